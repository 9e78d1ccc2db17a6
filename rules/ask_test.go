package rules

import (
	"testing"

	"gotaku/rules/board"
	"gotaku/rules/state"
)

// secrets answers both with both, and asks each seat again at most once.
type secrets struct {
	Outside
	both  [2]state.Answer
	again map[state.Seat]state.Answer
	asked []state.Seat
}

func (o *secrets) Both(*Kernel, [2]*Decision) [2]state.Answer { return o.both }

func (o *secrets) Answer(_ *Kernel, d *Decision) state.Answer {
	o.asked = append(o.asked, d.Seat)
	return o.again[d.Seat]
}

// TestAskBothAgain: of two secret answers only the refused one is asked for again.
func TestAskBothAgain(t *testing.T) {
	r := &Rules{Book: new(board.Book)}
	r.why = reasonsOf(r.Book)
	number := func(n int32) state.Answer { return state.Answer{N: []int32{n}} }
	o := &secrets{both: [2]state.Answer{number(1), number(7)}, again: map[state.Seat]state.Answer{1: number(2)}}
	k := NewKernel(r, &state.State{Cards: make([]state.Card, 1)}, o)
	ask := func(s state.Seat) Decision { return Decision{Seat: s, Kind: Number, Max: 2} }
	a, b := k.AskBoth(ask(0), ask(1))
	if a.N[0] != 1 || b.N[0] != 2 {
		t.Errorf("the answers are %v and %v", a.N, b.N)
	}
	if len(o.asked) != 1 || o.asked[0] != 1 {
		t.Errorf("asked again: %v", o.asked)
	}
}

// TestAskBothOpens: answers that are no cards are told of when both are in; cards are not.
func TestAskBothOpens(t *testing.T) {
	r := &Rules{Book: new(board.Book)}
	r.why = reasonsOf(r.Book)
	hand := func(it state.Item) state.Answer { return state.Answer{Pick: []state.Item{it}} }
	for n, both := range [][2]state.Answer{{hand(state.Item{N: 2}), hand(state.Item{N: 1})}, {hand(state.Item{Card: 1}), hand(state.Item{Card: 1})}} {
		k := NewKernel(r, &state.State{Cards: make([]state.Card, 2)}, &secrets{both: both})
		var told []state.Event
		k.Begin(nil, k.State, 0, k.out, func(e *state.Event) { told = append(told, *e) })
		ask := func(s state.Seat) Decision {
			return Decision{Seat: s, Kind: Choose, Min: 1, Max: 1, Items: []state.Item{{N: 1}, {N: 2}, {Card: 1}}, Ask: Prompt{Key: "hands"}}
		}
		k.AskBoth(ask(0), ask(1))
		switch {
		case n == 1 && len(told) > 0:
			t.Errorf("chosen cards are told of: %+v", told)
		case n == 0 && (len(told) != 2 || told[0].Seat != 0 || told[0].N != 2 || told[1].Seat != 1 || told[1].N != 1 || told[0].Name != "hands" || told[0].Verb != state.Opened):
			t.Errorf("told %+v", told)
		}
	}
}

// TestNames: what left is remembered as long as anything that lasts speaks of it.
func TestNames(t *testing.T) {
	r := state.Ref{ID: 3, Inc: 2}
	bound := []state.Binding{{Slot: 1, Refs: []state.Ref{r}}}
	for name, s := range map[string]state.State{
		"source of what waits":    {Waiting: []state.Frame{{Src: state.Source{Card: r}}}},
		"bound by what waits":     {Waiting: []state.Frame{{Bound: bound}}},
		"what set it off became":  {Waiting: []state.Frame{{Cause: state.Event{New: r}}}},
		"being played":            {Stack: []state.Frame{{Card: r}}},
		"to be played":            {Owed: []state.Frame{{With: r}}},
		"bound by a later effect": {Delayed: []state.Delayed{{Bound: bound}}},
		"bound by an effect":      {Mods: []state.Mod{{Bound: bound}}},
		"in an attack":            {Battles: []state.Battle{{Targets: []state.Ref{r}}}},
		"a doer of an event":      {Happened: []state.Event{{By: []state.Ref{r}}}},
		"source of an event":      {Happened: []state.Event{{Src: state.Source{Card: r}}}},
	} {
		b := board.New(&board.Book{}, &s)
		s.Past = []state.Past{{Ref: r}, {Ref: state.Ref{ID: 4}}}
		b.Wrote(board.FactAll)
		if (Changes{b}).forgetPast(); len(s.Past) != 1 || s.Past[0].Ref != r {
			t.Errorf("%s: %d objects are remembered", name, len(s.Past))
		}
	}
}
