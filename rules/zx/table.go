package zx

import (
	"math"

	"gotaku/look"
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Table is how the game lies on the screen.
func (Wing) Table() *wing.Table { return onTable }

var onTable = wing.Lay(wing.Table{
	Look: look.Game{
		Name: "zx", Cloth: [2]uint32{0x1D2329, 0x2B333B}, Pattern: look.Ichimatsu, Middle: .373,
		Attrs: []look.Attr{
			{Word: "red", Letter: "赤", Shape: look.Triangle, Color: 0xB8401F},
			{Word: "blue", Letter: "青", Shape: look.Drop, Color: 0x2B5DAE},
			{Word: "green", Letter: "緑", Shape: look.Hexagon, Color: 0x2F7442},
			{Word: "white", Letter: "白", Shape: look.Square, Color: 0x6C7077},
			{Word: "black", Letter: "黒", Shape: look.Diamond, Color: 0x4A3A5A},
			{Word: "colorless", Letter: "無", Shape: look.Ring, Color: 0x6E6A60, Else: true},
		},
		Labels: []look.Label{{Words: []string{"自"}, Color: 0x8E1E1E}, {Words: []string{"常"}, Color: 0x1F4E8C}, {Words: []string{"起"}, Color: 0x3C5A12}},
	},
	Title: wing.Title{
		Name: [2]string{"Z/X", "Z/X"}, Short: [2]string{"Z/X", "Z/X"},
		Lead: [2]string{"九つの升目を取る", "Take nine squares"},
		Note: [2]string{"となりの一歩が\u200b届く距離。", "One step reaches the neighbour."},
	},
	Places: append(wing.Squares(wing.Place{Zone: ability.Square, Stacks: true, Aimed: true, Ground: playerCard, Gone: [2]string{"入替→トラッシュ", "Swap → trash"}}, 9, 3,
		look.Box{.233, .050, .174, .208}, look.Box{.247, .010, .166, .200}, [2]float32{.182, .172}, [2]float32{.2195, .2105}, 1, 7),
		wing.Place{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .722, .682, .250}, {.424, 0, .269, .039}}, Phone: look.Two{{.022, .662, .956, .318}, {.775, .215, .103, .092}}, Tall: look.Two{{.022, .742, .956, .248}, {.800, .241, .092, .103}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		wing.Place{Place: look.Place{Name: "resource", Wide: look.Two{{.014, .394, .207, .236}, {.014, .056, .207, .231}}, Phone: look.Two{{.009, .400, .228, .140}, {.009, .010, .228, .140}}, Tile: look.BothSides},
			Show: wing.AsRow, Zone: ability.Resource, Width: 34, Counted: true},
		wing.Place{Place: look.Place{Name: "dynamis", Wide: look.Two{{.034, .640, .167, .050}, {.034, .297, .167, .050}}, Phone: look.Two{{.009, .548, .228, .090}, {.009, .158, .228, .090}}, Tile: look.BothSides},
			Show: wing.AsCount, Zone: ability.Dynamis},
		wing.Place{Place: look.Place{Name: "life", Wide: look.Two{{.800, .428, .093, .096}, {.800, .040, .093, .096}}, Phone: look.Two{{.775, .333, .103, .092}, {.775, .010, .103, .092}}, Tall: look.Two{{.800, .373, .092, .103}, {.800, .011, .092, .103}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.LifeZone, Fan: true},
		wing.Place{Place: look.Place{Name: "charge", Wide: look.Two{{.897, .428, .093, .096}, {.897, .040, .093, .096}}, Phone: look.Two{{.887, .333, .103, .092}, {.887, .010, .103, .092}}, Tall: look.Two{{.898, .373, .092, .103}, {.898, .011, .092, .103}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Charge, Fan: true, Limit: ability.ChargeLimit},
		wing.Place{Place: look.Place{Name: "deck", Wide: look.Two{{.800, .565, .052, .105}, {.800, .177, .052, .105}}, Phone: look.Two{{.775, .436, .103, .092}, {.775, .113, .103, .092}}, Tall: look.Two{{.800, .489, .092, .103}, {.800, .127, .092, .103}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		wing.Place{Place: look.Place{Name: "cemetery", Wide: look.Two{{.868, .565, .052, .105}, {.868, .177, .052, .105}}, Phone: look.Two{{.887, .436, .103, .092}, {.887, .113, .103, .092}}, Tall: look.Two{{.898, .489, .092, .103}, {.898, .127, .092, .103}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Top: true},
		wing.Place{Place: look.Place{Name: "banished", Wide: look.Two{{.936, .565, .052, .105}, {.936, .177, .052, .105}}, Phone: look.Two{{.887, .544, .103, .092}, {.887, .215, .103, .092}}, Tall: look.Two{{.898, .610, .092, .103}, {.898, .241, .092, .103}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Removed, Top: true, Short: [2]string{"リムーブ", "Remove"}},
		wing.Place{Place: look.Place{Name: "resolution", Shared: true, Wide: look.Two{{.800, .344, .188, .040}}, Phone: look.Two{{.009, .285, .228, .080}}, Plan: look.Absent},
			Show: wing.AsBand, Zone: ability.Resolving},
	),
	Links: []wing.Link{
		{Zone: ability.Equipment, Name: [2]string{"シフト", "Shift"}, Sign: [2]string{"換", "S"}},
		{Zone: ability.Soul, Name: [2]string{"フォース", "Force"}, Sign: [2]string{"力", "F"}},
		{Zone: ability.Evolution, Name: [2]string{"下部", "Lower half"}, Sign: [2]string{"下", "L"}},
	},
	Score: wing.Score{
		Stat: ability.PlayerLife, Zone: ability.LifeZone, Step: 1,
		Name: [2]string{"ライフ", "Life"}, Result: [2]string{"ライフ", "Life"}, Chart: [2]string{"ライフの移り変わり", "Life over the turns"},
	},
	Plate: wing.Plate{Also: []ability.Stat{ability.PlayerCrystals}},
	Acts: wing.Acts{
		Used: ability.EventCard, Placed: ability.Zexes, Moved: true, Priority: true, Fighters: ability.Zexes,
		Pays: []ability.Zone{ability.Resource}, Proposed: true, OwnHues: true, Units: [2]string{"コスト", "cost"}, Turned: [2]string{"{0} をスリープ", "{0} sleeps"},
	},
	Told: []wing.Told{
		{Verb: ability.Moved, From: ability.LifeZone, To: ability.Charge, Kind: "attack", Sub: true, Line: [2]string{"{0}のライフ {1} がチャージへ", "{0} lose[s] {1} from the life"}, Args: []wing.Arg{wing.TheSeat, wing.TheCard}, Motion: wing.Presents},
		{Verb: ability.Moved, From: ability.LifeZone, Motion: wing.Presents},
	},
	ByHand: wing.ByHand{
		Numbers: []ability.Stat{ability.DamageOwed, ability.PlayerCrystals},
		Stats:   []wing.Stepped{{Stat: ability.Power, By: 1000}}, Damage: 1000,
		Turned: [2]string{"スリープ", "Sleep"}, Stood: [2]string{"リブート", "Reboot"},
		Attach: ability.Soul, AttachTo: []ability.Zone{ability.Square}, AttachWord: [2]string{"フォースとして…", "As a force…"},
	},
	Faces: wing.Faces{
		Numbers: []wing.Plated{{Stat: ability.Power, Shape: wing.BarPlate, Least: math.MinInt32}},
		Traits:  true,
		Icons:   map[string][2]string{iconIG: {"IG", "IG"}, "evolseed": {"種", "ES"}, "dream key": {"鍵", "DK"}, "plus": {"＋", "＋"}},
		Words:   []string{keyRecovery, keyVoid, keyUnaffected, keyRange, keyEndless, keyZekkai, keySolitude, keyAlter, keyInstall},
		Values:  []ability.Stat{ability.CostStat, ability.Power},
		Endures: []ability.Stat{ability.Power},
	},
})
