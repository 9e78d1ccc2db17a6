package session

import "slices"

// The prints that go out are counted in bytes: the other asks for many with one short message, and may ask as often as it
// likes.
const (
	printPurse = 4 * maxPrint // may go at once
	printEvery = 1 << 10      // more may go after each tick
	printHead  = 64           // of the message beside its print, and more
)

// lent are the prints of a match that this side sends when the other asks for them.
type lent struct {
	id    [4]byte // of the match
	cards []OwnCard
}

// lends are the prints of this match, and of the one before: who has asked for another match has checked that one, but the
// other side may still be at it.
func lends(p *Peer) []lent {
	out := p.past
	if p.other != nil {
		out = append(slices.Clip(out), lent{p.id(), mine(p)})
	}
	return out
}

// hearWant notes which prints the other asks for: it knows a sum only of what was shown to it.
func hearWant(p *Peer, b []byte) bool {
	r := pen{b: b}
	id := r.readID()
	sums := r.readSums()
	if !r.done() {
		return false
	}
	if p.line.ch == nil || !p.line.ch.Open() {
		return true
	}
	for _, l := range lends(p) {
		for _, c := range l.cards {
			if l.id == id && slices.Contains(sums, c.Sum) {
				p.line.wants[c.Sum] = true
			}
		}
	}
	return true
}

// sendPrints sends what the other has asked for, as far as the purse goes.
func sendPrints(p *Peer) {
	n := &p.line
	n.purse = min(n.purse+printEvery, printPurse)
	if len(n.wants) == 0 {
		return
	}
	for _, l := range lends(p) {
		for _, c := range l.cards {
			if !n.wants[c.Sum] || len(c.Print)+printHead > n.purse {
				continue
			}
			delete(n.wants, c.Sum)
			n.purse -= len(c.Print) + printHead
			w := pen{b: []byte{msgPrint}}
			w.put(l.id[:])
			w.put(c.Salt[:])
			form := c.form()
			w.put(form[:])
			w.bytes(c.Print)
			p.send(signed(w.b))
		}
	}
}
