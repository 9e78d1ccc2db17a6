package zx

import (
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Chapter 1201. A loop that abilities drive by themselves is watched by the kernel: nobody
// can stop it, a draw [1201.1c]; who could says how many times more [1201.1a]. Of an
// ability that leads back to where it was used its player says how often more, and the
// other, who may do otherwise, too; then it is not used there again [1201.1a, 1201.1b].

var whyAgain = &board.Why{Rule: "1201.1b", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// endless says whether an act might be taken again and again in one state: an ability
// without a limit. Everything else uses up a card.
func endless(k *K, a state.Act) bool {
	ab := k.Lookup(a.Ability)
	return a.Verb == state.UseAbility && ab != nil && rules.Repeatable(ab)
}
