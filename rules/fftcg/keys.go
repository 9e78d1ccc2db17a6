package fftcg

import "gotaku/rules/board"

// Bits of the keywords that procedures read.
var (
	keyAnyElement  = board.KeyBit(game{}, "any element")
	keyBackAttack  = board.KeyBit(game{}, "back attack")
	keyHaste       = board.KeyBit(game{}, "haste")
	keyBrave       = board.KeyBit(game{}, "brave")
	keyFirstStrike = board.KeyBit(game{}, "first strike")
)
