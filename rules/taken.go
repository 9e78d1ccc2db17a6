package rules

import (
	"slices"

	"gotaku/rules/state"
)

// plenty is more answers than anybody could try.
const plenty = 1 << 20

// take notes the answer a to d.
func take(s *state.State, d *Decision, a state.Answer) state.Taken {
	t := state.Taken{Seat: d.Seat, Kind: uint8(d.Kind), Key: d.Ask.Key, Act: a.Act, N: slices.Clone(a.N), Plan: slices.Clone(a.Plan), Ways: d.ways(a)}
	at := func(id state.CardID) state.CardID { return state.CardID(s.PlaceOf(id)) }
	t.Act.Card, t.Act.Target = at(a.Act.Card), at(a.Act.Target)
	for i := range t.Plan {
		t.Plan[i].Card = at(t.Plan[i].Card)
	}
	for _, it := range a.Pick {
		t.Pick = append(t.Pick, int32(slices.Index(d.Items, it)))
	}
	if !d.Ordered {
		slices.Sort(t.Pick)
	}
	return t
}

// retake is t as an answer to d, if d asks the same.
func retake(s *state.State, t *state.Taken, d *Decision) (state.Answer, bool) {
	a := state.Answer{Act: t.Act, N: slices.Clone(t.N), Plan: slices.Clone(t.Plan)}
	if t.Seat != d.Seat || t.Kind != uint8(d.Kind) || t.Key != d.Ask.Key {
		return a, false
	}
	if d.Kind == Acting || d.Kind == Pay {
		a.Act.Card, a.Act.Target = s.Lying(t.Act.Card), s.Lying(t.Act.Target)
		for i := range a.Plan {
			a.Plan[i].Card = s.Lying(a.Plan[i].Card)
		}
	}
	for _, i := range t.Pick {
		if i < 0 || int(i) >= len(d.Items) {
			return a, false
		}
		a.Pick = append(a.Pick, d.Items[i])
	}
	return a, true
}

// ways counts the answers to d that public facts surely leave when a was one.
func (d *Decision) ways(a state.Answer) int {
	switch d.Kind {
	case Acting:
		if a.Act.Verb != state.Pass {
			return plenty // passing is left
		}
	case YesNo:
		return 2
	case Number:
		return int(d.Max-d.Min) + 1
	case Split:
		return choose(int(d.Max/d.Unit())-1, len(d.Items)-1)
	case Choose:
		least := int(d.Least())
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
func (d *Decision) loops(a state.Answer) bool {
	return slices.ContainsFunc(d.Looped, func(o state.Answer) bool {
		if o.Act != a.Act || !slices.Equal(o.N, a.N) || !slices.Equal(o.Plan, a.Plan) || len(o.Pick) != len(a.Pick) {
			return false
		}
		if d.Ordered {
			return slices.Equal(o.Pick, a.Pick)
		}
		return !slices.ContainsFunc(a.Pick, func(it state.Item) bool { return !slices.Contains(o.Pick, it) })
	})
}
