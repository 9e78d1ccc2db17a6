package text_test

import (
	"slices"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/text"
)

// TestWorlds: where cards are in play, stand and rest is what the zones of the game say.
func TestWorlds(t *testing.T) {
	for _, id := range games.IDs() {
		play, board := text.Of(id).World()
		for _, z := range games.Of(id).Book().Zones() {
			if z.Word == ability.NoZone {
				continue
			}
			if z.Play != slices.Contains(play, z.Word) {
				t.Errorf("%s: %s in play is %v in the rules", id, z.Name, z.Play)
			}
			if z.Turns && !slices.Contains(board, z.Word) {
				t.Errorf("%s: cards in %s stand and rest", id, z.Name)
			}
		}
	}
}
