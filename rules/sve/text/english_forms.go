package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// formRows are further forms of official English: numbers that are set or lowered, costs where what is paid is chosen first, more that
// is paid, what did not happen, and turns in which something came. They are read only.
func formRows() []text.Row {
	const card = "‹| card| spell| follower| amulet›"
	const stats = "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}"
	both := func() *ability.Change { return &ability.Change{Also: []ability.StatOp{{}}} }
	it := text.BindRef(text.SlotIt)
	set := func() *ability.Change { return &ability.Change{Op: ability.Set} }
	setIt := func() *ability.Change { return &ability.Change{What: ability.What{Ref: it}, Op: ability.Set} }
	came := text.Related(ability.CameThisTurn, ability.Ref{})
	pays := func(mode ability.CostMode) text.Clause {
		return text.Clause{AddCost: []ability.Cost{{Mode: mode, Res: ability.PP}}}
	}
	rows := []text.Row{
		{ID: "official its stat set", NT: "effect", EN: "‹set|change› ‹its|their› {Stat:statname} to {N:num}", Node: setIt()},
		{ID: "official its stats changed", NT: "effect", EN: "change ‹its|their› {Stat:statname} and {Also.0.Stat:statname} to {N=Also.0.N:num}", Node: &ability.Change{What: ability.What{Ref: it}, Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
		{ID: "official its stat becomes", NT: "effect", EN: "‹its|their› {Stat:statname} ‹becomes|become|is set to|are set to› {N:num}", Node: setIt()},
		{ID: "official stat changed", NT: "effect", EN: "change {What.Ref:ref}'s {Stat:statname} to {N:num} | {What.Ref:ref}'s {Stat:statname} becomes {N:num}", Node: set()},
		{ID: "official stat of all set", NT: "effect", EN: "‹set|change› the {Stat:statname} of {What:what} to {N:num}", Node: set()},
		{ID: "official their leader's life set", NT: "effect", EN: "‹set|change› your opponent's leader's ‹life|[life]› to {N:num} | your opponent's leader's ‹life|[life]› becomes {N:num}", Node: &ability.Change{What: theirLeaders(), Stat: ability.LifeStat, Op: ability.Set}},
		{ID: "official own leader's life set", NT: "effect", EN: "‹set|change› your leader's ‹life|[life]› to {N:num} | your leader's ‹life|[life]› becomes {N:num}", Node: &ability.Change{What: ownLeader(), Stat: ability.LifeStat, Op: ability.Set}},
		{ID: "official leader's life lowered", NT: "effect", EN: "‹reduce|decrease› your leader's life by {N:num}", Node: &ability.Change{What: ownLeader(), Stat: ability.LifeStat, Op: ability.Sub}},
		{ID: "official leader's life raised", NT: "effect", EN: "increase your leader's life by {N:num}", Node: &ability.Change{What: ownLeader(), Stat: ability.LifeStat}},
		{ID: "official points given", NT: "effect", EN: "give {What.Who:poss}{Stat:playerstat} {Op:pm}{N:num} | increase {What.Who:poss}{Stat:playerstat} by {N:num}", Node: &ability.Change{}, Needs: givesPoints},
		{ID: "official stats and quoted given", NT: "chain", EN: "give {0.What=1.What:what} " + within(stats, "0") + " and “{1.Quoted:quoted}”", Node: []ability.Effect{both(), &ability.Give{}}},
		{ID: "official stats, words and quoted given", NT: "chain", EN: "give {0.What=1.What:what} " + within(stats, "0") + ", {1.Words:kws}‹,|› and “{1.Quoted:quoted}”", Node: []ability.Effect{both(), &ability.Give{}}, Needs: undrivenToo},
		{ID: "official evolve cost less", NT: "effect", EN: "‹|the ›evolve cost‹|s› of {What:what} ‹is|are› reduced by {N:num} | evolve abilities of {What:what} cost {N:num} less‹| to activate| to use›", Node: &ability.CostChange{Verb: ability.Evolves, Op: ability.Sub}},
		{ID: "official own evolve costs less", NT: "effect", EN: "your evolve abilities cost {N:num} less‹| to activate| to use›", Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Kind: ability.Follower, Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You)}}}, Verb: ability.Evolves, Op: ability.Sub}},
		{ID: "official its evolve cost less", NT: "effect", EN: "‹its|their› evolve ‹cost|costs› ‹is|are› reduced by {N:num} | ‹its|their› evolve ‹ability|abilities› ‹costs|cost› {N:num} less‹| to activate| to use›", Node: &ability.CostChange{What: ability.What{Ref: it}, Verb: ability.Evolves, Op: ability.Sub}},
		{ID: "official its evolve cost set", NT: "effect", EN: "‹its|their› evolve ‹cost|costs› ‹becomes|become› {N:num} | ‹its|their› evolve ‹ability|abilities› ‹costs|cost› {N:num}‹| to activate| to use›", Node: &ability.CostChange{What: ability.What{Ref: it}, Verb: ability.Evolves, Op: ability.Set}},
		{ID: "official they put away", NT: "effect3", EN: "‹puts|places› {What:o} ‹into|in› their cemetery | buries {What:o}", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: text.FromSomewhere},
		{ID: "official they take to hand", NT: "effect3", EN: "‹puts|adds› {What:o} ‹into|to› their hand", Node: &ability.Move{To: text.At(ability.Hand_)}, Needs: text.FromSomewhere},
		{ID: "official they put aside", NT: "effect3", EN: "puts {What:o} into their EX area", Node: &ability.Move{To: text.At(ability.EX)}, Needs: text.FromSomewhere},
		{ID: "official they bring", NT: "effect3", EN: "puts {What:o} onto their field", Node: &ability.Move{To: text.At(ability.Field)}, Needs: text.FromSomewhere},
		{ID: "official they shuffle in", NT: "effect3", EN: "shuffles {What:o} into their deck", Node: &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}, Needs: text.FromSomewhere},
		{ID: "official control taken", NT: "effect", EN: "‹take|gain› control of {What:o} | steal {What:o}", Node: &ability.Move{How: ability.Steal, To: yours(text.At(ability.Field))}},
		{ID: "official so many counters came", NT: "event", EN: "there are at least {State.R:num} {State.L.Name:ctrname} counters on {State.L.Ref:ref} | there are {State.R:num} or more {State.L.Name:ctrname} counters on {State.L.Ref:ref}", Node: ability.Event{State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}}},
		{ID: "official refreshes", NT: "event", EN: "{Subj:fieldnp} ‹refreshes|refresh›", Node: ability.Event{Verb: ability.Stood}},
		{ID: "official you can use only", NT: "sentence", EN: "you can ‹activate|use› this‹| ability› only {Needs:nara} | you may ‹activate|use› this‹| ability› only {Needs:nara}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Needs != nil }},
		{ID: "official game limit", NT: "sentence", EN: "this‹| ability› can only be ‹activated|used› {Limit.N:times} ‹per|each|a› game | this‹| ability› can be ‹activated|used› only {Limit.N:times} ‹per|each|a› game | ‹activate|use› ‹|this ability |this ›only {Limit.N:times} ‹per|each|a› game | this‹| ability› activates only {Limit.N:times} ‹per|each|a› game", Node: text.Clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
		{ID: "official attack target", NT: "cond1", EN: "‹the|its› attack target is {Of:anpraw} | ‹this attack|the attack› targets {Of:anpraw}", Node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Object}}, Needs: func(v any) bool { return !text.Equal(*v.(ability.Cond).Of, ability.Filter{}) }},
		{ID: "official came from there", NT: "cond3", EN: "{On.Subj.Ref:ref} entered ‹the|your› field from your {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.From != ability.NoZone }},
		{ID: "official this enters yours", NT: "event", EN: "this ‹|card |follower |amulet ›‹enters|comes onto|is put onto› your field", Node: ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}},
		{ID: "official stat given in words", NT: "effect", EN: "give {What:what} {Stat:statname} equal to {N:exprs}", Node: &ability.Change{}, Needs: setInWords},

		{ID: "official life lowered often", NT: "cond3", EN: "{On.Who:poss}leader's life ‹was lowered|was decreased|was reduced|went down|decreased› {N:times} or more this turn | {On.Who:poss}leader's life ‹was lowered|was decreased|was reduced|went down|decreased› at least {N:times} this turn | {On.Who:poss}leader lost life at least {N:times} this turn | {On.Who:poss}leader lost life {N:times} or more this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown}}, Needs: manyTimes},
		{ID: "official life raised often", NT: "cond3", EN: "{On.Who:poss}leader's life ‹was raised|was increased|was restored|went up|increased› {N:times} or more this turn | {On.Who:poss}leader's life ‹was raised|was increased|was restored|went up|increased› at least {N:times} this turn | {On.Who:poss}leader ‹gained|recovered› life at least {N:times} this turn | {On.Who:poss}leader ‹gained|recovered› life {N:times} or more this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeUp}}, Needs: manyTimes},
		{ID: "official life goes down", NT: "cond3", EN: "{On.Who:poss}leader's life ‹decreased|went down› this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown}}, Needs: text.Wordless},
		{ID: "official life goes up", NT: "cond3", EN: "{On.Who:poss}leader's life ‹increased|went up› this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeUp}}},
		{ID: "official in their turn only", NT: "sentence", EN: "you can play this" + card + " only during {CardNeeds.Args.0.Who:poss}turn | play this" + card + " only during {CardNeeds.Args.0.Who:poss}turn", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf}}}}},
		{ID: "official costs less than it", NT: "mod", EN: "… that ‹costs|cost› less than {Num.0.N.Args.0.Ref:ref}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.CostStat}, ability.N(1)}}}}}},
		{ID: "official turned up", NT: "effect", EN: "turn {What:o} face-up", Node: &ability.Turn{To: ability.FaceUp}},
		{ID: "official turned down", NT: "effect", EN: "turn {What:o} face-down", Node: &ability.Turn{To: ability.FaceDown}},
		{ID: "official one you play", NT: "fwhat", EN: "‹a|an› {+:npraw} you play", Node: ability.Filter{Who: text.Who(ability.You)}, Needs: func(v any) bool { f := v.(ability.Filter); return f.Kind == ability.SpellCard && len(f.Zone) == 0 }},
		{ID: "official played none", NT: "cond3", EN: "{Args.0.On.Who:player} played no {Args.0.On.Subj:rawnps} this turn | {Args.0.On.Who:player} played no {Args.0.On.Subj:npraw} this turn", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}}}},
		{ID: "official discarded none", NT: "cond3", EN: "{Args.0.On.Who:player} ‹discarded no cards|did not discard a card|did not discard any cards› this turn", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}}}},
		{ID: "official turn it came", NT: "whiles", EN: "‹|on |in |during ›the turn {Ref:ref} ‹is|was› ‹put onto the field|summoned› | ‹|on |in |during ›the turn {Ref:ref} ‹enters|entered|comes onto|came onto› ‹the|your› field | ‹|on |in |during ›the turn {Ref:ref} ‹comes|came› into play", Node: ability.Cond{Op: ability.Is, Of: &came}, Needs: func(v any) bool { return v.(ability.Cond).Ref.Kind == ability.This }},
		{ID: "official the turn it came", NT: "s2", EN: "{+:s3} ‹on|during› the turn it ‹is|was› ‹put onto ‹the|your› field|summoned› | {+:s3} ‹on|during› the turn it ‹enters|entered|comes onto|came onto› ‹the|your› field | {+:s3} ‹on|during› the turn it ‹comes|came› into play", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &came}}, Needs: func(v any) bool {
			do := v.(text.Clause).Do
			return len(do) == 1 && ability.ActsOn(do[0]) != nil && ability.ActsOn(do[0]).Ref.Kind == ability.This
		}},
		{ID: "official your one", NT: "ref", EN: "your selected {As:onekind} | the ‹selected |›{As:onekind} on your field", Node: text.BindRef(text.SlotYours), Needs: saysKind},
		{ID: "official your one's stat", NT: "expr", EN: "your {Ref.As:onekind}'s {Stat:refstat} | the {Stat:refstat} of your {Ref.As:onekind}", Node: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotYours)}, Needs: func(v any) bool { return text.CardStat(v) && saysKind(v.(ability.Amount).Ref) }},
		{ID: "official the enemy's one", NT: "ref", EN: "‹the|that› ‹selected |›enemy {As:onekind}", Node: text.BindRef(text.SlotTheirs), Needs: saysKind},
		{ID: "official threshold is not active", NT: "cond3", EN: "{Args.0:threshold} ‹isn't|is not› active‹ for you|›", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Needs: func(v any) bool { return ofThreshold(v.(ability.Cond).Args[0]) }},
		{ID: "official this is so late a turn", NT: "cond1", EN: "this is {L.Who:poss}{R.N:ordinal} turn or later", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}}},

		{ID: "official more paid", NT: "sentence", EN: "you may pay {AddCost.0.N:num} more‹| PP› ‹to|when you|as you|when› play‹|ing› this" + card, Node: pays(ability.Optional)},
		{ID: "official extra cost paid", NT: "cond3", EN: "you paid ‹the|this|that› extra ‹cost|PP› | you paid {:int} more‹| PP› | you paid the additional PP | the ‹extra|additional› cost was paid", Node: ability.Cond{Op: ability.Did, Slot: 1}},
		{ID: "official use limit", NT: "sentence", EN: "you ‹may|can› ‹activate|use› this‹| ability› only {Limit.N:times} ‹per|each|a› turn | you ‹may|can› only ‹activate|use› this‹| ability› {Limit.N:times} ‹per|each|a› turn | ‹activate|use› this‹| ability› ‹up to|at most|no more than› {Limit.N:times} ‹per|each|a› turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "official summoned until full", NT: "effect", EN: "‹summon|put› {Name:name} tokens‹| onto your field› until ‹your field|it› is full | fill your field with {Name:name}‹| token| tokens›", Node: untilFull()},
		{ID: "official one to hand, the rest buried", NT: "chain", EN: "‹put|add› ‹one|1› ‹into|to› your hand and {1.What.Ref:ref} into your cemetery", Node: []ability.Effect{&ability.Move{What: ability.What{Sel: oneOfThem()}, To: yours(text.At(ability.Hand_))}, &ability.Move{To: text.At(ability.Discards)}}, Needs: restToo},
		{ID: "official one to hand, the rest below", NT: "chain", EN: "‹put|add› ‹one|1› ‹into|to› your hand and {1.What.Ref:ref} on the bottom of your deck‹| in any order›", Node: []ability.Effect{&ability.Move{What: ability.What{Sel: oneOfThem()}, To: yours(text.At(ability.Hand_))}, &ability.Move{To: yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))}}, Needs: restToo},
		{ID: "official some below", NT: "chain", EN: "put any number of ‹them|those cards› on ‹|the ›bottom of your deck‹| in any order› and ‹|put ›{1.What.Ref:ref} on ‹|the ›top‹| of it| of your deck› in any order",
			Node: []ability.Effect{&ability.Move{What: ability.What{Sel: anyAmong()}, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}, &ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}}, Needs: restToo},
	}
	rows = append(rows, selectedCosts()...)
	rows = append(rows, damageRows()...)
	rows = append(rows, firstCosts()...)
	rows = append(rows, theyHave()...)
	rows = append(rows, traitTokens())
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// selectedCosts are costs where what is paid is said to be chosen first: select an amulet on your field and bury it.
func selectedCosts() (rows []text.Row) {
	for _, way := range []struct {
		id, en string
		does   ability.Effect
	}{
		{"bury", "bury ‹it|them›", &ability.Move{To: text.At(ability.Discards)}},
		{"put away", "put ‹it|them› into ‹its owner's|their owners'|your|the› cemetery", &ability.Move{To: text.At(ability.Discards)}},
		{"discard", "discard ‹it|them›", &ability.Move{How: ability.Discard, To: text.At(ability.Discards)}},
		{"return", "return ‹it|them› to ‹its owner's|their owners'|your› hand", &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{"banish", "banish ‹it|them›", &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
		{"destroy", "destroy ‹it|them›", &ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}},
		{"put below", "put ‹it|them› on the bottom of ‹its owner's|your|the› deck‹| in any order›", &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
		{"act", "act ‹it|them›", &ability.Turn{To: ability.Acted}},
		{"turn down", "turn ‹it|them› face down", &ability.Turn{To: ability.FaceDown}},
		{"turn up", "turn ‹it|them› face up", &ability.Turn{To: ability.FaceUp}},
	} {
		const chosen = "‹select|choose› {#:o}‹,|› and "
		pay := func(mode ability.CostMode) []ability.Cost {
			return []ability.Cost{{Mode: mode, Do: text.Clone(way.does).(ability.Effect)}}
		}
		say := func(at string) string { return strings.Replace(chosen, "#", at, 1) + way.en }
		const play = "to play this‹| card| spell| follower| amulet›"
		rows = append(rows,
			text.Row{ID: "official chosen to " + way.id, NT: "cost", EN: say("0.Do.What"), Node: pay(ability.Base), Needs: func(v any) bool { return ability.ActsOn(v.([]ability.Cost)[0].Do).Sel != nil }},
			text.Row{ID: "official chosen to " + way.id + " added", NT: "sentence", EN: "as an additional cost " + play + ", " + say("AddCost.0.Do.What"), Node: text.Clause{AddCost: pay(ability.Additional)}, Needs: addsThings},
			text.Row{ID: "official chosen to " + way.id + " if wanted", NT: "sentence", EN: "as an additional cost " + play + ", you may " + say("AddCost.0.Do.What"), Node: text.Clause{AddCost: pay(ability.Optional)}, Needs: addsThings})
	}
	return rows
}

// addsThings: something is paid that is chosen, and nothing that was met.
func addsThings(v any) bool { return ability.ActsOn(v.(text.Clause).AddCost[0].Do).Sel != nil }

// theirLeaders is the opponent's.
func theirLeaders() ability.What {
	w := ownLeader()
	w.Sel.Of.Who, w.Sel.N = text.Who(ability.Opponent), ability.Count{Op: ability.All}
	return w
}

// givesPoints: of the points that a player has without a maximum, and of the maximum of the others; what is recovered is said otherwise.
func givesPoints(v any) bool { return v.(*ability.Change).Stat != ability.PlayerPP }

// saysKind: it is called by its kind, a leader apart, who is chosen by none.
func saysKind(v any) bool {
	k := v.(ability.Ref).As
	return k != 0 && k&ability.Leader == 0
}

// untilFull makes as many tokens as the field has room for. 4.4.4.1
func untilFull() *ability.Make {
	m := made(ability.Field)
	m.N = fieldRoom()
	return m
}

// firstCosts are what the first, or second, of a sort costs that one plays in a turn, and what this costs as long as something is so.
func firstCosts() (rows []text.Row) {
	for _, by := range []struct {
		said string
		op   ability.Op
	}{{"costs {Do.0.N:num} less‹| to play›", ability.Sub}, {"costs {Do.0.N:num} more‹| to play›", ability.Add}} {
		which := ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You), Subj: &ability.Filter{}}}, ability.N(1)}}
		all := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You)}}}
		own := ownLess()
		own.Op = by.op
		const this = "this‹| card| follower| spell| amulet› "
		rows = append(rows,
			text.Row{ID: "official cost of the nth", NT: "sentence", EN: "‹the|your› {If.R.N:ordinal} {Do.0.What.Sel.Of+=If.L.Args.0.On.Subj+:npraw} ‹you play |›‹each turn|every turn|during each of your turns|on each of your turns› " + by.said, Node: text.Clause{While: true, If: &ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: which}, Do: []ability.Effect{&ability.CostChange{What: all, Verb: ability.Played, Op: by.op}}}},
			text.Row{ID: "official own cost while", NT: "sentence", EN: "{If:whiles}, " + this + by.said + " | " + this + by.said + " {If:whiles}", Node: text.Clause{AsPlayed: true, Do: []ability.Effect{own}}, Needs: asks})
	}
	return rows
}

// theyHave are conditions on how many of a sort the opponent has somewhere, or a leader has life.
func theyHave() (rows []text.Row) {
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on their field"}, {ability.Discards, "in their cemetery"}, {ability.EX, "in their EX area"}, {ability.Hand_, "in ‹|their ›hand"}} {
		of := ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(ability.Opponent)}}
		const they = "your opponent has "
		rows = append(rows,
			text.Row{ID: "official they have at least", NT: "cond3", EN: they + "at least {R:num} {L.Of+:rawnps} " + z.at + " | " + they + "{R:num} or more {L.Of+:rawnps} " + z.at, Node: ability.Cond{Op: ability.Compare, L: of}},
			text.Row{ID: "official they have at most", NT: "cond3", EN: they + "at most {R:num} {L.Of+:rawnps} " + z.at + " | " + they + "{R:num} or ‹less|fewer› {L.Of+:rawnps} " + z.at, Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: of}},
			text.Row{ID: "official they have one", NT: "cond3", EN: they + "{L.Of+:anpraw} " + z.at, Node: ability.Cond{Op: ability.Compare, L: of, R: ability.N(1)}})
		if z.zone != ability.Field { // of which a row says it
			rows = append(rows, text.Row{ID: "official they have none", NT: "cond3", EN: they + "no {L.Of+:rawnps} " + z.at, Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: of}})
		}
	}
	life := func(s ability.Side) ability.Amount {
		return ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: text.Who(s)}
	}
	over := func(l, r ability.Side) ability.Cond {
		return ability.Cond{Op: ability.Compare, L: life(l), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{life(r), ability.N(1)}}}
	}
	return append(rows,
		text.Row{ID: "official their leader has more", NT: "cond3", EN: "your opponent's leader has ‹more|higher› life than ‹your leader|yours›‹| does›", Node: over(ability.Opponent, ability.You)},
		text.Row{ID: "official their leader has less", NT: "cond3", EN: "your opponent's leader has ‹less|lower› life than ‹your leader|yours›‹| does›", Node: over(ability.You, ability.Opponent)})
}
