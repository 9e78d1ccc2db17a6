package divinecross_test

import (
	"flag"
	"fmt"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session/sessiontest"
)

var games = flag.Int("games", 0, "random games of the long soak, instead of the short seed sets")

func soak(short int) uint64 {
	if *games > 0 {
		return uint64(*games)
	}
	return uint64(short)
}

// counter is a random player that counts what it is asked and does.
type counter struct {
	bot.Random
	n map[string]int
}

func (c *counter) Choose(k *rules.Kernel, d *rules.Decision) rules.Answer {
	a := c.Random.Choose(k, d)
	c.n["ask "+d.Ask.Key]++
	if d.Kind == rules.Acting {
		c.n[fmt.Sprintf("act %s in %s", k.Game.Words().Acts[a.Act.Verb][1], d.Window)]++
	}
	for _, seat := range k.Seats() {
		for _, r := range k.Cards(ability.Main, seat) {
			if k.Game.State(k, ability.Stunned, r) {
				c.n["stunned"]++
			}
		}
		for _, z := range []ability.Zone{ability.Soul, ability.EnergyZone, ability.KO} {
			if k.Count(z, seat) > 0 {
				c.n[k.Zones[k.Zone(z)].Name]++
			}
		}
	}
	if k.State.Table[rules.TableGame] > 0 {
		c.n["ticket"]++
	}
	return a
}

// must lists what has to happen in the random games.
var must = []string{"ask first unit", "ask bonus", "ask substitute", "ask energy", "ask host", "ask janken", "ask modifier", "ask pile", "ask charge", "ask charged", "ask swap", "ask may", "ask select",
	"act play in main", "act use in main", "act charge in main", "act put in main", "act retreat in main", "act skill in skill", "act pass in skill", "stunned", "assist", "energy", "ko", "ticket"}

// TestRandomGames plays whole games of two random players to their end.
func TestRandomGames(t *testing.T) {
	r := testRules(t)
	var won [2]int
	ends, n := map[string]int{}, map[string]int{}
	for seed := uint64(0); seed < soak(200); seed++ {
		s := setupOf(t, r, seed)
		first := rules.FirstState(r)
		players := [2]rules.Policy{&counter{bot.Random{Rand: rules.Mix(seed, 1)}, n}, &counter{bot.Random{Rand: rules.Mix(seed, 2)}, n}}
		res := rules.Play(&s, first, &rules.Table{K: first, Rand: rules.Mix(seed, 0), Policy: players})
		if !res.Over {
			t.Fatalf("seed %d: not over", seed)
		}
		if err := whole(first, 60); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		ends[res.Rule]++
		if !res.Draw {
			won[res.Winner]++
		}
	}
	if won[0] == 0 || won[1] == 0 || ends["1002.1"] == 0 || ends["1002.2"] == 0 {
		t.Errorf("wins %v, ends %v", won, ends)
	}
	for _, key := range must {
		if n[key] == 0 {
			t.Errorf("it never came to %q", key)
		}
	}
	t.Log(won, ends, n)
}

// whole says what is wrong with where the cards are: every card of the decks in one
// place, every list agreeing with the cards it holds.
func whole(s *rules.State, want int) error {
	seen := map[rules.CardID]int{}
	n := 0
	for i, list := range s.Lists {
		for _, id := range list {
			seen[id]++
			if c := &s.Cards[id]; int(c.At.Zone) != i/2 || c.At.Of != rules.Seat(i%2) && c.At.Of != rules.Nobody {
				return fmt.Errorf("card %d is listed in zone %d of seat %d and says it is in %+v", id, i/2, i%2, c.At)
			}
		}
	}
	for id, times := range seen {
		if times != 1 {
			return fmt.Errorf("card %d is listed %d times", id, times)
		}
		if id <= rules.CardID(want) {
			n++
		}
	}
	if n != want {
		return fmt.Errorf("%d of %d cards are left", n, want)
	}
	return nil
}

// TestFourEngines plays on four machines that know different cards; a tenth of the
// answers is nonsense that every one of them must refuse alike.
func TestFourEngines(t *testing.T) {
	rs := testRules(t)
	for seed := uint64(0); seed < soak(15); seed++ {
		es := sessiontest.NewEngines(setupOf(t, rs, seed))
		r := rules.Mix(seed, 7)
		p := &bot.Random{Rand: rules.Mix(seed, 8)}
		for es.Pending() != nil {
			in := sessiontest.Chance(es.M[0], seed)
			if in == nil {
				a := sessiontest.Answers(es.M[0], p, &r)
				in = &a
				if r.N(10) == 0 {
					in.Answers[0].Act.Card = rules.CardID(r.N(len(es.M[0].State().Cards)))
					in.Answers[0].Act.Verb = rules.ActVerb(r.N(7))
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

// feed plays a match on with random answers, to its end or n inputs.
func feed(t *testing.T, m *rules.Match, seed uint64, n int) {
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

// TestUndoForkReplay: the same record is the same match, wherever it was taken back,
// copied or begun again.
func TestUndoForkReplay(t *testing.T) {
	const whole = 1 << 30
	rs := testRules(t)
	for seed := uint64(0); seed < soak(4); seed++ {
		setup := setupOf(t, rs, seed)
		m := rules.NewMatch(setup, rules.All)
		feed(t, m, seed, whole)
		if !m.Result().Over {
			t.Fatalf("seed %d: not over: %v", seed, m.Broken())
		}
		end, inputs := m.Hash(rules.NoEyes), m.Inputs()
		r := rules.Mix(seed, 99)
		for range 3 {
			n := r.N(len(inputs))
			part := rules.NewMatch(setup, rules.All)
			for _, in := range inputs[:n] {
				if err := part.Feed(in); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := m.Undo(n); err != nil {
				t.Fatal(err)
			}
			here := part.Hash(rules.All)
			if m.Hash(rules.All) != here {
				t.Fatalf("seed %d: taking back to input %d is another match", seed, n)
			}
			f := part.Fork()
			feed(t, f, seed+1, n+20)
			if part.Hash(rules.All) != here {
				t.Fatalf("seed %d: playing on a copy at input %d changed the match", seed, n)
			}
			for _, in := range inputs[n:] {
				if err := m.Feed(in); err != nil {
					t.Fatalf("seed %d: redo: %v", seed, err)
				}
			}
			if m.Hash(rules.NoEyes) != end {
				t.Fatalf("seed %d: redoing from input %d is another match", seed, n)
			}
			part.Close()
			f.Close()
		}
		m.Close()
	}
}
