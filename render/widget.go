package render

// Small pieces that panels and screens are made of.

// Kind is how a button looks.
type Kind uint8

// The kinds: Primary asks you (vermilion, one on the screen); Raised is another action on dark; Outline a quiet one on dark;
// Plain an answer on paper; Gilded a chosen answer on paper.
const (
	Primary Kind = iota
	Raised
	Outline
	Plain
	Gilded
)

// Button is something to press. Off draws it dashed: it stays in its place and still answers to the pointer, so that a Tip can
// say why it cannot be pressed.
type Button struct {
	ID    ID
	Label string
	Key   string // keycap, as set: Space, E, Esc
	Kind  Kind
	Off   bool
	Focus bool
	Over  bool   // under the pointer
	Down  bool   // pressed
	Icon  Icon   // 0 = none
	Small string // a second, smaller line under the label
	Mid   bool   // label in the middle
	Left  bool   // label at the left, though it has no keycap: in a list where others have
}

// Button draws b into r and marks it.
func (l *widgets) Button(r Rect, b *Button) {
	r = r.Snap()
	rad := l.Px(8)
	ink := l.buttonGround(r, rad, b)
	l.buttonLabel(r, b, ink)
	if b.Focus {
		l.FocusLine(r, rad)
	}
	l.Hit(b.ID, r)
}

// buttonGround draws a button's ground and returns the colour of its label.
func (l *widgets) buttonGround(r Rect, rad float32, b *Button) Color {
	if b.Off {
		ink, edge := Text3, Ink500
		if b.Kind == Plain || b.Kind == Gilded {
			ink, edge = PaperMute, Hex(0x9C927B)
		}
		l.Dashed(r, rad, l.line(1), l.Px(4), edge)
		return ink
	}
	lift := float32(0)
	if b.Over {
		lift = 0.08
	}
	if b.Down {
		lift = -0.08
	}
	switch b.Kind {
	case Primary:
		l.shadowTint(r, rad, Alpha(Shu, 0.35))
		l.Round(r, rad, Lighten(Shu, min(lift, 0)))
		if b.Over {
			l.Stroke(r, rad, l.line(2), White)
		}
		return White
	case Raised:
		l.Round(r, rad, Lighten(Ink700, lift))
		l.Stroke(r, rad, l.line(1), Ink600)
		return Text1
	case Outline:
		if lift != 0 {
			l.Round(r, rad, Ink800)
		}
		l.Stroke(r, rad, l.line(1), Ink600)
		return Text1
	case Gilded:
		l.Round(r, rad, GoldFill)
		l.Stroke(r, rad, l.line(2), Gold)
		return PaperInk
	}
	l.Round(r, rad, Lighten(Paper50, min(lift, 0)))
	edge := Paper300
	if b.Over {
		edge = PaperInk
	}
	l.Stroke(r, rad, l.line(1), edge)
	return PaperInk
}

// shadowTint is a soft glow of a colour under the primary button.
func (l *widgets) shadowTint(r Rect, rad float32, c Color) {
	l.ops = append(l.ops, op{kind: opShadow, r: r.Move(0, l.Px(2)).Snap(), radius: rad, width: l.Px(8), c0: c})
}

func (l *widgets) buttonLabel(r Rect, b *Button, ink Color) {
	in := r.InsetXY(l.Px(14), 0)
	if r.W < l.Px(80) {
		in = r.InsetXY(l.Px(6), 0)
	}
	if b.Key != "" && !l.Phone {
		w := l.KeycapWidth(b.Key)
		l.Keycap(Rect{r.Right() - w - l.Px(8), r.Y + (r.H-l.Px(20))/2, w, l.Px(20)}, b.Key, b.Kind, b.Off)
		in.W -= w + l.Px(4)
	}
	if b.Icon != NoIcon {
		d := l.Px(18)
		l.Icon(Rect{in.X, r.Center().Y - d/2, d, d}, b.Icon, ink)
		in.X += d + l.Px(8)
		in.W -= d + l.Px(8)
	}
	st := Style{Font: Regular, Size: l.Px(14), Color: ink}
	if b.Kind == Primary || b.Kind == Gilded {
		st.Font = Bold
	}
	if l.Phone {
		st.Size = l.Px(13.5)
	}
	if b.Mid || l.Phone || b.Key == "" && b.Icon == NoIcon && !b.Left {
		st.Align = Center
	}
	if b.Small != "" {
		half := in.H * 0.5
		st.Font = Bold
		l.Text(Rect{in.X, in.Y + half*0.18, in.W, half}, b.Label, st)
		l.Text(Rect{in.X, in.Y + half*0.92, in.W, half}, b.Small, Style{Size: l.Px(11.5), Color: b.smallInk(ink), Align: st.Align})
		return
	}
	l.Text(in, b.Label, st)
}

// smallInk is the colour of a button's second line: quieter than its label, where its ground lets that be read.
func (b *Button) smallInk(ink Color) Color {
	switch {
	case b.Off || b.Kind == Primary:
		return ink
	case b.Kind == Plain || b.Kind == Gilded:
		return PaperMute
	}
	return Text2
}

// KeycapWidth is the width of a keycap in px.
func (l *widgets) KeycapWidth(s string) float32 {
	return max(l.Px(20), l.Art.Measure(s, Bold, l.Px(12))+l.Px(13))
}

// Keycap draws the name of a key on a ground of the given kind.
func (l *widgets) Keycap(r Rect, s string, on Kind, off bool) {
	r = r.Snap()
	rad := l.Px(4)
	ground, edge, ink := Hex(0x434B55), Hex(0x59636E), Text1
	switch on {
	case Primary:
		ground, edge, ink = Hex(0x93301F), Hex(0xD98271), White
	case Plain, Gilded:
		ground, edge, ink = Hex(0xEFEDE6), Hex(0xB9B4A6), Hex(0x4A4F56)
	}
	if off {
		ground, edge, ink = Hex(0x3A4149), Hex(0x59636E), Text1
		if on == Plain || on == Gilded {
			ground, edge, ink = Paper200, Paper300, PaperMute
		}
	}
	l.Round(r, rad, ground)
	l.Stroke(r, rad, l.line(1), edge)
	l.Text(r.InsetXY(l.Px(3), 0), s, Style{Font: Bold, Size: l.Px(12), Color: ink, Align: Center})
}

// RulePill draws a rule's number (SVE 8.4.2.1), its right end at right; it returns the width.
func (l *widgets) RulePill(right, y float32, s string) float32 {
	size := l.Px(11.5)
	w := l.Art.Measure(s, Regular, size) + l.Px(18)
	r := Rect{right - w, y, w, l.Px(18)}.Snap()
	l.Round(r, l.Px(3), Ink700)
	l.Text(r, s, Style{Size: size, Color: Text1, Align: Center})
	return w
}

// Pill draws a short word on a rounded ground, left end at x, middle at cy; it returns the box.
func (l *widgets) Pill(x, cy float32, s string, ground, ink Color) Rect {
	return l.PillIn(x, cy, l.pillWidth(s), s, ground, ink)
}

// PillIn is Pill where no more than some width is free: its words are squeezed.
func (l *widgets) PillIn(x, cy, most float32, s string, ground, ink Color) Rect {
	r := Rect{x, cy - l.Px(10), min(most, l.pillWidth(s)), l.Px(20)}.Snap()
	l.Round(r, r.H/2, ground)
	l.Text(r.InsetXY(min(l.Px(6), (r.W-1)/8), 0), s, Style{Font: Bold, Size: l.Px(11.5), Color: ink, Align: Center})
	return r
}

// pillWidth is how wide a pill with these words is.
func (l *widgets) pillWidth(s string) float32 { return l.Art.Measure(s, Bold, l.Px(11.5)) + l.Px(16) }

// Chip is one of a row of choices: a tab, a filter.
type Chip struct {
	ID    ID
	Label string
	Sel   bool
	Focus bool
}

// Chips draws choices from left to right in r (gap 8u): equally wide, unless one of them needs more.
func (l *widgets) Chips(r Rect, cs []Chip) {
	if len(cs) == 0 {
		return
	}
	gap := l.Px(8)
	room := r.W - gap*float32(len(cs)-1)
	most, all := float32(0), float32(0)
	for i := range cs {
		need := l.chipNeeds(&cs[i])
		most, all = max(most, need), all+need
	}
	alike := most <= room/float32(len(cs))
	for i := range cs {
		w := room / float32(len(cs))
		switch {
		case alike:
		case all <= room:
			w = l.chipNeeds(&cs[i]) + (room-all)/float32(len(cs))
		default:
			w = l.chipNeeds(&cs[i]) * room / all
		}
		l.Chip(Rect{r.X, r.Y, w, r.H}, &cs[i])
		r.X += w + gap
	}
}

// chipNeeds is the width of a choice whose label is not squeezed, chosen or not.
func (l *widgets) chipNeeds(c *Chip) float32 {
	return l.Art.Measure(c.Label, Bold, l.Px(12)) + l.Px(17)
}

// Chip draws one choice.
func (l *widgets) Chip(r Rect, c *Chip) {
	r = r.Snap()
	ink := Text2
	if c.Sel {
		l.Round(r, r.H/2, Paper100)
		ink = PaperInk
	} else {
		l.Round(r, r.H/2, Ink850)
		l.Stroke(r, r.H/2, l.line(1), Ink600)
	}
	f := Regular
	if c.Sel {
		f = Bold
	}
	l.Text(r.InsetXY(l.Px(8), 0), c.Label, Style{Font: f, Size: l.Px(12), Color: ink, Align: Center})
	if c.Focus {
		l.FocusLine(r, r.H/2)
	}
	l.Hit(c.ID, r)
}

// Field is a line of text being typed.
type Field struct {
	ID    ID
	Text  string
	Hint  string // shown while empty
	Caret int    // byte offset in Text; -1 = not being typed in
	Paper bool   // on paper
	Focus bool
	Bold  bool
	Mark  string // the part being composed by an input method, underlined, at the caret
}

// Field draws f into r.
func (l *widgets) Field(r Rect, f *Field) {
	r = r.Snap()
	rad := l.Px(8)
	ground, edge, ink, dim := Ink850, Ink500, Text1, Text2
	if f.Paper {
		ground, edge, ink, dim = Paper50, PaperInk, PaperInk, PaperMute
	}
	l.Round(r, rad, ground)
	l.Stroke(r, rad, l.line(1.5), edge)
	in := r.InsetXY(l.Px(14), l.Px(2))
	st := Style{Size: min(l.Px(16), r.H*0.42), Color: ink}
	if f.Bold {
		st.Font = Bold
	}
	l.Clip(in)
	if f.Text == "" && f.Mark == "" {
		st.Color = dim
		l.Text(in, f.Hint, st)
	} else {
		l.fieldText(in, f, st)
	}
	if f.Caret >= 0 && f.Text == "" && f.Mark == "" {
		l.caret(in.X, in, st)
	}
	l.Unclip()
	if f.Focus {
		l.FocusLine(r, rad)
	}
	l.Hit(f.ID, r)
}

func (l *widgets) fieldText(in Rect, f *Field, st Style) {
	n := clampInt(f.Caret, 0, len(f.Text))
	if f.Caret < 0 {
		n = len(f.Text)
	}
	head := l.Art.Measure(f.Text[:n], st.Font, st.Size)
	mark := l.Art.Measure(f.Mark, st.Font, st.Size)
	shift := float32(0)
	if f.Caret >= 0 && head+mark > in.W {
		shift = head + mark - in.W + l.Px(2)
	}
	y := baseline(in, st.Size)
	l.run(in.X-shift, y, f.Text[:n], st.Font, st.Size, st.Color)
	x := in.X - shift + head
	if f.Mark != "" {
		l.run(x, y, f.Mark, st.Font, st.Size, st.Color)
		l.Fill(Rect{x, y + l.Px(3), mark, l.line(1.5)}, st.Color)
		x += mark
	}
	if f.Caret >= 0 {
		l.caret(x, in, st)
	}
	l.run(x, y, f.Text[n:], st.Font, st.Size, st.Color)
}

func (l *widgets) caret(x float32, in Rect, st Style) {
	l.Fill(Rect{x, in.Center().Y - st.Size*0.65, l.line(1.5), st.Size * 1.3}, st.Color)
}

func clampInt(v, lo, hi int) int { return max(lo, min(hi, v)) }

// Switch is on or off.
type Switch struct {
	ID    ID
	Label string
	Note  string
	On    bool
	Focus bool
}

// Switch draws label and switch across r (at least 36u high).
func (l *widgets) Switch(r Rect, s *Switch) {
	w, h := l.Px(44), l.Px(24)
	l.labelled(r, s.Label, s.Note, w+l.Px(16))
	b := Rect{r.Right() - w, r.Center().Y - h/2, w, h}.Snap()
	knob, ground := Text2, Ink850
	x := b.X + h/2
	if s.On {
		ground, knob = Legal, Ink950
		x = b.Right() - h/2
	}
	l.Round(b, h/2, ground)
	l.Stroke(b, h/2, l.line(1), Ink500)
	l.Disc(Point{x, b.Center().Y}, h*0.36, knob)
	if s.Focus {
		l.FocusLine(r, l.Px(6))
	}
	l.Hit(s.ID, r)
}

func (l *widgets) labelled(r Rect, label, note string, right float32) {
	room := Rect{r.X, r.Y, r.W - right, r.H}
	if note == "" {
		l.Text(room, label, Style{Size: l.Px(14), Color: Text1})
		return
	}
	l.Text(Rect{room.X, r.Center().Y - l.Px(19), room.W, l.Px(20)}, label, Style{Size: l.Px(14), Color: Text1})
	l.Text(Rect{room.X, r.Center().Y + l.Px(1), room.W, l.Px(17)}, note, Style{Size: l.Px(12), Color: Text2})
}

// Slider is a value between two others.
type Slider struct {
	ID          ID
	Label, Text string  // Text: the value as read
	Value       float32 // 0 to 1
	Focus       bool
}

// Slider draws label, track and value across r. It marks the track, whose left end is 0 and right end 1.
func (l *widgets) Slider(r Rect, s *Slider) {
	w := min(r.W*0.5, l.Px(220))
	l.labelled(r, s.Label, "", w+l.Px(80))
	tr := Rect{r.Right() - w - l.Px(56), r.Y, w, r.H}
	l.track(tr, s.Value, Ink600, Text1)
	l.Text(Rect{r.Right() - l.Px(50), r.Y, l.Px(50), r.H}, s.Text, Style{Font: Bold, Size: l.Px(13), Color: Text1, Align: Right})
	if s.Focus {
		l.FocusLine(r, l.Px(6))
	}
	l.Hit(s.ID, tr)
}

func (l *widgets) track(r Rect, v float32, dim, bright Color) {
	y := r.Center().Y
	h := l.Px(4)
	l.Round(Rect{r.X, y - h/2, r.W, h}, h/2, dim)
	l.Round(Rect{r.X, y - h/2, r.W * clamp(v, 0, 1), h}, h/2, bright)
	l.Disc(Point{r.X + r.W*clamp(v, 0, 1), y}, l.Px(8), bright)
}

// ToastBox is where a toast of those words stands around a point.
func (l *widgets) ToastBox(at Point, s string) Rect {
	w := l.Art.Measure(s, Regular, l.Px(13.5)) + l.Px(36)
	return Rect{at.X - w/2, at.Y - l.Px(19), w, l.Px(38)}
}

// Toast is a short message that goes by itself; alpha fades it.
func (l *widgets) Toast(at Point, s string, alpha float32) {
	size, r := l.Px(13.5), l.ToastBox(at, s)
	l.Push(at, 0, 1, alpha, 0, 0)
	l.Shadow(r, l.Px(10), ShadowRaised)
	l.Round(r, l.Px(10), Ink950)
	l.Stroke(r, l.Px(10), l.line(1), Ink500)
	l.Text(r.InsetXY(l.Px(16), 0), s, Style{Size: size, Color: Text1, Align: Center})
	l.Pop()
}
