//go:build !js

package game

// ready has nobody to tell natively.
func ready() {}

// rests changes nothing natively, where a window that shows the same again waits for the screen.
func rests(bool) {}
