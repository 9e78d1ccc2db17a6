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

// PlainName is a player's name without what cannot be seen in it: ends of lines, control characters, marks that turn the
// direction of what stands beside it, and what joins or varies signs other than pictures. It may be empty.
func PlainName(s string) string {
	list := []rune(s)
	picture := func(at int) bool { return at >= 0 && at < len(list) && unicode.In(list[at], unicode.So, unicode.Sk) }
	n := 0
	for at, r := range list {
		switch {
		case r == joiner: // between two pictures, the first of which may have been varied
			if !picture(at+1) || !picture(n-1) && !(n >= 2 && unicode.Is(unicode.Variation_Selector, list[n-1])) {
				continue
			}
		case unicode.Is(unicode.Variation_Selector, r):
			if !picture(n - 1) {
				continue
			}
		case r == unicode.ReplacementChar || unicode.In(r, unseen...):
			continue
		}
		list[n] = r
		n++
	}
	return strings.TrimFunc(string(list[:n]), unicode.IsSpace)
}
