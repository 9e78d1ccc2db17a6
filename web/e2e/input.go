package e2e

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Button is a mouse button.
type Button = input.MouseButton

// Buttons.
const (
	Left   = input.MouseButtonLeft
	Right  = input.MouseButtonRight
	Middle = input.MouseButtonMiddle
)

var buttonBits = map[Button]int64{Left: 1, Right: 2, Middle: 4}

// now gives the tab one command, such as an input event, and does not wait for the program.
func now[P, R any](x *Tab, command cdp.Command[P, R], params P) R {
	x.t.Helper()
	ctx, cancel := context.WithTimeout(x.ctx, patience)
	defer cancel()
	r, err := chromedp.Call(ctx, command, params)
	x.must(err)
	return r
}

func (x *Tab) mouse(p input.DispatchMouseEventParams) {
	x.t.Helper()
	p.Buttons = x.held
	now(x, input.DispatchMouseEvent, p)
}

// MoveNow moves the mouse and does not wait: several events may fall into one tick.
func (x *Tab) MoveNow(atX, atY float64) {
	x.t.Helper()
	x.mouse(input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseMoved, X: atX, Y: atY})
}

// PressNow presses a button and does not wait.
func (x *Tab) PressNow(atX, atY float64, b Button) {
	x.t.Helper()
	x.held |= buttonBits[b]
	x.mouse(input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMousePressed, X: atX, Y: atY, Button: b, ClickCount: 1})
}

// ReleaseNow releases a button and does not wait.
func (x *Tab) ReleaseNow(atX, atY float64, b Button) {
	x.t.Helper()
	x.held &^= buttonBits[b]
	x.mouse(input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseReleased, X: atX, Y: atY, Button: b, ClickCount: 1})
}

// Move moves the mouse and waits for the program to see it.
func (x *Tab) Move(atX, atY float64) {
	x.t.Helper()
	x.MoveNow(atX, atY)
	x.Tick()
}

// Press presses the left button and waits.
func (x *Tab) Press(atX, atY float64) {
	x.t.Helper()
	x.PressNow(atX, atY, Left)
	x.Tick()
}

// Release releases the left button and waits.
func (x *Tab) Release(atX, atY float64) {
	x.t.Helper()
	x.ReleaseNow(atX, atY, Left)
	x.Tick()
}

// Click moves to a place and clicks there, as fast as a quick hand: all of it may fall into one tick.
func (x *Tab) Click(atX, atY float64) {
	x.t.Helper()
	x.MoveNow(atX, atY)
	x.PressNow(atX, atY, Left)
	x.Release(atX, atY)
}

// RightClick is Click by the right button.
func (x *Tab) RightClick(atX, atY float64) {
	x.t.Helper()
	x.MoveNow(atX, atY)
	x.PressNow(atX, atY, Right)
	x.ReleaseNow(atX, atY, Right)
	x.Tick()
}

// Drag presses at one place, moves in steps and releases at another.
func (x *Tab) Drag(fromX, fromY, toX, toY float64) {
	x.t.Helper()
	x.Move(fromX, fromY)
	x.Press(fromX, fromY)
	for _, part := range []float64{0.25, 0.5, 0.75, 1} {
		x.Move(fromX+part*(toX-fromX), fromY+part*(toY-fromY))
	}
	x.Release(toX, toY)
}

// wheel is the part of the mouse event that a turn needs; the library's own type leaves out a delta of zero, which the
// browser then misses.
type wheel struct {
	Type   input.DispatchMouseEventType `json:"type"`
	X      float64                      `json:"x"`
	Y      float64                      `json:"y"`
	DeltaX float64                      `json:"deltaX"`
	DeltaY float64                      `json:"deltaY"`
}

// Wheel turns the wheel over a place, by CSS pixels.
func (x *Tab) Wheel(atX, atY, dx, dy float64) {
	x.t.Helper()
	command := cdp.Command[wheel, cdp.Empty]{Method: input.DispatchMouseEvent.Method}
	now(x, command, wheel{input.DispatchMouseEventTypeMouseWheel, atX, atY, dx, dy})
	x.Tick()
}

// TouchDownNow puts a finger down and does not wait.
func (x *Tab) TouchDownNow(atX, atY float64) {
	x.t.Helper()
	x.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: atX, Y: atY})
}

// TouchMoveNow moves the finger and does not wait.
func (x *Tab) TouchMoveNow(atX, atY float64) {
	x.t.Helper()
	x.touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: atX, Y: atY})
}

// TouchUpNow lifts the finger and does not wait.
func (x *Tab) TouchUpNow() {
	x.t.Helper()
	x.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (x *Tab) touch(t input.DispatchTouchEventType, points ...*input.TouchPoint) {
	x.t.Helper()
	if points == nil {
		points = []*input.TouchPoint{}
	}
	now(x, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: t, TouchPoints: points})
}

// Tap touches a place at once and waits for the program to see it.
func (x *Tab) Tap(atX, atY float64) {
	x.t.Helper()
	x.TouchDownNow(atX, atY)
	x.TouchUpNow()
	x.Tick()
}

// TouchDrag drags with a finger.
func (x *Tab) TouchDrag(fromX, fromY, toX, toY float64) {
	x.t.Helper()
	x.TouchDownNow(fromX, fromY)
	x.Tick()
	for _, part := range []float64{0.25, 0.5, 0.75, 1} {
		x.TouchMoveNow(fromX+part*(toX-fromX), fromY+part*(toY-fromY))
		x.Tick()
	}
	x.TouchUpNow()
	x.Tick()
}

// Key presses and releases keys one after the other: letters as they are, others by the constants of chromedp/kb. The
// program sees each key held for a tick, since it may look at keys only then.
func (x *Tab) Key(keys string, modifiers ...chromedp.Modifier) {
	x.t.Helper()
	for _, key := range keys {
		for _, e := range keyEvents(key, modifiers) {
			now(x, input.DispatchKeyEvent, *e)
			x.Tick()
		}
	}
}

func keyEvents(key rune, modifiers []chromedp.Modifier) []*input.DispatchKeyEventParams {
	var held chromedp.Modifier
	for _, m := range modifiers {
		held |= m
	}
	var events []*input.DispatchKeyEventParams
	for _, e := range kb.Encode(key) {
		// A shortcut types nothing.
		if e.Type == kb.KeyChar && held&^chromedp.ModifierShift != 0 {
			continue
		}
		e.Modifiers |= held.Int64()
		events = append(events, e)
	}
	return events
}
