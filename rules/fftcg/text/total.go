package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Several that together cost no more, or are no stronger, than a number: any number of Forwards with a total cost of 6 or
// less. What is said of their sum may stand before or behind whose they are and where they lie.

// totalRows are those rows. What is chosen so is compared by its costs now; FF-TCG has no other.
func totalRows() (rows []text.Row) {
	for _, s := range []struct {
		id, ja, en string
		of         ability.Stat
	}{{"cost", "コスト", "cost", ability.CostStat}, {"power", "パワー", "power", ability.Power}} {
		sum := func(in ability.Filter, n ability.Count) ability.Selector {
			return ability.Selector{N: n, Of: in, Sum: &ability.Bound{Stat: s.of, Cmp: ability.LE}}
		}
		const most = "{Sum.N:num}"
		en := "‹with|of› ‹a |›total " + s.en + "‹ of|› " + most + " or less"
		ja := s.ja + "の合計が" + most + "以下になるように"
		some := ability.Filter{}
		rows = append(rows,
			text.Row{Quiet: true, ID: "total " + s.id + " behind", NT: "selb", EN: "{N:count} {Of:np} " + en, Node: sum(some, ability.Count{})},
			text.Row{Quiet: true, ID: "total " + s.id + " before whose", NT: "selb", EN: "{N:count} {Of+:npraw} " + en + " {Of.Who:ctrl}", Node: sum(text.Zoned(ability.Field), ability.Count{})},
			text.Row{Quiet: true, ID: "total " + s.id + " before both", NT: "selb", EN: "{N:count} {Of+:npraw} " + en + " in {Of.Who:possz}Break Zone | {N:count} {Of+:npraw} " + en + " from {Of.Who:possz}Break Zone", Node: sum(text.Zoned(ability.Discards), ability.Count{})},
			text.Row{Quiet: true, ID: "total " + s.id + " before hand", NT: "selb", EN: "{N:count} {Of+:npraw} " + en + " ‹in|from› {Of.Who:poss}hand", Node: sum(text.Zoned(ability.Hand_), ability.Count{})},
			text.Row{Quiet: true, ID: "total " + s.id + " first", NT: "targets", JA: ja + "‹、|›{Of:np}を{N:count} | ‹|最大›{Of:np}を‹、|›" + ja + "‹、|›{N:count}", Node: sum(some, ability.Count{})},
			text.Row{Quiet: true, ID: "total " + s.id + " of any number", NT: "targets", JA: ja + "‹、|›{Of:np}を‹好きな数|好きな枚数|好きなだけ|好きな数だけ|好きな枚数だけ› | {Of:np}を‹、|›" + ja + "‹、|›‹好きなだけ|好きな数だけ|好きな枚数だけ›", Node: sum(some, ability.Count{Op: ability.AnyNumber})},
			text.Row{Quiet: true, ID: "total " + s.id + " within", NT: "targets", JA: "{Of.Who:ctrl}" + ja + "‹、|›{Of+:npraw}を{N:count} | {Of.Who:ctrl}" + ja + "‹、|›{N:count}の{Of+:npraw}‹を|›", Node: sum(text.Zoned(ability.Field), ability.Count{})},
			text.Row{Quiet: true, ID: "total " + s.id + " within a zone", NT: "targets", JA: "{Of.Who:poss}{Of.Zone:zoneset}‹にある|の›" + ja + "‹、|›{Of+:npraw}を{N:count} | {Of.Who:poss}{Of.Zone:zoneset}から‹、|›" + ja + "‹、|›{Of+:npraw}を{N:count}", Node: sum(some, ability.Count{})})
	}
	return rows
}
