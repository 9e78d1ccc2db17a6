package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// rows are the productions of Z/X: the common ones in its words, and its own.
func rows(words *wing.Lexicon) text.Rows {
	return text.Common.Minus("act and bury", "own damage", "counter put*", "counter removed*", "banish*", "erase", "seize", "hand over",
		"phase starts", "turn begins", "turn ends", "as a turn ends", "at the end of this turn", "main phase", "start phase", "actor*", "each of several", "each player", "deals no damage", "cost change*", "dies", "returned", "did put", "did not put", "did put back", "did not put back", "did discard", "did not discard", "did banish", "did not banish", "did draw", "did not draw", "did show", "did not show", "did act", "did not act", "would die", "would return", "is there", "deals damage", "deals damage to some", "goes from play to", "select", "so much of any", "so little of any", "destroyed by a*", "put away by a*", "returned by a*", "made to leave by a*", "give trait", "attacks standing", "shuffle one's own").
		Saying([]string{"これにより", "これにより", "自分", "あなた", "墓場", "トラッシュ", "場合", "場合", "場に出した", "登場させた", "場", "スクエア", "消滅させた", "‹ゲームから|›除外した", "アクト", "スリープ", "スタンド", "リブート"},
			[]string{"banished", "removed", "cemetery", "trash", "select ", "choose ", "acted", "asleep", "standing", "rebooted"}).
		Without([]string{"リーダー", "進化", "PP", "EP", "EX", "[", "【", "融合", "装備", "出走", "操縦", "ドライブ", "トリガー", "交戦", "体力", "攻撃力", "変身", "消去", "サイコロ", "フォロワー", "アミュレット", "食事", "箱詰め", "チョイス", "タイプ"}, nil).
		With(faces()).Plus(squareRows()...).Plus(colourRows(words)...).Plus(togetherThere()...).Plus(oneOtherRows()...).Plus(nouns(words)...).Plus(effects(words)...).Plus(conditions()...).Plus(events()...).Plus(thisInEither()...).Plus(dynamisRows()...).Plus(searchRows()...).Plus(text.AfterwardsRow("‹その後、|その後›‹|さらに、|さらに›", "‹then, |then ›"))
}

// faces are other faces of common rows.
func faces() text.Faces {
	return text.Faces{
		"this":                   {JA: "このカード", EN: "this card | this Zex"},
		"this noun":              {JA: "このカード", EN: "this card | this Zex"},
		"it":                     {JA: "それ | それら | そのカード | それらのカード", EN: text.ItMark + " | it | them | they | that card"},
		"return":                 {JA: "{What:o}‹|オーナーの|持ち主の|あなたの›手札に戻す"},
		"rest":                   {JA: "残りのカード | 残り | 公開した残りのカード", EN: "the rest"},
		"your":                   {JA: "あなたの"},
		"you":                    {JA: "あなた"},
		"their":                  {JA: "自分の"},
		"other":                  {JA: "他の | このカード以外の"},
		"draw":                   {JA: "カードを{N:num}枚引く | {N:num}枚引く"},
		"look":                   {JA: "{From.Who:poss}デッキの上から{N:num}枚見る | {From.Who:poss}デッキの上から{N:num}枚を見る | {From.Who:poss}デッキの上から{N:exprs}‹と同じ枚数|に等しい枚数|分›‹|を|のカードを›見る"},
		"reveal top":             {JA: "{From.Who:poss}デッキの上から{N:num}枚公開する | {From.Who:poss}デッキの上から{N:num}枚を公開する | {From.Who:poss}デッキの上から{N:exprs}‹と同じ枚数|に等しい枚数|分›‹|を|のカードを›公開する"},
		"quoted given":           {JA: "{What:what}は「{Quoted:quoted}」を得る | {What:what}に「{Quoted:quoted}」を‹得る|与える› | {What:what}は{Quoted:numbered}を得る | {What:what}は" + below + "「{Quoted:quoted}」"},
		"give quoted":            {JA: "{What:what}は「{Quoted:quoted}」を持つ | {What:what}は{Quoted:numbered}を持つ"},
		"trait":                  {JA: "{Has.0.Value:trait} | ‹種族が|種族に|種族|›{Has.0.Value:trait}の", EN: "{Has.0.Value:trait} "},
		"entered this turn":      {JA: "このターン‹の間|中|›に‹スクエアに|›登場した", EN: "… that entered this turn"},
		"cannot be selected by":  {JA: "{What:what}は相手の‹|カードの›‹能力|効果›‹により|によって|では|で›選ばれない", EN: "{What:what} cannot be chosen by your opponent's abilities"},
		"modes":                  {JA: "以下‹|の{:int}つ›‹|の中›から‹|異なる›{N:modecount}‹|を›選ぶ | 以下‹|の{:int}つ›‹|の中›から‹|異なる›{N:modecount}‹|を›‹選んで|選び、›‹|それを›‹使用する|行う› | 次の‹{:int}つ|効果›‹|の中›から‹|異なる›{N:modecount}‹|を›選ぶ | 次の‹{:int}つ|効果›‹|の中›から‹|異なる›{N:modecount}‹|を›‹選んで|選び、›‹|それを›‹使用する|行う›"},
		"modes instead":          {JA: "{N:modecount} | {N:modecount}‹|を›‹使用する|行う› | {N:modecount}‹|を›選ぶ | {N:modecount}‹|を›‹選んで|選び、›‹使用する|行う›"},
		"damage instead":         {JA: "{N:num}ダメージ | {N:hurt}与える"},
		"damage":                 {JA: "{To:what}に{N:num}ダメージ | {To:what}に‹|、›{N:hurt}与える | {To:what}に‹、|›それぞれ{N:num}ダメージ | {To:what}に‹、|›それぞれ{N:hurt}与える"},
		"damage to it":           {JA: "{N:num}ダメージ | {N:hurt}与える"},
		"in the next turn":       {JA: "次の{Whose:poss}ターン‹|中|の間|に›"},
		"this turn":              {JA: "ターン終了時まで | このターン‹の間|中|›", EN: "until the end of the turn | this turn"},
		"end of turn":            {JA: "-", EN: "-"},
		"may play":               {JA: "{What.Who:player}は{With:npraw}を‹|コストを支払って›プレイできる"},
		"may play cards":         {JA: "{What.Who:player}は{With:npraw}を‹|コストを支払って›プレイして‹も|›よい"},
		"same name":              {JA: "このカードと同名の | このカードと同じカード名の"},
		"came this turn":         {JA: "{Ref:ref}がこのターン‹|に|中|中に|の間|の間に›登場し‹た|ている|ていた›", EN: "{Ref:ref} entered this turn"},
		"did not come this turn": {JA: "{Args.0.Ref:ref}がこのターン‹|に|中|中に|の間|の間に›登場して‹いない|いなかった›", EN: "{Args.0.Ref:ref} did not enter this turn"},
		"filtered noun":          {JA: "{_:np} | {_:np}すべて | ‹|スクエアにある›すべての{_:np}"},
		"no limit":               {JA: "この能力は‹|1ターンに|ターンごとに›何回でも‹使用できる|使える›"},
		"came from":              {JA: "{On.Subj.Ref:ref}が{On.From:zone}から登場し‹た|ていた|ている›"},
		"did not come from":      {JA: "{Args.0.On.Subj.Ref:ref}が{Args.0.On.From:zone}以外から登場し‹た|ていた|ている›"},
		"attacks now":            {JA: "{Ref:ref}が攻撃してい‹る|た›"},
		"its owner":              {JA: "‹その|それの|そのゼクスの|そのカードの›‹持ち主|所有者›は‹、|›{Do.0:effect}"},
		"this game":              {JA: "このゲーム‹の間|中›"},
		"this battle":            {JA: "バトル終了時まで | このバトル‹の間|中›", EN: "until the end of the battle"},
		"own turn while":         {JA: "{Who:poss}ターン‹中|の間|に›"},
		"enters from":            {JA: "{Subj:fieldnp}が{From:zone}から‹|スクエアに›登場した", EN: "{Subj:fieldnp} ‹enters~enter› from the {From:zone}"},
		"enters from, on a side": {JA: "-", EN: "-"},
		"goes to":                {JA: "-", EN: "-"},
		"enters":                 {JA: "{Subj:fieldnp}が登場した", EN: "{Subj:fieldnp} ‹enters~enter›"},
		"enters from elsewhere":  {JA: "このカードが{If.Args.0.On.From:zone}以外から登場した時", EN: "when this card enters other than from ‹the|your› {If.Args.0.On.From:zone}"},
		"this enters":            {JA: "このカードが登場した", EN: "this card enters"},
		"anyone's enters":        {JA: "-", EN: "-"},
		"one event":              {JA: "{0:event}‹時|とき|たび› | {0:eventRu}‹時|とき›"},
		"leaves":                 {JA: "{Subj:fieldnp}がスクエア‹を|から›離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the squares"},
		"attacks it":             {JA: "{Subj:fieldnp}が{Obj:np}‹を|に›攻撃した"},
		"cannot attack it":       {JA: "{What:what}は{With:np}‹を|に›攻撃できない"},
		"two events":             {JA: "{0:event}‹時|とき›‹か|と|、か›{1:event}‹時|とき›"},
		"three events":           {JA: "{0:event}‹時|とき›か{1:event}‹時|とき›か{2:event}‹時|とき›"},
		"phase comes":            {JA: "{Who:poss}{Phase:phase}‹|の›開始"},
		"did":                    {JA: "そうした‹ならば|なら|場合|ら›、{+:s2}", EN: "if you do, {+:s2}"},
		"this if":                {JA: "このカードは‹|、›{If:nara}‹|、›{Do:preds} | このカードは‹|、›{If:ifthis}‹|、›{Do:preds}"},
		"this while":             {JA: "このカードは‹|、›{If:whiles}‹|、›{Do:preds} | このカードは‹|、›{If:whilethis}‹|、›{Do:preds}"},
		"did destroy":            {JA: "‹|そのゼクスを|そのカードを›破壊した‹ならば|なら|場合|ら›、{+:s2}"},
		"did not":                {JA: "‹そうしなかった|破壊しなかった›‹ならば|なら|場合›、{+:s2}"},
		"act":                    {JA: "{What:o}スリープする | {What:o}スリープさせる", EN: "put {What:o} to sleep"},
		"stand":                  {JA: "{What:o}リブートする", EN: "reboot {What:o}"},
		"act cost":               {JA: "{0.Do.What:o}スリープする | {0.Do.What:o}スリープし、", EN: "put {0.Do.What:o} to sleep"},
		"act this":               {JA: "《スリープ》 | [スリープ] | スリープ", EN: "《sleep》"},
		"limit":                  {JA: "この能力は1ターンに{Limit.N:int}‹回|度›しか‹使用できない|使えない|発動しない|発動できない|誘発しない› | この能力は1ターンに{Limit.N:int}‹回|度›‹だけ|まで›‹使用できる|使える|発動する|誘発する›"},
		"exchange":               {JA: "{What:swapped}と{With:swapped}‹の場所|›を入れ替える", EN: "swap the places of {What:swapped} and {With:swapped}"},
		"limit per game":         {JA: "この能力は‹このゲーム中に|ゲーム中|1ゲームに›{Limit.N:int}‹回|度›しか‹使用できない|使えない›"},
		"name contains":          {JA: "カード名に{Has.0.Value:name}を含む"},
		"is acted":               {JA: "{Ref:ref}がスリープ‹状態|›"},
		"would leave":            {JA: "{Subj:fieldnp}がスクエア‹を|から›離れる", EN: "{Subj:fieldnp} would leave the squares"},
		"unplayable if":          {JA: "このカードは{CardNeeds:nara}‹、|›プレイできない"},
		"sentence":               {JA: "‹|さらに、|さらに›{_:s1}", EN: "{_:s1}"},
		"is standing":            {JA: "{Ref:ref}がリブート‹状態|›"},
		"X is":                   {JA: "Xは{X:exprs}‹である|に等しい|と等しい|と同じ|と同じ値である|とする›"},
	}
}

// nouns: what may stand around a noun, and nouns.
func nouns(words *wing.Lexicon) []text.Row {
	rows := []text.Row{
		{ID: "either name contains", NT: "mod", JA: "カード名に{Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}を含む", EN: "… with {Or.0.Has.0.Value:name} or {Or.1.Has.0.Value:name} in its name",
			Node: ability.Filter{Or: []ability.Filter{{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}, {Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}}},
		{Quiet: true, ID: "ability that is gained", NT: "grant", JA: "「{_:quoted}」を‹得る|与える› | {_:numbered}を‹得る|与える› | " + below + "「{_:quoted}」"},
		{ID: "race contains", NT: "mod", JA: "種族に{Has.0.Value:trait}を含む", EN: "… with a race containing {Has.0.Value:trait}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Match: ability.Contains}}}},
		{Late: true, ID: "of several colours", NT: "mod", JA: "2色以上の | 多色の | 複数の色を持つ", EN: "multicoloured ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}, Needs: func(v any) bool { return v.(ability.Filter).Has[0].Value == "" }},
		{Quiet: true, ID: "with a range", NT: "mod", JA: "レンジを持つ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "range"}}}},
		{Quiet: true, ID: "without a range", NT: "mod", JA: "レンジを持たない", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "range", Not: true}}}},
		{ID: "not of a race", NT: "mod", JA: "{Has.0.Value:trait}以外の", EN: "… without the race {Has.0.Value:trait}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}},
		{ID: "of a colour of this", NT: "mod", JA: "このカードと同じ色‹の|を持つ›", EN: "… with a colour of this card", Node: text.Related(ability.SameClass, text.ThisRef)},
		{ID: "of a colour of it", NT: "mod", JA: "{Rel.0.Of:ref}と同じ色‹の|を持つ›", EN: "… with a colour of {Rel.0.Of:ref}", Node: text.Related(ability.SameClass, ability.Ref{}), Needs: ofAnother},
		{ID: "of a race of it", NT: "mod", JA: "{Rel.0.Of:ref}と同じ種族‹の|を持つ›", EN: "… with a race of {Rel.0.Of:ref}", Node: text.Related(ability.SameTrait, ability.Ref{}), Needs: ofAnother},
		{ID: "of a race of this", NT: "mod", JA: "このカードと同じ種族‹の|を持つ›", EN: "… with a race of this card", Node: text.Related(ability.SameTrait, text.ThisRef)},
		{ID: "attacker of this", NT: "mod", JA: "このカードを攻撃‹している|した›", EN: "… that attacks this card", Node: attackerOfThis()},
		{ID: "attacked by this", NT: "mod", JA: "このカード‹が|の›攻撃している", EN: "… that this card attacks", Node: attackedByThis()},
		{ID: "opponent of this in battle", NT: "mod", JA: "‹|このバトルで›このカードとバトル‹している|をしている|した›", EN: "… that fights this card", Node: foeOfThis()},
		{ID: "attacker of a card", NT: "mod", JA: "{Rel.0.In:attackee}を攻撃している", EN: "… that attacks {Rel.0.In:attackee}", Node: attackerOf(&ability.Filter{})},
		{ID: "attacker of a player", NT: "mod", JA: "{Rel.0.In.Who:player}を攻撃している", EN: "… that attacks {Rel.0.In.Who:player}", Node: attackerOf(aPlayer(ability.AnySide))},
		{ID: "attacker of you or a card", NT: "mod", JA: "あなたか{Rel.0.In.Or.1:attackee}を攻撃している", EN: "… that attacks either you or {Rel.0.In.Or.1:attackee}", Node: attackerOf(&ability.Filter{Or: []ability.Filter{*aPlayer(ability.You), {}}})},
		{ID: "Zex attacked in squares", NT: "attackee", JA: "{On:squares}‹にある|にいる›ゼクス", EN: "a Zex in the {On:squares}", Node: ability.Filter{Zone: []ability.Zone{ability.Square}, Kind: ability.Zexes}},
		{ID: "Zex of a side attacked in squares", NT: "attackee", JA: "{On:squares}‹にある|にいる›{Who:poss}ゼクス", EN: "a Zex in {Who:poss}{On:squares}", Node: ability.Filter{Zone: []ability.Zone{ability.Square}, Kind: ability.Zexes}},
		{ID: "Zex of a side attacked", NT: "attackee", JA: "‹|スクエアにある›{Who:poss}ゼクス", EN: "a Zex in {Who:poss}squares", Node: ability.Filter{Zone: []ability.Zone{ability.Square}, Kind: ability.Zexes}},
		{ID: "race of a side attacked", NT: "attackee", JA: "‹|スクエアにある›{Who:poss}{Has.0.Value:trait}", EN: "a {Has.0.Value:trait} card in {Who:poss}squares", Node: ability.Filter{Zone: []ability.Zone{ability.Square}, Has: []ability.Prop{{Attr: ability.TraitAttr}}}},
		{ID: "what is attacked", NT: "assailed", JA: "{_:np}", EN: "{_:anp}", Needs: aZexThere},
		{Quiet: true, ID: "highest power of", NT: "mod", JA: "ゼクスの中で‹最もパワーが|パワーが最も›高い", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.Power, Highest: true}}}},
		{Quiet: true, ID: "highest cost of", NT: "mod", JA: "ゼクスの中で‹最もコストが|コストが最も›高い", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Highest: true}}}},
		{Quiet: true, ID: "lowest cost of", NT: "mod", JA: "ゼクスの中で‹最もコストが|コストが最も›低い", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Lowest: true}}}},
		{Quiet: true, ID: "lowest power of", NT: "mod", JA: "ゼクスの中で‹最もパワーが|パワーが最も›低い", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.Power, Lowest: true}}}},
		{ID: "race head", NT: "head", JA: "{Has.0.Value:trait}", EN: "{Has.0.Value:trait} ‹card~cards› | {Has.0.Value:trait}", Node: text.HasProp(ability.TraitAttr)},
		{ID: "one of two races", NT: "head", JA: "{Or.0.Has.0.Value:trait}か{Or.1.Has.0.Value:trait}", EN: "{Or.0.Has.0.Value:trait}/{Or.1.Has.0.Value:trait} ‹card~cards›", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.TraitAttr), text.HasProp(ability.TraitAttr)}}},
		{Quiet: true, ID: "so many off a deck", NT: "selo", JA: "{Of.Who:poss}デッキの上から{Of.Depth:num}枚‹|、› | {Of.Who:poss}デッキの上のカードを{Of.Depth:num}枚‹|、›", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}},
		{Quiet: true, ID: "as many off a deck", NT: "selb", JA: "{Of.Who:poss}デッキの上から{Of.Depth:exprs}‹と同じ枚数|に等しい枚数|分›‹|のカード›", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}, Needs: func(v any) bool { d := v.(ability.Selector).Of.Depth; return d != nil && d.Op != ability.Const }},
		{Quiet: true, ID: "among the looked at", NT: "taken", JA: "その中にある{Of+:npraw}を{N:count} | その中から{Of+:npraw}を{N:count}", Node: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}},
		{Quiet: true, ID: "among those put into the trash", NT: "taken", JA: "‹これにより|›トラッシュに置いた{Of+:npraw}を{N:count}", Node: ability.Selector{Of: text.Related(ability.InSlot, text.Done("put into the cemetery"))}},
		{Quiet: true, ID: "among those revealed", NT: "taken", JA: "‹これにより|›公開した{Of+:npraw}を{N:count}", Node: ability.Selector{Of: text.Related(ability.InSlot, text.Done("revealed"))}},
		{Quiet: true, ID: "number before the object", NT: "targets", JA: "{Of:np}{N:count}を", Node: ability.Selector{}, Needs: text.CountedNoun},
		text.Further("all in a zone"),
		{Quiet: true, ID: "all in anyone's zone", NT: "selb", JA: "{Of.Zone:zoneset}にあるすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: openZone},
		{ID: "force of a card", NT: "head", JA: "{Rel.0.Of:ref}のフォース | {Rel.0.Of:ref}の下‹にある|の›カード", EN: "‹force~forces› of {Rel.0.Of:ref}", Node: forceOf()},
		{Quiet: true, ID: "all forces of a card", NT: "selb", JA: "{Of.Rel.0.Of:ref}のフォース‹|すべて› | {Of.Rel.0.Of:ref}の下‹にある|の›カードすべて", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: forceOf()}}, // 1009.2
		{Quiet: true, ID: "those of a kind", NT: "ref", JA: "それらの{As:kind}", Node: text.BindRef(text.SlotIt), Needs: func(v any) bool { return v.(ability.Ref).As != 0 }},
		{ID: "what destroyed this", NT: "ref", JA: "このカードを破壊した‹ゼクス|カード›", EN: "the Zex that destroyed this card", Node: ability.Ref{Kind: ability.Object}},
		{ID: "what this brought", NT: "ref", JA: "‹スクエアにある|›この能力で登場した‹ゼクス|カード›", EN: "the Zex that this ability brought", Node: text.Kept()},
		{Quiet: true, ID: "those in battle", NT: "selb", JA: "{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: inBattle},
		{ID: "number of colours", NT: "expr", JA: "{Of:np}の色の‹種類の数|種類数|数›", EN: "the number of colours of {Of:nps}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}},
		{ID: "number of races", NT: "expr", JA: "{Of:np}の種族の‹種類の数|種類数|数›", EN: "the number of races of {Of:nps}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.TraitAttr}},
		text.Further("its power"),
		{ID: "named power", NT: "statname", JA: "パワー", EN: "power", Node: ability.Power},
		{ID: "half of a card", NT: "half", JA: "{Ref:ref}の{Stat:refstat}", EN: "the {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf}, Needs: text.CardStat},
		{Quiet: true, ID: "sum of a number", NT: "expr", JA: "{Of:np}の{Stat:refstat}の合計", Node: ability.Amount{Op: ability.SumOf}, Needs: text.CardStat},
	}
	for _, n := range [...]struct {
		ja string
		is ability.Stat
	}{{"コスト", ability.CostStat}, {"パワー", ability.Power}} {
		of := func(c ability.Cmp) ability.Filter {
			return ability.Filter{Num: []ability.Bound{{Stat: n.is, Cmp: c, N: ability.Amount{Op: ability.StatOf, Stat: n.is}}}}
		}
		rows = append(rows,
			text.Row{Quiet: true, ID: n.ja + " at most its", NT: "mod", JA: "{Num.0.N.Ref:ref}の" + n.ja + "以下の" + n.ja + "‹の|を持つ› | {Num.0.N.Ref:ref}の" + n.ja + "以下の", Node: of(ability.LE)},
			text.Row{Quiet: true, ID: n.ja + " at least its", NT: "mod", JA: "{Num.0.N.Ref:ref}の" + n.ja + "以上の" + n.ja + "‹の|を持つ› | {Num.0.N.Ref:ref}の" + n.ja + "以上の", Node: of(ability.GE)},
			// In English what is said of one noun could be said of the other: there X says how much it is.
			text.Row{Late: true, ID: n.ja + " at most so much", NT: "mod", JA: n.ja + "が{Num.0.N:expr}以下の | {Num.0.N:expr}以下の" + n.ja + "‹の|を持つ›", Node: ability.Filter{Num: []ability.Bound{{Stat: n.is, Cmp: ability.LE}}}, Needs: reckoned},
			text.Row{Late: true, ID: n.ja + " at least so much", NT: "mod", JA: n.ja + "が{Num.0.N:expr}以上の | {Num.0.N:expr}以上の" + n.ja + "‹の|を持つ›", Node: ability.Filter{Num: []ability.Bound{{Stat: n.is, Cmp: ability.GE}}}, Needs: reckoned},
			text.Row{ID: n.ja + " as it has", NT: "mod", JA: "{Num.0.N.Ref:ref}と同じ" + n.ja + "の | " + n.ja + "が{Num.0.N.Ref:ref}と同じ", EN: "… with the same " + map[ability.Stat]string{ability.CostStat: "cost", ability.Power: "power"}[n.is] + " as {Num.0.N.Ref:ref}", Node: of(ability.EQ)})
	}
	for _, i := range words.Icons {
		rows = append(rows, text.Row{Quiet: true, ID: "it has icon " + i.ID, NT: "cond3", JA: "{Ref:ref}が" + i.JA + "アイコンを持つ", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: i.ID}}}}})
		has := ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: i.ID}}}
		without := text.Clone(has).(ability.Filter)
		without.Has[0].Not = true
		rows = append(rows, text.Row{ID: "with icon " + i.ID, NT: "mod", JA: i.JA + "アイコンを持つ", EN: "… with an icon of " + i.EN, Node: has},
			text.Row{Late: true, ID: "without icon " + i.ID, NT: "mod", JA: i.JA + "アイコンを持たない", EN: "… without an icon of " + i.EN, Node: without})
	}
	return rows
}

// reckoned: the bound is said of something, and is not the number of a card, of which there are rows already.
func reckoned(v any) bool {
	n := v.(ability.Filter).Num[0].N
	return inWords(n) && (n.Op != ability.StatOf || n.Ref == (ability.Ref{}))
}

// came is what came into the squares in this turn.
func came() *ability.Filter {
	f := text.Related(ability.CameThisTurn, ability.Ref{})
	return &f
}

// forceOf is a force of a card. [312.3b]
func forceOf() ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo}}}
}

// attackerOfThis is the Zex that attacks, or has attacked in this battle, this card.
func attackerOfThis() ability.Filter {
	f := text.Related(ability.FoughtBy, text.ThisRef)
	f.Zone, f.Is = []ability.Zone{ability.Square}, []ability.State{ability.Attacking}
	return f
}

// oneFighting: of some sort there is one in the battle. [602.1]
func oneFighting(s ability.State) ability.Cond {
	k := counted(ability.N(1))
	k.L.Of.Is = []ability.State{s}
	return k
}

// ofAnother: what it has in common with is another card than this.
func ofAnother(v any) bool { return v.(ability.Filter).Rel[0].Of != text.ThisRef }

// besidesThis: there are others than this card.
func besidesThis() ability.Cond {
	k := counted(ability.N(1))
	k.L.Of.Rel = text.Related(ability.Other, text.ThisRef).Rel
	return k
}

// underAttack: the Player card of a player is attacked. [602.1b]
func underAttack() ability.Cond {
	k := counted(ability.N(1))
	k.L.Of = aPlayer(ability.AnySide)
	k.L.Of.Is = []ability.State{ability.Attacked_}
	return k
}

// attackedByThis is the Zex that this card attacks.
func attackedByThis() ability.Filter {
	f := attackerOfThis()
	f.Is = []ability.State{ability.Attacked_}
	return f
}

// attacksJA is the one that this card attacks: nothing else attacks in that battle. [602.1]
const attacksJA = "‹このカード‹が|の›攻撃している|このカードが攻撃した|攻撃されている›ゼクス"

// attackedIs asks of what this card attacks whether it is of some sort.
func attackedIs() ability.Cond {
	of, k := attackedByThis(), counted(ability.N(1))
	of.Kind = ability.Zexes
	k.L.Of = &of
	return k
}

// attackedHas asks for a number of it.
func attackedHas(c ability.Cmp) ability.Cond {
	k := attackedIs()
	k.L.Of.Num = []ability.Bound{{Cmp: c}}
	return k
}

// foeOfThis is what is in battle with this card.
func foeOfThis() ability.Filter {
	f := text.Related(ability.FoughtBy, text.ThisRef)
	f.Zone = []ability.Zone{ability.Square}
	return f
}

// openZone: a zone that each player has, where all that lies is public.
func openZone(v any) bool {
	f := v.(ability.Selector).Of
	return len(f.Zone) == 1 && f.Who == (ability.Who{}) && (f.Zone[0] == ability.Resource || f.Zone[0] == ability.Charge || f.Zone[0] == ability.Discards)
}

// inBattle: those that a battle is about need no number, for all of them are meant.
func inBattle(v any) bool {
	f := v.(ability.Selector).Of
	if slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.FoughtBy }) {
		return true
	}
	return slices.ContainsFunc(f.Is, fighting)
}

// fighting are the states of what a battle is about, which lies in the squares. [602.1]
func fighting(s ability.State) bool {
	return s == ability.Attacking || s == ability.Attacked_ || s == ability.InBattle
}

// aZexThere: a Zex in the squares, and no player.
func aZexThere(v any) bool {
	f := v.(ability.Filter)
	return len(f.Zone) == 1 && f.Zone[0] == ability.Square && f.Kind&ability.PlayerCard == 0 && f.Ref == (ability.Ref{}) && len(f.Or) == 0
}

// attackerOf is the Zex that attacks something that fits.
func attackerOf(f *ability.Filter) ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Square}, Is: []ability.State{ability.Attacking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, In: f}}}
}

// aPlayer is the Player card that stands for a player who is attacked. [602.1b]
func aPlayer(s ability.Side) *ability.Filter {
	return &ability.Filter{Who: text.Who(s), Zone: []ability.Zone{ability.Square}, Kind: ability.PlayerCard}
}

// conditions: what is there and what is not, lives, the Player card.
func conditions() []text.Row {
	rows := []text.Row{
		{ID: "four conditions", NT: "condV", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:cond3}", EN: "{Args.0:cond2}, {Args.1:cond2}, {Args.2:cond2}, and {Args.3:cond2}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 4)}},
		{ID: "four conditions on numbers", NT: "condN", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:cond1}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 4)}},
		{ID: "five conditions", NT: "condV", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:condJ}、{Args.4:cond3}", EN: "{Args.0:cond2}, {Args.1:cond2}, {Args.2:cond2}, {Args.3:cond2}, and {Args.4:cond2}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 5)}},
		{ID: "five conditions on numbers", NT: "condN", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:condJ}、{Args.4:cond1}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 5)}},
		{ID: "player is called about", NT: "cond3", JA: "{L.Of.Who:poss}プレイヤー‹|カード›の‹カード名|名前›に{L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name}を含む", EN: "{L.Of.Who:poss}Player has {L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name} in its name", Node: playerIs(ability.Contains)},
		{ID: "player is", NT: "cond1", JA: "{L.Of.Who:poss}プレイヤー‹|名|カード›が{L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name}", EN: "{L.Of.Who:poss}Player is {L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name}", Node: playerIs(ability.Equals)},
		{ID: "life at most", NT: "cond1", JA: "{L.Who:poss}ライフが{R:num}以下", EN: "{L.Who:poss}life is {R:num} or less", Node: life(ability.LE)},
		{ID: "life at least", NT: "cond1", JA: "{L.Who:poss}ライフが{R:num}以上", EN: "{L.Who:poss}life is {R:num} or more", Node: life(ability.GE)},
		{ID: "life at most theirs", NT: "cond1", JA: "{L.Who:poss}ライフが{R.Who:poss}ライフ以下", EN: "{L.Who:poss}life is at most {R.Who:poss}life", Node: lives(ability.LE)},
		{ID: "life at least theirs", NT: "cond1", JA: "{L.Who:poss}ライフが{R.Who:poss}ライフ以上", EN: "{L.Who:poss}life is at least {R.Who:poss}life", Node: lives(ability.GE)},
		{ID: "life exactly", NT: "cond1", JA: "{L.Who:poss}ライフが‹|ちょうど›{R:num}", EN: "{L.Who:poss}life is {R:num}", Node: life(ability.EQ)},
		{ID: "life as theirs", NT: "cond1", JA: "{L.Who:poss}ライフが{R.Who:poss}ライフと同じ", EN: "{L.Who:poss}life equals {R.Who:poss}life", Node: lives(ability.EQ)},
		{Quiet: true, ID: "both lives alike", NT: "cond1", JA: "あなたと相手のライフが同じ | お互いのライフが同じ | あなたのライフと相手のライフが同じ", Node: bothLives()},
		{Quiet: true, ID: "played then", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中|中に|、›{On.Subj:npraw}をプレイしてい‹る|た›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return text.Nowhere(*v.(ability.Cond).On) }},
		{ID: "did not play", NT: "cond3", JA: "このターン‹に|中|中に|›、{Args.0.On.Who:player}が{Args.0.On.Subj:npraw}をプレイしてい‹ない|なかった› | {Args.0.On.Who:player}がこのターン‹に|中|中に|、›{Args.0.On.Subj:npraw}をプレイしてい‹ない|なかった›", EN: "{Args.0.On.Who:player} did not play {Args.0.On.Subj:anpraw} this turn",
			Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}}}, Needs: func(v any) bool { return text.Nowhere(*v.(ability.Cond).Args[0].On) }},
		{Quiet: true, ID: "less life than another", NT: "cond3", JA: "{R.Args.0.Of.Who:player}は{L.Of.Who:player}よりライフが少ない | {L.Of.Who:player}は{R.Args.0.Of.Who:player}よりライフが多い", Node: livesMore()},
		{Quiet: true, ID: "so many colours of those there", NT: "cond3", JA: "{L.Of:np}の色が{R:num}‹色|種類|つ›以上ある", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}},
		{Quiet: true, ID: "it is of a colour", NT: "cond1", JA: "{Ref:ref}‹|の色›が{Of.Has.0.Value:colour}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
		{Quiet: true, ID: "one there attacks", NT: "cond3", JA: "{L.Of+:np}が攻撃している", Node: oneFighting(ability.Attacking), Needs: inSquares},
		{Quiet: true, ID: "one there is attacked", NT: "cond3", JA: "{L.Of+:np}が攻撃されている", Node: oneFighting(ability.Attacked_), Needs: inSquares},
		{Quiet: true, ID: "one there is the target", NT: "cond1", JA: "攻撃目標が{L.Of+:np}", Node: oneFighting(ability.Attacked_), Needs: inSquares},
		{Quiet: true, ID: "what this attacks costs so much at least", NT: "cond1", JA: attacksJA + "の{L.Of.Num.0.Stat:refstat}が{L.Of.Num.0.N:num}以上", Node: attackedHas(ability.GE)},
		{Quiet: true, ID: "what this attacks costs so much at most", NT: "cond1", JA: attacksJA + "の{L.Of.Num.0.Stat:refstat}が{L.Of.Num.0.N:num}以下", Node: attackedHas(ability.LE)},
		{Quiet: true, ID: "what this attacks is of so much at least", NT: "cond1", JA: attacksJA + "が{L.Of.Num.0.Stat:refstat}{L.Of.Num.0.N:num}以上", Node: attackedHas(ability.GE)},
		{Quiet: true, ID: "what this attacks is of so much at most", NT: "cond1", JA: attacksJA + "が{L.Of.Num.0.Stat:refstat}{L.Of.Num.0.N:num}以下", Node: attackedHas(ability.LE)},
		{Quiet: true, ID: "so many have entered", NT: "cond3", JA: "このターン‹、|中|、|中に|に›{On.Subj:fieldnp}が{N:int}{:ctr}以上‹|スクエアに›登場してい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			c := v.(ability.Cond)
			return c.N > 1 && c.On.Subj.Ref == (ability.Ref{})
		}},
		{Quiet: true, ID: "what this attacks is", NT: "cond1", JA: attacksJA + "が{L.Of+:npraw}", Node: attackedIs(), Needs: func(v any) bool { f := v.(ability.Cond).L.Of; return len(f.Has)+len(f.Num) > 0 }},
		{Quiet: true, ID: "one there is in battle", NT: "cond3", JA: "{L.Of+:np}が‹バトルをして|バトルして›いる", Node: oneFighting(ability.InBattle), Needs: inSquares},
		{ID: "player is being attacked", NT: "cond3", JA: "{L.Of.Who:player}が攻撃されている", EN: "{L.Of.Who:player} ‹is~are› being attacked", Node: underAttack()},
		{Quiet: true, ID: "so much of any but lives", NT: "cond1", JA: "{L:exprs}が{R:num}‹|枚|体|つ|回|個|種類›以上", Node: ability.Cond{Op: ability.Compare}, Needs: ofNoLife},
		{Quiet: true, ID: "so little of any but lives", NT: "cond1", JA: "{L:exprs}が{R:num}‹|枚|体|つ|回|個|種類›以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}, Needs: ofNoLife},
		{ID: "this is outside the squares", NT: "cond3", JA: "{Ref:ref}がスクエア以外に‹ある|いる›", EN: "{Ref:ref} is outside the squares", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: elsewhere}}},
		{Quiet: true, ID: "so many colours there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{R:num}色以上ある | {L.Of.Who:poss}{L.Of.Zone:zoneset}に{R:num}色‹|以上›の{L.Of+:npraw}がある", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many races there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{R:num}‹種族|種類の種族›以上‹ある|いる›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.TraitAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many there, of so many races", NT: "cond3", JA: ofThoseThere + "{Args.1.R:num}‹種族|種類の種族›以上‹ある|いる›", Node: amongThoseThere(ability.TraitAttr)},
		{Quiet: true, ID: "so many there, of so many colours", NT: "cond3", JA: ofThoseThere + "{Args.1.R:num}色以上‹ある|いる›", Node: amongThoseThere(ability.ClassAttr)},
		{Quiet: true, ID: "so many different names there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に‹異なるカード名を持つ|カード名の異なる|カード名が異なる|異なるカード名の›{L.Of+:npraw}が{R:num}‹種類|{:ctr}›以上‹ある|いる›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many of different names", NT: "cond3", JA: "‹異なるカード名を持つ|カード名の異なる|カード名が異なる|異なるカード名の›{L.Of:np}が{R:num}‹種類|{:ctr}›以上‹ある|いる›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}},
		{Quiet: true, ID: "nothing there but this", NT: "cond1", JA: "スクエアにある{L.Of+:npraw}がこのカード‹のみ|だけ›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: onlyOther()}}},
		{Quiet: true, ID: "so many lie there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が{R:num}{:ctr}以上ある", Node: counted(ability.Amount{}), Needs: openCount},
		{Quiet: true, ID: "so many in all there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{L.Of+:npraw}が合計‹|で›{R:num}{:ctr}以上‹ある|いる› | {L.Of.Who:poss}{L.Of.Zone:zoneset}にある{L.Of+:npraw}が合計‹|で›{R:num}{:ctr}以上‹|ある›", Node: counted(ability.Amount{})},
		{ID: "so many in two zones", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone.0:zone}と{L.Of.Zone.1:zone}にある{L.Of+:npraw}が合計{R:num}{:ctr}以上ある | {L.Of.Who:poss}{L.Of.Zone.0:zone}と{L.Of.Zone.1:zone}に{L.Of+:npraw}が合計‹|で›{R:num}{:ctr}以上ある", EN: "there are {R:num} or more {L.Of+:rawnps} in {L.Of.Who:poss}{L.Of.Zone.0:zone} and {L.Of.Zone.1:zone} together",
			Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{0, 0}}}}},
		{Quiet: true, ID: "more lives than another", NT: "cond3", JA: "{L.Of.Who:poss}ライフが{R.Args.0.Of.Who:player}より多い | {R.Args.0.Of.Who:player}より{L.Of.Who:poss}ライフが多い | {L.Of.Who:player}より{R.Args.0.Of.Who:poss}ライフが少ない | {R.Args.0.Of.Who:poss}ライフが{L.Of.Who:player}より少ない", Node: livesMore()},
		{Quiet: true, ID: "more there than there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}‹|の枚数›が{R.Args.0.Of.Who:poss}{R.Args.0.Of.Zone:zoneset}‹|の枚数›より多い | {R.Args.0.Of.Who:poss}{R.Args.0.Of.Zone:zoneset}‹|の枚数›が{L.Of.Who:poss}{L.Of.Zone:zoneset}‹|の枚数›より少ない", Node: more(), Needs: openMore},
		{Quiet: true, ID: "no more there than there", NT: "cond1", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が{R.Of.Who:poss}{R.Of.Zone:zoneset}以下", Node: manyAsThose(ability.LE), Needs: noLives},
		{Quiet: true, ID: "no fewer there than there", NT: "cond1", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が{R.Of.Who:poss}{R.Of.Zone:zoneset}以上", Node: manyAsThose(ability.GE), Needs: noLives},
		{Quiet: true, ID: "no more than there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{L.Of+:npraw}が{R:num}{:ctr}以下‹しかない|しかいない|ある›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "no more than in the squares", NT: "cond3", JA: "{L.Of.Zone:zoneset}に{L.Of+:npraw}が{R:num}{:ctr}以下‹しかない|しかいない|ある›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, Needs: inSquares},
		{Quiet: true, ID: "so many there with", NT: "cond3", JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}{Args.0.L.Of.Zone=Args.1.L.Of.Zone:zoneset}に{Args.0.L.Of+:npraw}が{Args.0.R:num}{:ctr}以上あり、その中に{Args.1.L.Of+:npraw}がある",
			Node: ability.Cond{Op: ability.And, Args: []ability.Cond{counted(ability.Amount{}), counted(ability.N(1))}}},
		{Quiet: true, ID: "there in squares", NT: "cond3", JA: "{L.Of.On:squares}に{L.Of+:npraw}が‹ある|いる› | {L.Of.Who:poss}{L.Of.On:squares}に{L.Of+:npraw}が‹ある|いる›", Node: countedIn(ability.N(1), ability.GE)},
		{Quiet: true, ID: "many there in squares", NT: "cond3", JA: "{L.Of.On:squares}に{L.Of+:npraw}が{R:num}{:ctr}以上‹ある|いる› | {L.Of.Who:poss}{L.Of.On:squares}に{L.Of+:npraw}が{R:num}{:ctr}以上‹ある|いる›", Node: countedIn(ability.Amount{}, ability.GE)},
		{Quiet: true, ID: "none there in squares", NT: "cond3", JA: "{L.Of.On:squares}に{L.Of+:npraw}が‹ない|いない› | {L.Of.Who:poss}{L.Of.On:squares}に{L.Of+:npraw}が‹ない|いない›", Node: countedIn(ability.N(0), ability.LE)},
		{Quiet: true, ID: "many of such are in the squares", NT: "cond3", JA: "{L.Of:np}が{R:num}{:ctr}以上スクエアに‹ある|いる›", Node: counted(ability.Amount{}), Needs: inSquares},
		{Quiet: true, ID: "such are there besides", NT: "cond3", JA: "{L.Of+:np}が‹他に|他にも|他にスクエアに|他にもスクエアに|スクエアに他に|スクエアに他にも›‹ある|いる›", Node: besidesThis(), Needs: inSquares},
		{Quiet: true, ID: "such are there", NT: "cond3", JA: "{L.Of:np}が‹ある|いる›", Node: counted(ability.N(1)), Needs: inSquares},
		{Quiet: true, ID: "none such are there", NT: "cond3", JA: "{L.Of:np}が‹ない|いない›", Node: none(), Needs: inSquares},
		{Quiet: true, ID: "number less than number", NT: "cond3", JA: "{R.Args.0.Of:np}の‹枚数|数›が{L.Of:np}の‹枚数|数›より少ない | {L.Of:np}の‹枚数|数›が{R.Args.0.Of:np}の‹枚数|数›より多い", Node: more()},
		{ID: "this is in squares", NT: "cond3", JA: "{Ref:ref}が{Of.On:squares}に‹ある|いる›", EN: "{Ref:ref} is in the {Of.On:squares}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Square}}}},
		{ID: "this attacks a card", NT: "cond3", JA: "{Ref:ref}が{Of.Rel.0.In:assailed}を攻撃している", EN: "{Ref:ref} attacks {Of.Rel.0.In:assailed}", Node: attacks(&ability.Filter{})},
		{ID: "this attacks a player", NT: "cond3", JA: "{Ref:ref}が{Of.Rel.0.In.Who:hit}を攻撃している", EN: "{Ref:ref} attacks {Of.Rel.0.In.Who:hit}", Node: attacks(aPlayer(ability.AnySide))},
		{ID: "phase", NT: "cond1", JA: "{Phase:phase}‹|中›", EN: "it is the {Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{ID: "a battle goes on", NT: "cond1", JA: "バトル中", EN: "a battle is going on", Node: ability.Cond{Op: ability.BattleOn}},
		{ID: "so much less life", NT: "cond3", JA: "{R.Args.0.Who:poss}ライフが{L.Who:poss}ライフより{R.Args.1:num}以上少ない", EN: "{R.Args.0.Who:poss}life is at least {R.Args.1:num} less than {L.Who:poss}life", Node: lifeBehind()},
		{Quiet: true, ID: "so much more life", NT: "cond3", JA: "{L.Who:poss}ライフが{R.Args.0.Who:poss}ライフより{R.Args.1:num}以上多い", Node: lifeBehind()},
		{Quiet: true, ID: "it is then a turn of", NT: "cond1", JA: "それが{Who:poss}ターン‹中|›", Node: ability.Cond{Op: ability.TurnOf}},
		{ID: "phase of", NT: "cond1", JA: "{Who:poss}{Phase:phase}‹|中›", EN: "it is {Who:poss}{Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{Quiet: true, ID: "this sleeps", NT: "cond3", JA: "{Ref:ref}がスリープしている", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Acted}}}},
		{Quiet: true, ID: "this is rebooted", NT: "cond3", JA: "{Ref:ref}がリブートしている", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Standing}}}},
		{ID: "this fights", NT: "cond3", JA: "{Ref:ref}がバトルを‹して|行って›いる | {Ref:ref}がバトルしている | {Ref:ref}がバトル中である", EN: "{Ref:ref} is in battle", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.InBattle}}}},
		{ID: "this is attacked", NT: "cond3", JA: "{Ref:ref}が攻撃されている", EN: "{Ref:ref} is being attacked", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacked_}}}},
		{Quiet: true, ID: "is of so little a number", NT: "cond1", JA: "{L.Ref:ref}が{L.Stat:refstat}{R:num}以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}},
		{Quiet: true, ID: "is of so great a number", NT: "cond1", JA: "{L.Ref:ref}が{L.Stat:refstat}{R:num}以上", Node: ability.Cond{Op: ability.Compare, Cmp: ability.GE, L: ability.Amount{Op: ability.StatOf}}},
		{ID: "this has a force", NT: "cond3", JA: "{Ref:ref}がフォースを‹持つ|持っている› | {Ref:ref}に‹|付いている›フォースがある", EN: "{Ref:ref} has a force", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Equipped}}}},
		{ID: "this has no force", NT: "cond3", JA: "{Ref:ref}がフォースを‹持たない|持っていない› | {Ref:ref}に‹|付いている›フォースがない", EN: "{Ref:ref} has no force", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Equipped}}}}}},
		{Quiet: true, ID: "while it is a noun", NT: "while", JA: "{_:condN}‹の|›間"},
		{Quiet: true, ID: "while, and if", NT: "whiles", JA: "{Args.0:while}、{Args.1:nara}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{ID: "in a phase", NT: "while", JA: "{Phase:phase}‹中|の間›", EN: "during the {Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{ID: "in a phase of a player", NT: "while", JA: "{Who:poss}{Phase:phase}‹中|の間›", EN: "during {Who:poss}{Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{Quiet: true, ID: "never rebooted then", NT: "s2", JA: "{Do.0.What:topic}は{If:during}リブート‹しない|できない›", Node: text.Clause{While: true, Do: []ability.Effect{&ability.Rule{Verb: ability.Stood}}}, Needs: func(v any) bool { return v.(text.Clause).If != nil }},

		{Quiet: true, ID: "usable only if", NT: "sentence", JA: "この能力は‹、|›{Needs:condV}場合にしか‹使用できない|使えない› | この能力は‹、|›{Needs:condV}‹場合|時›‹|に›‹のみ|だけ›使用できる | この能力は‹、|›{Needs:condN}の‹場合|時›‹|に›‹のみ|だけ›使用できる", Node: text.Clause{}},
		{Quiet: true, ID: "event usable only if", NT: "sentence", JA: "この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condV}‹場合|時›‹|に›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condN}の‹場合|時›‹|に›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownphase}‹に|›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownturn}‹に|›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownphase}にしか‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownturn}にしか‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condN}でなければ‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condV}場合にしか‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condN}の場合にしか‹使用|プレイ›できない", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{Quiet: true, ID: "usable only then and if", NT: "sentence", JA: "この能力は{Needs.Args.0:ownturn}‹に、|かつ、|かつ|で、|の間、›{Needs.Args.1:condV}場合にしか‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}}},
		{Quiet: true, ID: "usable so often if", NT: "sentence", JA: "この能力は{Needs:condV}場合‹に|、|に、›‹1ターンに|›{Limit.N:int}‹回|度›しか‹使用できない|使えない›", Node: text.Clause{Limit: &ability.Limit{}}},
		{Quiet: true, ID: "usable in the turn it came", NT: "sentence", JA: "この能力は{Needs.Ref:ref}が登場したターン‹|の間›にしか‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Is, Of: came()}}},
		{Quiet: true, ID: "unusable in the turn it came", NT: "sentence", JA: "この能力は{Needs.Args.0.Ref:ref}が登場したターン‹|の間›‹は|には›‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: came()}}}}},
		{Quiet: true, ID: "usable only in", NT: "sentence", JA: "この能力は{Needs:condN}の場合にしか‹使用できない|使えない› | この能力は{Needs:ownturn}にしか‹使用できない|使えない› | この能力は{Needs:ownphase}にしか‹使用できない|使えない› | この能力は{Needs:ownphase}‹に|›‹のみ|だけ›使用できる | この能力は{Needs:ownturn}‹に|›‹のみ|だけ›使用できる", Node: text.Clause{}},
		{Quiet: true, ID: "unusable if", NT: "sentence", JA: "この能力は‹、|›{Needs.Args.0:condV}場合‹は|には›‹使用できない|使えない› | この能力は‹、|›{Needs.Args.0:condN}の場合‹は|には›‹使用できない|使えない› | この能力は‹、|›{Needs.Args.0:nara}‹、|›‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{Quiet: true, ID: "anybody's phase only", NT: "ownphase", JA: "{Phase:phase}‹|中|の間›", Node: ability.Cond{Op: ability.TurnOf}},
		{Quiet: true, ID: "own phase only", NT: "ownphase", JA: "‹|{Who:poss}›{Phase:phase}‹|中›", Node: ability.Cond{Op: ability.TurnOf}},
		{Quiet: true, ID: "battle only", NT: "ownphase", JA: "バトル‹中|の間|フェイズ›", Node: ability.Cond{Op: ability.BattleOn}},
		{Quiet: true, ID: "own turn only", NT: "ownturn", JA: "{Who:poss}ターン‹|中›", Node: ability.Cond{Op: ability.TurnOf}},
	}
	for _, not := range [...]struct {
		ja, en string
		is     ability.State
	}{{"バトルをして|バトルして", "is not in battle", ability.InBattle}, {"攻撃されて", "is not being attacked", ability.Attacked_}, {"攻撃して", "is not attacking", ability.Attacking}, {"ダメージを受けて", "is not damaged", ability.Damaged}, {"スリープして", "is not asleep", ability.Acted}, {"リブートして", "is not rebooted", ability.Standing}} {
		rows = append(rows, text.Row{ID: not.en, NT: "cond3", JA: "{Args.0.Ref:ref}が‹" + not.ja + "›いない", EN: "{Args.0.Ref:ref} " + not.en, Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{not.is}}}}}})
	}
	for _, p := range [...]struct {
		ja, en string
		is     ability.Phase
	}{{"リブートフェイズ", "reboot phase", ability.StartPhase}, {"ドローフェイズ", "draw phase", ability.DrawPhase}, {"リソースフェイズ", "resource phase", ability.ResourcePhase},
		{"イグニッションフェイズ", "ignition phase", ability.IgnitionPhase}, {"メインフェイズ", "main phase", ability.MainPhase}} {
		rows = append(rows, text.Row{ID: p.en, NT: "phase", JA: p.ja, EN: p.en, Node: p.is})
	}
	for _, w := range [...]struct {
		ja string
		is ability.State
	}{{"スリープして", ability.Acted}, {"リブートして", ability.Standing}, {"攻撃して", ability.Attacking}, {"攻撃されて", ability.Attacked_}, {"‹バトルをして|バトルして›", ability.InBattle}} { // of one card, named once
		rows = append(rows, text.Row{Quiet: true, ID: "it lies there, and " + w.ja, NT: "cond3", JA: "{Args.0.Ref=Args.1.Ref:ref}が{Args.0.Of.On:squares}に‹あり|いて›、" + w.ja + "いる",
			Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Square}}}, {Op: ability.Is, Of: &ability.Filter{Is: []ability.State{w.is}}}}}})
	}
	for _, d := range [...][2]string{{"戻した", "put back"}, {"破壊した", "destroyed"}, {"トラッシュに置いた", "put into the cemetery"}, {"除外した", "banished"}, {"手札に加えた", "put into hand"}, {"公開した", "revealed"}} {
		rows = append(rows, text.Row{Quiet: true, ID: "did so many, " + d[0], NT: "nara", JA: "‹これにより|›{R:num}{:ctr}‹|以上›" + d[0] + "‹ならば|なら|場合›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d[1])}}})
	}
	return append(rows, whileThis(rows)...)
}

// whileThis are the conditions about this card, which stands before them as that of which more is said: このカードは…にある間、….
func whileThis(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		k, is := r.Node.(ability.Cond)
		if !is || r.NT != "cond3" || k.Ref != (ability.Ref{}) {
			continue
		}
		var said []string
		for _, f := range text.SplitTop(r.JA) {
			if rest, of := strings.CutPrefix(f, "{Ref:ref}が"); of {
				said = append(said, rest)
			}
		}
		if k = text.Clone(k).(ability.Cond); len(said) > 0 {
			k.Ref = text.ThisRef
			out = append(out, text.Row{Quiet: true, ID: r.ID + ", of this", NT: "whilethis", JA: strings.Join(said, "‹間|限り› | ") + "‹間|限り›", Node: k, Needs: r.Needs},
				text.Row{Quiet: true, ID: r.ID + ", if of this", NT: "ifthis", JA: strings.Join(said, "‹なら|ならば|場合› | ") + "‹なら|ならば|場合›", Node: k, Needs: r.Needs})
		}
	}
	return append(out, text.Row{Quiet: true, ID: "lies there, of this", NT: "whilethis", JA: "{Of.Zone:zoneset}に‹ある|いる›‹間|限り›", Node: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{}}},
		text.Row{Quiet: true, ID: "attacks, of this", NT: "whilethis", JA: "攻撃している‹間|限り›", Node: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
		text.Row{Quiet: true, ID: "power, said of it", NT: "pred", JA: "パワーを{Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.Power}},
		text.Row{Quiet: true, ID: "power, said of it, and more", NT: "predR", JA: "パワーを{Op:pm}{N:num}し", Node: &ability.Change{Stat: ability.Power}},
		text.Row{Quiet: true, ID: "power set, said of it", NT: "pred", JA: "パワーを{N:num}にする", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}},
		text.Row{Quiet: true, ID: "power many times over, said of it", NT: "pred", JA: "パワーを{N:num}倍にする", Node: &ability.Change{Stat: ability.Power, Op: ability.Times}},
		text.Row{Quiet: true, ID: "power halved, said of it", NT: "pred", JA: "パワーを半分にする", Node: &ability.Change{Stat: ability.Power, Op: ability.HalfOp}},
		text.Row{Quiet: true, ID: "power halved, said of it, and more", NT: "predR", JA: "パワーを半分にし", Node: &ability.Change{Stat: ability.Power, Op: ability.HalfOp}},
		text.Row{Quiet: true, ID: "cost, said of it", NT: "pred", JA: "コストを{Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.CostStat}})
}

// playerIs says what a Player, a card or an Overboost, is called: by the card's name, and an
// Overboost by whom it is used as. [205.4a, 214.2, 303.6]
func playerIs(m ability.Match) ability.Cond {
	of := func(k ability.Kinds, a ability.Attr) ability.Filter {
		return ability.Filter{Kind: k, Has: []ability.Prop{{Attr: a, Match: m}}}
	}
	f := &ability.Filter{Zone: []ability.Zone{ability.Square}, Or: []ability.Filter{of(ability.PlayerCard, ability.NameAttr), of(ability.EvolveCard, ability.NameAttr), of(ability.EvolveCard, ability.PersonAttr)}}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: f}, R: ability.N(1)}
}

// attacks: it attacks something that fits.
func attacks(f *ability.Filter) ability.Cond {
	of := attackerOf(f)
	of.Zone = nil
	return ability.Cond{Op: ability.Is, Of: &of}
}

func life(c ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: c, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}
}

func lives(c ability.Cmp) ability.Cond {
	k := life(c)
	k.R = k.L
	return k
}

// lifeBehind: one player has so much less life than another.
func lifeBehind() ability.Cond {
	k := life(ability.GE)
	k.R = ability.Amount{Op: ability.Sum, Args: []ability.Amount{k.L, {}}}
	return k
}

// bothLives are the lives of both players, which are as many.
func bothLives() ability.Cond {
	k := lives(ability.EQ)
	k.L.Who, k.R.Who = text.Who(ability.You), text.Who(ability.Opponent)
	return k
}

// livesMore: more cards lie in the life of one player than in that of another.
func livesMore() ability.Cond {
	k := more()
	k.L.Of.Zone, k.R.Args[0].Of.Zone = []ability.Zone{ability.LifeZone}, []ability.Zone{ability.LifeZone}
	return k
}

// openCount: cards that lie in one zone, and no lives, which are a number of their player.
func openCount(v any) bool {
	z := v.(ability.Cond).L.Of.Zone
	return len(z) == 1 && z[0] != ability.LifeZone && z[0] != ability.Square
}

// openMore is openCount of either side.
func openMore(v any) bool {
	z := v.(ability.Cond).R.Args[0].Of.Zone
	return openCount(v) && len(z) == 1 && z[0] != ability.LifeZone && z[0] != ability.Square
}

// noLives: lives are compared as such.
func noLives(v any) bool {
	c := v.(ability.Cond)
	return !slices.Contains(c.L.Of.Zone, ability.LifeZone) && !slices.Contains(c.R.Of.Zone, ability.LifeZone)
}

// manyAsThose compares how many cards lie in two zones.
func manyAsThose(c ability.Cmp) ability.Cond {
	k := counted(ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}})
	k.Cmp = c
	return k
}

func counted(n ability.Amount) ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}, R: n}
}

func none() ability.Cond {
	k := counted(ability.N(0))
	k.Cmp = ability.LE
	return k
}

// onlyOther are the other cards in the squares.
func onlyOther() *ability.Filter {
	f := others()
	return &f
}

// more: there are more of one sort than of another.
func more() ability.Cond {
	return counted(ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf, Of: &ability.Filter{}}, ability.N(1)}})
}

func countedIn(n ability.Amount, c ability.Cmp) ability.Cond {
	k := counted(n)
	k.Cmp, k.L.Of.Zone = c, []ability.Zone{ability.Square}
	return k
}

func inSquares(v any) bool {
	z := v.(ability.Cond).L.Of.Zone
	return len(z) == 1 && z[0] == ability.Square
}

// anyCard: 303.6 says of Zexes and of players that those in the squares are meant where no zone is said; of other cards it does not.
var anyCard = text.Anywhere(ability.EventCard)

// ofNoLife: of lives as many are said as of the cards that they are. [307.3]
func ofNoLife(v any) bool {
	c := v.(ability.Cond)
	return inWords(c.L) && (c.L.Op != ability.StatOf || c.L.Stat != ability.PlayerLife) && text.AnyAmount(v)
}

// openTo: this card sees its own way where all see what it is. [808.3a]
func openTo(v any) bool {
	switch v.(ability.Event).To {
	case ability.Resource, ability.Discards, ability.Charge:
		return true
	}
	return false
}

// ofThoseThere is how many lie somewhere, of which more is said then: カードが20枚以上あり、その中に.
const ofThoseThere = "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}{Args.0.L.Of.Zone=Args.1.L.Of.Zone:zoneset}に{Args.0.L.Of+=Args.1.L.Of+:npraw}が{Args.0.R:num}{:ctr}以上あり、その中に"

// amongThoseThere is that so many lie somewhere, and that they are of so many sorts.
func amongThoseThere(of ability.Attr) ability.Cond {
	return ability.Cond{Op: ability.And, Args: []ability.Cond{
		{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}},
		{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: of, Of: &ability.Filter{}}}}}
}

// thisInEither is this card while it lies in one zone or another: リソースとトラッシュにあるこのカードは.
func thisInEither() (rows []text.Row) {
	zones := [...]struct {
		ja string
		is ability.Zone
	}{{"トラッシュ", ability.Discards}, {"手札", ability.Hand_}, {"リソース", ability.Resource}, {"チャージ", ability.Charge}}
	for i, a := range zones {
		for _, b := range zones[i+1:] {
			in := []ability.Zone{a.is, b.is}
			slices.Sort(in)
			rows = append(rows, text.Row{Quiet: true, ID: "this in the " + a.ja + " and " + b.ja, NT: "selb", JA: "‹" + a.ja + "と" + b.ja + "|" + b.ja + "と" + a.ja + "›‹にある|の›このカード",
				Node: ability.Selector{N: text.One(), Of: ability.Filter{Ref: text.ThisRef, Zone: in}}})
		}
	}
	return rows
}
