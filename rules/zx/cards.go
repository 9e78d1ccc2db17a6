package zx

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// iconIG is the ignition icon. [206.3]
const iconIG = "ig"

// virtualName is what a virtual Player card is called where people speak of it; to the
// rules it has no name. [1205.2a]
const virtualName = "仮想プレイヤー"

// Print: only Zexes have power, events a cost besides, Zexes and Shifts races; a virtual
// Player card has no name. [203, 207.1, 208.1, 1205.2a]
func (game) Print(c *state.Chars) {
	c.Num.Show(c.Kinds&ability.Zexes != 0, ability.Power)
	c.Num.Show(c.Kinds&(ability.Zexes|ability.EventCard) != 0, ability.CostStat)
	noRace(c)
	if len(c.Names) == 1 && c.Names[0] == virtualName {
		c.Names = noName
	}
}

var noName = []string{""}

// noRace takes the races from what has none. [207.1, 811.6]
func noRace(c *state.Chars) {
	if c.Kinds&(ability.Zexes|shiftCard) == 0 && len(c.Traits) > 0 {
		c.Traits = nil
	}
}

// Bound: what is given to a card that has no such parameter does not apply. [811.6]
func (game) Bound(c *state.Chars) { noRace(c) }

// playerName is what an Overboost is called as a player: as the Player card that it is the
// back of. [202.7d]
func playerName(k *B, id state.CardID) string {
	for _, s := range [...]seat{0, 1} {
		for _, r := range k.State.List(zoneBack, s) {
			c := &k.State.Cards[r]
			if print := k.Book.Printed(c.Face, c.Side); c.Host == k.State.Ref(id) && print != nil && print.Kinds&lowerHalf == playerCard {
				if print.Alias != "" {
					return print.Alias
				}
				return print.Names[0]
			}
		}
	}
	return ""
}

// Base: a Shift adds its name, text, colours and races to the card it lies on, without
// doubling what that has by itself; an Overboost is used as a player. [202.7d, 202.8a, 202.8d-f]
func (game) Base(k *B, id state.CardID, into *state.Chars) bool {
	c := &k.State.Cards[id]
	found := false
	if print := k.Book.Printed(c.Face, c.Side); print.Kinds&boostCard == boostCard && k.Zones[c.At.Zone].Word == ability.Square {
		into.CopyFrom(print)
		into.Names = into.Names[:1] // as whom a player uses it is no name of the card [214.1]
		if into.Alias == "" {
			into.Alias = playerName(k, id)
		}
		found = true
	}
	for _, s := range [...]seat{0, 1} {
		for _, r := range k.State.List(zoneShift, s) {
			on := &k.State.Cards[r]
			if on.Host != k.State.Ref(id) || !k.Readable(on) {
				continue
			}
			if !found {
				into.CopyFrom(k.Book.Printed(c.Face, c.Side))
			}
			found = true
			add := k.Book.Printed(on.Face, on.Side)
			into.Names = joined(into.Names, add.Names)
			into.Classes = joined(into.Classes, add.Classes)
			into.Traits = joined(into.Traits, add.Traits)
			into.Abilities = append(slices.Clip(into.Abilities), add.Abilities...)
			into.Keys |= add.Keys
			into.Sorts |= add.Sorts
		}
	}
	return found
}

// joined is one list of words and those of another that are not in it.
func joined(a, b []string) []string {
	for _, w := range b {
		if !slices.Contains(a, w) {
			a = append(slices.Clip(a), w)
		}
	}
	return a
}

// hasIcon says whether a card has an icon in its icon space. [206.2, 206.6]
func hasIcon(k *B, r ref, icon string) bool {
	return k.Chars(r).Keys&k.Key(icon) != 0 || k.Icon(r, icon)
}

// State answers the states that are Z/X's own.
func (game) State(k *B, s ability.State, r ref) bool {
	if s == ability.Equipped { // 312.3a
		return board.LinkedTo(k, ability.Soul, r) > 0
	}
	return false
}

// Vacuous: what is done no times is not done. [102.4]
func (game) Vacuous(ability.Zone) bool { return false }
