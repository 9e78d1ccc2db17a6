package session

import (
	"errors"
	"fmt"
	"slices"

	"gotaku/rules/match"
	"gotaku/rules/state"
)

const snapshotMagic = "GTKPEER6"

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
		w.put(c.Salt[:])
	}
	w.prints(p.sc.own.bads())
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

// snapshot is a stored match as it was read: everything in it is in the form that Snapshot gives it, and nothing is played.
type snapshot struct {
	game        string
	rules       [32]byte
	o           PeerOptions // Format, Terms, Seat, Name, Deck, Secret
	round       int
	own         []storedCard
	bads        []salted
	quit, never bool
	nth         int
	asked       moment
	granted     moment
	other       *hello // Name, Commit
	held        *state.Answer
	opening     []byte
	log         []part
	stop        *Problem
	lie         *part
}

// storedCard is where a card of either side's own stands, and what its print is known by.
type storedCard struct {
	face state.FaceID
	sum  PrintSum
	salt PrintSalt
}

// SnapshotOf reads a stored match whole, and is the game that it is of. One of another version is a *Problem.
func SnapshotOf(b []byte) (game string, err error) {
	s, err := decodeSnapshot(b)
	if err != nil {
		return "", err
	}
	return s.game, nil
}

func decodeSnapshot(b []byte) (*snapshot, error) {
	n := len(b) - 4
	switch m := snapshotMagic[:len(snapshotMagic)-1]; {
	case n < len(snapshotMagic) || string(b[:len(m)]) != m:
		return nil, errors.New("session: this is no stored match")
	case string(b[:len(snapshotMagic)]) != snapshotMagic:
		return nil, &Problem{"version", -1, "保存された対局は、版の違うアプリのものです。続きからは始められません。", "The stored match is of another version of the app and cannot be gone on with."}
	}
	if string(signed(b[:n:n])[n:]) != string(b[n:]) {
		return nil, errSnapshot
	}
	r := pen{b: b[len(snapshotMagic):n]}
	s := &snapshot{game: r.readText(maxName), rules: r.read32()}
	s.o.Format, s.o.Terms = r.readText(maxName), r.readText(maxName)
	s.round = int(r.read(1 << 20))
	s.o.Seat = state.Seat(r.read(1))
	s.o.Name = r.readName()
	s.o.Secret = r.read32()
	s.o.Deck = r.readDeck()
	for i := int(r.read(2 * MaxOwn)); i > 0 && !r.bad; i-- {
		s.own = append(s.own, storedCard{state.FaceID(r.read(1<<15 - 1)), r.readSum(), r.readSalt()})
	}
	s.bads = r.readPrints()
	s.quit, s.never = r.readFlag(), r.readFlag()
	s.nth = int(r.read(mostWishes))
	for _, m := range [...]*moment{&s.asked, &s.granted} {
		*m = moment{int(r.read(maxParts)), int(r.read(mostWishes)), wish{int(r.read(redoing)), string(r.readBytes(maxOp))}}
	}
	if r.readFlag() {
		s.other = &hello{Seat: s.o.Seat.Other(), Name: r.readName(), Commit: r.read32()}
	}
	if r.readFlag() {
		a, err := state.DecodeAnswer(r.readBytes(state.MaxInput))
		r.bad = r.bad || err != nil
		s.held = &a
	}
	if b := r.readBytes(MaxMessage); len(b) > 0 {
		s.opening = b
		r.bad = r.bad || !isOpening(b)
	}
	s.log = r.readParts()
	if r.readFlag() {
		s.stop = &Problem{Key: r.readText(maxName), Input: int(r.read(maxParts+1)) - 1, JA: state.PlainName(r.readText(maxWords)), EN: state.PlainName(r.readText(maxWords))}
		r.bad = r.bad || !s.stop.final()
	}
	if r.readFlag() {
		lie := readPart(&r)
		s.lie = &lie
	}
	if !r.done() {
		return nil, errSnapshot
	}
	return s, nil
}

// readName reads a player's name, as it is kept.
func (p *pen) readName() string {
	name := p.readText(maxName)
	p.bad = p.bad || state.PlainName(name) != name
	return name
}

// ResumePeer goes on with a stored match. Of the options Rules, Own, Read, Save, From
// and Chance count; the rest is in the snapshot. It answers nothing before the
// other side has sent what the snapshot may lack. It fails on a snapshot that is
// damaged, or of other rules or of another version (a *Problem).
func ResumePeer(o PeerOptions, b []byte, ch Channel) (*Peer, error) {
	s, err := decodeSnapshot(b)
	switch {
	case err != nil:
		return nil, err
	case s.game != o.Rules.Game.Name():
		return nil, fmt.Errorf("session: the stored match is of the game %q, not %q", s.game, o.Rules.Game.Name())
	case s.rules != match.Fingerprint(o.Rules):
		return nil, fmt.Errorf("session: the stored match was played with other rules or packs (%x, here %x)", s.rules[:4], first4(match.Fingerprint(o.Rules)))
	}
	p := &Peer{o: o, base: o.Rules, resumed: true, round: s.round, quit: s.quit, never: s.never, nth: s.nth, asked: s.asked, granted: s.granted}
	p.o.Rules, p.sc.own = o.Rules.Wide(2*MaxOwn), newOwned()
	p.o.Format, p.o.Terms, p.o.Seat, p.o.Name, p.o.Secret, p.o.Deck = s.o.Format, s.o.Terms, s.o.Seat, s.o.Name, s.o.Secret, s.o.Deck
	p.secret = (*secret)(&p.o.Secret)
	if err := placeOwn(p, s); err != nil {
		return nil, err
	}
	if !inPool(p.o.Rules, &p.o.Deck) {
		return nil, errSnapshot
	}
	p.prepare()
	if p.other = s.other; p.other != nil {
		p.sc.setup.Names[p.other.Seat], p.sc.said[p.other.Seat] = p.other.Name, p.other.Commit
	}
	p.held, p.opening = s.held, s.opening
	if err := p.replay(s); err != nil {
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
func placeOwn(p *Peer, s *snapshot) error {
	for _, at := range s.own {
		i := slices.IndexFunc(p.o.Own, func(c OwnCard) bool { return c.Face == at.face })
		if i < 0 || printSum(at.salt, p.o.Own[i].Print) != at.sum {
			return errSnapshot
		}
		c := p.o.Own[i]
		c.Sum, c.Salt = at.sum, at.salt
		if err := p.sc.own.place(p.o.Rules, c); err != nil {
			return err
		}
	}
	for _, bad := range s.bads {
		p.sc.own.got[printSum(bad.salt, bad.print)] = &gotPrint{salt: bad.salt, print: bad.print, err: BadPrint(errNoCard)}
	}
	return nil
}

// bads are the prints that are no cards, which are evidence.
func (o *owned) bads() (out []salted) {
	for _, g := range o.got {
		if g.err != nil {
			out = append(out, salted{g.salt, g.print})
		}
	}
	slices.SortFunc(out, func(a, b salted) int { return slices.Compare(a.salt[:], b.salt[:]) })
	return out
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
func (p *Peer) replay(s *snapshot) error {
	if p.stop, p.lie = s.stop, s.lie; p.stop != nil {
		p.line.split = slices.Contains(stops[:], p.stop.Key)
	}
	for i := range s.log {
		err := p.sc.add(&s.log[i], false)
		if errors.Is(err, errHash) && i == len(s.log)-1 {
			p.split(p.sc.index() - 1)
		} else if err != nil {
			return fmt.Errorf("session: the stored match is refused at input %d: %w", p.sc.index(), err)
		}
	}
	return nil
}

// maxWords bounds what is said of a match that was stopped, in bytes.
const maxWords = 4 << 10
