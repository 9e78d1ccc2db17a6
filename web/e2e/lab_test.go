package e2e

import (
	"fmt"
	"testing"
)

// TestTheLabPlaysInWorkers: as many as the browser has cores, while the page goes on; when it is done they are gone.
func TestTheLabPlaysInWorkers(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	b.seed = usual
	p := newPerson(b.OpenSized("lab", hooked(s.URL), quick.with(workers+`
window.ended = 0; { const end = Worker.prototype.terminate; Worker.prototype.terminate = function () { ended++; return end.call(this); }; }`)))
	p.click("mode:bot")
	p.Until("decks are chosen", `s.scene === "decks"`)
	p.click("lab")
	p.Until("the lab is open", `s.scene === "lab"`)
	for seat := range 2 {
		p.click(fmt.Sprintf("lab:who:%d:0", seat)) // who thinks least
	}
	p.click("lab:start")
	p.Until("it is begun", `s.things.some(v => v.name === "lab:cancel")`)
	p.Until("it is done", `s.things.some(v => v.name === "lab:start") && s.things.some(v => v.name === "lab:csv" && !v.off)`)
	n, cores := MustEval[int](p.Tab, `begun.length`), MustEval[int](p.Tab, `Math.min(8, navigator.hardwareConcurrency)`)
	if ended := MustEval[int](p.Tab, `ended`); n != cores || ended != n {
		t.Errorf("%d workers were begun on %d cores, %d ended", n, cores, ended)
	}
	p.Screenshot("lab")
}
