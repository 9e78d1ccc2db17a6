package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// besidesRows say two things in one breath: what is done instead and more, what is given for good and for this turn, what is paid with one verb
// and with another, and either of two things that happen. They are read only.
func besidesRows() (rows []text.Row) {
	rows = []text.Row{
		{ID: "official done instead, and more", NT: "s3", EN: "{Do.0:effect} instead‹ and|, and|, then| and then› {Do.1:effect}", Node: text.Clause{Instead: true, Do: []ability.Effect{nil, nil}}, Needs: replacesNothing},
		{ID: "official either event", NT: "events", EN: "‹when|whenever› {0:event} or ‹|when |whenever ›{1:event}", Node: []ability.Event{{}, {}}, Needs: apartEvents},
		{ID: "official one of three events", NT: "events", EN: "‹when|whenever› {0:event}, {1:event},‹| or› {2:event}", Node: []ability.Event{{}, {}, {}}},
		{ID: "official paid at once", NT: "cost", EN: "{0.Do:effect} and {1.Do:effect}", Node: []ability.Cost{{}, {}}, Needs: paidApart},
		{ID: "official acted and paid", NT: "cost", EN: "[act] and {1.Do:effect}", Node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}}, {}}, Needs: paidApart},
	}
	for _, v := range []struct {
		en, past string
		verb     ability.Verb
	}{{"fuse", "fused", ability.FusedWith}, {"discard", "discarded", ability.DiscardedV}} {
		rows = append(rows, text.Row{ID: "official play or " + v.en, NT: "events", EN: "‹when|whenever› you play or " + v.en + " {0.Subj=1.Subj:anpraw} | ‹when|whenever› you " + v.en + " or play {0.Subj=1.Subj:anpraw}",
			Node: []ability.Event{{Verb: ability.Played, Who: text.Who(ability.You)}, {Verb: v.verb, Who: text.Who(ability.You)}}})
	}
	type given struct {
		en   string
		node func() ability.Effect
	}
	stat := given{"{#.Stat:staticon}{#.Op:pm}{#.N:num}", func() ability.Effect { return &ability.Change{} }}
	stats := given{stat.en + "/{#.Also.0.Stat:staticon}{#.Also.0.Op:pm}{#.Also.0.N:num}", func() ability.Effect { return &ability.Change{Also: []ability.StatOp{{}}} }}
	words := given{"{#.Words:kws}", func() ability.Effect { return &ability.Give{} }}
	turn := ability.Time{Until: ability.EndOfTurn}
	of := func(s, at string) string { return strings.ReplaceAll(s, "#", at) }
	for _, first := range []given{stat, stats, words} {
		for _, then := range []struct {
			en   string
			node func() ability.Effect
		}{{"“{#.Quoted:quoted}”", func() ability.Effect { return &ability.Give{For: turn} }}, {words.en, func() ability.Effect { return &ability.Give{For: turn} }}} {
			if then.en == words.en && strings.Contains(first.en, "Stat") {
				continue // other rows say it
			}
			rows = append(rows, text.Row{ID: "official given, and for this turn", NT: "chain", EN: "give {0.What=1.What:what} " + of(first.en, "0") + andThisTurn + of(then.en, "1"), Node: []ability.Effect{first.node(), then.node()}, Needs: undrivenToo})
		}
		if !strings.Contains(first.en, "Stat") {
			for _, then := range []given{{stat.en, func() ability.Effect { return &ability.Change{For: turn} }}, {stats.en, func() ability.Effect { return &ability.Change{Also: []ability.StatOp{{}}, For: turn} }}} {
				rows = append(rows, text.Row{ID: "official words given, and numbers for this turn", NT: "chain", EN: "give {0.What=1.What:what} " + of(first.en, "0") + andThisTurn + of(then.en, "1"), Node: []ability.Effect{first.node(), then.node()}, Needs: func(v any) bool { return undriven(v.([]ability.Effect)[0]) }})
			}
		} else {
			rows = append(rows, text.Row{ID: "official given with words, and for this turn", NT: "chain", EN: "give {0.What=1.What=2.What:what} " + of(first.en, "0") + "‹, | and ›{1.Words:kws}‹,|›" + andThisTurn + "“{2.Quoted:quoted}”", Node: []ability.Effect{first.node(), &ability.Give{}, &ability.Give{For: turn}}, Needs: undrivenToo})
		}
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// apartEvents: two things that happen, of which neither is a phase, and which are not said with one verb of two things.
func apartEvents(v any) bool {
	es := v.([]ability.Event)
	return es[0].Verb != ability.PhaseBegan && es[1].Verb != ability.PhaseBegan && es[0].State == nil && es[1].State == nil
}

// paidApart: each of two things is paid with what is chosen for it, or with this.
func paidApart(v any) bool {
	for _, c := range v.([]ability.Cost) {
		w := ability.ActsOn(c.Do)
		if w == nil || w.Sel == nil && w.Ref.Kind != ability.This {
			return false
		}
	}
	return true
}
