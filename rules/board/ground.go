package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Ground is what a board stands on: a state as it is stored, and the book that says how
// it is read. Its methods tell what lies where and what has been counted; no text of a
// card has a say in that, so nothing has to be computed for it. A Board embeds it.
type Ground struct {
	*Book
	State *state.State
}

// Battle returns an attack in progress; nil when it has ended.
func (g *Ground) Battle(id int32) *state.Battle {
	for i := range g.State.Battles {
		if g.State.Battles[i].ID == id {
			return &g.State.Battles[i]
		}
	}
	return nil
}

// Turn is the seat whose turn it is, NonTurn the other.
func (g *Ground) Turn() state.Seat { return g.State.Turn() }

// NonTurn is the seat whose turn it is not.
func (g *Ground) NonTurn() state.Seat { return g.State.Turn().Other() }

// Seats lists both seats, the turn player first.
func (g *Ground) Seats() [2]state.Seat { return [2]state.Seat{g.Turn(), g.NonTurn()} }

// Here says whether r is still that object.
func (g *Ground) Here(r state.Ref) bool { return g.State.Here(r) }

// In says whether r is still that object and lies in zone w of any seat.
func (g *Ground) In(r state.Ref, w ability.Zone) bool {
	return g.State.Here(r) && g.State.Cards[r.ID].At.Zone == g.Zone(w)
}

// Count is the number of cards in a zone.
func (g *Ground) Count(w ability.Zone, of state.Seat) int { return len(g.State.List(g.Zone(w), of)) }

// Stored is a seat's number as it is stored, before the game bounds or derives it.
func (g *Ground) Stored(s state.Seat, n ability.Stat) int32 {
	return g.State.Num[s][n.Slot()]
}

// Place is zone w of seat s.
func (g *Ground) Place(w ability.Zone, s state.Seat) state.Place {
	z := g.Zone(w)
	if g.Zones[z].Shared {
		s = state.Nobody
	}
	p := state.Place{Zone: z, Of: s}
	if g.Zones[z].Slots > 0 {
		p.Slot = state.AnySlot
	}
	return p
}

// Own is zone w of the owner of r.
func (g *Ground) Own(w ability.Zone, r state.Ref) state.Place {
	return g.Place(w, g.State.Card(r).Owner)
}

// Sees says who sees a card that lies at p.
func (g *Ground) Sees(p state.Place, down bool) state.Eyes {
	z := &g.Zones[p.Zone]
	who := z.Up
	if down {
		who = z.Down
	}
	switch who {
	case Public:
		return state.All
	case Its:
		return state.EyesOf(p.Of)
	}
	return state.NoEyes
}

// Readable says whether the rules read the card: it lies open to all, or was shown.
func (g *Ground) Readable(c *state.Card) bool {
	if c.Face == 0 || c.Side == state.Down || c.Seen != state.All {
		return false
	}
	if c.Open {
		return true
	}
	shows := &g.shows[c.At.Zone]
	if c.FaceDown {
		return shows[1]
	}
	return shows[0]
}

// InPlay says whether what lies in a zone is in play.
func (g *Ground) InPlay(z state.Zone) bool { return g.Zones[z].Play }

// Tallied reads a count.
func (g *Ground) Tallied(key string, s state.Seat, on state.Ref) int32 {
	for i := range g.State.Tallies {
		if t := &g.State.Tallies[i]; t.Seat == s && t.On == on && t.Key == key {
			return t.N
		}
	}
	return 0
}

// Counters is how many counters named name lie on r ("" for all names).
func (g *Ground) Counters(r state.Ref, name string) int32 {
	n := int32(0)
	for i := range g.State.Counters {
		if c := &g.State.Counters[i]; c.On == r && (name == "" || c.Name == name) {
			n += c.N
		}
	}
	return n
}

// EyesAt are those that see the hidden cards of a place while a seat looks at them. What
// both players see lies open: what is there must be found. [SVE 4.1.2.2, Divine Cross
// 909.2]
func (g *Ground) EyesAt(by state.Seat, p state.Place) state.Eyes {
	e := state.EyesOf(by) | g.Sees(p, true)
	if e == state.Eyes0|state.Eyes1 {
		return state.All
	}
	return e
}
