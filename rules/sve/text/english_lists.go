package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// listRows are lists in official English of which one word stands behind all: a Brass Key, Brass Lamp, or Brass Bell token; a
// follower and a spell in your cemetery; from among them, you may reveal up to 2 followers and add them to your hand. They are read only.
func listRows() (rows []text.Row) {
	const a = "‹a|an› "
	for _, at := range []struct {
		zone ability.Zone
		says []string
	}{{ability.Field, []string{"summon #", "put # onto your field"}}, {ability.EX, []string{"put # into your EX area", "‹add|put› # to your EX area"}}} {
		say := func(lists ...string) string {
			var out []string
			for _, what := range lists {
				for _, s := range at.says {
					out = append(out, strings.ReplaceAll(s, "#", what))
				}
			}
			return strings.Join(out, " | ")
		}
		either, three, both, all := made(at.zone), made(at.zone), made(at.zone), made(at.zone)
		either.N, either.Or = ability.N(1), []string{""}
		three.N, three.Or = ability.N(1), []string{"", ""}
		both.N, both.Also = ability.N(1), []ability.Made{{N: ability.N(1)}}
		all.N, all.Also = ability.N(1), []ability.Made{{N: ability.N(1)}, {N: ability.N(1)}}
		rows = append(rows,
			text.Row{ID: "official either of two", NT: "effect", EN: say(a+"{Name:plainname} or ‹|a |an ›{Or.0:plainname} token", a+"{Name:commaname} or {Or.0:commaname} token"), Node: either},
			text.Row{ID: "official one of three", NT: "effect", EN: say(a + "{Name:plainname}, {Or.0:plainname}‹, or | or ›{Or.1:plainname} token"), Node: three},
			text.Row{ID: "official both of two", NT: "effect", EN: say(a+"{Name:plainname} and ‹|a |an ›{Also.0.Name:plainname} token", a+"{Name:commaname} and {Also.0.Name:commaname} token"), Node: both},
			text.Row{ID: "official all of three", NT: "effect", EN: say(a + "{Name:plainname}, {Also.0.Name:plainname}‹, and | and ›{Also.1.Name:plainname} token"), Node: all})
	}
	for _, to := range []struct {
		said string
		zone ability.Zone
		show bool
	}{{"‹put|add› them ‹into|to› your hand", ability.Hand_, false}, {"reveal them, and ‹put|add› them ‹into|to› your hand", ability.Hand_, true}, {"reveal them, ‹put|add› them ‹into|to› your hand", ability.Hand_, true}, {"summon them", ability.Field, false}, {"put them onto your field", ability.Field, false}, {"put them into your EX area", ability.EX, false}} {
		named := func() ability.Selector {
			f := text.HasProp(ability.NameAttr)
			f.Zone, f.Who = []ability.Zone{ability.Deck}, text.Who(ability.You)
			return ability.Selector{N: text.One(), Of: f}
		}
		find := func(n int) *ability.Find {
			f := &ability.Find{Who: text.Who(ability.You), To: text.At(to.zone), Bind: text.SlotNew, Show: to.show}
			for range n {
				f.Sel.Each = append(f.Sel.Each, named())
			}
			return f
		}
		const one = "{Sel.Each.#.Of.Has.0.Value:plainname}"
		name := func(i string) string { return strings.Replace(one, "#", i, 1) }
		rows = append(rows,
			text.Row{ID: "official search for two names", NT: "effect", EN: "search your deck for " + a + name("0") + " and ‹|a |an ›" + name("1") + "‹,| and|, and› " + to.said, Node: find(2)},
			text.Row{ID: "official search for three names", NT: "effect", EN: "search your deck for " + a + name("0") + ", ‹|a |an ›" + name("1") + ", and ‹|a |an ›" + name("2") + "‹,| and|, and› " + to.said, Node: find(3)})
	}
	for _, z := range []struct {
		zone ability.Zone
		who  ability.Side
		at   string
	}{{ability.Discards, ability.You, "in your cemetery"}, {ability.Hand_, ability.You, "in your hand"}, {ability.EX, ability.You, "in your EX area"}, {ability.Field, ability.You, "on your field"}} {
		each := func() ability.Selector {
			return ability.Selector{Of: ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(z.who)}}
		}
		rows = append(rows, text.Row{ID: "official select two there", NT: "effect", EN: "‹select|choose› {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw} and {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw} " + z.at,
			Node: &ability.Select{Sel: ability.Selector{Each: []ability.Selector{each(), each()}}, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}, Needs: bothBare})
	}
	rows = append(rows,
		text.Row{ID: "official both traits", NT: "mod", EN: "… with both the {Has.0.Value:wordtrait} and {Has.1.Value:wordtrait} traits", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr}, {Attr: ability.TraitAttr}}}},
		text.Row{ID: "official on the field and aside", NT: "mod", EN: "… on your field ‹and|and/or› in your EX area", Node: ability.Filter{Zone: []ability.Zone{ability.Field, ability.EX}, Who: text.Who(ability.You)}},
		text.Row{ID: "official from the field", NT: "mod", EN: "… from your field", Node: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You)}})
	rows = append(rows, fromEither()...)
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// bothBare: of neither it is said where it lies, nor is it this.
func bothBare(v any) bool {
	for _, s := range v.(*ability.Select).Sel.Each {
		if s.Of.Ref != (ability.Ref{}) || len(s.Of.Or) > 0 || len(s.Of.Zone) > 1 {
			return false
		}
	}
	return true
}

// placedRows are forms that newer cards have: what is put into its owner's EX area, what is played for so much, Stack to which is added,
// what pays to play this for less, and how many counters were removed.
func placedRows() []text.Row {
	const this = "this‹| card| follower| spell| amulet›"
	const counters = "{0.Do.Name:ctrname} counters from {0.Do.What:what}"
	acts := func(less int32, mode ability.CostMode) []ability.Cost {
		return []ability.Cost{{Mode: mode, Less: less, Do: &ability.Turn{To: ability.Acted}}}
	}
	stack := func() *ability.Mark { return &ability.Mark{What: stackCard(), Name: stackCounter} }
	pays := func(v any) bool {
		c := v.(text.Clause).AddCost[0]
		w := ability.ActsOn(c.Do)
		return w != nil && w.Sel != nil && paysOwn(c.Do)
	}
	rows := []text.Row{
		{ID: "official to its owner's EX area", NT: "effect", EN: "‹put|place› {What:o} ‹into|in› ‹its owner's EX area|their owners' EX areas›", Node: &ability.Move{To: text.At(ability.EX)}, Needs: text.FromSomewhere},
		{ID: "official into their cemetery", NT: "effect", EN: "‹put|place› {What:o} into their cemetery", Node: &ability.Move{To: text.At(ability.Discards)}, Needs: func(v any) bool {
			w := v.(*ability.Move).What
			return w.Sel != nil && w.Sel.Of.Who.Side == ability.Opponent && text.FromSomewhere(v)
		}},
		{ID: "official back into your deck", NT: "effect", EN: "return {What:o} to your deck‹,| and|, then| and then› shuffle‹| it| your deck›", Node: &ability.Move{To: yours(text.DeckPlace(ability.Shuffled_, ability.ChosenOrder))}, Needs: text.FromSomewhere},
		{ID: "official play for so much", NT: "chain", EN: "play {0.What=1.What:what} for {0.N:num}‹| PP›", Node: []ability.Effect{playedFor(), &ability.Play{}}, Needs: func(v any) bool { return v.([]ability.Effect)[1].(*ability.Play).What.Sel == nil }},
		{ID: "official may play for so much", NT: "s6", EN: "you may play {Do.0.What=Do.1.What:what} for {Do.0.N:num}‹| PP›", Node: text.Clause{May: true, Do: []ability.Effect{playedFor(), &ability.Play{}}}, Needs: func(v any) bool { return v.(text.Clause).Do[1].(*ability.Play).What.Sel == nil }},
		{ID: "official add to a stack", NT: "effect", EN: "add {N:num} to ‹a|one|1› [stack]‹| card| amulet›‹| on your field›", Node: stack()},
		{ID: "official takes none of some damage", NT: "effect", EN: "{What:what} ‹does not|do not› take {Kind:dmg}", Node: &ability.Rule{Verb: ability.TakeDamage}, Needs: ofAll},
		{ID: "official no activated abilities but evolve", NT: "effect", EN: "{What.Ref:ref}'s [act] abilities ‹except|other than› [evolve] cannot be ‹activated|used›", Node: &ability.Rule{Verb: ability.ActivatedV, Name: "activate"}},
		{ID: "official no activated abilities", NT: "effect", EN: "{What.Ref:ref}'s [act] abilities cannot be ‹activated|used›", Node: &ability.Rule{Verb: ability.ActivatedV}},
		{ID: "official what they play costs more", NT: "effect", EN: "‹each|any› {What.Sel.Of+:npraw} ‹an|your› opponent plays costs {N:num} more‹| to play›", Node: &ability.CostChange{What: playedBy(ability.Opponent), Verb: ability.Played}, Needs: yetToPlay},
		{ID: "official X is what was taken", NT: "sentence", EN: "X is the number of ‹|{:ctrname} ›counters removed‹| this way›", Node: text.Clause{X: &ability.Amount{Op: ability.X}}},
		{ID: "official any number of counters", NT: "cost", EN: "remove any number of " + counters, Node: []ability.Cost{{Do: &ability.Mark{N: ability.Amount{Op: ability.X}, Remove: true}}}},
		{ID: "official partial stats", NT: "partial", EN: "give {Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}", Node: &ability.Change{Also: []ability.StatOp{{}}}},
		{ID: "official partial stat", NT: "partial", EN: "give {Stat:staticon}{Op:pm}{N:num}", Node: &ability.Change{}},
		{ID: "official is summoned", NT: "event", EN: "{Subj+:anpraw} on {Subj.Who:poss}field is summoned | {Subj+:anpraw} is summoned ‹to|onto› {Subj.Who:poss}field", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: text.NotThis},
		{ID: "official summoned from there", NT: "cond3", EN: "{On.Subj.Ref:ref} was summoned from ‹the|your› {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.From != ability.NoZone }},
		{ID: "official cheaper for acting", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, ‹act|[act]› {AddCost.0.Do.What:o}: " + this + " costs {AddCost.0.Less:int} less‹| to play›", Node: text.Clause{AddCost: acts(0, ability.Optional)}, Needs: func(v any) bool { return saves(v) && pays(v) }},
		{ID: "official free for acting", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, ‹act|[act]› {AddCost.0.Do.What:o}: " + this + " costs 0‹| to play›", Node: text.Clause{AddCost: acts(0, ability.InsteadOf)}, Needs: pays},
		{ID: "official cheaper for", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, ‹|you may ›{AddCost.0.Do:effect}: " + this + " costs {AddCost.0.Less:int} less‹| to play›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, Needs: func(v any) bool { return saves(v) && pays(v) && !turns(v) }},
		{ID: "official free for", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, ‹|you may ›{AddCost.0.Do:effect}: " + this + " costs 0‹| to play›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.InsteadOf}}}, Needs: func(v any) bool { return pays(v) && !turns(v) }},
		{ID: "official set for", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, ‹|you may ›{AddCost.0.Do:effect}: " + this + " costs {AddCost.0.Set:num} PP‹| to play›", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional}}}, Needs: func(v any) bool { return pays(v) && !turns(v) }},
		{ID: "official added cost, bare", NT: "sentence", EN: "as you play this‹| card| spell| follower| amulet›, {AddCost.0.Do:effect}", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Additional}}}, Needs: func(v any) bool { return pays(v) && !turns(v) }},
	}
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on {L.Of.Who:poss}field"}, {ability.Discards, "in {L.Of.Who:poss}cemetery"}, {ability.EX, "in {L.Of.Who:poss}EX area"}, {ability.Hand_, "in {L.Of.Who:poss}hand"}} {
		of := ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}
		rows = append(rows,
			text.Row{ID: "official so many or less there", NT: "cond3", EN: "there are {R:num} {L.Of+:rawnps} or ‹less|fewer› " + z.at, Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: of}, Needs: unbounded},
			text.Row{ID: "official so many or more there", NT: "cond3", EN: "there are {R:num} {L.Of+:rawnps} or more " + z.at, Node: ability.Cond{Op: ability.Compare, L: of}, Needs: unbounded},
			text.Row{ID: "official so many there", NT: "cond3", EN: "there are ‹|exactly ›{R:num} {L.Of+:rawnps} " + z.at, Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: of}, Needs: unbounded})
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// unbounded: of what is counted no number is asked, which "or less" could bound instead.
func unbounded(v any) bool { return len(v.(ability.Cond).L.Of.Num) == 0 }

// playedFor is that a card costs so much when it is played next.
func playedFor() *ability.CostChange {
	return &ability.CostChange{Verb: ability.Played, Op: ability.Set, For: ability.Time{Until: ability.Uses, N: 1}}
}

// playedBy are all cards that a player plays.
func playedBy(s ability.Side) ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(s)}}}
}

// turns tells whether what is paid is that cards are turned, of which other rows say it.
func turns(v any) bool {
	_, is := v.(text.Clause).AddCost[0].Do.(*ability.Turn)
	return is
}

// paysOwn: what is paid with is moved, or turned, and is one's own.
func paysOwn(e ability.Effect) bool {
	switch e.(type) {
	case *ability.Move, *ability.Turn:
		return ability.ActsOn(e).Sel.Of.Who.Side != ability.Opponent
	}
	return false
}
