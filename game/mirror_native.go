//go:build !js

package game

// NewMirror has no document to put anything into natively: tests read Core.Tree.
func NewMirror(*Core) func() { return func() {} }
