//go:build !js

package pointer

// Listen does nothing natively.
func Listen() {}
