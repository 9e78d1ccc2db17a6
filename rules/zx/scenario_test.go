package zx_test

import (
	"testing"

	"gotaku/rules/games"
	"gotaku/rules/scenario"
	"gotaku/rules/zx"
)

func init() { games.Register(zx.Wing{}) }

// TestScenarios runs every scenario of the rulebook in every mode.
func TestScenarios(t *testing.T) { scenario.RunAll(t, "testdata") }
