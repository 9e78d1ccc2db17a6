package text

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// widerRows are forms of official English beside those of newerRows: tokens here and there, up to so many instead, what costs so many play
// points. They are read only.
func widerRows() []text.Row {
	upTo := func() *ability.Count { return &ability.Count{Op: ability.UpTo} }
	it := text.BindRef(text.SlotIt)
	const token = "{0.N=1.N:numa} {0.Name=1.Name:name} token‹|s›"
	rows := []text.Row{
		{ID: "official tokens here and there alike", NT: "chain", EN: "put " + token + " onto your field and into your EX area", Node: []ability.Effect{made(ability.Field), made(ability.EX)}},
		{ID: "official up to so many instead", NT: "s3i", EN: "summon up to {Many.N:num} | put up to {Many.N:num} onto your field", Node: text.Clause{Many: upTo(), Deeds: []ability.Effect{made(ability.Field)}}},
		{ID: "official up to so many aside instead", NT: "s3i", EN: "put up to {Many.N:num} into your EX area", Node: text.Clause{Many: upTo(), Deeds: []ability.Effect{made(ability.EX)}}},
		{ID: "official up to so many drawn instead", NT: "s3i", EN: "draw up to {Many.N:num}", Node: text.Clause{Many: upTo(), Deeds: []ability.Effect{&ability.Draw{}}}},
		{ID: "official so many instead, and", NT: "s3", EN: "summon {Many.N:num} instead‹ and|, and› {Do.0:effect}", Node: text.Clause{Instead: true, Many: &ability.Count{}, Deeds: []ability.Effect{made(ability.Field)}, Do: []ability.Effect{nil}}},
		{ID: "official up to so many instead, and", NT: "s3", EN: "summon up to {Many.N:num} instead‹ and|, and› {Do.0:effect}", Node: text.Clause{Instead: true, Many: upTo(), Deeds: []ability.Effect{made(ability.Field)}, Do: []ability.Effect{nil}}},
		{ID: "official instead first", NT: "s3", EN: "instead {+:s3i}", Node: text.Clause{Instead: true}, Needs: replacesNothing},

		{ID: "official nth in the deck", NT: "effect", EN: "put {What:o} into ‹your|its owner's› deck {To.N:ordinal} from the top", Node: &ability.Move{To: ability.Place{Zone: ability.Deck, Pos: ability.NthTop}}, Needs: text.FromSomewhere},
		{ID: "official reveals of a shuffled deck", NT: "chain", EN: "shuffle {0.Place.Who=1.From.Who:poss}deck‹, then| and|, and› reveal the top {1.N:num} cards", Node: []ability.Effect{&ability.Shuffle{Place: text.At(ability.Deck)}, &ability.Look{Who: text.Who(ability.You), From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Reveal: true, Bind: text.SlotNew}}},
		{ID: "official those cards", NT: "ref", EN: "those cards", Node: it},
		{ID: "official costs so many points", NT: "effect", EN: "{What:what} ‹costs|cost› {N:num} PP‹| to play›", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Set}, Needs: costsElse},
		{ID: "official its player may", NT: "s6", EN: "its ‹controller|player› may {Do.0:effect}", Node: text.Clause{May: true, Actor: ability.Who{Side: ability.MasterOf, Of: it}, Do: []ability.Effect{nil}}, Needs: text.Actable},
		{ID: "official opponent may", NT: "s6", EN: "‹each|your› opponent may {Do.0:effect}", Node: text.Clause{May: true, Actor: text.Who(ability.Opponent), Do: []ability.Effect{nil}}, Needs: text.Actable},
		{ID: "official one of two words", NT: "effect", EN: "give {Do.0.What=Else.0.What:what} {Do.0.Words:kw1} or {Else.0.Words:kw1}", Node: text.EitherWord(&ability.Give{}), Needs: text.GivenToRef},
		{ID: "official attacked so often", NT: "cond3", EN: "{On.Subj:fieldnps} attacked at least {N:times} this turn | {On.Subj:fieldnps} attacked {N:times} or more this turn | {On.Subj:fieldnps} attacked {N:int} or more times this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.AttackV}}, Needs: func(v any) bool { c := v.(ability.Cond); return c.N > 1 && c.On.Subj.Ref == (ability.Ref{}) }},
		{ID: "official any of yours destroyed", NT: "cond3", EN: "any of your {On.Subj+:rawnps} ‹was|were› destroyed this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Destroyed, Subj: &ability.Filter{Who: text.Who(ability.You)}}}},
		{ID: "official deals double to either", NT: "effect", EN: "{Of.Subj:fwhat} ‹deals|deal› double attack damage to leaders and double combat damage to followers", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: ability.BlowDamage}, Op: ability.Times, N: twofold()}}, // 5.14.3.2
		{ID: "official with another name", NT: "mod", EN: "… with a different name ‹from|than› this card | … with a different name than this", Node: text.Related(ability.NotSameName, text.ThisRef)},
		{ID: "official bore counters", NT: "cond3", EN: "{Ref:ref} had ‹a|an› {Of.Has.0.Value:ctrname} counter‹| on it›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.CounterAttr}}}}},
		{ID: "official into such", NT: "into", EN: "‹an evolved follower|a follower|a card› with {Has.0.Value:name} in its name", Node: nameWith()},
	}
	for _, who := range []struct {
		said string
		who  ability.Who
	}{{"its ‹controller|player›", ability.Who{Side: ability.MasterOf, Of: it}}, {"‹each|your› opponent", text.Who(ability.Opponent)}} {
		fromHand := &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.That)}}}, To: text.At(ability.Field)}
		const some = "{Do.0.What.Sel.N:count} {Do.0.What.Sel.Of+:npraw}"
		rows = append(rows, text.Row{ID: "official others may summon", NT: "s6", EN: who.said + " may summon " + some + " from their hand | " + who.said + " may put " + some + " from their hand onto their field", Node: text.Clause{May: true, Actor: who.who, Do: []ability.Effect{fromHand}}})
	}
	rows = append(rows, oddlyCosts()...)
	rows = append(rows, someOfEachFrom()...)
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// oddlyCosts asks whether the cost of something is odd or even.
func oddlyCosts() (rows []text.Row) {
	for n, word := range []string{"an even", "an odd"} {
		cost := ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}
		rows = append(rows, text.Row{ID: "official costs " + word + " number", NT: "cond3", EN: "{L.Args.0.Ref=L.Args.1.Args.1.Args.0.Ref:ref} costs " + word + " number of PP", Node: ability.Cond{Op: ability.Compare, L: text.Parity(cost), R: ability.N(int32(n)), Cmp: ability.EQ}})
	}
	return rows
}

// fromEither are two places of yours from which something is paid with: from your field or EX area.
func fromEither() (rows []text.Row) {
	type place struct {
		zone ability.Zone
		said string
	}
	at := []place{{ability.Field, "field"}, {ability.Hand_, "hand"}, {ability.Discards, "cemetery"}, {ability.EX, "EX area"}}
	for _, one := range at {
		for _, other := range at {
			if one != other {
				rows = append(rows, text.Row{ID: "official from either", NT: "mod", EN: "… from your " + one.said + " ‹or|and/or› ‹|your ›" + other.said, Node: ability.Filter{Zone: []ability.Zone{min(one.zone, other.zone), max(one.zone, other.zone)}, Who: text.Who(ability.You)}})
			}
		}
	}
	return rows
}

// behindAct tells whether what stands at i is the first cost of an ability that is activated: [act] Earth Rite: draw a card.
func behindAct(r []rune, i int) bool {
	act := "[act] "
	return i >= len(act) && leads(r, i-len(act), act) && (begins(r, i-len(act)) || behindQuick(r, i-len(act)))
}

// someOfEachFrom are so many of each of several sorts from one place of yours: 3 Cute cards, 3 Cool cards, and 3 Passion cards from your cemetery.
func someOfEachFrom() (rows []text.Row) {
	for _, from := range []struct {
		zone ability.Zone
		said string
	}{{ability.Discards, "cemetery"}, {ability.Hand_, "hand"}, {ability.EX, "EX area"}, {ability.Field, "field"}} {
		for _, said := range []string{"0 and 1", "0, 1,‹| and› 2"} {
			each := make([]ability.Selector, 2+strings.Count(said, "2"))
			for i := range each {
				each[i].Of = ability.Filter{Zone: []ability.Zone{from.zone}, Who: text.Who(ability.You)}
				n := strconv.Itoa(i)
				said = strings.ReplaceAll(said, n, "{Each."+n+".N:count} {Each."+n+".Of+:npraw}")
			}
			rows = append(rows, text.Row{ID: "official so many of each from there", NT: "selo", EN: said + " ‹from|in› your " + from.said, Node: ability.Selector{Each: each}, Needs: func(v any) bool {
				return !slices.ContainsFunc(v.(ability.Selector).Each, func(s ability.Selector) bool {
					return s.N.Op > ability.UpTo || s.Of.Kind&ability.Leader != 0 || len(s.Of.Zone) > 1 || len(s.Of.Or) > 0
				})
			}})
		}
	}
	return rows
}

// costsElse: what lies somewhere, or was met; what this card costs, or is played for instead of its cost, has rows of its own.
func costsElse(v any) bool {
	return text.PlacedCost(v) && v.(*ability.CostChange).What.Ref.Kind != ability.This
}
