package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// hiddenPlace tells whether what is found is shown before it goes there: elsewhere everybody sees it anyway. FF-TCG 15.1.1.8
func hiddenPlace(to ability.Place) bool { return to.Zone == ability.Hand_ || to.Zone == ability.Deck }

// ffFinds: サーチ. FF-TCG 15.1.1.8.
func ffFinds() []text.Row {
	dull := text.At(ability.Field)
	active := dull
	dull.State, active.State = ability.Acted, ability.Standing
	deck := ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}
	rows := []text.Row{
		{ID: "sought", NT: "sought", JA: "{Of+:npraw}{N:count}‹を|› | {Of+:npraw}を{N:count}", EN: "{N:count} {Of+:npraw}", Node: deck},
		{ID: "sought jointly", NT: "sought", JA: "{Of+:npraw}を{+:jointly}{N:count}", EN: "{N:count} {Of+:npraw} {+:joint}", Node: deck},
		{Quiet: true, ID: "sought jointly, anyhow", NT: "sought", JA: "{+:jointraw}", EN: "{+:jointraw}", Node: deck},
	}
	const from, found = "‹デッキから、|デッキから|あなたのデッキから、|あなたのデッキから|›", "‹探し|サーチし›‹、|て、|て|›‹|それらを|それを›"
	for _, d := range []text.Dest{
		{ID: "hand", JA: "手札に加える", EN: "add {it} to your hand", To: text.At(ability.Hand_)}, {ID: "removed", JA: "‹ゲームから|›除外する", EN: "remove {it} from the game", To: text.At(ability.Removed)}, {ID: "deck top", JA: "デッキの‹一番|1番|›上に置く", EN: "put {it} on top of your deck", To: text.DeckPlace(ability.Top, ability.ChosenOrder)}, {ID: "field", JA: "フィールドに出す", EN: "play {it} onto the field", To: text.At(ability.Field)},
		{ID: "field dull", JA: "ダル状態でフィールドに出す", EN: "play {it} onto the field dull", To: dull}, {ID: "field active", JA: "アクティブ状態でフィールドに出す", EN: "play {it} onto the field active", To: active}, {ID: "Break Zone", JA: "ブレイクゾーンに置く", EN: "put {it} into the Break Zone", To: text.At(ability.Discards)},
	} {
		rows = append(rows, text.Row{ID: "find to " + d.ID, NT: "effect", Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: hiddenPlace(d.To)},
			JA: from + "{Sel:sought}" + found + d.JA + " | {Sel:sought}‹、|›‹あなたの|自分の|›デッキから‹、|›" + found + d.JA, EN: "search for {Sel:sought}‹ and|, and|, reveal it, and|, reveal it and|, reveal them, and|, reveal them and› " + replaceIt(d.EN)})
		rows = append(rows, text.Row{Quiet: true, ID: "find so many to " + d.ID, NT: "effect", Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: hiddenPlace(d.To), Sel: deck},
			JA: "{Sel.Of+:npraw}を‹|あなたの|自分の›デッキから‹、|›{Sel.N:count}‹を|›" + found + d.JA})
		rows = append(rows, text.Row{ID: "find either to " + d.ID, NT: "effect", Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: hiddenPlace(d.To), Sel: ability.Selector{N: text.One(), Of: deck.Of}},
			JA: from + "{Sel.Of+:npeither}‹を|›" + found + d.JA, EN: "search for {Sel.Of+:eitherone}‹ and|, and› " + replaceIt(d.EN)})
		two := ability.Selector{Each: []ability.Selector{deck, deck}}
		const each = "{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of+:npraw}を"
		rows = append(rows, text.Row{Quiet: true, ID: "find so many of both to " + d.ID, NT: "effect", Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: hiddenPlace(d.To), Sel: two},
			JA: from + each + "それぞれ‹最大|›{Sel.Each.0.N=Sel.Each.1.N:count}‹ずつ|›‹、|›" + found + d.JA + " | " + each + "それぞれ‹最大|›{Sel.Each.0.N=Sel.Each.1.N:count}‹ずつ|›‹、|›デッキから‹、|›" + found + d.JA + " | " + from + each + "{Sel.Each.0.N=Sel.Each.1.N:count}ずつ‹、|›" + found + d.JA})
		rows = append(rows, text.Row{ID: "find both to " + d.ID, NT: "effect", Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: hiddenPlace(d.To), Sel: two},
			JA: from + "{Sel.Each.0.Of+:npraw}{Sel.Each.0.N:count}と{Sel.Each.1.Of+:npraw}{Sel.Each.1.N:count}‹を|›" + found + d.JA,
			EN: "search for {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw} and {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw}‹ and|, and› " + strings.ReplaceAll(d.EN, "{it}", "‹them|it›")})
	}
	return append(rows, handOrField(from, found))
}

// handOrField: what is found goes to the hand or onto the field, as its player likes; what cannot be played goes to the hand. FF-TCG 15.1.1.8.1.
func handOrField(from, found string) text.Row {
	it := ability.What{Ref: text.BindRef(text.SlotIt)}
	find := &ability.Find{Who: text.Who(ability.You), Bind: text.SlotNew, Show: true}
	return text.Row{ID: "find to hand or onto the field", NT: "effect", Needs: func(v any) bool {
		return text.Equal(v.(*ability.Try).Do[0].(*ability.Find).Sel.N, text.One())
	}, Node: &ability.Try{Who: text.Who(ability.You), Do: []ability.Effect{find}, Then: []ability.Effect{either(&ability.Move{What: it, To: text.At(ability.Field)}, &ability.Move{What: it, To: text.At(ability.Hand_)})}},
		JA: from + "{Do.0.Sel:sought}" + found + "手札に加えるか‹、|›フィールドに出す", EN: "search for {Do.0.Sel:sought}‹ and|, and› add it to your hand or play it onto the field"}
}

func replaceIt(s string) string {
	if rest, plays := strings.CutPrefix(s, "play "); plays {
		s = "‹play|put› " + rest
	}
	return strings.ReplaceAll(s, "{it}", "‹it|them›")
}
