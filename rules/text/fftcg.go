package text

import (
	"strings"
	"sync"

	"gotaku/rules/ability"
)

var fftcg = sync.OnceValue(func() *Game {
	g := &Game{lex: fftcgLexicon(), table: newTable()}
	g.buildTable()
	return g
})

// FFTCG is the grammar of FF-TCG. The table is built once.
func FFTCG() *Game { return fftcg() }

// The groups of kinds. FF-TCG 5.2.3.1.
const (
	characters = ability.Forward | ability.Backup | ability.Monster
	abilities  = ability.AutoObject | ability.ActionObject | ability.SpecialObject
)

// onStack is where abilities are objects. 7.12
var onStack = placesOf([]ability.Zone{ability.Resolving})

// fftcgLexicon is what FF-TCG says in its own words.
func fftcgLexicon() *lexicon {
	x := &lexicon{
		icons:    fftcgIcons(),
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
		say: [langs]*strings.Replacer{
			JA: strings.NewReplacer("これにより", "これにより", "これ", ownName, "自分", "あなた", "相手", "対戦相手", "墓場", "ブレイクゾーン", "場合", "場合", "場", "フィールド",
				"プレイヤー", "プレイヤー", "プレイ", "キャスト", "能力", "アビリティ", "攻撃", "アタック", "破壊", "ブレイク", "アクト", "ダル"),
			EN: strings.NewReplacer("cemetery", "Break Zone", "select ", "choose ", "destroy ", "break ", "play ", "cast ", "played", "cast", "acted", "dull", "standing", "active"),
		},
		unsaid: [langs][]string{JA: {"リーダー", "進化", "PP", "EP", "EX", "[", "【", "融合", "装備", "出走", "操縦", "ドライブ", "トリガー", "交戦", "体力", "攻撃力", "変身", "奪う", "渡す", "消滅",
			"消去", "サイコロ", "出た目", "カード名", "数字", "指定した", "バトル", "フォロワー", "アミュレット", "トークン", "食事", "を持つ", "ダメージを割り", "攻撃ダメージ", "能力ダメージ", "融合", "{What:what}の{Stat:", "スタンド", "チョイス", "が来た", "が来る", "プレイする際", "{Sel.Of.Who:poss}デッキから", "箱詰め"}},
		own: fftcgRows(),
		faces: map[string][langs]string{
			"destroy": {JA: "-", EN: "-"}, "banish": {JA: "-", EN: "-"},
			"this":       {JA: ownName + " | このカード | このキャラクター | このフォワード", EN: ownName + " | this card | this Character | this Forward"},
			"it":         {JA: "それ | それら | その‹カード|フォワード|キャラクター|バックアップ|モンスター|召喚獣›", EN: itMark + " | it | them | they | that ‹card|Forward|Character|Backup|Monster|Summon›"},
			"their":      {JA: "自分の | 自身の"},
			"opponents":  {EN: "your opponent's  | the opponent's  | opponent's "},
			"other":      {JA: ownName + "以外の | 他の", EN: "… other than " + ownName},
			"same name":  {JA: ownName + "と同じカード名の", EN: "… with the same name as " + ownName},
			"other name": {JA: ownName + "とカード名が異なる", EN: "… with a different name from " + ownName},
			"not kind":   {JA: "-", EN: "-"},
			"fought":     {JA: "-", EN: "-"},
			"hand":       {JA: "-", EN: "-"}, "deck": {JA: "-", EN: "-"}, "Break Zone": {JA: "-", EN: "-"}, "Damage Zone": {JA: "-", EN: "-"},
			"counters is or more": {JA: "-", EN: "-"},
			"side":                {JA: "-", EN: "-"},
			"side before":         {JA: "-", EN: "-"},
			"trait":               {JA: "{Has.0.Value:trait}‹の|›", EN: "{Has.0.Value:trait} "},
			"class":               {JA: "{Has.0.Value:class}‹の|›", EN: "{Has.0.Value:class} "},
			"with keyword":        {JA: "{Has.0.Value:kw}を持つ", EN: "… with {Has.0.Value:kw}"}, "without keyword": {JA: "{Has.0.Value:kw}を持たない", EN: "… without {Has.0.Value:kw}"},
			"among": {JA: "その中から‹、|›{Of+:npraw}{N:count}‹を|›", EN: "{N:count} {Of+:npraw} ‹|from ›among them"},
			"rest":  {JA: "残り", EN: "the rest | the other cards"},

			"stat of":  {JA: "{Ref:ref}の{Stat:refstat}", EN: "the {Stat:refstat} of {Ref:ref} | {Ref:ref}'s {Stat:refstat}"},
			"its stat": {JA: "その{Stat:refstat}", EN: "its {Stat:refstat}"},
			"select":   {JA: "{Sel:targets}選ぶ", EN: "choose {Sel:targets}"}, "select both": {JA: "{Sel.Each.0:selb}と{Sel.Each.1:selb}‹を|›選ぶ", EN: "choose {Sel.Each.0:selb} and {Sel.Each.1:selb}"},
			"return":     {JA: "{What:o}‹持ち主の|オーナーの|›手札に戻す", EN: "return {What:o} to ‹its owner's|their owner's|their owners'|your› hand‹|s›"},
			"discard":    {JA: "-", EN: "-"},
			"draw":       {JA: "カードを{N:num}枚引く | {N:num}枚カードを引く | カード{N:num}枚を引く | カード{N:num}枚引く | {N:num}枚引く", EN: "draw {N:ncard}"},
			"draw up to": {JA: "カードを{N:num}枚まで引く | 最大{N:num}枚までカードを引く", EN: "draw up to {N:ncard}"},
			"verb if":    {JA: "{_:condV}‹場合|なら|ならば›", EN: "if {_:condV}"},
			"noun if":    {JA: "{_:condN}‹の場合|である場合|なら|ならば›", EN: "if {_:condN}"},
			"this noun":  {JA: ownName + " | このフォワード | このキャラクター | このカード", EN: ownName + " | this Forward | this Character | this card"},
			"play":       {JA: "{What:o}キャストする", EN: "cast {What:o}"}, "play free": {JA: "{What:o}コストを支払わずにキャストする", EN: "cast {What:o} without paying ‹its|the› cost"},
			"seize":          {JA: "{What:what}のコントロールを得る", EN: "gain control of {What:o}"},
			"to field":       {JA: "{What:o}‹|持ち主のコントロールで›フィールドに出す", EN: "play {What:o} onto the field"},
			"to field acted": {JA: "{What:o}ダル状態でフィールドに出す", EN: "play {What:o} onto the field dull"},
			"to your field":  {JA: "{What:o}あなたのフィールドに出す", EN: "play {What:o} onto your field"},
			"to hand":        {JA: "{What:o}手札に加える", EN: "add {What:o} to ‹your|its owner's› hand"},
			"to hand shown":  {JA: "{What:o}公開し‹て|›‹|、›手札に加える", EN: "reveal {What:o} and add it to your hand"},
			"to deck bottom": {JA: "{What:o}‹|好きな順番で|好きな順に›‹|持ち主の|あなたの›デッキの‹|一番|1番›下に‹置く|戻す›", EN: "‹put|return|place› {What:o} ‹at|to|on› the bottom of ‹its owner's|your|their owner's› deck‹| in any order›"},
			"to deck top":    {JA: "{What:o}‹|好きな順番で|好きな順に›‹|持ち主の|あなたの›デッキの‹|一番|1番›上に‹置く|戻す›", EN: "‹put|return|place› {What:o} ‹on|at› ‹|the ›top of ‹its owner's|your|their owner's› deck‹| in any order›"},
			"rest to deck bottom": {JA: "{What:o}好きな順番で‹|あなたの›デッキの‹|一番|1番›下に‹置く|戻す› | {What:o}好きな順に‹|あなたの›デッキの‹|一番|1番›下に‹置く|戻す›",
				EN: "‹return|put|place› {What:o} ‹to|at› the bottom of your deck in any order"},
			"damage":             {JA: "{To:what}に{N:num}ダメージ‹を与える|›", EN: "deal {N:num} damage to {To:what}"},
			"damage instead":     {JA: "{N:num}ダメージを与える", EN: "deal {N:num} damage"},
			"damage split":       {JA: "{To:what}に‹|合計›{N:num}ダメージを‹好きなように|›‹割り振って|振り分けて›与える", EN: "deal {N:num} damage divided among {To:what}"},
			"damage equal":       {JA: "{To:what}に‹|、›{N:expr}‹に等しい|と同じ›ダメージを与える", EN: "deal {To:what} damage equal to {N:expr}"},
			"damage twice":       {JA: "-", EN: "-"},
			"give words":         {JA: "{What:what}は{Words:kws}を‹得る|持つ›", EN: "{What:what} ‹gains~gain› {Words:kws}"},
			"give quoted":        {JA: "{What:what}は「{Quoted:quoted}」を‹得る|持つ›", EN: "{What:what} ‹gains~gain› “{Quoted:quoted}”"},
			"give both":          {JA: "{What:what}は{Words:kws}と「{Quoted:quoted}」を‹得る|持つ›", EN: "{What:what} ‹gains~gain› {Words:kws} and “{Quoted:quoted}”"},
			"lose all":           {JA: "{What:what}は‹すべての|›アビリティを‹|すべて›失う", EN: "{What:what} ‹loses~lose› all ‹|its |their ›abilities"},
			"lose words":         {JA: "{What:what}は{Words:kws}を失う", EN: "{What:what} ‹loses~lose› {Words:kws}"},
			"act":                {JA: "{What:o}ダルにする | {What:o}ダル状態にする", EN: "dull {What:o}"},
			"stand":              {JA: "{What:o}アクティブにする", EN: "activate {What:o}"},
			"put counter":        {JA: "{What:what}に{Name:ctrname}カウンターを{N:num}個置く | {What:what}に{Name:ctrname}カウンター{N:num}個を置く", EN: "place {N:nummany} {Name:ctrname} Counter‹~s› on {What:what}"},
			"remove counter":     {JA: "{What:what}から{Name:ctrname}カウンターを{N:num}個取り除く | {What:what}の{Name:ctrname}カウンターを{N:num}個取り除く", EN: "remove {N:nummany} {Name:ctrname} Counter‹~s› from {What:what}"},
			"remove counters":    {JA: "{What:what}から{Name:ctrname}カウンターをすべて取り除く", EN: "remove all {Name:ctrname} Counters from {What:what}"},
			"modes":              {JA: "以下の{:modetotal}つから{N:modecount}‹を|›‹選んで使う|選択する|選ぶ›", EN: "‹choose|select› {N:modecount} of the {:modetotal} following actions"},
			"modes instead":      {JA: "{N:modecount}‹を|›‹選んで使う|選択する|選ぶ›", EN: "choose {N:modecount}"},
			"mode count up to":   {JA: "‹最大|›{N:num}つまで", EN: "up to {N:num}"},
			"extra turn":         {JA: "-", EN: "-"},
			"win":                {JA: "-", EN: "-"},
			"lose":               {JA: "-", EN: "-"},
			"point":              {JA: "-", EN: "-"},
			"points":             {JA: "-", EN: "-"},
			"act cost":           {JA: "{0.Do.What:o}ダルにする", EN: "dull {0.Do.What:o}"},
			"act and bury":       {JA: "-", EN: "-"},
			"own damage":         {JA: "-", EN: "-"},
			"lesson":             {JA: "-", EN: "-"},
			"paying":             {JA: "-", EN: "-"},
			"paid":               {JA: "-", EN: "-"},
			"own turn while":     {JA: "{Who:poss}ターン‹の間|中›", EN: "during {Who:poss}turn"},
			"turn of":            {JA: "{Who:poss}ターン‹|中›", EN: "it is {Who:poss}turn"},
			"is acted":           {JA: "{Ref:ref}がダル状態", EN: "{Ref:ref} is dull"},
			"is standing":        {JA: "{Ref:ref}がアクティブ状態", EN: "{Ref:ref} is active"},
			"has keyword":        {JA: "{Ref:ref}が{Of.Has.0.Value:kw}を持つ | {Ref:ref}が{Of.Has.0.Value:kw}を持っている", EN: "{Ref:ref} has {Of.Has.0.Value:kw}"},
			"enters":             {JA: "-", EN: "-"},
			"anyone's enters":    {JA: "-", EN: "-"},
			"this enters":        {JA: "-", EN: "-"},
			"leaves":             {JA: "{Subj:fieldnp}がフィールドを離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the field"},
			"dies":               {JA: "{Subj:fieldnp}がフィールドからブレイクゾーンに置かれた | {Subj:fieldnp}がブレイクゾーンに置かれた", EN: "{Subj:fieldnp} ‹is~are› put from the field into the Break Zone"},
			"returned":           {JA: "{Subj:fieldnp}が‹フィールドから|›手札に戻った", EN: "{Subj:fieldnp} ‹is~are› returned from the field to hand"},
			"attacked":           {JA: "-", EN: "-"},
			"attacks it":         {JA: "-", EN: "-"},
			"deals damage":       {JA: "{Subj:fieldnp}が{Obj:np}にダメージを与えた", EN: "{Subj:fieldnp} ‹deals~deal› damage to {Obj:anp}"},
			"takes damage":       {JA: "{Subj:fieldnp}がダメージを受けた", EN: "{Subj:fieldnp} ‹is~are› dealt damage"},
			"plays":              {JA: "{Who:player}が{Subj:npraw}をキャストした", EN: "{Who:player} ‹casts~cast› {Subj:anpraw}"},
			"this discarded":     {JA: "-", EN: "-"},
			"discards":           {JA: "{Who:player}が‹|自分の›手札を捨てた | {Who:player}が‹手札の|›カードを‹|手札から›捨てた", EN: "{Who:player} ‹discards~discard› a card"},
			"draws":              {JA: "{Who:player}がカードを引いた", EN: "{Who:player} ‹draws~draw› a card"},
			"counter put":        {JA: "{Subj:fieldnp}に{Name:ctrname}カウンターが置かれた", EN: "a {Name:ctrname} Counter is placed on {Subj:fieldnp}"},
			"start phase":        {JA: "アクティブフェイズ", EN: "Active Phase"},
			"main phase":         {JA: "メインフェイズ", EN: "Main Phase"},
			"end phase":          {JA: "エンドフェイズ | 終了フェイズ", EN: "End Phase"},
			"turn begins":        {JA: "-", EN: "-"},
			"turn ends":          {JA: "-", EN: "-"},
			"cannot attack it":   {JA: "-", EN: "-"},
			"cannot be attacked": {JA: "-", EN: "-"}, "attacks standing": {JA: "-", EN: "-"},
			"cannot be selected by":  {JA: "{What:what}は対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by your opponent's Summons or abilities"},
			"cannot be destroyed by": {JA: "-", EN: "-"},
			"takes no damage":        {JA: "{What:what}はダメージを受けない", EN: "{What:what} ‹takes~take› no damage"}, "deals no damage": {JA: "-", EN: "-"},
			"player cannot play": {JA: "{What.Who:player}は{With:npraw}をキャストできない", EN: "{What.Who:player} cannot cast {With:rawnps}"},
			"may play":           {JA: "{What.Who:player}は{With:npraw}をキャストできる", EN: "{What.Who:player} can cast {With:rawnps}"},
			"cannot be played":   {JA: "-", EN: "-"},
			"must attack":        {JA: "{What:what}は可能ならアタックしなければならない | {What:what}は‹可能な限り|可能であれば|できるなら›アタックしなければならない", EN: "{What:what} must attack if ‹able|possible› | {What:what} must attack ‹once per|each› turn if ‹able|possible›"},
			"would be destroyed": {EN: "{Subj:fieldnp} would be broken | {Subj:fieldnp} ‹is~are› broken"},
			"would leave":        {EN: "{Subj:fieldnp} would leave the field | {Subj:fieldnp} ‹leaves~leave› the field"},
			"would die":          {EN: "{Subj:fieldnp} would be put from the field into the Break Zone | {Subj:fieldnp} ‹is~are› put ‹|from the field ›into the Break Zone"},
			"would return":       {EN: "{Subj:fieldnp} would be returned from the field to hand"},
			"damage taken":       {JA: "{Of.Subj:fwhat}が受けるダメージを{Op:pm}{N:num}する", EN: "damage dealt to {Of.Subj:fwhat} changes by {Op:pm}{N:num}"}, "damage dealt": {JA: "-", EN: "-"},
			"damage taken set": {JA: "{Of.Subj:fwhat}が受けるダメージは{N:num}になる", EN: "damage dealt to {Of.Subj:fwhat} becomes {N:num}"}, "damage dealt times": {JA: "-", EN: "-"}, "damage taken times": {JA: "-", EN: "-"},
			"next damage set": {JA: "このターンの間、{Of.Subj:fwhat}が次に受けるダメージは{N:num}になる", EN: "during this turn, the next damage dealt to {Of.Subj:fwhat} becomes {N:num}"}, "next damage changed": {JA: "-", EN: "-"},
			"the next damage set": {JA: "-", EN: "-"}, "the next damage changed": {JA: "-", EN: "-"},
			"attack damage": {JA: "-", EN: "-"}, "combat damage": {JA: "-", EN: "-"}, "ability damage": {JA: "-", EN: "-"},

			"limit":           {JA: "このアビリティは‹1ターンに|ターンごとに›{Limit.N:int}‹回|度›‹のみ|だけ|まで|›‹使用できる~誘発する› | このアビリティは1ターンに{Limit.N:int}‹回|度›‹だけ|まで|のみ|›‹発動する|使える› | このアビリティは1ターンに{Limit.N:int}‹回|度›しか‹使用できない|使えない|誘発しない|発動しない›", EN: "‹you can only use this ability~this effect will trigger only› {Limit.N:times} per turn"},
			"limit per game":  {JA: "このアビリティは‹ゲーム中に|このゲーム中に›{Limit.N:int}‹回|度›‹のみ|だけ|›‹使用できる~誘発する›", EN: "‹you can only use this ability~this effect will trigger only› {Limit.N:times} per game"},
			"no limit":        {JA: "-", EN: "-"},
			"needs":           {JA: "このアビリティは{Needs:nara}‹のみ|に限り|にのみ|だけ›‹使用できる|使える› | このアビリティは{Needs:nara}にしか‹使用できない|使えない›", EN: "you can only use this ability {Needs:nara}"},
			"X is":            {JA: "Xは{X:expr}‹である|に等しい|とする›", EN: "X is {X:expr}"},
			"did":             {JA: "‹そうした場合|そうしたなら›、{+:s2}", EN: "if you do‹ so|›, {+:s2}"},
			"did not":         {JA: "‹そうしなかった場合|そうしない場合›、{+:s2}", EN: "if you do not‹| do so›, {+:s2}"},
			"instead":         {JA: "‹代わりに|かわりに›‹|、›{+:s3i}", EN: "{+:s3i} instead | instead, {+:s3i}"},
			"for":             {JA: "{For:span}、{+:s5}", EN: "{+:s5} {For:span} | {For:span}, {+:s5}"},
			"per one":         {JA: "{Per.Of:np}1{:ctr}につき‹、|›{+:s6}", EN: "{+:s6} for each {Per.Of:np} | for each {Per.Of:np}, {+:s6}"},
			"this turn":       {JA: "このターンの間 | このターン‹|中›", EN: "this turn | during this turn"},
			"each of several": {JA: "‹各プレイヤー|お互い›は‹|、›{Do:effects}"},
			"each player":     {JA: "各プレイヤーは‹|、›{Do.0:effect} | お互いのプレイヤーは‹|、›{Do.0:effect} | お互いは‹|、›{Do.0:effect}"},
			"end of turn":     {JA: "-", EN: "-"},
			"next turn start": {JA: "次の{Whose:poss}ターン‹の|›開始時まで", EN: "until the start of {Whose:poss}next turn"},
			"next turn end":   {JA: "次の{Whose:poss}ターン‹の|›終了時まで", EN: "until the end of {Whose:poss}next turn"},
			"actor":           {JA: "対戦相手は‹|、›{Do.0:effect}", EN: "your opponent {Do.0:effect3}"},
			"cost change":     {JA: "-", EN: "-"}, "cost set": {JA: "-", EN: "-"}, "next cost": {JA: "-", EN: "-"}, "all cost": {JA: "-", EN: "-"},
			"additional cost": {JA: ownName + "をキャストするための追加コストとして‹、|›{AddCost.0.Do:effect} | キャストするための追加コストとして‹、|›{AddCost.0.Do:effect}", EN: "as an additional cost to cast " + ownName + ", {AddCost.0.Do:effect}"},
			"optional cost":   {JA: ownName + "をキャストする際、追加コストとして‹、|›{AddCost.0.Do:effectT}もよい | キャストする際、追加コストとして‹、|›{AddCost.0.Do:effectT}もよい", EN: "as an extra cost to cast " + ownName + ", you may {AddCost.0.Do:effect}"},
			"in the field":    {JA: "フィールド", EN: "-"},
		},
		defaults: map[ability.Kinds]ability.Zone{
			0: ability.Field, ability.Forward: ability.Field, ability.Backup: ability.Field, ability.Monster: ability.Field, characters: ability.Field,
			ability.Forward | ability.Monster: ability.Field, ability.Forward | ability.Backup: ability.Field, ability.Backup | ability.Monster: ability.Field,
			ability.Summon: ability.Resolving, abilities: ability.Resolving, ability.AutoObject: ability.Resolving,
			ability.ActionObject: ability.Resolving, ability.SpecialObject: ability.Resolving, ability.Summon | abilities: ability.Resolving,
		},
	}
	x.index()
	return x
}

// fftcgIcons are the notations of costs, elements and keyword abilities.
// FF-TCG 11.6.2, 15.2.
func fftcgIcons() []icon {
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
	for _, e := range classesOf("fftcg") {
		en := capital(e.EN)
		out = append(out, icon{kind: costIcon, word: e.ID, ja: "《" + e.JA + "》", en: "《" + en + "》", alias: e.Sign},
			icon{kind: classIcon, word: e.ID, ja: e.JA + "属性", en: en})
	}
	return out
}
