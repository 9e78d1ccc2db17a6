package deck

import "gotaku/rules/ability"

// attributes are the 属性, which are also what a unit has the advantage of (有利):
// Divine Cross rules 204, 205.
var attributes = []Word{
	{"red", []string{"赤"}, []string{"red"}},
	{"green", []string{"緑"}, []string{"green"}},
	{"blue", []string{"青"}, []string{"blue"}},
	{"none", []string{"無"}, []string{"none"}},
}

// divineCross is the Divine Cross TCG: rules 201 to 206, 402.
var divineCross = Game{
	ID: "divinecross",
	Kinds: []KindWord{
		{ability.Unit, Word{"unit", []string{"ユニット"}, []string{"unit"}}},
		{ability.Command | ability.EventCard, Word{"event", []string{"イベント"}, []string{"event"}}},
		{ability.Command, Word{"action", []string{"アクション", "コマンド"}, []string{"action", "command"}}},
		{ability.Command | ability.Assist, Word{"assist", []string{"アシスト"}, []string{"assist"}}},
	},
	Base:    ability.Unit | ability.Command,
	Special: ability.EventCard | ability.Assist,
	Classes: attributes,
	Traits:  attributes,
	Heads: []Word{
		{"skill", []string{"スキル"}, []string{"Skill"}},
		{"ex", []string{"EX"}, []string{"EX"}},
		{"fx", []string{"FX"}, []string{"FX"}},
		{"bc", []string{"BC"}, []string{"BC"}},
		{"x", []string{"X"}, []string{"X"}},
	},
	Numbers: []NumberColumn{
		{Column: Column{Key: "hp", JA: []string{"HP"}}, Stat: ability.HP, Max: 99999, Needs: ability.Unit},
		{Column: Column{Key: "retreat", JA: []string{"退却コスト"}}, Stat: ability.Retreat, Max: 99, Needs: ability.Unit},
	},
	Sections: []SectionWord{
		{Word: Word{"main", []string{"メイン", "デッキ"}, []string{"main", "deck"}}},
	},
	Formats: []Word{
		{"", []string{"構築戦"}, []string{"constructed"}},
	},
	Called: map[string]Column{
		"class":  {Name: "attribute", JA: []string{"属性"}},
		"traits": {Name: "advantage", JA: []string{"有利"}},
	},
}
