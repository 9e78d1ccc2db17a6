package zx

import "gotaku/rules/wing"

// Carried are the units of the rulebook that the kernel carries out for every game, or
// that reading does, with the function that does it.
func (Wing) Carried() (string, []wing.Carried) {
	return "Z/X", []wing.Carried{
		{By: "Feed", Units: []string{"101.5"}},
		{By: "all", Units: []string{"102.3", "809.1", "809.2", "810.1"}},
		{By: "ChangesNothing", Units: []string{"102.5"}},
		{By: "NewCard", Units: []string{"302.1b"}},
		{By: "NewFrame", Units: []string{"302.1c", "302.1d"}},
		{By: "Seats", Units: []string{"302.1e"}},
		{By: "NextTurn", Units: []string{"501.1"}},
		{By: "PlayOne", Units: []string{"801.2b"}},
		{By: "gather", Units: []string{"801.2c"}},
		{By: "Parts", Units: []string{"205.1b", "801.2d"}},
		{By: "watch", Units: []string{"808.1", "808.3", "808.3b", "808.3c"}},
		{By: "delayed", Units: []string{"808.4a", "808.4b"}},
		{By: "StateTriggers", Units: []string{"808.5a"}},
		{By: "replaceOne", Units: []string{"812.1"}},
		{By: "carryOut", Units: []string{"814.2b"}},
		{By: "Shuffle", Units: []string{"1003.1", "1003.2", "1003.3"}},
		{By: "drawOne", Units: []string{"1004.1"}},
		{By: "runDraw", Units: []string{"1004.2"}},
		{By: "runMove", Units: []string{"1007.2", "1009.1a", "1012.1a", "1012.1c"}},
		{By: "usual", Units: []string{"1008.1"}},
		{By: "link", Units: []string{"1009.1"}},
		{By: "moveAll", Units: []string{"1009.2"}},
		{By: "Let", Units: []string{"1009.2a"}},
		{By: "moveEach", Units: []string{"1012.1b"}},
		{By: "texts", Units: []string{"1105.2"}},
		{By: "compute", Units: []string{"1108.1a"}},
		{By: "source", Units: []string{"1108.2", "1108.3", "1112.3"}},
		{By: "InTime", Units: []string{"1111.2"}},
		{By: "squareOf", Units: []string{"1114.2"}},
		{By: "rule", Units: []string{"1114.3"}},
	}
}
