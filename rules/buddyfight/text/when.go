package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

func count(f ability.Filter, cmp ability.Cmp, n int32) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, R: ability.N(n), L: ability.Amount{Op: ability.CountOf, Of: &f}}
}

// counted is a comparison of what is counted with a number that is said.
func counted(f ability.Filter, cmp ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf, Of: &f}}
}

// whose says whether what is counted is that of somebody.
func whose(v any) bool {
	f := v.(ability.Cond).L.Of
	return f.Who.Side == ability.You && len(f.Zone) > 0 || slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.LinkedTo && r.Of == text.ThisRef })
}

// conditions are what may be so.
func conditions() []text.Row {
	lifeIs := func(cmp ability.Cmp) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}
	}
	linked := ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}}}
	alone := linked
	alone.R, alone.Cmp = ability.N(0), ability.LE
	phase := func(p ability.Phase) ability.Cond { return ability.Cond{Op: ability.TurnOf, Phase: p} }
	rows := []text.Row{
		own1("attack phase while", "while", "{Who:poss}アタックフェイズ‹中|の間›", "during {Who:poss}attack phase", phase(ability.AttackPhase)),
		own1("final phase while", "while", "{Who:poss}ファイナルフェイズ‹中|の間›", "during {Who:poss}final phase", phase(ability.EndPhase)),
		own1("any attack phase while", "while", "アタックフェイズ‹中|の間›", "during the attack phase", phase(ability.AttackPhase)),
		quiet("and so", "condV", "", "{Args.0:cond2} and {Args.1:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		own1("life at most", "cond1", "{L.Who:poss}ライフが{R:num}以下", "{L.Who:poss}life is {R:num} or less", lifeIs(ability.LE)),
		own1("life at least", "cond1", "{L.Who:poss}ライフが{R:num}以上", "{L.Who:poss}life is {R:num} or more", lifeIs(ability.GE)),
		quiet("life at most and", "condJ", "{L.Who:poss}ライフが{R:num}以下で", "", lifeIs(ability.LE)),
		quiet("buddy there", "cond3", "君の場にバディモンスターがいる", "there is a buddy monster on your field | you have a buddy monster on your field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Kind: ability.Monster, Is: []ability.State{ability.OfBuddy}}, ability.GE, 1)),
		needing(quiet("you have", "cond3", "", "you have {L.Of:anp} | there is {L.Of:anp}", count(ability.Filter{}, ability.GE, 1)), whose),
		needing(quiet("you have none", "cond3", "", "you do not have {L.Of:anp} | you have no {L.Of:np} | you don't have {L.Of:anp}", count(ability.Filter{}, ability.LE, 0)), whose),
		needing(quiet("there are none", "cond3", "", "there are no {L.Of:np} | there is no {L.Of:np}", count(ability.Filter{}, ability.LE, 0)), func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) > 0 }),
		needing(quiet("you have so many", "cond3", "", "you have {R:num} or more {L.Of:np}", counted(ability.Filter{}, ability.GE)), whose),
		needing(quiet("you have so few", "cond3", "", "you have {R:num} or less {L.Of:np} | you have {R:num} or fewer {L.Of:np}", counted(ability.Filter{}, ability.LE)), whose),
		needing(quiet("you have different", "cond3", "{L.Of:np}が{R:num}種類以上ある", "you have {R:num} or more different {L.Of:np}", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}), whose),
		quiet("you have on the field", "cond3", "", "you have {L.Of+:anpraw} on the field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)),
		quiet("you have none on the field", "cond3", "", "you do not have {L.Of+:anpraw} on the field | you have no {L.Of+:npraw} on the field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.LE, 0)),
		quiet("they have on the field", "cond3", "", "your opponent has {L.Of+:anpraw} on ‹the|their› field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: foe}, ability.GE, 1)),
		quiet("they have none on the field", "cond3", "", "your opponent has no {L.Of+:npraw} on ‹the|their› field | your opponent does not have {L.Of+:anpraw} on ‹the|their› field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: foe}, ability.LE, 0)),
		quiet("they have so many there", "cond3", "", "your opponent has {R:num} or more {L.Of+:npraw} in their drop zone", counted(ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: foe}, ability.GE)),
		quiet("they have so many cards", "cond3", "", "your opponent has {R:num} or more {L.Of+:npraw} in their hand", counted(ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: foe}, ability.GE)),
		quiet("on both sides", "cond3", "君のレフトとライトに{Args.0.L.Of+=Args.1.L.Of+:npraw}が‹いる|ある›", "there are {Args.0.L.Of+=Args.1.L.Of+:npraw} on your left and right", ability.Cond{Op: ability.And, Args: []ability.Cond{count(ability.Filter{Zone: []ability.Zone{ability.LeftArea}, Who: you}, ability.GE, 1), count(ability.Filter{Zone: []ability.Zone{ability.RightArea}, Who: you}, ability.GE, 1)}}),
		quiet("it is on your field", "cond3", "", "{L.Of+:anpraw} is on your field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)),
		quiet("you have so much life", "cond3", "", "you have {R:num} life", ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: you}}),
		needing(quiet("an item", "cond3", "{L.Of.Who:player}が{L.Of+:npraw}を装備している", "", count(ability.Filter{Zone: []ability.Zone{ability.Field}}, ability.GE, 1)), isItem),
		needing(quiet("an item of yours", "cond3", "", "you have {L.Of+:anpraw} equipped", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)), isItem),
		needing(quiet("no item of yours", "cond3", "", "you do not have {L.Of+:anpraw} equipped | you have no {L.Of+:npraw} equipped", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.LE, 0)), isItem),
		needing(quiet("no item", "cond3", "{L.Of.Who:player}が{L.Of+:npraw}を装備していない", "", count(ability.Filter{Zone: []ability.Zone{ability.Field}}, ability.LE, 0)), isItem),
		own1("link attack", "cond3", "それが連携攻撃である", "it is a link attack", linked),
		own1("no link attack", "cond3", "‹それ|その攻撃›が連携攻撃で‹ない|はない›", "it is not a link attack | the attack is not a link attack", alone),
		quiet("no link attack and", "condJ", "‹それ|その攻撃›が連携攻撃でなく", "", alone),
		own1("this transformed", "cond3", "このカードが変身している", "this card is transformed", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Transformed}}}),
		quiet("this attacked", "cond3", "このカードが攻撃されている", "this card is being attacked", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacked_}}}),
		quiet("soul here", "cond1", "このカードのソウルが{R:num}枚以上", "there are {R:num} or more cards in this card's soul | there are {R:num} or more souls in this card | this card has {R:num} or more soul", counted(soulOf(), ability.GE)),
		quiet("any soul here", "cond3", "このカードにソウルがある | このカードのソウルがある", "this card has soul | there is a soul in this card", count(soulOf(), ability.GE, 1)),
		own1("flag is", "cond3", "君のフラッグが{L.Of.Has.0.Value:name}である", "your flag is {L.Of.Has.0.Value:name}", count(ability.Filter{Zone: []ability.Zone{ability.Flag}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr}}}, ability.GE, 1)),
		quiet("flag so", "cond1", "君のフラッグが{L.Of.Has.0.Value:name}", "", count(ability.Filter{Zone: []ability.Zone{ability.Flag}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr}}}, ability.GE, 1)),
	}
	for _, c := range []struct {
		en  string
		cmp ability.Cmp
	}{{"less", ability.LE}, {"more", ability.GE}} {
		k := lifeIs(c.cmp)
		k.L.Who = you
		rows = append(rows, quiet("you have life or "+c.en, "cond3", "", "you have {R:num} life or "+c.en+" | you have {R:num} or "+c.en+" life", k))
		k.L.Who = foe
		rows = append(rows, quiet("they have life or "+c.en, "cond3", "", "your opponent has {R:num} life or "+c.en+" | your opponent has {R:num} or "+c.en+" life", k))
	}
	for _, z := range []struct {
		zone   ability.Zone
		ja, en string
	}{{ability.CenterArea, "センター", "center"}, {ability.LeftArea, "レフト", "left"}, {ability.RightArea, "ライト", "right"}} {
		in := func(w ability.Who) ability.Filter { return ability.Filter{Zone: []ability.Zone{z.zone}, Who: w} }
		rows = append(rows,
			quiet("you have in the "+z.en, "cond3", "", "you have {L.Of+:anpraw} ‹in|on› the "+z.en, count(in(you), ability.GE, 1)),
			quiet("you have none in the "+z.en, "cond3", "", "you do not have {L.Of+:anpraw} ‹in|on› the "+z.en+" | you have no {L.Of+:npraw} ‹in|on› the "+z.en, count(in(you), ability.LE, 0)),
			quiet("they have in the "+z.en, "cond3", "", "your opponent has {L.Of+:anpraw} ‹in|on› the "+z.en, count(in(foe), ability.GE, 1)),
			quiet("they have none in the "+z.en, "cond3", "", "your opponent does not have {L.Of+:anpraw} ‹in|on› the "+z.en+" | your opponent has no {L.Of+:npraw} ‹in|on› the "+z.en, count(in(foe), ability.LE, 0)),
			quiet("this in the "+z.en, "cond3", "このカードが"+z.ja+"にいる", "this card is ‹in|on› ‹the|your› "+z.en, ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}))
	}
	return rows
}

func soulOf() ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: text.ThisRef}}}
}

func isItem(v any) bool {
	f := v.(ability.Cond).L.Of
	return f.Kind == ability.ItemCard
}

// uses are when a card or an ability may be used: 君のライフが4以下なら使える.
func uses() []text.Row {
	turn := func(of ability.Who) ability.Cond { return ability.Cond{Op: ability.TurnOf, Who: of} }
	attack := func(of ability.Who) ability.Cond {
		return ability.Cond{Op: ability.And, Args: []ability.Cond{turn(of), {Op: ability.BattleOn}}}
	}
	inPhase := turn(ability.Who{})
	inPhase.Phase = ability.AttackPhase
	target := ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Kind: ability.Monster, Is: []ability.State{ability.Attacked_}}
	attacked := ability.Cond{Op: ability.And, Args: []ability.Cond{turn(foe), {Op: ability.BattleOn}, count(target, ability.LE, 0)}}
	met := ability.Cond{Op: ability.Happened, Per: ability.StillOpen, On: &ability.Event{}}
	not := &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}
	named := &ability.Limit{N: 1, By: ability.ByName}
	rows := []text.Row{
		own1("use if", "useif", "{_:nara}", "{_:nara}", nil),
		own1("use in an attack", "useif", "{Args.0.Who:poss}ターンの攻撃中に", "during an attack on {Args.0.Who:poss}turn", attack(ability.Who{})),
		own1("use as attacked", "useif", "君が攻撃されているなら", "if you are being attacked", attacked),
		own1("use in a turn", "useif", "{Who:poss}ターン‹中|›に", "during {Who:poss}turn", turn(ability.Who{})),
		own1("use in the attack phase", "useif", "{Who:poss}アタックフェイズ中に", "during {Who:poss}attack phase", inPhase),
		quiet("use in any attack phase", "useif", "アタックフェイズ中に", "during the attack phase", inPhase),
		needing(own1("use when", "useif", "{On:event}時‹に|›", "when {On:event}", met), func(v any) bool { return v.(ability.Cond).On.Verb != ability.Played }),
		quiet("use and so", "usewhen", "", "{Args.0:useif}‹,|› and {Args.1:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		own1("use and", "usewhen", "{Args.0:useif}‹、|›{Args.1:useif}", "{Args.0:useif}‹|,› and {Args.1:useif}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		own1("use once", "usewhen", "{_:useif}", "{_:useif}", nil),
		own1("card needs", "sentence", "‹このカードは|君は|›{CardNeeds.Args.0:usewhen}‹、|›‹使える|使用できる|コールできる|装備できる›", "you may only ‹use|cast|call|equip› this card {CardNeeds.Args.0:usewhen} | you can only ‹use|cast|call|equip› this card {CardNeeds.Args.0:usewhen} | this card may only be ‹used|cast|called|equipped› {CardNeeds.Args.0:usewhen} | this card can only be ‹used|cast|called|equipped› {CardNeeds.Args.0:usewhen}",
			text.Clause{CardNeeds: not}),
		needing(own1("card needs not", "sentence", "このカードは{CardNeeds:usewhen}‹、|›使えない", "you cannot ‹use|cast|call› this card {CardNeeds:usewhen}", text.Clause{}), func(v any) bool { c := v.(text.Clause).CardNeeds; return c != nil && c.Op != ability.Not }),
		needing(own1("ability needs", "sentence", "この能力は{Needs:usewhen}‹、|›使える", "you may only use this ability {Needs:usewhen} | this ability may only be used {Needs:usewhen} | this ability can only be used {Needs:usewhen}", text.Clause{}), func(v any) bool { return v.(text.Clause).Needs != nil }),
		quiet("one set", "sentence", "この名は君の場に1枚だけ【設置】できる", "you may only set this name on your field | you may only [set] this name on your field | you may only set 1 this name on your field | you may only [set] 1 this name on your field",
			text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Rel: []ability.Rel{{Kind: ability.SameName, Of: text.ThisRef}}}, ability.LE, 0)}}}),
		own1("card limit", "sentence", "この名は1ターンに1‹回|枚›だけ使える", "you may only ‹cast|call|equip› this name once per turn", text.Clause{CardLimit: named}),
		quiet("this ability's limit", "sentence", "このカードのその名は1ターンに1回だけ‹使える|発動する›", "you may only use this card's that name once per turn | this card's that name only activates once per turn", text.Clause{Limit: &ability.Limit{N: 1}}),
		own1("ability limit", "sentence", "その名は1ターンに1回だけ‹使える~発動する›", "‹you may only use that name~that name only activates› once per turn | that name may only be used once per turn", text.Clause{Limit: named}),
	}
	for _, p := range plays {
		rows = append(rows, own1("use as they play a "+p.en, "useif", "相手が"+p.noun+"を"+p.done+"時に", "when your opponent "+p.verb+" "+text.Pick(text.EN, "", article(p.en)), count(used(p.kind, foe), ability.GE, 1)))
	}
	return rows
}

func article(noun string) string {
	if noun[0] == 'i' {
		return "an " + noun
	}
	return "a " + noun
}

// events are what happens.
func events() []text.Row {
	mine := ability.Filter{Ref: text.ThisRef}
	this := func(e ability.Event) ability.Event { e.Subj = &mine; return e }
	kill := ability.Event{Verb: ability.Destroyed, Obj: &mine, Subj: &ability.Filter{Kind: ability.Monster, Who: foe}}
	link := ability.Event{Verb: ability.PartyV, Subj: &mine, Obj: &ability.Filter{}, Batch: true}
	rows := []text.Row{
		own1("dealt damage", "event", "{Who:player}がダメージを受けた", "{Who:player} ‹is~are› dealt damage", ability.Event{Verb: ability.TakeDamage}),
		own1("kills", "event", "このカードの攻撃で相手のモンスターを破壊した | このカードが攻撃して、相手のモンスターを破壊した", "an attack by this card destroys your opponent's monster | this card attacks and destroys your opponent's monster | an attack by this card destroys a monster on your opponent's field", kill),
		own1("deals damage to them", "event", "このカードが相手にダメージを与えた | このカードの攻撃で相手にダメージを与えた", "this card deals damage to your opponent | this card attacks and deals damage to your opponent | an attack by this card deals damage to your opponent", this(ability.Event{Verb: ability.DealtDamage, Who: foe})),
		own1("link attacks", "event", "このカードが他の{Obj:npraw}と連携攻撃した", "this card link attacks with another {Obj:npraw}", link),
		own1("link attacks at all", "event", "このカードが連携攻撃した", "this card link attacks", this(ability.Event{Verb: ability.PartyV, Batch: true})),
		quiet("they attack with", "event", "", "your opponent attacks with {Subj+:anpraw}", ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}}),
		own1("is attacked now", "event", "このカードが攻撃された", "this card is attacked", this(ability.Event{Verb: ability.AttackedV})),
		quiet("their card attacks", "event", "相手のカードが攻撃した", "an opponent's card attacks", ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}}),
		own1("equipped now", "event", "このカードを装備した | このカードが装備された", "this card is equipped | you equip this card", this(ability.Event{Verb: ability.EquippedV})),
		{ID: "battle over", NT: "events", JA: "このカードの‹バトル|バトルの|攻撃した攻撃›終了時", EN: "at the end of the battle of this card | at the end of the battle that this card attacked", Node: []ability.Event{this(ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase})}},
	}
	for _, p := range plays {
		rows = append(rows, own1("plays a "+p.en, "event", "{Who:player}が"+p.noun+"を"+p.done, "{Who:player} ‹"+p.verb+"~"+p.verb[:len(p.verb)-1]+"› "+article(p.en), ability.Event{Verb: ability.Played, Subj: &ability.Filter{Kind: p.kind}}))
	}
	return rows
}

// phaseRows: what resolves in the play timing at which a turn or a phase begins or ends.
// The last phase begins long before its turn ends. [3.start.1.1.note1, 3.attack.1.3.note1,
// 3.final.1.1.note1, 3.final.5.1.note1]
func phaseRows() []text.Row {
	turnEnds := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}
	each := text.Row{ID: "this battle", NT: "span", JA: "このバトル‹中|の間›", EN: "for this battle | during this battle", Node: ability.Time{Until: ability.EndOfBattle}}
	rows := []text.Row{
		each,
		own1("turn ends", "events", "{0.Who:poss}ターン‹|の›終了時", "at the end of {0.Who:poss}turn", turnEnds),
		own1("at the end of this turn", "s5", "‹この|›ターン‹|の›終了時‹|に›、{+:s6}", "at the end of ‹this|the› turn, {+:s6}", text.Clause{On: turnEnds}),
		own1("attack phase ends", "events", "{0.Who:poss}アタックフェイズ‹|の›終了時", "at the end of {0.Who:poss}attack phase", []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.AttackPhase}}),
	}
	for _, p := range [...]struct {
		ja, en string
		phase  ability.Phase
	}{{"ターン", "turn", ability.TurnItself}, {"メインフェイズ", "main phase", ability.MainPhase}, {"アタックフェイズ", "attack phase", ability.AttackPhase}, {"ファイナルフェイズ", "final phase", ability.EndPhase}} {
		rows = append(rows, own1(p.en+" begins", "events", "{0.Who:poss}"+p.ja+"‹|の›開始時", "at the start of {0.Who:poss}"+p.en, []ability.Event{{Verb: ability.PhaseBegan, Phase: p.phase}}))
	}
	return rows
}
