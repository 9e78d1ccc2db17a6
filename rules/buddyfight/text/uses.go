package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// uses are when a card or an ability may be used: 君のライフが4以下なら使える.
func uses() []text.Row {
	turn := func(of ability.Who) ability.Cond { return ability.Cond{Op: ability.TurnOf, Who: of} }
	attack := func(of ability.Who) ability.Cond {
		return ability.Cond{Op: ability.And, Args: []ability.Cond{turn(of), {Op: ability.BattleOn}}}
	}
	inPhase := turn(ability.Who{})
	inPhase.Phase = ability.AttackPhase
	mainly := turn(ability.Who{})
	mainly.Phase = ability.MainPhase
	finally := turn(ability.Who{})
	finally.Phase = ability.EndPhase
	target := ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Kind: ability.Monster, Is: []ability.State{ability.Attacked_}}
	attacked := ability.Cond{Op: ability.And, Args: []ability.Cond{turn(foe), {Op: ability.BattleOn}, count(target, ability.LE, 0)}}
	met := ability.Cond{Op: ability.Happened, Per: ability.StillOpen, On: &ability.Event{}}
	not := &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}
	over := met
	over.On = &ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Batch: true}
	named := &ability.Limit{N: 1, By: ability.ByName}
	byThem := ability.Cond{Op: ability.And, Args: append(slices.Clone(attacked.Args), count(ability.Filter{Is: []ability.State{ability.Attacking}}, ability.GE, 1))}
	rows := []text.Row{
		own1("use if", "useif", "{_:nara}", "{_:nara}", nil),
		own1("use in an attack", "useif", "{Args.0.Who:poss}ターンの攻撃中‹に|なら› | {Args.0.Who:poss}攻撃中‹に|なら›", "during an attack on {Args.0.Who:poss}turn | during {Args.0.Who:poss}attack", attack(ability.Who{})),
		own1("under attack", "cond3", "君が攻撃されている", "you are being attacked", attacked),
		quiet("they attack", "cond3", "相手が攻撃している", "your opponent is attacking", attack(foe)),
		quiet("you attack", "cond3", "君が攻撃している", "you are attacking", attack(you)),
		quiet("use when so", "useif", "{_:condV}時‹に|›", "when {_:condV}", nil),
		quiet("use if it happened", "useif", "", "if {On:event}", met),
		own1("use in any final phase", "useif", "ファイナルフェイズ‹中|›に", "during ‹the|a› final phase", finally),
		quiet("use in their turn besides", "usewhen", "", "{Args.0:useif} during ‹their|your opponent's› turn", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, turn(foe)}}),
		own1("use in the final phase", "useif", "{Who:poss}ファイナルフェイズ‹中に|中なら|に›", "during {Who:poss}final phase", finally),
		own1("use as one is attacked", "useif", "{L.Of+:np}への攻撃中に", "during an attack on {L.Of+:anp}", count(ability.Filter{Is: []ability.State{ability.Attacked_}}, ability.GE, 1)),
		own1("use as one attacks", "useif", "{L.Of+:np}の攻撃中に", "during an attack by {L.Of+:anp} | during ‹a|the› battle ‹in which|that› {L.Of+:anp} ‹is attacking|attacks›", count(ability.Filter{Is: []ability.State{ability.Attacking}}, ability.GE, 1)),
		quiet("use and so and so", "usewhen", "", "{Args.0:useif}, {Args.1:cond2}‹,|› and {Args.2:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}, {}}}),
		needing(own1("use if so and so", "usewhen", "{Args.0:while}‹|で›、{Args.1:condJ}、{Args.2:useif}", "{Args.0:useif}‹,|› {Args.1:nara}‹,|› and ‹|if ›{Args.2:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}, {}}}), func(v any) bool {
			return atTime(v.(ability.Cond).Args[0]) || v.(ability.Cond).Args[0].Op != ability.Compare
		}),
		own1("use in a turn", "useif", "{Who:poss}ターン‹中に|に|中なら|なら›", "during {Who:poss}turn", turn(ability.Who{})),
		own1("use in the main phase", "useif", "{Who:poss}メインフェイズ中‹に|なら›", "during {Who:poss}main phase", mainly),
		own1("use in the attack phase", "useif", "{Who:poss}アタックフェイズ中‹に|なら›", "during {Who:poss}attack phase", inPhase),
		own1("use in any attack phase", "useif", "アタックフェイズ中に", "during ‹the|an› attack phase", inPhase),
		own1("use in any main phase", "useif", "メインフェイズ中に", "during ‹the|a› main phase", mainly),
		needing(own1("use when", "useif", "{On:event}時‹に|›", "when {On:event}", met), func(v any) bool {
			on := v.(ability.Cond).On
			return on.Verb != ability.Played && (on.State == nil || on.Comes) // that something is so is a condition
		}),
		needing(quiet("use in an attack and so", "usewhen", "{Args.0.Args.0.Who:poss}ターンの攻撃中‹で|›、{Args.1:nara}", "", ability.Cond{Op: ability.And, Args: []ability.Cond{attack(ability.Who{}), {}}}), oneList),
		needing(quiet("use in a time and so", "usewhen", "{Args.0:while}‹で|›、{Args.1:useif}", "", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}), oneList),
		needing(quiet("when so, used", "sentence", "", "{CardNeeds.Args.0:useif}, you may ‹use|cast|call|equip› ‹this card|it›", text.Clause{CardNeeds: not}), func(v any) bool {
			c := v.(text.Clause).CardNeeds
			return len(c.Args) == 1 && c.Args[0].Op == ability.Happened
		}),
		needing(quiet("use so and", "usewhen", "{Args.0:condJ}、{Args.1:useif}", "", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}), oneList),
		quiet("use and so and so, of conditions", "usewhen", "", "{Args.0:nara}, {Args.1:cond2}‹,|› and {Args.2:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}, {}}}),
		own1("attacked by some", "cond3", "君が{Args.3.L.Of+:np}に攻撃されている", "you are being attacked by {Args.3.L.Of+:anp}", ability.Cond{Op: ability.And, Args: append(slices.Clone(attacked.Args), count(ability.Filter{Is: []ability.State{ability.Attacking}}, ability.GE, 1))}),
		own1("attacked by some alone", "cond3", "君が{Args.3.L.Of+:np}に‹単独|単体|1枚だけ›で攻撃されている", "{Args.3.L.Of+:anp} is attacking you alone", ability.Cond{Op: ability.And, Args: append(slices.Clone(attacked.Args), count(ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}, ability.GE, 1))}),
		quiet("use as a battle is over", "useif", "‹バトル|攻撃›‹|の›終了時に", "at the end of ‹a battle|the battle|an attack|the attack› | when ‹an attack|a battle› is over | when an attack ends", over),
		quiet("use as a battle of a turn is over", "useif", "{Args.0.Who:poss}ターンの‹バトル|攻撃›‹|の›終了時に", "at the end of ‹a battle|an attack› ‹on|during|in› {Args.0.Who:poss}turn", ability.Cond{Op: ability.And, Args: []ability.Cond{turn(ability.Who{}), over}}),
		needing(own1("use as the attack of some is over", "useif", "{On.Subj:fieldnp}が攻撃した‹バトル|攻撃›‹|の›終了時に", "at the end of ‹a|the› battle ‹in which|that› {On.Subj:fieldnp} attacked", ability.Cond{Op: ability.Happened, Per: ability.StillOpen, On: &ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Kind: ability.AttackDamage, Batch: true}}), func(v any) bool {
			f := v.(ability.Cond).On.Subj
			return f != nil && f.Ref == (ability.Ref{})
		}),
		quiet("use as one is attacked oneself", "useif", "君が攻撃された時‹に|›", "when you are attacked‹| directly›", attacked),
		quiet("use as some attack oneself", "useif", "君が{Args.3.L.Of+:npraw}に攻撃された時‹に|›", "when you are ‹|being ›attacked by {Args.3.L.Of+:anpraw}", byThem),
		quiet("attacked and so", "useif", "", "when you are attacked and {Args.1:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{attacked, {}}}),
		quiet("use and so and so and so", "usewhen", "", "{Args.0.Args.0.Args.0:useif}‹,|› {Args.0.Args.0.Args.1:nara}‹,|› ‹|if ›{Args.0.Args.1:cond2}‹,|› and ‹|if |only if ›{Args.1:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.And, Args: []ability.Cond{{Op: ability.And, Args: []ability.Cond{{}, {}}}, {}}}, {}}}),
		quiet("use and so", "usewhen", "", "{Args.0:useif}‹,|› and ‹|if ›{Args.1:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		needing(quiet("use in a time if so", "usewhen", "", "{Args.0:useif}‹,|› {Args.1:nara}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}), func(v any) bool { return atTime(v.(ability.Cond).Args[0]) && oneList(v) }),
		own1("use and", "usewhen", "{Args.0:useif}‹、|›{Args.1:useif}", "{Args.0:useif}‹|,› and ‹|only ›{Args.1:useif}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		own1("use once", "usewhen", "{_:useif}", "{_:useif}", nil),
		needing(quiet("card permitted when", "sentence", "", "you ‹may|can› ‹use|cast|call|equip› this card {CardNeeds.Args.0:usewhen}", text.Clause{CardNeeds: not}), func(v any) bool {
			c := v.(text.Clause).CardNeeds
			return len(c.Args) == 1 && !atTime(c.Args[0]) // a time that one may use it in is one more, not the only one
		}),
		needing(own1("card called when", "sentence", "‹このカードは|君は|›{CardNeeds.Args.0:usewhen}‹、|›{:callable}", "", text.Clause{CardNeeds: not}), func(v any) bool {
			c := v.(text.Clause).CardNeeds
			return len(c.Args) == 1 && !theirs(c.Args[0])
		}),
		needing(quiet("this card called when", "sentence", "{CardNeeds.Args.0:nara}‹、|›このカード‹を|は›{:callable}", "", text.Clause{CardNeeds: not}), func(v any) bool {
			c := v.(text.Clause).CardNeeds
			return len(c.Args) == 1 && !theirs(c.Args[0]) && !happens(c.Args[0])
		}),
		own1("card needs", "sentence", "‹このカードは|君は|›{CardNeeds.Args.0:usewhen}‹、|›‹使える|使用できる›", "you may only {:play} this card {CardNeeds.Args.0:usewhen} | you can only {:play} this card {CardNeeds.Args.0:usewhen} | you ‹may|can› {:play} this card only {CardNeeds.Args.0:usewhen} | this card may only be ‹used|cast|called|equipped› {CardNeeds.Args.0:usewhen} | this card can only be ‹used|cast|called|equipped› {CardNeeds.Args.0:usewhen}",
			text.Clause{CardNeeds: not}),
		needing(own1("card needs not", "sentence", "このカードは{CardNeeds:usewhen}‹、|›{:uncallable}", "you cannot {:play} this card {CardNeeds:usewhen}", text.Clause{}), func(v any) bool { c := v.(text.Clause).CardNeeds; return c != nil && c.Op != ability.Not }),
		needing(quiet("if so, card not used", "sentence", "{CardNeeds:nara}‹、|›このカード‹は|を›‹使えない|コールできない|装備できない›", "{CardNeeds:nara}, you cannot ‹use|cast|call|equip› this card | {CardNeeds:nara}, this card cannot be ‹used|cast|called|equipped› | this card cannot be ‹used|cast|called|equipped› {CardNeeds:nara}", text.Clause{}), func(v any) bool { c := v.(text.Clause).CardNeeds; return c != nil && c.Op != ability.Not }),
		needing(own1("ability needs", "sentence", "この能力は{Needs:usewhen}‹、|›使える", "you may ‹only |›use this ability {Needs:usewhen} | this ability may only be used {Needs:usewhen} | this ability can only be used {Needs:usewhen}", text.Clause{}), func(v any) bool { return v.(text.Clause).Needs != nil }),
		needing(quiet("ability needs, and its limit", "sentence", "この能力は{Needs:usewhen}‹、|›1ターンに{Limit.N:int}回だけ使える", "you may only use this ability {Limit.N:times} ‹per|each› turn‹,|› and ‹|only ›{Needs:usewhen}", text.Clause{Limit: &ability.Limit{}}), func(v any) bool { return v.(text.Clause).Needs != nil }),
		quiet("one set", "sentence", "‹|君の場に›この名は1枚‹だけ‹【設置】|設置›できる|しか‹【設置】|設置›できない› | この名は君の場に1枚‹だけ‹【設置】|設置›できる|しか‹【設置】|設置›できない›", "you may only set this name on your field | you may only [set] this name on your field | you may only set 1 this name on your field | you may only [set] 1 this name on your field",
			text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Rel: []ability.Rel{{Kind: ability.SameName, Of: text.ThisRef}}}, ability.LE, 0)}}}),
		own1("card limit", "sentence", "この名は‹|、›1ターンに1‹回|枚›だけ{:playable}", "you may only {:play} this name once per turn | you ‹may|can› only {:play} ‹up to |›‹1 |›this name ‹once |›‹per|each› turn | this name ‹can|may› only be ‹cast|used|called|equipped› once ‹per|each› turn", text.Clause{CardLimit: named}),
		own1("card limit per game", "sentence", "この名は‹1ファイトに|1ゲームに|ファイト中に|ゲーム中に|1回のファイト中に|1回のゲーム中に›1‹回|枚›だけ{:playable}", "you may only {:play} this name once per ‹game|fight›", text.Clause{CardLimit: &ability.Limit{N: 1, By: ability.ByName, Per: ability.ThisGame}}),
		quiet("card needs and limit", "sentence", "‹このカードは|君は|›{CardNeeds.Args.0:usewhen}‹、|›‹使え|使用でき›、この名は1ターンに1‹回|枚›だけ{:playable}", "", text.Clause{CardNeeds: not, CardLimit: named}),
		quiet("this ability's limit", "sentence", "このカードのその名は1ターンに1回だけ‹使える|発動する›", "you ‹may|can› only use this card's that name once per turn | this card's that name only activates once per turn", text.Clause{Limit: &ability.Limit{N: 1}}),
		own1("ability limit", "sentence", "その名は1ターンに{Limit.N:int}回だけ‹使える~発動する›", "‹you may only use that name~that name only activates› {Limit.N:times} per turn | that name activates only {Limit.N:times} per turn | ‹|you may |you can ›use that name only {Limit.N:times} ‹per|each› turn | that name ‹may|can› only be used {Limit.N:times} per turn | you can only use that name {Limit.N:times} ‹per|each› turn | you may use that name {Limit.N:times} per turn", text.Clause{Limit: &ability.Limit{By: ability.ByName}}),
	}
	for _, p := range plays {
		rows = append(rows, own1("use as they play a "+p.en, "useif", "相手が"+p.noun+"を"+p.done+"時に", "when your opponent "+p.verb+" "+text.Pick(text.EN, "", article(p.en)), count(used(p.kind, foe), ability.GE, 1)))
		played := used(p.kind, foe)
		played.Kind, played.Or = 0, nil
		rows = append(rows, needing(own1("use as they play some "+p.en, "useif", "相手が{L.Of+:npraw}を"+p.done+"時に", "when your opponent "+p.verb+" {L.Of+:anpraw} | when your opponent "+p.verb+" 1 or more {L.Of+:rawnps}", count(played, ability.GE, 1)), func(v any) bool {
			f := v.(ability.Cond).L.Of
			return f.Kind == p.kind && len(f.Has)+len(f.Num)+len(f.Or) > 0
		}))
	}
	for _, a := range plays {
		for _, b := range plays {
			if a.kind == b.kind || a.done != b.done && a.done != "コールした" && b.done != "コールした" {
				continue
			}
			use := used(a.kind|b.kind, foe)
			if a.kind|b.kind == ability.SpellCard|ability.Impact {
				rows = append(rows, own1("use as they play a "+a.en+" or a "+b.en, "useif", "相手が"+a.noun+"か"+b.noun+"を"+b.done+"時に", "when your opponent "+a.verb+" "+article(a.en)+" or ‹|casts |uses ›‹"+article(b.en)+"|"+b.en+"›", count(use, ability.GE, 1)))
			}
		}
	}
	return rows
}

// flagNamed is that one's own flag has a name.
func flagNamed() ability.Cond {
	return count(ability.Filter{Zone: []ability.Zone{ability.Flag}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr}}}, ability.GE, 1)
}

// flagAmong is that one's flag has one of several names.
func flagAmong(names int) ability.Cond {
	f := ability.Filter{Zone: []ability.Zone{ability.Flag}, Who: you, Or: make([]ability.Filter, names)}
	for i := range f.Or {
		f.Or[i] = text.HasProp(ability.NameAttr)
	}
	return count(f, ability.GE, 1)
}

func article(noun string) string {
	if noun[0] == 'i' {
		return "an " + noun
	}
	return "a " + noun
}
