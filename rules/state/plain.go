package state

import (
	"strings"
	"unicode"
)

// unseen are characters that draw nothing themselves and change what is around them, or
// what is taken for a blank name. Of those that join others into one sign the one of
// emoji (joiner) is kept.
var unseen = []*unicode.RangeTable{unicode.C, unicode.Zl, unicode.Zp, unicode.Bidi_Control, unicode.Other_Default_Ignorable_Code_Point}

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
