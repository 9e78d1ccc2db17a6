//go:build !js

package assets

import "gotaku/rules/wing"

// made is the card file of a game, which the program carries natively.
func made(w wing.Wing) (cards []byte, here bool) {
	p := w.Packs()
	if p.Made == "" {
		return nil, true
	}
	return file(p.Files, p.Made), true
}
