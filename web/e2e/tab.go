package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"gotaku/web/browser"
)

// Browser is one running Chromium.
type Browser struct {
	t   testing.TB
	ctx context.Context
}

// Start starts a browser that ends with the test.
func Start(t testing.TB) *Browser {
	t.Helper()
	Need(t)
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(browser.Find()),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.NoSandbox, // the tests may run as root, where the sandbox does not work
	)
	ctx, cancelAllocator := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, cancel := chromedp.NewContext(ctx)
	t.Cleanup(func() {
		cancel()
		cancelAllocator()
	})
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("the browser does not start: %v", err)
	}
	return &Browser{t, ctx}
}

// Size is a window's: CSS pixels, and device pixels per CSS pixel.
type Size struct {
	W, H  int64
	Scale float64
	Touch bool // a touch screen
	Calm  bool // the system asks for less motion
}

// Small is the default: software drawing has its full rate there.
var Small = Size{W: 640, H: 400, Scale: 1}

// Tab is one page. Every tab is a person of its own, with a storage of its own, unless made by Beside.
type Tab struct {
	b    *Browser
	t    testing.TB
	ctx  context.Context
	name string
	size Size
	held int64 // mouse buttons held

	mu      sync.Mutex
	console []string
}

// Open opens a page in a Small window as another person and waits for the program.
func (b *Browser) Open(name, url string) *Tab { return b.OpenSized(name, url, Small) }

// OpenSized is Open in a window of another size.
func (b *Browser) OpenSized(name, url string, size Size) *Tab {
	b.t.Helper()
	return b.open(b.ctx, name, url, size, chromedp.WithNewBrowserContext())
}

// Beside opens a page as the same person, with the same storage.
func (x *Tab) Beside(name, url string) *Tab {
	x.t.Helper()
	id := chromedp.FromContext(x.ctx).BrowserContextID
	return x.b.open(x.b.ctx, name, url, x.size, chromedp.WithExistingBrowserContext(id))
}

func (b *Browser) open(parent context.Context, name, url string, size Size, opts ...chromedp.ContextOption) *Tab {
	b.t.Helper()
	ctx, cancel := chromedp.NewContext(parent, opts...)
	x := &Tab{b: b, t: b.t, ctx: ctx, name: name, size: size}
	b.t.Cleanup(func() {
		if b.t.Failed() {
			x.report()
		}
		cancel()
	})
	x.must(chromedp.Do(ctx))
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			x.mu.Lock()
			x.console = append(x.console, m.String())
			x.mu.Unlock()
		}
	}()
	view := []chromedp.EmulateViewportOption{chromedp.EmulateScale(size.Scale)}
	if size.Touch {
		view = append(view, chromedp.EmulateTouch)
	}
	x.must(x.do(chromedp.EmulateViewport(size.W, size.H, view...)))
	if size.Calm {
		now(x, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
		})
	}
	x.Go(url)
	return x
}

// do runs actions within patience.
func (x *Tab) do(actions ...chromedp.Action[chromedp.Void]) error {
	ctx, cancel := context.WithTimeout(x.ctx, patience)
	defer cancel()
	return chromedp.Do(ctx, actions...)
}

func (x *Tab) must(err error) {
	x.t.Helper()
	if err != nil {
		x.t.Fatalf("tab %s: %v", x.name, err)
	}
}

// Go loads an address and waits for the program.
func (x *Tab) Go(url string) {
	x.t.Helper()
	x.must(x.do(chromedp.Navigate("about:blank"), chromedp.Navigate(url)))
	x.Ready()
}

// Reload loads the page anew and waits for the program.
func (x *Tab) Reload() {
	x.t.Helper()
	x.must(x.do(chromedp.Reload()))
	x.Ready()
}

// Ready waits until the program runs and has drawn its first picture.
func (x *Tab) Ready() {
	x.t.Helper()
	x.poll("the program runs", func() (bool, error) {
		return Eval[bool](x, `!!window.__gotaku && performance.getEntriesByName("gotaku-first-frame").length > 0`)
	})
	x.Tick()
}

// Eval is the value of a JavaScript expression in the tab.
func Eval[T any](x *Tab, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(x.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// MustEval is Eval that ends the test on an error.
func MustEval[T any](x *Tab, expression string) T {
	x.t.Helper()
	v, err := Eval[T](x, expression)
	x.must(err)
	return v
}

// State reads the program's state into v, as encoding/json does.
func (x *Tab) State(v any) {
	x.t.Helper()
	x.must(json.Unmarshal([]byte(MustEval[string](x, `__gotaku.state()`)), v))
}

// Until waits until a JavaScript condition over the state s holds.
func (x *Tab) Until(what, condition string) {
	x.t.Helper()
	x.poll(what, func() (bool, error) {
		return Eval[bool](x, `(s => !!(`+condition+`))(JSON.parse(__gotaku.state()))`)
	})
}

// Tick waits until the program has seen everything that happened before.
func (x *Tab) Tick() {
	x.t.Helper()
	// One tick may have begun before the event arrived; the second has seen it.
	now := x.tick()
	x.poll("the program ticks", func() (bool, error) { return x.tick() >= now+2, nil })
}

func (x *Tab) tick() int64 {
	x.t.Helper()
	var s struct{ Tick *int64 }
	x.State(&s)
	if s.Tick == nil {
		x.t.Fatalf("tab %s: the state has no tick", x.name)
	}
	return *s.Tick
}

// poll waits until ok, within patience. Errors of a page that is just being loaded are waited out.
func (x *Tab) poll(what string, ok func() (bool, error)) {
	x.t.Helper()
	var last error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		done, err := ok()
		if done && err == nil {
			return
		}
		last = err
	}
	x.t.Fatalf("tab %s: never happened: %s (%v)", x.name, what, errors.Join(last, x.dead()))
}

// dead is what the page says of a program that stopped, or nil.
func (x *Tab) dead() error {
	text, err := Eval[string](x, `(document.getElementById("loading") || {hidden: true}).hidden ? "" : document.getElementById("loading").innerText`)
	if err != nil || text == "" {
		return err
	}
	return fmt.Errorf("the page says: %s", text)
}

// Output is the folder of the tests' pictures.
func Output(t testing.TB) string {
	t.Helper()
	dir := filepath.Join(Root(t), "web", "e2e", "output")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// Screenshot keeps the tab's picture as name.png in Output.
func (x *Tab) Screenshot(name string) []byte {
	x.t.Helper()
	png, err := x.picture(name)
	x.must(err)
	return png
}

func (x *Tab) picture(name string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(x.ctx, patience)
	defer cancel()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return nil, err
	}
	return png, os.WriteFile(filepath.Join(Output(x.t), name+".png"), png, 0o644)
}

// Console is what the page wrote to its console so far.
func (x *Tab) Console() []string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return append([]string(nil), x.console...)
}

// Close closes the tab, as a person does.
func (x *Tab) Close() {
	x.t.Helper()
	x.must(chromedp.Cancel(x.ctx))
}

// report helps to see why a test failed.
func (x *Tab) report() {
	if x.ctx.Err() != nil {
		return
	}
	name := "failed-" + strings.ReplaceAll(x.t.Name(), "/", "-") + "-" + x.name
	if _, err := x.picture(name); err != nil {
		x.t.Logf("tab %s: no picture: %v", x.name, err)
	}
	state, err := Eval[string](x, `window.__gotaku ? __gotaku.state() : "no program"`)
	x.t.Logf("tab %s: state %.4000s %v\nconsole:\n%s", x.name, state, err, strings.Join(x.Console(), "\n"))
}
