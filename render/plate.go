package render

import "gotaku/look"

// Gems are points a player has: filled of all, and how they are read.
type Gems struct {
	Name  string // PP
	Count string // 3/6
	Shape *Path  // ShapeDiamond, ShapeCircle, ShapeSquare
	Color Color
	Full  int
	Of    int // 0: one figure only, as a sign
}

// Plate is a player's plate in the rail.
type Plate struct {
	ID    ID
	Game  *look.Game
	Mon   string // seed of the player's crest
	Name  string
	Sub   string // 手札 4
	Big   string // 14
	Of    string // ／3, after Big
	Label string // 体力
	First []Gems // first row: PP
	Then  []Gems // second row: EP, SEP
	Turn  string // あなたの番 while it is that player's turn
	Token string // what the player has of which there is one: ウィニングチケット
	Mine  bool
	Short bool  // compact even on a wide screen: when the panel needs the room
	State State // IsLegal, IsTarget, Focused: the plate can be chosen
}

// PlateHeight is the height a plate wants, in px.
func (l *widgets) PlateHeight(p *Plate) float32 {
	if l.Phone || p.Short {
		return l.Px(50)
	}
	h := float32(62)
	if len(p.First) > 0 {
		h += 22
	}
	if len(p.Then) > 0 {
		h += 18
	}
	return l.Px(h)
}

// Plate draws p into r.
func (l *widgets) Plate(r Rect, p *Plate) {
	r = r.Snap()
	rad := l.Px(10)
	if p.Mine {
		l.Round(r, rad, Ink700)
	} else {
		l.Round(r, rad, Ink800)
	}
	edge, w := Ink700, l.line(1)
	if p.Turn != "" {
		edge, w = Paper100, l.line(1.5)
	} else if p.Mine {
		edge = Ink600
	}
	l.Stroke(r, rad, w, edge)
	if l.Phone || p.Short {
		l.platePhone(r, p)
	} else {
		l.plateWide(r, p)
	}
	if p.Token != "" {
		right, cy := r.Right()-l.Px(34), r.Bottom()-l.Px(1)
		if l.Phone {
			right, cy = r.Right()-l.Px(29), r.Bottom()-l.Px(11)
		}
		l.ticketPill(right, cy, p.Token)
	}
	l.plateMarks(r, rad, p)
	l.Hit(p.ID, r)
}

func (l *widgets) plateMarks(r Rect, rad float32, p *Plate) {
	if p.State&IsTarget != 0 {
		l.Stroke(r.Inset(-l.Px(2)), rad+l.Px(2), l.mark(3), Target)
	} else if p.State&IsLegal != 0 {
		l.Dashed(r.Inset(-l.Px(2)), 0, l.mark(1.8), l.Px(5), Legal)
		l.brackets(r.Inset(-l.Px(3)))
	}
	if p.State&Focused != 0 {
		l.FocusLine(r, rad)
	}
}

func (l *widgets) plateWide(r Rect, p *Plate) {
	x := r.X + l.Px(12)
	l.MonMark(Rect{x, r.Y + l.Px(12), l.Px(30), l.Px(30)}, p.Game, p.Mon)
	right := Rect{r.Right() - l.Px(92), r.Y + l.Px(6), l.Px(80), l.Px(32)}
	big := Style{Font: Bold, Size: l.Px(28), Color: Text1, Align: Right}
	if p.Of != "" {
		ow := l.Text(right.Move(0, l.Px(4)), p.Of, Style{Size: l.Px(15), Color: Text2, Align: Right})
		right.W -= ow + l.Px(1)
	}
	bw := l.Text(right, p.Big, big)
	lw := l.Text(Rect{r.Right() - l.Px(92), r.Y + l.Px(36), l.Px(80), l.Px(16)}, p.Label, Style{Size: l.Px(12), Color: Text2, Align: Right})
	nx := x + l.Px(40)
	room := right.Right() - bw - l.Px(8) - nx
	l.Text(Rect{nx, r.Y + l.Px(8), room, l.Px(20)}, p.Name, Style{Font: Bold, Size: l.Px(14), Color: Text1})
	l.Text(Rect{nx, r.Y + l.Px(28), min(room, r.Right()-l.Px(20)-lw-nx), l.Px(17)}, p.Sub, Style{Size: l.Px(12), Color: Text2})
	y := r.Y + l.Px(52)
	if len(p.First) > 0 {
		l.gemRow(x, y, r.Right()-l.Px(10), p.First)
		y += l.Px(20)
	}
	if len(p.Then) > 0 {
		l.gemRow(x, y, r.Right()-l.Px(10), p.Then)
	}
	if p.Turn != "" {
		l.Pill(r.X+l.Px(46), r.Y-l.Px(1), p.Turn, Paper100, PaperInk)
	}
}

// gemRow is a name, then figures and their count; further groups repeat their name with the count.
func (l *widgets) gemRow(x, y, right float32, gs []Gems) {
	h := l.Px(20)
	l.Text(Rect{x, y, l.Px(34), h}, gs[0].Name, Style{Size: l.Px(12), Color: Text2})
	gx := x + l.Px(40)
	d := l.Px(11)
	for i := range gs {
		g := &gs[i]
		n := max(1, g.Of)
		pitch := clamp((right-gx-l.Px(64))/float32(n), d+l.Px(1), l.Px(16.3))
		for k := range n {
			b := Rect{gx + float32(k)*pitch, y + h/2 - d/2, d, d}
			if k < g.Full {
				l.Shape(g.Shape, b, g.Color)
			} else {
				l.ShapeStroke(g.Shape, b.Inset(l.Px(0.6)), l.line(1), Ink500)
			}
		}
		gx += float32(n)*pitch + l.Px(6)
		st := Style{Font: Bold, Size: l.Px(12.5), Color: Text1}
		if len(gs) > 1 {
			gx += l.Text(Rect{gx + l.Px(4), y, l.Px(40), h}, g.Name, st) + l.Px(9)
		}
		gx += l.Text(Rect{gx, y, right - gx, h}, g.Count, st) + l.Px(20)
	}
}

func (l *widgets) platePhone(r Rect, p *Plate) {
	x := r.X + l.Px(11)
	y := r.Y + l.Px(4)
	big := Rect{r.Right() - l.Px(74), y - l.Px(1), l.Px(64), l.Px(28)}
	if p.Of != "" {
		big.W -= l.Text(big.Move(0, l.Px(4)), p.Of, Style{Size: l.Px(13), Color: Text2, Align: Right}) + l.Px(1)
	}
	bw := l.Text(big, p.Big, Style{Font: Bold, Size: l.Px(26), Color: Text1, Align: Right})
	room, name := big.Right()-bw-l.Px(8)-x, l.Px(90)
	if p.Turn != "" { // the name gives way to it, and both to the number
		name = min(name, max(l.Px(44), room-l.Px(14)-l.pillWidth(p.Turn)))
	}
	nw := l.Text(Rect{x, y, name, l.Px(22)}, p.Name, Style{Font: Bold, Size: l.Px(13), Color: Text1})
	if p.Turn != "" {
		l.PillIn(x+nw+l.Px(14), y+l.Px(11), room-nw-l.Px(14), p.Turn, Paper100, PaperInk)
	}
	gy, h := r.Y+l.Px(26), l.Px(18)
	if len(p.First) == 0 && len(p.Then) == 0 {
		l.Text(Rect{x, gy, r.W - l.Px(70), h}, p.Sub, Style{Size: l.Px(12), Color: Text2})
		l.Text(Rect{r.Right() - l.Px(74), r.Y + l.Px(29), l.Px(64), h}, p.Label, Style{Size: l.Px(10.5), Color: Text2, Align: Right})
		return
	}
	limit := r.Right() - l.Px(10)
	for _, row := range [...][]Gems{p.First, p.Then} {
		for i := range row {
			g := &row[i]
			x += l.Text(Rect{x, gy, limit - x, h}, g.Name, Style{Size: l.Px(12), Color: Text2}) + l.Px(4)
			x += l.Text(Rect{x, gy, limit - x, h}, g.Count, Style{Font: Bold, Size: l.Px(12.5), Color: g.Color}) + l.Px(9)
		}
	}
}

// Phase is one entry of the phase strip.
type Phase struct {
	ID   ID
	Name string // short: 主1
	Full string // spelt out when hovered
	Over bool
}

// Phases draws the strip: the current one paper, past ones filled, coming ones outlined.
func (l *widgets) Phases(r Rect, ps []Phase, now int) {
	if len(ps) == 0 {
		return
	}
	gap, pad, size := l.Px(3), l.Px(3), l.Px(12.5)
	w := (r.W - gap*float32(len(ps)-1)) / float32(len(ps))
	whole, most := float32(0), float32(0)
	for i := range ps {
		n := l.Art.Measure(ps[i].Name, Bold, size)
		whole, most = whole+n, max(most, n)
	}
	tight := leastSqueeze*most > w-2*pad // then each has as much room as its name asks for
	if tight {
		pad, size = l.Px(2), l.Px(11.5)
	}
	x := r.X
	for i := range ps {
		if tight {
			w = 2*pad + (r.W-(gap+2*pad)*float32(len(ps))+gap)*l.Art.Measure(ps[i].Name, Bold, l.Px(12.5))/whole
		}
		b := Rect{x, r.Y, w, r.H}.Snap()
		x += w + gap
		rad := l.Px(6)
		st := Style{Size: size, Color: Text2, Align: Center}
		switch {
		case i == now:
			l.Round(b, rad, Paper100)
			st.Font, st.Color = Bold, PaperInk
		case i < now:
			l.Round(b, rad, Ink700)
		default:
			l.Stroke(b, rad, l.line(1), Ink700)
			st.Color = Text1
		}
		s := ps[i].Name
		if ps[i].Over && ps[i].Full != "" {
			s = ps[i].Full
		}
		l.Text(b.InsetXY(pad, 0), s, st)
		l.Hit(ps[i].ID, b)
	}
}
