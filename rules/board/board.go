package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Board is what is so at a moment: a state as it is read by a game's rules. What is read
// again and again is kept until something that it was read from has been written: Wrote.
// Nothing of it asks or does.
type Board struct {
	*Book
	State  *state.State
	Format string    // in which the match is played; "" for the game's usual one
	Basis  [2]string // what each seat's deck is built on, where decks are
	Counts Counts

	stale   [kepts]Facts // what has been written since each of what is kept was read
	age     int32        // goes up whenever what cards are may have changed
	effects effects
	read    []known // by CardID
	usable  [2]usable
	picks   []state.CardID // arena of lists of cards, until the next rest
	refs    []state.Ref    // arena of snapshots, until the next rest
	peek    state.Eyes     // whose knowledge reading goes Through; NoEyes: what is public
	frozen  []frozen       // conditions of the texts being resolved
	probes  [8]state.Frame // plays that are only judged, used in turn: Probe
	probe   int
	judged  []state.Event // events that are only judged: Could
}

// New reads a state, which stays the caller's.
func New(b *Book, s *state.State) *Board {
	k := &Board{Book: b, State: s}
	k.effects.reads = FactAll
	k.Wrote(FactAll)
	k.effects.cards = make([]*state.Chars, 0, 128)
	k.effects.acts, k.effects.watch = make([]Active, 0, 32), make([]Watcher, 0, 64) // what a common board needs
	return k
}

// Begin readies a board, new or used before, to read another state.
func (k *Board) Begin(s *state.State) {
	k.State, k.peek, k.effects.busy = s, state.NoEyes, false
	k.Wrote(FactAll)
}

// Probe is a play that is judged and not played: of a card, or of an ability of it.
// It is good until the eighth one after it, and nothing may keep it.
func (k *Board) Probe(by state.Seat, card state.Ref, id state.AbilityID) *state.Frame {
	k.probe = (k.probe + 1) % len(k.probes)
	f := &k.probes[k.probe]
	*f = state.Frame{By: by, Src: state.Source{Card: card, Via: id}, Ability: id}
	if id == (state.AbilityID{}) {
		f.Card = card
	}
	return f
}

// Battle returns an attack in progress; nil when it has ended.
func (k *Board) Battle(id int32) *state.Battle {
	for i := range k.State.Battles {
		if k.State.Battles[i].ID == id {
			return &k.State.Battles[i]
		}
	}
	return nil
}

// List hands out a copy of refs, good until the next rest.
func (k *Board) List(refs []state.Ref) []state.Ref { return k.list(refs) }

// IDs hands out a copy of card ids, good until the next rest.
func (k *Board) IDs(ids []state.CardID) []state.CardID {
	at := len(k.picks)
	k.picks = append(k.picks, ids...)
	return k.picks[at:len(k.picks):len(k.picks)]
}

// Sorts are the kinds of ability that a card has, a bit each, through the eyes in force.
func (k *Board) Sorts(id state.CardID) uint8 { return k.CharsOf(id).Sorts }

// Restart empties what is kept from rest to rest alone.
func (k *Board) Restart() { k.picks, k.refs, k.frozen = k.picks[:0], k.refs[:0], k.frozen[:0] }

// Counts is how often a board has done what takes the time of reading: figures that are
// the same on every machine.
type Counts struct {
	Boards int // times that what cards are was computed
	Read   int // times that it was asked
	Fits   int // objects judged by a filter
}

// Turn is the seat whose turn it is, NonTurn the other.
func (k *Board) Turn() state.Seat { return k.State.Turn() }

// NonTurn is the seat whose turn it is not.
func (k *Board) NonTurn() state.Seat { return k.State.Turn().Other() }

// Seats lists both seats, the turn player first.
func (k *Board) Seats() [2]state.Seat { return [2]state.Seat{k.Turn(), k.NonTurn()} }

// Here says whether r is still that object.
func (k *Board) Here(r state.Ref) bool { return k.State.Here(r) }

// In says whether r is still that object and lies in zone w of any seat.
func (k *Board) In(r state.Ref, w ability.Zone) bool {
	return k.State.Here(r) && k.State.Cards[r.ID].At.Zone == k.Zone(w)
}

// Cards hands out a snapshot of a zone as refs, top first, good until the next rest.
func (k *Board) Cards(w ability.Zone, of state.Seat) []state.Ref {
	at := len(k.refs)
	for _, id := range k.State.List(k.Zone(w), of) {
		k.refs = append(k.refs, k.State.Ref(id))
	}
	return k.refs[at:len(k.refs):len(k.refs)]
}

// Count is the number of cards in a zone.
func (k *Board) Count(w ability.Zone, of state.Seat) int { return len(k.State.List(k.Zone(w), of)) }

// Number reads a seat's number (PlayerPP and the like).
func (k *Board) Number(s state.Seat, n ability.Stat) int32 {
	return k.Game.Number(k, s, n)
}

// Stored is a seat's number as it is stored, before the game bounds or derives it.
func (k *Board) Stored(s state.Seat, n ability.Stat) int32 {
	return k.State.Num[s][n-ability.PlayerLife]
}

// Place is zone w of seat s.
func (k *Board) Place(w ability.Zone, s state.Seat) state.Place {
	z := k.Zone(w)
	if k.Zones[z].Shared {
		s = state.Nobody
	}
	p := state.Place{Zone: z, Of: s}
	if k.Zones[z].Slots > 0 {
		p.Slot = state.AnySlot
	}
	return p
}

// Own is zone w of the owner of r.
func (k *Board) Own(w ability.Zone, r state.Ref) state.Place {
	return k.Place(w, k.State.Card(r).Owner)
}

// Sees says who sees a card that lies at p.
func (k *Board) Sees(p state.Place, down bool) state.Eyes {
	z := &k.Zones[p.Zone]
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
func (k *Board) Readable(c *state.Card) bool {
	if c.Face == 0 || c.Side == state.Down || c.Seen != state.All {
		return false
	}
	if c.Open {
		return true
	}
	shows := &k.shows[c.At.Zone]
	if c.FaceDown {
		return shows[1]
	}
	return shows[0]
}

// InPlay says whether what lies in a zone is in play.
func (k *Board) InPlay(z state.Zone) bool { return k.Zones[z].Play }

// Tallied reads a count.
func (k *Board) Tallied(key string, s state.Seat, on state.Ref) int32 {
	for i := range k.State.Tallies {
		if t := &k.State.Tallies[i]; t.Key == key && t.Seat == s && t.On == on {
			return t.N
		}
	}
	return 0
}

// Counters is how many counters named name lie on r ("" for all names).
func (k *Board) Counters(r state.Ref, name string) int32 {
	n := int32(0)
	for i := range k.State.Counters {
		if c := &k.State.Counters[i]; c.On == r && (name == "" || c.Name == name) {
			n += c.N
		}
	}
	return n
}

// EyesAt are those that see the hidden cards of a place while a seat looks at them. What
// both players see lies open: what is there must be found. [SVE 4.1.2.2, Divine Cross
// 909.2]
func (k *Board) EyesAt(by state.Seat, p state.Place) state.Eyes {
	e := state.EyesOf(by) | k.Sees(p, true)
	if e == state.Eyes0|state.Eyes1 {
		return state.All
	}
	return e
}
