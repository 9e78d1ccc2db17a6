package render

// quad is what both back ends draw: a parallelogram of the target filled from a box of a page, tinted by four corner colours.
// Back ends sample linearly and cut at clip; so the two give the same picture.
type quad struct {
	pg             *page
	ox, oy         float32 // the top left corner
	ax, ay, bx, by float32 // from there along the top edge, and down the left edge
	src            Rect
	c              [4]Color // top left, top right, bottom left, bottom right
	clip           Rect
}

// upright reports that the quad is not turned.
func (q *quad) upright() bool { return q.ay == 0 && q.bx == 0 }

// matrix maps list coordinates to the target: x' = a x + c y + e, y' = b x + d y + f, with an opacity.
type matrix struct{ a, b, c, d, e, f, alpha float32 }

func (m matrix) at(x, y float32) (float32, float32) {
	return m.a*x + m.c*y + m.e, m.b*x + m.d*y + m.f
}

// lowered is the work space of lowering, reused between frames.
type lowered struct {
	quads []quad
	clips []Rect
	mats  []matrix
	clip  Rect
	m     matrix
	plain bool // m changes nothing but opacity
}

// lower turns the list into quads. The result is valid until the next call.
func (l *sheet) lower() []quad {
	a := l.Art
	lo := &a.low
	lo.quads, lo.clips, lo.mats = lo.quads[:0], lo.clips[:0], lo.mats[:0]
	lo.clip = Rect{0, 0, float32(l.W), float32(l.H)}
	lo.m = matrix{a: 1, d: 1, alpha: 1}
	lo.plain = true
	for i := range l.ops {
		a.lowerOp(&l.ops[i])
	}
	return lo.quads
}

func (a *Art) lowerOp(o *op) {
	lo := &a.low
	switch o.kind {
	case opRound:
		a.lowerRound(o)
	case opStroke:
		pic, cut := a.cornerMask(o.radius, o.width)
		a.nine(pic, cut, o.r, o.c0, o.c0)
	case opDashed:
		a.lowerDashed(o)
	case opShape:
		a.lowerShape(o)
	case opLine:
		a.lowerLine(o)
	case opImage:
		a.lowerImage(o)
	case opText:
		a.lowerText(o)
	case opShadow:
		pic, out, cut := a.shadowMask(o.radius, o.width)
		a.nine(pic, cut, o.r.Inset(-float32(out)), o.c0, o.c0)
	case opClip:
		lo.clips = append(lo.clips, lo.clip)
		lo.clip = lo.clip.Intersect(o.r)
	case opUnclip:
		if n := len(lo.clips); n > 0 {
			lo.clip = lo.clips[n-1]
			lo.clips = lo.clips[:n-1]
		}
	case opPush:
		lo.push(o)
	case opPop:
		if n := len(lo.mats); n > 0 {
			lo.m = lo.mats[n-1]
			lo.mats = lo.mats[:n-1]
			lo.plain = lo.m.plain()
		}
	}
}

func (m matrix) plain() bool {
	return m.a == 1 && m.b == 0 && m.c == 0 && m.d == 1 && m.e == 0 && m.f == 0
}

func (lo *lowered) push(o *op) {
	lo.mats = append(lo.mats, lo.m)
	s, c := sincos(o.angle)
	s, c = s*o.width, c*o.width
	if o.angle == 0 {
		s, c = 0, o.width
	}
	// turn and scale about the point, then move
	x, y := o.r.X, o.r.Y
	n := matrix{a: c * o.squeeze, b: s * o.squeeze, c: -s, d: c}
	n.e = x - (n.a*x + n.c*y) + o.r.W
	n.f = y - (n.b*x + n.d*y) + o.r.H
	p := lo.m
	lo.m = matrix{
		a: p.a*n.a + p.c*n.b, b: p.b*n.a + p.d*n.b,
		c: p.a*n.c + p.c*n.d, d: p.b*n.c + p.d*n.d,
		alpha: p.alpha * o.alpha,
	}
	lo.m.e, lo.m.f = p.at(n.e, n.f)
	lo.plain = lo.m.plain()
}

// emit adds one quad; dst is in list coordinates, src in page pixels.
func (a *Art) emit(pg *page, dst, src Rect, c [4]Color) {
	lo := &a.low
	q := quad{pg: pg, ox: dst.X, oy: dst.Y, ax: dst.W, by: dst.H, src: src, c: c, clip: lo.clip}
	if !lo.plain {
		q.ox, q.oy = lo.m.at(dst.X, dst.Y)
		q.ax, q.ay = lo.m.a*dst.W, lo.m.b*dst.W
		q.bx, q.by = lo.m.c*dst.H, lo.m.d*dst.H
	}
	a.add(q)
}

func (a *Art) add(q quad) {
	lo := &a.low
	if lo.m.alpha != 1 {
		for i := range q.c {
			q.c[i] = Alpha(q.c[i], lo.m.alpha)
		}
	}
	if q.upright() && !(Rect{q.ox, q.oy, q.ax, q.by}).Overlaps(q.clip) {
		return
	}
	q.pg.used = a.frame
	lo.quads = append(lo.quads, q)
}

// solid fills dst with c, tinting the white pixels every Art keeps.
func (a *Art) solid(dst Rect, c [4]Color) {
	a.emit(a.white.pg, dst, Rect{float32(a.white.x) + 2, float32(a.white.y) + 2, 0, 0}, c)
}

func flat(c Color) [4]Color { return [4]Color{c, c, c, c} }

func (a *Art) lowerRound(o *op) {
	if o.sideways {
		a.lowerSideways(o)
		return
	}
	if o.radius < 0.5 {
		a.solid(o.r, [4]Color{o.c0, o.c0, o.c1, o.c1})
		return
	}
	pic, cut := a.cornerMask(o.radius, 0)
	a.nine(pic, cut, o.r, o.c0, o.c1)
}

// nine draws a mask in nine slices over dst, with a vertical gradient.
func (a *Art) nine(pic *Picture, cut int, dst Rect, top, bottom Color) {
	k := float32(cut)
	kx, ky := min(k, dst.W/2), min(k, dst.H/2)
	n := float32(pic.w)
	px, py := float32(pic.x), float32(pic.y)
	dx := [4]float32{0, kx, dst.W - kx, dst.W}
	dy := [4]float32{0, ky, dst.H - ky, dst.H}
	type span struct{ at, len float32 }
	sx := [3]span{{0, kx}, {k + 0.5, 0}, {n - kx, kx}}
	sy := [3]span{{0, ky}, {k + 0.5, 0}, {n - ky, ky}}
	for j := range 3 {
		h := dy[j+1] - dy[j]
		if h <= 0 {
			continue
		}
		c0, c1 := top, top
		if top != bottom {
			c0, c1 = Mix(top, bottom, dy[j]/dst.H), Mix(top, bottom, dy[j+1]/dst.H)
		}
		for i := range 3 {
			w := dx[i+1] - dx[i]
			if w <= 0 {
				continue
			}
			a.emit(pic.pg, Rect{dst.X + dx[i], dst.Y + dy[j], w, h},
				Rect{px + sx[i].at, py + sy[j].at, sx[i].len, sy[j].len}, [4]Color{c0, c0, c1, c1})
		}
	}
}

// lowerSideways draws a left-to-right gradient: nine slices with the colours of their columns.
func (a *Art) lowerSideways(o *op) {
	first := len(a.low.quads)
	if o.radius < 0.5 {
		a.solid(o.r, [4]Color{o.c0, o.c1, o.c0, o.c1})
		return
	}
	pic, cut := a.cornerMask(o.radius, 0)
	a.nine(pic, cut, o.r, o.c0, o.c0)
	if !a.low.plain {
		return
	}
	for i := first; i < len(a.low.quads); i++ {
		q := &a.low.quads[i]
		l := Mix(o.c0, o.c1, clamp((q.ox-o.r.X)/o.r.W, 0, 1))
		r := Mix(o.c0, o.c1, clamp((q.ox+q.ax-o.r.X)/o.r.W, 0, 1))
		q.c = [4]Color{l, r, l, r}
	}
}

func (a *Art) lowerDashed(o *op) {
	r, w := o.r, max(1, round(o.width))
	pic, cut := a.cornerMask(o.radius, o.width)
	k := min(float32(cut), r.W/2, r.H/2)
	n := float32(pic.w)
	px, py := float32(pic.x), float32(pic.y)
	c := flat(o.c0)
	if o.radius >= 1 {
		for j := range 2 {
			for i := range 2 {
				fi, fj := float32(i), float32(j)
				a.emit(pic.pg, Rect{r.X + fi*(r.W-k), r.Y + fj*(r.H-k), k, k},
					Rect{px + fi*(n-k), py + fj*(n-k), k, k}, c)
			}
		}
	} else {
		k = 0
	}
	dash := max(2, o.dash)
	a.dashes(Rect{r.X + k, r.Y, r.W - 2*k, w}, dash, true, c)
	a.dashes(Rect{r.X + k, r.Bottom() - w, r.W - 2*k, w}, dash, true, c)
	a.dashes(Rect{r.X, r.Y + k, w, r.H - 2*k}, dash, false, c)
	a.dashes(Rect{r.Right() - w, r.Y + k, w, r.H - 2*k}, dash, false, c)
}

// dashes fills a strip with dashes and equal gaps, beginning and ending with a gap (the corners are dashes).
func (a *Art) dashes(r Rect, dash float32, across bool, c [4]Color) {
	length := r.H
	if across {
		length = r.W
	}
	n := int(round((length/dash - 1) / 2))
	if n < 1 {
		return
	}
	step := length / float32(2*n+1)
	for i := range n {
		p0, p1 := round(float32(2*i+1)*step), round(float32(2*i+2)*step)
		d := Rect{r.X + p0, r.Y, p1 - p0, r.H}
		if !across {
			d = Rect{r.X, r.Y + p0, r.W, p1 - p0}
		}
		a.solid(d, c)
	}
}

func (a *Art) lowerShape(o *op) {
	pic := a.pathMask(o.path, o.r.W, o.r.H, o.width)
	pad := maskPad(o.width)
	x, y := o.r.X-pad, o.r.Y-pad
	if a.low.plain {
		x, y = round(x), round(y)
	}
	a.emit(pic.pg, Rect{x, y, float32(pic.w), float32(pic.h)},
		Rect{float32(pic.x), float32(pic.y), float32(pic.w), float32(pic.h)}, flat(o.c0))
}

func (a *Art) lowerImage(o *op) {
	p := o.pic
	src := Rect{float32(p.x), float32(p.y), float32(p.w), float32(p.h)}
	c := flat(Alpha(White, o.alpha))
	dst := o.r
	if o.angle == 0 {
		if a.low.plain && dst.W == src.W && dst.H == src.H {
			dst.X, dst.Y = round(dst.X), round(dst.Y)
		}
		a.emit(p.pg, dst, src, c)
		return
	}
	lo := &a.low
	m, plain := lo.m, lo.plain
	lo.push(&op{r: Rect{dst.X + dst.W/2, dst.Y + dst.H/2, 0, 0}, angle: o.angle, width: 1, alpha: 1})
	lo.mats = lo.mats[:len(lo.mats)-1]
	a.emit(p.pg, dst, src, c)
	lo.m, lo.plain = m, plain
}

// lowerLine draws a straight line from the slices of a disc, so its edges are soft at any angle.
func (a *Art) lowerLine(o *op) {
	p, q := Point{o.r.X, o.r.Y}, Point{o.r.W, o.r.H}
	dx, dy := q.X-p.X, q.Y-p.Y
	length := sqrt(dx*dx + dy*dy)
	if length == 0 {
		return
	}
	if (dx == 0 || dy == 0) && !o.round && a.low.plain {
		h := max(1, round(o.width))
		r := Rect{min(p.X, q.X), min(p.Y, q.Y), max(dx, -dx), max(dy, -dy)}
		if dy == 0 {
			a.solid(Rect{round(r.X), round(r.Y - h/2), round(r.W), h}, flat(o.c0))
		} else {
			a.solid(Rect{round(r.X - h/2), round(r.Y), h, round(r.H)}, flat(o.c0))
		}
		return
	}
	pic := a.pathMask(discPath, o.width, o.width, 0)
	mid := maskPad(0) + o.width/2
	ux, uy := dx/length, dy/length
	a.strip(pic, p, ux, uy, 0, length, mid, mid, 0, o.c0)
	if o.round {
		rest := float32(pic.w) - mid
		a.strip(pic, p, ux, uy, -mid, mid, mid, 0, mid, o.c0)
		a.strip(pic, p, ux, uy, length, rest, mid, mid, rest, o.c0)
	}
}

// strip draws columns sx to sx+sw of a disc mask along direction u from p+at for n px; mid is the mask's centre.
func (a *Art) strip(pic *Picture, p Point, ux, uy, at, n, mid, sx, sw float32, c Color) {
	lo := &a.low
	h := float32(pic.h)
	x, y := p.X+ux*at+uy*mid, p.Y+uy*at-ux*mid
	q := quad{pg: pic.pg, clip: lo.clip, c: flat(c),
		src: Rect{float32(pic.x) + sx, float32(pic.y), sw, h}}
	q.ox, q.oy = lo.m.at(x, y)
	q.ax, q.ay = lo.m.a*ux*n+lo.m.c*uy*n, lo.m.b*ux*n+lo.m.d*uy*n
	q.bx, q.by = -lo.m.a*uy*h+lo.m.c*ux*h, -lo.m.b*uy*h+lo.m.d*ux*h
	a.add(q)
}

func (a *Art) lowerText(o *op) {
	f := a.face(o.font)
	pen := o.r.X
	y := round(o.r.Y)
	if !a.low.plain {
		y = o.r.Y
	}
	k := glyphKey{font: o.font, size: int32(round(o.width * 64)), squeeze: uint8(round(o.squeeze * 64))}
	scale := o.width * o.squeeze
	fine := o.width < subpixelBelow
	prev, cur := rune(0), rune(-1)
	put := func(r rune) {
		x := floor(pen)
		k.phase = 0
		if fine {
			k.phase = uint8((pen - x) * 4)
		} else {
			x = round(pen)
		}
		k.r = r
		g := a.glyphPic(k)
		if g.pic == nil {
			return
		}
		p := g.pic
		a.emit(p.pg, Rect{x + float32(g.dx), y + float32(g.dy), float32(p.w), float32(p.h)},
			Rect{float32(p.x), float32(p.y), float32(p.w), float32(p.h)}, flat(o.c0))
	}
	for _, r := range o.text {
		if cur >= 0 {
			put(cur)
			pen += f.advance(prev, cur, r) * scale
			prev = cur
		}
		cur = r
	}
	if cur >= 0 {
		put(cur)
		pen += f.advance(prev, cur, 0) * scale
	}
	if o.cut {
		put('…')
	}
}
