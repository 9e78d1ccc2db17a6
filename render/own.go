package render

import "image"

// A picture of the player's own stands in place of what is drawn on a face. The name, the badge, and all that changes in play
// lie over it, so that a card is read as any other.

// Owned are such pictures, by Face.Own.
type Owned interface {
	// Has says whether there is one.
	Has(name string) bool
	// Picture is it; nil: it is on its way, and another frame is drawn when it has come.
	Picture(name string) *image.RGBA
}

// owned says whether a face has a picture of the player's own.
func (a *Art) owned(f *Face) bool { return a.Own != nil && f != nil && f.Own != "" && a.Own.Has(f.Own) }

// ownRoom is how much higher the window of a large face is for such a picture.
func (l *faces) ownRoom(f *Face, k float32) float32 {
	switch {
	case !l.Art.owned(f):
		return 0
	case l.Phone:
		return 48 * k
	}
	return 136 * k
}

// ownFace draws the face of a card with such a picture. What it lays on a page is lifted once the face is painted.
func (l *faces) ownFace(r Rect, w float32, c *Card, img *image.RGBA) *Picture {
	rad := w * 0.06
	paper, ink := Paper100, PaperInk
	if c.is(Theirs) {
		paper, ink = SlateCard, White
	}
	l.Round(r, rad, paper)
	l.Stroke(r, rad, 1, Alpha(Black, 0.25))
	in := r.Inset(max(1, round(w*0.03))).Snap()
	laid := l.ownOver(in, img, c.is(Rested))
	if c.is(Stunned) {
		l.Fill(in, Alpha(Ink950, 0.4))
	}
	if w >= l.Px(nameFrom) {
		l.Fill(Rect{in.X, in.Y, in.W, max(w*0.165, l.nameSize(w)*1.5) - (in.Y - r.Y)}, Alpha(paper, 0.9))
		l.faceName(r, w, c.Face, ink)
	}
	l.faceSigns(r, l.window(r, w, c), w, c)
	return laid
}

// ownOver covers a box with a picture, turned for a card that lies; what stands over is cut off.
func (l *faces) ownOver(r Rect, img *image.RGBA, turned bool) *Picture {
	w, h := int(r.W), int(r.H)
	if turned {
		w, h = h, w
	}
	b := img.Bounds()
	from := b
	if b.Dx()*h > b.Dy()*w { // too wide
		n := b.Dy() * w / max(h, 1)
		from.Min.X += (b.Dx() - n) / 2
		from.Max.X = from.Min.X + n
	} else {
		n := b.Dx() * h / max(w, 1)
		from.Min.Y += (b.Dy() - n) / 2
		from.Max.Y = from.Min.Y + n
	}
	p := l.lay(img, from, w, h)
	if p == nil || !turned {
		if p != nil {
			l.Image(p, r, 0, 1)
		}
		return p
	}
	l.Push(r.Center(), pi/2, 1, 1, 0, 0)
	l.Image(p, r.CenterBox(r.H, r.W), 0, 1)
	l.Pop()
	return p
}

// ownWhole draws all of a picture in the middle of a box.
func (l *faces) ownWhole(r Rect, img *image.RGBA) *Picture {
	b := img.Bounds()
	k := min(r.W/float32(b.Dx()), r.H/float32(b.Dy()))
	box := r.CenterBox(round(float32(b.Dx())*k), round(float32(b.Dy())*k)).Snap()
	p := l.lay(img, b, int(box.W), int(box.H))
	if p != nil {
		l.Image(p, box, 0, 1)
	}
	return p
}

// lay puts a part of a picture, in another size, on a page; nil: nothing of it is left.
func (l *faces) lay(img *image.RGBA, from image.Rectangle, w, h int) *Picture {
	if w < 1 || h < 1 || from.Empty() {
		return nil
	}
	p := l.Art.store.putOwn(w, h)
	p.setRGBA(resized(img, from, w, h))
	return p
}

// lift takes what was laid away again.
func (a *Art) lift(p *Picture) {
	if p != nil {
		a.store.drop(p.pg)
	}
}

// resized is a part of a picture in another size: each pixel is the mean of those it stands for.
func resized(img *image.RGBA, from image.Rectangle, w, h int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		y0 := from.Min.Y + y*from.Dy()/h
		y1 := max(y0+1, from.Min.Y+(y+1)*from.Dy()/h)
		for x := range w {
			x0 := from.Min.X + x*from.Dx()/w
			x1 := max(x0+1, from.Min.X+(x+1)*from.Dx()/w)
			var sum [4]int
			for j := y0; j < y1; j++ {
				for i := img.PixOffset(x0, j); i < img.PixOffset(x1, j); i += 4 {
					for k := range sum {
						sum[k] += int(img.Pix[i+k])
					}
				}
			}
			n := (x1 - x0) * (y1 - y0)
			for k := range sum {
				out.Pix[out.PixOffset(x, y)+k] = uint8(sum[k] / n)
			}
		}
	}
	return out
}
