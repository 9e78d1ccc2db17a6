package fftcg

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "FF-TCG", []wing.Carried{
		{By: "Other", Units: []string{"1.1"}},
		{By: "all", Units: []string{"2.3"}},
		{By: "chooseX", Units: []string{"4.5"}},
		{By: "run", Units: []string{"6.4.1.1", "6.4.1.2", "6.4.1.3"}},
		{By: "Last", Units: []string{"6.4.2"}},
		{By: "move", Units: []string{"6.7.3"}},
		{By: "goal", Units: []string{"7.3"}},
		{By: "gather", Units: []string{"11.9.3"}},
		{By: "Sweep", Units: []string{"12.2"}},
		{By: "Attempt", Units: []string{"14.2", "14.3", "14.4"}},
		{By: "runTurn", Units: []string{"15.1.1.2.1"}},
		{By: "runMove", Units: []string{"15.1.1.3.1", "15.1.1.5.1"}},
		{By: "Shuffle", Units: []string{"15.1.1.6.1"}},
		{By: "Announce", Units: []string{"15.1.1.7.1"}},
		{By: "runMark", Units: []string{"15.1.1.10.1"}},
	}
}
