package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Ready readies a state that was laid out by hand, as scenarios and puzzles are, to
// go on in a phase of seat's turn: at the start of the active phase, with priority in
// main phase nth (1 or 2), as an attack is declared, or as the end phase begins.
// False: play cannot begin there.
func Ready(k *K, s seat, p ability.Phase, nth int) bool {
	t := &k.State.Table
	t[rules.TableTurn], t[rules.TablePhase] = int32(s), int32(p)
	t[tableBegan+int(s)] = t[rules.TableTurnStart]
	t[tableBegan+int(s.Other())] = t[rules.TableTurnStart] - 2
	t[tableHolder], t[tableMains] = int32(s), 1
	for _, seat := range k.Seats() {
		k.Store(seat, ability.HandLimit, 5) // 9.5.1.2
		k.Store(seat, ability.ElapsedTurns, 5)
	}
	switch p {
	case ability.StartPhase: // the turn before has just ended
		t[rules.TableTurn], t[rules.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.State.Step = stepActive
	case ability.MainPhase:
		k.State.Step, t[tableAfter] = stepPriority, stepAttack
		if nth == 2 {
			t[tableMains], t[tableAfter] = 2, stepEnd
		}
	case ability.AttackPhase:
		k.State.Step = stepDeclare
	case ability.EndPhase:
		k.State.Step, t[tableMains] = stepEnd, 2
	default:
		return false
	}
	for n := int32(0); n < t[tableMains] && p != ability.StartPhase; n++ {
		k.State.Happened = append(k.State.Happened, event{Verb: ability.PhaseBegan, Seat: s, Slot: int32(ability.MainPhase)})
	}
	return true
}

// Main says which main phase of the turn this is, from 1. [9.3.1.1]
func Main(k *K) int { return int(k.State.Table[tableMains]) }

// PhaseAt: a turn has two main phases. [9.3.1.1]
func (g game) PhaseAt(k *K) int {
	at := g.Defaults.PhaseAt(k)
	if k.State.Phase() == ability.MainPhase && Main(k) > 1 {
		at += 2 // the attack phase lies between them
	}
	return at
}

// Freeze writes down that a character lies frozen. [15.2.4]
func Freeze(k *K, r ref) { k.SetFlags(r, flagFrozen) }
