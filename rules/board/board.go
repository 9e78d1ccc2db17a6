package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Board is what is so at a moment: a state as it is read by a game's rules. What is read
// again and again is kept until something that it was read from has been written: Wrote.
// Nothing of it asks or does.
type Board struct {
	Ground
	Format string    // in which the match is played; "" for the game's usual one
	Basis  [2]string // what each seat's deck is built on, where decks are
	Counts Counts

	notes
	reading
	lists
	snapshots
	answered
	read    []*state.Chars // looked of the eyes in force, while nothing has to be computed anew; else nothing
	age     int32          // goes up whenever what cards are may have changed
	zones   Facts          // what lies in any zone of the game
	effects effects
	usable  [2]usable
	probes  [8]state.Frame // plays that are only judged, used in turn: Probe
	probe   int
	judged  []state.Event // events that are only judged: Could
	awaited []state.Event // what is about to happen, while players may act before it does, the next one last
}

// New reads a state, which stays the caller's.
func New(book *Book, s *state.State) *Board {
	b := &Board{Ground: Ground{Book: book, State: s}}
	b.effects.reads, b.effects.does = FactAll, FactAll
	if book != nil {
		b.zones = book.allZones
	}
	b.Wrote(FactAll)
	b.effects.cards = make([]*state.Chars, 0, 128)
	b.effects.acts, b.effects.watch = make([]Active, 0, 32), make([]Watcher, 0, 64) // what a common board needs
	return b
}

// Begin readies a board, new or used before, to read another state.
func (b *Board) Begin(s *state.State) {
	b.State, b.peek, b.effects.busy, b.awaited = s, state.NoEyes, false, nil
	b.Wrote(FactAll)
	b.begun.all = true // nobody begins again with it
}

// Begin begins with a copy of a state; again: the board has begun with the same one before. Where what holds has not been
// computed anew since then, nor is to be, it holds again, and of the rest only what has been written is copied and read anew.
func Begin(b *Board, s *state.State, again bool) {
	written := b.Since(keptBegun)
	cards := len(b.begun.ids) + len(b.cards.ids)
	if !again || b.begun.all || cards >= mostWritten || !b.settled || b.effects.computed > 1 || written&b.effects.reads != 0 || len(b.State.Cards) != len(s.Cards) {
		b.State.CopyFrom(s)
		b.Begin(b.State)
		b.cards.ids, b.effects.computed = b.cards.ids[:0], 0
	} else {
		ids := append(b.begun.ids, b.cards.ids...)
		slices.Sort(ids)
		b.begun.ids, b.cards.ids = slices.Compact(ids), b.cards.ids[:0]
		for _, id := range b.begun.ids {
			anew(b, id) // where it lay
			b.State.Cards[id] = s.Cards[id]
			anew(b, id)
		}
		b.State.CopyWritten(s, uint64(written&FactPlaces), nil)
		b.State.Past = append(b.State.Past[:0], s.Past...)
		b.State.Happened = append(b.State.Happened[:0], s.Happened...)
		b.effects.busy, b.awaited, b.effects.computed = false, nil, 1
		lookThrough(b, state.NoEyes)
		b.age++
		b.Wrote(written)
		b.stale[KeptChecks], b.stale[KeptGone] = FactAll, FactAll // what they do is not said to be undone
		b.still = [2 * mostZones]bool{}
	}
	b.begun.ids, b.begun.all = b.begun.ids[:0], false
	b.Keep(keptBegun)
}

// Probe is a play that is judged and not played: of a card, or of an ability of it.
// It is good until the eighth one after it, and nothing may keep it.
func (b *Board) Probe(by state.Seat, card state.Ref, id state.AbilityID) *state.Frame {
	b.probe = (b.probe + 1) % len(b.probes)
	f := &b.probes[b.probe]
	*f = state.Frame{By: by, Src: state.Source{Card: card, Via: id}, Ability: id}
	if id == (state.AbilityID{}) {
		f.Card = card
	}
	return f
}

// Sorts are the kinds of ability that a card has, a bit each, through the eyes in force.
func (b *Board) Sorts(id state.CardID) uint8 { return b.CharsOf(id).Sorts }

// Restart empties what is kept from rest to rest alone.
func (b *Board) Restart() {
	b.picks, b.refs, b.fixed = b.picks[:0], b.refs[:0], b.fixed[:0]
}

// Counts is how often a board has done what takes the time of reading: figures that are
// the same on every machine.
type Counts struct {
	Boards int // times that what cards are was computed
	Looks  int // cards looked at for it: what is kept of a card is only handed out
	Fits   int // objects judged by a filter
}

// Cards hands out a snapshot of a zone as refs, top first, good until the next rest.
func (b *Board) Cards(w ability.Zone, of state.Seat) []state.Ref {
	at := len(b.refs)
	for _, id := range b.State.List(b.Zone(w), of) {
		b.refs = append(b.refs, b.State.Ref(id))
	}
	return b.refs[at:len(b.refs):len(b.refs)]
}

// Number reads a seat's number (PlayerPP and the like).
func (b *Board) Number(s state.Seat, n ability.Stat) int32 {
	return b.Game.Number(b, s, n)
}

// Adjusted is a seat's number n as the effects that hold change it, from what it is without
// them: those that set it, then those that raise or lower it.
func (b *Board) Adjusted(s state.Seat, n ability.Stat, from int32) int32 {
	if b.Settle(); !b.effects.adjusts {
		return from
	}
	for pass := 0; pass < 2; pass++ {
		for i := range b.effects.acts {
			a := &b.effects.acts[i]
			c, is := a.Clause.(*ability.Change)
			if is && a.Mod == nil && c.Stat == n && (c.Op == ability.Set) == (pass == 0) && a.Text.IsSeat(c.What.Who, s) {
				from = Operate(from, c.Op, a.Text.Amount(&c.N))
			}
		}
	}
	return from
}
