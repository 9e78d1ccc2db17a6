package render

import (
	"encoding/binary"
	"hash/fnv"
	"math"
)

// opKind says what an op draws.
type opKind uint8

const (
	opRound opKind = iota
	opStroke
	opDashed
	opImage
	opShape
	opLine
	opText
	opShadow
	opClip
	opUnclip
	opPush
	opPop
)

// op is one thing to draw. Which fields count depends on the kind; lengths are device pixels.
type op struct {
	kind     opKind
	font     Font
	cut      bool // text: followed by …
	round    bool // line: round ends
	sideways bool // gradient runs left to right
	r        Rect
	radius   float32
	width    float32 // stroke width, text size, blur
	dash     float32
	squeeze  float32
	angle    float32
	alpha    float32
	c0, c1   Color // c1: end of a gradient
	pic      *Picture
	path     *Path
	text     string
}

// ID names something that can be pointed at. 0 means nothing; the meaning of the rest is the caller's.
type ID int32

// Hit is a place that answers to the pointer.
type Hit struct {
	ID    ID
	R     Rect // what is left of it within the clip; may be empty
	Whole Rect // all of it: where the keyboard finds it
}

// List is one frame to draw: ops in order, back to front, plus the places that answer to the pointer. It is reused between
// frames; once its slices have grown, building a frame allocates nothing. All lengths are device pixels; U is one unit of the
// look in pixels.
type List struct{ widgets }

// A list is made of floors, each of which draws with those below it: what is drawn at all,
// shapes with a meaning, cards, pieces of the table, what is pressed; on top are screens.
type (
	pen     struct{ sheet }
	faces   struct{ pen }
	pieces  struct{ faces }
	widgets struct{ pieces }
)

// sheet is what has been drawn, and with what.
type sheet struct {
	Art  *Art
	W, H int
	U    float32
	// Phone says that the compact forms of widgets are drawn.
	Phone bool

	ops   []op
	hits  []Hit
	clips []Rect // in force, each within the one before
}

// NewList makes an empty list that draws with a's fonts and pictures.
func (a *Art) NewList() *List {
	l := &List{}
	l.Art = a
	return l
}

// Reset begins a new frame of w x h px, with u px to the unit. Pictures kept by the Art and not drawn for some time may go.
func (l *sheet) Reset(w, h int, u float32) {
	l.Art.trim()
	l.reset(w, h, u)
}

func (l *sheet) reset(w, h int, u float32) {
	l.W, l.H, l.U = w, h, u
	l.ops = l.ops[:0]
	l.hits = l.hits[:0]
	l.clips = l.clips[:0]
}

// Px is n units in pixels.
func (l *sheet) Px(n float32) float32 { return n * l.U }

// line is n units in pixels, but at least one pixel: for outlines.
func (l *sheet) line(n float32) float32 { return max(1, n*l.U) }

// mark is n units in pixels for the outline of a mark; in high contrast at least 3 units.
func (l *sheet) mark(n float32) float32 {
	if l.Art.HighContrast {
		n = max(n, 3)
	}
	return max(2, round(n*l.U))
}

// Len is the number of ops.
func (l *sheet) Len() int { return len(l.ops) }

// Hit marks r, as far as the clip in force shows it, as answering to id. Later marks lie over earlier ones.
func (l *sheet) Hit(id ID, r Rect) {
	if id == 0 || r.Empty() {
		return
	}
	cut := r
	if n := len(l.clips); n > 0 {
		cut = r.Intersect(l.clips[n-1])
	}
	l.hits = append(l.hits, Hit{id, cut, r})
}

// unseen says whether the clip in force shows nothing of r, nor of what stands out over its edge: then marking it is enough.
func (l *sheet) unseen(r Rect) bool {
	n := len(l.clips)
	return n > 0 && r.Inset(-l.Px(16)).Intersect(l.clips[n-1]).Empty()
}

// Hits are all marked places in drawing order. The slice is valid until Reset.
func (l *sheet) Hits() []Hit { return l.hits }

// HitAt is the topmost marked place under p, 0 if none.
func (l *sheet) HitAt(p Point) ID {
	for i := len(l.hits) - 1; i >= 0; i-- {
		if l.hits[i].R.Contains(p) {
			return l.hits[i].ID
		}
	}
	return 0
}

// RectOf is the place marked id (the topmost one), as far as it is seen, if any.
func (l *sheet) RectOf(id ID) (Rect, bool) {
	for i := len(l.hits) - 1; i >= 0; i-- {
		if l.hits[i].ID == id && !l.hits[i].R.Empty() {
			return l.hits[i].R, true
		}
	}
	return Rect{}, false
}

// Fill paints a rectangle; its edges go to whole pixels.
func (l *sheet) Fill(r Rect, c Color) { l.Gradient(r, 0, c, c) }

// Round paints a rectangle with rounded corners.
func (l *sheet) Round(r Rect, radius float32, c Color) { l.Gradient(r, radius, c, c) }

// Gradient paints a rounded rectangle from top (colour c) to bottom (colour d).
func (l *sheet) Gradient(r Rect, radius float32, c, d Color) {
	r = r.Snap()
	if r.Empty() || c.A == 0 && d.A == 0 {
		return
	}
	l.ops = append(l.ops, op{kind: opRound, r: r, radius: min(radius, r.W/2, r.H/2), c0: c, c1: d})
}

// GradientX paints a rounded rectangle from left (colour c) to right (colour d).
func (l *sheet) GradientX(r Rect, radius float32, c, d Color) {
	l.Gradient(r, radius, c, d)
	if n := len(l.ops); n > 0 {
		l.ops[n-1].sideways = true
	}
}

// Stroke draws the outline of a rounded rectangle, inside r.
func (l *sheet) Stroke(r Rect, radius, width float32, c Color) {
	r = r.Snap()
	if r.Empty() {
		return
	}
	l.ops = append(l.ops, op{kind: opStroke, r: r, radius: min(radius, r.W/2, r.H/2), width: width, c0: c})
}

// Dashed draws a dashed outline, inside r; dash is the length of a dash and of a gap.
func (l *sheet) Dashed(r Rect, radius, width, dash float32, c Color) {
	r = r.Snap()
	if r.Empty() {
		return
	}
	l.ops = append(l.ops, op{kind: opDashed, r: r, radius: min(radius, r.W/2, r.H/2), width: width, dash: dash, c0: c})
}

// Shape fills a path scaled to r.
func (l *sheet) Shape(p *Path, r Rect, c Color) { l.shape(p, r, 0, c) }

// ShapeStroke draws a line of the given width along a path scaled to r.
func (l *sheet) ShapeStroke(p *Path, r Rect, width float32, c Color) { l.shape(p, r, width, c) }

func (l *sheet) shape(p *Path, r Rect, width float32, c Color) {
	if p == nil { // seen where it is asked for, and not only where it is drawn
		panic("render: a shape without a path")
	}
	if r.Empty() || c.A == 0 {
		return
	}
	l.ops = append(l.ops, op{kind: opShape, path: p, r: r, width: width, c0: c})
}

// Line draws from p to q.
func (l *sheet) Line(p, q Point, width float32, c Color, roundEnds bool) {
	l.ops = append(l.ops, op{kind: opLine, r: Rect{p.X, p.Y, q.X, q.Y}, width: width, c0: c, round: roundEnds})
}

// Image draws a kept picture into dst, turned by angle (radians) about its middle.
func (l *sheet) Image(p *Picture, dst Rect, angle, alpha float32) {
	l.ops = append(l.ops, op{kind: opImage, pic: p, r: dst, angle: angle, alpha: alpha})
}

// Disc fills a circle.
func (l *sheet) Disc(c Point, radius float32, col Color) {
	l.Shape(discPath, Rect{c.X - radius, c.Y - radius, 2 * radius, 2 * radius}, col)
}

// Circle draws a circle's line.
func (l *sheet) Circle(c Point, radius, width float32, col Color) {
	l.ShapeStroke(discPath, Rect{c.X - radius, c.Y - radius, 2 * radius, 2 * radius}, width, col)
}

var discPath = (&Path{}).Circle(0.5, 0.5, 0.5)

// Text draws one line, centred up and down in r. What does not fit is squeezed, at most to 62 %, then cut with …; a box of no
// width does not limit, in one of less than that there is no room. It returns the drawn width.
func (l *sheet) Text(r Rect, s string, st Style) float32 {
	if s == "" || r.W < 0 {
		return 0
	}
	k, n, cut, w := l.Art.fit(s, st.Font, st.Size, r.W)
	x := r.X
	switch st.Align {
	case Center:
		x += (r.W - w) / 2
	case Right:
		x += r.W - w
	}
	l.ops = append(l.ops, op{kind: opText, text: s[:n], cut: cut, font: st.Font, width: st.Size, squeeze: k,
		r: Rect{x, baseline(r, st.Size), w, r.W}, c0: st.Color})
	return w
}

// run draws part of a laid-out line with the pen at (x, y).
func (l *sheet) run(x, y float32, s string, f Font, size float32, c Color) {
	l.ops = append(l.ops, op{kind: opText, text: s, font: f, width: size, squeeze: 1, r: Rect{x, y, 0, 0}, c0: c})
}

// ShadowKind is one of the three depths.
type ShadowKind uint8

// The three depths: a card at rest, a raised panel, a dragged card.
const (
	ShadowRest ShadowKind = iota
	ShadowRaised
	ShadowDragged
)

// Shadow draws the shadow of a rounded rectangle.
func (l *sheet) Shadow(r Rect, radius float32, k ShadowKind) {
	switch k {
	case ShadowRest:
		l.shadow(r, radius, 2, 5, 0.45)
	case ShadowRaised:
		l.shadow(r, radius, 6, 22, 0.45)
	case ShadowDragged:
		l.shadow(r, radius, 22, 34, 0.60)
		l.shadow(r, radius, 4, 8, 0.50)
	}
}

func (l *sheet) shadow(r Rect, radius, dy, blur, alpha float32) {
	l.ops = append(l.ops, op{kind: opShadow, r: r.Move(0, l.Px(dy)).Snap(), radius: radius, width: l.Px(blur), c0: Alpha(Black, alpha)})
}

// Clip limits what follows to r (within the limits already set) until Unclip.
func (l *sheet) Clip(r Rect) {
	r = r.Snap()
	l.ops = append(l.ops, op{kind: opClip, r: r})
	if n := len(l.clips); n > 0 {
		r = r.Intersect(l.clips[n-1])
	}
	l.clips = append(l.clips, r)
}

// Unclip ends the last Clip.
func (l *sheet) Unclip() {
	l.ops = append(l.ops, op{kind: opUnclip})
	l.clips = l.clips[:len(l.clips)-1]
}

// Push turns (radians), scales and fades what follows about the point at, and then moves it, until Pop.
func (l *sheet) Push(at Point, angle, scale, alpha, dx, dy float32) {
	l.ops = append(l.ops, op{kind: opPush, r: Rect{at.X, at.Y, dx, dy}, angle: angle, width: scale, squeeze: 1, alpha: alpha})
}

// Flip makes what follows narrower about the point at, until Pop: k of its width, as a card is that turns over.
func (l *sheet) Flip(at Point, k float32) {
	l.ops = append(l.ops, op{kind: opPush, r: Rect{at.X, at.Y, 0, 0}, width: 1, squeeze: max(k, 0.01), alpha: 1})
}

// Pop ends the last Push.
func (l *sheet) Pop() { l.ops = append(l.ops, op{kind: opPop}) }

// Hash is a number of everything the list draws; equal lists have equal hashes on every machine. Kept pictures count by size.
func (l *sheet) Hash() uint64 {
	h := fnv.New64a()
	var b [8]byte
	num := func(v float32) {
		binary.LittleEndian.PutUint32(b[:4], math.Float32bits(v))
		h.Write(b[:4])
	}
	for i := range l.ops {
		o := &l.ops[i]
		h.Write([]byte{byte(o.kind), byte(o.font), o.c0.R, o.c0.G, o.c0.B, o.c0.A, o.c1.R, o.c1.G, o.c1.B, o.c1.A})
		for _, v := range [...]float32{o.r.X, o.r.Y, o.r.W, o.r.H, o.radius, o.width, o.dash, o.squeeze, o.angle, o.alpha} {
			num(v)
		}
		h.Write([]byte(o.text))
		if o.pic != nil {
			num(float32(o.pic.w))
			num(float32(o.pic.h))
		}
	}
	return h.Sum64()
}
