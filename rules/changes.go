package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Changes are the named changes: how a procedure writes the state where no event happens. Each
// says what it wrote, so that what was read from it is read anew. None can ask, tell or
// set anything off: they have the board and nothing else. A Kernel has them all.
type Changes struct{ on *board.Board }

// SetTable writes a slot of the table: who goes first, the phase, the game's own.
func (w Changes) SetTable(slot int, v int32) {
	switch t := &w.on.State.Table[slot]; {
	case *t == v:
	case slot >= state.TableGame:
		*t = v
		w.on.Wrote(board.FactTable)
	case slot == state.TablePhase:
		*t = v
		w.on.Wrote(board.FactPhase)
	default:
		*t = v
		w.on.Wrote(board.FactTurn)
	}
}

// GoesFirst notes who takes the first turn.
func (w Changes) GoesFirst(s state.Seat) {
	w.SetTable(state.TableFirst, int32(s))
	w.SetTable(state.TableTurn, int32(s))
}

// PlanTurn adds a turn to the natural order, or takes one from it.
func (w Changes) PlanTurn(t state.TurnPlan) {
	w.on.State.Turns = append(w.on.State.Turns, t)
	w.on.Wrote(board.FactTurn)
}

// ForgetTurns drops what was planned besides the natural order. [Buddyfight change.3]
func (w Changes) ForgetTurns() {
	w.on.State.Turns = w.on.State.Turns[:0]
	w.on.Wrote(board.FactTurn)
}

// SetMaster gives a card to a player who plays it: what he plays is his. [FF-TCG 6.2.3]
func (w Changes) SetMaster(r state.Ref, s state.Seat) {
	if c := w.on.State.Card(r); c.Master != s {
		c.Master = s
		w.on.Touched(r.ID, w.on.State.Card(r).At)
		w.on.Wrote(board.FactMarks | board.FactTexts | board.FactStatics) // whose its abilities are
	}
}

// Aged has a card have been where it lies, under its master, since before the turn began.
func (w Changes) Aged(r state.Ref) {
	c, began := w.on.State.Card(r), state.Stamp(w.on.State.Table[state.TableTurnStart])
	c.Since, c.Entered, c.Placed = min(c.Since, began), min(c.Entered, began), min(c.Placed, began)
	w.on.Touched(r.ID, c.At)
	w.on.Wrote(board.FactAll)
}

// SetRest turns a card that has just come, before anybody can see it otherwise.
func (w Changes) SetRest(r state.Ref, rest bool) {
	w.on.State.Card(r).Rest = rest
	w.on.Touched(r.ID, w.on.State.Card(r).At)
	w.on.Wrote(board.FactRest)
}

// Bear puts counters on a card that has just come with them, before anybody can see it without.
func (w Changes) Bear(r state.Ref, name string, n int32) {
	w.count(r, name, n)
	w.on.Touched(r.ID, w.on.State.Card(r).At)
	w.on.Wrote(board.FactCounters | board.FactMarks | board.FactTexts | board.FactStatics)
}

// SetDamage writes the damage marked on a card: for Game.Damage and Game.Perform.
func (w Changes) SetDamage(r state.Ref, n int32) {
	if c := w.on.State.Card(r); c.Damage != n {
		c.Damage = n
		w.on.Touched(r.ID, w.on.State.Card(r).At)
		w.on.Wrote(board.FactDamage)
	}
}

// HandPaid lets what its coming sets off of a card's own know what was paid as it was played. [SVE 10.6.2.2.2]
func (w Changes) HandPaid(f *state.Frame, came []state.Event) {
	for _, e := range came {
		for i := range w.on.State.Waiting {
			own := &w.on.State.Waiting[i]
			if own.Src.Card != e.New || own.Cause.New != e.New || own.Ability == (state.AbilityID{}) {
				continue
			}
			for _, b := range f.Bound {
				if b.Slot&state.PaidSlot != 0 {
					own.Bound = append(slices.Clip(own.Bound), b)
				}
			}
			w.on.Wrote(board.FactWaiting)
		}
	}
}

// SetFlags sets marks of the game on a card.
func (w Changes) SetFlags(r state.Ref, marks uint32) {
	w.on.State.Card(r).Flags |= marks
	w.on.Touched(r.ID, w.on.State.Card(r).At)
	w.on.Wrote(board.FactMarks | board.FactTexts | board.FactStatics)
}

// SetSeen lets everybody know a card of which the rules say that all do.
func (w Changes) SetSeen(r state.Ref) {
	w.on.State.Card(r).Seen = state.All
	w.on.Wrote(w.on.Sighted(r.ID))
}

// Owe keeps a play for when the present resolution has ended; TakeOwed takes the n-th
// out. [FF-TCG 11.3.11, 11.4.1.1]
func (w Changes) Owe(f state.Frame) {
	w.on.State.Owed = append(w.on.State.Owed, f)
	w.on.Wrote(board.FactWaiting)
}

// TakeOwed takes the n-th play out that Owe keeps.
func (w Changes) TakeOwed(n int) state.Frame {
	f := w.on.State.Owed[n]
	w.on.State.Owed = slices.Delete(w.on.State.Owed, n, n+1)
	w.on.Wrote(board.FactWaiting)
	return f
}

// AddToOwed adds to how the plays that are owed of some cards are done, and says how many those are.
func AddToOwed(k *Kernel, of []state.Ref, arg int32) (n int) {
	for i := range k.State.Owed {
		if f := &k.State.Owed[i]; slices.Contains(of, f.Card) {
			f.Arg |= arg
			n++
		}
	}
	return n
}

// Engage says anew who attacks what in an attack in progress. The lists are not edited
// any more.
func (w Changes) Engage(b *state.Battle, by, at []state.Ref) {
	b.Attackers, b.Targets = by, at
	w.on.Wrote(board.FactBattles)
}

// SetStage says how far an attack in progress has come, in the game's own count.
func (w Changes) SetStage(b *state.Battle, stage int8) {
	b.Stage = stage
	w.on.Wrote(board.FactBattles)
}

// LayOnTop puts a card on top of the ordered zone that it lies in.
func (w Changes) LayOnTop(r state.Ref) {
	at := w.on.State.Card(r).At
	list := w.on.State.List(at.Zone, at.Of)
	if i := slices.Index(list, r.ID); i > 0 {
		copy(list[1:i+1], list[:i])
		list[0] = r.ID
	}
	w.on.Wrote(board.FactPlaces)
}

// Link lets a card lie under what another has become by moving.
func (w Changes) Link(r, host state.Ref) {
	w.on.State.Card(r).Host = host
	w.on.Touched(r.ID, w.on.State.Card(r).At)
	w.on.Wrote(board.FactLinks)
}

// Strip takes every counter off an object, and ends the stored effects for which ends says
// so; it may change the one it is handed.
func (w Changes) Strip(r state.Ref, ends func(*state.Mod) bool) {
	s := w.on.State
	if n := len(s.Counters); n > 0 {
		if s.Counters = slices.DeleteFunc(s.Counters, func(c state.Counter) bool { return c.On == r }); len(s.Counters) < n {
			w.on.Wrote(board.FactCounters | board.FactMarks | board.FactTexts | board.FactStatics)
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
	w.on.Wrote(board.FactEffects)
}

// Lay puts a card face up or face down where it lies, before the match has begun.
func (w Changes) Lay(r state.Ref, up bool) {
	w.on.State.Card(r).FaceDown = !up
	w.on.Wrote(board.FactSeen | w.on.Sighted(r.ID))
}

// Tally adds n to a count and returns it.
func (w Changes) Tally(key string, s state.Seat, on state.Ref, n int32, until ability.Span) int32 {
	w.on.Wrote(board.FactTallies)
	if until == ability.SinceCheck {
		w.on.Wrote(board.FactLatches)
	}
	ts := w.on.State.Tallies
	for i := range ts {
		if t := &ts[i]; t.Seat == s && t.On == on && t.Key == key {
			t.N += n
			return t.N
		}
	}
	w.on.State.Tallies = append(ts, state.Tally{Key: key, Seat: s, On: on, N: n, Until: until})
	return n
}

// Drop forgets the counts of a key for objects that are no longer there.
func (w Changes) Drop(key string) {
	w.on.State.Tallies = slices.DeleteFunc(w.on.State.Tallies, func(t state.Tally) bool { return t.Key == key && !w.on.Here(t.On) })
	w.on.Wrote(board.FactTallies)
}
