package fftcg

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Priming, too, is newer than the rulebook [NS]: what stands here is commonly known of it, and a person can
// correct it here.
//
// A Forward with Priming "NAME" and a cost lets its player, in a main phase on an empty stack, pay that and search for a
// Character of that name, which is put on top of it, without the stack. Both are one Character from then on: it has both
// names, else it is what lies on top, and in all that has happened to it the one that it was. The card on top lies
// linked in a zone of its own. When the Character leaves the field, both cards go to the same zone.
// A card has it as an ability of kind Keyword, with the search as what it does.

const keywordPriming = "priming"

// primedSlot is where the search leaves the card that it found.
const primedSlot = 1

// Base is the card that lies on top of a primed Character, with the names of all its cards. [NS]
func (game) Base(b *B, id state.CardID, into *state.Chars) bool {
	c := &b.State.Cards[id]
	if c.At.Zone != zoneField || len(b.State.List(zonePrimed, 0))+len(b.State.List(zonePrimed, 1)) == 0 {
		return false
	}
	over := onTop(b, b.State.Ref(id))
	own := b.Printed(c.Face, c.Side)
	if len(over) == 0 || own == nil {
		return false
	}
	top := b.State.Card(over[len(over)-1])
	into.CopyFrom(b.Printed(top.Face, top.Side))
	names := own.Names
	for _, r := range over[:len(over)-1] {
		names = append(slices.Clip(names), b.Printed(b.State.Card(r).Face, 0).Names...)
	}
	for _, n := range names {
		if !slices.Contains(into.Names, n) {
			into.Names = append(slices.Clip(into.Names), n)
		}
	}
	return true
}

// onTop lists what lies on r, the last one topmost.
func onTop(b *B, r ref) (out []ref) {
	for _, s := range [2]seat{0, 1} {
		for _, id := range b.State.List(zonePrimed, s) {
			if b.State.Cards[id].Host == r {
				out = append(out, b.State.Ref(id))
			}
		}
	}
	slices.SortStableFunc(out, func(x, y ref) int { return int(b.State.Card(x).Placed - b.State.Card(y).Placed) })
	return out
}

// primingOf is the Priming of a card.
func primingOf(b *B, r ref) state.AbilityID { return keywordOf(b, r, keywordPriming) }

// mayPrime: the turn player, in a main phase on an empty stack, a Forward. [NS]
func mayPrime(k *K, s seat, r ref) *board.Why {
	id := primingOf(k.Board, r)
	switch {
	case window(k.Board) != "main" || s != k.Turn():
		return whyWhen
	case !k.In(r, ability.Field) || k.State.Card(r).Master != s || id == (state.AbilityID{}) || k.Chars(r).Kinds&ability.Forward == 0:
		return whyAbility
	}
	return canPay(k, k.Probe(s, r, id), k.Ability(id))
}

func priming(b *B, f *frame) bool {
	a := b.Ability(f.Ability)
	return a != nil && a.Word == keywordPriming
}

// primesAny says whether CP of any element pay for the Priming of a card: an effect says so. [NS]
func primesAny(b *B, r ref) bool { return b.Ruled(ability.Ignores, ability.Evolves, r, ref{}) }

// prime searches, and puts what is found on top. [NS]
func prime(k *K, f *frame) {
	k.Run(f, k.Ability(f.Ability).Do)
	links := k.Batch()
	for i := range f.Bound {
		if b := &f.Bound[i]; b.Slot == f.Slot(primedSlot) {
			for _, r := range b.Refs {
				if k.In(r, ability.Evolution) {
					links = append(links, event{Verb: state.Linked, Card: r, Obj: f.Src.Card, Seat: f.By, Src: f.Src})
				}
			}
		}
	}
	if len(links) > 0 && len(k.Do(links...)) > 0 {
		k.Do(event{Verb: ability.Evolves, Card: f.Src.Card, Seat: f.By, Src: f.Src})
	}
}

// comesAlong: what lies on top of what left the field goes to the same zone. [NS]
func comesAlong(k *K, e *event, into []event) []event {
	if e.From.Zone != zoneField || e.To.Zone == zoneField || e.To.Zone == state.Nowhere {
		return into
	}
	for _, r := range onTop(k.Board, e.Card) {
		into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(k.Zones[e.To.Zone].Word, r), Pos: e.Pos, Face: e.Face, Tag: state.TagRule, Seat: k.State.Card(r).Owner})
	}
	return into
}
