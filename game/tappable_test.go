package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/render"
)

// answers is how wide the widest piece of a thing is that answers to a finger, and its middle.
func answers(f *Frame, v *Target) (wide int, at render.Point) {
	for y := v.R.Y + 1; y < v.R.Bottom(); y += 3 {
		run := 0
		for x := v.R.X; x < v.R.Right(); x++ {
			if on := f.at(render.Point{X: x, Y: y}); on == nil || on.Name != v.Name {
				run = 0
				continue
			}
			if run++; run > wide {
				wide, at = run, render.Point{X: x - float32(run)/2 + 0.5, Y: y}
			}
		}
	}
	return wide, at
}

// TestEveryCardCanBeTappedUpright: however crowded a table is on a phone that is held upright, of every card a piece answers
// to a finger that is wide enough to be hit; where one is not, a tap opens a list with that card in it, in which it can.
func TestEveryCardCanBeTappedUpright(t *testing.T) {
	thin := 0
	for _, size := range upright {
		for _, id := range assets.Playable() {
			r := crowdedOf(t, "crowded-"+id+".scenario", 0, size[0], size[1], "ja", true)
			r.settle()
			for _, v := range slices.Clone(r.c.now().targets) {
				if !strings.HasPrefix(v.Name, "card:") || v.R.Empty() {
					continue
				}
				wide, at := answers(r.c.now(), &v)
				if wide > 8 || wide == 0 { // a card that lies wholly under others opens with its row
					continue
				}
				thin++
				r.tick(1, Event{Kind: PointerDown, X: at.X, Y: at.Y, Touch: true}, Event{Kind: PointerUp, X: at.X, Y: at.Y, Touch: true})
				r.tick(2)
				b, is := r.c.top().(*browser)
				if !is || !slices.ContainsFunc(b.list(), func(c browsed) bool { return c.ID == v.Card }) {
					t.Errorf("%v %s: of %s (%s) at %v %d px answer, and a tap opens %s", size, id, v.Name, v.Label, v.R, wide, r.c.top().Name())
				}
				if is {
					r.shot("thin-" + id + "-" + itoa(size[0]))
					r.c.CloseTop()
					r.tick(2)
				}
			}
		}
	}
	if thin < 10 {
		t.Errorf("only %d cards were too thin", thin)
	}
}
