package local

import (
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

// shiftJIS is a text in that encoding, which the browser knows; what is none of it becomes replacement characters.
func shiftJIS(b []byte) (text string) {
	_ = dom.Try(func() {
		text = js.Global().Get("TextDecoder").New("shift_jis").Call("decode", dom.Array(b)).String()
	})
	return text
}
