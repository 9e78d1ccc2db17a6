package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Of two that were chosen something is done to one, and something else to the other: ゼクスを2枚選び、そのうち1枚を破壊し、もう1枚をスリープする.
// Which of them is the one is picked as that is done, and is no choice of an effect. Of those that were looked at another is one more of them.

const (
	oneJA, otherJA = "‹|その中から|その中の›1枚", "‹もう1枚|残りの1枚|残り›"
)

// fate is what is done to either: in the middle of a sentence, and at its end.
type fate struct {
	id, ja, amid, end string
	of                func(ability.What) ability.Effect
}

// fates are all of them.
func fates() []fate {
	put := func(how ability.How, z ability.Zone) func(ability.What) ability.Effect {
		return func(w ability.What) ability.Effect { return &ability.Move{What: w, How: how, To: text.At(z)} }
	}
	onDeck := func(at ability.Position) func(ability.What) ability.Effect {
		return func(w ability.What) ability.Effect {
			return &ability.Move{What: w, To: text.DeckPlace(at, ability.ChosenOrder)}
		}
	}
	turned := func(to ability.State) func(ability.What) ability.Effect {
		return func(w ability.What) ability.Effect { return &ability.Turn{What: w, To: to} }
	}
	return []fate{
		{"destroyed", "を破壊", "し", "する", put(ability.Destroy, ability.Discards)},
		{"removed", "を‹|ゲームから›除外", "し", "する", put(ability.Banish, ability.Removed)},
		{"returned", "を手札に", "戻し", "戻す", put(ability.Return, ability.Hand_)},
		{"put into the hand", "を手札に", "加え", "加える", put(ability.Put, ability.Hand_)},
		{"put into the trash", "をトラッシュに", "置き", "置く", put(ability.Put, ability.Discards)},
		{"put into the charge", "をチャージに", "置き", "置く", put(ability.Put, ability.Charge)},
		{"put into the resources", "を‹リブートで|›リソースに", "置き", "置く", put(ability.Put, ability.Resource)},
		{"put asleep into the resources", "を‹リソースにスリープ‹|状態›で|スリープ‹|状態›でリソースに›", "置き", "置く", func(w ability.What) ability.Effect {
			return &ability.Move{What: w, To: asleep(ability.Resource)}
		}},
		{"put below", "をデッキの一番下に", "‹置き|戻し›", "‹置く|戻す›", onDeck(ability.BottomP)},
		{"put on top", "をデッキの上に", "‹置き|戻し›", "‹置く|戻す›", onDeck(ability.Top)},
		{"put to sleep", "をスリープ", "し", "する", turned(ability.Acted)},
		{"rebooted", "をリブート", "し", "する", turned(ability.Standing)},
		{"hurt", "に{N:num}ダメージを", "与え", "与える", func(w ability.What) ability.Effect { return &ability.Damage{To: w} }},
	}
}

// oneOtherRows are what is done to the one and to the other.
func oneOtherRows() []text.Row {
	two := func(v any) bool {
		n := v.([]ability.Effect)[0].(*ability.Select).Sel.N
		return n.Op == ability.Exactly && text.Equal(n.N, ability.N(2))
	}
	rows := []text.Row{
		{ID: "pick", NT: "effect", JA: "{Sel:targets}指定する", EN: "select {Sel:targets}", Node: &ability.Select{Slot: text.SlotNew, Pick: true}, Needs: func(v any) bool { return v.(*ability.Select).Sel.N.Op == ability.All }},
		{ID: "one of them and another", NT: "effect", JA: "その中から1枚と他の1枚を選ぶ", EN: "choose 1 of them and 1 other of them", Node: text.OneAndOther(false)},
		{Quiet: true, ID: "of two one is done this, the other that", NT: "chain", JA: "{0.Sel:targets}選び、{2:toone}‹、|›{3:toother}", Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, text.OneAndOther(false), nil, nil}, Needs: two},
	}
	for _, d := range fates() {
		rows = append(rows, text.Row{Quiet: true, ID: "one is " + d.id, NT: "toone", JA: oneJA + d.ja + d.amid, Node: d.of(ability.What{Ref: text.BindRef(text.SlotFormer)})},
			text.Row{Quiet: true, ID: "the other is " + d.id, NT: "toother", JA: otherJA + d.ja + d.end, Node: d.of(ability.What{Ref: text.BindRef(text.SlotLatter)})})
		if m, is := d.of(ability.What{Sel: text.MoreOfLooked()}).(*ability.Move); is && m.How == ability.Put {
			rows = append(rows, text.Row{Quiet: true, ID: "another is " + d.id, NT: "effect", JA: "{:looked}‹もう|別の›{What.Sel.N:count}" + d.ja + d.end, Node: m})
		}
	}
	return rows
}
