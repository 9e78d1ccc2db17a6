package game

// Helper is another thread of this machine, which does one request after the other.
type Helper interface {
	Ask(request []byte) Task[[]byte]
	Stop()
}

// help is the app's helper, begun when it is first needed, or will be soon.
type help struct {
	with Helper
	lost error // why there is none; it is not begun again

	here, away int // answers of bots that were thought of in this thread and in the other
}

// helper is the app's helper; nil: there is none.
func (c *Core) helper() Helper {
	if c.help.with == nil && c.help.lost == nil && c.Env.Helper != nil {
		h, err := c.Env.Helper()
		if err != nil {
			c.loseHelper(err)
			return nil
		}
		c.help.with = h
	}
	return c.help.with
}

// loseHelper goes on without the helper, which failed.
func (c *Core) loseHelper(why error) {
	if c.help.with != nil {
		c.help.with.Stop()
		c.help.with = nil
	}
	c.help.lost = why
	c.Dirty()
}

// helpNote is what the menu says of a helper that is missed, or of a match that goes through the server; "": nothing.
func (t *table) helpNote(f *Frame) string {
	if l := t.match.link; l != nil && l.room != nil && l.room.Status().Relayed {
		return f.T("link.relayed")
	}
	if t.match.Mode != modeBot || t.c.help.lost == nil {
		return ""
	}
	return f.T("menu.alone")
}
