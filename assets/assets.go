// Package assets holds what the app carries with it: packs of our own invented
// cards and of the tokens the rulebooks list, starter decks, and the app's own
// words in Japanese and English. The font is in its own package, because a
// browser fetches it.
package assets

import (
	"embed"
	"sync"

	"gotaku/rules"
	"gotaku/rules/deck"
)

//go:embed packs/*.json decks/*.txt lang/*.json
var files embed.FS

// set is one game's cards, in the order in which its pool holds them.
type set struct {
	game  string
	packs []string
	decks []string
}

// sets lists the games that have cards. A pack appended here keeps the faces of
// the packs before it.
var sets = []set{
	{"sve", []string{"packs/sve-go.json", "packs/sve-tokens.json", "packs/sve-kagami.json"},
		[]string{"decks/shiomiyagura.txt", "decks/garasuniwa.txt"}},
}

// Game is everything carried for one game, read and compiled. It is shared: do
// not change it.
type Game struct {
	Packs   []*deck.Pack
	Pool    *rules.Pool
	Reports []deck.CardReport // of each card of the pool, in its order
	Grammar *deck.Compiler    // of these packs, which also says texts in English
	Index   *deck.Index
	Lists   []*deck.List // the starter decks as written
	Decks   []*deck.Deck // and found in the pool
}

// SVE is what is carried for Shadowverse EVOLVE: the pack 五, the tokens of the
// rulebook, the pack 鏡, two starter decks. It is read once.
var SVE = sync.OnceValue(func() *Game { return load(sets[0]) })

// load reads a set. The files are part of the program and tested, so a fault in
// them is a fault of the program.
func load(s set) *Game {
	g := &Game{}
	for _, name := range s.packs {
		p, err := deck.ReadPack(file(name))
		if err != nil {
			panic("assets: " + name + ": " + err.Error())
		}
		g.Packs = append(g.Packs, p)
	}
	var err error
	if g.Pool, g.Reports, err = deck.Build(g.Packs...); err != nil {
		panic("assets: " + err.Error())
	}
	g.Grammar = deck.Grammar(g.Packs...)
	g.Index = deck.NewIndex(g.Pool)
	for _, name := range s.decks {
		l, err := deck.ReadList(file(name))
		if err != nil {
			panic("assets: " + name + ": " + err.Error())
		}
		d, err := g.Index.Resolve(l)
		if err != nil {
			panic("assets: " + name + ": " + err.Error())
		}
		g.Lists, g.Decks = append(g.Lists, l), append(g.Decks, d)
	}
	return g
}

// file reads an embedded file.
func file(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return b
}
