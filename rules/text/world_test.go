package text_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/divinecross"
	"gotaku/rules/fftcg"
	"gotaku/rules/sve"
	"gotaku/rules/text"
)

// TestWorlds: where cards are in play, stand and rest is what the zones of the game say.
func TestWorlds(t *testing.T) {
	for id, game := range map[string]rules.Game{"sve": sve.Game(), "fftcg": fftcg.Game(), "divinecross": divinecross.Game()} {
		play, board := text.Of(id).World()
		for _, z := range game.Zones() {
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
