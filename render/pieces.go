package render

import "gotaku/look"

// Pieces of the table besides cards.

// TurnEdge draws whose turn it is: a paper line on the near or far edge of the cloth. at is 0 (far edge) to 1 (near edge), between
// them while the turn passes.
func (l *pieces) TurnEdge(ground Rect, at float32) {
	h := max(2, l.Px(3))
	l.Fill(Rect{ground.X, ground.Y + (ground.H-h)*at, ground.W, h}, Paper100)
}

// MiddleLine draws the line between the seats.
func (l *pieces) MiddleLine(ground Rect, y float32) {
	l.Fill(Rect{ground.X, y, ground.W, l.line(1)}, Alpha(White, 0.16))
}

// ZoneName writes a zone's name, and its count after it in bold, centred in r; "" and -1 leave one out.
func (l *pieces) ZoneName(r Rect, name string, count int) {
	if count < 0 {
		l.Text(r, name, Style{Size: l.Px(12), Color: Text2, Align: Center})
		return
	}
	l.ZoneCount(r, name, l.Art.Int(count), "")
}

// ZoneCount writes a zone's name, what it has after it in bold, and of how much, centred in r.
func (l *pieces) ZoneCount(r Rect, name, n, of string) {
	st := Style{Size: l.Px(l.pick(12, 10.5)), Color: Text2}
	gap := l.Px(4)
	nw, cw, ow := l.Art.Measure(name, Regular, st.Size), l.Art.Measure(n, Bold, st.Size), l.Art.Measure(of, Regular, st.Size)
	x := r.X + (r.W-nw-cw-ow-gap)/2
	l.Text(Rect{x, r.Y, nw + 1, r.H}, name, st)
	l.Text(Rect{x + nw + gap, r.Y, cw + 1, r.H}, n, Style{Font: Bold, Size: st.Size, Color: Text1})
	if of != "" {
		l.Text(Rect{x + nw + gap + cw, r.Y, ow + 1, r.H}, of, st)
	}
}

// Ground is a place that is seen under what lies there, too, with what tells it from others in its corner, where there is
// room; bright ones stand out.
func (l *pieces) Ground(r Rect, mark string, bright bool) {
	r = r.Snap()
	rad, fill, edge := l.Px(l.pick(10, 6)), Alpha(Ink950, 0.30), Alpha(White, 0.12)
	if bright {
		fill, edge = Alpha(White, 0.07), Alpha(White, 0.34)
	}
	l.Round(r, rad, fill)
	l.Stroke(r, rad, l.line(1.4), edge)
	if !l.Phone {
		l.Text(Rect{r.X, r.Bottom() - l.Px(20), r.W - l.Px(8), l.Px(16)}, mark, Style{Size: l.Px(12), Color: Alpha(Text2, 0.75), Align: Right})
	}
}

// AttrCount is how many there are of an attribute.
type AttrCount struct {
	Attr Attr
	N    int
}

// AttrCounts draws the attributes with their numbers side by side in r, as far as there is room.
func (l *pieces) AttrCounts(r Rect, list []AttrCount, at Align) {
	d, gap := min(r.H, l.Px(l.pick(20, 16))), l.Px(l.pick(10, 6))
	size, x := l.Px(l.pick(14, 12)), r.X
	if at == Center {
		w := -gap
		for _, t := range list {
			w += d + l.Px(3) + l.Art.Measure(l.Art.Int(t.N), Bold, size) + gap
		}
		x += max(0, (r.W-w)/2)
	}
	for _, t := range list {
		n := l.Art.Int(t.N)
		w := l.Art.Measure(n, Bold, size)
		if x+d+l.Px(3)+w > r.Right()+1 {
			return
		}
		l.Badge(Rect{x, r.Y + (r.H-d)/2, d, d}, t.Attr, t.Attr.Letter)
		l.Text(Rect{x + d + l.Px(3), r.Y, w + 1, r.H}, n, Style{Font: Bold, Size: size, Color: Text1})
		x += d + l.Px(3) + w + gap
	}
}

// Pile is a stack of cards: the deck's back or the top card of a pile, with name and count under it.
type Pile struct {
	ID    ID
	Game  *look.Game
	Top   *Card // nil: backs
	Name  string
	Count int
	State State
}

// Pile draws p: the card at the top of r (as wide as r allows), the name below.
func (l *pieces) Pile(r Rect, p *Pile) {
	h := min(r.H, r.W*88/63)
	w := h * 63 / 88
	b := Rect{r.X + (r.W-w)/2, r.Y, w, h}.Snap()
	switch {
	case p.Count == 0:
		l.Slot(b)
	case p.Top == nil:
		l.Shadow(b, w*0.06, ShadowRest)
		l.Back(b, p.Game)
	default:
		c := *p.Top
		c.Under = min(2, p.Count-1)
		c.ID = 0
		l.Card(b, &c)
	}
	l.markBox(b, w*0.06, p.State)
	l.ZoneName(Rect{r.X - l.Px(16), b.Bottom() + l.Px(3), r.W + l.Px(32), l.Px(18)}, p.Name, p.Count)
	l.Hit(p.ID, b)
}

// markBox draws the marks of a place that is not a card.
func (l *pieces) markBox(r Rect, rad float32, s State) {
	switch {
	case s&IsSel != 0:
		l.Stroke(r.Inset(-l.Px(4)), rad+l.Px(4), l.mark(3), Sel)
	case s&IsTarget != 0:
		l.Stroke(r.Inset(-l.Px(4)), rad+l.Px(4), l.mark(3), Target)
	case s&IsLegal != 0:
		b := r.Inset(-l.Px(4)).Snap()
		l.Dashed(b, 0, l.mark(1.8), l.Px(5), Legal)
		l.brackets(b.Inset(-l.Px(1)))
	}
	if s&Hovered != 0 {
		l.Stroke(r.Inset(-l.Px(2)), rad+l.Px(2), l.mark(2), White)
	}
	if s&Focused != 0 {
		l.FocusLine(r, rad)
	}
}

// Leader is a player as a place of the table: crest and life.
type Leader struct {
	ID    ID
	Mon   string
	Life  int
	Name  string // リーダー
	State State
	Pop   float32 // extra size of the number while it changes, 0 at rest
	Tag   string  // a pill on its lower edge: effects that lie on the player
}

// Leader draws p into r.
func (l *pieces) Leader(r Rect, p *Leader) {
	r = r.Snap()
	rad := l.Px(10)
	l.Round(r, rad, Alpha(Ink950, 0.80))
	l.Stroke(r, rad, l.line(1), Ink600)
	low := r.H < l.Px(44) // one of two
	d := min(r.H-l.Px(16), l.Px(54))
	if low {
		d = r.H - l.Px(6)
	}
	l.Mon(Rect{r.X + l.Px(8), r.Center().Y - d/2, d, d}, p.Mon, 0.85)
	disc := min(l.Px(34), r.H*0.62)
	c := Point{r.X + r.W*0.755, r.Center().Y}
	switch {
	case low:
		c.X = r.Right() - disc/2 - l.Px(6)
		x := r.X + l.Px(12) + d
		l.Text(Rect{x, r.Y, c.X - disc/2 - l.Px(4) - x, r.H}, p.Name, Style{Size: l.Px(11), Color: Text2})
	case !l.Phone:
		c.Y -= l.Px(8)
		l.Text(Rect{c.X - l.Px(32), r.Bottom() - l.Px(24), l.Px(64), l.Px(18)}, p.Name, Style{Size: l.Px(12), Color: Text2, Align: Center})
	}
	l.Push(c, 0, 1+p.Pop, 1, 0, 0)
	l.Disc(c, disc/2+l.Px(1.5), Ink600)
	l.Disc(c, disc/2, Paper50)
	l.Text(Rect{c.X - disc/2, c.Y - disc/2, disc, disc}, l.Art.Int(p.Life), Style{Font: Bold, Size: disc * 0.66, Color: PaperInk, Align: Center})
	l.Pop()
	l.markBox(r, rad, p.State)
	if p.State&IsTarget != 0 {
		l.crossHair(r, l.Px(84))
	}
	if p.Tag != "" {
		size := l.Px(10.5)
		w := min(l.Art.Measure(p.Tag, Bold, size)+l.Px(12), r.W-l.Px(12))
		b := Rect{r.X + l.Px(6), r.Bottom() - l.Px(9), w, l.Px(17)}.Snap()
		l.Round(b, b.H/2, Ink950)
		l.Stroke(b, b.H/2, l.line(1), Sel)
		l.Text(b.InsetXY(l.Px(4), 0), p.Tag, Style{Font: Bold, Size: size, Color: Text1, Align: Center})
	}
	l.Hit(p.ID, r)
}

// HandBacks draws the far seat's hand: backs hanging from the top edge of r, with its size beside.
func (l *pieces) HandBacks(r Rect, g *look.Game, n int, label string, id ID) {
	w := l.Px(46)
	bw, bh := CardBox(w, false)
	shown := min(n, 9)
	pitch := min(l.Px(33.5), (r.W*0.62-bw)/float32(max(1, shown-1)))
	x0 := r.X + l.Px(16)
	for i := range shown {
		b := Rect{x0 + float32(i)*pitch, r.Y + r.H - bh + l.Px(4), bw, bh}
		a := (float32(i) - float32(shown-1)/2) * 0.045
		l.Push(b.Center(), -a, 1, 1, 0, 0)
		l.Back(b, g)
		l.Pop()
	}
	end := x0 + float32(max(0, shown-1))*pitch + bw
	if shown == 0 {
		end = x0
	}
	l.Text(Rect{end + l.Px(6), r.Y + l.Px(8), r.Right() - end + l.Px(60), l.Px(18)}, label, Style{Size: l.Px(12.5), Color: Text2})
	l.Hit(id, Rect{r.X, r.Y, end - r.X, r.H})
}

// Band draws the shared zone on the middle line: a dark strip with a text.
func (l *pieces) Band(r Rect, text string, id ID) {
	r = r.Snap()
	l.Round(r, r.H/2, Alpha(Ink950, 0.92))
	l.Stroke(r, r.H/2, 1, Alpha(White, 0.08))
	l.Text(r.InsetXY(l.Px(12), 0), text, Style{Size: l.Px(12.5), Color: Text1, Align: Center})
	l.Hit(id, r)
}

// Tile is a zone as label and count (phone).
type Tile struct {
	ID     ID
	Name   string
	Count  int
	Of     string      // after the count: of how many
	Counts []AttrCount // under them
	State  State
}

// Tile draws t into r. Tall tiles have the count under the name.
func (l *pieces) Tile(r Rect, t *Tile) {
	r = r.Snap()
	rad := l.Px(7)
	l.Round(r, rad, Alpha(Ink950, 0.72))
	n := Style{Font: Bold, Size: l.Px(14), Color: Text1, Align: Right}
	st := Style{Size: l.Px(10.5), Color: Text2}
	in := r.InsetXY(l.Px(4), 0)
	s := l.Art.Int(t.Count)
	if t.Of != "" {
		top := Rect{in.X, r.Y + l.Px(2), in.W, l.Px(18)}
		top.W -= l.Text(top, t.Of, Style{Size: l.Px(11), Color: Text2, Align: Right})
		nw := l.Text(top, s, n)
		l.Text(Rect{top.X, top.Y, top.W - nw - l.Px(3), top.H}, t.Name, st)
		l.AttrCounts(Rect{in.X + l.Px(2), top.Bottom() + l.Px(2), in.W - l.Px(2), r.Bottom() - top.Bottom() - l.Px(6)}, t.Counts, Left)
	} else if r.H > l.Px(32) {
		l.Text(Rect{in.X, r.Y + l.Px(1), in.W, l.Px(16)}, t.Name, st)
		l.Text(Rect{in.X, r.Bottom() - l.Px(20), in.W, l.Px(19)}, s, n)
	} else {
		nw := l.Text(in, s, n)
		l.Text(Rect{in.X, in.Y, in.W - nw - l.Px(3), in.H}, t.Name, st)
	}
	l.markBox(r, rad, t.State)
	l.Hit(t.ID, r)
}

// CostPillWidth is how wide a CostPill of these lines is, in pixels.
func (l *pieces) CostPillWidth(text, small string) float32 {
	w := l.Art.Measure(text, Bold, l.Px(14.5))
	if small != "" {
		w = max(w, l.Art.Measure(small, Regular, l.Px(12)))
	}
	return w + l.Px(28)
}

// CostPill says what playing what is held would leave: 「PP 4 → 1」 and a second line (may be ""). right is its right end.
func (l *pieces) CostPill(right, cy float32, text, small string) Rect {
	size := l.Px(14.5)
	w := l.CostPillWidth(text, small)
	h := l.Px(30)
	if small != "" {
		h = l.Px(44)
	}
	r := Rect{right - w, cy - h/2, w, h}.Snap()
	rad := min(r.H/2, l.Px(14))
	if small != "" {
		rad = l.Px(8)
	}
	l.Shadow(r, rad, ShadowRest)
	l.Round(r, rad, Alpha(Ink950, 0.96))
	l.Stroke(r, rad, l.line(1), Ink600)
	top := r
	if small != "" {
		top = Rect{r.X, r.Y + l.Px(3), r.W, l.Px(22)}
		l.Text(Rect{r.X, r.Y + l.Px(23), r.W, l.Px(17)}, small, Style{Size: l.Px(12), Color: Text2, Align: Center})
	}
	l.Text(top, text, Style{Font: Bold, Size: size, Color: Text1, Align: Center})
	return r
}

var headPath = (&Path{}).Move(1, 0.5).Line(0, 0).Line(0, 1).Close()

// Arrow points from p to q: solid for an attack, dotted (bent upwards) for a choice or a stack item.
func (l *pieces) Arrow(p, q Point, solid bool) {
	w := l.Px(3)
	if solid {
		w = l.Px(4)
	}
	dx, dy := q.X-p.X, q.Y-p.Y
	n := sqrt(dx*dx + dy*dy)
	if n < l.Px(12) {
		return
	}
	bend := float32(0)
	if !solid {
		bend = min(n*0.16, l.Px(60))
	}
	at := func(t float32) Point {
		k := 4 * t * (1 - t) * bend
		return Point{p.X + dx*t, p.Y + dy*t - k}
	}
	head := l.Px(15)
	stop := 1 - head*0.8/n
	if solid {
		l.Line(p, at(stop), w+l.Px(3), Alpha(Ink950, 0.5), true)
		l.Line(p, at(stop), w, Target, true)
	} else {
		steps := int(n / l.Px(9))
		for i := 0; i <= steps; i++ {
			if t := float32(i) / float32(max(1, steps)); t <= stop {
				c := at(t)
				l.Disc(c, w/2+l.Px(1), Alpha(Ink950, 0.5))
				l.Disc(c, w/2+0.25, Target)
			}
		}
	}
	a := at(0.97)
	l.arrowHead(q, q.X-a.X, q.Y-a.Y, head)
}

func (l *pieces) arrowHead(q Point, dx, dy, d float32) {
	n := sqrt(dx*dx + dy*dy)
	if n == 0 {
		return
	}
	ang := atan2(dy, dx)
	l.Push(q, ang, 1, 1, 0, 0)
	l.Shape(headPath, Rect{q.X - d, q.Y - d*0.5, d, d}, Target)
	l.Pop()
}

// Word draws a dark pill with text centred at p: beside an arrow, over a place. edge is its outline.
func (l *pieces) Word(p Point, s string, edge Color) Rect {
	size := l.Px(12.5)
	w := l.Art.Measure(s, Bold, size) + l.Px(22)
	r := Rect{p.X - w/2, p.Y - l.Px(11), w, l.Px(22)}.Snap()
	l.Round(r, r.H/2, Alpha(Ink950, 0.95))
	l.Stroke(r, r.H/2, l.line(1.5), edge)
	l.Text(r, s, Style{Font: Bold, Size: size, Color: Text1, Align: Center})
	return r
}

// Pointer draws the cursor, for pictures made without a screen.
func (l *pieces) Pointer(p Point) {
	r := Rect{p.X, p.Y, l.Px(20), l.Px(28)}
	l.ShapeStroke(pointerPath, r, l.Px(3), Hex(0x15181C))
	l.Shape(pointerPath, r, White)
}

var pointerPath = (&Path{}).Move(0, 0).Line(0, 0.78).Line(0.26, 0.6).Line(0.42, 0.98).Line(0.62, 0.9).Line(0.46, 0.54).Line(0.82, 0.54).Close()
