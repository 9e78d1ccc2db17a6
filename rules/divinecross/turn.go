package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Steps of a turn, each from rest to rest.
const (
	stepDraw = iota
	stepMain
	stepAction
	stepBattle
	stepSkill
	stepBattleEnd
	stepEnd
)

// Steps are those of the phases, in their order; skill step, damage step and end step are
// the battle phase. [501.1, 701.1]
func (g game) Steps() []rules.Step {
	return []rules.Step{
		stepDraw:      {Name: "draw", Rule: "502", Do: drawPhase},
		stepMain:      {Name: "main", Rule: "503", Do: mainPhase},
		stepAction:    {Name: "action", Rule: "503.3", Do: g.action},
		stepBattle:    {Name: "battle", Rule: "702", Do: battlePhase},
		stepSkill:     {Name: "skill", Rule: "703", Do: skillStep},
		stepBattleEnd: {Name: "battle end", Rule: "705", Do: battleEnd},
		stepEnd:       {Name: "end", Rule: "505", Do: endPhase},
	}
}

func enter(k *K, p ability.Phase) { k.SetTable(state.TablePhase, int32(p)) }

// drawPhase: the draw comes before the start of the turn is announced. [502]
func drawPhase(k *K) rules.Next {
	fresh(k)
	k.SetTable(tableBattles, 0)
	k.BeginTurn(k.NextTurn()) // 403.6, 505.4
	enter(k, ability.DrawPhase)
	k.Draw(k.Turn(), state.Source{}) // 502.1
	batch := append(k.Batch(), rules.PhaseBegan(k.Board, ability.DrawPhase), rules.PhaseBegan(k.Board, ability.TurnItself))
	if firstTurn(k.Board) {
		batch = append(batch, event{Verb: ability.GameStart, Seat: k.Turn()})
	}
	k.Do(batch...) // 502.2
	ruleCheck(k)   // 502.3
	return rules.Goto(stepMain)
}

func firstTurn(b *B) bool { return b.State.Table[state.TableTurnNo] == 1 }

// mainPhase begins the main phase. [503.1, 503.2]
func mainPhase(k *K) rules.Next {
	enter(k, ability.MainPhase)
	k.Do(rules.PhaseBegan(k.Board, ability.MainPhase))
	ruleCheck(k)
	return rules.Goto(stepAction)
}

// endPhase: the end of the turn is announced once; what lasts until then ends, and the
// main unit's stun, until nothing is due any more. [505]
func endPhase(k *K) rules.Next {
	enter(k, ability.EndPhase)
	k.Do(rules.PhaseEnded(k.Board, ability.TurnItself)) // 505.1
	ruleCheck(k)                                        // 505.2
	s := k.Loops.NewSpin()
	for again := true; again; {
		s.Round()
		k.EndsTurn() // 505.3a
		if r := mainOf(k.Board, k.Turn()); r != (ref{}) {
			if k.Bars(board.Deed{Verb: ability.CounterRemoved, Name: stunAtEnd, By: state.Nobody}, r, ref{}) == nil { // 104.4
				k.Do(event{Verb: ability.CounterRemoved, Card: r, Name: stun, N: 1, Seat: k.Turn()}) // 505.3b
			}
		}
		again = due(k) // 505.3c
	}
	s.End()
	return rules.Goto(stepDraw) // 505.4
}

// due makes a rule check and says whether it had anything to do. [505.2, 505.3c]
func due(k *K) bool {
	k.StateTriggers()
	now, waiting := k.State.Now, len(k.State.Waiting)
	ruleCheck(k)
	return waiting > 0 || k.State.Now != now
}
