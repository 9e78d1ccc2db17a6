package render

// Tip says why something cannot be done, or what a thing is.
type Tip struct {
	Title   string
	Text    string
	English string // second line, in text3
	Rule    string // SVE 8.4.2.1
	Forbid  bool   // with the forbidden sign
}

const tipWidth = 254

// TipSize is the size of a tooltip in px.
func (l *widgets) TipSize(t *Tip) (w, h float32) {
	w = l.Px(tipWidth)
	in := w - l.Px(28)
	h = l.Px(12)
	if t.Title != "" {
		h += l.Px(24)
	}
	st := Style{Size: l.Px(13)}
	if t.Text != "" {
		h += l.Art.Height(t.Text, st, in, l.Px(19.5))
	}
	if t.English != "" {
		h += l.Art.Height(t.English, st, in, l.Px(18.5))
	}
	if t.Rule != "" {
		h += l.Px(24)
	}
	return w, h + l.Px(10)
}

// Tip draws a tooltip with its top left at p.
func (l *widgets) Tip(p Point, t *Tip) Rect {
	w, h := l.TipSize(t)
	r := Rect{p.X, p.Y, w, h}.Snap()
	rad := l.Px(8)
	l.Shadow(r, rad, ShadowRaised)
	l.Round(r, rad, Alpha(Ink950, 0.98))
	l.Stroke(r, rad, l.line(1), Ink500)
	x, y, in := r.X+l.Px(14), r.Y+l.Px(10), r.W-l.Px(28)
	if t.Title != "" {
		tx := x
		if t.Forbid {
			d := l.Px(19)
			l.Icon(Rect{x - l.Px(2), y + l.Px(1), d, d}, IconForbid, Target)
			tx += d + l.Px(6)
		}
		l.Text(Rect{tx, y, r.Right() - l.Px(12) - tx, l.Px(21)}, t.Title, Style{Font: Bold, Size: l.Px(14), Color: Text1})
		y += l.Px(24)
	}
	st := Style{Size: l.Px(13), Color: Text2}
	if t.Text != "" {
		y += l.Para(Rect{x, y, in, 0}, t.Text, st, l.Px(19.5))
	}
	if t.English != "" {
		st.Color = Text3
		y += l.Para(Rect{x, y, in, 0}, t.English, st, l.Px(18.5))
	}
	if t.Rule != "" {
		l.RulePill(r.Right()-l.Px(12), r.Bottom()-l.Px(26), t.Rule)
	}
	return r
}

// PlaceBeside finds where a w x h box goes beside a thing: right, left, above, below, inside bounds and over none of the
// avoided boxes; else the nearest place of bounds that is as free of them as can be, never over the thing itself where that
// is possible. leader reports that it does not stand beside it, and so wants a dotted line (TipLeader).
func PlaceBeside(bounds, thing Rect, w, h, gap float32, avoid ...Rect) (r Rect, leader bool) {
	cy := clamp(thing.Center().Y-h/2, bounds.Y, max(bounds.Y, bounds.Bottom()-h))
	cx := clamp(thing.Center().X-w/2, bounds.X, max(bounds.X, bounds.Right()-w))
	for _, c := range [...]Rect{
		{thing.Right() + gap, cy, w, h}, {thing.X - gap - w, cy, w, h},
		{cx, thing.Y - gap - h, w, h}, {cx, thing.Bottom() + gap, w, h},
	} {
		if c.Within(bounds) && covers(c, avoid) == 0 {
			return c, false
		}
	}
	const steps = 16
	best, least := Rect{bounds.X, bounds.Y, w, h}, float32(1e30)
	for i := range steps + 1 {
		for j := range steps + 1 {
			c := Rect{bounds.X + max(0, bounds.W-w)*float32(i)/steps, bounds.Y + max(0, bounds.H-h)*float32(j)/steps, w, h}
			dx, dy := c.Center().X-thing.Center().X, c.Center().Y-thing.Center().Y
			cost := covers(c, avoid) + 10*covers(c, []Rect{thing.Inset(-gap / 2)}) + sqrt(dx*dx+dy*dy)
			if cost < least {
				best, least = c, cost
			}
		}
	}
	return best, true
}

// covers is how much of boxes r covers, in square px.
func covers(r Rect, boxes []Rect) (area float32) {
	for _, a := range boxes {
		if v := r.Intersect(a); !v.Empty() {
			area += v.W * v.H
		}
	}
	return area
}

// TipLeader draws the dotted line from a thing to the box that explains it.
func (l *widgets) TipLeader(from, to Point) {
	dx, dy := to.X-from.X, to.Y-from.Y
	n := sqrt(dx*dx + dy*dy)
	for d := float32(0); d < n; d += l.Px(7) {
		l.Disc(Point{from.X + dx*d/n, from.Y + dy*d/n}, l.Px(1.4), Target)
	}
}
