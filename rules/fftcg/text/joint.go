package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is said of the chosen together: that they cost no more, or are no stronger, than a
// number, and that no two of them are alike.

// total begins what their numbers come to.
const total = "‹with|of› ‹a |›total "

// jointRows are those rows that only FF-TCG has. Cards are compared by their costs now; FF-TCG has no other.
func jointRows() (rows []text.Row) {
	rows = text.JointSum("power", "パワー", "以下", total+"power‹ of|› {Sum.N:num} or less", ability.Bound{Stat: ability.Power, Cmp: ability.LE})
	for _, s := range [...]struct {
		id, ja string
		of     ability.Stat
	}{{"cost", "コスト", ability.CostStat}, {"power", "パワー", ability.Power}} { // 合計が7以下となる好きな数のフォワード
		rows = append(rows, text.Row{Quiet: true, ID: "as many as one likes to a sum of " + s.id, NT: "targets", JA: s.ja + "の合計が{Sum.N:num}以下‹となる|になる›好きな‹数|体数|枚数›の{Of:np}を", Node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Sum: &ability.Bound{Stat: s.of, Cmp: ability.LE}}})
	}
	for _, s := range []struct {
		id, ja, some, each string
		by                 ability.Attr
	}{
		{"name", "カード名", "‹with|of› different name‹s|›", "‹with|of› a different name", ability.NameAttr},
		{"element", "属性", "‹of|with› different Element‹s|›", "‹of|with› a different Element", ability.ClassAttr},
		{"cost", "コスト", "‹of|with› different cost‹s|›", "‹of|with› a different cost", ability.CostAttr},
		{"kind", "カードタイプ", "‹of|with› different ‹card |›types", "‹of|with› a different ‹card |›type", ability.KindAttr},
	} {
		apart := ability.Selector{Distinct: s.by}
		rows = append(rows,
			text.Row{ID: "different " + s.id, NT: "joint", JA: s.ja + "の‹異なる|違う› | ‹互いに|それぞれ›" + s.ja + "‹の|が›‹異なる|違う› | ‹異なる|違う›" + s.ja + "の", EN: s.some + " | each " + s.each, Node: apart},
			text.Row{Quiet: true, ID: s.id + " that differs", NT: "jointmod", JA: s.ja + "が‹異なる|違う›", Node: apart},
			text.Row{ID: s.id + " apart", NT: "jointly", JA: "‹|それぞれ|互いに›" + s.ja + "が‹異なる|違う›ように", Node: apart})
	}
	return rows
}
