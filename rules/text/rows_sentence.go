package text

import "gotaku/rules/ability"

// clause is one sentence before folding: an effect list with what stands around it.
type clause struct {
	Did, DidNot bool             // そうしたなら, そうしなかったなら
	They        bool             // said of what the opponent did, or did not
	Destroyed   bool             // 破壊したなら: of what destroys, not of what may lead to it
	Reflex      bool             // そうしたとき: an ability of its own
	Otherwise   bool             // そうでないなら
	Else        []ability.Effect // the same within one sentence
	If          *ability.Cond    // …なら、 or a threshold icon
	While       bool             // the condition was …限り
	AsPlayed    bool             // これをプレイする際: an ability of its own
	Instead     bool             // 代わりに
	Further     bool             // さらに, with what it acts on left out
	About       ability.Ref      // whom an effect without its subject is about
	Cost        []ability.Cost
	Per         *ability.Amount // NP#枚につき: Of what, N of them
	On          []ability.Event // inside a body: a delayed trigger
	For         ability.Time
	Actor       ability.Who
	May         bool // てよい
	Do          []ability.Effect
	Limit       *ability.Limit
	Needs       *ability.Cond
	X           *ability.Amount // Xは「…」である
	AddCost     []ability.Cost  // 追加コストとして
	CardNeeds   *ability.Cond   // これは…なら、プレイできない, as what it needs
	More        bool            // さらに, behind a condition that holds for it too
	PerLast     bool            // Per multiplies the last effect only
	Janken      int32           // じゃんけんして勝てば: so many of them before it
	Once, Each  bool            // …した時, …するたび, in a body: once or each time as long as it lasts
	NoStack     bool            // 累積しない
	Winner      ability.Side    // 勝ったプレイヤーは, 負けたプレイヤーは: You, Opponent
	Count       *ability.Amount // ×は…の数
	CardLimit   *ability.Limit  // このカードは1ターンに1枚しかプレイできない
	Where       []ability.Zone  // このカードが手札にあるなら: where the ability works
}

// trigger is a head in words: the events, and what must hold besides.
type trigger struct {
	If *ability.Cond
	On []ability.Event
}

// sentenceRows: the order of the parts of a sentence is the order of these rows.
var sentenceRows = []row{
	{id: "limit", nt: "sentence", ja: "この能力は‹|、›‹1ターンに|ターンごとに|1ターン中に|各ターン|各ターンに›{Limit.N:int}‹回|度›‹|だけ|まで|のみ›‹使える~働く|使用できる|発動する› | この能力は‹|、›1ターンに{Limit.N:int}‹回|度›‹|まで›しか‹使えない|働かない|使用できない|発動しない›", en: "this ability can be used {Limit.N:times} per turn", node: clause{Limit: &ability.Limit{}}},
	{id: "no limit", nt: "sentence", ja: "この能力は‹1ターンに|ターンごとに›何回でも使える", en: "this ability can be used any number of times per turn", node: clause{Limit: &ability.Limit{Any: true}}},
	{id: "limit per game", nt: "sentence", ja: "この能力は‹このゲーム中に|ゲーム中に›{Limit.N:int}回‹|だけ|まで›‹使える~働く› | この能力は‹このゲーム中に|ゲーム中に|1ゲームに›{Limit.N:int}‹回|度›しか‹使えない|働かない|使用できない›", en: "this ability can be used {Limit.N:times} per game", node: clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
	{id: "plain trigger", nt: "trigger", ja: "{On:events}", en: "{On:events}", node: trigger{}},
	{id: "trigger while", nt: "trigger", ja: "{If:while}‹、|に、|に|›{On:events}", en: "{If:while}, {On:events}", node: trigger{}, needs: func(v any) bool { return v.(trigger).If != nil }},
	{quiet: true, id: "so many played", nt: "sentence", ja: "{If.On.Who=Do.0.What.Who:player}は‹、|›1ターンに{If.N:int}{:ctr}‹まで|›しか{If.On.Subj=Do.0.With:npraw}をプレイできない", node: clause{While: true, If: &ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}, needs: func(v any) bool { return v.(clause).If.N > 0 }},
	{id: "limit before", nt: "limithead", ja: "‹ターンごとに|1ターンに›{N:int}回、", en: "{N:times} per turn, ", node: ability.Limit{}},
	{id: "needs", nt: "sentence", ja: "この能力は‹|、›{Needs:nara}‹|、›‹使える|使用できる›", en: "this ability can be used only {Needs:nara}", node: clause{}, needs: func(v any) bool { return v.(clause).Needs != nil }},
	{quiet: true, id: "needs when", nt: "sentence", ja: "この能力は‹|、›{Needs:condV}‹とき|ときに|ときのみ|場合に|場合のみ›‹、|›‹使える|使用できる› | この能力は‹|、›{Needs:condN}の‹とき|ときに|ときのみ|場合に|場合のみ›‹、|›‹使える|使用できる›", node: clause{}},
	{id: "X is", nt: "sentence", ja: "Xは「{X:expr}」である | Xは{X:expr}である | Xは「{X:expr}」 | Xは{X:expr}", en: "X is {X:expr}", node: clause{}, needs: func(v any) bool { return v.(clause).X != nil }},

	{id: "cost when played", nt: "sentence", ja: "これをプレイする際、{If:nara}、{Do.0:playcost}", en: "as you play this, {If:nara}, its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}, needs: conditional},
	{id: "cost when played icon", nt: "sentence", ja: "これをプレイする際、{If:threshold}{Do.0:playcost}", en: "as you play this, {If:threshold} its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}, needs: conditional},
	{id: "cost when played always", nt: "sentence", ja: "これをプレイする際、{Do.0:playcost}", en: "as you play this, its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}},
	{id: "additional cost", nt: "sentence", ja: "これをプレイする際、追加コストとして{AddCost.0.Do:effect}", en: "as an additional cost to play this, {AddCost.0.Do:effect}", node: clause{AddCost: []ability.Cost{{Mode: ability.Additional}}}, needs: payableAdded},
	{id: "optional cost", nt: "sentence", ja: "これをプレイする際、追加コストとして{AddCost.0.Do:effectT}‹よい|もよい›", en: "as an optional additional cost to play this, {AddCost.0.Do:effect}", node: clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, needs: payableAdded},
	{id: "points more", nt: "sentence", ja: "これをプレイする際、追加‹コストとして|で›{AddCost.0.N:costnum}を支払って‹よい|もよい›", en: "as an optional additional cost to play this, pay {AddCost.0.N:costnum}", node: clause{AddCost: []ability.Cost{{Mode: ability.Optional, Res: ability.PP}}}},
	{id: "cost when played per one", nt: "sentence", ja: "これをプレイする際、{Per.Of:np}1{:ctr}につき‹、|›{Do.0:playcost}", en: "as you play this, for each {Per.Of:np}, its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil}}},
	{id: "cost when played per", nt: "sentence", ja: "これをプレイする際、{Per.Of:np}{Per.N:int}{:ctr}につき‹、|›{Do.0:playcost}", en: "as you play this, for every {Per.N:int} {Per.Of:nps}, its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Per: &ability.Amount{Op: ability.CountOf}, Do: []ability.Effect{nil}}, needs: func(v any) bool { return v.(clause).Per.N > 1 }},
	{quiet: true, id: "own cost per one", nt: "sentence", ja: "これのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0:ruCost}", node: clause{AsPlayed: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil}}},
	{quiet: true, id: "own cost if", nt: "sentence", ja: "これのコストは‹、|›{If:nara}‹、|›{Do.0:ruCost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}, needs: conditional},
	{quiet: true, id: "own cost changes", nt: "ruCost", ja: "{Op:pm}{N:num}‹される|する|になる›", node: &ability.CostChange{What: ability.What{Ref: thisRef}, Verb: ability.Played}},
	{quiet: true, id: "cost per one", nt: "s5", ja: "{Do.0.What:topic}のコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played}}}, needs: func(v any) bool {
		return placedCost(v.(clause).Do[0]) && v.(clause).Do[0].(*ability.CostChange).What.Sel != nil
	}},
	{id: "unplayable if", nt: "sentence", ja: "これは{CardNeeds:nara}、プレイできない", en: "this cannot be played {CardNeeds:nara}", node: clause{}, needs: func(v any) bool { return v.(clause).CardNeeds != nil }},

	{quiet: true, id: "paying points", nt: "sentence", ja: "‹自分の|›PPを{Cost.0.N:num}支払って‹|も›よい", node: clause{Cost: []ability.Cost{{Res: ability.PP}}}},
	{quiet: true, id: "paying", nt: "sentence", ja: "{Cost:costs}を支払って‹|も›よい", node: clause{}, needs: resources},
	{id: "sentence", nt: "sentence", ja: "‹|その後、›‹|さらに、|さらに›{_:s1}", en: "‹|then, |then ›{_:s1}"},
	{id: "did", nt: "s1", ja: "‹そうしたなら|そうした場合|そうしたら|捨てたなら|捨てた場合|消滅させたなら|置いたなら|戻したなら|加えたなら|出したなら|支払ったなら|支払った場合|消滅させた場合|置いた場合|戻した場合|加えた場合|出した場合|アクトしたなら|アクトした場合|引いたなら|公開したなら|公開した場合›‹、|›{+:s2}", en: "if you do, {+:s2}", node: clause{Did: true}},
	{quiet: true, id: "did destroy", nt: "s1", ja: "‹|それを|それらを›破壊した‹なら|場合›‹、|›{+:s2} | ‹|それが|それらが›破壊された‹なら|場合›‹、|›{+:s2}", node: clause{Did: true, Destroyed: true}},
	{id: "did not", nt: "s1", ja: "‹そうしなかったなら|そうしなかった場合|捨てなかったなら|捨てなかった場合|支払わなかったなら|支払わなかった場合|破壊しなかったなら|置かなかったなら›、{+:s2}", en: "if you do not, {+:s2}", node: clause{DidNot: true}},
	{id: "just", nt: "s1", ja: "{_:s2}", en: "{_:s2}"},

	{id: "if", nt: "s2", ja: "{If:nara}‹、|、さらに、|、さらに›{+:s3}", en: "{If:nara}, {+:s3}", node: clause{}, needs: plainIf},
	{quiet: true, id: "this if", nt: "s2", ja: "これは‹|、›{If:nara}、{Do:preds}", node: clause{About: thisRef}, needs: func(v any) bool { return plainIf(v) && !unplayable(v) }},
	{quiet: true, id: "this while", nt: "s2", ja: "これは‹|、›{If:whiles}‹、|›{Do:preds}", node: clause{About: thisRef, While: true}, needs: conditional},
	{id: "while", nt: "s2", ja: "{If:whiles}、{+:s3}", en: "{If:whiles}, {+:s3}", node: clause{While: true}, needs: conditional},
	{id: "this while there", nt: "s2", ja: "これは{If.Of.Zone:zoneset}に‹いる|ある›限り、{Do.0.Props.0.Value:name}でもある", node: clause{While: true, If: &ability.Cond{Op: ability.Is, Ref: thisRef, Of: &ability.Filter{}},
		Do: []ability.Effect{&ability.Give{What: ability.What{Ref: thisRef}, Props: []ability.Prop{{Attr: ability.NameAttr}}}}}},
	{quiet: true, id: "if it", nt: "s2", ja: "{If:nara}‹、|›{Do:effectsB}", node: clause{}, needs: plainIf},
	{quiet: true, id: "if it and else", nt: "s2", ja: "{If:nara}‹、|›{Do.0:effectBR}、そうでない‹なら|場合›‹、|›{Else:effectsB}", node: clause{Do: []ability.Effect{nil}}, needs: plainIf},
	{quiet: true, id: "if and else", nt: "s2", ja: "{If:nara}、{Do.0:effectR}、そうでない‹なら|場合›‹、|›{Else:effects}", node: clause{Do: []ability.Effect{nil}}, needs: plainIf},
	{id: "else", nt: "s2", ja: "そうでない‹なら|場合›‹、|›{+:s3} | それ以外なら‹、|›{+:s3}", en: "otherwise, {+:s3}", node: clause{Otherwise: true}},
	{quiet: true, id: "else it", nt: "s2", ja: "そうでない‹なら|場合›‹、|›{Do:effectsB}", node: clause{Otherwise: true}},
	{id: "threshold", nt: "s2", ja: "{If:threshold}‹|さらに、›{+:s3}", en: "{If:threshold} {+:s3}", node: clause{}, needs: conditional},
	{id: "unconditional", nt: "s2", ja: "{_:s3}", en: "{_:s3}"},

	{id: "instead", nt: "s3", ja: "‹代わりに|かわりに›‹|、›{+:s3i}", en: "instead, {+:s3i}", node: clause{Instead: true}},
	{id: "further", nt: "s3", ja: "さらに{Do.0:partial}", en: "further, {Do.0:partial}", node: clause{Further: true, Do: []ability.Effect{nil}}},
	{id: "paid", nt: "s3", ja: "{Cost:costs}：{+:s4}", en: "{Cost:costs}: {+:s4}", node: clause{}, needs: func(v any) bool { return len(v.(clause).Cost) > 0 }},
	{id: "free", nt: "s3", ja: "{_:s4}", en: "{_:s4}"},
	{id: "instead part", nt: "s3i", ja: "{Do.0:partial}", en: "{Do.0:partial}", node: clause{Do: []ability.Effect{nil}}},
	{id: "instead whole", nt: "s3i", ja: "{_:s4}", en: "{_:s4}"},

	{id: "for", nt: "s4", ja: "{For:span}、{+:s5}", en: "{For:span}, {+:s5}", node: clause{}, needs: func(v any) bool { return v.(clause).For != ability.Time{} && !usedUp(v.(clause).Do) }},
	{quiet: true, id: "for behind the subject", nt: "s4", ja: "{_:toldfor}"},
	{id: "for ever", nt: "s4", ja: "{_:s5}", en: "{_:s5}"},
	{id: "per one", nt: "s5", ja: "{Per.Of:np}1{:ctr}につき‹、|›{+:s6} | {Per.Of:np}の‹数|枚数›だけ‹、|›{+:s6}", en: "for each {Per.Of:np}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{id: "per one moved", nt: "s5", ja: "これにより" + didTo + "カード1‹枚|体|つ›につき‹、|›{+:s6} | ‹これにより|これによって|›" + didTo + "‹カード|›1‹枚|体|つ›につき‹、|›{+:s6} | ‹これにより|これによって|›" + didTo + "‹枚数|枚数1枚|数1つ›につき‹、|›{+:s6}", en: "for each card moved this way, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved), N: 1}}},
	{quiet: true, id: "per one follower moved", nt: "s5", ja: "‹これにより|これによって|›" + didTo + "フォロワー1体につき‹、|›{+:s6}", node: clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved), N: 1, Of: &ability.Filter{Kind: ability.Follower}}}},
	{id: "per", nt: "s5", ja: "{Per.Of:np}{Per.N:int}{:ctr}につき‹、|›{+:s6}", en: "for every {Per.N:int} {Per.Of:nps}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf}}, needs: func(v any) bool { return v.(clause).Per.N > 1 }},
	{id: "at the end of this turn", nt: "s5", ja: "このターンのエンドフェイズが来たとき、{+:s6} | ‹この|›ターン‹の|›終了時‹に|›、{+:s6}", en: "at the end of this turn, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}}},
	{id: "at the next", nt: "s5", ja: "次の{On.0:event}とき、{+:s6}", en: "the next time {On.0:event}, {+:s6}", node: clause{On: []ability.Event{{}}}, needs: aPhase},
	{id: "later", nt: "s5", ja: "{On:events}、{+:s6}", en: "{On:events}, {+:s6}", node: clause{}, needs: func(v any) bool { return len(v.(clause).On) > 0 && (len(v.(clause).On) > 1 || !aPhase(v)) }},
	{quiet: true, id: "later in a phase", nt: "s5", ja: "{On:events}、{+:s6}", node: clause{}, needs: func(v any) bool { return len(v.(clause).On) == 1 && aPhase(v) }},
	{id: "now", nt: "s5", ja: "{_:s6}", en: "{_:s6}"},
	{id: "actor", nt: "s6", ja: "相手は‹、|›{Do.0:effect}", en: "your opponent {Do.0:effect3}", node: clause{Actor: who(ability.Opponent), Do: []ability.Effect{nil}}, needs: actable},
	{quiet: true, id: "each of several", nt: "s6", ja: "お互い‹のプレイヤー|›は‹、|›{Do:effects} | お互いに{Do:effects}", node: clause{Actor: who(ability.Each)}, needs: eachActable},
	{quiet: true, id: "actor of several", nt: "s6", ja: "相手‹|プレイヤー›‹|すべて›は‹、|›{Do:effects}", node: clause{Actor: who(ability.Opponent)}, needs: actableAll},
	{id: "actor may", nt: "s6", ja: "相手‹|プレイヤー›は‹、|›{Do.0:effectT}‹よい|もよい›", en: "your opponent may {Do.0:effect}", node: clause{Actor: who(ability.Opponent), May: true, Do: []ability.Effect{nil}}, needs: actable},
	{id: "each player", nt: "s6", ja: "お互い‹のプレイヤー|›は‹、|›{Do.0:effect} | お互いに{Do.0:effect} | 各プレイヤーは‹、|›{Do.0:effect}", en: "each player {Do.0:effect3}", node: clause{Actor: who(ability.Each), Do: []ability.Effect{nil}}, needs: actable},
	{id: "may", nt: "s6", ja: "‹|自分は›{Do:mayeffects}", en: "{Do:mayeffects}", node: clause{May: true}},
	{id: "do", nt: "s6", ja: "{Do:effects} | 自分は{Do:effects}", en: "{Do:effects}", node: clause{}, needs: func(v any) bool { c := v.(clause); return !c.May && len(c.Do) > 0 }},

	{id: "this turn", nt: "span", ja: "このターン‹|中›", en: "this turn", node: ability.Time{Until: ability.EndOfTurn}},
	{id: "end of turn", nt: "span", ja: "‹|この›ターン‹終了時|の終了時|の終わり›まで", en: "until end of turn", node: ability.Time{Until: ability.EndOfTurn}},
	{id: "next turn end", nt: "span", ja: "次の{Whose:poss}ターン‹終了時|の終了時|の終わり›まで", en: "until the end of {Whose:poss}next turn", node: ability.Time{Until: ability.NextEnd}},
	{id: "its turn end", nt: "span", ja: "{Whose:poss}ターン‹終了時|の終了時|の終わり›まで", en: "until the end of {Whose:poss}turn", node: ability.Time{Until: ability.EndOfIts}},
	{id: "in the next turn", nt: "span", ja: "次の{Whose:poss}ターン‹|中|に›", en: "during {Whose:poss}next turn", node: ability.Time{Until: ability.InNext}},
	{id: "in the next phase", nt: "span", ja: "次の{Whose:poss}{Phase:phase}‹に|で|中›", en: "during {Whose:poss}next {Phase:phase}", node: ability.Time{Until: ability.InNext}},
	{id: "next turn start", nt: "span", ja: "次の{Whose:poss}ターン‹開始時|の開始時|の始め|が来る›まで", en: "until the start of {Whose:poss}next turn", node: ability.Time{Until: ability.StartOfTurn}},
	{id: "this battle", nt: "span", ja: "この交戦‹中|›", en: "during this battle", node: ability.Time{Until: ability.EndOfBattle}},
	{id: "this game", nt: "span", ja: "このゲーム‹|中›", en: "for the rest of the game", node: ability.Time{Until: ability.Game}},
}

// usedUp: an effect that says itself how often it holds, this turn or for good.
func usedUp(es []ability.Effect) bool {
	for _, e := range es {
		if t := ability.TimeOf(e); t != nil && t.N > 0 {
			return true
		}
	}
	return false
}

// unplayable leaves これは…なら、プレイできない to the row of the card.
func unplayable(v any) bool {
	r, ok := v.(clause).Do[0].(*ability.Rule)
	return ok && r.Verb == ability.Played
}

func conditional(v any) bool { return v.(clause).If != nil }

func plainIf(v any) bool {
	c := v.(clause)
	return c.If != nil && !c.While
}

// resources: points are paid in so many words; of what is done to cards that is said.
func resources(v any) bool {
	for _, k := range v.(clause).Cost {
		if m, ok := k.Do.(*ability.Move); k.Do != nil && (!ok || m.How != ability.Banish) {
			return false
		}
	}
	return len(v.(clause).Cost) > 0
}

// actableAll: the first of a chain chooses, the others do something to what it chose.
func actableAll(v any) bool {
	c := v.(clause)
	if len(c.Do) < 2 || !actable(clause{Do: c.Do[:1]}) {
		return false
	}
	for _, e := range c.Do[1:] {
		m, ok := e.(*ability.Move)
		if (!ok || m.What.Ref == (ability.Ref{})) && !actable(clause{Do: []ability.Effect{e}}) {
			return false
		}
	}
	return true
}

// eachActable: each of a chain is one that each player may do for itself.
func eachActable(v any) bool {
	c := v.(clause)
	for _, e := range c.Do {
		if !actable(clause{Do: []ability.Effect{e}}) {
			return false
		}
	}
	return len(c.Do) > 1
}

// aPhase: 次の is said of a phase that comes.
func aPhase(v any) bool {
	c := v.(clause)
	return c.On[0].Verb == ability.PhaseBegan && c.For == (ability.Time{})
}

// actable: the verbs that another player may be told to do.
func actable(v any) bool {
	switch e := v.(clause).Do[0].(type) {
	case *ability.Draw:
		return true
	case *ability.Select:
		return ownOrTheir(e.Sel.Of)
	case *ability.Move:
		return e.What.Sel != nil && ownOrTheir(e.What.Sel.Of)
	}
	return false
}

// ownOrTheir: 自身の, and 手札 without a side, are those of the player who acts.
func ownOrTheir(f ability.Filter) bool {
	return f.Who.Side == ability.That || f.Who.Side == ability.You && len(f.Zone) == 1 && f.Zone[0] != ability.Field
}
