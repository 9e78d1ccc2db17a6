package session_test

import (
	"errors"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// slow is a bot that thinks elsewhere, by its record, and answers at the third time of asking. From the fifth answer on
// what comes from there is bad.
type slow struct {
	*bot.Greedy
	bad         string
	begun, here int
	idle        int // how often it was asked where it can only pass
	elsewhere   session.Thinker
}

func (s *slow) Answer(m *match.Match, d *rules.Decision) state.Answer {
	s.here++
	return s.Greedy.Answer(m, d)
}

func (s *slow) Begin(m *match.Match, d *rules.Decision) session.Thought {
	s.begun++
	if d.Kind == rules.Acting && len(d.Acts(m.Kernel(), state.EyesOf(d.Seat), nil)) == 1 {
		s.idle++
	}
	if s.bad == "nobody" {
		return nil
	}
	r, err := state.DecodeRecord(match.NewRecord(m).Encode())
	if err != nil {
		return &late{err: err}
	}
	a, err := s.elsewhere.Think(r, m.Setup().Rules, d.Seat, bot.NewGreedy(3))
	switch {
	case s.begun < 5:
	case s.bad == "error":
		err = errors.New("it ended")
	case s.bad == "illegal":
		a = state.Answer{N: []int32{99, 99, 99, 99, 99, 99}}
	}
	return &late{a: a, err: err, wait: 2}
}

type late struct {
	a    state.Answer
	err  error
	wait int
}

func (l *late) Poll() (*state.Answer, error) {
	if l.wait--; l.wait >= 0 {
		return nil, nil
	}
	if l.err != nil {
		return nil, l.err
	}
	return &l.a, nil
}

// TestSlowPlayer: the same match is played whether a bot thinks here or elsewhere, and what does not come from there, or
// is no answer, is thought of here.
func TestSlowPlayer(t *testing.T) {
	played := func(b session.Player) (hash uint64, inputs int) {
		t.Helper()
		l, err := session.NewLocal(session.LocalOptions{Setup: sessiontest.ToySetup(), Seed: 5, Bots: [2]session.Player{bot.NewGreedy(2), b}})
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		for n := 0; !l.Result().Over; n++ {
			l.Tick()
			if st := l.Status(); st.Phase == session.Stopped || n > 20_000 {
				t.Fatalf("%+v %v", st, st.Problem)
			}
		}
		return l.Match().Hash(state.All), len(l.Match().Inputs())
	}
	hash, inputs := played(bot.NewGreedy(3))
	for _, bad := range []string{"", "nobody", "error", "illegal"} {
		b := &slow{Greedy: bot.NewGreedy(3), bad: bad}
		h, n := played(b)
		if h != hash || n != inputs {
			t.Errorf("%q: another match of %d inputs, want %d", bad, n, inputs)
		}
		want := b.begun - 4
		switch bad {
		case "":
			want = 0
		case "nobody":
			want = b.begun
		}
		if b.idle > 0 {
			t.Errorf("%q: it was asked %d times where it can do but one thing", bad, b.idle)
		}
		if b.here != want || b.begun < 5 {
			t.Errorf("%q: %d of %d answers were thought of here, want %d", bad, b.here, b.begun, want)
		}
	}
}

// TestTakenBackWhileItThinks: an answer to what is asked no more is not taken.
func TestTakenBackWhileItThinks(t *testing.T) {
	b := &slow{Greedy: bot.NewGreedy(3)}
	l, err := session.NewLocal(session.LocalOptions{Setup: sessiontest.ToySetup(), Seed: 5, Bots: [2]session.Player{nil, b}})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	r := rules.Mix(1, 1)
	answer := func() {
		t.Helper()
		random := &bot.Random{Rand: r}
		if err := l.Answer(l.View().Inputs, random.Choose(l.Match().Kernel(), l.Decision())); err != nil {
			t.Fatal(err)
		}
	}
	for n := 0; n < 2000 && !l.Result().Over; n++ {
		if l.Decision() != nil {
			answer()
			if l.Decision() == nil && l.CanUndo() && n > 20 { // the bot thinks
				begun := b.begun
				if err := l.Undo(); err != nil {
					t.Fatal(err)
				}
				answer()
				for l.Decision() == nil && !l.Result().Over {
					l.Tick()
				}
				if b.begun == begun {
					t.Error("what was thought of before it was taken back is answered")
				}
				return
			}
		}
		l.Tick()
	}
	t.Error("nothing was taken back while the bot thought")
}

// TestThinkRefuses a record at whose end the seat is not asked.
func TestThinkRefuses(t *testing.T) {
	m := match.New(sessiontest.ToySetup(), state.All)
	defer m.Close()
	if _, err := new(session.Thinker).Think(match.NewRecord(m), m.Setup().Rules, 0, bot.NewGreedy(1)); err == nil {
		t.Error("a seat that is not asked is thought for")
	}
}
