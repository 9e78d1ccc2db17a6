package game

import (
	"time"

	"gotaku/assets"
	"gotaku/render"
)

// opening is the sign that a game is being read: it is shown first, and then the
// reading takes a small part of every tick, so that nothing stands still.
type opening struct {
	plain
	c     *Core
	from  reading
	shown bool // it has been drawn: the reading may begin
	then  func()
}

// reading is what takes longer than a frame may.
type reading interface {
	Done() bool
	Step() bool
	Part() float32 // of it that is done, 0 to 1
}

// readFor is how long a tick may read, beyond the step that is under way.
const readFor = 8 * time.Millisecond

// withGame calls then as soon as a game has been read; a game that is not carried
// has nothing to be read.
func (c *Core) withGame(id string, then func()) {
	if o := assets.Open(gameID(id)); o != nil {
		c.read(o, then)
		return
	}
	then()
}

// read calls then as soon as all is read.
func (c *Core) read(r reading, then func()) {
	if r.Done() {
		then()
		return
	}
	c.Open(&opening{c: c, from: r, then: then})
}

func (o *opening) Name() string { return "opening" }

// Key: Esc goes back; what has been read stays read.
func (o *opening) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
	}
	return true
}

func (o *opening) Tick(c *Core) {
	if !o.shown || c.top() != Scene(o) {
		return
	}
	c.Dirty()
	for begun := time.Now(); time.Since(begun) < readFor; {
		if o.from.Step() {
			c.CloseTop()
			o.then()
			return
		}
	}
}

func (o *opening) Draw(f *Frame) {
	o.shown = true
	in := dialogBox(f, 420, 130)
	f.Text(in.TopStrip(f.Px(30)), f.T("opening.title"), render.Style{Font: render.Bold, Size: f.Px(18), Color: render.PaperInk, Align: render.Center})
	track := render.R(in.X, in.Y+f.Px(52), in.W, f.Px(8))
	f.Round(track, f.Px(4), render.Paper300)
	track.W = max(track.W*o.from.Part(), f.Px(8))
	f.Round(track, f.Px(4), render.Shu)
}
