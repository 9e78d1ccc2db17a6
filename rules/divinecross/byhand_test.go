package divinecross_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// TestByHand: what a text that was not read asks for can be done by hand: damage and its
// healing, energy attached to a unit, a stun.
func TestByHand(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("ash", "wall")
	card := b.lay("fern", ability.Hand_, 0)
	b.State.Card(me).Damage = 300
	hand := func(h rules.HandOp) rules.Answer { return rules.Answer{Hand: &h} }
	yes := rules.Answer{N: []int32{1}}
	b.answer(
		hand(rules.HandOp{Verb: ability.DealtDamage, Card: they.ID, N: 200}), yes,
		hand(rules.HandOp{Verb: ability.Healed, Card: me.ID, N: 100}), yes,
		hand(rules.HandOp{Verb: ability.CounterPut, Card: they.ID, N: 1, Name: "stun"}), yes,
		hand(rules.HandOp{Verb: ability.Moved, Card: card.ID, To: b.Place(ability.EnergyZone, 0), N: int32(me.ID)}), yes,
		rules.Answer{}, yes)
	b.ByHandText(b.NewFrame(0, me, rules.AbilityID{}), "…")
	b.damage("dealt", they, 200)
	b.damage("healed", me, 200)
	b.is("stunned", b.Counters(they, "stun") == 1)
	now := b.State.Ref(card.ID)
	b.in(ability.EnergyZone, now)
	b.is("attached", b.State.Card(now).Host == me)
}
