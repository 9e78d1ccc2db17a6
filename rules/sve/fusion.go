package sve

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// fuseSlot holds the cards that a fusion used up.
const fuseSlot = 14

var whyFuse = &board.Why{Rule: "12.18.2", JA: "融合する素材が足りません。", EN: "There are not enough cards to fuse."}

var whyNoRoom = &board.Why{Rule: "10.6.2.1.2", JA: "EXエリアに空きがなく、空けられる素材もありません。", EN: "The EX area is full, and no material in it makes room."}

// fusing is the cost of a fusion ability; nil: it is none.
func fusing(a *ability.Ability) *ability.Act {
	if a.Marks&ability.Fusion == 0 {
		return nil
	}
	for i := range a.Cost {
		if act, ok := a.Cost[i].Do.(*ability.Act); ok && act.Word == "fuse" {
			return act
		}
	}
	return nil
}

// materials says which other cards of hand and EX area a fusion may use. [12.18.2, 12.18.2.1]
func materials(act *ability.Act) *ability.Selector {
	s := *act.What.Sel
	s.Of.Zone = []ability.Zone{ability.Hand_, ability.EX}
	s.Of.Who = ability.Who{Side: ability.You}
	s.Of.Rel = append(slices.Clone(s.Of.Rel), ability.Rel{Kind: ability.Other, Of: this})
	return &s
}

// mayFuse says whether there is enough to fuse, as far as may be known.
func mayFuse(b *B, f *frame, act *ability.Act) *board.Why {
	s := materials(act)
	if s.N.Op == ability.Exactly && s.N.N.Op != ability.X && int32(b.Candidates(f, &s.Of)) < b.Amount(f, &s.N.N) {
		return whyFuse
	}
	if s.Of.Zone = []ability.Zone{ability.EX}; crowdedEX(b, f) && b.Candidates(f, &s.Of) == 0 {
		return whyNoRoom
	}
	return nil
}

// crowdedEX says whether the card that fuses finds no room unless a material of the EX
// area makes some. [4.8.3.2]
func crowdedEX(b *B, f *frame) bool {
	return int32(b.Count(ability.EX, f.By)) >= b.Number(f.By, ability.EXLimit)
}

// chooseFuseX asks for an X that says how many cards are fused: one or more where
// there is one. [12.18.2.2.1]
func chooseFuseX(k *K, f *frame, act *ability.Act) {
	s := materials(act)
	if s.N.N.Op != ability.X || f.Free {
		return
	}
	most := int32(k.Candidates(f, &s.Of))
	f.X = k.Ask(rules.Decision{Seat: f.By, Kind: rules.Number, Min: min(1, most), Max: most, Ask: rules.Prompt{Key: "x", Rule: "12.18.2.2.1", Src: f.Src.Card, Ability: f.Ability}}).N[0]
}

// fuse pays for a fusion: other cards from hand and EX area, then the card itself
// goes from the hand to the EX area. [12.18.2]
func fuse(k *K, f *frame, act *ability.Act) rules.Extent {
	s := materials(act)
	least := int32(1) // 12.18.2.2
	if s.N.Op == ability.Exactly {
		least = k.Amount(f, &s.N.N)
	}
	if least == 1 && s.N.Op == ability.Exactly && crowdedEX(k.Board, f) {
		s.Of.Zone = []ability.Zone{ability.EX}
	}
	used := k.ChooseLeast(f, s, f.By, "fuse", least)
	if s.N.Op == ability.Exactly && int32(len(used)) < least {
		return rules.Nothing
	}
	batch := k.Batch()
	for _, r := range used {
		e := event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Seat: f.By, Src: f.Src, Cost: true}
		if k.In(r, ability.Hand_) {
			e.Tag = state.TagDiscarded
		}
		batch = append(batch, e)
	}
	var spent []ref
	for _, e := range k.Do(batch...) {
		spent = append(spent, e.New)
	}
	f.Bind(fuseSlot, spent...)
	done := k.Do(event{Verb: ability.Moved, Card: f.Src.Card, To: k.Place(ability.EX, f.By), Seat: f.By, Src: f.Src, Cost: true})
	if len(done) == 0 || !k.In(done[0].New, ability.EX) {
		return rules.Nothing
	}
	f.Src.Card = done[0].New
	return rules.Full
}

// fused tells that the card has fused, and what was used up for it; false: nothing
// was. [12.18.3, 12.18.4, 12.18.4.1]
func fused(k *K, f *frame) bool {
	with := k.Batch()
	for _, b := range f.Bound {
		if b.Slot != fuseSlot {
			continue
		}
		for _, r := range b.Refs {
			with = append(with, event{Verb: ability.FusedWith, Card: r, Obj: f.Src.Card, Seat: f.By, Src: f.Src})
		}
	}
	if k.In(f.Src.Card, ability.EX) {
		k.Do(event{Verb: state.Flagged, Card: f.Src.Card, Slot: int32(flagFused), N: 1})
		k.Do(append(with, event{Verb: ability.FusedV, Card: f.Src.Card, Seat: f.By, Src: f.Src})...)
	}
	return len(with) > 0
}
