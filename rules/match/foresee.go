package match

import "gotaku/rules/state"

// Foresee tries an input on a copy of the match. The copy goes no further than the
// next question, the next chance, or the end of the step: as far as the input alone
// decides what happens; through: steps that end with an attack going on lead to the next
// one. Close it when it has been read.
func (m *Match) Foresee(in state.Input, through bool) (*Match, error) {
	f := m.Fork()
	f.start()
	f.brief, f.through = true, through
	if err := f.Feed(in); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// halt ends a copy that was made to foresee one step.
func (m *Match) halt() {
	if m.brief && !(m.through && len(m.k.State.Battles) > 0) {
		m.await(Want{})
	}
}
