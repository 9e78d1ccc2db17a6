package render

import (
	"strconv"
	"testing"
)

// TestFacesArePaintedAFewAtATime: a frame with many new cards paints a few of them and says that there is more; frame by
// frame all are painted, what has been is not painted again, and then nothing is late.
func TestFacesArePaintedAFewAtATime(t *testing.T) {
	a := art(t)
	a.Flush()
	a.Faces = 3
	defer func() { a.Faces = 0 }()
	const cards = 10
	frame := func() int {
		before := len(a.kept)
		l := a.NewList()
		l.Reset(1280, 720, 1)
		for i := range cards {
			f := *divineFace("D00"+strconv.Itoa(i), "札", "赤")
			f.Key = "late" + strconv.Itoa(i)
			l.Card(R(float32(i)*100, 100, 76, 106), &Card{ID: ID(i + 1), Face: &f})
		}
		if len(l.Hits()) != cards {
			t.Fatalf("%d of %d cards answer to the pointer", len(l.Hits()), cards)
		}
		return len(a.kept) - before
	}
	for n, left := 0, cards; left > 0; n++ {
		painted := frame()
		if left -= painted; painted == 0 || painted > 3 || a.Late() != (left > 0) || n > cards {
			t.Fatalf("frame %d paints %d, %d are left, late %v", n, painted, left, a.Late())
		}
	}
	if frame() != 0 || a.Late() {
		t.Error("what was painted is painted again")
	}
}
