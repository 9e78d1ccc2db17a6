package render

// SoftBreak is a place where a question may break best (zero width space); it is not drawn.
const SoftBreak = '\u200b'

// Align says where in its box a line of text stands.
type Align uint8

// The three alignments.
const (
	Left Align = iota
	Center
	Right
)

// Style is how a text is drawn. Size is in pixels.
type Style struct {
	Font  Font
	Size  float32
	Color Color
	Align Align
	// Rich parses inline marks in paragraphs: [word] is a pill, 【word】 and 《word》 are bold and never broken.
	Rich bool
	// Pill is the ground of inline pills that have no colour of their own; the zero value means ink700.
	Pill Color
}

// leastSqueeze is how far a line may be squeezed before it is cut with … (look, section 4).
const leastSqueeze = 0.62

// spaceEm is the width of a space beside Japanese text, in ems (look, section 10).
const spaceEm = 0.25

func isJapanese(r rune) bool { return r >= 0x2e80 && r != 0xffff }

// advance is how far the pen moves for r, in ems.
func (f *face) advance(prev, r, next rune) float32 {
	if r == SoftBreak {
		return 0
	}
	if r == ' ' && (isJapanese(prev) || isJapanese(next)) {
		return spaceEm
	}
	_, w := f.glyph(r)
	return w / f.units
}

// Measure is the width of one line in pixels.
func (a *Art) Measure(s string, f Font, size float32) float32 {
	fc := a.face(f)
	w := float32(0)
	prev, cur := rune(0), rune(-1)
	for _, r := range s {
		if cur >= 0 {
			w += fc.advance(prev, cur, r)
			prev = cur
		}
		cur = r
	}
	if cur >= 0 {
		w += fc.advance(prev, cur, 0)
	}
	return w * size
}

// fit finds how much of s goes into width px: the squeeze (1 to leastSqueeze), the bytes drawn, and whether … follows.
func (a *Art) fit(s string, f Font, size, width float32) (squeeze float32, n int, cut bool, drawn float32) {
	w := a.Measure(s, f, size)
	if width <= 0 || w <= width {
		return 1, len(s), false, w
	}
	if k := width / w; k >= leastSqueeze {
		return floorTo(k, 64), len(s), false, w * floorTo(k, 64)
	}
	fc := a.face(f)
	dots := fc.advance(0, '…', 0) * size
	room := width/leastSqueeze - dots
	used, prev := float32(0), rune(0)
	for i, r := range s {
		adv := fc.advance(prev, r, 0) * size
		if used+adv > room {
			return leastSqueeze, i, true, (used + dots) * leastSqueeze
		}
		used += adv
		prev = r
	}
	return leastSqueeze, len(s), false, used * leastSqueeze
}

func floorTo(v, n float32) float32 { return floor(v*n) / n }

// baseline is where the pen stands so that a line of that size looks centred in r.
func baseline(r Rect, size float32) float32 { return round(r.Y + r.H/2 + size*0.378) }
