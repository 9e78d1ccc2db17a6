package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"gotaku/web/link"
)

const echo = "./web/e2e/testdata/echo"

func TestMain(m *testing.M) { Main(m) }

// tell gives the echo program a command.
func tell(x *Tab, args ...string) {
	x.t.Helper()
	b, err := json.Marshal(args)
	x.must(err)
	MustEval[bool](x, fmt.Sprintf(`(__gotaku.do(...%s), true)`, b))
}

type echoState struct {
	Link, Code, Problem, Reason, Err string
}

func (x *Tab) echo() echoState {
	x.t.Helper()
	var s echoState
	x.State(&s)
	return s
}

// invite makes a tab the host and returns the link it shows.
func invite(x *Tab) string {
	x.t.Helper()
	tell(x, "host")
	x.Until("the host waits", `s.phase === 1 && s.link`)
	return x.echo().Link
}

const linked = `s.phase === 3 && s.channel === 1`

func TestTwoTabsMeetByLink(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	host := b.Open("host", s.URL)
	url := invite(host)
	if !strings.HasPrefix(url, s.URL+"#r=") {
		t.Fatalf("link %s", url)
	}
	guest := b.Open("guest", url)
	host.Until("the host is linked", linked)
	guest.Until("the guest is linked", linked)
	tell(host, "send", "echo こんにちは")
	guest.Until("the guest heard", `s.got && s.got[0] === "echo こんにちは"`)
	host.Until("the host heard", `s.got && s.got[0] === "こんにちは"`)
	tell(guest, "send-large")
	host.Until("the largest message came whole", `s.got && s.got[1] === "*".repeat(64)`)

	third := b.Open("third", url)
	third.Until("the third is told", `s.problem.startsWith("The table is full") && s.phase === 4`)

	// Each side loads its page anew: same seats, a new channel on both sides.
	guest.Reload()
	guest.Until("the guest is linked again", linked)
	host.Until("the host has its second channel", linked+` && s.count === 2`)
	tell(host, "send", "echo one")
	host.Until("words go both ways", `s.got && s.got.includes("one")`)

	host.Reload()
	host.Until("the host is linked again", linked)
	guest.Until("the guest has its second channel", linked+` && s.count === 2`)
	tell(host, "send", "echo two")
	host.Until("words go both ways", `s.got && s.got.includes("two")`)

	tell(guest, "drop")
	guest.Until("the guest has its third channel", linked+` && s.count === 3`)
	host.Until("the host has its second channel since", linked+` && s.count === 2`)
	tell(guest, "send", "echo three")
	guest.Until("words go both ways", `s.got && s.got.includes("three")`)

	again := guest.Beside("again", url) // the same person in a second tab
	guest.Until("the first tab is told", `s.problem.startsWith("This seat was opened in another tab")`)
	again.Until("the second has the seat", linked)
}

func TestStaleLinkIsNamed(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("late", link.NewInvitation(link.NewSeat()).URL(s.URL))
	x.Until("the guest is told", `s.problem.startsWith("There is no such table")`)
}

// native plays the other side by pion.
type native struct {
	t  testing.TB
	at func() link.Channel
}

func (n native) until(what string, ok func(link.Channel) bool) {
	n.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if ch := n.at(); ch != nil && ok(ch) {
			return
		}
	}
	n.t.Fatalf("native side: never happened: %s", what)
}

func (n native) untilOpen() {
	n.t.Helper()
	n.until("open", func(ch link.Channel) bool { return ch.State() == link.Open })
}

// talk sends both ways and checks what comes.
func (n native) talk(x *Tab) {
	n.t.Helper()
	n.untilOpen()
	x.Until("the tab's channel is open", `s.channel === 1`)
	if err := n.at().Send([]byte("echo native")); err != nil {
		n.t.Fatal(err)
	}
	n.until("an echo", func(ch link.Channel) bool {
		msg, ok := ch.Poll()
		return ok && string(msg) == "native"
	})
	if err := n.at().Send(make([]byte, link.MaxMessage)); err != nil {
		n.t.Fatal(err)
	}
	x.Until("the largest message came whole", `s.got && s.got.at(-1) === "*".repeat(64)`)
	tell(x, "send-large")
	n.until("the tab's largest message", func(ch link.Channel) bool {
		msg, ok := ch.Poll()
		return ok && len(msg) == link.MaxMessage
	})
}

func TestTabMeetsNativePeer(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	t.Run("tab hosts", func(t *testing.T) {
		x := b.Open("host", s.URL)
		l, err := link.ParseLink(invite(x))
		if err != nil {
			t.Fatal(err)
		}
		p, err := link.Join(link.Config{Signal: s.Signal, Seat: link.NewSeat()}, l.Invitation)
		if err != nil {
			t.Fatal(err)
		}
		n := native{t, p.Channel}
		n.talk(x)
		x.Reload()
		x.Until("the tab is back", linked)
		n.talk(x)
		p.Close()
		x.Until("the tab sees the other go", `s.channel === 2 && !s.present`)
	})
	t.Run("native hosts", func(t *testing.T) {
		own := link.NewSeat()
		inv := link.NewInvitation(own)
		p, err := link.Host(link.Config{Signal: s.Signal, Seat: own}, inv)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Close)
		for p.Status().Phase != link.Waiting {
			time.Sleep(time.Millisecond)
		}
		x := b.Open("guest", inv.URL(s.URL))
		native{t, p.Channel}.talk(x)
	})
}

func (x *Tab) code() string {
	x.t.Helper()
	x.Until("a code", `s.code`)
	return x.echo().Code
}

func TestPastedInvitation(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	host, guest := b.Open("host", s.URL), b.Open("guest", s.URL)
	tell(host, "offer")
	offer := host.code()
	t.Logf("offer of %d characters", len(offer))
	tell(guest, "answer", offer)
	tell(host, "accept", guest.code())
	host.Until("the host is connected", `s.channel === 1`)
	guest.Until("the guest is connected", `s.channel === 1`)
	tell(host, "send", "echo by hand")
	host.Until("words go both ways", `s.got && s.got[0] === "by hand"`)
	tell(guest, "drop")
	host.Until("the host sees the close", `s.channel === 2 && s.reason === "closed by the other side"`)

	tell(guest, "answer", offer[:40])
	if got := guest.echo().Err; !strings.HasPrefix(got, "the code cannot be read: its end is missing") {
		t.Fatalf("a broken code: %q", got)
	}

	p, err := link.Offer(nil)
	if err != nil {
		t.Fatal(err)
	}
	n := native{t, p.Channel}
	var code string
	n.until("a code", func(link.Channel) bool { c, ok, _ := p.Code(); code = c; return ok })
	x := b.Open("tab", s.URL)
	tell(x, "answer", code)
	if err := p.Accept(x.code()); err != nil {
		t.Fatal(err)
	}
	n.talk(x)
}
