package session_test

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// starters is a match of the first two starter decks of a game.
func starters(t testing.TB, game string) rules.Setup {
	t.Helper()
	g := assets.Of(game)
	s := rules.Setup{Rules: g.Rules, Names: [2]string{"甲", "乙"}}
	for i := range s.Decks {
		s.Decks[i] = g.Decks[i].Setup().Declared(g.Rules, s.Format)
	}
	return s
}

func peersOf(s rules.Setup) [2]session.PeerOptions {
	return [2]session.PeerOptions{{Rules: s.Rules, Name: "甲", Deck: s.Decks[0]}, {Rules: s.Rules, Name: "乙", Deck: s.Decks[1]}}
}

// deals are matches of a game's starter decks; either seat may have any that goes with
// the first one.
func deals(t testing.TB, game string) sessiontest.Deal {
	g := assets.Of(game)
	var fit []*deck.Deck
	for _, d := range g.Decks {
		if d.Format == g.Decks[0].Format {
			fit = append(fit, d)
		}
	}
	return func(seed uint64) rules.Setup {
		s := starters(t, game)
		for i := range s.Decks {
			s.Decks[i] = fit[(int(seed)>>i)%len(fit)].Setup().Declared(g.Rules, s.Format)
		}
		return s
	}
}

// varied are matches of decks in which most cards were exchanged for others of the packs, as far
// as that is legal: what no starter deck plays is played, too.
func varied(t testing.TB, game string) sessiontest.Deal {
	g, of := assets.Of(game), deals(t, game)
	return func(seed uint64) rules.Setup {
		s := of(seed)
		r := rules.Mix(seed, 59)
		for i := range s.Decks {
			d := &s.Decks[i]
			d.Main = slices.Clone(d.Main)
			var like []state.FaceID // of the classes that the deck is of
			for f := range g.Rules.Pool.Defs {
				if slices.ContainsFunc(d.Main, func(o state.FaceID) bool { return sameClass(g.Rules.Pool, o, state.FaceID(f+1)) }) {
					like = append(like, state.FaceID(f+1))
				}
			}
			for k := 0; k < 4*len(d.Main) && len(like) > 0; k++ {
				at := k % len(d.Main)
				was := d.Main[at]
				if d.Main[at] = like[r.N(len(like))]; len(g.Rules.Game.Legal(g.Rules.Pool, s.Format, d, nil)) > 0 {
					d.Main[at] = was
				}
			}
		}
		return s
	}
}

// sameClass says whether two cards are of a class in common, or of none.
func sameClass(p *state.Pool, a, b state.FaceID) bool {
	x, y := p.Def(a).Sides[0].Classes, p.Def(b).Sides[0].Classes
	return len(x) == len(y) && len(x) == 0 || slices.ContainsFunc(x, func(c string) bool { return slices.Contains(y, c) })
}

// TestStarterDecks plays them at random in every way that knows all cards; as peers they
// are played below.
func TestStarterDecks(t *testing.T) {
	for _, game := range assets.Playable() {
		t.Run(game, func(t *testing.T) {
			t.Run("random", func(t *testing.T) { sessiontest.RandomGames(t, 40, deals(t, game), nil) })
			t.Run("engines", func(t *testing.T) { sessiontest.FourEngines(t, 4, deals(t, game)) })
			t.Run("undo", func(t *testing.T) { sessiontest.UndoForkReplay(t, 2, deals(t, game)) })
		})
	}
}

// BenchmarkRandomGame plays whole games of two random players, directly.
func BenchmarkRandomGame(b *testing.B) {
	for _, game := range assets.Playable() {
		b.Run(game, func(b *testing.B) {
			setup := starters(b, game)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				bot.Playout(&setup, uint64(i))
			}
		})
	}
}

// TestPeersPlayGames plays whole matches of every game between two sessions: over a good
// channel, over one that loses, doubles and reorders, and over one that also breaks
// while the sides come back from what they stored.
func TestPeersPlayGames(t *testing.T) {
	for _, game := range assets.Playable() {
		t.Run(game, func(t *testing.T) {
			s := starters(t, game)
			for seed := range sessiontest.Seeds(4) {
				f := sessiontest.Faults{}
				if seed%2 == 1 {
					f = sessiontest.Bad
				}
				p, err := sessiontest.NewPeers(peersOf(s), seed, f)
				if err != nil {
					t.Fatal(err)
				}
				if seed%4 == 3 {
					p.Breaks, p.Reloads = 2, 4
				}
				finish(t, p, seed)
				p.Close()
			}
		})
	}
}

// An action on the wire takes less than 300 bytes, with 16 more for each card where it shuffles a deck, and with all that goes
// with it (commitments, chance, reveals, acknowledgements, openings) less than 120 over a match.
func TestWireOfGames(t *testing.T) {
	for _, game := range assets.Playable() {
		p, err := sessiontest.NewPeers(peersOf(starters(t, game)), 8, sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Close)
		b := &bot.Random{Rand: rules.Mix(8, 3)}
		answers, most := 0, 0
		for {
			if err := p.Settle(); err != nil {
				t.Fatal(err)
			}
			first := 0 // the first message after an answer brings it
			p.Wires[0].Tap = func(m []byte) {
				if first == 0 {
					first = len(m)
				}
			}
			p.Wires[1].Tap = p.Wires[0].Tap
			if !step(t, p, b) {
				break
			}
			answers++
			most = max(most, first)
		}
		all := p.Wires[0].Bytes + p.Wires[1].Bytes
		if t.Logf("%s: %d answers: at most %d bytes each, %d with all that goes with them", game, answers, most, all/answers); most >= 300+16*len(starters(t, game).Decks[0].Main) || all/answers >= 120 {
			t.Errorf("%s: an action takes %d bytes, on the whole %d", game, most, all/answers)
		}
	}
}

func TestLocalPlaysSVE(t *testing.T) {
	s := starters(t, "sve")
	l, err := session.NewLocal(session.LocalOptions{Setup: s, Seed: 4, Bots: [2]session.Player{nil, bot.NewGreedy(4)}})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	person := &bot.Random{Rand: rules.Mix(4, 1)}
	for n := 0; !l.Result().Over && n < 4000; n++ {
		if d := l.Decision(); d != nil {
			if err := l.Answer(l.View().Inputs, person.Choose(l.Match().Kernel(), d)); err != nil {
				t.Fatal(err)
			}
		}
		l.Tick()
	}
	if st := l.Status(); st.Phase != session.Ended {
		t.Fatalf("%+v", st)
	}
}
