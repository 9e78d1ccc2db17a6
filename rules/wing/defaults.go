package wing

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Defaults is what a wing that is being built leaves out: embed it, and the book and the
// lexicon are enough for scenarios, texts and the command line to know the game.
type Defaults struct{}

// Scenario is the words of every game, a board that has only what is written down, and
// nothing that can be done: replace it before the first scenario.
func (Defaults) Scenario() *Scenario {
	return &Scenario{
		Unsaid: []Unsaid{Blanks},
		Start:  func(*rules.Kernel) {},
		Step:   func(*rules.Kernel, state.Seat, ability.Phase, int) bool { return false },
	}
}

// Carried: every unit is named on the line that carries it out.
func (Defaults) Carried() (as string, by []Carried) { return "", nil }

// Cards: none.
func (Defaults) Cards() *Cards { return &Cards{} }

// Packs: none.
func (Defaults) Packs() *Packs { return &Packs{} }

// Table: nothing lies on it.
func (Defaults) Table() *Table { return nothing }

var nothing = Lay(Table{})
