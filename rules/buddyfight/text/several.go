package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// several are what one sentence does with what is chosen once and said twice, or with what several things have in common.
func several() (rows []text.Row) {
	field := ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}})}
	rows = append(rows,
		quiet("keywords of a field nullified", "effect", "", "nullify all {Words:kws} ‹on|of all cards on› {What.Sel.Of.Who:poss}field", &ability.Give{What: field, Take: true}),
		quiet("hands of both", "selb", "", "all cards ‹in|from› your hand and your opponent's hand", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.Each)}}))
	rows = append(rows, own1("returned or destroyed", "chain", "{0.Sel:selc}を手札に戻すか、破壊する", "return {0.Sel:selc} to ‹its owner's |your opponent's |›hand‹,|› or destroy it", []ability.Effect{&ability.Select{Slot: text.SlotNew},
		&ability.Modes{N: text.One(), List: [][]ability.Effect{{&ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Return, To: text.At(ability.Hand_)}}, {&ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Destroy, To: text.At(ability.Discards)}}}}}),
		quiet("returned from the field", "effect", "", "return {What.Sel.N:count} {What.Sel.Of+:npraw} to ‹its owner's|their owners'|its owners'› ‹hand|hands› from {What.Sel.Of.Who:possz}field | return {What.Sel.N:count} {What.Sel.Of+:npraw} from {What.Sel.Of.Who:possz}field ‹to|into› ‹its owner's|its owners'|their owners'|their› ‹hand|hands›", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}}, How: ability.Return, To: text.At(ability.Hand_)}),
		needing(own1("dropped from the field", "effect", "{What.Sel.Of.Who:poss}場にある{What.Sel.Of.Ref:ref}をドロップゾーンに置く", "put {What.Sel.Of.Ref:ref} from {What.Sel.Of.Who:poss}field into ‹the|your|its owner's› drop zone", &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}}, To: text.At(ability.Discards)}), func(v any) bool { return text.IsIt(v.(*ability.Move).What.Sel.Of.Ref) }),
		own1("some of the chosen", "selb", "選んだもののうち{N:count}", "{N:count} of ‹the chosen ‹cards|monsters|items›|those ‹monsters|items››", ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotIt))}))
	alike := ability.Selector{Sum: &ability.Bound{Stat: ability.Size, Alike: true}}
	rows = append(rows, own1("of one size", "joint", "同じサイズの", "‹of|with› the same size", alike), own1("so that they have one size", "jointly", "サイズが同じになるように", "", alike))
	rows = append(rows, text.JointSum("size", "サイズ", "以下", "with ‹a |›total size‹ of|› {Sum.N:num} or less", ability.Bound{Stat: ability.Size, Cmp: ability.LE})...)
	rows = append(rows, theyDo()...)
	looked := text.Related(ability.InSlot, text.BindRef(text.SlotLook))
	rows = append(rows, quiet("discarded of what was seen", "effect", "", "discard {What.Sel.N:count} {What.Sel.Of+:npraw} from ‹it|among them|among those cards›", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: looked}}, How: ability.Discard, To: text.At(ability.Discards)}),
		quiet("chosen of what was seen", "effect", "", "choose {What.Sel.N:count} {What.Sel.Of+:npraw} from ‹it|among those cards›‹,|› and discard ‹it|them›", &ability.Move{What: ability.What{Sel: &ability.Selector{Of: looked}}, How: ability.Discard, To: text.At(ability.Discards)}))
	const eitherEnd = "put ‹as many of those cards as you like|any number of ‹them|those cards›› on the bottom of your deck‹| in any order›‹,|› and put the rest ‹of the cards |›on ‹the |›top of your deck‹| in any order›"
	apart := []ability.Effect{
		&ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: looked}}, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)},
		&ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}}, To: text.DeckPlace(ability.Top, ability.ChosenOrder)}}
	rows = append(rows, quiet("each to either end", "chain", "", eitherEnd, apart), quiet("each to either end, if wanted", "s6", "", "you may "+eitherEnd, text.Clause{May: true, Do: apart}))
	return rows
}

// theyDo are what a fighter, or each, does to what is chosen on a field that is said to be their own in another word than 自身の or "their",
// or is chosen and done in one sentence of English.
func theyDo() (rows []text.Row) {
	field := ability.Filter{Zone: []ability.Zone{ability.Field}}
	whole := soulOf()
	whole.Rel[0].Of = text.BindRef(text.SlotIt)
	theirs := field
	theirs.Who = foe
	rows = append(rows, quiet("they choose one that loses its soul", "s6", "相手は‹、|›‹自分|相手›の場の{Do.0.Sel.Of+:npraw}{Do.0.Sel.N:count}‹‹を|›‹選び|選んで›‹、|›‹その|それの›|の›ソウル‹|のカード›すべてをドロップゾーンに置く",
		"your opponent chooses {Do.0.Sel.N:count} {Do.0.Sel.Of+:npraw} on their field‹,|› and puts all cards in its soul into ‹the|their› drop zone | your opponent puts all ‹cards in the soul|souls› of {Do.0.Sel.N:count} {Do.0.Sel.Of+:npraw} on their field into ‹the|their› drop zone",
		text.Clause{Do: []ability.Effect{&ability.Select{By: foe, Sel: ability.Selector{Of: theirs}, Slot: text.SlotNew}, &ability.Move{What: ability.What{Sel: allOf(whole)}, To: text.At(ability.Discards)}}}))
	for _, d := range []struct {
		id, ja string
		do     ability.Move
	}{
		{"destroy", "破壊する", ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}},
		{"drop", "ドロップゾーンに置く", ability.Move{To: text.At(ability.Discards)}},
		{"return", "手札に戻す", ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
	} {
		const np = "{Do.0.Sel.Of+:npraw}{Do.0.Sel.N:count}"
		d.do.What = ability.What{Ref: text.BindRef(text.SlotIt)}
		clause := func(actor, by, of ability.Who) text.Clause {
			on, move := field, d.do
			on.Who = of
			return text.Clause{Actor: actor, Do: []ability.Effect{&ability.Select{By: by, Sel: ability.Selector{Of: on}, Slot: text.SlotNew}, &move}}
		}
		alone := ""
		if d.id == "destroy" {
			alone = " | 相手は‹、|›相手の場の" + np + "を破壊する"
		}
		rows = append(rows,
			quiet("they choose and "+d.id, "s6", "相手は‹、|›‹自分|相手›の場の"+np+"‹を|›‹選び、|選んで›‹|それを›"+d.ja+alone,
				"", clause(ability.Who{}, foe, foe)),
			needing(quiet("each chooses and "+d.id, "s6", "お互いは‹、|›自分の場の"+np+"‹を|›‹|選び、|選んで›‹|それを›"+d.ja,
				"", clause(text.Who(ability.Each), ability.Who{}, you)), func(v any) bool {
				return v.(text.Clause).Do[0].(*ability.Select).Sel.N.Op != ability.All
			}))
	}
	return rows
}

// apartDone tells whether of two effects, of which one is taken, the second is not said of what the first is done to: that is
// chosen before either.
func apartDone(v any) bool {
	m := v.([]ability.Effect)[0].(*ability.Modes)
	first, second := acts(m.List[0][0]), acts(m.List[1][0])
	return first == nil || second == nil || first.Sel == nil || !text.IsIt(second.Ref)
}
