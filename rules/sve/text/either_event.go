package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// eitherEvents are triggers that join what happens to this card with what happens to others, or two things that happen to one: これか
// 自分の場の他のフォロワーが破壊されたとき, when this attacks or evolves. They are read only; print says each whole.
func eitherEvents() []text.Row {
	verbs := []struct {
		verb   ability.Verb
		ja, en string
	}{{ability.Destroyed, "破壊された", "is destroyed"}, {ability.Evolves, "進化した", "evolves"}, {ability.SuperEvolves, "超進化した", "super-evolves"}, {ability.AttackV, "攻撃した", "attacks"}, {ability.Left, "場を離れた", "leaves the field"}}
	var rows []text.Row
	for _, v := range verbs {
		rows = append(rows, text.Row{ID: "this or others, " + v.en, NT: "events", JA: "これか{1.Subj:fieldnp}が" + v.ja + "‹とき|時› | {1.Subj:fieldnp}かこれが" + v.ja + "‹とき|時›",
			EN:   "‹when|whenever› this‹| card| follower| amulet› or {1.Subj:fieldnp} " + v.en,
			Node: []ability.Event{{Verb: v.verb, Subj: text.ThisFilter()}, {Verb: v.verb}}, Needs: secondOfOthers})
		for _, w := range verbs {
			if v.verb != w.verb {
				rows = append(rows, text.Row{ID: v.en + " or " + w.en, NT: "events", JA: "{0.Subj=1.Subj:fieldnp}が" + v.ja + "とき‹か|、か|か、›" + w.ja + "‹とき|時›",
					EN:   "‹when|whenever› {0.Subj=1.Subj:fieldnp} " + v.en + " or " + w.en,
					Node: []ability.Event{{Verb: v.verb}, {Verb: w.verb}}})
			}
		}
	}
	opponents := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.Opponent)}}}
	others := text.Related(ability.Other, text.ThisRef)
	others.Who, others.Zone = text.Who(ability.You), []ability.Zone{ability.Field}
	rows = append(rows,
		text.Row{ID: "official so many or more of them", NT: "nara", EN: "if there are {R:num} or more | if there are at least {R:num}", Node: ability.Cond{Op: ability.Compare, Slot: text.ThereAre}, Needs: text.Elided},
		text.Row{ID: "official so many or less of them", NT: "nara", EN: "if there are {R:num} or ‹less|fewer› | if there are at most {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, Slot: text.ThereAre}, Needs: text.Elided},
		text.Row{ID: "official your others", NT: "selb", EN: "your other {Of+:rawnps}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: others}, Needs: inPlayAlone},
		text.Row{ID: "official cost of what they play, more", NT: "effect", EN: "‹enemy|your opponent's› {What.Sel.Of+:rawnps} cost {N:num} more‹ to play|›", Node: &ability.CostChange{What: opponents, Verb: ability.Played}, Needs: yetToPlay},
		text.Row{ID: "official cost of what they play, less", NT: "effect", EN: "‹enemy|your opponent's› {What.Sel.Of+:rawnps} cost {N:num} less‹ to play|›", Node: &ability.CostChange{What: opponents, Verb: ability.Played, Op: ability.Sub}, Needs: yetToPlay},
		text.Row{ID: "official they cannot select", NT: "effect", EN: "your opponent cannot select {What:what} with ‹|their ›‹abilities|cards or abilities›", Node: theirAbilities()})
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// secondOfOthers: it is not this that is spoken of besides.
func secondOfOthers(v any) bool {
	es := v.([]ability.Event)
	return es[1].Subj != nil && es[1].Subj.Ref == (ability.Ref{})
}
