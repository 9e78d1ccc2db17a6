package divinecross

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Kinds of damage: a skill's is combat damage, an effect's ability damage, a rule's
// neither. [914.1; readings.go]

// drawDamage is what each card that cannot be drawn deals. [1102.1]
const drawDamage = 100

// DrawEmpty: the cards that an instruction could not draw are damage to one's own main
// unit, at once, and that is the same as having drawn them, one after the other. [1102.1, 1102.1a, 904.2]
func (game) DrawEmpty(k *K, s seat, n int32) bool {
	if r := mainOf(k.Board, s); r != (ref{}) && k.Bars(board.Deed{Verb: ability.TakeDamage, Name: ofNoCards, By: state.Nobody}, r, ref{}) == nil { // 104.4; they count as drawn all the same
		k.Do(event{Verb: ability.DealtDamage, Card: r, N: n * drawDamage, Kind: drawDamageKind, Seat: s})
	}
	e := event{Verb: ability.Drew, Seat: s, Name: ofNoCards, N: n} // the first of them tells of all
	for ; n > 0; n-- {
		k.Do(e)
		e.Name, e.N = "", 0
	}
	return true
}

// Fated: that a missing card counts as drawn was replaced as it was to be drawn, if at all, and a skill that has succeeded
// does not fail. [801.2c, 1102.1a, 917.1c]
func (game) Fated(e *event) bool {
	return e.Verb == ability.Drew && e.Tag != state.TagDrawn || e.Verb == ability.Judged && e.Slot == succeeded
}

// Vacuous: what is done no times is not done, but who has no hand has discarded it.
// [104.2, 910.2]
func (game) Vacuous(w ability.Zone) bool { return w == ability.Hand_ }

// Ways: a player chooses to draw a number of cards. [1102.2, 104.5]
func (game) Ways() rules.Ways {
	return rules.Ways{DrawsSaid: true, DrawsMissing: true, Reckons: koZone}
}

// Damage marks it. [914.2]
func (game) Damage(k *K, e *event) { k.SetDamage(e.Card, k.State.Card(e.Card).Damage+e.N) }

// credited are the units whose damage since the last rule process KO'd r: one of them,
// and all; and whether that was damage by a skill. [813.5a]
func credited(k *K, r ref) (one ref, by []ref, kind ability.DamageKind) {
	for _, e := range k.Dealt(r) {
		if kind == ability.AnyDamage {
			kind = bySkill(k.Board, e.Src)
		}
		if e.Obj != (ref{}) && !slices.Contains(by, e.Obj) {
			one, by = e.Obj, append(by, e.Obj)
		}
	}
	return one, by, kind
}

// byEffects marks whose effects have dealt damage to r since the last rule process: it is KO'd by them. [813.5a, 914.1b]
func byEffects(k *K, r ref) (of int32) {
	for _, e := range k.Dealt(r) {
		if e.Kind == ability.AbilityDamage && e.Src.Card != (ref{}) {
			of |= state.FelledBy(k.LastCard(e.Src.Card).Master)
		}
	}
	return of
}

// bySkill tells what a skill did from everything else: its damage, and what its clauses do.
func bySkill(k *B, src state.Source) ability.DamageKind {
	if a := k.Lookup(src.Via); a != nil && inBattle(a) {
		return ability.CombatDamage
	}
	return ability.AnyDamage
}
