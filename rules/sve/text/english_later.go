package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// laterRows are forms of the official list that stand beside those of the other files: the next card that is played from one place, what a
// player plays in a turn to come, numbers and traits said behind a noun, two that are hit at once. They are read only.
func laterRows() (rows []text.Row) {
	it, yours := text.BindRef(text.SlotIt), text.Who(ability.You)
	named := func() ability.Filter {
		return ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}
	}
	rows = []text.Row{
		{ID: "official owner's hand", NT: "effect", EN: "return {What:o} to ‹the|their respective› ‹owner's|owners'› hand‹|s›", Node: &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{ID: "official the selected one's", NT: "expr", EN: "the selected ‹follower|card|amulet›'s ‹|original ›{Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: text.Done("selected")}, Needs: text.CardStat},
		{ID: "official in the evolve deck", NT: "mod", EN: "… ‹from|in› your evolve deck", Node: ability.Filter{Zone: []ability.Zone{ability.EvolveDeck}, Who: yours}},
		{ID: "official either in the name", NT: "mod", EN: "… with {Or.0.Has.0.Value:name} or {Or.1.Has.0.Value:name} in ‹its name|their name|their names›", Node: ability.Filter{Or: []ability.Filter{named(), named()}}},
		{ID: "official this is turned", NT: "effect", EN: "[act]", Node: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}},
		{ID: "official both traits, bare", NT: "mod", EN: "… with ‹|the |both ›{Has.0.Value:wordtrait} and {Has.1.Value:wordtrait} traits", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}}}},
		{ID: "official one trait", NT: "mod", EN: "… with the {Has.0.Value:wordtrait} trait", Node: text.HasProp(ability.TraitAttr)},
		{ID: "official can evolve", NT: "mod", EN: "… ‹with|that has|that have› ‹|an ›[evolve]‹| ability| abilities›", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "evolve"}}}},
		{ID: "official needs, so often", NT: "sentence", EN: "‹activate|use› ‹|this |this ability ›only {Needs:nara}‹, and|, but| and› ‹|only ›{Limit.N:times} ‹per|each|a› turn", Node: text.Clause{Limit: &ability.Limit{}}, Needs: needsSaid},
		{ID: "official so often, needs", NT: "sentence", EN: "‹activate|use› ‹|this |this ability ›only {Limit.N:times} ‹per|each|a› turn‹, and|, but| and› only {Needs:nara}", Node: text.Clause{Limit: &ability.Limit{}}, Needs: needsSaid},
		{ID: "official is a kind", NT: "effect", EN: "{What.Ref:ref} ‹is|becomes› ‹a|an› {Kinds:kind}", Node: &ability.Give{}, Needs: func(v any) bool { return v.(*ability.Give).Kinds != 0 }},
		{ID: "official damage to it and to this", NT: "selc", EN: "it and to this‹ follower| card| amulet|›", Node: ability.Selector{Each: []ability.Selector{{N: text.One(), Of: ability.Filter{Ref: it}}, {N: text.One(), Of: *text.ThisFilter()}}}},
		{ID: "official in each turn of", NT: "while", EN: "‹during|on› each of {Who:poss}turns | ‹during|on› {Who:poss}turns", Node: ability.Cond{Op: ability.TurnOf}},
		{ID: "official opponents'", NT: "poss", EN: "‹|your ›opponents' ", Node: text.Who(ability.Opponent)},
		{ID: "official start of each turn", NT: "events", EN: "at the ‹start|beginning› of each of {0.Who:poss}turns", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.StartPhase}}},
		{ID: "official end of each turn", NT: "events", EN: "at the end of each of {0.Who:poss}turns", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
		{ID: "official start of each phase", NT: "events", EN: "at the ‹start|beginning› of each of {0.Who:poss}{0.Phase:phase}s", Node: []ability.Event{{Verb: ability.PhaseBegan}}},
		{ID: "official an opponent discards at random", NT: "s6", EN: "‹an|each|your› opponent discards a random card‹| from their hand›", Node: oneAtRandom()},
		{ID: "official an opponent discards", NT: "s6", EN: "an opponent discards {Do.0.What.Sel.N.N:ncard}‹| from their hand›", Node: theyDiscard(ability.Opponent)},
		{ID: "official so many or less in hand", NT: "cond3", EN: "you have {R:num} {L.Of+:rawnps} or ‹less|fewer› in ‹|your ›hand", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: yours}}}, Needs: unbounded},
		{ID: "official so many or more in hand", NT: "cond3", EN: "you have {R:num} {L.Of+:rawnps} or more in ‹|your ›hand", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: yours}}}, Needs: unbounded},
		{ID: "official damage to one and its leader", NT: "chain", EN: "deal {0.To.Ref=1.To.Sel.Of.Who.Of:ref} {0.N:num} damage and its controller's leader {1.N:num}‹| damage›", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{To: leaderOfMet()}}},
		{ID: "official damage to the former and its leader", NT: "chain", EN: "deal {0.N:num} damage to {0.To.Ref=1.To.Sel.Of.Who.Of:ref} and {1.N:num} damage to its controller's leader", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{To: leaderOfMet()}}, Needs: formerOrLatter},
		{ID: "official cost of the nth", NT: "sentence", EN: "‹|while this is on your field, |while this card is on your field, |while this follower is on your field, |while this amulet is on your field, ›the {If.R.N:ordinal} {Do.0.What.Sel.Of+=If.L.Args.0.On.Subj+:npraw} you play each turn costs {Do.0.N:num} less‹| to play›", Node: text.Clause{While: true, If: nthOfYours(), Do: []ability.Effect{&ability.CostChange{What: playedBy(ability.You), Verb: ability.Played, Op: ability.Sub}}}},
		{ID: "official into a kind", NT: "effect", EN: "‹change|turn› {What:o} into ‹a|an› {Kinds:kind}", Node: &ability.Give{}, Needs: func(v any) bool { return v.(*ability.Give).Kinds != 0 }},
		{ID: "official taken so", NT: "taken", EN: "{N:count} {Of+:npraw} buried this way | {N:count} {Of+:npraw} put into ‹your|the› cemetery this way", Node: ability.Selector{Of: text.Related(ability.InSlot, text.Done("put into the cemetery"))}},
		{ID: "official each of yours", NT: "selb", EN: "each of your {Of+:rawnps}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: yours, Zone: []ability.Zone{ability.Field}}}, Needs: inPlayAlone},
		{ID: "official put there from", NT: "event", EN: "this ‹|card |follower |amulet |spell ›is put from your {From:zone} into ‹your|the|its owner's› cemetery | this ‹|card |follower |amulet |spell ›is buried from your {From:zone}", Node: ability.Event{Verb: ability.Moved, Subj: text.ThisFilter(), To: ability.Discards}, Needs: func(v any) bool { return v.(ability.Event).From != ability.Field }},
		{ID: "official they are so many", NT: "cond3", EN: "{L.Who:poss}{L.Stat:playerstat} are {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf}}},
		{ID: "official less life than theirs", NT: "cond3", EN: "your leader has ‹less|lower› life than ‹an enemy leader|the enemy leader|your opponent's leader›‹| does›", Node: lessLife(ability.You, ability.Opponent)},
		{ID: "official more life than theirs, said so", NT: "cond3", EN: "your leader has ‹more|higher› life than ‹an enemy leader|the enemy leader›‹| does›", Node: lessLife(ability.Opponent, ability.You)},
		{ID: "costs less instead, by an icon", NT: "sentence", JA: "{If:threshold}‹、|›代わりに{Do.0:playless} | {If:threshold}‹、|›代わりに{Do.0:playcost}", Node: text.Clause{AsPlayed: true, Instead: true, Do: []ability.Effect{nil}}, Needs: asks},
		{ID: "official they discard it", NT: "s6", JA: "相手は{Do.0.What.Ref:ref}を捨てる", EN: "‹your|the|that› opponent discards {Do.0.What.Ref:ref}", Node: text.Clause{Do: []ability.Effect{&ability.Move{What: ability.What{Ref: it}, How: ability.Discard, To: text.At(ability.Discards)}}}},
		{ID: "official those summoned", NT: "ref", EN: "the summoned ‹token|tokens|follower|followers|card|cards›", Node: text.Done("put onto the field")},
		{ID: "official stat of what was so", NT: "expr", EN: "the {Stat:refstat} of the {Ref.As:kind} you ‹put into ‹the|your› cemetery|buried›‹| this way›", Node: ability.Amount{Op: ability.StatOf, Ref: text.Done("put into the cemetery")}, Needs: text.CardStat},
		{ID: "official stat of the banished", NT: "expr", EN: "the {Stat:refstat} of the {Ref.As:kind} you banished‹| this way›", Node: ability.Amount{Op: ability.StatOf, Ref: text.Done("banished")}, Needs: text.CardStat},
		{ID: "official stat of the discarded", NT: "expr", EN: "the {Stat:refstat} of the {Ref.As:kind} you discarded‹| this way›", Node: ability.Amount{Op: ability.StatOf, Ref: text.Done("discarded")}, Needs: text.CardStat},
		{ID: "official stat of the destroyed", NT: "expr", EN: "the {Stat:refstat} of the {Ref.As:kind} you destroyed‹| this way›", Node: ability.Amount{Op: ability.StatOf, Ref: text.Done("destroyed")}, Needs: text.CardStat},
		{ID: "official token card", NT: "head", EN: "token card‹|s›", Node: ability.Filter{Kind: ability.Token}},
		{ID: "official one of the same name aside", NT: "effect", EN: "put a token ‹of|with› the same name ‹|as it ›into your EX area", Node: likeIt(ability.EX)},
		{ID: "official one of the same name", NT: "effect", EN: "summon a token ‹of|with› the same name‹| as it›", Node: likeIt(ability.Field)},
		{ID: "official own evolve cost, in words", NT: "evolvecost", EN: "this‹| card| follower›'s evolve costs ", Node: ability.What{Ref: text.ThisRef}},
		{ID: "official own evolve cost set", NT: "s4", EN: "{Do.0.What:evolvecost}{Do.0.N:num}‹| PP›‹| to activate› this turn | this turn, {Do.0.What:evolvecost}{Do.0.N:num}‹| PP›‹| to activate›", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves, Op: ability.Set}}}},
		{ID: "official no abilities that are activated but evolve", NT: "effect", EN: "{What.Ref:ref}'s ‹activate|[activate]› abilities ‹except|other than› ‹evolve|[evolve]› cannot be ‹activated|used›", Node: &ability.Rule{Verb: ability.ActivatedV, Name: "activate"}},
		{ID: "official no abilities that are activated", NT: "effect", EN: "{What.Ref:ref}'s ‹activate|[activate]› abilities cannot be ‹activated|used›", Node: &ability.Rule{Verb: ability.ActivatedV}},
		{ID: "official up to a sum", NT: "joint", EN: "up to a total ‹|original ›cost of {Sum.N:num} | with a total ‹|original ›cost of up to {Sum.N:num} | with a total ‹|original ›cost of at most {Sum.N:num} | with a combined ‹|original ›cost of {Sum.N:num} or less | that cost a total of at most {Sum.N:num}", Node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}},
		{ID: "official cost at most each", NT: "mod", EN: "… that cost {Num.0.N:num} or less each", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}}},
		{ID: "official declare a number", NT: "effect", EN: "declare ‹any|a› number", Node: &ability.Ask{Kind: ability.NumberAsk, Who: yours, Bind: text.SlotNew}},
		{ID: "official this and others turned", NT: "cost", EN: "[act] and {1.Do.What:o}", Node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}}, {Do: &ability.Turn{To: ability.Acted}}}, Needs: func(v any) bool { return v.([]ability.Cost)[1].Do.(*ability.Turn).What.Sel != nil }}, // of this and what was met another row says it
		{ID: "official of another class each", NT: "joint", EN: "‹with|of› different classes", Node: ability.Selector{Distinct: ability.ClassAttr}},
		{ID: "official of another original cost each", NT: "joint", EN: "with different base costs | with different costs", Node: ability.Selector{Distinct: ability.FirstCost}},
		{ID: "official they discard besides", NT: "effectsA", EN: "‹your|an› opponent discards {0.What.Sel.N.N:ncard}‹| from their hand›", Node: []ability.Effect{theirMove(ability.Discard, ability.Filter{Zone: []ability.Zone{ability.Hand_}}, ability.Count{})}},
		{ID: "official they draw besides", NT: "effectsA", EN: "‹your|an› opponent draws {0.N:ncard}", Node: []ability.Effect{&ability.Draw{Who: text.Who(ability.Opponent)}}},
		{ID: "official their top card is buried besides", NT: "effectsA", EN: "‹your|an› opponent ‹buries the top card of their deck|puts the top card of their deck into ‹their|the|its owner's› cemetery›", Node: []ability.Effect{theirMove(ability.Put, ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: oneCard()}, ability.Count{Op: ability.All})}},
		{ID: "official their top cards are buried besides", NT: "effectsA", EN: "‹your|an› opponent buries the top {0.What.Sel.Of.Depth:num} cards of their deck | ‹your|an› opponent puts the top {0.What.Sel.Of.Depth:num} cards of their deck into ‹their|the|their owners'› cemetery", Node: []ability.Effect{theirMove(ability.Put, ability.Filter{Zone: []ability.Zone{ability.Deck}}, ability.Count{Op: ability.All})}},
		{ID: "next end of a phase", NT: "s5", JA: "次に{On.0:event}とき、{+:s6}", Node: text.Clause{On: []ability.Event{{}}}, Needs: ofAPhase},
		{ID: "put there so", NT: "nara", JA: "‹これによって|これにより›{L.Of:npraw}‹を|が›墓場に‹置いた|置かれた›‹なら|場合›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put into the cemetery")}, R: ability.N(1)}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
		{ID: "leader's life is so much", NT: "cond1", JA: "{L.Who:poss}リーダーの‹体力|[体力]›{R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}},
		{ID: "points of both", NT: "cond1", JA: "‹自分と相手|お互い›の{Args.0.L.Stat=Args.1.L.Stat:playerstat}が{Args.0.R=Args.1.R:num}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{pointsAre(ability.You), pointsAre(ability.Opponent)}}},
		{ID: "official keywords and stat given", NT: "chain", EN: "give {0.What=1.What:what} {1.Words:kws}‹ and |, |, and ›{0.Stat:staticon}{0.Op:pm}{0.N:num}", Node: []ability.Effect{&ability.Change{}, &ability.Give{}}},
		{ID: "official token acted", NT: "effect", EN: "‹summon|put› {N:numa} {Name:name} token‹|s›‹| onto your field› ‹acted|[act]›", Node: madeActed()},
		{ID: "official counter placed", NT: "event", EN: "‹a|an› {Name:ctrname} counter is ‹placed|added› on {Subj:fieldnp}", Node: ability.Event{Verb: ability.CounterPut}},
		{ID: "official goes down from the field", NT: "event", EN: "{Subj:yourfieldnp} ‹is|are› put into your cemetery from the field", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "official you super-evolve", NT: "event", EN: "you super-evolve {Subj+:anpraw}", Node: ability.Event{Verb: ability.SuperEvolves, Subj: &ability.Filter{Who: yours}}, Needs: text.NotThis},
		{ID: "official either on the field", NT: "npfull", EN: "enemy follower or enemy amulet on the field | enemy amulet or enemy follower on the field", Node: ability.Filter{Kind: ability.Follower | ability.Amulet, Who: text.Who(ability.Opponent), Zone: []ability.Zone{ability.Field}}},
		{ID: "official each of a sort revealed", NT: "selb", EN: "each {Of+:npraw} revealed this way", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Related(ability.InSlot, text.Done("revealed"))}, Needs: func(v any) bool { f := v.(ability.Selector).Of; return len(f.Zone) == 0 }},
		{ID: "official declared number", NT: "expr", EN: "the declared number", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed)}},
		{ID: "official number buried of so much", NT: "expr", EN: "the number of {Of+:rawnps} buried this way that cost {Of.Num.0.N:num}", Node: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put into the cemetery"), Of: &ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ, Original: true}}}}},
		{ID: "put aside so, if", NT: "nara", JA: "‹これによって|これにより›‹カード‹を|が›|›EXエリアに‹置いた|置かれた›‹なら|場合›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("put into the EX area")}, R: ability.N(1)}},
		{ID: "what is played from a place costs less, if", NT: "sentence", JA: "‹|これがいる限り、|これがある限り、|これが場にいる限り、|これが場にある限り、›自分が{Do.0.What.Sel.Of:np}をプレイする際‹、|›{If:nara}‹、|›コストを{Do.0.Op:pm}{Do.0.N:num}する", Node: text.Clause{While: true, Do: []ability.Effect{&ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played}}}, Needs: func(v any) bool { return asks(v) && text.PlayedFromThere(v.(text.Clause).Do[0]) }},
	}
	for _, by := range []struct {
		said string
		op   ability.Op
	}{{"less", ability.Sub}, {"more", ability.Add}} {
		theirs := &ability.CostChange{What: playedBy(ability.Opponent), Verb: ability.Played, Op: by.op}
		aside := &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: yours, Zone: []ability.Zone{ability.EX}}}}, Verb: ability.Played, Op: by.op, Next: true}
		rows = append(rows,
			text.Row{ID: "official what they play then costs", NT: "s4", EN: "during {For.Whose:poss}next turn, ‹|any |each ›{Do.0.What.Sel.Of+:npraw} ‹they play|played by them› ‹costs|cost› {Do.0.N:num} " + by.said + "‹| to play› | during {For.Whose:poss}next turn, {Do.0.What.Sel.Of+:rawnps} they play cost {Do.0.N:num} " + by.said + "‹| to play›", Node: text.Clause{For: ability.Time{Until: ability.InNext}, Do: []ability.Effect{theirs}}, Needs: func(v any) bool {
				c := v.(text.Clause)
				return c.For.Whose.Side == ability.Opponent && comesNext(c.Do[0])
			}},
			text.Row{ID: "official the next from aside costs", NT: "s4", EN: "‹your|the› next {Do.0.What.Sel.Of+:npraw} you play from ‹your|the› EX area this turn costs {Do.0.N:num} " + by.said + "‹| to play›", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{aside}}})
	}
	for _, d := range []struct{ said, done string }{{"summoned", "put onto the field"}, {"buried", "put into the cemetery"}, {"banished", "banished"}, {"put into your EX area", "put into the EX area"}} {
		rows = append(rows, text.Row{ID: "official each that was " + d.said, NT: "ref", EN: "each {As:kind} " + d.said + " this way", Node: text.Done(d.done), Needs: func(v any) bool { return v.(ability.Ref).As != 0 }})
	}
	for _, to := range []struct {
		said string
		zone ability.Zone
		show bool
	}{{"reveal them‹, and|,| and› ‹put|add› them ‹into|to› your hand", ability.Hand_, true}, {"‹put|add› them ‹into|to› your hand", ability.Hand_, false}, {"‹put them onto your field|summon them›", ability.Field, false}, {"put them into your EX area", ability.EX, false}} {
		rows = append(rows, text.Row{ID: "official search for what differs", NT: "effect", EN: "search {Sel.Of.Who:poss}deck for {Sel+:jointraw}‹,| and|, and› " + to.said, Node: &ability.Find{Who: yours, To: text.At(to.zone), Bind: text.SlotNew, Show: to.show, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}})
	}
	for _, at := range []struct {
		zone ability.Zone
		says []string
	}{{ability.Field, []string{"summon #", "put # onto your field"}}, {ability.EX, []string{"put # into your EX area", "add # to your EX area"}}} {
		var said []string
		for _, s := range at.says {
			said = append(said, strings.Replace(s, "#", "{N:numa} {Name:longtoken} token‹|s›", 1))
		}
		rows = append(rows, text.Row{ID: "official a token of a long name", NT: "effect", EN: strings.Join(said, " | "), Node: made(at.zone)})
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// byAbilities is what somebody's abilities deal, which becomes less or more; and what is banished, from wherever.
// 5.14.3.4, 10.10
func byAbilities() []text.Row {
	of := func(op ability.Op) *ability.Instead {
		return &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: &ability.Filter{Who: text.Who(ability.Opponent)}}, Op: op}
	}
	const from = "damage from ‹enemy abilities|an enemy ability|your opponent's abilities|abilities of your opponent›"
	said := of(ability.Add)
	said.Of.Kind, said.Of.By = ability.AnyDamage, &ability.Filter{} // these are said
	return []text.Row{
		{ID: "damage of their abilities", NT: "effect", JA: "{Of.Subj:fwhat}が受ける「{Of.By.Who:poss}{Of.Kind:dmgof}」‹を|は›{Op:pm}{N:num}‹する|される› | {Of.Subj:fwhat}が{Of.By.Who:poss}能力‹によって|により|から›受ける{Of.Kind:dmgby}‹を|は›{Op:pm}{N:num}‹する|される›", EN: "{Of.Kind:dmgof} dealt to {Of.Subj:fwhat} by {Of.By.Who:poss}abilities changes by {Op:pm}{N:num}", Node: said},
		{ID: "banished there", NT: "event", JA: "{Who:poss}消滅領域に{Subj:npraw}が置かれた", EN: "{Subj:anpraw} is ‹put into|added to› {Who:poss}banished zone", Node: ability.Event{Verb: ability.Moved, To: ability.Removed}, Needs: func(v any) bool {
			return v.(ability.Event).From == ability.NoZone && len(v.(ability.Event).Subj.Zone) == 0
		}},
		{ID: "banished from there", NT: "event", JA: "{Who:poss}{From:zone}の{Subj+:npraw}が消滅した | {Who:poss}{From:zone}から{Subj+:npraw}が消滅した", EN: "{Subj+:anpraw} is banished from {Who:poss}{From:zone}", Node: ability.Event{Verb: ability.Moved, To: ability.Removed, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return v.(ability.Event).From != ability.NoZone && v.(ability.Event).From != ability.Field && text.NotThis(v)
		}},
		{ID: "takes so much damage", NT: "event", JA: "{Subj:fwhat}が{AtLeast:num}以上の{Kind:dmg}を受けた", EN: "{Subj:fwhat} takes {AtLeast:num} or more {Kind:dmg} | {Subj:fwhat} ‹takes|is dealt|are dealt› at least {AtLeast:num} {Kind:dmg} | {Subj:fwhat} ‹is|are› dealt {AtLeast:num} or more {Kind:dmg}", Node: ability.Event{Verb: ability.TakeDamage}, Needs: muchDamage}, // 5.14.1
		{ID: "deals so much damage", NT: "event", JA: "{Subj:fwhat}が{AtLeast:num}以上の{Kind:dmg}を与えた", EN: "{Subj:fwhat} deals {AtLeast:num} or more {Kind:dmg} | {Subj:fwhat} deals at least {AtLeast:num} {Kind:dmg}", Node: ability.Event{Verb: ability.DealtDamage}, Needs: muchDamage},
		{ID: "takes damage of their abilities", NT: "event", JA: "{Subj:fwhat}が{By.Who:poss}{Kind:dmgof}を受けた | {Subj:fwhat}が{By.Who:poss}能力‹によって|により|から›{Kind:dmgby}を受けた", EN: "{Subj:fwhat} ‹takes~take› {Kind:dmgof} from {By.Who:poss}abilities", Node: ability.Event{Verb: ability.TakeDamage, By: &ability.Filter{}}, Needs: func(v any) bool { return v.(ability.Event).By.Who.Side != ability.AnySide }},
		{Quiet: true, ID: "official takes damage of their abilities", NT: "event", EN: "{Subj:fwhat} ‹takes|take› damage from ‹an enemy ability|enemy abilities›", Node: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: &ability.Filter{Who: text.Who(ability.Opponent)}}},
		{Quiet: true, ID: "official less of their abilities", NT: "effect", EN: "{Of.Subj:fwhat} ‹takes|take› {N:num} less " + from, Node: of(ability.Sub)},
		{Quiet: true, ID: "official more of their abilities", NT: "effect", EN: "{Of.Subj:fwhat} ‹takes|take› {N:num} more " + from, Node: of(ability.Add)},
	}
}

// muchDamage: so much of it is asked for, of whomever it hits.
func muchDamage(v any) bool {
	e := v.(ability.Event)
	return e.AtLeast != nil && e.Obj == nil
}

// formerOrLatter: one of two that were selected.
func formerOrLatter(v any) bool {
	r := v.([]ability.Effect)[0].(*ability.Damage).To.Ref
	return r.Kind == ability.Slot && (r.Slot == text.SlotFormer || r.Slot == text.SlotLatter)
}

// ofItsPlayer: the second of two things is done to what its player has, whoever "it" is.
func ofItsPlayer(v any) bool {
	s := v.([]ability.Effect)[1].(*ability.Damage).To.Sel
	return s != nil && s.Of.Who.Side == ability.MasterOf && text.IsIt(s.Of.Who.Of)
}

// needsSaid: it is said when it can be used.
func needsSaid(v any) bool { return v.(text.Clause).Needs != nil }

// leaderOfMet is the leader of the player who has what was met.
func leaderOfMet() ability.What {
	return ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Kind: ability.Leader, Zone: []ability.Zone{ability.LeaderArea}, Who: ability.Who{Side: ability.MasterOf}}}}
}

// nthOfYours is that a card is the nth of some that you play in a turn.
func nthOfYours() *ability.Cond {
	return &ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.You), Subj: &ability.Filter{}}}, ability.N(1)}}}
}

// longTokenLeaf reads the name of a token that has a comma or little words in it, up to the word that says what it is: a Pim, Left Hand Lantern
// token, an Heir to the Tide token.
func longTokenLeaf() text.Leaf {
	return text.Leaf{
		Print: func(*text.Printer, any) (string, bool) { return "", false },
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if end := tokenNamed(p, pos, false); end > pos {
				add(end, nameOf(p, pos, end))
			}
		},
	}
}

// tokenNamed is the end of such a name before the word token: its words begin with capital letters, but for the little ones between them. long:
// it need have none of those, and no comma; pos: there is none.
func tokenNamed(p *text.Parser, pos int, long bool) (end int) {
	for at := pos; ; {
		word := at
		for word < len(p.Text) && (text.IsLetter(p.Text[word]) || word > at && (p.Text[word] == '-' || p.Text[word] == '\'')) {
			word++
		}
		said := string(p.Text[at:word])
		switch {
		case said == "" || word-pos > longestName:
			return pos
		case 'A' <= p.Text[at] && p.Text[at] <= 'Z':
		case at > pos && slices.Contains([]string{"to", "for", "from", "with", "a"}, said):
			long = true
		case at == pos || !slices.Contains([]string{"of", "the", "in", "on"}, said):
			return pos
		}
		switch {
		case long && p.HasString(word, " token"):
			return word
		case p.HasString(word, ", "):
			long, at = true, word+2
		case p.HasString(word, " "):
			at = word + 1
		default:
			return pos
		}
	}
}

// lessLife is that the leader of one has less life than that of another.
func lessLife(of, than ability.Side) ability.Cond {
	life := func(s ability.Side) ability.Amount {
		return ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: text.Who(s)}
	}
	return ability.Cond{Op: ability.Compare, L: life(than), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{life(of), ability.N(1)}}}
}

// likeIt makes a token of the name of what was met.
func likeIt(z ability.Zone) *ability.Make {
	m := made(z)
	m.N, m.Like = ability.N(1), text.BindRef(text.SlotIt)
	return m
}

// theirMove is what the opponent does with cards of their own.
func theirMove(how ability.How, of ability.Filter, n ability.Count) *ability.Move {
	of.Who = text.Who(ability.Opponent)
	return &ability.Move{How: how, To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{By: text.Who(ability.Opponent), N: n, Of: of}}}
}

// pointsAre is that a player has just so many points.
func pointsAre(who ability.Side) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Who: text.Who(who)}}
}

// ofAPhase: a phase comes.
func ofAPhase(v any) bool { return v.(text.Clause).On[0].Verb == ability.PhaseBegan }

// madeActed makes tokens that are acted as they come.
func madeActed() *ability.Make {
	m := made(ability.Field)
	m.To.State = ability.Acted
	return m
}
