package buddyfight

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) { return "Buddyfight", nil }
