package rules

import (
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Chance is what nobody chooses: faces dealt anew, and lots. It comes from outside, is told,
// and tells the loops that what was seen before proves nothing any more.
type Chance struct {
	on     *board.Board
	ends   *ends
	loops  *Loops
	sights *Sights
	deals  int32 // number of the last shuffle; never goes back by a rewind
}

// Deals is the number of the last shuffle: no rewind takes it back.
func (c *Chance) Deals() int32 { return c.deals }

// redeal gives handles new faces among themselves.
func (c *Chance) redeal(ids []state.CardID, deal func([]state.CardID) []state.FaceID, seen state.Eyes) {
	if len(ids) == 0 {
		return // chance has nothing to say
	}
	c.deals++
	faces := deal(ids)
	c.loops.chanced()
	for i, id := range ids {
		card := &c.on.State.Cards[id]
		card.Face = 0
		if i < len(faces) {
			card.Face = faces[i]
		}
		card.Inc++
		card.Deal, card.Seen, card.Open = c.deals, seen, false
	}
	board.Redealt(c.on, ids)
	c.on.Wrote(board.FactSeen | board.FactTexts | board.FactStatics | board.FactBases)
}

// Lot is what a lot is cast for.
type Lot struct {
	Key string       // of its words: Words.Lots, or the app's for what every game has
	Src state.Source // the card or ability that says so; zero: the rules
}

// RandomNumber returns a number from 1 to n that nobody chose.
func (c *Chance) RandomNumber(of Lot, n int32) int32 {
	v := c.random(n) + 1
	if n > 1 {
		c.tellLot(of, n, state.Event{Seat: state.Nobody, N: v})
	}
	return v
}

// RandomSeat returns a seat that nobody chose.
func (c *Chance) RandomSeat(of Lot) state.Seat {
	s := state.Seat(c.random(2))
	c.tellLot(of, 2, state.Event{Seat: s})
	return s
}

// RandomItem returns the place in a list of an item that nobody chose.
func (c *Chance) RandomItem(of Lot, list []state.Item) int {
	n := int32(len(list))
	i := int(c.random(n))
	if n > 1 {
		e := state.Event{Seat: state.Nobody, N: int32(i) + 1}
		if id := list[i].Card; id != 0 {
			e.Card = c.on.State.Ref(id)
		}
		c.tellLot(of, n, e)
		c.sights.took(state.Nobody, list, list[i:i+1])
	}
	return i
}

// tellLot tells which of n a lot has fallen on.
func (c *Chance) tellLot(of Lot, n int32, e state.Event) {
	e.Verb, e.Name, e.Src, e.Slot = state.Rolled, of.Key, of.Src, n
	c.ends.tell(e)
}

// random returns a number from 0 to n-1 from outside.
func (c *Chance) random(n int32) int32 {
	if n <= 1 {
		return 0
	}
	c.loops.heard()
	v := c.ends.out.Random(n)
	c.loops.chanced()
	return v
}
