package e2e

import (
	"strings"
	"testing"
)

// watched notes what a page's policy refuses.
const watched = `
	window.refused = [];
	document.addEventListener("securitypolicyviolation", e => refused.push(e.effectiveDirective + " " + e.blockedURI + " " + e.sourceFile + ":" + e.lineNumber));`

// TestPageKeepsItsPolicy: the whole way to the table needs nothing that the page's policy refuses, and what is foreign
// is refused.
func TestPageKeepsItsPolicy(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick.with(watched).full()))
	guest := newPerson(b.OpenSized("guest", hooked(s.URL), quick.with(watched))) // what it does beyond the host is to paste
	url := inviteByLink(host)
	guest.paste(url)
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	further(t, host, guest)
	MustEval[bool](host.Tab, `navigator.serviceWorker.ready.then(() => true)`)
	for _, p := range []*person{host, guest} {
		if got := MustEval[string](p.Tab, `refused.join("\n")`); got != "" {
			t.Errorf("tab %s: refused\n%s", p.name, got)
		}
		for _, line := range p.Console() {
			if strings.Contains(line, "GL Driver Message") || strings.Contains(line, "not used within a few seconds") {
				continue // software GL, and a machine, of their own speed
			}
			t.Errorf("tab %s: console: %s", p.name, line)
		}
	}
	host.Screenshot("policy")
	foreign := MustEval[string](host.Tab, `(async () => {
		const s = document.createElement("script");
		s.textContent = "window.ran = true";
		document.head.append(s);
		const f = await fetch("https://foreign.example/").catch(() => "no");
		const i = document.createElement("img");
		i.src = "https://foreign.example/i.png";
		await new Promise(done => { i.onerror = done; i.onload = done });
		return [window.ran === undefined, f === "no", refused.length].join(" ");
	})()`)
	// Each of the three is refused by the page's own word and by the server's.
	if foreign != "true true 6" {
		t.Fatalf("foreign things: %s", foreign)
	}
}
