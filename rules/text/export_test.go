package text

import (
	"maps"
	"slices"

	"gotaku/rules/ability"
)

// World is where cards are in play in a game, and where they act, for tests.
func (g *Game) World() (play, board []ability.Zone) { return g.Lex.World.Play, g.Lex.World.Board }

// spoken are the games that have a dialect. Package games registers them, which the tests
// of package text_test import.
func spoken() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(speakers)), func(id string) bool {
		_, speaks := speakers[id].(Speaker)
		return !speaks
	})
}
