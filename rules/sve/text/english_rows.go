package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// made is one effect that makes tokens of one's own.
func made(z ability.Zone) *ability.Make {
	return &ability.Make{To: ability.Place{Zone: z, Who: text.Who(ability.You)}, Bind: text.SlotNew}
}

// officialRows are what official English (english.go) says in other words; they are read only.
func officialRows() []text.Row {
	const onlyThen = "‹とき|ときに|場合|場合に|時|時に›‹のみ|だけ›‹、|›"
	const has = "‹has|have|gets|get|gains|gain›"
	const stats, endOfTurn = "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", "{+:s5} ‹until end of turn|this turn›"
	rows := []text.Row{
		{ID: "official number", NT: "numa", EN: "{_:num}"},
		{ID: "official one", NT: "numa", EN: "‹a|an›", Node: ability.N(1)},
		{ID: "official enemy", NT: "mod", EN: "enemy ", Node: ability.Filter{Who: text.Who(ability.Opponent)}},
		{ID: "official enemy leader", NT: "npfull", EN: "‹the |an |›enemy leader‹|s›", Node: ability.Filter{Kind: ability.Leader, Who: text.Who(ability.Opponent)}},
		{Quiet: true, ID: "official also", NT: "sentence", EN: "also, {+:s2}", Node: text.Clause{More: true}},
		{ID: "official each", NT: "selb", EN: "each {Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Asks: nil, Needs: text.CountedNoun},
		{ID: "official another", NT: "selb", EN: "another {Of+:np}", Node: ability.Selector{N: text.One(), Of: text.Related(ability.Other, text.ThisRef)}},
		{ID: "official damage", NT: "effect", EN: "deal {To:what} {N:num} damage", Node: &ability.Damage{}},
		{ID: "official stat", NT: "effect", EN: "give {What:what} {Stat:staticon}{Op:pm}{N:num}", Node: &ability.Change{}},
		{ID: "official stats", NT: "effect", EN: "give {What:what} " + stats, Node: &ability.Change{Also: []ability.StatOp{{}}}},
		{ID: "official keywords", NT: "effect", EN: "give {What:what} {Words:kws} | {What:what} ‹has|have› {Words:kws}", Node: &ability.Give{}, Needs: undriven},
		{ID: "official stat and keywords", NT: "chain", EN: "give {0.What=1.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num}‹ and |, |, and ›{1.Words:kws}", Node: []ability.Effect{&ability.Change{}, &ability.Give{}}},
		{ID: "official stats and keywords", NT: "chain", EN: "give {0.What=1.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}‹ and |, |, and ›{1.Words:kws}", Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}},
		{ID: "official stat and keywords for a turn", NT: "chain", EN: "give {0.What=1.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num}" + andThisTurn + "{1.Words:kws}", Node: []ability.Effect{&ability.Change{}, &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}}, Needs: undrivenToo},
		{ID: "official stats and keywords for a turn", NT: "chain", EN: "give {0.What=1.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}" + andThisTurn + "{1.Words:kws}", Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}}, Needs: undrivenToo},
		{ID: "official put counter", NT: "effect", EN: "‹put|place› {N:numa} {Name:ctrname} counter‹|s› on {What:what}", Node: &ability.Mark{}},
		{ID: "official remove counter", NT: "effect", EN: "remove {N:numa} {Name:ctrname} counter‹|s› from {What:what}", Node: &ability.Mark{Remove: true}},
		{ID: "official stat of", NT: "expr", EN: "{Ref:ref}'s {Stat:refstat}", Node: ability.Amount{Op: ability.StatOf}, Needs: text.CardStat},
		{ID: "official end of turn", NT: "s4", EN: endOfTurn, Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}}},
		{ID: "official instead", NT: "s3", EN: "{+:s3i} instead", Node: text.Clause{Instead: true}, Needs: replacesNothing},
		{ID: "official max PP", NT: "effect", EN: "increase your max PP by {N:num} | ‹give yourself|gain› ‹+|›{N:numa} max PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerMaxPP}},
		{ID: "official PP", NT: "effect", EN: "‹recover|restore› {N:numa} ‹|of your ›PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP}},
		{ID: "official refresh", NT: "effect", EN: "refresh {What:what}", Node: &ability.Turn{To: ability.Standing}},
		{ID: "official hand", NT: "selb", EN: "{Of.Who:poss}hand", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}}}},
		{ID: "official instead of so much", NT: "s3", EN: "{+:s3i} instead of {Was.N:num}‹| damage›", Node: text.Clause{Instead: true, Was: &ability.Damage{}}, Needs: func(v any) bool { return !drawsOrMakes(v.(text.Clause)) }},
		{ID: "official act", NT: "cost", EN: "[act]", Node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}}}},
		{ID: "official nth", NT: "event", EN: "you play your {Nth:ordinal} {Subj:npraw} ‹each turn|of the turn|this turn›", Node: ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}, Needs: func(v any) bool { return v.(ability.Event).Nth > 0 }},
		{ID: "official token", NT: "head", EN: "{Has.0.Value:nounname}", Node: text.HasProp(ability.NameAttr)},
		{ID: "official tokens", NT: "head", EN: "{Has.0.Value:name} token‹|s›", Node: text.HasProp(ability.NameAttr)},
		{ID: "official extra turn", NT: "effect", EN: "take ‹another|an extra› turn after this ‹one|turn›", Node: &ability.Flow{Op: ability.ExtraTurn, Who: text.Who(ability.You)}},
		{ID: "official bury", NT: "effect", EN: "bury {What:o} | put {What:o} into ‹its owner's|their owners'› cemetery", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: buriedWhole},
		{ID: "official bury yours", NT: "effect", EN: "‹put|place› {What:o} ‹in|into› your cemetery", Node: &ability.Move{To: yours(text.At(ability.Discards))}, Needs: buriedWhole},
		{ID: "official return", NT: "effect", EN: "return {What:o} to ‹its owner's|their owner's|their owners'› hand‹|s›", Node: &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{ID: "official return yours", NT: "effect", EN: "return {What:o} to your hand", Node: &ability.Move{How: ability.Return, To: yours(text.At(ability.Hand_))}},
		{ID: "official to hand", NT: "effect", EN: "‹put|add› {What:o} ‹into|to› its owner's hand", Node: &ability.Move{To: text.At(ability.Hand_)}, Needs: text.FromSomewhere},
		{ID: "official to your hand", NT: "effect", EN: "‹put|add› {What:o} ‹into|to› your hand", Node: &ability.Move{To: yours(text.At(ability.Hand_))}, Needs: text.FromSomewhere},
		{ID: "official to hand shown", NT: "effect", EN: "reveal {What:o}‹,|› and ‹put|add› ‹it|them› ‹into|to› your hand | reveal {What:o}, ‹put|add› ‹it|them› ‹into|to› your hand", Node: &ability.Move{To: yours(text.At(ability.Hand_)), Show: true}, Needs: text.FromSomewhere},
		{ID: "official rest below", NT: "effect", EN: "put {What:o} on the bottom of your deck in any order", Node: &ability.Move{To: yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))}, Needs: text.IsRef},
		{ID: "official transform", NT: "effect", EN: "transform {What:o} into ‹a|an› {Name:name} token | transform {What:o} into {Name:name} tokens", Node: &ability.Act{Word: "transform"}},
		{ID: "official summon it", NT: "effect", EN: "summon {What:o} | put {What:o} onto its owner's field", Node: &ability.Move{To: text.At(ability.Field)}, Needs: text.FromSomewhere},
		{ID: "official there is of yours", NT: "cond3", EN: "you have {L.Of:anp}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.N(1)}, Needs: ofYours},
		{ID: "official enters from elsewhere", NT: "trigger", EN: "‹when|whenever› this ‹|card |follower |amulet ›‹enters|comes onto› ‹the|your› field from anywhere other than ‹the|your› {If.Args.0.On.From:zone}", Node: text.Trigger{On: []ability.Event{{Verb: ability.Entered, Subj: text.ThisFilter()}},
			If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}}}}}},
		{ID: "official act cost", NT: "cost", EN: "act {0.Do.What:o}", Node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}}},
		{ID: "official threshold", NT: "nara", EN: "if {_:threshold} is active‹ for you|›", Needs: func(v any) bool { return v.(ability.Cond).Word != "" }},
		{ID: "official active", NT: "cond3", EN: "{_:threshold} is active‹ for you|›", Needs: ofThreshold},
		{ID: "official state", NT: "whiles", EN: "while {_:threshold} is active‹ for you|›", Needs: func(v any) bool { return v.(ability.Cond).Word != "" }},
		{ID: "official while", NT: "whiles", EN: "while {_:condV} | while {_:condN}"},
		{ID: "official start of a phase", NT: "events", EN: "at the ‹start|beginning› of {0.Who:poss}{0.Phase:phase}", Node: []ability.Event{{Verb: ability.PhaseBegan}}},
		{ID: "official start of a turn", NT: "events", EN: "at the ‹start|beginning› of {0.Who:poss}turn", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.StartPhase}}},
		{ID: "official so many instead", NT: "s3i", EN: "summon {Many.N:num} | put {Many.N:num} onto your field", Node: text.Clause{Many: &ability.Count{}, Deeds: []ability.Effect{made(ability.Field)}}},
		{ID: "official so many aside instead", NT: "s3i", EN: "put {Many.N:num} into your EX area", Node: text.Clause{Many: &ability.Count{}, Deeds: []ability.Effect{made(ability.EX)}}},
		{ID: "official each of them", NT: "ref", EN: "each of them | them all | both of them", Node: text.BindRef(text.SlotIt)},
		{ID: "official has stat", NT: "effect", EN: "{What:what} ‹has|have› {Stat:staticon}{Op:pm}{N:num}", Node: &ability.Change{}, Needs: ofAll},
		{ID: "official has stats", NT: "effect", EN: "{What:what} ‹has|have› " + stats, Node: &ability.Change{Also: []ability.StatOp{{}}}, Needs: ofAll},
		{ID: "official has stat and keywords", NT: "chain", EN: "{0.What=1.What:what} " + has + " {0.Stat:staticon}{0.Op:pm}{0.N:num}‹ and |, |, and ›{1.Words:kws}", Node: []ability.Effect{&ability.Change{}, &ability.Give{}}, Needs: ofAllToo},
		{ID: "official has stats and keywords", NT: "chain", EN: "{0.What=1.What:what} " + has + " {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}‹ and |, |, and ›{1.Words:kws}", Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}, Needs: ofAllToo},
		{ID: "official all", NT: "allsaid", EN: "{Sel.Of:nps}", Node: everyOne(), Needs: allSaid},
		{ID: "official of them", NT: "taken", EN: "{N:count} of them", Node: text.AmongLooked()},
		{ID: "official one of them", NT: "taken", EN: "one of them", Node: oneAmong()},
		{ID: "official rest too", NT: "chain", EN: "‹put|add› {0.What:o} ‹into|to› your hand and ‹|put ›{1.What.Ref:ref} on the bottom of your deck in any order", Node: []ability.Effect{&ability.Move{To: yours(text.At(ability.Hand_))}, &ability.Move{To: yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))}}, Needs: restToo},
		{ID: "official rest buried", NT: "chain", EN: "‹put|add› {0.What:o} ‹into|to› your hand and {1.What.Ref:ref} into your cemetery | ‹put|add› {0.What:o} ‹into|to› your hand and ‹|bury ›{1.What.Ref:ref}", Node: []ability.Effect{&ability.Move{To: yours(text.At(ability.Hand_))}, &ability.Move{To: text.At(ability.Discards)}}, Needs: restToo},
		{ID: "official modes", NT: "effect", EN: "choose {N:modecount}: | choose {N:modecount} of the following: | choose {N:modecount}", Node: &ability.Modes{}},
		{ID: "official one mode", NT: "modecount", EN: "one", Node: text.One()},
		{ID: "official points", NT: "cond3", EN: "you have at least {R:num} {L.Stat:playerstat} | you have {R:num} or more {L.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: text.Who(ability.You)}}},
		{ID: "official points at most", NT: "cond3", EN: "you have at most {R:num} {L.Stat:playerstat} | you have {R:num} or ‹less|fewer› {L.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Who: text.Who(ability.You)}}},
		{ID: "official for each", NT: "s5", EN: "{+:s6} for each {Per:each}", Node: text.Clause{PerLast: true}, Needs: perSaid},
		{ID: "official for each first", NT: "s5", EN: "for each {Per:each}, {+:s6}", Node: text.Clause{}, Needs: perSaid},
		{ID: "official for every", NT: "s5", EN: "{+:s6} for every {Per:every}", Node: text.Clause{PerLast: true}, Needs: perSaid},
		{ID: "official for every first", NT: "s5", EN: "for every {Per:every}, {+:s6}", Node: text.Clause{}, Needs: perSaid},
		{ID: "official discarded", NT: "event", EN: "this ‹|card |follower |amulet |spell ›is discarded‹| from your hand› | you discard this‹| card| follower| amulet| spell›‹| from your hand›", Node: ability.Event{Verb: ability.DiscardedV, Subj: text.ThisFilter(), From: ability.Hand_}},
		{ID: "official no counters", NT: "cond3", EN: "there are no {L.Name:ctrname} counters on {L.Ref:ref}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "official in a turn", NT: "trigger", EN: "{On:events} ‹during|on› {If.Who:poss}turn", Node: text.Trigger{If: &ability.Cond{Op: ability.TurnOf}}},
		{ID: "official played others", NT: "cond3", EN: "you played at least {N:int} {On.Subj:rawnps} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}}},
		{ID: "official played other cards", NT: "cond3", EN: "you played ‹|at least ›{N:int} ‹|or more ›other {On.Subj+:rawnps} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You), Subj: otherCards()}}},
		{ID: "official none of theirs", NT: "cond3", EN: "your opponent has no {L.Of+:npraw} on their field", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.Opponent)}}}},
		{ID: "official none there", NT: "cond3", EN: "there are no {L.Of:np}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}, Needs: func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) > 0 }},
		{ID: "official points exactly", NT: "cond3", EN: "you have {R:num} {L.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Who: text.Who(ability.You)}}},
		{ID: "official top card revealed", NT: "effect", EN: "reveal the top card of {From.Who:poss}deck", Node: &ability.Look{Who: text.Who(ability.You), N: oneCard(), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: text.SlotNew}},
		{ID: "official top card seen", NT: "effect", EN: "look at the top card of {From.Who:poss}deck", Node: &ability.Look{Who: text.Who(ability.You), N: oneCard(), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: text.SlotNew}},
		{ID: "official top card", NT: "selb", EN: "the top card of {Of.Who:poss}deck", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: oneCard()}}},
		{ID: "official below yours", NT: "effect", EN: "put {What:o} on the bottom of your deck‹| in any order›", Node: &ability.Move{To: yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))}, Needs: putBelow},
		{ID: "official below", NT: "effect", EN: "put {What:o} on the bottom of ‹its owner's deck|their owners' decks›‹| in any order›", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}, Needs: putBelow},
		{ID: "official on top yours", NT: "effect", EN: "put {What:o} on top of your deck‹| in any order›", Node: &ability.Move{To: yours(text.DeckPlace(ability.Top, ability.ChosenOrder))}, Needs: putBelow},
		{ID: "official on top", NT: "effect", EN: "put {What:o} on top of ‹its owner's deck|their owners' decks›‹| in any order›", Node: &ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}, Needs: putBelow},
		{ID: "official into deck", NT: "effect", EN: "shuffle {What:o} into ‹its owner's|their owners'› deck‹|s›", Node: &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}, Needs: text.FromSomewhere},
		{ID: "official into your deck", NT: "effect", EN: "shuffle {What:o} into your deck", Node: &ability.Move{To: yours(text.DeckPlace(ability.Shuffled_, ability.ChosenOrder))}, Needs: text.FromSomewhere},
		{Quiet: true, ID: "official they may discard", NT: "s6", EN: "your opponent may discard {Do.0.What.Sel.N.N:ncard}‹| from their hand›", Node: theyMayDiscard()},
		{ID: "official else", NT: "s2", EN: "if ‹it is not|it isn't|it's not|not›, {+:s3}", Node: text.Clause{Otherwise: true}},
		{ID: "official they discard", NT: "s6", EN: "‹your|each› opponent discards {Do.0.What.Sel.N.N:ncard}‹| from their hand›", Node: theyDiscard(ability.Opponent)},
		{ID: "official all discard", NT: "s6", EN: "each player discards {Do.0.What.Sel.N.N:ncard}‹| from their hand›", Node: theyDiscard(ability.Each)},
		{ID: "official they draw and discard", NT: "s6", EN: "‹your|each› opponent " + drawsToo, Node: drawAndDiscard(ability.Opponent)},
		{ID: "official all draw and discard", NT: "s6", EN: "each player " + drawsToo, Node: drawAndDiscard(ability.Each)},
		{ID: "official at the end of the turn", NT: "s5", EN: "at the end of the turn, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}}},
		{ID: "official damage equal", NT: "effect", EN: "deal {To:what} damage equal to {N:exprs} | deal damage equal to {N:exprs} to {To:what}", Node: &ability.Damage{}},
		{ID: "official no hand", NT: "cond3", EN: "you have no cards in ‹|your ›hand", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}}}},
		{ID: "official they have more", NT: "cond3", EN: "your opponent has more {L.Of+=R.Args.0.Of+:rawnps} on their field than you‹| do›", Node: ability.Cond{Op: ability.Compare,
			L: ability.Amount{Op: ability.CountOf, Of: onTheField(ability.Opponent)}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf, Of: onTheField(ability.You)}, ability.N(1)}}}},
		{ID: "official so many counters", NT: "cond3", EN: "there are at least {R:num} {L.Name:ctrname} counters on {L.Ref:ref} | {L.Ref:ref} has at least {R:num} {L.Name:ctrname} counters‹| on it› | there are {R:num} or more {L.Name:ctrname} counters on {L.Ref:ref} | {L.Ref:ref} has {R:num} or more {L.Name:ctrname} counters‹| on it›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "official out of counters", NT: "event", EN: "there are no {State.L.Name:ctrname} counters on {State.L.Ref:ref}", Node: ability.Event{State: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}}},
		{ID: "official equip", NT: "effect", EN: "equip {What:what} with ‹a|an› {Name:name} token", Node: &ability.Act{Word: "equip"}},
		{ID: "official is equipped", NT: "event", EN: "this follower is equipped", Node: ability.Event{Verb: ability.EquippedV, Subj: text.ThisFilter()}},
		{ID: "official win", NT: "effect", EN: "‹you |›win the game", Node: &ability.Flow{Op: ability.WinGame, Who: text.Who(ability.You)}},
		{ID: "official sum", NT: "joint", EN: "with a total ‹|original ›cost of {Sum.N:num} or less | that cost a total of {Sum.N:num} or less", Node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}},
		{ID: "official cemetery", NT: "selb", EN: "{Of.Who:poss}cemetery", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Discards}}}},
		{ID: "official reveal until", NT: "effect", EN: "reveal cards from the top of {From.Who:poss}deck until you reveal {Until.N:count} {Until.Of:npraw}", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Until: &ability.Selector{}, Bind: text.SlotNew}, Needs: func(v any) bool { return v.(*ability.Look).Until.N.Op == ability.Exactly }},
		{ID: "official stats set", NT: "effect", EN: "set ‹its|their› {Stat:statname} and {Also.0.Stat:statname} to {N=Also.0.N:num}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
		{ID: "official revealed this way", NT: "taken", EN: "{N:count} {Of+:npraw} revealed this way", Node: ability.Selector{Of: text.Related(ability.InSlot, text.Done("revealed"))}},
		{ID: "official one to hand", NT: "effect", EN: "‹put|add› one ‹into|to› your hand", Node: &ability.Move{What: ability.What{Sel: oneOfThem()}, To: yours(text.At(ability.Hand_))}},
		{ID: "official returned", NT: "event", EN: "this ‹|card |follower |amulet ›is returned to ‹|your |its owner's ›hand‹| from ‹the|your› field› | this ‹|card |follower |amulet ›is returned from ‹the|your› field to ‹|your |its owner's ›hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_, Subj: text.ThisFilter()}},
		{ID: "official selected by an ability", NT: "event", EN: "this ‹follower|amulet|card› is selected by an ability", Node: ability.Event{Verb: ability.Selected, Subj: text.ThisFilter()}},
		{ID: "official draws elsewhen", NT: "trigger", EN: "‹when|whenever› you draw a card outside of your {If.Args.0.Phase:phase}", Node: text.Trigger{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf, Who: text.Who(ability.Each)}}}, On: []ability.Event{{Verb: ability.Drew, Who: text.Who(ability.You)}}}},
		{ID: "official their turn only", NT: "sentence", EN: "this ‹|card |spell ›can only be played during {CardNeeds.Args.0.Who:poss}turn", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf}}}}},
		{ID: "official not from there", NT: "sentence", EN: "‹you cannot play this‹| card| spell| follower| amulet›|this‹| card| spell| follower| amulet› cannot be played› from ‹your|the› {CardNeeds.Of.Zone.0:zone}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{0}}}}},
		{ID: "official not from there unless", NT: "sentence", EN: "‹you cannot play this‹| card| spell| follower| amulet›|this‹| card| spell| follower| amulet› cannot be played› from ‹your|the› {CardNeeds.Args.0.Of.Zone.0:zone} unless {CardNeeds.Args.1.Args.0:cond}",
			Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{0}}}, {Op: ability.Not, Args: []ability.Cond{{}}}}}}},
		{ID: "attacks only if", NT: "s2", JA: "これは‹|、›{If.Args.0:condV}" + onlyThen + "‹攻撃できる|攻撃可能› | これは‹|、›{If.Args.0:condN}の" + onlyThen + "‹攻撃できる|攻撃可能›", EN: "this‹| card| follower› can ‹only attack|attack only› if {If.Args.0:cond}", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.AttackV}}}},
		{ID: "official played only if", NT: "sentence", JA: "これは‹|、›{CardNeeds.Args.0:condV}" + onlyThen + "プレイできる | これは‹|、›{CardNeeds.Args.0:condN}の" + onlyThen + "プレイできる", EN: "play this‹| card| spell› only if {CardNeeds.Args.0:cond} | this‹| card| spell› can only be played if {CardNeeds.Args.0:cond} | you can only play this‹| card| spell› if {CardNeeds.Args.0:cond} | this‹| card| spell| follower| amulet› cannot be played unless {CardNeeds.Args.0:cond} | you cannot play this‹| card| spell| follower| amulet› unless {CardNeeds.Args.0:cond}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{ID: "official goes from", NT: "event", EN: "this ‹|card |follower |amulet |spell ›‹is put|goes› into ‹your|the› cemetery from your {From:zone}", Node: ability.Event{Verb: ability.Moved, Subj: text.ThisFilter(), To: ability.Discards}},
		{ID: "official life goes down", NT: "event", EN: "{Who:poss}leader's life ‹decreases|is decreased|is reduced|goes down›", Node: ability.Event{Verb: ability.LifeDown}},
		{ID: "official life goes up", NT: "event", EN: "{Who:poss}leader's life ‹increases|is increased|goes up› | you give your leader +[life] | you give your leader [life]", Node: ability.Event{Verb: ability.LifeUp, Who: text.Who(ability.You)}, Needs: func(v any) bool { return v.(ability.Event).Who.Side == ability.You }},
		{ID: "official played from there", NT: "effect", EN: "this‹| card› can be played from your {With.Zone.0:zone} | you can play this‹| card› from your {With.Zone.0:zone}", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Played, Mode: ability.May, With: &ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{0}}}, Needs: fromGrave},
		{ID: "official its owners", NT: "poss", EN: "its ‹owner's|controller's|player's› ", Node: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}},
		{ID: "official cannot refresh", NT: "effect", EN: "{What:what} ‹cannot|does not|do not› refresh", Node: &ability.Rule{Verb: ability.Stood}},
		{ID: "official behind a span", NT: "s4", EN: "{+:s5} {For:span}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).For.Until == ability.InNext }},
		{ID: "official its owner puts it below", NT: "s6", EN: "its ‹owner|controller› puts it on the bottom of their deck", Node: ownersPut(text.DeckPlace(ability.BottomP, ability.ChosenOrder))},
		{ID: "official its owner puts it on top", NT: "s6", EN: "its ‹owner|controller› puts it on top of their deck", Node: ownersPut(text.DeckPlace(ability.Top, ability.ChosenOrder))},
		{ID: "official damage split", NT: "effect", EN: "deal {N:num} damage ‹divided|split› ‹|as you choose |however you choose |any way you like ›‹among|between› {To:what}", Node: &ability.Damage{Split: true}, Needs: func(v any) bool { return v.(*ability.Damage).To.Sel == nil }},
		{ID: "official needs", NT: "sentence", EN: "this ability can be ‹activated|used› only {Needs:nara} | this ability can only be ‹activated|used› {Needs:nara} | ‹activate|use› ‹|this ability ›only {Needs:nara}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Needs != nil }},
		{ID: "official evolves into", NT: "effect", EN: "{What:what} evolves into {With.Sel.Of:into}", Node: &ability.Act{Word: "evolve", With: ability.What{Sel: &ability.Selector{N: text.One()}}}},
		{ID: "official into a name", NT: "into", EN: "‹|a |an ›{Has.0.Value:caps}", Node: text.HasProp(ability.NameAttr)},
		{ID: "official into either name", NT: "into", EN: "‹|a |an ›{Or.0.Has.0.Value:caps} or ‹|a |an ›{Or.1.Has.0.Value:caps}", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}},
		{ID: "official stat set", NT: "effect", EN: "set {What.Ref:ref}'s {Stat:statname} to {N:num}", Node: &ability.Change{Op: ability.Set}},
		{ID: "official gives", NT: "effect", EN: "give {What:what} “{Quoted:quoted}” | {What:what} ‹has|have› “{Quoted:quoted}”", Node: &ability.Give{}},
		{ID: "official gives both", NT: "effect", EN: "give {What:what} {Words:kws} and “{Quoted:quoted}” | {What:what} ‹has|have› {Words:kws} and “{Quoted:quoted}”", Node: &ability.Give{}, Needs: undriven},
		{ID: "official doubled", NT: "effect", EN: "double {What.Ref:ref}'s {Stat:statname}", Node: &ability.Change{Op: ability.Times, N: ability.N(2)}},
		{ID: "official nth card", NT: "cond3", EN: "this is at least the {N:ordinal} card you played this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You), Subj: &ability.Filter{}}}},
		{ID: "official damage to each", NT: "effect", EN: "deal {N:num} damage to each", Node: &ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}}},
		{ID: "official all PP", NT: "effect", EN: "‹recover|restore› all ‹|of ›your PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP, N: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerMaxPP, Who: text.Who(ability.You)}}},
		{ID: "official for so long", NT: "s4", EN: "{+:s5} {For:span}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).For.Until > ability.EndOfTurn }},
		{ID: "official can attack", NT: "effect", EN: "{What:what} can attack {With:np}", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.May}},
		{ID: "official draw until", NT: "effect", EN: "draw cards until you have {N:ncard} in your hand", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}},
		{ID: "official rest at random", NT: "effect", EN: "put {What:o} on the bottom of your deck in a random order", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.RandomOrder)}, Needs: text.IsRef},
		{ID: "official race", NT: "effect", EN: "race {What:what} | {What:what} ‹races|race›", Node: &ability.Act{Word: "race"}},
		{ID: "official dies", NT: "event", EN: "{Subj:fieldnp} ‹is|are› put into ‹the|its owner's› cemetery‹ from the field| from your field› | {Subj:fieldnp} ‹is|are› put from the field into ‹the|its owner's› cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "official dies, of what is in play", NT: "event", EN: "{Subj:fieldnp} ‹is|are› put into ‹the|its owner's› cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: func(v any) bool { return !text.Anywhere(0)(v) }},
		{ID: "official card of a field dies", NT: "event", EN: "{Subj+:anpraw} on {Subj.Who:poss}field ‹is|are› put into ‹the|its owner's› cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool { return text.Anywhere(0)(v) && len(v.(ability.Event).Subj.Zone) == 0 }},
		{ID: "official dies of yours", NT: "event", EN: "{Subj:yourfieldnp} ‹is|are› put into your cemetery‹| from the field| from your field› | {Subj:yourfieldnp} ‹is|are› put from the field into your cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "official lying on your field", NT: "yourfieldnp", EN: "{_:fieldnp}", Needs: ofYourField},
		{ID: "official enters", NT: "event", EN: "{Subj+:anpraw} ‹comes onto|is put onto|comes into play on› {Subj.Who:poss}field", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: text.NotThis},
		{ID: "official enters a field", NT: "event", EN: "{Subj:anpraw} ‹comes onto|is put onto|comes into play on› the field", Node: ability.Event{Verb: ability.Entered}, Needs: text.NotThis},
		{ID: "official ally enters", NT: "event", EN: "{Subj:allyraw} ‹enters|comes onto|is put onto|comes into play on› your field", Node: ability.Event{Verb: ability.Entered}, Needs: text.NotThis},
		{ID: "official ally", NT: "allyraw", EN: "{_:anpraw}", Needs: ofYourField},
		{ID: "official both modes", NT: "partial", EN: "choose both", Node: &ability.Modes{N: ability.Count{N: ability.N(2)}}},
		{ID: "official as many more", NT: "s3", EN: "put {Do.0.N:num} more onto your field | summon {Do.0.N:num} more", Node: text.Clause{Further: true, Do: []ability.Effect{made(ability.Field)}}},
		{ID: "official limit", NT: "sentence", EN: "‹activate|use› ‹|this |this ability ›only {Limit.N:times} ‹per|each|a› turn | this ‹|ability ›can only ‹trigger|activate|be used|be activated› {Limit.N:times} ‹per|each› turn | ‹|this ability ›‹activates|triggers› ‹only|up to› {Limit.N:times} ‹per|each› turn | this ability can ‹be activated|only be activated|only be used› {Limit.N:times} per turn | ‹activate|use› this ability only {Limit.N:times} ‹per|each› turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "official trait or trait", NT: "mod", EN: "{Or.0.Has.0.Value:traitor} or {Or.1.Has.0.Value:trait} ", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.TraitAttr), text.HasProp(ability.TraitAttr)}}},
		{ID: "official other cards", NT: "expr", EN: "the number of other {On.Subj+:npraw} you played this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You), Subj: otherCards()}}},
	}
	for _, to := range []struct {
		en   string
		zone ability.Zone
		show bool
	}{{"reveal ‹it|them›‹, and|,| and› ‹put|add› ‹it|them› ‹into|to› your hand", ability.Hand_, true}, {"‹put|add› ‹it|them› ‹into|to› your hand", ability.Hand_, false}, {"put ‹it|them› onto your field", ability.Field, false}, {"summon ‹it|them›", ability.Field, false},
		{"put ‹it|them› into your EX area", ability.EX, false}, {"reveal ‹it|them›, and put ‹it|them› into your EX area", ability.EX, true}} {
		find := &ability.Find{Who: text.Who(ability.You), To: text.At(to.zone), Bind: text.SlotNew, Show: to.show, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}
		rows = append(rows, text.Row{ID: "official search jointly", NT: "effect", Node: text.Clone(find), EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw} {Sel+:joint}‹,| and|, and› " + to.en})
		both := text.Clone(find).(*ability.Find)
		both.Sel = ability.Selector{Each: []ability.Selector{find.Sel, find.Sel}}
		rows = append(rows, text.Row{ID: "official search for both", NT: "effect", Node: both, EN: "search {Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}deck for {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw} and {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw}‹,| and|, and› " + to.en})
		rows = append(rows, text.Row{ID: "official search", NT: "effect", Node: find, EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}‹,| and|, and› " + to.en})
	}
	for _, z := range []ability.Zone{ability.Hand_, ability.Discards, ability.EX} {
		rows = append(rows, text.Row{ID: "official this from", NT: "selo", EN: "this card from your " + map[ability.Zone]string{ability.Hand_: "hand", ability.Discards: "cemetery", ability.EX: "EX area"}[z], Node: ability.Selector{N: text.One(), Of: ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{z}}}})
		for _, whose := range []struct {
			said string
			who  ability.Who
		}{{"your ", text.Who(ability.You)}, {"your opponent's ", text.Who(ability.Opponent)}, {"‹either|any|either player's|any player's› ", ability.Who{}}} {
			rows = append(rows, text.Row{ID: "official from", NT: "mod", EN: "… from " + whose.said + map[ability.Zone]string{ability.Hand_: "hand", ability.Discards: "cemetery", ability.EX: "EX area"}[z], Node: ability.Filter{Zone: []ability.Zone{z}, Who: whose.who}})
		}
	}
	rows = append(rows, text.Row{ID: "official from the evolve deck", NT: "mod", EN: "… from your evolve deck", Node: ability.Filter{Zone: []ability.Zone{ability.EvolveDeck}, Who: text.Who(ability.You)}})
	for _, done := range []string{"discarded", "banished", "destroyed", "revealed", "returned to hand"} {
		rows = append(rows, text.Row{ID: "official number " + done, NT: "expr", EN: "the number of cards " + done, Node: ability.Amount{Op: ability.NumberIn, Ref: text.Done(done)}})
	}
	rows = slices.Concat(rows, tokenRows(), costRows(), barRows(), costsRows(), boundRows(), text.PredicateChains(rows), formRows(), listRows(), placedRows(), inAskedWords(), newerRows(), widerRows(), laterRows(), shownRows(), olderRows(), latestEnglish(), amongRows(), takenRows(), besidesRows(), metEnglish(), othersEnglish())
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// buriedWhole: something that lies somewhere; of this card, from the field, another row says it.
func buriedWhole(v any) bool {
	sel := v.(*ability.Move).What.Sel
	return text.FromSomewhere(v) && (sel == nil || sel.Of.Ref != text.ThisRef || !slices.Contains(sel.Of.Zone, ability.Field))
}

// undriven: Drive is gained by a procedure, which has a row of its own. 14.4.7.3
func undriven(v any) bool { return !slices.Contains(v.(*ability.Give).Words, "drive") }

// ofYours: what you have lies somewhere that is yours.
func ofYours(v any) bool {
	f := v.(ability.Cond).L.Of
	return f.Who.Side == ability.You && len(f.Zone) > 0 && f.Ref == (ability.Ref{})
}

// ofAll: what was met, this, a leader, or all of a sort; of so many it is said otherwise.
func ofAll(v any) bool {
	sel := ability.ActsOn(v.(ability.Effect)).Sel
	return sel == nil || sel.N.Op == ability.All || len(sel.Each) > 0 || sel.Of.Kind == ability.Leader
}

func ofAllToo(v any) bool { return ofAll(v.([]ability.Effect)[0]) }

// allSaid: followers on your field; a leader and this card are said otherwise.
func allSaid(v any) bool {
	f := v.(ability.What).Sel.Of
	return f.Ref == (ability.Ref{}) && f.Kind&ability.Leader == 0
}

// restToo: the rest is put elsewhere.
func restToo(v any) bool {
	return v.([]ability.Effect)[1].(*ability.Move).What.Ref.Kind == ability.Rest
}

// oneAmong is one of those that were looked at.
func oneAmong() ability.Selector {
	s := text.AmongLooked()
	s.N = text.One()
	return s
}

func oneOfThem() *ability.Selector {
	s := oneAmong()
	return &s
}

// oneCard is the number of one.
func oneCard() *ability.Amount {
	n := ability.N(1)
	return &n
}

// putBelow: cards that lie somewhere, or were met; of those that are left another row says it.
func putBelow(v any) bool {
	return v.(*ability.Move).What.Ref.Kind != ability.Rest && text.FromSomewhere(v)
}

// theySelect is what the other player chooses, and what is done to it.
func theySelect(m *ability.Move) text.Clause {
	m.What.Ref = text.BindRef(text.SlotIt)
	return text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{&ability.Select{Slot: text.SlotNew}, m}}
}

// ownersPut is what the player of something does with it.
func ownersPut(to ability.Place) text.Clause {
	return text.Clause{Actor: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}, Do: []ability.Effect{&ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: to}}}
}

// onTheField is what lies on the field of a side.
func onTheField(s ability.Side) *ability.Filter {
	return &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(s)}
}

// theyMayDiscard is what the opponent may do so.
func theyMayDiscard() text.Clause {
	c := theyDiscard(ability.Opponent)
	c.Actor, c.May = text.Who(ability.Opponent), true
	return c
}

// theyDiscard is what players do who discard cards of which nothing more is said: from their hands.
func theyDiscard(who ability.Side) text.Clause {
	hand := ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}
	return text.Clause{Actor: text.Who(who), Do: []ability.Effect{&ability.Move{How: ability.Discard, To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{Of: hand}}}}}
}

// drawsToo is what a player does who draws and then discards.
const drawsToo = "draws {Do.0.N:ncard}‹,|› ‹and|then|and then› discards {Do.1.What.Sel.N.N:ncard}‹| from their hand›"

// drawAndDiscard is that.
func drawAndDiscard(who ability.Side) text.Clause {
	c := theyDiscard(who)
	c.Do = append([]ability.Effect{&ability.Draw{Who: text.Who(ability.You)}}, c.Do...)
	return c
}

// selectsOwn: the other player chooses among what is theirs.
func selectsOwn(v any) bool {
	return text.Actable(text.Clause{Do: v.(text.Clause).Do[:1]})
}

// everyOne are all that fit.
func everyOne() ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}
}

// ownLess is that playing this costs less.
func ownLess() *ability.CostChange {
	return &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: ability.Sub}
}

// otherCards are all but this.
func otherCards() *ability.Filter {
	f := text.Related(ability.Other, text.ThisRef)
	return &f
}

// traitLeaf reads a trait before another: an Officer or Commander follower.
func traitLeaf() text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			end := pos
			for end < len(p.Text) && (text.IsLetter(p.Text[end]) || end > pos && p.Text[end] == '-') {
				end++
			}
			if end > pos && 'A' <= p.Text[pos] && p.Text[pos] <= 'Z' && p.HasString(end, " or ") {
				add(end, p.Trait(string(p.Text[pos:end])))
			}
		},
		Print: func(*text.Printer, any) (string, bool) { return "", false },
	}
}

// costsRows are what cards cost: to cost 3 is to have an original cost of 3 (元のコスト), as the Japanese of the same cards says; only the first
// sets, which say how many play points, speak of a cost. 5.24.1
func costsRows() (rows []text.Row) {
	for _, by := range []struct {
		id, face string // of the number N
		cmp      ability.Cmp
	}{{"cost", "‹costs|cost› N", ability.EQ}, {"at most", "‹costs|cost› N or less | ‹costs|cost› at most N", ability.LE}, {"at least", "‹costs|cost› N or more | ‹costs|cost› at least N", ability.GE}} {
		for _, points := range []string{"", " PP"} {
			original := points == ""
			says := func(before, number string) string {
				var out []string
				for f := range strings.SplitSeq(by.face, " | ") {
					out = append(out, before+strings.ReplaceAll(f, "N", number+points))
				}
				return strings.Join(out, " | ")
			}
			rows = append(rows,
				text.Row{ID: "official " + by.id + points, NT: "mod", EN: says("… that ", "{Num.0.N:num}"), Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: by.cmp, Original: original}}}},
				text.Row{ID: "official its cost " + by.id + points, NT: "cond3", EN: says("{L.Ref:ref} ", "{R:num}"), Node: ability.Cond{Op: ability.Compare, Cmp: by.cmp, L: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat, Original: original}}})
		}
	}
	return rows
}

// boundRows are the ways in which a number of what is meant is said to be so much.
func boundRows() (rows []text.Row) {
	for _, of := range []struct {
		word     string
		stat     ability.Stat
		original bool
	}{{"attack", ability.Attack, false}, {"life", ability.LifeStat, false}, {"cost", ability.CostStat, false}, {"original attack", ability.Attack, true}, {"original life", ability.LifeStat, true}, {"original cost", ability.CostStat, true}} {
		for _, by := range []struct {
			said string
			cmp  ability.Cmp
		}{{"", ability.EQ}, {" or ‹less|lower|fewer›", ability.LE}, {" or ‹more|greater|higher›", ability.GE}} {
			const with = "… ‹with|that has|that have› "
			en := with + "{Num.0.N:num} " + of.word + by.said + " | " + with + "{Num.0.N:num}" + by.said + " " + of.word + " | " + with + "‹a |an |›" + of.word + " of {Num.0.N:num}" + by.said
			if by.cmp == ability.EQ {
				en = with + "‹exactly |›{Num.0.N:num} " + of.word + " | " + with + "‹a |an |›" + of.word + " of ‹exactly |›{Num.0.N:num}"
			}
			if by.cmp != ability.EQ {
				keyword := text.HasProp(ability.KeywordAttr)
				keyword.Num = []ability.Bound{{Stat: of.stat, Cmp: by.cmp, Original: of.original}}
				en := ""
				for _, amount := range []string{"{Num.0.N:num} " + of.word + by.said, "{Num.0.N:num}" + by.said + " " + of.word, of.word + " {Num.0.N:num}" + by.said} {
					en += " | " + with + "{Has.0.Value:kw} and " + amount + " | " + with + amount + " and {Has.0.Value:kw}"
				}
				rows = append(rows, text.Row{ID: "official keyword and " + of.word + by.said, NT: "mod", EN: strings.TrimPrefix(en, " | "), Node: keyword})
			}
			rows = append(rows, text.Row{ID: "official " + of.word + " so much" + by.said, NT: "mod", EN: en, Node: ability.Filter{Num: []ability.Bound{{Stat: of.stat, Cmp: by.cmp, Original: of.original}}}})
		}
	}
	for _, of := range []struct {
		word string
		stat ability.Stat
	}{{"attack", ability.Attack}, {"life", ability.LifeStat}, {"cost", ability.CostStat}} { // with attack less than or equal to this follower's
		own := ability.Amount{Op: ability.StatOf, Stat: of.stat}
		rows = append(rows, text.Row{ID: "official " + of.word + " at most its", NT: "mod", EN: "… with " + of.word + " ‹less than or equal to|equal to or less than|no more than› {Num.0.N.Ref:ref}'s", Node: ability.Filter{Num: []ability.Bound{{Stat: of.stat, Cmp: ability.LE, N: own}}}},
			text.Row{ID: "official " + of.word + " at least its", NT: "mod", EN: "… with " + of.word + " ‹greater than or equal to|equal to or greater than|no less than› {Num.0.N.Ref:ref}'s", Node: ability.Filter{Num: []ability.Bound{{Stat: of.stat, Cmp: ability.GE, N: own}}}},
			text.Row{ID: "official " + of.word + " less than its", NT: "mod", EN: "… with ‹less|lower› " + of.word + " than {Num.0.N.Args.0.Ref:ref}'s | … with " + of.word + " ‹less|lower› than {Num.0.N.Args.0.Ref:ref}'s", Node: ability.Filter{Num: []ability.Bound{{Stat: of.stat, Cmp: ability.LE, N: ability.Amount{Op: ability.Minus, Args: []ability.Amount{own, ability.N(1)}}}}}})
	}
	kw := func() ability.Filter { return text.HasProp(ability.KeywordAttr) }
	return append(rows,
		text.Row{ID: "official either keyword", NT: "mod", EN: "… with {Or.0.Has.0.Value:kw} ‹or|and/or› {Or.1.Has.0.Value:kw}", Node: ability.Filter{Or: []ability.Filter{kw(), kw()}}})
}

// yours is a place of yours: a card goes to the hand, the deck or the cemetery of its owner, so that what goes to yours must be. 4.1.6
func yours(p ability.Place) ability.Place {
	p.Who = text.Who(ability.You)
	return p
}

// ofYourField: what lies on your field goes to your cemetery; of anyone's it would be said of those that are yours.
func ofYourField(v any) bool {
	f := v.(ability.Filter)
	return f.Who == text.Who(ability.You) || f.Ref == text.ThisRef
}

// andThisTurn joins what is given for a turn to what lasts.
const andThisTurn = "‹ and, this turn, |, and this turn, |, and, this turn, | and this turn, | and until end of turn, | and, until end of turn, ›"

// undrivenToo is undriven of the second of two.
func undrivenToo(v any) bool { return undriven(v.([]ability.Effect)[1]) }
