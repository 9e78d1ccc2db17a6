package game

import "testing"

func TestTitleLeadsToTheTable(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		r := newRig(t, size[0], size[1])
		name := "-" + itoa(size[0])
		r.shot("title" + name)
		r.click("mode:solo")
		r.shot("decks" + name)
		r.click("play")
		r.settle()
		r.shot("table-begin" + name)
		if got := r.c.Tree(); got.Scene != "table" || got.Ask != "first" || got.Kind != "yesno" {
			t.Fatalf("scene %q asks %q (%s), want the table asking who goes first", got.Scene, got.Ask, got.Kind)
		}
	}
}
