package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"gotaku/assets"
)

// TestKeysAfterTyping: a field of the page has the keys while a line is typed, and the canvas has them again afterwards,
// however the field was left.
func TestKeysAfterTyping(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("typing", hooked(s.URL), quick))
	for _, leave := range []struct {
		how string
		do  func()
		has string
	}{
		{"Enter", func() { p.Key(kb.Enter) }, "Enter"},
		{"Tab", func() { p.Key(kb.Tab) }, "Tab"},
		{"Escape", func() { p.Key(kb.Escape) }, "Tab"},
		{"a press elsewhere", func() { g := p.look().find("settings:box"); p.Click(g.X+4, g.Y+4) }, "press"},
	} {
		p.Key(",")
		p.Until("the settings are open", `s.over === "settings"`)
		p.click("name")
		p.wait("a field of the page", `document.activeElement.tagName === "INPUT"`)
		MustEval[bool](p.Tab, `(document.activeElement.select(), true)`)
		p.Key(leave.has)
		leave.do()
		p.wait("the field is gone", `!document.querySelector("input")`)
		p.Until("the name after "+leave.how, fmt.Sprintf(`s.things.find(g => g.name === "name").state === %q`, leave.has))
		p.Key(kb.Escape)
		p.Until("Esc after "+leave.how+" closes the settings", `!s.over`)
	}
}

// TestAStillPageRests: where nothing moves the page asks for twenty frames a second and not for all that there are, and
// for one at once when the mouse moves.
func TestAStillPageRests(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("resting", hooked(s.URL), quick.full().with(`
		window.asked = 0;
		{
			const all = requestAnimationFrame.bind(window);
			window.requestAnimationFrame = f => { asked++; return all(f) };
		}`)))
	p.still()
	n := MustEval[int](p.Tab, `new Promise(done => { const before = asked; setTimeout(() => done(asked - before), 2000) })`)
	if n > 45 {
		t.Errorf("%d frames are asked for in two seconds in which nothing moves", n)
	}
	p.wait("a frame is asked for at once when the pointer moves", `(() => {
		const before = asked; // it is not between two frames that one is due
		dispatchEvent(new PointerEvent("pointermove"));
		return asked > before;
	})()`)
}

// TestLostReleaseIsNoticed: a button that was let go where the page could not see it is not taken for held, neither when
// the mouse comes back nor when it is pressed next.
func TestLostReleaseIsNoticed(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("lost", hooked(s.URL), quick))
	p.click("mode:solo")
	p.chooseDeck(0)
	p.Until("there is a table", `s.scene === "table" && s.kind === "yesno"`)
	p.click("no")
	play(t, []player{p}, func() bool { v := p.look(); return v.Ask == "main" && v.playable() != nil })
	for _, back := range []func(){
		func() { p.Move(300, 5) },
		func() { p.Press(300, 5); p.Release(300, 5) },
	} {
		p.carry("place:")
		p.held = 0 // nobody sees the release
		back()
		if g := p.look().find("place:"); g != nil {
			t.Errorf("%q is lit: the card is still dragged", g.Name)
		}
		p.click("menu")
		p.Until("a click is a click", `s.over === "menu"`)
		p.Key(kb.Escape)
		p.Until("the menu is closed", `!s.over`)
	}
}

// TestSearchInThePage: the field of the page lies where the drawn one is, and the cards follow while it is typed.
func TestSearchInThePage(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	size := quick
	size.Lang = "en-GB"
	p := newPerson(b.OpenSized("searching", hooked(s.URL), size))
	p.click("mode:bot")
	p.Until("the decks are shown", `s.scene === "decks"`)
	p.click("deck:build:0")
	p.Until("the builder is open", `s.scene === "build"`)
	p.click("search")
	p.wait("a field over the drawn one", fmt.Sprintf(`(r => document.activeElement.tagName === "INPUT" &&
		Math.abs(r.x - %[1]f) < 2 && Math.abs(r.y - %[2]f) < 2 && Math.abs(r.width - %[3]f) < 2)(document.activeElement.getBoundingClientRect())`,
		p.look().find("search").X, p.look().find("search").Y, p.look().find("search").W))
	const cards = `s.things.filter(g => g.name.startsWith("card:")).length`
	p.Key("deal")
	p.Until("the cards of it", `s.things.find(g => g.name === "search").state === "deal" && `+cards+` > 0`)
	p.Screenshot("search")
	p.Key("zzz")
	p.Until("no card is left", cards+` === 0`)
	p.Key(kb.Escape)
	p.Until("all are back", `s.things.find(g => g.name === "search").state === undefined && s.scene === "build" && `+cards+` > 3`)
	p.RightClick(320, 200)
	p.Tick()
	if got := p.look().Scene; got != "build" {
		t.Errorf("the right button leads to %s", got)
	}
}

// TestLanguageOfTheBrowser: the page speaks the browser's language from its first picture on, until another is chosen,
// and the choice is known when the page is loaded the next time.
func TestLanguageOfTheBrowser(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	const page = `document.documentElement.lang + " " + document.getElementById("what").textContent`
	for tag, want := range map[string]struct{ page, join string }{
		"ja-JP": {"ja 読み込んでいます…", "参加する"},
		"en-US": {"en Loading …", "Join"},
		"de":    {"en Loading …", "Join"},
	} {
		size := quick
		size.Lang = tag
		p := newPerson(b.OpenSized(tag, hooked(s.URL), size))
		if got := MustEval[string](p.Tab, page); got != want.page {
			t.Errorf("a browser in %s: the page says %q, want %q", tag, got, want.page)
		}
		if got := p.look().find("paste").Label; got != want.join {
			t.Errorf("a browser in %s: the app says %q, want %q", tag, got, want.join)
		}
		if tag == "de" { // as in English from here on
			p.Close()
			continue
		}
		other := [2]string{"lang:1", "en Loading …"}
		if want.page[:2] == "en" {
			other = [2]string{"lang:0", "ja 読み込んでいます…"}
		}
		p.Key(",")
		p.Until("the settings are open", `s.over === "settings"`)
		p.click(other[0])
		p.wait("the page follows", fmt.Sprintf("%s === %q", page, other[1]))
		p.wait("it is stored", `true`)
		p.Reload()
		if got := MustEval[string](p.Tab, page); got != other[1] {
			t.Errorf("a browser in %s after another was chosen: %q, want %q", tag, got, other[1])
		}
		p.Close()
	}
}

// TestATableOpensBehindASign: where many frames are drawn while a game is read, a sign stands on the screen. How long it
// takes to the decks and on to the first question is measured, and judged by nobody. Two games are drawn by lot.
func TestATableOpensBehindASign(t *testing.T) { Lots(t, tableOpens) }

func tableOpens(t *testing.T, b *Browser, lot uint64) {
	s := Serve(t, app)
	p := newPerson(b.OpenSized("opening", hooked(s.URL), quick.full())) // its frames are counted
	MustEval[bool](p.Tab, `(() => { const none = { frames: 0, signs: 0, from: 0, till: 0, longest: 0, begun: 0, decks: 0, asked: 0 }; window.seen = {};
		window.anew = () => { seen = { ...none, begun: performance.now() }; return true };
		let last = performance.now();
		const look = () => { const now = performance.now(), s = JSON.parse(__gotaku.state());
			if (s.over === "opening") seen.frames++;
			if ((s.things || []).some(g => g.name === "sign")) { seen.signs++; seen.from ||= now; seen.till = now }
			if (s.scene === "decks" && !seen.decks) seen.decks = now - seen.begun;
			if (s.scene === "table" && s.asked >= 0 && !seen.asked) seen.asked = now - seen.begun;
			seen.longest = Math.max(seen.longest, now - last);
			last = now; requestAnimationFrame(look) };
		requestAnimationFrame(look); return anew() })()`)
	begin := func(thing string) {
		MustEval[bool](p.Tab, `(() => { seen.begun = performance.now(); seen.longest = 0; return true })()`)
		p.click(thing)
	}
	for _, game := range some(lot, assets.Games(), 2) {
		MustEval[bool](p.Tab, `anew()`)
		p.click("table:" + game)
		begin("mode:bot")
		p.wait("the decks are shown", `seen.decks > 0`)
		frames, signs := MustEval[int](p.Tab, `seen.frames`), MustEval[int](p.Tab, `seen.signs`)
		stood := MustEval[float64](p.Tab, `seen.till - seen.from`)
		read := MustEval[float64](p.Tab, `seen.longest`)
		p.Until("there is a way on", `s.things.some(g => g.name === "play")`)
		begin("play")
		p.wait("something is asked", `seen.asked > 0`)
		t.Logf("%s: the decks after %.0f ms, %.0f ms between two frames at most, %d while it was read, %d with the sign, for %.0f ms; the first question %.0f ms after that, %.0f ms between two frames at most",
			game, MustEval[float64](p.Tab, `seen.decks`), read, frames, signs, stood, MustEval[float64](p.Tab, `seen.asked`), MustEval[float64](p.Tab, `seen.longest`))
		if long := 30; signs == 0 && frames > long { // ticks and frames are not quite one to one
			t.Errorf("%s: there is no sign in %d frames", game, frames)
		}
		p.click("menu")
		p.untilThing("menu:leave")
		p.click("menu:leave")
		p.Until("the title is shown", `s.scene === "title"`)
	}
}
