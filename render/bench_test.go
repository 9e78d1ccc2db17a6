package render

import (
	"image"
	"testing"
)

// fullTable is the SVE scene plus rows of cards, so that 120 cards are in view.
func fullTable(l *List, t *Table, side *Side, near, far *sampleSeat, boxes *[]Rect, extra []Card) {
	l.Reset(l.W, l.H, t.U)
	drawTable(l, t, side, near, far, boxes)
	for i := range extra {
		x, y := float32(i%20), float32(i/20)
		l.Card(R(60+x*47, 20+y*140, 84, 117), &extra[i])
	}
}

func benchScene(b testing.TB) (draw func(), l *List) {
	tb := Layout(SVE, 1280, 720)
	side, near, far := sampleSide(), sampleNear(), sampleFar()
	var boxes []Rect
	l = art(b).NewList()
	l.W, l.H = 1280, 720
	faces := []*Face{cardTouka, cardBanpei, cardRenshi, cardFutago, cardSuna, cardSyoki, cardHaya, cardHata, cardYari, cardInu}
	extra := make([]Card, 100)
	for i := range extra {
		extra[i] = Card{ID: ID(1000 + i), Face: faces[i%len(faces)], Stats: sveStats(i%7, 2, 3, 3), Words: []string{"守護"}}
	}
	return func() { fullTable(l, &tb, side, &near, &far, &boxes, extra) }, l
}

// BenchmarkFrame is the Go time of a frame with 120 cards in view: the list and its quads, without the target's pixels.
func BenchmarkFrame(b *testing.B) {
	draw, l := benchScene(b)
	draw()
	l.lower()
	b.ReportAllocs()
	for b.Loop() {
		draw()
		l.lower()
	}
	b.ReportMetric(float64(len(l.lower())), "quads")
}

// BenchmarkSoft draws the same frame without a GPU.
func BenchmarkSoft(b *testing.B) {
	draw, l := benchScene(b)
	m := image.NewRGBA(image.Rect(0, 0, 1280, 720))
	draw()
	l.DrawSoft(m)
	for b.Loop() {
		draw()
		l.DrawSoft(m)
	}
}

// BenchmarkFace draws a hand card's face anew each time.
func BenchmarkFace(b *testing.B) {
	l := art(b).NewList()
	l.Reset(400, 400, 1)
	c := &Card{Face: cardTouka, Stats: sveStats(5, 4, 3, 4)}
	for b.Loop() {
		for k, p := range l.Art.kept {
			if k.kind == 'f' {
				l.Art.store.drop(p.pg)
				delete(l.Art.kept, k)
			}
		}
		l.facePicture(c, 118)
	}
}

// BenchmarkCloth draws a table's cloth at 1920x1080 anew each time: what a change of window size costs.
func BenchmarkCloth(b *testing.B) {
	l := art(b).NewList()
	l.Reset(1920, 1080, 1.5)
	for b.Loop() {
		for k, p := range l.Art.kept {
			if k.kind == 'c' {
				l.Art.store.drop(p.pg)
				delete(l.Art.kept, k)
			}
		}
		l.ops = l.ops[:0]
		l.Cloth(R(72, 0, 1452, 1080), SVE)
	}
}
