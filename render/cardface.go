package render

// The face of a card in hand, on the field and small: what is drawn once and kept. Numbers and states lie over it (cardlive.go).

// face draws the printed face of a card whose upright width is w into r (upright or landscape).
func (l *faces) face(r Rect, w float32, c *Card) {
	f := c.Face
	rad := w * 0.06
	paper, ink := Paper100, PaperInk
	if c.is(Theirs) {
		paper, ink = SlateCard, White
	}
	if c.is(Rested) {
		paper = Lighten(paper, -0.14)
	}
	l.Round(r, rad, paper)
	l.Stroke(r, rad, 1, Alpha(Black, 0.25))
	win := l.window(r, w, c)
	l.faceWindow(win, w, c)
	if w >= l.Px(nameFrom) {
		l.faceName(r, w, f, ink)
	}
	l.faceSigns(r, win, w, c)
}

// faceSigns are the badge, the letters and the icons of a face, over what is drawn or pictured.
func (l *faces) faceSigns(r, win Rect, w float32, c *Card) {
	f := c.Face
	if c.is(ByBadge) {
		d := w * 0.62
		b := r.CenterBox(d, d)
		for i := min(len(f.Attrs), 4) - 1; i > 0; i-- { // of several attributes the others look out behind
			l.Badge(b.Move(d*0.24*float32(i), d*0.20*float32(i)), f.Attrs[i], "")
		}
		l.Badge(b, f.first(), f.first().Letter)
		return
	}
	if len(f.Attrs) > 0 && w >= l.letterFrom() && f.Badge != f.first().Letter {
		l.faceLetters(win, w, f)
	}
	l.faceIcons(win, w, f)
	if f.Badge == "" {
		return
	}
	b := l.badgeBox(r, w)
	for i := len(f.Attrs) - 1; i > 0 && i < 4; i-- { // of several attributes the others look out behind
		l.Badge(l.badgeBehind(b, i), f.Attrs[i], "")
	}
	l.Badge(b, f.first(), f.Badge)
}

// faceIcons are the printed icons, down the window's right side.
func (l *faces) faceIcons(win Rect, w float32, f *Face) {
	size := max(l.Px(9.5), w*0.105)
	h := round(size * 1.35)
	for i, s := range f.Icons {
		pw := max(h, l.Art.Measure(s, Bold, size)+size*0.6)
		p := Rect{win.Right() - pw - w*0.015, win.Y + w*0.025 + float32(i)*(h+max(1, w*0.02)), pw, h}.Snap()
		l.Round(p, h*0.28, Alpha(Ink950, 0.88))
		l.Stroke(p, h*0.28, max(1, round(l.Px(1))), Gold)
		l.Text(p, s, Style{Font: Bold, Size: size, Color: Hex(0xFFE9B0), Align: Center})
	}
}

func (f *Face) first() Attr {
	if len(f.Attrs) == 0 {
		return Attr{Shape: ShapeCircle, Color: Hex(0x6E6A60)}
	}
	return f.Attrs[0]
}

func (f *Face) last() Attr {
	if len(f.Attrs) == 0 {
		return f.first()
	}
	return f.Attrs[len(f.Attrs)-1]
}

// badgeBox is the corner badge, a little outside the card: read at 17u, so larger in proportion on small cards.
func (l *faces) badgeBox(r Rect, w float32) Rect {
	d := max(w*0.235, min(l.Px(17), w*0.36))
	o := w * 0.022
	return Rect{r.X - o, r.Y - o, d, d}
}

// badgeBehind is where the badge of a further attribute looks out behind the first.
func (l *faces) badgeBehind(b Rect, i int) Rect {
	return Rect{b.X + b.W*0.42*float32(i), b.Y + b.H*0.04, b.W * 0.82, b.H * 0.82}
}

// window is the coloured part of a face.
func (l *faces) window(r Rect, w float32, c *Card) Rect {
	side := w * 0.035
	top := max(w*0.16, l.nameSize(w)*1.5)
	if w < l.Px(nameFrom) {
		top = side
	}
	foot := w * 0.11
	return Rect{r.X + side, r.Y + top, r.W - 2*side, r.H - top - foot}
}

func (l *faces) faceWindow(win Rect, w float32, c *Card) {
	f := c.Face
	a, b := f.first().Color, f.last().Color
	dark := float32(0)
	if c.is(Rested) {
		dark = 0.12
	}
	flat := l.Art.HighContrast
	top, bottom := Lighten(a, 0.10-dark), Lighten(a, -0.25-dark)
	if flat {
		top, bottom = a, a
	}
	rad := w * 0.025
	if a == b {
		l.Gradient(win, rad, top, bottom)
	} else {
		l.GradientX(win, rad, Lighten(a, -dark), Lighten(b, -dark))
	}
	weave := float32(0.14)
	if c.is(Stunned) {
		weave *= 0.4
	}
	l.Weave(win.Inset(1), f.Game, max(16, w*0.40), weave)
	if c.is(ByBadge) {
		return
	}
	d := min(win.W*0.98, win.H*0.98)
	alpha := float32(1)
	if c.is(Rested) {
		d = win.H * 0.86
		alpha = 0.82
	}
	if c.is(Stunned) {
		alpha *= 0.7
	}
	box := win.CenterBox(d, d)
	if !c.is(Rested) && w >= l.Px(nameFrom) {
		box.Y += w * 0.01
	}
	l.Clip(win)
	if c.is(Rested) {
		l.monTurned(box, f.Seed, alpha)
	} else {
		l.Mon(box, f.Seed, alpha)
	}
	l.Unclip()
}

// nameSize is the size of the name on a card of that width.
func (l *faces) nameSize(w float32) float32 {
	if w < l.Px(smallUnder) {
		return w * 0.17
	}
	return l.written(max(l.Px(11), w*0.106))
}

func (l *faces) faceName(r Rect, w float32, f *Face, ink Color) {
	b := l.badgeBox(r, w)
	x := b.Right() + w*0.025
	if n := min(len(f.Attrs), 4); n > 1 {
		x = max(x, l.badgeBehind(b, n-1).Right()+w*0.02)
	}
	if f.Badge == "" {
		x = r.X + w*0.06
	}
	l.Text(Rect{x, r.Y, r.Right() - w*0.03 - x, max(w*0.165, l.nameSize(w)*1.5)}, f.Name, Style{Font: Bold, Size: l.nameSize(w), Color: ink})
}

// written is the size of what is written on a card, as large as the reader likes it.
func (l *faces) written(size float32) float32 { return size * max(1, l.Art.Text) }

// letterFrom is how wide a card must be, in px, for the letters of its attributes.
func (l *faces) letterFrom() float32 {
	if l.Art.Marks {
		return l.Px(smallUnder) * 0.8
	}
	return l.Px(letterFrom)
}

// faceLetters are the attributes' letters at the window's top left.
func (l *faces) faceLetters(win Rect, w float32, f *Face) {
	d := w * 0.172
	if l.Art.Marks {
		d = max(w*0.21, l.Px(15))
	}
	for i, a := range f.Attrs {
		if i > 2 {
			break
		}
		l.Letter(Rect{win.X + w*0.01 + float32(i)*(d+w*0.02), win.Y + w*0.115, d, d}, a)
	}
}
