package e2e

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gotaku/web/site"
)

// TestSmallEngineDrawsTheSame: what the page leaves out of Ebitengine changes no pixel of the title, the decks and a table.
// The whole of it is compiled for that; so it is shown once of each, which testdata/engine.sum of the site says, and with
// -whole again.
func TestSmallEngineDrawsTheSame(t *testing.T) {
	Need(t)
	kept, err := os.ReadFile(filepath.Join(Root(t), "web", "site", "testdata", "engine.sum"))
	sum := site.EngineSum()
	if err == nil && string(kept) == sum+"\n" && !*whole {
		return
	}
	defer func() {
		if !t.Failed() && string(kept) != sum+"\n" {
			t.Errorf("they draw the same: engine.sum may say %s", sum)
		}
	}()
	t.Parallel()
	whole := filepath.Join(t.TempDir(), "whole")
	if err := site.Build(t.Context(), site.Options{Root: Root(t), Package: app, Out: whole, Whole: true}); err != nil {
		t.Fatal(err)
	}
	b := Start(t)
	var drawn [2][][]byte
	for i, s := range []*Site{Serve(t, app), serve(t, whole)} {
		engine := [...]string{"small", "whole"}[i]
		p := newPerson(b.OpenSized("the same", hooked(s.URL), quick.drawn()))
		keep := func(name string) {
			p.still()
			drawn[i] = append(drawn[i], p.Screenshot(name+"-"+engine))
		}
		p.Move(320, 2)
		p.wait("all parts of the fonts have come", `performance.getEntriesByType("resource").filter(e => e.responseEnd > 0 && /ui-(regular|bold)/.test(e.name)).length >= 3`)
		keep("engine-title")
		p.click("mode:solo")
		p.Until("the decks are shown", `s.scene === "decks"`)
		keep("engine-decks")
		p.chooseDeck(0)
		p.Until("a question at the table", `s.scene === "table" && !!s.kind`)
		keep("engine-table")
		p.Close()
	}
	for i := range drawn[0] {
		if d := farthest(t, drawn[0][i], drawn[1][i]); d > 2 {
			t.Errorf("picture %d differs by %d of 255", i+1, d)
		}
	}
}

// farthest is by how much two pictures differ at most, in 255ths of a colour. A step or two mean nothing: where a face lies
// in memory depends on when it was painted, and sampling it is rounded accordingly.
func farthest(t *testing.T, a, b []byte) int {
	t.Helper()
	var of [2]image.Image
	for i, data := range [][]byte{a, b} {
		var err error
		if of[i], err = png.Decode(bytes.NewReader(data)); err != nil {
			t.Fatal(err)
		}
	}
	r, most := of[0].Bounds(), 0
	if r != of[1].Bounds() {
		return 255
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p, q := color.RGBAModel.Convert(of[0].At(x, y)).(color.RGBA), color.RGBAModel.Convert(of[1].At(x, y)).(color.RGBA)
			for _, d := range [...]int{int(p.R) - int(q.R), int(p.G) - int(q.G), int(p.B) - int(q.B)} {
				most = max(most, d, -d)
			}
		}
	}
	return most
}
