package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Candidates lists what might be possible: attackers in their step, else cards and
// abilities. [9.3.1.5-7, 11.1.4]
func (g game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	switch d.Window {
	case "attack":
		for _, id := range k.State.List(k.Zone(ability.Field), d.Seat) {
			into = append(into, state.Act{Verb: state.DeclareAttack, Card: id}, state.Act{Verb: PartyAttack, Card: id})
		}
	case "main", "priority":
		cp := int32(-1)
		for i, z := range [...]ability.Zone{ability.Hand_, ability.Discards, ability.Removed} {
			if i > 0 && !k.AnyRule(ability.May, ability.Played) {
				break // nothing lets cards be cast from there, and Warp is of the hand
			}
			for _, id := range k.State.List(k.Zone(z), d.Seat) {
				c := k.Chars(k.State.Ref(id))
				if len(c.Names) > 0 && d.Window != "main" && c.Kinds&ability.Summon == 0 && c.Keys&keyBackAttack == 0 {
					continue // 11.4.1, 15.2.5.2
				}
				if cp < 0 {
					cp = purse(k, d.Seat)
				}
				if len(c.Names) == 0 || !tooDear(k, d.Seat, k.State.Ref(id), c, cp) {
					into = append(into, state.Act{Verb: state.PlayCard, Card: id})
				}
				if i == 0 && d.Window == "main" && (len(c.Names) == 0 || c.Sorts&(1<<ability.Keyword) != 0) {
					into = append(into, state.Act{Verb: Warp, Card: id})
				}
			}
		}
		for _, u := range k.Usable(d.Seat, usesFrom) {
			if mightUse(k.Board, d, u.Card, k.Ability(u.Ability)) {
				into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
			}
		}
	}
	return append(into, state.Act{Verb: state.Pass})
}

// tooDear says whether all the CP that a seat could make are too few for a card, which
// itself pays for nothing. [11.3.2, 11.4.2]
func tooDear(k *K, s seat, r ref, c *state.Chars, cp int32) bool {
	n, _ := c.Num.Get(ability.CostStat)
	if own := sourceOf(k, s, r); own.gives != 0 {
		cp -= own.cp()
	}
	return k.CostNow(ability.Played, r, n) > cp
}

// mightUse says whether an ability is worth a look: it may be used in that window, its
// card could be dulled for it, and a card of its name discarded.
func mightUse(b *B, d *rules.Decision, r ref, a *ability.Ability) bool {
	if a.Window == ability.MainWindow && d.Window != "main" || a.Marks&ability.Special != 0 && !twinInHand(b, d.Seat, r) {
		return false
	}
	for i := range a.Cost {
		if c := &a.Cost[i]; paid(c) && dullsItself(c.Do) && (b.State.Card(r).Rest || mayDull(b, r) != nil) {
			return false
		}
	}
	return true
}

// twinInHand says whether a seat's hand may hold a card of the name of r. [11.7.1]
func twinInHand(b *B, s seat, r ref) bool {
	names := b.Chars(r).Names
	if len(names) == 0 {
		return true
	}
	for _, id := range b.State.List(zoneHand, s) {
		if held := b.Chars(b.State.Ref(id)).Names; len(held) == 0 || share(names, held) {
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
	case endless(k.Board, a) && k.Exhausted(d.Seat, a):
		return whyAgain
	case a.Verb == state.PlayCard:
		return g.checkCast(k, d.Seat, r)
	case a.Verb == Warp:
		return g.mayWarp(k, d.Seat, r)
	case a.Verb == state.UseAbility:
		return g.mayUse(k, d.Seat, r, a.Ability)
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
