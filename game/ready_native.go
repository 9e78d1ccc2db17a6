//go:build !js

package game

// ready has nobody to tell natively.
func ready() {}
