package render

import (
	"image"
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

// TestOneFaceWhereThereIsNoTime: a frame that has no time left paints one face all the same, so that there is an end, and
// leaves the pattern of a table's ground to the next.
func TestOneFaceWhereThereIsNoTime(t *testing.T) {
	a := art(t)
	a.Flush()
	a.Faces, a.Spare = 5, func() bool { return false }
	defer func() { a.Faces, a.Spare = 0, nil }()
	l := a.NewList()
	l.Reset(1280, 720, 1)
	before := len(a.kept)
	for i := range 4 {
		f := *divineFace("D10"+strconv.Itoa(i), "札", "赤")
		f.Key = "spare" + strconv.Itoa(i)
		l.Card(R(float32(i)*100, 100, 76, 106), &Card{ID: ID(i + 1), Face: &f})
	}
	if got := len(a.kept) - before; got != 1 || !a.Late() {
		t.Errorf("%d faces are painted, late %v", got, a.Late())
	}
	l.Reset(1280, 720, 1)
	ground := func() int { l.Cloth(R(0, 0, 1280, 720), a.Games[0]); return len(a.kept) }
	before = len(a.kept)
	if ground() != before || !a.Late() {
		t.Error("the ground is painted where there is no time")
	}
	a.Spare = func() bool { return true }
	l.Reset(1280, 720, 1)
	if ground() != before+1 || a.Late() {
		t.Error("the ground is not painted where there is time")
	}
}

// TestRowsOfOneColour: an upright gradient is the same drawn row by row as pixel by pixel, opaque or not, within its limits.
func TestRowsOfOneColour(t *testing.T) {
	a := art(t)
	for _, c := range [][2]Color{{Gold, Ink950}, {Alpha(Gold, 0.3), Alpha(Ink950, 0.9)}, {Shu, Shu}} {
		var got [2]*image.RGBA
		for i := range got {
			l := a.NewList()
			l.reset(60, 40, 1)
			l.Fill(R(0, 0, 60, 40), Paper200)
			l.Clip(R(5, 3, 40, 30))
			l.Gradient(R(2, 1, 50, 36), 0, c[0], c[1])
			got[i] = image.NewRGBA(image.Rect(0, 0, 60, 40))
			qs := l.lower()
			if i == 1 { // so little aslant that it is drawn by pixels and shows nowhere
				qs[1].ay = 1e-7
			}
			for n := range qs {
				softQuad(got[i], &qs[n])
			}
		}
		for i := range got[0].Pix {
			if d := int(got[0].Pix[i]) - int(got[1].Pix[i]); d < -1 || d > 1 {
				t.Fatalf("%v: pixel %d is %d by rows and %d by pixels", c, i/4, got[0].Pix[i], got[1].Pix[i])
			}
		}
	}
}

// TestALargePictureIsPaintedInParts: a table's ground and a tile are painted over several frames where there is no time, some
// rows at least in each, of several one at a time; they come to the same as painted at once.
func TestALargePictureIsPaintedInParts(t *testing.T) {
	a := art(t)
	draw := func(dst *image.RGBA) {
		l := a.NewList()
		l.Reset(320, 200, 1)
		l.Cloth(R(0, 0, 320, 200), a.Games[0])
		l.ClothRound(R(20, 10, 90, 180), a.Games[1], 14)
		if dst != nil {
			l.DrawSoft(dst)
		}
	}
	var got [2]*image.RGBA
	for i := range got {
		a.Flush()
		a.Spare = nil
		if i == 1 {
			a.Spare = func() bool { return false }
		}
		got[i] = image.NewRGBA(image.Rect(0, 0, 320, 200))
		frames := 0
		for draw(nil); a.Late(); draw(nil) {
			if frames++; frames > 20 {
				t.Fatal("there is no end")
			}
		}
		if want := []int{0, 16}[i]; frames != want { // 9 and 8 parts, the last of them seen
			t.Errorf("%d frames are late, want %d", frames, want)
		}
		draw(got[i])
	}
	a.Spare = nil
	for i := range got[0].Pix {
		if got[0].Pix[i] != got[1].Pix[i] {
			t.Fatalf("byte %d is %d at once and %d in parts", i, got[0].Pix[i], got[1].Pix[i])
		}
	}
}
