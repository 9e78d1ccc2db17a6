package rules

import (
	"testing"

	"gotaku/rules/board"
)

// secrets answers both with both, and asks each seat again at most once.
type secrets struct {
	Outside
	both  [2]Answer
	again map[Seat]Answer
	asked []Seat
}

func (o *secrets) Both(*Kernel, [2]*Decision) [2]Answer { return o.both }

func (o *secrets) Answer(_ *Kernel, d *Decision) Answer {
	o.asked = append(o.asked, d.Seat)
	return o.again[d.Seat]
}

// TestAskBothAgain: of two secret answers only the refused one is asked for again.
func TestAskBothAgain(t *testing.T) {
	r := &Rules{Book: new(Book)}
	r.why = reasonsOf(r.Book)
	number := func(n int32) Answer { return Answer{N: []int32{n}} }
	o := &secrets{both: [2]Answer{number(1), number(7)}, again: map[Seat]Answer{1: number(2)}}
	k := NewKernel(r, &State{Cards: make([]Card, 1)}, o)
	ask := func(s Seat) Decision { return Decision{Seat: s, Kind: Number, Max: 2} }
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
	r := &Rules{Book: new(Book)}
	r.why = reasonsOf(r.Book)
	hand := func(it Item) Answer { return Answer{Pick: []Item{it}} }
	for n, both := range [][2]Answer{{hand(Item{N: 2}), hand(Item{N: 1})}, {hand(Item{Card: 1}), hand(Item{Card: 1})}} {
		k := NewKernel(r, &State{Cards: make([]Card, 2)}, &secrets{both: both})
		var told []Event
		k.Begin(nil, k.State, 0, k.out, func(e *Event) { told = append(told, *e) })
		ask := func(s Seat) Decision {
			return Decision{Seat: s, Kind: Choose, Min: 1, Max: 1, Items: []Item{{N: 1}, {N: 2}, {Card: 1}}, Ask: Prompt{Key: "hands"}}
		}
		k.AskBoth(ask(0), ask(1))
		switch {
		case n == 1 && len(told) > 0:
			t.Errorf("chosen cards are told of: %+v", told)
		case n == 0 && (len(told) != 2 || told[0].Seat != 0 || told[0].N != 2 || told[1].Seat != 1 || told[1].N != 1 || told[0].Name != "hands" || told[0].Verb != Opened):
			t.Errorf("told %+v", told)
		}
	}
}

// TestNames: what left is remembered as long as anything that lasts speaks of it.
func TestNames(t *testing.T) {
	r := Ref{ID: 3, Inc: 2}
	bound := []Binding{{Slot: 1, Refs: []Ref{r}}}
	for name, s := range map[string]State{
		"source of what waits":    {Waiting: []Frame{{Src: Source{Card: r}}}},
		"bound by what waits":     {Waiting: []Frame{{Bound: bound}}},
		"what set it off became":  {Waiting: []Frame{{Cause: Event{New: r}}}},
		"being played":            {Stack: []Frame{{Card: r}}},
		"to be played":            {Owed: []Frame{{With: r}}},
		"bound by a later effect": {Delayed: []Delayed{{Bound: bound}}},
		"bound by an effect":      {Mods: []Mod{{Bound: bound}}},
		"in an attack":            {Battles: []Battle{{Targets: []Ref{r}}}},
		"a doer of an event":      {Happened: []Event{{By: []Ref{r}}}},
		"source of an event":      {Happened: []Event{{Src: Source{Card: r}}}},
	} {
		k := &Kernel{Board: board.New(nil, &s)}
		s.Past = []Past{{Ref: r}, {Ref: Ref{ID: 4}}}
		k.Wrote(FactAll)
		if k.forgetPast(); len(s.Past) != 1 || s.Past[0].Ref != r {
			t.Errorf("%s: %d objects are remembered", name, len(s.Past))
		}
	}
}
