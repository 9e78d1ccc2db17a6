//go:build !js

package game

import "github.com/hajimehoshi/ebiten/v2"

// pixels is how many device pixels there are to a CSS pixel now.
func pixels() float32 { return float32(ebiten.Monitor().DeviceScaleFactor()) }

// safeArea is how many device pixels of each edge a notch or a bar may cover.
func safeArea(float32) (v insets) { return v }

// plainCanvas is for the browser.
func plainCanvas() {}
