package game

import (
	"time"

	"gotaku/assets"
	"gotaku/render"
)

// opening reads a game, a small part in every tick, so that nothing stands still. What takes longer than a moment shows a
// sign, which then stays long enough to be read: one that only flashes disturbs more than it tells.
type opening struct {
	plain
	c     *Core
	from  reading
	sign  string // the key of what it says
	ticks int    // since it was begun
	then  func()
}

// The sign is shown from tick signAfter on, about 150 ms, and then for signFor ticks at least, half a second.
const (
	signAfter = 9
	signFor   = 30
)

// reading is what takes longer than a frame may.
type reading interface {
	Done() bool
	Step() bool
	Part() float32 // of it that is done, 0 to 1
}

// readFor is how long a tick may read, beyond the step that is under way.
const readFor = 8 * time.Millisecond

// inSlice reads for a slice of a tick. What waits for another thread has nothing to do in it.
func inSlice(r reading) {
	for begun := time.Now(); !r.Done(); {
		if r.Step(); waits(r) || time.Since(begun) >= readFor {
			return
		}
	}
}

// waits says whether what is read comes from elsewhere.
func waits(r reading) bool {
	w, is := r.(interface{ Waits() bool })
	return is && w.Waits()
}

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
func (c *Core) read(r reading, then func()) { readBehind(c, "opening.title", r, then) }

// readBehind is read behind a sign that says something else.
func readBehind(c *Core, sign string, r reading, then func()) {
	if r.Done() {
		then()
		return
	}
	c.Open(&opening{c: c, from: r, sign: sign, then: then})
}

func (o *opening) Name() string { return "opening" }

// Key: Esc goes back; what has been read stays read. What can be stopped is, and what must not be is waited for.
func (o *opening) Key(c *Core, k string) bool {
	if k != "Esc" {
		return true
	}
	if s, is := o.from.(interface{ Stop() bool }); is && !s.Stop() {
		return true
	}
	c.CloseTop()
	return true
}

func (o *opening) Tick(c *Core) {
	if c.top() != Scene(o) {
		return
	}
	o.ticks++
	if o.signed() {
		c.Dirty()
	}
	if !o.from.Done() { // what is opened with it has a tick of its own
		if !c.behind {
			inSlice(o.from)
		}
		return
	}
	if !o.signed() || o.ticks >= signAfter+signFor {
		c.CloseTop()
		o.then()
	}
}

// signed says whether the sign is on the screen.
func (o *opening) signed() bool { return o.ticks >= signAfter }

func (o *opening) Draw(f *Frame) {
	if !o.signed() { // but what lies under it is not to be pressed
		f.Cover()
		f.Mark(Target{Name: "scrim", Still: true}, f.whole())
		return
	}
	in := dialogBox(f, 420, 116)
	title := in.TopStrip(f.Px(30))
	f.Mark(Target{Name: "sign", Label: f.T(o.sign), Still: true}, title)
	f.Text(title, f.T(o.sign), render.Style{Font: render.Bold, Size: f.Px(18), Color: render.PaperInk, Align: render.Center})
	track := render.R(in.X, in.Y+f.Px(52), in.W, f.Px(8))
	f.Round(track, f.Px(4), render.Paper300)
	track.W = max(track.W*o.from.Part(), f.Px(8))
	f.Round(track, f.Px(4), render.Shu)
}
