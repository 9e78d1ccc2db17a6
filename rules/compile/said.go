package compile

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/rules/text"
)

// said is where the clauses of a side stand in its two texts. The English one, which the
// pack prints or the grammar says, is read once more: where that gives other clauses than
// the side has, nobody can say which is which.
func (c *Compiler) said(s *state.Side, english string) deck.Said {
	out := deck.Said{JA: clauses(s.Card, s.Text)}
	if en := cmp.Or(s.TextEN, english); en != "" {
		if card, _ := c.g.CompileAs(s.Kinds, cmp.Or(c.g.Dict.Names[s.Name], s.Name), en, text.EN); alike(card, s.Card) {
			out.EN = clauses(card, en)
		}
	}
	return out
}

// alike tells whether two cards have the same clauses in the same order.
func alike(a, b *ability.Card) bool {
	if len(a.Abilities) != len(b.Abilities) {
		return false
	}
	for i := range a.Abilities {
		one, other := a.Abilities[i], b.Abilities[i]
		one.Print, other.Print = "", ""
		if !text.Equal(one, other) {
			return false
		}
	}
	return true
}

// clauses are the places of a card's abilities and of their clauses in a text; nil: it has
// none, or they stand in another.
func clauses(c *ability.Card, s string) (out []deck.Clauses) {
	at := 0
	for i := range c.Abilities {
		a := &c.Abilities[i]
		from := strings.Index(s[at:], a.Print)
		if from < 0 || a.Print == "" {
			return nil
		}
		from += at
		at = from
		to := from + len(a.Print)
		places := deck.Clauses{}
		add := func(base, from, to int) {
			places = append(places, int32(utf8.RuneCountInString(s[base:from])), int32(utf8.RuneCountInString(s[from:to])))
		}
		add(0, from, to)
		var each func(e ability.Effect, from, to int)
		each = func(e ability.Effect, lo, hi int) {
			if a, b, ok := reach(e); ok && a >= from && b <= to {
				lo, hi = a, b
			}
			add(from, lo, hi)
			ability.Children(e, func(inner ability.Effect) { each(inner, lo, hi) })
		}
		for _, k := range a.Cost {
			if k.Do != nil {
				each(k.Do, from, to)
			}
		}
		for _, e := range a.Do {
			each(e, from, to)
		}
		out = append(out, places)
	}
	return out
}

// reach is where a clause stands with all that is inside it.
func reach(e ability.Effect) (from, to int, ok bool) {
	from, to = e.Said()
	ability.Children(e, func(inner ability.Effect) {
		if a, b, in := reach(inner); in {
			if to == 0 {
				from, to = a, b
			}
			from, to = min(from, a), max(to, b)
		}
	})
	return from, to, to > 0
}
