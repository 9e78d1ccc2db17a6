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
