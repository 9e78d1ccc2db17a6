package stub

import (
	"math"

	"gotaku/look"
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Table is how the game lies on the screen.
func (Wing) Table() *wing.Table { return table }

var table = wing.Lay(wing.Table{
	Look: look.Game{
		Name: "stub", Cloth: [2]uint32{0x1F2A2E, 0x2C3A40}, Pattern: look.Ichimatsu, Middle: .365,
		Attrs: []look.Attr{
			{Word: "white", Letter: "白", Shape: look.Circle, Color: 0x6C7077},
			{Word: "black", Letter: "黒", Shape: look.Square, Color: 0x3A3A46},
		},
	},
	Title: wing.Title{
		Name: [2]string{"小石", "Pebbles"}, Short: [2]string{"小石", "Pebbles"},
		Lead: [2]string{"浜で競う", "A contest on the shore"}, Note: [2]string{"新しいゲームの手本。", "The example of a new game."},
	},
	Places: []wing.Place{
		{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .733, .826, .244}, {.424, 0, .269, .039}}, Phone: look.Two{{.022, .662, .956, .318}, {.797, .100, .103, .067}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		{Place: look.Place{Name: "field", Wide: look.Two{{.140, .397, .661, .163}, {.140, .167, .661, .163}}, Phone: look.Two{{.119, .323, .672, .164}, {.119, .131, .672, .164}}, Slots: 5, Plan: look.Bright},
			Show: wing.AsRow, Zone: ability.Field, Width: 84, Small: 46, Comes: true, Aimed: true},
		{Place: look.Place{Name: "deck", Wide: look.Two{{.839, .397, .064, .121}, {.839, .170, .064, .121}}, Phone: look.Two{{.797, .338, .103, .067}, {.797, .021, .103, .067}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		{Place: look.Place{Name: "discards", Wide: look.Two{{.919, .397, .064, .121}, {.919, .170, .064, .121}}, Phone: look.Two{{.906, .338, .091, .067}, {.906, .021, .091, .067}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Top: true},
		{Place: look.Place{Name: "playing", Shared: true, Wide: look.Two{{.351, .355, .240, .025}}, Phone: look.Two{{.228, .269, .563, .072}}, Plan: look.Absent},
			Show: wing.AsBand, Zone: ability.Resolving, Word: [2]string{"使っている札", "In play"}},
	},
	ByHand: wing.ByHand{
		Numbers: []ability.Stat{ability.PlayerLife},
		Stats:   []wing.Stepped{{Stat: ability.Power, By: 1}},
	},
	Faces: wing.Faces{
		Numbers: []wing.Plated{{Stat: ability.Power, Shape: wing.BarPlate, Least: math.MinInt32}},
		Words:   []string{"swift"},
		Values:  []ability.Stat{ability.CostStat, ability.Power},
		Endures: []ability.Stat{ability.Power},
	},
	Score: wing.Score{
		Stat: ability.PlayerLife, Begins: startingLife, Step: 1,
		Result: [2]string{"命", "Life"}, Chart: [2]string{"命の移り変わり", "Life over the turns"},
	},
	Plate: wing.Plate{First: []wing.Gem{{Stat: ability.PlayerPP, Shape: look.Circle, Color: wing.Sky, Least: 5}}},
	Acts:  wing.Acts{Used: ability.SpellCard, Fighters: ability.Unit, Arrive: []string{"swift"}, Units: [2]string{"石", "stones"}, Spends: ability.PlayerPP},
})
