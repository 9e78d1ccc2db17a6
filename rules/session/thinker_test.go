package session_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// thinking is a match that is played on, and the thinker that answers in it.
type thinking struct {
	*testing.T
	m       *match.Match
	thinker session.Thinker
	rand    rules.Rand
}

// on plays until a seat is asked something, after n answers more.
func (t *thinking) on(n int) {
	t.Helper()
	for w := t.m.Pending(); ; w = t.m.Pending() {
		if w == nil {
			t.Fatal("the match is over")
		}
		in := session.Due(t.m, 4)
		if in == nil && n == 0 && w.Kind == state.InAnswer {
			return
		}
		if in == nil {
			answered := sessiontest.Answers(t.m, &bot.Random{Rand: t.rand}, &t.rand)
			in = &answered
			n = max(n-1, 0)
		}
		if err := t.m.Feed(*in); err != nil {
			t.Fatal(err)
		}
	}
}

// asks compares what the thinker answers with what one answers who has seen nothing before, and says whether the
// thinker went on in the match that it had.
func (t *thinking) asks(what string, goesOn bool) {
	t.Helper()
	was, seat := t.thinker.Match(), t.m.Pending().D[0].Seat
	r, err := state.DecodeRecord(match.NewRecord(t.m).Encode())
	if err != nil {
		t.Fatal(err)
	}
	a, err := t.thinker.Think(r, t.m.Setup().Rules, seat, bot.NewGreedy(3))
	b, anew := new(session.Thinker).Think(r, t.m.Setup().Rules, seat, bot.NewGreedy(3))
	if err != nil || anew != nil {
		t.Fatalf("%s: %v, %v", what, err, anew)
	}
	if !slices.Equal(state.EncodeAnswer(nil, &a), state.EncodeAnswer(nil, &b)) {
		t.Errorf("%s: it answers %+v, anew %+v", what, a, b)
	}
	now := t.thinker.Match()
	if now.Hash(state.All) != t.m.Hash(state.All) || len(now.Inputs()) != len(t.m.Inputs()) {
		t.Errorf("%s: it thought in another match", what)
	}
	if now == was != goesOn {
		t.Errorf("%s: it went on where it stood is %v, want %v", what, now == was, goesOn)
	}
}

// TestThinkerGoesOn where the record continues the one before, and begins anew after what was taken back, in a fork that
// went another way, and in a new match.
func TestThinkerGoesOn(t *testing.T) {
	th := &thinking{T: t, m: match.New(sessiontest.ToySetup(), state.All), rand: rules.Mix(1, 1)}
	defer func() { th.m.Close() }()
	th.on(2)
	th.asks("the first record", false)
	th.asks("the same record", true)
	for range 10 {
		th.on(1)
		th.asks("a record that goes on", true)
	}
	fork := th.m.Fork()
	defer fork.Close()

	if _, err := th.m.Undo(len(th.m.Inputs()) / 2); err != nil {
		t.Fatal(err)
	}
	th.on(0)
	th.asks("after what was taken back", false)
	th.on(1)
	th.asks("further from there", true)

	if a, b := match.NewRecord(fork), match.NewRecord(th.m); a.Continues(b) || b.Continues(a) {
		t.Fatal("this chance plays both the same way")
	}
	was := th.m
	th.m = fork
	th.on(3)
	th.asks("in a fork that went another way", false)
	th.m = was
	th.asks("back in the first", false)

	setup := sessiontest.ToySetup()
	setup.Names[1] = "somebody else"
	th.m = match.New(setup, state.All)
	th.on(2)
	th.asks("in a new match", false)
	setup.Decks[0].Main = setup.Decks[0].Main[:len(setup.Decks[0].Main)-1]
	th.m.Close()
	th.m = match.New(setup, state.All)
	th.on(2)
	th.asks("with another deck", false)
}

// TestThinkerForgetsWhatFailed: a record that the rules refuse is an error, and nothing of it is gone on from.
func TestThinkerForgetsWhatFailed(t *testing.T) {
	th := &thinking{T: t, m: match.New(sessiontest.ToySetup(), state.All), rand: rules.Mix(1, 1)}
	defer func() { th.m.Close() }()
	th.on(3)
	th.asks("the first record", false)
	bad := match.NewRecord(th.m)
	bad.Inputs = append(bad.Inputs, state.Input{Kind: state.InRolled, N: 1 << 20})
	if _, err := th.thinker.Think(bad, th.m.Setup().Rules, 0, bot.NewGreedy(3)); err == nil || th.thinker.Match() != nil {
		t.Errorf("%v, and it has %v", err, th.thinker.Match())
	}
	th.asks("the record again", false)
	if _, err := th.thinker.Think(match.NewRecord(th.m), th.m.Setup().Rules, th.m.Pending().D[0].Seat.Other(), bot.NewGreedy(3)); err == nil {
		t.Error("a seat that is not asked is thought for")
	}
	th.asks("after a seat that is not asked", true)
}
