package buddyfight

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Lexicon is the words of the rulebook.
func (Wing) Lexicon() *wing.Lexicon { return &lexicon }

// worlds are what flags permit; several on a card make it dual. [4.misc.dual.1]
var worlds = []wing.Name{
	{ID: "dragon world", JA: "ドラゴンワールド", EN: "Dragon World", Rule: "4.misc.omnilord.2"},
	{ID: "legend", JA: "レジェンドワールド", EN: "Legend World", Rule: "4.misc.dual.2"},
	{ID: "star dragon", JA: "スタードラゴンワールド", EN: "Star Dragon World", Rule: "4.misc.dual.2"},
	{ID: "danger", JA: "デンジャーワールド", EN: "Danger World"},
	{ID: "magic", JA: "マジックワールド", EN: "Magic World"},
	{ID: "dungeon", JA: "ダンジョンワールド", EN: "Dungeon World"},
	{ID: "ancient", JA: "エンシェントワールド", EN: "Ancient World"},
	{ID: "katana", JA: "カタナワールド", EN: "Katana World"},
	{ID: "hero", JA: "ヒーローワールド", EN: "Hero World"},
	{ID: "darkness dragon", JA: "ダークネスドラゴンワールド", EN: "Darkness Dragon World"},
	{ID: "dusk", JA: "宵闇ワールド", EN: "Dusk World"},
	{ID: "steel", JA: "鋼機ワールド", EN: "Steel World"},
	{ID: "generic", JA: "ジェネリック", EN: "Generic", Rule: "4.misc.specialflag.1"},
	{ID: "lost", JA: "ロストワールド", EN: "Lost World"},
}

var lexicon = wing.Lexicon{
	Kinds: []wing.Word[ability.Kinds]{
		{Is: ability.Monster, ID: "monster", JA: "モンスター", EN: "monster", Rule: "1.call", Said: [2]string{"モンスター", "monster,monsters"}},
		{Is: ability.Monster | ability.Impact, ID: "impact monster", JA: "必殺モンスター", EN: "impact monster", Rule: "5", Said: [2]string{"必殺モンスター", "impact monster,impact monsters"}},
		{Is: ability.ItemCard, ID: "item", JA: "アイテム", EN: "item", Rule: "1.equip", Said: [2]string{"アイテム", "item,items"}},
		{Is: ability.SpellCard, ID: "spell", JA: "魔法", EN: "spell", Rule: "1.cast", Said: [2]string{"魔法", "spell,spells"}},
		{Is: ability.Impact, ID: "impact", JA: "必殺技", EN: "impact", Rule: "1.cast", Said: [2]string{"必殺技", "impact,impacts"}},
		{Is: ability.FlagCard, ID: "flag", JA: "フラッグ", EN: "flag", Rule: "4.misc.flagdown"},
	},
	Base:    ability.Monster | ability.ItemCard | ability.SpellCard | ability.Impact | ability.FlagCard,
	Classes: worlds,
	Numbers: []wing.Number{
		{Word: wing.Word[ability.Stat]{Is: ability.Size, ID: "size", JA: "サイズ", EN: "size", Rule: "RP.3"}, Max: 9},
		{Word: wing.Word[ability.Stat]{Is: ability.Power, ID: "power", JA: "攻撃力", EN: "power", Rule: "3.attack.3.1.1"}, Max: 99999},
		{Word: wing.Word[ability.Stat]{Is: ability.Critical, ID: "critical", JA: "打撃力", EN: "critical", Rule: "3.attack.3.1.2"}, Max: 99},
		{Word: wing.Word[ability.Stat]{Is: ability.Defense, ID: "defense", JA: "防御力", EN: "defense", Rule: "3.attack.3.1.1"}, Max: 99999},
	},
	Players: []wing.Word[ability.Stat]{
		{Is: ability.PlayerLife, JA: "ライフ", EN: "life", Rule: "RP.1"},
	},
	Phases: []wing.Word[ability.Phase]{
		{Is: ability.StartPhase, JA: "スタート", EN: "start", Also: "スタートフェイズ", Rule: "3.start"},
		{Is: ability.MainPhase, JA: "メイン", EN: "main", Also: "メインフェイズ", Rule: "3.main"},
		{Is: ability.AttackPhase, JA: "アタック", EN: "attack", Also: "アタックフェイズ", Rule: "3.attack"},
		{Is: ability.EndPhase, JA: "ファイナル", EN: "final", Also: "ファイナルフェイズ", Rule: "3.final"},
	},
	States: []wing.Word[ability.State]{
		{Is: ability.Standing, JA: "スタンド", EN: "stand", Also: "スタンド状態", Said: [2]string{"スタンドしている|スタンドの", "standing|stand"}},
		{Is: ability.Acted, JA: "レスト", EN: "rest", Also: "レスト状態", Said: [2]string{"レストしている|レストの", "resting|rest"}},
		{Is: ability.FaceUp, JA: "表", EN: "face up", Also: "表向き"},
		{Is: ability.FaceDown, JA: "裏", EN: "face down", Also: "裏向き"},
		{Is: ability.Attacking, JA: "攻撃中", EN: "attacking", Rule: "3.attack.2.3", Said: [2]string{"攻撃している|攻撃中の", "attacking"}},
		{Is: ability.Attacked_, JA: "攻撃されている", EN: "under attack", Rule: "3.attack.2.3", Said: [2]string{"攻撃されている", "attacked"}},
		{Is: ability.InBattle, JA: "バトル中", EN: "in battle", Rule: "3.attack.2.3", Said: [2]string{"バトルしている|バトル中の", "battling"}},
		{Is: ability.Transformed, JA: "変身中", EN: "transformed", Rule: "4.kw.transform.2", Said: [2]string{"変身している", "transformed"}},
		{Is: ability.OfBuddy, JA: "バディモンスター", EN: "buddy monster", Rule: "1.Q5"},
	},
	Zones: []wing.Word[ability.Zone]{
		{Is: ability.LeftArea, JA: "レフト", EN: "left", Rule: "RP.2", Said: [2]string{"レフト", "left"}},
		{Is: ability.CenterArea, JA: "センター", EN: "center", Rule: "RP.2", Said: [2]string{"センター", "center"}},
		{Is: ability.RightArea, JA: "ライト", EN: "right", Rule: "RP.2", Said: [2]string{"ライト", "right"}},
		{Is: ability.Item, JA: "アイテムエリア", EN: "item", Also: "アイテム", Rule: "1.equip.3.1"},
		{Is: ability.SpellArea, JA: "魔法エリア", EN: "spell area", Rule: "4.kw.set.1"},
		{Is: ability.Flag, JA: "フラッグ", EN: "flag", Rule: "4.misc.specialflag.4"},
		{Is: ability.Buddy, JA: "バディゾーン", EN: "buddy zone", Also: "buddy | バディ", Rule: "1.call.1.5"},
		{Is: ability.Soul, JA: "ソウル", EN: "soul", Rule: "4.misc.facedown.1"},
		{Is: ability.GaugeZone, JA: "ゲージ", EN: "gauge", Rule: "3.start.3.2", Said: [2]string{"ゲージ", "gauge"}},
		{Is: ability.Discards, JA: "ドロップゾーン", EN: "drop zone", Also: "drop | ドロップ", Rule: "RP.2", Said: [2]string{"ドロップゾーン", "drop zone"}},
		{Is: ability.Deck, JA: "デッキ", EN: "deck", Rule: "RP.1", Said: [2]string{"デッキ", "deck"}},
		{Is: ability.Hand_, JA: "手札", EN: "hand", Rule: "3.start.3.1", Said: [2]string{"手札", "hand"}},
		{Is: ability.Removed, JA: "ゲームから取り除く", EN: "removed"},
		{Is: ability.Resolving, JA: "使用中", EN: "being played", Also: "played", Rule: "1.Q2"},
	},
	Columns: []wing.Column{
		{Is: "class", ID: "world", JA: "ワールド", Rule: "4.misc.dual.1"},
		{Is: "traits", ID: "attributes", JA: "属性", Rule: "4.misc.specialflag.2"},
		{Is: "traitsEN", ID: "attributesEN", JA: "英語属性"},
		{Is: "title", ID: "back", JA: "裏面", Rule: "4.misc.back.1"},
	},
	Sections: []wing.Section{
		{Name: wing.Name{ID: "leader", JA: "フラッグ", EN: "flag", Rule: "4.misc.specialflag.1"}, Any: ability.FlagCard},
		{Name: wing.Name{ID: "evolve", JA: "バディ", EN: "buddy", Rule: "1.call.1.3.b1"}},
		{Name: wing.Name{ID: "main", JA: "デッキ", EN: "deck", Also: "main", Rule: "6"}, Not: ability.FlagCard},
	},
	Formats: []wing.Name{{JA: "構築戦", EN: "constructed"}, {ID: "before", JA: "旧ルール", EN: "before 2018/6/2", Rule: "change"}, {ID: "long", JA: "ライフ20", EN: "life 20"}},
}
