package text

import "gotaku/rules/ability"

// What holds for a while: damage that is changed, prohibitions, costs of skills, what
// cards are besides. Divine Cross 704.6b, 917, 919, 924.

// yourSkill is the damage of the skill that is being used. Divine Cross 704.6b.
func yourSkill(op ability.Op) *ability.Change {
	return &ability.Change{What: ability.What{Who: who(ability.You)}, Stat: ability.SkillDamage, Op: op}
}

// ways to change a number of damage.
var damageWays = []struct {
	id     string
	op     ability.Op
	ja, en string // behind ダメージ, behind the damage
}{
	{"up", ability.Add, "を{N:num}アップする | は{N:num}アップする | を+{N:num}する | は+{N:num}される | +{N:num} | が{N:num}アップする | を{N:num}増やす", "is increased by {N:num}"},
	{"down", ability.Sub, "を{N:num}ダウンする | は{N:num}ダウンする | を-{N:num}する | は-{N:num}される | -{N:num} | が{N:num}ダウンする | を{N:num}減らす | を{N:num}軽減する", "is decreased by {N:num}"},
	{"set", ability.Set, "を{N:num}にする | は{N:num}になる | が{N:num}になる", "becomes {N:num}"},
	{"half", ability.HalfOp, "を半分にする | は半分になる | が半分になる", "is halved"},
	{"doubled", ability.Times, "", "is doubled"},
	{"times", ability.Times, "を{N:num}倍にする | は{N:num}倍になる | が{N:num}倍になる", "is multiplied by {N:num}"},
}

// behind puts each of the endings behind each of the beginnings; none: it is not said so.
func behind(starts []string, ends string) string {
	out := ""
	if ends == "" {
		return out
	}
	for _, s := range starts {
		for _, e := range splitTop(ends) {
			if out != "" {
				out += " | "
			}
			out += s + e
		}
	}
	return out
}

// crossDamageRows: the damage of one's own skill, and damage that others deal or take.
func crossDamageRows() []row {
	var rows []row
	for _, w := range damageWays {
		in := func(k ability.DamageKind, t ability.Time) *ability.Instead {
			i := &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: k}, Op: w.op, For: t}
			if w.id == "doubled" || w.op == ability.HalfOp {
				i.N = &ability.Amount{N: 2}
			}
			return i
		}
		own := yourSkill(w.op)
		if w.id == "doubled" {
			own.N = ability.N(2)
		}
		rows = append(rows,
			row{id: "skill " + w.id, nt: "effect", ja: behind([]string{"ダメージ", "与えるダメージ", "このスキルのダメージ", "このスキルで与えるダメージ", "このスキルの与えるダメージ", "スキルダメージ", "スキルのダメージ"}, w.ja), en: "the damage " + w.en, node: own},
			row{id: "dealt " + w.id, nt: "effect", ja: behind([]string{"{Of.Subj:fwhat}が与える{Of.Kind:dmg}", "{Of.Subj:fwhat}の与える{Of.Kind:dmg}"}, w.ja), en: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} " + w.en, node: in(ability.AnyDamage, ability.Time{})},
			row{quiet: true, id: "own skill " + w.id, nt: "effect", ja: behind([]string{"{Of.Subj:fwhat}のスキルダメージ", "{Of.Subj:fwhat}のスキルのダメージ", "{Of.Subj:fwhat}のスキルの与えるダメージ", "{Of.Subj:fwhat}のスキルで与えるダメージ"}, w.ja), node: in(ability.CombatDamage, ability.Time{})},
			row{id: "dealt to it " + w.id, nt: "effect", ja: behind([]string{"{Of.Subj:fwhat}が{Of.Obj:fieldnp}に与える{Of.Kind:dmg}", "{Of.Obj:fieldnp}が{Of.Subj:fwhat}から受ける{Of.Kind:dmg}"}, w.ja), en: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} to {Of.Obj:fieldnp} " + w.en, node: in(ability.AnyDamage, ability.Time{})},
			row{id: "taken " + w.id, nt: "effect", ja: behind([]string{"{Of.Obj:fwhat}が受ける{Of.Kind:dmg}", "{Of.Obj:fwhat}の受ける{Of.Kind:dmg}", "{Of.Obj:fwhat}が{Of.Kind:dmg}を受ける‹時|場合›‹、|›そのダメージ"}, w.ja), en: "{Of.Kind:dmg} dealt to {Of.Obj:fwhat} " + w.en, node: in(ability.AnyDamage, ability.Time{})},
			row{id: "next dealt " + w.id, nt: "effect", ja: behind([]string{"{Of.Subj:fwhat}が次に与える{Of.Kind:dmg}", "{Of.Subj:fwhat}の次に与える{Of.Kind:dmg}", "次に{Of.Subj:fwhat}が与える{Of.Kind:dmg}"}, w.ja), en: "the next {Of.Kind:dmg} dealt by {Of.Subj:fwhat} " + w.en, node: in(ability.AnyDamage, ability.Time{N: 1})},
			row{id: "next taken " + w.id, nt: "effect", ja: behind([]string{"{Of.Obj:fwhat}が次に受ける{Of.Kind:dmg}", "次に{Of.Obj:fwhat}が受ける{Of.Kind:dmg}"}, w.ja), en: "the next {Of.Kind:dmg} dealt to {Of.Obj:fwhat} " + w.en, node: in(ability.AnyDamage, ability.Time{N: 1})})
	}
	return rows
}

// failing is what happens where a skill is judged; with nothing done instead it fails.
// Divine Cross 917.1.
func failing() *ability.Instead { return &ability.Instead{Of: ability.Event{Verb: ability.Judged}} }

// failsIf is a skill that fails when its condition, which is carried out then, is met.
func failsIf(c ability.Cond) *ability.Instead {
	in := failing()
	in.Do = []ability.Effect{playJanken(1), &ability.If{Cond: c, Then: []ability.Effect{&ability.Act{Word: "fail"}}}}
	return in
}

// thisFails says it of the skill that the text is on.
func thisFails(in *ability.Instead) *ability.Instead {
	in.Of.Subj, in.Of.Word = thisFilter(), thisSkill
	return in
}

// lost is that one has lost the janken.
func lost() *ability.Cond {
	return &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotNamed)}}
}

func crossRules() []row {
	rule := func(v ability.Verb) *ability.Rule { return &ability.Rule{Verb: v} }
	const win, lose = "じゃんけんして‹|、›‹勝てば|勝ったなら|勝った場合›‹、|›", "じゃんけんして‹|、›‹負ければ|負けたなら|負けた場合›‹、|›"
	rows := []row{
		{id: "even stunned", nt: "effect", ja: "このスキルは‹、|›気絶していても使える | このスキルは気絶‹中|状態›でも使える | 気絶していても使える", en: "this skill can be used even while stunned", node: &ability.Rule{What: ability.What{Ref: thisRef}, Verb: ability.UsingSkill, Mode: ability.May}},
		{id: "no skills", nt: "effect", ja: "{What:topic}はスキルを‹使えない|使用できない|使うことができない›", en: "{What:what} cannot use skills", node: rule(ability.UsingSkill)},
		{id: "player no skills", nt: "effect", ja: "{What.Who:player}はスキルを‹使えない|使用できない|使うことができない›", en: "{What.Who:player} cannot use skills", node: rule(ability.UsingSkill)},
		{id: "no EX", nt: "effect", ja: "{What:topic}はEXパワーを‹使えない|使用できない›", en: "{What:what} cannot use EX powers", node: rule(ability.ActivatedV)},
		{id: "player no EX", nt: "effect", ja: "{What.Who:player}はEXパワーを‹使えない|使用できない›", en: "{What.Who:player} cannot use EX powers", node: rule(ability.ActivatedV)},
		{id: "no retreat", nt: "effect", ja: "{What:topic}は‹退却できない|退却しない›", en: "{What:what} cannot retreat", node: rule(ability.RetreatedV)},
		{id: "player no retreat", nt: "effect", ja: "{What.Who:player}は‹|メイン・ユニットを›退却‹できない|させられない|させることができない›", en: "{What.Who:player} cannot retreat", node: rule(ability.RetreatedV)},
		{id: "player no charge", nt: "effect", ja: "{What.Who:player}はチャージ‹できない|することができない›", en: "{What.Who:player} cannot charge", node: rule(ability.Charged)},
		{id: "player no play", nt: "effect", ja: "{What.Who:player}は{With:npraw}を‹プレイできない|使えない|使用できない›", en: "{What.Who:player} cannot play {With:rawnps}", node: rule(ability.Played), needs: func(v any) bool { return playable(v.(*ability.Rule).With) }},
		{id: "not stunned", nt: "effect", ja: "{What:topic}は気絶しない | {What:topic}は気絶状態にならない", en: "{What:what} cannot be stunned", node: &ability.Rule{Verb: ability.CounterPut, Name: stunName}},
		{id: "not KO'd", nt: "effect", ja: "{What:topic}はKOされない", en: "{What:what} cannot be KO'd", node: rule(ability.Destroyed)},
		{id: "not healed", nt: "effect", ja: "{What:topic}‹のHP|›は回復‹しない|できない|されない›", en: "{What:what} cannot be healed", node: rule(ability.Healed)},
		{id: "not discarded", nt: "effect", ja: "{What:topic}は捨てられない", en: "{What:what} cannot be discarded", node: rule(ability.DiscardedV)},
		{quiet: true, id: "this skill fails", nt: "effect", ja: "このスキルは失敗する", node: thisFails(failing())},
		{id: "named skill fails", nt: "effect", ja: "{Of.Subj:fwhat}の{Of.Name:skill}は失敗する", en: "the {Of.Name:skill} of {Of.Subj:fwhat} fails", node: failing(), needs: func(v any) bool { return v.(*ability.Instead).Of.Name != "" }},
		{id: "skills fail", nt: "effect", ja: "{Of.Who:poss}スキルは失敗する", en: "{Of.Who:poss}skills fail", node: failing()},
		{id: "its skills fail", nt: "effect", ja: "{Of.Subj:fwhat}のスキルは失敗する", en: "the skills of {Of.Subj:fwhat} fail", node: failing()},
		{quiet: true, id: "their skills fail", nt: "effect", ja: "相手がスキルを使う‹場合|時|たび›‹、|›‹相手の|その›スキルは失敗する | 相手が使うスキルは失敗する", node: func() *ability.Instead { in := failing(); in.Of.Who = who(ability.Opponent); return in }()},
		{id: "EX unusable", nt: "effect", ja: "{What:what}のEXパワーは‹使えない|使用できない›", node: rule(ability.ActivatedV), quiet: true},
		{quiet: true, id: "EX unusable of all", nt: "effect", ja: "{What.Sel.Of:np}のEXパワーは‹使えない|使用できない›", node: &ability.Rule{What: everyOf(), Verb: ability.ActivatedV}},
		{id: "EX unplayable", nt: "effect", ja: "{What:what}のEXパワーはプレイできない | {What:what}のEXパワーはプレイされない", en: "EX powers of {What:what} cannot be played", node: rule(ability.Played)},
		{quiet: true, id: "EX unplayable of all", nt: "effect", ja: "{What.Sel.Of:np}のEXパワーは‹プレイできない|プレイされない›", node: &ability.Rule{What: everyOf(), Verb: ability.Played}},
		{id: "named unusable", nt: "chain", ja: "{0.What=1.What:topic}は{0.Name=1.Name:skill}を‹使えない|使用できない› | {0.What=1.What:what}の{0.Name=1.Name:skill}は‹使えない|使用できない›", en: "{0.What=1.What:what} cannot use {0.Name=1.Name:skill}", node: []ability.Effect{rule(ability.UsingSkill), rule(ability.ActivatedV)}},
		{id: "player named unusable", nt: "chain", ja: "{0.What.Who=1.What.Who:player}は{0.Name=1.Name:skill}を‹使えない|使用できない›", en: "{0.What.Who=1.What.Who:player} cannot use {0.Name=1.Name:skill}", node: []ability.Effect{rule(ability.UsingSkill), rule(ability.ActivatedV)}},
		{id: "no damage of theirs", nt: "effect", ja: "{What:topic}は相手の効果‹で|によって|により|による›ダメージを受けない", en: "{What:what} ‹takes~take› no damage from your opponent's effects", node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: who(ability.Opponent)}},
		{id: "no damage from", nt: "effect", ja: "{What:topic}は{With:np}からの{Kind:dmg}を受けない", en: "{What:what} ‹takes~take› no {Kind:dmg} from {With:npany}", node: &ability.Rule{Verb: ability.TakeDamage}, needs: func(v any) bool { f := v.(*ability.Rule).With; return f != nil && len(f.Zone) > 0 }},
		{id: "no damage of", nt: "effect", ja: "{What:topic}は{With:npraw}の効果によるダメージを受けない", en: "{What:what} ‹takes~take› no damage from effects of {With:rawnps}", node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}},
		{id: "next skill fails", nt: "effect", ja: "次に{Of.Who:player}が使うスキルは失敗する | {Of.Who:player}が次に使うスキルは失敗する | {Of.Who:poss}次のスキルは失敗する | 次の{Of.Who:poss}スキルは失敗する", en: "the next skill {Of.Who:player} ‹uses~use› fails", node: &ability.Instead{Of: ability.Event{Verb: ability.Judged}, For: ability.Time{N: 1}}},
	}
	for _, j := range []struct {
		id, ja, en string
		c          *ability.Cond
	}{{"win", win, "win", won()}, {"lose", lose, "lose", lost()}} {
		rows = append(rows,
			row{id: "fail on " + j.id, nt: "effect", ja: j.ja + "{Of.Who:poss}スキルは失敗する", en: "{Of.Who:poss}skills fail if you " + j.en + " janken", node: failsIf(*j.c)},
			row{quiet: true, id: "this fails on " + j.id, nt: "effect", ja: j.ja + "このスキルは失敗する", node: thisFails(failsIf(*j.c))},
			row{id: "named fails on " + j.id, nt: "effect", ja: j.ja + "{Of.Subj:fwhat}の{Of.Name:skill}は失敗する", en: "the {Of.Name:skill} of {Of.Subj:fwhat} fails if you " + j.en + " janken", node: failsIf(*j.c), needs: func(v any) bool { return v.(*ability.Instead).Of.Name != "" }},
			row{quiet: true, id: "when they use, fail on " + j.id, nt: "effect", ja: "相手がスキルを使う‹場合|時|たび›‹、|›" + j.ja + "‹相手の|その›スキルは失敗する", node: func() *ability.Instead { in := failsIf(*j.c); in.Of.Who = who(ability.Opponent); return in }()},
			row{id: "its fail on " + j.id, nt: "effect", ja: j.ja + "{Of.Subj:fwhat}のスキルは失敗する", en: "the skills of {Of.Subj:fwhat} fail if you " + j.en + " janken", node: failsIf(*j.c)})
	}
	return rows
}

// everyOf is all that fit.
func everyOf() ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}
}

// playable: commands are played.
func playable(f *ability.Filter) bool {
	return f != nil && f.Kind != 0 && f.Kind&ability.Unit == 0 && len(f.Zone) == 0
}

// crossCosts: the cost of skills. Divine Cross 919.1.
func crossCosts() []row {
	var rows []row
	for _, w := range []struct {
		id     string
		op     ability.Op
		ja, en string
	}{
		{"up", ability.Add, "を{N:num}増やす | は{N:num}増える | が{N:num}増える | を+{N:num}する | +{N:num}", "is increased by {N:num}"},
		{"down", ability.Sub, "を{N:num}減らす | は{N:num}減る | が{N:num}減る | を-{N:num}する | -{N:num}", "is decreased by {N:num}"},
		{"set", ability.Set, "を{N:num}にする | は{N:num}になる | が{N:num}になる", "becomes {N:num}"},
	} {
		rows = append(rows, row{id: "skill cost " + w.id, nt: "effect", ja: behind([]string{"{What:what}のスキルのコスト", "{What:what}のスキルコスト", "{What:what}のスキルを使うコスト", "{What:topic}はスキルのコスト", "{What:topic}はスキルコスト"}, w.ja), en: "the skill cost of {What:what} " + w.en, node: &ability.CostChange{Verb: ability.UsingSkill, Op: w.op}},
			row{quiet: true, id: "this skill cost " + w.id, nt: "effect", ja: behind([]string{"このスキルのコスト"}, w.ja), node: &ability.CostChange{What: ability.What{Ref: thisRef}, Verb: ability.UsingSkill, Op: w.op, Name: thisSkill}},
			row{id: "named cost " + w.id, nt: "effect", ja: behind([]string{"{What:what}の{Name:skill}のコスト"}, w.ja), en: "the cost of {Name:skill} of {What:what} " + w.en, node: &ability.CostChange{Verb: ability.UsingSkill, Op: w.op}, needs: costNamed},
			row{quiet: true, id: "skill cost of all " + w.id, nt: "effect", ja: behind([]string{"{What.Sel.Of:np}のスキルのコスト", "{What.Sel.Of:np}のスキルコスト"}, w.ja), node: &ability.CostChange{What: everyOf(), Verb: ability.UsingSkill, Op: w.op}, needs: costOfAll},
			row{quiet: true, id: "named cost of all " + w.id, nt: "effect", ja: behind([]string{"{What.Sel.Of:np}の{Name:skill}のコスト"}, w.ja), node: &ability.CostChange{What: everyOf(), Verb: ability.UsingSkill, Op: w.op}, needs: costOfAll})
	}
	return rows
}

func costNamed(v any) bool { n := v.(*ability.CostChange).Name; return n != "" && n != thisSkill }

// costOfAll: of a main unit it is said as of one.
func costOfAll(v any) bool { return everyUnit(v.(*ability.CostChange).What) }

// crossGives: what cards are besides, and abilities. Divine Cross 809.1.
var crossGives = []row{
	{id: "gets attribute", nt: "effect", ja: "{What:what}は属性{Props.0.Value:attr}を得る | {What:what}は{Props.0.Value:attr}‹|の›属性を‹得る|持つ› | {What:what}は{Props.0.Value:attr}属性としても扱う | {What:what}は{Props.0.Value:attr}‹属性|›‹でもある|にもなる›", en: "{What:what} ‹is~are› also {Props.0.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}}},
	{id: "gets two attributes", nt: "effect", ja: "{What:what}は属性{Props.0.Value:attr}と{Props.1.Value:attr}を‹得る|持つ› | {What:what}は{Props.0.Value:attr}属性‹と|、›{Props.1.Value:attr}属性を‹得る|持つ› | {What:what}は{Props.0.Value:attr}と{Props.1.Value:attr}の属性を‹得る|持つ›", en: "{What:what} ‹is~are› also {Props.0.Value:attr} and {Props.1.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}, {Attr: ability.ClassAttr}}}},
	{id: "gets three attributes", nt: "effect", ja: "{What:what}は属性{Props.0.Value:attr}と{Props.1.Value:attr}と{Props.2.Value:attr}を‹得る|持つ› | {What:what}は{Props.0.Value:attr}属性‹と|、›{Props.1.Value:attr}属性‹と|、›{Props.2.Value:attr}属性を‹得る|持つ›", en: "{What:what} ‹is~are› also {Props.0.Value:attr}, {Props.1.Value:attr} and {Props.2.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}, {Attr: ability.ClassAttr}, {Attr: ability.ClassAttr}}}},
	{id: "becomes attribute", nt: "effect", ja: "{What:what}の属性は{Props.0.Value:attr}になる | {What:what}は属性{Props.0.Value:attr}になる | {What:what}は{Props.0.Value:attr}‹属性|›になる | {What:what}の属性を{Props.0.Value:attr}にする", en: "{What:what} ‹becomes~become› {Props.0.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}, All: true}},
	{id: "loses attributes", nt: "effect", ja: "{What:what}の属性を失わせる | {What:topic}は‹すべての|›属性を‹|すべて›失う | {What:what}に属性を失わせる", en: "{What:what} ‹loses~lose› all attributes", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}, Take: true}, needs: func(v any) bool { return v.(*ability.Give).Props[0].Value == "" }},
	{id: "loses attribute", nt: "effect", ja: "{What:what}は属性{Props.0.Value:attr}を失う | {What:what}は{Props.0.Value:attr}属性を失う", en: "{What:what} ‹is~are› no longer {Props.0.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}, Take: true}},
	{id: "gets advantage", nt: "effect", ja: "{What:what}は有利「{Props.0.Value:attr}」を得る | {What:what}は{Props.0.Value:attr}‹属性|›への有利を得る | {What:what}は{Props.0.Value:attr}‹属性|›に対して有利を得る | {What:what}は{Props.0.Value:attr}‹属性|›に有利になる | {What:what}は有利{Props.0.Value:attr}を得る | {What:what}は有利として{Props.0.Value:attr}を‹得る|持つ› | {What:what}は{Props.0.Value:attr}の有利を‹得る|持つ› | {What:what}の有利に{Props.0.Value:attr}を加える", en: "{What:what} ‹gains~gain› the advantage over {Props.0.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	{id: "advantage becomes", nt: "effect", ja: "{What:what}の有利は{Props.0.Value:attr}になる | {What:what}の有利を{Props.0.Value:attr}にする", en: "the advantage of {What:what} becomes that over {Props.0.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}, All: true}},
	{id: "loses advantages", nt: "effect", ja: "{What:topic}は‹すべての|›有利を‹|すべて›失う", en: "{What:what} ‹loses~lose› every advantage", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}, Take: true}, needs: func(v any) bool { return v.(*ability.Give).Props[0].Value == "" }},
	{id: "all advantages", nt: "effect", ja: "{What:what}はすべての属性に‹対して|›‹有利を得る|有利になる› | {What:what}はすべての属性への有利を得る", en: "{What:what} ‹gains~gain› the advantage over all attributes", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr, Value: "red"}, {Attr: ability.TraitAttr, Value: "green"}, {Attr: ability.TraitAttr, Value: "blue"}, {Attr: ability.TraitAttr, Value: "none"}}}},
	{id: "three advantages", nt: "effect", ja: "{What:what}は有利として{Props.0.Value:attr}と{Props.1.Value:attr}と{Props.2.Value:attr}を‹得る|持つ›", en: "{What:what} ‹gains~gain› the advantage over {Props.0.Value:attr}, {Props.1.Value:attr} and {Props.2.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}}}},
	{id: "two advantages", nt: "effect", ja: "{What:what}は有利として{Props.0.Value:attr}と{Props.1.Value:attr}を‹得る|持つ›", en: "{What:what} ‹gains~gain› the advantage over {Props.0.Value:attr} and {Props.1.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}}}},
	{id: "loses advantage", nt: "effect", ja: "{What:what}は有利「{Props.0.Value:attr}」を失う | {What:what}は{Props.0.Value:attr}‹属性|›への有利を失う", en: "{What:what} ‹loses~lose› the advantage over {Props.0.Value:attr}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}, Take: true}},
	{id: "gets name", nt: "effect", ja: "{What:what}は{Props.0.Value:name}としても扱う | {What:what}は名前{Props.0.Value:name}を得る | {What:what}の名前は{Props.0.Value:name}としても扱う", en: "{What:what} ‹is~are› also named {Props.0.Value:name}", node: &ability.Give{Props: []ability.Prop{{Attr: ability.NameAttr}}}},
	{id: "gets quoted", nt: "effect", ja: "{What:what}は「{Quoted:quoted}」を‹得る|持つ› | {What:what}に「{Quoted:quoted}」を与える", en: "{What:what} ‹gains~gain› “{Quoted:quoted}”", node: &ability.Give{}},
	{id: "loses all", nt: "effect", ja: "{What:what}は‹すべての|›‹能力|スキルとEXパワー›を‹|すべて›失う", en: "{What:what} ‹loses~lose› all abilities", node: &ability.Give{Take: true, All: true}},
}
