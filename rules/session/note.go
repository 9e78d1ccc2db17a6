package session

import (
	"errors"
	"unicode/utf8"

	"gotaku/rules/state"
)

// Notes are what two persons tell each other beside the match: they change nothing of it,
// stand in no record, and are judged whole before anybody sees them. Each goes again until
// the other machine has it; one channel after another begins anew.

// Note is one of them.
type Note struct {
	Kind NoteKind
	N    int    // Phrase: which; Clock: the tenths of a second used
	Text string // Words
}

// NoteKind is what a note is.
type NoteKind uint8

// The kinds of notes.
const (
	Phrase NoteKind = iota + 1 // one that every machine says in its own language
	Words                      // as they were written
	Clock                      // how much time its sender has used
)

// Bounds of notes: so many phrases, bytes of words and tenths of a second; so many wait to
// be sent, come at once, and again after so many ticks each.
const (
	MaxPhrase  = 32
	MaxWords   = 240
	maxClock   = 10_000_000
	maxWaiting = 16
	noteBurst  = 6
	noteEvery  = 45
)

var errNote = errors.New("session: this cannot be told")

// fits says whether a note is one that may be told.
func (n *Note) fits() bool {
	switch n.Kind {
	case Phrase:
		return n.Text == "" && n.N >= 0 && n.N < MaxPhrase
	case Words:
		return n.N == 0 && n.Text != "" && len(n.Text) <= MaxWords && utf8.ValidString(n.Text) && state.PlainName(n.Text) == n.Text
	case Clock:
		return n.Text == "" && n.N >= 0 && n.N <= maxClock
	}
	return false
}

// notes is what one channel has carried of them.
type notes struct {
	sent  int // whole messages of notes: the number of the one that waits first, less one
	heard int // how many have come
	owes  bool
	quiet int // ticks since the first that waits was sent
	purse int // how many more may come now
	ticks int
}

// Tell tells the other person something, as soon as it can be sent. What every machine
// keeps to is refused here.
func (p *Peer) Tell(n Note) error {
	if !n.fits() || len(p.untold) >= maxWaiting {
		return errNote
	}
	if n.Kind == Clock { // an earlier one that waits is of no use
		for i := range p.untold {
			if p.untold[i].Kind == Clock && i > 0 {
				p.untold[i] = n
				return nil
			}
		}
	}
	p.untold = append(p.untold, n)
	return nil
}

// Heard is what the other person has told since it was asked last.
func (p *Peer) Heard() []Note {
	out := p.heard
	p.heard = nil
	return out
}

// hearNote takes a note, or that the other has heard one.
func hearNote(p *Peer, b []byte) bool {
	r := pen{b: b}
	var id [4]byte
	copy(id[:], r.take(4))
	serial, has := int(r.read(maxParts)), int(r.read(maxParts))
	n := Note{Kind: NoteKind(r.read(uint64(Clock)))}
	if n.Kind != 0 {
		n.N, n.Text = int(r.read(maxClock)), r.readText(MaxWords)
	}
	if !r.done() || n.Kind != 0 && !n.fits() {
		return false
	}
	if p.other == nil || id != p.id() {
		return true
	}
	v := &p.line.notes
	if has == v.sent+1 && len(p.untold) > 0 {
		v.sent, v.quiet = has, again
		p.untold = p.untold[1:]
	}
	if n.Kind == 0 {
		return true
	}
	v.owes = true
	if serial == v.heard+1 && v.purse > 0 && len(p.heard) < maxWaiting { // what is too much comes again
		v.heard, v.purse = serial, v.purse-1
		p.heard = append(p.heard, n)
	}
	return true
}

// tellNotes sends the note that waits first, and that one has come.
func tellNotes(p *Peer) {
	v := &p.line.notes
	if v.ticks++; v.ticks%noteEvery == 0 && v.purse < noteBurst {
		v.purse++
	}
	v.quiet++
	waits := len(p.untold) > 0 && v.quiet >= again
	if !v.owes && !waits {
		return
	}
	w := pen{b: p.begun(msgNote)}
	var n Note
	if waits {
		n, v.quiet = p.untold[0], 0
	}
	w.num(uint64(v.sent + 1))
	w.num(uint64(v.heard))
	w.num(uint64(n.Kind))
	if n.Kind != 0 {
		w.num(uint64(n.N))
		w.bytes([]byte(n.Text))
	}
	v.owes = false
	if p.line.ch != nil && p.line.ch.Open() {
		p.line.ch.Send(signed(w.b)) // one that cannot be sent now goes again
	}
}
