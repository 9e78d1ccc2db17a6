//go:build js && page

package assets

import "gotaku/rules/wing"

// Carried is nil: the page fetches what is not needed for the first frame.
func Carried(id, name string) []byte { return nil }

// made is the card file of a game, when the page has fetched it.
func made(w wing.Wing) (cards []byte, here bool) {
	cards, here = came[wing.ID(w)]
	return cards, here
}
