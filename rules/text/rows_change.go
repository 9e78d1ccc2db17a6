package text

import (
	"slices"

	"gotaku/rules/ability"
)

// changeRows: numbers of cards and of players. SVE 5.15, 5.27.
var changeRows = []Row{
	{ID: "plus", NT: "pm", JA: "+", EN: "+", Node: ability.Add},
	{ID: "minus", NT: "pm", JA: "-", EN: "-", Node: ability.Sub},

	{ID: "stat", NT: "effect", JA: "{What:what}は{Stat:staticon}{Op:pm}{N:num}する | {What:what}の{Stat:staticon}‹を|›{Op:pm}{N:num}する | {What:what}は{Stat:staticon}{Op:pm}{N:num}される | {What:o}{Stat:staticon}{Op:pm}{N:num}する", EN: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}",
		Node: &ability.Change{}},
	{ID: "stats", NT: "effect", JA: "{What:what}は{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する | {What:what}は{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}される | {What:o}{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する",
		EN: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", Node: &ability.Change{Also: []ability.StatOp{{}}}},
	{Quiet: true, ID: "both stats", NT: "effect", JA: "{What:what}の{Stat:statname}と{Also.0.Stat:statname}を{Op=Also.0.Op:pm}{N=Also.0.N:num}する | {What:what}は{Stat:staticon}と{Also.0.Stat:staticon}‹を|›{Op=Also.0.Op:pm}{N=Also.0.N:num}する", Node: &ability.Change{Also: []ability.StatOp{{}}}},
	{Quiet: true, ID: "stat becomes", NT: "effect", JA: "{What:topic}は{Stat:statname}が{N:num}になる | {What:topic}の{Stat:statname}は{N:num}になる", Node: &ability.Change{Op: ability.Set}},
	{Quiet: true, ID: "stat is changed", NT: "effect", JA: "{What:topic}の{Stat:statname}は{Op:pm}{N:num}‹される|する›", Node: &ability.Change{}},
	{ID: "its stat set", NT: "effect", JA: "その{Stat:statname}を{N:num}にする", Node: &ability.Change{What: ability.What{Ref: BindRef(SlotIt)}, Op: ability.Set}},
	{ID: "its stats set", NT: "effect", JA: "その{Stat:statname}と{Also.0.Stat:statname}を{N=Also.0.N:num}にする",
		Node: &ability.Change{What: ability.What{Ref: BindRef(SlotIt)}, Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
	{ID: "stat set", NT: "effect", JA: "{What:what}の{Stat:statname}を{N:num}にする", EN: "set the {Stat:statname} of {What:what} to {N:num}", Node: &ability.Change{Op: ability.Set}},
	{ID: "stats set", NT: "effect", JA: "{What:what}の{Stat:statname}と{Also.0.Stat:statname}を{N=Also.0.N:num}にする", EN: "set the {Stat:statname} and {Also.0.Stat:statname} of {What:what} to {N=Also.0.N:num}",
		Node: &ability.Change{Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}},
	{ID: "stat doubled", NT: "effect", JA: "{What:what}の{Stat:statname}を{N:num}倍にする", EN: "multiply the {Stat:statname} of {What:what} by {N:num}", Node: &ability.Change{Op: ability.Times}},
	{ID: "stat halved", NT: "effect", JA: "{What:what}の{Stat:statname}を半分‹|(端数切り上げ)|(切り上げ)›にする | {What:what}の{Stat:statname}は半分‹|(端数切り上げ)|(切り上げ)›になる", EN: "halve the {Stat:statname} of {What:what}", Node: &ability.Change{Op: ability.HalfOp}},
	{ID: "stats doubled", NT: "effect", JA: "{What:what}の{Stat:statname}と{Also.0.Stat:statname}を{N=Also.0.N:num}倍にする", EN: "multiply the {Stat:statname} and {Also.0.Stat:statname} of {What:what} by {N=Also.0.N:num}",
		Node: &ability.Change{Op: ability.Times, Also: []ability.StatOp{{Op: ability.Times}}}},
	{ID: "stat instead", NT: "partial", JA: "{Stat:staticon}{Op:pm}{N:num}する | {Stat:staticon}を{Op:pm}{N:num}する", EN: "{Stat:staticon}{Op:pm}{N:num}", Node: &ability.Change{}},
	{ID: "stats instead", NT: "partial", JA: "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する", EN: "{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", Node: &ability.Change{Also: []ability.StatOp{{}}}},

	{Quiet: true, ID: "recover points", NT: "effect", JA: "{What.Who:poss}{Stat:playerstat}を{N:num}回復する | {What.Who:poss}{Stat:playerstat}を{N:num}増やす", Node: &ability.Change{}, Needs: notCard},
	{Quiet: true, ID: "lower points", NT: "effect", JA: "{What.Who:poss}{Stat:playerstat}を{N:num}減らす", Node: &ability.Change{Op: ability.Sub}, Needs: notCard},
	{ID: "player number", NT: "effect", JA: "{What.Who:poss}{Stat:playerstat}を{Op:pm}{N:num}する | {What.Who:poss}{Stat:playerstat}{Op:pm}{N:num}する", EN: "change {What.Who:poss}{Stat:playerstat} by {Op:pm}{N:num}", Node: &ability.Change{}, Needs: notCard},

	{Quiet: true, ID: "cost change of all", NT: "effect", JA: "{What:topic}のコストを{Op:pm}{N:num}する", Node: &ability.CostChange{Verb: ability.Played}, Needs: PlacedCost},
	{ID: "cost change", NT: "effect", JA: "{What:what}のコストを{Op:pm}{N:num}する", EN: "{What:what} ‹costs~cost› {Op:pm}{N:num} to play", Node: &ability.CostChange{Verb: ability.Played}, Needs: PlacedCost},
	{Quiet: true, ID: "cost set of all", NT: "effect", JA: "{What:topic}のコストを{N:num}にする", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, Needs: PlacedCost},
	{ID: "cost set", NT: "effect", JA: "{What:what}のコストを{N:num}にする", EN: "{What:what} ‹costs~cost› {N:num} to play", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, Needs: PlacedCost},
	{Quiet: true, ID: "cost is changed", NT: "effect", JA: "{What:topic}のコストは{Op:pm}{N:num}‹する|される›", Node: &ability.CostChange{Verb: ability.Played}, Needs: othersCost},
	{Quiet: true, ID: "cost becomes", NT: "effect", JA: "{What:topic}のコストは{N:num}に‹する|なる›", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, Needs: othersCost},
	{ID: "own cost", NT: "playcost", JA: "コストを{Op:pm}{N:num}する", EN: "{Op:pm}{N:num}", Node: &ability.CostChange{What: ability.What{Ref: ThisRef}, Verb: ability.Played}},
	{ID: "own cost set", NT: "playcost", JA: "コストを{N:num}にする", EN: "{N:num}", Node: &ability.CostChange{What: ability.What{Ref: ThisRef}, Verb: ability.Played, Op: ability.Set}},
	{Quiet: true, ID: "cost change when played", NT: "effect", JA: "‹|自分が›{What.Ref:ref}をプレイする際‹、|›コストを{Op:pm}{N:num}する", Node: &ability.CostChange{Verb: ability.Played}, Needs: notItsOwn},
	{Quiet: true, ID: "cost set when played", NT: "effect", JA: "‹|自分が›{What.Ref:ref}をプレイする際‹、|›コストを{N:num}にする", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, Needs: notItsOwn},
	{Quiet: true, ID: "cost change of what lies there", NT: "effect", JA: "{What.Sel.Of:np}‹|すべて›をプレイする際‹、|›コストを{Op:pm}{N:num}する", Node: &ability.CostChange{What: playedBy(ability.Who{}), Verb: ability.Played}, Needs: PlayedFromThere},
	{Quiet: true, ID: "cost set of what lies there", NT: "effect", JA: "{What.Sel.Of:np}‹|すべて›をプレイする際‹、|›コストを{N:num}にする", Node: &ability.CostChange{What: playedBy(ability.Who{}), Verb: ability.Played, Op: ability.Set}, Needs: PlayedFromThere},
	{ID: "next cost", NT: "effect", JA: "次に‹|自分が›{What.Sel.Of+:npraw}をプレイする際‹、|›コストを{Op:pm}{N:num}する | ‹|自分が›次にプレイする{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}‹する|される› | 次に自分がプレイする{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}‹する|される›", EN: "the next {What.Sel.Of+:npraw} you play costs {Op:pm}{N:num}", Node: &ability.CostChange{What: playedBy(Who(ability.You)), Verb: ability.Played, Next: true}},
	{ID: "all cost", NT: "effect", JA: "{What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイする際‹、|›コストを{Op:pm}{N:num}する | {What.Sel.Of.Who:player}がプレイする{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}‹する|される› | {What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイするコストを{Op:pm}{N:num}する", EN: "each {What.Sel.Of+:npraw} {What.Sel.Of.Who:player} play‹s~› costs {Op:pm}{N:num}", Node: &ability.CostChange{What: playedBy(ability.Who{}), Verb: ability.Played}, Needs: notThisCost},
	{Quiet: true, ID: "all cost of yours", NT: "effect", JA: "{What.Sel.Of+:npraw}をプレイする際‹、|›コストを{Op:pm}{N:num}する", Node: &ability.CostChange{What: playedBy(Who(ability.You)), Verb: ability.Played}, Needs: notThisCost},
	{ID: "next cost set", NT: "effect", JA: "次に‹|自分が›{What.Sel.Of+:npraw}をプレイする際‹、|›コストを{N:num}にする | ‹|自分が›次にプレイする{What.Sel.Of+:npraw}のコストを{N:num}にする | 次に自分がプレイする{What.Sel.Of+:npraw}のコストを{N:num}にする", EN: "the next {What.Sel.Of+:npraw} you play costs {N:num}", Node: &ability.CostChange{What: playedBy(Who(ability.You)), Op: ability.Set, Verb: ability.Played, Next: true}},
	{ID: "all cost set", NT: "effect", JA: "{What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイする際‹、|›コストを{N:num}にする | {What.Sel.Of.Who:player}がプレイする{What.Sel.Of+:npraw}のコストを{N:num}にする | {What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイするコストを{N:num}にする", EN: "each {What.Sel.Of+:npraw} {What.Sel.Of.Who:player} play‹s~› costs {N:num}", Node: &ability.CostChange{What: playedBy(ability.Who{}), Op: ability.Set, Verb: ability.Played}, Needs: notThisCost},
	{Quiet: true, ID: "all cost of yours set", NT: "effect", JA: "{What.Sel.Of+:npraw}をプレイする際‹、|›コストを{N:num}にする", Node: &ability.CostChange{What: playedBy(Who(ability.You)), Op: ability.Set, Verb: ability.Played}, Needs: notThisCost},
}

// givable: of keywords that are gained by a procedure of their own, rows of the game say it.
func givable(x *Lexicon, v any) bool {
	list, many := v.([]ability.Effect)
	if !many {
		list = []ability.Effect{v.(ability.Effect)}
	}
	return !slices.ContainsFunc(list, func(e ability.Effect) bool {
		g, is := e.(*ability.Give)
		return is && slices.ContainsFunc(g.Words, func(w string) bool { return slices.Contains(x.Gained, w) })
	})
}

func OfOther(v any) bool { return v.(*ability.Change).What.Who.Side != ability.You }

func notCard(v any) bool {
	c := v.(*ability.Change)
	return c.Stat > ability.CardStats
}

// PlacedCost: what stands somewhere, or is known; cards yet to be played have rows
// of their own.
func PlacedCost(v any) bool {
	w := v.(*ability.CostChange).What
	if w.Sel != nil && w.Sel.Of.Ref.Kind == ability.This {
		return false // what this costs where it lies has a sentence of its own
	}
	return !v.(*ability.CostChange).Next && (w.Sel == nil || placed(w.Sel))
}

// othersCost leaves これのコストは to the rows of the card's own cost.
func othersCost(v any) bool {
	return PlacedCost(v) && v.(*ability.CostChange).What.Ref.Kind != ability.This
}

// notThisCost leaves これをプレイする際 to the row of the card's own cost.
func notThisCost(v any) bool {
	return v.(*ability.CostChange).What.Sel.Of.Ref == (ability.Ref{})
}

// notItsOwn leaves これをプレイする際 to the rows of the card's own cost.
func notItsOwn(v any) bool { return v.(*ability.CostChange).What.Ref != ThisRef }

// PlayedFromThere: cards that lie where they are played from, and not in play.
func PlayedFromThere(v any) bool {
	f := v.(*ability.CostChange).What.Sel.Of
	return f.Ref == (ability.Ref{}) && f.Who != (ability.Who{}) && len(f.Zone) > 0 && !slices.Contains(f.Zone, ability.Field) && !slices.Contains(f.Zone, ability.Deck)
}

// playedBy are all cards that somebody plays.
func playedBy(w ability.Who) ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: w}}}
}

// giveRows: abilities, keywords, names, traits. SVE 5.25, 10.9.1.
var giveRows = []Row{
	{ID: "give words", NT: "effect", JA: "{What:what}は{Words:kws}を持つ", EN: "{What:what} ‹gains~gain› {Words:kws}", Node: &ability.Give{}, Asks: givable},
	{Quiet: true, ID: "words given", NT: "effect", JA: "{What:what}は{Words:kws}を得る | {What:what}に{Words:kws}を与える | {What:what}に{Words:kws}を持たせる | {What:what}に{Words:kws}を付与する", Node: &ability.Give{}, Asks: givable},
	{Quiet: true, ID: "it given words", NT: "effectB", JA: "{Words:kws}を持たせる", Node: &ability.Give{What: ability.What{Ref: BindRef(SlotIt)}}, Asks: givable},
	{Quiet: true, ID: "words given to it", NT: "predO", JA: "{Words:kws}を‹持たせる|与える›", Node: &ability.Give{}, Asks: givable},
	{Quiet: true, ID: "quoted given to it", NT: "predO", JA: "「{Quoted:quoted}」を与える", Node: &ability.Give{}},
	{Quiet: true, ID: "quoted given", NT: "effect", JA: "{What:what}は「{Quoted:quoted}」を得る | {What:what}に「{Quoted:quoted}」を与える", Node: &ability.Give{}},
	{ID: "one of two words", NT: "effect", JA: "{Do.0.What=Else.0.What:what}は{Do.0.Words:kw1}か{Else.0.Words:kw1}を持つ", EN: "{Do.0.What=Else.0.What:what} ‹gains~gain› {Do.0.Words:kw1} or {Else.0.Words:kw1}", Node: EitherWord(&ability.Give{}), Needs: GivenToRef},
	{ID: "one of three words", NT: "effect", JA: "{Do.0.What=Else.0.Do.0.What=Else.0.Else.0.What:what}は{Do.0.Words:kw1}か{Else.0.Do.0.Words:kw1}か{Else.0.Else.0.Words:kw1}を持つ", EN: "{Do.0.What=Else.0.Do.0.What=Else.0.Else.0.What:what} ‹gains~gain› {Do.0.Words:kw1}, {Else.0.Do.0.Words:kw1} or {Else.0.Else.0.Words:kw1}", Node: EitherWord(EitherWord(&ability.Give{})), Needs: GivenToRef},
	{ID: "give quoted", NT: "effect", JA: "{What:what}は「{Quoted:quoted}」を持つ", EN: "{What:what} ‹gains~gain› “{Quoted:quoted}”", Node: &ability.Give{}},
	{ID: "give both", NT: "effect", JA: "{What:what}は{Words:kws}と「{Quoted:quoted}」を持つ", EN: "{What:what} ‹gains~gain› {Words:kws} and “{Quoted:quoted}”", Node: &ability.Give{}},
	{ID: "give trait", NT: "effect", JA: "{What:what}は{Props.0.Value:trait}タイプを持つ | {What:what}は{Props.0.Value:traitrun}タイプを持つ | {What:what}は{Props.0.Value:traitrun}としても扱う", EN: "{What:what} ‹gains~gain› the trait {Props.0.Value:trait}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	{ID: "also named", NT: "effect", JA: "{What:what}は{Props.0.Value:name}でもある | {What:what}は‹|、›‹|カード名を|カード名が›{Props.0.Value:name}としても扱う", EN: "{What:what} ‹is~are› also named {Props.0.Value:name}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.NameAttr}}}},
	{ID: "lose all", NT: "effect", JA: "{What:what}は能力すべてを失う | {What:what}は‹|すべての›能力を失う | {What:what}は能力をすべて失う", EN: "{What:what} ‹loses~lose› all abilities", Node: &ability.Give{Take: true, All: true}},
	{Quiet: true, ID: "made to lose all", NT: "effect", JA: "{What:topic}‹の|に›‹すべての能力を|能力をすべて|能力すべてを|能力を›失わせる", Node: &ability.Give{Take: true, All: true}},
	{Quiet: true, ID: "it is made to lose all", NT: "effectB", JA: "‹|その›‹すべての能力を|能力をすべて|能力すべてを|能力を›失わせる", Node: &ability.Give{What: ability.What{Ref: BindRef(SlotIt)}, Take: true, All: true}},
	{ID: "lose words", NT: "effect", JA: "{What:what}は{Words:kws}を失う", EN: "{What:what} ‹loses~lose› {Words:kws}", Node: &ability.Give{Take: true}},
	{ID: "words instead", NT: "partial", JA: "{Words:kws}を持つ", EN: "gain {Words:kws}", Node: &ability.Give{}},

	{ID: "play at a cost", NT: "chain", JA: "{0.What=1.What:what}のコストを{0.N:num}にしてプレイする", EN: "play {0.What=1.What:what} for a cost of {0.N:num}",
		Node: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}, &ability.Play{}}, Needs: func(v any) bool { return v.([]ability.Effect)[1].(*ability.Play).What.Sel == nil }},
	{ID: "may play at a cost", NT: "s6", JA: "{Do.0.What=Do.1.What:what}のコストを{Do.0.N:num}にしてプレイしてよい", EN: "you may play {Do.0.What=Do.1.What:what} for a cost of {Do.0.N:num}",
		Node: Clause{May: true, Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}, &ability.Play{}}}, Needs: func(v any) bool { return v.(Clause).Do[1].(*ability.Play).What.Sel == nil }},
	{ID: "play at another cost", NT: "chain", JA: "{0.What=1.What:what}のコストを{0.Op:pm}{0.N:num}してプレイする", EN: "play {0.What=1.What:what} for a cost changed by {0.Op:pm}{0.N:num}",
		Node: []ability.Effect{&ability.CostChange{Verb: ability.Played, For: ability.Time{Until: ability.Uses, N: 1}}, &ability.Play{}}, Needs: func(v any) bool { return v.([]ability.Effect)[1].(*ability.Play).What.Sel == nil }},
	{ID: "words and for a time", NT: "chain", JA: "{0.What=1.What:what}は{0.Words:kws}とこのターン、「{1.Quoted:quoted}」を持つ", EN: "{0.What=1.What:what} ‹gains~gain› {0.Words:kws} and, this turn, “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Give{}, &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}}},
	{ID: "stat, words and for a time", NT: "chain", JA: "{0.What=1.What=2.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して‹、|›{1.Words:kws}とこのターン、「{2.Quoted:quoted}」を持つ", EN: "{0.What=1.What=2.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num}, {1.Words:kws} and, this turn, “{2.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{}, &ability.Give{}, &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}}},
	{ID: "stat, words and quoted", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}して‹、|›{1.Words:kws}と「{1.Quoted:quoted}」を持つ", EN: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}, {1.Words:kws} and “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}},
	{ID: "stat and words", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して‹、|›{1.Words:kws}を持つ", EN: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num} and {1.Words:kws}",
		Node: []ability.Effect{&ability.Change{}, &ability.Give{}}, Asks: givable},
	{ID: "stats and words", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}して‹、|›{1.Words:kws}を持つ",
		EN:   "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num} and {1.Words:kws}",
		Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}, Asks: givable},
	{Quiet: true, ID: "stat and words for a time", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して、{1.For:span}‹、|›{1.Words:kws}を持つ", Node: []ability.Effect{&ability.Change{}, &ability.Give{}}, Asks: givable},
	{Quiet: true, ID: "stats and words for a time", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}して、{1.For:span}‹、|›{1.Words:kws}を持つ",
		Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}, Asks: givable},
	{ID: "stat and trait", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して‹、|›{1.Props.0.Value:trait}タイプを持つ", EN: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num} and the trait {1.Props.0.Value:trait}",
		Node: []ability.Effect{&ability.Change{}, &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}}},
	{ID: "stat and quoted", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}して‹、|›「{1.Quoted:quoted}」を持つ", EN: "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num} and “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{}, &ability.Give{}}},
	{ID: "stats and quoted", NT: "chain", JA: "{0.What=1.What:what}は{0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num}して‹、|›「{1.Quoted:quoted}」を持つ",
		EN:   "{0.What=1.What:what} ‹gets~get› {0.Stat:staticon}{0.Op:pm}{0.N:num}/{0.Also.0.Stat:staticon}{0.Also.0.Op:pm}{0.Also.0.N:num} and “{1.Quoted:quoted}”",
		Node: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}}},
}

// isEitherWord tells whether one of two keywords is given to what was met before.
func isEitherWord(e *ability.Try) bool {
	if !e.May || len(e.Cost)+len(e.Then) > 0 || len(e.Do) != 1 || len(e.Else) != 1 {
		return false
	}
	a, is := e.Do[0].(*ability.Give)
	if t, deeper := e.Else[0].(*ability.Try); deeper {
		return is && len(a.Words) == 1 && isEitherWord(t) && Equal(a.What, t.Do[0].(*ability.Give).What)
	}
	b, also := e.Else[0].(*ability.Give)
	return is && also && len(a.Words) == 1 && len(b.Words) == 1 && Equal(a.What, b.What) && GivenToRef(e)
}

// eitherGiven are the keywords of which one is given.
func eitherGiven(e *ability.Try) (out []*ability.Give) {
	out = append(out, e.Do[0].(*ability.Give))
	if t, deeper := e.Else[0].(*ability.Try); deeper {
		return append(out, eitherGiven(t)...)
	}
	return append(out, e.Else[0].(*ability.Give))
}

// isEitherTaken: of what was looked at one card is put there, or another elsewhere.
func isEitherTaken(e *ability.Try) bool {
	taken := func(es []ability.Effect) bool {
		if len(es) != 1 {
			return false
		}
		m, ok := es[0].(*ability.Move)
		return ok && m.What.Sel != nil && InSlot(&m.What.Sel.Of)
	}
	return e.May && e.Who.Side == ability.You && len(e.Cost)+len(e.Then) == 0 && taken(e.Do) && taken(e.Else)
}

// isFoundEither: what is found goes here or there, which is said with it.
func isFoundEither(e *ability.Try) bool {
	if e.May || len(e.Cost)+len(e.Else) > 0 || len(e.Do) != 1 || len(e.Then) != 1 {
		return false
	}
	find, is := e.Do[0].(*ability.Find)
	return is && putNowhere(find)
}

// EitherWord is a keyword that may be taken, or else what comes after it.
func EitherWord(other ability.Effect) *ability.Try {
	return &ability.Try{Who: Who(ability.You), May: true, Do: []ability.Effect{&ability.Give{}}, Else: []ability.Effect{other}}
}

// GivenToRef: of several chosen now each might get another.
func GivenToRef(v any) bool { return v.(*ability.Try).Do[0].(*ability.Give).What.Sel == nil }

// turnRows: orientation, faces, counters, the game's own procedures.
var turnRows = []Row{
	{ID: "act", NT: "effect", JA: "{What:o}アクトする | {What:o}[アクト]する", EN: "act {What:o}", Node: &ability.Turn{To: ability.Acted}},
	{ID: "stand", NT: "effect", JA: "{What:o}スタンドする | {What:o}スタンドさせる | {What:o}[スタンド] | {What:o}[スタンド]する", EN: "stand {What:o}", Node: &ability.Turn{To: ability.Standing}},
	{ID: "face down", NT: "effect", JA: "{What:o}裏向きにする", EN: "turn {What:o} face down", Node: &ability.Turn{To: ability.FaceDown}},
	{ID: "face up", NT: "effect", JA: "{What:o}表向きにする", EN: "turn {What:o} face up", Node: &ability.Turn{To: ability.FaceUp}},
	{ID: "exchange", NT: "effect", JA: "{What:swapped}と{With:swapped}を入れ替える", EN: "exchange {What:swapped} and {With:swapped}", Node: &ability.Act{Word: "exchange"}},
	{ID: "swapped ref", NT: "swapped", JA: "{Ref:ref}", EN: "{Ref:ref}", Node: ability.What{}},
	{ID: "swapped sel", NT: "swapped", JA: "{Sel:selb}", EN: "{Sel:selb}", Node: ability.What{}},
	{ID: "become kind", NT: "effect", JA: "{What:o}{Kinds:kind}にする | {What:what}は{Kinds:kind}になる", EN: "make {What:o} ‹a|an› {Kinds:kind}", Node: &ability.Give{}, Needs: func(v any) bool { return v.(*ability.Give).Kinds != 0 }},
	{ID: "roll", NT: "effect", JA: "サイコロを‹|1つ|1個|1回›ふる | サイコロを‹|1つ|1個|1回›振る | サイコロ‹1つ|1個›を‹ふる|振る›", EN: "roll a die", Node: &ability.Ask{Kind: ability.Die, Who: Who(ability.You), Bind: SlotNew}},
	{ID: "reroll", NT: "effect", JA: "サイコロを‹ふり|振り›なおす", EN: "reroll the die", Node: &ability.Ask{Kind: ability.Die, Who: Who(ability.You), Bind: slotDie}},
	{ID: "name a card", NT: "effect", JA: "カード名‹|1つ›を‹|1つ›指定する", EN: "name a card", Node: &ability.Ask{Kind: ability.NameCard, Who: Who(ability.You), Bind: SlotNew}},
	{ID: "name a number", NT: "effect", JA: "数字‹|1つ›を‹|1つ›指定する | 好きな‹数|数字›‹|1つ›を‹|1つ›指定する", EN: "name a number", Node: &ability.Ask{Kind: ability.NumberAsk, Who: Who(ability.You), Bind: SlotNew}},

	{ID: "put counter", NT: "effect", JA: "{What:what}に{Name:ctrname}カウンター{N:num}‹個|つ›を置く | {What:what}‹の上|›に{Name:ctrname}カウンターを{N:num}‹個|つ›置く | {What:what}の上に{Name:ctrname}カウンター{N:num}‹個|つ›を置く", EN: "put {N:nummany} {Name:ctrname} counter‹~s› on {What:what}", Node: &ability.Mark{}},
	{ID: "remove counter", NT: "effect", JA: "{What:what}の{Name:ctrname}カウンター{N:num}‹個|つ›を取る | {What:what}‹の|から|の上の|の上から›{Name:ctrname}カウンターを{N:num}‹個|つ›取る | {What:what}‹の|から|の上の|の上から›{Name:ctrname}カウンター{N:num}‹個|つ›を取り除く | {What:what}‹の|から|の上の|の上から›{Name:ctrname}カウンターを{N:num}‹個|つ›取り除く", EN: "remove {N:nummany} {Name:ctrname} counter‹~s› from {What:what}", Node: &ability.Mark{Remove: true}},
	{ID: "remove counters", NT: "effect", JA: "{What:what}の{Name:ctrname}カウンターすべてを取る | {What:what}‹の|から›{Name:ctrname}カウンターすべてを取り除く | {What:what}‹の|から›{Name:ctrname}カウンターをすべて取り除く", EN: "remove all {Name:ctrname} counters from {What:what}", Node: &ability.Mark{Remove: true, All: true}},

	{ID: "win", NT: "effect", JA: "自分は‹|この›バトルに勝利する | ‹|この›バトルに勝利する", EN: "win the battle", Node: &ability.Flow{Op: ability.WinGame, Who: Who(ability.You)}},
	{ID: "extra turn", NT: "effect", JA: "追加ターンを行う | ‹自分は|自分の›追加ターンを行う | このターンの‹後|あと›‹に|に、|、|›‹|自分の›追加ターンを行う | 追加の自分のターンを得る | ‹|このターンの後、|このターンの後に、|このターンの後に|このターンの次に、|このターンの次に›自分のターンを追加で‹|1回›行う", EN: "take an extra turn", Node: &ability.Flow{Op: ability.ExtraTurn, Who: Who(ability.You)}},
	{ID: "lose", NT: "effect", JA: "自分はバトルに敗北する | バトルに敗北する", EN: "lose the battle", Node: &ability.Flow{Op: ability.LoseGame, Who: Who(ability.You)}},
	{ID: "skip turn", NT: "effect", JA: "次の{Who:poss}ターンをスキップする", EN: "skip {Who:poss}next turn", Node: &ability.Flow{Op: ability.SkipTurn}},
	{ID: "modes", NT: "effect", JA: "‹下記|以下|次の中›から{N:modecount}‹|を›チョイスする | ‹下記|以下|次の中›から‹|異なる›{N:modecount}‹|を›‹チョイスする|選ぶ› | ‹下記|以下›の‹中|うち›から{N:modecount}‹|を›‹チョイスする|選ぶ› | ‹次|以下|下記›のうち{N:modecount}‹|を›‹チョイスする|選ぶ›", EN: "choose {N:modecount} of the following", Node: &ability.Modes{}},
	{ID: "modes instead", NT: "partial", JA: "{N:modecount} | {N:modecount}‹|を›‹チョイスする|選ぶ|選択する›", EN: "choose {N:modecount}", Node: &ability.Modes{}},
	{ID: "mode count", NT: "modecount", JA: "{N:num}‹つ|個›", EN: "{N:num}", Node: ability.Count{}},
	{ID: "mode count up to", NT: "modecount", JA: "{N:num}‹つ|個›まで", EN: "up to {N:num}", Node: ability.Count{Op: ability.UpTo}},
	{ID: "mode count all", NT: "modecount", JA: "すべて", EN: "all", Node: ability.Count{Op: ability.All}},
	{ID: "mode count any", NT: "modecount", JA: "好きな数", EN: "any number", Node: ability.Count{Op: ability.AnyNumber}},
}

// costRows: what stands before a colon.
var costRows = []Row{
	{ID: "act cost", NT: "cost", JA: "{0.Do.What:o}[アクト] | {0.Do.What:o}アクト | {0.Do.What:o}‹[アクト]|アクト›‹する|し|して›", EN: "[act] {0.Do.What:o}", Node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}}},
	{Quiet: true, ID: "act this", NT: "cost", JA: "[アクト]", Node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: ThisRef}, To: ability.Acted}}}},
	{ID: "act and bury", NT: "cost", JA: "{0.Do.What=1.Do.What:o}[アクト]‹|して|して、|、›墓場に置く | {0.Do.What=1.Do.What:o}アクトして、墓場に置く", EN: "[act] {0.Do.What=1.Do.What:o} and put it into the cemetery",
		Node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}, {Do: &ability.Move{To: At(ability.Discards)}}}},
	{ID: "own damage", NT: "cost", JA: "{0.Do.To:what}に{0.Do.N:num}ダメージ", EN: "deal {0.Do.N:num} damage to {0.Do.To:what}", Node: []ability.Cost{{Do: &ability.Damage{}}}},
	{ID: "paid effect", NT: "cost", JA: "{0.Do:effectC}", EN: "{0.Do:effect}", Node: []ability.Cost{{}}, Asks: notActCost},
}

// notActCost leaves acting to its own row.
func notActCost(x *Lexicon, v any) bool {
	c := v.([]ability.Cost)
	t, ok := c[0].Do.(*ability.Turn)
	return !(ok && t.To == ability.Acted) && x.payable(c[0].Do)
}

// payable tells whether an effect can be a cost: something that is done, to things
// that are there.
func (x *Lexicon) payable(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Move, *ability.Turn, *ability.Mark, *ability.Look:
		return true
	case *ability.Damage: // what is paid is a number
		return e.N.Op == ability.Const || e.N.Op == ability.X
	case *ability.Change:
		return e.What.Who.Side != ability.AnySide
	case *ability.Act:
		return slices.Contains(x.Pays, e.Word)
	case *ability.Flow:
		return e.Op == ability.SkipTurn && e.Who.Side == ability.You
	}
	return false
}

func payableAdded(x *Lexicon, v any) bool { return x.payable(v.(Clause).AddCost[0].Do) }
