package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/page"
)

// workers lets a test reach the page's workers.
const workers = `window.begun = [];
window.Worker = class extends Worker { constructor(...of) { super(...of); begun.push(this); } };`

// forbidden is a browser that gives no workers, as some do in private windows.
const forbidden = `window.Worker = class { constructor() { throw new Error("no workers here"); } };`

// against begins a match against the bot in a tab that runs a script before the page's.
func against(t *testing.T, b *Browser, s *Site, name, script string) *person {
	t.Helper()
	x := b.OpenSized(name, hooked(s.URL), quick)
	now(x, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	x.Go(hooked(s.URL))
	p := newPerson(x)
	p.click("mode:bot")
	p.chooseDeck(0)
	p.Until("the match begins", `s.scene === "table"`)
	return p
}

// TestBotThinksInAWorker: the page's thread thinks of none of the bot's answers, until the worker is killed: then the
// match goes on without, and so it does where none can be begun.
func TestBotThinksInAWorker(t *testing.T) {
	s, b := Serve(t, app), Start(t)
	b.seed = usual
	p := against(t, b, s, "with a worker", workers)
	play(t, []player{p}, func() bool { v := p.look(); return v.BotsAway >= 12 || v.Finished })
	if v := p.look(); v.BotsHere != 0 || v.BotsAway < 12 {
		t.Errorf("%d answers were thought of in the page, %d in the worker", v.BotsHere, v.BotsAway)
	}
	if n := MustEval[int](p.Tab, `begun.length`); n != 1 {
		t.Errorf("%d workers were begun", n)
	}
	MustEval[bool](p.Tab, `(begun[0].terminate(), true)`)
	play(t, []player{p}, func() bool { v := p.look(); return v.BotsHere >= 3 || v.Finished })
	if v := p.look(); v.BotsHere < 3 {
		t.Errorf("after the worker was killed %d answers came", v.BotsHere)
	}

	p = against(t, b, s, "without workers", forbidden)
	play(t, []player{p}, func() bool { v := p.look(); return v.BotsHere >= 3 || v.Finished })
	if v := p.look(); v.BotsAway != 0 || v.BotsHere < 3 {
		t.Errorf("%d answers were thought of in the page, %d elsewhere", v.BotsHere, v.BotsAway)
	}
}
