package sve_test

import (
	"flag"
	"fmt"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/sve"
)

var games = flag.Int("games", 0, "random games of the long soak, instead of the short seed sets")

// soak is how many games a test plays.
func soak(short int) uint64 {
	if *games > 0 {
		return uint64(*games)
	}
	return uint64(short)
}

// starters is a match between the two starter decks; either seat may have either.
func starters(t testing.TB, seed uint64) rules.Setup {
	t.Helper()
	g := assets.SVE()
	r, err := rules.NewRules(sve.Game(), g.Pool)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Rules: r}
	for i := range s.Decks {
		d := g.Decks[(seed>>i)&1]
		s.Decks[i] = rules.DeckSetup{Leader: d.Leader, Main: d.Main, Side: d.Evolve}
	}
	return s
}

// conserved says what is wrong with where the cards are: every card of the decks
// in one place, and every list agreeing with the cards it holds.
func conserved(s *rules.State, pool *rules.Pool, want int) error {
	n := 0
	seen := map[rules.CardID]int{}
	for i, list := range s.Lists {
		for _, id := range list {
			seen[id]++
			c := &s.Cards[id]
			if int(c.At.Zone) != i/2 || c.At.Of != rules.Seat(i%2) && c.At.Of != rules.Nobody {
				return fmt.Errorf("card %d is listed in zone %d of seat %d and says it is in %+v", id, i/2, i%2, c.At)
			}
		}
	}
	for id := 1; id < len(s.Cards); id++ {
		c := &s.Cards[id]
		def := pool.Def(c.Face)
		token := def != nil && def.Sides[0].Kinds&ability.Token != 0
		if !token {
			n++
		}
		if times := seen[rules.CardID(id)]; times != 1 && !(token && times == 0 && c.At.Zone == rules.Nowhere) {
			return fmt.Errorf("card %d is listed %d times", id, times)
		}
	}
	if n != want {
		return fmt.Errorf("%d cards of decks, there were %d", n, want)
	}
	return nil
}

func deckCards(s rules.Setup) int {
	n := 0
	for _, d := range s.Decks {
		n += len(d.Leader) + len(d.Main) + len(d.Side)
	}
	return n
}

// TestRandomGames plays directly: no dead ends, every card accounted for.
func TestRandomGames(t *testing.T) {
	won := [2]int{}
	for seed := uint64(0); seed < soak(300); seed++ {
		setup := starters(t, seed)
		s := rules.FirstState(setup.Rules)
		tb := &rules.Table{K: s, Rand: rules.Mix(seed, 1)}
		for i := range tb.Policy {
			tb.Policy[i] = &bot.Random{Rand: rules.Mix(seed, uint64(2+i))}
		}
		res := rules.Play(&setup, s, tb)
		if !res.Over {
			t.Fatalf("seed %d: the game did not end", seed)
		}
		if err := conserved(s, setup.Rules.Pool, deckCards(setup)); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if !res.Draw {
			won[res.Winner]++
		}
	}
	if won[0] == 0 || won[1] == 0 {
		t.Errorf("one seat never won: %v", won)
	}
}

// TestFourEngines plays on four machines that know different cards; a tenth of
// the answers is nonsense that every one of them must refuse alike.
func TestFourEngines(t *testing.T) {
	for seed := uint64(0); seed < soak(40); seed++ {
		setup := starters(t, seed)
		es := sessiontest.NewEngines(setup)
		r := rules.Mix(seed, 7)
		p := &bot.Random{Rand: rules.Mix(seed, 8)}
		for es.Pending() != nil {
			in := sessiontest.Chance(es.M[0], seed)
			if in == nil {
				a := sessiontest.Answers(es.M[0], p, &r)
				in = &a
				if r.N(10) == 0 {
					in.Answers[0].Act.Card = rules.CardID(r.N(len(es.M[0].State().Cards)))
					in.Answers[0].Act.Verb = rules.ActVerb(r.N(5))
				}
			}
			err := es.Feed(*in)
			if split, ok := err.(*sessiontest.Split); ok {
				t.Fatalf("seed %d: %v", seed, split)
			}
			if err := es.M[0].Broken(); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		es.Close()
	}
}

// play runs a match to its end (or n inputs) with random answers.
func play(t *testing.T, m *rules.Match, seed uint64, n int) {
	t.Helper()
	for m.Pending() != nil && len(m.Inputs()) < n {
		in := sessiontest.Chance(m, seed)
		if in == nil {
			r := rules.Mix(seed, uint64(1000+len(m.Inputs())))
			a := sessiontest.Answers(m, &bot.Random{Rand: r}, &r)
			in = &a
		}
		if err := m.Feed(*in); err != nil {
			t.Fatalf("seed %d, input %d: %v", seed, len(m.Inputs()), err)
		}
	}
}

// replay feeds a record to a new match.
func replay(t *testing.T, setup rules.Setup, inputs []rules.Input) *rules.Match {
	t.Helper()
	m := rules.NewMatch(setup, rules.All)
	for i, in := range inputs {
		if err := m.Feed(in); err != nil {
			t.Fatalf("input %d: %v", i, err)
		}
	}
	return m
}

// TestUndoForkReplay: the same record is the same match, wherever it was taken
// back, copied or begun again.
func TestUndoForkReplay(t *testing.T) {
	const whole = 1 << 30
	for seed := uint64(0); seed < soak(15); seed++ {
		setup := starters(t, seed)
		m := rules.NewMatch(setup, rules.All)
		play(t, m, seed, whole)
		end, inputs := m.Hash(rules.NoEyes), m.Inputs()
		if !m.Result().Over {
			t.Fatalf("seed %d: not over: %v", seed, m.Broken())
		}
		again := replay(t, setup, inputs)
		if again.Hash(rules.NoEyes) != end {
			t.Fatalf("seed %d: the same record made another match", seed)
		}
		r := rules.Mix(seed, 99)
		for try := 0; try < 6; try++ {
			n := r.N(len(inputs))
			part := replay(t, setup, inputs[:n])
			here, events := part.Hash(rules.NoEyes), len(part.Events(rules.All, 0))
			if _, err := m.Undo(n); err != nil {
				t.Fatal(err)
			}
			if m.Hash(rules.All) != part.Hash(rules.All) || len(m.Events(rules.All, 0)) != events {
				t.Fatalf("seed %d: taking back to input %d is another match", seed, n)
			}
			f := part.Fork()
			play(t, f, seed+1, n+20)
			if part.Hash(rules.NoEyes) != here {
				t.Fatalf("seed %d: playing on a copy at input %d changed the match", seed, n)
			}
			for _, in := range inputs[n:] {
				if err := m.Feed(in); err != nil {
					t.Fatalf("seed %d: redo: %v", seed, err)
				}
			}
			if m.Hash(rules.All) != again.Hash(rules.All) {
				t.Fatalf("seed %d: redoing from input %d is another match", seed, n)
			}
			part.Close()
			f.Close()
		}
		m.Close()
		again.Close()
	}
}

func BenchmarkRandomGame(b *testing.B) {
	setup := starters(b, 1)
	b.ReportAllocs()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		bot.Playout(&setup, uint64(i))
	}
}
