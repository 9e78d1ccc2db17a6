package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Sights is what becomes known: faces are asked for from outside and told, and what a text
// has shown to all lies open until it ends.
type Sights struct {
	on      *board.Board
	ends    *ends
	opened  []state.Ref    // cards that lie open because a text showed them, oldest first
	ids     []state.CardID // arena of lists of cards, until the next rest
	secrets []secret       // what was taken from among cards that are not all seen, since the last rest
}

// rested turns back all that was shown since the last rest.
func (s *Sights) rested() {
	s.Hide(s.opened...)
	s.opened = s.opened[:0]
}

// showArriving shows the cards that are about to be seen by more eyes; late: those that
// have arrived where they are not seen before.
func (s *Sights) showArriving(evs []state.Event, late bool) {
	who := s.comeToSight(evs)
	if who == 0 {
		return
	}
	for _, to := range [...]state.Eyes{state.All, state.Eyes0, state.Eyes1} {
		if who>>to&1 == 0 {
			continue
		}
		at := len(s.ids)
		for i := range evs {
			if e := &evs[i]; e.Verb == ability.Moved && s.on.Sees(e.To, s.on.ArrivesDown(e)) == to && s.on.State.Card(e.Card).Seen&to != to && (s.on.Zones[e.To.Zone].Late && s.on.ArrivesDown(e)) == late {
				s.ids = append(s.ids, e.Card.ID)
			}
		}
		s.show(s.ids[at:len(s.ids):len(s.ids)], to)
	}
}

// comeToSight says to which eyes a batch moves cards that they have not all seen: a bit
// each.
func (s *Sights) comeToSight(evs []state.Event) (who uint8) {
	for i := range evs {
		if e := &evs[i]; e.Verb == ability.Moved {
			if to := s.on.Sees(e.To, s.on.ArrivesDown(e)); s.on.State.Card(e.Card).Seen&to != to {
				who |= 1 << to
			}
		}
	}
	return who
}

// show lets eyes know the faces of cards; those known already are skipped.
func (s *Sights) show(ids []state.CardID, to state.Eyes) {
	ids = slices.DeleteFunc(ids, func(id state.CardID) bool { return s.on.State.Cards[id].Seen&to == to })
	if len(ids) == 0 || to == state.NoEyes {
		return
	}
	faces := s.ends.out.Show(ids, to)
	for i, id := range ids {
		c := &s.on.State.Cards[id]
		c.Seen |= to
		if i < len(faces) && faces[i] != 0 {
			c.Face = faces[i]
		}
		s.on.Learned(id)
		if s.on.Wrote(board.FactSeen); s.on.Readable(c) {
			s.on.Wrote(s.on.Sighted(id))
		}
	}
	s.ends.tell(state.Event{Verb: state.Shown, Card: s.on.State.Ref(ids[0]), N: int32(len(ids)), Slot: int32(to)})
}

// Reveal lets eyes see cards. To All: they lie open until Hide, or until they move.
func (s *Sights) Reveal(to state.Eyes, rs ...state.Ref) {
	at := len(s.ids)
	for _, r := range rs {
		if s.on.Here(r) {
			s.ids = append(s.ids, r.ID)
		}
	}
	s.show(s.ids[at:len(s.ids):len(s.ids)], to)
	if to == state.All {
		for _, r := range rs {
			if s.on.Here(r) && !s.on.State.Card(r).Open {
				s.opened = append(s.opened, r)
				s.lay(r, true)
			}
		}
	}
}

// Hide ends Reveal to All; what was seen stays known.
func (s *Sights) Hide(rs ...state.Ref) {
	for _, r := range rs {
		if s.on.Here(r) && s.on.State.Card(r).Open {
			s.lay(r, false)
		}
	}
}

// lay lets a card lie open, or no more. What all see where it lies is read as before.
func (s *Sights) lay(r state.Ref, open bool) {
	c := s.on.State.Card(r)
	was := s.on.Readable(c)
	s.on.Touched(r.ID, s.on.State.Card(r).At)
	if c.Open = open; s.on.Readable(c) != was {
		s.on.Wrote(s.on.Sighted(r.ID))
	}
}

// showing begins a text; what it returns turns back what the text has shown. [SVE 5.21.1.1]
func (s *Sights) showing() (end func()) {
	open := len(s.opened)
	return func() {
		s.Hide(s.opened[open:]...)
		s.opened = s.opened[:open]
	}
}
