package zx

import (
	"math/bits"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a bot thinks of the game: bot.Valuer, bot.Guesser, bot.Habitual.

// Worth of things, in hundredths of a card of the hand.
const (
	lifeWorth   = 500 // a life card
	lastWorth   = 400 // more for the first two of them
	bodyWorth   = 90  // a Zex in the squares
	paidWorth   = 45  // a point of its cost
	forceWorth  = 30  // a thousand of its power
	abilWorth   = 30  // a keyword
	nearWorth   = 70  // that it stands beside the other's player square
	guardWorth  = 160 // that it stands in its own player square
	awakeWorth  = 25  // that it is rebooted
	handWorth   = 100 // a card of the hand, as far as it may be kept
	sourceWorth = 240 // a card in resource, of the first
	spareWorth  = 40  // of the others
	sourcesDear = 7   // so many are dear
	keyWorth    = 45  // a marker, of the first
	keysDear    = 4   // so many of them; no other is worth anything
	linkWorth   = 40  // a force, or a Shift on a Zex
)

// Worth is what a seat's side is worth: life first, then Zexes, more where they reach or
// cover a player.
func (game) Worth(k *K, s seat) int {
	life := k.Count(ability.LifeZone, s)
	v := life*lifeWorth + min(life, 2)*lastWorth
	hand := k.Count(ability.Hand_, s)
	if most := int(k.Number(s, ability.HandLimit)); most > 0 { // what is above it goes to the trash [309.2a]
		hand = min(hand, most)
	}
	v += hand * handWorth
	sources := k.Count(ability.Resource, s)
	v += min(sources, sourcesDear)*sourceWorth + max(0, sources-sourcesDear)*spareWorth
	v += min(int(k.Number(s, ability.PlayerCrystals)), keysDear) * keyWorth
	v += (k.Count(ability.Soul, s) + k.Count(ability.Equipment, s)) * linkWorth
	for _, r := range zexes(k.Board, s) {
		c, at := k.Chars(r), k.State.Card(r)
		cost, _ := c.Num.Get(ability.CostStat)
		power, _ := c.Num.Get(ability.Power)
		v += bodyWorth + int(cost)*paidWorth + int(power)*forceWorth/1000 + bits.OnesCount64(c.Keys)*abilWorth
		if distance(at.At.Slot, homes[s.Other()]) <= 1 {
			v += nearWorth
		}
		if at.At.Slot == homes[s] {
			v += guardWorth
		}
		if !at.Rest {
			v += awakeWorth
		}
	}
	return v
}

// Guess lists what a main deck may have, and what dynamis may.
func (game) Guess(p *state.Pool, _ []state.FaceID) (main, side []state.FaceID) {
	for i := range p.Known() {
		s, f := &p.Defs[i].Sides[0], state.FaceID(i+1)
		if ofDeck(s) {
			main = append(main, f)
		}
		if ofDynamis(s) {
			side = append(side, f)
		}
	}
	return main, side
}

// Side is dynamis. [313]
func (game) Side() ability.Zone { return ability.Dynamis }

// Habit attacks the player, then what falls, and plays the dearest.
func (game) Habit(k *K, d *rules.Decision, a state.Act) int {
	switch a.Verb {
	case state.DeclareAttack:
		by, at := k.State.Ref(a.Card), k.State.Ref(a.Target)
		if !isZex(k.Board, at) {
			return 900
		}
		mine, _ := k.Stat(by, ability.Power)
		theirs, _ := k.Stat(at, ability.Power)
		if mine < theirs {
			return 0
		}
		n, _ := k.Stat(at, ability.CostStat)
		return 700 + 10*int(n)
	case state.UseAbility:
		return 350
	case state.EndPhase:
		return 200
	case state.Pass:
		return 250
	}
	n, _ := k.Chars(k.State.Ref(a.Card)).Num.Get(ability.CostStat)
	if d.Window == "battle" {
		return 230 + int(n)
	}
	return 400 + 25*int(n)
}

// Ahead: what stands before a player square is worth what it does when the other has answered; further ahead too much
// hangs on cards that are not known.
func (game) Ahead() int { return 1 }
