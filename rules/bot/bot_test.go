package bot_test

import (
	"iter"
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// starters is a match between the starter decks of a game.
func starters(id string) rules.Setup {
	g := assets.Of(id)
	s := rules.Setup{Rules: g.Rules, Names: [2]string{"甲", "乙"}}
	for i := range s.Decks {
		s.Decks[i] = g.Decks[i].Setup()
	}
	return s
}

func TestPlayout(t *testing.T) {
	s := starters(assets.Playable()[0])
	for seed := uint64(0); seed < 20; seed++ {
		a, b := bot.Playout(&s, seed), bot.Playout(&s, seed)
		if a != b || !a.Over {
			t.Fatalf("seed %d: %+v and %+v", seed, a, b)
		}
	}
}

// play lets two players play a match and returns the winner; Nobody for a draw.
func play(t testing.TB, s rules.Setup, seed uint64, players [2]session.Player) state.Seat {
	t.Helper()
	l, err := session.NewLocal(session.LocalOptions{Setup: s, Seed: seed, Bots: players})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for n := 0; !l.Result().Over; n++ {
		l.Tick()
		if st := l.Status(); st.Problem != nil || n > 5000 {
			t.Fatalf("seed %d after %d inputs: %+v %v", seed, len(l.Match().Inputs()), st, st.Problem)
		}
	}
	if r := l.Result(); !r.Draw {
		return r.Winner
	}
	return state.Nobody
}

func TestGreedyBeatsRandom(t *testing.T) {
	for _, name := range assets.Playable() {
		s := starters(name)
		wins := 0
		const games = 10
		for seed := uint64(0); seed < games; seed++ {
			me := state.Seat(seed & 1)
			var players [2]session.Player
			players[me] = bot.NewGreedy(seed)
			players[me.Other()] = bot.New("random", seed)
			if play(t, s, seed, players) == me {
				wins++
			}
		}
		if wins < 9 {
			t.Errorf("%s: greedy won %d of %d", name, wins, games)
		}
	}
}

// TestPlayers: there is a player of each name, the usual one among them, and none of another.
func TestPlayers(t *testing.T) {
	for _, name := range bot.Players() {
		if bot.New(name, 1) == nil || !bot.Known(name) {
			t.Errorf("there is no player %q", name)
		}
	}
	if !bot.Known(bot.Usual) || bot.Known("") || bot.New("nobody", 1) != nil {
		t.Error("players are known by other names than theirs")
	}
}

// TestSearchBeatsRandom: with little thought it loses at most one game in four to one that
// looks at nothing.
func TestSearchBeatsRandom(t *testing.T) {
	for _, name := range assets.Playable() {
		s, lost := starters(name), 0
		for seed := uint64(0); seed < 4; seed++ {
			me := state.Seat(seed & 1)
			var players [2]session.Player
			players[me] = bot.NewSearch(seed, 800)
			players[me.Other()] = bot.New("random", seed)
			if play(t, s, seed, players) != me {
				lost++
			}
		}
		if lost > 1 {
			t.Errorf("%s: search lost %d of 4", name, lost)
		}
	}
}

// The same answers on a machine that knows every card and on one that knows only
// what the seat may know.
func TestPlayersKnowOnlyTheirOwn(t *testing.T) {
	t.Run("greedy", func(t *testing.T) {
		knowsItsOwn(t, sessiontest.Seeds(3), 250, func(seed uint64) bot.Player { return bot.NewGreedy(seed) })
	})
	t.Run("search", func(t *testing.T) {
		knowsItsOwn(t, sessiontest.Seeds(1), 120, func(seed uint64) bot.Player { return bot.NewSearch(seed, 300) })
	})
}

func knowsItsOwn(t *testing.T, seeds iter.Seq[uint64], inputs int, player func(seed uint64) bot.Player) {
	setups := map[string]rules.Setup{"toy": sessiontest.ToySetup()}
	for _, id := range assets.Playable() {
		setups[id] = starters(id)
	}
	for name, s := range setups {
		for seed := range seeds {
			e := sessiontest.NewEngines(s)
			g := player(seed)
			r := rules.Mix(seed, 4)
			for n := 0; e.Pending() != nil && n < inputs; n++ {
				in := sessiontest.Chance(e.M[0], seed)
				if w := e.Pending(); in == nil && w.Kind == state.InAnswer {
					d := w.D[0]
					open := g.Answer(e.M[0], d)
					own := g.Answer(e.M[1+d.Seat], e.M[1+d.Seat].Pending().D[0])
					if string(state.EncodeAnswer(nil, &open)) != string(state.EncodeAnswer(nil, &own)) {
						t.Fatalf("%s seed %d input %d (%s): knowing all it answers %+v, else %+v", name, seed, n, d.Ask.Key, open, own)
					}
					in = &state.Input{Kind: w.Kind, Seat: w.Seat, Answers: [2]state.Answer{open}}
				} else if in == nil {
					a := sessiontest.Answers(e.M[0], &bot.Random{Rand: rules.Mix(seed, uint64(n))}, &r)
					in = &a
				}
				if err := e.Feed(*in); err != nil {
					t.Fatal(err)
				}
			}
			e.Close()
		}
	}
}

func BenchmarkPlayout(b *testing.B) {
	s := starters(assets.Playable()[0])
	for i := 0; b.Loop(); i++ {
		bot.Playout(&s, uint64(i))
	}
}

func BenchmarkGreedyAnswer(b *testing.B) {
	s := starters(assets.Playable()[0])
	e := sessiontest.NewEngines(s)
	defer e.Close()
	r := rules.Mix(1, 4)
	p := &bot.Random{Rand: r}
	for w := e.Pending(); w.Kind != state.InAnswer || w.D[0].Ask.Key != "main" || e.M[0].State().Table[state.TableTurnNo] < 9; w = e.Pending() {
		in := sessiontest.Chance(e.M[0], 1)
		if in == nil {
			a := sessiontest.Answers(e.M[0], p, &r)
			in = &a
		}
		if err := e.Feed(*in); err != nil {
			b.Fatal(err)
		}
	}
	g := bot.NewGreedy(1)
	for b.Loop() {
		g.Answer(e.M[0], e.Pending().D[0])
	}
}

// TestGuessedCardsAreThere: between machines a pool has room for cards that may come; what is guessed to be in a deck is
// there already.
func TestGuessedCardsAreThere(t *testing.T) {
	for _, id := range assets.Playable() {
		g := assets.Of(id)
		p := g.Pool.Wide(9)
		for _, known := range [][]state.FaceID{nil, g.Decks[0].Setup().Leader} {
			main, side := bot.Guess(g.Rules.Game, p, known)
			for _, f := range slices.Concat(main, side) {
				if p.Def(f) == nil {
					t.Errorf("%s: card %d is guessed", id, f)
				}
			}
			if len(main) == 0 {
				t.Errorf("%s: nothing is guessed", id)
			}
		}
	}
}
