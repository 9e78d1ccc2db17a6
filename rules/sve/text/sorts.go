package text

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// sortRows are lists of sorts: three that are selected at once, cards of one of several names, what is paid with or asked for of each of them.
// But for the first they are read only.
func sortRows() (rows []text.Row) {
	const differ = "カード名が異なり、元のコストの合計が{Sum.N:num}以下になる"
	three := &ability.Select{Sel: ability.Selector{Each: make([]ability.Selector, 3)}, Slot: text.SlotNew}
	rows = []text.Row{
		{ID: "select three", NT: "effect", JA: "{Sel.Each.0:selb}と‹|、›{Sel.Each.1:selb}と‹|、›{Sel.Each.2:selb}‹を|›選ぶ", EN: "select {Sel.Each.0:selb}, {Sel.Each.1:selb}, and {Sel.Each.2:selb}", Node: three, Needs: func(v any) bool { return text.Apart(v) && !placedLast(v.(*ability.Select).Sel.Each) }},
		{Quiet: true, ID: "select three there", NT: "effect", JA: "{Sel:pairand}‹を|›選ぶ", Node: &ability.Select{Slot: text.SlotNew}, Needs: func(v any) bool { return len(v.(*ability.Select).Sel.Each) == len(three.Sel.Each) }},
		{ID: "less life than the leader met", NT: "cond3", JA: "自分のリーダーの体力が{L.Ref:ref}の体力より‹少ない|低い›", EN: "your leader has less life than {L.Ref:ref} | your leader has lower life than {L.Ref:ref} | your leader's life is ‹less|lower› than {L.Ref:ref}'s", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.LifeStat}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.PlayerLife, Who: text.Who(ability.You)}, ability.N(1)}}}, Needs: func(v any) bool { return text.IsIt(v.(ability.Cond).L.Ref) }},
		{ID: "other names, and a sum", NT: "joint", JA: differ, EN: "with different names and with total original cost {Sum.N:num} or less", Node: apartAndSum()},
		{ID: "so that names differ, and a sum", NT: "jointly", JA: differ + "ように", Node: apartAndSum()},
	}
	var quiet []text.Row
	for n := 3; n <= 5; n++ { // カード名に『A』か『B』か『C』を含む
		var ja, en []string
		of := ability.Filter{}
		for i := range n {
			at := "{Or." + strconv.Itoa(i) + ".Has.0.Value:name}"
			ja, en, of.Or = append(ja, at), append(en, at), append(of.Or, nameWith())
		}
		quiet = append(quiet, text.Row{ID: "one of several in its name", NT: "mod", JA: "カード名に" + strings.Join(ja, "か") + "を含む", EN: "… with " + strings.Join(en[:n-1], ", ") + "‹,|› or " + en[n-1] + " in ‹its name|their name|their names›", Node: of})
	}
	hand := ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: text.Who(ability.You)}
	discards := func(n int) *ability.Move {
		s := ability.Selector{N: text.One(), Of: hand}
		return &ability.Move{How: ability.Discard, To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{Each: slices.Repeat([]ability.Selector{s}, n)}}}
	}
	bare := func(v any) bool {
		return !slices.ContainsFunc(v.(*ability.Move).What.Sel.Each, func(s ability.Selector) bool { return len(s.Of.Zone) != 1 }) && bareSorts(v.(*ability.Move).What.Sel.Each)
	}
	for _, list := range []string{"0 and 1", "0, 1,‹| and› 2"} {
		n := sorts(list)
		alone := "‹a|an› " + list
		for i := range n {
			alone = strings.ReplaceAll(alone, strconv.Itoa(i), "{What.Sel.Each."+strconv.Itoa(i)+".Of+:npraw}")
		}
		quiet = append(quiet, text.Row{ID: "official discard one of each sort", NT: "effect", EN: "discard " + alone, Node: discards(n), Needs: bare})
	}
	quiet = append(quiet, soManyOfEachSort()...)
	for i := range quiet {
		quiet[i].Quiet = true
	}
	return append(rows, quiet...)
}

// apartAndSum is of cards with different names that cost so much together.
func apartAndSum() ability.Selector {
	return ability.Selector{Distinct: ability.NameAttr, Sum: &ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}}
}

// soManyOfEachSort ask whether so many of each of several sorts lie in a place: at least 3 Cute cards, at least 3 Cool cards, and at least 3 Passion cards.
func soManyOfEachSort() (rows []text.Row) {
	for _, z := range []struct {
		zone ability.Zone
		at   string
	}{{ability.Field, "on your field"}, {ability.Discards, "in your cemetery"}, {ability.EX, "in your EX area"}, {ability.Hand_, "in your hand"}, {ability.Removed, "in your banished zone"}} {
		for _, list := range []string{"0 and 1", "0, 1,‹| and› 2"} {
			all := ability.Cond{Op: ability.And}
			for range sorts(list) {
				all.Args = append(all.Args, ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: text.Who(ability.You)}}})
			}
			var faces []string
			for _, of := range []string{"at least {Args.#.R:num} {Args.#.L.Of+:rawnps}", "{Args.#.R:num} or more {Args.#.L.Of+:rawnps}"} {
				said := list
				for i := range sorts(list) {
					n := strconv.Itoa(i)
					said = strings.ReplaceAll(said, n, strings.ReplaceAll(of, "#", n))
				}
				faces = append(faces, "‹there are|you have› "+said+" "+z.at)
			}
			rows = append(rows, text.Row{ID: "official so many of each sort", NT: "cond3", EN: strings.Join(faces, " | "), Node: all, Needs: eachBare})
		}
	}
	return rows
}

// placedLast: of the last alone it is said where it lies, which may be said of the others as well.
func placedLast(each []ability.Selector) bool {
	unplaced := func(f *ability.Filter) bool {
		return f.Who == (ability.Who{}) && (len(f.Zone) == 0 || slices.Equal(f.Zone, []ability.Zone{ability.Field}))
	}
	last := len(each) - 1
	return !slices.ContainsFunc(each[:last], func(s ability.Selector) bool { return !unplaced(&s.Of) }) && len(each[last].Of.Zone) == 1 && each[last].Of.Zone[0] != ability.Field
}
