package text

import (
	"slices"
	"strings"
	"unicode"
)

// How lists of cards lay a text out around the words that they set in another type: a line ends behind such a word in the midst of a
// sentence, a blank stands before the comma behind it, or none before the next word.

// lineGoesOn tells whether the line end at i stands within a sentence: what is before it is a word set apart, and the next line goes on
// in the midst of a sentence, or with a noun for cards, which no sentence begins with.
func (g *Game) lineGoesOn(n *Normal, src []rune, i int, l Lang) bool {
	last := len(n.R) - 1
	for last >= 0 && n.R[last] == ' ' {
		last--
	}
	if l != EN || g.Lex.SetApart[0] == "" || last < 0 || n.R[last] != '】' || !n.Icons[last] {
		return false
	}
	for i < len(src) && unicode.IsSpace(src[i]) {
		i++
	}
	if i == len(src) {
		return false
	}
	if unicode.IsLower(src[i]) || src[i] == ',' {
		return true
	}
	end := i
	for end < len(src) && IsLetter(src[end]) {
		end++
	}
	word := string(src[i:end])
	return slices.ContainsFunc(g.Lex.Kinds, func(k Word) bool { return slices.Contains(strings.Split(k.EN, ","), word) })
}

// blankBefore tells whether a blank at i is none of the text's: only a comma or a full stop stands behind it.
func blankBefore(src []rune, end int, l Lang) bool {
	return l == EN && end < len(src) && (src[end] == ',' || src[end] == '.' && (end+1 == len(src) || unicode.IsSpace(src[end+1])))
}
