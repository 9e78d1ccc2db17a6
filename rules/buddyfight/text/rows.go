package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// rows are the productions of Buddyfight: the common ones in its words, and its own.
func rows(zones []text.ZoneWord) text.Rows {
	of := slices.Concat(nouns(), places(), traits(), sorts(), attacking(), timedForEach(), souls(), cannots(), remaining(), effectsOwn(), giving(), costs(), openCosts(), conditions(), uses(), events(), happenings(), phaseRows(), constructs(), judged(), losing(), causes(), damages(), moments(), together(), lists(), several(), declares(), text.DidThereRows(zones), orders(), overlaid(), soulCounts(), moreCards(), howMany())
	return text.Common.Minus("many attacks this turn", "discard", "search for", "it given words", "attacked", "among them", "many among them", "paid", "this discarded", "own damage", "act and bury", "act cost", "act this", "win",
		"phase comes", "phase starts", "turn begins", "turn ends", "as a turn ends", "at the end of this turn", "this battle", "paid effect", "discards", "discarded from hand", "this goes", "this goes from either",
		"is damaged", "additional cost", "optional cost", "cost when played*", "own cost*", "back to deck *", "play", "play free", "cannot be destroyed by*", "attacks standing", "must *", "cannot be selected by", "cannot be played", "player cannot play", "may play*", "this may be played", "search to *",
		"cannot attack it", "cannot be attacked by", "damage dealt*", "damage taken*", "much damage set", "next damage *", "the next damage *", "exchange", "skip turn", "damage split", "damage", "damage equal", "damage twice", "damage instead").
		Saying([]string{"交戦", "バトル"}, []string{"select ", "choose ", "acted", "resting"}).
		Without([]string{"リーダー", "進化", "融合", "EX", "PP", "EP", "墓場", "トークン", "フォロワー", "アミュレット", "消滅", "消去", "箱詰め", "操縦", "ドライブ", "食事", "出走", "変身", "カウンター", "サイコロ", "奪", "渡す", "スタック"}, nil).
		With(faces).Plus(timed(append(of, withstands(of)...))...)
}

// faces are the faces of common rows in the words of Buddyfight.
var faces = text.Faces{
	"this":                   {JA: "このカード | これ", EN: "this card | this monster | this item | this"},
	"this noun":              {JA: "このカード | これ", EN: "this card | this monster | this item | this"},
	"this from there":        {JA: "‹このカード|これ›を{Of.Zone:zoneset}から‹、|› | {Of.Zone:zoneset}から‹このカード|これ›を"},
	"it":                     {JA: "それ | それら | その‹カード|カードすべて›", EN: text.ItMark + " | it | them | they | that card | those cards | each of them | each of those cards"},
	"rest":                   {JA: "残り | 残りのカード", EN: "the rest | the remaining cards | the other cards"},
	"your":                   {JA: "君の | 自分の", EN: "your "},
	"opponents":              {JA: "相手の", EN: "your opponent's  | the opponent's  | an opponent's  | opponent's "},
	"you":                    {JA: "君 | 自分", EN: "you"},
	"each":                   {JA: "お互いの", EN: "each player's  | you and your opponent's  | both players'  | both player's  | each fighter's  | both fighters'  | both fighter's "},
	"any this":               {JA: "このカード | これ", EN: "this card | this"},
	"any it":                 {JA: "それ | その‹カード|モンスター|アイテム›", EN: text.ItMark + " | it | that ‹card|monster|item›"},
	"one event":              {JA: "{0:event}‹時|とき|時に›", EN: "when {0:event} | whenever {0:event}"},
	"two events":             {JA: "{0:event}時か‹、|›{1:event}時 | {0:event}か‹、|›{1:event}時 | {0:event}時、または{1:event}時", EN: "when {0:event}‹|,› or when {1:event} | when {0:event} or {1:event}"},
	"enters from elsewhere":  {JA: "このカードが{If.Args.0.On.From:zone}以外から登場した‹時|時に›", EN: "when this card ‹enters the field|enters your field› other than from ‹the|your› {If.Args.0.On.From:zone}"},
	"this enters":            {JA: "このカードが登場した | このカードが場に登場した", EN: "this card enters the field | this card enters your field"},
	"enters":                 {JA: "{Subj.Who:poss}場に{Subj+:npraw}が登場した | {Subj.Who:poss}場の{Subj+:npraw}が登場した | {Subj+:npraw}が{Subj.Who:poss}場に登場した", EN: "{Subj+:anpraw} enters {Subj.Who:poss}field"},
	"enters from, on a side": {JA: "{Subj.Who:poss}{Subj+:npraw}が{From:zone}から登場した | {Subj.Who:poss}場に{Subj+:npraw}が{From:zone}から登場した", EN: "{Subj+:anpraw} ‹enters|is put on› {Subj.Who:poss}field from ‹the|your|their› {From:zone} | {Subj+:anpraw} ‹enters|is put on› the field from {Subj.Who:poss}{From:zone}"},
	"anyone's enters":        {JA: "‹|お互いの›場に{Subj:npraw}が登場した", EN: "{Subj:anpraw} enters the field"},
	"look":                   {JA: "{From.Who:poss}デッキの上‹|から›{N:num}枚を見る | {From.Who:poss}デッキの上からカードを{N:num}枚見る | {From.Who:poss}デッキの上からカード{N:num}枚を見る", EN: "look at the top {N:ncard} of {From.Who:poss}deck"},
	"reveal top":             {JA: "{From.Who:poss}デッキの上‹|から›{N:num}枚を公開する | {From.Who:poss}デッキの上からカードを{N:num}枚公開する | {From.Who:poss}デッキの上からカード{N:num}枚を公開する", EN: "reveal the top {N:ncard} of {From.Who:poss}deck"},
	"leaves":                 {JA: "{Subj:fieldnp}が場から離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the field"},
	"other":                  {JA: "他の | このカード以外の", EN: "other "},
	"trait":                  {JA: "{Has.0.Value:trait} | {Has.0.Value:trait}の", EN: "{Has.0.Value:trait} "},
	"class":                  {JA: "{Has.0.Value:class} | {Has.0.Value:class}の", EN: "{Has.0.Value:class} "},
	"name contains":          {JA: "カード名に{Has.0.Value:name}を含む", EN: "… with {Has.0.Value:name} in its ‹card |›name | … with {Has.0.Value:name} in their card name‹|s›"},
	"draw":                   {JA: "カード{N:num}枚を引く | 君はカード{N:num}枚を引く | ‹|君は›カードを{N:num}枚引く | ‹|君は›カード{N:num}枚引く | ‹|君は›{N:num}枚引く", EN: "draw {N:ncard} | you draw {N:ncard}"},
	"draw until":             {JA: "‹|君は›‹|君の›手札が{N:num}枚になる‹ように|まで›‹、|›‹|カードを›引く", EN: "draw until you have {N:ncard}‹ in ‹your |›hand|› | draw cards until you have {N:ncard}‹ in ‹your |›hand|›"},
	"select":                 {JA: "{Sel:targets}選ぶ", EN: "choose {Sel:targets} | select {Sel:targets}"},
	"return":                 {JA: "{What:o}‹|持ち主の|君の›手札に戻す", EN: "return {What:o} ‹to|into› ‹|the |its owner's |the owner's |your |your opponent's |their owner's |their owners' |their ›‹hand|hands›"},
	"act":                    {JA: "{What:o}レストする | {What:o}レストさせる | {What:o}レスト", EN: "rest {What:o} | {What:what} ‹is~are› ‹rested|rest› | {What:what} ‹becomes~become› rest"},
	"stand":                  {JA: "{What:o}スタンドする | {What:o}スタンドさせる | {What:o}スタンド", EN: "stand {What:o}"},
	"stat":                   {JA: "{What:what}の{Stat:staticon}‹を|›{Op:pm}{N:num}‹する|› | {What:what}は‹|、›{Stat:staticon}‹を|›{Op:pm}{N:num}‹する|›", EN: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}"},
	"stat set":               {JA: "{What:what}の{Stat:statname}を{N:num}にする", EN: "set the {Stat:statname} of {What:what} to {N:num}"},
	"stats":                  {JA: "{What:what}の{Stat:staticon}‹を|›{Op:pm}{N:num}‹|し›、{Also.0.Stat:staticon}‹を|›{Also.0.Op:pm}{Also.0.N:num}‹する|›", EN: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num} and {Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num} | {What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}, ‹|and ›{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}"},
	"both stats":             {JA: "{What:what}の{Stat:staticon}と{Also.0.Stat:staticon}‹を|›{Op=Also.0.Op:pm}{N=Also.0.N:num}‹する|›"},
	"stat instead":           {JA: "-", EN: "-"},
	"stats instead":          {JA: "-", EN: "-"},
	"stat and words":         {JA: "-", EN: "-"},
	"stats and words":        {JA: "-", EN: "-"},
	"stat and trait":         {JA: "-", EN: "-"},
	"stat and quoted":        {JA: "-", EN: "-"}, "stats and quoted": {JA: "-", EN: "-"},
	"this turn":                 {JA: "このターン中 | このターンの間 | このターン | そのターン中 | そのターンの間 | ターン中", EN: "this turn | during this turn | for this turn | for that turn | during that turn | for the turn"},
	"give words":                {JA: "{What:what}は{Words:kws}を‹得る|持つ›", EN: "{What:what} ‹gains~gain› {Words:kws} | {What:what} ‹gets~get› {Words:kws} | {What:what} ‹has~have› {Words:kws}"},
	"quoted given":              {JA: "{What:what}に「{Quoted:quoted}」を与える"},
	"give quoted":               {JA: "{What:what}は「{Quoted:quoted}」を‹持つ|得る›", EN: "{What:what} ‹gains~gain› “{Quoted:quoted}” | {What:what} ‹gets~get› “{Quoted:quoted}”"},
	"give trait":                {JA: "{What:what}は{Props.0.Value:trait}としても扱う | {What:what}は{Props.0.Value:trait}を得る | {What:what}の属性は{Props.0.Value:trait}としても扱う", EN: "{What:what} ‹is~are› also ‹|a |an ›{Props.0.Value:trait} | {What:what} ‹gets~get› {Props.0.Value:trait}"},
	"also named":                {JA: "{What:what}のカード名は{Props.0.Value:name}としても扱う | {What:what}は‹|カード名を›{Props.0.Value:name}としても扱う", EN: "{What:what} ‹is~are› also ‹|named |treated as |regarded as ›{Props.0.Value:name} | the card name of {What:what} is also {Props.0.Value:name}"},
	"words given":               {JA: "{What:what}に{Words:kws}を与える"},
	"lose all":                  {JA: "{What:what}の‹|すべての›能力‹|すべて›を無効化する | {What:what}は‹|すべての›能力を‹|すべて›失う", EN: "nullify all ‹of the |›abilities of {What:what} | nullify the abilities of {What:what} | nullify {What:what}'s abilities | ‹|all |the |all of the ›abilities of {What:what} are nullified | {What:what}'s abilities are nullified | {What:what} ‹loses~lose› all ‹|its |their |of its |of their ›abilities"},
	"happened to so many apart": {JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}‹枚|体›以上{On+:vpHad}"}, // 3回以上 is no number of cards
	"limit per game":            {JA: "‹この能力|この効果›は‹1ファイト|1ゲーム›に{Limit.N:int}回だけ‹使える~発動する›", EN: "this ability can be used {Limit.N:times} per game | this ability ‹only |›activates ‹only |›{Limit.N:times} per ‹game|fight› | you may only use this ability {Limit.N:times} per ‹game|fight›"},
	"limit":                     {JA: "‹この能力|この効果›は1ターンに{Limit.N:int}回‹だけ|まで›‹使える~発動する›", EN: "this ability ‹can be used~activates› only {Limit.N:times} per turn | this ability only activates {Limit.N:times} per turn | you may only use this ability {Limit.N:times} per turn | this ability ‹may|can› only be used {Limit.N:times} ‹per|each› turn | ‹this|this ability› can be used only {Limit.N:times} ‹per|each› turn | this ‹can|may› only be used {Limit.N:times} ‹per|each› turn | ‹|you may |you can ›use this ability only {Limit.N:times} ‹per|each› turn | only {Limit.N:times} ‹per|each› turn | you ‹can|may› only use this effect {Limit.N:times} per turn | you can only use this ability {Limit.N:times} per turn | this ability activates {Limit.N:times} per turn | this effect ‹|may |can ›only ‹activates|activate|be used› {Limit.N:times} per turn | this ability only activates up to {Limit.N:times} per turn | this ability ‹may|can› ‹only |›be used up to {Limit.N:times} per turn"},
	"sentence":                  {EN: "‹|then, |then |also, ›{_:s1}"},
	"verb while":                {JA: "{_:condV}‹限り|かぎり|間›", EN: "as long as {_:condV} | while {_:condV}"},
	"noun while":                {JA: "{_:condN}である‹限り|かぎり|間›", EN: "as long as {_:condN} | while {_:condN}"},
	"own turn while":            {JA: "{Who:poss}ターン‹中|の間›", EN: "during {Who:poss}turn"},
	"did":                       {JA: "‹そうしたら|受けたら|受けたなら|与えたら|与えたなら|取り除いたら|取り除いたなら|コールしたら|コールしたなら|装備したら|移動したら|引いたら|見せたら|払って捨てたら|払って置いたら|そうしたなら|そうした場合|払ったら|払ったなら|加えたら|加えたなら|捨てたら|捨てたなら|置いたら|置いたなら|戻したら|戻したなら|破壊したら|入れたら|レストしたら|公開したら|スタンドしたら›、{+:s2}", EN: "if you do, {+:s2} | if you did, {+:s2}"},
	"they did not":              {EN: "if they ‹do not|don't|cannot|can't›‹| do so›, {+:s2}"},
	"did not":                   {JA: "‹そうしないなら|払わないなら|捨てないなら|置けないなら|置けなかったなら|払えないなら|払えなかったなら|捨てられないなら|捨てられなかったなら|できないなら|できなかったなら|そうしなかったら|そうしなかったなら|払わなかったら|捨てなかったら›、{+:s2}", EN: "if you do not, {+:s2} | if you don't, {+:s2} | if you did not, {+:s2} | if you ‹cannot|could not›, {+:s2}"},
	"else it":                   {JA: "‹そうでない|そうでなかった|違う|違った›‹なら|場合|ら›‹、|›{Do:effectsB} | それ以外なら‹、|›{Do:effectsB}"},
	"may":                       {JA: "‹|君は|自分は›{Do:mayeffects}"},
	"else":                      {JA: "‹そうでない|そうでなかった|違う|違った|いない›‹なら|場合|ら›‹、|›{+:s3} | それ以外なら‹、|›{+:s3}", EN: "otherwise, {+:s3} | if it is not, {+:s3} | if not, {+:s3}"},
	"modes":                     {JA: "次の中から{N:modecount}‹を|›選んで使う | ‹次|以下›のうち‹から|›‹、|›{N:modecount}‹を|›‹選んで使う|選ぶ› | 以下の中から{N:modecount}‹を|›選んで使う | ‹次|以下›から{N:modecount}‹を|›選んで使う | 次の{:int}つから{N:modecount}‹を|›選んで使う | 以下の{:int}つから{N:modecount}‹を|›選んで使う | ‹次|以下›の‹|{:int}つ›‹から|中から›{N:modecount}‹を|›選び、使う", EN: "choose and use {N:modecount} of the following | choose and use {N:modecount} of the following {:int} | choose {N:modecount} ‹of|from› the following‹| {:int}›‹| effects| abilities›‹|, and use it|, and use them| and use it| and use them| and cast it|, and cast it| and cast them›‹|:› | choose {N:modecount}: | choose {N:modecount} of the {:int}: | choose {N:modecount} and use it‹|:› | choose {N:modecount} of the {:int} following‹|,› and use ‹it|them› | choose {N:modecount} of the {:int} following | choose {N:modecount} of the following and use ‹it|them› | choose {N:modecount} of the following {:int} and use ‹it|them› | use {N:modecount} of the following abilities"},
	"extra turn":                {JA: "このターンの‹後|次›、君は追加のターンを得る | このターンの次に、君のターンを追加で行う | 次のターンは君のターンになる", EN: "after this turn, you get another turn | ‹|you ›‹take|get› ‹another|an extra› turn after this ‹1|one|turn› | after this turn, ‹|you ›‹take|get› ‹another|an extra› turn | the next turn ‹becomes|is› your turn"},
	"lose":                      {JA: "君は‹ゲームに|ファイトに|›敗北する", EN: "you lose the ‹game|fight›"},
	"shuffle":                   {JA: "{Place.Who:poss}デッキをシャッフルする", EN: "shuffle {Place.Who:poss}deck"},
	"is acted":                  {JA: "{Ref:ref}がレスト‹状態|している›", EN: "{Ref:ref} is resting | {Ref:ref} is rest | {Ref:ref} is rested"},
	"is standing":               {JA: "{Ref:ref}がスタンド‹状態|している›", EN: "{Ref:ref} is standing | {Ref:ref} is stand"},
	"end of turn":               {JA: "‹|この|その›ターン‹終了時|の終了時|の終わり|が終わる›まで", EN: "until the end of the turn | until the end of this turn | until the end of that turn | until the the end of the turn | until end of turn | until the end of turn"},
	"next turn end":             {JA: "次の{Whose:poss}ターン‹終了時|の終了時|の終わり|が終わる›まで | {Whose:poss}次のターン‹終了時|の終了時|の終わり|が終わる›まで", EN: "until the end of {Whose:poss}next turn"},
	"in the next phase":         {JA: "次の{Whose:poss}{Phase:phase}‹に|で|中|中に›", EN: "during {Whose:poss}next {Phase:phase}"},
	"deck top":                  {JA: "{Of.Who:poss}デッキの上‹から|›{Of.Depth:num}枚 | {Of.Who:poss}デッキの上から{Of.Depth:num}枚のカード", EN: "the top {Of.Depth:ncard} of {Of.Who:poss}deck | {Of.Depth:ncard} from the top of {Of.Who:poss}deck"},
	"to deck bottom":            {JA: "{What:o}‹|好きな順番で›‹|君の|持ち主の›デッキの‹|一番›下に‹|好きな順番で›置く | {What:o}‹|好きな順番で›‹|君の|持ち主の›デッキの‹|一番›下に‹|好きな順番で›戻す", EN: "‹put|return› {What:o} ‹on|to› the bottom of ‹the|your|its owner's|their owner's|their owners'|your opponent's|their› deck‹|s›‹| in any order›"},
	"to deck top":               {JA: "{What:o}‹|好きな順番で›‹|君の|持ち主の›デッキの‹|一番›上に‹|好きな順番で›置く | {What:o}‹|好きな順番で›‹|君の|持ち主の›デッキの‹|一番›上に‹|好きな順番で›戻す", EN: "‹put|return› {What:o} ‹on|to› ‹|the ›top of ‹the|your|its owner's|their owner's|their owners'|your opponent's|their› deck‹|s›‹| in any order›"},
	"its player":                {JA: "‹それ|そ›の‹プレイヤー|コントローラー›は‹、|›{Do.0:effect}", EN: "that player {Do.0:effect3} | its controller {Do.0:effect3} | the controller of ‹that|the› ‹card|monster|item› {Do.0:effect3} | ‹that|the› ‹card|monster|item›'s controller {Do.0:effect3}"},
	"takes damage":              {JA: "-", EN: "-"}, "deals damage": {JA: "-", EN: "-"}, "deals damage to some": {JA: "-", EN: "-"},
}

func own1(id, nt, ja, en string, node any) text.Row {
	return text.Row{ID: id, NT: nt, JA: ja, EN: en, Node: node}
}

func quiet(id, nt, ja, en string, node any) text.Row {
	return text.Row{Quiet: true, ID: id, NT: nt, JA: ja, EN: en, Node: node}
}

// needing is a row that is read and printed only of what fits.
func needing(r text.Row, needs func(any) bool) text.Row { r.Needs = needs; return r }

func allOf(f ability.Filter) *ability.Selector {
	return &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}
}

var you, foe = text.Who(ability.You), text.Who(ability.Opponent)

// nouns are what only Buddyfight's cards are and where they lie.
func nouns() []text.Row {
	rows := []text.Row{
		own1("power name", "statname", "攻撃力", "power", ability.Power),
		own1("defense name", "statname", "防御力", "defense", ability.Defense),
		own1("critical name", "statname", "打撃力", "critical", ability.Critical),
		own1("its power", "refstat", "攻撃力", "power", ability.Power),
		own1("its defense", "refstat", "防御力", "defense", ability.Defense),
		own1("its critical", "refstat", "打撃力", "critical", ability.Critical),
		own1("its size", "refstat", "サイズ", "size", ability.Size),
		own1("life", "playerstat", "ライフ", "life", ability.PlayerLife),
		quiet("that attribute", "ref", "その{:paid}", "that {:paid} | the {:paid}", text.BindRef(text.SlotIt)),
		own1("its controller", "player", "‹その|それの›コントローラー", "its controller | the controller of ‹that|the› ‹card|monster|item› | ‹that|the› ‹card|monster|item›'s controller", ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}),
		own1("its owner", "player", "‹その|それの›持ち主", "its owner | the owner of ‹that|the› ‹card|monster|item› | ‹that|the› ‹card|monster|item›'s owner", ability.Who{Side: ability.OwnerOf, Of: text.BindRef(text.SlotIt)}),
		own1("its owner's", "poss", "‹その|それの›持ち主の", "its owner's ", ability.Who{Side: ability.OwnerOf, Of: text.BindRef(text.SlotIt)}),
		own1("its controller's", "poss", "‹その|それの›コントローラーの", "its controller's ", ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}),
		quiet("the chosen", "ref", "‹選んだ|コールした›‹カード|モンスター|アイテム›", "the ‹chosen|called› ‹card|monster|item|cards|monsters|items›", text.BindRef(text.SlotIt)),
		own1("trait head", "head", "{Has.0.Value:trait}", "{Has.0.Value:trait}", text.HasProp(ability.TraitAttr)),
		own1("of a world or attribute", "mod", "{Or.0.Has.0.Value:class}か{Or.1.Has.0.Value:trait}の", "{Or.0.Has.0.Value:class} or {Or.1.Has.0.Value:trait} ", ability.Filter{Or: []ability.Filter{text.HasProp(ability.ClassAttr), text.HasProp(ability.TraitAttr)}}),
		own1("not trait", "mod", "{Has.0.Value:trait}以外の", "… other than ‹|a |an ›{Has.0.Value:trait}", ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}),
		quiet("non-trait", "mod", "", "non-{Has.0.Value:trait} ", ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}),
		quiet("not impact", "mod", "必殺モンスターではない | 必殺モンスター以外の", "… that is not an impact monster | … other than impact monsters", ability.Filter{NotKind: ability.Impact}),
		quiet("other than named", "mod", "", "… other than {Has.0.Value:name}", ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}),
		quiet("so many of them", "ref", "その{:int}枚", "the {:int} cards | those {:int} cards", text.BindRef(text.SlotIt)),
		quiet("their whole hand", "selb", "", "their hand", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.That)}}),
		quiet("whole hand", "selb", "君の手札全て", "your entire hand | all cards in your hand", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}),
		needing(own1("so many at least", "count", "{N:num}枚以上", "{N:num} or more", ability.Count{Op: ability.AnyNumber}), func(v any) bool { return v.(ability.Count).N.N > 0 }),
		own1("size name", "statname", "サイズ", "size", ability.Size),
		quiet("buddy", "mod", "バディ", "buddy ", ability.Filter{Is: []ability.State{ability.OfBuddy}}),
		own1("buddy monster head", "head", "バディモンスター", "buddy monster", ability.Filter{Kind: ability.Monster, Is: []ability.State{ability.OfBuddy}}),
		own1("buddy head", "head", "バディカード | バディのカード", "buddy card", ability.Filter{Is: []ability.State{ability.OfBuddy}}),
		quiet("named as the buddy", "mod", "君のバディ‹|モンスター›と同じカード名の | 君のバディ‹|モンスター›と同名の", "… with the same ‹card |›name as your buddy‹| monster›", ability.Filter{Is: []ability.State{ability.OfBuddy}}),
		quiet("set", "mod", "‹設置|【設置】›‹されている|している›", "set  | [set]  | … [set]", ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: setWord}}}),
		own1("link attacking with this", "mod", "このカードと連携攻撃している", "… that ‹is~are› link attacking with this card | … link attacking with this card", ability.Filter{Is: []ability.State{ability.InParty}, Rel: []ability.Rel{{Kind: ability.Beside, Of: text.ThisRef}}}),
		own1("link attacking", "mod", "連携攻撃している", "… that ‹is~are› link attacking | … link attacking", ability.Filter{Is: []ability.State{ability.InParty}}),
		own1("attacking alone", "mod", "‹単独|単体|1枚だけ›で攻撃している", "… ‹|that ‹is|are› ›attacking alone", ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}),
		quiet("that stand", "mod", "スタンド‹状態の|している›", "", ability.Filter{Is: []ability.State{ability.Standing}}),
		quiet("that rest", "mod", "レスト状態の", "", ability.Filter{Is: []ability.State{ability.Acted}}),
		quiet("in battle", "mod", "", "… in battle", ability.Filter{Is: []ability.State{ability.InBattle}}),
		needing(quiet("those of a name", "what", "{Sel.Of:np}", "", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 && slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Attr == ability.NameAttr && !p.Not && p.Match != ability.Contains })
		}),
		needing(quiet("bare all", "what", "", "{Sel.Of:nps}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool { f := &v.(ability.What).Sel.Of; return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 }),
		quiet("top card", "selb", "", "the top card of {Of.Who:poss}deck", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}),
		needing(quiet("another", "selb", "", "an{Of:np}", ability.Selector{N: text.One()}), func(v any) bool {
			return slices.ContainsFunc(v.(ability.Selector).Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other })
		}),
		needing(quiet("the item equipped", "what", "{Sel.Of:np}", "‹the |›{Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == (ability.Ref{}) && f.Who == you && len(f.Zone) == 1 && f.Zone[0] == ability.Item
		}),
		own1("equipped", "mod", "{Who:player}が装備している", "… {Who:player} ‹has~have› equipped", text.Zoned(ability.Item)),
	}
	for _, z := range []struct {
		zone ability.Zone
		en   string
	}{{ability.Hand_, "hand"}, {ability.Discards, "drop zone"}, {ability.GaugeZone, "gauge"}, {ability.Deck, "deck"}, {ability.Field, "field"}} {
		rows = append(rows, quiet("from "+z.en, "mod", "", "… from {Who:possz}"+z.en, text.Zoned(z.zone)))
		if z.zone == ability.Hand_ {
			rows = append(rows, quiet("from bare hand", "mod", "", "… from hand", text.Zoned(z.zone)))
		}
	}
	for _, z := range []struct {
		zone ability.Zone
		en   string
	}{{ability.Hand_, "from {Of.Who:possz}hand"}, {ability.Discards, "from {Of.Who:possz}drop zone"}, {ability.GaugeZone, "from {Of.Who:possz}gauge"}, {ability.Field, "on {Of.Who:possz}field"}} {
		rows = append(rows, quiet("as many as one likes "+z.en, "selb", "", "as many {Of+:rawnps} as you like "+z.en+" | as many {Of+:rawnps} "+z.en+" as you like", ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: ability.Filter{Zone: []ability.Zone{z.zone}}}))
	}
	for _, z := range []struct {
		zone   ability.Zone
		en, at string
	}{{ability.CenterArea, "center", "on"}, {ability.LeftArea, "left", "in"}, {ability.RightArea, "right", "in"}} {
		rows = append(rows, quiet(z.at+" "+z.en, "mod", "", "… "+z.at+" {Who:possz}"+z.en, text.Zoned(z.zone)))
	}
	for _, s := range []struct {
		ja, en string
		stat   ability.Stat
	}{{"サイズ", "size", ability.Size}, {"攻撃力", "power", ability.Power}, {"防御力", "defense", ability.Defense}, {"打撃力", "critical", ability.Critical}} {
		for _, c := range []struct {
			en  string
			cmp ability.Cmp
		}{{" or less", ability.LE}, {" or more", ability.GE}, {" or greater", ability.GE}, {"", ability.EQ}} {
			f := ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: c.cmp}}}
			if than := map[ability.Cmp]string{ability.LE: "‹equal to or ‹less|lower› than|less than or equal to|no more than›", ability.GE: "‹equal to or ‹greater|more|higher› than|greater than or equal to|no less than›"}[c.cmp]; than != "" && c.en != " or greater" {
				rows = append(rows, quiet("with "+s.en+" by comparison"+c.en, "mod", "", "… with "+s.en+" "+than+" {Num.0.N:num}", f))
			}
			if c.en == "" {
				alike := ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: ability.EQ, N: ability.Amount{Op: ability.StatOf, Stat: s.stat}}}}
				rows = append(rows, own1("of the same "+s.en+" as it", "mod", "{Num.0.N.Ref:ref}と同じ"+s.ja+"の", "… with the same "+s.en+" as {Num.0.N.Ref:ref}", alike))
			}
			rows = append(rows, quiet("of "+s.en+c.en, "mod", "", s.en+" {Num.0.N:num}"+c.en+" ", f), quiet("with so much "+s.en+c.en, "mod", "", "… with {Num.0.N:num}"+c.en+" "+s.en, f))
		}
	}
	return rows
}

// used is what is played and may be answered: a monster that transforms is equipped and not
// called, wherever it lies until then. [4.misc.used.1, 4.kw.transform.3, 1.equip.scope]
func used(k ability.Kinds, by ability.Who) ability.Filter {
	f := ability.Filter{Zone: []ability.Zone{ability.Resolving}, Who: by, Kind: k, Is: []ability.State{ability.Answered}}
	into := []ability.State{ability.Transformed}
	switch k {
	case ability.Monster, ability.Impact:
		f.Not = into
	case ability.ItemCard:
		f.Zone, f.Kind = append(f.Zone, ability.LeftArea, ability.CenterArea, ability.RightArea), 0
		f.Or = []ability.Filter{{Kind: ability.ItemCard}, {Is: into}}
	}
	return f
}

// plays are the words for playing a card of each kind.
var plays = []struct {
	kind           ability.Kinds
	noun, done, un string // 魔法, 使った, 使用
	en, verb       string // spell, casts
	call           string
	cost           [2]string
}{
	{ability.Monster, "モンスター", "コールした", "コール", "monster", "calls", "call", [2]string{"【コールコスト】", "call cost"}},
	{ability.SpellCard, "魔法", "使った", "使用", "spell", "casts", "cast", [2]string{"【使用コスト】", "cast cost"}},
	{ability.ItemCard, "アイテム", "装備した", "装備", "item", "equips", "equip", [2]string{"【装備コスト】", "equip cost"}},
	{ability.Impact, "必殺技", "使った", "使用", "impact", "casts", "use", [2]string{"【使用コスト】", "cast cost"}},
}

// thatPlayed nullifies that card: one that the opponent uses, and nothing else.
var thatPlayed = &ability.Cancel{What: ability.What{Sel: allOf(used(ability.SpellCard|ability.Impact, foe))}}

// effectsOwn are what is done in this game alone, or in its words.
func effectsOwn() []text.Row {
	soul := ability.Place{Zone: ability.Soul}
	hidden := ability.Place{Zone: ability.Soul, State: ability.FaceDown}
	this := text.Related(ability.CameThisTurn, ability.Ref{})
	linkedNow := ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}}}
	came := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &this}
	top := ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you, Depth: &ability.Amount{}})}
	rows := []text.Row{
		own1("damage to a fighter", "effect", "{To.Who:player}にダメージ{N:num}‹を与える|› | {To.Who:player}に{N:num}ダメージ‹を与える|›", "deal {N:num} damage to {To.Who:player}", &ability.Damage{}),
		quiet("damage taken by you", "effect", "君は{N:num}ダメージを受ける | 君はダメージ{N:num}を受ける", "you take {N:num} damage | you are dealt {N:num} damage | take {N:num} damage", &ability.Damage{To: ability.What{Who: you}}),
		own1("life up", "effect", "{What.Who:poss}ライフ‹を|›+{N:num}‹する|› | {What.Who:poss}ライフを{N:num}回復‹する|›", "{What.Who:player} gain‹|s› {N:num} life", &ability.Change{Stat: ability.PlayerLife}),
		quiet("life of both up", "effect", "", "you and your opponent ‹|each ›gain {N:num} life", &ability.Change{What: ability.What{Who: text.Who(ability.Each)}, Stat: ability.PlayerLife}),
		quiet("life up alone", "effect", "ライフ‹を|›+{N:num}‹する|› | ライフを{N:num}回復‹する|›", "gain {N:num} life", &ability.Change{What: ability.What{Who: you}, Stat: ability.PlayerLife}),
		own1("attack nullified", "effect", "‹その|この|相手の|›攻撃を無効化する", "nullify ‹the|that|your opponent's|an opponent's› attack", &ability.Battle{Op: ability.EndAttack}),
		own1("flag face down", "effect", "{What.Sel.Of.Who:poss}フラッグを裏‹|向き›にする", "turn {What.Sel.Of.Who:poss}flag face down", &ability.Turn{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Flag}})}, To: ability.FaceDown}),
		own1("attack with", "effect", "{What:what}で攻撃する", "attack with {What:o}", &ability.Act{Word: "attack"}),
		own1("removed from the game", "effect", "{What:o}ゲームから取り除く", "remove {What:o} from the game", &ability.Move{To: text.At(ability.Removed)}),
		own1("into soul", "effect", "{What:o}{To.Link:ref}のソウルに入れる | {What:o}{To.Link:ref}のソウルに置く", "put {What:o} into {To.Link:ref}'s soul | put {What:o} into the soul of {To.Link:ref}", &ability.Move{To: soul}),
		quiet("into its soul", "effect", "", "put {What:o} into its soul", &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}),
		own1("into soul face down", "effect", "{What:o}裏向きで{To.Link:ref}のソウルに入れる", "put {What:o} into {To.Link:ref}'s soul face down | put {What:o} face down into {To.Link:ref}'s soul", &ability.Move{To: hidden}),
		quiet("into its soul face down", "effect", "", "put {What:o} into its soul face down", &ability.Move{To: ability.Place{Zone: ability.Soul, State: ability.FaceDown, Link: text.BindRef(text.SlotIt)}}),
		needing(quiet("into the soul of one", "chain", "{1.What:o}{0.Sel:selc}のソウルに入れる", "put {1.What:o} into the soul of {0.Sel:selc}", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}), hasSoul),
		needing(quiet("chosen, and into the soul of one", "chain", "{1.What.Sel:targets}‹選び、|選んで›‹|それを›{0.Sel:selc}のソウルに入れる", "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{What: ability.What{Sel: &ability.Selector{}}, To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}), hasSoul),
		needing(quiet("chosen, and into the soul of some one", "chain", "{1.What.Sel:targets}‹選び、|選んで›‹|それを›{0.Sel.Of:np}のソウルに入れる", "", []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One()}}, &ability.Move{What: ability.What{Sel: &ability.Selector{}}, To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}), func(v any) bool {
			return v.([]ability.Effect)[0].(*ability.Select).Sel.Of.Ref == (ability.Ref{}) && hasSoul(v)
		}),
		needing(quiet("into the soul of some one", "chain", "{1.What:o}{0.Sel.Of:np}のソウルに入れる", "", []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One()}}, &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}), func(v any) bool {
			return v.([]ability.Effect)[0].(*ability.Select).Sel.Of.Ref == (ability.Ref{}) && hasSoul(v)
		}),
		needing(quiet("into the soul of one if wanted", "mayeffects", "{1.What:o}{0.Sel:selc}のソウルに‹入れて|置いて›よい", "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}), hasSoul),
		needing(quiet("into the soul of some one if wanted", "mayeffects", "{1.What:o}{0.Sel.Of:np}のソウルに‹入れて|置いて›よい", "", []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One()}}, &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}), func(v any) bool {
			return v.([]ability.Effect)[0].(*ability.Select).Sel.Of.Ref == (ability.Ref{}) && hasSoul(v)
		}),
		quiet("all soul of one dropped", "chain", "{0.Sel:selc}のソウル‹すべて|›をドロップゾーンに置く", "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: text.BindRef(text.SlotIt)}}})}, To: text.At(ability.Discards)}}),
		needing(quiet("damage as much as of one", "chain", "{1.To.Who:player}に‹、|›{0.Sel.Of:np}1枚の{1.N.Stat:refstat}‹分|と同じ数値›のダメージ‹を与える|›", "deal damage to {1.To.Who:player} equal to the {1.N.Stat:refstat} of {0.Sel.Of:anp}", []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One()}}, &ability.Damage{N: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotIt)}}}), func(v any) bool {
			f := &v.([]ability.Effect)[0].(*ability.Select).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Is) == 0 && len(f.Zone) > 0 // of what attacks or is attacked it is what that comes to together
		}),
		own1("wins", "effect", "{Who:player}は‹|この›‹ゲーム|ファイト›に勝利する", "{Who:player} ‹wins~win› the ‹game|fight›", &ability.Flow{Op: ability.WinGame}),
		quiet("damage as much", "effect", "{To.Who:player}に‹|、›「{N:exprs}」と同じダメージを与える | {To.Who:player}にダメージ「{N:exprs}」‹を与える|› | {To.Who:player}に、{N:exprs}‹分|だけ›‹の|›ダメージを与える | {To.Who:player}に‹、|›{N:exprs}と同じ‹|数値の|数の|点数の›ダメージ‹を与える|› | {To.Who:player}に{N:exprs}‹分|だけ|の数だけ|の数値分|の枚数分›‹の|›ダメージ‹を与える|› | {N:exprs}‹と同じ‹|数値の|数の|点数の›|の数値分の›ダメージを{To.Who:player}に与える | {N:exprs}の数だけ‹、|›{To.Who:player}に‹ダメージ‹を与える|›|ダメージを与える› | {N:exprs}分のダメージを{To.Who:player}に与える | {N:exprs}‹分|だけ›‹、|›{To.Who:player}にダメージ‹を与える|›", "deal damage to {To.Who:player} equal to {N:exprs} | deal damage equal to {N:exprs} to {To.Who:player}", &ability.Damage{}),
		quiet("top to gauge", "effect", "君のデッキの上からカードを{What.Sel.Of.Depth:num}枚ゲージに置く | ‹君の|›ゲージ‹を|›+{What.Sel.Of.Depth:num}‹する|›", "‹you |›gain {What.Sel.Of.Depth:num} gauge‹| from the top of your deck›", &ability.Move{What: top, To: text.At(ability.GaugeZone)}),
		needing(own1("call for its cost", "effect", "{What:o}‹【コールコスト】|コールコスト›を払ってコールする | {What:o}、‹【コールコスト】|コールコスト›を払ってコールする | ‹【コールコスト】|コールコスト›を払って‹、|›{What:o}コールする", "call {What:o} by paying ‹its|their|the› ‹[call cost]|call cost›", &ability.Play{}), played(1)),
		needing(own1("call free", "effect", "{What:o}‹【コールコスト】|コールコスト›を払わずにコールする | {What:o}、‹【コールコスト】|コールコスト›を払わずにコールする | ‹【コールコスト】|コールコスト›を払わずに‹、|›{What:o}コールする", "call {What:o} without paying ‹its|their|the› ‹[call cost]|call cost›", &ability.Play{Free: true}), played(1)),
		needing(quiet("call, for its cost", "effect", "{What:o}コールする", "call {What:o}", &ability.Play{}), somewhere),
		own1("cast from a soul", "effect", "このカードはソウルから使える | ‹君は|›ソウル‹から|の›このカードを使える", "this card can be cast from the soul | you may ‹cast|use› ‹it|this card› from the soul", fromItsSoul()),
		needing(quiet("cast from where it lies", "s2", "", "{If:nara}, you may ‹cast|use› ‹it|this card›", text.Clause{Do: []ability.Effect{fromItsSoul()}}), func(v any) bool {
			c := v.(text.Clause).If
			return c != nil && c.Op == ability.Is && c.Ref == text.ThisRef && c.Of != nil && len(c.Of.Zone) == 1 && c.Of.Zone[0] == ability.Soul
		}),
		needing(own1("equip for its cost", "effect", "{What:o}‹【装備コスト】|装備コスト›を払って装備する | {What:o}、‹【装備コスト】|装備コスト›を払って装備する", "equip {What:o} by paying ‹its|their|the› ‹[equip cost]|equip cost›", &ability.Play{}), played(3)),
		needing(own1("cast for its cost", "effect", "{What:o}‹【使用コスト】|使用コスト›を払って使う | {What:o}、‹【使用コスト】|使用コスト›を払って使う", "cast {What:o} by paying ‹its|their|the› ‹[cast cost]|cast cost›", &ability.Play{}), played(2)),
		needing(own1("equip free", "effect", "{What:o}‹【装備コスト】|装備コスト›を払わずに装備する | {What:o}、‹【装備コスト】|装備コスト›を払わずに装備する", "equip {What:o} without paying its [equip cost]", &ability.Play{Free: true}), played(3)),
		needing(own1("cast free", "effect", "{What:o}‹【使用コスト】|使用コスト›を払わずに使う | {What:o}、‹【使用コスト】|使用コスト›を払わずに使う", "cast {What:o} without paying ‹its|the› [cast cost]", &ability.Play{Free: true}), played(2)),
		own1("keywords barred", "effect", "このカードは{Words:kws}を得‹られない|ることができない|ない›", "this card cannot ‹get|gain› {Words:kws}", &ability.Give{What: ability.What{Ref: text.ThisRef}, Take: true, Bar: &ability.Bar{}}), // of others it is a question what they had before
		needing(own1("keywords nullified", "effect", "{What:what}の{Words:kws}を無効化する", "nullify {What:what}'s {Words:kws} | nullify the {Words:kws} of {What:what}", &ability.Give{Take: true}), func(v any) bool {
			w := &v.(*ability.Give).What
			return !counts(w) || !slices.Contains(w.Sel.Of.Is, ability.Attacking)
		}),
		quiet("keywords of the attacking card nullified", "effect", "", "nullify ‹the|that› attacking card's {Words:kws} | nullify the {Words:kws} of ‹the|that› attacking card", &ability.Give{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.Attacking}})}, Take: true}),
		quiet("keywords of the attacking monster nullified", "effect", "", "nullify ‹the|that› attacking monster's {Words:kws} | nullify the {Words:kws} of ‹the|that› attacking monster", &ability.Give{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}, Kind: ability.Monster, Is: []ability.State{ability.Attacking}})}, Take: true}),
		quiet("abilities nullified for a time, said within", "effect", "{What:what}の‹すべての|›能力を‹、|›{For:span}‹、|›‹すべて|›無効化する", "", &ability.Give{Take: true, All: true}),
		quiet("its keywords nullified", "effect", "", "nullify ‹its|their› {Words:kws}", &ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Take: true}),
		own1("may attack in the final phase", "effect", "{What:what}は‹君の|›ファイナルフェイズ‹中|›に‹も|›攻撃できる", "{What:what} can attack during the final phase | {What:what} can attack during your final phase", &ability.Rule{Verb: ability.AttackV, Mode: ability.May}),
		quiet("in the final phase, may attack", "effect", "‹君の|›ファイナルフェイズ‹中|›‹、|中に、|に、›{What:what}は‹、|›攻撃できる", "during ‹your|the› final phase, {What:what} ‹can|may› attack", &ability.Rule{Verb: ability.AttackV, Mode: ability.May}),
		needing(quiet("each does both", "s6", "", "you and your opponent each {Do.0:effect}‹,|› and {Do.1:effect}", text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil, nil}}), text.BothActable),
		needing(quiet("you and they do", "s6", "", "you and your opponent each {Do.0:effect} | you and your opponent {Do.0:effect} each", text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil}}), text.Actable),
		quiet("done at the end", "s5", "", "{+:s6} at the end of ‹the|this› turn", text.Clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}}),
		needing(quiet("done instead", "s3", "", "{Do.0:effect} instead", text.Clause{Instead: true, Do: []ability.Effect{nil}}), func(v any) bool { _, is := v.(text.Clause).Do[0].(*ability.Instead); return !is }),
		quiet("both of two", "partial", "両方‹を|とも|›‹使う|選んで使う›", "use both‹| of them| effects| abilities› | choose and use both", &ability.Modes{N: ability.Count{N: ability.N(2)}}),
		quiet("so many of them, if", "s2", "{If:nara}‹、|›‹|代わりに›{Do.0.N:modecount}‹|を›‹使う|選んで使う›", "{If:nara}, ‹|choose and ›use {Do.0.N:modecount}‹| of them›‹| instead›", text.Clause{Instead: true, OfModes: true, Do: []ability.Effect{&ability.Modes{}}}),
		quiet("both of two if wanted", "s2", "{If:nara}‹、|›‹|代わりに›両方‹を|とも|›‹使ってよい|選んで使ってよい|使うことができる›", "{If:nara}, you may ‹use|choose|choose and use› both‹| of them| effects| abilities›‹| instead›", text.Clause{Instead: true, OfModes: true, Do: []ability.Effect{&ability.Modes{N: ability.Count{Op: ability.UpTo, N: ability.N(2)}}}}),
		quiet("both of two, if", "s2", "{If:nara}‹、|›両方‹を|とも|›‹使う|選んで使う›", "{If:nara}, ‹|choose and ›use both‹| of them| effects| abilities›", text.Clause{Instead: true, OfModes: true, Do: []ability.Effect{&ability.Modes{N: ability.Count{N: ability.N(2)}}}}),
		quiet("so done instead", "s3", "", "{Do.0:partial} instead", text.Clause{Instead: true, Do: []ability.Effect{nil}}),
		own1("so much life instead", "partial", "ライフを{Op:pm}{N:num}する", "change life by {Op:pm}{N:num}", &ability.Change{Stat: ability.PlayerLife}),
		quiet("so much more damage", "s3", "", "deal an additional {Do.0.N:num} damage | deal {Do.0.N:num} additional damage", text.Clause{Further: true, Do: []ability.Effect{&ability.Damage{}}}),
		quiet("further if so", "s2", "‹さらに、|›{If:nara}、{Do.0:more}", "", text.Clause{Further: true, Do: []ability.Effect{nil}}),
		quiet("further numbers", "s3", "さらに{Do.0:more}", "", text.Clause{Further: true, Do: []ability.Effect{nil}}),
		quiet("more of a number", "more", "{Stat:staticon}‹を|›{Op:pm}{N:num}‹する|›", "", &ability.Change{}),
		quiet("more of two numbers", "more", "{Stat:staticon}‹を|›{Op:pm}{N:num}、{Also.0.Stat:staticon}‹を|›{Also.0.Op:pm}{Also.0.N:num}‹する|›", "", &ability.Change{Also: make([]ability.StatOp, 1)}),
		quiet("more words", "more", "{Words:kws}を‹得る|持つ›", "", &ability.Give{}),
		own1("so much instead", "partial", "ダメージ{N:num}‹を与える|› | {N:num}ダメージ‹|を与える›", "deal {N:num} damage", &ability.Damage{}),
		quiet("shown into the hand from among", "effect", "", "reveal {What.Sel.N:count} {What.Sel.Of+:npraw} ‹from |›among ‹them|those cards›‹,|› ‹|and ›‹put|add› ‹it|them|that card|those cards› ‹in|›to ‹|your |the ›hand", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.Hand_), Show: true}),
		quiet("into the hand from among", "effect", "", "‹put|add› {What.Sel.N:count} {What.Sel.Of+:npraw} ‹from |›among ‹them|those cards|the revealed cards› ‹in|›to ‹|your ›hand | put {What.Sel.N:count} {What.Sel.Of+:npraw} into your hand from among ‹them|those cards|the revealed cards› | add {What.Sel.N:count} {What.Sel.Of+:npraw} ‹from |›among them to your hand", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.Hand_)}),
		quiet("one into the hand from among", "effect", "", "‹put|add› {What.Sel.N:count} ‹from |›among them ‹in|›to your hand | ‹put|add› {What.Sel.N:count} of ‹them|those cards› ‹in|›to your hand", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.Hand_)}),
		quiet("shared out among hand, gauge and drop zone", "chain", "", "put {0.What.Sel.N:count} ‹of ‹them|those cards› |›into ‹your|the› hand, ‹put |›{1.What.Sel.N:count} ‹of ‹them|those cards› |›into ‹your|the› gauge‹,|› and ‹put |›the rest into ‹your|the› drop zone", []ability.Effect{
			&ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.Hand_)},
			&ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.GaugeZone)},
			&ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}}, To: text.At(ability.Discards)}}),
		quiet("so many into the hand from among", "effect", "", "‹put|add› {What.Sel.N.N:ncard} ‹in|›to your hand | ‹put|add› {What.Sel.N.N:num} ‹in|›to your hand", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(ability.Hand_)}),
		quiet("done for each", "s5", "", "{+:s6}‹,|› for each {Per.Of:np}", text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}),
		needing(own1("done for each of those", "s5", "その中‹の|から、›{Per.Of:npraw}1枚につき‹、|›{+:s6}", "{+:s6}‹,|› for each {Per.Of:npraw} among ‹them|those cards|the revealed cards› | for each {Per.Of:npraw} among ‹them|those cards|the revealed cards›, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotLook), N: 1}}), func(v any) bool {
			f := v.(text.Clause).Per.Of
			return f != nil && f.Ref == (ability.Ref{})
		}),
		quiet("done for each of those, for a time", "s4", "その中‹の|から、›{Per.Of:npraw}1枚につき‹、|›{For:span}、{+:s6}", "", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotLook), N: 1}}),
		needing(quiet("done for so many each", "s5", "{Per.Of:np}{Per.N:int}枚につき‹、|›{+:s6}", "{+:s6}‹,|› for each {Per.N:int} {Per.Of:nps} | for each {Per.N:int} {Per.Of:nps}, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.CountOf}}), func(v any) bool { return v.(text.Clause).Per.N > 1 }),
		quiet("a number of some for each", "s5", "{Do.0.What:what}は‹、|›{Per.Of:np}1枚につき‹、|›{Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}‹する|›", "", text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{}}}),
		quiet("two numbers of some for each", "s5", "{Do.0.What:what}は‹、|›{Per.Of:np}1枚につき‹、|›{Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}、{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num}‹する|›", "", text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Also: make([]ability.StatOp, 1)}}}),
		quiet("a number for each", "s5", "{Do.0.What:what}の{Do.0.Stat:staticon}は‹、|›{Per.Of:np}1枚につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹する|›", "", text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{}}}),
		quiet("done for each sort", "s5", "{Per.Of:np}1種類につき‹、|›{+:s6}", "{+:s6}‹,|› for each different {Per.Of:np} | for each different {Per.Of:np}, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, N: 1}}),
		quiet("done for a time", "s4", "", "{+:s5} {For:span}", text.Clause{}),
		quiet("done for each destroyed", "s5", "‹|この効果で›破壊したカード‹|の枚数›1枚につき‹、|›{+:s6}", "{+:s6}‹,|› for each card destroyed‹| by this effect| this way| by this card› | for each card destroyed‹| by this effect| this way| by this card›, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed"), N: 1}}),
		needing(quiet("done for each of a sort destroyed", "s5", "‹|この効果で›破壊した{Per.Of:npraw}‹|の枚数›1枚につき‹、|›{+:s6}", "{+:s6}‹,|› for each {Per.Of:npraw} destroyed‹| by this effect| this way| by this card› | for each {Per.Of:npraw} destroyed‹| by this effect| this way| by this card›, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed"), N: 1}}), func(v any) bool {
			f := v.(text.Clause).Per.Of
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind != 0 || len(f.Has) > 0)
		}),
		quiet("done for each discarded, for a time", "s4", "‹|この効果で›捨てたカード1枚につき‹、|›{For:span}‹、|›{+:s6}", "", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("discarded"), N: 1}}),
		quiet("done for each destroyed, for a time", "s4", "‹|この効果で›破壊したカード1枚につき‹、|›{For:span}‹、|›{+:s6}", "", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed"), N: 1}}),
		quiet("done for each discarded", "s5", "", "{+:s6}‹,|› for each card ‹discarded|you discarded›‹| by this effect| this way› | for each card ‹discarded|you discarded›‹| by this effect| this way›, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("discarded"), N: 1}}),
		quiet("done for each returned", "s5", "", "{+:s6}‹,|› for each card returned‹| to hand›‹| by this effect| this way› | for each card returned‹| to hand›‹| by this effect| this way›, {+:s6}", text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("returned to hand"), N: 1}}),
		quiet("this, if so, has words", "s2", "このカードは‹、|›{If:nara}‹、|›{Do.0.Words:kws}を得る", "", text.Clause{Do: []ability.Effect{&ability.Give{What: ability.What{Ref: text.ThisRef}}}}),
		needing(quiet("this is so, and so it is", "s2", "{If:nara}‹、|›{Do:preds}", "", text.Clause{About: text.ThisRef}), func(v any) bool {
			c := v.(text.Clause)
			return ofThisAlone(c.If) && !bySome(c.Do)
		}),
		needing(quiet("this, at a time, is so", "s2", "このカードは‹、|›{If:while}‹、|›{Do:preds}", "", text.Clause{While: true, About: text.ThisRef}), func(v any) bool { return !bySome(v.(text.Clause).Do) }),
		quiet("this, if so, does not attack", "s2", "このカードは‹、|›{If:nara}‹、|›攻撃できない", "", text.Clause{Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.AttackV}}}),
		quiet("not as it enters", "sentence", "このカードは‹、|›‹登場した|コールした|コールされた›ターン‹|中›‹に|›‹、|›攻撃できない", "this card cannot attack ‹|on |during ›the turn ‹|that ›it enters the field", text.Clause{While: true, If: &came, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.AttackV}}}),
		needing(quiet("done if", "s2", "", "{Do:effects} {If:nara}", text.Clause{}), func(v any) bool { c := v.(text.Clause); return c.If != nil && !ofItAlone(c.If) }),
		needing(quiet("so while", "s2", "", "{Do:effects} {If:whiles}", text.Clause{While: true}), func(v any) bool { return v.(text.Clause).If != nil }),
		quiet("chosen and destroyed without its keywords", "chain", "{0.Sel:targets}‹選び、|選んで›‹|その‹カード|モンスター|アイテム›の|それの|その›{1.Words:kws}を無効化し‹て|、›‹|それを›破壊する", "", []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Take: true}, &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Destroy, To: text.At(ability.Discards)}}),
		quiet("destroyed without its keywords", "chain", "{0.What:o}、‹|その›{0.Words:kws}を無効化して破壊する", "destroy {0.What:o}‹,|› nullifying ‹its |their |›{0.Words:kws}", []ability.Effect{&ability.Give{Take: true}, &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Destroy, To: text.At(ability.Discards)}}),
		own1("attacks past their center", "effect", "{What:what}は‹|、›相手のセンターにモンスターがい‹ても|る場合でも›‹|、›‹相手|ファイター|相手ファイター|相手のファイター›‹に|を›攻撃できる | 相手のセンターにモンスターがい‹ても|る場合でも›、{What:what}は‹相手|ファイター|相手ファイター|相手のファイター›‹に|を›攻撃できる", "{What:what} can attack ‹your opponent|the opponent|the fighter|fighters|your opponent's fighter› even if there is a monster ‹in|on› ‹your opponent's|the opponent's|their› center | {What:what} can attack ‹your opponent|the fighter|fighters› even if there is a monster ‹in|on› the center | {What:what} can attack ‹your|the› opponent even if ‹your|the› opponent has a monster in ‹the|their› center",
			&ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: center(foe)}),
		needing(own1("attacks past one of yours", "effect", "{What:what}は君のセンターに{With+:npraw}がい‹ても|る場合でも›攻撃できる", "{What:what} can attack even if there is {With+:anpraw} ‹in|on› your center | {What:what} can attack even if you have {With+:anpraw} ‹in|on› ‹the|your› center | you can attack with {What:what} even if ‹you have|there is› {With+:anpraw} ‹in|on› ‹the|your› center", &ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: &ability.Filter{Zone: []ability.Zone{ability.CenterArea}, Who: you}}), func(v any) bool {
			f := v.(*ability.Rule).With
			return len(f.Has)+len(f.Num) > 0
		}),
		own1("attacks past your center", "effect", "{What:what}は君のセンターにモンスターがい‹ても|る場合でも›攻撃できる | 君のセンターにモンスターがい‹ても|る場合でも›、{What:what}‹は|で›攻撃できる", "{What:what} ‹can|may› attack even if there is a monster ‹in|on› your center | {What:what} can attack even if a monster is ‹in|on› your center | {What:what} can attack even if you have a monster ‹in|on› ‹the|your› center | you ‹can|may› attack with {What:what} even if ‹you have|there is› a monster ‹in|on› ‹the|your› center | even if you have a monster ‹in|on› ‹the|your› center, {What:what} ‹can|may› attack",
			&ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: center(you)}),
		needing(own1("attacked instead", "effect", "‹その|›攻撃‹の|›対象を{To:what}に変更する", "change the target of the attack to {To:what}", &ability.Battle{Op: ability.Retarget}), func(v any) bool { return !aimsElsewhere(&v.(*ability.Battle).To) }),
		quiet("another attacked instead", "effect", "‹その|›攻撃‹の|›対象を{To.Sel.Of.Who:poss}場の‹別の|他の›{To.Sel.Of+:npraw}‹1枚|›に変更する", "change the target of ‹the|that› attack to another {To.Sel.Of+:npraw} on {To.Sel.Of.Who:poss}field", &ability.Battle{Op: ability.Retarget, To: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Not: []ability.State{ability.Attacked_}}}}}),
		needing(own1("they cannot cast", "effect", "{What.Who:player}は{With:npraw}を‹使えない|使用できない›", "{What.Who:player} cannot ‹cast|use› {With:rawnps}", &ability.Rule{Verb: ability.Played}), func(v any) bool {
			f := v.(*ability.Rule).With
			return f != nil && f.Kind != 0 && f.Kind&^(ability.SpellCard|ability.Impact) == 0
		}),
		needing(own1("they cannot equip", "effect", "{What.Who:player}は{With:npraw}を装備できない", "{What.Who:player} cannot equip {With:rawnps}", &ability.Rule{Verb: ability.Played}), func(v any) bool {
			f := v.(*ability.Rule).With
			return f != nil && f.Kind == ability.ItemCard
		}),
		needing(own1("they cannot play", "effect", "{What.Who:player}は{With:npraw}を‹コールできない|使用できない|プレイできない|使えない|装備できない›", "{What.Who:player} cannot ‹call|cast|play› {With:rawnps}", &ability.Rule{Verb: ability.Played}), func(v any) bool {
			f := v.(*ability.Rule).With
			return f != nil && f.Ref == (ability.Ref{}) && f.Kind != ability.ItemCard
		}),
		needing(own1("neither can play", "effect", "お互い‹|のファイター›は{With:npraw}を‹コールできない|使えない|装備できない›", "‹you and your opponent|both players|both fighters› cannot ‹call|cast|use|equip› {With:rawnps}", &ability.Rule{What: ability.What{Who: text.Who(ability.Each)}, Verb: ability.Played}), func(v any) bool {
			f := v.(*ability.Rule).With
			return f != nil && f.Ref == (ability.Ref{}) && f.Kind != 0
		}),
		own1("cannot counter", "effect", "{What.Who:player}は【対抗】を‹使えない|使用できない›", "{What.Who:player} cannot use [counter] | {What.Who:player} cannot use or cast ‹|a ›[counter] | {What.Who:player} cannot ‹use|cast› a [counter] | {What.Who:player} cannot activate ‹|a ›[counter] | {What.Who:player} cannot use ‹cards or abilities|cards and abilities|abilities or cards› with [counter]", &ability.Rule{Verb: ability.Played, Name: "uses a counter"}),
		own1("called from the drop zone", "effect", "このカードはドロップゾーンからコールできる | このカード‹は|を›‹|君の›ドロップゾーンから‹、|›【コールコスト】を払ってコールできる | このカードを‹|君の›ドロップゾーンからコールできる | このカードはドロップゾーンからでもコールできる | このカードは【コールコスト】を払って‹、|›‹|君の›ドロップゾーンから‹|でも|も›コールできる | 【コールコスト】を払って‹、|›このカードを‹|君の›ドロップゾーンからコールできる | このカードは‹|君の›ドロップゾーンから‹|で›もコールできる | このカードは君のドロップゾーンからコールできる | 君のドロップゾーンのこのカードをコールできる | 君はドロップゾーンのこのカードをコールできる", "this card ‹can|may› be called from ‹your|the› drop zone‹| to your field›‹| by paying its ‹[call cost]|call cost››", &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May, Name: "from the drop"}),
		quiet("called from the drop zone if so", "s2", "このカードは‹、|›{If:nara}‹、|›‹|【コールコスト】を払って|【コールコスト】を払って、›‹|君の›ドロップゾーンから‹|でも|も›コールできる", "", text.Clause{Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May, Name: "from the drop"}}}),
		own1("called as a counter", "effect", "このカード‹は|を›【対抗】で‹|手札から›コールできる | このカードは手札から【対抗】でコールできる | ‹|君は›手札のこのカードを【対抗】でコールできる | 君は【対抗】で手札のこのカードをコールできる", "this card can be called ‹as a|as|with|by|using› [counter]‹| from your hand› | ‹this card can be called|you may call this card› from your hand ‹as a|as|with|by|using› [counter] | you may call this card ‹as a|as|with|by|using› [counter]‹| from your hand›", callAsCounter),
		needing(quiet("called as a counter at a time", "s2", "このカードは‹、|›{If:useif}‹、|›【対抗】で‹|手札から›コールできる | このカードは【対抗】で{If:useif}‹、|›コールできる", "", text.Clause{Do: []ability.Effect{callAsCounter}}), func(v any) bool { c := v.(text.Clause).If; return c != nil && !happens(*c) }),
		quiet("either", "poss", "", "either fighter's  | either player's ", text.Who(ability.AnySide)),
		own1("both are hurt", "effect", "お互い‹|のファイター|のプレイヤー›にダメージ{N:num}‹を与える|› | お互い‹|のファイター›に{N:num}ダメージ‹を与える|›", "deal {N:num} damage to ‹you and your opponent|both players|both fighters|each player|each fighter› | ‹|both ›you and your opponent ‹|each ›take {N:num} damage | ‹each player|each fighter› takes {N:num} damage | ‹both players|both fighters› take {N:num} damage", &ability.Damage{To: ability.What{Who: text.Who(ability.Each)}}),
		own1("no damage", "effect", "{Of.Who:player}はダメージを受けない", "{Of.Who:player} cannot be dealt damage | {Of.Who:player} will not be dealt damage | {Of.Who:player} ‹is~are› not dealt damage", &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}),
		own1("no damage by attacks", "effect", "{Of.Who:player}は攻撃‹では|で|の›ダメージを受けない", "{Of.Who:player} cannot be dealt damage ‹by|from› attacks | {Of.Who:player} will not be dealt damage ‹by|from› attacks", &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AttackDamage}}),
		own1("no damage by effects", "effect", "{Of.Who:player}は‹カードの|›効果‹では|で|の|による›ダメージを受けない", "{Of.Who:player} ‹cannot|will not› be dealt ‹damage ‹by|from› ‹|card ›effects|effect damage› | {Of.Who:player} ‹is~are› not dealt damage ‹by|from› ‹|card ›effects", &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}}),
		own1("no damage by their effects", "effect", "{Of.Who:player}は相手の‹カードの|›効果‹では|で|の|による›ダメージを受けない", "{Of.Who:player} cannot be dealt damage by ‹your opponent's card effects|your opponent's effects|effects from your opponent's cards|the effects of your opponent's cards›", &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: &ability.Filter{Who: foe}}}),
		needing(own1("no damage by their effects of a sort", "effect", "{Of.Who:player}は{Of.Obj.Who:poss}{Of.Obj+:npraw}の効果‹では|で|の|による›ダメージを受けない", "{Of.Who:player} ‹cannot|will not› be dealt damage ‹by|from› the effects of {Of.Obj.Who:poss}{Of.Obj+:rawnps}", &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, Obj: &ability.Filter{}}}), func(v any) bool {
			f := v.(*ability.Instead).Of.Obj
			return f.Kind != 0 && f.Ref == (ability.Ref{})
		}),
		own1("janken won", "s1", "相手とじゃんけんを‹して|し›‹、|›‹|君が›勝ったら、{+:s3}", "play \"rock-paper-scissors\" with your opponent, and if you win, {+:s3}", text.Clause{Janken: 1, If: text.Won()}),
		quiet("won", "s2", "‹|君が›‹|じゃんけんに›勝ったら、{+:s3}", "", text.Clause{If: text.Won()}),
		own1("janken", "effect", "相手とじゃんけんをする", "play \"rock-paper-scissors\" with your opponent | play rock-paper-scissors‹ with your opponent|› | play \"janken\" with your opponent", text.PlayJanken(1)),
		own1("life becomes", "effect", "{What.Who:poss}ライフを{N:num}にする | {What.Who:poss}ライフは{N:num}になる", "{What.Who:poss}life becomes {N:num}", &ability.Change{Stat: ability.PlayerLife, Op: ability.Set}),
		quiet("life as much, of you", "effect", "", "gain life equal to {N:exprs}", &ability.Change{What: ability.What{Who: you}, Stat: ability.PlayerLife}),
		own1("that damage", "expr", "‹その|受けた|与えた›ダメージ‹|の数値›", "that damage | ‹the amount of|the number of|that number of|that amount of› damage dealt‹| to you| to your opponent› | ‹|the amount of ›‹the|that› damage ‹that was |›dealt‹| to you| to your opponent| by this card| by the attack| by that attack› | the amount of that damage | the damage you ‹were dealt|took|are dealt›", ability.Amount{Op: ability.EventN}),
		needing(own1("life as much", "effect", "{What.Who:poss}ライフを「{N:exprs}」だけ+する | {What.Who:poss}ライフを‹|、›{N:exprs}‹分|だけ|分だけ›+する | {What.Who:poss}ライフを‹|、›{N:exprs}と同じ‹だけ|数値|数›+する", "{What.Who:player} gain‹|s› life equal to {N:exprs}", &ability.Change{Stat: ability.PlayerLife}), func(v any) bool { return v.(*ability.Change).N.Op != ability.Const }),
		own1("cannot stand", "effect", "{What:what}はスタンド‹できない|しない›", "{What:what} cannot stand", &ability.Rule{Verb: ability.Stood}),
		quiet("cannot stand next", "effect", "{What:what}は‹、|›次の相手のターンの‹開始時|スタートフェイズ‹中|››‹に|、|›スタンド‹できない|しない›", "{What:what} cannot stand ‹during|in› ‹their next ‹start|stand›|your opponent's next stand› phase | {What:what} cannot stand at the start of your opponent's next turn | {What:what} ‹does not|do not› stand ‹during|in› ‹their|your opponent's› next ‹start|stand› phase | {What:what} ‹does not|do not› stand at the start of your opponent's next turn", &ability.Rule{Verb: ability.Stood, For: ability.Time{Until: ability.InNext, Whose: foe, Phase: ability.StartPhase}}),
		own1("cannot link attack", "effect", "{What:what}は連携攻撃できない", "{What:what} cannot link attack", &ability.Rule{Verb: ability.PartyV}),
		needing(own1("theirs cannot link attack you", "effect", "{What:what}は君‹|のファイター›‹に|を›‹|直接›連携攻撃できない", "{What:what} cannot link attack you‹| directly›", &ability.Rule{Verb: ability.PartyV, Name: "fighters"}), func(v any) bool {
			w := v.(*ability.Rule).What
			return w.Sel != nil && w.Sel.Of.Who == foe
		}),
		needing(quiet("words given to what is not said", "effectB", "{Words:kws}を与える", "", &ability.Give{}), func(v any) bool { return len(v.(*ability.Give).Words) > 0 }),
		own1("cannot attack fighters", "effect", "{What:what}は‹|相手の|相手›ファイター‹に|を›攻撃できない | {What:what}は相手‹に|を›攻撃できない", "{What:what} cannot attack ‹fighters|a fighter|the fighter|the opponent|your opponent|your opponent's fighter|the opposing fighter|an opponent's fighter›", &ability.Rule{Verb: ability.AttackV, Name: "fighters"}),
		needing(quiet("theirs cannot attack you", "effect", "{What:what}は君‹|のファイター›‹に|を›攻撃できない", "{What:what} cannot attack ‹you|your fighter›", &ability.Rule{Verb: ability.AttackV, Name: "fighters"}), func(v any) bool {
			w := v.(*ability.Rule).What
			return w.Sel != nil && w.Sel.Of.Who == foe
		}),
		needing(own1("they cannot attack some", "effect", "相手は{What.Sel.Of:np}‹|1枚›を攻撃‹できない|の対象に選べない|の対象にできない›", "your opponent cannot attack {What.Sel.Of:nps}", &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{})}, Verb: ability.AttackedV}), func(v any) bool {
			f := v.(*ability.Rule).What.Sel.Of
			return f.Who == you && len(f.Zone) > 0 && f.Ref == (ability.Ref{})
		}),
		needing(own1("cannot be attacked by some", "effect", "{What:what}は{With:np}に攻撃されない | {With:np}は{What:what}‹に|を›攻撃できない", "{What:what} cannot be attacked by {With:nps} | {With:nps} cannot attack {What:what}", &ability.Rule{Verb: ability.AttackedV}), func(v any) bool {
			r := v.(*ability.Rule)
			mine := r.What.Ref != (ability.Ref{}) || r.What.Sel != nil && r.What.Sel.Of.Who == you && len(r.What.Sel.Of.Zone) > 0
			return mine && r.With != nil && r.With.Ref == (ability.Ref{}) && len(r.With.Is)+len(r.With.Rel) == 0
		}),
		needing(own1("two numbers become as much", "chain", "{0.What=1.What:what}の{0.Stat:statname}と{1.Stat:statname}‹は|を›{0.N=1.N:num}に‹なる|する›", "{0.What=1.What:what}'s {0.Stat:statname} and {1.Stat:statname} ‹become|are› {0.N=1.N:num} | the {0.Stat:statname} and {1.Stat:statname} of {0.What=1.What:what} ‹become|are› {0.N=1.N:num}", []ability.Effect{&ability.Change{Op: ability.Set}, &ability.Change{Op: ability.Set}}), func(v any) bool {
			es := v.([]ability.Effect)
			return es[0].(*ability.Change).Stat != es[1].(*ability.Change).Stat
		}),
		quiet("they cannot attack this", "effect", "相手は{What.Ref:ref}を攻撃‹できない|の対象に選べない|の対象にできない›", "your opponent cannot attack {What.Ref:ref}", &ability.Rule{Verb: ability.AttackedV}),
		needing(own1("this cannot attack some", "effect", "このカードは{What.Sel.Of:np}‹に|を›攻撃できない", "this card cannot attack {What.Sel.Of:nps} | you cannot attack {What.Sel.Of:nps} with this card", &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{})}, Verb: ability.AttackedV, With: text.ThisFilter()}), func(v any) bool {
			f := v.(*ability.Rule).What.Sel.Of
			return f.Ref == (ability.Ref{}) && f.Kind == ability.Monster && f.Who != you
		}),
		own1("cannot attack the sides", "effect", "このカードはレフトとライトに攻撃できない | このカードはレフトとライトを攻撃できない", "you cannot attack the left or right with this card | this card cannot attack the left or right", &ability.Rule{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.LeftArea, ability.RightArea}, Who: foe, Kind: ability.Monster})}, Verb: ability.AttackedV, With: text.ThisFilter()}),
		quiet("one that attacks", "selb", "", "‹the|that› attacking {Of+:npraw}", ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.Attacking}}}),
		quiet("reveal the top card", "effect", "", "reveal the top card of {From.Who:poss}deck", &ability.Look{Who: you, From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, N: one1(), Reveal: true, Bind: text.SlotNew}),
		quiet("look at the top card", "effect", "", "look at the top card of {From.Who:poss}deck", &ability.Look{Who: you, From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, N: one1(), Bind: text.SlotNew}),
		quiet("look from the top", "effect", "", "look at {N:ncard} from the top of {From.Who:poss}deck", &ability.Look{Who: you, From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: text.SlotNew}),
		quiet("reveal from the top", "effect", "", "reveal {N:ncard} from the top of {From.Who:poss}deck", &ability.Look{Who: you, From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: text.SlotNew}),
		quiet("top cards from", "selb", "", "the top {Of.Depth:ncard} from {Of.Who:poss}deck", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}),
		quiet("top card from", "selb", "", "the top card from {Of.Who:poss}deck", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}),
		quiet("back into the deck", "effect", "{What:o}‹|君の|持ち主の›デッキに戻し‹、|て›‹|デッキを|君のデッキを›シャッフルする", "shuffle {What:o} ‹to|into› ‹your|the|their|its owner's› deck | return {What:o} ‹to|into› ‹your|the› deck‹, and|,| and› shuffle‹ it| your deck| the deck|› | put {What:o} into ‹your|the› deck‹, and|,| and› shuffle ‹it|your deck|the deck›", &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}),
		own1("drawn from below", "effect", "君のデッキの下からカード{What.Sel.Of.Depth:num}枚を引く | 君のデッキの下から‹カードを|›{What.Sel.Of.Depth:num}枚引く", "draw {What.Sel.Of.Depth:ncard} from the bottom of your deck", &ability.Move{What: ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you, Bottom: true, Depth: &ability.Amount{}})}, To: text.At(ability.Hand_)}),
		own1("moves where nobody stands", "effect", "{What:o}‹|君の|君の場の›‹空いている|空いた|別の空いている|別の|他の›‹|モンスター›エリアに移動‹する|させる›", "move {What:o} to another open ‹|monster ›area‹| on your field› | move {What:o} to another area‹| on your field› | move {What:o} to an‹| other› open ‹|monster ›area‹| on your field›", &ability.Act{Word: "move to empty"}),
		own1("moves to an open side", "effect", "{What:o}‹レフトかライトの‹空いている|空いた›‹|モンスター›エリア|‹空いている|空いた›‹レフトかライト|レフト、ライト››に移動‹する|させる›", "move {What:o} to ‹the|an|their|your› open left or right", &ability.Act{Word: "move to sides"}),
		needing(own1("either of two", "chain", "{0.List.0.0:effect}か、{0.List.1.0:effect}", "‹either |›{0.List.0.0:effect}‹,|› or {0.List.1.0:effect}", []ability.Effect{&ability.Modes{N: text.One(), List: [][]ability.Effect{{nil}, {nil}}}}), apartDone),
		needing(quiet("either of two, the second in two steps", "chain", "", "‹either |›{0.List.0.0:effect}‹,|› or {0.List.1:chain}", []ability.Effect{&ability.Modes{N: text.One(), List: [][]ability.Effect{{nil}, {nil, nil}}}}), apartDone),
		quiet("link attack nullified", "s3", "‹その|この›連携攻撃を無効化する", "nullify ‹the|that› link attack", text.Clause{If: &linkedNow, Do: []ability.Effect{&ability.Battle{Op: ability.EndAttack}}}),
		quiet("stat doubled", "effect", "", "double {What:what}'s {Stat:statname} | double the {Stat:statname} of {What:what} | {What:what}'s {Stat:statname} is doubled | the {Stat:statname} of {What:what} is doubled", &ability.Change{Op: ability.Times, N: ability.N(2)}),
		quiet("its stat doubled", "effect", "", "double its {Stat:statname} | its {Stat:statname} is doubled", &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Times, N: ability.N(2)}),
		quiet("stat for a time, said within", "effect", "{What:what}の{Stat:staticon}を‹、|›{For:span}‹、|›{Op:pm}{N:num}‹する|›", "", &ability.Change{}),
		needing(quiet("stat as much more", "effect", "", "{What:what} ‹gets~get› {Stat:staticon} equal to {N:exprs}", &ability.Change{}), func(v any) bool { return v.(*ability.Change).N.Op != ability.Const }),
		needing(own1("stat as much", "effect", "{What:what}の{Stat:statname}は‹、|›{N:exprs}と同じ‹になる|である›", "{What:what}'s {Stat:statname} ‹is|becomes› ‹equal to|the same as› {N:exprs} | the {Stat:statname} of {What:what} ‹is|becomes› ‹equal to|the same as› {N:exprs}", &ability.Change{Op: ability.Set}), func(v any) bool { return v.(*ability.Change).N.Op != ability.Const }),
		quiet("stat increased", "effect", "", "{What:what}'s {Stat:staticon} is increased by {N:num} | the {Stat:staticon} of {What:what} is increased by {N:num}", &ability.Change{}),
		quiet("its stat becomes", "effect", "", "its {Stat:statname} ‹is|becomes› {N:num}", &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Set}),
		quiet("size becomes", "effect", "", "{What:what} become‹s|› size {N:num}", &ability.Change{Stat: ability.Size, Op: ability.Set}),
		quiet("stat becomes", "effect", "{What:what}の{Stat:statname}は{N:num}になる | {What:what}は{Stat:statname}{N:num}になる", "{What:what}'s {Stat:statname} ‹is|becomes› {N:num} | the {Stat:statname} of {What:what} ‹is|becomes› {N:num}", &ability.Change{Op: ability.Set}),
		own1("size less", "effect", "{What:what}のサイズを{N:num}減らす", "reduce the size of {What:what} by {N:num} | the size of {What:what} ‹is|are› reduced by {N:num} | {What:what}'s size‹| on the field| on your field› is reduced by {N:num} | reduce {What:what}'s size by {N:num} | {What:what} ‹gets~get› size reduced by {N:num} | the size of {What:what} ‹is|are› reduced by {N:num} on ‹the|your› field", &ability.Change{Stat: ability.Size, Op: ability.Sub}),
	}
	rows = append(rows, alternatives()...)
	for _, w := range []struct{ ja, en, icon, onto string }{{"変身", "transform", "transform", "‹ into|›"}, {"搭乗", "ride", "riding", "‹| on| into›"}} {
		for n, how := range []string{"払って", "払わずに"} {
			paying := []string{"by paying", "without paying"}[n]
			r := own1(w.en+"s "+paying, "effect", "{What:o}【"+w.ja+"】のコストを"+how+"‹"+w.ja+"|【"+w.ja+"】›する | {What:o}コストを"+how+w.ja+"する | {What:o}"+w.ja+"コストを"+how+"‹"+w.ja+"|装備›する | 【"+w.ja+"】のコストを"+how+"{What:what}に"+w.ja+"する", "‹["+w.icon+"]|"+w.en+"›"+w.onto+" {What:o} "+paying+" ‹its|the|their› ‹["+w.icon+"]|"+w.en+"› cost", &ability.Act{Word: w.en, N: ability.N(int32(1 - n))})
			rows = append(rows, r)
		}
	}
	for _, z := range []struct {
		zone   ability.Zone
		ja, en string
	}{{ability.CenterArea, "センター", "center"}, {ability.LeftArea, "レフト", "left"}, {ability.RightArea, "ライト", "right"}} {
		rows = append(rows, needing(own1("they cannot call to the "+z.en, "effect", "{What.Who:player}は"+z.ja+"に{With:npraw}をコールできない", "{What.Who:player} ‹cannot|may not› call {With:rawnps} to ‹the|your|their› "+z.en, &ability.Rule{Verb: ability.Played, Name: "to the " + z.en}), func(v any) bool { return v.(*ability.Rule).What.Who.Side != ability.Each }))
		rows = append(rows, own1("nobody can call to the "+z.en, "effect", "お互い‹|のファイター›は‹|、›"+z.ja+"に{With:npraw}をコールできない", "you and your opponent cannot call {With:rawnps} to the "+z.en+" | neither ‹player|you nor your opponent› can call {With:rawnps} to the "+z.en, &ability.Rule{What: ability.What{Who: text.Who(ability.Each)}, Verb: ability.Played, Name: "to the " + z.en}))
		rows = append(rows, own1("moves to the "+z.en, "effect", "{What:o}"+z.ja+"に移動する | {What:o}"+z.ja+"に移動させる", "move {What:o} to ‹the|your› "+z.en, &ability.Move{To: text.At(z.zone)}))
	}
	for _, z := range [...]struct{ ja, done, en, verb, name string }{{"‹【コールコスト】|コールコスト|コスト›", "コールできる", "called", "call", "free"}, {"‹【使用コスト】|使用コスト|コスト›", "使える", "cast", "cast", "free cast"}, {"‹【装備コスト】|装備コスト|コスト›", "装備できる", "equipped", "equip", "free equip"}} {
		whose := "このカード‹は|を|を、|の›"
		if z.verb == "cast" {
			whose = "‹このカードは|このカードを|このカードを、|このカードの|›"
		}
		rows = append(rows, quiet(z.en+" free if so", "s2", "このカードは{If:nara}‹、|›"+z.ja+"を払わずに"+z.done, "", text.Clause{Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May, Name: z.name}}}))
		rows = append(rows, own1(z.en+" free", "effect", whose+z.ja+"を払わずに"+z.done, "this card can be "+z.en+" without paying ‹its|the› ‹["+z.verb+" cost]|"+z.verb+" cost›", &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May, Name: z.name}))
	}
	for _, z := range callPlaces {
		for n, how := range [...]string{"払って", "払わずに"} {
			paying := [...]string{"by paying", "without paying"}[n] + " ‹its|their|the› ‹[call cost]|call cost›"
			if n == 0 {
				rows = append(rows, needing(quiet("call to "+z.word+", for its cost", "effect", "{What:o}"+z.ja+"コールする", "call {What:o} "+z.en, &ability.Act{Word: "call to " + z.word}), areasFor))
			}
			rows = append(rows, needing(own1("call to "+z.word+how, "effect", "{What:o}"+z.ja+"‹【コールコスト】|コールコスト›を"+how+"コールする | {What:o}‹|、›‹【コールコスト】|コールコスト›を"+how+"‹|、›"+z.ja+"コールする", "call {What:o}‹|,› "+z.en+" "+paying+" | call {What:o} "+paying+" "+z.en, &ability.Act{Word: "call to " + z.word, N: ability.N(int32(n))}), areasFor))
		}
	}
	for _, p := range plays {
		of := "‹[" + p.cost[1] + "]|" + p.cost[1] + "›"
		costJA := "‹" + p.cost[0] + "|" + strings.Trim(p.cost[0], "【】") + "›"
		if p.kind == ability.Monster || p.kind == ability.ItemCard { // of an attribute: what is called, or equipped
			ja := []string{"君の‹|手札の›{What.Sel.Of+:npraw}の", "君が‹|手札から›" + strings.TrimSuffix(p.done, "した") + "する{What.Sel.Of+:npraw}の"}
			also := "君が{What.Sel.Of+:npraw}を" + strings.TrimSuffix(p.done, "した") + "する‹時|場合›‹、|›‹|" + costJA + "‹の|で››払うゲージ‹を|›{N:num}減らす"
			for i := range ja {
				ja[i] += costJA + "‹の|を|で払う›ゲージ‹を|›{N:num}減らす"
			}
			rows = append(rows, needing(own1("cheaper "+p.en+" of an attribute", "effect", strings.Join(append(ja, also), " | "), "the "+of+" of ‹|each of |all |all of ›your {What.Sel.Of+:rawnps}‹| in ‹|your ›hand› is reduced by {N:num} gauge | the "+of+" of {What.Sel.Of+:rawnps} in your hand is reduced by {N:num} gauge | reduce the "+of+" of ‹|each of |all |all of ›your {What.Sel.Of+:rawnps}‹| in your hand› by {N:num} gauge",
				&ability.CostChange{What: ability.What{Sel: allOf(ability.Filter{Who: you, Kind: p.kind})}, Op: ability.Sub, Verb: ability.Played}), func(v any) bool {
				f := v.(*ability.CostChange).What.Sel.Of
				return f.Kind == p.kind && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && len(f.Has) > 0
			}))
		}
		cheaper := func(v any) bool {
			c := v.(*ability.CostChange)
			return c.What.Ref == text.ThisRef || c.What.Sel != nil && c.What.Sel.Of.Kind == p.kind && len(c.What.Sel.Of.Zone) == 0
		}
		rows = append(rows, needing(own1("cheaper "+p.en, "effect", "{What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}の"+costJA+"‹の|を|で払う›ゲージ‹を|›{N:num}減らす", "the "+of+" of ‹|each of |all |all of ›{What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} is reduced by {N:num} gauge | reduce the "+of+" of ‹|each of |all |all of ›{What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} by {N:num} gauge | the gauge cost written in the "+of+" of ‹|each of |all |all of ›{What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} is reduced by {N:num}",
			&ability.CostChange{What: ability.What{Sel: allOf(ability.Filter{})}, Op: ability.Sub, Verb: ability.Played}), cheaper),
			needing(quiet("cheaper "+p.en+" in hand", "effect", "君の手札の{What.Sel.Of+:npraw}の"+costJA+"‹の|を|で払う›ゲージ‹を|›{N:num}減らす", "the "+of+" of ‹|each of |all |all of ›{What.Sel.Of+:rawnps} in your hand is reduced by {N:num} gauge",
				&ability.CostChange{What: ability.What{Sel: allOf(ability.Filter{Who: you})}, Op: ability.Sub, Verb: ability.Played}), cheaper))
	}
	rows = append(rows, own1("this cheaper", "effect", "このカードの{:costof}‹の|を|で払う›ゲージ‹を|›{N:num}減らす", "the {:costof} of this card is reduced by {N:num} gauge | this card's {:costof} is reduced by {N:num} gauge | reduce the {:costof} of this card by {N:num} gauge | reduce this card's {:costof} by {N:num} gauge", &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Op: ability.Sub, Verb: ability.Played}))
	for _, p := range plays {
		rows = append(rows, own1("nullify "+p.en+" "+p.un, "effect", "その"+p.noun+"の"+p.un+"を無効化する | その"+p.noun+"を無効化する | 相手の"+p.noun+"の"+p.un+"を無効化する | 相手が"+p.done+p.noun+"を無効化する", "nullify the "+p.call+" of ‹the|that› "+p.en+" | nullify that "+p.en+" | nullify the "+p.en+" "+map[string]string{"monster": "called", "spell": "cast", "item": "equipped", "impact": "used"}[p.en]+" by your opponent",
			&ability.Cancel{What: ability.What{Sel: allOf(used(p.kind, foe))}}))
	}
	rows = append(rows, own1("nullify what is played", "effect", "そのカード‹|の使用›を無効化する", "nullify that card", thatPlayed))
	rows = append(rows, quiet("nullify the call", "effect", "そのコールを無効化する", "nullify ‹the|that› call", &ability.Cancel{What: ability.What{Sel: allOf(used(ability.Monster, foe))}}))
	return append(rows, finds()...)
}

// aimsElsewhere tells whether what is to be attacked is said to be another: than what was.
func aimsElsewhere(w *ability.What) bool {
	return w.Sel != nil && (slices.Contains(w.Sel.Of.Not, ability.Attacked_) || slices.ContainsFunc(w.Sel.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other }))
}

// ofItAlone tells whether a condition is that "it" attacks alone: behind what happens to this card's attack that is
// said of this card.
func ofItAlone(c *ability.Cond) bool {
	return c.Op == ability.Is && text.IsIt(c.Ref) && c.Of != nil && slices.Contains(c.Of.Not, ability.InParty)
}

// ofThisAlone tells whether a condition is of this card.
func ofThisAlone(c *ability.Cond) bool {
	return c != nil && c.Op == ability.Is && c.Ref == text.ThisRef
}

// bySome tells whether of several things that do not happen one is said to be by somebody or something: it may be meant of all.
func bySome(es []ability.Effect) bool {
	return len(es) > 1 && slices.ContainsFunc(es, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		return is && (r.By != (ability.Who{}) || r.Kind != ability.AnyDamage)
	})
}

func one1() *ability.Amount { n := ability.N(1); return &n }

func center(of ability.Who) *ability.Filter {
	return &ability.Filter{Zone: []ability.Zone{ability.CenterArea}, Who: of, Kind: ability.Monster}
}

// hurt is damage that a fighter is dealt.
func hurt(of ability.Who) ability.Event { return ability.Event{Verb: ability.TakeDamage, Who: of} }

// happens tells whether a condition asks what has happened, which passes.
func happens(k ability.Cond) bool {
	return k.Op == ability.Happened || slices.ContainsFunc(k.Args, happens)
}
