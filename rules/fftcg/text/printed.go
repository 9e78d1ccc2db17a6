package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Orders of words, amounts and ways of naming that printed cards have beside the canonical ones.

// How Japanese says behind an amount in thousands how what is less than one is rounded.
const (
	roundedDownJA = "(1000未満‹|は|を›切り捨て‹|る›)"
	roundedUpJA   = "(1000未満‹|は|を›切り上げ‹|る›)"
)

// printedRows are those rows.
func printedRows() []text.Row {
	counters := ability.Amount{Op: ability.CounterOn}
	looked := text.Related(ability.InSlot, text.BindRef(text.SlotLook))
	theirDeck := ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: text.Who(ability.Opponent)}
	thousands := halfPower
	halved := func(up bool) *ability.Change {
		c := &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, Op: ability.Set, N: thousands(up)}
		n := &c.N.Args[1].Args[0]
		if up {
			n = &n.Args[0]
		}
		n.Ref = text.BindRef(text.SlotIt)
		return c
	}
	under := func(n int32, said string) text.Row { // under so many cards is the next place
		return text.Row{ID: "under " + said, NT: "effect", EN: "‹put|place› {What:o} under the top " + said + " of ‹its owner's|your› deck", Node: &ability.Move{To: ability.Place{Zone: ability.Deck, Pos: ability.NthTop, N: n + 1}}, Needs: text.FromSomewhere}
	}
	const whose = "{What:o}‹|持ち主の|オーナーの|あなたの›デッキの"
	return []text.Row{
		{Quiet: true, ID: "under the top one", NT: "effect", JA: whose + "‹1番|一番›上のカードの下に置く", Node: &ability.Move{To: ability.Place{Zone: ability.Deck, Pos: ability.NthTop, N: 2}}, Needs: text.FromSomewhere},
		{Quiet: true, ID: "so many down", NT: "effect", JA: whose + "上から{To.N:int}枚目に置く", Node: &ability.Move{To: ability.Place{Zone: ability.Deck, Pos: ability.NthTop}}, Needs: text.FromSomewhere},
		under(1, "card"), under(2, "‹2|two› cards"), under(3, "‹3|three› cards"), under(4, "‹4|four› cards"), under(5, "‹5|five› cards"),

		// amounts
		{ID: "number of counters", NT: "expr", JA: "{Ref:ref}に置かれている{Name:ctrname}カウンターの数", EN: "the number of {Name:ctrname} Counters ‹|placed ›on {Ref:ref}", Node: counters},
		{ID: "each element looked at", NT: "each", JA: "公開したカードの属性1‹種類|つ›", EN: "different Element among ‹the revealed cards|them|the cards revealed›", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &looked, N: 1}},
		{ID: "each at most", NT: "each", JA: "{Args.0:eachn}(最大{Args.1.N:int}まで)", EN: "{Args.0:eachn} (up to {Args.1.N:int}‹| Forwards| Backups| Monsters| Characters| cards| Summons| points| Counters›)", Node: ability.Amount{Op: ability.Min, N: 1, Args: []ability.Amount{{}, {}}}, Needs: func(v any) bool { return v.(ability.Amount).Args[1].N > 0 }},
		{ID: "half, rounded down", NT: "effect", JA: "それのパワー‹を半分にする|は半分になる›" + roundedDownJA, EN: "halve its power (round down to the nearest 1000)", Node: halved(false)},
		{ID: "half, rounded up", NT: "effect", JA: "それのパワー‹を半分にする|は半分になる›" + roundedUpJA, EN: "halve its power (round up to the nearest 1000)", Node: halved(true)},
		{Quiet: true, ID: "half till end, rounded down", NT: "effect", EN: "halve its power until the end of the turn (round down to the nearest 1000)", Node: tillEnd(halved(false))},
		{Quiet: true, ID: "half till end, rounded up", NT: "effect", EN: "halve its power until the end of the turn (round up to the nearest 1000)", Node: tillEnd(halved(true))},
		{ID: "half its power, rounded down", NT: "expr", JA: "{Args.1.Args.0.Ref:ref}のパワーの半分" + roundedDownJA, EN: "half of {Args.1.Args.0.Ref:its}power (round down to the nearest 1000) | half of {Args.1.Args.0.Ref:its}power, rounded down to the nearest 1000", Node: thousands(false)},
		{ID: "half its power, rounded up", NT: "expr", JA: "{Args.1.Args.0.Args.0.Ref:ref}のパワーの半分" + roundedUpJA, EN: "half of {Args.1.Args.0.Args.0.Ref:its}power (round up to the nearest 1000) | half of {Args.1.Args.0.Args.0.Ref:its}power, rounded up to the nearest 1000", Node: thousands(true)},

		{Quiet: true, ID: "damage of half its power, rounded down", NT: "effect", JA: "{To:what}に‹|、›{N.Args.1.Args.0.Ref:ref}のパワーの半分のダメージを与える" + roundedDownJA, Node: &ability.Damage{N: thousands(false)}},
		{Quiet: true, ID: "damage of half its power, rounded up", NT: "effect", JA: "{To:what}に‹|、›{N.Args.1.Args.0.Args.0.Ref:ref}のパワーの半分のダメージを与える" + roundedUpJA, Node: &ability.Damage{N: thousands(true)}},

		{ID: "its own", NT: "its", EN: "‹its|their|his|her› ", Node: text.BindRef(text.SlotIt)},
		{ID: "of that one", NT: "its", EN: "{_:ref}'s "},

		// what
		{Quiet: true, ID: "of either cost, all", NT: "mod", EN: "… of cost {Or.0.Num.0.N:num} and {Or.1.Num.0.N:num}", Node: ability.Filter{Or: []ability.Filter{{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}, {Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.EQ}}}}}},
		{Quiet: true, ID: "so many in all", NT: "selb", EN: "a total of {N:count} {Of:npall}", Node: ability.Selector{}, Needs: func(v any) bool { return len(v.(ability.Selector).Of.Or) > 0 }},

		{Quiet: true, ID: "other than the selected", NT: "mod", JA: "選択‹された|した›‹フォワード|キャラクター|バックアップ|モンスター|カード›以外の", EN: "… other than ‹the |›‹selected|chosen› ‹Forward|Forwards|Character|Characters|Backup|Backups|Monster|Monsters|card|cards|one|ones›", Node: text.Related(ability.Other, text.BindRef(text.SlotIt))},
		{ID: "in a party with this", NT: "mod", JA: text.OwnName + "とパーティーを組んでいる", EN: "… ‹forming|that are forming|that is forming› a party with " + text.OwnName, Node: text.Related(ability.Beside, text.ThisRef)},
		{ID: "with the job of this", NT: "mod", JA: text.OwnName + "と同じジョブ‹を持つ|の›", EN: "… with the same Job as " + text.OwnName, Node: text.Related(ability.SameTrait, text.ThisRef)},
		{ID: "with an element of this", NT: "mod", JA: text.OwnName + "と同じ属性‹を持つ|の›", EN: "… ‹of|with› the same Element as " + text.OwnName, Node: text.Related(ability.SameClass, text.ThisRef)},

		// what is done
		{Quiet: true, ID: "looking at their deck", NT: "effect", JA: "対戦相手のデッキの上から{N:num}枚‹を|のカードを|›見る | 対戦相手のデッキのカードを上から{N:num}枚見る | 対戦相手のデッキの上のカード{N:num}枚を見る | 対戦相手のデッキの上からカードを{N:num}枚見る", EN: "look at the top {N:ncard} of your opponent's deck", Node: &ability.Look{Who: text.Who(ability.You), From: theirDeck, Bind: text.SlotNew}},
		{Quiet: true, ID: "looking at as many as", NT: "effect", EN: "look at the same number of cards from the top of your deck as ‹|the ›{N.Name:ctrname} Counters ‹|placed ›on {N.Ref:ref}", Node: lookSoMany(counters)},
		{Quiet: true, ID: "looking at as many as there are", NT: "effect", EN: "look at the same number of cards from the top of your deck as ‹|the ›{N.Of:nps}", Node: lookSoMany(ability.Amount{Op: ability.CountOf})},
		{Quiet: true, ID: "looking at their top card", NT: "effect", JA: "対戦相手のデッキの‹一番|1番›上のカードを見る", EN: "look at the top card of your opponent's deck", Node: lookAt(theirDeck)},
		{ID: "to the top and the rest below", NT: "chain", JA: "{0.What.Sel:taken}‹あなたの|›デッキの‹|一番|1番›上に‹置き|戻し›、残りを‹好きな順番で|›‹あなたの|›デッキの‹|一番|1番›下に‹置く|戻す›", EN: "‹put|place|return› {0.What.Sel:taken} ‹on|at|to› ‹|the ›top of your deck and {1.What.Ref:ref} ‹at|on|to› the bottom of your deck‹| in any order›",
			Node: []ability.Effect{&ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}, &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}}, Needs: func(v any) bool { return v.([]ability.Effect)[1].(*ability.Move).What.Ref.Kind == ability.Rest }},
		{Quiet: true, ID: "to hand and the rest below", NT: "chain", EN: "add {0.What.Sel:taken} to your hand and {1.What.Ref:ref} ‹at|on|to› the bottom of your deck‹| in any order›",
			Node: []ability.Effect{&ability.Move{To: text.At(ability.Hand_)}, &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}}, Needs: func(v any) bool { return v.([]ability.Effect)[1].(*ability.Move).What.Ref.Kind == ability.Rest }},
		{ID: "to hand or onto the field", NT: "effect", JA: "{Do.0.What.Sel:taken}手札に加えるか、{Else.0.What.Sel:taken}フィールドに出す", EN: "add {Do.0.What.Sel:taken} to your hand or play {Else.0.What.Sel:taken} onto the field", Node: either(&ability.Move{To: text.At(ability.Hand_)}, &ability.Move{To: text.At(ability.Field)})},
		{Quiet: true, ID: "it to hand or onto the field", NT: "effect", JA: "{Do.0.What=Else.0.What:o}手札に加えるか‹、|›フィールドに出す", EN: "add {Do.0.What=Else.0.What:o} to your hand or play ‹it|them› onto the field", Node: either(&ability.Move{To: text.At(ability.Field)}, &ability.Move{To: text.At(ability.Hand_)}), Needs: ofRef},
		{Quiet: true, ID: "each selects and adds", NT: "s6", JA: "‹各プレイヤー|お互いのプレイヤー|お互い›は{Do.0:effectR}、‹それを|›手札に加える", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil, &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.At(ability.Hand_)}}}, Needs: text.Actable},
		{Quiet: true, ID: "each, said of both", NT: "s6", EN: "each player {Do.0:effect}", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil}}, Needs: text.Actable},
		{Quiet: true, ID: "their owners play them", NT: "effect", JA: "‹その|それの|それらの›持ち主は‹、|›‹それ|それら›をフィールドに出す", EN: "‹its owner plays it|their owners play them|its owner plays them› onto the field", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: ability.Place{Zone: ability.Field, Who: text.Who(ability.OwnerOf)}}},
		{Quiet: true, ID: "it may be cast", NT: "effect", JA: "‹|あなたは›{With:npraw}をキャストできる", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Played, Mode: ability.May}, Needs: func(v any) bool {
			w := v.(*ability.Rule).With
			return w != nil && w.Ref.Kind == ability.Slot
		}},
		{Quiet: true, ID: "damage negated", NT: "effect", EN: "negate all damage dealt to {What:what}", Node: &ability.Act{Word: "heal"}},
		{Quiet: true, ID: "points of damage to", NT: "effect", EN: "deal {N:npoint} of damage to {To.Who:player}", Node: &ability.Damage{}},
		{Quiet: true, ID: "points of damage received", NT: "s6", JA: "{Do.0.To.Who:player}は{Do.0.N:num}点のダメージを受ける", EN: "{Do.0.To.Who:player} ‹receives~receive› {Do.0.N:npoint} of damage | {Do.0.To.Who:player} ‹is~are› dealt {Do.0.N:npoint} of damage", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}}}},
		{Quiet: true, ID: "mill so many", NT: "effect", JA: "{What.Sel.Of.Who:poss}デッキの上からカードを{What.Sel.Of.Depth:num}枚ブレイクゾーンに置く",
			Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Deck)}}, To: text.At(ability.Discards)}},
		{Quiet: true, ID: "paid additional before", NT: "cond3", JA: "‹あなたが|›追加コストを支払ってい‹た|る› | あなたが追加コストを支払った | ‹あなたが|›追加コストを支払って‹フィールドに出|召喚し›‹てい‹た|る›|た›", Node: ability.Cond{Op: ability.Did, Slot: 1}, Needs: text.Wordless},
	}
}

// halfPower is half of a power, in thousands.
func halfPower(up bool) ability.Amount {
	n := ability.Amount{Op: ability.StatOf, Stat: ability.Power}
	if up {
		n = ability.Amount{Op: ability.Sum, Args: []ability.Amount{n, ability.N(1999)}}
	}
	return ability.Amount{Op: ability.Mul, Args: []ability.Amount{ability.N(1000), {Op: ability.Div, Args: []ability.Amount{n, ability.N(2000)}}}}
}

// lookAt is a look at the top card of a deck.
func lookAt(from ability.Place) *ability.Look {
	one := ability.N(1)
	return &ability.Look{Who: text.Who(ability.You), From: from, N: &one, Bind: text.SlotNew}
}

// lookSoMany is a look at as many cards of one's deck as an amount says.
func lookSoMany(n ability.Amount) *ability.Look {
	l := lookTop(false)
	l.N = &n
	return l
}

// aims is that a Summon or an ability has chosen something.
func aims(kind ability.RelKind, in *ability.Filter) ability.Filter {
	return ability.Filter{Rel: []ability.Rel{{Kind: kind, In: in}}}
}

// aimedAt: what was chosen is said, and whose: else it would be said of what chose it.
func aimedAt(v any) bool {
	in := v.(ability.Filter).Rel[0].In
	return in != nil && in.Ref == (ability.Ref{}) && ofAPlayer(in)
}

// ofAPlayer: it is said which player's it is, by name: あなたの before コントロールする is no side of something else.
func ofAPlayer(f *ability.Filter) bool {
	return f.Who.Side == ability.You || f.Who.Side == ability.Opponent
}

// tillEnd makes a change one of this turn.
func tillEnd(c *ability.Change) *ability.Change {
	c.For.Until = ability.EndOfTurn
	return c
}
