package games

import "gotaku/rules/stub"

// The example is a game like every other here.
func init() { Register(stub.Wing{}) }
