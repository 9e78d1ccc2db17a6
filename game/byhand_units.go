package game

import (
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// The tools of an assisted effect where units fight.

// handUnit are the tools for the chosen card.
func (t *handRoom) handUnit(f *Frame, s *render.Side) {
	id := t.hand.card
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.nameOf(id)})
	op := func(name, label string, h state.HandOp) render.Item {
		h.Card = id
		return t.panel.button(f, "hand:"+name, label, "", func() { t.operate(h) })
	}
	by := &t.book.desk.ByHand
	handStep, stat := by.Step, by.Stats[0]
	hp := t.book.statName(stat)
	items := []render.Item{
		t.panel.button(f, "hand:move", t.book.t("hand.move"), "", func() { t.hand.moving = true }),
		t.panel.button(f, "hand:give", t.book.words(by.AttachWord), "", func() { t.hand.giving = true }),
		op("damage", t.book.t("hand.damage", int(handStep)), state.HandOp{Verb: ability.DealtDamage, N: handStep}),
		op("heal", t.book.t("hand.heal", int(handStep)), state.HandOp{Verb: by.Heals, N: handStep}),
		op("hp+", hp+" +"+itoa(int(handStep)), state.HandOp{Verb: ability.PlusV, Stat: stat, N: handStep}),
		op("hp-", hp+" −"+itoa(int(handStep)), state.HandOp{Verb: ability.MinusV, Stat: stat, N: handStep}),
	}
	for _, w := range t.book.rules.Game.Words().Flags {
		if w.Marker == "" {
			continue
		}
		word := t.book.pick(w.JA, w.EN)
		items = append(items, op(w.Marker+"+", word+" +1", state.HandOp{Verb: ability.CounterPut, N: 1, Name: w.Marker}),
			op(w.Marker+"-", word+" −1", state.HandOp{Verb: ability.CounterRemoved, N: 1, Name: w.Marker}))
	}
	s.Panel.Items = append(s.Panel.Items, halves(items)...)
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand = handOp{} }))
}

// handHosts are the units to which the chosen card may be attached as energy.
func (t *handRoom) handHosts(f *Frame, s *render.Side) {
	id := t.hand.card
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.nameOf(id)})
	for _, of := range [...]state.Seat{t.handSeat(), t.handSeat().Other()} {
		for _, w := range t.book.desk.ByHand.AttachTo {
			for _, v := range t.zone(w, of) {
				op := state.HandOp{Verb: ability.Moved, Card: id, To: state.Place{Zone: t.book.rules.Zone(t.book.desk.ByHand.Attach), Of: of}, N: int32(v.ID)}
				s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "hand:on:"+itoa(int(v.ID)), t.book.t("skill.on", t.name(of), t.nameOf(v.ID)), "", func() { t.operate(op) }))
			}
		}
	}
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand.giving = false }))
}
