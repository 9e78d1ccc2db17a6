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
func (b *Board) Usable(s state.Seat, zones []state.Zone) []Usable {
	b.Settle()
	u := &b.usable[s]
	if u.age == b.age && u.peek == b.peek {
		return u.list
	}
	u.age, u.peek, u.from, u.list = b.age, b.peek, zones, u.list[:0]
	for _, z := range zones {
		for _, id := range b.State.List(z, s) {
			if !b.mayHave(id, ability.Activated) {
				continue
			}
			c := b.CharsOf(id)
			if c.Sorts&(1<<ability.Activated) == 0 {
				continue
			}
			of := len(u.list)
			for i := range c.Abilities {
				has := Usable{b.State.Ref(id), c.Abilities[i].ID}
				if c.Abilities[i].Kind != ability.Activated || slices.Contains(u.list[of:], has) {
					continue
				}
				if b.Game.Works(b, b.Ability(has.Ability), id, b.State.Cards[id].At) {
					u.list = append(u.list, has)
				}
			}
		}
	}
	return u.list
}

// mayHave says whether a card may have an ability of a kind, whoever reads it: its print
// has one, or it is no longer just its print.
func (b *Board) mayHave(id state.CardID, kind ability.Kind) bool {
	c := &b.State.Cards[id]
	return b.edited(id) || c.Face != 0 && c.Side >= 0 && b.sides[c.Face-1][c.Side].chars.Sorts&(1<<kind) != 0
}
