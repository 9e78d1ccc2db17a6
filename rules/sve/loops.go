package sve

import (
	"fmt"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
)

var whyAgain = &rules.Why{Rule: "15.2.1.2", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// An action that leads back to the very state in which it was taken may not be
// taken in it again. [15.2.1.2] Only an ability that costs no points can do so
// without end: the state in which such a one is used is remembered for the turn.

const usedHere = "used "

// free says whether using an ability costs no points.
func free(k *K, a rules.Act) bool {
	if a.Verb != rules.UseAbility {
		return false
	}
	for _, c := range k.Ability(a.Ability).Cost {
		if c.Res != ability.NoRes {
			return false
		}
	}
	return true
}

// moment names an action taken in the state of now: the board, what waits for a
// later moment, and what has been counted.
func moment(k *K, a rules.Act) string {
	n := int32(len(k.State.Delayed))
	for i := range k.State.Tallies {
		if t := &k.State.Tallies[i]; !strings.HasPrefix(t.Key, usedHere) {
			n += t.N
		}
	}
	return fmt.Sprintf("%s%x %d %v", usedHere, k.LoopKey(), n, a)
}

// remember notes that a free ability was used in the state of moment m.
func remember(k *K, s seat, m string) {
	k.Tally(usedHere, s, ref{}, 1, ability.ThisTurn)
	k.Tally(m, s, ref{}, 1, ability.ThisTurn)
}

// again says whether an action was taken in this very state before.
func again(k *K, s seat, a rules.Act) bool {
	return k.Tallied(usedHere, s, ref{}) > 0 && free(k, a) && k.Tallied(moment(k, a), s, ref{}) > 0
}
