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

// Dialect is how its cards speak. What they call the field is all of it but the flag's
// place, which is the last. [readings.go]
func (Wing) Dialect() text.Dialect { return dialect.Of(&lexicon, keywords, field[:len(field)-1]) }

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

//go:embed decks/*.txt
var files embed.FS

//go:embed cards.txt guide.txt rulebook.tsv packs/*.json
var packs embed.FS

// Cards are the pack 相棒 and starter decks.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{
	Files: files,
	Decks: []string{"decks/oboro.txt", "decks/ganza.txt"},
}

// Packs are the packs that the cards are of. They are put together here and not kept, so that
// the page, which fetches what was made of them, is linked without them.
func (Wing) Packs() *wing.Packs {
	return &wing.Packs{Files: packs, Made: "cards.txt", Names: []string{"packs/buddyfight-aibou.json"}}
}
