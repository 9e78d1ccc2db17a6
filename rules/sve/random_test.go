package sve_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/sve"
)

// plainPool is a pool of followers that only fight, and a leader.
func plainPool(t testing.TB) *rules.Pool {
	mk := func(id, name string, kinds ability.Kinds, cost, atk, life int32) rules.Def {
		s := rules.Side{Name: name, Kinds: kinds}
		s.Num.Set(ability.CostStat, cost)
		s.Num.Set(ability.Attack, atk)
		s.Num.Set(ability.LifeStat, life)
		return rules.Def{ID: id, Number: id, Sides: []rules.Side{s}}
	}
	defs := []rules.Def{{ID: "L", Sides: []rules.Side{{Name: "L", Kinds: ability.Leader}}}}
	for i := int32(0); i < 17; i++ {
		defs = append(defs, mk(string(rune('a'+i)), string(rune('a'+i)), ability.Follower, 1+i%6, 1+i%5, 1+i%6))
	}
	p, err := rules.NewPool(defs)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

type randomPolicy struct{ r rules.Rand }

func (p *randomPolicy) Choose(k *rules.Kernel, d *rules.Decision) rules.Answer {
	eyes := rules.EyesOf(d.Seat)
	switch d.Kind {
	case rules.Acting:
		acts := d.Acts(k, eyes, nil)
		return rules.Answer{Act: acts[p.r.N(len(acts))]}
	case rules.Choose:
		var part []rules.Item
		n := int(d.Min) + p.r.N(int(d.Max-d.Min)+1)
		for len(part) < n {
			next := d.Next(k, eyes, part, nil)
			if len(next) == 0 {
				break
			}
			part = append(part, next[p.r.N(len(next))])
		}
		return rules.Answer{Pick: part}
	case rules.YesNo:
		return rules.Answer{N: []int32{int32(p.r.N(2))}}
	case rules.Number:
		return rules.Answer{N: []int32{d.Min + int32(p.r.N(int(d.Max-d.Min)+1))}}
	case rules.Split:
		n := make([]int32, len(d.Items))
		for i := range n {
			n[i] = 1
		}
		for left := d.Max - int32(len(n)); left > 0; left-- {
			n[p.r.N(len(n))]++
		}
		return rules.Answer{N: n}
	}
	return rules.Answer{}
}

func TestPlainRandom(t *testing.T) {
	pool := plainPool(t)
	r, err := rules.NewRules(sve.Game(), pool)
	if err != nil {
		t.Fatal(err)
	}
	var deck rules.DeckSetup
	deck.Leader = []rules.FaceID{1}
	for i := 0; i < 50; i++ {
		deck.Main = append(deck.Main, rules.FaceID(2+i%17))
	}
	setup := rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{deck, deck}}
	for seed := uint64(0); seed < 200; seed++ {
		s := rules.FirstState(r)
		tb := &rules.Table{K: s, Rand: rules.Mix(seed, 1), Policy: [2]rules.Policy{&randomPolicy{rules.Mix(seed, 2)}, &randomPolicy{rules.Mix(seed, 3)}}}
		res := rules.Play(&setup, s, tb)
		if !res.Over {
			t.Fatal("not over")
		}
	}
}

func BenchmarkPlainRandom(b *testing.B) {
	pool := plainPool(b)
	r, _ := rules.NewRules(sve.Game(), pool)
	var deck rules.DeckSetup
	deck.Leader = []rules.FaceID{1}
	for i := 0; i < 50; i++ {
		deck.Main = append(deck.Main, rules.FaceID(2+i%17))
	}
	setup := rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{deck, deck}}
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		seed := uint64(i)
		s := rules.FirstState(r)
		tb := &rules.Table{K: s, Rand: rules.Mix(seed, 1), Policy: [2]rules.Policy{&randomPolicy{rules.Mix(seed, 2)}, &randomPolicy{rules.Mix(seed, 3)}}}
		rules.Play(&setup, s, tb)
	}
}
