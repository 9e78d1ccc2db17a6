package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// eventRows: what triggers wait for, without the とき.
func eventRows(x *Lexicon) []Row {
	rows := []Row{
		{ID: "one event", NT: "events", JA: "{0:event}‹とき|時|たび›", EN: "when {0:event} | whenever {0:event}", Node: []ability.Event{{}}},
		{ID: "two events", NT: "events", JA: "{0:event}ときか{1:event}とき | {0:event}ときと{1:event}とき | {0:event}とき、または{1:event}とき | {0:event}とき、か{1:event}とき", EN: "when {0:event} or when {1:event}", Node: []ability.Event{{}, {}}},
		{ID: "three events", NT: "events", JA: "{0:event}ときか{1:event}ときか{2:event}とき", EN: "when {0:event} or when {1:event} or when {2:event}", Node: []ability.Event{{}, {}, {}}},

		{ID: "phase comes", NT: "event", JA: "{Who:poss}{Phase:phase}が来た | {Who:poss}{Phase:phase}が来る", EN: "{Who:poss}{Phase:phase} begins", Node: ability.Event{Verb: ability.PhaseBegan}},
		{Quiet: true, ID: "phase starts", NT: "event", JA: "{Who:poss}{Phase:phase}‹|の›開始 | {Who:poss}{Phase:phase}が始まった", Node: ability.Event{Verb: ability.PhaseBegan}},
		{Quiet: true, ID: "turn begins", NT: "event", JA: "{Who:poss}ターン開始 | {Who:poss}ターンが始まった | {Who:poss}ターンの開始", Node: ability.Event{Verb: ability.PhaseBegan, Phase: ability.StartPhase}},
		{Quiet: true, ID: "turn ends", NT: "event", JA: "{Who:poss}ターン終了 | {Who:poss}ターンが終わった | {Who:poss}ターンの終了", Node: ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase}},
		{ID: "main phase", NT: "phase", JA: "メインフェイズ", EN: "main phase", Node: ability.MainPhase},
		{ID: "end phase", NT: "phase", JA: "エンドフェイズ", EN: "end phase", Node: ability.EndPhase},
		{ID: "start phase", NT: "phase", JA: "スタートフェイズ", EN: "start phase", Node: ability.StartPhase},

		{ID: "enters", NT: "event", JA: "{Subj.Who:poss}場に{Subj+:npraw}が出た | {Subj:fieldnp}が場に出た | {Subj+:npraw}が{Subj.Who:poss}場に出た", EN: "{Subj+:anpraw} enters {Subj.Who:poss}field", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: NotThis},
		{ID: "anyone's enters", NT: "event", JA: "場に{Subj:npraw}が出た", EN: "{Subj:anpraw} enters the field", Node: ability.Event{Verb: ability.Entered}, Needs: NotThis},
		{ID: "this enters", NT: "event", JA: "これが場に出た", EN: "this enters the field", Node: ability.Event{Verb: ability.Entered, Subj: ThisFilter()}},
		{ID: "enters from, on a side", NT: "event", JA: "{Subj.Who:poss}{Subj+:npraw}が{From:zone}から場に出た | {Subj.Who:poss}{From:zone}から{Subj+:npraw}が場に出た", EN: "{Subj+:anpraw} enters {Subj.Who:poss}field from the {From:zone}", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone && NotThis(v) && Nowhere(v) }},
		{Quiet: true, ID: "one lying there enters", NT: "event", JA: "{Subj.Who:poss}{From:zone}の{Subj+:npraw}が場に出た", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool { return v.(ability.Event).From != ability.Field && Nowhere(v) }},
		{ID: "enters from", NT: "event", JA: "{Subj:npraw}が{From:zone}から場に出た", EN: "{Subj:anpraw} enters the field from the {From:zone}", Node: ability.Event{Verb: ability.Entered}, Needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone }},
		{ID: "goes to", NT: "event", JA: "{Who:poss}{From:zone}から{Subj:npraw}が{To:zone}に置かれた | {Who:poss}{Subj:npraw}が{From:zone}から{To:zone}に置かれた", EN: "{Subj:anpraw} goes from {Who:poss}{From:zone} to the {To:zone}", Node: ability.Event{Verb: ability.Moved}, Needs: notThisMove},
		{ID: "goes from play to", NT: "event", JA: "{Subj:fieldnp}が場から{To:zone}に置かれた", EN: "{Subj:fieldnp} ‹goes~go› from the field to the {To:zone}", Node: ability.Event{Verb: ability.Moved, From: ability.Field}, Needs: elsewhereThan(x.World, ability.NoZone, ability.Field, ability.Discards)},
		{ID: "this goes", NT: "event", JA: "これが{From:zone}から墓場に置かれた", EN: "this goes from the {From:zone} to the cemetery", Node: thisGoes(ability.NoZone), Needs: func(v any) bool { return fromHidden(v.(ability.Event)) }},
		{Quiet: true, ID: "this goes from either", NT: "events", JA: "これが手札かデッキから墓場に置かれた‹とき|時› | これがデッキか手札から墓場に置かれた‹とき|時›", Node: []ability.Event{thisGoes(ability.Hand_), thisGoes(ability.Deck)}},
		{ID: "leaves", NT: "event", JA: "{Subj:fieldnp}が場を離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the field", Node: ability.Event{Verb: ability.Left}},
		{ID: "dies", NT: "event", JA: "{Subj:fieldnp}が場から墓場に置かれた | {Subj:fieldnp}が墓場に置かれた", EN: "{Subj:fieldnp} ‹goes~go› from the field to the cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "returned", NT: "event", JA: "{Subj:fieldnp}が‹|場から›手札に戻った", EN: "{Subj:fieldnp} ‹returns~return› from the field to hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{ID: "attacks it", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}を攻撃した", EN: "{Subj:fieldnp} ‹attacks~attack› {Obj:anp}", Node: ability.Event{Verb: ability.AttackV}},
		{Quiet: true, ID: "as it attacks", NT: "events", JA: "{0.Subj:fieldnp}が攻撃するとき", Node: []ability.Event{{Verb: ability.AttackV}}},
		{Quiet: true, ID: "as a turn ends", NT: "events", JA: "{0.Who:poss}ターンが終わるとき", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
		{ID: "plays the nth", NT: "event", JA: "{Who:whoever}が‹このターン|このターンに|このターン中に|1ターンに›{Nth:int}枚目の{Subj:npraw}をプレイした", EN: "{Who:whoever} play‹s~› {Subj:anpraw} as number {Nth:int} of this turn", Node: ability.Event{Verb: ability.Played}, Needs: func(v any) bool { return v.(ability.Event).Nth > 0 }},
		{ID: "counter removed", NT: "event", JA: "{Subj:fieldnp}から{Name:ctrname}カウンターが取り除かれた | {Subj:fieldnp}の{Name:ctrname}カウンターが取‹られた|り除かれた›", EN: "‹a|an› {Name:ctrname} counter is removed from {Subj:fieldnp}", Node: ability.Event{Verb: ability.CounterRemoved}},
		{ID: "attacked", NT: "event", JA: "{Obj:fieldnp}が攻撃された", EN: "{Obj:fieldnp} ‹is~are› attacked", Node: ability.Event{Verb: ability.AttackV}},
		{ID: "plays", NT: "event", JA: "{Who:whoever}が{Subj:npraw}をプレイした", EN: "{Who:whoever} play‹s~› {Subj:anpraw}", Node: ability.Event{Verb: ability.Played}, Needs: Nowhere},
		{ID: "plays from", NT: "event", JA: "{Who:whoever}が‹|自分の|自身の›{From:zone}‹から|の›{Subj:npraw}をプレイした", EN: "{Who:whoever} play‹s~› {Subj:anpraw} from the {From:zone}", Node: ability.Event{Verb: ability.Played}, Needs: func(v any) bool { return Nowhere(v) && v.(ability.Event).From != ability.NoZone }},
		{Quiet: true, ID: "you play from", NT: "event", JA: "自分の{From:zone}から{Subj:npraw}をプレイした | 自分の{From:zone}の{Subj:npraw}がプレイされた", Node: ability.Event{Verb: ability.Played, Who: Who(ability.You)}, Needs: func(v any) bool { return Nowhere(v) && v.(ability.Event).From != ability.NoZone }},
		{ID: "this discarded", NT: "event", JA: "これを‹|自分の›手札から捨てた | これが手札から捨てられた | これを捨てた | ‹|自分が›手札のこれを捨てた", EN: "this is discarded from hand", Node: ability.Event{Verb: ability.DiscardedV, Subj: ThisFilter(), From: ability.Hand_}},
		{ID: "discards", NT: "event", JA: "{Who:whoever}が‹|自身の›手札‹|1枚›を捨てた | {Who:whoever}が‹手札の|›カードを‹|手札から›捨てた", EN: "{Who:whoever} discard‹s~› a card‹| from ‹your|their› hand›", Node: ability.Event{Verb: ability.DiscardedV}},
		{ID: "discards some", NT: "event", JA: "{Who:whoever}が‹|自身の|自分の›手札の{Subj:npraw}‹|1枚›を捨てた", EN: "{Who:whoever} discard‹s~› {Subj:anpraw}‹| from ‹your|their› hand›", Node: ability.Event{Verb: ability.DiscardedV}, Needs: func(v any) bool { return Nowhere(v) && NotThis(v) && !Equal(*v.(ability.Event).Subj, ability.Filter{}) }},
		{ID: "whoever", NT: "whoever", JA: "{_:player}", EN: "{_:player}"},
		{ID: "anyone", NT: "whoever", JA: "いずれかのプレイヤー", EN: "any player", Node: Who(ability.Each)},
		{ID: "draws elsewhen", NT: "trigger", JA: "{On.0.Who:player}が{If.Args.0.Phase:phase}以外で‹カードを|›‹1枚|›引いた‹とき|時›", EN: "when {On.0.Who:player} draw‹s~› a card outside of ‹the|their|your› {If.Args.0.Phase:phase}", Node: Trigger{If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf, Who: Who(ability.Each)}}}, On: []ability.Event{{Verb: ability.Drew}}}},
		{ID: "enters from elsewhere", NT: "trigger", JA: "これが{If.Args.0.On.From:zone}以外から場に出た‹とき|時›", EN: "when this enters the field other than from ‹the|your› {If.Args.0.On.From:zone}", Node: Trigger{On: []ability.Event{{Verb: ability.Entered, Subj: ThisFilter()}}, If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: ThisFilter()}}}}}, Needs: func(v any) bool { return fromStated(v.(Trigger).If.Args[0]) }},
		{ID: "a card of the deck goes", NT: "event", JA: "{Who:poss}デッキ1枚が{To:zone}に置かれた", EN: "a card ‹goes~go› from {Who:poss}deck to the {To:zone}", Node: ability.Event{Verb: ability.Moved, From: ability.Deck, Subj: &ability.Filter{}}, Needs: func(v any) bool { return v.(ability.Event).To != ability.NoZone }},
		{ID: "deals some damage", NT: "event", JA: "{Subj:fwhat}が{Kind:dmg}を与えた", EN: "{Subj:fwhat} deals {Kind:dmg}", Node: ability.Event{Verb: ability.DealtDamage}, Needs: func(v any) bool { return v.(ability.Event).Obj == nil }},
		{Quiet: true, ID: "discarded from hand", NT: "event", JA: "{Who:poss}手札‹から|の›カードが捨てられた | {Who:poss}手札‹|1枚›を捨てた", Node: ability.Event{Verb: ability.DiscardedV}},
		{ID: "draws", NT: "event", JA: "{Who:whoever}が‹カードを|›引いた", EN: "{Who:whoever} draw‹s~› a card", Node: ability.Event{Verb: ability.Drew}},
		{ID: "deals damage", NT: "event", JA: "{Subj:fwhat}が{Obj:np}に{Kind:dmg}を与えた", EN: "{Subj:fwhat} deals {Kind:dmg} to {Obj:anp}", Node: ability.Event{Verb: ability.DealtDamage}},
		{ID: "deals damage to some", NT: "event", JA: "{Subj:fwhat}が{Obj:np}1体以上に{Kind:dmg}を与えた", EN: "{Subj:fwhat} deals {Kind:dmg} to 1 or more {Obj:nps}", Node: ability.Event{Verb: ability.DealtDamage, Batch: true}},
		{ID: "takes damage", NT: "event", JA: "{Subj:fwhat}が{Kind:dmg}を受けた", EN: "{Subj:fwhat} takes {Kind:dmg}", Node: ability.Event{Verb: ability.TakeDamage}},
		{ID: "counter put", NT: "event", JA: "{Subj:fieldnp}に{Name:ctrname}カウンターが置かれた", EN: "‹a|an› {Name:ctrname} counter is put on {Subj:fieldnp}", Node: ability.Event{Verb: ability.CounterPut}},
		// While it is so, which the rulebooks tell from what comes to be so: that happens.
		{ID: "state", NT: "event", JA: "{State:condN}の", EN: "it is so that {State:condN}", Node: ability.Event{}, Needs: lastingState},
		{ID: "state of affairs", NT: "event", JA: "{State:condV}", EN: "it is so that {State:condV}", Node: ability.Event{}, Needs: lastingState},
		{ID: "comes about", NT: "event", JA: "{State:condN}になった", EN: "it comes about that {State:condN}", Node: ability.Event{Comes: true}, Needs: WaitsForState},
		{ID: "comes about so", NT: "event", JA: "{State:condV}状態になった", EN: "it comes about that {State:condV}", Node: ability.Event{Comes: true}, Needs: WaitsForState},
	}
	rows = append(rows, byAgentRows(x.World)...)
	for _, v := range x.Verbs {
		if x.World != nil && !x.World.happens(v.Verb) {
			continue
		}
		sing, plur, _ := strings.Cut(v.EN, "~")
		rows = append(rows, Row{ID: v.ID, NT: "event", JA: "{Subj:fieldnp}が" + v.JA, EN: "{Subj:fieldnp} ‹" + sing + "~" + plur + "›", Node: ability.Event{Verb: v.Verb}, Needs: WordlessEvent})
	}
	rows = append(x.ownRows(func(r *Row) bool { return r.NT == "event" }), x.spoken(rows)...)
	rows = append(rows, x.spoken(wouldRows())...)
	phrases := verbPhrases(rows)
	var past []Row
	if x.Had {
		past = append(PastEvents(rows, nil), pastDone(rows)...)
		had := func(of, nt, end string) []Row {
			if of == "vp" {
				return hadDone(printing(verbPhrases(printedRows(rows))), of, nt, end, false)
			}
			return hadDone(rows, of, nt, end, false)
		}
		rows = slices.Concat(rows, had("event", "Had", "てい‹た|る›"), had("event", "HadNot", "てい‹ない|なかった›"), had("event", "HadAnd", "ていて"), had("event", "HadNotAnd", "ていなくて"), had("vp", "Had", "てい‹た|る›"))
	}
	if x.Replaced != nil {
		rows = append(rows, wouldHappen(rows, x.Replaced)...)
	}
	return slices.Concat(rows, past, phrases, Presents(phrases, "vp"), Presents(phrases, "vpo"), everyTime(rows, !x.EveryTime))
}

// elsewhereThan: it goes to a zone that is said, out of play, and for which there are no other words.
func elsewhereThan(w *World, zones ...ability.Zone) func(any) bool {
	if w != nil {
		zones = append(zones, w.Play...)
	}
	return func(v any) bool { return !slices.Contains(zones, v.(ability.Event).To) }
}

// bySomebody: it is said whose ability does it.
func bySomebody(v any) bool { return v.(ability.Event).By.Who.Side != ability.AnySide }

// byAgentRows are what the text of somebody's card does to something: 相手の能力によって破壊された.
func byAgentRows(w *World) (rows []Row) {
	for _, d := range []struct {
		id, ja, en string
		on         ability.Event
	}{
		{"destroyed", "破壊された", "is destroyed~are destroyed", ability.Event{Verb: ability.Destroyed}},
		{"banished", "消滅した", "is banished~are banished", ability.Event{Verb: ability.Banished}},
		{"put away", "場から墓場に置かれた", "is put~are put", ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{"returned", "‹|場から›手札に戻った", "is returned~are returned", ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
		{"made to leave", "場を離れた", "leaves~leave", ability.Event{Verb: ability.Left}},
	} {
		if w != nil && !w.happens(d.on.Verb) {
			continue
		}
		sing, plur, _ := strings.Cut(d.en, "~")
		tail := map[string]string{"put away": " from the field into the cemetery", "returned": " from the field to hand", "made to leave": " the field"}[d.id]
		d.on.By = &ability.Filter{}
		rows = append(rows, Row{ID: d.id + " by an ability", NT: "event", JA: "{Subj:fieldnp}が{By.Who:poss}能力に‹よって|より›" + d.ja, EN: "{Subj:fieldnp} ‹" + sing + "~" + plur + "›" + tail + " by {By.Who:poss}ability", Node: d.on, Needs: bySomebody},
			Row{ID: d.id + " by any ability", NT: "event", JA: "{Subj:fieldnp}が能力に‹よって|より›" + d.ja, EN: "{Subj:fieldnp} ‹" + sing + "~" + plur + "›" + tail + " by an ability", Node: d.on})
	}
	if w == nil || w.happens(ability.Selected) { // whoever selects has no text yet of what it does
		rows = append(rows, Row{ID: "selected by somebody's ability", NT: "event", JA: "{Subj:fieldnp}が{Who:poss}能力に‹よって|より›選ばれた", EN: "{Subj:fieldnp} ‹is~are› selected by {Who:poss}ability", Node: ability.Event{Verb: ability.Selected}})
	}
	return rows
}

// verbPhrases are the events without their subject, which stands before several of them.
func verbPhrases(rows []Row) (out []Row) {
	for _, r := range rows {
		if r.NT != "event" || r.Node == nil {
			continue
		}
		for _, p := range []struct{ hole, nt string }{{"{Subj:fieldnp}", "vp"}, {"{Obj:fieldnp}", "vpo"}} {
			var faces, passive, ja []string
			for _, f := range SplitTop(r.EN) {
				if s, ok := strings.CutPrefix(f, p.hole+" "); ok {
					faces = append(faces, s)
					passive = append(passive, doneTo(s)...)
				}
			}
			for _, f := range SplitTop(r.JA) {
				if s, ok := strings.CutPrefix(f, p.hole+"が"); ok {
					ja = append(ja, s)
				}
			}
			if e := r.Node.(ability.Event); len(faces)+len(ja) > 0 && (p.nt == "vp" && e.Subj == nil || p.nt == "vpo" && e.Obj == nil) {
				out = append(out, Row{Quiet: true, ID: r.ID + " without its subject", NT: p.nt, JA: strings.Join(ja, " | "), EN: strings.Join(faces, " | "), Node: r.Node, Needs: r.Needs})
				if len(passive) > 0 {
					out = append(out, Row{Quiet: true, ID: r.ID + " besides", NT: p.nt + "Done", EN: strings.Join(passive, " | "), Node: r.Node, Needs: r.Needs})
				}
			}
		}
	}
	return out
}

// doneTo is what is done to a subject, without the word that it is: is blocked or chosen.
func doneTo(face string) []string {
	if s, ok := strings.CutPrefix(face, "‹is~are› "); ok {
		return []string{s}
	}
	one, rest, _ := strings.Cut(strings.TrimPrefix(face, "‹"), "›")
	sing, plur, _ := strings.Cut(one, "~")
	is, isOK := strings.CutPrefix(sing, "is ")
	are, areOK := strings.CutPrefix(plur, "are ")
	if !isOK || !areOK || is != are {
		return nil
	}
	return []string{is + rest}
}

// notThisMove: where this card comes from and goes to is asked where it works.
func notThisMove(v any) bool {
	e := v.(ability.Event)
	return e.Subj.Ref == (ability.Ref{}) && e.From != ability.NoZone && e.To != ability.NoZone && e.From != ability.Field
}

// WaitsForState: there is a state that is waited for. What the text itself has done something to is none: nothing comes of that
// later.
func WaitsForState(v any) bool {
	s := v.(ability.Event).State
	return s != nil && !ofDeeds(reflect.ValueOf(s).Elem())
}

// ofDeeds tells whether something is named by what was done to it: 手札に戻したカード.
func ofDeeds(v reflect.Value) (found bool) {
	if r, ok := Is[ability.Ref](v); ok {
		_, found = asDone(r)
		return found
	}
	EachField(v, func(f reflect.Value) { found = found || ofDeeds(f) })
	return found
}

func lastingState(v any) bool { return WaitsForState(v) && lasting(v.(ability.Event).State) }

// lasting tells whether a condition is about how things stand, and not about what has happened.
func lasting(c *ability.Cond) bool {
	switch c.Op {
	case ability.Compare:
		return true
	case ability.Is:
		return c.Ref.Kind == ability.This && c.Of.Ref == (ability.Ref{}) && len(c.Of.Rel) == 0
	case ability.And, ability.Or, ability.Not:
		return !slices.ContainsFunc(c.Args, func(c ability.Cond) bool { return !lasting(&c) })
	}
	return false
}

// thisGoes: this card goes from a zone to the cemetery.
func thisGoes(from ability.Zone) ability.Event {
	return ability.Event{Verb: ability.Moved, Subj: ThisFilter(), From: from, To: ability.Discards}
}

// Nowhere: what is played lies where it was played from no longer.
func Nowhere(v any) bool {
	s := v.(ability.Event).Subj
	return s != nil && len(s.Zone) == 0
}

// fromHidden: this card sees its own way out of a hand or a deck. SVE 10.7.4.1.
func fromHidden(e ability.Event) bool {
	return e.Verb == ability.Moved && (e.From == ability.Hand_ || e.From == ability.Deck)
}

// NotThis: what it happens to is said by a noun, and is not this card.
func NotThis(v any) bool {
	s := v.(ability.Event).Subj
	return s != nil && s.Ref == (ability.Ref{})
}

// Anywhere says whether what something happens to is named as a card, or as a card of one of these kinds, and not by its name: it is
// meant wherever it lies. A noun for what is in play means what is there.
func Anywhere(kinds ability.Kinds) func(any) bool {
	return func(v any) bool {
		s := v.(ability.Event).Subj
		return s != nil && s.Ref == (ability.Ref{}) && s.Kind&^kinds == 0 && len(s.Or)+len(s.Is)+len(s.Not) == 0 && !slices.ContainsFunc(s.Rel, func(r ability.Rel) bool { return r.Kind != ability.Other }) && s.On == nil && !slices.ContainsFunc(s.Has, func(p ability.Prop) bool { return p.Attr == ability.NameAttr })
	}
}

// WordlessEvent leaves events that are printed as an icon to the icon.
func WordlessEvent(v any) bool { return v.(ability.Event).Word == "" }

// wouldRows: what a replacement waits for, before 場合. SVE 10.10.
func wouldRows() []Row {
	return []Row{
		{ID: "would be destroyed", NT: "would", JA: "{Subj:fieldnp}が破壊される", EN: "{Subj:fieldnp} would be destroyed", Node: ability.Event{Verb: ability.Destroyed}},
		{ID: "would be banished", NT: "would", JA: "{Subj:fieldnp}が消滅する", EN: "{Subj:fieldnp} would be banished", Node: ability.Event{Verb: ability.Banished}},
		{ID: "would leave", NT: "would", JA: "{Subj:fieldnp}が場を離れる", EN: "{Subj:fieldnp} would leave the field", Node: ability.Event{Verb: ability.Left}},
		{ID: "would die", NT: "would", JA: "{Subj:fieldnp}が‹場から|›墓場に置かれる", EN: "{Subj:fieldnp} would go from the field to the cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "would return", NT: "would", JA: "{Subj:fieldnp}が‹場から|›手札に戻る", EN: "{Subj:fieldnp} would return from the field to hand", Node: ability.Event{Verb: ability.Returned, From: ability.Field, To: ability.Hand_}},
	}
}

// wouldHappen are the forms of what is replaced, of all that a trigger can wait for: カードを引く場合、代わりに. What has a form of
// its own is printed by that.
func wouldHappen(rows []Row, replaced func(ability.Event) bool) []Row {
	out := eventForms(printedRows(rows), "event", "would", " would", false, present)
	for i := range out {
		needs := out[i].Needs
		out[i].Needs = func(v any) bool { return replaced(v.(ability.Event)) && (needs == nil || needs(v)) }
	}
	return append(out, Row{ID: "would happen", NT: "would", EN: "it would happen that {_:event}", Needs: func(v any) bool { return replaced(v.(ability.Event)) }})
}

// presents are the forms that たび has of what happened.
var presents = [][2]string{{"出した", "出す"}, {"戻した", "戻す"}, {"した", "する"}, {"支払った", "支払う"}, {"加わった", "加わる"}, {"なった", "なる"}, {"置いた", "置く"}, {"与えられた", "与えられる"}, {"加えられた", "加えられる"}, {"された", "される"}, {"出た", "出る"}, {"離れた", "離れる"}, {"置かれた", "置かれる"}, {"引いた", "引く"},
	{"捨てた", "捨てる"}, {"捨てられた", "捨てられる"}, {"取り除かれた", "取り除かれる"}, {"得た", "得る"}, {"受けた", "受ける"}, {"与えた", "与える"}, {"戻った", "戻る"}, {"来た", "来る"}, {"選ばれた", "選ばれる"}, {"勝った", "勝つ"}, {"負けた", "負ける"}, {"付いた", "付く"}, {"減った", "減る"}, {"増えた", "増える"}, {"下がった", "下がる"}}

// everyTime makes the forms before たび: 進化するたび, 場に出るたび.
func everyTime(rows []Row, quiet bool) []Row {
	every := []Row{{Quiet: true, ID: "every time", NT: "events", JA: "{0:eventRu}たび", Node: []ability.Event{{}}}}
	return append(every, eventForms(rows, "event", "eventRu", " each time", quiet, present)...)
}

// Presents makes the forms of what happens of rows that say what happened, which are only read: of vp they are vpRu.
func Presents(rows []Row, of string) []Row {
	return eventForms(rows, of, of+"Ru", " in the present", true, present)
}

// present is a face of what happens, of one that says what happened.
func present(f string) (string, bool) {
	for _, e := range presents {
		if s, ok := strings.CutSuffix(f, e[0]); ok {
			return s + e[1], true
		}
	}
	return "", false
}

// HadHappened makes the forms of what had happened before: チャージしていた, 手札に加わっていた. What
// began is not said so, nor what ends with one of but: that is a state.
func HadHappened(rows []Row, but ...string) []Row {
	return hadDone(rows, "event", "Had", "ていた", true, but...)
}

// HadNotHappened makes the forms of what had not: チャージしていなかった, and チャージしていない; what ends with one of but is a state.
func HadNotHappened(rows []Row, but ...string) []Row {
	return hadDone(rows, "event", "HadNot", "てい‹ない|なかった›", false, but...)
}

// PastEvents are the forms of events that English has for what has happened: a unit was destroyed. odd are the pasts that only
// the game's own verbs have.
func PastEvents(rows []Row, odd map[string]string) []Row {
	return pastForms(rows, "event", "Past", " past", func(f string) (string, bool) { return pastFace(f, odd, false) })
}

// pastForms are the rows of events, or of their verbs alone, in an English form of what has happened.
func pastForms(rows []Row, of, nt, id string, form func(string) (string, bool)) (out []Row) {
	for _, r := range rows {
		if r.NT != of {
			continue
		}
		var faces []string
		for _, f := range SplitTop(r.EN) {
			if s, ok := form(f); ok {
				faces = append(faces, s)
			}
		}
		if len(faces) > 0 {
			if of == "event" {
				r.JA = "" // which has forms of its own for that
			}
			r.ID, r.NT, r.EN = r.ID+id, of+nt, strings.Join(faces, " | ")
			out = append(out, r)
		}
	}
	return out
}

// pastDone are what has happened of events, what has not, and their verbs alone, as English asks of a turn.
func pastDone(rows []Row) []Row {
	said := func(not bool) func(string) (string, bool) {
		return func(f string) (string, bool) { return pastFace(f, nil, not) }
	}
	return slices.Concat(pastForms(rows, "event", "PastNot", " not in the past", said(true)), pastForms(printing(verbPhrases(printedRows(rows))), "vp", "Past", " in the past", said(false)))
}

// pastFace puts the first verb of an English face that agrees with its subject, or stands alone behind it, into the past; not: it
// has not happened.
func pastFace(f string, odd map[string]string, not bool) (string, bool) {
	if open := strings.Index(f, "‹"); open >= 0 {
		group := f[open+len("‹"):]
		end := strings.Index(group, "›")
		one, many, agrees := strings.Cut(group[:end], "~")
		tail := group[end+len("›"):]
		switch stem := f[strings.LastIndexByte(f[:open], ' ')+1 : open]; {
		case !agrees:
		case many == "are":
			return f[:open] + beenSaid(not) + tail, true
		case one == "s" && many == "" && stem != "":
			return f[:open-len(stem)] + doneSaid(stem, odd, not) + tail, true
		case stem == "" && many != "":
			verb, object, _ := strings.Cut(many, " ")
			if object != "" {
				object = " " + object
			}
			return f[:open] + doneSaid(verb, odd, not) + object + tail, true
		}
	}
	for _, word := range [...]struct{ is, was, not string }{{" is ", "‹was|has been›", "‹was not|has not been›"}, {" enters ", "‹entered|has entered|have entered›", "‹did not enter|has not entered|have not entered›"}, {" deals ", "‹dealt|has dealt|have dealt›", "‹did not deal|has not dealt|have not dealt›"}, {" receives ", "‹received|has received|have received›", "‹did not receive|has not received|have not received›"}} {
		if before, after, found := strings.Cut(f, word.is); found {
			said := word.was
			if not {
				said = word.not
			}
			return before + " " + said + " " + after, true
		}
	}
	return "", false
}

// beenSaid is what a thing was, in the past.
func beenSaid(not bool) string {
	if not {
		return "‹was not~were not|has not been|have not been›"
	}
	return "‹was~were|has been|have been›"
}

// doneSaid is what was done, by a verb that agrees with its subject.
func doneSaid(verb string, odd map[string]string, not bool) string {
	past := pastVerb(verb, odd)
	done, is := oddDones[verb]
	if !is {
		done = past
	}
	if not {
		return "‹did not " + verb + "|has not " + done + "|have not " + done + "›"
	}
	return "‹" + past + "|has " + done + "|have " + done + "›"
}

// pastVerb is the past of an English verb.
func pastVerb(s string, odd map[string]string) string {
	for _, of := range [...]map[string]string{odd, oddPasts} {
		if past, is := of[s]; is {
			return past
		}
	}
	return strings.TrimSuffix(s, "e") + "ed"
}

// oddDones are participles that are not the past.
var oddDones = map[string]string{"take": "taken", "go": "gone", "draw": "drawn", "become": "become"}

// oddPasts are those that do not end with -ed.
var oddPasts = map[string]string{"leave": "left", "deal": "dealt", "take": "took", "go": "went", "put": "put", "draw": "drew", "win": "won", "lose": "lost", "become": "became", "fight": "fought", "stand": "stood", "cast": "cast", "form": "formed", "gain": "gained", "pay": "paid", "search": "searched"}

// hadDone makes forms of what had happened, or had not, of events or of their verbs alone.
func hadDone(rows []Row, of, nt, end string, quiet bool, but ...string) []Row {
	return eventForms(rows, of, of+nt, " before", quiet, func(f string) (string, bool) {
		s, ok := strings.CutSuffix(f, "た")
		return s + end, ok && !slices.ContainsFunc(but, func(end string) bool { return strings.HasSuffix(s, end) }) && !strings.HasSuffix(s, "付い") && !strings.HasSuffix(s, "になっ")
	})
}

// printedRows are those of the rows that are printed, and not only read.
func printedRows(rows []Row) []Row {
	return slices.DeleteFunc(slices.Clone(rows), func(r Row) bool { return r.Quiet })
}

// printing are the rows, which are printed now.
func printing(rows []Row) []Row {
	for i := range rows {
		rows[i].Quiet = false
	}
	return rows
}

// eventForms are the rows of events, or of their verbs, with other ends.
func eventForms(rows []Row, of, nt, id string, quiet bool, form func(string) (string, bool)) (out []Row) {
	for _, r := range rows {
		if r.NT != of {
			continue
		}
		var faces []string
		for _, f := range splitEnds(r.JA) {
			if s, ok := form(f); ok {
				faces = append(faces, s)
			}
		}
		if len(faces) > 0 {
			r.ID, r.NT, r.JA, r.EN, r.Quiet = r.ID+id, nt, strings.Join(faces, " | "), "", quiet || r.Quiet
			out = append(out, r)
		}
	}
	return out
}
