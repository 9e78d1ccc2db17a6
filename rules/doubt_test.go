package rules_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/session/sessiontest"
)

// TestDoubtSeesWhatIsWrong: of each thing that the kernel keeps beside its board.
func TestDoubtSeesWhatIsWrong(t *testing.T) {
	faults := map[string]sessiontest.Fault{}
	for name, fault := range rules.Faults {
		faults[name] = fault
	}
	sessiontest.Doubted(t, faults, (*rules.Kernel).Doubt)
}
