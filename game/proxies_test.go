package game

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"gotaku/assets"
)

// TestADeckIsPrinted: every card of a deck stands as often as the deck has it, in its size, nine on a page, in a file whose
// parts lie where its table says; every picture has all its pixels.
func TestADeckIsPrinted(t *testing.T) {
	for n, game := range assets.Playable() {
		size := screenSizes[n%len(screenSizes)]
		r := newRig(t, size[0], size[1])
		r.opens(game)
		r.click("mode:solo")
		r.click("deck:build:0")
		b := r.c.scene.(*builder)
		few := *b.own.deck // drawing a whole deck takes seconds
		few.Main, few.Side = few.Main[:min(13, len(few.Main))], few.Side[:min(1, len(few.Side))]
		b.own.deck = &few
		r.click("deck:share")
		r.inBoth("share-" + game)
		r.click("share:print")
		r.until("the cards are drawn", func() bool { return r.c.top().Name() != "opening" && r.saved != nil })
		file := r.saved
		if !bytes.HasPrefix(file, []byte("%PDF-1.4\n")) || !bytes.HasSuffix(file, []byte("%%EOF\n")) {
			t.Fatalf("%s: no PDF: %.20q", game, file)
		}
		at, _ := strconv.Atoi(string(regexp.MustCompile(`startxref\n(\d+)`).FindSubmatch(file)[1]))
		rows := bytes.Split(file[at:], []byte("\n"))
		objects := 0
		for i, row := range rows[3:] {
			if !bytes.HasSuffix(row, []byte(" n ")) {
				break
			}
			from, _ := strconv.Atoi(string(row[:10]))
			if want := fmt.Sprintf("%d 0 obj\n", i+1); !bytes.HasPrefix(file[from:], []byte(want)) {
				t.Fatalf("%s: object %d does not lie at %d", game, i+1, from)
			}
			objects++
		}
		cards := 0
		for _, x := range facesOf(b.own.deck) {
			cards += b.count(x)
		}
		pages := len(regexp.MustCompile(`/Type /Page /`).FindAll(file, -1))
		shown := len(regexp.MustCompile(`q 178\.583 0 0 249\.449 [0-9.]+ [0-9.]+ cm /P\d+ Do Q`).FindAll(file, -1))
		if shown != cards || pages != (cards+8)/9 || objects != 2+len(facesOf(b.own.deck))+2*pages {
			t.Errorf("%s: %d cards on %d pages, %d objects; the deck has %d", game, shown, pages, objects, cards)
		}
		for i, p := range regexp.MustCompile(`/Subtype /Image /Width 744 /Height 1039 .* /Length (\d+) >>\nstream\n`).FindAllSubmatchIndex(file, -1) {
			n, _ := strconv.Atoi(string(file[p[2]:p[3]]))
			z, err := zlib.NewReader(bytes.NewReader(file[p[1] : p[1]+n]))
			if err != nil {
				t.Fatal(err)
			}
			raw, err := io.ReadAll(z)
			if err != nil || len(raw) != cardHighPx*(1+3*cardWidePx) {
				t.Fatalf("%s: picture %d has %d bytes, %v", game, i, len(raw), err)
			}
			if i < 12 && *pictures {
				unprinted(t, "printed-"+game+"-"+itoa(i), raw)
			}
		}
		t.Logf("%s: %d cards, %d KB", game, cards, len(file)>>10)
	}
}

// unprinted writes a picture of such a file as a file of its own.
func unprinted(t *testing.T, name string, raw []byte) {
	f, err := os.Create(filepath.Join("testdata", "out", name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, rowsOf(raw)); err != nil {
		t.Fatal(err)
	}
}

// rowsOf is a picture out of such a file, of which each row is what it has more than the one above.
func rowsOf(raw []byte) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, cardWidePx, cardHighPx))
	var above [3 * cardWidePx]byte
	for y := range cardHighPx {
		row := raw[y*(1+3*cardWidePx)+1:]
		for i := range above {
			above[i] += row[i]
			m.Pix[m.PixOffset(i/3, y)+i%3] = above[i]
		}
		for x := range cardWidePx {
			m.Pix[m.PixOffset(x, y)+3] = 255
		}
	}
	return m
}
