package sve

import "gotaku/rules/board"

// Bits of the keywords that procedures read.
var (
	keyDrive       = board.KeyBit(game{}, "drive")
	keyStack       = board.KeyBit(game{}, "stack")
	keyBane        = board.KeyBit(game{}, "bane")
	keyStartAmulet = board.KeyBit(game{}, "start amulet")
	keyQuick       = board.KeyBit(game{}, "quick")
	keyAura        = board.KeyBit(game{}, "aura")
	keyWard        = board.KeyBit(game{}, "ward")
	keyStorm       = board.KeyBit(game{}, "storm")
	keyRush        = board.KeyBit(game{}, "rush")
	keyAssail      = board.KeyBit(game{}, "assail")
	keyIntimidate  = board.KeyBit(game{}, "intimidate")
)
