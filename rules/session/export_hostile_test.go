package session

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// What the tests need to play a hostile client.

// Insist writes whatever answer as this side's next part, however its rules ask for it.
func (p *Peer) Insist(a state.Answer) error {
	return p.write(part{Data: p.sc.data(p.o.Seat, a)})
}

// Brings is a message that brings an answer as the next part, as this side would seal it.
func (p *Peer) Brings(a state.Answer, hash uint32) []byte {
	return p.message(part{Seat: p.o.Seat, Data: p.sc.data(p.o.Seat, a), Hash: hash})
}

func (p *Peer) message(e part) []byte {
	e.Mark = p.secret.mark(len(p.sc.log), &e)
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log), Parts: []part{e}}
	return s.encode()
}

// BentSync is a message with parts of the log of which something is changed, doubled or
// dropped; nil: it is no such message.
func BentSync(b []byte, r *rules.Rand) []byte {
	body, ok := unsigned(b)
	if !ok || body[0] != msgSync {
		return nil
	}
	s, ok := decodeSync(body[1:])
	if !ok || len(s.Parts) == 0 {
		return nil
	}
	i := r.N(len(s.Parts))
	e := &s.Parts[i]
	e.Data = slices.Clone(e.Data)
	switch r.N(8) {
	case 0:
		s.Parts = slices.Delete(s.Parts, i, i+1)
	case 1:
		s.Parts = slices.Insert(s.Parts, i, *e)
	case 2:
		e.Seat = 1 - e.Seat
	case 3:
		e.Quit = !e.Quit
	case 4:
		e.Hash ^= 1 << r.N(32)
	case 5:
		e.Data = append(e.Data, byte(r.N(256)))
	case 6:
		if len(e.Data) > 0 {
			e.Data = e.Data[:len(e.Data)-1]
		}
	default:
		if len(e.Data) > 0 {
			e.Data[r.N(len(e.Data))] ^= 1 << r.N(8)
		}
	}
	return s.encode()
}

// Beyond says what a message of this side tells beside the log of the match and what is
// public; "": nothing.
func (p *Peer) Beyond(b []byte) string {
	body, ok := unsigned(b)
	if !ok {
		return "bytes that are no message"
	}
	switch body[0] {
	case msgHello, msgSplit:
		return ""
	case msgOpen:
		if !p.Result().Over {
			return "its opening before the end"
		}
	case msgSync:
		s, _ := decodeSync(body[1:])
		for i := range s.Parts {
			if n := s.From + i; n >= len(p.sc.log) || !samePart(&s.Parts[i], &p.sc.log[n]) {
				return fmt.Sprintf("a part %d that is not of its log", n)
			}
		}
	default:
		return fmt.Sprintf("a message of kind %q", body[0])
	}
	return ""
}

func samePart(a, b *part) bool {
	var x, y pen
	a.write(&x)
	b.write(&y)
	return bytes.Equal(x.b, y.b)
}

// Parts is how many parts the log has.
func (p *Peer) Parts() int { return len(p.sc.log) }

// Seals says whether this side's next answer is sealed, or a secret order.
func (p *Peer) Seals() bool {
	k := p.sc.m.Pending().Kind
	return k == state.InArranged || k == state.InBoth && p.sc.stage() == 0
}

// Misshapen are messages that bring a sealed answer with bytes more or less than it has.
func (p *Peer) Misshapen(a state.Answer) (out [][]byte) {
	b := p.sc.data(p.o.Seat, a)
	for _, d := range [...][]byte{nil, b[:len(b)-1], b[:len(b)/2], append(slices.Clip(b), 0), append(slices.Clip(b), b...)} {
		if p.sc.m.Pending().Kind == state.InBoth && len(d) > padTo && (len(d)-sha256.Size)%padTo == 0 {
			continue // as long as another answer would be
		}
		for _, hash := range [...]uint32{0, 7} {
			out = append(out, p.message(part{Seat: p.o.Seat, Data: d, Hash: hash}))
		}
	}
	return out
}

// BentPart is a part with bits turned, or longer or shorter.
func BentPart(b []byte, r *rules.Rand) []byte {
	b = append([]byte{}, b...)
	switch {
	case len(b) == 0 || r.N(6) == 0:
		return append(b, byte(r.N(256)))
	case r.N(5) == 0:
		return b[:r.N(len(b))]
	}
	b[r.N(len(b))] ^= 1 << r.N(8)
	return b
}

// ForgedBack is a message in which this side takes the match back for a seat, and whether
// that seat may do so without being allowed to; nil: it is not this side's turn to write.
func (p *Peer) ForgedBack(by state.Seat) (m []byte, free bool) {
	if !p.writes() || p.sc.before(by, 1) < 0 {
		return nil, false
	}
	return p.message(part{Seat: p.o.Seat, Back: true, Data: []byte{byte(by), 1}, Hash: 7}), p.sc.freely(by, wish{steps: 1}) && by == p.o.Seat
}

// Hear lets a message come.
func (p *Peer) Hear(b []byte) { p.hear(b) }

// Sealed is what this side has written as its half of something, by the number of the part.
func (p *Peer) Sealed(at int) ([]byte, bool) {
	e := &p.sc.log[at]
	return e.Data, e.Seat == p.o.Seat && e.Hash == 0 && !e.Quit && len(e.Data) >= saltSize
}

// Watch lets every input be seen before this side takes it.
func (p *Peer) Watch(see func(in *state.Input)) { p.sc.judge = see }

// ForgedNote is a message that tells anything, as the note of a number.
func (p *Peer) ForgedNote(serial int, n Note) []byte {
	w := pen{b: p.begun(msgNote)}
	w.num(uint64(serial))
	w.num(0)
	w.num(uint64(n.Kind))
	if n.Kind != 0 {
		w.num(uint64(n.N))
		w.bytes([]byte(n.Text))
	}
	return signed(w.b)
}

// Wants is a message that asks for all prints of the other side's own cards, as if all had been shown.
func (p *Peer) Wants(of *Peer) []byte {
	w := pen{b: p.begun(msgWant)}
	var sums []PrintSum
	for _, c := range of.sc.own.list {
		if ownFace(of.o.Rules, of.o.Seat, c.Face) {
			sums = append(sums, c.Sum)
		}
	}
	w.sums(sums)
	return signed(w.b)
}

// Says is the first message of this side with another number of parts that it has.
func (p *Peer) Says(have int) []byte {
	h, _, _ := decodeHello(p.hello()[1 : len(p.hello())-4])
	h.Have = have
	return h.encode()
}

// SeenSoFar is a message of who looks on: how much of what has come.
func SeenSoFar(nth, epoch, has, cards int) []byte {
	w := pen{b: []byte{msgSeen}}
	for _, n := range [...]int{nth, epoch, has, cards} {
		w.num(uint64(n))
	}
	return signed(w.b)
}

// Shown is how many inputs a gallery has, and of which match and epoch.
func (g *Gallery) Shown() (nth, epoch, n int) { return g.nth, g.epoch, len(g.log) }

// WithPrints is evidence with other prints.
func WithPrints(b []byte, change func(i int, print []byte) []byte) []byte {
	e, err := decodeEvidence(b)
	if err != nil {
		panic(err)
	}
	old := e.prints
	e.prints = nil
	for i, s := range old {
		if s.print = change(i, s.print); s.print != nil {
			e.prints = append(e.prints, s)
		}
	}
	return e.encode()
}

// OtherPrint is a reveal of a card of this side's own with the sum of another print; nil: the data shows none.
func (p *Peer) OtherPrint(data []byte) []byte {
	r := pen{b: data}
	w := pen{}
	done := false
	for len(r.b) > 0 && !r.bad {
		c := readCard(&r, p.sc.onlyOwn)
		if c.print != (PrintSum{}) {
			c.print[0] ^= 1
			done = true
		}
		c.write(&w)
	}
	if r.bad || !done {
		return nil
	}
	return w.b
}

// ForgedPart is a message that takes the match back, as a part of a seat.
func (p *Peer) ForgedPart(seat state.Seat, data []byte) []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log), Parts: []part{{Seat: seat, Back: true, Data: data, Hash: 7}}}
	return s.encode()
}

// SealsPair says whether this side's next answer is the first half of a pair.
func (p *Peer) SealsPair() bool {
	return p.sc.m.Pending().Kind == state.InBoth && p.sc.stage() == 0 && p.sc.writer() == p.o.Seat
}

// LongHalf is a message with a sealed half of about so many bytes.
func (p *Peer) LongHalf(n int) []byte {
	return p.message(part{Seat: p.o.Seat, Data: make([]byte, 32+n/padTo*padTo)})
}

// FillLog makes as if the log had as many parts as it may have.
func (p *Peer) FillLog() { p.sc.log = append(p.sc.log, make([]part, maxParts)...) }

// Twofold commits to the last copy of a card of this side's own, of which there are several, with another print, and lends
// that too. head and shown are what it says of its deck and shows of that copy then, instead of what it would; nil: of
// something else.
func (p *Peer) Twofold() (head, shown func(data []byte) []byte) {
	list := listed(&p.o.Deck)
	for _, c := range p.sc.own.list {
		at := len(list) - 1
		for at >= 0 && list[at] != c.Face {
			at--
		}
		if at <= 0 || !slices.Contains(list[:at], c.Face) {
			continue
		}
		c.Salt[0] ^= 1
		c.Sum = printSum(c.Salt, c.Print)
		p.sc.own.list = append(p.sc.own.list, c)
		bent := p.secret.head(&p.o.Deck, p.sc.own)
		honest := bent.hash()
		bent.Cards[at] = commitCard(p.secret.cardSalt(at), at, c.Face, c.Sum)
		p.commit = bent.hash()
		head = func(data []byte) []byte {
			if h, ok := decodeHead(data); !ok || h.hash() != honest {
				return nil
			}
			return bent.encode()
		}
		shown = func(data []byte) []byte {
			r, w, done := pen{b: data}, pen{}, false
			for len(r.b) > 0 && !r.bad {
				one := readCard(&r, p.sc.onlyOwn)
				if one.index == at {
					one.print, done = c.Sum, true
				}
				one.write(&w)
			}
			if r.bad || !done {
				return nil
			}
			return w.b
		}
		return head, shown
	}
	panic("no card of one's own comes twice")
}

// Bends changes parts of this side on their way, before the other side has both decks; see Lying for those behind it.
func (p *Peer) Bends(to *Peer, put func([]byte), bend func(data []byte) []byte) func([]byte) bool {
	return func(m []byte) bool {
		if m[0] != msgSync || to.sc.m != nil {
			return false
		}
		s, _ := decodeSync(m[1 : len(m)-4])
		bent := false
		for i := range s.Parts {
			if e := &s.Parts[i]; e.Seat == p.o.Seat {
				if b := bend(e.Data); b != nil {
					e.Data, bent = b, true
					e.Mark = p.secret.mark(s.From+i, e)
				}
			}
		}
		if bent {
			put(s.encode())
		}
		return bent
	}
}
