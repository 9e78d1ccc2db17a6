package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// Clause is one sentence before folding: an effect list with what stands around it.
type Clause struct {
	Did, DidNot bool             // そうしたなら, そうしなかったなら
	They        bool             // said of what the opponent did, or did not
	YouDid      bool             // said of what the reader did, or did not, in English, and of what nobody else did
	Apart       bool             // printed: a sentence of its own, whatever the one before hangs on
	Deeds       []ability.Effect // 破壊したなら: of what is like one of these, a Try of what is paid; none: of whatever was done
	Reflex      bool             // そうしたとき: an ability of its own
	Otherwise   bool             // そうでないなら
	Else        []ability.Effect // the same within one sentence
	If          *ability.Cond    // …なら、 or a threshold icon
	While       bool             // the condition was …限り
	AsPlayed    bool             // これをプレイする際: an ability of its own
	Instead     bool             // 代わりに
	Old         []ability.Effect // それを破壊する代わりに: what is replaced, where that is said
	OfModes     bool             // 2つ選んで使う: so many of modes, and of nothing else
	Was         ability.Effect   // 3ダメージではなく: so much of what is replaced as is said; Modes: how many
	Many        *ability.Count   // 代わりに2体: as many of what the closest such effect counts
	Further     bool             // さらに, with what it acts on left out
	Firm, Mute  bool             // このダメージは軽減されない: of the damage dealt just before
	Grows       bool             // このダメージは…増える: of the damage dealt just before
	About       ability.Ref      // whom an effect without its subject is about
	Cost        []ability.Cost
	PaidIf      bool            // Cost stands before the condition: it is paid first, and then asked
	Offered     bool            // コストを支払ってよい: the cost is what the head offers
	Must        bool            // the cost is paid unasked, as far as it can be
	Per         *ability.Amount // NP#枚につき: Of what, N of them
	On          []ability.Event // inside a body: a delayed trigger
	For         ability.Time
	Next        ability.Time // このターンと次の相手のターン: for that time too, and not between
	Actor       ability.Who
	May         bool // てよい
	Do          []ability.Effect
	Limit       *ability.Limit
	Needs       *ability.Cond
	X           *ability.Amount // Xは「…」である
	AddCost     []ability.Cost  // 追加コストとして
	CardNeeds   *ability.Cond   // これは…なら、プレイできない, as what it needs
	More        bool            // さらに, behind a condition that holds for it too
	Anyhow      bool            // いずれの場合も: the condition before does not reach it
	PerLast     bool            // Per multiplies the last effect only
	Most        *ability.Amount // (最大5): what Per makes of it comes to no more
	Janken      int32           // じゃんけんして勝てば: so many of them before it
	Once, Each  bool            // …した時, …するたび, in a body: once or each time as long as it lasts
	NoStack     bool            // 累積しない
	Winner      ability.Side    // 勝ったプレイヤーは, 負けたプレイヤーは: You, Opponent
	Count       *ability.Amount // ×は…の数
	Fresh       bool            // この能力でチョイスした選択肢はチョイスできない
	CardLimit   *ability.Limit  // このカードは1ターンに1枚しかプレイできない
	Where       []ability.Zone  // このカードが手札にあるなら: where the ability works
	Only        bool            // the condition stands behind what it holds for, and holds for nothing else
	Again       *ability.Amount // これを…までくり返す: how often what was done just before is done in all
	from, to    int             // where the sentence stands in the printed text

	HowPaid *ability.Payment // how alone what using the ability costs is paid
	Whom    *ability.Cond    // each player who …: of which of them it is said
	Then    bool             // その後、
}

// Trigger is a head in words: the events, and what must hold besides.
type Trigger struct {
	If *ability.Cond
	On []ability.Event
}

// sentenceRows: the order of the parts of a sentence is the order of these rows.
var sentenceRows = []Row{
	{ID: "limit", NT: "sentence", JA: "この能力は‹|、›‹1ターンに|ターンごとに|ターンに|1ターン中に|各ターン|各ターンに›{Limit.N:int}‹回|度›‹|だけ|まで|のみ›‹使える~働く|使用できる|起動できる|発動する› | この能力は‹|、›1ターンに{Limit.N:int}‹回|度›‹|まで›しか‹使えない|働かない|使用できない|起動できない|発動しない›", EN: "this ability can be used {Limit.N:times} per turn | you can use this ability {Limit.N:times} per turn", Node: Clause{Limit: &ability.Limit{}}},
	{ID: "no limit", NT: "sentence", JA: "この能力は‹1ターンに|ターンごとに›何回でも使える", EN: "this ability can be used any number of times per turn", Node: Clause{Limit: &ability.Limit{Any: true}}},
	{ID: "limit per game", NT: "sentence", JA: "この能力は‹このゲーム中に|ゲーム中に›{Limit.N:int}回‹|だけ|まで›‹使える~働く|起動できる› | この能力は‹このゲーム中に|ゲーム中に|1ゲームに›{Limit.N:int}‹回|度›しか‹使えない|働かない|使用できない›", EN: "this ability can be used {Limit.N:times} per game", Node: Clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
	{ID: "plain trigger", NT: "trigger", JA: "{On:events}", EN: "{On:events}", Node: Trigger{}},
	{ID: "trigger while", NT: "trigger", JA: "{If:while}‹、|に、|に|›{On:events}", EN: "{If:while}, {On:events}", Node: Trigger{}, Needs: func(v any) bool { return v.(Trigger).If != nil }},
	{Quiet: true, ID: "trigger in a turn", NT: "trigger", JA: "{If.Who:poss}ターンに‹|、›{On:events}", Node: Trigger{If: &ability.Cond{Op: ability.TurnOf}}},
	{Quiet: true, ID: "trigger while, behind its subject", NT: "trigger", JA: "{On.0.Subj:fieldnp}が{If:while}‹|、|に|に、›{On.0+:vp}‹とき|時›", Node: Trigger{On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(Trigger).If != nil }},
	{Quiet: true, ID: "so many played", NT: "sentence", JA: "{If.On.Who=Do.0.What.Who:player}は‹、|›1ターンに{If.N:int}{:ctr}‹まで|›しか{If.On.Subj=Do.0.With:npraw}をプレイできない", Node: Clause{While: true, If: &ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}, Needs: func(v any) bool { c := v.(Clause); return c.If.N > 0 && c.If.On.Who.Side != ability.Each }},
	{ID: "limit before", NT: "limithead", JA: "‹ターンごとに|1ターンに›{N:int}回、", EN: "{N:times} ‹per turn|each turn|a turn|on each of your turns|during each of your turns›, ", Node: ability.Limit{}},
	{ID: "needs", NT: "sentence", JA: "この能力は‹|、›{Needs:nara}‹|、›‹使える|使用できる›", EN: "this ability can be used only {Needs:nara}", Node: Clause{}, Needs: func(v any) bool { return v.(Clause).Needs != nil }},
	{ID: "fresh modes", NT: "sentence", JA: "このターン‹|中›、‹この能力で|これによって›チョイスした選択肢は‹|再び›チョイスできない", EN: "none of them can be chosen with this ability again this turn", Node: Clause{Fresh: true}},
	{Quiet: true, ID: "needs and limit", NT: "sentence", JA: "この能力は‹|、›{Needs:nara}‹|、›‹1ターンに|ターンごとに›{Limit.N:int}回‹|だけ|まで›‹使える|働く›", Node: Clause{Limit: &ability.Limit{}}, Needs: func(v any) bool { return v.(Clause).Needs != nil }},
	{Quiet: true, ID: "needs when", NT: "sentence", JA: "この能力は‹|、›{Needs:condV}‹とき|ときに|ときのみ|場合に|場合のみ›‹、|›‹使える|使用できる› | この能力は‹|、›{Needs:condN}の‹とき|ときに|ときのみ|場合に|場合のみ›‹、|›‹使える|使用できる›", Node: Clause{}},
	{ID: "X is", NT: "sentence", JA: "Xは「{X:exprs}」‹である|とする› | Xは‹|、›{X:exprs}‹である|とする› | X‹は|は、|=›「{X:exprs}」 | X‹は|は、|=›{X:exprs}", EN: "X is {X:exprs}", Node: Clause{}, Needs: func(v any) bool { return v.(Clause).X != nil }},

	{Quiet: true, ID: "where X is", NT: "sentence", EN: "{+:s1}, where X is {X:exprs}", Node: Clause{}, Needs: func(v any) bool { c := v.(Clause); return c.X != nil && len(c.Do) > 0 }},
	{ID: "cost of the nth", NT: "sentence", JA: "これをプレイする際、このターン中に{If.R:num}枚目の{If.L.Args.0.On.Subj:npraw}なら、{Do.0:playcost}", EN: "as you play this, if it is number {If.R:num} of the {If.L.Args.0.On.Subj:rawnps} you play this turn, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}, If: &ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: nthPlayed()}}},
	{ID: "cost of the nth or later", NT: "sentence", JA: "これをプレイする際、このターン中に{If.R:num}枚目以降の{If.L.Args.0.On.Subj:npraw}なら、{Do.0:playcost}", EN: "as you play this, if it is number {If.R:num} or later of the {If.L.Args.0.On.Subj:rawnps} you play this turn, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}, If: &ability.Cond{Op: ability.Compare, L: nthPlayed()}}},
	{ID: "cost of the nth of some", NT: "sentence", JA: "‹|これがいる限り、|これが場にいる限り、›自分が{Do.0.What.Sel.Of+:npraw}をプレイする際‹、|›このターン中に{If.R:num}枚目の{If.L.Args.0.On.Subj:npraw}なら‹、|›コストを{Do.0.Op:pm}{Do.0.N:num}する", EN: "as you play {Do.0.What.Sel.Of+:anpraw}, if it is number {If.R:num} of the {If.L.Args.0.On.Subj:rawnps} you play this turn, its cost is {Do.0.Op:pm}{Do.0.N:num}",
		Node: Clause{While: true, If: &ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: nthPlayed()}, Do: []ability.Effect{&ability.CostChange{What: playedBy(Who(ability.You)), Verb: ability.Played}}}, Needs: func(v any) bool { return notThisCost(v.(Clause).Do[0]) }},
	{ID: "cost when played", NT: "sentence", JA: "これをプレイする際、{If:nara}、{Do.0:playcost}", EN: "as you play this, {If:nara}, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: conditional},
	{Quiet: true, ID: "cost when played, icon first", NT: "sentence", JA: "{If:threshold}‹|、|：›これをプレイする‹際、|›{Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: conditional},
	{Quiet: true, ID: "cost when played, if first", NT: "sentence", JA: "{If:nara}、これをプレイする‹際、|›{Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: conditional},
	{ID: "cost when played from", NT: "sentence", JA: "これを{If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}からプレイする際、{Do.0:playcost} | {If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}のこれをプレイする際、{Do.0:playcost}", EN: "as you play this from the {If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, If: PlayedFrom(0), Do: []ability.Effect{nil}}, Needs: func(v any) bool { return v.(Clause).If.Args[1].On.From != ability.NoZone }},
	{ID: "cost when played icon", NT: "sentence", JA: "これをプレイする際、{If:threshold}{Do.0:playcost}", EN: "as you play this, {If:threshold} its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: conditional},
	{ID: "cost when played always", NT: "sentence", JA: "これをプレイする際、{Do.0:playcost}", EN: "as you play this, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}},
	{ID: "additional cost", NT: "sentence", JA: "これをプレイする際、追加コストとして‹|、›{AddCost.0.Do:effect}", EN: "as an additional cost to play this, {AddCost.0.Do:effect}", Node: Clause{AddCost: []ability.Cost{{Mode: ability.Additional}}}, Asks: payableAdded},
	{ID: "optional cost", NT: "sentence", JA: "これをプレイする際、追加コストとして‹|、›{AddCost.0.Do:effectT}‹よい|もよい›", EN: "as an optional additional cost to play this, {AddCost.0.Do:effect}", Node: Clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, Asks: payableAdded},
	{ID: "cheaper for", NT: "sentence", JA: "これをプレイする際、{AddCost.0.Do:effectC}：コストを-{AddCost.0.Less:int}する", EN: "as you play this, you may {AddCost.0.Do:effect} for it to cost {AddCost.0.Less:int} less", Node: Clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, Asks: sparing},
	{ID: "cheaper for acting", NT: "sentence", JA: "これをプレイする際、{AddCost.0.Do.What:o}‹[アクト]|アクト›：コストを-{AddCost.0.Less:int}する", EN: "as you play this, you may [act] {AddCost.0.Do.What:o} for it to cost {AddCost.0.Less:int} less", Node: Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: &ability.Turn{To: ability.Acted}}}}, Needs: func(v any) bool { return v.(Clause).AddCost[0].Less > 0 }},
	{ID: "costs so much for", NT: "sentence", JA: "これをプレイする際、{AddCost.0.Do:effectC}：コストを{AddCost.0.Set:num}‹にする|になる›", EN: "as you play this, you may {AddCost.0.Do:effect} for it to cost {AddCost.0.Set:num}", Node: Clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, Asks: sparing},
	{ID: "costs so much for acting", NT: "sentence", JA: "これをプレイする際、{AddCost.0.Do.What:o}‹[アクト]|アクト›：コストを{AddCost.0.Set:num}‹にする|になる›", EN: "as you play this, you may [act] {AddCost.0.Do.What:o} for it to cost {AddCost.0.Set:num}", Node: Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: &ability.Turn{To: ability.Acted}}}}, Needs: func(v any) bool { return namesCost(&v.(Clause).AddCost[0]) }},
	{ID: "in place of its cost", NT: "sentence", JA: "これをプレイする際、‹これの元の|これの|元の|›コストを‹払う|支払う›‹のではなく|代わりに›‹、|›{AddCost.0.Do:effectT}‹よい|もよい›", EN: "rather than pay the original cost of this, you may {AddCost.0.Do:effect}", Node: Clause{AddCost: []ability.Cost{{Mode: ability.InsteadOf}}}, Asks: payableAdded},
	{ID: "cost when played per one", NT: "sentence", JA: "これをプレイする際、{Per.Of:np}1{:ctr}につき‹、|›{Do.0:playcost}", EN: "as you play this, for each {Per.Of:np}, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil}}},
	{ID: "cost when played per", NT: "sentence", JA: "これをプレイする際、{Per.Of:np}{Per.N:int}{:ctr}につき‹、|›{Do.0:playcost}", EN: "as you play this, for every {Per.N:int} {Per.Of:nps}, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Per: &ability.Amount{Op: ability.CountOf}, Do: []ability.Effect{nil}}, Needs: func(v any) bool { return v.(Clause).Per.N > 1 }},
	{ID: "cost when played per played", NT: "sentence", JA: "これをプレイする際、このターン‹中に|、|に|›‹自分が~›プレイした{Per.On.Subj:npraw}1{:ctr}につき‹、|›{Do.0:playcost}", EN: "as you play this, for each {Per.On.Subj:npraw} you played this turn, its cost is {Do.0:playcost}", Node: Clause{AsPlayed: true, Per: &ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Played, Who: Who(ability.You)}}, Do: []ability.Effect{nil}}},
	{Quiet: true, ID: "own cost per one", NT: "sentence", JA: "これのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0:ruCost}", Node: Clause{AsPlayed: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil}}},
	{Quiet: true, ID: "own cost if", NT: "sentence", JA: "これのコストは‹、|›{If:nara}‹、|›{Do.0:ruCost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: conditional},
	{Quiet: true, ID: "own cost if first", NT: "sentence", JA: "{If:nara}‹、|›これのコストは‹、|›{Do.0:ruCost}", Node: Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: conditional},
	{Quiet: true, ID: "own cost becomes", NT: "ruCost", JA: "{N:num}‹になる|にする|とする›", Node: &ability.CostChange{What: ability.What{Ref: ThisRef}, Verb: ability.Played, Op: ability.Set}},
	{Quiet: true, ID: "own cost changes", NT: "ruCost", JA: "{Op:pm}{N:num}‹される|する|になる›", Node: &ability.CostChange{What: ability.What{Ref: ThisRef}, Verb: ability.Played}},
	{Quiet: true, ID: "cost per one", NT: "s5", JA: "{Do.0.What:topic}のコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played}}}, Needs: func(v any) bool {
		return PlacedCost(v.(Clause).Do[0]) && v.(Clause).Do[0].(*ability.CostChange).What.Sel != nil
	}},
	{Quiet: true, ID: "repeat this", NT: "sentence", JA: "これを{Again:num}回‹くり返す|繰り返す›", EN: "do this {Again:ntime}", Node: Clause{}, Needs: func(v any) bool { n := v.(Clause).Again; return n != nil && (n.Op != ability.Const || n.N > 1) }},
	{ID: "repeat below", NT: "s6", JA: "下記を{Do.0.N:num}回‹くり返す|繰り返す›", EN: "do the following {Do.0.N:ntime}", Node: Clause{Do: []ability.Effect{&ability.Repeat{}}}},
	{ID: "unplayable if", NT: "sentence", JA: "これは{CardNeeds:nara}‹、|›プレイできない", EN: "this cannot be played {CardNeeds:nara}", Node: Clause{}, Needs: func(v any) bool { return v.(Clause).CardNeeds != nil }},

	{ID: "its player paying", NT: "sentence", JA: "‹それ|そ›のプレイヤーは‹、|›{Cost:costs}‹を|›‹支払|払›って‹も|›よい", EN: "that player may pay {Cost:costs}", Node: Clause{Actor: ability.Who{Side: ability.MasterOf, Of: BindRef(SlotIt)}}, Needs: resources},
	{Quiet: true, ID: "paying", NT: "sentence", JA: "{Cost:costs}を支払って‹|も›よい", Node: Clause{}, Needs: resources},
	{ID: "sentence", NT: "sentence", JA: "‹|その後、›‹|さらに、|さらに›{_:s1}", EN: "‹|then, |then ›{_:s1}"},
	{ID: "did", NT: "s1", JA: "‹そうしたなら|そうした場合|そうしたら|支払ったなら|支払った場合|払ったなら|払った場合›‹、|›{+:s2}", EN: "if you do, {+:s2}", Node: Clause{Did: true}},
	{Quiet: true, ID: "did destroy", NT: "s1", JA: "‹|それを|それらを›破壊した‹なら|場合›‹、|›{+:s2} | ‹|それが|それらが›破壊された‹なら|場合›‹、|›{+:s2}", Node: Clause{Did: true, Deeds: []ability.Effect{&ability.Move{How: ability.Destroy}}}},
	{ID: "they did", NT: "s1", EN: "if they do‹| so›, {+:s2}", Node: Clause{Did: true, They: true}},
	{ID: "they did not", NT: "s1", EN: "if they ‹do not|don't›‹| do so›, {+:s2}", Node: Clause{DidNot: true, They: true}},
	{Quiet: true, ID: "they did, and do", NT: "s1", EN: "if they do‹| so›, they {Do.0:effect}", Node: Clause{Did: true, They: true, Actor: Who(ability.That), Do: []ability.Effect{nil}}, Needs: Actable},
	{Quiet: true, ID: "they did not, and do", NT: "s1", EN: "if they ‹do not|don't›‹| do so›, they {Do.0:effect}", Node: Clause{DidNot: true, They: true, Actor: Who(ability.That), Do: []ability.Effect{nil}}, Needs: Actable},
	{ID: "did not", NT: "s1", JA: "‹そうしなかったなら|そうしなかった場合|そうしないなら|そうしない場合|支払わなかったなら|払わなかったなら|支払わなかった場合›、{+:s2}", EN: "if you do not, {+:s2}", Node: Clause{DidNot: true}},
	{ID: "just", NT: "s1", JA: "{_:s2}", EN: "{_:s2}"},

	{ID: "if", NT: "s2", JA: "{If:nara}‹、|、さらに、|、さらに›{+:s3}", EN: "{If:nara}, {+:s3}", Node: Clause{}, Needs: plainIf},
	{ID: "paid, if", NT: "s2", JA: "{Cost:costs}：{If:nara}‹、|›{+:s4}", EN: "{Cost:costs}: {If:nara}, {+:s4}", Node: Clause{PaidIf: true}, Needs: paidIf},
	{ID: "paid, if a threshold", NT: "s2", JA: "{Cost:costs}：{If:threshold}‹|、›{+:s4}", EN: "{Cost:costs}: {If:threshold} {+:s4}", Node: Clause{PaidIf: true}, Needs: paidIf},
	{Quiet: true, ID: "this if", NT: "s2", JA: "これは‹|、›{If:nara}、{Do:preds}", Node: Clause{About: ThisRef}, Needs: func(v any) bool { return plainIf(v) && !unplayable(v) }},
	{Quiet: true, ID: "this while", NT: "s2", JA: "これは‹|、›{If:whiles}‹、|›{Do:preds}", Node: Clause{About: ThisRef, While: true}, Needs: conditional},
	{Quiet: true, ID: "this while in play", NT: "s2", JA: "これは‹|、›場に‹いる|ある›‹限り|かぎり|間›‹、|›{Do:preds}", Node: Clause{About: ThisRef, While: true, If: &ability.Cond{Op: ability.Is, Ref: ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}, Needs: func(v any) bool { return !named(v.(Clause).Do) }},
	{ID: "while", NT: "s2", JA: "{If:whiles}、{+:s3}", EN: "{If:whiles}, {+:s3}", Node: Clause{While: true}, Needs: conditional},
	{ID: "this while there", NT: "s2", JA: "これは{If.Of.Zone:zoneset}に‹いる|ある›限り、{Do.0.Props.0.Value:name}でもある", Node: Clause{While: true, If: &ability.Cond{Op: ability.Is, Ref: ThisRef, Of: &ability.Filter{}},
		Do: []ability.Effect{&ability.Give{What: ability.What{Ref: ThisRef}, Props: []ability.Prop{{Attr: ability.NameAttr}}}}}},
	{Quiet: true, ID: "if it", NT: "s2", JA: "{If:nara}‹、|›{Do:effectsB}", Node: Clause{}, Needs: func(v any) bool { return plainIf(v) && unsaid(v) }},
	{Quiet: true, ID: "if it, perhaps", NT: "s2", JA: "{If:nara}‹、|›{Do.0:effectBT}‹よい|もよい›", Node: Clause{May: true, Do: []ability.Effect{nil}}, Needs: func(v any) bool { return Judged(v) && unsaid(v) }},
	{Quiet: true, ID: "if it and else", NT: "s2", JA: "{If:nara}‹、|›{Do.0:effectBR}、そうでない‹なら|場合›‹、|›{Else:effectsB}", Node: Clause{Do: []ability.Effect{nil}}, Needs: plainIf},
	{Quiet: true, ID: "if and else", NT: "s2", JA: "{If:nara}、{Do.0:effectR}、そうでない‹なら|場合›‹、|›{Else:effects}", Node: Clause{Do: []ability.Effect{nil}}, Needs: plainIf},
	{ID: "else", NT: "s2", JA: "そうでない‹なら|場合›‹、|›{+:s3} | それ以外なら‹、|›{+:s3} | 違うなら‹、|›{+:s3}", EN: "otherwise, {+:s3}", Node: Clause{Otherwise: true}},
	{Quiet: true, ID: "else it", NT: "s2", JA: "‹そうでないなら|そうでない場合|それ以外なら|違うなら›‹、|›{Do:effectsB}", Node: Clause{Otherwise: true}, Needs: unsaid},
	{ID: "threshold", NT: "s2", JA: "{If:threshold}‹|さらに、|さらに›{+:s3}", EN: "{If:threshold} {+:s3}", Node: Clause{}, Needs: conditional},
	{ID: "unconditional", NT: "s2", JA: "{_:s3}", EN: "{_:s3}"},

	{ID: "instead", NT: "s3", JA: "‹代わりに|かわりに›‹|、›{+:s3i}", EN: "instead, {+:s3i}", Node: Clause{Instead: true}, Needs: ofThisText},
	{Quiet: true, ID: "instead of that", NT: "s3", JA: "{Old.0:effect}‹代わりに|かわりに›‹、|›{+:s3i} | {Old:effectsB}‹代わりに|かわりに›‹、|›{+:s3i}", Node: Clause{Instead: true, Old: []ability.Effect{nil}}, Needs: ofThisText},
	{Quiet: true, ID: "not that but", NT: "s3", JA: "{Was:was}‹ではなく|の代わりに›‹、|›{+:s3i}", Node: Clause{Instead: true}, Needs: ofThisText},
	{Quiet: true, ID: "was damage", NT: "was", JA: "{N:num}ダメージ", Node: &ability.Damage{}},
	{Quiet: true, ID: "was stat", NT: "was", JA: "{Stat:staticon}{Op:pm}{N:num}", Node: &ability.Change{}},
	{Quiet: true, ID: "was stats", NT: "was", JA: "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", Node: &ability.Change{Also: []ability.StatOp{{}}}},
	{Quiet: true, ID: "was so many", NT: "was", JA: "{N:count}", Node: &ability.Modes{}},
	{ID: "paid instead", NT: "s3", JA: "{Cost:costs}：‹代わりに|かわりに›‹|、›{+:s3i}", EN: "{Cost:costs}: instead, {+:s3i}", Node: Clause{Instead: true}, Needs: ofThisText},
	{ID: "either way", NT: "sentence", JA: "いずれの場合も、{+:s1}", EN: "in either case, {+:s1}", Node: Clause{Anyhow: true}},
	{ID: "further", NT: "s3", JA: "さらに{Do.0:partial}", EN: "further, {Do.0:partial}", Node: Clause{Further: true, Do: []ability.Effect{nil}}},
	{ID: "paid", NT: "s3", JA: "{Cost:costs}：{+:s4}", EN: "{Cost:costs}: {+:s4}", Node: Clause{}, Needs: func(v any) bool { return len(v.(Clause).Cost) > 0 }},
	{ID: "free", NT: "s3", JA: "{_:s4}", EN: "{_:s4}"},
	{ID: "instead part", NT: "s3i", JA: "{Do.0:partial}", EN: "{Do.0:partial}", Node: Clause{Do: []ability.Effect{nil}}},
	{Quiet: true, ID: "instead so many", NT: "s3i", JA: "{Many:manycount}", Node: Clause{}, Needs: func(v any) bool { return v.(Clause).Many != nil }},
	{Quiet: true, ID: "instead so many put", NT: "s3i", JA: "{Many:manycount}‹|を›置く", Node: Clause{Deeds: []ability.Effect{&ability.Make{}, &ability.Move{}}}, Needs: func(v any) bool { return v.(Clause).Many != nil }},
	{Quiet: true, ID: "instead so many fielded", NT: "s3i", JA: "{Many:manycount}‹|を›出す", Node: Clause{Deeds: []ability.Effect{&ability.Make{To: At(ability.Field)}, &ability.Move{To: At(ability.Field)}}}, Needs: func(v any) bool { return v.(Clause).Many != nil }},
	{Quiet: true, ID: "instead so many selected", NT: "s3i", JA: "{Many:manycount}‹|を›選ぶ", Node: Clause{Deeds: []ability.Effect{&ability.Select{}}}, Needs: func(v any) bool { return v.(Clause).Many != nil }},
	{Quiet: true, ID: "instead done to it", NT: "s3i", JA: "{Do:effectsB}", Node: Clause{}, Needs: movesOnly},
	{Quiet: true, ID: "instead may be done to it", NT: "s3i", JA: "{Do.0:effectBT}‹よい|もよい›", Node: Clause{May: true, Do: []ability.Effect{nil}}},
	{Quiet: true, ID: "instead two parts", NT: "s3i", JA: "{Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num}して‹、|›{Do.1.Words:kws}を持つ | {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num}し、{Do.1.Words:kws}を持つ", Node: Clause{Do: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}}},
	{ID: "instead whole", NT: "s3i", JA: "{_:s4}", EN: "{_:s4}"},

	{ID: "for", NT: "s4", JA: "{For:span}、{+:s5}", EN: "{For:span}, {+:s5}", Node: Clause{}, Needs: func(v any) bool { return v.(Clause).For != ability.Time{} && !usedUp(v.(Clause).Do) }},
	{Quiet: true, ID: "for behind the subject", NT: "s4", JA: "{_:toldfor}"},
	{ID: "for ever", NT: "s4", JA: "{_:s5}", EN: "{_:s5}"},
	{ID: "per one", NT: "s5", JA: "{Per.Of:np}1{:ctr}につき‹、|›{+:s6} | {Per.Of:np}の‹数|枚数›だけ‹、|›{+:s6}", EN: "for each {Per.Of:np}, {+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{ID: "per", NT: "s5", JA: "{Per.Of:np}{Per.N:int}{:ctr}につき‹、|›{+:s6}", EN: "for every {Per.N:int} {Per.Of:nps}, {+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.CountOf}}, Needs: func(v any) bool { return v.(Clause).Per.N > 1 }},
	{Quiet: true, ID: "this per one", NT: "s5", JA: "これは{Per.Of:np}1{:ctr}につき‹、|›{Do:preds}", Node: Clause{About: ThisRef, Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{Quiet: true, ID: "this per", NT: "s5", JA: "これは{Per.Of:np}{Per.N:int}{:ctr}につき‹、|›{Do:preds}", Node: Clause{About: ThisRef, Per: &ability.Amount{Op: ability.CountOf}}, Needs: func(v any) bool { return v.(Clause).Per.N > 1 }},
	{ID: "per counter that lay there", NT: "s5", JA: "{Per.Ref:ref}に置かれていた{Per.Name:ctrname}カウンター{Per.N:int}‹個|つ›につき‹、|›{+:s6}", EN: "for every {Per.N:int} {Per.Name:ctrname} counters that were on {Per.Ref:ref}, {+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.CounterOn, Original: true}}, Needs: func(v any) bool { return v.(Clause).Per.N > 0 }},
	{ID: "per counter", NT: "s5", JA: "{Per.Ref:ref}の{Per.Name:ctrname}カウンター{Per.N:int}‹個|つ›につき‹、|›{+:s6}", EN: "for every {Per.N:int} {Per.Name:ctrname} counters on {Per.Ref:ref}, {+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.CounterOn}}, Needs: func(v any) bool { return v.(Clause).Per.N > 0 }},
	{Quiet: true, ID: "per one played", NT: "s5", JA: "このターン‹中に|、›{Per.On.Who:player}がプレイした{Per.On.Subj:npraw}1{:ctr}につき‹、|›{+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Played}}}},
	{Quiet: true, ID: "per one of them", NT: "s5", JA: "その中の{Per.Of:npraw}1{:ctr}につき‹、|›{+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotLook), N: 1}}, Needs: func(v any) bool { return cardsSaid(*v.(Clause).Per) }},
	{ID: "at the end of this turn", NT: "s5", JA: "このターンのエンドフェイズが来たとき、{+:s6} | ‹この|›ターン‹の|›終了時‹に|›、{+:s6} | このターンの終わりに‹、|›{+:s6}", EN: "at the end of this turn, {+:s6}", Node: Clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}}},
	{ID: "at the next", NT: "s5", JA: "次の{On.0:event}とき、{+:s6}", EN: "the next time {On.0:event}, {+:s6}", Node: Clause{On: []ability.Event{{}}}, Needs: aPhase},
	{ID: "the next time", NT: "s5", JA: "次に{On.0:event}とき、{+:s6}", EN: "the next time {On.0:event}, {+:s6}", Node: Clause{Once: true, On: []ability.Event{{}}}, Needs: func(v any) bool { return !aPhase(v) && v.(Clause).On[0].State == nil }},
	{ID: "later", NT: "s5", JA: "{On:events}、{+:s6}", EN: "{On:events}, {+:s6}", Node: Clause{}, Needs: func(v any) bool {
		on := v.(Clause).On
		return len(on) == 1 && !aPhase(v) || len(on) > 1 && on[len(on)-1].Verb != ability.PhaseBegan
	}},
	{Quiet: true, ID: "later in a phase", NT: "s5", JA: "{On:events}、{+:s6}", EN: "{On:events}, {+:s6}", Node: Clause{}, Needs: func(v any) bool {
		return len(v.(Clause).On) == 1 && aPhase(v) && v.(Clause).On[0].Who.Side != ability.Each
	}}, // of each player: once, or twice?
	{ID: "now", NT: "s5", JA: "{_:s6}", EN: "{_:s6}"},
	{ID: "they draw until", NT: "s6", EN: "your opponent draws ‹|cards ›until they have {Do.0.N:ncard} in ‹|their ›hand", Node: drawsUntil(ability.Opponent)},
	{ID: "each draws until", NT: "s6", EN: "each player draws ‹|cards ›until they have {Do.0.N:ncard} in ‹|their ›hand", Node: drawsUntil(ability.Each)},
	{ID: "actor", NT: "s6", JA: "相手は‹、|›{Do.0:effect}", EN: "your opponent {Do.0:effect3}", Node: Clause{Actor: Who(ability.Opponent), Do: []ability.Effect{nil}}, Needs: Actable},
	{Quiet: true, ID: "each of several", NT: "s6", JA: "お互い‹のプレイヤー|›は‹、|›{Do:effects} | お互いに{Do:effects} | ‹各プレイヤー|プレイヤーすべて|すべてのプレイヤー›は‹、|›{Do:effects}", Node: Clause{Actor: Who(ability.Each)}, Needs: actableAll},
	{Quiet: true, ID: "actor of several", NT: "s6", JA: "相手‹|プレイヤー|のプレイヤー›‹|すべて›は‹、|›{Do:effects}", Node: Clause{Actor: Who(ability.Opponent)}, Needs: actableAll},
	{ID: "actor may do several", NT: "s6", JA: "相手‹|プレイヤー›は‹、|›{Do:mayeffects}", EN: "your opponent may {Do:effects}", Node: Clause{Actor: Who(ability.Opponent), May: true}, Needs: actableAll},
	{ID: "actor may", NT: "s6", JA: "相手‹|プレイヤー|プレイヤーすべて›は‹、|›{Do.0:effectT}‹よい|もよい›", EN: "your opponent may {Do.0:effect}", Node: Clause{Actor: Who(ability.Opponent), May: true, Do: []ability.Effect{nil}}, Needs: Actable},
	{ID: "each player", NT: "s6", JA: "お互い‹のプレイヤー|›は‹、|›‹|それぞれ›{Do.0:effect} | お互いに{Do.0:effect} | ‹各プレイヤー|プレイヤーすべて|すべてのプレイヤー›は‹、|›‹|それぞれ›{Do.0:effect}", EN: "each player {Do.0:effect3}", Node: Clause{Actor: Who(ability.Each), Do: []ability.Effect{nil}}, Needs: Actable},
	{Quiet: true, ID: "each does two things", NT: "s6", EN: "each player {Do.0:effect3}‹,|› ‹and|then|and then› {Do.1:effect3}", Node: Clause{Actor: Who(ability.Each), Do: []ability.Effect{nil, nil}}, Needs: BothActable},
	{Quiet: true, ID: "they do two things", NT: "s6", EN: "your opponent {Do.0:effect3}‹,|› ‹and|then|and then› {Do.1:effect3}", Node: Clause{Actor: Who(ability.Opponent), Do: []ability.Effect{nil, nil}}, Needs: BothActable},
	{ID: "each player may", NT: "s6", JA: "お互い‹のプレイヤー|›は‹、|›{Do.0:effectT}‹よい|もよい› | ‹各プレイヤー|プレイヤーすべて|すべてのプレイヤー›は‹、|›{Do.0:effectT}‹よい|もよい›", EN: "each player may {Do.0:effect}", Node: Clause{Actor: Who(ability.Each), May: true, Do: []ability.Effect{nil}}, Needs: Actable},
	{ID: "its owner", NT: "s6", JA: "‹その|それの›‹持ち主|オーナー|所有者›は‹、|›{Do.0:effect}", EN: "its owner {Do.0:effect3}", Node: Clause{Actor: ability.Who{Side: ability.OwnerOf, Of: BindRef(SlotIt)}, Do: []ability.Effect{nil}}, Needs: Actable},
	{ID: "its player", NT: "s6", JA: "‹それ|そ›のプレイヤーは‹、|›{Do.0:effect}", EN: "that player {Do.0:effect3}", Node: Clause{Actor: ability.Who{Side: ability.MasterOf, Of: BindRef(SlotIt)}, Do: []ability.Effect{nil}}, Needs: actableOrIt},
	{ID: "its player may", NT: "s6", JA: "‹それ|そ›のプレイヤーは‹、|›{Do.0:effectT}‹よい|もよい›", EN: "that player may {Do.0:effect}", Node: Clause{Actor: ability.Who{Side: ability.MasterOf, Of: BindRef(SlotIt)}, May: true, Do: []ability.Effect{nil}}, Needs: Actable},
	{ID: "may", NT: "s6", JA: "‹|自分は›{Do:mayeffects}", EN: "{Do:mayeffects}", Node: Clause{May: true}},
	{ID: "do", NT: "s6", JA: "{Do:effects} | 自分は{Do:effects}", EN: "{Do:effects}", Node: Clause{}, Needs: func(v any) bool { c := v.(Clause); return !c.May && len(c.Do) > 0 }},

	{ID: "this turn", NT: "span", JA: "このターン‹|中›", EN: "this turn", Node: ability.Time{Until: ability.EndOfTurn}},
	{ID: "end of turn", NT: "span", JA: "‹|この›ターン‹終了時|の終了時|の終わり|が終わる›まで", EN: "until end of turn", Node: ability.Time{Until: ability.EndOfTurn}},
	{ID: "next turn end", NT: "span", JA: "次の{Whose:poss}ターン‹終了時|の終了時|の終わり|が終わる›まで", EN: "until the end of {Whose:poss}next turn", Node: ability.Time{Until: ability.NextEnd}},
	{Quiet: true, ID: "this and the next turn", NT: "span", JA: "このターンと次の{Whose:poss}ターン‹|中›", Node: ability.Time{Until: ability.NextEnd}, Needs: func(v any) bool { return v.(ability.Time).Whose.Side == ability.Opponent }},
	{ID: "its turn end", NT: "span", JA: "{Whose:poss}ターン‹終了時|の終了時|の終わり|が終わる›まで", EN: "until the end of {Whose:poss}turn", Node: ability.Time{Until: ability.EndOfIts}},
	{ID: "in the next turn", NT: "span", JA: "次の{Whose:poss}ターン‹|中|に›", EN: "during {Whose:poss}next turn", Node: ability.Time{Until: ability.InNext}},
	{ID: "in the next phase", NT: "span", JA: "次の{Whose:poss}{Phase:phase}‹に|で|中›", EN: "during {Whose:poss}next {Phase:phase}", Node: ability.Time{Until: ability.InNext}},
	{ID: "next turn start", NT: "span", JA: "次の{Whose:poss}ターン‹開始時|の開始時|の始め|が来る›まで", EN: "until the start of {Whose:poss}next turn", Node: ability.Time{Until: ability.StartOfTurn}},
	{ID: "this battle", NT: "span", JA: "この交戦‹中|›", EN: "during this battle", Node: ability.Time{Until: ability.EndOfBattle}},
	{ID: "this game", NT: "span", JA: "このゲーム‹|中›", EN: "for the rest of the game", Node: ability.Time{Until: ability.Game}},
}

// ofThisText: 代わりに of a sentence is of an effect of the same text; what replaces an event
// says so itself.
func ofThisText(v any) bool {
	c := v.(Clause)
	if c.For.Until == ability.EndOfTurn && len(c.On) > 0 && c.On[0].Verb != ability.PhaseBegan { // in the place of what happens to something this turn
		return false
	}
	for _, e := range c.Do {
		if _, is := e.(*ability.Instead); is {
			return false
		}
	}
	return true
}

// named tells whether all that is done is to give a name.
func named(es []ability.Effect) bool {
	g, ok := es[0].(*ability.Give)
	return ok && len(es) == 1 && len(g.Props) == 1 && g.Props[0].Attr == ability.NameAttr
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
	r, ok := v.(Clause).Do[0].(*ability.Rule)
	return ok && r.Verb == ability.Played
}

// movesOnly leaves 代わりに4ダメージ to the row of what is only partly said.
func movesOnly(v any) bool {
	for _, e := range v.(Clause).Do {
		if _, ok := e.(*ability.Move); !ok {
			return false
		}
	}
	return true
}

// sparing: what is paid besides takes something off the cost.
func sparing(x *Lexicon, v any) bool {
	c := v.(Clause).AddCost[0]
	t, acts := c.Do.(*ability.Turn)
	return x.payable(c.Do) && !(acts && t.To == ability.Acted) && (c.Less > 0 || namesCost(&c))
}

// namesCost: what is paid besides makes it cost a number that is said.
func namesCost(c *ability.Cost) bool {
	return c.Set != nil && c.Set.Op == ability.Const
}

func conditional(v any) bool { return v.(Clause).If != nil }

func plainIf(v any) bool {
	c := v.(Clause)
	return c.If != nil && !c.While
}

// paidIf: something is paid, and then it is asked what holds by then.
func paidIf(v any) bool { return plainIf(v) && v.(Clause).PaidIf && len(v.(Clause).Cost) > 0 }

// Judged says whether a clause is done if something is so of what was spoken of: only that is not named again where one may do
// something to it. それが『甲』なら、手札に加えてよい
func Judged(v any) bool {
	c := v.(Clause).If
	if c != nil && c.Op == ability.Not {
		c = &c.Args[0]
	}
	return c != nil && !v.(Clause).While && (IsIt(c.Ref) || c.L.Op == ability.StatOf && IsIt(c.L.Ref))
}

// unsaid: what was chosen is not called by its kind once more, which would be a sentence without this.
func unsaid(v any) bool {
	for _, e := range v.(Clause).Do {
		if calledByKind(reflect.ValueOf(e)) {
			return false
		}
	}
	return true
}

func calledByKind(v reflect.Value) (found bool) {
	if r, is := Is[ability.Ref](v); is {
		return r.As != 0 && IsIt(r)
	}
	EachField(v, func(f reflect.Value) { found = found || calledByKind(f) })
	return found
}

// resources: points are paid in so many words; of what is done to cards that is said.
func resources(v any) bool {
	for _, k := range v.(Clause).Cost {
		if m, ok := k.Do.(*ability.Move); k.Do != nil && (!ok || m.How != ability.Banish) {
			return false
		}
	}
	return len(v.(Clause).Cost) > 0
}

// actableAll: the first of a chain chooses, the others do something to what it chose.
func actableAll(v any) bool {
	c := v.(Clause)
	if len(c.Do) < 2 || !Actable(Clause{Do: c.Do[:1]}) {
		return false
	}
	for _, e := range c.Do[1:] {
		m, ok := e.(*ability.Move)
		if (!ok || m.What.Ref == (ability.Ref{})) && !Actable(Clause{Do: []ability.Effect{e}}) {
			return false
		}
	}
	return true
}

// BothActable: of two things each is one that another player may do; or the second is done to what they selected.
func BothActable(v any) bool {
	do := v.(Clause).Do
	return Actable(Clause{Do: do[:1]}) && (Actable(Clause{Do: do[1:]}) || selectsOne(v.(Clause)))
}

// selectsOne tells whether players select something and then do something to it: put it somewhere, but not into play, where it would be whose
// it is said to be. What they discard is said of the cards.
func selectsOne(c Clause) bool {
	if c.May || len(c.Do) != 2 || !takesTurns(c.Actor) && c.Actor != Who(ability.Opponent) {
		return false
	}
	if _, ok := c.Do[0].(*ability.Select); !ok {
		return false
	}
	m, ok := c.Do[1].(*ability.Move)
	return ok && isOne(m.What) && m.To.Who == (ability.Who{}) && m.To.Zone != ability.Field && m.How != ability.Discard
}

func isOne(w ability.What) bool {
	return w.Sel == nil && (w.Ref == BindRef(SlotIt) || w.Ref == BindRef(SlotOne))
}

// ownSelected says that "it" is what each of those players selected, of whom there may be several.
func (c *Clause) ownSelected() {
	if selectsOne(*c) {
		c.Do[1].(*ability.Move).What.Ref.Slot = SlotIt
	}
}

// aPhase: 次の is said of a phase that comes.
func aPhase(v any) bool {
	c := v.(Clause)
	return c.On[0].Verb == ability.PhaseBegan && c.For == (ability.Time{})
}

// Actable: the verbs that another player may be told to do.
func Actable(v any) bool {
	switch e := v.(Clause).Do[0].(type) {
	case *ability.Draw:
		return true
	case *ability.Look: // each player, at their own; another's is looked at by who says so
		return takesTurns(v.(Clause).Actor) && !v.(Clause).May && e.From.Who.Side == ability.That && !e.Reveal && !e.OneByOne && e.Until == nil
	case *ability.Make:
		return e.To.Who == Who(ability.You)
	case *ability.Find:
		return len(e.Sel.Each) == 0 && e.Who == Who(ability.You) && e.Sel.Of.Who == Who(ability.You) && e.To.Zone == ability.Field && e.To.Who == (ability.Who{}) // elsewhere it is said whose
	case *ability.Select:
		return ownOrTheir(e.Sel.Of, v.(Clause).Actor)
	case *ability.Move:
		return e.What.Sel != nil && ownOrTheir(e.What.Sel.Of, v.(Clause).Actor)
	}
	return false
}

// actableOrIt: a player may also be told to move the thing that is spoken of, but not into play, where it would be whose it is said to be.
func actableOrIt(v any) bool {
	m, ok := v.(Clause).Do[0].(*ability.Move)
	return ok && m.What.Ref == BindRef(SlotIt) && m.To.Who == (ability.Who{}) && m.To.Zone != ability.Field && m.To.Order == ability.ChosenOrder || Actable(v)
}

// ownOrTheir: 自身の, and 手札 without a side, are those of the player who acts.
func ownOrTheir(f ability.Filter, actor ability.Who) bool {
	if f.Who.Side == ability.You && actor.Side == ability.Each && len(f.Zone) == 1 && f.Zone[0] != ability.Hand_ && f.Zone[0] != ability.Deck {
		return false // of another place than the hand and the deck each player says whose it is
	}
	return f.Who.Side == ability.That || f.Who.Side == ability.You && len(f.Zone) == 1 && f.Zone[0] != ability.Field
}

// nthPlayed is which of those that its player plays in this turn a card is: one more than were played.
func nthPlayed() ability.Amount {
	return ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: Who(ability.You)}}, ability.N(1)}}
}

// drawsUntil is what a player does until they hold so many cards.
func drawsUntil(who ability.Side) Clause {
	return Clause{Actor: Who(who), Do: []ability.Effect{&ability.Draw{Who: Who(ability.You), Until: true}}}
}
