package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// NextTurn is whose turn comes: the newest turn that was added, before the one that is due; else that one, which is the turn of
// the seat whose turn it is not, unless turns were added before it. What is skipped is followed by what comes next. What was added
// or taken away is used up. [SVE 5.26.1, 5.26.2.1, 5.28.1, 5.28.1.1]
func (w Changes) NextTurn() state.Seat {
	due := w.on.NonTurn()
	if t, was := w.planned(func(t state.TurnPlan) bool { return t.Due }); was {
		due = t.Seat
	}
	for {
		t, extra := w.planned(func(t state.TurnPlan) bool { return !t.Skip })
		next := due
		if extra {
			next = t.Seat
		}
		_, skipped := w.planned(func(t state.TurnPlan) bool { return t.Skip && t.Seat == next })
		switch {
		case !skipped && extra:
			w.PlanTurn(state.TurnPlan{Seat: due, Due: true})
			return next
		case !skipped:
			return next
		case !extra:
			due = due.Other()
		}
	}
}

// DueTurn plans whose turn it is that comes, but for turns that are added before it.
func (w Changes) DueTurn(s state.Seat) { w.PlanTurn(state.TurnPlan{Seat: s, Due: true}) }

// InExtraTurn says whether this turn was added: another is due still.
func InExtraTurn(b *board.Board) bool {
	return b.State.Table[state.TableTurnNo] > 0 && slices.ContainsFunc(b.State.Turns, func(t state.TurnPlan) bool { return t.Due })
}

// planned takes out the last plan of a kind, if there is one.
func (w Changes) planned(is func(state.TurnPlan) bool) (t state.TurnPlan, found bool) {
	for i := len(w.on.State.Turns) - 1; i >= 0; i-- {
		if t = w.on.State.Turns[i]; is(t) {
			w.on.State.Turns = slices.Delete(w.on.State.Turns, i, i+1)
			return t, true
		}
	}
	return t, false
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
