package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// NextTurn is whose turn comes: the newest turn that was added, else that of the seat
// whose turn it is not; where it is skipped, the other's. What was added or taken away
// is used up. [SVE 5.26.2.1, 5.28.1.1]
func (w Changes) NextTurn() state.Seat {
	next := w.on.NonTurn()
	if i := w.newest(func(t state.TurnPlan) bool { return !t.Skip }); i >= 0 {
		next = w.on.State.Turns[i].Seat
		w.on.State.Turns = slices.Delete(w.on.State.Turns, i, i+1)
	}
	for {
		i := w.newest(func(t state.TurnPlan) bool { return t.Skip && t.Seat == next })
		if i < 0 {
			return next
		}
		w.on.State.Turns = slices.Delete(w.on.State.Turns, i, i+1)
		next = next.Other()
	}
}

// newest finds the last plan of a kind; -1: there is none.
func (w Changes) newest(is func(state.TurnPlan) bool) int {
	for i := len(w.on.State.Turns) - 1; i >= 0; i-- {
		if is(w.on.State.Turns[i]) {
			return i
		}
	}
	return -1
}

// BeginTurn makes a seat the turn player, counts the turn and tells of it. What lasted
// until the start of this turn has ended before.
func (k *Kernel) BeginTurn(next state.Seat) {
	t := &k.State.Table
	t[state.TableTurn], t[state.TableTurnStart] = int32(next), int32(k.State.Now)
	t[state.TableTurnNo]++
	k.Wrote(board.FactTurn)
	k.Store(next, ability.ElapsedTurns, k.Stored(next, ability.ElapsedTurns)+1)
	k.expire(func(u state.Until) bool {
		return u.What == ability.StartOfTurn && u.Of == next && u.Turn < t[state.TableTurnNo]
	})
	k.Do(state.Event{Verb: state.TurnBegan, Seat: next, N: t[state.TableTurnNo]})
}

// PhaseBegan is the event of the beginning of a phase of this turn, or of the turn itself.
func PhaseBegan(b *board.Board, p ability.Phase) state.Event {
	return state.Event{Verb: ability.PhaseBegan, Seat: b.Turn(), Slot: int32(p)}
}

// PhaseEnded is the event of the end of a phase of this turn, of the turn itself, or of a
// battle in it.
func PhaseEnded(b *board.Board, p ability.Phase) state.Event {
	return state.Event{Verb: ability.PhaseEnded, Seat: b.Turn(), Slot: int32(p)}
}
