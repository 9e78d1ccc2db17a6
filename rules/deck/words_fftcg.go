package deck

import "gotaku/rules/ability"

// fftcg is FF-TCG: rules 5.2.1 to 5.2.6, 8.1.
var fftcg = Game{
	ID: "fftcg",
	Kinds: []KindWord{
		{ability.Forward, Word{"forward", []string{"フォワード"}, []string{"forward"}}},
		{ability.Backup, Word{"backup", []string{"バックアップ"}, []string{"backup"}}},
		{ability.Monster, Word{"monster", []string{"モンスター"}, []string{"monster"}}},
		{ability.Summon, Word{"summon", []string{"召喚獣"}, []string{"summon"}}},
	},
	Base: ability.Forward | ability.Backup | ability.Monster | ability.Summon,
	Classes: []Word{
		{"fire", []string{"火"}, []string{"fire"}},
		{"ice", []string{"氷"}, []string{"ice"}},
		{"wind", []string{"風"}, []string{"wind"}},
		{"earth", []string{"土"}, []string{"earth"}},
		{"lightning", []string{"雷"}, []string{"lightning"}},
		{"water", []string{"水"}, []string{"water"}},
		{"light", []string{"光"}, []string{"light"}},
		{"dark", []string{"闇"}, []string{"dark"}},
	},
	Icons: []Word{
		{"generic", []string{"一般"}, []string{"generic"}},
		{"ex", []string{"EX", "EXバースト"}, []string{"ex", "ex burst"}},
		{"party", []string{"パーティー"}, []string{"party"}},
	},
	Numbers: []NumberColumn{
		{Column: Column{Key: "cost", JA: []string{"コスト"}}, Stat: ability.CostStat, Max: 99,
			Needs: ability.Forward | ability.Backup | ability.Monster | ability.Summon},
		{Column: Column{Key: "power", JA: []string{"パワー"}}, Stat: ability.Power, Max: 99999, Needs: ability.Forward},
	},
	Sections: []SectionWord{
		{Word: Word{"main", []string{"メイン", "デッキ"}, []string{"main", "deck"}}},
		{Word: Word{"opened", []string{"開封", "開封したカード"}, []string{"opened"}}},
	},
	Formats: []Word{
		{"", []string{"構築戦"}, []string{"constructed"}},
		{"limited", []string{"リミテッド戦"}, []string{"limited"}},
	},
	Called: map[string]Column{
		"class":    {Name: "element", JA: []string{"属性"}},
		"traits":   {Name: "job", JA: []string{"ジョブ"}},
		"traitsEN": {Name: "jobEN", JA: []string{"英語ジョブ", "ジョブ（英語）"}},
	},
	Has: []string{"traitsEN", "categories", "icons"},
}
