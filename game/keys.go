package game

import "slices"

// keyPressed is a key as it was pressed: what it stands for may have been changed.
func (c *Core) keyPressed(k string) {
	if l, open := c.top().(*keyList); open && l.moving != "" {
		l.take(k)
		return
	}
	c.key(c.Set.Keys.meant(k))
}

// key handles a key press: a dialog's or scene's own keys first, then the
// targets that show it, then the moving of the focus.
func (c *Core) key(k string) {
	c.Dirty()
	if c.top().Key(c, k) {
		return
	}
	if t := c.keyTarget(k); t != nil {
		c.do(t)
		return
	}
	pressed(everywhere, c, k)
}

// keyTarget is the uncovered target that shows the key.
func (c *Core) keyTarget(k string) *Target {
	f := c.now()
	for i := len(f.targets) - 1; i >= f.modal; i-- {
		if t := &f.targets[i]; t.Key == k && !t.R.Empty() {
			return t
		}
	}
	return nil
}

// stops are the targets the focus may rest on.
func (f *Frame) stops() []*Target {
	var out []*Target
	for i := f.modal; i < len(f.targets); i++ {
		if t := &f.targets[i]; !t.Still && !t.R.Empty() {
			out = append(out, t)
		}
	}
	return out
}

// nextRegion moves the focus to the first stop of the next region that has one; where there is but one region, to the next
// stop of it.
func (c *Core) nextRegion(step int) {
	stops := c.now().stops()
	from := -1
	if t := c.now().find(c.focus); t != nil {
		from = int(t.Region)
		if !slices.ContainsFunc(stops, func(s *Target) bool { return s.Region != t.Region }) {
			at := slices.IndexFunc(stops, func(s *Target) bool { return s.Name == t.Name })
			c.setFocus(stops[(at+step+len(stops))%len(stops)].Name)
			return
		}
	} else if step < 0 {
		from = int(regions)
	}
	for i := 1; i <= int(regions); i++ {
		want := Region(((from+step*i)%int(regions) + int(regions)) % int(regions))
		for _, t := range stops {
			if t.Region == want {
				c.setFocus(t.Name)
				return
			}
		}
	}
}

// moveFocus moves the focus to the nearest stop of its region in a direction;
// where there is none, to any region's.
func (c *Core) moveFocus(dx, dy float32) {
	from := c.now().find(c.focus)
	if from == nil {
		c.nextRegion(1)
		return
	}
	for _, near := range [...]func(t *Target) bool{
		func(t *Target) bool { return from.In != nil && t.In == from.In }, // the next of a list, seen or not
		func(t *Target) bool { return t.Region == from.Region && !t.Out },
		func(t *Target) bool { return !t.Out },
	} {
		if t := c.now().nearest(from, dx, dy, near); t != nil {
			c.setFocus(t.Name)
			return
		}
	}
}

// nearest is the nearest stop in a direction of those that are near.
func (f *Frame) nearest(from *Target, dx, dy float32, near func(t *Target) bool) *Target {
	var best *Target
	least := float32(1e30)
	a := from.R.Center()
	for _, t := range f.stops() {
		if t.Name == from.Name || !near(t) {
			continue
		}
		b := t.R.Center()
		along := (b.X-a.X)*dx + (b.Y-a.Y)*dy
		across := (b.X-a.X)*dy - (b.Y-a.Y)*dx
		if along <= 1 {
			continue
		}
		if across < 0 {
			across = -across
		}
		if across > along*2 && t.Region != from.Region {
			continue
		}
		if d := along + 3*across; d < least {
			best, least = t, d
		}
	}
	return best
}

func (c *Core) setFocus(name string) {
	c.focus, c.mute = name, false
	c.tip = nil
	c.reveal(name)
	c.Dirty()
}
