// Package bot has players that think: policies that answer decisions through the
// eyes of their seat, and know nothing those eyes may not know.
package bot

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Random answers with any legal answer, each step of it with equal chance. It is
// a rules.Policy; its zero value is ready.
type Random struct {
	Rand  rules.Rand
	acts  []state.Act
	items []state.Item
	all   []state.Payment // what may pay
	pays  []state.Payment // what may still pay
	plans []state.Payment // the plan being made
	picks []state.Item    // the choice being made
}

// manyNumbers bounds how far above the least a number is chosen.
const manyNumbers = 20

// Choose answers d.
func (r *Random) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	switch d.Kind {
	case rules.Acting:
		var a state.Act
		a, _, r.acts = d.Sample(k, state.EyesOf(d.Seat), &r.Rand, r.acts)
		return state.Answer{Act: a}
	case rules.Choose:
		return state.Answer{Pick: r.pick(k, d, nil)}
	case rules.YesNo:
		return state.Answer{N: []int32{int32(r.Rand.N(2))}}
	case rules.Number:
		return state.Answer{N: []int32{d.Min + int32(r.Rand.N(int(min(d.Max-d.Min, manyNumbers)+1)))}}
	case rules.Split:
		return state.Answer{N: r.split(d)}
	case rules.Pay:
		return state.Answer{Plan: r.plan(k, d)}
	}
	return state.Answer{}
}

// split gives each item one unit and throws the rest about.
func (r *Random) split(d *rules.Decision) []int32 {
	n := make([]int32, len(d.Items))
	for i := range n {
		n[i] = d.Unit()
	}
	for left := int(d.Max/d.Unit()) - len(n); left > 0 && len(n) > 0; left-- {
		n[r.Rand.N(len(n))] += d.Unit()
	}
	return n
}

// plan pays with sources taken at random, or as the game proposes.
func (r *Random) plan(k *rules.Kernel, d *rules.Decision) []state.Payment {
	e := state.EyesOf(d.Seat)
	r.all = d.Sources(k, e, r.all[:0])
	for range tries {
		sum := int32(0) // of what is paid so far: too little is no plan
		r.pays, r.plans = append(r.pays[:0], r.all...), r.plans[:0]
		for len(r.pays) > 0 {
			if len(r.plans) > 0 && sum >= d.Part.N && d.Check(k, e, state.Answer{Plan: r.plans}) == nil {
				return slices.Clone(r.plans)
			}
			p := r.pays[r.Rand.N(len(r.pays))]
			n, _ := d.Gives(k, e, p)
			r.plans, sum = append(r.plans, p), sum+n
			r.pays = slices.DeleteFunc(r.pays, func(q state.Payment) bool { return p.Card != 0 && q.Card == p.Card })
		}
	}
	plan, _ := d.Propose(k, e)
	return plan
}

// tries is how many random answers are built before one is searched for.
const tries = 8

// pick chooses items, those of begin first.
func (r *Random) pick(k *rules.Kernel, d *rules.Decision, begin []state.Item) []state.Item {
	e := state.EyesOf(d.Seat)
	for range tries {
		most := min(int(d.Max), len(d.Items))
		least := max(int(d.Min), len(begin))
		n := least
		if most > least {
			n += r.Rand.N(most - least + 1)
		}
		r.picks = append(r.picks[:0], begin...)
		for len(r.picks) < n {
			if r.items = d.Next(k, e, r.picks, r.items[:0]); len(r.items) == 0 {
				break
			}
			r.picks = append(r.picks, r.items[r.Rand.N(len(r.items))])
		}
		if d.Check(k, e, state.Answer{Pick: r.picks}) == nil {
			return slices.Clone(r.picks)
		}
	}
	left := searchNodes
	if out, ok := search(k, d, e, slices.Clone(begin), &left); ok {
		return out
	}
	return begin
}

// searchNodes bounds the search for a legal choice.
const searchNodes = 4000

// search finds a legal choice that begins with part.
func search(k *rules.Kernel, d *rules.Decision, e state.Eyes, part []state.Item, left *int) ([]state.Item, bool) {
	if *left--; *left < 0 {
		return nil, false
	}
	if d.Check(k, e, state.Answer{Pick: part}) == nil {
		return part, true
	}
	for _, it := range d.Next(k, e, part, nil) {
		if out, ok := search(k, d, e, append(slices.Clip(part), it), left); ok {
			return out, true
		}
	}
	return nil, false
}

// Playout plays a match of two random players to its end, with chance and answers
// from seed. The set-up knows every face.
func Playout(s *rules.Setup, seed uint64) rules.Result {
	first := match.FirstState(s.Rules)
	players := [2]match.Policy{&Random{Rand: rules.Mix(seed, 1)}, &Random{Rand: rules.Mix(seed, 2)}}
	return match.Play(s, first, &match.Table{K: first, Rand: rules.Mix(seed, 0), Policy: players})
}
