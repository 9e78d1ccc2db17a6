package session

import (
	"errors"
	"fmt"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Evidence is what one side keeps of a match in which the other lied: what both said
// first, every part of the log with its mark, the part that lies, and where the decks were
// opened both openings. Whoever has it can work out that this log cannot be honest. It
// is no signature: after the opening both sides know each other's secret, and could have
// written the marks.
type evidence struct {
	accuser state.Seat
	setup   rules.Setup // names and format
	said    [2][32]byte
	open    [2][]byte // secret and deck; nil where they were not opened
	log     []part
	lie     *part // the part that was not taken; nil: the lie is in the log
}

const evidenceMagic = "GTKLIE1\n"

// Evidence is the file that shows the other's lie; nil while none was found.
func (p *Peer) Evidence() []byte {
	if p.other == nil || p.lie == nil && p.proof != Disproved {
		return nil
	}
	e := evidence{accuser: p.o.Seat, setup: p.sc.setup, said: p.sc.said, log: p.sc.log, lie: p.lie}
	if p.proof == Disproved {
		e.open[p.o.Seat], e.open[p.o.Seat.Other()] = p.opened(), p.opening
	}
	return e.encode()
}

func (e *evidence) encode() []byte {
	w := pen{b: []byte(evidenceMagic)}
	w.num(Protocol)
	w.bytes([]byte(e.setup.Rules.Game.Name()))
	fp := match.Fingerprint(e.setup.Rules)
	w.put(fp[:])
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
	return signed(w.b)
}

var errEvidence = errors.New("session: the evidence is cut short or was changed")

// IsEvidence says whether a file is evidence, whole and unchanged.
func IsEvidence(b []byte) bool {
	n := len(b) - 4
	return n >= len(evidenceMagic) && string(b[:len(evidenceMagic)]) == evidenceMagic && string(signed(b[:n:n])[n:]) == string(b[n:])
}

func decodeEvidence(rs *rules.Rules, b []byte) (*evidence, error) {
	n := len(b) - 4
	if n < len(evidenceMagic) || string(b[:len(evidenceMagic)]) != evidenceMagic {
		return nil, errors.New("session: this is no evidence of a match")
	}
	if string(signed(b[:n:n])[n:]) != string(b[n:]) {
		return nil, errEvidence
	}
	e := &evidence{setup: rules.Setup{Rules: rs}}
	r := pen{b: b[len(evidenceMagic):n]}
	version := r.read(1 << 20)
	game, fp := r.readText(maxName), r.read32()
	switch {
	case r.bad:
		return nil, errEvidence
	case version != Protocol:
		return nil, fmt.Errorf("session: the evidence is of version %d of the protocol, this is %d", version, Protocol)
	case game != rs.Game.Name() || fp != match.Fingerprint(rs):
		return nil, fmt.Errorf("session: the evidence is of other rules or packs (%q %x)", game, fp[:4])
	}
	e.setup.Format = r.readText(maxName)
	e.accuser = state.Seat(r.read(1))
	for i := range e.said {
		e.setup.Names[i] = r.readText(maxName)
		e.said[i] = r.read32()
		if o := r.readBytes(MaxMessage); len(o) > 0 {
			e.open[i] = o
		}
	}
	e.log = r.readParts()
	if r.readFlag() {
		p := readPart(&r)
		e.lie = &p
	}
	if !r.done() {
		return nil, errEvidence
	}
	return e, nil
}

// VerifyEvidence works out whether evidence shows a lie of the other side than its
// writer's, and which; an error says why it does not.
func VerifyEvidence(rs *rules.Rules, b []byte) (*Problem, error) {
	e, err := decodeEvidence(rs, b)
	if err != nil {
		return nil, err
	}
	s := &script{own: newOwned(), setup: e.setup, said: e.said, me: state.Crowd}
	defer func() { s.close() }()
	if e.open[0] != nil && e.open[1] != nil {
		if s, err = e.opened(); err != nil {
			return nil, err
		}
		p := s.prove(e.log, e.accuser)
		for !p.work(proofAtOnce) {
		}
		if p.found == nil || p.by == e.accuser {
			return nil, errors.New("session: the evidence shows no lie")
		}
		return p.found, nil
	}
	for i := range e.log {
		if err := s.add(&e.log[i], false); err != nil {
			return nil, fmt.Errorf("session: the evidence is refused at input %d: %w", s.index(), err)
		}
	}
	if e.lie == nil || e.lie.Seat == e.accuser {
		return nil, errors.New("session: the evidence shows no lie")
	}
	if err := s.add(e.lie, false); isLie(err) {
		return s.problem("lie", e.lie, err), nil
	}
	return nil, errors.New("session: the evidence shows no lie")
}

// opened is the script of both openings. Of the accuser's it must be true what was
// committed to; that the other's is not, is a lie to be found.
func (e *evidence) opened() (*script, error) {
	s := &script{own: newOwned(), setup: e.setup, said: e.said, me: state.All}
	for i, o := range e.open {
		seat := state.Seat(i)
		if err := s.open(seat, o); err != nil && seat == e.accuser {
			return s, err
		}
	}
	return s, nil
}
