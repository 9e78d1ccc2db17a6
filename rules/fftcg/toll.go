package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What effects ask to be paid for attacking and blocking. [10.1.2.3, 10.1.3.1.3]

// toll is what it costs these to attack, or to block, all together. [10.1.2.3]
func toll(b *B, v ability.Verb, by ...ref) rules.Part {
	p := rules.Part{Res: ability.CP}
	for _, r := range by {
		p.N += b.CostNow(v, r, 0)
	}
	return p
}

// mayPay says whether a seat could pay that, as far as the eyes in force can tell.
func (g game) mayPay(k *K, s seat, p rules.Part) *board.Why {
	if p.N <= 0 {
		return nil
	}
	if _, ok := g.Solve(k, s, nil, &p); !ok {
		return whyPay
	}
	return nil
}

// payToll: the amount is fixed now, and paid at once. [10.1.2.3]
func payToll(k *K, v ability.Verb, s seat, by ...ref) {
	if p := toll(k.Board, v, by...); p.N > 0 {
		payPart(k, s, by[0], p)
	}
}

// payPart has a seat pay that for a card.
func payPart(k *K, s seat, by ref, p rules.Part) {
	f := k.NewFrame(s, by, state.AbilityID{})
	k.Together(func() {
		if !payCP(k, f, &p) {
			k.Fail(whyPay)
		}
	})
}
