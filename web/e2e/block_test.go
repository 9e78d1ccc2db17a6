package e2e

import (
	"fmt"
	"strings"
	"testing"

	"gotaku/assets"
)

// timed notes every task which holds the page's thread for longer than 50 ms, and how long the program itself ran
// at a time. Where there is no GPU the browser makes each task longer by what it waits for the picture of the canvas.
const timed = `
	window.held = [];
	window.own = 0;
	window.spent = 0;
	new PerformanceObserver(l => { for (const e of l.getEntries()) held.push(Math.round(e.duration)); }).observe({type: "longtask", buffered: true});
	let begun = 0;
	const noted = resume => function () {
		if (begun) return resume.call(this);
		begun = performance.now();
		try { return resume.call(this) } finally { const d = performance.now() - begun; own = Math.max(own, d); spent += d; begun = 0 }
	};
	let loader;
	Object.defineProperty(window, "Go", { get: () => loader, set: v => { v.prototype._resume = noted(v.prototype._resume); loader = v; } });`

// pause is what a stretch of time was like in a tab, in milliseconds: the tasks that held its thread for longer than 50, and
// for how long the program ran at most before it gave the thread back.
type pause struct {
	Held []int
	Own  int
}

func (p pause) String() string { return fmt.Sprintf("%d (%v)", p.Own, p.Held) }

// held is what was noted since it was asked last.
func held(x *Tab) pause {
	return MustEval[pause](x, `new Promise(ok => setTimeout(() => { ok({ Held: held.splice(0), Own: Math.round(own) }); own = 0 }, 300))`)
}

// BenchmarkBlocked prints for how long the page is held up while each table is opened, and while 4,000 cards are pasted, shown,
// kept and read again by a page that is opened anew. It judges no number: what a frame costs on this machine without a GPU, with nothing to do, stands beside it.
func BenchmarkBlocked(t *testing.B) {
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("blocked", hooked(s.URL), Size{W: 1280, H: 720, Scale: 1, Calm: true, Full: true, Script: timed}))
	var lines []string // in one, since a benchmark shows ten of what it logs
	note := func(f string, a ...any) { lines = append(lines, fmt.Sprintf(f, a...)) }
	p.Until("the title is shown", `s.scene === "title"`)
	note("until the title stands: %v", held(p.Tab))
	for _, game := range p.look().Things {
		if !strings.HasPrefix(game.Name, "table:") {
			continue
		}
		p.click(game.Name)
		note("%s chosen: %v", game.Name, held(p.Tab))
		p.click("mode:bot")
		p.Until("decks are chosen", `s.scene === "decks" && !s.over`)
		note("%s, its decks: %v", game.Name, held(p.Tab))
		p.click("play")
		p.Until("the table is open", `s.scene === "table"`)
		note("%s, its table: %v", game.Name, held(p.Tab))
		p.click("tool:menu")
		p.Until("there is a way to leave", `s.things.some(g => g.name === "menu:leave")`)
		p.click("menu:leave")
		p.Until("the title is shown", `s.scene === "title"`)
		held(p.Tab)
	}
	p.click("mode:bot")
	p.Until("decks are chosen", `s.scene === "decks" && !s.over`)
	held(p.Tab)
	var list strings.Builder
	list.WriteString("カードNo\tカード名\tカード種類\tクラス\tコスト\t攻撃\t体力\t効果\n")
	for i := range 4000 {
		fmt.Fprintf(&list, "W-%04d\t渡しの者%d\tフォロワー\tロイヤル\t%d\t2\t2\t【ファンファーレ】カードを%d枚引く。\n", i+1, i+1, i%5+1, i%3+1)
	}
	p.paste(list.String())
	p.Until("what was found is shown", `s.scene === "bring"`)
	note("4,000 cards pasted and shown: %v", held(p.Tab))
	p.click("cards:keep")
	p.Until("they are kept", `s.scene === "decks" && !s.over`)
	note("4,000 cards kept: %v", held(p.Tab))
	note("afterwards, nothing being done: %v", held(p.Tab))
	p.Reload()
	p.Until("the title is shown", `s.things.some(g => g.name === "mode:bot")`)
	note("the title again: %v", held(p.Tab))
	p.click("mode:bot")
	p.Until("decks are chosen", `s.scene === "decks" && !s.over`)
	note("decks with 4,000 cards kept: %v", held(p.Tab))
	t.Log(strings.Join(lines, "; "))
}

// BenchmarkFrames prints what a table costs at which nothing moves, and for how long the program holds the page while the
// searching bot thinks and what it does is shown. It judges no number; that a still table is not drawn is judged.
func BenchmarkFrames(t *testing.B) {
	s, b := Serve(t, app), Start(t)
	var lines []string
	for _, game := range assets.Playable() {
		p := newPerson(b.OpenSized("frames", hooked(s.URL), Size{W: 1280, H: 720, Scale: 1, Full: true, Script: timed}))
		p.click("table:" + game)
		p.click("mode:bot")
		p.Until("decks are chosen", `s.scene === "decks" && !s.over`)
		p.click("bot:search")
		p.click("play")
		rests := func() bool { v := p.look(); return v.Asked == 0 && v.Turn > 2 && v.TurnSeat == 0 || v.Finished }
		play(t, []player{p}, rests)
		p.Move(5, 5)
		MustEval[bool](p.Tab, `new Promise(ok => setTimeout(() => ok(true), 5000))`) // toasts go
		const still = `new Promise(ok => { const from = JSON.parse(__gotaku.state()).frame, was = spent, ticks = __gotaku.tick();
			setTimeout(() => { const used = spent - was; ok([JSON.parse(__gotaku.state()).frame - from, used / 3, (__gotaku.tick() - ticks) / 3]) }, 3000) })`
		rest := MustEval[[3]float64](p.Tab, still)
		if rest[0] > 0 {
			t.Errorf("%s: %v frames are built while nothing happens", game, rest[0])
		}
		held(p.Tab)
		MustEval[bool](p.Tab, `(() => { window.gaps = []; let last = performance.now(); const look = () => { const now = performance.now(); gaps.push(now - last); last = now; requestAnimationFrame(look) }; requestAnimationFrame(look); return true })()`)
		play(t, []player{p}, func() bool { v := p.look(); return v.TurnSeat == 1 || v.Finished })
		MustEval[bool](p.Tab, `(gaps.length = 0, true)`)
		own := held(p.Tab)
		p.Until("the bot has done with its turn", `s.finished || s.asked === 0`)
		gaps := MustEval[[4]float64](p.Tab, `(() => { const g = gaps.slice().sort((a, b) => a - b), at = k => Math.round(g[Math.min(g.length - 1, Math.floor(g.length * k))] || 0); return [g.length, at(.5), at(.95), at(1)] })()`)
		lines = append(lines, fmt.Sprintf("%s: still %.0f frames built, %.1f ms of program a second in %.0f ticks; passing the turn %v; while the bot plays %v, %.0f frames, %.0f ms between two in the middle, %.0f in 95 of 100, %.0f at most",
			game, rest[0], rest[1], rest[2], own, held(p.Tab), gaps[0], gaps[1], gaps[2], gaps[3]))
		p.Close()
	}
	t.Log(strings.Join(lines, "; "))
}
