// It reads the rulebooks' files, which a browser does not have.

//go:build !js

package session_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestRefusalsCiteTheGame: what a session itself asks and refuses, it asks and refuses by a
// rule of the game that is played.
func TestRefusalsCiteTheGame(t *testing.T) {
	for _, game := range assets.Playable() {
		book, err := os.ReadFile("../" + game + "/rulebook.tsv")
		if err != nil {
			t.Fatal(err)
		}
		r := assets.Of(game).Rules
		wire, _ := sessiontest.NewWire(1, sessiontest.Faults{})
		p, err := session.NewPeer(peersOf(starters(t, game))[0], wire)
		if err != nil {
			t.Fatal(err)
		}
		for what, rule := range map[string]string{"nothing is asked": p.Check(state.Answer{}).Rule, "an order is asked for": r.Cite("arrange"), "it goes round again": r.Cite("why again")} {
			if rule == "" || !strings.Contains("\n"+string(book), "\n"+rule+"\t") {
				t.Errorf("%s: that %s cites %q, which is no rule of it", game, what, rule)
			}
		}
	}
}
