package session_test

import (
	"bytes"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// breaks is the toy with a mistake: its rules crash when a card of power 7 is played.
type breaks struct{ rules.Game }

const crash = "a mistake in the rules"

func (g breaks) Performed(k *rules.Kernel, e *state.Event) {
	if e.Verb == ability.Moved && k.In(e.New, ability.Field) && k.State.Card(e.New).Face == k.Pool.Face("toy/7") {
		panic(crash)
	}
	g.Game.Performed(k, e)
}

func breaking(t *testing.T) rules.Setup {
	toy := sessiontest.Toy()
	r, err := rules.NewRules(breaks{toy.Game}, toy.Pool)
	if err != nil {
		t.Fatal(err)
	}
	return rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{sessiontest.ToyDeck(r, 20), sessiontest.ToyDeck(r, 20)}}
}

// breaker is the act of playing a card of power 7 of a session's person, if there is one.
func breaker(s session.Session, m *match.Match) (state.Answer, bool) {
	for _, a := range s.Acts() {
		if a.Verb == state.PlayCard && m.State().Cards[a.Card].Face == m.Setup().Rules.Pool.Face("toy/7") {
			return state.Answer{Act: a}, true
		}
	}
	return state.Answer{}, false
}

// plainly says what is wrong with how a crash is told.
func plainly(t *testing.T, st session.Status) {
	t.Helper()
	p := st.Problem
	if p == nil || p.Key != "broken" {
		t.Fatalf("told as %+v", p)
	}
	if !strings.HasPrefix(p.JA, "入力 ") || p.EN == "" || strings.ContainsAny(p.JA+p.EN, "\n[]{}/") || strings.Contains(p.EN, crash) {
		t.Fatalf("not a plain sentence: %q, %q", p.JA, p.EN)
	}
	if !strings.Contains(st.Trace, crash) || !strings.Contains(st.Trace, "goroutine") {
		t.Fatalf("no trace for those who mend it: %q", st.Trace)
	}
}

// TestCrashOfTheRulesIsTakenBack: an answer on which the rules crash is kept nowhere, not
// here, not in what is stored, and not at the other side; the match goes on otherwise.
func TestCrashOfTheRulesIsTakenBack(t *testing.T) {
	p, err := sessiontest.NewPeers(peersOf(breaking(t)), 3, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	b, times := &bot.Random{Rand: 4}, 0
	for {
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		s := p.Asked()
		if s == nil {
			break
		}
		if a, ok := breaker(s, s.Match()); ok && times < 3 {
			times++
			o := p.P[s.Seat().Other()]
			hash, n, stored := s.Match().Hash(state.NoEyes), len(s.Match().Inputs()), bytes.Clone(p.Stored(int(s.Seat())))
			if err := s.Answer(s.View().Inputs, a); err == nil {
				t.Fatal("the answer was taken")
			}
			plainly(t, s.Status())
			if s.Match().Hash(state.NoEyes) != hash || len(s.Match().Inputs()) != n || s.Decision() == nil {
				t.Fatal("the match is not as it was")
			}
			if !bytes.Equal(p.Stored(int(s.Seat())), stored) {
				t.Fatal("what is stored is not as it was")
			}
			if len(o.Match().Inputs()) != n || o.Match().Hash(state.All) != s.Match().Hash(state.All) {
				t.Fatalf("at the other side: %+v", o.Status())
			}
			if err := p.Reload(int(s.Seat())); err != nil {
				t.Fatal(err)
			}
			continue
		}
		a := b.Choose(s.Match().Kernel(), s.Decision())
		if c := &s.Match().State().Cards[a.Act.Card]; a.Act.Verb == state.PlayCard && c.Face == s.Match().Setup().Rules.Pool.Face("toy/7") {
			a = state.Answer{Act: state.Act{Verb: state.EndPhase}}
		}
		if err := s.Answer(s.View().Inputs, a); err != nil {
			t.Fatal(err)
		}
	}
	if times == 0 || !p.P[0].Result().Over {
		t.Fatalf("it broke %d times; over: %v", times, p.P[0].Result())
	}
}

// TestCrashOfTheRulesAlone: the same for one person with both hands, and where a bot does
// it the match stops before it, to be gone on from its record.
func TestCrashOfTheRulesAlone(t *testing.T) {
	setup := breaking(t)
	l, err := session.NewLocal(session.LocalOptions{Setup: setup, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	b, n := &bot.Random{Rand: 4}, 0
	a, ok := state.Answer{}, false
	for ; n < 200 && !ok && l.Decision() != nil; n++ {
		if err := l.Answer(l.View().Inputs, b.Choose(l.Match().Kernel(), l.Decision())); err != nil && l.Status().Trace == "" {
			t.Fatal(err)
		}
		a, ok = breaker(l, l.Match())
	}
	if !ok {
		t.Fatal("nobody could break it")
	}
	hash := l.Match().Hash(state.NoEyes)
	if err := l.Answer(l.View().Inputs, a); err == nil || l.Match().Hash(state.NoEyes) != hash || l.Decision() == nil {
		t.Fatalf("%v; %+v", err, l.Status())
	}
	plainly(t, l.Status())

	bots, err := session.NewLocal(session.LocalOptions{Setup: setup, Seed: 5, Bots: [2]session.Player{bot.NewGreedy(1), bot.NewGreedy(2)}})
	if err != nil {
		t.Fatal(err)
	}
	defer bots.Close()
	for range 3000 {
		bots.Tick()
	}
	if st := bots.Status(); st.Phase != session.Stopped {
		t.Fatalf("%+v", st)
	}
	plainly(t, bots.Status())
	again, err := session.NewLocal(session.LocalOptions{Setup: setup, Seed: 5, Inputs: bots.Match().Inputs()})
	if err != nil || again.Decision() == nil {
		t.Fatalf("it cannot be gone on from: %v", err)
	}
	again.Close()
}

// shuffleBreaks is the toy with a mistake in what no person answers: a shuffle in the middle of a match.
type shuffleBreaks struct{ rules.Game }

func (g shuffleBreaks) Performed(k *rules.Kernel, e *state.Event) {
	if e.Verb == ability.Shuffled && k.State.Table[state.TableTurnNo] > 0 {
		panic(crash)
	}
	g.Game.Performed(k, e)
}

// TestCrashWithoutAPerson: where the rules crash on what a machine writes by itself, nothing can be answered otherwise.
// The match stands before it on both sides, can be opened again and saved, and is ended by who stays.
func TestCrashWithoutAPerson(t *testing.T) {
	toy := sessiontest.Toy()
	r, err := rules.NewRules(shuffleBreaks{toy.Game}, toy.Pool)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{sessiontest.ToyDeck(r, 20), sessiontest.ToyDeck(r, 20)}}
	p, err := sessiontest.NewPeers(peersOf(s), 5, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	b := &bot.Random{Rand: 4}
	for p.Settle() == nil {
		q := p.Asked()
		if q == nil {
			t.Fatal("nothing was shuffled")
		}
		if err := q.Answer(q.View().Inputs, b.Choose(q.Match().Kernel(), q.Decision())); err != nil {
			t.Fatal(err)
		}
	}
	i := 0
	if p.P[1].Status().Phase == session.Stopped {
		i = 1
	}
	broken, other := p.P[i], p.P[1-i]
	plainly(t, broken.Status())
	n := len(broken.Match().Inputs())
	if st := other.Status(); st.Phase != session.Playing || len(other.Match().Inputs()) != n || other.Match().Hash(state.All) != broken.Match().Hash(state.All) {
		t.Fatalf("the other side: %+v", st)
	}
	if err := p.Reload(i); err != nil {
		t.Fatal(err)
	}
	for range 300 {
		p.Tick()
	}
	plainly(t, p.P[i].Status())
	if m := p.P[i].Match(); len(m.Inputs()) != n {
		t.Fatalf("%d inputs after a reload, %d before", len(m.Inputs()), n)
	}
	if _, err := state.DecodeRecord(p.P[i].Record()); err != nil {
		t.Fatal(err)
	}
	p.P[i].Close()
	for range 3 {
		other.Tick()
	}
	if err := other.End(); err != nil || other.Result().Over {
		t.Fatalf("it cannot be ended: %v", err)
	}
}
