package sve

import (
	"math/bits"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a bot thinks of the game: bot.Valuer, bot.Guesser, bot.Habitual.

// Worth of things, in hundredths of a point of the leader's life.
const (
	lifeWorth  = 100
	lowWorth   = 60 // more for each point below 10
	bodyWorth  = 80
	powerWorth = 90 // for a point of attack
	toughWorth = 70 // for a point of life
	costWorth  = 90 // of what has no attack, for a point of cost
	handWorth  = 150
	sideWorth  = 120 // a card of the EX area
	keyWorth   = 60  // a keyword
	pointWorth = 90  // an evolution point
)

// Worth is what a seat's side is worth.
func (game) Worth(k *K, s seat) int {
	life := int(k.Number(s, ability.PlayerLife))
	v := life*lifeWorth - max(0, 10-life)*lowWorth
	for _, r := range k.Cards(ability.Field, s) {
		v += bodyWorth
		c := k.Chars(r)
		v += bits.OnesCount64(c.Keys) * keyWorth
		if a, ok := c.Num.Get(ability.Attack); ok {
			l, _ := c.Num.Get(ability.LifeStat)
			v += int(a)*powerWorth + int(l-k.State.Card(r).Damage)*toughWorth
			continue
		}
		n, _ := c.Num.Get(ability.CostStat)
		v += int(n) * costWorth
	}
	v += k.Count(ability.Hand_, s)*handWorth + k.Count(ability.EX, s)*sideWorth
	return v + int(k.Number(s, ability.PlayerEP)+k.Number(s, ability.PlayerSEP))*pointWorth
}

// Guess lists cards of the leader's classes and neutral ones; all where that leaves none.
func (game) Guess(p *state.Pool, known []state.FaceID) (main, side []state.FaceID) {
	var classes []string
	for _, f := range known {
		if d := p.Def(f); d != nil && d.Sides[0].Kinds&ability.Leader != 0 {
			classes = append(classes, d.Sides[0].Classes...)
		}
	}
	var all []state.FaceID
	for i := range p.Known() {
		of, f := &p.Defs[i].Sides[0], state.FaceID(i+1)
		if of.Kinds&(ability.Token|ability.Leader) != 0 {
			continue
		}
		all = append(all, f)
		neutral := len(of.Classes) == 0 || slices.Contains(of.Classes, "neutral")
		if !neutral && !slices.ContainsFunc(of.Classes, func(c string) bool { return slices.Contains(classes, c) }) {
			continue
		}
		if of.Kinds&(ability.EvolveCard|ability.AdvanceCard) != 0 {
			side = append(side, f)
		} else {
			main = append(main, f)
		}
	}
	if len(main) == 0 {
		main = all
	}
	if len(side) == 0 {
		side = all
	}
	return main, side
}

// Side is where the evolve deck lies.
func (game) Side() ability.Zone { return ability.EvolveDeck }

// Habit plays the dearest, and attacks what falls without loss, then the leader.
func (game) Habit(k *K, d *rules.Decision, a state.Act) int {
	switch a.Verb {
	case state.DeclareAttack:
		at := k.State.Ref(a.Target)
		if k.In(at, ability.LeaderArea) {
			return 600
		}
		by := k.State.Ref(a.Card)
		left := func(r ref) int32 {
			n, _ := k.Stat(r, ability.LifeStat)
			return n - k.State.Card(r).Damage
		}
		mine, _ := k.Stat(by, ability.Attack)
		theirs, _ := k.Stat(at, ability.Attack)
		switch {
		case mine < left(at):
			return 100
		case theirs < left(by):
			return 750
		}
		return 610
	case state.EndPhase:
		return 200
	case state.Pass:
		return 250
	}
	switch {
	case d.Window != "main":
		return 250
	case a.Verb == state.PlayCard:
		n, _ := k.Chars(k.State.Ref(a.Card)).Num.Get(ability.CostStat)
		return 700 + 10*int(n)
	}
	return 640
}

// Ahead: what is put now attacks in the turn after the other's.
func (game) Ahead() int { return 2 }
