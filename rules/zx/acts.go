package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Candidates lists what might be possible: in the main phase, in the event step of a
// battle, or with one card that may be played for nothing. [506.2, 603.1b, 505.3a, 907.2e]
func (game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	s := d.Seat
	m := means{free: playsOne(d), events: d.Window == "battle"}
	if !m.events {
		m.open = enterable(k.Board, s)
	}
	if m.free {
		return append(playsOf(k, s, &m, d.Ask.Src, into), state.Act{Verb: state.Pass})
	}
	m.rebooted = int32(len(sources(k, s)))
	for _, r := range k.Cards(ability.Hand_, s) {
		into = playsOf(k, s, &m, r, into)
	}
	if k.AnyRule(ability.May, ability.Played) {
		for _, w := range lentFrom {
			for _, r := range k.Cards(w, s) {
				if k.Allowed(ability.Played, r, s) {
					into = playsOf(k, s, &m, r, into)
				}
			}
		}
	}
	if !m.events {
		into = attacks(k, s, fromDynamis(k, s, &m, into))
	}
	for _, u := range k.Usable(s, usesFrom) {
		into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
	}
	if d.Window == "main" {
		return append(into, state.Act{Verb: state.EndPhase})
	}
	return append(into, state.Act{Verb: state.Pass})
}

// The windows in which one card is played for nothing: a rule or a text lets its player do so, or a text tells them to. [505.3a, 804.3a]
const freeWindow, toldWindow = "free", "told"

// playsOne says whether a window is of one card that is played for nothing.
func playsOne(d *rules.Decision) bool { return d.Window == freeWindow || d.Window == toldWindow }

// playable says whether the card of such a window can be played in any way that has not failed yet.
func playable(k *K, d *rules.Decision) bool {
	m := means{free: true, open: enterable(k.Board, d.Seat)}
	return slices.ContainsFunc(playsOf(k, d.Seat, &m, d.Ask.Src, nil), func(a state.Act) bool {
		return !slices.Contains(d.Barred, a) && game{}.CheckAct(k, d, state.NoEyes, a) == nil
	})
}

// lentFrom are the zones from which nothing is played unless a text says so. [102.2]
var lentFrom = [...]ability.Zone{ability.Discards, ability.Charge, ability.Resource, ability.Removed}

// attacks lists what a seat's Zexes reach. [602.1]
func attacks(k *K, s seat, into []state.Act) []state.Act {
	foes := k.Cards(ability.Square, s.Other())
	for _, by := range zexes(k.Board, s) {
		c := k.State.Card(by)
		if c.Rest {
			continue
		}
		far := reach(k.Board, by)
		for _, at := range foes {
			if int32(distance(c.At.Slot, k.State.Card(at).At.Slot)) <= far {
				into = append(into, state.Act{Verb: state.DeclareAttack, Card: by.ID, Target: at.ID})
			}
		}
	}
	return into
}

// means are what a seat has to play cards with, as far as a glance tells.
type means struct {
	free, events bool   // nothing is paid; only events are played [603.1b]
	rebooted     int32  // resources that may pay
	open         uint16 // squares that a Zex may enter, a bit each
	worth        int32  // the costs of rebooted Zexes, which a descent may destroy, where it is asked
}

// beyond says at a glance that a known card cannot be played: it costs more than there is.
// [805.3c, 806.1b, 806.1d]
func beyond(k *K, s seat, m *means, r ref, c *state.Chars) bool {
	n, _ := c.Num.Get(ability.CostStat)
	switch {
	case c.Keys&descent.bit != 0:
		return n > m.worth
	case c.Keys&dreamDress.bit != 0:
		a := wordOf(k.Board, c, dreamDress)
		return a != nil && k.Number(s, ability.PlayerCrystals) < a.Args[0].N
	}
	return n > m.rebooted && k.CostNow(ability.Played, r, n) > m.rebooted
}

// fromDynamis lists the plays of dynamis: once a turn a Zex Extra and a Shift. [506.2]
func fromDynamis(k *K, s seat, m *means, into []state.Act) []state.Act {
	done := ability.Kinds(0)
	if k.Tallied(tallyExtra, s, ref{}) > 0 {
		done |= ability.Zexes
	}
	if k.Tallied(tallyShift, s, ref{}) > 0 || len(shiftsOf(k.Board, s)) > 0 { // 202.8c
		done |= shiftCard
	}
	for _, z := range zexes(k.Board, s) {
		if n, _ := k.Stat(z, ability.CostStat); !k.State.Card(z).Rest {
			m.worth += n
		}
	}
	for _, r := range k.Cards(ability.Dynamis, s) {
		if kinds := k.Chars(r).Kinds; k.State.Card(r).FaceDown && kinds&done == 0 && kinds&boostCard != boostCard {
			into = playsOf(k, s, m, r, into)
		}
	}
	return into
}

// playsOf lists every way in which a card might be played, of Zexes onto the squares open.
func playsOf(k *K, s seat, m *means, r ref, into []state.Act) []state.Act {
	c := k.Chars(r)
	unseen := len(c.Names) == 0
	if !unseen && !m.free && beyond(k, s, m, r, c) {
		return into
	}
	if unseen || c.Kinds&ability.Zexes != 0 {
		open := m.open &^ closed(k, s, r)
		for n := int32(0); n < squares; n++ {
			if open&(1<<n) != 0 {
				into = append(into, state.Act{Verb: PlayZex, Card: r.ID, N: n})
			}
		}
	}
	if unseen || c.Kinds&ability.EventCard != 0 {
		into = append(into, state.Act{Verb: state.PlayCard, Card: r.ID})
	}
	if !m.events && (unseen || c.Kinds&shiftCard != 0) {
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
func (game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if n := len(k.State.Cards); a.Card < 0 || int(a.Card) >= n || a.Target < 0 || int(a.Target) >= n || a.Verb > PlayShift || !wellFormed(a) {
		return whyAct
	}
	if k.Loops.Exhausted(d.Seat, a) && endless(k, a) {
		return whyAgain
	}
	r := k.State.Ref(a.Card)
	switch a.Verb {
	case state.EndPhase:
		if d.Window == "main" {
			return mayStop(k, d.Seat)
		}
		return whyAct
	case state.Pass:
		if d.Window == "main" || d.Window == toldWindow && playable(k, d) {
			return whyAct
		}
		return nil
	case state.DeclareAttack:
		if d.Window != "main" {
			return whyAct // 602.1
		}
		return mayAttack(k, d.Seat, r, k.State.Ref(a.Target))
	case state.UseAbility:
		if playsOne(d) {
			return whyAct
		}
		return mayUse(k, d.Seat, r, a.Ability)
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
	return mayPlay(k, d.Seat, r, with, square, playsOne(d))
}

// playedFrom says why a card cannot be played from where it lies: the hand, dynamis, and where
// a text lets it be played from. [506.2, 603.1b, 102.2]
func playedFrom(k *K, d *rules.Decision, r ref) *board.Why {
	c := k.State.Card(r)
	if playsOne(d) {
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
		if d.Window != "main" {
			return whyHand
		}
		return nil
	}
	if k.Allowed(ability.Played, r, d.Seat) {
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
