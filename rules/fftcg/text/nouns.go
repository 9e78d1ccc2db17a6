package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What cards are called.

// ofACard: it is of a card that its abilities are; Summons have none on the stack.
func ofACard(v any) bool {
	f := v.(ability.Filter)
	in := f.Rel[0].In
	return f.Kind != 0 && f.Kind&^abilities == 0 && in.Kind != 0 && in.Kind&^characters == 0
}

func ofSomeone(v any) bool { return v.(ability.Filter).Who != (ability.Who{}) }

// ffNouns: who controls, where it lies, what it is called.
func ffNouns() []text.Row {
	rows := []text.Row{
		{ID: "choosing this", NT: "mod", JA: text.OwnName + "を選んでいる", EN: "… ‹choosing|that is choosing|that are choosing› " + text.OwnName, Node: aims(ability.Aims, text.ThisFilter())},
		{ID: "choosing it", NT: "mod", JA: "{Rel.0.In.Who:ctrl}{Rel.0.In+:npraw}を選んでいる | {Rel.0.In.Who:poss}{Rel.0.In+:npraw}を選んでいる", EN: "… ‹choosing|that is choosing|that are choosing› {Rel.0.In:anp}", Node: aims(ability.Aims, &ability.Filter{Zone: []ability.Zone{ability.Field}}), Needs: aimedAt},
		{ID: "choosing this alone", NT: "mod", JA: text.OwnName + "‹のみ|だけ›を選んでいる", EN: "… ‹choosing|that is choosing|that are choosing› only " + text.OwnName, Node: aims(ability.AimsAlone, text.ThisFilter())},
		{ID: "choosing it alone", NT: "mod", JA: "{Rel.0.In.Who:ctrl}{Rel.0.In+:npraw}1体‹のみ|だけ›を選んでいる", EN: "… ‹choosing|that is choosing|that are choosing› only 1 {Rel.0.In:np}", Node: aims(ability.AimsAlone, &ability.Filter{Zone: []ability.Zone{ability.Field}}), Needs: aimedAt},
		{ID: "controlled", NT: "mod", JA: "{Who:ctrl}", Node: ability.Filter{}, Needs: ofSomeone},
		{Quiet: true, ID: "of a side", NT: "mod", JA: "{Who:poss}", Node: ability.Filter{}},
		{ID: "controlled behind", NT: "mod", EN: "… {Who:ctrl}", Node: ability.Filter{}, Needs: ofSomeone, Late: true},
	}
	rows = append(rows, text.Row{ID: "ability of a card", NT: "head", JA: "{Rel.0.In.Kind:kind}‹の|から発動した|が発動した›{Kind:kind}", EN: "{Kind:kind} ‹of|triggered from|triggered by|from› ‹a|an› {Rel.0.In.Kind:kind}", Node: aims(ability.AbilityOf, &ability.Filter{}), Needs: ofACard})
	rows = append(rows, text.Row{ID: "whose ability it was", NT: "cond1", JA: "{_:usedit}", EN: "{_:usedit}"},
		text.Row{ID: "whose ability was cancelled", NT: "ref", JA: "{_:itsuser}", EN: "{_:itsuser}"})
	var zones []text.Row
	for _, z := range []struct {
		zone          ability.Zone
		ja, first, en string
	}{{ability.Hand_, "手札", "の", "hand"}, {ability.Discards, "ブレイクゾーン", "にある", "Break Zone"}, {ability.DamageZone, "ダメージゾーン", "にある", "Damage Zone"}, {ability.Deck, "デッキ", "の", "deck"}, {ability.Removed, "除外領域", "にある", "removed zone"}} {
		ja := func(who string) string {
			return who + z.ja + z.first + " | " + who + z.ja + "‹の|にある|から‹|、››"
		}
		anyones := ja("")
		if z.zone == ability.Discards { // out of it is out of one's own; there it may be anyone's
			anyones = z.ja + z.first + " | " + z.ja + "の"
			own := text.Zoned(z.zone)
			own.Who = text.Who(ability.You)
			zones = append(zones, text.Row{Quiet: true, ID: "out of one's " + z.en, NT: "mod", JA: z.ja + "から‹|、›", Node: own})
		}
		zones = append(zones,
			text.Row{ID: "in someone's " + z.en, NT: "mod", JA: ja("{Who:poss}"), Node: text.Zoned(z.zone), Needs: ofSomeone},
			text.Row{ID: "in " + z.en, NT: "mod", JA: anyones, Node: text.Zoned(z.zone)},
			text.Row{ID: z.en, NT: "mod", EN: "… in {Who:possz}" + z.en + " | … from {Who:possz}" + z.en, Node: text.Zoned(z.zone), Late: true})
	}
	rows = slices.Concat(twoPlaces(), zones, rows)
	return append(rows, []text.Row{
		{ID: "you control", NT: "ctrl", JA: "あなた‹が|の›コントロールする‹|、›", EN: "you control | you controlled", Node: text.Who(ability.You)},
		{ID: "they control", NT: "ctrl", JA: "対戦相手‹が|の›コントロールする‹|、›", EN: "your opponent controls | opponent controls | the opponent controls | opponent controlled | your opponent controlled", Node: text.Who(ability.Opponent)},
		{ID: "own control", NT: "ctrl", JA: "自分がコントロールする | 自分のコントロールする | 自身がコントロールする | 自身のコントロールする | コントロールする", EN: "they control | they controls", Node: text.Who(ability.That)},
		{ID: "category", NT: "mod", JA: "{Has.0.Value:category}‹の|›", EN: "{Has.0.Value:category} ", Node: text.HasProp(ability.CategoryAttr)},
		{ID: "cost counted", NT: "mod", JA: "コストが{Num.0.N:expr}以下の", EN: "… of cost ‹equal to or less than|less than or equal to› {Num.0.N:expr} | … with a cost ‹equal to or less than|inferior or equal to› {Num.0.N:expr}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE}}}, Needs: countedBound},
		{ID: "cost exactly counted", NT: "mod", JA: "コストが{Num.0.N:expr}と同じ", EN: "… with a cost equal to {Num.0.N:expr} | … of cost equal to {Num.0.N:expr}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}, Needs: countedBound},
		{ID: "of any of three costs", NT: "mod", JA: "コスト{Or.0.Num.0.N:num}か{Or.1.Num.0.N:num}か{Or.2.Num.0.N:num}の | コスト{Or.0.Num.0.N:num}、{Or.1.Num.0.N:num}、{Or.2.Num.0.N:num}の", EN: "… of cost {Or.0.Num.0.N:num}, {Or.1.Num.0.N:num}‹|,› or {Or.2.Num.0.N:num}", Node: ability.Filter{Or: []ability.Filter{{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}, {Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}, {Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}}}},
		{ID: "cost or cost", NT: "mod", JA: "コスト{Or.0.Num.0.N:num}かコスト{Or.1.Num.0.N:num}の", EN: "… of cost {Or.0.Num.0.N:num} or {Or.1.Num.0.N:num}", Node: ability.Filter{Or: []ability.Filter{{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}, {Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}}}},
		{Quiet: true, ID: "with a cost at least", NT: "mod", EN: "… with ‹a |›cost ‹of |›{Num.0.N:num} or ‹more|higher›", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat}}}},
		{Quiet: true, ID: "with a cost at most", NT: "mod", EN: "… with ‹a |›cost ‹of |›{Num.0.N:num} or ‹less|lower›", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE}}}},
		{Quiet: true, ID: "cost or higher", NT: "mod", EN: "… of cost {Num.0.N:num} or higher", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat}}}},
		{ID: "of the named cost", NT: "mod", JA: "そのコストの | ‹指定した|選択した|宣言した|選んだ›数字と同じコストの", EN: "… of that cost | … of the same cost as the ‹selected|named|chosen› number", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ, N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed)}}}}},
		{Quiet: true, ID: "removed, one's own", NT: "mod", JA: "ゲームから除外されているあなたの", EN: "… you own‹| that are| which are› removed from the game", Node: ability.Filter{Zone: []ability.Zone{ability.Removed}, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "removed", NT: "mod", JA: "ゲームから除外されている", EN: "… removed from the game", Node: text.Zoned(ability.Removed)},
		{ID: "generic", NT: "mod", JA: "‹一般アイコン|《一般》|一般›を持つ", EN: "… with a generic icon | … with ‹《Generic》|《一般》›", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "generic"}}}},
		{Quiet: true, ID: "of a bare element", NT: "mod", JA: "{Has.0.Value:bareclass}の", Node: text.HasProp(ability.ClassAttr)},
		{Quiet: true, ID: "of either bare element", NT: "mod", JA: "{Or.0.Has.0.Value:bareclass}か{Or.1.Has.0.Value:bareclass}の", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.ClassAttr), text.HasProp(ability.ClassAttr)}}},
		{Quiet: true, ID: "of either element, the first one bare", NT: "mod", JA: "{Or.0.Has.0.Value:bareclass}か{Or.1.Has.0.Value:class}の", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.ClassAttr), text.HasProp(ability.ClassAttr)}}},
		{Quiet: true, ID: "of one of three elements, the last one said whole", NT: "mod", JA: "{Or.0.Has.0.Value:bareclass}‹か|、›{Or.1.Has.0.Value:bareclass}‹か|、›{Or.2.Has.0.Value:class}の", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.ClassAttr), text.HasProp(ability.ClassAttr), text.HasProp(ability.ClassAttr)}}},
		{Quiet: true, ID: "not of a bare element", NT: "mod", JA: "{Has.0.Value:bareclass}以外の", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{Quiet: true, ID: "of neither bare element", NT: "mod", JA: "{Has.0.Value:bareclass}‹か|と|や›{Has.1.Value:bareclass}以外の", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}}},
		{Quiet: true, ID: "neither element, the first one bare", NT: "mod", JA: "{Has.0.Value:bareclass}‹か|と|や›{Has.1.Value:class}以外の", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}}},
		{ID: "neither element", NT: "mod", JA: "{Has.0.Value:class}‹か|と|・|や›{Has.1.Value:class}以外の", EN: "… other than {Has.0.Value:class} ‹or|and› {Has.1.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}}},
		{ID: "not element", NT: "mod", JA: "{Has.0.Value:class}以外の", EN: "non-{Has.0.Value:class} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{Quiet: true, ID: "not element behind", NT: "mod", EN: "… other than {Has.0.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{ID: "not job", NT: "mod", JA: "{Has.0.Value:trait}以外の", EN: "… other than {Has.0.Value:trait}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}},
		{ID: "not of category", NT: "mod", JA: "{Has.0.Value:category}以外の", EN: "… other than {Has.0.Value:category}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.CategoryAttr, Not: true}}}},
		{ID: "not called", NT: "mod", JA: "{Has.0.Value:name}以外の", EN: "… other than {Has.0.Value:name}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{ID: "called", NT: "mod", JA: "{Has.0.Value:name}の", EN: "{Has.0.Value:name} ", Node: text.HasProp(ability.NameAttr)},
		{ID: "of element", NT: "prop", JA: "{Has.0.Value:class}", EN: "{Has.0.Value:class}", Node: text.HasProp(ability.ClassAttr)},
		{ID: "of job", NT: "prop", JA: "{Has.0.Value:trait}", EN: "{Has.0.Value:trait}", Node: text.HasProp(ability.TraitAttr)},
		{Quiet: true, ID: "called so, of a kind", NT: "head", JA: "{Kind:kind}の{Has.0.Value:name}", Node: text.HasProp(ability.NameAttr)},
		{ID: "of name", NT: "prop", JA: "{Has.0.Value:name}", EN: "{Has.0.Value:name}", Node: text.HasProp(ability.NameAttr)},
		{ID: "of category", NT: "prop", JA: "{Has.0.Value:category}", EN: "{Has.0.Value:category}", Node: text.HasProp(ability.CategoryAttr)},
		{ID: "one of two", NT: "mod", JA: "{Or.0:prop}か{Or.1:prop}の", EN: "{Or.0:prop} ‹or|and/or› {Or.1:prop} ", Node: ability.Filter{Or: []ability.Filter{{}, {}}}, Needs: elementsOrNone},
		{ID: "one of three", NT: "mod", JA: "{Or.0:prop}か{Or.1:prop}か{Or.2:prop}の", EN: "{Or.0:prop}, {Or.1:prop}‹|,› ‹or|and/or› {Or.2:prop} ", Node: ability.Filter{Or: []ability.Filter{{}, {}, {}}}, Needs: elementsOrNone},
		{Quiet: true, ID: "all of either", NT: "modall", JA: "{Or.0:prop}と{Or.1:prop}の", EN: "{Or.0:prop} and {Or.1:prop} ", Node: ability.Filter{Or: []ability.Filter{{}, {}}}, Needs: elementsOrNone},
		{ID: "either, mixed", NT: "head", JA: "{Or.0:prop}か{Or.1:prop}の{Kind:kind}", EN: "{Or.0:prop} ‹or|and/or› {Or.1:prop} {Kind:kind}", Node: ability.Filter{Or: []ability.Filter{{}, {}}}, Needs: func(v any) bool { return mixedHead(v.(ability.Filter)) }},
		{ID: "job head", NT: "head", JA: "{Has.0.Value:trait}", EN: "{Has.0.Value:trait}", Node: text.HasProp(ability.TraitAttr)},
		{ID: "category head", NT: "head", JA: "{Has.0.Value:category}", EN: "{Has.0.Value:category}", Node: text.HasProp(ability.CategoryAttr)},
		text.Further("its power"),
		{ID: "this, if active", NT: "selo", JA: "アクティブ状態の" + text.OwnName + "を", EN: "active " + text.OwnName, Node: ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Ref: text.ThisRef, Is: []ability.State{ability.Standing}}}},
		{ID: "its controller", NT: "player", JA: "そのコントローラー", EN: "its controller", Node: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}},
		{ID: "both", NT: "player", JA: "各プレイヤー | お互い", EN: "each player", Node: text.Who(ability.Each)},
		{ID: "attack phase", NT: "phase", JA: "アタックフェイズ", EN: "Attack Phase", Node: ability.AttackPhase},
		{ID: "bare all", NT: "what", JA: "{Sel.Of:npall}", EN: "‹|the |all the |all ›{Sel.Of:nps}", Node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Quiet: true, Needs: func(v any) bool { f := &v.(ability.What).Sel.Of; return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 }},
		{Quiet: true, ID: "any number controlled", NT: "selb", JA: "{Of.Who:ctrl}好きな‹数|枚数›の{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: text.Zoned(ability.Field)}, Needs: ofSide},
		{Quiet: true, ID: "all controlled", NT: "selb", JA: "{Of.Who:ctrl}すべての{Of+:npraw} | {Of.Who:ctrl}{Of+:npraw}すべて", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Field)}, Needs: ofSide},
		text.Further("all in a zone"),
		{Quiet: true, ID: "so many of a side's", NT: "selb", EN: "{N:count} of {Of.Who:poss}{Of+:rawnps}", Node: ability.Selector{Of: text.Zoned(ability.Field)}, Needs: func(v any) bool { return v.(ability.Selector).Of.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "so many of one's removed", NT: "selb", EN: "{N:count} of {Of.Who:poss}{Of+:rawnps} removed from the game", Node: ability.Selector{Of: text.Zoned(ability.Removed)}, Needs: func(v any) bool { return v.(ability.Selector).Of.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "so many of their own", NT: "selb", EN: "{N:count} of their {Of+:rawnps}", Node: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.That)}}, Needs: func(v any) bool { return v.(ability.Selector).Of.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "so many of two sorts in one's Break Zone", NT: "selb", EN: "{N:count} {Of.Or.0:rawnps} in your Break Zone ‹and/or|or|and› {Of.Or.1:rawnps} in your Break Zone", Node: inOwnBreak(), Needs: func(v any) bool { return plainTwo(v) && !soundsAsOne(v) }},
		{ID: "so many of what has a job, or of a kind, in one's Break Zone", NT: "selb", JA: "あなたのブレイクゾーンにある{Of.Or.0:npraw}‹か|と›あなたのブレイクゾーンにある{Of.Or.1:npraw}{N:count}", EN: "{N:count} {Of.Or.0:rawnps} in your Break Zone ‹and/or|or|and› {Of.Or.1:rawnps} in your Break Zone", Node: inOwnBreak(), Needs: func(v any) bool { return plainTwo(v) && soundsAsOne(v) }},
		{Quiet: true, ID: "so many among such", NT: "selb", JA: "{Of:np}の中から‹、|›{N:count}", Node: ability.Selector{}, Needs: func(v any) bool { f := v.(ability.Selector).Of; return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 }},
		{Quiet: true, ID: "all but this", NT: "selb", JA: text.OwnName + "以外のすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: otherOnField()}},
		{Quiet: true, ID: "all but this controlled", NT: "selb", JA: text.OwnName + "以外の{Of.Who:ctrl}すべての{Of+:npraw} | {Of.Who:ctrl}" + text.OwnName + "以外のすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: otherOnField()}},
		{Quiet: true, ID: "own deck top", NT: "selb", JA: "デッキの上から{Of.Depth:num}枚‹|のカード›", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}},
		{Quiet: true, ID: "own top card", NT: "selb", JA: "デッキの‹一番|1番›上のカード", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You), Depth: &ability.Amount{N: 1}}}},
		{Quiet: true, ID: "the top card", NT: "selb", JA: "{Of.Who:poss}デッキの‹一番|1番›上のカード", EN: "the top card of {Of.Who:poss}deck", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}},
		{ID: "blocking this", NT: "mod", JA: text.OwnName + "をブロックし‹ている|た›", EN: "… blocking " + text.OwnName + " | … that blocks " + text.OwnName, Node: ability.Filter{Is: []ability.State{ability.Blocking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, Of: text.ThisRef}}}},
		{ID: "blocked by this", NT: "mod", JA: text.OwnName + "‹がブロックしている|がブロックした|にブロックされている|にブロックされた›", EN: "… blocked by " + text.OwnName + " | … ‹|that ›" + text.OwnName + " ‹blocks|blocked|is blocking›", Node: ability.Filter{Is: []ability.State{ability.Attacking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, Of: text.ThisRef}}}},
		{ID: "it noun", NT: "head", JA: "それ | それら | そのカード | それらのカード", EN: text.ItMark + " | them | they | those cards", Node: ability.Filter{Ref: text.BindRef(text.SlotIt)}},
		{ID: "former noun", NT: "head", JA: "前者", EN: "the former", Node: ability.Filter{Ref: text.BindRef(text.SlotFormer)}},
		{ID: "latter noun", NT: "head", JA: "後者", EN: "the latter", Node: ability.Filter{Ref: text.BindRef(text.SlotLatter)}},
		{Quiet: true, ID: "it noun of a kind", NT: "head", JA: "その{Ref.As:kind}", EN: "those {Ref.As:kinds}", Node: ability.Filter{Ref: text.BindRef(text.SlotIt)}, Needs: ofKindIt},
		{Quiet: true, ID: "one it noun of a kind", NT: "head", EN: "that {Ref.As:kind}", Node: ability.Filter{Ref: text.BindRef(text.SlotOne)}, Needs: ofKindIt},
		{Quiet: true, ID: "one it of a kind", NT: "ref", EN: "that {As:kind}", Node: text.BindRef(text.SlotOne), Needs: func(v any) bool { return v.(ability.Ref).As != 0 }},
		{Quiet: true, ID: "one it noun", NT: "head", EN: "it | that card", Node: ability.Filter{Ref: text.BindRef(text.SlotOne)}},
		{Quiet: true, ID: "both of them", NT: "ref", EN: "both of them | both", Node: text.BindRef(text.SlotIt)},
		{Quiet: true, ID: "one it", NT: "ref", EN: "it | that card", Node: text.BindRef(text.SlotOne)},
		{ID: "in either battle", NT: "mod", JA: "‹アタックかブロックしている|アタックまたはブロックしている|ブロックかアタックしている|アタックしているかブロックしている›", EN: "‹attacking or blocking|blocking or attacking›  | … ‹|that is |that are ›‹attacking or blocking|blocking or attacking›", Node: ability.Filter{Or: []ability.Filter{{Is: []ability.State{ability.Attacking}}, {Is: []ability.State{ability.Blocking}}}}},
		{ID: "in a block", NT: "mod", JA: "ブロックしているかブロックされている", EN: "… blocking or being blocked | … that is blocking or being blocked", Node: ability.Filter{Or: []ability.Filter{{Is: []ability.State{ability.Attacking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, In: &ability.Filter{}}}}, {Is: []ability.State{ability.Blocking}}}}},
		{ID: "forming a party", NT: "mod", JA: "パーティーを組んでいる", EN: "… forming ‹the|a› party", Node: ability.Filter{Is: []ability.State{ability.InParty}}},
		{ID: "without generic", NT: "mod", JA: "‹一般アイコン|《一般》|一般›を持たない", EN: "… without a generic icon | … without ‹《Generic》|《一般》›", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "generic", Not: true}}}},
		{ID: "ex icon", NT: "mod", JA: "EXバーストを持つ | 【EXバースト】を持つ", EN: "… with EX Burst", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "ex"}}}},
		{Quiet: true, ID: "as many as there are of so many", NT: "selb", EN: "up to {N.N:num} {Of:nps} (select as many as possible)", Node: ability.Selector{}},
		{ID: "at most, before", NT: "selb", JA: "最大{N.N:num}{:ctr}までの{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo}}, Quiet: true},
		{ID: "at most", NT: "selb", JA: "{Of:np}‹|を›最大{N.N:num}{:ctr}まで", Node: ability.Selector{N: ability.Count{Op: ability.UpTo}}, Quiet: true},
		{ID: "until the end of the next turn", NT: "span", JA: "次のターンの終了時まで | 次のターン終了時まで | 次のターンのターン終了時まで", EN: "until the end of the next turn", Node: ability.Time{Until: ability.NextEnd}, Needs: func(v any) bool { return v.(ability.Time).Whose == (ability.Who{}) }},
		{ID: "until end", NT: "span", JA: "ターン終了時まで", EN: "until the end of the turn | until end of turn", Node: ability.Time{Until: ability.EndOfTurn}},
	}...)
}

// elementsOrNone: of elements and names one noun is not said: a name stands for a card by
// itself.
func elementsOrNone(v any) bool {
	n, of := 0, v.(ability.Filter).Or
	for i := range of {
		if len(of[i].Has) == 1 && (of[i].Has[0].Attr == ability.ClassAttr || of[i].Has[0].Attr == ability.CategoryAttr) {
			n++ // a category is, as an Element is, of cards that are named behind it
		}
	}
	return n == 0 || n == len(of)
}

// mixedHead: of Characters an element and a job, name or category may be said in one breath,
// since what has those is a Character anyway.
func mixedHead(f ability.Filter) bool {
	return f.Kind == characters && len(f.Or) == 2 && !elementsOrNone(f) && len(f.Or[0].Has) == 1 && len(f.Or[1].Has) == 1
}

// HeadNoun takes what is said with the kind in one breath.
func (d dialect) HeadNoun(f ability.Filter) (head, rest ability.Filter) {
	if len(f.Rel) == 1 && f.Rel[0].Kind == ability.AbilityOf {
		rest = f
		rest.Kind, rest.Rel = 0, nil
		return ability.Filter{Kind: f.Kind, Rel: f.Rel}, rest
	}
	if !mixedHead(f) {
		return d.Plain.HeadNoun(f)
	}
	rest = f
	rest.Kind, rest.Or = 0, nil
	return ability.Filter{Kind: f.Kind, Or: f.Or}, rest
}

// otherOnField are the cards on the field other than this one.
func otherOnField() ability.Filter {
	f := text.Related(ability.Other, text.ThisRef)
	f.Zone = []ability.Zone{ability.Field}
	return f
}

// aimingAtThis are the Summons and abilities on the stack that choose this card.
func aimingAtThis() ability.Filter {
	f := aims(ability.Aims, text.ThisFilter())
	f.Kind, f.Zone = ability.Summon|abilities, []ability.Zone{ability.Resolving}
	return f
}

func countedBound(v any) bool {
	n := v.(ability.Filter).Num[0].N
	return n.Op != ability.Const && n.Op != ability.X && (n.Op != ability.CountOf || n.Of.Who != ability.Who{})
}

func ofKindIt(v any) bool { return v.(ability.Filter).Ref.As != 0 }

func ofSide(v any) bool { return v.(ability.Selector).Of.Ref == (ability.Ref{}) }

// inOwnBreak are cards of two sorts in one's own Break Zone.
func inOwnBreak() ability.Selector {
	return ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: text.Who(ability.You), Or: []ability.Filter{{}, {}}}}
}

// plainTwo: neither of the two sorts is itself of several.
func plainTwo(v any) bool {
	or := v.(ability.Selector).Of.Or
	return or[0].Ref == (ability.Ref{}) && or[1].Ref == (ability.Ref{}) && len(or[0].Or)+len(or[1].Or) == 0
}

// soundsAsOne: the noun of the second would be that of the first, too, if the place were said once.
func soundsAsOne(v any) bool {
	or := v.(ability.Selector).Of.Or
	return or[0].Kind == 0 && !text.Named(&or[0]) && or[1].Kind != 0 && or[1].Kind&ability.Summon == 0
}
