package game

import (
	"testing"

	"gotaku/rules/ability"
)

// The crowded table of the game of units with what is attached to them.

const crowdedUnits = "crowded-divinecross.scenario"

// TestCrowdedUnits draws the crowded and the plain table in the main and the battle
// phase, in every size and language.
func TestCrowdedUnits(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			for i, board := range []string{"dc-crowded", "dc-battle", "dc-plain", "dc-plain-battle"} {
				r := crowdedOf(t, crowdedUnits, i, size[0], size[1], lang, true)
				r.shot(board + name)
				if i%2 == 1 {
					continue
				}
				x, y := r.middle(cardName(r.table().zone(ability.Main, 0)[0].ID))
				r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
				r.shot(board + "-large" + name)
			}
		}
	}
}
