package link

import (
	"crypto/rand"

	"gotaku/web/link/wire"
)

// attemptID names an attempt.
type attemptID [8]byte

// What peers say to each other through the server, sealed: one of these, the attempt's id, a desc.
const (
	sayNeed   = 'n' // guest: offer me a connection
	sayLost   = 'l' // host: I have no channel; ask me
	sayOffer  = 'o' // host
	sayAnswer = 'a' // guest
)

func (p *Peer) say(what byte, id attemptID, d []byte) {
	if !p.inRoom {
		return
	}
	text := append(append([]byte{what}, id[:]...), d...)
	p.sock.send(wire.Frame{Kind: wire.Data, Body: p.box.seal(text)}.Encode())
}

// unseal takes a sealed message of the other side. What does not open, or opens to nonsense, changes nothing.
func (p *Peer) unseal(sealed []byte) {
	text, err := p.box.open(sealed)
	if err != nil || len(text) < 1+len(attemptID{}) {
		if !p.linked() {
			p.problem = WrongKey
		}
		return
	}
	if p.problem == WrongKey {
		p.problem = NoProblem
	}
	id, body := attemptID(text[1:]), text[1+len(attemptID{}):]
	switch what := text[0]; {
	case what == sayNeed && p.role == wire.Host:
		p.offer(id)
	case what == sayAnswer && p.role == wire.Host:
		p.answered(id, body)
	case what == sayLost && p.role == wire.Guest:
		p.ask()
	case what == sayOffer && p.role == wire.Guest:
		p.offered(id, body)
	}
}

// ask begins an attempt on the guest's side.
func (p *Peer) ask() {
	if p.try != nil || !p.present {
		return
	}
	a := &attempt{}
	rand.Read(a.id[:])
	p.begin(a)
	p.say(sayNeed, a.id, nil)
}

// offer begins an attempt on the host's side. The present channel stays in use until the new one opens.
func (p *Peer) offer(id attemptID) {
	p.cancel()
	a := &attempt{id: id}
	p.begin(a)
	if !p.connect(a) {
		return
	}
	a.rtc.offer(func(d desc, err error) { p.described(a, sayOffer, d, err) })
}

// offered answers the offer of the current attempt, once.
func (p *Peer) offered(id attemptID, body []byte) {
	a := p.try
	if a == nil || a.id != id || a.rtc != nil {
		return
	}
	d, err := decodeDesc(body)
	if err != nil || d.answer || !p.connect(a) {
		return
	}
	a.rtc.answer(d, func(d desc, err error) { p.described(a, sayAnswer, d, err) })
}

// described sends the local description when it is ready.
func (p *Peer) described(a *attempt, what byte, d desc, err error) {
	p.do(func() {
		switch {
		case p.try != a:
		case err != nil:
			p.failed(a)
		default:
			p.say(what, a.id, d.encode())
		}
	})
}

// answered completes the host's offer, once.
func (p *Peer) answered(id attemptID, body []byte) {
	a := p.try
	if a == nil || a.id != id || a.signed {
		return
	}
	d, err := decodeDesc(body)
	if err != nil || !d.answer {
		return
	}
	a.signed = true
	a.rtc.accept(d, func(err error) {
		p.do(func() {
			if err != nil && p.try == a {
				p.failed(a)
			}
		})
	})
}

func (p *Peer) begin(a *attempt) {
	p.try = a
	a.timer = p.later(tryTime, func() { p.failed(a) })
}

// connect gives the attempt its connection; false when the settings do not allow any.
func (p *Peer) connect(a *attempt) bool {
	a.pipe = newPipe(func(s State) {
		p.do(func() {
			if s == Open {
				p.opened(a)
			} else {
				p.closed(a)
			}
		})
	})
	r, err := newRTC(p.cfg.ICEServers, a.pipe)
	if err != nil {
		p.end(BadSetting)
		return false
	}
	a.rtc = r
	return true
}

func (p *Peer) opened(a *attempt) {
	if p.try != a {
		return
	}
	a.timer.Stop()
	old := p.channel
	p.channel, p.try = a.pipe, nil
	p.problem, p.tryWait, p.fails = NoProblem, firstWait, 0
	if old != nil {
		old.drop(reasonReplaced)
	}
}

func (p *Peer) closed(a *attempt) {
	switch {
	case p.try == a:
		p.failed(a)
	case p.channel == a.pipe:
		p.greet()
	}
}

// cancel gives the current attempt up in silence.
func (p *Peer) cancel() {
	a := p.try
	if a == nil {
		return
	}
	p.try = nil
	a.timer.Stop()
	if a.pipe != nil {
		a.pipe.drop(reasonFailed)
	}
}

// failed gives an attempt up; the guest tries again, by a new socket every other time, as the old one may be dead.
func (p *Peer) failed(a *attempt) {
	if p.try != a {
		return
	}
	p.cancel()
	if p.present && !p.linked() && p.problem == NoProblem {
		p.problem = NoPath
	}
	if p.role == wire.Host || p.linked() {
		return
	}
	if p.fails++; p.fails%2 == 0 {
		p.redial()
		return
	}
	p.later(p.tryWait, p.greet)
	p.tryWait = min(2*p.tryWait, longestWait)
}
