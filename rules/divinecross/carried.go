package divinecross

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "Divine Cross", []wing.Carried{
		{By: "Other", Units: []string{"102.1"}},
		{By: "changeCards", Units: []string{"104.6"}},
		{By: "NewCard", Units: []string{"105.3a"}},
		{By: "watch", Units: []string{"105.3b"}},
		{By: "NewFrame", Units: []string{"105.3c", "801.2d"}},
		{By: "unitPlace", Units: []string{"201.3"}},
		{By: "arrivesDown", Units: []string{"303.2a"}},
		{By: "Reveal", Units: []string{"303.2b"}},
		{By: "wait", Units: []string{"807.1"}},
		{By: "PlayOne", Units: []string{"807.8"}},
		{By: "run", Units: []string{"808.1"}},
		{By: "applyLayer", Units: []string{"809.2", "809.3", "809.3a"}},
		{By: "Chars", Units: []string{"809.4"}},
		{By: "Original", Units: []string{"809.6"}},
		{By: "until", Units: []string{"809.8"}},
		{By: "replaceOne", Units: []string{"810.1"}},
		{By: "runMove", Units: []string{"908.1"}},
	}
}
