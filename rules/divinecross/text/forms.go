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
		{ID: "per one among them", NT: "s5", JA: "その中の{Per.Of+:npraw}1{:ctr}につき‹、|›{+:s6}", EN: "{+:s6} for each {Per.Of+:npraw} among them", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1, Of: func() *ability.Filter { f := text.Related(ability.InSlot, text.BindRef(text.SlotLook)); return &f }()}}},
		{Quiet: true, ID: "per one among what moved", NT: "s5", JA: "{Do.0:effectR}、その中の{Per.Of+:npraw}1{:ctr}につき‹、|›{Do.1:effect}", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.CountOf, N: 1, Of: func() *ability.Filter { f := text.Related(ability.InSlot, text.BindRef(text.SlotLook)); return &f }()}, Do: []ability.Effect{nil, nil}}, Needs: movesSome},
		{Quiet: true, ID: "own damage times", NT: "s6", JA: "{Do.0.N.Args.1:expr}×{Do.0.N.Args.0:num}ダメージを与える", Node: text.Clause{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}}}},
		{Quiet: true, ID: "drawn per own damage", NT: "s5", JA: "{Do.0:effectR}、‹その|引いた|捨てた›‹枚数|数›1‹枚|つ›につき‹|、›{Do.1.N:num}ダメージを与える", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}, Do: []ability.Effect{nil, &ability.Damage{}}}, Needs: movesSome},
		{Quiet: true, ID: "janken for more damage", NT: "s2", JA: "{If:outcome}‹、|›さらに{Do.0.N:num}ダメージを与える", Node: text.Clause{Janken: 1, Do: []ability.Effect{&ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}}}}},
		{Quiet: true, ID: "lowest of them", NT: "selb", JA: "{Of+:np}のうち‹、|›最もHPが‹低い|少ない›‹ユニット|もの›{N:count}", Node: ability.Selector{Of: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Lowest: true}}}}},
		{Quiet: true, ID: "highest of them", NT: "selb", JA: "{Of+:np}のうち‹、|›最もHPが‹高い|多い›‹ユニット|もの›{N:count}", Node: ability.Selector{Of: ability.Filter{Num: []ability.Bound{{Stat: ability.HP, Highest: true}}}}},
		{ID: "KOs by a skill", NT: "event", JA: "{Obj:fieldnp}がスキルで{Subj:np}をKOした", EN: "{Obj:fieldnp} ‹KOs~KO› {Subj:anp} with a skill", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "KOs any by a skill", NT: "event", JA: "{Obj:fieldnp}がスキルでKOした", EN: "{Obj:fieldnp} ‹KOs~KO› with a skill", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "has assist named", NT: "cond3", JA: "{L.Of.Rel.0.Of:ref}に{L.Of.Has.0.Value:name}が付いている", EN: "{L.Of.Has.0.Value:name} is attached to {L.Of.Rel.0.Of:ref}", Node: there(assistNamed())},
		{Quiet: true, ID: "takes less", NT: "effect", JA: "{Of.Obj:fwhat}は{Of.Kind:dmg}を{N:num}少なく受ける", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Sub}},
		{ID: "is KO'd by a skill", NT: "event", JA: "{Subj:fieldnp}がスキルでKOされた", EN: "{Subj:fieldnp} ‹is~are› KO'd by a skill", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{Quiet: true, ID: "back on top", NT: "effectB", JA: "好きな‹順番で|順で|順に|順番に›デッキの‹一番|›上に置く", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.DeckPlace(ability.Top, ability.ChosenOrder)}},
		{Quiet: true, ID: "back on the bottom", NT: "effectB", JA: "好きな‹順番で|順で|順に|順番に›デッキの‹一番|›下に置く", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}},
		{Quiet: true, ID: "shuffled to the bottom", NT: "effect", JA: "{What:o}シャッフルして‹|自分の›デッキの‹一番|›下に置く | {What:topic}はシャッフルして‹|自分の›デッキの‹一番|›下に置く", Node: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.RandomOrder)}},
		{Quiet: true, ID: "draw as many", NT: "effect", JA: "‹それと|これと|›同じ枚数‹|自分のデッキを|デッキを›引く", Node: &ability.Draw{Who: text.Who(ability.You), N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}}},
		{ID: "draw up to as many", NT: "effect", JA: "自分の手札が{N:expr}と同じ枚数になるように‹自分のデッキを|デッキを|›引く | {N:expr}と同じ枚数になるように‹、|›‹自分のデッキを|デッキを|›引く", EN: "draw until you have as many cards in your hand as {N:expr}", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}, Needs: func(v any) bool { return counted(v.(*ability.Draw).N) }},
		{Quiet: true, ID: "they show their hand", NT: "effect", JA: "相手は手札‹|すべて›を公開する", Node: &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Hand_, Who: text.Who(ability.Opponent)}, Reveal: true, Bind: text.SlotNew}},
		{Quiet: true, ID: "by doing", NT: "s3", JA: "{Cost.0.Do:effect}ことで‹、|›{+:s4}", Node: text.Clause{Cost: []ability.Cost{{}}}},
		{Quiet: true, ID: "trigger if", NT: "trigger", JA: "{If:nara}‹、|›{On:events}", Node: text.Trigger{}},
		{Quiet: true, ID: "every time", NT: "events", JA: "{0:eventRu}たび‹|に›", Node: []ability.Event{{}}},
		{Quiet: true, ID: "uses a skill each time", NT: "eventRu", JA: "{Subj:fieldnp}がスキルを‹使う|使用する›", Node: ability.Event{Verb: ability.UsingSkill}},
		{Quiet: true, ID: "player puts", NT: "event", JA: "{Subj.Who:player}が{Subj+:fieldnp}を出した", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool { f := v.(ability.Event).Subj; return f.Ref == (ability.Ref{}) && inAreas(f) }},
		{ID: "player attaches assist", NT: "event", EN: "{Who:player} ‹attaches~attach› an assist to {Obj:fieldnp}", JA: "{Who:player}がアシストを{Obj:fieldnp}に付けた | {Who:player}が{Obj:fieldnp}にアシストを付けた", Node: ability.Event{Verb: ability.AttachedV, To: ability.Soul}},
		{ID: "skill of it failed", NT: "event", JA: "{Subj:fieldnp}のスキルが失敗した", EN: "a skill of {Subj:fieldnp} fails", Node: ability.Event{Verb: ability.MissedV}},
		{ID: "skill failed", NT: "event", JA: "{Who:poss}スキルが失敗した", EN: "{Who:poss}skill fails", Node: ability.Event{Verb: ability.MissedV}},
		{ID: "left main", NT: "event", JA: "{Subj:fieldnp}がメイン・エリアを離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the main area", Node: ability.Event{Verb: ability.Moved, From: ability.Main}},
		{Quiet: true, ID: "retreats free", NT: "effect", JA: "{What:topic}は退却コストなしで退却できる", Node: &ability.Change{Stat: ability.Retreat, Op: ability.Set}},
		{Quiet: true, ID: "as energy of one", NT: "chain", JA: "{1.What:o}{0.Sel.Of:np}に‹エネルギーとして|›付ける | {1.What:o}{0.Sel.Of:np}に付け替える | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に‹エネルギーとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に付け替える", Node: attach, Needs: func(v any) bool { return attachesCard(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel) }},
		{Quiet: true, ID: "as assist of one", NT: "chain", JA: "{1.What:o}{0.Sel.Of:np}に‹アシストとして|›付ける | {1.What.Sel:targets}選び‹、|›{0.Sel.Of:np}に‹アシストとして|›付ける", Node: assist, Needs: func(v any) bool {
			return attachesAssist(v) && !mainOfOne(v.([]ability.Effect)[0].(*ability.Select).Sel)
		}},
		{ID: "would be dealt damage", NT: "would", JA: "{Obj:fieldnp}がダメージを受ける", EN: "{Obj:fieldnp} would be dealt damage", Node: ability.Event{Verb: ability.DealtDamage}},
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
