package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// FFTCG is how FF-TCG speaks, in the words of its lexicon.
func FFTCG(words *wing.Lexicon) Dialect { return fftcgDialect{words} }

type fftcgDialect struct{ words *wing.Lexicon }

// The groups of kinds. FF-TCG 5.2.3.1.
const (
	characters = ability.Forward | ability.Backup | ability.Monster
	abilities  = ability.AutoObject | ability.ActionObject | ability.SpecialObject
)

// onStack is where abilities are objects. 7.12
var onStack = placesOf([]ability.Zone{ability.Resolving})

// Lexicon is what FF-TCG says in its own words.
func (d fftcgDialect) Lexicon() *lexicon {
	return &lexicon{
		icons:    fftcgIcons(d.words),
		counters: "体枚つ個",
		alike: [][2]string{{"もしくは", "か"}, {"あるいは", "か"}, {"または", "か"}, {"および", "と"}, {"及び", "と"}, {"かつ、", ""}, {"全ての", "すべての"}, {"全て", "すべて"},
			{"かぎり", "限り"}, {"によっては", "によって"}, {"残りのカード", "残り"}, {"望む順番で", "好きな順番で"}, {"任意の順番で", "好きな順番で"}, {"の対象に選ばれ", "に選ばれ"}, {"の対象として選ばれ", "に選ばれ"},
			{"アビリティや召喚獣", "召喚獣やアビリティ"}, {"アビリティか召喚獣", "召喚獣かアビリティ"}, {"この効果は", "このアビリティは"},
			{"すべてのプレイヤーは", "各プレイヤーは"}, {"そのカードの持ち主", "持ち主"}},
		spells: ability.Summon,
		world: &world{ // chapter 7; the verbs of chapters 10, 11 and 15
			play: []ability.Zone{ability.Field}, board: []ability.Zone{ability.Field}, down: []ability.Zone{ability.Discards},
			never: ability.Summon,
			only: map[ability.Kinds]places{ability.Summon: ^placesOf([]ability.Zone{ability.Field}), // 11.3
				ability.AutoObject: onStack, ability.ActionObject: onStack, ability.SpecialObject: onStack},
			made: []ability.Verb{ability.Played, ability.ActivatedV, ability.AttackV, ability.BlockV, ability.PartyV, ability.DealtDamage, ability.TakeDamage, ability.Stood, ability.ActedV,
				ability.CounterPut, ability.CounterRemoved, ability.PlusV, ability.MinusV, ability.PhaseBegan, ability.Selected},
			happened: map[ability.Verb][]ability.Zone{
				ability.AttackV: {ability.Field}, ability.BlockV: {ability.Field}, ability.Stood: {ability.Field}, ability.ActedV: {ability.Field}, ability.Played: {ability.Resolving}, // 11.3
			},
		},
		wordy: true,
		tokens: []tokenWord{
			{"ジョブ", "Job", ability.TraitAttr, false}, {"カード名", "Card Name", ability.NameAttr, false}, {"カテゴリ", "Category", ability.CategoryAttr, true},
		},
		zones: []zoneWord{
			{zone: ability.Field, ja: "フィールド", en: "field", enPrep: "on", put: "フィールドに出す", into: "onto the field"},
			{zone: ability.Hand_, ja: "手札", en: "hand", enPrep: "in", put: "手札に加える", into: "into hand", head: true},
			{zone: ability.Deck, ja: "デッキ", en: "deck", enPrep: "in"},
			{zone: ability.Discards, ja: "ブレイクゾーン", en: "Break Zone", enPrep: "in", put: "ブレイクゾーンに置く", into: "into the Break Zone"},
			{zone: ability.DamageZone, ja: "ダメージゾーン", en: "Damage Zone", enPrep: "in", put: "ダメージゾーンに置く", into: "into the Damage Zone"},
			{zone: ability.Resolving, ja: "スタック", en: "stack", enPrep: "on"},
		},
		kinds: []word{
			{"フォワード", "Forward,Forwards", ability.Forward},
			{"バックアップ", "Backup,Backups", ability.Backup},
			{"モンスター", "Monster,Monsters", ability.Monster},
			{"召喚獣", "Summon,Summons", ability.Summon},
			{"キャラクター", "Character,Characters", characters},
			{"オートアビリティ", "auto-ability,auto-abilities", ability.AutoObject},
			{"アクションアビリティ", "action ability,action abilities", ability.ActionObject},
			{"スペシャルアビリティ", "special ability,special abilities", ability.SpecialObject},
			{"アビリティ", "ability,abilities", abilities},
			{"カード", "card,cards", ability.Kinds(0)},
		},
		states: []word{
			{"ダル状態の|ダルの", "dull", ability.Acted},
			{"アクティブ状態の|アクティブの", "active", ability.Standing},
			{"凍結状態の|凍結している", "frozen", ability.Frozen},
			{"アタックしている|アタック中の", "attacking", ability.Attacking},
			{"ブロックしている|ブロック中の", "blocking", ability.Blocking},
			{"ダメージを受けている", "damaged", ability.Damaged},
		},
		verbs: []verbEvent{
			{"attacks", ability.AttackV, "アタックした", "attacks~attack", "アタックできない", "cannot attack", ""},
			{"blocks", ability.BlockV, "ブロックした", "blocks~block", "ブロックできない", "cannot block", ""},
			{"destroyed", ability.Destroyed, "ブレイクされた", "is broken~are broken", "", "cannot be broken", "ブレイクされない"},
			{"banished", ability.Banished, "ゲームから除外された", "is removed from the game~are removed from the game", "", "cannot be removed from the game", "ゲームから除外されない"},
			{"stands", ability.Stood, "アクティブになった", "becomes active~become active", "アクティブにならない", "cannot become active", ""},
			{"acted", ability.ActedV, "ダルになった", "becomes dull~become dull", "", "", ""},
			{"selected", ability.Selected, "選ばれた", "is chosen~are chosen", "", "cannot be chosen", "選ばれない"},
		},
		bounds: []boundWord{
			{"コスト", "of cost", ability.Bound{Stat: ability.CostStat}, false},
			{"元のパワー", "of original power", ability.Bound{Stat: ability.Power, Original: true}, false},
			{"パワー", "of power", ability.Bound{Stat: ability.Power}, false},
		},
		rows: fftcgRows(),
		defaults: map[ability.Kinds]ability.Zone{
			0: ability.Field, ability.Forward: ability.Field, ability.Backup: ability.Field, ability.Monster: ability.Field, characters: ability.Field,
			ability.Forward | ability.Monster: ability.Field, ability.Forward | ability.Backup: ability.Field, ability.Backup | ability.Monster: ability.Field,
			ability.Summon: ability.Resolving, abilities: ability.Resolving, ability.AutoObject: ability.Resolving,
			ability.ActionObject: ability.Resolving, ability.SpecialObject: ability.Resolving, ability.Summon | abilities: ability.Resolving,
		},
	}
}

// fftcgIcons are the notations of costs, elements and keyword abilities.
// FF-TCG 11.6.2, 15.2.
func fftcgIcons(words *wing.Lexicon) []icon {
	kw := func(ja, en string) icon {
		return icon{kind: keywordIcon, word: strings.ToLower(en), ja: ja, en: en}
	}
	out := []icon{
		{kind: markIcon, word: "exburst", ja: "【EXバースト】", en: "[EX Burst]", alias: "EX", marks: ability.EXBurst},
		kw("ブレイブ", "Brave"), kw("ヘイスト", "Haste"), kw("先制攻撃", "First Strike"), kw("バックアタック", "Back Attack"),
		{kind: keywordIcon, word: "any element", ja: "すべての属性のCPを生み出せる", en: "Can produce CP of any element"},
		{kind: statIcon, ja: "パワー", en: "power", value: ability.Power},
		{kind: costIcon, ja: "《#》", en: "《#》"},
		{kind: actIcon, word: "dull", ja: "《ダル》", en: "《Dull》", alias: "D|T"},
		{kind: actIcon, word: "special", ja: "《S》", en: "《S》"},
		{kind: actIcon, word: "crystal", ja: "《C》", en: "《C》", alias: "クリスタル|crystal"},
	}
	for _, e := range words.Classes {
		en := capital(e.EN)
		out = append(out, icon{kind: costIcon, word: e.ID, ja: "《" + e.JA + "》", en: "《" + en + "》", alias: e.Sign},
			icon{kind: classIcon, word: e.ID, ja: e.JA + "属性", en: en})
	}
	return out
}
