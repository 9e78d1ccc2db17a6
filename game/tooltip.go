package game

import (
	"gotaku/render"
	"gotaku/rules/board"
)

// tipShown is a tooltip put up by an action, until it is clicked away.
type tipShown struct {
	tip   *render.Tip
	at    render.Rect
	till  int64
	cites string // the rule that it cites, by its number
}

// ShowWhy explains beside a place why something cannot be done.
func (c *Core) ShowWhy(w *board.Why, at render.Rect) {
	if w == nil {
		return
	}
	c.tip = &tipShown{c.whyTip(w), at, c.ms + 6000, w.Rule}
	c.Dirty()
}

// why explains why t cannot be pressed, if it can say so.
func (c *Core) why(t *Target) {
	if t.Why != nil {
		if w := t.Why(); w != nil {
			c.ShowWhy(w, t.R)
			return
		}
	}
	if t.Hint == nil {
		return
	}
	if title, text := t.Hint(); title != "" || text != "" {
		c.tip = &tipShown{tip: &render.Tip{Title: title, Text: text}, at: t.R, till: c.ms + 6000}
		c.Dirty()
	}
}

// drawTip draws the tooltip that was put up, or that of what is pointed at.
func (c *Core) drawTip(f *Frame) {
	if c.tip != nil {
		f.tipBeside(c.tip.tip, c.tip.at, c.tip.cites != "")
		if at := c.tip.cites; at != "" { // a press on it opens the rules there
			f.Mark(Target{Name: "tip", Label: c.tip.tip.Rule, R: f.told, Still: true, Do: func() { openRules(c, c.cites, at) }}, f.told)
		}
		return
	}
	t := c.Pointed()
	if t == nil || t.Card != 0 && !f.shown.Empty() { // the large face says it
		return
	}
	if t.Why != nil {
		if w := t.Why(); w != nil {
			f.tipBeside(c.whyTip(w), t.R, false)
			return
		}
	}
	if t.Hint != nil {
		if title, text := t.Hint(); title != "" || text != "" {
			f.tipBeside(&render.Tip{Title: title, Text: text}, t.R, false)
		}
	}
}

// tipBeside draws a tooltip beside what it explains. One that can be pressed does not flee from the pointer.
func (f *Frame) tipBeside(t *render.Tip, at render.Rect, stays bool) {
	w, h := f.TipSize(t)
	at = f.besidePanel(at)
	keep := f.keepClear(at, stays)
	if !f.shown.Empty() {
		keep = append(keep, f.shown)
	}
	r, leader := render.PlaceBeside(f.bounds().Inset(f.Px(8)), at, w, h, f.Px(10), keep...)
	if leader {
		f.TipLeader(at.Center(), r.Nearest(at.Center()))
	}
	f.told = f.Tip(render.Point{X: r.X, Y: r.Y}, t)
}

// keepClear is what nothing that explains may cover: the pointer, the asking panel, and
// what is lit or chosen, but for the thing that is explained; what stays to be
// pointed at gives no way to the pointer.
func (f *Frame) keepClear(thing render.Rect, stays bool) []render.Rect {
	keep := append([]render.Rect(nil), f.panel...)
	if m := f.c.mouse; !stays && !thing.Contains(m) {
		keep = append(keep, render.R(m.X-2, m.Y-2, f.Px(14), f.Px(20)))
	}
	for _, h := range f.Hits() {
		t := &f.targets[h.ID-1]
		if int(h.ID) > f.modal && (t.State == "legal" || t.State == "selected") && !h.R.Empty() && !h.R.Contains(thing.Center()) {
			keep = append(keep, h.R)
		}
	}
	return keep
}

// besidePanel is the place of what is explained: for a line of the asking panel, of which
// nothing may be covered, as wide as the panel.
func (f *Frame) besidePanel(at render.Rect) render.Rect {
	for _, p := range f.panel {
		if p.Overlaps(at) {
			at.X, at.W = p.X, p.W
		}
	}
	return at
}
