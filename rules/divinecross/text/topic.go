package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A unit of which something is said may bear a condition that leaves it out: このユニットは、アシストが付いていない限り、スキルを使えない. Of what is
// known by itself it is said alone: of several units each could bear its own.

// ofTopic are the conditions of unitIs without whom they are about.
func ofTopic(known []text.Row) (rows []text.Row) {
	for _, r := range known {
		var faces []string
		for _, f := range text.SplitTop(r.JA) {
			for _, whom := range []string{"{Ref:ref}が", "{Ref:ref}に", "{Ref:ref}の"} {
				if rest, is := strings.CutPrefix(f, whom); is {
					faces = append(faces, rest)
				}
			}
		}
		if faces == nil {
			continue
		}
		nt := map[string]string{"cond1": "own1", "cond3": "own3"}[r.NT]
		rows = append(rows, text.Row{Quiet: true, ID: r.ID + ", of the topic", NT: nt, JA: strings.Join(faces, " | "), Node: r.Node})
	}
	at := func(z ability.Zone) ability.Cond {
		return ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{z}}}
	}
	return append(rows,
		text.Row{Quiet: true, ID: "is main, of the topic", NT: "own1", JA: "メイン・ユニット", Node: at(ability.Main)},
		text.Row{Quiet: true, ID: "is standby, of the topic", NT: "own1", JA: "スタンバイ・ユニット", Node: at(ability.Standby)},
		text.Row{Quiet: true, ID: "stands in the main area, of the topic", NT: "own3", JA: "メイン・エリアに‹いる|ある›", Node: at(ability.Main)},
		text.Row{Quiet: true, ID: "stands by, of the topic", NT: "own3", JA: "スタンバイ・エリアに‹いる|ある›", Node: at(ability.Standby)},
		text.Row{Quiet: true, ID: "while, of the topic", NT: "ownWhile", JA: "{_:own3}‹限り|間› | {_:own1}である‹限り|間› | {_:own1}の間"},
		text.Row{Quiet: true, ID: "if, of the topic", NT: "ownIf", JA: "{_:own3}‹なら|場合› | {_:own1}‹なら|であるなら|の場合|である場合›"})
}

// topicInside lets such a condition stand behind whom a rule, or a change, is about.
func topicInside(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		e, one := r.Node.(ability.Effect)
		if !one || r.NT != "effect" || ability.ActsOn(e) == nil {
			continue
		}
		var while, met []string
		for _, f := range text.SplitTop(r.JA) {
			if rest, is := strings.CutPrefix(f, "{What:topic}は"); is {
				rest = text.Below("Do.0", rest)
				while = append(while, "{If.Ref=Do.0.What.Ref:ref}は‹、|›{If+:ownWhile}‹、|›"+rest)
				met = append(met, "{If.Ref=Do.0.What.Ref:ref}は‹、|›{If+:ownIf}‹、|›"+rest)
			}
		}
		if while == nil {
			continue
		}
		needs := func(v any) bool { return r.Needs == nil || r.Needs(v.(text.Clause).Do[0]) }
		out = append(out,
			text.Row{Quiet: true, ID: r.ID + " while it is so", NT: "s2", JA: strings.Join(while, " | "), Node: text.Clause{While: true, If: &ability.Cond{}, Do: []ability.Effect{e}}, Needs: needs},
			text.Row{Quiet: true, ID: r.ID + " if it is so", NT: "s2", JA: strings.Join(met, " | "), Node: text.Clause{If: &ability.Cond{}, Do: []ability.Effect{e}}, Needs: needs})
	}
	return out
}
