package fftcg

import "gotaku/rules"

// Bits of the keywords that procedures read.
var (
	keyAnyElement  = rules.KeyBit(game{}, "any element")
	keyBackAttack  = rules.KeyBit(game{}, "back attack")
	keyHaste       = rules.KeyBit(game{}, "haste")
	keyBrave       = rules.KeyBit(game{}, "brave")
	keyFirstStrike = rules.KeyBit(game{}, "first strike")
)
