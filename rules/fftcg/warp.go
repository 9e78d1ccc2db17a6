package fftcg

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Warp X - [cost] is a field ability that works in the hand and two auto abilities
// that work among the removed cards. [15.2.7.1, 15.2.7.2] A card has it as an ability
// of kind Keyword, with X as its number and the cost as its cost.

const warpCounter = "デジョン"

// warpLeft: how many Warp counters lie on the card.
func warpLeft(cmp ability.Cmp, n int32) *ability.Cond {
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Ref: this, Name: warpCounter}, Cmp: cmp, R: ability.N(n)}
}

// warpTick: as its player's main phase 1 begins, one counter is taken off. [15.2.7.4]
var warpTick = ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic, Works: []ability.Zone{ability.Removed},
	On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Who: ability.Who{Side: ability.You}, Nth: 1}},
	If: warpLeft(ability.GE, 1),
	Do: []ability.Effect{&ability.Mark{What: thisWhat, Name: warpCounter, N: ability.N(1), Remove: true}},
}

// warpEnter: when the last one has gone, the card comes to the field. [15.2.7.5]
var warpEnter = ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic, Works: []ability.Zone{ability.Removed},
	On: []ability.Event{{Verb: ability.CounterRemoved, Name: warpCounter, Subj: &ability.Filter{Ref: this}}},
	If: warpLeft(ability.EQ, 0),
	Do: []ability.Effect{&ability.Move{What: thisWhat, To: ability.Place{Zone: ability.Field}}},
}

// warpOf is the Warp ability of a card, as far as the eyes in force can tell.
func warpOf(b *B, r ref) state.AbilityID { return keywordOf(b, r, "warp") }

// keywordOf is the ability of a card that a keyword is; none: the zero.
func keywordOf(b *B, r ref, word string) state.AbilityID {
	for _, h := range b.Chars(r).Abilities {
		if h.Kind != ability.Keyword {
			continue
		}
		if a := b.Ability(h.ID); a.Word == word {
			return h.ID
		}
	}
	return state.AbilityID{}
}

func warping(b *B, f *frame) bool {
	a := b.Ability(f.Ability)
	return a != nil && a.Word == "warp"
}

// warpsAway says whether r is what leaves the hand by the Warp that f carries out: it is
// removed from there, so it is not discarded to pay for that. [15.2.7.3]
func warpsAway(b *B, f *frame, r ref) bool {
	return f != nil && f.Src.Card == r && warping(b, f)
}

// warpsAny says whether CP of any element pay for the Warp of a card: an effect says so.
func warpsAny(b *B, r ref) (any bool) {
	if !b.AnyRule(ability.Ignores, ability.Played) {
		return false
	}
	b.EachRule(ability.Ignores, board.Deed{Verb: ability.Played, Name: warpCounter, By: state.Nobody}, r, ref{}, func(*board.Active) bool {
		any = true
		return false
	})
	return any
}

// mayWarp: the turn player, in a main phase on an empty stack. [15.2.7.3]
func mayWarp(k *K, s seat, r ref) *board.Why {
	switch {
	case window(k.Board) != "main" || s != k.Turn():
		return whyWhen
	case !k.In(r, ability.Hand_) || k.State.Card(r).At.Of != s:
		return whyPlace
	case hidden(k.Board, r):
		return nil
	}
	id := warpOf(k.Board, r)
	if id == (state.AbilityID{}) {
		return whyAbility
	}
	return canPay(k, k.Probe(s, r, id), k.Ability(id))
}

// warp removes the card with its counters on it, without the stack. [15.2.7.3]
func warp(k *K, f *frame) {
	n := int32(1)
	if a := k.Ability(f.Ability); len(a.Args) > 0 {
		n = k.Amount(f, &a.Args[0])
	}
	for _, e := range k.Do(event{Verb: ability.Moved, Card: f.Src.Card, To: k.Own(ability.Removed, f.Src.Card), Seat: f.By, Src: f.Src}) {
		k.Do(event{Verb: ability.CounterPut, Card: e.New, Name: warpCounter, N: n, Seat: f.By, Src: f.Src})
	}
}
