package text

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the prints in testdata/sve.txt")

const coverFile = "testdata/sve.txt"

// sample is one entry of the coverage file: a text, its canonical print if that
// differs, and its English print. ⏎ stands for a line end.
type sample struct{ ja, canon, en string }

func samples(t testing.TB) []sample {
	b, err := os.ReadFile(coverFile)
	if err != nil {
		t.Fatal(err)
	}
	var out []sample
	for _, line := range strings.Split(string(b), "\n") {
		lines := strings.ReplaceAll(line, " ⏎ ", "\n")
		switch {
		case strings.HasPrefix(line, "= ") && len(out) > 0:
			out[len(out)-1].canon = lines[len("= "):]
		case strings.HasPrefix(line, "> ") && len(out) > 0:
			out[len(out)-1].en = lines[len("> "):]
		case line != "" && line[0] != '#':
			out = append(out, sample{ja: lines, canon: lines})
		}
	}
	return out
}

// TestCoverage compiles every sentence of the coverage file: automatic, printed as
// written there, and the same data from both prints.
func TestCoverage(t *testing.T) {
	g := SVE()
	list := samples(t)
	if len(list) < 300 {
		t.Fatalf("%d samples, want at least 300", len(list))
	}
	for i := range list {
		s := &list[i]
		card, rep := g.Compile("", s.ja, JA)
		if rep.Class != Automatic {
			t.Errorf("%s\n\tnot automatic: %+v", s.ja, rep.Spans)
			continue
		}
		for _, l := range []Lang{JA, EN} {
			if _, ok := (&printer{g: g, lang: l, card: card}).all(); !ok {
				t.Errorf("%s\n\tno print in language %d: %s", s.ja, l, dump(bareData(card)))
			}
		}
		if *update {
			s.canon = g.Print(card, "", JA)
		}
		if got := g.Print(card, "", JA); got != s.canon {
			t.Errorf("%s\n\tprints %s\n\t  want %s", s.ja, got, s.canon)
		}
		en := g.Print(card, "", EN)
		if *update {
			s.en = en
		}
		if en != s.en {
			t.Errorf("%s\n\tprints %s\n\t  want %s", s.ja, en, s.en)
		}
		for _, back := range []struct {
			text string
			l    Lang
		}{{s.canon, JA}, {en, EN}} {
			again, rep := g.Compile("", back.text, back.l)
			if !equal(bareData(again), bareData(card)) {
				t.Errorf("%s\n\t%s\n\tgives %s\n\twant  %s\n\t%+v", s.ja, back.text, dump(bareData(again)), dump(bareData(card)), rep.Spans)
			}
		}
	}
	if *update {
		rewrite(t, list)
	}
}

func rewrite(t *testing.T, list []sample) {
	b, err := os.ReadFile(coverFile)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	i := 0
	for _, line := range strings.Split(strings.TrimRight(string(b), "\n"), "\n") {
		switch {
		case strings.HasPrefix(line, "> "), strings.HasPrefix(line, "= "):
			continue
		case line == "" || line[0] == '#':
			out = append(out, line)
			continue
		}
		out = append(out, line)
		if list[i].canon != list[i].ja {
			out = append(out, "= "+strings.ReplaceAll(list[i].canon, "\n", " ⏎ "))
		}
		out = append(out, "> "+strings.ReplaceAll(list[i].en, "\n", " ⏎ "))
		i++
	}
	if err := os.WriteFile(coverFile, []byte(strings.Join(out, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
