package text

import "gotaku/rules/ability"

func who(s ability.Side) ability.Who { return ability.Who{Side: s} }

func bindRef(slot uint8) ability.Ref { return ability.Ref{Kind: ability.Slot, Slot: slot} }

var thisRef = ability.Ref{Kind: ability.This}

func one() ability.Count { return ability.Count{N: ability.N(1)} }

func hasProp(a ability.Attr) ability.Filter { return ability.Filter{Has: []ability.Prop{{Attr: a}}} }

func related(k ability.RelKind, of ability.Ref) ability.Filter {
	return ability.Filter{Rel: []ability.Rel{{Kind: k, Of: of}}}
}

// refRows: references and the words for sides.
var refRows = []row{
	{id: "this", nt: "ref", ja: "これ | このカード", en: "this | this card", node: thisRef},
	{id: "this follower", nt: "ref", ja: "このフォロワー", en: "this follower", node: ability.Ref{Kind: ability.This, As: ability.Follower}}, // SVE 5.25.3.1
	{id: "this amulet", nt: "ref", ja: "このアミュレット", en: "this amulet", node: ability.Ref{Kind: ability.This, As: ability.Amulet}},
	{id: "it", nt: "ref", ja: "それ | それら | それぞれ | そのフォロワー | そのカード | そのアミュレット | 選んだフォロワー | 選んだカード", en: "it | them | that card | that follower | that amulet", node: bindRef(slotIt)},
	{id: "former", nt: "ref", ja: "前者", en: "the former", node: bindRef(slotFormer)},
	{id: "latter", nt: "ref", ja: "後者", en: "the latter", node: bindRef(slotLatter)},
	{id: "rest", nt: "ref", ja: "残り", en: "the rest", node: ability.Ref{Kind: ability.Rest, Slot: slotLook}},
	{id: "host", nt: "ref", ja: "これを装備しているフォロワー | これを装備したフォロワー", en: "the follower equipped with this", node: ability.Ref{Kind: ability.Host}},

	{id: "your", nt: "poss", ja: "自分の", en: "your ", node: who(ability.You)},
	{id: "opponents", nt: "poss", ja: "相手の", en: "your opponent's  | the opponent's  | an opponent's ", node: who(ability.Opponent)},
	{id: "their", nt: "poss", ja: "自身の", en: "their ", node: who(ability.That)},
	{id: "its players", nt: "poss", ja: "そのプレイヤーの", en: "that player's ", node: ability.Who{Side: ability.MasterOf, Of: bindRef(slotIt)}},
	{id: "each", nt: "poss", ja: "お互いの", en: "each player's ", node: who(ability.Each)},
	{id: "someones", nt: "possz", en: "{_:poss}"},
	{id: "anyones", nt: "possz", en: "the ", node: ability.Who{}},
	{id: "you", nt: "player", ja: "自分", en: "you", node: who(ability.You)},
	{id: "opponent", nt: "player", ja: "相手 | 相手プレイヤー", en: "your opponent | the opponent", node: who(ability.Opponent)},
}

// modRows: what may stand around a noun, in the Japanese order of printing.
func modRows(x *lexicon) []row {
	rows := []row{
		{id: "is state", nt: "mod", ja: "{Is.0:state}", en: "{Is.0:state} ", node: ability.Filter{Is: []ability.State{0}}, needs: func(v any) bool { return !faceState(v) }},
		{id: "side", nt: "mod", ja: "{Who:poss}", node: ability.Filter{}},
	}
	rows = append(rows, zoneRows(x)...)
	rows = append(rows, []row{
		{id: "is face", nt: "mod", ja: "{Is.0:state}", en: "{Is.0:state} ", node: ability.Filter{Is: []ability.State{0}}, needs: faceState},
		{id: "side before", nt: "mod", en: "{Who:poss}", node: ability.Filter{}},
		{id: "other", nt: "mod", ja: "他の | これ以外の | このカード以外の | このフォロワー以外の", en: "other ", node: related(ability.Other, thisRef)},
		{id: "other than it", nt: "mod", ja: "それ以外の", en: "… other than it", node: related(ability.Other, bindRef(slotIt))},
		{id: "entered this turn", nt: "mod", ja: "このターンに場に出た | このターン中に場に出た", en: "… that entered the field this turn", node: related(ability.CameThisTurn, ability.Ref{})},
		{id: "same name as it", nt: "mod", ja: "それと同名の | それと同じ‹カード名|名前›の", en: "… with the same name as it", node: related(ability.SameName, bindRef(slotIt))},
		{id: "same name", nt: "mod", ja: "これと同名の", en: "… with the same name as this", node: related(ability.SameName, thisRef)},
		{id: "other name", nt: "mod", ja: "これとカード名が異なる", en: "… with a different name from this", node: related(ability.NotSameName, thisRef)},
		{id: "named before", nt: "mod", ja: "指定したカード名の | 指定したカード名を持つ", en: "… with the named name", node: related(ability.NamedIn, bindRef(slotNamed))},
		{id: "fought", nt: "mod", ja: "これと交戦している | これと交戦した | 交戦相手の", en: "… in battle with this", node: related(ability.FoughtBy, thisRef)},
		{id: "with keyword", nt: "mod", ja: "{Has.0.Value:kw}を持つ", en: "… with {Has.0.Value:kw}", node: hasProp(ability.KeywordAttr)},
		{quiet: true, id: "with either keyword", nt: "mod", ja: "{Or.0.Has.0.Value:kw}か{Or.1.Has.0.Value:kw}を持つ", node: ability.Filter{Or: []ability.Filter{hasProp(ability.KeywordAttr), hasProp(ability.KeywordAttr)}}},
		{id: "without keyword", nt: "mod", ja: "{Has.0.Value:kw}を持たない", en: "… without {Has.0.Value:kw}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Not: true}}}},
		{id: "with counter", nt: "mod", ja: "{Has.0.Value:ctrname}カウンターが置かれている", en: "… with a {Has.0.Value:ctrname} counter", node: hasProp(ability.CounterAttr)},
		{id: "name contains", nt: "mod", ja: "カード名に{Has.0.Value:name}を含む", en: "… with {Has.0.Value:name} in its name", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{id: "named neither", nt: "mod", ja: "{Has.0.Value:name}‹か|と›{Has.1.Value:name}以外の", en: "… named neither {Has.0.Value:name} nor {Has.1.Value:name}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}, {Attr: ability.NameAttr, Not: true}}}},
		{id: "not named", nt: "mod", ja: "{Has.0.Value:name}以外の", en: "… not named {Has.0.Value:name}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{id: "not token", nt: "mod", ja: "トークンでない", node: ability.Filter{NotKind: ability.Token}},
		{id: "not evolved", nt: "mod", ja: "進化していない | 進化前の", en: "unevolved ", node: ability.Filter{Not: []ability.State{ability.Evolved}}},
		{id: "not kind", nt: "mod", ja: "{NotKind:kind}以外の", en: "non-{NotKind:kind} ", node: ability.Filter{}, needs: func(v any) bool { k := v.(ability.Filter).NotKind; return k != 0 && !mixed(k) }},
	}...)
	rows = append(rows, boundRows(x)...)
	return append(rows, []row{
		{id: "class", nt: "mod", ja: "{Has.0.Value:class} | {Has.0.Value:class}・", en: "{Has.0.Value:class} ", node: hasProp(ability.ClassAttr)},
		{id: "trait", nt: "mod", ja: "{Has.0.Value:trait}", en: "{Has.0.Value:trait} ", node: hasProp(ability.TraitAttr)},
		{quiet: true, id: "either trait", nt: "mod", ja: "{Or.0.Has.0.Value:traitrun}か{Or.1.Has.0.Value:trait}", node: ability.Filter{Or: []ability.Filter{hasProp(ability.TraitAttr), hasProp(ability.TraitAttr)}}},

		{quiet: true, id: "leaders by side", nt: "npfull", ja: "相手リーダー | 相手プレイヤーのリーダー", node: ability.Filter{Kind: ability.Leader, Who: who(ability.Opponent)}},
		{quiet: true, id: "both leaders", nt: "npfull", ja: "自分と相手のリーダー | 相手と自分のリーダー", node: ability.Filter{Kind: ability.Leader, Who: who(ability.Each)}},
		{id: "its leader", nt: "npfull", ja: "そのリーダー", node: ability.Filter{Kind: ability.Leader, Who: ability.Who{Side: ability.MasterOf, Of: bindRef(slotIt)}}},
		{id: "kind", nt: "head", ja: "{Kind:kind}", en: "{Kind:kind}", node: ability.Filter{}},
		{id: "named", nt: "head", ja: "{Has.0.Value:name}", en: "{Has.0.Value:name}", node: hasProp(ability.NameAttr)},
		{id: "host noun", nt: "head", ja: "これを装備しているフォロワー | これを装備したフォロワー", en: "the follower equipped with this", node: ability.Filter{Ref: ability.Ref{Kind: ability.Host}}},
		{id: "this noun", nt: "head", ja: "これ | このカード", en: "this", node: ability.Filter{Ref: thisRef}},
	}...)
}

// faceState: 表向きの stands behind the zone, アクト状態の before the side.
func faceState(v any) bool {
	s := v.(ability.Filter).Is[0]
	return s == ability.FaceUp || s == ability.FaceDown
}

// zoneRows makes the place modifiers of each zone; Japanese says side and zone
// apart, English in one phrase.
func zoneRows(x *lexicon) []row {
	var rows []row
	for _, z := range x.zones {
		from := " | " + z.ja + "から | " + z.ja + "から、"
		if z.zone == ability.Field || z.zone == ability.Deck {
			from = "" // out of a deck is a search
		}
		f := ability.Filter{Zone: []ability.Zone{z.zone}}
		if z.zone == ability.Field {
			from = " | " + z.ja + "に出ている | " + z.ja + "の、"
		}
		rows = append(rows, row{id: z.en, nt: "mod", node: f,
			ja: z.ja + "の‹|、› | " + z.ja + "にある | " + z.ja + "にいる" + from,
			en: "… " + z.enPrep + " {Who:possz}" + z.en})
		if z.zone != ability.Field {
			rows = append(rows, row{id: z.en + " cards", nt: "npfull", node: f, ja: "{Who:poss}" + z.ja + " | " + z.ja})
		}
	}
	return rows
}

// boundRows makes the modifiers that limit a number.
func boundRows(x *lexicon) []row {
	var rows []row
	for _, s := range x.bounds {
		icon := ""
		if s.icon {
			icon = " | [" + s.ja + "]"
		}
		add := func(cmp ability.Cmp, ja, en string) {
			b := s.b
			b.Cmp = cmp
			alt := ""
			if icon != "" {
				alt = icon + "{Num.0.N:num}" + ja
			}
			rows = append(rows, row{id: s.en + en, nt: "mod", node: ability.Filter{Num: []ability.Bound{b}},
				ja: s.ja + "{Num.0.N:num}" + ja + " | " + s.ja + "が{Num.0.N:num}" + ja + alt,
				en: "… " + s.en + " {Num.0.N:num}" + en})
		}
		add(ability.LE, "以下の", " or less")
		add(ability.GE, "以上の", " or more")
		add(ability.EQ, "の", "")
		is := func() ability.Filter { b := s.b; b.Cmp = ability.EQ; return ability.Filter{Num: []ability.Bound{b}} }
		rows = append(rows, row{quiet: true, id: s.en + " or", nt: "mod", node: ability.Filter{Or: []ability.Filter{is(), is()}}, ja: s.ja + "{Or.0.Num.0.N:num}か{Or.1.Num.0.N:num}の"})
		least, most := s.b, s.b
		most.Cmp = ability.LE
		rows = append(rows, row{quiet: true, id: s.en + " range", nt: "mod", node: ability.Filter{Num: []ability.Bound{least, most}}, ja: s.ja + "{Num.0.N:num}以上{Num.1.N:num}以下の | " + s.ja + "が{Num.0.N:num}以上{Num.1.N:num}以下の"})
		for _, c := range []struct {
			cmp    ability.Cmp
			ja, en string
		}{{ability.LE, "以下の", "at most"}, {ability.GE, "以上の", "at least"}} {
			b := s.b
			b.Cmp = c.cmp
			rows = append(rows, row{id: s.en + " " + c.en + " that of", nt: "mod", node: ability.Filter{Num: []ability.Bound{b}},
				ja: s.ja + "が{Num.0.N:statof}" + c.ja, en: "… " + s.en + " " + c.en + " {Num.0.N:statof}"})
		}
		if !s.b.Original {
			rows = append(rows, thanRows(s)...)
		}
		high, low := s.b, s.b
		high.Highest, low.Lowest = true, true
		rows = append(rows,
			row{id: s.en + " highest", nt: "mod", ja: "最も" + s.ja + "が高い | " + s.ja + "が最も高い", en: "… with the highest " + s.stat(), node: ability.Filter{Num: []ability.Bound{high}}},
			row{id: s.en + " lowest", nt: "mod", ja: "最も" + s.ja + "が低い | " + s.ja + "が最も低い", en: "… with the lowest " + s.stat(), node: ability.Filter{Num: []ability.Bound{low}}})
	}
	return rows
}

// thanRows bound a number by that of a card, which is not reached: これより攻撃力が低い.
func thanRows(s boundWord) []row {
	var rows []row
	for _, c := range []struct {
		ja, en string
		cmp    ability.Cmp
		op     ability.AmountOp
	}{{"低い", "lower", ability.LE, ability.Minus}, {"高い", "higher", ability.GE, ability.Sum}} {
		b := s.b
		b.Cmp, b.N = c.cmp, ability.Amount{Op: c.op, Args: []ability.Amount{{Op: ability.StatOf, Stat: s.b.Stat}, ability.N(1)}}
		rows = append(rows, row{id: s.en + " " + c.en, nt: "mod", node: ability.Filter{Num: []ability.Bound{b}},
			ja: s.ja + "が{Num.0.N.Args.0.Ref:ref}より" + c.ja + " | {Num.0.N.Args.0.Ref:ref}より" + s.ja + "‹が|の›" + c.ja,
			en: "… " + s.en + " " + c.en + " than that of {Num.0.N.Args.0.Ref:ref}"})
	}
	return rows
}

// bareNoun allows a noun phrase without a count: a leader, or this card in a
// stated zone.
func bareNoun(v any) bool {
	s := v.(ability.Selector)
	return s.Of.Kind == ability.Leader && !bothLeaders(v) || s.Of.Ref == thisRef && len(s.Of.Zone) == 1
}

// bothLeaders: the leaders of both players are two.
func bothLeaders(v any) bool {
	f := v.(ability.Selector).Of
	return f.Kind == ability.Leader && f.Who.Side == ability.Each
}

// countedNoun refuses a reference where a count is wanted.
func countedNoun(v any) bool { return v.(ability.Selector).Of.Ref == (ability.Ref{}) }

// ofCards: 手札から1枚 says nothing of a deck or of the field.
func ofCards(v any) bool {
	z := v.(ability.Selector).Of.Zone
	return len(z) == 1 && z[0] != ability.Deck && z[0] != ability.Field
}

// everyOne: フォロワーは means all of them; a leader and this card are one.
func everyOne(v any) bool {
	f := &v.(ability.What).Sel.Of
	return f.Kind != ability.Leader && f.Ref == (ability.Ref{})
}

// apart refuses 相手の場のA1体とB1体 as A of theirs and B of anyone's: B shares the
// place of A, which rows of their own read.
func apart(v any) bool {
	s, ok := v.(ability.Selector)
	if !ok {
		s = v.(*ability.Select).Sel
	}
	for i := 1; i < len(s.Each); i++ {
		a, b := &s.Each[0].Of, &s.Each[i].Of
		here := len(b.Zone) == 0 || len(b.Zone) == 1 && b.Zone[0] == ability.Field || inAreas(b)
		if sided(a) && here && b.Who == (ability.Who{}) && b.Ref == (ability.Ref{}) && !inSlot(b) {
			return false
		}
	}
	return true
}

// sided tells whether a noun phrase says whose.
func sided(f *ability.Filter) bool {
	return f.Who.Side == ability.You || f.Who.Side == ability.Opponent || f.Who.Side == ability.That
}

func noLeader(v any) bool { return v.(ability.Selector).Of.Kind != ability.Leader }

// selectRows: counted phrases and what an effect acts on.
var selectRows = []row{
	{id: "deck top", nt: "selb", ja: "{Of.Who:poss}デッキの上‹|から›{Of.Depth:num}枚 | {Of.Who:poss}デッキの上のカード{Of.Depth:num}枚", en: "the top {Of.Depth:ncard} of {Of.Who:poss}deck",
		node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}},
	{id: "deck bottom", nt: "selb", ja: "{Of.Who:poss}デッキの下‹|から›{Of.Depth:num}枚", en: "the bottom {Of.Depth:ncard} of {Of.Who:poss}deck",
		node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Bottom: true}}},
	{id: "deck top half", nt: "selb", ja: "{Of.Who=Of.Depth.Args.0.Of.Who:poss}デッキの上‹から|›半分", en: "the top half of {Of.Who=Of.Depth.Args.0.Of.Who:poss}deck", node: deckHalf(false)},
	{id: "deck bottom half", nt: "selb", ja: "{Of.Who=Of.Depth.Args.0.Of.Who:poss}デッキの下‹から|›半分", en: "the bottom half of {Of.Who=Of.Depth.Args.0.Of.Who:poss}deck", node: deckHalf(true)},
	{id: "one leader", nt: "selb", en: "{Of:np}", node: ability.Selector{N: one()}, needs: func(v any) bool { return v.(ability.Selector).Of.Kind == ability.Leader && !bothLeaders(v) }},
	{id: "both leaders", nt: "selb", en: "{Of:np}", node: ability.Selector{N: ability.Count{Op: ability.All}}, needs: bothLeaders},
	{id: "counted", nt: "selb", ja: "{Of:np}{N:count}", en: "{N:count} {Of:np}", node: ability.Selector{}, needs: countedNoun},
	{id: "all first", nt: "selb", ja: "すべての{Of:np}", node: ability.Selector{N: ability.Count{Op: ability.All}}},
	{id: "random", nt: "selb", ja: "ランダムな{Of:np}{N:count}", en: "{N:count} random {Of:np}", node: ability.Selector{Random: true}},
	{quiet: true, id: "random of a side", nt: "selb", ja: "{Of.Who:poss}{Of.Zone:zoneset}のランダムな{Of+:npraw}{N:count}", node: ability.Selector{Random: true}, needs: noLeader},
	{quiet: true, id: "random of all", nt: "selb", ja: "{Of.Zone:fieldset}のランダムな{Of+:npraw}{N:count}", node: ability.Selector{Random: true}, needs: noLeader},
	{quiet: true, id: "all of a side", nt: "selb", ja: "{Of.Who:poss}{Of.Zone:zoneset}の‹すべて|全て›の{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}}, needs: noLeader},
	{quiet: true, id: "all others of a side", nt: "selb", ja: "{Of.Who:poss}{Of.Zone:zoneset}の他のすべての{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: related(ability.Other, thisRef)}, needs: noLeader},
	{quiet: true, id: "all others of all", nt: "selb", ja: "{Of.Zone:fieldset}‹の|にいる›他のすべての{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: related(ability.Other, thisRef)}, needs: noLeader},
	{quiet: true, id: "so many from", nt: "selb", ja: "{Of.Who:poss}{Of.Zone:zoneset}から{N:count}", node: ability.Selector{}, needs: ofCards},
	{quiet: true, id: "so many from hand", nt: "selb", ja: "手札から{N:count}", node: ability.Selector{Of: ability.Filter{Who: who(ability.You), Zone: []ability.Zone{ability.Hand_}}}},
	{quiet: true, id: "all of all", nt: "selb", ja: "{Of.Zone:fieldset}の‹すべて|全て›の{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}}, needs: noLeader},
	{quiet: true, id: "distinct of a side", nt: "selb", ja: "{Of.Who:poss}{Of.Zone:zoneset}‹の|から›‹、|›‹|互いに›カード名‹の|が›異なる{Of+:npraw}{N:count} | {Of.Who:poss}{Of.Zone:zoneset}の異なるカード名の{Of+:npraw}{N:count}", node: ability.Selector{Distinct: ability.NameAttr}, needs: noLeader},
	{id: "distinct", nt: "selb", ja: "互いにカード名が異なる{Of:np}{N:count} | カード名の異なる{Of:np}{N:count}", en: "{N:count} {Of:np} with different names", node: ability.Selector{Distinct: ability.NameAttr}},
	{id: "sum at least", nt: "selb", ja: "元のコストの合計が{Sum.N:num}以上になる{Of:np}{N:count}", en: "{N:count} {Of:np} with total original cost {Sum.N:num} or more", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Original: true}}},
	{id: "sum at most", nt: "selb", ja: "コストの合計が{Sum.N:num}以下になる{Of:np}{N:count}", en: "{N:count} {Of:np} with total cost {Sum.N:num} or less", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE}}},
	{id: "sum of original at most", nt: "selb", ja: "元のコストの合計が{Sum.N:num}以下になる{Of:np}{N:count}", en: "{N:count} {Of:np} with total original cost {Sum.N:num} or less", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}},
	{id: "basic", nt: "selc", ja: "{_:selb}", en: "{_:selb}"},
	{id: "one of two", nt: "selc", ja: "{Each.0:selb}か{Each.1:selb}", en: "{Each.0:selb} or {Each.1:selb}", node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}}}, needs: apart},
	{quiet: true, id: "one of two there", nt: "selc", ja: "{_:pairor}"},
	{id: "bare or", nt: "selc", ja: "{Each.0:selbare}か{Each.1:selb}", node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}}}, quiet: true, needs: apart},
	{id: "one of three", nt: "selc", ja: "{Each.0:selb}か{Each.1:selb}か{Each.2:selb}", en: "{Each.0:selb} or {Each.1:selb} or {Each.2:selb}", node: ability.Selector{Or: true, Each: []ability.Selector{{}, {}, {}}}, needs: apart},
	{id: "bare", nt: "selbare", ja: "{Of:np}", en: "{Of:np}", node: ability.Selector{N: one()}, needs: bareNoun},
	{id: "bare both", nt: "selbare", ja: "{Of:np}", en: "{Of:np}", node: ability.Selector{N: ability.Count{Op: ability.All}}, needs: bothLeaders},
	{id: "selected bare", nt: "sel", ja: "{_:selbare}", en: "{_:selbare}"},
	{id: "selected", nt: "sel", ja: "{_:selc}", en: "{_:selc}"},
	{id: "both", nt: "sel", ja: "{Each.0:selany}と‹|、›{Each.1:selany}", en: "{Each.0:selany} and {Each.1:selany}", node: ability.Selector{Each: []ability.Selector{{}, {}}}, needs: apart},
	{quiet: true, id: "both there", nt: "sel", ja: "{_:pairand}"},
	{id: "any bare", nt: "selany", ja: "{_:selbare}", en: "{_:selbare}"},
	{id: "any counted", nt: "selany", ja: "{_:selb}", en: "{_:selb}"},
	{id: "any it", nt: "selany", ja: "それ", en: "it", node: ability.Selector{N: one(), Of: ability.Filter{Ref: bindRef(slotIt)}}},
	{id: "any this", nt: "selany", ja: "これ", en: "this", node: ability.Selector{N: one(), Of: ability.Filter{Ref: thisRef}}},

	{id: "float any", nt: "selo", ja: "{Of:np}を{N:count}", node: ability.Selector{}, needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.AnyNumber }},
	{id: "float random", nt: "selo", ja: "{Of:np}‹を|から›ランダムに{N:count}‹|を› | {Of:np}{N:count}をランダムに | {Of:np}を{N:count}ランダムに", node: ability.Selector{Random: true}},
	{id: "float distinct", nt: "selo", ja: "{Of:np}をカード名が異なるように{N:count}", node: ability.Selector{Distinct: ability.NameAttr}},
	{id: "object up to", nt: "selo", ja: "{_:sel}", en: "{_:sel}", needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.UpTo }},
	{id: "object", nt: "selo", ja: "{_:sel}を", en: "{_:sel}"},
	{id: "float", nt: "selo", ja: "{Of:np}を{N:count}", node: ability.Selector{}},
	{id: "float sum", nt: "selo", ja: "{Of:np}を元のコストの合計が{Sum.N:num}以上になるように{N:count}", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Original: true}}},
	{id: "target any", nt: "targets", ja: "{Of:np}を{N:count}", node: ability.Selector{}, needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.AnyNumber }},
	{id: "target distinct", nt: "targets", ja: "{Of:np}をカード名が異なるように{N:count}", node: ability.Selector{Distinct: ability.NameAttr}},
	{id: "target up to", nt: "targets", ja: "{_:selc}", en: "{_:selc}", needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.UpTo }},
	{quiet: true, id: "target random", nt: "targets", ja: "{Of:np}{N:count}をランダムに | {Of:np}をランダムに{N:count} | {Of:np}を{N:count}ランダムに", node: ability.Selector{Random: true}},
	{id: "target sum", nt: "targets", ja: "{Of:np}を元のコストの合計が{Sum.N:num}以上になるように{N:count}", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Original: true}}},
	{id: "target sum at most", nt: "targets", ja: "{Of:np}をコストの合計が{Sum.N:num}以下になるように{N:count}", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE}}},
	{id: "target", nt: "targets", ja: "{_:selc}‹を|›", en: "{_:selc}"},
	{id: "target sum original", nt: "targets", ja: "{Of:np}を元のコストの合計が{Sum.N:num}以下になるように{N:count} | 元のコストの合計が{Sum.N:num}以下になるように{Of:np}を{N:count}", node: ability.Selector{Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}},
	{quiet: true, id: "target sum any", nt: "targets", ja: "{Of:np}を‹、|›コストの合計が{Sum.N:num}以下になるように‹|好きな枚数|好きな数›", node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE}}},
	{quiet: true, id: "target sum original any", nt: "targets", ja: "{Of:np}を‹、|›元のコストの合計が{Sum.N:num}以下になるように‹|好きな枚数|好きな数›", node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}},
	{id: "target taken", nt: "targets", ja: "{_:taken}", en: "{_:taken}"},
	{id: "target float", nt: "targets", ja: "{Of:np}を{N:count}", node: ability.Selector{}},

	{id: "among up to", nt: "taken", ja: "その中から‹、|›{Of+:npraw}{N:count}", en: "{N:count} {Of+:npraw} from among them", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}, needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.UpTo }},
	{id: "among distinct", nt: "taken", ja: "その中から‹、|›‹|互いに›カード名‹の|が›異なる{Of+:npraw}{N:count}‹を~›", en: "{N:count} {Of+:npraw} with different names from among them", node: ability.Selector{Distinct: ability.NameAttr, Of: related(ability.InSlot, bindRef(slotLook))}},
	{id: "among", nt: "taken", ja: "その中から‹、|›{Of+:npraw}{N:count}‹を|› | その中の{Of+:npraw}{N:count}を", en: "{N:count} {Of+:npraw} from among them", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}},
	{id: "among either", nt: "taken", ja: "その中から‹、|›{Each.0.Of+:npraw}{Each.0.N:count}か‹|、›{Each.1.Of+:npraw}{Each.1.N:count}‹を|›", en: "{Each.0.N:count} {Each.0.Of+:npraw} or {Each.1.N:count} {Each.1.Of+:npraw} from among them", node: amongTwo(true)},
	{id: "among both", nt: "taken", ja: "その中から‹、|›{Each.0.Of+:npraw}{Each.0.N:count}と‹|、›{Each.1.Of+:npraw}{Each.1.N:count}‹を|›", en: "{Each.0.N:count} {Each.0.Of+:npraw} and {Each.1.N:count} {Each.1.Of+:npraw} from among them", node: amongTwo(false)},
	{id: "among any", nt: "taken", ja: "その中から‹、|›{N:count}‹を|›", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}},
	{id: "among float", nt: "taken", ja: "その中から‹、|›{Of+:npraw}を{N:count}", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}},

	{id: "what ref", nt: "what", ja: "{Ref:ref}", en: "{Ref:ref}", node: ability.What{}},
	{id: "what sel", nt: "what", ja: "{Sel:sel}", en: "{Sel:sel}", node: ability.What{}},
	{id: "topic what", nt: "topic", ja: "{_:what}"},
	{quiet: true, id: "topic of all", nt: "topic", ja: "{Sel.Of:np}", node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, needs: everyOne},
	{id: "object ref", nt: "o", ja: "{Ref:ref}を", en: "{Ref:ref}", node: ability.What{}},
	{id: "object sel", nt: "o", ja: "{Sel:selo}", en: "{Sel:selo}", node: ability.What{}},
	{id: "object taken", nt: "o", ja: "{Sel:taken}", en: "{Sel:taken}", node: ability.What{}},
}

// amongTwo takes from what was looked at one thing or another, or both.
func amongTwo(or bool) ability.Selector {
	one := func() ability.Selector { return ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))} }
	return ability.Selector{Or: or, Each: []ability.Selector{one(), one()}}
}

// deckHalf is so many cards of one end of a deck as are half of it. SVE 5.30.2.1.
func deckHalf(bottom bool) ability.Selector {
	deck := ability.Filter{Zone: []ability.Zone{ability.Deck}}
	n := ability.Amount{Op: ability.Half, Up: true, Args: []ability.Amount{{Op: ability.CountOf, Of: &deck}}}
	return ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &n, Bottom: bottom}}
}
