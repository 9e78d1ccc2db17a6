package stub

import (
	"embed"

	"gotaku/rules"
	"gotaku/rules/wing"
)

// Wing is Pebbles as package games lists it. What a wing leaves out is as in wing.Defaults.
type Wing struct{ wing.Defaults }

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

//go:embed cards.txt decks/*.txt
var files embed.FS

//go:embed packs/*.json
var packs embed.FS

// Cards are the pack 浜 and two starter decks. cards.txt is made of the packs by
// go generate ./rules/games.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{Files: files, Made: "cards.txt", Decks: []string{"decks/shirohama.txt", "decks/kuroiso.txt"}}

// Packs are the packs that the cards are of. They are put together here and not kept, so that
// the page, which reads none, is linked without them.
func (Wing) Packs() *wing.Packs {
	return &wing.Packs{Files: packs, Names: []string{"packs/stub-hama.json"}}
}
