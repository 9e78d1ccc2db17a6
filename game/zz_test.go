package game

import "testing"

func TestZZ(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1])
		r.key("5")
		r.inBoth("zz-title")
		m := newMovers(t, sitDC(t, size[0], size[1], "solo"), 21)
		m.until("turn 9", func(tb *table) bool { return tb.view.TurnNo >= 9 && tb.dec.Window == "main" && len(tb.acts) > 4 && !tb.jankenShown() })
		m.c.hover = ""
		m.tick(1, Event{Kind: PointerMove, X: 5, Y: 300})
		m.both("zz-main")
		m.key("L")
		m.settle()
		m.both("zz-log")
		m.key("Esc")
	}
}
