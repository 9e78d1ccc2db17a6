package session_test

import (
	"bytes"
	"errors"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// plays lets a random player go on with a match for so many ticks, or until done says so.
func plays(p *sessiontest.Peers, with [2]*reads, ticks int, done func() bool) bool {
	b := &bot.Random{Rand: rules.Mix(7, 3)}
	for range ticks {
		p.Tick()
		for _, w := range with {
			if w != nil {
				w.tick()
			}
		}
		if done() {
			return true
		}
		if s := p.Asked(); s != nil {
			s.Answer(len(s.Match().Inputs()), b.Choose(s.Match().Kernel(), s.Decision()))
		}
	}
	return false
}

// TestOwnFailureAccusesNobody: a machine that cannot read a print now says so, may end, keeps no evidence, and goes on as
// soon as it can read.
func TestOwnFailureAccusesNobody(t *testing.T) {
	o := peersOf(starters(t, "sve"))
	o[0].Own, o[0].Deck = ownOf(t, "sve", o[0].Deck, 4)
	broken, real := true, &reads{game: "sve"}
	o[1].Read = func(print []byte, then func(*state.Def, error)) {
		if broken {
			then(nil, errors.New("out of memory"))
			return
		}
		real.read(print, then)
	}
	p, err := sessiontest.NewPeers(o, 5, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	prints := 0
	p.Wires[0].Tap = func(m []byte) { prints += b2i(m[0] == 'P') }
	unread := func() bool { q := p.P[1].Status().Problem; return q != nil && q.Key == "unread" }
	if !plays(p, [2]*reads{real}, 20000, func() bool { return unread() && p.P[1].MayEnd() }) {
		t.Fatalf("it may not be ended: %+v", p.P[1].Status())
	}
	if st := p.P[1].Status(); st.Phase == session.Stopped || p.P[1].Evidence() != nil || p.P[0].Status().Phase == session.Stopped {
		t.Fatalf("it accuses: %+v", st)
	}
	if prints != 1 {
		t.Fatalf("its print was asked for %d times", prints)
	}
	broken = false
	at := p.P[1].Parts()
	if !plays(p, [2]*reads{real}, 3000, func() bool { return p.P[1].Parts() > at }) {
		t.Fatalf("it does not go on: %+v", p.P[1].Status())
	}
}

// TestPrintsThatAreWithheldAreFoundOut: who opens its deck and keeps its cards to itself cannot be checked, and that is said.
func TestPrintsThatAreWithheldAreFoundOut(t *testing.T) {
	p, with := ownPeers(t, "sve", unshown, sessiontest.Faults{})
	p.Wires[0].Keep = func(m []byte) bool { return m[0] == 'P' && p.P[1].Result().Over }
	if !plays(p, with, 60000, func() bool {
		q := p.P[1].Status().Problem
		return p.P[1].Result().Over && q != nil && q.Key == "unopened"
	}) {
		t.Fatalf("nothing is said of it: %+v", p.P[1].Status())
	}
}

// TestWithdrawnWishesStayWithdrawn: the message that brought a wish comes once more after the wish was withdrawn.
func TestWithdrawnWishesStayWithdrawn(t *testing.T) {
	for seed := range uint64(20) {
		p, err := sessiontest.NewPeers(peersOf(starters(t, "sve")), 5+seed, sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		var one, other *session.Peer
		if !plays(p, [2]*reads{}, 20000, func() bool {
			if one = p.Asked(); one == nil || one.Parts() < 40 {
				return false
			}
			other = p.P[one.Seat().Other()]
			return other.CanUndo()
		}) {
			t.Fatal("nothing can be taken back")
		}
		var late []byte
		p.Wires[other.Seat()].Tap = func(m []byte) {
			if session.Wishes(m) {
				late = bytes.Clone(m)
			}
		}
		other.Undo()
		for range 10 {
			p.Tick()
		}
		if one.Back().Stage != session.BackTheirs || late == nil {
			continue // it was free
		}
		other.Keep()
		for range 300 {
			p.Tick()
		}
		if one.Back().Stage != session.BackNone {
			t.Fatal("the wish was not withdrawn")
		}
		one.Hear(late)
		if one.Back().Stage != session.BackNone {
			t.Fatal("the wish that was withdrawn is there again")
		}
		return
	}
	t.Fatal("no wish was asked for")
}

// TestEachSeatHasItsTakeBacks: one that has used up its own leaves the other its.
func TestEachSeatHasItsTakeBacks(t *testing.T) {
	p, err := sessiontest.NewPeers(peersOf(starters(t, "sve")), 9, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if !plays(p, [2]*reads{}, 20000, func() bool { return p.P[0].CanUndo() && p.P[1].CanUndo() }) {
		t.Fatal("nothing can be taken back")
	}
	for _, s := range p.P {
		s.TookBack(0, session.MostBacks)
	}
	if p.P[0].CanUndo() || !p.P[1].CanUndo() {
		t.Fatalf("first seat %v, second %v", p.P[0].CanUndo(), p.P[1].CanUndo())
	}
}
