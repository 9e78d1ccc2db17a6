package buddyfight

import (
	"gotaku/rules"
	dialect "gotaku/rules/buddyfight/text"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Wing is Buddyfight as package games lists it.
type Wing struct{}

// Dialect is how its cards speak.
func (Wing) Dialect() text.Dialect { return dialect.Of(&lexicon, keywords, field[:]) }

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

// Cards come with the dialect of its texts.
func (Wing) Cards() *wing.Cards { return &wing.Cards{} }

// Packs come with the dialect of its texts.
func (Wing) Packs() *wing.Packs { return &wing.Packs{} }
