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

// holders are the cards of a zone that may have a usable ability there, as they were found
// at an age of the zone.
type holders struct {
	age   int32
	cards []state.CardID
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
		for _, id := range b.holding(z, s) {
			u.list = b.uses(id, u.list)
		}
	}
	return u.list
}

// holding lists the cards of a zone that may have an ability which may be used there,
// whoever reads them: their print has one, or they are no longer just their print.
func (b *Board) holding(z state.Zone, s state.Seat) []state.CardID {
	h := &b.holders[int(z)*2+int(s)]
	if h.age == b.ages[z] {
		return h.cards
	}
	h.age, h.cards = b.ages[z], h.cards[:0]
	for _, id := range b.State.List(z, s) {
		if c := &b.State.Cards[id]; b.edited(id) || c.Face != 0 && c.Side >= 0 && b.sides[c.Face-1][c.Side].usedIn&FactIn(z) != 0 {
			h.cards = append(h.cards, id)
		}
	}
	return h.cards
}

// uses adds the activated abilities of a card that work where it lies.
func (b *Board) uses(id state.CardID, into []Usable) []Usable {
	ch := b.CharsOf(id)
	if ch.Sorts&(1<<ability.Activated) == 0 {
		return into
	}
	c, r := &b.State.Cards[id], b.State.Ref(id)
	if !b.edited(id) {
		acts := b.sides[c.Face-1][c.Side].acts
		for i := range acts {
			if a := &acts[i]; a.in&FactIn(c.At.Zone) != 0 && b.Game.Works(b, a.a, id, c.At) {
				into = append(into, Usable{r, a.id})
			}
		}
		return into
	}
	of := len(into)
	for i := range ch.Abilities {
		has := Usable{r, ch.Abilities[i].ID}
		if ch.Abilities[i].Kind != ability.Activated || slices.Contains(into[of:], has) {
			continue
		}
		if b.Works(b.Ability(has.Ability), id, c.At) {
			into = append(into, has)
		}
	}
	return into
}
