package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// newerRows are further forms of the official list: what is neither of a class nor of a trait, what is given to two at once, numbers that
// are asked for again, and what a sentence says of the one before it. They are read only.
func newerRows() (rows []text.Row) {
	const card = "‹| card| follower| spell| amulet›"
	it, yours := text.BindRef(text.SlotIt), text.Who(ability.You)
	rows = []text.Row{
		{ID: "official of no such class", NT: "mod", EN: "non-{Has.0.Value:class} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{ID: "official of no such trait", NT: "mod", EN: "non-{Has.0.Value:wordtrait} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}},
		{ID: "official name contains", NT: "mod", EN: "… with {Has.0.Value:name} in their names | … with {Has.0.Value:name} in their name", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{ID: "official has a rite", NT: "mod", EN: "… with [earth rite]", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "rite"}}}},
		{ID: "official either trait or both", NT: "mod", EN: "{Or.0.Has.0.Value:traitand} and/or {Or.1.Has.0.Value:trait} ", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.TraitAttr), text.HasProp(ability.TraitAttr)}}},
		{ID: "official either class or both", NT: "mod", EN: "{Or.0.Has.0.Value:class} and/or {Or.1.Has.0.Value:class} ", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.ClassAttr), text.HasProp(ability.ClassAttr)}}},
		{ID: "official the most on their field", NT: "mod", EN: "… with the highest {Num.0.Stat:statname} among followers on their field", Node: ability.Filter{Num: []ability.Bound{{Highest: true}}, Who: text.Who(ability.That), Zone: []ability.Zone{ability.Field}}},
		{ID: "official the least on their field", NT: "mod", EN: "… with the lowest {Num.0.Stat:statname} among followers on their field", Node: ability.Filter{Num: []ability.Bound{{Lowest: true}}, Who: text.Who(ability.That), Zone: []ability.Zone{ability.Field}}},
		{ID: "official on the field or aside", NT: "mod", EN: "… on your field or in your EX area", Node: ability.Filter{Zone: []ability.Zone{ability.Field, ability.EX}, Who: yours}},
		{ID: "official each of both", NT: "selc", EN: "each {Each.0.Of+:npraw} and {Each.1.Of+:npraw} on the field", Node: ability.Selector{Each: []ability.Selector{allLying(ability.LeaderArea), allLying(ability.Field)}}, Needs: leaderAndFollowers},
		{ID: "official all of both", NT: "selc", EN: "each {Each.0.Of+:npraw} and {Each.1.Of+:npraw} on the field", Node: ability.Selector{Each: []ability.Selector{allLying(ability.Field), allLying(ability.Field)}}, Needs: bothOnField},
		{ID: "official one in either EX area", NT: "selc", EN: "‹a|an|1› {Each.0.Of+=Each.1.Of+:npraw} in an EX area", Node: ability.Selector{Or: true, Each: []ability.Selector{oneAside(ability.You), oneAside(ability.Opponent)}}, Needs: func(v any) bool { return v.(ability.Selector).Each[0].Of.Ref == (ability.Ref{}) }},
		{ID: "official in a cemetery", NT: "mod", EN: "… in a cemetery", Node: ability.Filter{Zone: []ability.Zone{ability.Discards}}},
		{ID: "official counts both sorts", NT: "cond3", EN: "‹there are|you have› at least {R:nummany} {L.Of:nps} | ‹there are|you have› {R:nummany} or more {L.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}, Needs: ofEither},
		{ID: "official each of both sorts", NT: "each", EN: "{Of:nps}", Node: ability.Amount{Op: ability.CountOf, N: 1}, Needs: func(v any) bool { return len(v.(ability.Amount).Of.Or) > 0 }},

		{ID: "official ignores", NT: "effect", EN: "{What:what} ‹ignores|ignore› {With.Has.0.Value:kw}", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: aKeyword()}},
		{ID: "official becomes acted", NT: "event", EN: "{Subj:fieldnp} ‹becomes|become› acted", Node: ability.Event{Verb: ability.ActedV}},
		{ID: "official performs so often", NT: "sentence", EN: "‹perform|do› ‹this |›only {Limit.N:times} ‹per|each|a› turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "official from the hand alone", NT: "sentence", EN: "this" + card + " can only be played from ‹|your ›hand | you can only play this" + card + " from ‹|your ›hand", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: notInHand}}}},
		{ID: "official played for more", NT: "sentence", EN: "you may play this" + card + " for {AddCost.0.N:num} more‹| PP›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Res: ability.PP}}}},
		{ID: "official was played for more", NT: "cond3", EN: "you played ‹this|it›" + card + " for {:int} more‹| PP›", Node: ability.Cond{Op: ability.Did, Slot: 1}},
		{ID: "official its name is also", NT: "effect", EN: "‹its|this" + card + "'s› name is also {Props.0.Value:calledname} | ‹its|this" + card + "'s› name is also {Props.0.Value:name}", Node: &ability.Give{What: ability.What{Ref: text.ThisRef}, Props: []ability.Prop{{Attr: ability.NameAttr}}}},
		{ID: "official stacks were taken", NT: "cond3", EN: "you used [earth rite] to remove at least {N:int} stack counters from cards on your field with [stack] this turn | you removed at least {N:int} stack counters with [earth rite] this turn", Node: ability.Cond{Op: ability.Happened, InAll: true, On: &ability.Event{Verb: ability.CounterRemoved, Who: yours, Name: stackCounter, PaysFor: ability.Rite}}}, // 13.3.2.5
		{ID: "official all cost the same", NT: "cond3", EN: "they ‹|each |all ›cost the same ‹number of PP|amount of PP|amount›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(1), L: ability.Amount{Op: ability.Kinds_, Original: true, Stat: ability.CostStat, Of: &ability.Filter{Rel: []ability.Rel{{Kind: ability.InSlot, Of: it}}}}}},
		{ID: "official out of points", NT: "cond3", EN: "you do not have ‹|a |an |any ›{L.Stat:playerstat} | you have no {L.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Who: yours}}},
		{ID: "official was not put from there", NT: "cond3", EN: "{Args.0.On.Subj.Ref:ref} was not put onto ‹the|your› field from ‹|the |your ›{Args.0.On.From:zone}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}}}, Needs: func(v any) bool { return v.(ability.Cond).Args[0].On.From != ability.NoZone }},
		{ID: "official X is at least", NT: "cond1", EN: "X is at least {R:num}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.X}}},
		{ID: "official X is at most", NT: "cond1", EN: "X is at most {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.X}}},
		{ID: "official so many again", NT: "cond3", EN: "‹you have|it is› at least {R:num} | ‹you have|it is› {R:num} or more", Node: ability.Cond{Op: ability.Compare}, Needs: text.Elided},
		{ID: "official so few again", NT: "cond3", EN: "‹you have|it is› at most {R:num} | ‹you have|it is› {R:num} or ‹less|fewer›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}, Needs: text.Elided},
		{ID: "official just so many again", NT: "cond3", EN: "‹you have|there are› {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ}, Needs: text.Elided},
		{ID: "official one of the missing", NT: "s2", EN: "if ‹there is no|there are no|there is not a|there is not an|there isn't a|there isn't an|you do not have a|you do not have an|you have no› {If.L.Of.Has.0.Value=Do.0.Name:calledname}‹| token| tokens› on your field, summon ‹one|1› | if there ‹is|are› no {If.L.Of.Has.0.Value=Do.0.Name:name} token‹|s› on your field, summon ‹one|1›", Node: text.Clause{If: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: namedOnField()}}, Do: []ability.Effect{oneMade()}}},

		{ID: "official its player's", NT: "poss", EN: "the selected ‹follower|card|amulet›'s ‹|controller's |owner's ›", Node: ability.Who{Side: ability.MasterOf, Of: it}},
		{ID: "official their players'", NT: "poss", EN: "their ‹controller's|controllers'|player's|players'› ", Node: ability.Who{Side: ability.MasterOf, Of: it}},
		{ID: "official former", NT: "ref", EN: "the first ‹|selected ›‹follower|card|amulet›", Node: text.BindRef(text.SlotFormer)},
		{ID: "official latter", NT: "ref", EN: "the second ‹|selected ›‹follower|card|amulet›", Node: text.BindRef(text.SlotLatter)},
		{ID: "official former's", NT: "expr", EN: "the first‹|follower›'s {Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotFormer)}, Needs: text.CardStat},
		{ID: "official latter's", NT: "expr", EN: "the second‹|follower›'s {Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotLatter)}, Needs: text.CardStat},
		{ID: "official damage so many times", NT: "effect", EN: "deal {To:what} damage equal to {N.Args.0:num} times {N.Args.1:expr}", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
		{ID: "official given so many times", NT: "effect", EN: "give {What:what} {Stat:staticon} equal to {N.Args.0:num} times {N.Args.1:expr}", Node: &ability.Change{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
		{ID: "official drawn so many times", NT: "effect", EN: "draw cards equal to {N.Args.0:num} times {N.Args.1:expr}", Node: &ability.Draw{Who: yours, N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},
		{ID: "official so many and more", NT: "effect", EN: "draw that many cards plus {N.Args.1:num}", Node: &ability.Draw{Who: yours, N: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}, {}}}}},
		{ID: "official act verb", NT: "effect", EN: "[act] {What:what}", Node: &ability.Turn{To: ability.Acted}, Needs: func(v any) bool {
			w := v.(*ability.Turn).What
			return w.Sel != nil && len(w.Sel.Each) == 0 || w.Ref.Kind == ability.This
		}},
		{ID: "official evolve verb", NT: "effect", EN: "[evolve] {What:what}", Node: &ability.Act{Word: "evolve"}},
		{ID: "official into a long name", NT: "into", EN: "‹|a |an ›{Has.0.Value:calledname}", Node: text.HasProp(ability.NameAttr)},
		{ID: "official into either long name", NT: "into", EN: "‹|a |an ›{Or.0.Has.0.Value:calledname} or ‹|a |an ›{Or.1.Has.0.Value:calledname}", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}},
		{ID: "official both stats changed", NT: "effect", EN: "‹change|set› {What.Ref:ref}'s {Stat:statname} and {Also.0.Stat:statname} to {N=Also.0.N:num}", Node: &ability.Change{Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
		{ID: "official onto the field acted", NT: "effect", EN: "summon {What:o} acted | put {What:o} onto ‹the|your|its owner's› field acted", Node: &ability.Move{To: ability.Place{Zone: ability.Field, State: ability.Acted}}, Needs: text.FromSomewhere},
		{ID: "official they show their hand", NT: "effect", EN: "‹your|an|the› opponent reveals their hand | select an opponent. They reveal their hand", Node: &ability.Look{Who: yours, From: ability.Place{Zone: ability.Hand_, Who: text.Who(ability.Opponent)}, Reveal: true, Bind: text.SlotNew}},
		{ID: "official takes that much less", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg}, ‹it|they› ‹takes|take› that much minus {N:num}‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Sub}},
		{ID: "official takes that much more", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg}, ‹it|they› ‹takes|take› that much plus {N:num}‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}},
		{ID: "official takes so much of much", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› {Of.AtLeast:num} or more {Of.Kind:dmg}, ‹it|they› ‹takes|take› {N:num}‹| damage›‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}},
		{ID: "official takes so much", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg}, ‹it|they› ‹takes|take› {N:num}‹| damage›‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}},
		{ID: "official takes so much next", NT: "effect", EN: "the next time {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg} this turn, ‹it|they› ‹takes|take› {N:num}‹| damage›‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}},
		{ID: "official you evolve", NT: "event", EN: "you evolve {Subj+:anpraw}", Node: ability.Event{Verb: ability.Evolves, Subj: &ability.Filter{Who: yours}}, Needs: text.NotThis},
		{ID: "official it has none of them", NT: "cond3", EN: "{L.Ref:ref} has no {L.Name:ctrname} counters‹| on it| left›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "official has so many by now", NT: "event", EN: "{State.L.Ref:ref} has at least {State.R:num} {State.L.Name:ctrname} counters‹| on it›", Node: ability.Event{State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}}},
		{ID: "official was buried so", NT: "cond3", EN: "{L.Of:anpraw} was buried this way | at least 1 {L.Of:npraw} was buried this way", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put into the cemetery")}, R: ability.N(1)}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
		{ID: "official so many were buried so", NT: "cond3", EN: "at least {R:num} {L.Of:rawnps} were buried this way | {R:num} or more {L.Of:rawnps} were buried this way", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put into the cemetery")}}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
		{ID: "official takes no more than", NT: "effect", EN: "if {Of.Subj:fwhat} would ‹take|be dealt› more than {Of.AtLeast:num} {Of.Kind:dmg}, ‹it|they› ‹takes|take› {N:num}‹| damage›‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}, Needs: func(v any) bool { // so much is as good as more: it becomes what it is
			i := v.(*ability.Instead)
			return i.N != nil && i.Of.AtLeast != nil && text.Equal(*i.N, *i.Of.AtLeast)
		}},
		{ID: "official given as much", NT: "effect", EN: "give {What:what} {Stat:staticon} equal to {N:exprs}", Node: &ability.Change{}, Needs: setInWords},
		{ID: "official damage again", NT: "s3", EN: "deal {Do.0.N:num} damage again", Node: text.Clause{Further: true, Do: []ability.Effect{&ability.Damage{}}}},
		{ID: "official damage to each of them", NT: "effect", EN: "deal {To:what} each {N:num} damage", Node: &ability.Damage{}, Needs: notOne},
		{ID: "official a crest", NT: "effect", EN: "put {N:numa} {Name:crestname} token into your EX area", Node: made(ability.EX)},
		{ID: "official bury some called so", NT: "cost", EN: "bury {0.Do.What.Sel.N:count} cards {0.Do.What.Sel.Of+:calledso}", Node: buriesCalled()},
		{ID: "official bury one called so", NT: "cost", EN: "bury {0.Do.What.Sel.N:count} {0.Do.What.Sel.Of.Has.0.Value:calledname}", Node: buriesNamed()},
		{ID: "official called so", NT: "calledso", EN: "‹named|called› {Has.0.Value:calledname} | ‹named|called› {Has.0.Value:name}", Node: text.HasProp(ability.NameAttr)},
		{ID: "official so few in the deck", NT: "cond3", EN: "there ‹is|are› {R:num} card‹|s› or ‹less|fewer› in your deck | there ‹is|are› at most {R:num} card‹|s› in your deck", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: yours}}}},
		{ID: "official select two names", NT: "effect", EN: "‹select|choose› ‹a|an› {Sel.Each.0.Of.Has.0.Value:plainname} and ‹|a |an ›{Sel.Each.1.Of.Has.0.Value:plainname} in your cemetery", Node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{namedDown(), namedDown()}}, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}},
		{ID: "official of a sort that something was done to", NT: "ref", EN: "{_:sortdone}"},
		{ID: "official draws what was revealed", NT: "effect", EN: "draw the revealed card", Node: &ability.Draw{Who: yours, N: ability.N(1)}},

		{ID: "official they bury", NT: "s6", EN: "‹your|each› opponent buries {Do.0.What.Sel.N:count} {Do.0.What.Sel.Of+:npraw}", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{buriesOwn()}}, Needs: buriesBare},
		{ID: "official all bury", NT: "s6", EN: "each player buries {Do.0.What.Sel.N:count} {Do.0.What.Sel.Of+:npraw}", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{buriesOwn()}}, Needs: buriesBare},
		{ID: "official they bury so many instead", NT: "s3i", EN: "‹|they ›bury {Many.N:num}", Node: text.Clause{Many: &ability.Count{}, Deeds: []ability.Effect{&ability.Move{To: text.At(ability.Discards)}}}},
		{ID: "official an opponent", NT: "player", EN: "an opponent | each opponent | ‹|your ›opponents", Node: text.Who(ability.Opponent)},
		{ID: "official leaders not while followers", NT: "sentence", EN: "{If:whiles}, if a follower on the field can attack a follower, it cannot attack leaders", Node: text.Clause{While: true, Do: []ability.Effect{leadersLast()}}, Needs: asks},
		{ID: "official some on top, said alone", NT: "s6", EN: "put any number of ‹them|those cards› on ‹|the ›top of your deck in any order", Node: text.Clause{Do: []ability.Effect{&ability.Move{What: ability.What{Sel: anyAmong()}, To: text.DeckPlace(ability.Top, ability.ChosenOrder)}}}},
		{ID: "official rest on the bottom", NT: "effect", EN: "put {What.Ref:ref} on ‹the bottom|the bottom of it› in any order", Node: &ability.Move{To: yoursDeck(ability.BottomP)}, Needs: func(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Rest }},
	}
	rows = append(rows, givenToTwo()...)
	rows = append(rows, searchedNames()...)
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// yoursDeck is one end of your deck, in an order of your choice.
func yoursDeck(at ability.Position) ability.Place {
	return yours(text.DeckPlace(at, ability.ChosenOrder))
}

// allLying are all of a sort in a zone, if one is named.
func allLying(z ability.Zone) ability.Selector {
	s := ability.Selector{N: ability.Count{Op: ability.All}}
	if z != ability.NoZone {
		s.Of.Zone = []ability.Zone{z}
	}
	return s
}

// leaderAndFollowers: of both it is said whose they are, the leaders lie where leaders do, and what is said of the field is said of the followers.
func leaderAndFollowers(v any) bool {
	s := v.(ability.Selector)
	lead, rest := s.Each[0].Of, s.Each[1].Of
	return lead.Kind == ability.Leader && rest.Kind&ability.Leader == 0 && rest.Kind != 0 && lead.Who != (ability.Who{}) && len(lead.Zone) == 1 && len(rest.Zone) == 1
}

// bothOnField: followers and amulets of one player, or of both.
func bothOnField(v any) bool {
	s := v.(ability.Selector)
	a, b := s.Each[0].Of, s.Each[1].Of
	in := func(f ability.Filter) bool {
		return f.Kind != 0 && f.Kind&^(ability.Follower|ability.Amulet|ability.Token) == 0 && len(f.Zone) == 1 && f.Ref == (ability.Ref{})
	}
	return in(a) && in(b) && a.Who == b.Who
}

// ofEither: cards of either of two sorts, of which each counts.
func ofEither(v any) bool {
	f := v.(ability.Cond).L.Of
	return len(f.Or) > 0 && len(f.Zone) > 0
}

// buriesCalled pays with cards that are called so, which lie on the field: what is elsewhere is banished or discarded.
func buriesCalled() []ability.Cost {
	return []ability.Cost{{Do: &ability.Move{To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}}}}}
}

// buriesNamed is that of which the name alone is said.
func buriesNamed() []ability.Cost {
	c := buriesCalled()
	c[0].Do.(*ability.Move).What.Sel.Of.Has = text.HasProp(ability.NameAttr).Has
	return c
}

// oneAside is one card in the EX area of a player.
func oneAside(s ability.Side) ability.Selector {
	return ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.EX}, Who: text.Who(s)}}
}

// namedDown is one card of some name in your cemetery.
func namedDown() ability.Selector {
	f := text.HasProp(ability.NameAttr)
	f.Zone, f.Who = []ability.Zone{ability.Discards}, text.Who(ability.You)
	return ability.Selector{N: text.One(), Of: f}
}

// namedOnField are cards of some name on your field.
func namedOnField() *ability.Filter {
	f := text.HasProp(ability.NameAttr)
	f.Zone, f.Who = []ability.Zone{ability.Field}, text.Who(ability.You)
	return &f
}

// oneMade makes one token.
func oneMade() *ability.Make {
	m := made(ability.Field)
	m.N = ability.N(1)
	return m
}

// buriesOwn is what a player does who buries of what is on their field, where nothing more is said.
func buriesOwn() *ability.Move {
	return &ability.Move{To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.That)}}}}
}

// buriesBare: cards that lie on the field by their kind.
func buriesBare(v any) bool {
	s := v.(text.Clause).Do[0].(*ability.Move).What.Sel
	return s.Of.Kind != 0 && s.Of.Kind&^(ability.Follower|ability.Amulet|ability.Token) == 0 && len(s.Of.Zone) == 1 && s.Of.Ref == (ability.Ref{})
}

// leadersLast is that what can attack a follower attacks no leader.
func leadersLast() *ability.Rule {
	return &ability.Rule{Verb: ability.AttackV, With: &ability.Filter{Kind: ability.Leader, Zone: []ability.Zone{ability.LeaderArea}},
		What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Kind: ability.Follower, Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.FoeInReach}}}}}
}

// givenToTwo are sentences that give something to one and something to another: give this +2 and your leader +2.
func givenToTwo() (rows []text.Row) {
	type given struct {
		en   string
		node func() []ability.Effect
	}
	stat := given{"{#.Stat:staticon}{#.Op:pm}{#.N:num}", func() []ability.Effect { return []ability.Effect{&ability.Change{}} }}
	stats := given{"{#.Stat:staticon}{#.Op:pm}{#.N:num}/{#.Also.0.Stat:staticon}{#.Also.0.Op:pm}{#.Also.0.N:num}", func() []ability.Effect { return []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}} }}
	words := given{"{#.Words:kws}", func() []ability.Effect { return []ability.Effect{&ability.Give{}} }}
	drives := func(v any) bool {
		for _, e := range v.([]ability.Effect) {
			if g, is := e.(*ability.Give); is && !undriven(g) {
				return false
			}
		}
		return true
	}
	of := func(s, at string) string { return strings.ReplaceAll(s, "#", at) }
	for _, a := range []given{stat, stats, words} {
		for _, b := range []given{stat, stats, words} {
			rows = append(rows, text.Row{ID: "official given to two", NT: "chain", EN: "give {0.What:what} " + of(a.en, "0") + " and ‹|give ›{1.What:what} " + of(b.en, "1"), Node: append(a.node(), b.node()...), Needs: drives})
		}
		rows = append(rows, text.Row{ID: "official given to two, and words", NT: "chain", EN: "give {0.What=1.What:what} " + of(stats.en, "0") + " and {1.Words:kws} and {2.What:what} " + of(a.en, "2"), Node: append(append(stats.node(), words.node()...), a.node()...), Needs: drives})
	}
	return rows
}

// searchedNames are searches for cards of one of two names, and for any card.
func searchedNames() (rows []text.Row) {
	for _, to := range []struct {
		en   string
		zone ability.Zone
		show bool
		acts bool
	}{{"reveal it‹, and|,| and› ‹put|add› it ‹into|to› your hand", ability.Hand_, true, false}, {"‹put|add› it ‹into|to› your hand", ability.Hand_, false, false}, {"‹summon it|put it onto your field›", ability.Field, false, false},
		{"‹summon it acted|put it onto your field acted›", ability.Field, false, true}, {"put it into your EX area", ability.EX, false, false}} {
		find := &ability.Find{Who: text.Who(ability.You), To: text.At(to.zone), Bind: text.SlotNew, Show: to.show, Sel: ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}}
		if to.acts {
			find.To.State = ability.Acted
		}
		either := text.Clone(find).(*ability.Find)
		either.Sel.Of.Or = []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}
		rows = append(rows,
			text.Row{ID: "official search for either that is called so", NT: "effect", EN: "search your deck for a card named {Sel.Of.Or.0.Has.0.Value:calledname} or {Sel.Of.Or.1.Has.0.Value:calledname}‹,| and|, and› " + to.en, Node: text.Clone(either).(*ability.Find)},
			text.Row{ID: "official search for either name", NT: "effect", EN: "search your deck for ‹a|an› {Sel.Of.Or.0.Has.0.Value:plainname} or ‹|a |an ›{Sel.Of.Or.1.Has.0.Value:plainname}‹,| and|, and› " + to.en, Node: either},
			text.Row{ID: "official search for anything", NT: "effect", EN: "search your deck for any card‹,| and|, and› " + to.en, Node: find})
		if to.acts {
			some := text.Clone(find).(*ability.Find)
			some.Sel.N, some.Sel.Of.Who = ability.Count{}, ability.Who{}
			rows = append(rows, text.Row{ID: "official search for what comes acted", NT: "effect", EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}‹,| and|, and› " + to.en, Node: some})
		}
	}
	return rows
}

// spelledOut is what the official list leaves out of a notation, or writes into it: the colon behind what is paid in icons right behind the
// icon of a trigger, the stroke between two numbers, a space behind an icon, a comma or a stroke before the icon of a threshold, and the word behind
// "there". end 0: nothing of that stands at i.
func spelledOut(r []rune, i int) (words string, end int) {
	if i > 0 && (r[i-1] == ' ' || r[i-1] == '}' || r[i-1] == ']') {
		if cost, end := costIcon(r, i); end > 0 && leads(r, end, " ") && end+1 < len(r) && 'A' <= r[end+1] && r[end+1] <= 'Z' && behindTrigger(r, i) {
			return cost + ":", end
		}
	}
	if icon, of := statWord(r, i); of > 0 && (r[i] == '[' || r[i] == '{') {
		if i > 0 && text.IsLetter(r[i-1]) {
			return " " + icon, of
		}
		if leads(r, of, " +") && of+2 < len(r) && '0' <= r[of+2] && r[of+2] <= '9' {
			return icon, of + 1
		}
		if i > 0 && '0' <= r[i-1] && r[i-1] <= '9' && leads(r, of, "+") {
			return "/" + icon, of
		}
	}
	if i > 0 && i+2 < len(r) && r[i] == '/' && r[i+1] == ' ' && '0' <= r[i-1] && r[i-1] <= '9' {
		if _, of := statWord(r, i+2); of > 0 && (r[i+2] == '[' || r[i+2] == '{') { // a space behind the stroke
			return "/", i + 2
		}
	}
	for _, rite := range []string{", Earth Rite: ", " - Earth Rite: ", "- Earth Rite: "} { // behind the icon of a trigger, which has a stroke of its own
		if leads(r, i, rite) && behindTrigger(r, i) {
			return " [earth rite] ", i + len(rite)
		}
	}
	for _, rite := range []string{", Earth Rite (", " - Earth Rite ("} { // with its number
		if at := i + len(rite); leads(r, i, rite) && behindTrigger(r, i) && at+3 < len(r) && '1' <= r[at] && r[at] <= '9' && leads(r, at+1, "): ") {
			return " [earth rite " + string(r[at]) + "] ", at + len("1): ")
		}
	}
	for _, w := range []string{"Strike", "Follower Strike", "Leader Strike", "Fanfare", "Last Words", "On Evolve", "On Super-Evolve"} {
		if next, end := "", i+len(w); begins(r, i) && leads(r, i, w) && leads(r, end, ", ") {
			for _, h := range headWords {
				if at := end + 2; leads(r, at, h.said) && wordEnds(r, at+len(h.said)) {
					next = h.said
				}
			}
			if next != "" {
				icon, _ := iconWord(append([]rune(w), []rune(" - ")...), 0)
				return strings.TrimRight(icon, " ") + " ", end + 2
			}
		}
	}
	if words, end := whileAgain(r, i); end > 0 {
		return words, end
	}
	if words, end := repeatedQuote(r, i); end > 0 {
		return words, end
	}
	for _, w := range []string{"with Earth Rite", "used Earth Rite", "with Fanfare", "with Last Words", "has Last Words", "have Last Words", "has Fanfare", "have Fanfare"} { // which has it, and of which it is said that it was used
		if end := i + len(w); leads(r, i, w) && i > 0 && r[i-1] == ' ' && (wordEnds(r, end) && !leads(r, end, " (")) {
			says, icon, _ := strings.Cut(w, " ")
			return says + " [" + strings.ToLower(icon) + "]", end
		}
	}
	for _, w := range []string{"here at least ", "here at most "} {
		if leads(r, i, w) && i > 1 && (r[i-1] == 't' || r[i-1] == 'T') && (i < 2 || r[i-2] == ' ') {
			return "here are " + strings.TrimPrefix(w, "here "), i + len(w)
		}
	}
	return "", 0
}

// costIcon is the icon of a cost in points that stands at i; end 0: none does.
func costIcon(r []rune, i int) (icon string, end int) {
	for _, open := range []string{"{[cost", "[cost", "{cost"} {
		if !leads(r, i, open) {
			continue
		}
		from := i + len(open)
		for end = from; end < len(r) && ('0' <= r[end] && r[end] <= '9' || r[end] == 'X'); end++ {
		}
		num := strings.TrimPrefix(string(r[from:end]), "0")
		if num == "" && end > from {
			num = "0"
		}
		for end < len(r) && (r[end] == ']' || r[end] == '}') {
			end++
		}
		return "[cost" + num + "]", end
	}
	return "", 0
}

// behindTrigger tells whether a line begins with the icon of a trigger, in brackets or as a word, and nothing else stands before i.
func behindTrigger(r []rune, i int) bool {
	from := lineStart(r, i)
	before := strings.ToLower(strings.Trim(string(r[from:i]), " -{}[]"))
	return slices.Contains([]string{"fanfare", "last words", "lastwords", "on evolve", "onevolve", "on super-evolve", "strike", "follower strike", "leader strike", "on race", "on drive"}, before)
}

// whileAgain parts sentences that say, one behind the other, as long as what something holds: they are abilities of their own. Of a number
// that is at least so much it is said once whose it is: While this follower's attack is at least 4, …. While at least 7, ….
func whileAgain(r []rune, i int) (words string, end int) {
	const while, least = "While ", "While at least "
	if !leads(r, i, while) || i < 2 || r[i-1] != ' ' || r[i-2] != '.' {
		return "", 0
	}
	from := lineStart(r, i)
	for _, s := range strings.Split(strings.TrimSuffix(string(r[from:i]), ". "), ". ") {
		if !strings.HasPrefix(s, while) {
			return "", 0
		}
	}
	if !leads(r, i, least) {
		return "\n" + while, i + len(while)
	}
	of, _, is := strings.Cut(string(r[from:i]), " is at least ")
	if !is || strings.ContainsAny(of, ".,") {
		return "", 0
	}
	return "\n" + of + " is at least ", i + len(least)
}

// repeatedQuote leaves out the quotes of what is done so many times, where nothing is said behind them: Do the following 2 times. “Draw a card.”
func repeatedQuote(r []rune, i int) (words string, end int) {
	if r[i] != '“' && r[i] != '”' && r[i] != '"' {
		return "", 0
	}
	from := lineStart(r, i)
	before := string(r[from:i])
	at := strings.Index(before, "o the following ")
	if at < 0 {
		return "", 0
	}
	times, said, is := strings.Cut(before[at+len("o the following "):], " times. ")
	if !is || times == "" || strings.Trim(times, "0123456789") != "" {
		return "", 0
	}
	line, _, _ := strings.Cut(string(r[i+1:]), "\n")
	if opens := said == ""; opens && strings.Count(line, string(r[i]))+strings.Count(line, "”") > 0 && strings.HasSuffix(strings.TrimRight(line, " ."), closerOf(r[i])) || !opens && strings.Trim(line, " .") == "" {
		return "", i + 1
	}
	return "", 0
}

func closerOf(c rune) string {
	if c == '“' {
		return "”"
	}
	return string(c)
}

// crestLeaf reads the name of a crest, which begins with that word: Crest: Pim, Left Hand Lantern.
func crestLeaf() text.Leaf {
	return text.Leaf{
		Print: func(*text.Printer, any) (string, bool) { return "", false },
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if crest := "crest: "; p.HasString(pos, crest) {
				whole := func(end int, _ any) { add(end, nameOf(p, pos, end)) }
				if end := tokenNamed(p, pos+len(crest), true); end > pos+len(crest) {
					whole(end, nil)
					return
				}
				parsePlainName(p, pos+len(crest), whole)
				parseCommaName(p, pos+len(crest), whole)
			}
		},
	}
}

// sortDoneLeaf reads what is named by what was done to it, with all that was said of it then: Banish a Knight follower from your cemetery: … the
// attack of the Knight follower banished this way.
func sortDoneLeaf() text.Leaf {
	return text.Leaf{
		Print: func(*text.Printer, any) (string, bool) { return "", false },
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if !p.HasString(pos, "the ") {
				return
			}
			for _, d := range []struct{ said, done, verb string }{{"banished", "banished", "banish "}, {"discarded", "discarded", "discard "}, {"destroyed", "destroyed", "destroy "}, {"buried", "put into the cemetery", "bury "}, {"revealed", "revealed", "reveal "}} {
				way := " " + d.said + " this way"
				for end := pos + len("the "); end < len(p.Text) && end-pos < 60 && !strings.ContainsRune(",.:", p.Text[end]); end++ {
					if !p.HasString(end, way) {
						continue
					}
					sort, before := strings.ToLower(string(p.Text[pos+len("the "):end])), strings.ToLower(string(p.Text[:pos]))
					if alone := pos == 0 && end+len(way) == len(p.Text); alone || strings.Contains(sort, " ") && slices.ContainsFunc([]string{"a " + sort, "an " + sort}, func(one string) bool {
						_, behind, is := strings.Cut(before, d.verb+one)
						return is && (behind == "" || strings.ContainsAny(behind[:1], " :,"))
					}) {
						add(end+len(way), text.Done(d.done))
					}
				}
			}
		},
	}
}
