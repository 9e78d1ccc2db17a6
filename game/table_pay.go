package game

import (
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Paying by a plan: cards are taken into it and out of it again, and nothing happens to
// them before the plan is given.

// payment is the plan being put together.
type payment struct {
	from []state.Payment // what may serve
	plan []state.Payment
}

// beginPay looks for what can pay.
func (t *payRoom) beginPay() {
	t.pay = payment{from: t.s.Sources()}
	if t.book.desk.Acts.Proposed {
		t.pay.plan, _ = t.s.Propose()
	}
}

// paid is how much the plan yields, in all and of each colour.
func (t *payRoom) paid() (total int, by []int) {
	by = make([]int, len(t.book.rules.Game.Words().Colors))
	for _, p := range t.pay.plan {
		n, _ := t.s.Gives(p)
		total += int(n)
		for _, as := range t.hues(p) {
			if as < len(by) {
				by[as] += int(n)
			}
		}
	}
	return total, by
}

// hues are the colours that a payment counts as.
func (t *payRoom) hues(p state.Payment) (out []int) {
	if !t.book.desk.Acts.OwnHues {
		return []int{int(p.As)}
	}
	if v := t.card(p.Card); v != nil && v.Chars != nil {
		for _, c := range v.Chars.Classes {
			if i := slices.Index(t.book.rules.Game.Words().Colors, c); i >= 0 {
				out = append(out, i)
			}
		}
	}
	return out
}

// hueNames are their names.
func (t *payRoom) hueNames(p state.Payment) string {
	var out []string
	for _, as := range t.hues(p) {
		out = append(out, t.colorName(as))
	}
	return strings.Join(out, t.book.t("common.dot"))
}

// due is how much of each colour the part asks for.
func (t *payRoom) due() []int { return t.dueOf(t.dec.Part) }

func (t *payRoom) dueOf(p *rules.Part) []int {
	colors := t.book.rules.Game.Words().Colors
	out := make([]int, len(colors))
	for _, c := range p.Colors {
		if i := slices.Index(colors, c); i >= 0 {
			out[i]++
		}
	}
	return out
}

// inPlan is where the plan uses a card; -1: it does not.
func (t *payRoom) inPlan(id state.CardID) int {
	return slices.IndexFunc(t.pay.plan, func(p state.Payment) bool { return p.Card == id })
}

// pressPay takes a card into the plan, as the colour that is wanted most; then as its
// others, one after the other; then out of it.
func (t *payRoom) pressPay(id state.CardID) {
	var ways []state.Payment
	for _, p := range t.pay.from {
		if p.Card == id {
			ways = append(ways, p)
		}
	}
	if len(ways) == 0 {
		t.whyPay(id)
		return
	}
	at := t.inPlan(id)
	if at < 0 {
		t.pay.plan = append(t.pay.plan, ways[t.wanted(ways)])
		return
	}
	was := t.pay.plan[at]
	t.pay.plan = slices.Delete(t.pay.plan, at, at+1)
	first := t.wanted(ways)
	if next := (slices.Index(ways, was) + 1) % len(ways); next != first {
		t.pay.plan = slices.Insert(t.pay.plan, at, ways[next])
	}
}

// wanted is the way of paying whose colour is still missing, else the first.
func (t *payRoom) wanted(ways []state.Payment) int {
	_, have := t.paid()
	due := t.due()
	i := slices.IndexFunc(ways, func(p state.Payment) bool { return have[p.As] < due[p.As] })
	return max(i, 0)
}

// whyPay says why a card of the payer's pays nothing.
func (t *payRoom) whyPay(id state.CardID) {
	if w := t.reasonPay(id); w != nil {
		t.c.ShowWhy(w, t.picker.boxOf(id))
	}
}

// reasonPay is why a card pays nothing; nil where it does, or nobody would expect it to.
func (t *payRoom) reasonPay(id state.CardID) *board.Why {
	v := t.card(id)
	if v == nil || v.Face == 0 || v.Master != t.dec.Seat {
		return nil
	}
	if !slices.Contains(t.book.desk.Acts.Pays, t.word(v.At.Zone)) {
		return nil
	}
	if slices.ContainsFunc(t.pay.from, func(p state.Payment) bool { return p.Card == id }) {
		return nil
	}
	_, why := t.s.Gives(state.Payment{Card: id})
	return why
}

// payState is how a card looks while something is paid: taken with what it yields, able
// to pay, or not.
func (t *payRoom) payState(id state.CardID) (render.State, string) {
	if i := t.inPlan(id); i >= 0 {
		n, _ := t.s.Gives(t.pay.plan[i])
		if t.book.desk.Acts.OwnHues {
			return render.IsSel, "✓"
		}
		return render.IsSel, t.colorLetter(t.pay.plan[i].As) + itoa(int(n))
	}
	if slices.ContainsFunc(t.pay.from, func(p state.Payment) bool { return p.Card == id }) {
		return render.IsLegal, ""
	}
	if v := t.card(id); v != nil && v.Master == t.dec.Seat && t.word(v.At.Zone) == ability.Hand_ {
		return render.Veiled, ""
	}
	return 0, ""
}

func (t *payRoom) color(as uint8) render.Attr {
	colors := t.book.rules.Game.Words().Colors
	if int(as) >= len(colors) {
		return render.Attr{}
	}
	a, _ := render.AttrNamed(t.book.game, colors[as])
	return a
}

func (t *payRoom) colorLetter(as uint8) string { return t.color(as).Letter }

func (t *payRoom) colorName(i int) string {
	return t.book.t("class." + t.book.rules.Game.Words().Colors[i])
}

// unit is the word for what is paid, as a cost is printed in it: CP.
func (t *payRoom) unit() string { return t.book.words(t.book.desk.Acts.Units) }

// askPay is the panel: what is due, what the plan yields, and what is done to which card.
func (t *payRoom) askPay(f *Frame, s *render.Side) {
	part := t.dec.Part
	total, have := t.paid()
	unit := t.unit()
	if s.Panel.Over = t.book.t("pay.over"); t.lay.Phone {
		s.Panel.Over = "" // the panel must leave the table free
	}
	if src := t.dec.Ask.Src.ID; src != 0 {
		s.Panel.Question = t.book.t("pay.question", t.nameOf(src), part.N, unit)
	}
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemBadges, Badges: t.payBadges(int(part.N)), Right: itoa(total) + "／" + itoa(int(part.N))})
	for i, n := range t.due() {
		if n > 0 {
			s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemCheck, Text: t.book.t("pay.color", t.colorName(i), n), Sel: have[i] >= n})
		}
	}
	left := int(part.N) - total
	switch {
	case left > 0:
		s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemCheck, Text: t.book.t("pay.left", left, unit)})
	case left < 0:
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("pay.over.by", -left, unit)))
	}
	var rows []render.Item
	for i, p := range t.pay.plan {
		if v := t.card(p.Card); v == nil || !t.inTile(v) { // else its tile opens, and the panel leaves the table free
			rows = append(rows, t.payRow(f, i, p))
		}
	}
	if rows = append(rows, t.payOthers(f)...); len(rows) > 0 || !t.lay.Phone {
		s.Panel.Items = append(append(s.Panel.Items, render.Item{Kind: render.ItemRule}), rows...)
	}
	if len(t.pay.plan) == 0 && !t.lay.Phone {
		key := "pay.note"
		if t.book.desk.Acts.OwnHues {
			key += ".own"
		}
		s.Panel.Items = append(s.Panel.Items, text(t.book.t(key)))
	}
	t.payButtons(f, s, left)
}

// payBadges are the units of the plan by colour, and an empty one for each that is left.
func (t *payRoom) payBadges(n int) []render.Attr {
	const most = 5 // more do not fit beside the count
	var out []render.Attr
	for _, p := range t.pay.plan {
		k, _ := t.s.Gives(p)
		for range k {
			if of := t.hues(p); len(of) > 0 {
				out = append(out, t.color(uint8(of[0])))
			} else {
				a, _ := render.AttrElse(t.book.game)
				out = append(out, a)
			}
		}
	}
	for len(out) < n {
		out = append(out, render.Attr{Shape: render.ShapeCircle, Letter: "？", Color: render.PaperMute})
	}
	return out[:min(len(out), most)]
}

// payRow is what the plan does to one card; pressing it takes the card out.
func (t *payRoom) payRow(f *Frame, i int, p state.Payment) render.Item {
	n, _ := t.s.Gives(p)
	words := t.book.desk.Acts.Turned
	if v := t.card(p.Card); v != nil && t.word(v.At.Zone) == ability.Hand_ {
		words = t.book.desk.Acts.Tossed
	}
	return t.panel.row(f, "pay:"+itoa(i), assets.Fill(t.book.words(words), t.nameOf(p.Card)), t.hueNames(p)+" "+itoa(int(n)), p.Card, true, "✓", func() {
		t.pay.plan = slices.Delete(t.pay.plan, i, i+1)
		t.c.Dirty()
	})
}

// payOthers are rows for what could pay and lies where it cannot be pressed: on a small
// screen the hand at the far edge.
func (t *payRoom) payOthers(f *Frame) (out []render.Item) {
	if !t.lay.Phone {
		return nil
	}
	far := t.near(t.dec.Seat) == render.Far
	for i, p := range t.pay.from {
		v := t.card(p.Card)
		if v == nil || !far || t.word(v.At.Zone) != ability.Hand_ || t.inPlan(p.Card) >= 0 || i > 0 && t.pay.from[i-1].Card == p.Card {
			continue
		}
		out = append(out, t.panel.row(f, "from:"+itoa(int(p.Card)), t.nameOf(p.Card), t.panel.whereWord(p.Card), p.Card, false, "", func() { t.picker.pressCard(p.Card) }))
	}
	return out
}

func (t *payRoom) payButtons(f *Frame, s *render.Side, left int) {
	var auto func()
	if plan, ok := t.s.Propose(); ok {
		auto = func() { t.pay.plan = plan; t.c.Dirty() }
	}
	if t.lay.Phone { // under the panel, which is longer than what is seen at once
		s.Then = append(s.Then, f.button("auto", t.book.t("pay.auto"), "A", render.Raised, auto), f.button("giveup", t.book.t("pay.giveup"), "Esc", render.Raised, t.giveUp))
	} else {
		a := t.panel.button(f, "auto", t.book.t("pay.auto"), "A", auto)
		b := t.panel.button(f, "giveup", t.book.t("pay.giveup"), "Esc", t.giveUp)
		a.Line = 2
		s.Panel.Items = append(s.Panel.Items, a, b)
	}
	s.OK.Label = t.book.t("pay.ok")
	if left > 0 {
		s.OK.Label = t.book.t("pay.ok.left", left, t.unit())
	}
	answer := state.Answer{Plan: slices.Clone(t.pay.plan)}
	if len(answer.Plan) == 0 {
		return
	}
	if why := t.s.Check(answer); why != nil {
		s.OK = t.panel.offOK(f, s.OK.Label, answer)
		return
	}
	s.OK = f.button("ok", s.OK.Label, "Space", render.Primary, func() { t.answer(answer) })
}

// giveUp takes the whole play back.
func (t *payRoom) giveUp() { t.answer(state.Answer{}) }
