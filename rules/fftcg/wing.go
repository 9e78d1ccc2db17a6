package fftcg

import (
	"embed"

	"gotaku/rules"
	dialect "gotaku/rules/fftcg/text"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Wing is the FF-TCG as package games lists it.
type Wing struct{}

// Dialect is how its cards speak.
func (Wing) Dialect() text.Dialect { return dialect.Of(&lexicon) }

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

//go:embed decks/*.txt
var files embed.FS

//go:embed cards.txt guide.txt rulebook.tsv packs/*.json
var packs embed.FS

// Cards are the pack 扉, starter decks, and the objects that abilities are on the stack.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{
	Files: files,
	Decks: []string{"decks/touraika.txt", "decks/shiogarasu.txt", "decks/hatenonagi.txt"},
	More:  Objects(),
}

// Packs are the packs that the cards are of. They are put together here and not kept, so that
// the page, which fetches what was made of them, is linked without them.
func (Wing) Packs() *wing.Packs {
	return &wing.Packs{Files: packs, Made: "cards.txt", Names: []string{"packs/fftcg-tobira.json"}}
}
