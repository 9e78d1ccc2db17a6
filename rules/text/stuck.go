package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// quoteWidth is how wide a quotation may be: a Japanese character counts two, others one.
const quoteWidth = 40

// stuck says where a piece could not be read on, in the spelling of the printed text: far counts runes into the piece.
func stuck(piece *Normal, far int, printed string) (ja, en string) {
	from, end := piece.span()
	if far < len(piece.From) {
		from = piece.From[far]
	} else {
		from = end
	}
	where := quote(printed, from, end)
	if where == "" {
		return "文がここで終わらず、続きがあるはず", "more is expected where it ends"
	}
	return "「" + where + "」のところが読めない", "cannot read on at “" + where + "”"
}

// quote is what stands in a text from one place to another at most, both in bytes on rune borders: from the beginning of
// the word in which it starts to the end of its sentence or line, and cut at the end of a word, with "…", where that is too wide.
func quote(text string, from, end int) string {
	for from > 0 {
		before, n := utf8.DecodeLastRuneInString(text[:from])
		here, _ := utf8.DecodeRuneInString(text[from:])
		if !inWord(before) || !inWord(here) {
			break
		}
		from -= n
	}
	rest := strings.TrimLeftFunc(text[from:max(from, end)], unicode.IsSpace)
	if cut := strings.IndexAny(rest, "。\n"); cut >= 0 {
		rest = rest[:cut]
	}
	if cut := strings.Index(rest, ". "); cut >= 0 {
		rest = rest[:cut]
	}
	rest = strings.TrimRight(rest, ". ")
	return narrow(rest)
}

// narrow cuts a quotation that is too wide at the end of a word, and says so with "…".
func narrow(s string) string {
	width, word := 0, 0 // word: where the last word ended
	for i, r := range s {
		japanese := r >= firstWide
		if japanese || !inWord(r) {
			word = i
		}
		if width++; japanese {
			width++
		}
		if width > quoteWidth {
			if word == 0 {
				word = i
			}
			return strings.TrimRight(s[:word], " 、,") + "…"
		}
	}
	return s
}

// firstWide is the first of the runes that are as wide as two letters and stand without spaces; those that are not do not matter here.
const firstWide = 0x1100

// inWord says of a rune that it stands within a word that is written with spaces around it.
func inWord(r rune) bool {
	return r < firstWide && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' || r == '-' || r == '’')
}
