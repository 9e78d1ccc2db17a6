package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// crossedRows cross what other rows read one by one: a turn and a condition before one sentence, several places for the cards that
// were looked at, so many of them instead, what is done to each of several at once. They are read only.
func crossedRows() []text.Row {
	came := text.Related(ability.CameThisTurn, ability.Ref{})
	life := func(cmp ability.Cmp) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}
	}
	top, below := yours(text.DeckPlace(ability.Top, ability.ChosenOrder)), yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))
	hand, gone := yours(text.At(ability.Hand_)), text.At(ability.Discards)
	rows := []text.Row{
		{ID: "in a turn, if", NT: "s2", JA: "{If.Args.0.Who:poss}ターン中‹は|に|›‹、|›{If.Args.1:nara}‹、|›{+:s3}", EN: "‹during|on› {If.Args.0.Who:poss}turn‹|s›, {If.Args.1:nara}, {+:s3}", Node: text.Clause{If: &ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.TurnOf}, {}}}}, Needs: asksOfTurn},
		{ID: "official in a turn, while", NT: "s2", EN: "‹during|on› {If.Args.0.Who:poss}turn‹|s›, {If.Args.1:whiles}, {+:s3}", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.TurnOf}, {}}}}, Needs: asksOfTurn},
		{ID: "this, the turn it came", NT: "s2", JA: "これは場に出たターン‹|中|の間|に›‹は|›‹、|›{Do:preds}", Node: text.Clause{About: text.ThisRef, While: true, If: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &came}}},
		{ID: "official at least one there", NT: "cond3", EN: "there is at least 1 {L.Of:np}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.N(1)}},
		{ID: "official one of yours", NT: "selb", EN: "‹one|1› of your {Of+:rawnps}", Node: ability.Selector{N: text.One(), Of: ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Field}}}, Needs: inPlayAlone},
		{ID: "official some of yours", NT: "selb", EN: "up to {N.N:num} of your {Of+:rawnps}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo}, Of: ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Field}}}, Needs: inPlayAlone},
		{ID: "official keywords and stats", NT: "chain", EN: "{0.What=1.What:what} ‹gains|gain|gets|get|has|have› {1.Words:kws}‹ and |, |, and ›{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}", Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}, Needs: ofAllToo},
		{ID: "official keywords and stats given", NT: "chain", EN: "give {0.What=1.What:what} {1.Words:kws}‹ and |, |, and ›{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}", Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}},
		{ID: "official leader at most so much", NT: "cond3", EN: "{L.Who:poss}leader has {R:num} life or ‹less|fewer|lower›", Node: life(ability.LE)},
		{ID: "official leader at least so much", NT: "cond3", EN: "{L.Who:poss}leader has {R:num} life or ‹more|greater|higher›", Node: life(ability.GE)},
		{ID: "official damage each", NT: "effect", EN: "deal {To:what} {N:num} damage each | deal {N:num} damage each to {To:what}", Node: &ability.Damage{}, Needs: notOne},
		{ID: "official both of them", NT: "ref", EN: "them both", Node: text.BindRef(text.SlotIt)},
		{ID: "official all among them", NT: "taken", EN: "all {Of+:rawnps} ‹|from ›among ‹them|those cards›", Node: allAmong()},
		{ID: "official so many drawn instead", NT: "s3i", EN: "draw {Many.N:num}", Node: text.Clause{Many: &ability.Count{}, Deeds: []ability.Effect{&ability.Draw{}}}},
		{ID: "official so many put instead", NT: "s3i", EN: "put {Many.N:num}", Node: text.Clause{Many: &ability.Count{}, Deeds: []ability.Effect{&ability.Make{}}}},
		{ID: "official part instead, and", NT: "s3", EN: "{Do.0:partial} instead‹, and| and|, then| and then› {Do.1:effect}", Node: text.Clause{Instead: true, Do: []ability.Effect{nil, nil}}, Needs: replacesNothing},
		{ID: "official whole instead, and", NT: "s3", EN: "{Do.0:effect} instead‹, and| and|, then| and then› {Do.1:effect}", Node: text.Clause{Instead: true, Do: []ability.Effect{nil, nil}}, Needs: replacesNothing},
		{ID: "official so much damage instead, and some more", NT: "s3", EN: "deal {Do.0.N:num} damage instead‹, and| and|, then› {Do.1.N:num} damage to {Do.1.To:what}", Node: text.Clause{Instead: true, Do: []ability.Effect{&ability.Damage{}, &ability.Damage{}}}},
		{ID: "so much damage instead, and", NT: "s3i", JA: "{Do.0.N:num}ダメージを与え‹て|›、{Do.1:effect}", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}, nil}}},
		{ID: "official can use it so often", NT: "sentence", EN: "you can ‹activate|use› this‹| ability› ‹only |up to ›{Limit.N:times} ‹per|each|a› turn | you can activate this‹| ability› {Limit.N:times} ‹per|each|a› turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "official cost of it reduced", NT: "effect", EN: "reduce ‹its|their› cost‹|s› by {N:num} | ‹its|their› cost‹|s› ‹is|are› reduced by {N:num}", Node: &ability.CostChange{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Verb: ability.Played, Op: ability.Sub}},
		{ID: "official divides among some", NT: "chain", EN: "deal {1.N:num} damage ‹divided|split› ‹|as you choose ›‹among|between› {0.Sel:targets} | divide {1.N:num} damage ‹|as you choose ›‹among|between› {0.Sel:targets}", Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Damage{Split: true, To: ability.What{Ref: text.BindRef(text.SlotIt)}}}, Needs: amongSeveral},
		{ID: "official hand, top and the rest", NT: "chain", EN: "‹put|add› {0.What.Sel.N:count} ‹|of them |of those cards ›‹into|to› your hand, ‹|put ›{1.What.Sel.N:count} ‹|of them ›on ‹|the ›top of your deck, and ‹|put ›{2.What.Ref:ref} into your cemetery", Node: []ability.Effect{someAmong(hand), someAmong(top), &ability.Move{To: gone}}, Needs: restLast},
		{ID: "official hand, bottom and the rest", NT: "chain", EN: "‹put|add› {0.What.Sel.N:count} ‹|of them |of those cards ›‹into|to› your hand, ‹|put ›{1.What.Sel.N:count} ‹|of them ›on the bottom of your deck, and ‹|put ›{2.What.Ref:ref} into your cemetery", Node: []ability.Effect{someAmong(hand), someAmong(below), &ability.Move{To: gone}}, Needs: restLast},
		{ID: "official hand, cemetery and the rest", NT: "chain", EN: "‹put|add› {0.What.Sel.N:count} ‹|of them |of those cards ›‹into|to› your hand, ‹|put ›{1.What.Sel.N:count} ‹|of them ›into your cemetery, and ‹|put ›{2.What.Ref:ref} on the bottom of your deck‹| in any order›", Node: []ability.Effect{someAmong(hand), someAmong(gone), &ability.Move{To: below}}, Needs: restLast},
		{ID: "official it was such", NT: "cond3", EN: "{Ref:ref} was {Of:anpraw}", Node: ability.Cond{Op: ability.Is}, Needs: func(v any) bool { return saysPrinted(v.(ability.Cond).Of) }},
		{ID: "official puts one aside", NT: "event", EN: "you put {Subj:anpraw} into your EX area | {Subj:anpraw} is ‹put into|added to› your EX area", Node: ability.Event{Verb: ability.Moved, To: ability.EX, Who: text.Who(ability.You)}, Needs: text.Nowhere},
		{ID: "discarded from one's hand", NT: "event", JA: "自分の手札から{Subj+:npraw}を捨てた", Node: ability.Event{Verb: ability.DiscardedV, Who: text.Who(ability.You), Subj: &ability.Filter{}}},
		{ID: "neither selected nor attacked", NT: "chain", JA: "{0.What=1.What:what}は‹|、›相手の能力‹により|によって|では›選ばれず、‹相手の攻撃対象にならない|攻撃されない›", Node: []ability.Effect{theirAbilities(), &ability.Rule{Verb: ability.AttackedV}}},
		{ID: "official there is one of so much", NT: "cond3", EN: "there is {L.Of:anp}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.N(1)}, Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return (len(f.Num) > 0 || slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Attr == ability.NameAttr && p.Match == ability.Contains })) && len(f.Zone) == 1 && f.Who.Side != ability.AnySide
		}}, // a Wolf follower on your field with at least 5 attack
		{ID: "official limit", NT: "sentence", EN: "perform this ability only {Limit.N:times} per turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "together at least", NT: "cond1", JA: "{L.Of:np}の合計‹枚数|数|›が{R:num}{:ctr}以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}, Needs: ofEach},
		{ID: "together at most", NT: "cond1", JA: "{L.Of:np}の合計‹枚数|数|›が{R:num}{:ctr}以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}, Needs: ofEach},
		{ID: "official together at least", NT: "cond3", EN: "there are {R:num} or more {L.Of:nps} in total", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}, Needs: ofEach},
		{ID: "official together at most", NT: "cond3", EN: "there are {R:num} or less {L.Of:nps} in total", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}, Needs: ofEach},
		{ID: "official so many among them", NT: "cond3", EN: "{R:num} or more of them are {L.Of:rawnps} | at least {R:num} of them are {L.Of:rawnps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotSome)}}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
		{ID: "official turn so late, said of it", NT: "cond3", EN: "‹this|it› is {L.Who:poss}{R.N:ordinal} or later turn", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}}},
		{ID: "official its stats become", NT: "effect", EN: "‹its|their› {Stat:statname} and {Also.0.Stat:statname} ‹become|are set to› {N=Also.0.N:num}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
		{ID: "official stands not in its phase", NT: "sentence", EN: "this‹| follower| card| amulet› does not ‹refresh|stand› during {If.Who:poss}start phase", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf, Phase: ability.StartPhase}, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Stood}}}},
		{ID: "official damage from abilities", NT: "dmg", EN: "damage from ‹an ability|abilities›", Node: ability.AbilityDamage},
		{ID: "official each opponent buries", NT: "s6", EN: "‹each|your› opponent selects {Do.0.Sel:targets}‹|,› and ‹puts it into ‹the|their|its owner's› cemetery|buries it›", Node: theySelect(&ability.Move{To: text.At(ability.Discards)}), Needs: selectsOwn},
		{ID: "official each opponent destroys", NT: "s6", EN: "each opponent selects {Do.0.Sel:targets}‹|,› and destroys it", Node: theySelect(&ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}), Needs: selectsOwn},
		{ID: "it was such", NT: "nara", JA: "{Ref:ref}が{Of:npraw}だった‹なら|場合›", Node: ability.Cond{Op: ability.Is}, Needs: func(v any) bool { return saysPrinted(v.(ability.Cond).Of) }},
		{ID: "damage in words to it", NT: "effectB", JA: "‹「|›{N:exprs}‹」|›と同じダメージ‹|を与える›", Node: &ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}}, Needs: func(v any) bool { return v.(*ability.Damage).N.Op != ability.Const }},
		{ID: "usable unless", NT: "sentence", JA: "‹|この能力は›‹|、›{Needs:condN}‹でなければ|でないなら|でない場合›‹、|›使えない", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Needs != nil }},
	}
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on your field"}, {ability.Discards, "in your cemetery"}, {ability.EX, "in your EX area"}, {ability.Hand_, "in your hand"}} {
		rows = append(rows, text.Row{ID: "official names in a place", NT: "cond3", EN: "‹there are|you have› {R:num} or more {L.Of+:rawnps} with different names " + z.at + " | ‹there are|you have› at least {R:num} {L.Of+:rawnps} with different names " + z.at + " | ‹there are|you have› at least {R:num} {L.Of+:rawnps} " + z.at + " with different names | ‹there are|you have› {R:num} or more {L.Of+:rawnps} " + z.at + " with different names",
			Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(ability.You)}}}})
		costs := ability.Amount{Op: ability.Kinds_, Original: true, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(ability.You)}}
		const least, so = "‹there are|you have› at least {R:num} {L.Of+:rawnps}", " with different ‹original|base› {L.Stat:refstat}s"
		const more, many = "‹there are|you have› {R:num} or more {L.Of+:rawnps}", "the number of {Of+:rawnps}"
		rows = append(rows,
			text.Row{ID: "official costs in a place", NT: "cond3", EN: least + so + " " + z.at + " | " + least + " " + z.at + so + " | " + more + " " + z.at + so, Node: ability.Cond{Op: ability.Compare, L: costs}, Needs: func(v any) bool { return text.CardStat(v.(ability.Cond).L) }},
			text.Row{ID: "official number of costs in a place", NT: "expr", EN: many + " with different ‹original|base› {Stat:refstat}s " + z.at + " | " + many + " " + z.at + " with different ‹original|base› {Stat:refstat}s", Node: text.Clone(costs).(ability.Amount), Needs: text.CardStat})
	}
	for _, to := range []struct {
		ja   string
		zone ability.Zone
	}{{"場に出す", ability.Field}, {"EXエリアに置く", ability.EX}} {
		many := made(to.zone)
		many.N = ability.Amount{Op: ability.CountOf}
		rows = append(rows, text.Row{ID: "as many as there are made, " + to.ja, NT: "effect", JA: "{N.Of:np}の‹数|枚数›‹だけ|と同じ数だけ|と同じ数の›‹、|›{Name:name}を" + to.ja + " | {Name:name}を‹「|›{N.Of:np}の‹数|枚数›‹」|›‹と同じだけ|と同じ数だけ|と同じ数|だけ|分›" + strings.Replace(to.ja, "場に出す", "‹場に|›出す", 1), Node: many})
	}
	for _, to := range []struct {
		ja   string
		zone ability.Zone
		show bool
	}{{"場に出す", ability.Field, false}, {"EXエリアに置く", ability.EX, false}, {"手札に加える", ability.Hand_, false}, {"公開し‹|て›‹|、›手札に加える", ability.Hand_, true}} {
		find := &ability.Find{Who: text.Who(ability.You), To: text.At(to.zone), Bind: text.SlotNew, Show: to.show, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}
		rows = append(rows, text.Row{ID: "found, said first, " + to.ja, NT: "effect", JA: "{Sel.Of+:npraw}{Sel.N:count}を‹|、›{Sel.Of.Who:poss}デッキから探し‹|て›‹|、›" + to.ja, Node: find})
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// asksOfTurn: a turn, and something besides.
func asksOfTurn(v any) bool {
	c := v.(text.Clause).If
	return c != nil && len(c.Args) == 2 && c.Args[1].Op != 0 && !forbidsThis(v.(text.Clause).Do)
}

// notOne: each of several.
func notOne(v any) bool {
	w := v.(*ability.Damage).To
	return w.Sel != nil && text.OfSeveral(w.Sel) || w.Sel == nil && w.Ref != text.ThisRef
}

// allAmong are all of a sort among those that were looked at.
func allAmong() ability.Selector {
	s := text.AmongLooked()
	s.N = ability.Count{Op: ability.All}
	return s
}

// inPlayAlone: of your followers, and amulets, which are on the field; a spell is elsewhere.
func inPlayAlone(v any) bool {
	f := v.(ability.Selector).Of
	return f.Kind&(ability.Follower|ability.Amulet) != 0 && f.Kind&(ability.SpellCard|ability.Leader) == 0 && len(f.Zone) == 1 && f.Ref == (ability.Ref{})
}

// amongSeveral: it is divided among those of a sort that are chosen.
func amongSeveral(v any) bool {
	return text.OfSeveral(&v.([]ability.Effect)[0].(*ability.Select).Sel)
}

// someAmong puts some of those that were looked at somewhere.
func someAmong(to ability.Place) *ability.Move {
	s := text.AmongLooked()
	return &ability.Move{What: ability.What{Sel: &s}, To: to}
}

// restLast: what is left goes to the last place.
func restLast(v any) bool {
	es := v.([]ability.Effect)
	return es[len(es)-1].(*ability.Move).What.Ref.Kind == ability.Rest
}

// ofEach: of both players, who are counted together.
func ofEach(v any) bool { return v.(ability.Cond).L.Of.Who.Side == ability.Each }

// saysPrinted: what is printed on a card it still has wherever it has gone: its kind, class, traits and name.
func saysPrinted(f *ability.Filter) bool {
	if f == nil || len(f.Is)+len(f.Not)+len(f.Rel)+len(f.Or) > 0 || f.Ref != (ability.Ref{}) || slices.ContainsFunc(f.Num, func(b ability.Bound) bool { return !b.Original }) {
		return false
	}
	for _, p := range f.Has {
		if p.Attr == ability.KeywordAttr || p.Attr == ability.CounterAttr {
			return false
		}
	}
	return f.Kind&ability.SpecialKinds == 0 && (f.Kind != 0 || len(f.Has) > 0)
}
