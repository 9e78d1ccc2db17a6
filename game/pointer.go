package game

import "gotaku/render"

const (
	dragFrom  = 8   // CSS px a press must move to be a drag
	holdAfter = 350 // ms of a touch that stays
	hoverFor  = 250 // ms of the mouse at rest over a card

	unmuteAfter = 24 // CSS px the mouse must move after something was done, to mean what it points at
	restWithin  = 3  // CSS px a mouse at rest may move from one moment to the next
)

// press is the pointer that is down.
type press struct {
	on       bool
	id       int
	name     string
	from, at render.Point
	since    int64
	stamp    int
	touch    bool
	drag     bool
	held     bool         // it was no tap: it showed something, or scrolled
	swept    render.Point // how far a scroll has come
}

// pointer handles one event of a pointer.
func (c *Core) pointer(e Event) {
	p := render.Point{X: e.X, Y: e.Y}
	switch e.Kind {
	case PointerDown:
		c.pointerDown(e, p)
	case PointerMove:
		c.pointerMove(e, p)
	case PointerUp:
		c.pointerUp(e, p)
	case PointerCancel:
		c.dropPress(e)
	case PointerLeave:
		c.setHover("")
	case WheelTurn:
		if t := c.now().turns(p); t != nil {
			t.turn(e.DY)
			c.Dirty()
		}
	}
}

func (c *Core) pointerDown(e Event, p render.Point) {
	c.mouse = p
	if c.tip == nil || c.tip.cites == "" || !c.frame.told.Contains(p) {
		c.tip = nil
	}
	if c.press.on {
		return // one pointer at a time
	}
	c.focus = ""
	t := c.now().at(p)
	if c.editor.edit != nil && (t == nil || t.Name != c.editor.edit.name) {
		c.editor.endEdit(true)
		t = c.now().at(p)
	}
	if e.Secondary {
		c.Dirty()
		if len(c.over) > 0 || c.scene.drag(c) != nil {
			c.key("Esc") // the right button puts back or closes; it leaves no screen on which there is nothing to put back
		}
		return
	}
	c.press = press{on: true, id: e.ID, from: p, at: p, since: c.ms, stamp: c.stamp(), touch: e.Touch}
	if t != nil {
		c.press.name = t.Name
		if t.At != nil {
			t.At(p)
		}
	}
	if !e.Touch {
		c.setHover(c.press.name)
	}
	c.Dirty()
}

func (c *Core) pointerMove(e Event, p render.Point) {
	if !c.press.on || e.ID != c.press.id {
		if !e.Touch {
			was := c.mouse
			c.mouse = p
			c.hoverAt(p, was)
		}
		return
	}
	c.mouse, c.press.at = p, p
	t := c.now().find(c.press.name)
	if t != nil && t.At != nil {
		t.At(p)
		c.Dirty()
		return
	}
	if c.press.drag {
		c.top().drag(c).Move(p)
		c.Dirty()
		return
	}
	dx, dy := p.X-c.press.from.X, p.Y-c.press.from.Y
	far := dragFrom * c.Scale
	if dx*dx+dy*dy < far*far {
		return
	}
	if t == nil || !t.Drag {
		if c.sweep(e, p); t != nil && !c.press.held && t.Card != 0 { // what cannot be carried says why
			c.press.held = true
			c.hush()
			c.why(t)
		}
		return
	}
	if d := c.top().drag(c); d != nil && c.stamp() == c.press.stamp && d.Begin(t, c.press.from) {
		c.press.drag, c.press.held = true, false
		d.Move(p)
		c.Dirty()
	}
}

// sweep scrolls what lies under a finger, or the mouse held down, that moves on it.
func (c *Core) sweep(e Event, p render.Point) {
	t := c.now().turns(c.press.from)
	if t == nil || t.Roll == nil && !e.Touch {
		return
	}
	if c.press.held = true; c.press.swept == (render.Point{}) {
		c.press.swept = c.press.from
	}
	if up := c.press.swept.Y - p.Y; t.Roll != nil {
		t.Roll.by(up)
	} else {
		t.Turn(up / (40 * c.Scale))
	}
	c.press.swept = p
	c.Dirty()
}

func (c *Core) pointerUp(e Event, p render.Point) {
	if !c.press.on || e.ID != c.press.id {
		return
	}
	c.pointerMove(Event{Kind: PointerMove, ID: e.ID, Touch: e.Touch}, p)
	was := c.press
	c.press = press{}
	c.Dirty()
	if was.drag {
		d := c.top().drag(c)
		if d == nil {
			return
		}
		if c.stamp() != was.stamp {
			d.Cancel()
			c.stale()
			return
		}
		c.hush()
		d.Drop(p)
		return
	}
	if was.held {
		return
	}
	t := c.now().at(p)
	if t == nil || t.Name != was.name {
		return
	}
	if c.stamp() != was.stamp && t.Region != RegionTools { // tools are there whatever the other does while one is pressed
		c.stale()
		return
	}
	if was.name == "" || t.At != nil {
		return
	}
	c.do(t)
}

// dropPress forgets a press whose pointer was taken away.
func (c *Core) dropPress(e Event) {
	if !c.press.on || e.ID != c.press.id {
		return
	}
	if d := c.top().drag(c); c.press.drag && d != nil {
		d.Cancel()
	}
	c.press = press{}
	c.Dirty()
}

// hold is called every tick: a touch that stays shows what is under it.
func (c *Core) hold() {
	p := &c.press
	if !p.on || !p.touch || p.drag || p.held || c.ms-p.since < holdAfter {
		return
	}
	if t := c.now().find(p.name); t != nil && (t.Card != 0 || t.Face != 0 || t.Why != nil || t.Hint != nil) {
		p.held, c.mute = true, false
		c.Dirty()
	}
}

// hoverAt follows the pointer. What it comes to is explained when it rests there, and after something was done only when
// it has been moved on purpose.
func (c *Core) hoverAt(p, from render.Point) {
	moved := func(a render.Point, by float32) bool {
		dx, dy := p.X-a.X, p.Y-a.Y
		return dx*dx+dy*dy > by*by*c.Scale*c.Scale
	}
	if c.mute && c.focus == "" && moved(c.mutedAt, unmuteAfter) {
		c.mute, c.hoverSince = false, c.ms
	}
	if c.ms-c.hoverSince < hoverFor && moved(from, restWithin) {
		c.hoverSince = c.ms // it is on its way
	}
	t := c.now().at(p)
	if t == nil {
		c.setHover("")
		return
	}
	c.setHover(t.Name)
}

// hush explains nothing until the pointer or the focus is moved: something was done.
func (c *Core) hush() { c.mute, c.mutedAt = true, c.mouse }

func (c *Core) setHover(name string) {
	if c.hover == name {
		return
	}
	c.hover, c.hoverSince = name, c.ms
	if c.tip == nil || c.tip.cites == "" || name != "" && name != "tip" { // on the way to a rule that is cited
		c.tip = nil
	}
	c.Dirty()
}

// Pointed is the target that the pointer or the focus has dwelt on long enough
// to be explained; nil when there is none.
func (c *Core) Pointed() *Target {
	if c.press.drag {
		return nil
	}
	if c.press.held && c.press.swept == (render.Point{}) && !c.mute {
		return c.now().find(c.press.name)
	}
	if c.mute {
		return nil
	}
	if c.focus != "" {
		return c.now().find(c.focus)
	}
	if c.hover != "" && c.ms-c.hoverSince >= hoverFor && !c.press.on {
		return c.now().find(c.hover)
	}
	return nil
}

// do does what pressing t does.
func (c *Core) do(t *Target) {
	c.Dirty()
	c.hush()
	if t.Off || t.Do == nil {
		c.why(t)
		return
	}
	t.Do()
}
