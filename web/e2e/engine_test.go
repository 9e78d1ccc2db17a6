package e2e

import (
	"bytes"
	"path/filepath"
	"testing"

	"gotaku/web/site"
)

// TestSmallEngineDrawsTheSame: what the page leaves out of Ebitengine changes no pixel of the title, the decks and a table.
func TestSmallEngineDrawsTheSame(t *testing.T) {
	t.Parallel()
	Need(t)
	whole := filepath.Join(t.TempDir(), "whole")
	if err := site.Build(t.Context(), site.Options{Root: Root(t), Package: app, Out: whole, Whole: true}); err != nil {
		t.Fatal(err)
	}
	b := Start(t)
	var drawn [2][][]byte
	for i, s := range []*Site{Serve(t, app), serve(t, whole)} {
		engine := [...]string{"small", "whole"}[i]
		p := newPerson(b.OpenSized("the same", hooked(s.URL), quick))
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
		if !bytes.Equal(drawn[0][i], drawn[1][i]) {
			t.Errorf("picture %d differs", i+1)
		}
	}
}
