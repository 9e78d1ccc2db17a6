package divinecross

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Lexicon is the words of the rulebook.
func (Wing) Lexicon() *wing.Lexicon { return &lexicon }

// attributes are the 属性, which are also what a unit has the advantage of (有利);
// "none" is one of them. [204.2, 205]
var attributes = []wing.Name{
	{ID: "red", JA: "赤", EN: "red", Rule: "204.2"},
	{ID: "green", JA: "緑", EN: "green", Rule: "204.2"},
	{ID: "blue", JA: "青", EN: "blue", Rule: "204.2"},
	{ID: "none", JA: "無", EN: "none", Rule: "204.2"},
}

var lexicon = wing.Lexicon{
	Kinds: []wing.Word[ability.Kinds]{
		{Is: ability.Unit, ID: "unit", JA: "ユニット", EN: "unit", Rule: "201.2", Said: [2]string{"ユニット", "unit,units"}},
		{Is: ability.Command | ability.EventCard, ID: "event", JA: "イベント", EN: "event", Rule: "201.2b", Said: [2]string{"イベント|コマンド(イベント)", "event,events"}},
		{Is: ability.Command, ID: "action", JA: "アクション", EN: "action", Also: "コマンド | command", Rule: "201.2b", Said: [2]string{"コマンド", "command,commands"}},
		{Is: ability.Command | ability.Assist, ID: "assist", JA: "アシスト", EN: "assist", Rule: "201.2b", Said: [2]string{"アシスト|コマンド(アシスト)", "assist,assists"}},
	},
	Base:    ability.Unit | ability.Command,
	Special: ability.EventCard | ability.Assist,
	Once:    ability.Command,
	Classes: attributes,
	Traits:  attributes,
	Heads: []wing.Name{
		{ID: "skill", JA: "スキル", EN: "Skill", Rule: "207.2"},
		{ID: "ex", JA: "EX", EN: "EX", Rule: "801.1"},
		{ID: "fx", JA: "FX", EN: "FX"},
		{ID: "bc", JA: "BC", EN: "BC"},
		{ID: "x", JA: "X", EN: "X"},
	},
	Markers: []wing.Name{{JA: "毒", EN: "poison", Rule: "907"}},
	Numbers: []wing.Number{
		{Word: wing.Word[ability.Stat]{Is: ability.HP, ID: "hp", JA: "HP", EN: "HP", Rule: "203"}, Max: 99999, Needs: ability.Unit},
		{Word: wing.Word[ability.Stat]{Is: ability.Retreat, ID: "retreat", JA: "退却コスト", EN: "retreat cost", Also: "retreat | 退却", Rule: "206"}, Max: 99, Needs: ability.Unit},
	},
	Players: []wing.Word[ability.Stat]{
		{Is: ability.SkillDamage, JA: "スキルダメージ", EN: "skill damage", Rule: "704.6"},
		{Is: ability.Ticket, JA: "ウィニングチケット", EN: "winning ticket", Also: "ticket", Rule: "106"},
		{Is: ability.ChargeMost, JA: "チャージ", EN: "charge", Rule: "602"},
		{Is: ability.EventMost, JA: "イベント", EN: "event", Rule: "604"},
		{Is: ability.RetreatMost, JA: "退却", EN: "retreat", Rule: "605"},
	},
	Phases: []wing.Word[ability.Phase]{
		{Is: ability.DrawPhase, JA: "ドロー", EN: "start", Also: "draw | ドローフェイズ", Rule: "502"},
		{Is: ability.MainPhase, JA: "メイン", EN: "main", Also: "メインフェイズ", Rule: "503"},
		{Is: ability.BattlePhase, JA: "バトル", EN: "battle", Also: "バトルフェイズ", Rule: "504"},
		{Is: ability.EndPhase, JA: "エンド", EN: "end", Also: "エンドフェイズ", Rule: "505"},
	},
	States: []wing.Word[ability.State]{
		{Is: ability.FaceUp, JA: "表", EN: "face up", Also: "表向き"},
		{Is: ability.FaceDown, JA: "裏", EN: "face down", Also: "裏向き"},
		{Is: ability.Stunned, JA: "気絶", EN: "stunned", Also: "気絶状態", Rule: "918", Said: [2]string{"気絶している|気絶状態の|気絶中の", "stunned"}},
		{Is: ability.Damaged, EN: "damaged", Rule: "914", Said: [2]string{"ダメージを受けている|ダメージマーカーが置かれている|ダメージのある", "damaged"}},
		{Is: ability.Equipped, JA: "アシスト付き", EN: "assisted", Rule: "905.3"},
	},
	Zones: []wing.Word[ability.Zone]{
		{Is: ability.Main, JA: "メイン・エリア", EN: "main", Also: "メイン", Rule: "307"},
		{Is: ability.Standby, JA: "スタンバイ・エリア", EN: "standby", Also: "スタンバイ", Rule: "308"},
		{Is: ability.EnergyZone, JA: "エネルギー", EN: "energy", Rule: "905.2"},
		{Is: ability.Soul, JA: "アシスト", EN: "assist", Rule: "905.3"},
		{Is: ability.KO, JA: "KO置き場", EN: "ko", Rule: "309", Said: [2]string{"KO置き場", "KO zone"}},
		{Is: ability.Discards, JA: "捨て場", EN: "discard", Rule: "310", Said: [2]string{"捨て場", "discard pile"}},
		{Is: ability.Deck, JA: "デッキ", EN: "deck", Rule: "304", Said: [2]string{"デッキ", "deck"}},
		{Is: ability.Hand_, JA: "手札", EN: "hand", Rule: "305", Said: [2]string{"手札", "hand"}},
		{Is: ability.Resolving, JA: "解決領域", EN: "resolution", Also: "resolution zone", Rule: "311"},
	},
	Columns: []wing.Column{
		{Is: "class", ID: "attribute", JA: "属性", Rule: "204"},
		{Is: "traits", ID: "advantage", JA: "有利", Rule: "205"},
	},
	Sections: []wing.Section{
		{Name: wing.Name{ID: "main", JA: "メイン", EN: "main", Also: "デッキ | deck", Rule: "402"}},
	},
	Formats: []wing.Name{{JA: "構築戦", EN: "constructed", Rule: "402"}},
}
