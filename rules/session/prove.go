package session

import "gotaku/rules"

// After the match both sides open their decks and secrets, and each works the
// whole match out again: every shuffle, lot and draw, and every answer that the
// rules never showed.

// farewell is the opening of this seat; nil while the match runs.
func (p *Peer) farewell() []byte {
	if !p.Result().Over {
		return nil
	}
	w := pen{b: p.begun(msgOpen)}
	w.put(p.secret[:])
	w.deck(&p.o.Deck)
	return signed(w.b)
}

// hearOpening keeps the other's opening. It is judged when this log is whole.
func (p *Peer) hearOpening(b []byte) bool {
	r := pen{b: b}
	var id [4]byte
	copy(id[:], r.take(4))
	body := r.b
	r.read32()
	r.readDeck()
	if !r.done() || p.other == nil {
		return false
	}
	if id != p.id() {
		return true
	}
	p.line.ack = true
	if p.opening == nil && p.Result().Over {
		p.opening = append([]byte(nil), body...)
		p.view = nil
	}
	return true
}

// prove judges the other's opening once.
func (p *Peer) prove() {
	if p.opening == nil || p.proof != Unproven {
		return
	}
	p.proof = Verified
	if p.flaw = p.verify(); p.flaw != nil {
		p.proof = Disproved
	}
	if p.o.Save != nil {
		p.o.Save(p.Snapshot())
	}
}

// opened is the script with both secrets and decks, before anything was played;
// false: the opening is not what was committed to.
func (p *Peer) opened() (*script, bool) {
	r := pen{b: p.opening}
	key := secret(r.read32())
	deck := r.readDeck()
	o := p.o.Seat.Other()
	if h := key.head(&deck); h.hash() != p.other.Commit || !inPool(p.o.Rules, &deck) {
		return nil, false
	}
	s := &script{setup: p.sc.setup, from: p.o.From, me: rules.All, chance: p.o.Chance, said: p.sc.said}
	s.setup.Decks[p.o.Seat], s.setup.Decks[o] = p.o.Deck, deck
	s.keys[p.o.Seat], s.keys[o] = p.secret, &key
	return s, true
}

// verify works the match out again; nil: everything is right.
func (p *Peer) verify() *Problem {
	s, ok := p.opened()
	if !ok {
		return p.sc.problem("proof", nil, errOpen)
	}
	if !s.staged() {
		if err := lawful(&s.setup, &s.setup.Decks[p.o.Seat.Other()]); err != nil {
			return s.problem("proof", nil, err)
		}
	}
	defer s.close()
	doubts := doubts{s: s}
	s.judge = doubts.look
	for i := range p.sc.log {
		e := p.sc.log[i]
		doubts.part = &e
		err := errMark
		if e.Mark == s.keys[e.Seat].mark(i, &e) {
			err = s.add(&e, false)
		}
		if err != nil {
			return s.problem("proof", &e, err)
		}
	}
	if last := p.sc.log[len(p.sc.log)-1]; doubts.open != nil && !last.Quit {
		doubts.keep()
	}
	return doubts.found
}

// open plays the whole match with both decks open; nil when that fails.
func (p *Peer) open() *script {
	s, ok := p.opened()
	if !ok {
		return nil
	}
	for i := range p.sc.log {
		e := p.sc.log[i]
		if s.add(&e, false) != nil {
			s.close()
			return nil
		}
	}
	return s
}

// doubts looks for answers that were not legal when every face is known. One that
// was shown and put back by the rules is none: the same thing is asked again.
type doubts struct {
	s     *script
	part  *part // the one that is being played
	open  *Problem
	seat  rules.Seat
	key   string
	found *Problem
}

func (d *doubts) look(in *rules.Input) {
	w := d.s.m.Pending()
	if in.Kind != rules.InAnswer {
		return
	}
	q := w.D[0]
	if d.open != nil {
		if q.Seat != d.seat || q.Ask.Key != d.key || q.Refused == nil {
			d.keep()
		}
		d.open = nil
	}
	if why := q.Check(d.s.m.Kernel(), rules.EyesOf(q.Seat), in.Answers[0]); why != nil {
		d.open, d.seat, d.key = d.s.problem("proof", d.part, why), q.Seat, q.Ask.Key
	}
}

// keep makes a doubt a finding: the first stands.
func (d *doubts) keep() {
	if d.found == nil {
		d.found = d.open
	}
}
