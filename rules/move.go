package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// move puts a card into a zone. It becomes a new object unless the game says
// otherwise; what follows it is rewritten to the new one.
func (k *Kernel) move(e *state.Event) {
	s := k.State
	c := s.Card(e.Card)
	k.Elsewhere(e.Card.ID) // it is elsewhere already, while the batch goes on
	same, follow := k.Game.Carry(k.Board, e)
	from := c.At
	k.takeOut(e.Card.ID, from)
	if played := k.Zones[from.Zone].Passing; !same || !k.InPlay(from.Zone) || !k.InPlay(e.To.Zone) { // else it has come already [SVE 5.22.4]
		if !played {
			c.From = from.Zone
		}
		c.Played = played && k.InPlay(e.To.Zone)
	}
	rested := c.Rest
	c.At, c.Rest, c.FaceDown, c.Open = e.To, e.Rest, k.ArrivesDown(e), false
	if same {
		c.Rest = c.Rest || rested
	} else {
		c.Inc++
		c.Damage, c.Host, c.Side = 0, state.Ref{}, 0
		if !follow {
			c.Flags = 0
		}
	}
	master := c.Owner
	if e.To.Of != state.Nobody {
		master = e.To.Of
	} else if e.Keep {
		master = c.Master
	}
	if master != c.Master || !same {
		c.Since = s.Now
	}
	c.Master = master
	if !same {
		c.Entered = s.Now
	}
	c.Placed = s.Now
	k.putIn(e.Card.ID, e.To, int(e.Pos))
	e.New = s.Ref(e.Card.ID)
	if follow && !same {
		k.follow(e.Card, e.New)
	}
}

// ShowSide turns a double-faced card to one of its printed sides, 0 or 1, until it
// moves on. [SVE 2.15.3]
func (w Changes) ShowSide(r state.Ref, side int8) {
	if w.on.Here(r) && w.on.State.Card(r).Side != side {
		w.on.State.Card(r).Side = side
		w.on.Wrote(w.on.Sighted(r.ID))
	}
}

// follow hands effects and counters on an object to the one it became.
func (w Changes) follow(old, now state.Ref) {
	for i := range w.on.State.Counters {
		if w.on.State.Counters[i].On == old {
			w.on.State.Counters[i].On = now
		}
	}
	for i := range w.on.State.Mods {
		m := &w.on.State.Mods[i]
		if j := slices.Index(m.On, old); j >= 0 {
			m.On = slices.Clone(m.On)
			m.On[j] = now
			w.on.Wrote(board.FactEffects)
		}
	}
}

func (w Changes) listAt(p state.Place) *[]state.CardID { return &w.on.State.Lists[listOf(p)] }

// listOf is the index of the list of a place in State.Lists.
func listOf(p state.Place) int { return int(p.Zone)*2 + int(max(p.Of, 0)) }

func (w Changes) takeOut(id state.CardID, p state.Place) {
	if p.Zone == state.Nowhere {
		return
	}
	l := w.listAt(p)
	if i := slices.Index(*l, id); i >= 0 {
		*l = append((*l)[:i], (*l)[i+1:]...)
	}
	w.on.TakenOut(id, listOf(p))
}

// putIn inserts a card: pos 0 or 1 the top, n the n-th from the top, -1 the
// bottom; unordered zones keep the order of arrival.
func (w Changes) putIn(id state.CardID, p state.Place, pos int) {
	if p.Zone == state.Nowhere {
		return
	}
	l := w.listAt(p)
	last := !w.on.Zones[p.Zone].Ordered || pos < 0 || pos-1 >= len(*l)
	w.on.PutIn(id, listOf(p), last)
	if last {
		*l = append(*l, id)
		return
	}
	*l = slices.Insert(*l, max(pos-1, 0), id)
}

// create makes a token: e.Slot is its face, e.To its place.
func (w Changes) create(e *state.Event) {
	s := w.on.State
	id := state.CardID(len(s.Cards))
	s.Cards = append(s.Cards, state.Card{Inc: 1, Face: state.FaceID(e.Slot), Seen: state.All, Owner: e.To.Of, Master: e.To.Of, At: e.To,
		Since: s.Now, Entered: s.Now, Placed: s.Now, Rest: e.Rest, FaceDown: w.on.ArrivesDown(e)})
	w.putIn(id, e.To, int(e.Pos))
	e.Card = s.Ref(id)
	e.New = e.Card
}

// NewCards adds cards of a deck to the match, unseen, during set-up. Their faces may be 0: not
// known to this machine.
func (w Changes) NewCards(faces []state.FaceID, p state.Place, owner state.Seat) {
	s, list := w.on.State, w.listAt(p)
	for _, f := range faces {
		id := state.CardID(len(s.Cards))
		s.Cards = append(s.Cards, state.Card{Inc: 1, Face: f, Owner: owner, Master: owner, At: p, Entered: s.Now, Placed: s.Now, Since: s.Now, FaceDown: w.on.Zones[p.Zone].Hidden})
		*list = append(*list, id)
		w.on.Touched(id, p)
	}
	w.on.Wrote(board.FactSeen | board.FactIn(p.Zone)) // nobody has seen them: no text of them works
}

// NewCard is NewCards of one card.
func (w Changes) NewCard(f state.FaceID, p state.Place, owner state.Seat) state.Ref {
	w.NewCards([]state.FaceID{f}, p, owner)
	return w.on.State.Ref(state.CardID(len(w.on.State.Cards) - 1))
}

// Shuffle shuffles an ordered zone: its cards become new objects with faces dealt
// anew among them, seen by nobody. but are put somewhere else right after it: they are
// not shuffled. [SVE 5.9, Divine Cross 911.2a]
func (k *Kernel) Shuffle(w ability.Zone, of state.Seat, but ...state.Ref) {
	p := k.Place(w, of)
	ids := slices.Clone(*k.listAt(p))
	for _, r := range but {
		ids = slices.DeleteFunc(ids, func(id state.CardID) bool { return id == r.ID })
	}
	k.redeal(ids, func(ids []state.CardID) []state.FaceID { return k.out.Shuffle(ids) }, state.NoEyes)
	k.Do(state.Event{Verb: ability.Shuffled, Seat: of, To: p})
}

// Arrange lets a seat put cards, already lying together in one zone, into an
// order of its choice that only it knows.
func (k *Kernel) Arrange(by state.Seat, rs ...state.Ref) {
	if len(rs) < 2 {
		return
	}
	ids, seen := make([]state.CardID, len(rs)), state.All
	for i, r := range rs {
		ids[i] = r.ID
		seen &= k.State.Card(r).Seen
	}
	k.redeal(ids, func(ids []state.CardID) []state.FaceID { return k.out.Arrange(ids, by) }, seen&state.EyesOf(by))
}
