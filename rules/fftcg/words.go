package fftcg

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Lexicon is the words of the rulebook.
func (Wing) Lexicon() *wing.Lexicon { return &lexicon }

var lexicon = wing.Lexicon{
	Kinds: []wing.Word[ability.Kinds]{
		{Is: ability.Forward, ID: "forward", JA: "フォワード", EN: "forward", Rule: "5.2.3.1.1.2", Said: [2]string{"フォワード", "Forward,Forwards"}},
		{Is: ability.Backup, ID: "backup", JA: "バックアップ", EN: "backup", Rule: "5.2.3.1.1.3", Said: [2]string{"バックアップ", "Backup,Backups"}},
		{Is: ability.Monster, ID: "monster", JA: "モンスター", EN: "monster", Rule: "5.2.3.1.1", Said: [2]string{"モンスター", "Monster,Monsters"}},
		{Is: ability.Summon, ID: "summon", JA: "召喚獣", EN: "summon", Rule: "5.2.3.1.2", Said: [2]string{"召喚獣", "Summon,Summons"}},
		{Is: ability.AdvanceCard, ID: "limit break", JA: "LB", EN: "LB", Also: "limit break | リミットブレイク"}, // [NS]
		{Is: ability.AutoObject, ID: "auto", JA: "オートアビリティ", EN: "auto ability", Rule: "11.1.4", Said: [2]string{"オートアビリティ", "auto-ability,auto-abilities"}},
		{Is: ability.ActionObject, ID: "action", JA: "アクションアビリティ", EN: "action ability", Rule: "11.6", Said: [2]string{"アクションアビリティ", "action ability,action abilities"}},
		{Is: ability.SpecialObject, ID: "special", JA: "スペシャルアビリティ", EN: "special ability", Rule: "11.7", Said: [2]string{"スペシャルアビリティ", "special ability,special abilities"}},
	},
	Base:    ability.Forward | ability.Backup | ability.Monster | ability.Summon,
	Special: ability.AdvanceCard, // [NS]
	Once:    ability.Summon,
	Classes: []wing.Name{ // the elements, in the order of Payment.As
		{ID: "fire", JA: "火", EN: "fire", Sign: "f", Rule: "5.2.1.1"},
		{ID: "ice", JA: "氷", EN: "ice", Sign: "i", Rule: "5.2.1.1"},
		{ID: "wind", JA: "風", EN: "wind", Sign: "w", Rule: "5.2.1.1"},
		{ID: "earth", JA: "土", EN: "earth", Sign: "e", Rule: "5.2.1.1"},
		{ID: "lightning", JA: "雷", EN: "lightning", Sign: "l", Rule: "5.2.1.1"},
		{ID: "water", JA: "水", EN: "water", Sign: "a", Rule: "5.2.1.1"},
		{ID: "light", JA: "光", EN: "light", Rule: "5.2.1.1"},
		{ID: "dark", JA: "闇", EN: "dark", Rule: "5.2.1.1"},
	},
	Icons: []wing.Name{
		{ID: "generic", JA: "一般", EN: "generic", Also: "一般アイコン", Rule: "5.2.2.1"},
		{ID: "ex", JA: "EX", EN: "EX", Also: "ex | ex burst | EXバースト", Rule: "11.10"},
		{ID: "party", JA: "パーティー", EN: "party", Also: "パーティーアイコン", Rule: "15.1.1.9.2"},
	},
	Numbers: []wing.Number{
		{Word: wing.Word[ability.Stat]{Is: ability.CostStat, ID: "cost", JA: "コスト", EN: "cost", Rule: "5.2.1"}, Max: 99,
			Needs: ability.Forward | ability.Backup | ability.Monster | ability.Summon},
		{Word: wing.Word[ability.Stat]{Is: ability.Power, ID: "power", JA: "パワー", EN: "power", Rule: "5.2.6"}, Max: 99999, Needs: ability.Forward},
	},
	Players: []wing.Word[ability.Stat]{
		{Is: ability.PlayerCrystals, JA: "クリスタル", EN: "crystals", Also: "crystal", Rule: "6.8"},
		{Is: ability.HandLimit, JA: "手札の上限", EN: "hand limit", Also: "手札上限"},
		{Is: ability.ElapsedTurns, JA: "経過ターン", EN: "turns"},
	},
	Phases: []wing.Word[ability.Phase]{
		{Is: ability.StartPhase, JA: "アクティブ", EN: "start", Also: "active | アクティブフェイズ", Rule: "9.1"},
		{Is: ability.MainPhase, JA: "メイン", EN: "main", Also: "メインフェイズ", Rule: "9.3"},
		{Is: ability.AttackPhase, JA: "アタック", EN: "attack", Also: "アタックフェイズ", Rule: "9.4"},
		{Is: ability.EndPhase, JA: "エンド", EN: "end", Also: "エンドフェイズ", Rule: "9.5"},
	},
	States: []wing.Word[ability.State]{
		{Is: ability.Acted, JA: "ダル", EN: "dull", Also: "ダル状態", Rule: "6.3.1", Said: [2]string{"ダル状態の|ダルの", "dull"}},
		{Is: ability.Standing, JA: "アクティブ", EN: "active", Also: "アクティブ状態", Rule: "6.3.1", Said: [2]string{"アクティブ状態の|アクティブの", "active"}},
		{Is: ability.FaceUp, JA: "表", EN: "face up", Also: "表向き"},
		{Is: ability.FaceDown, JA: "裏", EN: "face down", Also: "裏向き"},
		{Is: ability.Frozen, JA: "凍結", EN: "frozen", Also: "凍結状態", Rule: "15.2.4", Said: [2]string{"凍結状態の|凍結している", "frozen"}},
		{Is: ability.Attacking, JA: "アタック中", EN: "attacking", Said: [2]string{"アタックしている|アタック中の", "attacking"}},
		{Is: ability.Blocking, JA: "ブロック中", EN: "blocking", Said: [2]string{"ブロックしている|ブロック中の", "blocking"}},
		{Is: ability.Damaged, EN: "damaged", Said: [2]string{"ダメージを受けている|ダメージが与えられている", "damaged"}},
		{Is: ability.InParty, JA: "パーティー中", EN: "in a party", Rule: "15.1.1.9"},
	},
	Zones: []wing.Word[ability.Zone]{
		{Is: ability.Field, JA: "フィールド", EN: "field", Rule: "7.7", Said: [2]string{"フィールド", "field"}},
		{Is: ability.DamageZone, JA: "ダメージゾーン", EN: "damage", Also: "damage zone", Rule: "7.8", Said: [2]string{"ダメージゾーン", "Damage Zone"}},
		{Is: ability.Deck, JA: "デッキ", EN: "deck", Rule: "7.9", Said: [2]string{"デッキ", "deck"}},
		{Is: ability.Discards, JA: "ブレイクゾーン", EN: "break", Also: "break zone", Rule: "7.10", Said: [2]string{"ブレイクゾーン", "Break Zone"}},
		{Is: ability.Hand_, JA: "手札", EN: "hand", Rule: "7.11", Said: [2]string{"手札", "hand"}},
		{Is: ability.Resolving, JA: "スタック", EN: "stack", Also: "stack zone", Rule: "7.12", Said: [2]string{"スタック", "stack"}},
		{Is: ability.Removed, JA: "除外領域", EN: "removed", Also: "removed from the game | 除外", Rule: "7.13"},
		{Is: ability.EvolveDeck, JA: "LBデッキ", EN: "LB deck", Also: "lb | リミットブレイクデッキ"}, // [NS]
		{Is: ability.Evolution, JA: "プライミング", EN: "primed", Also: "on top"},            // [NS]
	},
	Columns: []wing.Column{
		{Is: "class", ID: "element", JA: "属性", Rule: "5.2.1"},
		{Is: "traits", ID: "job", JA: "ジョブ", Rule: "5.2.3.1.1.4"},
		{Is: "traitsEN", ID: "jobEN", JA: "英語ジョブ", Also: "ジョブ（英語）"},
		{Is: "categories", Rule: "5.2.2.2"},
		{Is: "icons"},
	},
	Sections: []wing.Section{
		{Name: wing.Name{ID: "main", JA: "メイン", EN: "main", Also: "デッキ | deck", Rule: "8.1"}, Not: ability.AdvanceCard},
		{Name: wing.Name{ID: "evolve", JA: "LBデッキ", EN: "LB deck", Also: "LB | limit break | リミットブレイク"}, Any: ability.AdvanceCard}, // [NS]
		{Name: wing.Name{ID: "opened", JA: "開封", EN: "opened", Also: "開封したカード"}},
	},
	Formats: []wing.Name{
		{JA: "構築戦", EN: "constructed", Rule: "8.1"},
		{ID: "limited", JA: "リミテッド戦", EN: "limited", Rule: "8.1.1.1"},
	},
}

// elements are the 属性, in the order of Payment.As. [5.2.1.1]
var elements = wing.IDs(lexicon.Classes)
