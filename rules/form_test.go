package rules

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// TestAnswersSayOnlyWhatWasAsked: to each kind of question, whatever else an answer says
// is refused, before anything is done with it.
func TestAnswersSayOnlyWhatWasAsked(t *testing.T) {
	r := &Rules{Book: new(board.Book)}
	r.why = reasonsOf(r.Book)
	k := NewKernel(r, &state.State{Cards: make([]state.Card, 4)}, nil)
	asks := map[Kind]struct {
		d Decision
		a state.Answer
	}{
		Choose: {Decision{Max: 1, Items: []state.Item{{Card: 1}, {Card: 2}}}, state.Answer{Pick: []state.Item{{Card: 1}}}},
		YesNo:  {Decision{}, state.Answer{N: []int32{1}}},
		Number: {Decision{Max: 3}, state.Answer{N: []int32{2}}},
		Split:  {Decision{Max: 3, Items: []state.Item{{Card: 1}, {Card: 2}}}, state.Answer{N: []int32{1, 2}}},
		ByHand: {Decision{}, state.Answer{}},
	}
	more := map[string]func(a *state.Answer){
		"an act":                 func(a *state.Answer) { a.Act.Verb = state.EndPhase },
		"a card of an act":       func(a *state.Answer) { a.Act.Card = 1 },
		"a number of an act":     func(a *state.Answer) { a.Act.N = 1 },
		"an ability":             func(a *state.Answer) { a.Act.Ability.N = 1 },
		"a card of nowhere":      func(a *state.Answer) { a.Act.Target = 4 },
		"a card below nothing":   func(a *state.Answer) { a.Act.Card = -1 },
		"a choice":               func(a *state.Answer) { a.Pick = append(a.Pick, state.Item{Card: 3}) },
		"what a choice has not":  func(a *state.Answer) { a.Pick = append(a.Pick, state.Item{Card: 2, Face: 1}) },
		"a number":               func(a *state.Answer) { a.N = append(a.N, 1) },
		"many numbers":           func(a *state.Answer) { a.N = make([]int32, 5000) },
		"a payment":              func(a *state.Answer) { a.Plan = []state.Payment{{Card: 2}} },
		"a payment from nowhere": func(a *state.Answer) { a.Plan = []state.Payment{{Card: 29999}} },
		"an operation":           func(a *state.Answer) { a.Hand = &state.HandOp{Verb: ability.Drew} },
	}
	for kind, q := range asks {
		q.d.Kind = kind
		if why := q.d.Check(k, state.NoEyes, q.a); why != nil {
			t.Errorf("kind %d: the plain answer is refused: %v", kind, why)
		}
		for what, add := range more {
			if kind == ByHand && what == "an operation" {
				continue
			}
			a := q.a
			if add(&a); q.d.Check(k, state.NoEyes, a) == nil {
				t.Errorf("kind %d: %s more is taken", kind, what)
			}
		}
	}
}
