package rules

import "slices"

// Format is a way to build decks and play that a rulebook has.
type Format struct {
	ID     string // as Setup.Format has it; "" for the usual one
	Rule   string // where the rulebook has it
	JA, EN string
	Note   [2]string // what a deck of it must be
	Opened bool      // decks are built of packs that are opened for the match

	Main, Side [2]int // how many cards they have, from and to; 0: as many as one likes
}

// FormatOf finds a format of a game by its id; nil when there is none.
func FormatOf(g Game, id string) *Format {
	list := g.Formats()
	for i := range list {
		if list[i].ID == id {
			return &list[i]
		}
	}
	return nil
}

// Declared is the deck with a basis that it may have in a format: the one it
// declares, else the first.
func (d DeckSetup) Declared(r *Rules, format string) DeckSetup {
	bases := r.Game.Bases(r.Pool, format, &d)
	switch {
	case len(bases) == 0:
		d.Basis = ""
	case !slices.Contains(bases, d.Basis):
		d.Basis = bases[0]
	}
	return d
}
