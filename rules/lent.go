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

// lend remembers what has been moved for a time, with an effect for each that says where it goes back to. Control that is gained for
// good ends what was gained for a time before: the later effect is the one that counts. [FF-TCG 11.12.4.9, 11.12.4.13]
func (x *ctx) lend(e *ability.Move, moved []state.Ref, was map[state.CardID]int) {
	k := x.k
	lentNow := func(r state.Ref) bool {
		return slices.ContainsFunc(k.State.Mods, func(m state.Mod) bool { return seized(k.Board, &m) && m.On[0] == r })
	}
	if was == nil {
		k.State.Mods = slices.DeleteFunc(k.State.Mods, func(m state.Mod) bool { return seized(k.Board, &m) && slices.Contains(moved, m.On[0]) })
		k.Wrote(board.FactEffects)
		return
	}
	for _, r := range moved {
		from := was[r.ID]
		if listOf(k.State.Card(r).At) == from && !lentNow(r) {
			continue // it was there already, and for good
		}
		k.State.Mods = append(k.State.Mods, state.Mod{ID: k.State.NewID(), Src: x.Src, By: x.By, Born: x.born(), Node: k.Node(e), Bound: x.keep(), Until: x.until(e.For), Fixed: true, On: []state.Ref{r}, N: int32(from)})
		k.Wrote(board.FactEffects)
	}
}

// keptAt lists those of refs that somebody is given control of who has it already: they do not move.
func (x *ctx) keptAt(e *ability.Move, refs, moved []state.Ref) (out []state.Ref) {
	for _, r := range refs {
		if e.How == ability.Steal && !slices.Contains(moved, r) && x.k.Here(r) && x.k.State.Card(r).At == x.Goal(&e.To, e.How, r) {
			out = append(out, r)
		}
	}
	return out
}

// seized says whether a stored effect is that somebody controls something for a time.
func seized(b *board.Board, m *state.Mod) bool {
	return lent(b, m) && b.Clause(m.Node).(*ability.Move).How == ability.Steal
}

// lapsed says whether something has been somewhere for as long as it was to be.
func lapsed(k *Kernel) bool {
	for i := range k.State.Mods {
		if m := &k.State.Mods[i]; m.Fixed && m.Stat == ability.NoStat && lapses(k, m) {
			return true
		}
	}
	return false
}

// lapses says so of what one effect has moved.
func lapses(k *Kernel, m *state.Mod) bool {
	return lent(k.Board, m) && (m.Until.What == fired || !k.Lasts(m))
}

// giveBack adds the moves of what goes back now, and forgets that it was lent. What has gone elsewhere since stays there. What was out
// of the game goes to its owner; what somebody controls by a later effect stays with that one, and goes back from there to
// where this effect would have put it: each of them counts from its time until it ends. [FF-TCG 11.12.4.9]
func giveBack(k *Kernel, into []state.Event) []state.Event {
	if !lapsed(k) {
		return into
	}
	for i := 0; i < len(k.State.Mods); {
		m := k.State.Mods[i]
		if !lapses(k, &m) {
			i++
			continue
		}
		k.State.Mods = slices.Delete(k.State.Mods, i, i+1)
		r, how := m.On[0], k.Clause(m.Node).(*ability.Move).How
		seat := state.Seat(m.N % 2)
		if how != ability.Steal {
			seat = k.State.Card(r).Owner
		} else if later := slices.IndexFunc(k.State.Mods[i:], func(l state.Mod) bool { return seized(k.Board, &l) && l.On[0] == r }); later >= 0 {
			k.State.Mods[i+later].N = m.N
			continue
		}
		if to := k.Place(k.Zones[m.N/2].Word, seat); k.Here(r) && k.State.Card(r).At != to {
			into = append(into, state.Event{Verb: ability.Moved, Card: r, To: to, Tag: tags[how], Src: m.Src, Seat: m.By})
		}
	}
	k.Wrote(board.FactEffects)
	return into
}
