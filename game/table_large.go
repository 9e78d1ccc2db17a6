package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// drawLarge draws the large face of the card that is pointed at, with its values
// now, beside it and clear of the asking panel.
func (t *table) drawLarge(f *Frame) {
	if len(t.c.over) > 0 {
		return
	}
	if t.grip.on {
		return
	}
	if tg := t.c.Pointed(); tg != nil && tg.Face != 0 {
		t.largePrinted(f, tg.Face, t.boxOf(tg.Card))
	} else if tg != nil && tg.Card != 0 {
		t.large(f, tg.Card, t.boxOf(tg.Card)) // targets have no place yet while the frame is built
	} else if t.pinned != 0 {
		t.large(f, t.pinned, t.boxOf(t.pinned))
	}
}

// largePrinted draws a face as it is printed beside thing.
func (t *table) largePrinted(f *Frame, face rules.FaceID, thing render.Rect) {
	c := t.book.printed(face)
	w, h := f.LargeBox()
	r, _ := render.PlaceBeside(t.lay.Ground.Inset(f.Px(6)), thing, w, h, f.Px(14))
	f.LargeCard(r.X, r.Y, &c)
}

// large draws one card large beside thing.
func (t *table) large(f *Frame, id rules.CardID, thing render.Rect) {
	v := t.card(id)
	if v == nil || v.Face == 0 {
		return
	}
	c := t.book.card(v, t.overOf(v))
	c.State = 0
	if t.word(v.At.Zone) == ability.LeaderArea {
		c.Stats = [3]render.Stat{}
	}
	g := t.ledger(v)
	bounds := t.lay.Ground.Inset(f.Px(6))
	u := f.U
	defer func() { f.U = u }()
	w, h, lh := t.largeSize(f, &g)
	if k := bounds.H / (h + lh); k < 1 && k > largeLeast && !t.lay.Phone {
		f.U *= k * 0.995 // a little smaller, so that all of it stands in one column
		w, h, lh = t.largeSize(f, &g)
	}
	below := h+lh <= bounds.H
	bw, bh := w, h
	switch {
	case lh == 0:
	case below:
		bh += lh
	default:
		bw += w + f.Px(8)
		bh = max(bh, lh)
	}
	r, _ := render.PlaceBeside(bounds, thing, bw, min(bh, bounds.H), f.Px(14))
	r.Y = max(bounds.Y, min(r.Y, bounds.Bottom()-bh))
	card := f.LargeCard(r.X, r.Y, &c)
	switch {
	case lh == 0:
	case below:
		f.Ledger(render.R(r.X, min(card.Bottom()+f.Px(8), bounds.Bottom()-lh), w, 0), &g)
	default:
		f.Ledger(render.R(r.X+w+f.Px(8), r.Y, w, 0), &g)
	}
}

// largeLeast is how far the large face may be made smaller.
const largeLeast = 0.78

// largeSize is the size of the large face, and the height of the ledger under it
// with its gap.
func (t *table) largeSize(f *Frame, g *render.Ledger) (w, h, ledger float32) {
	w, h = f.LargeBox()
	if len(g.Values)+len(g.Notes) > 0 {
		ledger = f.LedgerHeight(w, g) + f.Px(8)
	}
	return w, h, ledger
}

// ledger is "values now": every number that is not as printed with its reasons,
// and what else is true of the card.
func (t *table) ledger(v *rules.CardView) render.Ledger {
	g := render.Ledger{Title: t.book.t("card.now")}
	for _, s := range [...]ability.Stat{ability.CostStat, ability.Attack, ability.LifeStat, ability.Power, ability.HP, ability.Retreat} {
		if val, ok := t.ledgerValue(v, s); ok {
			g.Values = append(g.Values, val)
		}
	}
	if val, ok := t.ledgerDamage(v); ok {
		g.Values = append(g.Values, val)
	}
	t.ledgerNeeds(v, &g)
	t.ledgerNotes(v, &g)
	if w := t.reason(v.ID); w != nil {
		g.Notes = append(g.Notes, render.LedgerNote{Text: t.book.pick(w.JA, w.EN), Tone: render.ToneBad},
			render.LedgerNote{Text: t.c.ruleName(w.Rule), Tone: render.ToneRule})
	}
	return g
}

func (t *table) ledgerValue(v *rules.CardView, s ability.Stat) (render.LedgerValue, bool) {
	if v.Chars == nil || v.Print == nil {
		return render.LedgerValue{}, false
	}
	now, has := v.Chars.Num.Get(s)
	if s == ability.CostStat && t.book.playedFrom(v) {
		now = v.Cost
	}
	base, _ := v.Print.Num.Get(s)
	var lines []render.LedgerLine
	for i := range v.Ledger {
		if l := &v.Ledger[i]; l.Stat == s {
			lines = append(lines, t.ledgerLine(l))
		}
	}
	if !has || now == base && len(lines) == 0 {
		return render.LedgerValue{}, false
	}
	printed := t.book.t("card.printed")
	if t.overOf(v) != 0 {
		printed = t.book.t("card.printed.evolved")
	}
	lines = append([]render.LedgerLine{{Amount: itoa(int(base)), Text: printed}}, lines...)
	return render.LedgerValue{Label: t.book.statName(s), Now: int(now), Print: int(base), Lines: lines}, true
}

// ledgerDamage is what is marked on a card, or what it leaves where that is what texts
// speak of.
func (t *table) ledgerDamage(v *rules.CardView) (render.LedgerValue, bool) {
	if v.Damage <= 0 || v.Chars == nil {
		return render.LedgerValue{}, false
	}
	n, _ := endures(v)
	if _, has := v.Chars.Num.Get(ability.HP); has {
		line := render.LedgerLine{Amount: signed(-int(v.Damage)), Sign: -1, Text: t.book.t("card.hurt")}
		return render.LedgerValue{Label: t.book.t("card.left"), Now: int(n - v.Damage), Print: int(n), Lines: []render.LedgerLine{line}}, true
	}
	return render.LedgerValue{Label: t.book.t("card.marked"), Text: itoa(int(v.Damage)), Lines: []render.LedgerLine{{Text: t.book.t("card.marked.left", max(0, n-v.Damage))}}}, true
}

// ledgerNeeds are the skills of a unit and of what is attached to it: what each needs,
// and whether it is there.
func (t *table) ledgerNeeds(v *rules.CardView, g *render.Ledger) {
	have := t.under(v)
	val := render.LedgerValue{Label: t.book.t("card.energy"), Text: t.book.t("card.energy.count", have)}
	add := func(c *rules.CardView) {
		for _, n := range c.Needs {
			line := render.LedgerLine{Sign: 1, Amount: "✓"}
			key := "card.needs"
			if int(n.Now) > have {
				line.Sign, line.Amount, key = -1, "×", "card.needs.more"
			}
			line.Text = t.book.t(key, t.book.powerName(n.Ability, t.book.rules.Ability(n.Ability)), n.Now, int(n.Now)-have)
			if n.Now != n.Print {
				line.Text += t.book.t("card.was", n.Print)
			}
			val.Lines = append(val.Lines, line)
		}
	}
	switch t.word(v.At.Zone) {
	case ability.Main, ability.Standby:
	default:
		return
	}
	add(v)
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.word(o.At.Zone) != ability.EnergyZone {
			add(o)
		}
	}
	if have > 0 || len(val.Lines) > 0 {
		g.Values = append(g.Values, val)
	}
}

// ledgerLine is one reason: how much, from what, for how long.
func (t *table) ledgerLine(l *rules.Ledger) render.LedgerLine {
	n := int(l.N)
	if l.Op == ability.Sub {
		n = -n
	}
	out := render.LedgerLine{Amount: signed(n), Sign: sign(n)}
	if l.Op == ability.Set {
		out.Amount, out.Sign = "="+itoa(n), 0
	}
	switch {
	case l.Src == 0 && n < 0:
		out.Text = t.book.t("card.damage")
	case l.Src == 0:
		out.Text = t.book.t("card.byrule")
	default:
		name := l.Name
		if v := t.card(l.Src); v != nil {
			name = t.nameOf(l.Src)
		}
		out.Text = t.book.t("card.by", name)
	}
	if d := t.untilWord(l.Until); d != "" {
		out.Text += " " + d
	}
	return out
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

func (t *table) untilWord(d ability.Duration) string {
	switch d {
	case ability.EndOfTurn:
		return t.book.t("card.thisturn")
	case ability.EndOfBattle:
		return t.book.t("card.thisbattle")
	case ability.StartOfTurn:
		return t.book.t("card.untilstart")
	case ability.InNext:
		return t.book.t("card.innext")
	case ability.NextEnd, ability.EndOfIts:
		return t.book.t("card.untilend")
	case ability.WhileThis:
		return t.book.t("card.whilethis")
	}
	return ""
}

// ledgerNotes are the keywords gained or lost, counters, and what is linked.
func (t *table) ledgerNotes(v *rules.CardView, g *render.Ledger) {
	note := func(tone render.Tone, key string, args ...any) {
		g.Notes = append(g.Notes, render.LedgerNote{Text: t.book.t(key, args...), Tone: tone})
	}
	if v.Chars != nil && v.Print != nil {
		for _, w := range t.book.keywords(v.Chars.Keys &^ v.Print.Keys) {
			note(render.ToneGood, "card.gains", w)
		}
		for _, w := range t.book.keywords(v.Print.Keys &^ v.Chars.Keys) {
			note(render.ToneBad, "card.loses", w)
		}
	}
	for _, h := range v.Works {
		if t.word(v.At.Zone) == ability.EX && v.Chars.Kinds&ability.Crest == 0 {
			note(render.ToneGood, "card.works.ex", t.abilityText(h.ID))
		}
	}
	if v.Chars != nil {
		for _, h := range v.Chars.Abilities {
			if h.Via.Card.ID == 0 {
				continue
			}
			if s := t.book.ability(h.ID); s != "" {
				note(render.ToneGood, "card.gains.text", s)
			} else {
				note(render.ToneGood, "card.gains.from", t.nameOf(h.Via.Card.ID), t.abilityText(h.Via.Via))
			}
		}
	}
	for _, c := range v.Counters {
		if t.book.flagLike(c.Name) {
			continue
		}
		note(render.TonePlain, "card.counter", t.book.counter(c.Name), c.N)
	}
	for i := range t.book.rules.Game.Words().Flags {
		w := &t.book.rules.Game.Words().Flags[i]
		if !bears(v, w) {
			continue
		}
		if w.Stuck && w.Marker == "" {
			note(render.ToneBad, "card.stuck", t.book.pick(w.JA, w.EN))
		} else {
			note(render.TonePlain, "card.flag", t.book.pick(w.JA, w.EN))
		}
	}
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.word(o.At.Zone) != ability.EnergyZone {
			note(render.TonePlain, "card.linked", t.book.t("tuck."+t.tuckKey(o)), t.book.name(o.Face))
		}
	}
}
