package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Steps of a turn, each from rest to rest. stepPriority is one holding of priority,
// in whatever phase.
const (
	stepActive = iota
	stepDraw
	stepMain
	stepAttack
	stepDeclare
	stepBlock
	stepDamage
	stepOther
	stepEnd
	stepHand
	stepCleanUp
	stepPriority
)

func (g game) Steps() []rules.Step {
	return []rules.Step{
		stepActive:   {Name: "active", Rule: "9.1", Do: activePhase},
		stepDraw:     {Name: "draw", Rule: "9.2", Do: drawPhase},
		stepMain:     {Name: "main", Rule: "9.3", Do: mainPhase},
		stepAttack:   {Name: "attack", Rule: "10.1.1", Do: attackPhase},
		stepDeclare:  {Name: "declare", Rule: "10.1.2", Do: g.declareAttack},
		stepBlock:    {Name: "block", Rule: "10.1.3", Do: g.declareBlock},
		stepDamage:   {Name: "damage", Rule: "10.1.4", Do: battleDamage},
		stepOther:    {Name: "other damage", Rule: "15.2.3.2", Do: otherDamage},
		stepEnd:      {Name: "end", Rule: "9.5.1.1", Do: endPhase},
		stepHand:     {Name: "hand limit", Rule: "9.5.1.2", Do: handLimit},
		stepCleanUp:  {Name: "clean up", Rule: "9.5.1.3", Do: cleanUp},
		stepPriority: {Name: "priority", Rule: "11.1", Do: g.holdPriority},
	}
}

// beginTurn begins the next turn, for which no main phase has begun. [9.5.1.5]
func beginTurn(k *K) {
	next := k.NextTurn()
	k.SetTable(tableBegan+int(next), int32(k.State.Now))
	k.SetTable(tableMains, 0)
	k.SetTable(tableWithout, k.State.Table[tableSkip+int(next)])
	k.SetTable(tableSkip+int(next), 0)
	k.BeginTurn(next)
}

func phase(k *K, p ability.Phase) {
	k.SetTable(state.TablePhase, int32(p))
	k.Do(rules.PhaseBegan(k.Board, p))
}

// activePhase activates what is dull, but for what is frozen, which thaws. Nobody
// gains priority. [9.1, 15.2.4.2]
func activePhase(k *K) rules.Next {
	beginTurn(k)
	phase(k, ability.StartPhase)
	stand, thaw := k.Batch(), k.Batch()
	for _, r := range k.Cards(ability.Field, k.Turn()) {
		switch c := k.State.Card(r); {
		case c.Flags&flagFrozen != 0:
			thaw = append(thaw, event{Verb: state.Flagged, Card: r, Slot: int32(flagFrozen), N: -1, Seat: k.Turn()})
		case c.Rest:
			stand = append(stand, event{Verb: ability.Stood, Card: r, Seat: k.Turn()})
		}
	}
	k.Do(stand...) // 9.1.1.1
	k.Do(thaw...)
	return rules.Goto(stepDraw)
}

// drawPhase draws two cards, one in the very first turn. [9.2.1.1, 9.2.1.3]
func drawPhase(k *K) rules.Next {
	phase(k, ability.DrawPhase)
	n := 2
	if k.State.Table[state.TableTurnNo] == 1 {
		n = 1
	}
	for ; n > 0; n-- {
		k.Draw(k.Turn(), state.Source{})
	}
	return rules.Goto(stepMain)
}

// DrawEmpty: the player loses at the next rule process. [12.4.2]
func (game) DrawEmpty(k *K, s seat, n int32) bool {
	k.Tally(tallyDraw, s, ref{}, n, ability.SinceCheck)
	return false
}

// mainPhase begins a main phase. The first of the turn is main phase 1, every other
// one main phase 2; those that effects added come after it. [9.3.1.1, 9.3.1.3, 9.3.1.4]
func mainPhase(k *K) rules.Next {
	begun := k.State.Table[tableMains]
	next := int32(stepEnd)
	if begun == 0 {
		next = stepAttack
	}
	left := begun < 2 && k.State.Table[tableWithout]&skipMain != 0 // what effects added is neither of the two
	if !left {
		phase(k, ability.MainPhase)
	}
	k.SetTable(tableMains, begun+1)
	if left {
		return rules.Goto(next)
	}
	return give(k, next, anything)
}

// addMain adds a main phase to the turn. [9.3.1.1]
func addMain(k *K) rules.Extent {
	k.SetTable(tableExtra, k.State.Table[tableExtra]+1)
	return rules.Full
}

// skip lets the next turn of the other player be without phases: nothing of them happens, and nothing waits for their beginning. [NS]
func skip(k *K, by seat, phases int32) rules.Extent {
	slot := tableSkip + int(by.Other())
	k.SetTable(slot, k.State.Table[slot]|phases)
	return rules.Full
}

// endPhase: what triggers at its start resolves; players may only pass. [9.5.1.1]
func endPhase(k *K) rules.Next {
	if k.State.Table[tableExtra] > 0 {
		k.SetTable(tableExtra, k.State.Table[tableExtra]-1)
		return rules.Goto(stepMain) // 9.3.1.1
	}
	phase(k, ability.EndPhase)
	return give(k, stepHand, nothing)
}

// handLimit: the turn player discards down to the limit, once a turn. [9.5.1.2]
func handLimit(k *K) rules.Next {
	s := k.Turn()
	hand := k.Cards(ability.Hand_, s)
	over := int32(len(hand)) - k.Number(s, ability.HandLimit)
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: over, Max: over, Ask: rules.Prompt{Key: "discard", Rule: "9.5.1.2"}}
	d.Items = k.Items(hand)
	gone := k.Batch()
	for _, it := range k.Ask(d).Pick {
		gone = append(gone, event{Verb: ability.Moved, Card: k.State.Ref(it.Card), To: k.Own(ability.Discards, k.State.Ref(it.Card)), Tag: state.TagDiscarded, Seat: s})
	}
	k.Do(gone...)
	return rules.Goto(stepCleanUp)
}

// cleanUp removes all damage and ends what lasts until the end of the turn. While
// that leaves anything to process or to resolve, it is done again. [9.5.1.3-5]
func cleanUp(k *K) rules.Next {
	heal := k.Batch()
	for _, s := range k.Seats() {
		for _, r := range k.Cards(ability.Field, s) {
			if k.State.Card(r).Damage > 0 {
				heal = append(heal, event{Verb: healed, Card: r, Seat: s})
			}
		}
	}
	k.Do(heal...) // 9.5.1.3.1
	k.EndsTurn()  // 9.5.1.3.2
	if due(k) {   // 9.5.1.4: not the hand limit once more
		return give(k, stepCleanUp, nothing)
	}
	return rules.Goto(stepActive) // 9.5.1.5
}

// due performs what rule processes are due and says whether there were any, or
// whether an ability waits. [9.5.1.4]
func due(k *K) bool {
	now := k.State.Now
	k.Sweep(rules.AllAtOnce)
	k.StateTriggers()
	return k.State.Now != now || len(k.State.Waiting) > 0
}

// mainNo says which main phase of the turn this is, from 1. [9.3.1.1]
func mainNo(b *B) int { return int(b.State.Table[tableMains]) }

// PhaseAt: a turn has two main phases. [9.3.1.1]
func (g game) PhaseAt(b *B, of []rules.PhaseWord) int {
	at := g.Defaults.PhaseAt(b, of)
	if b.State.Phase() == ability.MainPhase && mainNo(b) > 1 {
		at += 2 // the attack phase lies between them
	}
	return at
}
