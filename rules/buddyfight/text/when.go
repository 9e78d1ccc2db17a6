package text

import (
	"slices"
	"strings"

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

// ofAttribute says whether what is counted is of an attribute, and no spell: it is on the field, where nothing says that it lies elsewhere.
func ofAttribute(v any) bool {
	f := v.(ability.Cond).L.Of
	return f.Ref == (ability.Ref{}) && f.Kind&(ability.SpellCard|ability.Impact) == 0 && slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Attr == ability.TraitAttr })
}

// livesOf compares the life of somebody with a number that is said.
func livesOf(w ability.Who, cmp ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: w}}
}

// conditions are what may be so.
func conditions() []text.Row {
	lifeIs := func(cmp ability.Cmp) ability.Cond { return livesOf(ability.Who{}, cmp) }
	ofOnes := func(v any) bool { return v.(ability.Cond).L.Who.Side != ability.Each }
	linked := ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}}}
	alone := linked
	alone.R, alone.Cmp = ability.N(0), ability.LE
	phase := func(p ability.Phase) ability.Cond { return ability.Cond{Op: ability.TurnOf, Phase: p} }
	this := text.Related(ability.CameThisTurn, ability.Ref{})
	came := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &this}
	rows := []text.Row{
		own1("attack phase while", "while", "{Who:poss}アタックフェイズ‹中|の間›", "during {Who:poss}attack phase", phase(ability.AttackPhase)),
		own1("main phase while", "while", "{Who:poss}メインフェイズ‹中|の間›", "during {Who:poss}main phase", phase(ability.MainPhase)),
		own1("final phase while", "while", "{Who:poss}ファイナルフェイズ‹中|の間›", "during {Who:poss}final phase", phase(ability.EndPhase)),
		own1("start phase while", "while", "{Who:poss}スタートフェイズ‹中|の間›", "during {Who:poss}start phase", phase(ability.StartPhase)),
		own1("any attack phase while", "while", "アタックフェイズ‹中|の間›", "during the attack phase", phase(ability.AttackPhase)),
		own1("any main phase while", "while", "メインフェイズ‹中|の間›", "during the main phase", phase(ability.MainPhase)),
		own1("any final phase while", "while", "ファイナルフェイズ‹中|の間›", "during the final phase", phase(ability.EndPhase)),
		quiet("while it attacks", "while", "このカードが攻撃しているバトル中 | このカードが攻撃したバトル中 | このカードが攻撃するバトル中 | このカードの攻撃中", "during the battle ‹in which |that |›this card attacks | during ‹an|the› attack ‹by|of› this card | during this card's attack‹|s›", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}),
		own1("while it is attacked", "while", "このカードが攻撃されている‹バトル中|間› | このカードが攻撃されたバトル中", "during the battle ‹in which |that |›this card is ‹|being ›attacked | while this card is being attacked", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacked_}}}),
		own1("while it has just come", "while", "このカードが登場したターン中", "during the turn ‹that |in which |›this card ‹enters|entered› the field", came),
		own1("while it has just been called", "while", "このカードがコールされたターン中", "during the turn ‹that |in which |›this card is called | during the turn ‹that |in which |›this card was called | during the turn ‹that |in which |›this card is called to the field", ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Name: byCall, Subj: text.ThisFilter()}}),
		own1("while it attacks alone", "while", "このカードが‹単独|単体|1枚だけ›で攻撃しているバトル中", "during the battle in which this card attacks alone", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}}),
		quiet("and so", "condV", "", "{Args.0:cond2} and {Args.1:cond2}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		needing(own1("life at most", "cond1", "{L.Who:poss}ライフが{R:num}以下", "{L.Who:poss}life is {R:num} or less", lifeIs(ability.LE)), ofOnes),
		needing(own1("life at least", "cond1", "{L.Who:poss}ライフが{R:num}以上", "{L.Who:poss}life is {R:num} or more", lifeIs(ability.GE)), ofOnes),
		own1("life of both at most", "cond1", "お互いのライフが{Args.0.R=Args.1.R:num}以下", "‹each player's|both players'› life is {Args.0.R=Args.1.R:num} or less", ability.Cond{Op: ability.And, Args: []ability.Cond{livesOf(you, ability.LE), livesOf(foe, ability.LE)}}),
		own1("life of both at least", "cond1", "お互いのライフが{Args.0.R=Args.1.R:num}以上", "‹each player's|both players'› life is {Args.0.R=Args.1.R:num} or more", ability.Cond{Op: ability.And, Args: []ability.Cond{livesOf(you, ability.GE), livesOf(foe, ability.GE)}}),
		quiet("life at most and", "condJ", "{L.Who:poss}ライフが{R:num}以下で", "", lifeIs(ability.LE)),
		quiet("buddy there", "cond3", "君の場にバディ‹|モンスター›がいる | 君のバディ‹|モンスター›が‹君の|›場にいる", "there is a buddy monster on your field | you have ‹a|your› buddy‹| monster› on ‹your|the› field | your buddy‹| monster› is on ‹your|the› field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Kind: ability.Monster, Is: []ability.State{ability.OfBuddy}}, ability.GE, 1)),
		quiet("buddy not there", "cond3", "君の場にバディ‹|モンスター›がいない | 君のバディ‹|モンスター›が‹君の|›場にいない", "your buddy‹| monster› is not on ‹your|the› field | you do not have ‹a|your› buddy‹| monster› on ‹your|the› field | you don't have ‹a|your› buddy‹| monster› on ‹your|the› field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Kind: ability.Monster, Is: []ability.State{ability.OfBuddy}}, ability.LE, 0)),
		needing(quiet("you have", "cond3", "", "you have {L.Of:anp} | there is {L.Of:anp}", count(ability.Filter{}, ability.GE, 1)), whose),
		needing(quiet("you have one of an attribute", "cond3", "", "you have {L.Of+:anpraw}", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)), ofAttribute),
		needing(quiet("you have so many of an attribute", "cond3", "", "you have {R:num} or more {L.Of+:npraw}", counted(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE)), ofAttribute),
		needing(quiet("you have none", "cond3", "", "you do not have {L.Of:anp} | you have no {L.Of:np} | you don't have {L.Of:anp}", count(ability.Filter{}, ability.LE, 0)), whose),
		needing(quiet("there are none", "cond3", "", "there are no {L.Of:np} | there is no {L.Of:np}", count(ability.Filter{}, ability.LE, 0)), func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) > 0 }),
		needing(quiet("you have so many", "cond3", "", "you have {R:num} or more {L.Of:np}", counted(ability.Filter{}, ability.GE)), whose),
		needing(quiet("you have so few", "cond3", "", "you have {R:num} or less {L.Of:np} | you have {R:num} or fewer {L.Of:np}", counted(ability.Filter{}, ability.LE)), whose),
		needing(quiet("you have different", "cond3", "{L.Of:np}が{R:num}種類以上ある", "you have {R:num} or more different {L.Of:np}", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}), whose),
		quiet("you have on the field", "cond3", "", "you have {L.Of+:anpraw} on the field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)),
		quiet("you have none on the field", "cond3", "", "you do not have {L.Of+:anpraw} on the field | you have no {L.Of+:npraw} on the field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.LE, 0)),
		quiet("they have on the field", "cond3", "", "your opponent has {L.Of+:anpraw} on ‹the|their› field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: foe}, ability.GE, 1)),
		quiet("they have none on the field", "cond3", "", "your opponent has no {L.Of+:npraw} on ‹the|their› field | your opponent does not have {L.Of+:anpraw} on ‹the|their› field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: foe}, ability.LE, 0)),
		quiet("it is on your field", "cond3", "", "{L.Of+:anpraw} is on your field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)),
		quiet("you have so much life", "cond3", "", "you have {R:num} life", ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: you}}),
		own1("link attack", "cond3", "‹それ|その攻撃›が連携攻撃である", "it is a link attack | it was a link attack | ‹the|that› attack ‹is|was› a link attack", linked),
		quiet("link attack so", "nara", "‹|それが|その攻撃が›連携攻撃なら", "", linked),
		own1("no link attack", "cond3", "それが連携攻撃で‹ない|はない› | ‹その攻撃が|›連携攻撃で‹ない|はない›", "it ‹is|was› not a link attack | ‹the|that› attack ‹is|was› not a link attack", alone),
		own1("this transformed", "cond3", "このカードが変身している | ‹|君が›このカードに変身している | ‹|君の場の›このカードがアイテムとして‹装備されている|場に‹いる|ある››", "this card is transformed | you are transformed into this card", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Item}, Is: []ability.State{ability.Transformed}}}),
		own1("this ridden", "cond3", "‹|君が›このカードに‹搭乗|【搭乗】›している", "you are ‹riding|[riding]›‹| on› this card", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Item}, Is: []ability.State{ability.Transformed}, Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "riding"}}}}),
		needing(own1("you have attacked", "cond3", "このターン‹中に|、|中、|に›{On.Subj.Who:player}が攻撃してい‹た|る›", "{On.Subj.Who:player} ‹|have |has ›attacked this turn", ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}}}), func(v any) bool { return attackedOnce(v.(ability.Cond)) }),
		needing(own1("you have not attacked", "cond3", "このターン‹中に|、|中、|に›{Args.0.On.Subj.Who:player}が攻撃していない", "{Args.0.On.Subj.Who:player} ‹has~have› not attacked this turn | {Args.0.On.Subj.Who:player} ‹haven't attacked|hasn't attacked|did not attack› this turn", ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{}}}}}), func(v any) bool { return attackedOnce(v.(ability.Cond).Args[0]) }),
		quiet("used this turn", "cond3", "‹この|その›ターン‹、|中、|中に|に›{On.Who:player}が{On.Subj:npraw}を‹使った|使って‹いた|いる›|コールした|コールして‹いた|いる›|装備した|装備して‹いた|いる››", "{On.Who:player} ‹|have |has ›‹used|cast|called|equipped› {On.Subj:anpraw} this turn", ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}),
		needing(quiet("it was of a sort", "cond3", "{Ref:ref}が{Of:npraw}だった", "{Ref:ref} was {Of:anpraw}", ability.Cond{Op: ability.Is}), func(v any) bool { f := v.(ability.Cond).Of; return f.Kind != 0 || len(f.Has) > 0 }),
		own1("this attacked", "cond3", "このカードが攻撃されている", "this card is being attacked", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacked_}}}),
		own1("flag is", "cond3", "君のフラッグが{L.Of.Has.0.Value:name}である", "your flag is {L.Of.Has.0.Value:name}", flagNamed()),
		own1("flag is either", "cond3", "君のフラッグが{L.Of.Or.0.Has.0.Value:name}か{L.Of.Or.1.Has.0.Value:name}である", "your flag is {L.Of.Or.0.Has.0.Value:name} or {L.Of.Or.1.Has.0.Value:name}", flagAmong(2)),
		own1("flag is one of three", "cond3", "君のフラッグが{L.Of.Or.0.Has.0.Value:name}か{L.Of.Or.1.Has.0.Value:name}か{L.Of.Or.2.Has.0.Value:name}である", "your flag is {L.Of.Or.0.Has.0.Value:name}, {L.Of.Or.1.Has.0.Value:name}‹,|› or {L.Of.Or.2.Has.0.Value:name}", flagAmong(3)),
		quiet("flag either so", "nara", "君のフラッグが{L.Of.Or.0.Has.0.Value:name}か{L.Of.Or.1.Has.0.Value:name}なら", "", flagAmong(2)),
		quiet("flag so", "nara", "君のフラッグが{L.Of.Has.0.Value:name}なら", "", flagNamed()),
	}
	center := func(of ability.Who) ability.Filter {
		return ability.Filter{Zone: []ability.Zone{ability.CenterArea}, Who: of}
	}
	there := ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}
	equipped := ability.Filter{Zone: []ability.Zone{ability.Item}, Who: you}
	others := func(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }
	lone := ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}
	among := func() ability.Filter { return text.Related(ability.InSlot, text.BindRef(text.SlotLook)) }
	life := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}
	moreLife := ability.Cond{Op: ability.Compare, L: life, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{life, ability.N(1)}}}
	moved := ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}
	rows = append(rows, numbersOfTwo()...)
	for _, e := range equips {
		rows = append(rows, own1("you are "+e.en, "cond3", "君が‹"+e.ja+"|【"+e.ja+"】›している", "you are "+e.en, count(equippedBy(e), ability.GE, 1)),
			needing(own1("you are "+e.en+" into", "cond3", "君が{L.Of+:npraw}に‹"+e.ja+"|【"+e.ja+"】›している", "you are "+e.en+e.into+" {L.Of+:anpraw}", count(equippedBy(e), ability.GE, 1)), others))
	}
	rows = append(rows,
		quiet("one more there", "cond3", "{L.Of.Who:poss}{L.Of.Zone:fieldset}に{L.Of+:npraw}が他に‹いる|ある› | 他に{L.Of.Who:poss}{L.Of.Zone:fieldset}に{L.Of+:npraw}が‹いる|ある›", "", count(text.Related(ability.Other, text.ThisRef), ability.GE, 1)),
		quiet("so many more there", "cond3", "{L.Of.Who:poss}{L.Of.Zone:fieldset}‹に|の›{L.Of+:npraw}が他に{R:num}枚以上‹いる|ある› | 他に{L.Of.Who:poss}{L.Of.Zone:fieldset}に{L.Of+:npraw}が{R:num}枚以上‹いる|ある›", "", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Rel: []ability.Rel{{Kind: ability.Other, Of: text.ThisRef}}}}}),
		quiet("this alone there so", "nara", "君の場‹に|の›{L.Of+:npraw}がこのカードだけなら", "", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Rel: []ability.Rel{{Kind: ability.Other, Of: text.ThisRef}}}, ability.LE, 0)),
		quiet("this alone there", "cond3", "君の場に{L.Of+:npraw}がこのカード‹だけである|しかいない|だけいる›", "this card is the only {L.Of+:npraw} on your field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you, Rel: []ability.Rel{{Kind: ability.Other, Of: text.ThisRef}}}, ability.LE, 0)),
		own1("neither center", "cond3", "お互いのセンターに{L.Of+:npraw}が‹いない|ない›", "neither you nor your opponent has {L.Of+:anpraw} ‹in|on› the center", count(center(text.Who(ability.Each)), ability.LE, 0)),
		own1("neither field", "cond3", "お互いの場に{L.Of+:npraw}が‹いない|ない›", "neither you nor your opponent has {L.Of+:anpraw} on the field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.Each)}, ability.LE, 0)),
		quiet("its attack no link attack", "cond3", "このカードの攻撃が連携攻撃で‹ない|はない›", "this card's attack is not a link attack", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &lone}),
		own1("attacks alone", "cond3", "{Ref:ref}が‹単独|単体|1枚だけ›で攻撃している", "{Ref:ref} is attacking alone | {Ref:ref} is the only card attacking | {Ref:ref} attacks alone", ability.Cond{Op: ability.Is, Of: &lone}),
		needing(own1("one attacks alone", "cond3", "{L.Of+:np}が‹単独|単体|1枚だけ›で攻撃している", "{L.Of+:anp} is attacking alone", count(lone, ability.GE, 1)), others),
		own1("this link attacks now", "cond3", "このカードが連携攻撃している", "this card is link attacking | this card is in a link attack | this card is part of a link attack", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.InParty}}}),
		needing(own1("this link attacks with one", "cond3", "このカードが{Args.1.L.Of+:npraw}と連携攻撃している | このカードと{Args.1.L.Of+:npraw}が連携攻撃している", "this card is link attacking with {Args.1.L.Of+:anpraw} | this card is in a link attack with {Args.1.L.Of+:anpraw}", ability.Cond{Op: ability.And, Args: []ability.Cond{
			{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.InParty}}}, count(ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}, ability.GE, 1)}}), func(v any) bool {
			return slices.ContainsFunc(v.(ability.Cond).Args[1].L.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other })
		}),
		needing(own1("one link attacks now", "cond3", "{L.Of+:np}が連携攻撃している", "{L.Of+:anp} is link attacking | {L.Of+:anp} are link attacking", count(ability.Filter{Is: []ability.State{ability.InParty}}, ability.GE, 1)), others),
		needing(own1("one attacks", "cond3", "{L.Of+:np}が攻撃している", "{L.Of+:anp} is attacking | {L.Of+:anp} are attacking | 1 or more {L.Of+:nps} ‹is|are› attacking", count(ability.Filter{Is: []ability.State{ability.Attacking}}, ability.GE, 1)), others),
		needing(own1("one is attacked", "cond3", "{L.Of+:np}が攻撃されている", "{L.Of+:anp} is being attacked | {L.Of+:anp} are being attacked | 1 or more {L.Of+:nps} ‹is|are› being attacked", count(ability.Filter{Is: []ability.State{ability.Attacked_}}, ability.GE, 1)), others),
		needing(own1("one fights", "cond3", "{L.Of+:np}がバトルしている", "{L.Of+:anp} is in battle | {L.Of+:anp} is battling", count(ability.Filter{Is: []ability.State{ability.InBattle}}, ability.GE, 1)), others),
		needing(own1("you equip", "cond3", "君が{L.Of+:npraw}を装備している", "you have {L.Of+:anpraw} equipped | you are equipped with {L.Of+:anpraw} | you have equipped {L.Of+:anpraw} | there is {L.Of+:anpraw} equipped", count(equipped, ability.GE, 1)), noItem),
		needing(own1("an item you equip", "cond3", "君が{L.Of+:npraw}を装備している", "you have {L.Of+:anpraw} equipped | you are equipped with {L.Of+:anpraw} | you have equipped {L.Of+:anpraw} | there is {L.Of+:anpraw} equipped", count(there, ability.GE, 1)), isItem),
		needing(own1("you equip none", "cond3", "君が{L.Of+:npraw}を装備していない", "you do not have {L.Of+:anpraw} equipped | you have no {L.Of+:npraw} equipped | you are not equipped with {L.Of+:anpraw}", count(equipped, ability.LE, 0)), noItem),
		needing(own1("an item you equip none", "cond3", "君が{L.Of+:npraw}を装備していない", "you do not have {L.Of+:anpraw} equipped | you have no {L.Of+:npraw} equipped | you are not equipped with {L.Of+:anpraw}", count(there, ability.LE, 0)), isItem),
		needing(own1("you equip so many", "cond3", "君が{L.Of+:npraw}を{R:num}枚‹以上|›装備している", "you have {R:num}‹ or more|› {L.Of+:rawnps} equipped", counted(equipped, ability.GE)), noItem),
		needing(own1("an item you equip so many", "cond3", "君が{L.Of+:npraw}を{R:num}枚‹以上|›装備している", "you have {R:num}‹ or more|› {L.Of+:rawnps} equipped", counted(there, ability.GE)), isItem),
		needing(own1("they equip", "cond3", "相手が{L.Of+:npraw}を装備している", "your opponent has {L.Of+:anpraw} equipped | your opponent is equipped with {L.Of+:anpraw}", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: foe}, ability.GE, 1)), isItem),
		own1("you equip this", "cond3", "このカードが装備されている | 君がこのカードを装備している", "you have this card equipped | this card is equipped", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Item}}}),
		own1("this fights", "cond3", "このカードがバトルしている", "this card is battling | this card is in battle", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.InBattle}}}),
		quiet("this is your buddy", "cond3", "このカードが君のバディである", "this card is your buddy", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.OfBuddy}}}),
		own1("buddy is", "cond3", "君のバディが{L.Of+:npraw}である", "your buddy is {L.Of+:anpraw}", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you}, ability.GE, 1)),
		quiet("there in the buddy zone", "cond3", "君のバディゾーンに{L.Of+:npraw}が‹いる|ある›", "there is {L.Of+:anpraw} in your buddy zone", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you}, ability.GE, 1)),
		quiet("named in the buddy zone", "cond3", "君のバディゾーンに{L.Of.Has.0.Value:name}が‹いる|ある›", "{L.Of.Has.0.Value:name} is in your buddy zone", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr}}}, ability.GE, 1)),
		quiet("not there in the buddy zone", "cond3", "君のバディゾーンに{L.Of+:npraw}が‹いない|ない›", "there is no {L.Of+:npraw} in your buddy zone | you do not have {L.Of+:anpraw} in your buddy zone", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you}, ability.LE, 0)),
		quiet("buddy so", "cond1", "君のバディが{L.Of.Has.0.Value:name}", "", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr}}}, ability.GE, 1)),
		quiet("buddy of a sort and name", "cond3", "", "your buddy is {L.Of+:anpraw} and has {L.Of.Has.0.Value:name} in its card name", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}, ability.GE, 1)),
		own1("buddy's name", "cond3", "君のバディがカード名に{L.Of.Has.0.Value:name}を含む", "your buddy has {L.Of.Has.0.Value:name} in its card name", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}, ability.GE, 1)),
		own1("buddy stands or rests", "cond1", "君のバディゾーンのカードが{L.Of.Is.0:state}‹状態|›", "the card in your buddy zone is {L.Of.Is.0:state} | the card in your buddy zone is [{L.Of.Is.0:state}]", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you, Is: []ability.State{0}}, ability.GE, 1)),
		own1("flag is not", "cond3", "君のフラッグが{L.Of.Has.0.Value:name}で‹ない|はない›", "your flag is not {L.Of.Has.0.Value:name}", count(ability.Filter{Zone: []ability.Zone{ability.Flag}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr}}}, ability.LE, 0)),
		own1("some among them", "cond3", "その中に{L.Of+:npraw}が‹いる|ある›", "there is {L.Of+:anpraw} among ‹them|those cards|the revealed cards› | there are {L.Of+:npraw} among ‹them|those cards|the revealed cards›", count(among(), ability.GE, 1)),
		own1("so many among them", "cond3", "その中に{L.Of+:npraw}が{R:num}枚以上‹いる|ある›", "there are {R:num} or more {L.Of+:npraw} among ‹them|those cards|the revealed cards› | there are {R:num} or more {L.Of+:npraw} revealed | there are {R:num} {L.Of+:npraw} revealed", counted(among(), ability.GE)),
		own1("so many moved", "cond3", "{R:num}枚以上置いた", "you ‹put|returned› {R:num} or more‹| cards›", ability.Cond{Op: ability.Compare, L: moved}),
		quiet("just so many moved", "cond3", "{R:num}枚‹置いた|捨てた|戻した›", "you ‹put|discarded|returned› {R:num} cards", ability.Cond{Op: ability.Compare, L: moved}),
		needing(quiet("you have one of those", "cond3", "", "you have {L.Of+:anp}", count(ability.Filter{Who: you}, ability.GE, 1)), func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) == 1 && f.Zone[0] == ability.Field && f.Ref == (ability.Ref{})
		}),
		quiet("it is of a name", "cond3", "{Ref:ref}がカード名に{Of.Has.0.Value:name}を含む", "{Ref:ref} ‹has|had› {Of.Has.0.Value:name} in its ‹card |›name", ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}),
		needing(quiet("one is on your field", "cond3", "{L.Of+:npraw}が君の場に‹いる|ある›", "{L.Of+:anpraw} is on your field | 1 or more {L.Of+:nps} are on your field", count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)), func(v any) bool {
			f := v.(ability.Cond).L.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) == 1 && f.Who == you
		}),
		own1("this on the field", "cond3", "このカードが‹場に|›‹いる|ある›", "this card is on the field", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}),
		own1("this on the field and in the drop zone", "cond3", "このカードが場と‹|君の›ドロップゾーンにある", "this card is on ‹the|your› field and in ‹the|your› drop zone | this card is on ‹the|your› field or in ‹the|your› drop zone", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Field, ability.Discards}}}),
		quiet("you have more in hand", "cond3", "君の手札が相手より多い", "you have more cards in ‹|your ›hand than your opponent | the number of cards in your hand is ‹more|greater|higher› than your opponent's", moreInHand(you, foe)),
		quiet("they have more in hand", "cond3", "相手の手札が君より多い", "your opponent has more cards in ‹|their ›hand than you", moreInHand(foe, you)),
		quiet("you have less in hand", "cond3", "君の手札が相手より少ない", "you have fewer cards in ‹|your ›hand than your opponent | the number of cards in your hand is ‹less|fewer|lower› than your opponent's", moreInHand(foe, you)),
		quiet("they have less in hand", "cond3", "相手の手札が君より少ない", "your opponent has fewer cards in ‹|their ›hand than you", moreInHand(you, foe)),
		quiet("you have more gauge", "cond3", "君のゲージが相手より多い", "you have more gauge than your opponent", moreIn(ability.GaugeZone, you, foe)),
		quiet("you have less gauge", "cond3", "君のゲージが相手より少ない", "you have less gauge than your opponent", moreIn(ability.GaugeZone, foe, you)),
		quiet("they have less gauge", "cond3", "相手のゲージが君より少ない", "your opponent has less gauge than you", moreIn(ability.GaugeZone, you, foe)),
		quiet("they have more gauge", "cond3", "相手のゲージが君より多い", "your opponent has more gauge than you", moreIn(ability.GaugeZone, foe, you)),
		needing(own1("so many more there", "cond3", "{L.Of:np}が{R.Args.0.Of:np}より{R.Args.1:num}枚以上多い", "there are {R.Args.1:num} or more {L.Of:nps} more than {R.Args.0.Of:nps}", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, {}}}}), func(v any) bool {
			c := v.(ability.Cond)
			f, than := c.L.Of, c.R.Args[0].Of
			return len(f.Zone) == 1 && text.Equal(f.Zone, than.Zone) && f.Who != than.Who && c.R.Args[1].N > 1
		}),
		quiet("they have so many more in hand", "cond3", "相手の手札が君より{R.Args.1:num}枚以上多い", "your opponent has {R.Args.1:num} or more cards in their hand more than ‹yours|you›", moreBy(ability.Hand_, foe, you)),
		quiet("they have so much more gauge", "cond3", "相手のゲージが君より{R.Args.1:num}枚以上多い", "your opponent has {R.Args.1:num} or more cards in their gauge more than ‹yours|you›", moreBy(ability.GaugeZone, foe, you)),
		quiet("they have so much gauge", "cond3", "", "your opponent has {R:num} or more gauge", counted(ability.Filter{Zone: []ability.Zone{ability.GaugeZone}, Who: foe}, ability.GE)),
		quiet("they have so little gauge", "cond3", "", "your opponent has {R:num} or less gauge", counted(ability.Filter{Zone: []ability.Zone{ability.GaugeZone}, Who: foe}, ability.LE)),
		quiet("you have so much gauge", "cond3", "", "you have {R:num} or more gauge | you have {R:num} gauge or more", counted(ability.Filter{Zone: []ability.Zone{ability.GaugeZone}, Who: you}, ability.GE)),
		quiet("you have no gauge", "cond3", "", "you have no gauge | you do not have any gauge", count(ability.Filter{Zone: []ability.Zone{ability.GaugeZone}, Who: you}, ability.LE, 0)),
		quiet("they have no gauge", "cond3", "", "your opponent has no gauge | your opponent does not have any gauge", count(ability.Filter{Zone: []ability.Zone{ability.GaugeZone}, Who: foe}, ability.LE, 0)),
		quiet("you have so little gauge", "cond3", "", "you have {R:num} or less gauge | you have {R:num} gauge or less", counted(ability.Filter{Zone: []ability.Zone{ability.GaugeZone}, Who: you}, ability.LE)),
		own1("both of yours", "cond3", "君の場に{Args.0.L.Of+:npraw}と{Args.1.L.Of+:npraw}の両方が‹いる|ある›", "you have ‹|both ›{Args.0.L.Of+:anpraw} and {Args.1.L.Of+:anpraw} on your field", ability.Cond{Op: ability.And, Args: []ability.Cond{
			count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1), count(ability.Filter{Zone: []ability.Zone{ability.Field}, Who: you}, ability.GE, 1)}}),
		quiet("so many in the drop zone", "cond3", "", "you have {R:num} or more {L.Of+:npraw} in the drop zone", counted(ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: you}, ability.GE)),
		quiet("some in the drop zone", "cond3", "", "you have {L.Of+:anpraw} in the drop zone", count(ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: you}, ability.GE, 1)),
		quiet("different in the drop zone", "cond3", "", "you have {R:num} or more different {L.Of+:npraw} in the drop zone", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: you}}}),
		needing(quiet("so many different", "cond3", "", "there are {R:num} or more different {L.Of:np}", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}), func(v any) bool { f := v.(ability.Cond).L.Of; return f != nil && len(f.Zone) > 0 }),
		needing(quiet("just so many", "cond3", "", "you have {R:num} {L.Of:np}", counted(ability.Filter{}, ability.GE)), func(v any) bool { c := v.(ability.Cond); return whose(v) && !text.Equal(c.R, ability.N(1)) }),
		needing(quiet("so many of those", "cond3", "", "there are {R:num} or more | you have {R:num} or more", ability.Cond{Op: ability.Compare}), func(v any) bool { return text.Equal(v.(ability.Cond).L, ability.Amount{}) }),
		quiet("so many there", "cond1", "{L.Of:np}の枚数が{R:num}枚以上", "", counted(ability.Filter{}, ability.GE)),
		own1("more life", "cond3", "{L.Who:poss}ライフが{R.Args.0.Who:player}‹|のライフ›より‹多|高›い", "{L.Who:poss}life is ‹more|greater|higher› than {R.Args.0.Who:poss}life", moreLife),
		quiet("less life", "cond3", "{R.Args.0.Who:poss}ライフが{L.Who:player}‹|のライフ›より‹少な|低›い", "{R.Args.0.Who:poss}life is ‹less|lower› than {L.Who:poss}life | {R.Args.0.Who:player} ‹has~have› less life than {L.Who:player}", moreLife),
		quiet("your life less", "cond3", "", "your life is ‹less|lower› than your opponent's | you have less life than your opponent", lifeOf(foe, you)),
		own1("life at most another", "cond1", "{L.Who:poss}ライフが{R.Who:poss}ライフ以下", "{L.Who:poss}life is ‹equal to or ‹less|lower› than|less than or equal to› {R.Who:poss}life", ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: life, R: life}),
		quiet("your life at most theirs", "cond3", "", "your life is ‹equal to or ‹less|lower› than|less than or equal to› your opponent's | you have ‹equal or less life than|less life than or equal life to› your opponent", ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: lifeAmount(you), R: lifeAmount(foe)}),
		quiet("their life more", "cond3", "", "your opponent's life is ‹more|greater|higher› than yours | your opponent has more life than you", lifeOf(foe, you)),
		quiet("your life more", "cond3", "", "your life is ‹more|greater|higher› than your opponent's | you have more life than your opponent", lifeOf(you, foe)),
		quiet("their life less", "cond3", "", "your opponent's life is ‹less|lower› than yours", lifeOf(you, foe)),
		own1("more life by so much", "cond3", "{L.Who:poss}ライフが{R.Args.0.Who:player}‹|のライフ›より{R.Args.1:num}以上‹多|高›い", "{L.Who:poss}life is {R.Args.1:num} or more than {R.Args.0.Who:poss}life", lifeBy(ability.Who{}, ability.Who{})),
		quiet("their life more by so much", "cond3", "", "your opponent's life is ‹more|greater|higher› than yours by {R.Args.1:num} or more | your opponent has {R.Args.1:num} or more life ‹more |›than you", lifeBy(foe, you)),
		quiet("your life more by so much", "cond3", "", "your life is ‹more|greater|higher› than your opponent's by {R.Args.1:num} or more | you have {R.Args.1:num} or more life ‹more |›than your opponent", lifeBy(you, foe)),
		quiet("one or the other", "condV", "{Args.0:cond3}か、{Args.1:cond3}", "{Args.0:cond2}‹,|› or ‹if |›{Args.1:cond2}", ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}),
		quiet("one or the other noun", "condN", "{Args.0:cond3}か、{Args.1:cond1}", "", ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}),
		quiet("a noun or the other", "condV", "{Args.0:cond1}か、{Args.1:cond3}", "", ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}),
		quiet("one noun or the other", "condN", "{Args.0:cond1}か、{Args.1:cond1}", "", ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}),
		quiet("in a time, so", "whiles", "{Args.0:while}、{Args.1:nara}", "{Args.0:while}, {Args.1:nara} | {Args.0:while} {Args.1:nara}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		quiet("so, in a time", "whiles", "{Args.0:nara}、{Args.1:while}", "{Args.0:nara}, {Args.1:while}", ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}),
		quiet("more cards there", "cond3", "{L.Of:np}の‹枚数|数›が{R.Args.0.Of:np}の‹枚数|数›より多い", "", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}),
		quiet("buddy is now", "cond1", "‹君の|›バディゾーンのカードが{L.Of+:npraw} | 君のバディモンスターが{L.Of+:npraw}", "your buddy monster is {L.Of+:anpraw} | the card in your buddy zone is {L.Of+:anpraw} | your buddy zone has {L.Of+:anpraw} | you have {L.Of+:anpraw} in your buddy zone", count(ability.Filter{Zone: []ability.Zone{ability.Buddy}, Who: you}, ability.GE, 1)),
		quiet("with a named card equipped", "cond3", "", "you have a card equipped with {L.Of.Has.0.Value:name} in its card name", count(ability.Filter{Zone: []ability.Zone{ability.Item}, Who: you, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}, ability.GE, 1)),
		quiet("with one so strong equipped", "cond3", "", "you have {L.Of+:anpraw} equipped with power {L.Of.Num.0.N:num} or ‹greater|more›", count(ability.Filter{Zone: []ability.Zone{ability.Item}, Who: you, Num: []ability.Bound{{Stat: ability.Power}}}, ability.GE, 1)),
		own1("you won", "cond3", "‹君が|›勝った", "you win", *text.Won()),
		own1("you lost", "cond3", "‹君が|›負けた", "you lose", *text.Lost()),
		quiet("is not so", "cond3", "", "{Args.0.Ref:ref} is not {Args.0.Of:anpraw}", ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is}}}),
	)
	for _, z := range []struct {
		zone   ability.Zone
		ja, en string
	}{{ability.Field, "場", "on ‹the|their|your› field"}, {ability.Hand_, "手札", "in ‹|the |their |your ›hand"}, {ability.GaugeZone, "ゲージ", "in ‹the|their|your› gauge"}, {ability.Discards, "ドロップゾーン", "in ‹the|their|your› drop zone"}} {
		rows = append(rows, quiet("of different names "+z.en, "cond3", "", "‹there are|you have› {R:num} or more {L.Of+:rawnps} with different ‹card |›names "+strings.ReplaceAll(z.en, "their|", ""), ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: you}}}))
		rows = append(rows, quiet("sorts in the "+z.ja, "cond3", "{L.Of.Who:poss}"+z.ja+"に{L.Of+:npraw}が{R:num}種類以上‹ある|いる›", "", ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}}))
		for _, w := range [...]struct {
			more, fewer       ability.Who
			en, than          string
			whose, than2, not string
		}{{you, foe, "you have", "your opponent", "your ", "your opponent's", "yours"}, {foe, you, "your opponent has", "you", "your opponent's ", "yours", "your opponent's"}} {
			in := func(of ability.Who) ability.Amount {
				return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: of}}
			}
			rows = append(rows, needing(quiet(w.en+" more "+z.en, "cond3", "", w.en+" more {L.Of+=R.Args.0.Of+:rawnps} "+z.en+" than "+w.than+" | the number of {L.Of+=R.Args.0.Of+:rawnps} "+owned(z.en, w.whose)+" is ‹more|greater|higher› than "+w.than2+" | the number of {L.Of+=R.Args.0.Of+:rawnps} "+owned(z.en, map[bool]string{true: "your opponent's ", false: "your "}[w.more == you])+" is ‹less|fewer|lower› than "+w.not, ability.Cond{Op: ability.Compare, L: in(w.more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{in(w.fewer), ability.N(1)}}}), func(v any) bool {
				return z.zone != ability.Hand_ || !text.Equal(v, moreInHand(w.more, w.fewer))
			}))
		}
	}
	for _, z := range []struct {
		zone ability.Zone
		en   string
	}{{ability.Hand_, " in ‹hand|their hand|the hand›"}, {ability.Discards, " in ‹their|the› drop zone"}, {ability.Field, " on ‹their|the› field"}, {ability.GaugeZone, " in ‹their|the› gauge"}} {
		for _, c := range []struct {
			id, en string
			cmp    ability.Cmp
		}{{"so few", "‹or less|or fewer›", ability.LE}, {"so many", "or more", ability.GE}} {
			rows = append(rows,
				quiet("they have "+c.id+z.en, "cond3", "", "your opponent has {R:num} "+c.en+" {L.Of+:npraw}"+z.en+" | your opponent has {R:num} {L.Of+:rawnps} "+c.en+z.en, counted(ability.Filter{Zone: []ability.Zone{z.zone}, Who: foe}, c.cmp)),
				quiet("you have "+c.id+z.en, "cond3", "", "you have {R:num} "+c.en+" {L.Of+:npraw}"+strings.ReplaceAll(z.en, "their", "your")+" | you have {R:num} {L.Of+:rawnps} "+c.en+strings.ReplaceAll(z.en, "their", "your"), counted(ability.Filter{Zone: []ability.Zone{z.zone}, Who: you}, c.cmp)),
				quiet("both have "+c.id+z.en, "cond3", "", "both you and your opponent have {Args.0.R=Args.1.R:num} "+c.en+" {Args.0.L.Of+=Args.1.L.Of+:npraw}"+z.en, ability.Cond{Op: ability.And, Args: []ability.Cond{
					counted(ability.Filter{Zone: []ability.Zone{z.zone}, Who: you}, c.cmp), counted(ability.Filter{Zone: []ability.Zone{z.zone}, Who: foe}, c.cmp)}}),
				quiet("either has "+c.id+z.en, "cond3", "", "you or your opponent has {Args.0.R=Args.1.R:num} "+c.en+" {Args.0.L.Of+=Args.1.L.Of+:npraw}"+z.en, ability.Cond{Op: ability.Or, Args: []ability.Cond{
					counted(ability.Filter{Zone: []ability.Zone{z.zone}, Who: you}, c.cmp), counted(ability.Filter{Zone: []ability.Zone{z.zone}, Who: foe}, c.cmp)}}))
		}
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
		zone ability.Zone
		ja   string
	}{{ability.Hand_, "手札"}, {ability.GaugeZone, "ゲージ"}, {ability.Discards, "ドロップゾーン"}} {
		for _, w := range []struct {
			ja string
			of ability.Who
		}{{"君の", you}, {"相手の", foe}} {
			f := ability.Filter{Zone: []ability.Zone{z.zone}, Who: w.of}
			rows = append(rows, quiet(w.ja+z.ja+" at most", "cond1", w.ja+z.ja+"が{R:num}枚以下", "", counted(f, ability.LE)), quiet(w.ja+z.ja+" at least", "cond1", w.ja+z.ja+"が{R:num}枚以上", "", counted(f, ability.GE)),
				quiet("nothing in "+w.ja+z.ja, "cond3", w.ja+z.ja+"がない", "", count(f, ability.LE, 0)))
		}
	}
	for _, z := range sides() {
		en := "this card is ‹in|on› ‹the |your |›" + z.en
		if len(z.zones) == 1 { // whose it is may be said in the words of every zone
			en = "this card is on ‹|the |your ›" + z.en + " | this card is in ‹|the ›" + z.en
			if z.zones[0] != ability.CenterArea {
				en = "this card is in ‹|the |your ›" + z.en + " | this card is on ‹|the ›" + z.en
			}
		}
		here := quiet("this in the "+z.en, "cond3", "このカードが"+z.ja+"にいる", en, ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: z.zones}})
		here.Quiet = len(z.zones) == 1 || strings.HasPrefix(z.en, "right") || z.en == "center or left" // one order of two is printed
		rows = append(rows, here)
	}
	for _, z := range append(sides(), side{[]ability.Zone{ability.Field}, "場", "field"}) {
		rows = append(rows, needing(quiet("none "+z.en+" and", "condJ", "{L.Of.Who:poss}"+z.ja+"に{L.Of+:npraw}が‹いなく|いなくて|おらず|なく|なくて›", "", count(ability.Filter{Zone: z.zones}, ability.LE, 0)), others))
	}
	for _, z := range []struct {
		zone   ability.Zone
		ja, en string
	}{{ability.CenterArea, "センター", "center"}, {ability.LeftArea, "レフト", "left"}, {ability.RightArea, "ライト", "right"}} {
		in := func(w ability.Who) ability.Filter { return ability.Filter{Zone: []ability.Zone{z.zone}, Who: w} }
		rows = append(rows,
			quiet("the "+z.en+" is empty", "cond3", "{L.Of.Who:poss}"+z.ja+"‹が|は›‹空いている|空›", "{L.Of.Who:poss}"+z.en+" is ‹empty|open›", count(ability.Filter{Zone: []ability.Zone{z.zone}, Kind: ability.Monster}, ability.LE, 0)),
			needing(quiet("one is in the "+z.en, "cond3", "{L.Of.Who:poss}{L.Of+:npraw}が"+z.ja+"に‹いる|ある›", "", count(in(ability.Who{}), ability.GE, 1)), others),
			needing(quiet("none is in the "+z.en, "cond3", "{L.Of.Who:poss}{L.Of+:npraw}が"+z.ja+"に‹いない|ない›", "", count(in(ability.Who{}), ability.LE, 0)), others),
			quiet("you have in the "+z.en, "cond3", "", "you have {L.Of+:anpraw} ‹in|on› the "+z.en, count(in(you), ability.GE, 1)),
			quiet("you have none in the "+z.en, "cond3", "", "you do not have {L.Of+:anpraw} ‹in|on› the "+z.en+" | you have no {L.Of+:npraw} ‹in|on› the "+z.en, count(in(you), ability.LE, 0)),
			quiet("they have in the "+z.en, "cond3", "", "your opponent has {L.Of+:anpraw} ‹in|on› ‹the|their› "+z.en, count(in(foe), ability.GE, 1)),
			quiet("they have none in the "+z.en, "cond3", "", "your opponent does not have {L.Of+:anpraw} ‹in|on› ‹the|their› "+z.en+" | your opponent has no {L.Of+:npraw} ‹in|on› ‹the|their› "+z.en, count(in(foe), ability.LE, 0)))
	}
	return rows
}

// An equip is a keyword by which a monster is equipped like an item, as one is said to be by it.
type equip struct {
	ja, en, into string
	words        []string // the keywords
}

// equips are those that texts speak of: what impact transform equipped is transformed, too, and
// who rides is not. [4.kw.impacttransform.3]
var equips = []equip{{"変身", "transformed", " into", []string{"transform", "impact transform"}}, {"搭乗", "riding", "", []string{"riding"}}}

// numbersOfTwo compare a number of a card with one of another, of which one is higher by one at least.
func numbersOfTwo() (rows []text.Row) {
	number := ability.Amount{Op: ability.StatOf}
	higher := ability.Cond{Op: ability.Compare, L: number, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{number, ability.N(1)}}}
	bears := func(v any) bool {
		c := v.(ability.Cond)
		return c.L.Stat < ability.CardStats && c.R.Args[0].Stat < ability.CardStats && c.L.Ref != (ability.Ref{}) && c.R.Args[0].Ref != (ability.Ref{})
	}
	return append(rows, needing(own1("the number of a card is higher", "cond3", "{L:exprs}が{R.Args.0:exprs}より高い", "{L:exprs} is greater than {R.Args.0:exprs}", higher), bears))
}

// equippedBy is what a fighter has equipped by a keyword.
func equippedBy(e equip) ability.Filter {
	f := ability.Filter{Zone: []ability.Zone{ability.Item}, Who: you, Is: []ability.State{ability.Transformed}}
	for _, w := range e.words {
		f.Or = append(f.Or, ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: w}}})
	}
	if len(f.Or) == 1 {
		f.Has, f.Or = f.Or[0].Has, nil
	}
	return f
}

// lifeBy is that one life is so much more than another.
func lifeBy(more, than ability.Who) ability.Cond {
	return ability.Cond{Op: ability.Compare, L: lifeAmount(more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{lifeAmount(than), {}}}}
}

// lifeAmount is the life of a fighter.
func lifeAmount(of ability.Who) ability.Amount {
	return ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: of}
}

// lifeOf is that one life is more than another.
func lifeOf(more, than ability.Who) ability.Cond {
	c := lifeBy(more, than)
	c.R.Args[1] = ability.N(1)
	return c
}

// owned is a place as it is said of one fighter: "on ‹the|their|your› field" of the opponent is "on your opponent's field".
func owned(place, whose string) string {
	from, to := strings.Index(place, "‹"), strings.Index(place, "›")
	return place[:from] + whose + strings.TrimPrefix(place[to+len("›"):], " ")
}

// moreInHand compares two hands.
func moreInHand(more, than ability.Who) ability.Cond { return moreIn(ability.Hand_, more, than) }

// moreIn compares what lies in a place of both.
func moreIn(z ability.Zone, more, than ability.Who) ability.Cond {
	in := func(w ability.Who) ability.Amount {
		return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z}, Who: w}}
	}
	return ability.Cond{Op: ability.Compare, L: in(more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{in(than), ability.N(1)}}}
}

// moreBy compares them where the one is to be more by so many.
func moreBy(z ability.Zone, more, than ability.Who) ability.Cond {
	c := moreIn(z, more, than)
	c.R.Args[1] = ability.Amount{}
	return c
}

// isItem: an item is equipped where it lies, whatever else may lie there.
func isItem(v any) bool { return v.(ability.Cond).L.Of.Kind == ability.ItemCard }

func noItem(v any) bool { return !isItem(v) }

// atTime tells whether a condition is a time of a turn.
func atTime(k ability.Cond) bool {
	return k.Op == ability.TurnOf || k.Op == ability.BattleOn || slices.ContainsFunc(k.Args, atTime)
}

// oneList tells whether the last of two conditions is no list of its own: all of them are one list.
func oneList(v any) bool {
	last := v.(ability.Cond).Args[1]
	return last.Op != ability.And || atTime(last)
}

// theirs tells whether a condition is a time of the opponent's turn, in which no card is called
// or equipped by the rules: that it can be then lets it be called then too.
func theirs(k ability.Cond) bool {
	return k.Op == ability.TurnOf && k.Who.Side == ability.Opponent || slices.ContainsFunc(k.Args, theirs)
}

// events are what happens.
func events() []text.Row {
	mine := ability.Filter{Ref: text.ThisRef}
	this := func(e ability.Event) ability.Event { e.Subj = &mine; return e }
	link := ability.Event{Verb: ability.PartyV, Subj: &mine, Obj: &ability.Filter{}, Batch: true}
	rows := []text.Row{
		own1("dealt damage", "event", "{Who:player}がダメージを受けた", "{Who:player} ‹is~are› dealt damage | damage is dealt to {Who:player}", ability.Event{Verb: ability.TakeDamage}),
		own1("dealt damage by an attack", "event", "{Who:player}が攻撃でダメージを受けた", "{Who:player} ‹is~are› dealt damage ‹by|from› ‹an attack|attacks›", ability.Event{Verb: ability.TakeDamage, Kind: ability.AttackDamage}),
		needing(own1("dealt damage by the attack of some", "event", "{Who:player}が{Obj:fieldnp}の攻撃でダメージを受けた | {Obj:fieldnp}の攻撃で{Who:player}がダメージを受けた", "{Who:player} ‹is~are› dealt damage by ‹an |the ›attack ‹of|from|by› {Obj:fieldnp}", ability.Event{Verb: ability.TakeDamage, Kind: ability.AttackDamage}), func(v any) bool { f := v.(ability.Event).Obj; return f != nil && f.Ref == (ability.Ref{}) }),
		own1("battle is over", "event", "バトルが終了した", "a battle ends", ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Batch: true}),
		{Quiet: true, ID: "any battle over", NT: "events", JA: "‹|各›バトル‹|の›‹終了時|終わりに› | 攻撃‹|の›‹終了時|終わりに›", EN: "at the end of ‹a|the|each› battle", Node: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Batch: true}}},
		own1("link attacks", "event", "このカードが他の{Obj:npraw}と連携攻撃した | このカードと他の{Obj:npraw}‹で|が›連携攻撃した", "this card ‹link attacks|links attack› with another {Obj:npraw} | this card and another {Obj:npraw} link attack", link),
		own1("link attacks at all", "event", "このカードが連携攻撃した | このカードが連携攻撃に参加した | このカードを含む連携攻撃をした", "this card link attacks | this card is part of a link attack", this(ability.Event{Verb: ability.PartyV, Batch: true})),
		quiet("they attack with", "event", "", "your opponent attacks with {Subj+:anpraw}", ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}}),
		quiet("life comes to be low", "event", "", "{State.L.Who:poss}life ‹becomes|falls to|is reduced to|drops to› {State.R:num} or less", ability.Event{Comes: true, State: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}}),
		own1("gains life", "event", "{Who:poss}ライフが‹増えた|回復した|+された›", "{Who:player} ‹gains~gain› life | {Who:player} gained life | {Who:poss}life increases", ability.Event{Verb: ability.LifeUp}),
		own1("is attacked now", "event", "このカードが攻撃された", "this card is attacked", this(ability.Event{Verb: ability.AttackedV})),
		own1("they attack", "event", "相手が攻撃した", "your opponent attacks", ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}, Batch: true}),
		quiet("their card attacks", "event", "相手のカードが攻撃した", "an opponent's card attacks", ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}}),
		own1("equipped now", "event", "このカードを装備した | このカードが装備された", "this card is equipped | you equip this card", this(ability.Event{Verb: ability.EquippedV})),
		own1("transformed now", "event", "‹君が|›このカードに‹変身|【変身】|必殺変身|【必殺変身】›した | このカードが‹変身|【変身】›した", "you ‹transform|[transform]|[impact transform]› into this card", becomes(equips[0])),
		own1("ridden now", "event", "‹君が|›このカードに‹搭乗|【搭乗】›した | このカードが‹搭乗|【搭乗】›した", "you ‹ride|[riding]› ‹|on ›this card | you are riding this card", becomes(equips[1])),
		{ID: "battle over", NT: "events", JA: "このカードの‹バトル|バトルの›‹終了時|終わりに›", EN: "at the end of the battle of this card", Node: []ability.Event{this(ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase})}},
		needing(text.Row{ID: "attack of some over", NT: "events", JA: "{0.Subj:fieldnp}が攻撃したバトル‹の|›終了時", EN: "at the end of the battle ‹that|in which› {0.Subj:fieldnp} attacked | at the end of the battle ‹that|in which› 1 or more {0.Subj:fieldnps} attacked", Node: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Kind: ability.AttackDamage, Batch: true}}}, func(v any) bool { return v.([]ability.Event)[0].Subj.Ref == (ability.Ref{}) }),
		{ID: "attack over", NT: "events", JA: "このカードの攻撃‹|の›‹終了時|終わりに› | このカードが攻撃した‹攻撃|バトル›‹|の›‹終了時|終わりに›", EN: "at the end of the battle ‹that|in which› this card attacked | at the end of ‹the|this card's› attack‹ of this card| by this card|›", Node: []ability.Event{this(ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Kind: ability.AttackDamage})}},
	}
	return rows
}

// laterOfIt are what is done when something happens to, or is done by, what was chosen before: このターン中、そのモンスターが攻撃した時.
func laterOfIt() (rows []text.Row) {
	ofIt := func(v any) bool {
		f := v.(text.Clause).On[0].Subj
		return f != nil && text.IsIt(f.Ref)
	}
	for _, w := range []struct {
		ja, en string
		on     ability.Event
	}{
		{"攻撃した", "attacks", ability.Event{Verb: ability.AttackV}},
		{"攻撃された", "is attacked", ability.Event{Verb: ability.AttackedV}},
		{"破壊された", "is destroyed", ability.Event{Verb: ability.Destroyed}},
		{"場から離れた", "leaves the field", ability.Event{Verb: ability.Left}},
		{"相手にダメージを与えた", "deals damage to your opponent", ability.Event{Verb: ability.DealtDamage, Who: foe}},
	} {
		w.on.Subj = &ability.Filter{}
		on := []ability.Event{w.on}
		rows = append(rows,
			needing(own1("later, it "+w.en, "s5", "{On.0.Subj.Ref:ref}が"+w.ja+"時‹|に›、{+:s6}", "when {On.0.Subj.Ref:ref} "+w.en+", {+:s6}", text.Clause{On: on}), ofIt),
			needing(quiet("this turn, it "+w.en, "s4", "", "when {On.0.Subj.Ref:ref} "+w.en+" this turn, {+:s6}", text.Clause{On: on, For: ability.Time{Until: ability.EndOfTurn}}), ofIt))
	}
	return rows
}

// phaseRows: what resolves in the play timing at which a turn or a phase begins or ends.
// The last phase begins long before its turn ends. [3.start.1.1.note1, 3.attack.1.3.note1,
// 3.final.1.1.note1, 3.final.5.1.note1]
func phaseRows() []text.Row {
	linked := ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}}}
	turnEnds := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}
	each := text.Row{ID: "this battle", NT: "span", JA: "‹この|その›バトル‹中|の間› | ‹|この|その›バトル‹終了時|の終了時|の終わり|が終わる›まで", EN: "for this battle | during this battle | for that battle | during that battle | ‹for|during› ‹this|that|the› attack | until the end of ‹the|this› battle", Node: ability.Time{Until: ability.EndOfBattle}}
	both := own1("this and the next turn of whoever", "span", "このターンと次のターン‹中|の間|›", "‹|during |for ›this turn and the next‹| turn› | ‹during |for |›this and the next turn | until the end of the next turn", ability.Time{Until: ability.NextEnd})
	rows := []text.Row{
		each, needing(both, func(v any) bool { return v.(ability.Time).Whose == (ability.Who{}) }),
		own1("turn ends", "events", "{0.Who:poss}ターン‹|の›‹終了時|終わりに›", "at the end of {0.Who:poss}turn", turnEnds),
		own1("at the end of this turn", "s5", "‹この|›ターン‹|の›‹終了時‹|に›|終わりに›、{+:s6}", "at the end of ‹this|the› turn, {+:s6}", text.Clause{On: turnEnds}),
		own1("at the end of this battle", "s5", "‹この|その|›バトル‹|の›終了時‹に|›、{+:s6}", "at the end of ‹this|the|that› battle, {+:s6}", text.Clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Batch: true}}}),
		own1("the turn ends", "events", "ターン‹|の›‹終了時|終わりに›", "at the end of the turn", turnEnds),
		quiet("each turn ends", "eachtime", "各ターン‹|の›‹終了時|終わりに›", "at the end of ‹each|every› turn", turnEnds),
		quiet("each time", "trigger", "{On:eachtime}", "{On:eachtime}", text.Trigger{}), // only in a head: what is done later is done once
		own1("attack phase ends", "events", "{0.Who:poss}アタックフェイズ‹|の›‹終了時|終わりに›", "at the end of {0.Who:poss}attack phase", []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.AttackPhase}}),
	}
	rows = append(rows, laterOfIt()...)
	this := ability.Event{Verb: ability.AttackedV, Subj: text.ThisFilter()}
	rows = append(rows, own1("when link attacked", "trigger", "このカードが連携攻撃された‹時|時に›", "when this card is link attacked", text.Trigger{If: &linked, On: []ability.Event{this}}))
	alone := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}}
	onFighter := count(ability.Filter{Zone: []ability.Zone{ability.Field}, Kind: ability.Monster, Is: []ability.State{ability.Attacked_}}, ability.LE, 0)
	rows = append(rows, own1("when it attacks the fighter", "trigger", "このカードが相手‹|ファイター|のファイター›‹に|を›攻撃した‹時|時に› | このカードがファイター‹に|を›攻撃した‹時|時に›", "when this card attacks ‹your opponent|your opponent's fighter|the fighter|the opponent|a fighter|an opponent's fighter|the opposing fighter›‹| directly›", text.Trigger{If: &onFighter, On: []ability.Event{{Verb: ability.AttackV, Subj: text.ThisFilter()}}}))
	onYou := ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}, Batch: true}
	rows = append(rows, own1("when you are attacked", "trigger", "君が攻撃された‹時|時に›", "when you are attacked‹| directly›", text.Trigger{If: &onFighter, On: []ability.Event{onYou}}))
	rows = append(rows, own1("when you are attacked and so", "trigger", "{If.Args.1:condV}時に君が攻撃された‹時|時に›", "when you are attacked‹ directly|› and {If.Args.1:cond2}", text.Trigger{If: &ability.Cond{Op: ability.And, Args: []ability.Cond{onFighter, {}}}, On: []ability.Event{onYou}}))
	rows = append(rows, needing(own1("when some attack you", "trigger", "君が{On.0.Subj:fieldnp}に攻撃された‹時|時に› | {On.0.Subj:fieldnp}が君を攻撃した‹時|時に›", "when you are ‹|being ›attacked by {On.0.Subj:fieldnp} | when {On.0.Subj:fieldnp} ‹attacks~attack› you", text.Trigger{If: &onFighter, On: []ability.Event{{Verb: ability.AttackV, Batch: true}}}), func(v any) bool {
		f := v.(text.Trigger).On[0].Subj
		return f != nil && f.Ref == (ability.Ref{}) && f.Who == foe
	}))
	theirs := ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Who: foe}, Batch: true} // nobody else's cards attack you
	rows = append(rows, needing(quiet("when such attack you", "trigger", "君が{On.0.Subj+:npraw}に攻撃された‹時|時に› | {On.0.Subj+:npraw}が君を攻撃した‹時|時に›", "when you are ‹|being ›attacked by {On.0.Subj+:anpraw} | when {On.0.Subj+:anpraw} attacks you", text.Trigger{If: &onFighter, On: []ability.Event{theirs}}), func(v any) bool {
		f := v.(text.Trigger).On[0].Subj
		return text.Nowhere(v.(text.Trigger).On[0]) && f.Ref == (ability.Ref{})
	}))
	rows = append(rows, own1("when it attacks alone", "trigger", "このカードが‹単独|単体|1枚だけ›で攻撃した‹時|時に›", "when this card attacks alone", text.Trigger{If: &alone, On: []ability.Event{{Verb: ability.AttackV, Subj: text.ThisFilter()}}}))
	rows = append(rows, quiet("when in a turn", "trigger", "{If.Who:poss}ターン中‹に|›、{On:events}", "{On:events} during {If.Who:poss}turn | during {If.Who:poss}turn, {On:events}", text.Trigger{If: &ability.Cond{Op: ability.TurnOf}}))
	for _, p := range [...]struct {
		ja, en string
		phase  ability.Phase
	}{{"メインフェイズ", "main phase", ability.MainPhase}, {"アタックフェイズ", "attack phase", ability.AttackPhase}, {"ファイナルフェイズ", "final phase", ability.EndPhase}} {
		in := ability.Cond{Op: ability.TurnOf, Phase: p.phase}
		rows = append(rows, quiet("when in a "+p.en, "trigger", "{If.Who:poss}"+p.ja+"中‹に|›、{On:events}", "{On:events} during {If.Who:poss}"+p.en+" | during {If.Who:poss}"+p.en+", {On:events}", text.Trigger{If: &in}), quiet("when in any "+p.en, "trigger", "", "{On:events} during the "+p.en, text.Trigger{If: &in}))
	}
	for _, w := range []struct {
		ja, en string
		verb   ability.Verb
	}{{"登場した", "enters the field", ability.Entered}, {"破壊された", "is destroyed", ability.Destroyed}, {"場から離れた", "leaves the field", ability.Left}, {"攻撃された", "is attacked", ability.AttackedV}} {
		rows = append(rows, quiet(w.en+" in a turn", "trigger", "このカードが{If.Who:poss}ターン中に"+w.ja+"‹時|時に›", "",
			text.Trigger{If: &ability.Cond{Op: ability.TurnOf}, On: []ability.Event{{Verb: w.verb, Subj: text.ThisFilter()}}}))
		for _, p := range [...]struct {
			ja, en string
			phase  ability.Phase
		}{{"メインフェイズ", "main phase", ability.MainPhase}, {"アタックフェイズ", "attack phase", ability.AttackPhase}, {"ファイナルフェイズ", "final phase", ability.EndPhase}} {
			in := ability.Cond{Op: ability.TurnOf, Phase: p.phase}
			rows = append(rows, quiet(w.en+" in a "+p.en, "trigger", "このカードが{If.Who:poss}"+p.ja+"中に"+w.ja+"‹時|時に›", "", text.Trigger{If: &in, On: []ability.Event{{Verb: w.verb, Subj: text.ThisFilter()}}}),
				quiet(w.en+" in any "+p.en, "trigger", "このカードが"+p.ja+"中に"+w.ja+"‹時|時に›", "", text.Trigger{If: &in, On: []ability.Event{{Verb: w.verb, Subj: text.ThisFilter()}}}))
		}
	}
	for _, p := range [...]struct {
		ja, en string
		phase  ability.Phase
	}{{"ターン", "turn", ability.TurnItself}, {"スタートフェイズ", "start phase", ability.StartPhase}, {"メインフェイズ", "main phase", ability.MainPhase}, {"アタックフェイズ", "attack phase", ability.AttackPhase}, {"ファイナルフェイズ", "final phase", ability.EndPhase}} {
		rows = append(rows, own1("any "+p.en+" begins", "events", p.ja+"‹|の›開始時", "at the start of ‹the|each|every› "+p.en, []ability.Event{{Verb: ability.PhaseBegan, Phase: p.phase}}))
		rows = append(rows, own1(p.en+" begins", "events", "{0.Who:poss}"+p.ja+"‹|の›開始時", "at the start of {0.Who:poss}"+p.en, []ability.Event{{Verb: ability.PhaseBegan, Phase: p.phase}}))
	}
	return rows
}

// moreCards compare how many cards lie in a zone of one fighter and of the other.
func moreCards() (rows []text.Row) {
	for _, z := range []struct {
		en   string
		zone ability.Zone
	}{{"hand", ability.Hand_}, {"drop zone", ability.Discards}, {"gauge", ability.GaugeZone}, {"deck", ability.Deck}} {
		more := func(more, than ability.Who) ability.Cond {
			of := func(w ability.Who) ability.Amount {
				return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Who: w, Zone: []ability.Zone{z.zone}}}
			}
			return ability.Cond{Op: ability.Compare, L: of(more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{of(than), ability.N(1)}}}
		}
		for _, c := range []struct {
			whose, yours, en string
			of, than         ability.Who
		}{{"your opponent's", "yours|the number of cards in your " + z.en, "theirs", foe, you}, {"your", "your opponent's|the number of cards in your opponent's " + z.en, "ours", you, foe}} {
			rows = append(rows,
				quiet("more cards than "+c.en+" "+z.en, "cond3", "", "the number of cards in "+c.whose+" "+z.en+" is ‹greater|more|higher› than ‹"+c.yours+"›", more(c.of, c.than)),
				quiet("fewer cards than "+c.en+" "+z.en, "cond3", "", "the number of cards in "+c.whose+" "+z.en+" is ‹less|fewer|lower|smaller› than ‹"+c.yours+"›", more(c.than, c.of)))
		}
	}
	return rows
}

// attackedOnce tells whether it is asked whether a fighter has attacked, with whatever card.
func attackedOnce(c ability.Cond) bool {
	f := c.On.Subj
	return c.N == 0 && f != nil && f.Who != (ability.Who{}) && text.Equal(*f, ability.Filter{Who: f.Who})
}
