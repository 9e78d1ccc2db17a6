package session

import (
	"errors"
	"fmt"
	"slices"

	"gotaku/rules/match"
	"gotaku/rules/state"
)

const snapshotMagic = "GTKPEER4"

// Snapshot is all that ResumePeer needs to go on with this match: secret, so it
// stays on this machine.
func (p *Peer) Snapshot() []byte {
	w := pen{b: []byte(snapshotMagic)}
	w.bytes([]byte(p.o.Rules.Game.Name()))
	fp := match.Fingerprint(p.o.Rules)
	w.put(fp[:])
	w.bytes([]byte(p.o.Format))
	w.bytes([]byte(p.o.Terms))
	w.num(uint64(p.round))
	w.num(uint64(p.o.Seat))
	w.bytes([]byte(p.o.Name))
	w.put(p.secret[:])
	w.deck(&p.o.Deck)
	w.num(uint64(len(p.sc.own.list)))
	for _, c := range p.sc.own.list {
		w.num(uint64(c.Face))
		w.put(c.Sum[:])
	}
	w.flag(p.quit)
	w.flag(p.never)
	w.num(uint64(p.nth))
	for _, m := range [...]moment{p.asked, p.granted} {
		w.num(uint64(m.at))
		w.num(uint64(m.nth))
		w.num(uint64(m.steps))
		w.bytes([]byte(m.op))
	}
	w.flag(p.other != nil)
	if p.other != nil {
		w.bytes([]byte(p.other.Name))
		w.put(p.other.Commit[:])
	}
	w.flag(p.held != nil)
	if p.held != nil {
		w.bytes(state.EncodeAnswer(nil, p.held))
	}
	w.bytes(p.opening)
	w.parts(p.sc.log)
	stopped := p.stop != nil && p.stop.final() && p.stop.Key != "broken"
	w.flag(stopped)
	if stopped {
		w.bytes([]byte(p.stop.Key))
		w.num(uint64(p.stop.Input + 1))
		w.bytes([]byte(p.stop.JA))
		w.bytes([]byte(p.stop.EN))
	}
	w.flag(p.lie != nil)
	if p.lie != nil {
		p.lie.write(&w)
	}
	return signed(w.b)
}

var errSnapshot = errors.New("session: the stored match is cut short or was changed")

// ResumePeer goes on with a stored match. Of the options Rules, Save, From
// and Chance count; the rest is in the snapshot. It answers nothing before the
// other side has sent what the snapshot may lack. It fails on a snapshot that is
// damaged, or of other rules or of another version (a *Problem).
func ResumePeer(o PeerOptions, snapshot []byte, ch Channel) (*Peer, error) {
	n := len(snapshot) - 4
	switch m := snapshotMagic[:len(snapshotMagic)-1]; {
	case n < len(snapshotMagic) || string(snapshot[:len(m)]) != m:
		return nil, errors.New("session: this is no stored match")
	case string(snapshot[:len(snapshotMagic)]) != snapshotMagic:
		return nil, &Problem{"version", -1, "保存された対局は、版の違うアプリのものです。続きからは始められません。", "The stored match is of another version of the app and cannot be gone on with."}
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
	case fp != match.Fingerprint(o.Rules):
		return nil, fmt.Errorf("session: the stored match was played with other rules or packs (%x, here %x)", fp[:4], first4(match.Fingerprint(o.Rules)))
	}
	p := &Peer{o: o, base: o.Rules, resumed: true}
	p.o.Rules, p.sc.own = o.Rules.Wide(2*MaxOwn), newOwned()
	p.o.Format, p.o.Terms = r.readText(maxName), r.readText(maxName)
	p.round = int(r.read(1 << 20))
	p.o.Seat = state.Seat(r.read(1))
	p.o.Name = r.readText(maxName)
	p.o.Secret = r.read32()
	p.secret = (*secret)(&p.o.Secret)
	p.o.Deck = r.readDeck()
	if err := placeOwn(p, &r); err != nil {
		return nil, err
	}
	p.quit, p.never = r.readFlag(), r.readFlag()
	p.nth = int(r.read(mostWishes))
	for _, m := range [...]*moment{&p.asked, &p.granted} {
		*m = moment{int(r.read(maxParts)), int(r.read(mostWishes)), wish{int(r.read(redoing)), string(r.readBytes(maxOp))}}
	}
	if r.bad || !inPool(p.o.Rules, &p.o.Deck) {
		return nil, errSnapshot
	}
	p.prepare()
	if r.readFlag() {
		p.other = &hello{Seat: p.o.Seat.Other(), Name: r.readText(maxName)}
		p.other.Commit = r.read32()
		p.sc.setup.Names[p.other.Seat], p.sc.said[p.other.Seat] = p.other.Name, p.other.Commit
	}
	if r.readFlag() {
		a, err := state.DecodeAnswer(r.readBytes(state.MaxInput))
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
	if p.now(p.asked) { // a wish is not kept: this is its end
		p.nth++
	}
	if p.held != nil && !p.holds() {
		p.held = nil
	}
	p.Attach(ch)
	return p, nil
}

// placeOwn puts the cards of either side's own back into their places, which must be among those given.
func placeOwn(p *Peer, r *pen) error {
	n := int(r.read(2 * MaxOwn))
	for i := 0; i < n && !r.bad; i++ {
		f, sum := state.FaceID(r.read(1<<15-1)), r.readSum()
		at := slices.IndexFunc(p.o.Own, func(c OwnCard) bool { return c.Face == f })
		if at < 0 {
			return errSnapshot
		}
		c := p.o.Own[at]
		c.Sum = sum
		if err := p.sc.own.place(p.o.Rules, c); err != nil {
			return err
		}
	}
	return nil
}

// holds says whether the half of a pair that is held is one that could still be given.
func (p *Peer) holds() bool {
	if p.sc.m == nil {
		return false
	}
	w := p.sc.m.Pending()
	return w != nil && w.Kind == state.InBoth && p.sc.stage() <= int(p.o.Seat) && check(p.sc.m, asked(p.sc.m, p.o.Seat), *p.held) == nil
}

// replay plays the stored log, and stops where it was stopped.
func (p *Peer) replay(r *pen) error {
	log := r.readParts()
	if r.readFlag() {
		p.stop = &Problem{Key: r.readText(maxName), Input: int(r.read(maxParts+1)) - 1, JA: r.readText(maxWords), EN: r.readText(maxWords)}
		p.line.split = slices.Contains(stops[:], p.stop.Key)
	}
	if r.readFlag() {
		lie := readPart(r)
		p.lie = &lie
	}
	if !r.done() || p.stop != nil && !p.stop.final() {
		return errSnapshot
	}
	for i := range log {
		err := p.sc.add(&log[i], false)
		if errors.Is(err, errHash) && i == len(log)-1 {
			p.split(p.sc.index() - 1)
		} else if err != nil {
			return fmt.Errorf("session: the stored match is refused at input %d: %w", p.sc.index(), err)
		}
	}
	return nil
}

// maxWords bounds what is said of a match that was stopped, in bytes.
const maxWords = 4 << 10
