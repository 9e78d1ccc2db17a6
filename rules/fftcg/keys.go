package fftcg

import "gotaku/rules/board"

// Bits of the keywords that procedures read.
var (
	keyAnyElement  = board.KeyBit(game{}, "any element")
	keyBackAttack  = board.KeyBit(game{}, "back attack")
	keyHaste       = board.KeyBit(game{}, "haste")
	keyPriming     = board.KeyBit(game{}, keywordPriming)
	keyParty       = board.KeyBit(game{}, "party")
	keyBrave       = board.KeyBit(game{}, "brave")
	keyComesDull   = board.KeyBit(game{}, "enters dull")
	keyComesActive = board.KeyBit(game{}, "enters active")
	keyFirstStrike = board.KeyBit(game{}, "first strike")
)

// keyMakes are the keywords by which a card gives CP of an element besides its own.
var keyMakes = func() (bits [8]uint64) {
	for i, e := range elements {
		bits[i] = board.KeyBit(game{}, "makes "+e)
	}
	return
}()
