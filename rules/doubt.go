package rules

import (
	"fmt"
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Doubt is Board.Doubt, and compares besides what the kernel itself keeps with what is so.
func (k *Kernel) Doubt() error {
	if err := k.Board.Doubt(); err != nil {
		return err
	}
	if was, is := k.Loops.LoopKey(), new(state.Keys).Of(k.State, nil); was != is {
		return fmt.Errorf("rules: the key of the state is kept as %x, and is %x", was, is)
	}
	written := k.Since(board.KeptChecks)
	for i := range k.Rules.Checks {
		if c := &k.Rules.Checks[i]; c.On&written == 0 {
			if due := c.Due(k, nil); len(due) > 0 {
				return fmt.Errorf("rules: the rule process %s is due (%v), and nobody said that anything it reads was written", c.Rule, due)
			}
		}
	}
	moved := k.Since(board.KeptSaved)
	if written, all := k.WrittenCards(); !all {
		for id := range k.saved.Cards {
			if !slices.Contains(written, state.CardID(id)) && k.saved.Cards[id] != k.State.Cards[id] {
				return fmt.Errorf("rules: the saved card %d says %v, it says %v, and nobody said that it was written", id, k.saved.Cards[id], k.State.Cards[id])
			}
		}
	}
	for i := range k.saved.Lists {
		if moved&board.FactIn(state.Zone(i/2)) == 0 && !slices.Equal(k.saved.Lists[i], k.State.Lists[i]) {
			return fmt.Errorf("rules: list %d is saved as %v, is %v, and nobody said that it was written", i, k.saved.Lists[i], k.State.Lists[i])
		}
	}
	return nil
}
