package sve_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/sve"
)

// starters is a match between the two starter decks; either seat may have either.
func starters(t testing.TB, seed uint64) rules.Setup {
	t.Helper()
	g := assets.Of("sve")
	r, err := rules.NewRules(sve.Game(), g.Pool)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Rules: r}
	for i := range s.Decks {
		d := g.Decks[(seed>>i)&1]
		s.Decks[i] = rules.DeckSetup{Leader: d.Leader, Main: d.Main, Side: d.Side}
	}
	return s
}
