package text_test

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/buddyfight"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestCorpus: whole cards, written as they are printed, are read as they stand in the file.
func TestCorpus(t *testing.T) {
	const file = "testdata/cards.txt"
	cards := texttest.Cards(t, file, "buddyfight")
	of := map[string]ability.Kinds{}
	for _, c := range cards {
		of[c.Names[c.Lang]] = c.Kinds
	}
	texttest.Read(t, text.New(buddyfight.Wing{}.Dialect()).With(text.Dict{Kinds: of}), file, cards, 93)
}
