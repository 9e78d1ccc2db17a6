package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// "It" and "its" of one sentence, where two things were met, are one of the one and one of the other: if its cost is equal to or less than
// its cost, break it. Nobody compares a thing with itself, or sets a number to what it is.

// ofSelf tells whether an ability compares a thing with itself, or does to a thing as much as a number of it says where another one was
// met, whose number may be meant as well.
func ofSelf(a *ability.Ability) (found bool) {
	met := meetsAnother(a)
	for _, c := range [...]*ability.Cond{a.If, a.Needs, a.Gate} {
		found = found || c != nil && comparesItself(c)
	}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.If:
			found = found || comparesItself(&e.Cond)
		case *ability.Damage:
			found = found || met && numberOfIt(&e.N, e.To.Ref)
		case *ability.Change:
			same := numberOfIt(&e.N, e.What.Ref) && e.N.Stat == e.Stat
			found = found || same && (met || e.Op == ability.Set)
		}
	})
	return found
}

// eachCountsBoth tells whether each player does something so often as both of them did.
func eachCountsBoth(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		each, is := e.(*ability.EachOf)
		found = found || is && takesTurns(each.What.Who) && countsBoth(reflect.ValueOf(each.Do))
	})
	return found
}

// countsBoth tells whether what each player does is done so often as something was moved, and nothing says that only what that player
// moved is counted: each player discards their hand, then draws that many.
func countsBoth(v reflect.Value) (found bool) {
	if n, is := Is[ability.Amount](v); is && n.Op == ability.NumberIn && (n.Of == nil || n.Of.Who.Side != ability.That) {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || countsBoth(f) })
	return found
}

// meetsAnother tells whether something else than what is chosen is met that may be called it: what an ability waits for, what is made,
// turned up, discarded, or put somewhere from a deck.
func meetsAnother(a *ability.Ability) (met bool) {
	met = slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Subj != nil && e.Subj.Ref != ThisRef })
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Move: // discard a card. Deal it damage equal to its cost: to what was chosen before
			met = met || e.What.Sel != nil && (e.How == ability.Discard || ofDeck(&e.What.Sel.Of))
		case *ability.Make:
			met = true
		case *ability.Look:
			met = met || e.N != nil && Equal(*e.N, ability.N(1))
		}
	})
	return met
}

// comparesItself tells whether a condition compares a number of something with the same number of it.
func comparesItself(c *ability.Cond) bool {
	if c.Op == ability.Compare && c.L.Op == ability.StatOf && c.L.Ref.Kind == ability.Slot && Equal(c.L, c.R) {
		return true
	}
	return slices.ContainsFunc(c.Args, func(a ability.Cond) bool { return comparesItself(&a) })
}

// numberOfIt tells whether an amount is a number of what a reference to something bound means.
func numberOfIt(n *ability.Amount, of ability.Ref) bool {
	return n.Op == ability.StatOf && n.Of == nil && of.Kind == ability.Slot && n.Ref == of
}
