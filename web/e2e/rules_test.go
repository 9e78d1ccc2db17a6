package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"gotaku/web/site"
)

// programPage runs a command line program; its state says whether that is over, and how it ended.
const programPage = `<!DOCTYPE html><script src="wasm_exec.js"></script><script>
const end = { over: false, code: 0 };
window.__gotaku = { tick: () => Math.floor(performance.now()), state: () => JSON.stringify(end) };
performance.mark("gotaku-first-frame");
const go = new Go();
go.argv = %s;
go.exit = code => { end.code = code; };
const begin = () => {
	WebAssembly.instantiateStreaming(fetch("program.wasm"), go.importObject).then(p => go.run(p.instance)).then(() => { end.over = true; });
	return true;
};
</script>`

// run builds a command line program by a go command that ends before its "-o FILE", runs it in a tab, and returns what
// it prints, the last of which holds the text of end.
func run(t testing.TB, b *Browser, end string, args []string, goArgs ...string) []string {
	t.Helper()
	dir, root := t.TempDir(), Root(t)
	last := len(goArgs) - 1
	c := site.NewCompiler(t.Context(), root)
	defer c.Close()
	cmd := c.Command(t.Context(), root, goArgs[0], slices.Concat([]string{"-tags="}, goArgs[1:last], []string{"-o", filepath.Join(dir, "program.wasm"), goArgs[last]})...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	argv, err := json.Marshal(append([]string{"program"}, args...))
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/program.wasm", http.FileServer(http.Dir(dir)))
	mux.HandleFunc("/wasm_exec.js", func(w http.ResponseWriter, r *http.Request) {
		http.ServeFile(w, r, filepath.Join(root, "wasm_exec.js"))
	})
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { fmt.Fprintf(w, programPage, argv) })
	srv := httptest.NewServer(mux)
	t.Cleanup(srv.Close)
	x := b.Open("program", srv.URL)
	MustEval[bool](x, "begin()") // not by itself: a page that computes does not even say that it is there
	x.ends()
	x.Until("without an error", `s.code === 0`)
	x.poll("what it printed arrives", func() (bool, error) {
		return strings.Contains(strings.Join(x.Console(), "\n"), end), nil
	})
	return x.Console()
}

// ends waits for the end of a program of run. The page answers nothing while it computes, which takes as long as it
// takes: what prints goes on.
func (x *Tab) ends() {
	x.t.Helper()
	for said := -1; ; time.Sleep(frame) {
		over, err := Eval[bool](x, `end.over`)
		if err == nil && over {
			return
		}
		now := len(x.Console())
		if err != nil && now == said {
			x.t.Fatalf("tab %s: for %v the program neither prints nor ends: %v", x.name, patience, err)
		}
		said = now
	}
}

// TestArraysSurvive: what the site's program is built with keeps arrays in use, see site.NewCompiler.
func TestArraysSurvive(t *testing.T) {
	t.Parallel()
	Need(t)
	if got := strings.Join(run(t, Start(t), "kept:", nil, "build", "./web/e2e/testdata/arrays"), "\n"); !strings.Contains(got, "kept: 7") {
		t.Error(got)
	}
}

// TestRulesInTheBrowser plays matches of sessions in the browser: what holds natively need not hold there.
func TestRulesInTheBrowser(t *testing.T) {
	t.Parallel()
	Need(t)
	// What could be otherwise on another machine is played: whole matches of two ends over lines good and bad, lots, what is
	// hidden and shown, and a bot's thoughts; a game of each kind. What a liar is told or a file is refused for is tried
	// natively, and cards of one's own are read and looked on at by tests of their own. That bots think in a page TestBotThinksInAWorker
	// shows; that they come to the same there is tried when everything is.
	args := []string{"-test.run=^Test(Peers.*|Local.*|Hotseat.*|Wire.*|Lots.*|Foresee|HiddenLie.*|AProof.*|UndoRedo|Rematch|Replay.*|Playout|Players|GuessedCardsAreThere)$", "-test.v", "-games=1"}
	packages := []string{"./rules/session"}
	if *whole {
		packages = append(packages, "./rules/bot")
	}
	for _, pkg := range packages {
		for _, line := range run(t, Start(t), "PASS", args, "test", "-c", pkg) {
			if strings.Contains(line, "FAIL") {
				t.Errorf("%s: %s", pkg, line)
			}
		}
	}
}
