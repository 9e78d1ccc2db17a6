//go:build !js

package game

import (
	"gotaku/assets/font"
	"gotaku/render"
)

// newArt makes the drawing with the faces, which are embedded natively.
func newArt() (*render.Art, error) { return render.NewArt(font.Regular(), font.Bold()) }

// lateFiles has nothing to do natively.
func lateFiles(*Core) func() { return func() {} }

// AwaitCards has nothing to do natively.
func AwaitCards() error { return nil }
