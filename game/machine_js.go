package game

import (
	"strconv"
	"strings"
	"syscall/js"

	"gotaku/render"
	"gotaku/web/link/local"
)

// base is the page's address without query and fragment.
func base() string {
	s, _, _ := strings.Cut(local.BaseURL(), "?")
	return s
}

// speak tells the page the language of the app: for those who read it aloud, and for
// what the page says while it is loaded the next time.
func speak(lang string) {
	if f := js.Global().Get("gotakuSpeak"); f.Type() == js.TypeFunction {
		f.Invoke(lang)
	}
}

// attend lets the page show whether its person is asked.
func attend(asked bool, title, text string) bool { return local.Attend(asked, title, text) }

// fetch gets a file beside the page.
func fetch(path string) Task[[]byte] { return local.Fetch(path) }

// allow asks whether messages of the system may come.
func allow() Task[bool] { return local.Allow() }

// sound makes a sound.
func sound(tones []local.Tone, volume float64) { local.Sound(tones, volume) }

// cores is how many threads the browser says do something at once; one where it does not say.
func cores() int {
	if n := js.Global().Get("navigator").Get("hardwareConcurrency"); n.Type() == js.TypeNumber {
		return n.Int()
	}
	return 1
}

// newHelper begins a worker of the page.
func newHelper() (Helper, error) { return startHelper("") }

// newReader begins the worker that reads cards, whose program is fetched for it.
func newReader() (Helper, error) { return startHelper(readerProgram) }

// readerProgram is that program's file.
const readerProgram = "cards.wasm"

// edition is the name under which the page fetches that program, which hangs on what is in it.
func edition() string {
	if f := js.Global().Get("gotakuFile"); f.Type() == js.TypeFunction {
		return f.Invoke(readerProgram).String()
	}
	return ""
}

func startHelper(program string) (Helper, error) {
	h, err := local.StartHelper(program)
	if err != nil {
		return nil, err
	}
	return helper{h}, nil
}

// helper is a worker as the app sees it.
type helper struct{ *local.Helper }

func (h helper) Ask(request []byte) Task[[]byte] { return h.Helper.Ask(request) }

// typing is a field of the page over the canvas.
type typing struct {
	in    js.Value
	stops []func()
	open  bool
}

// ask lays a field of the page over the canvas, with the browser's own editing
// and input methods; Enter, Tab or leaving it takes the text over, Escape does not.
// Afterwards the canvas has the keys again.
func ask(text string, at render.Rect, paper bool, typed func(string), end func(take bool)) Typing {
	doc := js.Global().Get("document")
	v := &typing{in: doc.Call("createElement", "input"), open: true}
	v.in.Set("value", text)
	ground, ink := "#171C23", "#F2EFE6"
	if paper {
		ground, ink = "#FCFAF4", "#22252A"
	}
	v.in.Set("style", "position:fixed;margin:0;padding:0 12px;box-sizing:border-box;border:2px solid #E8C26A;border-radius:8px;z-index:9;"+
		"outline:0;font:16px system-ui,sans-serif;background:"+ground+";color:"+ink) // a smaller font makes some phones enlarge the page
	v.Place(at)
	finish := func(take bool) {
		if v.open {
			v.Close()
			end(take)
		}
	}
	v.on("input", func(js.Value) { typed(v.in.Get("value").String()) })
	v.on("keydown", func(ev js.Value) {
		ev.Call("stopPropagation")
		if ev.Get("isComposing").Bool() {
			return
		}
		switch ev.Get("key").String() {
		case "Enter", "Tab":
			ev.Call("preventDefault")
			finish(true)
		case "Escape":
			finish(false)
		}
	})
	v.on("blur", func(js.Value) { finish(true) })
	doc.Get("body").Call("append", v.in)
	// The press that asked ends first; the field is focused after it.
	js.Global().Call("setTimeout", v.in.Get("focus").Call("bind", v.in), 0)
	js.Global().Call("setTimeout", v.in.Get("select").Call("bind", v.in), 0)
	return v
}

func (v *typing) on(name string, f func(ev js.Value)) {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	v.in.Call("addEventListener", name, fn)
	v.stops = append(v.stops, func() {
		v.in.Call("removeEventListener", name, fn)
		fn.Release()
	})
}

// Place lays the field over a place of the page.
func (v *typing) Place(r render.Rect) {
	style := v.in.Get("style")
	for name, px := range map[string]float32{"left": r.X, "top": r.Y, "width": r.W, "height": r.H} {
		style.Set(name, strconv.FormatFloat(float64(px), 'f', 1, 32)+"px")
	}
}

// Close takes the field away and gives the keys back to the canvas.
func (v *typing) Close() {
	if !v.open {
		return
	}
	v.open = false
	for _, stop := range v.stops {
		stop()
	}
	v.in.Call("remove")
	local.FocusCanvas()
}
