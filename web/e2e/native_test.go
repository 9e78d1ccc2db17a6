package e2e

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"testing"
	"time"

	"gotaku/assets"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// program is a native machine at the table: a session over pion, and a bot for its person.
type program struct {
	t    testing.TB
	room *link.Peer
	have link.Channel
	peer *session.Peer
	bot  *bot.Greedy
}

// joined is a native machine that opens the link url, with the starter deck of a number and chance of a seed.
func joined(t testing.TB, s *Site, url string, number int, seed uint64) *program {
	t.Helper()
	l, err := link.ParseLink(url)
	if err != nil {
		t.Fatal(err)
	}
	g := assets.Of("sve")
	p := &program{t: t, bot: bot.NewGreedy(1)}
	p.peer, err = session.NewPeer(session.PeerOptions{
		Rules: g.Rules, Seat: 1, Name: "native", Deck: g.Decks[number].Setup(), Secret: sha256.Sum256(binary.BigEndian.AppendUint64(nil, seed)),
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p.room, err = link.Join(link.Config{Signal: s.Signal, Seat: link.NewSeat()}, l.Invitation)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.peer.Close(); p.room.Close() })
	return p
}

// tick lets the session work, over the newest channel.
func (p *program) tick() {
	p.t.Helper()
	if ch := p.room.Channel(); ch != nil && ch != p.have {
		p.have = ch
		p.peer.Attach(ch)
	}
	p.peer.Tick()
	if st := p.peer.Status(); st.Phase == session.Stopped {
		p.t.Fatalf("native side: the match stopped: %v", st.Problem)
	}
}

func (p *program) over() bool { return p.peer.Result().Over }

func (p *program) once() bool {
	p.t.Helper()
	p.tick()
	d := p.peer.Decision()
	if d == nil || p.peer.Status().Phase != session.Playing {
		return false
	}
	a := p.bot.Answer(p.peer.Match(), d)
	if d.Ask.Key == "arrange" {
		a = state.Answer{Pick: d.Items}
	}
	if err := p.peer.Answer(p.peer.View().Inputs, a); err != nil {
		p.t.Fatalf("native side, input %d, %s: %v", p.peer.View().Inputs, d.Ask.Key, err)
	}
	return true
}

// hex writes a hash as the program shows it.
func hex(h uint64) string { return fmt.Sprintf("%016x", h) }

// until ticks until something has happened.
func (p *program) until(what string, ok func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if p.tick(); ok() {
			return
		}
	}
	p.t.Fatalf("native side: never happened: %s (%+v)", what, p.peer.Status())
}

// shown is how many inputs a match has at least before it is given up.
const shown = 40

// TestTabAgainstNativePeer plays a match between a tab and a native machine, with a reload of the tab, until it is given up or at its end.
func TestTabAgainstNativePeer(t *testing.T) { Seeded(t, tabAgainstNativePeer) }

func tabAgainstNativePeer(t *testing.T, b *Browser) {
	s := Serve(t, app)
	tab := newPerson(b.OpenSized("host", hooked(s.URL), quick))
	native := joined(t, s, inviteByLink(tab), 1, b.seed)
	native.until("the match begins", func() bool { return native.peer.View() != nil })
	native.until("the tab sits at the table", func() bool { return tab.look().Scene == "table" })
	both := []player{tab, native}
	play(t, both, func() bool { return tab.look().Turn >= 4 })
	tab.Reload()
	native.until("the tab is back", func() bool {
		return tab.look().Status == "playing" && native.peer.Status().Phase == session.Playing
	})
	play(t, both, func() bool { return !*whole && tab.look().Inputs >= shown })
	tab.giveUp()
	native.until("both have proof", func() bool {
		return tab.look().Proof == "verified" && native.peer.Status().Proof == session.Verified
	})
	seen, m := tab.look(), native.peer.Match()
	r := m.Result()
	if seen.Inputs != len(m.Inputs()) || seen.Hash != hex(m.Hash(state.Crowd)) || seen.Winner != int(r.Winner) || r.Draw {
		t.Fatalf("tab: input %d, hash %s, winner %d; native: input %d, hash %s, %+v", seen.Inputs, seen.Hash, seen.Winner, len(m.Inputs()), hex(m.Hash(state.Crowd)), r)
	}
	tab.Screenshot("native-end")
	t.Logf("seat %d won after %d inputs in turn %d, hash %s", seen.Winner, seen.Inputs, seen.Turn, seen.Hash)
}
