package text_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/buddyfight"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// printed is a card of the corpus: its lines, what they are printed as, and what is not read.
type printed struct {
	name, kind string
	lang       text.Lang
	lines      []string
	expect     []string // "= " this language, "> " the other, "! " a span that is not read
}

// corpus are the cards of a file.
func corpus(s string) (out []printed) {
	lang := text.JA
	for line := range strings.Lines(s) {
		line = strings.TrimRight(line, "\n")
		switch {
		case line == "## en":
			lang = text.EN
		case strings.HasPrefix(line, "# "):
			name, kind, _ := strings.Cut(line[2:], " | ")
			out = append(out, printed{name: name, kind: kind, lang: lang})
		case line == "" || strings.HasPrefix(line, "; "):
		case strings.HasPrefix(line, "= ") || strings.HasPrefix(line, "> ") || strings.HasPrefix(line, "! "):
			out[len(out)-1].expect = append(out[len(out)-1].expect, line)
		default:
			out[len(out)-1].lines = append(out[len(out)-1].lines, line)
		}
	}
	return out
}

// TestCorpus: whole cards, written as they are printed, are read as they stand in the file,
// and what is printed of them says the same in both languages.
func TestCorpus(t *testing.T) {
	const file = "testdata/cards.txt"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]ability.Kinds{}
	for _, w := range (buddyfight.Wing{}).Lexicon().Kinds {
		kinds[w.EN] = w.Is
	}
	head, _, _ := strings.Cut(string(b), "# ")
	out, whole, lang := head, 0, text.JA
	cards := corpus(string(b))
	of := map[string]ability.Kinds{}
	for _, p := range cards {
		of[p.name] = kinds[p.kind]
	}
	g := text.New(buddyfight.Wing{}.Dialect()).With(text.Dict{Kinds: of})
	for _, p := range cards {
		kind, known := kinds[p.kind]
		if !known {
			t.Fatalf("%s: no kind %q", p.name, p.kind)
		}
		src := strings.Join(p.lines, "\n")
		c, rep := g.CompileAs(kind, p.name, src, p.lang)
		var got []string
		for _, s := range rep.Spans {
			got = append(got, "! "+strings.ReplaceAll(src[s.Start:s.End], "\n", " "))
		}
		if len(rep.Spans) == 0 {
			whole++
			for _, l := range []text.Lang{p.lang, text.JA + text.EN - p.lang} {
				said := g.Print(c, p.name, l)
				for s := range strings.SplitSeq(said, "\n") {
					got = append(got, map[bool]string{true: "= ", false: "> "}[l == p.lang]+s)
				}
				back, again := g.CompileAs(kind, p.name, said, l)
				if a, b := plain(c), plain(back); !text.Equal(a, b) {
					t.Errorf("%s: what is printed is not read back: %+v\n%s\n%s\n%s", p.name, again.Spans, said, ability.AppendForm(nil, &a), ability.AppendForm(nil, &b))
				}
			}
		}
		if !*texttest.Update && strings.Join(got, "\n") != strings.Join(p.expect, "\n") {
			t.Errorf("%s:\n%s\nand not\n%s", p.name, strings.Join(got, "\n"), strings.Join(p.expect, "\n"))
		}
		if p.lang != lang {
			out, lang = out+"## en\n\n", p.lang
		}
		out += "# " + p.name + " | " + p.kind + "\n" + src + "\n" + strings.Join(append(got, "", ""), "\n")
	}
	t.Logf("%d of %d whole cards are read", whole, len(cards))
	if *texttest.Update {
		if err := os.WriteFile(file, []byte(strings.TrimRight(out, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
