package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// searchRows: a deck is looked through for cards, and shuffled.
func searchRows() (rows []text.Row) {
	const from = "{Sel.Of.Who:poss}デッキ‹を見て、その中にある|を見て、その中から|を見て、|にある|から›{Sel.Of+:npraw}を{Sel.N:count}‹選び、|選んで|探し、›"
	for _, to := range [...]struct {
		id, ja, en string // en: of what no other row says
		place      ability.Place
	}{
		{"hand", "手札に加える", "", text.At(ability.Hand_)},
		{"trash", "トラッシュに置く", "", text.At(ability.Discards)},
		{"charge", "チャージに置く", "", text.At(ability.Charge)},
		{"resources", "‹リソースにスリープで|スリープでリソースに›置く", "put it into the resources asleep", asleep(ability.Resource)},
		{"squares", "‹|リブート‹|状態›で›{To.On:squares}に‹|リブート‹|状態›で›登場させる", "put it into one of the {To.On:squares}", ability.Place{Zone: ability.Square, State: ability.Standing}},
		{"squares, asleep", "{To.On:squares}にスリープ‹|状態›で登場させる", "put it asleep into one of the {To.On:squares}", asleep(ability.Square)},
	} {
		for _, show := range [...]struct {
			id, ja, en string
			is         bool
		}{{"", "", "", false}, {", shown", "公開し‹|て›‹、|›", ", reveal it", true}} {
			find := &ability.Find{Who: text.Who(ability.You), To: to.place, Bind: text.SlotNew, Show: show.is, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}
			r := text.Row{Quiet: to.en == "", ID: "looked through for the " + to.id + show.id, NT: "effect", JA: from + show.ja + to.ja, Node: find}
			if to.en != "" {
				r.EN = "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}" + show.en + " and " + to.en
			}
			rows = append(rows, r)
		}
	}
	return rows
}
