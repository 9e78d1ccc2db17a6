package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Parts lists the texts that f carries out: its ability, its delayed clause, or
// every spell ability of the card being played. The list is only read.
func (b *Board) Parts(f *state.Frame) []Body {
	if f.Node.N > 0 {
		switch e := b.Clause(f.Node).(type) {
		case *ability.Later:
			return []Body{{Do: e.Do}}
		case *ability.Try:
			return []Body{{Do: e.Then}}
		}
		return nil
	}
	if n := f.Ability.N; n != 0 {
		return b.among(f.Ability)[n-1 : n : n]
	}
	c := b.Chars(f.Card)
	if s := b.printOf(f.Card.ID); s != nil && c == &s.chars {
		return s.parts // it is just its print
	}
	var out []Body
	if a := b.Playing(f.Card); a != nil {
		out = append(out, Body{Ability: a})
	}
	return b.spells(c, out)
}

// printOf is what linking has found out about the side of a card that is up; nil: nothing is known of it.
func (b *Board) printOf(id state.CardID) *linkedSide {
	c := &b.State.Cards[id]
	if c.Face <= 0 || c.Side < 0 {
		return nil
	}
	return &b.sides[c.Face-1][c.Side]
}

// spells adds the texts that are carried out when what has these characteristics is played.
func (r *Book) spells(c *state.Chars, out []Body) []Body {
	if c.Sorts&(1<<ability.Spell) == 0 {
		return out
	}
	for i := range c.Abilities {
		if h := &c.Abilities[i]; h.Kind == ability.Spell {
			a := r.Ability(h.ID)
			out = append(out, Body{Ability: a, Do: a.Do, ID: h.ID})
		}
	}
	return out
}

// Playing is what a card's text says about playing it: additional costs,
// conditions, limits; nil when it says nothing.
func (b *Board) Playing(r state.Ref) *ability.Ability {
	s := b.printOf(r.ID)
	if s == nil || len(b.CharsOf(r.ID).Names) == 0 {
		return nil
	}
	return b.Ability(s.play)
}

// Body is one text of a frame.
type Body struct {
	Ability *ability.Ability
	ID      state.AbilityID
	Do      []ability.Effect
}

// bodyOf is the text of an ability that is carried out by itself.
func bodyOf(a *ability.Ability) Body { return Body{Ability: a, Do: a.Do} }
