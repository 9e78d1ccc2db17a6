package game

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/games"
	"gotaku/rules/stub"
)

// TestWholeMatchOfTheExample: the example is chosen on the title, its decks are picked, and a
// match of it is played to its end by dragging, clicking and keys alone. Nothing of game
// knows it.
func TestWholeMatchOfTheExample(t *testing.T) {

	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		h := &hands{rig: newRig(t, size[0], size[1]), rand: rules.Mix(5, uint64(size[0])), used: map[string]int{}}
		h.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
		h.click("table:stub")
		h.shot("stub-title-" + itoa(size[0]))
		h.click("mode:solo")
		h.shot("stub-decks-" + itoa(size[0]))
		h.click("play")
		for n := 0; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if n%20 == 10 {
				h.shot("stub-" + itoa(size[0]) + "-" + itoa(n))
				for _, s := range h.overlaps() {
					t.Error(s)
				}
			}
		}
		h.settle()
		h.shot("stub-result-" + itoa(size[0]))
		if tr := h.c.Tree(); !tr.Over_ || tr.Over != "result" {
			t.Fatalf("over %v, on top %q; want the result", tr.Over_, tr.Over)
		}
		for _, k := range []string{"play", "attack", "use", "end", "choose"} {
			if h.used[k] == 0 {
				t.Errorf("the match never used %q: %v", k, h.used)
			}
		}
	}
}

func init() { games.Register(stub.Wing{}) }
