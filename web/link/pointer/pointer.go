// Package pointer is the queue of what the mouse, the pen and the fingers did: every press, move, release and turn of
// the wheel with its own position and time, in order, so that nothing between two ticks of the game is lost.
//
//	pointer.Listen()                      // once, at the start
//	events = pointer.Drain(events[:0])    // in every Update
//
// In the browser Listen hears the DOM's pointer events. Natively there is nothing to hear: the game polls its window
// and gives what it finds to Push.
package pointer

import "sync"

// Type is what happened.
type Type uint8

// Types of events. Cancel ends a press without a release (the system took the finger). Leave: the pointer left the page.
const (
	Down Type = iota
	Move
	Up
	Cancel
	Wheel
	Leave
)

// Device is what did it.
type Device uint8

// Devices.
const (
	Mouse Device = iota
	Pen
	Touch
)

// Button bits.
const (
	Left uint8 = 1 << iota
	Right
	Middle
	Back
	Forward
)

// Modifier bits.
const (
	Shift uint8 = 1 << iota
	Control
	Alt
	Meta
)

// Event is one thing that happened.
type Event struct {
	Type    Type
	Device  Device
	Buttons uint8   // held after the event; a second button of a mouse comes and goes in Move events
	Mods    uint8   // modifier keys held
	ID      int32   // tells fingers apart; unchanged from Down to Up
	X, Y    float64 // CSS pixels from the page's upper left corner (natively: device-independent pixels)
	DX, DY  float64 // Wheel: CSS pixels to scroll, positive to the right and down
	Time    float64 // milliseconds, of a clock that only runs forward
}

const (
	// crowded is the length from which moves of one pointer are joined.
	crowded = 256
	// most is the length at which moves are dropped.
	most = 4096
)

var queue struct {
	mu     sync.Mutex
	events []Event
}

// Push puts an event at the end of the queue.
func Push(e Event) {
	queue.mu.Lock()
	defer queue.mu.Unlock()
	n := len(queue.events)
	if e.Type == Move && n >= crowded {
		last := &queue.events[n-1]
		if last.Type == Move && last.ID == e.ID && last.Buttons == e.Buttons {
			*last = e
			return
		}
		if n >= most {
			return
		}
	}
	queue.events = append(queue.events, e)
}

// Drain appends the queue to dst and empties it.
func Drain(dst []Event) []Event {
	queue.mu.Lock()
	defer queue.mu.Unlock()
	dst = append(dst, queue.events...)
	queue.events = queue.events[:0]
	return dst
}
