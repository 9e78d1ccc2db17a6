package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What holds for a while: damage that is changed, prohibitions, costs of skills, what
// cards are besides. Divine Cross 704.6b, 917, 919, 924.

// yourSkill is the damage of the skill that is being used. Divine Cross 704.6b.
func yourSkill(op ability.Op) *ability.Change {
	return &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.SkillDamage, Op: op}
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
		for _, e := range text.SplitTop(ends) {
			if out != "" {
				out += " | "
			}
			out += s + e
		}
	}
	return out
}

// crossDamageRows: the damage of one's own skill, and damage that others deal or take.
func crossDamageRows() []text.Row {
	var rows []text.Row
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
		if w.ja != "" {
			rows = append(rows, text.Row{Quiet: true, ID: "own skill " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj:fwhat}のスキルダメージ", "{Of.Subj:fwhat}のスキルのダメージ", "{Of.Subj:fwhat}のスキルの与えるダメージ", "{Of.Subj:fwhat}のスキルで与えるダメージ", "{Of.Subj:fwhat}のスキルが与えるダメージ", "{Of.Subj:fwhat}がスキルで与えるダメージ"}, w.ja), Node: in(ability.CombatDamage, ability.Time{})})
			whose := in(ability.CombatDamage, ability.Time{})
			whose.Of.Subj = &ability.Filter{Zone: areas}
			rows = append(rows, text.Row{Quiet: true, ID: "whose skill " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj.Who:poss}スキルダメージ", "{Of.Subj.Who:poss}スキルのダメージ"}, w.ja), Node: whose})
			rows = append(rows,
				text.Row{Quiet: true, ID: "that skill " + w.id, NT: "effect", JA: behind([]string{"そのスキルのダメージ", "そのスキルダメージ", "そのスキルで与えるダメージ"}, w.ja), Node: func() any {
					i := in(ability.CombatDamage, ability.Time{N: 1, Until: ability.EndOfTurn})
					i.Of.Word = thatSkill
					return i
				}()},
				text.Row{Quiet: true, ID: "of a player's named skill " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj.Who:poss}{Of.Name:skill}のダメージ", "{Of.Subj.Who:poss}{Of.Name:skill}が与えるダメージ"}, w.ja), Node: func() any {
					i := in(ability.CombatDamage, ability.Time{})
					i.Of.Subj = &ability.Filter{Zone: areas}
					return i
				}()})
		}
		rows = append(rows,
			text.Row{ID: "skill " + w.id, NT: "effect", JA: behind([]string{"ダメージ", "与えるダメージ", "このスキルのダメージ", "このスキルで与えるダメージ", "このスキルの与えるダメージ", "スキルダメージ", "スキルのダメージ"}, w.ja), EN: "the damage " + w.en, Node: own},
			text.Row{ID: "dealt " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj:fwhat}が与える{Of.Kind:dmg}", "{Of.Subj:fwhat}の与える{Of.Kind:dmg}"}, w.ja), EN: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} " + w.en, Node: in(ability.AnyDamage, ability.Time{})},
			text.Row{ID: "dealt to it " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj:fwhat}が{Of.Obj:fieldnp}に与える{Of.Kind:dmg}", "{Of.Obj:fieldnp}が{Of.Subj:fwhat}から受ける{Of.Kind:dmg}"}, w.ja), EN: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} to {Of.Obj:fieldnp} " + w.en, Node: in(ability.AnyDamage, ability.Time{})},
			text.Row{ID: "taken " + w.id, NT: "effect", JA: behind([]string{"{Of.Obj:fwhat}が受ける{Of.Kind:dmg}", "{Of.Obj:fwhat}の受ける{Of.Kind:dmg}", "{Of.Obj:fwhat}が受けるすべての{Of.Kind:dmg}", "{Of.Obj:fwhat}が{Of.Kind:dmg}を受ける‹時|場合›‹、|›‹|代わりに、|代わりに›そのダメージ"}, w.ja), EN: "{Of.Kind:dmg} dealt to {Of.Obj:fwhat} " + w.en, Node: in(ability.AnyDamage, ability.Time{})},
			text.Row{ID: "next dealt " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj:fwhat}が次に与える{Of.Kind:dmg}", "{Of.Subj:fwhat}の次に与える{Of.Kind:dmg}", "次に{Of.Subj:fwhat}が与える{Of.Kind:dmg}"}, w.ja), EN: "the next {Of.Kind:dmg} dealt by {Of.Subj:fwhat} " + w.en, Node: in(ability.AnyDamage, ability.Time{N: 1})},
			text.Row{ID: "next taken " + w.id, NT: "effect", JA: behind([]string{"{Of.Obj:fwhat}が次に受ける{Of.Kind:dmg}", "次に{Of.Obj:fwhat}が受ける{Of.Kind:dmg}"}, w.ja), EN: "the next {Of.Kind:dmg} dealt to {Of.Obj:fwhat} " + w.en, Node: in(ability.AnyDamage, ability.Time{N: 1})},
			text.Row{ID: "next taken this turn " + w.id, NT: "effect", JA: behind([]string{"このターン‹|中›‹、|›次に{Of.Obj:fwhat}が受ける{Of.Kind:dmg}", "このターン‹|中›‹、|›{Of.Obj:fwhat}が次に受ける{Of.Kind:dmg}"}, w.ja), EN: "the next {Of.Kind:dmg} dealt to {Of.Obj:fwhat} this turn " + w.en, Node: in(ability.AnyDamage, ability.Time{N: 1, Until: ability.EndOfTurn})},
			text.Row{ID: "next dealt this turn " + w.id, NT: "effect", JA: behind([]string{"このターン‹|中›‹、|›次に{Of.Subj:fwhat}が与える{Of.Kind:dmg}", "このターン‹|中›‹、|›{Of.Subj:fwhat}が次に与える{Of.Kind:dmg}"}, w.ja), EN: "the next {Of.Kind:dmg} dealt by {Of.Subj:fwhat} this turn " + w.en, Node: in(ability.AnyDamage, ability.Time{N: 1, Until: ability.EndOfTurn})},
			text.Row{ID: "next taken in a turn " + w.id, NT: "effect", JA: behind([]string{"次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›次に{Of.Obj:fwhat}が受ける{Of.Kind:dmg}", "次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›{Of.Obj:fwhat}が次に受ける{Of.Kind:dmg}", "次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›{Of.Obj:fwhat}が最初に受ける{Of.Kind:dmg}"}, w.ja), EN: "the next {Of.Kind:dmg} dealt to {Of.Obj:fwhat} during {For.Whose:poss}next turn " + w.en, Node: in(ability.AnyDamage, ability.Time{N: 1, Until: ability.InNext})},
			text.Row{ID: "next dealt in a turn " + w.id, NT: "effect", JA: behind([]string{"次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›次に{Of.Subj:fwhat}が与える{Of.Kind:dmg}", "次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›{Of.Subj:fwhat}が次に与える{Of.Kind:dmg}", "次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›{Of.Subj:fwhat}が最初に与える{Of.Kind:dmg}"}, w.ja), EN: "the next {Of.Kind:dmg} dealt by {Of.Subj:fwhat} during {For.Whose:poss}next turn " + w.en, Node: in(ability.AnyDamage, ability.Time{N: 1, Until: ability.InNext})},
			text.Row{ID: "of a named skill " + w.id, NT: "effect", JA: behind([]string{"{Of.Subj:fwhat}の{Of.Name:skill}のダメージ", "{Of.Subj:fwhat}の{Of.Name:skill}が与えるダメージ"}, w.ja), EN: "the damage of {Of.Name:skill} of {Of.Subj:fwhat} " + w.en, Node: in(ability.CombatDamage, ability.Time{}), Needs: func(v any) bool { return v.(*ability.Instead).Of.Name != "" }})
	}
	return rows
}

// failing is what happens where a skill is judged; with nothing done instead it fails.
// Divine Cross 917.1.
func failing() *ability.Instead { return &ability.Instead{Of: ability.Event{Verb: ability.Judged}} }

// failsOn is a skill that fails on an outcome of the janken that is played then.
func failsOn() *ability.Instead {
	in := failing()
	in.Do = []ability.Effect{text.PlayJanken(1), &ability.If{Then: []ability.Effect{&ability.Act{Word: "fail"}}}}
	return in
}

// thatSkill is the word for the damage of the skill that an ability waited for, until its unit is known.
const thatSkill = "that skill"

// battlePhase is the word of the phase that a player skips. Divine Cross 504.
const battlePhase = "battle"

// thisFails says it of the skill that the text is on.
func thisFails(in *ability.Instead) *ability.Instead {
	in.Of.Subj, in.Of.Word = text.ThisFilter(), thisSkill
	return in
}

// withoutDamage is the name by which what is said of skills is said of those without skill damage. Divine Cross 210, 704.6a-2.
const withoutDamage = "without damage"

// evenDazed is what an EX power says of itself. Divine Cross 802.2a.
func evenDazed() *ability.Rule {
	return &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.ActivatedV, Mode: ability.May}
}

func crossRules() []text.Row {
	rule := func(v ability.Verb) *ability.Rule { return &ability.Rule{Verb: v} }
	rows := []text.Row{
		{ID: "even stunned", NT: "effect", JA: "このスキルは‹、|›気絶していても使える | このスキルは気絶‹中|状態›でも使える | 気絶していても使える", EN: "this skill can be used even while stunned", Node: &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.UsingSkill, Mode: ability.May}},
		{ID: "EX even stunned", NT: "effect", JA: "このEXパワーは‹、|›気絶していても使える | このEXパワーは気絶‹中|状態›でも使える", EN: "this EX power can be used even while stunned", Node: evenDazed()},
		{ID: "no retreat", NT: "effect", JA: "{What:topic}は‹退却できない|退却しない›", EN: "{What:what} cannot retreat", Node: rule(ability.RetreatedV)},
		{ID: "player no retreat", NT: "effect", JA: "{What.Who:player}は‹|メイン・ユニットを›退却‹できない|させられない|させることができない›", EN: "{What.Who:player} cannot retreat", Node: rule(ability.RetreatedV)},
		{ID: "player no charge", NT: "effect", JA: "{What.Who:player}はチャージ‹できない|することができない›", EN: "{What.Who:player} cannot charge", Node: rule(ability.Charged)},
		{ID: "player no ticket", NT: "effect", JA: "{What.Who:player}はウィニングチケットを‹授からない|授かれない|得られない|得ることができない›", EN: "{What.Who:player} cannot gain the winning ticket", Node: rule(ability.TicketGained)},
		{ID: "player no play", NT: "effect", JA: "{What.Who:player}は{With:npraw}を‹プレイできない|使えない|使用できない›", EN: "{What.Who:player} cannot play {With:rawnps}", Node: rule(ability.Played), Needs: func(v any) bool { return playable(v.(*ability.Rule).With) }},
		{ID: "player no battle phase", NT: "effect", JA: "{What.Who:player}はバトルフェイズを‹行えない|行わない|行うことができない›", EN: "{What.Who:player} ‹skips~skip› the battle phase", Node: &ability.Rule{Verb: ability.PhaseBegan, Name: battlePhase}},
		{ID: "no battle phase this turn", NT: "s4", JA: "このターン‹、|は、|›バトルフェイズを‹行わない|行えない›", EN: "the battle phase of this turn is skipped", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Rule{What: ability.What{Who: text.Who(ability.TurnPlayer)}, Verb: ability.PhaseBegan, Name: battlePhase}}}},
		{ID: "EX powers are invalid", NT: "effect", JA: "{What:units}のEXパワーは‹|すべて›無効‹になる|となる|である› | {What:units}のEXパワーを‹|すべて›無効にする | {What:topic}は‹すべての|›EXパワーを失う | {What:topic}はEXパワーをすべて失う", EN: "the EX powers of {What:what} are invalid", Node: &ability.Give{Take: true, Props: []ability.Prop{{Attr: ability.IconAttr, Value: "EX power"}}}}, // 802.1, 809.1c
		{ID: "not doubled", NT: "effect", JA: "{What:units}‹の|が与える›‹スキルダメージ|スキルのダメージ›は有利‹で|によって|により›2倍にならない", EN: "skill damage dealt by {What:what} is not doubled by the advantage", Node: &ability.Rule{Verb: ability.PlusV, Name: "advantage"}},
		{ID: "not doubled to it", NT: "effect", JA: "{What:units}が受ける‹スキルダメージ|スキルのダメージ›は有利‹で|によって|により›2倍にならない", EN: "skill damage dealt to {What:what} is not doubled by the advantage", Node: &ability.Rule{Verb: ability.PlusV, Name: "advantage over it"}},
		{ID: "this skill not doubled", NT: "effect", JA: "このスキルのダメージは有利‹で|によって|により›2倍にならない", EN: "the damage of this skill is not doubled by the advantage", Node: &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.PlusV, Name: thisSkill}},
		{ID: "this skill not reduced", NT: "effect", JA: "このスキルのダメージは‹ダウン|減少›しない", EN: "the damage of this skill cannot be decreased", Node: &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.MinusV, Name: thisSkill}},
		{ID: "this skill not changed by theirs", NT: "effect", JA: "このスキルのダメージは相手の効果‹で|では|によって|により›‹変更されない|変わらない|増減しない›", EN: "the damage of this skill is not changed by your opponent's effects", Node: &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.MinusV, Name: thisSkill, By: text.Who(ability.Opponent)}},
		{ID: "this skill multiplied", NT: "effect", JA: "‹このスキルのダメージは|›有利‹で|によって|により›‹|、›2倍ではなく{N:num}倍になる | 有利によるダメージは‹|、›2倍ではなく{N:num}倍になる", EN: "the advantage multiplies the damage of this skill by {N:num} instead of 2", Node: &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.PlusV, Name: thisSkill, Mode: ability.Must}, Needs: func(v any) bool {
			n := v.(*ability.Rule).N
			return n != nil && n.Op == ability.Const && n.N > 2
		}},
		{ID: "stun stays", NT: "effect", JA: "{What:units}の気絶マーカーは‹、|›‹ターンの終わりに|ターン終了時に|ターン終了時、|ターンの最後に›‹、|›取り除かれない", EN: "the stun marker of {What:what} is not removed at the end of the turn", Node: &ability.Rule{Verb: ability.CounterRemoved, Name: "stun at the end"}},
		{ID: "not KO'd by its wound", NT: "effect", JA: "{What:topic}は‹、|›ダメージがHP以上‹になっても|でも|であっても›‹、|›KOされない", EN: "{What:what} cannot be KO'd by as much damage as it has HP", Node: &ability.Rule{Verb: ability.Destroyed, Name: "damage"}},
		{ID: "no damage of missing cards", NT: "effect", JA: "{What:topic}は‹、|›デッキを引けなかったことによるダメージを受けない", EN: "{What:what} ‹takes~take› no damage for cards that could not be drawn", Node: &ability.Rule{Verb: ability.TakeDamage, Name: "missing cards"}},
		{ID: "no assists to it", NT: "effect", JA: "{What:units}に‹|は›アシスト‹を|は›‹付けることはできない|付けることができない|付けられない›", EN: "assists cannot be attached to {What:what}", Node: &ability.Rule{Verb: ability.AttachedV}, Needs: func(v any) bool { return v.(*ability.Rule).With == nil }},
		{ID: "so many assists to it", NT: "effect", JA: "{What:units}にはアシストを{N:num}枚まで‹付けることができる|付けられる›", EN: "up to {N:num} assists can be attached to {What:what}", Node: &ability.Rule{Verb: ability.AttachedV, Mode: ability.May}, Needs: func(v any) bool {
			n := v.(*ability.Rule).N
			return n != nil && n.Op == ability.Const && n.N > 1
		}},
		{ID: "only to units of an attribute", NT: "effect", JA: onlyTo("{What.Sel.Of.Has.0.Value:attr}‹の|属性の›ユニット"), EN: "‹this card|" + selfAssist + "› can be attached only to {What.Sel.Of.Has.0.Value:attr} units", Node: attachedOnly(ability.Filter{Zone: areas, Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}})},
		{ID: "only to units of a name", NT: "effect", JA: onlyTo("{What.Sel.Of.Has.0.Value:name}‹|のユニット›"), EN: "‹this card|" + selfAssist + "› can be attached only to {What.Sel.Of.Has.0.Value:name} units", Node: attachedOnly(ability.Filter{Zone: areas, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains, Not: true}}})},
		{ID: "only to main units", NT: "effect", JA: onlyTo("メイン・ユニット"), EN: "‹this card|" + selfAssist + "› can be attached only to main units", Node: attachedOnly(areaFilter(ability.Standby))},
		{ID: "only to standby units", NT: "effect", JA: onlyTo("スタンバイ・ユニット"), EN: "‹this card|" + selfAssist + "› can be attached only to standby units", Node: attachedOnly(areaFilter(ability.Main))},
		{ID: "skills without the energy", NT: "effect", JA: "{What:topic}は‹、|›エネルギーの‹枚数|数›に‹関わらず|かかわらず|関係なく›‹、|›スキルを使える", EN: "{What:what} can use skills whatever energy it has", Node: &ability.Rule{Verb: ability.UsingSkill, Mode: ability.Ignores}},
		{ID: "not chosen by theirs", NT: "effect", JA: "{What:topic}は相手の効果‹で|では|によって|により›選ばれない", EN: "{What:what} cannot be chosen by your opponent's effects", Node: &ability.Rule{Verb: ability.Selected, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}},
		{ID: "not swapped by theirs", NT: "effect", JA: "{What:topic}は相手の効果‹で|では|によって|により›入れ替わらない", EN: "{What:what} cannot be swapped by your opponent's effects", Node: &ability.Rule{Verb: ability.Swapped, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}},
		{ID: "not returned by theirs", NT: "effect", JA: "{What:topic}は相手の効果‹で|では|によって|により›手札に‹戻らない|戻されない›", EN: "{What:what} cannot be returned to hand by your opponent's effects", Node: &ability.Rule{Verb: ability.Returned, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}},
		{ID: "not stunned by theirs", NT: "effect", JA: "{What:topic}は相手の効果‹で|では|によって|により›気絶しない", EN: "{What:what} cannot be stunned by your opponent's effects", Node: &ability.Rule{Verb: ability.CounterPut, Name: stunName, By: text.Who(ability.Opponent)}},
		{ID: "player no healing", NT: "effect", JA: "{What.Who:player}は‹|ユニットの›HPを回復‹できない|することができない›", EN: "{What.Who:player} cannot heal units", Node: rule(ability.Healed)},
		{ID: "player no putting", NT: "effect", JA: "{What.Who:player}は‹|スタンバイ・エリアに›ユニットを‹|スタンバイ・エリアに›‹出せない|出すことができない›", EN: "{What.Who:player} cannot put units into standby areas", Node: rule(ability.Entered)},
		{ID: "player no putting from a zone", NT: "effect", JA: "{What.Who:player}は{With.Zone:zonename}からユニットを‹|スタンバイ・エリアに›‹出せない|出すことができない›", EN: "{What.Who:player} cannot put units from the {With.Zone:zonename} into standby areas", Node: &ability.Rule{Verb: ability.Entered, With: &ability.Filter{}}, Needs: func(v any) bool { return len(v.(*ability.Rule).With.Zone) > 0 }},
		{ID: "never ailing", NT: "effect", JA: "{What:topic}は状態異常に‹|は›ならない", EN: "{What:what} cannot become ailing", Node: rule(ability.CounterPut)},
		{ID: "skills do not fail", NT: "effect", JA: "{What.Who:poss}スキルは失敗しない", EN: "{What.Who:poss}skills do not fail", Node: rule(ability.MissedV)},
		{ID: "skills without damage do not fail", NT: "effect", JA: "{What.Who:poss}スキルダメージを持たないスキルは失敗しない", EN: "{What.Who:poss}skills without skill damage do not fail", Node: &ability.Rule{Verb: ability.MissedV, Name: withoutDamage}},
		{ID: "no skills without damage", NT: "effect", JA: "{What.Who:player}は‹、|›スキルダメージを持たないスキルを‹使えない|使用できない›", EN: "{What.Who:player} cannot use skills without skill damage", Node: &ability.Rule{Verb: ability.UsingSkill, Name: withoutDamage}},
		{ID: "its skills do not fail", NT: "effect", JA: "{What:units}のスキルは失敗しない", EN: "the skills of {What:what} do not fail", Node: rule(ability.MissedV)},
		{ID: "its named skill does not fail", NT: "effect", JA: "{What:units}の{Name:skill}は失敗しない", EN: "the {Name:skill} of {What:what} does not fail", Node: rule(ability.MissedV), Needs: func(v any) bool { return v.(*ability.Rule).Name != "" }},
		{ID: "not reduced", NT: "effect", JA: "{What:units}の‹スキルダメージ|スキルのダメージ›は‹ダウン|減少›しない | {What:units}が与える‹スキルダメージ|スキルのダメージ›は‹ダウン|減少›しない", EN: "skill damage dealt by {What:what} cannot be decreased", Node: &ability.Rule{Verb: ability.MinusV, Kind: ability.CombatDamage}},
		{ID: "not stunned", NT: "effect", JA: "{What:topic}は気絶しない | {What:topic}は気絶状態にならない", EN: "{What:what} cannot be stunned", Node: &ability.Rule{Verb: ability.CounterPut, Name: stunName}},
		{ID: "not KO'd", NT: "effect", JA: "{What:topic}はKOされない", EN: "{What:what} cannot be KO'd", Node: rule(ability.Destroyed)},
		{ID: "not healed", NT: "effect", JA: "{What:topic}‹のHP|›は回復‹しない|できない|されない›", EN: "{What:what} cannot be healed", Node: rule(ability.Healed)},
		{ID: "not discarded by theirs", NT: "effect", JA: "{What:topic}は相手の効果‹で|では|によって|により›捨てられない", EN: "{What:what} cannot be discarded by your opponent's effects", Node: &ability.Rule{Verb: ability.DiscardedV, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}},
		{ID: "not returned", NT: "effect", JA: "{What:topic}は手札に‹戻らない|戻されない|戻せない›", EN: "{What:what} cannot be returned to hand", Node: rule(ability.Returned)},
		{ID: "not discarded", NT: "effect", JA: "{What:topic}は捨てられない", EN: "{What:what} cannot be discarded", Node: rule(ability.DiscardedV)},
		{Quiet: true, ID: "this skill fails", NT: "effect", JA: "このスキルは失敗する", Node: thisFails(failing())},
		{Quiet: true, ID: "it fails", NT: "effectB", JA: "失敗する", Node: thisFails(failing())},
		{Quiet: true, ID: "this skill fails if", NT: "s2", JA: "このスキルは‹、|›{If:nara}‹、|›失敗する", Node: text.Clause{Do: []ability.Effect{thisFails(failing())}}},
		{ID: "named skill fails", NT: "effect", JA: "{Of.Subj:fwhat}の{Of.Name:skill}は失敗する", EN: "the {Of.Name:skill} of {Of.Subj:fwhat} fails", Node: failing(), Needs: func(v any) bool { return v.(*ability.Instead).Of.Name != "" }},
		{Quiet: true, ID: "a player's named skill fails", NT: "effect", JA: "{Of.Subj.Who:poss}{Of.Name:skill}は失敗する", Node: func() any { in := failing(); in.Of.Subj = &ability.Filter{Zone: areas}; return in }(), Needs: func(v any) bool { return v.(*ability.Instead).Of.Name != "" }},
		{ID: "skills fail", NT: "effect", JA: "{Of.Who:poss}スキルは失敗する", EN: "{Of.Who:poss}skills fail", Node: failing()},
		{ID: "dear skills fail", NT: "effect", JA: "{Of.Who:poss}コスト‹|が›{Of.AtLeast:num}以上のスキルは失敗する", EN: "{Of.Who:poss}skills with cost {Of.AtLeast:num} or more fail", Node: failing(), Needs: func(v any) bool { return v.(*ability.Instead).Of.AtLeast != nil }},
		{ID: "its skills fail", NT: "effect", JA: "{Of.Subj:fwhat}のスキルは失敗する | {Of.Subj:fwhat}が使うスキルは失敗する", EN: "the skills of {Of.Subj:fwhat} fail", Node: failing()},
		{Quiet: true, ID: "their skills fail", NT: "effect", JA: "相手がスキルを使う‹場合|時|たび›‹、|›‹相手の|その›スキルは失敗する | 相手が使うスキルは失敗する", Node: func() *ability.Instead { in := failing(); in.Of.Who = text.Who(ability.Opponent); return in }()},
		{ID: "EX unplayable", NT: "effect", JA: "{What:units}のEXパワーは‹プレイできない|プレイされない›", EN: "EX powers of {What:what} cannot be played", Node: rule(ability.Played)},
		{ID: "named unusable", NT: "chain", JA: "{0.What=1.What:topic}は{0.Name=1.Name:skill}を‹使えない|使用できない› | {0.What=1.What:what}の{0.Name=1.Name:skill}は‹使えない|使用できない›", EN: "{0.What=1.What:what} cannot use {0.Name=1.Name:skill}", Node: []ability.Effect{rule(ability.UsingSkill), rule(ability.ActivatedV)}},
		{ID: "player named unusable", NT: "chain", JA: "{0.What.Who=1.What.Who:player}は{0.Name=1.Name:skill}を‹使えない|使用できない›", EN: "{0.What.Who=1.What.Who:player} cannot use {0.Name=1.Name:skill}", Node: []ability.Effect{rule(ability.UsingSkill), rule(ability.ActivatedV)}},
		{ID: "no damage of theirs", NT: "effect", JA: "{What:topic}は相手の効果‹で|によって|により|による›ダメージを受けない", EN: "{What:what} ‹takes~take› no damage from your opponent's effects", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: text.Who(ability.Opponent)}},
		{ID: "no damage from", NT: "effect", JA: "{What:topic}は{With:np}からの{Kind:dmg}を受けない", EN: "{What:what} ‹takes~take› no {Kind:dmg} from {With:npany}", Node: &ability.Rule{Verb: ability.TakeDamage}, Needs: func(v any) bool { f := v.(*ability.Rule).With; return f != nil && len(f.Zone) > 0 }},
		{Quiet: true, ID: "no skill damage of", NT: "effect", JA: "{What:topic}は{With:np}の‹スキルダメージ|スキルのダメージ›を受けない", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.CombatDamage}, Needs: func(v any) bool { f := v.(*ability.Rule).With; return f != nil && len(f.Zone) > 0 }},
		{ID: "no damage of", NT: "effect", JA: "{What:topic}は{With:npraw}の効果によるダメージを受けない", EN: "{What:what} ‹takes~take› no damage from effects of {With:rawnps}", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}},
		{ID: "next skill fails", NT: "effect", JA: "次に{Of.Who:player}が使うスキルは失敗する | {Of.Who:player}が次に使うスキルは失敗する | {Of.Who:poss}次のスキルは失敗する | 次の{Of.Who:poss}スキルは失敗する", EN: "the next skill {Of.Who:player} ‹uses~use› fails", Node: &ability.Instead{Of: ability.Event{Verb: ability.Judged}, For: ability.Time{N: 1}}},
	}
	for _, u := range []struct {
		id, ja, en string
		verb       ability.Verb
	}{{"skills", "スキル", "skills", ability.UsingSkill}, {"EX", "EXパワー", "EX powers", ability.ActivatedV}} {
		const cannot = "‹使えない|使用できない|使うことができない›"
		rows = append(rows,
			text.Row{ID: "no " + u.id, NT: "effect", JA: "{What:topic}は" + u.ja + "を" + cannot + " | {What:units}の" + u.ja + "は" + cannot, EN: "{What:what} cannot use " + u.en, Node: rule(u.verb)},
			text.Row{ID: "player no " + u.id, NT: "effect", JA: "{What.Who:player}は" + u.ja + "を" + cannot + " | {What.Who:poss}" + u.ja + "は" + cannot, EN: "{What.Who:player} cannot use " + u.en, Node: rule(u.verb)})
	}
	return append(rows,
		text.Row{ID: "fail on", NT: "effect", JA: "{Do.1.Cond:outcome}‹、|›{Of.Who:poss}スキルは失敗する", EN: "{Of.Who:poss}skills fail if {Do.1.Cond:outcome}", Node: failsOn()},
		text.Row{Quiet: true, ID: "this fails on", NT: "effect", JA: "{Do.1.Cond:outcome}‹、|›このスキルは失敗する", Node: thisFails(failsOn())},
		text.Row{ID: "named fails on", NT: "effect", JA: "{Do.1.Cond:outcome}‹、|›{Of.Subj:fwhat}の{Of.Name:skill}は失敗する", EN: "the {Of.Name:skill} of {Of.Subj:fwhat} fails if {Do.1.Cond:outcome}", Node: failsOn(), Needs: func(v any) bool { return v.(*ability.Instead).Of.Name != "" }},
		text.Row{Quiet: true, ID: "when they use, fail on", NT: "effect", JA: "相手がスキルを使う‹場合|時|たび›‹、|›{Do.1.Cond:outcome}‹、|›‹相手の|その›スキルは失敗する", Node: func() *ability.Instead { in := failsOn(); in.Of.Who = text.Who(ability.Opponent); return in }()},
		text.Row{ID: "its fail on", NT: "effect", JA: "{Do.1.Cond:outcome}‹、|›{Of.Subj:fwhat}のスキルは失敗する | {Of.Subj:fwhat}‹の|が使う›スキルは‹、|›{Do.1.Cond:outcome}‹、|›失敗する", EN: "the skills of {Of.Subj:fwhat} fail if {Do.1.Cond:outcome}", Node: failsOn()})
}

// onlyTo says of an assist to what it can be attached.
func onlyTo(units string) string {
	return "‹このカード|" + selfAssist + "›は‹、|›" + units + "に‹のみ|だけ›‹付けることができる|付けられる›"
}

// attachedOnly forbids what such a sentence leaves out. Divine Cross 104.4, 804.2b, 905.3.
func attachedOnly(but ability.Filter) *ability.Rule {
	this := text.ThisFilter()
	return &ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: but}}, Verb: ability.AttachedV, With: this}
}

// everyOf is all that fit.
func everyOf() ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}
}

// playable: commands are played.
func playable(f *ability.Filter) bool {
	return f != nil && (f.Kind != 0 || len(f.Has) > 0 && len(f.Or) == 0 && f.Ref == (ability.Ref{})) && f.Kind&ability.Unit == 0 && len(f.Zone) == 0
}

// crossCosts: the cost of skills. Divine Cross 919.1.
func crossCosts() []text.Row {
	var rows []text.Row
	for _, w := range []struct {
		id     string
		op     ability.Op
		ja, en string
	}{
		{"up", ability.Add, "を{N:num}増やす | は{N:num}増える | が{N:num}増える | を+{N:num}する | +{N:num}", "is increased by {N:num}"},
		{"down", ability.Sub, "を{N:num}減らす | は{N:num}減る | が{N:num}減る | を-{N:num}する | -{N:num}", "is decreased by {N:num}"},
		{"set", ability.Set, "を{N:num}にする | は{N:num}になる | が{N:num}になる", "becomes {N:num}"},
	} {
		rows = append(rows, text.Row{ID: "skill cost " + w.id, NT: "effect", JA: behind([]string{"{What:units}のスキルのコスト", "{What:units}のスキルコスト", "{What:what}のスキルを使うコスト", "{What:topic}はスキルのコスト", "{What:topic}はスキルコスト"}, w.ja), EN: "the skill cost of {What:what} " + w.en, Node: &ability.CostChange{Verb: ability.UsingSkill, Op: w.op}},
			text.Row{Quiet: true, ID: "cost of a player's skills " + w.id, NT: "effect", JA: behind([]string{"{What.Sel.Of.Who:poss}スキルのコスト", "{What.Sel.Of.Who:poss}スキルコスト", "{What.Sel.Of.Who:player}が使うスキルのコスト", "{What.Sel.Of.Who:player}がスキルを使うコスト"}, w.ja),
				Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: areas}}}, Verb: ability.UsingSkill, Op: w.op}}, // skills are used by units [703.1a-1, 806.1]
			text.Row{ID: "cost of the next skill " + w.id, NT: "effect", JA: behind([]string{"{What.Sel.Of.Who:player}が次に使うスキルのコスト", "次に{What.Sel.Of.Who:player}が使うスキルのコスト", "{What.Sel.Of.Who:poss}次のスキルのコスト", "{What.Sel.Of.Who:player}が次に使うスキルコスト"}, w.ja), EN: "the cost of the next skill {What.Sel.Of.Who:player} ‹uses~use› " + w.en,
				Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: areas}}}, Verb: ability.UsingSkill, Op: w.op, Next: true}},
			text.Row{Quiet: true, ID: "this skill cost " + w.id, NT: "effect", JA: behind([]string{"このスキルのコスト"}, w.ja), Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.UsingSkill, Op: w.op, Name: thisSkill}},
			text.Row{ID: "named cost " + w.id, NT: "effect", JA: behind([]string{"{What:units}の{Name:skill}のコスト"}, w.ja), EN: "the cost of {Name:skill} of {What:what} " + w.en, Node: &ability.CostChange{Verb: ability.UsingSkill, Op: w.op}, Needs: costNamed})
	}
	return rows
}

func costNamed(v any) bool { n := v.(*ability.CostChange).Name; return n != "" && n != thisSkill }

// crossGives: what cards are besides, and abilities. Divine Cross 809.1.
var crossGives = []text.Row{
	{ID: "gets attributes", NT: "effect", JA: "{What:what}は属性{Props:attrs}を‹得る|持つ› | {What:what}は{Props:attrs}‹|の›属性を‹得る|持つ› | {What:what}は{Props:attrs}属性としても扱う | {What:what}は{Props:attrs}‹属性|›‹でもある|にもなる› | {What:what}は{Props:attrs}としても扱う | {What:what}‹の|は›属性に{Props:attrs}を加える | {What:what}は{Props:attrs}を得る", EN: "{What:what} ‹is~are› also {Props:attrs}", Node: &ability.Give{}},
	{ID: "becomes attribute", NT: "effect", JA: "{What:what}の属性は{Props:attrs}になる | {What:what}は属性{Props:attrs}になる | {What:what}は{Props:attrs}‹属性|›になる | {What:what}の属性を{Props:attrs}にする", EN: "{What:what} ‹becomes~become› {Props:attrs}", Node: &ability.Give{All: true}},
	{ID: "loses attributes", NT: "effect", JA: "{What:what}の属性を失わせる | {What:topic}は‹すべての|›属性を‹|すべて›失う | {What:what}に属性を失わせる", EN: "{What:what} ‹loses~lose› all attributes", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}, Take: true}, Needs: func(v any) bool { return v.(*ability.Give).Props[0].Value == "" }},
	{ID: "loses attribute", NT: "effect", JA: "{What:what}は属性{Props.0.Value:attr}を失う | {What:what}は{Props.0.Value:attr}属性を失う", EN: "{What:what} ‹is~are› no longer {Props.0.Value:attr}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}, Take: true}},
	{ID: "all advantages", NT: "effect", JA: "{What:what}はすべての属性に‹対して|›‹有利を得る|有利になる› | {What:what}はすべての属性への有利を得る", EN: "{What:what} ‹gains~gain› the advantage over all attributes", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr, Value: "red"}, {Attr: ability.TraitAttr, Value: "green"}, {Attr: ability.TraitAttr, Value: "blue"}, {Attr: ability.TraitAttr, Value: "none"}}}},
	{ID: "gets advantages", NT: "effect", JA: "{What:what}は有利‹|の属性›として{Props:advantages}を‹得る|持つ› | {What:what}は有利「{Props:advantages}」を得る | {What:what}は{Props:advantages}‹属性|›への有利を得る | {What:what}は{Props:advantages}‹属性|›に対して有利を得る | {What:what}は{Props:advantages}‹属性|›に有利になる | {What:what}は有利{Props:advantages}を得る | {What:what}は{Props:advantages}の有利を‹得る|持つ› | {What:what}‹の|は›有利に{Props:advantages}を‹加える|得る›", EN: "{What:what} ‹gains~gain› the advantage over {Props:advantages}", Node: &ability.Give{}},
	{ID: "advantage becomes", NT: "effect", JA: "{What:what}の有利は{Props:advantages}になる | {What:what}の有利を{Props:advantages}にする", EN: "the advantage of {What:what} becomes that over {Props:advantages}", Node: &ability.Give{All: true}},
	{ID: "loses advantages", NT: "effect", JA: "{What:topic}は‹すべての|›有利を‹|すべて›失う | {What:topic}の‹すべての|›有利を‹|すべて›失わせる", EN: "{What:what} ‹loses~lose› every advantage", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}, Take: true}, Needs: func(v any) bool { return v.(*ability.Give).Props[0].Value == "" }},
	{ID: "loses advantage", NT: "effect", JA: "{What:what}は有利「{Props.0.Value:attr}」を失う | {What:what}は{Props.0.Value:attr}‹属性|›への有利を失う", EN: "{What:what} ‹loses~lose› the advantage over {Props.0.Value:attr}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}, Take: true}},
	{ID: "gets name", NT: "effect", JA: "{What:what}は{Props.0.Value:name}としても扱う | {What:what}は名前{Props.0.Value:name}を得る | {What:what}の名前は{Props.0.Value:name}としても扱う | {What:what}は{Props.0.Value:name}の名前を‹得る|持つ›", EN: "{What:what} ‹is~are› also named {Props.0.Value:name}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.NameAttr}}}},
	{ID: "gets quoted", NT: "effect", JA: "{What:what}は「{Quoted:quoted}」を‹得る|持つ› | {What:what}に「{Quoted:quoted}」を与える", EN: "{What:what} ‹gains~gain› “{Quoted:quoted}”", Node: &ability.Give{}},
	{ID: "loses all", NT: "effect", JA: "{What:what}は‹すべての|›‹能力|スキルとEXパワー›を‹|すべて›失う", EN: "{What:what} ‹loses~lose› all abilities", Node: &ability.Give{Take: true, All: true}},
}

// healingRows: HP that is healed by somebody's effects, or of some units, is more or less. Divine Cross 915.1.
func healingRows() (rows []text.Row) {
	for _, w := range []struct {
		id, ja, en string
		op         ability.Op
	}{{"more", "を{N:num}‹増やす|アップする›", "is increased by {N:num}", ability.Add}, {"less", "を{N:num}‹減らす|ダウンする›", "is decreased by {N:num}", ability.Sub}} {
		by := &ability.Instead{Of: ability.Event{Verb: ability.Healed, By: &ability.Filter{}}, Op: w.op}
		of := &ability.Instead{Of: ability.Event{Verb: ability.Healed}, Op: w.op}
		rows = append(rows,
			text.Row{ID: "healed by effects: " + w.id, NT: "effect", JA: "{Of.By.Who:poss}効果‹で|によって|により›回復するHP" + w.ja, EN: "the HP healed by {Of.By.Who:poss}effects " + w.en, Node: by, Needs: func(v any) bool { return bySomebody(v.(*ability.Instead).Of) }},
			text.Row{ID: "healed of it: " + w.id, NT: "effect", JA: "{Of.Subj:fwhat}が回復するHP" + w.ja + " | {Of.Subj:fwhat}のHPを回復する‹場合|時›‹、|›回復するHP" + w.ja, EN: "the HP healed from {Of.Subj:fwhat} " + w.en, Node: of})
	}
	return rows
}
