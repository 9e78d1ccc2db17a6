// Package link connects two machines: a message channel straight between them (WebRTC, by pion natively and by the
// browser's RTCPeerConnection in a tab), and the ways to find each other: a room on the signalling server named by an
// invitation link, or an offer and an answer carried by hand. Where no direct path is found in eight seconds the server passes
// the channel on, if it is one that does; what goes through it is sealed for the two of this one channel.
//
// # Who can do what
//
// The server sees addresses, the names of rooms, and how much is said when. It can refuse to serve; it cannot read, write
// or change anything, nor give a seat away, and nothing it says closes a channel that runs.
//
// Whoever holds the link may sit down while the guest's seat is free: the first is the guest. From the first channel on
// each side knows the other by its key (Seat), and any other holder of the link is told that the table is full, also
// after the server has forgotten the room. What no key can tell apart: at the very first meeting a holder of the link
// who also runs the server may be the guest, or stand between host and guest; and a guest who has lost what was stored
// is, like any other, not the one who sat there. He needs a new invitation.
//
// Nothing here blocks and nothing must be ticked: a game loop polls. Everything may be called from any goroutine.
//
//	seat := link.NewSeat()                      // stored by the app, each side its own
//	inv := link.NewInvitation(seat)             // inv.URL(base) is what to send
//	peer := link.Host(cfg, inv)                 // the other side: link.Join(cfg, inv)
//	if ch := peer.Channel(); ch != nil { ... }  // a new one after every re-connection
//
//	p := link.Offer(servers)                    // by hand: p.Code(), then p.Accept(answer)
//	q, err := link.Answer(servers, code)        // q.Code() goes back
package link

const (
	// MaxMessage is the largest message in bytes.
	MaxMessage = 64 << 10
	// MaxBuffered is how many bytes may wait to be sent.
	MaxBuffered = 1 << 20
	// MaxUnread is how many bytes may wait to be polled before the channel closes.
	MaxUnread = 8 << 20
)

// State is where a channel is in its life. An alias, so that other packages can name the same interface without
// importing this one.
type State = uint8

// A channel goes from Connecting to Open to Closed, or straight to Closed; never back.
const (
	Connecting State = iota
	Open
	Closed
)

// Channel carries whole messages, in order, each once, until it closes.
type Channel interface {
	// Send queues a message of at most MaxMessage bytes. It never blocks; it fails when the channel is not open or
	// more than MaxBuffered bytes would wait.
	Send(msg []byte) error
	// Poll returns the next message received. Messages that came before a close can still be polled after it.
	Poll() (msg []byte, ok bool)
	// State is Connecting, Open or Closed.
	State() State
	// Open says whether messages can be sent: State() == Open.
	Open() bool
	// Silent says that an open channel has brought nothing for about four seconds, not even a sign of life: the other
	// side is gone or stands still. It may come to itself again.
	Silent() bool
	// Reason is why the channel closed, in English; empty before.
	Reason() string
	// Close ends the channel for both sides.
	Close()
}
