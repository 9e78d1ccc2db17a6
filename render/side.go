package render

// Side is the right rail: always the same things in the same order. Unused parts stay empty.
type Side struct {
	Theirs, Mine Plate
	Turn         string // 第 7 ターン
	Log          string // 記録 42
	LogID        ID
	Phases       []Phase
	Now          int // current phase; -1: none
	Panel        Panel
	Slide        float32 // 0 to 1: how far a new panel has come in (1 at rest)
	OK           Button
	Then         []Button // end phase, pass: at most two
	Priority     string   // 優先権 いまはあなた
	Last         string   // the last event
	LastWord     string   // 直前
	Menu         ID       // phone: the menu button
	Tall         bool     // phone: what the panel lists lies nowhere on the table, which it may cover
}

// railPlan is where the parts of the rail stand.
type railPlan struct {
	theirs, turn, phases, menu, mine Rect
	panel                            Rect // the room of the panel, all of it
	ok, then                         Rect // phone: they stay where they are
}

// plan lays the rail out in r.
func (l *widgets) plan(r Rect, s *Side) (v railPlan) {
	if l.Phone {
		return l.planPhone(r, s)
	}
	pad := l.Px(12)
	in := Rect{r.X + pad, r.Y, r.W - 2*pad, r.H}
	s.Theirs.Short, s.Mine.Short = false, false
	if fixed := l.PlateHeight(&s.Theirs) + l.PlateHeight(&s.Mine) + l.Px(14+10+24+44+10+16); l.PanelHeight(in.W, &s.Panel)+l.underPanel(s) > r.H-fixed {
		s.Theirs.Short, s.Mine.Short = true, true
	}
	h := l.PlateHeight(&s.Mine)
	v.mine = Rect{in.X, r.Bottom() - l.Px(16) - h, in.W, h}
	v.theirs = Rect{in.X, r.Y + l.Px(14), in.W, l.PlateHeight(&s.Theirs)}
	v.turn = Rect{in.X, v.theirs.Bottom() + l.Px(10), in.W, l.Px(20)}
	v.phases = Rect{in.X, v.turn.Bottom() + l.Px(4), in.W, l.Px(28)}
	y := v.phases.Bottom() + l.Px(16)
	v.panel = Rect{in.X, y, in.W, v.mine.Y - l.Px(10) - y - l.underPanel(s)}
	return v
}

// planPhone is plan on the phone. A panel that needs more than its place grows over the
// table: to 320 px wide, and where it may cover the table to a column of its own beside
// the rail. What stands above it, the phases and the menu, stays free.
func (l *widgets) planPhone(r Rect, s *Side) (v railPlan) {
	pad := l.Px(8)
	if r.W > r.H {
		return l.planFoot(r.InsetXY(pad, l.Px(6)), len(s.Then))
	}
	in := Rect{r.X + pad, r.Y + l.Px(6), r.W - 2*pad, r.H - l.Px(10)}
	v.theirs = in.TopStrip(l.Px(50))
	y := in.Y + l.Px(53)
	v.menu = Rect{in.Right() - l.Px(44), y, l.Px(44), l.Px(36)}
	v.phases = Rect{in.X, y + l.Px(4), v.menu.X - in.X - l.Px(6), l.Px(28)}
	v.mine = Rect{in.X, in.Bottom() - l.Px(50), in.W, l.Px(50)}
	v.then = Rect{in.X, v.mine.Y - l.Px(6) - l.Px(44), in.W, l.Px(44)}
	v.ok = Rect{in.X, v.then.Y - l.Px(6) - l.Px(44), in.W, l.Px(44)}
	v.panel = Rect{in.X, y + l.Px(40), in.W, v.ok.Y - l.Px(8) - y - l.Px(40)}
	if l.PanelHeight(in.W, &s.Panel) <= v.panel.H+1 {
		return v
	}
	w := l.Px(320)
	wide := Rect{in.Right() - w, v.panel.Y, w, v.panel.H}
	if v.panel = wide; s.Tall && l.PanelHeight(w, &s.Panel) > wide.H+1 {
		v.panel = Rect{r.X - w, in.Y, w - pad, in.H}
	}
	return v
}

// planFoot is plan at the foot of a phone that is held upright: the plates side by side, the answers at the very foot.
func (l *widgets) planFoot(in Rect, then int) (v railPlan) {
	half, gap := (in.W-l.Px(8))/2, l.Px(6)
	v.theirs = Rect{in.X, in.Y, half, l.Px(50)}
	v.mine = Rect{in.Right() - half, in.Y, half, l.Px(50)}
	y := v.theirs.Bottom() + gap
	v.menu = Rect{in.Right() - l.Px(48), y, l.Px(48), l.Px(40)}
	v.phases = Rect{in.X, y + l.Px(4), v.menu.X - in.X - gap, l.Px(32)}
	ok := half
	if n := float32(then); n > 1 { // all are of one width
		ok = (in.W - l.Px(8)*n) / (n + 1)
	}
	v.ok = Rect{in.X, in.Bottom() - l.Px(48), ok, l.Px(48)}
	v.then = Rect{in.X + ok + l.Px(8), v.ok.Y, in.W - ok - l.Px(8), v.ok.H}
	y = v.menu.Bottom() + l.Px(8)
	v.panel = Rect{in.X, y, in.W, v.ok.Y - l.Px(8) - y}
	return v
}

// PanelRoom is where the asking panel of a rail in r stands, as high as it is drawn, and how far in px what it lists can
// be scrolled.
func (l *widgets) PanelRoom(r Rect, s *Side) (box Rect, most float32) {
	box = l.plan(r, s).panel
	want := l.PanelHeight(box.W, &s.Panel)
	most = max(0, want-box.H)
	box.H = min(box.H, want)
	return box.Snap(), most
}

// Side draws the rail into r.
func (l *widgets) Side(r Rect, s *Side) {
	l.Fill(r, Ink900)
	v := l.plan(r, s)
	l.Plate(v.theirs, &s.Theirs)
	if l.Phone {
		l.sidePhone(&v, s)
		return
	}
	l.turnLine(v.turn, s)
	l.Phases(v.phases, s.Phases, s.Now)
	y := l.asking(v.panel, s)
	if s.Last != "" && y+l.Px(24) < v.mine.Y-l.Px(12) {
		in := v.mine
		w := l.Text(Rect{in.X, y, in.W, l.Px(20)}, s.LastWord, Style{Size: l.Px(12.5), Color: Text3})
		last, st := Rect{in.X + w + l.Px(8), y, in.W - w - l.Px(8), l.Px(20)}, Style{Size: l.Px(12.5), Color: Text2}
		if n := l.Art.Lines(s.Last, st, last.W); n > 1 && n <= 3 && y+l.Px(24)+float32(n-1)*l.Px(18) < v.mine.Y-l.Px(12) {
			l.Para(last.Move(0, l.Px(1)), s.Last, st, l.Px(18))
		} else {
			l.Text(last, s.Last, st)
		}
	}
	l.Plate(v.mine, &s.Mine)
}

func (l *widgets) turnLine(r Rect, s *Side) {
	l.Text(Rect{r.X, r.Y, r.W * 0.6, r.H}, s.Turn, Style{Size: l.Px(12.5), Color: Text2})
	if s.Log != "" {
		w := l.Text(r, s.Log, Style{Size: l.Px(12.5), Color: Text2, Align: Right})
		d := l.Px(10)
		l.Icon(Rect{r.Right() - w - d - l.Px(6), r.Center().Y - d/2, d, d}, IconMore, Text2)
		l.Hit(s.LogID, Rect{r.Right() - w - l.Px(24), r.Y - l.Px(8), w + l.Px(24), r.H + l.Px(12)})
	}
}

// underPanel is the height of OK and the further buttons under the panel.
func (l *widgets) underPanel(s *Side) float32 {
	h := l.Px(12+44) + float32(len(s.Then))*l.Px(44+8)
	if s.Priority != "" {
		h += l.Px(24)
	}
	return h
}

// asking draws the panel into its room r with what is under it and returns the y below.
func (l *widgets) asking(r Rect, s *Side) float32 {
	gap, ok, then := l.Px(8), l.Px(44), l.Px(44)
	moved := s.Slide > 0 && s.Slide < 1
	if moved {
		l.Push(r.Center(), 0, 1, s.Slide, l.Px(8)*(1-s.Slide), 0)
	}
	p := l.Panel(r, &s.Panel)
	if moved {
		l.Pop()
	}
	y := p.Bottom() + l.Px(12)
	if s.OK.Label != "" {
		l.Button(Rect{r.X, y, r.W, ok}, &s.OK)
		y += ok + gap
	}
	if s.Priority != "" {
		l.Text(Rect{r.X, y, r.W - l.Px(20), l.Px(20)}, s.Priority, Style{Size: l.Px(12.5), Color: Text1})
		l.Disc(Point{r.Right() - l.Px(10), y + l.Px(10)}, l.Px(5), Sel)
		y += l.Px(24)
	}
	for i := range s.Then {
		l.Button(Rect{r.X, y, r.W, then}, &s.Then[i])
		y += then + gap
	}
	return y + l.Px(4)
}

func (l *widgets) sidePhone(v *railPlan, s *Side) {
	first, shown := 0, s.Phases
	if len(shown) > 4 { // too many to read: the current one only
		first = clampInt(s.Now, 0, len(shown)-1)
		one := [1]Phase{shown[first]}
		switch {
		case s.Now < 0: // no turn has begun
			one[0].Name = s.Turn
		case one[0].Full != "": // for which there is room
			one[0].Name = one[0].Full
		}
		shown = one[:]
	}
	l.Phases(v.phases, shown, s.Now-first)
	l.Round(v.menu, l.Px(8), Ink850)
	l.Stroke(v.menu, l.Px(8), l.line(1), Ink700)
	l.Icon(v.menu.CenterBox(l.Px(22), l.Px(22)), IconMenu, Text1)
	l.Hit(s.Menu, v.menu)
	l.Panel(v.panel, &s.Panel)
	if s.OK.Label != "" {
		l.Button(v.ok, &s.OK)
	}
	n := float32(len(s.Then))
	for i := range s.Then {
		w := (v.then.W - l.Px(6)*(n-1)) / n
		l.Button(Rect{v.then.X + float32(i)*(w+l.Px(6)), v.then.Y, w, v.then.H}, &s.Then[i])
	}
	l.Plate(v.mine, &s.Mine)
}
