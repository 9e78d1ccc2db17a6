package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What has not happened in this turn: no Forward was broken, nobody attacked, nothing was cast.

// undoneRows are those conditions, and that something was broken.
func undoneRows() []text.Row {
	happened := func(e ability.Event) ability.Cond { return ability.Cond{Op: ability.Happened, On: &e} }
	denied := func(e ability.Event) ability.Cond {
		return ability.Cond{Op: ability.Not, Args: []ability.Cond{happened(e)}}
	}
	const when, past = "このターン‹に|中に|›‹|、›", "‹ない|なかった›"
	died := ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}
	rows := []text.Row{{ID: "has been broken", NT: "cond3", Node: happened(ability.Event{Verb: ability.Destroyed}),
		JA: "{On.Subj:fieldnp}が" + when + "ブレイクされてい‹た|る› | " + when + "{On.Subj:fieldnp}がブレイクされてい‹た|る›", EN: "{On.Subj:fieldnp} ‹was|has been|were› broken this turn"}}
	rows = append(rows, text.Row{ID: "has been hurt", NT: "cond3", Node: happened(ability.Event{Verb: ability.TakeDamage}),
		JA: "{On.Subj:fieldnp}が" + when + "ダメージを受けてい‹た|る› | " + when + "{On.Subj:fieldnp}がダメージを受けてい‹た|る›", EN: "{On.Subj:fieldnp} ‹was|has been|were› dealt damage this turn"})
	for _, v := range []struct {
		id, ja, en, not string
		on              ability.Event
	}{
		{"broken", "ブレイクされてい", "‹was|were|has been|have been› broken this turn", "‹was not|were not|has not been› broken this turn", ability.Event{Verb: ability.Destroyed}},
		{"dead", "フィールドからブレイクゾーンに置かれてい", "‹was|were|has been|have been› put from the field into the Break Zone this turn", "‹was not|were not|has not been› put from the field into the Break Zone this turn", died},
		{"hurt", "ダメージを受けてい", "‹was|were|has been|have been› dealt damage this turn", "‹was not|were not|has not been› dealt damage this turn", ability.Event{Verb: ability.TakeDamage}},
		{"attacking", "アタックしてい", "‹attacked|has attacked|have attacked› this turn", "‹did not attack|has not attacked|have not attacked› this turn", ability.Event{Verb: ability.AttackV}},
	} {
		const subj, it = "{Args.0.On.Subj:fieldnp}が", "{Args.0.On.Subj.Ref:ref}が"
		one := v.on
		one.Subj = &ability.Filter{}
		rows = append(rows,
			text.Row{ID: "not " + v.id + " in this turn", NT: "cond3", Node: denied(v.on), JA: subj + when + v.ja + past + " | " + when + subj + v.ja + past, EN: "no {Args.0.On.Subj:fieldone} " + v.en + " | no {Args.0.On.Subj:fieldnps} " + v.en, Needs: ofSort},
			text.Row{ID: "this not " + v.id + " in this turn", NT: "cond3", Node: denied(one), JA: it + when + v.ja + past + " | " + when + it + v.ja + past, EN: "{Args.0.On.Subj.Ref:ref} " + v.not, Needs: ofOne})
	}
	return append(rows,
		text.Row{ID: "one primes into this", NT: "event", JA: "{Subj.Has.0.Value:name}が" + text.OwnName + "に‹プライミング|顕現›した | {Subj.Has.0.Value:primer}が" + text.OwnName + "に‹プライミング|顕現›した", EN: "{Subj.Has.0.Value:name} primes into " + text.OwnName, Node: ability.Event{Verb: ability.Evolves, Subj: &ability.Filter{Ref: text.ThisRef, Has: []ability.Prop{{Attr: ability.NameAttr}}}}},
		text.Row{ID: "not cast in this turn", NT: "cond3", Node: denied(ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}), JA: "{Args.0.On.Who:player}が" + when + "{Args.0.On.Subj:npraw}をキャストしてい" + past + " | " + when + "{Args.0.On.Who:player}が{Args.0.On.Subj:npraw}をキャストしてい" + past, EN: "{Args.0.On.Who:player} ‹has not~have not|did not› cast {Args.0.On.Subj:anpraw} this turn | {Args.0.On.Who:player} ‹have not|has not|did not› cast any {Args.0.On.Subj:rawnps} this turn", Needs: ofPlayer0},
		text.Row{ID: "not hurt in this turn", NT: "cond3", Node: denied(ability.Event{Verb: ability.DealtDamage}), JA: "{Args.0.On.Who:player}が" + when + "ダメージを受けてい" + past + " | " + when + "{Args.0.On.Who:player}がダメージを受けてい" + past, EN: "{Args.0.On.Who:player} ‹has not~have not|did not› ‹received|receive|been dealt› damage this turn", Needs: ofPlayer0})
}

// ofSort: it is said of cards of some sort; ofOne: of one card.
func ofSort(v any) bool {
	s := v.(ability.Cond).Args[0].On.Subj
	return s != nil && s.Ref == (ability.Ref{})
}

func ofOne(v any) bool {
	s := v.(ability.Cond).Args[0].On.Subj
	return s != nil && s.Ref != (ability.Ref{}) && text.Equal(*s, ability.Filter{Ref: s.Ref})
}

// ofPlayer0: it is said of one of the players.
func ofPlayer0(v any) bool {
	side := v.(ability.Cond).Args[0].On.Who.Side
	return side == ability.You || side == ability.Opponent
}
