package text

import "testing"

// FuzzCompile: any bytes give a card and a report whose spans lie in the text; what
// is automatic prints in both languages to texts of the same meaning.
func FuzzCompile(f *testing.F) {
	for i, s := range samples(f) {
		if i%7 == 0 {
			f.Add(s.ja, false)
			f.Add(s.en, true)
		}
	}
	f.Add("\xff\xfe『", false)
	f.Add("[[[[", true)
	f.Fuzz(func(t *testing.T, s string, en bool) {
		l := JA
		if en {
			l = EN
		}
		if len(s) > 1000 {
			return
		}
		g := Of("sve")
		checkNormal(t, s, l)
		card, rep := g.Compile("", s, l)
		checkReport(t, s, card, rep)
		if rep.Class != Automatic {
			return
		}
		for out := JA; out <= EN; out++ {
			if _, ok := (&Printer{Game: g, Lang: out, card: card}).all(); !ok {
				continue // data without a sentence in this language prints as printed
			}
			again, _ := g.Compile("", g.Print(card, "", out), out)
			if !Equal(bareData(again), bareData(card)) {
				t.Fatalf("%q prints %q\n%s\n%s", s, g.Print(card, "", out), dump(bareData(card)), dump(bareData(again)))
			}
		}
	})
}
