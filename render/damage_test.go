package render

import (
	"image"
	"math/rand/v2"
	"testing"
)

// TestWhatIsNotDrawnAnewIsTheSame changes a table in many ways and draws only the parts that are said to differ: the
// picture is the one that is drawn whole.
func TestWhatIsNotDrawnAnewIsTheSame(t *testing.T) {
	tb := Layout(SVE, 640, 400)
	side, near, far := sampleSide(), sampleNear(), sampleFar()
	var boxes []Rect
	l := art(t).NewList()
	l.W, l.H = 640, 400
	rnd := rand.New(rand.NewPCG(1, 2))
	at := func() Rect { return R(rnd.Float32()*600, rnd.Float32()*380, 60, 84) }
	var loose, tip Rect
	turn := float32(0)
	changes := []func(){
		func() {},
		func() { near.life-- },
		func() { near.field[rnd.IntN(3)].State ^= Rested },
		func() { near.ex[0].State ^= IsLegal },
		func() { far.field[0].Stats = sveStats(rnd.IntN(9), rnd.IntN(9), 3, 4) },
		func() { loose, turn = at(), rnd.Float32()*360 },
		func() { loose = Rect{} },
		func() { tip = at() },
		func() { tip = Rect{} },
		func() { side.Last = string(rune('亜' + rnd.IntN(500))) },
		func() { far.field[1], far.field[2] = far.field[2], far.field[1] },
		func() { l.Art.Flush() },
	}
	var d damage
	kept := image.NewRGBA(image.Rect(0, 0, l.W, l.H))
	drawn, whole := 0, 0
	for n := range 120 {
		changes[rnd.IntN(len(changes))]()
		l.Reset(l.W, l.H, tb.U)
		drawTable(l, &tb, side, &near, &far, &boxes)
		if !loose.Empty() {
			l.CardTurned(loose, turn, 1.1, 0.7, &near.field[0])
		}
		if !tip.Empty() {
			l.Clip(tip)
			l.Round(tip.Inset(-9), 6, Shu)
			l.Text(tip, "直前", Style{Size: 14, Color: White})
			l.Unclip()
		}
		for _, part := range d.of(l.lower(), l.W, l.H) {
			drawn += part.Dx() * part.Dy()
			on := kept.SubImage(part).(*image.RGBA)
			for y := range part.Dy() {
				clear(on.Pix[y*on.Stride:][:4*part.Dx()])
			}
			l.drawSoft(on)
		}
		want := image.NewRGBA(kept.Rect)
		l.drawSoft(want)
		for i, v := range want.Pix {
			if e := int(v) - int(kept.Pix[i]); e < -1 || e > 1 { // what is turned is rounded from where its part begins
				t.Fatalf("picture %d: byte %d is %d, drawn whole %d", n, i, kept.Pix[i], v)
			}
		}
		whole += l.W * l.H
	}
	t.Logf("%d of %d pixels were drawn", drawn, whole)
	if drawn > whole/2 {
		t.Error("parts that did not change were drawn")
	}
}

// TestAnotherSizeIsDrawnWhole: what another canvas shows is not known.
func TestAnotherSizeIsDrawnWhole(t *testing.T) {
	var d damage
	for _, size := range []image.Point{{100, 70}, {100, 71}, {40, 71}} {
		whole := image.Rectangle{Max: size}
		if got := d.of(nil, size.X, size.Y); len(got) != 1 || got[0] != whole {
			t.Errorf("%v at first: %v", size, got)
		}
		if got := d.of(nil, size.X, size.Y); len(got) != 0 {
			t.Errorf("%v again: %v", size, got)
		}
	}
}

// TestTilesAreJoined: what changes in neighbouring tiles is one part, and what lies far apart is not.
func TestTilesAreJoined(t *testing.T) {
	pg := &page{}
	all := Rect{0, 0, 320, 320}
	box := func(x, y, w, h float32) quad { return quad{pg: pg, ox: x, oy: y, ax: w, by: h, clip: all} }
	var d damage
	d.of(nil, 320, 320)
	got := d.of([]quad{box(10, 10, 60, 60), box(300, 300, 5, 5), box(-20, 200, 10, 10)}, 320, 320)
	want := []image.Rectangle{image.Rect(0, 0, 96, 96), image.Rect(288, 288, 320, 320)}
	if len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("%v, want %v", got, want)
	}
	var many []quad
	for i := range 9 {
		many = append(many, box(float32(i%3)*100, float32(i/3)*100, 4, 4))
	}
	d.of(nil, 320, 320)
	if got := d.of(many, 320, 320); len(got) != 1 || got[0] != image.Rect(0, 0, 224, 224) {
		t.Errorf("many parts: %v", got)
	}
}
