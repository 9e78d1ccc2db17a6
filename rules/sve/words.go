package sve

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Lexicon is the words of the rulebook.
func (Wing) Lexicon() *wing.Lexicon { return &lexicon }

var lexicon = wing.Lexicon{
	Kinds: []wing.Word[ability.Kinds]{
		{Is: ability.Leader, ID: "leader", JA: "リーダー", EN: "leader", Rule: "2.3.2", Said: [2]string{"リーダー", "leader,leaders"}},
		{Is: ability.Follower, ID: "follower", JA: "フォロワー", EN: "follower", Rule: "2.3.2", Said: [2]string{"フォロワー|フォロワー・カード|フォロワーカード", "follower,followers"}},
		{Is: ability.Amulet, ID: "amulet", JA: "アミュレット", EN: "amulet", Rule: "2.3.2", Said: [2]string{"アミュレット|アミュレット・カード|アミュレットカード", "amulet,amulets"}},
		{Is: ability.SpellCard, ID: "spell", JA: "スペル", EN: "spell", Rule: "2.3.2", Said: [2]string{"スペル|スペル・カード|スペルカード", "spell,spells"}},
		{Is: ability.Crest, ID: "crest", JA: "クレスト", EN: "crest", Rule: "2.3.2", Said: [2]string{"クレスト", "crest,crests"}},
		{Is: ability.EquipmentCard, ID: "equipment", JA: "イクイップメント", EN: "equipment", Said: [2]string{"イクイップメント", "equipment,equipments"}},
		{Is: ability.EvolveCard | ability.Follower, JA: "エボルヴ・フォロワー", EN: "evolve follower", Also: "エボルヴフォロワー", Rule: "2.3.3.1", Said: [2]string{"エボルヴフォロワー|エボルヴ・フォロワー", "evolve follower,evolve followers"}},
		{Is: ability.EvolveCard, ID: "evolve", JA: "エボルヴ", EN: "evolve", Also: "evolved", Rule: "2.3.3.1"},
		{Is: ability.AdvanceCard | ability.Follower, JA: "アドバンス・フォロワー", EN: "advance follower", Also: "アドバンスフォロワー", Rule: "2.3.3.2", Said: [2]string{"アドバンスフォロワー|アドバンス・フォロワー", "advance follower,advance followers"}},
		{Is: ability.AdvanceCard, ID: "advance", JA: "アドバンス", EN: "advance", Rule: "2.3.3.2"},
		{Is: ability.Token, ID: "token", JA: "トークン", EN: "token", Said: [2]string{"トークン|トークン・カード|トークンカード", "token,tokens"}},
	},
	Base: ability.Leader | ability.Follower | ability.Amulet | ability.SpellCard |
		ability.Crest | ability.EquipmentCard,
	Special: ability.EvolveCard | ability.AdvanceCard | ability.Token,
	Once:    ability.SpellCard,
	Classes: []wing.Name{
		{ID: "neutral", JA: "ニュートラル", EN: "neutral", Rule: "2.2.2"},
		{ID: "elf", JA: "エルフ", EN: "elf", Also: "forestcraft", Rule: "2.2.2"},
		{ID: "royal", JA: "ロイヤル", EN: "royal", Also: "swordcraft", Rule: "2.2.2"},
		{ID: "witch", JA: "ウィッチ", EN: "witch", Also: "runecraft", Rule: "2.2.2"},
		{ID: "dragon", JA: "ドラゴン", EN: "dragon", Also: "dragoncraft", Rule: "2.2.2"},
		{ID: "nightmare", JA: "ナイトメア", EN: "nightmare", Also: "abysscraft", Rule: "2.2.2"},
		{ID: "bishop", JA: "ビショップ", EN: "bishop", Also: "havencraft", Rule: "2.2.2"},
	},
	Numbers: []wing.Number{
		{Word: wing.Word[ability.Stat]{Is: ability.CostStat, ID: "cost", JA: "コスト", EN: "cost", Also: "costs", Rule: "2.5"}, Max: 99,
			Needs:  ability.Follower | ability.Amulet | ability.SpellCard | ability.EquipmentCard,
			Unless: ability.EvolveCard | ability.AdvanceCard},
		{Word: wing.Word[ability.Stat]{Is: ability.Attack, ID: "attack", JA: "攻撃力", EN: "attack", Also: "atk", Rule: "2.7"}, Max: 99, Needs: ability.Follower},
		{Word: wing.Word[ability.Stat]{Is: ability.LifeStat, ID: "life", JA: "体力", EN: "life", Also: "defense", Rule: "2.8"}, Max: 99, Needs: ability.Follower},
	},
	Players: []wing.Word[ability.Stat]{
		{Is: ability.PlayerLife, JA: "体力", EN: "life", Also: "leader life | ライフ"},
		{Is: ability.PlayerPP, JA: "PP", EN: "PP", Rule: "3.2"},
		{Is: ability.PlayerMaxPP, JA: "PP最大値", EN: "max PP", Also: "PP max | 最大PP | PPの最大値", Rule: "3.2"},
		{Is: ability.PlayerEP, JA: "EP", EN: "EP", Rule: "3.2"},
		{Is: ability.PlayerSEP, JA: "SEP", EN: "SEP", Rule: "3.2"},
		{Is: ability.ElapsedTurns, JA: "経過ターン", EN: "turns", Also: "turn | elapsed turns | 経過ターン数 | ターン | ターン数", Rule: "3.3"},
		{Is: ability.HandLimit, JA: "手札の上限", EN: "hand limit", Also: "手札上限", Rule: "4.7.3.1"},
		{Is: ability.FieldLimit, JA: "場の上限", EN: "field limit", Also: "場上限", Rule: "4.4.4.1"},
		{Is: ability.EXLimit, JA: "EXエリアの上限", EN: "EX limit", Also: "EX上限", Rule: "4.8.3.1"},
	},
	Phases: []wing.Word[ability.Phase]{
		{Is: ability.StartPhase, JA: "スタート", EN: "start", Also: "スタートフェイズ", Rule: "7.2"},
		{Is: ability.MainPhase, JA: "メイン", EN: "main", Also: "メインフェイズ", Rule: "7.3"},
		{Is: ability.EndPhase, JA: "エンド", EN: "end", Also: "エンドフェイズ", Rule: "7.4"},
	},
	States: []wing.Word[ability.State]{
		{Is: ability.Acted, JA: "アクト", EN: "act", Also: "acted | アクト状態", Rule: "4.2.2", Said: [2]string{"アクト状態の|アクトしている", "acted"}},
		{Is: ability.Standing, JA: "スタンド", EN: "stand", Also: "standing | スタンド状態", Rule: "4.2.2", Said: [2]string{"スタンド状態の|スタンドしている", "standing"}},
		{Is: ability.FaceUp, JA: "表", EN: "face up", Also: "表向き", Rule: "4.2.3", Said: [2]string{"表向きの", "face-up"}},
		{Is: ability.FaceDown, JA: "裏", EN: "face down", Also: "裏向き", Rule: "4.2.3", Said: [2]string{"裏向きの", "face-down"}},
		{Is: ability.Evolved, JA: "進化", EN: "evolved", Also: "進化後", Rule: "5.16.1", Said: [2]string{"進化後の|進化した|進化している", "evolved"}},
		{Is: ability.SuperEvolved, JA: "超進化", EN: "super-evolved", Also: "超進化後", Rule: "12.2.4", Said: [2]string{"超進化した|超進化している", "super-evolved"}},
		{Is: ability.Boxed, JA: "箱詰め", EN: "boxed", Rule: "5.31", Said: [2]string{"【箱詰め】状態の|箱詰め状態の", "boxed"}},
		{Is: ability.Equipped, JA: "装備", EN: "equipped", Said: [2]string{"装備している", "equipped"}},
		{Is: ability.Attacking, JA: "攻撃中", EN: "attacking", Said: [2]string{"攻撃している|攻撃中の", "attacking"}},
		{Is: ability.TokenState, EN: "a token"},
		{Is: ability.Fused, JA: "融合", EN: "fused", Rule: "12.18", Said: [2]string{"融合した", "fused"}},
		{Is: ability.Raced, JA: "出走", EN: "raced", Rule: "14.2.3", Said: [2]string{"出走している", "racing"}},
	},
	Zones: []wing.Word[ability.Zone]{
		{Is: ability.LeaderArea, JA: "リーダーエリア", EN: "leader", Also: "leader area | リーダー", Rule: "4.3"},
		{Is: ability.Field, JA: "場", EN: "field", Rule: "4.4", Said: [2]string{"場", "field"}},
		{Is: ability.Deck, JA: "デッキ", EN: "deck", Also: "main deck | デッキ置き場 | メインデッキ", Rule: "4.5", Said: [2]string{"デッキ", "deck"}},
		{Is: ability.EvolveDeck, JA: "エボルヴデッキ", EN: "evolve", Also: "evolve deck | エボルヴデッキ置き場", Rule: "4.6", Said: [2]string{"エボルヴデッキ", "evolve deck"}},
		{Is: ability.Hand_, JA: "手札", EN: "hand", Rule: "4.7", Said: [2]string{"手札", "hand"}},
		{Is: ability.EX, JA: "EXエリア", EN: "ex", Also: "EX area", Rule: "4.8", Said: [2]string{"EXエリア", "EX area"}},
		{Is: ability.Discards, JA: "墓場", EN: "cemetery", Also: "graveyard", Rule: "4.9", Said: [2]string{"墓場", "cemetery"}},
		{Is: ability.Removed, JA: "消滅領域", EN: "banished", Also: "banished zone | 消滅", Rule: "4.10", Said: [2]string{"消滅領域", "banished zone"}},
		{Is: ability.Resolving, JA: "解決領域", EN: "resolution", Also: "resolution zone", Rule: "4.11"},
		{Is: ability.Evolution, JA: "進化領域", EN: "evolution", Also: "evolution zone", Rule: "4.12"},
		{Is: ability.Race, JA: "出走領域", EN: "race", Also: "race zone", Rule: "4.13"},
		{Is: ability.Drive, JA: "ドライブ領域", EN: "drive", Also: "drive zone", Rule: "4.14"},
		{Is: ability.TriggerZone, JA: "トリガー領域", EN: "trigger", Also: "trigger zone", Rule: "4.15"},
		{Is: ability.Equipment, JA: "イクイップメント領域", EN: "equipment", Also: "equipment zone", Rule: "4.16"},
	},
	Columns: []wing.Column{{Is: "traitsEN"}},
	Sections: []wing.Section{
		{Name: wing.Name{ID: "leader", JA: "リーダー", EN: "leader", Rule: "6.1.1.1"}, Any: ability.Leader},
		{Name: wing.Name{ID: "main", JA: "メイン", EN: "main", Also: "main deck | メインデッキ", Rule: "6.1.1.2"},
			Not: ability.Leader | ability.EvolveCard | ability.AdvanceCard | ability.Token},
		{Name: wing.Name{ID: "evolve", JA: "エボルヴ", EN: "evolve", Also: "evolve deck | エボルヴデッキ", Rule: "6.1.1.3"},
			Any: ability.EvolveCard | ability.AdvanceCard},
		{Name: wing.Name{ID: "opened", JA: "開封", EN: "opened", Also: "開封したカード"}},
	},
	Formats: []wing.Name{
		{JA: "構築戦", EN: "constructed", Rule: "6.1.1"},
		{ID: "crossover", JA: "クロスオーバー", EN: "crossover", Rule: "B-2"},
		{ID: "sealed", JA: "シールド戦", EN: "sealed", Rule: "B-1"},
	},
}
