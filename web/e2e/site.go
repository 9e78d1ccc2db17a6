// Package e2e plays the built program in real browsers: it builds and serves the site, opens tabs, and sends them the
// mouse, touch and key events a person would.
//
// The program under test shows itself by one hook, window.__gotaku: tick() is a number that grows with every update of
// the program, and state() a JSON object as a string, which is the program's own. Between two events a tab waits until
// the tick has grown, so nothing depends on the speed of the machine.
//
//	site := e2e.Serve(t, ".")
//	b := e2e.Start(t)
//	tab := b.Open(site.URL)
//	tab.Drag(300, 200, 500, 100)
//	tab.Until("the card is on the field", `s.field.length === 1`)
package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gotaku/web/browser"
	"gotaku/web/relay"
	"gotaku/web/site"
)

// patience bounds every wait; nothing depends on how much of it is used.
const patience = 90 * time.Second

// Need skips a test where no browser is set, which is everywhere but under "go run ./web test".
func Need(t testing.TB) {
	t.Helper()
	if os.Getenv(browser.Env) == "" {
		t.Skip("left out: it needs a browser and is run by: go run ./web test")
	}
}

// Root is the module's folder.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the tests")
		}
		dir = up
	}
}

// Site is a built and served program.
type Site struct {
	URL    string // ends with a slash
	Signal string // the signalling server's address
	server *httptest.Server
	relay  atomic.Pointer[relay.Server]
}

var built struct {
	sync.Mutex
	dirs map[string]string // by package
}

// Serve builds a package of the module (".", or "./web/e2e/testdata/echo"), once for all tests, and serves it with the
// signalling on a free port until the test ends.
func Serve(t testing.TB, pkg string) *Site {
	t.Helper()
	Need(t)
	return serve(t, build(t, pkg))
}

// serve serves a built folder.
func serve(t testing.TB, dir string) *Site {
	t.Helper()
	files, err := site.Handler(dir)
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/", files)
	s := &Site{}
	s.relay.Store(relay.New(relay.DefaultLimits()))
	mux.HandleFunc("/signal", func(w http.ResponseWriter, r *http.Request) { s.relay.Load().ServeHTTP(w, r) })
	s.server = httptest.NewServer(mux)
	t.Cleanup(s.Stop)
	s.URL = s.server.URL + "/"
	s.Signal = "ws" + strings.TrimPrefix(s.URL, "http") + "signal"
	return s
}

// Restart makes the signalling forget everything, as a restarted server does.
func (s *Site) Restart() {
	s.relay.Load().Close()
	s.relay.Store(relay.New(relay.DefaultLimits()))
}

// Stop ends the server before the test's end: from then on the tabs are offline.
func (s *Site) Stop() {
	s.server.CloseClientConnections()
	s.server.Close()
}

func build(t testing.TB, pkg string) string {
	t.Helper()
	built.Lock()
	defer built.Unlock()
	if dir, ok := built.dirs[pkg]; ok {
		return dir
	}
	dir, err := os.MkdirTemp("", "gotaku-site-") // removed by Main
	if err != nil {
		t.Fatal(err)
	}
	if built.dirs == nil {
		built.dirs = map[string]string{}
	}
	built.dirs[pkg] = dir
	if err := site.Build(t.Context(), site.Options{Root: Root(t), Package: pkg, Out: dir}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// Main is a TestMain: it runs the tests, ends their browser and removes what they built.
func Main(m *testing.M) {
	code := m.Run()
	stopChromium()
	for _, dir := range built.dirs {
		os.RemoveAll(dir)
	}
	os.Exit(code)
}
