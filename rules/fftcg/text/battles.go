package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Who blocks whom, in a party with whom, and what neither attacks nor blocks nor uses abilities. FF-TCG 10.1, 15.1.1.9.

// battleRows are those rows.
func battleRows() []text.Row {
	fought := func(is ability.State) ability.Filter {
		return ability.Filter{Is: []ability.State{is}, Rel: []ability.Rel{{Kind: ability.FoughtBy, In: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}}
	}
	uses := func(v any) bool {
		es := v.([]ability.Effect)
		k := es[len(es)-1].(*ability.Rule).With.Kind
		return k != 0 && k&^abilities == 0
	}
	beside := func() ability.Cond {
		return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: besideThis()}, R: ability.N(1)}
	}
	no := func(v ability.Verb) *ability.Rule { return &ability.Rule{Verb: v} }
	noUse := &ability.Rule{Verb: ability.ActivatedV, With: &ability.Filter{}}
	const such, of, ofKind = "{Rel.0.In+:prop}", "{Rel.0.In.Who:ctrl}{Rel.0.In+:prop}", "{Rel.0.In+:prop}の{Rel.0.In.Kind:kind}"
	rows := []text.Row{
		{ID: "a party with both", NT: "trigger", JA: text.OwnName + "が{If.Args.0.L.Of+:npraw}と{If.Args.1.L.Of+:npraw}とパーティーを組んで‹、|›アタックしたとき", EN: "when " + text.OwnName + " forms a party with {If.Args.0.L.Of+:anpraw} and {If.Args.1.L.Of+:anpraw}‹ and attacks|›",
			Node: text.Trigger{On: []ability.Event{{Verb: ability.PartyV, Subj: text.ThisFilter()}}, If: &ability.Cond{Op: ability.And, Args: []ability.Cond{beside(), beside()}}}, Needs: func(v any) bool { return eachNamed(*v.(text.Trigger).If) }},
		{ID: "neither, nor uses", NT: "chain", JA: "{0.What=1.What=2.What:what}は‹アタックもブロックもできず|ブロックもアタックもできず|アタック‹と|や›ブロック‹が|›できず|アタックできず‹|、›ブロックできず›‹、|›{2.With.Kind:kind}‹を|も›‹使用できない|使えない›", EN: "{0.What=1.What=2.What:what} cannot attack, block‹|,› or use {2.With.Kind:kinds}", Node: []ability.Effect{no(ability.AttackV), no(ability.BlockV), noUse}, Needs: uses},
		{ID: "attacks not, nor uses", NT: "chain", JA: "{0.What=1.What:what}はアタックできず‹、|›{1.With.Kind:kind}‹を|も›‹使用できない|使えない›", EN: "{0.What=1.What:what} cannot attack or use {1.With.Kind:kinds}", Node: []ability.Effect{no(ability.AttackV), noUse}, Needs: uses},
		{ID: "blocks not, nor uses", NT: "chain", JA: "{0.What=1.What:what}はブロックできず‹、|›{1.With.Kind:kind}‹を|も›‹使用できない|使えない›", EN: "{0.What=1.What:what} cannot block or use {1.With.Kind:kinds}", Node: []ability.Effect{no(ability.BlockV), noUse}, Needs: uses},
		{Quiet: true, ID: "neither, said the other way round", NT: "chain", JA: "{0.What=1.What:what}は‹ブロックもアタックもできない|ブロック‹と|や›アタック‹が|›できない|ブロックできず‹|、›アタック‹|も›できない›", Node: []ability.Effect{no(ability.AttackV), no(ability.BlockV)}},
		{Quiet: true, ID: "blocks such", NT: "mod", JA: such + "をブロックし‹ている|た›", Node: fought(ability.Blocking)},
		{Quiet: true, ID: "blocks such of a side", NT: "mod", JA: of + "をブロックし‹ている|た›", Node: fought(ability.Blocking), Needs: aimedAt},
		{Quiet: true, ID: "blocks such of a kind", NT: "mod", JA: ofKind + "をブロックし‹ている|た›", Node: fought(ability.Blocking)},
		{Quiet: true, ID: "blocks such of a kind and a side", NT: "mod", JA: "{Rel.0.In.Who:ctrl}" + ofKind + "をブロックし‹ている|た› | {Rel.0.In.Who:ctrl}{Rel.0.In.Kind:kind}をブロックし‹ている|た›", Node: fought(ability.Blocking), Needs: aimedAt},
		{ID: "blocked by such", NT: "mod", JA: such + "‹にブロックされている|がブロックしている›", EN: "… blocked by ‹a |an |›" + such, Node: fought(ability.Attacking)},
		{Quiet: true, ID: "blocked by such of a side", NT: "mod", JA: of + "‹にブロックされている|がブロックしている›", Node: fought(ability.Attacking), Needs: aimedAt},
		{Quiet: true, ID: "blocked by such of a kind", NT: "mod", JA: ofKind + "‹にブロックされている|がブロックしている›", Node: fought(ability.Attacking)},
		{Quiet: true, ID: "blocked by such of a kind and a side", NT: "mod", JA: "{Rel.0.In.Who:ctrl}" + ofKind + "‹にブロックされている|がブロックしている› | {Rel.0.In.Who:ctrl}{Rel.0.In.Kind:kind}‹にブロックされている|がブロックしている›", Node: fought(ability.Attacking), Needs: aimedAt},
	}
	return rows
}
