package divinecross

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
		Name: "divinecross", Cloth: [2]uint32{0x211838, 0x302450}, Pattern: look.Shippo, Middle: .365,
		Attrs: []look.Attr{
			{Word: "red", Letter: "赤", Shape: look.Triangle, Color: 0xB8401F},
			{Word: "blue", Letter: "青", Shape: look.Drop, Color: 0x2B5DAE},
			{Word: "green", Letter: "緑", Shape: look.Hexagon, Color: 0x2F7442},
			{Word: "none", Letter: "無", Shape: look.Ring, Color: 0x6E6A60},
		},
		Labels: []look.Label{{Words: []string{"EXパワー"}, Color: 0x552C8C}},
	},
	Title: wing.Title{
		Name: [2]string{"ディヴァインクロス", "Divine Cross"}, Short: [2]string{"DC", "DC"},
		Lead: [2]string{"一体に託す", "Trust in one"},
		Note: [2]string{"スタンバイ三体、\u200b力は溜めて見せる。", "Three on standby; power is gathered in sight."},
	},
	Places: []wing.Place{
		{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .761, .826, .222}, {.424, 0, .269, .026}}, Phone: look.Two{{.022, .672, .956, .308}, {.838, .164, .150, .067}}, Tall: look.Two{{.022, .742, .956, .248}, {.800, .283, .187, .055}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		area(look.Place{Name: "main", Wide: look.Two{{.399, .383, .365, .208}, {.408, .172, .356, .169}}, Phone: look.Two{{.338, .313, .350, .210}, {.338, .118, .350, .185}}, Tall: look.Two{{.370, .350, .420, .190}, {.370, .160, .420, .178}}, Plan: look.Bright},
			ability.Main, "メイン", "Main", true),
		area(look.Place{Name: "standby", Wide: look.Two{{.205, .606, .190, .131}, {.205, .039, .190, .131}}, Phone: look.Two{{.172, .533, .209, .128}, {.172, .010, .209, .097}}, Tall: look.Two{{.010, .552, .320, .180}, {.010, .006, .320, .145}}},
			ability.Standby, "スタンバイ", "Standby", false),
		area(look.Place{Name: "standby", Index: 1, Wide: look.Two{{.418, .606, .190, .131}, {.418, .039, .190, .131}}, Phone: look.Two{{.391, .533, .209, .128}, {.391, .010, .209, .097}}, Tall: look.Two{{.340, .552, .320, .180}, {.340, .006, .320, .145}}},
			ability.Standby, "スタンバイ", "Standby", false),
		area(look.Place{Name: "standby", Index: 2, Wide: look.Two{{.631, .606, .190, .131}, {.631, .039, .190, .131}}, Phone: look.Two{{.609, .533, .209, .128}, {.609, .010, .209, .097}}, Tall: look.Two{{.670, .552, .320, .180}, {.670, .006, .320, .145}}},
			ability.Standby, "スタンバイ", "Standby", false),
		{Place: look.Place{Name: "ko", Wide: look.Two{{.019, .414, .120, .100}, {.019, .061, .120, .100}}, Phone: look.Two{{.013, .313, .150, .113}, {.013, .010, .150, .113}}, Tall: look.Two{{.013, .352, .190, .100}, {.013, .160, .190, .100}}},
			Show: wing.AsLosses, Zone: ability.KO, Short: [2]string{"KO置き場", "KO zone"}, Limit: ability.DamageMost, Last: [2]string{"敗北", "Defeat"}, LastShort: [2]string{"敗北", "Lost"}},
		{Place: look.Place{Name: "marks", Wide: look.Two{{.019, .547, .124, .119}}, Phone: look.Two{{.013, .436, .150, .103}}, Tall: look.Two{{.013, .455, .190, .090}}},
			Show: wing.AsOnces},
		{Place: look.Place{Name: "deck", Wide: look.Two{{.839, .417, .056, .104}, {.839, .083, .056, .104}}, Phone: look.Two{{.838, .313, .150, .067}, {.838, .010, .150, .067}}, Tall: look.Two{{.800, .352, .187, .055}, {.800, .160, .187, .055}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		{Place: look.Place{Name: "cemetery", Wide: look.Two{{.919, .417, .056, .104}, {.919, .083, .056, .104}}, Phone: look.Two{{.838, .390, .150, .067}, {.838, .087, .150, .067}}, Tall: look.Two{{.800, .413, .187, .055}, {.800, .222, .187, .055}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Top: true},
		{Place: look.Place{Name: "resolution", Shared: true, Wide: look.Two{{.174, .342, .182, .033}}, Phone: look.Two{{.172, .272, .506, .072}}, Tall: look.Two{{.210, .309, .580, .072}}, Plan: look.Absent},
			Show: wing.AsBand, Zone: ability.Resolving},
		{Place: look.Place{Name: "ticket", Shared: true, Wide: look.Two{{.705, .333, .134, .050}}, Phone: look.Two{{.013, .182, .150, .072}}, Tall: look.Two{{.013, .268, .150, .070}}},
			Show: wing.AsThing},
		{Place: look.Place{Name: "use", Wide: look.Two{{.1741, .4038, .1484, .1664}, {.1741, .1889, .1574, .1352}}, Phone: look.Two{{.1755, .334, .1531, .168}, {.1755, .1365, .1531, .148}}, Tall: look.Two{{.210, .366, .150, .160}, {.210, .175, .150, .150}}, Plan: look.Absent},
			Show: wing.AsUse},
	},
	Links: []wing.Link{
		{Zone: ability.EnergyZone, Name: [2]string{"エネルギー", "Energy"}, Beside: true},
		{Zone: ability.Soul, Name: [2]string{"アシスト", "Assist"}, Beside: true},
	},
	Faces: wing.Faces{
		Numbers: []wing.Plated{{Stat: ability.HP, Shape: wing.RightBarPlate, Least: math.MinInt32}},
		Hued:    true,
		Over: []wing.Over{
			{For: ability.Unit, Classes: true},
			{For: ability.Unit, Traits: true, Words: [2]string{"有利：{0}", "Advantage: {0}"}},
			{For: ability.Unit, Stat: ability.Retreat, Words: [2]string{"退却 {0}", "Retreat {0}"}},
		},
		Skills: ability.Skill, Powers: ability.EXPower, Power: [2]string{"EX パワー", "EX power"},
		Values:  []ability.Stat{ability.HP, ability.Retreat},
		Brief:   map[ability.Stat][2]string{ability.Retreat: {"退却", "Retreat"}},
		Endures: []ability.Stat{ability.HP},
		Left: &wing.Left{
			Name: [2]string{"残り HP", "HP left"}, Short: [2]string{"残", "HP"},
			Goes: [2]string{"残り HP {0} → {1}", "HP left {0} → {1}"}, Lost: [2]string{"残り HP {0} → KO", "HP left {0} → KO"},
			Hurt: [2]string{"ダメージマーカー（ターン終了でも残る）", "Damage markers (they stay at the end of the turn)"},
		},
	},
	Score: wing.Score{
		Zone: ability.KO, Most: ability.DamageMost, Step: 1,
		Name: [2]string{"KO", "KO"}, Result: [2]string{"KO", "KO"}, Chart: [2]string{"KO の移り変わり", "KO by turn"},
	},
	Plate: wing.Plate{Deck: true},
	Acts: wing.Acts{
		Used:     ability.Command,
		Attached: ability.Assist,
		Moved:    true,
		Placed:   ability.Unit,
		Across:   ability.Main,
		Uses:     []wing.Use{{Marks: ability.EXPower, Text: true}},
		Must:     []string{"first unit"},
	},
	Token: &wing.Token{
		Stat: ability.Ticket,
		Name: [2]string{"ウィニングチケット", "Winning ticket"}, Short: [2]string{"チケット", "Ticket"},
		Owner: [2]string{"持ち主 {0}", "Held by {0}"}, OwnerShort: [2]string{"{0}", "{0}"},
		Nobody: [2]string{"持ち主 なし", "Nobody holds it"}, NobodyShort: [2]string{"なし", "Nobody"},
		Hint: [2]string{"これを持っている人のじゃんけんは、じゃんけんをせずにその人の勝ちになり、チケットはなくなります。", "Its holder wins a janken without its being played, and the ticket is gone."},
	},
	Skill: &wing.Skill{
		Window: "skill", Mark: ability.Skill, Not: ability.EXPower, Zone: ability.Main, Held: ability.Soul, Needs: ability.Energy, Have: ability.EnergyZone,
		Name: [2]string{"エネルギー", "Energy"},
	},
	Told: []wing.Told{
		{Verb: ability.Charged, Kind: "play", Line: [2]string{"{0}が {1} にチャージ", "{0} charge[s] {1}"}, Args: []wing.Arg{wing.TheSeat, wing.TheCard}},
		{Verb: ability.RetreatedV, Kind: "play", Line: [2]string{"{0} が退却し、{1} がメインへ", "{0} retreats for {1}"}, Args: []wing.Arg{wing.TheCard, wing.TheOther}},
		{Verb: state.Declared, Kind: "attack", Line: [2]string{"{0} の「{1}」", "{0} uses “{1}”"}, Args: []wing.Arg{wing.TheCard, wing.TheSkill}},
		{Verb: state.Missed, Kind: "attack", Sub: true, Line: [2]string{"「{0}」は失敗した", "“{0}” fails"}, Args: []wing.Arg{wing.TheSkill}},
		{Verb: ability.Healed, Sub: true, Line: [2]string{"{0} の HP が {1} 回復", "{0} heals {1}"}, Args: []wing.Arg{wing.TheCard, wing.TheNumber}, Motion: wing.RiseUp},
		{Verb: ability.CounterPut, Sub: true, Line: [2]string{"{0} が {1}", "{0}: {1}"}, Args: []wing.Arg{wing.TheCard, wing.TheCounter}},
		{Verb: ability.TicketGained, Sub: true, Line: [2]string{"{0}がウィニングチケットを授かった", "{0} get[s] the winning ticket"}, Args: []wing.Arg{wing.TheSeat}, Motion: wing.TokenTo},
		{Verb: ability.TicketLost, Sub: true, Line: [2]string{"{0}のウィニングチケットがなくなった", "{0} lose[s] the winning ticket"}, Args: []wing.Arg{wing.TheSeat}, Motion: wing.TokenOff},
		{Verb: ability.JankenWon, Sub: true, Line: [2]string{"じゃんけんは{0}の勝ち", "{0} win[s] the throw"}, Args: []wing.Arg{wing.TheSeat}},
		{Verb: state.Faced, N: 1, Line: [2]string{"{0}の最初のユニットは {1}", "{0} begin[s] with {1}"}, Args: []wing.Arg{wing.TheSeat, wing.TheCard}},
		{Verb: ability.UsingSkill, Motion: wing.DartOver},
		{Verb: ability.Moved, To: ability.KO, Kind: "attack", Sub: true, Line: [2]string{"{0} が KO 置き場へ", "{0} goes to the KO zone"}},
		{Verb: ability.Moved, From: ability.Hand_, To: ability.Standby, Kind: "play", Line: [2]string{"{0}が {1} を出した", "{0} put[s] {1}"}, Args: []wing.Arg{wing.TheSeat, wing.TheCard}},
	},
	Throw: ability.JankenWon,
	ByHand: wing.ByHand{
		Numbers: []ability.Stat{ability.Ticket},
		Stats:   []wing.Stepped{{Stat: ability.HP, By: 100}}, Damage: 100,
		Heals:   ability.Healed,
		Markers: true,
		Attach:  ability.EnergyZone, AttachTo: []ability.Zone{ability.Main, ability.Standby}, AttachWord: [2]string{"エネルギー…", "Energy…"},
	},
})

// area is the place of a unit with its assist and its energy.
func area(at look.Place, w ability.Zone, ja, en string, main bool) wing.Place {
	return wing.Place{
		Place: at, Show: wing.AsPost, Zone: w, Slot: int8(at.Index), Word: [2]string{ja, en}, Titled: main,
		Labels: ability.Soul, Under: ability.EnergyZone, Holds: [2]string{"エネルギー", "Energy"},
	}
}
