package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Chapter 1201. A loop that abilities drive by themselves is watched by the kernel: nobody
// can stop it, a draw [1201.1c]; who could says how many times more [1201.1a]. Of an
// ability that leads back to where it was used its player says how often more, and the
// other, who may do otherwise, too; then it is not used there again [1201.1a, 1201.1b].

var whyAgain = &board.Why{Rule: "1201.1b", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// endless says whether an act might be taken again and again in one state: an ability
// without a limit, and a play or an attack of a card that has done the same this turn, as it
// has come back for it. [1201.1b]
func endless(k *K, a state.Act) bool {
	did := ability.Played
	switch a.Verb {
	case state.Pass, state.EndPhase:
		return false
	case state.UseAbility:
		ab := k.Lookup(a.Ability)
		return ab != nil && rules.Repeatable(ab)
	case state.DeclareAttack:
		did = ability.AttackV
	}
	return slices.ContainsFunc(k.State.Happened, func(e event) bool { return e.Verb == did && e.Card.ID == a.Card })
}
