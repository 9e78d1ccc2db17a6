package render

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gotaku/assets/font"
)

var pictures = flag.Bool("pictures", false, "write the gallery to testdata/out")

var shared *Art

func art(t testing.TB) *Art {
	t.Helper()
	if shared == nil {
		a, err := NewArt(font.Regular(), font.Bold())
		if err != nil {
			t.Fatal(err)
		}
		a.Games = Games
		shared = a
	}
	return shared
}

// gallery draws a scene of w x h and, with -pictures, keeps it as a file.
func gallery(t *testing.T, name string, w, h int, u float32, draw func(l *List)) *List {
	t.Helper()
	l := art(t).NewList()
	l.Reset(w, h, u)
	draw(l)
	if *pictures {
		writePNG(t, name, l)
	}
	return l
}

func writePNG(t *testing.T, name string, l *List) {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, l.W, l.H))
	l.DrawSoft(m)
	dir := filepath.Join("testdata", "out")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

func drawStates(l *List) {
	u := l.U
	l.Gradient(R(0, 0, float32(l.W), float32(l.H)), 0, Hex(0x232A33), Ink900)
	l.Text(R(28*u, 20*u, 600*u, 26*u), "卓上の札 三つの大きさ", Style{Font: Bold, Size: 21 * u, Color: Text1})
	for i, s := range sampleRows() {
		col := R((24+float32(i)*247)*u, 86*u, 238*u, 790*u)
		l.ClothRound(col, s.game, 12*u)
		x, y := col.X+14*u, col.Y
		l.Text(R(x, y+10*u, 200*u, 20*u), s.title, Style{Font: Bold, Size: 15 * u, Color: Text1})
		cap := func(dy float32, a string) {
			l.Text(R(x, y+dy*u, 200*u, 18*u), a, Style{Size: 12 * u, Color: Text2})
		}
		at := func(c Card, cx, cy, w float32) {
			bw, bh := CardBox(w*u, c.State&Rested != 0)
			l.Card(R(x+cx*u, y+cy*u, bw, bh), &c)
		}
		cap(40, "手札")
		at(s.hand, 2, 62, 118)
		cap(238, "場（立） （休）")
		at(s.field[0], 2, 260, 84)
		if s.field[1].State&Rested != 0 {
			at(s.field[1], 101, 277, 84)
		} else {
			at(s.field[1], 120, 260, 84)
		}
		cap(392, "合法　選択")
		at(s.legal, 4, 416, 84)
		at(s.sel, 120, 416, 84)
		cap(550, "対象　不可")
		at(s.target, 4, 574, 84)
		at(s.cannot, 120, 574, 84)
		cap(706, "小（立・休・対象・伏せ）")
		at(s.smallA, 0, 728, 40)
		at(s.smallB, 50, 737, 40)
		at(s.target, 118, 728, 40)
		at(Card{Game: s.game}, 172, 728, 40)
	}
}

func TestCardSizesAndStates(t *testing.T) {
	gallery(t, "card-sizes-and-states", 1280, 900, 1, drawStates)
	gallery(t, "card-sizes-and-states-2x", 2560, 1800, 2, drawStates)
}
