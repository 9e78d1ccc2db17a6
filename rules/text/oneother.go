package text

import (
	"slices"

	"gotaku/rules/ability"
)

// OneAndOther selects one of those that were chosen, and what is left of them: as that is done, or, declared, while it is played.
func OneAndOther(declared bool) *ability.Select {
	them := Related(ability.InSlot, BindRef(SlotIt))
	other := ability.Filter{Rel: slices.Concat(Related(ability.Other, BindRef(SlotFormer)).Rel, them.Rel)}
	return &ability.Select{Pick: !declared, Slot: SlotNew, Slots: []uint8{SlotFormer, SlotLatter},
		Sel: ability.Selector{Each: []ability.Selector{{N: One(), Of: them}, {N: One(), Of: other}}}}
}
