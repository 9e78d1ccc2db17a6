package e2e

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"gotaku/assets"
)

// shape is a window that pictures are kept of.
type shape struct {
	name string
	size Size
}

// shapes are the windows that pictures are kept of.
var shapes = []shape{
	{"844x390", Size{W: 844, H: 390, Scale: 2}},
	{"1280x720", Size{W: 1280, H: 720, Scale: 1}},
	{"1920x1080", Size{W: 1920, H: 1080, Scale: 1}},
}

// window gives the tab's window another size and loads the page anew, since the canvas keeps the device pixels of its
// beginning. A match goes on where it was.
func (p *person) window(to Size) {
	p.t.Helper()
	p.must(p.do(chromedp.EmulateViewport(to.W, to.H, chromedp.EmulateScale(to.Scale))))
	p.size.W, p.size.H, p.size.Scale = to.W, to.H, to.Scale
	p.Reload()
	w, h := int64(float64(to.W)*to.Scale), int64(float64(to.H)*to.Scale)
	p.poll("the canvas has the window's size", func() (bool, error) {
		return Eval[bool](p.Tab, fmt.Sprintf(`(c => c.width === %d && c.height === %d)(document.querySelector("canvas"))`, w, h))
	})
}

// drawn waits until what the program shows now is on the screen.
func (x *Tab) drawn() {
	x.t.Helper()
	x.Tick()
	MustEval[bool](x, `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`)
}

// still waits until nothing moves any more and nothing is left to paint.
func (p *person) still() {
	p.t.Helper()
	p.wait("nothing moves any more", `await (async () => {
		const now = () => JSON.parse(__gotaku.state()), was = now();
		while (now().tick < was.tick + 30) await new Promise(requestAnimationFrame);
		return now().frame === was.frame;
	})()`)
	p.drawn()
}

// whole checks that the picture, of which only what changed was drawn for many frames, is the one that is drawn after the
// window had another size, and so is drawn whole.
func (p *person) whole() {
	p.t.Helper()
	if !p.draws() {
		p.t.Fatal("the tab is not drawn")
	}
	p.Move(2, 2)
	p.still()
	parts := p.Screenshot("drawn-in-parts")
	for _, wider := range []int64{8, 0} {
		p.must(p.do(chromedp.EmulateViewport(p.size.W+wider, p.size.H)))
		p.wait("the canvas has the window's size", fmt.Sprintf(`document.querySelector("canvas").width === %d`, p.size.W+wider))
		p.drawn()
	}
	if !bytes.Equal(p.Screenshot("drawn-whole"), parts) {
		p.t.Error("what was drawn in parts differs from what is drawn whole")
	}
}

// keep keeps a picture of a tab that is drawn, once all faces are painted, and checks that everything that answers to the pointer can be reached.
func (p *person) keep(name string) {
	p.t.Helper()
	if p.draws() {
		p.still()
		p.Screenshot(name)
	}
	p.inside(name)
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
	p.dawdle()
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

// onField lists the cards on the near and the far field of a window of height h.
func (s *seen) onField(h int64) (mine, theirs []*thing) {
	for i := range s.Things {
		g := &s.Things[i]
		if !strings.HasPrefix(g.Name, "card:") {
			continue
		}
		switch y := (g.Y + g.H/2) / float64(h); {
		case y > 0.15 && y < 0.36:
			theirs = append(theirs, g)
		case y > 0.36 && y < 0.52:
			mine = append(mine, g)
		}
	}
	return mine, theirs
}

// worthSeeing is a moment in which something can be played and cards lie on both sides: fewer as the match goes on, as
// chance does not promise any.
func worthSeeing(p *person) bool {
	s := p.look()
	if s.Finished {
		p.t.Fatal("the match ended without a moment worth a picture")
	}
	mine, theirs := s.onField(p.size.H)
	want := max(0, 2-max(0, s.Turn-5)/2)
	return s.Ask == "main" && s.playable() != nil && len(mine) >= want && len(theirs) >= want
}

// TestDrawnInParts: at a table, of one game drawn by lot, nothing is left on the screen of what is not there any more.
func TestDrawnInParts(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) {
		games := assets.Playable()
		game := games[b.seed%uint64(len(games))]
		p := newPerson(b.OpenSized("player", hooked(Serve(t, app).URL), quick.drawn()))
		p.click("table:" + game)
		p.click("mode:bot")
		p.chooseDeck(0)
		p.Until("the match begins", `s.scene === "table"`)
		play(t, []player{p}, func() bool { v := p.look(); return v.Finished || v.Turn > 3 && v.Asked == v.Seat })
		p.whole()
	})
}

// looked leaves a test of pictures out unless they are asked for: nothing in them is judged but by who looks at them.
func looked(t *testing.T) {
	t.Helper()
	if !*pictures {
		t.Skip("left out: its pictures are to be looked at, and are drawn with -pictures")
	}
}

// TestPictures keeps what the app looks like. Only what can be reached is judged; the pictures are to be looked at.
func TestPictures(t *testing.T) {
	looked(t)
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("player", hooked(s.URL), quick))
	for _, v := range shapes {
		p.window(v.size)
		p.keep("title-" + v.name)
		p.click("mode:link")
		p.Until("the decks are shown", `s.scene === "decks"`)
		p.keep("decks-" + v.name)
		p.click("play")
		p.Until("the invitation waits", `s.scene === "invite" && s.things.some(g => g.name === "address")`)
		p.keep("invite-" + v.name)
		p.click("back") // an invitation outlives a reload
		p.Until("the title", `s.scene === "title"`)
	}
	p.window(quick)
	p.click("mode:bot")
	p.chooseDeck(0)
	p.Until("the match begins", `s.scene === "table"`)
	play(t, []player{p}, func() bool { return worthSeeing(p) })
	for _, v := range shapes {
		p.window(v.size)
		p.Until("the match goes on", `s.scene === "table"`)
		p.keep("table-" + v.name)
		p.carry("place:")
		p.keep("drag-" + v.name)
		p.ReleaseNow(2, 2, Left)
		p.Tick()
		seen := p.look()
		card := seen.find("card:")
		if mine, _ := seen.onField(v.size.H); len(mine) > 0 {
			card = mine[0]
		}
		p.dwell(seen, card)
		p.keep("large-" + v.name)
		p.Move(2, 2)
		p.Key("l")
		p.Until("the log is open", `s.over === "log"`)
		p.keep("log-" + v.name)
	}
	p.window(quick)
	p.Until("the match goes on", `s.scene === "table"`)
	p.giveUp() // a match to its end is played elsewhere
	for _, v := range shapes {
		p.window(v.size)
		p.Until("the result is shown", `s.over === "result"`)
		p.keep("result-" + v.name)
	}
}

// carry takes up a card that can be played and carries it near a place, without letting it go.
func (p *person) carry(to string) {
	p.t.Helper()
	s := p.look()
	g := s.playable()
	x, y, ok := s.spot(g)
	if !ok {
		p.t.Fatalf("%q is covered", g.Name)
	}
	p.Move(x, y)
	p.Press(x, y)
	p.Move(x, y-20)
	place := p.look().find(to)
	if place == nil {
		p.t.Fatalf("no place is lit for %q", g.Label)
	}
	p.Move(place.X+place.W*0.7, place.Y+place.H*0.8)
}
