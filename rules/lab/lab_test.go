package lab_test

import (
	"encoding/json"
	"math"
	"reflect"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/lab"
)

func setupOf(t *testing.T, game string) *rules.Setup {
	t.Helper()
	g := assets.Of(game)
	s := &rules.Setup{Rules: g.Rules, Format: g.Decks[0].Format, Names: [2]string{"A", "B"}}
	for i := range s.Decks {
		s.Decks[i] = g.Decks[i%len(g.Decks)].Setup().Declared(g.Rules, s.Format)
	}
	return s
}

// TestTrust: what players of direct play sample is never refused when it is judged again, so
// that games go the same where it is not.
func TestTrust(t *testing.T) {
	for _, game := range assets.Playable() {
		setup := setupOf(t, game)
		random := [2]string{"random", "random"}
		judged, trusted := lab.NewTable(setup, random), lab.NewTable(setup, random)
		judged.Judges = true
		for seed := range uint64(20) {
			if a, b := judged.Play(seed), trusted.Play(seed); a != b {
				t.Fatalf("%s, seed %d: judged again it goes %+v, else %+v", game, seed, a, b)
			}
		}
	}
}

// TestChunks: however a plan is cut, and whoever plays its chunks, the tally is the same.
func TestChunks(t *testing.T) {
	for _, game := range assets.Playable() {
		setup := setupOf(t, game)
		p := lab.Plan{Game: game, Players: [2]string{"random", "random"}, Seed: 7, Games: 11, Chunk: 11, Digest: true}
		whole := lab.NewTable(setup, p.Players).Chunk(&p, 0)
		if whole.Of(&p, 0, setup.Rules.Pool) != nil || whole.Broken > 0 {
			t.Errorf("%s: 11 games make %+v", game, whole)
		}
		p.Chunk = 4
		if p.Chunks() != 3 {
			t.Fatalf("11 games in fours are %d chunks", p.Chunks())
		}
		var sum lab.Tally
		for i := range p.Chunks() {
			b, err := json.Marshal(lab.NewTable(setup, p.Players).Chunk(&p, i))
			if err != nil {
				t.Fatal(err)
			}
			var part lab.Tally
			if err := json.Unmarshal(b, &part); err != nil {
				t.Fatal(err)
			}
			sum.Add(&part)
		}
		if !reflect.DeepEqual(&sum, whole) || sum.Digest() != whole.Digest() {
			t.Errorf("%s: in chunks %+v, at once %+v", game, sum, whole)
		}
	}
}

// TestBentTallies: what no games can have given is refused.
func TestBentTallies(t *testing.T) {
	setup := setupOf(t, assets.Playable()[0])
	p := lab.Plan{Players: [2]string{"random", "random"}, Seed: 7, Games: 13, Chunk: 10, Digest: true}
	b, err := json.Marshal(lab.NewTable(setup, p.Players).Chunk(&p, 1))
	if err != nil {
		t.Fatal(err)
	}
	card := setup.Rules.Pool.Def(setup.Decks[0].Main[0]).ID
	share := func(c lab.Share) func(*lab.Tally) {
		return func(u *lab.Tally) { u.Cards[0][card] = c }
	}
	for name, bend := range map[string]func(*lab.Tally){
		"more games":              func(u *lab.Tally) { u.Games++ },
		"a win more":              func(u *lab.Tally) { u.Wins[0]++ },
		"less than no draw":       func(u *lab.Tally) { u.Draws, u.Wins[0] = u.Draws-1, u.Wins[0]+1 },
		"a first turn more":       func(u *lab.Tally) { u.First[1]++ },
		"more first wins":         func(u *lab.Tally) { u.FirstWins[1] = u.First[1] + 1 },
		"a length below none":     func(u *lab.Tally) { u.Turns = lab.Histogram{-1: 3} },
		"a length of no game":     func(u *lab.Tally) { u.Turns[9999] = 0 },
		"lengths of more":         func(u *lab.Tally) { u.Decisions[1]++ },
		"no rule":                 func(u *lab.Tally) { u.Rules = nil },
		"a rule that is a page":   func(u *lab.Tally) { u.Rules = map[string]int{string(make([]byte, 4096)): 3} },
		"a fault and none broken": func(u *lab.Tally) { u.Faults = []lab.Fault{{Seed: 17}} },
		"a fault of another seed": func(u *lab.Tally) { *u = lab.Tally{Games: 3, Broken: 3, Faults: []lab.Fault{{Seed: 3}}} },
		"a long trail":            func(u *lab.Tally) { u.Trail = make([]byte, 1<<20) },
		"an unknown card":         func(u *lab.Tally) { u.Cards[1]["x"] = lab.Share{} },
		"a card won too often":    share(lab.Share{Drawn: 3, DrawnWon: 4}),
		"a card seen too often":   share(lab.Share{Drawn: 4}),
		"a hand that was no hand": share(lab.Share{Opening: 2, Drawn: 1}),
	} {
		var u lab.Tally
		if err := json.Unmarshal(b, &u); err != nil || u.Of(&p, 1, setup.Rules.Pool) != nil {
			t.Fatal(err, u.Of(&p, 1, setup.Rules.Pool))
		}
		if bend(&u); u.Of(&p, 1, setup.Rules.Pool) == nil {
			t.Errorf("a tally with %s is taken", name)
		}
	}
}

// TestHands: a card of the opening hand was in the hand, also one that is lost before its seat may act, and each seat had
// some. Every game is a chunk of its own: over many, one game hides what is wrong with another.
func TestHands(t *testing.T) {
	for _, game := range assets.Playable() {
		setup := setupOf(t, game)
		for players, games := range map[[2]string]uint64{{"random", "random"}: 40, {"random", "greedy"}: 2} {
			table := lab.NewTable(setup, players)
			for seed := range games {
				p := lab.Plan{Players: players, Seed: seed, Games: 1, Chunk: 1}
				one := table.Chunk(&p, 0)
				if err := one.Of(&p, 0, setup.Rules.Pool); err != nil {
					t.Errorf("%s, %v, seed %d: %v", game, players, seed, err)
				}
				for s, cards := range one.Cards {
					opening := 0
					for _, c := range cards {
						opening += c.Opening
					}
					if opening == 0 {
						t.Errorf("%s, %v, seed %d: seat %d had no opening hand", game, players, seed, s)
					}
				}
			}
		}
	}
}

// TestRates compares with the interval worked out elsewhere: 7 of 10 is 0.3968 to 0.8922.
func TestRates(t *testing.T) {
	r := lab.RateOf(7, 10)
	if r.Rate != 0.7 || math.Abs(r.Low-0.3968) > 0.0001 || math.Abs(r.High-0.8922) > 0.0001 {
		t.Errorf("7 of 10: %+v", r)
	}
	if r := lab.RateOf(0, 0); r != (lab.Rate{Rate: 0, Low: 0, High: 1}) {
		t.Errorf("none of none: %+v", r)
	}
	least, most, median, mean := lab.Histogram{3: 1, 5: 2, 9: 1}.Spread()
	if least != 3 || most != 9 || median != 5 || mean != 5.5 {
		t.Errorf("3 5 5 9: %d %d %d %v", least, most, median, mean)
	}
}

// TestBadPlans: what a plan may not be is refused.
func TestBadPlans(t *testing.T) {
	good := lab.Plan{Players: [2]string{"random", "greedy"}, Games: 1, Chunk: 1}
	if err := good.Check(); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*lab.Plan){
		"no games":       func(p *lab.Plan) { p.Games = 0 },
		"too many games": func(p *lab.Plan) { p.Games = lab.MaxGames + 1 },
		"no chunk":       func(p *lab.Plan) { p.Chunk = 0 },
		"a huge chunk":   func(p *lab.Plan) { p.Chunk = lab.MaxChunk + 1 },
		"a stranger":     func(p *lab.Plan) { p.Players[1] = "me" },
		"a long game":    func(p *lab.Plan) { p.Game = string(make([]byte, 100)) },
		"long rules":     func(p *lab.Plan) { p.Rules = string(make([]byte, 100)) },
		"a huge deck":    func(p *lab.Plan) { p.Decks[0] = string(make([]byte, 1<<20)) },
	} {
		p := good
		if spoil(&p); p.Check() == nil {
			t.Errorf("a plan with %s is not refused", name)
		}
	}
}
