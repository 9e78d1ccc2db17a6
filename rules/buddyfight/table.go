package buddyfight

import (
	"math"

	"gotaku/look"
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Table is how the game lies on the screen.
func (Wing) Table() *wing.Table { return laid }

var laid = wing.Lay(wing.Table{
	Look: look.Game{
		Name: "buddyfight", Cloth: [2]uint32{0x2E1915, 0x432620}, Pattern: look.Yagasuri, Middle: .365,
		Attrs:  []look.Attr{{Word: "generic", Letter: "G", Shape: look.Circle, Color: 0x6E6A60}},
		Labels: []look.Label{{Words: []string{"対抗"}, Color: 0x8E1E1E}, {Words: []string{"コールコスト", "使用コスト", "装備コスト"}, Color: 0x744A10}},
	},
	Title: wing.Title{
		Name: [2]string{"フューチャーカード バディファイト", "Future Card Buddyfight"}, Short: [2]string{"BF", "BF"},
		Lead: [2]string{"相棒と並び立つ", "Stand beside your buddy"},
		Note: [2]string{"三つの持ち場、\u200b一度の対抗。", "Three posts, one counter."},
	},
	Places: []wing.Place{
		{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .739, .826, .239}, {.424, 0, .269, .039}}, Phone: look.Two{{.022, .662, .956, .318}, {.828, .046, .163, .067}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		{Place: look.Place{Name: "left", Wide: look.Two{{.174, .381, .155, .186}, {.529, .164, .155, .186}}, Phone: look.Two{{.203, .318, .147, .179}, {.534, .123, .147, .179}}, Slots: 1},
			Show: wing.AsRow, Width: 78, Small: 44, Zone: ability.LeftArea, Word: [2]string{"レフト", "Left"}, Aimed: true, Comes: true},
		{Place: look.Place{Name: "center", Wide: look.Two{{.341, .381, .176, .186}, {.341, .164, .176, .186}}, Phone: look.Two{{.359, .318, .166, .179}, {.359, .123, .166, .179}}, Plan: look.Bright, Slots: 1},
			Show: wing.AsRow, Width: 78, Small: 44, Zone: ability.CenterArea, Word: [2]string{"センター", "Center"}, Aimed: true, Comes: true},
		{Place: look.Place{Name: "right", Wide: look.Two{{.529, .381, .155, .186}, {.174, .164, .155, .186}}, Phone: look.Two{{.534, .318, .147, .179}, {.203, .123, .147, .179}}, Slots: 1},
			Show: wing.AsRow, Width: 78, Small: 44, Zone: ability.RightArea, Word: [2]string{"ライト", "Right"}, Aimed: true, Comes: true},
		{Place: look.Place{Name: "item", Wide: look.Two{{.696, .381, .136, .186}, {.696, .164, .136, .186}}, Phone: look.Two{{.691, .318, .125, .179}, {.691, .123, .125, .179}}, Slots: 1},
			Show: wing.AsRow, Width: 78, Small: 44, Zone: ability.Item, Aimed: true, Comes: true},
		{Place: look.Place{Name: "set", Wide: look.Two{{.341, .600, .351, .093}, {.341, .039, .351, .093}}, Phone: look.Two{{.359, .513, .322, .128}, {.359, .015, .322, .097}}, Slots: 3},
			Show: wing.AsRow, Width: 46, Small: 34, Zone: ability.SpellArea, Word: [2]string{"魔法エリア", "Spells"}},
		{Place: look.Place{Name: "buddy", Wide: look.Two{{.010, .397, .070, .128}, {.010, .164, .070, .128}}, Phone: look.Two{{.013, .318, .084, .179}, {.013, .123, .084, .179}}, Slots: 1},
			Show: wing.AsRow, Width: 78, Small: 44, Zone: ability.Buddy},
		{Place: look.Place{Name: "gauge", Wide: look.Two{{.087, .397, .074, .111}, {.087, .164, .074, .111}}, Phone: look.Two{{.106, .318, .087, .082}, {.106, .123, .087, .082}}},
			Show: wing.AsPile, Zone: ability.GaugeZone},
		{Place: look.Place{Name: "flag", Wide: look.Two{{.012, .583, .095, .111}, {.012, .031, .095, .111}}, Phone: look.Two{{.013, .513, .116, .123}, {.013, .015, .116, .097}}, Slots: 1},
			Show: wing.AsRow, Width: 78, Small: 44, Zone: ability.Flag},
		{Place: look.Place{Name: "deck", Wide: look.Two{{.866, .397, .052, .097}, {.866, .181, .052, .097}}, Phone: look.Two{{.828, .318, .163, .067}, {.828, .123, .163, .067}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		{Place: look.Place{Name: "cemetery", Wide: look.Two{{.934, .397, .052, .097}, {.934, .181, .052, .097}}, Phone: look.Two{{.828, .395, .163, .067}, {.828, .200, .163, .067}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Top: true},
		{Place: look.Place{Name: "resolution", Shared: true, Wide: look.Two{{.341, .350, .351, .028}}, Phone: look.Two{{.203, .274, .613, .072}}, Plan: look.Absent},
			Show: wing.AsBand, Zone: ability.Resolving},
	},
	Score: wing.Score{
		Stat: ability.PlayerLife, Begins: 10, Step: 5, Down: ability.LifeDown, Up: ability.LifeUp,
		Result: [2]string{"ライフ", "Life"}, Chart: [2]string{"ライフの移り変わり", "Life over the turns"},
	},
	Acts: wing.Acts{Moved: true},
	Faces: wing.Faces{
		Numbers: []wing.Plated{
			{Stat: ability.Power, Shape: wing.LeftBarPlate, Least: math.MinInt32},
			{Stat: ability.Defense, Shape: wing.RightBarPlate, Least: math.MinInt32},
		},
		Traits: true,
		Values: []ability.Stat{ability.Power, ability.Defense},
	},
})
