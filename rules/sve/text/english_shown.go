package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// shownRows are what the official list says of what an effect did, of a number that is at least so much, and of what is done once more. They are
// read only.
func shownRows() (rows []text.Row) {
	const this = "this‹| card| spell| follower| amulet›"
	it := text.BindRef(text.SlotIt)
	theirs := ability.Who{Side: ability.MasterOf, Of: it}
	full := func(who ability.Side) ability.Cond {
		return ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Who: text.Who(who)}}
	}
	discards, random := theyDiscard(ability.Opponent), oneAtRandom()
	discards.Actor, random.Actor = theirs, theirs
	set := &ability.CostChange{What: ability.What{Ref: it}, Verb: ability.Evolves, Op: ability.Set}
	own := &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Evolves, Op: ability.Set}
	rows = []text.Row{
		{ID: "official reserved", NT: "mod", EN: "reserved ", Node: ability.Filter{Is: []ability.State{ability.Standing}}}, // 4.2.2
		{ID: "official evolve cost changed", NT: "effect", EN: "change " + this + "'s ‹evolve|[evolve]› cost to {N:num}", Node: own},
		{ID: "official its evolve cost changed", NT: "effect", EN: "change its ‹evolve|[evolve]› cost to {N:num}", Node: set},
		{ID: "official times life was lost", NT: "expr", EN: "the number of times {On.Who:poss}leader lost life this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.LifeDown}}},
		{ID: "official times life was gained", NT: "expr", EN: "the number of times {On.Who:poss}leader gained life this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.LifeUp}}},
		{ID: "official takes none next", NT: "effect", EN: "the next time {Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg} this turn, ‹it|they› ‹does not|do not›‹| take damage| take that damage| take it›", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, N: &ability.Amount{}, For: ability.Time{Until: ability.Uses, N: 1}}},
		{ID: "official more damage", NT: "s3", EN: "deal {Do.0.N:num} more damage to {Do.0.To:what} | deal {Do.0.To:what} {Do.0.N:num} more damage", Node: text.Clause{Further: true, Do: []ability.Effect{&ability.Damage{}}}},
		{ID: "official its player discards", NT: "s6", EN: "its ‹controller|player› discards {Do.0.What.Sel.N.N:ncard}‹| from their hand›", Node: discards},
		{ID: "official its player discards at random", NT: "s6", EN: "its ‹controller|player› discards a random card‹| from their hand›", Node: random},
		{ID: "official points of both", NT: "cond3", EN: "‹each player has|both players have› {Args.0.R=Args.1.R:num} {Args.0.L.Stat=Args.1.L.Stat:playerstat}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{full(ability.You), full(ability.Opponent)}}},
		{ID: "official modes of effects", NT: "effect", EN: "choose {N:modecount} of the following effects: | choose {N:modecount} of the following effects | choose {N:modecount} effects", Node: &ability.Modes{}},
		{ID: "official latter alone", NT: "ref", EN: "the second", Node: text.BindRef(text.SlotLatter)},
		{ID: "official a card of the deck goes", NT: "event", EN: "a card is put from {Who:poss}deck into ‹the|its owner's› cemetery", Node: milled(ability.Who{})},
		{ID: "official a card of yours goes", NT: "event", EN: "a card is put from your deck into your cemetery", Node: milled(text.Who(ability.You))},
		{ID: "official a card of theirs goes", NT: "event", EN: "a card is put from ‹your|an› opponent's deck into their cemetery", Node: milled(text.Who(ability.Opponent))},
		{ID: "official add counters", NT: "effect", EN: "add {N:numa} {Name:ctrname} counter‹|s› to {What:what}", Node: &ability.Mark{}},
		{ID: "official revealed one called so", NT: "cond3", EN: "you revealed ‹a|an› {L.Of.Has.0.Value:calledname}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("revealed"), Of: named()}, R: ability.N(1)}, Needs: longName},
	}
	for _, d := range []struct{ said, done string }{{"banished", "banished"}, {"destroyed", "destroyed"}, {"discarded", "discarded"}, {"put into your cemetery", "put into the cemetery"}, {"put into the cemetery", "put into the cemetery"}, {"put into ‹an|your|the› EX area", "put into the EX area"}} {
		number := func() ability.Amount {
			return ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.done)}
		}
		rows = append(rows,
			text.Row{ID: "official was so " + d.said, NT: "cond3", EN: "{L.Of:anpraw} was " + d.said + " this way | at least 1 {L.Of:npraw} was " + d.said + " this way", Node: ability.Cond{Op: ability.Compare, L: number(), R: ability.N(1)}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
			text.Row{ID: "official so many were so " + d.said, NT: "cond3", EN: "at least {R:num} {L.Of:rawnps} were " + d.said + " this way | {R:num} or more {L.Of:rawnps} were " + d.said + " this way", Node: ability.Cond{Op: ability.Compare, L: number()}, Needs: func(v any) bool { return ofSort(v.(ability.Cond).L) }},
			text.Row{ID: "official so many cards were so " + d.said, NT: "cond3", EN: "at least {R:num} cards were " + d.said + " this way | {R:num} or more cards were " + d.said + " this way", Node: ability.Cond{Op: ability.Compare, L: number()}})
	}
	for _, of := range []struct {
		word string
		stat ability.Stat
	}{{"attack", ability.Attack}, {"life", ability.LifeStat}} {
		for _, by := range []struct {
			said string
			cmp  ability.Cmp
		}{{"at least", ability.GE}, {"at most", ability.LE}} {
			rows = append(rows, text.Row{ID: "official " + by.said + " so much " + of.word, NT: "mod", EN: "… ‹with|that has|that have› " + by.said + " {Num.0.N:num} " + of.word, Node: ability.Filter{Num: []ability.Bound{{Stat: of.stat, Cmp: by.cmp}}}})
		}
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// milled is that a card of a player's deck goes to the cemetery.
func milled(who ability.Who) ability.Event {
	return ability.Event{Verb: ability.Moved, Who: who, From: ability.Deck, To: ability.Discards, Subj: &ability.Filter{}}
}

// named is a card that is called so.
func named() *ability.Filter {
	f := text.HasProp(ability.NameAttr)
	return &f
}

// longName: a name with a comma in it, which is read nowhere else; a shorter one is read as a name or a trait already.
func longName(v any) bool { return strings.Contains(v.(ability.Cond).L.Of.Has[0].Value, ",") }

// commaHead is the icon that begins an ability where a comma stands behind it, before what is paid or has to be so: On Evolve, discard a card:,
// {[lastwords]}, Necrocharge (10):; end 0: none stands at i.
func commaHead(r []rune, i int) (icon string, end int) {
	if i > 0 && r[i-1] != '\n' && r[i-1] != '“' {
		return "", 0
	}
	if in, at := braced(r, i); at > 0 {
		if icon, end = bracedHeads[string(in)], at; icon == "" {
			icon = string(in)
		}
	} else {
		for _, w := range headWords {
			if leads(r, i, w.said+", ") {
				icon, end = "["+w.icon+"]", i+len(w.said)
				break
			}
		}
	}
	heads := []string{"[fanfare]", "[last words]", "[on evolve]", "[on super-evolve]", "[on attack]", "[on attack follower]", "[on attack leader]"}
	if end == 0 || !slices.Contains(heads, icon) || !leads(r, end, ", ") && !(r[i] == '{' && leads(r, end, " - ")) {
		return "", 0
	}
	for end++; r[end-1] != ' ' || r[end] == '-'; end++ {
	}
	if ahead(r, end, ':') == 0 && !dashedHead(r, end) {
		return "", 0
	}
	if _, to := costIcon(r, end); to > 0 {
		return icon + " ", end
	}
	for _, w := range []string{"Earth Rite", "earth rite", "[", "{", "Fanfare", "Last Words", "On ", "Strike", "if ", "If "} {
		if leads(r, end, w) {
			return "", 0
		}
	}
	return icon + " ", end
}

// dashedHead tells whether the word of an icon's threshold stands at i with a dash behind it: Spellchain (5) - .
func dashedHead(r []rune, i int) bool {
	for _, w := range headWords {
		if leads(r, i, w.said+" ") {
			_, end := headTail(r, i+len(w.said))
			return end > 3 && leads(r, end-3, " - ")
		}
	}
	return false
}
