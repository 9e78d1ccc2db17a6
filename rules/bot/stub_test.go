package bot_test

import (
	"gotaku/rules/games"
	"gotaku/rules/stub"
)

// The example is a game like every other here.
func init() { games.Register(stub.Wing{}) }
