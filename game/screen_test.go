package game

import (
	"testing"

	"gotaku/render"
)

// TestSafeArea: with a notch at the left nothing lies under it, on the table and elsewhere.
func TestSafeArea(t *testing.T) {
	r := crowded(t, 844, 390, "ja", true)
	r.c.Inset(insets{L: 47, R: 20, B: 21})
	safe := render.R(47, 0, 844-67, 390-21)
	check := func(name string) {
		r.shot("insets-" + name)
		for _, v := range r.c.Tree().Things {
			if b := render.R(v.X, v.Y, v.W, v.H); v.Name != "scrim" && !b.Inset(1).Within(safe) {
				t.Errorf("%s: %s lies at %v, outside %v", name, v.Name, b, safe)
			}
		}
	}
	check("table")
	r.key("Z")
	check("look")
	r.key("Esc")
	r.click("menu")
	check("menu")
	r.key("Esc")
	r.key(",")
	check("settings")
	r.c.Go(newTitle(r.c))
	check("title")
	r.click("mode:solo")
	r.settle()
	check("decks")
}
