package idle

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules/games"
)

// TestSections: the cards of the starter decks lie where they are put when they are tried.
func TestSections(t *testing.T) {
	for _, id := range assets.Playable() {
		g, x := assets.Of(id), games.Of(id).Lexicon()
		for _, d := range g.Decks {
			for _, f := range d.Leader {
				if got := sectionOf(x, g.Pool.Def(f).Sides[0].Kinds); got != "leader" {
					t.Errorf("%s: %s is put into %q", id, g.Pool.Def(f).ID, got)
				}
			}
			for _, f := range d.Main {
				if got := sectionOf(x, g.Pool.Def(f).Sides[0].Kinds); got != "main" {
					t.Errorf("%s: %s is put into %q", id, g.Pool.Def(f).ID, got)
				}
			}
		}
	}
}
