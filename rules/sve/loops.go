package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var whyAgain = &board.Why{Rule: "15.2.1.2", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// An action that leads back to the very state in which it was taken may not be
// taken in it again [15.2.1.2]: so no number of rounds is ever declared for actions, as it
// is for loops that abilities drive [15.2.1.1]. Only some actions can do so without end: the state
// in which one of those is taken is remembered for the turn.

// endless says whether an action might lead back to where it was taken: an ability
// without a limit, a card that all have seen and that is back where it was played
// from, an attack that deals nothing. What it costs may be 0, or come back.
func endless(b *B, a state.Act) bool {
	switch a.Verb {
	case state.UseAbility:
		ab := b.Lookup(a.Ability)
		return ab != nil && rules.Repeatable(ab) && (!evolveLike(ab) || anyNumber(ab))
	case state.PlayCard:
		return b.State.Cards[a.Card].Seen == state.All
	case state.DeclareAttack:
		n, _ := b.Stat(b.State.Ref(a.Card), ability.Attack)
		return n <= 0
	}
	return false
}

// again says whether an action was taken in this very state before.
func again(k *K, s seat, a state.Act) bool { return endless(k.Board, a) && k.Loops.Again(s, a) }
