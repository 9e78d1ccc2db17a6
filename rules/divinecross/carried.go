package divinecross

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "Divine Cross", []wing.Carried{
		{By: "NewKernel", Units: []string{"102.1"}},
		{By: "ctx.numberEvents", Units: []string{"104.6"}},
		{By: "Kernel.move", Units: []string{"105.3a"}},
		{By: "Kernel.NewFrame", Units: []string{"105.3b", "105.3c", "801.2d"}},
		{By: "unitPlace", Units: []string{"201.3"}},
		{By: "Kernel.arrivesDown", Units: []string{"303.2a"}},
		{By: "Kernel.Reveal", Units: []string{"303.2b"}},
		{By: "Kernel.gather", Units: []string{"805.1"}},
		{By: "Kernel.wait", Units: []string{"807.1"}},
		{By: "Kernel.PlayOne", Units: []string{"807.8"}},
		{By: "ctx.run", Units: []string{"808.1"}},
		{By: "Kernel.applyLayer", Units: []string{"809.2", "809.3", "809.3a"}},
		{By: "Kernel.Chars", Units: []string{"809.4"}},
		{By: "Kernel.Original", Units: []string{"809.6"}},
		{By: "ctx.until", Units: []string{"809.8"}},
		{By: "Kernel.replaceOne", Units: []string{"810.1"}},
		{By: "ctx.runMove", Units: []string{"908.1"}},
	}
}
