package texttest

import (
	"flag"
	"os"
	"strings"
	"testing"
)

// Flags of every test that imports this package.
var (
	Update = flag.Bool("update", false, "rewrite what is expected in the files of sentences and cards")
	Whole  = flag.Bool("whole", false, "cut, change and mix all test sentences, not every sixth")
)

// Tried tells whether test sentence i is cut or changed: every sixth, or with -whole each.
func Tried(i int) bool { return *Whole || i%6 == 0 }

// Sample is one entry of a file of sentences: a text, its canonical print if that differs ("= "), and its print in the
// other language ("> "). A line end within a text is written " ⏎ ".
type Sample struct{ Text, Canon, Other string }

// Samples reads a file of sentences.
func Samples(t testing.TB, file string) (out []Sample) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.SplitSeq(string(b), "\n") {
		lines := strings.ReplaceAll(line, " ⏎ ", "\n")
		switch {
		case strings.HasPrefix(line, "= ") && len(out) > 0:
			out[len(out)-1].Canon = lines[len("= "):]
		case strings.HasPrefix(line, "> ") && len(out) > 0:
			out[len(out)-1].Other = lines[len("> "):]
		case line != "" && line[0] != '#':
			out = append(out, Sample{Text: lines, Canon: lines})
		}
	}
	return out
}

// rewrite writes the prints of a file anew.
func rewrite(t *testing.T, file string, list []Sample) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	i := 0
	for line := range strings.SplitSeq(strings.TrimRight(string(b), "\n"), "\n") {
		switch {
		case strings.HasPrefix(line, "> "), strings.HasPrefix(line, "= "):
			continue
		case line == "" || line[0] == '#':
			out = append(out, line)
			continue
		}
		out = append(out, line)
		if list[i].Canon != list[i].Text {
			out = append(out, "= "+strings.ReplaceAll(list[i].Canon, "\n", " ⏎ "))
		}
		out = append(out, "> "+strings.ReplaceAll(list[i].Other, "\n", " ⏎ "))
		i++
	}
	if err := os.WriteFile(file, []byte(strings.Join(out, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
