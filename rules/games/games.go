// Package games is the list of the games. Nothing else lists them: who does something
// for every game loops over All.
package games

//go:generate go run gotaku/rules/cmd/tcg cards -o ..

import (
	"slices"

	"gotaku/rules/buddyfight"
	"gotaku/rules/divinecross"
	"gotaku/rules/fftcg"
	"gotaku/rules/sve"
	"gotaku/rules/text"
	"gotaku/rules/text/plain"
	"gotaku/rules/wing"
	"gotaku/rules/zx"
)

// A game is a line here. The first is the one that is meant where none is named.
func init() {
	Register(sve.Wing{})
	Register(fftcg.Wing{})
	Register(divinecross.Wing{})
	Register(zx.Wing{})
	Register(buddyfight.Wing{})
}

var all []wing.Wing

// Register puts a game at the end of the list; two games of one id are a fault of the
// program. It is called before anything asks for games.
func Register(w wing.Wing) {
	if Of(wing.ID(w)) != nil {
		panic("games: two games are called " + wing.ID(w))
	}
	all = append(all, w)
	text.Register(wing.ID(w), speaker{w})
}

// speaker is a game whose cards have text: in its dialect, or in the common phrases.
type speaker struct{ wing wing.Wing }

// Dialect is how they speak. Whether the wing has a dialect is asked here, and not where
// the game is registered, so that who reads no texts is linked without it.
func (s speaker) Dialect() text.Dialect {
	if d, speaks := s.wing.(text.Speaker); speaks {
		return d.Dialect()
	}
	return plain.Of(s.wing.Book(), s.wing.Lexicon())
}

// All are the games in their order.
func All() []wing.Wing { return slices.Clone(all) }

// Of finds a game by its id; nil when there is none.
func Of(id string) wing.Wing {
	for _, w := range all {
		if wing.ID(w) == id {
			return w
		}
	}
	return nil
}

// IDs are the ids of the games in their order.
func IDs() []string {
	ids := make([]string, len(all))
	for i, w := range all {
		ids[i] = wing.ID(w)
	}
	return ids
}
