package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// From where, how many and for how long cards are cast, and who pays for something. FF-TCG 11.2, 11.3, 11.4.

// thisCard is the card of a text, which may call itself so where it says when it is cast.
const thisCard = "‹" + text.OwnName + "|this card|this Summon|this Character›"

// castRows are those rows.
func castRows() []text.Row {
	elsewhere := &ability.Filter{Zone: []ability.Zone{ability.Deck, ability.Discards, ability.DamageZone, ability.Removed}}
	outOf := ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: text.Who(ability.You), Ref: text.ThisRef}
	only := text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}
	many := text.Clause{If: &ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}
	calledSo := ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr}}}
	// A second card of the same name is kept away by 7.7.3.
	other := controls(ability.GE, ability.N(1))
	other.L.Of.Who, other.L.Of.Has = text.Who(ability.You), []ability.Prop{{Attr: ability.NameAttr}}
	there := text.Zoned(ability.Field)
	besideEither := ability.Cond{Op: ability.Or, Args: []ability.Cond{other, {Op: ability.Is, Ref: text.ThisRef, Of: &there}}}
	return []text.Row{
		{ID: "cast from the hand alone", NT: "effect", JA: "{What.Who:player}は手札以外からカードをキャストできない | {What.Who:player}は‹|自分の›手札からしかカードをキャストできない | {What.Who:player}は手札以外のカードをキャストできない", EN: "{What.Who:player} cannot cast cards ‹from anywhere other than|other than from|from anywhere except|except from› ‹their|your› hand‹|s› | {What.Who:player} can only cast cards from ‹their|your› hand‹|s›", Node: &ability.Rule{Verb: ability.Played, With: elsewhere}},
		{ID: "cannot search", NT: "effect", JA: "{What.Who:player}は‹|デッキを|自分のデッキを›サーチできない | {What.Who:player}は‹|デッキを|自分のデッキを›サーチすることができない", EN: "{What.Who:player} cannot search‹| their deck| their decks| your deck›", Node: &ability.Rule{Verb: ability.Searched}},
		{Quiet: true, ID: "cast so many alone", NT: "sentence", JA: "{If.On.Who=Do.0.What.Who:player}は‹1ターンに|各ターンに|ターンごとに›{If.On.Subj=Do.0.With:npraw}を{If.N:int}枚‹まで|›しかキャストできない | {If.On.Who=Do.0.What.Who:player}は‹1ターンに|各ターンに|ターンごとに›{If.N:int}枚‹まで|›しか{If.On.Subj=Do.0.With:npraw}をキャストできない", EN: "{If.On.Who=Do.0.What.Who:player} ‹can|may› only cast ‹up to |›{If.N:int} {If.On.Subj=Do.0.With:rawnps} ‹per|each› turn | {If.On.Who=Do.0.What.Who:player} cannot cast more than {If.N:int} {If.On.Subj=Do.0.With:rawnps} ‹per|each› turn", Node: many, Needs: func(v any) bool { c := v.(text.Clause); return c.If.N > 0 && c.If.On.Who.Side != ability.Each }},
		{Quiet: true, ID: "neither beside the other", NT: "sentence", JA: "‹あなたは|あなたが|›‹すでに|既に|›" + text.OwnName + "か{If.Args.0.L.Of.Has.0.Value=Do.1.With.Has.0.Value:name}‹のいずれか|いずれか|のどちらか|どちらか|›を‹すでに|既に|›コントロールしている場合、‹どちらも|もう片方を|もう一方を›フィールドに‹出せない|出すことができない|出すことはできない›", EN: "you cannot play " + text.OwnName + " or {If.Args.0.L.Of.Has.0.Value=Do.1.With.Has.0.Value:name}‹| onto the field› while ‹|already ›in control of either‹| Character| Forward| of them| of these Characters| card›",
			Node: text.Clause{While: true, If: &besideEither, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered}, &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Entered, With: &calledSo}}}},
		{ID: "neither is played", NT: "chain", JA: text.OwnName + "も{1.With.Has.0.Value:name}もフィールドに出せない", EN: "you cannot play " + text.OwnName + " or {1.With.Has.0.Value:name} onto the field", Node: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered}, &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Entered, With: &calledSo}}},
		{Quiet: true, ID: "cast this out of the Break Zone", NT: "effect", JA: "‹|あなたは›" + text.OwnName + "をブレイクゾーンから‹|、›キャスト‹できる|してもよい› | " + text.OwnName + "はブレイクゾーンから‹|、›キャスト‹できる|してもよい› | " + text.OwnName + "が‹あなたの|›ブレイクゾーンにある場合‹、|›‹|あなたは›" + text.OwnName + "をキャストできる", EN: "you may play " + text.OwnName + " from your Break Zone", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Played, Mode: ability.May, With: &outOf}},
		{Quiet: true, ID: "it may be cast as one's own", NT: "effect", JA: "‹|あなたは›{With:npraw}を‹自分の‹カード|もの›‹のように|として›|‹自分の|あなたの|›手札にあるかのように›‹、|›キャスト‹できる|してもよい›", Node: mayCast(), Needs: ofSlot},
		{Quiet: true, ID: "it can be played", NT: "effect", EN: "{What.Who:player} can play {With:rawnps}", Node: &ability.Rule{Verb: ability.Played, Mode: ability.May}, Needs: ofSlot},
		{ID: "casts out of", NT: "event", JA: "{Who:player}が{From:zone}から{Subj:npraw}をキャストした | {Who:player}が{From:zone}の{Subj:npraw}をキャストした", EN: "{Who:player} ‹casts~cast› {Subj:anpraw} from ‹the|their› {From:zone}", Node: ability.Event{Verb: ability.Played}, Needs: castOutOf},
		{Quiet: true, ID: "you cast out of", NT: "event", EN: "you cast {Subj:anpraw} from your {From:zone}", Node: ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}, Needs: castOutOf},
		{Quiet: true, ID: "cast in one's own turn alone", NT: "s2", JA: "対戦相手は‹自分|対戦相手›のターン‹|の間|中›‹にしか|しか›{Do.0.With:npraw}をキャストできない", EN: "your opponent ‹can|may› only ‹cast|play› {Do.0.With:rawnps} during their ‹|own ›turn‹|s›", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf, Who: text.Who(ability.You)}, Do: []ability.Effect{&ability.Rule{What: ability.What{Who: text.Who(ability.Opponent)}, Verb: ability.Played}}}},
		{Quiet: true, ID: "not cast while", NT: "s2", JA: "{Do.0.What.Who:player}は{If:while}‹、|›{Do.0.With:npraw}をキャストできない", Node: text.Clause{While: true, Do: []ability.Effect{&ability.Rule{Verb: ability.Played}}}, Needs: func(v any) bool { return v.(text.Clause).If != nil }},
		{Quiet: true, ID: "is cast only so", NT: "sentence", EN: thisCard + " can only be ‹cast|played›‹| onto the field| from your hand onto the field› {_:castonly}"},
		{Quiet: true, ID: "this card cast only if", NT: "sentence", JA: "‹" + text.OwnName + "|このカード|このキャラクター|この召喚獣›は{CardNeeds.Args.0:nara}にしか‹フィールドに出せない|フィールドに出すことができない› | ‹このカード|このキャラクター|この召喚獣›は{CardNeeds.Args.0:nara}にしかキャストできない | ‹このカード|このキャラクター|この召喚獣›は{CardNeeds.Args.0:nara}‹|に›のみキャストできる", EN: "you can only ‹cast|play› ‹this card|this Summon|this Character›‹| onto the field› {CardNeeds.Args.0:nara}", Node: only},
		{ID: "they put it at either end", NT: "s6", JA: "対戦相手はそれを‹持ち主の|›デッキの‹一番|1番|›上か‹一番|1番|›下に置く", EN: "your opponent ‹puts|places|returns› it ‹at|on|to› the ‹top or bottom|top or the bottom› of ‹its owner's|their› deck", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{theirEnd()}}},
		{ID: "its controller may pay", NT: "s6", JA: "そのコントローラーは{Do.0.Cost:costs}を‹支払ってもよい|支払うことができる›", EN: "its controller may pay {Do.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}, May: true}}}},
		{ID: "unless its controller pays", NT: "effect", JA: "そのコントローラーが{Cost:costs}を支払わない‹場合|なら|限り›‹、|›{Else:effects}", EN: "if its controller does not pay {Cost:costs}, {Else:effects} | unless its controller pays {Cost:costs}, {Else:effects}", Node: &ability.Try{Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}, May: true}, Needs: elseOnly},
	}
}

// theirEnd: the opponent puts it on the top of a deck, or at the bottom, as they like.
func theirEnd() *ability.Try {
	t := text.TopOrBottom()
	t.Who = text.Who(ability.Opponent)
	for _, es := range [][]ability.Effect{t.Do, t.Else} {
		es[0].(*ability.Move).What = ability.What{Ref: text.BindRef(text.SlotIt)}
	}
	return t
}

// castOutOf: a sort of card is cast from where its player holds it.
func castOutOf(v any) bool {
	e := v.(ability.Event)
	return e.Who.Side != ability.Each && (e.From == ability.Hand_ || e.From == ability.Discards) && e.Subj != nil && len(e.Subj.Zone) == 0
}

// castNowhere: from where cards were cast is not remembered.
func castNowhere(v any) bool { return text.Nowhere(*v.(ability.Cond).On) }

// ofSlot: it is said of what was met before.
func ofSlot(v any) bool {
	w := v.(*ability.Rule).With
	return w != nil && w.Ref.Kind == ability.Slot
}
