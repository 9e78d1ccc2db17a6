package game

import (
	"testing"

	"gotaku/render"
)

// TestSafeArea: with a notch at the left nothing of the table lies under it.
func TestSafeArea(t *testing.T) {
	r := crowded(t, 844, 390, "ja", true)
	r.c.Inset(insets{L: 47, R: 20, B: 21})
	r.shot("insets")
	safe := render.R(47, 0, 844-67, 390-21)
	for _, v := range r.c.Tree().Things {
		if b := render.R(v.X, v.Y, v.W, v.H); !b.Inset(1).Within(safe) {
			t.Errorf("%s lies at %v, outside %v", v.Name, b, safe)
		}
	}
}
