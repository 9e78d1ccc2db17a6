package buddyfight

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Marks of a card: how it came to the item area. [4.kw.transform.2, 4.kw.impacttransform.3]
const (
	flagTransformed       = 1 << iota // equipped though it is no item, or declared to be
	flagImpactTransformed             // by impact transform: may attack in the final phase
)

// Keys of keywords that procedures read.
var (
	keyCounter, keyPenetrate, keyMove, keyStrikeBack = keyOf("counter"), keyOf("penetrate"), keyOf("move"), keyOf("counterattack")
	keyChange, keySet, keyTerritory, keyOmni         = keyOf("equip change"), keyOf("set"), keyOf("c-territory"), keyOf("omni lord")
)

func keyOf(word string) uint64 { return board.KeyBit(game{}, word) }

// Base: a monster in the item area is an item and no monster, with the same power,
// defense, critical, abilities and attributes. [4.kw.transform.2, 4.kw.impacttransform.2]
func (game) Base(k *B, id state.CardID, into *state.Chars) bool {
	c := &k.State.Cards[id]
	p := k.Book.Printed(c.Face, c.Side)
	if c.At.Zone != zoneItem || p == nil || p.Kinds&ability.Monster == 0 {
		return false
	}
	into.CopyFrom(p)
	into.Kinds = ability.ItemCard
	into.Num.Show(false, ability.Size)
	return true
}

// Print: no card has a number of another kind.
func (game) Print(c *state.Chars) {
	c.Num.Show(c.Kinds&ability.Monster != 0, ability.Size)
}

// State answers the states that are Buddyfight's own.
func (game) State(k *B, s ability.State, r ref) bool {
	switch s {
	case ability.Answered: // 4.misc.used.1
		for i := range k.State.Stack {
			if f := &k.State.Stack[i]; f.Obj == r && f.ID == k.State.Table[tableAnswering] {
				return true
			}
		}
	case ability.Transformed: // 4.kw.impacttransform.3
		return k.LastCard(r).Flags&flagTransformed != 0
	case ability.Equipped: // 4.kw.soulguard.1
		return board.LinkedTo(k, ability.Soul, r) > 0
	case ability.OfBuddy: // 1.Q5
		return ofBuddy(k, r)
	case ability.InParty: // 3.attack.2.2.link, 3.attack.Q3
		return slices.ContainsFunc(k.State.Battles, func(b state.Battle) bool {
			by := fighting(k, &b)
			return len(by) > 1 && slices.Contains(by, r)
		})
	case ability.InBattle, ability.Attacked_, ability.Attacking:
		for i := range k.State.Battles {
			b := &k.State.Battles[i]
			if s != ability.Attacked_ && slices.Contains(b.Attackers, r) || s != ability.Attacking && defends(k, b, r) { // 3.attack.2.3
				return true
			}
		}
	}
	return false
}

// ofBuddy says whether a card has the name of its player's buddy. [1.Q5, 1.call.1.3.b1]
func ofBuddy(k *B, r ref) bool {
	named := k.Last(r).Names
	for _, b := range k.Cards(ability.Buddy, k.LastCard(r).Master) {
		if slices.ContainsFunc(k.Chars(b).Names, func(n string) bool { return slices.Contains(named, n) }) {
			return true
		}
	}
	return false
}

// number is a number of a card now; false: it has none, which is not 0.
func number(k *B, r ref, s ability.Stat) (int32, bool) { return k.Stat(r, s) }

// hasCounter says whether a card itself may be used as a counter. [2.flow.3.1]
func hasCounter(c *state.Chars) bool { return c.Keys&keyCounter != 0 }

// unseen says whether the eyes in force cannot see what r is.
func unseen(k *B, r ref) bool { return len(k.Chars(r).Names) == 0 }

// Damage takes it off the life of a fighter. [3.attack.3.1.2]
func (game) Damage(k *K, e *event) {
	if e.Card == (ref{}) {
		k.Store(e.Seat, ability.PlayerLife, k.Stored(e.Seat, ability.PlayerLife)-e.N)
	}
}
