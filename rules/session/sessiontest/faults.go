package sessiontest

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/state"
)

// A Fault makes one thing that is kept wrong, and says how to mend it; nil: nothing of the
// kind is kept at the moment.
type Fault func(k *rules.Kernel) (mend func())

// Doubted plays random games of every game, in the middle of which each thing that is kept
// is made wrong: doubt must say so with the fault's name, and nothing once it is mended.
func Doubted(t *testing.T, faults map[string]Fault, doubt func(k *rules.Kernel) error) {
	t.Helper()
	seen := map[string]bool{}
	for _, game := range assets.Playable() {
		g := assets.Of(game)
		RandomGames(t, 2, func(uint64) rules.Setup {
			s := rules.Setup{Rules: g.Rules, Names: [2]string{"甲", "乙"}}
			for i := range s.Decks {
				s.Decks[i] = g.Decks[i].Setup().Declared(g.Rules, s.Format)
			}
			return s
		}, func(k *rules.Kernel, _ *rules.Decision, _ state.Answer) {
			for name, fault := range faults {
				if seen[name] {
					continue
				}
				k.Settle()
				mend := fault(k)
				if mend == nil {
					continue
				}
				if err := doubt(k); err == nil || !strings.Contains(err.Error(), name) {
					t.Errorf("%s: %q is wrong, and Doubt says %v", game, name, err)
				}
				if mend(); doubt(k) != nil {
					t.Fatalf("%s: %q was mended: %v", game, name, doubt(k))
				}
				seen[name] = true
			}
		})
	}
	for name := range faults {
		if !seen[name] {
			t.Errorf("it never came to %q", name)
		}
	}
}
