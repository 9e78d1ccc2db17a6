package game

import (
	"path"
	"strings"
)

// How files of pictures are called after cards: by number or by name, in letters of any case and width, with other marks in
// place of those that file names cannot have, with the marks of a kana behind it, as some systems write names, and with the
// number of a variant or copy at the end.

// pictureKey names the picture of a card by its number.
func pictureKey(game, number string) string { return game + "/" + plainly(number) }

// plainly is a number or name as it is compared.
func plainly(s string) string {
	var b strings.Builder
	for _, r := range voiced.Replace(strings.TrimSpace(s)) {
		switch {
		case r >= '！' && r <= '～': // as wide as a kanji
			r -= '！' - '!'
		case strings.ContainsRune("　\u00a0", r):
			r = ' '
		case strings.ContainsRune("‐‑‒–—−", r):
			r = '-'
		}
		if strings.ContainsRune(" _/:\\", r) {
			r = '-'
		}
		b.WriteRune(r)
	}
	return strings.ToLower(b.String())
}

// voiced puts kana and the mark behind them together: が for か and a mark.
var voiced = func() *strings.Replacer {
	var pairs []string
	for _, row := range [...]struct {
		plain string
		mark  string
		on    rune // how much further what they make together stands
	}{
		{"かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ", "\u3099", 1},
		{"はひふへほハヒフヘホ", "\u309a", 2},
		{"う", "\u3099", 'ゔ' - 'う'},
		{"ウ", "\u3099", 'ヴ' - 'ウ'},
	} {
		for _, r := range row.plain {
			pairs = append(pairs, string(r)+row.mark, string(r+row.on))
		}
	}
	return strings.NewReplacer(pairs...)
}()

// namings are what a file of that name may be called after, the likeliest first.
func namings(file string) []string {
	base := path.Base(strings.ReplaceAll(file, "\\", "/"))
	base = strings.TrimSuffix(base, path.Ext(base))
	out := []string{plainly(base)}
	for range 2 {
		short := withoutVariant(base)
		if short == base {
			break
		}
		base = short
		out = append(out, plainly(base))
	}
	return out
}

// withoutVariant takes off what tells a variant or a copy: "_1", " (2)".
func withoutVariant(s string) string {
	s = strings.TrimSpace(s)
	digits := func(t string) bool { return len(t) > 0 && len(t) <= 2 && strings.Trim(t, "0123456789") == "" }
	if i := strings.LastIndexByte(s, '_'); i > 0 && digits(s[i+1:]) {
		return s[:i]
	}
	for _, p := range [...][2]string{{"(", ")"}, {"（", "）"}} {
		if inner, is := strings.CutSuffix(s, p[1]); is {
			if i := strings.LastIndex(inner, p[0]); i > 0 && digits(inner[i+len(p[0]):]) {
				return strings.TrimSpace(inner[:i])
			}
		}
	}
	return s
}
