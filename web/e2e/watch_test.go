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
}
