// Package assets holds what the app carries with it: packs of our own invented
// cards and of the tokens the rulebooks list, starter decks, and the app's own
// words in Japanese and English. It is where a game is found: its rulebook with
// its cards. The font is in its own package, because a browser fetches it.
package assets

import (
	"embed"

	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/divinecross"
	"gotaku/rules/fftcg"
	"gotaku/rules/sve"
)

//go:embed packs/*.json decks/*.txt lang/*.json
var files embed.FS

// set is one game's rulebook and cards, in the order in which its pool holds them.
type set struct {
	book  rules.Game
	packs []string
	decks []string
	more  []rules.Def // of the rulebook itself, behind the packs
}

// sets lists the games that have cards. A pack appended here keeps the faces of
// the packs before it.
var sets = []set{
	{sve.Game(), []string{"packs/sve-go.json", "packs/sve-tokens.json", "packs/sve-kagami.json"},
		[]string{"decks/shiomiyagura.txt", "decks/garasuniwa.txt", "decks/yoimiya.txt", "decks/ryouya.txt"}, nil},
	{fftcg.Game(), []string{"packs/fftcg-tobira.json"}, []string{"decks/touraika.txt", "decks/shiogarasu.txt"}, fftcg.Objects()},
	{divinecross.Game(), []string{"packs/divinecross-tsuji.json"}, []string{"decks/himatsuri.txt", "decks/suiro.txt"}, nil},
}

// openings are the games as they are read, by id.
var openings = func() map[string]*Opening {
	m := map[string]*Opening{}
	for i := range sets {
		m[sets[i].book.Name()] = &Opening{set: &sets[i]}
	}
	return m
}()

// Of finds a game by its id; nil when there is none. It is read once, and whole if
// it was not opened before.
func Of(id string) *Game {
	o := openings[id]
	if o == nil {
		return nil
	}
	for !o.Step() {
	}
	return o.game
}

// Open is the reading of a game, for who cannot wait until it has been read whole;
// nil when there is no such game.
func Open(id string) *Opening { return openings[id] }

// Starters is how many starter decks a game has; 0: it is not carried. Nothing is read
// for it: the first frame does not wait for games that nobody plays.
func Starters(id string) int {
	for _, s := range sets {
		if s.book.Name() == id {
			return len(s.decks)
		}
	}
	return 0
}

// Games are the ids of the games that have cards.
func Games() []string {
	var ids []string
	for _, s := range sets {
		ids = append(ids, s.book.Name())
	}
	return ids
}

// Game is everything carried for one game, read and compiled. It is shared: do
// not change it.
type Game struct {
	Rules   *rules.Rules
	Packs   []*deck.Pack
	Pool    *rules.Pool
	Reports []deck.CardReport // of each card of the pool, in its order
	Grammar *deck.Compiler    // of these packs, which also says texts in English
	Index   *deck.Index
	Lists   []*deck.List // the starter decks as written
	Decks   []*deck.Deck // and found in the pool
}

// SVE is what is carried for Shadowverse EVOLVE: the pack 五, the tokens of the
// rulebook, the pack 鏡, starter decks.
func SVE() *Game { return Of("sve") }

// file reads an embedded file.
func file(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return b
}
