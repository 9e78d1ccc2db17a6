package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// shapes are the windows that pictures are kept of.
var shapes = []struct {
	name string
	size Size
}{
	{"1280x720", Size{W: 1280, H: 720, Scale: 1}},
	{"1920x1080", Size{W: 1920, H: 1080, Scale: 1}},
	{"844x390", Size{W: 844, H: 390, Scale: 2}},
}

// resize gives the tab's window another size and waits until it is drawn.
func (x *Tab) resize(to Size) {
	x.t.Helper()
	x.must(x.do(chromedp.EmulateViewport(to.W, to.H, chromedp.EmulateScale(to.Scale))))
	w, h := int64(float64(to.W)*to.Scale), int64(float64(to.H)*to.Scale)
	x.poll("the canvas has the window's size", func() (bool, error) {
		return Eval[bool](x, fmt.Sprintf(`(c => c.width === %d && c.height === %d)(document.querySelector("canvas"))`, w, h))
	})
	x.size = to
	x.drawn()
}

// drawn waits until what the program shows now is on the screen.
func (x *Tab) drawn() {
	x.t.Helper()
	x.Tick()
	MustEval[bool](x, `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`)
}

// shape shows one scene in every shape: arrange prepares it there, and may be nil.
func (p *person) shape(name string, arrange func()) {
	p.t.Helper()
	for _, v := range shapes {
		p.resize(v.size)
		if arrange != nil {
			arrange()
		}
		p.drawn()
		p.Screenshot(name + "-" + v.name)
		p.inside(name + " at " + v.name)
	}
}

// inside checks that everything that answers to the pointer can be reached.
func (p *person) inside(where string) {
	p.t.Helper()
	for _, g := range p.look().Things {
		if g.X+g.W/2 < 0 || g.Y+g.H/2 < 0 || g.X+g.W/2 > float64(p.size.W) || g.Y+g.H/2 > float64(p.size.H) {
			p.t.Errorf("%s: %q lies at %.0f,%.0f with %.0f x %.0f", where, g.Name, g.X, g.Y, g.W, g.H)
		}
	}
}

// dwell leaves the mouse on a thing until it is explained.
func (p *person) dwell(s *seen, g *thing) {
	p.t.Helper()
	x, y, ok := s.spot(g)
	if !ok {
		p.t.Fatalf("%q is covered", g.Name)
	}
	p.Move(x, y)
	for range 12 { // more than 250 ms
		p.Tick()
	}
}

// playable is a card of the hand that can be played now; nil if there is none.
func (s *seen) playable() *thing {
	for _, a := range s.Acts {
		if g := s.card(a.Card); a.Verb == "play" && g != nil {
			return g
		}
	}
	return nil
}

// mine and theirs are the cards on the lower and the upper half of the table, hand aside.
func (s *seen) onField(h int64) (mine, theirs []*thing) {
	for i := range s.Things {
		g := &s.Things[i]
		if !strings.HasPrefix(g.Name, "card:") {
			continue
		}
		switch y := (g.Y + g.H/2) / float64(h); {
		case y < 0.4:
			theirs = append(theirs, g)
		case y < 0.58:
			mine = append(mine, g)
		}
	}
	return mine, theirs
}

// worthSeeing is a moment in which much can be seen: cards on both sides, and something to do.
func worthSeeing(p *person) bool {
	s := p.look()
	if s.Finished {
		p.t.Fatal("the match ended without a moment worth a picture")
	}
	mine, theirs := s.onField(p.size.H)
	return s.Ask == "main" && s.playable() != nil && len(mine) >= 2 && len(theirs) >= 2
}

// TestPictures keeps what the app looks like. Only what can be reached is judged; the pictures are to be looked at.
func TestPictures(t *testing.T) {
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("player", hooked(s.URL), quick))
	p.shape("title", nil)
	p.click("mode:bot")
	p.shape("decks", nil)
	p.resize(quick)
	p.click("play")
	p.untilThing("yes")
	p.shape("opening", nil)
	p.resize(quick)
	play(t, []player{p}, func() bool { return worthSeeing(p) })
	p.shape("table", func() { p.MoveNow(2, 2) })
	p.shape("drag", func() { p.hold(p.look().playable(), "place:") })
	p.ReleaseNow(2, 2, Left)
	p.shape("large", func() {
		p.MoveNow(2, 2)
		p.Tick()
		s := p.look()
		mine, _ := s.onField(p.size.H)
		p.dwell(s, mine[0])
	})
	p.shape("log", func() { p.openOnce("log") })
	p.resize(quick)
	p.Key("\x1b")
	play(t, []player{p}, nil)
	p.Until("the result is shown", `s.over === "result"`)
	p.shape("result", nil)
}

// hold takes a card up and carries it near a place, without letting it go.
func (p *person) hold(g *thing, to string) {
	p.t.Helper()
	if g == nil {
		p.t.Fatal("nothing can be played")
	}
	p.ReleaseNow(2, 2, Left)
	p.Tick()
	s := p.look()
	g = s.playable()
	x, y, _ := s.spot(g)
	p.Move(x, y)
	p.Press(x, y)
	p.Move(x, y-20)
	s = p.look()
	place := s.find(to)
	if place == nil {
		p.t.Fatalf("no place is lit for %q", g.Label)
	}
	p.Move(place.X+place.W*0.7, place.Y+place.H*0.8)
}

// openOnce opens a drawer by its key.
func (p *person) openOnce(name string) {
	p.t.Helper()
	if s := p.look(); s.Over == "" && slices.ContainsFunc(s.Things, func(g thing) bool { return g.Name == name || g.Name == "menu" }) {
		p.Key("l")
	}
	p.Until("the drawer is open", fmt.Sprintf(`s.over === %q`, name))
}
