package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Further forms of Divine Cross: conditions, counts, attaching and events as texts also
// put them. Each reads to what a row elsewhere prints, unless it has an English face.

func crossForms() []text.Row {
	there := func(of *ability.Filter) ability.Cond {
		return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: of}, R: ability.N(1)}
	}
	not := func(c ability.Cond) ability.Cond { return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}} }
	toIt := ability.Place{Zone: ability.EnergyZone, Link: text.BindRef(text.SlotIt)}
	attach := []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One()}}, &ability.Move{To: toIt}}
	assist := []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: text.One()}}, &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}}
	return []text.Row{
		{Quiet: true, ID: "count below", NT: "cond1", JA: "{Args.0.L.Of:np}が{Args.0.R:num}{:ctr}未満", Node: not(countIs(ability.GE, 0, nil))},
		{Quiet: true, ID: "as many as there can be", NT: "cond3", JA: "{L.Of:np}が{R:num}{:ctr}‹いる|ある›", Node: countIs(ability.GE, 0, nil), Needs: fullPlace},
		{Quiet: true, ID: "as many as there can be in it", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zonename}にカードが{R:num}枚ある", Node: there(&ability.Filter{}), Needs: fullPlace},
		{Quiet: true, ID: "host is", NT: "cond3", JA: "{Of:np}に付いている", Node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Host}}, Needs: func(v any) bool {
			f := v.(ability.Cond).Of
			return f != nil && f.Ref == (ability.Ref{}) && inAreas(f) && (len(f.Has) > 0 || len(f.Zone) == 1)
		}},
		{Quiet: true, ID: "room to stand by", NT: "cond3", JA: "{L.Of.Who:poss}スタンバイ・エリアに‹空き|空いている所›がある | {L.Of.Who:poss}スタンバイ・エリアが空いている", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}}}, R: ability.N(2)}}, // 308.1
		{Quiet: true, ID: "no room to stand by", NT: "cond3", JA: "{L.Of.Who:poss}スタンバイ・エリアに空きがない", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}}}, R: ability.N(3)}},
		{Quiet: true, ID: "none has the ticket", NT: "cond3", JA: "‹どのプレイヤーも|誰も|だれも|どちらのプレイヤーも›ウィニングチケットを持っていない", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{noTicket(ability.You), noTicket(ability.Opponent)}}},
		{ID: "so many of different names", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zonename}に名前‹の|が›異なる{L.Of+:npraw}が{R:num}‹枚|体›以上‹ある|いる›", EN: "there are {R:num} or more {L.Of:nps} with different names", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{}}}, Needs: func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) == 1 }},
		{ID: "so many of one name", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zonename}に‹同じ名前|同名›の{L.Of+:npraw}が{R:num}‹枚|体›以上‹ある|いる›", EN: "there are {R:num} or more {L.Of:nps} with one and the same name", Node: oneName(), Needs: func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) == 1 }},
		{Quiet: true, ID: "two of one name", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zonename}に‹同じ名前|同名›の{L.Of+:npraw}が2‹枚|体›‹ある|いる›", Node: func() ability.Cond {
			c := oneName()
			c.R = ability.N(2)
			return c
		}(), Needs: func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) == 1 }},
		{Quiet: true, ID: "both are there", NT: "cond3", JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}‹|ユニットに›{Args.0.L.Of.Has.0.Value:name}と{Args.1.L.Of.Has.0.Value:name}が‹いる|ある›", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{unitNamed(), unitNamed()}}},
		{Quiet: true, ID: "gone", NT: "events", JA: "{0.State.L.Of:np}がいなくなった時", Node: []ability.Event{{Comes: true, State: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}}}},
		{ID: "has not happened", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{Args.0.On:eventHadNot}", EN: "it has not happened this turn that {Args.0.On:event}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened}}}, Needs: func(v any) bool { return hadHappened(v.(ability.Cond).Args[0]) }},
		{ID: "entered so many", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On.Subj.Who:player}がユニットを{N:int}体以上出し‹た|ていた›", EN: "{On.Subj.Who:player} put {N:int} or more units into play this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Zone: areas}}}, Needs: func(v any) bool { return v.(ability.Cond).N > 1 }},
		{ID: "player charged it", NT: "event", JA: "{Who:player}が{Subj:fieldnp}にチャージした", EN: "{Who:player} ‹charges~charge› {Subj:fieldnp}", Node: ability.Event{Verb: ability.Charged}},
		{Quiet: true, ID: "put elsewhere than into the KO zone", NT: "effect", JA: "{Of:would}‹場合|時|とき›‹、|›KO置き場に置く代わりに‹、|›{Do:effectsB}", Node: &ability.Instead{}, Needs: func(v any) bool { return v.(*ability.Instead).Of.Verb == ability.Destroyed }},
		{ID: "draws of a phase replaced", NT: "effect", JA: "‹自分が|›{If.Who:poss}{If.Phase:phase}に‹|自分の›デッキを引く‹場合|時›‹、|›代わりに‹、|›{Do:effects} | ‹自分が|›{If.Who:poss}{If.Phase:phase}に‹|自分の›デッキを引く‹場合|時›‹、|›代わりに‹、|›{Do:effectsB}", EN: "if you would draw a card during {If.Who:poss}{If.Phase:phase}, {Do:effects} instead", Node: drawsOf(nil), Needs: ownPhase},
		{ID: "draws of a phase replaced if wanted", NT: "effect", JA: "‹自分が|›{If.Who:poss}{If.Phase:phase}に‹|自分の›デッキを引く‹場合|時›‹、|›代わりに‹、|›{Do.0.Do:mayeffects}", EN: "if you would draw a card during {If.Who:poss}{If.Phase:phase}, {Do.0.Do:mayeffects} instead", Node: drawsOf([]ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}), Needs: ownPhase},
		{ID: "they discard down to", NT: "s6", JA: "相手は‹|自身の›手札が{Do.0.What.Sel.N.N.Args.1:num}枚になる‹ように|まで›‹|自身の›手札を捨てる", EN: "your opponent discards until they have {Do.0.What.Sel.N.N.Args.1:ncard} in their hand", Node: text.Clause{Do: []ability.Effect{downTo(ability.Opponent)}}},
		{ID: "discard down to", NT: "s6", JA: "‹自分の|›手札が{Do.0.What.Sel.N.N.Args.1:num}枚になる‹ように|まで›‹自分の|›手札を捨てる", EN: "discard until you have {Do.0.What.Sel.N.N.Args.1:ncard} in your hand", Node: text.Clause{Do: []ability.Effect{downTo(ability.You)}}},
		{ID: "per one played", NT: "s5", JA: "このターン‹に|中に|、|›{Per.On.Who:player}がプレイした{Per.On.Subj:npraw}1{:ctr}につき‹、|›{+:s6}", EN: "{+:s6} for each {Per.On.Subj:npraw} {Per.On.Who:player} played this turn", Node: text.Clause{Per: &ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Played}}}, Needs: func(v any) bool { return playable(v.(text.Clause).Per.On.Subj) }},
		{ID: "has the advantage over it", NT: "cond1", JA: "{L.Of.Rel.0.Of:ref}が{L.Of+:np}に‹対して|›有利", EN: "{L.Of.Rel.0.Of:ref} has the advantage over {L.Of+:np}", Node: countIs(ability.GE, 1, &ability.Filter{Rel: []ability.Rel{{Kind: ability.Beaten}}}), Needs: ofMain},
		{ID: "per one shown", NT: "s5", JA: "‹これにより|›公開したカード1枚につき‹、|›{+:s6} | ‹これにより|›公開した枚数1枚につき‹、|›{+:s6}", EN: "{+:s6} for each card revealed this way", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.Done("revealed"), N: 1}}},
		{ID: "per one among them", NT: "s5", JA: "その中の{Per.Of+:npraw}1{:ctr}につき‹、|›{+:s6} | その中の{Per.Of+:npraw}の‹枚数|数›‹だけ|分›‹、|›{+:s6}", EN: "{+:s6} for each {Per.Of+:npraw} among them", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1, Of: func() *ability.Filter { f := text.Related(ability.InSlot, text.BindRef(text.SlotLook)); return &f }()}}},
		{Quiet: true, ID: "per one among what moved", NT: "s5", JA: "{Do.0:effectR}、その中の{Per.Of+:npraw}1{:ctr}につき‹、|›{Do.1:effect}", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.CountOf, N: 1, Of: func() *ability.Filter { f := text.Related(ability.InSlot, text.BindRef(text.SlotLook)); return &f }()}, Do: []ability.Effect{nil, nil}}, Needs: movesSome},
		{Quiet: true, ID: "own damage times", NT: "s6", JA: "{Do.0.N.Args.1:expr}×{Do.0.N.Args.0:num}ダメージを与える", Node: text.Clause{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}}}},
		{Quiet: true, ID: "drawn per own damage", NT: "s5", JA: "{Do.0:effectR}、‹その|引いた|捨てた›‹枚数|数›1‹枚|つ›につき‹|、›{Do.1.N:num}ダメージを与える", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}, Do: []ability.Effect{nil, &ability.Damage{}}}, Needs: movesSome},
		{Quiet: true, ID: "janken for more damage", NT: "s2", JA: "{If:outcome}‹、|›さらに{Do.0.N:num}ダメージを与える", Node: text.Clause{Janken: 1, Do: []ability.Effect{&ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}}}}},
		{Quiet: true, ID: "lowest of them", NT: "selb", JA: "{Of+:np}のうち‹、|›最もHPが‹低い|少ない›‹ユニット|もの|›{N:count}", Node: ability.Selector{Of: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Lowest: true}}}}},
		{Quiet: true, ID: "highest of them", NT: "selb", JA: "{Of+:np}のうち‹、|›最もHPが‹高い|多い›‹ユニット|もの|›{N:count}", Node: ability.Selector{Of: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Highest: true}}}}},
		{ID: "KOs by a skill", NT: "event", JA: "{Obj:fieldnp}がスキルで{Subj:np}をKOした | {Obj:fieldnp}が{Subj:np}をスキルでKOした", EN: "{Obj:fieldnp} ‹KOs~KO› {Subj:anp} with a skill", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "KOs any by a skill", NT: "event", JA: "{Obj:fieldnp}がスキルでKOした", EN: "{Obj:fieldnp} ‹KOs~KO› with a skill", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "has assist named", NT: "cond3", JA: "{L.Of.Rel.0.Of:ref}に{L.Of.Has.0.Value:name}が付いている", EN: "{L.Of.Has.0.Value:name} is attached to {L.Of.Rel.0.Of:ref}", Node: there(assistNamed())},
		{Quiet: true, ID: "takes less", NT: "effect", JA: "{Of.Obj:fwhat}は{Of.Kind:dmg}を{N:num}少なく受ける", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Sub}},
		{ID: "is KO'd by a skill", NT: "event", JA: "{Subj:fieldnp}がスキルでKOされた", EN: "{Subj:fieldnp} ‹is~are› KO'd by a skill", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{Quiet: true, ID: "back on top", NT: "effectB", JA: "好きな‹順番で|順で|順に|順番に›デッキの‹一番|›上に置く", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.DeckPlace(ability.Top, ability.ChosenOrder)}},
		{Quiet: true, ID: "back on the bottom", NT: "effectB", JA: "好きな‹順番で|順で|順に|順番に›デッキの‹一番|›下に置く", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
		{Quiet: true, ID: "shuffled to the bottom", NT: "effect", JA: "{What:o}シャッフルして‹|自分の›デッキの‹一番|›下に置く | {What:topic}はシャッフルして‹|自分の›デッキの‹一番|›下に置く", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.RandomOrder)}},
		{Quiet: true, ID: "draw as many", NT: "effect", JA: "‹それと|これと|›同じ枚数‹|自分のデッキを|デッキを›引く", Node: &ability.Draw{Who: text.Who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}}},
		{ID: "draw up to as many", NT: "effect", JA: "自分の手札が{N:expr}と同じ枚数になるように‹自分のデッキを|デッキを|›引く | {N:expr}と同じ枚数になるように‹、|›‹自分のデッキを|デッキを|›引く", EN: "draw until you have as many cards in your hand as {N:expr}", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}, Needs: func(v any) bool { return counted(v.(*ability.Draw).N) }},
		{Quiet: true, ID: "they show their hand", NT: "effect", JA: "相手は‹|自身の›手札‹|すべて›を‹|すべて›公開する", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Hand_, Who: text.Who(ability.Opponent)}, Reveal: true, Bind: text.SlotNew}},
		{Quiet: true, ID: "by doing", NT: "s3", JA: "{Cost.0.Do:effect}ことで‹、|›{+:s4}", Node: text.Clause{Cost: []ability.Cost{{}}}},
		{Quiet: true, ID: "trigger if", NT: "trigger", JA: "{If:nara}‹、|›{On:events}", Node: text.Trigger{}},
		{Quiet: true, ID: "every time", NT: "events", JA: "{0:eventRu}たび‹|に›", Node: []ability.Event{{}}},
		{Quiet: true, ID: "uses a skill each time", NT: "eventRu", JA: "{Subj:fieldnp}がスキルを‹使う|使用する›", Node: ability.Event{Verb: ability.UsingSkill}},
		{Quiet: true, ID: "player puts", NT: "event", JA: "{Subj.Who:player}が{Subj+:fieldnp}を出した", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool { f := v.(ability.Event).Subj; return f.Ref == (ability.Ref{}) && inAreas(f) }},
		{ID: "player attaches assist", NT: "event", EN: "{Who:player} ‹attaches~attach› an assist to {Obj:fieldnp}", JA: "{Who:player}がアシストを{Obj:fieldnp}に付けた | {Who:player}が{Obj:fieldnp}にアシストを付けた", Node: ability.Event{Verb: ability.AttachedV, To: ability.Soul}},
		{ID: "skill of it failed", NT: "event", JA: "{Subj:fieldnp}のスキルが失敗した", EN: "a skill of {Subj:fieldnp} fails", Node: ability.Event{Verb: ability.MissedV}},
		{ID: "skill failed", NT: "event", JA: "{Who:poss}スキルが失敗した", EN: "{Who:poss}skill fails", Node: ability.Event{Verb: ability.MissedV}},
		{ID: "skill of it succeeded", NT: "event", JA: "{Subj:fieldnp}のスキルが成功した", EN: "a skill of {Subj:fieldnp} succeeds", Node: ability.Event{Verb: ability.Judged}},
		{ID: "skill succeeded", NT: "event", JA: "{Who:poss}スキルが成功した", EN: "{Who:poss}skill succeeds", Node: ability.Event{Verb: ability.Judged}},
		{ID: "used in the own turn before", NT: "cond3", JA: "前の自分のターン‹に|中に›‹、|›‹|自分が›{On.Name:skill}を‹使っ|使用し›‹た|ていた›", EN: "you used {On.Name:skill} during your last turn", Node: ability.Cond{Op: ability.Happened, Per: ability.LastOwn, On: &ability.Event{Verb: ability.UsedSkill, Who: text.Who(ability.You)}}},
		{ID: "happened in the own turn before", NT: "cond3", JA: "前の自分のターン‹に|中に›‹、|›{On:event} | 前の自分のターン‹に|中に›‹、|›{On:eventHad}", EN: "{On:eventPast} during your last turn", Node: ability.Cond{Op: ability.Happened, Per: ability.LastOwn}, Needs: func(v any) bool { return hadHappened(v) && v.(ability.Cond).On.Name == "" }},
		{ID: "left main", NT: "event", JA: "{Subj:fieldnp}がメイン・エリアを離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the main area", Node: ability.Event{Verb: ability.Moved, From: ability.Main}},
		{Quiet: true, ID: "player retreats free", NT: "effect", JA: "{What.Sel.Of.Who:player}は退却コスト‹なしで|を支払わずに|を払わずに›退却できる", Node: &ability.Change{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: areaFilter(ability.Main)}}, Stat: ability.Retreat, Op: ability.Set}},
		{ID: "per free standby area", NT: "s5", JA: "{Per.Args.1.Of.Who:poss}‹スタンバイ・エリアの空き|空いているスタンバイ・エリア›1‹つ|か所|箇所›につき‹、|›{+:s6}", EN: "{+:s6} for each of {Per.Args.1.Of.Who:poss}free standby areas", Node: text.Clause{Per: &ability.Amount{Op: ability.Minus, N: 1, Args: []ability.Amount{ability.N(3), {Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}}}}}}}, // 308.1
		{ID: "per attribute", NT: "s5", JA: "{Per.Of:np}の属性1種類につき‹、|›{+:s6}", EN: "{+:s6} for each attribute of {Per.Of:nps}", Node: text.Clause{Per: &ability.Amount{Op: ability.Kinds_, N: 1, Attr: ability.ClassAttr}}},
		{Quiet: true, ID: "draw as many as there are", NT: "effect", JA: "‹|自分の手札が›{N.Of:np}と同じ枚数になるように‹、|›‹自分のデッキを|デッキを|›引く", Node: &ability.Draw{Who: text.Who(ability.You), Until: true, N: ability.Amount{Op: ability.CountOf}}},
		{Quiet: true, ID: "retreats free", NT: "effect", JA: "{What:topic}は退却コスト‹なしで|を支払わずに|を払わずに›退却できる", Node: &ability.Change{Stat: ability.Retreat, Op: ability.Set}},
		{Quiet: true, ID: "as energy of one", NT: "chain", JA: "{1.What:o}{0.Sel.Of:np}に‹エネルギーとして|›付ける | {1.What:o}{0.Sel.Of:np}に付け替える | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に‹エネルギーとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に付け替える", Node: attach, Needs: func(v any) bool { return attachesCard(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel) }},
		{Quiet: true, ID: "as assist of one", NT: "chain", JA: "{1.What:o}{0.Sel.Of:np}に‹アシストとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に‹アシストとして|›付ける", Node: assist, Needs: func(v any) bool {
			return attachesAssist(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel)
		}},
		{ID: "would be dealt damage", NT: "would", JA: "{Obj:fieldnp}がダメージを受ける", EN: "{Obj:fieldnp} would be dealt damage", Node: ability.Event{Verb: ability.DealtDamage}},
	}
}

// downTo is to discard so many cards of a hand that so many are left. It is said in whole sentences: whose hand is counted does not hang on who acts.
func downTo(s ability.Side) *ability.Move {
	m := crossDiscard(false)
	if m.What.Sel.Of.Who = text.Who(s); s == ability.Opponent {
		m.What.Sel.By = text.Who(s)
	}
	hand := m.What.Sel.Of
	m.What.Sel.N.N = ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.CountOf, Of: &hand}, {}}}
	return m
}

// oneName is that there are so many cards of one name, whichever that is. Divine Cross 202.1.
func oneName() ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Alike, Attr: ability.NameAttr, Of: &ability.Filter{}}}
}

// drawsOf replaces what one draws in a phase. Divine Cross 502.1
func drawsOf(do []ability.Effect) *ability.Instead {
	return &ability.Instead{Of: ability.Event{Verb: ability.Drew, Who: text.Who(ability.You)}, If: &ability.Cond{Op: ability.TurnOf}, Do: do}
}

// ownPhase: a phase is said, and whose.
func ownPhase(v any) bool {
	c := v.(*ability.Instead).If
	return c.Phase != ability.NoPhase && c.Phase != ability.TurnItself && c.Who.Side == ability.You
}

// noTicket is that a player has no winning ticket.
func noTicket(s ability.Side) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket, Who: text.Who(s)}}
}

// unitNamed is that there is a unit of a name.
func unitNamed() ability.Cond {
	return countIs(ability.GE, 1, &ability.Filter{Zone: areas, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}})
}

// fullPlace: there can be no more, so that a number is that many or more. Divine Cross
// 307.2, 308.1, 1002.1.
func fullPlace(v any) bool {
	c := v.(ability.Cond)
	f := c.L.Of
	if f == nil || len(f.Zone) == 0 || f.Who == (ability.Who{}) || c.R.Op != ability.Const {
		return false
	}
	return text.Equal(f.Zone, areas) && c.R.N == 4 || f.Zone[0] == ability.Standby && c.R.N == 3 || f.Zone[0] == ability.KO && c.R.N == 2
}

// assistNamed is an assist of a name that is attached to one unit.
func assistNamed() *ability.Filter {
	f := ofHost(ability.Soul)
	f.Has = []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}
	return &f
}
