package game

import (
	"strings"

	"gotaku/render"
)

// drawer is the log over the left of the table.
type drawer struct {
	plain
	t      *table
	kind   string
	picked int // the line that was pressed, by its event; -1: none
	scroll roll
}

func (t *table) openLog() {
	if _, open := t.c.top().(*drawer); open {
		t.c.CloseTop()
		return
	}
	t.c.Open(&drawer{t: t, picked: -1})
}

func (d *drawer) Name() string { return "log" }

func (d *drawer) Stamp() int { return d.t.Stamp() }

func (d *drawer) Key(c *Core, k string) bool {
	switch k {
	case "Esc", "L":
		c.CloseTop()
	case "Up":
		d.scroll.by(-d.scroll.step)
		c.Dirty()
	case "Down":
		d.scroll.by(d.scroll.step)
		c.Dirty()
	case "Ctrl C":
		c.copy(d.t.journal.logText(), c.T("log.copied"))
	default:
		return false
	}
	return true
}

// back takes the match back to before the line that was pressed.
func (d *drawer) back() {
	t := d.t
	t.c.CloseTop()
	t.anim.stop()
	for t.s.CanUndo() && (t.s.View().Events > d.picked || t.passer.skips()) {
		if err := t.s.Undo(); err != nil {
			t.c.Say(t.book.t("error.undo"))
			return
		}
	}
	t.Tick(t.c)
	t.passer.keep()
}

// logKinds are the filters of the log.
var logKinds = []struct{ kind, key string }{
	{"", "log.all"}, {"attack", "log.attacks"}, {"trigger", "log.triggers"}, {"pay", "log.payments"}, {"show", "log.reveals"},
}

func (d *drawer) Draw(f *Frame) {
	f.Cover()
	t := d.t
	f.U = t.lay.RailU
	f.Mark(Target{Name: "scrim", Label: f.T("common.close"), Still: true, Do: t.c.CloseTop}, f.whole())
	g := t.lay.Ground
	f.Fill(g, render.Alpha(render.Ink950, 0.35))
	box := render.R(g.X, g.Y, min(f.Px(392), t.freeGround(f).W), g.H)
	f.Mark(Target{Name: "log:box", Still: true, Roll: &d.scroll}, box)
	v := render.LogDrawer{Title: f.T("menu.log"), Key: t.c.Set.Keys.of("L"), Right: f.T("log.head", turnWord(t.c, t.view.TurnNo), max(t.view.Inputs, 0))}
	for _, k := range logKinds {
		name := "log:" + k.kind
		v.Tabs = append(v.Tabs, render.Chip{ID: f.Add(Target{Name: name, Label: f.T(k.key), Do: func() { d.kind, d.scroll = k.kind, roll{} }}), Label: f.T(k.key), Sel: d.kind == k.kind, Focus: f.Focused(name)})
	}
	d.entries(f, &v)
	v.Buttons = []render.Button{
		f.button("log:copy", f.T("common.copy"), "Ctrl C", render.Outline, func() { t.c.copy(t.journal.logText(), f.T("log.copied")) }),
		f.button("log:close", f.T("common.close"), "Esc", render.Raised, t.c.CloseTop),
	}
	if d.picked >= 0 && t.match.link == nil && t.s.CanUndo() {
		v.Buttons = append([]render.Button{f.button("log:back", f.T("log.goto"), "", render.Primary, d.back)}, v.Buttons...)
	}
	all, room := f.LogHeight(box, &v)
	newest := d.scroll.at >= d.scroll.most // it stays there
	if d.scroll.fit(all-room, f.Px(40)); newest {
		d.scroll.at = d.scroll.most
	}
	v.Scroll = d.scroll.at
	if d.scroll.most > 0 {
		v.Bar = f.Add(f.bar("log", &d.scroll))
	}
	f.List.Log(box, &v)
	d.large(f, box)
	f.U = t.lay.U
	t.rail.drawRail(f)
}

// entries are the lines of the chosen kind.
func (d *drawer) entries(f *Frame, v *render.LogDrawer) {
	t := d.t
	for i := range t.log {
		l := &t.log[i]
		if d.kind != "" && l.kind != d.kind && l.kind != "turn" {
			continue
		}
		mine := l.seat == t.bottom()
		if l.kind == "turn" {
			v.Entries = append(v.Entries, render.LogEntry{Head: f.T("turn.number", l.turn), Right: t.journal.seatName(l.seat), Mine: mine})
			continue
		}
		e := render.LogEntry{Mine: mine}
		if !l.sub {
			e.No = i + 1
		}
		name := "line:" + itoa(l.n)
		e.Sel = f.Over(name) || f.Focused(name) || d.picked == l.n
		e.ID = f.Add(Target{Name: name, Label: l.text, Card: l.card, Do: func() { d.picked = l.n }})
		for _, p := range l.all {
			s := render.Span{Text: p.text, Kind: p.kind}
			if p.kind == render.SpanCard {
				if face := t.book.face(p.face); face != nil {
					s.Color = face.Attrs[0].Color
				} else {
					s.Kind = render.SpanPlain
				}
			}
			e.Spans = append(e.Spans, s)
		}
		v.Entries = append(v.Entries, e)
	}
}

// large shows the card of the line that is pointed at, beside the drawer.
func (d *drawer) large(f *Frame, box render.Rect) {
	name := d.t.c.pointedName()
	if !strings.HasPrefix(name, "line:") {
		return
	}
	for i := range d.t.log {
		l := &d.t.log[i]
		if "line:"+itoa(l.n) != name {
			continue
		}
		for _, p := range l.all {
			if p.face != 0 {
				c := d.t.book.printed(p.face)
				w, h := f.LargeBox(&c, d.t.lay.Ground.H)
				r, _ := render.PlaceBeside(d.t.lay.Ground, render.R(box.X, d.t.c.mouse.Y, box.W, 1), w, h, f.Px(14))
				f.LargeCard(r.X, r.Y, w, &c)
				return
			}
		}
	}
}

// pointedName is the name of what is dwelt on.
func (c *Core) pointedName() string {
	if t := c.Pointed(); t != nil {
		return t.Name
	}
	return ""
}
