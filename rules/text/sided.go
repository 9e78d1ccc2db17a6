package text

import (
	"slices"

	"gotaku/rules/ability"
)

// "Your follower" and "the enemy follower" are the two that were chosen together, each by whose it was: select a follower on your
// field and an enemy follower on the field. They are the former and the latter. Chosen one after the other they have no name that print has.

// sided is one thing that was chosen with another, and whose it was.
type sided struct {
	slot  uint8
	side  ability.Side
	kinds ability.Kinds
}

// chosenOf remembers whose the two are that were chosen together, if each is one thing.
func (r *resolver) chosenOf(e ability.Effect, parts []uint8) {
	s, is := e.(*ability.Select)
	if !is || r.back {
		return
	}
	if r.sided = nil; len(s.Sel.Each) != len(parts) || len(parts) != 2 {
		return
	}
	for i := range parts {
		of := &s.Sel.Each[i]
		if len(of.Each) > 0 || of.N.Op != ability.Exactly || !Equal(of.N.N, ability.N(1)) {
			r.sided = nil
			return
		}
		r.sided = append(r.sided, sided{parts[i], of.Of.Who.Side, r.kindsIn(of)})
	}
}

// ofSide is the one of the two of a side that is called by its kind; 0: there is none, or it may be another, which is what the ability waits
// for.
func (r *resolver) ofSide(f *ability.Ref) uint8 {
	side, n := ability.You, uint8(0)
	if f.Slot == SlotTheirs {
		side = ability.Opponent
	}
	of := func(f *ability.Filter) bool { return f != nil && f.Who.Side == side }
	if slices.ContainsFunc(r.waits, func(e ability.Event) bool { return of(e.Subj) || of(e.Obj) }) {
		return 0
	}
	for _, s := range r.sided {
		switch {
		case s.side != side || f.As != 0 && s.kinds != 0 && !s.kinds.Fit(f.As):
		case n != 0:
			return 0
		default:
			n = s.slot
		}
	}
	f.As = 0
	return r.aloneOf(n)
}
