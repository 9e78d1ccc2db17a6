package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

const openingHand = 5 // 8.2.1.3

// Setup is everything before the first turn. [8.2]
func (game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		k.Store(s, ability.HandLimit, 5) // 9.5.1.2
		k.NewCards(k.Setup.Decks[s].Main, k.Place(ability.Deck, s), s)
		k.NewCards(k.Setup.Decks[s].Side, k.Place(ability.EvolveDeck, s), s) // [NS]
	}
	for s := seat(0); s < 2; s++ {
		k.Shuffle(ability.Deck, s) // 8.2.1.1
	}
	for s := seat(0); s < 2; s++ { // one's own LB deck may be looked at [NS]
		k.Reveal(state.EyesOf(s), k.Cards(ability.EvolveDeck, s)...)
	}
	first := chooseFirst(k) // 8.2.1.2
	k.GoesFirst(first)
	order := [2]seat{first, first.Other()}
	for _, s := range order {
		rules.TakeTop(k, s, openingHand, state.TagDrawn) // 8.2.1.3
	}
	for _, s := range order {
		rules.NewHand(k, s, "8.2.1.4", openingHand, state.TagDrawn) // 8.2.1.4
	}
	k.Do(event{Verb: ability.GameStart})
	k.DueTurn(first) // 8.2.1.5
}

// chooseFirst: a player drawn by lot says who goes first. [8.2.1.2]
func chooseFirst(k *K) seat {
	chooser := k.RandomSeat(rules.Lot{Key: "chooser"})
	if k.Ask(rules.Decision{Seat: chooser, Kind: rules.YesNo, Ask: rules.Prompt{Key: "first", Rule: "8.2.1.2"}}).N[0] == 1 {
		return chooser
	}
	return chooser.Other()
}
