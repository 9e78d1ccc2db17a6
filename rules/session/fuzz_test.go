package session_test

import (
	"slices"
	"testing"

	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// FuzzPeer sends a side any bytes, genuine messages changed, old and doubled ones,
// at any time. Nothing breaks, and the match stays one that its record plays.
func FuzzPeer(f *testing.F) {
	f.Add([]byte{0, 3, 'H', 1, 2, 1, 5, 'S', 0, 0, 0, 0, 4, 0, 2, 7, 3, 1, 4, 0, 3, 9, 9})
	f.Add([]byte{4, 0, 4, 0, 4, 0, 3, 1, 3, 2, 3, 3, 3, 4, 2, 5, 60, 255, 5, 0, 4, 0})
	f.Add([]byte{2, 1, 9, 9, 2, 2, 8, 8, 2, 3, 30, 1, 2, 9, 31, 2, 2, 12, 12, 1, 4, 0, 2, 13, 20, 3})
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) > 400 {
			return
		}
		p := meet(t, 77, sessiontest.Faults{})
		var heard [][]byte
		tap := func(b []byte) { heard = append(heard, slices.Clone(b)) }
		p.Wires[0].Tap, p.Wires[1].Tap = tap, tap
		random := &bot.Random{Rand: 5}
		for range 10 {
			step(t, p, random)
		}
		take := func() byte {
			if len(b) == 0 {
				return 0
			}
			c := b[0]
			b = b[1:]
			return c
		}
		for len(b) > 0 {
			op, to := take(), p.Wires[len(b)&1]
			switch op % 6 {
			case 0, 1:
				n := min(int(take()), len(b))
				m := slices.Clone(b[:n])
				b = b[n:]
				if op%6 == 1 {
					m = session.Signed(m)
				}
				to.Put(m)
			case 2:
				m := slices.Clone(heard[int(take())%len(heard)])
				m = m[:len(m)-4]
				m[int(take())%len(m)] ^= take()
				to.Put(session.Signed(m))
			case 3:
				to.Put(heard[int(take())%len(heard)])
			case 4:
				for range 5 {
					p.Tick()
				}
				if s := p.Asked(); s != nil {
					s.Answer(s.View().Inputs, random.Choose(s.Match().Kernel(), s.Decision()))
				}
			case 5:
				p.Break()
				p.Wires[0].Tap, p.Wires[1].Tap = tap, tap
			}
			p.Tick()
		}
		for i, s := range p.P {
			m := s.Match()
			if m.Broken() != nil {
				t.Fatalf("seat %d: %s", i, match.Trace(m.Broken()))
			}
			again, err := match.Replay(match.NewRecord(m), m.Setup().Rules, m.Me())
			if err != nil || again.Hash(state.All) != m.Hash(state.All) {
				t.Fatalf("seat %d: the record plays another match: %v", i, err)
			}
			again.Close()
		}
	})
}

// FuzzResume gives a side any bytes for a stored match.
func FuzzResume(f *testing.F) {
	p := meet(f, 78, sessiontest.Faults{})
	b := &bot.Random{Rand: 5}
	for range 8 {
		step(f, p, b)
	}
	f.Add(p.P[0].Snapshot())
	f.Add(p.P[1].Snapshot())
	o := options(sessiontest.Toy())[0]
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) > 4 { // past the check sum
			b = session.Signed(slices.Clone(b[:len(b)-4]))
		}
		if s, err := session.ResumePeer(o, b, nil); err == nil {
			s.Tick()
			s.Close()
		}
	})
}

// FuzzEvidence: whatever a file of evidence holds, it is read whole or refused, and shows a lie only where there is one.
func FuzzEvidence(f *testing.F) {
	for what := range 2 {
		p := meet(f, 79, sessiontest.Faults{})
		if what == 0 { // one that lies at the end
			p.Wires[0].Keep = func(m []byte) bool { return m[0] == 'O' }
		}
		finishes := &bot.Random{Rand: 5}
		for n := 0; n < 3000 && step(f, p, finishes); n++ {
		}
		p.Wires[0].Keep = nil
		p.P[0].Open(p.P[0].Match().Setup().Decks[0], true)
		for n := 0; n < 3000 && p.P[1].Evidence() == nil; n++ {
			p.Tick()
		}
		if e := p.P[1].Evidence(); e != nil {
			f.Add(e)
		} else if what == 0 {
			f.Fatal("there is no evidence")
		}
	}
	rs := sessiontest.Toy()
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) > 4 { // past the check sum
			b = session.Signed(slices.Clone(b[:len(b)-4]))
		}
		_, wrong := session.EvidenceOf(b)
		if why, err := session.VerifyEvidence(rs, nil, b); wrong != nil && err == nil || err == nil && why == nil {
			t.Fatalf("%v %v %v", wrong, why, err)
		}
	})
}

// oneWay is a channel by which messages come and nothing is heard.
type oneWay struct{ come [][]byte }

func (c *oneWay) Send([]byte) error { return nil }
func (c *oneWay) Open() bool        { return true }
func (c *oneWay) Close()            {}
func (c *oneWay) Poll() ([]byte, bool) {
	if len(c.come) == 0 {
		return nil, false
	}
	m := c.come[0]
	c.come = c.come[1:]
	return m, true
}

// FuzzWatch shows any bytes, and what a gallery shows with a byte changed, to somebody who looks on: what is taken is a match
// that its record plays.
func FuzzWatch(f *testing.F) {
	p := meet(f, 80, sessiontest.Faults{})
	b := &bot.Random{Rand: 5}
	for range 12 {
		step(f, p, b)
	}
	var shown [][]byte
	taps := &tapped{see: func(m []byte) { shown = append(shown, slices.Clone(m)) }}
	g := &session.Gallery{}
	g.Admit(taps)
	for range 200 {
		g.Show(p.P[0])
	}
	if len(shown) == 0 {
		f.Fatal("nothing is shown")
	}
	f.Add([]byte{0, 5, 1, 0, 9, 2, 0, 0, 0})
	f.Add([]byte{0, 0, 0, 0, 40, 7, 0, 41, 1, 3, 'G', 1, 1})
	rs := sessiontest.Toy()
	f.Fuzz(func(t *testing.T, b []byte) {
		ch := &oneWay{}
		w := session.NewWatch(rs, "", nil, ch)
		defer w.Close()
		for len(b) > 2 && len(ch.come) < 50 {
			if b[0]&1 == 1 {
				n := min(int(b[1]), len(b)-2)
				ch.come = append(ch.come, session.Signed(slices.Clone(b[2:2+n])))
				b = b[2+n:]
				continue
			}
			m := slices.Clone(shown[int(b[0]>>1)%len(shown)])
			m = m[:len(m)-4]
			m[int(b[1])*len(m)/256] ^= b[2]
			ch.come = append(ch.come, session.Signed(m))
			b = b[3:]
		}
		for range 3 {
			w.Tick()
		}
		if w.View(); w.Match() == nil {
			return
		}
		if m := w.Match(); m.Broken() != nil {
			t.Fatal(match.Trace(m.Broken()))
		}
	})
}

// tapped is a channel on which what is sent is seen.
type tapped struct {
	oneWay
	see func([]byte)
}

func (c *tapped) Send(b []byte) error { c.see(b); return nil }
