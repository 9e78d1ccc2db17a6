package e2e

import (
	"testing"
)

// TestDCPictures keeps what the table of Divine Cross looks like: a unit of the hand being dragged, and
// the skills.
func TestDCPictures(t *testing.T) {
	looked(t)
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("player", hooked(s.URL), quick))
	p.click("table:divinecross")
	p.click("mode:bot")
	p.chooseDeck(0)
	p.Until("the match begins", `s.scene === "table"`)
	play(t, []player{p}, func() bool { v := p.look(); return v.Turn > 4 && v.Window == "main" && v.movable() != nil })
	for _, v := range shapes {
		p.window(v.size)
		p.Until("the match goes on", `s.scene === "table" && s.window === "main"`)
		p.keep("dc-table-" + v.name)
		seen := p.look()
		g := seen.movable()
		x, y, ok := seen.spot(g)
		if !ok {
			t.Fatalf("%q is covered", g.Name)
		}
		p.Move(x, y)
		p.Press(x, y)
		p.Move(x, y-20)
		p.keep("dc-drag-" + v.name)
		p.ReleaseNow(2, 2, Left)
		p.Tick()
	}
	p.window(quick)
	play(t, []player{p}, func() bool { v := p.look(); return v.Finished || v.Window == "skill" && v.find("ok") != nil })
	for _, v := range shapes {
		p.window(v.size)
		p.Until("the match goes on", `s.scene === "table"`)
		p.keep("dc-skill-" + v.name)
	}
}

// movable is a card of the hand that can be dragged to a place; nil if there is none.
func (s *seen) movable() *thing {
	for _, a := range s.Acts {
		if g := s.card(a.Card); a.Place != "" && g != nil {
			return g
		}
	}
	return nil
}
