package halves

import (
	"bytes"
	"strings"
	"testing"

	"github.com/golang/freetype/truetype"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"gotaku/assets/font"
)

// ends are the numbers of an outline's contours' last points.
func ends(t *testing.T, f *truetype.Font, r rune) int {
	t.Helper()
	var buf truetype.GlyphBuf
	if err := buf.Load(f, fixed.I(64), f.Index(r), xfont.HintingNone); err != nil {
		t.Fatalf("%q: %v", r, err)
	}
	return len(buf.Ends)
}

// TestHalves: the first half draws what is asked for, knows the width of all, and gives the font again with the second.
func TestHalves(t *testing.T) {
	const early = "五卓がパ"
	whole, err := truetype.Parse(font.Regular())
	if err != nil {
		t.Fatal(err)
	}
	first, rest, err := Split(font.Regular(), func(r rune) bool { return strings.ContainsRune(early, r) })
	if err != nil {
		t.Fatal(err)
	}
	half, err := truetype.Parse(first)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range early + "鷲鬱A" {
		if got, want := half.HMetric(2048, half.Index(r)), whole.HMetric(2048, whole.Index(r)); got != want {
			t.Errorf("%q is as wide as %v, want %v", r, got, want)
		}
		want := 0
		if strings.ContainsRune(early, r) {
			want = ends(t, whole, r)
		}
		if got := ends(t, half, r); got != want {
			t.Errorf("%q has %d contours, want %d", r, got, want)
		}
	}
	if got, err := Join(first, rest); err != nil || !bytes.Equal(got, font.Regular()) {
		t.Fatalf("the halves do not give the font: %v", err)
	}
}

// TestJoinRefuses what is no half.
func TestJoinRefuses(t *testing.T) {
	first, rest, err := Split(font.Bold(), func(r rune) bool { return r < 0x3000 })
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range []struct {
		first, rest []byte
		why         string
	}{
		{nil, rest, "not a TrueType font"},
		{first[:100], rest, "ends within its directory"},
		{first[:5000], rest, "ends within its table"},
		{first, nil, "too short"},
		{first, rest[:len(rest)-1], "ends within an outline"},
		{first, append(rest[:len(rest):len(rest)], 0), "too long"},
		{append([]byte("\x00\x01\x00\x00\x00\x00"), make([]byte, 100)...), rest, "has no TrueType outlines"},
	} {
		if _, err := Join(bad.first, bad.rest); err == nil || !strings.Contains(err.Error(), bad.why) {
			t.Errorf("it is said: %v, want %s", err, bad.why)
		}
	}
	for i := range 400 { // no byte of the directory or of the heads makes it fall
		b := bytes.Clone(first)
		b[i] ^= 0xff
		Join(b, rest)
	}
}
