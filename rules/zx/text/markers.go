package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// markerRows are what is said of the counters that a player has: that some are gained and spent, and how many there are. [1016, 1207]
func markerRows(words *wing.Lexicon) (rows []text.Row) {
	const has = "‹持つ|持っている›"
	own := ability.What{Who: text.Who(ability.You)}
	for _, m := range words.Markers {
		many := func(id, ja string, who ability.Who, cmp ability.Cmp) text.Row {
			return text.Row{Quiet: true, ID: id + " " + m.EN, NT: "cond3", JA: ja, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: who, Stat: ability.PlayerCrystals}, Cmp: cmp}}
		}
		rows = append(rows,
			text.Row{ID: "gain " + m.EN, NT: "effect", JA: m.JA + "を{N:num}個得る | [" + m.JA + "]を{N:num}個得る", EN: "gain {N:num} " + m.EN, Node: &ability.Change{What: own, Stat: ability.PlayerCrystals}},
			text.Row{ID: "spend " + m.EN, NT: "cost", JA: m.JA + "を{0.N:num}個消費する | [" + m.JA + "]を{0.N:num}個消費する", EN: "spend {0.N:num} " + m.EN, Node: []ability.Cost{{Res: ability.Crystal}}},
			text.Row{ID: "how many " + m.EN, NT: "expr", JA: "{Who:poss}" + m.JA + "の‹数|個数›", EN: "the number of {Who:poss}" + m.EN, Node: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}},
			many("so many", "{L.Who:poss}"+m.JA+"が{R:num}個以上ある | {L.Who:player}が"+m.JA+"を{R:num}個以上"+has, ability.Who{}, ability.GE),
			text.Row{Quiet: true, ID: "there are so many " + m.EN, NT: "cond1", JA: "{L.Who:poss}" + m.JA + "が{R:num}個以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}}},
			many("so few", "{L.Who:poss}"+m.JA+"が{R:num}個以下‹しかない|である›", ability.Who{}, ability.LE),
			many("so many of one's own", m.JA+"が{R:num}個以上ある | "+m.JA+"を{R:num}個以上"+has, text.Who(ability.You), ability.GE),
			text.Row{Quiet: true, ID: "each " + m.EN + " at a time", NT: "perone", JA: "{Who:poss}" + m.JA + "1個", Node: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals, N: 1}})
	}
	return rows
}
