package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What chance shows of a hand.

// chanceRows are those rows.
func chanceRows() []text.Row {
	shown := func(who ability.Side) *ability.Move {
		return &ability.Move{How: ability.Reveal, What: ability.What{Sel: &ability.Selector{Random: true, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(who)}}}}
	}
	const n, by = "{What.Sel.N:ncards}", "‹無作為に|ランダムに›"
	return []text.Row{
		{ID: "reveal at random", NT: "effect", Node: shown(ability.You), JA: "‹|あなたは›" + by + "手札を" + n + "公開する | ‹|あなたは›手札を" + by + n + "公開する | ‹|あなたは›手札を" + n + by + "公開する",
			EN: "randomly reveal " + n + " ‹from|in› your hand | ‹you |›reveal " + n + " ‹from|in› your hand at random | reveal " + n + " at random from your hand"},
		{ID: "their hand at random", NT: "effect", Node: shown(ability.Opponent), JA: "対戦相手の手札を" + by + n + "公開する | 対戦相手の手札から" + by + n + "公開する | " + by + "対戦相手の手札を" + n + "公開する", EN: "randomly reveal " + n + " ‹from|in› your opponent's hand | reveal " + n + " ‹from|in› your opponent's hand at random"},
		{Quiet: true, ID: "they reveal at random", NT: "s6", Node: text.Clause{Do: []ability.Effect{shown(ability.Opponent)}},
			EN: "your opponent " + text.Below("Do.0", "randomly reveals "+n+"‹| from their hand| in their hand›") + " | your opponent " + text.Below("Do.0", "reveals "+n+" ‹from|in› their hand at random")},
	}
}
