package pointer

import (
	"sync"
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

var once sync.Once

// Listen begins to hear the page's pointers: those on the canvas and the page itself, not on forms above it.
func Listen() { once.Do(listen) }

func listen() {
	window, document := js.Global(), js.Global().Get("document")
	document.Get("documentElement").Get("style").Set("touchAction", "none")
	document.Get("body").Get("style").Set("touchAction", "none")
	for name, t := range map[string]Type{"pointerdown": Down, "pointermove": Move, "pointerup": Up, "pointercancel": Cancel} {
		dom.Capture(window, name, func(ev js.Value) {
			if !ours(ev) {
				return
			}
			if t == Down {
				hold(ev)
			}
			Push(read(ev, t))
		})
	}
	dom.Capture(window, "pointerout", func(ev js.Value) {
		if ev.Get("relatedTarget").IsNull() && ev.Get("pointerType").String() == "mouse" {
			Push(read(ev, Leave))
		}
	})
	dom.Capture(window, "wheel", func(ev js.Value) {
		if !ours(ev) {
			return
		}
		e := read(ev, Wheel)
		scale := [...]float64{1, 16, 400}[min(max(ev.Get("deltaMode").Int(), 0), 2)] // pixels, lines, pages
		e.DX, e.DY = scale*ev.Get("deltaX").Float(), scale*ev.Get("deltaY").Float()
		Push(e)
		ev.Call("preventDefault") // control and wheel would zoom the page
	})
	dom.Capture(window, "contextmenu", func(ev js.Value) {
		if ours(ev) {
			ev.Call("preventDefault")
		}
	})
}

// ours says whether an event is on the canvas or the bare page.
func ours(ev js.Value) bool {
	name := ev.Get("target").Get("tagName")
	if name.Type() != js.TypeString {
		return true // the document itself
	}
	switch name.String() {
	case "CANVAS", "BODY", "HTML":
		return true
	}
	return false
}

// hold keeps a press ours when it is dragged out of the window.
func hold(ev js.Value) {
	// A pointer that is gone already cannot be held; its release is on the way.
	_ = dom.Try(func() { ev.Get("target").Call("setPointerCapture", ev.Get("pointerId")) })
}

func read(ev js.Value, t Type) Event {
	e := Event{
		Type: t, Buttons: uint8(ev.Get("buttons").Int()),
		X: ev.Get("clientX").Float(), Y: ev.Get("clientY").Float(), Time: ev.Get("timeStamp").Float(),
	}
	if id := ev.Get("pointerId"); id.Type() == js.TypeNumber {
		e.ID = int32(id.Int())
		switch ev.Get("pointerType").String() {
		case "touch":
			e.Device = Touch
		case "pen":
			e.Device = Pen
		}
	}
	for i, key := range [...]string{"shiftKey", "ctrlKey", "altKey", "metaKey"} {
		if ev.Get(key).Bool() {
			e.Mods |= 1 << i
		}
	}
	return e
}
