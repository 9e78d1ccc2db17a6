package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestSettingsInAPage: a sound is made when its loudness is chosen, a key is changed and works, the page can be installed, and
// the rules come when they are opened, and not before.
func TestSettingsInAPage(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("settings", hooked(s.URL), quick))
	if got := MustEval[string](p.Tab, `fetch(document.querySelector("link[rel=manifest]").href).then(r => r.json()).then(m => m.icons.map(i => i.sizes).join(" "))`); got != "192x192 512x512" {
		t.Errorf("the manifest has icons of %q", got)
	}
	if got := MustEval[bool](p.Tab, `document.querySelector("link[rel=icon]").href.startsWith("data:image/svg+xml,")`); !got {
		t.Error("the page has no sign")
	}
	p.Key(",")
	p.Until("the settings are open", `s.over === "settings"`)
	p.click("volume:3")
	p.Until("it is heard", `s.heard === "turn"`)
	p.click("keys")
	p.Until("the keys are listed", `s.over === "keys"`)
	p.click("key:,")
	p.Key("j")
	p.Until("the key has changed", `s.things.some(g => g.name === "key:," && g.label.endsWith(" J"))`)
	p.Key(kb.Escape)
	p.Until("the list is closed", `s.over === "settings"`)
	p.Key(kb.Escape)
	p.Until("the settings are closed", `!s.over`)
	p.Key("j")
	p.Until("the new key opens the settings", `s.over === "settings"`)
	p.Key(kb.Escape)
	const books = `performance.getEntriesByType("resource").filter(r => r.name.includes("/books/")).length`
	if n := MustEval[int](p.Tab, books); n != 0 {
		t.Errorf("%d rulebooks came with the page", n)
	}
	p.click("rules")
	p.Until("the rules are there", `s.things.some(g => g.name.startsWith("rule:"))`)
	if n := MustEval[int](p.Tab, books); n != 1 {
		t.Errorf("%d rulebooks came for one", n)
	}
}
