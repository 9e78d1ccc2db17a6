//go:build !js

package game

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// window is the input of a native window, polled once a tick.
type window struct {
	keys    keyboard
	x, y    float32
	down    bool
	touches []ebiten.TouchID
	last    map[ebiten.TouchID][2]float32
}

// NewSource makes the input of this machine.
func NewSource() Source { return &window{last: map[ebiten.TouchID][2]float32{}} }

// Poll compares the devices with how they were. Positions of Ebitengine are
// device pixels already.
func (w *window) Poll(into []Event, _ float32) []Event {
	cx, cy := ebiten.CursorPosition()
	x, y := float32(cx), float32(cy)
	if x != w.x || y != w.y {
		w.x, w.y = x, y
		into = append(into, Event{Kind: PointerMove, X: x, Y: y})
	}
	left := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if left != w.down {
		w.down = left
		kind := PointerUp
		if left {
			kind = PointerDown
		}
		into = append(into, Event{Kind: kind, X: x, Y: y})
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		into = append(into, Event{Kind: PointerDown, X: x, Y: y, Secondary: true})
	}
	if _, dy := ebiten.Wheel(); dy != 0 {
		into = append(into, Event{Kind: WheelTurn, X: x, Y: y, DY: float32(-dy)})
	}
	into = w.fingers(into)
	return w.keys.poll(into)
}

func (w *window) fingers(into []Event) []Event {
	w.touches = ebiten.AppendTouchIDs(w.touches[:0])
	for _, id := range w.touches {
		ix, iy := ebiten.TouchPosition(id)
		at := [2]float32{float32(ix), float32(iy)}
		was, known := w.last[id]
		e := Event{ID: int(id) + 1, X: at[0], Y: at[1], Touch: true, Kind: PointerMove}
		if !known {
			e.Kind = PointerDown
		} else if was == at {
			continue
		}
		w.last[id] = at
		into = append(into, e)
	}
	var gone []ebiten.TouchID
	for id := range w.last {
		if !slices.Contains(w.touches, id) {
			gone = append(gone, id)
		}
	}
	slices.Sort(gone)
	for _, id := range gone {
		at := w.last[id]
		delete(w.last, id)
		into = append(into, Event{Kind: PointerUp, ID: int(id) + 1, X: at[0], Y: at[1], Touch: true})
	}
	return into
}
