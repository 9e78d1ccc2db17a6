package text

import (
	"slices"

	"gotaku/rules/ability"
)

// OneAndOther selects one of those that were chosen, and what is left of them.
func OneAndOther() *ability.Select {
	them := Related(ability.InSlot, BindRef(SlotIt))
	other := ability.Filter{Rel: slices.Concat(Related(ability.Other, BindRef(SlotFormer)).Rel, them.Rel)}
	return &ability.Select{Pick: true, Slot: SlotNew, Slots: []uint8{SlotFormer, SlotLatter},
		Sel: ability.Selector{Each: []ability.Selector{{N: One(), Of: them}, {N: One(), Of: other}}}}
}
