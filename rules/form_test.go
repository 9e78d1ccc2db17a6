package rules

import (
	"testing"

	"gotaku/rules/ability"
)

// TestAnswersSayOnlyWhatWasAsked: to each kind of question, whatever else an answer says
// is refused, before anything is done with it.
func TestAnswersSayOnlyWhatWasAsked(t *testing.T) {
	r := &Rules{Book: new(Book)}
	r.why = reasonsOf(r.Book)
	k := NewKernel(r, &State{Cards: make([]Card, 4)}, nil)
	asks := map[Kind]struct {
		d Decision
		a Answer
	}{
		Choose: {Decision{Max: 1, Items: []Item{{Card: 1}, {Card: 2}}}, Answer{Pick: []Item{{Card: 1}}}},
		YesNo:  {Decision{}, Answer{N: []int32{1}}},
		Number: {Decision{Max: 3}, Answer{N: []int32{2}}},
		Split:  {Decision{Max: 3, Items: []Item{{Card: 1}, {Card: 2}}}, Answer{N: []int32{1, 2}}},
		ByHand: {Decision{}, Answer{}},
	}
	more := map[string]func(a *Answer){
		"an act":                 func(a *Answer) { a.Act.Verb = EndPhase },
		"a card of an act":       func(a *Answer) { a.Act.Card = 1 },
		"a number of an act":     func(a *Answer) { a.Act.N = 1 },
		"an ability":             func(a *Answer) { a.Act.Ability.N = 1 },
		"a card of nowhere":      func(a *Answer) { a.Act.Target = 4 },
		"a card below nothing":   func(a *Answer) { a.Act.Card = -1 },
		"a choice":               func(a *Answer) { a.Pick = append(a.Pick, Item{Card: 3}) },
		"what a choice has not":  func(a *Answer) { a.Pick = append(a.Pick, Item{Card: 2, Face: 1}) },
		"a number":               func(a *Answer) { a.N = append(a.N, 1) },
		"many numbers":           func(a *Answer) { a.N = make([]int32, 5000) },
		"a payment":              func(a *Answer) { a.Plan = []Payment{{Card: 2}} },
		"a payment from nowhere": func(a *Answer) { a.Plan = []Payment{{Card: 29999}} },
		"an operation":           func(a *Answer) { a.Hand = &HandOp{Verb: ability.Drew} },
	}
	for kind, q := range asks {
		q.d.Kind = kind
		if why := q.d.Check(k, NoEyes, q.a); why != nil {
			t.Errorf("kind %d: the plain answer is refused: %v", kind, why)
		}
		for what, add := range more {
			if kind == ByHand && what == "an operation" {
				continue
			}
			a := q.a
			if add(&a); q.d.Check(k, NoEyes, a) == nil {
				t.Errorf("kind %d: %s more is taken", kind, what)
			}
		}
	}
}
