package session_test

import (
	"errors"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

func TestDifferencesAreNamed(t *testing.T) {
	r := sessiontest.Toy()
	other := sessiontest.Toy()
	for _, c := range []struct {
		key    string
		change func(o *session.PeerOptions)
	}{
		{"format", func(o *session.PeerOptions) { o.Format = "x" }},
		{"pack", func(o *session.PeerOptions) {
			defs := append([]state.Def(nil), other.Pool.Defs...)
			defs[3].Title = "changed"
			pool, err := state.NewPool(defs)
			if err != nil {
				t.Fatal(err)
			}
			if o.Rules, err = rules.NewRules(other.Game, pool); err != nil {
				t.Fatal(err)
			}
		}},
		{"seat", func(o *session.PeerOptions) { o.Seat = 0 }},
	} {
		o := options(r)
		o[1].Seat = 1
		c.change(&o[1])
		a, b := sessiontest.NewWire(1, sessiontest.Faults{})
		p, err := session.NewPeer(o[0], a)
		if err != nil {
			t.Fatal(err)
		}
		q, err := session.NewPeer(o[1], b)
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			p.Tick()
			q.Tick()
		}
		for i, s := range []*session.Peer{p, q} {
			if st := s.Status(); st.Phase != session.Stopped || st.Problem.Key != c.key || st.Problem.JA == "" || st.Problem.EN == "" {
				t.Errorf("%s: seat %d: %+v", c.key, i, st)
			}
		}
		if a.Sent > 10 {
			t.Errorf("%s: %d messages", c.key, a.Sent)
		}
		p.Close()
		q.Close()
	}
}

func TestAnswersAreRefused(t *testing.T) {
	p, b := midway(t, 8, 12)
	s := p.Asked()
	o := p.P[s.Seat().Other()]
	n := s.View().Inputs
	a := b.Choose(s.Match().Kernel(), s.Decision())
	if err := s.Answer(n-1, a); err != session.ErrStale {
		t.Errorf("a stale answer: %v", err)
	}
	if err := o.Answer(n, a); err != session.ErrNotNow {
		t.Errorf("the other seat's answer: %v", err)
	}
	if err := s.Answer(n, state.Answer{Act: state.Act{Verb: state.PlayCard, Card: 30000}, N: []int32{77}}); err == nil {
		t.Error("an illegal answer is taken")
	}
	if s.View().Inputs != n {
		t.Error("something changed")
	}
}

// A stored match of the version before this one is refused in plain words.
func TestOldSnapshotsAreRefused(t *testing.T) {
	p := meet(t, 14, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(14, 3)}
	for range 4 {
		step(t, p, b)
	}
	old := p.P[0].Snapshot()
	old[7] = '1'
	var why *session.Problem
	if _, err := session.ResumePeer(options(sessiontest.Toy())[0], old, nil); !errors.As(err, &why) || why.Key != "version" || why.JA == "" || why.EN == "" {
		t.Fatal(err)
	}
}

// A channel that brings nothing is closed, whatever it brings; one in good faith is not.
func TestFloodsAreClosed(t *testing.T) {
	for _, c := range []struct {
		what string
		most int // messages
		make func(p *sessiontest.Peers) []byte
	}{
		{"nothing", 5200, func(*sessiontest.Peers) []byte { return nil }},
		{"damaged", 5200, func(*sessiontest.Peers) []byte { return []byte("nonsense") }},
		{"against the protocol", 300, func(*sessiontest.Peers) []byte { return session.Signed([]byte("?????")) }},
		{"what is refused", 500, func(p *sessiontest.Peers) []byte { return p.P[1].Forged(state.Answer{}, 1) }},
		{"a log without parts", 2600, func(p *sessiontest.Peers) []byte { return p.P[1].Empty() }},
	} {
		p := meet(t, 8, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(8, 3)}
		for range 12 {
			step(t, p, b)
		}
		p.Settle()
		for p.Asked().Seat() != 0 {
			step(t, p, b)
			p.Settle()
		}
		n := 0
		for ; p.P[0].Status().Phase == session.Playing && n < 10000; n++ {
			p.Wires[1].Put(c.make(p))
			if n%64 == 63 {
				p.P[0].Tick()
			}
		}
		if st := p.P[0].Status(); n > c.most || st.Phase != session.Dropped || st.Problem.Key != "flood" {
			t.Errorf("%s: after %d messages %+v %v", c.what, n, st, st.Problem)
		}
	}
}

// Messages that bring nothing are no flood where they come as two machines in good faith send them.
func TestAQuietMatchIsNoFlood(t *testing.T) {
	p := meet(t, 8, sessiontest.Faults{})
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		p.Wires[1].Put(p.P[1].Empty())
		p.P[0].Tick()
	}
	if st := p.P[0].Status(); st.Phase != session.Playing || st.Ignored != 0 {
		t.Fatalf("%+v %v", st, st.Problem)
	}
}

func TestSnapshotIsChecked(t *testing.T) {
	p := meet(t, 14, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(14, 3)}
	for range 10 {
		step(t, p, b)
	}
	o := options(sessiontest.Toy())[0]
	whole := p.P[0].Snapshot()
	for i := range whole {
		if _, err := session.ResumePeer(o, whole[:i], nil); err == nil {
			t.Fatalf("cut to %d of %d bytes is taken", i, len(whole))
		}
	}
	for i := range whole {
		c := append([]byte(nil), whole...)
		c[i] ^= 0x10
		if _, err := session.ResumePeer(o, c, nil); err == nil {
			t.Fatalf("byte %d changed is taken", i)
		}
	}
}

// The other's name is shown at the table: it is judged before, whatever its machine sends.
func TestNamesAreNames(t *testing.T) {
	o := options(sessiontest.Toy())
	o[1].Name = "\u202eb\n\u200ba\x07"
	p, err := sessiontest.NewPeers(o, 9, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	p.P[1].Call(o[1].Name) // its machine is a modified one
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	if got := p.P[0].Names()[1]; got != "ba" {
		t.Fatalf("it is called %q", got)
	}
	if _, err := state.DecodeRecord(p.P[0].Record()); err != nil {
		t.Fatal(err)
	}
}
