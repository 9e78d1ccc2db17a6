package zx

import (
	"math/bits"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Checks are the rule effects of pre-priority processing, the one that goes first first.
// Those that interrupt anything are in immediate.go. [901.2, 901.2b]
func (g game) Checks() []rules.Check {
	in := board.FactIn(zoneSquare)
	return []rules.Check{
		{Rule: "909", On: in | board.FactCards, Due: noPlayer},
		{Rule: "908", On: in | board.FactIn(zoneForce) | board.FactLinks, Due: looseForces},
		{Rule: "906", On: board.FactAll, Due: tooMuchCharge},
		{Rule: "905", On: in | board.FactCards | board.FactMarks, Due: illegalZexes},
		{Rule: "904", On: dies, Due: lethal},
		{Rule: "903", On: board.FactPlaces, Due: defeat},
		{Rule: "907", On: board.FactNumbers, Due: g.loseLife},
	}
}

// dies is what says whether Zexes die.
var dies = board.FactIn(zoneSquare) | board.FactCards | board.FactSums | board.FactDamage | board.FactEffects | board.FactMarks

// due says whether a rule effect is to be carried out now. [507.9, 605.6]
func due(k *K) bool {
	for _, s := range k.Seats() {
		if lacksPlayer(k.Board, s) || over(k, s) > 0 || k.Stored(s, ability.DamageOwed) > 0 || lostBy(k, s) != "" {
			return true
		}
	}
	return len(loose(k)) > 0 || disputed(k.Board) != 0 || len(dying(k)) > 0
}

// lacksPlayer says whether a seat has no Player card where it needs one. [909.1, 909.2]
func lacksPlayer(k *B, s seat) bool { return playerOf(k, s) == ref{} && boostOf(k, s) == ref{} }

// noPlayer puts a virtual Player card where there is none. [909, 1205.2]
func noPlayer(k *K, into []event) []event {
	for _, s := range k.Seats() {
		if lacksPlayer(k.Board, s) {
			into = append(into, virtual(k, s))
		}
	}
	return into
}

// virtual makes a virtual Player card. [1205.2a]
func virtual(k *K, s seat) event {
	return event{Verb: ability.Created, To: squareOf(k.Board, s, homes[s]), Slot: int32(k.Pool.Token(virtualName)), Name: virtualName, Seat: s, Tag: state.TagRule, Pos: -1}
}

// loose lists the forces that belong to no card any more. [908.1]
func loose(k *K) (out []ref) {
	for _, s := range k.Seats() {
		for _, id := range k.State.List(zoneForce, s) {
			if !k.In(k.State.Cards[id].Host, ability.Square) {
				out = append(out, k.State.Ref(id))
			}
		}
	}
	return out
}

func looseForces(k *K, into []event) []event { return trashed(k, into, loose(k)) }

// trashed are the events that put cards into their owners' trash by a rule.
func trashed(k *K, into []event, refs []ref) []event {
	for _, r := range refs {
		into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: k.State.Card(r).Master})
	}
	return into
}

// over is how many cards the charge of a seat has too many; of those that nothing may move
// it is none. [906.1, 102.6]
func over(k *K, s seat) int32 {
	n := int32(len(k.State.List(zoneCharge, s)))
	if n == 0 {
		return 0
	}
	if n -= k.Number(s, ability.ChargeLimit); n > 0 && k.AnyRule(ability.Cannot, ability.Moved) {
		n = min(n, int32(len(surplus(k, s))))
	}
	return n
}

// surplus lists the cards of a charge that may be put into the trash. [906.1, 102.6]
func surplus(k *K, s seat) []ref {
	return slices.DeleteFunc(slices.Clone(k.Cards(ability.Charge, s)), func(r ref) bool {
		return !k.Could(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: s})
	})
}

// tooMuchCharge: its player chooses what is too much. [906.1]
func tooMuchCharge(k *K, into []event) []event {
	for _, s := range k.Seats() {
		n := over(k, s)
		if n <= 0 {
			continue
		}
		d := rules.Decision{Seat: s, Kind: rules.Choose, Min: n, Max: n, Ask: rules.Prompt{Key: "charge", Rule: "906.1"}, Items: k.Items(surplus(k, s))}
		var refs []ref
		for _, it := range k.Ask(d).Pick {
			refs = append(refs, k.State.Ref(it.Card))
		}
		into = trashed(k, into, refs)
	}
	return into
}

// lodgers lists both seats' Zexes in a square.
func lodgers(k *K, square int8) (out [2][]ref) {
	for s := seat(0); s < 2; s++ {
		for _, r := range zexes(k.Board, s) {
			if k.State.Card(r).At.Slot == square {
				out[s] = append(out[s], r)
			}
		}
	}
	return out
}

// disputed are the squares with a Zex that may not be there, a bit each: in the others each
// stands alone where it may be. [905]
func disputed(k *B) uint16 {
	a, b := heldBy(k, 0), heldBy(k, 1)
	return a.any&(b.any|1<<homes[1]) | b.any&(1<<homes[0]) | a.shared | b.shared
}

// expelled says whether in a square the other seat's Zexes were first. [905.2]
func expelled(k *K, in [2][]ref, s seat) bool {
	oldest := func(list []ref) state.Stamp {
		out := k.State.Card(list[0]).Placed
		for _, r := range list {
			out = min(out, k.State.Card(r).Placed)
		}
		return out
	}
	mine, other := in[s], in[s.Other()]
	if len(mine) == 0 || len(other) == 0 {
		return false
	}
	a, b := oldest(mine), oldest(other)
	return b < a || a == b && s == k.NonTurn()
}

// illegalZexes: of one seat's Zexes in a square the newest stays; of both seats' those of
// the seat that was there first; none in the other's player square. [905]
func illegalZexes(k *K, into []event) []event {
	var out []ref
	for left := disputed(k.Board); left != 0; left &= left - 1 {
		n := int8(bits.TrailingZeros16(left))
		in := lodgers(k, n)
		for _, s := range k.Seats() {
			switch {
			case n == homes[s.Other()] || expelled(k, in, s): // 905.2, 905.3
				out = append(out, in[s]...)
			case len(in[s]) > 1: // 905.1
				stays := newest(k, s, in[s])
				out = append(out, slices.DeleteFunc(slices.Clone(in[s]), func(r ref) bool { return r == stays })...)
			}
		}
	}
	return trashed(k, into, out)
}

// newest is who came to a square last; of several its player chooses. [905.1]
func newest(k *K, s seat, of []ref) ref {
	last := state.Stamp(0)
	for _, r := range of {
		last = max(last, k.State.Card(r).Placed)
	}
	of = slices.DeleteFunc(slices.Clone(of), func(r ref) bool { return k.State.Card(r).Placed < last })
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "newest", Rule: "905.1"}, Items: k.Items(of)}
	return k.State.Ref(k.Ask(d).Pick[0].Card)
}

// dying lists the Zexes with lethal damage, or without power, but for those that nothing may
// destroy. [904, 208.2, 102.6]
func dying(k *K) (out []ref) {
	for _, s := range k.Seats() {
		for _, id := range k.State.List(zoneSquare, s) {
			c := k.CharsOf(id)
			if n, _ := c.Num.Get(ability.Power); c.Kinds&ability.Zexes != 0 && k.State.Cards[id].Damage >= n { // no damage is enough for no power
				if e := death(k, k.State.Ref(id)); k.Forbidden(&e) == nil && !spared(k, e) {
					out = append(out, e.Card)
				}
			}
		}
	}
	return out
}

// death is the destruction of a Zex by the rule effect, and by nothing else.
func death(k *K, r ref) event {
	return event{Verb: ability.Moved, Card: r, To: k.Own(ability.Charge, r), Tag: state.TagDestroyed, Seat: k.State.Card(r).Master}
}

// lethal destroys them, all at once. [904]
func lethal(k *K, into []event) []event {
	for _, r := range dying(k) {
		e := death(k, r)
		bare := e
		if credit(k, &e); k.Forbidden(&e) != nil {
			e = bare // by no effect: the rule effects after the first do it [1204.3]
		}
		into = append(into, e)
	}
	return into
}

// lostBy is the rule by which a seat has lost; none: it has not. [903]
func lostBy(k *K, s seat) string {
	switch {
	case k.Count(ability.LifeZone, s) == 0:
		return "903.1"
	case k.Count(ability.Deck, s)+k.Count(ability.Discards, s) == 0:
		return "903.2"
	}
	return ""
}

// defeat: no life, or neither deck nor trash. [903, 101.2, 101.3]
func defeat(k *K, into []event) []event {
	var lost [2]bool
	rule := ""
	for _, s := range k.Seats() {
		if by := lostBy(k, s); by != "" {
			lost[s] = true
			if rule == "" {
				rule = by
			}
		}
	}
	k.Lose(lost, rule)
	return into
}

// loseLife works off one point of damage, of the turn player first: the opponent chooses
// a life card, which its player may play if it has the ignition icon. Then everything
// begins anew. [907.2]
func (g game) loseLife(k *K, into []event) []event {
	for _, s := range k.Seats() { // 907.2a
		life := k.Cards(ability.LifeZone, s)
		if k.Stored(s, ability.DamageOwed) <= 0 || len(life) == 0 {
			continue
		}
		k.Do(event{Verb: state.NumberChanged, Seat: s, Slot: int32(ability.DamageOwed), N: -1}) // 907.2b
		d := rules.Decision{Seat: s.Other(), Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "life", Rule: "907.2c"}, Items: k.Items(life)}
		r := k.State.Ref(k.Ask(d).Pick[0].Card)
		k.Reveal(state.All, r)                                                    // 907.2c
		if !hasIcon(k.Board, r, iconIG) || !g.freely(k, s, r, "907.2e", "life") { // 907.2d, 907.2e
			k.Do(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Charge, r), Tag: state.TagRule, Seat: s})
		}
		doom(k) // pre-priority processing begins anew
		return into
	}
	return into
}
