package zx

import (
	"gotaku/rules"
	"gotaku/rules/state"
)

// Mended: the same check as after everything that a player does.
func (game) Mended(k *K) { before(k) }

// before is pre-priority processing: what happens at fixed moments and before anybody
// gets priority. Rule effects are carried out until none is due, then one waiting ability
// of both players', chosen by the turn player, and so on. [701.2, 702]
func before(k *K) {
	s := k.Loops.NewSpin() // 1201.1c
	for {
		s.Round()
		ruleEffects(k) // 702.2a
		k.StateTriggers()
		if !k.PlayOne(state.Nobody, k.Turn()) { // 702.2b, 808.2a
			s.End()
			return
		}
	}
}

// ruleEffects carries out rule effects, always the one that goes first of those that are
// due, until none is. Who dies of the very first has been killed by what came before.
// [702.2a, 901.2b, 1204.3]
func ruleEffects(k *K) {
	doom(k)
	k.Sweep(rules.Ranked)
}
