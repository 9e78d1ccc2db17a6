//go:build !js

package link

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"gotaku/rules/seal"
	"gotaku/web/relay"
)

// indirectly seats a host and a guest whose direct path has failed, at a server with such limits.
func indirectly(t *testing.T, l relay.Limits) (host, guest seat) {
	t.Helper()
	front := &swap{}
	front.put(relay.New(l))
	srv := httptest.NewServer(front)
	t.Cleanup(srv.Close)
	url, own := "ws"+strings.TrimPrefix(srv.URL, "http"), NewSeat()
	inv := NewInvitation(own)
	host = sit(t, Host, Config{Signal: url, Seat: own}, inv)
	until(t, "the room is open", func() bool { return host.Status().Phase == Waiting })
	relays := front.now
	front.put(http.NotFoundHandler())
	guest = sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
	guest.do(func() { guest.indirect = true })
	front.put(relays)
	return host, guest
}

// TestNoDirectPath: where no direct path is found the server passes on what is sealed for the other side: messages of all sizes, in
// order, and who leaves is seen to.
func TestNoDirectPath(t *testing.T) {
	host, guest := indirectly(t, relay.DefaultLimits())
	a, b := host.untilLinked(), guest.untilLinked()
	if !host.Status().Relayed || !guest.Status().Relayed {
		t.Fatalf("not through the server: %+v %+v", host.Status(), guest.Status())
	}
	pass(t, a, b, []byte("good game"))
	pass(t, b, a, []byte{})
	pass(t, a, b, bytes.Repeat([]byte{7}, pieceSize))
	pass(t, b, a, bytes.Repeat([]byte{8}, MaxMessage))
	if err := a.Send(make([]byte, MaxMessage+1)); err == nil {
		t.Error("a message of any size is sent")
	}
	for i := range 100 {
		if err := b.Send(fmt.Appendf(nil, "message %d", i)); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 100 {
		var got []byte
		until(t, "a message arrives", func() (ok bool) { got, ok = a.Poll(); return ok })
		if string(got) != fmt.Sprintf("message %d", i) {
			t.Fatalf("message %d is %q", i, got)
		}
	}
	guest.Close()
	until(t, "the host sees the guest go", func() bool { return a.State() == Closed && !host.Status().Present })
}

// TestWhatTheServerChangesEndsTheChannel: a frame that is cut, changed, doubled or left out ends it, nothing of it is taken, and
// another channel is found.
func TestWhatTheServerChangesEndsTheChannel(t *testing.T) {
	for what, spoil := range map[string]func(out *relayed) [][]byte{
		"changed": func(r *relayed) [][]byte {
			b := r.out.Seal(nil, nonce(r.sent), []byte("\x01no"), nil)
			b[2] ^= 1
			return [][]byte{b}
		},
		"cut":      func(r *relayed) [][]byte { return [][]byte{r.out.Seal(nil, nonce(r.sent), []byte("\x01no"), nil)[:5]} },
		"left out": func(r *relayed) [][]byte { return [][]byte{r.out.Seal(nil, nonce(r.sent+1), []byte("\x01no"), nil)} },
		"doubled":  func(r *relayed) [][]byte { b := r.out.Seal(nil, nonce(0), []byte("\x01no"), nil); return [][]byte{b} },
	} {
		host, guest := indirectly(t, relay.DefaultLimits())
		a, b := host.untilLinked(), guest.untilLinked()
		pass(t, a, b, []byte("first"))
		pass(t, b, a, []byte("first"))
		var from, to *relayed
		host.do(func() { from = host.relayed[0] })
		guest.do(func() { to = guest.relayed[0] })
		from.mu.Lock()
		bad := spoil(from)
		from.mu.Unlock()
		for _, m := range bad {
			to.receive(m)
		}
		until(t, what+": the channel is closed", func() bool { return b.State() == Closed })
		if got, ok := b.Poll(); ok {
			t.Errorf("%s: %q is taken", what, got)
		}
		until(t, what+": there are new ones", func() bool {
			return host.Channel() != a && guest.Channel() != b && host.Channel().State() == Open && guest.Channel().State() == Open
		})
		pass(t, host.Channel(), guest.Channel(), []byte("again"))
	}
}

// TestNoRelayWhereNoneIsOffered: a server that does not relay says so, and is not asked.
func TestNoRelayWhereNoneIsOffered(t *testing.T) {
	l := relay.DefaultLimits()
	l.Relayed = 0
	host, guest := indirectly(t, l)
	host.untilLinked()
	guest.untilLinked()
	if host.Status().Relayed || guest.Status().Relayed {
		t.Fatal("through a server that does not relay")
	}
}

// TestStrangerIsNotRelayed: who holds the link but not the seat's key gets no channel through the server either.
func TestStrangerIsNotRelayed(t *testing.T) {
	host, guest := indirectly(t, relay.DefaultLimits())
	a := host.untilLinked()
	guest.untilLinked()
	var body []byte
	other := NewSeat()
	host.do(func() {
		at := &attempt{id: attemptID{1}, other: other.public()}
		mark := other.token().Mark()
		text := append(mark[:], seal.Fresh().Public()...)
		body = NewSeat().signed(host.said(at, sayRelay), text) // signed by another than it says
		host.relayAsked(at.id, at.other, body)
		if host.try != nil {
			t.Error("what another has signed is taken")
		}
	})
	pass(t, a, guest.Channel(), []byte("unmoved"))
}

// TestADirectPathIsSoughtWhileRelayed: a match that goes through the server finds a direct path later; the channels stay the
// same, and what both say meanwhile comes once and in order.
func TestADirectPathIsSoughtWhileRelayed(t *testing.T) {
	host, guest := indirectly(t, relay.DefaultLimits())
	a, b := host.untilLinked(), guest.untilLinked()
	guest.do(func() { guest.seekWait = 20 * time.Millisecond; guest.seekLater() })
	sent, got := [2]int{}, [2]int{}
	exchange := func() {
		for i, ch := range [2]Channel{a, b} {
			if err := ch.Send(fmt.Appendf(nil, "message %d", sent[i])); err != nil {
				t.Fatal(err)
			}
			sent[i]++
			for msg, ok := ch.Poll(); ok; msg, ok = ch.Poll() {
				if want := fmt.Sprintf("message %d", got[i]); string(msg) != want {
					t.Fatalf("%q comes in place of %q", msg, want)
				}
				got[i]++
			}
		}
	}
	until(t, "both go by a direct path", func() bool {
		exchange()
		return !host.Status().Relayed && !guest.Status().Relayed
	})
	until(t, "all that went through the server has come", func() bool {
		exchange()
		left := true
		for _, p := range [2]seat{host, guest} {
			p.do(func() { left = left && !slices.ContainsFunc(p.relayed, func(r *relayed) bool { return !r.over() }) })
		}
		return left
	})
	if host.Channel() != a || guest.Channel() != b || a.State() != Open || b.State() != Open {
		t.Fatalf("the channels are others: %v %v", a.Reason(), b.Reason())
	}
	for _, p := range [2]seat{host, guest} {
		p.do(func() { p.hangUp() }) // the server is of no more use
	}
	before := got
	until(t, "it goes on without the server", func() bool { exchange(); return got[0] > before[0]+20 && got[1] > before[1]+20 })
	guest.Close()
	until(t, "the host sees the guest go", func() bool { return a.State() == Closed })
}

// TestSeekingSlackens: a direct path that is not found is sought again, each time after twice as long up to a bound, and the
// channel through the server knows nothing of it.
func TestSeekingSlackens(t *testing.T) {
	host, guest := indirectly(t, relay.DefaultLimits())
	a, b := host.untilLinked(), guest.untilLinked()
	for wait := 2 * firstSeek; wait < 4*longestSeek; wait *= 2 { // the first is awaited already
		guest.do(func() {
			if want := min(wait, longestSeek); guest.seekWait != want {
				t.Errorf("the next is sought after %v, want %v", guest.seekWait, want)
			}
			guest.seek(guest.channel)
			if guest.try == nil || guest.try.own != nil {
				t.Fatal("no direct path is sought")
			}
			guest.failed(guest.try)
		})
		pass(t, a, b, []byte("unmoved"))
		pass(t, b, a, []byte("unmoved"))
	}
	if !host.Status().Relayed || !guest.Status().Relayed || host.Channel() != a || guest.Channel() != b {
		t.Error("the channel through the server was given up")
	}
}
