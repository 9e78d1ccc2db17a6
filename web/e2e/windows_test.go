package e2e

import (
	"strings"
	"testing"
)

// lockless is a page that is not secure, as of a house's own net: it has no Web Locks.
const lockless = `Object.defineProperty(navigator, "locks", { value: undefined });`

// TestTwoTabsOnOneMatch: of two tabs of one browser the second asks before it goes on with a match, the first then only looks
// and says so, and what is stored is what the second plays. So it is where the browser has locks, and where it has none: one of
// them is drawn by lot.
func TestTwoTabsOnOneMatch(t *testing.T) { Lots(t, twoTabs) }

func twoTabs(t *testing.T, b *Browser, lot uint64) {
	s := Serve(t, app)
	for _, way := range some(lot, []struct{ name, script string }{{"locks", ""}, {"no locks", lockless}}, 1) {
		name, script := way.name, way.script
		one := newPerson(b.OpenSized(name+", one", hooked(s.URL), quick.with(script)))
		one.click("mode:solo")
		one.chooseDeck(0)
		one.Until("the match begins", `s.scene === "table"`)
		two := newPerson(one.Beside(name+", two", hooked(s.URL))) // what is played from now on it has not read
		play(t, []player{one}, func() bool { return one.look().Inputs >= 6 })
		one.Until("all is stored", `!s.busy`)
		was := one.look()

		two.click("continue")
		two.Until("it is asked", `s.over === "confirm"`)
		two.click("confirm:no")
		if v := one.look(); v.Notice != "" || v.Scene != "table" {
			t.Fatalf("%s: the first tab has lost it already: %s", name, v.Notice)
		}
		two.click("continue")
		two.Until("it is asked again", `s.over === "confirm"`)
		two.click("confirm:yes")
		two.Until("it goes on here", `s.scene === "table" && !s.over`)
		if v := two.look(); v.Inputs != was.Inputs || v.Hash != was.Hash {
			t.Fatalf("%s: it goes on at input %d, with hash %s, want %d with %s", name, v.Inputs, v.Hash, was.Inputs, was.Hash)
		}
		one.Until("the first says so", `!!s.notice`)
		if v := one.look(); !strings.Contains(v.Notice, "nothing is stored") && !strings.Contains(v.Notice, "何も保存されません") {
			t.Errorf("%s: it says %q", name, v.Notice)
		}
		one.click("notice:ok")
		if v := one.look(); v.Asked != -1 || len(v.Acts) > 0 {
			t.Errorf("%s: the first tab is still asked: %+v", name, v)
		}
		play(t, []player{two}, func() bool { return two.look().Inputs >= was.Inputs+3 })
		last := two.look()
		two.Reload()
		two.Until("it comes back", `s.scene === "table"`)
		if v := two.look(); v.Inputs != last.Inputs || v.Over != "" {
			t.Errorf("%s: after a reload it stands at input %d under %q, want %d", name, v.Inputs, v.Over, last.Inputs)
		}
	}
}
