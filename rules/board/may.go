package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Forbidden says why e cannot happen; nil: it can. Prohibition beats permission
// and instruction. [SVE 1.3.3]
func (b *Board) Forbidden(e *state.Event) *Why {
	d, by := Deed{Verb: e.Verb, By: b.actor(e)}, e.Obj
	if by == (state.Ref{}) {
		by = e.Src.Card
	}
	switch e.Verb {
	case ability.Moved:
		d.Kind = movedBy(e)
		var room [4]ability.Verb
		for _, v := range movedAs(e, b, room[:0]) {
			d.Verb = v
			if w := b.Bars(d, e.Card, e.Src.Card); w != nil {
				return w
			}
		}
		return nil
	case ability.DealtDamage: // it may be forbidden to who deals it, and to who is dealt it
		d.Kind = e.Kind
		if w := b.Bars(d, e.Obj, e.Card); w != nil {
			return w
		}
		d.Verb = ability.TakeDamage
	case ability.CounterPut:
		d.Name = e.Name
	}
	return b.Bars(d, e.Card, by)
}

// movedBy is what moves a card, in the words for what deals damage: an ability, or an
// attack, of which it is noted who attacked.
func movedBy(e *state.Event) ability.DamageKind {
	switch {
	case e.Src.Via != (state.AbilityID{}):
		return ability.AbilityDamage
	case len(e.By) > 0:
		return ability.AttackDamage
	}
	return ability.AnyDamage
}

// actor is the seat whose effect or action causes e; Nobody for a rule.
func (g *Ground) actor(e *state.Event) state.Seat {
	if e.Src.Card == (state.Ref{}) {
		return state.Nobody
	}
	return g.LastCard(e.Src.Card).Master
}

// movedAs lists the verbs under which a move is forbidden or replaced.
func movedAs(e *state.Event, b *Board, vs []ability.Verb) []ability.Verb {
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
	if from, to := b.InPlay(e.From.Zone), b.InPlay(e.To.Zone); from && !to {
		vs = append(vs, ability.Left)
	} else if to && !from {
		vs = append(vs, ability.Entered)
	} else if from {
		vs = append(vs, ability.Swapped) // from place to place in play
	}
	return vs
}

// Cannot says why verb v may not happen to r, done by object with of seat by.
func (b *Board) Cannot(v ability.Verb, r, with state.Ref, by state.Seat) *Why {
	if !b.AnyRule(ability.Cannot, v) {
		return nil
	}
	return b.Bars(Deed{Verb: v, By: by}, r, with)
}

// cannotSelect says why x may not choose r. It is told apart whether a card chooses or an ability, and which.
func (x *Text) cannotSelect(r state.Ref) bool {
	if !x.B.AnyRule(ability.Cannot, ability.Selected) {
		return false
	}
	d := Deed{Verb: ability.Selected, By: x.By, Kind: ability.AbilityDamage} // only abilities choose, and a spell's text is one [SVE 10.1.1.4]
	if x.Frame != nil {
		d.As = x.B.objectOf(x.Frame)
	}
	return x.B.rule(ability.Cannot, d, r, x.Src.Card) != nil
}

// CannotUse says why seat by may not use ability id of r.
func (b *Board) CannotUse(id state.AbilityID, r state.Ref, by state.Seat) *Why {
	return b.Bars(Deed{Verb: ability.ActivatedV, As: b.UsedAs(id), By: by}, r, r)
}

// Bars says why d may not happen to r, done by object with; nil: nothing forbids it.
func (b *Board) Bars(d Deed, r, with state.Ref) *Why {
	if !b.AnyRule(ability.Cannot, d.Verb) {
		return nil
	}
	if a := b.rule(ability.Cannot, d, r, with); a != nil {
		return &Why{Rule: b.Cite("forbidden"), JA: "「" + b.NameOf(a.Text.Src.Card) + "」の効果により、できません。", EN: "Forbidden by the effect of " + b.NameOf(a.Text.Src.Card) + "."}
	}
	return nil
}

// NameOf is what r is called, or was last; "?" where that may not be read.
func (b *Board) NameOf(r state.Ref) string {
	if c := b.Last(r); len(c.Names) > 0 {
		return c.Names[0]
	}
	return "?"
}

// AnyRule says whether any effect of that mode is about verb v at all.
func (b *Board) AnyRule(m ability.RuleMode, v ability.Verb) bool {
	b.Settle()
	return b.effects.ruled[m]&(1<<v) != 0
}

// Ruled says whether an effect of that mode holds for verb v on r.
func (b *Board) Ruled(m ability.RuleMode, v ability.Verb, r, with state.Ref) bool {
	return b.AnyRule(m, v) && b.rule(m, Deed{Verb: v, By: state.Nobody}, r, with) != nil
}

// Due says whether an effect wants verb v done to r, by object with and seat by.
func Due(b *Board, v ability.Verb, r, with state.Ref, by state.Seat) bool {
	return b.rule(ability.Must, Deed{Verb: v, By: by}, r, with) != nil
}

// Times is the greatest number that an effect of that mode says for what is done by a card;
// 0: none says one.
func (b *Board) Times(m ability.RuleMode, v ability.Verb, r state.Ref) (most int32) {
	b.EachRule(m, Deed{Verb: v, By: state.Nobody}, r, state.Ref{}, func(a *Active) bool {
		if n := a.Clause.(*ability.Rule).N; n != nil {
			most = max(most, a.Text.Amount(n))
		}
		return true
	})
	return most
}

// Most is the least number up to which effects let v of that name be done to r; -1: none says so.
func Most(b *Board, v ability.Verb, name string, r state.Ref) (most int32) {
	most = -1
	b.EachRule(ability.May, Deed{Verb: v, Name: name, By: state.Nobody}, r, state.Ref{}, func(a *Active) bool {
		if n := a.Clause.(*ability.Rule).N; n != nil {
			if m := a.Text.Amount(n); most < 0 || m < most {
				most = m
			}
		}
		return true
	})
	return most
}

// rule is the first effect of that mode that holds for d done to r by with; nil: none.
func (b *Board) rule(m ability.RuleMode, d Deed, r, with state.Ref) (first *Active) {
	b.EachRule(m, d, r, with, func(a *Active) bool {
		first = a
		return false
	})
	return first
}

// EachRule goes through the effects of that mode that hold for d done to r by with, as long
// as they are wanted.
func (b *Board) EachRule(m ability.RuleMode, d Deed, r, with state.Ref, want func(*Active) bool) {
	if !b.AnyRule(m, d.Verb) {
		return
	}
	for i := range b.effects.rules {
		a := &b.effects.rules[i]
		c, ok := a.Clause.(*ability.Rule)
		if !ok || c.Mode != m || !d.named(c.Verb, c.Name) || c.Kind != ability.AnyDamage && !kindFits(c.Kind, d.Kind) {
			continue
		}
		if c.By.Side != ability.AnySide && (d.By == state.Nobody || !a.Text.IsSeat(c.By, d.By)) {
			continue
		}
		if w := &c.What; w.Sel == nil && w.Ref.Kind == ability.NoRef && w.Who.Side != ability.AnySide { // about a player
			if d.By == state.Nobody || !a.Text.IsSeat(w.Who, d.By) || c.With != nil && !meant(a, c.With, d, r) {
				continue
			}
			if !want(a) {
				return
			}
			continue
		}
		if c.With != nil && !a.doneBy(c.With, d, with) {
			continue // asked first: whom it concerns may hang on what else is possible
		}
		if b.concerns(a, r) && !b.Game.Immune(b, a.Text.By, a.Text.Src, r.ID) && !want(a) {
			return
		}
	}
}

// EachAbout goes through the effects of that mode that are about verb v done to r, whatever they say of what it is done with.
func EachAbout(b *Board, m ability.RuleMode, v ability.Verb, r state.Ref, do func(*ability.Rule)) {
	if !b.AnyRule(m, v) {
		return
	}
	for i := range b.effects.rules {
		a := &b.effects.rules[i]
		if c, ok := a.Clause.(*ability.Rule); ok && c.Mode == m && c.Verb == v && b.concerns(a, r) && !b.Game.Immune(b, a.Text.By, a.Text.Src, r.ID) {
			do(c)
		}
	}
}

// meant says whether d done to r is what With means of what a player may not do.
func meant(a *Active, with *ability.Filter, d Deed, r state.Ref) bool {
	f, ok := d.used(with)
	return ok && a.Text.Fits(&f, r) == Yes
}

// Allowed says whether an effect lets seat by do v with r. [SVE 1.3.1]
func (b *Board) Allowed(v ability.Verb, r state.Ref, by state.Seat) bool {
	return b.rule(ability.May, Deed{Verb: v, By: by}, r, state.Ref{}) != nil
}

// kindFits: attack damage is combat damage too, where the two fight. [SVE 5.14.3.1, 5.14.3.2]
func kindFits(asked, is ability.DamageKind) bool {
	if asked == ability.BlowDamage {
		return is == ability.AttackDamage || is == ability.CombatDamage || is == ability.LoneDamage
	}
	return asked == ability.AnyDamage || asked == is || asked == ability.CombatDamage && is == ability.AttackDamage || asked == ability.AttackDamage && is == ability.LoneDamage
}

// concerns says whether r is among the objects of an effect.
func (b *Board) concerns(a *Active, r state.Ref) bool {
	if a.Mod != nil && a.Mod.Fixed {
		return slices.Contains(a.Mod.On, r)
	}
	w := WhatOf(a.Clause)
	if w == nil {
		return true
	}
	if w.Sel != nil {
		for f := range w.Sel.Filters {
			if a.Text.Fits(f, r) == Yes || a.Text.kept(f, r) {
				return true
			}
		}
		return false
	}
	return slices.Contains(a.Text.Refs(w.Ref), r)
}
