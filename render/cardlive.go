package render

// What lies over a kept face and may change at any moment: numbers, pills, marks.

func (l *faces) cardLive(r Rect, w float32, c *Card) {
	win := l.window(r, w, c)
	if !c.is(ByBadge) {
		l.words(r, win, w, c)
		l.evolvedFlag(win, w, c)
		l.stats(r, w, c)
		l.label(r, w, c)
	}
	l.costNow(r, w, c)
	l.counts(win, w, c)
	if c.is(Revealed) {
		band := Rect{r.X, r.Y, r.W, max(w*0.17, l.Px(14))}
		l.Round(band, w*0.06, Sel)
		l.Text(band, c.Band, Style{Font: Bold, Size: min(l.nameSize(w), band.H*0.8), Color: PaperInk, Align: Center})
	}
	if c.Pill != "" {
		most := float32(0)
		if w < l.Px(40) && !c.is(Rested) { // it may reach a little beyond so small a card
			most = w * 1.25
		}
		l.statePill(win.Center(), w, most, c.Pill)
	}
	if c.UnderBy != "" {
		size := l.underSize(w)
		pw := l.Art.Measure(c.UnderBy, Bold, size) + size*0.9
		l.darkPill(Rect{win.Right() - pw + w*0.03, win.Y + w*0.05, pw, size * 1.45}, c.UnderBy, size)
	}
	if c.is(Mine | Theirs) {
		l.wedge(r, w, c)
	}
	if c.Damage != "" {
		l.damagePill(r, w, c)
	}
	if c.is(Peek) {
		l.peekBand(r, w)
	}
	if c.Waiting > 0 {
		l.waitingTab(r, w, c)
	}
}

// underSize is the size in which it is said how much lies under a card.
func (l *faces) underSize(w float32) float32 { return max(l.Px(11), w*0.10) }

// words are the keyword pills at the window's right, above the numbers.
func (l *faces) words(r, win Rect, w float32, c *Card) {
	if w < l.Px(60) {
		return
	}
	size := l.written(max(l.Px(10.5), w*0.1))
	h := round(size * 1.4)
	y := win.Bottom() - h - w*0.20
	if c.is(Rested) {
		y = win.Y + win.H*0.48 - h/2
	}
	if c.Damage != "" && !c.is(Rested) { // its pill stands there
		y -= max(l.Px(11), w*0.12) * 1.4
	}
	var hex Rect // a number that stands out of the row of the others
	for i := range c.Stats {
		if c.Stats[i].Shape == StatHex {
			hex = l.statBox(r, w, StatHex, c, false)
		}
	}
	n := min(2, len(c.Words))
	right := win.Right() - w*0.02
	if arrow := l.evolvedBox(win, w); c.is(Evolved) && y-float32(n-1)*(h+max(1, w*0.02)) < arrow.Bottom() { // they stand beside it
		right = arrow.X - w*0.02
	}
	if low := win.Y + w*0.05 + l.underSize(w)*1.45; c.UnderBy != "" { // that pill stands over them
		y = max(y, low+float32(n-1)*(h+max(1, w*0.02)))
	}
	for i := n - 1; i >= 0; i-- {
		pw := min(l.Art.Measure(c.Words[i], Bold, size)+size*0.7, win.W*0.8)
		p := Rect{right - pw, y, pw, h}
		if !hex.Empty() && p.Overlaps(hex) {
			if room := right - hex.Right() - w*0.02; c.is(Rested) && room > pw*0.7 { // a card on its side is wide, and low
				p.X, p.W = right-room, room
			} else {
				y = hex.Y - h - max(1, w*0.02)
				p.Y = y
			}
		}
		l.Round(p, size*0.25, Alpha(Ink950, 0.90))
		l.Stroke(p, size*0.25, 1, Alpha(Text1, 0.22))
		l.Text(p.InsetXY(size*0.2, 0), c.Words[i], Style{Font: Bold, Size: size, Color: White, Align: Center})
		y -= h + max(1, w*0.02)
	}
}

// label says at the foot what a card without numbers is.
func (l *faces) label(r Rect, w float32, c *Card) {
	if c.Label == "" || w < l.Px(letterFrom) {
		return
	}
	size := l.written(max(l.Px(10.5), w*0.095))
	pw := min(l.Art.Measure(c.Label, Regular, size)+size*0.9, r.W*0.9)
	p := Rect{r.Center().X - pw/2, r.Bottom() - size*1.5 - w*0.02, pw, size * 1.45}.Snap()
	l.Round(p, p.H*0.3, Paper100)
	l.Text(p.InsetXY(size*0.3, 0), c.Label, Style{Size: size, Color: PaperInk, Align: Center})
}

// costNow lays the cost that is not as printed over the badge.
func (l *faces) costNow(r Rect, w float32, c *Card) {
	if c.Cost.Now == c.Cost.Print {
		return
	}
	b := l.badgeBox(r, w).Snap()
	tone := UpPaper
	if c.Cost.Now < c.Cost.Print {
		tone = DownPaper
	}
	l.Disc(b.Center(), b.W*0.56, tone)
	l.Disc(b.Center(), b.W*0.56-max(1.5, w*0.026), Paper50)
	l.Text(b, l.Art.Int(c.Cost.Now), Style{Font: Bold, Size: b.W * 0.74, Color: tone, Align: Center})
	c.Cost.Shape = StatCircle
	l.changeMark(b, w, &c.Cost)
}

// counts are the tag and the counters: at the window's top right on a small card, else under the letter, with their names.
func (l *faces) counts(win Rect, w float32, c *Card) {
	size := l.written(max(l.Px(10.5), w*0.115))
	h := round(size * 1.4)
	small := w < l.Px(smallUnder)
	x, y := win.X+w*0.01, win.Y+w*0.31
	if c.is(Rested) {
		x += w * 0.21
		y = win.Y + w*0.06
	}
	if small {
		y = win.Y + w*0.02
	}
	put := func(name, n string) {
		nw, cw := float32(0), float32(0)
		if n != "" {
			cw = l.Art.Measure(n, Bold, size)
		}
		if name != "" {
			nw = min(l.Art.Measure(name, Regular, size), win.W*0.92-cw-size)
		}
		gap := float32(0)
		if nw > 0 && cw > 0 {
			gap = size * 0.3
		}
		p := Rect{x, y, nw + cw + gap + size*0.7, h}
		if small {
			p.X = win.Right() - p.W + w*0.04
		}
		p = p.Snap()
		l.Round(p, h*0.5, Alpha(Ink950, 0.94))
		l.Stroke(p, h*0.5, max(1, round(l.Px(1))), Sel)
		if name != "" {
			l.Text(Rect{p.X + size*0.35, p.Y, nw, h}, name, Style{Size: size, Color: Text1})
		}
		if n != "" {
			l.Text(Rect{p.Right() - size*0.35 - cw, p.Y, cw, h}, n, Style{Font: Bold, Size: size, Color: Sel})
		}
		y += h + max(1, w*0.02)
	}
	if c.Tag != "" {
		put(c.Tag, "")
	}
	for i := range c.Counts {
		if i > 2 {
			break
		}
		name := c.Counts[i].Name
		if small {
			name = ""
		}
		put(name, l.Art.Int(c.Counts[i].N))
	}
}

var upArrow = (&Path{}).Move(0.5, 0.04).Line(0.96, 0.48).Line(0.72, 0.48).Line(0.72, 0.96).Line(0.28, 0.96).Line(0.28, 0.48).Line(0.04, 0.48).Close()

// evolvedBox is where the arrow of an evolved card stands: at the window's top right.
func (l *faces) evolvedBox(win Rect, w float32) Rect {
	d := max(l.Px(11), w*0.125)
	return Rect{win.Right() - d - w*0.01, win.Y - w*0.01, d, d * 1.1}
}

func (l *faces) evolvedFlag(win Rect, w float32, c *Card) {
	if !c.is(Evolved) {
		return
	}
	b := l.evolvedBox(win, w)
	l.ShapeStroke(upArrow, b, max(2, w*0.035), PaperInk)
	l.Shape(upArrow, b, Sel)
}

// statePill is a word over the middle of the window, no wider than most where that is more than 0.
func (l *faces) statePill(at Point, w, most float32, s string) {
	size := l.written(max(l.Px(11), w*0.135))
	pw := l.Art.Measure(s, Bold, size) + size*1.3
	if most > 0 {
		pw = min(pw, most)
	}
	l.darkPill(Rect{at.X - pw/2, at.Y - size*0.75, pw, size * 1.5}, s, size)
}

func (l *faces) darkPill(r Rect, s string, size float32) {
	r = r.Snap()
	l.Round(r, r.H/2, Alpha(Ink950, 0.92))
	l.Stroke(r, r.H/2, 1, Alpha(Text1, 0.3))
	l.Text(r.InsetXY(size*0.3, 0), s, Style{Font: Bold, Size: size, Color: White, Align: Center})
}

// stats draws the numbers.
func (l *faces) stats(r Rect, w float32, c *Card) {
	small := w < l.Px(smallUnder)
	strike := c.is(Lethal)
	for i := range c.Stats {
		s := &c.Stats[i]
		if small && (s.Shape == StatBarRight || s.Shape == StatHex) && c.Stats[0].Shape == StatBarLeft {
			continue // small Buddyfight cards show the attack only
		}
		l.stat(l.statBox(r, w, s.Shape, c, small), w, s, strike)
	}
}

// statBox is where a number's plate stands.
func (l *faces) statBox(r Rect, w float32, k StatShape, c *Card, small bool) Rect {
	grow := l.written(1)
	big := func(v float32) float32 { return v * (1 + (grow-1)*0.7) } // of the plates, which else would meet
	d := w * 0.30
	switch k {
	case StatDiamond:
		d = big(w * 0.325)
		if small {
			d = w * 0.42
		}
		return Rect{r.X - w*0.005, r.Bottom() - d - w*0.005, d, d}
	case StatCircle:
		d = big(w * 0.28)
		if small {
			d = w * 0.38
		}
		return Rect{r.Right() - d - w*0.025, r.Bottom() - d - w*0.03, d, d}
	case StatBar:
		bw, bh := big(w*0.68), big(w*0.225)
		if small {
			bw, bh = w*0.92, max(bh, l.Px(13))
		}
		return Rect{r.X + (r.W-bw)/2, r.Bottom() - bh - w*0.015, bw, bh}
	case StatBarLeft:
		bw, bh := w*0.47, big(w*0.165)
		if small {
			bh = max(w*0.225, l.Px(13))
			return Rect{r.X + (r.W-w*0.92)/2, r.Bottom() - bh - w*0.015, w * 0.92, bh}
		}
		return Rect{r.X + w*0.02, r.Bottom() - bh - w*0.015, bw, bh}
	case StatBarRight:
		bw, bh := w*0.47, big(w*0.165)
		if c.Stats[0].Shape != StatBarLeft && c.Stats[1].Shape != StatBarLeft { // a single number: more room
			bw, bh = big(w*0.55), big(w*0.20)
			if w < l.Px(76) {
				bw, bh = w*0.62, max(bh, l.Px(15))
			}
			if small {
				bw, bh = w*0.8, max(w*0.225, l.Px(13))
			}
			if w < l.Px(32) {
				bw = w * 0.96
			}
		}
		return Rect{r.Right() - bw - w*0.02, r.Bottom() - bh - w*0.015, bw, bh}
	case StatHex:
		d = w * 0.22
		y := r.Bottom() - d - w*0.19
		if c.is(Rested) {
			y = r.Bottom() - d - w*0.03
		}
		return Rect{r.X + (r.W-d)/2, y, d, d}
	}
	return Rect{}
}

// stat draws one plate. Above or below the printed value: number and outline in that colour, and ▲ or ▼ at the corner.
func (l *faces) stat(b Rect, w float32, s *Stat, strike bool) {
	if s.Shape == StatNone {
		return
	}
	b = b.Snap()
	ink, edge := PaperInk, Hex(0x30343B)
	line := max(1, w*0.016)
	if s.Now > s.Print {
		ink, edge, line = UpPaper, UpPaper, max(1.5, w*0.026)
	} else if s.Now < s.Print {
		ink, edge, line = DownPaper, DownPaper, max(1.5, w*0.026)
	}
	txt := l.Art.Int(s.Now)
	size := float32(0)
	switch s.Shape {
	case StatDiamond:
		l.ShapeStroke(ShapeDiamond, b.Inset(line*0.8), line*1.5, edge)
		l.Shape(ShapeDiamond, b.Inset(line), Paper50)
		size = l.written(max(w*0.195, min(l.Px(12.5), b.W*0.64)))
	case StatCircle:
		l.Shape(discPath, b, edge)
		l.Shape(discPath, b.Inset(round(max(1, line))), Paper50)
		size = l.written(max(w*0.195, min(l.Px(12.5), b.W*0.64)))
	case StatHex:
		l.Shape(ShapeHexagon, b, edge)
		l.Shape(ShapeHexagon, b.Inset(round(max(1, line))), Paper50)
		size = max(b.H*0.66, l.Px(11))
	case StatBarRight:
		l.Round(b, b.H*0.28, edge)
		l.Round(b.Inset(round(max(1, line*0.8))), b.H*0.28-1, Paper50)
		size = max(min(b.H*0.84, l.written(w*0.19)), min(l.Px(12.5), b.H*0.9), l.Px(11))
		if w < l.Px(32) {
			size = l.Px(10)
		}
	default:
		l.Round(b, b.H*0.28, edge)
		l.Round(b.Inset(round(max(1, line*0.8))), b.H*0.28-1, Paper50)
		size = max(min(b.H*0.84, l.written(w*0.19)), l.Px(11))
	}
	l.Text(b.InsetXY(line, 0), txt, Style{Font: Bold, Size: size, Color: ink, Align: Center})
	if strike {
		l.Line(Point{b.X + b.W*0.18, b.Center().Y}, Point{b.Right() - b.W*0.18, b.Center().Y}, max(2, w*0.025), DownPaper, false)
	}
	l.changeMark(b, w, s)
}

var (
	upMark   = (&Path{}).Move(0.5, 0.05).Line(1, 0.95).Line(0, 0.95).Close()
	downMark = (&Path{}).Move(0.5, 0.95).Line(0, 0.05).Line(1, 0.05).Close()
)

// changeMark is the ▲ at a plate's upper right, or the ▼ at its lower right.
func (l *faces) changeMark(b Rect, w float32, s *Stat) {
	if s.Now == s.Print {
		return
	}
	d := max(l.Px(6), w*0.085)
	m := Rect{b.Right() - d*0.6, b.Y - d*0.4, d, d}
	if s.Shape == StatDiamond {
		m.X = b.Right() - d*1.5
	}
	p, c := upMark, UpPaper
	if s.Now < s.Print {
		m.Y = b.Bottom() - d*0.75
		p, c = downMark, DownPaper
	}
	l.ShapeStroke(p, m, max(2, d*0.3), White)
	l.Shape(p, m, c)
}

func (l *faces) wedge(r Rect, w float32, c *Card) {
	d := w * 0.2
	if c.is(Mine) {
		l.Shape(upMark, Rect{r.Center().X - d/2, r.Y - d*0.42, d, d * 0.45}, Paper100)
		return
	}
	l.Shape(downMark, Rect{r.Center().X - d/2, r.Bottom() - d*0.03, d, d * 0.45}, SlateCard)
}

func (l *faces) damagePill(r Rect, w float32, c *Card) {
	size := max(l.Px(11), w*0.12)
	pw := l.Art.Measure(c.Damage, Bold, size) + size
	p := Rect{r.Right() - pw*0.45, r.Bottom() - w*0.11 - size*0.75, pw, size * 1.5}
	for i := range c.Stats {
		if k := c.Stats[i].Shape; k == StatBar || k == StatBarRight { // the bar is as wide as the card's foot: the pill stands on it
			if k == StatBarRight && pw > r.W*1.08 { // what is left stands beside so small a card
				return
			}
			b := l.statBox(r, w, k, c, w < l.Px(smallUnder))
			p.X, p.Y = r.X-w*0.05, b.Y-p.H
		}
	}
	p = p.Snap()
	ink := Target
	if c.is(Lethal) {
		l.Round(p, p.H/2, Target)
		ink = PaperInk
	} else {
		l.Round(p, p.H/2, Ink950)
	}
	l.Stroke(p, p.H/2, l.line(1.5), Target)
	l.Text(p, c.Damage, Style{Font: Bold, Size: size, Color: ink, Align: Center})
}

// peekBand lies across a hidden card its owner may look at: the face stays visible under a diagonal band of back.
func (l *faces) peekBand(r Rect, w float32) {
	l.Round(r, w*0.06, Alpha(Ink950, 0.40))
	l.Clip(r)
	n := w * 0.34
	y0, y1 := r.Bottom()-r.H*0.22, r.Bottom()-r.H*0.52
	l.Line(Point{r.X - n, y0 + n*0.5}, Point{r.Right() + n, y1 - n*0.5}, n, Ink900, false)
	for i := range 5 {
		t := float32(i)/4*0.8 + 0.1
		l.Disc(Point{r.X + r.W*t, y0 + (y1-y0)*t}, w*0.025, Text1)
	}
	l.Unclip()
}

func (l *faces) waitingTab(r Rect, w float32, c *Card) {
	size := max(l.Px(11), w*0.11)
	word := l.Art.Measure(c.WaitTab, Bold, size)
	b := Rect{r.Right() + size*0.4, r.Y - size*1.3, word + size*1.6, size * 1.5}
	b.X -= b.W
	b = b.Snap()
	l.Round(b, l.Px(4), Ink800)
	l.Stroke(b, l.Px(4), l.line(1), Sel)
	l.Text(Rect{b.X + size*0.3, b.Y, word + 1, b.H}, c.WaitTab, Style{Font: Bold, Size: size, Color: Text1})
	l.Text(Rect{b.X + size*0.4 + word, b.Y, size, b.H}, l.Art.Int(c.Waiting), Style{Font: Bold, Size: size, Color: Sel, Align: Center})
}

// underEdges are the paper edges of cards under it, to the right and up.
func (l *faces) underEdges(r Rect, w float32, c *Card) {
	n := min(3, c.Under)
	d := max(2, w*0.04)
	for i := n; i > 0; i-- {
		e := r.Move(float32(i)*d, -float32(i)*d).Snap()
		l.Round(e, w*0.06, Lighten(Paper200, -0.08*float32(i)))
		l.Stroke(e, w*0.06, 1, Alpha(Black, 0.35))
	}
}

// veil is 55 % ink over a card that cannot be used now.
func (l *faces) veil(r Rect, w float32, c *Card) {
	ink := Alpha(Ink950, 0.55)
	l.Round(r, w*0.06, ink)
	if f := c.Face; f != nil && f.Badge != "" {
		l.Shape(f.first().Shape, l.badgeBox(r, w).Snap(), ink)
	}
}

// marks are the outlines around a card.
func (l *faces) marks(r Rect, w float32, c *Card) {
	rad := w * 0.06
	switch {
	case c.is(IsSel):
		o := l.Px(4)
		l.Stroke(r.Inset(-o), rad+o, l.mark(3), Sel)
		if c.SelMark != "" {
			l.selBadge(r, c.SelMark)
		}
	case c.is(IsTarget):
		o := l.Px(4)
		l.Stroke(r.Inset(-o), rad+o, l.mark(3), Target)
		l.crossHair(r, w)
	case c.is(IsLegal):
		b := r.Inset(-l.Px(3)).Snap()
		l.Dashed(b, 0, l.mark(1.8), l.Px(5), Legal)
		l.brackets(b.Inset(-l.Px(1)))
	}
	switch {
	case c.is(Dragged):
		l.Stroke(r.Inset(-l.Px(1)), rad+l.Px(1), l.line(1.5), Hex(0x15181C))
		l.Stroke(r.Inset(-l.Px(3)), rad+l.Px(3), l.mark(2), White)
	case c.is(Hovered):
		l.Stroke(r.Inset(-l.Px(3)), rad+l.Px(3), l.mark(2), White)
	}
	if c.is(Focused) {
		l.FocusLine(r, rad)
	}
}

// FocusLine is the keyboard focus around r: 2u, 3u outside.
func (l *faces) FocusLine(r Rect, radius float32) {
	o := l.Px(5)
	l.Stroke(r.Inset(-o), radius+o, l.mark(2), Focus)
}

func (l *faces) selBadge(r Rect, s string) {
	d := l.Px(22)
	size := l.Px(13)
	w := max(d, l.Art.Measure(s, Bold, size)+l.Px(10))
	b := Rect{r.Right() - w*0.62, r.Y - d*0.42, w, d}.Snap()
	l.Round(b, d/2, Sel)
	l.Text(b, s, Style{Font: Bold, Size: size, Color: PaperInk, Align: Center})
}

func (l *faces) crossHair(r Rect, w float32) {
	c := r.Center()
	d := w * 0.15
	t := max(2, w*0.034)
	l.Disc(c, d*1.15, Alpha(Ink950, 0.45))
	l.Circle(c, d, t, Target)
	for _, v := range [...]Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		l.Line(Point{c.X + v.X*d*0.55, c.Y + v.Y*d*0.55}, Point{c.X + v.X*d*1.5, c.Y + v.Y*d*1.5}, t, Target, false)
	}
}
