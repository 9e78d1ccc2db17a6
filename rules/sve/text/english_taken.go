package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// takenRows are further forms of the newest sets: what was done to a card of whatever sort,
// and what two numbers, or more, have in common. They are read only but for those that nothing else says.
func takenRows() (rows []text.Row) {
	for _, d := range []struct{ said, done string }{{"discarded", "discarded"}, {"banished", "banished"}, {"destroyed", "destroyed"}, {"revealed", "revealed"}, {"buried", "put into the cemetery"}, {"returned", "returned to hand"}, {"summoned", "put onto the field"}} {
		rows = append(rows, text.Row{ID: "official any " + d.said, NT: "cond3", EN: "you " + d.said + " ‹a card|at least 1 card›‹| this way› | ‹a card|at least 1 card› was " + d.said + " this way", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.done)}, R: ability.N(1)}})
	}
	rows = append(rows,
		text.Row{ID: "some more banished", NT: "effect", JA: "{What.Sel.N:count}‹を|›‹消滅させる|消滅する›", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}}, How: ability.Banish, To: text.At(ability.Removed)}},
		text.Row{ID: "official on the field or aside, of this", NT: "cond3", EN: "{Ref:ref} is on your field or in your EX area | {Ref:ref} is in your EX area or on your field", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Field, ability.EX}}}, Needs: func(v any) bool { return v.(ability.Cond).Ref.Kind == ability.This }})
	next := func(op ability.Op) text.Clause {
		return text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.CostChange{What: ability.What{Ref: text.Done("put into the EX area")}, Verb: ability.Played, Op: op, Next: true}}}
	}
	for _, of := range []struct {
		said string
		op   ability.Op
	}{{"costs {Do.0.N:num}‹| PP›‹| to play›", ability.Set}, {"costs {Do.0.N:num} less‹| to play›", ability.Sub}, {"costs {Do.0.N:num} more‹| to play›", ability.Add}} {
		const that = "that was put into ‹your|the› EX area this way "
		rows = append(rows, text.Row{ID: "official the next of those put aside costs", NT: "s4", EN: "this turn, the next card you play " + that + of.said + " | the next card you play this turn " + that + of.said + " | the next card you play " + that + of.said + " this turn", Node: next(of.op)})
	}
	for _, by := range []struct {
		said string
		op   ability.Op
	}{{"minus", ability.Sub}, {"plus", ability.Add}} {
		more := map[ability.Op]string{ability.Sub: "less", ability.Add: "more"}[by.op]
		const would, takes = "{Of.Subj:fwhat} would ‹take|be dealt› {Of.Kind:dmg}", "‹it|they› ‹takes|take› "
		so := []string{takes + "that much " + by.said + " {N:num}‹| instead›", takes + "{N:num} " + more + "‹| damage›‹| instead›"}
		var faces []string
		for _, s := range so {
			faces = append(faces, "the next time "+would+" this turn, "+s, "this turn, the next time "+would+", "+s)
		}
		rows = append(rows, text.Row{ID: "official takes so much " + more + " next", NT: "effect", EN: strings.Join(faces, " | "), Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: by.op, For: ability.Time{Until: ability.Uses, N: 1}}})
	}
	rows = append(rows,
		text.Row{ID: "official shown and put to an end of the deck", NT: "effect", EN: "reveal {What:o}‹ and|, and|,› put ‹it|them› on the bottom of your deck‹| in any order›", Node: &ability.Move{To: yours(text.DeckPlace(ability.BottomP, ability.ChosenOrder)), Show: true}, Needs: text.FromSomewhere},
		text.Row{ID: "official shown and put on top", NT: "effect", EN: "reveal {What:o}‹ and|, and|,› put ‹it|them› on ‹|the ›top of your deck‹| in any order›", Node: &ability.Move{To: yours(text.DeckPlace(ability.Top, ability.ChosenOrder)), Show: true}, Needs: text.FromSomewhere})
	for _, mode := range []struct {
		may  string
		mode ability.CostMode
	}{{"", ability.Additional}, {"you may ", ability.Optional}} {
		const play, cost = "‹to|as you|when you› play this‹| card| spell| follower| amulet›, ", "as an additional cost "
		bury := ability.Cost{Mode: mode.mode, Do: &ability.Move{To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You)}}}}}
		rows = append(rows, text.Row{ID: "official additional cost of those called so", NT: "sentence", EN: cost + play + mode.may + "bury {AddCost.0.Do.What.Sel.N:count} card‹|s› {AddCost.0.Do.What.Sel.Of+:calledso}‹| on your field| from your field›", Node: text.Clause{AddCost: []ability.Cost{bury}}})
	}
	for _, sum := range []string{"and ‹|with ›total ‹|base ›cost {Sum.N:num} or less", "and total original cost {Sum.N:num} or less", "and ‹|with ›‹|a ›‹total|combined› ‹|original |base ›cost of {Sum.N:num} or less", "that cost a total of {Sum.N:num} or less"} {
		rows = append(rows, text.Row{ID: "official other names, and a sum", NT: "joint", EN: "‹|each ›with different names " + sum, Node: apartAndSum()})
	}
	rows = append(rows, text.Row{ID: "official each of another name", NT: "joint", EN: "each with ‹different names|a different name›", Node: ability.Selector{Distinct: ability.NameAttr}})
	rows = append(rows,
		text.Row{ID: "official so many came this turn", NT: "cond3", EN: "at least {N:int} {On.Subj+:rawnps} ‹were put onto|came onto|were summoned to|were summoned onto|entered› {On.Subj.Who:poss}field this turn | {N:int} or more {On.Subj+:rawnps} ‹were put onto|came onto|were summoned to|were summoned onto|entered› {On.Subj.Who:poss}field this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: severalCards},
		text.Row{ID: "official a field has so many", NT: "cond3", EN: "{L.Of.Who:poss}field has at least {R:num} {L.Of+:rawnps}‹| on it› | {L.Of.Who:poss}field has {R:num} or more {L.Of+:rawnps}‹| on it›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}}, Needs: countsOthers})
	rows = append(rows, allAlike()...)
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// allAlike asks whether several cards cost the same, or each another number.
func allAlike() (rows []text.Row) {
	met := func() ability.Amount {
		return ability.Amount{Op: ability.Kinds_, Original: true, Stat: ability.CostStat, Of: &ability.Filter{Rel: []ability.Rel{{Kind: ability.InSlot, Of: text.BindRef(text.SlotIt)}}}}
	}
	return []text.Row{
		{ID: "official costs are the same", NT: "cond3", EN: "their ‹|base ›costs are ‹|all ›the same | their original costs are the same | they ‹|each |all ›have the same ‹|original ›cost | they ‹|each |all ›cost the same", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(1), L: met()}},
	}
}
