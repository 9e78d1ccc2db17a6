package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// rewordedRows are Japanese sentences that say what others of the grammar say, in another order or with other words around the same parts.
func rewordedRows() []text.Row {
	worth := func(n ability.Amount) bool { return n.Op != ability.Const && n.Op != ability.X }
	const asMany = "‹と同じだけ|と同じ数だけ|の数だけ|の数値分|だけ|分だけ|分›‹、|›"
	const ofTurn = "これがこのターン‹|中|中に|に|、|の|で›‹|自分が›‹|プレイした›"
	theirs := text.Who(ability.Opponent)
	rows := []text.Row{
		{ID: "attacks it if it can", NT: "effect", JA: "{What:topic}は‹|、›‹可能なら|可能であれば|できるなら|可能な限り›‹|、›{With:np}を攻撃する", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}},
		{ID: "is attacked if it can be", NT: "s6", JA: "{Do.0.With:np}‹が|は›‹|、›攻撃する‹なら|場合|際|とき|際は|ときは›、‹可能なら|›‹|、›{Do.0.What:what}を攻撃する | {Do.0.With:np}は‹|、›攻撃する‹なら|場合|際|とき|際は|ときは›、‹可能なら|›‹|、›{Do.0.What:what}を攻撃しなければならない", Node: text.Clause{Do: []ability.Effect{&ability.Rule{Verb: ability.AttackedV, Mode: ability.Must}}}},
		{ID: "damage as much as", NT: "effect", JA: "{N:exprs}‹と同じだけ|と同じ数だけ|の数だけ›‹、|›{To:what}にダメージを与える | {To:what}に‹、|›{N:exprs}‹と同じだけ|と同じ数だけ|の数だけ›‹、|›ダメージを与える | {To:what}に{N:exprs}の数のダメージ‹|を与える›", Node: &ability.Damage{}, Needs: func(v any) bool { return worth(v.(*ability.Damage).N) }},
		{ID: "draws as many as rolled", NT: "effect", JA: "{N:exprs}‹の数だけ|の枚数だけ|の枚数›‹、|›‹カードを|›引く", Node: &ability.Draw{Who: text.Who(ability.You)}, Needs: func(v any) bool { return v.(*ability.Draw).N.Op == ability.NumberIn }},
		{ID: "cost in a turn", NT: "sentence", JA: "{If:while}‹、|に|に、|›これをプレイする際‹、|›{Do.0:playcost} | これは‹|、›{If:while}‹、|に|に、|›{Do.0:playsfor}", Node: text.Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: asks},
		{ID: "cost in a turn of", NT: "sentence", JA: "{If.Who:poss}ターンに‹、|›これをプレイする際‹、|›{Do.0:playcost} | ‹これは‹|、›|›{If.Who:poss}ターン‹中|›なら‹、|›{Do.0:playsfor} | これは‹|、›{If.Who:poss}ターンに‹、|›{Do.0:playsfor}", Node: text.Clause{AsPlayed: true, If: &ability.Cond{Op: ability.TurnOf}, Do: []ability.Effect{nil}}},
		{ID: "costs if", NT: "sentence", JA: "これは‹|、›{If:nara}‹、|›{Do.0:playsfor} | {If:nara}‹、|›これは{Do.0:playsfor}", Node: text.Clause{AsPlayed: true, Do: []ability.Effect{nil}}, Needs: asks},
		{ID: "plays for so much less", NT: "playsfor", JA: "コスト‹を|が|は|›{Op:pm}{N:num}‹で|して|された状態で›プレイできる | コスト‹が|は|を›{Op:pm}{N:num}‹される|する|になる›", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}},
		{ID: "raced ones", NT: "mod", JA: "出走した", Node: ability.Filter{Is: []ability.State{ability.Raced}}},
		{ID: "was raced", NT: "cond3", JA: "{Ref:ref}が出走している", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Raced}}}},
		{ID: "goes back to the EX area", NT: "effect", JA: "{What:o}‹|自分の›EXエリアに戻す | ‹|自分の›EXエリアに{What:o}戻す", Node: &ability.Move{To: text.At(ability.EX)}},
		{ID: "nth attack of this", NT: "cond1", JA: "このターン‹|中›、これが{R:num}回目の攻撃 | これがこのターン‹|中›‹|に|の›{R:num}回目の攻撃", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.AttackV, Subj: text.ThisFilter()}}}},
		{ID: "has drive, said", NT: "cond3", JA: "{Ref:ref}がドライブを‹持つ|持っている›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "drive"}}}}},
		{ID: "draws up to what is asked", NT: "s2", JA: "‹自分の|›手札が{If.R:num}枚以下‹なら|の場合|であれば›‹、|›{Do.0.N:num}枚になるように引く", Node: drawsUpTo(ability.LE)},
		{ID: "draws up to what is asked, of just so many", NT: "s2", JA: "‹自分の|›手札が{If.R:num}枚‹なら|の場合|であれば›‹、|›{Do.0.N:num}枚になるように引く", Node: drawsUpTo(ability.EQ)},
		{ID: "draws up to what is asked, of none", NT: "s2", JA: "‹自分の|›手札がない‹なら|場合›‹、|›{Do.0.N:num}枚になるように引く", Node: drawsUpTo(ability.LE)},
		{ID: "the card of the turn this is", NT: "cond1", JA: ofTurn + "{R:num}枚目‹の|にプレイした›カード", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: playedCards()}},
		{ID: "at least that card of the turn", NT: "cond1", JA: ofTurn + "{R:num}枚目以降‹の|にプレイした›カード", Node: ability.Cond{Op: ability.Compare, L: playedCards()}},
		{ID: "fuses with some", NT: "fuse", JA: "{0.Do.What.Sel.Of:npraw}1枚以上", Node: []ability.Cost{{Do: &ability.Act{Word: "fuse", What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}}}}}}}, // 12.18.2.2
		{ID: "barred unless", NT: "s2", JA: "{If:condU}‹|、›{+:s3}", Node: text.Clause{While: true}, Needs: barred},
		{ID: "this is barred unless", NT: "s2", JA: "これは‹|、›{If:condU}‹|、›{Do:preds}", Node: text.Clause{While: true, About: text.ThisRef}, Needs: barred},
		{ID: "unplayable unless", NT: "sentence", JA: "これは‹|、›{CardNeeds:condU}‹|、›プレイできない | {CardNeeds:condU}‹|、›これはプレイできない", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).CardNeeds != nil }},
		{ID: "stays for what is paid", NT: "s4", JA: "{Do.0:effectC}：これを場に残す", Node: text.Clause{May: true, Do: []ability.Effect{nil}}, Needs: whoseIsSaid},
		{ID: "stays for life that is paid", NT: "s4", JA: "{Do.0.What:topic}は{Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}：これを場に残す", Node: text.Clause{May: true, Do: []ability.Effect{&ability.Change{}}}},
		{ID: "now and in their next turn", NT: "s4", JA: "‹このターンと次の相手のターン|このターンと次の相手のターン中|このターン中と次の相手のターン中›、{+:s5}", EN: "this turn and during your opponent's next turn, {+:s5}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Next: ability.Time{Until: ability.InNext, Whose: theirs}}},
		{ID: "costs that much less instead", NT: "sentence", JA: "{If:nara}‹、|›代わりに{Do.0:playcost} | {If:nara}‹、|›代わりに{Do.0:playless}", EN: "{If:nara}, its cost is {Do.0:playcost} instead", Node: text.Clause{AsPlayed: true, Instead: true, Do: []ability.Effect{nil}}, Needs: asks},
		{ID: "so much less", NT: "playless", JA: "{Op:pm}{N:num}する", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}},
		{ID: "divided instead", NT: "partial", JA: "{N:num}ダメージを‹割りふる|割り振る›", Node: &ability.Damage{Split: true}},
		{ID: "one a turn of this", NT: "sentence", JA: "自分は‹この|これを›‹カード|スペル|フォロワー|アミュレット|›‹を|›‹1ターンに|ターンごとに›{CardLimit.N:int}枚‹|まで›しかプレイできない", Node: text.Clause{CardLimit: &ability.Limit{By: ability.ByName}}},
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	rows = append(rows,
		text.Row{ID: "takes none of their damage", NT: "effect", JA: "{What:topic}は‹|、›相手の{Kind:dmgof}を受けない | {What:topic}は‹|、›「相手の{Kind:dmgof}」を受けない | {What:topic}は‹、|›相手の能力‹から|によって|により›{Kind:dmgby}を受けない", EN: "{What:what} ‹takes~take› no {Kind:dmgof} from your opponent's abilities", Node: &ability.Rule{Verb: ability.TakeDamage, By: theirs}, Needs: func(v any) bool { return v.(*ability.Rule).Kind == ability.AbilityDamage }},
		text.Row{Quiet: true, ID: "stat as much as", NT: "s6", JA: "{Do.0.N:exprs}" + asMany + "{Do.0.What:topic}は{Do.0.Stat:staticon}{Do.0.Op:pm}する | {Do.0.What:topic}は‹、|›{Do.0.N:exprs}" + asMany + "{Do.0.Stat:staticon}{Do.0.Op:pm}する | {Do.0.N:exprs}" + asMany + "{Do.0.What:topic}の{Do.0.Stat:staticon}を{Do.0.Op:pm}する", Node: text.Clause{Do: []ability.Effect{&ability.Change{}}}, Needs: func(v any) bool { return worth(v.(text.Clause).Do[0].(*ability.Change).N) }},
		text.Row{ID: "of abilities", NT: "dmgof", JA: "能力ダメージ | 能力によるダメージ | 能力のダメージ", EN: "ability damage", Node: ability.AbilityDamage},
		text.Row{Quiet: true, ID: "by abilities", NT: "dmgby", JA: "ダメージ | 能力ダメージ", Node: ability.AbilityDamage},
	)
	for _, d := range []struct{ ja, done string }{{"‹破壊された|破壊した›", "destroyed"}, {"‹消滅した|消滅させた›", "banished"}, {"捨てた", "discarded"}, {"墓場に置いた", "put into the cemetery"}, {"手札に戻した", "returned to hand"}} {
		const them = "‹|これにより|これによって›‹|それが|それらが|それを|それらを›"
		number := ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.done)}
		rows = append(rows,
			text.Row{Quiet: true, ID: "so many were " + d.done, NT: "cond3", JA: them + "{R:num}‹体|枚|つ›‹|以上|とも›‹|を›" + d.ja, Node: ability.Cond{Op: ability.Compare, L: number}, Needs: severalDone},
			text.Row{Quiet: true, ID: "both were " + d.done, NT: "cond3", JA: them + "‹どちらも|両方とも|両方›" + d.ja, Node: ability.Cond{Op: ability.Compare, L: number, R: ability.N(2)}})
	}
	return rows
}

// drawsUpTo draws until one has so many cards in hand, behind a sentence that asks how many those are.
func drawsUpTo(cmp ability.Cmp) text.Clause {
	hand := &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}
	return text.Clause{If: &ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf, Of: hand}}, Do: []ability.Effect{&ability.Draw{Who: text.Who(ability.You), Until: true}}}
}

// playedCards is how many cards one has played this turn.
func playedCards() ability.Amount {
	return ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You), Subj: &ability.Filter{}}}
}

// barred tells whether a sentence says nothing but what cannot be done as long as something is not so.
func barred(v any) bool {
	c := v.(text.Clause)
	return c.If != nil && len(c.Do) > 0 && !slices.ContainsFunc(c.Do, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		return !is || r.Mode != ability.Cannot || r.Verb == ability.Played && (c.About == text.ThisRef || r.What.Ref == text.ThisRef)
	})
}

// whoseIsSaid: what is paid for something is of a player who is named.
func whoseIsSaid(v any) bool {
	on := ability.ActsOn(v.(text.Clause).Do[0])
	return on == nil || on.Sel == nil || on.Sel.Of.Who != (ability.Who{})
}

// severalDone: of one it is said otherwise.
func severalDone(v any) bool { n := v.(ability.Cond).R; return n.Op == ability.Const && n.N > 1 }
