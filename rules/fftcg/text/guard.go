package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Who must attack or block, and how strong what it meets may be. FF-TCG 10.1.2, 10.1.3.

// guardRows are those rows.
func guardRows() []text.Row {
	must := func(v ability.Verb) *ability.Rule { return &ability.Rule{Verb: v, Mode: ability.Must} }
	return []text.Row{
		{Quiet: true, ID: "must block for a time", NT: "s4", JA: "{Do.0.What:what}は{For:span}‹、|›‹可能なら|可能ならば|可能な限り|可能であれば|できるなら›‹、|›ブロックしなければならない", EN: "{Do.0.What:what} must block {For:span} if ‹able|possible› | if possible, {Do.0.What:what} must block {For:span}", Node: text.Clause{Do: []ability.Effect{must(ability.BlockV)}}, Needs: forATime},
		{Quiet: true, ID: "must attack for a time", NT: "s4", JA: "{Do.0.What:what}は{For:span}‹、|›‹可能なら|可能ならば|可能な限り|可能であれば|できるなら›‹、|›アタックしなければならない", EN: "if possible, {Do.0.What:what} must attack {For:span}", Node: text.Clause{Do: []ability.Effect{must(ability.AttackV)}}, Needs: forATime},
		{Quiet: true, ID: "must attack, said first", NT: "effect", JA: "‹可能ならば|可能なら|可能な限り›‹、|›{What:what}は毎ターン‹、|›アタックしなければならない | {What:what}は‹毎ターン‹、|›|各ターンに1‹回|度›‹、|›|›‹可能ならば|可能なら|可能な限り›‹、|›‹毎ターン|1ターンに1‹度|回›|›アタックしなければならない", EN: "{What:what} must attack every turn if ‹able|possible› | if possible, {What:what} must attack‹| every turn| each turn| once per turn›", Node: must(ability.AttackV)},
		{ID: "must block this one", NT: "effect", JA: "{What:what}は‹可能なら|可能ならば|可能な限り|可能であれば|できるなら›‹、|›{With:fwhat}をブロックしなければならない | {What:what}は{With:fwhat}を‹可能なら|可能ならば|可能な限り|可能であれば|できるなら›‹、|›ブロックしなければならない", EN: "{What:what} must block {With:fwhat} if ‹able|possible› | if possible, {What:what} must block {With:fwhat}", Node: must(ability.BlockV), Needs: func(v any) bool { return v.(*ability.Rule).With != nil }},
		{Quiet: true, ID: "must block this one for a time", NT: "s4", EN: "{Do.0.What:what} must block {Do.0.With:fwhat} {For:span} if ‹able|possible›", Node: text.Clause{Do: []ability.Effect{must(ability.BlockV)}}, Needs: func(v any) bool { return forATime(v) && v.(text.Clause).Do[0].(*ability.Rule).With != nil }},
		{Quiet: true, ID: "with power at least", NT: "mod", EN: "… with ‹|a ›power ‹|of ›{Num.0.N:num} or more | … with {Num.0.N:num} power or more", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.Power}}}},
		{Quiet: true, ID: "with power at most", NT: "mod", EN: "… with ‹|a ›power ‹|of ›{Num.0.N:num} or less | … ‹with|of› {Num.0.N:num} power or less", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.Power, Cmp: ability.LE}}}},
	}
}

func forATime(v any) bool { return v.(text.Clause).For != ability.Time{} }
