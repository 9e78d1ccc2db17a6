package rules

import "slices"

// taken is an answer by places instead of handles: in the same state it can be
// given again though cards and what waits have other numbers by then.
type taken struct {
	seat Seat
	kind Kind
	key  string
	act  Act       // Card and Target: places
	pick []int32   // places among the items, in order unless the order counts
	plan []Payment // Card: places
	n    []int32
	ways int    // how many answers public facts surely left; 1 where that is not known
	here uint64 // the state at the top of the round
	nth  int    // it was the answer after so many in that round
}

// plenty is more answers than anybody could try.
const plenty = 1 << 20

// take notes the answer a to d.
func take(k *Kernel, d *Decision, a Answer) taken {
	t := taken{seat: d.Seat, kind: d.Kind, key: d.Ask.Key, act: a.Act, n: slices.Clone(a.N), plan: slices.Clone(a.Plan), ways: d.ways(a)}
	if d.Kind == Acting || d.Kind == Pay {
		at := k.keys.Places(k.State)
		t.act.Card, t.act.Target = CardID(at[a.Act.Card]), CardID(at[a.Act.Target])
		for i := range t.plan {
			t.plan[i].Card = CardID(at[t.plan[i].Card])
		}
	}
	for _, it := range a.Pick {
		t.pick = append(t.pick, int32(slices.Index(d.Items, it)))
	}
	if !d.Ordered {
		slices.Sort(t.pick)
	}
	return t
}

func (t *taken) same(o *taken) bool {
	return t.seat == o.seat && t.kind == o.kind && t.key == o.key && t.act == o.act &&
		slices.Equal(t.pick, o.pick) && slices.Equal(t.plan, o.plan) && slices.Equal(t.n, o.n)
}

// answer is t as an answer to d, if d asks the same.
func (t *taken) answer(k *Kernel, d *Decision) (Answer, bool) {
	a := Answer{Act: t.act, N: slices.Clone(t.n), Plan: slices.Clone(t.plan)}
	if t.seat != d.Seat || t.kind != d.Kind || t.key != d.Ask.Key {
		return a, false
	}
	if d.Kind == Acting || d.Kind == Pay {
		a.Act.Card, a.Act.Target = k.State.Lying(t.act.Card), k.State.Lying(t.act.Target)
		for i := range a.Plan {
			a.Plan[i].Card = k.State.Lying(a.Plan[i].Card)
		}
	}
	for _, i := range t.pick {
		if i < 0 || int(i) >= len(d.Items) {
			return a, false
		}
		a.Pick = append(a.Pick, d.Items[i])
	}
	return a, true
}

// ways counts the answers to d that public facts surely leave when a was one.
func (d *Decision) ways(a Answer) int {
	switch d.Kind {
	case Acting:
		if a.Act.Verb != Pass {
			return plenty // passing is left
		}
	case YesNo:
		return 2
	case Number:
		return int(d.Max-d.Min) + 1
	case Split:
		return choose(int(d.Max)-1, len(d.Items)-1)
	case Choose:
		least := int(d.Min)
		if d.MayFail {
			least = 0
		}
		if d.Of != nil || d.Sum != nil || d.Distinct != 0 {
			if least == 0 && len(a.Pick) > 0 {
				return plenty // choosing nothing is left
			}
			return 1
		}
		n := 0
		for m := least; m <= min(int(d.Max), len(d.Items)) && n < plenty; m++ {
			ways := choose(len(d.Items), m)
			for i := 2; d.Ordered && i <= m; i++ {
				ways = min(ways*i, plenty)
			}
			n += ways
		}
		return min(n, plenty)
	}
	return 1
}

// choose is the number of ways to choose m of n, at most plenty.
func choose(n, m int) int {
	out := 1
	for i := 1; i <= min(m, n-m); i++ {
		if out = out * (n - i + 1) / i; out >= plenty {
			return plenty
		}
	}
	return out
}

// loops says whether a is one of the answers that go round a loop again.
func (d *Decision) loops(a Answer) bool {
	return slices.ContainsFunc(d.Looped, func(o Answer) bool {
		if o.Act != a.Act || !slices.Equal(o.N, a.N) || !slices.Equal(o.Plan, a.Plan) || len(o.Pick) != len(a.Pick) {
			return false
		}
		if d.Ordered {
			return slices.Equal(o.Pick, a.Pick)
		}
		return !slices.ContainsFunc(a.Pick, func(it Item) bool { return !slices.Contains(o.Pick, it) })
	})
}
