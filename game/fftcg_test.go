package game

import (
	"testing"

	"gotaku/rules"
)

// sitFF sits down at the FF-TCG table.
func sitFF(t testing.TB, w, h int, mode string) *rig {
	r := newRig(t, w, h)
	r.key("1")
	r.click("mode:" + mode)
	r.click("play")
	return r
}

func TestWholeFFMatchByHand(t *testing.T) {
	for _, size := range screenSizes {
		h := &hands{rig: sitFF(t, size[0], size[1], "solo"), rand: rules.Mix(5, uint64(size[0])), used: map[string]int{}}
		n := 0
		for ; h.once(); n++ {
			if n > 3000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if n%60 == 30 {
				h.shot("ff-" + itoa(size[0]) + "-" + itoa(n))
			}
		}
		h.settle()
		h.shot("ff-result-" + itoa(size[0]))
		t.Logf("%d answers, turn %d: %v", n, h.table().view.TurnNo, h.used)
		if tr := h.c.Tree(); !tr.Over_ || tr.Over != "result" || tr.Winner < 0 {
			t.Fatalf("after %d answers over %v, on top %q; want the result", n, tr.Over_, tr.Over)
		}
		for _, k := range []string{"play", "attack", "use", "pass", "choose", "yesno", "pay", "paid by hand"} {
			if h.used[k] == 0 {
				t.Errorf("the match never used %q: %v", k, h.used)
			}
		}
	}
}
