package zx

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Steps of a turn, each from rest to rest.
const (
	stepReboot = iota
	stepDraw
	stepResource
	stepIgnition
	stepMain
	stepAction
	stepEnd
)

// Steps are the phases in their order. [501.3]
func (g game) Steps() []rules.Step {
	return []rules.Step{
		stepReboot:   {Name: "reboot", Rule: "502", Do: rebootPhase},
		stepDraw:     {Name: "draw", Rule: "503", Do: drawPhase},
		stepResource: {Name: "resource", Rule: "504", Do: resourcePhase},
		stepIgnition: {Name: "ignition", Rule: "505", Do: g.ignitionPhase},
		stepMain:     {Name: "main", Rule: "506.1", Do: mainPhase},
		stepAction:   {Name: "action", Rule: "506.2", Do: g.action},
		stepEnd:      {Name: "end", Rule: "507", Do: endPhase},
	}
}

// start begins a phase: its event, and pre-priority processing.
func start(k *K, p ability.Phase) {
	k.SetTable(state.TablePhase, int32(p))
	k.Do(rules.PhaseBegan(k.Board, p))
	before(k)
}

// rebootPhase: what sleeps reboots before the phase is announced. [502]
func rebootPhase(k *K) rules.Next {
	k.Forget(ability.LastTurn)
	k.BeginTurn(k.NextTurn()) // 402.1o, 507.9
	k.SetTable(state.TablePhase, int32(ability.StartPhase))
	batch := k.Batch()
	for _, w := range [...]ability.Zone{ability.Square, ability.Resource} {
		for _, r := range k.Cards(w, k.Turn()) {
			batch = append(batch, event{Verb: ability.Stood, Card: r, Seat: k.Turn()})
		}
	}
	k.Do(batch...) // 502.1
	batch = append(k.Batch(), rules.PhaseBegan(k.Board, ability.StartPhase))
	if firstTurn(k) {
		batch = append(batch, event{Verb: ability.GameStart, Seat: k.Turn()})
	}
	k.Do(batch...) // 502.2
	before(k)      // 502.3
	return rules.Goto(stepDraw)
}

func firstTurn(k *K) bool { return k.State.Table[state.TableTurnNo] == 1 }

// drawsPerTurn is how many cards the draw phase draws. [503.3]
const drawsPerTurn = 2

// drawPhase draws two cards, one by one; none in the very first turn. [503]
func drawPhase(k *K) rules.Next {
	start(k, ability.DrawPhase)                          // 503.1, 503.2
	for n := 0; n < drawsPerTurn && !firstTurn(k); n++ { // 503.3, 503.3a
		k.Draw(k.Turn(), state.Source{})
	}
	before(k) // 503.4
	return rules.Goto(stepResource)
}

// resourcePhase: one card of the hand may become a resource. [504]
func resourcePhase(k *K) rules.Next {
	start(k, ability.ResourcePhase) // 504.1, 504.2
	s := k.Turn()
	d := rules.Decision{Seat: s, Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: "resource", Rule: "504.3"}}
	d.Items = k.Items(k.Cards(ability.Hand_, s))
	for _, it := range k.Ask(d).Pick {
		k.Do(event{Verb: ability.Moved, Card: k.State.Ref(it.Card), To: k.Place(ability.Resource, s), Seat: s}) // 504.3
	}
	before(k) // 504.4
	return rules.Goto(stepIgnition)
}

// ignitionPhase: charge cards go to the trash for a look at the top of the deck, until
// the turn player passes. [505]
func (g game) ignitionPhase(k *K) rules.Next {
	start(k, ability.IgnitionPhase) // 505.1, 505.2
	s := k.Turn()
	for {
		d := rules.Decision{Seat: s, Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: "ignite", Rule: "505.3"}}
		d.Items = k.Items(k.Cards(ability.Charge, s))
		pick := k.Ask(d).Pick
		for _, it := range pick {
			r := k.State.Ref(it.Card)
			k.Do(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Seat: s}) // 505.3a
			g.ignite(k, s, state.Source{}, "505.3a")
		}
		before(k) // 505.4
		if len(pick) == 0 {
			return rules.Goto(stepMain) // 505.5
		}
	}
}

// mainPhase begins the main phase. [506.1]
func mainPhase(k *K) rules.Next {
	start(k, ability.MainPhase)
	return rules.Goto(stepAction)
}

// action is one thing that the turn player does with priority. [506.2-506.4]
func (g game) action(k *K) rules.Next {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Acting, Window: "main", Then: "end", Ask: rules.Prompt{Key: "main", Rule: "506.2"}}
	a, f := act(k, d)
	switch {
	case a.Verb == state.EndPhase:
		before(k) // 506.3
		return rules.Goto(stepEnd)
	case a.Verb == state.DeclareAttack:
		g.battle(k, k.State.Ref(a.Card), k.State.Ref(a.Target))
	default:
		g.carryOut(k, f)
	}
	before(k) // 506.3, and 701.2 for the next
	return rules.Again
}

// act is what a seat with priority does: it asks, and asks again where it was not to be.
// [701.3]
func act(k *K, d rules.Decision) (state.Act, *frame) {
	moment := ""
	a, f := k.TryAct(&d, func(a state.Act) *frame {
		if moment = ""; endless(k, a) {
			moment = k.Loops.Moment(a)
			k.Loops.Declare(d.Seat, a, moment) // 1201.1a
		}
		return begin(k, d.Seat, a)
	})
	if moment != "" {
		k.Loops.Remember(d.Seat, moment) // 1201.1b
	}
	return a, f
}

// endPhase ends the turn: again and again, until nothing is due any more. [507]
func endPhase(k *K) rules.Next {
	start(k, ability.EndPhase) // 507.1, 507.2
	s := k.Loops.NewSpin()
	for {
		s.Round()
		once(k, ability.TurnItself, tallyEnd, ability.LastTurn) // 507.3
		before(k)                                               // 507.4
		if yet(k, ability.TurnItself, tallyEnd) {
			continue // 507.5
		}
		for _, seat := range k.Seats() {
			for _, r := range zexes(k.Board, seat) {
				k.SetDamage(r, 0) // 507.6
			}
		}
		k.EndsTurn() // 507.7
		keepHand(k)
		if !due(k) && !yet(k, ability.TurnItself, tallyEnd) {
			s.End()
			return rules.Goto(stepReboot) // 507.9
		}
	}
}

// keepHand: the turn player keeps as many cards as the hand may have. [309.2, 507.8]
func keepHand(k *K) {
	s := k.Turn()
	hand := k.Cards(ability.Hand_, s)
	most := k.Number(s, ability.HandLimit)
	over := int32(len(hand)) - most
	if most >= unlimited || over <= 0 {
		return // 309.2c
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: over, Max: over, Ask: rules.Prompt{Key: "discard", Rule: "507.8"}, Items: k.Items(hand)}
	batch := k.Batch()
	for _, it := range k.Ask(d).Pick {
		r := k.State.Ref(it.Card)
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: s})
	}
	k.Do(batch...)
}

// once announces the end of the turn or of a battle: of the abilities that this sets off
// only those wait that it has not set off before. [507.3, 605.2]
func once(k *K, p ability.Phase, tally string, until ability.Span) {
	was := len(k.State.Waiting)
	k.Do(rules.PhaseEnded(k.Board, p))
	k.Unwait(func(f *frame) bool {
		if was--; was >= 0 || f.Node.N != 0 {
			return false
		}
		return k.Tally(tally+fmt.Sprint(f.Ability), f.By, f.Src.Card, 1, until) > 1
	})
}

// yet says whether an ability would be set off by the end of the turn or of a battle that
// has not been yet. [507.5, 605.4]
func yet(k *K, p ability.Phase, tally string) bool {
	heard := board.VerbsOf([]event{{Verb: ability.PhaseEnded}})
	if k.Settle(); k.Heard()&heard == 0 {
		return false
	}
	e := rules.PhaseEnded(k.Board, p)
	for _, w := range k.Watchers() {
		if w.Heard&heard != 0 && k.Tallied(tally+fmt.Sprint(w.ID), k.LastCard(w.On).Master, w.On) == 0 && w.SetOffBy(k.Board, &e) {
			return true
		}
	}
	return false
}

// DrawEmpty: an empty deck is reloaded before; without a trash nothing is drawn. [902.1,
// 102.4]
func (game) DrawEmpty(*K, seat, int32) bool { return false }
