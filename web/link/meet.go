package link

import (
	"crypto/rand"
	"crypto/sha256"
	"slices"

	"gotaku/web/link/wire"
)

// attemptID names an attempt.
type attemptID [8]byte

// What peers say to each other through the server, sealed with the link's key: one of these, the attempt's id, the
// speaker's public key, and a body. Offers and answers hold a desc that the speaker has signed, an offer for the one
// guest that asked, an answer for the one offer. The desc names the certificate of the channel; so who is at the channel's
// other end has the key he showed.
const (
	sayNeed    = 'n' // guest: offer me a connection; the body is the mark of its token
	sayLost    = 'l' // host: I have no channel; ask me
	sayOffer   = 'o' // host
	sayAnswer  = 'a' // guest
	sayFull    = 'f' // host: the seat is another's
	sayRelay   = 'r' // guest: no direct path; the mark of its token and its half of the keys of a channel through the server, signed
	sayRelayed = 's' // host: its half
)

// headSize is what stands before the body.
const headSize = 1 + len(attemptID{}) + len(Seat{}.Other)

func (p *Peer) say(what byte, id attemptID, body []byte) {
	if !p.inRoom {
		return
	}
	text := append(append([]byte{what}, id[:]...), p.public[:]...)
	p.sock.send(wire.Frame{Kind: wire.Data, Body: p.box.seal(append(text, body...))}.Encode())
}

// unseal takes a sealed message of the other side. What does not open, or opens to nonsense, changes nothing.
func (p *Peer) unseal(sealed []byte) {
	text, err := p.box.open(sealed)
	if err != nil || len(text) < headSize {
		if !p.linked() {
			p.problem = WrongKey
		}
		return
	}
	if p.problem == WrongKey {
		p.problem = NoProblem
	}
	what, id, from, body := text[0], attemptID(text[1:]), [32]byte(text[1+len(attemptID{}):]), text[headSize:]
	if p.seat.Met() && from != p.seat.Other {
		p.stranger(what, id)
		return
	}
	switch {
	case what == sayNeed && p.role == wire.Host && len(body) == len(wire.Mark{}):
		p.offer(id, from, wire.Mark(body))
	case what == sayAnswer && p.role == wire.Host:
		p.answered(id, body)
	case what == sayLost && p.role == wire.Guest:
		p.ask()
	case what == sayOffer && p.role == wire.Guest:
		p.offered(id, from, body)
	case what == sayRelay && p.role == wire.Host:
		p.relayAsked(id, from, body)
	case what == sayRelayed && p.role == wire.Guest:
		p.relayGranted(id, from, body)
	case what == sayFull && p.role == wire.Guest && !p.seat.Met() && p.try != nil && p.try.id == id:
		p.end(TableFull)
	}
}

// stranger answers one who holds the link but not the key of the seat across. Nothing of this side changes for it.
func (p *Peer) stranger(what byte, id attemptID) {
	if p.role == wire.Host && what == sayNeed {
		p.say(sayFull, id, nil)
	}
}

// ask begins an attempt on the guest's side.
func (p *Peer) ask() {
	if p.try != nil || !p.present {
		return
	}
	a := &attempt{}
	rand.Read(a.id[:])
	if p.relays && p.indirect {
		p.begin(a)
		p.askRelay(a)
		return
	}
	p.begin(a)
	mark := p.seat.token().Mark()
	p.say(sayNeed, a.id, mark[:])
}

// offer begins an attempt on the host's side. The present channel stays in use until the new one opens.
func (p *Peer) offer(id attemptID, guest [32]byte, mark wire.Mark) {
	p.cancel()
	a := &attempt{id: id, other: guest, mark: mark}
	p.begin(a)
	if !p.connect(a) {
		return
	}
	a.rtc.offer(func(d desc, err error) { p.described(a, sayOffer, d, err) })
}

// offered answers the offer of the current attempt, once.
func (p *Peer) offered(id attemptID, host [32]byte, body []byte) {
	a := p.try
	if a == nil || a.id != id || a.rtc != nil {
		return
	}
	text, ok := verified(host, p.said(a, sayOffer), body)
	if !ok {
		return
	}
	d, err := decodeDesc(text)
	if err != nil || d.answer || !p.connect(a) {
		return
	}
	a.other, a.offer = host, sha256.Sum256(text)
	a.rtc.answer(d, func(d desc, err error) { p.described(a, sayAnswer, d, err) })
}

// said is what is signed with a description: what it is, where, and in answer to what.
func (p *Peer) said(a *attempt, what byte) []byte {
	b := append([]byte("gotaku 2 "+p.inv.Room+" "), what)
	b = append(b, a.id[:]...)
	switch {
	case what == sayAnswer || what == sayRelayed:
		return append(b, a.offer[:]...)
	case p.role == wire.Host:
		return append(b, a.other[:]...)
	}
	return append(b, p.public[:]...)
}

// described sends the local description when it is ready.
func (p *Peer) described(a *attempt, what byte, d desc, err error) {
	p.do(func() {
		switch {
		case p.try != a:
		case err != nil:
			p.failed(a)
		default:
			text := d.encode()
			body := p.seat.signed(p.said(a, what), text)
			if what == sayOffer {
				a.offer = sha256.Sum256(text)
			}
			p.say(what, a.id, body)
		}
	})
}

// answered completes the host's offer, once.
func (p *Peer) answered(id attemptID, body []byte) {
	a := p.try
	if a == nil || a.id != id || a.signed {
		return
	}
	text, ok := verified(a.other, p.said(a, sayAnswer), body)
	if !ok {
		return
	}
	d, err := decodeDesc(text)
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
	within := tryTime
	if p.relays && p.role == wire.Guest && !p.indirect {
		within = directTime
	}
	a.timer = p.later(within, func() { p.failed(a) })
}

// connect gives the attempt its connection; false when the settings do not allow any.
func (p *Peer) connect(a *attempt) bool {
	a.pipe = p.newPipe(a)
	r, err := newRTC(p.cfg.ICEServers, a.pipe)
	if err != nil {
		p.giveUp(BadSetting)
		return false
	}
	a.rtc = r
	return true
}

// newPipe is the channel of an attempt, which tells this peer what becomes of it.
func (p *Peer) newPipe(a *attempt) *pipe {
	return newPipe(func(s State) {
		p.do(func() {
			if s == Open {
				p.opened(a)
			} else {
				p.closed(a)
			}
		})
	})
}

// opened takes a new channel into use. The first says for good who the other side is.
func (p *Peer) opened(a *attempt) {
	if p.try != a {
		return
	}
	a.timer.Stop()
	p.try = nil
	old := p.channel
	if p.through && a.own == nil && old != nil && old.relieve(a.pipe) {
		old = nil // it goes on, by a direct path
	} else {
		p.channel = a.pipe
	}
	p.through, p.indirect = a.own != nil, a.own != nil
	p.relayed = slices.DeleteFunc(p.relayed, func(r *relayed) bool { return r.pipe != p.channel || r.over() })
	p.problem, p.tryWait, p.fails = NoProblem, firstWait, 0
	p.seat.Other, p.seat.Mark = a.other, a.mark
	p.keep()
	if old != nil {
		old.drop(reasonReplaced)
	}
	p.seekWait = firstSeek
	p.seekLater()
}

// keep tells the server whose the guest's seat is.
func (p *Peer) keep() {
	if p.role == wire.Host && p.inRoom && p.seat.Met() {
		p.sock.send(wire.Frame{Kind: wire.Keep, Mark: p.seat.Mark}.Encode())
	}
}

// closed looks for a new channel when the one in use is gone.
func (p *Peer) closed(a *attempt) {
	switch {
	case p.try == a:
		p.failed(a)
	case p.channel != a.pipe:
	case p.moved:
		p.end(Elsewhere)
	case p.sock == nil:
		p.dialWait = firstWait
		p.dial()
	default:
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
	p.indirect = a.own == nil // after each way the other
	if p.role == wire.Host || p.linked() {
		p.seekLater()
		return
	}
	if p.fails++; p.fails%2 == 0 {
		p.redial()
		return
	}
	p.later(p.tryWait, p.greet)
	p.tryWait = min(2*p.tryWait, longestWait)
}
