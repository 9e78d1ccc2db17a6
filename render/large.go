package render

import (
	"cmp"
	"image"
	"unicode/utf8"
)

// The large face: the printed side with its text, and "values now" (いまの値), the ledger under it.

// LargeBox is the size of a card's large face in px: 340u wide, on the phone 210, and as high as its text needs. Where that is
// more than room px the face gets wider, by half at most.
func (l *faces) LargeBox(c *Card, room float32) (w, h float32) {
	least := l.Px(WidthLarge)
	if l.Phone {
		least = l.Px(210)
	}
	for w = least; ; w += least * 0.1 {
		if h = l.largeHeight(c, w); h <= room || w > least*1.45 {
			return w, h
		}
	}
}

func (l *faces) largeHeight(c *Card, w float32) float32 {
	if c.Face == nil {
		return w * 88 / 63
	}
	k := w / WidthLarge
	return l.largeTextTop(c.Face, k) + l.largeText(Rect{}, c, k, w, false) + l.largeFoot(c, k)
}

// LargeCard draws a card's printed side large, with its numbers as they are now, w px wide with the upper left at (x, y), and
// returns the box, which is as high as LargeBox says.
func (l *faces) LargeCard(x, y, w float32, c *Card) Rect {
	k := w / WidthLarge // one unit of the 340u face in px
	r := Rect{x, y, w, l.largeHeight(c, w)}.Snap()
	rad := 14 * k
	l.Shadow(r, rad, ShadowRaised)
	l.Round(r, rad, Paper100)
	l.Stroke(r, rad, 1, Alpha(Black, 0.3))
	l.largeIn(r, w, c)
	return r
}

// PrintedCard fills w x h px with a card's printed side, to be printed and cut out. The unit of the list is that of the face.
func (l *faces) PrintedCard(w, h float32, c *Card) {
	l.U = w / WidthLarge
	if high := l.largeHeight(c, w); high > h {
		l.U *= h / high // as small as its text needs
	}
	at := l.U * WidthLarge
	l.Fill(Rect{0, 0, w, h}, Paper100)
	l.largeIn(Rect{(w - at) / 2, 0, at, h}, at, c)
}

// largeIn draws what is on a large face, whose foot is that of the box.
func (l *faces) largeIn(r Rect, w float32, c *Card) {
	k := w / WidthLarge
	f := c.Face
	if f == nil {
		up := r.Inset(8 * k)
		l.Back(Rect{up.X, up.Y, up.W, up.W * 88 / 63}, c.Game)
		return
	}
	l.largeHead(r, f, k)
	more := l.ownRoom(f, k)
	l.largeWindow(Rect{r.X + 10*k, r.Y + 60*k, r.W - 20*k, 104*k + more}, f, k)
	strip := Rect{r.X + 10*k, r.Y + 168*k + more, r.W - 20*k, 24 * k}
	l.Round(strip, 4*k, Paper200)
	in := strip.InsetXY(10*k, 0)
	tw := l.Text(Rect{in.X, in.Y, in.W * 0.62, in.H}, f.Kind, Style{Font: Bold, Size: l.large(13, k), Color: PaperInk})
	l.Text(Rect{in.X + tw + 8*k, in.Y, in.W - tw - 8*k, in.H}, f.Trait, Style{Size: l.large(13, k), Color: PaperMute, Align: Right})
	l.largeText(Rect{r.X + 18*k, r.Y + l.largeTextTop(f, k), r.W - 36*k, 0}, c, k, w, true)
	l.largeStats(r, c, k)
}

// large is a text size of the 340u face; on the phone the face is smaller but its text keeps a readable floor.
func (l *faces) large(size, k float32) float32 { return max(size*k, l.Px(11)) }

func (l *faces) largeTextTop(f *Face, k float32) float32 { return 198*k + l.ownRoom(f, k) }

func (l *faces) largeFoot(c *Card, k float32) float32 {
	for i := range c.Stats {
		if c.Stats[i].Shape != StatNone {
			return 74 * k
		}
	}
	return 16 * k
}

func (l *faces) largeHead(r Rect, f *Face, k float32) {
	if f.Badge != "" {
		l.largeBadge(Rect{r.X + 10*k, r.Y + 7*k, 47 * k, 47 * k}, f.first(), f.Badge)
	}
	x := r.X + 66*k
	right := r.Right() - 12*k
	for i := len(f.Attrs) - 1; i >= 0; i-- {
		b := Rect{right - 30*k, r.Y + 13*k, 30 * k, 30 * k}
		l.largeBadge(b, f.Attrs[i], f.Attrs[i].Letter)
		right -= 36 * k
	}
	room := right - 6*k - x
	l.Text(Rect{x, r.Y + 6*k, room, 18 * k}, f.Over, Style{Size: l.large(11.5, k), Color: PaperMute})
	l.Text(Rect{x, r.Y + 24*k, room, 26 * k}, f.Name, Style{Font: Bold, Size: max(19*k, l.Px(13)), Color: PaperInk})
}

// largeBadge is a badge on paper: without the white line.
func (l *faces) largeBadge(r Rect, a Attr, text string) {
	l.Shape(a.Shape, r.Snap(), a.Color)
	if a.Shape == ShapeRing {
		l.ShapeStroke(discPath, r.Inset(r.W*0.1), max(1, r.W*0.05), White)
	}
	dy, s := centreOf(a.Shape)
	l.Text(Rect{r.X, r.Y + r.H*dy, r.W, r.H}, text, Style{Font: Bold, Size: r.W * min(s, 0.56), Color: White, Align: Center})
}

func (l *faces) largeWindow(b Rect, f *Face, k float32) {
	a, z := f.first().Color, f.last().Color
	kk := keptKey{kind: 'L', name: f.Key, w: int16(round(b.W)), h: int16(round(b.H))}
	var img *image.RGBA
	if l.Art.owned(f) {
		if img = l.Art.Own.Picture(f.Own); img != nil {
			kk.mode = 1
		}
	}
	var laid *Picture
	pic := l.Art.keep(kk, l.U, func(p *List) {
		r := Rect{0, 0, round(b.W), round(b.H)}
		if a == z {
			p.Gradient(r, 6*k, Lighten(a, 0.12), Lighten(a, -0.28))
		} else {
			p.GradientX(r, 6*k, a, z)
		}
		p.Weave(r.Inset(2), f.Game, 48*k, 0.14)
		if img != nil {
			laid = p.ownWhole(r.Inset(4*k), img)
			return
		}
		p.Mon(r.CenterBox(94*k, 94*k), f.Seed, 1)
	})
	l.Art.lift(laid)
	l.Image(pic, b.Snap(), 0, 1)
	l.Text(Rect{b.X + 8*k, b.Bottom() - 22*k, b.W * 0.5, 18 * k}, f.No, Style{Size: l.large(11.5, k), Color: Alpha(White, 0.92)})
	size := l.large(11.5, k)
	y := b.Y + 8*k
	for _, s := range f.Flags {
		w := l.Art.Measure(s, Bold, size) + 14*k
		p := Rect{b.Right() - w - 8*k, y, w, 20 * k}
		l.Round(p, 4*k, Alpha(Ink950, 0.92))
		l.Text(p, s, Style{Font: Bold, Size: size, Color: White, Align: Center})
		y += 24 * k
	}
}

// largeText draws (or only measures) the card's text; paragraphs are 13.5 / 1.6.
func (l *faces) largeText(r Rect, c *Card, k, w float32, draw bool) float32 {
	f := c.Face
	if f == nil {
		return 0
	}
	st := Style{Size: max(13.5*k, l.Px(11.5)), Color: PaperInk, Rich: true}
	line := st.Size * 1.6
	width := w - 36*k
	y := float32(0)
	for i, p := range f.Text {
		if h := f.headAt(i); h != nil {
			y += l.largeSkill(Rect{r.X, r.Y + y, width, 0}, f, h, k, draw)
			continue
		}
		if draw {
			in := Rect{r.X, r.Y + y, width, 0}
			l.largeClauses(in, c, i, st, line)
			y += l.Para(in, p, st, line)
		} else {
			y += l.Art.Height(p, st, width, line)
		}
	}
	return y
}

// largeClauses lights what of a line of the text is pointed at or carried out, and marks where its clauses stand.
func (l *faces) largeClauses(r Rect, c *Card, i int, st Style, line float32) {
	for k := range c.Face.Clauses {
		v := &c.Face.Clauses[k]
		if v.Line != i {
			continue
		}
		switch v.ID {
		case ClauseID{}:
		case c.Done:
			l.glow(r, c.Face.Text[i], st, line, v.From, v.To, ClauseDone)
		case c.Told:
			l.glow(r, c.Face.Text[i], st, line, v.From, v.To, ClauseTold)
		}
		if c.Parts != nil {
			l.Stretch(r, c.Face.Text[i], st, line, v.From, v.To, func(b Rect) { l.Hit(c.Parts[k], b) })
		}
	}
}

func (l *faces) largeStats(r Rect, c *Card, k float32) {
	y := r.Bottom() - 62*k
	label := Style{Size: l.large(12, k), Color: PaperMute}
	bars := 0
	for i := range c.Stats {
		if s := c.Stats[i].Shape; s >= StatBar {
			bars++
		}
	}
	x := r.Right() - 10*k
	for _, shape := range [...]StatShape{StatBar, StatBarRight, StatHex, StatBarLeft} { // from the right
		for i := range c.Stats {
			s := &c.Stats[i]
			if s.Shape != shape {
				continue
			}
			w := 172 * k
			if bars > 1 {
				w = 128 * k
			}
			if shape == StatHex {
				w = 50 * k
			}
			if bars > 1 && l.lowBars(k) { // the words stand beside the numbers and need their room
				w = 116 * k
				if shape == StatHex {
					w = 74 * k
				}
			}
			x -= w
			l.largeBar(Rect{x, y + 8*k, w, 42 * k}, s, k, bars > 1)
			x -= 7 * k
		}
	}
	for i := range c.Stats {
		s := &c.Stats[i]
		switch s.Shape {
		case StatDiamond:
			b := Rect{r.X + 12*k, y, 50 * k, 50 * k}
			l.largePlate(b, s, k)
			l.Text(Rect{b.Right() + 8*k, b.Y, 80 * k, b.H}, s.Label, label)
		case StatCircle:
			b := Rect{r.Right() - 58*k, y + 1*k, 46 * k, 46 * k}
			l.largePlate(b, s, k)
			right := label
			right.Align = Right
			l.Text(Rect{b.X - 88*k, b.Y, 80 * k, b.H}, s.Label, right)
		}
	}
}

// lowBars says whether the bars of a card that is shown large are too low for a word over a number.
func (l *faces) lowBars(k float32) bool { return l.large(10.5, k)+20*k > 34*k }

func (l *faces) largePlate(b Rect, s *Stat, k float32) {
	b = b.Snap()
	ink, edge := PaperInk, PaperInk
	if s.Now > s.Print {
		ink, edge = UpPaper, UpPaper
	} else if s.Now < s.Print {
		ink, edge = DownPaper, DownPaper
	}
	w := max(1.5, 2.4*k)
	if s.Shape == StatDiamond {
		l.ShapeStroke(ShapeDiamond, b.Inset(w), w*2, edge)
		l.Shape(ShapeDiamond, b.Inset(w*1.2), Paper50)
	} else {
		l.Shape(discPath, b, edge)
		l.Shape(discPath, b.Inset(round(w)), Paper50)
	}
	l.Text(b, l.Art.Int(s.Now), Style{Font: Bold, Size: 27 * k, Color: ink, Align: Center})
	l.changeMark(b, 170*k, s)
}

func (l *faces) largeBar(b Rect, s *Stat, k float32, tight bool) {
	b = b.Snap()
	ink, edge := PaperInk, PaperInk
	arrow := ""
	if s.Now > s.Print {
		ink, edge, arrow = UpPaper, UpPaper, "▲"
	} else if s.Now < s.Print {
		ink, edge, arrow = DownPaper, DownPaper, "▼"
	}
	l.Round(b, 7*k, Paper50)
	l.Stroke(b, 7*k, max(1.5, 2*k), edge)
	label := Style{Size: l.large(10.5, k), Color: PaperMute}
	if tight && l.lowBars(k) {
		number, size := Rect{b.X, b.Y, b.W - 6*k, b.H}, 22*k
		if arrow != "" {
			number.W, size = number.W-10*k, 19*k
			l.Text(Rect{number.Right(), b.Y, 12 * k, b.H}, arrow, Style{Size: 10 * k, Color: ink})
		}
		w := l.Text(number, l.Art.Int(s.Now), Style{Font: Bold, Size: size, Color: ink, Align: Right})
		l.Text(Rect{b.X + 6*k, b.Y, number.Right() - w - 3*k - b.X - 6*k, b.H}, cmp.Or(s.Brief, s.Label), label)
		return
	}
	if tight {
		l.Text(Rect{b.X + 8*k, b.Y + 3*k, b.W - 12*k, 13 * k}, s.Label, label)
	} else {
		l.Text(Rect{b.X + 12*k, b.Y, 60 * k, b.H}, s.Label, label)
	}
	right := b.Right() - 10*k
	if arrow != "" {
		right -= 16 * k
		l.Text(Rect{right + 2*k, b.Y + 2*k, 16 * k, b.H}, arrow, Style{Size: 12 * k, Color: ink})
	}
	size, dy := 24*k, float32(0)
	if tight {
		size, dy = 20*k, 5*k
	}
	l.Text(Rect{b.X + 6*k, b.Y + dy, right - b.X - 8*k, b.H - dy/2}, l.Art.Int(s.Now), Style{Font: Bold, Size: size, Color: ink, Align: Right})
}

// Ledger is "values now": how each number came to be, and what else is true of a card.
type Ledger struct {
	Title  string // いまの値
	Values []LedgerValue
	Notes  []LedgerNote
	Done   int    // which of the notes is being carried out, from 1; 0: none
	Fan    []Card // what lies under the card, one beside the other
	Fanned string // how that is called: ソウル 2
}

// Empty tells whether there is nothing to say.
func (g *Ledger) Empty() bool { return len(g.Values)+len(g.Notes)+len(g.Fan) == 0 }

// LedgerValue is one number with its reasons.
type LedgerValue struct {
	Label      string
	Now, Print int
	Text       string // instead of Now: 2 枚
	Lines      []LedgerLine
}

// LedgerLine is one reason: the printed value (Sign 0), or a change up (1) or down (-1).
type LedgerLine struct {
	Amount string // 4, +1, −2
	Sign   int
	Text   string // 「月白の旗手」 このターン中
	ID     ID     // the card that causes it, to be hovered
}

// LedgerNote is a sentence under the numbers.
type LedgerNote struct {
	Text string
	Tone Tone
}

// Tone is what a sentence is about, and so its colour on dark.
type Tone uint8

// The tones: plain, something good, something forbidden, a rule's number.
const (
	TonePlain Tone = iota
	ToneGood
	ToneBad
	ToneRule
)

func (t Tone) onDark() Color {
	return [...]Color{Text2, UpDark, DownDark, Text3}[t]
}

// LedgerHeight is the height Ledger takes at a width of w px.
func (l *faces) LedgerHeight(w float32, g *Ledger) float32 { return l.ledger(Rect{W: w}, g, false) }

// Ledger draws "values now" from the top of r, as high as it needs, and returns the box.
func (l *faces) Ledger(r Rect, g *Ledger) Rect {
	r.H = l.LedgerHeight(r.W, g)
	r = r.Snap()
	rad := l.Px(12)
	l.Shadow(r, rad, ShadowRaised)
	l.Round(r, rad, Ink900)
	l.Stroke(r, rad, l.line(1), Ink600)
	l.ledger(r, g, true)
	return r
}

func (l *faces) ledger(r Rect, g *Ledger, draw bool) float32 {
	pad := l.Px(16)
	x, w := r.X+pad, r.W-2*pad
	y := r.Y + l.Px(10)
	row := l.Px(21)
	head := func(s string) {
		if draw {
			l.Text(Rect{x, y, w, row}, s, Style{Size: l.Px(12), Color: Text2})
		}
		y += row
	}
	if len(g.Values)+len(g.Notes) > 0 {
		head(g.Title)
	}
	for i := range g.Values {
		v := &g.Values[i]
		if i > 0 {
			y = l.ledgerRule(x, y, w, draw)
		}
		if draw {
			l.ledgerHead(Rect{x, y, w, l.Px(26)}, v)
		}
		y += l.Px(30)
		for _, n := range v.Lines {
			if draw {
				l.ledgerLine(Rect{x, y, w, row}, n)
			}
			y += row
		}
	}
	if len(g.Notes) > 0 && len(g.Values) > 0 {
		y = l.ledgerRule(x, y, w, draw)
	}
	st := Style{Size: l.Px(12), Rich: true, Pill: Ink600}
	for i, n := range g.Notes {
		st.Color = n.Tone.onDark()
		if draw {
			if i+1 == g.Done {
				l.glow(Rect{x, y, w, 0}, n.Text, st, row, 0, len(n.Text), ClauseDone)
				st.Color = Ink900
			}
			y += l.Para(Rect{x, y, w, 0}, n.Text, st, row)
		} else {
			y += l.Art.Height(n.Text, st, w, row)
		}
	}
	if len(g.Fan) > 0 {
		if len(g.Values)+len(g.Notes) > 0 {
			y = l.ledgerRule(x, y, w, draw)
		}
		head(g.Fanned)
		y = l.ledgerFan(Rect{X: x, Y: y, W: w}, g.Fan, draw)
	}
	return y + l.Px(12) - r.Y
}

// ledgerFan lays cards one beside the other, over each other where they would not fit; it
// returns where they end.
func (l *faces) ledgerFan(r Rect, cards []Card, draw bool) float32 {
	bw, bh := CardBox(min(l.Px(WidthField), r.W), false)
	step := bw + l.Px(6)
	if n := len(cards); n > 1 {
		step = min(step, (r.W-bw)/float32(n-1))
	}
	for i := range cards {
		if draw {
			l.Card(Rect{r.X + float32(i)*step, r.Y, bw, bh}, &cards[i])
		}
	}
	return r.Y + bh
}

func (l *faces) ledgerRule(x, y, w float32, draw bool) float32 {
	y += l.Px(6)
	if draw {
		l.Fill(Rect{x, y, w, l.line(1)}, Ink700)
	}
	return y + l.Px(8)
}

func (l *faces) ledgerHead(r Rect, v *LedgerValue) {
	l.Text(r, v.Label, Style{Font: Bold, Size: l.Px(14), Color: Text1})
	right := r
	ink := Text1
	if v.Now != v.Print && v.Text == "" {
		p := upMark
		ink = UpDark
		if v.Now < v.Print {
			p, ink = downMark, DownDark
		}
		d := l.Px(10)
		l.Shape(p, Rect{r.Right() - d, r.Center().Y - d*0.4, d, d}, ink)
		right.W -= l.Px(20)
	}
	s := v.Text
	if s == "" {
		s = l.Art.Int(v.Now)
	}
	l.Text(right, s, Style{Font: Bold, Size: l.Px(20), Color: ink, Align: Right})
}

func (l *faces) ledgerLine(r Rect, n LedgerLine) {
	ink := Text1
	switch {
	case n.Sign > 0:
		ink = UpDark
	case n.Sign < 0:
		ink = DownDark
	}
	c := l.Px(82)
	switch {
	case n.Amount == "":
		c = l.Px(14)
	case utf8.RuneCountInString(n.Amount) == 1: // a tick or a cross
		c = l.Px(18)
	}
	l.Text(Rect{r.X, r.Y, c, r.H}, n.Amount, Style{Font: Bold, Size: l.Px(13), Color: ink, Align: Right})
	l.Text(Rect{r.X + c + l.Px(10), r.Y, r.W - c - l.Px(10), r.H}, n.Text, Style{Size: l.Px(12.5), Color: Text2})
	l.Hit(n.ID, r)
}
