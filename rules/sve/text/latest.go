package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// latestRows are forms of the newest sets and of those with other worlds: one of two things that is done to what was met, what was used up for
// the fusion that is under way, how many pairs there are, what playing this costs if several things are so. They are read only but for those
// that nothing else says.
func latestRows() (rows []text.Row) {
	fusedWith := ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.FusedWith, Obj: text.ThisFilter()}}
	again := text.Clause{Further: true, Do: []ability.Effect{nil}}
	rows = []text.Row{
		{ID: "fused with such", NT: "cond3", JA: "{On.Subj:npraw}を融合し‹た|てい‹た|る››", EN: "you fused with {On.Subj:anpraw} | ‹a|an› {On.Subj:npraw} was used for ‹this|the› fusion", Node: fusedWith, Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref == (ability.Ref{}) }}, // 12.18.4.1
		{Quiet: true, ID: "you go second", NT: "cond1", JA: "後攻", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.Opponent)}},
		{Quiet: true, ID: "you go first", NT: "cond1", JA: "先攻", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "so many that went this turn", NT: "each", JA: "このターン‹中に|、|に|›‹場から|›墓場に置かれた{On.Subj.Who:poss}‹場の|›{On.Subj+:npraw}{N:int}{:ctr}", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			a := v.(ability.Amount)
			return a.N > 0 && len(a.On.Subj.Zone) == 0 && a.On.Subj.Kind != 0 && a.On.Subj.Kind&^(ability.Follower|ability.Amulet|ability.Token) == 0
		}},
		{Quiet: true, ID: "combat damage, quoted", NT: "dmg", JA: "「交戦ダメージ」", Node: ability.CombatDamage},
		{Quiet: true, ID: "attack damage, quoted", NT: "dmg", JA: "「攻撃ダメージ」", Node: ability.AttackDamage},
		{Quiet: true, ID: "ability damage, quoted", NT: "dmg", JA: "「能力ダメージ」", Node: ability.AbilityDamage},
		{Quiet: true, ID: "own cost if, besides", NT: "sentence", JA: "‹|さらに、|さらに›{If:nara}‹、|›{Do.0:playcost} | ‹|さらに、|さらに›{If:threshold}{Do.0:playcost}", Node: again, Needs: func(v any) bool { return asks(v) && v.(text.Clause).If.Op != ability.TurnOf }}, // of whose turn it is another row says it
		{Quiet: true, ID: "own cost per, besides", NT: "sentence", JA: "‹|さらに、|さらに›{Per:each}につき‹、|›{Do.0:playcost}", Node: again, Needs: perSaid},
		{ID: "draws in the start phase alone, while", NT: "sentence", JA: "{If.Args.0:whiles}‹、|›{Do.0.What.Who:player}‹|すべて›は‹、|›スタートフェイズ以外で‹|は›‹カードを|›‹引けない|引くことができない›", EN: "{If.Args.0:whiles}, {Do.0.What.Who:player} cannot draw ‹cards|a card|any cards› ‹outside|outside of|except during› ‹the|their› start phase",
			Node: text.Clause{While: true, If: &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf, Phase: ability.StartPhase}}}}}, Do: []ability.Effect{&ability.Rule{Verb: ability.Drew}}}}, // 7.2.4
		{Quiet: true, ID: "pairs there", NT: "each", JA: "{Args.0.Args.0.Of.Who=Args.1.Args.0.Of.Who:poss}{Args.0.Args.0.Of.Zone.0=Args.1.Args.0.Of.Zone.0:zone}の{Args.0.Args.0.Of+:npraw}と{Args.1.Args.0.Of+:npraw}‹、|›各{Args.0.Args.1.N=Args.1.Args.1.N:int}‹枚|体|つ›{N:int}組", Node: pairsOf(0), Needs: pairedApart},
		{ID: "number of pairs there", NT: "expr", JA: "{Args.0.Args.0.Of.Who=Args.1.Args.0.Of.Who:poss}{Args.0.Args.0.Of.Zone.0=Args.1.Args.0.Of.Zone.0:zone}の{Args.0.Args.0.Of+:npraw}と{Args.1.Args.0.Of+:npraw}各{Args.0.Args.1.N=Args.1.Args.1.N:int}枚の組の数",
			EN: "the number of sets of {Args.0.Args.1.N=Args.1.Args.1.N:int} each of {Args.0.Args.0.Of+:rawnps} and {Args.1.Args.0.Of+:rawnps} in {Args.0.Args.0.Of.Who=Args.1.Args.0.Of.Who:poss}{Args.0.Args.0.Of.Zone.0=Args.1.Args.0.Of.Zone.0:zone}", Node: pairsOf(0), Needs: pairedApart},
	}
	for n, said := range []string{"pair of ‹a |an |›{Args.0.Args.0.Of+:npraw} and ‹a |an |›{Args.1.Args.0.Of+:npraw}", "‹pair|set› of {Args.0.Args.0.Of+:rawnps} and {Args.1.Args.0.Of+:rawnps}"} {
		pair := pairsOf(1)
		pair.N = 1
		rows = append(rows, text.Row{Quiet: true, ID: "official pair " + string(rune('1'+n)), NT: "each", EN: said + " ‹in|on› {Args.0.Args.0.Of.Who=Args.1.Args.0.Of.Who:poss}{Args.0.Args.0.Of.Zone.0=Args.1.Args.0.Of.Zone.0:zone}", Node: pair, Needs: pairedApart})
	}
	return slices.Concat(rows, nthRows(), eitherDeeds())
}

// nthRows ask which time it is that such a thing happens in a turn.
func nthRows() (rows []text.Row) {
	for _, v := range []struct {
		verb         ability.Verb
		ja, en, past string
	}{{ability.AttackV, "攻撃", "attack", "attacked"}, {ability.Evolves, "進化", "evolution", "evolved"}, {ability.SuperEvolves, "超進化", "super-evolution", "super-evolved"}, {ability.RacedV, "出走", "race", "raced"}} {
		node := ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: v.verb}}}
		said := func(v any) bool { return v.(ability.Cond).R.N > 0 }
		rows = append(rows,
			text.Row{ID: "nth " + v.en, NT: "cond1", JA: "このターン‹|中›‹、|›{R:num}回目の{L.On.Subj:fieldnp}の" + v.ja, EN: "it is " + v.en + " number {R:num} of {L.On.Subj:fieldnp} this turn", Node: node},
			text.Row{Quiet: true, ID: "official nth " + v.en, NT: "cond1", EN: "‹it|this› is the {R.N:ordinal} time {L.On.Subj:fieldnp} ‹|has |have ›" + v.past + " this turn | {L.On.Subj:fieldnp} ‹|has |have ›" + v.past + " for the {R.N:ordinal} time this turn", Node: node, Needs: said})
	}
	return rows
}

// pairsOf is of how many sets there are enough cards of two sorts, of each of which n belong to a set; 0: that is said.
func pairsOf(n int32) ability.Amount {
	of := func() ability.Amount {
		return ability.Amount{Op: ability.Div, Args: []ability.Amount{{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{0}}}, ability.N(n)}}
	}
	return ability.Amount{Op: ability.Min, Args: []ability.Amount{of(), of()}}
}

// pairedApart: no card is of both sorts, which could stand in one pair alone.
func pairedApart(v any) bool {
	a := v.(ability.Amount)
	one, other := a.Args[0].Args[0].Of, a.Args[1].Args[0].Of
	named := func(f *ability.Filter) bool {
		return len(f.Has) == 1 && f.Has[0].Attr == ability.NameAttr && !f.Has[0].Not && f.Has[0].Match == ability.Equals
	}
	if named(one) && named(other) {
		return a.Args[0].Args[1].N > 0 && one.Has[0].Value != other.Has[0].Value
	}
	return a.Args[0].Args[1].N > 0 && one.Kind != 0 && other.Kind != 0 && one.Kind&other.Kind&^ability.Token == 0 && one.Ref == (ability.Ref{}) && other.Ref == (ability.Ref{})
}

// otherThanSelected tells whether the selected one is spoken of where not one thing was selected in one sentence.
func otherThanSelected(r []rune) bool {
	said := strings.ToLower(string(r))
	at := strings.Index(said, "the selected ")
	if at < 0 || !slices.ContainsFunc([]string{"follower", "card", "amulet"}, func(w string) bool { return strings.HasPrefix(said[at+len("the selected "):], w) }) {
		return false
	}
	before := said[:at]
	if line := strings.LastIndexByte(before, '\n'); line >= 0 {
		before = before[line:]
	}
	_, what, is := strings.Cut(before, "select ")
	if !is {
		return false
	}
	what, _, _ = strings.Cut(what, ".")
	one := slices.ContainsFunc([]string{"a ", "an ", "another ", "1 ", "up to 1 "}, func(w string) bool { return strings.HasPrefix(what, w) })
	return !one || strings.Count(before, "select ") > 1 || slices.ContainsFunc([]string{" and a ", " and an ", " and another ", " and 1 ", " and up to "}, func(w string) bool { return strings.Contains(what, w) })
}

// eitherDeeds do one of two things to what was met, as their player wants when it is done.
func eitherDeeds() (rows []text.Row) {
	deeds := []struct {
		ja, first, en, behind string // the verb; as it stands before か; what English says before and behind what it is done to
		do                    ability.Effect
	}{
		{"アクトする", "アクトする", "act", "", &ability.Turn{To: ability.Acted}},
		{"スタンドする", "スタンドする", "‹refresh|stand›", "", &ability.Turn{To: ability.Standing}},
		{"破壊する", "破壊する", "destroy", "", &ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}},
		{"消滅させる", "‹消滅させる|消滅する›", "banish", "", &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
		{"手札に戻す", "手札に戻す", "return", " to ‹its owner's|their owners'› hand‹|s›", &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{"手札に加える", "手札に加える", "‹add|put›", " ‹to|into› your hand", &ability.Move{To: text.At(ability.Hand_)}},
		{"場に出す", "場に出す", "summon", "", &ability.Move{To: text.At(ability.Field)}},
		{"EXエリアに置く", "EXエリアに置く", "put", " into your EX area", &ability.Move{To: text.At(ability.EX)}},
	}
	met := func(v any) bool {
		w := ability.ActsOn(v.(*ability.Try).Do[0])
		return w != nil && w.Sel == nil
	}
	const of = "{Do.0.What=Else.0.What:o}"
	for i := range deeds {
		for k := range deeds {
			a, b := &deeds[i], &deeds[k]
			if i == k {
				continue
			}
			en := "‹|either ›" + a.en + " " + of + a.behind + "‹ or|, or› " + b.en + " ‹it|them›" + b.behind
			if a.behind == "" {
				en = "‹|either ›" + a.en + " or " + b.en + " " + of + b.behind + " | ‹|either ›" + a.en + " " + of + " or " + b.en + " ‹it|them›" + b.behind
			}
			rows = append(rows, text.Row{Quiet: true, ID: "either deed " + a.ja + b.ja, NT: "effect", JA: of + a.first + "か‹、|›" + b.ja, EN: en,
				Node: &ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{text.Clone(a.do).(ability.Effect)}, Else: []ability.Effect{text.Clone(b.do).(ability.Effect)}}, Needs: met})
		}
	}
	return rows
}
