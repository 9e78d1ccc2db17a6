package text_test

import (
	"testing"

	_ "gotaku/rules/games"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestWholeCards: of cards as lists print them it is said exactly what is carried out, and what is left to the players.
func TestWholeCards(t *testing.T) {
	const file = "testdata/cards.txt"
	texttest.Read(t, text.Of("sve"), file, texttest.Cards(t, file, "sve"), 70)
}
