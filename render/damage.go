package render

import (
	"image"
	"math"
)

const (
	tileSide  = 32 // pixels of the squares by which pictures are compared
	mostParts = 6  // beyond them one part that holds them all is drawn
)

// damage finds where a picture differs from the one before it. For each tile it sums up, in their order, the quads that
// touch it: where two pictures have the same sum they have the same pixels.
type damage struct {
	w, h     int
	now, was []uint64 // by tile, row by row
	parts    []image.Rectangle
}

// of is the parts, apart from each other, outside of which a picture of w x h pixels is the last one. The slice is valid
// until the next call.
func (d *damage) of(qs []quad, w, h int) []image.Rectangle {
	across, down := (w+tileSide-1)/tileSide, (h+tileSide-1)/tileSide
	d.now, d.was = d.was, d.now
	if d.w != w || d.h != h {
		d.w, d.h = w, h
		d.now, d.was = make([]uint64, across*down), nil
	}
	if d.now == nil {
		d.now = make([]uint64, across*down)
	}
	clear(d.now)
	for i := range qs {
		d.add(&qs[i], across, down)
	}
	d.parts = d.parts[:0]
	if d.was == nil {
		return append(d.parts, image.Rect(0, 0, w, h))
	}
	for y := range down {
		d.row(y, across)
	}
	if len(d.parts) > mostParts {
		all := d.parts[0]
		for _, p := range d.parts {
			all = all.Union(p)
		}
		d.parts = append(d.parts[:0], all)
	}
	for i := range d.parts {
		d.parts[i] = d.parts[i].Intersect(image.Rect(0, 0, w, h))
	}
	return d.parts
}

// add sums up a quad in the tiles that it may touch.
func (d *damage) add(q *quad, across, down int) {
	b := q.bounds().Intersect(q.clip)
	if b.Empty() {
		return
	}
	sum := q.sum()
	x0, y0 := max(0, int(floor(b.X))/tileSide), max(0, int(floor(b.Y))/tileSide)
	x1, y1 := min(across, (int(ceil(b.Right()))-1)/tileSide+1), min(down, (int(ceil(b.Bottom()))-1)/tileSide+1)
	for y := y0; y < y1; y++ {
		line := d.now[y*across:][:across]
		for x := x0; x < x1; x++ {
			line[x] = line[x]*mixer + sum
		}
	}
}

// row adds what differs in a row of tiles to the parts: runs of tiles, joined with the same run of the row above.
func (d *damage) row(y, across int) {
	now, was := d.now[y*across:][:across], d.was[y*across:][:across]
	for x := 0; x < across; x++ {
		if now[x] == was[x] {
			continue
		}
		from := x
		for x < across && now[x] != was[x] {
			x++
		}
		d.join(image.Rect(from*tileSide, y*tileSide, x*tileSide, (y+1)*tileSide))
	}
}

func (d *damage) join(run image.Rectangle) {
	for i := range d.parts {
		if p := &d.parts[i]; p.Max.Y == run.Min.Y && p.Min.X == run.Min.X && p.Max.X == run.Max.X {
			p.Max.Y = run.Max.Y
			return
		}
	}
	d.parts = append(d.parts, run)
}

// mixer is odd and without a pattern, so that sums of different quads differ.
const mixer = 0x9E3779B97F4A7C15

// sum is a number for all that the quad draws. The pixels of a picture are set once, so that where they lie stands for them.
func (q *quad) sum() uint64 {
	s := uint64(q.pg.id)
	two := func(a, b float32) {
		s = (s ^ uint64(math.Float32bits(a))<<32 ^ uint64(math.Float32bits(b))) * mixer
		s ^= s >> 29
	}
	two(q.ox, q.oy)
	two(q.ax, q.ay)
	two(q.bx, q.by)
	two(q.src.X, q.src.Y)
	two(q.src.W, q.src.H)
	two(q.clip.X, q.clip.Y)
	two(q.clip.W, q.clip.H)
	for _, c := range q.c {
		s = (s ^ uint64(c.R)<<24 ^ uint64(c.G)<<16 ^ uint64(c.B)<<8 ^ uint64(c.A)) * mixer
		s ^= s >> 29
	}
	return s
}

// bounds is the smallest upright box that holds the quad.
func (q *quad) bounds() Rect {
	x0, x1 := min(q.ox, q.ox+q.ax, q.ox+q.bx, q.ox+q.ax+q.bx), max(q.ox, q.ox+q.ax, q.ox+q.bx, q.ox+q.ax+q.bx)
	y0, y1 := min(q.oy, q.oy+q.ay, q.oy+q.by, q.oy+q.ay+q.by), max(q.oy, q.oy+q.ay, q.oy+q.by, q.oy+q.ay+q.by)
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

func rectOf(r image.Rectangle) Rect {
	return Rect{float32(r.Min.X), float32(r.Min.Y), float32(r.Dx()), float32(r.Dy())}
}
