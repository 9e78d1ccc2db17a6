package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What an effect does instead of an event of a batch happens in the moment of that batch: the
// event is replaced by it, and the rest of the batch has not happened yet. What watches, counts
// or is counted as it leaves is read as it was before all of it. [SVE 10.10.1, 10.7.4.1.2,
// 10.7.4.2, Z/X 808.3a]
//
// So the first moves that a replacement makes do not happen when its clause asks for them: they
// join the batch, the rest of the batch is looked at, all is performed, and the clause goes on
// with what has become of what it moved. What the replacement says behind it is carried out
// then, of several the one that was looked at last first.
//
// Only what is moved to where nothing is in play joins, alone, and not off a deck, where what
// lies on top is found out each time. What comes into play, what is put under a card, what is
// paid and what only changes an event is done before the batch.

// moment is a batch whose replacements are being carried out.
type moment struct {
	outer *moment // within whose replacements it is done; nil: none
	todo  []due   // what is still to be looked at, in order
	out   []due   // what nothing replaces
	did   []state.Event
	done  bool // performed
	asked int  // how many batches have joined

	now    state.Stamp    // when it began
	frames int            // that were being carried out then
	tries  int            // and attempts
	doing  ability.Effect // and the clause
	body   body           // the replacement that is being carried out
}

// due is an event of a moment.
type due struct {
	event state.Event
	of    int             // the batch that joined with it, from 1; 0: it was there from the first; life: what a life is instead of 0
	but   []board.NodeRef // these effects have been applied to what it came from [SVE 10.10.2.3]
	fells bool            // it is the destruction that was to be all the same, with another place [Z/X 802.2c, 1007.1]
}

// life marks the number that a life becomes instead of 0: it was in no batch.
const life = -1

// body is a replacement whose clauses are being carried out.
type body struct {
	frame  *state.Frame
	effect *board.Active
	joined bool // what it does has joined the batch
}

// uses says whether something that is done instead moves r in this moment.
func (m *moment) uses(r state.Ref) bool {
	is := func(d due) bool { return d.of > 0 && d.event.Card == r }
	return !m.done && (slices.ContainsFunc(m.todo, is) || slices.ContainsFunc(m.out, is))
}

// goesInstead says whether r is moved instead of something in a moment that is being done.
func (h *Holding) goesInstead(r state.Ref) bool {
	for m := h.moment; m != nil; m = m.outer {
		if m.uses(r) {
			return true
		}
	}
	return false
}

// felled is the destruction of which a text that is being carried out replaces only where what is destroyed goes: that is
// said with it. What is moved elsewhere is destroyed all the same, by what it would have been. [Z/X 1007.1]
func (h *Holding) felled(f *state.Frame) *state.Event {
	if h.moment == nil || f == nil || h.moment.body.frame != f {
		return nil
	}
	if of := &h.moment.body.effect.Clause.(*ability.Instead).Of; of.Verb != ability.Destroyed || of.To == ability.NoZone {
		return nil
	}
	return &f.Cause
}

// spent says whether all that an effect would first do instead of e is to move what already
// goes elsewhere instead of something else in this moment: it is not done twice.
func (m *moment) spent(a *board.Active, e *state.Event) bool {
	if m == nil { // of an event that is of no batch
		return false
	}
	does := a.Clause.(*ability.Instead).Do
	for len(does) > 0 {
		switch first := does[0].(type) {
		case *ability.Try:
			does = first.Do
			continue
		case *ability.Move:
			if first.What.Sel != nil || first.How == ability.Reveal {
				return false // what is chosen is chosen among the others, and what is shown stays
			}
			x := a.Text
			x.Cause = e
			refs := x.Here(first.What.Ref)
			return len(refs) > 0 && !slices.ContainsFunc(refs, func(r state.Ref) bool { return !m.uses(r) })
		}
		return false
	}
	return false
}

// of lists what has happened of a batch that joined, or of the first one: 0. What is destroyed though it goes elsewhere happened in both.
func (m *moment) of(n int) []state.Event {
	if m.asked == 0 && !slices.ContainsFunc(m.out, func(d due) bool { return d.of == life }) {
		return m.did
	}
	var out []state.Event
	for _, e := range m.did {
		of, fells := 0, false
		if i := slices.IndexFunc(m.out, func(d due) bool {
			return d.of > 0 && e.Verb == ability.Moved && d.event.Card == e.Card || d.of == life && e.Verb == d.event.Verb && e.Seat == d.event.Seat
		}); i >= 0 {
			of, fells = m.out[i].of, m.out[i].fells
		}
		if of == n || n == 0 && fells {
			out = append(out, e)
		}
	}
	return out
}

// doReplaced performs a batch on which replacement effects bear, and says what happened of it;
// now: when it began.
func doReplaced(k *Kernel, evs []state.Event, now state.Stamp) []state.Event {
	m := &moment{outer: k.moment, now: now, frames: len(k.frames), tries: k.tries, doing: k.doing}
	for _, e := range evs {
		m.todo = append(m.todo, due{event: e, but: slices.Clip(k.replacing)})
	}
	k.moment = m
	m.finish(k)
	k.moment = m.outer
	return m.of(0)
}

// takes says whether a batch is what a replacement of the moment does first instead of an event,
// so that it happens with it.
func (m *moment) takes(k *Kernel, evs []state.Event) bool {
	if m == nil || m.done || len(evs) == 0 || m.body.frame == nil || m.body.frame != k.frame() || m.tries != k.tries {
		return false
	}
	if move, is := k.doing.(*ability.Move); !is || move.To.Link.Kind != ability.NoRef {
		return false
	}
	return !slices.ContainsFunc(evs, func(e state.Event) bool {
		from := &k.Zones[e.From.Zone]
		return e.Verb != ability.Moved || e.Cost || from.Hidden && from.Ordered || k.InPlay(e.To.Zone)
	})
}

// join lets a batch join the moment and finishes that. A card moves once: what already goes
// elsewhere instead does not go there too, and what was to happen to what goes now does not.
func (m *moment) join(k *Kernel, evs []state.Event) []state.Event {
	evs = slices.DeleteFunc(evs, func(e state.Event) bool { return m.uses(e.Card) })
	if len(evs) == 0 {
		return nil
	}
	moved := func(d due) bool { return d.of == 0 && movedIn(evs, &d.event) }
	m.todo, m.out = slices.DeleteFunc(m.todo, moved), slices.DeleteFunc(m.out, moved)
	m.asked++
	of, joining := m.asked, []due(nil)
	for _, e := range evs {
		was := k.felled(k.frame())
		joining = append(joining, due{e, of, slices.Clone(k.replacing), was != nil && was.Card == e.Card})
	}
	m.todo = append(joining, m.todo...)
	m.body.joined = true
	k.usedUp(m.body.effect)
	frames, doing, replacing := k.frames, k.doing, k.replacing
	k.frames, k.doing = frames[:m.frames:m.frames], m.doing
	m.finish(k)
	k.frames, k.doing, k.replacing = frames, doing, replacing
	return m.of(of)
}

// finish replaces what is left of a moment and performs it. What joins it meanwhile does so
// itself.
func (m *moment) finish(k *Kernel) {
	was := k.replacing
	for !m.done && len(m.todo) > 0 {
		next := m.todo[0]
		m.todo = m.todo[1:]
		k.replacing = next.but
		if left, is := k.replaceOne(next.event, m); is {
			next.event = left
			m.out = append(m.out, next)
		}
	}
	if k.replacing = was; m.done {
		return
	}
	m.done = true
	for i := range m.out {
		m.did = append(m.did, m.out[i].event)
	}
	m.did = happen(k, m.did, board.VerbsOf(m.did), m.now)
}
