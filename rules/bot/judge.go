package bot

import (
	"math/bits"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Judge is what a game says to those who think ahead in it. A game that has something to
// say is one: bot.go of its wing. Of the others Plain is thought.
type Judge interface {
	// Worth is how well a seat stands by itself, by what its eyes may know: public numbers
	// and cards in play, and how many cards the hands hold.
	Worth(k *rules.Kernel, s state.Seat) int
	// Begin answers what no look ahead can decide; false: that is for every game to say.
	Begin(k *rules.Kernel, d *rules.Decision) (state.Answer, bool)
	// Guess lists what may be in the main deck of a player of whom these cards are known,
	// and what in the deck whose zone is Side, where there is one.
	Guess(p *state.Pool, known []state.FaceID) (main, side []state.FaceID)
	Side() ability.Zone
}

func judgeOf(g rules.Game) Judge {
	if j, is := g.(Judge); is {
		return j
	}
	return Plain{}
}

// Plain is a Judge of any game: cards in play by what they cost, and the hand.
type Plain struct{}

// Worth of things, in hundredths of a point.
const (
	bodyWorth = 80
	costWorth = 90 // for a point of cost
	keyWorth  = 60 // a keyword
	handWorth = 150
)

// Worth counts cards in play and in the hand.
func (Plain) Worth(k *rules.Kernel, s state.Seat) int {
	v := k.Count(ability.Hand_, s) * handWorth
	for z := range k.Zones {
		if !k.Zones[z].Play {
			continue
		}
		for _, r := range k.Cards(k.Zones[z].Word, s) {
			c := k.Chars(r)
			n, _ := c.Num.Get(ability.CostStat)
			v += bodyWorth + bits.OnesCount64(c.Keys)*keyWorth + int(n)*costWorth
		}
	}
	return v
}

// Begin leaves everything to what every game has.
func (Plain) Begin(*rules.Kernel, *rules.Decision) (state.Answer, bool) { return state.Answer{}, false }

// Guess is every card but tokens.
func (Plain) Guess(p *state.Pool, _ []state.FaceID) (main, side []state.FaceID) {
	for i := range p.Defs {
		if p.Defs[i].Sides[0].Kinds&ability.Token == 0 {
			main = append(main, state.FaceID(i+1))
		}
	}
	return main, slices.Clone(main)
}

// Side is no zone.
func (Plain) Side() ability.Zone { return ability.NoZone }
