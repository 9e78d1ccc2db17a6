package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/wing"
)

// Wing is Buddyfight as package games lists it.
type Wing struct{}

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

// Cards come with the dialect of its texts.
func (Wing) Cards() *wing.Cards { return &wing.Cards{} }

// Packs come with the dialect of its texts.
func (Wing) Packs() *wing.Packs { return &wing.Packs{} }
