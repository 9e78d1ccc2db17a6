package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// Acts lists what a seat may try, as far as the eyes of e can tell. [9.3.1.5-7, 11.1.4]
func (g game) Acts(k *K, d *rules.Decision, e rules.Eyes, into []rules.Act) []rules.Act {
	try := func(a rules.Act) {
		if !slices.Contains(into, a) && g.CheckAct(k, d, e, a) == nil {
			into = append(into, a)
		}
	}
	switch d.Window {
	case "attack":
		for _, r := range k.Cards(ability.Field, d.Seat) {
			try(rules.Act{Verb: rules.DeclareAttack, Card: r.ID})
			try(rules.Act{Verb: PartyAttack, Card: r.ID})
		}
	case "main", "priority":
		for _, z := range [...]ability.Zone{ability.Hand_, ability.Discards, ability.Removed} {
			for _, r := range k.Cards(z, d.Seat) {
				try(rules.Act{Verb: rules.PlayCard, Card: r.ID})
				try(rules.Act{Verb: Warp, Card: r.ID})
			}
		}
		g.uses(k, d.Seat, try)
	}
	try(rules.Act{Verb: rules.Pass})
	return into
}

// uses tries every action and special ability of a seat's cards. [9.3.1.7]
func (g game) uses(k *K, s seat, try func(rules.Act)) {
	for z := range zoneSpecs {
		if zoneSpecs[z].Shared || zoneSpecs[z].Word == ability.NoZone || zoneSpecs[z].Word == ability.Deck {
			continue
		}
		for _, r := range k.Cards(zoneSpecs[z].Word, s) {
			c := k.Chars(r)
			if c.Sorts&(1<<ability.Activated) == 0 {
				continue
			}
			for _, h := range c.Abilities {
				if k.Ability(h.ID).Kind == ability.Activated {
					try(rules.Act{Verb: rules.UseAbility, Card: r.ID, Ability: h.ID})
				}
			}
		}
	}
}

// CheckAct says why an act is not possible, as far as the eyes in force can tell:
// nil also for a hidden card that might be playable.
func (g game) CheckAct(k *K, d *rules.Decision, _ rules.Eyes, a rules.Act) *rules.Why {
	if !wellFormed(a) || a.Card < 0 || int(a.Card) >= len(k.State.Cards) {
		return whyAct
	}
	r := k.State.Ref(a.Card)
	switch {
	case a.Verb == rules.Pass && d.Window == "attack":
		return g.mayStop(k)
	case a.Verb == rules.Pass:
		return nil
	case d.Window == "pass":
		return whyWindow
	case d.Window == "attack" && a.Verb == rules.DeclareAttack:
		return g.mayAttack(k, r)
	case d.Window == "attack" && a.Verb == PartyAttack:
		return g.mayLead(k, r)
	case d.Window == "attack":
		return whyAct
	case a.Verb == rules.PlayCard:
		return g.checkCast(k, d.Seat, r)
	case a.Verb == Warp:
		return g.mayWarp(k, d.Seat, r)
	case a.Verb == rules.UseAbility && endless(k, a) && k.Again(d.Seat, a):
		return whyAgain
	case a.Verb == rules.UseAbility:
		return g.mayUse(k, d.Seat, r, a.Ability)
	}
	return whyAct
}

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(a rules.Act) bool {
	bare := rules.Act{Verb: a.Verb, Card: a.Card}
	switch a.Verb {
	case rules.Pass:
		bare.Card = 0
	case rules.UseAbility:
		bare.Ability = a.Ability
	}
	return a == bare
}
