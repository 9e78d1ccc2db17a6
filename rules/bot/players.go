package bot

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Player answers for a seat of a match, by what its eyes may know.
type Player interface {
	// Answer answers d, which m waits for.
	Answer(m *match.Match, d *rules.Decision) state.Answer
}

// players are those that can be had, the weakest first.
var players = []struct {
	name string
	new  func(seed uint64) Player
}{
	{"random", func(seed uint64) Player { return &blind{Random{Rand: rules.Mix(seed, 1)}} }},
	{"greedy", func(seed uint64) Player { return NewGreedy(seed) }},
	{"search", func(seed uint64) Player { return NewSearch(seed, quick) }},
	{"deep", func(seed uint64) Player { return NewSearch(seed, thorough) }},
}

// Questions on tables for one answer of those that search.
const (
	quick    = 5_000
	thorough = 30_000
)

// Usual is who plays where nobody was chosen.
const Usual = "greedy"

// Players lists by their names who can play, the weakest first.
func Players() []string {
	out := make([]string, len(players))
	for i := range players {
		out[i] = players[i].name
	}
	return out
}

// New makes a player by its name; nil: there is none of that name. What it answers hangs on
// seed and the match alone.
func New(name string, seed uint64) Player {
	for i := range players {
		if players[i].name == name {
			return players[i].new(seed)
		}
	}
	return nil
}

// Known says whether there is a player of a name.
func Known(name string) bool { return slices.Contains(Players(), name) }

// blind is a player that looks at nothing.
type blind struct{ Random }

func (b *blind) Answer(m *match.Match, d *rules.Decision) state.Answer {
	return b.Choose(m.Kernel(), d)
}
