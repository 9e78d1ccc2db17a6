package text_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	_ "gotaku/rules/games"
	"gotaku/rules/text"
)

// wholeCard is a card in both languages.
type wholeCard struct{ ja, en, kind, textJA, textEN string }

// wholeCards reads testdata/cards.txt.
func wholeCards(t *testing.T) (out []wholeCard) {
	b, err := os.ReadFile("testdata/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range strings.Split(string(b), "\n@ ")[1:] {
		head, rest, _ := strings.Cut(s, "\n")
		ja, en, said := strings.Cut(rest, "\n--\n")
		h := strings.Split(head, " | ")
		if len(h) != 3 || !said {
			t.Fatalf("no card: %s", head)
		}
		out = append(out, wholeCard{h[0], h[1], h[2], ja, strings.TrimSpace(en)})
	}
	return out
}

// nameless is a card without what differs from language to language: its prints and the
// names of its special abilities.
func nameless(c *ability.Card) *ability.Card {
	d := text.Clone(c).(*ability.Card)
	for _, as := range [...][]ability.Ability{d.Abilities, d.Quoted} {
		for i := range as {
			as[i].Print, as[i].Name = "", ""
		}
	}
	return d
}

// TestCards: whole cards are read alike in both languages, and both prints of each are
// the card again.
func TestCards(t *testing.T) {
	names := map[string]string{"化け猫": "Ghost Cat", "石工ベル": "Bell the Mason", "先生": "Master", "弟子": "Pupil", "殿様": "His Lordship", "竜騎士": "Dragon Rider"}
	list := wholeCards(t)
	for _, c := range list {
		names[c.ja] = c.en
	}
	if len(list) < 80 {
		t.Fatalf("%d cards", len(list))
	}
	g := text.Of("fftcg").With(text.Dict{Names: names, Traits: map[string]string{"坑夫": "Miner", "歩哨": "Sentry", "騎士": "Knight"}})
	for _, c := range list {
		kinds, err := deck.KindsNamed("fftcg", c.kind)
		if err != nil {
			t.Fatal(err)
		}
		var got [2]*ability.Card
		for l, printed := range [2]string{c.textJA, c.textEN} {
			name := [2]string{c.ja, c.en}[l]
			card, rep := g.CompileAs(kinds, name, printed, text.Lang(l))
			for _, s := range rep.Spans {
				t.Errorf("%s: %s at %s", name, s.EN, printed[min(max(s.At, s.Start), len(printed)):])
			}
			for back := range 2 {
				again := g.Print(card, c.ja, text.Lang(back))
				if card2, _ := g.CompileAs(kinds, [2]string{c.ja, c.en}[back], again, text.Lang(back)); !text.Equal(nameless(card2), nameless(card)) {
					t.Errorf("%s is not what it prints:\n%s", name, again)
				}
			}
			got[l] = nameless(card)
		}
		if !text.Equal(got[0], got[1]) {
			t.Errorf("%s differs:\n%s\n%s", c.en, g.Print(got[0], c.ja, text.EN), g.Print(got[1], c.ja, text.EN))
		}
	}
}
