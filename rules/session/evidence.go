package session

import (
	"errors"
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Evidence is what one side keeps of a match in which the other lied: what both said
// first, every part of the log with its mark, the part that lies, where the decks were
// opened both openings, and the prints of the cards in all that which only one side has. Whoever has it can work out that
// this log cannot be honest. It
// is no signature: after the opening both sides know each other's secret, and could have
// written the marks.
type evidence struct {
	accuser state.Seat
	game    string
	rules   [32]byte    // match.Fingerprint
	setup   rules.Setup // names and format
	said    [2][32]byte
	open    [2][]byte // secret and deck; nil where they were not opened
	log     []part
	lie     *part // the part that was not taken; nil: the lie is in the log
	prints  []salted
}

// salted is a print with what makes its sum of it, as nobody has judged it.
type salted struct {
	salt  PrintSalt
	print []byte
}

const evidenceMagic = "GTKLIE2\n"

// Evidence is the file that shows the other's lie; nil while none was found.
func (p *Peer) Evidence() []byte {
	if p.other == nil || p.lie == nil && p.proof != Disproved && !lied(p) {
		return nil
	}
	if p.evidence != nil {
		return p.evidence
	}
	e := evidence{accuser: p.o.Seat, setup: p.sc.setup, said: p.sc.said, log: p.sc.log, lie: p.lie}
	e.setup.Decks = [2]rules.DeckSetup{}
	if p.proof == Disproved {
		e.open[p.o.Seat], e.open[p.o.Seat.Other()] = p.opened(), p.opening
	}
	e.setup.Rules = p.base.Wide(2 * MaxOwn)
	e.run(func(u *unreadCard) (c OwnCard, err error) { // which takes what it needs of the cards
		if at := slices.IndexFunc(p.sc.own.list, func(c OwnCard) bool { return c.Face == u.face && c.Sum == u.sum }); at >= 0 {
			c = p.sc.own.list[at]
			c.Def.ID = c.Def.ID[len(ownID(0, "")):]
		} else if g := p.sc.own.got[u.sum]; g != nil && g.err != nil {
			c.Salt, c.Print, err = g.salt, g.print, g.err
		} else {
			return c, u
		}
		e.prints = append(e.prints, salted{c.Salt, c.Print})
		return c, err
	})
	e.game, e.rules = p.base.Game.Name(), match.Fingerprint(p.base)
	p.evidence = e.encode()
	return p.evidence
}

func (e *evidence) encode() []byte {
	w := pen{b: []byte(evidenceMagic)}
	w.num(Protocol)
	w.bytes([]byte(e.game))
	w.put(e.rules[:])
	w.bytes([]byte(e.setup.Format))
	w.num(uint64(e.accuser))
	for i := range e.said {
		w.bytes([]byte(e.setup.Names[i]))
		w.put(e.said[i][:])
		w.bytes(e.open[i])
	}
	w.parts(e.log)
	w.flag(e.lie != nil)
	if e.lie != nil {
		e.lie.write(&w)
	}
	w.prints(e.prints)
	return signed(w.b)
}

func (p *pen) prints(list []salted) {
	p.num(uint64(len(list)))
	for i := range list {
		p.put(list[i].salt[:])
		p.bytes(list[i].print)
	}
}

func (p *pen) readPrints() (list []salted) {
	for i := int(p.read(2 * MaxOwn)); i > 0 && !p.bad; i-- {
		list = append(list, salted{p.readSalt(), p.readBytes(maxPrint)})
	}
	return list
}

var errEvidence = errors.New("session: the evidence is cut short or was changed")

// EvidenceOf reads a file of evidence whole, and is the game that it is of. What it shows is for VerifyEvidence.
func EvidenceOf(b []byte) (game string, err error) {
	e, err := decodeEvidence(b)
	if err != nil {
		return "", err
	}
	return e.game, nil
}

func decodeEvidence(b []byte) (*evidence, error) {
	n := len(b) - 4
	if n < len(evidenceMagic) || string(b[:len(evidenceMagic)]) != evidenceMagic {
		return nil, errors.New("session: this is no evidence of a match")
	}
	if string(signed(b[:n:n])[n:]) != string(b[n:]) {
		return nil, errEvidence
	}
	e := &evidence{}
	r := pen{b: b[len(evidenceMagic):n]}
	if version := r.read(1 << 20); version != Protocol && !r.bad {
		return nil, fmt.Errorf("session: the evidence is of version %d of the protocol, this is %d", version, Protocol)
	}
	e.game, e.rules = r.readText(maxName), r.read32()
	e.setup.Format = r.readText(maxName)
	e.accuser = state.Seat(r.read(1))
	for i := range e.said {
		e.setup.Names[i] = r.readName()
		e.said[i] = r.read32()
		if o := r.readBytes(MaxMessage); len(o) > 0 {
			e.open[i] = o
			r.bad = r.bad || !isOpening(o)
		}
	}
	e.log = r.readParts()
	if r.readFlag() {
		p := readPart(&r)
		e.lie = &p
	}
	e.prints = r.readPrints()
	if !r.done() {
		return nil, errEvidence
	}
	return e, nil
}

var errNoLie = errors.New("session: the evidence shows no lie")

// VerifyEvidence works out whether evidence shows a lie of the other side than its
// writer's, and which; an error says why it does not. read judges and reads the prints in it, at once.
func VerifyEvidence(rs *rules.Rules, read Reading, b []byte) (*Problem, error) {
	e, err := decodeEvidence(b)
	if err != nil {
		return nil, err
	}
	if e.game != rs.Game.Name() || e.rules != match.Fingerprint(rs) {
		return nil, fmt.Errorf("session: the evidence is of other rules or packs (%q %x)", e.game, e.rules[:4])
	}
	e.setup.Rules = rs.Wide(2 * MaxOwn)
	at := map[PrintSum]*salted{}
	for i := range e.prints {
		at[printSum(e.prints[i].salt, e.prints[i].print)] = &e.prints[i]
	}
	return e.run(func(u *unreadCard) (c OwnCard, err error) {
		of := at[u.sum]
		if of == nil {
			return c, u
		}
		err = u
		if read != nil {
			read(of.print, func(d *state.Def, wrong error) {
				if err = wrong; d != nil && wrong == nil {
					c = OwnCard{Face: u.face, Print: of.print, Def: *d, Sum: u.sum, Salt: of.salt}
				}
			})
		}
		return c, err
	})
}

// supply is a card that only one side has; an error says that its print is none, or is not there.
type supply func(*unreadCard) (OwnCard, error)

// supplied does something again for each card that it lacks.
func (s *script) supplied(by supply, do func() error) error {
	err := do()
	for u := (*unreadCard)(nil); errors.As(err, &u); err = do() {
		c, wrong := by(u)
		if wrong != nil {
			return wrong
		}
		if err := s.own.place(s.setup.Rules, c); err != nil {
			return &badPrint{err}
		}
		s.stale = true
	}
	return err
}

// run works out what the evidence shows, with the cards that it needs.
func (e *evidence) run(by supply) (*Problem, error) {
	s := &script{own: newOwned(), setup: e.setup, said: e.said, me: state.Crowd}
	defer func() { s.close() }()
	if e.open[0] != nil && e.open[1] != nil {
		return e.proved(s, by)
	}
	for i := range e.log {
		err := s.supplied(by, func() error { return s.retake(&e.log[i]) })
		if errors.Is(err, errHash) && e.log[i].Seat != e.accuser {
			return s.problem("lie", &e.log[i], err), nil
		}
		if err != nil {
			return nil, fmt.Errorf("session: the evidence is refused at input %d: %w", s.index(), err)
		}
	}
	if e.lie == nil || e.lie.Seat == e.accuser {
		return nil, errNoLie
	}
	if err := s.supplied(by, func() error { return s.add(e.lie, false) }); isLie(err) {
		return s.problem("lie", e.lie, err), nil
	}
	return nil, errNoLie
}

// proved is run where both decks were opened. Of the accuser's it must be true what was
// committed to; that the other's is not, is a lie to be found.
func (e *evidence) proved(s *script, by supply) (*Problem, error) {
	s.me = state.All
	var lie error
	for i, o := range e.open {
		seat := state.Seat(i)
		err := s.supplied(by, func() error { return s.open(seat, o) })
		if err != nil && (seat == e.accuser || !isLie(err)) {
			return nil, err
		}
		if err != nil {
			lie = err
		}
	}
	p := s.prove(e.log, e.accuser, lie)
	for !p.work(proofAtOnce) {
	}
	if p.found == nil || p.by == e.accuser {
		return nil, errNoLie
	}
	return p.found, nil
}
