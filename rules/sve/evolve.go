package sve

import (
	"slices"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// evolveCards lists the cards of a seat's evolve deck that r could become, as far
// as can be seen; equal ones once. [4.6.3, 5.16.1.1.1]
func (g game) evolveCards(b *B, s seat, r ref, into *ability.Filter) []state.CardID {
	var room [4]state.CardID
	var faces [4]state.FaceID
	out, seen := room[:0], faces[:0]
	var was *state.Card
	for _, e := range b.Cards(ability.EvolveDeck, s) {
		c := b.State.Card(e)
		if !c.FaceDown {
			continue
		}
		alike := was != nil && c.Face == was.Face && c.Face != 0 && c.Seen == was.Seen
		if was = c; alike || g.evolvesInto(b, s, r, e, into) != nil {
			continue // of several that are known to the same eyes the first is as good
		}
		dup := false
		for _, f := range seen {
			dup = dup || f == c.Face && f != 0
		}
		if !dup {
			seen = append(seen, c.Face)
			out = append(out, e.ID)
		}
	}
	return b.IDs(out)
}

// intoOf is what the text of an evolve ability says its card evolves into; nil: what has its
// name. [5.16.1.1.1]
func intoOf(a *ability.Ability) *ability.Filter {
	for _, e := range a.Do {
		if act, ok := e.(*ability.Act); ok && act.Word == "evolve" && act.With.Sel != nil {
			return &act.With.Sel.Of
		}
	}
	return nil
}

// legalName says whether a card of these names is one that r may become. [5.16.1.1.1]
func legalName(b *B, r ref, names []string, into *ability.Filter) bool {
	if into == nil {
		return shareName(b.Chars(r).Names, names)
	}
	return namedSo(into, names)
}

// namedSo judges names alone by a filter that says nothing but names.
func namedSo(f *ability.Filter, names []string) bool {
	for i := range f.Has {
		p := &f.Has[i]
		if p.Attr != ability.NameAttr || p.Not == slices.ContainsFunc(names, func(n string) bool {
			return n == p.Value || p.Match == ability.Contains && strings.Contains(n, p.Value)
		}) {
			return false
		}
	}
	some := len(f.Or) == 0
	for i := 0; i < len(f.Or) && !some; i++ {
		some = namedSo(&f.Or[i], names)
	}
	return some
}

// evolvesInto says why e is no legal evolve card for r: another name. [5.16.1.1.1]
func (game) evolvesInto(b *B, s seat, r, e ref, into *ability.Filter) *board.Why {
	if !b.In(e, ability.EvolveDeck) || b.State.Card(e).At.Of != s || !b.State.Card(e).FaceDown {
		return whyNoEvolve
	}
	if len(b.Chars(e).Names) == 0 {
		return nil // hidden from these eyes
	}
	if !evolvesBySide(b, r, e, into) {
		return whyNoEvolve
	}
	return nil
}

// evolvesBySide says whether any side of a known card e is a legal evolve card for r.
func evolvesBySide(b *B, r, e ref, into *ability.Filter) bool {
	face := b.State.Card(e).Face
	for i := int8(0); ; i++ {
		c := b.Printed(face, i)
		if c == nil {
			return false
		}
		if c.Kinds&ability.EvolveCard != 0 && legalName(b, r, c.Names, into) {
			return true
		}
	}
}

// evolveSides lists the sides by which a known card e is a legal evolve card for
// r: either side of a double-faced one may be. [4.6.4, 5.16.1.1.1]
func evolveSides(b *B, r, e ref, into *ability.Filter) (out []int8) {
	face := b.State.Card(e).Face
	for i := int8(0); b.Printed(face, i) != nil; i++ {
		if c := b.Printed(face, i); c.Kinds&ability.EvolveCard != 0 && legalName(b, r, c.Names, into) {
			out = append(out, i)
		}
	}
	return out
}

func shareName(a, b []string) bool {
	for _, n := range a {
		if slices.Contains(b, n) {
			return true
		}
	}
	return false
}

// evolveSide is the side of e that r becomes; the player chooses when both are
// legal. [2.15.3, 4.6.4]
func evolveSide(k *K, s seat, r, e ref, into *ability.Filter) int8 {
	sides := evolveSides(k.Board, r, e, into)
	if len(sides) == 0 {
		return 0
	}
	d := rules.Decision{Seat: s, Kind: rules.Number, Min: 1, Max: int32(len(sides)), Ask: rules.Prompt{Key: "side", Rule: "4.6.4", Src: r}}
	return sides[k.Ask(d).N[0]-1]
}

// mayEvolve judges what an evolve ability needs besides its cost. [12.2]
func (g game) mayEvolve(b *B, s seat, r ref, a *ability.Ability, arg int32, with state.CardID) *board.Why {
	if b.Chars(r).Kinds&ability.EvolveCard != 0 {
		return whyEvolveIs // 12.2.5
	}
	if with == 0 {
		return whyNoEvolve
	}
	if why := g.evolvesInto(b, s, r, b.State.Ref(with), intoOf(a)); why != nil {
		return why
	}
	if why := b.Cannot(ability.Evolves, r, ref{}, s); why != nil {
		return why // 1.3.3
	}
	if arg&withSuper == 0 {
		return nil
	}
	if why := b.Cannot(ability.SuperEvolves, r, ref{}, s); why != nil {
		return why
	}
	turns := int32(6) // 12.2.4
	if s == seat(b.State.Table[state.TableFirst]) {
		turns = 7
	}
	if b.Number(s, ability.ElapsedTurns) < turns || b.Number(s, ability.PlayerSEP) < 1 {
		return whySuper
	}
	return nil
}

// evolve puts an evolve card on r. by: the frame that says so; its ability has
// revealed the card, an effect chooses it now. into: what its text says; nil: what has its
// name. super: it super-evolves, since that was paid for, or since an effect says so. [5.16, 12.2.4]
func evolve(k *K, f *frame, r ref, into *ability.Filter, super bool) rules.Extent {
	if !k.In(r, ability.Field) || k.Chars(r).Kinds&ability.EvolveCard != 0 {
		return rules.Nothing // 5.16.4
	}
	if k.Cannot(ability.Evolves, r, ref{}, f.By) != nil || super && k.Cannot(ability.SuperEvolves, r, ref{}, f.By) != nil {
		return rules.Nothing // 1.3.3
	}
	master := k.State.Card(r).Master
	with, side := ref{}, int8(0)
	if r == f.Src.Card { // 12.2.2: what was revealed is for the card of the ability
		with = f.With
	}
	if f.Arg&withBack != 0 {
		side = 1
	}
	if with == (ref{}) || !k.In(with, ability.EvolveDeck) {
		if with = chooseEvolve(k, f, r, into); with == (ref{}) {
			return rules.Nothing
		}
		side = evolveSide(k, master, r, with, into)
	}
	done := k.Do(event{Verb: ability.Moved, Card: with, To: k.Place(ability.Evolution, master), Tag: state.TagLinked, Seat: master, Src: f.Src}) // 5.16.1
	if len(done) == 0 {
		return rules.Nothing
	}
	k.ShowSide(done[0].New, side)                                            // 2.15.3
	k.Do(event{Verb: state.Linked, Card: done[0].New, Obj: r, Seat: master}) // 5.16.1.2
	k.Tally(tallyEvolved, state.Nobody, r, 1, ability.ThisTurn)
	evolved := append(k.Batch(), event{Verb: ability.Evolves, Card: r, Seat: master, Src: f.Src}) // 5.16.1.3
	if super {
		k.Do(event{Verb: state.Flagged, Card: r, Slot: int32(flagSuper), N: 1})
		k.Raise(r, ability.Attack, 1, f.Src) // 12.2.4.1
		k.Raise(r, ability.LifeStat, 1, f.Src)
		evolved = append(evolved, event{Verb: ability.SuperEvolves, Card: r, Seat: master, Src: f.Src}) // 12.2.4.2
	}
	k.Do(evolved...)
	f.Born = k.State.Now // what the same text does after this is on what the card has become [5.16.2.1, 5.16.2.2]
	return rules.Full
}

// evolveSlot holds the card that evolves while its evolve card is chosen.
const evolveSlot = 15

// chooseEvolve asks for a legal card of the evolve deck, which is then shown. [5.16.1.1]
func chooseEvolve(k *K, f *frame, r ref, into *ability.Filter) ref {
	f.Bind(evolveSlot, r)
	choice := evolveChoice
	if into != nil {
		other := *evolveChoice
		other.Of.Rel, other.Of.Has, other.Of.Or = nil, into.Has, into.Or
		choice = &other
	}
	refs := k.ChooseNow(f, choice, k.State.Card(r).Master, "evolve")
	if len(refs) == 0 {
		return ref{}
	}
	return refs[0]
}

var evolveChoice = &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{
	Zone: []ability.Zone{ability.EvolveDeck}, Who: ability.Who{Side: ability.MasterOf, Of: ability.Ref{Kind: ability.Slot, Slot: evolveSlot}},
	Kind: ability.EvolveCard, Is: []ability.State{ability.FaceDown},
	Rel: []ability.Rel{{Kind: ability.SameName, Of: ability.Ref{Kind: ability.Slot, Slot: evolveSlot}}},
}}
