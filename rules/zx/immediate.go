package zx

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Immediate are the rule effects that interrupt anything, in their order. [901.2a, 901.2b]
func (game) Immediate(k *K, happened []event) {
	if k.State.Step < 0 {
		return // 402: before the game there is nothing to put right
	}
	misplacedCards(k, happened)
	reload(k)
	var came []ref
	for i := range happened {
		if e := &happened[i]; (e.Verb == ability.Moved || e.Verb == ability.Created) && k.Zones[e.To.Zone].Word == ability.Square && k.Zones[e.From.Zone].Word != ability.Square && k.Here(e.New) {
			came = append(came, e.New)
		}
	}
	k.AskAgeEach(came) // 811.3c
}

// misplacedCards are the extra, overboost, token and shift effects. [910-913]
func misplacedCards(k *K, happened []event) {
	for i := range happened {
		e := &happened[i]
		if e.Verb != ability.Moved || !k.Here(e.New) {
			continue
		}
		to := k.Zones[e.To.Zone].Word
		if k.Zones[e.From.Zone].Word == ability.Square && to != ability.Square {
			unshift(k, e.Card)
			if k.Last(e.Card).Kinds&boostCard == boostCard {
				unboost(k, e.Card)
			}
		}
		if to == ability.Square || to == ability.Resolving || to == ability.Equipment || to == ability.Evolution {
			continue
		}
		c := k.State.Card(e.New)
		print := k.Printed(c.Face, 0)
		switch {
		case to == ability.Dynamis:
			if print != nil && print.Kinds&ability.Token != 0 {
				k.Vanish(e.New) // 912.1: extras, overboosts and shifts alone lie there
			}
		case k.Zones[e.From.Zone].Word == ability.Dynamis && c.Seen != state.All: // nothing else lies there face down [401.9], and not every machine knows which it is
			k.Do(event{Verb: ability.Moved, Card: e.New, To: k.Own(ability.Dynamis, e.New), Face: 1, Tag: state.TagRule, Seat: c.Owner})
		case print == nil:
		case print.Kinds&ability.Token != 0:
			k.Vanish(e.New) // 912.1, 1206.4
		case print.Kinds&(ability.AdvanceCard|ability.EvolveCard|shiftCard) != 0:
			k.Do(event{Verb: ability.Moved, Card: e.New, To: k.Own(ability.Dynamis, e.New), Face: 1, Tag: state.TagRule, Seat: c.Owner}) // 910.1, 911.1
		}
	}
}

// unshift puts the Shifts on a card that has left the squares into dynamis. [913.1]
func unshift(k *K, host ref) {
	batch := k.Batch()
	for s := seat(0); s < 2; s++ {
		for _, r := range shiftsOf(k.Board, s) {
			if k.State.Card(r).Host == host {
				batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Dynamis, r), Face: 1, Tag: state.TagRule, Seat: s})
			}
		}
	}
	k.Do(batch...)
}

// unboost takes an Overboost that has left the squares apart: the lower half is turned
// over, and the Player card is back in the player square, rebooted. [911.1, 911.2]
func unboost(k *K, boost ref) {
	for s := seat(0); s < 2; s++ {
		for _, r := range k.Cards(ability.Evolution, s) {
			if k.State.Card(r).Host != boost {
				continue
			}
			if k.Chars(r).Kinds&ability.EvolveCard != 0 {
				k.Do(event{Verb: state.Faced, Card: r, Seat: s})
				continue
			}
			k.Do(event{Verb: ability.Moved, Card: r, To: squareOf(k.Board, s, homes[s]), Tag: state.TagRule, Seat: s})
		}
	}
}

// reload makes an empty deck of the trash; the opponent chooses a life card for it, which
// is no damage. [902]
func reload(k *K) {
	if len(k.State.List(zoneDeck, 0)) > 0 && len(k.State.List(zoneDeck, 1)) > 0 {
		return
	}
	for _, s := range k.Seats() {
		if k.Count(ability.Deck, s) > 0 || k.Count(ability.Discards, s) == 0 {
			continue // 902.1
		}
		batch := k.Batch()
		for _, r := range k.Cards(ability.Discards, s) {
			batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Tag: state.TagRule, Seat: s})
		}
		k.Do(batch...)             // 902.1a
		k.Shuffle(ability.Deck, s) // 902.1b
		d := rules.Decision{Seat: s.Other(), Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "reload", Rule: "902.1c"}, Items: k.Items(k.Cards(ability.LifeZone, s))}
		if len(d.Items) == 0 {
			continue
		}
		r := k.State.Ref(k.Ask(d).Pick[0].Card)
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Charge, r), Tag: state.TagRule, Seat: s}) // 902.1c
	}
}
