package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Steps of a turn, each from rest to rest.
const (
	stepTurn = iota
	stepTurnTiming
	stepStand
	stepStandTiming
	stepDraw
	stepDrawTiming
	stepCharge
	stepChargeTiming
	stepMain
	stepMainTiming
	stepAttack
	stepAttackTiming
	stepChoose
	stepDeclined
	stepAgain
	stepBattle
	stepHit
	stepAfter
	stepRestand
	stepRestandTiming
	stepFinal
	stepFinalTiming
	stepEnd
	stepEndTiming
	stepOver
)

func goTo(step int32) func(*K) rules.Next {
	return func(*K) rules.Next { return rules.Goto(step) }
}

// Steps are those of the phases, in their order. The attack steps serve the attack phase
// and the final phase: what differs asks which it is. [3.start, 3.main, 3.attack, 3.final]
func (g game) Steps() []rules.Step {
	return []rules.Step{
		stepTurn:          {Name: "start", Rule: "3.start.1", Do: startTurn},
		stepTurnTiming:    {Name: "start timing", Rule: "3.start.1.1", Do: timing(inTiming, goTo(stepStand))},
		stepStand:         {Name: "stand", Rule: "3.start.2", Do: stand},
		stepStandTiming:   {Name: "stand timing", Rule: "3.start.2.2", Do: timing(inTiming, goTo(stepDraw))},
		stepDraw:          {Name: "draw", Rule: "3.start.3.1", Do: g.draw},
		stepDrawTiming:    {Name: "draw timing", Rule: "3.start.3.1.1", Do: timing(inTiming, goTo(stepCharge))},
		stepCharge:        {Name: "charge", Rule: "3.start.3.2", Do: charge},
		stepChargeTiming:  {Name: "charge timing", Rule: "3.start.3.2.1", Do: timing(inTiming, goTo(stepMain))},
		stepMain:          {Name: "main", Rule: "3.main", Do: mainPhase},
		stepMainTiming:    {Name: "main timing", Rule: "3.main.1.1", Do: timing(inMain, goTo(stepAttack))},
		stepAttack:        {Name: "attack", Rule: "3.attack.1", Do: attackPhase},
		stepAttackTiming:  {Name: "attack timing", Rule: "3.attack.1.3", Do: timing(inTiming, goTo(stepChoose))},
		stepChoose:        {Name: "choose attack", Rule: "3.attack.2.1", Do: chooseAttack},
		stepDeclined:      {Name: "declined timing", Rule: "3.attack.2.1.1", Do: timing(inTiming, goTo(stepAgain))},
		stepAgain:         {Name: "attack again", Rule: "3.attack.2.1.3", Do: attackAgain},
		stepBattle:        {Name: "battle timing", Rule: "3.attack.2.5", Do: timing(inTiming, goTo(stepHit))},
		stepHit:           {Name: "hit", Rule: "3.attack.3", Do: hitStep},
		stepAfter:         {Name: "after timing", Rule: "3.attack.3.4", Do: timing(inTiming, goTo(stepRestand))},
		stepRestand:       {Name: "restand", Rule: "3.attack.4", Do: restandStep},
		stepRestandTiming: {Name: "restand timing", Rule: "3.attack.4.3", Do: timing(inTiming, goTo(stepChoose))},
		stepFinal:         {Name: "final", Rule: "3.final.1", Do: finalPhase},
		stepFinalTiming:   {Name: "final timing", Rule: "3.final.1.1", Do: timing(inFinal, goTo(stepChoose))},
		stepEnd:           {Name: "end", Rule: "3.final.5", Do: endOfTurn},
		stepEndTiming:     {Name: "end timing", Rule: "3.final.5.1", Do: timing(inTiming, goTo(stepOver))},
		stepOver:          {Name: "over", Rule: "3.final.5.3", Do: overTurn},
	}
}

func stepNames() (out []string) {
	for _, s := range (game{}).Steps() {
		out = append(out, s.Name)
	}
	return out
}

// enter goes on to a phase; what could be used "when" something happened in the phase
// before has lapsed. [4.misc.when.2.b3]
func enter(k *K, p ability.Phase) {
	lapse(k)
	k.SetTable(state.TablePhase, int32(p))
}

func firstTurn(k *K) bool { return k.State.Table[state.TableTurnNo] == 1 }

// startTurn begins a turn and its start phase. [3.start.1.1, 3.start.1.1.note1]
func startTurn(k *K) rules.Next {
	k.BeginTurn(nextTurn(k))
	newTurn(k)
	enter(k, ability.StartPhase)
	k.Do(append(k.Batch(), rules.PhaseBegan(k.Board, ability.TurnItself), rules.PhaseBegan(k.Board, ability.StartPhase))...)
	return rules.Goto(stepTurnTiming)
}

// nextTurn is whose turn comes: after a turn that was gained by an effect always the
// opponent's, whatever was done in it. [change.3]
func nextTurn(k *K) seat {
	if rules.InExtraTurn(k.Board) && !valuesOf(k.Format).Before {
		k.ForgetTurns()
	}
	return k.NextTurn()
}

// stand: the turn fighter stands all cards on the own field, at once. [3.start.2.1]
func stand(k *K) rules.Next {
	batch := k.Batch()
	for _, r := range onSide(k.Board, k.Turn()) {
		if k.State.Card(r).Rest {
			batch = append(batch, event{Verb: ability.Stood, Card: r, Seat: k.Turn()})
		}
	}
	k.Do(batch...)
	return rules.Goto(stepStandTiming)
}

// draw: also on the first turn, but for the rules of before. [3.start.3.1, change.1]
func (game) draw(k *K) rules.Next {
	if !firstTurn(k) || !valuesOf(k.Format).Before {
		k.Draw(k.Turn(), state.Source{})
	}
	return rules.Goto(stepDrawTiming)
}

// DrawEmpty: a missing card is not drawn; that the deck is empty is found by rule
// processing. [RP.1]
func (game) DrawEmpty(*K, seat, int32) bool { return false }

// charge: a card of the hand may be put into the gauge, and then one is drawn.
// [3.start.3.2, 3.start.3.2.draw]
func charge(k *K) rules.Next {
	s := k.Turn()
	d := rules.Decision{Seat: s, Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: "charge", Rule: "3.start.3.2"}}
	d.Items = k.Items(k.Cards(ability.Hand_, s))
	for _, it := range k.Ask(d).Pick {
		if len(k.Do(event{Verb: ability.Moved, Card: k.State.Ref(it.Card), To: k.Place(ability.GaugeZone, s), Seat: s})) > 0 {
			k.Draw(s, state.Source{})
		}
	}
	return rules.Goto(stepChargeTiming) // 3.start.3.2.1, also when nothing was charged
}

// mainPhase is a single play timing. [3.main.1.1, 3.main.1.1.note1]
func mainPhase(k *K) rules.Next {
	process(k) // 3.start.3.3
	enter(k, ability.MainPhase)
	k.Do(rules.PhaseBegan(k.Board, ability.MainPhase))
	return rules.Goto(stepMainTiming)
}

// attackPhase begins with Move. [3.attack.1.1, 3.attack.1.2, 3.attack.1.3.note1]
func attackPhase(k *K) rules.Next {
	enter(k, ability.AttackPhase)
	for _, s := range k.Seats() { // 3.attack.1.1.1, 3.attack.1.1.2
		moves(k, s)
	}
	process(k)
	k.Do(rules.PhaseBegan(k.Board, ability.AttackPhase))
	return rules.Goto(stepAttackTiming)
}

// finalPhase: the play timing in which impacts are used. It comes again after each attack.
// [3.attack.5.1, 3.final.1.1.note1, 3.final.4.goto]
func finalPhase(k *K) rules.Next {
	k.Do(rules.PhaseEnded(k.Board, ability.AttackPhase))
	enter(k, ability.EndPhase)
	k.Do(rules.PhaseBegan(k.Board, ability.EndPhase))
	return rules.Goto(stepFinalTiming)
}

// inFinalPhase says whether the attack steps are those of the final phase.
func inFinalPhase(k *K) bool { return k.State.Phase() == ability.EndPhase }

// endOfTurn: the last play timing. [3.final.5.1.note1]
func endOfTurn(k *K) rules.Next {
	k.Do(rules.PhaseEnded(k.Board, ability.TurnItself))
	return rules.Goto(stepEndTiming)
}

// overTurn: what lasts until the end of the turn ends now, and the opponent's start phase
// comes. [3.final.5.2, 3.final.5.3; readings.go]
func overTurn(k *K) rules.Next {
	k.EndsTurn()
	return rules.Goto(stepTurn)
}
