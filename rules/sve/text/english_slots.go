package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// slotRows let what official English says stand in every place where it is said: conditions behind what they hold for, amounts in
// words wherever a number stands, filters of several sorts. They are read only.
func slotRows() []text.Row {
	const me = "this‹| card| spell| follower| amulet›"
	theirs := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: text.Who(ability.Opponent)}
	mine := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: text.Who(ability.You)}
	more := func(a ability.Amount) ability.Amount {
		return ability.Amount{Op: ability.Sum, Args: []ability.Amount{a, ability.N(1)}}
	}
	token := ability.Filter{Kind: ability.Follower | ability.Token}
	rows := []text.Row{
		{ID: "official if behind", NT: "s2", EN: "{+:s3} {If:nara}", Node: text.Clause{Only: true}, Needs: func(v any) bool { c := v.(text.Clause); return c.If != nil && !c.While && !forbidsThis(c.Do) }},
		{ID: "official and cond", NT: "condN", EN: "{Args.0:cond2}‹|,› and ‹|if |that ›{Args.1:cond2}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{ID: "official or cond", NT: "condN", EN: "{Args.0:cond2}‹|,› or ‹|if |that ›{Args.1:cond2}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}, Needs: notBoth},
		{ID: "official use only", NT: "sentence", EN: "this can only be ‹activated|used› {Needs:nara} | this can be ‹activated|used› only {Needs:nara} | ‹activate|use› this only {Needs:nara} | you can only ‹activate|use› this‹| ability› {Needs:nara}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Needs != nil }},
		{ID: "official limit of this", NT: "sentence", EN: "‹this|this ability|it› ‹activates|triggers|can activate|can trigger|can be used|can be activated|can be performed› ‹only |›{Limit.N:times} ‹per|each|a› turn", Node: text.Clause{Limit: &ability.Limit{}}},
		{ID: "official playable only if", NT: "sentence", EN: me + " can be played only if {CardNeeds.Args.0:cond} | you can play " + me + " only if {CardNeeds.Args.0:cond}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{ID: "official cost less by", NT: "sentence", EN: me + " costs X less‹ to play|›, where X is {Do.0.N:exprs} | " + me + " costs X less‹ to play|›. X is {Do.0.N:exprs}", Node: text.Clause{AsPlayed: true, Do: []ability.Effect{ownLess()}}},
		{ID: "official stat is as much", NT: "effect", EN: "{What.Ref:ref}'s {Stat:statname} ‹is|becomes› ‹equal to |the same as |›{N:exprs}", Node: &ability.Change{Op: ability.Set}, Needs: setInWords},
		{ID: "official its stat is as much", NT: "effect", EN: "‹its|their› {Stat:statname} ‹is|becomes› ‹equal to |the same as |›{N:exprs}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Set}, Needs: setInWords},
		{ID: "official its stat", NT: "expr", EN: "its {Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotIt)}},

		{ID: "official remaining PP", NT: "playerstat", EN: "‹remaining|current› PP", Node: ability.PlayerPP},
		{ID: "official of both fields", NT: "mod", EN: "… on ‹both fields|both players' fields|either field|each player's field›", Node: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.Each)}},
		{ID: "official anywhere on the field", NT: "mod", EN: "… in play", Node: ability.Filter{Zone: []ability.Zone{ability.Field}}},
		{ID: "official token follower", NT: "head", EN: "token follower‹|s›", Node: token},
		{ID: "official came this turn", NT: "mod", EN: "… that ‹came into play|entered play|came onto the field|came onto your field|was put onto the field|were put onto the field|was summoned|were summoned› this turn", Node: text.Related(ability.CameThisTurn, ability.Ref{})},
		{ID: "official name contains", NT: "mod", EN: "… with {Has.0.Value:calledname} in ‹its|their› name‹|s›", Node: nameWith()},
		{ID: "official damage from attacks", NT: "dmg", EN: "damage from attacks", Node: ability.AttackDamage},

		{ID: "official no others", NT: "cond3", EN: "you have no {L.Of:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}, Needs: func(v any) bool { return ofYours(v) }},
		{ID: "official only one", NT: "cond3", JA: "{L.Of+:np}がこれ‹だけ|のみ|1体だけ|1枚だけ›‹である|›", EN: me + " is the only {L.Of+:np}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: otherCards()}}},
		{ID: "official at most many", NT: "cond3", EN: "there are {R:num} or fewer {L.Of:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}},
		{ID: "official points are", NT: "cond3", EN: "{L.Who:poss}{L.Stat:playerstat} are {R:num} or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}},
		{ID: "official points are at most", NT: "cond3", EN: "{L.Who:poss}{L.Stat:playerstat} are {R:num} or ‹less|fewer›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}},
		{ID: "official leader has less", NT: "cond3", EN: "your leader has ‹less|lower› life than ‹the enemy|your opponent's› leader‹| does›", Node: ability.Cond{Op: ability.Compare, L: theirs, R: more(mine)}},
		{ID: "official leader has more", NT: "cond3", EN: "your leader has ‹more|higher› life than ‹the enemy|your opponent's› leader‹| does›", Node: ability.Cond{Op: ability.Compare, L: mine, R: more(theirs)}},
		{ID: "official life raised", NT: "cond3", EN: "{On.Who:poss}leader's life was ‹raised|increased|restored|healed› this turn | {On.Who:poss}leader ‹gained|recovered› life this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeUp}}},
		{ID: "official life lowered", NT: "cond3", EN: "{On.Who:poss}leader's life was ‹lowered|decreased|reduced› this turn | {On.Who:poss}leader lost life this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown}}, Needs: text.Wordless},
		{ID: "official gains life in general", NT: "event", EN: "{Who:poss}leader ‹gains|recovers› life | {Who:poss}leader ‹gains|recovers› [life] | {Who:poss}leader's life is ‹raised|increased›", Node: ability.Event{Verb: ability.LifeUp}},
		{ID: "official loses life in general", NT: "event", EN: "{Who:poss}leader loses life | {Who:poss}leader loses [life]", Node: ability.Event{Verb: ability.LifeDown}},
		{ID: "official has so much", NT: "cond3", EN: "{L.Ref:ref} ‹has|have› {R:num} or more {L.Stat:statname} | {L.Ref:ref} ‹has|have› at least {R:num} {L.Stat:statname} | {L.Ref:ref} ‹has|have› {R:num} {L.Stat:statname} or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}, Needs: ofCard},
		{ID: "official has so little", NT: "cond3", EN: "{L.Ref:ref} ‹has|have› {R:num} or less {L.Stat:statname} | {L.Ref:ref} ‹has|have› at most {R:num} {L.Stat:statname} | {L.Ref:ref} ‹has|have› {R:num} {L.Stat:statname} or less", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}, Needs: ofCard},
		{ID: "official came from elsewhere", NT: "cond3", EN: "{Args.0.On.Subj.Ref:ref} ‹entered|came onto|was put onto› ‹the|your› field from ‹anywhere|somewhere› other than ‹the|your› {Args.0.On.From:zone}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}}}, Needs: func(v any) bool { return v.(ability.Cond).Args[0].On.From != ability.NoZone }},
		{ID: "official went second", NT: "cond1", EN: "you went second", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.Opponent)}},
		{ID: "official turn so late", NT: "cond1", JA: "{L.Who:poss}{R:num}ターン目‹か|または|›‹それ|›以降", EN: "it is {L.Who:poss}{R.N:ordinal} turn or later", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}}},
		{ID: "official names there", NT: "cond3", EN: "‹there are|you have› {R:num} or more differently named {L.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}},

		{ID: "official enters from there", NT: "event", EN: "{Subj+:anpraw} ‹enters|comes onto|is put onto› {Subj.Who:poss}field from your {From:zone}", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return v.(ability.Event).From != ability.NoZone && text.NotThis(v) && text.Nowhere(v)
		}},
		{ID: "official leaves a field", NT: "event", EN: "{Subj+:anpraw} leaves {Subj.Who:poss}field", Node: ability.Event{Verb: ability.Left, Subj: &ability.Filter{}}, Needs: text.NotThis},
		{ID: "official dies from there", NT: "event", EN: "{Subj+:anpraw} ‹is put|goes› into ‹the|its owner's› cemetery from {Subj.Who:poss}field | {Subj+:anpraw} ‹is put|goes› from {Subj.Who:poss}field into ‹the|its owner's› cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool { return text.NotThis(v) && v.(ability.Event).Subj.Kind != ability.SpellCard }},
		{ID: "official dies from yours", NT: "event", EN: "{Subj+:anpraw} ‹is put|goes› into your cemetery from your field | {Subj+:anpraw} ‹is put|goes› from your field into your cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{Who: text.Who(ability.You)}}, Needs: text.NotThis},
		{ID: "official dies from theirs", NT: "event", EN: "{Subj+:anpraw} ‹is put|goes› into their cemetery from your opponent's field | {Subj+:anpraw} ‹is put|goes› from your opponent's field into their cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{Who: text.Who(ability.Opponent)}}, Needs: text.NotThis},
		{ID: "official goes there from", NT: "event", EN: "{Subj:anpraw} ‹is put|goes› into the cemetery from {Who:poss}{From:zone}", Node: ability.Event{Verb: ability.Moved, To: ability.Discards}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.Subj.Ref == (ability.Ref{}) && (e.From == ability.Hand_ || e.From == ability.Deck || e.From == ability.EX)
		}},
		{ID: "official goes there from yours", NT: "event", EN: "{Subj:anpraw} ‹is put|goes› into your cemetery from your {From:zone}", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Who: text.Who(ability.You)}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.Subj.Ref == (ability.Ref{}) && (e.From == ability.Hand_ || e.From == ability.Deck || e.From == ability.EX)
		}},
		{ID: "official is returned", NT: "event", EN: "{Subj:fieldnp} ‹is|are› returned to ‹|its owner's ›hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{ID: "official is returned to yours", NT: "event", EN: "{Subj:yourfieldnp} ‹is|are› returned to your hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{ID: "official plays from yours", NT: "event", EN: "you play {Subj:anpraw} from your {From:zone}", Node: ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}, Needs: func(v any) bool { return text.Nowhere(v) && v.(ability.Event).From != ability.NoZone }},
		{ID: "official dies would", NT: "would", EN: "{Subj:fieldnp} would be put into ‹the|its owner's› cemetery‹| from the field| from your field›", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "official dies would of yours", NT: "would", EN: "{Subj:yourfieldnp} would be put into your cemetery‹| from the field| from your field›", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "official replaced this turn", NT: "s4", EN: "if {Do.0.Of:would} this turn, {Do.0.Do:effects} instead", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Instead{}}}},

		{ID: "official ignores a keyword", NT: "effect", EN: "{What:what} can attack ignoring {With.Has.0.Value:kw}", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: aKeyword()}},
		{ID: "official deals double", NT: "effect", EN: "{Of.Subj:fwhat} ‹deals|deal› ‹double|twice as much› {Of.Kind:dmg} | {Of.Kind:dmg} dealt by {Of.Subj:fwhat} is doubled", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Times, N: twofold()}},
		{ID: "official takes double", NT: "effect", EN: "{Of.Subj:fwhat} ‹takes|take› ‹double|twice as much› {Of.Kind:dmg} | {Of.Kind:dmg} dealt to {Of.Subj:fwhat} is doubled", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Times, N: twofold()}},
		{ID: "official deals more", NT: "effect", EN: "{Of.Subj:fwhat} ‹deals|deal› {N:num} more {Of.Kind:dmg}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}},
		{ID: "official deals less", NT: "effect", EN: "{Of.Subj:fwhat} ‹deals|deal› {N:num} less {Of.Kind:dmg}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Sub}},
		{ID: "official divides", NT: "effect", EN: "divide {N:num} damage ‹as you choose |›between {To:what}", Node: &ability.Damage{Split: true}},
		{ID: "official divides so much", NT: "effect", JA: "{To:what}に‹「|›{N:exprs}‹」|›と同じダメージを‹|好きなように›‹割りふる|割り振る›", EN: "deal damage equal to {N:exprs}‹|,› ‹divided|split› ‹|as you choose ›‹among|between› {To:what} | divide damage equal to {N:exprs} ‹among|between› {To:what}", Node: &ability.Damage{Split: true}, Needs: func(v any) bool { return v.(*ability.Damage).N.Op != ability.Const }},
		{ID: "official doubles both", NT: "effect", EN: "double {What.Ref:ref}'s {Stat:statname} and {Also.0.Stat:statname}", Node: &ability.Change{Op: ability.Times, N: ability.N(2), Also: []ability.StatOp{{Op: ability.Times, N: ability.N(2)}}}},
		{ID: "official doubles both of it", NT: "effect", EN: "double ‹its|their› {Stat:statname} and {Also.0.Stat:statname}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Times, N: ability.N(2), Also: []ability.StatOp{{Op: ability.Times, N: ability.N(2)}}}},
		{ID: "official doubles one of it", NT: "effect", EN: "double ‹its|their› {Stat:statname}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Op: ability.Times, N: ability.N(2)}},
		{ID: "official play paying", NT: "effect", JA: "{What:o}コストを支払ってプレイする", EN: "play {What:o} by paying its cost", Node: &ability.Play{}},
		{ID: "official they return", NT: "effect3", EN: "returns {What:o} to their hand", Node: &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{ID: "official they put below", NT: "effect3", EN: "puts {What:o} on the bottom of their deck", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
		{ID: "official they put on top", NT: "effect3", EN: "puts {What:o} on top of their deck", Node: &ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}},

		{ID: "official each opponent", NT: "s6", EN: "‹each opponent|each enemy player› {Do.0:effect3}", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{nil}}, Needs: text.Actable},
		{ID: "official its player", NT: "s6", EN: "its ‹controller|player› {Do.0:effect3}", Node: text.Clause{Actor: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}, Do: []ability.Effect{nil}}, Needs: text.Actable},
		{ID: "official draw until in hand", NT: "effect", EN: "draw ‹|cards ›until you have {N:ncard} in hand", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}},
		{ID: "official random discard", NT: "s6", EN: "your opponent discards a random card‹| from their hand›", Node: oneAtRandom()},
		{ID: "official place aside", NT: "effect", EN: "‹put|place› {What:o} in your EX area | place {What:o} into your EX area", Node: &ability.Move{To: text.At(ability.EX)}, Needs: text.FromSomewhere},
		{ID: "official place on the field", NT: "effect", EN: "place {What:o} ‹onto|on› your field", Node: &ability.Move{To: text.At(ability.Field)}, Needs: text.FromSomewhere},
		{ID: "official place in the cemetery", NT: "effect", EN: "place {What:o} ‹in|into› its owner's cemetery", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: text.FromSomewhere},
		{ID: "official the others", NT: "ref", EN: "the other‹| card| cards|s›", Node: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}},
		{ID: "official attacks such", NT: "cond3", EN: me + " is attacking {Of:anpraw}", Node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Object}}, Needs: func(v any) bool { return !text.Equal(*v.(ability.Cond).Of, ability.Filter{}) }},
		{ID: "official counters are gone", NT: "trigger", JA: "‹これから|これの|このカードから›最後の{On.0.Name=If.L.Name:ctrname}カウンターが‹取り除かれた|取られた›‹とき|時›", EN: "‹when|whenever› the last {On.0.Name=If.L.Name:ctrname} counter is removed from " + me, Node: text.Trigger{On: []ability.Event{{Verb: ability.CounterRemoved, Subj: text.ThisFilter()}}, If: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn, Ref: text.ThisRef}}}},
		{ID: "official each of such", NT: "each", JA: "それらの{Of:npraw}{N:int}{:ctr}", EN: "of those {Of:rawnps}", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotSome), N: 1}, Needs: func(v any) bool { a := v.(ability.Amount); return a.N > 0 && ofSort(a) && moreSaid(a.Of) }},

		{ID: "official life paid", NT: "cost", EN: "give your leader [life]-{0.Do.N:num} | pay {0.Do.N:num} of your leader's life | pay {0.Do.N:num} life", Node: []ability.Cost{{Do: &ability.Change{What: ownLeader(), Stat: ability.LifeStat, Op: ability.Sub}}}},
		{ID: "official PP paid", NT: "cost", EN: "‹pay|spend› {0.N:num} PP", Node: []ability.Cost{{Res: ability.PP}}},
		{ID: "official EP paid", NT: "cost", EN: "‹pay|spend› {0.N:numa} EP", Node: []ability.Cost{{Res: ability.EP}}},
		{ID: "official paying EP", NT: "sentence", EN: "you may ‹pay|spend› {Cost.0.N:numa} EP", Node: text.Clause{Cost: []ability.Cost{{Res: ability.EP}}}},
		{ID: "official paying", NT: "sentence", EN: "you may ‹pay|spend› {Cost.0.N:num} PP", Node: text.Clause{Cost: []ability.Cost{{Res: ability.PP}}}},
	}
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on ‹your|their› field"}, {ability.Discards, "in ‹your|their› cemetery"}, {ability.EX, "in ‹your|their› EX area"}, {ability.Hand_, "in ‹|your |their ›hand"}} {
		of := func(s ability.Side) ability.Amount {
			return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(s)}}
		}
		for _, c := range []struct {
			said     string
			most     ability.Side
			than, by ability.Side
		}{{"you have more", ability.You, ability.Opponent, ability.You}, {"you have ‹fewer|less›", ability.Opponent, ability.You, ability.You}, {"your opponent has more", ability.Opponent, ability.You, ability.Opponent}, {"your opponent has ‹fewer|less›", ability.You, ability.Opponent, ability.Opponent}} {
			than := "your opponent‹| does›"
			if c.by == ability.Opponent {
				than = "you‹| do›"
			}
			if c.said == "you have more" {
				rows = append(rows, text.Row{ID: "official different costs there", NT: "cond3", EN: "‹there are|you have› {R:num} or more {L.Of+:rawnps} with different original {L.Stat:refstat}s " + strings.NewReplacer("‹your|their›", "your", "‹|your |their ›", "your ").Replace(z.at), Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Original: true, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(ability.You)}}}, Needs: func(v any) bool { return text.CardStat(v.(ability.Cond).L) }})
			}
			rows = append(rows, text.Row{ID: "official more of them there", NT: "cond3", EN: c.said + " {L.Of+=R.Args.0.Of+:rawnps} " + z.at + " than " + than, Node: ability.Cond{Op: ability.Compare, L: of(c.most), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{of(c.than), ability.N(1)}}}, Needs: func(v any) bool {
				f := v.(ability.Cond).L.Of
				return f.Ref == (ability.Ref{}) && f.Kind&ability.Leader == 0 && len(f.Rel) == 0
			}})
		}
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	former, latter := text.BindRef(text.SlotFormer), text.BindRef(text.SlotLatter)
	hits := func(by, to ability.Ref) *ability.Damage { // what is done in the effect of a card is of that card. 10.12.2
		return &ability.Damage{To: ability.What{Ref: to}, N: ability.Amount{Op: ability.StatOf, Stat: ability.Attack, Ref: by}}
	}
	return append(rows,
		text.Row{Quiet: true, ID: "hit each other", NT: "chain", JA: "それらは互いに‹、|›自身の攻撃力と同じダメージを与え‹合う|あう|る› | それらは‹、|›‹お互いに|互いに|それぞれ›‹自身の|›攻撃力と同じダメージを‹互いに|お互いに|›与え‹合う|あう›", EN: "they deal damage equal to their attack to each other", Node: []ability.Effect{hits(former, latter), hits(latter, former)}},
		text.Row{ID: "the attacked", NT: "ref", JA: "攻撃先のフォロワー", EN: "the follower being attacked | the follower ‹this is attacking|it is attacking› | the attacked follower", Node: ability.Ref{Kind: ability.Object}},
		text.Row{ID: "attacked this turn", NT: "mod", JA: "このターン‹に|中に›攻撃した", EN: "… that ‹|has |have ›attacked this turn", Node: ability.Filter{Rel: []ability.Rel{{Kind: ability.Met, On: &ability.Event{Verb: ability.AttackV}}}}},
		text.Row{ID: "playable only if", NT: "sentence", JA: "‹|これは›‹|、›{CardNeeds.Args.0:nara}‹、|›‹|のみ›プレイできる", Quiet: true, Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		text.Row{ID: "different costs there", NT: "cond3", Quiet: true, JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に元の{L.Stat:refstat}‹の|が›異なる{L.Of+:npraw}が{R:num}{:ctr}以上‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Original: true, Of: &ability.Filter{}}}, Needs: func(v any) bool { return text.CardStat(v.(ability.Cond).L) }},
		text.Row{ID: "discards some at once", NT: "event", JA: "{Who:whoever}が‹|自身の|自分の›手札を1枚以上捨てた", EN: "{Who:whoever} discard‹s~› 1 or more cards", Node: ability.Event{Verb: ability.DiscardedV, Batch: true}})
}

// forbidsThis: of when this cannot be played the rows of the card itself say it.
func forbidsThis(es []ability.Effect) bool {
	if len(es) == 0 {
		return false
	}
	r, is := es[0].(*ability.Rule)
	return is && r.Verb == ability.Played
}

// setInWords: it becomes as much as is said in words.
func setInWords(v any) bool { return v.(*ability.Change).N.Op != ability.Const }

// notBoth: A and B or C could be meant in two ways.
func notBoth(v any) bool {
	for _, a := range v.(ability.Cond).Args {
		if a.Op == ability.And {
			return false
		}
	}
	return true
}

// ofCard: a number that cards have.
func ofCard(v any) bool {
	l := v.(ability.Cond).L
	return text.CardStat(l) && l.Ref != (ability.Ref{})
}

// twofold is two, of what is doubled.
func twofold() *ability.Amount {
	n := ability.N(2)
	return &n
}

// oneAtRandom is one card that the opponent discards at random.
func oneAtRandom() text.Clause {
	c := atRandom()
	c.Do[0].(*ability.Move).What.Sel.N = text.One()
	return c
}

// moreSaid: more is said of it than its kind.
func moreSaid(f *ability.Filter) bool {
	return len(f.Zone) == 0 && f.Who == (ability.Who{}) && !text.Equal(*f, ability.Filter{Kind: f.Kind})
}
