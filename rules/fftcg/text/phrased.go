package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What Japanese cards of one year say in other words than those of another: what a thing becomes and has, how much is dealt by its
// own power, what was put away, and where the rest of what was looked at goes.

// phrasedRows are those rows.
func phrasedRows() []text.Row {
	const its, becomes = "‹自身の|その|それの|それらの›", "{0.What=1.What:what}のパワー‹は|を›{0.N:num}‹になり|にし›、"
	it := ability.Amount{Op: ability.StatOf, Stat: ability.Power, Ref: text.BindRef(text.SlotIt)}
	half := func(up bool) ability.Amount {
		n := text.Clone(halfPower(up)).(ability.Amount)
		if of := &n.Args[1].Args[0]; up {
			of.Args[0].Ref = it.Ref
		} else {
			of.Ref = it.Ref
		}
		return n
	}
	toIt := func(v any) bool {
		r := v.(*ability.Damage).To.Ref
		return text.IsIt(r) || r == text.BindRef(text.SlotOne)
	}
	set := func(g ability.Give) []ability.Effect {
		return []ability.Effect{&ability.Change{Stat: ability.Power, Op: ability.Set}, &g}
	}
	looked := func(to ability.Place) *ability.Move {
		return &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, To: to}
	}
	wasBroken := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed")}, R: ability.N(1)}
	left := ability.Event{Verb: ability.Moved, From: ability.Discards, Subj: &ability.Filter{}}
	rows := []text.Row{
		// what it becomes
		{Quiet: true, ID: "power becomes, and words", NT: "chain", JA: becomes + "{1.Words:kws}を‹得る|与える›", Node: set(ability.Give{})},
		{Quiet: true, ID: "power becomes, and quoted", NT: "chain", JA: becomes + "「{1.Quoted:quoted}」を‹得る|与える›", Node: set(ability.Give{})},
		{Quiet: true, ID: "power becomes, words and quoted", NT: "chain", JA: becomes + "{1.Words:kws}‹と|、›「{1.Quoted:quoted}」を‹得る|与える›", Node: set(ability.Give{})},
		{Quiet: true, ID: "power becomes, and all is lost", NT: "chain", JA: becomes + "‹すべての|›アビリティを‹すべて|›‹失う|失わせる›", Node: set(ability.Give{Take: true, All: true})},

		{Quiet: true, ID: "words, and power becomes", NT: "chain", JA: "{0.What=1.What:what}は{0.Words:kws}を得‹て|›、パワー‹は|を›{1.N:num}に‹なる|する›", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power, Op: ability.Set}}},
		{Quiet: true, ID: "words, and power", NT: "chain", JA: "{0.What=1.What:what}は{0.Words:kws}を得‹て|›、パワー‹は|を|が›+{1.N:num}‹される|する›", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power}}},
		{Quiet: true, ID: "quoted, and power", NT: "chain", JA: "{0.What=1.What:what}は「{0.Quoted:quoted}」を得‹て|›、パワー‹は|を|が›+{1.N:num}‹される|する›", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power}}},
		{Quiet: true, ID: "quoted, and power becomes", NT: "chain", JA: "{0.What=1.What:what}は「{0.Quoted:quoted}」を得‹て|›、" + "‹" + text.OwnName + "の|›パワー‹は|を›{1.N:num}に‹なる|する›", Node: []ability.Effect{&ability.Give{}, &ability.Change{Stat: ability.Power, Op: ability.Set}}, Needs: ofThisOnce},

		// as many as there are
		{Quiet: true, ID: "up to the number of others", NT: "effect", JA: "{Sel.Of:np}を‹、|›{Sel.N.N.Of:np}の数‹|と同じ数›まで選ぶ", Node: &ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.CountOf}}}}, Needs: func(v any) bool { return countedThere(v.(*ability.Select).Sel.N.N.Of) }},

		// of this card and of others
		{Quiet: true, ID: "this and others", NT: "what", JA: text.OwnName + "と‹、|›{Sel.Each.1.Of:np}", Node: thisAnd(), Needs: othersToo},
		{Quiet: true, ID: "this and others of any of these", NT: "what", JA: text.OwnName + "と‹、|›{Sel.Each.1.Of.Who:ctrl}{Sel.Each.1.Of+:names}", Node: thisAnd(), Needs: othersToo},
		{Quiet: true, ID: "this and all others", NT: "what", JA: text.OwnName + "と‹、|›{Sel.Each.1.Of.Who:ctrl}すべての{Sel.Each.1.Of+:npraw}", Node: thisAnd(), Needs: othersToo},

		// how much is dealt by its own power
		{Quiet: true, ID: "half of its own power, rounded up", NT: "effect", JA: "{To:what}に" + its + "パワーの半分の‹数値の|›ダメージを与える(1000未満‹は|›切り上げ‹る|›) | {To:what}に" + its + "パワーの半分(1000未満‹は|›切り上げ‹る|›)のダメージを与える", Node: &ability.Damage{N: half(true)}, Needs: toIt},
		{Quiet: true, ID: "half of its own power, rounded down", NT: "effect", JA: "{To:what}に" + its + "パワーの半分の‹数値の|›ダメージを与える(1000未満‹は|›切り捨て‹る|›) | {To:what}に" + its + "パワーの半分(1000未満‹は|›切り捨て‹る|›)のダメージを与える", Node: &ability.Damage{N: half(false)}, Needs: toIt},
		{Quiet: true, ID: "less than its own power", NT: "effect", JA: "{To:what}に" + its + "パワーより{N.Args.1:num}‹少ない|低い|小さい›ダメージを与える", Node: &ability.Damage{N: ability.Amount{Op: ability.Minus, Args: []ability.Amount{it, {}}}}, Needs: toIt},
		{Quiet: true, ID: "more than its own power", NT: "effect", JA: "{To:what}に" + its + "パワーより{N.Args.1:num}‹多い|高い|大きい›ダメージを与える", Node: &ability.Damage{N: ability.Amount{Op: ability.Sum, Args: []ability.Amount{it, {}}}}, Needs: toIt},
		{Quiet: true, ID: "as much as its own power", NT: "effect", JA: "{To:what}に自身のパワー‹に等しい|と等しい|と同じ|分の›ダメージを与える", Node: &ability.Damage{N: it}, Needs: toIt},

		// where what was looked at goes
		{Quiet: true, ID: "so many of them below", NT: "effectB", JA: "{What.Sel.N:count}を‹|あなたの›デッキの‹一番|1番|›下に‹置く|戻す›", Node: looked(text.DeckPlace(ability.BottomP, ability.ChosenOrder))},
		{Quiet: true, ID: "so many of them below -し", NT: "effectBR", JA: "{What.Sel.N:count}を‹|あなたの›デッキの‹一番|1番|›下に‹置き|戻し›", Node: looked(text.DeckPlace(ability.BottomP, ability.ChosenOrder))},
		{Quiet: true, ID: "so many of them on top", NT: "effectB", JA: "{What.Sel.N:count}を‹|あなたの›デッキの‹一番|1番|›上に‹置く|戻す›", Node: looked(text.DeckPlace(ability.Top, ability.ChosenOrder))},
		{Quiet: true, ID: "so many of them on top -し", NT: "effectBR", JA: "{What.Sel.N:count}を‹|あなたの›デッキの‹一番|1番|›上に‹置き|戻し›", Node: looked(text.DeckPlace(ability.Top, ability.ChosenOrder))},
		{Quiet: true, ID: "so many of them removed", NT: "effectB", JA: "{What.Sel.N:count}をゲームから除外する", Node: banished(looked(text.At(ability.Removed)))},
		{Quiet: true, ID: "so many of them removed -し", NT: "effectBR", JA: "{What.Sel.N:count}をゲームから除外し", Node: banished(looked(text.At(ability.Removed)))},

		// if
		{Quiet: true, ID: "is in either state", NT: "cond1", JA: "{Args.0.Ref=Args.1.Ref:ref}が{Args.0.Of.Is.0:stateword}か{Args.1.Of.Is.0:stateword}", Node: soOrSo(ability.NoState)},
		{Quiet: true, ID: "is in a state or hurt", NT: "cond3", JA: "{Args.0.Ref=Args.1.Ref:ref}が{Args.0.Of.Is.0:stateword}か‹、|›ダメージ‹が与えられて|を受けて|を与えられて›いる", Node: soOrSo(ability.Damaged)},
		{Quiet: true, ID: "is hurt, of it", NT: "cond3", JA: "{Ref:ref}にダメージが与えられている | {Ref:ref}がダメージを与えられている", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Damaged}}}},
		{Quiet: true, ID: "was put away as it was broken", NT: "cond3", JA: "‹これにより|›‹その‹フォワード|キャラクター|バックアップ|モンスター|カード›|それ|ブレイクした‹フォワード|キャラクター|バックアップ|モンスター|カード››がブレイクゾーンに置かれ‹た|ている›", Node: wasBroken},
		{Quiet: true, ID: "attacked so many before, of the same", NT: "cond3", JA: "‹フォワードが|›{N:int}体以上アタックしてい‹た|る›", Node: ability.Cond{Op: ability.Happened, Slot: text.SoOften, Apart: true, On: &ability.Event{Verb: ability.AttackV}}, Needs: severalTimes},

		// when
		{ID: "each point of damage", NT: "event", JA: "{Subj.Who:player}がダメージを1点受けた | {Subj.Who:player}が1点のダメージを受けた", EN: "{Subj.Who:player} ‹receives~receive› ‹a|1› point of damage", Node: ability.Event{Verb: ability.Moved, From: ability.Deck, To: ability.DamageZone, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			s := v.(ability.Event).Subj
			return text.Equal(*s, ability.Filter{Who: s.Who}) && text.Sided(s)
		}}, // 6.5.2: card by card
		{ID: "each point of anyone's damage", NT: "event", JA: "いずれかのプレイヤーが‹ダメージを1点|1点のダメージを›受けた", EN: "‹either|a|any› player receives ‹a|1› point of damage", Node: ability.Event{Verb: ability.Moved, From: ability.Deck, To: ability.DamageZone}, Needs: func(v any) bool { return v.(ability.Event).Subj == nil }},
		{ID: "one leaves a Break Zone", NT: "event", JA: "{Subj.Who:poss}ブレイクゾーン‹にあるカードがブレイクゾーンから離れた|からカードが離れた› | カードが{Subj.Who:poss}ブレイクゾーンから離れた", EN: "a card leaves {Subj.Who:poss}Break Zone", Node: left, Needs: func(v any) bool { return text.Sided(v.(ability.Event).Subj) }},

		{Quiet: true, ID: "is dulled from the other state", NT: "event", JA: "{Subj:fwhat}がダル‹|状態›になった", Node: ability.Event{Verb: ability.ActedV}, Needs: inState(ability.Standing)},
		{Quiet: true, ID: "is activated from the other state", NT: "event", JA: "{Subj:fwhat}がアクティブ‹|状態›になった", Node: ability.Event{Verb: ability.Stood}, Needs: inState(ability.Acted)},

		{Quiet: true, ID: "comes to be dull", NT: "event", JA: "{Subj:fieldnp}がダル状態になった", Node: ability.Event{Verb: ability.ActedV}, Needs: ofASort},
		{Quiet: true, ID: "comes to be active", NT: "event", JA: "{Subj:fieldnp}がアクティブ状態になった", Node: ability.Event{Verb: ability.Stood}, Needs: ofASort},
		{Quiet: true, ID: "is dulled from active", NT: "event", JA: "{Subj:fieldnp}がアクティブ状態からダル‹|状態›になった", Node: ability.Event{Verb: ability.ActedV}},
		{Quiet: true, ID: "is activated from dull", NT: "event", JA: "{Subj:fieldnp}がダル状態からアクティブ‹|状態›になった", Node: ability.Event{Verb: ability.Stood}},

		// of what cost
		{Quiet: true, ID: "of a cost within counters", NT: "mod", JA: "{Num.0.N.Ref:ref}に置かれている{Num.0.N.Name:ctrname}カウンターの‹数|個数›以下のコスト‹の|を持つ› | コストが{Num.0.N.Ref:ref}に置かれている{Num.0.N.Name:ctrname}カウンターの‹数|個数›以下の", Node: costs(ability.LE, ability.Amount{Op: ability.CounterOn})},
		{Quiet: true, ID: "of a cost that is a number", NT: "mod", JA: "{Num.0.N.Of.Who:ctrl}{Num.0.N.Of+:npraw}の‹数|枚数›と同じコスト‹の|を持つ› | コストが{Num.0.N.Of.Who:ctrl}{Num.0.N.Of+:npraw}の‹数|枚数›と同じ", Node: costs(ability.EQ, ability.Amount{Op: ability.CountOf, Of: aZone(ability.Field)}), Needs: countsSided},
		{Quiet: true, ID: "of a cost within cards held", NT: "mod", JA: "{Num.0.N.Of.Who:poss}手札の枚数以下のコスト‹の|を持つ› | コストが{Num.0.N.Of.Who:poss}手札の枚数以下の", Node: costs(ability.LE, ability.Amount{Op: ability.CountOf, Of: aZone(ability.Hand_)}), Needs: countsSided},
		{Quiet: true, ID: "of a cost within what was removed", NT: "mod", JA: "除外した‹カードの|›‹枚数|数›以下のコスト‹の|を持つ› | コストが除外した‹カードの|›‹枚数|数›以下の", Node: costs(ability.LE, ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished")})},
		{Quiet: true, ID: "of a cost within what was discarded", NT: "mod", JA: "捨てた‹カードの|›‹枚数|数›以下のコスト‹の|を持つ› | コストが捨てた‹カードの|›‹枚数|数›以下の", Node: costs(ability.LE, ability.Amount{Op: ability.NumberIn, Ref: text.Done("discarded")})},

		// three of a side at once
		{Quiet: true, ID: "so many of three of a side at most", NT: "effect", JA: ofThree + "‹最大|›{Sel.Each.0.N.N=Sel.Each.1.N.N=Sel.Each.2.N.N:num}{:ctr}まで‹ずつ|›選ぶ", Node: threeThere(ability.UpTo)},
		{Quiet: true, ID: "so many of three of a side", NT: "effect", JA: ofThree + "{Sel.Each.0.N.N=Sel.Each.1.N.N=Sel.Each.2.N.N:num}{:ctr}‹ずつ|›選ぶ", Node: threeThere(ability.Exactly)},

		// what they do with what was selected, and what may be cast for a time
		{Quiet: true, ID: "they add it to their hand", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を‹自分の|自身の|›手札に加える", EN: "your opponent adds {Do.0.What.Ref:ref} to their hand", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{To: text.At(ability.Hand_)}}}},
		{Quiet: true, ID: "may be cast for nothing in this turn", NT: "s4", JA: "このターン‹、|›‹|あなたは›{Do.0.With.Ref:ref}をコストを支払わずに‹、|›キャストしてもよい | あなたはこのターン‹、|›{Do.0.With.Ref:ref}をコストを支払わずに‹、|›キャスト‹してもよい|できる›", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{castFree()}}, Needs: castsSlot},
		{Quiet: true, ID: "may be cast in this turn", NT: "s4", JA: "このターン‹、|›‹|あなたは›{Do.0.With.Ref:ref}をキャストしてもよい | あなたはこのターン‹、|›{Do.0.With.Ref:ref}をキャスト‹してもよい|できる›", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{castPaid()}}, Needs: castsSlot},

		// when not
		{Quiet: true, ID: "this not active in its phase", NT: "s2", JA: text.OwnName + "は‹|自身のコントローラーの›アクティブフェイズ‹に|の間|中に›アクティブにならない", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf, Who: text.Who(ability.You), Phase: ability.StartPhase}, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Stood}}}},
		{Quiet: true, ID: "not active in their phase", NT: "s2", JA: "{Do.0.What.Sel.Of:np}は‹|自身のコントローラーの|そのコントローラーの›アクティブフェイズ‹に|の間|中に›アクティブにならない", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf, Who: text.Who(ability.Opponent), Phase: ability.StartPhase}, Do: []ability.Effect{&ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Stood}}}, Needs: func(v any) bool {
			f := v.(text.Clause).Do[0].(*ability.Rule).What.Sel.Of
			return onField(&f) && f.Who == text.Who(ability.Opponent)
		}},

		// of a side and of two sorts, but not this
		{Quiet: true, ID: "each of either but this", NT: "each", JA: "{Of.Who:ctrl}" + text.OwnName + "以外の{Of.Or.0:prop}と{Of.Or.1:prop}1{:ctr} | " + text.OwnName + "以外の{Of.Who:ctrl}{Of.Or.0:prop}と{Of.Or.1:prop}1{:ctr}", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Or: []ability.Filter{{}, {}}, Rel: text.Related(ability.Other, text.ThisRef).Rel}}, Needs: namedOnly},
	}
	for _, d := range []struct {
		id, ja string
		does   ability.Effect
	}{{"dull", "ダルにする", &ability.Turn{To: ability.Acted}}, {"remove", "ゲームから除外する", &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}}, {"return", "手札に戻す", &ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{"add", "手札に加える", &ability.Move{To: text.At(ability.Hand_)}}, {"break", "ブレイクする", &ability.Move{How: ability.Break, To: text.At(ability.Discards)}}, {"put away", "ブレイクゾーンに置く", &ability.Move{To: text.At(ability.Discards)}}} {
		chosen := text.Clone(d.does).(ability.Effect)
		*ability.ActsOn(d.does), *ability.ActsOn(chosen) = ability.What{Ref: text.BindRef(text.SlotIt)}, ability.What{Ref: text.Done("selected")}
		if d.id != "put away" {
			rows = append(rows, text.Row{Quiet: true, ID: "each selects, to " + d.id, NT: "s6", JA: "‹各プレイヤー|お互いのプレイヤー|お互い›は{Do.0:effectR}、‹それを|›" + d.ja, Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil, d.does}}, Needs: selects})
		}
		rows = append(rows, text.Row{Quiet: true, ID: "each, to " + d.id + " what was selected", NT: "s6", JA: "‹各プレイヤー|お互いのプレイヤー|お互い›は‹|自分の›選択した‹カード|フォワード|キャラクター|バックアップ|モンスター|もの›を" + d.ja, Node: text.Clause{Do: []ability.Effect{chosen}}})
	}
	return rows
}

// selects: a player picks something first.
func selects(v any) bool {
	c := v.(text.Clause)
	_, is := c.Do[0].(*ability.Select)
	return is && text.Actable(c)
}

// costs bounds what a thing costs.
func costs(cmp ability.Cmp, n ability.Amount) ability.Filter {
	return ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: cmp, N: n}}}
}

// countsSided: of what is counted it is said whose it is.
func countsSided(v any) bool {
	of := v.(ability.Filter).Num[0].N.Of
	return of != nil && ofAPlayer(of)
}

// banished makes a move one that removes from the game.
func banished(m *ability.Move) *ability.Move {
	m.How = ability.Banish
	return m
}

// ofASort: it is said of cards of a sort, and of no thing, of which it is said that it comes to be so.
func ofASort(v any) bool { s := v.(ability.Event).Subj; return s != nil && s.Ref == (ability.Ref{}) }

// inState: this card is said to be in a state first.
func inState(is ability.State) func(any) bool {
	return func(v any) bool {
		s := v.(ability.Event).Subj
		return s != nil && s.Ref == text.ThisRef && len(s.Is) == 1 && s.Is[0] == is
	}
}

// thisAnd is this card and all others of a sort on the field.
func thisAnd() ability.What {
	return ability.What{Sel: &ability.Selector{Each: []ability.Selector{{N: text.One(), Of: *text.ThisFilter()}, {N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}}}}
}

// othersToo: of the others it is said whose they are.
func othersToo(v any) bool {
	f := v.(ability.What).Sel.Each[1].Of
	return f.Ref == (ability.Ref{}) && onField(&f) && ofAPlayer(&f)
}

// apartSaid makes what is said of this card and of others as many clauses: it holds for each by itself.
func apartSaid(es []ability.Effect) (out []ability.Effect) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.If:
			e.Then, e.Else = apartSaid(e.Then), apartSaid(e.Else)
		case *ability.Try:
			e.Do, e.Then, e.Else = apartSaid(e.Do), apartSaid(e.Then), apartSaid(e.Else)
		case *ability.Change, *ability.Give, *ability.Rule:
			w := ability.ActsOn(e)
			if w.Sel == nil || len(w.Sel.Each) != 2 || w.Sel.Each[0].Of.Ref != text.ThisRef {
				break
			}
			others := text.Clone(w.Sel.Each[1]).(ability.Selector)
			if !slices.ContainsFunc(others.Of.Rel, func(x ability.Rel) bool { return x.Kind == ability.Other }) {
				others.Of.Rel = append(others.Of.Rel, text.Related(ability.Other, text.ThisRef).Rel...)
			}
			more := text.Clone(e).(ability.Effect)
			*w, *ability.ActsOn(more) = ability.What{Ref: text.ThisRef}, ability.What{Sel: &others}
			out = append(out, e, more)
			continue
		}
		out = append(out, e)
	}
	return out
}

// ofThree are three kinds of which the side is said once.
const ofThree = "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who=Sel.Each.2.Of.Who:ctrl}{Sel.Each.0.Of.Kind:kind}‹と|、›{Sel.Each.1.Of.Kind:kind}‹と|、›{Sel.Each.2.Of.Kind:kind}を‹、|›‹それぞれ|›"

// threeThere is that of each of three sorts on the field so many are chosen.
func threeThere(op ability.CountOp) *ability.Select {
	s := text.Clone(threeOf(op)).(*ability.Select)
	for i := range s.Sel.Each {
		s.Sel.Each[i].Of.Zone = []ability.Zone{ability.Field}
	}
	return s
}

// ofThisOnce: both are said of this card.
func ofThisOnce(v any) bool { return v.([]ability.Effect)[0].(*ability.Give).What.Ref == text.ThisRef }
