package game

import (
	"testing"
)

// TestWholeMatchOfBuddyfight: Buddyfight is played to its end by mouse and keys: monsters are dragged to areas, spells
// and items used, attacks chosen, windows declined.
func TestWholeMatchOfBuddyfight(t *testing.T) {
	wholeMatch(t, "buddyfight", [2]string{"ja", "en"}, func(h *movers) bool {
		return h.drags["place:p"] > 0 && h.drags["place:u"] > 0 && h.used["use"] > 0 && h.used["pass"] > 0
	})
}

// wholeMatch plays a match of a game on a wide screen and on a phone, each in its language.
func wholeMatch(t *testing.T, id string, langs [2]string, enough func(h *movers) bool) {
	for i, size := range [][2]int{{1280, 720}, {844, 390}} {
		h := newMovers(t, newRig(t, size[0], size[1]), 7)
		h.c.ChangeSettings(func(s *Settings) { s.Lang = langs[i] })
		h.shot(id + "-title-" + itoa(size[0]))
		h.click("table:" + id)
		h.click("mode:solo")
		h.shot(id + "-decks-" + itoa(size[0]))
		h.click("play")
		h.settle()
		h.shot(id + "-0-" + itoa(size[0]))
		for n := 0; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if n%20 == 10 {
				h.shot(id + "-" + itoa(size[0]) + "-" + itoa(n))
				for _, s := range h.overlaps() {
					t.Error(s)
				}
			}
		}
		h.settle()
		h.shot(id + "-result-" + itoa(size[0]))
		if tr := h.c.Tree(); !tr.Over_ || tr.Over != "result" {
			t.Fatalf("over %v, on top %q; want the result", tr.Over_, tr.Over)
		}
		if !enough(h) {
			t.Errorf("not everything was done: %v %v", h.drags, h.used)
		}
	}
}
