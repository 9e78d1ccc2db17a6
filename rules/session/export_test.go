package session

import "gotaku/rules"

// What the tests need to play a side that lies.

// Claim lets a side commit to another deck than it plays.
func (p *Peer) Claim(d rules.DeckSetup) {
	d = p.secret.mixed(d)
	h := p.secret.head(&d)
	p.commit = h.hash()
	p.o.Deck = d
}

// Say writes an answer that this machine itself would refuse.
func (p *Peer) Say(a rules.Answer) error {
	return p.write(part{Data: rules.EncodeAnswer(nil, &a)})
}

// Spoil makes the newest public hash of the log wrong.
func (p *Peer) Spoil() int {
	n := len(p.sc.log) - 1
	for p.sc.log[n].Hash == 0 {
		n--
	}
	p.sc.log[n].Hash ^= 1
	return p.sc.index() - 1
}

// Signed closes a message with its check sum.
func Signed(b []byte) []byte { return signed(b) }

// Forged is a message that brings any answer as the next part of the log.
func (p *Peer) Forged(a rules.Answer, seat rules.Seat) []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log), Parts: []part{{Seat: seat, Data: rules.EncodeAnswer(nil, &a), Hash: 7}}}
	return s.encode()
}

// Quitting is a message that brings a concession by a seat as the next part.
func (p *Peer) Quitting(writer, gives rules.Seat) []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log), Parts: []part{{Seat: writer, Quit: true, Data: []byte{byte(gives)}, Hash: 7}}}
	return s.encode()
}

// Bring lets a side play another deck than it was made with, which nobody has judged.
func (p *Peer) Bring(d rules.DeckSetup) {
	p.o.Deck = p.secret.mixed(d)
	p.prepare()
}

// Empty is a message that brings no part of the log.
func (p *Peer) Empty() []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log)}
	return s.encode()
}
