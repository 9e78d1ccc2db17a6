package rules

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Board is what is so at a moment: a state as it is read by a game's rules. What is read
// again and again is kept until something that it was read from has been written: Wrote.
// Nothing of it asks or does.
type Board struct {
	*Book
	State  *State
	Format string    // in which the match is played; "" for the game's usual one
	Basis  [2]string // what each seat's deck is built on, where decks are
	Counts Counts

	stale  [kepts]Facts // what has been written since each of what is kept was read
	age    int32        // goes up whenever what cards are may have changed
	board  board
	read   []known // by CardID
	usable [2]usable
	picks  []CardID      // arena of lists of cards, until the next rest
	refs   []Ref         // arena of snapshots, until the next rest
	peek   Eyes          // whose knowledge reading goes Through; NoEyes: what is public
	frozen []frozen      // conditions of the texts being resolved
	using  ability.Kinds // the kind of ability whose use is judged
	ofName string        // its name
	probes [8]Frame      // plays that are only judged, used in turn: Probe
	probe  int
	judged []Event // events that are only judged: Could
}

// NewBoard reads a state, which stays the caller's.
func NewBoard(b *Book, s *State) *Board {
	k := &Board{Book: b, State: s}
	k.board.reads = FactAll
	k.Wrote(FactAll)
	k.board.cards = make([]*Chars, 0, 128)
	k.board.acts, k.board.watch = make([]active, 0, 32), make([]watcher, 0, 64) // what a common board needs
	return k
}

// Begin readies a board, new or used before, to read another state.
func (k *Board) Begin(s *State) {
	k.State, k.peek, k.board.busy, k.ofName, k.using = s, NoEyes, false, "", 0
	k.Wrote(FactAll)
}

// Restart empties what is kept from rest to rest alone.
func (k *Board) Restart() { k.picks, k.refs, k.frozen = k.picks[:0], k.refs[:0], k.frozen[:0] }

// Kernel runs a game's procedures on a state: a Board that changes. All a procedure learns
// from outside it learns through Ask, AskBoth, Shuffle, Arrange, Show and Random.
type Kernel struct {
	*Board
	Rules *Rules
	Game  Game
	why   *reasons
	out   Outside
	told  func(e *Event) // tells viewers; nil when nobody listens

	deals     int32 // number of the last shuffle; never goes back by a rewind
	depth     int   // nested Do
	tries     int   // nested Attempt
	failing   bool  // a Fail is on its way to its Attempt
	ended     bool  // the end of the game is on its way to the top
	result    Result
	events    []Event  // arena of the batches being done
	happened  []Event  // by the outermost Do
	later     []Event  // the other half of that memory
	frames    []*Frame // being announced or resolved, innermost last
	spins     []*Spin
	ids       []CardID     // arena of lists of cards, until the next rest
	plays     arena[Frame] // frames of plays
	bills     arena[Bill]
	parts     arena[Part]
	batches   arena[Event]   // batches that games make
	items     arena[Item]    // what may be chosen, and what was
	payments  arena[Payment] // plans
	keys      Keys           // to tell states apart
	opened    []Ref          // cards that lie open because a text showed them, oldest first
	replaced  int            // how many events have had something else happen instead
	replacing []NodeRef      // replacements whose own effect is being carried out: once along a chain [SVE 10.10.2.3]
	spare     []*State       // to save into
	asked     []*Decision    // to ask with
	holding   bool           // batches are held back: Together
	reserved  []Event        // by it
	listing   int            // acts are being listed: nothing changes
	keyKnown  bool           // meanwhile the key of the state is known
	key       uint64         // it
	window    string         // the question by which the latest act was asked for
	idle      int            // steps since anything came from outside
	givenUp   bool           // the last plan asked for was empty
	passes    bool           // the outside need not be asked where a seat can only leave a window
	acts      []Act          // memory for what may be possible there
	Setup     *Setup         // how the match was set up
}

// Counts is how often a kernel has done what takes the time of a game: figures that are
// the same on every machine.
type Counts struct {
	Asked  int // questions put to the outside
	Passed int // windows left for a seat that could do nothing else
	Judged int // acts judged while listing
	Boards int // times that what cards are was computed
	Read   int // times that it was asked
	Fits   int // objects judged by a filter
}

// Decisions is how often a seat had to decide, or could do nothing but leave a window.
func (c Counts) Decisions() int { return c.Asked + c.Passed }

// NewKernel makes a kernel for a state that stays the caller's.
func NewKernel(r *Rules, s *State, o Outside) *Kernel {
	k := &Kernel{Board: NewBoard(r.Book, s), Rules: r, Game: r.Game, why: &r.why, out: o, passes: passes(o)}
	k.happened, k.later = make([]Event, 0, 32), make([]Event, 0, 32)
	return k
}

// Turn is the seat whose turn it is, NonTurn the other.
func (k *Board) Turn() Seat { return k.State.Turn() }

// NonTurn is the seat whose turn it is not.
func (k *Board) NonTurn() Seat { return k.State.Turn().Other() }

// Seats lists both seats, the turn player first.
func (k *Board) Seats() [2]Seat { return [2]Seat{k.Turn(), k.NonTurn()} }

// Here says whether r is still that object.
func (k *Board) Here(r Ref) bool { return k.State.Here(r) }

// In says whether r is still that object and lies in zone w of any seat.
func (k *Board) In(r Ref, w ability.Zone) bool {
	return k.State.Here(r) && k.State.Cards[r.ID].At.Zone == k.Zone(w)
}

// Cards hands out a snapshot of a zone as refs, top first, good until the next rest.
func (k *Board) Cards(w ability.Zone, of Seat) []Ref {
	at := len(k.refs)
	for _, id := range k.State.List(k.Zone(w), of) {
		k.refs = append(k.refs, k.State.Ref(id))
	}
	return k.refs[at:len(k.refs):len(k.refs)]
}

// Count is the number of cards in a zone.
func (k *Board) Count(w ability.Zone, of Seat) int { return len(k.State.List(k.Zone(w), of)) }

// Number reads a seat's number (PlayerPP and the like).
func (k *Board) Number(s Seat, n ability.Stat) int32 {
	return k.Game.Number(k, s, n)
}

// Stored is a seat's number as it is stored, before the game bounds or derives it.
func (k *Board) Stored(s Seat, n ability.Stat) int32 { return k.State.Num[s][n-ability.PlayerLife] }

// Store writes a seat's number: set-up and Game.Performed only.
func (k *Kernel) Store(s Seat, n ability.Stat, v int32) {
	k.State.Num[s][n-ability.PlayerLife] = v
	k.Wrote(FactNumbers)
}

// Place is zone w of seat s.
func (k *Board) Place(w ability.Zone, s Seat) Place {
	z := k.Zone(w)
	if k.Zones[z].Shared {
		s = Nobody
	}
	p := Place{Zone: z, Of: s}
	if k.Zones[z].Slots > 0 {
		p.Slot = AnySlot
	}
	return p
}

// Own is zone w of the owner of r.
func (k *Board) Own(w ability.Zone, r Ref) Place { return k.Place(w, k.State.Card(r).Owner) }

// sees says who sees a card that lies at p.
func (k *Board) sees(p Place, down bool) Eyes {
	z := &k.Zones[p.Zone]
	who := z.Up
	if down {
		who = z.Down
	}
	switch who {
	case Public:
		return All
	case Its:
		return EyesOf(p.Of)
	}
	return NoEyes
}

// readable says whether the rules read the card: it lies open to all, or was shown.
func (k *Board) readable(c *Card) bool {
	if c.Face == 0 || c.Side == Down || c.Seen != All {
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
func (k *Board) InPlay(z Zone) bool { return k.Zones[z].Play }

// restart empties what lives only from rest to rest.
func (k *Kernel) restart() {
	k.Board.Restart()
	k.ids, k.happened, k.events = k.ids[:0], k.happened[:0], k.events[:0]
	k.frames, k.spins, k.replacing = k.frames[:0], k.spins[:0], k.replacing[:0]
	k.plays.empty()
	k.bills.empty()
	k.parts.empty()
	k.batches.empty()
	k.items.empty()
	k.payments.empty()
	k.depth, k.tries, k.failing, k.holding = 0, 0, false, false
}

// Tell writes something into the log that no text speaks of.
func (k *Kernel) Tell(e Event) { k.tell(e) }

func (k *Kernel) tell(e Event) {
	if k.told != nil {
		k.tellOf(e)
	}
}

// tellOf is apart from tell so that an event nobody hears needs no memory.
//
//go:noinline
func (k *Kernel) tellOf(e Event) { k.told(&e) }

// Tally adds n to a count and returns it.
func (k *Kernel) Tally(key string, s Seat, on Ref, n int32, until ability.Span) int32 {
	k.Wrote(FactTallies)
	ts := k.State.Tallies
	for i := range ts {
		if t := &ts[i]; t.Key == key && t.Seat == s && t.On == on {
			t.N += n
			return t.N
		}
	}
	k.State.Tallies = append(ts, Tally{Key: key, Seat: s, On: on, N: n, Until: until})
	return n
}

// Tallied reads a count.
func (k *Board) Tallied(key string, s Seat, on Ref) int32 {
	for i := range k.State.Tallies {
		if t := &k.State.Tallies[i]; t.Key == key && t.Seat == s && t.On == on {
			return t.N
		}
	}
	return 0
}

// Forget drops the tallies of a span.
func (k *Kernel) Forget(until ability.Span) {
	ts := k.State.Tallies[:0]
	for _, t := range k.State.Tallies {
		if t.Until != until {
			ts = append(ts, t)
		}
	}
	if len(ts) < len(k.State.Tallies) {
		k.Wrote(FactTallies)
	}
	k.State.Tallies = ts
}

// Counters is how many counters named name lie on r ("" for all names).
func (k *Board) Counters(r Ref, name string) int32 {
	n := int32(0)
	for i := range k.State.Counters {
		if c := &k.State.Counters[i]; c.On == r && (name == "" || c.Name == name) {
			n += c.N
		}
	}
	return n
}

// EndsTurn ends every effect that lasts until the end of this turn.
func (k *Kernel) EndsTurn() {
	turn := k.State.Table[TableTurnNo]
	k.expire(func(u Until) bool {
		switch u.What {
		case ability.EndOfTurn, ability.Uses:
			return u.Turn <= turn
		case ability.NextEnd:
			return u.Turn <= turn && u.Of == k.Turn()
		case ability.InNext:
			return u.Turn < turn && u.Of == k.Turn()
		case ability.EndOfIts:
			return u.Of == k.Turn()
		}
		return false
	})
	k.Forget(ability.ThisTurn)
	k.State.Trail, k.State.Round = k.State.Trail[:0], state.Round{}
	if k.State.Happened = k.State.Happened[:0]; k.tries > 0 {
		k.State.Happened = nil // what an attempt may put back stays as it is
	}
	k.Wrote(FactHistory | FactTurn)
}

func (k *Kernel) expire(over func(Until) bool) {
	mods := k.State.Mods[:0]
	for _, m := range k.State.Mods {
		if !over(m.Until) {
			mods = append(mods, m)
		}
	}
	if len(mods) < len(k.State.Mods) {
		k.Wrote(FactEffects)
	}
	k.State.Mods = mods
	ds := k.State.Delayed[:0]
	for _, d := range k.State.Delayed {
		if !over(d.Until) {
			ds = append(ds, d)
		}
	}
	if len(ds) < len(k.State.Delayed) {
		k.Wrote(FactWaiting)
	}
	k.State.Delayed = ds
}
