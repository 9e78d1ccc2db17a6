package render

// A skill as a row: what it needs, its name, its damage, and under them what it does.

// SkillHead is the line of a card's text that is the head of a skill.
type SkillHead struct {
	At     int // which line of Face.Text
	Cost   int
	Name   string
	Damage string // 100, 200×; "" = it deals none
}

// headAt is the skill that begins with the i-th line of the text; nil: none does.
func (f *Face) headAt(i int) *SkillHead {
	for k := range f.Heads {
		if f.Heads[k].At == i {
			return &f.Heads[k]
		}
	}
	return nil
}

// skillLine is the height of a skill's head in a panel, in units.
const skillLine = 28

// itemSkill draws a skill to choose: Badges[0] with the cost (Mark), the name (Text), the damage (Right), what it does or why
// it cannot be used (Note).
func (l *widgets) itemSkill(r Rect, it *Item) {
	ink := l.itemGround(r, it)
	in := r.InsetXY(l.Px(11), 0)
	head := Rect{in.X, r.Y + l.Px(5), in.W, l.Px(skillLine)}
	if len(it.Badges) > 0 {
		d := l.Px(21)
		a := it.Badges[0]
		l.largeBadge(Rect{head.X - l.Px(1), head.Center().Y - d/2, d, d}, a, it.Mark)
		head.X += d + l.Px(8)
		head.W -= d + l.Px(8)
	}
	f := Bold
	if it.Off {
		f = Regular
	}
	dw := l.Text(head, it.Right, Style{Font: f, Size: l.Px(18), Color: ink, Align: Right})
	if dw > 0 {
		dw += l.Px(8)
	}
	l.Text(Rect{head.X, head.Y, head.W - dw, head.H}, it.Text, Style{Font: f, Size: l.Px(14), Color: ink})
	if it.Note == "" {
		return
	}
	st, line := l.skillNote(it)
	l.Para(Rect{in.X, head.Bottom() + l.Px(1), in.W, 0}, it.Note, st, line)
}

// skillNote is how a skill's note is set.
func (l *faces) skillNote(it *Item) (Style, float32) {
	st := Style{Size: l.Px(12.5), Color: PaperInk, Rich: true, Pill: Ink600}
	if it.Off {
		st.Color = DownPaper
	}
	return st, st.Size * 1.45
}

func (l *faces) skillHeight(it *Item, w float32) float32 {
	h := l.Px(skillLine + 10)
	if it.Note != "" {
		st, line := l.skillNote(it)
		h += l.Art.Height(it.Note, st, w-l.Px(22), line) + l.Px(4)
	}
	return max(h, l.Px(44))
}

// largeSkill draws a skill's head on the large face, or only measures it.
func (l *faces) largeSkill(r Rect, f *Face, h *SkillHead, k float32, draw bool) float32 {
	gap, high := 4*k, 26*k
	if !draw {
		return gap + high
	}
	r = Rect{r.X, r.Y + gap, r.W, high}
	d := 23 * k
	l.largeBadge(Rect{r.X - k, r.Center().Y - d/2, d, d}, f.first(), l.Art.Int(h.Cost))
	size := l.large(15, k)
	dw := l.Text(r, h.Damage, Style{Font: Bold, Size: size * 1.1, Color: PaperInk, Align: Right})
	l.Text(Rect{r.X + d + 7*k, r.Y, r.W - d - dw - 15*k, r.H}, h.Name, Style{Font: Bold, Size: size, Color: PaperInk})
	return gap + high
}
