package assets

import (
	"sync"

	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// Joining is a game that gets more cards behind its own, a step at a time. The game itself stays as it is, and its cards
// keep their faces.
type Joining struct {
	base   *Game
	more   []deck.Card
	pool   *state.PoolMaker
	linker *rules.Linker
	at     int // cards that are in the pool
	linked int
	made   Game
	err    error
	game   *Game
}

// Join begins to join cards with a game. What cannot be joined is said by Err.
func Join(base *Game, more []deck.Card) *Joining { return &Joining{base: base, more: more} }

// Err is why the cards cannot be joined.
func (j *Joining) Err() error { return j.err }

// Game is the game with the cards; nil before Done, and with an error.
func (j *Joining) Game() *Game { return j.game }

// Done says whether there is nothing more to do.
func (j *Joining) Done() bool { return j.game != nil || j.err != nil }

// Part is how much is done, 0 to 1.
func (j *Joining) Part() float32 {
	return float32(j.at+j.linked) / float32(2*max(1, len(j.base.Pool.Defs)+len(j.more)))
}

// Step does a little more, which takes a few milliseconds at most, and says whether all is done.
func (j *Joining) Step() bool {
	const perStep = 16
	g := &j.made
	switch {
	case j.Done():
	case j.pool == nil:
		j.pool = state.BeginPool()
		g.Reports, g.English, g.Said = append(g.Reports, j.base.Reports...), append(g.English, j.base.English...), append(g.Said, j.base.Said...)
		for len(g.Reports) < len(j.base.Pool.Defs) { // cards of the rulebook itself
			g.Reports = append(g.Reports, deck.CardReport{Status: deck.Vanilla})
		}
		for len(g.English) < len(g.Reports) {
			g.English = append(g.English, make([]deck.English, 2))
		}
		for len(g.Said) < len(g.Reports) {
			g.Said = append(g.Said, nil)
		}
	case g.Pool == nil:
		for n := 0; n < perStep && j.err == nil && g.Pool == nil; n++ {
			j.card()
		}
	case j.linker == nil:
		j.linker, j.err = rules.NewLinker(j.base.Rules.Game, g.Pool)
	case g.Rules == nil:
		for n := 0; n < perStep && j.err == nil && g.Rules == nil; n++ {
			g.Rules, j.err = j.linker.Next()
			j.linked++
		}
	default:
		g.Index, g.Lists, g.Decks = deck.NewIndex(g.Pool), j.base.Lists, j.base.Decks
		j.game, j.more, j.pool, j.linker = g, nil, nil, nil
		remember(g)
	}
	return j.Done()
}

// card puts the next card into the pool, or ends it.
func (j *Joining) card() {
	g, base := &j.made, j.base.Pool.Defs
	switch n := j.at - len(base); {
	case n < 0:
		j.err = j.pool.Add(base[j.at])
	case n < len(j.more):
		c := &j.more[n]
		g.Reports, g.English, g.Said = append(g.Reports, c.Report), append(g.English, c.English), append(g.Said, c.Said)
		j.err = j.pool.Add(c.Def)
	default:
		g.Pool = j.pool.End()
		return
	}
	j.at++
}

// joined are the games that were joined last.
var joined struct {
	sync.Mutex
	list []*Game
}

// remember keeps a joined game, so that it is found by its rules.
func remember(g *Game) {
	const kept = 6
	joined.Lock()
	defer joined.Unlock()
	joined.list = append(joined.list, g)
	if n := len(joined.list) - kept; n > 0 {
		joined.list = append([]*Game(nil), joined.list[n:]...)
	}
}

// Holding is the game that rules are of, whole or joined; nil: they are of other cards.
func Holding(r *rules.Rules) *Game {
	joined.Lock()
	for _, g := range joined.list {
		if g.Rules == r {
			joined.Unlock()
			return g
		}
	}
	joined.Unlock()
	if g := Of(r.Game.Name()); g != nil && g.Rules == r {
		return g
	}
	return nil
}
