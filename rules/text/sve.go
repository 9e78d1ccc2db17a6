package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// SVE is how Shadowverse EVOLVE speaks, in the words of its lexicon.
func SVE(words *wing.Lexicon) Dialect { return sveDialect{words} }

type sveDialect struct{ words *wing.Lexicon }

// Lexicon is what Shadowverse EVOLVE says in its own words.
func (d sveDialect) Lexicon() *lexicon {
	return &lexicon{
		icons:    append(sveHeads(), sveWords(d.words)...),
		counters: "体枚つ人個",
		alike: [][2]string{{"または", "か"}, {"もしくは", "か"}, {"あるいは", "か"}, {"および", "と"}, {"及び", "と"}, {"かつ、", ""}, {"かつ", ""},
			{"ほかの", "他の"}, {"に等しい", "と同じ"}, {"点のダメージ", "ダメージ"}, {"全ての", "すべての"}, {"ターン終了まで", "ターン終了時まで"}, {"それのリーダー", "そのリーダー"},
			{"一番上のカード1枚", "上1枚"}, {"一番上のカード", "上1枚"}, {"一番下のカード1枚", "下1枚"}, {"一番下のカード", "下1枚"}, {"デッキの上のカード", "デッキの上"}},
		verbs:  sveVerbs,
		spells: ability.SpellCard,
		bounds: []boundWord{
			{"元のコスト", "with original cost", ability.Bound{Stat: ability.CostStat, Original: true}, false},
			{"コスト", "with cost", ability.Bound{Stat: ability.CostStat}, false},
			{"元の攻撃力", "with original attack", ability.Bound{Stat: ability.Attack, Original: true}, false},
			{"攻撃力", "with attack", ability.Bound{Stat: ability.Attack}, true},
			{"元の体力", "with original life", ability.Bound{Stat: ability.LifeStat, Original: true}, false},
			{"体力", "with life", ability.Bound{Stat: ability.LifeStat}, true},
		},
		traits: []string{"土の印"},
		zones: []zoneWord{
			{zone: ability.Field, ja: "場", en: "field", enPrep: "on", put: "場に出す", into: "onto the field", made: true},
			{zone: ability.Hand_, ja: "手札", en: "hand", enPrep: "in", put: "手札に加える", into: "into hand", head: true},
			{zone: ability.Deck, ja: "デッキ", en: "deck", enPrep: "in"},
			{zone: ability.Discards, ja: "墓場", en: "cemetery", enPrep: "in", put: "墓場に置く", into: "into the cemetery"},
			{zone: ability.EX, ja: "EXエリア", en: "EX area", enPrep: "in", put: "EXエリアに置く", into: "into the EX area", made: true},
			{zone: ability.EvolveDeck, ja: "エボルヴデッキ", en: "evolve deck", enPrep: "in", put: "エボルヴデッキに置く", into: "into the evolve deck"},
			{zone: ability.Removed, ja: "消滅領域", en: "banished zone", enPrep: "in"},
		},
		rows: Common.With(Faces{
			"actor": {JA: "相手プレイヤーすべては‹、|›{Do.0:effect} | 相手‹|プレイヤー›は‹、|›{Do.0:effect}"},
		}),
		reach: true,
		world: &world{ // chapter 4; the verbs of chapters 5, 8, 12 and 14
			play: []ability.Zone{ability.Field}, board: []ability.Zone{ability.Field, ability.LeaderArea}, keeps: []ability.Zone{ability.EX}, down: []ability.Zone{ability.Discards}, // 4.8.3.3, 10.6.2.1.3
			never: ability.SpellCard,
			only: map[ability.Kinds]places{ // 2.3, 4.3, 4.16, 9.1.4.2, 14.5.2.1.2
				ability.Follower: sveCards, ability.Amulet: sveCards, ability.SpellCard: sveCards &^ placesOf([]ability.Zone{ability.Field}),
				ability.Leader: placesOf([]ability.Zone{ability.LeaderArea}), ability.Crest: placesOf([]ability.Zone{ability.EX}), ability.EquipmentCard: placesOf([]ability.Zone{ability.Equipment}),
			},
			made: []ability.Verb{ability.Played, ability.ActivatedV, ability.AttackV, ability.Engaged, ability.DealtDamage, ability.TakeDamage, ability.LifeUp, ability.LifeDown, ability.Stood, ability.ActedV,
				ability.CounterPut, ability.CounterRemoved, ability.PlusV, ability.MinusV, ability.PhaseBegan, ability.Selected, ability.Evolves, ability.SuperEvolves,
				ability.FusedV, ability.FusedWith, ability.EquippedV, ability.RacedV, ability.GainedDrive, ability.DriveTriggered, ability.BurstV, ability.ModesV},
			happened: map[ability.Verb][]ability.Zone{
				ability.AttackV: {ability.Field}, ability.Engaged: {ability.Field, ability.LeaderArea}, ability.Stood: {ability.Field}, ability.ActedV: {ability.Field},
				ability.Evolves: {ability.Field}, ability.SuperEvolves: {ability.Field}, ability.RacedV: {ability.Field}, ability.GainedDrive: {ability.Field},
				ability.Played: {ability.Resolving}, ability.FusedV: {ability.EX}, ability.FusedWith: {ability.Discards}, // 10.6.2.1, 12.18.4, 12.18.4.1
				ability.EquippedV: {ability.Field}, // 14.5.2.2
			},
			met: map[ability.Verb][]ability.Zone{ability.EquippedV: {ability.Equipment}, ability.AttackV: {ability.Field, ability.LeaderArea}}, // 14.5.2.2, 8.3
		},
		kinds: []word{
			{"エボルヴフォロワー", "evolve follower,evolve followers", ability.EvolveCard | ability.Follower},
			{"フォロワー・トークン|トークン・フォロワー", "follower token,follower tokens", ability.Follower | ability.Token},
			{"フォロワー|フォロワー・カード|フォロワーカード", "follower,followers", ability.Follower},
			{"アミュレット|アミュレット・カード|アミュレットカード", "amulet,amulets", ability.Amulet},
			{"スペル|スペル・カード|スペルカード", "spell,spells", ability.SpellCard},
			{"クレスト", "crest,crests", ability.Crest},
			{"リーダー", "leader,leaders", ability.Leader},
			{"イクイップメント", "equipment,equipments", ability.EquipmentCard},
			{"トークン", "token,tokens", ability.Token},
			{"カード", "card,cards", ability.Kinds(0)},
		},
		stats: []word{
			{"攻撃力", "attack", ability.Attack},
			{"体力", "life", ability.LifeStat},
			{"元のコスト", "original cost", ability.Stat(0)},
		},
		states: []word{
			{"アクト状態の|アクトしている", "acted", ability.Acted},
			{"スタンド状態の|スタンドしている", "standing", ability.Standing},
			{"進化後の|進化した|進化している", "evolved", ability.Evolved},
			{"超進化した|超進化している", "super-evolved", ability.SuperEvolved},
			{"表向きの", "face-up", ability.FaceUp},
			{"裏向きの", "face-down", ability.FaceDown},
			{"攻撃している|攻撃中の", "attacking", ability.Attacking},
			{"交戦中の", "fighting", ability.InBattle},
			{"ダメージを受けている", "damaged", ability.Damaged},
			{"装備している", "equipped", ability.Equipped},
			{"【箱詰め】状態の|箱詰め状態の", "boxed", ability.Boxed},
			{"融合した", "fused", ability.Fused},
			{"出走している", "racing", ability.Raced},
		},
		defaults: map[ability.Kinds]ability.Zone{
			ability.Follower:                      ability.Field,
			ability.Amulet:                        ability.Field,
			ability.Follower | ability.Amulet:     ability.Field,
			ability.Follower | ability.Token:      ability.Field,
			ability.EvolveCard | ability.Follower: ability.Field,
			ability.Leader:                        ability.LeaderArea,
			ability.Crest:                         ability.EX,
		},
	}
}

// sveCards is where cards of decks lie. 4.14, 4.16
var sveCards = ^placesOf([]ability.Zone{ability.LeaderArea, ability.Equipment})

// sveHeads are the icons that stand before a text. Rules 12.1 to 12.18, 14.
func sveHeads() []icon {
	this := func(v ability.Verb, w string) ability.Event {
		return ability.Event{Verb: v, Subj: thisFilter(), Word: w}
	}
	last := ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: thisFilter(), Word: "lastwords"}
	return []icon{
		{kind: triggerIcon, word: "fanfare", ja: "[ファンファーレ]", en: "[fanfare]", on: this(ability.Entered, "fanfare")},
		{kind: triggerIcon, word: "lastwords", ja: "[ラストワード]", en: "[last words]", on: last},
		{kind: triggerIcon, word: "onevolve", ja: "【進化時】", en: "[on evolve]", on: this(ability.Evolves, "onevolve")},
		{kind: triggerIcon, word: "onsuperevolve", ja: "【超進化時】", en: "[on super-evolve]", on: this(ability.SuperEvolves, "onsuperevolve")},
		{kind: triggerIcon, word: "onattack", ja: "【攻撃時】", en: "[on attack]", on: this(ability.AttackV, "onattack")},
		{kind: triggerIcon, word: "onrace", ja: "【出走時】", en: "[on race]", on: this(ability.RacedV, "onrace")},
		{kind: triggerIcon, word: "ondrive", ja: "【ドライブ獲得時】", en: "[on drive]", on: this(ability.GainedDrive, "ondrive")},
		{kind: activatedIcon, word: "activate", ja: "[起動]", en: "[activate]", alias: "起動能力"},
		{kind: activatedIcon, word: "evolve", ja: "[進化]", en: "[evolve]", marks: ability.Evolve},
		{kind: activatedIcon, word: "advance", ja: "[アドバンス起動]", en: "[advance]", marks: ability.Advance | ability.EvolveLike},
		{kind: activatedIcon, word: "eat", ja: "[食事]", en: "[eat]", marks: ability.EvolveLike},
		{kind: activatedIcon, word: "ride", ja: "[憑依]", en: "[ride]", marks: ability.EvolveLike},
		{kind: markIcon, word: "quick", ja: "[クイック]", en: "[quick]", alias: "Q", marks: ability.Quick},
		{kind: markIcon, word: "unionburst", ja: "[UB]", en: "[UB]", alias: "ユニオンバースト|union burst", marks: ability.UnionBurst},
		{kind: markIcon, word: "fusion", ja: "【融合】", en: "[fusion]", marks: ability.Fusion},
	}
}

// sveWords are the icons within a text. Rules 12, 13, 14.3 to 14.5.
func sveWords(words *wing.Lexicon) []icon {
	kw := func(word, ja string) icon {
		return icon{kind: keywordIcon, word: word, ja: "【" + ja + "】", en: "[" + word + "]"}
	}
	th := func(word, ja, en, alias string, c ability.Cond) icon {
		c.Word = word
		return icon{kind: thresholdIcon, word: word, ja: ja, en: en, alias: alias, value: c}
	}
	you := ability.Who{Side: ability.You}
	count := func(f ability.Filter) ability.Amount { return ability.Amount{Op: ability.CountOf, Of: &f} }
	played := ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: you}, Per: ability.ThisTurn}
	maxPP := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerMaxPP, Who: you}
	out := []icon{
		kw("ward", "守護"), kw("storm", "疾走"), kw("rush", "突進"), kw("assail", "指定攻撃"), kw("intimidate", "威圧"),
		kw("drain", "ドレイン"), kw("bane", "必殺"), kw("aura", "オーラ"), kw("stack", "スタック"), kw("drive", "ドライブ"),
		kw("single drive", "シングルドライブ"), kw("twin drive", "ツインドライブ"), kw("start amulet", "スタートアミュレット"),
		th("combo", "【コンボ_#】", "[combo #]", "", ability.Cond{Op: ability.Compare, L: played, Cmp: ability.GE}),
		th("spellchain", "【スペルチェイン_#】", "[spellchain #]", "SC", ability.Cond{Op: ability.Compare, Cmp: ability.GE, At: ability.ResolveStart,
			L: count(ability.Filter{Kind: ability.SpellCard, Zone: []ability.Zone{ability.Discards}, Who: you})}),
		th("necrocharge", "【ネクロチャージ_#】", "[necrocharge #]", "NC", ability.Cond{Op: ability.Compare, Cmp: ability.GE, At: ability.ResolveStart,
			L: count(ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: you})}),
		th("overflow", "【覚醒】", "[overflow]", "", ability.Cond{Op: ability.Compare, L: maxPP, R: ability.N(7), Cmp: ability.GE}),
		th("sanguine", "【真紅】", "[sanguine]", "", ability.Cond{Op: ability.And, Args: []ability.Cond{
			{Op: ability.TurnOf, Who: you},
			{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown, Who: you}, Per: ability.ThisTurn}}}),
		th("earthrite", "【土の秘術_#】", "[earth rite #]", "", ability.Cond{Op: ability.Did}),
		{kind: statIcon, ja: "[攻撃力]", en: "[attack]", value: ability.Attack},
		{kind: statIcon, ja: "[体力]", en: "[life]", value: ability.LifeStat},
		{kind: costIcon, ja: "[コスト#]", en: "[cost#]"},
		{kind: costIcon, word: "lesson", ja: "【レッスン_#】", en: "[lesson #]"},
		{kind: actIcon, ja: "[アクト]", en: "[act]"},
	}
	for _, c := range words.Classes {
		out = append(out, icon{kind: classIcon, word: c.ID, ja: "[" + c.JA + "]", en: "[" + c.EN + "]"})
	}
	return out
}

// sveVerbs are those of Shadowverse EVOLVE.
var sveVerbs = []verbEvent{
	{"evolves", ability.Evolves, "進化した", "evolves~evolve", "進化できない", "cannot evolve", ""},
	{"superevolves", ability.SuperEvolves, "超進化した", "super-evolves~super-evolve", "超進化できない", "cannot super-evolve", ""},
	{"attacks", ability.AttackV, "攻撃した", "attacks~attack", "攻撃できない", "cannot attack", ""},
	{"engages", ability.Engaged, "交戦した", "fights~fight", "", "", ""},
	{"destroyed", ability.Destroyed, "破壊された", "is destroyed~are destroyed", "", "cannot be destroyed", "破壊されない"},
	{"banished", ability.Banished, "消滅した", "is banished~are banished", "", "cannot be banished", "消滅しない"},
	{"stands", ability.Stood, "スタンドした", "stands~stand", "", "cannot stand", "スタンドしない"},
	{"acted", ability.ActedV, "アクトした", "is acted~are acted", "", "cannot be acted", "アクトしない"},
	{"races", ability.RacedV, "出走した", "races~race", "", "", ""},
	{"fused", ability.FusedV, "融合した", "is fused~are fused", "", "", ""},
	{"selected", ability.Selected, "選ばれた", "is selected~are selected", "", "cannot be selected", "選ばれない"},
}
