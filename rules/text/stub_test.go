package text_test

import (
	"gotaku/rules/games"
	"gotaku/rules/stub"
)

// The example has no dialect of its own: what it says is read by the plain grammar.
func init() { games.Register(stub.Wing{}) }
