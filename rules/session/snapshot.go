package session

import (
	"errors"
	"fmt"

	"gotaku/rules"
)

const snapshotMagic = "GTKPEER1"

// Snapshot is all that ResumePeer needs to go on with this match: secret, so it
// stays on this machine.
func (p *Peer) Snapshot() []byte {
	w := pen{b: []byte(snapshotMagic)}
	w.bytes([]byte(p.o.Rules.Game.Name()))
	fp := rules.Fingerprint(p.o.Rules)
	w.put(fp[:])
	w.bytes([]byte(p.o.Format))
	w.num(uint64(p.round))
	w.num(uint64(p.o.Seat))
	w.bytes([]byte(p.o.Name))
	w.put(p.secret[:])
	w.deck(&p.o.Deck)
	w.flag(p.quit)
	w.flag(p.other != nil)
	if p.other != nil {
		w.bytes([]byte(p.other.Name))
		w.put(p.other.Commit[:])
	}
	w.flag(p.held != nil)
	if p.held != nil {
		w.bytes(rules.EncodeAnswer(nil, p.held))
	}
	w.bytes(p.opening)
	w.num(uint64(len(p.sc.log)))
	for i := range p.sc.log {
		p.sc.log[i].write(&w)
	}
	return signed(w.b)
}

var errSnapshot = errors.New("session: the stored match is cut short or was changed")

// ResumePeer goes on with a stored match. Of the options Rules, Save, Legal, From
// and Chance count; the rest is in the snapshot. It answers nothing before the
// other side has sent what the snapshot may lack. It fails on a snapshot that is
// damaged or of other rules.
func ResumePeer(o PeerOptions, snapshot []byte, ch Channel) (*Peer, error) {
	n := len(snapshot) - 4
	if n < len(snapshotMagic) || string(snapshot[:len(snapshotMagic)]) != snapshotMagic {
		return nil, errors.New("session: this is no stored match")
	}
	if string(signed(snapshot[:n:n])[n:]) != string(snapshot[n:]) {
		return nil, errSnapshot
	}
	r := pen{b: snapshot[len(snapshotMagic):n]}
	game := r.readText(maxName)
	fp := r.read32()
	switch {
	case r.bad:
		return nil, errSnapshot
	case game != o.Rules.Game.Name():
		return nil, fmt.Errorf("session: the stored match is of the game %q, not %q", game, o.Rules.Game.Name())
	case fp != rules.Fingerprint(o.Rules):
		return nil, fmt.Errorf("session: the stored match was played with other rules or packs (%x, here %x)", fp[:4], first4(rules.Fingerprint(o.Rules)))
	}
	p := &Peer{o: o, resumed: true}
	p.o.Format = r.readText(maxName)
	p.round = int(r.read(1 << 20))
	p.o.Seat = rules.Seat(r.read(1))
	p.o.Name = r.readText(maxName)
	p.o.Secret = r.read32()
	p.secret = (*secret)(&p.o.Secret)
	p.o.Deck = r.readDeck()
	p.quit = r.readFlag()
	if r.bad || !inPool(o.Rules, &p.o.Deck) {
		return nil, errSnapshot
	}
	p.prepare()
	if r.readFlag() {
		p.other = &hello{Seat: p.o.Seat.Other(), Name: r.readText(maxName)}
		p.other.Commit = r.read32()
		p.sc.setup.Names[p.other.Seat], p.sc.said[p.other.Seat] = p.other.Name, p.other.Commit
	}
	if r.readFlag() {
		a, err := rules.DecodeAnswer(r.readBytes(rules.MaxInput))
		if err != nil {
			return nil, errSnapshot
		}
		p.held = &a
	}
	if b := r.readBytes(MaxMessage); len(b) > 0 {
		p.opening = b
	}
	if err := p.replay(&r); err != nil {
		p.sc.close()
		return nil, err
	}
	if p.held != nil && (p.sc.m == nil || p.sc.m.Pending() == nil || p.sc.m.Pending().Kind != rules.InBoth) {
		p.held = nil
	}
	p.Attach(ch)
	return p, nil
}

// replay plays the stored log.
func (p *Peer) replay(r *pen) error {
	n := int(r.read(maxParts))
	for i := 0; i < n && !r.bad; i++ {
		e := readPart(r)
		if r.bad {
			break
		}
		if err := p.sc.add(&e, false); err != nil {
			return fmt.Errorf("session: the stored match is refused at input %d: %w", p.sc.index(), err)
		}
	}
	if !r.done() {
		return errSnapshot
	}
	return nil
}
