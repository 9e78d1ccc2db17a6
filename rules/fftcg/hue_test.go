package fftcg

import "testing"

// TestHues: the bit of an element is its place among them.
func TestHues(t *testing.T) {
	for i, e := range elements {
		if hue(e) != 1<<i {
			t.Errorf("%s is element %d, its bit %b", e, i, hue(e))
		}
	}
	if hue("") != 0 {
		t.Error("what is no element has a bit")
	}
}
