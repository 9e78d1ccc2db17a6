package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

const openingHand = 5 // 403.2

// Setup is everything before the first turn. Nothing triggers. [403]
func (g game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		for _, f := range k.Setup.Decks[s].Main {
			k.NewCard(f, k.Place(ability.Deck, s), s)
		}
	}
	begin(k, 0)
	begin(k, 1)
	for placeUnits(k) { // 403.3a
	}
	first := seat(k.Random(2)) // 403.4
	k.State.Table[rules.TableFirst] = int32(first)
	k.State.Table[rules.TableTurn] = int32(first)
	for s := turnUp(k); s != rules.Nobody; s = turnUp(k) { // 403.5
		for len(place(k, s)) == 0 { // what was no unit is replaced
			redraw(k, s)
		}
	}
	k.State.Turns = append(k.State.Turns, rules.TurnPlan{Seat: first}) // 403.6
}

// begin shuffles a deck and takes the opening hand, which is no draw. [403.1, 403.2]
func begin(k *K, s seat) {
	k.Shuffle(ability.Deck, s)
	deck := k.Cards(ability.Deck, s)
	var batch []event
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
	for _, r := range k.Cards(ability.Hand_, s) {
		d.Items = append(d.Items, rules.Item{Card: r.ID})
	}
	return d
}

// placeUnits lets each player without a main unit place one, both at once and in
// secret. It says whether that must be done again. [403.3]
func placeUnits(k *K) bool {
	var picked [2][]rules.Item
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
	var batch []event
	var none []seat
	for _, s := range open {
		if len(picked[s]) == 0 {
			none = append(none, s)
			continue
		}
		batch = append(batch, placing(k, s, picked[s][0].Card))
	}
	for _, s := range none {
		k.Reveal(rules.All, k.Cards(ability.Hand_, s)...)
	}
	k.Do(batch...)
	again := false
	for _, s := range none {
		again = true
		if liar(k, s) {
			place(k, s)
			continue
		}
		if len(none) == 1 { // 403.3a-1
			d := rules.Decision{Seat: s.Other(), Kind: rules.YesNo, Ask: rules.Prompt{Key: "bonus", Rule: "403.3a-1"}}
			if k.Ask(d).N[0] == 1 {
				k.Draw(s.Other(), rules.Source{})
			}
		}
		redraw(k, s)
	}
	return again && (k.Count(ability.Main, 0) == 0 || k.Count(ability.Main, 1) == 0)
}

func placing(k *K, s seat, c rules.CardID) event {
	return event{Verb: ability.Moved, Card: k.State.Ref(c), To: k.Place(ability.Main, s), Face: -1, Seat: s}
}

// liar says whether a hand that was shown to have no unit has one.
func liar(k *K, s seat) bool {
	for _, r := range k.Cards(ability.Hand_, s) {
		if isUnit(k, r) {
			return true
		}
	}
	return false
}

// place makes a seat place a unit of a hand that lies open.
func place(k *K, s seat) []event {
	k.Reveal(rules.All, k.Cards(ability.Hand_, s)...)
	d := firstUnit(k, s)
	d.MayFail = false
	items := d.Items[:0]
	for _, it := range d.Items {
		if isUnit(k, k.State.Ref(it.Card)) {
			items = append(items, it)
		}
	}
	if d.Items, d.Of = items, nil; len(items) == 0 {
		return nil
	}
	a := k.Ask(d)
	k.Hide(k.Cards(ability.Hand_, s)...)
	return k.Do(placing(k, s, a.Pick[0].Card))
}

// redraw returns a hand to the deck and begins anew. [403.3a-1, 403.3a-2]
func redraw(k *K, s seat) {
	var batch []event
	for _, r := range k.Cards(ability.Hand_, s) {
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Seat: s})
	}
	k.Do(batch...)
	begin(k, s)
}

// turnUp turns the main units up. One that is no unit goes back: its player is
// returned. [403.5]
func turnUp(k *K) seat {
	var batch []event
	wrong := rules.Nobody
	for s := seat(0); s < 2; s++ {
		r := mainOf(k, s)
		k.Reveal(rules.All, r)
		if isUnit(k, r) {
			batch = append(batch, event{Verb: rules.Faced, Card: r, N: 1, Seat: s})
			k.Hide(r)
			continue
		}
		wrong = s
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Hand_, s), Seat: s})
	}
	k.Do(batch...)
	return wrong
}
