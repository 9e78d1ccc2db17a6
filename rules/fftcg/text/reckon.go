package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// How many, of how many sorts, and the how-manieth of a turn: each of a different Element, for each Forward that has entered
// your field, when you draw your third card.

// reckonRows are those rows.
func reckonRows() []text.Row {
	once := func(e ability.Event) ability.Amount { return ability.Amount{Op: ability.History, N: 1, On: &e} }
	kinds := func(cmp ability.Cmp) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}
	}
	did := func(said string) ability.Cond { return ability.Cond{Op: ability.Is, Ref: text.Done(said)} }
	free := &ability.Play{Free: true, What: ability.What{Sel: &ability.Selector{}}}
	looked := text.Related(ability.InSlot, text.BindRef(text.SlotLook))
	rows := []text.Row{
		// of different sorts
		{Quiet: true, ID: "control many elements", NT: "cond3", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or more different Element {L.Of+:rawnps} | {L.Of.Who:player} ‹controls~control› {L.Of+:rawnps} of {R:num} or more different Elements", Node: kinds(ability.GE)},
		{ID: "has many jobs", NT: "cond3", JA: "{L.Of.Ref:ref}がジョブを{R:num}つ以上‹持っている|持つ›", EN: "{L.Of.Ref:ref} has {R:num} or more Jobs | {L.Of.Ref:ref} has {R:num} Jobs or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.TraitAttr, Of: &ability.Filter{}}}, Needs: ofRefAlone},
		{ID: "has many elements", NT: "cond3", JA: "{L.Of.Ref:ref}が属性を{R:num}つ以上‹持っている|持つ›", EN: "{L.Of.Ref:ref} has {R:num} or more Elements | {L.Of.Ref:ref} has {R:num} Elements or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{}}}, Needs: ofRefAlone},
		{Quiet: true, ID: "each of a different element", NT: "each", EN: "{Of+:npraw} of a different Element {Of.Who:ctrl}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}},
		{ID: "other than of a cost", NT: "mod", JA: "コスト{Num.0.N:num}以外の", EN: "… other than ‹|those of ›cost {Num.0.N:num} | … of a cost other than {Num.0.N:num}", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.NE}}}},

		// others than this one
		{Quiet: true, ID: "controls many others", NT: "cond3", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or more other {L.Of+:rawnps}", Node: besides(ability.GE, ability.Amount{})},
		{Quiet: true, ID: "controls no others", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}を他にコントロールしていない | {L.Of.Who:player}が‹他に|" + text.OwnName + "以外に›{L.Of+:npraw}をコントロールしていない | {L.Of.Who:player}のコントロールする{L.Of+:npraw}が" + text.OwnName + "以外にいない", EN: "{L.Of.Who:player} ‹controls~control› no other {L.Of+:rawnps} | {L.Of.Who:player} ‹does~do› not control any other {L.Of+:rawnps} | {L.Of.Who:player} ‹does~do› not control another {L.Of+:npraw}", Node: besides(ability.LE, ability.N(0))},
		{Quiet: true, ID: "controls another", NT: "cond3", JA: "{L.Of.Who:player}が‹他に|" + text.OwnName + "以外に›{L.Of+:npraw}をコントロールしている", EN: "{L.Of.Who:player} ‹controls~control› another {L.Of+:npraw}", Node: besides(ability.GE, ability.N(1))},
		{Quiet: true, ID: "each other", NT: "each", EN: "other {Of+:npraw} {Of.Who:ctrl}", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: othersOf()}},
		{Quiet: true, ID: "as many as there are", NT: "effect", JA: "{N:expr}と‹等しい|同じ›‹数|枚数›‹の|だけ›カードを引く | {N:expr}‹分|だけ›カードを引く", EN: "draw ‹|a number of ›cards equal to {N:expr} | draw as many cards as {N:expr}", Node: &ability.Draw{Who: text.Who(ability.You)}, Needs: func(v any) bool { return v.(*ability.Draw).N.Op == ability.CountOf }},
		{Quiet: true, ID: "as many as were moved", NT: "effect", JA: "‹同じ枚数|その枚数›‹の|だけ|分›カードを引く | カードを‹同じ枚数|その枚数›‹だけ|›引く", EN: "draw the same number of cards", Node: &ability.Draw{Who: text.Who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}}},
		{Quiet: true, ID: "they each", NT: "s6", EN: "you and your opponent each {Do.0:effect}", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil}}, Needs: text.Actable},
		{Quiet: true, ID: "the others into the deck", NT: "effect", EN: "shuffle {What.Ref:ref} into ‹your|the› deck", Node: &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}, Needs: ofRest},
		{Quiet: true, ID: "they to their hand", NT: "effect3", EN: "adds {What:o} to their hand", Node: &ability.Move{To: text.At(ability.Hand_)}},
		{Quiet: true, ID: "they back to their hand", NT: "effect3", EN: "returns {What:o} to their hand", Node: &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{Quiet: true, ID: "they to their bottom", NT: "effect3", EN: "puts {What:o} ‹at|on› the bottom of their deck‹| in any order›", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
		{Quiet: true, ID: "they on their top", NT: "effect3", EN: "puts {What:o} ‹at|on› ‹|the ›top of their deck‹| in any order›", Node: &ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}},
		{Quiet: true, ID: "they into their deck", NT: "effect3", EN: "shuffles {What:o} into their deck", Node: &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}, Needs: text.FromSomewhere},
		{Quiet: true, ID: "has counters", NT: "cond3", EN: "{L.Ref:ref} has {R:num} or more {L.Name:ctrname} Counters‹| on it| placed on it›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
		{Quiet: true, ID: "has no counters", NT: "cond3", EN: "{L.Ref:ref} has no {L.Name:ctrname} Counters‹| on it| placed on it›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}},

		// of two places, and of several names
		{ID: "so many here and there", NT: "cond3", JA: "{L.Args.0.Of:np}と{L.Args.1.Of:np}が合計{R:num}枚以上ある", EN: "you have a total of {R:num} or more {L.Args.0.Of:nps} and/or {L.Args.1.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: hereAndThere(0)}, Needs: func(v any) bool { return yoursApart(v.(ability.Cond).L) }},
		{ID: "each here and there", NT: "each", JA: "{Args.0.Of:np}と{Args.1.Of:np}の合計1枚", EN: "{Args.0.Of:np} and/or {Args.1.Of:np}", Node: hereAndThere(1), Needs: func(v any) bool { return yoursApart(v.(ability.Amount)) }},
		{ID: "number here and there", NT: "expr", JA: "{Args.0.Of:np}と{Args.1.Of:np}の合計の‹数|枚数›", EN: "the number of {Args.0.Of:nps} and/or {Args.1.Of:nps}", Node: hereAndThere(0), Needs: func(v any) bool { return yoursApart(v.(ability.Amount)) }},
		{Quiet: true, ID: "so many as here and there", NT: "selb", EN: "up to the same number of {Of:np} as ‹|the ›{N.N.Args.0.Of:nps} and/or {N.N.Args.1.Of:nps}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: hereAndThere(0)}}, Needs: func(v any) bool { return yoursApart(v.(ability.Selector).N.N) }},
		{ID: "controls many names", NT: "cond3", JA: "{L.Of.Who:player}がカード名の異なる{L.Of+:npraw}を{R:num}体以上コントロールしている", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or more {L.Of+:rawnps} ‹with|of› different names", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}},
		{ID: "many names put away", NT: "cond3", JA: "{L.Of.Who:poss}ブレイクゾーンにカード名の異なる{L.Of+:npraw}が{R:num}枚以上ある", EN: "{L.Of.Who:player} ‹has~have› {R:num} or more {L.Of+:rawnps} ‹with|of› different names in ‹your|their› Break Zone", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}}},
		{ID: "each of a different name", NT: "each", JA: "カード名の異なる{Of:np}1体", EN: "{Of+:npraw} ‹with|of› ‹a |›different name‹|s› {Of.Who:ctrl}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}, Needs: func(v any) bool { f := v.(ability.Amount).Of; return onField(f) && f.Who != (ability.Who{}) }},

		// in this turn
		{ID: "each that entered", NT: "each", JA: "このターン‹に|中に›{On.Subj.Who:poss}フィールドに出た{On.Subj+:npraw}1体", EN: "{On.Subj+:npraw} that ‹has|have› entered {On.Subj.Who:poss}field this turn", Node: once(ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}), Needs: func(v any) bool { return v.(ability.Amount).On.Subj.Ref == (ability.Ref{}) }},
		{ID: "many have attacked", NT: "cond3", JA: "{On.Subj:fieldnp}がこのターン‹に|中に|›‹、|›{N:int}体以上アタックしてい‹た|る› | このターン‹に|中に|、|›{On.Subj:fieldnp}が{N:int}体以上アタックしてい‹た|る›", EN: "{N:int} or more {On.Subj:fieldnps} ‹were attacking|have attacked|attacked› this turn", Node: ability.Cond{Op: ability.Happened, Apart: true, On: &ability.Event{Verb: ability.AttackV}}, Needs: severalTimes},
		{Quiet: true, ID: "attacked with many", NT: "cond3", EN: "{On.Subj.Who:player} ‹attacked|have attacked~has attacked› with {N:int} or more {On.Subj+:rawnps}‹| you controlled| you control› this turn", Node: ability.Cond{Op: ability.Happened, Apart: true, On: &ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return severalTimes(v) && v.(ability.Cond).On.Subj.Who.Side == ability.You }},
		{Quiet: true, ID: "some have attacked", NT: "cond3", JA: "{On.Subj:fieldnp}がこのターン‹に|中に|›‹、|›‹|1体以上›アタックしてい‹た|る›", EN: "1 or more {On.Subj:fieldnps} ‹were attacking|have attacked|attacked› this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV}}},
		{ID: "nth drawn", NT: "events", JA: "各ターン‹、|に›{0.Who:player}が{0.Nth:ordinal}枚目のカードを引いたとき | {0.Who:player}が‹このターンに|1ターンに|ターン中に|›{0.Nth:ordinal}枚目のカードを引いたとき", EN: "when {0.Who:player} ‹draws~draw› ‹your|their› {0.Nth:ordinal} card each turn | during each turn, when {0.Who:player} ‹draws~draw› ‹your|their› {0.Nth:ordinal} card | when {0.Who:player} ‹draws~draw› ‹your|their› {0.Nth:ordinal} card ‹in a|of the|this› turn", Node: []ability.Event{{Verb: ability.Drew}}, Needs: nthAlone},
		{Quiet: true, ID: "has attacked", NT: "cond3", EN: "{On.Subj.Ref:ref} ‹has|have› attacked this turn | {On.Subj.Ref:ref} attacked this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref != (ability.Ref{}) }},
		{Quiet: true, ID: "the nth time of a turn", NT: "events", EN: "during each turn, the {0.Nth:ordinal} time {0+:event} | the {0.Nth:ordinal} time {0+:event} ‹each|during each|in a|every› turn", Node: []ability.Event{{}}, Needs: func(v any) bool {
			e := v.([]ability.Event)[0]
			return e.Nth > 0 && e.Verb != ability.PhaseBegan
		}},
		{ID: "uses an ability of its own", NT: "event", JA: "{Obj:fieldnp}が{Subj.Kind:kind}を使用した", EN: "{Obj:fieldnp} ‹uses~use› ‹a|an› {Subj.Kind:kind}", Node: ability.Event{Verb: ability.ActivatedV, Subj: &ability.Filter{}}, Needs: func(v any) bool { k := v.(ability.Event).Subj.Kind; return k != 0 && k&^abilities == 0 }},

		// of what was done
		{Quiet: true, ID: "you discarded one", NT: "cond3", EN: "you discarded {Of:anpraw}‹| from your hand› | the card you discarded is {Of:anpraw}", Node: did("discarded")},
		{Quiet: true, ID: "you removed one", NT: "cond3", EN: "you removed {Of:anpraw}‹| from the game›", Node: did("banished")},
		{Quiet: true, ID: "you added one", NT: "cond3", EN: "you added {Of:anpraw} to your hand", Node: did("put into hand")},
		{Quiet: true, ID: "as many as you want", NT: "taken", EN: "as many {Of+:npraw} as you ‹want|like› among them", Node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: looked}},
		{Quiet: true, ID: "cast out of a zone", NT: "effect", JA: "{What.Sel.Of+:npraw}{What.Sel.N:count}を{What.Sel.Of.Who:poss}{What.Sel.Of.Zone:zoneset}から‹、|›コストを支払わずに‹キャスト|使用›する", Node: free},
		{Quiet: true, ID: "cast out of the hand", NT: "effect", JA: "{What.Sel.Of+:npraw}{What.Sel.N:count}を手札から‹、|›コストを支払わずに‹キャスト|使用›する", Node: &ability.Play{Free: true, What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}}}}},
		{Quiet: true, ID: "revealed and cast", NT: "effect", JA: "{What.Sel:taken}‹を|›公開し、コストを支払わずに‹キャスト|使用›する", EN: "reveal {What.Sel:taken} and cast it without paying ‹its|the› cost", Node: free},
	}
	return rows
}

// hereAndThere counts what lies in two places together; n: as of an amount that is counted one by one.
func hereAndThere(n int32) ability.Amount {
	return ability.Amount{Op: ability.Sum, N: n, Args: []ability.Amount{{Op: ability.CountOf}, {Op: ability.CountOf}}}
}

// yoursApart: both places are yours, and they are two.
func yoursApart(a ability.Amount) bool {
	f, g := a.Args[0].Of, a.Args[1].Of
	return f != nil && g != nil && f.Who.Side == ability.You && g.Who.Side == ability.You && len(f.Zone) == 1 && len(g.Zone) == 1 && f.Zone[0] != g.Zone[0] && len(f.Or)+len(g.Or) == 0
}

// ofRefAlone: it is asked of one thing.
func ofRefAlone(v any) bool {
	of := v.(ability.Cond).L.Of
	return of != nil && of.Ref != (ability.Ref{})
}

// othersOf are cards on the field other than this one.
func othersOf() *ability.Filter {
	f := otherOnField()
	return &f
}

// besides compares how many a player controls beside this card.
func besides(cmp ability.Cmp, n ability.Amount) ability.Cond {
	c := controls(cmp, n)
	c.L.Of = othersOf()
	return c
}
