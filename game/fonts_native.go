//go:build !js

package game

import (
	"gotaku/assets/font"
	"gotaku/render"
)

// newArt makes the drawing with the faces, which are embedded natively.
func newArt() (*render.Art, error) { return render.NewArt(font.Regular(), font.Bold()) }

// lateFonts has nothing to do natively.
func lateFonts(*Core) func() { return func() {} }
