package assets

import (
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// Wide is a game for a match between two machines, whose rules have places for cards that come while it is played.
func Wide(base *Game, rs *rules.Rules) *Game {
	g, n := *base, len(rs.Pool.Defs)
	g.Rules, g.Pool = rs, rs.Pool
	g.Reports = append(append([]deck.CardReport(nil), base.Reports...), make([]deck.CardReport, n-len(base.Reports))...)
	g.English = append(append(deck.InEnglish(nil), base.English...), make(deck.InEnglish, n-len(base.English))...)
	g.Said = append(append(deck.AllSaid(nil), base.Said...), make(deck.AllSaid, n-len(base.Said))...)
	for i := len(base.English); i < base.Pool.Known(); i++ { // cards of the rulebook itself
		g.English[i] = make([]deck.English, 2)
	}
	remember(&g)
	return &g
}

// Came notes what is said of a card that has come to a place.
func (g *Game) Came(f state.FaceID, c *deck.Card) {
	g.Reports[f-1], g.English[f-1], g.Said[f-1] = c.Report, c.English, c.Said
}
