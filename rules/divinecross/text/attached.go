package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// attachedRows: what is attached goes along with its unit, or to another. Divine Cross 905.
func attachedRows() []text.Row {
	along := cardsOfIt()
	back := func(w ability.What) *ability.Move {
		return &ability.Move{What: w, How: ability.Return, To: text.At(ability.Hand_)}
	}
	unit := &ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One(), Of: ability.Filter{Zone: areas, Who: text.Who(ability.You)}}}
	elsewhere := ability.Filter{Zone: areas, Rel: []ability.Rel{{Kind: ability.Other, Of: text.BindRef(text.SlotIt)}}}
	toIt := ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}
	const attachedCards = "‹そのユニット|それ›に付いている‹カード|カードすべて|すべてのカード›"
	return []text.Row{
		{Quiet: true, ID: "return with what is attached", NT: "chain", JA: "{0.Sel:targets}選び‹、|て、|て|›" + attachedCards + "‹とともに|と共に|と一緒に|ごと›手札に戻す | {0.Sel:sel}を" + attachedCards + "‹とともに|と共に|と一緒に|ごと›手札に戻す",
			Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, back(ability.What{Ref: text.BindRef(text.SlotIt)}), back(ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: along}})}, Needs: func(v any) bool {
				s := v.([]ability.Effect)[0].(*ability.Select).Sel
				return oneUnit(s) && !mainOfOne(s)
			}},
		{ID: "assist to another unit", NT: "chain", JA: "自分のアシストを1枚選び‹、|て、|て|›自分の他のユニット‹|1体›に‹付け替える|付ける› | 自分のアシスト1枚を自分の他のユニット‹|1体›に‹付け替える|付ける›", EN: "attach 1 of your assists to another of your units", Node: []ability.Effect{unit, &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Soul}, Who: text.Who(ability.You), Rel: []ability.Rel{{Kind: ability.LinkedTo, In: &elsewhere}}}}}, To: toIt}}},
	}
}

// attachedZones are where cards lie that are attached to units. Divine Cross 905.
var attachedZones = []ability.Zone{ability.EnergyZone, ability.Soul}

// cardsOfIt is all that is attached to the unit met last.
func cardsOfIt() ability.Filter {
	f := ofHost(ability.Soul)
	f.Zone, f.Rel[0].Of = slices.Clone(attachedZones), text.BindRef(text.SlotIt)
	return f
}

// eachOwn: so much is done to each of several as there is on it. Divine Cross 914.2, 915.1
func eachOwn() (rows []text.Row) {
	each := ability.Ref{Kind: ability.Each_}
	energy := ofHost(ability.EnergyZone)
	energy.Rel[0].Of = each
	for _, of := range []struct {
		id, ja, en string
		n          ability.Amount
		per        string // the hole of how much for each; "": as much as there is
	}{
		{"damage", "それぞれ‹が|の›受けているダメージと同じ‹|だけの|点数の|数値の›", "the damage on it", ability.Amount{Op: ability.CounterOn, Name: damageMarker, Ref: each}, ""},
		{"energy", "それぞれ‹の|に付いている›エネルギー1‹枚|つ›につき‹、|›", "energy attached to it", ability.Amount{Op: ability.CountOf, Of: &energy}, "N.Args.0"},
		{"markers", "それぞれの{Do.0.N.Args.1.Name:mark}マーカー1‹個|つ›につき‹、|›", "{Do.0.N.Args.1.Name:mark} marker on it", ability.Amount{Op: ability.CounterOn, Ref: each}, "N.Args.0"},
	} {
		n, many := of.n, ""
		if of.per != "" {
			n, many = ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, of.n}}, "{Do.0."+of.per+":num}"
		}
		all := func(v any) bool {
			w := v.(*ability.EachOf).What
			return w.Sel != nil && w.Sel.N.Op == ability.All && everyUnit(w)
		}
		hit := "deal damage to each of {What:what} equal to "
		if many != "" {
			hit = "deal " + many + " damage to each of {What:what} for each "
		}
		faces := "{What:what}に‹、|›" + of.ja + many + "ダメージを与える"
		if of.id == "markers" {
			faces += " | {What:what}の{Do.0.N.Args.1.Name:mark}マーカー1‹個|つ›につき‹、|›‹そのユニット|それ›に" + many + "ダメージを与える"
		}
		rows = append(rows, text.Row{ID: "damage to each by its " + of.id, NT: "effect", JA: faces, EN: hit + of.en, Node: &ability.EachOf{Do: []ability.Effect{&ability.Damage{To: ability.What{Ref: each}, N: n}}}, Needs: all})
		if many != "" {
			rows = append(rows, text.Row{ID: "healing of each by its " + of.id, NT: "effect", JA: "{What:what}のHPを‹、|›" + of.ja + many + "回復する", EN: "heal " + many + " damage from each of {What:what} for each " + of.en, Node: &ability.EachOf{Do: []ability.Effect{&ability.Act{Word: "heal", What: ability.What{Ref: each}, N: n}}}, Needs: all})
		}
	}
	return rows
}
