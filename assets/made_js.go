package assets

import "gotaku/rules/wing"

// came are the card files that the page has fetched, by game: what all of them hold is more than the first frame may
// wait for.
var came = map[string][]byte{}

// Bring hands over the card file of a game, of which nothing can be read before.
func Bring(id string, cards []byte) { came[id] = cards }

// made is the card file of a game, when it has come.
func made(w wing.Wing) (cards []byte, here bool) {
	cards, here = came[wing.ID(w)]
	return cards, here
}

// CardFile is the name of a game's card file, as the page fetches it.
func CardFile(id string) string { return "cards/" + id + ".txt" }
