package text

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the prints in the coverage files")

// coverFiles: the grammar's own sentences, and sentences as cards print them.
var coverFiles = []string{"testdata/sve.txt", "testdata/sve_printed.txt"}

// sample is one entry of a coverage file: a text, its canonical print if that
// differs, and its print in the other language. ⏎ stands for a line end.
type sample struct{ ja, canon, en string }

// cover is how a coverage file is read.
type cover struct {
	g     *Game
	from  Lang
	names [langs]string // of the card
	least int
}

func samples(t testing.TB) []sample {
	var out []sample
	for _, f := range coverFiles {
		out = append(out, samplesOf(t, f)...)
	}
	return out
}

func samplesOf(t testing.TB, file string) []sample {
	b, err := os.ReadFile(file)
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

// TestCoverage compiles every sentence of the coverage files: automatic, printed as
// written there, and the same data from both prints.
func TestCoverage(t *testing.T) {
	for _, f := range coverFiles {
		covered(t, f, cover{g: Of("sve"), least: 300})
	}
}

func covered(t *testing.T, file string, how cover) {
	g, from, other := how.g, how.from, EN-how.from
	name, named := how.names[JA], how.names[from]
	list := samplesOf(t, file)
	if len(list) < how.least {
		t.Fatalf("%s: %d samples, want at least %d", file, len(list), how.least)
	}
	for i := range list {
		s := &list[i]
		card, rep := g.Compile(named, s.ja, from)
		if rep.Class != Automatic {
			t.Errorf("%s\n\tnot automatic: %+v", s.ja, rep.Spans)
			continue
		}
		for _, l := range []Lang{JA, EN} {
			if _, ok := (&Printer{Game: g, Lang: l, card: card}).all(); !ok {
				t.Errorf("%s\n\tno print in language %d: %s", s.ja, l, dump(bareData(card)))
			}
		}
		if *update {
			s.canon = g.Print(card, name, from)
		}
		if got := g.Print(card, name, from); got != s.canon {
			t.Errorf("%s\n\tprints %s\n\t  want %s", s.ja, got, s.canon)
		}
		en := g.Print(card, name, other)
		if *update {
			s.en = en
		}
		if en != s.en {
			t.Errorf("%s\n\tprints %s\n\t  want %s", s.ja, en, s.en)
		}
		for _, back := range []struct {
			text string
			l    Lang
		}{{s.canon, from}, {en, other}} {
			again, rep := g.Compile(how.names[back.l], back.text, back.l)
			if !Equal(bareData(again), bareData(card)) {
				t.Errorf("%s\n\t%s\n\tgives %s\n\twant  %s\n\t%+v", s.ja, back.text, dump(bareData(again)), dump(bareData(card)), rep.Spans)
			}
		}
	}
	if *update {
		rewrite(t, file, list)
	}
}

func rewrite(t *testing.T, file string, list []sample) {
	b, err := os.ReadFile(file)
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
	if err := os.WriteFile(file, []byte(strings.Join(out, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
