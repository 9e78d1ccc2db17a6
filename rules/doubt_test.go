package rules_test

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestDoubtSeesWhatIsWrong: each thing that the kernel keeps beside its board is made wrong in the middle of a
// game, and Doubt says so; mended, it says nothing.
func TestDoubtSeesWhatIsWrong(t *testing.T) {
	seen := map[string]bool{}
	for _, game := range assets.Playable() {
		g := assets.Of(game)
		sessiontest.RandomGames(t, 2, func(uint64) rules.Setup {
			s := rules.Setup{Rules: g.Rules, Names: [2]string{"甲", "乙"}}
			for i := range s.Decks {
				s.Decks[i] = g.Decks[i].Setup().Declared(g.Rules, s.Format)
			}
			return s
		}, func(k *rules.Kernel, _ *rules.Decision, _ state.Answer) {
			for name, fault := range rules.Faults {
				if seen[name] {
					continue
				}
				k.Settle()
				mend := fault(k)
				if mend == nil {
					continue
				}
				if err := k.Doubt(); err == nil || !strings.Contains(err.Error(), name) {
					t.Errorf("%s: %q is wrong, and Doubt says %v", game, name, err)
				}
				if mend(); k.Doubt() != nil {
					t.Fatalf("%s: %q was mended: %v", game, name, k.Doubt())
				}
				seen[name] = true
			}
		})
	}
	for name := range rules.Faults {
		if !seen[name] {
			t.Errorf("it never came to %q", name)
		}
	}
}
