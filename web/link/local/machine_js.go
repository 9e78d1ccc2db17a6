package local

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

var once sync.Once

// Start begins to hear the page's pastes and drops. It keeps drops from every other listener: Ebitengine's own ends
// the program when what is dropped is not a file.
func Start() {
	once.Do(func() {
		window := js.Global()
		for _, name := range []string{"dragenter", "dragover"} {
			dom.Capture(window, name, func(ev js.Value) {
				ev.Call("preventDefault")
				ev.Call("stopImmediatePropagation")
			})
		}
		dom.Capture(window, "drop", dropped)
		dom.Capture(window, "paste", pasted)
	})
}

func dropped(ev js.Value) {
	ev.Call("preventDefault")
	ev.Call("stopImmediatePropagation")
	transfer := ev.Get("dataTransfer")
	if !transfer.Truthy() {
		return
	}
	files, folders := transfer.Get("files"), false
	if things := transfer.Get("items"); things.Truthy() { // they are gone once this event is over
		for i := range things.Length() {
			entry := js.Null()
			_ = dom.Try(func() { entry = things.Index(i).Call("webkitGetAsEntry") })
			if entry.Truthy() && entry.Get("isDirectory").Bool() {
				folders = true
				left := mostInFolder
				takeFolder(entry, &left)
			} else if f := things.Index(i).Call("getAsFile"); f.Truthy() {
				takeFile(f)
			}
		}
		if folders || things.Length() > 0 {
			return
		}
	}
	takeFiles(files)
}

// mostInFolder is how many files of a folder are looked at.
const mostInFolder = 20_000

// takeFolder takes the pictures of a folder, and of those in it.
func takeFolder(entry js.Value, left *int) {
	reader := entry.Call("createReader")
	var more, end js.Func
	stop := func() {
		more.Release()
		end.Release()
	}
	end = js.FuncOf(func(js.Value, []js.Value) any { stop(); return nil })
	more = js.FuncOf(func(_ js.Value, args []js.Value) any {
		list := args[0]
		if list.Length() == 0 || *left <= 0 {
			stop()
			return nil
		}
		for i := range list.Length() {
			e := list.Index(i)
			if *left--; *left < 0 {
				break
			}
			switch {
			case e.Get("isDirectory").Bool():
				takeFolder(e, left)
			case IsPicture(e.Get("name").String()):
				takePicture(e)
			}
		}
		reader.Call("readEntries", more, end)
		return nil
	})
	reader.Call("readEntries", more, end)
}

// takePicture takes a picture of a folder.
func takePicture(entry js.Value) {
	var got, no js.Func
	stop := func() {
		got.Release()
		no.Release()
	}
	got = js.FuncOf(func(_ js.Value, args []js.Value) any { stop(); takeFile(args[0]); return nil })
	no = js.FuncOf(func(js.Value, []js.Value) any { stop(); return nil })
	entry.Call("file", got, no)
}

func pasted(ev js.Value) {
	if name := ev.Get("target").Get("tagName"); name.Type() == js.TypeString && name.String() == "INPUT" {
		return // a form above the canvas takes it
	}
	data := ev.Get("clipboardData")
	if !data.Truthy() {
		return
	}
	if text := data.Call("getData", "text").String(); text != "" {
		arrived.mu.Lock()
		defer arrived.mu.Unlock()
		arrived.texts = append(arrived.texts, text)
	}
}

// takeFiles reads a FileList. A folder in it fails to be read, as one File with an error.
func takeFiles(list js.Value) {
	for i := range list.Length() {
		takeFile(list.Index(i))
	}
}

// takeFile reads a file; a picture is read when it is wanted.
func takeFile(f js.Value) {
	name, size := f.Get("name").String(), int64(f.Get("size").Float())
	switch {
	case IsPicture(name):
		fileArrived(File{Name: name, Read: func() *Task[[]byte] {
			if size > MaxPicture {
				return failed[[]byte](ErrLargePicture)
			}
			t := &Task[[]byte]{}
			dom.Then(f.Call("arrayBuffer"), func(buf js.Value) { t.finish(dom.Bytes(buf), nil) }, func(err error) { t.finish(nil, err) })
			return t
		}})
	case size > MaxFile:
		fileArrived(tooLarge(name, size))
	default:
		dom.Then(f.Call("arrayBuffer"),
			func(buf js.Value) { fileArrived(File{Name: name, Data: dom.Bytes(buf)}) },
			func(err error) { fileArrived(File{Name: name, Err: fmt.Errorf("%s: %w", name, err)}) })
	}
}

// Ready tells the page that the program's first picture stands: the page takes its loading line away, and keeps itself
// for the next visit without a network.
func Ready() {
	if ready := js.Global().Get("gotakuReady"); ready.Type() == js.TypeFunction {
		ready.Invoke()
	}
}

func location() js.Value { return js.Global().Get("location") }

// BaseURL is the page's address without its fragment.
func BaseURL() string {
	base, _, _ := strings.Cut(location().Get("href").String(), "#")
	return base
}

// Fragment is the address's part after '#', without it. It changes when a link is opened in this very tab.
func Fragment() string { return strings.TrimPrefix(location().Get("hash").String(), "#") }

// ClearFragment takes the fragment out of the address bar.
func ClearFragment() {
	js.Global().Get("history").Call("replaceState", js.Null(), "", BaseURL())
}

// ReducedMotion says whether the system asks for fewer movements.
func ReducedMotion() bool {
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}

// FocusCanvas gives the keys back to the canvas after another part of the page had them.
func FocusCanvas() {
	if canvas := js.Global().Get("document").Call("querySelector", "canvas"); canvas.Truthy() {
		canvas.Call("focus")
	}
}

// Language is the user's language as a tag such as "ja" or "en-US".
func Language() string { return js.Global().Get("navigator").Get("language").String() }

// TabPut keeps a text for this tab alone, through reloads.
func TabPut(key, value string) {
	// A browser that keeps nothing loses this too; the tab then starts anew after a reload.
	_ = dom.Try(func() { js.Global().Get("sessionStorage").Call("setItem", key, value) })
}

// TabGet is what TabPut kept, or empty.
func TabGet(key string) (value string) {
	_ = dom.Try(func() {
		if v := js.Global().Get("sessionStorage").Call("getItem", key); v.Type() == js.TypeString {
			value = v.String()
		}
	})
	return value
}

// Fetch gets a file beside the page, by its path there ("assets/font/ui-regular.ttf"); the page knows by which name
// the present build has it.
func Fetch(path string) *Task[[]byte] {
	t := &Task[[]byte]{}
	fail := func(err error) { t.finish(nil, fmt.Errorf("%s: %w", path, err)) }
	name := path
	if named := js.Global().Get("gotakuFile"); named.Type() == js.TypeFunction {
		name = named.Invoke(path).String()
	}
	err := dom.Try(func() {
		dom.Then(js.Global().Call("fetch", name), func(response js.Value) {
			if !response.Get("ok").Bool() {
				fail(fmt.Errorf("the server answered %d", response.Get("status").Int()))
				return
			}
			dom.Then(response.Call("arrayBuffer"), func(buf js.Value) { t.finish(dom.Bytes(buf), nil) }, fail)
		}, fail)
	})
	if err != nil {
		fail(err)
	}
	return t
}

// Pick shows a file dialog for names ending as accept lists (".json,.csv"); the files come by Files. The browser
// allows it shortly after a press only.
func Pick(accept string) error { return pick(accept, false) }

// PickFolder is Pick for a folder of pictures.
func PickFolder() error { return pick("", true) }

func pick(accept string, folder bool) error {
	return dom.Try(func() {
		input := js.Global().Get("document").Call("createElement", "input")
		input.Set("type", "file")
		input.Set("accept", accept)
		input.Set("webkitdirectory", folder)
		input.Set("multiple", true)
		var stops []func()
		end := func(js.Value) {
			takeFiles(input.Get("files"))
			for _, stop := range stops {
				stop()
			}
		}
		stops = append(stops, dom.Listen(input, "change", end), dom.Listen(input, "cancel", end))
		input.Call("click")
	})
}

// Save offers data to the user as a download; where it goes is the browser's affair.
func Save(name, mime string, data []byte) *Task[string] {
	t := &Task[string]{}
	t.finish(name, dom.Try(func() {
		global := js.Global()
		blob := global.Get("Blob").New([]any{dom.Array(data)}, map[string]any{"type": mime})
		url := global.Get("URL").Call("createObjectURL", blob)
		a := global.Get("document").Call("createElement", "a")
		a.Set("href", url)
		a.Set("download", name)
		a.Call("click")
		// The download has its own hold on the data once it has begun.
		global.Call("setTimeout", global.Get("URL").Get("revokeObjectURL").Call("bind", global.Get("URL"), url), 60_000)
	}))
	return t
}

// Copy puts text on the clipboard. The browser allows it shortly after a press only.
func Copy(text string) *Task[struct{}] {
	t := &Task[struct{}]{}
	fallback := func(error) { t.finish(struct{}{}, copyBySelection(text)) }
	err := dom.Try(func() {
		dom.Then(js.Global().Get("navigator").Get("clipboard").Call("writeText", text),
			func(js.Value) { t.finish(struct{}{}, nil) }, fallback)
	})
	if err != nil {
		fallback(err)
	}
	return t
}

// copyBySelection is the way for pages without https and for browsers without the clipboard interface.
func copyBySelection(text string) error {
	copied := false
	err := dom.Try(func() {
		document := js.Global().Get("document")
		area := document.Call("createElement", "textarea")
		area.Set("value", text)
		document.Get("body").Call("append", area)
		area.Call("select")
		copied = document.Call("execCommand", "copy").Bool()
		area.Call("remove")
		FocusCanvas()
	})
	if err == nil && !copied {
		err = errors.New("the browser does not allow copying")
	}
	return err
}

// Paste reads the clipboard's text. The browser may ask the user first.
func Paste() *Task[string] {
	t := &Task[string]{}
	fail := func(err error) {
		t.finish("", fmt.Errorf("the browser does not allow reading the clipboard (paste by the keyboard instead): %w", err))
	}
	err := dom.Try(func() {
		dom.Then(js.Global().Get("navigator").Get("clipboard").Call("readText"),
			func(v js.Value) { t.finish(v.String(), nil) }, fail)
	})
	if err != nil {
		fail(err)
	}
	return t
}
