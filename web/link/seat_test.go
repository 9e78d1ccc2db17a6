//go:build !js

package link

import (
	"crypto/rand"
	"encoding/json"
	"net/http/httptest"
	"strings"
	"testing"

	"gotaku/web/link/wire"
	"gotaku/web/relay"
)

func TestSeatIsStoredWhole(t *testing.T) {
	s := NewSeat()
	s.Other, s.Mark = NewSeat().public(), wire.Token{5}.Mark()
	b, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var got Seat
	if err := json.Unmarshal(b, &got); err != nil || got != s {
		t.Fatalf("%s came back as %+v (%v)", b, got, err)
	}
	wantErr(t, json.Unmarshal(b[:len(b)-5], &got), "unexpected end of JSON input")
	wantErr(t, got.UnmarshalText([]byte("abcd")), "a stored seat is damaged")
}

func TestASeatSigns(t *testing.T) {
	s, said, text := NewSeat(), []byte("said"), []byte("text")
	m := s.signed(said, text)
	if got, ok := verified(s.public(), said, m); !ok || string(got) != "text" {
		t.Fatalf("read %q, %v", got, ok)
	}
	for what, f := range map[string]func() ([]byte, bool){
		"another's key":  func() ([]byte, bool) { return verified(NewSeat().public(), said, m) },
		"no key":         func() ([]byte, bool) { return verified([32]byte{}, said, m) },
		"other words":    func() ([]byte, bool) { return verified(s.public(), []byte("sai"), append([]byte("d"), m...)) },
		"another answer": func() ([]byte, bool) { return verified(s.public(), []byte("sair"), m) },
		"cut":            func() ([]byte, bool) { return verified(s.public(), said, m[:40]) },
		"nothing":        func() ([]byte, bool) { return verified(s.public(), said, nil) },
	} {
		if _, ok := f(); ok {
			t.Errorf("%s: taken", what)
		}
	}
}

// front is a server that can be restarted.
func front(t *testing.T) (s *swap, url string) {
	t.Helper()
	s = &swap{}
	s.put(relay.New(relay.DefaultLimits()))
	srv := httptest.NewServer(s)
	t.Cleanup(srv.Close)
	return s, "ws" + strings.TrimPrefix(srv.URL, "http")
}

// TestThirdNeverHasTheSeat is the case found: the server is restarted and knows nothing, and a third holder of the link
// is there before the guest.
func TestThirdNeverHasTheSeat(t *testing.T) {
	server, url := front(t)
	own := NewSeat()
	inv := NewInvitation(own)
	host, guest := table(t, url, own, inv)
	a, b := host.untilLinked(), guest.untilLinked()

	guest.do(func() { guest.dialWait = patience }) // the guest is slow to come back
	server.put(relay.New(relay.DefaultLimits()))
	for _, s := range []seat{guest, host} {
		var dead *sock
		s.do(func() { dead = s.sock; dead.close() })
		until(t, "the old socket is gone", func() (ok bool) { s.do(func() { ok = s.sock != dead }); return ok })
	}
	until(t, "the host is back", func() (ok bool) { host.do(func() { ok = host.inRoom }); return ok })
	third := sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
	third.untilProblem(TableFull)
	if third.Channel() != nil || third.Status().Phase != Ended {
		t.Fatalf("the third: %+v", third.Status())
	}
	if host.Channel() != a || guest.Channel() != b || a.State() != Open || b.State() != Open {
		t.Fatal("the third cost the two their channel")
	}
	pass(t, a, b, []byte("still the two of us"))

	guest.do(guest.dial)
	a.Close()
	until(t, "the guest has its seat and a new channel", func() bool {
		return host.Channel() != a && host.Channel().State() == Open && guest.Status().Phase == Linked
	})
}

// TestGuestComesBackWhileAThirdSits: after the restart the third is in the room before the host is, with a client that
// does not let go; the guest has no channel any more.
func TestGuestComesBackWhileAThirdSits(t *testing.T) {
	server, url := front(t)
	own := NewSeat()
	inv := NewInvitation(own)
	host, guest := table(t, url, own, inv)
	a := host.untilLinked()
	guest.untilLinked()
	mine := guest.Seat()
	guest.leave()
	host.do(func() { host.dialWait = patience })
	server.put(relay.New(relay.DefaultLimits()))
	host.do(func() { host.sock.close() })
	for range 3 { // they try again and again
		third := sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
		third.do(func() { third.known = true })
	}
	guest = sit(t, Join, Config{Signal: url, Seat: mine}, inv)
	guest.untilProblem(HostAway)
	until(t, "the host sees its socket go", func() (ok bool) { host.do(func() { ok = host.sock == nil }); return ok })
	host.do(host.dial)
	b := guest.untilLinked()
	until(t, "the host has the new channel", func() bool { return host.Channel() != a && host.Channel().Open() })
	pass(t, b, host.Channel(), []byte("mine"))
}

// TestHolderOfTheLinkIsNotTheGuest tells the host, by a server that helps, all that a third holder of the link can say.
func TestHolderOfTheLinkIsNotTheGuest(t *testing.T) {
	url, own, inv := opened(t)
	host, guest := table(t, url, own, inv)
	a := host.untilLinked()
	b := guest.untilLinked()
	_, third := boxes(t, inv)
	say := func(what byte, id attemptID, from [32]byte, body []byte) {
		text := append(append(append([]byte{what}, id[:]...), from[:]...), body...)
		host.do(func() { host.heard(wire.Frame{Kind: wire.Data, Body: third.seal(text)}.Encode()) })
	}
	var id attemptID
	rand.Read(id[:])
	stranger, mark := NewSeat(), wire.Token{9}.Mark()
	say(sayNeed, id, stranger.public(), mark[:])
	host.do(func() {
		if host.try != nil {
			t.Error("the host offers a connection to a stranger")
		}
	})
	// With the guest's public key, which only a server that helps could hand on, the host makes an offer, and nobody but
	// the guest can answer.
	say(sayNeed, id, guest.Seat().public(), mark[:])
	until(t, "an offer is out", func() (ok bool) {
		host.do(func() { ok = host.try != nil && host.try.offer != [32]byte{} })
		return ok
	})
	host.do(func() {
		d := sample()
		d.answer = true
		host.answered(id, stranger.signed(host.said(host.try, sayAnswer), d.encode()))
		if host.try.signed {
			t.Error("the host took a stranger's answer")
		}
		host.cancel()
	})
	if s := host.Seat(); s.Other != guest.Seat().public() || s.Mark != guest.Seat().token().Mark() {
		t.Fatal("the host changed its mind about who the guest is")
	}
	if host.Channel() != a || a.State() != Open || b.State() != Open {
		t.Fatal("a stranger cost the channel")
	}
}

// TestNothingTheServerSaysClosesAChannel says it all, while both sides are linked.
func TestNothingTheServerSaysClosesAChannel(t *testing.T) {
	refusals := []wire.Refusal{wire.NoRoom, wire.Full, wire.Taken, wire.Busy, wire.TooLarge, wire.TooFast, wire.Expired, wire.BadFrame, wire.BadFrame + 1, wire.Elsewhere}
	words := [][]byte{nil, {'?'}, {byte(wire.Gone)}, {byte(wire.Came)}, {byte(wire.Welcome), 7}, {byte(wire.Hello)}, {byte(wire.Keep)}}
	for _, r := range refusals {
		words = append(words, wire.Frame{Kind: wire.Refuse, Refusal: r}.Encode())
	}
	url, own, inv := opened(t)
	host, guest := table(t, url, own, inv)
	a, b := host.untilLinked(), guest.untilLinked()
	for _, s := range []seat{host, guest} {
		for _, w := range words {
			s.do(func() { s.heard(w) })
			if st := s.Status(); st.Phase != Linked || st.Problem.Final() && st.Problem != Elsewhere {
				t.Fatalf("after %q: %+v", w, st)
			}
		}
	}
	pass(t, a, b, []byte("who needs servers"))
	pass(t, b, a, []byte("nobody"))
	if host.Channel() != a || guest.Channel() != b {
		t.Fatal("another channel")
	}
	// What was said last was that the seat has another tab: with the channel the peer ends, and says so.
	a.Close()
	host.untilProblem(Elsewhere)
	guest.untilProblem(Elsewhere)
	if host.Status().Phase != Ended {
		t.Fatalf("%+v", host.Status())
	}
}

// TestFullWhileLinkedMeansLater: the peer goes on trying in silence, and is let in again.
func TestFullWhileLinkedMeansLater(t *testing.T) {
	url, own, inv := opened(t)
	host, guest := table(t, url, own, inv)
	host.untilLinked()
	b := guest.untilLinked()
	guest.do(func() {
		guest.heard(wire.Frame{Kind: wire.Refuse, Refusal: wire.Full}.Encode())
		if guest.sock != nil || guest.problem != NoProblem {
			t.Errorf("socket %v, problem %q", guest.sock, guest.problem.English())
		}
	})
	until(t, "the guest is in the room again", func() (ok bool) { guest.do(func() { ok = guest.inRoom }); return ok })
	if guest.Channel() != b || b.State() != Open {
		t.Fatal("another channel")
	}
}
