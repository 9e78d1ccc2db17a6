package render

// Piece is a line of text as it is seen, or an opaque ground that lies over what was drawn before it.
type Piece struct {
	Text string // "" for a ground
	R    Rect   // within the clip in force
}

// Written lists, in drawing order from op number from on, the lines of text and the opaque grounds: what a test of a layout
// looks at. What is turned, faded or on its way is left out.
func (l *sheet) Written(from int) (out []Piece) {
	var clips []Rect
	moved := 0
	for i := range l.ops {
		o := &l.ops[i]
		switch o.kind {
		case opClip:
			r := o.r
			if n := len(clips); n > 0 {
				r = r.Intersect(clips[n-1])
			}
			clips = append(clips, r)
		case opUnclip:
			clips = clips[:len(clips)-1]
		case opPush:
			moved++
		case opPop:
			moved--
		}
		p := Piece{R: o.r}
		switch {
		case i < from || moved > 0:
			continue
		case o.kind == opRound && o.c0.A == 255 && o.c1.A == 255:
		case o.kind == opText && o.c0.A > 64:
			p.Text = o.text
			w := o.r.W
			if w == 0 {
				w = l.Art.Measure(o.text, o.font, o.width) * o.squeeze
			}
			p.R = Rect{o.r.X, o.r.Y - 0.78*o.width, w, 0.9 * o.width}
		default:
			continue
		}
		if n := len(clips); n > 0 {
			p.R = p.R.Intersect(clips[n-1])
		}
		if !p.R.Empty() {
			out = append(out, p)
		}
	}
	return out
}
