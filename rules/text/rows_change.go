package text

import "gotaku/rules/ability"

// changeRows: numbers of cards and of players. SVE 5.15, 5.27.
var changeRows = []row{
	{id: "plus", nt: "pm", ja: "+", en: "+", node: ability.Add},
	{id: "minus", nt: "pm", ja: "-", en: "-", node: ability.Sub},

	{id: "stat", nt: "effect", ja: "{What:what}は{Stat:staticon}{Op:pm}{N:num}する | {What:what}の{Stat:staticon}を{Op:pm}{N:num}する", en: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}",
		node: &ability.Change{}},
	{id: "stats", nt: "effect", ja: "{What:what}は{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する",
		en: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", node: &ability.Change{Also: []ability.StatOp{{}}}},
	{quiet: true, id: "both stats", nt: "effect", ja: "{What:what}の{Stat:statname}と{Also.0.Stat:statname}を{Op=Also.0.Op:pm}{N=Also.0.N:num}する | {What:what}は{Stat:staticon}と{Also.0.Stat:staticon}‹を|›{Op=Also.0.Op:pm}{N=Also.0.N:num}する", node: &ability.Change{Also: []ability.StatOp{{}}}},
	{quiet: true, id: "stat becomes", nt: "effect", ja: "{What:topic}は{Stat:statname}が{N:num}になる | {What:topic}の{Stat:statname}は{N:num}になる", node: &ability.Change{Op: ability.Set}},
	{quiet: true, id: "stat is changed", nt: "effect", ja: "{What:topic}の{Stat:statname}は{Op:pm}{N:num}‹される|する›", node: &ability.Change{}},
	{id: "its stat set", nt: "effect", ja: "その{Stat:statname}を{N:num}にする", node: &ability.Change{What: ability.What{Ref: bindRef(slotIt)}, Op: ability.Set}},
	{id: "its stats set", nt: "effect", ja: "その{Stat:statname}と{Also.0.Stat:statname}を{N=Also.0.N:num}にする",
		node: &ability.Change{What: ability.What{Ref: bindRef(slotIt)}, Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
	{quiet: true, id: "plain stats", nt: "effect", ja: "{What:what}は{Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}する | {What:what}に{Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}する | {What:what}を{Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}する", en: "{What:what} ‹gets~get› {Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}",
		node: &ability.Change{Stat: ability.Attack, Also: []ability.StatOp{{Stat: ability.LifeStat}}}},
	{quiet: true, id: "leader recovers", nt: "effect", ja: "{What:what}の体力を{N:num}回復する | {What:what}を{N:num}回復する", node: &ability.Change{Stat: ability.LifeStat}},
	{id: "stat set", nt: "effect", ja: "{What:what}の{Stat:statname}を{N:num}にする", en: "set the {Stat:statname} of {What:what} to {N:num}", node: &ability.Change{Op: ability.Set}},
	{id: "stats set", nt: "effect", ja: "{What:what}の{Stat:statname}と{Also.0.Stat:statname}を{N=Also.0.N:num}にする", en: "set the {Stat:statname} and {Also.0.Stat:statname} of {What:what} to {N=Also.0.N:num}",
		node: &ability.Change{Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
	{id: "stat doubled", nt: "effect", ja: "{What:what}の{Stat:statname}を{N:num}倍にする", en: "multiply the {Stat:statname} of {What:what} by {N:num}", node: &ability.Change{Op: ability.Times}},
	{id: "stat halved", nt: "effect", ja: "{What:what}の{Stat:statname}を半分‹|(端数切り上げ)|(切り上げ)›にする | {What:what}の{Stat:statname}は半分‹|(端数切り上げ)|(切り上げ)›になる", en: "halve the {Stat:statname} of {What:what}", node: &ability.Change{Op: ability.HalfOp}},
	{id: "stats doubled", nt: "effect", ja: "{What:what}の{Stat:statname}と{Also.0.Stat:statname}を{N=Also.0.N:num}倍にする", en: "multiply the {Stat:statname} and {Also.0.Stat:statname} of {What:what} by {N=Also.0.N:num}",
		node: &ability.Change{Op: ability.Times, Also: []ability.StatOp{{Op: ability.Times}}}},
	{id: "attack name", nt: "statname", ja: "攻撃力 | [攻撃力]", en: "attack", node: ability.Attack},
	{id: "life name", nt: "statname", ja: "体力 | [体力]", en: "life", node: ability.LifeStat},
	{id: "stat instead", nt: "partial", ja: "{Stat:staticon}{Op:pm}{N:num}する", en: "{Stat:staticon}{Op:pm}{N:num}", node: &ability.Change{}},
	{id: "stats instead", nt: "partial", ja: "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する", en: "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", node: &ability.Change{Also: []ability.StatOp{{}}}},

	{id: "recover own PP", nt: "effect", ja: "自分のPPを{N:num}回復する | PPを{N:num}回復する", en: "recover {N:num} PP", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerPP}},
	{id: "recover all PP", nt: "effect", ja: "自分のPPをすべて回復する | PPをすべて回復する", en: "recover all PP", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerPP, N: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerMaxPP, Who: who(ability.You)}}},
	{id: "recover as many PP", nt: "effect", ja: "自分のPPを「{N:expr}」回復する | PPを「{N:expr}」回復する", en: "recover PP equal to {N:expr}", node: &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.PlayerPP}, needs: inWords},
	{id: "recover PP", nt: "effect", ja: "{What.Who:poss}PPを{N:num}回復する", en: "{What.Who:poss}PP recovers by {N:num}", node: &ability.Change{Stat: ability.PlayerPP}, needs: ofOther},
	{quiet: true, id: "recover points", nt: "effect", ja: "{What.Who:poss}{Stat:playerstat}を{N:num}回復する | {What.Who:poss}{Stat:playerstat}を{N:num}増やす", node: &ability.Change{}, needs: notCard},
	{quiet: true, id: "lower points", nt: "effect", ja: "{What.Who:poss}{Stat:playerstat}を{N:num}減らす", node: &ability.Change{Op: ability.Sub}, needs: notCard},
	{id: "player number", nt: "effect", ja: "{What.Who:poss}{Stat:playerstat}を{Op:pm}{N:num}する | {What.Who:poss}{Stat:playerstat}{Op:pm}{N:num}する", en: "change {What.Who:poss}{Stat:playerstat} by {Op:pm}{N:num}", node: &ability.Change{}, needs: notCard},
	{id: "max PP", nt: "playerstat", ja: "PP最大値 | PPの最大値", en: "max PP", node: ability.PlayerMaxPP},
	{id: "PP", nt: "playerstat", ja: "PP", en: "PP", node: ability.PlayerPP},
	{id: "EP", nt: "playerstat", ja: "EP", en: "EP", node: ability.PlayerEP},
	{id: "SEP", nt: "playerstat", ja: "SEP", en: "SEP", node: ability.PlayerSEP},

	{quiet: true, id: "cost change of all", nt: "effect", ja: "{What:topic}のコストを{Op:pm}{N:num}する", node: &ability.CostChange{Verb: ability.Played}, needs: placedCost},
	{id: "cost change", nt: "effect", ja: "{What:what}のコストを{Op:pm}{N:num}する", en: "{What:what} ‹costs~cost› {Op:pm}{N:num} to play", node: &ability.CostChange{Verb: ability.Played}, needs: placedCost},
	{quiet: true, id: "cost set of all", nt: "effect", ja: "{What:topic}のコストを{N:num}にする", node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, needs: placedCost},
	{id: "cost set", nt: "effect", ja: "{What:what}のコストを{N:num}にする", en: "{What:what} ‹costs~cost› {N:num} to play", node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, needs: placedCost},
	{id: "own cost", nt: "playcost", ja: "コストを{Op:pm}{N:num}する", en: "{Op:pm}{N:num}", node: &ability.CostChange{What: ability.What{Ref: thisRef}, Verb: ability.Played}},
	{id: "own cost set", nt: "playcost", ja: "コストを{N:num}にする", en: "{N:num}", node: &ability.CostChange{What: ability.What{Ref: thisRef}, Verb: ability.Played, Op: ability.Set}},
	{id: "next cost", nt: "effect", ja: "次に{What.Sel.Of+:npraw}をプレイする際、コストを{Op:pm}{N:num}する | ‹|自分が›次にプレイする{What.Sel.Of+:npraw}のコストを{Op:pm}{N:num}する", en: "the next {What.Sel.Of+:npraw} you play costs {Op:pm}{N:num}", node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: who(ability.You)}}}, Verb: ability.Played, Next: true}},
	{id: "all cost", nt: "effect", ja: "{What.Sel.Of+:npraw}をプレイする際、コストを{Op:pm}{N:num}する | 自分がプレイする{What.Sel.Of+:npraw}のコストを{Op:pm}{N:num}する", en: "each {What.Sel.Of+:npraw} you play costs {Op:pm}{N:num}", node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: who(ability.You)}}}, Verb: ability.Played}, needs: notThisCost},
}

// inWords: a number that is said in words, in 「」.
func inWords(v any) bool {
	return v.(*ability.Change).N.Op != ability.Const && v.(*ability.Change).N.Stat != ability.PlayerMaxPP
}

// notDrive: drive is gained by a procedure of its own. SVE 14.4.5.
func notDrive(v any) bool {
	for _, w := range v.(*ability.Give).Words {
		if w == "drive" {
			return false
		}
	}
	return true
}

func hasTimes(v any) bool { return !equal(v.(*ability.Act).N, ability.Amount{}) }

// stackCard is one own card with スタック. SVE 13.3.2.4.
func stackCard() ability.What {
	f := hasProp(ability.KeywordAttr)
	f.Has[0].Value = "stack"
	f.Zone, f.Who = []ability.Zone{ability.Field}, who(ability.You)
	return ability.What{Sel: &ability.Selector{N: one(), Of: f}}
}

func ofOther(v any) bool { return v.(*ability.Change).What.Who.Side != ability.You }

func notCard(v any) bool {
	c := v.(*ability.Change)
	return c.Stat > ability.CardStats
}

// placedCost: what stands somewhere, or is known; cards yet to be played have rows
// of their own.
func placedCost(v any) bool {
	w := v.(*ability.CostChange).What
	return !v.(*ability.CostChange).Next && (w.Sel == nil || placed(w.Sel))
}

// notThisCost leaves これをプレイする際 to the row of the card's own cost.
func notThisCost(v any) bool {
	f := &v.(*ability.CostChange).What.Sel.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 0
}

// giveRows: abilities, keywords, names, traits. SVE 5.25, 10.9.1.
var giveRows = []row{
	{id: "give words", nt: "effect", ja: "{What:what}は{Words:kws}を持つ", en: "{What:what} ‹gains~gain› {Words:kws}", node: &ability.Give{}},
	{quiet: true, id: "words given", nt: "effect", ja: "{What:what}は{Words:kws}を得る | {What:what}に{Words:kws}を与える | {What:what}に{Words:kws}を持たせる | {What:what}に{Words:kws}を付与する", node: &ability.Give{}, needs: notDrive},
	{quiet: true, id: "it given words", nt: "effectB", ja: "{Words:kws}を持たせる", node: &ability.Give{What: ability.What{Ref: bindRef(slotIt)}}, needs: notDrive},
	{quiet: true, id: "quoted given", nt: "effect", ja: "{What:what}は「{Quoted:quoted}」を得る | {What:what}に「{Quoted:quoted}」を与える", node: &ability.Give{}},
	{id: "give quick", nt: "effect", ja: "{What:what}は[クイック]を持つ", en: "{What:what} ‹gains~gain› [quick]", node: &ability.Give{Words: []string{"quick"}}},
	{id: "give quoted", nt: "effect", ja: "{What:what}は「{Quoted:quoted}」を持つ", en: "{What:what} ‹gains~gain› “{Quoted:quoted}”", node: &ability.Give{}},
	{id: "give both", nt: "effect", ja: "{What:what}は{Words:kws}と「{Quoted:quoted}」を持つ", en: "{What:what} ‹gains~gain› {Words:kws} and “{Quoted:quoted}”", node: &ability.Give{}},
	{id: "give trait", nt: "effect", ja: "{What:what}は{Props.0.Value:trait}タイプを持つ | {What:what}は{Props.0.Value:traitrun}タイプを持つ | {What:what}は{Props.0.Value:traitrun}としても扱う", en: "{What:what} ‹gains~gain› the trait {Props.0.Value:trait}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	{id: "also named", nt: "effect", ja: "{What:what}は{Props.0.Value:name}でもある | {What:what}は{Props.0.Value:name}としても扱う", en: "{What:what} ‹is~are› also named {Props.0.Value:name}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.NameAttr}}}},
	{id: "lose all", nt: "effect", ja: "{What:what}は能力すべてを失う | {What:what}は‹|すべての›能力を失う | {What:what}は能力をすべて失う", en: "{What:what} ‹loses~lose› all abilities", node: &ability.Give{Take: true, All: true}},
	{id: "lose words", nt: "effect", ja: "{What:what}は{Words:kws}を失う", en: "{What:what} ‹loses~lose› {Words:kws}", node: &ability.Give{Take: true}},
	{id: "words instead", nt: "partial", ja: "{Words:kws}を持つ", en: "gain {Words:kws}", node: &ability.Give{}},

	{id: "stat and words", nt: "chain", ja: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して、{1.Words:kws}を持つ", en: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num} and {1.Words:kws}",
		node: []ability.Effect{&ability.Change{}, &ability.Give{}}},
	{id: "stats and words", nt: "chain", ja: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}して、{1.Words:kws}を持つ",
		en:   "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num} and {1.Words:kws}",
		node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}},
	{id: "stat and trait", nt: "chain", ja: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して、{1.Props.0.Value:trait}タイプを持つ", en: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num} and the trait {1.Props.0.Value:trait}",
		node: []ability.Effect{&ability.Change{}, &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}}},
	{id: "stat and quoted", nt: "chain", ja: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して、「{1.Quoted:quoted}」を持つ", en: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num} and “{1.Quoted:quoted}”",
		node: []ability.Effect{&ability.Change{}, &ability.Give{}}},
	{id: "stats and quoted", nt: "chain", ja: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}して、「{1.Quoted:quoted}」を持つ",
		en:   "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num} and “{1.Quoted:quoted}”",
		node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}},
}

// turnRows: orientation, faces, counters, the game's own procedures.
var turnRows = []row{
	{id: "act", nt: "effect", ja: "{What:o}アクトする | {What:o}[アクト]する", en: "act {What:o}", node: &ability.Turn{To: ability.Acted}},
	{id: "stand", nt: "effect", ja: "{What:o}スタンドする | {What:o}スタンドさせる", en: "stand {What:o}", node: &ability.Turn{To: ability.Standing}},
	{id: "face down", nt: "effect", ja: "{What:o}裏向きにする", en: "turn {What:o} face down", node: &ability.Turn{To: ability.FaceDown}},
	{id: "face up", nt: "effect", ja: "{What:o}表向きにする", en: "turn {What:o} face up", node: &ability.Turn{To: ability.FaceUp}},
	{id: "box", nt: "effect", ja: "{What:o}【箱詰め】状態にする | {What:o}箱詰め‹に|›する | {What:o}【箱詰め】する", en: "box {What:o}", node: &ability.Act{Word: "box"}},
	{id: "exchange", nt: "effect", ja: "{What:swapped}と{With:swapped}を入れ替える", en: "exchange {What:swapped} and {With:swapped}", node: &ability.Act{Word: "exchange"}},
	{id: "swapped ref", nt: "swapped", ja: "{Ref:ref}", en: "{Ref:ref}", node: ability.What{}},
	{id: "swapped sel", nt: "swapped", ja: "{Sel:selb}", en: "{Sel:selb}", node: ability.What{}},
	{id: "become kind", nt: "effect", ja: "{What:o}{Kinds:kind}にする | {What:what}は{Kinds:kind}になる", en: "make {What:o} {Kinds:kind}", node: &ability.Give{}, needs: func(v any) bool { return v.(*ability.Give).Kinds != 0 }},
	{id: "gain drive", nt: "effect", ja: "{What:what}はドライブを‹得|獲得す›る | {What:what}はドライブを持つ | {What:what}は【ドライブ】を得る", en: "{What:what} ‹gets~get› drive", node: &ability.Act{Word: "drive"}},
	{id: "union burst", nt: "effect", ja: "{What:what}の[UB]能力を元のコストを支払わずに発動する", en: "use a [UB] ability of {What:what} without its original cost", node: &ability.Act{Word: "unionburst"}},
	{id: "roll", nt: "effect", ja: "サイコロを‹|1つ|1個›‹ふ|振›る", en: "roll a die", node: &ability.Ask{Kind: ability.Die, Who: who(ability.You), Bind: slotNew}},
	{id: "reroll", nt: "effect", ja: "サイコロを‹ふり|振り›なおす", en: "reroll the die", node: &ability.Ask{Kind: ability.Die, Who: who(ability.You), Bind: slotDie}},
	{id: "name a card", nt: "effect", ja: "カード名‹|1つ›を‹|1つ›指定する", en: "name a card", node: &ability.Ask{Kind: ability.NameCard, Who: who(ability.You), Bind: slotNew}},
	{id: "name a number", nt: "effect", ja: "数字‹|1つ›を‹|1つ›指定する", en: "name a number", node: &ability.Ask{Kind: ability.NumberAsk, Who: who(ability.You), Bind: slotNew}},

	{id: "put counter", nt: "effect", ja: "{What:what}に{Name:ctrname}カウンター{N:num}‹個|つ›を置く | {What:what}‹の上|›に{Name:ctrname}カウンターを{N:num}‹個|つ›置く | {What:what}の上に{Name:ctrname}カウンター{N:num}‹個|つ›を置く", en: "put {N:nummany} {Name:ctrname} counter‹~s› on {What:what}", node: &ability.Mark{}},
	{id: "stack up", nt: "effect", ja: "【スタック】を+{N:num}する", en: "[stack] +{N:num}", node: &ability.Mark{What: stackCard(), Name: stackCounter}},
	{id: "remove counter", nt: "effect", ja: "{What:what}の{Name:ctrname}カウンター{N:num}‹個|つ›を取る | {What:what}‹の|から|の上の|の上から›{Name:ctrname}カウンターを{N:num}‹個|つ›取る | {What:what}‹の|から|の上の|の上から›{Name:ctrname}カウンター{N:num}‹個|つ›を取り除く | {What:what}‹の|から|の上の|の上から›{Name:ctrname}カウンターを{N:num}‹個|つ›取り除く", en: "remove {N:nummany} {Name:ctrname} counter‹~s› from {What:what}", node: &ability.Mark{Remove: true}},
	{id: "remove counters", nt: "effect", ja: "{What:what}の{Name:ctrname}カウンターすべてを取る | {What:what}‹の|から›{Name:ctrname}カウンターすべてを取り除く | {What:what}‹の|から›{Name:ctrname}カウンターをすべて取り除く", en: "remove all {Name:ctrname} counters from {What:what}", node: &ability.Mark{Remove: true, All: true}},

	{id: "evolve", nt: "effect", ja: "{What:what}は進化する | {What:o}進化させる", en: "evolve {What:what}", node: &ability.Act{Word: "evolve"}},
	{id: "evolve into", nt: "effect", ja: "{What:what}は{Name:name}に進化する | {What:o}{Name:name}に進化させる", en: "evolve {What:what} into {Name:name}", node: &ability.Act{Word: "evolve"}},
	{id: "super-evolve", nt: "effect", ja: "{What:what}は超進化する | {What:o}超進化させる", en: "super-evolve {What:what}", node: &ability.Act{Word: "superevolve"}},
	{id: "transform", nt: "effect", ja: "{What:o}{Name:name}に変身させる | {What:what}は{Name:name}に変身する", en: "transform {What:o} into {Name:name}", node: &ability.Act{Word: "transform"}},
	{id: "race", nt: "effect", ja: "{What:what}は出走する", en: "race with {What:what}", node: &ability.Act{Word: "race"}},
	{id: "eat", nt: "effect", ja: "{What:what}は食事する", en: "feed {What:what}", node: &ability.Act{Word: "eat"}},
	{id: "race times", nt: "effect", ja: "{What:what}は{N:num}回出走する", en: "race {N:num} times with {What:what}", node: &ability.Act{Word: "race"}, needs: hasTimes},
	{id: "eat times", nt: "effect", ja: "{What:what}は{N:num}回食事する", en: "feed {What:what} {N:num} times", node: &ability.Act{Word: "eat"}, needs: hasTimes},
	{id: "operate", nt: "effect", ja: "{What:o}操縦する", en: "operate {What:o}", node: &ability.Act{Word: "operate"}},
	{id: "drive check", nt: "effect", ja: "ドライブチェックを{N:num}回行う", en: "do {N:nummany} drive check‹~s›", node: &ability.Act{Word: "drivecheck"}},
	{id: "equip", nt: "effect", ja: "{What:what}は{Name:name}を装備する | {Name:name}‹|1つ|1枚›を{What:what}に装備する | {Name:name}‹|1つ|1枚›を{What:what}に装備させる", en: "equip {What:what} with {Name:name}", node: &ability.Act{Word: "equip"}},
	{id: "win", nt: "effect", ja: "自分はバトルに勝利する | バトルに勝利する", en: "win the battle", node: &ability.Flow{Op: ability.WinGame, Who: who(ability.You)}},
	{id: "extra turn", nt: "effect", ja: "追加ターンを行う | 自分は追加ターンを行う | 自分の追加ターンを行う | このターンの後、追加ターンを行う | 追加の自分のターンを得る", en: "take an extra turn", node: &ability.Flow{Op: ability.ExtraTurn, Who: who(ability.You)}},
	{id: "lose", nt: "effect", ja: "自分はバトルに敗北する | バトルに敗北する", en: "lose the battle", node: &ability.Flow{Op: ability.LoseGame, Who: who(ability.You)}},
	{id: "skip turn", nt: "effect", ja: "次の{Who:poss}ターンをスキップする", en: "skip {Who:poss}next turn", node: &ability.Flow{Op: ability.SkipTurn}},
	{id: "modes", nt: "effect", ja: "‹下記|以下|次の中›から{N:modecount}‹|を›チョイスする | ‹下記|以下|次の中›から{N:modecount}‹|を›選ぶ | ‹下記|以下|次の中›から異なる{N:modecount}‹|を›チョイスする", en: "choose {N:modecount} of the following", node: &ability.Modes{}},
	{id: "more modes", nt: "effect", ja: "{Of.Who:player}は1つ以上の選択肢をチョイスする際、代わりに好きな数チョイスする", en: "whenever {Of.Who:player} choose‹s~› 1 or more modes, choose any number instead", node: &ability.Instead{Of: ability.Event{Verb: ability.ModesV}, Op: ability.Set, N: &ability.Amount{Op: ability.Inf}}},
	{id: "modes instead", nt: "partial", ja: "{N:modecount} | {N:modecount}チョイスする", en: "choose {N:modecount}", node: &ability.Modes{}},
	{id: "mode count", nt: "modecount", ja: "{N:num}つ", en: "{N:num}", node: ability.Count{}},
	{id: "mode count up to", nt: "modecount", ja: "{N:num}つまで", en: "up to {N:num}", node: ability.Count{Op: ability.UpTo}},
	{id: "mode count all", nt: "modecount", ja: "すべて", en: "all", node: ability.Count{Op: ability.All}},
	{id: "mode count any", nt: "modecount", ja: "好きな数", en: "any number", node: ability.Count{Op: ability.AnyNumber}},
}

// costRows: what stands before a colon.
var costRows = []row{
	{id: "points", nt: "cost", ja: "{0.N:costnum}", en: "{0.N:costnum}", node: []ability.Cost{{Res: ability.PP}}},
	{id: "act cost", nt: "cost", ja: "{0.Do.What:o}[アクト] | {0.Do.What:o}アクト", en: "[act] {0.Do.What:o}", node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}}},
	{quiet: true, id: "act this", nt: "cost", ja: "[アクト]", node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: thisRef}, To: ability.Acted}}}},
	{id: "act and bury", nt: "cost", ja: "{0.Do.What=1.Do.What:o}[アクト]‹|して|して、|、›墓場に置く | {0.Do.What=1.Do.What:o}アクトして、墓場に置く", en: "[act] {0.Do.What=1.Do.What:o} and put it into the cemetery",
		node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}, {Do: &ability.Move{To: at(ability.Discards)}}}},
	{id: "own damage", nt: "cost", ja: "{0.Do.To:what}に{0.Do.N:num}ダメージ", en: "deal {0.Do.N:num} damage to {0.Do.To:what}", node: []ability.Cost{{Do: &ability.Damage{}}}},
	{id: "lesson", nt: "cost", ja: "{0.Do.What.Sel.N.N:lesson}", en: "{0.Do.What.Sel.N.N:lesson}", node: []ability.Cost{{Do: lessonMove()}}},
	{id: "fuse", nt: "fuse", ja: "{0.Do.What.Sel.Of:npraw}{0.Do.What.Sel.N:count}", en: "{0.Do.What.Sel.N:count} {0.Do.What.Sel.Of:npraw}", node: []ability.Cost{{Do: &ability.Act{Word: "fuse", What: ability.What{Sel: &ability.Selector{}}}}}},
	{id: "paid effect", nt: "cost", ja: "{0.Do:effectC}", en: "{0.Do:effect}", node: []ability.Cost{{}}, needs: notActCost},
}

// lessonMove banishes magic items from the EX area. SVE 14.3.2.1.
func lessonMove() *ability.Move {
	item := hasProp(ability.NameAttr)
	item.Has[0].Value = "魔法のアイテム"
	item.Zone, item.Who = []ability.Zone{ability.EX}, who(ability.You)
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Of: item}}, How: ability.Banish, To: at(ability.Removed)}
}

// notActCost leaves acting to its own row.
func notActCost(v any) bool {
	c := v.([]ability.Cost)
	t, ok := c[0].Do.(*ability.Turn)
	return !(ok && t.To == ability.Acted) && payable(c[0].Do)
}

// payable tells whether an effect can be a cost: something that is done, to things
// that are there.
func payable(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Move, *ability.Turn, *ability.Mark, *ability.Damage, *ability.Look:
		return true
	case *ability.Change:
		return e.What.Who.Side != ability.AnySide
	case *ability.Act:
		return e.Word == "eat" || e.Word == "race" || e.Word == "fuse"
	}
	return false
}

func payableAdded(v any) bool { return payable(v.(clause).AddCost[0].Do) }
