package render

// What waits to be resolved: the stack, the newest on top.

// StackItem is a card or an ability on the stack.
type StackItem struct {
	ID    ID
	Card  Card   // small, at the left
	Name  string // what it comes from
	Kind  string // what it is, and whose
	At    string // what it aims at, with the words before it; "" = nothing
	Pill  string // what is being done with it now: 支払い中
	No    int    // its place from the bottom, from 1; 0: not on the stack yet
	Mine  bool
	State State
	R     Rect // where it was drawn; empty if scrolled out of sight
}

// Stack is the panel of the stack.
type Stack struct {
	ID     ID     // of the whole panel
	Title  string // スタック
	Sub    string // who is to act
	Mine   bool   // it is this player
	Items  []StackItem
	Scroll float32
}

// Heights of the panel's head and of an item, in units.
const (
	stackHead  = 28
	stackMost  = 86
	stackLeast = 58
	stackChips = 3 // on the phone, seen at once
)

// stackItem is how high an item is in a panel of box r, in px.
func (l *pieces) stackItem(r Rect, n int) float32 {
	return clamp((r.H-l.Px(stackHead+6))/float32(max(1, n)), l.Px(stackLeast), l.Px(stackMost))
}

// StackOver is how far (px) a stack of n can be scrolled in r.
func (l *pieces) StackOver(r Rect, n int) float32 {
	if l.Phone {
		return 0
	}
	return max(0, l.stackItem(r, n)*float32(n)-(r.H-l.Px(stackHead+6)))
}

// Stack draws s into r, from r's top and no higher than it needs to be, and notes where each item stands.
func (l *pieces) Stack(r Rect, s *Stack) {
	if l.Phone {
		l.stackStrip(r, s)
		return
	}
	h := l.stackItem(r, len(s.Items))
	r.H = min(r.H, l.Px(stackHead+6)+h*float32(len(s.Items)))
	r = r.Snap()
	rad := l.Px(12)
	l.Shadow(r, rad, ShadowRest)
	l.Round(r, rad, Alpha(Ink950, 0.94))
	l.Stroke(r, rad, l.line(1), Ink700)
	head := r.TopStrip(l.Px(stackHead)).InsetXY(l.Px(14), 0)
	tw := l.Text(head, s.Title, Style{Font: Bold, Size: l.Px(12.5), Color: Text1}) + l.Px(8)
	ink := Text2
	if s.Mine {
		ink = Sel
	}
	l.Text(Rect{head.X + tw, head.Y, head.W - tw, head.H}, s.Sub, Style{Size: l.Px(12), Color: ink, Align: Right})
	l.Hit(s.ID, r)
	body := Rect{r.X, head.Bottom(), r.W, r.Bottom() - head.Bottom() - l.Px(3)}
	l.Clip(body)
	for i := range s.Items {
		it := &s.Items[i]
		b := Rect{r.X + l.Px(8), body.Y + float32(i)*h - s.Scroll, r.W - l.Px(16), h - l.Px(6)}.Snap()
		it.R = b.Intersect(body)
		if it.R.Empty() {
			it.R = Rect{}
			continue
		}
		l.stackRow(b, it, i == 0)
	}
	l.Unclip()
}

// pick is a number for the wide screen or for the phone.
func (l *pieces) pick(wide, phone float32) float32 {
	if l.Phone {
		return phone
	}
	return wide
}

func (l *pieces) stackRow(b Rect, it *StackItem, top bool) {
	rad := l.Px(8)
	ground := Ink850
	if top {
		ground = Ink700
	}
	l.Round(b, rad, ground)
	l.stackEdge(b, rad, it)
	x := b.X + l.Px(9)
	h := b.H - l.Px(8)
	w := h * 63 / 88
	c := it.Card
	c.ID, c.State = 0, c.State&^Rested|NoShadow
	l.Card(Rect{x, b.Y + l.Px(4), w, h}, &c)
	x += w + l.Px(9)
	l.stackWords(Rect{x, b.Y, b.Right() - l.Px(6) - x, b.H}, it)
	l.markBox(b, rad, it.State)
	l.Hit(it.ID, b)
}

// stackEdge says whose an item is, by a bar of paper or slate, and whether it is on the stack yet.
func (l *pieces) stackEdge(b Rect, rad float32, it *StackItem) {
	bar := SlateCard
	if it.Mine {
		bar = Paper100
	}
	l.Round(Rect{b.X, b.Y + b.H*0.12, l.Px(3), b.H * 0.76}, l.Px(1.5), bar)
	if it.No == 0 {
		l.Dashed(b, rad, l.line(1.2), l.Px(5), Sel)
	} else {
		l.Stroke(b, rad, l.line(1), Alpha(White, 0.10))
	}
}

// stackStrip is the stack on the phone's middle line: the newest at the left, those that have no room as a count.
func (l *pieces) stackStrip(r Rect, s *Stack) {
	r = r.Snap()
	l.Round(r, l.Px(8), Alpha(Ink950, 0.94))
	l.Stroke(r, l.Px(8), l.line(1), Ink600)
	l.Hit(s.ID, r)
	in := r.InsetXY(l.Px(4), l.Px(3))
	n := min(len(s.Items), stackChips)
	if more := len(s.Items) - n; more > 0 {
		t := l.Art.Int(more)
		w := l.Art.Measure(t, Bold, l.Px(12)) + l.Px(16)
		l.Text(Rect{in.Right() - w, in.Y, w, in.H}, t, Style{Font: Bold, Size: l.Px(12), Color: Text2, Align: Center})
		l.Icon(Rect{in.Right() - l.Px(10), in.Center().Y - l.Px(5), l.Px(10), l.Px(10)}, IconMore, Text2)
		in.W -= w + l.Px(4)
	}
	gap := l.Px(4)
	w := (in.W - gap*float32(n-1)) / float32(max(1, n))
	for i := range s.Items {
		it := &s.Items[i]
		if it.R = (Rect{}); i >= n {
			continue
		}
		it.R = Rect{in.X + float32(i)*(w+gap), in.Y, w, in.H}.Snap()
		l.stackChip(it, i == 0)
	}
}

// stackChip is one item of the strip: its badge, its name, and what is done with it or what it aims at.
func (l *pieces) stackChip(it *StackItem, top bool) {
	b, rad := it.R, l.Px(6)
	ground := Ink850
	if top {
		ground = Ink700
	}
	l.Round(b, rad, ground)
	l.stackEdge(b, rad, it)
	x := b.X + l.Px(6)
	if f := it.Card.Face; f != nil {
		d := b.H - l.Px(5)
		l.Badge(Rect{x, b.Y + l.Px(2.5), d, d}, f.first(), f.Badge)
		x += d + l.Px(4)
	}
	at, ink := it.At, Target
	if it.Pill != "" {
		at, ink = it.Pill, Sel
	}
	words := Rect{x, b.Y, b.Right() - l.Px(4) - x, b.H}
	if at == "" {
		l.Text(words, it.Name, Style{Font: Bold, Size: l.Px(11.5), Color: Text1})
	} else {
		l.Text(Rect{words.X, words.Y, words.W, words.H * 0.52}, it.Name, Style{Font: Bold, Size: l.Px(10.5), Color: Text1})
		l.Text(Rect{words.X, words.Y + words.H*0.48, words.W, words.H * 0.52}, at, Style{Size: l.Px(10.5), Color: ink})
	}
	l.markBox(b, rad, it.State)
	l.Hit(it.ID, b)
}

// stackWords are an item's lines: name, what and whose, what it aims at.
func (l *pieces) stackWords(r Rect, it *StackItem) {
	line := min(r.H/3-l.Px(0.5), l.Px(19))
	n := 2
	if it.At != "" || it.Pill != "" {
		n = 3
	}
	y := r.Y + (r.H-line*float32(n))/2
	no := float32(0)
	if it.No > 0 {
		no = l.Text(Rect{r.X, y, r.W, line}, l.Art.Int(it.No), Style{Font: Bold, Size: l.Px(12), Color: Text2, Align: Right}) + l.Px(6)
	}
	l.Text(Rect{r.X, y, r.W - no, line}, it.Name, Style{Font: Bold, Size: l.Px(13), Color: Text1})
	l.Text(Rect{r.X, y + line, r.W, line}, it.Kind, Style{Size: l.Px(12), Color: Text2})
	third := Rect{r.X, y + 2*line, r.W, line}
	switch {
	case it.Pill != "":
		size := l.Px(11.5)
		w := min(l.Art.Measure(it.Pill, Bold, size)+l.Px(14), r.W)
		p := Rect{r.X, third.Y + l.Px(1), w, third.H - l.Px(1)}.Snap()
		l.Round(p, p.H/2, Sel)
		l.Text(p.InsetXY(l.Px(4), 0), it.Pill, Style{Font: Bold, Size: size, Color: PaperInk, Align: Center})
	case it.At != "":
		l.Text(third, it.At, Style{Size: l.Px(12), Color: Target})
	}
}

// StackEmpty is the place of a stack on which nothing lies: nothing on the phone.
func (l *pieces) StackEmpty(r Rect, title, none string) {
	if l.Phone {
		return
	}
	r = Rect{r.X, r.Y + l.Px(2), r.W, l.Px(stackHead)}.Snap()
	l.Stroke(r, l.Px(10), l.line(1), Alpha(White, 0.10))
	in := r.InsetXY(l.Px(14), 0)
	l.Text(in, title, Style{Size: l.Px(12), Color: Text2})
	l.Text(in, none, Style{Size: l.Px(12), Color: Text2, Align: Right})
}

// Tally is a column of cards that count against a player: as many cells as lose the game.
type Tally struct {
	ID    ID
	Name  string
	Now   int
	Of    int
	Cells []Tuck // one for each card, the first at the top
	State State
	Pop   float32 // extra size of the number while it changes
}

// Tally draws t into r, its heading above r where there is room, and r's cells into out, which is returned.
func (l *pieces) Tally(out []Rect, r Rect, t *Tally) []Rect {
	n := max(t.Of, len(t.Cells))
	head := Rect{r.X, r.Y - l.Px(22), r.W, l.Px(20)}
	rows := r
	if l.Phone {
		head = r.TopStrip(r.H / float32(n+1))
		rows = r.Below(head.H)
	}
	out = out[:0]
	pitch := rows.H / float32(max(1, n))
	l.tallyHead(head, t)
	for i := range n {
		b := Rect{rows.X, rows.Y + float32(i)*pitch, rows.W, pitch - l.Px(l.pick(4, 2))}.Snap()
		out = append(out, b)
		if i >= len(t.Cells) {
			rad := min(l.Px(4), b.H*0.3)
			l.Round(b, rad, Alpha(Ink950, 0.20))
			l.Stroke(b, rad, l.line(1), Alpha(White, 0.14))
			l.Text(b, l.Art.Int(i+1), Style{Size: min(l.Px(12), b.H*0.8), Color: Alpha(Text2, 0.8), Align: Center})
		}
	}
	l.markBox(r, l.Px(6), t.State)
	l.Hit(t.ID, Rect{r.X, head.Y, r.W, r.Bottom() - head.Y})
	for i := range t.Cells {
		l.Tuck(out[i], &t.Cells[i])
	}
	return out
}

func (l *pieces) tallyHead(r Rect, t *Tally) {
	size := l.Px(l.pick(12.5, 10.5))
	ink := Text1
	if t.Of > 0 && t.Now >= t.Of-2 { // near the end
		ink = Target
	}
	big := l.Px(l.pick(19, 13))
	of := l.Art.Int(t.Of)
	ow := l.Art.Measure(of, Regular, size)
	nw := l.Art.Measure(l.Art.Int(t.Now), Bold, big)
	sw := l.Art.Measure("/", Regular, size)
	x := r.Right() - ow - sw - nw
	if room := x - r.X - l.Px(3); l.Art.Measure(t.Name, Regular, size)*leastSqueeze <= room {
		l.Text(Rect{r.X, r.Y, room, r.H}, t.Name, Style{Size: size, Color: Text2})
	} else { // a name of which a letter is left says nothing
		x = r.Center().X - (ow+sw+nw)/2
	}
	c := Point{x + nw/2, r.Center().Y}
	l.Push(c, 0, 1+t.Pop, 1, 0, 0)
	l.Text(Rect{x - l.Px(4), r.Y - l.Px(4), nw + l.Px(8), r.H + l.Px(8)}, l.Art.Int(t.Now), Style{Font: Bold, Size: big, Color: ink, Align: Center})
	l.Pop()
	l.Text(Rect{x + nw, r.Y, sw, r.H}, "/", Style{Size: size, Color: Text2})
	l.Text(Rect{x + nw + sw, r.Y, ow + 1, r.H}, of, Style{Size: size, Color: Text2})
}

// Brace ties what acts together: a line along y that reaches down (or up) to each of the boxes; arrows start at its middle,
// which is returned.
func (l *pieces) Brace(boxes []Rect, y float32, word string) Point {
	x0, x1 := boxes[0].Center().X, boxes[0].Center().X
	for _, b := range boxes {
		x0, x1 = min(x0, b.Center().X), max(x1, b.Center().X)
	}
	for pass := range 2 { // a dark edge beneath
		w, c := l.Px(4), Target
		if pass == 0 {
			w, c = l.Px(7), Alpha(Ink950, 0.5)
		}
		l.Line(Point{x0, y}, Point{x1, y}, w, c, true)
		for _, b := range boxes {
			end := b.Y
			if y > b.Y {
				end = b.Bottom()
			}
			l.Line(Point{b.Center().X, y}, Point{b.Center().X, end}, w, c, true)
		}
	}
	if word != "" {
		l.Word(Point{x0, y}, word, Target)
	}
	return Point{(x0 + x1) / 2, y}
}
