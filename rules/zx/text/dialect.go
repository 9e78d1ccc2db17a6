// Package text is the dialect of the phrase grammar (package rules/text) that the cards of
// Z/X speak.
package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how Z/X speaks, in the words of its lexicon.
func Of(words *wing.Lexicon) text.Dialect { return dialect{words: words} }

type dialect struct {
	text.Plain
	words *wing.Lexicon
}

// Noun: what is in a battle lies in the squares, where nothing says so either.
func (d dialect) Noun(g *text.Game, f *ability.Filter, raw bool) {
	if !raw && len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && slices.ContainsFunc(f.Is, fighting) {
		f.Zone = []ability.Zone{ability.Square}
	}
	if !raw && f.Kind == 0 && f.Who != (ability.Who{}) && len(f.Zone) == 0 && f.Depth == nil && f.Ref == (ability.Ref{}) && !text.InSlot(f) && slices.ContainsFunc(f.Has, calledAlone) {
		f.Zone = []ability.Zone{ability.Square}
	}
	d.Plain.Noun(g, f, raw)
}

// calledAlone: Zexes may be called by their race or their name alone, and lie in the squares where nothing says so either: あなたの[X].
// [207.1, 303.6]
func calledAlone(p ability.Prop) bool {
	return p.Attr == ability.TraitAttr || p.Attr == ability.NameAttr
}

// Sentence prints a sentence of which the next one says it or them.
func (dialect) Sentence(w *text.Printer, c text.Clause) (string, bool) { return w.Pronounced(c) }

// Opaque is a name in 「」 that is not what a card gains, or a race in the brackets of costs behind its word.
func (dialect) Opaque(src []rune, i int) int { return opaque(src, i) }

// Leaves adds names, races and colours.
func (d dialect) Leaves(g *text.Game) {
	g.Table.AddLeaf("name", nameLeaf())
	g.Table.AddLeaf("trait", raceLeaf())
	var colours []text.Word
	for _, c := range d.words.Classes {
		colours = append(colours, text.Word{JA: c.JA, EN: c.EN, Val: c.ID})
	}
	g.Table.AddLeaf("colour", text.WordLeaf(colours))
	g.Table.AddLeaf("floor", text.FloorLeaf(false))
	g.Table.AddLeaf("timed", text.TimedLeaf())
	g.Table.AddLeaf("paidchoice", paidChoice(g))
	g.Table.AddLeaf("diagram", diagramLeaf())
	g.Table.AddLeaf("numbered", text.Leaf{Parse: numbered, Print: func(*text.Printer, any) (string, bool) { return "", false }})
	g.Table.AddLeaf("looked", text.Leaf{ // of those that were looked at, and not of two that the sentence chooses elsewhere
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if before, _, chosen := strings.Cut(string(p.Text[:pos]), "選び"); !chosen || strings.Contains(before, "その中から") {
				add(pos, struct{}{})
			}
		},
		Print: func(*text.Printer, any) (string, bool) { return "", false },
	})
	g.Table.AddLeaf("entering", text.Leaf{ // what comes into the squares there has none yet that others are next to
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if strings.HasPrefix(string(p.Text[pos:]), "に登場させ") {
				add(pos, struct{}{})
			}
		},
		Print: func(*text.Printer, any) (string, bool) { return "", false },
	})
	g.Table.AddLeaf("noside", text.Leaf{ // 相手のプレイヤースクエア is one square, and no square of both with something of the opponent's
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if before := string(p.Text[max(pos-4, 0):pos]); p.Lang == text.EN || !strings.HasSuffix(before, "相手の") && !strings.HasSuffix(before, "あなたの") {
				add(pos, struct{}{})
			}
		},
		Print: func(*text.Printer, any) (string, bool) { return "", true },
	})
}

// Where: what the head says holds. What this card sees of its own way it sees where it has come to, if it is to be
// seen there, and on its way out of the squares it sees it there. [803.1c, 808.3a]
func (d dialect) Where(g *text.Game, a *ability.Ability, said []ability.Zone) {
	if len(a.Works) > 0 {
		return
	}
	d.Plain.Where(g, a, said)
	for i := range a.On {
		if e := &a.On[i]; e.Verb == ability.Moved && e.Subj != nil && e.Subj.Ref == text.ThisRef && e.To != ability.NoZone && e.To != ability.Square && e.From != ability.Square {
			a.Works = []ability.Zone{e.To}
		}
	}
}

// Lexicon is what Z/X says in its own words.
func (d dialect) Lexicon() *text.Lexicon {
	square := []ability.Zone{ability.Square}
	return &text.Lexicon{
		Icons:    icons(),
		Counters: "枚体つ個",
		Alike: [][2]string{{"このゼクス", "このカード"}, {"時か、", "時か"}, {"たびに", "たび"}, {"のプレイのコスト", "をプレイするためのコスト"}, {"相手プレイヤー", "相手のプレイヤー"}, {"と隣り合うスクエア", "の隣のスクエア"}, {"と隣り合うノーマル", "の隣のノーマル"}, {"と隣り合っている", "の隣のスクエアにある"}, {"と隣り合う", "の隣のスクエアにある"}, {"かわりに、", "代わりに"}, {"代わりに、", "代わりに"}, {"かわりに", "代わりに"}, {"の登場コスト", "をプレイするためのコスト"}, {"のプレイコスト", "をプレイするためのコスト"}, {"無作為に", "ランダムに"}, {"選ばれたゼクス", "選んだゼクス"}, {"裏向きでライフに置", "ライフに置"}, {"ライフに裏向きで置", "ライフに置"}, {"チャージにする", "チャージに置く"}, {"チャージにし", "チャージに置き"}, {"こうして", "これにより"}, {"これによって", "これにより"}, {"あり、かつ", "あり、"}, {"すべてのプレイヤーは、", "各プレイヤーは"}, {"すべてのプレイヤーは", "各プレイヤーは"}, {"相手のゼクスの攻撃目標にならない", "攻撃されない"}, {"攻撃目標にならない", "攻撃されない"}, {"破壊された時、このカードをチャージに置くかわりに", "破壊された場合、チャージに置く代わりに"}, {"破壊された時、このカードをチャージに置く代わりに", "破壊された場合、チャージに置く代わりに"}, {"破壊された時、チャージに置くかわりに", "破壊された場合、チャージに置く代わりに"}, {"を、持ち主の", "を持ち主の"}, {"を、所有者の", "を所有者の"}, {"をすべて、", "をすべて"}, {"を払わずにプレイ", "を支払わずにプレイ"}, {"。この中に", "。その中に"}, {"アタック", "攻撃"}, {"る時、かわりに", "る場合、代わりに"}, {"る時、代わりに", "る場合、代わりに"}, {"以下の能力を与える", "以下の能力を得る"}, {"」を与える", "」を得る"}, {"この効果で登場したゼクス", "これにより登場させたゼクス"}, {"この効果で登場したカード", "これにより登場させたカード"}, {"この効果で", "これにより"}, {"このターンの間に", "このターンに"}, {"これにより登場したゼクス", "これにより登場させたゼクス"}, {"ターンの開始時まで", "ターン開始時まで"}, {"ライフが相手以", "ライフが相手のライフ以"}, {"能力の効果", "効果"}, {"イベントを使用し", "イベントをプレイし"}, {"イベントが使用され", "イベントがプレイされ"}, {"カードを使用し", "カードをプレイし"}, {"コストを払わずに登場させ", "登場させ"}, {"コストを支払わずに登場させ", "登場させ"}, {"あなたと相手はそれぞれ手札", "各プレイヤーは自分の手札"}, {"各プレイヤーは手札", "各プレイヤーは自分の手札"}, {"お互いのプレイヤーは手札", "各プレイヤーは自分の手札"}, {"お互いは手札", "各プレイヤーは自分の手札"}, {"あなたと相手はそれぞれ", "各プレイヤーは"}, {"【自動】", "【自】"}, {"【常時】", "【常】"}, {"【起動】", "【起】"}, {"【イベント】", "【★】"}, {"【登場時】", "このカードが登場した時、"}, {"【攻撃時】", "このカードが攻撃した時、"}, {"の登場時", "が登場した時"}, {"の攻撃時", "が攻撃した時"}, {"の破壊時", "が破壊された時"}, {"登場時", "登場した時"}, {"攻撃時", "攻撃した時"}, {"破壊時", "破壊された時"}, {"、その後、", "、"}, {"【効】", "【★】"}, {"相手に見せる", "公開する"}, {"相手に見せてから", "公開し、"}, {"相手に見せて", "公開して"}, {"相手に見せ、", "公開し、"},
			{"トラッシュに置いたカードの中にある", "トラッシュに置いた"}, {"トラッシュに置いたカードの中から", "トラッシュに置いた"}, {"公開したカードの中にある", "公開した"}, {"公開したカードの中から", "公開した"}, {"、そうでないならば", "、そうでないなら"}, {"しており、", "していて、"}, {"デッキの上から、", "デッキの上から"}, {"の手札を見ないで1枚選び", "の手札をランダムに1枚選び"}, {"の手札を見ずに1枚選び", "の手札をランダムに1枚選び"}, {"であるならば", "ならば"}, {"にある、", "にある"}, {"デッキの1番上に置くか、デッキの1番下に置", "デッキの上か下に置"}, {"デッキの上に置くか、デッキの下に置", "デッキの上か下に置"}, {"デッキの1番上に置くか1番下に置", "デッキの上か下に置"}, {"デッキの1番上に置くか、1番下に置", "デッキの上か下に置"}, {"リムーブす", "除外す"}, {"リムーブし", "除外し"}, {"リムーブさ", "除外さ"}, {"除外されている", "リムーブゾーンにある"}, {"リムーブにある", "リムーブゾーンにある"}, {"リムーブにカード", "リムーブゾーンにカード"}, {"スリープにす", "スリープす"}, {"スリープにし", "スリープし"}, {"スリープにならな", "スリープしな"}, {"スリープになった", "スリープした"}, {"スリープになる", "スリープする"}, {"アクティブにならな", "リブートしな"}, {"アクティブになった", "リブートした"}, {"アクティブになる", "リブートする"}, {"アクティブにす", "リブートす"}, {"アクティブにし", "リブートし"}, {"アクティブ", "リブート"}, {"と隣接するスクエア", "の隣のスクエア"}, {"に隣接するスクエア", "の隣のスクエア"}, {"の隣接するスクエア", "の隣のスクエア"}, {"隣接するスクエア", "隣のスクエア"}, {"と隣接するノーマル", "の隣のノーマル"}, {"に隣接するノーマル", "の隣のノーマル"}, {"隣接するノーマル", "隣のノーマル"}, {"と隣接する", "の隣のスクエアにある"}, {"に隣接する", "の隣のスクエアにある"}, {"と隣接している", "の隣のスクエアにある"}, {"に隣接している", "の隣のスクエアにある"},
			{"。この方法で", "、ただし、"}, {"同じ名称の", "同じカード名の"}, {"名称に", "カード名に"}, {"スクエアに移動する", "スクエアに置く"}, {"スクエアに移動させる", "スクエアに置く"}, {"スクエアに移動してよい", "スクエアに置いてよい"}, {"スクエアに移動させてよい", "スクエアに置いてよい"}, {"可能ならば", "可能なら"}, {"各ターンの終了", "ターン終了"}, {"このターン終了", "ターン終了"}, {"終了時までこのカード", "終了時まで、このカード"}, {"終了時までその", "終了時まで、その"}, {"終了時までスクエアにある", "終了時まで、スクエアにある"}, {"終了時までノーマルスクエアにある", "終了時まで、ノーマルスクエアにある"}, {"終了時までパワー", "終了時まで、パワー"}, {"終了時まであなたの", "終了時まで、あなたの"}, {"終了時まで相手の", "終了時まで、相手の"}, {"デッキを見る。その中", "デッキを見て、その中"}, {"『【", "「【"}, {"。』", "。」"}, {"【★☆】", "【★】【☆】"}, {"1番上か1番下", "上か下"}, {"一番上か一番下", "上か下"}, {"もしくは", "か"}, {"または", "か"}, {"および", "と"}, {"及び", "と"}, {"全ての", "すべての"}, {"全て", "すべて"}, {"とき、", "時、"}, {"。〉〉", ":"}, {"〉〉", ":"}, {"が1枚もない", "がない"}, {"が１枚もない", "がない"}, {"が一枚もない", "がない"}, {"≪", "《"}, {"≫", "》"}, {"〉〈", ""}, {"。>", ":"}, {"。＞", ":"}, {">", ":"}, {"＞", ":"}, {"<", ""}, {"＜", ""}, {"。〉", ":"}, {"〉", ":"}, {"〈", ""},
			{"以下でパワー", "以下のパワー"}, {"以上でパワー", "以上のパワー"}, {"以下でコスト", "以下のコスト"}, {"以上でコスト", "以上のコスト"}, {"並べ替えて", ""}, {"元々の", "元の"}, {"もともとの", "元の"}, {"ほかの", "他の"}, {"0のダメージを与え", "0ダメージを与え"}, {"このカードを除く", "このカード以外の"}, {"。ただし、", "、ただし、"}, {"選びリソース", "選び、リソース"}, {"選びチャージ", "選び、チャージ"}, {"選びノーマル", "選び、ノーマル"}, {"選びスリープ", "選び、スリープ"}, {"選びリブート", "選び、リブート"}, {"選びライフ", "選び、ライフ"}, {"選びデッキ", "選び、デッキ"}, {"選び公開", "選び、公開"}, {"公開してリソース", "公開して、リソース"}, {"公開して手札", "公開して、手札"}, {"公開してデッキ", "公開して、デッキ"}, {"選び手札", "選び、手札"}, {"選び破壊", "選び、破壊"}, {"選びトラッシュ", "選び、トラッシュ"}, {"一番上のカード", "上から1枚"}, {"1番上のカード", "上から1枚"}, {"１番上のカード", "上から1枚"}, {"枚のカードを", "枚を"}, {"1番上に", "上に"}, {"１番上に", "上に"}, {"一番上に", "上に"}, {"1番下", "一番下"}, {"１番下", "一番下"}, {"1番高い", "最も高い"}, {"１番高い", "最も高い"}, {"一番高い", "最も高い"}, {"1番低い", "最も低い"}, {"一番低い", "最も低い"},
			{"デッキの下に", "デッキの一番下に"}, {"以下の能力の中から", "以下から"}, {"以下の能力から", "以下から"}, {"以下の効果から", "以下から"}, {"以下の効果の中から", "以下から"}, {"以下の中から", "以下から"}, {"以下から1つを選び、それを行う", "以下から1つを選ぶ"}, {"以下から1つを選び、解決する", "以下から1つを選ぶ"}, {"以下から1つ選び、解決する", "以下から1つを選ぶ"}, {"がすでにスリープ", "がスリープ"}, {"たカードと同じ枚数の", "た枚数と同じ枚数の"}, {"手札をデッキに戻", "手札をすべてデッキに戻"}, {"デッキの上からカードを", "デッキの上から"}, {"デッキの上のカードを", "デッキの上から"}, {"自分ターン中", "あなたのターン中"}, {"相手ターン中", "相手のターン中"},
			{"。持たないならば、", "。そうでないなら、"}, {"。持たない場合、", "。そうでないなら、"}, {"。そうでないならば、", "。そうでないなら、"}, {"。それ以外の場合、", "。そうでないなら、"}, {"。それ以外ならば、", "。そうでないなら、"},
			{"この能力でトラッシュに", "これによりトラッシュに"}, {"この能力で除外した", "これにより除外した"}, {"この能力で破壊した", "これにより破壊した"}, {"この能力で手札に", "これにより手札に"}, {"この能力で捨てた", "これにより捨てた"}, {"この能力でリソースに", "これによりリソースに"}, {"この能力でチャージに", "これによりチャージに"}, {"攻撃目標のゼクス", "攻撃されているゼクス"}, {"のプレイヤーがダメージを受け", "がダメージを受け"}, {"のプレイヤーはダメージを受け", "はダメージを受け"}, {"1点のダメージ", "1ダメージ"}, {"2点のダメージ", "2ダメージ"}, {"見せたなら", "公開したなら"}, {"見せなかったなら", "公開しなかったなら"}, {"。置いたカードの中に", "。その中に"}, {"それらの中に", "その中に"}, {"そのうち、", "その中から"}, {"そのうちの", "その中から"}, {"そのうち", "その中から"},
			{"がスクエアに登場した時", "が登場した時"}, {"相手は手札のイベントをプレイ", "相手はイベントをプレイ"}, {"相手は手札からイベントをプレイ", "相手はイベントをプレイ"}, {"相手は手札", "相手は自分の手札"},
			{"そのゼクスの所有者の", "所有者の"}, {"そのカードの所有者の", "所有者の"}, {"所有者の手札に", "手札に"}, {"所有者のデッキの", "デッキの"}, {"所有者のデッキに", "デッキに"}, {"所有者のトラッシュに", "トラッシュに"}, {"所有者のチャージに", "チャージに"}, {"所有者のリソースに", "リソースに"}}, // 302.4
		GoesOn:      goesOn,
		Reach:       text.ReachSpoken,
		Repeats:     true,
		OffersCosts: true,
		Had:         true,
		Notes:       true, // 205.3
		HeldBehind:  true,
		Gathers:     true,
		TimesSign:   true,
		Replaced:    replaceable,
		TraitsShare: true,
		Holds:       []ability.Stat{ability.ChargeLimit, ability.HandLimit},
		Spells:      ability.EventCard,
		World: &text.World{ // chapter 300; the verbs of chapters 500 to 1000
			Fight: ability.Zexes, Spent: true,
			Play: square, Keeps: square, Board: []ability.Zone{ability.Square, ability.Resource}, Down: []ability.Zone{ability.Discards, ability.Charge}, Destroys: []ability.Zone{ability.Resource, ability.Charge} /* 1007.1 */, Never: ability.EventCard, Lent: []ability.Zone{ability.Hand_, ability.Discards, ability.Charge, ability.Resource, ability.Removed},
			Made: []ability.Verb{ability.Played, ability.ActivatedV, ability.AttackV, ability.DealtDamage, ability.TakeDamage, ability.Stood, ability.ActedV, ability.PlusV, ability.MinusV,
				ability.PhaseBegan, ability.PhaseEnded, ability.GameStart},
			Happened: map[ability.Verb][]ability.Zone{ability.AttackV: square, ability.Entered: square, ability.Destroyed: square, ability.Stood: {ability.Square, ability.Resource}, ability.ActedV: {ability.Square, ability.Resource}},
		},
		Zones: text.SaidZones(d.words.Zones, []text.ZoneWord{
			{Zone: ability.Square, EnPrep: "in"},
			{Zone: ability.Hand_, EnPrep: "in", Put: "手札に加える", Into: "into hand", Head: true},
			{Zone: ability.Deck, EnPrep: "in"},
			{Zone: ability.Discards, EnPrep: "in", Put: "トラッシュに置く", Into: "into the trash"},
			{Zone: ability.Charge, EnPrep: "in", Put: "チャージに置く", Into: "into the charge"},
			{Zone: ability.Resource, EnPrep: "in", Put: "リソースに置く", Into: "into the resources"},
			{Zone: ability.LifeZone, EnPrep: "in", Put: "ライフに置く", Into: "into life"},
			{Zone: ability.Removed, EnPrep: "in"},
			{Zone: ability.Dynamis, EnPrep: "in"},
			{Zone: ability.Soul, EnPrep: "in"},
		}),
		Kinds:  text.SaidKinds(d.words.Kinds),
		States: text.Said(d.words.States, text.Word{JA: "攻撃されている", EN: "attacked", Val: ability.Attacked_}, text.Word{JA: "バトルしている", EN: "battling", Val: ability.InBattle}),
		Verbs: []text.VerbWord{
			{ID: "attacks", Verb: ability.AttackV, JA: "攻撃した", EN: "attacks~attack", Cannot: "攻撃できない", Unable: "cannot attack"},
			{ID: "destroyed", Verb: ability.Destroyed, JA: "破壊された", EN: "is destroyed~are destroyed", Unable: "cannot be destroyed", Not: "破壊されない"},
			{ID: "stands", Verb: ability.Stood, JA: "リブートした", EN: "reboots~reboot", Unable: "cannot reboot", Not: "リブートしない"},
			{ID: "acted", Verb: ability.ActedV, JA: "スリープした", EN: "is put to sleep~are put to sleep", Unable: "cannot be put to sleep", Not: "スリープしない"},
			{ID: "selected", Verb: ability.Selected, JA: "選ばれた", EN: "is chosen~are chosen", Unable: "cannot be chosen", Not: "選ばれない"},
		},
		Undone: []text.Word{{JA: "攻撃していない", EN: "non-attacking", Val: ability.Attacking}, {JA: "攻撃されていない", EN: "unattacked", Val: ability.Attacked_}, {JA: "バトルをしていない|バトルしていない", EN: "non-battling", Val: ability.InBattle}, {JA: "ダメージを受けていない", EN: "undamaged", Val: ability.Damaged}, {JA: "フォースを持たない", EN: "forceless", Val: ability.Equipped}},
		Bounds: []text.Bound{
			{JA: "元のコスト", EN: "with printed cost", B: ability.Bound{Stat: ability.CostStat, Original: true}},
			{JA: "元のパワー", EN: "with printed power", B: ability.Bound{Stat: ability.Power, Original: true}},
			{JA: "コスト", EN: "with cost", B: ability.Bound{Stat: ability.CostStat}},
			{JA: "パワー", EN: "with power", B: ability.Bound{Stat: ability.Power}},
		},
		Compares: []text.Compared{{ID: "colours", JA: "{L.Of:np}の色‹|の種類|の種類数›が", Counter: "‹色|種類|つ›", EN: "the number of colours of {L.Of:nps}", L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}, {ID: "races", JA: "{L.Of:np}の種族‹|の種類|の種類数›が", Counter: "‹種族|種類|つ›", EN: "the number of races of {L.Of:nps}", L: ability.Amount{Op: ability.Kinds_, Attr: ability.TraitAttr}}},
		Rows:     rows(d.words),
		Defaults: map[ability.Kinds]ability.Zone{ability.Zexes: ability.Square, ability.Zexes | ability.AdvanceCard: ability.Square, ability.Zexes | ability.EvolveCard: ability.Square, ability.PlayerCard: ability.Square},
	}
}

// icons are the notations of heads, labels and keywords. [205.4, 801.2, chapter 1100]
func icons() []text.Icon {
	mark := func(word, ja, en string) text.Icon {
		return text.Icon{Kind: text.MarkIcon, Word: word, JA: ja, EN: en}
	}
	kw := func(word, ja, en string) text.Icon {
		return text.Icon{Kind: text.KeywordIcon, Word: word, JA: ja, EN: en}
	}
	return []text.Icon{
		mark(autoIcon, "【自】", "[auto]"), mark(staticIcon, "【常】", "[static]"), mark(eventIcon, "【★】", "[event]"), mark(battleIcon, "【☆】", "[battle event]"),
		{Kind: text.ActivatedIcon, Word: "activate", JA: "【起】", EN: "[activate]", Plain: true},
		mark(validLabel, "【有効】", "[valid]"), mark(costLabel, "【コスト】", "[cost]"), mark(triggerLabel, "【誘発】", "[when]"), mark(effectLabel, "【効果】", "[effect]"),
		mark(playerIcon, "【P】", "[P]"), mark(optimaIcon, "【ゼロオプティマ_#】", "[Zero Optima #]"),
		mark(turnIcon, "【ターン_#】", "[Turn #]"), mark("descent", "【降臨条件】", "[Descent]"), mark("awakening", "【覚醒条件】", "[Awakening]"), mark("dream dress", "【夢装条件】", "[Dream Dress]"), mark("sword descent", "【剣臨条件】", "[Sword Descent]"), mark("vessel", "【剣臨器】", "[Vessel]"),
		kw("start card", "スタートカード", "Start Card"), kw("gate card", "ゲートカード", "Gate Card"), kw("life recovery", "ライフリカバリー", "Life Recovery"), kw("void bringer", "ヴォイドブリンガー", "Void Bringer"),
		kw("range", "【レンジ_#】", "[Range #]"), kw("endless range", "【レンジ∞】", "[Range ∞]"), kw("zekkai", "絶界", "Zekkai"), kw("infinite solitude", "Infinite Solitude", "Infinite Solitude"), kw("infinite solitude", "InfiniteSolitude", "InfiniteSolitude"), kw(alterWord, "アルターフォース", "Alter Force"), kw("install", "インストール", "Install"),
	}
}

// HeadNoun takes what lies under a card in one word. [312.3b]
func (d dialect) HeadNoun(f ability.Filter) (head, rest ability.Filter) {
	if of := forceOf(); f.Kind == 0 && len(f.Rel) == 1 && f.Rel[0].Kind == ability.LinkedTo && slices.Equal(f.Zone, of.Zone) {
		rest = f
		if rest.Zone, rest.Rel = nil, nil; f.Who == text.Who(ability.You) && f.Rel[0].Of == text.ThisRef {
			rest.Who = ability.Who{} // a cost is paid with them by who has this card
		}
		return ability.Filter{Zone: f.Zone, Rel: f.Rel}, rest
	}
	if f.Kind == 0 && len(f.Or) == 2 && text.OfTrait(&f.Or[0]) && text.OfTrait(&f.Or[1]) { // what is said before two races is said of both
		rest = f
		rest.Or = nil
		return ability.Filter{Or: f.Or}, rest
	}
	return d.Plain.HeadNoun(f)
}
