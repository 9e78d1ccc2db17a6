package text_test

import (
	"path/filepath"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestEverythingIsSaid: what is read whole has a sentence for all of it in both languages. What has none would stand before a player
// of the other language as it stood on the card, and nobody would see what was read.
func TestEverythingIsSaid(t *testing.T) {
	seen := 0
	says := func(where, name, printed string, kinds ability.Kinds, l text.Lang, g *text.Game) {
		card, rep := g.CompileAs(kinds, name, printed, l)
		if rep.Class != text.Automatic {
			return
		}
		seen++
		g = g.With(text.Dict{Names: g.Dict.Names, Traits: g.Dict.Traits, Kinds: map[string]ability.Kinds{name: kinds}})
		for _, in := range []text.Lang{text.JA, text.EN} {
			if !g.Says(card, name, in) {
				t.Errorf("%s: %s\n\thas no print in language %d: %s", where, strings.ReplaceAll(printed, "\n", " ⏎ "), in, g.Print(card, name, in))
			}
		}
	}
	eachText(t, says)
	files, _ := filepath.Glob("../*/testdata/cards.txt") // of a game whose dialect is tested beside its rules
	for _, file := range files {
		game := filepath.Base(filepath.Dir(filepath.Dir(file)))
		for _, c := range texttest.Cards(t, file, game) {
			says(file, c.Names[c.Lang], c.Text, c.Kinds, c.Lang, text.Of(game))
		}
	}
	if seen < 3500 {
		t.Errorf("%d texts", seen)
	}
}
