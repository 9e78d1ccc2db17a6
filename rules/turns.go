package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// NextTurn is whose turn comes: the newest turn that was added, else that of the seat
// whose turn it is not; where it is skipped, the other's. What was added or taken away
// is used up. [SVE 5.26.2.1, 5.28.1.1]
func (k *Kernel) NextTurn() Seat {
	next := k.NonTurn()
	if i := k.newest(func(t TurnPlan) bool { return !t.Skip }); i >= 0 {
		next = k.State.Turns[i].Seat
		k.State.Turns = slices.Delete(k.State.Turns, i, i+1)
	}
	for {
		i := k.newest(func(t TurnPlan) bool { return t.Skip && t.Seat == next })
		if i < 0 {
			return next
		}
		k.State.Turns = slices.Delete(k.State.Turns, i, i+1)
		next = next.Other()
	}
}

// newest finds the last plan of a kind; -1: there is none.
func (k *Kernel) newest(is func(TurnPlan) bool) int {
	for i := len(k.State.Turns) - 1; i >= 0; i-- {
		if is(k.State.Turns[i]) {
			return i
		}
	}
	return -1
}

// BeginTurn makes a seat the turn player, counts the turn and tells of it. What lasted
// until the start of this turn has ended before.
func (k *Kernel) BeginTurn(next Seat) {
	t := &k.State.Table
	t[TableTurn], t[TableTurnStart] = int32(next), int32(k.State.Now)
	t[TableTurnNo]++
	k.Wrote(FactTurn)
	k.Store(next, ability.ElapsedTurns, k.Stored(next, ability.ElapsedTurns)+1)
	k.expire(func(u Until) bool {
		return u.What == ability.StartOfTurn && u.Of == next && u.Turn < t[TableTurnNo]
	})
	k.Do(Event{Verb: TurnBegan, Seat: next, N: t[TableTurnNo]})
}
