package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is asked in the terms of no other row: just so many and no more, the how-manieth time of a turn, what a thing is not, what
// lies where.

// askedRows are those conditions.
func askedRows() []text.Row {
	count := func(z ability.Zone) ability.Amount {
		return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z}}}
	}
	denied := func(c ability.Cond) ability.Cond { return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}} }
	removed := ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Removed}, Who: text.Who(ability.You)}}
	nthTime := ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History}}
	attack := ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}}}}
	strongest := ability.Filter{Num: []ability.Bound{{Stat: ability.Power, Highest: true}}}
	rows := []text.Row{
		// so many, and no more or fewer
		{ID: "controls just so many", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}をちょうど{R:num}体コントロールしている", EN: "{L.Of.Who:player} ‹controls~control› exactly {R:num} {L.Of+:rawnps}", Node: controls(ability.EQ, ability.Amount{})},
		{Quiet: true, ID: "controls as many Backups as it may", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}を{R:num}体コントロールしている", EN: "{L.Of.Who:player} ‹controls~control› {R:num} {L.Of+:rawnps}", Node: controls(ability.GE, ability.Amount{}), Needs: func(v any) bool {
			c := v.(ability.Cond) // there are never more [7.7.4]
			return c.R.Op == ability.Const && c.R.N == 5 && text.Equal(*c.L.Of, ability.Filter{Kind: ability.Backup, Zone: c.L.Of.Zone, Who: c.L.Of.Who})
		}},
		{ID: "both of those shown are", NT: "cond3", JA: "その2枚がどちらも{L.Of:npraw}である | その2枚が両方とも{L.Of:npraw}である", EN: "both ‹cards|of them|of those cards|of the revealed cards|revealed cards|of the cards› are {L.Of:rawnps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotSome)}, R: ability.N(2)}, Needs: func(v any) bool { return countedKind(v.(ability.Cond).L) }},
		{Quiet: true, ID: "controls many in all", NT: "cond3", EN: "{L.Of.Who:player} ‹controls~control› a total of {R:num} or more {L.Of+:nprawall}", Node: controls(ability.GE, ability.Amount{}), Needs: func(v any) bool { return len(v.(ability.Cond).L.Of.Or) > 0 }},
		{Quiet: true, ID: "received just so much", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› received exactly {R:npoint} of damage", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: count(ability.DamageZone)}, Needs: text.Wordless},
		{ID: "received none", NT: "cond3", JA: "{L.Of.Who:player}がダメージを‹1点も|まったく›受けていない", EN: "{L.Of.Who:player} ‹has~have› not received any damage", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: count(ability.DamageZone)}, Needs: text.Wordless},
		{ID: "few cards left", NT: "cond3", JA: "{L.Of.Who:poss}デッキが{R:num}枚以下である", EN: "{L.Of.Who:player} ‹has~have› {R:ncard} or less in ‹your|their› deck", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: count(ability.Deck)}},
		{Quiet: true, ID: "controls it alone", NT: "cond3", EN: "the only {L.Of+:npraw} {L.Of.Who:ctrl} is " + text.OwnName, Node: thisAlone()},

		// what lies where
		{Quiet: true, ID: "one lies in the Break Zone", NT: "cond3", EN: "{L.Of+:npraw} is in {L.Of.Who:poss}Break Zone | {L.Of+:anpraw} is in {L.Of.Who:poss}Break Zone", Node: ability.Cond{Op: ability.Compare, L: count(ability.Discards), R: ability.N(1)}, Needs: func(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "one of yours is removed", NT: "cond3", JA: "あなたの{L.Of+:npraw}がゲームから除外されている", EN: "{L.Of+:anpraw} you own is removed from the game | {L.Of+:npraw} you own is removed from the game | you have {L.Of+:anpraw} you own removed from the game", Node: ability.Cond{Op: ability.Compare, L: removed, R: ability.N(1)}},
		{Quiet: true, ID: "so many of yours are removed", NT: "cond3", JA: "あなたの{L.Of+:npraw}が{R:num}‹枚|体›以上ゲームから除外されている | ゲームから除外されているあなたの{L.Of+:npraw}が{R:num}‹枚|体›以上ある", EN: "{R:num} or more {L.Of+:rawnps} you own are removed from the game | you own {R:num} or more {L.Of+:rawnps} removed from the game | you have {R:num} or more {L.Of+:rawnps} you own removed from the game", Node: ability.Cond{Op: ability.Compare, L: removed}},
		{Quiet: true, ID: "elements put away", NT: "cond3", EN: "there are {L.Of+:rawnps} of {R:num} or more different Elements in {L.Of.Who:poss}Break Zone | {L.Of.Who:player} ‹has~have› {L.Of+:rawnps} of {R:num} or more different Elements in ‹your|their› Break Zone", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}}},
		{ID: "is the strongest", NT: "cond1", JA: "{Ref:ref}のパワーが{Of+:np}の中で‹最も|一番›高い状態", EN: "{Ref:ref} has the highest power among ‹|the |all |all the ›{Of+:nps}", Node: ability.Cond{Op: ability.Is, Of: &strongest}, Needs: func(v any) bool { return v.(ability.Cond).Of.Kind != 0 }},

		// the how-manieth
		{ID: "is the nth time", NT: "cond1", JA: "このターン‹に|で|›{L.On:event}のが{R.N:ordinal}‹回|度›目", EN: "‹it|this› is the {R.N:ordinal} time {L.On:event} this turn | ‹it|this› is the {R.N:ordinal} time {L.On:eventPast} this turn", Node: nthTime, Needs: nthOfTurn},
		{ID: "is its nth attack", NT: "cond1", JA: "{L.On.Subj.Ref:ref}がこのターン{R.N:ordinal}‹回|度›目のアタック | このターン{R.N:ordinal}‹回|度›目の{L.On.Subj.Ref:ref}のアタック | {L.On.Subj.Ref:ref}のアタックがこのターン{R.N:ordinal}‹回|度›目", EN: "‹it|this› is {L.On.Subj.Ref:its}{R.N:ordinal} attack ‹this|in the same|of the› turn", Node: attack, Needs: func(v any) bool { return nthOfTurn(v) && v.(ability.Cond).L.On.Subj.Ref != (ability.Ref{}) }},

		// what it is not
		{ID: "is not so", NT: "cond3", JA: "{Args.0.Ref:ref}が{Args.0.Of.Is.0:stateword}でない", EN: "{Args.0.Ref:ref} is not {Args.0.Of.Is.0:stateword}", Node: denied(ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{0}}})},
		{Quiet: true, ID: "has been hurt", NT: "cond3", EN: "{Ref:ref} has ‹received|been dealt› damage", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Damaged}}}},
		{ID: "did not come by a cast", NT: "cond3", JA: "{Args.0.On.Subj.Ref:ref}がキャストされてフィールドに出てい‹ない|なかった›", EN: "{Args.0.On.Subj.Ref:ref} ‹did not enter|has not entered› ‹the|your› field due to your cast", Node: denied(ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, From: ability.Resolving, Subj: &ability.Filter{}}}), Needs: func(v any) bool { return v.(ability.Cond).Args[0].On.Subj.Ref != (ability.Ref{}) }},
		{Quiet: true, ID: "came out of", NT: "cond3", EN: "{On.Subj.Ref:ref} ‹|has ›entered ‹the|your› field from ‹the|your› {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			on := v.(ability.Cond).On
			return on.From != ability.NoZone && on.Subj.Ref != (ability.Ref{})
		}},
		{ID: "no other cast in this turn", NT: "cond3", JA: "{Args.0.On.Who:player}がこのターン‹に|›他の{Args.0.On.Subj+:npraw}をキャストしていない", EN: "{Args.0.On.Who:player} ‹has not~have not|did not› cast any other {Args.0.On.Subj+:rawnps} this turn", Node: denied(ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: &ability.Filter{Rel: text.Related(ability.Other, text.ThisRef).Rel}}}), Needs: ofPlayer0},
		{ID: "so many have come", NT: "cond3", JA: "このターン‹に|›{On.Subj.Who:poss}フィールドに{On.Subj+:npraw}が{N:int}体以上出てい‹た|る›", EN: "{N:int} or more {On.Subj+:rawnps} ‹have |›entered {On.Subj.Who:poss}field this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			c := v.(ability.Cond)
			return c.N > 1 && c.On.Subj.Ref == (ability.Ref{})
		}},
		{ID: "in a phase now", NT: "cond1", JA: "{Who:poss}{Phase:phase}‹|中|の間›", EN: "it is {Who:poss}{Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{Quiet: true, ID: "or so, in one breath", NT: "condN", EN: "{Args.0:cond2}‹|,› or {Args.1:cond2}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{ID: "unless so", NT: "s2", JA: "{If.Args.0:nara}を除き、{+:s3}", EN: "{+:s3} unless {If.Args.0:cond}", Node: text.Clause{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}, Needs: func(v any) bool { return undeniable(v.(text.Clause).If.Args[0]) }},
		{Quiet: true, ID: "unless otherwise", NT: "s2", JA: "{If.Args.0:nara}を除き、{+:s3}", EN: "{+:s3} unless {If.Args.0:cond}", Node: text.Clause{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}, Needs: func(v any) bool { return !undeniable(v.(text.Clause).If.Args[0]) }},
	}
	for _, side := range []struct {
		ja, jaThan, en, than string
		me, other            ability.Side
	}{{"あなた", "対戦相手", "you control", "‹your opponent|your opponent does|your opponent controls›", ability.You, ability.Opponent}, {"対戦相手", "あなた", "your opponent controls", "‹you|you do|you control›", ability.Opponent, ability.You}} {
		node := controls(ability.EQ, count(ability.Field))
		node.L.Of.Who, node.R.Of.Who = text.Who(side.me), text.Who(side.other)
		rows = append(rows, text.Row{ID: side.en + " as many", NT: "cond3", JA: side.ja + "が" + side.jaThan + "と同じ数の{L.Of+=R.Of+:npraw}をコントロールしている", EN: side.en + " the same number of {L.Of+=R.Of+:rawnps} as " + side.than, Node: node})
	}
	return rows
}

// nthOfTurn: it has a number, and happens at a moment.
func nthOfTurn(v any) bool {
	c := v.(ability.Cond)
	return c.R.N > 0 && c.L.On != nil && c.L.On.Verb != ability.NoVerb && c.L.On.Verb != ability.PhaseBegan && c.L.On.Nth == 0
}

// undeniable: there are no words for that it is not so, but of what holds unless it is.
func undeniable(c ability.Cond) bool {
	return c.Op == ability.And || c.Op == ability.Or || c.Op == ability.Compare && c.L.Op == ability.CountOf && !(c.Cmp == ability.GE && onField(c.L.Of) && text.Sided(c.L.Of))
}
