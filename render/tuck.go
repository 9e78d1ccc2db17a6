package render

import "gotaku/look"

// Cards of which only a strip is seen: linked under another card, or held up at the far edge.

// Tuck is a card seen as a strip: a cell in its colour with a sign, and its name.
type Tuck struct {
	ID    ID
	Face  *Face      // nil: a back
	Game  *look.Game // whose back
	Sign  string     // what it is there for: 装; "" = its badge
	Bare  bool       // the sign alone
	Attr  bool       // the sign is its attribute's badge
	Note  string     // a pill at its right end: EX
	State State
}

// TuckHeight is the height (units) of a strip under a card.
const TuckHeight = 15

// tuckLeast is the width (units) from which a strip has a name.
const tuckLeast = 30

// Tuck draws t into r and marks r with its ID.
func (l *faces) Tuck(r Rect, t *Tuck) {
	r = r.Snap()
	rad := min(l.Px(4), r.H*0.3)
	l.Shadow(r, rad, ShadowRest)
	if t.Face == nil {
		l.Round(r, rad, Ink800)
		l.Weave(r.Inset(1), t.Game, max(12, r.H*0.8), 0.14)
		l.Disc(r.Center(), r.H*0.16, Text1)
		l.Stroke(r, rad, 1, Alpha(Text1, 0.35))
	} else {
		l.tuckFace(r, rad, t)
	}
	if t.State&Veiled != 0 {
		l.Round(r, rad, Alpha(Ink950, 0.55))
	}
	l.tuckMarks(r, rad, t.State)
	l.Hit(t.ID, r)
}

func (l *faces) tuckFace(r Rect, rad float32, t *Tuck) {
	a := t.Face.first()
	sign := t.Sign
	if sign == "" {
		sign = t.Face.Badge
	}
	named := !t.Bare && r.W >= l.Px(tuckLeast)
	if !named {
		l.Round(r, rad, a.Color)
		l.Stroke(r, rad, max(1, round(l.Px(1))), Alpha(White, 0.85))
		l.Text(r.InsetXY(l.Px(1), 0), sign, Style{Font: Bold, Size: r.H * 0.76, Color: White, Align: Center})
		return
	}
	l.Round(r, rad, Paper100)
	cell := Rect{r.X, r.Y, 0, r.H}
	if t.Attr {
		d := r.H - l.Px(4)
		for i, a := range t.Face.Attrs {
			l.Badge(Rect{r.X + l.Px(3) + float32(i)*d*0.8, r.Y + l.Px(2), d, d}, a, a.Letter)
			cell.W = d*(1+0.8*float32(i)) + l.Px(3)
		}
	} else if sign != "" {
		cell.W = max(r.H*1.12, l.Art.Measure(sign, Bold, r.H*0.72)+l.Px(6))
		l.Round(cell, rad, a.Color)
		l.Text(cell, sign, Style{Font: Bold, Size: r.H * 0.72, Color: White, Align: Center})
	}
	name := Rect{cell.Right() + l.Px(3), r.Y, r.Right() - cell.Right() - l.Px(5), r.H}
	if t.Note != "" {
		size := min(r.H*0.62, l.Px(10.5))
		w := l.Art.Measure(t.Note, Bold, size) + size*0.6
		p := Rect{r.Right() - w - l.Px(2), r.Y + (r.H-size*1.4)/2, w, size * 1.4}.Snap()
		l.Round(p, size*0.3, Ink950)
		l.Text(p, t.Note, Style{Font: Bold, Size: size, Color: Sel, Align: Center})
		name.W = p.X - name.X - l.Px(2)
	}
	l.Text(name, t.Face.Name, Style{Font: Bold, Size: min(r.H*0.74, l.Px(12)), Color: PaperInk})
}

func (l *faces) tuckMarks(r Rect, rad float32, s State) {
	o := l.Px(2)
	switch {
	case s&IsSel != 0:
		l.Stroke(r.Inset(-o), rad+o, l.mark(3), Sel)
	case s&IsTarget != 0:
		l.Stroke(r.Inset(-o), rad+o, l.mark(3), Target)
	case s&IsLegal != 0:
		l.Stroke(r.Inset(-o), rad+o, l.mark(2), Legal)
	}
	if s&Hovered != 0 {
		l.Stroke(r.Inset(-o), rad+o, l.mark(2), White)
	}
	if s&Focused != 0 {
		l.FocusLine(r, rad)
	}
}

// TuckRow is the boxes of n strips under a card in box r: side by side as wide as the card, on the phone squares
// beside it. bare is how many of them, from the left, show their sign alone.
func (l *faces) TuckRow(out []Rect, r Rect, n, bare int) []Rect {
	out = out[:0]
	if n == 0 {
		return out
	}
	if l.Phone {
		d := min(l.Px(14), max(r.W, r.H)/float32(n))
		for i := range n {
			step := d * float32(i)
			if r.W > r.H { // lying cards leave room below, within a standing one's height; standing ones beside
				out = append(out, Rect{r.Center().X - d*float32(n)/2 + step, min(r.Bottom()-l.Px(3), r.Center().Y+r.W/2-d), d - 1, d - 1})
			} else {
				out = append(out, Rect{r.Right() - l.Px(1), r.Y + l.Px(2) + step, d, d - 1})
			}
		}
		return out
	}
	gap, small := l.Px(2), l.Px(20)
	if n-bare > 1 { // several names want more room than the card has
		r = r.InsetXY(-max(0, l.Px(118)-r.W)/2, 0)
	}
	wide := (r.W - gap*float32(n-1) - small*float32(bare)) / float32(max(1, n-bare))
	if n > bare && wide < l.Px(8) { // too many: all alike
		small = (r.W - gap*float32(n-1)) / float32(n)
		wide = small
	}
	x := r.X
	for i := range n {
		w := wide
		if i < bare {
			w = small
		}
		out = append(out, Rect{x, r.Bottom() + l.Px(1), w, l.Px(TuckHeight)})
		x += w + gap
	}
	return out
}
