package fftcg_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/fftcg"
	"gotaku/rules/state"
)

// limitCards are LB cards of the tests. [NS]
func limitCards() []state.Def {
	limit := func(name string, kind ability.Kinds, elements []string, cost, power, n int32, as ...ability.Ability) state.Def {
		key := ability.Ability{Kind: ability.Keyword, Word: "limit break", Marks: ability.Advance, Args: []ability.Amount{ability.N(n)}}
		d := card(name, kind, elements, cost, power, append([]ability.Ability{key}, as...)...)
		d.Sides[0].Kinds |= d.Sides[0].Card.Kinds()
		return d
	}
	any := on(ability.Forward, ability.Who{})
	return []state.Def{
		icon(limit("peak", ability.Forward, fire, 2, 8000, 1, auto(ability.Left, draw(1))), "generic"),
		limit("summit", ability.Forward, ice, 3, 9000, 2, word("haste")),
		limit("ridge", ability.Backup, fire, 1, 0, 1),
		limit("nova", ability.Summon, fire, 1, 0, 1, spell(choose(1, any), hit(8000))),
	}
}

// limitDeck are eight cards of an LB deck; seat and match say which.
func limitDeck(r *rules.Rules, x *rules.Rand) (out []state.FaceID) {
	list := limitCards()
	for len(out) < 8 {
		f := r.Pool.Face(list[x.N(len(list))].ID)
		if n := len(out); !slices.Contains(out, f) || n-len(slices.DeleteFunc(slices.Clone(out), func(o state.FaceID) bool { return o == f })) < 3 {
			out = append(out, f)
		}
	}
	return out
}

// TestLimitDecks: what an LB deck may be, and that it is none in the main deck. [NS]
func TestLimitDecks(t *testing.T) {
	p := testRules(t).Pool
	var main []state.FaceID
	for f := state.FaceID(1); len(main) < 50; f++ {
		main = append(main, f, f, f)
	}
	main = main[:50]
	face := func(name string) state.FaceID { return p.Face("t/" + name) }
	peak, summit, nova := face("peak"), face("summit"), face("nova")
	three := func(fs ...state.FaceID) (out []state.FaceID) {
		for _, f := range fs {
			out = append(out, f, f, f)
		}
		return out
	}
	const (
		many  = "an LB deck has up to 8 cards, not 9."
		four  = `"peak": no more than 3 of a card number.`
		plain = `"plain" has no Limit Break: it may not be in the LB deck.`
		above = `"summit" has Limit Break: it may not be in the main deck.`
	)
	for _, c := range []struct {
		format     string
		main, side []state.FaceID
		want       []string
	}{
		{"", main, nil, nil},
		{"", main, three(peak), nil},
		{"", main, three(peak, summit, nova)[:8], nil},
		{"", main, make([]state.FaceID, 8), nil}, // those of the other player, who knows them
		{"", main, three(peak, summit, nova), []string{many}},
		{"", main, append(three(peak), peak), []string{four}},
		{"", main, append(three(peak), face("plain")), []string{plain}},
		{"", append(slices.Clone(main[1:]), summit), three(peak), []string{above}},
		{fftcg.Limited, main, append(three(peak), peak), nil},
		{fftcg.Limited, main, three(peak, summit, nova), []string{many}},
	} {
		var got []string
		for _, f := range fftcg.Legal(p, c.format, c.main, c.side) {
			if f.JA == "" {
				t.Errorf("%q is not said in Japanese", f.EN)
			}
			got = append(got, f.EN)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q, %d and %d cards: %q, not %q", c.format, len(c.main), len(c.side), got, c.want)
		}
	}
	opened := &rules.DeckSetup{Main: main, Side: three(peak)}
	if why := fftcg.Game().Legal(p, fftcg.Limited, opened, append(slices.Clone(main), peak, peak)); len(why) != 1 || why[0].EN != `"peak" was not opened that often.` {
		t.Errorf("a limited deck has an LB card that was not opened: %v", why)
	}
	if f := fftcg.Game().Formats()[0]; f.Side != [2]int{0, 8} {
		t.Errorf("the format says %v of LB decks", f.Side)
	}
}

// TestLimitDecksAreGuessed: a bot looks for LB cards in the LB deck of the other player, and nowhere else. [NS]
func TestLimitDecksAreGuessed(t *testing.T) {
	r := testRules(t)
	main, side := r.Game.(bot.Guesser).Guess(r.Pool, nil)
	limits := func(list []state.FaceID) (n int) {
		for _, f := range list {
			if r.Pool.Def(f).Sides[0].Kinds&ability.AdvanceCard != 0 {
				n++
			}
		}
		return n
	}
	if len(main) == 0 || limits(main) > 0 || len(side) != len(limitCards()) || limits(side) != len(side) {
		t.Errorf("%d of %d cards of the main deck, %d of %d of the LB deck have Limit Break", limits(main), len(main), limits(side), len(side))
	}
	if z := r.Game.(bot.Guesser).Side(); z != ability.EvolveDeck {
		t.Errorf("the LB deck lies in %d", z)
	}
}
