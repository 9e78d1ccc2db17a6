package text

import (
	"slices"
	"strings"
	"testing"
)

// dialectFiles are sentences of each game whose replacements are tried.
var dialectFiles = map[string][]string{
	"sve": {"sve.txt", "sve_printed.txt"}, "fftcg": {"fftcg.txt"}, "divinecross": {"divinecross.txt"},
}

// TestAlikeIsSpelling: a replacement before parsing is one of spellings only. Where the
// grammar reads what is replaced by itself, it means the same as what is put for it.
func TestAlikeIsSpelling(t *testing.T) {
	for _, id := range spoken() {
		g := Of(id)
		var list []string
		for _, f := range dialectFiles[id] {
			for _, s := range samplesOf(t, "testdata/"+f) {
				list = append(list, s.ja)
			}
		}
		for i, pair := range g.Lex.Alike {
			for _, s := range g.otherwise(i, list) {
				t.Errorf("%s: %q is read for %q, and %s", id, pair[1], pair[0], s)
			}
		}
	}
}

// TestAlikeFaults: the test above finds a replacement that changes what is meant.
func TestAlikeFaults(t *testing.T) {
	g := *Of("sve")
	lex := *g.Lex
	lex.Alike, g.Lex = append(slices.Clone(lex.Alike), [2]string{"以下", "以上"}), &lex
	if got := g.otherwise(len(lex.Alike)-1, []string{"コスト3以下のフォロワーすべてに2ダメージ。"}); len(got) != 1 {
		t.Errorf("or less for or more: %q", got)
	}
}

// otherwise are texts with what replacement i replaces that mean another thing without it:
// those of a list that have it, and some with it in the place of what is put for it.
func (g *Game) otherwise(i int, list []string) (out []string) {
	from, to := g.Lex.Alike[i][0], g.Lex.Alike[i][1]
	plain, lex := *g, *g.Lex
	lex.Alike = slices.Delete(slices.Clone(lex.Alike), i, i+1)
	plain.Lex, plain.terse = &lex, true
	tried := 0
	for _, s := range list {
		if !strings.Contains(s, from) {
			if to == "" || tried > 30 || !strings.Contains(s, to) || strings.Contains(to, from) {
				continue
			}
			s = strings.Replace(s, to, from, 1)
			tried++
		}
		a, rep := plain.Compile("", s, JA)
		if rep.Class != Automatic {
			continue // only as a spelling
		}
		if b, rep := g.Compile("", s, JA); rep.Class != Automatic || !Equal(bareData(a), bareData(b)) {
			out = append(out, s)
		}
	}
	return out
}
