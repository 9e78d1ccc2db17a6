package e2e

import (
	"fmt"
	"testing"

	"gotaku/assets"
)

// TestFirstGameOnAnUprightPhone: a beginner is led through a first game by touch alone, on a phone that is held upright:
// hints come as their moments do, until they are sent away. Of another table the first game is found with its rules.
func TestFirstGameOnAnUprightPhone(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	phone := Size{W: 390, H: 844, Scale: 1, Touch: true, Calm: true, Lang: "ja"}
	p := newPerson(b.OpenSized("phone", hooked(s.URL), phone))
	games := assets.Games()
	for i, game := range []string{games[0], games[len(games)-1]} {
		if i == 0 {
			p.keep("phone-title")
			p.click("first")
			p.untilThing("lesson:" + game)
			p.keep("phone-lessons")
			p.click("lesson:" + game)
		} else { // whoever is no beginner any more finds them with the rules
			p.click("table:" + game)
			p.click("rules")
			p.untilThing("rules:lesson")
			p.click("rules:lesson")
		}
		p.Until("the first game of "+game, `s.scene === "table" && s.asked >= 0`)
		play(t, []player{p}, func() bool { return p.look().hints() > 0 })
		p.keep("phone-" + game)
		if i > 0 {
			p.click("menu")
			p.untilThing("menu:leave")
			p.click("menu:leave")
			p.Until("the title", `s.scene === "title"`)
			continue
		}
		play(t, []player{p}, func() bool { v := p.look(); return v.Finished || v.hints() >= 5 })
		p.keep("phone-hints")
		if n := p.look().hints(); n < 5 {
			t.Fatalf("%d hints came", n)
		}
		p.presses("hint:off")
		p.Until("no hint is left", `!s.things.some(g => g.name === "hint:off")`)
		p.click("menu")
		p.untilThing("menu:leave")
		p.keep("phone-menu")
		p.click("menu:leave")
		p.Until("the title", `s.scene === "title"`)
	}
}

// hints is the number of hints that have come.
func (s *seen) hints() (n int) {
	if g := s.find("hint:off"); g != nil {
		if _, err := fmt.Sscanf(g.State, "助言 %d", &n); err != nil {
			panic(err)
		}
	}
	return n
}
