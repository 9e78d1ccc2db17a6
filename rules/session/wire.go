package session

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"unicode/utf8"

	"gotaku/rules"
	"gotaku/rules/state"
)

// Channel carries whole messages between two machines. It may lose, cut, double
// or reorder them; a session only needs that some arrive whole now and then.
type Channel interface {
	// Send queues a message; it never blocks.
	Send([]byte) error
	// Poll returns the next message received.
	Poll() ([]byte, bool)
	// Open says whether messages may be sent; once it was true and is false again
	// the channel is gone.
	Open() bool
	Close()
}

// Protocol is the version of the messages between two machines.
const Protocol = 6

// MaxMessage is the size of the longest message, in bytes; longer ones are ignored.
const MaxMessage = 32 << 10

// The messages. Each ends with a check sum of four bytes.
const (
	msgHello byte = 'H'
	msgSync  byte = 'S'
	msgSplit byte = 'X'
	msgOpen  byte = 'O'
	msgNote  byte = 'N'
	msgWant  byte = 'W'
	msgPrint byte = 'P'
	msgHands byte = 'V'
	msgHeld  byte = 'K'
)

var (
	errShape = errors.New("session: malformed")
	errOpen  = errors.New("session: what was opened is not what was committed to")

	errSealed = errors.New("session: what was sealed is no answer")
)

// pen writes and reads the fields of messages and snapshots.
type pen struct {
	b   []byte
	bad bool // reading: cut short or malformed
}

func (p *pen) num(n uint64)   { p.b = binary.AppendUvarint(p.b, n) }
func (p *pen) put(b []byte)   { p.b = append(p.b, b...) }
func (p *pen) bytes(b []byte) { p.num(uint64(len(b))); p.put(b) }
func (p *pen) flag(f bool) {
	if f {
		p.b = append(p.b, 1)
	} else {
		p.b = append(p.b, 0)
	}
}

// take reads n bytes, which stay part of the message.
func (p *pen) take(n int) []byte {
	if n < 0 || n > len(p.b) {
		p.bad, p.b = true, nil
		return nil
	}
	out := p.b[:n:n]
	p.b = p.b[n:]
	return out
}

// read reads a number up to most.
func (p *pen) read(most uint64) uint64 {
	v, n := binary.Uvarint(p.b)
	if n <= 0 || v > most {
		p.bad, p.b = true, nil
		return 0
	}
	p.b = p.b[n:]
	return v
}

func (p *pen) readBytes(most int) []byte { return p.take(int(p.read(uint64(most)))) }

func (p *pen) readFlag() bool {
	b := p.take(1)
	if len(b) == 1 && b[0] > 1 {
		p.bad = true
	}
	return len(b) == 1 && b[0] == 1
}

func (p *pen) readText(most int) string {
	s := string(p.readBytes(most))
	if !utf8.ValidString(s) {
		p.bad = true
	}
	return s
}

func (p *pen) read32() (h [32]byte) { copy(h[:], p.take(32)); return }

// faces writes a list of faces; readFaces reads at most that many.
func (p *pen) faces(f []state.FaceID) {
	p.num(uint64(len(f)))
	for _, f := range f {
		p.num(uint64(f))
	}
}

func (p *pen) readFaces(most int) []state.FaceID {
	n := int(p.read(uint64(most)))
	var out []state.FaceID
	for i := 0; i < n && !p.bad; i++ {
		out = append(out, state.FaceID(p.read(1<<15-1)))
	}
	return out
}

const (
	maxDeck = 300
	maxName = 120
)

func (p *pen) deck(d *rules.DeckSetup) {
	p.faces(d.Leader)
	p.faces(d.Main)
	p.faces(d.Side)
	p.bytes([]byte(d.Basis))
}

func (p *pen) readDeck() (d rules.DeckSetup) {
	d.Leader, d.Main, d.Side = p.readFaces(maxDeck), p.readFaces(maxDeck), p.readFaces(maxDeck)
	d.Basis = p.readText(maxName)
	return
}

// done says whether all was read and nothing was wrong.
func (p *pen) done() bool { return !p.bad && len(p.b) == 0 }

// signed closes a message with its check sum.
func signed(b []byte) []byte {
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
}

// unsigned takes the check sum off; false: the message is damaged.
func unsigned(b []byte) ([]byte, bool) {
	if len(b) < 5 || len(b) > MaxMessage {
		return nil, false
	}
	n := len(b) - 4
	return b[:n:n], binary.BigEndian.Uint32(b[n:]) == crc32.ChecksumIEEE(b[:n])
}

// hello is the first message on a channel, and asks for an answer until both have
// heard each other.
type hello struct {
	Round       int // counts rematches
	Seat        state.Seat
	Game        string
	Format      string
	Terms       string // what else was agreed, as the apps write it
	Pool, Rules [32]byte
	Name        string
	Commit      [32]byte
	Heard       [4]byte // the beginning of the other's commitment, zero before it was heard
	Have        int     // parts of the log it has
}

func (h *hello) encode() []byte {
	p := pen{b: []byte{msgHello}}
	p.num(Protocol)
	p.num(uint64(h.Round))
	p.num(uint64(h.Seat))
	p.bytes([]byte(h.Game))
	p.bytes([]byte(h.Format))
	p.bytes([]byte(h.Terms))
	p.put(h.Pool[:])
	p.put(h.Rules[:])
	p.bytes([]byte(h.Name))
	p.put(h.Commit[:])
	p.put(h.Heard[:])
	p.num(uint64(h.Have))
	return signed(p.b)
}

// decodeHello reads a hello; of another protocol only the version.
func decodeHello(b []byte) (h hello, version int, ok bool) {
	p := pen{b: b}
	version = int(p.read(1 << 20))
	if p.bad || version != Protocol {
		return h, version, !p.bad
	}
	h.Round = int(p.read(1 << 20))
	h.Seat = state.Seat(p.read(1))
	h.Game, h.Format, h.Terms = p.readText(maxName), p.readText(maxName), p.readText(maxName)
	h.Pool, h.Rules = p.read32(), p.read32()
	h.Name = p.readText(maxName)
	h.Commit = p.read32()
	copy(h.Heard[:], p.take(4))
	h.Have = int(p.read(maxParts))
	return h, version, p.done()
}

// sync brings parts of the log, and says how many its sender has.
type sync struct {
	Match   [4]byte
	Have    int
	Opened  bool   // has the other's opening
	GivesUp bool   // wants to concede
	Grants  bool   // lets the other take back what it asks for, at the moment of Have
	Denies  bool   // does not
	Waits   bool   // wants to know that its wish, or the end of one, was heard
	Asks    int    // wants to take back so many of its decisions, at the moment of Have
	Op      string // wants to put the board right by this operation
	Nth     int    // number of its wish, or of the end of it
	Heard   int    // number of what the other wished last, as far as it has come
	From    int
	Parts   []part
}

func (s *sync) encode() []byte {
	p := pen{b: append([]byte{msgSync}, s.Match[:]...)}
	p.num(uint64(s.Have))
	p.num(s.flags())
	p.num(uint64(s.Asks))
	p.bytes([]byte(s.Op))
	p.num(uint64(s.Nth))
	p.num(uint64(s.Heard))
	p.num(uint64(s.From))
	p.num(uint64(len(s.Parts)))
	for i := range s.Parts {
		s.Parts[i].write(&p)
	}
	return signed(p.b)
}

// flagOpened is Opened among the flags.
const flagOpened = 1

// flags are what a message says in single bits.
func (s *sync) flags() (n uint64) {
	for i, f := range [...]bool{s.Opened, s.GivesUp, s.Grants, s.Denies, s.Waits} {
		if f {
			n |= 1 << i
		}
	}
	return n
}

func decodeSync(b []byte) (s sync, ok bool) {
	p := pen{b: b}
	copy(s.Match[:], p.take(4))
	s.Have = int(p.read(maxParts))
	flags := p.read(31)
	s.Opened, s.GivesUp = flags&1 != 0, flags&2 != 0
	s.Grants, s.Denies, s.Waits = flags&4 != 0, flags&8 != 0, flags&16 != 0
	s.Asks = int(p.read(redoing))
	s.Op = string(p.readBytes(maxOp))
	s.Nth, s.Heard = int(p.read(mostWishes)), int(p.read(mostWishes))
	s.From = int(p.read(maxParts))
	n := int(p.read(maxAtOnce))
	for i := 0; i < n && !p.bad; i++ {
		s.Parts = append(s.Parts, readPart(&p))
	}
	return s, p.done()
}

// maxParts bounds the log, maxAtOnce the parts of one message, maxPart the bytes of one.
const (
	maxParts  = 50_000
	maxAtOnce = 64
	maxPart   = 12 << 10

	maxOp      = 256     // bytes of an operation by hand
	mostWishes = 1 << 30 // so many things are asked for in a match
)
