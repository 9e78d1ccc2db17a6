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
		Attrs: []look.Attr{
			{Word: "dragon world", Letter: "竜", Shape: look.Triangle, Color: 0xA8391F},
			{Word: "legend", Letter: "伝", Shape: look.Sun, Color: 0x7A6A1E},
			{Word: "star dragon", Letter: "星", Shape: look.Diamond, Color: 0x2B5DAE},
			{Word: "danger", Letter: "危", Shape: look.Cross, Color: 0x8F5414},
			{Word: "magic", Letter: "魔", Shape: look.Octagon, Color: 0x7B3A86},
			{Word: "dungeon", Letter: "迷", Shape: look.Square, Color: 0x6B5A3A},
			{Word: "ancient", Letter: "古", Shape: look.Leaf, Color: 0x2F7442},
			{Word: "katana", Letter: "刀", Shape: look.Drop, Color: 0x3B4A6B},
			{Word: "hero", Letter: "英", Shape: look.Ring, Color: 0xB02A4A},
			{Word: "darkness dragon", Letter: "闇", Shape: look.Triangle, Color: 0x34323F},
			{Word: "dusk", Letter: "宵", Shape: look.Shield, Color: 0x4A45A0},
			{Word: "steel", Letter: "鋼", Shape: look.Hexagon, Color: 0x4C6472},
			{Word: "lost", Letter: "失", Shape: look.Square, Color: 0x5B2B52},
			{Word: "generic", Letter: "G", Shape: look.Circle, Color: 0x6E6A60},
		},
		Labels: []look.Label{{Words: []string{"対抗"}, Color: 0x8E1E1E}, {Words: []string{"コールコスト", "使用コスト", "装備コスト"}, Color: 0x744A10}, {Words: []string{"起動"}, Color: 0x3C5A12}},
	},
	Title: wing.Title{
		Name: [2]string{"フューチャーカード バディファイト", "Future Card Buddyfight"}, Short: [2]string{"BF", "BF"},
		Lead: [2]string{"相棒と並び立つ", "Stand beside your buddy"},
		Note: [2]string{"三つの持ち場、\u200b一度の対抗。", "Three posts, one counter."},
	},
	Places: []wing.Place{
		{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .739, .826, .239}, {.424, 0, .269, .039}}, Phone: look.Two{{.022, .662, .956, .318}, {.828, .046, .163, .067}}, Tall: look.Two{{.022, .742, .956, .248}, {.016, .004, .234, .045}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		area("left", ability.LeftArea, look.Two{{.174, .381, .155, .186}, {.529, .164, .155, .186}}, look.Two{{.203, .318, .147, .179}, {.534, .123, .147, .179}}, look.Two{{.150, .350, .2, .19}, {.573, .158, .2, .178}}),
		area("center", ability.CenterArea, look.Two{{.341, .381, .176, .186}, {.341, .164, .176, .186}}, look.Two{{.359, .318, .166, .179}, {.359, .123, .166, .179}}, look.Two{{.362, .350, .2, .19}, {.362, .158, .2, .178}}),
		area("right", ability.RightArea, look.Two{{.529, .381, .155, .186}, {.174, .164, .155, .186}}, look.Two{{.534, .318, .147, .179}, {.203, .123, .147, .179}}, look.Two{{.573, .350, .2, .19}, {.150, .158, .2, .178}}),
		{Place: look.Place{Name: "item", Wide: look.Two{{.696, .381, .136, .186}, {.696, .164, .136, .186}}, Phone: look.Two{{.691, .318, .125, .179}, {.691, .123, .125, .179}}, Tall: look.Two{{.785, .350, .200, .190}, {.785, .158, .200, .178}}, Named: look.NamedAlways},
			Show: wing.AsRow, Width: 84, Small: 44, Zone: ability.Item, Word: [2]string{"アイテム", "Item"}, Framed: true, Comes: true},
		{Place: look.Place{Name: "set", Wide: look.Two{{.341, .600, .176, .093}, {.341, .039, .176, .093}}, Phone: look.Two{{.359, .538, .200, .103}, {.359, .015, .200, .080}}, Tall: look.Two{{.330, .590, .320, .080}, {.330, .055, .320, .070}}, Slots: 3, Named: look.NamedWide},
			Show: wing.AsRow, Width: 46, Small: 26, Zone: ability.SpellArea, Word: [2]string{"魔法エリア", "Spells"}},
		{Place: look.Place{Name: "buddy", Wide: look.Two{{.010, .390, .070, .115}, {.010, .177, .070, .115}}, Phone: look.Two{{.013, .318, .084, .179}, {.013, .123, .084, .179}}, Tall: look.Two{{.013, .350, .120, .190}, {.013, .158, .120, .178}}, Named: look.NamedWide},
			Show: wing.AsRow, Width: 48, Small: 36, Zone: ability.Buddy, Word: [2]string{"バディ", "Buddy"}, Framed: true},
		{Place: look.Place{Name: "gauge", Wide: look.Two{{.087, .390, .078, .115}, {.087, .177, .078, .115}}, Phone: look.Two{{.106, .318, .087, .082}, {.106, .123, .087, .082}}, Tall: look.Two{{.016, .687, .316, .047}, {.261, .004, .234, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.GaugeZone, Fan: true},
		{Place: look.Place{Name: "flag", Wide: look.Two{{.010, .556, .070, .115}, {.010, .036, .070, .115}}, Phone: look.Two{{.013, .530, .084, .113}, {.013, .015, .084, .090}}, Tall: look.Two{{.013, .585, .120, .095}, {.013, .055, .120, .090}}, Named: look.NamedWide},
			Show: wing.AsRow, Width: 52, Small: 26, Zone: ability.Flag, Framed: true},
		{Place: look.Place{Name: "size", Wide: look.Two{{.529, .604, .155, .030}, {.529, .096, .155, .030}}, Phone: look.Two{{.575, .541, .240, .060}, {.575, .020, .240, .060}}, Tall: look.Two{{.660, .600, .325, .060}, {.660, .060, .325, .060}}, Plan: look.Absent},
			Show: wing.AsNumber, Sum: ability.Size, Most: sizeMost, Word: [2]string{"サイズの合計", "Sizes"}},
		{Place: look.Place{Name: "deck", Wide: look.Two{{.866, .397, .052, .097}, {.866, .181, .052, .097}}, Phone: look.Two{{.828, .318, .163, .067}, {.828, .123, .163, .067}}, Tall: look.Two{{.342, .687, .316, .047}, {.505, .004, .234, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		{Place: look.Place{Name: "cemetery", Wide: look.Two{{.934, .397, .052, .097}, {.934, .181, .052, .097}}, Phone: look.Two{{.828, .395, .163, .067}, {.828, .200, .163, .067}}, Tall: look.Two{{.668, .687, .316, .047}, {.750, .004, .234, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Top: true, Short: [2]string{"ドロップ", "Drop"}},
		{Place: look.Place{Name: "use", Wide: look.Two{{.341, .591, .351, .112}, {.341, .022, .351, .112}}, Phone: look.Two{{.203, .520, .613, .130}, {.203, .010, .613, .105}}, Tall: look.Two{{.150, .570, .835, .110}, {.150, .052, .835, .100}}, Plan: look.Absent},
			Show: wing.AsUse},
		{Place: look.Place{Name: "resolution", Shared: true, Wide: look.Two{{.341, .352, .351, .026}}, Phone: look.Two{{.203, .274, .297, .072}}, Tall: look.Two{{.150, .309, .500, .072}}, Plan: look.Absent, Named: look.NamedFull},
			Show: wing.AsBand, Zone: ability.Resolving},
	},
	Links: []wing.Link{{Zone: ability.Soul, Name: [2]string{"ソウル", "Soul"}, Sign: [2]string{"ソ", "S"}, Under: true}},
	Score: wing.Score{
		Stat: ability.PlayerLife, Begins: 10, Step: 5,
		Result: [2]string{"ライフ", "Life"}, Chart: [2]string{"ライフの移り変わり", "Life over the turns"},
	},
	Told: []wing.Told{
		played(ability.Monster, intoItem, "に変身", "transform[s] into"),
		played(ability.Monster, "", "をコール", "call[s]"),
		played(ability.ItemCard, "", "を装備", "equip[s]"),
		played(ability.SpellCard|ability.Impact, "", "を使用", "cast[s]"),
	},
	Acts: wing.Acts{Used: ability.SpellCard | ability.Impact, Placed: ability.Monster, Moved: true, Fighters: ability.Monster | ability.ItemCard, Joint: [2]string{"連携攻撃", "Link attack"}},
	ByHand: wing.ByHand{
		Numbers: []ability.Stat{ability.PlayerLife},
		Stats:   []wing.Stepped{{Stat: ability.Power, By: 1000}, {Stat: ability.Defense, By: 1000}, {Stat: ability.Critical, By: 1}},
		Turned:  [2]string{"レスト", "Rest"}, Stood: [2]string{"スタンド", "Stand"},
		Attach: ability.Soul, AttachTo: []ability.Zone{ability.LeftArea, ability.CenterArea, ability.RightArea, ability.Item}, AttachWord: [2]string{"ソウルに…", "Into the soul…"},
	},
	Faces: wing.Faces{
		Numbers: []wing.Plated{
			{Stat: ability.Power, Shape: wing.LeftBarPlate, Least: math.MinInt32},
			{Stat: ability.Critical, Shape: wing.HexagonPlate, Least: math.MinInt32},
			{Stat: ability.Defense, Shape: wing.RightBarPlate, Least: math.MinInt32},
		},
		Corner: ability.Size, Hued: true, Traits: true,
		Words:  []string{"counter", "soulguard", "2 attacks", "3 attacks", "penetrate", "counterattack", "move", "transform", "c-territory"},
		Values: []ability.Stat{ability.Size, ability.Power, ability.Critical, ability.Defense},
		Brief:  map[ability.Stat][2]string{ability.Power: {"攻撃", "Pow."}, ability.Critical: {"打撃", "Crit."}, ability.Defense: {"防御", "Def."}},
	},
})

// played is how it is told that a card of some kinds is used.
func played(k ability.Kinds, name, ja, en string) wing.Told {
	return wing.Told{Verb: ability.Moved, To: ability.Resolving, Kinds: k, Name: name, Kind: "play", Line: [2]string{"{0}が {1} " + ja, "{0} " + en + " {1}"}, Args: []wing.Arg{wing.TheSeat, wing.TheCard}}
}

// area is a place for one monster.
func area(name string, z ability.Zone, wide, phone, tall look.Two) wing.Place {
	return wing.Place{
		Place: look.Place{Name: name, Wide: wide, Phone: phone, Tall: tall, Plan: look.Bright, Named: look.NamedAlways},
		Show:  wing.AsRow, Width: 84, Small: 44, Zone: z, Framed: true, Aimed: true, Gone: [2]string{"置きかえる", "Replace"},
	}
}
