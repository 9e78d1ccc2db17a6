package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"gotaku/assets"
)

// paste hands the page a text as control-V does.
func (p *person) paste(text string) {
	p.t.Helper()
	b, err := json.Marshal(text)
	p.must(err)
	MustEval[bool](p.Tab, `(() => { const d = new DataTransfer(); d.setData("text", `+string(b)+`);
		document.querySelector("canvas").dispatchEvent(new ClipboardEvent("paste", {clipboardData: d, bubbles: true})); return true })()`)
	p.Tick()
}

// code is the address shown on the invitation, when it is one to be carried by hand.
func (p *person) code(has string) string {
	p.t.Helper()
	b, err := json.Marshal(has)
	p.must(err)
	p.Until("there is a code", `s.scene === "invite" && s.things.some(g => g.name === "address" && g.state.length > 80 && g.state.includes(`+string(b)+`))`)
	return p.look().find("address").State
}

// TestMatchByPastedCodes connects two tabs while there is no server any more, by an offer and an answer.
func TestMatchByPastedCodes(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick))
	guest := newPerson(b.OpenSized("guest", hooked(s.URL), quick))
	for _, p := range []*person{host, guest} { // what comes after the first frame has come
		p.Until("the cards are there", fmt.Sprintf(`performance.getEntriesByType("resource").filter(r => r.name.includes("/cards/") && r.responseEnd > 0).length >= %d`, len(assets.Games())))
	}
	s.Stop()
	host.click("mode:link")
	host.chooseDeck(0)
	host.untilThing("offer")
	host.click("offer")
	offer := host.code("#o=")

	guest.paste(offer[:len(offer)-9])
	guest.Until("a cut code is refused", `s.over === "notice" && s.scene === "title"`)
	guest.click("notice:ok")
	guest.paste(offer)
	guest.chooseDeck(1)
	answer := guest.code("")
	if strings.Contains(answer, "#") {
		t.Fatalf("the answer %q is no bare code", answer)
	}
	host.paste(answer)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	play(t, []player{host, guest}, func() bool { return host.look().Turn >= 2 && guest.look().Turn >= 2 })
	host.Screenshot("pasted-host")
}
