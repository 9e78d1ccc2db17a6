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
	byHand     []string // what of it is left to the players
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
		if left, ok := strings.CutPrefix(line, "! "); ok {
			c.byHand = append(c.byHand, left)
		} else {
			c.text += line + "\n"
		}
	}
	return out
}

// TestWholeCards: of cards as lists print them it is said exactly what is carried out and
// what is left to the players.
func TestWholeCards(t *testing.T) {
	cards, whole := printedCards(t), 0
	var left [][]string
	for _, c := range cards {
		_, rep := text.Of("sve").CompileAs(c.kinds, c.name, c.text, c.lang)
		var spans []string
		for _, s := range rep.Spans {
			spans = append(spans, strings.ReplaceAll(c.text[s.Start:s.End], "\n", " "))
		}
		if len(spans) == 0 {
			whole++
		}
		left = append(left, spans)
		if !*texttest.Update && !slices.Equal(spans, c.byHand) {
			t.Errorf("%s\n\tleft to the players %q\n\twant %q", c.name, spans, c.byHand)
		}
	}
	t.Logf("%d of %d cards are read whole", whole, len(cards))
	if *texttest.Update {
		rewrite(t, left)
	}
}

// rewrite writes down what is left of each card behind its text.
func rewrite(t *testing.T, left [][]string) {
	b, err := os.ReadFile("testdata/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, line := range strings.Split(strings.TrimRight(string(b), "\n")+"\n\n@ ", "\n") {
		if strings.HasPrefix(line, "! ") {
			continue
		}
		if strings.HasPrefix(line, "@ ") && len(out) > 0 && slices.ContainsFunc(out, func(s string) bool { return strings.HasPrefix(s, "@ ") }) {
			out = out[:len(out)-1] // the line between two cards
			for _, s := range left[0] {
				out = append(out, "! "+s)
			}
			left, out = left[1:], append(out, "")
		}
		out = append(out, line)
	}
	if err := os.WriteFile("testdata/cards.txt", []byte(strings.Join(out[:len(out)-2], "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
