package fftcg

import (
	"math"

	"gotaku/look"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Table is how the game lies on the screen.
func (Wing) Table() *wing.Table { return table }

var table = wing.Lay(wing.Table{
	Look: look.Game{
		Name: "fftcg", Cloth: [2]uint32{0x131F34, 0x1B2C48}, Pattern: look.Kagome, Middle: .365,
		Attrs: []look.Attr{
			{Word: "fire", Letter: "火", Shape: look.Triangle, Color: 0xB8401F},
			{Word: "ice", Letter: "氷", Shape: look.Hexagon, Color: 0x397D9C},
			{Word: "wind", Letter: "風", Shape: look.Leaf, Color: 0x3E7A3A},
			{Word: "earth", Letter: "土", Shape: look.Square, Color: 0x8A6412},
			{Word: "lightning", Letter: "雷", Shape: look.Diamond, Color: 0x71419A},
			{Word: "water", Letter: "水", Shape: look.Drop, Color: 0x2B5DAE},
			{Word: "light", Letter: "光", Shape: look.Sun, Color: 0x7A744F},
			{Word: "dark", Letter: "闇", Shape: look.Octagon, Color: 0x34323F},
		},
		Labels:  []look.Label{{Words: []string{burstLabel, "EX Burst"}, Color: 0x6E5200, Bare: burstLabel}},
		Symbols: []string{"S", "C", "ダル", "Dull"},
	},
	Title: wing.Title{
		Name: [2]string{"FF-TCG", "FF-TCG"}, Short: [2]string{"FF-TCG", "FF-TCG"},
		Lead: [2]string{"積み重ねて返す", "Stack and answer"},
		Note: [2]string{"応答はスタックで。\u200b支払いはその場で組む。", "Answers go on a stack; payments are made up on the spot."},
	},
	Places: []wing.Place{
		{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .733, .826, .244}, {.364, 0, .269, .033}}, Phone: look.Two{{.022, .662, .956, .318}, {.700, .015, .091, .051}}, Tall: look.Two{{.022, .742, .956, .248}, {.120, .004, .147, .045}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		{Place: look.Place{Name: "forwards", Wide: look.Two{{.122, .383, .620, .163}, {.122, .186, .620, .163}}, Phone: look.Two{{.119, .318, .672, .169}, {.119, .133, .672, .169}}, Tall: look.Two{{.120, .350, .865, .163}, {.120, .186, .865, .152}}, Named: look.NamedWide},
			Show: wing.AsRow, Zone: ability.Field, Word: [2]string{"フォワード", "Forwards"}, Not: ability.Backup, Plain: ability.Forward, Width: 84, Small: 46, Comes: true, Aimed: true},
		{Place: look.Place{Name: "backups", Wide: look.Two{{.171, .561, .506, .121}, {.171, .047, .506, .121}}, Phone: look.Two{{.119, .503, .469, .136}, {.119, .015, .469, .108}}, Tall: look.Two{{.120, .522, .865, .155}, {.120, .055, .865, .123}}, Slots: 5, Named: look.NamedWide},
			Show: wing.AsRow, Zone: ability.Field, Word: [2]string{"バックアップ", "Backups"}, Only: ability.Backup, Plain: ability.Backup, Width: 84, Small: 46, Comes: true, Aimed: true},
		{Place: look.Place{Name: "damage", Wide: look.Two{{.012, .414, .096, .263}, {.012, .086, .096, .263}}, Phone: look.Two{{.013, .318, .094, .318}, {.013, .015, .094, .287}}, Tall: look.Two{{.013, .350, .094, .384}, {.013, .004, .094, .334}}, Slots: 7, Named: look.NamedAlways},
			Show: wing.AsTally, Zone: ability.DamageZone, Short: [2]string{"ダメージ", "Damage"}, Limit: ability.DamageMost, Marked: "ex"},
		{Place: look.Place{Name: "deck", Wide: look.Two{{.824, .569, .056, .104}, {.824, .042, .056, .104}}, Phone: look.Two{{.600, .503, .094, .062}, {.600, .015, .094, .051}}, Tall: look.Two{{.120, .687, .165, .047}, {.277, .004, .147, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		{Place: look.Place{Name: "cemetery", Wide: look.Two{{.911, .569, .056, .104}, {.911, .042, .056, .104}}, Phone: look.Two{{.600, .574, .094, .062}, {.600, .072, .094, .051}}, Tall: look.Two{{.295, .687, .165, .047}, {.434, .004, .147, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Short: [2]string{"ブレイク", "Break"}, Top: true},
		{Place: look.Place{Name: "limit", Wide: look.Two{{.737, .569, .056, .104}, {.737, .042, .056, .104}}, Phone: look.Two{{.803, .503, .091, .062}, {.803, .072, .091, .051}}, Tall: look.Two{{.819, .687, .165, .047}, {.905, .004, .080, .045}}, Tile: look.BothSides, Plan: look.Absent},
			Show: wing.AsPile, Zone: ability.EvolveDeck, Short: [2]string{"LB", "LB"}, Extra: true}, // [NS]
		{Place: look.Place{Name: "banished", Wide: look.Two{{.808, .539, .090, .028}, {.808, .169, .090, .028}}, Phone: look.Two{{.700, .503, .091, .062}, {.700, .072, .091, .051}}, Tall: look.Two{{.470, .687, .165, .047}, {.591, .004, .147, .045}}, Tile: look.BothSides},
			Show: wing.AsCount, Zone: ability.Removed, Short: [2]string{"除外", "Removed"}},
		{Place: look.Place{Name: "crystal", Wide: look.Two{{.898, .539, .090, .028}, {.898, .169, .090, .028}}, Phone: look.Two{{.700, .574, .091, .062}, {.803, .015, .091, .051}}, Tall: look.Two{{.644, .687, .165, .047}, {.748, .004, .147, .045}}, Tile: look.BothSides},
			Show: wing.AsNumber, Stat: ability.PlayerCrystals},
		{Place: look.Place{Name: "timed", Wide: look.Two{{.790, .705, .198, .026}, {.790, .010, .198, .026}}},
			Show: wing.AsTimed, Zone: ability.Removed},
		{Place: look.Place{Name: "stack", Shared: true, Wide: look.Two{{.764, .203, .223, .328}}, Phone: look.Two{{.119, .268, .672, .077}}, Tall: look.Two{{.120, .309, .865, .072}}, Plan: look.Bright},
			Show: wing.AsStack, Zone: ability.Resolving},
	},
	Links: []wing.Link{{Zone: ability.Evolution, Name: [2]string{"プライミング", "Primed"}, Sign: [2]string{"重", "P"}, Over: true}}, // [NS]
	Faces: wing.Faces{
		Numbers: []wing.Plated{{Stat: ability.Power, Shape: wing.BarPlate, Least: math.MinInt32}},
		Traits:  true,
		Icons:   map[string][2]string{"generic": {"般", "G"}, "party": {"隊", "P"}, "ex": {"EX", "EX"}},
		Words:   []string{"first strike", "haste", "brave", "back attack"},
		Values:  []ability.Stat{ability.CostStat, ability.Power},
		Endures: []ability.Stat{ability.Power},
	},
	Score: wing.Score{
		Zone: ability.DamageZone, Most: ability.DamageMost, Step: 1,
		Name: [2]string{"ダメージ", "Damage"}, Result: [2]string{"ダメージ", "Damage"}, Chart: [2]string{"ダメージの移り変わり", "Damage over the turns"},
	},
	Plate: wing.Plate{Deck: true, Also: []ability.Stat{ability.PlayerCrystals}},
	Acts: wing.Acts{
		Used:     ability.Summon,
		Joint:    [2]string{"パーティー", "Party"},
		Priority: true,
		Fighters: ability.Forward,
		Arrive:   []string{"haste"},
		Pays:     []ability.Zone{ability.Hand_, ability.Field},
		Units:    [2]string{"CP", "CP"},
		Turned:   [2]string{"{0}をダル", "Dull {0}"},
		Tossed:   [2]string{"{0}を捨てる", "Discard {0}"},
	},
	Told: []wing.Told{
		{Verb: ability.BlockV, Kind: "attack", Line: [2]string{"{0} が {1} をブロック", "{0} blocks {1}"}, Args: []wing.Arg{wing.TheCard, wing.TheOther}},
		{Verb: ability.Evolves, Line: [2]string{"{0} がプライミング", "{0} primes"}, Motion: wing.TurnOver},
		{Verb: state.Faced, N: 1, Kind: "pay", Sub: true, Line: [2]string{"{0} を表向きにした", "{0} is turned face up"}},
		{Verb: ability.ActedV, Cost: true, Kind: "pay", Sub: true, Line: [2]string{"{0} を横向きにして支払い", "{0} is turned to pay"}},
	},
	ByHand: wing.ByHand{
		Numbers: []ability.Stat{ability.PlayerCrystals},
		Stats:   []wing.Stepped{{Stat: ability.Power, By: 1000}}, Damage: 1000,
		Turned: [2]string{"ダル", "Dull"}, Stood: [2]string{"アクティブ", "Activate"},
	},
})

// burstLabel stands before a sentence without brackets.
const burstLabel = "EXバースト"
