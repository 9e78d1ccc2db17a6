package divinecross

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a bot thinks of the game: bot.Valuer, bot.Opener, bot.Habitual, bot.Aliker.

// Worth of things, in hundredths of a point of HP.
const (
	lostWorth    = 60000 // a card in the KO zone
	lastWorth    = 40000 // more for the last but one: the next loses
	unitWorth    = 9000
	leftWorth    = 30 // a point of HP that is left
	mainWorth    = 15 // more for the main unit's
	energyWorth  = 7000
	spareWorth   = 1500 // energy that no skill of its unit needs
	assistWorth  = 8000
	stunWorth    = 15000
	cardWorth    = 4500 // in the hand
	mayHitWorth  = 45   // a point of damage that the main unit could do
	soonHitWorth = 25   // with one more energy
	dangerWorth  = 30000
	missingWorth = 6000 // a draw that will find no card
)

// Worth is what a seat's side is worth.
func (game) Worth(k *K, s seat) int {
	ko := k.Count(ability.KO, s)
	v := -ko * lostWorth
	if ko > 1 {
		v -= lastWorth
	}
	for _, w := range [...]ability.Zone{ability.Main, ability.Standby} {
		for _, r := range k.Cards(w, s) {
			v += unitValue(k.Board, r, w == ability.Main)
		}
	}
	v += k.Count(ability.Soul, s)*assistWorth + k.Count(ability.Hand_, s)*cardWorth
	if short := 3 - k.Count(ability.Deck, s); short > 0 {
		v -= short * missingWorth
	}
	return v + fight(k.Board, s)
}

// unitValue is the worth of a unit with its energy.
func unitValue(b *B, r ref, main bool) int {
	left := hpLeft(b, r)
	v := unitWorth + left*leftWorth
	if main {
		v += left * mainWorth
	}
	if b.Counters(r, "stun") > 0 {
		v -= stunWorth
	}
	have, need := energyOf(b, r), neededBy(b, r)
	return v + min(have, need)*energyWorth + max(0, have-need)*spareWorth
}

// fight is the worth of what the main unit could do to the other's, and of the danger
// that it is in.
func fight(b *B, s seat) int {
	mine, theirs := b.Cards(ability.Main, s), b.Cards(ability.Main, s.Other())
	if len(mine) == 0 || len(theirs) == 0 {
		return 0
	}
	now, soon := strongest(b, s, mine[0], theirs[0], 0), strongest(b, s, mine[0], theirs[0], 1)
	v := now*mayHitWorth + max(0, soon-now)*soonHitWorth
	if strongest(b, s.Other(), theirs[0], mine[0], 1) >= hpLeft(b, mine[0]) {
		v -= dangerWorth
	}
	return v
}

// strongest is the most damage that a skill of a unit would do with so much more energy.
func strongest(b *B, s seat, by, at ref, more int) int {
	best, have := 0, energyOf(b, by)+more
	for _, r := range append([]ref{by}, heldBy(b, ability.Soul, by)...) {
		for _, h := range b.Chars(r).Abilities {
			a := b.Ability(h.ID)
			if !battleSkill(a) || len(a.Args) == 0 || needs(a) > have {
				continue
			}
			best = max(best, int(b.Amount(b.Probe(s, r, h.ID), &a.Args[0])))
		}
	}
	if of := b.Chars(at).Classes; slices.ContainsFunc(b.Chars(by).Traits, func(c string) bool { return slices.Contains(of, c) }) {
		best *= 2
	}
	return best
}

// battleSkill says whether an ability is used in the battle phase.
func battleSkill(a *ability.Ability) bool {
	return a != nil && a.Marks&(ability.Skill|ability.EXPower) == ability.Skill
}

// needs is how much energy a skill needs as printed.
func needs(a *ability.Ability) (n int) {
	for i := range a.Cost {
		if a.Cost[i].Res == ability.Energy {
			n += int(a.Cost[i].N.N)
		}
	}
	return n
}

// neededBy is how much energy the dearest skill of a unit needs, or its retreat.
func neededBy(b *B, r ref) int {
	n, _ := b.Stat(r, ability.Retreat)
	most := int(n)
	for _, h := range b.Chars(r).Abilities {
		if a := b.Ability(h.ID); battleSkill(a) {
			most = max(most, needs(a))
		}
	}
	return most
}

func hpLeft(b *B, r ref) int {
	n, _ := b.Stat(r, ability.HP)
	return int(n - b.State.Card(r).Damage)
}

func energyOf(b *B, r ref) int { return len(heldBy(b, ability.EnergyZone, r)) }

// heldBy lists the cards of a zone that are attached to one.
func heldBy(b *B, w ability.Zone, r ref) (out []ref) {
	for _, c := range b.Cards(w, b.State.Card(r).Master) {
		if b.State.Card(c).Host == r {
			out = append(out, c)
		}
	}
	return out
}

// bestFirst is the unit to begin with: what has the most HP and can soon fight.
func bestFirst(k *K, d *rules.Decision) (a state.Answer) {
	best := -1
	k.Through(state.EyesOf(d.Seat), func() {
		for _, it := range d.Next(k, state.EyesOf(d.Seat), nil, nil) {
			r := k.State.Ref(it.Card)
			n, _ := k.Stat(r, ability.HP)
			v := int(n)
			for _, h := range k.Chars(r).Abilities {
				if a := k.Ability(h.ID); battleSkill(a) && len(a.Args) > 0 && needs(a) < 2 {
					v += 300
					break
				}
			}
			if v > best {
				best, a = v, state.Answer{Pick: []state.Item{it}}
			}
		}
	})
	return a
}

// Begin chooses the first unit, and draws for a hand without one.
func (game) Begin(k *K, d *rules.Decision) (state.Answer, bool) {
	switch d.Ask.Key {
	case "first unit":
		return bestFirst(k, d), true
	case "bonus":
		return state.Answer{N: []int32{1}}, true
	}
	return state.Answer{}, false
}

// Alike: one standby area is as good as another.
func (game) Alike(a state.Act) state.Act {
	if a.Verb == PutUnit {
		a.N = 0
	}
	return a
}

// Habit likes the skill that does the most, energy where it is needed, and units beside the main one.
func (game) Habit(k *K, d *rules.Decision, a state.Act) int {
	b, s := k.Board, d.Seat
	switch a.Verb {
	case UseSkill:
		mine, theirs := b.Cards(ability.Main, s), b.Cards(ability.Main, s.Other())
		if len(mine) == 0 || len(theirs) == 0 {
			return 1000
		}
		x := b.Ability(a.Ability)
		if x == nil || len(x.Args) == 0 {
			return 900
		}
		return 1000 + int(b.Amount(b.Probe(s, mine[0], a.Ability), &x.Args[0]))
	case Charge:
		r := k.State.Ref(a.Target)
		have, need := energyOf(b, r), neededBy(b, r)
		switch {
		case have >= need:
			return 100
		case b.State.Card(r).At.Zone == zoneMain:
			return 560
		}
		return 480
	case PutUnit:
		if k.Count(ability.Standby, s) < 2 {
			return 600
		}
		return 230
	case RetreatUnit:
		mine, theirs := b.Cards(ability.Main, s), b.Cards(ability.Main, s.Other())
		if len(mine) == 0 || len(theirs) == 0 {
			return 0
		}
		if to := k.State.Ref(a.Target); strongest(b, s.Other(), theirs[0], mine[0], 1) >= hpLeft(b, mine[0]) && strongest(b, s.Other(), theirs[0], to, 1) < hpLeft(b, to) {
			return 300 + strongest(b, s, to, theirs[0], 0)
		}
		return 0
	case state.EndPhase:
		return 250
	case state.Pass:
		return 0
	}
	return 270
}

// Ahead: a unit charged now strikes in the turn after the other's.
func (game) Ahead() int { return 3 }
