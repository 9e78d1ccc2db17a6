package zx

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Candidates lists what might be possible: in the main phase, in the event step of a
// battle, or with one card that may be played for nothing. [506.2, 603.1b, 505.3a, 907.2e]
func (g game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	s, open := d.Seat, enterable(k.Board, d.Seat)
	if d.Window == "free" {
		return append(playsOf(k, open, d.Ask.Src, into), state.Act{Verb: state.Pass})
	}
	for _, r := range k.Cards(ability.Hand_, s) {
		if d.Window == "main" {
			into = playsOf(k, open, r, into)
		} else if c := k.Chars(r); len(c.Names) == 0 || c.Kinds&ability.EventCard != 0 {
			into = append(into, state.Act{Verb: state.PlayCard, Card: r.ID})
		}
	}
	if d.Window == "main" {
		for _, r := range k.Cards(ability.Dynamis, s) {
			if k.State.Card(r).FaceDown {
				into = playsOf(k, open, r, into)
			}
		}
		for _, by := range zexes(k.Board, s) {
			for _, at := range k.Cards(ability.Square, s.Other()) {
				into = append(into, state.Act{Verb: state.DeclareAttack, Card: by.ID, Target: at.ID})
			}
		}
	}
	for _, u := range k.Usable(s, usesFrom) {
		into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
	}
	if d.Window == "main" {
		return append(into, state.Act{Verb: state.EndPhase})
	}
	return append(into, state.Act{Verb: state.Pass})
}

// playsOf lists every way in which a card might be played, of Zexes onto the squares open.
func playsOf(k *K, open uint16, r ref, into []state.Act) []state.Act {
	c := k.Chars(r)
	unseen := len(c.Names) == 0
	if unseen || c.Kinds&ability.Zexes != 0 {
		for n := int32(0); n < squares; n++ {
			if open&(1<<n) != 0 {
				into = append(into, state.Act{Verb: PlayZex, Card: r.ID, N: n})
			}
		}
	}
	if unseen || c.Kinds&ability.EventCard != 0 {
		into = append(into, state.Act{Verb: state.PlayCard, Card: r.ID})
	}
	if unseen || c.Kinds&shiftCard != 0 {
		for _, seat := range k.Seats() {
			for _, host := range k.Cards(ability.Square, seat) {
				into = append(into, state.Act{Verb: PlayShift, Card: r.ID, Target: host.ID})
			}
		}
	}
	return into
}

// usesFrom are the zones of cards whose abilities may be used, in order.
var usesFrom = func() (out []state.Zone) {
	for _, w := range [...]ability.Zone{ability.Square, ability.Charge, ability.Resource, ability.Hand_, ability.Discards, ability.Dynamis, ability.Removed} {
		out = append(out, zoneAt(w))
	}
	return
}()

// CheckAct says why an act is not possible, as far as the eyes in force can tell: nil
// also for a hidden card that might do.
func (g game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if n := len(k.State.Cards); a.Card < 0 || int(a.Card) >= n || a.Target < 0 || int(a.Target) >= n || a.Verb > PlayShift || !wellFormed(a) {
		return whyAct
	}
	r := k.State.Ref(a.Card)
	switch a.Verb {
	case state.EndPhase:
		if d.Window == "main" {
			return nil
		}
		return whyAct
	case state.Pass:
		if d.Window == "main" {
			return whyAct
		}
		return nil
	case state.DeclareAttack:
		if d.Window != "main" {
			return whyAct // 602.1
		}
		return g.mayAttack(k, d.Seat, r, k.State.Ref(a.Target))
	case state.UseAbility:
		if d.Window == "free" {
			return whyAct
		}
		if endless(k, a) && k.Exhausted(d.Seat, a) {
			return whyAgain
		}
		return g.mayUse(k, d.Seat, r, a.Ability)
	}
	if why := playedFrom(k, d, r); why != nil {
		return why
	}
	if a.Verb != state.PlayCard && d.Window == "battle" {
		return whyEvent // 603.1b
	}
	if hidden(k, r) {
		if a.Verb == PlayZex {
			return mayEnter(k, d.Seat, a.N)
		}
		if a.Verb == PlayShift && !k.In(k.State.Ref(a.Target), ability.Square) {
			return whyVessel
		}
		return nil
	}
	square := int32(noSquare)
	if a.Verb == PlayZex {
		square = a.N
	}
	with := ref{}
	if a.Verb == PlayShift {
		with = k.State.Ref(a.Target)
	}
	if (k.Chars(r).Kinds&shiftCard != 0) != (a.Verb == PlayShift) {
		return whyZex
	}
	return g.mayPlay(k, d.Seat, r, with, square, d.Window == "free")
}

// playedFrom says why a card cannot be played from where it lies. [506.2, 603.1b]
func playedFrom(k *K, d *rules.Decision, r ref) *board.Why {
	c := k.State.Card(r)
	if d.Window == "free" {
		if r != d.Ask.Src {
			return whyAct
		}
		return nil
	}
	if !k.Here(r) || c.At.Of != d.Seat {
		return whyHand
	}
	switch k.Zones[c.At.Zone].Word {
	case ability.Hand_:
		return nil
	case ability.Dynamis:
		switch kinds := k.Chars(r).Kinds; {
		case !c.FaceDown:
			return whyFaceUp
		case d.Window != "main":
			return whyHand
		case kinds&shiftCard != 0 && k.Tallied(tallyShift, d.Seat, ref{}) > 0:
			return whyShift
		case kinds&ability.Zexes != 0 && k.Tallied(tallyExtra, d.Seat, ref{}) > 0:
			return whyExtra
		case kinds == 0 && k.Tallied(tallyShift, d.Seat, ref{}) > 0 && k.Tallied(tallyExtra, d.Seat, ref{}) > 0:
			return whyExtra
		}
		return nil
	}
	return whyHand
}

// hidden says whether the eyes in force cannot see what r is.
func hidden(k *K, r ref) bool { return len(k.Chars(r).Names) == 0 }

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(a state.Act) bool {
	bare := state.Act{Verb: a.Verb, Card: a.Card}
	switch a.Verb {
	case state.Pass, state.EndPhase:
		bare.Card = 0
	case PlayZex:
		bare.N = a.N
	case PlayShift, state.DeclareAttack:
		bare.Target = a.Target
	case state.UseAbility:
		bare.Ability = a.Ability
	}
	return a == bare
}
