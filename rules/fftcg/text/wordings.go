package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Wordings of printed cards in which what is read elsewhere stands in another place: other cards before the noun, one of each player's,
// whose abilities are not used, a condition within a turn.

// wordingRows are those rows.
func wordingRows() []text.Row {
	both := func(zone ability.Zone) ability.Selector {
		one := func(s ability.Side) ability.Selector {
			return ability.Selector{Of: ability.Filter{Zone: []ability.Zone{zone}, Who: text.Who(s)}}
		}
		return ability.Selector{Each: []ability.Selector{one(ability.You), one(ability.Opponent)}}
	}
	eachOnField := func(v any) bool {
		for _, s := range v.(ability.Selector).Each {
			if s.Of.Kind == 0 || s.Of.Kind&^characters != 0 || s.Of.Ref != (ability.Ref{}) {
				return false
			}
		}
		return true
	}
	besideOnField := text.Related(ability.Beside, text.ThisRef)
	besideOnField.Zone = []ability.Zone{ability.Field}
	chosen := func(zone ability.Zone) *ability.Select {
		return &ability.Select{Sel: both(zone), Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}
	}
	used := func(v any) bool {
		k := v.(*ability.Rule).With.Kind
		return k != 0 && k&^abilities == 0
	}
	removed := text.Zoned(ability.Removed)
	than := func(stat ability.Stat, op ability.AmountOp) ability.Amount {
		return ability.Amount{Op: op, Args: []ability.Amount{{Op: ability.StatOf, Stat: stat, Ref: text.BindRef(text.SlotIt)}, ability.N(1)}}
	}
	rows := []text.Row{
		// others, and of each player
		{Quiet: true, ID: "so many of each player", NT: "sel", EN: "{Each.0.N=Each.1.N:count} {Each.0.Of+=Each.1.Of+:npraw} ‹of each player|each player controls›", Node: both(ability.Field), Needs: eachOnField},
		{Quiet: true, ID: "so many of each Break Zone", NT: "sel", EN: "{Each.0.N=Each.1.N:count} {Each.0.Of+=Each.1.Of+:npraw} ‹in|from› each player's Break Zone", Node: both(ability.Discards), Needs: func(v any) bool { return v.(ability.Selector).Each[0].N.Op != ability.All }},

		// whose abilities are not used
		{ID: "it uses no abilities", NT: "effect", JA: "{What:what}は{With.Kind:kind}を‹使用できない|使えない›", EN: "{What:what} cannot use {With.Kind:kinds}", Node: &ability.Rule{Verb: ability.ActivatedV, With: &ability.Filter{}}, Needs: used},
		{Quiet: true, ID: "its abilities are not used", NT: "effect", JA: "{What:what}の{With.Kind:kind}は‹使用できない|使えない›", EN: "‹|the ›{With.Kind:kinds} of {What:what} cannot be used", Node: &ability.Rule{Verb: ability.ActivatedV, With: &ability.Filter{}}, Needs: used},
		{Quiet: true, ID: "they use no abilities of a sort", NT: "effect", EN: "your opponent cannot use ‹|the ›{With.Kind:kinds} of {What.Sel.Of+:rawnps}‹| they control›", Node: &ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.Opponent)}}}, Verb: ability.ActivatedV, With: &ability.Filter{}}, Needs: used},

		// of different sorts, and what was removed
		{Quiet: true, ID: "control different elements among", NT: "cond3", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or more different Elements among ‹|the ›{L.Of+:rawnps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}},
		{Quiet: true, ID: "each of one's removed", NT: "each", EN: "of {Of.Who:poss}{Of+:rawnps} removed from the game", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &removed}, Needs: ofSided},
		{Quiet: true, ID: "each that one has removed", NT: "each", EN: "{Of+:npraw} {Of.Who:player} ‹has~have› removed from the game", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &removed}, Needs: ofSided},
		{Quiet: true, ID: "each of a side's", NT: "each", EN: "of the {Of+:rawnps} {Of.Who:ctrl}", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}, Needs: ofSided},

		// of which cost
		{Quiet: true, ID: "of the selected cost", NT: "mod", EN: "… of the ‹selected|named|chosen› cost", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ, N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed)}}}}},
		{Quiet: true, ID: "of a lower cost", NT: "mod", EN: "… of ‹|a ›‹lower|inferior|lesser› cost‹| than it| than that of it|›", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: than(ability.CostStat, ability.Minus)}}}},
		{Quiet: true, ID: "of a higher cost", NT: "mod", EN: "… of ‹|a ›‹higher|greater› cost‹| than it| than that of it|›", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.GE, N: than(ability.CostStat, ability.Sum)}}}},
		{Quiet: true, ID: "without one counter", NT: "mod", EN: "… without ‹a|an› {Has.0.Value:ctrname} Counter‹| on ‹it|them›| placed on ‹it|them››", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.CounterAttr, Not: true}}}},

		{Quiet: true, ID: "of an element but two", NT: "mod", EN: "… of ‹any Element except|any Element other than|an Element other than› {Has.0.Value:class} ‹and|or› {Has.1.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}}},
		{Quiet: true, ID: "of an element but two, and a cost", NT: "mod", EN: "… of ‹any Element except|any Element other than|an Element other than› {Has.0.Value:class} ‹and|or› {Has.1.Value:class} and of cost {Num.0.N:num} or less", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}, Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE}}}},
		{Quiet: true, ID: "of an element but one", NT: "mod", EN: "… of ‹any Element except|any Element other than|an Element other than› {Has.0.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},

		// amounts
		{ID: "power and so much", NT: "expr", JA: "{Args.0.Ref:ref}のパワーに{Args.1:num}を加えた‹値|数値|数›", EN: "{Args.0.Ref:its}power plus {Args.1:num}", Node: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.Power}, {}}}},
		{ID: "power less so much", NT: "expr", JA: "{Args.0.Ref:ref}のパワーから{Args.1:num}を引いた‹値|数値|数›", EN: "{Args.0.Ref:its}power minus {Args.1:num}", Node: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.Power}, {}}}},
		{Quiet: true, ID: "each CP paid as X", NT: "each", JA: "‹《X》|X›として支払ったCP1‹点|つ›", EN: "‹|1 ›CP ‹|you |that was |you have ›paid ‹as|for› ‹X|《X》›", Node: ability.Amount{Op: ability.X, N: 1}},

		{Quiet: true, ID: "half of its stat", NT: "half", EN: "{Ref:its}{Stat:refstat}", Node: ability.Amount{Op: ability.StatOf}, Needs: text.CardStat},

		// what falls on another
		{Quiet: true, ID: "another may receive it", NT: "fate", JA: "{Do.0.Do.0.To:what}がそのダメージを受けてもよい", EN: "you may have {Do.0.Do.0.To:what} receive ‹the|that› damage", Node: ability.Instead{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}}}},
		{Quiet: true, ID: "another receives it", NT: "fate", JA: "{Do.0.To:what}がそのダメージを受ける", EN: "{Do.0.To:what} ‹receives|takes› ‹the|that› damage | have {Do.0.To:what} receive ‹the|that› damage", Node: ability.Instead{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}},

		// one of each player's is chosen
		{Quiet: true, ID: "choose of each player", NT: "effect", EN: "choose {Sel.Each.0.N=Sel.Each.1.N:count} {Sel.Each.0.Of+=Sel.Each.1.Of+:npraw} ‹of each player|each player controls›", Node: chosen(ability.Field), Needs: func(v any) bool { return eachOnField(v.(*ability.Select).Sel) }},
		{Quiet: true, ID: "choose in each Break Zone", NT: "effect", EN: "choose {Sel.Each.0.N=Sel.Each.1.N:count} {Sel.Each.0.Of+=Sel.Each.1.Of+:npraw} in each player's Break Zone", Node: chosen(ability.Discards)},

		// a trigger that is said as a condition, in a turn
		{Quiet: true, ID: "trigger said as a condition, in a turn", NT: "trigger", EN: "if {On.0:event} during {If.Who:poss}turn", Node: text.Trigger{On: []ability.Event{{}}, If: &ability.Cond{Op: ability.TurnOf}}, Needs: leavesField},

		{Quiet: true, ID: "out of their hand at random", NT: "effect", EN: "remove {What.Sel.N:ncards} ‹in|from› your opponent's hand from the game at random | randomly remove {What.Sel.N:ncards} ‹in|from› your opponent's hand from the game", Node: theirRandom()},
		{Quiet: true, ID: "into its owner's Break Zone", NT: "effect", EN: "put {What:o} into ‹its|their› ‹owner's|owners'› Break Zone‹|s›", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: text.FromSomewhere}, // there is no other where it could be put [7.10]
		{Quiet: true, ID: "shuffled into its owner's deck", NT: "effect", EN: "shuffle {What.Ref:ref} into ‹their|its owner's|their owner's|their owners'|your opponent's› deck‹|s›", Node: &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}, Needs: func(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Slot }},
		{ID: "they discard unless they pay", NT: "s6", JA: "対戦相手‹が|は›{Do.0.Cost:costs}を支払わない‹場合|なら|限り›‹、|›‹対戦相手は|›手札を{Do.0.Else.0.What.Sel.N:ncards}捨てる", EN: "your opponent discards {Do.0.Else.0.What.Sel.N:ncards}‹| from their hand› unless ‹they pay|your opponent pays› {Do.0.Cost:costs} | if your opponent does not pay {Do.0.Cost:costs}, ‹your opponent discards|they discard› {Do.0.Else.0.What.Sel.N:ncards}‹| from their hand›", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.Opponent), May: true, Else: []ability.Effect{theirs(false)}}}}, Needs: func(v any) bool { return len(v.(text.Clause).Do[0].(*ability.Try).Cost) > 0 }},

		// what they do with what was chosen of theirs
		{Quiet: true, ID: "they put it below", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を‹自分の|自身の|›デッキの‹|一番|1番›下に‹|好きな順番で›‹置く|戻す›", EN: "your opponent ‹puts|places|returns› {Do.0.What.Ref:ref} ‹at|on|to› the bottom of ‹their|the|their owner's|its owner's› deck‹| in any order›", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}}}},
		{Quiet: true, ID: "they put it below and draw", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を‹自分の|自身の|›デッキの‹|一番|1番›下に‹置き|戻し›、カードを{Do.1.N:num}枚引く", EN: "your opponent ‹puts|places|returns› {Do.0.What.Ref:ref} ‹at|on|to› the bottom of ‹their|the› deck‹ and|, then| and then|, and› draws {Do.1.N:ncard}", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}, &ability.Draw{Who: text.Who(ability.Opponent)}}}},
		{Quiet: true, ID: "they remove it and draw", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を‹ゲームから|›除外し、カードを{Do.1.N:num}枚引く", EN: "your opponent removes {Do.0.What.Ref:ref} from the game‹ and|, then| and then|, and› draws {Do.1.N:ncard}", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Banish, To: text.At(ability.Removed)}, &ability.Draw{Who: text.Who(ability.Opponent)}}}},

		// in another order of words
		{Quiet: true, ID: "so much damage as that to it", NT: "effect", JA: "{N:expr}‹に等しい|と等しい|と同じ|分の›ダメージを{To:what}に与える", Node: &ability.Damage{}, Needs: func(v any) bool { return v.(*ability.Damage).N.Op != ability.Const }},
		{Quiet: true, ID: "so much damage to it", NT: "effect", JA: "{N:num}ダメージを{To:what}に与える", Node: &ability.Damage{}, Needs: toRef},
		{Quiet: true, ID: "activated and given words", NT: "chain", JA: "{0.What=1.What:o}アクティブにし、{1.Words:kws}を与える", Node: []ability.Effect{&ability.Turn{To: ability.Standing}, &ability.Give{}}},
		{Quiet: true, ID: "activated and given words for a turn", NT: "chain", JA: "{0.What=1.What:o}アクティブにし、ターン終了時まで‹、|›{1.Words:kws}を与える", Node: []ability.Effect{&ability.Turn{To: ability.Standing}, &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}}},
		{Quiet: true, ID: "discard of them, chosen first", NT: "effect", JA: "その中から‹、|›‹カード‹|を›|›{What.Sel.N:count}‹を|›選び‹、|›‹それを|それらを|›捨てさせる", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, How: ability.Discard, To: text.At(ability.Discards)}},
		{Quiet: true, ID: "discard of a sort of them, chosen first", NT: "effect", JA: "その中から‹、|›{What.Sel.Of+:npraw}{What.Sel.N:count}‹を|›‹選び‹、|›|選んで‹、|››捨てさせる", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, How: ability.Discard, To: text.At(ability.Discards)}},
		{Quiet: true, ID: "choose one of each player", NT: "effect", JA: "各プレイヤーの‹コントロールする|›{Sel.Each.0.Of+=Sel.Each.1.Of+:npraw}を‹|それぞれ›{Sel.Each.0.N=Sel.Each.1.N:count}‹ずつ|›選ぶ | お互いの‹コントロールする|›{Sel.Each.0.Of+=Sel.Each.1.Of+:npraw}を‹|それぞれ›{Sel.Each.0.N=Sel.Each.1.N:count}ずつ選ぶ", Node: chosen(ability.Field), Needs: func(v any) bool { return eachOnField(v.(*ability.Select).Sel) }},
		{Quiet: true, ID: "that damage another receives", NT: "fate", JA: "そのダメージを{Do.0.To:what}が受ける", Node: ability.Instead{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}},
		{Quiet: true, ID: "that damage another may receive", NT: "fate", JA: "そのダメージを{Do.0.Do.0.To:what}が受けてもよい", Node: ability.Instead{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}}}},

		// in one party with this
		{Quiet: true, ID: "power in one party with this", NT: "effect", JA: "{What.Sel.Of.Who:ctrl}{What.Sel.Of+:npraw}が" + text.OwnName + "とパーティーを組んでいる場合、‹そのフォワード|それ›のパワーを{Op:pm}{N:num}する", EN: "if {What.Sel.Of+:anpraw} {What.Sel.Of.Who:ctrl} forms a party with " + text.OwnName + ", ‹that Forward|it› gains ‹|+›{N:num} power", Node: &ability.Change{Stat: ability.Power, What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: besideOnField}}}},
		{Quiet: true, ID: "words in one party with this", NT: "effect", JA: "{What.Sel.Of.Who:ctrl}{What.Sel.Of+:npraw}が" + text.OwnName + "とパーティーを組んでいる場合、‹そのフォワード|それ›は{Words:kws}を得る", EN: "if {What.Sel.Of+:anpraw} {What.Sel.Of.Who:ctrl} forms a party with " + text.OwnName + ", ‹that Forward|it› gains {Words:kws}", Node: &ability.Give{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: besideOnField}}}},

		// crystals that come and go [6.8.1]
		{Quiet: true, ID: "one counter removed", NT: "event", JA: "{Subj:fieldnp}から{Name:ctrname}カウンターが‹1つ|1個›取り除かれた | {Subj:fieldnp}から{Name:ctrname}カウンター‹1つ|1個›が取り除かれた", EN: "1 {Name:ctrname} counter is removed from {Subj:fieldnp}", Node: ability.Event{Verb: ability.CounterRemoved}},
		{ID: "crystals gained", NT: "event", JA: "{Who:player}が‹クリスタル|《C》›を‹|1個以上|1つ|1個›得た", EN: "{Who:player} ‹gains~gain› ‹|a |1 |1 or more ›‹《C》|Crystal|Crystals›", Node: ability.Event{Verb: ability.PlusV, Stat: ability.PlayerCrystals}},
		{ID: "crystals paid", NT: "event", JA: "{Who:player}が‹クリスタル|《C》›を‹|1個以上›支払った", EN: "{Who:player} ‹pays~pay› ‹|a |1 or more ›‹《C》|Crystal|Crystals› | {Who:player} ‹uses~use› ‹|a |1 or more ›‹《C》|Crystal|Crystals›", Node: ability.Event{Verb: ability.MinusV, Stat: ability.PlayerCrystals}},

		// what is done to the one and to the other, and cast for less
		{ID: "damage to the one and to the other", NT: "chain", JA: "{0.To.Ref:ref}に{0.N:num}ダメージを与え、{1.To.Ref:ref}に{1.N:num}ダメージを与える | {0.To.Ref:ref}に{0.N:num}ダメージ、{1.To.Ref:ref}に{1.N:num}ダメージを与える", EN: "deal {0.To.Ref:ref} {0.N:num} damage and {1.To.Ref:ref} {1.N:num} damage | deal {0.N:num} damage to {0.To.Ref:ref} and {1.N:num} damage to {1.To.Ref:ref}", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{}}, Needs: func(v any) bool {
			es := v.([]ability.Effect)
			return es[0].(*ability.Damage).To.Ref == text.BindRef(text.SlotFormer) && es[1].(*ability.Damage).To.Ref == text.BindRef(text.SlotLatter)
		}},
		{Quiet: true, ID: "cast for less", NT: "chain", EN: "cast {0.Sel.N:count} {0.Sel.Of:np} with its cost reduced by {1.N:num}", Node: []ability.Effect{
			&ability.Select{Pick: true, Slot: text.SlotNew},
			&ability.CostChange{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Verb: ability.Played, Op: ability.Sub, For: ability.Time{Until: ability.Uses, N: 1}},
			&ability.Play{What: ability.What{Ref: text.BindRef(text.SlotIt)}}}},
		{Quiet: true, ID: "their owners play them dull", NT: "effect", JA: "‹その|それの|それらの›持ち主は‹、|›‹それ|それら›をダル状態でフィールドに出す", EN: "‹its owner plays it|their owners play them|its owner plays them› onto the field dull", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: ability.Place{Zone: ability.Field, Who: text.Who(ability.OwnerOf), State: ability.Acted}}},

		// at the end of their deck
		{Quiet: true, ID: "it to the bottom of theirs", NT: "effect", JA: "{What.Ref:ref}を対戦相手のデッキの‹|一番|1番›下に‹置く|戻す›", EN: "‹put|place|return› ‹the card|{What.Ref:ref}› ‹at|on|to› the bottom of ‹your opponent's|their› deck", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},

		// within a turn
		{Quiet: true, ID: "in a turn, if so", NT: "whiles", JA: "{Args.0:while}、{Args.1:nara}", EN: "{Args.0:while}, {Args.1:nara}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}, Needs: inTurn},
		{Quiet: true, ID: "in a turn, having cast so many", NT: "whiles", EN: "{Args.0:while}, if {Args.1.On.Who:player} ‹has~have› cast {Args.1.N:int} or more {Args.1.On.Subj:rawnps}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}}}, Needs: func(v any) bool {
			c := v.(ability.Cond)
			return inTurn(v) && severalTimes(c.Args[1]) && castNowhere(c.Args[1])
		}},
	}
	const by = "‹これにより|これによって|この効果で|この効果によって›"
	for _, d := range []struct{ deed, ja, said, does string }{
		{"discarded", "‹捨てた|捨てられた›", "discarded", "‹discard|discarded›"},
		{"banished", "‹除外した|除外された›", "removed from the game", ""},
		{"destroyed", "‹ブレイクした|ブレイクされた›", "broken", ""},
		{"put into the cemetery", "ブレイクゾーンに‹置いた|置かれた›", "‹put into the Break Zone|put there›", ""},
		{"returned to hand", "手札に‹戻した|戻された|戻った›", "‹returned to ‹its owner's|their owners'|your› hand‹|s›|returned›", ""},
		{"acted", "‹ダルにした|ダルになった›", "dulled", ""},
		{"revealed", "‹公開した|公開された›", "revealed", ""},
	} {
		one := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.deed)}, R: ability.N(1)}
		many := one
		many.R = ability.Amount{}
		is := func(v any) bool { return countedKind(v.(ability.Cond).L) }
		rows = append(rows,
			text.Row{ID: "one was " + d.deed, NT: "cond3", JA: by + "{L.Of:npraw}‹を|が›" + d.ja + " | " + by + d.ja + "カード‹に|の中に›{L.Of:npraw}がある", EN: "{L.Of:anpraw} ‹is|was› " + d.said + way, Node: one, Needs: is},
			text.Row{ID: "so many were " + d.deed, NT: "cond3", JA: by + d.ja + "{L.Of:npraw}が{R:num}‹枚|体|つ›以上ある | " + by + "{L.Of:npraw}‹を|が›{R:num}‹枚|体|つ›以上" + d.ja + " | " + by + "{R:num}‹枚|体|つ›以上の{L.Of:npraw}‹を|が›" + d.ja, EN: "{R:num} or more {L.Of:rawnps} ‹are|were› " + d.said + way, Node: many, Needs: func(v any) bool { return is(v) && v.(ability.Cond).R.N > 0 }})
		if d.does != "" {
			rows = append(rows,
				text.Row{Quiet: true, ID: "you " + d.deed + " one so", NT: "cond3", EN: "‹you|they|your opponent› ‹discard|discards|discarded› {L.Of:anpraw}‹| from ‹your|their› hand›" + way, Node: one, Needs: is},
				text.Row{Quiet: true, ID: "you " + d.deed + " so many so", NT: "cond3", EN: "‹you|they|your opponent› ‹discard|discards|discarded› {R:num} or more {L.Of:rawnps}‹| from ‹your|their› hand›" + way, Node: many, Needs: is})
		}
	}
	for _, nt := range [...]string{"targets", "selo"} { // not beside another choice, of which it could be said that they are others
		rows = append(rows,
			text.Row{Quiet: true, ID: "so many others, " + nt, NT: nt, EN: "{N:count} other {Of+:np}", Node: ability.Selector{Of: text.Related(ability.Other, text.ThisRef)}, Needs: func(v any) bool { s := v.(ability.Selector); return s.N.Op != ability.All && len(s.Of.Rel) == 1 }},
			text.Row{Quiet: true, ID: "another, " + nt, NT: nt, EN: "another {Of+:np}", Node: ability.Selector{N: text.One(), Of: text.Related(ability.Other, text.ThisRef)}, Needs: func(v any) bool { return len(v.(ability.Selector).Of.Rel) == 1 }})
	}
	return rows
}

// way is how English says that something was done by what is carried out.
const way = " ‹this way|by this effect|by this ability|due to this ability›"

// ofSided: whose they are is said.
func ofSided(v any) bool {
	f := v.(ability.Amount).Of
	return f != nil && text.Sided(f) && f.Ref == (ability.Ref{})
}

// inTurn: the first of two conditions says in whose turn the second is asked.
func inTurn(v any) bool { return v.(ability.Cond).Args[0].Op == ability.TurnOf }
