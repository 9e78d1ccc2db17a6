package zx

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Layers of continuous effects: what is no number, then numbers, setting and adding
// together. [811.1]
const (
	layerWords = iota
	layerNumbers
	layers
)

func (game) Layers() int8 { return layers }

// Layer sorts a clause into its layer. [811.1b, 811.1c]
func (game) Layer(c ability.Effect) int8 {
	switch c := c.(type) {
	case *ability.Give:
		return layerWords
	case *ability.Change:
		if c.Stat <= ability.CardStats {
			return layerNumbers
		}
	}
	return -1
}

// Fixed: an effect on cards in a public zone keeps them; in a hidden zone it holds for
// whatever is there. [811.4]
func (game) Fixed(c ability.Effect) bool {
	if _, cost := c.(*ability.CostChange); cost {
		return false
	}
	w := board.WhatOf(c)
	if w == nil || w.Sel == nil || w.Sel.N.Op != ability.All {
		return true
	}
	for _, z := range w.Sel.Of.Zone {
		if i := zoneAt(z); i >= 0 && zoneSpecs[i].Hidden {
			return false
		}
	}
	return true
}

// Order: of floors the larger comes first, whatever its age [811.9]; the age of a static ability is when its card was put where it is [811.3a].
func (game) Order() board.Order { return board.Order{LargerFloorFirst: true, AgesOfCards: true} }

// Chooser: the turn player says which of several replacements goes first. [812.2]
func (game) Chooser(k *B, _ *event) seat { return k.Turn() }

// unlimited is a limit that has been lifted. [306.2, 309.2c]
const unlimited = 999

// Number: life is how many cards there are; the limits are as effects have them. [307.3,
// 306.2, 309.2]
func (game) Number(k *B, s seat, n ability.Stat) int32 {
	switch n {
	case ability.PlayerLife:
		return int32(k.Count(ability.LifeZone, s))
	case ability.ChargeLimit, ability.HandLimit:
		return max(k.Adjusted(s, n, k.Stored(s, n)), 0)
	}
	return k.Stored(s, n)
}

// Counted: life is how many cards lie in the life zone.
func (g game) Counted(n ability.Stat) board.Facts {
	if n == ability.PlayerLife {
		return board.FactIn(zoneLife)
	}
	return g.Defaults.Counted(n)
}

// spent counts one more resolution of an ability for its limits. [803.1d]
func spent(k *K, f *frame) {
	a := k.Lookup(f.Ability)
	if a == nil || f.Node.N != 0 {
		return
	}
	for _, l := range a.Limit {
		if !l.Any {
			key, of, on := k.LimitKey(f, l)
			k.Tally(key, of, on, 1, l.Per)
		}
	}
}
