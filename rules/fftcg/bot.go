package fftcg

import (
	"math/bits"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a bot thinks of the game: bot.Valuer, bot.Habitual.

// Worth of things, in hundredths of a point.
const (
	leftWorth   = 260 // a point of damage that is still borne
	lastWorth   = 150 // more for each of the last three
	handWorth   = 150
	bodyWorth   = 60
	powerWorth  = 55 // a thousand of a Forward's power
	wordWorth   = 50 // a keyword
	backupWorth = 280
	otherWorth  = 150
	awakeWorth  = 30
)

// Worth is what a seat's side is worth: damage that it can still bear, Forwards by their power, Backups, cards of the hand.
func (game) Worth(k *K, s seat) int {
	left := int(mostDamage(k.Board)) - k.Count(ability.DamageZone, s)
	v := left*leftWorth + min(left, 3)*lastWorth + k.Count(ability.Hand_, s)*handWorth
	for _, r := range k.Cards(ability.Field, s) {
		c := k.Chars(r)
		switch {
		case c.Kinds&ability.Forward != 0:
			n, _ := c.Num.Get(ability.Power)
			v += bodyWorth + int(n-k.State.Card(r).Damage)*powerWorth/1000 + bits.OnesCount64(c.Keys)*wordWorth
		case c.Kinds&ability.Backup != 0:
			v += backupWorth
		default:
			v += otherWorth
		}
		if !k.State.Card(r).Rest {
			v += awakeWorth
		}
	}
	return v
}

// Habit attacks where no stronger Forward can block, and plays half of what it can.
func (game) Habit(k *K, d *rules.Decision, a state.Act) int {
	switch a.Verb {
	case state.Pass:
		return 300
	case PartyAttack:
		return 250
	case state.DeclareAttack:
		mine, _ := k.Stat(k.State.Ref(a.Card), ability.Power)
		for _, r := range k.Cards(ability.Field, d.Seat.Other()) {
			if k.State.Card(r).Rest || k.Chars(r).Kinds&ability.Forward == 0 {
				continue
			}
			if n, _ := k.Stat(r, ability.Power); n >= mine {
				return 280
			}
		}
		return 600
	}
	if d.Window != "main" {
		return 265
	}
	n, _ := k.Chars(k.State.Ref(a.Card)).Num.Get(ability.CostStat)
	return 310 + 5*int(n)
}

// Guess lists what may be in a main deck, and what in an LB deck.
func (game) Guess(p *state.Pool, _ []state.FaceID) (main, side []state.FaceID) {
	for i := range p.Known() {
		switch k := p.Defs[i].Sides[0].Kinds; {
		case k&ability.Token != 0:
		case k&ability.AdvanceCard != 0:
			side = append(side, state.FaceID(i+1))
		default:
			main = append(main, state.FaceID(i+1))
		}
	}
	return main, side
}

// Side is where the LB deck lies.
func (game) Side() ability.Zone { return ability.EvolveDeck }

// Ahead: what is cast now attacks in the turn after the other's.
func (game) Ahead() int { return 2 }
