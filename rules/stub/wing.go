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

//go:embed decks/*.txt
var files embed.FS

//go:embed cards.txt guide.txt rulebook.tsv packs/*.json
var packs embed.FS

// Cards are the pack 浜 and two starter decks. cards.txt is made of the packs by
// go generate ./rules/games.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{Files: files, Decks: []string{"decks/shirohama.txt", "decks/kuroiso.txt"}}

// Packs are the packs that the cards are of. They are put together here and not kept, so that
// the page, which fetches what was made of them, is linked without them.
func (Wing) Packs() *wing.Packs {
	return &wing.Packs{Files: packs, Made: "cards.txt", Names: []string{"packs/stub-hama.json"}}
}
