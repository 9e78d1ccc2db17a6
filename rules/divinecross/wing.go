package divinecross

import (
	"embed"

	"gotaku/rules"
	"gotaku/rules/wing"
)

// Wing is Divine Cross as package games lists it.
type Wing struct{}

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

//go:embed packs/*.json cards.txt decks/*.txt
var files embed.FS

// Cards are the pack 辻 and starter decks.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{
	Files: files,
	Packs: []string{"packs/divinecross-tsuji.json"},
	Made:  "cards.txt",
	Decks: []string{"decks/himatsuri.txt", "decks/suiro.txt"},
}
