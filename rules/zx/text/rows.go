package text

import (
	"slices"

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

// onlyOther are the other cards in the squares.
func onlyOther() *ability.Filter {
	f := others()
	return &f
}

// anyCard: 303.6 says of Zexes and of players that those in the squares are meant where no zone is said; of other cards it does not.
var anyCard = text.Anywhere(ability.EventCard)

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
