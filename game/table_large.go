package game

import (
	"cmp"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawLarge draws the large face of the card that is pointed at, with its values
// now, beside it and clear of the asking panel and of what is lit.
func (t *largeRoom) drawLarge(f *Frame) {
	if len(t.c.over) > 0 {
		return
	}
	if t.drops.grip.on {
		return
	}
	if tg := t.c.Pointed(); tg != nil && tg.Face != 0 {
		t.largePrinted(f, tg.Face, t.standsIn(f, tg.Card))
	} else if tg != nil && tg.Card != 0 {
		t.large(f, tg.Card, t.standsIn(f, tg.Card), false) // targets have no place yet while the frame is built
	} else if t.pinned != 0 {
		t.large(f, t.pinned, t.picker.boxOf(t.pinned), true)
	}
}

// standsIn is the place of a card, with what it stands out of its row in the hand.
func (t *largeRoom) standsIn(f *Frame, id state.CardID) render.Rect {
	r := t.picker.boxOf(id)
	if v := t.card(id); v != nil && t.word(v.At.Zone) == ability.Hand_ {
		up := f.Px(handLift)
		r.Y, r.H = r.Y-up, r.H+up
	}
	return r
}

// largePrinted draws a face as it is printed beside thing.
func (t *largeRoom) largePrinted(f *Frame, face state.FaceID, thing render.Rect) {
	c := t.book.printed(face)
	t.largeBeside(f, &c, &render.Ledger{}, thing, false)
}

// large draws one card large beside thing. What stays can be pointed at.
func (t *largeRoom) large(f *Frame, id state.CardID, thing render.Rect, stays bool) {
	v := t.card(id)
	if v == nil || v.Face == 0 {
		return
	}
	over := t.overOf(v)
	c := t.book.card(v, over)
	c.State = 0
	if c.Done = t.litOn(id, cmp.Or(over, v.Face)); stays {
		f.pointable(&c)
	}
	if t.inPlace(v, wing.AsLeader) {
		c.Stats = [3]render.Stat{}
	}
	g := t.ledger(v)
	t.largeBeside(f, &c, &g, thing, stays)
}

// largeScales are the sizes in which a large face is tried, until one covers nothing that
// is to be seen.
var largeScales = [...]float32{1, 0.89, 0.78}

// largeBeside draws a large face and what is under or beside it where it covers neither
// the thing, nor the asking panel, nor what is lit; as little of it as can be.
func (t *largeRoom) largeBeside(f *Frame, c *render.Card, g *render.Ledger, thing render.Rect, stays bool) {
	bounds := t.lay.Ground.Inset(f.Px(6))
	thing = f.besidePanel(thing)
	keep := f.keepClear(thing, stays)
	u := f.U
	defer func() { f.U = u }()
	var best largeAt
try:
	for _, k := range largeScales {
		if t.lay.Phone && k < 1 && best.all.H <= bounds.H {
			break // there nothing is made smaller but to be seen whole
		}
		for _, under := range [...]bool{true, false} {
			f.U = u * k
			v := t.largePlace(f, c, g, bounds, thing, keep, under)
			if v.u = f.U; best.u == 0 || v.covers < best.covers {
				best = v
			}
			if best.covers == 0 {
				break try
			}
		}
	}
	f.U = best.u
	if best.leader {
		f.TipLeader(thing.Center(), best.all.Nearest(thing.Center()))
	}
	f.LargeCard(best.all.X, best.all.Y, best.w, c)
	if !best.ledger.Empty() {
		f.Ledger(best.ledger, g)
	}
	f.shown = best.all
}

// largeAt is where a large face stands with its ledger.
type largeAt struct {
	all, ledger render.Rect
	w, u        float32 // its width, and the unit it is drawn in
	covers      float32 // how much of what is to be seen, in square px
	leader      bool
}

// largePlace finds a place for a large face in the unit that is set, with the ledger under
// it or beside it.
func (t *largeRoom) largePlace(f *Frame, c *render.Card, g *render.Ledger, bounds, thing render.Rect, keep []render.Rect, under bool) (v largeAt) {
	var h float32
	v.w, h = f.LargeBox(c, bounds.H)
	gap := f.Px(8)
	v.all = render.R(0, 0, v.w, h)
	if !g.Empty() {
		v.ledger = render.R(0, h+gap, v.w, f.LedgerHeight(v.w, g))
		if !under {
			most := max(v.w, bounds.W-v.w-gap)
			for v.ledger.H > bounds.H && v.ledger.W < most { // wider, so that all of it is seen
				v.ledger.W = min(v.ledger.W*1.1, most)
				v.ledger.H = f.LedgerHeight(v.ledger.W, g)
			}
			v.ledger.X, v.ledger.Y = v.w+gap, 0
		}
		v.all.W, v.all.H = max(v.w, v.ledger.Right()), max(h, v.ledger.Bottom())
	}
	at, leader := render.PlaceBeside(bounds, thing, v.all.W, v.all.H, f.Px(14), keep...)
	v.leader = leader
	v.all.X, v.all.Y = at.X, at.Y
	v.ledger = v.ledger.Move(at.X, at.Y)
	for _, r := range append(keep, thing) {
		if o := v.all.Intersect(r); !o.Empty() {
			v.covers += o.W * o.H
		}
	}
	if o := v.all.H - bounds.H; o > 0 { // what is beyond the edge is not seen
		v.covers += 10 * o * v.all.W
	}
	return v
}

// ledger is "values now": every number that is not as printed with its reasons,
// and what else is true of the card.
func (t *largeRoom) ledger(v *match.CardView) render.Ledger {
	g := render.Ledger{Title: t.book.t("card.now")}
	for _, s := range t.book.desk.Faces.Values {
		if val, ok := t.ledgerValue(v, s); ok {
			g.Values = append(g.Values, val)
		}
	}
	if val, ok := t.ledgerDamage(v); ok {
		g.Values = append(g.Values, val)
	}
	if words := t.foresight.foretold(v.ID); words != "" {
		g.Notes = append(g.Notes, render.LedgerNote{Text: t.book.t("fore.then", words), Tone: render.ToneGood})
	}
	t.ledgerNeeds(v, &g)
	t.ledgerWords(v, &g)
	t.ledgerNotes(v, &g)
	if w := t.picker.reason(v.ID); w != nil {
		g.Notes = append(g.Notes, render.LedgerNote{Text: t.book.pick(w.JA, w.EN), Tone: render.ToneBad},
			render.LedgerNote{Text: t.c.ruleName(w.Rule), Tone: render.ToneRule})
	}
	return g
}

func (t *largeRoom) ledgerValue(v *match.CardView, s ability.Stat) (render.LedgerValue, bool) {
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
func (t *largeRoom) ledgerDamage(v *match.CardView) (render.LedgerValue, bool) {
	if v.Damage <= 0 || v.Chars == nil {
		return render.LedgerValue{}, false
	}
	n, _ := t.book.endures(v)
	if w := t.book.desk.Faces.Left; w != nil {
		line := render.LedgerLine{Amount: signed(-int(v.Damage)), Sign: -1, Text: t.book.words(w.Hurt)}
		return render.LedgerValue{Label: t.book.words(w.Name), Now: int(n - v.Damage), Print: int(n), Lines: []render.LedgerLine{line}}, true
	}
	return render.LedgerValue{Label: t.book.t("card.marked"), Text: itoa(int(v.Damage)), Lines: []render.LedgerLine{{Text: t.book.t("card.marked.left", max(0, n-v.Damage))}}}, true
}

// ledgerNeeds are the skills of a unit and of what is attached to it: what each needs,
// and whether it is there.
func (t *largeRoom) ledgerNeeds(v *match.CardView, g *render.Ledger) {
	of := t.book.desk.Skill
	if of == nil || !t.inPlace(v, wing.AsPost) {
		return
	}
	have, _ := t.posts.under(v)
	val := render.LedgerValue{Label: t.book.words(of.Name), Text: t.book.t("card.energy.count", have)}
	add := func(c *match.CardView) {
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
	add(v)
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.word(o.At.Zone) != of.Have {
			add(o)
		}
	}
	if have > 0 || len(val.Lines) > 0 {
		g.Values = append(g.Values, val)
	}
}

// ledgerLine is one reason: how much, from what, for how long.
func (t *largeRoom) ledgerLine(l *board.Ledger) render.LedgerLine {
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

func (t *largeRoom) untilWord(d ability.Duration) string {
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
func (t *largeRoom) ledgerNotes(v *match.CardView, g *render.Ledger) {
	note := func(tone render.Tone, key string, args ...any) {
		g.Notes = append(g.Notes, render.LedgerNote{Text: t.book.t(key, args...), Tone: tone})
	}
	if v.Chars != nil && v.Print != nil {
		for _, w := range t.book.keywords(v.Chars, v.Chars.Keys&^v.Print.Keys) {
			note(render.ToneGood, "card.gains", w)
		}
		for _, w := range t.book.keywords(v.Print, v.Print.Keys&^v.Chars.Keys) {
			note(render.ToneBad, "card.loses", w)
		}
	}
	if tag := t.rows.tagOf(v); tag != nil && tag.Works != ([2]string{}) {
		for _, h := range v.Works {
			g.Notes = append(g.Notes, render.LedgerNote{Text: assets.Fill(t.book.words(tag.Works), t.panel.abilityText(h.ID)), Tone: render.ToneGood})
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
				note(render.ToneGood, "card.gains.from", t.nameOf(h.Via.Card.ID), t.panel.abilityText(h.Via.Via))
			}
			if d := t.doing(); d.Node.Of == h.ID && (d.Card == v.ID || t.standsFor(v.ID, d.Card)) {
				g.Done = len(g.Notes)
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
		if o := t.card(id); o != nil && (t.rows.linkOf(o).Under || !t.posts.isUnder(t.word(o.At.Zone))) {
			if t.rows.linkOf(o).Under {
				g.Fan = append(g.Fan, t.fanned(o))
				g.Fanned = t.rows.linkWord(o) + " " + itoa(len(g.Fan))
				continue
			}
			note(render.TonePlain, "card.linked", t.rows.linkWord(o), t.book.name(o.Face))
		}
	}
}

// fanned is a card that lies under another, as it lies opened beside that one: what its
// player may look at though it lies face down is said to.
func (t *largeRoom) fanned(v *match.CardView) render.Card {
	c := render.Card{Game: t.book.game, State: render.NoShadow}
	if v.Face == 0 {
		return c
	}
	if c = t.book.printed(v.Face); v.FaceDown {
		c.State |= render.Peek
		c.Tag = t.book.t("card.down")
	}
	c.State |= render.NoShadow
	return c
}

// ledgerWords are the keywords of a card, each with what it does.
func (t *largeRoom) ledgerWords(v *match.CardView, g *render.Ledger) {
	if v.Chars == nil {
		return
	}
	guide := t.c.paper.guide(t.book.rules.Game.Name())
	if guide == nil {
		return
	}
	for i, k := range t.book.rules.Game.Keywords() {
		if v.Chars.Keys&(1<<i) == 0 {
			continue
		}
		if e := guide.Of(k.Word); e != nil {
			g.Notes = append(g.Notes, render.LedgerNote{Text: t.book.t("card.keyword", t.book.pick(k.JA, k.EN), t.book.words(e.Text))})
		}
	}
}
