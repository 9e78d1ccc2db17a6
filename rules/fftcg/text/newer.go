package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What cards of the newer sets say besides: of parties of so many, of what shares an Element that was
// paid or named, and of costs that are paid in another way.

// newerRows are those rows.
func newerRows() []text.Row {
	hue := ability.Prop{Attr: ability.ClassAttr}
	hued := func(kinds ability.Kinds) *ability.Filter {
		return &ability.Filter{Kind: kinds, Has: []ability.Prop{hue}}
	}
	turn := ability.Time{Until: ability.EndOfTurn}
	anyCard := &ability.Rule{Verb: ability.Played, With: &ability.Filter{}}
	three := threeOf(ability.UpTo)
	doubled := []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Times, N: ability.N(2)}, &ability.Give{}}
	return []text.Row{
		// parties of so many [15.1.1.9]
		{ID: "so many form a party", NT: "event", JA: "{Subj:fieldnp}{AtLeast:num}体以上がパーティーを組んでアタックした | {Subj.Who:ctrl}{AtLeast:num}体以上の{Subj+:npraw}がパーティーを組んでアタックした | {AtLeast:num}体以上の{Subj:fieldnp}がパーティーを組んでアタックした", EN: "{AtLeast:num} or more {Subj:fieldnps} form a party and attack | a party ‹of|with› {AtLeast:num} or more {Subj:fieldnps} attacks",
			Node: ability.Event{Verb: ability.PartyV, Batch: true, Subj: &ability.Filter{}}, Needs: manyInParty},

		// as many as
		{Quiet: true, ID: "at most as many", NT: "selb", JA: "{N.N.Of:np}と同じ数まで‹の|、›{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.CountOf}}}, Needs: func(v any) bool { return countedThere(v.(ability.Selector).N.N.Of) }},
		{Quiet: true, ID: "just as many", NT: "selb", JA: "{N.N.Of:np}と同じ数の{Of:np}", Node: ability.Selector{N: ability.Count{N: ability.Amount{Op: ability.CountOf}}}, Needs: func(v any) bool { return countedThere(v.(ability.Selector).N.N.Of) }},

		// what of an Element may not do
		{ID: "not chosen by those of an element", NT: "effect", JA: "{What:what}は{With.Has.0.Value:class}の" + summonsOrAbilitiesJA + "‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by Summons or abilities of ‹|the ›{With.Has.0.Value:class} Element | {What:what} cannot be chosen by {With.Has.0.Value:huedtwice}",
			Node: &ability.Rule{Verb: ability.Selected, With: hued(ability.Summon | abilities)}},
		{ID: "not chosen by abilities of an element", NT: "effect", JA: "{What:what}は{With.Has.0.Value:class}のアビリティ‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by {With.Has.0.Value:class} abilities", Node: &ability.Rule{Verb: ability.Selected, With: hued(abilities)}},

		// what nobody casts
		{Quiet: true, ID: "casts nothing", NT: "effect", EN: "{What.Who:player} cannot cast any {With+:rawnps}", Node: anyCard},

		// what is paid with what
		{ID: "used with any of these elements", NT: "sentence", JA: "このアビリティ‹を使用するための|の›コスト‹は|には›{HowPaid.Colors:hues}のCP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない›", EN: "you can only pay with {HowPaid.Colors:hues} CP to use this ability", Node: text.Clause{HowPaid: &ability.Payment{Only: true}}},
		{Quiet: true, ID: "cast with any of these elements", NT: "sentence", JA: text.OwnName + "‹をキャストするための‹コスト|CP›|のコスト|›‹は|には›{AddCost.0.How.Colors:hues}のCP‹で|›‹しか支払えない|のみ支払うことができる|しか支払うことができない›", EN: "you can only pay with {AddCost.0.How.Colors:hues} CP " + forThis,
			Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Restricted, How: &ability.Payment{Only: true}}}}, Needs: func(v any) bool { return len(v.(text.Clause).AddCost[0].How.Colors) > 2 }},

		{ID: "warps with any", NT: "effect", JA: "‹あなたの|あなたは|›デジョン‹|の›コスト‹は|を›‹|、›‹好きな属性のCPで|どの属性のCPでも›‹支払うことができる|支払える›", EN: "your Warp cost‹|s› can be paid ‹with|using› CP of any Element", Node: &ability.Rule{What: yours(), Verb: ability.Played, Mode: ability.Ignores, Name: warpName}},
		{ID: "yours prime with any", NT: "effect", JA: "‹あなたの|あなたは|›‹プライミング|顕現›‹|の›コスト‹は|を›‹、|›‹好きな属性のCPで|どの属性のCPでも›‹支払うことができる|支払える›", EN: "your Priming cost‹|s› can be paid ‹with|using› CP of any Element", Node: &ability.Rule{What: yours(), Verb: ability.Evolves, Mode: ability.Ignores}},
		{ID: "primes with any", NT: "effect", JA: "{What:what}の‹プライミング|顕現›‹|の›コストは好きな属性のCPで‹支払うことができる|支払える›", EN: "the Priming cost of {What:what} can be paid ‹with|using› CP of any Element", Node: &ability.Rule{Verb: ability.Evolves, Mode: ability.Ignores}},

		// damage that is not reduced
		{ID: "what yours deals is not reduced", NT: "effect", JA: "{What.Sel.Of:harmer}によって{With:np}に与えられるダメージは‹減らない|軽減されない|減らせない› | {What.Sel.Of:harmer}が{With:np}に与えるダメージは‹減らない|軽減されない|減らせない›", EN: "the damage dealt by {What.Sel.Of:harmers} to {With:nps} cannot be reduced | damage dealt by {What.Sel.Of:harmers} to {With:nps} cannot be reduced | the damage {What.Sel.Of:harmers} deal to {With:nps} cannot be reduced",
			Node: &ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.MinusV, Kind: ability.AbilityDamage}, Needs: func(v any) bool { w := v.(*ability.Rule).With; return w != nil && onField(w) }},
		{ID: "abilities of yours", NT: "harmers", EN: "your abilities", Node: ability.Filter{Who: text.Who(ability.You), NotKind: ability.Summon}},
		{ID: "Summons of yours", NT: "harmers", EN: "your Summons", Node: ability.Filter{Who: text.Who(ability.You), Kind: ability.Summon}},
		{ID: "Summons and abilities of yours", NT: "harmers", EN: "your Summons ‹or|and› abilities", Node: ability.Filter{Who: text.Who(ability.You)}},
		{Quiet: true, ID: "if yours harm", NT: "effect", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}}, Needs: func(v any) bool { return v.(*ability.Instead).Of.Obj != nil }, EN: "if {Of.Obj:harmers} deal damage to {Of.Subj:fwhat}, {+:fate} instead"},

		// a counter, and what is given with it
		{Quiet: true, ID: "counters and words", NT: "chain", JA: "{0.What=1.What:what}に{0.Name:ctrname}カウンターを{0.N:num}‹つ|個›置き、{1.Words:kws}を与える", Node: []ability.Effect{&ability.Mark{}, &ability.Give{}}},
		{Quiet: true, ID: "counters and quoted", NT: "chain", JA: "{0.What=1.What:what}に{0.Name:ctrname}カウンターを{0.N:num}‹つ|個›置き、「{1.Quoted:quoted}」を与える", Node: []ability.Effect{&ability.Mark{}, &ability.Give{}}},

		{Quiet: true, ID: "attacked with so many in a turn", NT: "nara", EN: "during this turn, if {On.Subj.Who:player} ‹attacked|have attacked~has attacked› with {N:int} or more {On.Subj+:rawnps}‹| you controlled| you control›", Node: ability.Cond{Op: ability.Happened, Apart: true, On: &ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return severalTimes(v) && v.(ability.Cond).On.Subj.Who.Side == ability.You }},
		{Quiet: true, ID: "the total of theirs at least", NT: "cond1", EN: "the total of their {L.Stat:refstat} is {R:num} or more", Node: totalOfIt(ability.GE)},
		{Quiet: true, ID: "the total of theirs at most", NT: "cond1", EN: "the total of their {L.Stat:refstat} is {R:num} or less", Node: totalOfIt(ability.LE)},
		{Quiet: true, ID: "the total of theirs", NT: "cond1", JA: "‹それ|それら›の{L.Stat:refstat}の合計が{R:num}", EN: "the total of their {L.Stat:refstat} is {R:num} | the total of their {L.Stat:refstat} is exactly {R:num}", Node: totalOfIt(ability.EQ)},

		{Quiet: true, ID: "mill so many cards of theirs", NT: "effect", JA: "対戦相手のデッキのカードを上から{What.Sel.Of.Depth:num}枚ブレイクゾーンに置く", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.Opponent)}}}, To: text.At(ability.Discards)}},

		// three at once
		{Quiet: true, ID: "choose so many of three each at most", NT: "effect", JA: "{Sel.Each.0.Of:np}‹と|、›{Sel.Each.1.Of:np}‹と|、›{Sel.Each.2.Of:np}を‹、|›それぞれ‹最大|›{Sel.Each.0.N.N=Sel.Each.1.N.N=Sel.Each.2.N.N:num}{:ctr}まで選ぶ", Node: three, Needs: text.Apart},
		{Quiet: true, ID: "choose so many of three each", NT: "effect", JA: "{Sel.Each.0.Of:np}‹と|、›{Sel.Each.1.Of:np}‹と|、›{Sel.Each.2.Of:np}を‹、|›それぞれ{Sel.Each.0.N.N=Sel.Each.1.N.N=Sel.Each.2.N.N:num}{:ctr}‹ずつ|›選ぶ", Node: threeOf(ability.Exactly), Needs: text.Apart},

		// what happens to this card elsewhere than on the field
		{ID: "this is found", NT: "event", JA: text.OwnName + "が‹サーチによって|サーチされ‹て|››デッキから‹あなたの|›手札に加わった | " + text.OwnName + "が‹サーチによって|サーチされ‹て|››‹デッキから|›‹あなたの|›手札に加えられた", EN: text.OwnName + " is added to your hand from ‹the|your› deck ‹due to|by› a search‹| effect› | " + text.OwnName + " is added to your hand ‹due to|by› a search‹| effect›", Node: ability.Event{Verb: ability.Searched, Subj: text.ThisFilter(), From: ability.Deck, To: ability.Hand_}},
		{ID: "this is removed from anywhere", NT: "event", JA: "‹いずれかの|どの›領域にある" + text.OwnName + "がゲームから除外された | " + text.OwnName + "が‹いずれかの|どの›領域から‹|でも›ゲームから除外された", EN: text.OwnName + " in any zone is removed from the game | " + text.OwnName + " is removed from the game from any zone", Node: ability.Event{Verb: ability.Banished, Subj: &ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{ability.Field, ability.Removed}}}},
		{ID: "this is put away from anywhere", NT: "event", JA: "‹いずれかの|どの›領域にある" + text.OwnName + "がブレイクゾーンに置かれた | " + text.OwnName + "が‹いずれかの|どの›領域から‹|でも›ブレイクゾーンに置かれた", EN: text.OwnName + " is put into the Break Zone ‹from any zone|from anywhere|in any situation›", Node: anywhereAway()},
		{Quiet: true, ID: "this is put away from anywhere by", NT: "events", JA: text.OwnName + "が{0.By:byobj}" + dueJA + "‹、|›‹いずれかの|どの›領域から‹|でも›ブレイクゾーンに置かれたとき", Node: []ability.Event{anywhereAway()}, Needs: dueTo},

		// who discards by whose doing
		{Quiet: true, ID: "discards by", NT: "event", JA: "{Who:player}が{By:byobj}" + dueJA + "‹|自分の›手札を1枚捨てた | {Who:player}が{By:byobj}" + dueJA + "‹|自分の›手札‹|1枚›を捨てた", Node: ability.Event{Verb: ability.DiscardedV}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},

		{Quiet: true, ID: "next turn's turn end", NT: "span", JA: "次の{Whose:poss}ターンのターン終了時まで", Node: ability.Time{Until: ability.NextEnd}},
		{Quiet: true, ID: "turn's turn end", NT: "span", JA: "{Whose:poss}ターンのターン終了時まで", Node: ability.Time{Until: ability.EndOfIts}},

		{Quiet: true, ID: "discards one", NT: "event", JA: "{Who:player}が‹|自分の›手札を1枚捨てた", Node: ability.Event{Verb: ability.DiscardedV}},

		{Quiet: true, ID: "received exactly, said behind", NT: "cond1", JA: "{L.Of.Who:player}が受けているダメージが{R:num}点 | {L.Of.Who:poss}受けているダメージが{R:num}点", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: received()}, Needs: text.Wordless},
		{Quiet: true, ID: "this came by a keyword", NT: "cond3", JA: "{On.Name:kwname}" + dueJA + "フィールドに出てい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}}, Needs: func(v any) bool { return v.(ability.Cond).On.Name != "" }},
		{ID: "all of it once more if", NT: "sentence", JA: "{If:nara}‹、|›‹上記の効果|上記|これ›を‹|もう一度|もう1度›‹繰り返す|くり返す|行う› | {If:nara}‹、|›代わりに‹上記の効果|上記|これ›を2回‹繰り返す|くり返す|行う›", EN: "{If:nara}, ‹repeat ‹the effects above|this action|the above effects|this effect›|perform this action again› | {If:nara}, ‹perform this action twice|do this twice›‹| instead›", Node: text.Clause{Again: &twice}, Needs: func(v any) bool { return v.(text.Clause).If != nil }},
		{Quiet: true, ID: "the revealed ones shuffled below", NT: "effect", JA: "公開したカードをシャッフルし‹て|›‹、|›‹|あなたの›デッキの‹一番|1番|›下に置く", Node: &ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}}, To: text.DeckPlace(ability.BottomP, ability.RandomOrder)}},

		{Quiet: true, ID: "each removed by the cost", NT: "each", JA: "このアビリティのコスト‹によって|により›ゲームから除外され‹た|ている›{Of:npraw}1{:ctr}", EN: "{Of:npraw} removed ‹by|for|due to› this ability's cost", Node: ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished"), N: 1}, Needs: countedKind},
		{Quiet: true, ID: "each card removed by the cost", NT: "each", JA: "このアビリティのコスト‹によって|により›ゲームから除外され‹た|ている›カード1枚", EN: "card removed ‹by|for|due to› this ability's cost", Node: ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished"), N: 1}},
		{Quiet: true, ID: "each discarded for the cost", NT: "each", JA: "このアビリティのコスト‹によって|により›捨て‹た|られた›{Of:npraw}1{:ctr}", EN: "{Of:npraw} discarded ‹by|for|due to› this ability's cost", Node: ability.Amount{Op: ability.NumberIn, Ref: text.Done("discarded"), N: 1}, Needs: countedKind},

		// so much for each, divided [11.3.6, 11.6.8]
		{ID: "divide so much for each", NT: "effect", JA: "{To:what}に‹、|›{N.Args.1:eachn}につき‹、|›{N.Args.0:num}ダメージを‹、|›好きなように割り‹ふる|振る|振って与える›", EN: "deal {To:what} a total amount of damage equal to {N.Args.0:num} multiplied by each {N.Args.1:eachn}, split as you ‹wish|like|want› among ‹them|the chosen ‹Forwards|Characters|ones›› | divide {N.Args.0:num} damage for each {N.Args.1:eachn} among {To:what} as you like", Node: &ability.Damage{Split: true, Unit: 1000, N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}},

		// of what was named
		{ID: "not chosen by those of the named element", NT: "effect", JA: "{What:what}は‹指定|宣言|選択›した属性の" + summonsOrAbilitiesJA + "‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by Summons or abilities of the named Element", Node: &ability.Rule{Verb: ability.Selected, With: ofNamedHue(ability.Summon | abilities)}},
		{ID: "not chosen by abilities of the named element", NT: "effect", JA: "{What:what}は‹指定|宣言|選択›した属性のアビリティ‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by abilities of the named Element", Node: &ability.Rule{Verb: ability.Selected, With: ofNamedHue(abilities)}},
		{ID: "harmed by those of the named element", NT: "harmby", JA: "‹指定|宣言|選択›した属性の" + summonsOrAbilitiesJA + "‹によって|から|により›", EN: " ‹by|from› ‹Summons or abilities|a Summon or an ability|a Summon or ability› of the named Element", Node: ability.Event{Kind: ability.AbilityDamage, Obj: ofNamedHue(0)}},
		{ID: "harmed by abilities of the named element", NT: "harmby", JA: "‹指定|宣言|選択›した属性のアビリティ‹によって|から|により›", EN: " ‹by|from› abilities of the named Element", Node: ability.Event{Kind: ability.AbilityDamage, Obj: notSummons(ofNamedHue(0))}},
		{Quiet: true, ID: "not chosen, and what if harmed", NT: "chain", JA: "{0.What:what}は‹指定|宣言|選択›した属性の" + summonsOrAbilitiesJA + "‹に|によって|には|では›選ばれず、{1:effect}", EN: "{0.What:what} cannot be chosen by Summons or abilities of the named Element and {1:effect}", Node: []ability.Effect{&ability.Rule{Verb: ability.Selected, With: ofNamedHue(ability.Summon | abilities)}, nil}, Needs: thenInstead},

		// two are dulled for one cost
		{ID: "dull this and others", NT: "cost", JA: "アクティブ状態の" + text.OwnName + "と{1.Do.What.Sel.Of+:npraw}{1.Do.What.Sel.N.N:num}{:ctr}をダルにする", EN: "dull active " + text.OwnName + " and {1.Do.What.Sel.N.N:num} active {1.Do.What.Sel.Of+:rawnps}", Node: dullsThisAnd(), Needs: func(v any) bool {
			return bothDull(v) && !text.Equal(v.([]ability.Cost)[1].Do.(*ability.Turn).What.Sel.N, text.One())
		}},
		{ID: "dull this and another", NT: "cost", JA: "アクティブ状態の" + text.OwnName + "と{1.Do.What.Sel.Of+:npraw}1{:ctr}をダルにする", EN: "dull active " + text.OwnName + " and 1 active {1.Do.What.Sel.Of+:npraw}", Node: dullsThisAndOne(), Needs: bothDull},

		// of two things in one breath
		{Quiet: true, ID: "doubles its power and gains", NT: "chain", JA: "{0.What=1.What:what}のパワーを2倍にし、{1.Words:kws}を‹得る|与える›", EN: "{0.What=1.What:what} ‹doubles its~double their› power and ‹gains~gain› {1.Words:kws}", Node: doubled},
		{Quiet: true, ID: "doubles its power", NT: "effect", EN: "{What:what} ‹doubles its~double their› power", Node: &ability.Change{Stat: ability.Power, Op: ability.Times, N: ability.N(2)}},
		{Quiet: true, ID: "cost at most, of several", NT: "mod", JA: "コスト{Num.0.N:num}以下の、", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE}}}},
		{Quiet: true, ID: "cost at least, of several", NT: "mod", JA: "コスト{Num.0.N:num}以上の、", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat}}}},
		{Quiet: true, ID: "attacks often this turn", NT: "s4", JA: "このターン‹|、|中|中、›{Do.0.What:what}は{Do.0.N:num}回アタックできる", Node: text.Clause{For: turn, Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV, Mode: ability.May}}}, Needs: func(v any) bool { return v.(text.Clause).Do[0].(*ability.Rule).N != nil }},
	}
}

// threeOf is that of each of three sorts so many are chosen.
func threeOf(op ability.CountOp) *ability.Select {
	so := ability.Selector{N: ability.Count{Op: op}}
	return &ability.Select{Sel: ability.Selector{Each: []ability.Selector{so, so, so}}, Slot: text.SlotNew, Slots: []uint8{text.SlotNew, text.SlotNew, text.SlotNew}}
}

// parseHues reads Elements with any of which something is paid: Fire CP, Ice CP, or Lightning; 火属性か氷属性か雷属性.
func parseHues(p *text.Parser, pos int, add func(int, any)) {
	parseEither(p, pos, [...][]string{{"か", "や", "か、"}, {" or ", ", or ", ", ", " cp or ", " cp, or ", " cp, "}}[p.Lang], "", add)
}

func printHues(w *text.Printer, v any) (string, bool) { return printEither(w, v, "") }

// parseHuedTwice reads an Element that is said of Summons and of abilities: Fire Summons or Fire abilities.
func parseHuedTwice(p *text.Parser, pos int, add func(int, any)) {
	const summons, abilities = " summons or ", " abilities"
	class := p.Game.Table.Nonterminal("class")
	for _, r := range p.At(class, pos) {
		if p.Lang != text.EN || !p.HasString(r.End, summons) {
			continue
		}
		for _, q := range p.At(class, r.End+len(summons)) {
			if q.Val == r.Val && p.HasString(q.End, abilities) {
				add(q.End+len(abilities), r.Val)
			}
		}
	}
}

// totalOfIt compares what a number of theirs comes to.
func totalOfIt(cmp ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.SumOf, Ref: text.BindRef(text.SlotIt)}}
}

// ofNamedHue is what has the Element that was named.
func ofNamedHue(kinds ability.Kinds) *ability.Filter {
	f := named(ability.ClassAttr)
	f.Kind = kinds
	return &f
}

// thenInstead: what is done second happens in the place of something.
func thenInstead(v any) bool {
	_, is := v.([]ability.Effect)[1].(*ability.Instead)
	return is
}

// dullsThisAnd is that this card and others are dulled, all of which are active. They are different cards: all of a cost is paid at once. [11.6.10]
func dullsThisAnd() []ability.Cost {
	active := ability.Filter{Is: []ability.State{ability.Standing}, Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You)}
	this := ability.Filter{Ref: text.ThisRef, Is: []ability.State{ability.Standing}}
	return []ability.Cost{{Do: &ability.Turn{To: ability.Acted, What: ability.What{Sel: &ability.Selector{N: text.One(), Of: this}}}}, {Do: &ability.Turn{To: ability.Acted, What: ability.What{Sel: &ability.Selector{Of: active}}}}}
}

func dullsThisAndOne() []ability.Cost {
	cs := dullsThisAnd()
	cs[1].Do.(*ability.Turn).What.Sel.N = text.One()
	return cs
}

// bothDull: it is said of others, of which nothing else is said than what they are.
func bothDull(v any) bool {
	cs := v.([]ability.Cost)
	s := cs[1].Do.(*ability.Turn).What.Sel
	return s.N.Op == ability.Exactly && s.Of.Ref == (ability.Ref{}) && len(s.Of.Or) == 0
}

// manyInParty: more than those are said of whom a party always is, and more than nothing of them.
func manyInParty(v any) bool {
	e := v.(ability.Event)
	return e.AtLeast != nil && e.AtLeast.Op == ability.Const && e.AtLeast.N > 1 && e.Subj != nil && e.Subj.Ref == (ability.Ref{}) && !(e.AtLeast.N == 2 && anyForwards(v))
}

// countedThere: they lie where they are counted.
func countedThere(f *ability.Filter) bool {
	return f != nil && len(f.Zone) == 1 && f.Ref == (ability.Ref{}) && len(f.Or) == 0
}

// notSummons leaves Summons out.
func notSummons(f *ability.Filter) *ability.Filter {
	f.NotKind = ability.Summon
	return f
}

// anywhereAway is that this card is put into the Break Zone, wherever it was.
func anywhereAway() ability.Event {
	return ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{Ref: text.ThisRef, Zone: []ability.Zone{ability.Field, ability.Discards}}}
}
