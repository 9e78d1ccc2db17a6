package relay

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"gotaku/web/link/wire"
)

// token is the secret of the test's person n; room is the room such a host opens.
func token(n byte) wire.Token { return wire.Token{n} }
func room1(n byte) string     { return token(n).Room() }

var testRoom = room1(1)

type tab struct {
	t    *testing.T
	conn *websocket.Conn
}

func start(t *testing.T, l Limits) string {
	t.Helper()
	srv := httptest.NewServer(New(l))
	t.Cleanup(srv.Close)
	return "ws" + strings.TrimPrefix(srv.URL, "http")
}

func open(t *testing.T, url string) tab {
	t.Helper()
	conn, _, err := websocket.Dial(t.Context(), url, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	return tab{t, conn}
}

func (x tab) send(f wire.Frame) { x.sendRaw(f.Encode()) }

func (x tab) sendRaw(b []byte) {
	x.t.Helper()
	if err := x.conn.Write(x.t.Context(), websocket.MessageBinary, b); err != nil {
		x.t.Fatal(err)
	}
}

func (x tab) next() wire.Frame {
	x.t.Helper()
	ctx, cancel := context.WithTimeout(x.t.Context(), 20*time.Second)
	defer cancel()
	_, b, err := x.conn.Read(ctx)
	if err != nil {
		x.t.Fatal(err)
	}
	f, err := wire.Decode(b)
	if err != nil {
		x.t.Fatal(err)
	}
	return f
}

func (x tab) wantKind(k wire.Kind) wire.Frame {
	x.t.Helper()
	f := x.next()
	if f.Kind != k {
		x.t.Fatalf("got frame %q, want %q", f.Kind, k)
	}
	return f
}

func (x tab) wantRefused(r wire.Refusal) {
	x.t.Helper()
	if f := x.wantKind(wire.Refuse); f.Refusal != r {
		x.t.Fatalf("refused for %q, want %q", f.Refusal, r)
	}
	_, _, err := x.conn.Read(x.t.Context())
	if websocket.CloseStatus(err) != websocket.StatusPolicyViolation {
		x.t.Fatalf("after the refusal: %v, want a closed socket", err)
	}
}

func enter(t *testing.T, url string, role wire.Role, token byte, room string) tab {
	t.Helper()
	x := open(t, url)
	x.send(wire.Frame{Kind: wire.Hello, Role: role, Token: wire.Token{token}, Room: room})
	return x
}

func TestTwoMeetAndTalk(t *testing.T) {
	url := start(t, DefaultLimits())
	host := enter(t, url, wire.Host, 1, testRoom)
	if host.wantKind(wire.Welcome).Present {
		t.Fatal("the host was told of a guest in an empty room")
	}
	guest := enter(t, url, wire.Guest, 2, testRoom)
	if !guest.wantKind(wire.Welcome).Present {
		t.Fatal("the guest was not told of the host")
	}
	host.wantKind(wire.Came)
	guest.send(wire.Frame{Kind: wire.Data, Body: []byte("to host")})
	if got := string(host.wantKind(wire.Data).Body); got != "to host" {
		t.Fatalf("host got %q", got)
	}
	host.send(wire.Frame{Kind: wire.Data, Body: []byte("to guest")})
	if got := string(guest.wantKind(wire.Data).Body); got != "to guest" {
		t.Fatalf("guest got %q", got)
	}
	guest.conn.CloseNow()
	host.wantKind(wire.Gone)
}

func TestThirdIsToldTheTableIsFull(t *testing.T) {
	url := start(t, DefaultLimits())
	enter(t, url, wire.Host, 1, testRoom).wantKind(wire.Welcome)
	enter(t, url, wire.Guest, 2, testRoom).wantKind(wire.Welcome)
	enter(t, url, wire.Guest, 3, testRoom).wantRefused(wire.Full)
}

func TestSeatIsKeptWhileItsOwnerIsAway(t *testing.T) {
	url := start(t, DefaultLimits())
	host := enter(t, url, wire.Host, 1, testRoom)
	host.wantKind(wire.Welcome)
	guest := enter(t, url, wire.Guest, 2, testRoom)
	guest.wantKind(wire.Welcome)
	host.wantKind(wire.Came)
	guest.conn.CloseNow()
	host.wantKind(wire.Gone)
	enter(t, url, wire.Guest, 3, testRoom).wantRefused(wire.Full)
	if !enter(t, url, wire.Guest, 2, testRoom).wantKind(wire.Welcome).Present {
		t.Fatal("the guest that came back was not told of the host")
	}
	host.wantKind(wire.Came)
}

func TestSameTokenReplacesTheOlderSocket(t *testing.T) {
	url := start(t, DefaultLimits())
	first := enter(t, url, wire.Host, 1, testRoom)
	first.wantKind(wire.Welcome)
	second := enter(t, url, wire.Host, 1, testRoom)
	second.wantKind(wire.Welcome)
	first.wantRefused(wire.Elsewhere)
	// The old socket's end must not empty the seat of the new one.
	if !enter(t, url, wire.Guest, 2, testRoom).wantKind(wire.Welcome).Present {
		t.Fatal("the host that replaced itself is not in the room")
	}
}

func TestUnknownRoomIsNamed(t *testing.T) {
	url := start(t, DefaultLimits())
	enter(t, url, wire.Guest, 2, testRoom).wantRefused(wire.NoRoom)
}

func TestBadFramesAreRefused(t *testing.T) {
	url := start(t, DefaultLimits())
	x := open(t, url)
	x.sendRaw([]byte("GET / HTTP/1.1"))
	x.wantRefused(wire.BadFrame)
	x = open(t, url)
	x.sendRaw(make([]byte, 100_000))
	x.wantRefused(wire.TooLarge)
	x = enter(t, url, wire.Host, 1, testRoom)
	x.wantKind(wire.Welcome)
	x.sendRaw(append([]byte{byte(wire.Data)}, make([]byte, wire.MaxFrame)...))
	x.wantRefused(wire.TooLarge)
	x = enter(t, url, wire.Host, 1, testRoom)
	x.wantKind(wire.Welcome)
	x.send(wire.Frame{Kind: wire.Came})
	x.wantRefused(wire.BadFrame)
}

func TestRateIsLimited(t *testing.T) {
	l := DefaultLimits()
	l.Burst, l.PerSecond = 3, 0
	url := start(t, l)
	x := enter(t, url, wire.Host, 1, testRoom)
	x.wantKind(wire.Welcome)
	for range 4 {
		x.send(wire.Frame{Kind: wire.Data, Body: []byte{1}})
	}
	x.wantRefused(wire.TooFast)
}

func TestRateRefills(t *testing.T) {
	l := Limits{Burst: 2, PerSecond: 0.5}
	now := time.Unix(0, 0)
	b := bucket{tokens: 2, last: now}
	got := []bool{b.take(l, now), b.take(l, now), b.take(l, now), b.take(l, now.Add(2*time.Second)), b.take(l, now.Add(2*time.Second))}
	want := []bool{true, true, false, true, false}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("takes: %v, want %v", got, want)
		}
	}
}

func TestNumberOfRoomsIsLimited(t *testing.T) {
	l := DefaultLimits()
	l.Rooms = 1
	url := start(t, l)
	enter(t, url, wire.Host, 1, testRoom).wantKind(wire.Welcome)
	enter(t, url, wire.Host, 2, room1(2)).wantRefused(wire.Busy)
}

func TestNumberOfSocketsIsLimited(t *testing.T) {
	l := DefaultLimits()
	l.Sockets = 2
	url := start(t, l)
	enter(t, url, wire.Host, 1, testRoom).wantKind(wire.Welcome)
	enter(t, url, wire.Guest, 2, testRoom).wantKind(wire.Welcome)
	open(t, url).wantRefused(wire.Busy)
}

type listener struct{ got []wire.Frame }

func (l *listener) tell(f wire.Frame) { l.got = append(l.got, f) }
func (l *listener) refuse(r wire.Refusal) {
	l.tell(wire.Frame{Kind: wire.Refuse, Refusal: r})
}

// TestRoomIsItsHostsAlone also after the server has forgotten it.
func TestRoomIsItsHostsAlone(t *testing.T) {
	url := start(t, DefaultLimits())
	enter(t, url, wire.Host, 7, testRoom).wantRefused(wire.Taken)
	enter(t, url, wire.Host, 1, testRoom).wantKind(wire.Welcome)
}

// TestSeatIsWhoseTheHostSays: a third came first after a restart; the host's word puts it out and lets the guest in.
func TestSeatIsWhoseTheHostSays(t *testing.T) {
	url := start(t, DefaultLimits())
	host := enter(t, url, wire.Host, 1, testRoom)
	host.wantKind(wire.Welcome)
	third := enter(t, url, wire.Guest, 3, testRoom)
	third.wantKind(wire.Welcome)
	host.wantKind(wire.Came)
	third.send(wire.Frame{Kind: wire.Keep, Mark: token(3).Mark()}) // is not the host, so nothing comes of it
	third.send(wire.Frame{Kind: wire.Data, Body: []byte("sit")})
	host.wantKind(wire.Data)
	host.send(wire.Frame{Kind: wire.Keep, Mark: token(2).Mark()})
	third.wantRefused(wire.Full)
	host.wantKind(wire.Gone)
	enter(t, url, wire.Guest, 3, testRoom).wantRefused(wire.Full)
	guest := enter(t, url, wire.Guest, 2, testRoom)
	guest.wantKind(wire.Welcome)
	host.wantKind(wire.Came)
	host.send(wire.Frame{Kind: wire.Keep, Mark: token(2).Mark()}) // said again, nothing changes
	host.send(wire.Frame{Kind: wire.Data, Body: []byte("still here")})
	guest.wantKind(wire.Data)
}

// TestFloodOfOneAddressLeavesRoom opens far more sockets than an address may have. Another address is served.
func TestFloodOfOneAddressLeavesRoom(t *testing.T) {
	l := DefaultLimits()
	l.Sockets, l.SocketsOfOne, l.RoomsOfOne, l.BehindOneProxy = 40, 10, 3, true
	url := start(t, l)
	from := func(address string) (*websocket.Conn, int) {
		t.Helper()
		conn, answer, err := websocket.Dial(t.Context(), url, &websocket.DialOptions{HTTPHeader: http.Header{"X-Forwarded-For": {address}}})
		if err != nil {
			return nil, answer.StatusCode
		}
		t.Cleanup(func() { conn.CloseNow() })
		return conn, 0
	}
	held, refused, turned := 0, 0, 0
	for i := range 60 {
		conn, status := from("2001:db8::" + strconv.Itoa(i)) // one customer's network
		if conn == nil {
			if status != http.StatusTooManyRequests {
				t.Fatalf("status %d", status)
			}
			turned++
			continue
		}
		x := tab{t, conn}
		x.send(wire.Frame{Kind: wire.Hello, Role: wire.Host, Token: token(byte(i)), Room: room1(byte(i))})
		switch f := x.next(); {
		case f.Kind == wire.Welcome:
			held++
		case f.Kind == wire.Refuse && f.Refusal == wire.Busy:
			refused++
		default:
			t.Fatalf("frame %q", f.Kind)
		}
	}
	if held != l.RoomsOfOne || refused == 0 || held+refused+turned != 60 {
		t.Fatalf("%d rooms, %d refused, %d turned away", held, refused, turned)
	}
	conn, _ := from("2001:db8:0:1::1")
	x := tab{t, conn}
	x.send(wire.Frame{Kind: wire.Hello, Role: wire.Host, Token: token(200), Room: room1(200)})
	x.wantKind(wire.Welcome)
}

// TestRoomsOfOneAddressPushOnlyTheirOwnOut with a table that is full for everybody.
func TestRoomsOfOneAddressPushOnlyTheirOwnOut(t *testing.T) {
	l := DefaultLimits()
	l.Rooms, l.RoomsOfOne = 10, 4
	rs := rooms{limits: l, byName: map[string]*room{}}
	now := time.Unix(0, 0)
	open := func(n byte, from string) wire.Refusal {
		h := wire.Frame{Kind: wire.Hello, Role: wire.Host, Token: token(n), Room: room1(n)}
		m := &listener{}
		why := rs.enter(h, from, m, now)
		if why == 0 {
			rs.leave(h, m, now)
		}
		now = now.Add(time.Second)
		return why
	}
	open(1, "friend")
	for n := range byte(100) {
		if why := open(10+n, "flood"); why != 0 {
			t.Fatalf("room %d: %v", n, why)
		}
	}
	if rs.byName[room1(1)] == nil || len(rs.byName) != 1+l.RoomsOfOne {
		t.Fatalf("%d rooms, the friend's %v", len(rs.byName), rs.byName[room1(1)])
	}
}

func TestSilentAndSlowSocketsAreLetGo(t *testing.T) {
	long := time.Hour
	for _, c := range []struct {
		name string
		set  func(*Limits)
		do   func(tab)
	}{
		{"no hello", func(l *Limits) { l.Hello = time.Millisecond }, func(tab) {}},
		{"nothing said", func(l *Limits) { l.Quiet = time.Millisecond }, func(x tab) {
			x.send(wire.Frame{Kind: wire.Hello, Role: wire.Host, Token: token(1), Room: testRoom})
		}},
		{"a frame that does not end", func(l *Limits) { l.Read = time.Millisecond }, func(x tab) {
			w, err := x.conn.Writer(x.t.Context(), websocket.MessageBinary)
			if err != nil {
				x.t.Fatal(err)
			}
			w.Write(make([]byte, 8000)) // more than is held back, and no end
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := DefaultLimits()
			l.Hello, l.Quiet, l.Read = long, long, long
			c.set(&l)
			x := open(t, start(t, l))
			c.do(x)
			for { // what was said before may come; then the socket ends, within the test's own time
				ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
				_, _, err := x.conn.Read(ctx)
				cancel()
				if ctx.Err() == context.DeadlineExceeded {
					t.Fatal("the socket is still held")
				}
				if err != nil {
					return
				}
			}
		})
	}
	t.Run("pings unanswered", func(t *testing.T) {
		l := DefaultLimits()
		l.Beat = time.Millisecond
		srv := New(l)
		h := httptest.NewServer(srv)
		t.Cleanup(h.Close)
		x := open(t, "ws"+strings.TrimPrefix(h.URL, "http"))
		x.send(wire.Frame{Kind: wire.Hello, Role: wire.Host, Token: token(1), Room: testRoom})
		// The tab reads nothing, so it answers no ping.
		for end := time.Now().Add(20 * time.Second); ; time.Sleep(time.Millisecond) {
			srv.mu.Lock()
			n := srv.sockets
			srv.mu.Unlock()
			if n == 0 {
				return
			}
			if time.Now().After(end) {
				t.Fatal("the socket is still held")
			}
		}
	})
}

func TestWhomARequestCountsFor(t *testing.T) {
	for _, c := range []struct {
		remote, forwarded string
		proxy             bool
		want              string
	}{
		{"192.0.2.1:5000", "", false, "192.0.2.1"},
		{"192.0.2.1:5000", "198.51.100.7", false, "192.0.2.1"}, // a header anybody can write
		{"192.0.2.1:5000", "10.0.0.1, 198.51.100.7", true, "198.51.100.7"},
		{"192.0.2.1:5000", "", true, "192.0.2.1"},
		{"[::ffff:192.0.2.1]:5000", "", false, "192.0.2.1"},
		{"[2001:db8:1:2:3::4]:5000", "", false, "2001:db8:1:2::/64"},
		{"[fe80::1%eth0]:5000", "", false, "fe80::/64"},
		{"192.0.2.1:5000", "[2001:db8::9]:80", true, "2001:db8::/64"},
		{"192.0.2.1:5000", "nobody", true, ""},
	} {
		r := httptest.NewRequest(http.MethodGet, "/signal", nil)
		r.RemoteAddr = c.remote
		if c.forwarded != "" {
			r.Header.Set("X-Forwarded-For", c.forwarded)
		}
		if got := address(r, c.proxy); got != c.want {
			t.Errorf("%s, forwarded for %q: %q, want %q", c.remote, c.forwarded, got, c.want)
		}
	}
}

func TestRoomsAge(t *testing.T) {
	l := DefaultLimits()
	l.Idle, l.Life, l.Rooms = time.Hour, 10*time.Hour, 2
	rs := rooms{limits: l, byName: map[string]*room{}}
	at := func(h float64) time.Time { return time.Unix(0, 0).Add(time.Duration(h * float64(time.Hour))) }
	hello := func(host byte, role wire.Role) wire.Frame {
		h := wire.Frame{Kind: wire.Hello, Role: role, Token: token(host), Room: room1(host)}
		if role == wire.Guest {
			h.Token = token(99)
		}
		return h
	}
	want := func(got, want wire.Refusal) {
		t.Helper()
		if got != want {
			t.Fatalf("refusal %d, want %d", got, want)
		}
	}
	host, guest := &listener{}, &listener{}
	want(rs.enter(hello(1, wire.Host), "", host, at(0)), 0)
	rs.leave(hello(1, wire.Host), host, at(0))
	want(rs.enter(hello(1, wire.Guest), "", guest, at(0.9)), 0)
	rs.leave(hello(1, wire.Guest), guest, at(0.9))
	want(rs.enter(hello(1, wire.Guest), "", guest, at(2)), wire.NoRoom) // idle too long

	want(rs.enter(hello(2, wire.Host), "", host, at(2)), 0)
	want(rs.enter(hello(3, wire.Host), "", host, at(2)), 0)
	want(rs.enter(hello(4, wire.Host), "", host, at(2)), wire.Busy)
	rs.leave(hello(2, wire.Host), host, at(2.5))
	want(rs.enter(hello(4, wire.Host), "", host, at(2.6)), 0) // the empty room made way
	want(rs.enter(hello(2, wire.Guest), "", guest, at(2.6)), wire.NoRoom)

	host.got = nil
	want(rs.enter(hello(3, wire.Guest), "", guest, at(12)), wire.NoRoom) // past its life
	if len(host.got) != 1 || host.got[0].Refusal != wire.Expired {
		t.Fatalf("the host of an expired room was told %v", host.got)
	}
}

// TestMatchesAreRelayed: frames of a match go to the other member as they are, are slowed down where they come faster than their
// rate, never refused for it, and are no frames at all where nothing is relayed.
func TestMatchesAreRelayed(t *testing.T) {
	l := DefaultLimits()
	l.Relayed = 64 << 10
	url := start(t, l)
	host := enter(t, url, wire.Host, 1, testRoom)
	if w := host.wantKind(wire.Welcome); !w.Relays {
		t.Fatal("a server that relays does not say so")
	}
	guest := enter(t, url, wire.Guest, 2, testRoom)
	guest.wantKind(wire.Welcome)
	host.wantKind(wire.Came)
	body := make([]byte, 4000)
	begin := time.Now()
	const frames = 90 // 360 kB, of which 256 go at once
	go func() {
		for i := range frames {
			body[0] = byte(i)
			host.send(wire.Frame{Kind: wire.Relay, Body: body})
		}
	}()
	for i := range frames {
		if f := guest.wantKind(wire.Relay); len(f.Body) != len(body) || f.Body[0] != byte(i) {
			t.Fatalf("frame %d: %d bytes, %d", i, len(f.Body), f.Body[0])
		}
	}
	if took := time.Since(begin); took < time.Second {
		t.Errorf("360 kB took %v", took)
	}
	l.Relayed = 0
	url = start(t, l)
	host = enter(t, url, wire.Host, 1, testRoom)
	if w := host.wantKind(wire.Welcome); w.Relays {
		t.Fatal("a server that does not relay says that it does")
	}
	host.send(wire.Frame{Kind: wire.Relay, Body: body})
	host.wantRefused(wire.BadFrame)
}

// TestAllRelayingTogetherIsLimited: what all send counts together.
func TestAllRelayingTogetherIsLimited(t *testing.T) {
	now := time.Now()
	f := flow{last: now}
	for range 1000 {
		f.take(4000, 1<<20, now)
	}
	if w := f.take(4000, 1<<20, now); w > 0 {
		t.Errorf("4 MB at a megabyte a second wait %v", w)
	}
	for range 1000 {
		f.take(1, 1<<20, now)
	}
	if w := f.take(1, 1<<20, now); w < 500*time.Millisecond || w > 2*time.Second {
		t.Errorf("a thousand small frames more wait %v", w)
	}
	if w := f.take(1, 1<<20, now.Add(10*time.Second)); w > 0 {
		t.Errorf("after ten seconds they wait %v", w)
	}
}
