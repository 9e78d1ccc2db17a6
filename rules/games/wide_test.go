package games_test

import (
	"strings"
	"testing"

	"gotaku/rules/games"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// wide writes ASCII letters, digits and signs full width, as Japanese cards print them.
func wide(s string) string {
	return strings.Map(func(c rune) rune {
		if '!' < c && c <= '~' {
			return c - '!' + '！'
		}
		return c
	}, s)
}

// TestWideKeywords: a keyword whose digits or letters are printed full width is the keyword
// that it is with narrow ones, by itself and where a text gives it, in every game.
func TestWideKeywords(t *testing.T) {
	for _, id := range games.IDs() {
		g := text.Of(id)
		for _, ic := range g.Lex.Icons {
			if ic.Kind != text.KeywordIcon || wide(ic.JA) == ic.JA {
				continue
			}
			narrow := strings.ReplaceAll(ic.JA, "_#", "3")
			for _, line := range []string{narrow, strings.NewReplacer("【", "『", "】", "』").Replace(narrow)} {
				a, ra := g.CompileAs(0, "甲", line, text.JA)
				b, rb := g.CompileAs(0, "甲", wide(line), text.JA)
				if ra.Class == text.Automatic && (rb.Class != text.Automatic || !text.Equal(texttest.Bare(a), texttest.Bare(b))) {
					t.Errorf("%s: %s is class %d, %s class %d", id, line, ra.Class, wide(line), rb.Class)
				}
			}
		}
	}
}
