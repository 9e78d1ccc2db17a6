//go:build !js

package link

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"gotaku/web/link/wire"
	"gotaku/web/relay"
)

// patience bounds every wait; nothing depends on how much of it is used.
const patience = 40 * time.Second

func until(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if ok() {
			return
		}
	}
	hint := ""
	if onlyLoopback() {
		hint = "; this machine has no network interface but loopback"
	}
	t.Fatalf("never happened: %s%s", what, hint)
}

func signal(t *testing.T) string {
	t.Helper()
	srv := httptest.NewServer(relay.New(relay.DefaultLimits()))
	t.Cleanup(srv.Close)
	return "ws" + strings.TrimPrefix(srv.URL, "http")
}

// opened is a server, a seat, and an invitation to the table that it opens.
func opened(t *testing.T) (url string, own Seat, inv Invitation) {
	t.Helper()
	own = NewSeat()
	return signal(t), own, NewInvitation(own)
}

type seat struct {
	*Peer
	t *testing.T
}

func sit(t *testing.T, make func(Config, Invitation) (*Peer, error), cfg Config, inv Invitation) seat {
	t.Helper()
	p, err := make(cfg, inv)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return seat{p, t}
}

func (s seat) untilLinked() Channel {
	s.t.Helper()
	until(s.t, "linked", func() bool { return s.Status().Phase == Linked })
	return s.Channel()
}

func (s seat) untilProblem(want Problem) {
	s.t.Helper()
	until(s.t, want.English(), func() bool { return s.Status().Problem == want })
}

// table seats a host and, when its room is there, a guest.
func table(t *testing.T, url string, own Seat, inv Invitation) (host, guest seat) {
	t.Helper()
	host = sit(t, Host, Config{Signal: url, Seat: own}, inv)
	until(t, "the room is open", func() bool { return host.Status().Phase == Waiting })
	return host, sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
}

func pass(t *testing.T, from, to Channel, msg []byte) {
	t.Helper()
	if err := from.Send(msg); err != nil {
		t.Fatal(err)
	}
	var got []byte
	until(t, "a message arrives", func() (ok bool) { got, ok = to.Poll(); return ok })
	if !bytes.Equal(got, msg) {
		t.Fatalf("got %d bytes %.40q, want %d bytes %.40q", len(got), got, len(msg), msg)
	}
}

func TestTwoPeersPlay(t *testing.T) {
	url, own, inv := opened(t)
	host := sit(t, Host, Config{Signal: url, Seat: own}, inv)
	until(t, "waiting", func() bool { return host.Status() == Status{Phase: Waiting} })
	if host.Channel() != nil {
		t.Fatal("a channel before anybody came")
	}
	guest := sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
	a, b := host.untilLinked(), guest.untilLinked()
	pass(t, a, b, []byte("good game"))
	pass(t, b, a, []byte{})
	pass(t, a, b, bytes.Repeat([]byte{7}, MaxMessage))
	for i := range 200 {
		if err := b.Send(fmt.Appendf(nil, "message %d", i)); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 200 {
		var got []byte
		until(t, "a message arrives", func() (ok bool) { got, ok = a.Poll(); return ok })
		if string(got) != fmt.Sprintf("message %d", i) {
			t.Fatalf("message %d is %q", i, got)
		}
	}

	third := sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
	third.untilProblem(TableFull)
	if third.Status().Phase != Ended {
		t.Fatal("the third opener goes on trying")
	}

	guest.Close()
	until(t, "the host sees the guest go", func() bool { return a.State() == Closed && !host.Status().Present })
	if b.State() != Closed || b.Reason() != "closed here" {
		t.Fatalf("the guest's own channel: %d %q", b.State(), b.Reason())
	}
}

func TestDroppedChannelIsReplaced(t *testing.T) {
	url, own, inv := opened(t)
	host, guest := table(t, url, own, inv)
	for _, s := range []seat{host, guest} {
		a, b := host.untilLinked(), guest.untilLinked()
		s.Channel().Close()
		until(t, "new channels", func() bool {
			return host.Channel() != a && guest.Channel() != b && host.Channel().State() == Open && guest.Channel().State() == Open
		})
		until(t, "the old ones are closed", func() bool { return a.State() == Closed && b.State() == Closed })
		pass(t, host.Channel(), guest.Channel(), []byte("still here"))
		pass(t, guest.Channel(), host.Channel(), []byte("me too"))
	}
}

func TestFailedTryIsRepeated(t *testing.T) {
	url, own, inv := opened(t)
	host := sit(t, Host, Config{Signal: url, Seat: own}, inv)
	until(t, "waiting", func() bool { return host.Status().Phase == Waiting })
	right := host.box
	wrong, _ := boxes(t, NewInvitation(NewSeat()))
	host.do(func() { host.box.out = wrong.out }) // its offers cannot be read, so the try cannot succeed
	guest := sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
	guest.untilProblem(WrongKey)
	host.do(func() { host.box = right })
	guest.do(func() {
		guest.problem = NoProblem
		guest.failed(guest.try)
		if guest.problem != NoPath || guest.try != nil || guest.fails != 1 {
			t.Errorf("after a failed try: %s, %d fails", guest.problem.English(), guest.fails)
		}
	})
	pass(t, host.untilLinked(), guest.untilLinked(), []byte("second try"))
	if s := guest.Status(); s.Problem != NoProblem {
		t.Fatalf("linked, and still %s", s.Problem.English())
	}
}

// leave ends a peer as a closed or reloaded tab does: without a word on the data channel.
func (s seat) leave() {
	s.do(func() {
		s.ended = true
		s.cancel()
		s.sock.close()
	})
}

func TestReloadedPeerComesBack(t *testing.T) {
	url, own, inv := opened(t)
	hostCfg := Config{Signal: url, Seat: own}
	guestCfg := Config{Signal: url, Seat: NewSeat()}
	host := sit(t, Host, hostCfg, inv)
	until(t, "waiting", func() bool { return host.Status().Phase == Waiting })
	guest := sit(t, Join, guestCfg, inv)
	a := host.untilLinked()
	guest.untilLinked()
	hostCfg.Seat, guestCfg.Seat = host.Seat(), guest.Seat()
	guest.leave()
	guest = sit(t, Join, guestCfg, inv)
	until(t, "the host has a new channel", func() bool { return host.Channel() != a && host.Channel().State() == Open })
	if a.Reason() != "replaced by a newer connection" {
		t.Fatalf("the old channel: %q", a.Reason())
	}
	pass(t, host.Channel(), guest.untilLinked(), []byte("welcome back"))

	b := guest.Channel()
	host.leave()
	host = sit(t, Host, hostCfg, inv)
	until(t, "the guest has a new channel", func() bool { return guest.Channel() != b && guest.Channel().State() == Open })
	pass(t, guest.Channel(), host.untilLinked(), []byte("welcome back"))
}

func TestServerRestartIsSurvived(t *testing.T) {
	front := &swap{}
	front.put(relay.New(relay.DefaultLimits()))
	srv := httptest.NewServer(front)
	t.Cleanup(srv.Close)
	url, own := "ws"+strings.TrimPrefix(srv.URL, "http"), NewSeat()
	inv := NewInvitation(own)
	host, guest := table(t, url, own, inv)
	a, b := host.untilLinked(), guest.untilLinked()
	front.put(relay.New(relay.DefaultLimits())) // knows nothing
	for _, s := range []seat{host, guest} {
		var dead *sock
		s.do(func() { dead = s.sock; dead.close() })
		until(t, "a new socket", func() (ok bool) { s.do(func() { ok = s.sock != dead && s.inRoom }); return ok })
	}
	until(t, "both are in the new server's room", func() bool { return host.Status().Present && guest.Status().Present })
	if host.Channel() != a || guest.Channel() != b || a.State() != Open {
		t.Fatal("a lost server cost the channel")
	}
	pass(t, a, b, []byte("who needs servers"))
	a.Close()
	until(t, "a new channel", func() bool { return host.Channel() != a && host.Channel().State() == Open })
}

func TestStaleRoomIsNamed(t *testing.T) {
	guest := sit(t, Join, Config{Signal: signal(t), Seat: NewSeat()}, NewInvitation(NewSeat()))
	guest.untilProblem(StaleRoom)
	if s := guest.Status(); s.Phase != Ended || s.Problem.English() != "There is no such table: the link is old, or its host has closed it" {
		t.Fatalf("status %+v", s)
	}
}

func TestReturningGuestWaitsForItsHost(t *testing.T) {
	url, own, inv := opened(t)
	back := NewSeat()
	back.Other = own.public()
	guest := sit(t, Join, Config{Signal: url, Seat: back}, inv)
	guest.untilProblem(HostAway)
	host := sit(t, Host, Config{Signal: url, Seat: own}, inv)
	pass(t, host.untilLinked(), guest.untilLinked(), []byte("back"))
}

func TestSecondHostAndSecondTabAreRefused(t *testing.T) {
	url, own, inv := opened(t)
	cfg := Config{Signal: url, Seat: own}
	host := sit(t, Host, cfg, inv)
	until(t, "waiting", func() bool { return host.Status().Phase == Waiting })
	other := sit(t, Host, Config{Signal: url, Seat: NewSeat()}, inv)
	other.untilProblem(RoomTaken)
	again := sit(t, Host, cfg, inv)
	host.untilProblem(Elsewhere)
	until(t, "the new tab has the seat", func() bool { return again.Status().Phase == Waiting })
}

func TestWrongKeyIsNamed(t *testing.T) {
	url, own, inv := opened(t)
	host := sit(t, Host, Config{Signal: url, Seat: own}, inv)
	until(t, "waiting", func() bool { return host.Status().Phase == Waiting })
	wrong := Invitation{Room: inv.Room, Key: make([]byte, 16)}
	guest := sit(t, Join, Config{Signal: url, Seat: NewSeat()}, wrong)
	host.untilProblem(WrongKey)
	guest.untilProblem(WrongKey)
	if host.Channel() != nil || guest.Channel() != nil {
		t.Fatal("a channel was made without the key")
	}
}

func TestUnreachableServerIsNamed(t *testing.T) {
	host := sit(t, Host, Config{Signal: "ws://127.0.0.1:1/signal", Seat: NewSeat()}, NewInvitation(NewSeat()))
	host.untilProblem(NoServer)
	if _, err := Host(Config{Signal: "http://a.example"}, NewInvitation(NewSeat())); err == nil {
		t.Fatal("an http address was taken as a signalling server")
	}
	if _, err := Host(Config{Signal: "ws://a.example"}, Invitation{Room: "abcdefgh"}); err == nil {
		t.Fatal("an invitation without a key was taken")
	}
}

func TestBadICEServerIsNamed(t *testing.T) {
	url, own, inv := opened(t)
	cfg := Config{Signal: url, Seat: own, ICEServers: []ICEServer{{URLs: []string{"http://nonsense"}}}}
	host := sit(t, Host, cfg, inv)
	until(t, "waiting", func() bool { return host.Status().Phase == Waiting })
	sit(t, Join, Config{Signal: url, Seat: NewSeat()}, inv)
	host.untilProblem(BadSetting)
	if _, err := Offer(cfg.ICEServers); err == nil {
		t.Fatal("an offer was made with it")
	}
}

// TestNonsenseFromTheServerIsHarmless sends both peers, in the middle of their life, what only a broken or hostile
// server would.
func TestNonsenseFromTheServerIsHarmless(t *testing.T) {
	url, own, inv := opened(t)
	host, guest := table(t, url, own, inv)
	host.untilLinked()
	guest.untilLinked()
	hostBox, guestBox := boxes(t, inv)
	for _, s := range []seat{host, guest} {
		from := hostBox
		if s.role == wire.Host {
			from = guestBox
		}
		for _, what := range []byte("noalfz") {
			for _, n := range []int{0, 7, 8, 39, 40, 41, 56, 80, 300} {
				text := append([]byte{what}, make([]byte, n)...)
				s.do(func() { s.heard(wire.Frame{Kind: wire.Data, Body: from.seal(text)}.Encode()) })
			}
		}
		s.do(func() { s.heard(wire.Frame{Kind: wire.Data, Body: []byte("not sealed")}.Encode()) })
	}
	until(t, "both are linked", func() bool { return host.Status().Phase == Linked && guest.Status().Phase == Linked })
	pass(t, host.Channel(), guest.Channel(), []byte("unmoved"))
}

func TestPasteConnects(t *testing.T) {
	host, err := Offer(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer host.Channel().Close()
	offer := codeOf(t, host)
	wantErr(t, host.Accept(offer), "this is an offer code; the answer to the own offer was expected")
	wantErr(t, host.Accept("A"), "the code cannot be read: no code ends after 1 characters as it does")
	guest, err := Answer(nil, offer)
	if err != nil {
		t.Fatal(err)
	}
	defer guest.Channel().Close()
	answer := codeOf(t, guest)
	wantErr(t, guest.Accept(answer), "this side answered; only the side that offered takes an answer")
	if err := host.Accept(answer + "\n"); err != nil {
		t.Fatal(err)
	}
	wantErr(t, host.Accept(answer), "an answer was taken already")
	a, b := host.Channel(), guest.Channel()
	until(t, "open", func() bool { return a.State() == Open && b.State() == Open })
	pass(t, a, b, []byte("by hand"))
	pass(t, b, a, []byte("by hand"))
	if _, err := Answer(nil, answer); err == nil {
		t.Fatal("an answer was answered")
	}
	b.Close()
	until(t, "the other side sees the close", func() bool { return a.State() == Closed })
	if a.Reason() != "closed by the other side" {
		t.Fatalf("reason %q", a.Reason())
	}
}

func codeOf(t *testing.T, p *Paste) string {
	t.Helper()
	var code string
	until(t, "a code", func() (ready bool) {
		var err error
		if code, ready, err = p.Code(); err != nil {
			t.Fatal(err)
		}
		return ready
	})
	return code
}

// swap is a handler that can be exchanged, as a restarted server is.
type swap struct {
	mu  sync.Mutex
	now http.Handler
}

func (s *swap) put(h http.Handler) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now = h
}

func (s *swap) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	h := s.now
	s.mu.Unlock()
	h.ServeHTTP(w, r)
}
