package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// How the Japanese list words what the rows of this dialect say in another way.

// wordedRows are those rows.
func wordedRows() []text.Row {
	return []text.Row{
		// when
		{Quiet: true, ID: "one thing happens or another", NT: "events", JA: "{0:eventRu}‹か、|か›{1:event}‹とき|時› | {0:eventRu}‹か、|か›{1:eventRu}たび", Node: []ability.Event{{}, {}}, Needs: ofTwo},
		{Quiet: true, ID: "one of three things happens", NT: "events", JA: "{0:eventRu}‹か、|か|、›{1:eventRu}‹か、|か›{2:event}‹とき|時› | {0:eventRu}‹か、|か|、›{1:eventRu}‹か、|か›{2:eventRu}たび", Node: []ability.Event{{}, {}, {}}, Needs: ofTwo},

		{Quiet: true, ID: "words besides, of the same", NT: "s2", JA: "{If:nara}‹、|›‹|さらに‹、|›|追加で›{Do.0.Words:kws}を得る | {If:nara}‹、|›‹|さらに‹、|›|追加で›「{Do.0.Quoted:quoted}」を得る | {If:nara}‹、|›‹|さらに‹、|›|追加で›{Do.0.Words:kws}‹と|、›「{Do.0.Quoted:quoted}」を得る", Node: alsoDoes(&ability.Give{}), Needs: alsoIf},
		{Quiet: true, ID: "power besides, of the same", NT: "s2", JA: "{If:nara}‹、|›‹|さらに‹、|›|追加で›パワー‹は|が|を›+{Do.0.N:num}‹される|する›", Node: alsoDoes(&ability.Change{Stat: ability.Power}), Needs: alsoIf},
		{Quiet: true, ID: "power and words besides, of the same", NT: "s2", JA: "{If:nara}‹、|›‹|さらに‹、|›|追加で›パワー‹は|が|を›+{Do.0.N:num}‹され|し›、{Do.1.Words:kws}を得る | {If:nara}‹、|›‹|さらに‹、|›|追加で›パワー‹は|が|を›+{Do.0.N:num}‹され|し›、「{Do.1.Quoted:quoted}」を得る | {If:nara}‹、|›‹|さらに‹、|›|追加で›パワー‹は|が|を›+{Do.0.N:num}‹され|し›、{Do.1.Words:kws}‹と|、›「{Do.1.Quoted:quoted}」を得る", Node: alsoDoes(&ability.Change{Stat: ability.Power}, &ability.Give{}), Needs: alsoIf},

		{Quiet: true, ID: "in a turn, behind its subject", NT: "trigger", JA: "{On.0.Subj:fieldnp}が{If.Who:poss}ターン‹に|中に|の間に›{On.0+:vp}‹とき|時›", Node: text.Trigger{On: []ability.Event{{}}, If: &ability.Cond{Op: ability.TurnOf}}},
		{Quiet: true, ID: "they did so", NT: "s1", JA: "対戦相手がそうした‹場合|なら›‹、|›{+:s2}", Node: text.Clause{Did: true, They: true}},
		{Quiet: true, ID: "they did not do so", NT: "s1", JA: "対戦相手がそうしなかった‹場合|なら›‹、|›{+:s2}", Node: text.Clause{DidNot: true, They: true}},
		{Quiet: true, ID: "you, if you control", NT: "s2", JA: "あなたは{If:nara}‹、|›{+:s3}", Node: text.Clause{}, Needs: func(v any) bool {
			c := v.(text.Clause).If
			return c != nil && c.Op == ability.Compare && c.L.Op == ability.CountOf && c.L.Of != nil && c.L.Of.Who == text.Who(ability.You) && onField(c.L.Of)
		}},
		{ID: "each of a total", NT: "each", JA: "{Of:np}の{Stat:refstat}‹の合計|を合計した値|を合計した数›1‹|点›", EN: "point of the total {Stat:refstat} of {Of:nps}", Node: ability.Amount{Op: ability.SumOf, N: 1}, Needs: text.CardStat},
		{ID: "each of the total of what was revealed", NT: "each", JA: "{Ref:turnedups}の{Stat:refstat}‹の合計|を合計した値|を合計した数›1‹|点›", EN: "point of the total {Stat:refstat} of {Ref:turnedups}", Node: ability.Amount{Op: ability.SumOf, N: 1}, Needs: text.CardStat},
		{ID: "total of what was revealed", NT: "expr", JA: "{Ref:turnedups}の{Stat:refstat}‹の合計|を合計した値›", EN: "the total {Stat:refstat} of {Ref:turnedups}", Node: ability.Amount{Op: ability.SumOf}, Needs: text.CardStat},
		{Quiet: true, ID: "the highest of a side", NT: "expr", JA: "{Of.Who:ctrl}最もパワーが高い{Of+:npraw}のパワー", Node: ability.Amount{Op: ability.Max, Stat: ability.Power, Of: aZone(ability.Field)}},
		{Quiet: true, ID: "this damage grows for each amount", NT: "s5", JA: "‹この|その›ダメージは‹、|›{Per:each}につき‹、|›{Do.0.N:num}増える", Node: text.Clause{Grows: true, Do: []ability.Effect{&ability.Damage{}}}, Needs: hasPer},
		{Quiet: true, ID: "this damage grows for each one", NT: "s5", JA: "‹この|その›ダメージは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}増える", Node: text.Clause{Grows: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Damage{}}}},
		{Quiet: true, ID: "so much power as that", NT: "effect", JA: "{What:what}のパワーを{N:expr}‹と同じ‹数|値›‹だけ|›|分‹だけ|›|に等しい‹数|値›だけ›+する", Node: &ability.Change{Stat: ability.Power}, Needs: func(v any) bool { return v.(*ability.Change).N.Op != ability.Const }},
		{Quiet: true, ID: "not active in a phase", NT: "s2", JA: "{Do.0.What:what}は{If.Who:poss}{If.Phase:phase}‹に|の間|中に›アクティブにならない", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf}, Do: []ability.Effect{&ability.Rule{Verb: ability.Stood}}}},
		{Quiet: true, ID: "does one thing or another", NT: "s6", JA: "{Do.0.Do.0:effect}か‹、|›{Do.0.Else.0:effect}", Node: text.Clause{Do: []ability.Effect{either(nil, nil)}}, Needs: func(v any) bool {
			t := v.(text.Clause).Do[0].(*ability.Try)
			return eitherDone(t.Do[0]) && eitherDone(t.Else[0])
		}},
		{Quiet: true, ID: "pays and does", NT: "s6", JA: "‹|あなたは›{Do.0.Cost.0+:onecost}を支払い‹、|›{Do.0.Cost.1.Do:effectT}‹よい|もよい›", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Cost: []ability.Cost{{}, {}}}}}},
		{Quiet: true, ID: "of a cost within that of", NT: "mod", JA: "{Num.0.N.Ref:ref}のコスト以下のコストの", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}}}}},
		{Quiet: true, ID: "cards off their deck", NT: "selo", JA: "対戦相手のデッキのカードを上から{Of.Depth:num}枚", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.Opponent)}}},
		{Quiet: true, ID: "cards off your deck", NT: "selo", JA: "‹あなたの|›デッキのカードを上から{Of.Depth:num}枚", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}},
		{Quiet: true, ID: "damage of its power and more", NT: "effect", JA: "{To:what}に‹|、›{N.Args.0.Ref:ref}のパワーに{N.Args.1:num}を加えたダメージを与える", Node: &ability.Damage{N: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.Power}, {}}}}},
		{Quiet: true, ID: "one of them to hand, or one onto the field", NT: "effect", JA: "その中から‹、|›{Do.0.What.Sel.Of+:npraw}{Do.0.What.Sel.N:count}を手札に加えるか‹、|›{Else.0.What.Sel.Of+:npraw}{Else.0.What.Sel.N:count}をフィールドに出す", Node: either(ofLooked(ability.Hand_), ofLooked(ability.Field))},
		{Quiet: true, ID: "source deals so much to", NT: "effect", JA: "{By:ref}は{N:expr}‹に等しい|と等しい|と同じ›ダメージを{To:what}に与える", Node: &ability.Damage{}, Needs: func(v any) bool {
			n := v.(*ability.Damage).N
			return n.Op != ability.Const && !(n.Op == ability.StatOf && n.Ref.Kind == ability.Slot)
		}},
		{ID: "at most as many ways as counters", NT: "effect", JA: "{N.N.Ref:ref}に置かれている{N.N.Name:ctrname}カウンター‹|の数›と同じ数まで以下から‹選択する|選ぶ› | 以下から{N.N.Ref:ref}に置かれている{N.N.Name:ctrname}カウンター‹|の数›と同じ数まで‹選択する|選ぶ›", EN: "‹choose|select› up to the same number of the following actions as {N.N.Name:ctrname} Counters ‹placed |›on {N.N.Ref:ref}", Node: &ability.Modes{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.CounterOn}}}},
		{ID: "at most as many ways as there are", NT: "effect", JA: "{N.N.Of:np}‹の数|の枚数›と同じ数まで以下から‹選択する|選ぶ› | 以下から{N.N.Of:np}‹の数|の枚数›と同じ数まで‹選択する|選ぶ›", EN: "‹choose|select› up to the same number of the following actions as {N.N.Of:nps}", Node: &ability.Modes{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.CountOf}}}},
		{Quiet: true, ID: "from the field away", NT: "effect", JA: "{What:o}フィールドからブレイクゾーンに置く", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: func(v any) bool {
			of := v.(*ability.Move).What.Sel
			return of == nil || len(of.Each) == 0 && onField(&of.Of)
		}},
		{ID: "gains two elements", NT: "effect", JA: "{What:what}は{Props.0.Value:class}と{Props.1.Value:class}を得る", EN: "{What:what} ‹gains~gain› {Props.0.Value:class} and {Props.1.Value:class}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}, {Attr: ability.ClassAttr}}}},

		// what
		{Quiet: true, ID: "all of both", NT: "selb", JA: "すべての{Of:npboth}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: ofKinds},
		{Quiet: true, ID: "any number of both controlled", NT: "selb", JA: "{Of.Who:ctrl}好きな‹数|枚数›の{Of.Kind:twokinds}", Node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}, Of: text.Zoned(ability.Field)}, Needs: ofKinds},
		{Quiet: true, ID: "all of both controlled", NT: "selb", JA: "{Of.Who:ctrl}すべての{Of.Kind:twokinds}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Field)}, Needs: ofKinds},
		{Quiet: true, ID: "all of both but this", NT: "selb", JA: text.OwnName + "以外のすべての{Of.Kind:twokinds}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: otherOnField()}, Needs: ofKinds},
		{Quiet: true, ID: "all of both but this controlled", NT: "selb", JA: text.OwnName + "以外の{Of.Who:ctrl}すべての{Of.Kind:twokinds} | {Of.Who:ctrl}" + text.OwnName + "以外のすべての{Of.Kind:twokinds}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: otherOnField()}, Needs: ofKinds},

		{Quiet: true, ID: "of a cost within a number", NT: "mod", JA: "{Num.0.N.Of.Who:ctrl}{Num.0.N.Of+:npraw}の‹数|枚数›以下のコストの", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.Amount{Op: ability.CountOf, Of: aZone(ability.Field)}}}}, Needs: func(v any) bool {
			side := v.(ability.Filter).Num[0].N.Of.Who.Side
			return side == ability.You || side == ability.Opponent
		}},
		{Quiet: true, ID: "of a cost within the damage received", NT: "mod", JA: "{Num.0.N.Of.Who:player}‹が|の›受けているダメージ‹|の数|の枚数|の点数›以下のコストの | コストが{Num.0.N.Of.Who:player}‹が|の›受けているダメージ‹|の数|の枚数|の点数›以下の", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: received()}}}},
		{Quiet: true, ID: "Summon of yours or Character of yours", NT: "fwhat", JA: "あなたの{Or.0:npraw}か‹、|›‹あなたの|あなたが›コントロールする{Or.1:npraw}", EN: "your {Or.0:npraw} or ‹a|an› {Or.1:npraw} you control", Node: ability.Filter{Who: text.Who(ability.You), Or: []ability.Filter{{}, {}}}, Needs: func(v any) bool {
			or := v.(ability.Filter).Or
			return or[0].Kind == ability.Summon && or[1].Kind != 0 && or[1].Kind&^characters == 0 && !(text.Equal(or[0], ability.Filter{Kind: or[0].Kind}) && text.Equal(or[1], ability.Filter{Kind: or[1].Kind}))
		}},

		// if
		{Quiet: true, ID: "so many points, of the same", NT: "cond1", JA: "{R:num}点以上", Node: ability.Cond{Op: ability.Compare, Slot: text.OfPoints}, Needs: text.Elided},
		{Quiet: true, ID: "just so many points received", NT: "cond1", JA: "{L.Of.Who:player}‹が|の›受けているダメージが{R:num}点", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: received()}, Needs: text.Wordless},
		{Quiet: true, ID: "both of those are", NT: "cond1", JA: "‹その2枚|それら›が‹どちらも|両方とも|いずれも›{L.Of:npraw}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotSome)}, R: ability.N(2)}, Needs: func(v any) bool { return countedKind(v.(ability.Cond).L) }},
		{Quiet: true, ID: "counters that lie there at least", NT: "cond1", JA: "{L.Ref:ref}に置かれている{L.Name:ctrname}カウンターが{R:num}‹個|つ›以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
		{Quiet: true, ID: "counters that lie there at most", NT: "cond1", JA: "{L.Ref:ref}に置かれている{L.Name:ctrname}カウンターが{R:num}‹個|つ›以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}},
		{Quiet: true, ID: "so many again, of the same", NT: "cond3", JA: "{R:num}体以上コントロールしている", EN: "you ‹control|have› {R:num} or more", Node: ability.Cond{Op: ability.Compare, Slot: text.SoOften}, Needs: text.Elided},
		{Quiet: true, ID: "so often before, of the same", NT: "cond3", JA: "‹カードを|›{N:int}枚以上引いてい‹た|る›", EN: "you have drawn {N:int} or more cards", Node: ability.Cond{Op: ability.Happened, Slot: text.SoOften, On: &ability.Event{Verb: ability.Drew}}, Needs: severalTimes},
		{Quiet: true, ID: "cast so often before, of the same", NT: "cond3", JA: "‹カードを|›{N:int}枚以上キャストしてい‹た|る›", EN: "you have cast {N:int} or more cards", Node: ability.Cond{Op: ability.Happened, Slot: text.SoOften, On: &ability.Event{Verb: ability.Played}}, Needs: severalTimes},
		{Quiet: true, ID: "cast so many cards this turn", NT: "cond1", JA: "このターン‹に|中に|、›{On.Who:player}がキャストした{On.Subj:npraw}‹の枚数|の数|›が{N:int}枚以上 | {On.Who:player}がこのターン‹に|中に|、|›キャストした{On.Subj:npraw}‹の枚数|の数|›が{N:int}枚以上", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return severalTimes(v) && castNowhere(v) }},
		{Quiet: true, ID: "so many have entered", NT: "cond3", JA: "このターン‹に|中に|、|›{On.Subj+:npraw}が{On.Subj.Who:poss}フィールドに{N:int}‹体|枚›以上出てい‹る|た› | このターン‹に|中に|、|›{On.Subj.Who:poss}フィールドに{On.Subj+:npraw}が{N:int}‹体|枚›以上出てい‹る|た›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return severalTimes(v) && v.(ability.Cond).On.Subj.Ref == (ability.Ref{}) }},
		{Quiet: true, ID: "drew so many this turn", NT: "cond3", JA: "このターン‹に|中に|、›{On.Who:player}がカードを{N:int}枚以上引いてい‹た|る› | このターン‹に|中に|、›{On.Who:player}が{N:int}枚以上‹の|›カードを引いてい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Drew}}, Needs: severalTimes},
	}
}

// alsoDoes is what is said besides of what the sentence before spoke of.
func alsoDoes(do ...ability.Effect) text.Clause { return text.Clause{Further: true, Do: do} }

// ofKinds: of the cards it is said of which kinds they are.
func ofKinds(v any) bool { f := v.(ability.Selector).Of; return f.Kind != 0 || len(f.Or) > 0 }

// eitherDone: it is done at once with cards that lie somewhere, and is no choice of them.
func eitherDone(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Draw, *ability.Find:
		return true
	case *ability.Move:
		return e.What.Sel != nil && len(e.What.Sel.Of.Zone) == 1 && e.What.Sel.Of.Zone[0] != ability.Field
	}
	return false
}

// aZone is what lies somewhere.
func aZone(z ability.Zone) *ability.Filter {
	f := text.Zoned(z)
	return &f
}

// ofTwo: of each of the things that happen it is said what happens to what, and none is a time.
func ofTwo(v any) bool {
	for _, e := range v.([]ability.Event) {
		if e.Verb == ability.PhaseBegan || e.Subj == nil && e.Obj == nil && e.Who == (ability.Who{}) {
			return false
		}
	}
	return true
}
