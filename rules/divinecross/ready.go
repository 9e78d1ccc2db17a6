package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Ready readies a state that was laid out by hand, as scenarios and puzzles are, to
// go on in a phase of seat's turn, which is not the first of the game: as the draw
// phase begins, with an action to choose in the main phase, as the battle phase
// begins, or as the end phase begins. False: play cannot begin there.
func Ready(k *K, s seat, p ability.Phase) bool {
	t := &k.State.Table
	t[rules.TableTurn], t[rules.TablePhase] = int32(s), int32(p)
	fresh(k)
	switch p {
	case ability.DrawPhase: // the turn before has just ended
		t[rules.TableTurn], t[rules.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.State.Step = stepDraw
	case ability.MainPhase:
		k.State.Step = stepAction
	case ability.BattlePhase:
		k.State.Step = stepBattle
	case ability.EndPhase:
		k.State.Step = stepEnd
	default:
		return false
	}
	return true
}

// StunMarker is the name of the marker that Stun puts, in events.
const StunMarker = stun

// Stun writes down that a unit is stunned. [918.1]
func Stun(k *K, r ref) {
	k.State.Counters = append(k.State.Counters, rules.Counter{On: r, Name: stun, N: 1})
}

// Charged writes down that a card lies under a unit as energy. [306.6]
func Charged(k *K, r ref) { k.ShowSide(r, rules.Down) }
