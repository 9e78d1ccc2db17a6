package text

import "gotaku/rules/ability"

// Moves of cards. Divine Cross 905, 909, 910, 920.

// crossMoves: discarding, the KO zone, attaching, putting into play.
func crossMoves() []row {
	standby := ability.Place{Zone: ability.Standby}
	mine, theirs := standby, standby
	mine.Who, theirs.Who = who(ability.You), who(ability.Opponent)
	energy := ability.Place{Zone: ability.EnergyZone}
	toIt := ability.Place{Zone: ability.EnergyZone, Link: bindRef(slotIt)}
	assistTo, assistToIt := ability.Place{Zone: ability.Soul}, ability.Place{Zone: ability.Soul, Link: bindRef(slotIt)}
	return []row{
		{id: "rest away", nt: "effect", ja: "‹残り|残りのカード›‹を|は›‹捨て場に置く|捨てる|すべて捨て場に置く›", en: "put the rest into the discard pile", node: &ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: slotLook}}, To: at(ability.Discards)}},
		{id: "cross discard", nt: "effect", ja: "{What:o}‹|選んで|選び›捨てる", en: "discard {What:o}", node: &ability.Move{How: ability.Discard}, needs: crossDiscardable},
		{id: "discard hand", nt: "effect", ja: "自分の手札を捨てる | 手札を捨てる | 自分の手札をすべて捨てる | 手札をすべて捨てる", en: "discard your hand", node: crossDiscardAll()},
		{id: "discards hand", nt: "effect3", en: "discards their hand", node: crossDiscardAll()},
		{id: "discard so many", nt: "effect", ja: "自分の手札を{What.Sel.N:ncards}‹|選んで›捨てる | 手札を{What.Sel.N:ncards}‹|選んで›捨てる | 自分の手札からカードを{What.Sel.N:ncards}捨てる | 手札からカードを{What.Sel.N:ncards}捨てる | 手札{What.Sel.N:ncards}を捨てる", en: "discard {What.Sel.N:ncards}", node: crossDiscard(false), needs: func(v any) bool { return v.(*ability.Move).What.Sel.N.Op != ability.All }},
		{id: "discard at random", nt: "effect", ja: "自分の手札をランダムに{What.Sel.N:ncards}捨てる | 手札をランダムに{What.Sel.N:ncards}捨てる", en: "discard {What.Sel.N:ncards} at random", node: crossDiscard(true)},
		{quiet: true, id: "make discard", nt: "effect", ja: "相手の手札を{What.Sel.N:count}捨てさせる", node: theirDiscard()},
		{id: "pile top card", nt: "effect", en: "put the top card of {What.Sel.Of.Who:poss}deck into the discard pile", node: topCardOf(topOfDeck(at(ability.Discards)))},
		{id: "pile from deck", nt: "effect", ja: "{What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚を捨て場に置く | {What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚捨て場に置く | {What.Sel.Of.Who:poss}デッキを{What.Sel.Of.Depth:num}枚‹捨て場に置く|捨てる› | {What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth:num}枚捨てる", en: "put the top {What.Sel.Of.Depth:ncard} of {What.Sel.Of.Who:poss}deck into the discard pile", node: topOfDeck(at(ability.Discards))},

		{id: "KO zone", nt: "effect", ja: "{What.Sel.Of:np}を{What.Sel.N.N=N:num}{:ctr}KO置き場に置く | {What.Sel.Of:np}{What.Sel.N.N=N:num}{:ctr}をKO置き場に置く", en: "put {What.Sel.N.N=N:num} {What.Sel.Of:np} into the KO zone", node: &ability.Act{Word: "ko zone", What: ability.What{Sel: &ability.Selector{}}}, needs: notDeck},
		{id: "KO zone top card", nt: "effect", en: "put the top card of {What.Sel.Of.Who:poss}deck into the KO zone", node: &ability.Act{Word: "ko zone", N: ability.N(1), What: topCardOf(topOfDeck(ability.Place{})).What}},
		{id: "KO zone from deck", nt: "effect", ja: "{What.Sel.Of.Who:poss}デッキを{What.Sel.Of.Depth=N:num}枚KO置き場に置く | {What.Sel.Of.Who:poss}デッキの上から{What.Sel.Of.Depth=N:num}枚‹を|›KO置き場に置く | {What.Sel.Of.Who:poss}デッキの上のカードを{What.Sel.Of.Depth=N:num}枚KO置き場に置く", en: "put the top {What.Sel.Of.Depth=N:ncard} of {What.Sel.Of.Who:poss}deck into the KO zone", node: &ability.Act{Word: "ko zone", What: topOfDeck(ability.Place{}).What}},
		{id: "it to KO zone", nt: "effect", ja: "{What:o}KO置き場に置く", en: "put {What:o} into the KO zone", node: &ability.Move{To: at(ability.KO)}, needs: isRef},

		{id: "to standby", nt: "effect", ja: "{What:o}スタンバイ・エリアに‹出す|置く|移動する› | {What:o}出す", en: "put {What:o} into a standby area", node: &ability.Move{To: standby}, needs: fromOutside},
		{id: "to my standby", nt: "effect", ja: "{What:o}自分の‹|空いている›スタンバイ・エリアに‹出す|置く|移動する›", en: "put {What:o} into a standby area of yours", node: &ability.Move{To: mine}, needs: fromOutside},
		{id: "to their standby", nt: "effect", ja: "{What:o}相手のスタンバイ・エリアに‹出す|置く|移動する›", en: "put {What:o} into a standby area of your opponent", node: &ability.Move{To: theirs}},

		{id: "as energy", nt: "effect", ja: "{What:o}{To.Link:ref}に‹エネルギーとして|›付ける | {To.Link:ref}に{What:o}‹エネルギーとして|›付ける | {What:o}{To.Link:ref}に付け替える | {What:o}{To.Link:ref}の‹エネルギーにする|下に置く›", en: "attach {What:o} to {To.Link:ref} as energy", node: &ability.Move{To: energy}, needs: notAssist},
		{id: "as energy of some", nt: "chain", ja: "{1.What:o}{0.Sel:sel}に‹エネルギーとして|›付ける | {0.Sel:sel}に{1.What:o}‹エネルギーとして|›付ける | {1.What:o}{0.Sel:sel}に付け替える | {1.What:o}{0.Sel:sel}のエネルギーにする", en: "attach {1.What:o} to {0.Sel:sel} as energy", node: []ability.Effect{&ability.Select{Slot: slotNew}, &ability.Move{To: toIt}}, needs: attachesCard},
		{quiet: true, id: "so many as energy", nt: "effect", ja: "{What.Sel.Of:np}を{What.Sel.N:count}、{To.Link:ref}に‹エネルギーとして|›付ける", node: &ability.Move{What: ability.What{Sel: &ability.Selector{}}, To: energy}, needs: notAssist},
		{quiet: true, id: "energy of it", nt: "effectB", ja: "{What:o}エネルギーとして付ける | {What:o}‹それ|そのユニット›に‹エネルギーとして|›付ける", node: &ability.Move{To: toIt}, needs: notAssist},
		{quiet: true, id: "it as energy", nt: "effectB", ja: "{To.Link:ref}に‹エネルギーとして|›付ける | {To.Link:ref}に付け替える", node: &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, To: energy}},
		{quiet: true, id: "chosen to some", nt: "chain", ja: "{1.What.Sel:targets}選び‹、|›{0.Sel:sel}に‹エネルギーとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel:sel}に付け替える", node: []ability.Effect{&ability.Select{Slot: slotNew}, &ability.Move{To: toIt}}, needs: attachesCard},
		{quiet: true, id: "assist chosen to some", nt: "chain", ja: "{1.What.Sel:targets}選び‹、|›{0.Sel:sel}に‹アシストとして|›付ける", node: []ability.Effect{&ability.Select{Slot: slotNew}, &ability.Move{To: assistToIt}}, needs: attachesAssist},
		{id: "reveal it", nt: "effect", ja: "{What.Ref:ref}を公開する", en: "show {What.Ref:ref}", node: &ability.Move{How: ability.Reveal}},
		{quiet: true, id: "shows it", nt: "effectB", ja: "公開する", node: &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, How: ability.Reveal}},
		{quiet: true, id: "shows it -し", nt: "effectBR", ja: "公開し | 公開して", node: &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, How: ability.Reveal}},
		{id: "as assist", nt: "effect", ja: "{What:o}{To.Link:ref}に‹アシストとして|›付ける", en: "attach {What:o} to {To.Link:ref} as an assist", node: &ability.Move{To: assistTo}, needs: someAssist},
		{id: "it as assist", nt: "effect", ja: "{What:o}{To.Link:ref}にアシストとして付ける", en: "attach {What:o} to {To.Link:ref} as an assist", node: &ability.Move{To: assistTo}, needs: isRef},
		{id: "as assist of some", nt: "chain", ja: "{1.What:o}{0.Sel:sel}に‹アシストとして|›付ける", en: "attach {1.What:o} to {0.Sel:sel} as an assist", node: []ability.Effect{&ability.Select{Slot: slotNew}, &ability.Move{To: assistToIt}}, needs: attachesAssist},
	}
}

func crossDiscard(random bool) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{Random: random, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: who(ability.You)}}}, How: ability.Discard}
}

func crossDiscardAll() *ability.Move {
	m := crossDiscard(false)
	m.What.Sel.N.Op = ability.All
	return m
}

func theirDiscard() *ability.Move {
	m := crossDiscard(false)
	m.What.Sel.By, m.What.Sel.Of.Who = who(ability.Opponent), who(ability.Opponent)
	return m
}

// topOfDeck moves so many cards off a deck.
func topOfDeck(to ability.Place) *ability.Move {
	return &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: zoned(ability.Deck)}}, To: to}
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
	if f := &w.Sel.Of; equal(*f, own.Of) {
		return false // said in rows of their own
	}
	f := &w.Sel.Of
	return len(w.Sel.Each) == 0 && (inSlot(f) || len(f.Zone) == 1 && (f.Zone[0] == ability.Hand_ || f.Zone[0] == ability.EnergyZone || f.Zone[0] == ability.Soul))
}

// notDeck: cards of a deck are taken from its top.
func notDeck(v any) bool {
	f := &v.(*ability.Act).What.Sel.Of
	return len(f.Zone) > 0 && f.Zone[0] != ability.Deck && f.Ref == (ability.Ref{})
}

// fromOutside: what is in no area yet is put there.
func fromOutside(v any) bool {
	s := v.(*ability.Move).What.Sel
	return s == nil || len(s.Each) == 0 && (inSlot(&s.Of) || len(s.Of.Zone) > 0 && !inAreas(&s.Of))
}

// assists tells whether only assists are meant.
func onlyAssists(w ability.What) bool { return w.Sel != nil && w.Sel.Of.Kind == ability.Assist }

func notAssist(v any) bool { return !onlyAssists(v.(*ability.Move).What) }

func someAssist(v any) bool { return onlyAssists(v.(*ability.Move).What) }

func attachesCard(v any) bool {
	es := v.([]ability.Effect)
	return oneUnit(es[0].(*ability.Select).Sel) && !onlyAssists(es[1].(*ability.Move).What)
}

func attachesAssist(v any) bool {
	es := v.([]ability.Effect)
	return oneUnit(es[0].(*ability.Select).Sel) && onlyAssists(es[1].(*ability.Move).What)
}

// oneUnit: a card is attached to one unit.
func oneUnit(s ability.Selector) bool {
	return len(s.Each) == 0 && len(s.Of.Zone) > 0 && inAreas(&s.Of) && (mainOfOne(s) || equal(s.N, one()))
}

// crossLooks: looking, revealing, searching. Divine Cross 903, 909.2, 911.
func crossLooks() []row {
	top := func(reveal bool) *ability.Look {
		return &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: reveal, Bind: slotNew}
	}
	first := func(l *ability.Look) *ability.Look { l.N = &ability.Amount{N: 1}; return l }
	rows := []row{
		{id: "look at top card", nt: "effect", en: "look at the top card of {From.Who:poss}deck", node: first(top(false))},
		{id: "reveal top card", nt: "effect", en: "reveal the top card of {From.Who:poss}deck", node: first(top(true))},
		{id: "look", nt: "effect", ja: "{From.Who:poss}デッキの上から{N:num}枚を見る | {From.Who:poss}デッキの上から{N:num}枚見る | {From.Who:poss}デッキの上からカードを{N:num}枚見る | {From.Who:poss}デッキの上から{N:num}枚のカードを見る | {From.Who:poss}デッキを上から{N:num}枚見る", en: "look at the top {N:ncard} of {From.Who:poss}deck", node: top(false)},
		{id: "reveal top", nt: "effect", ja: "{From.Who:poss}デッキの上から{N:num}枚を公開する | {From.Who:poss}デッキの上から{N:num}枚公開する | {From.Who:poss}デッキの上からカードを{N:num}枚公開する | {From.Who:poss}デッキの上から{N:num}枚のカードを公開する | {From.Who:poss}デッキを上から{N:num}枚公開する", en: "reveal the top {N:ncard} of {From.Who:poss}deck", node: top(true)},
		{quiet: true, id: "shuffle own", nt: "effect", ja: "デッキをシャッフルする", node: &ability.Shuffle{Place: ability.Place{Zone: ability.Deck, Who: who(ability.You)}}},
		{quiet: true, id: "look own", nt: "effect", ja: "デッキの上から{N:num}枚‹を|›見る", node: func() any { l := top(false); l.From.Who = who(ability.You); return l }()},
		{id: "look at hand", nt: "effect", ja: "{From.Who:poss}手札‹|すべて›を‹|すべて›見る", en: "look at {From.Who:poss}hand", node: &ability.Look{Who: who(ability.You), From: at(ability.Hand_), Bind: slotNew}},
		{id: "reveal hand", nt: "effect", ja: "{From.Who:poss}手札‹|すべて›を‹|すべて›公開する", en: "reveal {From.Who:poss}hand", node: &ability.Look{Who: who(ability.You), From: at(ability.Hand_), Reveal: true, Bind: slotNew}},
	}
	for _, d := range []dest{
		{"hand", "手札に加える", "put ‹it~them› into your hand", at(ability.Hand_)}, {"standby", "スタンバイ・エリアに出す", "put ‹it~them› into a standby area", at(ability.Standby)},
		{"discard pile", "捨て場に置く", "put ‹it~them› into the discard pile", at(ability.Discards)},
	} {
		rows = append(rows, crossFind(d, false)...)
		rows = append(rows, crossFind(d, true)...)
	}
	return rows
}

// crossFind: a search, with or without showing what is found; the deck is shuffled.
func crossFind(d dest, show bool) []row {
	shown, showing := "", ""
	if show {
		shown, showing = "‹|相手に›公開し‹、|て、|て|›", "reveal ‹it~them›, "
	}
	stem := inflect(d.ja, func(v *verb) []string { return []string{v.stem} })
	const from, found = "{Sel.Of.Who:poss}デッキから‹|、›{Sel.Of+:npraw}", "‹探し|選び|サーチし›‹、|て、|て|›"
	const shuffle = "、シャッフルする"
	var faces []string
	for _, end := range []string{stem + shuffle, d.ja} {
		faces = append(faces, from+"を{Sel.N:count}"+found+shown+end, from+"{Sel.N:count}‹を|›"+found+shown+end)
	}
	ja := faces[0]
	for _, f := range faces[1:] {
		ja += " | " + f
	}
	if d.id == "hand" && !show { // the card found is put on top as the deck is shuffled. Divine Cross 911.2a
		const rest = "探し‹、|て、›‹自分の|›デッキをシャッフルし‹、|て、›‹それ|そのカード›を‹自分の|›デッキの‹一番|›上に置く"
		return append(crossFindTo(d, show, ja, showing), row{id: "find to top", nt: "effect", ja: from + "を{Sel.N:count}" + rest, en: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, shuffle and put it on top of the deck",
			node: &ability.Find{Who: who(ability.You), To: deckPlace(ability.Top, ability.ChosenOrder), Bind: slotNew, Sel: ability.Selector{Of: zoned(ability.Deck)}}})
	}
	return crossFindTo(d, show, ja, showing)
}

func crossFindTo(d dest, show bool, ja, showing string) []row {
	shown := ""
	if show {
		shown = " shown"
	}
	return []row{{id: "find to " + d.id + shown, nt: "effect", ja: ja, en: "search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}, " + showing + d.en + " and shuffle",
		node: &ability.Find{Who: who(ability.You), To: d.to, Bind: slotNew, Show: show, Sel: ability.Selector{Of: zoned(ability.Deck)}}}}
}
