package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Further terms: what is so many times something, what is discarded down to a number, damage that is doubled or does nothing
// said from its source.

// termRows are those rows.
func termRows() []text.Row {
	times := &ability.Change{Stat: ability.Power, Op: ability.Set, N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}
	none := &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, N: &ability.Amount{}}
	dealt := ability.Event{Verb: ability.DealtDamage}
	double := &ability.Instead{Of: dealt, Op: ability.Times, N: &twice}
	return []text.Row{
		{ID: "power is so many times", NT: "effect", JA: "{What:what}のパワーは{N.Args.1:expr}の{N.Args.0:num}倍‹になる|に等しい|と同じになる› | {What:what}のパワーは{N.Args.1:expr}×{N.Args.0:num}‹になる|に等しい|と同じになる›", EN: "the power of {What:what} ‹becomes|is› ‹equal to |›{N.Args.0:num} times {N.Args.1:expr} | the power of {What:what} ‹becomes|is› ‹equal to |›{N.Args.1:expr} ‹multiplied by|times› {N.Args.0:num} | {What.Ref:ref}'s power ‹becomes|is› ‹equal to |›{N.Args.0:num} times {N.Args.1:expr} | {What.Ref:ref}'s power ‹becomes|is› ‹equal to |›{N.Args.1:expr} ‹multiplied by|times› {N.Args.0:num}", Node: times, Needs: timesExpr},
		{Quiet: true, ID: "no damage is dealt to it", NT: "effect", EN: "prevent all ‹|the ›damage dealt to {Of.Subj:fwhat}", Node: none},
		{Quiet: true, ID: "all damage it is dealt", NT: "effect", JA: "{Of.Subj:fwhat}が受けるすべてのダメージ‹は|を›0に‹なる|する›", Node: none},
		{Quiet: true, ID: "doubling what it deals", NT: "effect", Node: double, Needs: dealtByCharacter, EN: "double the damage ‹|that ›{Of.Subj:fwhat} ‹deals|deal›{Of+:harmto}"},
		{Quiet: true, ID: "what it deals becomes", NT: "effect", Node: &ability.Instead{Of: dealt}, Needs: dealtByCharacter, EN: "the damage ‹|that ›{Of.Subj:fwhat} ‹deals|deal›{Of+:harmto} {+:fated}‹| instead›"},
		{ID: "with a special ability", NT: "mod", JA: "スペシャルアビリティを持つ", EN: "… with ‹a special ability|special abilities›", Node: withSpecial()},
		{ID: "discard half", NT: "s6", JA: "‹|あなたは›手札‹を|の›半分‹|を›捨てる‹|(端数切り上げ)›", EN: "discard half of your hand | discard half of the cards in your hand‹| (round up)|, rounded up›", Node: text.Clause{Do: []ability.Effect{discardHalf(ability.You)}}},
		{ID: "they discard half", NT: "s6", JA: "対戦相手は手札‹を|の›半分‹|を›捨てる‹|(端数切り上げ)›", EN: "your opponent discards half of their hand | your opponent discards half of the cards in their hand‹| (round up)|, rounded up›", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{discardHalf(ability.Opponent)}}},
		{ID: "each discards half", NT: "s6", JA: "‹各プレイヤー|お互い|お互いのプレイヤー›は手札‹を|の›半分‹|を›捨てる‹|(端数切り上げ)›", EN: "each player discards half of their hand | each player discards half of the cards in their hand‹| (round up)|, rounded up›", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{discardHalf(ability.That)}}},
		{ID: "discard down to", NT: "s6", JA: "‹|あなたは›手札が{Do.0.What.Sel.N.N.Args.1:num}枚になる‹まで|ように›‹|手札を›捨てる", EN: "discard cards until you have {Do.0.What.Sel.N.N.Args.1:ncard} in ‹|your ›hand", Node: text.Clause{Do: []ability.Effect{discardTo(ability.You)}}, Needs: toANumber},
		{ID: "they discard down to", NT: "s6", JA: "対戦相手は手札が{Do.0.What.Sel.N.N.Args.1:num}枚になる‹まで|ように›‹|手札を›捨てる", EN: "your opponent discards cards until they have {Do.0.What.Sel.N.N.Args.1:ncard} in ‹|their ›hand", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{discardTo(ability.Opponent)}}, Needs: toANumber},
		{ID: "each discards down to", NT: "s6", JA: "‹各プレイヤー|お互い|お互いのプレイヤー›は手札が{Do.0.What.Sel.N.N.Args.1:num}枚になる‹まで|ように›‹|手札を›捨てる", EN: "each player discards cards until they have {Do.0.What.Sel.N.N.Args.1:ncard} in ‹|their ›hand", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{discardTo(ability.That)}}, Needs: toANumber},
		{ID: "cost is the named", NT: "cond3", JA: "{L.Ref:ref}のコストが‹宣言した|指定した|選択した|選んだ›数字‹と同じ|と同じである|である›", EN: "{L.Ref:its}cost is ‹|equal to |the same as ›the ‹named|selected|chosen|declared› number", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}, R: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed)}}},
	}
}

// timesExpr: a number of times something that is counted, and not the other way round.
func timesExpr(v any) bool {
	a := v.(*ability.Change).N.Args
	return a[0].Op == ability.Const && a[1].Op != ability.Const
}

// withSpecial is that a card has a special ability.
func withSpecial() ability.Filter {
	return ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "special"}}}
}

// discardTo is a discard of as many cards as the hand of a player has more than a number.
func discardTo(of ability.Side) *ability.Move {
	m := discardOwn(false)
	hand := m.What.Sel.Of
	hand.Who = text.Who(of)
	m.What.Sel.N.N = ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.CountOf, Of: &hand}, {}}}
	return m
}

// discardHalf is a discard of half of the cards of a hand, rounded up. [4.2]
func discardHalf(of ability.Side) *ability.Move {
	m := discardTo(of)
	m.What.Sel.N.N = ability.Amount{Op: ability.Half, Up: true, Args: m.What.Sel.N.N.Args[:1]}
	return m
}

func toANumber(v any) bool {
	m, is := v.(text.Clause).Do[0].(*ability.Move)
	return is && len(m.What.Sel.N.N.Args) == 2 && m.What.Sel.N.N.Args[1].Op == ability.Const
}
