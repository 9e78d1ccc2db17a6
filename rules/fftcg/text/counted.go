package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// How many something was done to: for each card discarded, as many cards as you removed.

// countedRows are amounts of what was just done.
func countedRows() (rows []text.Row) {
	for _, d := range []struct{ deed, said, ja string }{{"discarded", "discarded", "‹捨てた|捨てられた›"}, {"banished", "removed", "‹ゲームから|›除外した"}, {"revealed", "revealed", "公開した"}, {"put into the cemetery", "put into the Break Zone", "ブレイクゾーンに‹置いた|置かれた›"}, {"put onto the field", "played onto the field", "フィールドに出した"}, {"destroyed", "broken", "‹ブレイクした|ブレイクされた›"}, {"returned to hand", "returned", "手札に‹戻した|戻った›"}, {"acted", "dulled", "‹ダルにした|ダルになった›"}} {
		all := ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.deed)}
		each := all
		each.N = 1
		said := "‹|that were |you |your opponent |they ›" + d.said + "‹| this way| by this ability| by this effect| due to this ability›"
		rows = append(rows,
			text.Row{Quiet: true, ID: "each card " + d.said, NT: "each", JA: "‹これにより|これによって|この効果で|この効果によって›" + d.ja + "カード1‹枚|体|つ›", EN: "card " + said, Node: each},
			text.Row{ID: "per one of a kind " + d.said, NT: "s5", JA: "‹これにより|この効果で|この効果によって|効果で|効果によって›" + d.ja + "{Per.Of:npraw}1{:ctr}につき‹、|›{+:s6}", EN: "for each {Per.Of:npraw} " + d.said + " this way, {+:s6}", Node: text.Clause{Per: &each}, Needs: func(v any) bool { return countedKind(*v.(text.Clause).Per) }},
			text.Row{Quiet: true, ID: "each of them " + d.said, NT: "each", JA: "‹これにより|これによって|この効果で|この効果によって›" + d.ja + "{Of:npraw}1{:ctr}", EN: "{Of:npraw} " + said, Node: each, Needs: countedKind},
			text.Row{Quiet: true, ID: "how many cards " + d.said, NT: "expr", EN: "the number of cards " + said + " | the number of " + d.said + " cards", Node: all},
			text.Row{Quiet: true, ID: "how many " + d.said + " ones", NT: "expr", EN: "the number of " + d.said + " {Of:rawnps}", Node: all, Needs: func(v any) bool {
				return d.deed != "put into the cemetery" && d.deed != "put onto the field" && countedKind(v)
			}},
			text.Row{Quiet: true, ID: "how many of them " + d.said, NT: "expr", EN: "the number of {Of:rawnps} " + said, Node: all, Needs: countedKind},
			text.Row{Quiet: true, ID: "as many " + d.said + " of something", NT: "selb", JA: d.ja + "‹枚数|カードの枚数|数›と同じ‹数|枚数›の{Of:np}", Node: ability.Selector{N: ability.Count{N: all}}, Needs: func(any) bool { return d.deed != "banished" }},
			text.Row{Quiet: true, ID: "at most as many " + d.said + " of something", NT: "selb", JA: d.ja + "‹枚数|カードの枚数|数›と同じ‹数|枚数›まで‹の|›{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: all}}, Needs: func(any) bool { return d.deed != "banished" }},
			text.Row{Quiet: true, ID: "as many " + d.said, NT: "effect", JA: "‹|これにより|これによって›" + d.ja + "‹カードの枚数|枚数|数›‹と同じ‹数|枚数›‹|だけ|の›|分‹だけ|の|›|だけ›‹、|›カードを引く | カードを‹|これにより|これによって›" + d.ja + "‹カードの枚数|枚数|数›‹と同じ‹数|枚数›‹|だけ›|分‹だけ|›|だけ›引く", EN: "draw ‹as many cards as ›‹|the cards ›" + said + " | draw the same number of cards as ‹|the cards ›" + said, Node: &ability.Draw{Who: text.Who(ability.You), N: all}})
	}
	dulled := ability.Amount{Op: ability.NumberIn, Ref: text.Done("acted"), N: 1}
	rows = append(rows,
		text.Row{Quiet: true, ID: "each that was dulled", NT: "each", JA: "ダルにした{Of:npraw}1{:ctr}", Node: dulled, Needs: countedKind},
		text.Row{ID: "as many points of damage", NT: "effect", JA: "{To.Who:player}に{N:expr}‹に等しい|と同じ›点数のダメージを与える", EN: "deal {To.Who:player} damage equal to {N:expr}", Node: &ability.Damage{}, Needs: func(v any) bool { return howMany(v.(*ability.Damage).N) }},
		text.Row{Quiet: true, ID: "as many points of damage received", NT: "s6", JA: "{Do.0.To.Who:player}は{Do.0.N:expr}‹に等しい|と同じ›点数のダメージを受ける", EN: "{Do.0.To.Who:player} ‹receives~receive› damage equal to {Do.0.N:expr}", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}}}, Needs: func(v any) bool { return howMany(v.(text.Clause).Do[0].(*ability.Damage).N) }})
	removed := ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished")}
	one := removed
	one.N = 1
	const by, ja = "‹これにより|これによって|この効果‹によって|により|で›|›", "‹ゲームから|›除外した"
	so := func(cmp ability.Cmp) ability.Cond { return ability.Cond{Op: ability.Compare, Cmp: cmp, L: removed} }
	counts := func(v any) bool { return countedKind(v.(ability.Cond).L) }
	return append(rows,
		text.Row{Quiet: true, ID: "just so many removed of a sort", NT: "cond3", JA: by + "{L.Of:npraw}{R:num}‹枚|体›‹を|›" + ja + " | " + by + "{L.Of:npraw}を{R:num}‹枚|体›" + ja, Node: so(ability.EQ), Needs: counts},
		text.Row{Quiet: true, ID: "so many removed of a sort", NT: "cond3", JA: by + "{L.Of:npraw}を{R:num}‹枚|体›以上" + ja, Node: so(ability.GE), Needs: counts},
		text.Row{Quiet: true, ID: "so many removed", NT: "cond3", JA: by + "‹カードを|›{R:num}枚以上" + ja, Node: so(ability.GE)},
		text.Row{ID: "number of all removed", NT: "expr", JA: by + ja + "カードの‹枚数|数›", EN: "the number of cards removed this way", Node: removed},
		text.Row{ID: "number removed", NT: "expr", JA: by + ja + "{Of:npraw}の‹枚数|数›", EN: "the number of {Of:rawnps} removed this way", Node: removed, Needs: countedKind},
		text.Row{ID: "per one removed", NT: "s5", JA: by + ja + "カード1‹枚|体|つ›につき‹、|›{+:s6}", EN: "for each card removed this way, {+:s6}", Node: text.Clause{Per: &one}},
		text.Row{Quiet: true, ID: "per one of a kind removed", NT: "s5", JA: by + ja + "{Per.Of:npraw}1{:ctr}につき‹、|›{+:s6}", Node: text.Clause{Per: &one}, Needs: func(v any) bool { return countedKind(*v.(text.Clause).Per) }})
}

// howMany: it is how many there are, or how many something was done to. Damage to a player is counted in points, which no power is. [6.5.1]
func howMany(n ability.Amount) bool { return n.Op == ability.CountOf || n.Op == ability.NumberIn }

// countedKind: of those that something was done to, the ones of a kind, or of a word, are counted.
func countedKind(v any) bool {
	f := v.(ability.Amount).Of
	return f != nil && len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && f.Who == (ability.Who{}) && !text.Equal(*f, ability.Filter{})
}
