package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// othersEnglish are forms of the official list about one of several that is not named: whichever player it is, the cheapest of them, another than
// this; and of a number that is asked for or counted again. They are read only.
func othersEnglish() (rows []text.Row) {
	finds := []ability.Effect{&ability.Find{}}
	rows = []text.Row{
		{ID: "official whichever player", NT: "whoever", EN: "a player | either player", Node: text.Who(ability.Each)},
		{ID: "official another one is buried", NT: "cost", EN: "bury another card", Node: buriesOther(text.One())},
		{ID: "official others are buried", NT: "cost", EN: "bury {0.Do.What.Sel.N:count} other cards", Node: buriesOther(ability.Count{}), Needs: func(v any) bool {
			n := v.([]ability.Cost)[0].Do.(*ability.Move).What.Sel.N
			return n.Op <= ability.UpTo && (n.N.Op != ability.Const || n.N.N > 1)
		}},
		{ID: "official discards one called so", NT: "cost", EN: "discard ‹a|an› {0.Do.What.Sel.Of.Has.0.Value:calledname}", Node: discardsNamed(), Needs: func(v any) bool {
			name := v.([]ability.Cost)[0].Do.(*ability.Move).What.Sel.Of.Has[0].Value
			return strings.Contains(name, ",") || littleWords(name) // of another the row of what is discarded reads it
		}},
		{ID: "official banishes two called so", NT: "cost", EN: "banish ‹a|an› {0.Do.What.Sel.Each.0.Of.Has.0.Value:plainname} and {0.Do.What.Sel.Each.1.Of.Has.0.Value:plainname} from your cemetery", Node: []ability.Cost{{Do: &ability.Move{How: ability.Banish, To: text.At(ability.Removed), What: ability.What{Sel: &ability.Selector{Each: []ability.Selector{namedDown(), namedDown()}}}}}}},
		{ID: "official if so many", NT: "nara", EN: "if {R:num} or more | if at least {R:num}", Node: ability.Cond{Op: ability.Compare}, Needs: text.Elided},
		{ID: "official if so few", NT: "nara", EN: "if {R:num} or ‹less|fewer› | if at most {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}, Needs: text.Elided},
		{ID: "official so many found instead", NT: "s3i", EN: "search‹| for| your deck for› {Many.N:num}", Node: text.Clause{Many: &ability.Count{}, Deeds: finds}},
		{ID: "official up to so many found instead", NT: "s3i", EN: "search‹| for| your deck for› up to {Many.N:num}", Node: text.Clause{Many: &ability.Count{Op: ability.UpTo}, Deeds: finds}},
		{ID: "official so many drawn instead, and", NT: "s3", EN: "draw {Many.N:num} instead‹ and|, and› {Do.0:effect}", Node: text.Clause{Instead: true, Many: &ability.Count{}, Deeds: []ability.Effect{&ability.Draw{}}, Do: []ability.Effect{nil}}},
		{ID: "official drive checks a trigger", NT: "event", EN: "you drive check a ‹Trigger|trigger› | you reveal a ‹Trigger|trigger› ‹with|by|for› a drive check", Node: ability.Event{Verb: ability.DriveTriggered, Who: text.Who(ability.You)}},
	}
	for _, most := range []struct {
		word string
		as   ability.Bound
	}{{"lowest", ability.Bound{Lowest: true}}, {"highest", ability.Bound{Highest: true}}} {
		for _, of := range []struct {
			said string
			stat ability.Stat
		}{{"cost", ability.CostStat}, {"attack", ability.Attack}, {"life", ability.LifeStat}} {
			b := most.as
			b.Stat = of.stat
			rows = append(rows, text.Row{ID: "official " + most.word + " " + of.said, NT: "mod", EN: most.word + "-" + of.said + " ", Node: ability.Filter{Num: []ability.Bound{b}}})
		}
	}
	rows = append(rows, text.Row{ID: "official each of the most", NT: "selb", EN: "each of the {Of:nps}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: ofTheMost},
		text.Row{ID: "official one of the most", NT: "selb", EN: "‹one|1› of the {Of:nps}", Node: ability.Selector{N: text.One()}, Needs: ofTheMost})
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// ofTheMost: those of which some number is the greatest, or the least.
func ofTheMost(v any) bool {
	n := v.(ability.Selector).Of.Num
	return len(n) == 1 && (n[0].Highest || n[0].Lowest)
}

// littleWords tells whether a name has a word that begins with a small letter: Orla the Kind.
func littleWords(name string) bool {
	for _, w := range strings.Fields(name) {
		if 'a' <= w[0] && w[0] <= 'z' {
			return true
		}
	}
	return false
}

// buriesOther pays with others on your field than this, whatever they are.
func buriesOther(n ability.Count) []ability.Cost {
	f := text.Related(ability.Other, text.ThisRef)
	f.Zone, f.Who = []ability.Zone{ability.Field}, text.Who(ability.You)
	return []ability.Cost{{Do: &ability.Move{To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{N: n, Of: f}}}}}
}

// discardsNamed pays with one card of some name in your hand.
func discardsNamed() []ability.Cost {
	f := text.HasProp(ability.NameAttr)
	f.Zone, f.Who = []ability.Zone{ability.Hand_}, text.Who(ability.You)
	return []ability.Cost{{Do: &ability.Move{How: ability.Discard, To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{N: text.One(), Of: f}}}}}
}
