package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Zones of chapter 300. The squares, forces and what lies on cards are both players'
// [301.2a]; they are listed by whose the cards are.
var zoneSpecs = lexicon.Named([]board.ZoneSpec{
	{Word: ability.NoZone, Name: "nowhere"},
	{Word: ability.Square, Slots: squares, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true}, // 303
	{Word: ability.Deck, Ordered: true, Up: board.Public, Down: board.None, Hidden: true},                           // 304
	{Word: ability.Discards, Up: board.Public, Down: board.None},                                                    // 305
	{Word: ability.Charge, Up: board.Public, Down: board.None, Full: board.Later, Limit: ability.ChargeLimit},       // 306
	{Word: ability.LifeZone, Ordered: true, Up: board.Public, Down: board.None, Hidden: true},                       // 307
	{Word: ability.Resource, Turns: true, Up: board.Public, Down: board.None},                                       // 308
	{Word: ability.Hand_, Up: board.Public, Down: board.Its, Hidden: true},                                          // 309
	{Word: ability.Resolving, Shared: true, Ordered: true, Up: board.Public, Passing: true, Enters: true},           // 310
	{Word: ability.Removed, Up: board.Public, Down: board.None},                                                     // 311
	{Word: ability.Soul, Up: board.Public, Down: board.None},                                                        // 312
	{Word: ability.Dynamis, Up: board.Public, Down: board.Its, Hidden: true},                                        // 313
	{Word: ability.Equipment, Up: board.Public, Down: board.None, Links: true, Bases: true},                         // 202.8a
	{Word: ability.Evolution, Up: board.Public, Down: board.Its, Links: true, Bases: true, Fixed: true},             // 202.7b
})

func (game) Zones() []board.ZoneSpec { return zoneSpecs }

// Numbers of zones that are read all the time.
var (
	zoneDeck, zoneSquare     = zoneAt(ability.Deck), zoneAt(ability.Square)
	zoneForce, zoneLife      = zoneAt(ability.Soul), zoneAt(ability.LifeZone)
	zoneShift, zoneBack      = zoneAt(ability.Equipment), zoneAt(ability.Evolution)
	zoneCharge, zoneResource = zoneAt(ability.Charge), zoneAt(ability.Resource)
)

func zoneAt(w ability.Zone) state.Zone { return rules.ZoneOf(zoneSpecs, w) }

// shared says whether a zone is both players': what moves there is still its master's,
// while to every other zone it goes to its owner's. [301.2, 302.4]
func shared(w ability.Zone) bool {
	switch w {
	case ability.Square, ability.Soul, ability.Equipment, ability.Evolution, ability.Resolving:
		return true
	}
	return false
}

// unaffected says whether a card ignores what an effect of a seat's does to it: any, or those of
// events. [1013.1a]
func unaffected(k *B, r ref, by seat, src state.Source) bool {
	if by == state.Nobody || !k.Here(r) || k.State.Card(r).Master == by {
		return false
	}
	keys := k.Chars(r).Keys
	return keys&bitUnaffected != 0 || keys&bitEventless != 0 && ofEvent(k, src.Card)
}

// ofEvent says whether what an effect comes from is printed as an event.
func ofEvent(k *B, r ref) bool {
	c := k.LastCard(r)
	print := k.Printed(c.Face, c.Side)
	return print != nil && print.Kinds&ability.EventCard != 0
}

// Immune: what ignores effects ignores those that hold, too. [811.7, 1013.1a]
func (game) Immune(k *B, by seat, src state.Source, id state.CardID) bool {
	return unaffected(k, k.State.Ref(id), by, src)
}

// Rewrite says what an event is by these rules: where a destroyed card goes, who cannot
// be moved or damaged, what neither reboots nor sleeps.
func (game) Rewrite(k *B, e *event, earlier []event) bool {
	if e.Src.Via != (state.AbilityID{}) && !e.Cost && unaffected(k, e.Card, k.LastCard(e.Src.Card).Master, e.Src) {
		return false
	}
	switch e.Verb {
	case ability.Moved:
		return moves(k, e, earlier)
	case ability.Created:
		d := k.Pool.Def(state.FaceID(e.Slot))
		square := k.Zones[e.To.Zone].Word == ability.Square && e.To.Slot >= 0
		return square || d != nil && d.Sides[0].Kinds&ability.Token == 0 && k.Zones[e.To.Zone].Word != ability.Square // 1206.2; another card is brought by hand alone
	case ability.Stood, ability.ActedV:
		return k.Zones[k.State.Card(e.Card).At.Zone].Turns // 1002.3
	case state.NumberChanged:
		if v := k.Stored(e.Seat, ability.Stat(e.Slot)); v+e.N < 0 { // 1207.4
			e.N = -v
		}
		return e.N != 0
	case ability.DealtDamage:
		if e.Card != (ref{}) {
			return k.In(e.Card, ability.Square) && isZex(k, e.Card) // 1001.1
		}
		return boostOf(k, e.Seat) == ref{} // 202.7e, 604.3c
	}
	return true
}

// moves completes a move, or says that it cannot be.
func moves(k *B, e *event, earlier []event) bool {
	from, to := k.Zones[k.State.Card(e.Card).At.Zone].Word, k.Zones[e.To.Zone].Word
	if e.Tag == state.TagDestroyed { // 1007.1
		w := ability.Discards
		if from == ability.Square && isZex(k, e.Card) {
			w = ability.Charge
		}
		if to == ability.Discards || to == ability.Charge {
			e.To, to = k.Own(w, e.Card), w
		}
		if e.Src.Via != (state.AbilityID{}) && !e.Cost && e.Kind == ability.AnyDamage {
			e.Obj, e.Kind = e.Src.Card, ability.AbilityDamage // 1204.1, 1204.2; a cost is no effect [802.1]
		}
	}
	if !shared(to) {
		e.To.Of = k.State.Card(e.Card).Owner // 302.4
	}
	if to != ability.Square {
		return true
	}
	if from == ability.Square {
		e.Keep, e.To.Of = true, k.State.Card(e.Card).Master
		return !rooted(k, e.Card)
	}
	boosts := k.Chars(e.Card).Kinds&boostCard == boostCard
	if boosts && (boostOf(k, e.To.Of) != ref{} || slices.ContainsFunc(earlier, func(o event) bool {
		return o.Verb == ability.Moved && o.To.Zone == e.To.Zone && o.To.Of == e.To.Of && k.Chars(o.Card).Kinds&boostCard == boostCard
	})) {
		return false // 202.7g
	}
	return e.To.Slot >= 0
}

// rooted says whether a card in a square stays there: a Player card that is no Zex. Where it
// is to go is not asked either. [303.6a]
func rooted(k *B, r ref) bool {
	return k.In(r, ability.Square) && k.Chars(r).Kinds&(playerCard|ability.Zexes) == playerCard
}

// Carry: from square to square a card stays the same object. [301.4]
func (game) Carry(k *B, e *event) (same, follow bool) {
	same = k.Zones[e.From.Zone].Word == ability.Square && k.Zones[e.To.Zone].Word == ability.Square
	return same, same
}

// Looks: between public and hidden the public side is read; else what leaves a square as
// it was there, everything else where it goes. [808.3a]
func (g game) Looks(k *B, e *event) board.Look {
	if e.Verb != ability.Moved {
		return board.After
	}
	if same, _ := g.Carry(k, e); same {
		return board.After
	}
	before, after := k.Sees(e.From, false) == state.All && !k.Zones[e.From.Zone].Hidden, k.Sees(e.To, k.ArrivesDown(e)) == state.All
	switch {
	case before != after:
		if before {
			return board.Before
		}
		return board.After
	case k.Zones[e.From.Zone].Word == ability.Square:
		return board.Before
	}
	return board.After
}

// Performed notes what the rules ask about later, and puts to sleep what says that it enters so. [1203, 1204, 303.5a]
func (game) Performed(k *K, e *event) {
	if hurts(e) {
		k.Tally(tallyHurt, state.Nobody, e.Card, 1, ability.SinceCheck)
	}
	if (e.Verb == ability.Moved || e.Verb == ability.Created) && k.Zones[e.To.Zone].Word == ability.Square {
		k.Tally(tallyCame, state.Nobody, e.New, 1, ability.SinceCheck)
		if k.Zones[e.From.Zone].Word != ability.Square && k.Chars(e.New).Keys&bitAsleep != 0 { // unless its text says so it comes rebooted [303.5a, 102.2]
			k.SetRest(e.New, true)
		}
	}
}

// Damage marks it on a Zex; on a player it is a debt. [1001.1, 1001.2]
func (game) Damage(k *K, e *event) {
	if e.Card != (ref{}) {
		k.SetDamage(e.Card, k.State.Card(e.Card).Damage+e.N)
		return
	}
	k.Store(e.Seat, ability.DamageOwed, k.Stored(e.Seat, ability.DamageOwed)+e.N)
}
