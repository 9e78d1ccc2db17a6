package text_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
	_ "gotaku/rules/games"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// printed is a whole card of testdata/cards.txt.
type printed struct {
	name, text string
	kinds      ability.Kinds
	lang       text.Lang
	said       []string // behind = what is read of it, an ability a line; behind ! what is left to the players
}

var kindsOf = map[string]ability.Kinds{
	"follower": ability.Follower, "evolve": ability.Follower | ability.EvolveCard, "amulet": ability.Amulet, "spell": ability.SpellCard,
	"token": ability.Token, "equipment": ability.EquipmentCard, "advance": ability.AdvanceCard, "crest": ability.Crest,
}

func printedCards(t *testing.T) (out []printed) {
	t.Helper()
	b, err := os.ReadFile("testdata/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(b), "\n") {
		if head, ok := strings.CutPrefix(line, "@ "); ok {
			name, words, _ := strings.Cut(head, " / ")
			c := printed{name: name}
			for _, w := range strings.Fields(words) {
				if c.kinds |= kindsOf[w]; w == "en" {
					c.lang = text.EN
				} else if kindsOf[w] == 0 {
					t.Fatalf("%s: what is %s?", name, w)
				}
			}
			out = append(out, c)
			continue
		}
		if len(out) == 0 || line == "" || line[0] == '#' {
			continue
		}
		c := &out[len(out)-1]
		if says(line) {
			c.said = append(c.said, line)
		} else {
			c.text += line + "\n"
		}
	}
	return out
}

// says is so of a line that says what is read of a card, or left to the players.
func says(line string) bool { return strings.HasPrefix(line, "= ") || strings.HasPrefix(line, "! ") }

// TestWholeCards: of cards as lists print them it is said exactly what is carried out, in the
// words of the grammar, and what is left to the players.
func TestWholeCards(t *testing.T) {
	g, whole := text.Of("sve"), 0
	var said [][]string
	for _, c := range printedCards(t) {
		card, rep := g.CompileAs(c.kinds, c.name, c.text, c.lang)
		var got []string
		for i := range card.Abilities {
			if card.Abilities[i].Hand == ability.Auto {
				got = append(got, "= "+strings.ReplaceAll(g.PrintAbility(card, i, text.EN), "\n", " / "))
			}
		}
		for _, s := range rep.Spans {
			got = append(got, "! "+strings.ReplaceAll(c.text[s.Start:s.End], "\n", " "))
		}
		if len(rep.Spans) == 0 {
			whole++
		}
		said = append(said, got)
		if !*texttest.Update && !slices.Equal(got, c.said) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, strings.Join(got, "\n"), strings.Join(c.said, "\n"))
		}
	}
	t.Logf("%d of %d cards are read whole", whole, len(said))
	if *texttest.Update {
		rewrite(t, said)
	}
}

// rewrite writes down what is said of each card behind its text.
func rewrite(t *testing.T, said [][]string) {
	b, err := os.ReadFile("testdata/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, line := range strings.Split(strings.TrimRight(string(b), "\n")+"\n\n@ ", "\n") {
		if says(line) {
			continue
		}
		if strings.HasPrefix(line, "@ ") && len(out) > 0 && slices.ContainsFunc(out, func(s string) bool { return strings.HasPrefix(s, "@ ") }) {
			out = append(out[:len(out)-1], said[0]...) // in the place of the line between two cards
			said, out = said[1:], append(out, "")
		}
		out = append(out, line)
	}
	if err := os.WriteFile("testdata/cards.txt", []byte(strings.Join(out[:len(out)-2], "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
