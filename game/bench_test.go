package game

import "testing"

// BenchmarkFrame builds a full table's list anew, as in every tick while something moves.
func BenchmarkFrame(b *testing.B) {
	h := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		h.c.Dirty()
		h.c.Draw()
	}
}

// BenchmarkStill is a tick of a table on which nothing moves.
func BenchmarkStill(b *testing.B) {
	h := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		h.c.Tick(nil)
		h.c.Draw()
	}
}
