package link

import (
	"strings"
	"testing"
)

// wall is a carrier that keeps what it is given.
type wall struct {
	sent   [][]byte
	wait   int
	signs  []string
	closed bool
}

func (w *wall) send(b []byte) error { w.sent = append(w.sent, b); return nil }
func (w *wall) buffered() int       { return w.wait }
func (w *wall) close()              { w.closed = true }
func (w *wall) sign(s string) error { w.signs = append(w.signs, s); return nil }

func openPipe() (*pipe, *wall) {
	p, w := newPipe(nil), &wall{}
	p.attach(w)
	p.opened()
	return p, w
}

func wantErr(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || err.Error() != want {
		t.Fatalf("error %v, want %s", err, want)
	}
}

func TestPipeSendLimits(t *testing.T) {
	fresh := newPipe(nil)
	wantErr(t, fresh.Send(nil), "the channel is not open yet")
	p, w := openPipe()
	if fresh.Open() || !p.Open() {
		t.Fatal("Open says otherwise than State")
	}
	wantErr(t, p.Send(make([]byte, MaxMessage+1)), "message of 65537 bytes, the limit is 65536")
	w.wait = MaxBuffered - 10
	wantErr(t, p.Send(make([]byte, 11)), "the other side is slow: 1048566 bytes wait to be sent, the limit is 1048576")
	if err := p.Send(make([]byte, 10)); err != nil || len(w.sent) != 1 {
		t.Fatalf("a message within the limits: %v, %d sent", err, len(w.sent))
	}
	p.Close()
	wantErr(t, p.Send(nil), "the channel is closed: closed here")
	if !w.closed {
		t.Fatal("Close left the carrier open")
	}
}

func TestPipeClosesOnTooLargeMessages(t *testing.T) {
	p, w := openPipe()
	p.receive(make([]byte, MaxMessage))
	p.receive(make([]byte, MaxMessage+1))
	if p.State() != Closed || p.Reason() != "the other side sent a message of 65537 bytes, the limit is 65536" || !w.closed {
		t.Fatalf("state %d, %q", p.State(), p.Reason())
	}
	if msg, ok := p.Poll(); !ok || len(msg) != MaxMessage {
		t.Fatal("what came before the close cannot be polled after it")
	}
	if _, ok := p.Poll(); ok {
		t.Fatal("the too large message was delivered")
	}
}

func TestPipeClosesWhenFlooded(t *testing.T) {
	p, _ := openPipe()
	for range MaxUnread / MaxMessage {
		p.receive(make([]byte, MaxMessage))
	}
	p.Poll()
	p.receive(make([]byte, MaxMessage))
	if p.State() != Open {
		t.Fatalf("closed at the limit: %s", p.Reason())
	}
	p.receive([]byte{1})
	if p.State() != Closed || !strings.Contains(p.Reason(), "were not read yet") {
		t.Fatalf("state %d, %q", p.State(), p.Reason())
	}
}

// Messages of no bytes fill the inbox too.
func TestPipeClosesWhenFloodedWithEmptyMessages(t *testing.T) {
	p, _ := openPipe()
	for n := 0; p.State() == Open; n++ {
		if n > MaxUnread/64 {
			t.Fatalf("%d empty messages are taken", n)
		}
		p.receive(nil)
	}
	if !strings.Contains(p.Reason(), "were not read yet") {
		t.Fatalf("%q", p.Reason())
	}
}

func TestPipeTellsOnce(t *testing.T) {
	var told []State
	p := newPipe(func(s State) { told = append(told, s) })
	p.attach(&wall{})
	p.opened()
	p.opened()
	p.fail("first")
	p.fail("second")
	p.opened()
	if len(told) != 2 || told[0] != Open || told[1] != Closed || p.Reason() != "first" {
		t.Fatalf("told %v, reason %q", told, p.Reason())
	}
}

func TestPipeNoticesSilence(t *testing.T) {
	p, w := openPipe()
	for range mostMissed - 1 {
		p.asks()
	}
	if p.Silent() {
		t.Fatal("silent too early")
	}
	p.asks()
	if !p.Silent() || !p.Open() || strings.Join(w.signs, "") != strings.Repeat(signAsk, mostMissed) {
		t.Fatalf("silent %v, open %v, asked %q", p.Silent(), p.Open(), w.signs)
	}
	for _, heard := range []func(){
		func() { p.signed(signAnswer) }, func() { p.signed(signAsk) }, func() { p.receive([]byte{1}) },
	} {
		for range mostMissed {
			p.asks()
		}
		if heard(); p.Silent() {
			t.Fatal("still silent after something came")
		}
	}
	w.signs = nil
	p.signed(signAsk)
	if len(w.signs) != 1 || w.signs[0] != signAnswer {
		t.Fatalf("a question was answered by %q", w.signs)
	}
	w.wait = MaxBuffered
	if p.signed(signAsk); len(w.signs) != 1 {
		t.Fatal("an answer was sent to one who does not read")
	}
	p.signed("?!")
	if p.State() != Closed || p.asks() || p.Silent() {
		t.Fatal("other text was taken")
	}
}

// leaving is a carrier that can be relieved.
type leaving struct {
	wall
	gone bool
}

func (l *leaving) leave() { l.gone = true }

// TestACarrierIsRelieved: what was sent by the old carrier comes before all that comes by the new one, whichever side changes
// first, and what is sent then goes by the new one; that one's end is the channel's.
func TestACarrierIsRelieved(t *testing.T) {
	for _, theyFirst := range []bool{false, true} {
		p, n, old, fresh := newPipe(nil), newPipe(nil), &leaving{}, &wall{}
		p.attach(old)
		n.attach(fresh)
		p.opened()
		if n.receive([]byte("early")); p.relieve(n) {
			t.Fatal("relieved by one that is not open")
		}
		n.opened()
		if theyFirst {
			p.receive([]byte("1"))
			p.left()
		}
		if !p.relieve(n) || !old.gone {
			t.Fatal("not relieved")
		}
		n.receive([]byte("2"))
		if !theyFirst {
			p.receive([]byte("1"))
			p.left()
		}
		n.receive([]byte("3"))
		n.signed(signAsk)
		for _, want := range []string{"1", "early", "2", "3"} {
			if got, _ := p.Poll(); string(got) != want {
				t.Errorf("they first %v: %q comes, want %q", theyFirst, got, want)
			}
		}
		if p.unread != 0 {
			t.Errorf("%d bytes are taken for unread", p.unread)
		}
		if err := p.Send([]byte("mine")); err != nil || len(old.sent) > 0 || len(fresh.sent) != 1 {
			t.Errorf("sent: %d by the old one, %d by the new one, %v", len(old.sent), len(fresh.sent), err)
		}
		if n.fail(reasonLost); p.State() != Closed || !fresh.closed || old.closed {
			t.Errorf("after the end of the new one the channel is %v", p.State())
		}
	}
}
