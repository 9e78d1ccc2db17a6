package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Setup is everything before the first turn. [6.2]
func (game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		present(k, s) // 6.2.1.1, 6.2.1.2
	}
	for s := seat(0); s < 2; s++ {
		startAmulet(k, s) // 14.4.3.1
	}
	for s := seat(0); s < 2; s++ {
		k.Shuffle(ability.Deck, s) // 6.2.1.4
	}
	for s := seat(0); s < 2; s++ { // 6.2.1.5: one's own evolve deck may be looked at [4.6.2]
		k.Reveal(state.EyesOf(s), k.Cards(ability.EvolveDeck, s)...)
	}
	for s := seat(0); s < 2; s++ {
		giveItems(k, s) // 14.3.1.2
	}
	first := chooseFirst(k) // 6.2.1.6
	k.GoesFirst(first)
	order := [2]seat{first, first.Other()}
	for _, s := range order {
		rules.TakeTop(k, s, openingHand, 0) // 6.2.1.7
	}
	for _, s := range order {
		rules.NewHand(k, s, "6.2.1.8", openingHand, 0) // 6.2.1.8
	}
	for _, s := range order {
		startNumbers(k, s, s == first)
	}
	for _, s := range order {
		turnUpStart(k, s) // 14.4.3.2
	}
	k.Do(event{Verb: ability.GameStart}) // 6.2.1.13
	k.DueTurn(first)                     // 6.2.1.14
}

// present puts leader and decks where they belong; sealed play may have no leader.
// [B-1/6.2.1]
func present(k *K, s seat) {
	d := k.Setup.Decks[s]
	k.Store(s, ability.FieldLimit, 5) // 4.4.4.1
	k.Store(s, ability.EXLimit, 5)    // 4.8.3.1
	k.Store(s, ability.HandLimit, 7)  // 4.7.3.1
	for _, f := range d.Leader {
		r := k.NewCard(f, k.Place(ability.LeaderArea, s), s)
		k.SetSeen(r)
	}
	k.NewCards(d.Main, k.Place(ability.Deck, s), s)
	k.NewCards(d.Side, k.Place(ability.EvolveDeck, s), s)
}

// chooseFirst: a player drawn by lot says who goes first. [6.2.1.6]
func chooseFirst(k *K) seat {
	chooser := k.RandomSeat(rules.Lot{Key: "chooser"})
	a := k.Ask(rules.Decision{Seat: chooser, Kind: rules.YesNo, Ask: rules.Prompt{Key: "first", Rule: "6.2.1.6"}})
	if a.N[0] == 1 {
		return chooser
	}
	return chooser.Other()
}

const openingHand = 4 // 6.2.1.7

// startNumbers sets what a player begins with. [6.2.1.9-12]
func startNumbers(k *K, s seat, first bool) {
	k.Store(s, ability.PlayerPP, 0)
	k.Store(s, ability.PlayerMaxPP, 0)
	if !first {
		k.Store(s, ability.PlayerEP, 3)
	}
	k.Store(s, ability.PlayerSEP, 1)
}
