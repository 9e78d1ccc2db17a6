package game

import "gotaku/render"

// What a page has side by side lies one under the other on a phone that is held upright.

// headed are the places of two buttons of these widths at the right of a page's head, and what is left of the page under the
// head; upright the buttons have a row of their own.
func (f *Frame) headed(in render.Rect, first, second float32) (a, b, rest render.Rect) {
	h, gap := f.Px(46), f.Px(12)
	if f.upright() {
		row := in.Below(f.Px(54)).TopStrip(h)
		part := (row.W - gap) * first / (first + second)
		return render.R(row.X, row.Y, part, h), render.R(row.X+part+gap, row.Y, row.W-part-gap, h), in.Below(f.Px(112))
	}
	b = render.R(in.Right()-second, in.Y, second, h)
	return render.R(b.X-gap-first, in.Y, first, h), b, in.Below(f.Px(60))
}

// halves are two parts of a page beside each other, upright one above the other; the first has this part of it.
func (f *Frame) halves(in render.Rect, part, gap float32) (a, b render.Rect) {
	if f.upright() {
		a = in.TopStrip((in.H - gap) * part)
		return a, in.Below(a.H + gap)
	}
	a = render.R(in.X, in.Y, (in.W-gap)*part, in.H)
	return a, render.R(a.Right()+gap, in.Y, in.Right()-a.Right()-gap, in.H)
}
