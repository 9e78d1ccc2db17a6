package game

import "syscall/js"

// ready tells the page that the first picture stands.
func ready() {
	if f := js.Global().Get("gotakuReady"); f.Type() == js.TypeFunction {
		f.Invoke()
	}
}
