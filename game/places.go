package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Where things lie, as the game's wing says it: nothing of it is worked out here.

// places are the places of the game's table.
func (t *table) places() []wing.Place { return t.book.desk.Places }

// at is where a place lies for a seat; ok is false where this screen does not show it.
func (t *table) at(p *wing.Place, s state.Seat) (place render.Place, ok bool) {
	if p.Extra && len(t.zone(p.Zone, s)) == 0 {
		return place, false
	}
	return t.lay.Of(&p.Place, t.near(s))
}

// only is the one place that is drawn in a way, and where it lies for a seat; ok is false
// where this screen does not show it.
func (t *table) only(as wing.Show, s state.Seat) (p *wing.Place, place render.Place, ok bool) {
	for i := range t.places() {
		if p = &t.places()[i]; p.Show == as {
			if place, ok = t.at(p, s); ok {
				return p, place, true
			}
		}
	}
	return nil, place, false
}

// placeOf is the first place where the cards of a zone lie, drawn in one of some ways;
// nil: there is none.
func (t *table) placeOf(w ability.Zone, as ...wing.Show) *wing.Place {
	for i := range t.places() {
		if p := &t.places()[i]; p.Zone == w && w != ability.NoZone {
			for _, s := range as {
				if p.Show == s {
					return p
				}
			}
		}
	}
	return nil
}

// inPlace says whether a card lies in a zone that is drawn in one of some ways.
func (t *table) inPlace(v *match.CardView, as ...wing.Show) bool {
	return t.placeOf(t.word(v.At.Zone), as...) != nil
}

// post is the place of its own where a card lies; nil: it has none.
func (t *table) post(w ability.Zone, slot int) *wing.Place {
	for i := range t.places() {
		if p := &t.places()[i]; p.Show == wing.AsPost && p.Zone == w && t.slotOf(p) == slot {
			return p
		}
	}
	return nil
}

// slotOf is the place of a zone that is seen at a post: a board that both seats share is
// turned where seat 1 is the near one.
func (t *table) slotOf(p *wing.Place) int {
	if p.Shared && t.bottom() == 1 {
		return int(p.Turned)
	}
	return int(p.Slot)
}

// inTile says whether a card lies where this screen shows a name and a number alone.
func (t *table) inTile(v *match.CardView) bool {
	p := t.placeOf(t.word(v.At.Zone), wing.AsRow, wing.AsPost, wing.AsPile)
	if p == nil {
		return false
	}
	place, ok := t.at(p, v.At.Of)
	return ok && place.Tile
}

// placed says whether each card of a zone has a place of its own on the table.
func (t *table) placed(w ability.Zone) bool {
	if t.placeOf(w, wing.AsRow, wing.AsPost, wing.AsLeader) != nil {
		return true
	}
	for i := range t.places() {
		if p := &t.places()[i]; w != ability.NoZone && (p.Fan && p.Zone == w || p.Show == wing.AsPost && (p.Labels == w || p.Under == w)) {
			return true
		}
	}
	return false
}

// fought are the zones in which what is fought with lies: rows, posts, what stands for a
// player.
func (t *table) fought() (out []ability.Zone) {
	for i := range t.places() {
		p := &t.places()[i]
		switch p.Show {
		case wing.AsRow, wing.AsPost, wing.AsLeader:
			if !slices.Contains(out, p.Zone) {
				out = append(out, p.Zone)
			}
		}
	}
	return out
}

// called is how a place is called.
func (t *table) called(p *wing.Place) string {
	return capital(t.book.words(p.Called(t.book.rules.Zones)))
}

// briefly is how it is called where there is little room.
func (t *table) briefly(p *wing.Place) string {
	if p.Short != ([2]string{}) {
		return t.book.words(p.Short)
	}
	return t.called(p)
}

// zoneName is how a zone is called.
func (t *table) zoneName(w ability.Zone) string {
	z := t.book.rules.Zones[t.book.rules.Zone(w)]
	return capital(t.book.pick(z.JA, z.Name))
}
