package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// fftcgOwn are the rows that only FF-TCG has. Digest sections 15 to 20, 26.
func fftcgOwn(words *wing.Lexicon) []text.Row {
	var rows []text.Row
	for _, part := range [][]text.Row{wayRows(), oneOtherRows(), saidRows(), sideRows(), measuredRows(), namingRows(), pairRows(), removerRows(), ffNouns(), ffEffects, ffFinds(), ffField(), ffRules, ffConditions, ffEvents, ffSentences, ffCosts, paidRows(words), dueRows(), limitRows(), untilRows(), condRows(), askedRows(), barredRows(), steadyRows(), sortRows(), printedRows(), countedRows(), harmRows(), lastingRows(), reckonRows(), listedRows(), replacedRows(), jointRows(), guardRows(), widerRows(), castRows(), wordedRows(), termRows(), formRows(), undoneRows(), phrasedRows(), battleRows(), fewRows(), newerRows(), whenRows(), wordingRows(), whetherRows(), parcelRows(), retargetRows(), apieceRows(), chanceRows(), sharedRows(), useRows(), older(), text.PredicateChains(ffEffects)} {
		rows = append(rows, part...)
	}
	rows = append(rows, itsCost(rows)...)
	rows = append(rows, turnFirst(rows)...)
	for i := range rows {
		rows[i].JA = costsMade(rows[i].JA)
	}
	return rows
}

// elseOnly: what is done if something is not paid.
func elseOnly(v any) bool {
	t := v.(*ability.Try)
	return len(t.Cost) > 0 && len(t.Else) > 0 && len(t.Do)+len(t.Then) == 0
}

// doneNow: it is done, and no rule that holds: what is paid to attack is said in rows of its own.
func doneNow(es []ability.Effect) bool {
	return len(es) > 0 && !slices.ContainsFunc(es, func(e ability.Effect) bool { _, rule := e.(*ability.Rule); return rule })
}

// notOfThis: of this card it is read with its name in front, wherever that stands.
func notOfThis(v any) bool {
	return v.(text.Clause).Do[0].(*ability.Change).What.Ref != text.ThisRef
}

// paysOrNow: what is done at once unless something is paid.
func paysOrNow(v any) bool {
	t := v.(text.Clause).Do[0].(*ability.Try)
	return elseOnly(t) && doneNow(t.Else)
}

// powerForEach is so much power for each of something.
func powerForEach() *ability.Change {
	return &ability.Change{Stat: ability.Power, N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}
}

// stillMonster stands behind what this card becomes, which it is besides what it was.
const stillMonster = "(" + text.OwnName + "はモンスターでもあ‹る|り、このアビリティはターン終了時に終わらない›)"

// moreDamage is a number and so much more, or less, for each of something.
func moreDamage(op ability.AmountOp) *ability.Damage {
	return &ability.Damage{N: ability.Amount{Op: op, Args: []ability.Amount{{}, {Op: ability.Mul, Args: []ability.Amount{{}, {}}}}}}
}

func toRef(v any) bool { return v.(*ability.Damage).To.Ref != (ability.Ref{}) }

// notIt leaves it to the row that says its.
func notIt(v any) bool {
	r := v.(*ability.Change).What.Ref
	return r != text.BindRef(text.SlotIt) && r != text.BindRef(text.SlotOne)
}

var ffEffects = []text.Row{
	{ID: "source deals its power", NT: "effect", JA: "{By=N.Ref:ref}は{To:what}に‹|、›‹自身の|その|›パワー‹に等しい|と同じ›ダメージを与える | {By=N.Ref:ref}は‹自身の|その|›パワー‹に等しい|と同じ›ダメージを{To:what}に与える", EN: "{By=N.Ref:ref} deals damage equal to its power to {To:what} | {By=N.Ref:ref} deals {To:what} damage equal to its power", Node: &ability.Damage{N: ability.Amount{Op: ability.StatOf, Stat: ability.Power}}},
	{ID: "damage and more", NT: "effect", JA: "{To:what}に{N.Args.0:num}に{N.Args.1.Args.1:eachn}につき{N.Args.1.Args.0:num}を加えたダメージを与える", EN: "deal {To:what} {N.Args.0:num} damage and {N.Args.1.Args.0:num} more damage for each {N.Args.1.Args.1:eachn} | deal {N.Args.0:num} damage and {N.Args.1.Args.0:num} more damage for each {N.Args.1.Args.1:eachn} to {To:what}", Node: moreDamage(ability.Sum)},
	{ID: "damage less for each", NT: "effect", JA: "{To:what}に{N.Args.0:num}から{N.Args.1.Args.1:eachn}につき{N.Args.1.Args.0:num}を引いたダメージを与える", EN: "deal {To:what} {N.Args.0:num} damage minus {N.Args.1.Args.0:num} damage for each {N.Args.1.Args.1:eachn}", Node: moreDamage(ability.Minus)},
	{Quiet: true, ID: "damage for each, to", NT: "effect", JA: "{To:what}に‹|、›{N.Args.1:eachn}につき‹、|›{N.Args.0:num}ダメージを与える", EN: "deal {N.Args.0:num} damage for each {N.Args.1:eachn} to {To:what}", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
	{Quiet: true, ID: "damage for several, to", NT: "effect", EN: "deal {N.Args.0:num} damage for every {N.Args.1.Args.1:num} {N.Args.1.Args.0.Of:nps} to {To:what}", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {Op: ability.Div, Args: []ability.Amount{{Op: ability.CountOf}, {}}}}}}},
	{Quiet: true, ID: "so many as", NT: "selb", JA: "{N.N.Of:np}‹の数|の枚数›と同じ数まで‹の|›{Of:np}", EN: "up to the same number of {Of:np} as ‹the |›{N.N.Of:nps}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.CountOf}}}},
	{Quiet: true, ID: "as many as", NT: "selb", JA: "{N.N.Of:np}‹の数|の枚数›と同じ数の{Of:np}", EN: "as many {Of:np} as ‹the |›{N.N.Of:nps}", Node: ability.Selector{N: ability.Count{N: ability.Amount{Op: ability.CountOf}}}},
	{ID: "damage it", NT: "effect", JA: "{To:what}に{N:num}ダメージを与える", EN: "deal {To:what} {N:num} damage", Node: &ability.Damage{}, Needs: toRef},
	{ID: "at turn end, in a row", NT: "effect", JA: "ターン終了時に{Do:effects}", EN: "at the end of the turn {Do:effects}", Node: &ability.Later{On: ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{ID: "points of damage", NT: "effect", JA: "{To.Who:player}に{N:num}点‹の|›ダメージを与える | {To.Who:player}にダメージを{N:num}点与える", EN: "deal {To.Who:player} {N:npoint} of damage", Node: &ability.Damage{}},
	{ID: "source deals", NT: "effect", JA: "{By:ref}は{To:what}に{N:num}ダメージを与える", EN: "{By:ref} deals {N:num} damage to {To:what} | {By:ref} deals {To:what} {N:num} damage", Node: &ability.Damage{}},
	{ID: "source deals points", NT: "effect", JA: "{By:ref}は{To.Who:player}に{N:num}点‹の|›ダメージを与える", EN: "{By:ref} deals {To.Who:player} {N:npoint} of damage", Node: &ability.Damage{}},
	{ID: "source deals power", NT: "effect", JA: "{By:ref}は{To:what}に{N:expr}‹に等しい|と等しい|と同じ›ダメージを与える", EN: "{By:ref} deals damage equal to {N:expr} to {To:what} | {By:ref} deals {To:what} damage equal to {N:expr}", Node: &ability.Damage{}, Needs: func(v any) bool {
		n := v.(*ability.Damage).N
		return n.Op != ability.Const && !(n.Op == ability.StatOf && n.Stat == ability.Power && n.Ref.Kind == ability.Slot && (n.Ref.Slot == text.SlotIt || n.Ref.Slot == text.SlotOne))
	}},

	{ID: "power up", NT: "effect", JA: "{What:what}のパワーを+{N:num}する | {What:what}のパワーは+{N:num}される | {What:what}はパワー‹を|が|›+{N:num}‹される|する› | {What:what}はパワー+{N:num}を得る | {What:what}は+{N:num}パワーを得る", EN: "{What:what} ‹gains~gain› {N:num} power | {What:what} ‹gains~gain› +{N:num} power", Node: &ability.Change{Stat: ability.Power}},
	{ID: "power down", NT: "effect", JA: "{What:what}のパワーを-{N:num}する | {What:what}のパワーは-{N:num}される | {What:what}はパワー‹を|が|›-{N:num}‹される|する›", EN: "{What:what} ‹loses~lose› {N:num} power", Node: &ability.Change{Stat: ability.Power, Op: ability.Sub}},
	{ID: "power set", NT: "effect", JA: "{What:what}のパワーを{N:num}にする | {What:what}のパワーは{N:num}になる", EN: "the power of {What:what} becomes {N:num}", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}, Needs: notIt},
	{ID: "its power set", NT: "effect", JA: "‹それ|それら›のパワーを{N:num}にする | ‹それ|それら›のパワーは{N:num}になる", EN: text.ItMark + "'s power becomes {N:num} | ‹its|their› power becomes {N:num}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, Op: ability.Set}},
	{Quiet: true, ID: "power of it up", NT: "effect", JA: "そのパワーを+{N:num}する", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power}},
	{Quiet: true, ID: "power of it down", NT: "effect", JA: "そのパワーを-{N:num}する", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, Op: ability.Sub}},
	{Quiet: true, ID: "power of it and words", NT: "chain", JA: "そのパワーを+{0.N:num}し、{1.Words:kws}を与える", Node: []ability.Effect{&ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power}, &ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}}}},
	{Quiet: true, ID: "power of it and quoted", NT: "chain", JA: "そのパワーを+{0.N:num}し、「{1.Quoted:quoted}」を与える", Node: []ability.Effect{&ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power}, &ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}}}},
	{ID: "power doubled", NT: "effect", JA: "{What:what}のパワー‹を|は›{N:num}倍に‹する|なる›", EN: "multiply the power of {What:what} by {N:num} | multiply {What.Ref:its}power by {N:num}", Node: &ability.Change{Stat: ability.Power, Op: ability.Times}},
	{Quiet: true, ID: "power up till end", NT: "effect", JA: "{What:what}のパワー‹を|は›ターン終了時まで+{N:num}‹する|される›", Node: &ability.Change{Stat: ability.Power, For: ability.Time{Until: ability.EndOfTurn}}},
	{Quiet: true, ID: "power down till end", NT: "effect", JA: "{What:what}のパワー‹を|は›ターン終了時まで-{N:num}‹する|される›", Node: &ability.Change{Stat: ability.Power, Op: ability.Sub, For: ability.Time{Until: ability.EndOfTurn}}},
	{Quiet: true, ID: "power lowered", NT: "effect", EN: "reduce {What.Ref:its}power by {N:num}", Node: &ability.Change{Stat: ability.Power, Op: ability.Sub}},
	{Quiet: true, ID: "so much power instead", NT: "partial", JA: "‹パワーを|›{Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.Power}},
	{ID: "power up instead", NT: "partial", JA: "パワーを+{N:num}する", EN: "gains {N:num} power", Node: &ability.Change{Stat: ability.Power}},
	{ID: "power and words", NT: "chain", JA: "{0.What=1.What:what}のパワー‹を|は›+{0.N:num}‹し|され›、{1.Words:kws}を‹与える|得る› | {0.What=1.What:what}はパワー‹を|が|›+{0.N:num}‹し|され›‹、|›{1.Words:kws}を得る", EN: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N:num} power‹ and|,|, and› {1.Words:kws} | {0.What=1.What:what} ‹gains~gain› {1.Words:kws} and ‹|+›{0.N:num} power",
		Node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
	{ID: "also kind and quoted", NT: "chain", JA: "{0.What=1.What=2.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱い|にもなり›、「{2.Quoted:quoted}」を得る | {0.What=1.What=2.What:what}はパワー{1.N:num}で‹、|›「{2.Quoted:quoted}」を持つ{0.Kinds:kind}‹としても扱う|にもなる|になる" + stillMonster + "› | {0.What=1.What=2.What:what}は「{2.Quoted:quoted}」を持つパワー{1.N:num}の{0.Kinds:kind}‹としても扱う|にもなる|になる" + stillMonster + "›", EN: "{0.What=1.What=2.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power‹ and|,|, and› “{2.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}, &ability.Give{}}},
	{ID: "also kind and words", NT: "chain", JA: "{0.What=1.What=2.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱い|にもなり›、{2.Words:kws}を得る | {0.What=1.What=2.What:what}はパワー{1.N:num}で‹、|›{2.Words:kws}を持つ{0.Kinds:kind}‹としても扱う|にもなる|になる" + stillMonster + "› | {0.What=1.What=2.What:what}は{2.Words:kws}を持つパワー{1.N:num}の{0.Kinds:kind}‹としても扱う|にもなる|になる" + stillMonster + "›", EN: "{0.What=1.What=2.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power‹ and|,|, and› {2.Words:kws}",
		Node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}, &ability.Give{}}},
	{ID: "power less and words", NT: "chain", JA: "{0.What=1.What:what}のパワーを-{0.N:num}し、{1.Words:kws}を失う", EN: "{0.What=1.What:what} ‹loses~lose› {0.N:num} power and {1.Words:kws}",
		Node: []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Sub}, &ability.Give{Take: true}}},
	{ID: "power less and quoted", NT: "chain", JA: "{0.What=1.What:what}のパワーを-{0.N:num}し、「{1.Quoted:quoted}」を‹与える|得る›", EN: "{0.What=1.What:what} ‹loses~lose› {0.N:num} power and gains “{1.Quoted:quoted}” | {0.What=1.What:what} ‹loses~lose› {0.N:num} power and “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Sub}, &ability.Give{}}},
	{ID: "power and quoted", NT: "chain", JA: "{0.What=1.What:what}のパワー‹を|は›+{0.N:num}‹し|され›、「{1.Quoted:quoted}」を‹与える|得る› | {0.What=1.What:what}はパワー‹を|が|›+{0.N:num}‹し|され›‹、|›「{1.Quoted:quoted}」を得る", EN: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N:num} power‹ and|,|, and› “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
	{Quiet: true, ID: "words and power for each", NT: "chain", JA: "{0.What.Ref=1.What.Ref:ref}に{0.Words:kws}を与え、‹それの|それらの|›パワーを{1.N.Args.1:eachn}につき‹、|›+{1.N.Args.0:num}する", EN: "{0.What.Ref=1.What.Ref:ref} ‹gains~gain› {0.Words:kws}‹ and it gains| and gains› ‹|+›{1.N.Args.0:num} power for each {1.N.Args.1:eachn}", Node: []ability.Effect{&ability.Give{}, powerForEach()}},
	{Quiet: true, ID: "power for each and words", NT: "chain", EN: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N.Args.0:num} power for each {0.N.Args.1:eachn}‹ and|,|, and› {1.Words:kws}", Node: []ability.Effect{powerForEach(), &ability.Give{}}},
	{Quiet: true, ID: "power for each and quoted", NT: "chain", EN: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N.Args.0:num} power for each {0.N.Args.1:eachn}‹ and|,|, and› “{1.Quoted:quoted}”", Node: []ability.Effect{powerForEach(), &ability.Give{}}},
	{Quiet: true, ID: "power for each, words and quoted", NT: "chain", EN: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N.Args.0:num} power for each {0.N.Args.1:eachn}, {1.Words:kws}‹ and|,|, and› “{1.Quoted:quoted}”", Node: []ability.Effect{powerForEach(), &ability.Give{}}},
	{ID: "power, words and quoted", NT: "chain", JA: "{0.What=1.What:what}のパワー‹を|は›+{0.N:num}‹し|され›、{1.Words:kws}‹と|、›「{1.Quoted:quoted}」を‹与える|得る›", EN: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N:num} power, {1.Words:kws}‹ and|,|, and› “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
	{ID: "also kind, words and quoted", NT: "chain", JA: "{0.What=1.What=2.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱い|にもなり›、{2.Words:kws}と「{2.Quoted:quoted}」を得る | {0.What=1.What=2.What:what}は{2.Words:kws}‹と|、›「{2.Quoted:quoted}」を持つパワー{1.N:num}の{0.Kinds:kind}‹としても扱う|にもなる|になる" + stillMonster + "›", EN: "{0.What=1.What=2.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power‹,| and|, and› {2.Words:kws}‹ and|, and|,› “{2.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}, &ability.Give{}}},
	{Quiet: true, ID: "words and power becomes", NT: "chain", EN: "{0.What:what} ‹gains~gain› {0.Words:kws} and {1.What.Ref:ref}'s power becomes {1.N:num}", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power, Op: ability.Set}}},
	{Quiet: true, ID: "quoted and power becomes", NT: "chain", EN: "{0.What:what} ‹gains~gain› “{0.Quoted:quoted}” and {1.What.Ref:ref}'s power becomes {1.N:num}", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power, Op: ability.Set}}},
	{ID: "grant words", NT: "effect", JA: "{What:what}に{Words:kws}を与える", Node: &ability.Give{}, Quiet: true},
	{ID: "grant both", NT: "effect", JA: "{What:what}に{Words:kws}と「{Quoted:quoted}」を与える", Node: &ability.Give{}, Quiet: true},
	{ID: "grant quoted", NT: "effect", JA: "{What:what}に「{Quoted:quoted}」を与える", Node: &ability.Give{}, Quiet: true},
	{ID: "become element", NT: "effect", JA: "{What:what}は{Props.0.Value:class}を得る", EN: "{What:what} ‹gains~gain› the {Props.0.Value:class} element | {What:what} ‹also has~also have› ‹|the ›{Props.0.Value:class}‹| Element› | {What:what} ‹is also of~are also of› ‹|the ›{Props.0.Value:class}‹| Element›", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}}},
	{ID: "also job", NT: "effect", JA: "{What:what}は{Props.0.Value:trait}‹としても扱う|を得る›", EN: "{What:what} ‹is~are› also {Props.0.Value:trait}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	{ID: "also two jobs", NT: "effect", JA: "{What:what}は{Props.0.Value:trait}‹と|、|か|›{Props.1.Value:trait}としても扱う", EN: "{What:what} ‹is~are› also {Props.0.Value:trait} and {Props.1.Value:trait}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}}}},
	{ID: "also three jobs", NT: "effect", JA: "{What:what}は{Props.0.Value:trait}‹と|、|›{Props.1.Value:trait}‹と|、|›{Props.2.Value:trait}としても扱う", EN: "{What:what} ‹is~are› also {Props.0.Value:trait}, {Props.1.Value:trait}‹|,› and {Props.2.Value:trait}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}}}},
	{ID: "also kind", NT: "chain", JA: "{0.What=1.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱う|にもなる|でもある|になる" + stillMonster + "›", EN: "{0.What=1.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power | {0.What=1.What:what} ‹is~are› also a {0.Kinds:kind} with {1.N:num} power | {0.What=1.What:what} are also {0.Kinds:kinds} with {1.N:num} power",
		Node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}}},

	{ID: "cancel what chooses this", NT: "effect", JA: text.OwnName + "を選んでいる効果をすべて無効にする", EN: "cancel all effects choosing " + text.OwnName, Node: &ability.Cancel{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: aimingAtThis()}}}},
	{ID: "break", NT: "effect", JA: "{What:o}ブレイクする", EN: "break {What:o}", Node: &ability.Move{How: ability.Break, To: text.At(ability.Discards)}, Needs: text.FromSomewhere},
	{ID: "remove", NT: "effect", JA: "{What:o}‹ゲームから|›除外する", EN: "remove {What:o} from the game", Node: &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}, Needs: text.FromSomewhere},
	{ID: "discard the hand", NT: "effect", JA: "手札をすべて捨てる", EN: "discard all cards in hand | discard your hand | discard their hand", Node: discardAll()},
	{ID: "discard cards", NT: "effect", JA: "手札を{What.Sel.N:ncards}‹|選んで›捨てる | ‹自分の|自身の|›手札から{What.Sel.N:ncards}‹|選んで›捨てる", EN: "discard {What.Sel.N:ncards}", Node: discardOwn(false)},
	{ID: "discard at random", NT: "effect", JA: "手札を‹無作為に|ランダムに›{What.Sel.N:ncards}捨てる | ‹無作為に|ランダムに›手札を{What.Sel.N:ncards}捨てる | 手札を{What.Sel.N:ncards}‹無作為に|ランダムに›捨てる", EN: "discard {What.Sel.N:ncards} at random | randomly discard {What.Sel.N:ncards}‹| from ‹your|their› hand›", Node: discardOwn(true)},
	{ID: "ff discard", NT: "effect", JA: "{What:o}‹|選んで›捨てる", EN: "discard {What:o}", Node: &ability.Move{How: ability.Discard, To: text.At(ability.Discards)}, Needs: discardable},
	{Quiet: true, ID: "discard of hand", NT: "effect", JA: "{What.Sel.Of+:npraw}‹|を›{What.Sel.N:count}‹|を›捨てる | {What.Sel.Of+:npraw}‹|を›{What.Sel.N:count}‹|を›手札から捨てる", EN: "discard {What.Sel.N:count} {What.Sel.Of+:npraw}", Node: discardOwn(false)},
	{Quiet: true, ID: "chosen of the hand to the bottom", NT: "effect", JA: "手札を{What.Sel.N:ncards}‹選んで|選び|›‹、|›‹好きな順番で|›‹|あなたの›デッキの‹|一番|1番›下に‹好きな順番で|›‹置く|戻す›", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}}}, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
	{ID: "make discard", NT: "effect", JA: "対戦相手の手札を{What.Sel.N:count}捨てさせる", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{By: text.Who(ability.Opponent), Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.Opponent)}}}, How: ability.Discard, To: text.At(ability.Discards)}, Quiet: true},
	{Quiet: true, ID: "make discard it", NT: "effect", JA: "{What.Ref:ref}を捨てさせる", Node: &ability.Move{How: ability.Discard, To: text.At(ability.Discards)}, Needs: func(v any) bool { return v.(*ability.Move).What.Ref != text.ThisRef }},
	{Quiet: true, ID: "make discard of them", NT: "effect", JA: "その中から‹、|›{What.Sel.N:count}‹を|›選んで捨てさせる", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, How: ability.Discard, To: text.At(ability.Discards)}},
	{Quiet: true, ID: "make discard at random", NT: "effect", JA: "対戦相手の手札‹を|から›‹無作為に|ランダムに›{What.Sel.N:ncards}‹|を›捨てさせる | 対戦相手の手札を{What.Sel.N:ncards}‹無作為に|ランダムに›捨てさせる", Node: theirs(true)},
	{Quiet: true, ID: "pick as many as there are", NT: "effect", JA: "{Sel.Of:np}‹を|›‹最大|›{Sel.N.N:num}{:ctr}まで可能な限り選択する | {Sel.Of:np}‹を|›可能な限り‹最大|›{Sel.N.N:num}{:ctr}まで選択する", Node: &ability.Select{Slot: text.SlotNew, Pick: true}},
	{ID: "pick", NT: "effect", JA: "{Sel:targets}選択する | {Sel:targets}指定する", EN: "select {Sel:targets}", Node: &ability.Select{Slot: text.SlotNew, Pick: true}},
	{Quiet: true, ID: "discard this", NT: "effect", JA: text.OwnName + "を‹手札から|›捨てる", EN: "discard " + text.OwnName, Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{ability.Hand_}}}}, How: ability.Discard, To: text.At(ability.Discards)}},
	{ID: "fight", NT: "chain", JA: "‹それらは|前者と後者は›‹‹互いに|お互いに›‹自身の|その|それぞれの|›|お互いの›パワー‹に等しい|と等しい|と同じ›ダメージを‹与える|与え合う|与えあう›", EN: "each deals damage equal to its power to the other | ‹they|those Forwards|the chosen Forwards|the 2 Forwards|the former and the latter|the first one and the second one|the first one and the second|the first and the second› deal damage equal to their ‹respective |›power‹|s› to ‹each|the› other | ‹each of them|each Forward|each of the Forwards› deals damage equal to its power to the other", Node: []ability.Effect{strike(text.SlotFormer, text.SlotLatter), strike(text.SlotLatter, text.SlotFormer)}},
	{ID: "damage times", NT: "effect", JA: "{To:what}に‹|、›{N.Args.1:expr}の{N.Args.0:num}倍のダメージを与える | {To:what}に‹|、›{N.Args.1:expr}×{N.Args.0:num}‹の|›ダメージを与える", EN: "deal {To:what} damage equal to {N.Args.0:num} times {N.Args.1:expr}", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}, Needs: timesX},
	{Quiet: true, ID: "so many looked at to hand", NT: "effect", EN: "add {What.Sel.N:count} to your hand", Node: ofLooked(ability.Hand_)},
	{Quiet: true, ID: "so many of them to hand", NT: "effectB", JA: "{What.Sel.N:count}を手札に加える", Node: ofLooked(ability.Hand_)},
	{Quiet: true, ID: "so many of them to hand -し", NT: "effectBR", JA: "{What.Sel.N:count}を手札に加え", Node: ofLooked(ability.Hand_)},
	{Quiet: true, ID: "so many of them away", NT: "effectB", JA: "{What.Sel.N:count}をブレイクゾーンに置く", Node: ofLooked(ability.Discards)},
	{Quiet: true, ID: "so many of them away -し", NT: "effectBR", JA: "{What.Sel.N:count}をブレイクゾーンに置き", Node: ofLooked(ability.Discards)},
	{Quiet: true, ID: "they discard this card", NT: "s6", EN: "your opponent discards this card", Node: text.Clause{Do: []ability.Effect{&ability.Move{What: ability.What{Ref: text.BindRef(text.SlotOne)}, How: ability.Discard, To: text.At(ability.Discards)}}}},
	{Quiet: true, ID: "one for them to discard", NT: "s6", EN: "‹|you ›select {Do.0.Sel.N:count} {Do.0.Sel.Of+:npraw} for your opponent to discard‹| from their hand›", Node: text.Clause{Do: []ability.Effect{
		&ability.Select{Pick: true, Slot: text.SlotNew, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.Opponent)}}},
		&ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Discard, To: text.At(ability.Discards)}}}},
	{ID: "they discard it", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を捨てる", EN: "‹your opponent discards|they discard› {Do.0.What.Ref:ref}", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Discard, To: text.At(ability.Discards)}}}},
	{ID: "to its owner's hand", NT: "effect", JA: "{What:o}‹持ち主|オーナー›の手札に加える", EN: "add {What:o} to ‹its|their› ‹owner's|owners'› hand‹|s›", Node: &ability.Move{To: ability.Place{Zone: ability.Hand_, Who: text.Who(ability.OwnerOf)}}, Needs: text.FromSomewhere},
	{ID: "to its owner's field", NT: "effect", JA: "{What:o}‹持ち主の|オーナーの›‹コントロール‹下|›で|›フィールドに出す", EN: "‹play|put› {What:o} onto the field under ‹its|their› ‹owner's|owners'› control | ‹play|put› {What:o} onto ‹its|their› ‹owner's|owners'› field‹|s›", Node: &ability.Move{To: ability.Place{Zone: ability.Field, Who: text.Who(ability.OwnerOf)}}, Needs: text.FromSomewhere},
	{ID: "to its owner's field acted", NT: "effect", JA: "{What:o}‹持ち主の|オーナーの›コントロール‹下|›で‹、|›ダル状態でフィールドに出す | {What:o}ダル状態で‹、|›‹持ち主の|オーナーの›‹コントロール‹下|›で|›フィールドに出す", EN: "‹play|put› {What:o} onto the field dull under ‹its|their› ‹owner's|owners'› control | ‹play|put› {What:o} onto the field under ‹its|their› ‹owner's|owners'› control dull", Node: &ability.Move{To: ability.Place{Zone: ability.Field, Who: text.Who(ability.OwnerOf), State: ability.Acted}}, Needs: text.FromSomewhere},
	{ID: "to field active", NT: "effect", JA: "{What:o}アクティブ状態でフィールドに出す", EN: "play {What:o} onto the field active", Node: &ability.Move{To: ability.Place{Zone: ability.Field, State: ability.Standing}}, Needs: text.FromSomewhere},
	{ID: "freeze", NT: "effect", JA: "{What:o}凍結する", EN: "freeze {What:o}", Node: &ability.Act{Word: "freeze"}},
	{ID: "dull and freeze", NT: "chain", JA: "{0.What=1.What:o}ダルにし、凍結する | {0.What=1.What:o}ダル‹にし|にして|にして、|状態にし、|状態にし›凍結する", EN: "dull {0.What=1.What:o} and freeze ‹it~them›", Node: []ability.Effect{&ability.Turn{To: ability.Acted}, &ability.Act{Word: "freeze"}}, Needs: ofIt},
	{Quiet: true, ID: "dull and freeze that", NT: "chain", JA: "{0.What=1.What:o}ダルにし、凍結する | {0.What=1.What:o}ダル‹にし|にして|にして、|状態にし、|状態にし›凍結する", Node: []ability.Effect{&ability.Turn{To: ability.Acted}, &ability.Act{Word: "freeze"}}, Needs: ofThat},
	{Quiet: true, ID: "dull and freeze at once", NT: "chain", EN: "dull and freeze {0.What=1.What:o}", Node: []ability.Effect{&ability.Turn{To: ability.Acted}, &ability.Act{Word: "freeze"}}},
	{ID: "they gain crystals", NT: "s6", JA: "対戦相手は‹クリスタル|《C》›を{Do.0.N:num}‹個|つ›得る | 対戦相手は{Do.0.N:crystals}を得る", EN: "your opponent gains {Do.0.N:nummany} Crystal‹~s› | your opponent gains {Do.0.N:crystals}", Node: text.Clause{Do: []ability.Effect{&ability.Change{What: ability.What{Who: text.Who(ability.Opponent)}, Stat: ability.PlayerCrystals}}}},
	{ID: "gain crystals", NT: "effect", JA: "‹クリスタル|《C》›を{N:num}‹個|つ›得る | ‹クリスタル|《C》›{N:num}個を得る", EN: "gain {N:nummany} Crystal‹~s›", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerCrystals}},
	{ID: "unless they pay", NT: "effect", JA: "対戦相手‹が|は›{Cost:costs}を支払わない‹場合|なら|限り›‹、|›{Else:effects}", EN: "if your opponent does not pay {Cost:costs}, {Else:effects} | unless your opponent pays {Cost:costs}, {Else:effects}", Node: &ability.Try{Who: text.Who(ability.Opponent), May: true}, Needs: elseOnly},
	{ID: "unless you pay", NT: "effect", JA: "あなた‹が|は›{Cost:costs}を支払わない‹場合|なら|限り›‹、|›{Else:effects}", EN: "if you do not pay {Cost:costs}, {Else:effects} | unless you pay {Cost:costs}, {Else:effects}", Node: &ability.Try{Who: text.Who(ability.You), May: true}, Needs: elseOnly},
	{ID: "they choose modes", NT: "s6", JA: "対戦相手は‹以下|次›‹の{:modetotal}つ|›‹|のアクション|の行動|の効果›‹|の中|のうち›から{Do.0.N:modecount}‹を|›‹選択する|選ぶ|選んで使う›", EN: "your opponent ‹selects|chooses› {Do.0.N:modecount} of the {:modetotal} following actions", Node: text.Clause{Do: []ability.Effect{&ability.Modes{By: text.Who(ability.Opponent)}}}},
	{ID: "one number", NT: "effect", JA: "数字‹を1つ|1つを›‹選択する|指定する|宣言する|選ぶ›", EN: "select 1 number | name 1 number | name a number", Node: &ability.Ask{Kind: ability.NumberAsk, Who: text.Who(ability.You), Bind: text.SlotNew}},
	{ID: "cancel its", NT: "effect", JA: "その効果を無効にする", EN: "cancel its effect", Node: &ability.Cancel{What: ability.What{Ref: text.BindRef(text.SlotIt)}}},
	{ID: "cancel", NT: "effect", JA: "{What:what}の効果を無効にする | {What:o}無効にする", EN: "cancel the effect of {What:what} | cancel {What.Ref:ref}", Node: &ability.Cancel{}},
	{ID: "skip their attack phase", NT: "effect", JA: "次の対戦相手のターンのアタックフェイズを‹飛ばす|スキップする› | 次の対戦相手のアタックフェイズを‹飛ばす|スキップする›", EN: "skip your opponent's Attack Phase ‹in|during|of› their next turn | skip the Attack Phase ‹in|during|of› your opponent's next turn | skip your opponent's next Attack Phase", Node: &ability.Act{Word: "skip their attack phase"}},
	{ID: "skip their main phases", NT: "effect", JA: "次の対戦相手のターンのメインフェイズ1‹と|、›メインフェイズ2を‹飛ばす|スキップする› | 次の対戦相手のメインフェイズ1‹と|、›メインフェイズ2を‹飛ばす|スキップする›", EN: "skip your opponent's Main Phase 1 and ‹Main Phase |›2 ‹in|during|of› their next turn | skip the Main Phase 1 and ‹Main Phase |›2 ‹in|during|of› your opponent's next turn", Node: &ability.Act{Word: "skip their main phases"}},
	{ID: "add main phase", NT: "effect", JA: "このターンにメインフェイズを1回追加する | ‹このターン、|›メインフェイズを‹1回|1つ›追加する", EN: "add 1 Main Phase to this turn", Node: &ability.Act{Word: "main phase"}},
	{ID: "remove damage", NT: "effect", JA: "{What:what}が受けているダメージをすべて取り除く | {What:what}‹が受けている|が受けた|に与えられた|に与えられている›ダメージをすべて無効にする", EN: "remove all ‹|the ›damage from {What:what}", Node: &ability.Act{Word: "heal"}},
	{ID: "out of battle", NT: "effect", JA: "{What:o}‹戦闘|バトル›から取り除く", EN: "remove {What:o} from battle", Node: &ability.Battle{Op: ability.RemoveFrom}},
	{ID: "look own", NT: "effect", JA: "‹あなたの|›デッキの上から{N:num}枚‹を|のカードを|›見る | ‹あなたの|›デッキの上から{N:num}枚カードを見る | ‹あなたの|›デッキの上‹から|の›カードを{N:num}枚見る | ‹あなたの|›デッキの上のカード{N:num}枚を見る | ‹あなたの|›デッキの上からカードを{N:num}枚見る | ‹あなたの|›デッキの上からカード{N:num}枚を見る", EN: "look at the top {N:ncard} of your deck", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: text.Who(ability.You)}, Bind: text.SlotNew}},
	{ID: "reveal own", NT: "effect", JA: "‹あなたの|›デッキの上から{N:num}枚‹を|のカードを›公開する | ‹あなたの|›デッキの上のカードを{N:num}枚公開する | ‹あなたの|›デッキの上のカード{N:num}枚を公開する | ‹あなたの|›デッキの上からカードを{N:num}枚公開する | ‹あなたの|›デッキの上からカード{N:num}枚を公開する", EN: "reveal the top {N:ncard} of your deck", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: text.Who(ability.You)}, Reveal: true, Bind: text.SlotNew}},
	{ID: "mill", NT: "effect", JA: "{What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚‹を|のカードを›ブレイクゾーンに置く | {What.Sel.Of.Who:poss}デッキの上のカード{What.Sel.Of.Depth:num}枚をブレイクゾーンに置く", EN: "put the top {What.Sel.Of.Depth:ncard} of {What.Sel.Of.Who:poss}deck into the Break Zone",
		Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Deck)}}, To: text.At(ability.Discards)}},

	{ID: "cast cost lower", NT: "effect", JA: "{What:what}をキャストするためのコストは{N:num}減る", EN: castHead + "{What:what}" + castTail + " is reduced by {N:num} | {What.Ref:ref} costs {N:num} less‹| to cast| to play| to play onto the field›", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Sub}, Needs: castRef},
	{Quiet: true, ID: "cast cost lower by a number", NT: "effect", JA: "{What:what}をキャストするためのコストは‹、|›{N:expr}だけ減る | {What:what}をキャストするためのコストは‹、|›{N:expr}と同じ数だけ減る | {What:what}をキャストするためのコストは‹、|›{N:expr}分‹だけ|›減る", EN: castHead + "{What:what}" + castTail + " is reduced by {N:expr}", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Sub}, Needs: func(v any) bool { return castRef(v) && v.(*ability.CostChange).N.Op == ability.CountOf }},
	{ID: "cast cost higher", NT: "effect", JA: "{What:what}をキャストするためのコストは{N:num}増える", EN: castHead + "{What:what}" + castTail + " is increased by {N:num}", Node: &ability.CostChange{Verb: ability.Played}, Needs: castRef},
	{ID: "cast cost set", NT: "effect", JA: "{What:what}をキャストするためのコストは{N:num}になる", EN: castHead + "{What:what}" + castTail + " becomes {N:num}", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, Needs: castRef},
	{ID: "attacks often", NT: "effect", JA: "{What:what}は‹1ターンに|同じターンに›{N:num}回アタックできる", EN: "{What:what} can attack {N:ntimes} ‹in the same turn|each turn|per turn›", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.May}, Needs: func(v any) bool { return v.(*ability.Rule).N != nil }},
	{ID: "your casts lower", NT: "effect", JA: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る", EN: "the cost ‹|required ›for {What.Sel.Of.Who:player} to ‹cast|play› {What.Sel.Of+:rawnps} is reduced by {N:num}",
		Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub}},
	{ID: "your casts higher", NT: "effect", JA: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}増える", EN: "the cost ‹|required ›for {What.Sel.Of.Who:player} to ‹cast|play› {What.Sel.Of+:rawnps} is increased by {N:num}",
		Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played}},
	{ID: "your next cast", NT: "effect", JA: "{What.Sel.Of.Who:player}が次にキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る", EN: "the cost of the next {What.Sel.Of+:npraw} {What.Sel.Of.Who:player} cast is reduced by {N:num}",
		Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub, Next: true}},
}

// notThisCard: what another player discards is no card that speaks of itself.
func notThisCard(v any) bool { return v.(text.Clause).Do[0].(*ability.Move).What.Ref != text.ThisRef }

// discardable: only cards in a hand are discarded. FF-TCG 15.1.1.4.
func discardable(v any) bool {
	w := v.(*ability.Move).What
	return w.Sel == nil && w.Ref != text.ThisRef || w.Sel != nil && len(w.Sel.Each) == 0 && (text.InSlot(&w.Sel.Of) || len(w.Sel.Of.Zone) == 1 && w.Sel.Of.Zone[0] == ability.Hand_)
}

// strike is the damage of one that was chosen to the other, as much as its power.
func strike(by, to uint8) *ability.Damage {
	return &ability.Damage{By: text.BindRef(by), To: ability.What{Ref: text.BindRef(to)}, N: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(by), Stat: ability.Power}}
}

func timesX(v any) bool { return v.(*ability.Damage).N.Args[1].Op != ability.Const }

// ofLooked moves some of what was looked at.
func ofLooked(z ability.Zone) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: text.At(z)}
}

// theirs is a discard of cards of the opponent's hand, which they choose.
func theirs(random bool) *ability.Move {
	m := discardOwn(random)
	m.What.Sel.By, m.What.Sel.Of.Who = text.Who(ability.Opponent), text.Who(ability.Opponent)
	return m
}

// discardOwn is a discard of cards of one's hand.
func discardOwn(random bool) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Random: random, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}}}, How: ability.Discard, To: text.At(ability.Discards)}
}

// ofIt: what is done first is done to "it". Of what is called by its kind, that Forward, English says in two words that it is done: they are
// read as two deeds.
func ofIt(v any) bool {
	w := v.([]ability.Effect)[0].(*ability.Turn).What
	return w.Sel == nil && w.Ref.As == 0
}

func ofThat(v any) bool {
	w := v.([]ability.Effect)[0].(*ability.Turn).What
	return w.Sel == nil && w.Ref.As != 0
}

func castRef(v any) bool { return v.(*ability.CostChange).What.Ref != (ability.Ref{}) }

var ffRules = []text.Row{
	{ID: "unblockable", NT: "effect", JA: "{What:what}はブロックされない", EN: "{What:what} cannot be blocked", Node: &ability.Rule{Verb: ability.AttackedV}},
	{ID: "unblockable by", NT: "effect", JA: "{What:what}は{With:np}‹に|によって|には|では|から›ブロックされない", EN: "{What:what} cannot be blocked by {With:nps} | {What:what} cannot be blocked by {With:anp}", Node: &ability.Rule{Verb: ability.AttackedV}},
	{ID: "cannot block it", NT: "effect", JA: "{What:what}は{With:fwhat}をブロックできない", EN: "{What:what} cannot block {With:fwhat}", Node: &ability.Rule{Verb: ability.BlockV}},
	{Quiet: true, ID: "divide among them in units", NT: "effect", JA: "‹|合計›{N:num}ダメージを‹好きなように|›‹割り振って与える|振り分けて与える|割り振る›({Unit:int}‹|点›単位‹|で割り振る›) | ‹|合計›{N:num}ダメージを‹|、|好きなように›{Unit:int}‹|点›単位で‹|好きなように›‹割り振って与える|振り分けて与える|割り振る›", EN: "divide {N:num} damage as you like (units of {Unit:int})", Node: &ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}, Split: true}, Needs: func(v any) bool { return v.(*ability.Damage).Unit > 0 }},
	{ID: "divide in units", NT: "effect", JA: "{To:what}に‹|合計›{N:num}ダメージを‹好きなように|›‹割り振って与える|振り分けて与える|割り振る›({Unit:int}‹|点›単位‹|で割り振る›) | {To:what}に‹|合計›{N:num}‹|になるように›ダメージを‹|、|好きなように›{Unit:int}‹|点›単位で‹|好きなように›‹割り振って与える|振り分けて与える|割り振る›", EN: "divide {N:num} damage among {To:what} as you like (units of {Unit:int}) | deal {N:num} damage divided among {To:what}‹| as you like› (units of {Unit:int}) | divide {N:num} damage among {To:what} as you like (units must be {Unit:int})", Node: &ability.Damage{Split: true}, Needs: func(v any) bool { return v.(*ability.Damage).Unit > 0 }},
	{ID: "cannot be chosen by kind", NT: "effect", JA: "{What:what}は対戦相手の{With.Kind:kind}‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by your opponent's {With.Kind:kinds}", Node: &ability.Rule{Verb: ability.Selected, By: text.Who(ability.Opponent), With: &ability.Filter{}}, Needs: func(v any) bool { return v.(*ability.Rule).With.Kind != ability.Summon|abilities }},
	{ID: "cannot be chosen by any of a kind", NT: "effect", JA: "{What:what}は{With.Kind:kind}‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by {With.Kind:kinds}", Node: &ability.Rule{Verb: ability.Selected, With: &ability.Filter{}}, Needs: func(v any) bool {
		k := v.(*ability.Rule).With.Kind
		return k != 0 && k&^(ability.Summon|abilities) == 0
	}},
	{ID: "must block", NT: "effect", JA: "{What:what}は‹可能なら|可能な限り|可能であれば|できるなら›ブロックしなければならない | {What:what}は‹可能なら|可能な限り|可能であれば|できるなら|›必ずブロックする", EN: "{What:what} must block if ‹able|possible›", Node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must}},
	{ID: "neither", NT: "chain", JA: "{0.What=1.What:what}は‹アタックもブロックもできない|アタック‹と|や›ブロック‹が|›できない|アタックできず‹|、›ブロック‹|も›できない›", EN: "{0.What=1.What:what} cannot attack or block", Node: []ability.Effect{&ability.Rule{Verb: ability.AttackV}, &ability.Rule{Verb: ability.BlockV}}},
	{Quiet: true, ID: "damage more", NT: "effect", JA: "{Of.Subj:fwhat}が与えるダメージは{N:num}増える", EN: "damage dealt by {Of.Subj:fwhat} is increased by {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Obj: aForward()}}, Needs: inThousands},
	{ID: "cannot use", NT: "effect", JA: "{What.Who:player}は{With.Kind:kind}を使用できない", EN: "{What.Who:player} cannot use {With.Kind:kinds}", Node: &ability.Rule{Verb: ability.ActivatedV, With: &ability.Filter{}}},
}

var ffConditions = []text.Row{
	{ID: "times this turn", NT: "expr", JA: "このターンに{On:event}回数", EN: "the number of times {On:event} this turn", Node: ability.Amount{Op: ability.History}},
	{Quiet: true, ID: "damage received", NT: "expr", JA: "{Of.Who:player}が受けているダメージの‹数|枚数|点数›", EN: "the damage {Of.Who:player} have ‹received|been dealt›", Node: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}},
	{ID: "kinds of elements", NT: "expr", JA: "{Of:np}の属性の種類の数", EN: "the number of different Elements among ‹|the ›{Of:nps}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}},
	{Quiet: true, ID: "whose stat least", NT: "cond1", EN: "{L.Ref:its}{L.Stat:refstat} is {R:num} or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}},
	{Quiet: true, ID: "whose stat most", NT: "cond1", EN: "{L.Ref:its}{L.Stat:refstat} is {R:num} or less", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}},
	{Quiet: true, ID: "whose stat is", NT: "cond1", EN: "{L.Ref:its}{L.Stat:refstat} is {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf}}},
	{Quiet: true, ID: "whose stat is below", NT: "cond1", JA: "{Args.0.L.Ref:ref}の{Args.0.L.Stat:refstat}が{Args.0.R:num}‹未満|より低い|より小さい›", EN: "{Args.0.L.Ref:its}{Args.0.L.Stat:refstat} is ‹less|lower› than {Args.0.R:num}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}}}},
	{ID: "stat at most", NT: "cond1", JA: "{L.Ref:ref}の{L.Stat:refstat}が{R:expr}以下", EN: "the {L.Stat:refstat} of {L.Ref:ref} is equal to or less than {R:expr} | {L.Ref:its}{L.Stat:refstat} is equal to or less than {R:expr}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}, Needs: counted},
	{ID: "stat equal", NT: "cond1", JA: "{L.Ref:ref}の{L.Stat:refstat}が{R:expr}と同じ", EN: "the {L.Stat:refstat} of {L.Ref:ref} is equal to {R:expr} | {L.Ref:its}{L.Stat:refstat} is equal to {R:expr}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf}}, Needs: counted},
	{ID: "of one kind", NT: "cond1", JA: "{L.Of:np}がすべて同じカードタイプ", EN: "{L.Of:nps} are of the same card type", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(1), L: ability.Amount{Op: ability.Kinds_, Attr: ability.KindAttr}}},
	{ID: "many elements", NT: "cond1", JA: "{L.Of:np}の属性が{R:num}‹種類|つ›以上", EN: "there are {R:num} or more different Elements among ‹|the ›{L.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}},
	{ID: "so many elements", NT: "cond1", JA: "{L.Of:np}の属性が{R:num}‹種類|つ›", EN: "there are exactly {R:num} different Elements among ‹|the ›{L.Of:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}},
	{Quiet: true, ID: "both of one kind", NT: "cond1", JA: "‹それら|その2枚›のカードタイプが同じ | ‹それら|その2枚›が同じ‹カードタイプ|種類のカード›", EN: "‹both cards|both of those cards|these cards|those cards|they› are of the same ‹card |›type | ‹both cards|both of those cards|these cards› ‹have|share› the same card type", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(1), L: ability.Amount{Op: ability.Kinds_, Attr: ability.KindAttr, Of: &ability.Filter{Ref: text.BindRef(text.SlotIt)}}}},
	{ID: "more than theirs", NT: "cond1", JA: "{L.Of:np}の‹数|枚数›が{R.Args.0.Of:np}の‹数|枚数›より多い状態", EN: "the number of {L.Of:nps} is greater than the number of {R.Args.0.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}, Quiet: true},
	{Quiet: true, ID: "are more than", NT: "cond3", JA: "{L.Of:np}‹の数|の枚数|›が{R.Args.0.Of:np}‹の数|の枚数|›より多い", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}, Needs: sidedBoth},
	{Quiet: true, ID: "are fewer than", NT: "cond3", JA: "{R.Args.0.Of:np}‹の数|の枚数|›が{L.Of:np}‹の数|の枚数|›より少ない", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}, Needs: sidedBoth},
	{Quiet: true, ID: "is weaker than", NT: "cond3", JA: "{L.Ref:ref}のパワーが{R.Args.0.Ref:ref}のパワーより‹低い|小さい›", Node: lessPower()},
	{ID: "controls", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}を‹|1体以上›コントロールしている", EN: "{L.Of.Who:player} ‹controls~control› {L.Of+:anpraw}", Node: controls(ability.GE, ability.N(1))},
	{Quiet: true, ID: "controls this alone", NT: "cond3", JA: "{L.Of.Who:player}がコントロールする{L.Of+:npraw}が" + text.OwnName + "のみである", EN: text.OwnName + " is the only {L.Of+:npraw} {L.Of.Who:ctrl}", Node: thisAlone()},
	{Quiet: true, ID: "controls this alone, of it", NT: "cond1", JA: "{L.Of.Who:ctrl}{L.Of+:npraw}が" + text.OwnName + "‹のみ|だけ›", Node: thisAlone()},
	{Quiet: true, ID: "controls, of you", NT: "cond3", JA: "{L.Of+:npraw}を‹|1体以上›コントロールしている", Node: ofYou(controls(ability.GE, ability.N(1)))},
	{Quiet: true, ID: "controls many, of you", NT: "cond3", JA: "{L.Of+:npraw}を{R:num}‹体|枚›以上コントロールしている", Node: ofYou(controls(ability.GE, ability.Amount{}))},
	{ID: "controls none", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}をコントロールしていない", EN: "{L.Of.Who:player} ‹controls~control› no {L.Of+:rawnps}", Node: controls(ability.LE, ability.N(0))},
	{ID: "controls many", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}を{R:num}‹体|枚›以上コントロールしている", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or more {L.Of+:rawnps} | {L.Of.Who:player} ‹controls~control› {R:num} {L.Of+:rawnps} or more | {L.Of.Who:player} ‹controls~control› at least {R:num} {L.Of+:rawnps}", Node: controls(ability.GE, ability.Amount{})},
	{ID: "controls few", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}を{R:num}‹体|枚›以下しかコントロールしていない | {L.Of.Who:player}がコントロールする{L.Of+:npraw}が{R:num}‹体|枚›以下である", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or ‹less|fewer› {L.Of+:rawnps} | {L.Of.Who:player} ‹controls~control› {R:num} {L.Of+:rawnps} or ‹less|fewer›", Node: controls(ability.LE, ability.Amount{})},
	{ID: "received", NT: "cond3", JA: "{L.Of.Who:player}が{R:num}点以上‹の|›ダメージを受けている | {L.Of.Who:player}がダメージを{R:num}点以上受けている", EN: "{L.Of.Who:player} ‹has~have› received {R:npoint} of damage or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}, Needs: text.Wordless},
	{ID: "received exactly", NT: "cond3", JA: "{L.Of.Who:player}が{R:num}点のダメージを受けている", EN: "{L.Of.Who:player} ‹has~have› received {R:npoint} of damage", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}, Needs: text.Wordless},
	{Quiet: true, ID: "received, said behind", NT: "cond1", JA: "{L.Of.Who:player}が受けているダメージが{R:num}点以上 | {L.Of.Who:poss}受けているダメージが{R:num}点以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}, Needs: text.Wordless},
	{ID: "hand is empty", NT: "cond3", JA: "{L.Of.Who:poss}手札がない | {L.Of.Who:player}が手札を‹1枚も|›持っていない", EN: "{L.Of.Who:player} ‹has~have› no cards in ‹hand|their hand|your hand|their hands›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}, R: ability.N(0)}},
	{ID: "is frozen", NT: "cond1", JA: "{Ref:ref}が凍結状態", EN: "{Ref:ref} is frozen", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Frozen}}}},
	{ID: "is of cost at most", NT: "cond1", JA: "{Ref:ref}がコスト{Of.Num.0.N:num}以下", EN: "{Ref:ref} is of cost {Of.Num.0.N:num} or less", Node: isBound(ability.CostStat, ability.LE)},
	{ID: "is of cost at least", NT: "cond1", JA: "{Ref:ref}がコスト{Of.Num.0.N:num}以上", EN: "{Ref:ref} is of cost {Of.Num.0.N:num} or more", Node: isBound(ability.CostStat, ability.GE)},
	{ID: "is of power at most", NT: "cond1", JA: "{Ref:ref}がパワー{Of.Num.0.N:num}以下", EN: "{Ref:ref} is of power {Of.Num.0.N:num} or less", Node: isBound(ability.Power, ability.LE)},
	{ID: "is of power at least", NT: "cond1", JA: "{Ref:ref}がパワー{Of.Num.0.N:num}以上", EN: "{Ref:ref} is of power {Of.Num.0.N:num} or more", Node: isBound(ability.Power, ability.GE)},
	{ID: "is of element", NT: "cond1", JA: "{Ref:ref}が{Of.Has.0.Value:class}", EN: "{Ref:ref} is {Of.Has.0.Value:class} | {Ref:ref} is of ‹the |›{Of.Has.0.Value:class}‹| Element›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
	{Quiet: true, ID: "is frozen now", NT: "cond3", JA: "{Ref:ref}が凍結している", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Frozen}}}},
	{Quiet: true, ID: "its element is", NT: "cond1", JA: "{Ref:ref}の属性が{Of.Has.0.Value:class}", EN: "{Ref:its}Element is {Of.Has.0.Value:class}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
	{Quiet: true, ID: "its bare element is", NT: "cond1", JA: "{Ref:ref}の属性が{Of.Has.0.Value:bareclass}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
	{ID: "is blocking", NT: "cond3", JA: "{Ref:ref}がブロックしている", EN: "{Ref:ref} is blocking", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Blocking}}}},
	{ID: "bears counters", NT: "cond3", JA: "{L.Ref:ref}に{L.Name:ctrname}カウンターが{R:num}‹個|つ›以上‹置かれている|ある› | {L.Ref:ref}が{L.Name:ctrname}カウンターを{R:num}個以上持っている", EN: "{R:num} or more {L.Name:ctrname} Counters are placed on {L.Ref:ref}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
	{ID: "has no crystals", NT: "cond3", JA: "{L.Who:player}が‹クリスタル|《C》›を持っていない", EN: "{L.Who:player} ‹has~have› no Crystals", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}, R: ability.N(0)}},
	{Quiet: true, ID: "has a crystal", NT: "cond3", JA: "{L.Who:player}が{R:crystals}を持っている", EN: "{L.Who:player} ‹has~have› ‹|a ›{R:crystals}‹| or more›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}}},
	{Quiet: true, ID: "many controlled", NT: "cond3", JA: "{L.Of.Who:player}が{R:num}‹体|枚›以上の{L.Of+:npraw}をコントロールしている", Node: controls(ability.GE, ability.Amount{})},
	{Quiet: true, ID: "none of them", NT: "cond3", JA: "{L.Of:np}が‹|1体も|1枚も›‹い|›ない", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}, R: ability.N(0)}, Needs: ownedField},
	{Quiet: true, ID: "some of them", NT: "cond3", JA: "{L.Of:np}が‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.N(1)}, Needs: ownedField},
	{Quiet: true, ID: "one in Break Zone", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› {L.Of+:anpraw} in ‹your|their› Break Zone", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}, R: ability.N(1)}},
	{Quiet: true, ID: "few cards in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› {R:ncard} or less in ‹hand|your hand|their hand›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{Quiet: true, ID: "many cards in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› {R:ncard} or more in ‹hand|your hand|their hand›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{Quiet: true, ID: "own cast this turn", NT: "cond3", JA: "このターン‹に|中に|の間に|、›{On.Subj:npraw}をキャストしてい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}}, Needs: castNowhere},
	{Quiet: true, ID: "cast this turn", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中に|中|›‹、|›{On.Subj:npraw}をキャストしてい‹た|る›", EN: "{On.Who:player} ‹have|has› cast {On.Subj:anpraw} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: castNowhere},
	{Quiet: true, ID: "many in Break Zone", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› ‹|a total of ›{R:num} or more {L.Of+:rawnps} in ‹your|their› Break Zone | {L.Of.Who:player} ‹has~have› {R:num} {L.Of+:rawnps} or more in ‹your|their› Break Zone", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}}},
	{Quiet: true, ID: "many in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› {R:num} or more {L.Of+:rawnps} in ‹hand|your hand|their hand›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{Quiet: true, ID: "few in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› {R:num} or less {L.Of+:rawnps} in ‹hand|your hand|their hand›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{ID: "has died", NT: "cond3", JA: "{On.Subj:fieldnp}がこのターン‹に|中に|›‹、|›‹|1体以上›フィールドからブレイクゾーンに置かれてい‹た|る› | このターン‹に|中に|›‹、|›{On.Subj:fieldnp}が‹|1体以上›フィールドからブレイクゾーンに置かれ‹ていた|ている›", EN: "{On.Subj:fieldnp} ‹was|were|has been|have been› put from the field into the Break Zone this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}},
	{ID: "drew so many", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中に|›‹、|›カードを{N:int}枚以上引いてい‹た|る› | {On.Who:player}がこのターン‹に|中に|›‹、|›{N:int}枚以上‹の|›カードを引いてい‹た|る›", EN: "{On.Who:player} ‹has~have› drawn {N:int} or more cards this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Drew}}, Needs: severalTimes},
	{ID: "has received this turn", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中に|›‹、|›ダメージを受けてい‹た|る› | このターン‹に|中に|›‹、|›{On.Who:player}がダメージを受けてい‹た|る›", EN: "{On.Who:player} ‹has~have› received damage this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DealtDamage}}, Needs: ofPlayer},
	{ID: "has crystals", NT: "cond3", JA: "{L.Who:player}が‹クリスタル|《C》›を{R:num}‹個|つ›以上‹持っている|持つ›", EN: "{L.Who:player} ‹has~have› {R:num} or more ‹Crystals|《C》›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}}},
}

// aForward is any Forward on the field.
func aForward() *ability.Filter {
	f := text.Zoned(ability.Field)
	f.Kind = ability.Forward
	return &f
}

// inThousands: damage that is no points is dealt to Forwards alone, though the text does not
// say to whom. FF-TCG 6.5.1
func inThousands(v any) bool { return v.(*ability.Instead).N.N >= 1000 }

// counted: an amount, and no plain number.
func counted(v any) bool { return v.(ability.Cond).R.Op != ability.Const }

// ownedField: of cards on the field that someone controls.
func ownedField(v any) bool {
	f := v.(ability.Cond).L.Of
	return text.Sided(f) && len(f.Zone) == 1 && f.Zone[0] == ability.Field
}

// sidedBoth: of both it is said whose they are.
func sidedBoth(v any) bool {
	c := v.(ability.Cond)
	return text.Sided(c.L.Of) && text.Sided(c.R.Args[0].Of)
}

// isBound: a card's number is within a bound.
func isBound(s ability.Stat, c ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Is, Of: &ability.Filter{Num: []ability.Bound{{Stat: s, Cmp: c}}}}
}

// ofYou lets a comparison be of what you have.
func ofYou(c ability.Cond) ability.Cond {
	c.L.Of.Who = text.Who(ability.You)
	return c
}

// thisAlone is that one controls no other such card than this.
func thisAlone() ability.Cond {
	c := controls(ability.LE, ability.N(0))
	c.L.Of.Rel = text.Related(ability.Other, text.ThisRef).Rel
	return c
}

// controls compares how many one controls.
func controls(cmp ability.Cmp, n ability.Amount) ability.Cond {
	f := text.Zoned(ability.Field)
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: n}
}

// ffParty are the Forwards that attack as a party. FF-TCG 15.1.1.9.
func ffParty() *ability.Filter {
	return &ability.Filter{Kind: ability.Forward, Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}
}

var ffEvents = []text.Row{
	{ID: "at turn end", NT: "events", JA: "{0.Who:poss}ターン‹の|›終了時", EN: "at the end of {0.Who:poss}turn", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{ID: "at phase", NT: "events", JA: "{0.Who:poss}{0.Phase:phase}‹の|›開始時", EN: "at the beginning of {0.Who:poss}{0.Phase:phase}", Node: []ability.Event{{Verb: ability.PhaseBegan}}},
	{ID: "at each phase", NT: "eachtime", JA: "各ターンの{0.Phase:phase}‹の|›開始時", EN: "at the beginning of each {0.Phase:phase}", Node: []ability.Event{{Verb: ability.PhaseBegan}}, Needs: func(v any) bool { return v.([]ability.Event)[0].Phase != ability.EndPhase }},
	{Quiet: true, ID: "at phase of each", NT: "eachtime", EN: "at the beginning of the {0.Phase:phase} during each of your turns", Node: []ability.Event{{Verb: ability.PhaseBegan, Who: text.Who(ability.You)}}},
	{ID: "at main phase 2", NT: "events", JA: "{0.Who:poss}メインフェイズ2‹の|›開始時", EN: "at the beginning of {0.Who:poss}Main Phase 2", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 2}}},
	{ID: "at main phase 1", NT: "events", JA: "{0.Who:poss}メインフェイズ1‹の|›開始時", EN: "at the beginning of {0.Who:poss}Main Phase 1", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 1}}},
	{Quiet: true, ID: "at own main phase 1", NT: "events", JA: "メインフェイズ1‹の|›開始時", EN: "at the beginning of Main Phase 1", Node: []ability.Event{{Verb: ability.PhaseBegan, Who: text.Who(ability.You), Phase: ability.MainPhase, Nth: 1}}},
	{ID: "at own phase", NT: "events", JA: "{0.Phase:phase}‹の|›開始時", EN: "at the beginning of {0.Phase:phase}", Node: []ability.Event{{Verb: ability.PhaseBegan, Who: text.Who(ability.You)}}, Quiet: true},
	{ID: "at this turn end", NT: "events", JA: "ターン終了時 | このターンの終了時", EN: "at the end of the turn", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{ID: "enters or attacks", NT: "events", JA: "{0.Subj=1.Subj:fieldnp}がフィールドに出たかアタックしたとき | {0.Subj=1.Subj:fieldnp}がフィールドに‹出たとき、か|出たときか|出るか、|出るか|出たか、›アタックしたとき", EN: "when {0.Subj=1.Subj:fieldnp} ‹enters~enter› the field or ‹attacks~attack›",
		Node: []ability.Event{{Verb: ability.Entered}, {Verb: ability.AttackV}}},
	{ID: "attacks or blocks", NT: "events", JA: "{0.Subj=1.Subj:fieldnp}がアタックするかブロックしたとき | {0.Subj=1.Subj:fieldnp}がアタック‹したか|するか、|したか、|したときか›ブロックしたとき", EN: "when {0.Subj=1.Subj:fieldnp} ‹attacks~attack› or ‹blocks~block›",
		Node: []ability.Event{{Verb: ability.AttackV}, {Verb: ability.BlockV}}},
	{Quiet: true, ID: "enters a side", NT: "event", JA: "{Subj.Who:poss}フィールドに{Subj+:npraw}‹|1体|1枚›が出た", EN: "{Subj+:anpraw} ‹enters~enter› {Subj.Who:poss}field", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: text.NotThis},
	{Quiet: true, ID: "hand is discarded", NT: "event", JA: "{Who:poss}手札が捨てられた", Node: ability.Event{Verb: ability.DiscardedV}},
	{Quiet: true, ID: "chosen by anyone", NT: "event", JA: "{Subj:fieldnp}が‹召喚獣やアビリティ|召喚獣かアビリティ›‹に|によって›選ばれた", EN: "{Subj:fieldnp} ‹is~are› chosen by ‹Summons or abilities|a Summon or an ability|a Summon or ability›", Node: ability.Event{Verb: ability.Selected}},
	{ID: "blocks it", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}をブロックした", EN: "{Subj:fieldnp} ‹blocks~block› {Obj:anp}", Node: ability.Event{Verb: ability.BlockV}},
	{ID: "is blocked by", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}にブロックされた", EN: "{Obj:fieldnp} ‹is~are› blocked by {Subj:anp}", Node: ability.Event{Verb: ability.BlockV}},
	{ID: "some attack", NT: "event", JA: "{Subj:fieldnp}1体以上がアタックした | {Subj:fieldnp}が1体以上アタックした", EN: "1 or more {Subj:fieldnps} attack", Node: ability.Event{Verb: ability.AttackV, Batch: true}},
	{ID: "some chosen by them", NT: "event", JA: "{Subj:fieldnp}1体以上が対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›‹に|によって›選ばれた", EN: "1 or more {Subj:fieldnps} are chosen by your opponent's ‹Summons or abilities|Summon or ability›", Node: ability.Event{Verb: ability.Selected, Batch: true, Who: text.Who(ability.Opponent)}},
	{ID: "some deal player damage", NT: "event", JA: "{Subj:fieldnp}1体以上が{Who:player}にダメージを与えた | {Subj:fieldnp}が1体以上{Who:player}にダメージを与えた", EN: "1 or more {Subj:fieldnps} deal damage to {Who:player}", Node: ability.Event{Verb: ability.DealtDamage, Batch: true}},
	{Quiet: true, ID: "one or more attack", NT: "event", JA: "{Subj.Who:ctrl}1体以上の{Subj+:npraw}がアタックした", Node: ability.Event{Verb: ability.AttackV, Batch: true, Subj: &ability.Filter{}}},
	{ID: "ff enters", NT: "event", JA: "{Subj:fieldnp}がフィールドに出た", EN: "{Subj:fieldnp} ‹enters~enter› the field", Node: ability.Event{Verb: ability.Entered}},
	{ID: "is blocked", NT: "event", JA: "{Obj:fieldnp}がブロックされた", EN: "{Obj:fieldnp} ‹is~are› blocked", Node: ability.Event{Verb: ability.BlockV}},
	{ID: "party attacks", NT: "event", JA: "{Subj:fieldnp}がパーティー‹を組んで|で›アタックした | {Subj:fieldnp}がパーティーを組んだ", EN: "{Subj:fieldnp} ‹forms~form› a party and ‹attacks~attack› | {Subj:fieldnp} ‹forms~form› a party | {Subj:fieldnp} ‹attacks~attack› in a party", Node: ability.Event{Verb: ability.PartyV}},
	{ID: "deals battle damage", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}に戦闘ダメージを与えた | {Subj:fieldnp}が{Obj:np}にバトルダメージを与えた", EN: "{Subj:fieldnp} ‹deals~deal› battle damage to {Obj:anp}", Node: ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage}},
	{ID: "takes battle damage", NT: "event", JA: "{Subj:fieldnp}が戦闘ダメージを受けた | {Subj:fieldnp}がバトルダメージを受けた", EN: "{Subj:fieldnp} ‹is~are› dealt battle damage", Node: ability.Event{Verb: ability.TakeDamage, Kind: ability.CombatDamage}},
	{ID: "deals player damage", NT: "event", JA: "{Subj:fieldnp}が{Who:player}にダメージを与えた", EN: "{Subj:fieldnp} ‹deals~deal› damage to {Who:player}", Node: ability.Event{Verb: ability.DealtDamage}},
	{ID: "player takes damage", NT: "event", JA: "{Who:player}がダメージを受けた | {Who:player}にダメージが与えられた", EN: "{Who:player} ‹receives~receive› damage", Node: ability.Event{Verb: ability.DealtDamage}},
	{ID: "breaks", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}をブレイクした", EN: "{Obj:fieldnp} ‹breaks~break› {Subj:anp}", Node: ability.Event{Verb: ability.Destroyed}},
	{ID: "party deals damage", NT: "event", JA: "{Subj.Who:ctrl}パーティーがダメージを与えた", EN: "a party {Subj.Who:ctrl} deals damage", Node: ability.Event{Verb: ability.DealtDamage, Batch: true, Subj: ffParty()}},
	{ID: "party breaks", NT: "event", JA: "{Obj.Who:ctrl}パーティーが{Subj:np}をブレイクした", EN: "a party {Obj.Who:ctrl} breaks {Subj:anp}", Node: ability.Event{Verb: ability.Destroyed, Obj: ffParty()}},
	{ID: "chosen by", NT: "event", JA: "{Subj:fieldnp}が{Who:poss}‹召喚獣やアビリティ|召喚獣かアビリティ›‹に|によって›選ばれた | {Who:poss}‹召喚獣やアビリティ|召喚獣かアビリティ›が{Subj:fieldnp}を選んだ | {Who:player}が‹召喚獣やアビリティ|召喚獣かアビリティ›で{Subj:fieldnp}を選んだ", EN: "{Subj:fieldnp} ‹is~are› chosen by {Who:poss}‹Summons or abilities|Summon or ability|Summons or ability› | {Who:poss}‹Summon or ability chooses|Summons or abilities choose› {Subj:fieldnp}", Node: ability.Event{Verb: ability.Selected}},
	{ID: "uses ability", NT: "event", JA: "{Who:player}が{Subj.Kind:kind}を使用した", EN: "{Who:player} ‹uses~use› ‹a|an› {Subj.Kind:kind}", Node: ability.Event{Verb: ability.ActivatedV, Subj: &ability.Filter{}}},
}

var ffSentences = []text.Row{
	{ID: "attacks often in this turn", NT: "s4", JA: "このターン‹|の間|に|中›‹、|›{Do.0.What:what}は{Do.0.N:num}回アタックできる | {Do.0.What:what}はこのターン‹|の間|に|中›‹、|›{Do.0.N:num}回アタックできる", EN: "{Do.0.What:what} can attack {Do.0.N:ntimes} this turn | during this turn, {Do.0.What:what} can attack {Do.0.N:ntimes}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV, Mode: ability.May}}}, Needs: func(v any) bool { return v.(text.Clause).Do[0].(*ability.Rule).N != nil }},
	{Quiet: true, ID: "power per one", NT: "s5", JA: "{Do.0.What:what}のパワー‹は|を›‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}},
	{Quiet: true, ID: "its power per one", NT: "s5", JA: "{Do.0.What:what}は‹、|›{Per.Of:np}1{:ctr}につき‹、|›パワー‹を|が|›‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: notOfThis},
	{Quiet: true, ID: "its power per", NT: "s5", JA: "{Do.0.What:what}は‹、|›{Per:each}につき‹、|›パワー‹を|が|›‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: func(v any) bool { return hasPer(v) && notOfThis(v) }},
	{ID: "so much power at most", NT: "sentence", JA: "{+:s1}(最大‹で|›‹|+›{Most:num}‹まで|›)", EN: "{+:s1} ‹(up to a maximum of|(up to|(maximum|(to a maximum of› ‹|+›{Most:num}‹ power|›)", Node: text.Clause{}, Needs: func(v any) bool {
		c := v.(text.Clause)
		if c.Per == nil || c.Most == nil || len(c.Do) != 1 {
			return false
		}
		change, is := c.Do[0].(*ability.Change)
		return is && change.Stat == ability.Power && c.Most.Op == ability.Const && c.Most.N >= 1000
	}},
	{Quiet: true, ID: "power per", NT: "s5", JA: "{Do.0.What:what}のパワー‹は|を›‹、|›{Per:each}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: hasPer},
	{Quiet: true, ID: "cost lower if", NT: "s2", JA: "{Do.0.What:what}をキャストするためのコストは{If:nara}‹、|›{Do.0.N:num}減る", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub}}}, Needs: func(v any) bool { return v.(text.Clause).If != nil }},
	{Quiet: true, ID: "cost per", NT: "s5", JA: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub}}}},
	{Quiet: true, ID: "cost per, not free", NT: "s5", JA: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る(0にはならない)", EN: castHead + "{Do.0.What:what}" + castTail + " is reduced by {Do.0.N:num} for each {Per.Of:np} (it cannot become 0)", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub, Floor: &atLeastOne}}}},
	{Quiet: true, ID: "cost per, not below 2", NT: "s5", JA: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る(1以下にはならない)", EN: castHead + "{Do.0.What:what}" + castTail + " is reduced by {Do.0.N:num} for each {Per.Of:np} (it cannot become 1 or less)", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub, Floor: &atLeastTwo}}}},
	{ID: "each counter that lay there", NT: "s5", JA: "{Per.Ref:ref}に置かれていた{Per.Name:ctrname}カウンター1個につき‹、|›{+:s6}", EN: "{+:s6} for each {Per.Name:ctrname} Counter that was on {Per.Ref:ref} | for each {Per.Name:ctrname} Counter that was on {Per.Ref:ref}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.CounterOn, Original: true, N: 1}}},
	{ID: "this damage grows", NT: "s6", JA: "‹この|その›ダメージは{Do.0.N:num}増える", EN: "‹this|the› damage ‹increases|is increased› by {Do.0.N:num}", Node: text.Clause{Grows: true, Do: []ability.Effect{&ability.Damage{}}}},
	{Quiet: true, ID: "for a time, for each", NT: "s4", EN: "{+:s6} {For:span} for each {Per:each}", Node: text.Clause{}, Needs: hasPer},
	{Quiet: true, ID: "for a time, for each one", NT: "s4", EN: "{+:s6} {For:span} for each {Per.Of:npall}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{Quiet: true, ID: "for each amount, for a time", NT: "s4", JA: "{Per:each}につき‹、|›{For:span}、{+:s6}", Node: text.Clause{}, Needs: hasPer},
	{Quiet: true, ID: "for each amount, behind the subject", NT: "s4", JA: "{Per:each}につき‹、|›{+:toldfor}", Node: text.Clause{}, Needs: hasPer},
	{Quiet: true, ID: "for each one, behind the subject", NT: "s4", JA: "{Per.Of:np}1{:ctr}につき‹、|›{+:toldfor}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{ID: "per amount", NT: "s5", JA: "{Per:each}につき‹、|›{+:s6}", EN: "{+:s6} for each {Per:each} | for each {Per:each}, {+:s6}", Node: text.Clause{}, Needs: hasPer},
	{Quiet: true, ID: "each of two sorts", NT: "each", EN: "{Of.Kind:twokinds} {Of.Who:ctrl}", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}},
	{ID: "each counter", NT: "each", JA: "{Ref:refone}に‹置かれている|置かれた|ある›{Name:ctrname}カウンター1個 | {Ref:refone}の{Name:ctrname}カウンター1個", EN: "{Name:ctrname} Counter ‹|placed ›on {Ref:refone}", Node: ability.Amount{Op: ability.CounterOn, N: 1}},
	{Quiet: true, ID: "each counter on this", NT: "each", JA: "置かれている{Name:ctrname}カウンター1個", Node: ability.Amount{Op: ability.CounterOn, Ref: text.ThisRef, N: 1}},
	{ID: "each element", NT: "each", JA: "{Of:np}の属性1‹種類|つ›", EN: "different Element among ‹|the ›{Of:nps}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, N: 1}},
	{ID: "each crystal", NT: "each", JA: "{Who:player}が持っている‹クリスタル|《C》›1‹個|つ›", EN: "《C》 {Who:player} ‹has~have› | Crystal {Who:player} ‹has~have›", Node: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals, N: 1}},
	{ID: "each cast", NT: "each", JA: "{On.Who:player}がこのターン‹に|中に|›キャストした{On.Subj:npraw}1枚", EN: "{On.Subj:npraw} {On.Who:player} ‹has~have› cast this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played}, N: 1}},
	{ID: "each drawn", NT: "each", JA: "{On.Who:player}がこのターン‹に|中に|›引いたカード1枚", EN: "card {On.Who:player} ‹has~have› drawn this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Drew}, N: 1}},
	{Quiet: true, ID: "each point received", NT: "each", JA: "{Of.Who:poss}受けているダメージ1点 | {Of.Who:player}が受けているダメージ1点", EN: "‹point of |›damage {Of.Who:player} ‹has~have› received", Node: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}, N: 1}},
	{Quiet: true, ID: "until the end of another turn, no comma", NT: "s4", JA: "{For:span}{+:s5}", Node: text.Clause{}, Needs: func(v any) bool {
		t := v.(text.Clause).For
		return t.Until == ability.NextEnd || t.Until == ability.EndOfIts
	}},
	{Quiet: true, ID: "until end, no comma", NT: "s4", JA: "‹ターン終了時まで|このターン›{+:s5}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}}},
	{Quiet: true, ID: "while it is a turn", NT: "s2", EN: "{+:s3} during {If.Who:poss}turn", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf}}},
	{ID: "they discard too", NT: "effectsA", EN: "your opponent discards {0.What.Sel.N:ncards}‹| from their hand›", Node: []ability.Effect{theirs(false)}},
	{ID: "they discard too at random", NT: "effectsA", EN: "your opponent randomly discards {0.What.Sel.N:ncards}‹| from their hand›", Node: []ability.Effect{theirs(true)}},
	{ID: "they draw too", NT: "effectsA", EN: "your opponent draws {0.N:ncard}", Node: []ability.Effect{&ability.Draw{Who: text.Who(ability.Opponent)}}},
	{ID: "next phase", NT: "s5", JA: "次の{On.0.Who:poss}‹|ターンの›{On.0.Phase:phase}‹の|›開始時‹に|›、{+:s6}", EN: "at the beginning of {On.0.Who:poss}next {On.0.Phase:phase}, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan}}}, Needs: func(v any) bool { return v.(text.Clause).For == (ability.Time{}) && v.(text.Clause).On[0].Nth == 0 }},
	{ID: "next main phase 1", NT: "s5", JA: "次の{On.0.Who:poss}‹|ターンの›メインフェイズ1‹の|›開始時‹に|›、{+:s6}", EN: "at the beginning of {On.0.Who:poss}next Main Phase 1, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 1}}}, Needs: func(v any) bool { return v.(text.Clause).For == (ability.Time{}) }},
	{Quiet: true, ID: "if it may be done", NT: "s2", JA: "{If:nara}‹、|›{Do.0:effectBT}‹よい|もよい›", Node: text.Clause{May: true, Do: []ability.Effect{nil}}, Needs: func(v any) bool { return v.(text.Clause).If != nil }},
	{ID: "during this turn", NT: "s4", JA: "このターンの間、{+:s5}", EN: "during this turn, {+:s5}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}}, Needs: waits},
	text.Further("for each, for a time"),
	{Quiet: true, ID: "cannot cast for", NT: "s4", JA: "{Do.0.What.Who:player}は{For:span}‹、|›{Do.0.With:npraw}をキャストできない", Node: text.Clause{Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}},
	{Quiet: true, ID: "if it dies this turn", NT: "s4", EN: "if {On.0:event} this turn, {+:s6}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, On: []ability.Event{{}}}, Needs: func(v any) bool {
		e := v.(text.Clause).On[0]
		return e.Verb == ability.Moved && e.From == ability.Field && e.To == ability.Discards && e.Subj != nil && e.Subj.Ref.Kind == ability.Slot
	}},
	{Quiet: true, ID: "instead for", NT: "s4", EN: "if {Do.0.Of:would} this turn, {Do.0.Do:effects} instead", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Instead{}}}},
	{Quiet: true, ID: "both select and put", NT: "s6", EN: "each player {Do.0:effect} and put it into the Break Zone", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil, &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.At(ability.Discards)}}}, Needs: text.Actable},
	{Quiet: true, ID: "each selects and puts", NT: "s6", JA: "‹各プレイヤー|お互いのプレイヤー|お互い›は{Do.0:effectR}、‹それを|›ブレイクゾーンに置く", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil, &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.At(ability.Discards)}}}, Needs: text.Actable},
	{Quiet: true, ID: "extra points said", NT: "sentence", EN: "‹‹when|if› you cast " + text.OwnName + ", |‹when|if› you pay the cost " + forThis + ", |›you may pay an extra ‹|cost of ›{AddCost:extra}‹| to cast " + text.OwnName + "› | ‹when|if› you pay the cost " + forThis + ", you may also pay {AddCost:extra} | ‹‹when|if› you cast " + text.OwnName + ", |›you may pay {AddCost:extra} as an extra cost‹| to cast " + text.OwnName + "›", Node: text.Clause{}, Needs: func(v any) bool { return len(v.(text.Clause).AddCost) > 0 }},
	{ID: "extra points", NT: "sentence", JA: "‹" + text.OwnName + "を|›‹キャストする|コストを支払ってフィールドに出す|フィールドに出す›‹際|とき|時|場合|に際し|に際して›‹、|に、›‹|あなたは›‹追加コストとして|追加で›‹|、›{AddCost:extra}を支払ってもよい | ‹あなたは|›追加コストとして‹|、›{AddCost:extra}を支払ってもよい", EN: "as an extra cost to cast " + text.OwnName + ", you may pay {AddCost:extra}", Node: text.Clause{}, Needs: func(v any) bool { return len(v.(text.Clause).AddCost) > 0 }},
	{ID: "extra", NT: "extra", JA: "{_:extracp}", EN: "{_:extracp}"},
	{ID: "reflex", NT: "s1", JA: "‹そうしたとき|そうした時|支払ったとき›、{+:s2}", EN: "when you do so, {+:s2}", Node: text.Clause{Did: true, Reflex: true}},
	{Quiet: true, ID: "reflex of some", NT: "s1", JA: "‹|カードを|手札を|フォワードを|キャラクターを|バックアップを›1‹枚|体|つ›以上‹|ゲームから›‹除外した|捨てた|ブレイクした|ダルにした|ブレイクゾーンに置いた›‹とき|時›、{+:s2}", EN: "when you ‹removed|remove|discarded|discard|broke|break› 1 or more ‹cards|Forwards|Characters|Backups›‹| this way›, {+:s2}", Node: text.Clause{Did: true, Reflex: true}},
	{ID: "their reflex", NT: "s1", JA: "‹対戦相手がそうしたとき|対戦相手がそうした時›、{+:s2}", EN: "when ‹they do|your opponent does› so, {+:s2}", Node: text.Clause{Did: true, They: true, Reflex: true}},
	{ID: "turn only", NT: "sentence", JA: "このアビリティは{Needs.Who:poss}ターン‹の間のみ|中のみ|にのみ|のみ|の間に限り›使用できる | このアビリティは{Needs.Who:poss}ターン‹に|の間に|の間|中に|中›しか‹使えない|使用できない›", EN: "you can only use this ability during {Needs.Who:poss}turn", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf}}},
	{ID: "turn only and limit", NT: "sentence", JA: "このアビリティは{Needs.Who:poss}ターン‹の間|中›‹、|›1ターンに{Limit.N:int}回のみ使用できる", EN: "you can only use this ability during {Needs.Who:poss}turn and only {Limit.N:times} per turn", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf}, Limit: &ability.Limit{}}},
	{Quiet: true, ID: "only so", NT: "sentence", EN: "‹you can only use this ability|you may only use this ability|you can use this ability only|this effect will trigger only|this ability will trigger only› {_:only}"},
	{Quiet: true, ID: "cast only so", NT: "sentence", EN: "you can only ‹cast|play› " + text.OwnName + "‹| onto the field| from your hand onto the field› {_:castonly} | you can ‹cast|play› " + text.OwnName + "‹| onto the field| from your hand onto the field› only {_:castonly} | " + text.OwnName + " can be ‹cast|played›‹| onto the field| from your hand onto the field› only {_:castonly}"},
	{Quiet: true, ID: "cast in a turn only", NT: "sentence", JA: text.OwnName + "は{CardNeeds.Args.0.Who:poss}ターン‹|の間|中›にしか‹召喚|キャスト›‹できない|することができない›", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf}}}}},
	{Quiet: true, ID: "turn only, and limit", NT: "sentence", JA: "このアビリティは{Needs.Who:poss}ターン‹に|の間に|中に›しか使えず、1ターンに{Limit.N:int}‹回|度›しか‹使えない|使用できない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf}, Limit: &ability.Limit{}}},
	{Quiet: true, ID: "only while it attacks", NT: "sentence", JA: "このアビリティは{Needs.Ref:ref}がアタック‹中|している間›にしか‹使えない|使用できない› | このアビリティは{Needs.Ref:ref}がアタック‹中|している間›にのみ‹使える|使用できる›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}}},
	{ID: "turn of entering only", NT: "sentence", JA: "このアビリティは" + text.OwnName + "がフィールドに出たターン‹にのみ|のみ|の間のみ›使用できる | このアビリティは" + text.OwnName + "がフィールドに出たターン‹に|の間|中に›しか‹使えない|使用できない›", EN: "you can only use this ability ‹during|on› the turn " + text.OwnName + " ‹enters|entered› the field", Node: text.Clause{Needs: &ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}}}},
	{ID: "main phase only", NT: "sentence", JA: "このアビリティは{Needs.Who:poss}メインフェイズ‹の間のみ|中のみ|の間に限り›使用できる | このアビリティは{Needs.Who:poss}メインフェイズ‹の間|の間に|中|中に|に›しか‹使えない|使用できない›", EN: "you can only use this ability during {Needs.Who:poss}Main Phase", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf, Phase: ability.MainPhase}}},
	{ID: "attack phase only", NT: "sentence", JA: "このアビリティは{Needs.Who:poss}アタックフェイズ‹の間のみ|中のみ|の間に限り›使用できる | このアビリティは{Needs.Who:poss}アタックフェイズ‹の間|の間に|中|中に|に›しか‹使えない|使用できない›", EN: "you can only use this ability during {Needs.Who:poss}Attack Phase", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf, Phase: ability.AttackPhase}}},
	{Quiet: true, ID: "trigger said as a condition", NT: "trigger", EN: "if {On.0:event}", Node: text.Trigger{On: []ability.Event{{}}}, Needs: leavesField},
	{Quiet: true, ID: "trigger if, before", NT: "trigger", JA: "{If:nara}、{On:events}", EN: "{If:nara}, {On:events}", Node: text.Trigger{}, Needs: func(v any) bool { return v.(text.Trigger).If != nil }},
	{ID: "trigger if", NT: "trigger", JA: "{On:events}、{If:nara}", EN: "{On:events}, {If:nara}", Node: text.Trigger{}, Needs: func(v any) bool { return v.(text.Trigger).If != nil }},
	{ID: "each time", NT: "trigger", JA: "{On:eachtime}", EN: "{On:eachtime}", Node: text.Trigger{}}, // only in a head: what is done later is done once
	{Quiet: true, ID: "each time while", NT: "trigger", JA: "{If:while}‹、|に、|に|›{On:eachtime}", EN: "{If:while}, {On:eachtime}", Node: text.Trigger{}, Needs: func(v any) bool { return v.(text.Trigger).If != nil }},
	{Quiet: true, ID: "each time if, before", NT: "trigger", JA: "{If:nara}、{On:eachtime}", EN: "{If:nara}, {On:eachtime}", Node: text.Trigger{}, Needs: func(v any) bool { return v.(text.Trigger).If != nil }},
	{ID: "each time if", NT: "trigger", JA: "{On:eachtime}、{If:nara}", EN: "{On:eachtime}, {If:nara}", Node: text.Trigger{}, Needs: func(v any) bool { return v.(text.Trigger).If != nil }},
	{ID: "may pay", NT: "s6", JA: "‹|あなたは›{Do.0.Cost:costs}を‹支払ってもよい|支払うことができる›", EN: "you may pay {Do.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}},
	{Quiet: true, ID: "may pay and do", NT: "s6", EN: "you may {Do.0.Cost:costsand}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}},
	{Quiet: true, ID: "unless they pay, behind", NT: "s6", EN: "{Do.0.Else:effects} unless ‹your opponent pays|they pay› {Do.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.Opponent), May: true}}}, Needs: paysOrNow},
	{Quiet: true, ID: "unless its controller pays, behind", NT: "s6", EN: "{Do.0.Else:effects} unless its controller pays {Do.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}, May: true}}}, Needs: paysOrNow},
	{Quiet: true, ID: "unless you pay, behind", NT: "s6", EN: "{Do.0.Else:effects} unless you pay {Do.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}, Needs: func(v any) bool { t := v.(text.Clause).Do[0].(*ability.Try); return elseOnly(t) && doneNow(t.Else) }},
	{Quiet: true, ID: "unless they discard, behind", NT: "s6", EN: "{Do.0.Else:effects} unless ‹your opponent discards|they discard› {Do.0.Do.0.What.Sel.N:ncards}‹| from their hand›", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.Opponent), May: true, Do: []ability.Effect{theirs(false)}}}}, Needs: func(v any) bool { return doneNow(v.(text.Clause).Do[0].(*ability.Try).Else) }},
	{ID: "they may pay", NT: "s6", JA: "対戦相手は{Do.0.Cost:costs}を‹支払ってもよい|支払うことができる›", EN: "your opponent may pay {Do.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.Opponent), May: true}}}},
	{ID: "did not pay additional", NT: "cond3", JA: "追加コストを支払わなかった", EN: "you did not pay the extra cost", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Did, Slot: 1}}}},
	{ID: "only attacks if", NT: "sentence", JA: "{Do.0.What:what}は{If.Args.0:nara}のみアタックできる | {Do.0.What:what}は{If.Args.0:nara}‹にしか|しか›アタックできない", EN: "{Do.0.What:what} can only attack {If.Args.0:nara}", Node: text.Clause{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV}}}},
	{Quiet: true, ID: "lasting behind", NT: "effectsA", JA: "{_:timed}", EN: "{_:timed}"},
	{ID: "paid additional", NT: "cond3", JA: "追加コストを支払った | 追加で支払った | 追加コストを支払って‹|" + text.OwnName + "を›キャストした", EN: "you paid the extra cost | the extra cost was paid", Node: ability.Cond{Op: ability.Did, Slot: 1}, Needs: text.Wordless},
}

// leavesField: what is said with "if" of a thing that leaves the field, and no replacement behind it, waits for that.
func leavesField(v any) bool {
	e := v.(text.Trigger).On[0]
	return e.Subj != nil && (e.Verb == ability.Left || e.Verb == ability.Destroyed || e.Verb == ability.Moved && e.From == ability.Field)
}

// waits: what comes later, or instead, is said behind the time.
func waits(v any) bool {
	c := v.(text.Clause)
	if len(c.Do) == 1 {
		if in, ok := c.Do[0].(*ability.Instead); ok {
			return in.For == ability.Time{}
		}
	}
	return len(c.On) > 0
}

var ffCosts = []text.Row{
	{ID: "cp", NT: "cost", JA: "{_:cpcost}", EN: "{_:cpcost}"},
	{ID: "cp, less for each", NT: "cost", JA: "{0.N.Args.0:cpnum}(このコストは‹、|›{0.N.Args.1.Args.1:eachn}につき‹、|›{0.N.Args.1.Args.0:num}減る‹|。›)", EN: "{0.N.Args.0:cpnum}‹| ›(this cost is reduced by {0.N.Args.1.Args.0:num} for each {0.N.Args.1.Args.1:eachn}‹|.›)", Node: []ability.Cost{{Res: ability.CP, N: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{}, {Op: ability.Mul, Args: []ability.Amount{{}, {}}}}}}}},
	{Quiet: true, ID: "paid in a row", NT: "cost", JA: "{0.Do:effectR}、{1.Do:effectC}", Node: []ability.Cost{{}, {}}, Needs: func(v any) bool { cs := v.([]ability.Cost); return cs[0].Takes() != nil && cs[1].Takes() != nil }},
}
