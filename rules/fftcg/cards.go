package fftcg

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// light is the first element of Words.Colors that is no source of CP by discarding. [5.2.1.3]
const light = 6

// hue is the bit of an element, by its place among them; 0: it is none.
func hue(e string) uint16 {
	switch e {
	case "fire":
		return 1 << 0
	case "ice":
		return 1 << 1
	case "wind":
		return 1 << 2
	case "earth":
		return 1 << 3
	case "lightning":
		return 1 << 4
	case "water":
		return 1 << 5
	case "light":
		return 1 << light
	case "dark":
		return 1 << (light + 1)
	}
	return 0
}

// Characters and what a deck is made of. [5.2.3.1]
const (
	characters = ability.Forward | ability.Backup | ability.Monster
	cards      = characters | ability.Summon
)

// Print: only Forwards have a power. [5.2.6.1]
func (game) Print(c *state.Chars) {
	forward := c.Kinds&ability.Forward != 0
	if forward && c.Num.Own&(1<<ability.Power) == 0 {
		c.Num.Set(ability.Power, 0) // 4.4: what has become a Forward, until an effect says more
	}
	c.Num.Show(forward, ability.Power)
}

// Layers of continuous effects: text, type and job, what effects do not do to a card [2.2], everything else, power that is
// set, power that is changed; in all but the first an effect on its own card before
// those on others. Who loses all abilities loses its text; what is gained is general, and sees
// what a card has become. [11.12.4.6, 11.12.4.7; readings.go] Set power takes the place of the print, so
// what changes power comes on top whatever the time. [11.3.10, 11.5.6]
const (
	layerText    = 0
	layerType    = 1 // and 2
	layerBars    = 3
	layerGeneral = 4 // and 5
	layerSet     = 6 // and 7
	layerPower   = 8 // and 9
	layers       = 10
)

func (game) Layers() int8 { return layers }

// Layer sorts a clause into its layer. Control is no layer: whose card it is, is
// where it lies. [11.12.4.6]
func (game) Layer(c ability.Effect) int8 {
	switch c := c.(type) {
	case *ability.Give:
		switch {
		case c.Bar != nil:
			return layerBars
		case c.Kinds != 0 || len(c.Props) > 0 && c.Props[0].Attr == ability.TraitAttr:
			return layerType + others(&c.What)
		case c.Take && c.All && len(c.Props) == 0:
			return layerText
		}
		return layerGeneral + others(&c.What)
	case *ability.Change:
		switch {
		case c.Stat > ability.CardStats:
			return -1
		case c.Op == ability.Set && c.Stat == ability.Power:
			return layerSet + others(&c.What)
		case c.Op == ability.Set:
			return layerGeneral + others(&c.What)
		}
		return layerPower + others(&c.What)
	}
	return -1
}

// others is 1 for an effect that is not on its own card alone. [11.12.4.7]
func others(w *ability.What) int8 {
	if w.Sel == nil && w.Ref.Kind == ability.This {
		return 0
	}
	return 1
}

// Basic: what a card is in all situations it is in every zone.
func (game) Basic(a *ability.Ability) bool {
	return a.Kind == ability.Static && a.Gate == nil && a.If == nil && len(a.Do) > 0 && !slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
		g, ok := e.(*ability.Give)
		return !ok || g.Bar != nil || g.For.Until != ability.Game || g.What.Ref.Kind != ability.This
	})
}

// Fixed: effects of what resolved that change what cards are keep the cards they
// found; others are open. [11.12.4.2]
func (game) Fixed(c ability.Effect) bool {
	switch c.(type) {
	case *ability.Change, *ability.Give:
		return true
	}
	return false
}

// State answers the states that are FF-TCG's own.
func (game) State(k *B, s ability.State, r ref) bool {
	switch s {
	case ability.Frozen:
		return k.LastCard(r).Flags&flagFrozen != 0 // 15.2.4
	case ability.Blocking: // 10.1.3.2
		for i := range k.State.Battles {
			if slices.Contains(k.State.Battles[i].Targets, r) {
				return true
			}
		}
	case ability.InParty: // 15.1.1.9.1
		for i := range k.State.Battles {
			if b := &k.State.Battles[i]; len(b.Attackers) > 1 && slices.Contains(b.Attackers, r) {
				return true
			}
		}
	}
	return false
}

// Number: a negative number is read as 0. [4.3]
func (game) Number(k *B, s seat, n ability.Stat) int32 {
	if n == ability.DamageMost {
		return mostDamage(k)
	}
	if n == ability.HandLimit { // what a text says of it holds as long as it works [9.5.1.2, 11.9]
		return max(k.Adjusted(s, n, k.Stored(s, n)), 0)
	}
	return max(k.Stored(s, n), 0)
}

// power is a card's power, a negative one read as 0. [4.3, 4.4]
func power(b *B, r ref) int32 {
	n, _ := b.Stat(r, ability.Power)
	return max(n, 0)
}

// hidden says whether the eyes in force cannot see what r is.
func hidden(b *B, r ref) bool { return len(b.Chars(r).Names) == 0 }

// bright says whether a card is of Light or Dark. [7.7.5]
func bright(c *state.Chars) bool {
	for _, e := range c.Classes {
		if hue(e)&^mono != 0 {
			return true
		}
	}
	return false
}

// The objects that abilities are on the stack: nothing but their text. [11.6.4]
const (
	autoObject    = "fftcg/auto"
	actionObject  = "fftcg/action"
	specialObject = "fftcg/special"
)

// Objects are the abilities on the stack as objects; every pool has them.
func Objects() []state.Def {
	def := func(id, ja, en string, kind ability.Kinds) state.Def {
		return state.Def{ID: id, Sides: []state.Side{{Name: ja, NameEN: en, Kinds: kind | ability.Token}}}
	}
	return []state.Def{
		def(autoObject, "オートアビリティ", "Auto ability", ability.AutoObject),
		def(actionObject, "アクションアビリティ", "Action ability", ability.ActionObject),
		def(specialObject, "スペシャルアビリティ", "Special ability", ability.SpecialObject),
	}
}

// objectOf is the object of the ability that a frame plays.
func objectOf(b *B, f *frame) state.FaceID {
	a := b.Ability(f.Ability)
	switch {
	case a == nil || f.Node.N > 0 || a.Kind == ability.Triggered:
		return b.Pool.Face(autoObject)
	case a.Marks&ability.Special != 0:
		return b.Pool.Face(specialObject)
	}
	return b.Pool.Face(actionObject)
}

// wasThere says whether a card has been its controller's since that player's latest
// turn began. [10.1.2.1.1, 15.2.2.2]
func wasThere(b *B, r ref) bool {
	c := b.State.Card(r)
	return c.Since <= state.Stamp(b.State.Table[tableBegan+int(c.Master)])
}
