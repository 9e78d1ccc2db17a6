package game

import (
	"strings"
	"syscall/js"

	"gotaku/web/link/local"
)

// base is the page's address without query and fragment.
func base() string {
	s, _, _ := strings.Cut(local.BaseURL(), "?")
	return s
}

// ask lays a field of the page over the canvas, with the browser's own editing
// and input methods; Enter or leaving it hands the text over, Escape does not.
func ask(text string, done func(string)) {
	doc := js.Global().Get("document")
	in := doc.Call("createElement", "input")
	in.Set("value", text)
	in.Set("style", "position:fixed;left:10%;top:38%;width:80%;font-size:20px;padding:12px;border-radius:8px;border:2px solid #C5432B;background:#FCFAF4;color:#22252A;z-index:9;box-sizing:border-box")
	var key, blur js.Func
	open := true
	finish := func(take bool) {
		if !open {
			return
		}
		open = false
		v := in.Get("value").String()
		in.Call("remove")
		key.Release()
		blur.Release()
		if take {
			done(v)
		}
	}
	key = js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("stopPropagation")
		if args[0].Get("isComposing").Bool() {
			return nil
		}
		switch args[0].Get("key").String() {
		case "Enter":
			finish(true)
		case "Escape":
			finish(false)
		}
		return nil
	})
	blur = js.FuncOf(func(js.Value, []js.Value) any {
		finish(true)
		return nil
	})
	in.Call("addEventListener", "keydown", key)
	in.Call("addEventListener", "blur", blur)
	doc.Get("body").Call("append", in)
	// The press that asked ends first; the field is focused after it.
	js.Global().Call("setTimeout", in.Get("focus").Call("bind", in), 0)
	js.Global().Call("setTimeout", in.Get("select").Call("bind", in), 0)
}
