package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What one card has in common with another: its card type, its name. FF-TCG 5.2.3, 5.2.8.

// sharedRows are those rows.
func sharedRows() []text.Row {
	another := func(v any) bool { return v.(ability.Filter).Rel[0].Of != text.ThisRef }
	copies := text.Related(ability.SameName, text.BindRef(text.SlotIt))
	barred := func() *ability.Rule {
		with := text.Clone(copies).(ability.Filter)
		return &ability.Rule{Verb: ability.Played, With: &with}
	}
	const copy = "‹|any ›copies of ‹it|that ‹card|Forward|Character|Summon››"
	return []text.Row{
		{ID: "of the card type of", NT: "mod", JA: "{Rel.0.Of:ref}と同じカードタイプの", EN: "… ‹of|with› the same card type as {Rel.0.Of:ref}", Node: text.Related(ability.SameKind, ability.Ref{}), Needs: another},
		{ID: "of the card type of this", NT: "mod", JA: text.OwnName + "と同じカードタイプの", EN: "… ‹of|with› the same card type as " + text.OwnName, Node: text.Related(ability.SameKind, text.ThisRef)},
		{Quiet: true, ID: "of the same card type", NT: "mod", EN: "… ‹of|with› the same card type", Node: text.Related(ability.SameKind, text.BindRef(text.SlotIt))},
		{Quiet: true, ID: "of the name of, said in words", NT: "mod", JA: "{Rel.0.Of:ref}と同じ‹カード名|名前›‹の|を持つ›", Node: text.Related(ability.SameName, ability.Ref{}), Needs: another},
		{Quiet: true, ID: "how many of both", NT: "expr", JA: "{Of.Who:ctrl}{Of.Or.0:prop}と{Of.Or.1:prop}‹を合わせた|の合計の›‹数|枚数›", Node: ability.Amount{Op: ability.CountOf, Of: eitherThere()}},
		{Quiet: true, ID: "how many of both kinds", NT: "expr", JA: "{Of.Who:ctrl}{Of.Kind:twokinds}‹を合わせた|の合計の›‹数|枚数›", Node: ability.Amount{Op: ability.CountOf, Of: aZone(ability.Field)}},
		{Quiet: true, ID: "all of a side of either", NT: "selb", JA: "{Of.Who:ctrl}すべての{Of.Or.0:prop}と{Of.Or.1:prop}の{Of.Kind:kind} | すべての{Of.Who:ctrl}{Of.Or.0:prop}と{Of.Or.1:prop}の{Of.Kind:kind}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: *eitherThere()}, Needs: func(v any) bool { return elementsOrNone(v.(ability.Selector).Of) }},
		{Quiet: true, ID: "all of a side, one or the other", NT: "targets", JA: "{Of.Who:ctrl}{Of.Or.0:prop}と{Of.Or.1:prop}をすべて", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: *eitherThere()}, Needs: func(v any) bool { return elementsOrNone(v.(ability.Selector).Of) }},
		{ID: "each of the highest cost", NT: "each", JA: "{Of.Who:ctrl}コストが‹最も|一番›‹大きい|高い›{Of+:npraw}のコスト1 | {Of.Who:ctrl}‹最も|一番›コストが‹大きい|高い›{Of+:npraw}のコスト1", EN: "CP required to ‹cast|play› the highest cost {Of+:npraw} {Of.Who:ctrl}", Node: ability.Amount{Op: ability.Max, Stat: ability.CostStat, Of: aZone(ability.Field), N: 1}},
		{ID: "the highest cost of some", NT: "expr", JA: "{Of.Who:ctrl}コストが‹最も|一番›‹大きい|高い›{Of+:npraw}のコスト", EN: "the cost of the highest cost {Of+:npraw} {Of.Who:ctrl}", Node: ability.Amount{Op: ability.Max, Stat: ability.CostStat, Of: aZone(ability.Field)}},
		{Quiet: true, ID: "casts no copies of it", NT: "effect", JA: "{What.Who:player}はそれと同じカードをキャストできない", EN: "{What.Who:player} cannot cast " + copy, Node: barred()},
		{Quiet: true, ID: "casts no copies of it for a time", NT: "s4", EN: "{Do.0.What.Who:player} cannot cast " + copy + " {For:span}", Node: text.Clause{Do: []ability.Effect{barred()}}, Needs: forATime},
	}
}

// eitherThere are cards on the field of either of two sorts.
func eitherThere() *ability.Filter {
	f := aZone(ability.Field)
	f.Or = []ability.Filter{{}, {}}
	return f
}
