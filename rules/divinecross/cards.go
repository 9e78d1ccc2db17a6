package divinecross

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Print: only units have HP and a retreat cost. [203, 206]
func (game) Print(c *state.Chars) {
	c.Num.Show(c.Kinds&ability.Unit != 0, ability.HP, ability.Retreat)
}

// Layers of continuous effects. Numbers are set, then raised, then lowered.
// [809.1, 919.2a, 919.3a]
const (
	layerType = iota
	layerAbilities
	layerSet
	layerMore
	layerLess
	layers
)

func (game) Layers() int8 { return layers }

// Layer sorts a clause into its layer. [809.1]
func (game) Layer(c ability.Effect) int8 {
	switch c := c.(type) {
	case *ability.Give:
		if marked := len(c.Props) > 0 && c.Props[0].Attr == ability.IconAttr; c.Kinds != 0 || len(c.Props) > 0 && !marked { // 809.1b, 809.1c
			return layerType
		}
		return layerAbilities
	case *ability.Change:
		switch {
		case c.Stat > ability.CardStats:
			return -1
		case c.Op == ability.Add:
			return layerMore
		case c.Op == ability.Sub:
			return layerLess
		}
		return layerSet
	}
	return -1
}

// Fixed: effects on chosen cards keep them; those on a class of cards are open.
// [809.3b-3]
func (game) Fixed(c ability.Effect) bool {
	var w *ability.What
	switch c := c.(type) {
	case *ability.Change:
		w = &c.What
	case *ability.Give:
		w = &c.What
	case *ability.Rule:
		w = &c.What
	case *ability.CostChange:
		w = &c.What
	default:
		return false
	}
	return w.Sel != nil && w.Sel.N.Op != ability.All
}

// Said: the HP that a text speaks of is what is left of it. [921.1]
func (game) Said(k *B, r ref, s ability.Stat, n int32) int32 {
	if s == ability.HP {
		return n - k.LastCard(r).Damage
	}
	return n
}

// Bound: a retreat cost is at least nothing. [919.2c]
func (game) Bound(c *state.Chars) {
	if n, ok := c.Num.Get(ability.Retreat); ok && n < 0 {
		c.Num.Set(ability.Retreat, 0)
	}
}

// Basic: what says without a condition what attributes or kinds its own card has. [805.2]
func (game) Basic(a *ability.Ability) bool {
	return a.Kind == ability.Static && a.Gate == nil && a.If == nil && len(a.Works) == 0 && len(a.Do) > 0 && !slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
		g, ok := e.(*ability.Give)
		return !ok || g.What.Ref.Kind != ability.This || g.Take || len(g.Words)+len(g.Quoted) > 0 ||
			slices.ContainsFunc(g.Props, func(p ability.Prop) bool { return p.Attr != ability.ClassAttr })
	})
}

// State answers the states that are Divine Cross's own.
func (game) State(k *B, s ability.State, r ref) bool {
	switch s {
	case ability.Stunned:
		return stunned(k, r)
	case ability.Equipped: // has an assist
		return board.LinkedTo(k, ability.Soul, r) > 0
	}
	return false
}

// stunned says whether a unit has a stun marker. [918.1, 907.8]
func stunned(k *B, r ref) bool { return k.Counters(r, stun) > 0 }

// isUnit says whether what may be read of a card is a unit.
func isUnit(b *B, r ref) bool { return b.Chars(r).Kinds&ability.Unit != 0 }

// advantage says whether a unit has the advantage of another: any attribute of the
// other is enough, and several are no more. [205, 704.6c-1]
func advantage(b *B, by, over ref) bool {
	of := b.Chars(over).Classes
	return slices.ContainsFunc(b.Last(by).Traits, func(a string) bool { return slices.Contains(of, a) })
}

// retreatCost is how many energy cards the retreat of a unit takes. [206]
func retreatCost(b *B, r ref) int32 {
	n, _ := b.Stat(r, ability.Retreat)
	return n
}
