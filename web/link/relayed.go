package link

import (
	"crypto/cipher"
	"crypto/sha256"
	"encoding/binary"
	"sync"
	"time"

	"gotaku/rules/seal"
	"gotaku/web/link/wire"
)

// Where no direct path is found, a channel goes through the signalling server, if that relays. The two agree on keys of this
// one channel, each half signed by its seat as a description of a connection is; so the server passes on what it can
// neither read nor change, nor leave out or put in another order without ending the channel.

// relayed is a carrier through the server. It ends with the socket it began on.
type relayed struct {
	mu      sync.Mutex
	id      attemptID
	sock    *sock
	pipe    *pipe
	out, in cipher.AEAD
	sent    uint64
	got     uint64
	queue   [][]byte // frames that wait for the socket
	size    int      // their bytes
	pumping bool     // it is looked at again soon
	part    []byte   // what has come of a message
	closed  bool
	gone    bool // the other side has left it, and so nothing comes by it any more
}

// The kinds of what is sealed in a frame, as its first byte.
const (
	pieceMore byte = iota // of a message: more follows
	pieceLast
	pieceSign
	pieceBye
	pieceLeft // all that comes now comes by a direct path
)

const (
	pieceSize = wire.MaxFrame - 64 // of a message in one frame; the rest is heads and seal
	sockAhead = 32 << 10           // so many bytes are handed to the socket ahead
	pumpTime  = 50 * time.Millisecond
)

// newRelayed derives the keys of a channel from the halves of both sides.
func newRelayed(s *sock, p *pipe, id attemptID, own *seal.Own, other []byte, bind string, role wire.Role) (*relayed, error) {
	both, err := seal.Agree(own, other)
	if err != nil {
		return nil, err
	}
	r := &relayed{id: id, sock: s, pipe: p}
	if r.out, err = oneWay(both, bind, role); err != nil {
		return nil, err
	}
	r.in, err = oneWay(both, bind, role.Other())
	return r, err
}

// oneWay is the cipher of what from says.
func oneWay(secret []byte, bind string, from wire.Role) (cipher.AEAD, error) {
	return seal.Cipher(secret, []byte(bind), "gotaku relay "+string('0'+rune(from)))
}

// nonce numbers the frames of one direction: each key is of one channel, so none comes twice.
func nonce(n uint64) []byte { return binary.BigEndian.AppendUint64(make([]byte, 4, 12), n) }

func (r *relayed) send(msg []byte) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(msg) > pieceSize {
		r.put(pieceMore, msg[:pieceSize])
		msg = msg[pieceSize:]
	}
	r.put(pieceLast, msg)
	r.pump()
	return nil
}

func (r *relayed) sign(text string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.put(pieceSign, []byte(text))
	r.pump()
	return nil
}

func (r *relayed) buffered() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.size + r.sock.waiting()
}

func (r *relayed) close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.closed {
		r.put(pieceBye, nil)
		r.closed = true
		r.pump()
	}
}

// leave says that what is sent now goes by another way.
func (r *relayed) leave() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.put(pieceLeft, nil)
	r.closed = true
	r.pump()
}

// over says whether it is left by both sides: what becomes of it changes nothing.
func (r *relayed) over() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.closed && r.gone
}

// put seals a piece and lets it wait.
func (r *relayed) put(kind byte, piece []byte) {
	if r.closed {
		return
	}
	body := append(make([]byte, 0, len(r.id)+len(piece)+32), r.id[:]...)
	body = r.out.Seal(body, nonce(r.sent), append([]byte{kind}, piece...), nil)
	r.sent++
	r.queue = append(r.queue, wire.Frame{Kind: wire.Relay, Body: body}.Encode())
	r.size += len(body)
}

// pump hands the socket as much as it takes, and the rest later.
func (r *relayed) pump() {
	for len(r.queue) > 0 && r.sock.waiting() < sockAhead {
		r.size -= len(r.queue[0]) - 1
		r.sock.send(r.queue[0])
		r.queue = r.queue[1:]
	}
	if len(r.queue) > 0 && !r.pumping {
		r.pumping = true
		time.AfterFunc(pumpTime, func() {
			r.mu.Lock()
			defer r.mu.Unlock()
			r.pumping = false
			r.pump()
		})
	}
}

// receive takes a frame's body without its id. One that is not the next of the other side's ends the channel.
func (r *relayed) receive(sealed []byte) {
	r.mu.Lock()
	text, err := r.in.Open(nil, nonce(r.got), sealed, nil)
	r.got++
	long := len(r.part)+len(text) > MaxMessage+1
	r.mu.Unlock()
	if err != nil || len(text) == 0 || long {
		r.pipe.fail(reasonLost)
		return
	}
	r.pipe.opened() // who guested has both halves first; his first frame says so
	switch piece := text[1:]; text[0] {
	case pieceMore, pieceLast:
		if r.part = append(r.part, piece...); text[0] == pieceLast {
			msg := r.part
			r.part = nil
			r.pipe.receive(msg)
		}
	case pieceSign:
		r.pipe.signed(string(piece))
	case pieceLeft:
		r.mu.Lock()
		r.gone = true
		r.mu.Unlock()
		r.pipe.left()
	default:
		r.pipe.fail(reasonThere)
	}
}

// way is the channel through the server that a frame belongs to, and what of the frame is for it.
func (p *Peer) way(frame []byte) (*relayed, []byte) {
	f, err := wire.Decode(frame)
	if err != nil || f.Kind != wire.Relay || len(f.Body) < len(attemptID{}) {
		return nil, nil
	}
	id := attemptID(f.Body)
	for _, r := range p.relayed {
		if r.id == id {
			return r, f.Body[len(id):]
		}
	}
	return nil, nil
}

// unrelay ends what goes through the server: the socket is gone, or the other's.
func (p *Peer) unrelay() {
	for _, r := range p.relayed {
		if r.over() {
			continue
		}
		go r.pipe.fail(reasonLost) // it tells this peer, which is busy now
	}
	p.relayed = nil
}

// While a channel goes through the server a direct path is sought all the same, at a pace that slackens.
const (
	firstSeek   = 15 * time.Second
	longestSeek = 4 * time.Minute
)

// seekLater has a direct path sought after a while, on the guest's side, as long as the channel goes through the server.
func (p *Peer) seekLater() {
	if p.role != wire.Guest || !p.through || !p.linked() {
		return
	}
	ch := p.channel
	p.later(p.seekWait, func() { p.seek(ch) })
	p.seekWait = min(2*p.seekWait, longestSeek)
}

// seek asks for a direct path in place of a channel that goes through the server.
func (p *Peer) seek(ch *pipe) {
	if p.channel != ch || !p.through || !p.linked() || p.try != nil {
		return
	}
	p.indirect = false
	p.ask()
	if p.try == nil { // the other is away
		p.seekLater()
	}
}

// askRelay begins an attempt through the server, on the guest's side.
func (p *Peer) askRelay(a *attempt) {
	a.own = seal.Fresh()
	mark := p.seat.token().Mark()
	text := append(mark[:], a.own.Public()...)
	a.offer = sha256.Sum256(text)
	p.say(sayRelay, a.id, p.seat.signed(p.said(a, sayRelay), text))
}

// relayAsked answers it on the host's side. The channel opens with the guest's first frame.
func (p *Peer) relayAsked(id attemptID, guest [32]byte, body []byte) {
	a := &attempt{id: id, other: guest}
	text, ok := verified(guest, p.said(a, sayRelay), body)
	if !ok || len(text) != len(a.mark)+len(guest) || !p.relays {
		return
	}
	p.cancel()
	a.mark, a.offer, a.own = wire.Mark(text), sha256.Sum256(text), seal.Fresh()
	if p.throughServer(a, text[len(a.mark):]) != nil {
		return
	}
	p.begin(a)
	p.say(sayRelayed, id, p.seat.signed(p.said(a, sayRelayed), a.own.Public()))
}

// relayGranted opens the channel on the guest's side.
func (p *Peer) relayGranted(id attemptID, host [32]byte, body []byte) {
	a := p.try
	if a == nil || a.id != id || a.own == nil || a.pipe != nil {
		return
	}
	text, ok := verified(host, p.said(a, sayRelayed), body)
	if !ok || p.throughServer(a, text) != nil {
		return
	}
	a.other = host
	go func() { // it tells this peer, which is busy now
		a.pipe.opened()
		a.pipe.asks()
	}()
}

// throughServer gives an attempt its way through the server.
func (p *Peer) throughServer(a *attempt, other []byte) error {
	pipe := p.newPipe(a)
	r, err := newRelayed(p.sock, pipe, a.id, a.own, other, p.inv.Room+string(a.id[:]), p.role)
	if err != nil {
		return err
	}
	a.pipe = pipe
	pipe.attach(r)
	p.relayed = append(p.relayed[:min(len(p.relayed), 1)], r) // the one in use, and the one that is tried
	return nil
}
