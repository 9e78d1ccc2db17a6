package text

import "gotaku/rules/ability"

// Further forms of Divine Cross: conditions, counts, attaching and events as texts also
// put them. Each reads to what a row elsewhere prints, unless it has an English face.

func crossForms() []row {
	attr := func() ability.Filter { return hasProp(ability.ClassAttr) }
	two := func() *ability.Filter { return &ability.Filter{Or: []ability.Filter{attr(), attr()}} }
	colour := attr()
	there := func(of *ability.Filter) ability.Cond {
		return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: of}, R: ability.N(1)}
	}
	not := func(c ability.Cond) ability.Cond { return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}} }
	among := related(ability.InSlot, bindRef(slotLook))
	marked := hasProp(ability.CounterAttr)
	someEnergy := energyInIs(ability.GE)
	someEnergy.R = ability.N(1)
	onDamage := ability.Amount{Op: ability.CounterOn, Name: damageMarker}
	toIt := ability.Place{Zone: ability.EnergyZone, Link: bindRef(slotIt)}
	attach := []ability.Effect{&ability.Select{Slot: slotNew, Sel: ability.Selector{N: one()}}, &ability.Move{To: toIt}}
	assist := []ability.Effect{&ability.Select{Slot: slotNew, Sel: ability.Selector{N: one()}}, &ability.Move{To: ability.Place{Zone: ability.Soul, Link: bindRef(slotIt)}}}
	return []row{
		{quiet: true, id: "stat below", nt: "cond1", ja: "{Args.0.L.Of:np}の{Args.0.L.Stat:refstat}が{Args.0.R:num}未満", node: not(statIs(ability.GE)), needs: func(v any) bool { return v.(ability.Cond).Args[0].L.Of.Ref == (ability.Ref{}) }},
		{quiet: true, id: "its stat below", nt: "cond1", ja: "{Args.0.L.Ref:ref}の{Args.0.L.Stat:refstat}が{Args.0.R:num}未満", node: not(statIs(ability.GE))},
		{quiet: true, id: "count below", nt: "cond1", ja: "{Args.0.L.Of:np}が{Args.0.R:num}{:ctr}未満", node: not(countIs(ability.GE, 0))},
		{quiet: true, id: "as many as there can be", nt: "cond3", ja: "{L.Of:np}が{R:num}{:ctr}‹いる|ある›", node: countIs(ability.GE, 0), needs: fullPlace},
		{quiet: true, id: "as many as there can be in it", nt: "cond3", ja: "{L.Of.Who:poss}{L.Of.Zone:zonename}にカードが{R:num}枚ある", node: there(&ability.Filter{}), needs: fullPlace},
		{id: "is one of two attributes", nt: "cond1", en: "{Ref:ref} is {Of.Or.0.Has.0.Value:attr} or {Of.Or.1.Has.0.Value:attr}", ja: "{Ref:ref}‹が|の属性が›{Of.Or.0.Has.0.Value:attr}か{Of.Or.1.Has.0.Value:attr}", node: ability.Cond{Op: ability.Is, Of: two()}},
		{id: "main is one of two attributes", nt: "cond1", en: "{L.Of+:np} is {L.Of.Or.0.Has.0.Value:attr} or {L.Of.Or.1.Has.0.Value:attr}", ja: "{L.Of+:np}‹が|の属性が›{L.Of.Or.0.Has.0.Value:attr}か{L.Of.Or.1.Has.0.Value:attr}‹|のユニット›", node: there(two()), needs: ofMain},
		{quiet: true, id: "main is a unit of attribute", nt: "cond1", ja: "{L.Of+:np}が{L.Of.Has.0.Value:attr}のユニット", node: there(&colour), needs: ofMain},
		{quiet: true, id: "main has no energy", nt: "cond3", ja: "{L.Of.Rel.0.In:bearer}にエネルギーが‹付いていない|ない›", node: energyInIs(ability.LE)},
		{quiet: true, id: "main has some energy", nt: "cond3", ja: "{L.Of.Rel.0.In:bearer}にエネルギーが付いている", node: someEnergy},
		{quiet: true, id: "is marked", nt: "cond3", ja: "{Ref:ref}に{Of.Has.0.Value:mark}マーカーが‹置かれている|ある›", node: ability.Cond{Op: ability.Is, Of: &marked}},
		{quiet: true, id: "main is marked", nt: "cond3", ja: "{L.Of+:np}に{L.Of.Has.0.Value:mark}マーカーが‹置かれている|ある›", node: there(func() *ability.Filter { f := hasProp(ability.CounterAttr); return &f }()), needs: ofMain},
		{quiet: true, id: "host is", nt: "cond3", ja: "{Of:np}に付いている", node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Host}}, needs: func(v any) bool {
			f := v.(ability.Cond).Of
			return f != nil && f.Ref == (ability.Ref{}) && inAreas(f) && (len(f.Has) > 0 || len(f.Zone) == 1)
		}},
		{id: "among them there is", nt: "cond3", ja: "その中に{L.Of+:npraw}が‹ある|いる|含まれている›", en: "there is {L.Of+:anpraw} among them", node: there(&among)},
		{id: "per one among them", nt: "s5", ja: "その中の{Per.Of+:npraw}1{:ctr}につき‹、|›{+:s6}", en: "{+:s6} for each {Per.Of+:npraw} among them", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1, Of: func() *ability.Filter { f := related(ability.InSlot, bindRef(slotLook)); return &f }()}}},
		{quiet: true, id: "per one among what moved", nt: "s5", ja: "{Do.0:effectR}、その中の{Per.Of+:npraw}1{:ctr}につき‹、|›{Do.1:effect}", node: clause{PerLast: true, Per: &ability.Amount{Op: ability.CountOf, N: 1, Of: func() *ability.Filter { f := related(ability.InSlot, bindRef(slotLook)); return &f }()}, Do: []ability.Effect{nil, nil}}, needs: movesSome},
		{id: "per damage", nt: "s5", ja: "{Per.Ref:ref}の‹ダメージ|ダメージマーカー›{Per.N:int}‹点|›につき‹、|›{+:s6} | {Per.Ref:ref}が受けているダメージ{Per.N:int}につき‹、|›{+:s6}", en: "{+:s6} for every {Per.N:int} damage on {Per.Ref:ref}", node: clause{Per: &onDamage}, needs: perRef},
		{quiet: true, id: "own damage times", nt: "s6", ja: "{Do.0.N.Args.1:expr}×{Do.0.N.Args.0:num}ダメージを与える", node: clause{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}}}},
		{quiet: true, id: "drawn per own damage", nt: "s5", ja: "{Do.0:effectR}、‹その|引いた|捨てた›‹枚数|数›1‹枚|つ›につき‹|、›{Do.1.N:num}ダメージを与える", node: clause{PerLast: true, Per: &ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved), N: 1}, Do: []ability.Effect{nil, &ability.Damage{}}}, needs: movesSome},
		{quiet: true, id: "janken for more damage", nt: "s2", ja: "じゃんけん‹して|し›‹、|›‹勝てば|勝ったなら|勝った場合|勝ったら›‹、|›さらに{Do.0.N:num}ダメージを与える", node: clause{Janken: 1, Do: []ability.Effect{&ability.Damage{To: ability.What{Ref: bindRef(slotIt)}}}}},
		{quiet: true, id: "lowest of them", nt: "selb", ja: "{Of+:np}のうち‹、|›最もHPが‹低い|少ない›‹ユニット|もの›{N:count}", node: ability.Selector{Of: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Lowest: true}}}}},
		{quiet: true, id: "highest of them", nt: "selb", ja: "{Of+:np}のうち‹、|›最もHPが‹高い|多い›‹ユニット|もの›{N:count}", node: ability.Selector{Of: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Highest: true}}}}},
		{id: "KOs by a skill", nt: "event", ja: "{Obj:fieldnp}がスキルで{Subj:np}をKOした", en: "{Obj:fieldnp} ‹KOs~KO› {Subj:anp} with a skill", node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{id: "KOs any by a skill", nt: "event", ja: "{Obj:fieldnp}がスキルでKOした", en: "{Obj:fieldnp} ‹KOs~KO› with a skill", node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{id: "has assist named", nt: "cond3", ja: "{L.Of.Rel.0.Of:ref}に{L.Of.Has.0.Value:name}が付いている", en: "{L.Of.Has.0.Value:name} is attached to {L.Of.Rel.0.Of:ref}", node: there(assistNamed())},
		{quiet: true, id: "takes less", nt: "effect", ja: "{Of.Obj:fwhat}は{Of.Kind:dmg}を{N:num}少なく受ける", node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Sub}},
		{quiet: true, id: "so much damage", nt: "effect", ja: "{N:expr}分‹、|›{To:what}にダメージを与える", node: &ability.Damage{}, needs: func(v any) bool { return counted(v.(*ability.Damage).N) }},
		{id: "is KO'd by a skill", nt: "event", ja: "{Subj:fieldnp}がスキルでKOされた", en: "{Subj:fieldnp} ‹is~are› KO'd by a skill", node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{quiet: true, id: "back on top", nt: "effectB", ja: "好きな‹順番で|順で|順に|順番に›デッキの‹一番|›上に置く", node: &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, To: deckPlace(ability.Top, ability.ChosenOrder)}},
		{quiet: true, id: "back on the bottom", nt: "effectB", ja: "好きな‹順番で|順で|順に|順番に›デッキの‹一番|›下に置く", node: &ability.Move{What: ability.What{Ref: bindRef(slotIt)}, To: deckPlace(ability.BottomP, ability.ChosenOrder)}},
		{quiet: true, id: "rest shuffled to the bottom", nt: "effect", ja: "‹残り|残りのカード›‹を|は›シャッフルして‹|自分の›デッキの‹一番|›下に置く", node: &ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Rest, Slot: slotLook}}, To: deckPlace(ability.BottomP, ability.RandomOrder)}},
		{quiet: true, id: "draw as many", nt: "effect", ja: "‹それと|これと|›同じ枚数‹|自分のデッキを|デッキを›引く", node: &ability.Draw{Who: who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved)}}},
		{id: "draw up to as many", nt: "effect", ja: "自分の手札が{N:expr}と同じ枚数になるように‹自分のデッキを|デッキを|›引く | {N:expr}と同じ枚数になるように‹、|›‹自分のデッキを|デッキを|›引く", en: "draw until you have as many cards in your hand as {N:expr}", node: &ability.Draw{Who: who(ability.You), Until: true}, needs: func(v any) bool { return counted(v.(*ability.Draw).N) }},
		{quiet: true, id: "they show their hand", nt: "effect", ja: "相手は手札‹|すべて›を公開する", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Hand_, Who: who(ability.Opponent)}, Reveal: true, Bind: slotNew}},
		{late: true, id: "lowest HP", nt: "mod", ja: "最もHPが‹低い|少ない›", en: "… with the lowest HP", node: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Lowest: true}}}},
		{late: true, id: "highest HP", nt: "mod", ja: "最もHPが‹高い|多い›", en: "… with the highest HP", node: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Highest: true}}}},
		{quiet: true, id: "skill damage per", nt: "s5", ja: "{Do.0.Of.Subj:fwhat}の‹スキルダメージ|スキルのダメージ›は‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}アップする", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage}}}}},
		{quiet: true, id: "charges it", nt: "effect", ja: "{What.Ref:ref}をチャージする", node: &ability.Act{Word: "charge"}, needs: chargeable},
		{quiet: true, id: "charges one", nt: "effect", ja: "{What.Sel:sel}をチャージする", node: &ability.Act{Word: "charge"}, needs: func(v any) bool { return v.(*ability.Act).What.Sel != nil && chargeable(v) }},
		{quiet: true, id: "by doing", nt: "s3", ja: "{Cost.0.Do:effect}ことで‹、|›{+:s4}", node: clause{Cost: []ability.Cost{{}}}},
		{quiet: true, id: "playable only", nt: "sentence", ja: "{CardNeeds.Args.0:nara}‹のみ|だけ|に限り›‹、|›‹使える|プレイできる› | {CardNeeds.Args.0:nara}‹のみ|だけ|に限り|›‹、|›このカードを‹使える|プレイできる›", node: clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{quiet: true, id: "trigger if", nt: "trigger", ja: "{If:nara}‹、|›{On:events}", node: trigger{}},
		{quiet: true, id: "every time", nt: "events", ja: "{0:eventRu}たび‹|に›", node: []ability.Event{{}}},
		{quiet: true, id: "uses a skill each time", nt: "eventRu", ja: "{Subj:fieldnp}がスキルを‹使う|使用する›", node: ability.Event{Verb: ability.UsingSkill}},
		{quiet: true, id: "player puts", nt: "event", ja: "{Subj.Who:player}が{Subj+:fieldnp}を出した", node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, needs: func(v any) bool { f := v.(ability.Event).Subj; return f.Ref == (ability.Ref{}) && inAreas(f) }},
		{id: "player attaches assist", nt: "event", en: "{Who:player} ‹attaches~attach› an assist to {Obj:fieldnp}", ja: "{Who:player}がアシストを{Obj:fieldnp}に付けた | {Who:player}が{Obj:fieldnp}にアシストを付けた", node: ability.Event{Verb: ability.AttachedV, To: ability.Soul}},
		{id: "skill of it failed", nt: "event", ja: "{Subj:fieldnp}のスキルが失敗した", en: "a skill of {Subj:fieldnp} fails", node: ability.Event{Verb: ability.MissedV}},
		{id: "skill failed", nt: "event", ja: "{Who:poss}スキルが失敗した", en: "{Who:poss}skill fails", node: ability.Event{Verb: ability.MissedV}},
		{id: "left main", nt: "event", ja: "{Subj:fieldnp}がメイン・エリアを離れた", en: "{Subj:fieldnp} ‹leaves~leave› the main area", node: ability.Event{Verb: ability.Moved, From: ability.Main}},
		{id: "at next main phase", nt: "s5", ja: "次の{On.0.Who:poss}‹ターンの|›メインフェイズ‹の|›開始時‹に|›、{+:s6}", en: "at the start of {On.0.Who:poss}next main phase, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.MainPhase}}}, needs: func(v any) bool { return v.(clause).On[0].Who != ability.Who{} }},
		{quiet: true, id: "retreats free", nt: "effect", ja: "{What:topic}は退却コストなしで退却できる", node: &ability.Change{Stat: ability.Retreat, Op: ability.Set}},
		{quiet: true, id: "retreat this", nt: "effect", ja: "‹このユニット|" + ownName + "›を退却させる", node: &ability.Act{Word: "retreat"}},
		{quiet: true, id: "as energy of one", nt: "chain", ja: "{1.What:o}{0.Sel.Of:np}に‹エネルギーとして|›付ける | {1.What:o}{0.Sel.Of:np}に付け替える | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に‹エネルギーとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に付け替える", node: attach, needs: func(v any) bool { return attachesCard(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel) }},
		{quiet: true, id: "as assist of one", nt: "chain", ja: "{1.What:o}{0.Sel.Of:np}に‹アシストとして|›付ける", node: assist, needs: func(v any) bool {
			return attachesAssist(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel)
		}},
		{id: "would be dealt damage", nt: "would", ja: "{Obj:fieldnp}がダメージを受ける", en: "{Obj:fieldnp} would be dealt damage", node: ability.Event{Verb: ability.DealtDamage}},
		{quiet: true, id: "reveal so many", nt: "effect", ja: "{From.Who:poss}デッキを{N:num}枚公開する", node: &ability.Look{Who: who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: slotNew}},
	}
}

// fullPlace: there can be no more, so that a number is that many or more. Divine Cross
// 308.1, 1002.1.
func fullPlace(v any) bool {
	c := v.(ability.Cond)
	f := c.L.Of
	if f == nil || len(f.Zone) != 1 || f.Who == (ability.Who{}) || c.R.Op != ability.Const {
		return false
	}
	return f.Zone[0] == ability.Standby && c.R.N == 3 || f.Zone[0] == ability.KO && c.R.N == 2
}

// assistNamed is an assist of a name that is attached to one unit.
func assistNamed() *ability.Filter {
	f := ofHost(ability.Soul)
	f.Has = []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}
	return &f
}
