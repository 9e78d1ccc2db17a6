package fftcg

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Special abilities: what is discarded for one besides what it prints. [11.7]

// namesake is the cost of a special ability beside what it prints: a card of the
// same name is discarded. Its elements do not matter. [11.7.1]
var namesake = &ability.Move{How: ability.Discard, What: ability.What{Sel: &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{
	Who: ability.Who{Side: ability.You}, Zone: []ability.Zone{ability.Hand_}, Rel: []ability.Rel{{Kind: ability.SameName, Of: this}},
}}}}

// namesakeOf is that cost for a card of which an effect may say what else may be discarded for it.
func namesakeOf(b *B, r ref) *ability.Move {
	out := namesake
	board.EachAbout(b, ability.May, ability.DiscardedV, r, func(rule *ability.Rule) {
		if rule.With == nil {
			return
		}
		s := *out.What.Sel
		if len(s.Of.Or) == 0 {
			s.Of.Or, s.Of.Rel = []ability.Filter{{Rel: s.Of.Rel}}, nil
		}
		s.Of.Or = append(slices.Clip(s.Of.Or), *rule.With)
		m := *out
		m.What.Sel, out = &s, &m
	})
	return out
}
