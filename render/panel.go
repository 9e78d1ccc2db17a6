package render

// ItemKind says what a line of the asking panel is.
type ItemKind uint8

// The kinds of lines.
const (
	ItemText   ItemKind = iota // a muted sentence
	ItemStrong                 // a plain sentence in ink: 1／2 選ばなくてもよい
	ItemRow                    // something to choose: a card or an ability, with a round mark
	ItemRadio                  // one of several texts, of which one is chosen
	ItemButton                 // an answer with its key
	ItemCheck                  // a cost: ✓ paid, ☐ still to pay
	ItemBox                    // a switch to tick
	ItemRule                   // a thin line
	ItemNumber                 // − 3 + and a track
	ItemBar                    // a clock running: Value of Max
	ItemQuote                  // text that could not be read, dashed
	ItemBadges                 // what is being paid with
	ItemOrder                  // a row to be dragged into order
	ItemHint                   // what is said to a beginner: Text, with Right over it, and Note to press for Less
	ItemSkill                  // a skill to choose: Badges[0] with Mark, Text, Right, Note under them
)

// Item is one line of the asking panel.
type Item struct {
	Kind  ItemKind
	ID    ID
	Text  string
	Right string // 体力 4 → 2
	Key   string
	Mark  string // in the round mark: 1, ✓; in a skill's badge what it needs
	Note  string // ItemSkill: what it does, or why it cannot be used
	Sel   bool
	Off   bool // drawn dashed; Right or the next ItemText says why
	Line  int  // so many share a line with it, this one the first of them (buttons)
	Over  bool
	Focus bool

	Value, Min, Max int // ItemNumber, ItemBar
	Less, More, Set ID  // ItemNumber: −, +, the track
	Badges          []Attr
	Lit             [2]int // of an ItemText's bytes: the clause that is being carried out
}

// Panel is what is asked, on paper.
type Panel struct {
	Asked    bool // vermilion band: you; sand: you wait
	Over     string
	Question string
	Items    []Item
	Scroll   float32 // px scrolled, when the items are higher than the room
	Roll     ID      // what turns when the items are higher than the room
	Bar      ID      // the bar that shows where
	Blink    float32 // 0 to 1: it answers a stale press by a paper flash
}

// panel measures on a walk that draws or not.
type panelWalk struct {
	x, w, y float32
	draw    bool
}

func (l *widgets) panelPad() (side, top float32) {
	if l.Phone {
		return l.Px(16), l.Px(10)
	}
	return l.Px(18), l.Px(13)
}

// PanelHeight is the height the panel wants at a width of w px.
func (l *widgets) PanelHeight(w float32, p *Panel) float32 {
	side, top := l.panelPad()
	k := panelWalk{x: 0, w: w - l.Px(6) - 2*side + l.Px(4), y: top}
	l.panelHead(&k, p)
	l.panelItems(&k, p)
	if n := len(p.Items); n > 0 {
		k.y -= l.itemGap(p.Items[n-1].Kind)
	}
	_, bottom := l.panelPad()
	return k.y + bottom + l.Px(2)
}

// Panel draws p from the top of r, r.H at most (then it scrolls), and returns the box used.
func (l *widgets) Panel(r Rect, p *Panel) Rect {
	want := l.PanelHeight(r.W, p)
	limit := r.H
	r.H = min(want, limit)
	r = r.Snap()
	rad := l.Px(12)
	l.Shadow(r, rad, ShadowRaised)
	band := Paper300
	if p.Asked {
		band = Shu
	}
	l.Round(r, rad, band)
	body := Rect{r.X + l.Px(6), r.Y, r.W - l.Px(6), r.H}
	ground := Mix(Paper100, White, p.Blink)
	l.Clip(body)
	l.Round(Rect{body.X - rad, body.Y, body.W + rad, body.H}, rad, ground)
	l.Unclip()
	side, top := l.panelPad()
	k := panelWalk{x: body.X + side - l.Px(4), w: body.W - 2*side + l.Px(4), y: r.Y + top, draw: true}
	l.panelHead(&k, p)
	if want > limit+1 {
		room := Rect{body.X, k.y, body.W, r.Bottom() - k.y - l.Px(6)}
		l.Hit(p.Roll, r)
		l.Hit(p.Roll, room)
		l.Clip(room)
		k.y -= p.Scroll
		l.panelItems(&k, p)
		l.Unclip()
		l.ScrollBar(room, want-limit+room.H, p.Scroll, PaperMute, p.Bar)
		return r
	}
	l.panelItems(&k, p)
	return r
}

// ScrollBar shows at the right of a room which part of total px is seen in it, at px from the beginning; bar answers to being
// dragged, and is wide enough to be hit.
func (l *widgets) ScrollBar(room Rect, total, at float32, c Color, bar ID) {
	h := room.H * clamp(room.H/total, 0.1, 1)
	y := room.Y + (room.H-h)*clamp(at/max(1, total-room.H), 0, 1)
	l.Round(Rect{room.Right() - l.Px(7), y, l.Px(4), h}, l.Px(2), c)
	l.Hit(bar, Rect{room.Right() - l.Px(12), room.Y, l.Px(12), room.H})
}

func (l *widgets) panelHead(k *panelWalk, p *Panel) {
	if p.Over != "" {
		if k.draw {
			l.Text(Rect{k.x, k.y, k.w, l.Px(16)}, p.Over, Style{Size: l.Px(12), Color: PaperMute})
		}
		k.y += l.Px(18)
	}
	st := Style{Font: Bold, Size: l.Px(17), Color: PaperInk}
	if l.Phone {
		st.Size = l.Px(14.5)
	}
	line := st.Size * 1.35
	if p.Question != "" {
		if k.draw {
			l.Para(Rect{k.x, k.y, k.w, 0}, p.Question, st, line)
		}
		k.y += l.Art.Height(p.Question, st, k.w, line) + l.Px(6)
	}
}

func (l *widgets) panelItems(k *panelWalk, p *Panel) {
	row := l.rowHeight(p.Items, k.w)
	for i := 0; i < len(p.Items); {
		it := &p.Items[i]
		n := max(1, it.Line)
		if l.Phone && n == 1 && it.Kind == ItemButton && i+1 < len(p.Items) && p.Items[i+1].Kind == ItemButton {
			n = 2
		}
		n = min(n, len(p.Items)-i)
		w := (k.w - float32(n-1)*l.Px(8)) / float32(n)
		h := l.itemHeight(it, k.w)
		if isRow(it) {
			h = row
		}
		for j := 0; k.draw && j < n; j++ {
			l.item(Rect{k.x + float32(j)*(w+l.Px(8)), k.y, w, h}, &p.Items[i+j])
		}
		k.y += h + l.itemGap(it.Kind)
		i += n
	}
}

func (l *widgets) itemGap(k ItemKind) float32 {
	switch k {
	case ItemText, ItemStrong, ItemCheck:
		return l.Px(6)
	case ItemButton:
		return l.Px(10)
	}
	return l.Px(6)
}

func (l *widgets) itemHeight(it *Item, w float32) float32 {
	switch it.Kind {
	case ItemText:
		st, line := l.itemText(it)
		return l.Art.Height(it.Text, st, w, line)
	case ItemStrong:
		if l.strongInTwo(it, w) {
			return l.Px(40)
		}
		return l.Px(21)
	case ItemCheck:
		return l.Px(21)
	case ItemRadio:
		st, line := l.itemText(it)
		return max(l.Px(40), l.Art.Height(it.Text, st, w-l.Px(44), line)+l.Px(18))
	case ItemButton:
		if l.Phone {
			return l.Px(40)
		}
		return l.Px(36)
	case ItemBox:
		return l.Px(26)
	case ItemRule:
		return l.Px(9)
	case ItemNumber:
		return l.Px(106)
	case ItemBar:
		return l.Px(14)
	case ItemQuote:
		st, line := l.itemText(it)
		return l.Art.Height(it.Text, st, w-l.Px(20), line) + l.Px(14)
	case ItemHint:
		st, line := l.itemText(it)
		return l.Art.Height(it.Text, st, w-l.Px(20), line) + l.Px(36)
	case ItemBadges:
		return l.Px(34)
	case ItemSkill:
		return l.skillHeight(it, w)
	}
	return 0
}

func (l *widgets) itemText(it *Item) (Style, float32) {
	st := Style{Size: l.Px(13), Color: PaperMute, Rich: true, Pill: Ink600}
	if it.Kind == ItemRadio || it.Kind == ItemQuote || it.Kind == ItemHint {
		st.Color = PaperInk
	}
	if it.Kind == ItemText {
		st.Size = l.Px(12.5)
	}
	return st, st.Size * 1.52
}

func (l *widgets) item(r Rect, it *Item) {
	switch it.Kind {
	case ItemText:
		st, line := l.itemText(it)
		if it.Lit[1] > 0 {
			l.glow(r, it.Text, st, line, it.Lit[0], it.Lit[1], ClauseDone)
		}
		l.Para(r, it.Text, st, line)
	case ItemStrong:
		if l.strongInTwo(it, r.W) {
			l.Text(r.TopStrip(l.Px(21)), it.Text, Style{Size: l.Px(13.5), Color: PaperInk})
			l.Text(r.Below(l.Px(20)), it.Right, Style{Size: l.Px(13), Color: PaperMute})
			break
		}
		w := l.Text(r, it.Text, Style{Size: l.Px(13.5), Color: PaperInk})
		l.Text(Rect{r.X + w, r.Y, r.W - w, r.H}, it.Right, Style{Size: l.Px(13), Color: PaperMute, Align: Right})
	case ItemRow, ItemOrder:
		l.itemRow(r, it)
	case ItemRadio:
		l.itemRadio(r, it)
	case ItemButton:
		kind := Plain
		if it.Sel {
			kind = Gilded
		}
		l.Button(r, &Button{ID: it.ID, Label: it.Text, Key: it.Key, Kind: kind, Off: it.Off, Over: it.Over, Focus: it.Focus})
		return
	case ItemSkill:
		l.itemSkill(r, it)
	case ItemCheck:
		l.itemCheck(r, it)
	case ItemBox:
		l.itemBox(r, it)
	case ItemRule:
		l.Fill(Rect{r.X, r.Center().Y, r.W, l.line(1)}, Paper300)
	case ItemNumber:
		l.itemNumber(r, it)
	case ItemBar:
		h := l.Px(3)
		b := Rect{r.X, r.Center().Y - h/2, r.W, h}
		l.Round(b, h/2, Paper300)
		b.W *= clamp(float32(it.Value)/float32(max(1, it.Max)), 0, 1)
		l.Round(b, h/2, PaperMute)
	case ItemQuote:
		l.Dashed(r, l.Px(4), l.line(1), l.Px(4), PaperInk)
		st, line := l.itemText(it)
		l.Para(Rect{r.X + l.Px(10), r.Y + l.Px(7), r.W - l.Px(20), 0}, it.Text, st, line)
	case ItemHint:
		l.itemHint(r, it)
	case ItemBadges:
		d, step := l.Px(26), l.Px(40)
		if n := len(it.Badges); n > 1 { // closer together where there is less room
			step = min(step, (r.W-l.Art.Measure(it.Right, Bold, l.Px(18))-l.Px(12)-d)/float32(n-1))
		}
		for i, a := range it.Badges {
			x := r.X + float32(i)*step
			l.largeBadge(Rect{x, r.Center().Y - d/2, d, d}, a, a.Letter)
		}
		l.Text(r, it.Right, Style{Font: Bold, Size: l.Px(18), Color: PaperInk, Align: Right})
	}
	if it.Focus {
		l.FocusLine(r, l.Px(8))
	}
	if it.Kind != ItemNumber {
		l.Hit(it.ID, r)
	}
}

func (l *widgets) itemGround(r Rect, it *Item) Color {
	rad := l.Px(8)
	switch {
	case it.Off:
		l.Dashed(r, rad, l.line(1), l.Px(4), Hex(0x9C927B))
		return PaperMute
	case it.Sel:
		l.Round(r, rad, GoldFill)
		l.Stroke(r, rad, l.line(2), Gold)
	default:
		l.Round(r, rad, Paper50)
		edge := Paper300
		if it.Over {
			edge = PaperInk
		}
		l.Stroke(r, rad, l.line(1), edge)
	}
	return PaperInk
}

func (l *widgets) itemRow(r Rect, it *Item) {
	ink := l.itemGround(r, it)
	c := Point{r.X + l.Px(18), r.Center().Y}
	disc, mark := Paper200, PaperInk
	if it.Sel {
		disc = Sel
	}
	l.Disc(c, l.Px(10), disc)
	l.Text(Rect{c.X - l.Px(10), c.Y - l.Px(10), l.Px(20), l.Px(20)}, it.Mark, Style{Font: Bold, Size: l.Px(12), Color: mark, Align: Center})
	in := Rect{r.X + l.Px(36), r.Y, r.W - l.Px(44), r.H}
	if it.Kind == ItemOrder {
		d := l.Px(16)
		l.Icon(Rect{in.Right() - d, r.Center().Y - d/2, d, d}, IconMenu, PaperInk)
		in.W -= d + l.Px(6)
	}
	f := Regular
	if it.Sel {
		f = Bold
	}
	right := Style{Size: l.Px(12), Color: PaperMute, Align: Right}
	if it.Right != "" && r.H > l.Px(rowOne+1) {
		right.Align = Left
		l.Text(Rect{in.X, r.Y + l.Px(4), in.W, l.Px(21)}, it.Text, Style{Font: f, Size: l.Px(13), Color: ink})
		l.Text(Rect{in.X, r.Y + l.Px(24), in.W, l.Px(18)}, it.Right, right)
		return
	}
	rw := l.Text(Rect{in.X + in.W*0.35, in.Y, in.W * 0.65, in.H}, it.Right, right)
	if rw > 0 {
		rw += l.Px(8)
	}
	l.Text(Rect{in.X, in.Y, in.W - rw, in.H}, it.Text, Style{Font: f, Size: l.Px(13), Color: ink})
}

// itemHint is a slip of gold: which hint it is, what it says, and how no more of them come.
func (l *widgets) itemHint(r Rect, it *Item) {
	l.Round(r, l.Px(8), GoldFill)
	l.Stroke(r, l.Px(8), l.line(1), Gold)
	head := r.InsetXY(l.Px(10), l.Px(5)).TopStrip(l.Px(20))
	l.Text(head, it.Right, Style{Font: Bold, Size: l.Px(11.5), Color: PaperMute})
	st := Style{Size: l.Px(11.5), Color: PaperInk, Align: Right}
	w := l.Art.Measure(it.Note, st.Font, st.Size) + l.Px(12)
	off := Rect{head.Right() - w, r.Y, w + l.Px(10), l.Px(27)}
	l.Text(Rect{off.X, head.Y, w, head.H}, it.Note, st)
	if it.Over {
		l.Fill(Rect{head.Right() - w + l.Px(12), head.Bottom() - l.Px(2), w - l.Px(12), l.line(1)}, PaperInk)
	}
	l.Hit(it.Less, off)
	st, line := l.itemText(it)
	l.Para(Rect{r.X + l.Px(10), r.Y + l.Px(27), r.W - l.Px(20), 0}, it.Text, st, line)
}

// strongInTwo reports that a sentence and what stands right of it need a line each.
func (l *widgets) strongInTwo(it *Item, w float32) bool {
	return it.Right != "" && l.Art.Measure(it.Text, Regular, l.Px(13.5))+l.Art.Measure(it.Right, Regular, l.Px(13)) > w*1.08
}

// isRow says whether an item is a row of a list.
func isRow(it *Item) bool { return it.Kind == ItemRow || it.Kind == ItemOrder }

// The heights of a row of one line and of two, in units.
const rowOne, rowTwo = 34, 46

// rowHeight is how high each row of a panel is: as high as its highest.
func (l *widgets) rowHeight(items []Item, w float32) float32 {
	for i := range items {
		if isRow(&items[i]) && l.rowInTwo(&items[i], w) {
			return l.Px(rowTwo)
		}
	}
	return l.Px(rowOne)
}

// rowInTwo reports that a row's name and what stands right of it need a line each.
func (l *widgets) rowInTwo(it *Item, w float32) bool {
	if it.Right == "" {
		return false
	}
	room := w - l.Px(52)
	if it.Kind == ItemOrder {
		room -= l.Px(22)
	}
	return l.Art.Measure(it.Text, Bold, l.Px(13))+l.Art.Measure(it.Right, Regular, l.Px(12)) > room
}

func (l *widgets) itemRadio(r Rect, it *Item) {
	l.itemGround(r, it)
	c := Point{r.X + l.Px(18), r.Y + l.Px(19)}
	ring := PaperInk
	if it.Sel {
		ring = Gold
		l.Disc(c, l.Px(4), Gold)
	}
	l.Circle(c, l.Px(7), l.line(1.8), ring)
	st, line := l.itemText(it)
	if it.Sel {
		st.Font = Bold
	}
	if it.Off {
		st.Color = PaperMute
	}
	l.Para(Rect{r.X + l.Px(34), r.Y + l.Px(9), r.W - l.Px(44), 0}, it.Text, st, line)
}

func (l *widgets) itemCheck(r Rect, it *Item) {
	d := l.Px(13)
	b := Rect{r.X, r.Center().Y - d/2, d, d}
	if it.Sel {
		l.Icon(b, IconCheck, UpPaper)
	} else {
		l.Stroke(b.Inset(l.Px(1)), 0, l.line(1.8), DownPaper)
	}
	w := l.Text(Rect{r.X + l.Px(19), r.Y, r.W - l.Px(19), r.H}, it.Text, Style{Size: l.Px(13.5), Color: PaperInk})
	l.Text(Rect{r.X + l.Px(27) + w, r.Y, r.W - w - l.Px(27), r.H}, it.Right, Style{Size: l.Px(13), Color: PaperMute})
}

func (l *widgets) itemBox(r Rect, it *Item) {
	d := l.Px(17)
	b := Rect{r.X + l.Px(2), r.Center().Y - d/2, d, d}.Snap()
	l.Round(b, l.Px(3), Paper50)
	l.Stroke(b, l.Px(3), l.line(1), PaperMute)
	if it.Sel {
		l.Icon(b.Inset(l.Px(2)), IconCheck, UpPaper)
	}
	l.Text(Rect{b.Right() + l.Px(8), r.Y, r.W - l.Px(28), r.H}, it.Text, Style{Size: l.Px(12.5), Color: PaperInk})
}

func (l *widgets) itemNumber(r Rect, it *Item) {
	h, side := l.Px(50), l.Px(46)
	top := Rect{r.X, r.Y, r.W, h}
	l.numberButton(Rect{top.X, top.Y, side, h}, it.Less, IconMinus, it.Value <= it.Min)
	l.numberButton(Rect{top.Right() - side, top.Y, side, h}, it.More, IconPlus, it.Value >= it.Max)
	mid := Rect{top.X + side + l.Px(8), top.Y, top.W - 2*side - l.Px(16), h}.Snap()
	l.Round(mid, l.Px(8), Paper50)
	l.Stroke(mid, l.Px(8), l.line(2), Gold)
	l.Text(mid, l.Art.Int(it.Value), Style{Font: Bold, Size: l.Px(28), Color: PaperInk, Align: Center})
	tr := Rect{r.X + l.Px(8), r.Y + h + l.Px(10), r.W - l.Px(16), l.Px(24)}
	v := float32(it.Value-it.Min) / float32(max(1, it.Max-it.Min))
	l.track(tr, v, Paper300, Gold)
	l.Hit(it.Set, tr)
	ends := Rect{r.X, tr.Bottom(), r.W, l.Px(18)}
	st := Style{Size: l.Px(12), Color: PaperMute}
	l.Text(ends, l.Art.Int(it.Min), st)
	st.Align = Right
	l.Text(ends, l.Art.Int(it.Max), st)
}

func (l *widgets) numberButton(r Rect, id ID, i Icon, off bool) {
	r = r.Snap()
	l.buttonGround(r, l.Px(8), &Button{Kind: Plain, Off: off})
	d := l.Px(22)
	c := PaperInk
	if off {
		c = PaperMute
	}
	l.Icon(r.CenterBox(d, d), i, c)
	if !off {
		l.Hit(id, r)
	}
}
