package render

// Icon names a vector figure.
type Icon uint8

// The icons of tools and buttons.
const (
	NoIcon Icon = iota
	IconMenu
	IconLog
	IconUndo
	IconRedo
	IconLook
	IconRules
	IconSettings
	IconTalk
	IconClose
	IconCheck
	IconMore
	IconHand
	IconPlus
	IconMinus
	IconForbid
	icons
)

// iconLine is the outline of an icon in a 24 x 24 square scaled to 1; all are drawn as lines 1.6/24 wide.
var iconLine [icons]*Path

func init() {
	k := func(v float32) float32 { return v / 24 }
	line := func(v ...float32) *Path {
		p := &Path{}
		for i := 0; i+3 < len(v); i += 4 {
			p.Move(k(v[i]), k(v[i+1])).Line(k(v[i+2]), k(v[i+3]))
		}
		return p
	}
	iconLine[IconMenu] = line(4, 6, 20, 6, 4, 12, 20, 12, 4, 18, 20, 18)
	iconLine[IconLog] = line(9, 9, 15, 9, 9, 13, 15, 13, 9, 17, 13, 17).Box(k(5), k(3.5), k(14), k(17.5), k(1.5))
	iconLine[IconUndo] = (&Path{}).Move(k(9), k(4)).Line(k(4.5), k(8.5)).Line(k(9), k(13)).Move(k(4.5), k(8.5)).Line(k(13), k(8.5)).
		Cube(k(17.5), k(8.5), k(19.5), k(11), k(19.5), k(14)).Cube(k(19.5), k(17.5), k(17), k(19.5), k(13), k(19.5)).Line(k(9), k(19.5))
	iconLine[IconRedo] = (&Path{}).Move(k(15), k(4)).Line(k(19.5), k(8.5)).Line(k(15), k(13)).Move(k(19.5), k(8.5)).Line(k(11), k(8.5)).
		Cube(k(6.5), k(8.5), k(4.5), k(11), k(4.5), k(14)).Cube(k(4.5), k(17.5), k(7), k(19.5), k(11), k(19.5)).Line(k(15), k(19.5))
	iconLine[IconLook] = (&Path{}).Move(k(2), k(12)).Cube(k(6), k(4.5), k(18), k(4.5), k(22), k(12)).Cube(k(18), k(19.5), k(6), k(19.5), k(2), k(12)).Close().
		Circle(k(12), k(12), k(3.4))
	iconLine[IconRules] = (&Path{}).Circle(k(12), k(12), k(9)).Move(k(9.3), k(9.6)).Cube(k(9.5), k(6.2), k(14.8), k(6.4), k(14.8), k(9.6)).
		Cube(k(14.8), k(11.6), k(12), k(11.8), k(12), k(14)).Move(k(12), k(16.9)).Line(k(12), k(17.2))
	iconLine[IconSettings] = gear(k)
	iconLine[IconTalk] = (&Path{}).Box(k(3.5), k(4.5), k(17), k(11.5), k(2)).Move(k(8), k(16)).Line(k(8), k(20)).Line(k(12.5), k(16))
	iconLine[IconClose] = line(6, 6, 18, 18, 18, 6, 6, 18)
	iconLine[IconCheck] = (&Path{}).Move(k(5), k(12.5)).Line(k(10), k(17.5)).Line(k(19), k(7))
	iconLine[IconMore] = (&Path{}).Move(k(9), k(6)).Line(k(15), k(12)).Line(k(9), k(18))
	iconLine[IconHand] = (&Path{}).Box(k(4), k(6), k(9), k(13), k(1.5)).Box(k(11), k(4), k(9), k(13), k(1.5))
	iconLine[IconPlus] = line(12, 5, 12, 19, 5, 12, 19, 12)
	iconLine[IconMinus] = line(5, 12, 19, 12)
	iconLine[IconForbid] = line(5.6, 18.4, 18.4, 5.6).Circle(k(12), k(12), k(9))
}

func gear(k func(float32) float32) *Path {
	p := (&Path{}).Circle(k(12), k(12), k(3.6))
	for i := range 8 {
		s, c := sincos(2 * pi * float32(i) / 8)
		p.Move(k(12+6*c), k(12+6*s)).Line(k(12+9*c), k(12+9*s))
	}
	return p
}

// Icon draws an icon into the square r.
func (l *pen) Icon(r Rect, i Icon, c Color) {
	if p := iconLine[i]; p != nil {
		l.ShapeStroke(p, r.Snap(), max(1.2, r.W*1.6/24), c)
	}
}

// Tool is one entry of the tool rail.
type Tool struct {
	ID    ID
	Icon  Icon
	Label string
	Off   bool
	Over  bool
	Focus bool
}

// Tools draws the tool rail: all from the top, the last one at the foot.
func (l *widgets) Tools(r Rect, ts []Tool) {
	l.Fill(r, Ink950)
	n := len(ts)
	step := l.Px(62)
	for i := range ts {
		t := &ts[i]
		y := r.Y + l.Px(10) + float32(i)*step
		if i == n-1 {
			y = r.Bottom() - l.Px(64)
		}
		b := Rect{r.X, y, r.W, l.Px(52)}
		c := Text2
		if t.Off {
			c = Ink500
		}
		if t.Over && !t.Off {
			l.Round(b.InsetXY(l.Px(3), 0), l.Px(8), Ink800)
			c = Text1
		}
		d := l.Px(24)
		l.Icon(Rect{b.Center().X - d/2, b.Y + l.Px(4), d, d}, t.Icon, c)
		l.Text(Rect{b.X + l.Px(2), b.Y + l.Px(29), b.W - l.Px(4), l.Px(16)}, t.Label, Style{Size: l.Px(11), Color: c, Align: Center})
		if t.Focus {
			l.FocusLine(b.Inset(l.Px(5)), l.Px(6))
		}
		l.Hit(t.ID, b)
	}
}
