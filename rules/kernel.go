package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Kernel runs a game's procedures on a state: a Board that changes. All a procedure learns
// from outside it learns through Ask, AskBoth, Shuffle, Arrange, Show and Random. What needs
// less than all of it is a part with a state and a view of its own.
type Kernel struct {
	*board.Board
	Changes
	*ends
	Chance
	Sights
	Replacing
	Holding
	Memory
	Rules     *Rules
	Game      Game
	Questions Questions
	Loops     Loops
	why       *reasons

	depth    int  // nested Do
	tries    int  // nested Attempt
	failing  bool // a Fail is on its way to its Attempt
	ended    bool // the end of the game is on its way to the top
	result   Result
	events   []state.Event  // arena of the batches being done
	happened []state.Event  // by the outermost Do
	later    []state.Event  // the other half of that memory
	frames   []*state.Frame // being announced or resolved, innermost last
	doing    ability.Effect // the clause that is being carried out; nil: none
	saved    state.State    // what the latest attempt that was in no other began with
	spare    []*state.State // to save into within it
	began    *state.State   // what it went on from a copy of; nil: of nothing
	asked    []*Decision    // to ask with
	givenUp  bool           // the last plan asked for was empty
	samples  bool           // the outside is a Sampler
	agreed   agreed         // what was judged last for a player of direct play
	draws    Drawer         // the outside, if it is one
	drawn    []state.Act    // memory to draw acts in
	Setup    *Setup         // how the match was set up
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
	k := &Kernel{Board: b, Changes: Changes{b}, ends: &ends{out: o}, Rules: r, Game: r.Game, why: &r.why, samples: samples(o)}
	k.Loops = Loops{on: b, changes: k.Changes, asks: k}
	k.Chance = Chance{on: b, ends: k.ends, loops: &k.Loops}
	k.Sights = Sights{on: b, ends: k.ends}
	k.Chance.sights = &k.Sights
	k.Replacing = Replacing{on: b, changes: k.Changes, runs: k, game: r.Game}
	k.happened, k.later = make([]state.Event, 0, 32), make([]state.Event, 0, 32)
	return k
}

// Store writes a seat's number: set-up and Game.Performed only.
func (w Changes) Store(s state.Seat, n ability.Stat, v int32) {
	w.on.State.Num[s][n.Slot()] = v
	w.on.Wrote(board.FactNumbers)
}

// restart empties what lives only from rest to rest.
func (k *Kernel) restart() {
	k.Board.Restart()
	k.Sights.secrets = k.Sights.secrets[:0]
	k.Sights.ids, k.happened, k.events = k.Sights.ids[:0], k.happened[:0], k.events[:0]
	k.frames, k.Loops.spins, k.replacing = k.frames[:0], k.Loops.spins[:0], k.replacing[:0]
	k.Memory.empty()
	k.depth, k.tries, k.failing, k.holding, k.apart, k.paid = 0, 0, false, false, false, k.paid[:0]
	k.doing, k.moment = nil, nil
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

// ends are where a match meets what is not the rules: who answers, and who is told.
type ends struct {
	out  Outside
	told func(e *state.Event) // tells viewers; nil when nobody listens
}

// Tell writes something into the log that no text speaks of.
func (o *ends) Tell(e state.Event) { o.tell(e) }

func (o *ends) tell(e state.Event) {
	if o.told != nil {
		o.tellOf(e)
	}
}

// tellOf is apart from tell so that an event nobody hears needs no memory.
//
//go:noinline
func (o *ends) tellOf(e state.Event) { o.told(&e) }

// Forget drops the tallies of a span. Of latches no rule process becomes due that way.
func (w Changes) Forget(until ability.Span) {
	all := w.on.State.Tallies
	for i := range all {
		if all[i].Until == until {
			w.on.State.Tallies = slices.DeleteFunc(all, func(t state.Tally) bool { return t.Until == until })
			w.on.Wrote(board.FactTallies)
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
	k.turnOver()
	k.State.Trail, k.State.Round = k.State.Trail[:0], state.Round{}
	if k.State.Happened = k.State.Happened[:0]; k.tries > 0 {
		k.State.Happened = nil // what an attempt may put back stays as it is
	}
	k.Wrote(board.FactHistory | board.FactTurn)
}

func (w Changes) expire(over func(state.Until) bool) {
	mods := w.on.State.Mods
	var on []state.Ref
	first := 0
	for first < len(mods) && !over(mods[first].Until) {
		first++
	}
	left := mods[:first]
	for i := first; i < len(mods); i++ {
		if over(mods[i].Until) && lent(w.on, &mods[i]) {
			mods[i].Until.What = fired // it goes back with the next rule processes
			left = append(left, mods[i])
		} else if over(mods[i].Until) {
			on = append(on, mods[i].On...)
		} else {
			left = append(left, mods[i])
		}
	}
	if len(left) < len(mods) {
		clear(mods[len(left):])
		w.on.State.Mods = left
		w.on.Ended(on)
	}
	if len(w.on.State.Delayed) == 0 {
		return
	}
	ds := w.on.State.Delayed[:0]
	for _, d := range w.on.State.Delayed {
		if !over(d.Until) {
			ds = append(ds, d)
		}
	}
	if len(ds) < len(w.on.State.Delayed) {
		w.on.Wrote(board.FactWaiting)
	}
	w.on.State.Delayed = ds
}
