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
	Text    *ability.Ability // what it says
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
		for _, id := range b.Holders(z, s) {
			u.list = b.uses(id, u.list)
		}
	}
	return u.list
}

// Holders lists the cards of a zone that may have an ability which may be used there, or
// that may let themselves be played, whoever reads them: their print has one, or they are no
// longer just their print. The list is only read.
func (b *Board) Holders(z state.Zone, s state.Seat) []state.CardID {
	if h := &b.holders[int(z)*2+int(s)]; h.known {
		return h.cards
	}
	return find(b, &b.holders, int(z)*2+int(s), holds)
}

// askAnew says that who may have usable abilities is to be found anew where these cards lie.
func askAnew(b *Board, ids []state.CardID) {
	for _, id := range ids {
		if b.State.Valid(id) { // it may have been taken back
			b.holders[listOf(b.State.Cards[id].At)].known = false
		}
	}
}

// listOf is the index of the list of a place in State.Lists.
func listOf(p state.Place) int { return int(p.Zone)*2 + int(max(p.Of, 0)) }

// find lists the cards of the i-th list of the state of which something holds.
func find(b *Board, of *[2 * mostZones]some, i int, is func(b *Board, id state.CardID, z state.Zone) bool) []state.CardID {
	l := &of[i]
	l.known, l.cards = true, l.cards[:0]
	for _, id := range b.State.Lists[i] {
		if is(b, id, state.Zone(i/2)) {
			l.cards = append(l.cards, id)
		}
	}
	return l.cards
}

// holds says whether a card is one of those that Holders lists in a zone.
func holds(b *Board, id state.CardID, z state.Zone) bool {
	c := &b.State.Cards[id]
	return c.Face != 0 && c.Side >= 0 && b.sides[c.Face-1][c.Side].usedIn&FactIn(z) != 0 || slices.Contains(b.effects.lentTo, id)
}

// PutIn says that a card lies in the i-th list of the state; last: at its end.
func (b *Board) PutIn(id state.CardID, i int, last bool) {
	b.forget(id)
	b.cards.note(id)
	b.still[i] = false
	if h := &b.holders[i]; h.known && holds(b, id, state.Zone(i/2)) {
		h.put(id, last)
	}
	if w := &b.workers[i]; w.known && worksAt(b, id, state.Zone(i/2)) {
		w.put(id, last)
	}
}

// uses adds the activated abilities of a card that work where it lies.
func (b *Board) uses(id state.CardID, into []Usable) []Usable {
	ch := b.CharsOf(id)
	if ch.Sorts&(1<<ability.Activated) == 0 {
		return into
	}
	c, r := &b.State.Cards[id], b.State.Ref(id)
	if !b.effects.edited(id) {
		acts := b.sides[c.Face-1][c.Side].acts
		for i := range acts {
			if a := &acts[i]; a.in&FactIn(c.At.Zone) != 0 && b.Game.Works(b, a.a, id, c.At) {
				into = append(into, Usable{r, a.id, a.a})
			}
		}
		return into
	}
	of := len(into)
	for i := range ch.Abilities {
		if ch.Abilities[i].Kind != ability.Activated {
			continue
		}
		has := Usable{r, ch.Abilities[i].ID, b.Ability(ch.Abilities[i].ID)}
		if !slices.Contains(into[of:], has) && b.Works(has.Text, id, c.At) {
			into = append(into, has)
		}
	}
	return into
}
