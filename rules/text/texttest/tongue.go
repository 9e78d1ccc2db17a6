package texttest

import (
	"strings"
	"unicode"

	"gotaku/rules/text"
)

// foreign is the first piece of a print that is in the other language, outside of what is
// quoted or bracketed, where names stand: kana in English; a word that begins with a small
// letter in Japanese, for other names begin with a large one.
func foreign(s string, l text.Lang) string {
	depth, from := 0, -1
	runes := []rune(s + " ")
	quote := false
	for i, r := range runes {
		if r == '"' {
			quote = !quote
		}
		switch {
		case strings.ContainsRune("「『《【〔[“(<〈", r):
			depth++
		case strings.ContainsRune("」』》】〕]”)>〉", r):
			depth = max(0, depth-1)
		}
		strange := unicode.Is(unicode.Hiragana, r)
		if l == text.JA {
			strange = 'a' <= r && r <= 'z'
		}
		switch {
		case strange && depth == 0 && !quote && from < 0 && (l == text.EN || i == 0 || runes[i-1] > unicode.MaxASCII || !unicode.IsLetter(runes[i-1])):
			from = i
		case !strange && from >= 0:
			if i-from > 1 {
				return string(runes[max(0, from-6):min(len(runes), i+6)])
			}
			from = -1
		}
	}
	return ""
}
