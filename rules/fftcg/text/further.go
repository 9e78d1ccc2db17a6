package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Further forms of what other rows say: of hands that were shown, of what happens until this card leaves, of one cast in a turn.

// formRows are those forms.
func formRows() []text.Row {
	did := func(said string) ability.Cond { return ability.Cond{Op: ability.Is, Ref: text.Done(said)} }
	shown := &ability.Select{Slot: text.SlotNew, Pick: true, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.That)}}}
	looked := text.Related(ability.InSlot, text.BindRef(text.SlotLook))
	theirs := func(of ability.Filter) text.Clause {
		return text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{&ability.Select{Slot: text.SlotNew, Pick: true, Sel: ability.Selector{Of: of}}}}
	}
	only := text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}
	untilGone := text.Clause{While: true, If: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}
	does := func(v any) bool { return len(v.(text.Clause).Do) > 0 }
	return []text.Row{
		// what was shown
		{Quiet: true, ID: "one in it", NT: "effect", EN: "select {Sel.N:count} {Sel.Of+:npraw} in it", Node: shown},
		{Quiet: true, ID: "they select one of them", NT: "s6", EN: "your opponent selects {Do.0.Sel.N:count} of ‹them|those cards|the revealed cards›", Node: theirs(looked)},
		{ID: "they select among them", NT: "s6", JA: "対戦相手は{Do.0.Sel:taken}‹|を›選択する", EN: "your opponent selects {Do.0.Sel:taken}", Node: theirs(ability.Filter{}), Needs: func(v any) bool {
			s, is := v.(text.Clause).Do[0].(*ability.Select)
			return is && text.InSlot(&s.Sel.Of)
		}},

		// what was done
		{Quiet: true, ID: "the discarded one was", NT: "cond3", EN: "the discarded card ‹is|was› {Of:anpraw} | ‹they|your opponent› discarded {Of:anpraw}", Node: did("discarded")},
		{Quiet: true, ID: "is of a kind too", NT: "cond1", EN: "{Ref:ref} is also {Of:anpraw}", Node: ability.Cond{Op: ability.Is}, Needs: func(v any) bool {
			of := v.(ability.Cond).Of
			return of != nil && of.Kind != 0 && text.Equal(*of, ability.Filter{Kind: of.Kind})
		}},
		{ID: "nth cast of a sort", NT: "events", JA: "{0.Who:player}が‹1ターンに|各ターン|各ターンで|各ターンに|ターンに|そのターンに|このターンに|ターン中に›‹|、›{0.Nth:ordinal}枚目の{0.Subj+:npraw}をキャストしたとき | 各ターン‹、|に›{0.Who:player}が{0.Nth:ordinal}枚目の{0.Subj+:npraw}をキャストしたとき | {0.Who:player}が{0.Nth:ordinal}枚目の{0.Subj+:npraw}をキャストしたとき", EN: "when {0.Who:player} ‹casts~cast› ‹your|their› {0.Nth:ordinal} {0.Subj+:npraw} ‹each turn|in a turn|in the turn|of the turn|this turn› | during each turn, when {0.Who:player} ‹casts~cast› ‹your|their› {0.Nth:ordinal} {0.Subj+:npraw} | ‹during each turn, |›when {0.Who:player} ‹casts~cast› the {0.Nth:ordinal} {0.Subj+:npraw} ‹you've|they've|you have|they have› cast‹| this turn|, this turn›", Node: []ability.Event{{Verb: ability.Played, Subj: &ability.Filter{}}}, Needs: nthAlone},

		{ID: "it was cast this turn", NT: "cond3", JA: "このターン‹に|中に|›‹、|›{On.Subj.Ref:ref}がキャストされてい‹た|る›", EN: "{On.Subj.Ref:ref} was cast this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.Each), Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref.Kind == ability.Slot }},
		{ID: "any player cast", NT: "cond3", JA: "このターン‹に|中に|›‹、|›いずれかのプレイヤーが{On.Subj:npraw}をキャストしてい‹た|る›", EN: "‹either|any|a› player ‹cast|has cast› {On.Subj:anpraw} this turn | {On.Subj:anpraw} ‹was|has been› cast this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(ability.Each)}}},
		{Quiet: true, ID: "one of yours is returned to your hand", NT: "event", EN: "{Subj:fieldnp} ‹is~are› returned ‹from the field |›to your hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}, Needs: func(v any) bool {
			f := v.(ability.Event).Subj
			return f != nil && (f.Who.Side == ability.You || f.Ref == text.ThisRef)
		}},
		{ID: "each casts so many alone", NT: "chain", JA: "各プレイヤーは‹1ターンに|各ターンに|ターンごとに›{0.Cond.On.Subj=0.Then.0.With=1.Cond.On.Subj=1.Then.0.With:npraw}を{0.Cond.N=1.Cond.N:int}枚‹まで|›しかキャストできない", EN: "‹each player|players› ‹can|may› only cast ‹up to |›{0.Cond.N=1.Cond.N:int} {0.Cond.On.Subj=0.Then.0.With=1.Cond.On.Subj=1.Then.0.With:rawnps} ‹per|each› turn | each player cannot cast more than {0.Cond.N=1.Cond.N:int} {0.Cond.On.Subj=0.Then.0.With=1.Cond.On.Subj=1.Then.0.With:rawnps} ‹per|each› turn", Node: []ability.Effect{barsMore(ability.You), barsMore(ability.Opponent)}},

		{Quiet: true, ID: "you cast this out of the hand", NT: "cond3", JA: "‹あなたが|›" + text.OwnName + "を手札からキャストし‹た|ていた|ている›", EN: "you cast " + text.OwnName + " from your hand", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, From: ability.Hand_, Subj: text.ThisFilter()}}},
		{Quiet: true, ID: "one of a side has died", NT: "cond3", EN: "{On.Subj+:anpraw} ‹was|has been› put from {On.Subj.Who:poss}field into the Break Zone this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return someDied(v.(ability.Cond).On) }},

		// how long, and when
		{Quiet: true, ID: "until this is gone", NT: "s2", JA: text.OwnName + "がフィールド‹を|から›離れるまで‹、|›{+:s3}", EN: "{+:s3} until " + text.OwnName + " leaves the field | until " + text.OwnName + " leaves the field, {+:s3}", Node: untilGone, Needs: does},
		{Quiet: true, ID: "not cast unless", NT: "sentence", EN: "you cannot cast " + thisCard + "‹| onto the field| from your hand onto the field› unless {CardNeeds.Args.0:cond} | you cannot play " + thisCard + " from your hand onto the field unless {CardNeeds.Args.0:cond}", Node: only},
		{Quiet: true, ID: "onto the field, under one's control", NT: "effect", EN: "‹play|put› {What:o} onto the field under your control", Node: &ability.Move{To: text.At(ability.Field)}, Needs: text.FromSomewhere},
		{Quiet: true, ID: "next harm of it", NT: "effect", JA: "次に{Of.Subj:fwhat}が受けるダメージ{+:fated}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, For: ability.Time{N: 1}}},

		{ID: "with this and a name in a party", NT: "event", JA: text.OwnName + "と{Subj.Has.0.Value:name}がパーティーを組んでアタックした", EN: text.OwnName + " and {Subj.Has.0.Value:name} form a party and attack", Node: ability.Event{Verb: ability.PartyV, Subj: &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You), Has: []ability.Prop{{Attr: ability.NameAttr}}, Rel: text.Related(ability.Beside, text.ThisRef).Rel}}},

		// in another order
		{Quiet: true, ID: "as many as one likes of", NT: "targets", JA: "好きな‹数|体数|枚数›の{Of:np}を", Node: ability.Selector{N: ability.Count{Op: ability.AnyNumber}}},
		{Quiet: true, ID: "a counter on it", NT: "effect", EN: "place ‹a|an› {Name:ctrname} Counter on {What:what}", Node: &ability.Mark{N: ability.N(1)}},
		{Quiet: true, ID: "counters on it so many", NT: "effect", JA: "{Name:ctrname}カウンターを{What:what}に{N:num}‹個|つ›置く", Node: &ability.Mark{}},
		{Quiet: true, ID: "with counters", NT: "mod", EN: "… with {Has.0.Value:ctrname} Counters‹| on ‹it|them›| placed on ‹it|them››", Node: text.HasProp(ability.CounterAttr)},
		{Quiet: true, ID: "of either player's Break Zone", NT: "mod", JA: "‹いずれか|どちらか›のプレイヤーのブレイクゾーンに‹ある|置かれている› | ‹いずれか|どちらか›のプレイヤーのブレイクゾーン‹の|から›", Node: text.Zoned(ability.Discards)},
		{Quiet: true, ID: "blocks if it can", NT: "effect", JA: "{What:what}は‹可能なら|可能な限り|可能ならば›ブロックする", Node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must}},
		{Quiet: true, ID: "it after use", NT: "effect", JA: "使用後‹、|›‹|ブレイクゾーンに置く代わりに‹、|››ゲームから除外する", Node: &ability.Act{Word: afterUse, What: ability.What{Ref: text.BindRef(text.SlotIt)}}},
		{Quiet: true, ID: "this is the only one", NT: "cond1", JA: "{L.Of.Who:ctrl}{L.Of+:npraw}が" + text.OwnName + "‹1体|›‹のみ|だけ›", Node: thisAlone()},
		{Quiet: true, ID: "fewer on your field", NT: "cond3", JA: "あなた‹が|の›コントロールする{L.Of+=R.Args.0.Of+:npraw}‹|の数›が対戦相手‹|のもの|のコントロールするもの›より少ない", Node: fewerOnField(ability.Opponent, ability.You)},
		{Quiet: true, ID: "more on your field", NT: "cond3", JA: "あなた‹が|の›コントロールする{L.Of+=R.Args.0.Of+:npraw}‹|の数›が対戦相手‹|のもの|のコントロールするもの›より多い", Node: fewerOnField(ability.You, ability.Opponent)},
		{Quiet: true, ID: "you gain crystals", NT: "s6", EN: "you gain {Do.0.N:crystals}", Node: text.Clause{Do: []ability.Effect{&ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerCrystals}}}},
	}
}

// fewerOnField: one player controls more of a sort than another.
func fewerOnField(more, fewer ability.Side) ability.Cond {
	in := func(s ability.Side) ability.Amount {
		return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Who: text.Who(s), Zone: []ability.Zone{ability.Field}}}
	}
	return ability.Cond{Op: ability.Compare, L: in(more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{in(fewer), ability.N(1)}}}
}

// barsMore is that who has cast so many in a turn casts no more.
func barsMore(who ability.Side) *ability.If {
	return &ability.If{Cond: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: text.Who(who)}}, Then: []ability.Effect{&ability.Rule{What: ability.What{Who: text.Who(who)}, Verb: ability.Played}}}
}
