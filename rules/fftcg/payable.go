package fftcg

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What texts say about which CP pay for which cards.

// anyHue says whether CP of any element pay for a card: an effect says so, or its own text,
// which works while it is cast.
func anyHue(b *B, r ref, s seat) bool {
	was, _ := board.PlayedFrom(&b.Ground, r)
	if b.Ruled(ability.Ignores, ability.Played, r, ref{}) || was != r && b.Ruled(ability.Ignores, ability.Played, was, ref{}) {
		return true
	}
	return slices.ContainsFunc(b.Chars(r).Abilities, func(h state.Held) bool {
		a := b.Ability(h.ID)
		if h.Kind != ability.Static || a.Hand != ability.Auto || !slices.ContainsFunc(a.Do, paysAny) {
			return false
		}
		f := b.Probe(s, r, h.ID)
		return b.Holds(f, a.Gate) && b.Holds(f, a.If)
	})
}

// paysAny: what CP of any element pay for is the card itself.
func paysAny(e ability.Effect) bool {
	r, ok := e.(*ability.Rule)
	return ok && r.Verb == ability.Played && r.Mode == ability.Ignores && r.What.Ref == this
}

// paysFor says whether the CP of r may be used for what f plays: its own text may say for which cards alone they are.
func paysFor(b *B, r ref, f *frame) bool {
	ch := b.Chars(r)
	if ch.Sorts&(1<<ability.Static) == 0 || b.State.Card(r).At.Zone != zoneField {
		return true
	}
	return !slices.ContainsFunc(ch.Abilities, func(h state.Held) bool {
		a := b.Ability(h.ID)
		if h.Kind != ability.Static || a.Hand != ability.Auto {
			return false
		}
		return slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
			only, ok := e.(*ability.Rule)
			if !ok || only.Verb != ability.Played || only.Mode != ability.Only {
				return false
			}
			by := b.Probe(b.State.Card(r).Master, r, h.ID)
			if !b.Holds(by, a.Gate) || !b.Holds(by, a.If) {
				return false
			}
			if f == nil || !casts(f) {
				return true
			}
			x := b.TextOf(by)
			return x.Fits(only.With, f.Card) != board.Yes
		})
	})
}
