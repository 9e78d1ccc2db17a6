package text

import "gotaku/rules/ability"

// World is where cards are in play in a game, and where they act, for tests.
func (g *Game) World() (play, board []ability.Zone) { return g.lex.world.play, g.lex.world.board }
