package stub

import "gotaku/rules/wing"

// Carried are the rules that the kernel carries out for every game and that no line of the
// wing names, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "Pebbles", []wing.Carried{{By: "Carry", Units: []string{"3.3"}}}
}
