package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// moments are when something happens or a card may be used, said by more than one thing at once: what happens, and
// in which phase or battle; who attacks, and whose turn it is.
func moments() (rows []text.Row) {
	linked := ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.InParty}}}}
	in := func(p ability.Phase) ability.Cond { return ability.Cond{Op: ability.TurnOf, Phase: p} }
	and := func(cs ...ability.Cond) ability.Cond { return ability.Cond{Op: ability.And, Args: cs} }
	turn, fights := ability.Cond{Op: ability.TurnOf}, ability.Cond{Op: ability.BattleOn}
	attacks := count(ability.Filter{Is: []ability.State{ability.Attacking}}, ability.GE, 1)
	attacked := count(ability.Filter{Is: []ability.State{ability.Attacked_}}, ability.GE, 1)
	met := ability.Cond{Op: ability.Happened, Per: ability.StillOpen, On: &ability.Event{}}
	rows = []text.Row{
		needing(own1("the first time in a turn", "events", "‹この|その›ターン‹中に|に|中›‹、|›初めて{0+:event}時‹|に›", "when {0+:event} for the first time ‹this turn|in a turn|each turn|during this turn|in that turn›", []ability.Event{{Nth: 1}}), oneAtATime),
		needing(quiet("it does for the first time in a turn", "events", "{0.Subj:fieldnp}が‹この|その›ターン‹中に|に|中›‹、|›‹初めて|最初に›{0+:vp}時‹|に›", "", []ability.Event{{Nth: 1}}), oneAtATime),
		quiet("if so, when", "trigger", "{If:nara}、{On:events}", "{If:nara}, {On:events}", text.Trigger{}),
		quiet("when, and so", "trigger", "", "{On:events}‹,|› and {If:cond2}", text.Trigger{}),
		own1("in an attack of a turn", "while", "{Args.0.Who:poss}ターンの攻撃中", "during an attack on {Args.0.Who:poss}turn", and(turn, fights)),
		quiet("while it attacks one", "while", "このカードが{Args.1.L.Of+:np}を攻撃しているバトル中", "during the battle ‹in which |that |›this card attacks {Args.1.L.Of+:anp}", and(ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}, attacked)),
		needing(quiet("while one attacks", "while", "{L.Of+:np}が攻撃しているバトル中", "during the battle ‹in which |that |›{L.Of+:anp} attacks", attacks), func(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }),
		own1("use as one is link attacked", "useif", "{Args.1.L.Of+:np}への連携攻撃中に", "during a link attack on {Args.1.L.Of+:anp}", and(linked, attacked)),
		own1("use in a link attack of a turn", "useif", "{Args.0.Who:poss}ターンの連携攻撃中に | {Args.0.Who:poss}連携攻撃中に", "during a link attack on {Args.0.Who:poss}turn | during {Args.0.Who:poss}link attack", and(turn, linked)),
		quiet("use in any link attack", "useif", "連携攻撃中に", "during ‹a|the› link attack", linked),
		quiet("while it rests", "while", "このカードがレストしている‹間|限り›", "while this card is ‹rested|[rest]|rest›", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Acted}}}),
		quiet("while it stands", "while", "このカードがスタンドしている‹間|限り›", "while this card is ‹standing|[stand]|stand›", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Standing}}}),
		quiet("while this link attacks", "while", "このカードが連携攻撃しているバトル中", "during the battle ‹in which |that |›this card link attacks", ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.InParty}}}),
		own1("use as one attacks in a turn", "useif", "{Args.0.Who:poss}ターンの{Args.2.L.Of+:np}の攻撃中に", "during an attack on {Args.0.Who:poss}turn ‹from|by› {Args.2.L.Of+:anp}", and(turn, fights, attacks)),
		own1("when in a battle of a turn", "trigger", "{If.Args.0.Who:poss}ターンの‹バトル|攻撃›中に{On:events}", "{On:events} during ‹a battle|an attack› on {If.Args.0.Who:poss}turn", text.Trigger{If: &ability.Cond{Op: ability.And, Args: []ability.Cond{turn, fights}}}),
	}
	rows = append(rows, wentBefore()...)
	for _, p := range [...]struct {
		ja, en string
		phase  ability.Phase
	}{{"メインフェイズ", "main phase", ability.MainPhase}, {"アタックフェイズ", "attack phase", ability.AttackPhase}, {"ファイナルフェイズ", "final phase", ability.EndPhase}} {
		rows = append(rows, needing(quiet("use in a "+p.en+" as it happened", "useif", p.ja+"中に{Args.0.On:event}時に", "when {Args.0.On:event} during ‹a|an|the› "+p.en, and(met, in(p.phase))), func(v any) bool { return v.(ability.Cond).Args[0].On.Verb != ability.Played }))
		begins := met
		begins.On = &ability.Event{Verb: ability.PhaseBegan, Phase: p.phase}
		rows = append(rows, own1("use as a "+p.en+" begins", "useif", "{On.Who:poss}"+p.ja+"‹|の›開始時に", "at the start of {On.Who:poss}"+p.en, begins))
		for _, a := range plays {
			rows = append(rows, quiet("use in a "+p.en+" as they play a "+a.en, "useif", "{Args.1.Who:poss}"+p.ja+"中に相手が"+a.noun+"を"+a.done+"時に", "when your opponent "+a.verb+" "+article(a.en)+" during {Args.1.Who:poss}"+p.en, and(count(used(a.kind, foe), ability.GE, 1), in(p.phase))))
		}
	}
	return rows
}

// wentBefore are moments of which it is said what went before: the end of a turn in which something attacked or came, what is destroyed
// by what attacks alone, and by what the attack was.
func wentBefore() (rows []text.Row) {
	ends := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}
	attacked := ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV}}
	this := text.Related(ability.CameThisTurn, ability.Ref{})
	came := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &this}
	alone := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}, Not: []ability.State{ability.InParty}}}
	kills := ability.Event{Verb: ability.Destroyed, Obj: text.ThisFilter(), Kind: ability.AttackDamage}
	by := count(ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.Attacking}}, ability.GE, 1)
	return []text.Row{
		own1("end of the turn it attacked in", "trigger", "{If.On.Subj:fieldnp}が攻撃したターン‹の|›‹終了時|終わりに›", "at the end of the turn ‹that |in which |›{If.On.Subj:fieldnp} attacked", text.Trigger{If: &attacked, On: ends}),
		own1("end of the turn it came in", "trigger", "このカードが‹登場した|登場している›ターン‹の|›‹終了時|終わりに›", "at the end of the turn ‹that |in which |›this card ‹entered the field|enters the field›", text.Trigger{If: &came, On: ends}),
		own1("end of the turn it was called in", "trigger", "このカードがコールされたターン‹の|›‹終了時|終わりに›", "at the end of the turn ‹that |in which |›this card ‹was called|is called›", text.Trigger{If: &ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Name: byCall, Subj: text.ThisFilter()}}, On: ends}),
		needing(own1("destroys one in a lone attack", "trigger", "このカードが‹単独|単体|1枚だけ›で攻撃し‹て|›‹、|›{On.0.Subj:npraw}を破壊した‹時|時に›", "when this card attacks alone‹,|› and destroys {On.0.Subj:anpraw}", text.Trigger{If: &alone, On: []ability.Event{kills}}), func(v any) bool {
			f := v.(text.Trigger).On[0].Subj
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Is) == 0
		}),
		needing(quiet("attack of some", "cond3", "‹その|この›攻撃が{L.Of+:npraw}の攻撃である | ‹その|この›攻撃が{L.Of+:npraw}による攻撃である", "‹the|that› attack ‹is|was› ‹by|from› {L.Of+:anpraw}", by), func(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }),
	}
}

// together are conditions on several things that lie in one place: each of a list, so many of two sorts, so many
// worlds.
func together() (rows []text.Row) {
	for _, z := range []struct {
		zone   ability.Zone
		ja, en string
	}{{ability.Field, "場", "on ‹the|your› field"}, {ability.Discards, "ドロップゾーン", "in ‹the|your› drop zone"}} {
		for n := 3; n < 7; n++ {
			of := ability.Cond{Op: ability.And}
			ja, en := "君の"+z.ja+"に", "you have "
			for i := range n {
				hole := "{Args." + text.Itoa(int32(i)) + ".L.Of+:"
				of.Args = append(of.Args, count(ability.Filter{Zone: []ability.Zone{z.zone}, Who: you}, ability.GE, 1))
				switch {
				case i == n-1:
					en += "‹,|› and "
				case i > 0:
					en += ", "
				}
				if i > 0 {
					ja += "と"
				}
				ja, en = ja+hole+"npraw}", en+hole+"anpraw}"
			}
			rows = append(rows, quiet(text.Itoa(int32(n))+" things together "+z.en, "cond3", ja+"が‹いる|ある›", en+" "+z.en, of))
		}
	}
	each := func(w ability.Who) ability.Cond {
		return counted(ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: w}, ability.GE)
	}
	rows = append(rows, own1("so many in each drop zone", "cond3", "お互いのドロップゾーンにカードが{Args.0.R=Args.1.R:num}枚以上ずつある", "there are each {Args.0.R=Args.1.R:num} or more cards in your drop zone and your opponent's drop zone", ability.Cond{Op: ability.And, Args: []ability.Cond{each(you), each(foe)}}))
	for _, w := range []struct {
		ja  string
		en  []string
		who ability.Who
	}{{"君", []string{"‹there is|there are› {Args.0.L.Of+=Args.1.L.Of+:anpraw} ‹in|on› your ", "you have {Args.0.L.Of+=Args.1.L.Of+:anpraw} ‹in|on› ‹your|the› "}, you}, {"相手", []string{"your opponent has {Args.0.L.Of+=Args.1.L.Of+:anpraw} ‹in|on› ‹the|their› "}, foe}} {
		in := func(z ability.Zone) ability.Cond {
			return count(ability.Filter{Zone: []ability.Zone{z}, Who: w.who}, ability.GE, 1)
		}
		for _, p := range areaPairs {
			rows = append(rows, quiet("in each of "+p.en[0]+", "+w.ja, "cond3", w.ja+"の"+p.ja+"に{Args.0.L.Of+=Args.1.L.Of+:npraw}が‹いる|ある›", strings.Join(w.en, p.en[0]+" each | ")+p.en[0]+" each", ability.Cond{Op: ability.And, Args: []ability.Cond{in(p.zones[0]), in(p.zones[1])}}))
		}
	}
	onOne := ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}, count(ability.Filter{Is: []ability.State{ability.Attacked_}}, ability.GE, 1)}}
	rows = append(rows, own1("this attacks one now", "cond3", "このカードが{Args.1.L.Of+:np}を攻撃している", "this card is attacking {Args.1.L.Of+:anp} | this card attacks {Args.1.L.Of+:anp}", onOne))
	idle := ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV}}}}
	rows = append(rows, own1("did not attack this turn", "cond3", "このターン‹中に|、|中、|中|に›{Args.0.On.Subj:fieldnp}が攻撃していない", "{Args.0.On.Subj:fieldnp} ‹did|has› not attack‹|ed› this turn", idle))
	hurt := ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.TakeDamage}}
	rows = append(rows, own1("was hurt this turn", "cond3", "このターン‹中に|、|中、|に›{On.Who:player}がダメージを受け‹ていた|た|ている›", "{On.Who:player} ‹was~were› dealt damage this turn | damage was dealt to {On.Who:player} this turn", hurt))
	worlds := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}
	lies := func(v any) bool { return len(v.(ability.Cond).L.Of.Zone) > 0 }
	return append(rows,
		needing(own1("so many worlds", "cond3", "{L.Of:np}のワールド名が{R:num}種類以上ある", "you have {R:num} or more different world names ‹of|on|among› {L.Of:nps}", worlds), lies),
		needing(quiet("so many of two sorts", "cond3", "{L.Of:npboth}が‹合計|合わせて›{R:num}枚以上‹ある|いる› | {L.Of.Who:poss}{L.Of.Zone:zoneset}に{L.Of+:npboth}が‹合計|合わせて›{R:num}枚以上‹ある|いる›", "there are ‹|a total of ›{R:num} or more {L.Of:npboth}", counted(ability.Filter{}, ability.GE)), lies))
}

// oneAtATime tells whether something happens to, or is done by, this card or a fighter, of whom it is counted as it happens; of others
// several may be first at once.
func oneAtATime(v any) bool {
	e := v.([]ability.Event)[0]
	plain := e.Kind == 0 && !e.Batch && e.AtLeast == nil && e.State == nil && e.Obj == nil && e.Stat == 0
	return plain && (e.Subj != nil && e.Subj.Ref == text.ThisRef && (e.Verb == ability.AttackV || e.Verb == ability.AttackedV || e.Verb == ability.Stood) || e.Verb == ability.TakeDamage && e.Subj == nil)
}
