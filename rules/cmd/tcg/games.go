package main

import (
	"fmt"
	"os"
	"strings"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/deck"
)

// gameHelp says what -game may name.
func gameHelp() string { return "the game: " + strings.Join(assets.Games(), ", ") }

// setupOf readies a match of a game: of its first starter decks, or of deck lists,
// in the format they are for.
func setupOf(game, decks string) (rules.Setup, error) {
	g := assets.Of(game)
	if g == nil {
		return rules.Setup{}, fmt.Errorf("there is no game %q here; there is %s", game, strings.Join(assets.Games(), ", "))
	}
	list := g.Decks
	if decks != "" {
		var err error
		if list, err = decksOf(g.Index, strings.Split(decks, ",")); err != nil {
			return rules.Setup{}, err
		}
	}
	s := rules.Setup{Rules: g.Rules, Format: list[0].Format, Names: [2]string{"A", "B"}}
	for i := range s.Decks {
		d := list[i%len(list)]
		if d.Format != s.Format {
			return s, fmt.Errorf("the decks are of the formats %q and %q", s.Format, d.Format)
		}
		s.Decks[i] = d.Setup().Declared(g.Rules, s.Format)
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
