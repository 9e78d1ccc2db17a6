package render

import (
	"slices"
	"testing"
)

// drawn is what is written on a card of that width, and where.
func drawn(t *testing.T, w float32, c *Card) (l *List, r Rect, out []Piece) {
	t.Helper()
	l = art(t).NewList()
	l.Reset(400, 400, 1)
	bw, bh := CardBox(w, c.State&Rested != 0)
	r = R(100, 100, bw, bh)
	l.face(r, w, c)
	l.cardLive(r, w, c)
	return l, r, l.Written(0)
}

func pieceOf(t *testing.T, all []Piece, text string) Rect {
	t.Helper()
	i := slices.IndexFunc(all, func(p Piece) bool { return p.Text == text })
	if i < 0 {
		t.Fatalf("%q is not written among %v", text, all)
	}
	return all[i].R
}

// TestNameStandsBehindItsBadges: of a card with several attributes no badge covers the first letter of its name.
func TestNameStandsBehindItsBadges(t *testing.T) {
	for n := 1; n <= 4; n++ {
		f := &Face{Key: "several", Game: FFTCG, Seed: "several", Name: "虹", Badge: "5"}
		for _, a := range []string{"火", "水", "風", "土"}[:n] {
			f.Attrs = append(f.Attrs, AttrOf(FFTCG, a))
		}
		for _, w := range []float32{WidthHand, WidthField} {
			l, r, all := drawn(t, w, &Card{Face: f})
			last := l.badgeBox(r, w)
			if n > 1 {
				last = l.badgeBehind(last, n-1)
			}
			if name := pieceOf(t, all, "虹"); name.X < last.Right() {
				t.Errorf("%d attributes, width %v: the name begins at %v, under a badge that ends at %v", n, w, name.X, last.Right())
			}
		}
	}
}

// TestWordsStandBesideTheArrow: the arrow of an evolved card covers none of its keywords, be the card rested or not.
func TestWordsStandBesideTheArrow(t *testing.T) {
	for _, st := range []State{Evolved, Evolved | Rested} {
		c := Card{Face: cardTouka, State: st, Stats: sveStats(5, 4, 3, 4), Words: []string{"守護", "威圧"}}
		for _, w := range []float32{WidthHand, WidthField, 64} {
			l, r, all := drawn(t, w, &c)
			arrow := l.evolvedBox(l.window(r, w, &c), w)
			for _, word := range c.Words {
				if p := pieceOf(t, all, word); p.Overlaps(arrow) {
					t.Errorf("state %d, width %v: the arrow %v covers %s at %v", st, w, arrow, word, p)
				}
			}
		}
	}
}

// TestLogLinesAreSetEvenly: a space that is typed is all that stands between two words of a line, a mark of the sentence
// follows what it belongs to, and names keep a little room where none is typed.
func TestLogLinesAreSetEvenly(t *testing.T) {
	l := art(t).NewList()
	l.Reset(600, 100, 1)
	const size = 13
	width := func(spans []Span) (all, words float32) {
		l.Reset(600, 100, 1)
		l.Spans(R(0, 0, 600, 24), spans, size)
		for _, s := range spans {
			f := Regular
			if s.Kind == SpanCard {
				f = Bold
			}
			words += l.Art.Measure(s.Text, f, size)
		}
		pieces := l.Written(0)
		return pieces[len(pieces)-1].R.Right(), words
	}
	for _, v := range []struct {
		spans []Span
		gaps  float32 // in quarters of an em
	}{
		{[]Span{{Text: "甲"}, {Text: " "}, {Text: "PP"}, {Text: " "}, {Text: "7"}, {Text: " を支払い"}}, 0},
		{[]Span{{Text: "乙"}, {Text: "：応じられるものがなく進行"}}, 0},
		{[]Span{{Text: "鐘つき堂", Kind: SpanCard}, {Text: " が進化"}}, 0},
		{[]Span{{Text: "鐘つき堂", Kind: SpanCard}, {Text: "が進化"}}, 1},
		{[]Span{{Text: "鐘つき堂", Kind: SpanCard}, {Text: "、公開"}}, 0},
	} {
		all, words := width(v.spans)
		if d := all - words - v.gaps*size/4; d < -2 || d > 2 {
			t.Errorf("%v takes %v px, its words %v: %v more than it should", v.spans, all, words, d)
		}
	}
}

// TestChoicesHaveRoomForTheirWords: of a row of choices none is squeezed while all of them have room side by side.
func TestChoicesHaveRoomForTheirWords(t *testing.T) {
	l := art(t).NewList()
	cs := []Chip{{Label: "Constructed"}, {Label: "Crossover"}, {Label: "Sealed"}}
	for w := float32(150); w < 420; w += 10 {
		for sel := range cs {
			l.Reset(500, 60, 1)
			for i := range cs {
				cs[i].Sel, cs[i].ID = i == sel, ID(i+1)
			}
			l.Chips(R(10, 10, w, 30), cs)
			need := float32(0)
			for i := range cs {
				need += l.chipNeeds(&cs[i])
			}
			narrow, right := false, float32(0)
			for _, h := range l.Hits() {
				narrow = narrow || h.R.W < l.chipNeeds(&cs[h.ID-1])-1
				right = max(right, h.R.Right())
			}
			if room := w - 16; narrow != (need > room+1) && (need < room-2 || need > room+2) {
				t.Errorf("in %v px of %v: narrow %v", room, need, narrow)
			}
			if right > 10+w+1 || right < 10+w-1 {
				t.Errorf("in %v px they end at %v", w, right-10)
			}
		}
	}
}
