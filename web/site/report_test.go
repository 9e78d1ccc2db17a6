package site

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestReport: the build says what a visitor loads and what the program is made of, and ships no names of functions.
func TestReport(t *testing.T) {
	dir, out := module(t), filepath.Join(t.TempDir(), "out")
	var said strings.Builder
	if err := Build(t.Context(), Options{Root: dir, Package: alone, Out: out, Best: true, Log: &said}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(regexp.MustCompile(`\d+`).ReplaceAllString(said.String(), "n"), "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	for _, want := range []string{
		"before the first frame bytes brotli", "index.html n n", "wasm_exec.js n n", "app.wasm n n", "together n n",
		"after it", "assets/font/ui.ttf n n", "sw.js n n", "code of the program, by package or module n", "runtime n", "all others n",
	} {
		if !slices.Contains(lines, want) {
			t.Errorf("it does not say %q:\n%s", want, &said)
		}
	}
	app, _ := names(t, out)["app.wasm"][0].(string)
	list, err := sections([]byte(read(t, filepath.Join(out, app))))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range list {
		if s.id == customSection && bytes.HasPrefix(s.body, []byte("\x04name")) {
			t.Error("the program is shipped with its functions' names")
		}
	}
}

// TestLargePageFails: what the first frame waits for has a bound in both packings, and a page above it is there all the
// same, so that it can be looked at.
func TestLargePageFails(t *testing.T) {
	dir, out := module(t), filepath.Join(t.TempDir(), "out")
	noise := make([]byte, mostQuick) // cannot be packed
	rand.NewChaCha8([32]byte{}).Read(noise)
	put(t, filepath.Join(dir, "index.html"), policyMark+"/*files*/{}/*files*/"+string(noise))
	if err := Build(t.Context(), Options{Root: dir, Package: alone, Out: out}); !errors.Is(err, ErrLarge) {
		t.Errorf("%v, want %v", err, ErrLarge)
	}
	if read(t, filepath.Join(out, "sw.js")) == "" {
		t.Error("the page is not built to its end")
	}
	for _, c := range []struct {
		best  bool
		size  int64
		plain error
		large bool
	}{
		{true, mostBest, nil, false}, {true, mostBest + 1, nil, true}, {false, mostBest + 1, nil, false},
		{false, mostQuick, nil, false}, {false, mostQuick + 1, nil, true}, {true, 2 * mostBest, errors.New("another Ebitengine"), false},
	} {
		b := &builder{o: Options{Out: t.TempDir(), Best: c.best}, compiler: &Compiler{Plain: c.plain}, names: map[string]entry{"app.wasm": {name: "a"}, "index.html": {name: "b"}}}
		put(t, filepath.Join(b.o.Out, "a"), "unpacked")
		put(t, filepath.Join(b.o.Out, "a"+brotliExt), "")
		put(t, filepath.Join(b.o.Out, "b"), "has no packed form")
		if err := errors.Join(os.Truncate(filepath.Join(b.o.Out, "a"+brotliExt), c.size-1000), os.Truncate(filepath.Join(b.o.Out, "b"), 1000)); err != nil {
			t.Fatal(err)
		}
		if err := b.judgeFirst(); errors.Is(err, ErrLarge) != c.large {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

// TestByPackage: a function is of the longest path before it that is a package.
func TestByPackage(t *testing.T) {
	got := byPackage(map[string]int{
		"example.com_a.v1_b.__T_.do": 1, "example.com_a.v1.init": 2, "main.main": 4, "main.main.func1": 8, "wasm_export_run": 16, "type_.eq.main.T": 32,
	}, []string{"example.com/a.v1", "example.com/a.v1/b", "main"})
	for p, want := range map[string]int{"example.com/a.v1/b": 1, "example.com/a.v1": 2, "main": 12, "": 48} {
		if got[p] != want {
			t.Errorf("%q has %d bytes, want %d", p, got[p], want)
		}
	}
}

// TestBrokenProgramHasNoReport, and nothing falls.
func TestBrokenProgramHasNoReport(t *testing.T) {
	good := "\x00asm\x01\x00\x00\x00\x00\x0b\x04name\x01\x04\x01\x00\x01f\x0a\x03\x01\x01\x00"
	bare, code, err := withoutNames([]byte(good))
	if err != nil || code["f"] != 1 || string(bare) != good[:8]+good[21:] {
		t.Fatalf("%v %v %q", err, code, bare)
	}
	for i := range good {
		if _, _, err := withoutNames([]byte(good[:i])); err == nil && i != 8 && i != 21 {
			t.Errorf("the first %d bytes are taken for a program", i)
		}
		b := []byte(good)
		b[i] = 0xff
		withoutNames(b)
	}
}
