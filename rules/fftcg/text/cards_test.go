package text_test

import (
	"testing"

	_ "gotaku/rules/games"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestCards: whole cards are read alike in both languages.
func TestCards(t *testing.T) {
	const file = "testdata/cards.txt"
	names := map[string]string{"化け猫": "Ghost Cat", "石工ベル": "Bell the Mason", "先生": "Master", "弟子": "Pupil", "殿様": "His Lordship", "竜騎士": "Dragon Rider"}
	list := texttest.Cards(t, file, "fftcg")
	for _, c := range list {
		names[c.Names[text.JA]] = c.Names[text.EN]
	}
	g := text.Of("fftcg").With(text.Dict{Names: names, Traits: map[string]string{"坑夫": "Miner", "歩哨": "Sentry", "騎士": "Knight"}})
	texttest.Read(t, g, file, list, 95)
}
