// Package dom holds the few pieces of syscall/js that every browser service needs.
package dom

import (
	"errors"
	"fmt"
	"syscall/js"
)

// Listen calls f with every event of a name at target. It returns the way to stop.
func Listen(target js.Value, name string, f func(ev js.Value)) (stop func()) {
	return listen(target, name, f, js.Undefined())
}

// Capture is Listen before any other listener below target sees the event; passive is false, so that f may prevent
// the default.
func Capture(target js.Value, name string, f func(ev js.Value)) (stop func()) {
	return listen(target, name, f, js.ValueOf(map[string]any{"capture": true, "passive": false}))
}

func listen(target js.Value, name string, f func(ev js.Value), options js.Value) func() {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	target.Call("addEventListener", name, fn, options)
	return func() {
		target.Call("removeEventListener", name, fn, options)
		fn.Release()
	}
}

// Then calls done or failed when a promise settles.
func Then(promise js.Value, done func(js.Value), failed func(error)) {
	var yes, no js.Func
	release := func() {
		yes.Release()
		no.Release()
	}
	yes = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		v := js.Undefined()
		if len(args) > 0 {
			v = args[0]
		}
		done(v)
		return nil
	})
	no = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		v := js.Undefined()
		if len(args) > 0 {
			v = args[0]
		}
		failed(Error(v))
		return nil
	})
	promise.Call("then", yes, no)
}

// Error is a JavaScript exception, or whatever was thrown, as an error.
func Error(v js.Value) error {
	if v.Type() == js.TypeObject {
		if m := v.Get("message"); m.Type() == js.TypeString && m.String() != "" {
			return errors.New(m.String())
		}
	}
	return fmt.Errorf("%s", js.Global().Call("String", v).String())
}

// Try runs f and returns what JavaScript threw in it.
func Try(f func()) (err error) {
	defer func() {
		switch x := recover().(type) {
		case nil:
		case js.Error:
			err = Error(x.Value)
		case *js.ValueError:
			err = errors.New("this browser lacks something: " + x.Error())
		default:
			panic(x)
		}
	}()
	f()
	return nil
}

// Bytes copies an ArrayBuffer or a Uint8Array.
func Bytes(v js.Value) []byte {
	array := js.Global().Get("Uint8Array")
	if !v.InstanceOf(array) {
		v = array.New(v)
	}
	b := make([]byte, v.Get("length").Int())
	js.CopyBytesToGo(b, v)
	return b
}

// Array is a new Uint8Array of b.
func Array(b []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(v, b)
	return v
}
