package divinecross_test

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// TestByHand: what a text that was not read asks for can be done by hand: damage and its
// healing, energy attached to a unit, a stun.
func TestByHand(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("ash", "wall")
	card := b.lay("fern", ability.Hand_, 0)
	b.State.Card(me).Damage = 300
	hand := func(h state.HandOp) state.Answer { return state.Answer{Hand: &h} }
	yes := state.Answer{N: []int32{1}}
	b.answer(
		hand(state.HandOp{Verb: ability.DealtDamage, Card: they.ID, N: 200}), yes,
		hand(state.HandOp{Verb: ability.Healed, Card: me.ID, N: 100}), yes,
		hand(state.HandOp{Verb: ability.CounterPut, Card: they.ID, N: 1, Name: "stun"}), yes,
		hand(state.HandOp{Verb: ability.Moved, Card: card.ID, To: b.Place(ability.EnergyZone, 0), N: int32(me.ID)}), yes,
		state.Answer{}, yes)
	b.ByHandText(b.NewFrame(0, me, state.AbilityID{}), "…")
	b.damage("dealt", they, 200)
	b.damage("healed", me, 200)
	b.is("stunned", b.Counters(they, "stun") == 1)
	now := b.State.Ref(card.ID)
	b.in(ability.EnergyZone, now)
	b.is("attached", b.State.Card(now).Host == me)
}

// TestByHandBounds: every number, name and place that may be said by hand, at its bounds.
func TestByHandBounds(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("ash", "wall")
	mine, hidden := b.lay("fern", ability.Hand_, 0), b.lay("fern", ability.Hand_, 1)
	for range 3 {
		b.lay("fern", ability.Discards, 0)
	}
	last := b.lay("fern", ability.Standby, 0)
	if int(last.ID) != len(b.State.Cards)-1 {
		t.Fatal("it is not the last card")
	}
	to := func(z ability.Zone, of state.Seat, slot int8) state.Place {
		return state.Place{Zone: b.Zone(z), Of: of, Slot: slot}
	}
	move := func(card state.Ref, p state.Place, pos int16, host int32) state.HandOp {
		return state.HandOp{Verb: ability.Moved, Card: card.ID, To: p, Pos: pos, N: host}
	}
	count := func(n int32, name string) state.HandOp {
		return state.HandOp{Verb: ability.CounterPut, Card: me.ID, N: n, Name: name}
	}
	number := func(s ability.Stat, n int32, of state.Seat) state.HandOp {
		return state.HandOp{Verb: state.NumberChanged, Stat: s, N: n, To: state.Place{Of: of}}
	}
	raise := func(s ability.Stat, n int32) state.HandOp {
		return state.HandOp{Verb: ability.PlusV, Card: me.ID, Stat: s, N: n}
	}
	var has ability.Stat
	for s := range b.Game.Words().Numbers {
		has = max(has, s)
	}
	const most = 100_000
	pile := int16(b.Count(ability.Discards, 0))
	for i, c := range []struct {
		op state.HandOp
		ok bool
	}{
		{state.HandOp{Verb: ability.DealtDamage, Card: they.ID, N: 1}, true}, {state.HandOp{Verb: ability.DealtDamage, Card: they.ID, N: most}, true},
		{state.HandOp{Verb: ability.DealtDamage, Card: they.ID}, false}, {state.HandOp{Verb: ability.DealtDamage, Card: they.ID, N: -1}, false}, {state.HandOp{Verb: ability.DealtDamage, Card: they.ID, N: most + 1}, false},
		{state.HandOp{Verb: ability.Stood, Card: 0}, false}, {state.HandOp{Verb: ability.Stood, Card: -1}, false}, {state.HandOp{Verb: ability.Stood, Card: last.ID}, true}, {state.HandOp{Verb: ability.Stood, Card: last.ID + 1}, false},
		{state.HandOp{Verb: ability.Stood, Card: mine.ID}, true}, {state.HandOp{Verb: ability.Stood, Card: hidden.ID}, false},
		{count(1, strings.Repeat("x", 64)), true}, {count(1, strings.Repeat("x", 65)), false}, {count(1, ""), false}, {count(1, "a\u202eb"), false},
		{raise(1, 1), true}, {raise(ability.CardStats-1, 1), true}, {raise(0, 1), false}, {raise(ability.CardStats, 1), false}, {raise(1, 0), false},
		{number(has, 1, 0), true}, {number(has, -most, 1), true}, {number(has, most, 0), true}, {number(has, 0, 0), false}, {number(has, most+1, 0), false}, {number(has, -most-1, 0), false},
		{number(has, 1, 2), false}, {number(has, 1, -1), false}, {number(ability.Stats, 1, 0), false},
		{state.HandOp{Verb: ability.Drew}, true}, {state.HandOp{Verb: ability.Drew, To: state.Place{Of: 1}}, true}, {state.HandOp{Verb: ability.Drew, To: state.Place{Of: 2}}, false}, {state.HandOp{Verb: ability.Drew, N: 1}, false},
		{move(mine, to(ability.Discards, 0, 0), -1, 0), true}, {move(mine, to(ability.Discards, 0, 0), -2, 0), false}, {move(mine, to(ability.Discards, 0, 0), pile, 0), true}, {move(mine, to(ability.Discards, 0, 0), pile+1, 0), false},
		{move(mine, to(ability.Discards, 0, 1), 0, 0), false}, {move(mine, to(ability.Discards, 1, 0), 0, 0), true}, {move(mine, to(ability.Discards, 2, 0), 0, 0), false}, {move(mine, to(ability.Discards, -1, 0), 0, 0), false},
		{move(mine, to(ability.Standby, 0, 0), 0, 0), true}, {move(mine, to(ability.Standby, 0, 2), 0, 0), true}, {move(mine, to(ability.Standby, 0, 3), 0, 0), false}, {move(mine, to(ability.Standby, 0, -1), 0, 0), false},
		{move(mine, to(ability.Hand_, 1, 0), 0, 0), false}, {move(mine, to(ability.Deck, 0, 0), 0, 0), true}, {move(mine, state.Place{}, 0, 0), false}, {move(mine, state.Place{Zone: state.Zone(len(b.Zones))}, 0, 0), false}, {move(mine, to(ability.Resolving, 0, 0), 0, 0), false},
		{move(mine, to(ability.EnergyZone, 0, 0), 0, int32(last.ID)), true}, {move(mine, to(ability.EnergyZone, 0, 0), 0, int32(last.ID)+1), false}, {move(mine, to(ability.EnergyZone, 0, 0), 0, -1), false},
		{move(mine, to(ability.EnergyZone, 0, 0), 0, int32(mine.ID)), false}, {move(last, to(ability.EnergyZone, 0, 0), 0, int32(last.ID)), false}, {move(last, to(ability.EnergyZone, 0, 0), 0, int32(mine.ID)), false}, {move(last, to(ability.EnergyZone, 0, 0), 0, int32(me.ID)), true},
	} {
		d := rules.Decision{Seat: 0, Kind: rules.ByHand}
		if why := d.Check(b.Kernel, state.NoEyes, state.Answer{Hand: &c.op}); (why == nil) != c.ok {
			t.Errorf("%d: %+v: %v", i, c.op, why)
		}
	}
	b.State.Card(hidden).Seen = state.All
	d := rules.Decision{Seat: 0, Kind: rules.ByHand}
	if why := d.Check(b.Kernel, state.NoEyes, state.Answer{Hand: &state.HandOp{Verb: ability.Stood, Card: hidden.ID}}); why != nil {
		t.Errorf("a card that all see is not named: %v", why)
	}
	// What a payment yields is judged by the game for every card there is, and for none.
	pay := rules.Decision{Seat: 0, Kind: rules.Pay}
	whys := map[state.CardID]*board.Why{}
	for _, id := range []state.CardID{-1, 0, last.ID, last.ID + 1} {
		_, whys[id] = pay.Gives(b.Kernel, state.NoEyes, state.Payment{Card: id})
	}
	if whys[0] == nil || whys[0] != whys[last.ID] || whys[-1] == nil || whys[-1] != whys[last.ID+1] || whys[0] == whys[-1] {
		t.Errorf("%v", whys)
	}
}
