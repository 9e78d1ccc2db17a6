package assets

import (
	"testing"

	"gotaku/rules/games"
)

// TestAGameIsReadInSmallSteps: each step reads one card, links one card or finds one starter deck, so that none of them
// grows with the game, and what comes out is the same; the part that is done only grows.
func TestAGameIsReadInSmallSteps(t *testing.T) {
	for _, id := range Games() {
		w := games.Of(id)
		o := &Opening{wing: w, cards: w.Cards()}
		steps, part := 0, float32(0)
		for done := false; !done; steps++ {
			read, decks := len(o.made.Reports), len(o.made.Decks)
			done = o.Step()
			if n := len(o.made.Reports) - read; n > 1 {
				t.Errorf("%s: step %d reads %d cards", id, steps, n)
			}
			if n := len(o.made.Decks) - decks; n > 1 {
				t.Errorf("%s: step %d finds %d decks", id, steps, n)
			}
			if now := o.Part(); now < part || now > 1 {
				t.Errorf("%s: step %d goes from %v to %v", id, steps, part, now)
			} else {
				part = now
			}
		}
		g := Of(id)
		cards := len(g.Pool.Defs) - len(o.cards.More)
		if least := cards + len(g.Pool.Defs) + len(g.Decks); steps < least || part != 1 {
			t.Errorf("%s: %d steps to %v for %d cards read, %d linked and %d decks", id, steps, part, cards, len(g.Pool.Defs), len(g.Decks))
		}
		if o.game.Pool.Hash() != g.Pool.Hash() || len(o.game.Decks) != len(g.Decks) {
			t.Errorf("%s: another game comes out", id)
		}
	}
}
