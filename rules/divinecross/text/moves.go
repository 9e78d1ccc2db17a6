package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Moves of cards. Divine Cross 905, 909, 910, 920.

// crossMoves: discarding, the KO zone, attaching, putting into play.
func crossMoves() []text.Row {
	standby := ability.Place{Zone: ability.Standby}
	mine, theirs := standby, standby
	mine.Who, theirs.Who = text.Who(ability.You), text.Who(ability.Opponent)
	energy := ability.Place{Zone: ability.EnergyZone}
	toIt := ability.Place{Zone: ability.EnergyZone, Link: text.BindRef(text.SlotIt)}
	assistTo, assistToIt := ability.Place{Zone: ability.Soul}, ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}
	return []text.Row{
		{ID: "rest away", NT: "effect", JA: "‹残り|残りのカード›‹を|は›‹捨て場に置く|捨てる|すべて捨て場に置く›", EN: "put the rest into the discard pile", Node: &ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}}, To: text.At(ability.Discards)}},
		{ID: "cross discard", NT: "effect", JA: "{What:o}‹|選んで|選び›捨てる", EN: "discard {What:o}", Node: &ability.Move{How: ability.Discard}, Needs: crossDiscardable},
		{ID: "discard hand", NT: "effect", JA: "自分の手札を捨てる | 手札を捨てる | 自分の手札をすべて捨てる | 手札をすべて捨てる", EN: "discard your hand", Node: crossDiscardAll()},
		{ID: "discards hand", NT: "effect3", EN: "discards their hand", Node: crossDiscardAll()},
		{ID: "discard so many", NT: "effect", JA: "自分の手札を{What.Sel.N:ncards}‹|選んで›捨てる | 手札を{What.Sel.N:ncards}‹|選んで›捨てる | 自分の手札からカードを{What.Sel.N:ncards}捨てる | 手札からカードを{What.Sel.N:ncards}捨てる | 手札{What.Sel.N:ncards}を捨てる", EN: "discard {What.Sel.N:ncards}", Node: crossDiscard(false), Needs: func(v any) bool { return v.(*ability.Move).What.Sel.N.Op != ability.All }},
		{ID: "discard at random", NT: "effect", JA: "自分の手札をランダムに{What.Sel.N:ncards}捨てる | 手札をランダムに{What.Sel.N:ncards}捨てる", EN: "discard {What.Sel.N:ncards} at random", Node: crossDiscard(true)},
		{Quiet: true, ID: "make discard", NT: "effect", JA: "相手の手札を{What.Sel.N:count}捨てさせる", Node: theirDiscard()},
		{ID: "pile top card", NT: "effect", EN: "put the top card of {What.Sel.Of.Who:poss}deck into the discard pile", Node: topCardOf(topOfDeck(text.At(ability.Discards)))},
		{ID: "pile from deck", NT: "effect", JA: "{What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚を捨て場に置く | {What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚捨て場に置く | {What.Sel.Of.Who:poss}デッキを{What.Sel.Of.Depth:num}枚‹捨て場に置く|捨てる› | {What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚‹を|›捨てる | {What.Sel.Of.Who:poss}デッキの上のカードを{What.Sel.Of.Depth:num}枚捨てる", EN: "put the top {What.Sel.Of.Depth:ncard} of {What.Sel.Of.Who:poss}deck into the discard pile", Node: topOfDeck(text.At(ability.Discards))},

		{ID: "KO zone", NT: "effect", JA: "{What.Sel.Of:np}を{What.Sel.N.N=N:num}{:ctr}KO置き場に置く | {What.Sel.Of:np}{What.Sel.N.N=N:num}{:ctr}をKO置き場に置く", EN: "put {What.Sel.N.N=N:num} {What.Sel.Of:np} into the KO zone", Node: &ability.Act{Word: "ko zone", What: ability.What{Sel: &ability.Selector{}}}, Needs: notDeck},
		{ID: "KO zone top card", NT: "effect", EN: "put the top card of {What.Sel.Of.Who:poss}deck into the KO zone", Node: &ability.Act{Word: "ko zone", N: ability.N(1), What: topCardOf(topOfDeck(ability.Place{})).What}},
		{ID: "KO zone from deck", NT: "effect", JA: "{What.Sel.Of.Who:poss}デッキを{What.Sel.Of.Depth=N:num}枚KO置き場に置く | {What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth=N:num}枚‹を|›KO置き場に置く | {What.Sel.Of.Who:poss}デッキの上のカードを{What.Sel.Of.Depth=N:num}枚KO置き場に置く", EN: "put the top {What.Sel.Of.Depth=N:ncard} of {What.Sel.Of.Who:poss}deck into the KO zone", Node: &ability.Act{Word: "ko zone", What: topOfDeck(ability.Place{}).What}},
		{ID: "it to KO zone", NT: "effect", JA: "{What:o}KO置き場に置く", EN: "put {What:o} into the KO zone", Node: &ability.Move{To: text.At(ability.KO)}, Needs: text.IsRef},

		{ID: "to standby", NT: "effect", JA: "{What:o}スタンバイ・エリアに‹出す|置く|移動する› | {What:o}出す", EN: "put {What:o} into a standby area", Node: &ability.Move{To: standby}, Needs: fromOutside},
		{ID: "to my standby", NT: "effect", JA: "{What:o}自分の‹|空いている›スタンバイ・エリアに‹出す|置く|移動する›", EN: "put {What:o} into a standby area of yours", Node: &ability.Move{To: mine}, Needs: fromOutside},
		{ID: "to their standby", NT: "effect", JA: "{What:o}相手のスタンバイ・エリアに‹出す|置く|移動する›", EN: "put {What:o} into a standby area of your opponent", Node: &ability.Move{To: theirs}},

		{ID: "as energy", NT: "effect", JA: "{What:o}{To.Link:ref}に‹エネルギーとして|›付ける | {To.Link:ref}に{What:o}‹エネルギーとして|›付ける | {What:o}{To.Link:ref}に付け替える | {What:o}{To.Link:ref}の‹エネルギーにする|下に置く›", EN: "attach {What:o} to {To.Link:ref} as energy", Node: &ability.Move{To: energy}, Needs: notAssist},
		{ID: "as energy of some", NT: "chain", JA: "{1.What:o}{0.Sel:sel}に‹エネルギーとして|›付ける | {0.Sel:sel}に{1.What:o}‹エネルギーとして|›付ける | {1.What:o}{0.Sel:sel}に付け替える | {1.What:o}{0.Sel:sel}のエネルギーにする", EN: "attach {1.What:o} to {0.Sel:sel} as energy", Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{To: toIt}}, Needs: attachesCard},
		{Quiet: true, ID: "so many as energy", NT: "effect", JA: "{What.Sel.Of:np}を{What.Sel.N:count}、{To.Link:ref}に‹エネルギーとして|›付ける", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{}}, To: energy}, Needs: notAssist},
		{Quiet: true, ID: "it to standby", NT: "effectB", JA: "スタンバイ・エリアに出す", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: standby}},
		{Quiet: true, ID: "it to standby -し", NT: "effectBR", JA: "スタンバイ・エリアに出し", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: standby}},
		{Quiet: true, ID: "energy of it", NT: "effectB", JA: "{What:o}エネルギーとして付ける | {What:o}‹それ|そのユニット›に‹エネルギーとして|›付ける", Node: &ability.Move{To: toIt}, Needs: notAssist},
		{Quiet: true, ID: "it as energy", NT: "effectB", JA: "{To.Link:ref}に‹エネルギーとして|›付ける | {To.Link:ref}に付け替える", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: energy}},
		{Quiet: true, ID: "chosen to some", NT: "chain", JA: "{1.What.Sel:targets}選び‹、|›{0.Sel:sel}に‹エネルギーとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel:sel}に付け替える", Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{To: toIt}}, Needs: attachesCard},
		{Quiet: true, ID: "assist chosen to some", NT: "chain", JA: "{1.What.Sel:targets}選び‹、|›{0.Sel:sel}に‹アシストとして|›付ける", Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{To: assistToIt}}, Needs: attachesAssist},
		{ID: "reveal it", NT: "effect", JA: "{What.Ref:ref}を公開する", EN: "show {What.Ref:ref}", Node: &ability.Move{How: ability.Reveal}},
		{Quiet: true, ID: "shows it", NT: "effectB", JA: "公開する", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Reveal}},
		{Quiet: true, ID: "shows it -し", NT: "effectBR", JA: "公開し | 公開して", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Reveal}},
		{ID: "draw and show", NT: "effect", JA: "‹自分の|›デッキを1枚引き、引いたカードを公開する", EN: "draw and show 1 card", Node: &ability.Draw{Who: text.Who(ability.You), N: ability.N(1), Show: true, Bind: text.SlotNew}},
		{ID: "find to a unit as energy", NT: "chain", JA: searches("{0.Sel:sel}", "エネルギーとして"), EN: "search {1.Sel.Of.Who:poss}deck for {1.Sel.N:count} {1.Sel.Of+:npraw}, attach it to {0.Sel:sel} as energy and shuffle", Node: found(toIt), Needs: attachesFound},
		{ID: "find to a unit as an assist", NT: "chain", JA: searches("{0.Sel:sel}", "‹アシストとして|›"), EN: "search {1.Sel.Of.Who:poss}deck for {1.Sel.N:count} {1.Sel.Of+:npraw}, attach it to {0.Sel:sel} as an assist and shuffle", Node: found(assistToIt), Needs: func(v any) bool {
			return attachesFound(v) && v.([]ability.Effect)[1].(*ability.Find).Sel.Of.Kind == ability.Assist
		}},
		{Quiet: true, ID: "find to one unit as energy", NT: "chain", JA: searches("{0.Sel.Of:np}", "エネルギーとして"), Node: toOne(found(toIt)), Needs: func(v any) bool { return attachesFound(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel) }},
		{Quiet: true, ID: "find to one unit as an assist", NT: "chain", JA: searches("{0.Sel.Of:np}", "‹アシストとして|›"), Node: toOne(found(assistToIt)), Needs: func(v any) bool {
			es := v.([]ability.Effect)
			return attachesFound(v) && !mainOfOne(es[0].(*ability.Select).Sel) && es[1].(*ability.Find).Sel.Of.Kind == ability.Assist
		}},
		{ID: "as assist", NT: "effect", JA: "{What:o}{To.Link:ref}に‹アシストとして|›付ける", EN: "attach {What:o} to {To.Link:ref} as an assist", Node: &ability.Move{To: assistTo}, Needs: someAssist},
		{ID: "it as assist", NT: "effect", JA: "{What:o}{To.Link:ref}にアシストとして付ける", EN: "attach {What:o} to {To.Link:ref} as an assist", Node: &ability.Move{To: assistTo}, Needs: text.IsRef},
		{ID: "as assist of some", NT: "chain", JA: "{1.What:o}{0.Sel:sel}に‹アシストとして|›付ける", EN: "attach {1.What:o} to {0.Sel:sel} as an assist", Node: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Move{To: assistToIt}}, Needs: attachesAssist},
	}
}

// searches are the faces of a search whose card is attached to a unit. Divine Cross 905, 909.2.
func searches(unit, as string) string {
	const from = "{1.Sel.Of.Who:poss}デッキから‹|、›{1.Sel.Of+:npraw}"
	var faces []string
	for _, to := range []string{unit + "に" + as, as + unit + "に"} {
		for _, which := range []string{"を{1.Sel.N:count}", "{1.Sel.N:count}‹を|›"} {
			for _, end := range []string{"付ける", "付け、‹|自分の›デッキをシャッフルする", "付け、シャッフルする"} {
				faces = append(faces, from+which+"‹探し|選び|サーチし›‹、|て、|て|›"+to+end)
			}
		}
	}
	return strings.Join(faces, " | ")
}

// found is a search whose card goes to the unit that is chosen first, as where other cards are attached.
func found(to ability.Place) []ability.Effect {
	return []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Find{Who: text.Who(ability.You), To: to, Bind: text.SlotNew, Sel: ability.Selector{Of: text.Zoned(ability.Deck)}}}
}

// toOne lets the unit be one that is not counted.
func toOne(es []ability.Effect) []ability.Effect {
	es[0].(*ability.Select).Sel.N = text.One()
	return es
}

// attachesFound: one card to one unit.
func attachesFound(v any) bool {
	es := v.([]ability.Effect)
	return oneUnit(es[0].(*ability.Select).Sel) && text.Equal(es[1].(*ability.Find).Sel.N, text.One())
}

func crossDiscard(random bool) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Random: random, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}}}, How: ability.Discard}
}

func crossDiscardAll() *ability.Move {
	m := crossDiscard(false)
	m.What.Sel.N.Op = ability.All
	return m
}

func theirDiscard() *ability.Move {
	m := crossDiscard(false)
	m.What.Sel.By, m.What.Sel.Of.Who = text.Who(ability.Opponent), text.Who(ability.Opponent)
	return m
}

// topOfDeck moves so many cards off a deck.
func topOfDeck(to ability.Place) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Deck)}}, To: to}
}

// topCardOf is the same of one card.
func topCardOf(m *ability.Move) *ability.Move {
	m.What.Sel.Of.Depth = &ability.Amount{N: 1}
	return m
}

// crossDiscardable: cards in a hand, energy and assists are discarded. Divine Cross 910.1.
func crossDiscardable(v any) bool {
	w := v.(*ability.Move).What
	if w.Sel == nil {
		return w.Ref != (ability.Ref{}) && w.Ref.Kind != ability.Rest
	}
	own := crossDiscardAll().What.Sel
	if f := &w.Sel.Of; text.Equal(*f, own.Of) {
		return false // said in rows of their own
	}
	f := &w.Sel.Of
	return len(w.Sel.Each) == 0 && (text.InSlot(f) || text.Equal(f.Zone, attachedZones) || len(f.Zone) == 1 && (f.Zone[0] == ability.Hand_ || f.Zone[0] == ability.EnergyZone || f.Zone[0] == ability.Soul))
}

// notDeck: cards of a deck are taken from its top.
func notDeck(v any) bool {
	f := &v.(*ability.Act).What.Sel.Of
	return len(f.Zone) > 0 && f.Zone[0] != ability.Deck && f.Ref == (ability.Ref{})
}

// fromOutside: what is in no area yet is put there.
func fromOutside(v any) bool {
	s := v.(*ability.Move).What.Sel
	return s == nil || len(s.Each) == 0 && (text.InSlot(&s.Of) || len(s.Of.Zone) > 0 && !inAreas(&s.Of))
}

// assists tells whether only assists are meant.
func onlyAssists(w ability.What) bool { return w.Sel != nil && w.Sel.Of.Kind == ability.Assist }

func notAssist(v any) bool { return !onlyAssists(v.(*ability.Move).What) }

func someAssist(v any) bool { return onlyAssists(v.(*ability.Move).What) }

func attachesCard(v any) bool {
	es := v.([]ability.Effect)
	host, what := es[0].(*ability.Select).Sel, es[1].(*ability.Move).What
	if what.Sel != nil && text.Equal(what.Sel.Of.Zone, []ability.Zone{ability.Soul}) && otherUnit(&host.Of) != nil {
		return false // other than the unit that the assist is attached to: attachedRows
	}
	return oneUnit(host) && !onlyAssists(what)
}

func attachesAssist(v any) bool {
	es := v.([]ability.Effect)
	return oneUnit(es[0].(*ability.Select).Sel) && onlyAssists(es[1].(*ability.Move).What)
}

// oneUnit: a card is attached to one unit.
func oneUnit(s ability.Selector) bool {
	return len(s.Each) == 0 && len(s.Of.Zone) > 0 && inAreas(&s.Of) && (mainOfOne(s) || text.Equal(s.N, text.One()))
}

// crossLooks: looking, revealing, searching. Divine Cross 903, 909.2, 911.
func crossLooks() []text.Row {
	top := func(reveal bool) *ability.Look {
		return &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: reveal, Bind: text.SlotNew}
	}
	first := func(l *ability.Look) *ability.Look { l.N = &ability.Amount{N: 1}; return l }
	rows := []text.Row{
		{ID: "look at top card", NT: "effect", EN: "look at the top card of {From.Who:poss}deck", Node: first(top(false))},
		{ID: "reveal top card", NT: "effect", EN: "reveal the top card of {From.Who:poss}deck", Node: first(top(true))},
		{ID: "look", NT: "effect", JA: "{From.Who:poss}デッキの上から{N:num}枚を見る | {From.Who:poss}デッキの上から{N:num}枚見る | {From.Who:poss}デッキの上からカードを{N:num}枚見る | {From.Who:poss}デッキの上から{N:num}枚のカードを見る | {From.Who:poss}デッキを上から{N:num}枚見る", EN: "look at the top {N:ncard} of {From.Who:poss}deck", Node: top(false)},
		{ID: "reveal top", NT: "effect", JA: "{From.Who:poss}デッキの上から{N:num}枚を公開する | {From.Who:poss}デッキの上から{N:num}枚公開する | {From.Who:poss}デッキの上からカードを{N:num}枚公開する | {From.Who:poss}デッキの上から{N:num}枚のカードを公開する | {From.Who:poss}デッキを上から{N:num}枚公開する | {From.Who:poss}デッキを{N:num}枚公開する", EN: "reveal the top {N:ncard} of {From.Who:poss}deck", Node: top(true)},
		{Quiet: true, ID: "shuffle own", NT: "effect", JA: "デッキをシャッフルする", Node: &ability.Shuffle{Place: ability.Place{Zone: ability.Deck, Who: text.Who(ability.You)}}},
		{Quiet: true, ID: "look own", NT: "effect", JA: "デッキの上から{N:num}枚‹を|›見る", Node: func() any { l := top(false); l.From.Who = text.Who(ability.You); return l }()},
		{ID: "look at hand", NT: "effect", JA: "{From.Who:poss}手札‹|すべて›を‹|すべて›見る", EN: "look at {From.Who:poss}hand", Node: &ability.Look{Who: text.Who(ability.You), From: text.At(ability.Hand_), Bind: text.SlotNew}},
		{ID: "reveal hand", NT: "effect", JA: "{From.Who:poss}手札‹|すべて›を‹|すべて›公開する", EN: "reveal {From.Who:poss}hand", Node: &ability.Look{Who: text.Who(ability.You), From: text.At(ability.Hand_), Reveal: true, Bind: text.SlotNew}},
	}
	for _, d := range []text.Dest{
		{ID: "hand", JA: "手札に加える", EN: "put ‹it~them› into your hand", To: text.At(ability.Hand_)}, {ID: "standby", JA: "スタンバイ・エリアに出す", EN: "put ‹it~them› into a standby area", To: text.At(ability.Standby)},
		{ID: "discard pile", JA: "捨て場に置く", EN: "put ‹it~them› into the discard pile", To: text.At(ability.Discards)},
	} {
		rows = append(rows, crossFind(d, false)...)
		rows = append(rows, crossFind(d, true)...)
	}
	return rows
}

// crossFind: a search, with or without showing what is found; the deck is shuffled.
func crossFind(d text.Dest, show bool) []text.Row {
	shown, showing := "", ""
	if show {
		shown, showing = "‹|相手に›公開し‹、|て、|て|›", "reveal ‹it~them›, "
	}
	stem := text.Inflect(d.JA, func(v *text.Verb) []string { return []string{v.Stem} })
	const from, found = "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npraw}", "‹探し|選び|サーチし›‹、|て、|て|›"
	const shuffle = "、シャッフルする"
	var faces []string
	for _, end := range []string{stem + shuffle, d.JA} {
		faces = append(faces, from+"を{Sel.N:count}"+found+shown+end, from+"{Sel.N:count}‹を|›"+found+shown+end)
	}
	ja := faces[0]
	for _, f := range faces[1:] {
		ja += " | " + f
	}
	if d.ID == "hand" && !show { // the card found is put on top as the deck is shuffled. Divine Cross 911.2a
		const rest = "探し‹、|て、›‹自分の|›デッキをシャッフルし‹、|て、›‹それ|そのカード›を‹自分の|›デッキの‹一番|›上に置く"
		return append(crossFindTo(d, show, ja, showing), text.Row{ID: "find to top", NT: "effect", JA: from + "を{Sel.N:count}" + rest, EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, shuffle and put it on top of the deck",
			Node: &ability.Find{Who: text.Who(ability.You), To: text.DeckPlace(ability.Top, ability.ChosenOrder), Bind: text.SlotNew, Sel: ability.Selector{Of: text.Zoned(ability.Deck)}}})
	}
	return crossFindTo(d, show, ja, showing)
}

// findEach: one card of a sort and one of another are searched for at once.
func findEach(d text.Dest, show bool, ja, showing string) text.Row {
	one := ability.Selector{N: text.One(), Of: text.Zoned(ability.Deck)}
	each := ability.Selector{Each: []ability.Selector{one, text.Clone(one).(ability.Selector)}}
	parts := strings.NewReplacer("{Sel.Of.Who:poss}", "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}", "{Sel.Of+:npraw}を{Sel.N:count}", "{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of+:npraw}を‹それぞれ|›1枚ずつ", "{Sel.Of+:npraw}{Sel.N:count}‹を|›", "{Sel.Each.0.Of+:npraw}1枚と{Sel.Each.1.Of+:npraw}1枚を")
	id := "find of each to " + d.ID
	if show {
		id += " shown"
	}
	return text.Row{ID: id, NT: "effect", JA: strings.ReplaceAll(parts.Replace(ja), "‹それぞれ|›", "‹|それぞれ›"), EN: "search {Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}deck for 1 {Sel.Each.0.Of+:npraw} and 1 {Sel.Each.1.Of+:npraw}, " + strings.ReplaceAll(showing+d.EN, "‹it~them›", "them") + " and shuffle",
		Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: show, Sel: each}}
}

func crossFindTo(d text.Dest, show bool, ja, showing string) []text.Row {
	shown := ""
	if show {
		shown = " shown"
	}
	return []text.Row{findEach(d, show, ja, showing), {ID: "find to " + d.ID + shown, NT: "effect", JA: ja, EN: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, " + showing + d.EN + " and shuffle",
		Node: &ability.Find{Who: text.Who(ability.You), To: d.To, Bind: text.SlotNew, Show: show, Sel: ability.Selector{Of: text.Zoned(ability.Deck)}}}}
}
