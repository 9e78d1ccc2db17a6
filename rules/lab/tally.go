package lab

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"maps"
	"math"
	"slices"

	"gotaku/rules/state"
)

// Tally is how a number of games went.
type Tally struct {
	Games     int                 `json:"games"` // all of them
	Wins      [2]int              `json:"wins"`  // by seat
	Draws     int                 `json:"draws"`
	First     [2]int              `json:"first"`     // games in which the seat had the first turn
	FirstWins [2]int              `json:"firstWins"` // of those, how many it won
	Rules     map[string]int      `json:"rules"`     // what ended them, by rule number
	Decisions Histogram           `json:"decisions"`
	Turns     Histogram           `json:"turns"`
	Cards     [2]map[string]Share `json:"cards"` // by the card's id, of each seat
	Broken    int                 `json:"broken,omitempty"`
	Faults    []Fault             `json:"faults,omitempty"` // the first few of them
	Trail     []byte              `json:"trail,omitempty"`  // a line for each game, where a digest is wanted
}

// Histogram counts games by a number of theirs.
type Histogram map[int]int

// Share is how games went in which a seat had a card.
type Share struct {
	Opening    int `json:"opening"` // games in which it was in the hand before the first turn
	OpeningWon int `json:"openingWon"`
	Drawn      int `json:"drawn"` // games in which it was in that hand or, when the seat could act, in the hand
	DrawnWon   int `json:"drawnWon"`
}

// Fault is a game that broke: a mistake of ours.
type Fault struct {
	Seed uint64 `json:"seed"`
	What string `json:"what"`
}

// Bounds of the faults that are kept in words.
const (
	maxFaults = 3
	maxFault  = 4 << 10 // bytes of one
)

// Add adds what other games gave.
func (t *Tally) Add(u *Tally) {
	t.Games, t.Draws, t.Broken = t.Games+u.Games, t.Draws+u.Draws, t.Broken+u.Broken
	for s := range t.Wins {
		t.Wins[s] += u.Wins[s]
		t.First[s] += u.First[s]
		t.FirstWins[s] += u.FirstWins[s]
		for id, c := range u.Cards[s] {
			t.share(state.Seat(s), id, c)
		}
	}
	for r, n := range u.Rules {
		if t.Rules == nil {
			t.Rules = map[string]int{}
		}
		t.Rules[r] += n
	}
	t.Decisions, t.Turns = t.Decisions.plus(u.Decisions), t.Turns.plus(u.Turns)
	for _, f := range u.Faults {
		if len(t.Faults) < maxFaults {
			t.Faults = append(t.Faults, f)
		}
	}
	t.Trail = append(t.Trail, u.Trail...)
}

// plus is h with what u counts added to it.
func (h Histogram) plus(u Histogram) Histogram {
	if h == nil {
		h = Histogram{}
	}
	for at, n := range u {
		h[at] += n
	}
	return h
}

func (t *Tally) share(seat state.Seat, id string, c Share) {
	if t.Cards[seat] == nil {
		t.Cards[seat] = map[string]Share{}
	}
	s := t.Cards[seat][id]
	t.Cards[seat][id] = Share{s.Opening + c.Opening, s.OpeningWon + c.OpeningWon, s.Drawn + c.Drawn, s.DrawnWon + c.DrawnWon}
}

// note adds one game.
func (t *Tally) note(p *Played, hands *[2]hand, pool *state.Pool, digest bool) {
	t.Games++
	if digest {
		t.Trail = append(t.Trail, p.line()...)
	}
	if p.Fault != "" {
		if t.Broken++; len(t.Faults) < maxFaults {
			t.Faults = append(t.Faults, Fault{p.Seed, p.Fault[:min(len(p.Fault), maxFault)]})
		}
		return
	}
	won := [2]bool{}
	if p.Result.Draw {
		t.Draws++
	} else {
		t.Wins[p.Result.Winner]++
		won[p.Result.Winner] = true
	}
	if t.First[p.First]++; won[p.First] {
		t.FirstWins[p.First]++
	}
	one := Tally{Rules: map[string]int{p.Result.Rule: 1}, Decisions: Histogram{p.Decisions: 1}, Turns: Histogram{p.Turns: 1}}
	t.Add(&one)
	for s := range hands {
		h, w := &hands[s], 0
		if won[s] {
			w = 1
		}
		for _, f := range h.opening {
			t.share(state.Seat(s), pool.Def(f).ID, Share{Opening: 1, OpeningWon: w})
		}
		for _, f := range h.drawn {
			t.share(state.Seat(s), pool.Def(f).ID, Share{Drawn: 1, DrawnWon: w})
		}
	}
}

// Of says what is wrong with a tally, which may come from anywhere, as that of a chunk of a
// plan whose cards are those of the pool; nil: it may be one.
func (t *Tally) Of(p *Plan, chunk int, pool *state.Pool) error {
	seed, n := p.Span(chunk)
	ended := n - t.Broken // games
	switch {
	case t.Games != n || t.Broken < 0 || t.Broken > n:
		return fmt.Errorf("a chunk of %d games has %d, %d of them broken", n, t.Games, t.Broken)
	case !parts(ended, t.Wins[0], t.Wins[1], t.Draws) || !parts(ended, t.First[0], t.First[1]):
		return fmt.Errorf("wins %d, draws %d and first turns %d are not those of %d games", t.Wins, t.Draws, t.First, ended)
	case t.FirstWins[0] < 0 || t.FirstWins[0] > min(t.First[0], t.Wins[0]) || t.FirstWins[1] < 0 || t.FirstWins[1] > min(t.First[1], t.Wins[1]):
		return fmt.Errorf("first turns %d cannot have won %d games", t.First, t.FirstWins)
	case !t.Decisions.counts(ended) || !t.Turns.counts(ended):
		return fmt.Errorf("the lengths are not those of %d games", ended)
	case len(t.Faults) > min(t.Broken, maxFaults):
		return fmt.Errorf("%d games broke, and %d are told of", t.Broken, len(t.Faults))
	case len(t.Trail) > n*maxLine || len(t.Trail) > 0 && !p.Digest:
		return fmt.Errorf("a trail of %d bytes", len(t.Trail))
	}
	for _, f := range t.Faults {
		if f.Seed-seed >= uint64(n) || len(f.What) > maxFault {
			return fmt.Errorf("a fault of seed %d in %d bytes", f.Seed, len(f.What))
		}
	}
	sum := 0
	for rule, m := range t.Rules {
		if sum += m; m < 1 || m > ended || len(rule) > maxRule {
			return fmt.Errorf("rule %.40q ended %d games", rule, m)
		}
	}
	if sum != ended {
		return fmt.Errorf("rules ended %d of %d games", sum, ended)
	}
	for s, cards := range t.Cards {
		for id, c := range cards {
			if pool.Face(id) == 0 || !c.possible(ended, t.Wins[s]) {
				return fmt.Errorf("card %.40q, %+v in %d games", id, c, ended)
			}
		}
	}
	return nil
}

// Bounds of what a tally holds of one game, in bytes.
const (
	maxLine = 200
	maxRule = 64
)

// parts tells whether numbers are of things that are n together.
func parts(n int, of ...int) bool {
	for _, m := range of {
		if m < 0 || m > n {
			return false
		}
		n -= m
	}
	return n == 0
}

// possible tells whether so many games of all, which the seat won some of, may have gone so.
func (c Share) possible(games, won int) bool {
	return c.OpeningWon >= 0 && c.OpeningWon <= c.Opening && c.Opening <= c.Drawn && c.Drawn <= games &&
		c.OpeningWon <= c.DrawnWon && c.DrawnWon <= min(c.Drawn, won)
}

// counts tells whether a histogram is of n games.
func (h Histogram) counts(n int) bool {
	sum := 0
	for at, m := range h {
		if at < 0 || m < 1 || m > n {
			return false
		}
		sum += m
	}
	return sum == n
}

func (h Histogram) of() (n int) {
	for _, m := range h {
		n += m
	}
	return n
}

// Digest is one number for how all games went, by their order: equal before and after a
// change of the rules code, it says that no answer, no result and no length differs.
func (t *Tally) Digest() uint64 {
	h := fnv.New64a()
	h.Write(t.Trail)
	return h.Sum64()
}

// line is what a digest is made of: how it ended, but not the words for it.
func (p *Played) line() []byte {
	r := p.Result
	var b bytes.Buffer
	fmt.Fprintf(&b, "{%v %v %v %s} %d %d %x\n", r.Over, r.Draw, r.Winner, r.Rule, p.Decisions, p.Turns, p.digest)
	return b.Bytes()
}

// Spread is the least, the most, the median and the mean of what was counted; all 0 where
// nothing was.
func (h Histogram) Spread() (least, most, median int, mean float64) {
	keys, n, sum := slices.Sorted(maps.Keys(h)), h.of(), 0
	if n == 0 {
		return 0, 0, 0, 0
	}
	upTo := 0
	for _, at := range keys {
		if sum += at * h[at]; upTo <= n/2 && upTo+h[at] > n/2 {
			median = at
		}
		upTo += h[at]
	}
	return keys[0], keys[len(keys)-1], median, float64(sum) / float64(n)
}

// Rate is a share of cases with its interval: low to high holds the true one in 95 of 100
// tallies (Wilson's interval). All are 0 to 1.
type Rate struct {
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// RateOf is the rate of n cases among of; 0 to 1 where there is none.
func RateOf(n, of int) Rate {
	if of == 0 {
		return Rate{0, 0, 1}
	}
	const z = 1.959964 // of the normal distribution, 2.5 % on each side
	p, m := float64(n)/float64(of), float64(of)
	mid := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return Rate{p, max(0, mid-half), min(1, mid+half)}
}

// WinRate is how often the seat won, of all games that did not break.
func (t *Tally) WinRate(s state.Seat) Rate { return RateOf(t.Wins[s], t.Games-t.Broken) }

// FirstRate is how often who had the first turn won.
func (t *Tally) FirstRate() Rate {
	return RateOf(t.FirstWins[0]+t.FirstWins[1], t.Games-t.Broken)
}
