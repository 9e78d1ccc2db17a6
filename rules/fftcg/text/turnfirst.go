package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// The turn in which something is asked to have happened, in front of what is asked or in other words behind it: during this turn, if you
// have discarded a card, A; if you have discarded a card during this turn, A.

// inWhichTurn ends what is asked of a turn.
const inWhichTurn = " this turn"

// turnFirst are such rows of all that ask of a turn in English.
func turnFirst(rows []text.Row) (out []text.Row) {
	happened := func(v any) bool {
		c := v.(ability.Cond)
		return c.N == 0 && c.On != nil && c.On.Verb != ability.NoVerb && c.On.Verb != ability.PhaseBegan && c.On.State == nil && c.On.AtLeast == nil
	}
	common := []text.Row{
		{ID: "happened", NT: "cond3", EN: "{On:eventPast}" + inWhichTurn, Node: ability.Cond{Op: ability.Happened}, Needs: happened},
		{ID: "has not happened", NT: "cond3", EN: "{Args.0.On:eventPastNot}" + inWhichTurn, Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened}}}, Needs: func(v any) bool { return happened(v.(ability.Cond).Args[0]) }},
	}
	for _, r := range append(common, rows...) {
		if r.NT != "cond1" && r.NT != "cond3" {
			continue
		}
		var first, behind []string
		for _, f := range text.SplitTop(r.EN) {
			if said, is := strings.CutSuffix(f, inWhichTurn); is {
				first, behind = append(first, "during this turn, if "+said), append(behind, said+" during"+inWhichTurn)
			}
		}
		if len(first) > 0 {
			out = append(out, text.Row{Quiet: true, ID: r.ID + ", its turn first", NT: "nara", EN: strings.Join(first, " | "), Node: r.Node, Needs: r.Needs},
				text.Row{Quiet: true, ID: r.ID + ", during its turn", NT: r.NT, EN: strings.Join(behind, " | "), Node: r.Node, Needs: r.Needs})
		}
	}
	return out
}
