package texttest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// Printed is a whole card as a list prints it.
type Printed struct {
	Names [2]string // by language
	Kinds ability.Kinds
	Lang  text.Lang // of Text
	Text  string
	Also  string // the same in the other language; empty: not given

	head []string // the lines before its text
	said []string // what is read of it
}

// Cards reads a file of whole cards of a game. One begins with a line "@ name | kinds", where both languages know it "@ 名 = name | kinds",
// and with "| en" behind it if its text is English. Then come the text as printed, behind a line "--" the same in the other language if
// it is given, and what is read of it: a line of the print in its own language behind "= ", in the other behind "> ", and what is left to
// the players behind "! ". A line that begins with "; " is a remark on what follows.
func Cards(t testing.TB, file, game string) (out []Printed) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var remarks []string
	also := false
	for line := range strings.Lines(string(b)) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case line == "":
		case strings.HasPrefix(line, "; "):
			remarks = append(remarks, line)
		case strings.HasPrefix(line, "@ "):
			c := Printed{head: append(remarks, line)}
			said := strings.Split(line[len("@ "):], " | ")
			if len(said) < 2 || len(said) > 3 || len(said) == 3 && said[2] != "en" {
				t.Fatalf("%s: no card: %s", file, line)
			}
			ja, en, both := strings.Cut(said[0], " = ")
			if c.Names = [2]string{ja, en}; !both {
				c.Names[text.EN] = ja
			}
			if len(said) == 3 {
				c.Lang = text.EN
			}
			if c.Kinds, err = deck.KindsNamed(game, said[1]); err != nil {
				t.Fatalf("%s: %s: %v", file, ja, err)
			}
			out, remarks, also = append(out, c), nil, false
		case len(out) == 0:
			t.Fatalf("%s: of no card: %s", file, line)
		case line == "--":
			also = true
		case isSaid(line):
			out[len(out)-1].said = append(out[len(out)-1].said, line)
		case also:
			out[len(out)-1].Also += line + "\n"
		default:
			out[len(out)-1].Text += line + "\n"
		}
	}
	return out
}

func isSaid(line string) bool {
	return strings.HasPrefix(line, "= ") || strings.HasPrefix(line, "> ") || strings.HasPrefix(line, "! ")
}

// Read compiles whole cards: each says exactly what stands behind it, both prints of what is read whole are the
// card again, and its text in the other language, if given, is the same card; what they do means the same behind one another. At least so
// many in a hundred are read whole.
func Read(t *testing.T, g *text.Game, file string, list []Printed, least int) {
	t.Helper()
	var whole []*ability.Card
	for i := range list {
		c := &list[i]
		card, rep := g.CompileAs(c.Kinds, c.Names[c.Lang], c.Text, c.Lang)
		said := c.prints(g, card, len(rep.Spans) == 0)
		for _, s := range rep.Spans {
			said = append(said, "! "+strings.ReplaceAll(c.Text[s.Start:s.End], "\n", " ⏎ "))
		}
		if len(rep.Spans) == 0 {
			whole = append(whole, card)
			c.sameAgain(t, g, card)
			Said(t, g, card, c.Names, c.Kinds, c.Text, c.Lang)
		}
		if !*Update && !slices.Equal(said, c.said) {
			t.Errorf("%s:\n%s\nand not\n%s", c.Names[c.Lang], strings.Join(said, "\n"), strings.Join(c.said, "\n"))
		}
		c.said = said
	}
	if t.Logf("%d of %d cards are read whole", len(whole), len(list)); len(whole)*100 < len(list)*least {
		t.Errorf("%d of %d cards are read whole", len(whole), len(list))
	}
	together(t, g, [2]string{"レン", "Ren"}, whole)
	if *Update {
		rewriteCards(t, file, list)
	}
}

// prints is what is read of a card, in each language that has words for it. Of a card that is not read whole it is what
// its abilities say that are carried out.
func (c *Printed) prints(g *text.Game, card *ability.Card, whole bool) (out []string) {
	for _, l := range [...]text.Lang{c.Lang, text.EN - c.Lang} {
		mark := "= "
		if l != c.Lang {
			mark = "> "
		}
		switch {
		case whole:
			for _, s := range c.print(g, card, l) {
				out = append(out, mark+s)
			}
		case !whole:
			for i := range card.Abilities {
				if card.Abilities[i].Hand == ability.Auto {
					out = append(out, mark+strings.ReplaceAll(g.PrintAbility(card, i, l), "\n", " ⏎ "))
				}
			}
		}
	}
	return out
}

// print is a card's print, a paragraph a line; nil: something has no words in a language that is not the card's, and so
// would stand there as it stood on the card.
func (c *Printed) print(g *text.Game, card *ability.Card, l text.Lang) []string {
	lines := strings.Split(g.Print(card, c.Names[l], l), "\n")
	if l != c.Lang && !g.Says(card, c.Names[l], l) && slices.ContainsFunc(lines, func(s string) bool { return strings.Contains(c.Text, s) }) {
		return nil
	}
	return lines
}

// sameAgain compares a card with its prints and with its text in the other language.
func (c *Printed) sameAgain(t *testing.T, g *text.Game, card *ability.Card) {
	t.Helper()
	want := nameless(card)
	same := func(how, printed string, l text.Lang) {
		got, rep := g.CompileAs(c.Kinds, c.Names[l], printed, l)
		if got = nameless(got); !text.Equal(got, want) {
			t.Errorf("%s: %s is not the card again: %+v\n%s\n%s\n%s", c.Names[c.Lang], how, rep.Spans, printed, Dump(got), Dump(want))
		}
	}
	for _, l := range [...]text.Lang{text.JA, text.EN} {
		if said := c.print(g, card, l); said != nil {
			same("its print", strings.Join(said, "\n"), l)
		}
	}
	if c.Also != "" {
		same("its other text", c.Also, text.EN-c.Lang)
	}
}

// nameless is a card without what differs from language to language: its prints and the names of its abilities.
func nameless(c *ability.Card) *ability.Card {
	d := Bare(c)
	for _, as := range [...][]ability.Ability{d.Abilities, d.Quoted} {
		for i := range as {
			as[i].Name = ""
		}
	}
	return d
}

// rewriteCards writes a file of whole cards anew.
func rewriteCards(t *testing.T, file string, list []Printed) {
	t.Helper()
	var b strings.Builder
	for i := range list {
		c := &list[i]
		b.WriteString(strings.Join(c.head, "\n") + "\n" + c.Text)
		if c.Also != "" {
			b.WriteString("--\n" + c.Also)
		}
		b.WriteString(strings.Join(c.said, "\n") + "\n")
		if i < len(list)-1 {
			b.WriteByte('\n')
		}
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
