//go:build !js || !page

package assets

import "gotaku/rules/wing"

// made is the card file of a game, which the program carries where it is not the page.
func made(w wing.Wing) (cards []byte, here bool) {
	p := w.Packs()
	if p.Made == "" {
		return nil, true
	}
	return file(p.Files, p.Made), true
}
