package zx

import (
	"embed"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/text"
	"gotaku/rules/wing"
	dialect "gotaku/rules/zx/text"
)

// Wing is Z/X as package games lists it.
type Wing struct{}

// Book is the rulebook.
func (Wing) Book() rules.Game { return Game() }

//go:embed decks/*.txt
var files embed.FS

//go:embed cards.txt guide.txt rulebook.tsv packs/*.json
var packs embed.FS

// Cards are the pack 境 and starter decks, and the virtual Player card.
func (Wing) Cards() *wing.Cards { return &carried }

var carried = wing.Cards{
	Files: files,
	Decks: []string{"decks/akane.txt", "decks/sumiya.txt"},
	More:  virtualPlayer(),
}

// Dialect is how its cards speak.
func (Wing) Dialect() text.Dialect { return dialect.Of(&lexicon) }

// Packs are the packs that the cards are of. They are put together here and not kept, so that
// the page, which fetches what was made of them, is linked without them.
func (Wing) Packs() *wing.Packs {
	return &wing.Packs{Files: packs, Made: "cards.txt", Names: []string{"packs/zx-kyokai.json"}}
}

// virtualPlayer is the card that stands where a Player card lacks. [1205.2a]
func virtualPlayer() []state.Def {
	s := state.Side{Name: virtualName, NameEN: "virtual player", Kinds: playerCard | ability.Token, Card: &ability.Card{}}
	return []state.Def{{ID: "zx/virtual", Number: "virtual", Sides: []state.Side{s}}}
}
