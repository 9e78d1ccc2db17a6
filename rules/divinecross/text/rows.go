package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// divineCrossRows are the rows that only Divine Cross has. Digest section 29.
func divineCrossRows() []text.Row {
	rows := withIt(allRows(crossEffects, crossChanges(), crossMoves(), crossLooks(), crossActs, theyAct(), swapsNamed(), crossGives))
	return allRows(crossNouns(), rows, perInside(allRows(rows, crossDamageRows(), crossCosts())), spanBefore(allRows(rows, crossCosts())), spanInside(crossRules()), crossDamageRows(), crossRules(), crossCosts(), crossConditions(), crossEvents(), crossTimes, crossSentences, crossAmounts, crossVersus(), crossJankens(), crossForms(), alikeRows(), numbersNamed(), nthEvents(), placedRows(), attachedRows(), eachOwn(), healingRows(), newMainRows(), ofTopic(unitIs()), topicInside(allRows(crossRules(), crossChanges())))
}

func allRows(parts ...[]text.Row) (out []text.Row) {
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// withIt adds the forms of 1体選び、HPを200回復する: what is said of a thing chosen just
// before leaves it out.
func withIt(rows []text.Row) []text.Row {
	out := rows
	for _, r := range rows {
		if r.NT != "effect" || r.ID == "charge it" { // チャージする alone is said of any unit
			continue
		}
		for _, what := range []string{"{What:units}の", "{What:what}の", "{What:what}に", "{To:what}に", "{What:what}から"} {
			var faces []string
			for _, f := range text.SplitTop(r.JA) {
				if s, ok := strings.CutPrefix(f, what); ok {
					if s = strings.TrimPrefix(s, "‹、|›"); what == "{To:what}に" {
						s = "‹|それぞれに›" + s
					}
					if strings.HasSuffix(what, "の") {
						s = "‹|その|それぞれの›" + s
					}
					faces = append(faces, s)
				}
			}
			if faces == nil {
				continue
			}
			n := text.Clone(r.Node)
			setWhat(n, ability.What{Ref: text.BindRef(text.SlotIt)})
			last, chain, may := r, r, r
			last.ID, last.NT, last.JA, last.EN, last.Node, last.Quiet = r.ID+what+" it", "effectB", strings.Join(faces, " | "), "", n, true
			chain.ID, chain.NT, chain.JA, chain.EN, chain.Node, chain.Quiet = last.ID+" -し", "effectBR", text.Inflect(last.JA, func(v *text.Verb) []string { return []string{v.Stem, v.Te} }), "", n, true
			may.ID, may.NT, may.JA, may.EN, may.Node, may.Quiet = last.ID+" -て", "effectBT", text.Inflect(last.JA, func(v *text.Verb) []string { return []string{v.Te} }), "", n, true
			for _, d := range []text.Row{last, chain, may} {
				if d.JA != "" {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// perInside lets what a number is multiplied by stand before the number: このユニットのHPを、自分の手札1枚につき100回復する.
func perInside(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		e, one := r.Node.(ability.Effect)
		if r.NT != "effect" || !one || !moreOrLess(e) {
			continue
		}
		faces := beforeNumber(r.JA, "{Per.Of:np}1{:ctr}につき")
		if faces == "" {
			continue
		}
		d := text.Row{Quiet: true, ID: r.ID + " per", NT: "s5", JA: faces, Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{e}}}
		if r.Needs != nil {
			d.Needs = func(v any) bool { return r.Needs(v.(text.Clause).Do[0]) }
		}
		out = append(out, d)
	}
	return out
}

// beforeNumber are the faces of one effect with something said before its number, behind what is changed; "": it has none.
func beforeNumber(ja, said string) string {
	var faces []string
	for _, f := range text.SplitTop(ja) {
		if at := strings.Index(f, "{N:num}"); at > 0 && strings.Count(f[:at], "‹") == strings.Count(f[:at], "›") && slices.ContainsFunc([]string{"は", "を", "に"}, func(s string) bool { return strings.HasSuffix(f[:at], s) }) {
			faces = append(faces, text.Below("Do.0", f[:at])+"‹、|›"+said+"‹、|›"+text.Below("Do.0", f[at:]))
		}
	}
	return strings.Join(faces, " | ")
}

// spanBefore lets how long a number is changed stand before the number: 自分のユニットすべてのHPを、このターン、100増やす.
func spanBefore(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		e, one := r.Node.(ability.Effect)
		if r.NT != "effect" || !one || ability.TimeOf(e) == nil {
			continue
		}
		faces := beforeNumber(r.JA, "{For:span}")
		if faces == "" {
			continue
		}
		d := text.Row{Quiet: true, ID: r.ID + " for so long", NT: "s4", JA: faces, Node: text.Clause{Do: []ability.Effect{e}}}
		if r.Needs != nil {
			d.Needs = func(v any) bool { return r.Needs(v.(text.Clause).Do[0]) }
		}
		out = append(out, d)
	}
	return out
}

// moreOrLess: something is done so many times over; a number that becomes another is not.
func moreOrLess(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Change:
		return e.Op <= ability.Sub
	case *ability.Instead:
		return e.Op <= ability.Sub
	case *ability.CostChange:
		return e.Op <= ability.Sub
	}
	return true
}

// spanInside lets how long a prohibition lasts stand behind whom it is about: 相手は、次の相手のターン、スキルを使えない. Of a unit that may also be
// what it hangs on: このユニットは、自分の手札が3枚以下である限り、退却できない.
func spanInside(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		es, several := r.Node.([]ability.Effect)
		if e, one := r.Node.(*ability.Rule); one {
			es = []ability.Effect{e}
		} else if !several {
			continue
		}
		var faces []string
		for _, f := range text.SplitTop(r.JA) {
			if whom, rest, ok := strings.Cut(f, "}は"); ok && strings.HasPrefix(f, "{") && !strings.Contains(whom, "}") {
				f = whom + "}は‹、|›{For:span}‹、|›" + rest
				if several {
					faces = append(faces, strings.NewReplacer("{Do.For:", "{For:").Replace(text.Below("Do", f)))
				} else {
					faces = append(faces, strings.NewReplacer("{Do.0.For:", "{For:").Replace(text.Below("Do.0", f)))
				}
			}
		}
		if faces == nil {
			continue
		}
		add := func(id, nt string, faces []string, c text.Clause) {
			d := text.Row{Quiet: true, ID: r.ID + id, NT: nt, JA: strings.Join(faces, " | "), Node: c}
			if r.Needs != nil {
				d.Needs = func(v any) bool {
					es := v.(text.Clause).Do
					if several {
						return r.Needs(es)
					}
					return r.Needs(es[0])
				}
			}
			out = append(out, d)
		}
		add(" for", "s4", faces, text.Clause{Do: es})
		var while, met []string
		for _, f := range faces {
			if whom, _, _ := strings.Cut(f, "}は"); strings.HasSuffix(whom, ".What:topic") || strings.HasSuffix(whom, ".What:what") { // a player's own would be meant by 手札 behind one
				while = append(while, strings.Replace(f, "{For:span}", "{If:whiles}", 1))
				met = append(met, strings.Replace(f, "{For:span}", "{If:nara}", 1))
			}
		}
		if while != nil {
			add(" while", "s2", while, text.Clause{While: true, Do: es})
			add(" if", "s2", met, text.Clause{Do: es})
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
	text.Subject(e.(ability.Effect), w)
}

// stunName is the marker of a stunned unit. Divine Cross 918.1.
const stunName = "stun"

// beforeDamage is the word of what is done before the damage of a skill. Divine Cross 704.4.
const beforeDamage = "before damage"

var crossEffects = []text.Row{
	{ID: "cross draw", NT: "effect", JA: "‹自分の|›デッキを{N:num}枚引く | カードを{N:num}枚引く | ‹自分の|›デッキから‹、|カードを|›{N:num}枚引く | {N:num}枚引く | {N:num}枚カードを引く", EN: "draw {N:ncard}", Node: &ability.Draw{Who: text.Who(ability.You)}},
	{ID: "cross draw up to", NT: "effect", JA: "‹自分の|›デッキを‹|最大›{N:num}枚まで引く | ‹自分の|›デッキを最大{N:num}枚引く | カードを{N:num}枚まで引く | {N:num}枚まで引く | 自分のデッキから{N:num}枚まで引く", EN: "draw up to {N:ncard}", Node: &ability.Draw{Who: text.Who(ability.You), UpTo: true}},
	{ID: "they draw until", NT: "effect3", EN: "draws until they have {N:ncard} in their hand", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}},
	{ID: "cross draw until", NT: "effect", JA: "自分の手札が{N:num}枚になるように‹自分のデッキを|デッキを|カードを|›引く | 手札が{N:num}枚になるように‹自分のデッキを|デッキを|カードを|›引く | 自分のデッキを手札が{N:num}枚になるように引く | 自分の手札が{N:num}枚になるまで‹自分のデッキを|デッキを|カードを|›引く | 手札が{N:num}枚になるまで‹自分のデッキを|デッキを|カードを|›引く", EN: "draw until you have {N:ncard} in your hand", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}},
	{ID: "draw so many", NT: "effect", JA: "自分のデッキを{N:expr}と同じ枚数引く | ‹自分の|›デッキを{N:expr}だけ引く | {N:expr}‹だけ|分|分だけ|の分だけ›‹、|›‹自分の|›デッキを引く | {N:expr}と同じ‹枚数|だけ›‹|デッキを|自分のデッキを›引く", EN: "draw as many cards as {N:expr}", Node: &ability.Draw{Who: text.Who(ability.You)}, Needs: func(v any) bool { return counted(v.(*ability.Draw).N) }},

	{ID: "cross damage", NT: "effect", JA: "{To:what}に{N:num}‹|の›ダメージを与える | {To:what}にさらに{N:num}ダメージを与える | {To:what}に‹、|›それぞれ{N:num}ダメージを与える | {N:num}ダメージを{To:what}に与える | {To:what}に{N:num}ダメージ", EN: "deal {N:num} damage to {To:what}", Node: &ability.Damage{}},
	{ID: "damage so much", NT: "effect", JA: "{To:what}に{N:expr}‹と同じ|に等しい|と同じだけ|と同じだけの›‹点数の|数値の|値の|数の|›ダメージを与える | {To:what}に{N:expr}‹分の|分›ダメージを与える | {N:expr}‹と同じ|に等しい›‹点数の|数値の|値の|数の|›ダメージを{To:what}に与える | {N:expr}‹分|分だけ|の分だけ›‹、|›{To:what}にダメージを与える", EN: "deal damage to {To:what} equal to {N:expr}", Node: &ability.Damage{}, Needs: func(v any) bool { return counted(v.(*ability.Damage).N) }},
	{ID: "damage beyond its HP", NT: "effect", JA: "{N.Args.1.Of:np}のHPを‹超えた|超える›分のダメージを{To:what}に与える | {To:what}に‹、|›{N.Args.1.Of:np}のHPを‹超えた|超える›分のダメージを与える", EN: "deal the damage beyond the HP of {N.Args.1.Of:np} to {To:what}", Node: &ability.Damage{N: *beyondHP()}, Needs: func(v any) bool { return mainOfOne(ability.Selector{Of: *v.(*ability.Damage).N.Args[1].Of}) }},
	{Quiet: true, ID: "damage times", NT: "effect", JA: "{To:what}に{N.Args.1:expr}‹×|の›{N.Args.0:num}‹|倍の|の›ダメージを与える | {N.Args.1:expr}×{N.Args.0:num}ダメージを{To:what}に与える", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}, Needs: func(v any) bool { return counted(v.(*ability.Damage).N.Args[1]) }},

	{ID: "cross heal", NT: "effect", JA: "{What:what}のHPを{N:num}回復する | {What:what}を{N:num}回復する | {What:topic}はHPを{N:num}回復する | {What:what}のHPを最大{N:num}‹|まで›回復する", EN: "heal {N:num} damage from {What:what}", Node: &ability.Act{Word: "heal"}, Needs: healsSome},
	{ID: "heal instead", NT: "partial", JA: "{N:num}回復する | ‹その|›HPを{N:num}回復する", EN: "heal {N:num} damage", Node: &ability.Act{Word: "heal"}, Needs: healsSome},
	{ID: "cross heal all", NT: "effect", JA: "{What:what}のHPをすべて回復する | {What:what}のHPを全回復する | {What:what}を全回復する | {What:what}のダメージマーカーをすべて取り除く | {What:what}が受けているダメージをすべて取り除く | {What:what}のダメージをすべて取り除く | {What:topic}はHPをすべて回復する", EN: "heal all damage from {What:what}", Node: &ability.Act{Word: "heal", N: ability.Amount{Op: ability.Inf}}},
	{Quiet: true, ID: "skill up by so much", NT: "effect", JA: "{N:expr}‹分|分だけ|の分だけ|だけ|と同じだけ|と同じ数値だけ|と同じ点数だけ›‹、|›‹|このスキルの›ダメージを‹アップする|増やす› | ‹|このスキルの›ダメージを{N:expr}‹分|分だけ|の分だけ|と同じだけ|と同じ数値だけ|と同じ点数だけ›‹、|›‹アップする|増やす›", Node: yourSkill(ability.Add), Needs: func(v any) bool { return counted(v.(*ability.Change).N) }},
	{ID: "heal so much", NT: "effect", JA: "{What:what}のHPを{N:expr}‹と同じ数値|と同じ点数|と同じ値|と同じだけ|分›回復する | {N:expr}‹と同じだけ|と同じ数値|と同じ点数|と同じ値|分|分だけ|の分だけ›‹、|›{What:what}のHPを回復する", EN: "heal as much damage from {What:what} as {N:expr}", Node: &ability.Act{Word: "heal"}, Needs: func(v any) bool { return counted(v.(*ability.Act).N) }},

	{ID: "stuns", NT: "effect", JA: "{What:o}気絶させる | {What:what}に気絶マーカーを‹1つ|1個|›置く | {What:topic}は気絶する", EN: "stun {What:o}", Node: &ability.Mark{Name: stunName, N: ability.N(1)}},
	{ID: "unstuns", NT: "effect", JA: "{What:what}の気絶マーカーを‹|1つ|1個|すべて›取り除く | {What:what}から気絶マーカーを‹1つ|1個|すべて|›取り除く | {What:what}の気絶を‹回復する|解除する›", EN: "remove the stun marker from {What:what}", Node: &ability.Mark{Name: stunName, Remove: true, All: true}},
	{ID: "unmarks", NT: "effect", JA: "{What:units}の‹すべての|›状態異常を‹すべて|›‹回復する|取り除く|解除する›", EN: "remove all markers but damage from {What:what}", Node: &ability.Mark{Remove: true, All: true}, Needs: func(v any) bool { return v.(*ability.Mark).Name == "" }},
	{ID: "puts marker", NT: "effect", JA: "{What:what}に{Name:mark}マーカーを{N:num}‹個|つ›置く | {What:what}に{Name:mark}マーカー{N:num}‹個|つ›を置く", EN: "put {N:nummany} {Name:mark} marker‹~s› on {What:what}", Node: &ability.Mark{}, Needs: ownMarker},
	{ID: "removes marker", NT: "effect", JA: "{What:what}の{Name:mark}マーカーを{N:num}‹個|つ›取り除く | {What:what}から{Name:mark}マーカーを{N:num}‹個|つ›取り除く", EN: "remove {N:nummany} {Name:mark} marker‹~s› from {What:what}", Node: &ability.Mark{Remove: true}, Needs: ownMarker},
	{ID: "removes markers", NT: "effect", JA: "{What:what}の{Name:mark}マーカーをすべて取り除く | {What:what}から{Name:mark}マーカーをすべて取り除く", EN: "remove all {Name:mark} markers from {What:what}", Node: &ability.Mark{Remove: true, All: true}, Needs: ownMarker},
	{ID: "cross KO", NT: "effect", JA: "{What:o}KOする | {What:o}KOさせる", EN: "KO {What:o}", Node: &ability.Move{How: ability.KOMove}},
}

// beyondHP is how much more damage a unit has than HP, before it is KO'd by that: what is left of its HP is less than nothing. Divine Cross 704.7, 921.1.
func beyondHP() *ability.Amount {
	return &ability.Amount{Op: ability.Minus, Args: []ability.Amount{{}, {Op: ability.StatOf, Stat: ability.HP}}}
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
func crossChanges() []text.Row {
	n := func(op ability.Op) *ability.Change { return &ability.Change{Op: op} }
	rows := []text.Row{
		{ID: "number up", NT: "effect", Node: n(ability.Add), JA: "{What:units}の{Stat:refstat}を{N:num}増やす | {What:what}の{Stat:refstat}を+{N:num}する | {What:topic}は{Stat:refstat}が{N:num}増える | {What:topic}の{Stat:refstat}は{N:num}増える | {What:topic}は{Stat:refstat}+{N:num}‹|する|される› | {What:what}の{Stat:refstat}+{N:num}", EN: "increase the {Stat:refstat} of {What:what} by {N:num}"},
		{ID: "number down", NT: "effect", Node: n(ability.Sub), JA: "{What:units}の{Stat:refstat}を{N:num}減らす | {What:what}の{Stat:refstat}を-{N:num}する | {What:topic}は{Stat:refstat}が{N:num}減る | {What:topic}の{Stat:refstat}は{N:num}減る | {What:topic}は{Stat:refstat}-{N:num}‹|する|される› | {What:what}の{Stat:refstat}-{N:num}", EN: "decrease the {Stat:refstat} of {What:what} by {N:num}"},
		{ID: "number set", NT: "effect", Node: n(ability.Set), JA: "{What:units}の{Stat:refstat}を{N:num}にする | {What:topic}の{Stat:refstat}は{N:num}になる | {What:topic}は{Stat:refstat}が{N:num}になる", EN: "the {Stat:refstat} of {What:what} becomes {N:num}"},
		{ID: "number as another", NT: "effect", Node: n(ability.Set), JA: "{What:units}の{Stat:refstat}を{N:numberof}と同じ‹値|数値|›にする", EN: "the {Stat:refstat} of {What:what} becomes the same as the {N:numberof}", Needs: func(v any) bool { return counted(v.(*ability.Change).N) }},
		{ID: "number doubled", NT: "effect", Node: &ability.Change{Op: ability.Times, N: ability.N(2)}, EN: "double the {Stat:refstat} of {What:what}"},
		{ID: "number times", NT: "effect", Node: n(ability.Times), JA: "{What:what}の{Stat:refstat}を{N:num}倍にする | {What:topic}の{Stat:refstat}は{N:num}倍になる", EN: "multiply the {Stat:refstat} of {What:what} by {N:num}"},
	}
	for _, p := range []struct {
		id, ja, en string
		stat       ability.Stat
	}{{"charges", "チャージ", "charge", ability.ChargeMost}, {"retreats", "退却", "retreat", ability.RetreatMost}} {
		more := &ability.Change{Stat: p.stat}
		rows = append(rows, text.Row{ID: "more " + p.id, NT: "effect", Node: more, JA: "このターン‹、|›{What.Who:player}は‹|、›もう{N:num}回" + p.ja + "できる | このターン‹、|›{What.Who:player}は‹、|›" + p.ja + "をもう{N:num}回できる | このターン‹、|›{What.Who:player}は‹、|›追加で{N:num}回" + p.ja + "できる", EN: "{What.Who:player} can " + p.en + " {N:nummany} more time‹~s› this turn"})
	}
	for _, p := range []struct {
		id, ja, en string
		stat       ability.Stat
	}{
		{"charges", "{N:num}回‹まで|›チャージ‹できる|することができる› | チャージを{N:num}回‹|まで›‹できる|行える›", "charge {N:nummany} time‹~s› each turn", ability.ChargeMost},
		{"retreats", "{N:num}回‹まで|›退却‹できる|することができる›", "retreat {N:nummany} time‹~s› each turn", ability.RetreatMost},
		{"events", "イベントを{N:num}枚‹まで|›‹プレイできる|使える› | {N:num}枚‹|まで›イベントを‹プレイできる|使える›", "play {N:nummany} event‹~s› each turn", ability.EventMost},
	} {
		rows = append(rows, text.Row{ID: "so many " + p.id, NT: "effect", Node: &ability.Change{Stat: p.stat, Op: ability.Set}, JA: behind([]string{"{What.Who:player}は‹|、›1ターンに‹|、›"}, p.ja), EN: "{What.Who:player} can " + p.en})
	}
	return append(rows, text.Row{ID: "more events", NT: "effect", Node: &ability.Change{Stat: ability.EventMost}, JA: "このターン‹、|›{What.Who:player}は‹|、›イベントをもう{N:num}枚‹プレイできる|使える› | このターン‹、|›{What.Who:player}は‹、|›もう{N:num}枚イベントを‹プレイできる|使える› | このターン‹、|›{What.Who:player}は‹、|›追加でイベントを{N:num}枚‹プレイできる|使える›", EN: "{What.Who:player} can play {N:nummany} more event‹~s› this turn"})
}

// swapsNamed: a unit is swapped with a main unit of which it is said whose it is.
func swapsNamed() (rows []text.Row) {
	for _, w := range []struct {
		ja   string
		side ability.Side
	}{{"自分", ability.You}, {"相手", ability.Opponent}} {
		rows = append(rows, text.Row{Quiet: true, ID: "swap with that of " + w.ja, NT: "effect", JA: "{What:what}を" + w.ja + "のメイン・ユニットと入れ替える | {What:what}と" + w.ja + "のメイン・ユニットを入れ替える", Node: &ability.Act{Word: "swap"}, Needs: func(v any) bool { return swappable(v) && swapsFor(v, w.side) }})
	}
	return rows
}

var crossActs = []text.Row{
	{ID: "ticket", NT: "effect", JA: "ウィニングチケットを‹授かる|得る› | 自分はウィニングチケットを‹授かる|得る›", EN: "gain the winning ticket", Node: &ability.Act{Word: "ticket"}},
	{ID: "lose ticket", NT: "effect", JA: "‹自分は|›ウィニングチケットを失う", EN: "lose the winning ticket", Node: &ability.Act{Word: "lose ticket"}},
	{ID: "charge", NT: "effect", JA: "チャージする | ‹自分の|›ユニットにチャージする | ‹自分の|›ユニット1体にチャージする", EN: "charge", Node: &ability.Act{Word: "charge"}},
	{ID: "charge it", NT: "effect", JA: "{What:what}にチャージする | {What.Ref:ref}をチャージする | {What.Sel:sel}をチャージする", EN: "charge {What:what}", Node: &ability.Act{Word: "charge"}, Needs: chargeable},
	{ID: "charge it times", NT: "effect", JA: "{Do.0.What:what}に{N:num}回チャージする", EN: "charge {Do.0.What:what} {N:ntime}", Node: &ability.Repeat{Do: []ability.Effect{&ability.Act{Word: "charge"}}}, Needs: func(v any) bool {
		w := v.(*ability.Repeat).Do[0].(*ability.Act).What
		return chargeable(v.(*ability.Repeat).Do[0]) && (w.Sel == nil || mainOfOne(*w.Sel)) // of a unit that is chosen it is chosen once
	}},
	{ID: "charge each", NT: "effect", JA: "{What:what}に‹|1枚ずつ›チャージする", EN: "charge each of {What:what}", Node: &ability.EachOf{Do: []ability.Effect{&ability.Act{Word: "charge", What: ability.What{Ref: ability.Ref{Kind: ability.Each_}}}}}, Needs: func(v any) bool {
		w := v.(*ability.EachOf).What
		return w.Sel != nil && w.Sel.N.Op == ability.All && everyUnit(w)
	}},
	{ID: "charge times", NT: "effect", JA: "{N:num}回チャージする", EN: "charge {N:ntime}", Node: &ability.Repeat{Do: []ability.Effect{&ability.Act{Word: "charge"}}}},
	{ID: "swap", NT: "effect", JA: "自分のメイン・ユニットとスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットと自分のスタンバイ・ユニットを入れ替える | 自分のメイン・ユニットと‹自分の|›スタンバイ・ユニット1体を入れ替える | メイン・ユニットとスタンバイ・ユニットを入れ替える | 自分のスタンバイ・ユニットと‹自分の|›メイン・ユニットを入れ替える | 自分のメイン・ユニットを‹自分の|›スタンバイ・ユニット‹|1体›と入れ替える", EN: "swap your main unit with a standby unit", Node: &ability.Act{Word: "swap"}},
	{Quiet: true, ID: "swap this", NT: "effect", JA: "‹このユニット|" + text.OwnName + "›‹を|と›‹自分の|›スタンバイ・ユニット‹|1体›‹と|を›入れ替える", Node: &ability.Act{Word: swapThis}},
	{ID: "swap it", NT: "effect", JA: "{What:what}をメイン・ユニットと入れ替える | {What:what}とメイン・ユニットを入れ替える", EN: "swap {What:what} with the main unit", Node: &ability.Act{Word: "swap"}, Needs: swappable},
	{Quiet: true, ID: "swap theirs", NT: "effect", JA: "相手のメイン・ユニットと‹|、›‹相手の|自分が選んだ相手の|›スタンバイ・ユニット‹|1体›を入れ替える | 相手のメイン・ユニットを‹相手の|›スタンバイ・ユニット1体と入れ替える", Node: &ability.Act{Word: "swap", What: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Who: text.Who(ability.Opponent), Zone: []ability.Zone{ability.Standby}}}}}},
	{Quiet: true, ID: "swap it chained", NT: "effectB", JA: "メイン・ユニットと入れ替える | {What.Who:poss}メイン・ユニットと入れ替える", Node: &ability.Act{Word: "swap", What: ability.What{Ref: text.BindRef(text.SlotIt)}}},
	{Quiet: true, ID: "swap it chained -し", NT: "effectBR", JA: "メイン・ユニットと入れ替え | {What.Who:poss}メイン・ユニットと入れ替え", Node: &ability.Act{Word: "swap", What: ability.What{Ref: text.BindRef(text.SlotIt)}}},
	{ID: "retreat", NT: "effect", JA: "自分のメイン・ユニットを退却させる | メイン・ユニットを退却させる", EN: "retreat your main unit", Node: &ability.Act{Word: "retreat"}},
	{Quiet: true, ID: "retreat this", NT: "effect", JA: "‹このユニット|" + text.OwnName + "›を退却させる", Node: thisRetreats()},
	{ID: "their retreat", NT: "effect", JA: "相手のメイン・ユニットを退却させる", EN: "retreat your opponent's main unit", Node: &ability.Act{Word: "retreat", What: ability.What{Who: text.Who(ability.Opponent)}}},
	{ID: "play it", NT: "effect", JA: "{What:o}プレイする", EN: "play {What:o}", Node: &ability.Play{}},
	{ID: "use again", NT: "effect", JA: "{What:units}の{Name:skill}をもう1‹度|回›使えるようにする | {What:units}の{Name:skill}はもう1‹度|回›使える | {What:units}の{Name:skill}をもう1‹度|回›使える", EN: "the {Name:skill} of {What:what} can be used once more", Node: &ability.Act{Word: "use again"}, Needs: func(v any) bool { return v.(*ability.Act).Name != "" }},
	{ID: "janken", NT: "effect", JA: "じゃんけんする | じゃんけんをする | じゃんけんを1回‹する|行う› | 1回じゃんけん‹|を›する | 相手とじゃんけん‹|を›する", EN: "play janken", Node: text.PlayJanken(1)},
	{ID: "jankens", NT: "effect", JA: "{N:int}回じゃんけんする | じゃんけんを{N:int}回‹する|行う›", EN: "play janken {N:times}", Node: text.PlayJanken(0), Needs: func(v any) bool { return v.(*ability.Ask).N > 1 }},
	{ID: "jankens until", NT: "effect", JA: "負けるまでじゃんけん‹する|を続ける|を繰り返す› | じゃんけんに負けるまでじゃんけん‹する|を続ける|を繰り返す›", EN: "play janken until you lose", Node: &ability.Ask{Kind: ability.Janken, N: 1, Until: true, Bind: text.SlotNew}},
	{ID: "jankens until won", NT: "effect", JA: "‹じゃんけんに|›勝つまでじゃんけん‹する|を続ける|を繰り返す› | じゃんけんして勝つまで‹繰り返す|じゃんけんする›", EN: "play janken until you win", Node: &ability.Ask{Kind: ability.Janken, Who: text.Who(ability.Opponent), N: 1, Until: true, Bind: text.SlotNew}},
	text.Further("wins"),
	text.Further("loses"),
	{ID: "extra battle phase", NT: "effect", JA: "このターンのバトルフェイズ‹終了後|の後|が終わった後›‹に|›‹、|›‹もう1回|追加で›バトルフェイズを行う | このターン‹、|›バトルフェイズをもう1回行う", EN: "there is another battle phase after that of this turn", Node: &ability.Act{Word: "battle phase"}},
	{ID: "extra turn", NT: "effect", JA: "自分は追加ターンを行う | 追加ターンを行う | このターンの後‹に|、|›追加で自分のターンを行う | このターンの後‹に|、|›自分の追加ターンを行う | このターンの後‹に|、|›追加ターンを行う", EN: "take an extra turn", Node: &ability.Flow{Op: ability.ExtraTurn, Who: text.Who(ability.You)}},
	{ID: "skip turn", NT: "effect", JA: "次の{Who:poss}ターンをスキップする", EN: "skip {Who:poss}next turn", Node: &ability.Flow{Op: ability.SkipTurn}},
}

// theyAct: what the opponent is told to do, or may do, with what is theirs. Each is a whole sentence: were it
// a thing that is done, "may" behind it would ask whoever says so.
func theyAct() (rows []text.Row) {
	for _, w := range []struct{ word, ja, may, en, en3 string }{
		{"ticket", "ウィニングチケットを‹授かる|得る›", "ウィニングチケットを‹授かって|得て›", "gain the winning ticket", "gains the winning ticket"},
		{"lose ticket", "ウィニングチケットを失う", "ウィニングチケットを失って", "lose the winning ticket", "loses the winning ticket"},
		{"charge", "‹|自身のユニットに›チャージする", "‹|自身のユニットに›チャージして", "charge", "charges"},
		{"swap", "‹自身の|自分の|›メイン・ユニットと‹自身の|自分の|›スタンバイ・ユニット‹|1体›を入れ替える | 相手‹は|が›‹自身の|自分の|›スタンバイ・ユニットを1体選び‹、|›‹自身の|›メイン・ユニットと入れ替える", "‹自身の|自分の|›メイン・ユニットと‹自身の|自分の|›スタンバイ・ユニット‹|1体›を入れ替えて", "swap their main unit with a standby unit", "swaps their main unit with a standby unit"},
		{"retreat", "‹自身の|›メイン・ユニットを退却させる", "‹自身の|›メイン・ユニットを退却させて", "retreat their main unit", "retreats their main unit"},
	} {
		act := func() []ability.Effect {
			return []ability.Effect{&ability.Act{Word: w.word, What: ability.What{Who: text.Who(ability.Opponent)}}}
		}
		rows = append(rows,
			text.Row{Quiet: w.word == "retreat", ID: "they do: " + w.word, NT: "s6", JA: "相手は" + w.ja, EN: "your opponent " + w.en3, Node: text.Clause{Do: act()}},
			text.Row{ID: "each does: " + w.word, NT: "s6", JA: "お互い‹のプレイヤー|›は‹、|›" + each(w.ja), EN: "each player " + w.en3, Node: text.Clause{Do: []ability.Effect{&ability.Act{Word: w.word, What: ability.What{Who: text.Who(ability.Each)}}}}, Needs: func(any) bool { return !strings.HasSuffix(w.word, "ticket") }}, // there is one
			text.Row{ID: "they may do: " + w.word, NT: "s6", JA: "相手は" + w.may + "‹よい|もよい›", EN: "your opponent may " + w.en, Node: text.Clause{Actor: text.Who(ability.Opponent), May: true, Do: act()}})
	}
	both := ability.What{Who: text.Who(ability.Each), Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: areaFilter(ability.Main)}}
	return append(rows, text.Row{ID: "each charges the main unit", NT: "s6", JA: "お互い‹のプレイヤー|›は‹、|›自身のメイン・ユニットにチャージする", EN: "each player charges their main unit", Node: text.Clause{Do: []ability.Effect{&ability.Act{Word: "charge", What: both}}}})
}

// each is what the opponent is told to do, as both players are.
func each(ja string) string {
	var faces []string
	for _, f := range text.SplitTop(ja) {
		if !strings.HasPrefix(f, "相手") {
			faces = append(faces, f)
		}
	}
	return strings.Join(faces, " | お互い‹のプレイヤー|›は‹、|›")
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
	return inAreas(&w.Sel.Of) && (mainOfOne(*w.Sel) || text.Equal(w.Sel.N, text.One()) && len(w.Sel.Of.Zone) == 1)
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
	return text.Equal(w.Sel.N, text.One()) && len(w.Sel.Each) == 0 && len(f.Zone) == 1 && f.Zone[0] == ability.Standby && text.Sided(&f)
}
