package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Parts lists the texts that f carries out: its ability, its delayed clause, or
// every spell ability of the card being played.
func (b *Board) Parts(f *state.Frame, out []Body) []Body {
	if f.Node.N > 0 {
		switch e := b.Clause(f.Node).(type) {
		case *ability.Later:
			return append(out, Body{Do: e.Do})
		case *ability.Try:
			return append(out, Body{Do: e.Then})
		}
		return nil
	}
	if a := b.Ability(f.Ability); a != nil {
		return append(out, Body{Ability: a, Do: a.Do})
	}
	if a := b.Playing(f.Card); a != nil {
		out = append(out, Body{Ability: a})
	}
	c := b.Chars(f.Card)
	if c.Sorts&(1<<ability.Spell) == 0 {
		return out
	}
	for i := range c.Abilities {
		if h := &c.Abilities[i]; h.Kind == ability.Spell {
			a := b.Ability(h.ID)
			out = append(out, Body{Ability: a, Do: a.Do, ID: h.ID})
		}
	}
	return out
}

// Playing is what a card's text says about playing it: additional costs,
// conditions, limits; nil when it says nothing.
func (b *Board) Playing(r state.Ref) *ability.Ability {
	c := b.State.Card(r)
	if len(b.CharsOf(r.ID).Names) == 0 || c.Face == 0 || c.Side < 0 {
		return nil
	}
	return b.Ability(b.sides[c.Face-1][c.Side].play)
}

// Bodies is room for the texts of a frame.
type Bodies [4]Body

// Body is one text of a frame.
type Body struct {
	Ability *ability.Ability
	ID      state.AbilityID
	Do      []ability.Effect
}
