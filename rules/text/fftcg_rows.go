package text

import "gotaku/rules/ability"

// fftcgOwn are the rows that only FF-TCG has. Digest sections 15 to 20, 26.
func fftcgOwn() []row {
	var rows []row
	for _, part := range [][]row{ffNouns(), ffEffects, ffFinds(), ffField(), ffRules, ffConditions, ffEvents, ffSentences, ffCosts} {
		rows = append(rows, part...)
	}
	return rows
}

func ofSomeone(v any) bool { return v.(ability.Filter).Who != (ability.Who{}) }

// ffNouns: who controls, where it lies, what it is called.
func ffNouns() []row {
	rows := []row{
		{id: "controlled", nt: "mod", ja: "{Who:ctrl}", node: ability.Filter{}, needs: ofSomeone},
		{quiet: true, id: "of a side", nt: "mod", ja: "{Who:poss}", node: ability.Filter{}},
		{id: "controlled behind", nt: "mod", en: "… {Who:ctrl}", node: ability.Filter{}, needs: ofSomeone, late: true},
	}
	var zones []row
	for _, z := range []struct {
		zone          ability.Zone
		ja, first, en string
	}{{ability.Hand_, "手札", "の", "hand"}, {ability.Discards, "ブレイクゾーン", "にある", "Break Zone"}, {ability.DamageZone, "ダメージゾーン", "にある", "Damage Zone"}, {ability.Deck, "デッキ", "の", "deck"}, {ability.Removed, "除外領域", "にある", "removed zone"}} {
		ja := func(who string) string {
			return who + z.ja + z.first + " | " + who + z.ja + "‹の|にある|から‹|、››"
		}
		zones = append(zones,
			row{id: "in someone's " + z.en, nt: "mod", ja: ja("{Who:poss}"), node: zoned(z.zone), needs: ofSomeone},
			row{id: "in " + z.en, nt: "mod", ja: ja(""), node: zoned(z.zone)},
			row{id: z.en, nt: "mod", en: "… in {Who:possz}" + z.en + " | … from {Who:possz}" + z.en, node: zoned(z.zone), late: true})
	}
	rows = append(zones, rows...)
	return append(rows, []row{
		{id: "you control", nt: "ctrl", ja: "あなたがコントロールする | あなたのコントロールする", en: "you control", node: who(ability.You)},
		{id: "they control", nt: "ctrl", ja: "対戦相手がコントロールする | 対戦相手のコントロールする", en: "your opponent controls | opponent controls | the opponent controls", node: who(ability.Opponent)},
		{id: "own control", nt: "ctrl", ja: "自分がコントロールする | 自分のコントロールする | 自身がコントロールする", en: "they control", node: who(ability.That)},
		{id: "category", nt: "mod", ja: "{Has.0.Value:category}‹の|›", en: "{Has.0.Value:category} ", node: hasProp(ability.CategoryAttr)},
		{id: "generic", nt: "mod", ja: "一般アイコンを持つ", en: "… with a generic icon", node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "generic"}}}},
		{id: "neither element", nt: "mod", ja: "{Has.0.Value:class}‹か|と›{Has.1.Value:class}以外の", en: "… other than {Has.0.Value:class} ‹or|and› {Has.1.Value:class}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}}},
		{id: "not element", nt: "mod", ja: "{Has.0.Value:class}以外の", en: "non-{Has.0.Value:class} ", node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{id: "not job", nt: "mod", ja: "{Has.0.Value:trait}以外の", en: "… other than {Has.0.Value:trait}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}},
		{id: "not called", nt: "mod", ja: "{Has.0.Value:name}以外の", en: "… other than {Has.0.Value:name}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{id: "called", nt: "mod", ja: "{Has.0.Value:name}の", en: "{Has.0.Value:name} ", node: hasProp(ability.NameAttr)},
		{id: "one of two elements", nt: "mod", ja: "{Or.0.Has.0.Value:class}か{Or.1.Has.0.Value:class}の", en: "{Or.0.Has.0.Value:class} or {Or.1.Has.0.Value:class} ",
			node: ability.Filter{Or: []ability.Filter{hasProp(ability.ClassAttr), hasProp(ability.ClassAttr)}}},
		{id: "one of two jobs", nt: "mod", ja: "{Or.0.Has.0.Value:trait}か{Or.1.Has.0.Value:trait}の", en: "{Or.0.Has.0.Value:trait} or {Or.1.Has.0.Value:trait} ",
			node: ability.Filter{Or: []ability.Filter{hasProp(ability.TraitAttr), hasProp(ability.TraitAttr)}}},
		{id: "job or name", nt: "mod", ja: "{Or.0.Has.0.Value:trait}か{Or.1.Has.0.Value:name}の", en: "{Or.0.Has.0.Value:trait} or {Or.1.Has.0.Value:name} ",
			node: ability.Filter{Or: []ability.Filter{hasProp(ability.TraitAttr), hasProp(ability.NameAttr)}}},
		{id: "job head", nt: "head", ja: "{Has.0.Value:trait}", en: "{Has.0.Value:trait}", node: hasProp(ability.TraitAttr)},
		{id: "category head", nt: "head", ja: "{Has.0.Value:category}", en: "{Has.0.Value:category}", node: hasProp(ability.CategoryAttr)},
		{id: "its power", nt: "refstat", ja: "パワー", en: "power", node: ability.Power},
		{id: "its controller", nt: "player", ja: "そのコントローラー", en: "its controller", node: ability.Who{Side: ability.MasterOf, Of: bindRef(slotIt)}},
		{id: "both", nt: "player", ja: "各プレイヤー | お互い", en: "each player", node: who(ability.Each)},
		{id: "attack phase", nt: "phase", ja: "アタックフェイズ", en: "Attack Phase", node: ability.AttackPhase},
		{id: "bare all", nt: "what", ja: "{Sel.Of:np}", en: "‹|the |all the ›{Sel.Of:nps}", node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, quiet: true, needs: func(v any) bool { f := &v.(ability.What).Sel.Of; return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 }},
		{quiet: true, id: "all controlled", nt: "selb", ja: "{Of.Who:ctrl}すべての{Of+:npraw} | {Of.Who:ctrl}{Of+:npraw}すべて", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: zoned(ability.Field)}, needs: ofSide},
		{quiet: true, id: "all in", nt: "selb", ja: "{Of.Who:poss}{Of.Zone:zoneset}にあるすべての{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}}},
		{quiet: true, id: "all but this", nt: "selb", ja: ownName + "以外のすべての{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: otherOnField()}},
		{quiet: true, id: "all but this controlled", nt: "selb", ja: ownName + "以外の{Of.Who:ctrl}すべての{Of+:npraw} | {Of.Who:ctrl}" + ownName + "以外のすべての{Of+:npraw}", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: otherOnField()}},
		{quiet: true, id: "own deck top", nt: "selb", ja: "デッキの上から{Of.Depth:num}枚", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: who(ability.You)}}},
		{quiet: true, id: "the top card", nt: "selb", en: "the top card of {Of.Who:poss}deck", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}},
		{id: "distinct elements", nt: "selb", ja: "互いに属性が異なる{Of:np}{N:count} | ‹属性の異なる|それぞれ属性が異なる|異なる属性の›{Of:np}{N:count}", en: "{N:count} {Of:np} of different Elements", node: ability.Selector{Distinct: ability.ClassAttr}},
		{id: "distinct names", nt: "selb", ja: "カード名が異なる{Of:np}{N:count} | カード名の異なる{Of:np}{N:count}", en: "{N:count} {Of:np} with different names", node: ability.Selector{Distinct: ability.NameAttr}},
		{quiet: true, id: "distinct names of all", nt: "targets", ja: "{Of.Who:poss}{Of.Zone:zoneset}にあるカード名‹の|が›異なる{Of+:npraw}‹を|›{N:count}‹を|›", node: ability.Selector{Distinct: ability.NameAttr}},
		{id: "blocking this", nt: "mod", ja: ownName + "をブロックし‹ている|た›", en: "… blocking " + ownName, node: ability.Filter{Is: []ability.State{ability.Blocking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, Of: thisRef}}}},
		{id: "blocked by this", nt: "mod", ja: ownName + "‹がブロックしている|にブロックされている›", en: "… blocked by " + ownName, node: ability.Filter{Is: []ability.State{ability.Attacking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, Of: thisRef}}}},
		{id: "it noun", nt: "head", ja: "それ | その‹フォワード|キャラクター|カード|モンスター|バックアップ›", en: itMark + " | it | they | that ‹Forward|Character|card|Monster|Backup›", node: ability.Filter{Ref: bindRef(slotIt)}},
		{id: "ex icon", nt: "mod", ja: "EXバーストを持つ", en: "… with EX Burst", node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "ex"}}}},
		{id: "at most", nt: "selb", ja: "{Of:np}‹|を›最大{N.N:num}{:ctr}まで", node: ability.Selector{N: ability.Count{Op: ability.UpTo}}, quiet: true},
		{id: "until end", nt: "span", ja: "ターン終了時まで", en: "until the end of the turn | until end of turn", node: ability.Time{Until: ability.EndOfTurn}},
	}...)
}

// otherOnField are the cards on the field other than this one.
func otherOnField() ability.Filter {
	f := related(ability.Other, thisRef)
	f.Zone = []ability.Zone{ability.Field}
	return f
}

func ofSide(v any) bool { return v.(ability.Selector).Of.Ref == (ability.Ref{}) }

func toRef(v any) bool { return v.(*ability.Damage).To.Ref != (ability.Ref{}) }

// notIt leaves it to the row that says its.
func notIt(v any) bool { return v.(*ability.Change).What.Ref != bindRef(slotIt) }

var ffEffects = []row{
	{id: "damage it", nt: "effect", ja: "{To:what}に{N:num}ダメージを与える", en: "deal {To:what} {N:num} damage", node: &ability.Damage{}, needs: toRef},
	{id: "at turn end, in a row", nt: "effect", ja: "ターン終了時に{Do:effects}", en: "at the end of the turn {Do:effects}", node: &ability.Later{On: ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{id: "points of damage", nt: "effect", ja: "{To.Who:player}に{N:num}点のダメージを与える", en: "deal {To.Who:player} {N:npoint} of damage", node: &ability.Damage{}},
	{id: "source deals", nt: "effect", ja: "{By:ref}は{To:what}に{N:num}ダメージを与える", en: "{By:ref} deals {N:num} damage to {To:what} | {By:ref} deals {To:what} {N:num} damage", node: &ability.Damage{}},
	{id: "source deals points", nt: "effect", ja: "{By:ref}は{To.Who:player}に{N:num}点のダメージを与える", en: "{By:ref} deals {To.Who:player} {N:npoint} of damage", node: &ability.Damage{}},
	{id: "source deals power", nt: "effect", ja: "{By:ref}は{To:what}に{N:expr}に等しいダメージを与える", en: "{By:ref} deals damage equal to {N:expr} to {To:what}", node: &ability.Damage{}, needs: func(v any) bool { return v.(*ability.Damage).N.Op != ability.Const }},

	{id: "power up", nt: "effect", ja: "{What:what}のパワーを+{N:num}する | {What:what}のパワーは+{N:num}される", en: "{What:what} ‹gains~gain› {N:num} power | {What:what} ‹gains~gain› +{N:num} power", node: &ability.Change{Stat: ability.Power}},
	{id: "power down", nt: "effect", ja: "{What:what}のパワーを-{N:num}する", en: "{What:what} ‹loses~lose› {N:num} power", node: &ability.Change{Stat: ability.Power, Op: ability.Sub}},
	{id: "power set", nt: "effect", ja: "{What:what}のパワーを{N:num}にする | {What:what}のパワーは{N:num}になる", en: "the power of {What:what} becomes {N:num}", node: &ability.Change{Stat: ability.Power, Op: ability.Set}, needs: notIt},
	{id: "its power set", nt: "effect", ja: "それのパワーを{N:num}にする | それのパワーは{N:num}になる", en: "its power becomes {N:num}", node: &ability.Change{What: ability.What{Ref: bindRef(slotIt)}, Stat: ability.Power, Op: ability.Set}},
	{id: "power doubled", nt: "effect", ja: "{What:what}のパワーを{N:num}倍にする", en: "multiply the power of {What:what} by {N:num}", node: &ability.Change{Stat: ability.Power, Op: ability.Times}},
	{quiet: true, id: "power up till end", nt: "effect", ja: "{What:what}のパワーをターン終了時まで+{N:num}する", node: &ability.Change{Stat: ability.Power, For: ability.Time{Until: ability.EndOfTurn}}},
	{quiet: true, id: "power down till end", nt: "effect", ja: "{What:what}のパワーをターン終了時まで-{N:num}する", node: &ability.Change{Stat: ability.Power, Op: ability.Sub, For: ability.Time{Until: ability.EndOfTurn}}},
	{id: "power up instead", nt: "partial", ja: "パワーを+{N:num}する", en: "gains {N:num} power", node: &ability.Change{Stat: ability.Power}},
	{id: "power and words", nt: "chain", ja: "{0.What=1.What:what}のパワーを+{0.N:num}し、{1.Words:kws}を‹与える|得る›", en: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N:num} power and {1.Words:kws}",
		node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
	{id: "also kind and quoted", nt: "chain", ja: "{0.What=1.What=2.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱い|にもなり›、「{2.Quoted:quoted}」を得る", en: "{0.What=1.What=2.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power and “{2.Quoted:quoted}”",
		node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}, &ability.Give{}}},
	{id: "also kind and words", nt: "chain", ja: "{0.What=1.What=2.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱い|にもなり›、{2.Words:kws}を得る", en: "{0.What=1.What=2.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power and {2.Words:kws}",
		node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}, &ability.Give{}}},
	{id: "power less and words", nt: "chain", ja: "{0.What=1.What:what}のパワーを-{0.N:num}し、{1.Words:kws}を失う", en: "{0.What=1.What:what} ‹loses~lose› {0.N:num} power and {1.Words:kws}",
		node: []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Sub}, &ability.Give{Take: true}}},
	{id: "power less and quoted", nt: "chain", ja: "{0.What=1.What:what}のパワーを-{0.N:num}し、「{1.Quoted:quoted}」を‹与える|得る›", en: "{0.What=1.What:what} ‹loses~lose› {0.N:num} power and gains “{1.Quoted:quoted}” | {0.What=1.What:what} ‹loses~lose› {0.N:num} power and “{1.Quoted:quoted}”",
		node: []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Sub}, &ability.Give{}}},
	{id: "power and quoted", nt: "chain", ja: "{0.What=1.What:what}のパワーを+{0.N:num}し、「{1.Quoted:quoted}」を‹与える|得る›", en: "{0.What=1.What:what} ‹gains~gain› ‹|+›{0.N:num} power and “{1.Quoted:quoted}”",
		node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
	{id: "grant words", nt: "effect", ja: "{What:what}に{Words:kws}を与える", node: &ability.Give{}, quiet: true},
	{id: "grant quoted", nt: "effect", ja: "{What:what}に「{Quoted:quoted}」を与える", node: &ability.Give{}, quiet: true},
	{id: "become element", nt: "effect", ja: "{What:what}は{Props.0.Value:class}を得る", en: "{What:what} ‹gains~gain› the {Props.0.Value:class} element", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}}},
	{id: "also job", nt: "effect", ja: "{What:what}は{Props.0.Value:trait}‹としても扱う|を得る›", en: "{What:what} ‹is~are› also {Props.0.Value:trait}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	{id: "also name", nt: "effect", ja: "{What:what}は{Props.0.Value:name}としても扱う", en: "{What:what} ‹is~are› also {Props.0.Value:name}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.NameAttr}}}},
	{id: "also kind", nt: "chain", ja: "{0.What=1.What:what}はパワー{1.N:num}の{0.Kinds:kind}‹としても扱う|にもなる›", en: "{0.What=1.What:what} also ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power",
		node: []ability.Effect{&ability.Give{Also: true}, &ability.Change{Stat: ability.Power, Op: ability.Set}}},

	{id: "break", nt: "effect", ja: "{What:o}ブレイクする", en: "break {What:o}", node: &ability.Move{How: ability.Break, To: at(ability.Discards)}, needs: fromSomewhere},
	{id: "remove", nt: "effect", ja: "{What:o}‹ゲームから|›除外する", en: "remove {What:o} from the game", node: &ability.Move{How: ability.Banish, To: at(ability.Removed)}, needs: fromSomewhere},
	{id: "discard cards", nt: "effect", ja: "手札を{What.Sel.N:ncards}‹|選んで›捨てる", en: "discard {What.Sel.N:ncards}", node: discardOwn(false)},
	{id: "discard at random", nt: "effect", ja: "手札を‹無作為に|ランダムに›{What.Sel.N:ncards}捨てる", en: "discard {What.Sel.N:ncards} at random", node: discardOwn(true)},
	{id: "ff discard", nt: "effect", ja: "{What:o}‹|選んで›捨てる", en: "discard {What:o}", node: &ability.Move{How: ability.Discard, To: at(ability.Discards)}, needs: discardable},
	{quiet: true, id: "discard of hand", nt: "effect", ja: "{What.Sel.Of+:npraw}‹|を›{What.Sel.N:count}‹|を›捨てる", en: "discard {What.Sel.N:count} {What.Sel.Of+:npraw}", node: discardOwn(false)},
	{id: "make discard", nt: "effect", ja: "対戦相手の手札を{What.Sel.N:count}捨てさせる", node: &ability.Move{What: ability.What{Sel: &ability.Selector{By: who(ability.Opponent), Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.Opponent)}}}, How: ability.Discard, To: at(ability.Discards)}, quiet: true},
	{id: "pick", nt: "effect", ja: "{Sel:targets}選択する", en: "select {Sel:targets}", node: &ability.Select{Slot: slotNew, Pick: true}},
	{quiet: true, id: "pick together", nt: "effect", ja: "{Sel.Each.0.Of:np}と{Sel.Each.1.Of:np}を{Sel.Each.0.N=Sel.Each.1.N:count}ずつ選ぶ", node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}}}, Slot: slotNew, Slots: []uint8{slotFormer, slotLatter}}, needs: apart},
	{quiet: true, id: "discard this", nt: "effect", ja: ownName + "を手札から捨てる", en: "discard " + ownName, node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: one(), Of: ability.Filter{Ref: thisRef, Zone: []ability.Zone{ability.Hand_}}}}, How: ability.Discard, To: at(ability.Discards)}},
	{id: "fight", nt: "chain", ja: "それらは互いに‹自身の|その|›パワー‹に等しい|と等しい|と同じ›ダメージを‹与える|与え合う›", en: "each deals damage equal to its power to the other", node: []ability.Effect{strike(slotFormer, slotLatter), strike(slotLatter, slotFormer)}},
	{id: "damage times", nt: "effect", ja: "{To:what}に{N.Args.1:expr}の{N.Args.0:num}倍のダメージを与える", en: "deal {To:what} damage equal to {N.Args.0:num} times {N.Args.1:expr}", node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}, needs: timesX},
	{quiet: true, id: "so many of them to hand", nt: "effectB", ja: "{What.Sel.N:count}を手札に加える", node: ofLooked(ability.Hand_)},
	{quiet: true, id: "so many of them to hand -し", nt: "effectBR", ja: "{What.Sel.N:count}を手札に加え", node: ofLooked(ability.Hand_)},
	{quiet: true, id: "so many of them away", nt: "effectB", ja: "{What.Sel.N:count}をブレイクゾーンに置く", node: ofLooked(ability.Discards)},
	{quiet: true, id: "so many of them away -し", nt: "effectBR", ja: "{What.Sel.N:count}をブレイクゾーンに置き", node: ofLooked(ability.Discards)},
	{quiet: true, id: "they discard it", nt: "s6", ja: "対戦相手は{Do.0.What.Ref:ref}を捨てる", en: "your opponent discards {Do.0.What.Ref:ref}", node: clause{Do: []ability.Effect{&ability.Move{How: ability.Discard, To: at(ability.Discards)}}}},
	{id: "to field active", nt: "effect", ja: "{What:o}アクティブ状態でフィールドに出す", en: "play {What:o} onto the field active", node: &ability.Move{To: ability.Place{Zone: ability.Field, State: ability.Standing}}, needs: fromSomewhere},
	{id: "freeze", nt: "effect", ja: "{What:o}凍結する", en: "freeze {What:o}", node: &ability.Act{Word: "freeze"}},
	{id: "dull and freeze", nt: "chain", ja: "{0.What=1.What:o}ダルにし、凍結する | {0.What=1.What:o}ダル‹にし|にして|にして、|状態にし、|状態にし›凍結する", en: "dull {0.What=1.What:o} and freeze it", node: []ability.Effect{&ability.Turn{To: ability.Acted}, &ability.Act{Word: "freeze"}}},
	{id: "gain crystals", nt: "effect", ja: "‹クリスタル|《C》›を{N:num}‹個|つ›得る | ‹クリスタル|《C》›{N:num}個を得る", en: "gain {N:nummany} Crystal‹~s›", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerCrystals}},
	{id: "gain one crystal", nt: "effect", ja: "《C》を得る", en: "gain 《C》", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerCrystals, N: ability.N(1)}, quiet: true},
	{id: "cancel its", nt: "effect", ja: "その効果を無効にする", en: "cancel its effect", node: &ability.Cancel{What: ability.What{Ref: bindRef(slotIt)}}},
	{id: "cancel", nt: "effect", ja: "{What:what}の効果を無効にする", en: "cancel the effect of {What:what}", node: &ability.Cancel{}},
	{id: "add main phase", nt: "effect", ja: "このターンにメインフェイズを1回追加する | ‹このターン、|›メインフェイズを‹1回|1つ›追加する", en: "add 1 Main Phase to this turn", node: &ability.Act{Word: "main phase"}},
	{id: "remove damage", nt: "effect", ja: "{What:what}が受けているダメージをすべて取り除く", en: "remove all damage from {What:what}", node: &ability.Act{Word: "heal"}},
	{id: "out of battle", nt: "effect", ja: "{What:o}‹戦闘|バトル›から取り除く", en: "remove {What:o} from battle", node: &ability.Battle{Op: ability.RemoveFrom}},
	{id: "look own", nt: "effect", ja: "‹あなたの|›デッキの上から{N:num}枚‹を|›見る | デッキの上からカードを{N:num}枚見る", en: "look at the top {N:ncard} of your deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: who(ability.You)}, Bind: slotNew}},
	{id: "reveal own", nt: "effect", ja: "‹あなたの|›デッキの上から{N:num}枚を公開する | デッキの上からカードを{N:num}枚公開する", en: "reveal the top {N:ncard} of your deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: who(ability.You)}, Reveal: true, Bind: slotNew}},
	{id: "mill", nt: "effect", ja: "{What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚をブレイクゾーンに置く", en: "put the top {What.Sel.Of.Depth:ncard} of {What.Sel.Of.Who:poss}deck into the Break Zone",
		node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: zoned(ability.Deck)}}, To: at(ability.Discards)}},

	{id: "cast cost lower", nt: "effect", ja: "{What:what}をキャストするためのコストは{N:num}減る", en: "the cost required to cast {What:what} is reduced by {N:num}", node: &ability.CostChange{Verb: ability.Played, Op: ability.Sub}, needs: castRef},
	{id: "cast cost higher", nt: "effect", ja: "{What:what}をキャストするためのコストは{N:num}増える", en: "the cost required to cast {What:what} is increased by {N:num}", node: &ability.CostChange{Verb: ability.Played}, needs: castRef},
	{id: "your casts lower", nt: "effect", ja: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る", en: "the cost for {What.Sel.Of.Who:player} to cast {What.Sel.Of+:rawnps} is reduced by {N:num}",
		node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub}},
	{id: "your casts higher", nt: "effect", ja: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}増える", en: "the cost for {What.Sel.Of.Who:player} to cast {What.Sel.Of+:rawnps} is increased by {N:num}",
		node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played}},
	{id: "your next cast", nt: "effect", ja: "{What.Sel.Of.Who:player}が次にキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る", en: "the cost of the next {What.Sel.Of+:npraw} {What.Sel.Of.Who:player} cast is reduced by {N:num}",
		node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub, Next: true}},
}

// discardable: only cards in a hand are discarded. FF-TCG 15.1.1.4.
func discardable(v any) bool {
	w := v.(*ability.Move).What
	return w.Sel == nil || len(w.Sel.Each) == 0 && (inSlot(&w.Sel.Of) || len(w.Sel.Of.Zone) == 1 && w.Sel.Of.Zone[0] == ability.Hand_)
}

// strike is the damage of one that was chosen to the other, as much as its power.
func strike(by, to uint8) *ability.Damage {
	return &ability.Damage{By: bindRef(by), To: ability.What{Ref: bindRef(to)}, N: ability.Amount{Op: ability.StatOf, Ref: bindRef(by), Stat: ability.Power}}
}

func timesX(v any) bool { return v.(*ability.Damage).N.Args[1].Op != ability.Const }

// ofLooked moves some of what was looked at.
func ofLooked(z ability.Zone) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}}, To: at(z)}
}

// discardOwn is a discard of cards of one's hand.
func discardOwn(random bool) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Random: random, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.You)}}}, How: ability.Discard, To: at(ability.Discards)}
}

func castRef(v any) bool { return v.(*ability.CostChange).What.Ref != (ability.Ref{}) }

// ffFinds: サーチ. FF-TCG 15.1.1.8.
func ffFinds() []row {
	dull := at(ability.Field)
	active := dull
	dull.State, active.State = ability.Acted, ability.Standing
	var rows []row
	for _, d := range []dest{
		{"hand", "手札に加える", "add {it} to your hand", at(ability.Hand_)}, {"field", "フィールドに出す", "play {it} onto the field", at(ability.Field)},
		{"field dull", "ダル状態でフィールドに出す", "play {it} onto the field dull", dull}, {"field active", "アクティブ状態でフィールドに出す", "play {it} onto the field active", active}, {"Break Zone", "ブレイクゾーンに置く", "put {it} into the Break Zone", at(ability.Discards)},
	} {
		deck := ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: who(ability.You)}}
		const from, found = "‹デッキから、|デッキから|あなたのデッキから、|あなたのデッキから|›{Sel.Of+:npraw}", "‹探し|サーチし›‹、|て、|›"
		rows = append(rows, row{id: "find to " + d.id, nt: "effect", node: &ability.Find{Who: who(ability.You), To: d.to, Bind: slotNew, Show: true, Sel: deck},
			ja: from + "{Sel.N:count}を" + found + d.ja + " | " + from + "を{Sel.N:count}" + found + d.ja + " | " + from + "{Sel.N:count}" + found + d.ja,
			en: "search for {Sel.N:count} {Sel.Of+:npraw} and " + replaceIt(d.en)})
	}
	return rows
}

func replaceIt(s string) string {
	out := ""
	for i := 0; i < len(s); i++ {
		if len(s)-i >= 4 && s[i:i+4] == "{it}" {
			out, i = out+"‹it|them›", i+3
			continue
		}
		out += string(s[i])
	}
	return out
}

var ffRules = []row{
	{id: "unblockable", nt: "effect", ja: "{What:what}はブロックされない", en: "{What:what} cannot be blocked", node: &ability.Rule{Verb: ability.AttackedV}},
	{id: "unblockable by", nt: "effect", ja: "{What:what}は{With:np}‹に|によって|には|では›ブロックされない", en: "{What:what} cannot be blocked by {With:nps} | {What:what} cannot be blocked by {With:anp}", node: &ability.Rule{Verb: ability.AttackedV}},
	{id: "cannot block it", nt: "effect", ja: "{What:what}は{With:fwhat}をブロックできない", en: "{What:what} cannot block {With:fwhat}", node: &ability.Rule{Verb: ability.BlockV}},
	{id: "cannot be chosen by kind", nt: "effect", ja: "{What:what}は対戦相手の{With.Kind:kind}‹に|によって|には|では›選ばれない", en: "{What:what} cannot be chosen by your opponent's {With.Kind:kinds}", node: &ability.Rule{Verb: ability.Selected, By: who(ability.Opponent), With: &ability.Filter{}}, needs: func(v any) bool { return v.(*ability.Rule).With.Kind != ability.Summon|abilities }},
	{id: "must block", nt: "effect", ja: "{What:what}は可能ならブロックしなければならない", en: "{What:what} must block if ‹able|possible›", node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must}},
	{id: "neither", nt: "chain", ja: "{0.What=1.What:what}は‹アタックもブロックもできない|アタックとブロックができない›", en: "{0.What=1.What:what} cannot attack or block", node: []ability.Effect{&ability.Rule{Verb: ability.AttackV}, &ability.Rule{Verb: ability.BlockV}}},
	{id: "damage less", nt: "effect", ja: "{Of.Subj:fwhat}が受けるダメージは{N:num}‹軽減する|減る›", en: "damage dealt to {Of.Subj:fwhat} is reduced by {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Sub}},
	{id: "damage more", nt: "effect", ja: "{Of.Subj:fwhat}が与えるダメージは{N:num}増える", en: "damage dealt by {Of.Subj:fwhat} is increased by {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}},
	{id: "cannot use", nt: "effect", ja: "{What.Who:player}は{With.Kind:kind}を使用できない", en: "{What.Who:player} cannot use {With.Kind:kinds}", node: &ability.Rule{Verb: ability.ActivatedV, With: &ability.Filter{}}},
}

var ffConditions = []row{
	{id: "times this turn", nt: "expr", ja: "このターンに{On:event}回数", en: "the number of times {On:event} this turn", node: ability.Amount{Op: ability.History}},
	{id: "controls", nt: "cond3", ja: "{L.Of.Who:player}が{L.Of+:npraw}を‹|1体以上›コントロールしている", en: "{L.Of.Who:player} ‹controls~control› {L.Of+:anpraw}", node: controls(ability.GE, ability.N(1))},
	{id: "controls none", nt: "cond3", ja: "{L.Of.Who:player}が{L.Of+:npraw}をコントロールしていない", en: "{L.Of.Who:player} ‹controls~control› no {L.Of+:rawnps}", node: controls(ability.LE, ability.N(0))},
	{id: "controls many", nt: "cond3", ja: "{L.Of.Who:player}が{L.Of+:npraw}を{R:num}‹体|枚›以上コントロールしている", en: "{L.Of.Who:player} ‹controls~control› {R:num} or more {L.Of+:rawnps}", node: controls(ability.GE, ability.Amount{})},
	{id: "controls few", nt: "cond3", ja: "{L.Of.Who:player}が{L.Of+:npraw}を{R:num}‹体|枚›以下しかコントロールしていない | {L.Of.Who:player}がコントロールする{L.Of+:npraw}が{R:num}‹体|枚›以下である", en: "{L.Of.Who:player} ‹controls~control› {R:num} or less {L.Of+:rawnps}", node: controls(ability.LE, ability.Amount{})},
	{id: "received", nt: "cond3", ja: "{L.Of.Who:player}が{R:num}点以上のダメージを受けている", en: "{L.Of.Who:player} ‹has~have› received {R:npoint} of damage or more", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}, needs: wordless},
	{id: "hand is empty", nt: "cond3", ja: "{L.Of.Who:poss}手札がない", en: "{L.Of.Who:player} ‹has~have› no cards in ‹hand|their hand|your hand›", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}, R: ability.N(0)}},
	{id: "is frozen", nt: "cond1", ja: "{Ref:ref}が凍結状態", en: "{Ref:ref} is frozen", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Frozen}}}},
	{id: "is of cost at most", nt: "cond1", ja: "{Ref:ref}がコスト{Of.Num.0.N:num}以下", en: "{Ref:ref} is of cost {Of.Num.0.N:num} or less", node: isBound(ability.CostStat, ability.LE)},
	{id: "is of cost at least", nt: "cond1", ja: "{Ref:ref}がコスト{Of.Num.0.N:num}以上", en: "{Ref:ref} is of cost {Of.Num.0.N:num} or more", node: isBound(ability.CostStat, ability.GE)},
	{id: "is of power at most", nt: "cond1", ja: "{Ref:ref}がパワー{Of.Num.0.N:num}以下", en: "{Ref:ref} is of power {Of.Num.0.N:num} or less", node: isBound(ability.Power, ability.LE)},
	{id: "is of power at least", nt: "cond1", ja: "{Ref:ref}がパワー{Of.Num.0.N:num}以上", en: "{Ref:ref} is of power {Of.Num.0.N:num} or more", node: isBound(ability.Power, ability.GE)},
	{id: "is of element", nt: "cond1", ja: "{Ref:ref}が{Of.Has.0.Value:class}", en: "{Ref:ref} is {Of.Has.0.Value:class}", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
	{id: "is attacking", nt: "cond3", ja: "{Ref:ref}がアタックしている", en: "{Ref:ref} is attacking", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
	{id: "is blocking", nt: "cond3", ja: "{Ref:ref}がブロックしている", en: "{Ref:ref} is blocking", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Blocking}}}},
	{id: "bears counters", nt: "cond3", ja: "{L.Ref:ref}に{L.Name:ctrname}カウンターが{R:num}個以上‹置かれている|ある› | {L.Ref:ref}が{L.Name:ctrname}カウンターを{R:num}個以上持っている", en: "{R:num} or more {L.Name:ctrname} Counters are placed on {L.Ref:ref}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
	{id: "has no crystals", nt: "cond3", ja: "{L.Who:player}が‹クリスタル|《C》›を持っていない", en: "{L.Who:player} ‹has~have› no Crystals", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}, R: ability.N(0)}},
	{quiet: true, id: "has a crystal", nt: "cond3", ja: "{L.Who:player}が‹クリスタル|《C》›を持っている", en: "{L.Who:player} ‹has~have› 《C》", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}, R: ability.N(1)}},
	{quiet: true, id: "has two crystals", nt: "cond3", en: "{L.Who:player} ‹has~have› 《C》《C》‹| or more›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}, R: ability.N(2)}},
	{quiet: true, id: "many controlled", nt: "cond3", ja: "{L.Of.Who:player}が{R:num}‹体|枚›以上の{L.Of+:npraw}をコントロールしている", node: controls(ability.GE, ability.Amount{})},
	{quiet: true, id: "none of them", nt: "cond3", ja: "{L.Of:np}が‹い|›ない", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}, R: ability.N(0)}, needs: ownedField},
	{quiet: true, id: "some of them", nt: "cond3", ja: "{L.Of:np}が‹いる|ある›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.N(1)}, needs: ownedField},
	{quiet: true, id: "one in Break Zone", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› {L.Of+:anpraw} in ‹your|their› Break Zone", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}, R: ability.N(1)}},
	{quiet: true, id: "few cards in hand", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› {R:ncard} or less in ‹hand|your hand|their hand›", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{quiet: true, id: "many cards in hand", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› {R:ncard} or more in ‹hand|your hand|their hand›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{quiet: true, id: "cast this turn", nt: "cond3", ja: "{On.Who:player}がこのターン‹に|中に|中|›‹、|›{On.Subj:npraw}をキャストしてい‹た|る›", en: "{On.Who:player} ‹have|has› cast {On.Subj:anpraw} this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}},
	{quiet: true, id: "many in Break Zone", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› {R:num} or more {L.Of+:rawnps} in ‹your|their› Break Zone", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}}},
	{quiet: true, id: "many in hand", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› {R:num} or more {L.Of+:rawnps} in ‹hand|your hand|their hand›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{quiet: true, id: "few in hand", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› {R:num} or less {L.Of+:rawnps} in ‹hand|your hand|their hand›", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
	{id: "has crystals", nt: "cond3", ja: "{L.Who:player}が‹クリスタル|《C》›を{R:num}‹個|つ›以上持っている", en: "{L.Who:player} ‹has~have› {R:num} or more Crystals", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}}},
}

// ownedField: of cards on the field that someone controls.
func ownedField(v any) bool {
	f := v.(ability.Cond).L.Of
	return sided(f) && len(f.Zone) == 1 && f.Zone[0] == ability.Field
}

// isBound: a card's number is within a bound.
func isBound(s ability.Stat, c ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Is, Of: &ability.Filter{Num: []ability.Bound{{Stat: s, Cmp: c}}}}
}

// controls compares how many one controls.
func controls(cmp ability.Cmp, n ability.Amount) ability.Cond {
	f := zoned(ability.Field)
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: n}
}

// ffParty are the Forwards that attack as a party. FF-TCG 15.1.1.9.
func ffParty() *ability.Filter {
	return &ability.Filter{Kind: ability.Forward, Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}
}

var ffEvents = []row{
	{id: "at turn end", nt: "events", ja: "{0.Who:poss}ターン‹の|›終了時", en: "at the end of {0.Who:poss}turn", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{id: "at phase", nt: "events", ja: "{0.Who:poss}{0.Phase:phase}‹の|›開始時", en: "at the beginning of {0.Who:poss}{0.Phase:phase}", node: []ability.Event{{Verb: ability.PhaseBegan}}},
	{id: "at each phase", nt: "events", ja: "各ターンの{0.Phase:phase}‹の|›開始時", en: "at the beginning of each {0.Phase:phase}", node: []ability.Event{{Verb: ability.PhaseBegan}}, needs: func(v any) bool { return v.([]ability.Event)[0].Phase != ability.EndPhase }},
	{quiet: true, id: "at phase of each", nt: "events", en: "at the beginning of the {0.Phase:phase} during each of your turns", node: []ability.Event{{Verb: ability.PhaseBegan, Who: who(ability.You)}}},
	{id: "at main phase 2", nt: "events", ja: "{0.Who:poss}メインフェイズ2‹の|›開始時", en: "at the beginning of {0.Who:poss}Main Phase 2", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 2}}},
	{id: "at main phase 1", nt: "events", ja: "{0.Who:poss}メインフェイズ1‹の|›開始時", en: "at the beginning of {0.Who:poss}Main Phase 1", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 1}}},
	{quiet: true, id: "at own main phase 1", nt: "events", ja: "メインフェイズ1‹の|›開始時", en: "at the beginning of Main Phase 1", node: []ability.Event{{Verb: ability.PhaseBegan, Who: who(ability.You), Phase: ability.MainPhase, Nth: 1}}},
	{id: "at own phase", nt: "events", ja: "{0.Phase:phase}‹の|›開始時", en: "at the beginning of {0.Phase:phase}", node: []ability.Event{{Verb: ability.PhaseBegan, Who: who(ability.You)}}, quiet: true},
	{id: "at this turn end", nt: "events", ja: "ターン終了時 | このターンの終了時", en: "at the end of the turn", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{id: "enters or attacks", nt: "events", ja: "{0.Subj=1.Subj:fieldnp}がフィールドに出たかアタックしたとき | {0.Subj=1.Subj:fieldnp}がフィールドに‹出たとき、か|出たときか|出るか、|出るか|出たか、›アタックしたとき", en: "when {0.Subj=1.Subj:fieldnp} ‹enters~enter› the field or ‹attacks~attack›",
		node: []ability.Event{{Verb: ability.Entered}, {Verb: ability.AttackV}}},
	{id: "attacks or blocks", nt: "events", ja: "{0.Subj=1.Subj:fieldnp}がアタックするかブロックしたとき | {0.Subj=1.Subj:fieldnp}がアタック‹したか|するか、|したか、|したときか›ブロックしたとき", en: "when {0.Subj=1.Subj:fieldnp} ‹attacks~attack› or ‹blocks~block›",
		node: []ability.Event{{Verb: ability.AttackV}, {Verb: ability.BlockV}}},
	{quiet: true, id: "enters a side", nt: "event", ja: "{Subj.Who:poss}フィールドに{Subj+:npraw}が出た", en: "{Subj+:anpraw} ‹enters~enter› {Subj.Who:poss}field", node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, needs: notThis},
	{quiet: true, id: "hand is discarded", nt: "event", ja: "{Who:poss}手札が捨てられた", node: ability.Event{Verb: ability.DiscardedV}},
	{quiet: true, id: "chosen by anyone", nt: "event", ja: "{Subj:fieldnp}が‹召喚獣やアビリティ|召喚獣かアビリティ›‹に|によって›選ばれた", en: "{Subj:fieldnp} ‹is~are› chosen by ‹Summons or abilities|a Summon or an ability|a Summon or ability›", node: ability.Event{Verb: ability.Selected}},
	{id: "ff enters", nt: "event", ja: "{Subj:fieldnp}がフィールドに出た", en: "{Subj:fieldnp} ‹enters~enter› the field", node: ability.Event{Verb: ability.Entered}},
	{id: "is blocked", nt: "event", ja: "{Obj:fieldnp}がブロックされた", en: "{Obj:fieldnp} ‹is~are› blocked", node: ability.Event{Verb: ability.BlockV}},
	{id: "party attacks", nt: "event", ja: "{Subj:fieldnp}がパーティー‹を組んで|で›アタックした", en: "{Subj:fieldnp} ‹forms~form› a party and ‹attacks~attack›", node: ability.Event{Verb: ability.PartyV}},
	{id: "deals player damage", nt: "event", ja: "{Subj:fieldnp}が{Who:player}にダメージを与えた", en: "{Subj:fieldnp} ‹deals~deal› damage to {Who:player}", node: ability.Event{Verb: ability.DealtDamage}},
	{id: "player takes damage", nt: "event", ja: "{Who:player}がダメージを受けた", en: "{Who:player} ‹receives~receive› damage", node: ability.Event{Verb: ability.DealtDamage}},
	{id: "breaks", nt: "event", ja: "{Obj:fieldnp}が{Subj:np}をブレイクした", en: "{Obj:fieldnp} ‹breaks~break› {Subj:anp}", node: ability.Event{Verb: ability.Destroyed}},
	{id: "party deals damage", nt: "event", ja: "{Subj.Who:ctrl}パーティーがダメージを与えた", en: "a party {Subj.Who:ctrl} deals damage", node: ability.Event{Verb: ability.DealtDamage, Batch: true, Subj: ffParty()}},
	{id: "party breaks", nt: "event", ja: "{Obj.Who:ctrl}パーティーが{Subj:np}をブレイクした", en: "a party {Obj.Who:ctrl} breaks {Subj:anp}", node: ability.Event{Verb: ability.Destroyed, Obj: ffParty()}},
	{id: "chosen by", nt: "event", ja: "{Subj:fieldnp}が{Who:poss}‹召喚獣やアビリティ|召喚獣かアビリティ›‹に|によって›選ばれた", en: "{Subj:fieldnp} ‹is~are› chosen by {Who:poss}‹Summons or abilities|Summon or ability|Summons or ability›", node: ability.Event{Verb: ability.Selected}},
	{id: "uses ability", nt: "event", ja: "{Who:player}が{Subj.Kind:kind}を使用した", en: "{Who:player} ‹uses~use› a {Subj.Kind:kind}", node: ability.Event{Verb: ability.ActivatedV, Subj: &ability.Filter{}}},
}

var ffSentences = []row{
	{quiet: true, id: "power per", nt: "s5", ja: "{Do.0.What:what}のパワーは‹、|›{Per.Of:np}1{:ctr}につき‹、|›+{Do.0.N:num}‹される|する›", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}},
	{quiet: true, id: "cost per", nt: "s5", ja: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub}}}},
	{quiet: true, id: "cost per, not free", nt: "s5", ja: "{Do.0.What:what}をキャストするためのコストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る(0にはならない)", en: "the cost required to cast {Do.0.What:what} is reduced by {Do.0.N:num} for each {Per.Of:np} (it cannot become 0)", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Sub, Floor: &atLeastOne}}}},
	{id: "next phase", nt: "s5", ja: "次の{On.0.Who:poss}{On.0.Phase:phase}‹の|›開始時‹に|›、{+:s6}", en: "at the beginning of {On.0.Who:poss}next {On.0.Phase:phase}, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseBegan}}}, needs: func(v any) bool { return v.(clause).For == (ability.Time{}) && v.(clause).On[0].Nth == 0 }},
	{id: "next main phase 1", nt: "s5", ja: "次の{On.0.Who:poss}メインフェイズ1‹の|›開始時‹に|›、{+:s6}", en: "at the beginning of {On.0.Who:poss}next Main Phase 1, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 1}}}, needs: func(v any) bool { return v.(clause).For == (ability.Time{}) }},
	{id: "during this turn", nt: "s4", ja: "このターンの間、{+:s5}", en: "during this turn, {+:s5}", node: clause{For: ability.Time{Until: ability.EndOfTurn}}, needs: waits},
	{quiet: true, id: "per and for", nt: "s4", ja: "{Per.Of:np}1{:ctr}につき‹、|›{For:span}、{+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{quiet: true, id: "cannot cast for", nt: "s4", ja: "{Do.0.What.Who:player}は{For:span}‹、|›{Do.0.With:npraw}をキャストできない", node: clause{Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}},
	{quiet: true, id: "instead for", nt: "s4", en: "if {Do.0.Of:would} this turn, {Do.0.Do:effects} instead", node: clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Instead{}}}},
	{quiet: true, id: "they discard at random", nt: "s6", en: "your opponent randomly discards {Do.0.What.Sel.N:ncards}‹| from their hand›", node: clause{Do: []ability.Effect{&ability.Move{What: ability.What{Sel: &ability.Selector{Random: true, By: who(ability.Opponent), Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.Opponent)}}}, How: ability.Discard, To: at(ability.Discards)}}}},
	{quiet: true, id: "each selects and puts", nt: "s6", en: "each player {Do.0:effect3} and puts it into the Break Zone", node: clause{Actor: who(ability.Each), Do: []ability.Effect{nil, &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, To: at(ability.Discards)}}}, needs: actable},
	{id: "extra points", nt: "sentence", ja: "‹" + ownName + "を|›キャストする際、追加コストとして{AddCost:extra}を支払ってもよい", en: "as an extra cost to cast " + ownName + ", you may pay {AddCost:extra}", node: clause{}, needs: func(v any) bool { return len(v.(clause).AddCost) > 0 }},
	{id: "extra", nt: "extra", ja: "{0.N:costnum}", en: "{0.N:costnum}", node: []ability.Cost{{Mode: ability.Optional, Res: ability.CP}}},
	{id: "reflex", nt: "s1", ja: "‹そうしたとき|そうした時›、{+:s2}", en: "when you do so, {+:s2}", node: clause{Did: true, Reflex: true}},
	{id: "turn only", nt: "sentence", ja: "このアビリティは{Needs.Who:poss}ターン‹の間のみ|中のみ|の間に限り›使用できる | このアビリティは{Needs.Who:poss}ターン‹に|の間に|の間|中に|中›しか‹使えない|使用できない›", en: "you can only use this ability during {Needs.Who:poss}turn", node: clause{Needs: &ability.Cond{Op: ability.TurnOf}}},
	{id: "turn only and limit", nt: "sentence", ja: "このアビリティは{Needs.Who:poss}ターン‹の間|中›‹、|›1ターンに{Limit.N:int}回のみ使用できる", en: "you can only use this ability during {Needs.Who:poss}turn and only {Limit.N:times} per turn", node: clause{Needs: &ability.Cond{Op: ability.TurnOf}, Limit: &ability.Limit{}}},
	{id: "main phase only", nt: "sentence", ja: "このアビリティは{Needs.Who:poss}メインフェイズ‹の間のみ|中のみ|の間に限り›使用できる | このアビリティは{Needs.Who:poss}メインフェイズ‹の間|の間に|中|中に|に›しか‹使えない|使用できない›", en: "you can only use this ability during {Needs.Who:poss}Main Phase", node: clause{Needs: &ability.Cond{Op: ability.TurnOf, Phase: ability.MainPhase}}},
	{id: "trigger if", nt: "trigger", ja: "{On:events}、{If:nara}", en: "{On:events}, {If:nara}", node: trigger{}, needs: func(v any) bool { return v.(trigger).If != nil }},
	{id: "may pay", nt: "s6", ja: "‹|あなたは›{Do.0.Cost:costs}を‹支払ってもよい|支払うことができる›", en: "you may pay {Do.0.Cost:costs}", node: clause{Do: []ability.Effect{&ability.Try{Who: who(ability.You), May: true}}}},
	{id: "paid additional", nt: "cond3", ja: "追加コストを支払った", en: "you paid the extra cost", node: ability.Cond{Op: ability.Did, Slot: 1}, needs: wordless},
}

// waits: what comes later, or instead, is said behind the time.
func waits(v any) bool {
	c := v.(clause)
	if len(c.Do) == 1 {
		if _, ok := c.Do[0].(*ability.Instead); ok {
			return true
		}
	}
	return len(c.On) > 0
}

var ffCosts = []row{
	{id: "cp", nt: "cost", ja: "{_:cpcost}", en: "{_:cpcost}"},
}
