package texttest

import (
	"strings"
	"testing"
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Mutant is a text with one change.
type Mutant struct {
	Text string
	What string // "以上>以下", "drop を", "double 。", "raise 1"
	At   string // what stands around the change
	Byte int    // where of the text that was changed
}

// Mutants changes a text in each of the given words at each of its places, and raises each digit but a nine.
func Mutants(s string, words [][2]string) (out []Mutant) {
	for _, m := range words {
		for at := 0; ; {
			i := strings.Index(s[at:], m[0])
			if i < 0 {
				break
			}
			at += i
			out = append(out, Mutant{s[:at] + m[1] + s[at+len(m[0]):], m[0] + ">" + m[1], s[max(0, at-12):min(len(s), at+len(m[0])+12)], at})
			at += len(m[0])
		}
	}
	r := []rune(s)
	for i, c := range r {
		if d := digit(c); d >= 0 && d <= 8 {
			out = append(out, Mutant{string(r[:i]) + string('0'+d+1) + string(r[i+1:]), "raise " + string('0'+d), Around(r, i), len(string(r[:i]))})
		}
	}
	return out
}

// digit is the value of a digit, half or full in width; -1: it is none.
func digit(c rune) rune {
	switch {
	case '0' <= c && c <= '9':
		return c - '0'
	case '０' <= c && c <= '９':
		return c - '０'
	}
	return -1
}

// Around is what stands around a rune.
func Around(r []rune, i int) string { return string(r[max(0, i-3):min(len(r), i+4)]) }

// Changed says of every sixth sentence of a file (with -whole of each) that its mutants are refused or mean something
// else, unless allowed says that a change means nothing.
func Changed(t *testing.T, g *text.Game, file, name string, mutants func(i int, s string) []Mutant, allowed func(s string, m Mutant) bool) {
	t.Helper()
	g = g.Terse()
	for i, s := range Samples(t, file) {
		if !Tried(i) {
			continue
		}
		card, _ := g.Compile(name, s.Text, text.JA)
		want := Bare(card)
		for _, m := range mutants(i, s.Text) {
			got, rep := g.Compile(name, m.Text, text.JA)
			if rep.Class == text.Automatic && text.Equal(Bare(got), want) && !allowed(s.Text, m) {
				t.Errorf("%s\n\t%s\n\tmeans the same (%s)", s.Text, m.Text, m.What)
			}
		}
	}
}

// Pieces cuts every sixth sentence of a file (with -whole each) at every so manieth place, and puts each of the marks
// there: what comes out is refused in good order.
func Pieces(t *testing.T, g *text.Game, file, name string, l text.Lang, every int, marks ...string) {
	t.Helper()
	g = g.Terse()
	for i, s := range Samples(t, file) {
		r := []rune(s.Text)
		for k := i % every; k < len(r) && Tried(i); k += every {
			pieces := []string{string(r[:k]), string(r[k:])}
			for _, m := range marks {
				pieces = append(pieces, string(r[:k])+m+string(r[k:]))
			}
			for _, p := range pieces {
				card, rep := g.Compile(name, p, l)
				Sound(t, p, card, rep)
			}
		}
	}
}

// Sound says that a report is: every span lies in the text, on the borders of its runes, and names an ability that is
// carried out by hand.
func Sound(t *testing.T, s string, card *ability.Card, rep text.Report) {
	t.Helper()
	for _, sp := range rep.Spans {
		if sp.Start < 0 || sp.End > len(s) || sp.Start > sp.End || sp.At < sp.Start || sp.At > sp.End {
			t.Fatalf("%.60q: span %d to %d at %d", s, sp.Start, sp.End, sp.At)
		}
		if !OnBorder(s, sp.Start) || !OnBorder(s, sp.End) || !OnBorder(s, sp.At) {
			t.Fatalf("%.60q: span %d to %d at %d cuts a rune", s, sp.Start, sp.End, sp.At)
		}
		if sp.Ability < 0 || sp.Ability >= len(card.Abilities) || card.Abilities[sp.Ability].Hand == ability.Auto {
			t.Fatalf("%.60q: span of ability %d", s, sp.Ability)
		}
	}
	if (rep.Class == text.Assisted) != (len(rep.Spans) > 0) {
		t.Fatalf("%.60q: class %d with %d spans", s, rep.Class, len(rep.Spans))
	}
}

// OnBorder tells whether i does not lie within a rune; in invalid text every byte is a rune of its own.
func OnBorder(s string, i int) bool {
	return i == 0 || i >= len(s) || utf8.RuneStart(s[i]) || !utf8.ValidString(s)
}
