package render

import "image"

// Picture is a piece of pixels kept for drawing: a glyph, a shape's mask (white, to be tinted) or a whole card face. Its
// pixels live on a page, shared with others or its own, with at least one clear pixel around it.
type Picture struct {
	pg         *page
	x, y, w, h int
}

// Size is the picture's width and height in pixels.
func (p *Picture) Size() (w, h int) { return p.w, p.h }

// page is premultiplied pixels plus what a back end keeps for them.
type page struct {
	id    uint32 // no other page of the store has or had it
	img   *image.RGBA
	dirty image.Rectangle // what changed since a back end last looked
	gpu   gpuPage         // the Ebitengine back end's copy
	used  uint32          // frame in which it was last drawn; own pages only
	// shelf packing
	shelfY, shelfH, shelfX int
}

const (
	pageSide   = 1024
	sharedMost = 256 // a picture larger than this has a page of its own
	gutter     = 1
)

func (s *store) newPage(w, h int) *page {
	s.made++
	return &page{id: s.made, img: image.NewRGBA(image.Rect(0, 0, w, h)), shelfY: gutter, shelfX: gutter}
}

// place finds room for w x h on the page.
func (p *page) place(w, h int) (x, y int, ok bool) {
	b := p.img.Bounds()
	if p.shelfX+w+gutter > b.Dx() {
		p.shelfY += p.shelfH + gutter
		p.shelfH, p.shelfX = 0, gutter
	}
	if p.shelfX+w+gutter > b.Dx() || p.shelfY+h+gutter > b.Dy() {
		return 0, 0, false
	}
	x, y = p.shelfX, p.shelfY
	p.shelfX += w + gutter
	p.shelfH = max(p.shelfH, h)
	return x, y, true
}

// store is all pages of an Art.
type store struct {
	shared []*page
	own    []*page
	made   uint32 // pages so far
}

// put makes room for a w x h picture.
func (s *store) put(w, h int) *Picture {
	if w > sharedMost || h > sharedMost {
		return s.putOwn(w, h)
	}
	if n := len(s.shared); n > 0 {
		if x, y, ok := s.shared[n-1].place(w, h); ok {
			return &Picture{s.shared[n-1], x, y, w, h}
		}
	}
	p := s.newPage(pageSide, pageSide)
	s.shared = append(s.shared, p)
	x, y, _ := p.place(w, h)
	return &Picture{p, x, y, w, h}
}

// putOwn gives the picture a page of its own, so that it can be dropped alone.
func (s *store) putOwn(w, h int) *Picture {
	p := s.newPage(w+2*gutter, h+2*gutter)
	s.own = append(s.own, p)
	return &Picture{p, gutter, gutter, w, h}
}

// drop forgets one own page.
func (s *store) drop(p *page) {
	for i, o := range s.own {
		if o == p {
			p.gpu.free()
			s.own = append(s.own[:i], s.own[i+1:]...)
			return
		}
	}
}

// clear forgets everything.
func (s *store) clear() {
	for _, p := range s.shared {
		p.gpu.free()
	}
	for _, p := range s.own {
		p.gpu.free()
	}
	s.shared, s.own = nil, nil
}

func (p *Picture) changed() {
	p.pg.dirty = p.pg.dirty.Union(image.Rect(p.x, p.y, p.x+p.w, p.y+p.h))
}

// setMask copies an alpha picture in as white of that opacity.
func (p *Picture) setMask(a *image.Alpha) {
	b := a.Bounds()
	for j := range min(p.h, b.Dy()) {
		d := p.pg.img.Pix[p.pg.img.PixOffset(p.x, p.y+j):]
		s := a.Pix[j*a.Stride:]
		for i := range min(p.w, b.Dx()) {
			v := s[i]
			d[i*4], d[i*4+1], d[i*4+2], d[i*4+3] = v, v, v, v
		}
	}
	p.changed()
}

// setRGBA copies premultiplied pixels in.
func (p *Picture) setRGBA(m *image.RGBA) {
	b := m.Bounds()
	for j := range min(p.h, b.Dy()) {
		n := min(p.w, b.Dx()) * 4
		o := m.PixOffset(b.Min.X, b.Min.Y+j)
		copy(p.pg.img.Pix[p.pg.img.PixOffset(p.x, p.y+j):][:n], m.Pix[o:o+n])
	}
	p.changed()
}
