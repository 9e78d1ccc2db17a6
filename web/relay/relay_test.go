package relay

import (
	"context"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"gotaku/web/link/wire"
)

const testRoom = "room-one"

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
	enter(t, url, wire.Host, 3, testRoom).wantRefused(wire.Taken)
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
	enter(t, url, wire.Host, 2, "room-two").wantRefused(wire.Busy)
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

func TestRoomsAge(t *testing.T) {
	l := DefaultLimits()
	l.Idle, l.Life, l.Rooms = time.Hour, 10*time.Hour, 2
	rs := rooms{limits: l, byName: map[string]*room{}}
	at := func(h float64) time.Time { return time.Unix(0, 0).Add(time.Duration(h * float64(time.Hour))) }
	hello := func(name string, role wire.Role) wire.Frame {
		return wire.Frame{Kind: wire.Hello, Role: role, Token: wire.Token{byte(role) + 1}, Room: name}
	}
	want := func(got, want wire.Refusal) {
		t.Helper()
		if got != want {
			t.Fatalf("refusal %d, want %d", got, want)
		}
	}
	host, guest := &listener{}, &listener{}
	want(rs.enter(hello("aaaaaaaa", wire.Host), host, at(0)), 0)
	rs.leave(hello("aaaaaaaa", wire.Host), host, at(0))
	want(rs.enter(hello("aaaaaaaa", wire.Guest), guest, at(0.9)), 0)
	rs.leave(hello("aaaaaaaa", wire.Guest), guest, at(0.9))
	want(rs.enter(hello("aaaaaaaa", wire.Guest), guest, at(2)), wire.NoRoom) // idle too long

	want(rs.enter(hello("bbbbbbbb", wire.Host), host, at(2)), 0)
	want(rs.enter(hello("cccccccc", wire.Host), host, at(2)), 0)
	want(rs.enter(hello("dddddddd", wire.Host), host, at(2)), wire.Busy)
	rs.leave(hello("bbbbbbbb", wire.Host), host, at(2.5))
	want(rs.enter(hello("dddddddd", wire.Host), host, at(2.6)), 0) // the empty room made way
	want(rs.enter(hello("bbbbbbbb", wire.Guest), guest, at(2.6)), wire.NoRoom)

	host.got = nil
	want(rs.enter(hello("cccccccc", wire.Guest), guest, at(12)), wire.NoRoom) // past its life
	if len(host.got) != 1 || host.got[0].Refusal != wire.Expired {
		t.Fatalf("the host of an expired room was told %v", host.got)
	}
}
