package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"gotaku/web/link"
)

func TestTakenPortGivesTheNext(t *testing.T) {
	first, err := listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	taken := first.Addr().(*net.TCPAddr).Port
	second, err := listen(first.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if got := second.Addr().(*net.TCPAddr).Port; got <= taken || got > taken+20 {
		t.Fatalf("port %d after %s", got, strconv.Itoa(taken))
	}
}

func TestServeSaysWhereAndSignals(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"index.html", "sw.js"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	r, w := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- serve(ctx, w, "127.0.0.1:0", dir, served{relays: true}) }()
	var url string
	if _, err := fmt.Fscanf(r, "play at %s\n", &url); err != nil {
		t.Fatal(err)
	}
	response, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if b, err := io.ReadAll(response.Body); err != nil || string(b) != "index.html" {
		t.Fatalf("the page is %q, %v", b, err)
	}
	signal, err := link.SignalURL(url)
	if err != nil {
		t.Fatal(err)
	}
	own := link.NewSeat()
	p, err := link.Host(link.Config{Signal: signal, Seat: own}, link.NewInvitation(own))
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	for end := time.Now().Add(40 * time.Second); p.Status().Phase != link.Waiting; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("no room: %+v", p.Status())
		}
	}
	stop()
	if err := <-done; err != nil {
		t.Fatal(err)
	}
}

func TestWhereAFriendCanCome(t *testing.T) {
	all := &net.TCPAddr{IP: net.IPv6unspecified, Port: 8080}
	for _, c := range []struct {
		at   net.Addr
		own  string
		want string
	}{
		{&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}, "192.0.2.7", "play at http://127.0.0.1:8080/\n"},
		{all, "", "play at http://localhost:8080/\n"},
		{all, "192.0.2.7", "play at http://localhost:8080/\nwith a friend in the same network, both at http://192.0.2.7:8080/ (a link leads where it was made)\n"},
	} {
		if got := where(c.at, c.own); got != c.want {
			t.Errorf("%s, %s: %q", c.at, c.own, got)
		}
	}
}

// TestOneAddressDoesNotTakeAllConnections: what is too many is closed at once, and a place that is given up is free.
func TestOneAddressDoesNotTakeAllConnections(t *testing.T) {
	inner, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l := newFair(inner, 2)
	defer l.Close()
	accepted := make(chan net.Conn)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			accepted <- c
		}
	}()
	dial := func() net.Conn {
		c, err := net.Dial("tcp", inner.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		return c
	}
	dial()
	dial()
	first := <-accepted
	<-accepted
	if _, err := dial().Read(make([]byte, 1)); err == nil {
		t.Fatal("the third is served")
	}
	first.Close()
	first.Close() // twice counts once
	dial()
	<-accepted
	if _, err := dial().Read(make([]byte, 1)); err == nil {
		t.Fatal("one too many is served")
	}
}

// TestFloodOfSocketsLeavesRoom: one address opens 3,000 sockets; another is served.
func TestFloodOfSocketsLeavesRoom(t *testing.T) {
	flooder := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}
	probe, err := net.ListenTCP("tcp", flooder)
	if err != nil {
		t.Skip("this machine has one loopback address only")
	}
	probe.Close()
	dir := t.TempDir()
	for _, name := range []string{"index.html", "sw.js"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	r, w := io.Pipe()
	go serve(t.Context(), w, "127.0.0.1:0", dir, served{relays: true})
	var url string
	if _, err := fmt.Fscanf(r, "play at %s\n", &url); err != nil {
		t.Fatal(err)
	}
	signal, err := link.SignalURL(url)
	if err != nil {
		t.Fatal(err)
	}
	var dialer net.Dialer
	dialer.LocalAddr = flooder
	client := &http.Client{Transport: &http.Transport{DialContext: dialer.DialContext}}
	held := 0
	for range 3000 {
		conn, _, err := websocket.Dial(t.Context(), signal, &websocket.DialOptions{HTTPClient: client})
		if err != nil {
			continue
		}
		held++
		t.Cleanup(func() { conn.CloseNow() })
	}
	own := link.NewSeat()
	p, err := link.Host(link.Config{Signal: signal, Seat: own}, link.NewInvitation(own))
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	for end := time.Now().Add(40 * time.Second); p.Status().Phase != link.Waiting; time.Sleep(time.Millisecond) {
		if st := p.Status(); st.Problem != link.NoProblem || time.Now().After(end) {
			t.Fatalf("another address, while %d sockets are held: %+v", held, st)
		}
	}
	t.Logf("%d of 3000 sockets are held", held)
}

func TestBadArgumentsAreNamed(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"dance"}, `unknown command "dance"`},
		{[]string{"build"}, "say where with -o DIR"},
		{[]string{"serve"}, "web serve: 0 arguments, want 1"},
		{[]string{"test", "fast"}, "web test: 1 arguments, want 0"},
		{[]string{"serve", filepath.Join("no", "such")}, "is not a built site"},
		{[]string{"-addr", "x", "y"}, "web: 1 arguments, want 0"},
	} {
		err := run(t.Context(), c.args)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.args, err, c.want)
		}
	}
	for _, addr := range []string{"nonsense", "127.0.0.1:http", "127.0.0.1:70000"} {
		if l, err := listen(addr); err == nil {
			l.Close()
			t.Errorf("listening on %q", addr)
		}
	}
}

func TestEveryStepRunsAndFailuresCount(t *testing.T) {
	var lock sync.Mutex
	ran := map[string]string{}
	do := func(lane, name string, err error) step {
		return step{name, func(_ context.Context, w io.Writer, _ string) error {
			lock.Lock()
			defer lock.Unlock()
			ran[lane] += name
			fmt.Fprintln(w, "said by", name)
			return err
		}}
	}
	var said strings.Builder
	err := runLanes(t.Context(), &said, "", []step{do("1", "a", nil), do("1", "b", errors.New("broken")), do("1", "c", nil)}, []step{do("2", "d", nil), do("2", "e", nil)})
	if err == nil || err.Error() != "1 of 5 steps failed" || ran["1"] != "abc" || ran["2"] != "de" {
		t.Fatalf("ran %q, %v", ran, err)
	}
	for _, want := range []string{"== e\nsaid by e\n", "said by a\n", "broken\n", "== summary\n"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("it says %q, without %q", said.String(), want)
		}
	}
	if strings.Count(said.String(), "ok  ") != 4 || strings.Count(said.String(), "FAIL") != 1 {
		t.Errorf("the summary is %q", said.String())
	}
	if err := runLanes(t.Context(), io.Discard, "", []step{do("3", "f", nil)}); err != nil {
		t.Error(err)
	}
}

// TestBrowserTestsRunOnce: a second, silent run hid a test that failed; what failed is run again by name and seed.
func TestBrowserTestsRunOnce(t *testing.T) {
	for _, c := range []struct {
		only chosen
		want string
	}{
		{chosen{}, "test -v -vet=off -count=1 -timeout=30m -parallel=3 ./web/e2e"},
		{chosen{run: "^TestX$", seed: 7}, "test -v -vet=off -count=1 -timeout=30m -parallel=3 -run=^TestX$ ./web/e2e -seed=7"},
		{chosen{whole: true}, "test -v -vet=off -count=1 -timeout=30m -parallel=3 ./web/e2e -whole"},
		{chosen{pictures: true}, "test -v -vet=off -count=1 -timeout=30m -parallel=3 ./web/e2e -pictures"},
	} {
		if got := strings.Join(browserArgs(c.only), " "); got != c.want {
			t.Errorf("go %s, want go %s", got, c.want)
		}
	}
	ran := 0
	err := runLanes(t.Context(), io.Discard, "", []step{{"broken", func(context.Context, io.Writer, string) error { ran++; return errors.New("broken") }}})
	if err == nil || ran != 1 {
		t.Fatalf("a step that fails ran %d times, %v", ran, err)
	}
}
