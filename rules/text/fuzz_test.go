package text_test

import (
	"testing"

	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// FuzzCompile: any bytes give a card and a report whose spans lie in the text; what
// is automatic prints in both languages to texts of the same meaning.
func FuzzCompile(f *testing.F) {
	for i, s := range sentences(f, "sve") {
		if i%7 == 0 {
			f.Add(s.Text, false)
			f.Add(s.Other, true)
		}
	}
	f.Add("\xff\xfe『", false)
	f.Add("[[[[", true)
	f.Add("下記から同じものを選べる。", false) // what it refers back to ends where the text does
	f.Fuzz(func(t *testing.T, s string, en bool) {
		l := text.JA
		if en {
			l = text.EN
		}
		if len(s) > 1000 {
			return
		}
		g := text.Of("sve")
		checkNormal(t, s, l)
		card, rep := g.Compile("", s, l)
		texttest.Sound(t, s, card, rep)
		if rep.Class != text.Automatic {
			return
		}
		for out := text.JA; out <= text.EN; out++ {
			if !g.Says(card, "", out) {
				continue // data without a sentence in this language prints as printed
			}
			again, _ := g.Compile("", g.Print(card, "", out), out)
			if !text.Equal(texttest.Bare(again), texttest.Bare(card)) {
				t.Fatalf("%q prints %q\n%s\n%s", s, g.Print(card, "", out), texttest.Dump(texttest.Bare(card)), texttest.Dump(texttest.Bare(again)))
			}
		}
	})
}
