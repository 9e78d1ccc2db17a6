package game

import "gotaku/render"

// roll is how far something longer than its room has been scrolled: by the wheel, a finger or the mouse that sweeps over it,
// its bar, and the focus, which is always followed. All in device px.
type roll struct {
	at, most float32
	step     float32 // what a line of the wheel is
}

// by scrolls; what is left over at an end is not kept.
func (s *roll) by(px float32) { s.at = clampF(s.at+px, 0, s.most) }

// fit says how much longer the whole is than its room, which may have shrunk.
func (s *roll) fit(most, step float32) {
	s.most, s.step = max(0, most), step
	s.by(0)
}

// shelf is how equal things lie in a room that scrolls: n of them, cols in a row. All in device px.
type shelf struct {
	n, cols     int
	w, h        float32 // of one
	right, down float32 // from one to the next
	pad         float32 // around all of them, for what stands out over their edges
	few         bool    // what lies further off than the room is large is left out: there may be thousands
	bar         render.Color
}

// manyRows is how many rows of a list are drawn whether they are seen or not.
const manyRows = 200

// Shelf draws the things of a shelf into a room that the wheel, a sweep, the bar of that name and the focus scroll. Each is
// drawn, seen or not, and so becomes a target that keys find; of many only those that are not far off.
func (f *Frame) Shelf(name string, room render.Rect, s *roll, v shelf, draw func(i int, at render.Rect)) {
	rows := float32((v.n + v.cols - 1) / v.cols)
	s.fit(rows*v.down-(v.down-v.h)+2*v.pad-room.H, v.down)
	f.Mark(Target{Name: name, Still: true, Roll: s}, room)
	f.Clip(room)
	first := len(f.targets)
	for i := range v.n {
		at := render.R(room.X+v.pad+float32(i%v.cols)*v.right, room.Y+v.pad+float32(i/v.cols)*v.down-s.at, v.w, v.h)
		if v.few && (at.Bottom() < room.Y-room.H || at.Y > room.Bottom()+room.H) {
			continue
		}
		draw(i, at)
	}
	for i := first; i < len(f.targets); i++ {
		f.targets[i].In = s
	}
	f.Unclip()
	f.ScrollBar(name, room, s, v.bar)
}

// grid is a shelf of n cards, as many in a row as the room holds beside its bar with an upright width of at least that;
// where there are several rows the cards are as wide as fills the room.
func (f *Frame) grid(room render.Rect, n int, width, right, down, pad float32) shelf {
	all := room.W - pad - max(pad, f.Px(barWide)) + right
	cols := max(1, int(all/(width+right)))
	if n > cols {
		width = max(width, all/float32(cols)-right)
	}
	w, h := render.CardBox(width, false)
	return shelf{n: n, cols: cols, w: w, h: h, right: w + right, down: h + down, pad: pad, bar: render.Text3}
}

// barWide is what a scroll bar takes of its room, in units.
const barWide = 12

// ScrollBar draws the bar of a room through which total px are seen, at its right, and makes it something to be dragged.
// Nothing is drawn where all is seen.
func (f *Frame) ScrollBar(name string, room render.Rect, s *roll, c render.Color) {
	if s.most > 0 {
		f.List.ScrollBar(room, room.H+s.most, s.at, c, f.Add(f.bar(name, s)))
	}
}

// bar is a scroll bar as a target: what is pressed of it comes to be seen.
func (f *Frame) bar(name string, s *roll) Target {
	c := f.c
	return Target{Name: name + ":bar", Still: true, Roll: s, At: func(p render.Point) {
		if t := c.now().find(name + ":bar"); t != nil && t.R.H > 0 {
			k := t.R.H / (t.R.H + s.most) // how much of it the seen part takes
			s.at = 0
			s.by(s.most * ((p.Y-t.R.Y)/t.R.H - k/2) / (1 - k))
			c.Dirty()
		}
	}}
}

// reveal scrolls until the target of that name is seen, where it lies in something that scrolls.
func (c *Core) reveal(name string) {
	f := c.now()
	t := f.find(name)
	if t == nil || t.In == nil {
		return
	}
	var whole, room render.Rect
	for _, h := range f.Hits() {
		switch v := &f.targets[h.ID-1]; {
		case v.Name == name:
			whole = h.Whole
		case v.Roll == t.In && v.At == nil:
			room = h.R
		}
	}
	if whole.Empty() || room.Empty() {
		return
	}
	if whole.Y < room.Y {
		t.In.by(whole.Y - room.Y)
	} else if over := whole.Bottom() - room.Bottom(); over > 0 {
		t.In.by(min(over, whole.Y-room.Y))
	}
	c.Dirty()
}
