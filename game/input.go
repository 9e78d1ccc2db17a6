package game

// EventKind is what happened at an input device.
type EventKind uint8

// The kinds of events.
const (
	PointerDown EventKind = iota
	PointerMove
	PointerUp
	PointerCancel
	PointerLeave // the mouse left the window
	WheelTurn
	KeyPress
	TextTyped
)

// Event is one entry of the input queue. Positions are device pixels of the
// canvas. Events of one tick are handled in order, so that a drag that begins
// and ends within a tick is a drag.
type Event struct {
	Kind      EventKind
	ID        int // pointer: 0 the mouse, others touches and pens
	X, Y      float32
	Touch     bool
	Secondary bool    // the mouse's second button
	DY        float32 // wheel, in lines; down is positive
	Key       string  // KeyPress: a name of keys.go, with Ctrl, Shift or Alt before it
	Text      string  // TextTyped
}

// Source yields what happened since it was last asked.
type Source interface {
	// Poll appends the new events. scale is device pixels per CSS pixel.
	Poll(into []Event, scale float32) []Event
}
