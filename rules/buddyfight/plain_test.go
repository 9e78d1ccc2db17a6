package buddyfight_test

import (
	"testing"

	"gotaku/rules/scenario"
)

// TestPlain is TestScenarios in the plain mode alone: what mutants are run against.
func TestPlain(t *testing.T) { scenario.RunAll(t, "testdata", scenario.Modes[0]) }
