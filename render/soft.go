package render

import "image"

// DrawSoft draws the list onto dst without a GPU: for pictures as tests, and for the card faces themselves.
func (l *sheet) DrawSoft(dst *image.RGBA) { l.drawSoft(dst) }

func (l *sheet) drawSoft(dst *image.RGBA) {
	paint(dst, l.lower())
}

// paint draws quads onto dst as far as they lie on it.
func paint(dst *image.RGBA, qs []quad) {
	b := dst.Bounds()
	all := Rect{float32(b.Min.X), float32(b.Min.Y), float32(b.Dx()), float32(b.Dy())}
	for i := range qs {
		q := qs[i]
		q.clip = q.clip.Intersect(all)
		softQuad(dst, &q)
	}
}

// premul is a colour multiplied by its opacity, 0 to 1.
type premul struct{ r, g, b, a float32 }

func toPremul(c Color) premul {
	a := float32(c.A) / 255
	return premul{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}

func (c premul) mix(d premul, t float32) premul {
	return premul{c.r + (d.r-c.r)*t, c.g + (d.g-c.g)*t, c.b + (d.b-c.b)*t, c.a + (d.a-c.a)*t}
}

func softQuad(dst *image.RGBA, q *quad) {
	// the pixels whose centres may lie inside
	box := q.bounds().Intersect(q.clip)
	if box.Empty() {
		return
	}
	ix0, iy0 := int(ceil(box.X-0.5)), int(ceil(box.Y-0.5))
	ix1, iy1 := int(ceil(box.Right()-0.5)), int(ceil(box.Bottom()-0.5))
	if q.upright() && q.copyable() {
		softCopy(dst, q, ix0, iy0, ix1, iy1)
		return
	}
	if det := q.ax*q.by - q.ay*q.bx; det != 0 {
		softSlant(dst, q, det, ix0, iy0, ix1, iy1)
	}
}

// softSlant fills row by row, each only where it can lie inside.
func softSlant(dst *image.RGBA, q *quad, det float32, x0, y0, x1, y1 int) {
	var c [4]premul
	for i := range c {
		c[i] = toPremul(q.c[i])
	}
	level := q.c[0] == q.c[1] && q.c[2] == q.c[3] // the tint does not change across
	plain := level && q.c[0] == q.c[2]
	solid := q.src.W == 0 && q.src.H == 0
	var s premul
	if solid {
		s = sample(q.pg.img, q.src.X, q.src.Y)
	}
	if solid && level && q.upright() {
		softRows(dst, q, s, [2]premul{c[0], c[2]}, x0, y0, x1, y1)
		return
	}
	du, dv := q.by/det, -q.ay/det
	for y := y0; y < y1; y++ {
		py := float32(y) + 0.5 - q.oy
		px := float32(x0) + 0.5 - q.ox
		u0, v0 := (px*q.by-py*q.bx)/det, (py*q.ax-px*q.ay)/det
		from, to := span(u0, du, 0, x1-x0)
		from, to = span(v0, dv, from, to)
		for i := from; i < to; i++ {
			u, v := u0+du*float32(i), v0+dv*float32(i)
			if u < 0 || u >= 1 || v < 0 || v >= 1 {
				continue
			}
			t := c[0]
			switch {
			case plain:
			case level:
				t = c[0].mix(c[2], v)
			default:
				t = c[0].mix(c[1], u).mix(c[2].mix(c[3], u), v)
			}
			if !solid {
				s = sample(q.pg.img, q.src.X+u*q.src.W, q.src.Y+v*q.src.H)
			}
			blend(dst.Pix[dst.PixOffset(x0+i, y):], premul{s.r * t.r, s.g * t.g, s.b * t.b, s.a * t.a})
		}
	}
}

// softRows fills an upright quad of one colour from side to side, as grounds and gradients are: a row has one colour, and is
// laid down whole where nothing shows through.
func softRows(dst *image.RGBA, q *quad, s premul, c [2]premul, x0, y0, x1, y1 int) {
	for y := y0; y < y1 && x0 < x1; y++ {
		v := (float32(y) + 0.5 - q.oy) / q.by
		if v < 0 || v >= 1 {
			continue
		}
		t := c[0].mix(c[1], v)
		t = premul{s.r * t.r, s.g * t.g, s.b * t.b, s.a * t.a}
		row := dst.Pix[dst.PixOffset(x0, y) : dst.PixOffset(x1-1, y)+4]
		if t.a < 1 {
			for ; len(row) > 0; row = row[4:] {
				blend(row, t)
			}
			continue
		}
		blend(row, t)
		for n := 4; n < len(row); n *= 2 {
			copy(row[n:], row[:n])
		}
	}
}

// span is the steps i of from..to for which 0 <= at + d i < 1, give or take one step.
func span(at, d float32, from, to int) (int, int) {
	if d == 0 {
		return from, to
	}
	a, b := -at/d, (1-at)/d
	if a > b {
		a, b = b, a
	}
	if lo := int(max(float32(from), floor(a))); lo > from {
		from = lo
	}
	if hi := int(min(float32(to), ceil(b)+1)); hi < to {
		to = hi
	}
	return from, to
}

// copyable reports that target pixels fall exactly on page pixels and the tint is one colour.
func (q *quad) copyable() bool {
	whole := func(v float32) bool { return v == floor(v) }
	return q.ax == q.src.W && q.by == q.src.H && whole(q.ox) && whole(q.oy) && whole(q.src.X) && whole(q.src.Y) &&
		q.c[0] == q.c[1] && q.c[0] == q.c[2] && q.c[0] == q.c[3]
}

func softCopy(dst *image.RGBA, q *quad, x0, y0, x1, y1 int) {
	t := toPremul(q.c[0])
	ox, oy := int(q.src.X)-int(q.ox), int(q.src.Y)-int(q.oy)
	for y := y0; y < y1; y++ {
		d := dst.Pix[dst.PixOffset(x0, y):]
		s := q.pg.img.Pix[q.pg.img.PixOffset(x0+ox, y+oy):]
		for x := 0; x < x1-x0; x++ {
			p := s[x*4 : x*4+4]
			if p[3] == 0 {
				continue
			}
			const k = 1.0 / 255
			blend(d[x*4:], premul{float32(p[0]) * k * t.r, float32(p[1]) * k * t.g, float32(p[2]) * k * t.b, float32(p[3]) * k * t.a})
		}
	}
}

// sample reads a page linearly at (x, y), pixel centres at halves.
func sample(m *image.RGBA, x, y float32) premul {
	x -= 0.5
	y -= 0.5
	fx, fy := floor(x), floor(y)
	ix, iy := int(fx), int(fy)
	dx, dy := x-fx, y-fy
	p := texel(m, ix, iy)
	if dx == 0 && dy == 0 {
		return p
	}
	top := p.mix(texel(m, ix+1, iy), dx)
	if dy == 0 {
		return top
	}
	return top.mix(texel(m, ix, iy+1).mix(texel(m, ix+1, iy+1), dx), dy)
}

func texel(m *image.RGBA, x, y int) premul {
	if x < 0 || y < 0 || x >= m.Rect.Dx() || y >= m.Rect.Dy() {
		return premul{}
	}
	p := m.Pix[y*m.Stride+x*4:]
	const k = 1.0 / 255
	return premul{float32(p[0]) * k, float32(p[1]) * k, float32(p[2]) * k, float32(p[3]) * k}
}

// blend lays a premultiplied colour over one target pixel.
func blend(d []byte, s premul) {
	k := 1 - s.a
	d[0] = uint8(s.r*255 + float32(d[0])*k + 0.5)
	d[1] = uint8(s.g*255 + float32(d[1])*k + 0.5)
	d[2] = uint8(s.b*255 + float32(d[2])*k + 0.5)
	d[3] = uint8(s.a*255 + float32(d[3])*k + 0.5)
}
