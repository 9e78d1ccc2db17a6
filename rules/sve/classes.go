package sve

import "gotaku/rules/ability"

// Chapter 13. Thresholds (combo, spellchain, overflow, necrocharge, sanguine) are
// conditions of the text; the kernel freezes those that are read as a text begins
// to resolve.

const stackCounter = "スタック"

func thisWhat() ability.What { return ability.What{Ref: this} }

// stackLeaves: while a stack counter is on it, one is removed instead of its
// leaving the field. [13.3.2.2, second ability]
var stackLeaves = ability.Ability{Kind: ability.Static, Marks: ability.Intrinsic, Do: []ability.Effect{&ability.Instead{
	Of: ability.Event{Verb: ability.Left, Subj: &ability.Filter{Ref: this}},
	If: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Ref: this, Name: stackCounter}, Cmp: ability.GE, R: ability.N(1)},
	Do: []ability.Effect{&ability.Mark{What: thisWhat(), Name: stackCounter, N: ability.N(1), Remove: true}},
}}}

// stackMoves: all its stack counters go to another own amulet with Stack.
// [13.3.2.2, third ability; reading: it costs nothing]
var stackMoves = ability.Ability{Kind: ability.Activated, Marks: ability.Intrinsic, Do: []ability.Effect{
	&ability.Select{Slot: 1, Sel: ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{
		Who: ability.Who{Side: ability.You}, Zone: []ability.Zone{ability.Field}, Kind: ability.Amulet,
		Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "stack"}},
		Rel: []ability.Rel{{Kind: ability.Other, Of: this}},
	}}},
	&ability.Mark{What: thisWhat(), Name: stackCounter, Remove: true, All: true, To: ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}},
}}

// stackEnters: a card with Stack comes with one stack counter. [13.3.2.2, first ability]
func stackEnters(b *B, e *event, next []event) []event {
	return append(next, event{Verb: ability.CounterPut, Card: e.New, Name: stackCounter, N: 1, Seat: e.To.Of})
}

// riteSpent: an amulet whose last stack counter paid for an earth rite goes to the
// cemetery at once. [13.3.3.2]
func riteSpent(b *B, e *event, next []event) []event {
	if !e.Cost || e.Name != stackCounter || !b.In(e.Card, ability.Field) || b.Counters(e.Card, stackCounter) > 0 {
		return next
	}
	return append(next, event{Verb: ability.Moved, Card: e.Card, To: b.Own(ability.Discards, e.Card), Cost: true, Seat: e.Seat, Src: e.Src})
}
