package bot

import (
	"math/bits"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a game says to those who think ahead in it, in bot.go of its wing: each by itself,
// and each may be left unsaid.

// Valuer says how well a seat stands by itself, by what its eyes may know: public numbers
// and cards in play, and how many cards the hands hold. Of other games what is in play and
// the hand is valued.
type Valuer interface {
	Worth(k *rules.Kernel, s state.Seat) int
}

// Opener answers what no look ahead can decide; false: that is for every game to say.
type Opener interface {
	Begin(k *rules.Kernel, d *rules.Decision) (state.Answer, bool)
}

// Guesser lists what may be in the main deck of a player of whom these cards are known,
// and what in the side deck, which lies in zone Side. In other games it is every card but
// tokens, and there is no side deck.
type Guesser interface {
	Guess(p *state.Pool, known []state.FaceID) (main, side []state.FaceID)
	Side() ability.Zone
}

// Habitual says what a seat is wont to do, without looking ahead: the more, the better liked. By
// whims of up to 60 another act may come first. Ahead is through how many turns after the one
// that is habits lead to what may be relied on.
type Habitual interface {
	Habit(k *rules.Kernel, d *rules.Decision, a state.Act) int
	Ahead() int
}

// Aliker says which acts come to the same: it returns the one that stands for all of them.
type Aliker interface {
	Alike(a state.Act) state.Act
}

// Worth of things in a game that does not say, in hundredths of a point.
const (
	bodyWorth = 80
	costWorth = 90 // for a point of cost
	keyWorth  = 60 // a keyword
	handWorth = 150
)

// Stands is by how much the first seat stands better than the second, in hundredths of a
// point; below zero the second does.
func Stands(k *rules.Kernel) int { return worth(k, 0) - worth(k, 1) }

// worth is how well a seat stands.
func worth(k *rules.Kernel, s state.Seat) int {
	if g, is := k.Game.(Valuer); is {
		return g.Worth(k, s)
	}
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

// habit is how much a seat likes an act without looking ahead.
func habit(k *rules.Kernel, d *rules.Decision, a state.Act) int {
	if g, is := k.Game.(Habitual); is {
		return g.Habit(k, d, a)
	}
	switch a.Verb {
	case state.Pass, state.EndPhase:
		return 100
	case state.DeclareAttack:
		return 300
	}
	return 200
}

// turnsAhead is through how many turns more habits lead.
func turnsAhead(g rules.Game) int {
	if g, is := g.(Habitual); is {
		return g.Ahead()
	}
	return ahead
}

// guess lists what may be in a player's decks.
func guess(g rules.Game, p *state.Pool, known []state.FaceID) (main, side []state.FaceID) {
	if g, is := g.(Guesser); is {
		return g.Guess(p, known)
	}
	for i := range p.Known() {
		if p.Defs[i].Sides[0].Kinds&ability.Token == 0 {
			main = append(main, state.FaceID(i+1))
		}
	}
	return main, nil
}

// sideOf is where the side deck lies; NoZone: there is none.
func sideOf(g rules.Game) ability.Zone {
	if g, is := g.(Guesser); is {
		return g.Side()
	}
	return ability.NoZone
}
