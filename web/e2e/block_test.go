package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
)

// timed is a tab that notes every task which holds its thread for longer than 50 ms.
func timed(x *Tab) *Tab {
	now(x, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `
		window.held = [];
		new PerformanceObserver(l => { for (const e of l.getEntries()) held.push(Math.round(e.duration)); }).observe({type: "longtask", buffered: true});`})
	x.Reload()
	return x
}

// held are the tasks noted since it was asked last, in milliseconds.
func held(x *Tab) []int {
	return MustEval[[]int](x, `new Promise(ok => setTimeout(() => ok(held.splice(0)), 300))`)
}

// BenchmarkBlocked prints for how long the page is held up while each table is opened, and while 4,000 cards are pasted, shown and
// kept. It judges no number: what a frame costs on this machine without a GPU, with nothing to do, stands beside it.
func BenchmarkBlocked(t *testing.B) {
	s, b := Serve(t, app), Start(t)
	p := newPerson(timed(b.OpenSized("blocked", hooked(s.URL), Size{W: 1280, H: 720, Scale: 1, Calm: true})))
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
	t.Log(strings.Join(lines, "; "))
}
