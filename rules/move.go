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
	if !k.Zones[from.Zone].Passing {
		c.From = from.Zone
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
func (k *Kernel) ShowSide(r state.Ref, side int8) {
	if k.Here(r) && k.State.Card(r).Side != side {
		k.State.Card(r).Side = side
		k.Wrote(k.Sighted(r.ID))
	}
}

// follow hands effects and counters on an object to the one it became.
func (k *Kernel) follow(old, now state.Ref) {
	for i := range k.State.Counters {
		if k.State.Counters[i].On == old {
			k.State.Counters[i].On = now
		}
	}
	for i := range k.State.Mods {
		m := &k.State.Mods[i]
		if j := slices.Index(m.On, old); j >= 0 {
			m.On = slices.Clone(m.On)
			m.On[j] = now
			k.Wrote(board.FactEffects)
		}
	}
}

func (k *Kernel) listAt(p state.Place) *[]state.CardID { return &k.State.Lists[listOf(p)] }

// listOf is the index of the list of a place in State.Lists.
func listOf(p state.Place) int { return int(p.Zone)*2 + int(max(p.Of, 0)) }

func (k *Kernel) takeOut(id state.CardID, p state.Place) {
	if p.Zone == state.Nowhere {
		return
	}
	l := k.listAt(p)
	if i := slices.Index(*l, id); i >= 0 {
		*l = append((*l)[:i], (*l)[i+1:]...)
	}
	k.TakenOut(id, listOf(p))
}

// putIn inserts a card: pos 0 or 1 the top, n the n-th from the top, -1 the
// bottom; unordered zones keep the order of arrival.
func (k *Kernel) putIn(id state.CardID, p state.Place, pos int) {
	if p.Zone == state.Nowhere {
		return
	}
	l := k.listAt(p)
	last := !k.Zones[p.Zone].Ordered || pos < 0 || pos-1 >= len(*l)
	k.PutIn(id, listOf(p), last)
	if last {
		*l = append(*l, id)
		return
	}
	*l = slices.Insert(*l, max(pos-1, 0), id)
}

// create makes a token: e.Slot is its face, e.To its place.
func (k *Kernel) create(e *state.Event) {
	s := k.State
	id := state.CardID(len(s.Cards))
	s.Cards = append(s.Cards, state.Card{Inc: 1, Face: state.FaceID(e.Slot), Seen: state.All, Owner: e.To.Of, Master: e.To.Of, At: e.To,
		Since: s.Now, Entered: s.Now, Placed: s.Now, Rest: e.Rest, FaceDown: k.ArrivesDown(e)})
	k.putIn(id, e.To, int(e.Pos))
	e.Card = s.Ref(id)
	e.New = e.Card
}

// NewCard adds a card of a deck to the match, unseen, during set-up. Its face may
// be 0: not known to this machine.
func (k *Kernel) NewCard(f state.FaceID, p state.Place, owner state.Seat) state.Ref {
	s := k.State
	id := state.CardID(len(s.Cards))
	s.Cards = append(s.Cards, state.Card{Inc: 1, Face: f, Owner: owner, Master: owner, At: p, Entered: s.Now, Placed: s.Now, Since: s.Now, FaceDown: k.Zones[p.Zone].Hidden})
	k.putIn(id, p, -1)
	k.Wrote(board.FactSeen | board.FactIn(p.Zone)) // nobody has seen it: no text of it works
	return s.Ref(id)
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
	at := len(k.ids)
	seen := state.All
	for _, r := range rs {
		k.ids = append(k.ids, r.ID)
		seen &= k.State.Card(r).Seen
	}
	ids := k.ids[at:len(k.ids):len(k.ids)]
	if len(ids) < 2 {
		return
	}
	k.redeal(slices.Clone(ids), func(ids []state.CardID) []state.FaceID { return k.out.Arrange(ids, by) }, seen&state.EyesOf(by))
}

// redeal gives handles new faces among themselves.
func (k *Kernel) redeal(ids []state.CardID, deal func([]state.CardID) []state.FaceID, seen state.Eyes) {
	if len(ids) == 0 {
		return // chance has nothing to say
	}
	k.deals++
	faces := deal(ids)
	k.chanced()
	for i, id := range ids {
		c := &k.State.Cards[id]
		c.Face = 0
		if i < len(faces) {
			c.Face = faces[i]
		}
		c.Inc++
		c.Deal, c.Seen, c.Open = k.deals, seen, false
		k.Learned(id)
	}
	k.Wrote(board.FactSeen | board.FactTexts | board.FactStatics | board.FactBases)
}

// Lot is what a lot is cast for.
type Lot struct {
	Key string       // of its words: Words.Lots, or the app's for what every game has
	Src state.Source // the card or ability that says so; zero: the rules
}

// RandomNumber returns a number from 1 to n that nobody chose.
func (k *Kernel) RandomNumber(of Lot, n int32) int32 {
	v := k.random(n) + 1
	if n > 1 {
		k.tellLot(of, n, state.Event{Seat: state.Nobody, N: v})
	}
	return v
}

// RandomSeat returns a seat that nobody chose.
func (k *Kernel) RandomSeat(of Lot) state.Seat {
	s := state.Seat(k.random(2))
	k.tellLot(of, 2, state.Event{Seat: s})
	return s
}

// RandomItem returns the place in a list of an item that nobody chose.
func (k *Kernel) RandomItem(of Lot, list []state.Item) int {
	n := int32(len(list))
	i := int(k.random(n))
	if n > 1 {
		e := state.Event{Seat: state.Nobody, N: int32(i) + 1}
		if id := list[i].Card; id != 0 {
			e.Card = k.State.Ref(id)
		}
		k.tellLot(of, n, e)
	}
	return i
}

// tellLot tells which of n a lot has fallen on.
func (k *Kernel) tellLot(of Lot, n int32, e state.Event) {
	e.Verb, e.Name, e.Src, e.Slot = state.Rolled, of.Key, of.Src, n
	k.tell(e)
}

// random returns a number from 0 to n-1 from outside.
func (k *Kernel) random(n int32) int32 {
	if n <= 1 {
		return 0
	}
	k.idle = 0
	v := k.out.Random(n)
	k.chanced()
	return v
}
