package fftcg

import (
	"fmt"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Limit Break is on cards that are newer than the rulebook, which says nothing of it [NS]: what
// stands here is commonly known from the publisher's sheet of 2024, and a person can correct it here.
//
// LB cards lie in a deck of their own, face down. One is cast from there like any other card of its
// kind; besides its CP as many others that lie face down there are turned face up. What lies face up
// is spent. A card has it as an ability of kind Keyword, with what it costs as its number.

const (
	keywordLimit = "limit break"
	mostLimits   = 8 // cards of an LB deck [NS]
)

// The rules that are cited are those of the book which the reason comes nearest to.
var (
	whyFaceUp = &board.Why{Rule: "11.3.2", JA: "LBデッキで表向きのカードはキャストできません。", EN: "What lies face up in the LB deck cannot be cast."}
	whyLimit  = &board.Why{Rule: "11.4.7", JA: "LBコストに足りる裏向きのカードがLBデッキにありません。", EN: "Not enough other cards lie face down in your LB deck to pay the LB cost."}
)

// mayBreakLimit: what lies face down in one's own LB deck may be cast. [NS]
func mayBreakLimit(b *B, s seat, r ref) *board.Why {
	switch c := b.State.Card(r); {
	case c.At.Of != s:
		return whyPlace
	case !c.FaceDown:
		return whyFaceUp
	}
	return nil
}

// limitCost is how many other cards of the LB deck are turned face up to cast r, as far as
// the eyes in force can tell. It is no cost in CP, so what changes those does not change it. [NS]
func limitCost(b *B, r ref) int32 {
	p := b.Printed(b.State.Card(r).Face, 0)
	if p == nil || hidden(b, r) {
		return 0
	}
	for _, h := range p.Abilities {
		if a := b.Ability(h.ID); h.Kind == ability.Keyword && a.Word == keywordLimit && len(a.Args) > 0 {
			return a.Args[0].N
		}
	}
	return 0
}

// othersDown counts what may be turned up to cast r. [NS]
func othersDown(b *B, r ref) (n int32) {
	for _, id := range b.State.List(zoneLimit, b.State.Card(r).At.Of) {
		if b.State.Cards[id].FaceDown && id != r.ID {
			n++
		}
	}
	return n
}

// fromLimit says whether r is cast from the LB deck: it lies there, or came from there onto the stack.
func fromLimit(b *B, r ref) bool {
	c := b.State.Card(r)
	return c.At.Zone == zoneLimit || b.In(r, ability.Resolving) && c.From == zoneLimit
}

// turnUp is the LB cost: so many others are turned face up. [NS]
func turnUp(n int32) *ability.Turn {
	return &ability.Turn{To: ability.FaceUp, What: ability.What{Sel: &ability.Selector{N: ability.Count{N: ability.N(n)}, Of: ability.Filter{
		Who: ability.Who{Side: ability.You}, Zone: []ability.Zone{ability.EvolveDeck}, Is: []ability.State{ability.FaceDown}, Rel: []ability.Rel{{Kind: ability.Other, Of: this}},
	}}}}
}

// limits: an LB card that came anywhere but onto the field or the stack is put face up into its
// owner's LB deck at once, when it has arrived: so what waits for that happens, and nothing
// finds it there. What is turned face up there is shown. [NS; readings.go]
func limits(k *K, happened []event) {
	var back []event
	for i := range happened {
		switch e := &happened[i]; e.Verb {
		case state.Faced:
			if e.N == 1 && k.In(e.Card, ability.EvolveDeck) {
				k.Reveal(state.All, e.Card)
			}
		case ability.Moved:
			back = comesAlong(k, e, back)
			if k.Here(e.New) && strays(k.Board, e) {
				back = append(back, event{Verb: ability.Moved, Card: e.New, To: k.Own(ability.EvolveDeck, e.New), Face: 1, Tag: state.TagRule, Seat: k.State.Card(e.New).Owner})
			}
		}
	}
	if len(back) > 0 {
		k.Do(back...)
	}
}

// strays says whether what moved is an LB card where it does not stay. Everybody knows it: it was on the field, or on the stack.
func strays(b *B, e *event) bool {
	switch b.Zones[e.To.Zone].Word {
	case ability.NoZone, ability.EvolveDeck, ability.Field, ability.Resolving:
		return false
	}
	p := b.Printed(b.State.Card(e.New).Face, 0)
	return p != nil && p.Kinds&ability.AdvanceCard != 0
}

// legalLimits checks an LB deck, which one need not have: up to eight cards, all with Limit Break, in constructed
// play three of a card number; and that there are none in the main deck. [NS, 5.2.5.1, 8.1.1.2]
func legalLimits(pool *state.Pool, format string, main, side []state.FaceID) (out []Fault) {
	if n := len(side); n > mostLimits {
		out = append(out, Fault{"8.1.1", fmt.Sprintf("LBデッキは %d 枚までです（いま %d 枚）。", mostLimits, n), fmt.Sprintf("an LB deck has up to %d cards, not %d.", mostLimits, n)})
	}
	for i, list := range [...][]state.FaceID{main, side} {
		seen := map[state.FaceID]bool{0: true}
		for _, f := range list {
			if seen[f] {
				continue
			}
			seen[f] = true
			s := &pool.Def(f).Sides[0]
			switch limit := s.Kinds&ability.AdvanceCard != 0; {
			case i == 0 && limit:
				out = append(out, Fault{"8.1.1", fmt.Sprintf("「%s」はリミットブレイクを持つので、メインデッキには入れられません。", s.Name), fmt.Sprintf("%q has Limit Break: it may not be in the main deck.", s.Name)})
			case i == 1 && !limit:
				out = append(out, Fault{"8.1.1", fmt.Sprintf("「%s」はリミットブレイクを持たないので、LBデッキには入れられません。", s.Name), fmt.Sprintf("%q has no Limit Break: it may not be in the LB deck.", s.Name)})
			}
		}
	}
	if format != Limited {
		out = append(out, legalCopies(pool, side)...)
	}
	return out
}
