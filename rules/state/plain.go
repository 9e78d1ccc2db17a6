package state

import (
	"strings"
	"unicode"
)

// unseen are characters that draw nothing themselves and change what is around them, or
// what is taken for a blank name. Of those that join others into one sign the one of
// emoji (joiner) is kept.
var unseen = []*unicode.RangeTable{unicode.C, unicode.Zl, unicode.Zp, unicode.Bidi_Control, unicode.Other_Default_Ignorable_Code_Point, blanks}

// blanks are signs that are drawn as nothing.
var blanks = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x2800, Hi: 0x2800, Stride: 1}}}

// Unseen says whether a character draws nothing itself, so that two texts may differ in it and look the same. Spaces are
// seen where they are of the two widths that lines are written with.
func Unseen(r rune) bool {
	switch {
	case unicode.Is(unicode.Co, r): // drawn as whatever the font has
		return false
	case unicode.IsSpace(r):
		return r != ' ' && r != '　'
	}
	return r == unicode.ReplacementChar || unicode.In(r, unseen...) || unicode.Is(unicode.Variation_Selector, r)
}

const joiner = '\u200d'

// PlainName is a player's name without what cannot be seen in it: ends of lines, control
// characters, marks that turn the direction of what stands beside it. It may be empty.
func PlainName(s string) string {
	s = strings.Map(func(r rune) rune {
		if r != joiner && (r == unicode.ReplacementChar || unicode.In(r, unseen...)) {
			return -1
		}
		return r
	}, s)
	return strings.TrimFunc(s, func(r rune) bool { return r == joiner || unicode.IsSpace(r) })
}
