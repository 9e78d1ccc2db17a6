package render

// The easings of the look, section 7: t and the result run from 0 to 1.

// OutCubic starts fast and settles: cards that move, panels.
func OutCubic(t float32) float32 { u := 1 - clamp(t, 0, 1); return 1 - u*u*u }

// OutQuad starts fast: the dart of an attack, marks that appear.
func OutQuad(t float32) float32 { u := 1 - clamp(t, 0, 1); return 1 - u*u }

// InOutQuad is slow at both ends: resting, standing, turning over.
func InOutQuad(t float32) float32 {
	t = clamp(t, 0, 1)
	if t < 0.5 {
		return 2 * t * t
	}
	u := 1 - t
	return 1 - 2*u*u
}

// InOutCubic is slower still at both ends: the turn that passes.
func InOutCubic(t float32) float32 {
	t = clamp(t, 0, 1)
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 1 - t
	return 1 - 4*u*u*u
}

// OutBack goes a little too far and returns: numbers that change.
func OutBack(t float32) float32 {
	const k = 1.70158
	u := clamp(t, 0, 1) - 1
	return 1 + (k+1)*u*u*u + k*u*u
}

// Along is the point t of the way from p to q on a path that rises by 6 % of the distance: a card that moves.
func Along(p, q Point, t float32) Point {
	dx, dy := q.X-p.X, q.Y-p.Y
	d := sqrt(dx*dx + dy*dy)
	return Point{p.X + dx*t, p.Y + dy*t - 4*t*(1-t)*d*0.06}
}

// Lerp is the box t of the way from a to b.
func Lerp(a, b Rect, t float32) Rect {
	f := func(x, y float32) float32 { return x + (y-x)*t }
	return Rect{f(a.X, b.X), f(a.Y, b.Y), f(a.W, b.W), f(a.H, b.H)}
}
