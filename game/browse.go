package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// browser shows the cards of a pile, or of a crowded row, large and in rows. It lies over
// the table alone: what is asked is answered beside it.
type browser struct {
	plain
	t      *table
	word   ability.Zone
	seat   state.Seat
	host   state.CardID // only what is attached to it; 0: all of the zone
	asked  int          // the decision it was opened for a choice of; 0: none
	scroll roll
}

// browse opens a pile.
func (t *table) browse(w ability.Zone, s state.Seat) { t.openBrowser(&browser{word: w, seat: s}) }

// openBrowser opens a browser, which closes when what may be chosen in it is answered.
func (t *table) openBrowser(b *browser) {
	if b.t = t; t.dec != nil && (t.dec.Kind == rules.Choose || t.dec.Kind == rules.Pay) {
		b.asked = t.serial
	}
	t.c.Open(b)
}

// Tick closes it when its question has been answered.
func (b *browser) Tick(c *Core) {
	if b.asked != 0 && b.asked != b.t.serial && c.top() == Scene(b) {
		c.CloseTop()
	}
}

func (b *browser) Name() string { return "browser" }

func (b *browser) Stamp() int { return b.t.Stamp() }

func (b *browser) Key(c *Core, k string) bool {
	if k == "Esc" || k == "-" {
		c.CloseTop()
		return true
	}
	return b.t.Key(c, k)
}

func (b *browser) Draw(f *Frame) {
	f.Cover()
	t := b.t
	f.Mark(Target{Name: "scrim", Label: f.T("common.close"), Still: true, Do: t.c.CloseTop}, f.whole())
	f.Fill(t.lay.Ground, render.Alpha(render.Ink950, 0.6))
	g := t.freeGround(f).Inset(f.Px(24))
	if f.Phone {
		g = t.freeGround(f).Inset(f.Px(8))
	}
	f.Shadow(g, f.Px(12), render.ShadowRaised)
	f.Round(g, f.Px(12), render.Ink900)
	f.Stroke(g, f.Px(12), f.Px(1), render.Ink600)
	f.Mark(Target{Name: "browser:box", Still: true, Roll: &b.scroll}, g)
	in := g.Inset(f.Px(18))
	n := len(t.zone(b.word, b.seat))
	if b.host != 0 {
		n = len(b.list())
	}
	zone := t.book.rules.Zones[t.book.rules.Zone(b.word)]
	title := t.book.pick(zone.JA, zone.Name) + " " + itoa(n)
	if b.host != 0 {
		title = t.nameOf(b.host) + "　" + title
	}
	if !zone.Shared {
		title = t.name(b.seat) + "　" + title
	}
	f.Text(render.R(in.X, in.Y, in.W-f.Px(118), f.Px(28)), title, render.Style{Font: render.Bold, Size: f.Px(19), Color: render.Text1})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(4), f.Px(110), f.Px(36)), "browser:close", f.T("common.close"), "Esc", render.Raised, t.c.CloseTop)
	b.cards(f, in.Below(f.Px(44)))
	f.U = t.lay.U
	t.rail.drawRail(f)
}

// freeGround is the table but for what the asking panel covers of it.
func (t *table) freeGround(f *Frame) render.Rect {
	g := t.lay.Ground
	for _, p := range f.panel {
		if p.Overlaps(g) {
			g.W = p.X - g.X
		}
	}
	return g
}

// browsed is a card of the browser, or (base) what it was before it evolved.
type browsed struct {
	*match.CardView
	base bool
}

// list is what lies in the zone, each card followed by what is under it.
func (b *browser) list() []browsed {
	var out []browsed
	list := b.t.zone(b.word, b.seat)
	for i := range list {
		v := &list[i]
		if b.host != 0 && v.Host.ID != b.host {
			continue
		}
		out = append(out, browsed{v, false})
		if b.t.overOf(v) != 0 {
			out = append(out, browsed{v, true})
		}
		for _, id := range v.Linked {
			if o := b.t.card(id); o != nil && !b.t.rows.linkOf(o).Over {
				out = append(out, browsed{o, false})
			}
		}
	}
	return out
}

// width is the upright width of the cards: as large as lets all of them be seen,
// within bounds.
func (b *browser) width(f *Frame, r render.Rect, n int) float32 {
	least, most := f.Px(100), f.Px(170)
	if f.Phone {
		least, most = f.Px(70), f.Px(120)
	}
	for w := most; w > least; w -= f.Px(5) {
		if v := f.grid(r, n, w, f.Px(10), f.Px(14), f.Px(8)); float32((n+v.cols-1)/v.cols)*v.down <= r.H {
			return w
		}
	}
	return least
}

func (b *browser) cards(f *Frame, r render.Rect) {
	list := b.list()
	var pointed render.Rect // targets have no place yet while the frame is built
	p := b.t.c.Pointed()
	f.Shelf("browser", r, &b.scroll, f.grid(r, len(list), b.width(f, r, len(list)), f.Px(10), f.Px(14), f.Px(8)), func(i int, at render.Rect) {
		v := list[i]
		if v.base {
			b.base(f, v.CardView, at)
		} else {
			b.card(f, v.CardView, at)
		}
		if p != nil && p.Card == v.ID && (p.Face != 0) == v.base {
			pointed = at
		}
	})
	if pointed.Empty() {
		return
	}
	if f.U = b.t.lay.RailU; p.Face != 0 {
		b.t.closeup.largePrinted(f, p.Face, pointed)
	} else {
		b.t.closeup.large(f, p.Card, pointed, false)
	}
}

// base draws the card under one that has evolved.
func (b *browser) base(f *Frame, v *match.CardView, at render.Rect) {
	c := b.t.book.printed(v.Face)
	c.Tag = b.t.book.t("tuck.base")
	tg := b.t.rows.baseTarget(v, RegionHand)
	c.State = b.t.piles.marks(f, tg)
	c.ID = f.Add(tg)
	f.Card(at, &c)
}

func (b *browser) card(f *Frame, v *match.CardView, at render.Rect) {
	t := b.t
	st, mark := t.rows.state(v.ID)
	c := t.book.card(v, t.overOf(v))
	if c.State&render.Rested != 0 { // all stand upright here
		c.State &^= render.Rested
		c.Pill = t.book.t("state.rested")
	}
	c.State |= st &^ render.Veiled
	c.Tag = t.rows.tag(v)
	if v.Host.ID != 0 {
		c.Tag = t.rows.linkWord(v)
	}
	if zone := t.book.rules.Zones[v.At.Zone]; c.Tag == "" && zone.Hidden && !v.FaceDown { // the others here lie face down
		c.Tag = t.book.t("card.up")
	}
	c.SelMark = mark
	tg := t.rows.target(v, st, RegionHand)
	tg.Drag = false
	tg.Do = func() {
		t.picker.pressCard(v.ID)
		if t.picked == v.ID {
			t.c.CloseTop()
		}
	}
	c.State |= f.pointing(tg.Name)
	c.ID = f.Add(tg)
	f.Card(at, &c)
}
