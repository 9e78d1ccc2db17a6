package game

import "gotaku/web/link/pointer"

// page is the input of a page: the pointer queue of the page, and Ebitengine's keys.
type page struct {
	keys keyboard
	got  []pointer.Event
	held map[int32]uint8
}

// NewSource makes the input of this machine.
func NewSource() Source {
	pointer.Listen()
	return &page{held: map[int32]uint8{}}
}

// Poll drains the page's queue.
func (b *page) Poll(into []Event, scale float32) []Event {
	b.got = pointer.Drain(b.got[:0])
	for _, e := range b.got {
		into = b.event(into, e, scale)
	}
	return b.keys.poll(into)
}

func (b *page) event(into []Event, e pointer.Event, scale float32) []Event {
	v := Event{ID: int(e.ID), X: float32(e.X) * scale, Y: float32(e.Y) * scale, Touch: e.Device == pointer.Touch}
	was := b.held[e.ID]
	b.held[e.ID] = e.Buttons
	if unseen := e.Type == pointer.Down || e.Type == pointer.Move && e.Buttons == 0; unseen && was != 0 {
		// The button was let go where the page could not see it: what was dragged goes back.
		into = append(into, Event{Kind: PointerCancel, ID: v.ID, X: v.X, Y: v.Y, Touch: v.Touch})
	}
	switch e.Type {
	case pointer.Down:
		v.Kind, v.Secondary = PointerDown, e.Buttons&pointer.Right != 0
	case pointer.Move:
		v.Kind = PointerMove
		if e.Buttons&pointer.Right != 0 && was&pointer.Right == 0 {
			v.Kind, v.Secondary = PointerDown, true
		}
	case pointer.Up:
		v.Kind = PointerUp
	case pointer.Cancel:
		v.Kind = PointerCancel
	case pointer.Leave:
		v.Kind = PointerLeave
	case pointer.Wheel:
		v.Kind, v.DY = WheelTurn, float32(e.DY)/40
	}
	return append(into, v)
}
