//go:build !js

package game

// Hook does nothing natively: tests read Core.Tree.
func Hook(*Core) {}
