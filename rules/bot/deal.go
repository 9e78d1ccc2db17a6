package bot

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// deal gives every card that seat may not know a face at random, as far as it can
// tell: its own among those it knows to be left of its deck, the other's from the
// pool. Whatever faces state and set-up held for them is forgotten.
func deal(setup *rules.Setup, s *state.State, seat state.Seat, r *rules.Rand) {
	rs := setup.Rules
	var own []state.CardID
	eyes := state.EyesOf(seat)
	mains, sides := others(rs, s, seat.Other())
	side := sideOf(rs.Game)
	for id := 1; id < len(s.Cards); id++ {
		c := &s.Cards[id]
		switch {
		case c.Seen&eyes != 0:
		case c.Owner == seat:
			own = append(own, state.CardID(id))
		default:
			list := mains
			if side != ability.NoZone && c.At.Zone == rs.Zone(side) {
				list = sides
			}
			c.Face = list[r.N(len(list))]
		}
	}
	if s.Step < 0 { // before set-up: the cards are still to come
		d := &setup.Decks[seat.Other()]
		mains, sides = others(rs, s, seat.Other(), d.Leader...)
		d.Main, d.Side = sampled(mains, len(d.Main), r), sampled(sides, len(d.Side), r)
	}
	faces := s.Faces(own)
	slices.Sort(faces) // how they truly lie says nothing
	rules.ShuffleFaces(faces, r)
	for i, id := range own {
		s.Cards[id].Face = faces[i]
	}
}

// others lists what may be in the other seat's main and side deck, by what everybody has
// seen of it; any card where that leaves none.
func others(rs *rules.Rules, s *state.State, other state.Seat, known ...state.FaceID) (mains, sides []state.FaceID) {
	for id := range s.Cards {
		if c := &s.Cards[id]; c.Owner == other && c.Seen == state.All && id > 0 {
			known = append(known, c.Face)
		}
	}
	mains, sides = guess(rs.Game, rs.Pool, known)
	return orAny(mains), orAny(sides)
}

// sampled draws n faces of a list.
func sampled(list []state.FaceID, n int, r *rules.Rand) []state.FaceID {
	out := make([]state.FaceID, n)
	for i := range out {
		out[i] = list[r.N(len(list))]
	}
	return out
}

func orAny(list []state.FaceID) []state.FaceID {
	if len(list) > 0 {
		return list
	}
	return []state.FaceID{1}
}
