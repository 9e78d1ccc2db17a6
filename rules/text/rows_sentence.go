package text

import "gotaku/rules/ability"

// clause is one sentence before folding: an effect list with what stands around it.
type clause struct {
	Did, DidNot bool          // そうしたなら, そうしなかったなら
	If          *ability.Cond // …なら、 or a threshold icon
	While       bool          // the condition was …限り
	AsPlayed    bool          // これをプレイする際: an ability of its own
	Instead     bool          // 代わりに
	Further     bool          // さらに, with what it acts on left out
	About       ability.Ref   // whom an effect without its subject is about
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
}

// trigger is a head in words: the events, and what must hold besides.
type trigger struct {
	If *ability.Cond
	On []ability.Event
}

// sentenceRows: the order of the parts of a sentence is the order of these rows.
var sentenceRows = []row{
	{id: "limit", nt: "sentence", ja: "この能力は‹1ターンに|ターンごとに›{Limit.N:int}‹回|度›‹|だけ|まで›‹使える~働く|使用できる|発動する›", en: "this ability can be used {Limit.N:times} per turn", node: clause{Limit: &ability.Limit{}}},
	{id: "no limit", nt: "sentence", ja: "この能力は‹1ターンに|ターンごとに›何回でも使える", en: "this ability can be used any number of times per turn", node: clause{Limit: &ability.Limit{Any: true}}},
	{id: "limit per game", nt: "sentence", ja: "この能力は‹このゲーム中に|ゲーム中に›{Limit.N:int}回‹|だけ|まで›‹使える~働く›", en: "this ability can be used {Limit.N:times} per game", node: clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
	{id: "plain trigger", nt: "trigger", ja: "{On:events}", en: "{On:events}", node: trigger{}},
	{id: "trigger while", nt: "trigger", ja: "{If:while}、{On:events}", en: "{If:while}, {On:events}", node: trigger{}, needs: func(v any) bool { return v.(trigger).If != nil }},
	{id: "limit before", nt: "limithead", ja: "‹ターンごとに|1ターンに›{N:int}回、", en: "{N:times} per turn, ", node: ability.Limit{}},
	{id: "needs", nt: "sentence", ja: "この能力は{Needs:nara}使える", en: "this ability can be used only {Needs:nara}", node: clause{}, needs: func(v any) bool { return v.(clause).Needs != nil }},
	{id: "X is", nt: "sentence", ja: "Xは「{X:expr}」である", en: "X is {X:expr}", node: clause{}, needs: func(v any) bool { return v.(clause).X != nil }},

	{id: "cost when played", nt: "sentence", ja: "これをプレイする際、{If:nara}、{Do.0:playcost}", en: "as you play this, {If:nara}, its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}, needs: conditional},
	{id: "cost when played icon", nt: "sentence", ja: "これをプレイする際、{If:threshold}{Do.0:playcost}", en: "as you play this, {If:threshold} its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}, needs: conditional},
	{id: "cost when played always", nt: "sentence", ja: "これをプレイする際、{Do.0:playcost}", en: "as you play this, its cost is {Do.0:playcost}", node: clause{AsPlayed: true, Do: []ability.Effect{nil}}},
	{id: "additional cost", nt: "sentence", ja: "これをプレイする際、追加コストとして{AddCost.0.Do:effect}", en: "as an additional cost to play this, {AddCost.0.Do:effect}", node: clause{AddCost: []ability.Cost{{Mode: ability.Additional}}}, needs: payableAdded},
	{id: "optional cost", nt: "sentence", ja: "これをプレイする際、追加コストとして{AddCost.0.Do:effectT}‹よい|もよい›", en: "as an optional additional cost to play this, {AddCost.0.Do:effect}", node: clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, needs: payableAdded},
	{id: "unplayable if", nt: "sentence", ja: "これは{CardNeeds:nara}、プレイできない", en: "this cannot be played {CardNeeds:nara}", node: clause{}, needs: func(v any) bool { return v.(clause).CardNeeds != nil }},

	{id: "sentence", nt: "sentence", ja: "‹|その後、›‹|さらに、|さらに›{_:s1}", en: "‹|then, |then ›{_:s1}"},
	{id: "did", nt: "s1", ja: "‹そうしたなら|そうした場合|そうしたら|破壊したなら|捨てたなら|消滅させたなら|置いたなら|戻したなら|加えたなら|出したなら›、{+:s2}", en: "if you do, {+:s2}", node: clause{Did: true}},
	{id: "did not", nt: "s1", ja: "‹そうしなかったなら|そうしなかった場合›、{+:s2}", en: "if you do not, {+:s2}", node: clause{DidNot: true}},
	{id: "just", nt: "s1", ja: "{_:s2}", en: "{_:s2}"},

	{id: "if", nt: "s2", ja: "{If:nara}‹、|、さらに、|、さらに›{+:s3}", en: "{If:nara}, {+:s3}", node: clause{}, needs: plainIf},
	{quiet: true, id: "this if", nt: "s2", ja: "これは‹|、›{If:nara}、{Do:preds}", node: clause{About: thisRef}, needs: plainIf},
	{quiet: true, id: "this while", nt: "s2", ja: "これは‹|、›{If:whiles}‹、|›{Do:preds}", node: clause{About: thisRef, While: true}, needs: conditional},
	{id: "while", nt: "s2", ja: "{If:whiles}、{+:s3}", en: "{If:whiles}, {+:s3}", node: clause{While: true}, needs: conditional},
	{id: "this while there", nt: "s2", ja: "これは{If.Of.Zone:zoneset}に‹いる|ある›限り、{Do.0.Props.0.Value:name}でもある", node: clause{While: true, If: &ability.Cond{Op: ability.Is, Ref: thisRef, Of: &ability.Filter{}},
		Do: []ability.Effect{&ability.Give{What: ability.What{Ref: thisRef}, Props: []ability.Prop{{Attr: ability.NameAttr}}}}}},
	{id: "in the field", nt: "zoneset", ja: "場", node: []ability.Zone{ability.Field}},
	{id: "threshold", nt: "s2", ja: "{If:threshold}{+:s3}", en: "{If:threshold} {+:s3}", node: clause{}, needs: conditional},
	{id: "unconditional", nt: "s2", ja: "{_:s3}", en: "{_:s3}"},

	{id: "instead", nt: "s3", ja: "‹代わりに|かわりに›‹|、›{+:s3i}", en: "instead, {+:s3i}", node: clause{Instead: true}},
	{id: "further", nt: "s3", ja: "さらに{Do.0:partial}", en: "further, {Do.0:partial}", node: clause{Further: true, Do: []ability.Effect{nil}}},
	{id: "paid", nt: "s3", ja: "{Cost:costs}：{+:s4}", en: "{Cost:costs}: {+:s4}", node: clause{}, needs: func(v any) bool { return len(v.(clause).Cost) > 0 }},
	{id: "free", nt: "s3", ja: "{_:s4}", en: "{_:s4}"},
	{id: "instead part", nt: "s3i", ja: "{Do.0:partial}", en: "{Do.0:partial}", node: clause{Do: []ability.Effect{nil}}},
	{id: "instead whole", nt: "s3i", ja: "{_:s4}", en: "{_:s4}"},

	{id: "for", nt: "s4", ja: "{For:span}、{+:s5}", en: "{For:span}, {+:s5}", node: clause{}, needs: func(v any) bool { return v.(clause).For != ability.Time{} }},
	{quiet: true, id: "for behind the subject", nt: "s4", ja: "{_:toldfor}"},
	{id: "for ever", nt: "s4", ja: "{_:s5}", en: "{_:s5}"},
	{id: "per one", nt: "s5", ja: "{Per.Of:np}1{:ctr}につき、{+:s6}", en: "for each {Per.Of:np}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{id: "per", nt: "s5", ja: "{Per.Of:np}{Per.N:int}{:ctr}につき、{+:s6}", en: "for every {Per.N:int} {Per.Of:nps}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf}}, needs: func(v any) bool { return v.(clause).Per.N > 1 }},
	{id: "later", nt: "s5", ja: "{On:events}、{+:s6}", en: "{On:events}, {+:s6}", node: clause{}, needs: func(v any) bool { return len(v.(clause).On) > 0 }},
	{id: "now", nt: "s5", ja: "{_:s6}", en: "{_:s6}"},
	{id: "actor", nt: "s6", ja: "相手は‹、|›{Do.0:effect}", en: "your opponent {Do.0:effect3}", node: clause{Actor: who(ability.Opponent), Do: []ability.Effect{nil}}, needs: actable},
	{id: "each player", nt: "s6", ja: "お互い‹のプレイヤー|›は‹、|›{Do.0:effect} | お互いに{Do.0:effect} | 各プレイヤーは‹、|›{Do.0:effect}", en: "each player {Do.0:effect3}", node: clause{Actor: who(ability.Each), Do: []ability.Effect{nil}}, needs: actable},
	{id: "may", nt: "s6", ja: "‹|自分は›{Do:mayeffects}", en: "{Do:mayeffects}", node: clause{May: true}},
	{id: "do", nt: "s6", ja: "{Do:effects} | 自分は{Do:effects}", en: "{Do:effects}", node: clause{}, needs: func(v any) bool { c := v.(clause); return !c.May && len(c.Do) > 0 }},

	{id: "this turn", nt: "span", ja: "このターン‹|中›", en: "this turn", node: ability.Time{Until: ability.EndOfTurn}},
	{id: "end of turn", nt: "span", ja: "ターン終了時まで", en: "until end of turn", node: ability.Time{Until: ability.EndOfTurn}},
	{id: "next turn end", nt: "span", ja: "‹次の|›{Whose:poss}ターン終了時まで", en: "until the end of {Whose:poss}next turn", node: ability.Time{Until: ability.NextEnd}},
	{id: "next turn start", nt: "span", ja: "次の{Whose:poss}ターン開始時まで", en: "until the start of {Whose:poss}next turn", node: ability.Time{Until: ability.StartOfTurn}},
	{id: "this battle", nt: "span", ja: "この‹交戦|バトル›‹中|›", en: "during this battle", node: ability.Time{Until: ability.EndOfBattle}},
	{id: "this game", nt: "span", ja: "このゲーム‹|中›", en: "for the rest of the game", node: ability.Time{Until: ability.Game}},
}

func conditional(v any) bool { return v.(clause).If != nil }

func plainIf(v any) bool {
	c := v.(clause)
	return c.If != nil && !c.While
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
