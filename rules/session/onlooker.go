package session

import (
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// onlooker is who looks at a match and plays no part in it: nothing is asked of them, so there
// is nothing to judge, to list or to propose.
type onlooker struct{}

// Decision is nil.
func (onlooker) Decision() *rules.Decision { return nil }

// Answer is refused.
func (onlooker) Answer(int, state.Answer) error { return ErrNotNow }

// Check has nothing to judge.
func (onlooker) Check(state.Answer) *board.Why { return nil }

// Acts lists nothing.
func (onlooker) Acts() []state.Act { return nil }

// Next lists nothing.
func (onlooker) Next([]state.Item) []state.Item { return nil }

// Sources lists nothing.
func (onlooker) Sources() []state.Payment { return nil }

// Gives yields nothing.
func (onlooker) Gives(state.Payment) (int32, *board.Why) { return 0, nil }

// Propose has nothing to propose.
func (onlooker) Propose() ([]state.Payment, bool) { return nil, false }

// Foresee foresees nothing.
func (onlooker) Foresee(state.Answer) *Foreseen { return nil }

// Concede is refused.
func (onlooker) Concede() error { return ErrNotNow }
