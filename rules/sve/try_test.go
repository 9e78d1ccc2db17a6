package sve_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/sve"
)

func TestReal(t *testing.T) {
	g := assets.SVE()
	n := map[any]int{}
	for _, r := range g.Reports {
		n[r.Status]++
		if r.Status == 1 {
			t.Logf("%+v", r)
		}
	}
	t.Log(n)
	r, err := rules.NewRules(sve.Game(), g.Pool)
	if err != nil {
		t.Fatal(err)
	}
	mk := func(i int) rules.DeckSetup {
		d := g.Decks[i]
		return rules.DeckSetup{Leader: d.Leader, Main: d.Main, Side: d.Evolve}
	}
	setup := rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{mk(0), mk(1)}}
	w := [2]int{}
	for seed := uint64(0); seed < 300; seed++ {
		res := bot.Playout(&setup, seed)
		if !res.Over {
			t.Fatal("not over")
		}
		if res.Draw {
			t.Log(seed, res.Rule)
		}
		if !res.Draw {
			w[res.Winner]++
		}
	}
	t.Log(w)
}

func BenchmarkReal(b *testing.B) {
	g := assets.SVE()
	r, err := rules.NewRules(sve.Game(), g.Pool)
	if err != nil {
		b.Fatal(err)
	}
	mk := func(i int) rules.DeckSetup {
		d := g.Decks[i]
		return rules.DeckSetup{Leader: d.Leader, Main: d.Main, Side: d.Evolve}
	}
	setup := rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{mk(0), mk(1)}}
	b.ReportAllocs()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		bot.Playout(&setup, uint64(i))
	}
}
