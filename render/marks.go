package render

// What stands beside the cards of a table: places that count against a player, what may be done only so often in a turn, a token
// of which there is one.

// Places are a row of small cards of which each has a place, the last of which loses the game.
type Places struct {
	ID    ID
	Name  string // KO置き場
	Now   int
	Of    int
	Last  string // in the last place: 敗北
	State State
	Pop   float32
	Cells []Card
}

// Places draws v into r, its heading at r's top, and the boxes of its cards into out, which is returned.
func (l *pieces) Places(out []Rect, r Rect, v *Places) []Rect {
	out = out[:0]
	head := r.TopStrip(l.Px(l.pick(22, 13)))
	rows := r.Below(head.H + l.Px(l.pick(2, 1)))
	l.placesHead(head, v)
	n := max(v.Of, len(v.Cells))
	gap := l.Px(l.pick(6, 3))
	h := min(rows.H, (rows.W-gap*float32(n-1))/float32(max(1, n))*88/63)
	w := h * 63 / 88
	l.Hit(v.ID, r)
	for i := range n {
		b := Rect{rows.X + float32(i)*(w+gap), rows.Y, w, h}.Snap()
		if i < len(v.Cells) {
			l.Card(b, &v.Cells[i])
			out = append(out, b)
			continue
		}
		l.Slot(b)
		if i == v.Of-1 {
			l.Text(b.InsetXY(l.Px(1), 0), v.Last, Style{Size: min(l.Px(l.pick(12, 10.5)), w*0.46), Color: Text2, Align: Center})
		}
	}
	l.markBox(Rect{rows.X, rows.Y, float32(n)*(w+gap) - gap, h}, l.Px(4), v.State)
	return out
}

func (l *pieces) placesHead(r Rect, v *Places) {
	size := l.Px(l.pick(12.5, 10.5))
	ink := Text1
	if v.Of > 0 && v.Now >= v.Of-1 { // the next one loses
		ink = Target
	}
	of := l.Art.Int(v.Of)
	x := r.X + l.Text(Rect{r.X, r.Y, r.W * 0.66, r.H}, v.Name, Style{Size: size, Color: Text2}) + l.Px(5)
	big := l.Px(l.pick(17, 12))
	now := l.Art.Int(v.Now)
	nw := l.Art.Measure(now, Bold, big)
	box := Rect{x, r.Y, nw + 1, r.H}
	l.Push(box.Center(), 0, 1+v.Pop, 1, 0, 0)
	l.Text(box, now, Style{Font: Bold, Size: big, Color: ink})
	l.Pop()
	st := Style{Size: size, Color: Text2}
	x += nw + l.Px(1)
	x += l.Text(Rect{x, r.Y, l.Px(20), r.H}, "／", st)
	l.Text(Rect{x, r.Y, l.Px(30), r.H}, of, st)
}

// Once is something that may be done only so often in a turn.
type Once struct {
	ID    ID
	Name  string // チャージ
	Word  string // 済, メインのみ
	Done  bool   // as often as may be
	Off   bool   // not now, whatever was done
	Focus bool
	Over  bool
}

// Onces draws what may be done only so often under each other in r.
func (l *pieces) Onces(r Rect, list []Once) {
	if len(list) == 0 {
		return
	}
	gap := l.Px(l.pick(4, 1))
	h := min(l.Px(26), (r.H-gap*float32(len(list)-1))/float32(len(list)))
	for i := range list {
		l.once(Rect{r.X, r.Y + float32(i)*(h+gap), r.W, h}.Snap(), &list[i])
	}
}

func (l *pieces) once(r Rect, v *Once) {
	rad := min(l.Px(6), r.H*0.3)
	name, word := Text1, Sel
	switch {
	case v.Off && !v.Done:
		l.Dashed(r, rad, l.line(1), l.Px(3), Alpha(Text2, 0.55))
		name, word = Text2, Text2
	case v.Done:
		l.Round(r, rad, Alpha(Ink950, 0.72))
		name, word = Text2, Text1
	default:
		l.Round(r, rad, Alpha(Ink950, 0.40))
		l.Stroke(r, rad, l.line(1), Alpha(Sel, 0.75))
	}
	size := min(l.Px(l.pick(12, 10.5)), r.H*0.82)
	in := r.InsetXY(l.Px(l.pick(10, 4)), 0)
	st := Style{Size: size, Color: word, Align: Right}
	if v.Done {
		st.Font = Bold
	}
	ww := l.Text(Rect{in.X + in.W*0.42, in.Y, in.W * 0.58, in.H}, v.Word, st)
	l.Text(Rect{in.X, in.Y, max(1, in.W-ww-l.Px(4)), in.H}, v.Name, Style{Size: size, Color: name})
	if v.Over {
		l.Stroke(r, rad, l.mark(1.5), White)
	}
	if v.Focus {
		l.FocusLine(r, rad)
	}
	l.Hit(v.ID, r)
}

// Token is a thing of which there is one, and who has it.
type Token struct {
	ID    ID
	Name  string // ウィニングチケット
	Owner string // 持ち主 なし
	Gone  bool   // it lies with its owner: only its place is left here
}

// Token draws v into r as a ticket of paper.
func (l *pieces) Token(r Rect, v *Token) {
	r = r.Snap()
	rad := l.Px(6)
	ink, mute := PaperInk, PaperMute
	if v.Gone {
		l.Round(r, rad, Alpha(Ink950, 0.30))
		l.Dashed(r, rad, l.line(1.2), l.Px(4), Alpha(Text2, 0.55))
		ink, mute = Text2, Text2
	} else {
		l.Shadow(r, rad, ShadowRest)
		l.Round(r, rad, Paper100)
		l.Dashed(r, rad, l.line(1.8), l.Px(4), PaperMute)
	}
	in := r.InsetXY(l.Px(l.pick(8, 4)), l.Px(l.pick(3, 1)))
	if v.Owner == "" { // on its way
		l.Text(in, v.Name, Style{Font: Bold, Size: l.Px(l.pick(11.5, 10.5)), Color: ink, Align: Center})
		return
	}
	l.Text(in.TopStrip(in.H*0.52), v.Name, Style{Font: Bold, Size: l.Px(l.pick(11.5, 10.5)), Color: ink, Align: Center})
	l.Text(in.Below(in.H*0.48), v.Owner, Style{Size: l.Px(l.pick(11.5, 10.5)), Color: mute, Align: Center})
	l.Hit(v.ID, r)
}

// ticketPill is the token on the plate of who has it.
func (l *pieces) ticketPill(right, cy float32, s string) {
	size := l.Px(10.5)
	w := l.Art.Measure(s, Bold, size) + l.Px(l.pick(16, 8))
	r := Rect{right - w, cy - l.Px(9), w, l.Px(18)}.Snap()
	l.Round(r, l.Px(4), Paper100)
	l.Dashed(r, l.Px(4), l.line(1.2), l.Px(3), PaperMute)
	l.Text(r, s, Style{Font: Bold, Size: size, Color: PaperInk, Align: Center})
}
