package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Things measured by others: no stronger than this one, each that was put into the Break Zone this turn, each point of what
// something costs; and what lies in either of two places.

// measuredRows are those rows.
func measuredRows() []text.Row {
	power := ability.Amount{Op: ability.StatOf, Stat: ability.Power}
	than := func(op ability.AmountOp) ability.Amount {
		return ability.Amount{Op: op, Args: []ability.Amount{power, ability.N(1)}}
	}
	bound := func(cmp ability.Cmp, n ability.Amount) ability.Filter {
		return ability.Filter{Num: []ability.Bound{{Stat: ability.Power, Cmp: cmp, N: n}}}
	}
	died := ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}
	hold := func() *ability.Event { return text.Clone(&died).(*ability.Event) }
	const gone = "‹|that were |that was |that has been ›put ‹from the field |›into the Break Zone ‹|from the field ›‹this turn|during this turn›"
	rows := []text.Row{
		// how strong
		{Quiet: true, ID: "no stronger", NT: "mod", JA: "{Num.0.N.Ref:ref}のパワー以下の | {Num.0.N.Ref:ref}のパワー以下のパワー‹の|を持つ› | パワーが{Num.0.N.Ref:ref}‹のパワー|›以下の", EN: "… ‹with|of› ‹|a ›power ‹equal to or less than|less than or equal to|equal or inferior to|equal or less than|equal to or lower than|lower than or equal to› ‹|that of ›{Num.0.N.Ref:ref}‹|'s|'s power›", Node: bound(ability.LE, power)},
		{Quiet: true, ID: "no weaker", NT: "mod", JA: "{Num.0.N.Ref:ref}のパワー以上の", EN: "… ‹with|of› ‹|a ›power ‹equal to or greater than|greater than or equal to|equal to or higher than› ‹|that of ›{Num.0.N.Ref:ref}‹|'s|'s power›", Node: bound(ability.GE, power)},

		// what was put away in this turn
		{Quiet: true, ID: "one has died", NT: "cond3", JA: "{On.Subj:fieldnp}がこのターン‹に|中に|›‹、|›‹フィールドから|›ブレイクゾーンに置かれてい‹た|る› | このターン‹に|中に|の間に|›‹、|›{On.Subj:fieldnp}が‹フィールドから|›ブレイクゾーンに置かれ‹てい‹た|る›|た›", EN: "{On.Subj:fieldnp} ‹was|has been› put ‹|from the field ›into the Break Zone ‹|from the field ›this turn", Node: ability.Cond{Op: ability.Happened, On: hold()}, Needs: diedAsSome(false)},
		{Quiet: true, ID: "several have died", NT: "cond3", JA: "このターン‹に|中に|の間に|›‹、|›{On.Subj:fieldnp}が{N:int}‹体|枚›以上‹フィールドから|›ブレイクゾーンに置かれ‹てい‹た|る›|た›", EN: "{N:int} or more {On.Subj:fieldnps} ‹were|have been› put ‹|from the field ›into the Break Zone ‹|from the field ›this turn", Node: ability.Cond{Op: ability.Happened, On: hold()}, Needs: diedAsSome(true)},
		{Quiet: true, ID: "any have died", NT: "cond3", EN: "1 or more {On.Subj:fieldnps} ‹were|have been› put ‹|from the field ›into the Break Zone ‹|from the field ›this turn", Node: ability.Cond{Op: ability.Happened, On: hold()}, Needs: diedAsSome(false)},
		{Quiet: true, ID: "each cast by you", NT: "each", JA: "このターン‹に|中に|、|›{On.Who:player}がキャストし‹た|ている›{On.Subj:npraw}1枚", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played}, N: 1}},

		{Quiet: true, ID: "each of either", NT: "each", JA: "{Of.Who:ctrl}{Of.Or.0:prop}と{Of.Or.1:prop}1{:ctr}", EN: "{Of.Or.0:prop} and {Of.Or.1:prop} {Of.Who:ctrl}", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Or: []ability.Filter{{}, {}}}}, Needs: namedOnly},

		// what it costs
		{ID: "each point of its cost", NT: "each", JA: "{Ref:refone}のコスト1", EN: "‹CP|point› of the cost of {Ref:refone} | ‹|1 ›cost of {Ref:refone} | CP required to ‹cast|play› {Ref:refone}", Node: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat, N: 1}, Needs: func(v any) bool { return v.(ability.Amount).Ref != (ability.Ref{}) }},
		{Quiet: true, ID: "damage multiplied", NT: "effect", EN: "deal {To:what} damage equal to {N.Args.1:expr} ‹multiplied by|times› {N.Args.0:num}", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}, Needs: timesX},

		// what it becomes
		{ID: "becomes a kind", NT: "chain", JA: "{0.What=1.What:what}はパワー{1.N:num}の{0.Kinds:kind}になる", EN: "{0.What=1.What:what} ‹becomes~become› a {0.Kinds:kind} with {1.N:num} power", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power, Op: ability.Set}}, Needs: becomesKind},

		// so much besides
		{Quiet: true, ID: "so much more damage", NT: "effect", EN: "deal {To:what} an additional {N:num} damage", Node: &ability.Damage{}, Needs: toRef},
		{Quiet: true, ID: "that as well", NT: "s6", EN: "{Do:effects} ‹as well|too|additionally›", Node: text.Clause{}, Needs: func(v any) bool { return len(v.(text.Clause).Do) > 0 }},
	}
	for _, v := range []struct {
		id, ja, en string
		cmp        ability.Cmp
		op         ability.AmountOp
	}{{"weaker", "低い", "‹less than|lower than|inferior to›", ability.LE, ability.Minus}, {"stronger", "高い", "‹greater than|higher than|superior to›", ability.GE, ability.Sum}} {
		const of = "{Num.0.N.Args.0.Ref:ref}"
		power, own := "… ‹with|of› ‹|a ›power "+v.en+" ", than(v.op)
		own.Args = []ability.Amount{{Op: ability.StatOf, Stat: ability.Power, Ref: text.BindRef(text.SlotOne)}, ability.N(1)}
		rows = append(rows,
			text.Row{Quiet: true, ID: v.id + " than", NT: "mod", JA: "パワーが" + of + "のパワーより" + v.ja, EN: power + "‹|that of ›" + of + "‹|'s|'s power›", Node: bound(v.cmp, than(v.op))},
			text.Row{Quiet: true, ID: v.id + " than its", NT: "mod", EN: power + "‹‹its|his|her› ‹own|own power|power›|his|hers|its›", Node: bound(v.cmp, own)})
	}
	rows = append(rows, text.Row{Quiet: true, ID: "below its power", NT: "mod", JA: "‹|パワーが›{Num.0.N.Args.0.Ref:ref}のパワー未満の", Node: bound(ability.LE, than(ability.Minus))})
	for _, of := range []struct{ id, ja, en string }{{"", "", ""}, {" of a side", "{On.Subj.Who:ctrl}", " {On.Subj.Who:ctrl}"}} {
		rows = append(rows, text.Row{ID: "each that died" + of.id, NT: "each", JA: "このターン‹に|中に|、|›‹フィールドから|›ブレイクゾーンに置かれた" + of.ja + "{On.Subj+:npraw}1‹体|枚›", EN: "{On.Subj+:npraw}" + of.en + " " + gone,
			Node: ability.Amount{Op: ability.History, N: 1, On: hold()}, Needs: func(v any) bool {
				on := v.(ability.Amount).On
				return someDied(on) && (on.Subj.Who != ability.Who{}) == (of.ja != "")
			}})
	}
	return append(rows, outOfEither()...)
}

// diedAsSome: some sort of card is said, and nothing that was met before; many: how many.
func diedAsSome(many bool) func(any) bool {
	return func(v any) bool {
		c := v.(ability.Cond)
		return (c.N > 1) == many && c.N != 1 && someDied(c.On)
	}
}

// someDied: a card of which nothing is said of what it is need not have lain on the field, where it is not said either.
func someDied(on *ability.Event) bool {
	return on.Subj != nil && on.Subj.Ref == (ability.Ref{}) && (on.Subj.Kind != 0 || len(on.Subj.Has)+len(on.Subj.Or) > 0)
}

func becomesKind(v any) bool {
	g := v.([]ability.Effect)[0].(*ability.Give)
	return g.Kinds != 0 && text.Equal(*g, ability.Give{What: g.What, Kinds: g.Kinds, For: g.For})
}

// inEither are cards of one's hand or Break Zone.
func inEither() ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Hand_, ability.Discards}, Who: text.Who(ability.You)}
}

const handOrBreakJA = "手札‹か|または›‹|あなたの›ブレイクゾーン"

// twoPlaces say where those lie.
func twoPlaces() []text.Row {
	either := ability.Filter{Zone: inEither().Zone}
	return []text.Row{
		{ID: "someone's in either place", NT: "mod", JA: "{Who:poss}" + handOrBreakJA + "‹にある|の|から‹|、›› | {Who:poss}ブレイクゾーンか‹|あなたの›手札‹にある|の|から‹|、››", Node: either, Needs: ofSomeone},
		{Quiet: true, ID: "in either place", NT: "mod", JA: handOrBreakJA + "‹にある|の|から‹|、›› | ブレイクゾーンか手札‹にある|の|から‹|、››", Node: inEither()},
		{ID: "in hand or Break Zone", NT: "mod", EN: "… ‹in|from› {Who:possz}hand or ‹|from |in ›‹|your |their ›Break Zone | … ‹in|from› {Who:possz}Break Zone or ‹|from |in ›‹|your |their ›hand", Node: either, Late: true},
	}
}

// outOfEither put them onto the field.
func outOfEither() (rows []text.Row) {
	for _, d := range []struct {
		id, ja string
		as     ability.State
	}{{"", "フィールドに出す", ability.NoState}, {" dull", "ダル状態でフィールドに出す", ability.Acted}} {
		rows = append(rows, text.Row{Quiet: true, ID: "out of either place" + d.id, NT: "effect", JA: "{What.Sel.Of+:npraw}{What.Sel.N:count}を‹|あなたの›" + handOrBreakJA + "から‹、|›" + d.ja,
			Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: inEither()}}, To: ability.Place{Zone: ability.Field, State: d.as}}})
	}
	return rows
}

// namedOnly: each of two sorts is told by a job or by a name, so that one that is both still is one.
func namedOnly(v any) bool {
	of := v.(ability.Amount).Of
	for i := range of.Or {
		if len(of.Or[i].Has) != 1 || of.Or[i].Has[0].Attr != ability.TraitAttr && of.Or[i].Has[0].Attr != ability.NameAttr {
			return false
		}
	}
	return true
}
