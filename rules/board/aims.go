package board

import (
	"slices"

	"gotaku/rules/state"
)

// Whom effects are on by numbers that are changed after they apply, where a game does not go by its layers for that: Order.AimsLast.

// aim is whom an effect is on.
type aim struct {
	of Active
	on []state.CardID
}

// aimsByNumber says whether it hangs on numbers which later layers change whom an effect is on, and not on what it changes itself.
func (a *Active) aimsByNumber(b *Board) bool {
	if !b.order.AimsLast || a.layer < 0 || a.layer >= b.layers-1 || a.Mod != nil && a.Mod.Fixed {
		return false
	}
	w := WhatOf(a.Clause)
	if w == nil || w.Sel == nil {
		return false
	}
	reads := uint32(0)
	for f := range w.Sel.Filters {
		reads |= filterReads(f)
	}
	return reads >= fStats && reads&a.writes() == 0
}

// aimOf is what was noted of an effect; nil: nothing was.
func (fx *effects) aimOf(a *Active) *aim {
	for i := range fx.aims {
		if o := &fx.aims[i].of; o.Clause == a.Clause && o.Mod == a.Mod && o.on == a.on && o.via == a.via {
			return &fx.aims[i]
		}
	}
	return nil
}

// reaimed says whether an effect is on others now than when it was applied, and notes whom.
func (fx *effects) reaimed(b *Board) (other bool) {
	if !b.order.AimsLast {
		return false
	}
	for i := range fx.acts {
		a := &fx.acts[i]
		if !a.aimsByNumber(b) {
			continue
		}
		known := fx.aimOf(a)
		if known == nil {
			fx.aims = append(fx.aims, aim{of: *a})
			known = &fx.aims[len(fx.aims)-1]
		}
		if now := a.aimed(b); !slices.Equal(known.on, now) {
			known.on, other = slices.Clone(now), true
		}
	}
	return other
}
