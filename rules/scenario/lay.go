package scenario

import (
	"gotaku/rules"
	"gotaku/rules/state"
)

// Board lays out what a scenario describes before anything is done, as a machine
// that knows every card has it: a match can begin there.
func (sc *Scenario) Board() (rules.Setup, *state.State, error) {
	b, err := newBuilder(sc)
	if err != nil {
		return rules.Setup{}, nil, err
	}
	s, setup, err := b.build()
	return setup, s, err
}
