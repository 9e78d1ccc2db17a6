package render

// The three hands of rock, paper, scissors, and the board on which they are shown.

// The hands, as the rules number them: each beats the next.
const (
	Rock = iota
	Scissors
	PaperHand
)

// bone is a finger, a palm or a wrist: a thick line with round ends in a unit square.
type bone struct{ x, y, u, v, w float32 }

// hand is what a hand is drawn of: the open parts are outlined together, those on top one by one.
type hand struct{ open, top []bone }

var wrist = bone{0.5, 0.74, 0.5, 0.85, 0.25}

var handSigns = [...]hand{
	Rock: {[]bone{wrist, {0.46, 0.62, 0.56, 0.62, 0.42}},
		[]bone{{0.69, 0.45, 0.69, 0.60, 0.12}, {0.57, 0.41, 0.57, 0.58, 0.12}, {0.45, 0.40, 0.45, 0.58, 0.12}, {0.33, 0.44, 0.33, 0.60, 0.12}, {0.30, 0.71, 0.53, 0.70, 0.125}}},
	Scissors: {[]bone{wrist, {0.47, 0.65, 0.55, 0.65, 0.40}, {0.42, 0.55, 0.31, 0.15, 0.12}, {0.54, 0.55, 0.68, 0.17, 0.12}},
		[]bone{{0.70, 0.56, 0.69, 0.68, 0.115}, {0.585, 0.56, 0.575, 0.69, 0.115}, {0.33, 0.70, 0.49, 0.64, 0.12}}},
	PaperHand: {[]bone{wrist, {0.47, 0.66, 0.55, 0.66, 0.38}, {0.37, 0.56, 0.29, 0.24, 0.11}, {0.46, 0.54, 0.44, 0.15, 0.11}, {0.56, 0.54, 0.60, 0.17, 0.11}, {0.66, 0.58, 0.75, 0.28, 0.105}, {0.37, 0.72, 0.15, 0.53, 0.115}}, nil},
}

// HandSign draws a hand into the largest square in r.
func (l *widgets) HandSign(r Rect, sign int, skin, ink Color) {
	d := min(r.W, r.H)
	r = r.CenterBox(d, d)
	edge := 2 * max(1, d*0.022)
	draw := func(b bone, more float32, c Color) {
		l.Line(Point{r.X + b.x*d, r.Y + b.y*d}, Point{r.X + b.u*d, r.Y + b.v*d}, b.w*d+more, c, true)
	}
	h := &handSigns[sign]
	for _, b := range h.open {
		draw(b, edge, ink)
	}
	for _, b := range h.open {
		draw(b, 0, skin)
	}
	for _, b := range h.top {
		draw(b, edge, ink)
		draw(b, 0, skin)
	}
}

// HandChoice is a hand to choose.
type HandChoice struct {
	ID          ID
	Sign        int
	Name, Key   string
	Over, Focus bool
}

// HandShown is the hand a player has shown; Hidden: chosen, not shown yet; neither: still to be chosen.
type HandShown struct {
	Name   string
	Sign   int
	Shown  bool
	Hidden bool
	Won    bool
}

// HandBoard is a game of rock, paper, scissors: who is asked, what was shown last, and what may be chosen.
type HandBoard struct {
	Over, Title string
	Count       string // how often who has won
	Shown       []HandShown
	Versus      string // between them
	Result      string
	Choices     []HandChoice
}

// HandBoardSize is how large the board wants to be.
func (l *widgets) HandBoardSize(b *HandBoard) (w, h float32) {
	h = 74
	switch {
	case len(b.Shown) > 0 && len(b.Choices) == 0:
		h += 196
	case len(b.Shown) > 0:
		h += 118
	case b.Result != "":
		h += 34
	}
	if len(b.Choices) > 0 {
		h += 188
	}
	if l.Phone {
		return l.Px(400), l.Px(h * 400 / 520)
	}
	return l.Px(520), l.Px(h)
}

// HandBoard draws the board into r.
func (l *widgets) HandBoard(r Rect, b *HandBoard) {
	k := r.W / 520
	l.PaperSheet(r)
	in := r.InsetXY(28*k, 18*k)
	l.Text(in.TopStrip(16*k), b.Over, Style{Size: 12.5 * k, Color: PaperMute})
	l.Text(Rect{in.X, in.Y, in.W, 16 * k}, b.Count, Style{Size: 12.5 * k, Color: PaperMute, Align: Right})
	l.Text(Rect{in.X, in.Y + 18*k, in.W, 32 * k}, b.Title, Style{Font: Bold, Size: 22 * k, Color: PaperInk})
	y := in.Y + 54*k
	if len(b.Shown) > 0 {
		h := 112 * k
		if len(b.Choices) == 0 {
			h = 168 * k
		}
		l.handsShown(Rect{in.X, y, in.W, h}, b, k)
		y += h + 6*k
	} else if b.Result != "" {
		l.Text(Rect{in.X, y, in.W, 26 * k}, b.Result, Style{Font: Bold, Size: 17 * k, Color: PaperInk})
		y += 34 * k
	}
	if n := float32(len(b.Choices)); n > 0 {
		w := (in.W - 14*k*(n-1)) / n
		for i := range b.Choices {
			l.handChoice(Rect{in.X + float32(i)*(w+14*k), y, w, 170 * k}, &b.Choices[i], k)
		}
	}
}

func (l *widgets) handsShown(r Rect, b *HandBoard, k float32) {
	d := r.H - 26*k
	gap := 44 * k
	if len(b.Choices) > 0 { // who has won stands between them
		gap = 84 * k
	}
	for i := range b.Shown {
		s := &b.Shown[i]
		at := Rect{r.X + r.W/2 - d - gap, r.Y, d, d}
		if i > 0 {
			at.X = r.X + r.W/2 + gap
		}
		name := Style{Size: 13 * k, Color: PaperMute, Align: Center}
		if s.Won {
			l.Round(at, 12*k, GoldFill)
			l.Stroke(at, 12*k, l.line(2), Gold)
			name.Font, name.Color = Bold, PaperInk
		}
		switch {
		case s.Shown:
			l.HandSign(at.Inset(4*k), s.Sign, White, PaperInk)
		case s.Hidden:
			l.Text(at, "✓", Style{Font: Bold, Size: 34 * k, Color: UpPaper, Align: Center})
		default:
			l.Dashed(at.Inset(6*k), 10*k, l.line(1), l.Px(4), PaperMute)
			l.Text(at, "？", Style{Font: Bold, Size: 30 * k, Color: PaperMute, Align: Center})
		}
		l.Text(Rect{at.X - 30*k, at.Bottom() + 3*k, at.W + 60*k, 20 * k}, s.Name, name)
	}
	mid := Rect{r.X + r.W/2 - gap + 6*k, r.Y, 2*gap - 12*k, d}
	l.Text(mid, b.Versus, Style{Font: Bold, Size: 17 * k, Color: PaperMute, Align: Center})
	if b.Result != "" && len(b.Choices) == 0 {
		l.Text(Rect{r.X, r.Bottom() - 2*k, r.W, 22 * k}, b.Result, Style{Font: Bold, Size: 19 * k, Color: PaperInk, Align: Center})
	}
}

func (l *widgets) handChoice(r Rect, c *HandChoice, k float32) {
	rad := 14 * k
	ground, edge, width := Paper50, Paper300, l.line(1)
	if c.Over {
		ground, edge, width = GoldFill, Gold, l.line(2)
	}
	l.Round(r, rad, ground)
	l.Stroke(r, rad, width, edge)
	l.HandSign(Rect{r.X, r.Y + 4*k, r.W, r.H - 44*k}, c.Sign, White, PaperInk)
	foot := Rect{r.X, r.Bottom() - 40*k, r.W, 30 * k}
	l.Text(foot, c.Name, Style{Font: Bold, Size: 17 * k, Color: PaperInk, Align: Center})
	if !l.Phone {
		w := l.KeycapWidth(c.Key)
		l.Keycap(Rect{r.Right() - w - 10*k, foot.Center().Y - l.Px(10), w, l.Px(20)}, c.Key, Plain, false)
	}
	if c.Focus {
		l.FocusLine(r, rad)
	}
	l.Hit(c.ID, r)
}

// DropWord writes what letting go does, in a pill in the middle of a lit place.
func (l *widgets) DropWord(at Point, s string, over bool) {
	size := l.Px(l.pick(13, 11))
	w, h := l.Art.Measure(s, Bold, size)+l.Px(l.pick(20, 12)), l.Px(l.pick(24, 18))
	r := Rect{at.X - w/2, at.Y - h/2, w, h}.Snap()
	ground, ink := Ink950, Legal
	if over {
		ground, ink = Legal, Ink950
	}
	l.Round(r, h/2, ground)
	l.Stroke(r, h/2, l.mark(1.2), Legal)
	l.Text(r, s, Style{Font: Bold, Size: size, Color: ink, Align: Center})
}

// DropPart lights a card, or the half of it, on which something may be let go.
func (l *widgets) DropPart(r Rect, over bool) {
	k := float32(0.12)
	if over {
		k = 0.42
	}
	l.Round(r, l.Px(6), Alpha(Legal, k))
	l.Stroke(r.Snap(), l.Px(6), l.mark(1.4), Legal)
}
