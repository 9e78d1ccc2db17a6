package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What games with a stack need: objects on it, targets judged again, and costs
// paid at once. [FF-TCG 7.12, 11.3.7.1, 11.11.2]

// Push puts a play onto the stack.
func (w Changes) Push(f state.Frame) {
	w.on.State.Stack = append(w.on.State.Stack, f)
	w.on.Wrote(board.FactStack)
}

// Pop takes the newest play off the stack, which may not be empty.
func (w Changes) Pop() state.Frame {
	n := len(w.on.State.Stack) - 1
	f := w.on.State.Stack[n]
	w.on.State.Stack = w.on.State.Stack[:n]
	w.on.Wrote(board.FactStack)
	return f
}

// PutObject makes an object that is no card: an ability on the stack, with the
// characteristics of face. No event happens, and its id may be one that vanished.
func (w Changes) PutObject(face state.FaceID, p state.Place, by state.Seat) state.Ref {
	s := w.on.State
	id := state.CardID(len(s.Cards))
	for i := 1; i < len(s.Cards); i++ {
		if c := &s.Cards[i]; c.At.Zone == state.Nowhere && c.Face == face && c.From == p.Zone {
			id = state.CardID(i)
			break
		}
	}
	if int(id) == len(s.Cards) {
		s.Cards = append(s.Cards, state.Card{})
	}
	s.Cards[id] = state.Card{Inc: s.Cards[id].Inc + 1, Face: face, Seen: state.All, Owner: by, Master: by, At: p, From: p.Zone, Since: s.Now, Entered: s.Now, Placed: s.Now}
	w.putIn(id, p, 0)
	w.on.Wrote(w.on.Sighted(id))
	return s.Ref(id)
}

// Vanish ends an object that is no card. No event happens.
func (w Changes) Vanish(r state.Ref) {
	if !w.on.Here(r) {
		return
	}
	c := w.on.State.Card(r)
	w.on.Wrote(w.on.Sighted(r.ID))
	w.takeOut(r.ID, c.At)
	c.At = state.Place{Zone: state.Nowhere, Of: state.Nobody}
}

// cancel takes what r is on the stack off it.
func (k *Kernel) cancel(r state.Ref) bool {
	i := slices.IndexFunc(k.State.Stack, func(f state.Frame) bool { return f.Obj == r })
	if i < 0 {
		return false
	}
	f := k.State.Stack[i]
	k.State.Stack = slices.Delete(k.State.Stack, i, i+1)
	k.Wrote(board.FactStack)
	k.Game.Cancelled(k, &f)
	return true
}

// Recheck drops those of the chosen objects of f that may not be chosen any more.
// void: some were chosen, and none is left. [FF-TCG 11.3.9, 11.11.2]
func (w Changes) Recheck(f *state.Frame) (void bool) {
	chosen, left := 0, 0
	board.EachChosen(w.on, f, func(s *ability.Selector, is *state.Binding) {
		n, kept := recheck(w.on, f, s, is)
		chosen, left = chosen+n, left+kept
	})
	return chosen > 0 && left == 0
}

// TellChosen tells of all that f has chosen that it was chosen. [SVE 5.7, FF-TCG 11.3.3]
func (k *Kernel) TellChosen(f *state.Frame) {
	batch := k.Batch()
	for _, r := range board.Chosen(k.Board, f) {
		batch = append(batch, state.Event{Verb: ability.Selected, Card: r, Obj: f.Src.Card, Seat: f.By, Src: f.Src})
	}
	if len(batch) > 0 {
		k.Do(batch...)
	}
}

func recheck(on *board.Board, f *state.Frame, s *ability.Selector, is *state.Binding) (chosen, left int) {
	if len(is.Refs) == 0 {
		return 0, 0
	}
	x := on.TextOf(f)
	legal := x.Selectable(s)
	var kept []state.Ref
	for _, r := range is.Refs {
		if slices.Contains(legal, r) {
			kept = append(kept, r)
		}
	}
	chosen = len(is.Refs)
	f.Let(is.Slot, kept, is.N)
	return chosen, len(kept)
}

// Holding is what has been done towards something that is done as a whole: batches that are
// held back, and what has paid for the parts of a cost.
type Holding struct {
	holding  bool           // batches are held back: Together
	reserved []state.Event  // by it
	apart    bool           // a cost is being paid, each part of it with other objects: Game.PaysApart
	paid     []state.CardID // those that have paid
	moment   *moment        // the batch whose replacements are being carried out; nil: none
}

// reserve holds a batch bach. What moves is, for now, what it will be.
func (h *Holding) reserve(evs []state.Event) []state.Event {
	evs = slices.DeleteFunc(evs, func(e state.Event) bool { return h.InUse(e.Card, e.Verb) })
	h.reserved = append(h.reserved, evs...)
	for i := range evs {
		evs[i].New = evs[i].Card
	}
	return evs
}

// InUse says whether a batch that is held back already does v to r; NoVerb: whatever, or r
// has paid for another part of the cost that is being paid, or goes elsewhere instead of something.
func (h *Holding) InUse(r state.Ref, v ability.Verb) bool {
	return (h.holding || h.apart || h.moment != nil) && h.inUse(r, v)
}

func (h *Holding) inUse(r state.Ref, v ability.Verb) bool {
	if v == ability.NoVerb && h.apart && slices.Contains(h.paid, r.ID) {
		return true
	}
	if v == ability.NoVerb && h.goesInstead(r) {
		return true
	}
	return h.holding && slices.ContainsFunc(h.reserved, func(e state.Event) bool { return e.Card == r && (v == ability.NoVerb || e.Verb == v) })
}

// Together holds back every batch that do makes and performs them as one at its
// end, which it returns. Meanwhile choices leave out what is used already. It Fails when not all of
// it can be done. [FF-TCG 11.3.7.1]
func (k *Kernel) Together(do func()) []state.Event {
	done, whole := k.batch(do)
	if !whole {
		k.Fail(k.why.cost)
	}
	return done
}

// batch is Together that says whether all of it was done.
func (k *Kernel) batch(do func()) (done []state.Event, whole bool) {
	if k.holding {
		do()
		return nil, true
	}
	k.holding, k.reserved = true, k.reserved[:0]
	do()
	k.holding = false
	batch := k.batches.copy(k.reserved)
	slices.SortStableFunc(batch, func(a, b state.Event) int { return moveLast(&a) - moveLast(&b) })
	k.reserved = k.reserved[:0]
	replaced := k.replaced
	if len(batch) > 0 {
		done = k.Do(batch...)
	}
	return done, len(done) == len(batch) || k.replaced != replaced
}

// moveLast orders a batch: what is dulled and put away at once is dulled first.
func moveLast(e *state.Event) int {
	switch e.Verb {
	case ability.Moved:
		return 1
	case state.Linked: // to what it was moved to
		return 2
	}
	return 0
}

// rebind lets what a payment bound, or what each player did, while it was held back, mean what it became as that was done: the bindings of f from
// the one numbered first on.
func rebind(f *state.Frame, first int, done []state.Event) {
	for j := first; j < len(f.Bound); j++ {
		if f.Bound[j].Slot == state.SlotWas {
			continue // stays what it was
		}
		of := f.Bound[j].Refs
		refs := of // until one of them has become another
		for n, r := range of {
			for i := range done {
				if e := &done[i]; e.Verb == ability.Moved && e.Card == r && e.New != r {
					if &refs[0] == &of[0] {
						refs = slices.Clone(of)
					}
					refs[n] = e.New
				}
			}
		}
		f.Bound[j].Refs = refs
	}
}

// AskPlan asks a seat how it pays part p of what f costs, and shows what it names.
// An empty plan gives up.
func (k *Kernel) AskPlan(by state.Seat, f *state.Frame, p *Part) []state.Payment {
	d := Decision{Seat: by, Kind: Pay, Shown: true, Ask: Prompt{Key: "pay", Rule: k.Cite("pay")}, Part: p, frame: f}
	if f != nil {
		d.Ask = k.prompt(f, "pay")
	}
	d.Ask.N = p.N
	plan := k.Ask(d).Plan
	k.givenUp = len(plan) == 0
	return plan
}
