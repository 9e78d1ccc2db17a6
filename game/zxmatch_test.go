package game

import (
	"testing"
)

// TestWholeMatchOfZX: Z/X is chosen on the title, its decks are picked, and a match of it is
// played to its end by dragging, clicking and keys alone.
func TestWholeMatchOfZX(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		h := newMovers(t, newRig(t, size[0], size[1]), 7)
		h.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
		h.shot("zx-title-" + itoa(size[0]))
		h.click("table:zx")
		h.click("mode:solo")
		h.shot("zx-decks-" + itoa(size[0]))
		h.click("play")
		h.settle()
		h.shot("zx-0-" + itoa(size[0]))
		for n := 0; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if n%20 == 10 {
				h.shot("zx-" + itoa(size[0]) + "-" + itoa(n))
				for _, s := range h.overlaps() {
					t.Error(s)
				}
			}
		}
		h.settle()
		h.shot("zx-result-" + itoa(size[0]))
		if tr := h.c.Tree(); !tr.Over_ || tr.Over != "result" {
			t.Fatalf("over %v, on top %q; want the result", tr.Over_, tr.Over)
		}
		if h.drags["place:p"] == 0 || h.used["shown"] == 0 || h.used["use"] == 0 {
			t.Errorf("no card was dragged to a square, played where it was shown, or used: %v %v", h.drags, h.used)
		}
	}
}
