package session

import (
	"crypto/cipher"
	"errors"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/seal"
	"gotaku/rules/state"
)

// Hands that are shown to who looks on. Both players agree to it, each for its own hand, and may end it at any time; off
// to begin with, and off again over a new channel. What a hand holds is sealed by the machine of its player for the key of each
// who looks on. Where the other player has let that one in, it goes through the other's machine, which cannot read
// it. Whom to let in is the choice of who lets in: so who agrees trusts the other not to look on as well.

// eyeKey is the public key of one who looks on.
type eyeKey [seal.Key]byte

// Bounds of hands: cards of one, bytes of it sealed, and ticks after which one that is not told again is forgotten.
const (
	mostHeld    = 400
	maxHeld     = 4 << 10
	forgetAfter = 3 * again
	mostLaid    = 4 // are opened in one Tick
)

// offered is what a side says of its hand.
type offered struct {
	yes  bool     // those who look on may see it
	keys []eyeKey // of those who look on there
}

func (o offered) same(q offered) bool { return o.yes == q.yes && slices.Equal(o.keys, q.keys) }

// hands is what one channel has carried of that.
type hands struct {
	mine, theirs    offered
	nth, heard, has int  // what this side says is so many, and of that the other has heard, and said itself
	owes            bool // the other is to be told that it was heard
	quiet           int  // ticks since this side has said it
	age             int  // ticks since this hand was sent
	sent            moved
	passed          map[eyeKey][]byte // the newest of the other's hands, for those who look on here
}

// moved names a moment of a match: it differs whenever a hand may.
type moved struct{ inputs, changes int }

func momentOf(p *Peer) moved { return moved{len(p.sc.m.Inputs()), p.sc.backs + p.sc.mends} }

// ShowHands says whether this person agrees that those who look on see both hands.
func (p *Peer) ShowHands(yes bool) { p.shows = yes }

// HandsShown is whether this person agrees to that, and the other. They are seen where both do.
func (p *Peer) HandsShown() (mine, theirs bool) { return p.shows, p.line.hands.theirs.yes }

// handsOpen says whether hands are shown.
func handsOpen(p *Peer) bool {
	return p.shows && p.line.hands.theirs.yes && p.sc.m != nil && p.stop == nil
}

// tellHands says what has changed of this side's consent until the other has heard it, and sends its hand for those who
// look on at the other's machine: when it may have changed, and again after a while.
func tellHands(p *Peer) {
	h := &p.line.hands
	now := offered{yes: p.shows}
	if p.shows {
		now.keys = p.eyes
	}
	if !now.same(h.mine) {
		h.mine = offered{now.yes, slices.Clone(now.keys)}
		h.nth, h.quiet = h.nth+1, again
	}
	h.quiet++
	if due := h.nth > h.heard && h.quiet >= again; due || h.owes {
		w := pen{b: p.begun(msgHands)}
		w.num(uint64(h.nth))
		w.num(uint64(h.has))
		w.flag(h.nth > h.heard)
		w.flag(h.mine.yes)
		w.num(uint64(len(h.mine.keys)))
		for _, k := range h.mine.keys {
			w.put(k[:])
		}
		h.owes, h.quiet = false, 0
		p.line.ch.Send(signed(w.b)) // one that cannot be sent now goes again
	}
	h.age++
	if !handsOpen(p) || len(h.theirs.keys) == 0 || h.age < again && momentOf(p) == h.sent {
		return
	}
	h.age, h.sent = 0, momentOf(p)
	for _, k := range h.theirs.keys {
		if b := sealedHand(p, k); b != nil {
			w := pen{b: p.begun(msgHeld)}
			w.put(k[:])
			w.bytes(b)
			p.line.ch.Send(signed(w.b))
		}
	}
}

// hearHands takes what the other says of its hand.
func hearHands(p *Peer, b []byte) bool {
	r := pen{b: b}
	id := r.readID()
	nth, heard := int(r.read(mostWishes)), int(r.read(mostWishes))
	asks := r.readFlag()
	o := offered{yes: r.readFlag()}
	for n := r.read(mostLookers); n > 0; n-- {
		o.keys = append(o.keys, r.read32())
	}
	h := &p.line.hands
	switch {
	case !r.done():
		return false
	case p.other == nil || id != p.id():
		return true
	case heard > h.nth:
		return false
	}
	h.heard, h.owes = max(h.heard, heard), h.owes || asks
	if nth > h.has {
		if h.has, h.theirs = nth, o; !o.yes {
			h.passed = nil
		}
		if h.age >= ackAfter { // who names other keys with every message has no hand sealed for each
			h.age = again
		}
	}
	return true
}

// hearHeld takes a hand of the other's for one who looks on here.
func hearHeld(p *Peer, b []byte) bool {
	r := pen{b: b}
	id := r.readID()
	k := eyeKey(r.read32())
	sealed := r.readBytes(maxHeld)
	h := &p.line.hands
	switch {
	case !r.done():
		return false
	case p.other == nil || id != p.id() || !handsOpen(p) || !slices.Contains(p.eyes, k):
		return true
	}
	if h.passed == nil {
		h.passed = map[eyeKey][]byte{}
	}
	h.passed[k] = slices.Clone(sealed)
	return true
}

// sealedHand is this side's hand as it is now, sealed for one who looks on; nil: that key is none. A card that only this side
// has is not told: who looks on learns its print when everybody sees it.
func sealedHand(p *Peer, to eyeKey) []byte {
	m := p.sc.m
	w := pen{}
	w.num(uint64(p.o.Seat))
	w.num(uint64(len(m.Inputs())))
	w.num(m.Hash(state.All))
	for _, id := range handOf(m, p.o.Seat) {
		if c := &m.State().Cards[id]; c.Face != 0 && !onlyHere(p.o.Rules, c.Face) {
			w.put([]byte{byte(id >> 8), byte(id), byte(c.Inc >> 8), byte(c.Inc), byte(c.Face >> 8), byte(c.Face)})
		}
	}
	s := p.seals[to]
	if s == nil {
		if s = newSealing(to); s == nil {
			return nil
		}
		if len(p.seals) >= 4*mostLookers { // of those who have left
			clear(p.seals)
		}
		if p.seals == nil {
			p.seals = map[eyeKey]*sealing{}
		}
		p.seals[to] = s
	}
	return s.seal(w.b)
}

// handOf are the cards of a seat's hand.
func handOf(m *match.Match, s state.Seat) []state.CardID {
	z := rules.ZoneOf(m.Kernel().Zones, ability.Hand_)
	if z < 0 {
		return nil
	}
	return m.State().Lists[int(z)*2+int(s)]
}

// sealing is how a hand is sealed for one key: by a key of this match that is agreed on with that one alone.
type sealing struct {
	from []byte // this side's public key
	aead cipher.AEAD
}

// newSealing agrees on a key; nil: the other is none.
func newSealing(to eyeKey) *sealing {
	own := seal.Fresh()
	from := own.Public()
	a, err := agreed(own, to[:], from, to[:])
	if err != nil {
		return nil
	}
	return &sealing{from, a}
}

// agreed is the cipher for the key that two keys make: one's own, and the other's public one.
func agreed(own *seal.Own, other, from, to []byte) (cipher.AEAD, error) {
	both, err := seal.Agree(own, other)
	if err != nil {
		return nil, err
	}
	return seal.Cipher(both, slices.Concat(from, to), "gotaku hand")
}

// seal writes the sender's key, a fresh number, and the text sealed.
func (s *sealing) seal(text []byte) []byte {
	return seal.Seal(s.aead, slices.Clone(s.from), text, nil)
}

var errHeld = errors.New("session: this is no hand for who looks on here")

// unsealed opens what was sealed for a key.
func unsealed(own *seal.Own, b []byte) ([]byte, error) {
	if len(b) < seal.Key {
		return nil, errHeld
	}
	from, sealed := b[:seal.Key], b[seal.Key:]
	a, err := agreed(own, from, from, own.Public())
	if err != nil {
		return nil, errHeld
	}
	return seal.Open(a, sealed, nil)
}
