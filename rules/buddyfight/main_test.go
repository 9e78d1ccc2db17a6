package buddyfight_test

import (
	"gotaku/rules/buddyfight"
	"gotaku/rules/games"
)

// The tests of the wing read scenarios of it, so they list it.
func init() {
	if games.Of("buddyfight") == nil {
		games.Register(buddyfight.Wing{})
	}
}
