package render

import (
	"strings"

	"gotaku/look"
)

// A unit in its place: the card at the left, and beside it what is attached to it and what is left of it.

// UnitAt is where the parts of a unit stand.
type UnitAt struct {
	Card   Rect
	Labels []Rect // of the assists
	Name   Rect   // over the energy; empty where there is no room
	Energy []Rect // of the energy cards, the first lowest
	Count  Rect
	Left   Rect // what HP is left
}

// Unit divides place r for a unit with so many assists and energy cards and, if left, with damage. owner: it is shown to one who
// knows the energy.
func (l *pieces) Unit(at *UnitAt, r Rect, labels, energy int, left, owner bool) {
	w := r.H / (88.0/63 + 0.12) // with room for the edges of what lies under it
	x := r.X + l.Px(l.pick(7, 4))
	at.Card = Rect{x, r.Bottom() - w*88/63, w, w * 88 / 63}.Snap()
	at.Labels, at.Energy = at.Labels[:0], at.Energy[:0]
	x = at.Card.Right() + w*0.12
	col := Rect{x + l.Px(l.pick(7, 4)), r.Y, 0, r.H}
	col.W = r.Right() - col.X
	if r.W > l.Px(l.pick(250, 180)) {
		l.unitWide(at, col, labels, energy, left, owner)
	} else {
		l.unitNarrow(at, col, labels, energy, left, owner)
	}
}

// Square is a card in the middle of a place that the seats share, lying if it rests.
func (l *pieces) Square(at *UnitAt, r Rect, rested bool) {
	bw, bh := CardBox(r.H*0.82*63/88, rested)
	if k := r.W / bw; k < 1 {
		bw, bh = bw*k, bh*k
	}
	*at = UnitAt{Card: r.CenterBox(bw, bh).Snap(), Labels: at.Labels[:0], Energy: at.Energy[:0]}
}

// unitWide sets the labels beside the card and the energy beside them.
func (l *pieces) unitWide(at *UnitAt, r Rect, labels, energy int, left, owner bool) {
	if labels > 0 {
		w := l.Px(l.pick(74, 54))
		if labels > 1 {
			w = min(w, (r.W*0.55)/float32(labels))
		}
		h := min(l.Px(132), at.Card.H-l.Px(l.pick(14, 4)))
		for i := range labels {
			at.Labels = append(at.Labels, Rect{r.X + float32(i)*(w+l.Px(3)), at.Card.Bottom() - h, w, h}.Snap())
		}
		d := float32(labels)*(w+l.Px(3)) + l.Px(l.pick(9, 3))
		r.X, r.W = r.X+d, r.W-d
	}
	name, pill := l.Px(l.pick(18, 14)), l.Px(l.pick(24, 16))
	ew, gap := l.energyWidth(owner), l.Px(l.pick(7, 3))
	if energy == 0 {
		name, ew = 0, 0
	}
	h := name + ew*88/63 + gap + pill
	y := at.Card.Y + max(0, (at.Card.H-h)*0.35)
	at.Name = nameBox(Rect{r.X, y, r.W, name})
	y = l.energyRow(at, Rect{r.X, y + name, r.W, 0}, energy, ew)
	at.Left = l.leftBox(Rect{r.X, y + gap, r.W, pill}, left)
}

// unitNarrow sets everything beside the card one under the other, as high as the place.
func (l *pieces) unitNarrow(at *UnitAt, r Rect, labels, energy int, left, owner bool) {
	gap, pill := l.Px(l.pick(4, 2)), float32(0)
	low := r.H < l.Px(44) // what is left stands beside the energy
	if left && !low {
		pill = l.Px(l.pick(20, 14)) + gap
	}
	label := float32(0)
	if labels > 0 {
		label = l.Px(l.pick(34, 15))
		w := (r.W - l.Px(3)*float32(labels-1)) / float32(labels)
		for i := range labels {
			at.Labels = append(at.Labels, Rect{r.X + float32(i)*(w+l.Px(3)), r.Y, w, label}.Snap())
		}
		label += gap
	}
	name := float32(0)
	if room := r.H - label - pill; labels == 0 && room >= l.Px(l.pick(50, 34)) {
		name = l.Px(l.pick(17, 13))
	}
	ew := min(l.energyWidth(owner), (r.H-label-pill-name)*63/88)
	if energy == 0 {
		name, ew = 0, 0
	}
	h := name + ew*88/63 + pill
	y := r.Y + label + max(0, r.H-label-h)*0.5
	if labels > 0 {
		y = r.Y + label
	}
	at.Name = nameBox(Rect{r.X, y, r.W, name})
	row := Rect{r.X, y + name, r.W, 0}
	if left && low {
		row.W -= l.Px(42)
	}
	y = l.energyRow(at, row, energy, ew)
	if !low {
		at.Left = l.leftBox(Rect{r.X, y + gap, r.W, pill - gap}, left)
		return
	}
	x := row.X
	if energy > 0 {
		x = at.Count.Right() + l.Px(2)
	}
	at.Left = l.leftBox(Rect{x, row.Y + max(0, ew*88/63-l.Px(14))/2, l.Px(40), l.Px(14)}, left)
}

// nameBox is r, or no box at all where r has no height.
func nameBox(r Rect) Rect {
	if r.H <= 0 {
		return Rect{}
	}
	return r
}

func (l *pieces) leftBox(r Rect, left bool) Rect {
	if !left {
		return Rect{}
	}
	return r.Snap()
}

// energyWidth is the width of an energy card: 26u for who knows it, else 20u.
func (l *pieces) energyWidth(owner bool) float32 {
	if owner {
		return l.Px(l.pick(26, 15))
	}
	return l.Px(l.pick(20, 13))
}

// energyRow lays out n energy cards and their count from the top of r, 19u apart or as close as they must be; it returns the y
// below.
func (l *pieces) energyRow(at *UnitAt, r Rect, n int, w float32) float32 {
	h := w * 88 / 63
	count := l.Px(l.pick(20, 13))
	if n > 9 {
		count = l.Px(l.pick(30, 20))
	}
	pitch := w * 19 / 26
	if n > 1 {
		pitch = min(pitch, (r.W-count-l.Px(5)-w)/float32(n-1))
	}
	for i := range n {
		at.Energy = append(at.Energy, Rect{r.X + pitch*float32(i), r.Y, w, h}.Snap())
	}
	x := r.X + pitch*float32(max(0, n-1)) + w + l.Px(5)
	if n == 0 {
		x = r.X
	}
	at.Count = Rect{x, r.Y, count, h}
	return r.Y + h
}

// UnitWords writes the name over the energy and how much it is.
func (l *pieces) UnitWords(at *UnitAt, name string, n int) {
	if !at.Name.Empty() {
		l.Text(at.Name, name, Style{Size: l.Px(l.pick(12, 10.5)), Color: Text2})
	}
	if n > 0 {
		l.Text(at.Count, l.Art.Int(n), Style{Font: Bold, Size: l.Px(l.pick(18, 13)), Color: Text1})
	}
}

// Energy draws an energy card: its attribute under a band of back for who may look at it (f), else a back.
// seen is as much of it as the next one leaves to be seen and pressed.
func (l *pieces) Energy(r, seen Rect, f *Face, g *look.Game, s State, id ID) {
	r = r.Snap()
	rad := max(1.5, r.W*0.08)
	l.Shadow(r, rad, ShadowRest)
	if f == nil {
		l.energyBack(r, rad, g)
	} else {
		l.energyFace(r, rad, f)
	}
	if s&Veiled != 0 {
		l.Round(r, rad, Alpha(Ink950, 0.55))
	}
	l.tuckMarks(r, rad, s)
	l.Hit(id, seen)
}

// EnergySeen is as much of the i-th energy card as the next one leaves.
func (at *UnitAt) EnergySeen(i int) Rect {
	r := at.Energy[i]
	if i+1 < len(at.Energy) {
		r.W = min(r.W, at.Energy[i+1].X-r.X)
	}
	return r
}

// EnergyRow is where all of the energy stands, with its name and count.
func (at *UnitAt) EnergyRow() Rect {
	if len(at.Energy) == 0 {
		return Rect{}
	}
	first := at.Energy[0]
	r := Rect{first.X, first.Y, at.Count.Right() - first.X, first.H}
	if !at.Name.Empty() {
		r.Y, r.H = at.Name.Y, first.Bottom()-at.Name.Y
	}
	return r
}

func (l *pieces) energyBack(r Rect, rad float32, g *look.Game) {
	top, _ := cloth(g)
	l.Round(r, rad, Lighten(top, 0.16))
	l.Weave(r.Inset(1), g, max(10, r.W*0.6), 0.16)
	l.Stroke(r, rad, max(1, round(l.Px(1))), Alpha(Text1, 0.62))
	d := min(r.W*0.62, r.H*0.5)
	b := r.CenterBox(d, d)
	l.Disc(r.Center(), d/2, Ink950)
	l.fiveDots(b, Text1, 0.29, 0.17)
}

func (l *pieces) energyFace(r Rect, rad float32, f *Face) {
	a, b := f.first().Color, f.last().Color
	l.Round(r, rad, Paper100)
	in := r.Inset(max(1, round(l.Px(1))))
	if a == b {
		l.Gradient(in, rad*0.7, Lighten(a, 0.06), Lighten(a, -0.2))
	} else {
		l.GradientX(in, rad*0.7, a, b)
	}
	l.Clip(in)
	d := r.W * 0.58
	l.Badge(Rect{r.X + r.W*0.07, r.Y + r.H*0.07, d, d}, f.first(), f.first().Letter)
	t := r.W * 0.34
	y0, y1 := r.Bottom()-r.H*0.10, r.Bottom()-r.H*0.34
	l.Line(Point{r.X - t, y0 + t*0.45}, Point{r.Right() + t, y1 - t*0.45}, t, Ink900, false)
	for i := range 3 {
		k := 0.2 + 0.3*float32(i)
		l.Disc(Point{r.X + r.W*k, y0 + (y1-y0)*k}, max(0.7, r.W*0.045), Text1)
	}
	l.Unclip()
	l.Stroke(r, rad, 1, Alpha(Black, 0.4))
}

// Remains is what HP a unit has left, in a pill.
type Remains struct {
	Name   string // 残り HP
	Short  string // where there is no room for it: 残
	N      int
	Lethal bool
}

// Remains draws v from the left end of r, no wider than it needs.
func (l *pieces) Remains(r Rect, v *Remains) {
	size := min(l.Px(12.5), r.H*0.78)
	big := min(l.Px(14.5), r.H*0.92)
	n := l.Art.Int(v.N)
	name, nw, w := "", float32(0), l.Art.Measure(n, Bold, big)
	pad := r.H * 0.33
	for _, name = range [...]string{v.Name, v.Short, ""} {
		if nw = l.Art.Measure(name, Regular, size); nw+w+2*pad+size*0.3 <= r.W {
			break
		}
	}
	r.W = min(r.W, nw+w+2*pad+size*0.3)
	r = r.Snap()
	ground, ink, mute := Ink950, DownDark, Text1
	if v.Lethal {
		ground, ink, mute = Target, PaperInk, PaperInk
	}
	l.Round(r, r.H/2, ground)
	l.Stroke(r, r.H/2, l.line(1), Alpha(White, 0.10))
	l.Text(Rect{r.X + pad*0.9, r.Y, nw + 1, r.H}, name, Style{Size: size, Color: mute})
	l.Text(Rect{r.X, r.Y, r.W - pad*0.9, r.H}, n, Style{Font: Bold, Size: big, Color: ink, Align: Right})
}

// Label is an assist: a paper label with what it gives its unit.
type Label struct {
	ID    ID
	Name  string
	Kind  string // アシスト
	Gives []Given
	State State
}

// Given is one thing that a label gives.
type Given struct {
	Name string // HP
	By   string // ＋200; "" = the name says it all
	Sign int
}

func (g *Given) ink() Color {
	switch {
	case g.Sign > 0:
		return UpPaper
	case g.Sign < 0:
		return DownPaper
	}
	return PaperInk
}

// Label draws v into r: upright with its lines under each other, or lying with one or two.
func (l *pieces) Label(r Rect, v *Label) {
	r = r.Snap()
	rad := l.Px(5)
	l.Shadow(r, rad, ShadowRest)
	edge := max(2, l.Px(l.pick(7, 4)))
	if r.H < l.Px(40) {
		edge = max(2, l.Px(4))
	}
	l.Round(r, rad, Hex(0x6B6355))
	l.Clip(Rect{r.X + edge, r.Y, r.W - edge, r.H})
	l.Round(r, rad, Paper100)
	l.Unclip()
	in := Rect{r.X + edge + l.Px(l.pick(5, 3)), r.Y, r.W - edge - l.Px(l.pick(8, 5)), r.H}
	if r.H > r.W {
		l.labelUpright(in, v)
	} else {
		l.labelLying(in, v)
	}
	if v.State&Veiled != 0 {
		l.Round(r, rad, Alpha(Ink950, 0.55))
	}
	l.tuckMarks(r, rad, v.State)
	l.Hit(v.ID, r)
}

func (l *pieces) labelUpright(r Rect, v *Label) {
	y := r.Y + l.Px(l.pick(7, 3))
	name := Style{Font: Bold, Size: l.Px(l.pick(12.5, 10.5)), Color: PaperInk}
	for _, w := range strings.Fields(v.Name) { // a word is not broken
		if m := l.Art.Measure(w, name.Font, name.Size); m > r.W {
			name.Size *= max(0.75, r.W/m*0.99)
		}
	}
	line := name.Size * 1.3
	l.Clip(r)
	if l.Art.Height(v.Name, name, r.W, line) <= line*3.1 {
		y += l.Para(Rect{r.X, y, r.W, 0}, v.Name, name, line)
	} else {
		l.Text(Rect{r.X, y, r.W, line}, v.Name, name)
		y += line
	}
	st := Style{Size: l.Px(l.pick(11, 10.5)), Color: PaperMute}
	line = st.Size * 1.5
	room := r.Bottom() - l.Px(2) - y
	if lines := l.givenLines(v, r.W, st.Size); !l.Phone && room >= float32(lines+1)*line {
		l.Text(Rect{r.X, y + l.Px(2), r.W, line}, v.Kind, st)
		y += line + l.Px(2)
	}
	for i := range v.Gives {
		g := &v.Gives[i]
		if y+line > r.Bottom() {
			break
		}
		nw := l.Art.Measure(g.Name, Regular, st.Size)
		bw := l.Art.Measure(g.By, Bold, st.Size)
		by := Style{Font: Bold, Size: st.Size, Color: g.ink()}
		if nw+bw+l.Px(4) <= r.W || g.By == "" || y+2*line > r.Bottom() {
			w := min(nw, max(r.W*0.4, r.W-bw-l.Px(3)))
			l.Text(Rect{r.X, y, w + 1, line}, g.Name, Style{Size: st.Size, Color: PaperInk})
			l.Text(Rect{r.X + w + l.Px(3), y, r.W - w - l.Px(3), line}, g.By, by)
			y += line
			continue
		}
		l.Text(Rect{r.X, y, r.W, line}, g.Name, Style{Size: st.Size, Color: PaperInk})
		by.Align = Right
		l.Text(Rect{r.X, y + line*0.86, r.W, line}, g.By, by)
		y += 2 * line
	}
	l.Unclip()
}

// givenLines is how many lines the given things take.
func (l *pieces) givenLines(v *Label, w, size float32) int {
	n := 0
	for i := range v.Gives {
		g := &v.Gives[i]
		n++
		if g.By != "" && l.Art.Measure(g.Name, Regular, size)+l.Art.Measure(g.By, Bold, size)+l.Px(4) > w {
			n++
		}
	}
	return n
}

func (l *pieces) labelLying(r Rect, v *Label) {
	size := min(l.Px(l.pick(12, 10.5)), r.H*0.78)
	st := Style{Font: Bold, Size: size, Color: PaperInk}
	if r.H < size*2.4 { // one line
		gw := l.givenRow(r, v, size, true)
		l.Text(Rect{r.X, r.Y, r.W - gw, r.H}, v.Name, st)
		return
	}
	top := r.TopStrip(r.H * 0.54)
	top.Y += l.Px(1)
	l.Text(top, v.Name, st)
	row := r.Below(r.H * 0.48)
	if len(v.Gives) == 0 {
		l.Text(row, v.Kind, Style{Size: size * 0.92, Color: PaperMute})
		return
	}
	l.givenRow(row, v, size*0.91, false)
}

// givenRow sets the given things in one line; right: only the numbers, at the right end. It returns how wide they are.
func (l *pieces) givenRow(r Rect, v *Label, size float32, right bool) float32 {
	if right {
		w := float32(0)
		for i := len(v.Gives) - 1; i >= 0; i-- {
			g := &v.Gives[i]
			if g.By == "" || g.Sign == 0 || w > r.W*0.4 {
				continue
			}
			gw := l.Art.Measure(g.By, Bold, size*0.94)
			l.Text(Rect{r.Right() - w - gw, r.Y, gw + 1, r.H}, g.By, Style{Font: Bold, Size: size * 0.94, Color: g.ink()})
			w += gw + l.Px(3)
		}
		return w
	}
	gap := l.Px(2)
	names, rest, n := float32(0), float32(0), 0
	for i := range v.Gives { // as many as can be read
		g := &v.Gives[i]
		nw, bw := l.Art.Measure(g.Name, Regular, size), l.Art.Measure(g.By, Bold, size)
		if bw > 0 {
			bw += gap
		}
		if i > 0 {
			bw += size * 0.45
		}
		if i > 0 && (names+nw)*0.64+rest+bw > r.W {
			break
		}
		names, rest, n = names+nw, rest+bw, i+1
	}
	k := min(1, (r.W-rest)/max(1, names))
	more := n < len(v.Gives) && rest+names*0.64+size*0.9 <= r.W
	if more {
		k = min(k, (r.W-rest-size*0.9)/max(1, names))
	}
	x := r.X
	for i := range n {
		g := &v.Gives[i]
		nw := max(1, l.Art.Measure(g.Name, Regular, size)*k)
		l.Text(Rect{x, r.Y, nw + 0.5, r.H}, g.Name, Style{Size: size, Color: PaperInk})
		x += nw
		if g.By != "" {
			x += gap + l.Text(Rect{x + gap, r.Y, 0, r.H}, g.By, Style{Font: Bold, Size: size, Color: g.ink()})
		}
		x += size * 0.45
	}
	if more {
		l.Text(r, "…", Style{Size: size, Color: PaperMute, Align: Right})
	}
	return r.W
}
