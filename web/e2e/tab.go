package e2e

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"gotaku/web/browser"
)

// Browser is the running Chromium as one test sees it: what it opens ends with the test.
type Browser struct {
	t    testing.TB
	ctx  context.Context
	seed uint64 // of all chance in its tabs
}

// Start gives a test its browser. All chance in it comes from the usual seed, or the one that is asked for.
func Start(t testing.TB) *Browser {
	t.Helper()
	if *seed != 0 {
		return start(t, *seed)
	}
	return start(t, usual)
}

// start is Start with a seed. What fails says how it is run again.
func start(t testing.TB, seed uint64) *Browser {
	t.Helper()
	Need(t)
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("this again: %s", again(t.Name(), seed))
		}
	})
	ctx, err := chromium()
	if err != nil {
		t.Fatalf("the browser does not start: %v", err)
	}
	return &Browser{t: t, ctx: ctx, seed: seed}
}

// chromium is the one browser of all tests, started by the first that needs it: each tab is a person of its own there,
// and to start a browser for each test costs as much as a short one.
var chromium = sync.OnceValues(func() (context.Context, error) {
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(browser.Find()),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-gpu-compositing", true), // what the canvas shows is copied to the screen; drawing it there is slower
		chromedp.Flag("disable-audio-output", true),    // nobody hears it, and to mix it is a seventh of what a match costs
		chromedp.Flag("js-flags", rarely),
		chromedp.NoSandbox, // the tests may run as root, where the sandbox does not work
	)
	ctx, _ := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, stopChromium = chromedp.NewContext(ctx)
	return ctx, chromedp.Do(ctx)
})

// rarely has a function of the program judged and compiled when it is first called, and compiled to the best there is only
// once it has run for long: hardly a test calls a third of them or lasts until the best has paid, and each tab pays anew.
const rarely = "--wasm-lazy-validation --wasm-tiering-budget=600000000"

// stopChromium ends the browser, if there is one.
var stopChromium = func() {}

// Size is a window's: CSS pixels, and device pixels per CSS pixel.
type Size struct {
	W, H  int64
	Scale float64
	Touch bool   // a touch screen
	Calm  bool   // the system asks for less motion
	Lang  string // of the system; "": English

	// Full has the page do all that it does for a person. In other tabs it is spared what their tests do not look at.
	Full bool

	// Drawn has a page that is not Full draw all the same: the test looks at its picture.
	Drawn bool

	// Script runs in every page before the page's own: what the browser of this person lacks, or what a test wants noted.
	// To load a page a second time for that costs as much as all that most tests do in it.
	Script string
}

// Small is the default: little is to be drawn.
var Small = Size{W: 640, H: 400, Scale: 1}

// spared is what a page does without in a tab that is not Full, which is two fifths of what a match costs: it is not kept
// a second time for when there is no network, nothing is heard, and it is drawn some twenty times a second. The program's
// ticks are not fewer by that.
const spared = `(() => {
	delete Navigator.prototype.serviceWorker;
	delete window.AudioContext;
	const frames = requestAnimationFrame.bind(window);
	window.requestAnimationFrame = f => setTimeout(() => frames(f), 40);
})()`

// undrawn has the program's calls draw nothing. To draw in a browser without a GPU, and to copy each frame to where nobody
// sees it, is a third of what a match costs.
const undrawn = `for (const way of [WebGLRenderingContext, WebGL2RenderingContext]) {
	for (const call of ["drawElements", "drawArrays", "clear"]) way.prototype[call] = () => {};
}`

// Tab is one page. Every tab is a person of its own, with a storage of its own, unless made by Beside.
type Tab struct {
	b    *Browser
	t    testing.TB
	tab  *usedTab
	ctx  context.Context
	name string
	size Size
	held int64 // mouse buttons held

	mu      sync.Mutex
	console []string
	crashed bool // the tab itself is gone, as after a trap of the browser
}

// Open opens a page in a Small window as another person and waits for the program.
func (b *Browser) Open(name, url string) *Tab { return b.OpenSized(name, url, Small) }

// OpenSized is Open in a window of another size.
func (b *Browser) OpenSized(name, url string, size Size) *Tab {
	b.t.Helper()
	tab := &usedTab{}
	if !size.Full {
		tab = rested()
	}
	if tab.ctx == nil {
		tab.ctx, tab.close = chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	}
	return b.open(tab, name, url, size)
}

// Beside opens a page as the same person, with the same storage.
func (x *Tab) Beside(name, url string) *Tab {
	x.t.Helper()
	x.tab.once = true
	tab := &usedTab{once: true}
	tab.ctx, tab.close = chromedp.NewContext(x.b.ctx, chromedp.WithExistingBrowserContext(chromedp.FromContext(x.ctx).BrowserContextID))
	return x.b.open(tab, name, url, x.size)
}

func (b *Browser) open(tab *usedTab, name, url string, size Size) *Tab {
	b.t.Helper()
	opened := chromedp.Do(tab.ctx)           // for as long as this context lasts
	ctx, lost := context.WithCancel(tab.ctx) // nothing is answered by a tab that crashed
	x := &Tab{b: b, t: b.t, tab: tab, ctx: ctx, name: name, size: size}
	b.t.Cleanup(func() {
		if b.t.Failed() {
			x.report()
		}
		if b.t.Failed() || x.gone() || size.Full || !tab.rest(url) {
			tab.close()
		}
		lost()
	})
	x.must(opened)
	messages, crashes := chromedp.Console(ctx), chromedp.Events(ctx, inspector.TargetCrashed)
	go func() {
		for _, err := range crashes {
			x.mu.Lock()
			x.crashed = x.crashed || err == nil
			x.mu.Unlock()
			lost()
		}
	}()
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
	scripts := []string{chanceOf(b.seed, name)}
	if !size.Full {
		scripts = append(scripts, spared)
	}
	if !x.draws() {
		scripts = append(scripts, undrawn)
	}
	scripts = append(scripts, size.Script) // which notes what the page does with what it has
	for _, script := range scripts {
		added := now(x, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		tab.scripts = append(tab.scripts, added.Identifier)
	}
	view := []chromedp.EmulateViewportOption{chromedp.EmulateScale(size.Scale)}
	if size.Touch {
		view = append(view, chromedp.EmulateTouch)
	}
	x.must(x.do(chromedp.EmulateViewport(size.W, size.H, view...)))
	now(x, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
		UserAgent: MustEval[string](x, `navigator.userAgent`), AcceptLanguage: cmp.Or(size.Lang, "en-US"),
	})
	motion := ""
	if size.Calm {
		motion = "reduce"
	}
	now(x, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}},
	})
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
	x.wait("the program runs", `!!window.__gotaku && performance.getEntriesByName("gotaku-first-frame").length > 0`)
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
	x.wait(what, `(s => !!(`+condition+`))(JSON.parse(__gotaku.state()))`)
}

// Tick waits until the program has seen everything that happened before. What happened is in its queue when the browser
// says so, and a tick takes the queue first, and whole: the next one has seen it.
func (x *Tab) Tick() {
	x.t.Helper()
	x.wait("the program ticks", fmt.Sprintf(`__gotaku.tick() > %d`, MustEval[int64](x, `__gotaku.tick()`)))
}

// frame is how long a program may take to show something new.
const frame = time.Second / 60

// waiting asks for a condition within the page, for at most a second, so that waiting costs no messages, and once a frame,
// so that the program is not kept from its work. What the page says of a program that stopped comes back in its place.
const waiting = `(async () => {
	for (const end = performance.now() + 1000; ; await new Promise(soon => setTimeout(soon, 16))) {
		const again = document.getElementById("again");
		if (again && !again.hidden) return "stopped: " + document.getElementById("loading").innerText;
		if (%s) return "yes";
		if (performance.now() > end) return "";
	}
})()`

// wait waits until a condition holds, within patience. Errors of a page that is just being loaded are waited out; a
// program that stopped, or a tab that crashed, ends the test at once, in its own words.
func (x *Tab) wait(what, condition string) {
	x.t.Helper()
	x.poll(what, func() (bool, error) {
		got, err := Eval[string](x, fmt.Sprintf(waiting, condition))
		if why, stopped := strings.CutPrefix(got, "stopped: "); stopped {
			x.t.Fatalf("tab %s: the program stopped before: %s\n%s", x.name, what, why)
		}
		return got == "yes", err
	})
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
		if x.gone() {
			x.t.Fatalf("tab %s: the tab crashed before: %s", x.name, what)
		}
		last = err
	}
	x.t.Fatalf("tab %s: never happened: %s (%v)", x.name, what, last)
}

// gone says whether the browser reported that the tab crashed.
func (x *Tab) gone() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.crashed
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

// draws says whether the tab draws what it shows: not every test looks.
func (x *Tab) draws() bool { return x.size.Full || x.size.Drawn || *pictures }

// Screenshot keeps the tab's picture as name.png in Output; of a tab that is not drawn there is none.
func (x *Tab) Screenshot(name string) []byte {
	x.t.Helper()
	if !x.draws() {
		return nil
	}
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
	x.tab.once = true
	x.must(chromedp.Cancel(x.ctx))
}

// report helps to see why a test failed: the tab's picture, its state and everything it wrote to its console, where a
// program that died leaves its trace.
func (x *Tab) report() {
	if x.ctx.Err() != nil || x.gone() {
		x.t.Logf("tab %s: gone; console:\n%s", x.name, strings.Join(x.Console(), "\n"))
		return
	}
	name := "failed-" + strings.NewReplacer("/", "-", "=", "-").Replace(x.t.Name()) + "-" + x.name
	if !x.draws() {
		x.t.Logf("tab %s: not drawn: -pictures draws it", x.name)
	} else if _, err := x.picture(name); err != nil {
		x.t.Logf("tab %s: no picture: %v", x.name, err)
	}
	state, err := Eval[string](x, `window.__gotaku ? __gotaku.state() : "no program"`)
	x.t.Logf("tab %s: state %.4000s %v\nconsole:\n%s", x.name, state, err, strings.Join(x.Console(), "\n"))
}
