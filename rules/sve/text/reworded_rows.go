package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// rewordedRows are Japanese sentences that say what others of the grammar say, in another order or with other words around the same parts.
func rewordedRows() []text.Row {
	worth := func(n ability.Amount) bool { return n.Op != ability.Const && n.Op != ability.X }
	const asMany = "‹と同じだけ|と同じ数だけ|の数だけ|の数値分|だけ|分だけ|分›‹、|›"
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
		{ID: "was raced", NT: "cond3", JA: "{Ref:ref}が出走している", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Raced}}}},
		{ID: "goes back to the EX area", NT: "effect", JA: "{What:o}‹|自分の›EXエリアに戻す | ‹|自分の›EXエリアに{What:o}戻す", Node: &ability.Move{To: text.At(ability.EX)}},
		{ID: "nth attack of this", NT: "cond1", JA: "このターン‹|中›、これが{R:num}回目の攻撃 | これがこのターン‹|中›‹|に|の›{R:num}回目の攻撃", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.AttackV, Subj: text.ThisFilter()}}}},
		{ID: "divided instead", NT: "partial", JA: "{N:num}ダメージを‹割りふる|割り振る›", Node: &ability.Damage{Split: true}},
		{ID: "one a turn of this", NT: "sentence", JA: "自分は‹この|これを›‹カード|スペル|フォロワー|アミュレット|›‹を|›‹1ターンに|ターンごとに›{CardLimit.N:int}枚‹|まで›しかプレイできない", Node: text.Clause{CardLimit: &ability.Limit{By: ability.ByName}}},
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	rows = append(rows,
		text.Row{ID: "takes none of their damage", NT: "effect", JA: "{What:topic}は‹|、›相手の{Kind:dmgof}を受けない | {What:topic}は‹、|›相手の能力‹から|によって|により›{Kind:dmgby}を受けない", EN: "{What:what} ‹takes~take› no {Kind:dmgof} from your opponent's abilities", Node: &ability.Rule{Verb: ability.TakeDamage, By: theirs}, Needs: func(v any) bool { return v.(*ability.Rule).Kind == ability.AbilityDamage }},
		text.Row{Quiet: true, ID: "stat as much as", NT: "s6", JA: "{Do.0.N:exprs}" + asMany + "{Do.0.What:topic}は{Do.0.Stat:staticon}{Do.0.Op:pm}する | {Do.0.What:topic}は‹、|›{Do.0.N:exprs}" + asMany + "{Do.0.Stat:staticon}{Do.0.Op:pm}する | {Do.0.N:exprs}" + asMany + "{Do.0.What:topic}の{Do.0.Stat:staticon}を{Do.0.Op:pm}する", Node: text.Clause{Do: []ability.Effect{&ability.Change{}}}, Needs: func(v any) bool { return worth(v.(text.Clause).Do[0].(*ability.Change).N) }},
		text.Row{ID: "of abilities", NT: "dmgof", JA: "能力ダメージ | 能力によるダメージ | 能力のダメージ", EN: "ability damage", Node: ability.AbilityDamage},
		text.Row{Quiet: true, ID: "by abilities", NT: "dmgby", JA: "ダメージ | 能力ダメージ", Node: ability.AbilityDamage},
	)
	return rows
}
