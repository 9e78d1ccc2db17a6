// Package text is the dialect of the phrase grammar (package rules/text) that the cards of
// FF-TCG speak.
package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how FF-TCG speaks, in the words of its lexicon.
func Of(words *wing.Lexicon) text.Dialect { return dialect{words: words} }

type dialect struct {
	text.Plain
	words *wing.Lexicon
}

// The groups of kinds. FF-TCG 5.2.3.1.
const (
	characters = ability.Forward | ability.Backup | ability.Monster
	abilities  = ability.AutoObject | ability.ActionObject | ability.SpecialObject
)

// onStack is where abilities are objects. 7.12
var onStack = text.PlacesOf([]ability.Zone{ability.Resolving})

// Lexicon is what FF-TCG says in its own words.
func (d dialect) Lexicon() *text.Lexicon {
	return &text.Lexicon{
		Icons:    fftcgIcons(d.words),
		Counters: "体枚つ個",
		Alike: slices.Concat(inIcons("コストは《", "》増", "コストは《", "》減", "コストを《", "》減"), floors(), marked(), controlled(), [][2]string{{"選びブレイク", "選び、ブレイク"}, {"選び手札", "選び、手札"}, {"選びダル", "選び、ダル"}, {"選びフィールド", "選び、フィールド"}, {"選びゲーム", "選び、ゲーム"}, {"つのアクションから", "つから"}, {"つを選んで行う", "つを選んで使う"}, {"あなたの相手", "対戦相手"}, {"それ以外の場合、", "そうでない場合、"}, {"もしくは", "か"}, {"あるいは", "か"}, {"または", "か"}, {"および", "と"}, {"及び", "と"}, {"かつ、", ""}, {"フェイズにのみ", "フェイズの間のみ"}, {"ターンにのみ", "ターンの間のみ"}, {"攻撃したとき", "アタックしたとき"}, {"全ての", "すべての"}, {"全て", "すべて"},
			{"かぎり", "限り"}, {"を払", "を支払"}, {"対戦相手の場の", "対戦相手の"}, {"相手の場の", "対戦相手の"}, {"あなたの場の", "あなたの"}, {"自分の場の", "あなたの"}, {"体を選んでブレイクする", "体を選び、それをブレイクする"}, {"体を選んでダルにする", "体を選び、それをダルにする"}, {"ゲームから取り除く", "ゲームから除外する"}, {"ゲームから取り除き", "ゲームから除外し"}, {"手札へ", "手札に"}, {"フィールドへ", "フィールドに"}, {"ブレイクゾーンへ送る", "ブレイクゾーンに置く"}, {"ブレイクゾーンに送る", "ブレイクゾーンに置く"}, {"ブレイクゾーンに送り", "ブレイクゾーンに置き"}, {"ブレイクゾーンに送られた", "ブレイクゾーンに置かれた"}, {"ブレイクゾーンへ", "ブレイクゾーンに"},
			{"を召喚した", "をキャストした"}, {"支払わず召喚", "支払わずにキャスト"}, {"支払わずキャスト", "支払わずにキャスト"}, {"、追加で", "、"}, {"生み出されたCP", "生み出したCP"}, {"枚ドローする", "枚引く"}, {"枚ドローし", "枚引き"}, {"凍結状態にする", "凍結する"}, {"凍結状態にし", "凍結し"}, {"そうしたら、", "そうした場合、"}, {"フィールドに出たら、", "フィールドに出たとき、"}, {"場に出たら、", "フィールドに出たとき、"}, {"アタックしたら、", "アタックしたとき、"}, {"ターンの終わりに、", "ターン終了時、"}, {"ターンの終わりまで", "ターン終了時まで"}, {"このターン終了時まで", "ターン終了時まで"}, {"ターン終了まで", "ターン終了時まで"},
			{"フィールドにダル状態で出", "ダル状態でフィールドに出"}, {"ダルで場に出", "ダル状態でフィールドに出"}, {"対戦相手の場に", "対戦相手のフィールドに"}, {"相手の場に", "対戦相手のフィールドに"}, {"あなたの場に", "あなたのフィールドに"}, {"自分の場に", "あなたのフィールドに"}, {"もっとも", "最も"}, {"最もパワーの高い", "最もパワーが高い"}, {"最もパワーの低い", "最もパワーが低い"}, {"最もコストの高い", "最もコストが高い"}, {"最もコストの低い", "最もコストが低い"}, {"、ブロックしたフォワード", "、ブロックしているフォワード"}, {"場に出", "フィールドに出"}, {"かわりに", "代わりに"}, {"場からブレイクゾーン", "フィールドからブレイクゾーン"}, {"場を離れ", "フィールドを離れ"}, {"場から手札", "フィールドから手札"}, {"ダルでフィールドに出", "ダル状態でフィールドに出"}, {"あなたの毎ターンの", "あなたのターンの"}, {"あなたの各ターンの", "あなたのターンの"}, {"あなたのターンのアタックフェイズ", "あなたのアタックフェイズ"}, {"あなたのターンのメインフェイズ", "あなたのメインフェイズ"}, {"対戦相手のターンのアタックフェイズ", "対戦相手のアタックフェイズ"}, {"対戦相手のターンのメインフェイズ", "対戦相手のメインフェイズ"}, {"と等しいダメージ", "に等しいダメージ"}, {"前者のフォワード", "前者"}, {"後者のフォワード", "後者"}, {"特殊能力", "スペシャルアビリティ"}, {"可能ならば", "可能なら"}, {"それのコントローラー", "そのコントローラー"}, {"すべての領域で", "すべての状況で"}, {"名前の異なる", "カード名の異なる"}, {"名前が異なる", "カード名が異なる"}, {"通常キャストできるタイミングで", ""}, {"によっては", "によって"}, {"残りのカード", "残り"}, {"コストを支払うことなく", "コストを支払わずに"}, {"望む順番で", "好きな順番で"}, {"任意の順番で", "好きな順番で"}, {"の対象に選ばれ", "に選ばれ"}, {"の対象として選ばれ", "に選ばれ"},
			{"アビリティや召喚獣", "召喚獣やアビリティ"}, {"アビリティか召喚獣", "召喚獣かアビリティ"}, {"この効果は", "このアビリティは"},
			{"すべてのプレイヤーは", "各プレイヤーは"}, {"そのカードの持ち主", "持ち主"}, {"キャラクターカード", "キャラクター"}, {"めくる", "公開する"}, {"めくり", "公開し"}, {"あなたの次のターン", "次のあなたのターン"}, {"対戦相手の次のターン", "次の対戦相手のターン"}, {"対戦相手の次のアクティブフェイズ", "次の対戦相手のアクティブフェイズ"}, {"あなたの次のアクティブフェイズ", "次のあなたのアクティブフェイズ"}, {"対戦相手の次のアタックフェイズ", "次の対戦相手のアタックフェイズ"}, {"あなたの次のアタックフェイズ", "次のあなたのアタックフェイズ"}, {"、代わりにゲームから除外される", "、代わりにゲームから除外する"}, {"このゲーム中、あなたはそれ", "あなたはそれ"}, {"「自身は", "「このキャラクターは"}, {"「自身が", "「このキャラクターが"}, {"「自身に", "「このキャラクターに"}, {"「自身の", "「このキャラクターの"}, {"、その後、", "、"}, {"、その後", "、"}, {"を合わせて", "を"}, {"を合計した", "を合計した"}, {"を合計", "を"}, {"は、", "は"}, {"パーティーアタックした", "パーティーを組んでアタックした"}, {"パーティアタックした", "パーティーを組んでアタックした"}, {"その両方", "それら"}, {"の両方を", "を"}, {"は自身の手札", "は手札"}, {"パーティー", "パーティー"}, {"パーティ", "パーティー"}, {"ダル状態にし", "ダルにし"}, {"ダル状態にする", "ダルにする"}, {"ダル状態にならな", "ダルにならな"}, {"ダル状態にならず", "ダルにならず"}, {"第1メインフェイズ", "メインフェイズ1"}, {"第2メインフェイズ", "メインフェイズ2"}, {"アクティブ状態にし", "アクティブにし"}, {"アクティブ状態にする", "アクティブにする"}, {"それぞれの持ち主の", "持ち主の"}, {"開始時に、", "開始時、"}, {"すでにダル状態", "ダル状態"}, {"すでにアクティブ状態", "アクティブ状態"}, {"すでに凍結", "凍結"}, {"表向きでゲームから除外", "ゲームから除外"}, {"コントロールしていた", "コントロールする"}, {"をキャストするコスト", "をキャストするためのコスト"}, {"のキャストに必要なコスト", "をキャストするためのコスト"}, {"のキャストコスト", "をキャストするためのコスト"}, {"あなたはこのアビリティを", "このアビリティは"}, {"ターン中にのみ", "ターンの間のみ"}, {"ターン中のみ", "ターンの間のみ"}, {"の終了時に、", "の終了時、"}, {"をプレイするコスト", "をキャストするためのコスト"}, {"をプレイするためのコスト", "をキャストするためのコスト"}, {"をフィールドに出すためのコスト", "をキャストするためのコスト"}, {"の対象にならない", "に選ばれない"}, {"の対象とならない", "に選ばれない"}, {"の対象にできない", "に選ばれない"}, {"の対象として選べない", "に選ばれない"}, {"の対象になった", "に選ばれた"}, {"することができる", "できる"}, {"することができない", "できない"}, {"増加する", "増える"}, {"減少する", "減る"}, {"と同じ値のダメージ", "に等しいダメージ"}, {"多くなる", "増える"}, {"少なくなる", "減る"}, {"凍結させる", "凍結する"}, {"凍結させ", "凍結し"},
			{"間にのみ", "間のみ"}, {"あらゆる属性のCP", "好きな属性のCP"}, {"どの属性のCPでも生み出", "好きな属性のCPを生み出"}, {"すべての属性のCPで", "好きな属性のCPで"}, {"プレイできる", "キャストできる"}, {"プレイする", "キャストする"}, {"プレイした", "キャストした"}, {"ワープ", "デジョン"}, {"属性に関わらず", "属性に関係なく"}, {"属性にかかわらず", "属性に関係なく"},
			{"引いた後、", "引き、"}, {"引いたあと、", "引き、"}, {"の上に置かれている", "に置かれている"}, {"の上にある", "に置かれている"}, {"を召喚するコスト", "をキャストするためのコスト"}, {"を召喚するためのコスト", "をキャストするためのコスト"}, {"を召喚する", "をキャストする"}, {"を召喚し", "をキャストし"}, {"のパワー分のダメージ", "のパワーに等しいダメージ"}, {"と同じ数値のダメージ", "に等しいダメージ"}, {"体を選んでもよい", "体を選んでもよい"}, {"体まで選んでもよい", "体まで選んでもよい"}, {"体を選んで", "体を選び、"}, {"体まで選んで", "体まで選び、"}, {"そのターンの間、", "このターンの間、"}, {"そのターンに", "このターンに"}, {"もし、", ""}, {"もし", ""}, {"ていなければ、", "ていない場合、"}, {"なければ、", "ない場合、"}, {"パワーを、", "パワーを"}, {"対戦相手の効果で", "対戦相手の召喚獣やアビリティで"}, {"対戦相手の効果によ", "対戦相手の召喚獣やアビリティによ"}, {"対戦相手のカードの効果で", "対戦相手の召喚獣やアビリティで"}, {"対戦相手のカードの効果によ", "対戦相手の召喚獣やアビリティによ"}, {"能力か召喚獣", "召喚獣かアビリティ"}, {"能力や召喚獣", "召喚獣やアビリティ"}, {"能力", "アビリティ"},
			{"『", "「"}, {"』", "」"}, {"をフィールドに出すコスト", "をキャストするためのコスト"}, {"をフィールドに出すのに必要なコスト", "をキャストするためのコスト"}, {"をフィールドに出すために必要なコスト", "をキャストするためのコスト"}, {"をキャストするのに必要なコスト", "をキャストするためのコスト"}, {"をキャストするために必要なコスト", "をキャストするためのコスト"}, {"をプレイするのに必要なコスト", "をキャストするためのコスト"}, {"をプレイするために必要なコスト", "をキャストするためのコスト"}, {"フィールドから離れ", "フィールドを離れ"},
			{"カード名の異なる", "カード名の異なる"}, {"名前の異なる", "名前の異なる"}, {"減る。(0にはならない)", "減る(0にはならない)"}, {"状態の間、", "状態である限り、"}, {"名称の異なる", "カード名の異なる"}, {"が手札にある", "があなたの手札にある"}, {"。(1000単位", "(1000単位"}, {"名の異なる", "カード名の異なる"}, {"カード名が異なる", "カード名が異なる"}, {"名が異なる", "カード名が異なる"},
			{"対戦相手", "対戦相手"}, {"相手", "対戦相手"}}),
		Respelt: slices.Concat(inIcons("increased by 《", "》", "reduced by 《", "》"), marked(), permitted(), theirSummons(), [][2]string{{"his/her", "their"}, {"his or her", "their"}, {"he/she does not", "they do not"}, {"he/she doesn't", "they do not"}, {"he/she does", "they do"}, {"he or she doesn't", "they do not"}, {"he or she does", "they do"}, {"he/she", "they"}, {"he or she", "they"}, {"they does", "they do"},
			{"(it cannot become less than 1)", "(it cannot become 0)"}, {"(it cannot become less than 2)", "(it cannot become 1 or less)"}, {"(it cannot be less than 1)", "(it cannot become 0)"}, {"(the cost cannot become less than 1)", "(it cannot become 0)"}, {"(to a minimum of 1)", "(it cannot become 0)"}, {"(minimum 1)", "(it cannot become 0)"}, {"(minimum 2)", "(it cannot become 1 or less)"}, {"(to a minimum of 2)", "(it cannot become 1 or less)"}, {"if it was a ", "if it is a "}, {"if it was an ", "if it is an "}, {"if it was of ", "if it is of "}, {"enters the field under your control", "enters your field"}, {"enter the field under your control", "enter your field"}, {"isn't", "is not"}, {"isn’t", "is not"}, {"players cannot", "each player cannot"},
			{"doesn't", "does not"}, {"don't", "do not"}, {"can't", "cannot"}, {"didn't", "did not"}, {"hasn't", "has not"}, {"haven't", "have not"}, {"wasn't", "was not"}, {"weren't", "were not"}, {"aren't", "are not"}, {"won't", "will not"}, {"hasn’t", "has not"}, {"haven’t", "have not"}, {"wasn’t", "was not"}, {"weren’t", "were not"}, {"aren’t", "are not"}, {"won’t", "will not"}, {"it's", "it is"}, {"doesn’t", "does not"}, {"don’t", "do not"}, {"can’t", "cannot"}, {"didn’t", "did not"}, {"it’s", "it is"}, {", opponent ", ", your opponent "}, {". Opponent ", ". Your opponent "}, {" him ", " " + text.OwnName + " "}, {". It cannot become 0.", " (it cannot become 0)."}, {". (It cannot become 0.)", " (it cannot become 0)."}, {". (The cost cannot become 0.)", " (it cannot become 0)."}, {". (It cannot become 1 or less.)", " (it cannot become 1 or less)."}, {"(the cost cannot become", "(it cannot become"}, {"by opponent's", "by your opponent's"}, {"of opponent's", "of your opponent's"}, {"from opponent's", "from your opponent's"}, {"from the battle", "from battle"},
			{" and at any time you could normally cast it", ""}, {" and at any time you could normally cast them", ""}, {" at any time you could normally cast it", ""}, {" at any time you could normally cast them", ""}, {"During this game, you can", "You can"}, {"during this game, you can", "you can"}, // a permission lasts where nothing is said of its end [11.12.4.1], and lifts no timing
			{"opposing Summons", "your opponent's Summons"}, {"opposing abilities", "your opponent's abilities"},
			{". (Units must be 1000.)", " (units of 1000)"}, {"EX BURST", "EX Burst"}, {"EX-Burst", "EX Burst"}, {"also gains", "gains"}, {"also gain", "gain"}, {"also deals", "deals"}, {"also loses", "loses"}, {"also lose", "lose"}, {"also discards", "discards"}, {"also discard", "discard"}, {"also draws", "draws"}, {"also draw", "draw"}, // what comes besides is said of nothing else
			{"one or more", "1 or more"}, {"that received damage.", "that is damaged."}, {"that has received damage.", "that is damaged."}, {"that have received damage.", "that are damaged."}, {"that has been dealt damage.", "that is damaged."}, {"If you cast it, remove it from the game after use", "Remove it from the game after use"}, {"If you cast it, remove that Summon from the game after use", "Remove it from the game after use"}, {"If you cast it, remove that card from the game after use", "Remove it from the game after use"}, {"until the end of the turn also.", "until the end of the turn."}, {"until the end of the turn as well.", "until the end of the turn."}, {"for the rest of this turn", "this turn"}, {"for the rest of the turn", "this turn"}, {"all the players discard", "each player discards"}, {"all players discard", "each player discards"}, {"all the players draw", "each player draws"}, {"all players draw", "each player draws"}, {"all the players", "each player"}, {"each time", "whenever"}, {"already dull", "dull"}, {"already active", "active"}, {"already frozen", "frozen"}, {"from the game face up", "from the game"}, {"both players", "each player"}, {"was cast from your", "was cast from the"}, {", if you do so,", ". If you do so,"}, {", when you do so,", ". When you do so,"}, {"after it is used", "after use"}, {"after it has been used", "after use"}, {". Use this ability only", ". You can use this ability only"}, {"reveals their hand, and you select", "reveals their hand. You select"}, {"reveals their hand and you select", "reveals their hand. You select"}, {"turn over the top", "reveal the top"}, {"Character Card", "Character"}, {"form party", "form a party"}, {"auto ability", "auto-ability"}, {"auto abilities", "auto-abilities"}}),
		Spells: ability.Summon, Points: ability.DamageZone, Anyones: []ability.Zone{ability.Removed},
		World: &text.World{ // chapter 7; the verbs of chapters 10, 11 and 15
			Playing: []string{warpWord}, Before: []string{warpWord}, OnBoard: []string{"heal", "freeze"}, Sees: map[ability.Verb]ability.Zone{ability.Searched: ability.Hand_},
			Play: []ability.Zone{ability.Field}, Board: []ability.Zone{ability.Field}, Discards: []ability.Zone{ability.Hand_}, Down: []ability.Zone{ability.Discards}, Lent: []ability.Zone{ability.Hand_, ability.Discards, ability.Removed},
			Never: ability.Summon, Targets: true, // 11.3.3
			Fight: ability.Forward | ability.Backup | ability.Monster, // a Summon has no power; any Character may become a Forward
			Only: map[ability.Kinds]text.Places{ability.Summon: ^text.PlacesOf([]ability.Zone{ability.Field}), // 11.3
				ability.AutoObject: onStack, ability.ActionObject: onStack, ability.SpecialObject: onStack},
			Made: []ability.Verb{ability.Evolves, ability.Played, ability.ActivatedV, ability.AttackV, ability.BlockV, ability.PartyV, ability.DealtDamage, ability.TakeDamage, ability.Stood, ability.ActedV,
				ability.CounterPut, ability.CounterRemoved, ability.PlusV, ability.MinusV, ability.PhaseBegan, ability.Selected, ability.BurstV, ability.Searched},
			Happened: map[ability.Verb][]ability.Zone{
				ability.AttackV: {ability.Field}, ability.BlockV: {ability.Field}, ability.Stood: {ability.Field}, ability.ActedV: {ability.Field}, ability.Played: {ability.Resolving}, // 11.3
			},
		},
		Riders:         []string{"(instead of paying the CP cost", "(select as many as possible", "(可能な限り", "(最大", "(ex burst", "(exバースト", "(up to a maximum", "(maximum", "(to a maximum", "(コストは", "(0にはならない", "(1以下にはならない", "(it cannot become", "(the cost cannot become", "(round ", "(1000未満", "(units ", "(1000単位", "(1000点単位", "(this cost is reduced", "(このコストは", "(パワー以上のダメージを受けている場合、ルールによってブレイクされる"},
		Bounding:       []string{"未満", "より少な", "より小さ", "より低", "最低", "最小", "下限", "上限", "minimum", "maximum", "less than", "lower than", "at least", "no lower", "はモンスターでもあ", "below", "reduced by", "increased by"},
		Reminders:      []string{"(バックアップはダル状態でフィールドに出る", "(このアビリティによってEXバーストは発動しない", "(この効果によってEXバーストは発動しない", "(EXバーストは発動しない", "(プレイヤーに与えるダメージも0になる", "(ダメージは1000単位とする", "(このアビリティはターン終了時に終わらない", "(これらの効果はターン終了時に終わらない", "(these effects do not end at the end of the turn", "(instead of paying the cp cost", "(the newly chosen ", "(新たな選び先は", "(新たに選ぶものは", "(you can make a group of 0 ", "(you can play a forward of any element", "(this effect does not end at the end of the turn", "(its ex burst effect will not trigger", "(this includes player damage", "(this includes damage to players", "(damage must be in increments of 1000)", "(name of a", "(cards with 《lb》 cannot be included in your main deck", "(《lb》を持つカードはメインデッキに入れることができない", "(《lb》を持つカードはメインデッキに入れることはできない"}, // no damage is parted into less than 1000s
		Holds:          []ability.Stat{ability.HandLimit},
		Commas:         true,
		Had:            true,
		Gathers:        true,
		GoesOn:         goesOn,
		Shared:         true,
		Itself:         true,
		OfItself:       [2]string{"このキャラクターは", "this Character "},
		Traitless:      ability.Summon, // 5.2.3.1
		Whole:          true,
		Currency:       ability.CP,
		PerEach:        true,
		AnyOne:         true,
		ChosenApart:    true,
		May:            "もよい",
		StraightQuotes: true,
		Joined:         [][2]ability.Verb{{ability.AttackV, ability.BlockV}},
		Markers:        []text.Word{{JA: "デジョン", EN: "Warp"}},
		Tokens: []text.TokenWord{
			{JA: "ジョブ", EN: "Job", Attr: ability.TraitAttr, Bare: text.BareRun}, {JA: "カード名", EN: "Card Name", Attr: ability.NameAttr, Bare: text.BareRun, Older: "カードネーム"}, {JA: "カテゴリ", EN: "Category", Attr: ability.CategoryAttr, Bare: text.BareWord},
		},
		SetApart: [2]string{"[[i]]", "[[/]]"},
		Zones: text.SaidZones(d.words.Zones, []text.ZoneWord{
			{Zone: ability.Field, EnPrep: "on", Put: "フィールドに出す", Into: "onto the field"},
			{Zone: ability.Hand_, EnPrep: "in", Put: "手札に加える", Into: "into hand", Head: true},
			{Zone: ability.Deck, EnPrep: "in"},
			{Zone: ability.Discards, EnPrep: "in", Put: "ブレイクゾーンに置く", Into: "into the Break Zone"},
			{Zone: ability.DamageZone, EnPrep: "in", Put: "ダメージゾーンに置く", Into: "into the Damage Zone"},
			{Zone: ability.Resolving, EnPrep: "on"},
		}),
		Kinds:  text.SaidKinds(d.words.Kinds, text.Word{JA: "キャラクター", EN: "Character,Characters", Val: characters}, text.Word{JA: "アビリティ", EN: "ability,abilities", Val: abilities}),
		States: text.Said(d.words.States),
		Verbs: []text.VerbWord{
			{ID: "attacks", Verb: ability.AttackV, JA: "アタックした", EN: "attacks~attack", Cannot: "アタックできない", Unable: "cannot attack"},
			{ID: "blocks", Verb: ability.BlockV, JA: "ブロックした", EN: "blocks~block", Cannot: "ブロックできない", Unable: "cannot block"},
			{ID: "destroyed", Verb: ability.Destroyed, JA: "ブレイクされた", EN: "is broken~are broken", Unable: "cannot be broken", Not: "ブレイクされない"},
			{ID: "banished", Verb: ability.Banished, JA: "ゲームから除外された", EN: "is removed from the game~are removed from the game", Unable: "cannot be removed from the game", Not: "ゲームから除外されない"},
			{ID: "stands", Verb: ability.Stood, JA: "アクティブになった", EN: "becomes active~become active", Cannot: "アクティブにならない", Unable: "cannot become active"},
			{ID: "acted", Verb: ability.ActedV, JA: "ダルになった", EN: "becomes dull~become dull"},
			{ID: "selected", Verb: ability.Selected, JA: "選ばれた", EN: "is chosen~are chosen", Unable: "cannot be chosen", Not: "選ばれない"},
		},
		Bounds: []text.Bound{
			{JA: "コスト", EN: "of cost", B: ability.Bound{Stat: ability.CostStat}},
			{JA: "元のパワー", EN: "of original power", B: ability.Bound{Stat: ability.Power, Original: true}},
			{JA: "パワー", EN: "of power", B: ability.Bound{Stat: ability.Power}},
		},
		Rows:     fftcgRows(d.words),
		Defaults: defaults(),
	}
}

// inIcons is by how much a cost is changed, in the icon in which costs are printed, between what stands before and behind: it is the number.
func inIcons(around ...string) (said [][2]string) {
	for i := 0; i < len(around); i += 2 {
		for n := int32(1); n <= 9; n++ {
			num := text.Itoa(n)
			said = append(said, [2]string{around[i] + num + around[i+1], strings.TrimSuffix(around[i], "《") + num + strings.TrimPrefix(around[i+1], "》")})
		}
	}
	return said
}

// marked is how lists lay a text out within it: lines, and what is printed in another type.
func marked() [][2]string {
	return [][2]string{{"<p>", ""}, {"</p>", ""}, {"<br />", "\n"}, {"<br>", "\n"}, {"[[br]]", "\n"}, {"[[ex]]", ""}, {"[[s]]", ""}, {"[[i]]", ""}, {"[[b]]", ""}, {"[[/]]", ""}}
}

// permitted is how a permission for a time is written, which is no offer: what you may cast without such a time is cast at once.
func permitted() (out [][2]string) {
	for _, verb := range []string{"cast", "play"} {
		for _, what := range []string{"it", "them", "that card", "those cards", "the removed card", "the removed cards"} {
			for _, how := range []string{"", " as though you owned it", " without paying the cost", " without paying its cost", " as though you owned it without paying the cost", " without paying their cost"} {
				for _, time := range []string{" this turn", " during this turn", " until the end of the turn"} {
					out = append(out, [2]string{"may " + verb + " " + what + how + time, "can cast " + what + how + time})
				}
			}
		}
	}
	return out
}

// theirSummons are Summons and abilities that the opponent is said to control. 7.12
func theirSummons() (out [][2]string) {
	for _, whose := range []string{" your opponent controls", " opponent controls"} {
		for _, w := range [][2]string{{"Summons or abilities", "Summons or abilities"}, {"Summons and abilities", "Summons and abilities"}, {"a Summon or an ability", "Summons or abilities"}, {"a Summon or ability", "Summons or abilities"}} {
			out = append(out, [2]string{w[0] + whose, "your opponent's " + w[1]})
		}
	}
	return out
}

// controlled is コントロールしている before what is controlled, which is コントロールする; behind it, it is a state of affairs.
func controlled() (out [][2]string) {
	const is = "コントロールしている"
	for _, behind := range []string{"場合", "なら", "限り", "間", "状態", "とき", "か、", "、", "。"} {
		out = append(out, [2]string{is + behind, is + behind})
	}
	return append(out, [2]string{is + "かぎり", is + "限り"}, [2]string{is, "コントロールする"})
}

// floors are how it is written, behind what lowers a cost, how low it may become: within the sentence, or as one of its own.
func floors() (out [][2]string) {
	for _, low := range []string{"0", "1以下"} {
		for _, less := range map[string][]string{"0": {"1未満", "1より少なく", "1より小さく", "1より低く"}, "1以下": {"2未満", "2より少なく", "2より小さく", "2より低く"}}[low] {
			for _, of := range []string{"", "コストは"} {
				for _, is := range []string{less + "にはならない", less + "はならない"} {
					out = append(out, [2]string{"(" + of + is + "。)", "(" + low + "にはならない)"}, [2]string{"(" + of + is + ")", "(" + low + "にはならない)"}, [2]string{"（" + of + is + "）", "(" + low + "にはならない)"})
				}
			}
		}
		for _, b := range [][2]string{{"(", ")"}, {"（", "）"}} {
			for _, of := range []string{"", "コストは"} {
				said := b[0] + of + low + "にはならない"
				out = append(out, [2]string{"。" + said + "。" + b[1], "(" + low + "にはならない)。"}, [2]string{said + "。" + b[1], "(" + low + "にはならない)"})
				if of != "" {
					out = append(out, [2]string{said + b[1], "(" + low + "にはならない)"})
				}
			}
		}
	}
	return out
}

// defaults are where what is said by its kind alone lies: Characters on the field, and Summons
// and abilities of any sort on the stack. 7.9, 7.12
func defaults() map[ability.Kinds]ability.Zone {
	out := map[ability.Kinds]ability.Zone{}
	for _, g := range []struct {
		of ability.Kinds
		at ability.Zone
	}{{characters, ability.Field}, {ability.Summon | abilities, ability.Resolving}} {
		for k := g.of; k != 0; k = (k - 1) & g.of { // each part of it
			out[k] = g.at
		}
	}
	out[0] = ability.Field
	return out
}

// fftcgIcons are the notations of costs, elements and keyword abilities.
// FF-TCG 11.6.2, 15.2.
func fftcgIcons(words *wing.Lexicon) []text.Icon {
	kw := func(ja, en string) text.Icon {
		return text.Icon{Kind: text.KeywordIcon, Word: strings.ToLower(en), JA: ja, EN: en}
	}
	out := []text.Icon{
		{Kind: text.MarkIcon, Word: "exburst", JA: "【EXバースト】", EN: "[EX Burst]", Alias: "EX|EXBURST", Marks: ability.EXBurst},
		kw("ブレイブ", "Brave"), kw("ヘイスト", "Haste"), kw("先制攻撃", "First Strike"), kw("バックアタック", "Back Attack"),
		{Kind: text.KeywordIcon, Word: "any element", JA: "すべての属性のCPを生み出せる", EN: "Can produce CP of any element"},
		{Kind: text.StatIcon, JA: "パワー", EN: "power", Value: ability.Power},
		{Kind: text.CostIcon, JA: "《#》", EN: "《#》"},
		{Kind: text.ActIcon, Word: "dull", JA: "《ダル》", EN: "《Dull》", Alias: "D|T|ダル"},
		{Kind: text.ActIcon, Word: "special", JA: "《S》", EN: "《S》"},
		{Kind: text.ActIcon, Word: "crystal", JA: "《C》", EN: "《C》", Alias: "クリスタル|crystal"},
	}
	for _, e := range words.Classes { // English lists name the icons in Japanese, too
		en := text.Capital(e.EN)
		out = append(out, text.Icon{Kind: text.CostIcon, Word: e.ID, JA: "《" + e.JA + "》", EN: "《" + en + "》", Alias: e.Sign + "|" + e.JA},
			text.Icon{Kind: text.ClassIcon, Word: e.ID, JA: e.JA + "属性", EN: en})
	}
	return out
}
