package render

import (
	"strings"

	"gotaku/look"
)

// Pieces of the screens without a table: title, dialogs, lists, result.

// Screen fills the page behind screens without a table.
func (l *List) Screen() {
	l.Gradient(Rect{0, 0, float32(l.W), float32(l.H)}, 0, Hex(0x1D242D), Ink950)
}

// Title draws the seal, the wordmark 五卓, its Latin form and a sentence into r (about 74u high).
func (l *List) Title(r Rect, sentence string) {
	h := r.H
	l.Dots(Rect{r.X, r.Y, h, h}, Shu, White)
	x := r.X + h + l.Px(20)
	st := Style{Font: Bold, Size: h * 0.74, Color: Text1}
	w := l.Text(Rect{x, r.Y - h*0.12, r.Right() - x, h * 0.86}, "五卓", st)
	l.Text(Rect{x + w + l.Px(22), r.Y + h*0.26, l.Px(160), h * 0.44}, "Gotaku", Style{Size: h * 0.31, Color: Text2})
	l.Text(Rect{x, r.Y + h*0.77, r.Right() - x, h * 0.24}, sentence, Style{Size: max(l.Px(14), h*0.19), Color: Text2})
}

// GameTile is a table on the title screen.
type GameTile struct {
	ID      ID
	Game    *look.Game
	Name    string // may hold a line break
	Motto   string // gold
	Text    string
	Foot    string // 手持ちのデッキ 3
	Key     string // 1
	Open    bool   // chosen: larger, with its buttons
	Off     bool   // not playable yet
	Buttons []Button
	Focus   bool
}

// GameTile draws t into r; an open tile stands out of it above and below.
func (l *List) GameTile(r Rect, t *GameTile) {
	switch {
	case t.Open && l.Phone:
		r = Rect{r.X, r.Y - l.Px(4), r.W, r.H + l.Px(8)}
	case t.Open:
		r = Rect{r.X, r.Y - l.Px(16), r.W, r.H + l.Px(100)}
	}
	r = r.Snap()
	rad := l.Px(14)
	if t.Open {
		l.Shadow(r, rad, ShadowRaised)
	}
	l.ClothRound(r, t.Game, rad)
	if t.Open {
		l.Stroke(r, rad, l.line(2), White)
	} else {
		l.Stroke(r, rad, l.line(1), Alpha(White, 0.14))
	}
	l.Hit(t.ID, r)
	y := r.Y + l.Px(27)
	if !l.Phone {
		m := Rect{r.X + l.Px(14), y, r.W - l.Px(28), l.Px(162)}
		l.miniMap(m, t.Game)
		y = m.Bottom() + l.Px(14)
	} else {
		y = r.Y + l.Px(10)
	}
	in := Rect{r.X + l.Px(8), y, r.W - l.Px(16), 0}
	name := Style{Font: Bold, Size: l.Px(17), Color: Text1, Align: Center}
	if len(t.Name) < 8 {
		name.Size = l.Px(23)
	}
	if l.Phone {
		name.Size = min(name.Size, l.Px(16))
	}
	for rest := t.Name; rest != ""; {
		line, more, _ := strings.Cut(rest, "\n")
		l.Text(Rect{in.X, in.Y, in.W, name.Size * 1.3}, line, name)
		in.Y += name.Size * 1.3
		rest = more
	}
	in.Y += l.Px(8)
	motto := Style{Font: Bold, Size: l.Px(14.5), Color: MonGold, Align: Center}
	if h := l.Art.Height(t.Motto, motto, in.W, l.Px(22)); !l.Phone || t.Open || in.Y+h < r.Bottom() {
		in.Y += l.Para(in, t.Motto, motto, l.Px(22)) + l.Px(4)
	}
	note := Style{Size: l.Px(12.5), Color: Text1, Align: Center}
	if h := l.Art.Height(t.Text, note, in.W, l.Px(18.5)); !l.Phone || in.Y+h+l.tileNeeds(t) < r.Bottom() { // the ways to play need the room more
		in.Y += l.Para(in, t.Text, note, l.Px(18.5))
	}
	if t.Open {
		l.tileButtons(r, in.Y, t)
		return
	}
	l.tileFoot(r, t)
	if t.Off {
		l.Round(r, rad, Alpha(Ink950, 0.45))
	}
	if t.Focus {
		l.FocusLine(r, rad)
	}
}

// tileNeeds is the height of the ways to play at the foot of an open tile.
func (l *List) tileNeeds(t *GameTile) float32 {
	n := float32(len(t.Buttons))
	if !t.Open {
		return 0
	}
	if l.Phone {
		return n*l.Px(34+4) + l.Px(10-4)
	}
	return n*l.Px(42+6) + l.Px(18-6)
}

func (l *List) tileButtons(r Rect, y float32, t *GameTile) {
	h, gap := l.Px(42), l.Px(6)
	if l.Phone {
		h, gap = l.Px(34), l.Px(4)
	}
	side := l.Px(20)
	if l.Phone {
		side = l.Px(10)
	}
	y = max(y+l.Px(6), r.Bottom()-l.tileNeeds(t))
	for i := range t.Buttons {
		l.Button(Rect{r.X + side, y, r.W - 2*side, h}, &t.Buttons[i])
		y += h + gap
	}
}

func (l *List) tileFoot(r Rect, t *GameTile) {
	if l.Phone {
		return
	}
	l.Text(Rect{r.X, r.Bottom() - l.Px(84), r.W, l.Px(18)}, t.Foot, Style{Size: l.Px(12), Color: Text2, Align: Center})
	if t.Key == "" {
		return
	}
	d := l.Px(28)
	b := Rect{r.Center().X - d/2, r.Bottom() - l.Px(48), d, d - l.Px(2)}.Snap()
	l.Round(b, l.Px(4), Alpha(White, 0.14))
	l.Stroke(b, l.Px(4), l.line(1), Alpha(White, 0.35))
	l.Text(b, t.Key, Style{Font: Bold, Size: l.Px(14), Color: Text1, Align: Center})
}

// miniMap draws a table's wide zones small: its floor plan.
func (l *List) miniMap(r Rect, g *look.Game) {
	l.Round(r, l.Px(10), Alpha(Ink950, 0.28))
	l.Stroke(r, l.Px(10), l.line(1), Alpha(White, 0.14))
	in := r.Inset(l.Px(8))
	// hands are left out: the plan shows the middle 70 % of the table's height
	k := in.H / 0.70
	for side := range 2 {
		for _, p := range g.Places {
			if z := p.Wide[side]; z != (look.Box{}) && p.Plan != look.Absent {
				l.planOf(Rect{in.X + z[0]*in.W, in.Y + (z[1]-0.03)*k, z[2] * in.W, z[3] * k}.Inset(l.Px(1)), p.Plan == look.Bright)
			}
		}
	}
	l.Fill(Rect{in.X, in.Y + 0.335*k, in.W, 1}, Alpha(White, 0.3))
}

// planOf draws one place of a floor plan.
func (l *List) planOf(r Rect, bright bool) {
	c, e := Alpha(White, 0.16), Alpha(White, 0.32)
	if bright {
		c, e = Paper100, Paper100
	}
	l.Round(r, l.Px(3), c)
	l.Stroke(r, l.Px(3), 1, e)
}

// Dialog is a question over everything, on paper.
type Dialog struct {
	Title   string
	Text    string
	Buttons []Button // from left to right; the primary one first
	Seal    bool
}

// Dialog draws d in the middle of the list, with a veil behind, and returns its box.
func (l *List) Dialog(d *Dialog) Rect {
	all := Rect{0, 0, float32(l.W), float32(l.H)}
	l.Fill(all, Alpha(Ink950, 0.55))
	w := min(l.Px(560), all.W-l.Px(40))
	st := Style{Size: l.Px(13.5), Color: PaperMute, Rich: true}
	th := l.Art.Height(d.Text, st, w-l.Px(56), l.Px(21))
	h := l.Px(28+34) + th + l.Px(24)
	if len(d.Buttons) > 0 {
		h += l.Px(52)
	}
	r := all.CenterBox(w, h).Snap()
	l.PaperSheet(r)
	in := Rect{r.X + l.Px(28), r.Y + l.Px(24), r.W - l.Px(56), l.Px(30)}
	l.Text(in, d.Title, Style{Font: Bold, Size: l.Px(21), Color: PaperInk})
	l.Para(Rect{in.X, in.Y + l.Px(38), in.W, 0}, d.Text, st, l.Px(21))
	l.ButtonRow(Rect{in.X, r.Bottom() - l.Px(64), in.W, l.Px(44)}, d.Buttons)
	return r
}

// ButtonRow draws buttons side by side, equally wide.
func (l *widgets) ButtonRow(r Rect, bs []Button) {
	n := float32(len(bs))
	gap := l.Px(10)
	for i := range bs {
		w := (r.W - gap*(n-1)) / n
		l.Button(Rect{r.X + float32(i)*(w+gap), r.Y, w, r.H}, &bs[i])
	}
}

// PaperSheet draws a large sheet of paper with the vermilion edge at its top.
func (l *widgets) PaperSheet(r Rect) {
	r = r.Snap()
	rad := l.Px(16)
	l.Shadow(r, rad, ShadowRaised)
	l.Round(r, rad, Shu)
	l.Clip(Rect{r.X, r.Y + l.Px(8), r.W, r.H})
	l.Round(r, rad, Paper100)
	l.Unclip()
}

// PaperCard draws a paper panel with a band on its left: vermilion when it asks.
func (l *List) PaperCard(r Rect, asks bool) {
	r = r.Snap()
	rad := l.Px(12)
	band := Paper300
	if asks {
		band = Shu
	}
	l.Shadow(r, rad, ShadowRaised)
	l.Round(r, rad, band)
	l.Clip(Rect{r.X + l.Px(6), r.Y, r.W, r.H})
	l.Round(Rect{r.X - rad, r.Y, r.W + rad, r.H}, rad, Paper100)
	l.Unclip()
}

// InkCard draws a dark panel; raised ones are lighter, waiting ones dashed.
func (l *List) InkCard(r Rect, raised, waiting bool) {
	r = r.Snap()
	rad := l.Px(12)
	switch {
	case waiting:
		l.Dashed(r, rad, l.line(1), l.Px(4), Ink500)
	case raised:
		l.Round(r, rad, Ink700)
		l.Stroke(r, rad, l.line(1), Paper100)
	default:
		l.Round(r, rad, Ink850)
		l.Stroke(r, rad, l.line(1), Ink700)
	}
}

// Row is an entry of a list: a deck, a card of a deck, a record.
type Row struct {
	ID    ID
	Title string
	Sub   string
	Right string
	Badge *Attr // before the title
	Cost  string
	Room  float32 // that is left free between the title and what stands at the right
	Sel   bool
	Off   bool
	Over  bool
	Focus bool
	Paper bool
}

// Row draws one entry into r.
func (l *List) Row(r Rect, w *Row) {
	r = r.Snap()
	if l.unseen(r) {
		l.Hit(w.ID, r)
		return
	}
	rad := l.Px(8)
	ink, dim, ground, edge := Text1, Text2, Ink850, Ink700
	if w.Paper {
		ink, dim, ground, edge = PaperInk, PaperMute, Paper50, Paper300
	}
	if w.Sel {
		ground, edge = Ink700, Paper100
		if w.Paper {
			ground, edge = GoldFill, Gold
		}
	}
	switch {
	case w.Off:
		l.Dashed(r, rad, l.line(1), l.Px(4), Ink500)
		ink = dim
	default:
		if w.Over {
			ground = Lighten(ground, 0.06)
		}
		l.Round(r, rad, ground)
		l.Stroke(r, rad, l.line(1), edge)
	}
	in := r.InsetXY(l.Px(12), 0)
	if w.Badge != nil {
		d := min(l.Px(24), r.H-l.Px(8))
		l.Badge(Rect{in.X, r.Center().Y - d/2, d, d}, *w.Badge, w.Cost)
		in.X += d + l.Px(10)
		in.W -= d + l.Px(10)
	}
	rw := l.Text(Rect{in.X + in.W*0.4, in.Y, in.W * 0.6, in.H}, w.Right, Style{Font: Bold, Size: l.Px(13), Color: ink, Align: Right})
	in.W -= rw + l.Px(8) + w.Room
	st := Style{Font: Bold, Size: l.Px(13.5), Color: ink}
	if w.Sub == "" {
		l.Text(in, w.Title, st)
	} else {
		c := r.Center().Y
		l.Text(Rect{in.X, c - l.Px(19), in.W, l.Px(20)}, w.Title, st)
		l.Text(Rect{in.X, c + l.Px(1), in.W, l.Px(17)}, w.Sub, Style{Size: l.Px(12), Color: dim})
	}
	if w.Focus {
		l.FocusLine(r, rad)
	}
	l.Hit(w.ID, r)
}

// Step is one stage of something that takes a while: joining by a link.
type Step struct {
	Label string
	State StepState
}

// StepState is how far a step is.
type StepState uint8

// The states of a step.
const (
	StepLater StepState = iota
	StepNow
	StepDone
)

// Steps draws the stages side by side on paper: done with ✓, the present one gold with …, later ones dashed with their number.
func (l *List) Steps(r Rect, ss []Step) {
	gap := l.Px(10)
	n := float32(len(ss))
	w := (r.W - gap*(n-1)) / n
	rows := r.H > 2*w // there is more room under one another
	if rows {
		gap = l.Px(5)
	}
	for i := range ss {
		b := Rect{r.X + float32(i)*(w+gap), r.Y, w, r.H}.Snap()
		if rows {
			h := (r.H - gap*(n-1)) / n
			b = Rect{r.X, r.Y + float32(i)*(h+gap), r.W, h}.Snap()
		}
		rad := l.Px(8)
		top, ink, f := l.Art.Int(i+1), PaperMute, Regular
		switch ss[i].State {
		case StepDone:
			l.Round(b, rad, Paper50)
			l.Stroke(b, rad, l.line(1), Paper300)
			top, ink = "✓", UpPaper
		case StepNow:
			l.Round(b, rad, GoldFill)
			l.Stroke(b, rad, l.line(2), Gold)
			top, ink, f = "…", PaperInk, Bold
		default:
			l.Dashed(b, rad, l.line(1), l.Px(4), Hex(0x9C927B))
		}
		sign, name := Rect{b.X, b.Y + l.Px(4), b.W, l.Px(22)}, Rect{b.X + l.Px(6), b.Y + l.Px(26), b.W - l.Px(12), l.Px(20)}
		at := Center
		if rows {
			sign, name, at = Rect{b.X, b.Y, l.Px(36), b.H}, Rect{b.X + l.Px(40), b.Y, b.W - l.Px(46), b.H}, Left
		}
		l.Text(sign, top, Style{Font: Bold, Size: l.Px(14), Color: ink, Align: Center})
		text := PaperInk
		if ss[i].State == StepLater {
			text = PaperMute
		}
		l.Text(name, ss[i].Label, Style{Font: f, Size: l.Px(12.5), Color: text, Align: at})
	}
}

// Line is one player's values over the turns, for Chart.
type Line struct {
	Name   string
	Values []int
	Mine   bool
}

// Chart draws values over turns on paper: mine a solid line with dots, theirs dashed with squares. step is the distance of the
// horizontal lines.
func (l *List) Chart(r Rect, lines []Line, step int) {
	lo, hi, n := 0, 1, 2
	for _, s := range lines {
		for _, v := range s.Values {
			lo, hi = min(lo, v), max(hi, v)
		}
		n = max(n, len(s.Values))
	}
	in := Rect{r.X + l.Px(22), r.Y + l.Px(8), r.W - l.Px(70), r.H - l.Px(34)}
	at := func(i, v int) Point {
		return Point{in.X + in.W*float32(i)/float32(n-1), in.Bottom() - in.H*float32(v-lo)/float32(hi-lo)}
	}
	st := Style{Size: l.Px(12), Color: PaperMute}
	for v := 0; v <= hi; v += max(1, step) {
		p := at(0, v)
		l.Fill(Rect{in.X, p.Y, in.W, 1}, Paper300)
		st.Align = Right
		l.Text(Rect{r.X - l.Px(20), p.Y - l.Px(9), l.Px(36), l.Px(18)}, l.Art.Int(v), st)
	}
	st.Align = Center
	for i := 1; i < n; i += 2 {
		l.Text(Rect{at(i, lo).X - l.Px(20), r.Bottom() - l.Px(20), l.Px(40), l.Px(18)}, l.Art.Int(i), st)
	}
	for i := range lines {
		l.chartLine(&lines[i], at)
	}
	for i := range lines {
		s := &lines[i]
		m := len(s.Values)
		if m == 0 {
			continue
		}
		p := at(m-1, s.Values[m-1])
		for j := range lines { // two names do not lie on each other
			o := lines[j].Values
			if j == i || len(o) != m {
				continue
			}
			switch d := at(m-1, s.Values[m-1]).Y - at(m-1, o[m-1]).Y; {
			case d == 0 && i < j, d < 0 && d > -l.Px(14):
				p.Y -= l.Px(8)
			case d >= 0 && d < l.Px(14):
				p.Y += l.Px(8)
			}
		}
		l.Text(Rect{p.X + l.Px(10), p.Y - l.Px(10), l.Px(60), l.Px(20)}, s.Name, Style{Font: Bold, Size: l.Px(12.5), Color: s.color()})
	}
}

// color is the ink of a line: mine, theirs.
func (s *Line) color() Color {
	if s.Mine {
		return PaperInk
	}
	return Hex(0x8A6412)
}

func (l *List) chartLine(s *Line, at func(i, v int) Point) {
	c := s.color()
	for i := 1; i < len(s.Values); i++ {
		p, q := at(i-1, s.Values[i-1]), at(i, s.Values[i])
		if s.Mine {
			l.Line(p, q, l.Px(3), c, true)
			continue
		}
		l.dashedLine(p, q, l.Px(2.5), l.Px(6), c)
	}
	for i, v := range s.Values {
		p := at(i, v)
		if s.Mine {
			l.Disc(p, l.Px(4), c)
		} else {
			d := l.Px(9)
			l.Round(Rect{p.X - d/2, p.Y - d/2, d, d}, 0, Paper100)
			l.Stroke(Rect{p.X - d/2, p.Y - d/2, d, d}, 0, l.Px(2), c)
		}
	}
}

func (l *List) dashedLine(p, q Point, w, dash float32, c Color) {
	dx, dy := q.X-p.X, q.Y-p.Y
	n := sqrt(dx*dx + dy*dy)
	for d := float32(0); d < n; d += 2 * dash {
		e := min(n, d+dash)
		l.Line(Point{p.X + dx*d/n, p.Y + dy*d/n}, Point{p.X + dx*e/n, p.Y + dy*e/n}, w, c, false)
	}
}
