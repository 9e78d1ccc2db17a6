package rules

import (
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Faults are as board.Faults, of what the kernel itself keeps.
var Faults = map[string]func(k *Kernel) (mend func()){
	"the key of the state": func(k *Kernel) func() { // something is written, and nobody says so
		k.Loops.LoopKey()
		for i, still := range k.Still() {
			if still && i < len(k.State.Lists) && len(k.State.Lists[i]) > 0 {
				c := &k.State.Cards[k.State.Lists[i][0]]
				c.From++
				return func() { c.From-- }
			}
		}
		return nil
	},
	"the saved card": func(k *Kernel) func() {
		written, all := k.WrittenCards()
		for id := range k.saved.Cards {
			if c := &k.saved.Cards[id]; !all && !slices.Contains(written, state.CardID(id)) {
				c.From++
				return func() { c.From-- }
			}
		}
		return nil
	},
	"is saved as": func(k *Kernel) func() {
		for i, list := range k.saved.Lists {
			if len(list) > 0 && k.Since(board.KeptSaved)&board.FactIn(state.Zone(i/2)) == 0 {
				k.saved.Lists[i] = slices.Clone(list[1:])
				return func() { k.saved.Lists[i] = list }
			}
		}
		return nil
	},
}
