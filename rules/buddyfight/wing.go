package buddyfight

import (
	"embed"

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

//go:embed cards.txt decks/*.txt
var files embed.FS

//go:embed packs/*.json
var packs embed.FS

// Cards are the pack 相棒 and starter decks, and the flags of its worlds.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{
	Files: files,
	Made:  "cards.txt",
	Decks: []string{"decks/oboro.txt", "decks/ganza.txt"},
	More:  flagCards(),
}

// Packs are the packs that the cards are of.
func (Wing) Packs() *wing.Packs { return &printed }

var printed = wing.Packs{Files: packs, Names: []string{"packs/buddyfight-aibou.json"}}
