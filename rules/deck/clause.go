package deck

import (
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Clauses say where an ability and its clauses stand in the printed text of its side: pairs
// of a beginning and a length, in runes. The first is the whole ability, from the beginning
// of the text; the others are its clauses in the order of ability.Walk, from the beginning of
// the ability.
type Clauses []int32

// At is where clause n stands in the text, in runes; 0 is the whole ability.
func (c Clauses) At(n int16) (from, to int, ok bool) {
	if n < 0 || int(n)*2+1 >= len(c) {
		return 0, 0, false
	}
	from = int(c[0])
	if n > 0 {
		from += int(c[2*n])
	}
	return from, from + int(c[2*n+1]), true
}

// Said is where the abilities of a side stand in its two texts; nil: it is not known.
type Said struct{ JA, EN []Clauses }

// fault tells whether s is not of this side with its texts.
func (s *Said) fault(c *ability.Card, ja, en string) bool {
	for _, in := range []struct {
		list []Clauses
		text string
	}{{s.JA, ja}, {s.EN, en}} {
		if in.list != nil && len(in.list) != len(c.Abilities) {
			return true
		}
		long := int32(utf8.RuneCountInString(in.text))
		for i, list := range in.list {
			n := 2
			ability.Walk(&c.Abilities[i], func(ability.Effect) { n += 2 })
			if len(list) != n {
				return true
			}
			for k := 0; k < n; k += 2 {
				from := list[k]
				if k > 0 {
					from += list[0]
				}
				if list[k] < 0 || list[k+1] < 0 || list[k] > long || list[k+1] > long || from+list[k+1] > long {
					return true
				}
			}
		}
	}
	return false
}

// AllSaid is where the clauses of a pool's cards stand, by face and side; those after its end are not known.
type AllSaid [][]Said

// Of are the clauses of the abilities of a side.
func (a AllSaid) Of(f state.FaceID, side int8) Said {
	if f == 0 || int(f) > len(a) || int(side) >= len(a[f-1]) {
		return Said{}
	}
	return a[f-1][side]
}
