package rules

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// TakeTop puts the n top cards of a seat's deck into its hand at once, or as many as there
// are: before the first turn. tag says as what the rulebook counts that.
func TakeTop(k *Kernel, s state.Seat, n int, tag state.Tag) {
	deck, batch := k.Cards(ability.Deck, s), k.Batch()
	for _, r := range deck[:min(n, len(deck))] {
		batch = append(batch, state.Event{Verb: ability.Moved, Card: r, To: k.Place(ability.Hand_, s), Tag: tag, Seat: s})
	}
	k.Do(batch...)
}

// NewHand asks a seat by a rule whether it wants another hand of n cards: all of its hand goes to the
// bottom of the deck in any order, and the deck is not shuffled. [SVE 6.2.1.8, FF-TCG 8.2.1.4]
func NewHand(k *Kernel, s state.Seat, rule string, n int, tag state.Tag) {
	if k.Ask(Decision{Seat: s, Kind: YesNo, Ask: Prompt{Key: "mulligan", Rule: rule}}).N[0] == 0 {
		return
	}
	batch := k.Batch()
	for _, r := range k.Cards(ability.Hand_, s) {
		batch = append(batch, state.Event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Pos: -1, Seat: s})
	}
	var back []state.Ref
	for _, e := range k.Do(batch...) {
		back = append(back, e.New)
	}
	k.Arrange(s, back...)
	TakeTop(k, s, n, tag)
}
