package session

import "fmt"

func (p *Peer) Debug() string {
	l := p.line
	w := rulesWant(p)
	return fmt.Sprintf("log %d first %d writer %d have %d sent %d greeted %v heard %v asked %v ack %v quiet %d resumed %v held %v quit %v %s", len(p.sc.log), p.sc.first, p.sc.writer(), l.have, l.sent, l.greeted, l.heard, l.asked, l.ack, l.quiet, p.resumed, p.held != nil, p.quit, w)
}
func rulesWant(p *Peer) string {
	if p.sc.m == nil { return "nomatch" }
	w := p.sc.m.Pending()
	if w == nil { return "over" }
	return fmt.Sprintf("want %d seat %d inputs %d", w.Kind, w.Seat, len(p.sc.m.Inputs()))
}
