package text_test

import (
	"math/rand"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// bulk is about as long as the longest text that is read at all, in bytes.
const bulk = 2900

// said are texts of a game as its cards print them.
func said(t *testing.T, game string, l text.Lang) (out []string) {
	for _, s := range sentences(t, game) {
		if s := text.Pick(l, s.Text, s.Other); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// cut is what fits of a text, and no half of a letter.
func cut(s string) string { return strings.ToValidUTF8(s[:min(len(s), bulk)], "") }

// bulky are texts as long as can be made of a game's own: cut, doubled, with letters swapped, all on one line, as
// modes, and one thing again and again.
func bulky(t *testing.T, game string, l text.Lang) (out []string) {
	r, all := rand.New(rand.NewSource(1)), said(t, game, l)
	all = append(all, "[1枚]", "【守護】", "「【攻撃時】")
	for _, sep := range []string{"\n", "", " ", "、", ", "} {
		for range 12 {
			var b strings.Builder
			for b.Len() < bulk {
				s := []rune(all[r.Intn(len(all))])
				switch i := r.Intn(len(s)); r.Intn(5) {
				case 0:
					s = append(s, s...)
				case 1:
					s = s[:i]
				case 2:
					s[i], s[0] = s[0], s[i]
				case 3:
					s = []rune(strings.Trim(string(s), "。."))
				}
				b.WriteString(string(s) + sep)
			}
			out = append(out, b.String())
		}
	}
	modes := all[0] + "下記から1つチョイスする。"
	for i := 1; len(modes) < bulk; i++ {
		modes += "【" + strconv.Itoa(i) + "】" + all[r.Intn(len(all))]
	}
	out = append(out, modes)
	for _, s := range append([]string{"【1】", "『", "「", "(", "、", "。", "\n", "の", "1", "x", "[", "[コスト1]", "自分の場の", "フォロワーか", "妖精・", "a ", "the ", "Forward or ", "If ", "“", "\"", "《", "\xff"}, all[:60]...) {
		out = append(out, strings.Repeat(s, bulk/len(s)), "下記から1つチョイスする。"+strings.Repeat("【1】"+s, bulk/(len(s)+5)))
	}
	for i := range out {
		out[i] = cut(out[i])
	}
	return out
}

// TestAnyTextIsBounded: however a text is written, reading it takes no more steps than there are, give or take what the
// last of them began, and what is not understood is said in good order.
func TestAnyTextIsBounded(t *testing.T) {
	const began = 400
	for _, id := range text.Spoken() {
		if len(said(t, id, text.JA)) == 0 {
			continue
		}
		for l := text.JA; l <= text.EN; l++ {
			worst := 0
			for i, s := range bulky(t, id, l) {
				if !texttest.Tried(i) {
					continue
				}
				steps, most := text.Of(id).Steps(s, l)
				if worst = max(worst, steps); steps > most+began {
					t.Errorf("%s: %d steps for %.60q", id, steps, s)
				}
				card, rep := text.Of(id).Compile("", s, l)
				texttest.Sound(t, s, card, rep)
			}
			t.Logf("%s, language %d: at most %d steps", id, l, worst)
		}
	}
}

// TestStepsAreEnough: no sentence of ours takes more than half of the steps that a card may.
func TestStepsAreEnough(t *testing.T) {
	for _, id := range text.Spoken() {
		for l := text.JA; l <= text.EN; l++ {
			worst := 0
			for i, s := range said(t, id, l) {
				if !texttest.Tried(i) {
					continue
				}
				steps, most := text.Of(id).Steps(s, l)
				if worst = max(worst, steps); steps > most/2 {
					t.Errorf("%s: %d steps of %d for %s", id, steps, most, s)
				}
			}
			t.Logf("%s, language %d: at most %d steps", id, l, worst)
		}
	}
}
