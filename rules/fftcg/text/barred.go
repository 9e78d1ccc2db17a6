package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What may not be done to a thing, by what of the other player's, and by what alone it may.

// barredRows are those rows.
func barredRows() []text.Row {
	all := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: *aForward()}}
	their := *aForward()
	their.Who = text.Who(ability.Opponent)
	theirForwards := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: their}}
	restricted := func(v any) bool {
		w := v.(*ability.Rule).With
		return w != nil && w.Kind == ability.Summon && len(w.Has)+len(w.Num)+len(w.Or) > 0 && w.Ref == (ability.Ref{}) && w.Who == (ability.Who{})
	}
	theirs := func(v ability.Verb) *ability.Rule { return &ability.Rule{Verb: v, By: text.Who(ability.Opponent)} }
	enters := &ability.Give{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.Opponent)}}}, Words: []string{"enters dull"}}
	const notGained = "得‹られない|ることができない|ることはできない›"
	const stays = "フィールドに出‹せない|すことができない|すことはできない|されない›"
	stay := func(by ability.DamageKind) *ability.Rule {
		return &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Kind: by}
	}
	return []text.Row{
		{ID: "this is not played", NT: "effect", JA: text.OwnName + "は" + stays + " | ‹|あなたは›" + text.OwnName + "を" + stays, EN: "you cannot play " + thisCard + "‹| onto the field› | " + text.OwnName + " cannot be played‹| onto the field›", Node: stay(ability.AnyDamage)},
		{ID: "this is not played by effects", NT: "effect", JA: "‹|あなたは›" + text.OwnName + "‹は|を›" + summonsOrAbilitiesJA + "‹|の効果›‹では|によって|によっては|により›" + stays, EN: "you cannot play " + text.OwnName + "‹| onto the field› ‹due to|by› Summons or abilities | " + text.OwnName + " cannot be played‹| onto the field› ‹due to|by› Summons or abilities", Node: stay(ability.AbilityDamage)},
		{ID: "this is not played from the hand by effects", NT: "effect", JA: "‹|あなたは›" + text.OwnName + "‹は|を›" + summonsOrAbilitiesJA + "‹|の効果›‹では|によって|によっては|により›‹、|›手札から" + stays + " | ‹|あなたは›" + summonsOrAbilitiesJA + "‹|の効果›‹では|によって|によっては|により›‹、|›" + text.OwnName + "を手札から" + stays, EN: "you cannot play " + text.OwnName + " from your hand‹| onto the field› ‹due to|by› Summons or abilities | you cannot play " + text.OwnName + " onto the field from your hand ‹due to|by› Summons or abilities", Node: notFromHand()},
		{ID: "words are not gained", NT: "effect", JA: "{What:what}は{Words:kws}を" + notGained, EN: "{What:what} cannot gain {Words:kws}", Node: &ability.Give{Bar: &ability.Bar{}}},
		{Quiet: true, ID: "either word is not gained", NT: "effect", EN: "{What:what} cannot gain {Words.0:kw} or {Words.1:kw}", Node: &ability.Give{Words: []string{"", ""}, Bar: &ability.Bar{}}},
		{ID: "words are lost and not gained", NT: "effect", JA: "{What:what}は{Words:kws}を失い、‹それらを|それを|›" + notGained, EN: "{What:what} ‹loses~lose› {Words:kws} and cannot gain ‹them|it›", Node: &ability.Give{Take: true, Bar: &ability.Bar{}}},
		{ID: "not chosen by such Summons of theirs", NT: "effect", JA: "{What:what}は対戦相手の{With:npraw}‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by your opponent's {With:rawnps}", Node: theirs(ability.Selected), Needs: restricted},
		{ID: "not chosen by such Summons", NT: "effect", JA: "{What:what}は{With:npraw}‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by {With:rawnps}", Node: &ability.Rule{Verb: ability.Selected}, Needs: restricted},
		{Quiet: true, ID: "theirs cannot choose", NT: "effect", EN: "‹your opponent's Summons ‹and|or› abilities|Summons ‹and|or› abilities ‹your opponent|opponent› controls› cannot choose {What:what}", Node: theirs(ability.Selected)},
		{Quiet: true, ID: "theirs of a kind cannot choose", NT: "effect", EN: "your opponent's {With.Kind:kinds} cannot choose {What:what}", Node: &ability.Rule{Verb: ability.Selected, By: text.Who(ability.Opponent), With: &ability.Filter{}}, Needs: func(v any) bool { return v.(*ability.Rule).With.Kind != ability.Summon|abilities }},
		{Quiet: true, ID: "does not become active", NT: "effect", EN: "{What:what} ‹does|do› not become active", Node: &ability.Rule{Verb: ability.Stood}},
		{ID: "not dulled by theirs", NT: "effect", JA: "{What:what}は対戦相手の" + summonsOrAbilitiesJA + "‹によって|によっては|では›ダルにならない", EN: "{What:what} cannot be dulled by your opponent's Summons or abilities", Node: theirs(ability.ActedV)},
		{Quiet: true, ID: "blocked by none but", NT: "effect", JA: "{What:what}は{With:allbut}‹に|によって|には|›ブロックされない", EN: "{What:what} cannot be blocked except by {With:allbut} | {What:what} can only be blocked by {With:allbut}", Node: &ability.Rule{Verb: ability.AttackedV}, Needs: func(v any) bool { return v.(*ability.Rule).With != nil }},
		{Quiet: true, ID: "must be blocked", NT: "effect", JA: "{With:fwhat}は‹可能なら|可能ならば|可能な限り›‹、|›ブロックされなければならない", EN: "{With:fwhat} must be blocked if ‹able|possible›", Node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must, What: all}, Needs: func(v any) bool { return v.(*ability.Rule).With != nil }},
		{Quiet: true, ID: "they must block it", NT: "effect", JA: "対戦相手は‹可能なら|可能な限り|可能であれば|できるなら›‹、|›{With:fwhat}をブロックしなければならない | 対戦相手は{With:fwhat}を‹可能なら|可能な限り|可能であれば|できるなら›‹、|›ブロックしなければならない", EN: "‹your |the |›opponent must block {With:fwhat} if ‹able|possible›", Node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must, What: theirForwards}, Needs: func(v any) bool { return v.(*ability.Rule).With != nil }},
		{Quiet: true, ID: "they must block it for a time", NT: "s4", JA: "{For:span}‹、|›対戦相手は‹可能なら|可能な限り|可能であれば|できるなら›‹、|›{Do.0.With:fwhat}をブロックしなければならない", EN: "‹your |the |›opponent must block {Do.0.With:fwhat} {For:span} if ‹able|possible›", Node: text.Clause{Do: []ability.Effect{&ability.Rule{Verb: ability.BlockV, Mode: ability.Must, What: theirForwards}}}, Needs: func(v any) bool { return forATime(v) && v.(text.Clause).Do[0].(*ability.Rule).With != nil }},
		{Quiet: true, ID: "must be blocked by such", NT: "effect", EN: "{With:fwhat} must be blocked by {What.Sel.Of:anp} if ‹able|possible›", Node: &ability.Rule{Verb: ability.BlockV, Mode: ability.Must, What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}}, Needs: func(v any) bool { r := v.(*ability.Rule); return r.With != nil && onField(&r.What.Sel.Of) }},
		{Quiet: true, ID: "must be blocked for a time", NT: "s4", EN: "{Do.0.With:fwhat} must be blocked {For:span} if ‹able|possible›", Node: text.Clause{Do: []ability.Effect{&ability.Rule{Verb: ability.BlockV, Mode: ability.Must, What: all}}}, Needs: func(v any) bool { return forATime(v) && v.(text.Clause).Do[0].(*ability.Rule).With != nil }},
		{Quiet: true, ID: "what they play comes dull", NT: "effect", JA: "対戦相手がフィールドに出す{What.Sel.Of+:npraw}はダル状態でフィールドに出る", EN: "‹the |›{What.Sel.Of+:rawnps} your opponent plays‹| onto the field› enter the field dull | ‹the |›{What.Sel.Of+:rawnps} enter your opponent's field dull | if {What.Sel.Of+:anpraw} enters your opponent's field, it enters ‹the field |›dull‹| instead›", Node: enters},
	}
}

// notFromHand is that no effect brings this card onto the field out of the hand.
func notFromHand() *ability.Rule {
	return &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Kind: ability.AbilityDamage, With: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}
}

// steadyRows: a number of a thing that effects do not raise, or do not lower. FF-TCG 2.2.
func steadyRows() (rows []text.Row) {
	for _, w := range []struct {
		id, ja, en string
		op         ability.Op
	}{{"raised", "‹増加しない|増えない|上がらない|増やせない|増やすことができない|+されない›", "cannot be ‹increased|raised›", ability.Add}, {"lowered", "‹減少しない|減らない|下がらない|減らせない|減らすことができない|-されない›", "cannot be ‹decreased|reduced|lowered›", ability.Sub}} {
		for _, by := range []struct {
			id, ja, en string
			side       ability.Side
		}{{"", "‹召喚獣やアビリティによって|召喚獣やアビリティでは|›", "‹ by Summons or abilities|›", ability.AnySide}, {" by theirs", "対戦相手の" + summonsOrAbilitiesJA + "‹によって|によっては|では|により›", " by your opponent's Summons or abilities", ability.Opponent}, {" by yours", "あなたの" + summonsOrAbilitiesJA + "‹によって|によっては|では|により›", " by your Summons or abilities", ability.You}} {
			rows = append(rows, text.Row{ID: "power is not " + w.id + by.id, NT: "effect", Node: &ability.Give{Bar: &ability.Bar{Stat: ability.Power, Op: w.op, By: text.Who(by.side)}},
				JA: "{What:what}のパワーは" + by.ja + w.ja, EN: "the power of {What:what} " + w.en + by.en},
				text.Row{Quiet: true, ID: "its power is not " + w.id + by.id, NT: "effect", Node: &ability.Give{Bar: &ability.Bar{Stat: ability.Power, Op: w.op, By: text.Who(by.side)}},
					EN: "{What.Ref:its}power " + w.en + by.en + " | {What.Ref:ref}'s power " + w.en + by.en})
		}
	}
	return rows
}

// parseAllBut reads what alone may do something, and gives all others of its kind: except by Forwards of cost 5 or more; コスト5以上の
// フォワード以外に, フォワードにしか.
func parseAllBut(p *text.Parser, pos int, add func(int, any)) {
	said := p.At(p.Game.Table.Nonterminal(text.Pick(p.Lang, "np", "nps")), pos)
	if p.Lang == text.EN {
		said = append(said[:len(said):len(said)], p.At(p.Game.Table.Nonterminal("anp"), pos)...)
	}
	for _, r := range said {
		end := r.End
		if p.Lang == text.JA {
			switch {
			case p.HasString(end, "以外"):
				end += len([]rune("以外"))
			case p.HasString(end, "にしか"):
				end += len([]rune("にしか"))
			default:
				continue
			}
		}
		if f, ok := others(r.Val.(ability.Filter)); ok {
			add(end, f)
		}
	}
}

// others are those of a kind of which one thing that is said of some is not so; false: more is said of those, or nothing.
func others(f ability.Filter) (ability.Filter, bool) {
	f = text.Clone(f).(ability.Filter)
	if !text.Equal(f, ability.Filter{Kind: f.Kind, Zone: f.Zone, Has: f.Has, Num: f.Num}) || len(f.Has)+len(f.Num) != 1 || f.Kind != ability.Forward {
		return f, false
	}
	if len(f.Has) == 1 {
		f.Has[0].Not = !f.Has[0].Not
		return f, f.Has[0].Match == ability.Equals && f.Has[0].Value != ""
	}
	b := &f.Num[0]
	if b.N.Op != ability.Const || b.Highest || b.Lowest || b.Stat != ability.CostStat && b.Stat != ability.Power {
		return f, false
	}
	switch b.Cmp {
	case ability.GE:
		b.Cmp, b.N.N = ability.LE, b.N.N-1
	case ability.LE:
		b.Cmp, b.N.N = ability.GE, b.N.N+1
	default:
		return f, false
	}
	return f, b.N.N >= 0
}

// stateWords are states that a condition denies in one word.
var stateWords = [...]struct {
	ja, en string
	is     ability.State
}{{"ダル状態", "dull", ability.Acted}, {"アクティブ状態", "active", ability.Standing}, {"凍結状態", "frozen", ability.Frozen}}

func parseStateWord(p *text.Parser, pos int, add func(int, any)) {
	for _, w := range stateWords {
		if s := text.Pick(p.Lang, w.ja, w.en); p.HasString(pos, s) {
			add(pos+len([]rune(s)), w.is)
		}
	}
}

func printStateWord(w *text.Printer, v any) (string, bool) {
	for _, s := range stateWords {
		if s.is == v {
			return text.Pick(w.Lang, s.ja, s.en), true
		}
	}
	return "", false
}
