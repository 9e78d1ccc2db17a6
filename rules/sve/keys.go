package sve

import "gotaku/rules"

// Bits of the keywords that procedures read.
var (
	keyDrive       = rules.KeyBit(game{}, "drive")
	keyStack       = rules.KeyBit(game{}, "stack")
	keyBane        = rules.KeyBit(game{}, "bane")
	keyStartAmulet = rules.KeyBit(game{}, "start amulet")
	keyQuick       = rules.KeyBit(game{}, "quick")
	keyAura        = rules.KeyBit(game{}, "aura")
	keyWard        = rules.KeyBit(game{}, "ward")
	keyStorm       = rules.KeyBit(game{}, "storm")
	keyRush        = rules.KeyBit(game{}, "rush")
	keyAssail      = rules.KeyBit(game{}, "assail")
	keyIntimidate  = rules.KeyBit(game{}, "intimidate")
)
