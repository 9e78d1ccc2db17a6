// Package wing says what a game is to the rest of the program. A game is one place,
// its package under rules, the wing: everything that is said of it alone stands there,
// and what is built for every game (packs and deck lists, scenarios, the app) asks the
// wing in the words of this package. The list of the games is package games.
package wing

import (
	"io/fs"

	"gotaku/rules"
	"gotaku/rules/state"
)

// Wing is one game, whole. Every method gives the same whenever it is called, and what
// it gives is shared: nobody changes it. A method that a program never calls is not
// linked into it, so that the app does not carry what only tests need.
type Wing interface {
	// Book is the rulebook.
	Book() rules.Game
	// Lexicon is its words.
	Lexicon() *Lexicon
	// Scenario is what scenarios say of it besides; for tests and the command line.
	Scenario() *Scenario
	// Table is how it lies on the screen.
	Table() *Table
	// Carried are the units of the rulebook that are carried out elsewhere, and the name
	// before the numbers that lines outside the wing cite; for tests.
	Carried() (as string, by []Carried)
	// Cards are the cards that come with the game.
	Cards() *Cards
	// Packs are the packs that those cards are of. Who plays needs none.
	Packs() *Packs
}

// Cards are invented cards, with what was made of their texts, and starter decks built
// of them.
type Cards struct {
	Files fs.FS
	Decks []string    // of deck lists
	More  []state.Def // of the rulebook itself, behind the packs; what is not printed has no text
}

// Packs are cards as they are printed, and as people write them.
type Packs struct {
	Files fs.FS
	Made  string // of the cards (deck.WriteCards), among the files; "": there are none yet
	// Names are of files, in the order in which the pool holds them: a pack that is
	// appended leaves the cards of those before it their faces.
	Names []string
}

// Boxed is a game whose texts say what the tokens are that they make.
type Boxed interface {
	// Boxes are the tokens that a text says the whole of.
	Boxes(text string) []Box
}

// Box is a card that stands in the text of another: columns of a pack and their values.
type Box [][2]string

// ID is the game's word for files, links and the command line: its rulebook's name.
func ID(w Wing) string { return w.Book().Name() }

// Carried are units of the rulebook that no line of the wing carries out by itself: the
// kernel does so for every game, or whoever reads texts. By is the function or
// method, by its name.
type Carried struct {
	By    string
	Units []string
}
