package stub

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Lexicon is the words of the rulebook, a row for each. Is: what it is in the data, where a
// word that fits is taken rather than a new one; ID: how packs and deck lists keep it; Also:
// what else is read for it.
func (Wing) Lexicon() *wing.Lexicon { return &lexicon }

var lexicon = wing.Lexicon{
	Kinds: []wing.Word[ability.Kinds]{
		{Is: ability.Unit, ID: "piece", JA: "駒", EN: "piece", Rule: "2.1"},
		{Is: ability.SpellCard, ID: "move", JA: "一手", EN: "move", Rule: "2.1"},
	},
	Base: ability.Unit | ability.SpellCard,
	Paid: ability.PP,
	Once: ability.SpellCard,
	Classes: []wing.Name{
		{ID: "white", JA: "白", EN: "white", Rule: "2.1"},
		{ID: "black", JA: "黒", EN: "black", Rule: "2.1"},
	},
	Numbers: []wing.Number{
		{Word: wing.Word[ability.Stat]{Is: ability.CostStat, ID: "cost", JA: "コスト", EN: "cost", Rule: "2.1"}, Max: 9, Needs: ability.Unit | ability.SpellCard},
		{Word: wing.Word[ability.Stat]{Is: ability.Power, ID: "power", JA: "強さ", EN: "power", Rule: "2.1"}, Max: 99, Needs: ability.Unit},
	},
	Players: []wing.Word[ability.Stat]{
		{Is: ability.PlayerLife, JA: "命", EN: "life", Rule: "1.3"},
		{Is: ability.PlayerPP, JA: "石", EN: "stones", Rule: "5.2"},
		{Is: ability.ElapsedTurns, JA: "番", EN: "turns", Rule: "5.2"},
	},
	Phases: []wing.Word[ability.Phase]{
		{Is: ability.StartPhase, JA: "開始", EN: "start", Rule: "5.1"},
		{Is: ability.MainPhase, JA: "メイン", EN: "main", Rule: "5.4"},
		{Is: ability.EndPhase, JA: "終了", EN: "end", Rule: "5.5"},
	},
	States: []wing.Word[ability.State]{
		{Is: ability.Standing, JA: "立っている", EN: "standing", Rule: "3.2"},
		{Is: ability.Acted, JA: "疲れている", EN: "tired", Rule: "3.2"},
	},
	Zones: []wing.Word[ability.Zone]{
		{Is: ability.Deck, JA: "山", EN: "deck", Also: "デッキ", Rule: "3.1"},
		{Is: ability.Hand_, JA: "手札", EN: "hand", Rule: "3.1"},
		{Is: ability.Field, JA: "場", EN: "field", Rule: "3.2"},
		{Is: ability.Discards, JA: "捨て場", EN: "discard", Rule: "3.4"},
		{Is: ability.Resolving, JA: "使用中", EN: "played", Rule: "6.3"},
	},
	Columns:  []wing.Column{{Is: "class", ID: "colour", JA: "色", Rule: "2.1"}},
	Sections: []wing.Section{{Name: wing.Name{ID: "main", JA: "山", EN: "main", Also: "デッキ | deck", Rule: "4.2"}}},
	Formats:  []wing.Name{{JA: "構築戦", EN: "constructed", Rule: "4.2"}},
}
