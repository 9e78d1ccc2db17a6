package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// manyThat is the same of so many, where it happens to each once: 2 or more followers were destroyed this turn.
func manyThat(v VerbWord) string {
	if slices.Contains(oftenEach, v.Verb) {
		return ""
	}
	past := strings.Replace(pastOf(v), "was ", "were ", 1)
	past = " {On.Subj:fieldnps} " + past + " this turn"
	return " | {N:int} or more" + past + " | at least {N:int}" + past
}

// pastRows ask whether whatever a trigger can wait for has happened this turn, or has not, in the words in which it is told; and
// they tell what did something this turn. What has forms of its own is printed by those.
var pastRows = []Row{
	{ID: "happened before", NT: "cond3", JA: "このターン‹、|中、|中に|中に、|に›{On:eventHad}", EN: "{On:eventPast} this turn", Node: ability.Cond{Op: ability.Happened}, Needs: func(v any) bool {
		c := v.(ability.Cond)
		return recorded(c) && c.N == 0 && !cameItself(c.On)
	}},
	{ID: "has not happened", NT: "cond3", JA: "このターン‹、|中、|中に|に›{Args.0.On:eventHadNot}", EN: "{Args.0.On:eventPastNot} this turn", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened}}}, Needs: func(v any) bool {
		c := v.(ability.Cond).Args[0]
		return recorded(c) && c.N == 0 && !cameItself(c.On)
	}},
	{Quiet: true, ID: "it had happened to it", NT: "cond3", JA: "{On.Subj:fieldnp}がこのターン‹、|中、|中に|に›{On+:vpHad}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{}}, Needs: func(v any) bool {
		c := v.(ability.Cond)
		return recorded(c) && c.N == 0 && !cameItself(c.On)
	}},
	{ID: "happened to so many", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}{:ctr}以上{On+:vpHad}", EN: "{N:int} or more {On.Subj:fieldnps} {On+:vpPast} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{}}, Needs: func(v any) bool {
		c := v.(ability.Cond)
		return c.N > 1 && recorded(c) && !slices.Contains(oftenEach, c.On.Verb)
	}},
	{ID: "happened to so many apart", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}{:ctr}以上{On+:vpHad}", EN: "{N:int} or more {On.Subj:fieldnps} {On+:vpPast} this turn", Node: ability.Cond{Op: ability.Happened, Apart: true, On: &ability.Event{}}, Needs: func(v any) bool {
		c := v.(ability.Cond)
		return c.N > 1 && recorded(c) && slices.Contains(oftenEach, c.On.Verb)
	}},
	{ID: "happened so often", NT: "cond3", JA: "このターン‹、|中、|中に|中に、|に›{N:int}回以上‹、|›{On:eventHad} | このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}回以上{On+:vpHad}", EN: "{On:eventPast} {N:times} or more this turn | {On:eventPast} {N:int} or more times this turn | {On:eventPast} at least {N:times} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{}}, Needs: func(v any) bool {
		c := v.(ability.Cond)
		return c.N > 1 && recorded(c) && (!slices.Contains(oftenEach, c.On.Verb) || c.On.Subj != nil && c.On.Subj.Ref == ThisRef)
	}},
	{ID: "did so this turn", NT: "mod", JA: "このターン‹中に|中|に›{Rel.0.On:vpPast}", EN: "… that {Rel.0.On:vpPast} this turn", Node: ability.Filter{Rel: []ability.Rel{{Kind: ability.Met}}}, Needs: func(v any) bool {
		e := v.(ability.Filter).Rel[0].On
		return e != nil && slices.Contains(toldOfOne, e.Verb) && Equal(*e, ability.Event{Verb: e.Verb})
	}},
	{ID: "happened before, and", NT: "condJ", JA: "このターン‹、|中、|中に|に›{On:eventHadAnd}", Node: ability.Cond{Op: ability.Happened}, Needs: func(v any) bool { return countable(v.(ability.Cond)) && !cameItself(v.(ability.Cond).On) }},
	{ID: "has not happened, and", NT: "condJ", JA: "このターン‹、|中、|中に|に›{Args.0.On:eventHadNotAnd}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened}}}, Needs: func(v any) bool { return countable(v.(ability.Cond).Args[0]) }},
	// what English has no past for
	{ID: "it has happened", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On:eventHad}", EN: "it has happened this turn that {On:event}", Node: ability.Cond{Op: ability.Happened}, Needs: func(v any) bool { return countable(v.(ability.Cond)) && !cameItself(v.(ability.Cond).On) }},
	{ID: "it has not happened", NT: "cond3", JA: "このターン‹、|中、|中に|に›{Args.0.On:eventHadNot}", EN: "it has not happened this turn that {Args.0.On:event}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened}}}, Needs: func(v any) bool { return countable(v.(ability.Cond).Args[0]) }},
	{ID: "it has happened often", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}回以上{On+:vpHad}", EN: "it has happened {N:times} or more this turn that {On:event}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{}}, Needs: func(v any) bool {
		c := v.(ability.Cond)
		return c.N > 1 && countable(c) && !slices.Contains(oftenEach, c.On.Verb)
	}},
}

// recorded: what has happened in a turn is kept of it, and it is not asked how much it was, at once or in all.
func recorded(c ability.Cond) bool {
	return countable(c) && c.On.AtLeast == nil && !slices.Contains([]ability.Verb{ability.LifeUp, ability.LifeDown, ability.AttachedV, ability.MissedV, ability.Shuffled}, c.On.Verb)
}

// toldOfOne are verbs by which one thing is told from others, with nothing else said of what happened.
var toldOfOne = []ability.Verb{ability.AttackV, ability.Stood, ability.ActedV}

// cameItself: a thing that was met entered the field, from wherever: of that there are words of its own.
func cameItself(e *ability.Event) bool {
	return e.Verb == ability.Entered && e.Subj != nil && e.Subj.Ref != (ability.Ref{}) && Equal(*e, ability.Event{Verb: ability.Entered, Subj: e.Subj})
}

// countable: it happens at a moment, and is not asked of a number that only the moment has.
func countable(c ability.Cond) bool {
	return c.On != nil && c.On.Verb != ability.NoVerb && c.On.State == nil && c.On.Verb != ability.PhaseBegan
}

// oftenEach are verbs of what one thing does more than once in a turn: how often is not how many of them.
var oftenEach = []ability.Verb{ability.AttackV, ability.PlusV, ability.Stood, ability.ActedV, ability.Selected, ability.Engaged, ability.TakeDamage, ability.DealtDamage}

func fromStated(v any) bool { return v.(ability.Cond).On.From != ability.NoZone }

// cameThisTurn asks whether a card entered the field in this turn.
func cameThisTurn() ability.Cond {
	f := Related(ability.CameThisTurn, ability.Ref{})
	return ability.Cond{Op: ability.Is, Of: &f}
}

// numberThat is how English counts those that something happened to, which happens to each once.
func numberThat(v VerbWord) string {
	past := pastOf(v)
	done, passive := strings.CutPrefix(past, "was ")
	switch {
	case slices.Contains(oftenEach, v.Verb):
		return ""
	case passive:
		return " | the number of {On.Subj:fieldnps} ‹|that were |that have been ›" + done + " this turn"
	}
	return " | the number of {On.Subj:fieldnps} that ‹|have ›" + past + " this turn"
}

// happenedRows: how many were destroyed, have attacked, this turn.
func happenedRows(x *Lexicon) []Row {
	var rows []Row
	for _, v := range x.Verbs {
		ja := "このターン‹に|中に|、›" + v.JA + "{On.Subj:fieldnp}の‹数|枚数›"
		if slices.Contains(oftenEach, v.Verb) { // one that attacked twice is one of those that attacked
			ja = "このターン‹に|中に|、›{On.Subj:fieldnp}が" + v.JA + "回数"
		}
		rows = append(rows, Row{ID: "number " + v.ID, NT: "expr", JA: ja, EN: "the number of times {On.Subj:fieldnp} " + pastOf(v) + " this turn" + numberThat(v),
			Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: v.Verb}}})
	}
	return rows
}
