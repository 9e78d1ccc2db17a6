package zx

import (
	"embed"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Wing is Z/X as package games lists it.
type Wing struct{}

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

var files embed.FS

// Cards are the virtual Player card, so far.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{Files: files, More: virtualPlayer()}

// Packs are the packs that the cards are of.
func (Wing) Packs() *wing.Packs { return &printed }

var printed = wing.Packs{Files: files}

// virtualPlayer is the card that stands where a Player card lacks. [1205.2a]
func virtualPlayer() []state.Def {
	s := state.Side{Name: virtualName, NameEN: "virtual player", Kinds: playerCard | ability.Token, Card: &ability.Card{}}
	return []state.Def{{ID: "zx/virtual", Number: "virtual", Sides: []state.Side{s}}}
}
