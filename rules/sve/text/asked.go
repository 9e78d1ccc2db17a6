package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// askedRows are what a text asks of how this was played, and of modes, in more words than print has.
func askedRows() []text.Row {
	const of, these = "‹下記|以下|次›", "‹チョイスする|選ぶ|選択する|行う|発動する|実行する|選んで‹、|›‹行う|発動する|実行する|使う›|選び‹、|›‹行う|発動する|実行する|使う››"
	rows := []text.Row{
		{ID: "so much was paid", NT: "cond3", EN: "{On.AtLeast:num} or more was paid to play {On.Subj.Ref:ref} | you paid {On.AtLeast:num} or more ‹|PP ›to play {On.Subj.Ref:ref} | you paid at least {On.AtLeast:num} ‹|PP ›to play {On.Subj.Ref:ref} | {On.Subj.Ref:ref} was played for {On.AtLeast:num} or more‹| PP›",
			JA:   "{On.Subj.Ref:ref}を{On.AtLeast:num}‹コスト|PP›以上‹|を›‹支払|払›ってプレイしてい‹た|る› | {On.Subj.Ref:ref}を‹|、›‹コスト|PP›‹|を›{On.AtLeast:num}以上‹|を›‹支払|払›ってプレイしてい‹た|る› | {On.Subj.Ref:ref}を‹|、›‹コスト|PP›{On.AtLeast:num}以上‹で|として›プレイしてい‹た|る› | {On.Subj.Ref:ref}を{On.AtLeast:num}‹コスト|PP›以上でプレイしてい‹た|る› | {On.Subj.Ref:ref}の‹プレイ|プレイの際|プレイ時›に‹|、›{On.AtLeast:num}‹コスト|PP|›以上‹|を›‹支払|払›ってい‹た|る› | {On.Subj.Ref:ref}の‹プレイ|プレイの際|プレイ時›に‹|、›‹コスト|PP›‹|を›{On.AtLeast:num}以上‹支払|払›ってい‹た|る› | {On.Subj.Ref:ref}をプレイ‹する際|した際|したとき|する時|するとき›に‹|、›‹コスト|PP›‹|を›{On.AtLeast:num}以上‹支払|払›ってい‹た|る› | {On.Subj.Ref:ref}をプレイ‹する際|した際|したとき|する時|するとき›に‹|、›{On.AtLeast:num}‹コスト|PP›以上‹|を›‹支払|払›ってい‹た|る› | ‹コスト|PP›‹|を›{On.AtLeast:num}以上‹支払|払›って{On.Subj.Ref:ref}をプレイしてい‹た|る›",
			Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.AtLeast != nil }},
		{Quiet: true, ID: "modes in other words", NT: "effect", JA: of + "の‹効果|選択肢|能力|モード›‹から|の中から|のうち|のうちから|の中›‹、|›‹|好きな|異なる›{N:modecount}‹|を›" + these + " | " + of + "‹から|の中から|のうち|のうちから›‹、|›{N:modecount}‹|を›" + these + " | " + of + "の‹効果|選択肢|能力|モード›{N:modecount}‹|を›‹行う|発動する|実行する›", Node: &ability.Modes{}},
		{Quiet: true, ID: "modes alone", NT: "sentence", JA: "‹|【モード】›{Do.0.N:modecount}‹|を›‹チョイスする|選ぶ|選択する›", Node: text.Clause{Do: []ability.Effect{&ability.Modes{}}}},
		{Quiet: true, ID: "more modes if", NT: "s2", JA: "{If:nara}‹、|›{Do.0.N:modecount}‹|を›‹チョイスする|選ぶ|選択する› | {If:threshold}‹|、›{Do.0.N:modecount}‹|を›‹チョイスする|選ぶ|選択する›", Node: text.Clause{Instead: true, Deeds: []ability.Effect{&ability.Select{}}, Do: []ability.Effect{&ability.Modes{}}}, Needs: asks},
		{Quiet: true, ID: "state while", NT: "while", JA: "{_:threshold}‹状態|›の間 | 自分が{_:threshold}‹状態|›の間", Needs: ofThreshold},
		{ID: "threshold while", NT: "while", JA: "{_:threshold}である限り | 自分が{_:threshold}である限り", EN: "as long as {_:threshold} is active", Needs: func(v any) bool { return ofThreshold(v) && !ofState(v.(ability.Cond)) }},
		{Quiet: true, ID: "threshold, while", NT: "s2", JA: "{If.Args.0:threshold}{If.Args.1:whiles}、{+:s3}", EN: "{If.Args.0:threshold} {If.Args.1:whiles}, {+:s3}", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}}},
		{Quiet: true, ID: "while, threshold", NT: "s2", JA: "{If.Args.0:whiles}、{If.Args.1:threshold}{+:s3}", EN: "{If.Args.0:whiles}, {If.Args.1:threshold} {+:s3}", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}}},
		{ID: "per one played", NT: "s5", JA: "このターン‹中に|、|に›{Per.On.Who:player}がプレイした{Per.On.Subj:npraw}1{:ctr}につき‹、|›{+:s6}", EN: "for each {Per.On.Subj:npraw} {Per.On.Who:player} played this turn, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Played}}}},
	}
	theirs := text.Who(ability.Opponent)
	rows = append(rows,
		text.Row{ID: "cannot be banished by their", NT: "effect", JA: "{What:what}は相手の能力‹により|によって|では|で›消滅しない", EN: "{What:what} cannot be banished by your opponent's abilities", Node: &ability.Rule{Verb: ability.Banished, By: theirs, Kind: ability.AbilityDamage}},
		text.Row{ID: "cannot be returned", NT: "effect", JA: "{What:what}は手札に戻らない", EN: "{What:what} cannot be returned to hand", Node: &ability.Rule{Verb: ability.Returned}},
		text.Row{ID: "cannot be returned by", NT: "effect", JA: "{What:what}は能力‹により|によって|では|で›手札に戻らない | {What:what}は能力‹により|によって|では|で›手札に戻されない", EN: "{What:what} cannot be returned to hand by abilities", Node: &ability.Rule{Verb: ability.Returned, Kind: ability.AbilityDamage}},
		text.Row{ID: "cannot be returned by their", NT: "effect", JA: "{What:what}は相手の能力‹により|によって|では|で›手札に戻らない | {What:what}は相手の能力‹により|によって|では|で›手札に戻されない", EN: "{What:what} cannot be returned to hand by your opponent's abilities", Node: &ability.Rule{Verb: ability.Returned, By: theirs, Kind: ability.AbilityDamage}},
		text.Row{ID: "is selected if it can be", NT: "effect", JA: "相手‹|プレイヤー|プレイヤーすべて›は‹、|›能力で{What.Ref:ref}を選べるなら‹、|›‹これ|それ›を選ぶ", EN: "‹your opponent|your opponents|each opponent› must select {What.Ref:ref} ‹for|with› ‹|their ›abilities if ‹able|possible› | ‹your opponent|your opponents|each opponent› must select {What.Ref:ref} if able ‹for|with› ‹|their ›abilities", Node: &ability.Rule{Verb: ability.Selected, Mode: ability.Must, By: theirs}},
		text.Row{Quiet: true, ID: "limit of this", NT: "sentence", JA: "これは‹|、›‹1ターンに|ターンごとに|1ターン中に|各ターン|各ターンに›{Limit.N:int}‹回|度›しか‹使えない|働かない|使用できない|起動できない|発動しない› | これは‹|、›‹1ターンに|ターンごとに›{Limit.N:int}‹回|度›‹|だけ|まで|のみ›‹使える|働く|使用できる|起動できる|発動する›", Node: text.Clause{Limit: &ability.Limit{}}},
		text.Row{Quiet: true, ID: "damage as it is taken", NT: "effect", JA: "{Of.Subj:fwhat}が{Of.Kind:dmg}を受ける‹とき|際|場合|時›‹、|›‹そのダメージ|それ|受けるダメージ›‹を|は›{Op:pm}{N:num}‹する|される›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}},
		text.Row{Quiet: true, ID: "transformed in other words", NT: "effect", JA: "{What:o}{Name:name}‹|1枚|1体|1つ›に‹する|変える|変化させる› | {What:what}は{Name:name}に変化する", Node: &ability.Act{Word: "transform"}},
		text.Row{Quiet: true, ID: "damage to it too", NT: "effect", JA: "{To:what}にも{N:num}ダメージ | {To:what}にも{N:num}ダメージを与える", Node: &ability.Damage{}},
		text.Row{Quiet: true, ID: "stats of it too", NT: "effect", JA: "{What:what}も{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する", Node: &ability.Change{Also: []ability.StatOp{{}}}},
		text.Row{Quiet: true, ID: "words of it too", NT: "effect", JA: "{What:what}も{Words:kws}を‹持つ|得る›", Node: &ability.Give{}, Needs: undriven},
		text.Row{Quiet: true, ID: "so many played", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Who:player}が{N:int}{:ctr}以上{On.Subj:npraw}をプレイし‹ていた|ている› | {On.Who:player}がこのターン‹、|中、|中に|に›{N:int}{:ctr}以上{On.Subj:npraw}をプレイし‹ていた|ている›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return v.(ability.Cond).N > 0 }},
	)
	return slices.Concat(rows, chosenCosts(), orderedRows())
}

// orderedRows say things of the grammar in another order, or with a particle of another sort.
func orderedRows() []text.Row {
	count := func() ability.Amount { return ability.Amount{Op: ability.CountOf} }
	more := func() ability.Amount {
		return ability.Amount{Op: ability.Sum, Args: []ability.Amount{count(), ability.N(1)}}
	}
	points := func(s ability.Side) ability.Amount { return ability.Amount{Op: ability.StatOf, Who: text.Who(s)} }
	above := func(s ability.Side) ability.Amount {
		return ability.Amount{Op: ability.Sum, Args: []ability.Amount{points(s), ability.N(1)}}
	}
	came := text.Related(ability.CameThisTurn, ability.Ref{})
	theirs := func(v any) bool {
		w := v.(*ability.Move).What
		return w.Sel == nil || w.Sel.Of.Who.Side == ability.Opponent
	}
	worth := func(v any) bool { return v.(*ability.Damage).N.Op != ability.Const }
	rows := []text.Row{
		{ID: "below in their deck", NT: "effect", JA: "{What:o}相手のデッキの‹|一番›下に‹置く|戻す›", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}, Needs: theirs},
		{ID: "on top of their deck", NT: "effect", JA: "{What:o}相手のデッキの‹|一番›上に‹置く|戻す›", Node: &ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}, Needs: theirs},
		{ID: "to their hand", NT: "effect", JA: "{What:o}相手の手札に戻す", Node: &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}, Needs: theirs},
		{ID: "the turn it came", NT: "while", JA: "{Ref:ref}が場に出たターン‹|中|の間|に›", Node: ability.Cond{Op: ability.Is, Of: &came}},
		{ID: "number more than number", NT: "cond3", JA: "{L.Of:np}の‹数|枚数›が{R.Args.0.Of:np}‹の数|の枚数|›より多い", Node: ability.Cond{Op: ability.Compare, L: count(), R: more()}},
		{ID: "number less than number", NT: "cond3", JA: "{R.Args.0.Of:np}の‹数|枚数›が{L.Of:np}‹の数|の枚数|›より少ない", Node: ability.Cond{Op: ability.Compare, L: count(), R: more()}},
		{ID: "points more than theirs", NT: "cond3", JA: "自分の{L.Stat=R.Args.0.Stat:playerstat}が相手‹|の残り|のそれ›より‹多い|高い›", Node: ability.Cond{Op: ability.Compare, L: points(ability.You), R: above(ability.Opponent)}},
		{ID: "points less than theirs", NT: "cond3", JA: "自分の{L.Stat=R.Args.0.Stat:playerstat}が相手‹|の残り|のそれ›より‹少ない|低い›", Node: ability.Cond{Op: ability.Compare, L: points(ability.Opponent), R: above(ability.You)}},
		{ID: "attacks at it", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}‹に|へ›攻撃した", Node: ability.Event{Verb: ability.AttackV}},
		{ID: "had it evolve", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj.Who:player}が{On.Subj+:npraw}を進化させてい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Evolves, Subj: &ability.Filter{}}}},
		{ID: "stat is as much", NT: "effect", JA: "{What:topic}の{Stat:statname}は‹|、›‹|「›{N:exprs}‹|」›と同じ‹になる|である|値になる|数になる› | {What:topic}の{Stat:statname}を{N:exprs}と同じ‹にする|値にする|数にする›", Node: &ability.Change{Op: ability.Set}, Needs: func(v any) bool { return v.(*ability.Change).N.Op != ability.Const }},
		{ID: "so much damage", NT: "effect", JA: "{N:exprs}‹だけ|分だけ|分›‹、|›{To:what}にダメージを与える | {To:what}に‹、|›{N:exprs}‹だけ|分だけ›ダメージを与える | {To:what}に‹、|›{N:exprs}分のダメージ‹|を与える›", Node: &ability.Damage{}, Needs: worth},
		{ID: "select from a place", NT: "effect", JA: "{Sel.Of+:npraw}{Sel.N:count}を‹、|›{Sel.Of.Who:poss}{Sel.Of.Zone:zoneset}から選ぶ | {Sel.Of+:npraw}を{Sel.N:count}‹、|›{Sel.Of.Who:poss}{Sel.Of.Zone:zoneset}から選ぶ", Node: &ability.Select{Slot: text.SlotNew}},
	}
	theirOnes := text.Who(ability.Opponent)
	rows = append(rows,
		text.Row{ID: "damage per one, behind whom", NT: "s5", JA: "{Do.0.To:what}に、{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}ダメージ‹|を与える›", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Damage{}}}},
		text.Row{ID: "damage per amount, behind whom", NT: "s5", JA: "{Do.0.To:what}に‹、|›{Per:each}につき‹、|›{Do.0.N:num}ダメージ‹|を与える›", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}}}, Needs: func(v any) bool {
			c := v.(text.Clause)
			return perSaid(v) && (c.Per.Op != ability.CountOf || c.Per.N == 1 && text.Equal(c.Do[0].(*ability.Damage).N, ability.N(1))) // more of them have rows of their own
		}},
		text.Row{ID: "until the next turn", NT: "span", JA: "次の{Whose:poss}ターンまで", Node: ability.Time{Until: ability.StartOfTurn}},
		text.Row{ID: "in the end phase", NT: "events", JA: "{0.Who:poss}エンドフェイズに", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
		text.Row{ID: "a card is drawn", NT: "event", JA: "カードを引いた", Node: ability.Event{Verb: ability.Drew, Who: text.Who(ability.You)}},
		text.Row{ID: "EP are paid", NT: "cost", JA: "‹自分の|›EPを{0.N:num}‹つ|›‹消費する|支払う|使用する|消費›", Node: []ability.Cost{{Res: ability.EP}}},
		text.Row{ID: "PP are paid", NT: "cost", JA: "‹自分の|›PPを{0.N:num}‹つ|›‹消費する|支払う|使用する|消費›", Node: []ability.Cost{{Res: ability.PP}}},
		text.Row{ID: "one drive check", NT: "effect", JA: "ドライブチェックを行う", EN: "‹perform|do› a drive check", Node: &ability.Act{Word: "drivecheck", N: ability.N(1)}},
		text.Row{ID: "look from the top", NT: "effect", JA: "{From.Who:poss}デッキを上から{N:num}枚見る | {From.Who:poss}デッキの上から{N:num}枚見る | {From.Who:poss}デッキの上{N:num}枚のカードを見る", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: text.SlotNew}},
		text.Row{ID: "limit alone", NT: "sentence", JA: "‹1ターンに|ターンごとに|1ターン中に›{Limit.N:int}‹回|度›‹のみ|だけ|まで|のみ使える|だけ使える|まで使える|しか使えない|のみ発動する|だけ発動する|まで発動する›", Node: text.Clause{Limit: &ability.Limit{}}},
		text.Row{ID: "stat of all changes", NT: "effect", JA: "{What:topic}の{Stat:statname}を{Op:pm}{N:num}する", Node: &ability.Change{}},
		text.Row{ID: "all cannot be selected by", NT: "effect", JA: "{What:topic}は‹、|›相手のカードや能力‹により|によって|では|で›選ばれない | {What:topic}は‹、|›相手のカードや能力の対象にならない", Node: &ability.Rule{Verb: ability.Selected, By: theirOnes}},
		text.Row{ID: "all cannot be selected by abilities", NT: "effect", JA: "{What:topic}は‹、|›相手の能力‹により|によって|では|で›選ばれない | {What:topic}は‹、|›相手の能力の対象にならない", Node: theirAbilities()},
		text.Row{ID: "all cannot be destroyed by", NT: "effect", JA: "{What:topic}は‹、|›能力‹により|によって|では|で›破壊されない", Node: &ability.Rule{Verb: ability.Destroyed, Kind: ability.AbilityDamage}},
		text.Row{ID: "all cannot be destroyed by their", NT: "effect", JA: "{What:topic}は‹、|›相手の能力‹により|によって|では|で›破壊されない", Node: &ability.Rule{Verb: ability.Destroyed, By: theirOnes, Kind: ability.AbilityDamage}},
		text.Row{ID: "all take no damage", NT: "effect", JA: "{What:topic}は‹、|›{Kind:dmg}を受けない", Node: &ability.Rule{Verb: ability.TakeDamage}},
	)
	for i := range rows {
		rows[i].Quiet = true
	}
	pointsOver := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.StatOf}, ability.N(1)}}}
	both := func(v any) bool {
		c := v.(ability.Cond)
		return c.L.Stat > ability.PlayerLife && len(c.R.Args) > 0 && c.R.Args[0].Stat > ability.PlayerLife
	}
	return append(rows, text.Row{Quiet: true, ID: "points under points", NT: "cond3", JA: "{R.Args.0.Who:poss}{R.Args.0.Stat:playerstat}が{L.Who:poss}{L.Stat:playerstat}より‹少ない|低い›", Node: text.Clone(pointsOver), Needs: both},
		text.Row{ID: "points over points", NT: "cond3", JA: "{L.Who:poss}{L.Stat:playerstat}が{R.Args.0.Who:poss}{R.Args.0.Stat:playerstat}より‹多い|高い›", EN: "{L.Who:poss}{L.Stat:playerstat} is more than {R.Args.0.Who:poss}{R.Args.0.Stat:playerstat}", Node: pointsOver, Needs: both})
}

// chosenCosts are costs where what is paid is said to be chosen first: …1体を選び、墓場に置く.
func chosenCosts() (rows []text.Row) {
	for _, way := range []struct {
		id, ja, te string
		does       ability.Move
	}{
		{"bury", "墓場に置く", "墓場に置いて", ability.Move{To: text.At(ability.Discards)}},
		{"discard", "捨てる", "捨てて", ability.Move{How: ability.Discard, To: text.At(ability.Discards)}},
		{"return", "手札に戻す", "手札に戻して", ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{"banish", "消滅させる", "消滅させて", ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
		{"destroy", "破壊する", "破壊して", ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}},
		{"put below", "デッキの下に置く", "デッキの下に置いて", ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
	} {
		does := way.does
		const what, chosen, added = "{AddCost.0.Do.What:o}", "選‹び|んで›‹、|›", "これをプレイする際、追加コストとして‹|、›"
		rows = append(rows,
			text.Row{Quiet: true, ID: "chosen to " + way.id + " added", NT: "sentence", JA: added + what + chosen + way.ja, Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Additional, Do: text.Clone(&does).(*ability.Move)}}}, Needs: paysThings},
			text.Row{Quiet: true, ID: "chosen to " + way.id + " if wanted", NT: "sentence", JA: added + what + chosen + way.te + "‹よい|もよい›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: text.Clone(&does).(*ability.Move)}}}, Needs: paysThings},
			text.Row{Quiet: true, ID: "chosen to " + way.id, NT: "cost", JA: "{0.Do.What:o}" + chosen + way.ja, Node: []ability.Cost{{Do: &does}}, Needs: func(v any) bool { return v.([]ability.Cost)[0].Do.(*ability.Move).What.Sel != nil }})
	}
	return rows
}

// paysThings: what is paid with is chosen now, and was not met before.
func paysThings(v any) bool { return v.(text.Clause).AddCost[0].Do.(*ability.Move).What.Sel != nil }

// thresholdPaid is an ability that is activated with the icon of a threshold among its costs, which says when it can be used: print
// says so in a sentence behind it.
func (d dialect) thresholdPaid(c *text.Compiler, n *text.Normal) *text.Normal {
	colon := text.Colon(n)
	if ic, _, _ := c.Game.Lex.IconAt(n.R, 0, c.Lang); ic == nil || ic.Kind != text.ActivatedIcon || colon < 0 {
		return n
	}
	for i := 0; i < colon; i++ {
		ic, num, end := c.Game.Lex.IconAt(n.R, i, c.Lang)
		if ic == nil || ic.Kind != text.ThresholdIcon || ic.Word == "earthrite" || end > colon {
			continue
		}
		icon := string(n.R[i:end])
		says := "この能力は" + icon + "なら使える。"
		switch cond, _ := ic.Value.(ability.Cond); {
		case num == text.NoNumber && !ofState(ability.Cond{Word: ic.Word}):
			return n
		case c.Lang == text.EN:
			says = " This ability can be used only if " + icon + " is active."
		case ofState(cond) || ofState(ability.Cond{Word: ic.Word}):
			says = "この能力は" + icon + "状態なら使える。"
		}
		last := len(n.R) - 1
		if n.R[last] != '。' && n.R[last] != '.' {
			return n
		}
		return n.Put(true, func(k int) (string, int) {
			switch {
			case k == i:
				for end < colon && n.R[end] == ' ' || end < colon && n.R[end] == ',' || end < colon && n.R[end] == '、' {
					end++
				}
				return "", end
			case k == last:
				return string(n.R[last]) + says, last + 1
			}
			return "", 0
		})
	}
	return n
}

// iconFirst is a paragraph that begins with the icon of a threshold before that of its head, in the order of print: the icon stands
// before what is done.
func (d dialect) iconFirst(c *text.Compiler, n *text.Normal) *text.Normal {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic == nil || ic.Kind != text.ThresholdIcon {
		return n
	}
	head := end
	for head < len(n.R) && strings.ContainsRune(" -:、", n.R[head]) {
		head++
	}
	next, _, behind := c.Game.Lex.IconAt(n.R, head, c.Lang)
	if next == nil || next.Kind != text.TriggerIcon {
		return n
	}
	out := &text.Normal{}
	add := func(from, to int) {
		for i := from; i < to; i++ {
			out.Add(n.R[i], n.From[head], n.To[behind-1], n.Icons[i])
		}
	}
	add(head, behind)
	if add(0, end); c.Lang == text.EN {
		out.Add(' ', n.From[head], n.To[behind-1], false)
	}
	for behind < len(n.R) && n.R[behind] == ' ' {
		behind++
	}
	for i := behind; i < len(n.R); i++ {
		out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
	}
	return out
}

// evolvesUnsaid is an ability to evolve that leaves out what evolves: 進化する. It is this.
func evolvesUnsaid(n *text.Normal, l text.Lang) *text.Normal {
	icon, says := "[進化]", "これは進化する"
	at := text.Colon(n)
	if l != text.JA || at < 0 || !leads(n.R, 0, icon) {
		return n
	}
	for at++; at < len(n.R) && n.R[at] == ' '; at++ {
	}
	does := ""
	for _, w := range []string{"進化する", "進化させる"} {
		if leads(n.R, at, w) && (at+len([]rune(w)) == len(n.R) || n.R[at+len([]rune(w))] == '。') {
			does = w
		}
	}
	if does == "" {
		return n
	}
	return n.Put(false, func(i int) (string, int) {
		if i == at {
			return says, at + len([]rune(does))
		}
		return "", 0
	})
}

// theirAbilities: what the other player's abilities do not select. Whether it is theirs or of their cards too is printed as it was said.
func theirAbilities() *ability.Rule {
	return &ability.Rule{Verb: ability.Selected, By: text.Who(ability.Opponent), Kind: ability.AbilityDamage}
}
