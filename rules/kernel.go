package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Kernel runs a game's procedures on a state: a Board that changes. All a procedure learns
// from outside it learns through Ask, AskBoth, Shuffle, Arrange, Show and Random.
type Kernel struct {
	*board.Board
	Changes
	Rules     *Rules
	Game      Game
	Questions Questions
	why       *reasons
	out       Outside
	told      func(e *state.Event) // tells viewers; nil when nobody listens

	deals     int32 // number of the last shuffle; never goes back by a rewind
	depth     int   // nested Do
	tries     int   // nested Attempt
	failing   bool  // a Fail is on its way to its Attempt
	ended     bool  // the end of the game is on its way to the top
	result    Result
	events    []state.Event  // arena of the batches being done
	happened  []state.Event  // by the outermost Do
	later     []state.Event  // the other half of that memory
	frames    []*state.Frame // being announced or resolved, innermost last
	doing     ability.Effect // the clause that is being carried out; nil: none
	spins     []*Spin
	ids       []state.CardID     // arena of lists of cards, until the next rest
	plays     arena[state.Frame] // frames of plays
	bills     arena[Bill]
	parts     arena[Part]
	batches   arena[state.Event]   // batches that games make
	items     arena[state.Item]    // what may be chosen, and what was
	payments  arena[state.Payment] // plans
	keys      state.Keys           // to tell states apart
	opened    []state.Ref          // cards that lie open because a text showed them, oldest first
	replaced  int                  // how many events have had something else happen instead
	replacing []board.NodeRef      // replacements whose own effect is being carried out: once along a chain [SVE 10.10.2.3]
	saved     state.State          // what the latest attempt that was in no other began with
	spare     []*state.State       // to save into within it
	asked     []*Decision          // to ask with
	holding   bool                 // batches are held back: Together
	reserved  []state.Event        // by it
	apart     bool                 // a cost is being paid, each part of it with other objects: Game.PaysApart
	paid      []state.CardID       // those that have paid
	listing   int                  // acts are being listed: nothing changes
	keyKnown  bool                 // meanwhile the key of the state is known
	key       uint64               // it
	window    string               // the question by which the latest act was asked for
	idle      int                  // steps since anything came from outside
	givenUp   bool                 // the last plan asked for was empty
	samples   bool                 // the outside is a Sampler
	agreed    agreed               // what was judged last for a player of direct play
	draws     Drawer               // the outside, if it is one
	drawn     []state.Act          // memory to draw acts in
	Setup     *Setup               // how the match was set up
}

// Questions is how often a kernel has had to find out what a seat does: figures that are the
// same on every machine.
type Questions struct {
	Asked  int // put to the outside
	Judged int // acts judged while listing
}

// NewKernel makes a kernel for a state that stays the caller's.
func NewKernel(r *Rules, s *state.State, o Outside) *Kernel {
	b := board.New(r.Book, s)
	k := &Kernel{Board: b, Changes: Changes{b}, Rules: r, Game: r.Game, why: &r.why, out: o, samples: samples(o)}
	k.happened, k.later = make([]state.Event, 0, 32), make([]state.Event, 0, 32)
	return k
}

// Store writes a seat's number: set-up and Game.Performed only.
func (k *Kernel) Store(s state.Seat, n ability.Stat, v int32) {
	k.State.Num[s][n.Slot()] = v
	k.Wrote(board.FactNumbers)
}

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
	k.depth, k.tries, k.failing, k.holding, k.apart, k.paid = 0, 0, false, false, false, k.paid[:0]
	k.doing = nil
}

// Doing is the clause that is being carried out, or that d asks about, and the card whose
// text it is; nothing outside a text.
func Doing(k *Kernel, d *Decision) (state.NodeID, state.CardID) {
	if d != nil && d.Ask.Node != (state.NodeID{}) {
		return d.Ask.Node, d.Ask.Src.ID
	}
	if k.doing == nil || len(k.frames) == 0 {
		return state.NodeID{}, 0
	}
	return k.Node(k.doing), k.frames[len(k.frames)-1].Src.Card.ID
}

// Tell writes something into the log that no text speaks of.
func (k *Kernel) Tell(e state.Event) { k.tell(e) }

func (k *Kernel) tell(e state.Event) {
	if k.told != nil {
		k.tellOf(e)
	}
}

// tellOf is apart from tell so that an event nobody hears needs no memory.
//
//go:noinline
func (k *Kernel) tellOf(e state.Event) { k.told(&e) }

// Tally adds n to a count and returns it.
func (k *Kernel) Tally(key string, s state.Seat, on state.Ref, n int32, until ability.Span) int32 {
	k.Wrote(board.FactTallies)
	if until == ability.SinceCheck {
		k.Wrote(board.FactLatches)
	}
	ts := k.State.Tallies
	for i := range ts {
		if t := &ts[i]; t.Key == key && t.Seat == s && t.On == on {
			t.N += n
			return t.N
		}
	}
	k.State.Tallies = append(ts, state.Tally{Key: key, Seat: s, On: on, N: n, Until: until})
	return n
}

// Forget drops the tallies of a span. Of latches no rule process becomes due that way.
func (k *Kernel) Forget(until ability.Span) {
	all := k.State.Tallies
	for i := range all {
		if all[i].Until == until {
			k.State.Tallies = slices.DeleteFunc(all, func(t state.Tally) bool { return t.Until == until })
			k.Wrote(board.FactTallies)
			return
		}
	}
}

// EndsTurn ends every effect that lasts until the end of this turn.
func (k *Kernel) EndsTurn() {
	turn := k.State.Table[state.TableTurnNo]
	k.expire(func(u state.Until) bool {
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
	k.Wrote(board.FactHistory | board.FactTurn)
}

func (k *Kernel) expire(over func(state.Until) bool) {
	mods := k.State.Mods
	var on []state.Ref
	first := 0
	for first < len(mods) && !over(mods[first].Until) {
		first++
	}
	left := mods[:first]
	for i := first; i < len(mods); i++ {
		if over(mods[i].Until) {
			on = append(on, mods[i].On...)
		} else {
			left = append(left, mods[i])
		}
	}
	if len(left) < len(mods) {
		clear(mods[len(left):])
		k.State.Mods = left
		k.Ended(on)
	}
	if len(k.State.Delayed) == 0 {
		return
	}
	ds := k.State.Delayed[:0]
	for _, d := range k.State.Delayed {
		if !over(d.Until) {
			ds = append(ds, d)
		}
	}
	if len(ds) < len(k.State.Delayed) {
		k.Wrote(board.FactWaiting)
	}
	k.State.Delayed = ds
}
