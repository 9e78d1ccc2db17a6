package render

import "math"

// Point is a place in device pixels, y down.
type Point struct{ X, Y float32 }

// Rect is an axis-parallel box in device pixels.
type Rect struct{ X, Y, W, H float32 }

// R makes a Rect.
func R(x, y, w, h float32) Rect { return Rect{x, y, w, h} }

// Right is the x just past the box.
func (r Rect) Right() float32 { return r.X + r.W }

// Bottom is the y just past the box.
func (r Rect) Bottom() float32 { return r.Y + r.H }

// Center is the middle of the box.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Empty reports that nothing is inside.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether p is inside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Inset is the box d smaller on every side (larger if d is negative).
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// InsetXY is the box dx smaller left and right, dy smaller above and below.
func (r Rect) InsetXY(dx, dy float32) Rect {
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// Move is the box displaced.
func (r Rect) Move(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Scale is the box scaled about its own middle.
func (r Rect) Scale(k float32) Rect {
	return Rect{r.X + r.W*(1-k)/2, r.Y + r.H*(1-k)/2, r.W * k, r.H * k}
}

// Intersect is what both boxes cover; empty if nothing.
func (r Rect) Intersect(o Rect) Rect {
	x0, y0 := max(r.X, o.X), max(r.Y, o.Y)
	x1, y1 := min(r.Right(), o.Right()), min(r.Bottom(), o.Bottom())
	if x1 <= x0 || y1 <= y0 {
		return Rect{x0, y0, 0, 0}
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// Union is the least box that holds both; an empty one adds nothing.
func (r Rect) Union(o Rect) Rect {
	switch {
	case r.Empty():
		return o
	case o.Empty():
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Overlaps reports whether the boxes share area.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Within reports whether the whole of r is inside o.
func (r Rect) Within(o Rect) bool {
	return r.X >= o.X && r.Y >= o.Y && r.Right() <= o.Right() && r.Bottom() <= o.Bottom()
}

// Snap is the box moved to whole pixels: its edges are rounded, so neighbours stay neighbours.
func (r Rect) Snap() Rect {
	x0, y0 := round(r.X), round(r.Y)
	return Rect{x0, y0, round(r.Right()) - x0, round(r.Bottom()) - y0}
}

// Nearest is the point of the box nearest to p.
func (r Rect) Nearest(p Point) Point {
	return Point{clamp(p.X, r.X, r.Right()), clamp(p.Y, r.Y, r.Bottom())}
}

// TopStrip is the upper h of the box.
func (r Rect) TopStrip(h float32) Rect { return Rect{r.X, r.Y, r.W, h} }

// Below is what is left under the upper h of the box.
func (r Rect) Below(h float32) Rect { return Rect{r.X, r.Y + h, r.W, r.H - h} }

// CenterBox is a w x h box with the same middle.
func (r Rect) CenterBox(w, h float32) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

func round(v float32) float32 { return float32(math.Floor(float64(v) + 0.5)) }
func floor(v float32) float32 { return float32(math.Floor(float64(v))) }
func ceil(v float32) float32  { return float32(math.Ceil(float64(v))) }
func sqrt(v float32) float32  { return float32(math.Sqrt(float64(v))) }

func sincos(a float32) (float32, float32) {
	s, c := math.Sincos(float64(a))
	return float32(s), float32(c)
}

func clamp(v, lo, hi float32) float32 { return max(lo, min(hi, v)) }

const pi = float32(math.Pi)

func atan2(y, x float32) float32 { return float32(math.Atan2(float64(y), float64(x))) }
