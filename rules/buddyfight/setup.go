package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Setup is everything before the first turn [NS]: nothing triggers. A deck's flag lies
// open to both players' machines; its buddy, and a flag under the flag, are its own.
func (game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		prepare(k, s)
	}
	first := k.RandomSeat(rules.Lot{Key: "first"})
	k.GoesFirst(first)
	for _, s := range [...]seat{first, first.Other()} {
		begin(k, s)
	}
	for _, s := range [...]seat{first, first.Other()} {
		openFlag(k, s)
	}
	k.DueTurn(first)
}

// prepare puts deck, flag and buddy where they belong, face down. A second flag lies
// under the first and stays face down. [4.misc.specialflag.4]
func prepare(k *K, s seat) {
	d := k.Setup.Decks[s]
	for i, f := range d.Leader {
		r := k.NewCard(f, k.Place(ability.Flag, s), s)
		k.SetSeen(r)
		k.Lay(r, false)
		if i == 0 {
			k.SetTable(tableFlag+int(s), int32(f)) // 4.misc.flagcond.start.1
		}
	}
	k.NewCards(d.Main, k.Place(ability.Deck, s), s)
	for i, f := range d.Side {
		w := ability.Buddy
		if i > 0 {
			w = ability.Flag
		}
		r := k.NewCard(f, k.Place(w, s), s)
		k.Lay(r, false)
		k.Reveal(state.EyesOf(s), r)
	}
}

// begin shuffles the deck and takes hand, gauge and life: those of the format, unless a
// special flag says otherwise, which is done before the flags are opened.
// [4.misc.specialflag.3]
func begin(k *K, s seat) {
	k.Shuffle(ability.Deck, s)
	v := *valuesOf(k.Format)
	if a := startOf(k, s); a != nil {
		v.Hand, v.Gauge, v.Life = a.Args[0].N, a.Args[1].N, a.Args[2].N
	}
	k.Store(s, ability.PlayerLife, v.Life)
	deck := k.Cards(ability.Deck, s)
	batch := k.Batch()
	for i, r := range deck[:min(int(v.Hand+v.Gauge), len(deck))] {
		to := ability.Hand_
		if i >= int(v.Hand) {
			to = ability.GaugeZone
		}
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(to, s), Seat: s})
	}
	k.Do(batch...)
}

// startOf is what a special flag says of the beginning; nil: nothing. It is a matter of
// preparing, so it is read of the printed card. [4.misc.specialflag.3]
func startOf(k *K, s seat) *ability.Ability {
	d := k.Pool.Def(state.FaceID(k.State.Table[tableFlag+int(s)]))
	if d == nil || d.Sides[0].Card == nil {
		return nil
	}
	for i := range d.Sides[0].Card.Abilities {
		if a := &d.Sides[0].Card.Abilities[i]; a.Kind == ability.Construction && a.Word == "start" {
			return a
		}
	}
	return nil
}

// openFlag is "open the flag": the upper flag and the buddy turn face up, a buddy
// standing, an impact monster too. [4.misc.specialflag.4, 5.stand.2]
func openFlag(k *K, s seat) {
	for _, w := range [...]ability.Zone{ability.Flag, ability.Buddy} {
		for _, r := range k.Cards(w, s)[:min(1, k.Count(w, s))] {
			k.Reveal(state.All, r)
			k.Lay(r, true)
			k.Hide(r)
		}
	}
}
