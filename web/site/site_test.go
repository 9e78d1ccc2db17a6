package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/golang/freetype/truetype"

	"gotaku/assets/font/halves"
)

// module makes a tiny module with the pieces a build needs.
func module(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":                  "module tiny\n\ngo 1.26.0\n",
		"main.go":                 "package main\n\nfunc main() { println(1) }\n",
		"web/cards/main.go":       "package main\n\nfunc main() { println(2) }\n",
		"index.html":              policyMark + "<style>b {}</style><script>const files = /*files*/{}/*files*/;</script>",
		"wasm_exec.js":            "of an older toolchain",
		"assets/font/ui.ttf":      strings.Repeat("glyph", 1000),
		"assets/font/embed.go":    "package font\n",
		"assets/packs/cards.json": "{}",
	} {
		put(t, filepath.Join(dir, name), text)
	}
	return dir
}

// alone is a program of the module that no other is built beside: half the work, where one is as good as two.
const alone = "./web/cards"

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func list(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			rel, _ := filepath.Rel(dir, path)
			names = append(names, filepath.ToSlash(rel))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// names reads the files' names out of a built page.
func names(t *testing.T, out string) map[string][]any {
	t.Helper()
	page := read(t, filepath.Join(out, "index.html"))
	text := regexp.MustCompile(`const files = (.*);</script>`).FindStringSubmatch(page)
	if text == nil {
		t.Fatalf("no names in %s", page)
	}
	var m map[string][]any
	if err := json.Unmarshal([]byte(text[1]), &m); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestBuild(t *testing.T) {
	root, out := module(t), filepath.Join(t.TempDir(), "out")
	o := Options{Root: root, Package: ".", Out: out}
	build := func() {
		t.Helper()
		if err := Build(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	build()
	first := names(t, out)
	font, _ := first["assets/font/ui.ttf"][0].(string)
	if !regexp.MustCompile(`^assets/font/ui\.[0-9a-f]{12}\.ttf$`).MatchString(font) || first["assets/font/ui.ttf"][1] != 5000.0 {
		t.Fatalf("the font is %v", first["assets/font/ui.ttf"])
	}
	if got := read(t, filepath.Join(out, font)); got != strings.Repeat("glyph", 1000) {
		t.Fatal("the font has other contents")
	}
	sources := []string{"index.html", "sw.js"}
	for _, source := range []string{"app.wasm", "cards.wasm", "wasm_exec.js", "worker.js", "assets/font/ui.ttf"} {
		name, _ := first[source][0].(string)
		sources = append(sources, name)
	}
	want := []string{"icon-192.png", "icon-512.png", "manifest.webmanifest"}
	for _, name := range sources {
		want = append(want, name, name+".br", name+".gz")
	}
	slices.Sort(want)
	got := list(t, out)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("built %q\nwant %q", got, want)
	}
	packed, err := os.Open(filepath.Join(out, font+".br"))
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	if plain, err := io.ReadAll(brotli.NewReader(packed)); err != nil || string(plain) != strings.Repeat("glyph", 1000) {
		t.Fatalf("the font unpacked has %d bytes, %v", len(plain), err)
	}
	kept := read(t, filepath.Join(root, "wasm_exec.js"))
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	if kept != read(t, filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js")) {
		t.Fatal("the repository's loader is not the toolchain's")
	}
	worker := read(t, filepath.Join(out, "sw.js"))
	if !strings.Contains(worker, `"`+font+`"`) || !strings.Contains(worker, `"./"`) || strings.Contains(worker, "FILES") || strings.Contains(worker, "BUILD") {
		t.Fatalf("the worker does not keep the font and the page:\n%.600s", worker)
	}

	put(t, filepath.Join(root, "assets/font/ui.ttf"), strings.Repeat("other", 1000))
	build()
	second := names(t, out)
	if second["assets/font/ui.ttf"][0] == font || second["app.wasm"][0] != first["app.wasm"][0] {
		t.Fatalf("names do not follow contents: %v, then %v", first, second)
	}
	if slices.Contains(list(t, out), font) {
		t.Fatal("the old font is still there")
	}
	if read(t, filepath.Join(out, "sw.js")) == worker {
		t.Fatal("the worker of another build is the same")
	}
}

// TestFontComesInHalves: the first has what is common to all text, and what the program itself shows; both give the font.
func TestFontComesInHalves(t *testing.T) {
	dir, out := module(t), filepath.Join(t.TempDir(), "out")
	put(t, filepath.Join(dir, "main.go"), "package main\n\nfunc main() { println(`鷲`, text, \"\\u2605\") } // 亜\n")
	put(t, filepath.Join(dir, "text.go"), "package main\n\nimport _ \"embed\"\n\n//go:embed a.txt\nvar text string\n")
	put(t, filepath.Join(dir, "a.txt"), "鰄")
	whole := read(t, filepath.Join(root(t), splitFont))
	put(t, filepath.Join(dir, splitFont), whole)
	if err := Build(t.Context(), Options{Root: dir, Package: ".", Out: out}); err != nil {
		t.Fatal(err)
	}
	part := func(name string) []byte {
		hashed, _ := names(t, out)[name][0].(string)
		return []byte(read(t, filepath.Join(out, hashed)))
	}
	first, rest := part(splitFont), part(restFont)
	f, err := truetype.Parse(first)
	if err != nil {
		t.Fatal(err)
	}
	drawn := func(r rune) bool {
		var g truetype.GlyphBuf
		return g.Load(f, 64<<6, f.Index(r), 0) == nil && len(g.Ends) > 0
	}
	for _, r := range "Aé–、あア！鷲鰄★" {
		if !drawn(r) {
			t.Errorf("the first half does not draw %c", r)
		}
	}
	for _, r := range "亜腕弌熙凜鬱①ДΩ" {
		if drawn(r) {
			t.Errorf("the first half draws %c", r)
		}
	}
	if again, err := halves.Join(first, rest); err != nil || string(again) != whole {
		t.Errorf("the halves do not give the font: %v", err)
	}
}

// TestPageHasItsPolicy in itself and in the server's headers, with the hashes of what stands in it.
func TestPageHasItsPolicy(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out")
	if err := Build(t.Context(), Options{Root: module(t), Package: alone, Out: out}); err != nil {
		t.Fatal(err)
	}
	page := read(t, filepath.Join(out, "index.html"))
	script := regexp.MustCompile(`<script>(.*)</script>`).FindStringSubmatch(page)
	hashOf := func(s string) string {
		sum := sha256.Sum256([]byte(s))
		return base64.StdEncoding.EncodeToString(sum[:])
	}
	want := "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-" + hashOf(script[1]) + "'; style-src 'self' 'sha256-" + hashOf("b {}") +
		"'; img-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
	if !strings.HasPrefix(page, `<meta http-equiv="Content-Security-Policy" content="`+want+`">`) {
		t.Fatalf("the page begins with %.500s", page)
	}
	h, err := Handler(out)
	if err != nil {
		t.Fatal(err)
	}
	headers := func(path string) http.Header {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		return w.Header()
	}
	if got := headers("/").Get("Content-Security-Policy"); got != want+"; frame-ancestors 'none'" {
		t.Fatalf("the header is %s\nwant %s", got, want)
	}
	for _, path := range []string{"/", "/sw.js", "/nothing"} {
		got := headers(path)
		for name, want := range map[string]string{
			"X-Frame-Options": "DENY", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
			"Cross-Origin-Resource-Policy": "same-origin",
		} {
			if got.Get(name) != want {
				t.Errorf("%s: %s is %q", path, name, got.Get(name))
			}
		}
		if p := got.Get("Content-Security-Policy"); !strings.HasSuffix(p, "; frame-ancestors 'none'") || strings.Contains(p, "unsafe-inline") || strings.Contains(p, "'unsafe-eval'") {
			t.Errorf("%s: policy %s", path, p)
		}
	}
}

func TestBuildSparesOtherFolders(t *testing.T) {
	out := t.TempDir()
	put(t, filepath.Join(out, "thesis.txt"), "x")
	err := Build(t.Context(), Options{Root: module(t), Package: ".", Out: out})
	if err == nil || !strings.Contains(err.Error(), "holds other files; give a new or empty folder") {
		t.Fatalf("error %v", err)
	}
	if got := list(t, out); !slices.Equal(got, []string{"thesis.txt"}) {
		t.Fatalf("the folder has %q", got)
	}
}

func TestBuildNamesABrokenProgram(t *testing.T) {
	root := module(t)
	put(t, filepath.Join(root, "main.go"), "package main\n\nfunc main() { nothing() }\n")
	err := Build(t.Context(), Options{Root: root, Package: ".", Out: filepath.Join(t.TempDir(), "out")})
	if err == nil || !strings.Contains(err.Error(), "undefined: nothing") {
		t.Fatalf("error %v", err)
	}
}

// folder makes a built site by hand.
func folder(t *testing.T) (dir string, zipped []byte) {
	t.Helper()
	dir = t.TempDir()
	put(t, filepath.Join(dir, "index.html"), "page")
	put(t, filepath.Join(dir, "sw.js"), "worker")
	put(t, filepath.Join(dir, "app.0.wasm"), "plain")
	put(t, filepath.Join(dir, "app.0.wasm.br"), "brotli")
	put(t, filepath.Join(dir, "assets/ui.0.ttf"), "font")
	var buf bytes.Buffer
	w := gzip.NewWriter(&buf)
	io.WriteString(w, "plain")
	w.Close()
	put(t, filepath.Join(dir, "app.0.wasm.gz"), buf.String())
	return dir, buf.Bytes()
}

func TestServe(t *testing.T) {
	dir, zipped := folder(t)
	h, err := Handler(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path, accept string
		status       int
		body         string
		typ, coding  string
		cache        string
	}{
		{"/", "", 200, "page", "text/html; charset=utf-8", "", "no-cache"},
		{"/index.html", "gzip", 200, "page", "text/html; charset=utf-8", "", "no-cache"},
		{"/sw.js", "", 200, "worker", "text/javascript; charset=utf-8", "", "no-cache"},
		{"/app.0.wasm", "", 200, "plain", "application/wasm", "", lasting},
		{"/app.0.wasm", "gzip, deflate, br", 200, "brotli", "application/wasm", "br", lasting},
		{"/app.0.wasm", "gzip;q=0.5, br;q=0", 200, string(zipped), "application/wasm", "gzip", lasting},
		{"/app.0.wasm", "br; q=0.0, GZIP;q=0", 200, "plain", "application/wasm", "", lasting},
		{"/assets/ui.0.ttf", "br", 200, "font", "font/ttf", "", lasting},
		{"/assets", "", 404, "404 page not found\n", "", "", ""},
		{"/../../etc/passwd", "", 404, "404 page not found\n", "", "", ""},
		{"/app.1.wasm", "br", 404, "404 page not found\n", "", "", ""},
	} {
		r := httptest.NewRequest(http.MethodGet, "http://a.example/", nil)
		r.URL.Path = c.path
		r.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != c.status || w.Body.String() != c.body || w.Header().Get("Content-Encoding") != c.coding {
			t.Errorf("%s (%s): %d %q %s", c.path, c.accept, w.Code, w.Body, w.Header().Get("Content-Encoding"))
		}
		if c.status == 200 && (w.Header().Get("Content-Type") != c.typ || w.Header().Get("Cache-Control") != c.cache) {
			t.Errorf("%s: type %s, cache %s", c.path, w.Header().Get("Content-Type"), w.Header().Get("Cache-Control"))
		}
	}
	get := func(tag string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Header.Set("If-None-Match", tag)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w
	}
	tag := get("").Header().Get("ETag")
	if w := get(tag); w.Code != http.StatusNotModified {
		t.Errorf("the page again: %d", w.Code)
	}
	put(t, filepath.Join(dir, "index.html"), "another page")
	if w := get(tag); w.Code != 200 || w.Body.String() != "another page" {
		t.Errorf("the page of another build: %d %q", w.Code, w.Body)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", nil))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", w.Code)
	}
	if _, err := Handler(t.TempDir()); err == nil || !strings.Contains(err.Error(), "is not a built site") {
		t.Errorf("an empty folder: %v", err)
	}
}

// TestPageCanBeInstalled: the manifest names icons that are there, of the sizes that it says, the five dots in their middle.
func TestPageCanBeInstalled(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out")
	if err := Build(t.Context(), Options{Root: module(t), Package: alone, Out: out}); err != nil {
		t.Fatal(err)
	}
	var m struct {
		Start string `json:"start_url"`
		Icons []struct{ Src, Sizes string }
	}
	if err := json.Unmarshal([]byte(read(t, filepath.Join(out, manifestFile))), &m); err != nil || m.Start != "./" || len(m.Icons) != len(iconSizes) {
		t.Fatalf("%+v %v", m, err)
	}
	for i, px := range iconSizes {
		img, err := png.Decode(strings.NewReader(read(t, filepath.Join(out, m.Icons[i].Src))))
		if err != nil || img.Bounds().Dx() != px || m.Icons[i].Sizes != fmt.Sprintf("%dx%d", px, px) {
			t.Fatalf("%v: %v", m.Icons[i], err)
		}
		if img.At(px/2, px/2) == img.At(px/2, px/3) || img.At(px/2, px/2) != img.At(px/3, px/3) {
			t.Errorf("%d px: no five dots", px)
		}
	}
	if got := contentType(manifestFile); got != "application/manifest+json" {
		t.Errorf("it is served as %s", got)
	}
}
