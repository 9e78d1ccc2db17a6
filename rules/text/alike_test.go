package text_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// sentences are the Japanese test sentences of a game; none if its wing has no such files.
func sentences(t testing.TB, game string) (out []texttest.Sample) {
	t.Helper()
	for _, f := range []string{"sentences.txt", "printed.txt"} {
		if name := filepath.Join("..", game, "text", "testdata", f); exists(name) {
			out = append(out, texttest.Samples(t, name)...)
		}
	}
	return out
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// TestAlikeIsSpelling: a replacement before parsing is one of spellings only. Where the
// grammar reads what is replaced by itself, it means the same as what is put for it.
func TestAlikeIsSpelling(t *testing.T) {
	for _, id := range text.Spoken() {
		g := text.Of(id)
		for l, pairs := range [][][2]string{text.JA: g.Lex.Alike, text.EN: g.Lex.Respelt} {
			list := saidIn(t, id, text.Lang(l))
			for i, pair := range pairs {
				if strings.HasPrefix(pair[0], "[[") || strings.HasPrefix(pair[0], "<") {
					continue // a mark of how a list lays a text out, which the mark of its end belongs to
				}
				for _, s := range otherwise(g, i, list, text.Lang(l)) {
					t.Errorf("%s: %q is read for %q, and %s", id, pair[1], pair[0], s)
				}
			}
		}
	}
}

// saidIn are the test sentences of a game in a language, or what those of the other are printed as.
func saidIn(t testing.TB, game string, l text.Lang) (list []string) {
	for _, s := range sentences(t, game) {
		if l == text.JA {
			list = append(list, s.Text)
		} else {
			list = append(list, s.Other)
		}
	}
	if name := filepath.Join("..", game, "text", "testdata", "sentences_en.txt"); l == text.EN && exists(name) {
		for _, s := range texttest.Samples(t, name) {
			list = append(list, s.Text)
		}
	}
	return list
}

// TestAlikeFaults: the test above finds a replacement that changes what is meant.
func TestAlikeFaults(t *testing.T) {
	g := *text.Of("sve")
	lex := *g.Lex
	lex.Alike, g.Lex = append(slices.Clone(lex.Alike), [2]string{"以下", "以上"}), &lex
	if got := otherwise(&g, len(lex.Alike)-1, []string{"コスト3以下のフォロワーすべてに2ダメージ。"}, text.JA); len(got) != 1 {
		t.Errorf("or less for or more: %q", got)
	}
}

// otherwise are texts with what replacement i replaces that mean another thing without it:
// those of a list that have it, and some with it in the place of what is put for it.
func otherwise(g *text.Game, i int, list []string, l text.Lang) (out []string) {
	plain, lex := g.Terse(), *g.Lex
	pairs := [...]*[][2]string{text.JA: &lex.Alike, text.EN: &lex.Respelt}[l]
	from, to := (*pairs)[i][0], (*pairs)[i][1]
	*pairs = slices.Clone(*pairs)
	(*pairs)[i] = [2]string{"\x00", ""}
	plain.Lex = &lex
	tried := 0
	for _, s := range list {
		if !strings.Contains(s, from) {
			if to == "" || tried > 30 || !strings.Contains(s, to) || strings.Contains(to, from) {
				continue
			}
			s = strings.Replace(s, to, from, 1)
			tried++
		}
		a, rep := plain.Compile("", s, l)
		if rep.Class != text.Automatic {
			continue // only as a spelling
		}
		if b, rep := g.Compile("", s, l); rep.Class != text.Automatic || !text.Equal(texttest.Bare(a), texttest.Bare(b)) {
			out = append(out, s)
		}
	}
	return out
}
