package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// browser shows a pile's cards in rows.
type browser struct {
	plain
	t      *table
	word   ability.Zone
	seat   rules.Seat
	scroll float32
	most   float32
}

// browse opens a pile.
func (t *table) browse(w ability.Zone, s rules.Seat) { t.c.Open(&browser{t: t, word: w, seat: s}) }

func (b *browser) Name() string { return "browser" }

func (b *browser) Stamp() int { return b.t.Stamp() }

func (b *browser) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

func (b *browser) turn(lines float32) {
	b.scroll = clampF(b.scroll+lines*60, 0, b.most)
	b.t.c.Dirty()
}

func (b *browser) Draw(f *Frame) {
	f.Cover()
	t := b.t
	f.Mark(Target{Name: "scrim", Label: f.T("common.close"), Still: true, Do: t.c.CloseTop}, f.bounds())
	f.Fill(t.lay.Ground, render.Alpha(render.Ink950, 0.6))
	g := t.lay.Ground.Inset(f.Px(24))
	f.Shadow(g, f.Px(12), render.ShadowRaised)
	f.Round(g, f.Px(12), render.Ink900)
	f.Stroke(g, f.Px(12), f.Px(1), render.Ink600)
	f.Mark(Target{Name: "browser:box", Still: true, Turn: b.turn}, g)
	in := g.Inset(f.Px(18))
	list := t.zone(b.word, b.seat)
	zone := t.book.rules.Zones[t.book.rules.Zone(b.word)]
	title := t.book.pick(zone.JA, zone.Name) + " " + itoa(len(list))
	if !zone.Shared {
		title = t.name(b.seat) + "　" + title
	}
	f.Text(in.TopStrip(f.Px(28)), title, render.Style{Font: render.Bold, Size: f.Px(19), Color: render.Text1})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(4), f.Px(110), f.Px(36)), "browser:close", f.T("common.close"), "Esc", render.Raised, t.c.CloseTop)
	b.cards(f, in.Below(f.Px(44)), list)
}

func (b *browser) cards(f *Frame, r render.Rect, list []rules.CardView) {
	w := f.Px(100)
	if f.Phone {
		w = f.Px(70)
	}
	bw, bh := render.CardBox(w, false)
	cols := max(1, int((r.W+f.Px(10))/(bw+f.Px(10))))
	rows := (len(list) + cols - 1) / cols
	b.most = max(0, float32(rows)*(bh+f.Px(14))-r.H)
	f.Clip(r)
	var pointed render.Rect // targets have no place yet while the frame is built
	p := b.t.c.Pointed()
	for i := range list {
		v := &list[i]
		at := render.R(r.X+float32(i%cols)*(bw+f.Px(10))+f.Px(6), r.Y+float32(i/cols)*(bh+f.Px(14))-b.scroll+f.Px(8), bw, bh)
		if at.Bottom() < r.Y || at.Y > r.Bottom() {
			continue
		}
		b.card(f, v, at)
		if p != nil && p.Card == v.ID {
			pointed = at
		}
	}
	f.Unclip()
	if !pointed.Empty() {
		f.U = b.t.lay.RailU
		b.t.large(f, p.Card, pointed)
	}
}

func (b *browser) card(f *Frame, v *rules.CardView, at render.Rect) {
	t := b.t
	st, mark := t.state(v.ID)
	c := t.book.card(v, 0)
	c.State &^= render.Rested
	c.State |= st &^ render.Veiled
	c.SelMark = mark
	tg := t.target(v, st, RegionHand)
	tg.Drag = false
	tg.Do = func() {
		t.pressCard(v.ID)
		if t.picked == v.ID {
			t.c.CloseTop()
		}
	}
	if f.Over(tg.Name) {
		c.State |= render.Hovered
	}
	if f.Focused(tg.Name) {
		c.State |= render.Focused
	}
	c.ID = f.Add(tg)
	f.Card(at, &c)
}
