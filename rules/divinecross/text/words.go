package text

import (
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// areas are where units are. Divine Cross 306.2.
var areas = []ability.Zone{ability.Main, ability.Standby}

// attachedToo are the areas with what lies beside their units. Divine Cross 306.6.
var attachedToo = []ability.Zone{ability.Main, ability.Standby, ability.EnergyZone, ability.Soul}

// hostName stands for the unit an assist is attached to, in normalised text and in
// faces: its texts call that unit their own. Divine Cross 801.1g-1.
const hostName = "\ue002"

const hostFace = hostName + " | 付いているユニット | ‹このカード|" + selfAssist + "›‹が|の›‹付いている|ついている|付いた|付けられている|付けられた›ユニット | ‹このカード|" + selfAssist + "›を付け‹た|ている›ユニット | ‹このカード|" + selfAssist + "›が付いていたユニット"

// selfAssist stands for このアシスト, which an assist calls itself.
const selfAssist = "\ue004"

// ownFace is what a card calls itself.
const ownFace = text.OwnName + " | このユニット | このカード | " + selfAssist

// Lexicon is what Divine Cross says in its own words.
func (d dialect) Lexicon() *text.Lexicon {
	return &text.Lexicon{
		Shared: true,
		Whole:  true,

		ChosenApart: true,
		May:         "もよい",
		Reach:       text.ReachSpoken,
		Joined:      [][2]ability.Verb{{ability.UsingSkill, ability.ActivatedV}},
		Bearer:      ability.Unit,
		Areas:       areas,
		AreaKind:    ability.Unit,
		Markers:     markerWords(d.words),
		Replaced:    replaceable,
		TimesSign:   true,
		NoCosts:     true,          // Divine Cross 804.2, 925
		Reminders:   []string{"("}, // what stands in parentheses is a note, and no text. 207.3
		DrawsCount:  true,
		PerStat:     true,
		LaterTimes:  true,
		EveryTime:   true,
		Compares:    []text.Compared{{ID: "wins", JA: "勝った回数が", Counter: "回", EN: "the number of wins", L: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotWins)}}},

		Counters: "体枚つ個",
		Alike: append(cardWords(d.words), [][2]string{{"このユニットが相手のメイン・ユニットに有利なら", "このユニットが相手のメイン・ユニットに有利なら"}, {"このユニットが相手のメイン・ユニットに有利で", "このユニットが相手のメイン・ユニットに有利で"}, {"相手のメイン・ユニットに有利なら", "このユニットが相手のメイン・ユニットに有利なら"}, {"相手のメイン・ユニットに有利である限り", "このユニットが相手のメイン・ユニットに有利である限り"}, {"相手のメイン・ユニットに有利でないなら", "このユニットが相手のメイン・ユニットに有利でないなら"}, {"自分のユニット1体のエネルギーを", "自分のユニットを1体選び、そのユニットのエネルギーを"}, {"自分のスタンバイ・ユニット1体のエネルギーを", "自分のスタンバイ・ユニットを1体選び、そのユニットのエネルギーを"}, {"自分の退却コストを", "自分のユニットの退却コストを"}, {"自分の退却コストは", "自分のユニットの退却コストは"}, {"相手のユニット1体のエネルギーを", "相手のユニットを1体選び、そのユニットのエネルギーを"}, {"相手のスタンバイ・ユニット1体のエネルギーを", "相手のスタンバイ・ユニットを1体選び、そのユニットのエネルギーを"}, {"相手の退却コストを", "相手のユニットの退却コストを"}, {"相手の退却コストは", "相手のユニットの退却コストは"}, {"お互いのプレイヤーは、自身のデッキを", "お互いのプレイヤーはデッキを"}, {"お互いのプレイヤーは自身のデッキを", "お互いのプレイヤーはデッキを"}, {"お互いは、自身のデッキを", "お互いのプレイヤーはデッキを"}, {"お互いは自身のデッキを", "お互いのプレイヤーはデッキを"}, {"このスキルで相手のメイン・ユニットに与えたダメージ", "与えたダメージ"}, {"このスキルで与えたスキルダメージ", "与えたダメージ"}, {"ユニットに置かれているダメージ1", "ユニットのダメージ1"}, {"効果ダメージ", "効果のダメージ"}, {"もう1度", "もう1回"}, {"がついて", "が付いて"}, {"のついて", "の付いて"}, {"以上ついて", "以上付いて"}, {"の合計が", "が合計"}, {"表記のHP", "元のHP"}, {"公開し、その中の", "公開する。その中の"}, {"もしくは", "か"}, {"あるいは", "か"}, {"または", "か"}, {"および", "と"}, {"及び", "と"}, {"かつ、", ""}, {"全ての", "すべての"}, {"全て", "すべて"}, {"全部", "すべて"}, {"ほかの", "他の"},
			{"ターンの終わりに、", "ターン終了時、"}, {"ターンの最後に、", "ターン終了時、"}, {"ターンの終わりまで", "ターン終了時まで"}, {"スタンバイにいる", "スタンバイ・エリアにいる"}, {"メインにいる", "メイン・エリアにいる"}, {"スタンバイからメインになった", "スタンバイ・エリアからメイン・エリアに移動した"}, {"メインからスタンバイになった", "メイン・エリアからスタンバイ・エリアに移動した"}, {"メインになった", "メイン・ユニットになった"}, {"がスタンバイである", "がスタンバイ・ユニットである"}, {"がメインである", "がメイン・ユニットである"}, {"見て、好きな順番で上に戻", "見て、好きな順番でデッキの上に戻"}, {"見て、好きな順番で戻", "見て、好きな順番でデッキの上に戻"}, {"自分が勝った回数", "勝った回数"}, {"ずつ回復", "回復"},
			{"かぎり", "限り"}, {"とき、", "時、"}, {"ときに、", "時、"}, {"時に、", "時、"}, {"メインユニット", "メイン・ユニット"}, {"スタンバイユニット", "スタンバイ・ユニット"},
			{"メイン･ユニット", "メイン・ユニット"}, {"スタンバイ･ユニット", "スタンバイ・ユニット"}, {"点のダメージ", "ダメージ"}, {"点ダメージ", "ダメージ"}, {"相手プレイヤー", "相手"}, {"相手のプレイヤー", "相手"}, {"無作為に", "ランダムに"}, {"つける", "付ける"}, {"つけて", "付けて"}, {"つけ、", "付け、"},
			{"を、", "を"}, {"に、", "に"}, {"は、", "は"}, {"についている", "に付いている"}, {"についた", "に付いた"}, {"残りHP", "HP"}, {"残りのHP", "HP"}, {"のエリアにいる", "の"}, {"のエリアに", "の"}, {"のエリアの", "の"}, {"その中にある", "その中の"}, {"であれば", "なら"}, {"ただし、", ""}, {"かわりに", "代わりに"}, {"何度でも", "何回でも"}, {"次のうち1つを", "以下から1つを"}, {"以下のうち1つを", "以下から1つを"}, {"相手に見せて", "公開して"}, {"公開し、それが", "公開する。それが"}, {"場に出した", "出した"}, {"と名の付く", "の"}, {"を含む名前を持つ", "の"}, {"スタンバイ・エリアに『", "スタンバイ・ユニットに『"}, {"と、", "と"}, {"気絶状態なら", "気絶しているなら"}, {"このスキルで与えるダメージ", "このスキルのダメージ"}, {"スキルで与えるダメージ", "与えるスキルダメージ"}, {"スキルでダメージを与えた", "スキルダメージを与えた"}, {"同じ枚数だけ", "同じ枚数"}, {"自分と相手の", "お互いの"}, {"相手と自分の", "お互いの"}, {"デッキの一番下のカード", "デッキの下1枚"}, {"このターン中に", "このターンに"}, {"デッキの一番上のカード", "デッキの上から1枚"}, {"デッキの一番上から", "デッキの上から"}, {"相手とじゃんけん", "じゃんけん"}, {"じゃんけんをし", "じゃんけんし"}, {"じゃんけんを行い", "じゃんけんし"}, {"じゃんけんで勝", "じゃんけんして勝"}, {"じゃんけんで負け", "じゃんけんして負け"}, {"乗せる", "置く"}, {"載せる", "置く"}, {"のせる", "置く"}, {"できません", "できない"}, {"カードの下に", "の下に"},
			{"並べ替えて", ""}, {"の別の", "の他の"}, {"でなければ", "でないなら"}, {"時のみ使", "場合のみ使"}, {"時だけ使", "場合のみ使"}, {"時にのみ使", "場合のみ使"}, {"場合にのみ", "場合のみ"}, {"時のみプレイ", "場合のみプレイ"},
			{"気絶状態の場合", "気絶している場合"}, {"気絶状態でない", "気絶していない"}, {"に気絶マーカーが置かれている", "が気絶している"}, {"に気絶マーカーが置かれていない", "が気絶していない"}, {"にダメージマーカーが置かれている", "がダメージを受けている"}, {"にダメージマーカーが置かれていない", "がダメージを受けていない"},
			{"捨て場の一番上のカードが", "捨て場の一番上のカードを選ぶ。それが"}, {"選んで公開する", "選び、公開する"}, {"手札をデッキに加えてシャッフル", "手札をすべてデッキに戻してシャッフル"}, {"手札をデッキに戻してシャッフル", "手札をすべてデッキに戻してシャッフル"}, {"シャッフルし、3枚引く", "シャッフルし、デッキを3枚引く"},
			{"枚の時、", "枚である限り、"}, {"自分はドローフェイズにデッキを引く代わりに、", "自分のドローフェイズにデッキを引く場合、代わりに、"}, {"自分は自分のドローフェイズにデッキを引く代わりに、", "自分のドローフェイズにデッキを引く場合、代わりに、"}, {"このユニットのエネルギーの枚数に関わらず、このユニットはスキル", "このユニットは、エネルギーの枚数に関わらず、スキル"}, {"このユニットのエネルギーの枚数にかかわらず、このユニットはスキル", "このユニットは、エネルギーの枚数に関わらず、スキル"},
			{"のHPが最大なら", "がダメージを受けていないなら"}, {"のHPが最大の場合", "がダメージを受けていない場合"}, {"自分のウィニングチケットがある", "自分がウィニングチケットを持っている"}, {"メイン・ユニットの時、", "メイン・ユニットである限り、"}, {"スタンバイ・ユニットの時、", "スタンバイ・ユニットである限り、"}, {"をすべて、", "をすべて"}, {"を好きな数、", "を好きな数"},
			{"スタンバイ・ユニットとして出", "スタンバイ・エリアに出"}, {"スタンバイ・ユニットとして登場させ", "スタンバイ・エリアに出"}, {"このユニットをエリアに出した", "このユニットが出た"}, {"エリアに出た", "出た"}, {"メイン・エリアに出た", "メイン・エリアに出た"}, {"スタンバイ・エリアに出た", "スタンバイ・エリアに出た"}, {"一番高い", "最も高い"}, {"一番低い", "最も低い"}, {"に状態異常があるなら", "が状態異常なら"}, {"の状態異常をすべて取り除く", "の状態異常をすべて回復する"}, {"を合計", "を"}, {"探し、自分のスタンバイ・エリアに", "探し、スタンバイ・エリアに"}, {"探し、自分の手札に", "探し、手札に"}, {"好きなカードを", "カードを"}, {"スキルによるダメージ", "スキルダメージ"},
			{"それぞれ持ち主の", "持ち主の"}, {"、見ないで選", "ランダムに選"}, {"見ないで選", "ランダムに選"}, {"デッキを上から", "デッキの上から"}, {"枚、捨て場に", "枚捨て場に"},
			{"し、一番上のカード", "し、デッキの上から1枚"}, {"相手と自分はそれぞれ", "お互いは"}, {"自分と相手はそれぞれ", "お互いは"}, {"引き、負けたプレイヤーは", "引く。負けたプレイヤーは"}, {"捨て、負けたプレイヤーは", "捨てる。負けたプレイヤーは"}, {"、退却したユニット", "、そのユニット"}, {"デッキの上に戻す", "デッキの上に置く"}, {"デッキの下に戻す", "デッキの下に置く"}, {"デッキの上に戻し", "デッキの上に置き"}, {"デッキの下に戻し", "デッキの下に置き"}, {"相手のメイン・ユニットか相手のスタンバイ・ユニット1体", "相手のユニット1体"}, {"相手のメイン・ユニットかスタンバイ・ユニット1体", "相手のユニット1体"}, {"自分のメイン・ユニットか自分のスタンバイ・ユニット1体", "自分のユニット1体"}, {"自分のメイン・ユニットかスタンバイ・ユニット1体", "自分のユニット1体"}, {"相手のメイン・ユニットか相手のスタンバイ・ユニットが", "相手のユニットが"}, {"相手のメイン・ユニットかスタンバイ・ユニットが", "相手のユニットが"}, {"自分のメイン・ユニットか自分のスタンバイ・ユニットが", "自分のユニットが"}, {"自分のメイン・ユニットかスタンバイ・ユニットが", "自分のユニットが"}, {"選び、捨てさせ", "選び、捨て"}, {"選んで公開し、手札に", "選び、公開して手札に"}, {"捨て場を見て、その中から", "捨て場から"}, {"捨て場を見て、", "捨て場の"}, {"空いているスタンバイ・エリアに", "スタンバイ・エリアに"}, {"自分のメイン・ユニットとこのユニットを入れ替え", "このユニットを自分のメイン・ユニットと入れ替え"}, {"相手は自身のデッキを", "相手はデッキを"}, {"自分もデッキを", "自分のデッキを"}, {"デッキを1枚引き、公開する", "デッキを1枚引き、引いたカードを公開する"}, {"デッキを1枚引き、それを公開する", "デッキを1枚引き、引いたカードを公開する"}, {"デッキを1枚引き、そのカードを公開する", "デッキを1枚引き、引いたカードを公開する"}, {"デッキを1枚引いて公開する", "デッキを1枚引き、引いたカードを公開する"}, {"負けた回数だけ自分のデッキを引く", "負けた回数1回につき自分のデッキを1枚引く"}, {"じゃんけんして勝つまで繰り返し、", "勝つまでじゃんけんする。"}, {"勝つまでじゃんけんを繰り返し、", "勝つまでじゃんけんする。"}, {"じゃんけんして負けるまで繰り返し、", "負けるまでじゃんけんする。"}, {"負けるまでじゃんけんを繰り返し、", "負けるまでじゃんけんする。"}, {"勝った回数×", "勝った回数1回につき"}, {"負けた回数×", "負けた回数1回につき"}, {"HPが最も低", "最もHPが低"}, {"HPが最も高", "最もHPが高"}, {"が使うスキルのコスト", "のスキルのコスト"},
			{"のすべてのスタンバイ・ユニット", "のスタンバイ・ユニットすべて"}, {"のすべてのユニット", "のユニットすべて"}, {"スタンバイ・エリアから移動してきた", "スタンバイ・エリアからメイン・エリアに移動した"}}...),
		Spells: ability.Command,
		World: &text.World{Keeps: []ability.Zone{ability.Standby}, // chapter 300; the verbs of chapters 500 to 900
			OnBoard: []string{"heal"}, Deals: ability.Skill, // 704.6
			Play: attachedToo, Board: attachedToo, Down: []ability.Zone{ability.KO, ability.Discards}, Never: ability.Command | ability.EventCard, // 306.6; what has no HP is dealt damage in vain, 302.3
			Only:  map[ability.Kinds]text.Places{ability.EventCard: ^text.PlacesOf([]ability.Zone{ability.Main, ability.Standby, ability.Soul})}, // it may be energy, 905
			Holds: map[ability.Zone]ability.Kinds{ability.Main: ability.Unit, ability.Standby: ability.Unit, ability.Soul: ability.Assist},       // 306, 905.3
			Happened: map[ability.Verb][]ability.Zone{ability.Entered: {ability.Main, ability.Standby}, ability.Destroyed: {ability.Main, ability.Standby}, // units, 306.2, 908
				ability.CounterPut: {ability.Main, ability.Standby, ability.Soul}},
			Made: []ability.Verb{ability.Played, ability.ActivatedV, ability.DealtDamage, ability.TakeDamage, ability.Stood, ability.ActedV, ability.Healed, ability.CounterPut, ability.CounterRemoved,
				ability.PlusV, ability.MinusV, ability.PhaseBegan, ability.PhaseEnded, ability.GameStart, ability.Shuffled, ability.Selected, ability.UsingSkill, ability.UsedSkill, ability.Judged, ability.MissedV,
				ability.Charged, ability.Swapped, ability.RetreatedV, ability.JankenWon, ability.TicketGained, ability.TicketLost, ability.AttachedV},
		},
		Zones: text.SaidZones(d.words.Zones, []text.ZoneWord{
			{Zone: ability.Hand_, EnPrep: "in", Put: "手札に加える", Into: "into your hand", Head: true},
			{Zone: ability.Deck, EnPrep: "in"},
			{Zone: ability.Discards, EnPrep: "in", Put: "捨て場に置く", Into: "into the discard pile"},
			{Zone: ability.KO, EnPrep: "in", Put: "KO置き場に置く", Into: "into the KO zone"},
		}),
		Kinds:  saidKinds(d.words),
		States: text.Said(d.words.States),
		Bounds: crossBounds(d.words),
		Rows: text.Common.Only(divineCrossKept...).Saying([]string{"この能力", "‹このEXパワー|この能力›"}, []string{"this ability", "this EX power"}).
			With(divineCrossFaces()).Plus(divineCrossRows()...),
	}
}

// saidKinds: of a command of a special kind a text says that kind. Divine Cross 201.2b.
func saidKinds(words *wing.Lexicon) []text.Word {
	out := text.SaidKinds(words.Kinds)
	for i := range out {
		if k := out[i].Val.(ability.Kinds); k&words.Special != 0 {
			out[i].Val = k & words.Special
		}
	}
	return out
}

// cardWords: a card of a kind is called by the kind, イベントカード too.
func cardWords(words *wing.Lexicon) (out [][2]string) {
	for _, k := range words.Kinds {
		for _, s := range k.All() {
			if s[0] >= utf8.RuneSelf {
				out = append(out, [2]string{s + "カード", s})
			}
		}
	}
	return out
}

// crossBounds are the numbers that a text may bound; HP as it is printed, too.
func crossBounds(words *wing.Lexicon) (out []text.Bound) {
	for _, n := range words.Numbers {
		if n.Is == ability.HP {
			out = append(out, text.Bound{JA: "元の" + n.JA, EN: "with printed " + n.EN, B: ability.Bound{Stat: n.Is, Original: true}})
		}
		out = append(out, text.Bound{JA: n.JA, EN: "with " + n.EN, B: ability.Bound{Stat: n.Is}})
	}
	return out
}

// divineCrossFaces are the faces of common rows in the words of Divine Cross.
func divineCrossFaces() text.Faces {
	return text.Faces{
		"this":               {JA: ownFace, EN: text.OwnName + " | this unit | this card | " + selfAssist},
		"this noun":          {JA: ownFace, EN: text.OwnName + " | this unit | this card | " + selfAssist},
		"host":               {JA: hostFace, EN: hostName + " | the unit ‹this card is|this is› attached to"},
		"host noun":          {JA: hostFace, EN: hostName + " | the unit ‹this card is|this is› attached to"},
		"it":                 {JA: "それ | それら | そのカード", EN: text.ItMark + " | it | them | they | that card"},
		"any this":           {JA: ownFace, EN: text.OwnName + " | this unit | this card"},
		"other":              {JA: "他の | " + text.OwnName + "以外の | このユニット以外の | このカード以外の", EN: "other "},
		"did":                {JA: "‹そうしたなら|そうした場合|そうしたならば›‹、|›{+:s2}", EN: "if you do‹| so›, {+:s2}"},
		"did not":            {JA: "‹そうしなかったなら|そうしない場合|そうしなかった場合|そうしないなら›‹、|›{+:s2}", EN: "if you do not‹| do so›, {+:s2}"},
		"if":                 {JA: "{If:nara}‹、|、さらに、|、さらに|›{+:s3}", EN: "{If:nara}, {+:s3}"},
		"verb if":            {JA: "{_:condV}‹なら|ならば|場合›", EN: "if {_:condV}"},
		"noun if":            {JA: "{_:condN}‹なら|ならば|であるなら|である場合|の場合|だったなら|だった場合|であったなら|であった場合›", EN: "if {_:condN}"},
		"own turn while":     {JA: "{Who:poss}ターン‹中|の間›", EN: "during {Who:poss}turn"},
		"your":               {JA: "自分の | あなたの", EN: "your "},
		"you":                {JA: "自分 | あなた", EN: "you"},
		"opponents":          {JA: "相手の", EN: "your opponent's  | the opponent's  | opponent's "},
		"for":                {JA: "{For:span}‹、|›{+:s5}", EN: "{+:s5} {For:span} | {For:span}, {+:s5}"},
		"combat damage":      {JA: "スキルダメージ | スキルのダメージ", EN: "skill damage"},
		"ability damage":     {JA: "効果によるダメージ | 効果のダメージ", EN: "effect damage"},
		"takes no damage":    {JA: "{What:what}は{Kind:dmg}を受けない", EN: "{What:what} ‹takes~take› no {Kind:dmg}"},
		"per one":            {JA: "{Per.Of:np}1{:ctr}につき‹|、›{+:s6}", EN: "{+:s6} for each {Per.Of:npeach} | for each {Per.Of:npeach}, {+:s6}"},
		"in the next turn":   {JA: "次の{Whose:poss}ターン‹|中|に|の間›", EN: "during {Whose:poss}next turn"},
		"replaced if wanted": {JA: "{Of:would}‹場合|時|とき›‹、|›代わりに‹、|›{Do.0.Do:mayeffects}"},
		"replaced":           {JA: "{Of:would}‹場合|時|とき›‹、|›代わりに‹、|›{Do:effects} | {Of:would}‹場合|時|とき›‹、|›代わりに‹、|›{Do:effectsB}", EN: "if {Of:would}, {Do:effects} instead"},
		"count is or more":   {JA: "{L.Of:np}が{R:num}{:ctr}以上 | {L.Of:np}が合計{R:num}{:ctr}以上 | {L.Of:np}の‹数|枚数›が{R:num}‹枚|体|つ|›以上", EN: "the number of {L.Of:nps} is {R:num} or more"},
		"count is or less":   {JA: "{L.Of:np}が{R:num}{:ctr}以下 | {L.Of:np}が合計{R:num}{:ctr}以下 | {L.Of:np}の‹数|枚数›が{R:num}‹枚|体|つ|›以下", EN: "the number of {L.Of:nps} is {R:num} or less"},
		"count is":           {JA: "{L.Of:np}が{R:num}{:ctr} | {L.Of:np}の‹数|枚数›が{R:num}‹枚|体|つ|›", EN: "the number of {L.Of:nps} is {R:num}"},
		"modes":              {JA: "以下から{N:modecount}‹を|›‹選ぶ|選んで行う|選んで使う›", EN: "choose {N:modecount} of the following"},
		"X is":               {JA: "Xは{X:exprs}‹|である|とする|に等しい|と同じ›", EN: "X is {X:exprs}"},
		"filtered noun":      {JA: "{_:np} | {_:np}すべて", EN: "{_:npany}"},
		"noun while":         {JA: "{_:condN}である‹限り|間› | {_:condN}の間", EN: "as long as {_:condN}"},
		"sentence":           {JA: "{_:s1}", EN: "{_:s1}"},
		"would be destroyed": {JA: "{Subj:fieldnp}がKOされる", EN: "{Subj:fieldnp} would be KO'd"},
		"one event":          {JA: "{0:event}‹時|とき›", EN: "when {0:event} | whenever {0:event}"},
		"two events":         {JA: "{0:event}時か{1:event}時 | {0:event}時と{1:event}時 | {0:event}時、または{1:event}時 | {0:event}時、か{1:event}時 | {0:event}か、{1:event}時 | {0:event}か{1:event}時", EN: "when {0:event} or when {1:event}"},
		"return":             {JA: "{What:o}‹|オーナーの|持ち主の›手札に戻す", EN: "return {What:o} to the owner's hand | return {What:o} to hand | return {What:o} to ‹its|their› owner's hand"},
		"random":             {JA: "ランダムな{Of:np}{N:count}", EN: "{N:count} {Of:np} at random | {N:count} random {Of:np}"},
		"same name":          {JA: "‹このユニット|このカード|" + text.OwnName + "›と‹同名|同じ名前›の", EN: "… with the same name as this"},
		"entered this turn":  {JA: "このターン‹に|中に|›‹|エリアに|スタンバイ・エリアに›出た", EN: "… that entered play this turn"},
		"with HP lowest":     {JA: "最もHP‹が|の›‹低い|少ない› | HPが最も低い", EN: "… with the lowest HP"},
		"with HP highest":    {JA: "最もHP‹が|の›‹高い|多い› | HPが最も高い", EN: "… with the highest HP"},
		"this turn":          {JA: "このターン‹|中›", EN: "this turn"},
	}
}

// divineCrossKept are the common rows that Divine Cross has; * ends a beginning.
var divineCrossKept = []string{
	"this", "this noun", "host", "host noun", "it", "former", "latter", "your", "opponents", "their", "each", "you", "opponent", "someones", "anyones",
	"is state", "side before", "hand*", "deck*", "discard pile*", "KO zone*", "other", "other than it", "same name as it", "same name", "with HP*", "with printed HP*", "with retreat cost*", "kind",
	"deck top", "deck bottom", "counted", "all first", "random", "random of a side", "all of a side", "so many from", "so many from hand", "basic", "one of two", "one of two there", "one of three", "selected bare", "selected", "both", "both there", "select both there", "any bare", "any counted", "any this",
	"float*", "object*", "target*", "among*", "not among them", "what*", "topic*", "rest",
	"select", "select both", "return", "to hand", "to hand shown", "to discard pile", "to own *", "deck bottom*", "deck top*", "to deck*", "into deck", "rest to deck bottom", "search to *",
	"shuffle", "reveal", "reveal -て",
	"verb if", "noun if", "own turn while", "verb while", "noun while", "one while", "two whiles", "noun cond", "verb cond", "noun and noun", "noun and verb", "simple noun", "simple verb", "either verb", "either noun", "not so",
	"verb or noun", "noun or verb", "verb or verb", "either", "turn of", "went first", "went second", "more than", "more than by so many", "fewer than", "count at most theirs", "count at least theirs", "many there", "no cards there",
	"exists*", "many*", "absent*", "is in*", "count of both together*", "count is*", "stat is between", "stat is either", "stat is even", "stat is odd", "wins is*", "elided*", "is noun", "noun chain",
	"one event", "two events", "three events", "trigger in a turn", "trigger while, behind its subject", "would happen", "replaced the next time", "count as theirs", "entered this turn",
	"limit", "limit before", "no limit", "plain trigger", "trigger while", "needs", "X is", "sentence", "did", "did not", "they did", "they did not", "just", "if", "while", "if it", "else", "else it", "unconditional", "instead", "free", "instead part", "instead whole", "further",
	"for", "for behind the subject", "for ever", "per one", "per", "now", "actor", "actor may", "each player", "may", "do", "each of several", "actor of several", "modes", "mode count*",
	"this turn", "end of turn", "next turn end", "in the next turn", "next turn start", "this game",
	"number", "number of", "would be destroyed", "replaced", "replaced if wanted", "any damage", "combat damage", "ability damage", "takes no damage", "filtered ref", "filtered noun",
}
