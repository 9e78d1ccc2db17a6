package e2e

import (
	"archive/zip"
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"gotaku/assets"
)

// blue is the colour of all pictures of this test: nothing else has it.
var blue = color.RGBA{10, 40, 250, 255}

// blues is how many pixels of what a tab shows are of that colour.
func (x *Tab) blues() (n int) {
	x.t.Helper()
	m, err := png.Decode(bytes.NewReader(x.Screenshot("own-pictures")))
	x.must(err)
	for y := m.Bounds().Min.Y; y < m.Bounds().Max.Y; y++ {
		for i := m.Bounds().Min.X; i < m.Bounds().Max.X; i++ {
			if r, g, b, _ := m.At(i, y).RGBA(); r>>8 < 40 && g>>8 < 80 && b>>8 > 220 {
				n++
			}
		}
	}
	return n
}

// TestOwnPictures: a folder and a zip of pictures, called after cards, are dropped on the window; the browser decodes them,
// they stand on the cards of the table, are still there after a reload, and are gone once they are removed.
func TestOwnPictures(t *testing.T) {
	t.Parallel()
	m := image.NewRGBA(image.Rect(0, 0, 372, 520))
	for i := range m.Pix {
		m.Pix[i] = [4]uint8{blue.R, blue.G, blue.B, 255}[i%4]
	}
	var asPNG, asJPEG, zipped bytes.Buffer
	if png.Encode(&asPNG, m) != nil || jpeg.Encode(&asJPEG, m, nil) != nil {
		t.Fatal("no picture can be written")
	}
	folder := filepath.Join(t.TempDir(), "pictures")
	if err := os.MkdirAll(filepath.Join(folder, "more"), 0o755); err != nil {
		t.Fatal(err)
	}
	write := func(name string, b []byte) {
		if err := os.WriteFile(filepath.Join(folder, name), b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	z, cards := zip.NewWriter(&zipped), 0
	game, seen := assets.Of(assets.Playable()[0]), map[string]bool{}
	for i, f := range slices.Concat(game.Decks[0].Setup().Main, game.Decks[1].Setup().Main) {
		d := game.Rules.Pool.Def(f)
		if seen[d.Number] || strings.ContainsAny(d.Number, `/\:`) {
			continue
		}
		seen[d.Number] = true
		cards++
		switch i % 3 {
		case 0:
			write(d.Number+".png", asPNG.Bytes())
		case 1:
			write(filepath.Join("more", strings.ToLower(d.Number)+"_1.JPG"), asJPEG.Bytes())
		default:
			w, err := z.Create("zip/" + d.Number + ".png")
			if err != nil {
				t.Fatal(err)
			}
			w.Write(asPNG.Bytes())
		}
	}
	write("nobody.png", asPNG.Bytes())
	write("broken.jpg", []byte("no picture"))
	if z.Close() != nil {
		t.Fatal("no zip can be written")
	}
	archive := filepath.Join(t.TempDir(), "pictures.zip")
	if err := os.WriteFile(archive, zipped.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}

	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("pictures", hooked(s.URL), Size{W: 1000, H: 640, Scale: 1, Calm: true, Drawn: true}))
	drop := func(path string) string {
		t.Helper()
		for _, typ := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
			now(p.Tab, input.DispatchDragEvent, input.DispatchDragEventParams{Type: typ, X: 300, Y: 200, Data: &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1}})
		}
		p.Until("it is said what came of them", `!!s.notice`)
		said := p.look().Notice
		p.click("notice:ok")
		return said
	}
	if said := drop(folder); !strings.Contains(said, "nobody.png") {
		t.Errorf("of the folder it says %q", said)
	}
	if said := drop(archive); strings.Contains(said, "：") || strings.Contains(said, ": ") {
		t.Errorf("of the zip it says %q", said)
	}
	p.click("mode:solo")
	p.chooseDeck(0)
	p.Until("the match begins", `s.scene === "table"`)
	play(t, []player{p}, func() bool { return p.look().Inputs >= 14 }) // hands have been dealt
	shown := func(when string) {
		t.Helper()
		p.poll("the pictures are on the table, "+when, func() (bool, error) { return p.blues() > 4_000, nil })
	}
	shown("at once")
	p.Reload()
	p.Until("the match comes back", `s.scene === "table"`)
	shown("after a reload")
	p.click("tool:settings")
	p.click("settings:pictures")
	p.click("pics:forget")
	p.click("confirm:yes")
	p.click("settings:close")
	p.poll("the cards are drawn again", func() (bool, error) { return p.blues() == 0, nil })
	if cards < 10 {
		t.Errorf("only %d cards", cards)
	}
}
