package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// itsCost lets レンのコスト be what it costs to cast this card, wherever more is said of レンをキャストするためのコスト.
func itsCost(rows []text.Row) (out []text.Row) {
	const toCast = "What:what}をキャストするためのコスト"
	for _, r := range rows {
		r.Node = text.Clone(r.Node)
		c, is := r.Node.(*ability.CostChange)
		if clause, within := r.Node.(text.Clause); within && len(clause.Do) == 1 {
			c, is = clause.Do[0].(*ability.CostChange)
		}
		if !is || c.Verb != ability.Played {
			continue
		}
		c.What = ability.What{Ref: text.ThisRef}
		var faces []string
		for _, f := range text.SplitTop(r.JA) {
			for _, of := range []string{"{", "{Do.0."} {
				if rest, said := strings.CutPrefix(f, of+toCast); said {
					faces = append(faces, text.OwnName+"のコスト"+rest)
				}
			}
		}
		if len(faces) > 0 {
			out = append(out, text.Row{Quiet: true, ID: r.ID + ", its cost", NT: r.NT, JA: strings.Join(faces, " | "), Node: r.Node, Needs: r.Needs})
		}
	}
	return out
}
