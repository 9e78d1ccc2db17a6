package text

import (
	"slices"

	"gotaku/rules/ability"
)

// ruleRows: prohibitions, and changes of damage. SVE 1.3.3, 5.14.2.
func ruleRows(x *Lexicon) []Row {
	rows := []Row{
		{ID: "cannot attack it", NT: "effect", JA: "{What:what}は{With:np}を攻撃できない", EN: "{What:what} cannot attack {With:anp}", Node: &ability.Rule{Verb: ability.AttackV}},
		{Quiet: true, ID: "cannot be attacked by", NT: "effect", JA: "{With:fwhat}は{What.Sel.Of:np}‹に|から|により|によって›攻撃されない", EN: "{With:fwhat} cannot be attacked by {What.Sel.Of:nps}", Node: &ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.AttackV}},
		{ID: "cannot be attacked", NT: "effect", JA: "{What:what}は攻撃されない", EN: "{What:what} cannot be attacked", Node: &ability.Rule{Verb: ability.AttackedV}},
		{ID: "cannot be selected by", NT: "effect", JA: "{What:what}は相手のカードや能力‹により|によって|では›選ばれない | {What:what}は相手のカードや能力の対象にならない", EN: "{What:what} cannot be selected by your opponent's cards or abilities", Node: &ability.Rule{Verb: ability.Selected, By: Who(ability.Opponent)}},
		{ID: "cannot be destroyed by", NT: "effect", JA: "{What:what}は能力‹により|によって|では|で›破壊されない", EN: "{What:what} cannot be destroyed by abilities", Node: &ability.Rule{Verb: ability.Destroyed, Kind: ability.AbilityDamage}},
		{ID: "cannot be banished by", NT: "effect", JA: "{What:what}は能力‹により|によって|では|で›消滅しない", EN: "{What:what} cannot be banished by abilities", Node: &ability.Rule{Verb: ability.Banished, Kind: ability.AbilityDamage}},
		{ID: "cannot be destroyed by their", NT: "effect", JA: "{What:what}は相手の能力‹により|によって|では|で›破壊されない", EN: "{What:what} cannot be destroyed by your opponent's abilities", Node: &ability.Rule{Verb: ability.Destroyed, By: Who(ability.Opponent), Kind: ability.AbilityDamage}},
		{ID: "takes no damage", NT: "effect", JA: "{What:what}は{Kind:dmg}を受けない", EN: "{What:what} ‹takes~take› no {Kind:dmg}", Node: &ability.Rule{Verb: ability.TakeDamage}},
		{ID: "deals no damage", NT: "effect", JA: "{What:what}は{Kind:dmg}を与えない", EN: "{What:what} ‹deals~deal› no {Kind:dmg}", Node: &ability.Rule{Verb: ability.DealtDamage}},
		{ID: "cannot be played", NT: "effect", JA: "{What:what}はプレイできない", EN: "{What:what} cannot be played", Node: &ability.Rule{Verb: ability.Played}},
		{ID: "player cannot play", NT: "effect", JA: "{What.Who:player}は{With:npraw}をプレイできない", EN: "{What.Who:player} cannot play {With:anpraw}", Node: &ability.Rule{Verb: ability.Played}, Needs: playsTheirOwn},
		{ID: "player cannot draw", NT: "effect", JA: "{What.Who:player}は‹カードを|›‹引けない|引くことができない›", EN: "{What.Who:player} cannot draw ‹cards|a card|any cards›", Node: &ability.Rule{Verb: ability.Drew}},
		{ID: "may play", NT: "effect", JA: "{What.Who:player}は{With:npraw}をプレイできる", EN: "{What.Who:player} ‹is~are› allowed to play {With:anpraw}", Node: &ability.Rule{Verb: ability.Played, Mode: ability.May}},
		{Quiet: true, ID: "may play cards", NT: "effect", JA: "{What.Who:player}は{With:npraw}をプレイしてもよい | {What.Who:player}は{With:npraw}をプレイしてよい", Node: &ability.Rule{Verb: ability.Played, Mode: ability.May}, Needs: notThisPlay},
		{Quiet: true, ID: "this may be played", NT: "effect", JA: "{With.Zone:zoneset}‹の|にある›‹これ|このカード›‹を|は›プレイできる", Node: &ability.Rule{What: ability.What{Who: Who(ability.You)}, Verb: ability.Played, Mode: ability.May, With: ThisFilter()}, Needs: x.elsewhere},
		{ID: "must attack", NT: "effect", JA: "{What:what}は‹可能なら|できるなら›攻撃しなければならない | {What:topic}は‹|、›可能なら‹|、›攻撃する", EN: "{What:what} must attack if able | {What:what} ‹attacks~attack› if able", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}},
		{ID: "must attack it", NT: "effect", JA: "{What:topic}は‹|、›‹可能なら|できるなら|可能な限り›‹|、›{With:np}を攻撃しなければならない", EN: "{What:what} must attack {With:anp} if able", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}},
		{ID: "must be attacked", NT: "effect", JA: "{With:np}が攻撃する‹場合|際|とき›‹|は›、‹可能なら|›{What:what}を攻撃しなければならない", EN: "if {With:anp} attacks, it must attack {What:what} if able", Node: &ability.Rule{Verb: ability.AttackedV, Mode: ability.Must}},
		{ID: "attacks standing", NT: "effect", JA: "{What:what}は{With:np}を攻撃できる | {What:what}は{With:np}も攻撃できる", EN: "{What:what} may attack {With:anp}", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.May}},

		{ID: "damage taken", NT: "effect", JA: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{Op:pm}{N:num}する | {Of.Subj:fwhat}が受ける{Of.Kind:dmg}は{Op:pm}{N:num}‹される|する›", EN: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} changes by {Op:pm}{N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}},
		{ID: "damage dealt", NT: "effect", JA: "{Of.Subj:fwhat}が与える{Of.Kind:dmg}を{Op:pm}{N:num}する", EN: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} changes by {Op:pm}{N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}},
		{ID: "damage dealt set", NT: "effect", JA: "{Of.Subj:fwhat}が与える{Of.Kind:dmg}を{N:num}にする | {Of.Subj:fwhat}が与える{Of.Kind:dmg}は{N:num}になる", EN: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} becomes {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Set}},
		{ID: "damage taken set", NT: "effect", JA: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{N:num}にする | {Of.Subj:fwhat}が受ける{Of.Kind:dmg}は{N:num}になる", EN: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} becomes {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}},

		{ID: "replaced", NT: "effect", JA: "{Of:would}‹場合|際|とき›、代わりに{Do:effects} | {Of:would}‹場合|際|とき›、代わりに{Do:effectsB} | {Of:would}代わりに‹|、›{Do:effects} | {Of:would}代わりに‹|、›{Do:effectsB}", EN: "‹if|when|whenever› {Of:would}, {Do:effects} instead", Node: &ability.Instead{}, Needs: replacing},
		{ID: "replaced if wanted", NT: "effect", JA: "{Of:would}‹場合|際|とき›、代わりに{Do.0.Do:mayeffects} | {Of:would}代わりに‹|、›{Do.0.Do:mayeffects}", EN: "‹if|when|whenever› {Of:would}, {Do.0.Do:mayeffects} instead", Node: &ability.Instead{Do: []ability.Effect{&ability.Try{Who: Who(ability.You), May: true}}}, Needs: func(v any) bool { return wanted(v.(*ability.Instead).Do[0].(*ability.Try).Do) }},
		{ID: "replaced the next time", NT: "effect", JA: "次に{Of:would}‹場合|際|とき|時›、代わりに{Do:effects}", EN: "the next time {Of:would}, {Do:effects} instead", Node: &ability.Instead{For: ability.Time{N: 1}}, Needs: replacing},
		{ID: "damage dealt times", NT: "effect", JA: "{Of.Subj:fwhat}が与える{Of.Kind:dmg}を{N:num}倍にする | {Of.Subj:fwhat}が与える{Of.Kind:dmg}は{N:num}倍になる", EN: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} is multiplied by {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Times}},
		{ID: "damage taken times", NT: "effect", JA: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}を{N:num}倍にする | {Of.Subj:fwhat}が受ける{Of.Kind:dmg}は{N:num}倍になる", EN: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} is multiplied by {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Times}},
		{ID: "damage at most", NT: "effect", JA: "{Of.Subj:fwhat}が‹|一度に›受ける{Of.Kind:dmg}は‹最大|最大で›{Of.AtLeast=N:num}‹になる|とする|である|まで› | {Of.Subj:fwhat}が‹|一度に›受ける{Of.Kind:dmg}の‹最大値|上限›‹は|を›{Of.AtLeast=N:num}‹になる|とする|である|にする› | {Of.Subj:fwhat}が‹|一度に›受ける{Of.Kind:dmg}は{Of.AtLeast=N:num}‹を超えない|より大きくならない|より多くならない›",
			EN: "{Of.Kind:dmg} dealt to {Of.Subj:fwhat} ‹cannot exceed|cannot be more than|is at most› {Of.AtLeast=N:num} | {Of.Subj:fwhat} cannot take more than {Of.AtLeast=N:num} {Of.Kind:dmg} ‹at a time|at once|at one time›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}},
		{ID: "much damage set", NT: "effect", JA: "{Of.Subj:fwhat}が受ける{Of.AtLeast:num}以上の{Of.Kind:dmg}を{N:num}にする | {Of.Subj:fwhat}が受ける{Of.Kind:dmg}が{Of.AtLeast:num}以上‹なら|の場合›、‹代わりに|›‹|それを|そのダメージを›{N:num}にする", EN: "{Of.Kind:dmg} of {Of.AtLeast:num} or more dealt to {Of.Subj:fwhat} becomes {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}, Needs: func(v any) bool { return v.(*ability.Instead).Of.AtLeast != nil }},
		{Quiet: true, ID: "much damage, dealt to it, set", NT: "effect", JA: "{Of.Subj:fwhat}への{Of.AtLeast:num}以上の{Of.Kind:dmg}‹を|は›{N:num}に‹する|なる›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}},
		{ID: "the next damage set", NT: "effect", JA: "次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}‹を|は›{N:num}に‹する|なる› | {Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}‹を|は›{N:num}に‹する|なる›", EN: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} becomes {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, For: ability.Time{N: 1}}},
		{ID: "the next damage changed", NT: "effect", JA: "次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}‹を|は›{Op:pm}{N:num}‹する|される› | {Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}‹を|は›{Op:pm}{N:num}‹する|される›", EN: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} changes by {Op:pm}{N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, For: ability.Time{N: 1}}},
		{ID: "next damage set", NT: "effect", JA: "このターン‹|中›、{Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}‹を|は›{N:num}に‹する|なる› | このターン‹|中›、次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}‹を|は›{N:num}に‹する|なる›", EN: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} this turn becomes {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}},
		{ID: "next damage changed", NT: "effect", JA: "このターン‹|中›、{Of.Subj:fwhat}が次に受ける{Of.Kind:dmg}‹を|は›{Op:pm}{N:num}‹する|される› | このターン‹|中›、次に{Of.Subj:fwhat}が受ける{Of.Kind:dmg}‹を|は›{Op:pm}{N:num}‹する|される›", EN: "the next {Of.Kind:dmg} dealt to {Of.Subj:fwhat} this turn changes by {Op:pm}{N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, For: ability.Time{Until: ability.Uses, N: 1}}},
		{Quiet: true, ID: "no next damage", NT: "effect", JA: "このターン‹|中›、{Of.Subj:fwhat}は次の{Of.Kind:dmg}を受けない", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, N: &ability.Amount{}, For: ability.Time{Until: ability.Uses, N: 1}}},
		{ID: "any damage", NT: "dmg", JA: "ダメージ", EN: "damage", Node: ability.AnyDamage},
		{ID: "attack damage", NT: "dmg", JA: "攻撃ダメージ", EN: "attack damage", Node: ability.AttackDamage},
		{ID: "combat damage", NT: "dmg", JA: "交戦ダメージ", EN: "combat damage", Node: ability.CombatDamage},
		{ID: "ability damage", NT: "dmg", JA: "能力ダメージ | 能力によるダメージ", EN: "ability damage", Node: ability.AbilityDamage},

		{ID: "filtered ref", NT: "fwhat", JA: "{Ref:ref}", EN: "{Ref:ref}", Node: ability.Filter{}},
		{ID: "filtered noun", NT: "fwhat", JA: "{_:np} | {_:np}すべて", EN: "{_:anp}", Needs: func(v any) bool { return v.(ability.Filter).Ref == (ability.Ref{}) }},
	}
	for _, v := range x.Verbs {
		if v.Unable == "" {
			continue
		}
		ja := v.Cannot
		if ja == "" {
			ja = v.Not
		}
		rows = append(rows, Row{ID: v.Unable, NT: "effect", JA: "{What:what}は" + ja, EN: "{What:what} " + v.Unable, Node: &ability.Rule{Verb: v.Verb}})
	}
	return rows
}

// elsewhere: in a place that cards are not played from but for this rule.
func (x *Lexicon) elsewhere(v any) bool {
	z := v.(*ability.Rule).With.Zone[0]
	return z != ability.Field && z != ability.Hand_ && !slices.Contains(x.World.Keeps, z)
}

// notThisPlay: 墓場のこれをプレイしてよい may be said of one time only.
func notThisPlay(v any) bool {
	f := v.(*ability.Rule).With
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 1
}

// replacing: something is done instead, and it is no number that changes.
func replacing(v any) bool {
	in := v.(*ability.Instead)
	return len(in.Do) > 0 && in.Op == ability.Add && in.N == nil && in.If == nil && !slices.ContainsFunc(in.Do, func(e ability.Effect) bool { _, again := e.(*ability.Instead); return again })
}

// playsTheirOwn: of what a player may not play it is not said that it is another's, as 手札の says
// where the one who plays is the opponent.
func playsTheirOwn(v any) bool {
	r := v.(*ability.Rule)
	return r.With == nil || r.With.Ref.Kind != ability.This && (r.With.Who == (ability.Who{}) || r.With.Who == r.What.Who)
}
