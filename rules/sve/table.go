package sve

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
		Name: "sve", Cloth: [2]uint32{0x0F2721, 0x17382F}, Pattern: look.Asanoha, Middle: .365,
		Attrs: []look.Attr{
			{Word: "neutral", Letter: "ニ", Shape: look.Circle, Color: 0x6E6A60, Else: true},
			{Word: "elf", Letter: "エ", Shape: look.Leaf, Color: 0x3E7A3A},
			{Word: "royal", Letter: "ロ", Shape: look.Shield, Color: 0x8E6A12},
			{Word: "witch", Letter: "ウ", Shape: look.Hexagon, Color: 0x2F5FA8},
			{Word: "dragon", Letter: "ド", Shape: look.Diamond, Color: 0xB4521C},
			{Word: "nightmare", Letter: "ナ", Shape: look.Octagon, Color: 0x7B3A86},
			{Word: "bishop", Letter: "ビ", Shape: look.Cross, Color: 0x5E6B73},
		},
		Labels: []look.Label{{Words: []string{"Q", "クイック"}, Color: 0x8A3A12}},
	},
	Title: wing.Title{
		Name: [2]string{"Shadowverse EVOLVE", "Shadowverse EVOLVE"}, Short: [2]string{"SVE", "SVE"},
		Lead: [2]string{"五つの場で競り合う", "Contest five places"},
		Note: [2]string{"進化の一手を\u200bいつ切るか。", "When will you spend the evolution?"},
	},
	Places: []wing.Place{
		{Place: look.Place{Name: "hand", Wide: look.Two{{.093, .733, .826, .244}, {.424, 0, .269, .039}}, Phone: look.Two{{.022, .662, .956, .318}, {.016, .154, .091, .067}}, Tall: look.Two{{.022, .742, .956, .248}, {.016, .004, .186, .045}}, Tile: look.FarSide, Plan: look.Absent},
			Show: wing.AsHand, Zone: ability.Hand_, Plays: true},
		{Place: look.Place{Name: "field", Wide: look.Two{{.140, .391, .661, .163}, {.140, .167, .661, .163}}, Phone: look.Two{{.228, .323, .563, .164}, {.228, .131, .563, .164}}, Tall: look.Two{{.020, .350, .960, .163}, {.020, .186, .960, .152}}, Slots: 5},
			Show: wing.AsRow, Zone: ability.Field, Width: 84, Small: 46, Limit: ability.FieldLimit, Comes: true, Aimed: true},
		{Place: look.Place{Name: "ex", Wide: look.Two{{.306, .583, .320, .104}, {.306, .053, .320, .104}}, Phone: look.Two{{.359, .508, .347, .128}, {.372, .013, .300, .108}}, Tall: look.Two{{.360, .522, .620, .155}, {.360, .055, .620, .123}}, Slots: 5, Named: look.NamedAlways},
			Show: wing.AsRow, Zone: ability.EX, Word: [2]string{"EX エリア", "EX area"}, Width: 54, Small: 54, Plays: true,
			Tags: []wing.Tag{
				{Kinds: ability.Crest, Name: [2]string{"クレスト", "Crest"}, Short: [2]string{"紋", "C"}},
				{Name: [2]string{"EX効果", "EX"}, Short: [2]string{"EX", "EX"}, Works: [2]string{"EXエリアで働く：{0}", "Works in the EX area: {0}"}},
			}},
		{Place: look.Place{Name: "leader", Wide: look.Two{{.019, .583, .116, .106}, {.019, .058, .116, .106}}, Phone: look.Two{{.016, .503, .138, .118}, {.016, .015, .138, .118}}, Tall: look.Two{{.016, .522, .160, .155}, {.016, .055, .160, .123}}, Plan: look.Bright},
			Show: wing.AsLeader, Zone: ability.LeaderArea, Word: [2]string{"リーダー", "Leader"}, Stat: ability.PlayerLife, Own: ability.LifeStat, Aimed: true},
		{Place: look.Place{Name: "evolve", Wide: look.Two{{.037, .394, .068, .128}, {.037, .170, .068, .128}}, Phone: look.Two{{.016, .338, .103, .067}, {.116, .154, .103, .067}}, Tall: look.Two{{.016, .687, .234, .047}, {.212, .004, .186, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.EvolveDeck, Short: [2]string{"エボルヴ", "Evolve"}},
		{Place: look.Place{Name: "deck", Wide: look.Two{{.839, .394, .064, .121}, {.839, .170, .064, .121}}, Phone: look.Two{{.797, .338, .103, .067}, {.797, .021, .103, .067}}, Tall: look.Two{{.261, .687, .234, .047}, {.407, .004, .186, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Deck},
		{Place: look.Place{Name: "cemetery", Wide: look.Two{{.919, .394, .064, .121}, {.919, .170, .064, .121}}, Phone: look.Two{{.906, .338, .091, .067}, {.906, .021, .091, .067}}, Tall: look.Two{{.505, .687, .234, .047}, {.603, .004, .186, .045}}, Tile: look.BothSides},
			Show: wing.AsPile, Zone: ability.Discards, Top: true},
		{Place: look.Place{Name: "banished", Wide: look.Two{{.839, .583, .145, .106}, {.839, .056, .145, .106}}, Phone: look.Two{{.016, .415, .091, .067}, {.016, .231, .091, .067}}, Tall: look.Two{{.750, .687, .234, .047}, {.798, .004, .186, .045}}, Tile: look.BothSides},
			Show: wing.AsCount, Zone: ability.Removed, Short: [2]string{"消滅", "Banished"}},
		{Place: look.Place{Name: "resolution", Shared: true, Wide: look.Two{{.351, .355, .240, .025}}, Phone: look.Two{{.228, .269, .563, .072}}, Tall: look.Two{{.020, .309, .960, .072}}, Plan: look.Absent},
			Show: wing.AsBand, Zone: ability.Resolving},
	},
	Links: []wing.Link{
		{Zone: ability.Evolution, Name: [2]string{"進化カード", "Evolve card"}, Sign: [2]string{"進", "E"}, Over: true},
		{Zone: ability.Race, Name: [2]string{"出走", "Race"}, Sign: [2]string{"走", "R"}},
		{Zone: ability.Drive, Name: [2]string{"ドライブ", "Drive"}, Sign: [2]string{"駆", "D"}},
		{Zone: ability.Equipment, Name: [2]string{"装備", "Equipment"}, Sign: [2]string{"装", "E"}},
	},
	Faces: wing.Faces{
		Numbers: []wing.Plated{{Stat: ability.Attack, Shape: wing.DiamondPlate}, {Stat: ability.LifeStat, Shape: wing.CirclePlate, Least: math.MinInt32}},
		Aside:   ability.Leader,
		Badged:  ability.EvolveCard | ability.AdvanceCard, Badge: [2]string{"進", "E"},
		Traits: true,
		Triggers: map[string][2]string{
			"critical": {"【クリティカルトリガー】自分の場のフォロワー1体は[攻撃力]+2する。", "[critical trigger] A follower on your field gets +2 attack."},
			"draw":     {"【ドロートリガー】1枚引く。", "[draw trigger] Draw 1 card."},
			"stand":    {"【スタンドトリガー】自分の場のフォロワー1体をスタンドする。このターン、それは相手のリーダーを攻撃できない。", "[stand trigger] Stand a follower on your field. It can't attack the opposing leader this turn."},
			"heal":     {"【ヒールトリガー】自分のリーダーは[体力]+3する。", "[heal trigger] Your leader gets +3 life."},
		},
		Words:  []string{"ward", "storm", "rush", "assail", "intimidate", "bane", "drain", "aura", "quick"},
		Values: []ability.Stat{ability.CostStat, ability.Attack, ability.LifeStat},
		Worth:  ability.LifeStat,
	},
	Score: wing.Score{
		Stat: ability.PlayerLife, Begins: 20, Step: 10, Down: ability.LifeDown, Up: ability.LifeUp,
		Result: [2]string{"リーダー体力", "Leader life"}, Chart: [2]string{"体力の移り変わり", "Life over the turns"},
		Sums: []wing.Sum{{Verb: ability.Evolves, Name: [2]string{"進化", "Evolutions"}}},
	},
	Plate: wing.Plate{
		First: []wing.Gem{{Stat: ability.PlayerPP, Of: ability.PlayerMaxPP, Shape: look.Diamond, Color: wing.Sky}},
		Then:  []wing.Gem{{Stat: ability.PlayerEP, Shape: look.Circle, Color: wing.Gold, Least: 3}, {Stat: ability.PlayerSEP, Shape: look.Square, Color: wing.Violet, Least: 1}},
	},
	Acts: wing.Acts{
		Used:     ability.SpellCard,
		Fighters: ability.Follower,
		Arrive:   []string{"storm", "rush"},
		Units:    [2]string{"PP", "PP"},
		Spends:   ability.PlayerPP,
		// The ways of paying for an evolve ability, as Act.N says them. [12.2]
		Uses: []wing.Use{
			{Marks: ability.Evolve, N: withSuper, Name: [2]string{"超進化する", "Super-evolve"}},
			{Marks: ability.Evolve, Name: [2]string{"進化する", "Evolve"}},
			{N: withEP, Name: [2]string{"（EP で）", "(with EP)"}, Also: true},
		},
	},
	Told: []wing.Told{
		{Verb: ability.Created, Sub: true, Line: [2]string{"{0} を {1} に出した", "{0} is made: {1}"}, Args: []wing.Arg{wing.TheCard, wing.ThePlace}, Motion: wing.Comes},
		{Verb: ability.Evolves, Line: [2]string{"{0} が進化", "{0} evolves"}, Motion: wing.TurnOver},
		{Verb: ability.SuperEvolves, Line: [2]string{"{0} が超進化", "{0} super-evolves"}, Motion: wing.TurnOver},
	},
	Log: wing.Log{Silent: []ability.Stat{ability.PlayerMaxPP}, Refilled: []ability.Stat{ability.PlayerPP}},
	ByHand: wing.ByHand{
		Numbers: []ability.Stat{ability.PlayerPP, ability.PlayerEP, ability.PlayerSEP},
		Stats:   []wing.Stepped{{Stat: ability.Attack, By: 1}, {Stat: ability.LifeStat, By: 1}}, Damage: 1,
		Turned: [2]string{"アクト", "Act"}, Stood: [2]string{"スタンド", "Stand"},
	},
})
