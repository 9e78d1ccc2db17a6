package text

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// placedRows: where cards lie, said behind what they are. Each reads to what another row prints.
func placedRows() []text.Row {
	some := func(cmp ability.Cmp, n int32) ability.Cond { return countIs(cmp, n, &ability.Filter{}) }
	unplaced := func(v any) bool {
		f := v.(ability.Cond).L.Of
		return f.Ref == (ability.Ref{}) && !text.InSlot(f) && len(f.Or) == 0
	}
	const lies = "{L.Of+:npraw}が{L.Of.Who:poss}{L.Of.Zone:zonename}に"
	return []text.Row{
		{Quiet: true, ID: "event or action", NT: "head", JA: "イベントかアクション | アクションかイベント", Node: ability.Filter{Kind: ability.Command, NotKind: ability.Assist}}, // 201.2b
		{Quiet: true, ID: "action or assist", NT: "head", JA: "アクションかアシスト | アシストかアクション", Node: ability.Filter{Kind: ability.Command, NotKind: ability.EventCard}},
		{ID: "so many commands a turn", NT: "sentence", JA: "{If.On.Who=Do.0.What.Who:player}は‹、|›1ターンに{If.On.Subj=Do.0.With:npraw}を{If.N:int}枚‹|まで|だけ›しか‹プレイできない|使えない› | {If.On.Who=Do.0.What.Who:player}は‹、|›1ターンに{If.N:int}枚‹|まで|だけ›しか{If.On.Subj=Do.0.With:npraw}を‹プレイできない|使えない›", EN: "{If.On.Who=Do.0.What.Who:player} can play {If.On.Subj=Do.0.With:rawnps} only {If.N:times} each turn",
			Node: text.Clause{While: true, If: &ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}, Needs: func(v any) bool {
				c := v.(text.Clause)
				return c.If.N > 0 && c.If.On.Who.Side != ability.Each && playable(c.If.On.Subj)
			}},
		{Quiet: true, ID: "lies there", NT: "cond3", JA: lies + "‹ある|いる›", Node: some(ability.GE, 1), Needs: unplaced},
		{Quiet: true, ID: "lies nowhere there", NT: "cond3", JA: lies + "‹ない|いない›", Node: some(ability.LE, 0), Needs: unplaced},
		{Quiet: true, ID: "one of each", NT: "effect", JA: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of+:npraw}を‹それぞれ|›1{:ctr}ずつ選ぶ | {Sel.Each.0.Of:np}と{Sel.Each.1.Of:np}を‹それぞれ|›1{:ctr}ずつ選ぶ", Node: oneOfEach(), Needs: func(v any) bool { return partedHere(v.(*ability.Select).Sel) }},
		{Quiet: true, ID: "one of each there", NT: "effect", JA: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}{Sel.Each.0.Of.Zone=Sel.Each.1.Of.Zone:zonename}‹の|から›{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of+:npraw}を‹それぞれ|›1{:ctr}ずつ選ぶ", Node: oneOfEach(), Needs: func(v any) bool {
			s := v.(*ability.Select).Sel
			return len(s.Each[0].Of.Zone) == 1 && !inAreas(&s.Each[0].Of) && s.Each[0].Of.Kind != 0 && s.Each[1].Of.Kind != 0
		}},
		{Quiet: true, ID: "chosen out of there", NT: "targets", JA: "{Of+:npraw}を{N:count}、{Of.Who:poss}{Of.Zone:zonename}から‹、|› | {Of+:npraw}を{N:count}{Of.Who:poss}{Of.Zone:zonename}から‹、|› | {Of.Who:poss}{Of.Zone:zonename}から‹、|›{Of+:npeither}を{N:count}", Node: ability.Selector{}, Needs: func(v any) bool {
			f := v.(ability.Selector).Of
			return f.Ref == (ability.Ref{}) && !text.InSlot(&f)
		}},
		{ID: "the only card of the hand", NT: "sentence", JA: "このカードは‹、|›自分の手札がこのカード‹のみ|だけ|1枚のみ›‹の|である›‹場合|時›‹|のみ|に|に限り›‹、|›‹プレイできる|使える› | 自分の手札がこのカード‹のみ|だけ›‹の|である›‹場合|時›‹|のみ|に›‹、|›‹プレイできる|使える› | 自分の手札がこのカード‹のみ|だけ›なら‹、|›‹プレイできる|使える›", EN: "this card can be played only if it is the only card in your hand", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{onlyCard()}}}},
	}
}

// oneOfEach is one of some and one of others, of which each can be spoken of.
func oneOfEach() *ability.Select {
	return &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{N: text.One()}, {N: text.One()}}}, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}
}

// partedHere: units of two places, or of two players, are chosen.
func partedHere(s ability.Selector) bool {
	a, b := &s.Each[0].Of, &s.Each[1].Of
	return len(a.Zone) > 0 && len(b.Zone) > 0 && inAreas(a) && inAreas(b) && text.Sided(a) && text.Sided(b) && (a.Who != b.Who || len(a.Zone) == 1 && len(b.Zone) == 1 && a.Zone[0] != b.Zone[0])
}

// onlyCard is that the hand has no other card than this, which may have left it to be played. Divine Cross 804.2a.
func onlyCard() ability.Cond {
	f := text.Related(ability.Other, text.ThisRef)
	f.Zone, f.Who = []ability.Zone{ability.Hand_}, text.Who(ability.You)
	return countIs(ability.LE, 0, &f)
}

// gainedPower marks what is gained as an EX power where that is said behind it: 「…」のEXパワーを得る.
func gainedPower(n *text.Normal) *text.Normal {
	const said = "のEXパワーを"
	want := []rune(said)
	var open []int
	begins, ends := make([]bool, len(n.R)), make([]bool, len(n.R))
	for i, c := range n.R {
		switch {
		case c == '「':
			open = append(open, i)
		case c == '」' && len(open) > 0:
			from := open[len(open)-1]
			open = open[:len(open)-1]
			if behind := n.R[i+1:]; len(behind) >= len(want) && slices.Equal(behind[:len(want)], want) {
				begins[from], ends[i] = !hasLabel(n.R[from+1:]), true
			}
		}
	}
	return n.Put(false, func(i int) (string, int) {
		switch {
		case begins[i]:
			return "「EX ", i + 1
		case ends[i]:
			return "」を", i + 1 + len(want)
		}
		return "", 0
	})
}

// hasLabel tells whether a text begins with the label of an EX power.
func hasLabel(r []rune) bool {
	for _, s := range exLabels {
		if w := []rune(s); len(r) > len(w) && slices.Equal(r[:len(w)], w) {
			return true
		}
	}
	return false
}

// goesElsewhere lets a command that says last where it goes in place of the discard pile go there: it is done with. Divine Cross 804.2c-1.
func goesElsewhere(n *text.Normal) *text.Normal {
	s := string(n.R)
	for _, said := range []string{"このカードを捨て場に置く代わりに、", "このカードを捨て場に置く代わりに", "このカードを捨てる代わりに、", "このカードを捨てる代わりに"} {
		before, behind, is := strings.Cut(s, said)
		if !is || strings.Contains(strings.TrimSuffix(behind, "。"), "。") || strings.Contains(behind, "\n") {
			continue
		}
		at := utf8.RuneCountInString(before)
		end := at + utf8.RuneCountInString(said)
		return n.Put(false, func(i int) (string, int) {
			if i == at {
				return "このカードを", end
			}
			return "", 0
		})
	}
	return n
}

// opposites are conditions of which the one holds where the other does not.
var opposites = [][2]string{{"気絶している", "気絶していない"}, {"ダメージを受けている", "ダメージを受けていない"}, {"付いている", "付いていない"}, {"持っている", "持っていない"}, {"がいる", "がいない"}, {"がある", "がない"}}

// otherwise makes of a condition that says, without whom it is about, the opposite of that of the sentence just before what is otherwise so:
// …が気絶しているなら、…。気絶していないなら、….
func otherwise(n *text.Normal, l text.Lang) *text.Normal {
	s := string(n.R)
	if l != text.JA || !strings.Contains(s, "。") {
		return n
	}
	from := 0
	for i, c := range n.R {
		if c != '。' {
			continue
		}
		before, behind := string(n.R[from:i]), string(n.R[i+1:])
		from = i + 1
		for _, o := range opposites {
			for _, w := range [][2]string{o, {o[1], o[0]}} {
				was, is := w[0]+"なら", strings.TrimPrefix(w[1], "が")+"なら"
				if strings.Count(before, "なら") != 1 || !strings.Contains(before, was) || !strings.HasPrefix(behind, is) {
					continue
				}
				at, end := i+1, i+1+utf8.RuneCountInString(is)
				return otherwise(n.Put(false, func(k int) (string, int) {
					if k == at {
						return "そうでないなら", end
					}
					return "", 0
				}), l)
			}
		}
	}
	return n
}
