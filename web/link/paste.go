package link

import (
	"fmt"
	"sync"
)

// Paste is a connection made by hand: no server; a code goes one way and another comes back.
type Paste struct {
	mu       sync.Mutex
	pipe     *pipe
	rtc      *rtc
	offers   bool
	accepted bool
	code     string
	err      error
}

// Offer begins a connection; its Code is to be sent to the other player.
func Offer(servers []ICEServer) (*Paste, error) {
	p, err := newPaste(servers, true)
	if err != nil {
		return nil, err
	}
	p.rtc.offer(p.described)
	return p, nil
}

// Answer takes another player's offer code; its own Code is to be sent back.
func Answer(servers []ICEServer, offer string) (*Paste, error) {
	d, err := parseCode(offer)
	if err != nil {
		return nil, err
	}
	if d.answer {
		return nil, faultf("これは返事の文字列です。申し出の文字列を貼ってください", "this is an answer code; an offer code was expected")
	}
	p, err := newPaste(servers, false)
	if err != nil {
		return nil, err
	}
	p.rtc.answer(d, p.described)
	return p, nil
}

func newPaste(servers []ICEServer, offers bool) (*Paste, error) {
	p := &Paste{pipe: newPipe(nil), offers: offers}
	r, err := newRTC(servers, p.pipe)
	if err != nil {
		return nil, within("接続の用意ができません：%s", "no connection can be prepared: %w", err)
	}
	p.rtc = r
	return p, nil
}

func (p *Paste) described(d desc, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err != nil {
		p.err = err
		p.pipe.fail(err.Error())
		return
	}
	p.code = d.text()
}

// Code is the code to send, about 140 characters of base64url, and whether it is ready yet (within about two seconds).
func (p *Paste) Code() (code string, ready bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.code, p.code != "", p.err
}

// Accept takes the code that came back. A code that cannot be right is refused with a reason, and another may be
// given; a right one is taken once.
func (p *Paste) Accept(answer string) error {
	d, err := parseCode(answer)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case !p.offers:
		return faultf("こちらは返事をした側です。返事を貼るのは申し出た側です", "this side answered; only the side that offered takes an answer")
	case !d.answer:
		return faultf("これは申し出の文字列です。こちらの申し出への返事を貼ってください", "this is an offer code; the answer to the own offer was expected")
	case p.code == "":
		return faultf("申し出がまだできていません", "the offer is not ready yet")
	case p.accepted:
		return faultf("返事はもう受け取りました", "an answer was taken already")
	}
	p.accepted = true
	p.rtc.accept(d, func(err error) {
		if err != nil {
			p.pipe.fail(fmt.Sprintf("%s: %v", reasonFailed, err))
		}
	})
	return nil
}

// Channel is the connection, Connecting until both codes have been taken.
func (p *Paste) Channel() Channel { return p.pipe }
