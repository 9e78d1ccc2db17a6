package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What cards are of which a number is said, or that something is not so: of a cost less than that Forward's, with 7000 power, that
// has not been dealt damage.

// sortRows are those words about a noun.
func sortRows() []text.Row {
	bound := func(s ability.Stat, cmp ability.Cmp, n ability.Amount) ability.Filter {
		return ability.Filter{Num: []ability.Bound{{Stat: s, Cmp: cmp, N: n}}}
	}
	cost := ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}
	rows := []text.Row{
		{Quiet: true, ID: "costs no more than", NT: "mod", JA: "{Num.0.N.Ref:ref}のコスト以下のコストを持つ | {Num.0.N.Ref:ref}のコスト以下の", EN: "… ‹with|of› ‹|a ›cost ‹equal to or less than|less than or equal to› ‹|that of ›{Num.0.N.Ref:ref}‹|'s›", Node: bound(ability.CostStat, ability.LE, cost)},
		{Quiet: true, ID: "costs as much as", NT: "mod", JA: "{Num.0.N.Ref:ref}と同じコスト‹の|を持つ›", EN: "… ‹with|of› the same cost as {Num.0.N.Ref:ref}‹'s|›", Node: bound(ability.CostStat, ability.EQ, cost)},
		{Quiet: true, ID: "with just so much power", NT: "mod", EN: "… with {Num.0.N:num} power | … with exactly {Num.0.N:num} power", Node: bound(ability.Power, ability.EQ, ability.Amount{})},
		{ID: "in battle with this", NT: "mod", JA: text.OwnName + "と戦闘している | " + text.OwnName + "をブロックしているか‹、|›" + text.OwnName + "‹に|が›ブロック‹されている|している› | " + text.OwnName + "をブロックしているかブロックされている | " + text.OwnName + "‹にブロックされている|がブロックしている›か‹、|›" + text.OwnName + "をブロックしている", EN: "… in battle with " + text.OwnName + " | … blocking or blocked by " + text.OwnName + " | … that ‹is blocking or|blocks or|blocks or is|is blocking or is|blocked or was› blocked by " + text.OwnName, Node: ability.Filter{Rel: []ability.Rel{{Kind: ability.FoughtBy, Of: text.ThisRef}}, Zone: []ability.Zone{ability.Field}}},
		{Quiet: true, ID: "that has a keyword", NT: "mod", EN: "… that ‹has|have› {Has.0.Value:kw}", Node: text.HasProp(ability.KeywordAttr)},
		{Quiet: true, ID: "that has no keyword", NT: "mod", EN: "… that ‹does|do› not have {Has.0.Value:kw}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Not: true}}}},
		{Quiet: true, ID: "of two elements or more", NT: "mod", JA: "2つ以上の属性を持つ", EN: "… ‹of|with› 2 or more Elements", Node: text.HasProp(ability.ClassAttr)},
		{ID: "blocked", NT: "mod", JA: "ブロックされている", EN: "blocked  | … that ‹is|are› blocked", Node: ability.Filter{Is: []ability.State{ability.Attacking}, Rel: []ability.Rel{{Kind: ability.FoughtBy, In: &ability.Filter{}}}}},
		{Quiet: true, ID: "hurt still", NT: "mod", EN: "… that ‹is|are› damaged", Node: ability.Filter{Is: []ability.State{ability.Damaged}}},
		{Quiet: true, ID: "hurt in this turn", NT: "mod", EN: "… ‹which|that› have ‹been dealt|received› damage this turn", Node: met(ability.Event{Verb: ability.DealtDamage})},
		{ID: "without a counter", NT: "mod", JA: "{Has.0.Value:ctrname}カウンターが置かれていない", EN: "… ‹with no|without› {Has.0.Value:ctrname} Counters‹| on ‹it|them›| placed on ‹it|them››", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.CounterAttr, Not: true}}}},
		{ID: "without an EX Burst", NT: "mod", JA: "EXバーストを持たない", EN: "… without ‹|an ›EX Burst", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "ex", Not: true}}}},
	}
	for _, c := range []struct {
		id, en string
		cmp    ability.Cmp
		op     ability.AmountOp
	}{{"less", "‹less than|lower than|inferior to›", ability.LE, ability.Minus}, {"more", "‹greater than|higher than|more than›", ability.GE, ability.Sum}} {
		rows = append(rows, text.Row{Quiet: true, ID: "costs " + c.id + " than", NT: "mod", EN: "… ‹with|of› ‹|a ›cost " + c.en + " ‹|that of ›{Num.0.N.Args.0.Ref:ref}‹'s|'s cost|›", Node: bound(ability.CostStat, c.cmp, ability.Amount{Op: c.op, Args: []ability.Amount{cost, ability.N(1)}})})
		rows = append(rows, text.Row{Quiet: true, ID: "costs " + c.id + " than what is counted", NT: "mod", EN: "… ‹with|of› ‹|a ›cost " + c.en + " {Num.0.N.Args.0:expr}", Node: bound(ability.CostStat, c.cmp, ability.Amount{Op: c.op, Args: []ability.Amount{{}, ability.N(1)}}), Needs: func(v any) bool {
			a := v.(ability.Filter).Num[0].N.Args[0]
			return a.Op == ability.CountOf || a.Op == ability.CounterOn || a.Op == ability.NumberIn
		}})
	}
	return append(rows, muchRows()...)
}

// muchRows say of an amount in words what other rows say of a number.
func muchRows() []text.Row {
	said := func(v ability.Amount) bool { return v.Op != ability.Const && v.Op != ability.X }
	below := ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}, R: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{}, ability.N(1)}}}
	above := below
	above.Cmp, above.R = ability.GE, ability.Amount{Op: ability.Sum, Args: []ability.Amount{{}, ability.N(1)}}
	fate := func(op ability.Op) ability.Instead {
		return ability.Instead{Op: op, N: &ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}
	}
	mill := func(who ability.Side) *ability.Move {
		return &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(who)}}}, To: text.At(ability.Discards)}
	}
	depth := func(v any) bool {
		d := v.(*ability.Move).What.Sel.Of.Depth
		return d != nil && d.Op == ability.CountOf // which is said of each of them
	}
	theirDepth := func(v any) bool { return depth(v.(text.Clause).Do[0]) }
	hand := theirs(false)
	return []text.Row{
		{Quiet: true, ID: "so many of them as", NT: "selb", EN: "a number of {Of:np} equal to {N.N:expr}", Node: ability.Selector{}, Needs: func(v any) bool {
			return said(v.(ability.Selector).N.N) && v.(ability.Selector).N.Op == ability.Exactly
		}},
		{Quiet: true, ID: "up to so many of them as", NT: "selb", EN: "up to a number of {Of:np} equal to {N.N:expr}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo}}, Needs: func(v any) bool { return said(v.(ability.Selector).N.N) }},
		{Quiet: true, ID: "so many cards drawn as", NT: "effect", JA: "{N:expr}‹に等しい|と等しい›‹数|枚数›のカードを引く", EN: "draw a number of cards equal to {N:expr} | draw cards equal to {N:expr}", Node: &ability.Draw{Who: text.Who(ability.You)}, Needs: func(v any) bool { n := v.(*ability.Draw).N; return said(n) && n.Op != ability.CountOf }},
		{Quiet: true, ID: "so many cards drawn as there are", NT: "effect", JA: "{N:expr}‹に等しい|と等しい›‹数|枚数›のカードを引く", Node: &ability.Draw{Who: text.Who(ability.You)}, Needs: func(v any) bool { return v.(*ability.Draw).N.Op == ability.CountOf }},
		{Quiet: true, ID: "so many put away off the top", NT: "effect", JA: "あなたのデッキの上から{What.Sel.Of.Depth:expr}‹と同じ|に等しい›枚数のカードをブレイクゾーンに置く | {What.Sel.Of.Depth:expr}‹と同じ|に等しい›枚数のカードをあなたのデッキの上からブレイクゾーンに置く", EN: "put a number of cards from the top of your deck into the Break Zone equal to {What.Sel.Of.Depth:expr}", Node: mill(ability.You), Needs: depth},
		{Quiet: true, ID: "they put so many away off the top", NT: "s6", JA: "対戦相手は{Do.0.What.Sel.Of.Depth:expr}‹と同じ|に等しい›枚数のカードを‹自分の|›デッキの上からブレイクゾーンに置く | 対戦相手は‹自分の|›デッキの上から{Do.0.What.Sel.Of.Depth:expr}‹と同じ|に等しい›枚数のカードをブレイクゾーンに置く", EN: "your opponent puts a number of cards from the top of their deck into the Break Zone equal to {Do.0.What.Sel.Of.Depth:expr} | your opponent puts cards from the top of their deck into the Break Zone equal to {Do.0.What.Sel.Of.Depth:expr}", Node: text.Clause{Do: []ability.Effect{mill(ability.Opponent)}}, Needs: theirDepth},
		{Quiet: true, ID: "so many looked at as", NT: "effect", EN: "look at a number of cards from the top of your deck equal to {N:expr}", Node: lookSoMany(ability.Amount{}), Needs: func(v any) bool { n := v.(*ability.Look).N; return n != nil && said(*n) }},
		{Quiet: true, ID: "so many counters as", NT: "effect", JA: "{What:what}に{N:expr}と同じ数の{Name:ctrname}カウンターを置く", EN: "place a number of {Name:ctrname} Counters on {What:what} equal to {N:expr}", Node: &ability.Mark{}, Needs: func(v any) bool { return said(v.(*ability.Mark).N) }},
		{Quiet: true, ID: "they discard so many as", NT: "s6", JA: "対戦相手は{Do.0.What.Sel.N.N:expr}と同じ枚数の手札を捨てる", EN: "your opponent discards a number of cards equal to {Do.0.What.Sel.N.N:expr}", Node: text.Clause{Do: []ability.Effect{hand}}, Needs: func(v any) bool { return said(v.(text.Clause).Do[0].(*ability.Move).What.Sel.N.N) }},
		{Quiet: true, ID: "its power is doubled", NT: "effect", EN: "{What.Ref:its}power is doubled | {What.Ref:its}power doubles", Node: &ability.Change{Stat: ability.Power, Op: ability.Times, N: ability.N(2)}},
		{Quiet: true, ID: "its power becomes as much as", NT: "effect", EN: "{What.Ref:its}power becomes ‹equal to|the same as› {N:expr}", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}, Needs: func(v any) bool { c := v.(*ability.Change); return said(c.N) && c.N.Op != ability.Mul }},
		{Quiet: true, ID: "power equal to that is lost", NT: "effect", EN: "{What:what} ‹loses~lose› power equal to {N:expr}", Node: &ability.Change{Stat: ability.Power, Op: ability.Sub}, Needs: func(v any) bool { return said(v.(*ability.Change).N) }},
		{ID: "stat below", NT: "cond1", JA: "{L.Ref:ref}の{L.Stat:refstat}が{R.Args.0:expr}‹未満|より小さい|より低い›", EN: "{L.Ref:its}{L.Stat:refstat} is ‹less|lower› than {R.Args.0:expr} | the {L.Stat:refstat} of {L.Ref:ref} is ‹less|lower› than {R.Args.0:expr}", Node: below, Needs: measuredByOther},
		{ID: "stat above", NT: "cond1", JA: "{L.Ref:ref}の{L.Stat:refstat}が{R.Args.0:expr}より‹大きい|高い›状態", EN: "{L.Ref:its}{L.Stat:refstat} is ‹greater|higher|more› than {R.Args.0:expr} | the {L.Stat:refstat} of {L.Ref:ref} is ‹greater|higher› than {R.Args.0:expr}", Node: above, Needs: measuredByOther},

		// of damage that is replaced
		{ID: "is lowered for each", NT: "fated", JA: "は{N.Args.1:eachn}につき{N.Args.0:num}‹軽減する|軽減される|減る›", EN: "is reduced by {N.Args.0:num} for each {N.Args.1:eachn}", Node: fate(ability.Sub)},
		{ID: "is raised for each", NT: "fated", JA: "は{N.Args.1:eachn}につき{N.Args.0:num}増える", EN: "‹increases|is increased› by {N.Args.0:num} for each {N.Args.1:eachn}", Node: fate(ability.Add)},
		{ID: "is lowered by an amount", NT: "fated", JA: "は{N:expr}‹分|と同じ値›‹|だけ›軽減する", EN: "is reduced by {N:expr}", Node: ability.Instead{Op: ability.Sub}, Needs: func(v any) bool { n := v.(ability.Instead).N; return n != nil && said(*n) && n.Op != ability.Mul }},
		{Quiet: true, ID: "lowering it by an amount", NT: "fate", EN: "reduce the damage by {N:expr}", Node: ability.Instead{Op: ability.Sub}, Needs: func(v any) bool { n := v.(ability.Instead).N; return n != nil && said(*n) && n.Op != ability.Mul }},
		{ID: "another is dealt it", NT: "fate", JA: "{Do.0.To:what}がそのダメージを受ける", EN: "{Do.0.To:what} ‹is~are› dealt ‹that|the› damage", Node: ability.Instead{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}, Needs: func(v any) bool {
			d := v.(ability.Instead).Do[0].(*ability.Damage)
			return d.To.Sel == nil && d.To.Ref != (ability.Ref{})
		}},
	}
}

// measuredByOther: a number of a thing is compared with that of another, or with how many there are.
func measuredByOther(v any) bool {
	c := v.(ability.Cond)
	a := c.R.Args[0]
	return text.CardStat(c.L) && a.Op != ability.Const && a.Op != ability.X && !(a.Op == ability.StatOf && a.Stat == ability.Power && c.Cmp == ability.LE)
}
