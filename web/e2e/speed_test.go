package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestMeasured prints what a browser needs for the program's start and for the rules. It judges no number.
func TestMeasured(t *testing.T) {
	s, b := Serve(t, app), Start(t)
	dir := build(t, app)
	for _, pattern := range []string{"app.*.wasm", "app.*.wasm.gz", "app.*.wasm.br"} {
		files, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if info, err := os.Stat(f); err == nil {
				t.Logf("%s: %d bytes", filepath.Base(f), info.Size())
			}
		}
	}
	const first = `Math.round(performance.getEntriesByName("gotaku-first-frame")[0].startTime)`
	var fresh, again []int
	for range 3 {
		x := b.Open("start", hooked(s.URL))
		fresh = append(fresh, MustEval[int](x, first))
		x.Reload()
		again = append(again, MustEval[int](x, first))
		x.Close()
	}
	t.Logf("from navigation to the first frame, ms: %v as a new visitor, %v reloaded", fresh, again)
	for _, line := range benched(t, b) {
		t.Log(line)
	}
}

// bench is a page that runs a command line program; its state says whether that is over, and how it ended.
const bench = `<!DOCTYPE html><script src="wasm_exec.js"></script><script>
const end = { over: false, code: 0 };
window.__gotaku = { state: () => JSON.stringify({ tick: Math.floor(performance.now()), ...end }) };
performance.mark("gotaku-first-frame");
const go = new Go();
go.argv = ["tcg", "bench"];
go.exit = code => { end.code = code; };
WebAssembly.instantiateStreaming(fetch("tcg.wasm"), go.importObject).then(p => go.run(p.instance)).then(() => { end.over = true; });
</script>`

// benched runs the rules' own measurements in the browser and returns what they print.
func benched(t *testing.T, b *Browser) []string {
	t.Helper()
	dir, root := t.TempDir(), Root(t)
	cmd := exec.CommandContext(t.Context(), "go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(dir, "tcg.wasm"), "./rules/cmd/tcg")
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	mux := http.NewServeMux()
	mux.Handle("/tcg.wasm", http.FileServer(http.Dir(dir)))
	mux.HandleFunc("/wasm_exec.js", func(w http.ResponseWriter, r *http.Request) {
		http.ServeFile(w, r, filepath.Join(root, "wasm_exec.js"))
	})
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { w.Write([]byte(bench)) })
	srv := httptest.NewServer(mux)
	t.Cleanup(srv.Close)
	x := b.Open("bench", srv.URL)
	x.Until("the measurements end", `s.over`)
	x.Until("without an error", `s.code === 0`)
	x.poll("what it printed arrives", func() (bool, error) {
		return slices.ContainsFunc(x.Console(), func(s string) bool { return strings.Contains(s, "on the wire") }), nil
	})
	return x.Console()
}
