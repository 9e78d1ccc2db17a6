package buddyfight

import (
	"math/bits"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a bot thinks of the game: bot.Valuer, bot.Guesser, bot.Habitual.

// Worth of things, in hundredths of a card of the hand.
const (
	lifeWorth   = 130
	lastWorth   = 120 // more for each of the last four
	handWorth   = 100
	gaugeWorth  = 60 // the first four; more can hardly be spent
	bodyWorth   = 40 // a card on the field
	hitWorth    = 70 // a point of its critical
	powerWorth  = 16 // a thousand of its power
	guardWorth  = 14 // a thousand of its defense
	wordWorth   = 35 // a keyword
	soulWorth   = 60 // a card of soul
	coverWorth  = 90 // that the center is covered, where life runs low
	centerWorth = 40 // that it is covered at all
)

const (
	spentGauge = 4
	lowLife    = 4
)

// Worth is what a seat's side is worth: life, the more the less is left; what stands on
// the field and how it strikes; cards and gauge.
func (game) Worth(k *K, s seat) int {
	life := int(k.Number(s, ability.PlayerLife))
	v := life*lifeWorth + min(life, lowLife)*lastWorth + k.Count(ability.Hand_, s)*handWorth +
		min(k.Count(ability.GaugeZone, s), spentGauge)*gaugeWorth + k.Count(ability.Soul, s)*soulWorth
	for _, r := range onSide(k.Board, s) {
		if k.In(r, ability.Flag) {
			continue
		}
		power, _ := number(k.Board, r, ability.Power)
		defense, _ := number(k.Board, r, ability.Defense)
		critical, _ := number(k.Board, r, ability.Critical)
		v += bodyWorth + int(critical)*hitWorth + int(power)*powerWorth/1000 + int(defense)*guardWorth/1000 +
			bits.OnesCount64(k.Chars(r).Keys)*wordWorth
	}
	if guarded(k.Board, s, ref{}) {
		v += centerWorth
		if life <= lowLife {
			v += coverWorth
		}
	}
	return v
}

// Guess lists what a deck may have, as far as its flag is known: cards that it permits.
func (game) Guess(p *state.Pool, known []state.FaceID) (main, side []state.FaceID) {
	var flag *state.Side
	for _, f := range known {
		if d := p.Def(f); d != nil && d.Sides[0].Kinds&ability.FlagCard != 0 {
			flag = &d.Sides[0]
		}
	}
	for i := range p.Known() {
		s := &p.Defs[i].Sides[0]
		if s.Kinds&ability.FlagCard == 0 && (flag == nil || slices.ContainsFunc(s.Classes, func(w string) bool { return permits(flag, w) })) {
			main = append(main, state.FaceID(i+1))
		}
	}
	return main, nil
}

// Side: there is one deck.
func (game) Side() ability.Zone { return ability.NoZone }

// Habit attacks the fighter, then what falls, the center first.
func (game) Habit(k *K, d *rules.Decision, a state.Act) int {
	switch {
	case a.Verb == state.DeclareAttack && a.Target == 0:
		return 800
	case a.Verb == state.DeclareAttack:
		at := k.State.Ref(a.Target)
		power, _ := number(k.Board, k.State.Ref(a.Card), ability.Power)
		defense, _ := number(k.Board, at, ability.Defense)
		switch {
		case power < defense:
			return 100
		case k.In(at, ability.CenterArea):
			return 850
		}
		return 700
	case a.Verb == LinkAttack:
		return 300
	case a.Verb == state.Pass:
		return 250
	case d.Window == "move":
		return 200
	case d.Seat != k.Turn() || d.Window != windows[inMain] && d.Window != windows[inFinal]:
		return 255
	case a.Verb == EquipAs:
		return 550
	case a.Verb == state.PlayCard && k.Chars(k.State.Ref(a.Card)).Kinds&ability.Monster != 0:
		critical, _ := k.Chars(k.State.Ref(a.Card)).Num.Get(ability.Critical)
		return 500 + 20*int(critical)
	case a.Verb == state.PlayCard:
		return 400
	}
	return 350
}

// Ahead: nothing lies further ahead: reading on into the other's turn made a player that waits.
func (game) Ahead() int { return 0 }
