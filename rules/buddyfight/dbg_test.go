package buddyfight_test

import (
	"testing"

	"gotaku/rules/scenario"
)

func TestDbg(t *testing.T) { scenario.RunAll(t, "/tmp/dbg") }
