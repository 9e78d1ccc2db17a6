package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// withThis says of what is counted that this card is counted, too, as it is anyhow where it lies there.
const withThis = "‹,|› including this‹| one| card| follower| amulet›"

// olderRows are forms of the first sets in English: what was looked at is put here and there, what is counted in two places at once, what is done
// instead of what is named by its verb. They are read only.
func olderRows() (rows []text.Row) {
	opposed := func(k ability.Kinds, z ability.Zone) ability.Selector {
		return ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Kind: k, Zone: []ability.Zone{z}, Who: text.Who(ability.Opponent)}}
	}
	for said, k := range [...]ability.Kinds{0, ability.Follower, ability.SpellCard, ability.Amulet} { // the third of those that are played is said to be the third of them
		noun := [...]string{"card", "follower", "spell", "amulet"}[said]
		rows = append(rows, text.Row{ID: "official nth " + noun + " of those", NT: "trigger", EN: "‹when|whenever› you play ‹a|an› " + noun + ", if ‹it|this› is ‹the|your› {On.0.Nth:ordinal} " + noun + " ‹you played this turn|of the turn|this turn›", Node: text.Trigger{On: []ability.Event{{Verb: ability.Played, Who: text.Who(ability.You), Subj: &ability.Filter{Kind: k}}}}})
	}
	for cmp, said := range [...]string{ability.GE: " or ‹more|higher›", ability.LE: " or ‹less|lower›", ability.EQ: ""} {
		rows = append(rows, text.Row{ID: "official originally costs" + said, NT: "mod", EN: "… that originally cost‹s|› {Num.0.N:num}" + said, Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.Cmp(cmp), Original: true}}}})
	}
	rows = append(rows, []text.Row{
		{ID: "official X is paid", NT: "sentence", EN: "X ‹is|equals› ‹a|any› number ‹of your choice|you choose›", Node: text.Clause{}},
		{ID: "official one enemy", NT: "selb", EN: "an enemy leader or enemy follower on the field", Node: ability.Selector{Or: true, Each: []ability.Selector{opposed(ability.Follower, ability.Field), opposed(ability.Leader, ability.LeaderArea)}}},
		{ID: "official nth of those", NT: "trigger", EN: "‹when|whenever› {On.0.Who:player} play‹|s› {On.0.Subj:anpraw}, if ‹it|this› is ‹the|your|their› {On.0.Nth:ordinal} ‹‹|one ›‹you|they› played this turn|‹this|of the› turn›", Node: text.Trigger{On: []ability.Event{{Verb: ability.Played}}}, Needs: func(v any) bool { return text.Nowhere(v.(text.Trigger).On[0]) }},
		{ID: "official nth of those in a turn", NT: "trigger", EN: "‹when|whenever› {On.0.Who:player} play‹|s› {On.0.Subj:anpraw} ‹during|on› {If.Who:poss}turn, if ‹it|this› is ‹the|your|their› {On.0.Nth:ordinal} ‹‹|one ›‹you|they› played this turn|‹this|of the› turn›", Node: text.Trigger{If: &ability.Cond{Op: ability.TurnOf}, On: []ability.Event{{Verb: ability.Played}}}, Needs: func(v any) bool { return text.Nowhere(v.(text.Trigger).On[0]) }},
		{ID: "official own cost is so much, if", NT: "sentence", EN: "{If:nara}, this‹| card| follower| spell| amulet› costs {Do.0.N:num}‹| PP›", Node: text.Clause{AsPlayed: true, Do: []ability.Effect{&ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: ability.Set}}}, Needs: asks},
		{ID: "official own cost is so much, while", NT: "sentence", EN: "{If:whiles}, this‹| card| follower| spell| amulet› costs {Do.0.N:num}‹| PP› | this‹| card| follower| spell| amulet› costs {Do.0.N:num}‹| PP› {If:whiles}", Node: text.Clause{AsPlayed: true, Do: []ability.Effect{&ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: ability.Set}}}, Needs: asks},
		{ID: "official you give it life", NT: "event", EN: "you give your leader [life]+", Node: ability.Event{Verb: ability.LifeUp, Who: text.Who(ability.You)}},
		{ID: "official selected for their abilities", NT: "bar", EN: "be ‹selected for|targeted by› ‹enemy|your opponent's|your opponents'› abilities", Node: &ability.Rule{Verb: ability.Selected, By: text.Who(ability.Opponent), Kind: ability.AbilityDamage}},
		{ID: "official they cannot select for", NT: "effect", EN: "your ‹opponent|opponents› cannot select {What:what} for ‹|their ›‹abilities|cards or abilities› | your ‹opponent|opponents› cannot select {What:allsaid} ‹for|with› ‹|their ›‹abilities|cards or abilities›", Node: theirAbilities()},
		{ID: "official cost of theirs, more", NT: "effect", EN: "{What.Sel.Of+:rawnps} ‹your opponent plays|your opponents play› cost {N:num} more‹| to play›", Node: &ability.CostChange{What: playedBy(ability.Opponent), Verb: ability.Played}, Needs: yetToPlay},
		{ID: "official cost of theirs, less", NT: "effect", EN: "{What.Sel.Of+:rawnps} ‹your opponent plays|your opponents play› cost {N:num} less‹| to play›", Node: &ability.CostChange{What: playedBy(ability.Opponent), Verb: ability.Played, Op: ability.Sub}, Needs: yetToPlay},
		{ID: "official draws instead of so many", NT: "s3", EN: "{+:s3i} instead of {Was.N:num}‹| card| cards›", Node: text.Clause{Instead: true, Was: &ability.Draw{Who: text.Who(ability.You)}}, Needs: func(v any) bool { return drawsOrMakes(v.(text.Clause)) }},
		{ID: "official exactly so many in hand", NT: "cond3", EN: "‹there are|you have› exactly {R:num} {L.Of:nps} | ‹there is|you have› exactly {R:num} {L.Of:np}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.CountOf}}, Needs: func(v any) bool { return unbounded(v) && len(v.(ability.Cond).L.Of.Zone) > 0 }},
		{ID: "official costs exactly", NT: "mod", EN: "… that ‹costs|cost› exactly {Num.0.N:num}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ, Original: true}}}},
		{ID: "official you control more", NT: "cond3", EN: "you control more {L.Of+=R.Args.0.Of+:rawnps} than your opponent‹| does›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: onTheField(ability.You)}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf, Of: onTheField(ability.Opponent)}, ability.N(1)}}}},
		{ID: "official they control more", NT: "cond3", EN: "your opponent controls more {L.Of+=R.Args.0.Of+:rawnps} than you‹| do›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: onTheField(ability.Opponent)}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf, Of: onTheField(ability.You)}, ability.N(1)}}}},
		{ID: "official gets keywords", NT: "effect", EN: "{What:what} ‹gets|get› {Words:kws}", Node: &ability.Give{}, Needs: undriven},
		{ID: "official below theirs", NT: "effect", EN: "put {What:o} on the bottom of their deck", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}, Needs: text.IsRef},
		{ID: "official until the next turn", NT: "span", EN: "until {Whose:poss}next turn", Node: ability.Time{Until: ability.StartOfTurn}},
		{ID: "official has evolved", NT: "cond3", EN: "{Ref:ref} ‹evolved|had evolved|was evolved›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{ID: "official has not evolved", NT: "cond3", EN: "{Ref:ref} ‹did not evolve|has not evolved|hasn't evolved|was not evolved›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Not: []ability.State{ability.Evolved}}}},
		{ID: "official had a keyword", NT: "cond3", EN: "{Ref:ref} had {Of.Has.0.Value:kw}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr}}}}, Needs: func(v any) bool { return v.(ability.Cond).Ref.Kind == ability.This }},
		{ID: "official more points than they", NT: "cond3", EN: "you have more {L.Stat=R.Args.0.Stat:playerstat} than your opponent‹| does› | your opponent has ‹less|fewer› {L.Stat=R.Args.0.Stat:playerstat} than you‹| do›", Node: morePoints(ability.You, ability.Opponent)},
		{ID: "official fewer points than they", NT: "cond3", EN: "you have ‹less|fewer› {L.Stat=R.Args.0.Stat:playerstat} than your opponent‹| does› | your opponent has more {L.Stat=R.Args.0.Stat:playerstat} than you‹| do›", Node: morePoints(ability.Opponent, ability.You)},
		{ID: "official has a fanfare", NT: "mod", EN: "… ‹with|that has|that have› ‹|a ›[fanfare]‹| ability| abilities›", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "fanfare"}}}},
		{ID: "official has last words", NT: "mod", EN: "… ‹with|that has|that have› ‹|a ›[last words]‹| ability| abilities›", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "lastwords"}}}},
		{ID: "official discarded from hand", NT: "event", EN: "{Subj:anpraw} is discarded from your hand", Node: ability.Event{Verb: ability.DiscardedV, Who: text.Who(ability.You)}, Needs: func(v any) bool {
			return text.NotThis(v) && text.Nowhere(v) && !text.Equal(*v.(ability.Event).Subj, ability.Filter{})
		}},
		{ID: "official any discarded from hand", NT: "event", EN: "a card is discarded from your hand", Node: ability.Event{Verb: ability.DiscardedV, Who: text.Who(ability.You)}},
		{ID: "official attacks or is attacked", NT: "events", EN: "‹when|whenever› {0.Subj=1.Obj:fieldnp} attacks or is attacked", Node: []ability.Event{{Verb: ability.AttackV}, {Verb: ability.AttackV}}},
		{ID: "official this comes from there", NT: "event", EN: "this ‹|card |follower |amulet ›is ‹put onto|summoned to› ‹the|your› field from your {From:zone} | this ‹|card |follower |amulet ›is summoned from your {From:zone}", Node: ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}, Needs: comesFrom},
		{ID: "official one comes from there", NT: "event", EN: "{Subj+:anpraw} is ‹put onto|summoned to› your field from your {From:zone}", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Who: text.Who(ability.You)}}, Needs: func(v any) bool { return comesFrom(v) && text.NotThis(v) && text.Nowhere(v) }},
		{ID: "official barred if", NT: "s2", EN: "{+:s3} {If:nara}", Node: text.Clause{While: true}, Needs: barredInPlay},
		{ID: "official barred unless", NT: "s2", EN: "{+:s3} unless {If.Args.0:cond}", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}, Needs: barredInPlay},
		{ID: "official takes so much less", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg}, ‹it|they› ‹takes|take› {N:num} less‹| damage›‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Sub}},
		{ID: "official takes so much more", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg}, ‹it|they› ‹takes|take› {N:num} more‹| damage›‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}},
		{ID: "official reveal until it is", NT: "effect", EN: "reveal cards from the top of {From.Who:poss}deck until {Until.Of:anpraw} is revealed", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Until: &ability.Selector{N: text.One()}, Bind: text.SlotNew}},
		{ID: "official it is also named", NT: "effect", EN: "this‹| card| follower| spell| amulet› is also named {Props.0.Value:calledname}", Node: &ability.Give{What: ability.What{Ref: text.ThisRef}, Props: []ability.Prop{{Attr: ability.NameAttr}}}},
		{ID: "official activated so often at most", NT: "sentence", EN: "‹activate|use› ‹|this ability ›‹up to|at most|no more than› {Limit.N:times} ‹per|each|a› turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "official activated in a turn only", NT: "sentence", EN: "this ability can ‹only be activated|be activated only|only be used|be used only› ‹during|on› {Needs.Who:poss}turn", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf}}},
		{ID: "official each time life goes down", NT: "each", EN: "time {On.Who:poss}leader's life ‹decreased|went down|was lowered› this turn | time {On.Who:poss}leader lost life this turn", Node: ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.LifeDown}}},
		{ID: "official each time life goes up", NT: "each", EN: "time {On.Who:poss}leader's life ‹increased|went up|was raised› this turn | time {On.Who:poss}leader gained life this turn", Node: ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.LifeUp}}},
		{ID: "official one trait or the other", NT: "mod", EN: "… with the {Or.0.Has.0.Value:wordtrait} or {Or.1.Has.0.Value:wordtrait} trait", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.TraitAttr), text.HasProp(ability.TraitAttr)}}},
		{ID: "official each of two traits", NT: "selb", EN: "each {Of.Or.0.Has.0.Value:traitand} and ‹|each ›{Of.Or.1.Has.0.Value:trait} {Of+:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Or: []ability.Filter{text.HasProp(ability.TraitAttr), text.HasProp(ability.TraitAttr)}}}, Needs: func(v any) bool { return text.CountedNoun(v) && v.(ability.Selector).Of.Kind&ability.Leader == 0 }},
		{ID: "official that evolved", NT: "mod", EN: "… that ‹evolved|is evolved|are evolved›", Node: ability.Filter{Is: []ability.State{ability.Evolved}}},
		{ID: "official former alone", NT: "ref", EN: "the first", Node: text.BindRef(text.SlotFormer)},
		{ID: "official you played it from there", NT: "cond3", EN: "you played {On.Subj.Ref:ref} from your {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			on := v.(ability.Cond).On
			return on.From != ability.NoZone && on.Subj.Ref.Kind == ability.This
		}},
		{ID: "official is racing", NT: "cond3", EN: "{Ref:ref} is racing", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Raced}}}},
		{ID: "official is not racing", NT: "cond3", EN: "{Ref:ref} ‹is not|isn't› racing", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Not: []ability.State{ability.Raced}}}},
		{ID: "official number with this", NT: "expr", EN: "the number of {Of:nps}" + withThis, Node: ability.Amount{Op: ability.CountOf}, Needs: func(v any) bool { return thisToo(v.(ability.Amount).Of) }},
		{ID: "official so many with this", NT: "cond3", EN: "‹there are|you have› at least {R:num} {L.Of:nps}" + withThis + " | ‹there are|you have› {R:num} or more {L.Of:nps}" + withThis, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}, Needs: func(v any) bool { return unbounded(v) && thisToo(v.(ability.Cond).L.Of) }},
		{ID: "official lying there now", NT: "mod", EN: "… currently on {Who:poss}field", Node: ability.Filter{Zone: []ability.Zone{ability.Field}}},
		{ID: "official lying there now, of anyone", NT: "mod", EN: "… currently on the field", Node: ability.Filter{Zone: []ability.Zone{ability.Field}}},
		{ID: "official costs less than points", NT: "mod", EN: "… that ‹costs|cost› less than {Num.0.N.Args.0.Who:poss}{Num.0.N.Args.0.Stat:playerstat} | … with cost less than {Num.0.N.Args.0.Who:poss}{Num.0.N.Args.0.Stat:playerstat}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.StatOf}, ability.N(1)}}}}}},
		{ID: "official costs at most the points", NT: "mod", EN: "… that ‹costs|cost› {Num.0.N.Who:poss}{Num.0.N.Stat:playerstat} or less | … that ‹costs|cost› ‹at most|no more than|less than or equal to|equal to or less than› {Num.0.N.Who:poss}{Num.0.N.Stat:playerstat}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.Amount{Op: ability.StatOf}}}}},
		{ID: "official called one or the other", NT: "mod", EN: "… ‹named|called› {Or.0.Has.0.Value:plainname} or {Or.1.Has.0.Value:plainname}", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}},
		{ID: "official each of two names", NT: "selb", EN: "each {Of.Or.0.Has.0.Value:plainname} and ‹|each ›{Of.Or.1.Has.0.Value:plainname} on {Of.Who:poss}field", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}}},
		{ID: "official another of yours", NT: "fieldnp", EN: "another ‹one |›of {Who:poss}{+:rawnps}", Node: text.Related(ability.Other, text.ThisRef), Needs: inPlayNoun},
		{ID: "official any of yours", NT: "fieldnp", EN: "any of {Who:poss}{+:rawnps}", Node: ability.Filter{}, Needs: inPlayNoun},
		{ID: "official cards put away from the field", NT: "effect", EN: "‹put|place› {What:o} ‹in|into› their owners' cemeteries", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: buriedWhole},
		{ID: "official buried from a field", NT: "event", EN: "{Subj+:anpraw} is put from {Subj.Who:poss}field into ‹a|the|its owner's› cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}, Needs: lyingBare},
		{ID: "official buried from yours", NT: "event", EN: "{Subj+:anpraw} is put from your field into your cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{Who: text.Who(ability.You)}}, Needs: lyingBare},
		{ID: "official goes from there", NT: "event", EN: "{Subj+:anpraw} is put from {Who:poss}{From:zone} into ‹a|the|your|its owner's› cemetery | {Subj+:anpraw} is put into ‹a|the|your|its owner's› cemetery from {Who:poss}{From:zone}", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.From != ability.Field && e.From != ability.Discards && e.From != ability.Deck && text.NotThis(v)
		}},
		{ID: "official returned from the field", NT: "event", EN: "this ‹|card |follower |amulet ›is returned to ‹|your |its owner's ›hand from ‹your|the› field | this ‹|card |follower |amulet ›is returned from ‹your|the› field to ‹|your |its owner's ›hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_, Subj: text.ThisFilter()}},
		{ID: "official returned, one of them", NT: "event", EN: "{Subj:fieldnp} ‹is|are› returned to ‹|your |its owner's ›hand‹| from ‹your|the› field›", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}, Needs: text.NotThis},
		{ID: "official any at least one was discarded", NT: "cond3", EN: "you discarded at least ‹1|one› {L.Of:npraw}‹| this way›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("discarded")}, R: ability.N(1)}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
		{ID: "official stats and more", NT: "s3", EN: "give {Do.0.What:what} {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num} more | give {Do.0.What:what} another {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num} | give {Do.0.What:what} an additional {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num}", Node: text.Clause{Do: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}}}, Needs: givesMore},
		{ID: "official a stat and more", NT: "s3", EN: "give {Do.0.What:what} {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num} more | give {Do.0.What:what} another {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num} | give {Do.0.What:what} an additional {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}", Node: text.Clause{Do: []ability.Effect{&ability.Change{}}}, Needs: givesMore},
		{ID: "official keywords and, if, stats", NT: "chain", EN: "give {0.What=1.Then.0.What:what} {0.Words:kws} and, {1.Cond:nara}, {1.Then.0.Stat:staticon}{1.Then.0.Op:pm}{1.Then.0.N:num}/{1.Then.0.Also.0.Stat:staticon}{1.Then.0.Also.0.Op:pm}{1.Then.0.Also.0.N:num}", Node: []ability.Effect{&ability.Give{}, &ability.If{Then: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}}}}},
		{ID: "official stats and, if, keywords", NT: "chain", EN: "give {0.What=1.Then.0.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num} and, {1.Cond:nara}, {1.Then.0.Words:kws}", Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.If{Then: []ability.Effect{&ability.Give{}}}}},
		{ID: "official stat and, if, keywords", NT: "chain", EN: "give {0.What=1.Then.0.What:what} {0.Stat:staticon}{0.Op:pm}{0.N:num} and, {1.Cond:nara}, {1.Then.0.Words:kws}", Node: []ability.Effect{&ability.Change{}, &ability.If{Then: []ability.Effect{&ability.Give{}}}}},
		{ID: "official keywords and, if, words", NT: "chain", EN: "give {0.What=1.Then.0.What:what} {0.Words:kws} and, {1.Cond:nara}, {1.Then.0.Words:kws}", Node: []ability.Effect{&ability.Give{}, &ability.If{Then: []ability.Effect{&ability.Give{}}}}},
	}...)
	rows = append(rows, placedOneByOne()...)
	rows = append(rows, someAndTheRest()...)
	rows = append(rows, insteadOfDoing()...)
	rows = append(rows, firstOfTurn()...)
	rows = append(rows, countedInBoth()...)
	for _, d := range []struct{ said, done string }{{"banished", "banished"}, {"discarded", "discarded"}, {"destroyed", "destroyed"}, {"buried", "put into the cemetery"}, {"put into your cemetery", "put into the cemetery"}, {"revealed", "revealed"}} {
		rows = append(rows, text.Row{ID: "official every so many " + d.said, NT: "every", EN: "{N:int} cards " + d.said + "‹| this way›", Node: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.done)}, Needs: func(v any) bool { return v.(ability.Amount).N > 1 }})
	}
	for _, d := range []struct {
		said string
		on   ability.Event
	}{{"‹is|are› destroyed", ability.Event{Verb: ability.Destroyed}}, {"‹is|are› banished", ability.Event{Verb: ability.Banished}}, {"‹leaves|leave› ‹the|your› field", ability.Event{Verb: ability.Left}}, {"‹is|are› returned to ‹|your |its owner's ›hand", ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}}} {
		d.on.By = &ability.Filter{Who: text.Who(ability.Opponent)}
		rows = append(rows, text.Row{ID: "official by their ability", NT: "event", EN: "{Subj:fieldnp} " + d.said + " by ‹an enemy ability|enemy abilities›", Node: d.on})
	}
	rows = append(rows, searchedAndOne()...)
	rows = append(rows, bothLieThere()...)
	rows = append(rows, onARoll()...)
	rows = append(rows, theyDoWithTheirs()...)
	rows = append(rows, ofThreeSorts()...)
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// thisToo: this may be among what is counted in one place.
func thisToo(f *ability.Filter) bool {
	return len(f.Zone) == 1 && f.Ref == (ability.Ref{}) && len(f.Or) == 0 && !slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other })
}

// fullPlaces ask whether so many cards lie somewhere as may. 4.4.4, 4.8.3
func fullPlaces() (rows []text.Row) {
	for _, z := range []struct {
		ja, en string
		zone   ability.Zone
		limit  ability.Stat
	}{{"場", "field", ability.Field, ability.FieldLimit}, {"EXエリア", "EX area", ability.EX, ability.EXLimit}} {
		rows = append(rows, text.Row{ID: z.en + " is full", NT: "cond3", JA: "{L.Of.Who=R.Who:poss}" + z.ja + "が‹いっぱいになっている|上限に達している›", EN: "{L.Of.Who=R.Who:poss}" + z.en + " is full",
			Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}, R: ability.Amount{Op: ability.StatOf, Stat: z.limit}}})
	}
	return rows
}

// inPlayNoun: of followers and amulets, which lie on the field.
func inPlayNoun(v any) bool {
	f := v.(ability.Filter)
	return f.Kind&(ability.SpellCard|ability.Leader) == 0 && len(f.Zone) == 0 && f.Who != (ability.Who{}) && f.Ref == (ability.Ref{})
}

// lyingBare: of what is put away from somebody's field it is not said again where it lies.
func lyingBare(v any) bool {
	f := v.(ability.Event).Subj
	return len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && f.Who.Side != ability.AnySide
}

// drawsOrMakes tells whether a sentence draws cards, or says how many of what was counted.
func drawsOrMakes(c text.Clause) bool {
	if len(c.Do) == 0 {
		return c.Many != nil
	}
	_, draws := c.Do[0].(*ability.Draw)
	return draws
}

// morePoints is that one has more of some points than another.
func morePoints(of, than ability.Side) ability.Cond {
	points := func(s ability.Side) ability.Amount {
		return ability.Amount{Op: ability.StatOf, Who: text.Who(s)}
	}
	return ability.Cond{Op: ability.Compare, L: points(of), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{points(than), ability.N(1)}}}
}

// barredInPlay tells whether something is barred as long as a condition holds, and not that this is played.
func barredInPlay(v any) bool {
	return barred(v) && !v.(text.Clause).Instead && !slices.ContainsFunc(v.(text.Clause).Do, func(e ability.Effect) bool { return e.(*ability.Rule).Verb == ability.Played })
}

// comesFrom: it is said from which zone, and not from the field.
func comesFrom(v any) bool {
	return v.(ability.Event).From != ability.NoZone && v.(ability.Event).From != ability.Field
}

// givesMore: to what was met, or this, of which it is known what it was given already.
func givesMore(v any) bool {
	w := v.(text.Clause).Do[0].(*ability.Change).What
	return w.Sel == nil
}

// placedOneByOne puts one of the cards that were looked at where a list of places says: put one into your cemetery, put one on top of your deck.
func placedOneByOne() (rows []text.Row) {
	for _, to := range []struct {
		en string
		to ability.Place
	}{
		{"into your cemetery", text.At(ability.Discards)},
		{"on ‹|the ›top of your deck", yours(text.DeckPlace(ability.Top, ability.ChosenOrder))},
		{"on ‹|the ›bottom of your deck", yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))},
	} {
		rows = append(rows, text.Row{ID: "official one of them " + to.en, NT: "effect", EN: "put ‹one|1› " + to.en, Node: &ability.Move{What: ability.What{Sel: oneOfThem()}, To: to.to}})
	}
	return rows
}

// someAndTheRest puts so many of the cards that were looked at in one place, and the rest in another: put any number of them into your cemetery
// and the rest on top of your deck. Where some go to the hand, and any number to one end of the deck, other rows say it.
func someAndTheRest() (rows []text.Row) {
	type place struct {
		id, en string
		to     ability.Place
	}
	at := []place{
		{"hand", "‹into|to› your hand", yours(text.At(ability.Hand_))},
		{"cemetery", "‹into|to› your cemetery", text.At(ability.Discards)},
		{"EX", "‹into|to› your EX area", text.At(ability.EX)},
		{"field", "onto your field", text.At(ability.Field)},
		{"top", "on ‹|the ›top‹| of your deck|of it›", yours(text.DeckPlace(ability.Top, ability.ChosenOrder))},
		{"bottom", "on ‹|the ›bottom‹| of your deck|of it›", yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder))},
	}
	ends := []string{"top", "bottom"}
	for _, one := range at {
		for _, other := range at {
			if one.id == other.id || other.id == "field" || other.id == "EX" || one.id == "hand" && other.id == "bottom" {
				continue
			}
			put := func(n *ability.Selector) []ability.Effect {
				return []ability.Effect{&ability.Move{What: ability.What{Sel: n}, To: one.to}, &ability.Move{To: other.to}}
			}
			some := text.AmongLooked()
			const verb, and = "‹put|add› ", "‹ in any order|› and ‹|put |add ›{1.What.Ref:ref} "
			if !slices.Contains(ends, one.id) || !slices.Contains(ends, other.id) {
				rows = append(rows, text.Row{ID: "official any number " + one.id + ", the rest " + other.id, NT: "chain", EN: verb + "any number of ‹them|those cards› " + one.en + and + other.en + "‹| in any order›", Node: put(anyAmong()), Needs: restToo})
			}
			taken := text.Row{ID: "official such " + one.id + ", the rest " + other.id, NT: "chain", EN: verb + "{0.What.Sel:taken} " + one.en + and + other.en + "‹| in any order›", Node: []ability.Effect{&ability.Move{To: one.to}, &ability.Move{To: other.to}}, Needs: restToo}
			if one.id != "hand" {
				rows = append(rows, taken)
			}
			if one.id == "hand" && other.id == "cemetery" { // one of them is put so already, which other rows say
				other.en = "to your cemetery"
			}
			rows = append(rows,
				text.Row{ID: "official one " + one.id + ", the rest " + other.id, NT: "chain", EN: verb + "‹one|1› ‹|of them |of those cards ›" + one.en + and + other.en + "‹| in any order›", Node: put(oneOfThem()), Needs: restToo},
				text.Row{ID: "official some " + one.id + ", the rest " + other.id, NT: "chain", EN: verb + "{0.What.Sel.N:count} ‹|of them |of those cards ›" + one.en + and + other.en + "‹| in any order›", Node: put(&some), Needs: func(v any) bool {
					return restToo(v) && !text.Equal(v.([]ability.Effect)[0].(*ability.Move).What.Sel.N, text.One())
				}})
		}
	}
	return rows
}

// firstOfTurn waits for what one does for the first time, or the second, in a turn.
func firstOfTurn() (rows []text.Row) {
	played := func(v any) bool { return text.Nowhere(v.(text.Trigger).On[0]) }
	rows = append(rows, text.Row{ID: "official for the first time each turn", NT: "trigger", EN: "‹when|whenever› you play {On.0.Subj:anpraw} for the {On.0.Nth:ordinal} time ‹each|in a|during a|this› turn | the {On.0.Nth:ordinal} time you play {On.0.Subj:anpraw} ‹each|in a|during a› turn", Node: text.Trigger{On: []ability.Event{{Verb: ability.Played, Who: text.Who(ability.You)}}}, Needs: played})
	for _, v := range []struct {
		verb ability.Verb
		en   string
	}{{ability.Evolves, "evolve"}, {ability.SuperEvolves, "super-evolve"}} {
		mine := func() *ability.Filter { return &ability.Filter{Who: text.Who(ability.You)} }
		nth := &ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: v.verb, Subj: mine()}}}
		rows = append(rows, text.Row{ID: "official first time you " + v.en, NT: "trigger", EN: "‹when|whenever› you " + v.en + " {On.0.Subj+=If.L.On.Subj+:anpraw} for the {If.R.N:ordinal} time ‹each|in a|during a|this› turn | the {If.R.N:ordinal} time you " + v.en + " {On.0.Subj+=If.L.On.Subj+:anpraw} ‹each|in a|during a› turn", Node: text.Trigger{On: []ability.Event{{Verb: v.verb, Subj: mine()}}, If: nth}})
	}
	for _, v := range []struct {
		verb ability.Verb
		en   string
	}{{ability.Evolves, "evolves"}, {ability.SuperEvolves, "super-evolves"}, {ability.AttackV, "attacks"}} {
		nth := &ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: v.verb}}}
		rows = append(rows, text.Row{ID: "official first time it " + v.en, NT: "trigger", EN: "‹when|whenever› {On.0.Subj=If.L.On.Subj:fieldnp} " + v.en + " for the {If.R.N:ordinal} time ‹each|in a|during a|this› turn | the {If.R.N:ordinal} time {On.0.Subj=If.L.On.Subj:fieldnp} " + v.en + " ‹each|in a|during a› turn", Node: text.Trigger{On: []ability.Event{{Verb: v.verb}}, If: nth}})
	}
	return rows
}

// insteadOfDoing names what is replaced by its verb: instead of destroying it, banish it.
func insteadOfDoing() (rows []text.Row) {
	for _, d := range []struct {
		id, en string
		does   ability.Effect
	}{
		{"destroying", "destroying {What:doneto}", &ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}},
		{"banishing", "banishing {What:doneto}", &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
		{"returning", "returning {What:doneto} to ‹its owner's|their owner's|their owners'|your› hand‹|s›", &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{"burying", "burying {What:doneto} | putting {What:doneto} into ‹its owner's cemetery|their owners' cemetery|their owners' cemeteries|the cemetery|your cemetery›", &ability.Move{To: text.At(ability.Discards)}},
		{"taking", "‹putting|adding› {What:doneto} ‹into|to› your hand", &ability.Move{To: yours(text.At(ability.Hand_))}},
		{"summoning", "summoning {What:doneto} | putting {What:doneto} onto ‹your|the› field", &ability.Move{To: text.At(ability.Field)}},
		{"putting aside", "putting {What:doneto} into your EX area", &ability.Move{To: text.At(ability.EX)}},
		{"drawing", "drawing {N:ncard}", &ability.Draw{Who: text.Who(ability.You)}},
		{"dealing", "dealing {N:num} damage to {To:what} | dealing {To:what} {N:num} damage", &ability.Damage{}},
		{"dealing it", "dealing {N:num} damage", &ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}}},
	} {
		rows = append(rows, text.Row{ID: "official " + d.id, NT: "doing", EN: d.en, Node: d.does})
	}
	return append(rows,
		text.Row{ID: "official it, done to", NT: "doneto", EN: "it | them | ‹that|the selected› ‹card|follower› | ‹those|the selected› ‹cards|followers›", Node: ability.What{Ref: text.BindRef(text.SlotIt)}},
		text.Row{ID: "official some, done to", NT: "doneto", EN: "{_:o}", Needs: func(v any) bool { return v.(ability.What).Sel != nil }},
		text.Row{ID: "official instead of doing", NT: "s3", EN: "instead of {Old.0:doing}, {+:s3i} | {+:s3i} instead of {Old.0:doing}", Node: text.Clause{Instead: true, Old: []ability.Effect{nil}}, Needs: replacesNothing})
}

// countedInBoth are numbers of cards that lie in either of two places of yours: the number of cards in your hand and EX area.
func countedInBoth() (rows []text.Row) {
	type place struct {
		zone     ability.Zone
		said, at string
	}
	at := []place{{ability.Field, "field", "on"}, {ability.Hand_, "hand", "in"}, {ability.Discards, "cemetery", "in"}, {ability.EX, "EX area", "in"}}
	for _, one := range at {
		for _, other := range at {
			if one.zone == other.zone {
				continue
			}
			both := one.at + " your " + one.said + " and ‹|your |" + other.at + " your ›" + other.said
			of := func() *ability.Filter {
				return &ability.Filter{Zone: []ability.Zone{min(one.zone, other.zone), max(one.zone, other.zone)}, Who: text.Who(ability.You)}
			}
			count := ability.Amount{Op: ability.CountOf, Of: of()}
			rows = append(rows,
				text.Row{ID: "official number in both", NT: "expr", EN: "the ‹|total |combined ›number of {Of+:rawnps} " + both, Node: count, Needs: saysKindOrAll},
				text.Row{ID: "official so many in both", NT: "cond3", EN: "‹there are|you have› ‹at least |a total of at least ›{R:num} {L.Of+:rawnps} " + both + " | ‹there are|you have› ‹|a total of ›{R:num} or more {L.Of+:rawnps} " + both, Node: ability.Cond{Op: ability.Compare, L: count}, Needs: func(v any) bool { return unbounded(v) && saysKindOrAll(v.(ability.Cond).L) }},
				text.Row{ID: "official each in both", NT: "each", EN: "{Of+:npraw} " + both, Node: ability.Amount{Op: ability.CountOf, N: 1, Of: of()}, Needs: saysKindOrAll})
		}
	}
	return rows
}

// saysKindOrAll: what is counted is said by what it is alone, of which it may be in either place.
func saysKindOrAll(v any) bool {
	f := v.(ability.Amount).Of
	return len(f.Zone) == 2 && f.Ref == (ability.Ref{}) && len(f.Or) == 0
}

// searchedAndOne finds two cards of which the second has no number: a 3-cost follower and 1-cost follower.
func searchedAndOne() (rows []text.Row) {
	for _, to := range foundTo {
		one := func() ability.Selector {
			return ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}
		}
		rows = append(rows, text.Row{ID: "official search for one and one more", NT: "effect", EN: "search your deck for ‹a|an|1› {Sel.Each.0.Of+:npraw} and {Sel.Each.1.Of+:npraw}‹,| and|, and› " + to.en,
			Node: &ability.Find{Who: text.Who(ability.You), To: text.At(to.zone), Bind: text.SlotNew, Show: to.show, Sel: ability.Selector{Each: []ability.Selector{one(), one()}}}, Needs: func(v any) bool {
				return !slices.ContainsFunc(v.(*ability.Find).Sel.Each, func(s ability.Selector) bool {
					return s.Of.Kind == 0 && len(s.Of.Num)+len(s.Of.Has) == 0 || len(s.Of.Or) > 0
				})
			}})
	}
	for _, to := range []struct {
		en string
		to ability.Zone
	}{{"banish ‹it|them›", ability.Removed}, {"‹bury ‹it|them›|put ‹it|them› into ‹your|its owner's|their owners'|the› cemetery›", ability.Discards}} {
		find := &ability.Find{Who: text.Who(ability.You), To: text.At(to.to), Bind: text.SlotNew, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}
		rows = append(rows, text.Row{ID: "official search to " + to.en, NT: "effect", EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}‹,| and|, and› " + to.en, Node: find})
	}
	return rows
}

// theyDoWithTheirs is what the opponent, or each player, does with cards of their own in one place.
func theyDoWithTheirs() (rows []text.Row) {
	for _, who := range []struct {
		en  string
		who ability.Side
	}{{"‹your|each› opponent", ability.Opponent}, {"each player", ability.Each}} {
		for _, d := range []struct {
			id, en string
			from   ability.Zone
			how    ability.How
			to     ability.Place
		}{
			{"below", "puts # from their hand on the bottom of their deck", ability.Hand_, ability.Put, text.DeckPlace(ability.BottomP, ability.ChosenOrder)},
			{"on top", "puts # from their hand on top of their deck", ability.Hand_, ability.Put, text.DeckPlace(ability.Top, ability.ChosenOrder)},
			{"aside", "puts # from their hand into their EX area", ability.Hand_, ability.Put, text.At(ability.EX)},
			{"banished from hand", "banishes # from their hand", ability.Hand_, ability.Banish, text.At(ability.Removed)},
			{"banished", "banishes # from their cemetery", ability.Discards, ability.Banish, text.At(ability.Removed)},
			{"banished aside", "banishes # from their EX area", ability.EX, ability.Banish, text.At(ability.Removed)},
			{"taken", "‹adds|puts› # from their cemetery ‹to|into› their hand", ability.Discards, ability.Put, text.At(ability.Hand_)},
		} {
			move := &ability.Move{How: d.how, To: d.to, What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{d.from}, Who: text.Who(ability.That)}}}}
			rows = append(rows, text.Row{ID: "official " + who.en + " " + d.id, NT: "s6", EN: who.en + " " + strings.Replace(d.en, "#", "{Do.0.What.Sel.N:count} {Do.0.What.Sel.Of+:npraw}", 1), Node: text.Clause{Actor: text.Who(who.who), Do: []ability.Effect{move}}, Needs: func(v any) bool {
				s := v.(text.Clause).Do[0].(*ability.Move).What.Sel
				return len(s.Of.Zone) == 1 && s.Of.Ref == (ability.Ref{}) && s.N.Op <= ability.UpTo
			}})
		}
	}
	return rows
}

// onARoll says what is done where so much was rolled: on a 1, 2, or 3, …; if it's odd; a 4 or higher. 5.20.1
func onARoll() (rows []text.Row) {
	rolled := func(cmp ability.Cmp) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: cmp, L: text.Rolled()}
	}
	said := ""
	for n := 0; n < 4; n++ {
		hole := "{Args." + string(rune('0'+n)) + ".R:num}"
		if n == 0 {
			hole = "{R:num}"
		}
		is := rolled(ability.EQ)
		faces := "on a " + hole
		if n > 0 {
			is = ability.Cond{Op: ability.Or}
			for range n + 1 {
				is.Args = append(is.Args, rolled(ability.EQ))
			}
			faces = "on a " + said + " or " + hole + " | on a " + said + ", or " + hole
		}
		rows = append(rows, text.Row{ID: "official on a roll", NT: "nara", EN: faces, Node: is})
		switch n {
		case 0:
			said = "{Args.0.R:num}"
		default:
			said += ", " + hole
		}
	}
	for n, word := range []string{"even", "odd"} {
		rows = append(rows, text.Row{ID: "official roll is " + word, NT: "cond3", EN: "‹the number rolled|the result|the roll› is ‹|an ›" + word + "‹| number›", Node: ability.Cond{Op: ability.Compare, L: text.Parity(text.Rolled()), R: ability.N(int32(n)), Cmp: ability.EQ}})
	}
	return append(rows,
		text.Row{ID: "official rolled so much or more", NT: "cond3", EN: "you ‹roll|rolled› ‹a |at least a |›{R:num} or ‹higher|more|greater|above› | you ‹roll|rolled› at least a {R:num}", Node: rolled(ability.GE), Needs: text.Wordless},
		text.Row{ID: "official rolled so much or less", NT: "cond3", EN: "you ‹roll|rolled› ‹a |›{R:num} or ‹lower|less|below›", Node: rolled(ability.LE), Needs: text.Wordless})
}

// ofThreeSorts finds, or selects, so many of each of three sorts: a Pim follower, a Zusti follower, and an Orla follower.
func ofThreeSorts() (rows []text.Row) {
	bare := func(all []ability.Selector) bool {
		return !slices.ContainsFunc(all, func(s ability.Selector) bool {
			return s.N.Op > ability.UpTo || s.Of.Kind&ability.Leader != 0 || len(s.Of.Zone) > 1 || len(s.Of.Or) > 0 || s.Of.Ref != (ability.Ref{})
		})
	}
	list := func(sel, and string) string {
		var said []string
		for _, n := range []string{"0", "1", "2"} {
			said = append(said, "{"+sel+n+".N:count} {"+sel+n+".Of+:npraw}")
		}
		return said[0] + and + said[1] + strings.Replace(and, ", ", ",‹| and› ", 1) + said[2]
	}
	each := func(z ability.Zone) []ability.Selector {
		all := make([]ability.Selector, 3)
		for i := range all {
			all[i].Of = ability.Filter{Zone: []ability.Zone{z}, Who: text.Who(ability.You)}
		}
		return all
	}
	for _, to := range foundTo {
		find := &ability.Find{Who: text.Who(ability.You), To: text.At(to.zone), Bind: text.SlotNew, Show: to.show, Sel: ability.Selector{Each: each(ability.Deck)}}
		en := "search your deck for # ‹,| and|, and› " + to.en
		en = strings.Replace(en, "# ‹", "#‹", 1)
		rows = append(rows, text.Row{ID: "official search for three sorts", NT: "effect", EN: strings.Replace(en, "#", list("Sel.Each.", ", "), 1) + " | " + strings.Replace(en, "#", list("Sel.Each.", " and "), 1), Node: find, Needs: func(v any) bool {
			return bare(v.(*ability.Find).Sel.Each)
		}})
	}
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Discards, "in your cemetery"}, {ability.Hand_, "in your hand"}, {ability.EX, "in your EX area"}, {ability.Field, "on your field"}} {
		rows = append(rows, text.Row{ID: "official select three there", NT: "effect", EN: "‹select|choose› " + list("Sel.Each.", ", ") + " " + z.at, Node: &ability.Select{Sel: ability.Selector{Each: each(z.zone)}, Slot: text.SlotNew}, Needs: func(v any) bool {
			return bare(v.(*ability.Select).Sel.Each)
		}})
	}
	return rows
}

// foundTo is where several cards go that were searched for.
var foundTo = []struct {
	en   string
	zone ability.Zone
	show bool
}{{"reveal them‹, and|,| and› ‹put|add› them ‹into|to› your hand", ability.Hand_, true}, {"‹put|add› them ‹into|to› your hand", ability.Hand_, false}, {"put them onto your field", ability.Field, false}, {"summon them", ability.Field, false}, {"put them into your EX area", ability.EX, false}}

// eachBare: of what is asked for it is said what it is, and not again where it lies.
func eachBare(v any) bool {
	return !slices.ContainsFunc(v.(ability.Cond).Args, func(c ability.Cond) bool {
		return c.L.Of.Ref != (ability.Ref{}) || len(c.L.Of.Zone) != 1 || len(c.L.Of.Or) > 0
	})
}

// notCounted leaves out that this card is not counted among those in a cemetery: when its text is carried out it is not there yet. 10.6.2.8
func notCounted(r []rune, i int) (words string, end int) {
	_, end = oneOf(r, i, "(This card does not count.)", "(This card doesn't count.)", "(This does not count.)", "(This doesn't count.)", "(This card is not counted.)", "(This card isn't counted.)")
	if end == i {
		return "", 0
	}
	said := strings.TrimRight(string(r[lineStart(r, i):i]), " .")
	if at := strings.LastIndex(said, ". "); at >= 0 {
		said = said[at:]
	}
	if !strings.Contains(said, "in your cemetery") || strings.Contains(said, "field") || strings.Contains(said, "hand") || strings.Contains(said, "area") {
		return "", 0
	}
	return "", end
}

// madeToken calls a token that was summoned before what it is, where its name is said again and no other was: Summon a Wisp token. …, give the
// Wisp token Rush.
func madeToken(r []rune, i int) (words string, end int) {
	_, at := oneOf(r, i, "the ", "that ", "those ")
	if at == i || i == 0 || r[i-1] != ' ' {
		return "", 0
	}
	for end = at; end < len(r) && (text.IsLetter(r[end]) || r[end] == ' ' && end+1 < len(r) && 'A' <= r[end+1] && r[end+1] <= 'Z'); end++ {
	}
	name := string(r[at:end]) + " token"
	if end == at || r[at] < 'A' || 'Z' < r[at] || !leads(r, end, " token") {
		return "", 0
	}
	if end += len(" token"); leads(r, end, "s") {
		end++
	}
	before := string(r[lineStart(r, i):i])
	said := strings.Index(before, name)
	if said < 0 || strings.Count(before, " token") != 1 || !strings.Contains(strings.ToLower(before[max(0, said-12):said]), "summon ") || !wordEnds(r, end) {
		return "", 0
	}
	return "the summoned token", end
}

// bothLieThere asks for one of either of two names, or sorts: there is a Pim and a Zusti in your cemetery.
func bothLieThere() (rows []text.Row) {
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on your field"}, {ability.Discards, "in your cemetery"}, {ability.EX, "in your EX area"}, {ability.Hand_, "in your hand"}} {
		one := func(f ability.Filter) ability.Cond {
			f.Zone, f.Who = []ability.Zone{z.zone}, text.Who(ability.You)
			return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: ability.N(1)}
		}
		both := func(a, b ability.Cond) ability.Cond { return ability.Cond{Op: ability.And, Args: []ability.Cond{a, b}} }
		named := text.HasProp(ability.NameAttr)
		rows = append(rows,
			text.Row{ID: "official both names lie there", NT: "cond3", EN: "‹there is|there are|you have› ‹both |›‹a|an› {Args.0.L.Of.Has.0.Value:plainname} and ‹|a |an ›{Args.1.L.Of.Has.0.Value:plainname} " + z.at, Node: both(one(named), one(named))},
			text.Row{ID: "official both sorts lie there", NT: "cond3", EN: "‹there is|there are|you have› ‹both |›{Args.0.L.Of+:anpraw} and {Args.1.L.Of+:anpraw} " + z.at, Node: both(one(ability.Filter{}), one(ability.Filter{})), Needs: eachBare},
			text.Row{ID: "official three sorts lie there", NT: "cond3", EN: "‹there is|there are|you have› {Args.0.L.Of+:anpraw}, {Args.1.L.Of+:anpraw}‹,|› and {Args.2.L.Of+:anpraw} " + z.at, Node: ability.Cond{Op: ability.And, Args: []ability.Cond{one(ability.Filter{}), one(ability.Filter{}), one(ability.Filter{})}}, Needs: eachBare})
	}
	return rows
}
