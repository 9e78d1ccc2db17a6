package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// TestSomebodyLooksOn: with three tabs, two play and a third looks on by a link of its own: it joins in the middle, follows
// what is played, sees no card of a hand, and can do nothing; it comes back after its page is loaded anew.
func TestSomebodyLooksOn(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host, guest, _ := sitting(s, b)
	further(t, host, guest)
	host.click("menu")
	host.untilThing("menu:watch")
	host.click("menu:watch")
	host.untilThing("letin:address")
	url := host.look().find("letin:address").State
	if !strings.Contains(url, "#w=") {
		t.Fatalf("the address is %q", url)
	}
	host.click("letin:close")
	third := newPerson(b.OpenSized("third", hooked(url), wide))
	third.Until("the third looks on", `s.scene === "table"`)
	further(t, host, guest)
	check := func() {
		t.Helper()
		want := host.look()
		third.Until("the third sees the turn", fmt.Sprintf(`s.turn >= %d`, want.Turn))
		v := third.look()
		if v.Kind != "" || len(v.Acts) > 0 {
			t.Fatalf("the third is asked: %s %v", v.Kind, v.Acts)
		}
		for _, name := range []string{"end", "pass", "undo:", "menu:concede"} {
			if g := v.find(name); g != nil && !g.Off {
				t.Fatalf("the third may press %q", name)
			}
		}
	}
	check()
	third.Screenshot("watch-ja")
	third.Reload()
	third.Until("the third looks on again", `s.scene === "table"`)
	check()
	further(t, host, guest)
	check()
	bothHands(t, host, guest, third)
}

// bothHands: what one person agrees to alone shows nothing; when both agree, who looks on sees each card of either hand as
// its player does, and still can do nothing; when one ends it, backs again.
func bothHands(t *testing.T, host, guest, third *person) {
	t.Helper()
	press := func(p *person, sure bool) {
		p.click("menu")
		p.untilThing("menu:hands")
		p.click("menu:hands")
		if sure {
			p.untilThing("confirm:yes")
			p.click("confirm:yes")
		}
	}
	// hand are the cards at the near edge of a player's screen.
	hand := func(p *person) (out []*thing) {
		low := MustEval[float64](p.Tab, `innerHeight`) * .72
		v := p.look()
		for i := range v.Things {
			if x := &v.Things[i]; x.Card > 0 && float64(x.Y+x.H/2) > low {
				out = append(out, x)
			}
		}
		return out
	}
	backs := map[int]string{}
	for _, x := range third.look().Things {
		backs[x.Card] = x.Label
	}
	press(host, true)
	guest.Until("the guest is told", `s.toast !== ""`)
	for _, x := range third.look().Things {
		if was, has := backs[x.Card]; x.Card > 0 && has && was != x.Label {
			t.Errorf("one agrees, and the third sees %s", x.Label)
		}
	}
	press(guest, true)
	for _, p := range []*person{host, guest} {
		cards := hand(p)
		if len(cards) == 0 {
			t.Fatalf("%s has no hand", p.name)
		}
		for _, x := range cards {
			third.Until("a card of a hand is seen", fmt.Sprintf(`s.things.some(x => x.card === %d && x.label !== %q)`, x.Card, backs[x.Card]))
		}
	}
	if v := third.look(); v.Kind != "" || len(v.Acts) > 0 {
		t.Fatalf("the third is asked: %s %v", v.Kind, v.Acts)
	}
	third.Screenshot("watch-hands-ja")
	press(guest, false)
	for _, x := range hand(host) {
		third.Until("the hand is hidden again", fmt.Sprintf(`!s.things.some(x => x.card === %d && x.label !== %q)`, x.Card, backs[x.Card]))
	}
}
