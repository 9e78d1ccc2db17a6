package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkMeasured prints what a browser needs for the program's start and for the rules. It judges no number, so it runs
// when it is asked for: go test ./web/e2e -run ^$ -bench Measured -benchtime 1x, with the browser in the environment.
func BenchmarkMeasured(t *testing.B) {
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
		x := b.OpenSized("start", hooked(s.URL), Small.full())
		fresh = append(fresh, MustEval[int](x, first))
		x.Reload()
		again = append(again, MustEval[int](x, first))
		x.Close()
	}
	t.Logf("from navigation to the first frame, ms: %v as a new visitor, %v reloaded", fresh, again)
	for _, line := range run(t, b, "on the wire", []string{"bench", "-seconds=1"}, "build", "-ldflags=-s -w", "./rules/cmd/tcg") {
		t.Log(line)
	}
	bench := []string{"-test.run=^$", "-test.bench=^Benchmark(Commit|Shown|Proof|Judged)$", "-test.benchtime=0.2s"} // what the line costs
	for _, line := range run(t, b, "PASS", bench, "test", "-c", "./rules/session") {
		t.Log(line)
	}
}
