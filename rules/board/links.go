package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// LinkedTo counts the cards of a zone that are linked to r, or were when it left.
func LinkedTo(b *Board, w ability.Zone, r state.Ref) (n int32) {
	z := b.Zone(w)
	if !b.Here(r) {
		for i := range b.State.Past {
			if p := &b.State.Past[i]; p.Linked && p.Card.Host == r && p.Card.At.Zone == z {
				n++
			}
		}
		return n
	}
	for _, s := range b.Seats() {
		for _, id := range b.State.List(z, s) {
			if b.State.Cards[id].Host == r {
				n++
			}
		}
	}
	return n
}

// holds says whether so many cards that fit are linked to an object. What a viewer is not shown of them is not counted.
func (x *Text) holds(rel ability.Rel, r state.Ref) bool {
	least := max(rel.N, 1)
	for id := range x.B.State.Cards {
		if x.B.State.Cards[id].Host != r {
			continue
		}
		if under := x.B.State.Ref(state.CardID(id)); rel.In == nil || x.Fits(rel.In, under) == Yes {
			if least--; least <= 0 {
				return true
			}
		}
	}
	return false
}
