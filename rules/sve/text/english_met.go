package text

import (
	"reflect"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// metEnglish are forms of the official list that are about what came to be so: how a card comes to the field, what was on one that has left,
// what was raised, and what holds while two things are so. They are read only.
func metEnglish() (rows []text.Row) {
	const this = "this‹| card| follower| amulet›"
	left := ability.Amount{Op: ability.CounterOn, Original: true, N: 1}
	both := func() *ability.Cond {
		return &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {Op: ability.TurnOf}}}
	}
	rows = []text.Row{
		{ID: "official attack in an icon", NT: "statname", EN: "[attack]", Node: ability.Attack},
		{ID: "official life in an icon", NT: "statname", EN: "[life]", Node: ability.LifeStat},
		{ID: "official each leader set", NT: "effect", EN: "‹set|change› each leader's ‹life|[life]› to {N:num}", Node: &ability.Change{What: everyLeader(), Stat: ability.LifeStat, Op: ability.Set}},
		{ID: "official stats of all set", NT: "effect", EN: "change the {Stat:statname} and {Also.0.Stat:statname} of {What:what} to {N=Also.0.N:num}", Node: setBoth()},
		{ID: "official stats set apart", NT: "effect", EN: "‹set|change› {What.Ref:ref}'s {Stat:statname}/{Also.0.Stat:statname} to {N:num}/{Also.0.N:num}", Node: setBoth()},
		{ID: "official its stats set apart", NT: "effect", EN: "‹set|change› ‹its|their› {Stat:statname}/{Also.0.Stat:statname} to {N:num}/{Also.0.N:num}", Node: its(setBoth())},
		{ID: "official the selected one's leader", NT: "npfull", EN: "the selected ‹follower|card|amulet›'s leader", Node: leaderOf(text.SlotIt)},
		{ID: "official different", NT: "jointfore", EN: "different ", Node: ability.Selector{Distinct: ability.NameAttr}},
		{ID: "official was raised", NT: "cond3", EN: "{On.Subj.Ref:ref} ‹|has ›gained ‹attack or life|[attack] or [life]|[attack]/[life]› this turn | {On.Subj.Ref:ref}'s attack or life ‹was|has been› ‹increased|raised› this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.PlusV, Subj: &ability.Filter{}}}},
		{ID: "official this leaves a field", NT: "event", EN: this + " leaves your field", Node: ability.Event{Verb: ability.Left, Subj: text.ThisFilter()}},
		{ID: "official each counter that lay there", NT: "each", EN: "{Name:ctrname} counter that ‹was|were› on {Ref:ref}", Node: left},
		{ID: "official counters that lay there", NT: "expr", EN: "the number of {Name:ctrname} counters ‹it|this‹| card| follower| amulet›› had‹| on it›", Node: ability.Amount{Op: ability.CounterOn, Ref: text.ThisRef, Original: true}},
		{ID: "official stat of the one of a kind", NT: "expr", EN: "the {Ref.As:onekind}'s {Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotIt)}, Needs: func(v any) bool { return text.CardStat(v) && v.(ability.Amount).Ref.As != 0 }},
		{ID: "official while, in a turn, behind", NT: "s2", EN: "{If.Args.0:whiles}, {+:s3} ‹during|on› ‹|each of ›{If.Args.1.Who:poss}‹turn|turns›", Node: text.Clause{While: true, If: both()}, Needs: func(v any) bool { return asksOfTurn(v) && oneVerb(v.(text.Clause).Do) }},
		{ID: "official while, in a turn", NT: "s2", EN: "{If.Args.0:whiles}, ‹during|on› ‹|each of ›{If.Args.1.Who:poss}‹turn|turns›, {+:s3}", Node: text.Clause{While: true, If: both()}, Needs: asksOfTurn},
		{ID: "official two names, one of them long, lie there", NT: "cond3", EN: "‹there is|there are|you have› ‹both |›‹a|an› {Args.0.L.Of.Has.0.Value:commaname} and ‹a |an |›{Args.1.L.Of.Has.0.Value:commaname} on your field | ‹there is|there are|you have› ‹both |›‹a|an› {Args.0.L.Of.Has.0.Value:plainname} and ‹a |an |›{Args.1.L.Of.Has.0.Value:commaname} on your field | ‹there is|there are|you have› ‹both |›‹a|an› {Args.0.L.Of.Has.0.Value:commaname} and ‹a|an› {Args.1.L.Of.Has.0.Value:plainname} on your field",
			Node: ability.Cond{Op: ability.And, Args: []ability.Cond{oneNamed(), oneNamed()}}},
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// everyLeader are the leaders of both players.
func everyLeader() ability.What {
	s := allLying(ability.LeaderArea)
	s.Of.Kind, s.Of.Who = ability.Leader, text.Who(ability.Each)
	return ability.What{Sel: &s}
}

// setBoth makes attack and life so much.
func setBoth() *ability.Change {
	return &ability.Change{Op: ability.Set, Also: []ability.StatOp{{Op: ability.Set}}}
}

// its says that of what was met last.
func its(c *ability.Change) *ability.Change {
	c.What.Ref = text.BindRef(text.SlotIt)
	return c
}

// oneNamed asks for a card of some name on your field.
func oneNamed() ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: namedOnField()}, R: ability.N(1)}
}

// wereOn makes the counters on this, of which an English text speaks when this has left the field, those that were on it: they go with it.
// Japanese says so itself.
func wereOn(a *ability.Ability) {
	if a.Kind != ability.Triggered || len(a.On) == 0 {
		return
	}
	for _, e := range a.On {
		if e.Subj == nil || e.Subj.Ref != text.ThisRef || e.Verb != ability.Left && !(e.Verb == ability.Moved && e.From == ability.Field) && e.Verb != ability.Returned && e.Verb != ability.Destroyed {
			return
		}
	}
	for i := range a.Do {
		hadOn(reflect.ValueOf(a.Do[i]))
	}
}

// hadOn does so within an effect.
func hadOn(v reflect.Value) {
	if n, is := text.Is[ability.Amount](v); is && n.Op == ability.CounterOn && (n.Ref.Kind == ability.This || n.Ref == text.BindRef(text.SlotIt)) && v.CanAddr() {
		v.Addr().Interface().(*ability.Amount).Original = true
	}
	text.EachField(v, hadOn)
}
