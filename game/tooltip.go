package game

import (
	"gotaku/render"
	"gotaku/rules"
)

// tipShown is a tooltip put up by an action, until it is clicked away.
type tipShown struct {
	tip  *render.Tip
	at   render.Rect
	till int64
}

// ShowWhy explains beside a place why something cannot be done.
func (c *Core) ShowWhy(w *rules.Why, at render.Rect) {
	if w == nil {
		return
	}
	c.tip = &tipShown{c.whyTip(w), at, c.ms + 6000}
	c.Dirty()
}

// why explains why t cannot be pressed, if it can say so.
func (c *Core) why(t *Target) {
	if t.Why != nil {
		c.ShowWhy(t.Why(), t.R)
	}
}

// drawTip draws the tooltip that was put up, or that of what is pointed at.
func (c *Core) drawTip(f *Frame) {
	if c.tip != nil {
		f.tipBeside(c.tip.tip, c.tip.at)
		return
	}
	t := c.Pointed()
	if t == nil || t.Card != 0 {
		return
	}
	if t.Why != nil {
		if w := t.Why(); w != nil {
			f.tipBeside(c.whyTip(w), t.R)
			return
		}
	}
	if t.Hint != nil {
		if title, text := t.Hint(); title != "" || text != "" {
			f.tipBeside(&render.Tip{Title: title, Text: text}, t.R)
		}
	}
}

func (f *Frame) tipBeside(t *render.Tip, at render.Rect) {
	w, h := f.TipSize(t)
	r, _ := render.PlaceBeside(f.bounds().Inset(f.Px(8)), at, w, h, f.Px(10))
	f.Tip(render.Point{X: r.X, Y: r.Y}, t)
}
