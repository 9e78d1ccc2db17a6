package render

import "gotaku/look"

// weave is a game's woven pattern: lines (or squares) over a box, the step being one repeat.

// Weave draws a game's pattern over r at the given opacity; step is the width of one repeat in px.
func (l *pen) Weave(r Rect, g *look.Game, step, alpha float32) { l.weave(r, r, g, step, alpha) }

// weave draws the pattern of r as far as it lies in clip.
func (l *pen) weave(r, clip Rect, g *look.Game, step, alpha float32) {
	if l.Art.HighContrast {
		return
	}
	c := Alpha(White, alpha)
	l.Clip(clip)
	switch g.Pattern {
	case look.Kagome:
		l.kagome(r, step, c)
	case look.Asanoha:
		l.asanoha(r, step, c)
	case look.Yagasuri:
		l.yagasuri(r, step, c)
	case look.Ichimatsu:
		l.ichimatsu(r, step, c)
	case look.Shippo:
		l.shippo(r, step, c)
	}
	l.Unclip()
}

func (l *pen) weaveLine(x0, y0, x1, y1 float32, c Color) {
	l.Line(Point{x0, y0}, Point{x1, y1}, max(1, l.U), c, false)
}

// kagome is a basket of triangles: three families of parallel lines, doubled.
func (l *pen) kagome(r Rect, s float32, c Color) {
	h := s * 0.866
	k := h / (s / 2)
	for y := r.Y; y < r.Bottom(); y += h / 2 {
		l.weaveLine(r.X, y, r.Right(), y, c)
	}
	drop := r.H / k
	for x := r.X - drop; x < r.Right(); x += s / 2 {
		l.weaveLine(x, r.Bottom(), x+drop, r.Y, c)
		l.weaveLine(x, r.Y, x+drop, r.Bottom(), c)
	}
}

// asanoha is the hemp leaf: a net of triangles with the spokes of each.
func (l *pen) asanoha(r Rect, s float32, c Color) {
	h := s * 0.866 * 2
	for row, y := 0, r.Y; y < r.Bottom(); row, y = row+1, y+h/2 {
		for x := r.X - s - float32(row%2)*s/2; x < r.Right()+s; x += s {
			m := y + h/2
			l.weaveLine(x, y, x+s/2, m, c)
			l.weaveLine(x+s, y, x+s/2, m, c)
			l.weaveLine(x+s/2, y, x+s/2, m, c)
			l.weaveLine(x, y, x+s/2, y+h/6, c)
			l.weaveLine(x+s, y, x+s/2, y+h/6, c)
			l.weaveLine(x, m-h/6, x+s/2, m, c)
			l.weaveLine(x+s, m-h/6, x+s/2, m, c)
		}
	}
}

// yagasuri is arrow feathers: columns of slanted bars, mirrored in pairs.
func (l *pen) yagasuri(r Rect, s float32, c Color) {
	w := s / 2
	for x := r.X; x < r.Right(); x += s {
		l.weaveLine(x, r.Y, x, r.Bottom(), c)
		l.weaveLine(x+w, r.Y, x+w, r.Bottom(), c)
		for y := r.Y - s; y < r.Bottom()+s; y += s {
			l.weaveLine(x, y, x+w, y+w*0.6, c)
			l.weaveLine(x+w, y+w*0.6, x+s, y, c)
		}
	}
}

// ichimatsu is checks.
func (l *pen) ichimatsu(r Rect, s float32, c Color) {
	q := s / 2
	for row, y := 0, r.Y; y < r.Bottom(); row, y = row+1, y+q {
		for x := r.X + float32(row%2)*q; x < r.Right(); x += s {
			l.Fill(Rect{x, y, q, q}, c)
		}
	}
}

var ringPath = (&Path{}).Circle(0.5, 0.5, 0.5)

// shippo is interlocking rings.
func (l *pen) shippo(r Rect, s float32, c Color) {
	for row, y := 0, r.Y-s; y < r.Bottom(); row, y = row+1, y+s/2 {
		for x := r.X - s + float32(row%2)*s/2; x < r.Right(); x += s {
			l.ShapeStroke(ringPath, Rect{x, y, s, s}, max(1, l.U), c)
		}
	}
}

// Cloth draws a table's ground over r: the gradient and the pattern, kept as one picture.
func (l *pen) Cloth(r Rect, g *look.Game) {
	r = r.Snap()
	if r.Empty() {
		return
	}
	if l.Art.HighContrast {
		l.Fill(r, Ink950)
		return
	}
	key := keptKey{kind: 'c', w: int16(r.W), h: int16(r.H), name: g.Name}
	top, bottom := cloth(g)
	pic := l.Art.keepSlowly(key, l.U, func(k *List) {
		b := Rect{0, 0, r.W, r.H}
		k.Gradient(b, 0, top, bottom)
		k.Weave(b, g, k.Px(48), 0.045)
	})
	if pic == nil { // the pattern comes when it is painted
		l.Gradient(r, 0, top, bottom)
		return
	}
	l.Image(pic, r, 0, 1)
}

// cornerSteps is in how many steps a pattern follows a rounded corner.
const cornerSteps = 7

// ClothRound is Cloth with rounded corners: a table's tile.
func (l *pen) ClothRound(r Rect, g *look.Game, radius float32) {
	r = r.Snap()
	if r.Empty() {
		return
	}
	top, bottom := cloth(g)
	pic := l.Art.keepSlowly(keptKey{kind: 't', w: int16(r.W), h: int16(r.H), name: g.Name}, l.U, func(k *List) {
		b := Rect{0, 0, r.W, r.H}
		k.Gradient(b, radius, Lighten(top, 0.06), bottom)
		k.weave(b, b.InsetXY(0, radius), g, k.Px(48), 0.05)
		for i := range cornerSteps { // into the rounded corners in steps
			high := radius / cornerSteps
			y := float32(i) * high
			in := radius - sqrt(radius*radius-(radius-y)*(radius-y))
			step := Rect{b.X + in, b.Y + y, b.W - 2*in, high}
			k.weave(b, step, g, k.Px(48), 0.05)
			k.weave(b, step.Move(0, b.H-2*y-high), g, k.Px(48), 0.05)
		}
	})
	if pic == nil {
		l.Gradient(r, radius, Lighten(top, 0.06), bottom)
		return
	}
	l.Image(pic, r, 0, 1)
}

// Back draws a card's back into an upright box: cloth, pattern, disc with five dots. The same for both seats.
func (l *pen) Back(r Rect, g *look.Game) {
	r = r.Snap()
	pic := l.Art.keep(keptKey{kind: 'b', w: int16(r.W), h: int16(r.H), name: g.Name}, l.U, func(k *List) {
		b := Rect{0, 0, r.W, r.H}
		top, bottom := cloth(g)
		rad := r.W * 0.06
		k.Round(b, rad, Paper200)
		in := b.Inset(max(1, r.W*0.02))
		k.Gradient(in, rad*0.8, Lighten(top, 0.13), Lighten(bottom, 0.06))
		k.Weave(in.Inset(1), g, r.W*0.3, 0.08)
		d := r.W * 0.46
		disc := b.CenterBox(d, d)
		k.Disc(b.Center(), d/2, Lighten(top, -0.55))
		k.Circle(b.Center(), d/2, max(1, r.W*0.018), Alpha(Text1, 0.85))
		k.fiveDots(disc, Text1, 0.33, 0.15)
	})
	l.Image(pic, r, 0, 1)
}
