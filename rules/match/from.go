package match

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// From begins a match in the middle: at a rest whose state is s, with the
// step s.Step to come. s stays the caller's. Faces that me may not know are left
// out. Set-up is not run; setup carries the rules and the seats' names.
func From(setup rules.Setup, s *state.State, me state.Eyes) *Match {
	m := &Match{setup: setup, me: me, pool: new(pool), learned: -1}
	m.rests = []rest{{state: s.Hidden(me), deals: s.LastDeal()}}
	return m
}

// Rest returns a copy of the last rest and the inputs since then: what a match
// goes on from.
func (m *Match) Rest() (*state.State, []state.Input) {
	m.start()
	r := m.rests[len(m.rests)-1]
	return r.state.Clone(), m.inputs[r.inputs:m.done:m.done]
}

// Forced is an answer that public facts left alone, so that nobody was asked.
type Forced struct {
	Decision rules.Decision
	Answer   state.Answer
}

// Forced lists the answers that were not asked for since the last input.
func (m *Match) Forced() []Forced {
	m.start()
	return m.forced
}

// Settled notes an answer that nobody is asked for.
func (m *Match) Settled(d *rules.Decision, a state.Answer) {
	a.Pick = slices.Clone(a.Pick) // the kernel's memory is used again
	m.forced = append(m.forced, Forced{*d, a})
}
