package render

import (
	"image"

	"github.com/golang/freetype/raster"
	"golang.org/x/image/math/fixed"
)

// Path is an outline in a square of its own, usually 0 to 1 both ways; curves are already broken into short lines. Paths are
// made once (package variables, or cached with what they belong to) and compared by address when their pictures are looked up.
type Path struct {
	contours []contour
}

type contour struct {
	pts    []Point
	closed bool
}

// Move begins a new contour at (x, y).
func (p *Path) Move(x, y float32) *Path {
	p.contours = append(p.contours, contour{pts: []Point{{x, y}}})
	return p
}

// Line goes straight to (x, y).
func (p *Path) Line(x, y float32) *Path {
	c := &p.contours[len(p.contours)-1]
	c.pts = append(c.pts, Point{x, y})
	return p
}

// Cube goes to (x, y) along a cubic curve.
func (p *Path) Cube(ax, ay, bx, by, x, y float32) *Path {
	c := &p.contours[len(p.contours)-1]
	o := c.pts[len(c.pts)-1]
	const n = 14
	for i := 1; i <= n; i++ {
		t := float32(i) / n
		s := 1 - t
		k0, k1, k2, k3 := s*s*s, 3*s*s*t, 3*s*t*t, t*t*t
		c.pts = append(c.pts, Point{
			k0*o.X + k1*ax + k2*bx + k3*x,
			k0*o.Y + k1*ay + k2*by + k3*y,
		})
	}
	return p
}

// Quad goes to (x, y) along a quadratic curve.
func (p *Path) Quad(ax, ay, x, y float32) *Path {
	c := &p.contours[len(p.contours)-1]
	o := c.pts[len(c.pts)-1]
	return p.Cube(o.X+(ax-o.X)*2/3, o.Y+(ay-o.Y)*2/3, x+(ax-x)*2/3, y+(ay-y)*2/3, x, y)
}

// Close joins the contour's end to its start.
func (p *Path) Close() *Path {
	p.contours[len(p.contours)-1].closed = true
	return p
}

// Arc adds part of a circle, from angle a to b (radians, 0 = right, clockwise on the screen); it begins a new contour if fresh.
func (p *Path) Arc(cx, cy, r, a, b float32, fresh bool) *Path {
	const step = 0.13
	d := b - a
	n := int(ceil(max(d, -d) / step))
	for i := 0; i <= n; i++ {
		s, c := sincos(a + d*float32(i)/float32(n))
		if i == 0 && fresh {
			p.Move(cx+r*c, cy+r*s)
		} else {
			p.Line(cx+r*c, cy+r*s)
		}
	}
	return p
}

// Circle adds a whole circle.
func (p *Path) Circle(cx, cy, r float32) *Path {
	p.Arc(cx, cy, r, 0, 2*pi, true)
	return p.Close()
}

// Polygon adds a regular n-gon whose first corner is at angle a.
func (p *Path) Polygon(cx, cy, r float32, n int, a float32) *Path {
	for i := range n {
		s, c := sincos(a + 2*pi*float32(i)/float32(n))
		if i == 0 {
			p.Move(cx+r*c, cy+r*s)
		} else {
			p.Line(cx+r*c, cy+r*s)
		}
	}
	return p.Close()
}

// Box adds a rectangle with rounded corners (r may be 0).
func (p *Path) Box(x, y, w, h, r float32) *Path {
	if r <= 0 {
		return p.Move(x, y).Line(x+w, y).Line(x+w, y+h).Line(x, y+h).Close()
	}
	r = min(r, w/2, h/2)
	p.Arc(x+w-r, y+r, r, -pi/2, 0, true)
	p.Arc(x+w-r, y+h-r, r, 0, pi/2, false)
	p.Arc(x+r, y+h-r, r, pi/2, pi, false)
	p.Arc(x+r, y+r, r, pi, 3*pi/2, false)
	return p.Close()
}

// Add appends q scaled by k, turned by a about its origin, then moved.
func (p *Path) Add(q *Path, k, a, dx, dy float32) *Path {
	s, c := sincos(a)
	for _, o := range q.contours {
		n := contour{closed: o.closed, pts: make([]Point, len(o.pts))}
		for i, v := range o.pts {
			x, y := v.X*k, v.Y*k
			n.pts[i] = Point{x*c - y*s + dx, x*s + y*c + dy}
		}
		p.contours = append(p.contours, n)
	}
	return p
}

// xform scales and moves a path into pixels.
type xform struct{ sx, sy, dx, dy float32 }

func (t xform) at(p Point) fixed.Point26_6 {
	return fixed.Point26_6{X: fx(p.X*t.sx + t.dx), Y: fx(p.Y*t.sy + t.dy)}
}

func fx(v float32) fixed.Int26_6 { return fixed.Int26_6(round(v * 64)) }

// fill adds the inside of p to an alpha picture. nonZero: what lies inside a contour that turns
// the same way is inside, too, as in fonts; else every second one is a hole.
func (p *Path) fill(dst *image.Alpha, t xform, nonZero bool) {
	ras := newRaster(dst)
	ras.UseNonZeroWinding = nonZero
	for _, c := range p.contours {
		if len(c.pts) < 3 {
			continue
		}
		ras.Start(t.at(c.pts[0]))
		for _, v := range c.pts[1:] {
			ras.Add1(t.at(v))
		}
		ras.Add1(t.at(c.pts[0]))
	}
	ras.Rasterize(raster.NewAlphaOverPainter(dst))
}

// stroke adds a line of the given pixel width along p.
func (p *Path) stroke(dst *image.Alpha, t xform, width float32) {
	ras := newRaster(dst)
	ras.UseNonZeroWinding = true
	for _, c := range p.contours {
		var q raster.Path
		q.Start(t.at(c.pts[0]))
		last := t.at(c.pts[0])
		add := func(v fixed.Point26_6) {
			if v != last {
				q.Add1(v)
				last = v
			}
		}
		for _, v := range c.pts[1:] {
			add(t.at(v))
		}
		if c.closed {
			add(t.at(c.pts[0]))
		}
		if len(q) > 4 {
			ras.AddStroke(q, fx(width), raster.RoundCapper, raster.RoundJoiner)
		}
	}
	ras.Rasterize(raster.NewAlphaOverPainter(dst))
}

func newRaster(dst *image.Alpha) *raster.Rasterizer {
	b := dst.Bounds()
	return raster.NewRasterizer(b.Dx(), b.Dy())
}
