package zx

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// hurts says whether an event may be what a Zex dies of: damage, or less power. [1204.3]
func hurts(e *event) bool {
	return e.Card != (ref{}) && (e.Verb == ability.DealtDamage || e.Verb == ability.MinusV && ability.Stat(e.Slot) == ability.Power)
}

// doom notes which Zexes are to die as pre-priority processing begins: what came before
// has killed them. Who comes to die by the rule effects alone, nobody has. [1203.1, 1204.3,
// 1204.3b]
func doom(k *K) {
	if k.Settle(); k.Since(board.KeptChecks)&dies == 0 {
		return // nothing has changed for them since rule effects were last looked for
	}
	for _, r := range dying(k) {
		if k.Tallied(tallyDoomed, state.Nobody, r) == 0 {
			k.Tally(tallyDoomed, state.Nobody, r, 1, ability.SinceCheck)
		}
	}
}

// spared says whether a Zex that would die does not because what last hurt it is a battle, and no battle may destroy it: what
// dies of that is destroyed by battle, and what may not happen does not. [102.6, 1203.1]
func spared(k *K, e event) bool {
	for i := len(k.State.Happened) - 1; i >= 0; i-- {
		if h := &k.State.Happened[i]; h.Card == e.Card && hurts(h) {
			if h.Verb == ability.DealtDamage && h.Kind != ability.AbilityDamage {
				e.By = []ref{h.Obj}
				return k.Forbidden(&e) != nil
			}
			return false
		}
	}
	return false
}

// credit says by whom and by what a Zex is destroyed: the last that dealt damage to it, or
// took power from it, since rule effects were last carried out; where nothing did, the last
// to come whose static ability takes power from it. [1203, 1204.3, 1204.3a]
func credit(k *K, e *event) {
	if k.Tallied(tallyDoomed, state.Nobody, e.Card) == 0 {
		return
	}
	if k.Tallied(tallyHurt, state.Nobody, e.Card) == 0 {
		for _, src := range k.LoweredBy(e.Card, ability.Power) {
			if k.Tallied(tallyCame, state.Nobody, src.Card) > 0 {
				e.Src, e.Kind, e.Obj = src, ability.AbilityDamage, src.Card
			}
		}
		return
	}
	for i := len(k.State.Happened) - 1; i >= 0; i-- {
		h := &k.State.Happened[i]
		if h.Card != e.Card || !hurts(h) {
			continue
		}
		e.Src, e.Kind = h.Src, ability.AbilityDamage
		if e.Obj = h.Src.Card; h.Verb == ability.DealtDamage {
			e.Obj, e.Kind = h.Obj, h.Kind // 1203.2, 1204.3c
		}
		return
	}
}
