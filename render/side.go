package render

// Side is the right rail: always the same things in the same order. Unused parts stay empty.
type Side struct {
	Theirs, Mine Plate
	Turn         string // 第 7 ターン
	Log          string // 記録 42
	LogID        ID
	Phases       []Phase
	Now          int // current phase
	Panel        Panel
	Slide        float32 // 0 to 1: how far a new panel has come in (1 at rest)
	OK           Button
	Then         []Button // end phase, pass: at most two
	Priority     string   // 優先権 いまはあなた
	Last         string   // the last event
	LastWord     string   // 直前
	Menu         ID       // phone: the menu button
}

// Side draws the rail into r.
func (l *List) Side(r Rect, s *Side) {
	if l.Phone {
		l.sidePhone(r, s)
		return
	}
	l.Fill(r, Ink900)
	pad := l.Px(12)
	in := Rect{r.X + pad, r.Y, r.W - 2*pad, r.H}
	s.Theirs.Short, s.Mine.Short = false, false
	if fixed := l.PlateHeight(&s.Theirs) + l.PlateHeight(&s.Mine) + l.Px(14+10+24+44+10+16); l.PanelHeight(in.W, &s.Panel)+l.underPanel(s) > r.H-fixed {
		s.Theirs.Short, s.Mine.Short = true, true
	}
	mine := Rect{in.X, r.Bottom() - l.Px(16) - l.PlateHeight(&s.Mine), in.W, l.PlateHeight(&s.Mine)}
	y := r.Y + l.Px(14)
	h := l.PlateHeight(&s.Theirs)
	l.Plate(Rect{in.X, y, in.W, h}, &s.Theirs)
	y += h + l.Px(10)
	y = l.turnLine(Rect{in.X, y, in.W, l.Px(20)}, s)
	l.Phases(Rect{in.X, y, in.W, l.Px(28)}, s.Phases, s.Now)
	y += l.Px(28 + 16)
	y = l.asking(Rect{in.X, y, in.W, mine.Y - l.Px(10) - y}, s)
	if s.Last != "" && y+l.Px(24) < mine.Y-l.Px(12) {
		w := l.Text(Rect{in.X, y, in.W, l.Px(20)}, s.LastWord, Style{Size: l.Px(12.5), Color: Text3})
		l.Text(Rect{in.X + w + l.Px(8), y, in.W - w - l.Px(8), l.Px(20)}, s.Last, Style{Size: l.Px(12.5), Color: Text2})
	}
	l.Plate(mine, &s.Mine)
}

func (l *List) turnLine(r Rect, s *Side) float32 {
	l.Text(Rect{r.X, r.Y, r.W * 0.6, r.H}, s.Turn, Style{Size: l.Px(12.5), Color: Text2})
	if s.Log != "" {
		w := l.Text(r, s.Log, Style{Size: l.Px(12.5), Color: Text2, Align: Right})
		d := l.Px(10)
		l.Icon(Rect{r.Right() - w - d - l.Px(6), r.Center().Y - d/2, d, d}, IconMore, Text2)
		l.Hit(s.LogID, Rect{r.Right() - w - l.Px(24), r.Y - l.Px(8), w + l.Px(24), r.H + l.Px(12)})
	}
	return r.Bottom() + l.Px(4)
}

// underPanel is the height of OK and the further buttons under the panel.
func (l *List) underPanel(s *Side) float32 {
	h := l.Px(12+44) + float32(len(s.Then))*l.Px(44+8)
	if s.Priority != "" {
		h += l.Px(24)
	}
	return h
}

// asking draws the panel with what is under it and returns the y below.
func (l *List) asking(r Rect, s *Side) float32 {
	gap, ok, then := l.Px(8), l.Px(44), l.Px(44)
	moved := s.Slide > 0 && s.Slide < 1
	if moved {
		l.Push(r.Center(), 0, 1, s.Slide, l.Px(8)*(1-s.Slide), 0)
	}
	p := l.Panel(Rect{r.X, r.Y, r.W, r.H - l.underPanel(s)}, &s.Panel)
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

func (l *List) sidePhone(r Rect, s *Side) {
	l.Fill(r, Ink900)
	pad := l.Px(8)
	in := Rect{r.X + pad, r.Y + l.Px(6), r.W - 2*pad, r.H - l.Px(10)}
	l.Plate(in.TopStrip(l.Px(50)), &s.Theirs)
	y := in.Y + l.Px(53)
	menu := Rect{in.Right() - l.Px(44), y, l.Px(44), l.Px(36)}
	first, shown := 0, s.Phases
	if len(shown) > 4 { // too many to read: the current one only
		first = clampInt(s.Now, 0, len(shown)-1)
		shown = shown[first : first+1]
	}
	l.Phases(Rect{in.X, y + l.Px(4), menu.X - in.X - l.Px(6), l.Px(28)}, shown, s.Now-first)
	l.Round(menu, l.Px(8), Ink850)
	l.Stroke(menu, l.Px(8), l.line(1), Ink700)
	l.Icon(menu.CenterBox(l.Px(22), l.Px(22)), IconMenu, Text1)
	l.Hit(s.Menu, menu)
	mine := Rect{in.X, in.Bottom() - l.Px(50), in.W, l.Px(50)}
	then := Rect{in.X, mine.Y - l.Px(6) - l.Px(44), in.W, l.Px(44)}
	ok := Rect{in.X, then.Y - l.Px(6) - l.Px(44), in.W, l.Px(44)}
	l.panelPhone(Rect{in.X, y + l.Px(40), in.W, ok.Y - l.Px(8) - y - l.Px(40)}, s)
	if s.OK.Label != "" {
		l.Button(ok, &s.OK)
	}
	n := float32(len(s.Then))
	for i := range s.Then {
		w := (then.W - l.Px(6)*(n-1)) / n
		l.Button(Rect{then.X + float32(i)*(w+l.Px(6)), then.Y, w, then.H}, &s.Then[i])
	}
	l.Plate(mine, &s.Mine)
}

// panelPhone draws the panel; when it needs more than its place it grows over the table, to 320 px wide and up to the plate.
func (l *List) panelPhone(r Rect, s *Side) {
	if l.PanelHeight(r.W, &s.Panel) > r.H+1 {
		w := l.Px(320)
		top := r.Y - l.Px(40)
		if l.PanelHeight(w, &s.Panel) <= r.H {
			top = r.Y
		}
		r = Rect{r.Right() - w, top, w, r.Bottom() - top}
	}
	l.Panel(r, &s.Panel)
}
