package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// inEither are the conditions about what is in either of two zones of a player.
func inEither(zones []text.ZoneWord) []text.Row {
	var rows []text.Row
	for i, a := range zones {
		for _, b := range zones[i+1:] {
			if a.Zone > b.Zone {
				a, b = b, a
			}
			both := []ability.Zone{a.Zone, b.Zone}
			either := func(first, second, tail string) string {
				return first + a.JA + "‹か|や›" + second + b.JA + tail + " | " + first + b.JA + "‹か|や›" + second + a.JA + tail
			}
			rows = append(rows,
				text.Row{ID: "is in " + a.EN + " or " + b.EN, NT: "cond3", JA: either("{Ref:ref}が‹|自分の›", "‹|自分の›", "に‹ある|いる›"), EN: "{Ref:ref} is " + a.EnPrep + " the " + a.EN + " or " + b.EN, Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: both}}},
				text.Row{Quiet: true, ID: "exists " + a.EN + " or " + b.EN, NT: "cond3", JA: either("自分の", "‹|自分の›", "に{L.Of+:npraw}が‹ある|いる›"),
					Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: both, Who: text.Who(ability.You)}}, R: ability.N(1)}})
		}
	}
	return rows
}
