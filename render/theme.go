package render

import "slices"

// Game names a table: its cloth, pattern, layout and card anatomy.
type Game uint8

// The five tables.
const (
	FFTCG Game = iota
	SVE
	Buddyfight
	ZX
	DivineCross
	games
)

// Games are all tables in the order of the title screen.
var Games = [...]Game{FFTCG, SVE, Buddyfight, ZX, DivineCross}

// names are the rules packages whose tables these are.
var names = [games]string{"fftcg", "sve", "buddyfight", "zx", "divinecross"}

// Name is the rules package whose table it is.
func (g Game) Name() string { return names[g] }

// GameOf is the table of a rules package's name.
func GameOf(name string) (Game, bool) {
	i := slices.Index(names[:], name)
	return Game(max(i, 0)), i >= 0
}

// Cloth is the vertical gradient of a table.
func (g Game) Cloth() (top, bottom Color) {
	c := [games][2]uint32{
		{0x131F34, 0x1B2C48}, {0x0F2721, 0x17382F}, {0x2E1915, 0x432620}, {0x1D2329, 0x2B333B}, {0x211838, 0x302450},
	}[g]
	return Hex(c[0]), Hex(c[1])
}

// Attr is a class, element, colour or world: never colour alone, always silhouette, letter and colour.
type Attr struct {
	Shape  *Path
	Letter string
	Color  Color
	Word   string // the packs' canonical word for it; "" where there is none
}

func attr(p *Path, letter string, c uint32, word string) Attr { return Attr{p, letter, Hex(c), word} }

var attrs = [games][]Attr{
	FFTCG: {
		attr(ShapeTriangle, "火", 0xB8401F, "fire"), attr(ShapeHexagon, "氷", 0x397D9C, "ice"), attr(ShapeLeaf, "風", 0x3E7A3A, "wind"),
		attr(ShapeSquare, "土", 0x8A6412, "earth"), attr(ShapeDiamond, "雷", 0x71419A, "lightning"), attr(ShapeDrop, "水", 0x2B5DAE, "water"),
		attr(ShapeSun, "光", 0x7A744F, "light"), attr(ShapeOctagon, "闇", 0x34323F, "dark"),
	},
	SVE: {
		attr(ShapeCircle, "ニ", 0x6E6A60, "neutral"), attr(ShapeLeaf, "エ", 0x3E7A3A, "elf"), attr(ShapeShield, "ロ", 0x8E6A12, "royal"),
		attr(ShapeHexagon, "ウ", 0x2F5FA8, "witch"), attr(ShapeDiamond, "ド", 0xB4521C, "dragon"), attr(ShapeOctagon, "ナ", 0x7B3A86, "nightmare"),
		attr(ShapeCross, "ビ", 0x5E6B73, "bishop"),
	},
	Buddyfight: {attr(ShapeCircle, "G", 0x6E6A60, "generic")},
	ZX: {
		attr(ShapeTriangle, "赤", 0xB8401F, "red"), attr(ShapeDrop, "青", 0x2B5DAE, "blue"), attr(ShapeHexagon, "緑", 0x2F7442, "green"),
		attr(ShapeSquare, "白", 0x6C7077, "white"), attr(ShapeDiamond, "黒", 0x4A3A5A, "black"), attr(ShapeRing, "無", 0x6E6A60, "colorless"),
	},
	DivineCross: {
		attr(ShapeTriangle, "赤", 0xB8401F, "red"), attr(ShapeDrop, "青", 0x2B5DAE, "blue"), attr(ShapeHexagon, "緑", 0x2F7442, "green"),
		attr(ShapeRing, "無", 0x6E6A60, "none"),
	},
}

// AttrOf is a game's attribute by its letter (SVE: the first letter of the class, ニ エ ロ ウ ド ナ ビ). An unknown letter is a grey
// circle with that letter, so that a pack's own attribute is still drawn.
func AttrOf(g Game, letter string) Attr {
	for _, a := range attrs[g] {
		if a.Letter == letter {
			return a
		}
	}
	return Attr{Shape: ShapeCircle, Letter: letter, Color: Hex(0x6E6A60)}
}

// AttrNamed is a game's attribute by its canonical word; ok is false if the game has none of that word.
func AttrNamed(g Game, word string) (a Attr, ok bool) {
	for _, a := range attrs[g] {
		if a.Word == word {
			return a, true
		}
	}
	return Attr{}, false
}

// Attrs are a game's attributes in the rulebook's order.
func Attrs(g Game) []Attr { return attrs[g] }

// World is a Buddyfight world's attribute from its pack's own silhouette (0 to 4), letter and colour.
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
func (l *List) Badge(r Rect, a Attr, text string) {
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
func (l *List) Letter(r Rect, a Attr) {
	r = r.Snap()
	l.Round(r, r.W*0.18, Alpha(Paper50, 0.96))
	l.Text(r, a.Letter, Style{Font: Bold, Size: r.W * 0.66, Color: a.Color, Align: Center})
}

// Dots draws the five-dot seal.
func (l *List) Dots(r Rect, ground, dot Color) {
	r = r.Snap()
	l.Round(r, r.W*0.2, ground)
	l.fiveDots(r, dot, 0.27, 0.23)
}

// fiveDots draws the five dots: off is the distance of the outer ones from the edge, d their diameter.
func (l *List) fiveDots(r Rect, dot Color, off, d float32) {
	for _, p := range [...]Point{{off, off}, {1 - off, off}, {0.5, 0.5}, {off, 1 - off}, {1 - off, 1 - off}} {
		l.Disc(Point{r.X + p.X*r.W, r.Y + p.Y*r.H}, r.W*d/2*0.82, dot)
	}
}
