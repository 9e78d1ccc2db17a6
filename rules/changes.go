package rules

import (
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Named changes: how a procedure writes the state where no event happens. Each says what
// it wrote, so that what was read from it is read anew.

// SetTable writes a slot of the table: who goes first, the phase, the game's own.
func (k *Kernel) SetTable(slot int, v int32) {
	switch t := &k.State.Table[slot]; {
	case *t == v:
	case slot >= state.TableGame:
		*t = v
		k.Wrote(board.FactTable)
	case slot == state.TablePhase:
		*t = v
		k.Wrote(board.FactPhase)
	default:
		*t = v
		k.Wrote(board.FactTurn)
	}
}

// GoesFirst notes who takes the first turn.
func (k *Kernel) GoesFirst(s state.Seat) {
	k.SetTable(state.TableFirst, int32(s))
	k.SetTable(state.TableTurn, int32(s))
}

// PlanTurn adds a turn to the natural order, or takes one from it.
func (k *Kernel) PlanTurn(t state.TurnPlan) {
	k.State.Turns = append(k.State.Turns, t)
	k.Wrote(board.FactTurn)
}

// ForgetTurns drops what was planned besides the natural order. [Buddyfight change.3]
func (k *Kernel) ForgetTurns() {
	k.State.Turns = k.State.Turns[:0]
	k.Wrote(board.FactTurn)
}

// SetMaster gives a card to a player who plays it: what he plays is his. [FF-TCG 6.2.3]
func (k *Kernel) SetMaster(r state.Ref, s state.Seat) {
	if c := k.State.Card(r); c.Master != s {
		c.Master = s
		k.Touched(k.State.Card(r).At)
		k.Wrote(board.FactMarks)
	}
}

// SetRest turns a card that has just come, before anybody can see it otherwise.
func (k *Kernel) SetRest(r state.Ref, rest bool) {
	k.State.Card(r).Rest = rest
	k.Touched(k.State.Card(r).At)
	k.Wrote(board.FactRest)
}

// SetDamage writes the damage marked on a card: for Game.Damage and Game.Perform.
func (k *Kernel) SetDamage(r state.Ref, n int32) {
	if c := k.State.Card(r); c.Damage != n {
		c.Damage = n
		k.Touched(k.State.Card(r).At)
		k.Wrote(board.FactDamage)
	}
}

// SetFlags sets marks of the game on a card.
func (k *Kernel) SetFlags(r state.Ref, marks uint32) {
	k.State.Card(r).Flags |= marks
	k.Touched(k.State.Card(r).At)
	k.Wrote(board.FactMarks | board.FactTexts | board.FactStatics)
}

// SetSeen lets everybody know a card of which the rules say that all do.
func (k *Kernel) SetSeen(r state.Ref) {
	k.State.Card(r).Seen = state.All
	k.Wrote(k.Sighted(r.ID))
}

// Owe keeps a play for when the present resolution has ended; TakeOwed takes the n-th
// out. [FF-TCG 11.3.11, 11.4.1.1]
func (k *Kernel) Owe(f state.Frame) {
	k.State.Owed = append(k.State.Owed, f)
	k.Wrote(board.FactWaiting)
}

// TakeOwed takes the n-th play out that Owe keeps.
func (k *Kernel) TakeOwed(n int) state.Frame {
	f := k.State.Owed[n]
	k.State.Owed = slices.Delete(k.State.Owed, n, n+1)
	k.Wrote(board.FactWaiting)
	return f
}

// Engage says anew who attacks what in an attack in progress. The lists are not edited
// any more.
func (k *Kernel) Engage(b *state.Battle, by, at []state.Ref) {
	b.Attackers, b.Targets = by, at
	k.Wrote(board.FactBattles)
}

// SetStage says how far an attack in progress has come, in the game's own count.
func (k *Kernel) SetStage(b *state.Battle, stage int8) {
	b.Stage = stage
	k.Wrote(board.FactBattles)
}

// LayOnTop puts a card on top of the ordered zone that it lies in.
func (k *Kernel) LayOnTop(r state.Ref) {
	at := k.State.Card(r).At
	list := k.State.List(at.Zone, at.Of)
	if i := slices.Index(list, r.ID); i > 0 {
		copy(list[1:i+1], list[:i])
		list[0] = r.ID
	}
	k.Wrote(board.FactPlaces)
}

// Link lets a card lie under what another has become by moving.
func (k *Kernel) Link(r, host state.Ref) {
	k.State.Card(r).Host = host
	k.Touched(k.State.Card(r).At)
	k.Wrote(board.FactLinks)
}

// Strip takes every counter off an object, and ends the stored effects for which ends says
// so; it may change the one it is handed.
func (k *Kernel) Strip(r state.Ref, ends func(*state.Mod) bool) {
	s := k.State
	if n := len(s.Counters); n > 0 {
		if s.Counters = slices.DeleteFunc(s.Counters, func(c state.Counter) bool { return c.On == r }); len(s.Counters) < n {
			k.Wrote(board.FactCounters)
		}
	}
	if len(s.Mods) == 0 {
		return
	}
	kept := s.Mods[:0]
	for _, m := range s.Mods {
		if !ends(&m) {
			kept = append(kept, m)
		}
	}
	clear(s.Mods[len(kept):])
	s.Mods = kept
	k.Wrote(board.FactEffects)
}

// Lay puts a card face up or face down where it lies, before the match has begun.
func (k *Kernel) Lay(r state.Ref, up bool) {
	k.State.Card(r).FaceDown = !up
	k.Wrote(board.FactSeen | k.Sighted(r.ID))
}
