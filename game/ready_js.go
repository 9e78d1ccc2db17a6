package game

import "syscall/js"

// ready tells the page that the first picture stands.
func ready() {
	if f := js.Global().Get("gotakuReady"); f.Type() == js.TypeFunction {
		f.Invoke()
	}
}

// rests tells the page whether anything moves: where nothing does it draws more rarely.
func rests(still bool) {
	if f := js.Global().Get("gotakuStill"); f.Type() == js.TypeFunction {
		f.Invoke(still)
	}
}
