package link

import (
	"strings"
	"sync"
	"time"

	"gotaku/rules/seal"
	"gotaku/web/link/wire"
)

// Config is what a peer needs besides the invitation.
type Config struct {
	Signal     string      // the signalling server, ws:// or wss:// (see SignalURL)
	Seat       Seat        // who we are in this room; stored, so that a reloaded tab gets its seat again
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
	Relayed bool // the channel goes through the server
	Problem Problem
}

// Times of a peer's life.
const (
	firstWait   = 500 * time.Millisecond // before trying again, doubled each time
	longestWait = 8 * time.Second
	tryTime     = 20 * time.Second // for one try at a connection
	directTime  = 8 * time.Second  // for one at a direct path, where the server relays
	mostAsked   = 3                // tries at a room that the server does not know: its host may be coming back to it
	serverTime  = 4 * time.Second  // for the server to let us in, before it is said that it does not
)

// Peer is one seat in a room. It keeps its place on the signalling server and makes a new channel whenever there is
// none, for as long as it lives. The guest leads: it asks, the host offers, the guest answers.
type Peer struct {
	mu     sync.Mutex
	cfg    Config
	inv    Invitation
	role   wire.Role
	box    box      // of all who hold the link
	seat   Seat     // ours, and who the other is
	public [32]byte // our public key

	sock     *sock
	inRoom   bool
	known    bool // the server let us into this room before
	asked    int  // how often it said that there is no such room
	moved    bool // our seat was opened in another tab
	present  bool
	dialWait time.Duration

	channel *pipe    // the newest that opened; may be closed again
	try     *attempt // the next one
	tryWait time.Duration
	fails   int

	relays   bool          // the server relays
	indirect bool          // the next try is through the server
	through  bool          // the newest channel is
	seekWait time.Duration // until a direct path is sought the next time
	relayed  []*relayed    // the ways through the server: the one in use, and the one that is tried

	problem Problem
	ended   bool
}

// attempt is one try at a connection, named by the guest's random id, so that nothing old can be answered.
type attempt struct {
	id     attemptID
	other  [32]byte  // the public key of the other side; zero on the guest's side until the offer came
	mark   wire.Mark // on the host's side: of the guest
	offer  [32]byte  // hash of the offer's desc; zero before
	pipe   *pipe     // nil on the guest's side until the offer came
	rtc    *rtc
	signed bool      // the host has the answer
	own    *seal.Own // of one through the server
	timer  *time.Timer
}

// Host opens the room of an invitation that was made for its seat, or comes back to it.
func Host(cfg Config, inv Invitation) (*Peer, error) { return newPeer(cfg, inv, wire.Host) }

// Join enters the room of an invitation, or comes back to it.
func Join(cfg Config, inv Invitation) (*Peer, error) { return newPeer(cfg, inv, wire.Guest) }

func newPeer(cfg Config, inv Invitation, role wire.Role) (*Peer, error) {
	if !strings.HasPrefix(cfg.Signal, "ws://") && !strings.HasPrefix(cfg.Signal, "wss://") {
		return nil, faultf("接続サーバー %q は ws:// か wss:// のアドレスではありません", "signalling server %q: not a ws:// or wss:// address", cfg.Signal)
	}
	if _, err := ParseInvitation(inv.String()); err != nil {
		return nil, err
	}
	b, err := newBox(inv, role)
	if err != nil {
		return nil, err
	}
	p := &Peer{cfg: cfg, inv: inv, role: role, box: b, seat: cfg.Seat, public: cfg.Seat.public(), known: cfg.Seat.Met(), dialWait: firstWait, tryWait: firstWait}
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

// Seat is the seat as it is to be stored: it changes once, when the other side is met.
func (p *Peer) Seat() Seat {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.seat
}

// Status is the peer's situation now.
func (p *Peer) Status() Status {
	p.mu.Lock()
	defer p.mu.Unlock()
	s := Status{Present: p.present, Relayed: p.linked() && p.through, Problem: p.problem}
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
	if p.sock != nil || p.moved {
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
		opened: func() { mine(p.enter) },
		message: func(b []byte) {
			var r *relayed
			var body []byte
			mine(func() {
				if r, body = p.way(b); r == nil {
					p.heard(b)
				}
			})
			if r != nil { // it may tell this peer
				r.receive(body)
			}
		},
		closed: func() { mine(p.redial) },
	})
	if err != nil {
		p.giveUp(BadSetting)
		return
	}
	p.sock = s
	unheard := func(f func()) func() {
		return func() {
			if p.sock == s && !p.inRoom {
				f()
			}
		}
	}
	p.later(serverTime, unheard(p.unserved))
	p.later(tryTime, unheard(p.redial))
}

func (p *Peer) hangUp() {
	if p.sock != nil {
		p.sock.close()
	}
	p.sock, p.inRoom, p.present = nil, false, false
	p.unrelay()
}

// redial forgets the socket and opens another a little later.
func (p *Peer) redial() {
	p.hangUp()
	p.unserved()
	p.later(p.dialWait, p.dial)
	p.dialWait = min(2*p.dialWait, longestWait)
}

// unserved says that the server is not there, where that matters now.
func (p *Peer) unserved() {
	if p.problem == NoProblem && !p.linked() {
		p.problem = NoServer
	}
}

func (p *Peer) enter() {
	p.sock.send(wire.Frame{Kind: wire.Hello, Role: p.role, Token: p.seat.token(), Room: p.inv.Room}.Encode())
}

// heard takes a frame of the server.
func (p *Peer) heard(b []byte) {
	f, err := wire.Decode(b)
	if err != nil {
		p.giveUp(OtherVersion)
		return
	}
	switch f.Kind {
	case wire.Welcome:
		p.inRoom, p.known, p.present, p.relays = true, true, f.Present, f.Relays
		p.dialWait = firstWait
		p.problem = NoProblem
		p.keep()
		p.greet()
	case wire.Came:
		p.present = true
		p.cancel() // who came again knows nothing of the try
		p.unrelay()
		p.greet()
	case wire.Gone:
		p.present = false
		p.unrelay()
	case wire.Relay: // of a channel that has ended
	case wire.Data:
		p.unseal(f.Body)
	case wire.Refuse:
		if f.Refusal == wire.NoRoom {
			p.asked++
		}
		p.giveUp(problemOf(f.Refusal, p.known || p.asked < mostAsked, p.seat.Met()))
	default:
		p.giveUp(OtherVersion)
	}
}

// giveUp leaves the server for a problem. While there is a channel nothing is final: the channel stays, and the server
// is asked again later, except by a tab whose seat another tab has taken, as the two would take it from each other for
// ever; that one ends with its channel.
func (p *Peer) giveUp(why Problem) {
	if !p.linked() {
		if why.Final() {
			p.end(why)
			return
		}
		p.problem = why
		p.redial()
		return
	}
	p.cancel()
	if why == Elsewhere {
		p.moved, p.problem = true, why
		p.hangUp()
		return
	}
	p.dialWait = longestWait
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
