package board_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/session/sessiontest"
)

// TestDoubtSeesWhatIsWrong: of each thing that a board keeps.
func TestDoubtSeesWhatIsWrong(t *testing.T) {
	faults := map[string]sessiontest.Fault{}
	for name, fault := range board.Faults {
		faults[name] = func(k *rules.Kernel) func() { return fault(k.Board) }
	}
	sessiontest.Doubted(t, faults, func(k *rules.Kernel) error { return k.Board.Doubt() })
}
