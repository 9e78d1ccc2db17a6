package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// inAskedWords are what official English asks in further words: what happened in this turn and what did not, numbers that are at least
// or at most so much, what is left, which turn it is; and what is done whenever something happens in this turn. They are read only.
func inAskedWords() (rows []text.Row) {
	happened := func(v ability.Verb) ability.Cond {
		return ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: v}}
	}
	not := func(c ability.Cond) ability.Cond { return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}} }
	filtered := func(v ability.Verb) ability.Cond {
		c := happened(v)
		c.On.Subj = &ability.Filter{}
		return c
	}
	yours := func(v ability.Verb) ability.Cond {
		c := happened(v)
		c.On.Who = text.Who(ability.You)
		return c
	}
	superEvolved := happened(ability.SuperEvolves)
	superEvolved.On.Subj = &ability.Filter{Who: text.Who(ability.You)}
	many := func(v any) bool { return v.(ability.Cond).N > 1 }
	here := func() ability.Amount {
		return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You)}}
	}
	turns := ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}
	rows = []text.Row{
		{ID: "official left this turn", NT: "cond3", EN: "{On.Subj+:anpraw} left {On.Subj.Who:poss}field this turn", Node: filtered(ability.Left)},
		{ID: "official was put there this turn", NT: "cond3", EN: "{On.Subj+:anpraw} ‹was put onto|came onto|was summoned to|was summoned onto› {On.Subj.Who:poss}field this turn", Node: filtered(ability.Entered), Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref == (ability.Ref{}) }},
		{ID: "official discarded so many", NT: "cond3", EN: "you discarded at least {N:int} cards this turn", Node: yours(ability.DiscardedV), Needs: many},
		{ID: "official discarded such", NT: "cond3", EN: "you discarded {On.Subj:anpraw} this turn", Node: yours(ability.DiscardedV), Needs: func(v any) bool { return !text.Equal(*v.(ability.Cond).On.Subj, ability.Filter{}) }},
		{ID: "official super-evolved one", NT: "cond3", EN: "you super-evolved {On.Subj+:anpraw} this turn", Node: superEvolved},
		{ID: "official summoned by an ability", NT: "cond3", EN: "{Args.0.On.Subj.Ref:ref} was summoned by an ability", Node: not(filtered(ability.Played)), Needs: func(v any) bool { return v.(ability.Cond).Args[0].On.Subj.Ref != (ability.Ref{}) }},
		{ID: "official goes second", NT: "cond1", EN: "you ‹go|are going› second", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.Opponent)}},
		{ID: "official goes first", NT: "cond1", EN: "you ‹go|are going› first", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.You)}},
		{ID: "official the very turn", NT: "cond1", EN: "‹it|this› is {L.Who:poss}{R.N:ordinal} turn", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: turns}},
		{ID: "official you control one", NT: "cond3", EN: "you control {L.Of+:anpraw}", Node: ability.Cond{Op: ability.Compare, L: here(), R: ability.N(1)}, Needs: countsOthers},
		{ID: "official you control so many", NT: "cond3", EN: "you control at least {R:num} {L.Of+:rawnps} | you control {R:num} or more {L.Of+:rawnps}", Node: ability.Cond{Op: ability.Compare, L: here()}, Needs: countsOthers},
		{ID: "official you control none", NT: "cond3", EN: "you control no {L.Of+:rawnps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: here()}, Needs: countsOthers},
		{ID: "official unused points", NT: "cond3", EN: "you have at least {R:num} unused {L.Stat:playerstat} | you have {R:num} or more unused {L.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: text.Who(ability.You)}}},
		{ID: "official the next time this turn", NT: "s4", EN: "the next time {On.0:event} this turn, {+:s5}", Node: text.Clause{Once: true, For: ability.Time{Until: ability.EndOfTurn}, On: []ability.Event{{}}}, Needs: noState},
		{ID: "official whenever this turn", NT: "s4", EN: "‹when|whenever› {On.0:event} this turn, {+:s5}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, On: []ability.Event{{}}}, Needs: noState},
		{ID: "official paying, if", NT: "sentence", EN: "{If:nara}, you may ‹pay|spend› {Cost.0.N:num} PP", Node: text.Clause{Cost: []ability.Cost{{Res: ability.PP}}}},
	}
	for _, v := range []struct {
		verb       ability.Verb
		said, past string
	}{{ability.AttackV, "attacked", "attacked"}, {ability.Evolves, "evolved", "evolved"}, {ability.SuperEvolves, "super-evolved", "super-evolved"}, {ability.Destroyed, "‹was|were› destroyed", "was destroyed"}} {
		rows = append(rows, text.Row{ID: "official none of them " + v.past, NT: "cond3", EN: "no {Args.0.On.Subj:fieldnps} " + v.said + " this turn | no {Args.0.On.Subj:fieldnp} " + v.said + " this turn", Node: not(happened(v.verb))})
	}
	life := func() ability.Amount { return ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife} }
	for _, s := range []struct {
		id, en string
		l      ability.Amount
		needs  func(any) bool
	}{
		{"life", "{L.Who:poss}leader's life", life(), nil},
		{"points", "{L.Who:poss}{L.Stat:playerstat}", ability.Amount{Op: ability.StatOf}, nil},
		{"stat", "{L.Ref:ref}'s {L.Stat:refstat}", ability.Amount{Op: ability.StatOf}, func(v any) bool { return text.CardStat(v.(ability.Cond).L) }},
		{"its stat", "its {L.Stat:refstat}", ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotIt)}, func(v any) bool { return text.CardStat(v.(ability.Cond).L) }},
		{"sum", "the total {L.Stat:refstat} of {L.Of:nps}", ability.Amount{Op: ability.SumOf}, nil},
	} {
		for _, c := range []struct {
			said string
			cmp  ability.Cmp
		}{{"at least ", ability.GE}, {"at most ", ability.LE}} {
			rows = append(rows, text.Row{ID: "official " + s.id + " is " + c.said, NT: "cond1", EN: s.en + " is " + c.said + "{R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: c.cmp, L: s.l}, Needs: s.needs})
		}
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// countsOthers: of cards that are counted, and not of this.
func countsOthers(v any) bool { return v.(ability.Cond).L.Of.Ref == (ability.Ref{}) }

// noState: it is something that happens.
func noState(v any) bool {
	return v.(text.Clause).On[0].State == nil && v.(text.Clause).On[0].Verb != ability.PhaseBegan
}
