package sessiontest

import (
	"bytes"
	"flag"
	"fmt"
	"iter"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

var (
	games = flag.Int("games", 0, "random games of the long soak, instead of the short seed sets")
	first = flag.Uint64("first", 0, "the `SEED` of the first of them, so that a long soak can be played in parts")
)

// Played is how many games a test plays: short, or as many as the flag says.
func Played(short int) int {
	if *games > 0 {
		return *games
	}
	return short
}

// Seeds are those of the games that a test plays.
func Seeds(short int) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for seed := *first; seed < *first+uint64(Played(short)) && yield(seed); seed++ {
		}
	}
}

// A Deal is the match of a seed.
type Deal func(seed uint64) rules.Setup

// Watch is told what a random player was asked and answers.
type Watch func(k *rules.Kernel, d *rules.Decision, a state.Answer)

// watched is a random player with somebody who watches.
type watched struct {
	bot.Random
	see Watch
}

func (w *watched) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	a := w.Random.Choose(k, d)
	if w.see != nil {
		w.see(k, d, a)
	}
	return a
}

// doubtedGames: in one game of so many what the kernel keeps is compared with what it would compute from nothing, and so
// the first of every set is one. A game that is doubted costs as much as fifty: a long soak doubts more of its own.
func doubtedGames() uint64 {
	if *games > 0 {
		return 25
	}
	return 200
}

// GamesOfAllSorts is RandomGames in which everything of must is counted at least once, and each
// of these rules ends some.
func GamesOfAllSorts(t *testing.T, short int, deal Deal, count func(map[string]int) Watch, must []string, rules ...string) {
	t.Helper()
	n := map[string]int{}
	ends := RandomGames(t, short, deal, count(n))
	for _, rule := range rules {
		if ends[rule] == 0 {
			t.Errorf("ends %v, none by %s", ends, rule)
		}
	}
	for _, key := range must {
		if n[key] == 0 {
			t.Errorf("it never came to %q", key)
		}
	}
}

// RandomGames plays whole games of two random players: each ends, no card is lost, and
// of many either seat wins some. It returns how often a rule ended them.
func RandomGames(t *testing.T, short int, deal Deal, see Watch) map[string]int {
	t.Helper()
	won, ends := [2]int{}, map[string]int{}
	for seed := range Seeds(short) {
		setup := deal(seed)
		s := match.FirstState(setup.Rules)
		tb := &match.Table{K: s, Rand: rules.Mix(seed, 1)}
		var doubts [2]*doubted
		for i := range tb.Policy {
			w := watched{bot.Random{Rand: rules.Mix(seed, uint64(2+i))}, see}
			tb.Policy[i] = &w
			if seed%doubtedGames() == 0 {
				doubts[i] = &doubted{watched: w}
				tb.Policy[i] = doubts[i]
			}
		}
		res := match.Play(&setup, s, tb)
		for _, d := range doubts {
			if d != nil && d.err != nil {
				t.Fatalf("seed %d: %v", seed, d.err)
			}
		}
		if !res.Over {
			t.Fatalf("seed %d: the game did not end", seed)
		}
		if err := Conserved(s, &setup); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		ends[res.Rule]++
		if !res.Draw {
			won[res.Winner]++
		}
	}
	if Played(short) > 8 && (won[0] == 0 || won[1] == 0) {
		t.Errorf("one seat never won: %v, ends %v", won, ends)
	}
	t.Log(won, ends)
	return ends
}

// Conserved says what is wrong with where the cards are: every card of the decks in one
// place, every other one in no more, and every list agreeing with the cards it holds.
func Conserved(s *state.State, setup *rules.Setup) error {
	decks := 0
	for _, d := range setup.Decks {
		decks += len(d.Leader) + len(d.Main) + len(d.Side)
	}
	seen := make([]int, len(s.Cards))
	for i, list := range s.Lists {
		for _, id := range list {
			seen[id]++
			if c := &s.Cards[id]; int(c.At.Zone) != i/2 || c.At.Of != state.Seat(i%2) && c.At.Of != state.Nobody {
				return fmt.Errorf("card %d is listed in zone %d of seat %d and says it is in %+v", id, i/2, i%2, c.At)
			}
		}
	}
	for id, times := range seen[1:] {
		if times > 1 || times == 0 && id < decks {
			return fmt.Errorf("card %d is listed %d times", id+1, times)
		}
	}
	return nil
}

// FourEngines plays on four machines that know different cards; a tenth of the answers
// is nonsense that every one of them must refuse alike.
func FourEngines(t *testing.T, short int, deal Deal) {
	t.Helper()
	for seed := range Seeds(short) {
		es := NewEngines(deal(seed))
		r := rules.Mix(seed, 7)
		p := &bot.Random{Rand: rules.Mix(seed, 8)}
		for es.Pending() != nil {
			in := Chance(es.M[0], seed)
			if in == nil {
				in = Mending(es.M[0], &r)
			}
			if in == nil {
				a := Answers(es.M[0], p, &r)
				in = &a
				if r.N(10) == 0 {
					in.Answers[0].Act.Card = state.CardID(r.N(len(es.M[0].State().Cards)))
					in.Answers[0].Act.Verb = state.ActVerb(r.N(int(state.ActGame) + 4))
				}
			}
			err := es.Feed(*in)
			if split, ok := err.(*Split); ok {
				t.Fatalf("seed %d: %v", seed, split)
			}
			if err := es.M[0].Broken(); err != nil {
				t.Fatalf("seed %d: %s", seed, match.Trace(err))
			}
		}
		es.Close()
	}
}

// Mending is now and then, at a rest, an operation by hand that a seat may do there; nil:
// none. After so many inputs there is no more of it, so that games end.
func Mending(m *match.Match, r *rules.Rand) *state.Input {
	const most, often, tries = 300, 8, 6
	if r.N(often) > 0 || len(m.Inputs()) > most || !m.AtRest() {
		return nil
	}
	for range tries {
		in := state.Input{Kind: state.InMended, Seat: state.Seat(r.N(2))}
		op := anOperation(state.CardID(r.N(len(m.State().Cards))), int32(r.N(4)), r).Bare()
		in.Answers[0].Hand = &op
		if rules.CheckMend(m.Kernel(), in.Seat, &op) == nil {
			return &in
		}
	}
	return nil
}

// PlayOn plays a match on with random answers, to its end or n inputs.
func PlayOn(t *testing.T, m *match.Match, seed uint64, n int) {
	t.Helper()
	for m.Pending() != nil && len(m.Inputs()) < n {
		in := Chance(m, seed)
		if in == nil {
			r := rules.Mix(seed, uint64(1000+len(m.Inputs())))
			if in = Mending(m, &r); in == nil {
				a := Answers(m, &bot.Random{Rand: r}, &r)
				in = &a
			}
		}
		if err := m.Feed(*in); err != nil {
			t.Fatalf("seed %d, input %d: %v", seed, len(m.Inputs()), err)
		}
	}
}

// replay feeds a record to a new match.
func replay(t *testing.T, setup rules.Setup, inputs []state.Input) *match.Match {
	t.Helper()
	m := match.New(setup, state.All)
	for i, in := range inputs {
		if err := m.Feed(in); err != nil {
			t.Fatalf("input %d: %v", i, err)
		}
	}
	return m
}

// UndoForkReplay: the same record is the same match, wherever it was taken back, copied,
// begun again, or gone on with from its bytes.
func UndoForkReplay(t *testing.T, short int, deal Deal) {
	t.Helper()
	const whole, tries = 1 << 30, 4
	for seed := range Seeds(short) {
		setup := deal(seed)
		m := match.New(setup, state.All)
		PlayOn(t, m, seed, whole)
		if !m.Result().Over {
			t.Fatalf("seed %d: not over: %s", seed, match.Trace(m.Broken()))
		}
		again := replay(t, setup, m.Inputs())
		if again.Hash(state.NoEyes) != m.Hash(state.NoEyes) {
			t.Fatalf("seed %d: the same record made another match", seed)
		}
		r := rules.Mix(seed, 99)
		for range tries {
			takeBack(t, setup, m, again, seed, r.N(len(m.Inputs())))
		}
		m.Close()
		again.Close()
	}
}

// fromBytes is a match that begins with the bytes of another one.
func fromBytes(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	s, since := m.Rest()
	back, err := state.DecodeState(s.Encode(nil, state.NoEyes))
	if err != nil {
		t.Fatal(err)
	}
	b := match.From(*m.Setup(), back, state.All)
	for _, in := range since {
		if err := b.Feed(in); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// takeBack takes a match back to input n and does it again, and goes on from the bytes
// of that moment; again is the whole match.
func takeBack(t *testing.T, setup rules.Setup, m, again *match.Match, seed uint64, n int) {
	t.Helper()
	inputs := m.Inputs()
	part := replay(t, setup, inputs[:n])
	defer part.Close()
	here, events := part.Hash(state.All), len(part.Events(state.All, 0))
	if _, err := m.Undo(n); err != nil {
		t.Fatal(err)
	}
	if m.Hash(state.All) != here || len(m.Events(state.All, 0)) != events {
		t.Fatalf("seed %d: taking back to input %d is another match", seed, n)
	}
	f := part.Fork()
	defer f.Close()
	PlayOn(t, f, seed+1, n+20)
	if part.Hash(state.All) != here {
		t.Fatalf("seed %d: playing on a copy at input %d changed the match", seed, n)
	}
	b := fromBytes(t, part)
	defer b.Close()
	for _, in := range inputs[n:] {
		if err := m.Feed(in); err != nil {
			t.Fatalf("seed %d: redo: %v", seed, err)
		}
		if err := b.Feed(in); err != nil {
			t.Fatalf("seed %d: from the bytes at input %d: %v", seed, n, err)
		}
	}
	if !bytes.Equal(b.State().Encode(nil, state.NoEyes), again.State().Encode(nil, state.NoEyes)) {
		t.Fatalf("seed %d: the match goes on differently from its bytes at input %d", seed, n)
	}
	if m.Hash(state.All) != again.Hash(state.All) {
		t.Fatalf("seed %d: redoing from input %d is another match", seed, n)
	}
}
