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
	for id := 1; id < len(s.Cards); id++ {
		c := &s.Cards[id]
		switch {
		case c.Seen&eyes != 0:
		case c.Owner == seat:
			own = append(own, state.CardID(id))
		default:
			list := mains
			if c.At.Zone == rs.Zone(ability.EvolveDeck) {
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

// others lists what may be in the other seat's main and side deck: cards of its
// leader's classes, and those without one; all cards where that leaves none.
func others(rs *rules.Rules, s *state.State, other state.Seat, leaders ...state.FaceID) (mains, sides []state.FaceID) {
	for id := range s.Cards {
		if c := &s.Cards[id]; c.Owner == other && c.Seen == state.All && id > 0 {
			leaders = append(leaders, c.Face)
		}
	}
	var classes []string
	for _, f := range leaders {
		if d := rs.Pool.Def(f); d != nil && d.Sides[0].Kinds&ability.Leader != 0 {
			classes = append(classes, d.Sides[0].Classes...)
		}
	}
	var all []state.FaceID
	for i := range rs.Pool.Defs {
		side := &rs.Pool.Defs[i].Sides[0]
		f := state.FaceID(i + 1)
		if side.Kinds&(ability.Token|ability.Leader) != 0 {
			continue
		}
		all = append(all, f)
		neutral := len(side.Classes) == 0 || slices.Contains(side.Classes, "neutral")
		if !neutral && !slices.ContainsFunc(side.Classes, func(c string) bool { return slices.Contains(classes, c) }) {
			continue
		}
		if side.Kinds&(ability.EvolveCard|ability.AdvanceCard) != 0 {
			sides = append(sides, f)
		} else {
			mains = append(mains, f)
		}
	}
	return orAll(mains, all), orAll(sides, all)
}

// sampled draws n faces of a list.
func sampled(list []state.FaceID, n int, r *rules.Rand) []state.FaceID {
	out := make([]state.FaceID, n)
	for i := range out {
		out[i] = list[r.N(len(list))]
	}
	return out
}

func orAll(list, all []state.FaceID) []state.FaceID {
	switch {
	case len(list) > 0:
		return list
	case len(all) > 0:
		return all
	}
	return []state.FaceID{1}
}
