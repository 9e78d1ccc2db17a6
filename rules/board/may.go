package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Forbidden says why e cannot happen; nil: it can. Prohibition beats permission
// and instruction. [SVE 1.3.3]
func (k *Board) Forbidden(e *state.Event) *Why {
	switch e.Verb {
	case ability.Moved:
		by := ability.AnyDamage
		if e.Src.Via != (state.AbilityID{}) {
			by = ability.AbilityDamage // an ability does it
		}
		var room [4]ability.Verb
		for _, v := range movedAs(e, k, room[:0]) {
			if w := k.cannotKind(v, e.Card, e.Src.Card, k.actor(e), by); w != nil {
				return w
			}
		}
		return nil
	case ability.DealtDamage:
		return k.cannotKind(ability.TakeDamage, e.Card, e.Obj, k.actor(e), e.Kind)
	case ability.CounterPut: // of that name
		was := k.ofName
		defer func() { k.ofName = was }()
		k.ofName = e.Name
	}
	return k.Cannot(e.Verb, e.Card, e.Obj, k.actor(e))
}

// actor is the seat whose effect or action causes e; Nobody for a rule.
func (k *Board) actor(e *state.Event) state.Seat {
	if e.Src.Card == (state.Ref{}) {
		return state.Nobody
	}
	return k.LastCard(e.Src.Card).Master
}

// movedAs lists the verbs under which a move is forbidden or replaced.
func movedAs(e *state.Event, k *Board, vs []ability.Verb) []ability.Verb {
	vs = append(vs, ability.Moved)
	switch e.Tag {
	case state.TagDestroyed:
		vs = append(vs, ability.Destroyed)
	case state.TagBanished:
		vs = append(vs, ability.Banished)
	case state.TagDiscarded:
		vs = append(vs, ability.DiscardedV)
	case state.TagReturned:
		vs = append(vs, ability.Returned)
	}
	if from, to := k.InPlay(e.From.Zone), k.InPlay(e.To.Zone); from && !to {
		vs = append(vs, ability.Left)
	} else if to && !from {
		vs = append(vs, ability.Entered)
	}
	return vs
}

// Cannot says why verb v may not happen to r, done by object with of seat by.
func (k *Board) Cannot(v ability.Verb, r, with state.Ref, by state.Seat) *Why {
	return k.cannotKind(v, r, with, by, ability.AnyDamage)
}

func (k *Board) cannotKind(v ability.Verb, r, with state.Ref, by state.Seat, kind ability.DamageKind) *Why {
	if a := k.rule(ability.Cannot, v, r, with, by, kind); a != nil {
		return &Why{Rule: k.Cite("forbidden"), JA: "「" + k.NameOf(a.Text.Src.Card) + "」の効果により、できません。", EN: "Forbidden by the effect of " + k.NameOf(a.Text.Src.Card) + "."}
	}
	return nil
}

// NameOf is what r is called, or was last; "?" where that may not be read.
func (k *Board) NameOf(r state.Ref) string {
	if c := k.Last(r); len(c.Names) > 0 {
		return c.Names[0]
	}
	return "?"
}

// AnyRule says whether any effect of that mode is about verb v at all.
func (k *Board) AnyRule(m ability.RuleMode, v ability.Verb) bool {
	k.Settle()
	return k.effects.ruled[m]&(1<<v) != 0
}

// Ruled says whether an effect of that mode holds for verb v on r.
func (k *Board) Ruled(m ability.RuleMode, v ability.Verb, r, with state.Ref) bool {
	return k.rule(m, v, r, with, state.Nobody, ability.AnyDamage) != nil
}

func (k *Board) rule(m ability.RuleMode, v ability.Verb, r, with state.Ref, by state.Seat, kind ability.DamageKind) *Active {
	if k.Settle(); k.effects.ruled[m]&(1<<v) == 0 {
		return nil
	}
	for i := range k.effects.rules {
		a := &k.effects.rules[i]
		c, ok := a.Clause.(*ability.Rule)
		if !ok || c.Mode != m || c.Verb != v || c.Name != "" && c.Name != k.ofName || c.Kind != ability.AnyDamage && !kindFits(c.Kind, kind) {
			continue
		}
		if c.By.Side != ability.AnySide && (by == state.Nobody || !a.Text.IsSeat(c.By, by)) {
			continue
		}
		if w := &c.What; w.Sel == nil && w.Ref.Kind == ability.NoRef && w.Who.Side != ability.AnySide { // about a player
			if by == state.Nobody || !a.Text.IsSeat(w.Who, by) || c.With != nil && !k.meant(a, c.With, r) {
				continue
			}
			return a
		}
		if !k.concerns(a, r) || c.With != nil && a.Text.Fits(c.With, with) != Yes {
			continue
		}
		return a
	}
	return nil
}

// meant says whether what a player may not do is done to r by what With means.
func (k *Board) meant(a *Active, with *ability.Filter, r state.Ref) bool {
	f, ok := asUsed(with, k.using)
	return ok && a.Text.Fits(&f, r) == Yes
}

// Allowed says whether an effect lets seat by do v with r. [SVE 1.3.1]
func (k *Board) Allowed(v ability.Verb, r state.Ref, by state.Seat) bool {
	return k.rule(ability.May, v, r, state.Ref{}, by, ability.AnyDamage) != nil
}

// kindFits: attack damage is combat damage too. [SVE 5.14]
func kindFits(asked, is ability.DamageKind) bool {
	return asked == ability.AnyDamage || asked == is || asked == ability.CombatDamage && is == ability.AttackDamage
}

// concerns says whether r is among the objects of an effect.
func (k *Board) concerns(a *Active, r state.Ref) bool {
	if a.Mod != nil && a.Mod.Fixed {
		return slices.Contains(a.Mod.On, r)
	}
	w := WhatOf(a.Clause)
	if w == nil {
		return true
	}
	if w.Sel != nil {
		return a.Text.Fits(&w.Sel.Of, r) == Yes || a.Text.kept(&w.Sel.Of, r)
	}
	return slices.Contains(a.Text.Refs(w.Ref), r)
}
