package sve

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "SVE", []wing.Carried{
		{By: "Kernel.hasProp", Units: []string{"2.1.2"}},
		{By: "Kernel.effectOf", Units: []string{"3.1.2.1"}},
		{By: "Kernel.NewFrame", Units: []string{"3.1.2.2", "10.12.1.1", "10.12.2.2"}},
		{By: "Kernel.wait", Units: []string{"3.1.2.3", "10.7.2", "10.7.2.1"}},
		{By: "Kernel.ctxOf", Units: []string{"3.1.2.4"}},
		{By: "Kernel.Count", Units: []string{"4.1.2.1"}},
		{By: "Kernel.sees", Units: []string{"4.1.2.3"}},
		{By: "Kernel.putIn", Units: []string{"4.1.3", "4.1.3.1"}},
		{By: "Kernel.chooseX", Units: []string{"5.2.1.1", "5.2.1.2", "5.3.1.2.1"}},
		{By: "ctx.runMove", Units: []string{"5.6.1", "5.7.1", "5.22.1", "5.22.2"}},
		{By: "Kernel.drawLots", Units: []string{"5.19.1"}},
		{By: "ctx.runFlow", Units: []string{"5.23.1"}},
		{By: "Kernel.Random", Units: []string{"5.20.1", "5.20.2"}},
		{By: "Kernel.move", Units: []string{"5.22.3", "10.7.4.3"}},
		{By: "ctx.goal", Units: []string{"5.22.5"}},
		{By: "Defaults.Works", Units: []string{"10.3.2"}},
		{By: "ctx.holds", Units: []string{"10.3.3"}},
		{By: "Kernel.watch", Units: []string{"10.7.4.2"}},
		{By: "ctx.run", Units: []string{"10.7.5", "10.8.1", "10.12.1.3"}},
		{By: "Kernel.PlayOne", Units: []string{"10.7.7"}},
		{By: "Kernel.hit", Units: []string{"10.12.2.1"}},
		{By: "Kernel.bears", Units: []string{"10.12.2.3"}},
		{By: "Kernel.Sweep", Units: []string{"10.12.1.2", "11.1.2", "11.1.3"}},
		{By: "compiler.icons", Units: []string{"12.1.2"}},
		{By: "compiler.burst", Units: []string{"14.5.1.1.2"}},
		{By: "sveHeads", Units: []string{"12.4.3", "12.5.3", "12.6.2", "12.7.2", "12.17.2"}},
		{By: "sveWords", Units: []string{"13.2.1.2", "13.2.1.3", "13.3.1.2", "13.3.1.3", "13.4.1.2", "13.5.1.2", "13.5.1.3.1"}},
	}
}
