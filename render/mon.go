package render

import "gotaku/look"

// A mon (crest) is generated from a card's seed: pack id and card number. It has its own small generator, never the match's.

// monRand is a splitmix64 stream.
type monRand uint64

func newMonRand(seed string) monRand {
	h := uint64(14695981039346656037)
	for i := range len(seed) {
		h = (h ^ uint64(seed[i])) * 1099511628211
	}
	return monRand(h)
}

func (m *monRand) next() uint64 {
	*m += 0x9e3779b97f4a7c15
	z := uint64(*m)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

func (m *monRand) intn(n int) int { return int(m.next() % uint64(n)) }

func (m *monRand) chance(percent int) bool { return m.intn(100) < percent }

// The motifs, each around the origin with its foot toward the crest's centre (down, +y), in a box of about 1.
type motif struct {
	fill   *Path
	stroke *Path
	line   float32 // stroke width
	gold   bool
}

var motifs = [...]motif{
	{fill: (&Path{}).Move(0, 0.62).Cube(-0.1, 0.35, -0.42, 0.12, -0.42, -0.16).Cube(-0.42, -0.42, -0.22, -0.56, 0, -0.56).Cube(0.22, -0.56, 0.42, -0.42, 0.42, -0.16).Cube(0.42, 0.12, 0.1, 0.35, 0, 0.62).Close()}, // petal
	{fill: (&Path{}).Circle(0, 0, 0.3), gold: true},                                                                                   // dot
	{fill: (&Path{}).Move(0, -0.55).Line(0.32, 0).Line(0, 0.55).Line(-0.32, 0).Close()},                                               // diamond
	{stroke: (&Path{}).Arc(0, 0.1, 0.42, pi*0.95, pi*2.05, true), line: 0.12},                                                         // arc
	{stroke: (&Path{}).Move(0, -0.5).Line(0, 0.7), line: 0.12},                                                                        // ray
	{stroke: (&Path{}).Move(0, 0.6).Cube(-0.55, 0.25, -0.4, -0.35, 0, -0.6).Cube(0.4, -0.35, 0.55, 0.25, 0, 0.6).Close(), line: 0.10}, // leaf
	{stroke: (&Path{}).Circle(0, 0, 0.38), line: 0.12},                                                                                // ring
}

// mon is one crest, drawn in a unit square.
type mon struct {
	layers []monPart
}

type monPart struct {
	path  *Path
	line  float32 // 0 = filled; else stroke width as part of the square
	gold  bool
	alpha float32
}

// monOf is the crest of a seed.
func (a *Art) monOf(seed string) *mon {
	if m, ok := a.mons[seed]; ok {
		return m
	}
	m := makeMon(seed)
	a.mons[seed] = m
	return m
}

func makeMon(seed string) *mon {
	r := newMonRand(seed)
	n := 3 + r.intn(6)
	half := pi / float32(n)
	m := &mon{}
	if r.chance(60) {
		m.layers = append(m.layers, monPart{path: (&Path{}).Circle(0.5, 0.5, 0.475), line: 0.034, alpha: 1})
	}
	if r.chance(35) {
		sides := n
		if n < 4 {
			sides = 2 * n
		}
		m.layers = append(m.layers, monPart{path: (&Path{}).Polygon(0.5, 0.5, 0.45, sides, -pi/2), line: 0.020, alpha: 0.85})
	}
	radii := [3]float32{0.35, 0.22, 0.115}
	sizes := [3]float32{0.24, 0.19, 0.14}
	last := -1
	for i := range 3 {
		k := r.intn(len(motifs))
		if k == last {
			k = (k + 1 + r.intn(len(motifs)-1)) % len(motifs)
		}
		last = k
		turn := float32(0)
		if r.chance(45) {
			turn = half
		}
		alpha := float32(1)
		if r.chance(30) {
			alpha = 0.86
		}
		size := sizes[i]
		// neighbours on the circle may touch but should not smother each other
		size = min(size, 2*pi*radii[i]/float32(n)*1.05)
		m.layers = append(m.layers, ringOf(motifs[k], n, radii[i], size, turn, alpha))
	}
	switch r.intn(4) {
	case 0:
		m.layers = append(m.layers, monPart{path: (&Path{}).Circle(0.5, 0.5, 0.055), gold: true, alpha: 1})
	case 1:
		m.layers = append(m.layers, monPart{path: (&Path{}).Polygon(0.5, 0.5, 0.07, max(3, n), -pi/2), gold: true, alpha: 1})
	case 2:
		m.layers = append(m.layers, monPart{path: (&Path{}).Circle(0.5, 0.5, 0.05), line: 0.030, alpha: 1})
	case 3:
		m.layers = append(m.layers, monPart{path: (&Path{}).Circle(0.5, 0.5, 0.042), gold: true, alpha: 1},
			monPart{path: (&Path{}).Circle(0.5, 0.5, 0.075), line: 0.022, alpha: 1})
	}
	return m
}

// ringOf is n copies of a motif around the centre.
func ringOf(mt motif, n int, radius, size, turn, alpha float32) monPart {
	p := &Path{}
	src := mt.fill
	if src == nil {
		src = mt.stroke
	}
	for i := range n {
		a := 2*pi*float32(i)/float32(n) + turn
		s, c := sincos(a)
		p.Add(src, size, a, 0.5+radius*s, 0.5-radius*c)
	}
	part := monPart{path: p, gold: mt.gold, alpha: alpha}
	if mt.fill == nil {
		part.line = max(0.020, mt.line*size*1.25)
	}
	return part
}

// Mon draws the crest of a seed into the square r.
func (l *pen) Mon(r Rect, seed string, alpha float32) {
	m := l.Art.monOf(seed)
	for i := range m.layers {
		p := &m.layers[i]
		c := White
		if p.gold {
			c = MonGold
		}
		c = Alpha(c, alpha*p.alpha*0.94)
		if p.line > 0 {
			l.ShapeStroke(p.path, r, max(1, p.line*r.W), c)
		} else {
			l.Shape(p.path, r, c)
		}
	}
}

// monTurned draws the crest turned a quarter, as on a rested card.
func (l *pen) monTurned(r Rect, seed string, alpha float32) {
	l.Push(r.Center(), pi/2, 1, 1, 0, 0)
	l.Mon(r, seed, alpha)
	l.Pop()
}

// MonMark draws the crest on a small ground of the game's cloth: the sign of a player.
func (l *pen) MonMark(r Rect, g *look.Game, seed string) {
	r = r.Snap()
	pic := l.Art.keep(keptKey{kind: 'm', of: g.Name, name: seed, w: int16(r.W), h: int16(r.H)}, l.U, func(k *List) {
		b := Rect{0, 0, r.W, r.H}
		_, bottom := cloth(g)
		k.Round(b, r.W*0.14, bottom)
		k.Mon(b.Inset(r.W*0.04), seed, 0.92)
	})
	l.Image(pic, r, 0, 1)
}
