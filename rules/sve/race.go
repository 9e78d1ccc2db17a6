package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// The card that is eaten. [14.2.1.1]
const carrot = "にんじん"

// times is how often a procedure is done: once unless the text says. [14.2.1.1.1, 14.2.3.1.1]
func times(b *B, f *frame, n *ability.Amount) int32 {
	if n.Op == ability.Const && n.N == 0 {
		return 1
	}
	return rules.Often(b.Amount(f, n))
}

// eat puts n carrots of its master's evolve deck under r, if none lie there. [14.2.1.1, 14.2.1.2]
func eat(k *K, f *frame, r ref, n int32) rules.Extent {
	if !k.In(r, ability.Field) || board.LinkedTo(k.Board, ability.Race, r) > 0 {
		return rules.Nothing
	}
	return under(k, f, r, carrot, ability.Race, n)
}

// race gives r Rush while a card of the race zone is linked to it, and it has
// raced n times. [14.2.3.1]
func race(k *K, f *frame, r ref, n int32) rules.Extent {
	if !k.In(r, ability.Field) {
		return rules.Nothing
	}
	lay(k, f, r, racing)
	raced := k.Batch()
	for ; n > 0; n-- {
		raced = append(raced, event{Verb: ability.RacedV, Card: r, Seat: k.State.Card(r).Master, Src: f.Src})
	}
	k.Do(raced...)
	return rules.Full
}

// mayEat says whether r could eat n times to pay, as far as may be known. [14.2.1.2.1]
func mayEat(b *B, r ref, n int32) bool {
	return board.LinkedTo(b, ability.Race, r) == 0 && inEvolveDeck(b, b.State.Card(r).Master, carrot) >= n
}

// inEvolveDeck counts the cards of a name in a seat's evolve deck, and those that
// may be it for all that is known.
func inEvolveDeck(b *B, s seat, name string) int32 {
	n := int32(0)
	for _, r := range b.Cards(ability.EvolveDeck, s) {
		c := b.Chars(r)
		if b.State.Card(r).FaceDown && (len(c.Names) == 0 || c.Names[0] == name) {
			n++
		}
	}
	return n
}

// under puts n cards of a name from the evolve deck of r's master into zone z and
// links them to r.
func under(k *K, f *frame, r ref, name string, z ability.Zone, n int32) rules.Extent {
	s := k.State.Card(r).Master
	f.Bind(evolveSlot, r)
	cards := k.ChooseNow(f, &ability.Selector{N: ability.Count{N: ability.N(n)}, Of: ability.Filter{
		Zone: []ability.Zone{ability.EvolveDeck}, Is: []ability.State{ability.FaceDown},
		Who: ability.Who{Side: ability.MasterOf, Of: ability.Ref{Kind: ability.Slot, Slot: evolveSlot}},
		Has: []ability.Prop{{Attr: ability.NameAttr, Value: name}},
	}}, s, "under")
	moves, links := k.Batch(), k.Batch()
	for _, c := range cards {
		moves = append(moves, event{Verb: ability.Moved, Card: c, To: k.Place(z, s), Tag: state.TagLinked, Seat: s, Src: f.Src})
	}
	for _, e := range k.Do(moves...) {
		links = append(links, event{Verb: state.Linked, Card: e.New, Obj: r, Seat: s})
	}
	k.Do(links...)
	switch int32(len(links)) {
	case 0:
		return rules.Nothing
	case n:
		return rules.Full
	}
	return rules.Some
}
