package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// morePower is power that is gained, as a thing is.
const (
	morePower  = "‹パワー|パワーを|›+{N:num}‹|パワー|のパワー›"
	morePower0 = "‹パワー|パワーを|›+{0.N:num}‹|パワー|のパワー›"
)

// older are other wordings of what the rows of this dialect and the common ones say: those
// of earlier sets, and those that say one thing more than the canonical print. They are read
// and never printed.
func older() []text.Row {
	rows := []text.Row{
		// when
		{ID: "at each turn end", NT: "eachtime", JA: "各ターン‹の|›終了時", EN: "at the end of each of {0.Who:poss}turns | at the end of each turn", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
		{ID: "at phase during", NT: "events", EN: "at the beginning of ‹|the |your ›{0.Phase:phase} during {0.Who:poss}turn", Node: []ability.Event{{Verb: ability.PhaseBegan}}, Needs: notEndPhase},
		{ID: "at phase during each", NT: "eachtime", EN: "at the beginning of ‹|the |your ›{0.Phase:phase} during ‹|each of ›{0.Who:poss}turns", Node: []ability.Event{{Verb: ability.PhaseBegan}}, Needs: notEndPhase},
		{ID: "at main phase during", NT: "events", EN: "at the beginning of ‹|your ›Main Phase {0.Nth:int} during {0.Who:poss}turn", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase}}, Needs: mainPhase},
		{ID: "at main phase during each", NT: "eachtime", EN: "at the beginning of ‹|your ›Main Phase {0.Nth:int} during ‹|each of ›{0.Who:poss}turns", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase}}, Needs: mainPhase},
		{ID: "phase starts", NT: "events", EN: "when {0.Who:poss}{0.Phase:phase} starts", Node: []ability.Event{{Verb: ability.PhaseBegan}}, Needs: notEndPhase},
		{ID: "either player's phase", NT: "eachtime", JA: "いずれかのプレイヤーの{0.Phase:phase}‹の|›開始時 | 各プレイヤーの‹|ターンの›{0.Phase:phase}‹の|›開始時", EN: "at the beginning of either player's {0.Phase:phase}", Node: []ability.Event{{Verb: ability.PhaseBegan}}, Needs: notEndPhase},
		{ID: "points received", NT: "event", EN: "{Who:player} is dealt damage", Node: ability.Event{Verb: ability.DealtDamage}},
		{ID: "someone discards", NT: "event", EN: "{Who:player} ‹discards~discard› a card from ‹their|your› hand", Node: ability.Event{Verb: ability.DiscardedV}},
		{ID: "to owner's hand", NT: "event", EN: "{Subj:fieldnp} ‹is returned~are returned|returns~return› ‹from the field to its owner's hand|to its owner's hand from the field›", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{ID: "by a Summon or an ability of", NT: "event", EN: "{Subj:fieldnp} ‹is~are› chosen by a Summon or an ability of your opponent", Node: ability.Event{Verb: ability.Selected, Who: text.Who(ability.Opponent)}},

		// what
		{ID: "of another element", NT: "mod", EN: "… of ‹an Element other than|any Element other than|any Element except|all Elements except› {Has.0.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{ID: "of an element", NT: "mod", EN: "… of {Has.0.Value:class} Element", Node: text.HasProp(ability.ClassAttr)},
		{ID: "of your opponent", NT: "mod", EN: "… of your opponent", Node: ability.Filter{Who: text.Who(ability.Opponent)}},
		{ID: "an opponent's", NT: "mod", EN: "opponent's ", Node: ability.Filter{Who: text.Who(ability.Opponent)}},
		{ID: "none of those", NT: "mod", EN: "… other than {Has.0.Value:name}, {Has.1.Value:class} or {Has.2.Value:class}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}, {Attr: ability.ClassAttr, Not: true}}}},
		{ID: "chosen ref", NT: "ref", EN: "‹|the ›chosen ‹Forward|Character|Backup|Monster|card|Summon›", Node: text.Done("selected")},
		{ID: "first and second", NT: "ref", EN: "the first‹| one| Forward| Character›", Node: text.BindRef(text.SlotFormer)},
		{ID: "the second", NT: "ref", EN: "the second‹| one| Forward| Character›", Node: text.BindRef(text.SlotLatter)},
		{ID: "revealed card", NT: "ref", EN: "the revealed card", Node: text.BindRef(text.SlotLook)},
		{ID: "rest of the cards", NT: "ref", EN: "the rest of the cards | the rest of them | the remaining card | the other card | the other | the other cards revealed | the others", Node: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}},

		// if
		{ID: "does not control", NT: "cond3", EN: "{L.Of.Who:player} ‹does~do› not control ‹|any ›{L.Of+:anpraw}", Node: controls(ability.LE, ability.N(0))},
		{ID: "controls only", NT: "cond3", JA: "{L.Of.Who:player}が{L.Of+:npraw}を{R:num}‹体|枚›だけコントロールしている", EN: "{L.Of.Who:player} ‹controls~control› only {R:num} {L.Of+:rawnps}", Node: controls(ability.EQ, ability.Amount{})},
		{ID: "is no", NT: "cond3", EN: "{Args.0.Ref:ref} is not {Args.0.Of:anpraw}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is}}}},
		{Quiet: true, ID: "cast so many in a turn", NT: "nara", JA: "各ターン‹、|に›{On.Who:player}が{On.Subj:npraw}を{N:int}枚以上キャストしてい‹た|る›‹場合|なら›", EN: "during each turn, if {On.Who:player} ‹have|has› cast {N:int} or more {On.Subj:rawnps}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return severalTimes(v) && castNowhere(v) }},
		{Quiet: true, ID: "so many left in a turn", NT: "nara", EN: "during ‹each|this› turn, if {N:int} or more {On.Subj:fieldnps} ‹have |›left the field", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Left}}, Needs: severalTimes},
		{Quiet: true, ID: "so many died in a turn", NT: "nara", EN: "during ‹each|this› turn, if {N:int} or more {On.Subj:fieldnps} ‹have been|were› put from the field into the Break Zone", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}, Needs: severalTimes},
		{Quiet: true, ID: "drew so many in a turn", NT: "nara", EN: "during each turn, if {On.Who:player} ‹has~have› drawn {N:int} or more cards", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Drew}}, Needs: severalTimes},
		{ID: "cast so many", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中に|›‹、|›{On.Subj:npraw}を{N:int}枚以上キャストしてい‹た|る› | {On.Who:player}がこのターン‹に|中に|›‹、|›{N:int}枚以上の{On.Subj:npraw}をキャストしてい‹た|る›", EN: "{On.Who:player} ‹have|has› cast {N:int} or more {On.Subj:rawnps} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return severalTimes(v) && castNowhere(v) }},
		{ID: "has entered", NT: "cond3", JA: "このターン‹に|中に|、|›{On.Subj+:npraw}が{On.Subj.Who:poss}フィールドに出てい‹る|た› | {On.Subj+:npraw}がこのターン‹に|中に|、|›{On.Subj.Who:poss}フィールドに出てい‹る|た›", EN: "{On.Subj+:anpraw} has entered {On.Subj.Who:poss}field this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}},
		{ID: "bears a counter", NT: "cond3", EN: "‹a|an› {L.Name:ctrname} Counter is ‹|placed ›on {L.Ref:ref} | there is ‹a|an› {L.Name:ctrname} Counter ‹placed |›on {L.Ref:ref} | {L.Ref:ref} has ‹a|an› {L.Name:ctrname} Counter on it", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}, R: ability.N(1)}},
		{ID: "bears counters there", NT: "cond3", EN: "there are {R:num} or more {L.Name:ctrname} Counters ‹placed |›on {L.Ref:ref}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "bears few counters", NT: "cond3", EN: "‹there are |›{R:num} or less {L.Name:ctrname} Counters are placed on {L.Ref:ref}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "bears no counter", NT: "cond3", EN: "there are no {L.Name:ctrname} Counters ‹placed |›on {L.Ref:ref} | no {L.Name:ctrname} Counters are placed on {L.Ref:ref}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "received at most", NT: "cond3", JA: "{L.Of.Who:poss}受けているダメージが{R:num}点以下である", EN: "{L.Of.Who:player} ‹has~have› received {R:npoint} of damage or less", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}}}}},
		{ID: "has power at least", NT: "cond3", EN: "{Ref:ref} has {Of.Num.0.N:num} power or more", Node: isBound(ability.Power, ability.GE)},
		{ID: "has power at most", NT: "cond3", EN: "{Ref:ref} has {Of.Num.0.N:num} power or less", Node: isBound(ability.Power, ability.LE)},

		// what is done
		{ID: "more than that", NT: "partial", JA: "そのダメージを{N.Args.1:num}‹増える|増やす› | そのダメージは{N.Args.1:num}増やす", EN: "increase the damage by {N.Args.1:num}", Node: &ability.Damage{N: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.EventN}, {}}}}},
		{ID: "less than that", NT: "partial", JA: "そのダメージ‹は|を›{N.Args.1:num}‹減る|減らす›", EN: "the damage decreases by {N.Args.1:num} | the damage is reduced by {N.Args.1:num}", Node: &ability.Damage{N: ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.EventN}, {}}}}},
		{ID: "twice that", NT: "partial", JA: "‹その2倍のダメージを与える|そのダメージを2倍にする›", EN: "double the damage", Node: &ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{ability.N(2), {Op: ability.EventN}}}}},
		{ID: "that becomes", NT: "partial", JA: "そのダメージは{N:num}になる", EN: "the damage becomes {N:num}", Node: &ability.Damage{}},
		{ID: "top card", NT: "effect", JA: "‹あなたの|›デッキの‹一番|1番›上のカードを公開する | ‹あなたの|›デッキの一番上を公開する", EN: "reveal the top card of your deck", Node: lookOwn(true)},
		{ID: "look at the top card", NT: "effect", JA: "‹あなたの|›デッキの‹一番|1番›上のカードを見る", EN: "look at the top card of your deck", Node: lookOwn(false)},
		{ID: "cards from above", NT: "effect", JA: "‹あなたの|›デッキのカードを上から{N:num}枚公開する", Node: lookTop(true)},
		{ID: "cards looked at from above", NT: "effect", JA: "‹あなたの|›デッキのカードを上から{N:num}枚見る", Node: lookTop(false)},
		{ID: "they reveal", NT: "s6", JA: "対戦相手は‹|自分の›手札を‹|すべて›公開する", EN: "your opponent reveals their hand", Node: text.Clause{Do: []ability.Effect{&ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Hand_, Who: text.Who(ability.Opponent)}, Reveal: true, Bind: text.SlotNew}}}},
		{ID: "crystals by icons", NT: "effect", JA: "{N:crystals}を得る", EN: "gain {N:crystals}", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerCrystals}},
		{ID: "divide as you like", NT: "effect", EN: "divide {N:num} damage among {To:what} as you like | deal {To:what} {N:num} damage‹|,› divided as you like | deal {N:num} damage divided among {To:what} as you like", Node: &ability.Damage{Split: true}},
		{ID: "fight this", NT: "chain", JA: text.OwnName + "と‹それ|選んだフォワード|そのフォワード›は‹‹互いに|お互いに›‹自身の|その|それぞれの|›|お互いの›パワーに等しいダメージを‹与える|与え合う|与えあう› | ‹それ|選んだフォワード|そのフォワード›と" + text.OwnName + "は‹‹互いに|お互いに›‹自身の|その|それぞれの|›|お互いの›パワーに等しいダメージを‹与える|与え合う|与えあう›", EN: text.OwnName + " and ‹the chosen Forward|that Forward|it› deal damage equal to their ‹respective |›power‹|s› to ‹the|each› other | ‹the chosen Forward|that Forward|it› and " + text.OwnName + " deal damage equal to their ‹respective |›power‹|s› to ‹the|each› other", Node: []ability.Effect{strikes(text.ThisRef, text.BindRef(text.SlotIt)), strikes(text.BindRef(text.SlotIt), text.ThisRef)}},
		{ID: "first deals second", NT: "effect", EN: "the first ‹one|Forward› deals the second damage equal to its power | the first‹| one| Forward› deals damage equal to its power to the second‹| one| Forward›", Node: strike(text.SlotFormer, text.SlotLatter)},
		{ID: "attacks without being dulled", NT: "effect", JA: "{What:what}はアタックしてもダルにならない", EN: "{What:what} ‹attacks~attack› without ‹dulling|becoming dull›", Node: &ability.Give{Words: []string{"brave"}}}, // 15.2.1
		{Quiet: true, ID: "power equal to that is gained", NT: "effect", JA: "{What:what}は{N:expr}に等しいパワーを得る", EN: "{What:what} ‹gains~gain› power equal to {N:expr}", Node: &ability.Change{Stat: ability.Power}},
		{ID: "so much power is gained", NT: "effect", JA: "{What:what}は" + morePower + "を得る", Node: &ability.Change{Stat: ability.Power}},
		{ID: "power and words are gained", NT: "chain", JA: "{0.What=1.What:what}は" + morePower0 + "‹と|、|、と›{1.Words:kws}を得る | {0.What=1.What:what}は{1.Words:kws}‹と|、|、と›" + morePower0 + "を得る", Node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
		{ID: "power and a quoted are gained", NT: "chain", JA: "{0.What=1.What:what}は" + morePower0 + "‹と|、|、と›「{1.Quoted:quoted}」を得る | {0.What=1.What:what}は「{1.Quoted:quoted}」‹と|、|、と›" + morePower0 + "を得る", Node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
		{ID: "power, words and a quoted are gained", NT: "chain", JA: "{0.What=1.What:what}は" + morePower0 + "‹と|、|、と›{1.Words:kws}‹と|、|、と›「{1.Quoted:quoted}」を得る", Node: []ability.Effect{&ability.Change{Stat: ability.Power}, &ability.Give{}}},
		{ID: "you receive, and more", NT: "effectR", JA: "‹|あなたは›{N:num}点のダメージを受け", Node: ownDamage()},
		{ID: "you receive", NT: "s6", JA: "‹|あなたは›{Do.0.N:num}点のダメージを受ける", EN: "you receive {Do.0.N:npoint} of damage", Node: text.Clause{Do: []ability.Effect{ownDamage()}}},
		{ID: "you may receive", NT: "s6", JA: "‹|あなたは›{Do.0.N:num}点のダメージを受けてもよい", EN: "you may receive {Do.0.N:npoint} of damage", Node: text.Clause{May: true, Do: []ability.Effect{ownDamage()}}},
		{ID: "you gain control", NT: "s6", EN: "you gain control of {Do.0.What.Ref:ref}", Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Steal, To: ability.Place{Zone: ability.Field, Who: text.Who(ability.You)}}}}},
		{ID: "shuffle the rest to the bottom", NT: "effect", JA: "{What.Ref:ref}を‹無作為な順番で|ランダムな順番で|シャッフルして|シャッフルし、|シャッフルし›‹|あなたの›デッキの‹|一番|1番›下に‹置く|戻す›", EN: "shuffle {What.Ref:ref} and ‹return|put|place› them ‹to|at› the bottom of your deck | ‹return|put|place› {What.Ref:ref} ‹to|at|on› the bottom of your deck in ‹a |›random order", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.RandomOrder)}, Needs: ofRest},
		{Quiet: true, ID: "shuffle all but it to the bottom", NT: "effect", JA: "それ以外の‹カード|公開したカード›を‹無作為な順番で|ランダムな順番で|シャッフルして|シャッフルし、|シャッフルし›‹|あなたの›デッキの‹|一番|1番›下に‹置く|戻す›", Node: &ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: text.SlotLook}}, To: text.DeckPlace(ability.BottomP, ability.RandomOrder)}},
		{ID: "mill a card", NT: "effect", JA: "{What.Sel.Of.Who:poss}デッキ‹の一番上の|の1番上の›カードをブレイクゾーンに置く", EN: "put the top card of {What.Sel.Of.Who:poss}deck into the Break Zone", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}}, To: text.At(ability.Discards)}},
		{ID: "double power", NT: "effect", EN: "double the power of {What:what}", Node: &ability.Change{Stat: ability.Power, Op: ability.Times, N: ability.N(2)}},
		{ID: "power of becomes", NT: "effect", EN: "{What.Ref:ref}'s power becomes {N:num}", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}},
		{ID: "cancel of it", NT: "effect", EN: "cancel ‹its effects|their effects|the Summon's effect|that Summon's effect›", Node: &ability.Cancel{What: ability.What{Ref: text.BindRef(text.SlotIt)}}},
		{ID: "must block now", NT: "effect", EN: "{What:what} must block | if possible, {What:what} must block", Node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must}},
		{ID: "must attack this turn", NT: "s4", EN: "{Do.0.What:what} must attack this turn if possible", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Rule{Verb: ability.AttackV, Mode: ability.Must}}}},
		{ID: "also before", NT: "s6", JA: "追加で{Do:effects}", EN: "also {Do:effects}", Node: text.Clause{}},
		{ID: "words besides", NT: "s2", JA: "{If:nara}‹、|›さらに‹、|›{Do.0.Words:kws}を‹与える|得る› | {If:nara}‹、|›さらに‹、|›「{Do.0.Quoted:quoted}」を‹与える|得る›", Node: text.Clause{Do: []ability.Effect{&ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}}}}, Needs: alsoIf},
		{ID: "besides", NT: "s2", JA: "{If:nara}‹、|›さらに‹、|›{+:s3}", Node: text.Clause{}, Needs: alsoIf},
		{ID: "them onto the field", NT: "effect", EN: "return {What:o} ‹to|onto› the field dull", Node: &ability.Move{To: ability.Place{Zone: ability.Field, State: ability.Acted}}, Needs: text.FromSomewhere},
		{ID: "shuffle, then", NT: "effect", EN: "shuffle your deck", Node: &ability.Shuffle{Place: ability.Place{Zone: ability.Deck, Who: text.Who(ability.You)}}},
		{ID: "to top", NT: "effect", EN: "‹return|put|place› {What:o} to the top of ‹its owner's|your|their owner's› deck‹| in any order›", Node: &ability.Move{To: text.DeckPlace(ability.Top, ability.ChosenOrder)}, Needs: text.FromSomewhere},
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

func notEndPhase(v any) bool { return v.([]ability.Event)[0].Phase != ability.EndPhase }

func severalTimes(v any) bool { return v.(ability.Cond).N > 1 }

func ofPlayer(v any) bool { return v.(ability.Cond).On.Who != (ability.Who{}) }

func mainPhase(v any) bool {
	n := v.([]ability.Event)[0].Nth
	return n == 1 || n == 2
}

func ofRest(v any) bool { return v.(*ability.Move).What.Ref.Kind == ability.Rest }

// lookTop is a look at so many cards of one's deck.
func lookTop(show bool) *ability.Look {
	return &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top, Who: text.Who(ability.You)}, Reveal: show, Bind: text.SlotNew}
}

// lookOwn is a look at the top card.
func lookOwn(show bool) *ability.Look {
	l, one := lookTop(show), ability.N(1)
	l.N = &one
	return l
}

func discardAll() *ability.Move {
	m := discardOwn(false)
	m.What.Sel.N = ability.Count{Op: ability.All}
	return m
}

// ownDamage is damage to oneself.
func ownDamage() *ability.Damage {
	return &ability.Damage{To: ability.What{Who: text.Who(ability.You)}}
}

// strikes is the damage of one object to another, as much as its power.
func strikes(by, to ability.Ref) *ability.Damage {
	return &ability.Damage{By: by, To: ability.What{Ref: to}, N: ability.Amount{Op: ability.StatOf, Ref: by, Stat: ability.Power}}
}

// alsoIf: what comes besides is said with its condition, or nobody knows whether that of the sentence before holds for it.
func alsoIf(v any) bool {
	c := v.(text.Clause)
	return c.If != nil && !c.While && len(c.Do) > 0
}
