package fftcg

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// Chapter 13. A loop that abilities drive by themselves is a draw: nobody has
// stopped it though everybody could [13.1]. An ability that costs nothing is not
// used again in a state in which it was used this turn [13.3]. What is noted for
// that says nothing about the state of the game, as the prefix of its keys tells.

const (
	tallyActs = "used acts"  // acts taken this turn
	tallyLoop = "used loop " // and a state: times it returned after passes alone
	patience  = 3            // so often a state may return
)

var whyAgain = &rules.Why{Rule: "13.3", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// endless says whether an ability might be used again and again in one state: it
// costs nothing that is counted. [13.3]
func endless(k *K, a rules.Act) bool {
	ab := k.Lookup(a.Ability)
	return ab != nil && !slices.ContainsFunc(ab.Cost, func(c ability.Cost) bool { return c.Res != ability.NoRes })
}

// circles notes that something has resolved after passes. When that leads to the same
// state again and again without an act in between, the game is a draw. [13.1]
func circles(k *K) {
	if len(k.State.Stack)+len(k.State.Waiting) == 0 {
		return
	}
	acts := k.Tallied(tallyActs, rules.Nobody, ref{})
	key := fmt.Sprintf("%s%x %d", tallyLoop, k.LoopKey(), acts)
	if k.Tally(key, rules.Nobody, ref{}, 1, ability.ThisTurn) > patience {
		k.Win(rules.Result{Draw: true, Rule: k.Cite("loop")})
	}
}
