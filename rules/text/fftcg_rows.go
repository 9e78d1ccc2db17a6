package text

import "gotaku/rules/ability"

// fftcgRows are the rows that only FF-TCG has. Digest sections 15 to 20, 26.
func fftcgRows() []row {
	var rows []row
	for _, part := range [][]row{ffNouns(), ffEffects, ffFinds(), ffField(), ffRules, ffConditions, ffEvents, ffSentences, ffCosts} {
		rows = append(rows, part...)
	}
	return rows
}

func zoned(z ability.Zone) ability.Filter { return ability.Filter{Zone: []ability.Zone{z}} }

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
		{id: "at most", nt: "selb", ja: "{Of:np}‹|を›最大{N.N:num}{:ctr}まで", node: ability.Selector{N: ability.Count{Op: ability.UpTo}}, quiet: true},
		{id: "until end", nt: "span", ja: "ターン終了時まで", en: "until the end of the turn | until end of turn", node: ability.Time{Until: ability.EndOfTurn}},
	}...)
}

func toRef(v any) bool { return v.(*ability.Damage).To.Ref != (ability.Ref{}) }

// notIt leaves it to the row that says its.
func notIt(v any) bool { return v.(*ability.Change).What.Ref != bindRef(slotIt) }

var ffEffects = []row{
	{id: "damage it", nt: "effect", ja: "{To:what}に{N:num}ダメージを与える", en: "deal {To:what} {N:num} damage", node: &ability.Damage{}, needs: toRef},
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
	{id: "power and words", nt: "chain", ja: "{0.What=1.What:what}のパワーを+{0.N:num}し、{1.Words:kws}を‹与える|得る›", en: "{0.What=1.What:what} ‹gains~gain› {0.N:num} power and {1.Words:kws}",
		node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
	{id: "power and quoted", nt: "chain", ja: "{0.What=1.What:what}のパワーを+{0.N:num}し、「{1.Quoted:quoted}」を‹与える|得る›", en: "{0.What=1.What:what} ‹gains~gain› {0.N:num} power and “{1.Quoted:quoted}”",
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
	{id: "ff discard", nt: "effect", ja: "{What:o}‹|選んで›捨てる", en: "discard {What:o}", node: &ability.Move{How: ability.Discard, To: at(ability.Discards)}, needs: fromSomewhere},
	{id: "make discard", nt: "effect", ja: "対戦相手の手札を{What.Sel.N:count}捨てさせる", node: &ability.Move{What: ability.What{Sel: &ability.Selector{By: who(ability.Opponent), Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.Opponent)}}}, How: ability.Discard, To: at(ability.Discards)}, quiet: true},
	{id: "pick", nt: "effect", ja: "{Sel:targets}選択する", en: "select {Sel:targets}", node: &ability.Select{Slot: slotNew, Pick: true}},
	{id: "freeze", nt: "effect", ja: "{What:o}凍結する", en: "freeze {What:o}", node: &ability.Act{Word: "freeze"}},
	{id: "dull and freeze", nt: "chain", ja: "{0.What=1.What:o}ダルにし、凍結する", en: "dull {0.What=1.What:o} and freeze it", node: []ability.Effect{&ability.Turn{To: ability.Acted}, &ability.Act{Word: "freeze"}}},
	{id: "gain crystals", nt: "effect", ja: "‹クリスタル|《C》›を{N:num}‹個|つ›得る | ‹クリスタル|《C》›{N:num}個を得る", en: "gain {N:nummany} Crystal‹~s›", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerCrystals}},
	{id: "gain one crystal", nt: "effect", ja: "《C》を得る", en: "gain 《C》", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerCrystals, N: ability.N(1)}, quiet: true},
	{id: "cancel its", nt: "effect", ja: "その効果を無効にする", en: "cancel its effect", node: &ability.Cancel{What: ability.What{Ref: bindRef(slotIt)}}},
	{id: "cancel", nt: "effect", ja: "{What:what}の効果を無効にする", en: "cancel the effect of {What:what}", node: &ability.Cancel{}},
	{id: "remove damage", nt: "effect", ja: "{What:what}が受けているダメージをすべて取り除く", en: "remove all damage from {What:what}", node: &ability.Act{Word: "heal"}},
	{id: "out of battle", nt: "effect", ja: "{What:o}‹戦闘|バトル›から取り除く", en: "remove {What:o} from battle", node: &ability.Battle{Op: ability.RemoveFrom}},
	{id: "look own", nt: "effect", ja: "‹あなたの|›デッキの上から{N:num}枚‹を|›見る | デッキの上からカードを{N:num}枚見る", en: "look at the top {N:ncard} of your deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: who(ability.You)}, Bind: slotNew}},
	{id: "reveal own", nt: "effect", ja: "‹あなたの|›デッキの上から{N:num}枚を公開する | デッキの上からカードを{N:num}枚公開する", en: "reveal the top {N:ncard} of your deck", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: who(ability.You)}, Reveal: true, Bind: slotNew}},
	{id: "mill", nt: "effect", ja: "{What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚をブレイクゾーンに置く", en: "put the top {What.Sel.Of.Depth:ncard} of {What.Sel.Of.Who:poss}deck into the Break Zone",
		node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: zoned(ability.Deck)}}, To: at(ability.Discards)}},

	{quiet: true, id: "they mill", nt: "effect", ja: "対戦相手はデッキの上から{What.Sel.Of.Depth:num}枚をブレイクゾーンに置く", en: "your opponent puts the top {What.Sel.Of.Depth:ncard} of their deck into the Break Zone",
		node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: who(ability.Opponent)}}}, To: at(ability.Discards)}},
	{id: "cast cost lower", nt: "effect", ja: "{What:what}をキャストするためのコストは{N:num}減る", en: "the cost required to cast {What:what} is reduced by {N:num}", node: &ability.CostChange{Verb: ability.Played, Op: ability.Sub}, needs: castRef},
	{id: "cast cost higher", nt: "effect", ja: "{What:what}をキャストするためのコストは{N:num}増える", en: "the cost required to cast {What:what} is increased by {N:num}", node: &ability.CostChange{Verb: ability.Played}, needs: castRef},
	{id: "your casts lower", nt: "effect", ja: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る", en: "the cost for {What.Sel.Of.Who:player} to cast {What.Sel.Of+:rawnps} is reduced by {N:num}",
		node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub}},
	{id: "your casts higher", nt: "effect", ja: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}増える", en: "the cost for {What.Sel.Of.Who:player} to cast {What.Sel.Of+:rawnps} is increased by {N:num}",
		node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played}},
	{id: "your next cast", nt: "effect", ja: "{What.Sel.Of.Who:player}が次にキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る", en: "the cost of the next {What.Sel.Of+:npraw} {What.Sel.Of.Who:player} cast is reduced by {N:num}",
		node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub, Next: true}},
}

// discardOwn is a discard of cards of one's hand.
func discardOwn(random bool) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Random: random, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.You)}}}, How: ability.Discard, To: at(ability.Discards)}
}

func castRef(v any) bool { return v.(*ability.CostChange).What.Ref != (ability.Ref{}) }

// ffFinds: サーチ. FF-TCG 15.1.1.8.
func ffFinds() []row {
	dull := at(ability.Field)
	dull.State = ability.Acted
	var rows []row
	for _, d := range []dest{
		{"hand", "手札に加える", "add {it} to your hand", at(ability.Hand_)}, {"field", "フィールドに出す", "play {it} onto the field", at(ability.Field)},
		{"field dull", "ダル状態でフィールドに出す", "play {it} onto the field dull", dull}, {"Break Zone", "ブレイクゾーンに置く", "put {it} into the Break Zone", at(ability.Discards)},
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
	{id: "hand is empty", nt: "cond3", ja: "{L.Of.Who:poss}手札がない", en: "{L.Of.Who:player} ‹has~have› no cards in hand", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}, R: ability.N(0)}},
	{id: "is frozen", nt: "cond1", ja: "{Ref:ref}が凍結状態", en: "{Ref:ref} is frozen", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Frozen}}}},
	{id: "is of cost at most", nt: "cond1", ja: "{Ref:ref}がコスト{Of.Num.0.N:num}以下", en: "{Ref:ref} is of cost {Of.Num.0.N:num} or less", node: isBound(ability.CostStat, ability.LE)},
	{id: "is of cost at least", nt: "cond1", ja: "{Ref:ref}がコスト{Of.Num.0.N:num}以上", en: "{Ref:ref} is of cost {Of.Num.0.N:num} or more", node: isBound(ability.CostStat, ability.GE)},
	{id: "is of power at most", nt: "cond1", ja: "{Ref:ref}がパワー{Of.Num.0.N:num}以下", en: "{Ref:ref} is of power {Of.Num.0.N:num} or less", node: isBound(ability.Power, ability.LE)},
	{id: "is of power at least", nt: "cond1", ja: "{Ref:ref}がパワー{Of.Num.0.N:num}以上", en: "{Ref:ref} is of power {Of.Num.0.N:num} or more", node: isBound(ability.Power, ability.GE)},
	{id: "is of element", nt: "cond1", ja: "{Ref:ref}が{Of.Has.0.Value:class}", en: "{Ref:ref} is {Of.Has.0.Value:class}", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
	{id: "is attacking", nt: "cond3", ja: "{Ref:ref}がアタックしている", en: "{Ref:ref} is attacking", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
	{id: "is blocking", nt: "cond3", ja: "{Ref:ref}がブロックしている", en: "{Ref:ref} is blocking", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Blocking}}}},
	{id: "bears counters", nt: "cond3", ja: "{L.Ref:ref}に{L.Name:ctrname}カウンターが{R:num}個以上‹置かれている|ある› | {L.Ref:ref}が{L.Name:ctrname}カウンターを{R:num}個以上持っている", en: "{R:num} or more {L.Name:ctrname} Counters are placed on {L.Ref:ref}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
	{id: "has crystals", nt: "cond3", ja: "{L.Who:player}がクリスタルを{R:num}個以上持っている", en: "{L.Who:player} ‹has~have› {R:num} or more Crystals", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerCrystals}}},
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
	{id: "at main phase 1", nt: "events", ja: "{0.Who:poss}メインフェイズ1‹の|›開始時", en: "at the beginning of {0.Who:poss}Main Phase 1", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase, Nth: 1}}},
	{quiet: true, id: "at own main phase 1", nt: "events", ja: "メインフェイズ1‹の|›開始時", en: "at the beginning of Main Phase 1", node: []ability.Event{{Verb: ability.PhaseBegan, Who: who(ability.You), Phase: ability.MainPhase, Nth: 1}}},
	{id: "at own phase", nt: "events", ja: "{0.Phase:phase}‹の|›開始時", en: "at the beginning of {0.Phase:phase}", node: []ability.Event{{Verb: ability.PhaseBegan, Who: who(ability.You)}}, quiet: true},
	{id: "at this turn end", nt: "events", ja: "ターン終了時 | このターンの終了時", en: "at the end of the turn", node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
	{id: "enters or attacks", nt: "events", ja: "{0.Subj=1.Subj:fieldnp}がフィールドに出たかアタックしたとき | {0.Subj=1.Subj:fieldnp}がフィールドに‹出たとき、か|出たときか|出るか、|出るか|出たか、›アタックしたとき", en: "when {0.Subj=1.Subj:fieldnp} ‹enters~enter› the field or ‹attacks~attack›",
		node: []ability.Event{{Verb: ability.Entered}, {Verb: ability.AttackV}}},
	{id: "attacks or blocks", nt: "events", ja: "{0.Subj=1.Subj:fieldnp}がアタックするかブロックしたとき | {0.Subj=1.Subj:fieldnp}がアタック‹したか|するか、|したか、|したときか›ブロックしたとき", en: "when {0.Subj=1.Subj:fieldnp} ‹attacks~attack› or ‹blocks~block›",
		node: []ability.Event{{Verb: ability.AttackV}, {Verb: ability.BlockV}}},
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
	{id: "reflex", nt: "s1", ja: "‹そうしたとき|そうした時›、{+:s2}", en: "when you do so, {+:s2}", node: clause{Did: true, Reflex: true}},
	{id: "turn only", nt: "sentence", ja: "このアビリティは{Needs.Who:poss}ターン‹の間のみ|中のみ|の間に限り›使用できる | このアビリティは{Needs.Who:poss}ターンにしか‹使えない|使用できない›", en: "you can only use this ability during {Needs.Who:poss}turn", node: clause{Needs: &ability.Cond{Op: ability.TurnOf}}},
	{id: "turn only and limit", nt: "sentence", ja: "このアビリティは{Needs.Who:poss}ターン‹の間|中›‹、|›1ターンに{Limit.N:int}回のみ使用できる", en: "you can only use this ability during {Needs.Who:poss}turn and only {Limit.N:times} per turn", node: clause{Needs: &ability.Cond{Op: ability.TurnOf}, Limit: &ability.Limit{}}},
	{id: "trigger if", nt: "trigger", ja: "{On:events}、{If:nara}", en: "{On:events}, {If:nara}", node: trigger{}, needs: func(v any) bool { return v.(trigger).If != nil }},
	{id: "may pay", nt: "s6", ja: "‹|あなたは›{Do.0.Cost:costs}を‹支払ってもよい|支払うことができる›", en: "you may pay {Do.0.Cost:costs}", node: clause{Do: []ability.Effect{&ability.Try{Who: who(ability.You), May: true}}}},
	{id: "paid additional", nt: "cond3", ja: "追加コストを支払った", en: "you paid the extra cost", node: ability.Cond{Op: ability.Did, Slot: 1}, needs: wordless},
}

var ffCosts = []row{
	{id: "cp", nt: "cost", ja: "{_:cpcost}", en: "{_:cpcost}"},
}
