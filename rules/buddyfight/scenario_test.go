package buddyfight_test

import (
	"testing"

	"gotaku/rules/scenario"
)

// TestScenarios runs every scenario of the rulebook in every mode.
func TestScenarios(t *testing.T) { scenario.RunAll(t, "testdata") }
