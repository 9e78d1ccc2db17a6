package text

import (
	"slices"
	"strings"
	"unicode"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// How the official list words what the rows of this dialect say in another way, and what few cards of it say.

// listedRows are those rows.
func listedRows() []text.Row {
	removedYours := ability.Filter{Zone: []ability.Zone{ability.Removed}, Who: text.Who(ability.You)}
	notMulti := ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}
	removedNow := text.Related(ability.InSlot, text.Done("banished"))
	putNow := text.Related(ability.InSlot, text.Done("put into the cemetery"))
	putNow.Zone = []ability.Zone{ability.Discards}
	it := ability.Filter{Ref: text.BindRef(text.SlotIt)}
	kinds := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}
	rows := []text.Row{
		// what
		{ID: "not of several elements", NT: "mod", JA: "多属性以外の", EN: "… other than Multi-Element", Node: notMulti},
		{Quiet: true, ID: "each of a different element, none of several", NT: "each", EN: "{Of+:npraw} of a different Element {Of.Who:ctrl}‹,|› other than Multi-Element", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Has: notMulti.Has}}},

		{ID: "of the element of", NT: "mod", JA: "{Rel.0.Of:ref}と同じ属性‹を持つ|の›", EN: "… ‹of|with› the same Element as {Rel.0.Of:ref}", Node: text.Related(ability.SameClass, ability.Ref{}), Needs: ofAnother},
		{ID: "of the job of", NT: "mod", JA: "{Rel.0.Of:ref}と同じジョブ‹を持つ|の›", EN: "… ‹of|with› the same Job as {Rel.0.Of:ref}", Node: text.Related(ability.SameTrait, ability.Ref{}), Needs: ofAnother},
		{Quiet: true, ID: "the selected ones", NT: "ref", EN: "the ‹selected|chosen› ‹Forwards|Characters|Backups|Monsters|cards|ones›", Node: text.BindRef(text.SlotIt)},
		{Quiet: true, ID: "all but the selected", NT: "mod", EN: "… except the selected ‹ones|one|Forwards|Characters|Backups|Monsters› | … that ‹were|was› not ‹selected|chosen›", Node: text.Related(ability.Other, text.BindRef(text.SlotIt))},
		{Quiet: true, ID: "put away this way", NT: "taken", JA: "これによりブレイクゾーンに置いた{Of+:npraw}{N:count}‹を|›", EN: "{N:count} {Of+:npraw} put ‹in|into› the Break Zone ‹this way|by this effect›", Node: ability.Selector{Of: putNow}},
		{ID: "each element removed", NT: "each", JA: "‹これにより|›ゲームから除外したカードの属性1種類", EN: "‹|different ›Element among the cards removed this way", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &removedNow, N: 1}},

		// if
		{Quiet: true, ID: "controls so many of different elements", NT: "cond3", EN: "{L.Of.Who:player} ‹controls~control› {R:num}‹| or more› {L.Of+:rawnps} of different Elements", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}},
		{Quiet: true, ID: "you removed one so", NT: "cond3", EN: "you removed {L.Of:anpraw}" + way, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished")}, R: ability.N(1)}, Needs: func(v any) bool { return countedKind(v.(ability.Cond).L) }},
		{Quiet: true, ID: "you broke one so", NT: "cond3", EN: "you ‹broke|break› {L.Of:anpraw}" + way, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed")}, R: ability.N(1)}, Needs: func(v any) bool { return countedKind(v.(ability.Cond).L) }},
		{Quiet: true, ID: "you broke none so", NT: "cond3", EN: "you ‹did|do› not break {Args.0.L.Of:anpraw}" + way, Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed")}, R: ability.N(1)}}}, Needs: func(v any) bool { return countedKind(v.(ability.Cond).Args[0].L) }},
		{Quiet: true, ID: "some of yours are removed", NT: "cond3", EN: "any {L.Of+:rawnps} you own ‹are|is› removed from the game", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &removedYours}, R: ability.N(1)}},
		{Quiet: true, ID: "has many elements among", NT: "cond3", EN: "you have {R:num} or more different Elements among ‹|the ›{L.Of:nps}", Node: kinds},
		{Quiet: true, ID: "whose costs are one", NT: "cond3", JA: "‹それら|その2枚›のコストが同じ", Node: twoOfOne(&it, ability.CostAttr)},
		{Quiet: true, ID: "whose names are one", NT: "cond3", JA: "‹それら|その2枚›のカード名が同じ", Node: twoOfOne(&it, ability.NameAttr)},
		{Quiet: true, ID: "whose elements are one", NT: "cond3", JA: "‹それら|その2枚›の属性が同じ", Node: twoOfOne(&it, ability.ClassAttr)},
		{ID: "both of one cost", NT: "cond1", JA: "‹それら|その2枚›が同じコスト", EN: "‹both cards|both of those cards|these cards› ‹are of|have› the same cost", Node: twoOfOne(&it, ability.CostAttr)},
		{ID: "both of one name", NT: "cond1", JA: "‹それら|その2枚›が同じカード名", EN: "‹both cards|both of those cards|these cards› ‹are of|have› the same name", Node: twoOfOne(&it, ability.NameAttr)},
		{ID: "both of one element", NT: "cond1", JA: "‹それら|その2枚›が同じ属性", EN: "‹both cards|both of those cards|these cards› are of the same Element | ‹both cards|both of those cards|these cards› have the same Element | ‹both cards|both of those cards|these cards› share an Element", Node: twoOfOne(&it, ability.ClassAttr)},

		// when
		{ID: "goes to its owner's deck", NT: "event", JA: "{Subj:fieldnp}がフィールドから持ち主のデッキに‹戻った|置かれた|戻された›", EN: "{Subj:fieldnp} ‹is~are› ‹put|returned› from the field ‹into|to› ‹its|their› owner's deck", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Deck}},
		{ID: "is priming", NT: "event", JA: "{Subj:fieldnp}が‹プライミング|顕現›‹した|を行った›", EN: "{Subj:fieldnp} ‹is~are› ‹priming|primed› | {Subj:fieldnp} ‹primes~prime›", Node: ability.Event{Verb: ability.Evolves}, Needs: func(v any) bool {
			s := v.(ability.Event).Subj
			return s == nil || s.Ref != text.ThisRef || len(s.Has) == 0
		}},
		{Quiet: true, ID: "a name primes into this", NT: "event", EN: "{Subj.Has.0.Value:primer} ‹primes|is primed› into " + text.OwnName, Node: ability.Event{Verb: ability.Evolves, Subj: &ability.Filter{Ref: text.ThisRef, Has: []ability.Prop{{Attr: ability.NameAttr}}}}},
		{Quiet: true, ID: "either of two happens", NT: "events", EN: "when {0:event} or {1:event}", Node: []ability.Event{{}, {}}},

		{Quiet: true, ID: "so many elements paid for its use", NT: "cond3", EN: "the cost ‹to use|of› this ability was paid ‹with|using› CP of {R:num} or more different Elements", Node: paidHues()},
		{ID: "elements paid for its use", NT: "cond1", JA: "このアビリティを使用するために支払った‹コスト|CP›の属性が{R:num}‹つ|種類›以上", EN: "the cost to use this ability was paid with CP of {R:num} or more different Elements", Node: paidHues()},
		{Quiet: true, ID: "so many as were removed", NT: "selb", JA: "除外した‹枚数|カードの枚数›と同じ数の{Of:np}", EN: "the same number of {Of:np} as the cards ‹you |›removed this way", Node: ability.Selector{N: ability.Count{N: ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished")}}}},
		{Quiet: true, ID: "at most so many as were removed", NT: "selb", JA: "除外した‹枚数|カードの枚数›と同じ数まで‹の|›{Of:np}", EN: "up to the same number of {Of:np} as the cards ‹you |›removed this way", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.NumberIn, Ref: text.Done("banished")}}}},
		{Quiet: true, ID: "so many as died on your side", NT: "selb", JA: "このターン‹中|›に‹、|›あなたのフィールドからブレイクゾーンに置かれた{N.N.On.Subj+:npraw}と同じ数までの{Of:np}", EN: "up to the same number of {Of:np} as ‹|the ›{N.N.On.Subj+:rawnps} put ‹in|into› the Break Zone from your field ‹during |›this turn", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{Who: text.Who(ability.You)}}}}}},
		{Quiet: true, ID: "each that died on your side", NT: "each", JA: "このターン‹中|›に‹、|›あなたのフィールドからブレイクゾーンに置かれた{On.Subj+:npraw}1体", EN: "{On.Subj+:npraw} put ‹in|into› the Break Zone from your field ‹during |›this turn", Node: ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{Who: text.Who(ability.You)}}}},

		// what is done
		{ID: "unless they pay, for a time", NT: "effect", JA: "対戦相手‹が|は›{Cost:costs}を支払わない‹場合|なら|限り›‹、|›{Else:lasts}", EN: "if your opponent does not pay {Cost:costs}, {Else:lastsaid}", Node: &ability.Try{Who: text.Who(ability.Opponent), May: true}, Needs: elseOnly},
		{ID: "unless its controller pays, for a time", NT: "effect", JA: "そのコントローラーが{Cost:costs}を支払わない‹場合|なら|限り›‹、|›{Else:lasts}", EN: "if its controller does not pay {Cost:costs}, {Else:lastsaid}", Node: &ability.Try{Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}, May: true}, Needs: elseOnly},
		{Quiet: true, ID: "its power becomes besides", NT: "effect", EN: "‹its|their› power also becomes {N:num}", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, Op: ability.Set}},
		{Quiet: true, ID: "chosen by neither", NT: "effect", EN: "{What:what} cannot be chosen by ‹a Summon or an ability|a Summon or ability|any Summon or ability›", Node: &ability.Rule{Verb: ability.Selected, With: &ability.Filter{Kind: ability.Summon | abilities}}},
		{Quiet: true, ID: "casts dearer for all", NT: "effect", JA: "‹すべての|各|両›プレイヤーが{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}増える | ‹すべての|各|両›プレイヤーがキャストする{What.Sel.Of+:npraw}のコストは{N:num}増える", EN: "the cost ‹|required ›for ‹all|both› players to ‹cast|play› {What.Sel.Of+:rawnps} is increased by {N:num}", Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.Each)}}}, Verb: ability.Played, Op: ability.Add}},
		{Quiet: true, ID: "damage equal to a number, to", NT: "effect", EN: "deal damage equal to {N:expr} to {To:what}", Node: &ability.Damage{}},
		{Quiet: true, ID: "half its power, rounded up, to", NT: "effect", EN: "deal damage equal to half of {N.Args.1.Args.0.Args.0.Ref:its}power to {To:what} (round up to the nearest 1000)", Node: &ability.Damage{N: halfPower(true)}},
		{Quiet: true, ID: "half its power, rounded down, to", NT: "effect", EN: "deal damage equal to half of {N.Args.1.Args.0.Ref:its}power to {To:what} (round down to the nearest 1000)", Node: &ability.Damage{N: halfPower(false)}},
		{ID: "this is never cast", NT: "sentence", JA: text.OwnName + "はキャストできない", EN: "you cannot cast " + text.OwnName + " | " + text.OwnName + " cannot be cast", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Compare, L: ability.N(1), R: ability.N(1)}}},
		{ID: "may be cast for nothing", NT: "effect", JA: "‹|あなたは›{With.Ref:ref}を‹|自分の‹カード|もの›‹のように|として›|‹自分の|あなたの|›手札にあるかのように›‹、|›コストを支払わずに‹、|›キャストできる | ‹|あなたは›{With.Ref:ref}のコストを支払わずに‹、|›キャストできる", EN: "{What.Who:player} can cast {With.Ref:ref}" + asOwner + forNothing, Node: castFree(), Needs: ofSlot},
		{Quiet: true, ID: "may be cast for nothing, for a time", NT: "s4", EN: "you can ‹|look at and |look at and/or ›cast {Do.0.With.Ref:ref}" + asOwner + forNothing + " {For:span}", Node: text.Clause{Do: []ability.Effect{castFree()}}, Needs: func(v any) bool { return forATime(v) && castsSlot(v) }},
		{Quiet: true, ID: "what was done to may be cast, for a time", NT: "s4", EN: "you can ‹|look at and |look at and/or ›cast {Do.0.With.Ref:ref}" + asOwner + " {For:span}", Node: text.Clause{Do: []ability.Effect{castPaid()}}, Needs: func(v any) bool { return forATime(v) && castsSlot(v) }},
		{Quiet: true, ID: "must attack at least once", NT: "effect", EN: "{What:what} must attack at least once per turn if ‹able|possible›", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}},
		{Quiet: true, ID: "forms no parties", NT: "effect", EN: "{What:what} cannot form parties", Node: &ability.Rule{Verb: ability.PartyV}},
		{Quiet: true, ID: "all that was revealed to hand", NT: "effect", JA: "公開したカード‹すべてを|をすべて›手札に加える", EN: "add ‹all ‹|of ›the revealed cards|all the cards revealed› to your hand", Node: &ability.Move{What: ability.What{Ref: text.Done("revealed")}, To: text.At(ability.Hand_)}},
	}
	return rows
}

// parsePrimer reads the name of a Character that primes into this card, which stands without a word for names before it.
func parsePrimer(p *text.Parser, pos int, add func(int, any)) {
	behind := [...][]string{{"が" + text.OwnName + "にプライミング", "が" + text.OwnName + "に顕現"}, {" primes into ", " is primed into "}}[p.Lang]
	for end := pos + 1; end < len(p.Text) && end-pos < 40; end++ {
		switch c := p.Text[end]; {
		case slices.ContainsFunc(behind, func(s string) bool { return p.HasString(end, s) }):
			if name := string(p.Text[pos:end]); p.Lang == text.JA || unicode.IsUpper(p.Text[pos]) {
				add(end, p.Game.Dict.Name(name, p.Lang))
			}
			return
		case strings.ContainsRune("\n.,【“。、「」『』《》がは", c):
			return
		}
	}
}

// paidHues is of how many Elements the CP were with which the use of the ability was paid. FF-TCG 11.6.10
func paidHues() ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Ref: ability.Ref{Kind: ability.Paid}}}
}

// asOwner and forNothing are how English says whose a card is as it is cast, and for how much.
const (
	asOwner    = "‹| as though ‹you owned ‹it|them›|‹it was|they were› in your hand››"
	forNothing = " without paying ‹the|its|their› cost‹|s›"
)

// castPaid is that you may cast what was met before.
func castPaid() *ability.Rule {
	r := mayCast()
	r.With = &ability.Filter{}
	return r
}

// castFree is castPaid, without paying what it costs. FF-TCG 11.3.11
func castFree() *ability.Rule {
	r, nothing := castPaid(), ability.N(0)
	r.N = &nothing
	return r
}

// ofAnother: it is compared with another thing than this card, of which rows of their own speak.
func ofAnother(v any) bool {
	of := v.(ability.Filter).Rel[0].Of
	return of != text.ThisRef && of != (ability.Ref{})
}

// twoOfOne is that two cards are alike in something.
func twoOfOne(of *ability.Filter, in ability.Attr) ability.Cond {
	return ability.Cond{Op: ability.Compare, R: ability.N(2), L: ability.Amount{Op: ability.Alike, Attr: in, Of: of}}
}
