//go:build !js

package main

import (
	"os"
	"slices"

	"gotaku/rules/games"
	"gotaku/rules/stub"
)

// A window that is started with -stub has the example game of rules/README.md besides.
func init() {
	if slices.Contains(os.Args[1:], "-stub") {
		games.Register(stub.Wing{})
	}
}
