package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// saidRows are further ways in which official English, and who writes like it, says what the rows of official.go and english_rows.go
// say; they are read only.
func saidRows() []text.Row {
	const stats = "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}"
	both := func() *ability.Change { return &ability.Change{Also: []ability.StatOp{{}}} }
	rows := []text.Row{
		{ID: "official gains stats", NT: "effect", EN: "{What:what} ‹gains|gain› " + stats, Node: both()},
		{ID: "official gains stats, words and quoted", NT: "chain", EN: "{0.What=1.What:what} ‹gains|gain|gets|get|has› " + within(stats, "0") + " and “{1.Quoted:quoted}”", Node: []ability.Effect{both(), &ability.Give{}}},
		{ID: "official not named", NT: "mod", EN: "… ‹that is not|that isn't|other than|except for|besides|not named› {Has.0.Value:calledname}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{ID: "official except", NT: "mod", EN: "… ‹except|except for|other than› {Has.0.Value:name} | … except {Has.0.Value:calledname}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{ID: "official needs a turn and more", NT: "sentence", EN: "‹activate|use› ‹|this ability ›only during {Needs.Args.0.Who:poss}turn and only {Needs.Args.1:nara}", Node: text.Clause{Needs: &ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.TurnOf}, {}}}}},
		{ID: "official needs a turn", NT: "sentence", EN: "‹activate|use› ‹|this ability ›only during {Needs.Who:poss}turn", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf}}},
		{ID: "official attacked it", NT: "cond3", EN: "{On.Subj:fieldnp} attacked {On.Obj:anp} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV}}},
		{ID: "official number it is", NT: "cond3", EN: "‹it|this› is ‹the|your› {R.N:ordinal} {L.On.Subj:npraw} ‹you played this turn|of the turn|this turn›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}}}},
		{ID: "official is dealt", NT: "event", EN: "{Subj:fwhat} ‹is|are› dealt {Kind:dmg}", Node: ability.Event{Verb: ability.TakeDamage}},
		{ID: "official points paid besides", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, you may pay an additional {AddCost.0.N:num} PP | as you play this‹| card| spell| follower| amulet›, you may pay {AddCost.0.N:num} ‹additional PP|more PP|PP as an additional cost› | as you play this‹| card| spell| follower| amulet›, you may pay ‹an additional |›{AddCost.0.N:costnum}‹| as an additional cost› | you may pay ‹an additional |›{AddCost.0.N:num} ‹|additional |more ›PP ‹to|as you› play this‹| card| spell| follower| amulet› | as an additional cost to play this‹| card| spell| follower| amulet›, you may pay {AddCost.0.N:num} PP | you may pay {AddCost.0.N:num} PP as an additional cost to play this‹| card| spell| follower| amulet› | you may pay {AddCost.0.N:costnum} as an additional cost to play this‹| card| spell| follower| amulet› | as an additional cost to play this‹| card| spell| follower| amulet›, you may pay {AddCost.0.N:costnum} | {AddCost.0.N:costnum} you may pay this as an additional cost to play this‹| card| spell| follower| amulet›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Res: ability.PP}}}},
		{ID: "official paid besides", NT: "cond3", EN: "you paid ‹the|this|that|its|this card's|this spell's|this follower's|this amulet's› additional cost | ‹the|this|that|its|this card's|this spell's|this follower's|this amulet's› additional cost was paid", Node: ability.Cond{Op: ability.Did, Slot: 1}},
		{ID: "official yours to control", NT: "mod", EN: "… you control", Node: ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Field}}},
		{ID: "official so long as", NT: "s2", EN: "{+:s3} {If:whiles}", Node: text.Clause{While: true}, Needs: func(v any) bool { return asks(v) && oneVerb(v.(text.Clause).Do) }},
		{ID: "official the one fought", NT: "selb", EN: "the follower ‹this is fighting|this is in battle with|in battle with this|fighting this|this fights›", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: *theFought()}},
		{ID: "official they discard at random", NT: "s6", EN: "your opponent discards {Do.0.What.Sel.N.N:ncard} at random | your opponent randomly discards {Do.0.What.Sel.N.N:ncard}", Node: atRandom()},
		{ID: "official did not attack", NT: "cond3", EN: "{Args.0.On.Subj:fieldnp} did not attack‹| this turn›", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV}}}}},
		{ID: "official did not play", NT: "cond3", EN: "{Args.0.On.Who:player} did not play {Args.0.On.Subj:anpraw} this turn | {Args.0.On.Who:player} did not play any {Args.0.On.Subj:rawnps} this turn", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}}}},
		{ID: "official damage and damage", NT: "chain", EN: "deal {0.N:num} damage to {0.To:what} and {1.N:num} damage to {1.To:what}", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{}}, Needs: func(v any) bool { return !formerOrLatter(v) || !ofItsPlayer(v) }},
		{ID: "official stats to it", NT: "effect", EN: "give " + stats + " to {What:what}", Node: both()},
		{ID: "official stat to it", NT: "effect", EN: "give {Stat:staticon}{Op:pm}{N:num} to {What:what}", Node: &ability.Change{}},
		{ID: "official called", NT: "mod", EN: "… ‹named|called› {Has.0.Value:calledname} | … ‹named|called› {Has.0.Value:name}", Node: text.HasProp(ability.NameAttr)},
		{ID: "official other than this", NT: "mod", EN: "… other than ‹this|this card|this follower|this amulet›", Node: text.Related(ability.Other, text.ThisRef)},
		{ID: "official nth card of the turn", NT: "cond3", EN: "‹it|this› is at least the {N:ordinal} {On.Subj:npraw} you played this turn | ‹it|this› is at least your {N:ordinal} {On.Subj:npraw} ‹of the turn|this turn›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}}, Needs: func(v any) bool { return saysCards(v) }},
		{ID: "official counters paid", NT: "cost", EN: "remove {0.Do.N:numa} {0.Do.Name:ctrname} counter‹|s›", Node: []ability.Cost{{Do: &ability.Mark{What: ability.What{Ref: text.ThisRef}, Remove: true}}}},
		{ID: "official points left", NT: "cond3", EN: "you have at least {R:num} {L.Stat:playerstat} ‹left|remaining› | you have {R:num} or more {L.Stat:playerstat} ‹left|remaining›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: text.Who(ability.You)}}},
		{ID: "official some points left", NT: "cond3", EN: "you have ‹|any ›{L.Stat:playerstat} ‹left|remaining›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: text.Who(ability.You)}, R: ability.N(1)}},
		{ID: "official has active", NT: "cond3", EN: "you have {_:threshold}‹| active› | {_:threshold} is active for you | you are in {_:threshold}", Needs: ofThreshold},
		{ID: "official threshold alone", NT: "nara", EN: "if {_:threshold}", Needs: ofThreshold},
		{ID: "official instead of that", NT: "s3", EN: "instead of ‹one|1|that|it|doing so›, {+:s3i}", Node: text.Clause{Instead: true}, Needs: replacesNothing},
		{ID: "official this comes", NT: "event", EN: "this ‹|card |follower |amulet ›comes into play", Node: ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}},
		{ID: "official took damage", NT: "cond3", EN: "{On.Subj:fwhat} ‹took|was dealt|were dealt› {On.Kind:dmg} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.TakeDamage}}},
		{ID: "official evolved one", NT: "cond3", EN: "you evolved {On.Subj+:anpraw} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Evolves, Subj: &ability.Filter{Who: text.Who(ability.You)}}}},
		{ID: "official the most of all", NT: "selb", EN: "the {Of:np}", Node: ability.Selector{N: text.One()}, Needs: theMost},
		{ID: "official some on top", NT: "chain", EN: "put any number of ‹them|those cards› on ‹|the ›top of your deck‹| in any order› and ‹|put ›{1.What.Ref:ref} on the bottom‹| of it| of your deck› in any order",
			Node: []ability.Effect{&ability.Move{What: ability.What{Sel: anyAmong()}, To: text.DeckPlace(ability.Top, ability.ChosenOrder)}, &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}}, Needs: restToo},
		{ID: "official modes behind a dash", NT: "effect", EN: "choose {N:modecount} -", Node: &ability.Modes{}},
	}
	for _, by := range []struct {
		said string
		cmp  ability.Cmp
	}{{"", ability.EQ}, {" or less", ability.LE}, {" or more", ability.GE}} {
		rows = append(rows,
			text.Row{ID: "official cost before" + by.said, NT: "mod", EN: "{Num.0.N:num}-cost" + strings.NewReplacer(" or less", " or ‹less|lower›", " or more", " or ‹more|higher›").Replace(by.said) + " ", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: by.cmp, Original: true}}}})
	}
	hand := func() ability.Amount {
		return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}}
	}
	life := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}
	for _, side := range []struct {
		has, in string
		who     ability.Side
	}{{"you have", "‹|your ›hand", ability.You}, {"your opponent has", "‹|their ›hand", ability.Opponent}} {
		in := hand()
		in.Of.Who = text.Who(side.who)
		rows = append(rows,
			text.Row{ID: "official cards in hand at most", NT: "cond3", EN: side.has + " {R:num} or ‹less|fewer› cards in " + side.in + " | " + side.has + " at most {R:num} cards in " + side.in, Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: in}},
			text.Row{ID: "official cards in hand", NT: "cond3", EN: side.has + " {R:num} or more cards in " + side.in + " | " + side.has + " at least {R:num} cards in " + side.in, Node: ability.Cond{Op: ability.Compare, L: in}})
	}
	rows = append(rows, moreThanTheirs()...)
	discards := theySelect(&ability.Move{How: ability.Discard, To: text.At(ability.Discards)})
	rows = append(rows,
		text.Row{ID: "official gains life", NT: "effect", EN: "{What:what} ‹gains|gain|recovers|recover|restores› {N:num} life | ‹restore|heal› {N:num} life to {What:what} | heal {What:what} ‹for |by |›{N:num}", Node: &ability.Change{Stat: ability.LifeStat}},
		text.Row{ID: "official loses life", NT: "effect", EN: "{What:what} ‹loses|lose› {N:num} life", Node: &ability.Change{Stat: ability.LifeStat, Op: ability.Sub}},
		text.Row{ID: "official gains stat", NT: "effect", EN: "{What:what} ‹gains|gain› {Stat:staticon}{Op:pm}{N:num}", Node: &ability.Change{}},
		text.Row{ID: "official they choose to discard", NT: "s6", EN: "your opponent ‹selects|chooses› {Do.0.Sel:targets}‹|,› and discards it", Node: discards, Needs: selectsOwn},
		text.Row{ID: "official leader has at most", NT: "cond3", EN: "{L.Who:poss}leader has {R:num} or ‹less|fewer› life | {L.Who:poss}leader has at most {R:num} life", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: life}},
		text.Row{ID: "official leader has at least", NT: "cond3", EN: "{L.Who:poss}leader has {R:num} or more life | {L.Who:poss}leader has at least {R:num} life", Node: ability.Cond{Op: ability.Compare, L: life}},
		text.Row{ID: "official life restored", NT: "event", EN: "{Who:poss}leader's life is ‹restored|healed|recovered›", Node: ability.Event{Verb: ability.LifeUp}},
		text.Row{ID: "official ally", NT: "mod", EN: "‹ally|allied|friendly› ", Node: ability.Filter{Who: text.Who(ability.You)}},
		text.Row{ID: "official takes less", NT: "effect", EN: "{Of.Subj:fwhat} ‹takes|take› {N:num} less {Of.Kind:dmg} | {Of.Kind:dmg} {Of.Subj:fwhat} ‹takes|take› is reduced by {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Sub}},
		text.Row{ID: "official takes more", NT: "effect", EN: "{Of.Subj:fwhat} ‹takes|take› {N:num} more {Of.Kind:dmg}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}},
		text.Row{ID: "official gains EP", NT: "effect", EN: "‹gain|recover|restore› {N:numa} ‹|of your ›EP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerEP}},
		text.Row{ID: "official gains SEP", NT: "effect", EN: "‹gain|recover|restore› {N:numa} SEP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerSEP}},
		text.Row{ID: "official put from there", NT: "cond3", EN: "{On.Subj.Ref:ref} was put onto ‹the|your› field from ‹the|your› {On.From:zone} | {On.Subj.Ref:ref} came onto ‹the|your› field from ‹the|your› {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.From != ability.NoZone }},
		text.Row{ID: "official at the start of the next turn", NT: "s5", EN: "at the ‹start|beginning› of {On.0.Who:poss}next turn, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.StartPhase}}}},
		text.Row{ID: "official at the start of the next phase", NT: "s5", EN: "at the ‹start|beginning› of {On.0.Who:poss}next {On.0.Phase:phase}, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan}}}},
		text.Row{ID: "official bury from", NT: "effect", EN: "put {What:o} from ‹your|the› field into its owner's cemetery", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: func(v any) bool {
			return v.(*ability.Move).What.Sel == nil && v.(*ability.Move).What.Ref.Kind != ability.This
		}},
		text.Row{ID: "official bury yours from", NT: "effect", EN: "put {What:o} from ‹your|the› field into your cemetery", Node: &ability.Move{To: yours(text.At(ability.Discards))}, Needs: func(v any) bool { return v.(*ability.Move).What.Sel == nil }},
	)
	for _, d := range []struct {
		said, done string
		alias      bool // the rows of every game have another word for it
	}{{"discarded", "discarded", false}, {"banished", "banished", false}, {"destroyed", "destroyed", false}, {"revealed", "revealed", false}, {"returned", "returned to hand", true}, {"returned to hand", "returned to hand", false}, {"returned to your hand", "returned to hand", true}, {"buried", "put into the cemetery", true}, {"put into your cemetery", "put into the cemetery", true}, {"put into the cemetery", "put into the cemetery", false}} {
		each := ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.done), N: 1}
		all := each
		all.N = 0
		if d.alias {
			rows = append(rows,
				text.Row{ID: "official each card " + d.said, NT: "each", EN: "card " + d.said + "‹| this way›", Node: each},
				text.Row{ID: "official number of all " + d.said, NT: "expr", EN: "the number of cards " + d.said + "‹| this way›", Node: all})
		}
		rows = append(rows,
			text.Row{ID: "official each of a kind " + d.said, NT: "each", EN: "{Of:npraw} " + d.said + "‹| this way›", Node: each, Needs: ofSort},
			text.Row{ID: "official number of a kind " + d.said, NT: "expr", EN: "the number of {Of:rawnps} " + d.said + " this way", Node: all, Needs: ofSort},
			text.Row{ID: "official any of a kind " + d.said, NT: "cond3", EN: "you " + d.said + " {L.Of:anpraw}‹| this way›", Node: ability.Cond{Op: ability.Compare, L: all, R: ability.N(1)}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
			text.Row{ID: "official so many " + d.said, NT: "cond3", EN: "you " + d.said + " at least {R:num} cards this way | you " + d.said + " {R:num} or more cards this way", Node: ability.Cond{Op: ability.Compare, L: all}})
		if !strings.Contains(d.said, " ") {
			rows = append(rows,
				text.Row{ID: "official card " + d.said, NT: "ref", EN: "the " + d.said + " card‹|s›", Node: text.Done(d.done)},
				text.Row{ID: "official one of a kind " + d.said, NT: "ref", EN: "the " + d.said + " {As:kind}", Node: text.Done(d.done), Needs: func(v any) bool { return v.(ability.Ref).As != 0 }})
		}
	}
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on {L.Of.Who:poss}field"}, {ability.Discards, "in {L.Of.Who:poss}cemetery"}, {ability.EX, "in {L.Of.Who:poss}EX area"}, {ability.Hand_, "in {L.Of.Who:poss}hand"}} {
		of := func() ability.Amount {
			return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}
		}
		rows = append(rows,
			text.Row{ID: "official so many are there", NT: "cond3", EN: "{R:num} or more {L.Of+:rawnps} are " + z.at + " | at least {R:num} {L.Of+:rawnps} are " + z.at, Node: ability.Cond{Op: ability.Compare, L: of()}},
			text.Row{ID: "official one is there", NT: "cond3", EN: "{L.Of+:anpraw} is " + z.at, Node: ability.Cond{Op: ability.Compare, L: of(), R: ability.N(1)}, Needs: func(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }},
			text.Row{ID: "official none are there", NT: "cond3", EN: "no {L.Of+:npraw} ‹is|are› " + z.at, Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: of()}})
	}
	it := text.BindRef(text.SlotIt)
	for _, t := range []struct {
		id, en string
		does   ability.Effect
	}{
		{"destroy", "destroy #", &ability.Move{What: ability.What{Ref: it}, How: ability.Destroy, To: text.At(ability.Discards)}},
		{"banish", "banish #", &ability.Move{What: ability.What{Ref: it}, How: ability.Banish, To: text.At(ability.Removed)}},
		{"return", "return # to ‹its owner's|your|their owner's› hand", &ability.Move{What: ability.What{Ref: it}, How: ability.Return, To: text.At(ability.Hand_)}},
		{"damage", "deal {Do.1.N:num} damage to #", &ability.Damage{To: ability.What{Ref: it}}},
		{"damage to", "deal # {Do.1.N:num} damage", &ability.Damage{To: ability.What{Ref: it}}},
	} {
		rows = append(rows, text.Row{ID: "official target " + t.id, NT: "s6", EN: strings.Replace(t.en, "#", "‹a |an |›‹target|selected› {Do.0.Sel.Of:np}", 1), Node: text.Clause{Do: []ability.Effect{&ability.Select{Sel: ability.Selector{N: text.One()}, Slot: text.SlotNew}, t.does}}})
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// moreThanTheirs: your opponent has more followers on the field than you; your leader's life is less than your opponent's.
func moreThanTheirs() (rows []text.Row) {
	over := func(l, r ability.Amount) ability.Cond {
		return ability.Cond{Op: ability.Compare, L: l, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{r, ability.N(1)}}}
	}
	for _, side := range []struct {
		more, less     ability.Side
		has, than, low string
	}{
		{ability.Opponent, ability.You, "your opponent has", "you‹| do| have›", "your leader's life is ‹less|lower› than your opponent's‹| leader's›‹| life› | your opponent's leader's life is ‹greater|higher› than ‹yours|your leader's›"},
		{ability.You, ability.Opponent, "you have", "your opponent‹| does| has›", "your opponent's leader's life is ‹less|lower› than ‹yours|your leader's|your leader's life› | your leader's life is ‹greater|higher› than your opponent's‹| leader's›"},
	} {
		life := func(s ability.Side) ability.Amount {
			return ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: text.Who(s)}
		}
		rows = append(rows, text.Row{ID: "official more life than theirs", NT: "cond3", EN: side.low, Node: over(life(side.more), life(side.less))})
		for _, z := range []struct {
			zone ability.Zone
			at   string
		}{{ability.Field, "on ‹the|their|your› field"}, {ability.Hand_, "in ‹|their |your ›hand"}, {ability.Discards, "in ‹their|your› cemetery"}} {
			of := func(s ability.Side) ability.Amount {
				return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(s)}}
			}
			rows = append(rows, text.Row{ID: "official more than theirs", NT: "cond3", EN: side.has + " more {L.Of+=R.Args.0.Of+:rawnps} " + z.at + " than " + side.than, Node: over(of(side.more), of(side.less))})
		}
	}
	return rows
}

// theMost: that which has the most, or the least, of something.
func theMost(v any) bool {
	return slices.ContainsFunc(v.(ability.Selector).Of.Num, func(b ability.Bound) bool { return b.Highest || b.Lowest })
}

// anyAmong is any number of those that were looked at.
func anyAmong() *ability.Selector {
	s := text.AmongLooked()
	s.N = ability.Count{Op: ability.AnyNumber}
	return &s
}

// theFought is what this fights. 8.4.9
func theFought() *ability.Filter {
	f := text.Related(ability.FoughtBy, text.ThisRef)
	f.Kind, f.Zone = ability.Follower, []ability.Zone{ability.Field}
	return &f
}

// ofSort: the cards that are counted are said to be of some sort.
func ofSort(v any) bool {
	f := v.(ability.Amount).Of
	return f != nil && len(f.Zone) == 0 && f.Who == (ability.Who{}) && !text.Equal(*f, ability.Filter{})
}

// atRandom is what the opponent discards so.
func atRandom() text.Clause {
	c := theyDiscard(ability.Opponent)
	c.Do[0].(*ability.Move).What.Sel.Random = true
	return c
}

// within puts what a face says of one effect into a list of several.
func within(face, at string) string { return strings.ReplaceAll(face, "{", "{"+at+".") }

// saysCards: so many of them are asked for.
func saysCards(v any) bool { return v.(ability.Cond).N > 1 }

// plainStats is a change of both numbers without their icons at i, with them: +1/+1; end 0: none stands there.
func plainStats(r []rune, i int, l text.Lang) (words string, end int) {
	if i > 0 && (r[i-1] == ']' || r[i-1] == '}') {
		return "", 0
	}
	attack, end := signed(r, i)
	if end == 0 || !leads(r, end, "/") {
		return "", 0
	}
	life, end := signed(r, end+1)
	if end == 0 {
		return "", 0
	}
	return text.Pick(l, "[攻撃力]", "[attack]") + attack + "/" + text.Pick(l, "[体力]", "[life]") + life, end
}

// signed is a number with its sign at i; end 0: none stands there.
func signed(r []rune, i int) (by string, end int) {
	if i >= len(r) || r[i] != '+' && r[i] != '-' {
		return "", 0
	}
	for end = i + 1; end < len(r) && ('0' <= r[end] && r[end] <= '9' || r[end] == 'X'); end++ {
	}
	if end == i+1 {
		return "", 0
	}
	return string(r[i:end]), end
}

// activatesWith is the end of the word that an ability to be activated begins with where its costs are words, and what stands for
// it: Activate (engage, bury this card): or Act, remove 3 counters:; end 0: none stands at i.
func activatesWith(r []rune, i int) (words string, end int) {
	if !begins(r, i) || ahead(r, i, ':') == 0 {
		return "", 0
	}
	for _, w := range []string{"Activate", "Act"} {
		at := i + len(w)
		if !leads(r, i, w) {
			continue
		}
		if leads(r, at, ", ") {
			return activates + " ", at + 2
		}
		if leads(r, at, " (") && at+2 < len(r) && text.IsLetter(r[at+2]) && closes(r, at+2) > 0 {
			return activates + " ", at + 2
		}
	}
	for _, w := range []string{"act this follower:", "act this card:", "act this amulet:", "act this:"} {
		if leads(r, i, w) { // Engage this follower: is what is paid
			return activates + " [act]", i + len(w) - 1
		}
	}
	if both := "act this card, bury this card:"; leads(r, i, both) {
		return activates + " [act]", i + len("act this card")
	}
	if leads(r, i, "act, ") || leads(r, i, "act: ") { // Engage, …: is what is paid
		return activates + " [act]", i + len("act")
	}
	return "", 0
}

// closes is where the parenthesis closes that is open at i, before a colon; 0: it does not.
func closes(r []rune, i int) int {
	for ; i+1 < len(r) && r[i] != '.' && r[i] != '\n' && r[i] != '('; i++ {
		if r[i] == ')' && r[i+1] == ':' {
			return i
		}
	}
	return 0
}

// closesCosts tells whether the parenthesis at i closes the costs of such an ability.
func closesCosts(r []rune, i int) bool {
	if r[i] != ')' || i+1 >= len(r) || r[i+1] != ':' {
		return false
	}
	from := i
	for from > 0 && r[from] != '(' && r[from] != '\n' {
		from--
	}
	for _, w := range []string{"Activate ", "Act "} {
		if at := from - len(w); at >= 0 && r[from] == '(' && leads(r, at, w) && begins(r, at) && text.IsLetter(r[from+1]) {
			return true
		}
	}
	return false
}

// actWord is "engage" among the words of costs of such an ability, which is read as "act" already.
func actWord(r []rune, i int) bool {
	if i == 0 || r[i-1] != ' ' && r[i-1] != '(' || !leads(r, i, "act") || i+3 >= len(r) || r[i+3] != ',' && r[i+3] != ':' && r[i+3] != ')' || ahead(r, i, ':') == 0 {
		return false
	}
	from := i
	for from > 0 && !begins(r, from) {
		from--
	}
	return leads(r, from, "Activate") || leads(r, from, "Act")
}

// calledLeaf reads a name that nothing marks but that its words begin with capital letters, and the little ones between them.
func calledLeaf() text.Leaf {
	return text.Leaf{
		Print: func(*text.Printer, any) (string, bool) { return "", false },
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			end := capitals(p, pos)
			for end > pos {
				next := end
				for _, w := range []string{" of the ", " of ", " the ", ", ", ", the ", " and the ", " in ", " on "} {
					at := end + len([]rune(w))
					if to := capitals(p, at); p.HasString(end, w) && to > at {
						next = max(next, to)
					}
				}
				if next == end {
					break
				}
				end = next
			}
			if end > pos && (end == len(p.Text) || strings.ContainsRune(" .,:", p.Text[end])) && !kindAt(p, end) {
				add(end, nameOf(p, pos, end))
			}
		},
	}
}

// replacesNothing: what a replacement does instead it says itself.
func replacesNothing(v any) bool {
	for _, e := range v.(text.Clause).Do {
		if _, is := e.(*ability.Instead); is {
			return false
		}
	}
	return true
}

// oneVerb tells whether what is said of something is said with one verb, so that what stands behind it holds for all of that: it has
// +1/+1 and Ward during your turn. Of two verbs it may be said of the second alone.
func oneVerb(do []ability.Effect) bool {
	if len(do) != 2 {
		return len(do) == 1
	}
	c, changes := do[0].(*ability.Change)
	g, gives := do[1].(*ability.Give)
	return changes && gives && text.Equal(c.What, g.What)
}
