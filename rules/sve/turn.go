package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Steps of a turn, each from rest to rest.
const (
	stepStart = iota
	stepMain
	stepAction
	stepEnd
	stepEndQuick
	stepHand
	stepTurnEnd
)

// Steps are those of the phases, in their order. [7.1.2]
func (game) Steps() []rules.Step {
	return []rules.Step{
		stepStart:    {Name: "start", Rule: "7.2", Do: startPhase},
		stepMain:     {Name: "main", Rule: "7.3.1", Do: mainPhase},
		stepAction:   {Name: "action", Rule: "7.3.3", Do: action},
		stepEnd:      {Name: "end", Rule: "7.4.1", Do: endPhase},
		stepEndQuick: {Name: "end quick", Rule: "7.4.5", Do: endQuick},
		stepHand:     {Name: "hand limit", Rule: "7.4.7", Do: handLimit},
		stepTurnEnd:  {Name: "turn end", Rule: "7.4.8", Do: turnEnd},
	}
}

func phase(k *K, p ability.Phase) {
	k.SetTable(state.TablePhase, int32(p))
	k.Do(rules.PhaseBegan(k.Board, p))
}

// startPhase is the start phase. [7.2]
func startPhase(k *K) rules.Next {
	k.BeginTurn(k.NextTurn()) // 5.26, 5.28, 7.4.9
	phase(k, ability.StartPhase)
	s := k.Turn()
	if k.Stored(s, ability.PlayerMaxPP) < 10 {
		k.Do(event{Verb: state.NumberChanged, Seat: s, Slot: int32(ability.PlayerMaxPP), N: 1}) // 7.2.1
	}
	k.Do(event{Verb: state.NumberSet, Seat: s, Slot: int32(ability.PlayerPP), N: k.Stored(s, ability.PlayerMaxPP)}) // 7.2.2
	stand := k.Batch()
	for _, r := range k.Cards(ability.Field, s) {
		if k.State.Card(r).Flags&flagBoxed == 0 { // 5.31.3
			stand = append(stand, event{Verb: ability.Stood, Card: r, Seat: s})
		}
	}
	k.Do(stand...) // 7.2.3
	if s != seat(k.State.Table[state.TableFirst]) || k.Stored(s, ability.ElapsedTurns) > 1 {
		k.Draw(s, state.Source{}) // 7.2.4, 7.2.4.1
	}
	checkTiming(k) // 7.2.5
	return rules.Goto(stepMain)
}

// mainPhase begins the main phase. [7.3.1, 7.3.2]
func mainPhase(k *K) rules.Next {
	phase(k, ability.MainPhase)
	checkTiming(k)
	return rules.Goto(stepAction)
}

// action is one action of the turn player. [7.3.3, 7.3.4]
func action(k *K) rules.Next {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Acting, Window: "main", Ask: rules.Prompt{Key: "main", Rule: "7.3.3"}}
	moment := ""
	a, f := k.TryAct(&d, func(a state.Act) *frame {
		if moment = ""; endless(k.Board, a) {
			moment = k.Loops.Moment(a)
		}
		switch a.Verb {
		case state.DeclareAttack:
			declare(k, a)
			return nil
		case GrantRush:
			grantRush(k, k.Turn(), a)
			return nil
		}
		return announce(k, k.Turn(), a)
	})
	switch a.Verb {
	case state.EndPhase:
		return rules.Goto(stepEnd)
	case state.DeclareAttack:
		attack(k)
	case state.PlayCard, state.UseAbility:
		carryOut(k, f)
	}
	if moment != "" {
		k.Loops.Remember(k.Turn(), moment) // 15.2.1.2
	}
	checkTiming(k) // 7.3.4
	return rules.Again
}

// endPhase begins the end phase: triggers, then Ward followers may be acted. [7.4.1-4]
func endPhase(k *K) rules.Next {
	phase(k, ability.EndPhase)
	checkTiming(k) // 7.4.2
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Choose, Ask: rules.Prompt{Key: "ward", Rule: "7.4.3"}}
	for _, r := range k.Cards(ability.Field, k.Turn()) {
		if c := k.Chars(r); c.Kinds&ability.Follower != 0 && c.Keys&keyWard != 0 && !k.State.Card(r).Rest {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
	}
	d.Max = int32(len(d.Items))
	acts := k.Batch()
	for _, it := range k.Ask(d).Pick {
		acts = append(acts, event{Verb: ability.ActedV, Card: k.State.Ref(it.Card), Seat: k.Turn()})
	}
	k.Do(acts...)  // 7.4.3
	checkTiming(k) // 7.4.4
	return rules.Goto(stepEndQuick)
}

// endQuick is one window of the non-turn player. [7.4.5, 7.4.6]
func endQuick(k *K) rules.Next {
	if !quick(k, k.NonTurn(), "7.4.5") {
		return rules.Goto(stepHand)
	}
	checkTiming(k)
	return rules.Again
}

// handLimit discards down to the limit; if anything was discarded, again. [7.4.7]
func handLimit(k *K) rules.Next {
	s := k.Turn()
	hand := k.Cards(ability.Hand_, s)
	over := int32(len(hand)) - k.Number(s, ability.HandLimit)
	if over <= 0 {
		return rules.Goto(stepTurnEnd)
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: over, Max: over, Ask: rules.Prompt{Key: "discard", Rule: "7.4.7"}}
	d.Items = k.Items(hand)
	gone := k.Batch()
	for _, it := range k.Ask(d).Pick {
		gone = append(gone, event{Verb: ability.Moved, Card: k.State.Ref(it.Card), To: k.Place(ability.Discards, s), Tag: state.TagDiscarded, Seat: s})
	}
	k.Do(gone...)
	checkTiming(k)
	return rules.Again
}

// turnEnd ends what lasts until the end of the turn. There is no check timing
// after it. [7.4.8, 7.4.9]
func turnEnd(k *K) rules.Next {
	k.EndsTurn()
	return rules.Goto(stepStart)
}
