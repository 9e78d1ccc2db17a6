package game

import "testing"

// BenchmarkFrame builds a full table's list anew, as in every tick while something moves.
func BenchmarkFrame(b *testing.B) {
	h := midgame(b)
	painted(b, 0)
	b.ReportAllocs()
	for b.Loop() {
		h.c.Dirty()
		h.c.Draw()
	}
}

// BenchmarkStill is a tick of a table on which nothing moves.
func BenchmarkStill(b *testing.B) {
	h := midgame(b)
	painted(b, 0)
	b.ReportAllocs()
	for b.Loop() {
		h.c.Tick(nil)
		h.c.Draw()
	}
}

// TestStillTableMakesNoGarbage: while nothing moves, a tick and its frame allocate nothing.
func TestStillTableMakesNoGarbage(t *testing.T) {
	h := midgame(t)
	painted(t, 0)
	h.settle()
	h.c.Draw()
	if n := testing.AllocsPerRun(200, func() {
		h.c.Tick(nil)
		h.c.Draw()
	}); n != 0 {
		t.Errorf("%v allocations in a tick of a table on which nothing moves", n)
	}
}
