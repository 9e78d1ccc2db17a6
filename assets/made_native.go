//go:build !js || !page

package assets

import (
	"gotaku/rules/games"
	"gotaku/rules/wing"
)

// Carried is a file of a game's wing that is read when it is wanted, wing.GuideFile or wing.BookFile; nil: it is to be
// fetched.
func Carried(id, name string) []byte {
	if w := games.Of(id); w != nil {
		return file(w.Packs().Files, name)
	}
	return nil
}

// made is the card file of a game, which the program carries where it is not the page.
func made(w wing.Wing) (cards []byte, here bool) {
	p := w.Packs()
	if p.Made == "" {
		return nil, true
	}
	return file(p.Files, p.Made), true
}
