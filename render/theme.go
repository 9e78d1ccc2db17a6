package render

import "gotaku/look"

// cloth is the vertical gradient of a table.
func cloth(g *look.Game) (top, bottom Color) { return Hex(g.Cloth[0]), Hex(g.Cloth[1]) }

// Attr is a class, element, colour or world as it is drawn.
type Attr struct {
	Shape  *Path
	Letter string
	Color  Color
	Word   string // the packs' canonical word for it; "" where there is none
}

func attrOf(a *look.Attr) Attr { return Attr{ShapeOf(a.Shape), a.Letter, Hex(a.Color), a.Word} }

// AttrOf is a game's attribute by its letter. An unknown letter is a grey circle with that letter, so that a pack's own
// attribute is still drawn.
func AttrOf(g *look.Game, letter string) Attr {
	a, ok := attrBy(g, func(a *look.Attr) bool { return a.Letter == letter })
	if !ok {
		return Attr{Shape: ShapeCircle, Letter: letter, Color: Hex(0x6E6A60)}
	}
	return a
}

// AttrNamed is a game's attribute by its canonical word; ok is false if the game has none of that word.
func AttrNamed(g *look.Game, word string) (a Attr, ok bool) {
	return attrBy(g, func(a *look.Attr) bool { return a.Word == word })
}

// AttrElse is what a card shows that has no attribute; ok is false where it shows nothing.
func AttrElse(g *look.Game) (a Attr, ok bool) {
	return attrBy(g, func(a *look.Attr) bool { return a.Else })
}

func attrBy(g *look.Game, is func(*look.Attr) bool) (a Attr, ok bool) {
	for i := range g.Attrs {
		if is(&g.Attrs[i]) {
			return attrOf(&g.Attrs[i]), true
		}
	}
	return Attr{}, false
}

// Attrs are a game's attributes in the rulebook's order.
func Attrs(g *look.Game) (out []Attr) {
	for i := range g.Attrs {
		out = append(out, attrOf(&g.Attrs[i]))
	}
	return out
}

// ShapeOf is a silhouette by its name; a name that is none is a circle.
func ShapeOf(name string) *Path {
	if p := shapes[name]; p != nil {
		return p
	}
	return ShapeCircle
}

var shapes = map[string]*Path{
	look.Circle: ShapeCircle, look.Ring: ShapeRing, look.Triangle: ShapeTriangle, look.Hexagon: ShapeHexagon, look.Octagon: ShapeOctagon,
	look.Square: ShapeSquare, look.Diamond: ShapeDiamond, look.Leaf: ShapeLeaf, look.Shield: ShapeShield, look.Cross: ShapeCross,
	look.Drop: ShapeDrop, look.Sun: ShapeSun,
}

// World is an attribute of a pack's own: one of five silhouettes (0 to 4), letter and colour.
func World(silhouette int, letter string, c Color) Attr {
	s := [...]*Path{ShapeShield, ShapeHexagon, ShapeTriangle, ShapeLeaf, ShapeDiamond}
	return Attr{Shape: s[((silhouette%5)+5)%5], Letter: letter, Color: c}
}

// The silhouettes, each in the unit square.
var (
	ShapeCircle   = (&Path{}).Circle(0.5, 0.5, 0.47)
	ShapeRing     = (&Path{}).Circle(0.5, 0.5, 0.47)
	ShapeTriangle = (&Path{}).Move(0.5, 0.02).Line(1.0, 0.92).Line(0, 0.92).Close()
	ShapeHexagon  = (&Path{}).Polygon(0.5, 0.5, 0.5, 6, -pi/2)
	ShapeOctagon  = (&Path{}).Polygon(0.5, 0.5, 0.5, 8, pi/8)
	ShapeSquare   = (&Path{}).Box(0.06, 0.06, 0.88, 0.88, 0.08)
	ShapeDiamond  = (&Path{}).Move(0.5, -0.02).Line(1.02, 0.5).Line(0.5, 1.02).Line(-0.02, 0.5).Close()
	ShapeLeaf     = (&Path{}).Move(0.06, 0.06).Line(0.62, 0.06).Cube(0.84, 0.06, 0.94, 0.2, 0.94, 0.42).Line(0.94, 0.94).Line(0.38, 0.94).Cube(0.16, 0.94, 0.06, 0.8, 0.06, 0.58).Close()
	ShapeShield   = (&Path{}).Move(0.02, 0.02).Line(0.98, 0.02).Line(0.98, 0.55).Cube(0.98, 0.8, 0.75, 0.92, 0.5, 1.02).Cube(0.25, 0.92, 0.02, 0.8, 0.02, 0.55).Close()
	ShapeCross    = (&Path{}).Move(0.24, 0).Line(0.76, 0).Line(0.76, 0.2).Line(1, 0.2).Line(1, 0.8).Line(0.76, 0.8).Line(0.76, 1).Line(0.24, 1).Line(0.24, 0.8).Line(0, 0.8).Line(0, 0.2).Line(0.24, 0.2).Close()
	ShapeDrop     = (&Path{}).Move(0.5, -0.04).Cube(0.66, 0.16, 0.94, 0.34, 0.94, 0.58).Cube(0.94, 0.84, 0.74, 1.0, 0.5, 1.0).Cube(0.26, 1.0, 0.06, 0.84, 0.06, 0.58).Cube(0.06, 0.34, 0.34, 0.16, 0.5, -0.04).Close()
	ShapeSun      = sun()
)

func sun() *Path {
	p := &Path{}
	const n = 12
	for i := range 2 * n {
		r := float32(0.5)
		if i%2 == 1 {
			r = 0.40
		}
		s, c := sincos(pi*float32(i)/n - pi/2)
		if i == 0 {
			p.Move(0.5+r*c, 0.5+r*s)
		} else {
			p.Line(0.5+r*c, 0.5+r*s)
		}
	}
	return p.Close()
}

// centreOf is where the badge's text stands in a silhouette: its visual middle, and how much of the box the text may fill.
func centreOf(p *Path) (dy, size float32) {
	switch p {
	case ShapeTriangle:
		return 0.13, 0.50
	case ShapeDrop:
		return 0.07, 0.54
	case ShapeShield:
		return -0.04, 0.62
	case ShapeDiamond:
		return 0, 0.52
	case ShapeRing:
		return 0, 0.5
	}
	return 0, 0.58
}

// Badge draws a silhouette filling r, white outlined, with text (a cost or the attribute's letter) in it.
func (l *pen) Badge(r Rect, a Attr, text string) {
	r = r.Snap()
	w := l.line(1.5)
	l.ShapeStroke(a.Shape, r, 2*w, White)
	l.Shape(a.Shape, r, a.Color)
	if a.Shape == ShapeRing {
		in := r.Inset(r.W * 0.10)
		l.ShapeStroke(discPath, in, max(1, r.W*0.05), White)
	}
	dy, k := centreOf(a.Shape)
	size := r.W * k
	if n := len(text); n > 2 && text[0] < 0x80 { // three digits
		size *= 0.8
	}
	l.Text(Rect{r.X + r.W*0.08, r.Y + r.H*dy, r.W * 0.84, r.H}, text, Style{Font: Bold, Size: size, Color: White, Align: Center})
}

// Letter draws an attribute's letter on a small white square: the second mark on a card, beside the cost badge.
func (l *pen) Letter(r Rect, a Attr) {
	r = r.Snap()
	l.Round(r, r.W*0.18, Alpha(Paper50, 0.96))
	l.Text(r, a.Letter, Style{Font: Bold, Size: r.W * 0.66, Color: a.Color, Align: Center})
}

// Dots draws the five-dot seal.
func (l *pen) Dots(r Rect, ground, dot Color) {
	r = r.Snap()
	l.Round(r, r.W*0.2, ground)
	l.fiveDots(r, dot, 0.27, 0.23)
}

// fiveDots draws the five dots: off is the distance of the outer ones from the edge, d their diameter.
func (l *pen) fiveDots(r Rect, dot Color, off, d float32) {
	for _, p := range [...]Point{{off, off}, {1 - off, off}, {0.5, 0.5}, {off, 1 - off}, {1 - off, 1 - off}} {
		l.Disc(Point{r.X + p.X*r.W, r.Y + p.Y*r.H}, r.W*d/2*0.82, dot)
	}
}
