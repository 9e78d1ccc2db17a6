package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What happens by what Summons and abilities do, and not by a rule or a cost. FF-TCG 11.11.

const (
	summonsOrAbilities   = "‹Summons or abilities|Summon or ability|Summons or ability|Summon or abilities›"
	summonsOrAbilitiesJA = "‹召喚獣やアビリティ|召喚獣かアビリティ›"
	dueJA                = "‹によって|により|で›"
)

func dueRows() []text.Row {
	notSummon := ability.Filter{NotKind: ability.Summon}
	return []text.Row{
		{ID: "by theirs", NT: "byobj", JA: "{Who:poss}" + summonsOrAbilitiesJA + "‹|の効果›", EN: "{Who:poss}" + summonsOrAbilities + " | ‹|the ›Summons ‹or|and› abilities {Who:ctrl}", Node: ability.Filter{}, Needs: ofSomeone},
		{ID: "by anything", NT: "byobj", JA: summonsOrAbilitiesJA + "‹|の効果›", EN: "‹Summons or abilities|the Summons or abilities|a Summon or an ability|a Summon or ability›", Node: ability.Filter{}},
		{ID: "by their Summons", NT: "byobj", JA: "{Who:poss}召喚獣", EN: "{Who:poss}‹Summons|Summon› | ‹a Summon|Summons› of {Who:player}", Node: ability.Filter{Kind: ability.Summon}, Needs: ofSomeone},
		{ID: "by Summons", NT: "byobj", JA: "召喚獣", EN: "‹Summons|a Summon›", Node: ability.Filter{Kind: ability.Summon}},
		{ID: "by their abilities", NT: "byobj", JA: "{Who:poss}アビリティ", EN: "{Who:poss}‹abilities|ability› | ‹an ability|abilities› of {Who:player}", Node: notSummon, Needs: ofSomeone},
		{ID: "by abilities", NT: "byobj", JA: "アビリティ", EN: "‹abilities|an ability›", Node: notSummon},
		{ID: "by an ability of", NT: "byobj", JA: "{+:np}のアビリティ", EN: "‹an|the› ability of {+:anp} | {+:anp}'s ability", Node: notSummon, Needs: ofThing},

		{ID: "due to", NT: "events", JA: "{0.By:byobj}" + dueJA + "‹|、›{0+:event}とき", EN: "when {0+:event} ‹due to|by› {0.By:byobj}", Node: []ability.Event{{}}, Needs: dueTo},
		{Quiet: true, ID: "due to, behind its subject", NT: "events", JA: "{0.Subj:fieldnp}が{0.By:byobj}" + dueJA + "{0+:vp}とき", Node: []ability.Event{{}}, Needs: dueTo},
		{Quiet: true, ID: "due to, behind its player", NT: "events", JA: "{0.Who:player}が{0.By:byobj}" + dueJA + "{0+:vpw}とき", Node: []ability.Event{{}}, Needs: dueTo},
		{Quiet: true, ID: "harmed due to", NT: "events", JA: "{0.Subj:fieldnp}‹に|が›{0.By:byobj}からダメージ‹を受けたとき|を受けるたび|が与えられたとき|が与えられるたび|を与えられたとき|を与えられるたび›", Node: []ability.Event{{Verb: ability.TakeDamage}}, Needs: dueTo},
		{ID: "due to a keyword", NT: "events", JA: "{0.Subj:fieldnp}が{0.Name:kwname}" + dueJA + "フィールドに出たとき | {0.Name:kwname}" + dueJA + "{0.Subj:fieldnp}がフィールドに出たとき", EN: "when {0.Subj:fieldnp} ‹enters~enter› the field due to {0.Name:kwname}", Node: []ability.Event{{Verb: ability.Entered}}, Needs: byKeyword},
		{Quiet: true, ID: "this due to a keyword", NT: "events", JA: text.OwnName + "が{0.Name:kwname}" + dueJA + "あなたのフィールドに出たとき", EN: "when " + text.OwnName + " enters your field due to {0.Name:kwname}", Node: []ability.Event{entersBy(text.ThisFilter())}, Needs: byKeyword},
		{Quiet: true, ID: "on a side due to a keyword", NT: "events", JA: "{0.Subj+:npraw}が{0.Name:kwname}" + dueJA + "{0.Subj.Who:poss}フィールドに‹出たとき|出るたび› | {0.Subj.Who:poss}フィールドに{0.Subj+:npraw}‹|1体|1枚›が{0.Name:kwname}" + dueJA + "‹出たとき|出るたび›", EN: "when {0.Subj+:anpraw} ‹enters~enter› {0.Subj.Who:poss}field due to {0.Name:kwname}", Node: []ability.Event{entersBy(&ability.Filter{})}, Needs: otherByKeyword},
		{Quiet: true, ID: "this or one of a side due to a keyword", NT: "events", JA: text.OwnName + "か{1.Subj+:npraw}が{0.Name=1.Name:kwname}" + dueJA + "{1.Subj.Who:poss}フィールドに‹出たとき|出るたび› | {1.Subj.Who:poss}フィールドに" + text.OwnName + "か{1.Subj+:npraw}‹|1体|1枚›が{0.Name=1.Name:kwname}" + dueJA + "‹出たとき|出るたび›", EN: "when " + text.OwnName + " or {1.Subj+:anpraw} ‹enters~enter› {1.Subj.Who:poss}field due to {0.Name=1.Name:kwname}", Node: []ability.Event{entersBy(text.ThisFilter()), entersBy(&ability.Filter{})}, Needs: otherByKeyword},
		{ID: "this or one due to a keyword", NT: "events", JA: text.OwnName + "か{1.Subj:fieldnp}が{0.Name=1.Name:kwname}" + dueJA + "フィールドに出たとき", EN: "when " + text.OwnName + " or {1.Subj:fieldnp} ‹enters~enter› the field due to {0.Name=1.Name:kwname}", Node: []ability.Event{entersBy(text.ThisFilter()), {Verb: ability.Entered}}, Needs: otherByKeyword},
		{ID: "due to a cast", NT: "events", JA: "{0.Subj:fieldnp}がキャストされてフィールドに出たとき | {0.Subj:fieldnp}が‹あなたの|›キャストによってフィールドに出たとき", EN: "when {0.Subj:fieldnp} ‹enters~enter› the field due to your cast", Node: []ability.Event{{Verb: ability.Entered, From: ability.Resolving}}},
		{Quiet: true, ID: "on a side due to a cast", NT: "events", EN: "when {0.Subj+:anpraw} ‹enters~enter› {0.Subj.Who:poss}field due to your cast", Node: []ability.Event{{Verb: ability.Entered, From: ability.Resolving, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.([]ability.Event)[0].Subj.Ref == (ability.Ref{}) }},
		{ID: "Warp", NT: "kwname", JA: "デジョン", EN: "Warp", Node: warpWord},
		{Quiet: true, ID: "draws, without its player", NT: "vpw", JA: "‹カードを‹|1枚›|›引いた", Node: ability.Event{Verb: ability.Drew}},
		{Quiet: true, ID: "discards, without its player", NT: "vpw", JA: "‹|自分の›手札を‹|1枚›捨てた | ‹手札の|›カードを‹|手札から›捨てた", Node: ability.Event{Verb: ability.DiscardedV}},
		{Quiet: true, ID: "discards some, without its player", NT: "vpw", JA: "手札を1枚以上捨てた | カードを‹|手札から›1枚以上捨てた", Node: ability.Event{Verb: ability.DiscardedV, Batch: true}},
		{ID: "discards some", NT: "event", JA: "{Who:player}が手札を1枚以上捨てた | {Who:player}が1枚以上‹の手札を|手札を|の手札のカードを›捨てた", EN: "{Who:player} ‹discards~discard› 1 or more cards‹| from ‹their|your› hand›", Node: ability.Event{Verb: ability.DiscardedV, Batch: true}},
		{ID: "discards some of a sort", NT: "event", JA: "{Who:player}が‹|手札の›{Subj:npraw}を1枚以上捨てた", EN: "{Who:player} ‹discards~discard› 1 or more {Subj:rawnps}‹| from ‹their|your› hand›", Node: ability.Event{Verb: ability.DiscardedV, Batch: true}, Needs: func(v any) bool {
			return text.Nowhere(v) && text.NotThis(v) && !text.Equal(*v.(ability.Event).Subj, ability.Filter{})
		}},
		{Quiet: true, ID: "discards some of a sort, without its player", NT: "vpw", JA: "‹|手札の›{Subj:npraw}を1枚以上捨てた", Node: ability.Event{Verb: ability.DiscardedV, Batch: true}, Needs: func(v any) bool {
			return text.Nowhere(v) && text.NotThis(v) && !text.Equal(*v.(ability.Event).Subj, ability.Filter{})
		}},
		{ID: "this is discarded", NT: "event", JA: text.OwnName + "が手札から捨てられた | あなたの手札から" + text.OwnName + "が捨てられた | 手札にある" + text.OwnName + "が捨てられた", EN: text.OwnName + " is discarded from your hand", Node: ability.Event{Verb: ability.DiscardedV, Subj: text.ThisFilter(), From: ability.Hand_}},
		{Quiet: true, ID: "this is discarded by", NT: "events", JA: "手札にある" + text.OwnName + "が{0.By:byobj}" + dueJA + "捨てられたとき | " + text.OwnName + "が{0.By:byobj}" + dueJA + "手札から捨てられたとき", Node: []ability.Event{{Verb: ability.DiscardedV, Subj: text.ThisFilter(), From: ability.Hand_}}, Needs: dueTo},
		{ID: "chosen by that", NT: "event", JA: "{Subj:fieldnp}が{Obj:byobj}‹に|によって›選ばれた", EN: "{Subj:fieldnp} ‹is~are› chosen by {Obj:byobj}", Node: ability.Event{Verb: ability.Selected}, Needs: func(v any) bool {
			o := v.(ability.Event).Obj
			return o != nil && (o.Kind|o.NotKind) != 0
		}},
		{ID: "discarded due to", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中に|›‹、|›{On.By:byobj}" + dueJA + "手札を‹|1枚以上›捨ててい‹た|る› | このターン‹に|中に|、|›{On.By:byobj}" + dueJA + "‹、|›{On.Who:player}が‹|自分の›手札を‹|1枚以上›捨ててい‹た|る› | このターン‹に|中に|、|›{On.Who:player}が{On.By:byobj}" + dueJA + "手札を‹|1枚以上›捨ててい‹た|る›", EN: "{On.Who:player} ‹has discarded~have discarded|discarded› a card‹| from ‹their|your› hand› due to {On.By:byobj} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}, Needs: func(v any) bool { return v.(ability.Cond).On.By != nil }},
		{ID: "has discarded", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中に|›‹、|›手札を捨ててい‹た|る›", EN: "{On.Who:player} ‹has~have› discarded a card‹| from ‹their|your› hand› this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}, Needs: func(v any) bool {
			on := v.(ability.Cond).On
			return on.Who != (ability.Who{}) && on.By == nil
		}},
	}
}

// entersBy is that something enters the field.
func entersBy(f *ability.Filter) ability.Event { return ability.Event{Verb: ability.Entered, Subj: f} }

// byKeyword: it says by which keyword.
func byKeyword(v any) bool { return v.([]ability.Event)[0].Name != "" }

// otherByKeyword: the last of what enters by a keyword is not this card, whose side is not asked.
func otherByKeyword(v any) bool {
	list := v.([]ability.Event)
	last := list[len(list)-1].Subj
	return byKeyword(v) && last != nil && last.Ref != text.ThisRef
}

// ofThing: it says which, or of what kind.
func ofThing(v any) bool {
	f := v.(ability.Filter)
	return len(f.Has) > 0 || f.Kind != 0 || f.Ref != (ability.Ref{})
}

// dueTo: it says by what.
func dueTo(v any) bool {
	e := v.([]ability.Event)[0]
	return e.By != nil && e.Verb != ability.PhaseBegan && e.Verb != ability.Selected && e.Verb != ability.DealtDamage
}
