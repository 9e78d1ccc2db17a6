package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Awaits says whether some text of the pool may be used before something happens, so that players
// are asked then: all machines know that of each other.
func (r *Book) Awaits() bool { return r.awaits }

// Await says that e is about to happen, until Awaited.
func Await(b *Board, e state.Event) {
	b.awaited = append(b.awaited, e)
	b.Wrote(FactHistory)
}

// Awaited says that nobody acts any more before the last that was about to happen.
func Awaited(b *Board) {
	b.awaited = b.awaited[:len(b.awaited)-1]
	b.Wrote(FactHistory)
}

// Awaiting is the number of what is about to happen; 0: nothing is.
func Awaiting(b *Board) int32 {
	if n := len(b.awaited); n > 0 {
		return b.awaited[n-1].Due()
	}
	return 0
}

// aboutTo counts what is about to happen and would be one: one thing at most is.
func (x *Text) aboutTo(oe *ability.Event) int32 {
	if n := len(x.B.awaited); n > 0 && x.Happens(oe, &x.B.awaited[n-1], Before) {
		return 1
	}
	return 0
}

// livesOut says whether e, whatever else bears on it, would bring the life of a player to 0.
func livesOut(b *Board, e *state.Event) bool {
	now := b.State.Num[e.Seat&1][ability.PlayerLife.Slot()]
	switch {
	case now <= 0:
		return false
	case e.Verb == ability.DealtDamage:
		return e.Card == (state.Ref{}) && e.N >= now
	case ability.Stat(e.Slot) != ability.PlayerLife:
		return false
	case e.Verb == state.NumberChanged:
		return now+e.N <= 0
	}
	return e.Verb == state.NumberSet && e.N <= 0
}
