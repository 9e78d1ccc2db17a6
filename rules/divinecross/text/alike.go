package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// alikeRows: cards that are like the main unit of a player, of which there is one, by their name or an attribute. Divine Cross 202.1, 204.
func alikeRows() (rows []text.Row) {
	for _, w := range []struct {
		ja, en string
		kind   ability.RelKind
	}{
		{"と‹同名|同じ名前›の", "… with the same name as ", ability.SameName},
		{"と‹名前の異なる|異なる名前の›", "… with a different name from ", ability.NotSameName},
		{"と同じ属性‹の|を持つ›", "… with an attribute of ", ability.SameClass},
	} {
		rows = append(rows, text.Row{ID: w.en + "a main unit", NT: "mod", JA: "{Rel.0.In:bearer}" + w.ja, EN: w.en + "{Rel.0.In:bearer}", Node: text.Related(w.kind, ability.Ref{}), Needs: func(v any) bool { return mainOfOne(ability.Selector{Of: *v.(ability.Filter).Rel[0].In}) }})
	}
	return rows
}

// numbersNamed: a player names a number, and so much of something is done. Divine Cross 104.5.
func numbersNamed() []text.Row {
	ask := func() *ability.Ask {
		return &ability.Ask{Kind: ability.NumberAsk, Who: text.Who(ability.You), Bind: text.SlotNew}
	}
	return []text.Row{
		{ID: "name a number", NT: "effect", JA: "‹好きな数字|好きな数|数字›を1つ‹選ぶ|宣言する|決める› | ‹好きな数字|好きな数›を‹選ぶ|宣言する|決める›", EN: "name a number", Node: ask(), Needs: func(v any) bool { return v.(*ability.Ask).N == 0 }},
		{ID: "name a number up to", NT: "effect", JA: "0から{N:int}までの‹数字|数|整数›を‹1つ|›‹選ぶ|宣言する|決める› | {N:int}以下の‹数字|数|整数›を1つ‹選ぶ|宣言する|決める›", EN: "name a number from 0 to {N:int}", Node: ask(), Needs: func(v any) bool { return v.(*ability.Ask).N > 0 }},
		{ID: "per number named", NT: "s5", JA: "‹その|選んだ|宣言した|決めた›‹数字|数›1につき‹、|›{+:s6} | ‹その|選んだ|宣言した|決めた›‹数字|数›‹分|だけ›‹、|›{+:s6}", EN: "{+:s6} for each point of the named number", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed), N: 1}}},
		{Quiet: true, ID: "the number named", NT: "expr", JA: "‹その|選んだ|宣言した|決めた›‹数字|数›", EN: "the named number", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed)}},
	}
}
