//go:build !js

package game

// loadRegular has nothing to do natively: the faces are embedded.
func loadRegular() error { return nil }

// loadBold has nothing to do natively.
func loadBold(*Core) func() { return func() {} }
