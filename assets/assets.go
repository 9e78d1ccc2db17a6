// Package assets is where a game is found read and compiled: its rulebook with the
// cards that its wing brings, packs of our own invented cards and of the tokens that a
// rulebook lists, and starter decks. It also holds the app's own words in Japanese and
// English. The font is in its own package, because a browser fetches it.
//
// Who plays needs what was made of the packs, not the packs and not the grammar.
package assets

import (
	"embed"
	"sync"

	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

//go:embed lang/*.json
var files embed.FS

// openings are the games that are read or being read, by id.
var openings = struct {
	sync.Mutex
	of map[string]*Opening
}{of: map[string]*Opening{}}

// Of finds a game by its id; nil when there is none. It is read once, and whole if
// it was not opened before; in a page its cards must have come.
func Of(id string) *Game {
	o := Open(id)
	if o == nil {
		return nil
	}
	for !o.Step() {
	}
	return o.game
}

// Open is the reading of a game, for who cannot wait until it has been read whole;
// nil when there is no such game.
func Open(id string) *Opening {
	openings.Lock()
	defer openings.Unlock()
	o := openings.of[id]
	if o == nil {
		w := games.Of(id)
		if w == nil {
			return nil
		}
		o = &Opening{wing: w, cards: w.Cards()}
		openings.of[id] = o
	}
	return o
}

// Starters is how many starter decks a game has; 0: it is not carried. Nothing is read
// for it: the first frame does not wait for games that nobody plays.
func Starters(id string) int {
	if w := games.Of(id); w != nil {
		return len(w.Cards().Decks)
	}
	return 0
}

// Packs are the packs of a game as they are printed, without what was made of their
// texts; none: there is no such game.
func Packs(id string) []*deck.Pack {
	w := games.Of(id)
	if w == nil {
		return nil
	}
	var out []*deck.Pack
	for _, name := range w.Packs().Names {
		p, err := deck.ReadPack(file(w.Packs().Files, name))
		must(name, err)
		out = append(out, p)
	}
	return out
}

// Games are the ids of the games, as package games lists them.
func Games() []string { return games.IDs() }

// Playable are the games that have starter decks: those that can be sat down to.
func Playable() (ids []string) {
	for _, id := range Games() {
		if Starters(id) > 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// Game is everything carried for one game, read and compiled. It is shared: do
// not change it.
type Game struct {
	Rules   *rules.Rules
	Pool    *state.Pool
	Reports []deck.CardReport // of each card of the pool, in its order
	Index   *deck.Index
	Lists   []*deck.List   // the starter decks as written
	Decks   []*deck.Deck   // and found in the pool
	English deck.InEnglish // what the cards of the packs say
	Said    deck.AllSaid   // and where in their texts
}

// Beside is the name of a file of a game's wing, wing.GuideFile or wing.BookFile, as the page fetches it when it is wanted.
func Beside(id, name string) string {
	if name == wing.BookFile {
		return "books/" + id + ".tsv"
	}
	return "guides/" + id + ".txt"
}
