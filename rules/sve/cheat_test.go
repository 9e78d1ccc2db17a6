package sve_test

import (
	"math"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestNonsenseIsRefused feeds inputs bent out of shape: each is refused or is
// legal, none breaks the match, and a refused one changes nothing.
func TestNonsenseIsRefused(t *testing.T) {
	refused := 0
	for seed := range sessiontest.Seeds(20) {
		m := match.New(starters(t, seed), state.All)
		r := rules.Mix(seed, 31)
		p := &bot.Random{Rand: rules.Mix(seed, 32)}
		for m.Pending() != nil && len(m.Inputs()) < 400 {
			in := sessiontest.Chance(m, seed)
			if in == nil {
				a := sessiontest.Answers(m, p, &r)
				in = &a
			}
			bent := *in
			bend(&bent, &r, len(m.State().Cards))
			before, n := m.Hash(state.NoEyes), len(m.Inputs())
			if err := m.Feed(bent); err != nil {
				refused++
				if m.Hash(state.NoEyes) != before || len(m.Inputs()) != n {
					t.Fatalf("seed %d, input %d: %v, and yet the match changed", seed, n, err)
				}
			} else if len(m.Inputs()) > n {
				continue
			}
			if m.Broken() != nil {
				t.Fatalf("seed %d, input %d: %s", seed, n, match.Trace(m.Broken()))
			}
			if err := m.Feed(*in); err != nil {
				t.Fatalf("seed %d, input %d: %v", seed, n, err)
			}
		}
		m.Close()
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}

// bend changes something about an input.
func bend(in *state.Input, r *rules.Rand, cards int) {
	a := &in.Answers[0]
	odd := []int32{-1, 0, 1, 2, 255, 256, math.MaxInt32, math.MinInt32}
	n := odd[r.N(len(odd))]
	id := state.CardID(r.N(cards+4) - 2)
	switch r.N(10) {
	case 0:
		in.Kind = state.InputKind(r.N(9))
		if in.Kind == state.InConceded { // that is always legal
			in.Kind = 0
		}
	case 1:
		in.Seat = state.Seat(r.N(4) - 1)
	case 2:
		a.Act.N = n
	case 3:
		a.Act.Target = id
	case 4:
		a.Act.Card = id
	case 5:
		a.Act.Ability.N = int16(n)
	case 6:
		a.Pick = append(a.Pick[:len(a.Pick):len(a.Pick)], state.Item{Card: id, N: n})
	case 7:
		a.N = append(a.N[:len(a.N):len(a.N)], n)
	case 8:
		in.Faces = append(in.Faces[:len(in.Faces):len(in.Faces)], state.FaceID(n))
	case 9:
		in.IDs = append(in.IDs[:len(in.IDs):len(in.IDs)], id)
	}
}

// TestActsNameNothingElse: an act that names more than its verb uses is refused,
// and shows nothing.
func TestActsNameNothingElse(t *testing.T) {
	m := match.New(starters(t, 1), state.All)
	for len(m.Inputs()) < 4000 && m.Pending() != nil {
		if w := m.Pending(); w.Kind == state.InAnswer && w.D[0].Window == "main" {
			break
		}
		sessiontest.PlayOn(t, m, 1, len(m.Inputs())+1)
	}
	d := m.Pending().D[0]
	foe := m.State().List(m.Kernel().Zone(ability.Hand_), d.Seat.Other())
	peek := foe[0]
	seen := m.State().Cards[peek].Seen
	for _, act := range d.Acts(m.Kernel(), state.EyesOf(d.Seat), nil) {
		for _, bent := range []state.Act{{Verb: act.Verb, Card: act.Card, Ability: act.Ability, Target: peek}, {Verb: act.Verb, Card: act.Card, Ability: act.Ability, Target: act.Target, N: act.N | 256}} {
			if bent == act {
				continue
			}
			if err := m.Feed(state.Input{Kind: state.InAnswer, Seat: d.Seat, Answers: [2]state.Answer{{Act: bent}}}); err == nil {
				t.Fatalf("%+v is accepted", bent)
			}
		}
	}
	if m.State().Cards[peek].Seen != seen {
		t.Error("a refused act has shown a hidden card")
	}
}

func TestSplitCannotOverflow(t *testing.T) {
	d := &rules.Decision{Kind: rules.Split, Max: 3, Items: make([]state.Item, 3)}
	m := match.New(starters(t, 1), state.All)
	m.Pending()
	if d.Check(m.Kernel(), state.NoEyes, state.Answer{N: []int32{math.MaxInt32, math.MaxInt32, 5}}) == nil {
		t.Error("a division that overflows is accepted")
	}
	if why := d.Check(m.Kernel(), state.NoEyes, state.Answer{N: []int32{1, 1, 1}}); why != nil {
		t.Error(why)
	}
}
