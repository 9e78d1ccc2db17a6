package main

import (
	"fmt"
	"os"
	"strings"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/lab"
)

// gameHelp says what -game may name.
func gameHelp() string { return "the game: " + strings.Join(assets.Games(), ", ") }

// gameOf opens a game.
func gameOf(id string) (*assets.Game, error) {
	g := assets.Of(id)
	if g == nil {
		return nil, fmt.Errorf("there is no game %q here; there is %s", id, strings.Join(assets.Games(), ", "))
	}
	return g, nil
}

// codesOf are the share codes of deck lists, or of a game's first starter decks.
func codesOf(game, files string) (codes [2]string, err error) {
	g, err := gameOf(game)
	if err != nil {
		return codes, err
	}
	lists := g.Lists
	if files != "" {
		lists = nil
		for _, f := range strings.Split(files, ",") {
			b, err := os.ReadFile(f)
			if err != nil {
				return codes, err
			}
			l, err := deck.ReadList(b)
			if err != nil {
				return codes, fmt.Errorf("%s: %w", f, err)
			}
			lists = append(lists, l)
		}
	}
	for i := range codes {
		codes[i] = lists[i%len(lists)].Code()
	}
	return codes, nil
}

// setupOf readies a match of a game: of its first starter decks, or of deck lists,
// in the format they are for.
func setupOf(game, files string) (rules.Setup, error) {
	codes, err := codesOf(game, files)
	if err != nil {
		return rules.Setup{}, err
	}
	return setupOfPlan(&lab.Plan{Game: game, Decks: codes})
}

// setupOfPlan readies a plan's matches.
func setupOfPlan(p *lab.Plan) (rules.Setup, error) {
	g, err := gameOf(p.Game)
	if err != nil {
		return rules.Setup{}, err
	}
	s := rules.Setup{Rules: g.Rules, Names: [2]string{"A", "B"}}
	for i, code := range p.Decks {
		l, err := deck.ReadList([]byte(code))
		if err != nil {
			return s, err
		}
		d, err := g.Index.Resolve(l)
		if err != nil {
			return s, err
		}
		if i == 0 {
			s.Format = d.Format
		}
		if d.Format != s.Format {
			return s, fmt.Errorf("the decks are of the formats %q and %q", s.Format, d.Format)
		}
		s.Decks[i] = d.Setup().Declared(g.Rules, s.Format)
	}
	return s, nil
}
