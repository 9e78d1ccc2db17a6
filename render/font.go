package render

import (
	"fmt"
	"image"
	"unicode"

	"github.com/golang/freetype/truetype"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// Font names one of the two faces.
type Font uint8

// Regular and Bold are the two faces. While Bold is not loaded, Regular is drawn in its place.
const (
	Regular Font = iota
	Bold
)

// face is one parsed font with its advances by code point.
type face struct {
	ttf   *truetype.Font
	units float32
	adv   [0x10000]uint16 // advance in font units plus one; 0 = not looked up yet
	index [0x10000]uint16 // glyph index, valid when adv is set; 0 = the font lacks it
}

func parseFace(data []byte) (*face, error) {
	f, err := truetype.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("font: %w", err)
	}
	return &face{ttf: f, units: float32(f.FUnitsPerEm())}, nil
}

// glyph is the index and advance (font units) of r; index 0 means the font has no such glyph.
func (f *face) glyph(r rune) (index uint16, adv float32) {
	if r < 0 || r >= 0x10000 {
		return 0, f.units
	}
	if f.adv[r] == 0 {
		i := f.ttf.Index(r)
		w := f.ttf.HMetric(fixed.Int26_6(f.ttf.FUnitsPerEm()), i).AdvanceWidth
		if i == 0 {
			w = fixed.Int26_6(f.ttf.FUnitsPerEm())
		}
		f.index[r] = uint16(i)
		f.adv[r] = uint16(w) + 1
	}
	return f.index[r], float32(f.adv[r] - 1)
}

// outline turns glyph index i into a path in ems, y down, origin on the baseline.
func (f *face) outline(i uint16) *Path {
	var buf truetype.GlyphBuf
	const em = 2048
	if buf.Load(f.ttf, fixed.I(em), truetype.Index(i), xfont.HintingNone) != nil {
		return &Path{}
	}
	p := &Path{}
	start := 0
	for _, end := range buf.Ends {
		addContour(p, buf.Points[start:end], 1.0/(em*64))
		start = end
	}
	return p
}

// addContour adds one TrueType contour: on-curve points and quadratic controls, with implied points between two controls.
func addContour(p *Path, pts []truetype.Point, k float32) {
	n := len(pts)
	if n < 2 {
		return
	}
	at := func(i int) Point { return Point{float32(pts[i%n].X) * k, -float32(pts[i%n].Y) * k} }
	on := func(i int) bool { return pts[i%n].Flags&1 != 0 }
	first := 0
	for first < n && !on(first) {
		first++
	}
	var origin Point
	if first == n { // only controls: start between two of them
		first = 0
		a, b := at(n-1), at(0)
		origin = Point{(a.X + b.X) / 2, (a.Y + b.Y) / 2}
	} else {
		origin = at(first)
		first++
	}
	p.Move(origin.X, origin.Y)
	var ctl Point
	have := false
	emit := func(q Point) {
		if have {
			c := &p.contours[len(p.contours)-1]
			o := c.pts[len(c.pts)-1]
			const steps = 5
			for s := 1; s <= steps; s++ {
				t := float32(s) / steps
				u := 1 - t
				c.pts = append(c.pts, Point{u*u*o.X + 2*u*t*ctl.X + t*t*q.X, u*u*o.Y + 2*u*t*ctl.Y + t*t*q.Y})
			}
		} else {
			p.Line(q.X, q.Y)
		}
		have = false
	}
	for i := range n {
		j := first + i
		v := at(j)
		if on(j) {
			emit(v)
			continue
		}
		if have {
			emit(Point{(ctl.X + v.X) / 2, (ctl.Y + v.Y) / 2})
		}
		ctl, have = v, true
	}
	if have {
		emit(origin)
	}
	p.Close()
}

// glyphKey names one picture of a glyph. Size is in 1/64 px, squeeze in 1/64 of the width, phase in quarter pixels.
type glyphKey struct {
	font    Font
	r       rune
	size    int32
	squeeze uint8
	phase   uint8
}

// glyphPic is a glyph's picture and where it goes from the pen; nil picture for a blank.
type glyphPic struct {
	pic    *Picture
	dx, dy int32
}

// subpixelBelow is the size (px) under which glyphs are placed at quarter pixels; larger ones sit on whole pixels.
const subpixelBelow = 30

func (a *Art) glyphPic(k glyphKey) glyphPic {
	if g, ok := a.glyphs[k]; ok {
		return g
	}
	g := a.rasterGlyph(k)
	a.glyphs[k] = g
	return g
}

func (a *Art) rasterGlyph(k glyphKey) glyphPic {
	size := float32(k.size) / 64
	f := a.face(k.font)
	i, adv := f.glyph(k.r)
	var p *Path
	if i == 0 {
		if isBlank(k.r) {
			return glyphPic{}
		}
		p = a.missing(k.r, adv/f.units)
	} else {
		p = f.outline(i)
	}
	if len(p.contours) == 0 && f == a.faces[Regular] && (a.half || a.lost) && unicode.Is(unicode.Han, k.r) {
		a.wanted = true
		if a.lost {
			p = a.missing(k.r, adv/f.units)
		}
	}
	if len(p.contours) == 0 {
		return glyphPic{}
	}
	sx := size * float32(k.squeeze) / 64
	t := xform{sx: sx, sy: size, dx: float32(k.phase) / 4}
	x0, y0, x1, y1 := p.bounds(t)
	ox, oy := floor(x0), floor(y0)
	w, h := int(ceil(x1)-ox)+1, int(ceil(y1)-oy)+1
	m := image.NewAlpha(image.Rect(0, 0, w, h))
	t.dx -= ox
	t.dy -= oy
	p.fill(m, t, true)
	pic := a.store.put(w, h)
	pic.setMask(m)
	return glyphPic{pic, int32(ox), int32(oy)}
}

func isBlank(r rune) bool {
	return r == ' ' || r == '\u3000' || r == SoftBreak || r == '\n' || r == '\u00a0'
}

// missing is the figure for a character the font lacks: a hollow square with the last four digits of its code point.
func (a *Art) missing(r rune, em float32) *Path {
	if !a.missed[r] {
		a.missed[r] = true
		if a.OnMissing != nil {
			a.OnMissing(r)
		}
	}
	p := &Path{}
	p.Box(0.06, -0.84, 0.88, 0.92, 0)
	// the hole runs the other way round, so that non-zero filling leaves it empty
	p.Move(0.11, -0.79).Line(0.11, 0.03).Line(0.89, 0.03).Line(0.89, -0.79).Close()
	const hex = "0123456789ABCDEF"
	f := a.face(Regular)
	for i := range 4 {
		d := rune(hex[(r>>(12-4*i))&15])
		g, w := f.glyph(d)
		x := 0.29 + 0.42*float32(i%2) - w/f.units*0.2
		y := -0.44 + 0.38*float32(i/2)
		p.Add(f.outline(g), 0.4, 0, x, y)
	}
	return p
}

func (p *Path) bounds(t xform) (x0, y0, x1, y1 float32) {
	x0, y0, x1, y1 = 1e9, 1e9, -1e9, -1e9
	for _, c := range p.contours {
		for _, v := range c.pts {
			x, y := v.X*t.sx+t.dx, v.Y*t.sy+t.dy
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		}
	}
	return
}
