package zx

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a game begins with. [306.2a, 309.2b, 402.1]
const (
	chargeAtStart = 4
	handAtStart   = 6
	openingHand   = 4
	openingLife   = 4
	openingSource = 2
)

// Setup is everything before the first turn. Nothing enters and no text works. [402]
func (game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		present(k, s) // 402.1a, 402.1b
	}
	for s := seat(0); s < 2; s++ {
		lowerHalves(k, s) // 402.1b
		startCard(k, s)   // 402.1c
		gateCard(k, s)    // 402.1d
	}
	for s := seat(0); s < 2; s++ {
		k.Shuffle(ability.Deck, s) // 402.1e
	}
	first := k.RandomSeat(rules.Lot{Key: "first"}) // 402.1h
	k.GoesFirst(first)
	order := [2]seat{first, first.Other()}
	for _, s := range order {
		take(k, s, openingHand, ability.Hand_) // 402.1i
	}
	for _, s := range order {
		mulligan(k, s) // 402.1j
	}
	for _, s := range order {
		take(k, s, openingLife, ability.LifeZone) // 402.1k
	}
	for _, s := range order {
		take(k, s, openingSource, ability.Resource) // 402.1l
	}
	for _, s := range order {
		turnUp(k, s) // 402.1m
	}
	k.DueTurn(first) // 402.1o
}

// limits are the numbers that every player begins with. [306.2a, 309.2b, 402.1n]
func limits(k *K, s seat) {
	k.Store(s, ability.ChargeLimit, chargeAtStart)
	k.Store(s, ability.HandLimit, handAtStart)
	k.Store(s, ability.DamageOwed, 0)
}

// present puts the Player card into the player square, or a virtual one that counts as one,
// deck and dynamis into their places. [402.1a, 402.1b, 402.1f, 1205.1, 1205.3]
func present(k *K, s seat) {
	limits(k, s)
	d := &k.Setup.Decks[s]
	for _, f := range d.Leader {
		r := k.NewCard(f, squareOf(k.Board, s, homes[s]), s)
		k.SetSeen(r)
	}
	k.NewCards(d.Main, k.Place(ability.Deck, s), s)
	k.NewCards(d.Side, k.Place(ability.Dynamis, s), s)
	k.Reveal(state.EyesOf(s), k.Cards(ability.Dynamis, s)...) // 313.2
	if len(d.Leader) == 0 {
		k.Do(virtual(k, s))
	}
}

// inPool says whether any card of the pool fits that all machines know from the beginning: where none does, nobody is
// asked for one, neither where cards may still come nor elsewhere.
func inPool(k *K, is func(*state.Chars) bool) bool {
	for i := range k.Pool.Known() {
		if is(k.Book.Printed(state.FaceID(i+1), 0)) {
			return true
		}
	}
	return false
}

// pickHidden asks a seat for at most one card of a hidden zone that must fit: whoever sees
// the card knows whether it does. Shown, it is judged by all; else it stays secret.
func pickHidden(k *K, s seat, w ability.Zone, key, rule string, of ability.Filter, shown bool) ref {
	d := rules.Decision{Seat: s, Kind: rules.Choose, Max: 1, Ask: rules.Prompt{Key: key, Rule: rule}, Items: k.Items(k.Cards(w, s)), Of: &of, Shown: shown}
	for _, it := range k.Ask(d).Pick {
		return k.State.Ref(it.Card)
	}
	return ref{}
}

// lowerHalves: the lower half of an Overboost lies behind the Player card. What it is is
// seen when it is turned. [202.7b, 202.7c, 402.1b]
func lowerHalves(k *K, s seat) {
	if len(k.Setup.Decks[s].Side) == 0 || !inPool(k, func(c *state.Chars) bool { return c.Kinds&lowerHalf == lowerHalf }) {
		return
	}
	r := pickHidden(k, s, ability.Dynamis, "lower", "402.1b", ability.Filter{Kind: playerCard}, false)
	if r == (ref{}) {
		return
	}
	for _, e := range k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(ability.Evolution, s), Face: -1, Tag: state.TagRule, Seat: s}) {
		k.Do(event{Verb: state.Linked, Card: e.New, Obj: playerOf(k.Board, s), Seat: s})
	}
}

// startCard: a Start Card may begin the game in the player square, face down until set-up
// ends. [402.1c, 1101.2]
func startCard(k *K, s seat) {
	start := k.Key(keyStart)
	if !inPool(k, func(c *state.Chars) bool { return c.Keys&start != 0 }) {
		return
	}
	k.Reveal(state.EyesOf(s), k.Cards(ability.Deck, s)...)
	if r := pickHidden(k, s, ability.Deck, "start", "402.1c", saying(keyStart), false); r != (ref{}) {
		k.Do(event{Verb: ability.Moved, Card: r, To: squareOf(k.Board, s, homes[s]), Face: -1, Tag: state.TagRule, Seat: s})
	}
}

// gateCard: a Gate Card may begin the game face up in dynamis.
// [402.1d, 1113.2]
func gateCard(k *K, s seat) {
	gate := k.Key(keyGate)
	if !inPool(k, func(c *state.Chars) bool { return c.Keys&gate != 0 }) {
		return
	}
	k.Reveal(state.EyesOf(s), k.Cards(ability.Deck, s)...)
	if r := pickHidden(k, s, ability.Deck, "gate", "402.1d", saying(keyGate), true); r != (ref{}) {
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(ability.Dynamis, s), Face: 1, Tag: state.TagRule, Seat: s})
	}
}

// saying fits what has a keyword.
func saying(word string) ability.Filter {
	return ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: word}}}
}

// turnUp turns up what lies face down in the player square. What is no Start Card goes
// under the deck, which is shuffled. [402.1m]
func turnUp(k *K, s seat) {
	for _, r := range k.Cards(ability.Square, s) {
		if !k.State.Card(r).FaceDown {
			continue
		}
		k.Do(event{Verb: state.Faced, Card: r, N: 1, Seat: s})
		k.Reveal(state.All, r)
		k.Hide(r)
		if k.Chars(r).Keys&k.Key(keyStart) == 0 {
			k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Tag: state.TagRule, Seat: s})
			k.Shuffle(ability.Deck, s)
		}
	}
}

// take moves the top cards of a deck, one by one; it is no draw. [304.3, 402.1i, 1004.3]
func take(k *K, s seat, n int, to ability.Zone) {
	for ; n > 0 && k.Count(ability.Deck, s) > 0; n-- {
		top := k.State.Ref(k.State.List(k.Zone(ability.Deck), s)[0])
		k.Do(event{Verb: ability.Moved, Card: top, To: k.Place(to, s), Tag: state.TagRule, Seat: s})
	}
}

// mulligan: once, the whole hand goes back into the deck for another. [402.1j]
func mulligan(k *K, s seat) {
	if k.Ask(rules.Decision{Seat: s, Kind: rules.YesNo, Ask: rules.Prompt{Key: "mulligan", Rule: "402.1j"}}).N[0] == 0 {
		return
	}
	batch := k.Batch()
	for _, r := range k.Cards(ability.Hand_, s) {
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Tag: state.TagRule, Seat: s})
	}
	k.Do(batch...)
	k.Shuffle(ability.Deck, s)
	take(k, s, openingHand, ability.Hand_)
}
