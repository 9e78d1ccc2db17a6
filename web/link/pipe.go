package link

import (
	"errors"
	"fmt"
	"sync"
	"time"
)

// carrier is the platform's data channel under a pipe. Its methods never block and never call the pipe back at once.
type carrier interface {
	send(msg []byte) error
	sign(text string) error // a message apart from those of send
	buffered() int          // bytes that wait to be sent
	close()
}

// pipe is a Channel over a carrier: the inbox, the limits and the states, the same on every platform.
type pipe struct {
	mu      sync.Mutex
	carrier carrier // nil until attach
	state   State
	reason  string
	in      [][]byte
	unread  int         // bytes of the inbox, as weight counts them
	missed  int         // own signs of life since something came
	changed func(State) // told once of Open and once of Closed, with no lock held; nil when nobody listens

	into  *pipe    // the channel that this one's carrier has been given to, see relieve
	waits bool     // the end of the former carrier has not come yet
	held  [][]byte // what has come by the new one meanwhile
	ended bool     // that end came before there was a new one here
}

// leaver is a carrier that can be relieved by another: it carries all that was sent, and its end.
type leaver interface{ leave() }

// Signs of life: each side asks every beatTime and answers what it is asked. A tab in the background, whose timers are
// held back, answers all the same, since messages are not; and one whose own timers stood still does not take the time
// for the other's silence, since it counts its questions and not the clock.
const (
	signAsk    = "?"
	signAnswer = "!"
	beatTime   = time.Second
	mostMissed = 4
)

// Reasons a channel closes by itself.
const (
	reasonHere     = "closed here"
	reasonThere    = "closed by the other side"
	reasonLost     = "the connection was lost"
	reasonFailed   = "no direct connection could be made"
	reasonReplaced = "replaced by a newer connection"
)

func newPipe(changed func(State)) *pipe { return &pipe{changed: changed} }

func (p *pipe) Send(msg []byte) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.state == Connecting:
		return errors.New("the channel is not open yet")
	case p.state == Closed:
		return fmt.Errorf("the channel is closed: %s", p.reason)
	case len(msg) > MaxMessage:
		return fmt.Errorf("message of %d bytes, the limit is %d", len(msg), MaxMessage)
	}
	if wait := p.carrier.buffered(); wait+len(msg) > MaxBuffered {
		return fmt.Errorf("the other side is slow: %d bytes wait to be sent, the limit is %d", wait, MaxBuffered)
	}
	return p.carrier.send(msg)
}

func (p *pipe) Poll() ([]byte, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.in) == 0 {
		return nil, false
	}
	msg := p.in[0]
	p.in[0] = nil
	p.in = p.in[1:]
	p.unread -= weight(len(msg))
	return msg, true
}

func (p *pipe) State() State {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.state
}

func (p *pipe) Silent() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.state == Open && p.missed >= mostMissed
}

func (p *pipe) Open() bool { return p.State() == Open }

func (p *pipe) Reason() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.reason
}

func (p *pipe) Close() { p.fail(reasonHere) }

// attach gives the pipe its carrier; a pipe closed meanwhile closes the carrier.
func (p *pipe) attach(c carrier) {
	p.mu.Lock()
	p.carrier = c
	dead := p.state == Closed
	p.mu.Unlock()
	if dead {
		c.close()
	}
}

// opened is called by the carrier when messages can flow.
func (p *pipe) opened() {
	p.mu.Lock()
	if p.state != Connecting {
		p.mu.Unlock()
		return
	}
	p.state = Open
	changed := p.changed
	p.mu.Unlock()
	if changed != nil {
		changed(Open)
	}
	time.AfterFunc(beatTime, p.beat)
}

// beat asks for a sign of life, until the channel closes.
func (p *pipe) beat() {
	if p.asks() {
		time.AfterFunc(beatTime, p.beat)
	}
}

// asks sends one question; false: the channel has closed.
func (p *pipe) asks() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.state != Open {
		return false
	}
	if p.into != nil {
		return false // the channel asks for itself
	}
	p.missed++
	p.sign(signAsk)
	return true
}

// relieve gives the channel the carrier of another that has opened, and says whether it could. What is sent from now on goes
// by the new one; what comes by it waits until all has come that was sent by the old one, so that nothing is lost, doubled or
// comes in another order.
func (p *pipe) relieve(n *pipe) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	n.mu.Lock()
	defer n.mu.Unlock()
	old, may := p.carrier.(leaver)
	if !may || p.state != Open || n.state != Open {
		return false
	}
	old.leave()
	p.carrier, p.waits, p.ended = n.carrier, !p.ended, false
	for _, msg := range n.in {
		p.take(msg)
	}
	p.unread += n.unread
	n.into, n.in, n.changed = p, nil, nil
	return true
}

// left is called by a carrier whose other end has been relieved: nothing comes by it any more.
func (p *pipe) left() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.missed = 0
	p.ended = !p.waits
	p.in, p.held, p.waits = append(p.in, p.held...), nil, false
}

// take puts a message that has come by the newest carrier where it belongs.
func (p *pipe) take(msg []byte) {
	if p.waits {
		p.held = append(p.held, msg)
	} else {
		p.in = append(p.in, msg)
	}
}

// given is the channel that the carrier has been given to; nil: it still carries this one.
func (p *pipe) given() *pipe {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.into
}

// sign sends a sign of life. One that cannot be sent is as one that was lost.
func (p *pipe) sign(text string) {
	if p.carrier.buffered() < MaxBuffered {
		_ = p.carrier.sign(text)
	}
}

// signed is called by the carrier with a sign the other side sent.
func (p *pipe) signed(text string) {
	if o := p.given(); o != nil {
		o.signed(text)
		return
	}
	if text != signAsk && text != signAnswer {
		p.fail("the other side sent text, which is not of this protocol")
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.state == Closed {
		return
	}
	p.missed = 0
	if text == signAsk && p.state == Open {
		p.sign(signAnswer)
	}
}

// receive is called by the carrier with a message it gives away.
func (p *pipe) receive(msg []byte) {
	p.come(msg, func(o *pipe) { o.in = append(o.in, msg) })
}

// come puts a message into the channel that it is for. One that has come by the carrier that relieved another is put there
// by take.
func (p *pipe) come(msg []byte, put func(*pipe)) {
	if o := p.given(); o != nil {
		o.come(msg, func(o *pipe) { o.take(msg) })
		return
	}
	if !p.fits(len(msg)) {
		return
	}
	p.mu.Lock()
	if p.into != nil { // just now
		p.mu.Unlock()
		p.come(msg, put)
		return
	}
	defer p.mu.Unlock()
	if p.state == Closed {
		return
	}
	p.missed = 0
	put(p)
	p.unread += weight(len(msg))
}

// weight is what a message of n bytes counts toward MaxUnread: a small one takes room
// too, and an empty one is not free.
func weight(n int) int { return max(n, 64) }

// fits closes the channel when a message of n bytes may not come in.
func (p *pipe) fits(n int) bool {
	p.mu.Lock()
	unread := p.unread
	p.mu.Unlock()
	switch {
	case n > MaxMessage:
		p.fail(fmt.Sprintf("the other side sent a message of %d bytes, the limit is %d", n, MaxMessage))
		return false
	case unread+weight(n) > MaxUnread:
		p.fail(fmt.Sprintf("the other side sent more than %d bytes that were not read yet", MaxUnread))
		return false
	}
	return true
}

// fail closes the channel, for the first reason given.
func (p *pipe) fail(reason string) {
	if o := p.given(); o != nil {
		o.fail(reason)
		return
	}
	p.mu.Lock()
	if p.state == Closed {
		p.mu.Unlock()
		return
	}
	p.state = Closed
	p.reason = reason
	c, changed := p.carrier, p.changed
	p.changed = nil
	p.mu.Unlock()
	if c != nil {
		c.close()
	}
	if changed != nil {
		changed(Closed)
	}
}

// drop closes the channel without telling its listener.
func (p *pipe) drop(reason string) {
	p.mu.Lock()
	p.changed = nil
	p.mu.Unlock()
	p.fail(reason)
}
