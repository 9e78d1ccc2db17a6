package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// hooked is an address at which the program shows itself.
func hooked(url string) string {
	page, fragment, has := strings.Cut(url, "#")
	if has {
		fragment = "#" + fragment
	}
	return page + "?hook=1" + fragment
}

// chooseDeck takes a deck of the list and goes on.
func (p *person) chooseDeck(n int) {
	p.t.Helper()
	p.Until("the decks are shown", `s.scene === "decks"`)
	p.click(fmt.Sprintf("deck:0:%d", n))
	p.click("play")
}

// inviteByLink makes a match and returns the link to it.
func inviteByLink(p *person) string {
	p.t.Helper()
	p.click("mode:link")
	p.chooseDeck(0)
	p.Until("there is an invitation", `s.scene === "invite" && s.things.some(g => g.name === "address" && g.state.includes("#r="))`)
	return p.look().find("address").State
}

const seated = `s.scene === "table" && s.status === "playing"`

// TestWholeMatchByLink is the outcome: two tabs, a link between them, a whole match by mouse drags, and reloads of both
// tabs in the middle.
func TestWholeMatchByLink(t *testing.T) { Seeded(t, wholeMatchByLink) }

func wholeMatchByLink(t *testing.T, b *Browser) {
	s := Serve(t, app)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick))
	url := inviteByLink(host)
	guest := newPerson(b.OpenSized("guest", hooked(url), quick))
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	host.Screenshot("match-1-host")

	people := []player{host, guest}
	for i, p := range []*person{guest, host} {
		turn := 4 + 3*i
		play(t, people, func() bool { return p.look().Turn >= turn })
		before := p.look()
		if before.Finished {
			t.Fatalf("the match ended before turn %d", turn)
		}
		p.Screenshot(fmt.Sprintf("match-%d-before-reload", 2+2*i))
		p.Reload()
		p.Until("the reloaded tab is back at the table", seated)
		for _, q := range []*person{host, guest} {
			q.Until("both play on", seated)
		}
		if after := p.look(); after.Inputs < before.Inputs || after.Seat != before.Seat {
			t.Fatalf("tab %s: input %d at seat %d before its reload, %d at %d after", p.name, before.Inputs, before.Seat, after.Inputs, after.Seat)
		}
		p.Screenshot(fmt.Sprintf("match-%d-after-reload", 3+2*i))
	}
	play(t, people, nil)
	sameEnd(t, host, guest)
	host.Screenshot("match-6-host")
	guest.Screenshot("match-7-guest")
	t.Logf("host %d answers %v, guest %d answers %v", host.Count, host.Used, guest.Count, guest.Used)
	for _, verb := range []string{"play", "attack", "end", "choose"} {
		if host.Used[verb]+guest.Used[verb] == 0 {
			t.Errorf("nobody did %q", verb)
		}
	}
}

// sameEnd checks that two tabs saw the same match and that its secrets were opened and right.
func sameEnd(t *testing.T, host, guest *person) {
	t.Helper()
	for _, p := range []*person{host, guest} {
		p.Until("the result is shown and proven", `s.over === "result" && s.proof === "verified"`)
	}
	a, c := host.look(), guest.look()
	if a.Inputs != c.Inputs || a.Hash != c.Hash || a.Hash == "" || a.Winner != c.Winner || a.Draw || c.Draw || a.Winner < 0 {
		t.Fatalf("host: input %d, hash %s, winner %d, draw %v\nguest: input %d, hash %s, winner %d, draw %v",
			a.Inputs, a.Hash, a.Winner, a.Draw, c.Inputs, c.Hash, c.Winner, c.Draw)
	}
	t.Logf("seat %d won after %d inputs in turn %d, hash %s", a.Winner, a.Inputs, a.Turn, a.Hash)
}
