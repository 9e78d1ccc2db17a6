package rules

import (
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Rules is a game joined with a pool: a Book, and what the game does.
type Rules struct {
	*board.Book
	Game    Game
	Steps   []Step
	Checks  []Check
	Stages  []Stage
	why     reasons
	checkOn board.Facts // what any of the checks reads, and what a sweep forgets
	late    bool        // some zones show what arrives only then
}

// NewRules links a game and a pool. It fails when a keyword of a card is not in
// the game's table.
func NewRules(g Game, p *state.Pool) (*Rules, error) {
	l, err := NewLinker(g, p)
	for err == nil {
		var r *Rules
		if r, err = l.Next(); r != nil {
			return r, nil
		}
	}
	return nil, err
}

// Wide is the rules with room for n more cards, which come while a match is played: see board.Book.
func (r *Rules) Wide(n int) *Rules {
	w := *r
	w.Book = r.Book.Wide(n)
	return &w
}

// Linker makes the rules of a game for a pool, a card at a time.
type Linker struct {
	*board.BookMaker
	g Game
}

// NewLinker begins with what a game is without its cards. It fails as NewRules does.
func NewLinker(g Game, p *state.Pool) (*Linker, error) {
	b, err := board.BeginBook(g, p, g.Words().Rules, g.Words().Pays)
	return &Linker{b, g}, err
}

// Next links the next card, and returns the rules once all are linked.
func (l *Linker) Next() (*Rules, error) {
	b, err := l.BookMaker.Next()
	if b == nil {
		return nil, err
	}
	g := l.g
	r := &Rules{Book: b, Game: g, Steps: g.Steps(), Checks: g.Checks(), Stages: g.Stages()}
	r.why = reasonsOf(b)
	r.checkOn = board.FactLatches
	r.late = slices.ContainsFunc(r.Zones, func(z board.ZoneSpec) bool { return z.Late })
	for i := range r.Checks {
		r.checkOn |= r.Checks[i].On
	}
	return r, nil
}
