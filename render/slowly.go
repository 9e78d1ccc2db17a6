package render

import (
	"image"
	"slices"
)

// painting is a large kept picture that is not done yet.
type painting struct {
	quads []quad
	img   *image.RGBA
	rows  int // of it that are painted
}

// paintRows is how many rows of a large picture are painted before it is asked whether there is time for more.
const paintRows = 24

// keepSlowly is keep for a large picture: it is painted over as many frames as it takes, a few rows at least in each, where the
// frames have an end. nil: it is not done, and what is drawn in its place stays until then.
func (a *Art) keepSlowly(k keptKey, u float32, draw func(l *List)) *Picture {
	if a.Faces < 0 {
		return nil
	}
	if a.kept[k] != nil || a.Spare == nil {
		return a.keep(k, u, draw)
	}
	p := a.slow[k]
	if p == nil {
		if !a.Spare() && a.worked == a.frame { // one is begun in a frame, time or not, so that there is an end
			a.blank = true
			return nil
		}
		l := a.NewList()
		l.reset(int(k.w), int(k.h), u)
		draw(l)
		p = &painting{quads: slices.Clone(l.lower()), img: image.NewRGBA(image.Rect(0, 0, int(k.w), int(k.h)))}
		a.slow[k] = p
	}
	for ; p.rows < int(k.h) && (a.worked != a.frame || a.Spare()); a.worked = a.frame {
		band := p.img.SubImage(image.Rect(0, p.rows, int(k.w), min(p.rows+paintRows, int(k.h)))).(*image.RGBA)
		paint(band, p.quads)
		p.rows += paintRows
	}
	if p.rows < int(k.h) {
		a.blank = true
		return nil
	}
	delete(a.slow, k)
	return a.put(k, p.img)
}
