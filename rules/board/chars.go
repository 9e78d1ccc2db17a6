package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

var blank state.Chars

// Chars returns what r is as the rules read it now: blank when it is hidden, face
// down or gone. It is good until the next batch.
func (b *Board) Chars(r state.Ref) *state.Chars {
	if !b.State.Here(r) {
		return &blank
	}
	return b.CharsOf(r.ID)
}

// CharsOf is Chars of a card, wherever it lies, as what it is now.
func (b *Board) CharsOf(id state.CardID) *state.Chars {
	if int(id) < len(b.read) && b.read[id] != nil {
		return b.read[id]
	}
	return b.look(id)
}

// look is CharsOf of a card that has not been read since it, or what is on it, has changed.
func (b *Board) look(id state.CardID) *state.Chars {
	b.Counts.Looks++
	ch := b.found(id)
	if e := int(b.peek); b.settled && e < len(b.looked) {
		for int(id) >= len(b.looked[e]) {
			b.looked[e] = append(b.looked[e], nil)
		}
		b.looked[e][id], b.read = ch, b.looked[e]
	}
	return ch
}

// found is what the eyes in force read of a card.
func (b *Board) found(id state.CardID) *state.Chars {
	c := &b.State.Cards[id]
	if !b.Readable(c) {
		if b.peek != state.NoEyes && c.Face != 0 && c.Side != state.Down && c.Seen&b.peek != 0 {
			return b.Book.Printed(c.Face, c.Side)
		}
		return &blank
	}
	b.Settle()
	if int(id) < len(b.effects.cards) && b.effects.cards[id] != nil {
		return b.effects.cards[id]
	}
	return b.Book.Printed(c.Face, c.Side)
}

// edited says whether what a readable card is now is not just its print.
func (fx *effects) edited(id state.CardID) bool {
	return int(id) < len(fx.cards) && fx.cards[id] != nil
}

// Settle applies the continuous effects if anything changed since that was done.
func (b *Board) Settle() {
	if b.due {
		b.effects.compute(b)
	}
}

// known says whether chars(id) says all there is to say.
func (b *Board) known(id state.CardID) bool {
	c := &b.State.Cards[id]
	return c.Side == state.Down || b.Readable(c) || b.peek != state.NoEyes && c.Face != 0 && c.Seen&b.peek != 0
}

// Through runs f while reading goes through the eyes of e.
func (b *Board) Through(e state.Eyes, f func()) {
	was, refs, picks := b.peek, len(b.refs), len(b.picks)
	lookThrough(b, e)
	f()
	lookThrough(b, was)
	b.refs, b.picks = b.refs[:refs], b.picks[:picks]
}

// Original returns the print of r: its own, or that of what overlays it [SVE 5.24.1]; of what was read as it left, and is not where it
// lies now, the one that it had. [SVE 10.11.1]
func (b *Board) Original(r state.Ref) *state.Chars {
	c := b.State.Card(r)
	if !b.Readable(c) {
		if !b.State.Here(r) {
			if p := b.past(r); p != nil && p.Chars.Kinds != 0 {
				return b.Book.Printed(p.Card.Face, p.Card.Side)
			}
		}
		return b.CharsOf(r.ID)
	}
	var base state.Chars
	if b.Game.Base(b, r.ID, &base) {
		return &base
	}
	return b.Book.Printed(c.Face, c.Side)
}

// Last returns what r is now, or was when it left. [SVE 10.11.1]
func (b *Board) Last(r state.Ref) *state.Chars {
	if b.State.Here(r) {
		return b.CharsOf(r.ID)
	}
	if p := b.past(r); p != nil {
		return &p.Chars
	}
	return &blank
}

func (g *Ground) past(r state.Ref) *state.Past {
	for i := len(g.State.Past) - 1; i >= 0; i-- {
		if g.State.Past[i].Ref == r {
			return &g.State.Past[i]
		}
	}
	return nil
}

// LastCard returns the card r was when it left, or is.
func (g *Ground) LastCard(r state.Ref) *state.Card {
	if !g.State.Here(r) {
		if p := g.past(r); p != nil {
			return &p.Card
		}
	}
	return g.State.Card(r)
}

// Stat reads a number of a card now; ok is false when it is absent.
func (b *Board) Stat(r state.Ref, s ability.Stat) (n int32, ok bool) { return b.Last(r).Num.Get(s) }

// said is what texts mean by a number of a card now.
func (b *Board) said(r state.Ref, s ability.Stat) (n int32, ok bool) {
	n, ok = b.Stat(r, s)
	return b.Game.Said(b, r, s, n), ok
}

// Has says whether r has a keyword now.
func (b *Board) Has(r state.Ref, key uint64) bool { return b.Last(r).Keys&key != 0 }

// Photo is a card as the rules read it now.
func (b *Board) Photo(id state.CardID) state.Past {
	c := &b.State.Cards[id]
	past := state.Past{Ref: b.State.Ref(id), Card: *c}
	if !b.Readable(c) {
		past.Card.Face = 0
		return past
	}
	ch := b.CharsOf(id)
	past.Chars = *ch
	if len(b.effects.helds) > 0 && b.effects.edited(id) { // they may lie in memory of the board
		past.Chars.Abilities = slices.Clone(ch.Abilities)
	}
	return past
}
