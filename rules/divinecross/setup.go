package divinecross

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

const openingHand = 5 // 403.2

// Setup is everything before the first turn. Nothing triggers. [403]
func (game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		k.NewCards(k.Setup.Decks[s].Main, k.Place(ability.Deck, s), s)
	}
	begin(k, 0)
	begin(k, 1)
	for placeUnits(k) { // 403.3a
	}
	first := k.RandomSeat(rules.Lot{Key: "first"}) // 403.4
	k.GoesFirst(first)
	for wrong := turnUp(k); len(wrong) > 0; wrong = turnUp(k) { // 403.5
		for _, s := range wrong {
			for len(place(k, s)) == 0 { // what was no unit is replaced
				anew(k, s, len(wrong) == 1)
			}
		}
	}
	k.AskAge([]ref{mainOf(k.Board, first), mainOf(k.Board, first.Other())}) // 809.3b
	k.DueTurn(first)                                                        // 403.6
}

// begin shuffles a deck and takes the opening hand, which is no draw. [403.1, 403.2]
func begin(k *K, s seat) {
	k.Shuffle(ability.Deck, s)
	deck := k.Cards(ability.Deck, s)
	batch := k.Batch()
	for _, r := range deck[:min(openingHand, len(deck))] {
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Hand_, s), Seat: s})
	}
	k.Do(batch...)
}

// unitInHand is what the first main unit must be.
var unitInHand = &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Kind: ability.Unit}

// firstUnit asks a seat for its first main unit; choosing none says that there is none.
// [403.3, 403.3a]
func firstUnit(k *K, s seat) rules.Decision {
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, MayFail: true, Of: unitInHand, Ask: rules.Prompt{Key: "first unit", Rule: "403.3"}}
	d.Items = k.Items(k.Cards(ability.Hand_, s))
	return d
}

// placeUnits lets each player without a main unit place one, both at once and in
// secret. It says whether that must be done again. [403.3]
func placeUnits(k *K) bool {
	var picked [2][]state.Item
	var open []seat
	for s := seat(0); s < 2; s++ {
		if k.Count(ability.Main, s) == 0 {
			open = append(open, s)
		}
	}
	if len(open) == 2 {
		a, b := k.AskBoth(firstUnit(k, 0), firstUnit(k, 1))
		picked[0], picked[1] = a.Pick, b.Pick
	} else {
		picked[open[0]] = k.Ask(firstUnit(k, open[0])).Pick
	}
	batch := k.Batch()
	var none []seat
	for _, s := range open {
		if len(picked[s]) == 0 {
			none = append(none, s)
			continue
		}
		batch = append(batch, placing(k.Board, s, picked[s][0].Card))
	}
	k.Do(batch...)
	none = slices.DeleteFunc(none, func(s seat) bool { return len(place(k, s)) > 0 }) // who has one all the same
	for _, s := range none {
		anew(k, s, len(none) == 1)
	}
	return len(none) > 0
}

// anew lets a player whose hand has no unit begin anew: the opponent, having one, may
// draw a card before. [403.3a-1, 403.3a-2]
func anew(k *K, s seat, bonus bool) {
	if bonus {
		d := rules.Decision{Seat: s.Other(), Kind: rules.YesNo, Ask: rules.Prompt{Key: "bonus", Rule: "403.3a-1"}}
		if k.Ask(d).N[0] == 1 {
			k.Draw(s.Other(), state.Source{})
		}
	}
	batch := k.Batch()
	for _, r := range k.Cards(ability.Hand_, s) {
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Seat: s})
	}
	k.Do(batch...)
	begin(k, s)
}

func placing(b *B, s seat, c state.CardID) event {
	return event{Verb: ability.Moved, Card: b.State.Ref(c), To: b.Place(ability.Main, s), Face: -1, Seat: s}
}

// place shows a hand and makes its seat place a unit of it; nothing: it has none. [403.3a]
func place(k *K, s seat) []event {
	k.Reveal(state.All, k.Cards(ability.Hand_, s)...)
	d := firstUnit(k, s)
	d.MayFail = false
	items := d.Items[:0]
	for _, it := range d.Items {
		if isUnit(k.Board, k.State.Ref(it.Card)) {
			items = append(items, it)
		}
	}
	if d.Items, d.Of = items, nil; len(items) == 0 {
		return nil
	}
	a := k.Ask(d)
	k.Hide(k.Cards(ability.Hand_, s)...)
	return k.Do(placing(k.Board, s, a.Pick[0].Card))
}

// turnUp turns the main units up. One that is no unit goes back: whose were wrong is
// returned. [403.5]
func turnUp(k *K) (wrong []seat) {
	batch := k.Batch()
	for s := seat(0); s < 2; s++ {
		r := mainOf(k.Board, s)
		k.Reveal(state.All, r)
		if isUnit(k.Board, r) {
			batch = append(batch, event{Verb: state.Faced, Card: r, N: 1, Seat: s})
			k.Hide(r)
			continue
		}
		wrong = append(wrong, s)
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Hand_, s), Seat: s})
	}
	k.Do(batch...)
	return wrong
}
