package buddyfight_test

import (
	"testing"

	"gotaku/rules/scenario"
)

// TestScenarios runs every scenario of the rulebook in every mode; each unit of the
// rulebook that the engine carries out is shown by one, or the list says why not.
func TestScenarios(t *testing.T) { scenario.Book(t, "buddyfight", "testdata") }
