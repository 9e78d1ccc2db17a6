package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// gpuPage is the Ebitengine back end's copy of a page.
type gpuPage struct{ img *ebiten.Image }

func (g *gpuPage) free() {
	if g.img != nil {
		g.img.Deallocate()
		g.img = nil
	}
}

// Screen draws lists with Ebitengine. Its work space is reused between frames.
type Screen struct {
	vs  []ebiten.Vertex
	is  []uint32
	opt ebiten.DrawTrianglesOptions

	on      *ebiten.Image // what was drawn on
	changes damage
}

// Draw makes dst show the list and nothing else. Where dst shows it already, from the last call, nothing is drawn.
func (s *Screen) Draw(dst *ebiten.Image, l *List) {
	qs := l.lower()
	if s.on != dst {
		s.on, s.changes = dst, damage{}
	}
	for _, r := range s.changes.of(qs, l.W, l.H) {
		part := dst.SubImage(r).(*ebiten.Image)
		part.Clear()
		s.draw(part, qs, rectOf(r))
	}
}

// draw draws the quads that touch the box of dst.
func (s *Screen) draw(dst *ebiten.Image, qs []quad, box Rect) {
	var pg *page
	for i := range qs {
		q := &qs[i]
		if q.bounds().Intersect(q.clip).Intersect(box).Empty() {
			continue
		}
		if q.pg != pg {
			s.flush(dst, pg)
			pg = q.pg
			upload(pg)
		}
		if q.upright() {
			s.upright(q)
			continue
		}
		if q.turnedInside() {
			s.quad(q)
			continue
		}
		// a turned quad that its limits cut: drawn alone onto that part of the target
		s.flush(dst, pg)
		s.quad(q)
		c := q.clip
		part := dst.SubImage(image.Rect(int(c.X), int(c.Y), int(c.Right()), int(c.Bottom()))).(*ebiten.Image)
		s.flush(part, pg)
	}
	s.flush(dst, pg)
}

func upload(pg *page) {
	b := pg.img.Bounds()
	if pg.gpu.img == nil {
		pg.gpu.img = ebiten.NewImage(b.Dx(), b.Dy())
		pg.dirty = b
	}
	d := pg.dirty
	if d.Empty() {
		return
	}
	pg.dirty = image.Rectangle{}
	if d == b {
		pg.gpu.img.WritePixels(pg.img.Pix)
		return
	}
	w := d.Dx() * 4
	buf := make([]byte, 0, w*d.Dy())
	for y := d.Min.Y; y < d.Max.Y; y++ {
		o := pg.img.PixOffset(d.Min.X, y)
		buf = append(buf, pg.img.Pix[o:o+w]...)
	}
	pg.gpu.img.SubImage(d).(*ebiten.Image).WritePixels(buf)
}

func (s *Screen) flush(dst *ebiten.Image, pg *page) {
	if len(s.is) == 0 || pg == nil {
		return
	}
	s.opt.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	s.opt.Filter = ebiten.FilterLinear
	s.opt.DisableMipmaps = true
	dst.DrawTriangles32(s.vs, s.is, pg.gpu.img, &s.opt)
	s.vs, s.is = s.vs[:0], s.is[:0]
}

// turnedInside reports that the limits do not cut the turned quad.
func (q *quad) turnedInside() bool {
	return q.bounds().Within(q.clip)
}

// upright adds a quad after cutting it at its limits.
func (s *Screen) upright(q *quad) {
	r := Rect{q.ox, q.oy, q.ax, q.by}
	v := r.Intersect(q.clip)
	if v.Empty() {
		return
	}
	if v == r {
		s.quad(q)
		return
	}
	u0, u1 := (v.X-r.X)/r.W, (v.Right()-r.X)/r.W
	v0, v1 := (v.Y-r.Y)/r.H, (v.Bottom()-r.Y)/r.H
	n := *q
	n.ox, n.oy, n.ax, n.by = v.X, v.Y, v.W, v.H
	n.src = Rect{q.src.X + u0*q.src.W, q.src.Y + v0*q.src.H, (u1 - u0) * q.src.W, (v1 - v0) * q.src.H}
	if q.c[0] != q.c[1] || q.c[0] != q.c[2] {
		at := func(u, v float32) Color { return Mix(Mix(q.c[0], q.c[1], u), Mix(q.c[2], q.c[3], u), v) }
		n.c = [4]Color{at(u0, v0), at(u1, v0), at(u0, v1), at(u1, v1)}
	}
	s.quad(&n)
}

func (s *Screen) quad(q *quad) {
	n := uint32(len(s.vs))
	put := func(x, y, u, v float32, c Color) {
		p := toPremul(c)
		s.vs = append(s.vs, ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v,
			ColorR: p.r, ColorG: p.g, ColorB: p.b, ColorA: p.a})
	}
	r := q.src
	put(q.ox, q.oy, r.X, r.Y, q.c[0])
	put(q.ox+q.ax, q.oy+q.ay, r.Right(), r.Y, q.c[1])
	put(q.ox+q.bx, q.oy+q.by, r.X, r.Bottom(), q.c[2])
	put(q.ox+q.ax+q.bx, q.oy+q.ay+q.by, r.Right(), r.Bottom(), q.c[3])
	s.is = append(s.is, n, n+1, n+2, n+1, n+3, n+2)
}
