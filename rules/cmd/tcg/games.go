package main

import (
	"fmt"
	"os"
	"strings"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/sve"
)

// setupOf readies a match of a game: of its starter decks, or of two deck lists.
func setupOf(game, decks string) (rules.Setup, error) {
	if game != "sve" {
		return rules.Setup{}, fmt.Errorf("there is no game %q here; there is sve", game)
	}
	g := assets.SVE()
	r, err := rules.NewRules(sve.Game(), g.Pool)
	if err != nil {
		return rules.Setup{}, err
	}
	s := rules.Setup{Rules: r, Names: [2]string{"A", "B"}}
	list := g.Decks
	if decks != "" {
		if list, err = decksOf(g.Index, strings.Split(decks, ",")); err != nil {
			return s, err
		}
	}
	for i := range s.Decks {
		s.Decks[i] = list[i%len(list)].Setup()
	}
	return s, nil
}

func decksOf(x *deck.Index, files []string) ([]*deck.Deck, error) {
	var out []*deck.Deck
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		l, err := deck.ReadList(b)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		d, err := x.Resolve(l)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		out = append(out, d)
	}
	return out, nil
}
