package render

import (
	"image"
	"math"
	"strconv"

	"gotaku/look"
)

// Art owns everything that is kept between frames: fonts, glyph pictures, masks, card faces, laid-out text. One Art serves one
// window; it is not for use by several goroutines at once.
type Art struct {
	Games  []*look.Game // whose labels and symbols texts may hold
	faces  [2]*face
	glyphs map[glyphKey]glyphPic
	masks  map[maskKey]*Picture
	kept   map[keptKey]*Picture
	slow   map[keptKey]*painting
	blocks map[blockKey]*block
	mons   map[string]*mon
	ints   map[int]string
	ratios map[[2]int32]string
	store  store
	frame  uint32
	worked uint32 // the last frame in which a large picture was painted at
	white  *Picture
	missed map[rune]bool
	half   bool // Regular lacks outlines that are still to come
	lost   bool // they do not come
	wanted bool // one of them was to be drawn
	low    lowered
	faced  int  // faces of cards painted in this frame
	blank  bool // one was left blank in it

	// Faces is how many faces of cards are painted in a frame at most, so that a frame with many new ones does not hold
	// everything up; 0: all, -1: none, nor any other large picture. The others are blank until their frame comes: see Late.
	Faces int
	// Spare, if set, says whether the frame has time left for another face than its first.
	Spare func() bool
	// HighContrast turns patterns off, cloth to ink950 and gradients flat (look, section 11). Call Flush after changing it.
	HighContrast bool
	// Marks writes the letters of attributes on every card that has room for them, and larger. Call Flush after changing it.
	Marks bool
	// Text is how much larger than usual what is written on cards is; 0: as usual. Call Flush after changing it.
	Text float32
	// Own, if set, has the player's own pictures. Call Flush after it has others.
	Own Owned
	// OnMissing, if set, is told once of each character the font lacks.
	OnMissing func(rune)
}

// NewArt reads the fonts. bold may be nil: Regular is then drawn in its place until SetBold.
func NewArt(regular, bold []byte) (*Art, error) {
	a := &Art{missed: map[rune]bool{}, mons: map[string]*mon{}, ints: map[int]string{}, ratios: map[[2]int32]string{}}
	f, err := parseFace(regular)
	if err != nil {
		return nil, err
	}
	a.faces[Regular] = f
	a.Flush()
	if bold != nil {
		return a, a.SetBold(bold)
	}
	return a, nil
}

// Late says whether a face was left blank in the last frame, so that there is more to draw.
func (a *Art) Late() bool { return a.blank }

// another says whether one more face is painted in this frame.
func (a *Art) another() bool {
	if a.Faces != 0 && (a.faced >= max(a.Faces, 0) || a.faced > 0 && a.Spare != nil && !a.Spare()) {
		a.blank = true
		return false
	}
	a.faced++
	return true
}

// RegularIsHalf says that Regular knows the width of every character, but not yet the outlines of all: until SetRegular,
// those are left blank.
func (a *Art) RegularIsHalf() { a.half = true }

// SetRegular puts the whole regular face in place of its half, and forgets what was drawn if anything was left blank. nil
// says that it does not come: from then on the figure of a missing character stands for what was left blank.
func (a *Art) SetRegular(data []byte) error {
	if data != nil {
		f, err := parseFace(data)
		if err != nil {
			return err
		}
		a.faces[Regular] = f
	}
	a.half, a.lost = false, data == nil
	if a.wanted {
		a.wanted = false
		a.Flush()
	}
	return nil
}

// SetBold puts the bold face in place and forgets what was drawn without it.
func (a *Art) SetBold(data []byte) error {
	f, err := parseFace(data)
	if err != nil {
		return err
	}
	a.faces[Bold] = f
	a.Flush()
	return nil
}

// Flush forgets every kept picture and layout; they are made again as they are needed.
func (a *Art) Flush() {
	a.store.clear()
	a.glyphs = map[glyphKey]glyphPic{}
	a.masks = map[maskKey]*Picture{}
	a.kept = map[keptKey]*Picture{}
	a.slow = map[keptKey]*painting{}
	a.blocks = map[blockKey]*block{}
	a.white = a.store.put(4, 4)
	m := image.NewAlpha(image.Rect(0, 0, 4, 4))
	for i := range m.Pix {
		m.Pix[i] = 255
	}
	a.white.setMask(m)
}

func (a *Art) face(f Font) *face {
	if f == Bold && a.faces[Bold] != nil {
		return a.faces[Bold]
	}
	return a.faces[Regular]
}

// Limits on what is kept; beyond them the oldest own pages, or everything shared, is made anew.
const (
	keptPixels  = 20 << 20 // pixels of own pages
	sharedPages = 12
	blockMost   = 4096
)

// trim runs at the start of a frame.
func (a *Art) trim() {
	a.frame++
	a.faced, a.blank = 0, false
	if len(a.store.shared) > sharedPages {
		a.Flush()
		return
	}
	if len(a.blocks) > blockMost {
		clear(a.blocks)
	}
	total := 0
	for _, p := range a.store.own {
		total += len(p.img.Pix) / 4
	}
	if total <= keptPixels {
		return
	}
	for k, p := range a.kept {
		if p.pg.used+120 < a.frame {
			a.store.drop(p.pg)
			delete(a.kept, k)
		}
	}
}

// keptKey names a kept picture: a card face, a cloth, a mon.
type keptKey struct {
	kind byte
	name string
	of   string // the game whose cloth it lies on
	w, h int16
	mode uint8
}

// keep returns the kept picture of that name, drawing it the first time. draw appends to a list whose origin is the picture's.
func (a *Art) keep(k keptKey, u float32, draw func(l *List)) *Picture {
	if p, ok := a.kept[k]; ok {
		p.pg.used = a.frame
		return p
	}
	l := a.NewList()
	l.reset(int(k.w), int(k.h), u)
	draw(l)
	m := image.NewRGBA(image.Rect(0, 0, int(k.w), int(k.h)))
	l.drawSoft(m)
	return a.put(k, m)
}

// put keeps a picture that is painted.
func (a *Art) put(k keptKey, m *image.RGBA) *Picture {
	p := a.store.putOwn(int(k.w), int(k.h))
	p.setRGBA(m)
	p.pg.used = a.frame
	a.kept[k] = p
	return p
}

// maskKey names a white mask: a path filled or stroked, a rounded corner, a shadow.
type maskKey struct {
	kind   byte
	path   *Path
	w, h   int32 // 1/4 px
	stroke int32 // 1/8 px
}

const (
	maskFill = iota
	maskStroke
	maskCorner
	maskRing
	maskShadow
	maskDisc
)

func q4(v float32) int32 { return int32(round(v * 4)) }

// maskPad is the clear border around a path's mask, for strokes and corners outside the unit square.
func maskPad(stroke float32) float32 { return ceil(stroke) + 1 }

// pathMask is the picture of p scaled to w x h px, filled (stroke 0) or stroked. Its origin is maskPad outside the box.
func (a *Art) pathMask(p *Path, w, h, stroke float32) *Picture {
	k := maskKey{maskFill, p, q4(w), q4(h), int32(round(stroke * 8))}
	if stroke > 0 {
		k.kind = maskStroke
	}
	if pic, ok := a.masks[k]; ok {
		return pic
	}
	pad := maskPad(stroke)
	t := xform{w, h, pad, pad}
	x0, y0, x1, y1 := p.bounds(t)
	pw, ph := int(ceil(max(x1, w)+pad)), int(ceil(max(y1, h)+pad))
	if x0 < pad-1 || y0 < pad-1 {
		pw, ph = pw+1, ph+1
	}
	m := image.NewAlpha(image.Rect(0, 0, pw+1, ph+1))
	if stroke > 0 {
		p.stroke(m, t, stroke)
	} else {
		p.fill(m, t, false)
	}
	pic := a.store.put(pw+1, ph+1)
	pic.setMask(m)
	a.masks[k] = pic
	return pic
}

// cornerMask is a rounded box just large enough for its corners, to be drawn as nine slices. cut is the slice size in px.
func (a *Art) cornerMask(radius, stroke float32) (pic *Picture, cut int) {
	cut = int(ceil(max(radius, stroke))) + 1
	k := maskKey{maskCorner, nil, q4(radius), 0, int32(round(stroke * 8))}
	if pic, ok := a.masks[k]; ok {
		return pic, cut
	}
	n := float32(2*cut + 1)
	m := image.NewAlpha(image.Rect(0, 0, 2*cut+1, 2*cut+1))
	p := (&Path{}).Box(0, 0, n, n, radius)
	if stroke > 0 {
		in := (&Path{}).Box(stroke, stroke, n-2*stroke, n-2*stroke, max(0, radius-stroke))
		p.fill(m, xform{1, 1, 0, 0}, false)
		hole := image.NewAlpha(m.Bounds())
		in.fill(hole, xform{1, 1, 0, 0}, false)
		for i, v := range hole.Pix {
			m.Pix[i] -= min(m.Pix[i], v)
		}
	} else {
		p.fill(m, xform{1, 1, 0, 0}, false)
	}
	pic = a.store.put(2*cut+1, 2*cut+1)
	pic.setMask(m)
	a.masks[k] = pic
	return pic, cut
}

// shadowMask is the blurred picture of a rounded box, to be drawn as nine slices; the blur reaches out px beyond the box.
func (a *Art) shadowMask(radius, blur float32) (pic *Picture, out, cut int) {
	out = int(ceil(blur))
	cut = 2*out + int(ceil(radius)) + 1
	k := maskKey{maskShadow, nil, q4(radius), q4(blur), 0}
	if pic, ok := a.masks[k]; ok {
		return pic, out, cut
	}
	n := 2*cut + 1
	m := image.NewAlpha(image.Rect(0, 0, n, n))
	(&Path{}).Box(float32(out), float32(out), float32(n-2*out), float32(n-2*out), radius).fill(m, xform{1, 1, 0, 0}, false)
	blurAlpha(m, blur/2)
	pic = a.store.put(n, n)
	pic.setMask(m)
	a.masks[k] = pic
	return pic, out, cut
}

// blurAlpha blurs by a gaussian of the given sigma.
func blurAlpha(m *image.Alpha, sigma float32) {
	r := int(ceil(sigma * 3))
	if r < 1 {
		return
	}
	k := make([]float32, 2*r+1)
	sum := float32(0)
	for i := range k {
		d := float64(i-r) / float64(sigma)
		k[i] = float32(math.Exp(-d * d / 2))
		sum += k[i]
	}
	b := m.Bounds()
	w, h := b.Dx(), b.Dy()
	tmp := make([]float32, w*h)
	for y := range h {
		for x := range w {
			v := float32(0)
			for i, c := range k {
				if xx := x + i - r; xx >= 0 && xx < w {
					v += c * float32(m.Pix[y*m.Stride+xx])
				}
			}
			tmp[y*w+x] = v / sum
		}
	}
	for y := range h {
		for x := range w {
			v := float32(0)
			for i, c := range k {
				if yy := y + i - r; yy >= 0 && yy < h {
					v += c * tmp[yy*w+x]
				}
			}
			m.Pix[y*m.Stride+x] = uint8(v/sum + 0.5)
		}
	}
}

// Int is n in digits, with the minus sign U+2212; kept, so that drawing a number allocates only once.
func (a *Art) Int(n int) string {
	if s, ok := a.ints[n]; ok {
		return s
	}
	s := strconv.Itoa(n)
	if n < 0 {
		s = "−" + s[1:]
	}
	a.ints[n] = s
	return s
}

// Ratio is "n/m"; kept like Int.
func (a *Art) Ratio(n, m int) string {
	k := [2]int32{int32(n), int32(m)}
	if s, ok := a.ratios[k]; ok {
		return s
	}
	s := a.Int(n) + "/" + a.Int(m)
	a.ratios[k] = s
	return s
}
