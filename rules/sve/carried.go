package sve

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "SVE", []wing.Carried{
		{By: "hasProp", Units: []string{"2.1.2"}},
		{By: "gather", Units: []string{"3.1.2.1"}},
		{By: "NewFrame", Units: []string{"3.1.2.2", "10.12.1.1"}},
		{By: "hit", Units: []string{"10.12.2.2"}},
		{By: "wait", Units: []string{"10.7.2", "10.7.2.1"}},
		{By: "ctxOf", Units: []string{"3.1.2.4"}},
		{By: "Count", Units: []string{"4.1.2.1"}},
		{By: "sees", Units: []string{"4.1.2.3"}},
		{By: "putIn", Units: []string{"4.1.3", "4.1.3.1"}},
		{By: "Amount", Units: []string{"5.2.1.1"}},
		{By: "chooseX", Units: []string{"5.2.1.2"}},
		{By: "Lock", Units: []string{"5.3.1.2.1"}},
		{By: "runMove", Units: []string{"5.6.1", "5.7.1", "5.22.1", "5.22.2"}},
		{By: "drawLots", Units: []string{"5.19.1"}},
		{By: "runFlow", Units: []string{"5.23.1"}},
		{By: "RandomNumber", Units: []string{"5.20.1"}},
		{By: "runAsk", Units: []string{"5.20.2"}},
		{By: "move", Units: []string{"5.22.3"}},
		{By: "Called", Units: []string{"10.7.4.3"}},
		{By: "goal", Units: []string{"5.22.5"}},
		{By: "Works", Units: []string{"10.3.2"}},
		{By: "holds", Units: []string{"10.3.3"}},
		{By: "trigger", Units: []string{"10.7.4.2"}},
		{By: "run", Units: []string{"10.7.5", "10.8.1", "10.12.1.3"}},
		{By: "PlayOne", Units: []string{"10.7.7"}},
		{By: "bears", Units: []string{"10.12.2.3"}},
		{By: "Sweep", Units: []string{"10.12.1.2", "11.1.2", "11.1.3"}},
		{By: "icons", Units: []string{"12.1.2", "14.5.1.1.2"}},
		{By: "sveHeads", Units: []string{"12.4.3", "12.5.3", "12.6.2", "12.7.2", "12.17.2"}},
		{By: "sveWords", Units: []string{"13.2.1.2", "13.2.1.3", "13.3.1.2", "13.3.1.3", "13.4.1.2", "13.5.1.2", "13.5.1.3.1"}},
	}
}
