package e2e

import "testing"

// workers lets a test reach the page's workers.
const workers = `window.begun = [];
window.Worker = class extends Worker { constructor(...of) { super(...of); begun.push(this); } };`

// forbidden is a browser that gives no workers, as some do in private windows.
const forbidden = `window.Worker = class { constructor() { throw new Error("no workers here"); } };`

// broken is a browser in which no more of the program can be had, as where memory ends.
const broken = `window.Worker = class extends Worker { postMessage(m) { super.postMessage(m.module ? { module: 0, loader: m.loader } : m); } };`

// against begins a match against the bot in a tab that runs a script before the page's.
func against(t *testing.T, b *Browser, s *Site, name, script string) *person {
	t.Helper()
	p := newPerson(b.OpenSized(name, hooked(s.URL), quick.with(script)))
	p.click("mode:bot")
	p.chooseDeck(0)
	p.Until("the match begins", `s.scene === "table"`)
	return p
}

// TestBotThinksInAWorker: the page's thread thinks of none of the bot's answers, until the worker is killed: then the
// match goes on without, and so it does where none can be begun.
func TestBotThinksInAWorker(t *testing.T) { Lots(t, botThinks) }

func botThinks(t *testing.T, b *Browser, lot uint64) {
	s := Serve(t, app)
	p := against(t, b, s, "with a worker", workers)
	play(t, []player{p}, func() bool { v := p.look(); return v.BotsAway >= 6 || v.Finished })
	if v := p.look(); v.BotsHere != 0 || v.BotsAway < 6 {
		t.Errorf("%d answers were thought of in the page, %d in the worker", v.BotsHere, v.BotsAway)
	}
	if n := MustEval[int](p.Tab, `begun.length`); n != 1 {
		t.Errorf("%d workers were begun", n)
	}
	alone := func(p *person, when string) {
		t.Helper()
		play(t, []player{p}, func() bool { v := p.look(); return v.BotsHere >= 2 || v.Finished })
		if v := p.look(); v.BotsHere < 2 {
			t.Errorf("%s: %d answers were thought of in the page", when, v.BotsHere)
		}
	}
	MustEval[bool](p.Tab, `(begun[0].terminate(), true)`)
	alone(p, "the worker is killed")

	p = against(t, b, s, "rubbish", workers)
	MustEval[bool](p.Tab, `(setInterval(() => begun[0]?.dispatchEvent(new MessageEvent("message", { data: { answer: [1, 2] } })), 50), true)`)
	alone(p, "the worker says what no worker says")
	for _, w := range some(lot, []struct{ name, script string }{{"none may be begun", forbidden}, {"no more memory", broken}}, 1) {
		p := against(t, b, s, w.name, w.script)
		alone(p, w.name)
		if v := p.look(); v.BotsAway != 0 {
			t.Errorf("%s: %d answers come from elsewhere", w.name, v.BotsAway)
		}
	}
}
