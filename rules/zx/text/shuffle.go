package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Whose deck is shuffled is often not said: it is the one that was looked through, or that something was put into, just before,
// and one's own where the text speaks of no other. [1008, 302.4]

// Mend says whose deck a text shuffles that says デッキをシャッフルする alone.
func (d dialect) Mend(_ *text.Game, a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	deck := decks{of: text.Who(ability.You), chosen: text.Who(ability.You)}
	ability.Walk(a, deck.effect)
	if deck.doubt {
		return &text.Trouble{Piece: n, JA: "どちらのデッキか分からない", EN: "whose deck is it?"}
	}
	return nil
}

// decks is what is known, as effects are walked in their order, of the deck that was spoken of last, and of whose cards were
// chosen last.
type decks struct {
	of, chosen ability.Who
	doubt      bool
}

func (k *decks) effect(e ability.Effect) {
	switch e := e.(type) {
	case *ability.Shuffle:
		if e.Place.Zone == ability.Deck && e.Place.Who == (ability.Who{}) {
			e.Place.Who = k.of
			k.doubt = k.doubt || k.of.Side != ability.You && k.of.Side != ability.Opponent
		}
	case *ability.Find:
		k.from(&e.Sel.Of)
	case *ability.Select:
		k.chosen = e.Sel.Of.Who
		k.from(&e.Sel.Of)
	case *ability.Look:
		if e.From.Zone == ability.Deck {
			k.of = e.From.Who
		}
	case *ability.Move:
		if e.What.Sel != nil {
			k.chosen = e.What.Sel.Of.Who
			k.from(&e.What.Sel.Of)
		}
		switch {
		case e.To.Zone != ability.Deck:
		case e.What.Ref.Kind == ability.This:
			k.of = text.Who(ability.You)
		default:
			k.of = k.chosen
		}
	}
}

// from takes the deck that cards are taken from.
func (k *decks) from(f *ability.Filter) {
	if slices.Contains(f.Zone, ability.Deck) {
		k.of = f.Who
	}
}
