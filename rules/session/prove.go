package session

import (
	"errors"

	"gotaku/rules/state"
)

// After the match both sides open their decks and secrets, and each works the
// whole match out again: every shuffle, lot and draw, and every answer that the
// rules never showed. Before that nothing is opened, whatever the other side says: see differ.go.

// farewell is the opening of this seat; nil while the match runs.
func (p *Peer) farewell() []byte {
	if !ended(p) {
		return nil
	}
	return signed(append(p.begun(msgOpen), p.opened()...))
}

// hearOpening keeps the other's opening. It is judged when this log is whole.
func (p *Peer) hearOpening(b []byte) bool {
	r := pen{b: b}
	var id [4]byte
	copy(id[:], r.take(4))
	body := r.b
	if r.bad || !isOpening(body) {
		return false
	}
	if p.other == nil || id != p.id() {
		return true // of a match before this one
	}
	p.line.ack = true
	if p.opening == nil && ended(p) {
		p.opening = append([]byte(nil), body...)
		p.view = nil
	}
	return true
}

// isOpening says whether bytes are in the form of an opening.
func isOpening(b []byte) bool {
	r := pen{b: b}
	r.read32()
	r.readDeck()
	r.readSums()
	return r.done()
}

// proofAtOnce is how many parts of the log one Tick works out again: a whole match would
// cost frames.
const proofAtOnce = 16

// prove judges the other's opening once, a piece at a time.
func (p *Peer) prove() {
	if p.opening == nil || p.proof != Unproven {
		return
	}
	if p.prover == nil {
		if !openPrints(p) {
			return
		}
		p.prover = p.verify()
	}
	if !p.prover.work(proofAtOnce) {
		return
	}
	p.proof, p.view = Verified, nil
	if p.flaw = p.prover.found; p.flaw != nil {
		p.proof = Disproved
	}
	p.prover.s.close()
	p.prover = nil
	if p.o.Save != nil {
		p.o.Save(p.Snapshot())
	}
}

// opened is what this side opens.
func (p *Peer) opened() []byte {
	w, sums := pen{}, []PrintSum(nil)
	w.put(p.secret[:])
	w.deck(&p.o.Deck)
	for _, f := range ownOf(p.o.Rules, &p.o.Deck) {
		sums = append(sums, p.sc.own.sums[f])
	}
	w.sums(sums)
	return w.b
}

// open takes a seat's secret and deck. An error says that they are not what was committed to, or an *unreadCard which card
// of its own stands in the deck that nobody here has read.
func (s *script) open(seat state.Seat, b []byte) error {
	r := pen{b: b}
	key := secret(r.read32())
	deck := r.readDeck()
	sums := r.readSums()
	faces, said := ownOf(s.setup.Rules, &deck), newOwned()
	if !r.done() || len(faces) != len(sums) {
		return errOpen
	}
	for i, f := range faces {
		said.sums[f] = sums[i]
	}
	if h := key.head(&deck, said); h.hash() != s.said[seat] {
		return errOpen
	}
	for i, f := range faces {
		if err := s.prints(seat, f, sums[i]); err != nil {
			return err
		}
	}
	if !inPool(s.setup.Rules, &deck) {
		return errOpen
	}
	s.keys[seat], s.setup.Decks[seat] = &key, deck
	return nil
}

// wide is a script that knows both decks and has played nothing yet; an error: what the
// other opened is not what it committed to.
func (p *Peer) wide() (*script, error) {
	s := &script{own: p.sc.own, setup: p.sc.setup, from: p.o.From, me: state.All, chance: p.o.Chance, said: p.sc.said}
	s.setup.Decks[p.o.Seat], s.keys[p.o.Seat] = p.o.Deck, p.secret
	return s, s.open(p.o.Seat.Other(), p.opening)
}

// verify begins to work the match out again.
func (p *Peer) verify() *proof {
	s, err := p.wide()
	if u := (*unreadCard)(nil); errors.As(err, &u) { // all that could be read is known by now
		if g := p.sc.own.got[u.sum]; g != nil && g.err != nil {
			err = g.err
		}
	}
	return s.prove(p.sc.log, p.o.Seat, err)
}

// proof plays a log with both decks open and looks for what does not agree with them.
type proof struct {
	doubts
	log  []part
	next int // the part that is played next
}

// prove begins a proof that is told to seat me; opened is what is wrong with what the other opened.
func (s *script) prove(log []part, me state.Seat, opened error) *proof {
	p := &proof{doubts: doubts{s: s}, log: log}
	o := me.Other()
	if s.keys[o] == nil {
		p.settle(s.problem("proof", nil, opened), o)
	} else if !s.staged() {
		if err := lawful(&s.setup, &s.setup.Decks[o]); err != nil {
			p.settle(s.problem("proof", nil, err), o)
		}
	}
	s.judge = p.look
	return p
}

// work plays up to n parts; true: all is known.
func (p *proof) work(n int) bool {
	for range n {
		if p.next == len(p.log) {
			break
		}
		e := p.log[p.next]
		p.part = &e
		err := errMark
		if e.Back { // what was answered last has done nothing
			p.open = nil
		}
		if k := p.s.keys[e.Seat]; k == nil || e.Mark == k.mark(p.next, &e) { // of a secret that is not open nobody can tell
			err = p.s.retake(&e)
		}
		if err != nil {
			p.settle(p.s.problem("proof", &e, err), e.Seat)
			return true
		}
		p.next++
	}
	if p.next < len(p.log) {
		return false
	}
	if n := len(p.log); p.open != nil && !p.log[n-1].Quit {
		p.keep()
	}
	return true
}

// settle ends the proof with what was found. An earlier doubt that stands goes before it.
func (p *proof) settle(found *Problem, by state.Seat) {
	if p.found == nil {
		p.found, p.by = found, by
	}
	p.next, p.open = len(p.log), nil
}

// whole plays the whole match with both decks open; nil when that fails.
func (p *Peer) whole() *script {
	s, err := p.wide()
	for i := 0; i < len(p.sc.log) && err == nil; i++ {
		e := p.sc.log[i]
		err = s.add(&e, false)
	}
	if err != nil {
		s.close()
		return nil
	}
	return s
}

// doubts looks for answers that were not legal when every face is known. One that
// was shown and put back by the rules is none: the same thing is asked again.
type doubts struct {
	s     *script
	part  *part // the one that is being played
	open  *Problem
	seat  state.Seat
	key   string
	found *Problem
	by    state.Seat // who wrote what was found
}

func (d *doubts) look(in *state.Input) {
	w := d.s.m.Pending()
	if in.Kind != state.InAnswer {
		return
	}
	q := w.D[0]
	if d.open != nil {
		if q.Seat != d.seat || q.Ask.Key != d.key || q.Refused == nil {
			d.keep()
		}
		d.open = nil
	}
	if why := q.Check(d.s.m.Kernel(), state.EyesOf(q.Seat), in.Answers[0]); why != nil {
		d.open, d.seat, d.key = d.s.problem("proof", d.part, why), q.Seat, q.Ask.Key
	}
}

// keep makes a doubt a finding: the first stands.
func (d *doubts) keep() {
	if d.found == nil {
		d.found, d.by = d.open, d.seat
	}
}
