package game

import (
	"strconv"
	"strings"
	"syscall/js"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"
)

// pixels is how many device pixels there are to a CSS pixel now. Ebitengine reads
// the ratio once and keeps it in the only field of its monitor; when the page is
// zoomed, or moves to another screen, the field is emptied so that it reads again.
func pixels() float32 {
	kept := ebiten.Monitor().DeviceScaleFactor()
	now := js.Global().Get("devicePixelRatio").Float()
	field := (*float64)(unsafe.Pointer(ebiten.Monitor()))
	if now != 0 && now != kept && *field == kept {
		*field = 0
		js.Global().Call("dispatchEvent", js.Global().Get("Event").New("resize"))
		return float32(now)
	}
	return float32(kept)
}

// plainCanvas makes the canvas without soft edges and depths, which cost time and memory in every frame: all is drawn on
// a picture of its own, which then covers the canvas whole. What Ebitengine wishes later counts no more.
func plainCanvas() {
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	canvas.Call("getContext", "webgl2", map[string]any{"stencil": true, "antialias": false, "depth": false})
}

// edge is an unseen element that is as wide as what covers each edge of the page.
var edge = func() js.Value {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return js.Null()
	}
	e := doc.Call("createElement", "div")
	e.Set("style", "position:fixed;visibility:hidden;pointer-events:none;width:0;height:0;"+
		"padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)")
	doc.Get("documentElement").Call("append", e)
	return e
}()

// safeArea is how many device pixels of each edge a notch or a bar may cover.
func safeArea(scale float32) (v insets) {
	if !edge.Truthy() {
		return v
	}
	style := js.Global().Call("getComputedStyle", edge)
	side := func(name string) int {
		px, _ := strconv.ParseFloat(strings.TrimSuffix(style.Get("padding"+name).String(), "px"), 32)
		return int(float32(px) * scale)
	}
	return insets{L: side("Left"), T: side("Top"), R: side("Right"), B: side("Bottom")}
}
