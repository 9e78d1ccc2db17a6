package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What lasts: as long as something holds, said behind what it holds for; a Summon that is removed once it has been used.

// lastingRows are those rows.
func lastingRows() []text.Row {
	return []text.Row{
		{Quiet: true, ID: "for as long as", NT: "s2", EN: "{+:s3} for {If:whiles}", Node: text.Clause{While: true}, Needs: func(v any) bool { return v.(text.Clause).If != nil && len(v.(text.Clause).Do) > 0 }},
		{Quiet: true, ID: "as long as, behind", NT: "s2", EN: "{+:s3} {If:whiles}", Node: text.Clause{While: true}, Needs: func(v any) bool {
			c := v.(text.Clause)
			return c.If != nil && c.If.Op != ability.TurnOf && len(c.Do) > 0
		}},
		{Quiet: true, ID: "control till end", NT: "s4", JA: "{Do.0.What:what}のコントロールを{For:span}得る", Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: text.Who(ability.You)}}}}, Needs: forATime},
	}
}
