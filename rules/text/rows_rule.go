package text

import "gotaku/rules/ability"

// ruleRows: prohibitions, and changes of damage. SVE 1.3.3, 5.14.2.
func ruleRows(x *lexicon) []row {
	rows := []row{
		{id: "cannot attack it", nt: "effect", ja: "{What:what}は{With:np}を攻撃できない", en: "{What:what} cannot attack {With:anp}", node: &ability.Rule{Verb: ability.AttackV}},
		{quiet: true, id: "cannot be attacked by", nt: "effect", ja: "{With:fwhat}は{What.Sel.Of:np}‹に|から|により|によって›攻撃されない", node: &ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.AttackV}},
		{id: "cannot be attacked", nt: "effect", ja: "{What:what}は攻撃されない", en: "{What:what} cannot be attacked", node: &ability.Rule{Verb: ability.AttackedV}},
		{id: "cannot be selected by", nt: "effect", ja: "{What:what}は相手の‹カードや|›能力‹により|によって|では›選ばれない | {What:what}は相手の能力の対象にならない", en: "{What:what} cannot be selected by your opponent's cards or abilities", node: &ability.Rule{Verb: ability.Selected, By: who(ability.Opponent)}},
		{id: "cannot be destroyed by", nt: "effect", ja: "{What:what}は能力‹により|によって|では|で›破壊されない", en: "{What:what} cannot be destroyed by abilities", node: &ability.Rule{Verb: ability.Destroyed, Kind: ability.AbilityDamage}},
		{id: "cannot be destroyed by their", nt: "effect", ja: "{What:what}は相手の能力‹により|によって|では|で›破壊されない", en: "{What:what} cannot be destroyed by your opponent's abilities", node: &ability.Rule{Verb: ability.Destroyed, By: who(ability.Opponent), Kind: ability.AbilityDamage}},
		{id: "takes no damage", nt: "effect", ja: "{What:what}は{Kind:dmg}を受けない", en: "{What:what} ‹takes~take› no {Kind:dmg}", node: &ability.Rule{Verb: ability.TakeDamage}},
		{id: "deals no damage", nt: "effect", ja: "{What:what}は{Kind:dmg}を与えない", en: "{What:what} ‹deals~deal› no {Kind:dmg}", node: &ability.Rule{Verb: ability.DealtDamage}},
		{id: "cannot be played", nt: "effect", ja: "{What:what}はプレイできない", en: "{What:what} cannot be played", node: &ability.Rule{Verb: ability.Played}},
		{id: "player cannot play", nt: "effect", ja: "{What.Who:player}は{With:npraw}をプレイできない", en: "{What.Who:player} cannot play {With:anpraw}", node: &ability.Rule{Verb: ability.Played}},
		{id: "may play", nt: "effect", ja: "{What.Who:player}は{With:npraw}をプレイできる", en: "{What.Who:player} ‹is~are› allowed to play {With:anpraw}", node: &ability.Rule{Verb: ability.Played, Mode: ability.May}},
		{quiet: true, id: "may play cards", nt: "effect", ja: "{What.Who:player}は{With:npraw}をプレイしてもよい | {What.Who:player}は{With:npraw}をプレイしてよい", node: &ability.Rule{Verb: ability.Played, Mode: ability.May}, needs: notThisPlay},
		{quiet: true, id: "this may be played", nt: "effect", ja: "{With.Zone:zoneset}‹の|にある›‹これ|このカード›‹を|は›プレイできる", node: &ability.Rule{What: ability.What{Who: who(ability.You)}, Verb: ability.Played, Mode: ability.May, With: thisFilter()}, needs: elsewhere},
		{id: "must attack", nt: "effect", ja: "{What:what}は‹可能なら|できるなら›攻撃しなければならない", en: "{What:what} must attack if able", node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}},
		{id: "must attack it", nt: "effect", ja: "{What:topic}は‹|、›‹可能なら|できるなら|可能な限り›‹|、›{With:np}を攻撃しなければならない", en: "{What:what} must attack {With:anp} if able", node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}},
		{id: "must be attacked", nt: "effect", ja: "{With:np}が攻撃する‹場合|際|とき›‹|は›、‹可能なら|›{What:what}を攻撃しなければならない", en: "if {With:anp} attacks, it must attack {What:what} if able", node: &ability.Rule{Verb: ability.AttackedV, Mode: ability.Must}},
		{id: "ignores a keyword", nt: "effect", ja: "{What:what}は‹|相手の|相手の場の›{With.Has.0.Value:kw}‹|を持つフォロワー›を無視して攻撃できる", en: "{What:what} may attack ignoring {With.Has.0.Value:kw}", node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: keywordFilter()}},
		{id: "attacks standing", nt: "effect", ja: "{What:what}は{With:np}を攻撃できる | {What:what}は{With:np}も攻撃できる", en: "{What:what} may attack {With:anp}", node: &ability.Rule{Verb: ability.AttackV, Mode: ability.May}},

		{id: "damage taken", nt: "effect", ja: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{Op:pm}{N:num}する", en: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} changes by {Op:pm}{N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}},
		{id: "damage dealt", nt: "effect", ja: "{Of.Subj:fwhat}が与える{Of.Kind:dmg}を{Op:pm}{N:num}する", en: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} changes by {Op:pm}{N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}},
		{id: "damage dealt set", nt: "effect", ja: "{Of.Subj:fwhat}が与える{Of.Kind:dmg}を{N:num}にする", en: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} becomes {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Set}},
		{id: "damage taken set", nt: "effect", ja: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{N:num}にする", en: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} becomes {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}},

		{id: "replaced", nt: "effect", ja: "{Of:would}場合、代わりに{Do:effects} | {Of:would}場合、代わりに{Do:effectsB}", en: "if {Of:would}, {Do:effects} instead", node: &ability.Instead{}, needs: replacing},
		{id: "damage dealt times", nt: "effect", ja: "{Of.Subj:fwhat}が与える{Of.Kind:dmg}を{N:num}倍にする", en: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} is multiplied by {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Times}},
		{id: "damage taken times", nt: "effect", ja: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{N:num}倍にする", en: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} is multiplied by {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Times}},
		{id: "much damage set", nt: "effect", ja: "{Of.Subj:fwhat}が受ける{Of.AtLeast:num}以上の{Of.Kind:dmg}を{N:num}にする | {Of.Subj:fwhat}が受ける{Of.Kind:dmg}が{Of.AtLeast:num}以上‹なら|の場合›、‹代わりに|›‹|それを|そのダメージを›{N:num}にする", en: "{Of.Kind:dmg} of {Of.AtLeast:num} or more dealt to {Of.Subj:fwhat} becomes {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}, needs: func(v any) bool { return v.(*ability.Instead).Of.AtLeast != nil }},
		{id: "the next damage set", nt: "effect", ja: "次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{N:num}にする | {Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}を{N:num}にする", en: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} becomes {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, For: ability.Time{N: 1}}},
		{id: "the next damage changed", nt: "effect", ja: "次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{Op:pm}{N:num}する | {Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}を{Op:pm}{N:num}する", en: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} changes by {Op:pm}{N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, For: ability.Time{N: 1}}},
		{id: "next damage set", nt: "effect", ja: "このターン‹|中›、{Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}を{N:num}にする | このターン‹|中›、次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{N:num}にする", en: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} this turn becomes {N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}},
		{id: "next damage changed", nt: "effect", ja: "このターン‹|中›、{Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}を{Op:pm}{N:num}する | このターン‹|中›、次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{Op:pm}{N:num}する", en: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} this turn changes by {Op:pm}{N:num}", node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, For: ability.Time{Until: ability.Uses, N: 1}}},
		{id: "any damage", nt: "dmg", ja: "ダメージ", en: "damage", node: ability.AnyDamage},
		{id: "attack damage", nt: "dmg", ja: "攻撃ダメージ", en: "attack damage", node: ability.AttackDamage},
		{id: "combat damage", nt: "dmg", ja: "交戦ダメージ", en: "combat damage", node: ability.CombatDamage},
		{id: "ability damage", nt: "dmg", ja: "能力ダメージ", en: "ability damage", node: ability.AbilityDamage},

		{id: "filtered ref", nt: "fwhat", ja: "{Ref:ref}", en: "{Ref:ref}", node: ability.Filter{}},
		{id: "filtered noun", nt: "fwhat", ja: "{_:np} | {_:np}すべて", en: "{_:anp}", needs: func(v any) bool { return v.(ability.Filter).Ref == (ability.Ref{}) }},
	}
	for _, v := range x.verbs {
		if v.unable == "" {
			continue
		}
		ja := v.cannot
		if ja == "" {
			ja = v.not
		}
		rows = append(rows, row{id: v.unable, nt: "effect", ja: "{What:what}は" + ja, en: "{What:what} " + v.unable, node: &ability.Rule{Verb: v.verb}})
	}
	return rows
}

func keywordFilter() *ability.Filter { f := hasProp(ability.KeywordAttr); return &f }

// elsewhere: in a place that cards are not played from but for this rule.
func elsewhere(v any) bool {
	z := v.(*ability.Rule).With.Zone[0]
	return z != ability.Field && z != ability.Hand_ && z != ability.EX
}

// notThisPlay: 墓場のこれをプレイしてよい may be said of one time only.
func notThisPlay(v any) bool {
	f := v.(*ability.Rule).With
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 1
}

// replacing: something is done instead, and it is no number that changes.
func replacing(v any) bool {
	in := v.(*ability.Instead)
	return len(in.Do) > 0 && in.Op == ability.Add && in.N == nil && in.If == nil
}
