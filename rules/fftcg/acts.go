package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Candidates lists what might be possible: attackers in their step, else cards and
// abilities. [9.3.1.5-7, 11.1.4]
func (game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	switch d.Window {
	case "attack":
		for _, id := range k.State.List(k.Zone(ability.Field), d.Seat) {
			into = append(into, state.Act{Verb: state.DeclareAttack, Card: id}, state.Act{Verb: PartyAttack, Card: id})
		}
	case "main", "priority", "back attack":
		for i, z := range [...]ability.Zone{ability.Hand_, ability.EvolveDeck, ability.Discards, ability.Removed} {
			if i > 1 && !k.AnyRule(ability.May, ability.Played) {
				break // nothing lets cards be cast from there, and Warp is of the hand
			}
			list := k.State.List(k.Zone(z), d.Seat)
			if i > 1 { // a card of the other player's too, where an effect names it
				list = append(slices.Clone(list), k.State.List(k.Zone(z), d.Seat.Other())...)
			}
			for _, id := range list {
				c := k.CharsOf(id)
				unseen := len(c.Names) == 0
				if d.Window == "main" || unseen || d.Window == "priority" && c.Kinds&ability.Summon != 0 || c.Keys&keyBackAttack != 0 {
					into = append(into, state.Act{Verb: state.PlayCard, Card: id})
				}
				if i == 0 && d.Window == "main" && (unseen || c.Sorts&(1<<ability.Keyword) != 0) {
					into = append(into, state.Act{Verb: Warp, Card: id})
				}
			}
		}
		if d.Window == "back attack" {
			break
		}
		if d.Window == "main" { // [NS]
			for _, id := range k.State.List(zoneField, d.Seat) {
				if k.CharsOf(id).Keys&keyPriming != 0 {
					into = append(into, state.Act{Verb: Prime, Card: id})
				}
			}
		}
		for _, u := range k.Usable(d.Seat, usesFrom) {
			if isDull(k.Board, u) {
				continue
			}
			into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
		}
	}
	return append(into, state.Act{Verb: state.Pass})
}

// isDull says at a glance that an ability is paid by dulling its own card, which is dull.
// [11.6.2.2, 11.6.10]
func isDull(b *B, u board.Usable) bool {
	if !b.State.Card(u.Card).Rest {
		return false
	}
	costs := u.Text.Cost
	for i := range costs {
		if paid(&costs[i]) && dullsItself(costs[i].Do) {
			return true
		}
	}
	return false
}

// usesFrom are the zones of cards whose abilities may be used, in order.
var usesFrom = func() (out []state.Zone) {
	for z := range zoneSpecs {
		if !zoneSpecs[z].Shared && zoneSpecs[z].Word != ability.NoZone && zoneSpecs[z].Word != ability.Deck {
			out = append(out, state.Zone(z))
		}
	}
	return
}()

// CheckAct says why an act is not possible, as far as the eyes in force can tell:
// nil also for a hidden card that might be playable.
func (g game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if !wellFormed(a) || a.Card < 0 || int(a.Card) >= len(k.State.Cards) {
		return whyAct
	}
	r := k.State.Ref(a.Card)
	switch {
	case a.Verb == state.Pass && d.Window == "attack":
		return g.mayStop(k)
	case a.Verb == state.Pass:
		return nil
	case d.Window == "pass":
		return whyWindow
	case d.Window == "attack" && a.Verb == state.DeclareAttack:
		return g.mayAttack(k, r)
	case d.Window == "attack" && a.Verb == PartyAttack:
		return g.mayLead(k, r)
	case d.Window == "attack":
		return whyAct
	case d.Window == "back attack" && a.Verb != state.PlayCard:
		return whyBetween
	case endless(k.Board, a) && k.Loops.Exhausted(d.Seat, a):
		return whyAgain
	case a.Verb == state.PlayCard:
		return checkCast(k, d.Seat, r)
	case a.Verb == Warp:
		return mayWarp(k, d.Seat, r)
	case a.Verb == Prime:
		return mayPrime(k, d.Seat, r)
	case a.Verb == state.UseAbility:
		return mayUse(k, d.Seat, r, a.Ability)
	}
	return whyAct
}

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(a state.Act) bool {
	bare := state.Act{Verb: a.Verb, Card: a.Card}
	switch a.Verb {
	case state.Pass:
		bare.Card = 0
	case state.UseAbility:
		bare.Ability = a.Ability
	}
	return a == bare
}
