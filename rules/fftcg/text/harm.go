package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Damage that is replaced by other damage. What is dealt it, by what, how much it is, when and
// what becomes of the damage are said apart, each in rows of its own, so that any may stand with
// any. FF-TCG 6.4, 11.12.5.

// harmRows are those rows.
func harmRows() []text.Row {
	rows := append(fateRows(), sourceRows()...)
	rows = append(rows,
		text.Row{ID: "cannot be reduced", NT: "sentence", JA: "‹この|その›ダメージは‹軽減されない|軽減できない|減らない|減らせない|減らすことができない|軽減することができない›", EN: "‹this|the› damage cannot be reduced", Node: text.Clause{Firm: true}},
		text.Row{ID: "turns up no EX Burst", NT: "sentence", JA: "‹この|その›ダメージ‹では|で|によって|により›‹、|›EXバースト‹は|を›‹使用できない|発動しない|発動できない› | この‹アビリティ|ダメージ›‹によって|により›ダメージゾーンに置かれたカード‹のEXバースト‹は|を›|はEXバーストを›‹使用できない|発動しない|発動できない›", EN: "EX Bursts of cards put ‹in|into› the Damage Zone ‹due to|by› this ‹damage|ability|effect› cannot be used", Node: text.Clause{Mute: true}})
	dull := &ability.Filter{Ref: text.ThisRef, Is: []ability.State{ability.Acted}}
	rows = append(rows,
		text.Row{ID: "this, if dull", NT: "fwhat", JA: "ダル状態の" + text.OwnName, EN: "dull " + text.OwnName, Node: *dull},
		text.Row{ID: "this, if active, of what is said of it", NT: "fwhat", JA: "アクティブ状態の" + text.OwnName, EN: "active " + text.OwnName, Node: ability.Filter{Ref: text.ThisRef, Is: []ability.State{ability.Standing}}},
		text.Row{ID: "this, in a party", NT: "fwhat", JA: "パーティーを組んでいる" + text.OwnName, EN: text.OwnName + " forming a party", Node: ability.Filter{Ref: text.ThisRef, Is: []ability.State{ability.InParty}}},
		text.Row{ID: "this or such", NT: "fwhat", JA: text.OwnName + "か{Or.1:np}", EN: text.OwnName + " or {Or.1:anp}", Node: ability.Filter{Or: []ability.Filter{{Ref: text.ThisRef}, {}}}, Needs: func(v any) bool {
			return v.(ability.Filter).Or[1].Ref == (ability.Ref{}) && onField(&v.(ability.Filter).Or[1])
		}},
		text.Row{Quiet: true, ID: "if harmed while dull", NT: "effect", EN: "if " + text.OwnName + " ‹is dealt|receives› damage while dull, {+:fate} instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Subj: dull}}},
		text.Row{Quiet: true, ID: "if it harms while dull", NT: "effect", EN: "if " + text.OwnName + " deals damage while dull, {+:fate} instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Subj: dull}}},
		text.Row{Quiet: true, ID: "if it harms or is harmed while dull", NT: "chain", EN: "if " + text.OwnName + " deals damage or ‹is dealt|receives› damage while dull, {0+=1+:fate} instead | if " + text.OwnName + " ‹is dealt|receives› damage or deals damage while dull, {0+=1+:fate} instead", Node: harmsOrHarmed(dull)},
		text.Row{ID: "if it harms or is harmed", NT: "chain", JA: "{0.Of.Subj=1.Of.Subj:fwhat}がダメージを与えるか受ける場合、‹代わりに|代わりに、|›{0+=1+:fate}", EN: "if {0.Of.Subj=1.Of.Subj:fwhat} deals damage or ‹is dealt|receives› damage, {0+=1+:fate} instead", Node: harmsOrHarmed(nil), Needs: func(v any) bool { return dealtByCharacter(v.([]ability.Effect)[0]) }})
	dealtByThis := func(v any) bool { return v.(*ability.Rule).What.Ref == text.ThisRef }
	rows = append(rows,
		text.Row{ID: "no EX Bursts", NT: "effect", JA: "{What.Who:player}はEXバーストを‹使用できない|使えない|使用することができない|発動できない›", EN: "{What.Who:player} cannot use EX Bursts", Node: &ability.Rule{Verb: ability.BurstV}},
		text.Row{Quiet: true, ID: "no EX Bursts at all", NT: "effect", JA: "EXバーストは‹使用できない|発動しない|発動できない›", EN: "EX Bursts ‹cannot be ‹used|activated|triggered›|will not trigger›", Node: &ability.Rule{Verb: ability.BurstV, What: ability.What{Who: text.Who(ability.Each)}}},
		text.Row{ID: "no EX Burst due to this", NT: "effect", JA: "{What.Ref:ref}‹により|によって›ダメージゾーンに置かれたカードはEXバーストを‹使用できない|発動できない› | {What.Ref:ref}‹により|によって›ダメージゾーンに置かれたカードのEXバーストは‹使用できない|発動しない|発動できない|使用することができない›", EN: "any card put ‹in|into› the Damage Zone due to {What.Ref:ref} cannot use its EX Burst | EX Bursts of cards put ‹in|into› the Damage Zone ‹due to|by› {What.Ref:ref} cannot be used", Node: &ability.Rule{Verb: ability.BurstV}, Needs: dealtByThis},
		text.Row{ID: "no small EX Burst due to this", NT: "effect", JA: "{What.Ref:ref}‹により|によって›ダメージゾーンに置かれたコスト{With.Num.0.N:num}以下のカードはEXバーストを‹使用できない|発動できない› | {What.Ref:ref}‹により|によって›ダメージゾーンに置かれたコスト{With.Num.0.N:num}以下のカードのEXバーストは‹使用できない|発動しない|発動できない›", EN: "any card of cost {With.Num.0.N:num} or less put ‹in|into› the Damage Zone due to {What.Ref:ref} cannot use its EX Burst | EX Bursts of cards of cost {With.Num.0.N:num} or less put ‹in|into› the Damage Zone ‹due to|by› {What.Ref:ref} cannot be used", Node: &ability.Rule{Verb: ability.BurstV, With: &ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE}}}}, Needs: dealtByThis})
	rows = append(rows, harmedRows()...)
	return append(rows, harmingRows()...)
}

// fateRows: what becomes of the damage; "fated" rows say it of damage that was named.
func fateRows() []text.Row {
	const that = "‹その|›ダメージ"
	is := func(op ability.Op) ability.Instead { return ability.Instead{Op: op} }
	double := ability.Instead{Op: ability.Times, N: &twice}
	return []text.Row{
		{ID: "is lowered", NT: "fated", JA: "は‹|代わりに‹|、››{N:num}‹軽減する|軽減される|減る› | を{N:num}‹減らす|軽減する›", EN: "‹is reduced|is decreased|decreases› by {N:num}", Node: is(ability.Sub)},
		{ID: "becomes so much", NT: "fated", JA: "‹は|を›‹|代わりに‹|、››{N:num}‹|点›‹になる|にする›", EN: "becomes {N:num}‹| points›", Node: is(ability.Set)},
		{ID: "is raised", NT: "fated", JA: "‹は|を›‹|代わりに‹|、››{N:num}‹増える|増やす›", EN: "‹increases|is increased› by {N:num}", Node: is(ability.Add)},
		{ID: "is doubled", NT: "fate", JA: that + "‹は2倍になる|を2倍にする› | ‹その|›2倍のダメージを‹受ける|与える›", EN: "double the damage", Node: double},
		{ID: "is twice as much", NT: "fated", JA: "‹は|を›‹|代わりに‹|、››2倍に‹なる|する›", EN: "is doubled", Node: double},
		{Quiet: true, ID: "is so many points", NT: "fate", JA: "{N:num}点‹の|›ダメージを‹与える|受ける›", EN: "deal {N:npoint} of damage", Node: is(ability.Set)},
		{ID: "its fate", NT: "fate", JA: that + "{+:fated}", EN: "the damage {+:fated}", Node: ability.Instead{}},
		{Quiet: true, ID: "is none, for what is done", NT: "fate", JA: "{Do.0:effectR}、その‹ダメージは0になる|ダメージを0にする›", EN: "{Do.0:effect} and the damage becomes 0", Node: ability.Instead{Do: []ability.Effect{nil}}, Needs: func(v any) bool { return doneNow(v.(ability.Instead).Do) }},
		{ID: "is dealt elsewhere", NT: "fate", JA: "そのダメージを{Do.0.To:what}に与える", EN: "deal ‹the|that› damage to {Do.0.To:what}", Node: ability.Instead{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}},
		{ID: "may be dealt elsewhere", NT: "fate", JA: "そのダメージを{Do.0.Do.0.To:what}に与えてもよい", EN: "you may deal ‹the|that› damage to {Do.0.Do.0.To:what}", Node: ability.Instead{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}}}},
		{ID: "falls on another", NT: "fated", JA: "は{Do.0.To:what}に与えられる | は‹、|›‹代わりに|›{Do.0.To:what}が受ける", EN: "is dealt to {Do.0.To:what}", Node: ability.Instead{Do: []ability.Effect{&ability.Damage{N: ability.Amount{Op: ability.EventN}}}}},
		{Quiet: true, ID: "lowering it", NT: "fate", EN: "reduce the damage by {N:num}", Node: is(ability.Sub)},
		{Quiet: true, ID: "raising it", NT: "fate", EN: "increase the damage by {N:num}", Node: is(ability.Add)},
	}
}

// sourceRows: what deals it. Summons and abilities are said in words of their own.
func sourceRows() []text.Row {
	dealer := func(e ability.Event) bool { return e.Obj != nil && onField(e.Obj) }
	rows := []text.Row{{ID: "harmed by", NT: "harmby", JA: "{Obj:np}‹によって|から|により›", EN: " ‹by|from› {Obj:anp}", Node: ability.Event{}, Needs: func(v any) bool { return dealer(v.(ability.Event)) }}}
	rows = append(rows, text.Row{ID: "harmed by an ability of", NT: "harmby", JA: "{Obj+:npraw}のアビリティ‹によって|から|により›", EN: " ‹by|from› {Obj+:anpraw}'s ability", Node: ability.Event{Kind: ability.AbilityDamage, Obj: &ability.Filter{NotKind: ability.Summon}}, Needs: func(v any) bool {
		o := v.(ability.Event).Obj
		return o.Kind != 0 && o.Kind&^characters == 0 && o.Ref == (ability.Ref{})
	}})
	hued := aZone(ability.Field)
	hued.Has = []ability.Prop{{Attr: ability.ClassAttr}}
	rows = append(rows, text.Row{Quiet: true, ID: "harmed by an element", NT: "harmby", JA: "{Obj.Has.0.Value:class}‹によって|から|により›", Node: ability.Event{Obj: hued}})
	for _, s := range shields() {
		rows = append(rows, text.Row{ID: "harmed by " + s.id, NT: "harmby", JA: s.ja + "‹によって|から|により›", EN: " ‹by|from› " + s.en, Node: ability.Event{Kind: ability.AbilityDamage, Obj: s.by}})
	}
	return append(rows,
		text.Row{ID: "harms a thing", NT: "harmto", JA: "{Obj:np}に", EN: " to {Obj:anp}", Node: ability.Event{}},
		text.Row{ID: "harms a player", NT: "harmto", JA: "{Who:player}に", EN: " to {Who:player}", Node: ability.Event{}, Needs: func(v any) bool { return v.(ability.Event).Who.Side != ability.Each }},
		text.Row{ID: "harms any player", NT: "harmto", JA: "‹プレイヤー|いずれかのプレイヤー›に", EN: " to ‹a|either|any› player", Node: ability.Event{Who: text.Who(ability.Each)}},
		text.Row{ID: "source of yours", NT: "harmer", JA: "あなたの‹召喚獣やアビリティ|召喚獣かアビリティ|召喚獣かあなたのキャラクターのアビリティ|召喚獣かあなたがコントロールするキャラクターのアビリティ|召喚獣やあなたのキャラクターのアビリティ›", EN: "‹your Summon or an ability of a Character you control|your Summon or ability|a Summon or ability you control|a Summon or an ability you control›", Node: ability.Filter{Who: text.Who(ability.You)}},
		text.Row{ID: "ability of yours", NT: "harmer", JA: "あなたのアビリティ", EN: "‹your ability|an ability you control›", Node: ability.Filter{Who: text.Who(ability.You), NotKind: ability.Summon}},
		text.Row{Quiet: true, ID: "source of theirs", NT: "harmer", JA: "対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›", EN: "‹your opponent's Summon or ability|an opponent's Summon or ability›", Node: ability.Filter{Who: text.Who(ability.Opponent)}},
		text.Row{Quiet: true, ID: "ability of theirs", NT: "harmer", JA: "対戦相手のアビリティ", EN: "‹your opponent's ability|an opponent's ability›", Node: ability.Filter{Who: text.Who(ability.Opponent), NotKind: ability.Summon}},
		text.Row{Quiet: true, ID: "Summon of theirs", NT: "harmer", JA: "対戦相手の召喚獣", EN: "‹your opponent's Summon|an opponent's Summon›", Node: ability.Filter{Who: text.Who(ability.Opponent), Kind: ability.Summon}},
		text.Row{ID: "Summon of a sort of yours", NT: "harmer", JA: "あなたの{+:npraw} | あなたがキャストした{+:npraw}", EN: "your {+:npraw}", Node: ability.Filter{Who: text.Who(ability.You)}, Needs: func(v any) bool {
			f := v.(ability.Filter)
			return f.Kind == ability.Summon && len(f.Has)+len(f.Num) > 0 && text.Equal(f, ability.Filter{Who: f.Who, Kind: f.Kind, Has: f.Has, Num: f.Num})
		}},
		text.Row{ID: "Summon of yours", NT: "harmer", JA: "あなたの召喚獣", EN: "‹your Summon|a Summon you control|a Summon you cast›", Node: ability.Filter{Who: text.Who(ability.You), Kind: ability.Summon}})
}

// onField: it lies on the field.
func onField(f *ability.Filter) bool { return len(f.Zone) == 1 && f.Zone[0] == ability.Field }

// harmsOrHarmed is damage that a thing deals, and damage that it is dealt.
func harmsOrHarmed(of *ability.Filter) []ability.Effect {
	return []ability.Effect{&ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Subj: of}}, &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Subj: of}}}
}

// unfought: by Summons or abilities, said as what it is not.
const unfought = " but in battle"

// weakerNamed: less than the power of this card, which is said by its name.
const weakerNamed = " weaker than this"

// harms are how much damage it is that is replaced: any, less than what it is dealt has power,
// so much or more, so much or less.
func harms() []struct {
	id, ja, is, en string // is: the same, said of the damage behind it
	of             ability.Instead
} {
	most := ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.EventN}}
	return []struct {
		id, ja, is, en string
		of             ability.Instead
	}{
		{"", "ダメージ", "", "damage", ability.Instead{}},
		{" weaker", "‹その|それの|自身の|そのフォワードの|›パワー‹未満の|より小さい|より低い›ダメージ", "‹その|それの|自身の|そのフォワードの›パワー‹未満の|より小さい|より低い›", "damage less than ‹its|his|her|their› power", ability.Instead{If: weaker()}},
		{weakerNamed, text.OwnName + "のパワー‹未満の|より小さい|より低い›ダメージ", text.OwnName + "のパワー‹未満の|より小さい|より低い›", "damage less than " + text.OwnName + "'s power", ability.Instead{If: weaker()}},
		{" much", "{Of.AtLeast:num}以上のダメージ", "{Of.AtLeast:num}以上の", "{Of.AtLeast:num} damage or more", ability.Instead{}},
		{" in battle", "‹戦闘|バトル›ダメージ", "", "battle damage", ability.Instead{Of: ability.Event{Kind: ability.CombatDamage}}},
		{unfought, "‹戦闘|バトル›ダメージ以外のダメージ", "", "damage other than battle damage", ability.Instead{Of: ability.Event{Kind: ability.AbilityDamage}}},
		{" little", "{If.R:num}以下のダメージ", "{If.R:num}以下の", "{If.R:num} damage or less", ability.Instead{If: &most}},
	}
}

// harmedRows: what is dealt the damage is said first.
func harmedRows() (rows []text.Row) {
	turn, next := ability.Time{Until: ability.EndOfTurn}, ability.Time{Until: ability.Uses, N: 1}
	for _, by := range []struct{ id, ja, en string }{{"", "", ""}, {" by", "{Of+:harmby}", "{Of+:harmby}"}} {
		for _, h := range harms() {
			in := h.of
			in.Of.Verb = ability.TakeDamage
			ja := func(first, when string) string {
				behind := ""
				if by.ja != "" {
					behind = " | " + first + by.ja + "{Of.Subj:fwhat}が" + when + h.ja + "を受ける‹場合|なら›、‹代わりに|›{+:fate}"
				}
				if h.is != "" {
					said := "ダメージが" + h.is + "‹場合|なら›、‹代わりに|›{+:fate}"
					behind += " | " + first + "{Of.Subj:fwhat}が" + when + by.ja + "受ける" + said + " | " + first + "{Of.Subj:fwhat}に" + when + by.ja + "与えられる" + said
				}
				return first + "{Of.Subj:fwhat}が" + when + by.ja + h.ja + "を受ける‹場合|なら|とき|際›、‹代わりに|›{+:fate} | " + first + "{Of.Subj:fwhat}に" + when + by.ja + h.ja + "が与えられる‹場合|なら|とき|際›、‹代わりに|›{+:fate} | " + first + "{Of.Subj:fwhat}が" + when + by.ja + h.ja + "を与えられる‹場合|なら›、‹代わりに|›{+:fate}" + behind
			}
			needs := func(in *ability.Instead) bool {
				named := h.id != weakerNamed || in.Of.Subj.Ref == text.ThisRef && len(in.Of.Subj.Or) == 0
				return (in.Of.AtLeast != nil) == (h.id == " much") && named
			}
			once, now := in, in
			once.For, now.For = next, ability.Time{}
			rows = append(rows,
				text.Row{Quiet: h.id == weakerNamed || h.id == unfought, ID: "if harmed" + h.id + by.id, NT: "effect", Node: &in, Needs: func(v any) bool { return needs(v.(*ability.Instead)) }, JA: ja("", ""), EN: "if {Of.Subj:fwhat} ‹is dealt|receives|would be dealt› " + h.en + by.en + ", {+:fate} instead"},
				text.Row{Quiet: h.id == "" || h.id == weakerNamed || h.id == unfought, ID: "next time it is harmed" + h.id + by.id, NT: "effect", Node: &once, Needs: func(v any) bool { return needs(v.(*ability.Instead)) },
					JA: ja("このターン‹の間|中|›、次に", ""), EN: "the next time {Of.Subj:fwhat} ‹is dealt|receives|would be dealt|would receive|would take› " + h.en + by.en + " this turn, {+:fate} instead | during this turn, the next time {Of.Subj:fwhat} ‹is dealt|receives› " + h.en + by.en + ", {+:fate} instead"},
				text.Row{Quiet: true, ID: "if harmed in a turn" + h.id + by.id, NT: "s2", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf}, Do: []ability.Effect{&now}}, Needs: func(v any) bool { return needs(v.(text.Clause).Do[0].(*ability.Instead)) },
					EN: text.Below("Do.0", "if {Of.Subj:fwhat} ‹is dealt|receives› "+h.en+by.en+" during ") + "{If.Who:poss}turn" + text.Below("Do.0", ", {+:fate} instead")},
				text.Row{Quiet: true, ID: "if harmed this turn" + h.id + by.id, NT: "s4", Node: text.Clause{For: turn, Do: []ability.Effect{&now}}, Needs: func(v any) bool { return needs(v.(text.Clause).Do[0].(*ability.Instead)) },
					JA: text.Below("Do.0", ja("", "このターン‹|に|中に|、›")), EN: text.Below("Do.0", "if {Of.Subj:fwhat} ‹is dealt|receives› "+h.en+by.en+" this turn, {+:fate} instead")})
		}
		for _, t := range []struct {
			id, ja, en string
			last       ability.Time
		}{
			{"", "{Of.Subj:fwhat}‹が|に›" + by.ja + "‹受ける|与えられる›‹|すべての›ダメージ", "", ability.Time{}},
			{"next ", "{Of.Subj:fwhat}が次に" + by.ja + "受けるダメージ", "next ", ability.Time{N: 1}},
			{"this turn's next ", "このターン‹の間|›、{Of.Subj:fwhat}が次に" + by.ja + "受けるダメージ", "next ", next},
			{"next of this turn ", "このターン‹の間|›、次に{Of.Subj:fwhat}‹が|に›" + by.ja + "‹受ける|与えられる›ダメージ", "next ", next},
		} {
			dealt := t.en + "damage dealt to {Of.Subj:fwhat}" + by.en
			en := "the " + dealt + " {+:fated}‹| instead›"
			switch t.id {
			case "":
				en = dealt + " {+:fated}‹| instead› | " + en
			case "this turn's next ":
				en = "during this turn, " + en
			case "next of this turn ":
				en = "the " + dealt + " this turn {+:fated}‹| instead› | the " + dealt + " {+:fated}‹| instead› this turn"
			}
			rows = append(rows, text.Row{ID: t.id + "harm" + by.id, NT: "effect", JA: t.ja + "{+:fated}", EN: en, Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, For: t.last}})
		}
	}
	rows = append(rows, text.Row{ID: "this turn's next harm of a player", NT: "effect", JA: "このターン‹の間|›、{Of.Who:player}が次に受けるダメージ{+:fated} | このターン‹の間|›、次に{Of.Who:player}が受けるダメージ{+:fated} | このターン‹の間|›、次に{Of.Who:player}に与えられるダメージ{+:fated}",
		EN:   "the next damage dealt to {Of.Who:player} this turn {+:fated}‹| instead› | during this turn, the next damage dealt to {Of.Who:player} {+:fated}‹| instead›",
		Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, For: next}, Needs: func(v any) bool { of := v.(*ability.Instead).Of; return of.Subj == nil && of.Obj == nil }})
	lower := ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Sub}
	nextLower := lower
	nextLower.For = next
	twiceHarm, twiceNext := ability.Instead{Of: lower.Of, Op: ability.Times, N: &twice}, ability.Instead{Of: lower.Of, Op: ability.Times, N: &twice, For: next}
	return append(rows,
		text.Row{Quiet: true, ID: "no harm in battle", NT: "effect", JA: "{Of.Subj:fwhat}は‹戦闘|バトル›ダメージを受けない", EN: "{Of.Subj:fwhat} ‹is not dealt|does not receive|receives no|takes no› battle damage", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.CombatDamage}, Op: ability.Set, N: &ability.Amount{}}},
		text.Row{Quiet: true, ID: "doubling harm", NT: "effect", EN: "double the damage dealt to {Of.Subj:fwhat}", Node: &twiceHarm},
		text.Row{Quiet: true, ID: "doubling the next harm", NT: "effect", EN: "double the next damage dealt to {Of.Subj:fwhat} this turn", Node: &twiceNext},
		text.Row{ID: "harm of a player", NT: "effect", JA: "{Of.Who:player}が受けるダメージ{+:fated}", EN: "damage dealt to {Of.Who:player} {+:fated}‹| instead› | the damage dealt to {Of.Who:player} {+:fated}‹| instead›", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}, Needs: func(v any) bool {
			in := v.(*ability.Instead)
			return in.Of.Subj == nil && in.Of.Obj == nil && in.For.N == 0
		}},
		text.Row{Quiet: true, ID: "harm of a player and of things", NT: "chain", JA: "{0.Of.Who:player}と{1.Of.Subj:fwhat}が受けるダメージ‹は|を›{0.N=1.N:num}に‹なる|する›", EN: "‹|the ›damage dealt to {0.Of.Who:player} and {1.Of.Subj:fwhat} becomes {0.N=1.N:num}‹| instead›", Node: []ability.Effect{&ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Set}, &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set}}},
		text.Row{Quiet: true, ID: "lowering harm", NT: "effect", EN: "reduce ‹the|all|all the› damage dealt to {Of.Subj:fwhat} by {N:num}", Node: &lower},
		text.Row{Quiet: true, ID: "lowering the next harm", NT: "effect", EN: "reduce the next damage dealt to {Of.Subj:fwhat} this turn by {N:num}", Node: &nextLower})
}

// harmingRows: what deals the damage is said first.
func harmingRows() []text.Row {
	in := &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}
	turn := text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{text.Clone(in).(ability.Effect)}}
	const ja, en = "{Of.Subj:fwhat}が{Of+:harmto}ダメージを与える場合、‹代わりに|代わりに、|›{+:fate}", "if {Of.Subj:fwhat} ‹deals|would deal› damage{Of+:harmto}"
	both := []ability.Effect{text.Clone(in).(ability.Effect), &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}}}
	battle := &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage}}
	none := func(v any) bool {
		i := v.(*ability.Instead)
		return dealtByCharacter(v) && (i.Op == ability.Times || i.Op == ability.Set && i.N != nil && i.N.Op == ability.Const && i.N.N == 0)
	}
	return []text.Row{
		{Quiet: true, ID: "if it harms or is harmed", NT: "chain", Node: both, JA: "{0.Of.Subj=1.Of.Subj:fwhat}がダメージを与え‹るか|たり›‹、|›ダメージを‹与えられる|受ける›場合、‹代わりに‹|、›|›{0+=1+:fate}", EN: "if {0.Of.Subj=1.Of.Subj:fwhat} deals damage or is dealt damage, {0+=1+:fate} instead", Needs: func(v any) bool { return none(v.([]ability.Effect)[0]) }},
		{ID: "if it harms at all", NT: "effect", Node: text.Clone(in).(*ability.Instead), Needs: none, JA: "{Of.Subj:fwhat}がダメージを与える場合、‹代わりに‹|、›|›{+:fate}", EN: "if {Of.Subj:fwhat} deals damage, {+:fate} instead"},
		{ID: "if it harms in battle", NT: "effect", Node: battle, Needs: dealtByCharacter, JA: "{Of.Subj:fwhat}が{Of+:harmto}‹戦闘|バトル›ダメージを与える‹場合|なら›、‹代わりに|代わりに、|›{+:fate}", EN: "if {Of.Subj:fwhat} ‹deals|would deal› battle damage{Of+:harmto}, {+:fate} instead"},
		{ID: "if it harms", NT: "effect", Node: in, Needs: dealtByCharacter, JA: ja, EN: en + ", {+:fate} instead"},
		{Quiet: true, ID: "if it harms in battle, whom is not said", NT: "effect", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage, Obj: aForward()}}, Needs: dealtByCharacter, JA: "{Of.Subj:fwhat}が‹戦闘|バトル›ダメージを与える‹場合|なら›、‹代わりに|代わりに、|›{+:fate}", EN: "if {Of.Subj:fwhat} ‹deals|would deal› battle damage, {+:fate} instead"}, // no player is dealt any [10.1.4.1-2]
		{Quiet: true, ID: "what it deals", NT: "effect", Node: text.Clone(in).(*ability.Instead), Needs: dealtByCharacter, JA: "{Of.Subj:fwhat}が{Of+:harmto}与えるダメージ{+:fated}"},
		{ID: "if it harms any", NT: "effect", Node: in, Needs: dealtByCharacter, JA: "{Of.Subj:fwhat}が‹フォワードかプレイヤー|プレイヤーかフォワード›にダメージを与える場合、‹代わりに|代わりに、|›{+:fate}", EN: "if {Of.Subj:fwhat} deals damage to a Forward or a player, {+:fate} instead"},
		{Quiet: true, ID: "if it harms this turn", NT: "s4", Node: turn, EN: text.Below("Do.0", en+" this turn, {+:fate} instead")},
		{Quiet: true, ID: "if it harms any this turn", NT: "s4", Node: turn, EN: text.Below("Do.0", "if {Of.Subj:fwhat} deals damage to a Forward or a player this turn, {+:fate} instead")},
		{ID: "if yours harms", NT: "effect", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}}, Needs: func(v any) bool { return v.(*ability.Instead).Of.Obj != nil },
			JA: "{Of.Obj:harmer}‹が|によって›{Of.Subj:fwhat}にダメージを与える‹場合|なら›、‹代わりに|›{+:fate} | {Of.Obj:harmer}が{Of.Subj:fwhat}に与えるダメージ{+:fated}", EN: "if {Of.Obj:harmer} ‹deals|would deal› damage to {Of.Subj:fwhat}, {+:fate} instead"},
	}
}
