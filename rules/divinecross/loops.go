package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Chapter 1101. A loop that abilities drive is watched by the kernel in every rule
// check. Of actions that lead back to where they were taken their player says how often
// more, and so does the other who could have answered otherwise on the way; so often the
// same is done without asking, and then none of them is taken there again this turn.
// [1101.1a-c]

var whyAgain = &board.Why{Rule: "1101.1a", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// endless says whether an action might be taken again and again in one state: an EX
// power without a limit. Everything else uses up a card or a limit.
func endless(b *B, a state.Act) bool {
	ab := b.Lookup(a.Ability)
	return a.Verb == state.UseAbility && ab != nil && ab.Kind == ability.Activated && rules.Repeatable(ab)
}
