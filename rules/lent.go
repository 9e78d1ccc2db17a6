package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What is moved for a time: a card that another player controls until the end of the turn, or that is out of the game for
// as long as something holds. A stored effect remembers it, and once its time is over the card goes back by itself, with the rule
// processes that are done next: nothing waits on the stack for that. [FF-TCG 6.2.6]

// lent says whether a stored effect is that something is where it is for a time only.
func lent(b *board.Board, m *state.Mod) bool {
	if !m.Fixed || m.Stat != ability.NoStat {
		return false
	}
	_, is := b.Clause(m.Node).(*ability.Move)
	return is
}

// places is where each of some cards lies before they are moved for a time.
func (x *ctx) places(e *ability.Move, refs []state.Ref) (was map[state.CardID]int) {
	if e.For == (ability.Time{}) {
		return nil
	}
	was = map[state.CardID]int{}
	for _, r := range refs {
		was[r.ID] = listOf(x.k.State.Card(r).At)
	}
	return was
}

// lend remembers what has been moved for a time, with an effect for each place that it goes back to.
func (x *ctx) lend(e *ability.Move, moved []state.Ref, was map[state.CardID]int) {
	k := x.k
	for len(moved) > 0 && was != nil {
		from := was[moved[0].ID]
		of := func(r state.Ref) bool { return was[r.ID] == from }
		on := slices.DeleteFunc(slices.Clone(moved), func(r state.Ref) bool { return !of(r) })
		moved = slices.DeleteFunc(slices.Clone(moved), of)
		if listOf(k.State.Card(on[0]).At) == from {
			continue // it was there already
		}
		k.State.Mods = append(k.State.Mods, state.Mod{ID: k.State.NewID(), Src: x.Src, By: x.By, Born: x.born(), Node: k.Node(e), Bound: x.keep(), Until: x.until(e.For), Fixed: true, On: on, N: int32(from)})
		k.Wrote(board.FactEffects)
	}
}

// lapsed says whether something has been somewhere for as long as it was to be.
func lapsed(k *Kernel) bool {
	for i := range k.State.Mods {
		if lapses(k, &k.State.Mods[i]) {
			return true
		}
	}
	return false
}

// lapses says so of what one effect has moved.
func lapses(k *Kernel, m *state.Mod) bool {
	return lent(k.Board, m) && (m.Until.What == fired || !k.Lasts(m))
}

// giveBack adds the moves of what goes back now, and forgets that it was lent. What has gone elsewhere since, or belongs to somebody
// else by now, stays there. What was out of the game goes to its owner.
func giveBack(k *Kernel, into []state.Event) []state.Event {
	if !lapsed(k) {
		return into
	}
	var back []state.Mod
	for i := range k.State.Mods {
		if m := &k.State.Mods[i]; lapses(k, m) {
			back = append(back, *m)
		}
	}
	k.State.Mods = slices.DeleteFunc(k.State.Mods, func(m state.Mod) bool {
		return slices.ContainsFunc(back, func(b state.Mod) bool { return b.ID == m.ID })
	})
	k.Wrote(board.FactEffects)
	for i := range back {
		m := &back[i]
		how := k.Clause(m.Node).(*ability.Move).How
		for _, r := range m.On {
			seat := state.Seat(m.N % 2)
			if how != ability.Steal {
				seat = k.State.Card(r).Owner
			}
			to := k.Place(k.Zones[m.N/2].Word, seat)
			if k.Here(r) && (how != ability.Steal || k.State.Card(r).Master == m.By) {
				into = append(into, state.Event{Verb: ability.Moved, Card: r, To: to, Tag: tags[how], Src: m.Src, Seat: m.By})
			}
		}
	}
	return into
}
