package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Conditions joined and denied as they are printed: if you control a Fire Forward and Ren is
// dull; if A or if B; if you do not control 3 or more.

// condRows are those rows, and events of what comes to be so.
func condRows() []text.Row {
	two := []ability.Cond{{}, {}}
	denied := func(c ability.Cond) ability.Cond { return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}} }
	inHand := func(n ability.Amount) ability.Cond {
		return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}, R: n}
	}
	points := &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}
	return append(append(moreRows(), whomRows()...), []text.Row{
		{Quiet: true, ID: "acted, as asked before", NT: "cond1", JA: "ダル状態", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Acted}}}},
		{Quiet: true, ID: "standing, as asked before", NT: "cond1", JA: "アクティブ状態", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Standing}}}},
		{Quiet: true, ID: "and so", NT: "condN", EN: "{Args.0:cond2} and ‹|if ›{Args.1:cond2}", Node: ability.Cond{Op: ability.And, Args: two}},
		{Quiet: true, ID: "or so", NT: "condN", EN: "{Args.0:cond2}‹|,› or if {Args.1:cond2}", Node: ability.Cond{Op: ability.Or, Args: two}},
		{ID: "does not control many", NT: "cond3", JA: "{Args.0.L.Of.Who:player}が{Args.0.L.Of+:npraw}を{Args.0.R:num}‹体|枚›以上コントロールしていない", EN: "{Args.0.L.Of.Who:player} ‹does~do› not control {Args.0.R:num} or more {Args.0.L.Of+:rawnps}", Node: denied(controls(ability.GE, ability.Amount{}))},
		{ID: "has not so many in hand", NT: "cond3", JA: "{Args.0.L.Of.Who:poss}手札が{Args.0.R:num}枚以上でない", EN: "{Args.0.L.Of.Who:player} ‹does~do› not have {Args.0.R:ncard} or more in ‹hand|your hand|their hand›", Node: denied(inHand(ability.Amount{}))},
		{Quiet: true, ID: "has none in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹does~do› not have any cards in ‹hand|your hand|their hand›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: inHand(ability.Amount{}).L}},
		{Quiet: true, ID: "has cards in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› ‹|any ›cards in ‹hand|your hand|their hand›", Node: inHand(ability.N(1))},
		{Quiet: true, ID: "has one in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› exactly {R:ncard} in ‹hand|your hand|their hand›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: inHand(ability.Amount{}).L}},
		{Quiet: true, ID: "is anything else", NT: "cond1", JA: "{Args.0.Ref:ref}が{Args.0.Of:npraw}以外", Node: denied(ability.Cond{Op: ability.Is})},
		{ID: "is not attacking", NT: "cond3", JA: "{Args.0.Ref:ref}がアタックしていない", EN: "{Args.0.Ref:ref} is not attacking", Node: denied(ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}})},
		{ID: "is removed from the game", NT: "cond3", JA: "{Ref:ref}がゲームから除外されている", EN: "{Ref:ref} is removed from the game", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Removed}}}},
		{ID: "more damage than theirs", NT: "cond3", JA: "{L.Of.Who:player}が{R.Args.0.Of.Who:player}より{R.Args.1:num}点以上多くダメージを受けている", EN: "{L.Of.Who:player} ‹has~have› ‹received |›at least {R.Args.1:npoint} of damage more than {R.Args.0.Of.Who:player}", Node: ability.Cond{Op: ability.Compare, L: received(), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{received(), {}}}}},
		{ID: "a party attacks now", NT: "cond3", JA: "{L.Of.Who:ctrl}パーティーがアタックしている", EN: "a party {L.Of.Who:ctrl} is attacking", Node: ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}}}},
		{Quiet: true, ID: "when in this turn", NT: "s4", EN: "‹when|whenever› {On.0:event} this turn, {+:s6}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].Verb != ability.PhaseBegan }},
		{ID: "came by a keyword", NT: "cond3", JA: "{On.Subj.Ref:ref}が{On.Name:kwname}" + dueJA + "フィールドに出てい‹た|る› | {On.Subj.Ref:ref}が{On.Name:kwname}" + dueJA + "フィールドに出た", EN: "{On.Subj.Ref:ref} ‹entered|enters› ‹the|your› field due to {On.Name:kwname}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			on := v.(ability.Cond).On
			return on.Name != "" && on.Subj.Ref != (ability.Ref{})
		}},
		{ID: "came by what it does", NT: "cond3", JA: "{On.Subj.Ref:ref}が{On.By:byobj}" + dueJA + "フィールドに出てい‹た|る› | {On.Subj.Ref:ref}が{On.By:byobj}" + dueJA + "フィールドに出た", EN: "{On.Subj.Ref:ref} ‹|has ›entered ‹the|your› field due to {On.By:byobj}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			on := v.(ability.Cond).On
			return on.By != nil && on.Subj.Ref != (ability.Ref{})
		}},
		{Quiet: true, ID: "this came by what it does", NT: "cond3", JA: "{On.By:byobj}" + dueJA + "フィールドに出‹てい‹た|る›|た›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}}, Needs: func(v any) bool { return v.(ability.Cond).On.By != nil }},
		{ID: "came by a cast", NT: "cond3", JA: "{On.Subj.Ref:ref}がキャストされてフィールドに出てい‹た|る› | {On.Subj.Ref:ref}があなたのキャストによってフィールドに出‹てい‹た|る›|た›", EN: "{On.Subj.Ref:ref} ‹|has ›entered ‹the|your› field due to your cast", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, From: ability.Resolving, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref != (ability.Ref{}) }},
		{Quiet: true, ID: "is even", NT: "cond1", EN: "{L.Args.0=L.Args.1.Args.1.Args.0:statof} is an even number", Node: parityOf(0)},
		{Quiet: true, ID: "whose stat is even", NT: "cond1", JA: "{L.Args.0.Ref=L.Args.1.Args.1.Args.0.Ref:ref}の{L.Args.0.Stat=L.Args.1.Args.1.Args.0.Stat:refstat}が偶数", EN: "{L.Args.0.Ref=L.Args.1.Args.1.Args.0.Ref:its}‹|CP ›{L.Args.0.Stat=L.Args.1.Args.1.Args.0.Stat:refstat} is an even number", Node: statParity(0)},
		{Quiet: true, ID: "whose stat is odd", NT: "cond1", JA: "{L.Args.0.Ref=L.Args.1.Args.1.Args.0.Ref:ref}の{L.Args.0.Stat=L.Args.1.Args.1.Args.0.Stat:refstat}が奇数", EN: "{L.Args.0.Ref=L.Args.1.Args.1.Args.0.Ref:its}‹|CP ›{L.Args.0.Stat=L.Args.1.Args.1.Args.0.Stat:refstat} is an odd number", Node: statParity(1)},
		{Quiet: true, ID: "is odd", NT: "cond1", EN: "{L.Args.0=L.Args.1.Args.1.Args.0:statof} is an odd number", Node: parityOf(1)},
		{ID: "unless", NT: "sentence", JA: "{Do.0.What=Do.1.What:what}は{If.Args.0:nara}‹にしか|しか›アタックもブロックもできない", EN: "{Do.0.What=Do.1.What:what} cannot attack or block unless {If.Args.0:cond} | {Do.0.What=Do.1.What:what} can only attack or block {If.Args.0:nara}", Node: text.Clause{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV}, &ability.Rule{Verb: ability.BlockV}}}},
		{Quiet: true, ID: "unless so no attack", NT: "sentence", EN: "{Do.0.What:what} cannot attack unless {If.Args.0:cond}", Node: text.Clause{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV}}}},
		{ID: "unless so no block", NT: "sentence", JA: "{Do.0.What:what}は{If.Args.0:nara}‹にしか|しか›ブロックできない", EN: "{Do.0.What:what} can only block {If.Args.0:nara} | {Do.0.What:what} cannot block unless {If.Args.0:cond}", Node: text.Clause{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Do: []ability.Effect{&ability.Rule{Verb: ability.BlockV}}}},
		{ID: "out of a deck", NT: "event", JA: "カードが{Subj.Who:poss}デッキからブレイクゾーンに置かれた", EN: "a card is put from {Subj.Who:poss}deck into the Break Zone", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}, From: ability.Deck, To: ability.Discards}, Needs: func(v any) bool { s := v.(ability.Event).Subj; return text.Sided(s) }},
		{ID: "out of a Break Zone", NT: "event", JA: "{Subj.Who:poss}ブレイクゾーンにある{Subj+:npraw}がブレイクゾーン‹を|から›離れた | {Subj+:npraw}が{Subj.Who:poss}ブレイクゾーン‹を|から›離れた", EN: "{Subj+:anpraw} leaves {Subj.Who:poss}Break Zone | {Subj+:anpraw} in {Subj.Who:poss}Break Zone leaves the Break Zone", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}, From: ability.Discards}, Needs: func(v any) bool { return text.Sided(v.(ability.Event).Subj) && text.NotThis(v) && text.Nowhere(v) }},
		{ID: "nth point of damage", NT: "event", JA: "{State.L.Of.Who:player}が{State.R.N:ordinal}点目のダメージを受けた", EN: "{State.L.Of.Who:player} ‹receives~receive› ‹a|your|their› {State.R.N:ordinal} point of damage", Node: ability.Event{State: points, Comes: true}, Needs: func(v any) bool { return v.(ability.Event).State.R.N > 0 }},
	}...)
}

// whomRows: each player who controls, or does not control, something. [11.11.6]
func whomRows() []text.Row {
	of := func(cmp ability.Cmp, n ability.Amount) ability.Cond {
		c := controls(cmp, n)
		c.L.Of.Who = text.Who(ability.That)
		return c
	}
	many := of(ability.GE, ability.Amount{})
	return []text.Row{
		{ID: "who controls one", NT: "whom", JA: "{L.Of+:npraw}をコントロール‹している|する›", EN: "controls {L.Of+:anpraw}", Node: of(ability.GE, ability.N(1))},
		{ID: "who controls so many", NT: "whom", JA: "{L.Of+:npraw}を{R:num}‹体|枚›以上コントロール‹している|する›", EN: "controls {R:num} or more {L.Of+:rawnps}", Node: many},
		{ID: "who controls none", NT: "whom", JA: "{L.Of+:npraw}をコントロールしていない", EN: "does not control {L.Of+:anpraw} | does not control any {L.Of+:rawnps} | controls no {L.Of+:rawnps}", Node: of(ability.LE, ability.N(0))},
		{ID: "who does not control so many", NT: "whom", JA: "{Args.0.L.Of+:npraw}を{Args.0.R:num}‹体|枚›以上コントロールしていない", EN: "does not control {Args.0.R:num} or more {Args.0.L.Of+:rawnps}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{many}}},
		{ID: "each player who", NT: "s6", JA: "{Whom:whom}‹各|すべての|›プレイヤーは‹、|›{Do.0:effect}", EN: "each player who {Whom:whom} {Do.0:effect3}", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil}}, Needs: func(v any) bool { return v.(text.Clause).Whom != nil && text.Actable(v) }},
	}
}

// received is how much damage a player has received.
func received() ability.Amount {
	return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}
}

// parityOf is that a number is even, 0, or odd, 1.
func parityOf(left int32) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(left), L: text.Parity(ability.Amount{})}
}

// statParity is that a number of a thing is even, 0, or odd, 1.
func statParity(left int32) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(left), L: text.Parity(ability.Amount{Op: ability.StatOf})}
}

// moreRows compare what the players control, their hands and their damage: if your opponent controls more Forwards than you.
func moreRows() []text.Row {
	than := func(zone ability.Zone, more, fewer ability.Side) ability.Cond {
		in := func(s ability.Side) ability.Amount {
			return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Who: text.Who(s), Zone: []ability.Zone{zone}}}
		}
		return ability.Cond{Op: ability.Compare, L: in(more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{in(fewer), ability.N(1)}}}
	}
	const (
		both = "{L.Of+=R.Args.0.Of+:npraw}"
		held = "手札‹|の枚数›"
	)
	var rows []text.Row
	for _, side := range []struct {
		id, control, have, than string
		ja, jaThan              string
		me, other               ability.Side
		whose, theirs, hand     string
	}{
		{"you", "you control", "you have", "‹your opponent|your opponent does|your opponent has›", "あなた", "対戦相手", ability.You, ability.Opponent, "your", "your opponent's", "your opponent's"},
		{"they", "your opponent controls", "your opponent has", "‹you|you do|you have›", "対戦相手", "あなた", ability.Opponent, ability.You, "your opponent's", "yours", "your"},
	} {
		for _, way := range []struct {
			word, ja, much string
			more, fewer    ability.Side
		}{{"more", "多", "more", side.me, side.other}, {"fewer", "少な", "less", side.other, side.me}} {
			than2 := side.jaThan + "‹|の" + held + "›より" + way.ja + "い"
			rows = append(rows,
				text.Row{Quiet: true, ID: side.id + " control " + way.word, NT: "cond3", Node: than(ability.Field, way.more, way.fewer),
					JA: side.ja + "が" + side.jaThan + "より" + both + "を" + way.ja + "くコントロールしている | " + side.ja + "が" + side.jaThan + "より" + way.ja + "‹くの|い›" + both + "をコントロールしている", EN: side.control + " " + way.word + " {L.Of+=R.Args.0.Of+:rawnps} than " + side.than},
				text.Row{Quiet: true, ID: side.id + " hold " + way.word, NT: "cond3", Node: than(ability.Hand_, way.more, way.fewer),
					JA: side.ja + "の" + held + "が" + than2, EN: side.have + " " + way.word + " cards in ‹|your |their ›hand than " + side.than + " | the number of cards in " + side.whose + " hand is " + map[string]string{"more": "‹greater|more|larger›", "fewer": "‹less|fewer|smaller›"}[way.word] + " than ‹" + side.theirs + "|the number of cards in " + side.hand + " hand›"},
				text.Row{Quiet: true, ID: side.id + " received " + way.word, NT: "cond3", Node: than(ability.DamageZone, way.more, way.fewer),
					JA: side.ja + "が" + side.jaThan + "より" + way.ja + "‹くの|い|く›ダメージを受けている | " + side.ja + "‹の|が›受けているダメージが" + side.jaThan + "‹‹の|が›受けているダメージ|›より" + way.ja + "い", EN: side.have + " received " + way.much + " ‹|points of ›damage than " + side.than})
		}
	}
	return rows
}
