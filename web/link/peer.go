package link

import (
	"fmt"
	"strings"
	"sync"
	"time"

	"gotaku/web/link/wire"
)

// Config is what a peer needs besides the invitation.
type Config struct {
	Signal     string      // the signalling server, ws:// or wss:// (see SignalURL)
	Token      Token       // who we are in this room; stored, so that a reloaded tab gets its seat again
	Returning  bool        // this token was in the room before: an unknown room is waited for, not given up
	ICEServers []ICEServer // none: only addresses of the machine itself are tried
}

// Phase is how far a peer has come.
type Phase uint8

// Phases. Linked may go back to any earlier one; Ended is for good.
const (
	Calling Phase = iota // no room yet: reaching the server
	Waiting              // in the room, alone
	Meeting              // both are there and connecting
	Linked               // the channel is open
	Ended                // closed here, or a final problem
)

// Status is a peer's situation, to show.
type Status struct {
	Phase   Phase
	Present bool // the server sees the other side; false too while the server is away
	Problem Problem
}

// Times of a peer's life.
const (
	firstWait   = 500 * time.Millisecond // before trying again, doubled each time
	longestWait = 8 * time.Second
	tryTime     = 20 * time.Second // for one try at a connection
)

// Peer is one seat in a room. It keeps its place on the signalling server and makes a new channel whenever there is
// none, for as long as it lives. The guest leads: it asks, the host offers, the guest answers.
type Peer struct {
	mu   sync.Mutex
	cfg  Config
	inv  Invitation
	role wire.Role
	box  box

	sock     *sock
	inRoom   bool
	known    bool // the server let us into this room before
	present  bool
	dialWait time.Duration

	channel *pipe    // the newest that opened; may be closed again
	try     *attempt // the next one
	tryWait time.Duration
	fails   int

	problem Problem
	ended   bool
}

// attempt is one try at a connection, named by the guest's random id, so that nothing old can be answered.
type attempt struct {
	id     attemptID
	pipe   *pipe // nil on the guest's side until the offer came
	rtc    *rtc
	signed bool // the host has the answer
	timer  *time.Timer
}

// Host opens the room of an invitation, or comes back to it.
func Host(cfg Config, inv Invitation) (*Peer, error) { return newPeer(cfg, inv, wire.Host) }

// Join enters the room of an invitation, or comes back to it.
func Join(cfg Config, inv Invitation) (*Peer, error) { return newPeer(cfg, inv, wire.Guest) }

func newPeer(cfg Config, inv Invitation, role wire.Role) (*Peer, error) {
	if !strings.HasPrefix(cfg.Signal, "ws://") && !strings.HasPrefix(cfg.Signal, "wss://") {
		return nil, fmt.Errorf("signalling server %q: not a ws:// or wss:// address", cfg.Signal)
	}
	if _, err := ParseInvitation(inv.String()); err != nil {
		return nil, err
	}
	b, err := newBox(inv, role)
	if err != nil {
		return nil, err
	}
	p := &Peer{cfg: cfg, inv: inv, role: role, box: b, known: cfg.Returning, dialWait: firstWait, tryWait: firstWait}
	p.do(p.dial)
	return p, nil
}

// Channel is the newest channel that opened, perhaps closed since; nil before the first. After a re-connection it is
// another one.
func (p *Peer) Channel() Channel {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.channel == nil {
		return nil
	}
	return p.channel
}

// Status is the peer's situation now.
func (p *Peer) Status() Status {
	p.mu.Lock()
	defer p.mu.Unlock()
	s := Status{Present: p.present, Problem: p.problem}
	switch {
	case p.ended:
		s.Phase = Ended
	case p.linked():
		s.Phase = Linked
	case p.try != nil || p.present:
		s.Phase = Meeting
	case p.inRoom:
		s.Phase = Waiting
	}
	return s
}

// Close leaves the room and closes the channel.
func (p *Peer) Close() { p.do(func() { p.end(NoProblem) }) }

// do runs f alone, unless the peer has ended.
func (p *Peer) do(f func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended {
		f()
	}
}

// later runs f after d, alone, unless the peer has ended by then.
func (p *Peer) later(d time.Duration, f func()) *time.Timer {
	return time.AfterFunc(d, func() { p.do(f) })
}

func (p *Peer) linked() bool { return p.channel != nil && p.channel.State() == Open }

func (p *Peer) end(why Problem) {
	p.ended, p.problem = true, why
	p.cancel()
	if p.channel != nil {
		p.channel.drop(reasonHere)
	}
	p.hangUp()
}

// dial opens the socket to the signalling server.
func (p *Peer) dial() {
	if p.sock != nil {
		return
	}
	var s *sock
	mine := func(f func()) {
		p.do(func() {
			if p.sock == s {
				f()
			}
		})
	}
	s, err := openSock(p.cfg.Signal, sockEvents{
		opened:  func() { mine(p.enter) },
		message: func(b []byte) { mine(func() { p.heard(b) }) },
		closed:  func() { mine(p.redial) },
	})
	if err != nil {
		p.end(BadSetting)
		return
	}
	p.sock = s
}

func (p *Peer) hangUp() {
	if p.sock != nil {
		p.sock.close()
	}
	p.sock, p.inRoom, p.present = nil, false, false
}

// redial forgets the socket and opens another a little later.
func (p *Peer) redial() {
	p.hangUp()
	if p.problem == NoProblem && !p.linked() {
		p.problem = NoServer
	}
	p.later(p.dialWait, p.dial)
	p.dialWait = min(2*p.dialWait, longestWait)
}

func (p *Peer) enter() {
	p.sock.send(wire.Frame{Kind: wire.Hello, Role: p.role, Token: p.cfg.Token, Room: p.inv.Room}.Encode())
}

// heard takes a frame of the server.
func (p *Peer) heard(b []byte) {
	f, err := wire.Decode(b)
	if err != nil {
		p.end(OtherVersion)
		return
	}
	switch f.Kind {
	case wire.Welcome:
		p.inRoom, p.known, p.present = true, true, f.Present
		p.dialWait = firstWait
		p.problem = NoProblem
		p.greet()
	case wire.Came:
		p.present = true
		p.cancel() // who came again knows nothing of the try
		p.greet()
	case wire.Gone:
		p.present = false
	case wire.Data:
		p.unseal(f.Body)
	case wire.Refuse:
		p.refused(f.Refusal)
	default:
		p.end(OtherVersion)
	}
}

func (p *Peer) refused(r wire.Refusal) {
	why := problemOf(r, p.known)
	if why.Final() {
		p.end(why)
		return
	}
	p.problem = why
	p.redial()
}

// greet starts towards a channel when the other is there and there is none.
func (p *Peer) greet() {
	if !p.present || p.linked() {
		return
	}
	if p.role == wire.Guest {
		p.ask()
		return
	}
	p.say(sayLost, attemptID{}, nil)
	// No answer may mean that our socket is dead without knowing it.
	s := p.sock
	p.later(tryTime, func() {
		if p.sock == s && p.try == nil && p.present && !p.linked() {
			p.redial()
		}
	})
}
