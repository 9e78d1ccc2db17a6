package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Usable is an activated ability that a card has.
type Usable struct {
	Card    state.Ref
	Ability state.AbilityID
}

// usable is that list as it was found at an age of the cards, through some eyes.
type usable struct {
	age  int32
	peek state.Eyes
	from []state.Zone
	list []Usable
}

// Usable lists the activated abilities of a seat's cards in zones that work where their
// cards lie, through the eyes in force; one that a card has several times once. A game
// asks for the same zones each time, so the list is kept until what cards are may have
// changed.
func (k *Board) Usable(s state.Seat, zones []state.Zone) []Usable {
	k.Settle()
	u := &k.usable[s]
	if u.age == k.age && u.peek == k.peek {
		return u.list
	}
	u.age, u.peek, u.from, u.list = k.age, k.peek, zones, u.list[:0]
	for _, z := range zones {
		for _, id := range k.State.List(z, s) {
			if !k.mayHave(id, ability.Activated) {
				continue
			}
			c := k.CharsOf(id)
			if c.Sorts&(1<<ability.Activated) == 0 {
				continue
			}
			of := len(u.list)
			for i := range c.Abilities {
				has := Usable{k.State.Ref(id), c.Abilities[i].ID}
				if c.Abilities[i].Kind != ability.Activated || slices.Contains(u.list[of:], has) {
					continue
				}
				if k.Game.Works(k, k.Ability(has.Ability), id, k.State.Cards[id].At) {
					u.list = append(u.list, has)
				}
			}
		}
	}
	return u.list
}

// mayHave says whether a card may have an ability of a kind, whoever reads it: its print
// has one, or it is no longer just its print.
func (k *Board) mayHave(id state.CardID, kind ability.Kind) bool {
	c := &k.State.Cards[id]
	return k.edited(id) || c.Face != 0 && c.Side >= 0 && k.sides[c.Face-1][c.Side].chars.Sorts&(1<<kind) != 0
}
