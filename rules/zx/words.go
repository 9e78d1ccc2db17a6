package zx

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Lexicon is the words of the rulebook.
func (Wing) Lexicon() *wing.Lexicon { return &lexicon }

// Kinds that are more than one word of the data.
const (
	extraCard  = ability.Zexes | ability.AdvanceCard     // 202.6
	boostCard  = ability.Zexes | ability.EvolveCard      // 202.7
	lowerHalf  = ability.PlayerCard | ability.EvolveCard // 202.7b
	shiftCard  = ability.EquipmentCard                   // 202.8
	playerCard = ability.PlayerCard                      // 202.5
)

var lexicon = wing.Lexicon{
	Kinds: []wing.Word[ability.Kinds]{
		{Is: ability.Zexes, ID: "zex", JA: "ゼクス", EN: "Zex", Also: "Z/X", Rule: "202.3", Said: [2]string{"ゼクス", "Zex,Zexes"}},
		{Is: ability.EventCard, ID: "event", JA: "イベント", EN: "event", Also: "EVENT", Rule: "202.4", Said: [2]string{"イベント|イベントカード", "event,events"}},
		{Is: playerCard, ID: "player", JA: "プレイヤー", EN: "player", Also: "PLAYER", Rule: "202.5", Said: [2]string{"プレイヤー", "Player card,Player cards"}},
		{Is: extraCard, ID: "extra", JA: "ゼクス エクストラ", EN: "Extra", Also: "ゼクスエクストラ | Zex Extra | Z/X EX", Rule: "202.6", Said: [2]string{"ゼクス エクストラ|ゼクスエクストラ", "Zex Extra,Zex Extras"}},
		{Is: boostCard, ID: "overboost", JA: "ゼクス オーバーブースト", EN: "Overboost", Also: "Zex Overboost | ゼクスオーバーブースト | Z/X OB", Rule: "202.7", Said: [2]string{"ゼクス オーバーブースト|ゼクスオーバーブースト", "Zex Overboost,Zex Overboosts"}},
		{Is: lowerHalf, ID: "lower", JA: "オーバーブースト下部", EN: "lower", Also: "lower half", Rule: "202.7b"},
		{Is: shiftCard, ID: "shift", JA: "シフト", EN: "Shift", Also: "SHIFT", Rule: "202.8", Said: [2]string{"シフト", "Shift,Shifts"}},
		{Is: ability.Zexes | ability.Token, ID: "token", JA: "ゼクス・トークン", EN: "Zex token", Also: "トークン", Rule: "1206.3"},
	},
	Base:    ability.Zexes | ability.EventCard | playerCard | shiftCard,
	Special: ability.AdvanceCard | ability.EvolveCard | ability.Token,
	Classes: []wing.Name{
		{ID: "red", JA: "赤", EN: "red", Rule: "204.3"},
		{ID: "blue", JA: "青", EN: "blue", Rule: "204.3"},
		{ID: "white", JA: "白", EN: "white", Rule: "204.3"},
		{ID: "black", JA: "黒", EN: "black", Rule: "204.3"},
		{ID: "green", JA: "緑", EN: "green", Rule: "204.3"},
	},
	Classless: []string{"無色", "無", "colourless"},
	Icons: []wing.Name{
		{ID: iconIG, JA: "イグニッション", EN: "ignition", Also: "IG", Rule: "206.3"},
		{ID: "evolseed", JA: "エヴォルシード", EN: "Evolseed", Rule: "206.4"},
		{ID: "dream key", JA: "ドリーム・キー", EN: "Dream Key", Also: "ドリームキー", Rule: "206.5"},
		{ID: "plus", JA: "プラス", EN: "plus", Also: "＋", Rule: "206.7"},
	},
	Markers: []wing.Name{{JA: "ドリーム・キー", EN: "Dream Key", Rule: "1016"}},
	Numbers: []wing.Number{
		{Word: wing.Word[ability.Stat]{Is: ability.CostStat, ID: "cost", JA: "コスト", EN: "cost", Rule: "203"}, Max: 99, Needs: ability.Zexes | ability.EventCard, Only: ability.Zexes | ability.EventCard},
		{Word: wing.Word[ability.Stat]{Is: ability.Power, ID: "power", JA: "パワー", EN: "power", Rule: "208"}, Max: 99999, Needs: ability.Zexes, Only: ability.Zexes},
	},
	Players: []wing.Word[ability.Stat]{
		{Is: ability.DamageOwed, JA: "受けたダメージ", EN: "damage", Rule: "907.1"},
		{Is: ability.ChargeLimit, JA: "チャージの上限", EN: "charge limit", Rule: "306.2"},
		{Is: ability.PlayerCrystals, JA: "ドリーム・キー", EN: "Dream Key", Also: "keys", Rule: "1016"},
		{Is: ability.HandLimit, JA: "手札の上限", EN: "hand limit", Rule: "309.2"},
	},
	Phases: []wing.Word[ability.Phase]{
		{Is: ability.StartPhase, JA: "リブート", EN: "start", Also: "reboot | リブートフェイズ", Rule: "502"},
		{Is: ability.DrawPhase, JA: "ドロー", EN: "draw", Also: "ドローフェイズ", Rule: "503"},
		{Is: ability.ResourcePhase, JA: "リソース", EN: "resource", Also: "リソースフェイズ", Rule: "504"},
		{Is: ability.IgnitionPhase, JA: "イグニッション", EN: "ignition", Also: "イグニッションフェイズ", Rule: "505"},
		{Is: ability.MainPhase, JA: "メイン", EN: "main", Also: "メインフェイズ", Rule: "506"},
		{Is: ability.BattlePhase, JA: "バトル", EN: "battle", Rule: "600"},
		{Is: ability.EndPhase, JA: "エンド", EN: "end", Also: "エンドフェイズ", Rule: "507"},
	},
	States: []wing.Word[ability.State]{
		{Is: ability.Standing, JA: "リブート", EN: "rebooted", Also: "リブート状態", Rule: "302.2", Said: [2]string{"リブートの|リブート状態の|リブートしている", "rebooted"}},
		{Is: ability.Acted, JA: "スリープ", EN: "sleeping", Also: "スリープ状態", Rule: "302.2", Said: [2]string{"スリープの|スリープ状態の|スリープしている", "sleeping"}},
		{Is: ability.FaceUp, JA: "表", EN: "face up", Also: "表向き", Rule: "302.3", Said: [2]string{"表向きの", "face-up"}},
		{Is: ability.FaceDown, JA: "裏", EN: "face down", Also: "裏向き", Rule: "302.3", Said: [2]string{"裏向きの", "face-down"}},
		{Is: ability.Damaged, EN: "damaged", Rule: "1001.1", Said: [2]string{"ダメージを受けている", "damaged"}},
		{Is: ability.Attacking, EN: "attacking", Rule: "602.1a", Said: [2]string{"攻撃している", "attacking"}},
		{Is: ability.InBattle, JA: "バトル中", EN: "in battle", Rule: "600", Said: [2]string{"バトル中の|バトルをしている", "fighting"}},
		{Is: ability.Equipped, JA: "フォースを持つ", EN: "with a force", Rule: "312.3a", Said: [2]string{"フォースを持つ", "forced"}},
	},
	Zones: []wing.Word[ability.Zone]{
		{Is: ability.Square, JA: "スクエア", EN: "square", Rule: "303", Said: [2]string{"スクエア", "squares"}},
		{Is: ability.Deck, JA: "デッキ", EN: "deck", Rule: "304", Said: [2]string{"デッキ", "deck"}},
		{Is: ability.Discards, JA: "トラッシュ", EN: "trash", Rule: "305", Said: [2]string{"トラッシュ", "trash"}},
		{Is: ability.Charge, JA: "チャージ", EN: "charge", Rule: "306", Said: [2]string{"チャージ", "charge"}},
		{Is: ability.LifeZone, JA: "ライフ", EN: "life", Rule: "307", Said: [2]string{"ライフ", "life"}},
		{Is: ability.Resource, JA: "リソース", EN: "resource", Rule: "308", Said: [2]string{"リソース", "resources"}},
		{Is: ability.Hand_, JA: "手札", EN: "hand", Rule: "309", Said: [2]string{"手札", "hand"}},
		{Is: ability.Resolving, JA: "テンポラリー", EN: "temporary", Rule: "310"},
		{Is: ability.Removed, JA: "リムーブゾーン", EN: "remove", Also: "リムーブ | removed", Rule: "311", Said: [2]string{"リムーブゾーン", "remove zone"}},
		{Is: ability.Soul, JA: "フォース", EN: "force", Also: "フォースゾーン", Rule: "312", Said: [2]string{"フォースゾーン", "force zone"}},
		{Is: ability.Dynamis, JA: "デュナミス", EN: "dynamis", Rule: "313", Said: [2]string{"デュナミス", "dynamis"}},
		{Is: ability.Equipment, JA: "シフト", EN: "shift", Rule: "202.8a"},
		{Is: ability.Evolution, JA: "裏側", EN: "back", Rule: "202.7b"},
	},
	Columns: []wing.Column{
		{Is: "class", ID: "colour", JA: "色", Rule: "204"},
		{Is: "traits", ID: "race", JA: "種族", Rule: "207"},
		{Is: "traitsEN", ID: "raceEN", JA: "英語種族"},
		{Is: "collab", ID: "player", JA: "プレイヤー名", Rule: "214"},
		{Is: "icons", ID: "icon", JA: "アイコン", Rule: "206"},
	},
	Lacks: []wing.Lack{
		{Columns: []string{"traits", "traitsEN"}, Not: ability.Zexes | shiftCard, Rule: "207.1"},
		{Columns: []string{"class", "icons", "text", "textEN", "collab"}, Is: lowerHalf, Rule: "202.7b"}, // the upper half prints all
	},
	Sections: []wing.Section{
		{Name: wing.Name{ID: "leader", JA: "プレイヤー", EN: "player", Rule: "401.7"}, Any: playerCard, Not: ability.EvolveCard},
		{Name: wing.Name{ID: "main", JA: "デッキ", EN: "deck", Also: "メイン | main", Rule: "401.1"}, Any: ability.Zexes | ability.EventCard, Not: ability.AdvanceCard | ability.EvolveCard},
		{Name: wing.Name{ID: "evolve", JA: "デュナミス", EN: "dynamis", Rule: "401.8"}, Any: ability.AdvanceCard | ability.EvolveCard | shiftCard},
	},
	Formats: []wing.Name{{JA: "構築戦", EN: "constructed", Rule: "401"}},
}
