package text

import "gotaku/rules/ability"

// divineCrossRows are the rows that only Divine Cross has. Digest section 29.
func divineCrossRows() []row {
	var rows []row
	for _, part := range [][]row{crossNouns(), crossEffects, crossMoves, crossActs, crossSkills(), crossRules, crossConditions, crossEvents, crossSentences} {
		rows = append(rows, part...)
	}
	return rows
}

// stunName is the marker of a stunned unit. Divine Cross 918.1.
const stunName = "stun"

// beforeDamage is the word of what is done before the damage of a skill. Divine Cross 704.4.
const beforeDamage = "before damage"

var crossEffects = []row{
	{id: "cross draw", nt: "effect", ja: "自分のデッキを{N:num}枚引く | デッキを{N:num}枚引く | カードを{N:num}枚引く | 自分のデッキから‹、|›{N:num}枚引く | 自分のデッキからカードを{N:num}枚引く | {N:num}枚引く | デッキからカードを{N:num}枚引く", en: "draw {N:ncard}", node: &ability.Draw{Who: who(ability.You)}},
	{id: "cross draw up to", nt: "effect", ja: "自分のデッキを{N:num}枚まで引く | デッキを{N:num}枚まで引く | カードを{N:num}枚まで引く | {N:num}枚まで引く", en: "draw up to {N:ncard}", node: &ability.Draw{Who: who(ability.You), UpTo: true}},
	{id: "cross draw until", nt: "effect", ja: "自分の手札が{N:num}枚になるように‹自分のデッキを|デッキを|カードを|›引く | 手札が{N:num}枚になるように‹自分のデッキを|デッキを|カードを|›引く | 自分のデッキを手札が{N:num}枚になるように引く | ‹自分の|›手札が{N:num}枚になるまで‹自分のデッキを|デッキを|カードを|›引く", en: "draw until you have {N:ncard} in your hand", node: &ability.Draw{Who: who(ability.You), Until: true}},

	{id: "cross damage", nt: "effect", ja: "{To:what}に{N:num}ダメージを与える | {To:what}に{N:num}のダメージを与える | {To:what}に‹、|›それぞれ{N:num}ダメージを与える | {To:what}に{N:num}ダメージ", en: "deal {N:num} damage to {To:what}", node: &ability.Damage{}},
	{quiet: true, id: "cross damage it", nt: "effectB", ja: "{N:num}ダメージを与える | {N:num}のダメージを与える | それぞれ{N:num}ダメージを与える", node: &ability.Damage{To: ability.What{Ref: bindRef(slotIt)}}},
	{quiet: true, id: "cross damage it -し", nt: "effectBR", ja: "{N:num}ダメージを与え | {N:num}のダメージを与え", node: &ability.Damage{To: ability.What{Ref: bindRef(slotIt)}}},

	{id: "cross heal", nt: "effect", ja: "{What:what}のHPを{N:num}回復する | {What:what}を{N:num}回復する | {What:what}はHPを{N:num}回復する", en: "heal {N:num} damage from {What:what}", node: &ability.Act{Word: "heal"}, needs: healsSome},
	{id: "cross heal all", nt: "effect", ja: "{What:what}のHPをすべて回復する | {What:what}のHPを全回復する | {What:what}を全回復する", en: "heal all damage from {What:what}", node: &ability.Act{Word: "heal", N: ability.Amount{Op: ability.Inf}}},
	{quiet: true, id: "cross heal it", nt: "effectB", ja: "‹その|それの|それらの|›HPを{N:num}回復する", node: &ability.Act{Word: "heal", What: ability.What{Ref: bindRef(slotIt)}}, needs: healsSome},
	{quiet: true, id: "cross heal it -し", nt: "effectBR", ja: "‹その|それの|それらの|›HPを{N:num}回復し", node: &ability.Act{Word: "heal", What: ability.What{Ref: bindRef(slotIt)}}, needs: healsSome},
	{quiet: true, id: "cross heal all of it", nt: "effectB", ja: "‹その|それの|それらの|›HPをすべて回復する", node: &ability.Act{Word: "heal", What: ability.What{Ref: bindRef(slotIt)}, N: ability.Amount{Op: ability.Inf}}},
	{quiet: true, id: "its heal", nt: "effect", ja: "そのHPを{N:num}回復する", node: &ability.Act{Word: "heal", What: ability.What{Ref: bindRef(slotIt)}}, needs: healsSome},

	{id: "stuns", nt: "effect", ja: "{What:o}気絶させる | {What:what}に気絶マーカーを‹1つ|1個|›置く | {What:what}は気絶する", en: "stun {What:o}", node: &ability.Mark{Name: stunName, N: ability.N(1)}},
	{id: "unstuns", nt: "effect", ja: "{What:what}の気絶マーカーを‹1つ|すべて|›取り除く | {What:what}から気絶マーカーを‹1つ|すべて|›取り除く | {What:what}の気絶を‹回復する|解除する|治す›", en: "remove the stun marker from {What:what}", node: &ability.Mark{Name: stunName, Remove: true, All: true}},
	{id: "puts marker", nt: "effect", ja: "{What:what}に{Name:mark}マーカーを{N:num}‹個|つ›置く | {What:what}に{Name:mark}マーカー{N:num}‹個|つ›を置く", en: "put {N:nummany} {Name:mark} marker‹~s› on {What:what}", node: &ability.Mark{}, needs: ownMarker},
	{id: "removes marker", nt: "effect", ja: "{What:what}の{Name:mark}マーカーを{N:num}‹個|つ›取り除く | {What:what}から{Name:mark}マーカーを{N:num}‹個|つ›取り除く", en: "remove {N:nummany} {Name:mark} marker‹~s› from {What:what}", node: &ability.Mark{Remove: true}, needs: ownMarker},
	{id: "removes markers", nt: "effect", ja: "{What:what}の{Name:mark}マーカーをすべて取り除く | {What:what}から{Name:mark}マーカーをすべて取り除く", en: "remove all {Name:mark} markers from {What:what}", node: &ability.Mark{Remove: true, All: true}, needs: ownMarker},
	{id: "cross KO", nt: "effect", ja: "{What:o}KOする | {What:o}KOさせる", en: "KO {What:o}", node: &ability.Move{How: ability.KOMove}},
}

// healsSome: all of it has a row of its own.
func healsSome(v any) bool { return v.(*ability.Act).N.Op != ability.Inf }

// ownMarker: stun has words of its own.
func ownMarker(v any) bool { return v.(*ability.Mark).Name != stunName }

var crossMoves = []row{
	{id: "cross discard", nt: "effect", ja: "{What:o}‹|選んで|選び›捨てる", en: "discard {What:o}", node: &ability.Move{How: ability.Discard}, needs: crossDiscardable},
	{id: "discard so many", nt: "effect", ja: "自分の手札を{What.Sel.N:ncards}‹|選んで|選び、|選んで、›捨てる | 手札を{What.Sel.N:ncards}‹|選んで|選び、|選んで、›捨てる | 自分の手札からカードを{What.Sel.N:ncards}捨てる | 手札からカードを{What.Sel.N:ncards}捨てる", en: "discard {What.Sel.N:ncards}", node: crossDiscard()},
	{id: "discard hand", nt: "effect", ja: "自分の手札を捨てる | 手札を捨てる", en: "discard your hand", node: crossDiscardAll()},
}

func crossDiscard() *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.You)}}}, How: ability.Discard}
}

func crossDiscardAll() *ability.Move {
	m := crossDiscard()
	m.What.Sel.N.Op = ability.All
	return m
}

// crossDiscardable: cards in a hand, energy and assists are discarded. Divine Cross 910.1.
func crossDiscardable(v any) bool {
	w := v.(*ability.Move).What
	if w.Sel == nil {
		return w.Ref != (ability.Ref{})
	}
	if equal(*w.Sel, *crossDiscardAll().What.Sel) {
		return false
	}
	f := &w.Sel.Of
	return len(w.Sel.Each) == 0 && (inSlot(f) || len(f.Zone) == 1 && (f.Zone[0] == ability.Hand_ || f.Zone[0] == ability.EnergyZone || f.Zone[0] == ability.Soul))
}

var crossActs = []row{
	{id: "ticket", nt: "effect", ja: "ウィニングチケットを‹授かる|得る› | 自分はウィニングチケットを‹授かる|得る›", en: "gain the winning ticket", node: &ability.Act{Word: "ticket"}},
	{id: "their ticket", nt: "effect", ja: "相手はウィニングチケットを‹授かる|得る›", en: "your opponent gains the winning ticket", node: &ability.Act{Word: "ticket", What: ability.What{Who: who(ability.Opponent)}}},
	{id: "charge", nt: "effect", ja: "チャージする | 自分のユニットにチャージする | ユニットにチャージする", en: "charge", node: &ability.Act{Word: "charge"}},
	{id: "charge it", nt: "effect", ja: "{What:what}にチャージする", en: "charge {What:what}", node: &ability.Act{Word: "charge"}, needs: someWhat},
	{id: "swap", nt: "effect", ja: "自分のメイン・ユニットとスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットと自分のスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットとスタンバイ・ユニット1体を入れ替える | メイン・ユニットとスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットをスタンバイ・ユニットと入れ替える", en: "swap your main unit and a standby unit", node: &ability.Act{Word: "swap"}},
	{id: "their swap", nt: "effect", ja: "相手のメイン・ユニットとスタンバイ・ユニットを入れ替える | 相手のメイン・ユニットと相手のスタンバイ・ユニットを入れ替える | 相手は自身のメイン・ユニットとスタンバイ・ユニットを入れ替える | 相手はメイン・ユニットとスタンバイ・ユニットを入れ替える", en: "your opponent swaps their main unit and a standby unit", node: &ability.Act{Word: "swap", What: ability.What{Who: who(ability.Opponent)}}},
	{id: "swap it", nt: "effect", ja: "{What:what}をメイン・ユニットと入れ替える | {What:what}とメイン・ユニットを入れ替える", en: "swap {What:what} with the main unit", node: &ability.Act{Word: "swap"}, needs: someWhat},
	{quiet: true, id: "swap it chained", nt: "effectB", ja: "‹自分の|相手の|›メイン・ユニットと入れ替える", node: &ability.Act{Word: "swap", What: ability.What{Ref: bindRef(slotIt)}}},
	{id: "retreat", nt: "effect", ja: "自分のメイン・ユニットを退却させる | 自分のメイン・ユニットは退却する | メイン・ユニットを退却させる", en: "retreat your main unit", node: &ability.Act{Word: "retreat"}},
	{id: "their retreat", nt: "effect", ja: "相手のメイン・ユニットを退却させる | 相手のメイン・ユニットは退却する", en: "your opponent's main unit retreats", node: &ability.Act{Word: "retreat", What: ability.What{Who: who(ability.Opponent)}}},
}

func someWhat(v any) bool {
	w := v.(*ability.Act).What
	return w.Sel != nil || w.Ref != (ability.Ref{})
}

// yourSkill is the damage of the skill that is being used. Divine Cross 704.6b.
func yourSkill(op ability.Op) *ability.Change {
	return &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.SkillDamage, Op: op}
}

// crossSkills: the damage of a skill, and whether it succeeds.
func crossSkills() []row {
	const own = "‹このスキルの|この|›‹与える|スキル|›ダメージ"
	return []row{
		{id: "skill up", nt: "effect", ja: "ダメージを{N:num}アップする | " + own + "を{N:num}アップする | " + own + "を+{N:num}する | " + own + "+{N:num}", en: "increase the damage by {N:num}", node: yourSkill(ability.Add)},
		{id: "skill down", nt: "effect", ja: "ダメージを{N:num}ダウンする | " + own + "を{N:num}ダウンする | " + own + "を-{N:num}する | " + own + "-{N:num}", en: "decrease the damage by {N:num}", node: yourSkill(ability.Sub)},
		{id: "skill times", nt: "effect", ja: "ダメージを{N:num}倍にする | " + own + "を{N:num}倍にする", en: "multiply the damage by {N:num}", node: yourSkill(ability.Times)},
		{id: "skill set", nt: "effect", ja: "ダメージを{N:num}にする | " + own + "を{N:num}にする", en: "the damage becomes {N:num}", node: yourSkill(ability.Set)},
	}
}

var crossRules = []row{
	{id: "even stunned", nt: "effect", ja: "このスキルは気絶していても使える | このスキルは気絶‹中|状態›でも使える", en: "this skill can be used even while stunned", node: &ability.Rule{What: ability.What{Ref: thisRef}, Verb: ability.UsingSkill, Mode: ability.May}},
}

var crossConditions = []row{}

var crossEvents = []row{
	{id: "cross enters", nt: "event", ja: "{Subj:fieldnp}が‹出た|登場した|場に出た›", en: "{Subj:fieldnp} ‹enters~enter› play", node: ability.Event{Verb: ability.Entered}},
	{id: "cross KO'd", nt: "event", ja: "{Subj:fieldnp}がKOされた", en: "{Subj:fieldnp} ‹is~are› KO'd", node: ability.Event{Verb: ability.Destroyed}},
}

var crossSentences = []row{
	{id: "before damage", nt: "s5", ja: "ダメージを与える前に‹、|›{+:s6}", en: "before the damage, {+:s6}", node: clause{On: []ability.Event{{Word: beforeDamage}}}},
	{id: "own damage", nt: "s6", ja: "{Do.0.N:num}ダメージを与える | {Do.0.N:num}のダメージを与える", en: "deal {Do.0.N:num} damage", node: clause{Do: []ability.Effect{&ability.Damage{}}}},
	{id: "per energy", nt: "s5", ja: "{Per.Of:np}1つにつき‹|、›{+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}, needs: perEnergy},
	{id: "if janken", nt: "s2", ja: "‹じゃんけんして|じゃんけんをして|じゃんけんし›‹|、›‹勝てば|勝ったなら|勝った場合|勝ったら›‹、|›{+:s3}", en: "play janken. If you win, {+:s3}", node: clause{Janken: 1}},
	{id: "once a turn", nt: "sentence", ja: "自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える | ‹1ターンに|自分のターン中に›{Limit.N:int}回‹|だけ|まで|のみ›使える", en: "use this {Limit.N:times} during your turn", node: clause{Limit: &ability.Limit{}}},
	{id: "always usable", nt: "sentence", ja: "自分のターンに何回でも使える", en: "use this any number of times during your turn", node: clause{Limit: &ability.Limit{Any: true}}},
	{id: "no stack", nt: "sentence", ja: "‹この効果は|このEXパワーは|この能力は|›累積しない", en: "this does not stack", node: clause{NoStack: true}},
}

// perEnergy: energy is counted in つ.
func perEnergy(v any) bool {
	f := v.(clause).Per.Of
	return f != nil && len(f.Zone) == 1 && f.Zone[0] == ability.EnergyZone
}
