package sve_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// uses counts what happened in matches of bots with the starter deck of a title,
// declared to be built on a basis.
func uses(t *testing.T, basis string) map[string]int {
	t.Helper()
	g := assets.Of("sve")
	s := rules.Setup{Rules: g.Rules}
	for i := range s.Decks {
		s.Decks[i] = g.Decks[2].Setup()
		s.Decks[i].Basis = basis
	}
	n := map[string]int{}
	named := map[ability.Verb]string{ability.DriveTriggered: "trigger", ability.EquippedV: "equipment", ability.GainedDrive: "Drive"}
	for seed := range uint64(3) {
		l, err := session.NewLocal(session.LocalOptions{Setup: s, Seed: seed, Bots: [2]session.Player{bot.NewGreedy(seed), bot.NewGreedy(seed + 1)}})
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < 20000 && !l.Result().Over; i++ {
			l.Tick()
		}
		if !l.Result().Over {
			t.Fatalf("seed %d: the match does not end: %+v", seed, l.Status())
		}
		for _, e := range l.Match().Events(state.All, 0) {
			n[named[e.Event.Verb]]++
			if e.Event.Verb == ability.Moved && e.Event.To.Zone == g.Rules.Zone(ability.TriggerZone) {
				n["drive check"]++
			}
		}
		l.Close()
	}
	return n
}

// The starter deck of a title is played with what a title adds: drive checks and
// their triggers, equipment, Drive. Built on its class, its triggers do nothing.
func TestTheTitleDeckUsesItsFeatures(t *testing.T) {
	n := uses(t, "宵宮囃子")
	for _, what := range []string{"drive check", "trigger", "equipment", "Drive"} {
		if n[what] == 0 {
			t.Errorf("no %s in three matches", what)
		}
	}
	n = uses(t, "")
	if n["trigger"] != 0 || n["drive check"] == 0 {
		t.Errorf("built on its class: %d triggers in %d drive checks, want none in some", n["trigger"], n["drive check"])
	}
}
