package rules

import "gotaku/rules/state"

// arena is memory for what a text or a play needs until the next rest. Handing it out
// costs no allocation once it has grown to what a match needs. What the state keeps never
// lies in it.
type arena[T any] struct{ room []T }

// list hands out an empty list with room for n; one that grows beyond moves out.
func (a *arena[T]) list(n int) []T {
	at := len(a.room)
	if at+n > cap(a.room) { // what was handed out stays where it is
		a.room, at = make([]T, 0, max(2*cap(a.room), 4*n, 32)), 0
	}
	a.room = a.room[:at+n]
	return a.room[at : at : at+n]
}

// copy hands out a copy of a list.
func (a *arena[T]) copy(of []T) []T {
	if len(of) == 0 {
		return nil
	}
	return append(a.list(len(of)), of...)
}

// one hands out a place that holds v.
func (a *arena[T]) one(v T) *T {
	return &append(a.list(1), v)[0]
}

// empty takes everything back.
func (a *arena[T]) empty() { a.room = a.room[:0] }

// Memory is what plays, questions and batches are made in, until the next rest.
type Memory struct {
	plays    arena[state.Frame]
	bills    arena[Bill]
	parts    arena[Part]
	batches  arena[state.Event]   // that games make
	items    arena[state.Item]    // what may be chosen, and what was
	payments arena[state.Payment] // plans
}

func (m *Memory) empty() {
	m.plays.empty()
	m.bills.empty()
	m.parts.empty()
	m.batches.empty()
	m.items.empty()
	m.payments.empty()
}

// Batch hands out an empty list of events, good until the next rest.
func (m *Memory) Batch() []state.Event { return m.batches.list(usualBatch) }

// usualBatch is how many events most batches have at most.
const usualBatch = 8

// Items makes objects what may be chosen, good until the next rest.
func (m *Memory) Items(of []state.Ref) []state.Item {
	out := m.items.list(len(of))
	for _, r := range of {
		out = append(out, state.Item{Card: r.ID})
	}
	return out
}
