package texttest

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Cover is how a file of sentences is read.
type Cover struct {
	Game  *text.Game
	Lang  text.Lang // of its sentences
	Names [2]string // of the card that has them, by language
	Least int       // so many sentences there are at least
}

// Covered compiles every sentence of a file: automatic, printed as written there, with nothing lost (Said), the same
// data from both prints, and the same behind one another.
func Covered(t *testing.T, file string, how Cover) {
	t.Helper()
	g, from, other := how.Game, how.Lang, text.EN-how.Lang
	name, named := how.Names[text.JA], how.Names[from]
	list := Samples(t, file)
	if len(list) < how.Least {
		t.Fatalf("%s: %d samples, want at least %d", file, len(list), how.Least)
	}
	var cards []*ability.Card
	for i := range list {
		s := &list[i]
		card, rep := g.Compile(named, s.Text, from)
		if rep.Class != text.Automatic {
			t.Errorf("%s\n\tnot automatic: %+v", s.Text, rep.Spans)
			continue
		}
		Said(t, g, card, [2]string{name, name}, 0, s.Text, from)
		cards = append(cards, card)
		if *Update {
			s.Canon, s.Other = g.Print(card, name, from), g.Print(card, name, other)
		}
		if got := g.Print(card, name, from); got != s.Canon {
			t.Errorf("%s\n\tprints %s\n\t  want %s", s.Text, got, s.Canon)
		}
		if got := g.Print(card, name, other); got != s.Other {
			t.Errorf("%s\n\tprints %s\n\t  want %s", s.Text, got, s.Other)
		}
		for l, print := range map[text.Lang]string{from: s.Canon, other: s.Other} {
			if l == from && print == s.Text {
				continue // that was read
			}
			again, rep := g.Compile(how.Names[l], print, l)
			if !text.Equal(Bare(again), Bare(card)) {
				t.Errorf("%s\n\t%s\n\tgives %s\n\twant  %s\n\t%+v", s.Text, print, Dump(Bare(again)), Dump(Bare(card)), rep.Spans)
			}
		}
	}
	together(t, g, [2]string{name, name}, cards)
	if *Update {
		rewrite(t, file, list)
	}
}
