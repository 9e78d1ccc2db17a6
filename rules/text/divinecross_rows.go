package text

import (
	"strings"

	"gotaku/rules/ability"
)

// divineCrossRows are the rows that only Divine Cross has. Digest section 29.
func divineCrossRows() []row {
	rows := withIt(allRows(crossEffects, crossChanges(), crossMoves(), crossLooks(), crossActs, crossGives))
	return allRows(crossNouns(), rows, crossDamageRows(), crossRules(), crossCosts(), crossConditions(), crossEvents(), crossTimes, crossSentences, crossAmounts, crossVersus(), crossJankens(), crossForms())
}

func allRows(parts ...[]row) (out []row) {
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// withIt adds the forms of 1体選び、HPを200回復する: what is said of a thing chosen just
// before leaves it out.
func withIt(rows []row) []row {
	out := rows
	for _, r := range rows {
		if r.nt != "effect" || r.id == "charge it" { // チャージする alone is said of any unit
			continue
		}
		for _, what := range []string{"{What:what}の", "{What:what}に", "{To:what}に", "{What:what}から"} {
			var faces []string
			for _, f := range splitTop(r.ja) {
				if s, ok := strings.CutPrefix(f, what); ok {
					if s = strings.TrimPrefix(s, "‹、|›"); what == "{To:what}に" {
						s = "‹|それぞれに›" + s
					}
					if strings.HasSuffix(what, "の") {
						s = "‹|その|それの|それらの|そのユニットの›" + s
					}
					faces = append(faces, s)
				}
			}
			if faces == nil {
				continue
			}
			n := clone(r.node)
			setWhat(n, ability.What{Ref: bindRef(slotIt)})
			last, chain, may := r, r, r
			last.id, last.nt, last.ja, last.en, last.node, last.quiet = r.id+what+" it", "effectB", strings.Join(faces, " | "), "", n, true
			chain.id, chain.nt, chain.ja, chain.en, chain.node, chain.quiet = last.id+" -し", "effectBR", inflect(last.ja, func(v *verb) []string { return []string{v.stem, v.te} }), "", n, true
			may.id, may.nt, may.ja, may.en, may.node, may.quiet = last.id+" -て", "effectBT", inflect(last.ja, func(v *verb) []string { return []string{v.te} }), "", n, true
			for _, d := range []row{last, chain, may} {
				if d.ja != "" {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// setWhat says what an effect acts on.
func setWhat(e any, w ability.What) {
	if d, ok := e.(*ability.Damage); ok {
		d.To = w
		return
	}
	subject(e.(ability.Effect), w)
}

// stunName is the marker of a stunned unit. Divine Cross 918.1.
const stunName = "stun"

// beforeDamage is the word of what is done before the damage of a skill. Divine Cross 704.4.
const beforeDamage = "before damage"

var crossEffects = []row{
	{id: "cross draw", nt: "effect", ja: "自分のデッキを{N:num}枚引く | デッキを{N:num}枚引く | カードを{N:num}枚引く | 自分のデッキから‹、|›{N:num}枚引く | 自分のデッキからカードを{N:num}枚引く | デッキから{N:num}枚引く | {N:num}枚引く | デッキからカードを{N:num}枚引く | {N:num}枚カードを引く", en: "draw {N:ncard}", node: &ability.Draw{Who: who(ability.You)}},
	{id: "cross draw up to", nt: "effect", ja: "自分のデッキを{N:num}枚まで引く | デッキを{N:num}枚まで引く | カードを{N:num}枚まで引く | {N:num}枚まで引く | 自分のデッキから{N:num}枚まで引く", en: "draw up to {N:ncard}", node: &ability.Draw{Who: who(ability.You), UpTo: true}},
	{id: "they draw until", nt: "effect3", en: "draws until they have {N:ncard} in their hand", node: &ability.Draw{Who: who(ability.You), Until: true}},
	{id: "cross draw until", nt: "effect", ja: "自分の手札が{N:num}枚になるように‹自分のデッキを|デッキを|カードを|›引く | 手札が{N:num}枚になるように‹自分のデッキを|デッキを|カードを|›引く | 自分のデッキを手札が{N:num}枚になるように引く | 自分の手札が{N:num}枚になるまで‹自分のデッキを|デッキを|カードを|›引く | 手札が{N:num}枚になるまで‹自分のデッキを|デッキを|カードを|›引く", en: "draw until you have {N:ncard} in your hand", node: &ability.Draw{Who: who(ability.You), Until: true}},
	{id: "draw so many", nt: "effect", ja: "自分のデッキを{N:expr}と同じ枚数引く | ‹自分の|›デッキを{N:expr}だけ引く | {N:expr}‹だけ|分›‹、|›‹自分の|›デッキを引く | {N:expr}と同じ‹枚数|だけ›‹|デッキを|自分のデッキを›引く", en: "draw as many cards as {N:expr}", node: &ability.Draw{Who: who(ability.You)}, needs: func(v any) bool { return counted(v.(*ability.Draw).N) }},

	{id: "cross damage", nt: "effect", ja: "{To:what}に{N:num}ダメージを与える | {To:what}に{N:num}のダメージを与える | {To:what}に‹、|›それぞれ{N:num}ダメージを与える | {N:num}ダメージを{To:what}に与える | {To:what}に{N:num}ダメージ", en: "deal {N:num} damage to {To:what}", node: &ability.Damage{}},
	{id: "damage so much", nt: "effect", ja: "{To:what}に{N:expr}と同じ‹点数の|数値の|数の|›ダメージを与える | {To:what}に{N:expr}‹分の|分›ダメージを与える | {N:expr}と同じ‹点数の|数値の|数の|›ダメージを{To:what}に与える", en: "deal damage to {To:what} equal to {N:expr}", node: &ability.Damage{}, needs: func(v any) bool { return counted(v.(*ability.Damage).N) }},
	{quiet: true, id: "damage times", nt: "effect", ja: "{To:what}に{N.Args.1:expr}‹×|の›{N.Args.0:num}‹|倍の›ダメージを与える | {N.Args.1:expr}×{N.Args.0:num}ダメージを{To:what}に与える", node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}, needs: func(v any) bool { return counted(v.(*ability.Damage).N.Args[1]) }},

	{id: "cross heal", nt: "effect", ja: "{What:what}のHPを{N:num}回復する | {What:what}を{N:num}回復する | {What:topic}はHPを{N:num}回復する", en: "heal {N:num} damage from {What:what}", node: &ability.Act{Word: "heal"}, needs: healsSome},
	{id: "cross heal all", nt: "effect", ja: "{What:what}のHPをすべて回復する | {What:what}のHPを全回復する | {What:what}を全回復する | {What:what}のダメージマーカーをすべて取り除く | {What:what}が受けているダメージをすべて取り除く | {What:what}のダメージをすべて取り除く | {What:topic}はHPをすべて回復する", en: "heal all damage from {What:what}", node: &ability.Act{Word: "heal", N: ability.Amount{Op: ability.Inf}}},
	{id: "heal so much", nt: "effect", ja: "{What:what}のHPを{N:expr}‹と同じ数値|と同じ点数|と同じだけ|分›回復する", en: "heal as much damage from {What:what} as {N:expr}", node: &ability.Act{Word: "heal"}, needs: func(v any) bool { return counted(v.(*ability.Act).N) }},

	{id: "stuns", nt: "effect", ja: "{What:o}気絶させる | {What:what}に気絶マーカーを‹1つ|1個|›置く | {What:topic}は気絶する", en: "stun {What:o}", node: &ability.Mark{Name: stunName, N: ability.N(1)}},
	{id: "unstuns", nt: "effect", ja: "{What:what}の気絶マーカーを‹|1つ|1個|すべて›取り除く | {What:what}から気絶マーカーを‹1つ|1個|すべて|›取り除く | {What:what}の気絶を‹回復する|解除する›", en: "remove the stun marker from {What:what}", node: &ability.Mark{Name: stunName, Remove: true, All: true}},
	{id: "unmarks", nt: "effect", ja: "{What:what}の‹すべての|›状態異常を‹すべて|›‹回復する|取り除く|解除する›", en: "remove all markers but damage from {What:what}", node: &ability.Mark{Remove: true, All: true}, needs: func(v any) bool { return v.(*ability.Mark).Name == "" }},
	{id: "puts marker", nt: "effect", ja: "{What:what}に{Name:mark}マーカーを{N:num}‹個|つ›置く | {What:what}に{Name:mark}マーカー{N:num}‹個|つ›を置く", en: "put {N:nummany} {Name:mark} marker‹~s› on {What:what}", node: &ability.Mark{}, needs: ownMarker},
	{id: "removes marker", nt: "effect", ja: "{What:what}の{Name:mark}マーカーを{N:num}‹個|つ›取り除く | {What:what}から{Name:mark}マーカーを{N:num}‹個|つ›取り除く", en: "remove {N:nummany} {Name:mark} marker‹~s› from {What:what}", node: &ability.Mark{Remove: true}, needs: ownMarker},
	{id: "removes markers", nt: "effect", ja: "{What:what}の{Name:mark}マーカーをすべて取り除く | {What:what}から{Name:mark}マーカーをすべて取り除く", en: "remove all {Name:mark} markers from {What:what}", node: &ability.Mark{Remove: true, All: true}, needs: ownMarker},
	{id: "cross KO", nt: "effect", ja: "{What:o}KOする | {What:o}KOさせる", en: "KO {What:o}", node: &ability.Move{How: ability.KOMove}},
}

// counted: a number in words.
func counted(a ability.Amount) bool {
	return a.Op != ability.Const && a.Op != ability.X && a.Op != ability.Inf && a.Op != ability.Mul
}

// healsSome: all of it has a row of its own.
func healsSome(v any) bool { return v.(*ability.Act).N.Op != ability.Inf }

// ownMarker: stun has words of its own.
func ownMarker(v any) bool { n := v.(*ability.Mark).Name; return n != stunName && n != "" }

// crossChanges: HP, retreat cost, numbers of players.
func crossChanges() []row {
	var rows []row
	for _, s := range []struct {
		id, ja, en string
		stat       ability.Stat
	}{{"HP", "HP", "HP", ability.HP}, {"retreat", "退却コスト", "retreat cost", ability.Retreat}} {
		n := func(op ability.Op) *ability.Change { return &ability.Change{Stat: s.stat, Op: op} }
		rows = append(rows,
			row{id: s.id + " up", nt: "effect", node: n(ability.Add), ja: "{What:what}の" + s.ja + "を{N:num}増やす | {What:what}の" + s.ja + "を+{N:num}する | {What:topic}は" + s.ja + "が{N:num}増える | {What:topic}の" + s.ja + "は{N:num}増える | {What:topic}は" + s.ja + "+{N:num}‹|する|される› | {What:what}の" + s.ja + "+{N:num}", en: "increase the " + s.en + " of {What:what} by {N:num}"},
			row{id: s.id + " down", nt: "effect", node: n(ability.Sub), ja: "{What:what}の" + s.ja + "を{N:num}減らす | {What:what}の" + s.ja + "を-{N:num}する | {What:topic}は" + s.ja + "が{N:num}減る | {What:topic}の" + s.ja + "は{N:num}減る | {What:topic}は" + s.ja + "-{N:num}‹|する|される› | {What:what}の" + s.ja + "-{N:num}", en: "decrease the " + s.en + " of {What:what} by {N:num}"},
			row{id: s.id + " set", nt: "effect", node: n(ability.Set), ja: "{What:what}の" + s.ja + "を{N:num}にする | {What:topic}の" + s.ja + "は{N:num}になる | {What:topic}は" + s.ja + "が{N:num}になる", en: "the " + s.en + " of {What:what} becomes {N:num}"},
			row{id: s.id + " doubled", nt: "effect", node: &ability.Change{Stat: s.stat, Op: ability.Times, N: ability.N(2)}, en: "double the " + s.en + " of {What:what}"},
			row{id: s.id + " times", nt: "effect", node: n(ability.Times), ja: "{What:what}の" + s.ja + "を{N:num}倍にする | {What:topic}の" + s.ja + "は{N:num}倍になる", en: "multiply the " + s.en + " of {What:what} by {N:num}"})
	}
	for _, p := range []struct {
		id, ja, en string
		stat       ability.Stat
	}{{"charges", "チャージ", "charge", ability.ChargeMost}, {"retreats", "退却", "retreat", ability.RetreatMost}} {
		more := &ability.Change{Stat: p.stat}
		rows = append(rows, row{id: "more " + p.id, nt: "effect", node: more, ja: "このターン‹、|›{What.Who:player}は‹|、›もう{N:num}回" + p.ja + "できる | このターン‹、|›{What.Who:player}は‹、|›" + p.ja + "をもう{N:num}回できる | このターン‹、|›{What.Who:player}は‹、|›追加で{N:num}回" + p.ja + "できる", en: "{What.Who:player} can " + p.en + " {N:nummany} more time‹~s› this turn"})
	}
	for _, w := range []struct {
		id string
		op ability.Op
		ja string
	}{{"up", ability.Add, "を{N:num}増やす"}, {"down", ability.Sub, "を{N:num}減らす"}, {"set", ability.Set, "を{N:num}にする"}} {
		for _, s := range []struct {
			ja   string
			stat ability.Stat
		}{{"HP", ability.HP}, {"退却コスト", ability.Retreat}} {
			rows = append(rows, row{quiet: true, id: s.ja + " of all " + w.id, nt: "effect", node: &ability.Change{What: everyOf(), Stat: s.stat, Op: w.op}, ja: "{What.Sel.Of:np}の" + s.ja + w.ja, needs: func(v any) bool { return everyUnit(v.(*ability.Change).What) }})
		}
	}
	rows = append(rows, row{quiet: true, id: "unmarks all", nt: "effect", ja: "{What.Sel.Of:np}の状態異常を‹すべて|›‹回復する|取り除く|解除する›", node: &ability.Mark{What: everyOf(), Remove: true, All: true}, needs: func(v any) bool { return everyUnit(v.(*ability.Mark).What) }})
	return append(rows, row{id: "more events", nt: "effect", node: &ability.Change{Stat: ability.EventMost}, ja: "このターン‹、|›{What.Who:player}は‹|、›イベントをもう{N:num}枚‹プレイできる|使える› | このターン‹、|›{What.Who:player}は‹、|›もう{N:num}枚イベントを‹プレイできる|使える› | このターン‹、|›{What.Who:player}は‹、|›追加でイベントを{N:num}枚‹プレイできる|使える›", en: "{What.Who:player} can play {N:nummany} more event‹~s› this turn"})
}

var crossActs = []row{
	{id: "ticket", nt: "effect", ja: "ウィニングチケットを‹授かる|得る› | 自分はウィニングチケットを‹授かる|得る›", en: "gain the winning ticket", node: &ability.Act{Word: "ticket"}},
	{id: "their ticket", nt: "effect", ja: "相手はウィニングチケットを‹授かる|得る›", en: "your opponent gains the winning ticket", node: &ability.Act{Word: "ticket", What: ability.What{Who: who(ability.Opponent)}}},
	{id: "charge", nt: "effect", ja: "チャージする | ‹自分の|›ユニットにチャージする | ‹自分の|›ユニット1体にチャージする", en: "charge", node: &ability.Act{Word: "charge"}},
	{id: "charge it", nt: "effect", ja: "{What:what}にチャージする", en: "charge {What:what}", node: &ability.Act{Word: "charge"}, needs: chargeable},
	{id: "charge times", nt: "effect", ja: "{N:num}回チャージする", en: "charge {N:ntime}", node: &ability.Repeat{Do: []ability.Effect{&ability.Act{Word: "charge"}}}},
	{id: "their charge", nt: "effect", ja: "相手はチャージする | 相手は自身のユニットにチャージする", en: "your opponent charges", node: &ability.Act{Word: "charge", What: ability.What{Who: who(ability.Opponent)}}},
	{id: "swap", nt: "effect", ja: "自分のメイン・ユニットとスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットと自分のスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットと‹自分の|›スタンバイ・ユニット1体を入れ替える | メイン・ユニットとスタンバイ・ユニットを入れ替える | 自分のスタンバイ・ユニットと‹自分の|›メイン・ユニットを入れ替える | 自分のメイン・ユニットを‹自分の|›スタンバイ・ユニット‹|1体›と入れ替える", en: "swap your main unit with a standby unit", node: &ability.Act{Word: "swap"}},
	{id: "their swap", nt: "effect", ja: "相手は‹自身の|自分の|›メイン・ユニットと‹自身の|自分の|›スタンバイ・ユニット‹|1体›を入れ替える | 相手‹は|が›‹自身の|自分の|›スタンバイ・ユニットを1体選び‹、|›‹自身の|›メイン・ユニットと入れ替える", en: "your opponent swaps their main unit with a standby unit", node: &ability.Act{Word: "swap", What: ability.What{Who: who(ability.Opponent)}}},
	{quiet: true, id: "swap this", nt: "effect", ja: "‹このユニット|" + ownName + "›‹を|と›‹自分の|›スタンバイ・ユニット‹|1体›‹と|を›入れ替える", node: &ability.Act{Word: swapThis}},
	{id: "swap it", nt: "effect", ja: "{What:what}をメイン・ユニットと入れ替える | {What:what}とメイン・ユニットを入れ替える", en: "swap {What:what} with the main unit", node: &ability.Act{Word: "swap"}, needs: swappable},
	{quiet: true, id: "swap mine", nt: "effect", ja: "{What:what}を自分のメイン・ユニットと入れ替える | {What:what}と自分のメイン・ユニットを入れ替える", node: &ability.Act{Word: "swap"}, needs: func(v any) bool { return swappable(v) && swapsFor(v, ability.You) }},
	{quiet: true, id: "swap their", nt: "effect", ja: "{What:what}を相手のメイン・ユニットと入れ替える | {What:what}と相手のメイン・ユニットを入れ替える", node: &ability.Act{Word: "swap"}, needs: func(v any) bool { return swappable(v) && swapsFor(v, ability.Opponent) }},
	{quiet: true, id: "swap theirs", nt: "effect", ja: "相手のメイン・ユニットと‹相手の|›スタンバイ・ユニット‹|1体›を入れ替える | 相手のメイン・ユニットを‹相手の|›スタンバイ・ユニット1体と入れ替える", node: &ability.Act{Word: "swap", What: ability.What{Sel: &ability.Selector{N: one(), Of: ability.Filter{Who: who(ability.Opponent), Zone: []ability.Zone{ability.Standby}}}}}},
	{quiet: true, id: "swap it chained", nt: "effectB", ja: "メイン・ユニットと入れ替える | {What.Who:poss}メイン・ユニットと入れ替える", node: &ability.Act{Word: "swap", What: ability.What{Ref: bindRef(slotIt)}}},
	{quiet: true, id: "swap it chained -し", nt: "effectBR", ja: "メイン・ユニットと入れ替え | {What.Who:poss}メイン・ユニットと入れ替え", node: &ability.Act{Word: "swap", What: ability.What{Ref: bindRef(slotIt)}}},
	{id: "retreat", nt: "effect", ja: "自分のメイン・ユニットを退却させる | メイン・ユニットを退却させる", en: "retreat your main unit", node: &ability.Act{Word: "retreat"}},
	{id: "their retreat", nt: "effect", ja: "相手のメイン・ユニットを退却させる | 相手は‹自身の|›メイン・ユニットを退却させる", en: "retreat your opponent's main unit", node: &ability.Act{Word: "retreat", What: ability.What{Who: who(ability.Opponent)}}},
	{id: "play it", nt: "effect", ja: "{What:o}プレイする", en: "play {What:o}", node: &ability.Play{}},
	{id: "janken", nt: "effect", ja: "じゃんけんする | じゃんけんをする | 相手とじゃんけん‹|を›する", en: "play janken", node: playJanken(1)},
	{id: "jankens", nt: "effect", ja: "{N:int}回じゃんけんする | じゃんけんを{N:int}回‹する|行う›", en: "play janken {N:times}", node: playJanken(0), needs: func(v any) bool { return v.(*ability.Ask).N > 1 }},
	{id: "replaced if wanted", nt: "effect", ja: "{Of:would}‹場合|時|とき›‹、|›代わりに‹、|›{Do.0.Do:mayeffects}", en: "if {Of:would}, {Do.0.Do:mayeffects} instead", node: &ability.Instead{Do: []ability.Effect{&ability.Try{Who: who(ability.You), May: true}}}},
	{id: "wins", nt: "effect", ja: "{Who:player}は‹ゲーム|このゲーム›に勝利する", en: "{Who:player} ‹wins~win› the game", node: &ability.Flow{Op: ability.WinGame}},
	{id: "loses", nt: "effect", ja: "{Who:player}は‹ゲーム|このゲーム›に敗北する", en: "{Who:player} ‹loses~lose› the game", node: &ability.Flow{Op: ability.LoseGame}},
	{id: "extra turn", nt: "effect", ja: "自分は追加ターンを行う | 追加ターンを行う | このターンの後‹に|、|›自分の追加ターンを行う | このターンの後‹に|、|›追加ターンを行う", en: "take an extra turn", node: &ability.Flow{Op: ability.ExtraTurn, Who: who(ability.You)}},
	{id: "skip turn", nt: "effect", ja: "次の{Who:poss}ターンをスキップする", en: "skip {Who:poss}next turn", node: &ability.Flow{Op: ability.SkipTurn}},
}

// everyUnit: of units in general all are meant; a main unit is one.
func everyUnit(w ability.What) bool {
	f := &w.Sel.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 && inAreas(f) && !mainOfOne(*w.Sel)
}

// chargeable: one unit is charged; a unit of one's own that is chosen as it is charged is
// what a bare charge does.
func chargeable(v any) bool {
	w := v.(*ability.Act).What
	if w.Sel == nil {
		return w.Ref != (ability.Ref{})
	}
	return inAreas(&w.Sel.Of) && (mainOfOne(*w.Sel) || equal(w.Sel.N, one()) && len(w.Sel.Of.Zone) == 1)
}

// swapsFor: the main unit is of the same player.
func swapsFor(v any, side ability.Side) bool {
	w := v.(*ability.Act).What
	if w.Sel == nil {
		return side == ability.You && w.Ref.Kind != ability.Slot
	}
	return w.Sel.Of.Who.Side == side
}

// swappable: one standby unit.
func swappable(v any) bool {
	w := v.(*ability.Act).What
	if w.Sel == nil {
		return w.Ref != (ability.Ref{})
	}
	f := w.Sel.Of
	return equal(w.Sel.N, one()) && len(w.Sel.Each) == 0 && len(f.Zone) == 1 && f.Zone[0] == ability.Standby && sided(&f)
}
