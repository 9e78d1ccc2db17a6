package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

var blank state.Chars

// Chars returns what r is as the rules read it now: blank when it is hidden, face
// down or gone. It is good until the next batch.
func (k *Board) Chars(r state.Ref) *state.Chars {
	if !k.State.Here(r) {
		return &blank
	}
	return k.CharsOf(r.ID)
}

// CharsOf is Chars of a card, wherever it lies, as what it is now.
func (k *Board) CharsOf(id state.CardID) *state.Chars {
	k.Counts.Read++
	if int(id) < len(k.read) && k.read[id].age == k.age {
		return k.read[id].chars
	}
	return k.look(id)
}

// look is chars of a card that has not been read since anything moved.
func (k *Board) look(id state.CardID) *state.Chars {
	c := &k.State.Cards[id]
	if !k.Readable(c) {
		if k.peek != state.NoEyes && c.Face != 0 && c.Side != state.Down && c.Seen&k.peek != 0 {
			return k.Book.Printed(c.Face, c.Side)
		}
		return &blank
	}
	k.Settle()
	var ch *state.Chars
	if int(id) < len(k.effects.cards) && k.effects.cards[id] != nil {
		ch = k.effects.cards[id]
	} else {
		ch = k.Book.Printed(c.Face, c.Side)
	}
	if !k.effects.busy {
		for int(id) >= len(k.read) {
			k.read = append(k.read, known{})
		}
		k.read[id] = known{k.age, ch}
	}
	return ch
}

// known is what a card that may be read was found to be at an age: whatever makes another
// board of the cards necessary makes them older.
type known struct {
	age   int32
	chars *state.Chars
}

// edited says whether what a readable card is now is not just its print.
func (k *Board) edited(id state.CardID) bool {
	return int(id) < len(k.effects.cards) && k.effects.cards[id] != nil
}

// Settle applies the continuous effects if anything changed since that was done.
func (k *Board) Settle() {
	if !k.effects.busy && !k.fresh() {
		k.compute()
	}
}

// known says whether chars(id) says all there is to say.
func (k *Board) known(id state.CardID) bool {
	c := &k.State.Cards[id]
	return c.Side == state.Down || k.Readable(c) || k.peek != state.NoEyes && c.Face != 0 && c.Seen&k.peek != 0
}

// Through runs f while reading goes through the eyes of e.
func (k *Board) Through(e state.Eyes, f func()) {
	was, refs, picks := k.peek, len(k.refs), len(k.picks)
	k.peek = e
	f()
	k.peek, k.refs, k.picks = was, k.refs[:refs], k.picks[:picks]
}

// Original returns the print of r: its own, or that of what overlays it. [SVE 5.24.1]
func (k *Board) Original(r state.Ref) *state.Chars {
	c := k.State.Card(r)
	if !k.Readable(c) {
		return k.CharsOf(r.ID)
	}
	var b state.Chars
	if k.Game.Base(k, r.ID, &b) {
		return &b
	}
	return k.Book.Printed(c.Face, c.Side)
}

// Last returns what r is now, or was when it left. [SVE 10.11.1]
func (k *Board) Last(r state.Ref) *state.Chars {
	if k.State.Here(r) {
		return k.CharsOf(r.ID)
	}
	if p := k.past(r); p != nil {
		return &p.Chars
	}
	return &blank
}

func (k *Board) past(r state.Ref) *state.Past {
	for i := len(k.State.Past) - 1; i >= 0; i-- {
		if k.State.Past[i].Ref == r {
			return &k.State.Past[i]
		}
	}
	return nil
}

// LastCard returns the card r was when it left, or is.
func (k *Board) LastCard(r state.Ref) *state.Card {
	if !k.State.Here(r) {
		if p := k.past(r); p != nil {
			return &p.Card
		}
	}
	return k.State.Card(r)
}

// Stat reads a number of a card now; ok is false when it is absent.
func (k *Board) Stat(r state.Ref, s ability.Stat) (n int32, ok bool) { return k.Last(r).Num.Get(s) }

// said is what texts mean by a number of a card now.
func (k *Board) said(r state.Ref, s ability.Stat) (n int32, ok bool) {
	n, ok = k.Stat(r, s)
	return k.Game.Said(k, r, s, n), ok
}

// Has says whether r has a keyword now.
func (k *Board) Has(r state.Ref, key uint64) bool { return k.Last(r).Keys&key != 0 }

// Photo is a card as the rules read it now.
func (k *Board) Photo(id state.CardID) state.Past {
	c := &k.State.Cards[id]
	past := state.Past{Ref: k.State.Ref(id), Card: *c}
	if !k.Readable(c) {
		past.Card.Face = 0
		return past
	}
	ch := k.CharsOf(id)
	past.Chars = *ch
	if len(k.effects.helds) > 0 && k.edited(id) { // they may lie in memory of the board
		past.Chars.Abilities = slices.Clone(ch.Abilities)
	}
	return past
}
