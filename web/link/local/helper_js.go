package local

import (
	"errors"
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

// Helper is another thread of the program: a worker of the page, in which the same compiled module runs once more, or
// another one. It does one request after the other.
type Helper struct {
	worker js.Value
	stops  []func()
	asked  map[int]*Task[[]byte]
	last   int
	ended  error
}

// StartHelper starts one, of the same program or of another file ("cards.wasm"). It fails where the browser has no workers, or forbids them; what goes wrong later is told by
// what was asked.
func StartHelper(program string) (*Helper, error) {
	h := &Helper{asked: map[int]*Task[[]byte]{}}
	start := js.Global().Get("gotakuWorker")
	if start.Type() != js.TypeFunction {
		return nil, errNoHelper
	}
	if err := dom.Try(func() { h.worker = start.Invoke(program) }); err != nil {
		return nil, err
	}
	h.stops = []func(){
		dom.Listen(h.worker, "message", func(ev js.Value) { h.heard(ev.Get("data")) }),
		dom.Listen(h.worker, "messageerror", func(js.Value) { h.end(errHelper) }),
		dom.Listen(h.worker, "error", func(ev js.Value) { h.end(dom.Error(ev)) }),
	}
	return h, nil
}

// Ask hands over a request.
func (h *Helper) Ask(request []byte) *Task[[]byte] {
	if h.ended != nil {
		return failed[[]byte](h.ended)
	}
	h.last++
	t := &Task[[]byte]{}
	h.asked[h.last] = t
	if err := dom.Try(func() { h.worker.Call("postMessage", []any{h.last, dom.Array(request)}) }); err != nil {
		h.end(err)
	}
	return t
}

// Stop ends the thread; what it was asked fails.
func (h *Helper) Stop() { h.end(errStopped) }

func (h *Helper) end(why error) {
	if h.ended != nil {
		return
	}
	h.ended = why
	for _, stop := range h.stops {
		stop()
	}
	h.worker.Call("terminate")
	for n, t := range h.asked {
		delete(h.asked, n)
		t.finish(nil, why)
	}
}

// heard takes a message: the number of a request with its answer or with why there is none, or why the thread ended.
func (h *Helper) heard(data js.Value) {
	if data.Type() == js.TypeString {
		h.end(errors.New(data.String()))
		return
	}
	n, answer, ok := message(data)
	t := h.asked[n]
	if !ok || t == nil {
		h.end(errHelper)
		return
	}
	delete(h.asked, n)
	if answer.Type() == js.TypeString {
		t.finish(nil, errors.New(answer.String()))
		return
	}
	t.finish(dom.Bytes(answer), nil)
}

// message judges a pair of a number and bytes, or a text in their place.
func message(data js.Value) (n int, body js.Value, ok bool) {
	if !js.Global().Get("Array").Call("isArray", data).Bool() || data.Length() != 2 {
		return 0, body, false
	}
	number, body := data.Index(0), data.Index(1)
	if number.Type() != js.TypeNumber || number.Float() != float64(int32(number.Float())) {
		return 0, body, false
	}
	text := body.Type() == js.TypeString
	bytes := body.InstanceOf(js.Global().Get("Uint8Array")) && body.Get("length").Int() <= MaxWork
	return number.Int(), body, text || bytes
}

// IsHelper says whether this program runs as a helper.
func IsHelper() bool { return js.Global().Get("gotakuHelp").Type() == js.TypeFunction }

// Help does what the page asks of this helper, and never returns. An error is told to the page.
func Help(do func(request []byte) ([]byte, error)) {
	js.Global().Call("gotakuHelp", js.FuncOf(func(_ js.Value, args []js.Value) any {
		n, body, ok := message(args[0])
		if !ok || body.Type() == js.TypeString {
			return []any{n, errHelper.Error()}
		}
		answer, err := do(dom.Bytes(body))
		if err != nil {
			return []any{n, err.Error()}
		}
		return []any{n, dom.Array(answer)}
	}))
	select {}
}
