package sessiontest

import (
	"errors"

	"gotaku/rules"
)

// Faults are what a bad channel does to messages, in percent.
type Faults struct{ Lose, Cut, Flip, Double, Swap int }

// Bad is a channel that does all of it often.
var Bad = Faults{Lose: 10, Cut: 5, Flip: 5, Double: 10, Swap: 10}

// Wire is one end of a channel in memory. It is a session.Channel.
type Wire struct {
	other  *Wire
	in     [][]byte
	closed bool
	faults Faults
	rand   *rules.Rand
	Sent   int // messages sent, Bytes in all
	Bytes  int
	Tap    func([]byte)      // sees every message sent; nil: nobody
	Keep   func([]byte) bool // which messages are kept back; nil: none
}

// NewWire makes both ends of a channel whose faults hang on seed alone.
func NewWire(seed uint64, f Faults) (a, b *Wire) {
	r := rules.Mix(seed, 99)
	a, b = &Wire{faults: f, rand: &r}, &Wire{faults: f, rand: &r}
	a.other, b.other = b, a
	return a, b
}

func (w *Wire) may(percent int) bool { return percent > 0 && w.rand.N(100) < percent }

// Send brings a message to the other end, or whatever the faults make of it.
func (w *Wire) Send(b []byte) error {
	if w.closed {
		return errors.New("closed")
	}
	w.Sent++
	w.Bytes += len(b)
	if w.Tap != nil {
		w.Tap(b)
	}
	if w.Keep != nil && w.Keep(b) || w.may(w.faults.Lose) {
		return nil
	}
	b = append([]byte(nil), b...)
	if w.may(w.faults.Cut) {
		b = b[:w.rand.N(len(b))]
	}
	if len(b) > 0 && w.may(w.faults.Flip) {
		b[w.rand.N(len(b))] ^= 1 << w.rand.N(8)
	}
	w.Put(b)
	if w.may(w.faults.Double) {
		w.Put(b)
	}
	return nil
}

// Put brings bytes to the other end as they are.
func (w *Wire) Put(b []byte) {
	o := w.other
	o.in = append(o.in, b)
	if n := len(o.in); n > 1 && w.may(w.faults.Swap) {
		i := w.rand.N(n)
		o.in[i], o.in[n-1] = o.in[n-1], o.in[i]
	}
}

// Poll returns the next message.
func (w *Wire) Poll() ([]byte, bool) {
	if len(w.in) == 0 {
		return nil, false
	}
	b := w.in[0]
	w.in = w.in[1:]
	return b, true
}

// Open says whether messages may be sent.
func (w *Wire) Open() bool { return !w.closed }

// Close breaks the channel for both ends; what has been sent can still be polled.
func (w *Wire) Close() { w.closed, w.other.closed = true, true }
