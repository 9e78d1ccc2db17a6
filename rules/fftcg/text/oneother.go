package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Of two that were chosen something is done to one, and something else to the other: フォワード2体を選ぶ。1体をダルにし、もう1体を手札に
// 戻す. Which of them is the one is declared as that is played, before its cost is paid. [11.3.6, 11.6.8, 11.7.8, 11.8.12]

const (
	oneJA, otherJA = "‹|それらの‹うち|中の›|そのうち|その中の|そのうちの|うち›‹1体|1枚|一方›", "‹もう1体|もう1枚|もう一方|他方|残りの1体|残りの1枚›"
	oneEN, otherEN = "1 of those 2", "the other of those 2"
)

// ofThose says in English, behind a choice of 2, that "1 of them" and "the other" are of those: of cards that were looked at both are said in the
// same words.
func ofThose(n *text.Normal, l text.Lang) *text.Normal {
	if l != text.EN {
		return n
	}
	two, at := false, 0 // two: the sentence before chose 2
	sentence := make([]bool, len(n.R))
	for _, s := range strings.SplitAfter(string(n.R), ".") {
		end := at + len([]rune(s))
		low := strings.ToLower(s)
		both := two && (strings.Contains(low, " of them") || strings.Contains(low, "to one and ") || strings.Contains(low, "the first forward")) && strings.Contains(low, "the other")
		for ; at < end; at++ {
			sentence[at] = both
		}
		two = strings.Contains(low, "choose 2 ")
	}
	return n.Put(false, func(i int) (string, int) {
		if !sentence[i] || i > 0 && text.IsLetter(n.R[i-1]) {
			return "", 0
		}
		for _, w := range [...][2]string{{"1 of them", oneEN}, {"one of them", oneEN}, {"to one and", "to " + oneEN + " and"}, {"the first Forward", oneEN}, {"the other one", otherEN}, {"the other", otherEN}} {
			if end := i + len(w[0]); end <= len(n.R) && strings.EqualFold(string(n.R[i:end]), w[0]) && (end == len(n.R) || !text.IsLetter(n.R[end])) {
				return w[1], end
			}
		}
		return "", 0
	})
}

// oneOtherRows are what may be done to them.
func oneOtherRows() []text.Row {
	one, other := ability.What{Ref: text.BindRef(text.SlotFormer)}, ability.What{Ref: text.BindRef(text.SlotLatter)}
	rows := []text.Row{
		{ID: "one of them and another", NT: "effect", JA: "その中から1体と他の1体を選ぶ", EN: "choose 1 of them and 1 other of them", Node: text.OneAndOther(true)},
		{Quiet: true, ID: "one is done this, the other that", NT: "chain", JA: "{1:toone}‹、|›{2:toother}", EN: "{1:toone}‹ and|, and|, then| and then› {2:toother}", Node: []ability.Effect{text.OneAndOther(true), nil, nil}},
		{Quiet: true, ID: "damage to one and to the other", NT: "chain", JA: oneJA + "に{1.N:num}ダメージ‹|を›、" + otherJA + "に{2.N:num}ダメージを与える", EN: "deal " + oneEN + " {1.N:num} damage and ‹|deal ›" + otherEN + " {2.N:num} damage | deal {1.N:num} damage to " + oneEN + " and ‹|deal ›{2.N:num} damage to " + otherEN,
			Node: []ability.Effect{text.OneAndOther(true), &ability.Damage{To: one}, &ability.Damage{To: other}}},
	}
	freezes := func(w ability.What) []ability.Effect {
		return []ability.Effect{&ability.Turn{What: w, To: ability.Acted}, &ability.Act{Word: "freeze", What: w}}
	}
	rows = append(rows,
		text.Row{Quiet: true, ID: "one is done this, the other dulled and frozen", NT: "chain", JA: "{1:toone}‹、|›" + otherJA + "をダルにし‹、|›凍結する", EN: "{1:toone}‹ and|, and|, then| and then› dull and Freeze " + otherEN, Node: append([]ability.Effect{text.OneAndOther(true), nil}, freezes(other)...)},
		text.Row{Quiet: true, ID: "one is dulled and frozen, to the other this", NT: "chain", JA: oneJA + "をダルにし‹、|›凍結し‹、|›{3:toother}", EN: "dull and Freeze " + oneEN + "‹ and|, and|, then| and then› {3:toother}", Node: append(append([]ability.Effect{text.OneAndOther(true)}, freezes(one)...), nil)},
		text.Row{Quiet: true, ID: "damage to one", NT: "toone", EN: "deal {N:num} damage to " + oneEN, Node: &ability.Damage{To: one}},
		text.Row{Quiet: true, ID: "damage to the other", NT: "toother", EN: "deal {N:num} damage to " + otherEN, Node: &ability.Damage{To: other}})
	for _, d := range []struct {
		id, ja, then, en string
		of               func(ability.What) ability.Effect
	}{
		{"dull", "をダルに‹する|し›", "", "dull ", func(w ability.What) ability.Effect { return &ability.Turn{What: w, To: ability.Acted} }},
		{"active", "をアクティブに‹する|し›", "", "activate ", func(w ability.What) ability.Effect { return &ability.Turn{What: w, To: ability.Standing} }},
		{"frozen", "を凍結‹する|し|させる|させ›", "", "Freeze ", func(w ability.What) ability.Effect { return &ability.Act{Word: "freeze", What: w} }},
		{"broken", "をブレイク‹する|し›", "", "break ", func(w ability.What) ability.Effect {
			return &ability.Move{What: w, How: ability.Break, To: text.At(ability.Discards)}
		}},
		{"out of the game", "を‹ゲームから|›除外‹する|し›", " from the game", "remove ", func(w ability.What) ability.Effect {
			return &ability.Move{What: w, How: ability.Banish, To: text.At(ability.Removed)}
		}},
		{"to hand", "を‹持ち主の|›手札に‹戻す|戻し›", " to ‹its|their› owner's hand", "return ", func(w ability.What) ability.Effect {
			return &ability.Move{What: w, How: ability.Return, To: text.At(ability.Hand_)}
		}},
		{"below", "を‹持ち主の|›デッキの‹|一番|1番›下に‹置く|置き|戻す|戻し›", " ‹at|on› the bottom of ‹its owner's|their owner's|your› deck", "‹put|place› ", func(w ability.What) ability.Effect {
			return &ability.Move{What: w, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}
		}},
		{"hurt", "に{N:num}ダメージを‹与える|与え›", " {N:num} damage", "deal ", func(w ability.What) ability.Effect { return &ability.Damage{To: w} }},
		{"stronger", "のパワーを+{N:num}‹する|し›", " ‹gains|gain› ‹|+›{N:num} power", "", func(w ability.What) ability.Effect { return &ability.Change{What: w, Stat: ability.Power} }},
		{"weaker", "のパワーを-{N:num}‹する|し›", " ‹loses|lose› {N:num} power", "", func(w ability.What) ability.Effect {
			return &ability.Change{What: w, Stat: ability.Power, Op: ability.Sub}
		}},
		{"picked from discards", "を手札に‹加える|加え›", " to your hand", "add ", func(w ability.What) ability.Effect { return &ability.Move{What: w, To: text.At(ability.Hand_)} }},
		{"onto the field", "をフィールドに‹出す|出し›", " onto the field", "play ", func(w ability.What) ability.Effect { return &ability.Move{What: w, To: text.At(ability.Field)} }},
	} {
		rows = append(rows, text.Row{Quiet: true, ID: "one is " + d.id, NT: "toone", JA: oneJA + d.ja, EN: d.en + oneEN + d.then, Node: d.of(one)},
			text.Row{Quiet: true, ID: "the other is " + d.id, NT: "toother", JA: otherJA + d.ja, EN: d.en + otherEN + d.then, Node: d.of(other)})
	}
	return rows
}

// oneOfMore tells whether one and the other are spoken of where not just two were chosen: of one nobody knows what is done to it, and of three
// which is the other.
func oneOfMore(a *ability.Ability) (found bool) {
	two := false
	ability.Walk(a, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		if !is {
			return
		}
		if len(s.Sel.Each) == 2 && text.InSlot(&s.Sel.Each[0].Of) && text.InSlot(&s.Sel.Each[1].Of) {
			found = found || !two
		}
		two = len(s.Sel.Each) == 0 && s.Sel.N.Op == ability.Exactly && text.Equal(s.Sel.N.N, ability.N(2))
	})
	return found
}
