package stub_test

import (
	"testing"

	"gotaku/rules/games"
	"gotaku/rules/scenario"
	"gotaku/rules/stub"
)

func init() { games.Register(stub.Wing{}) }

// TestScenarios runs every scenario of the rulebook in every mode; each unit of the
// rulebook that the engine carries out is shown by one, or the list says why not.
func TestScenarios(t *testing.T) { scenario.Book(t, "stub", "testdata") }
