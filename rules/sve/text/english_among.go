package text

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// amongRows take cards from among those that were looked at, where that is said first: from among them, you may reveal a follower and add it to
// your hand. What is taken stands in one place of the sentence ("amongsel"): so many of a sort, so many, some of each of several sorts, or cards
// of which something is said together. They are read only.
func amongRows() (rows []text.Row) {
	for _, to := range []struct {
		id   string
		said []string
		does ability.Move
	}{
		{"to hand shown", []string{"reveal #‹,|› and ‹put|add› ‹it|them› ‹into|to› your hand"}, ability.Move{To: yours(text.At(ability.Hand_)), Show: true}},
		{"to hand", []string{"‹put|add› # ‹into|to› your hand"}, ability.Move{To: yours(text.At(ability.Hand_))}},
		{"summoned", []string{"summon #", "put # onto your field"}, ability.Move{To: text.At(ability.Field)}},
		{"put aside", []string{"‹put|add› # ‹into|to› your EX area"}, ability.Move{To: text.At(ability.EX)}},
		{"buried", []string{"bury #", "put # into ‹your|the› cemetery"}, ability.Move{To: text.At(ability.Discards)}},
		{"banished", []string{"banish #"}, ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
	} {
		face := func(front, what string) string {
			var out []string
			for _, s := range to.said {
				out = append(out, front+strings.Replace(s, "#", what, 1))
			}
			return strings.Join(out, " | ")
		}
		move := func() []ability.Effect {
			m := to.does
			return []ability.Effect{&m}
		}
		rows = append(rows,
			text.Row{ID: "official from among them, if wanted, " + to.id, NT: "s6", EN: face("from among them, you may ‹|also ›", "{Do.0.What.Sel:amongsel}"), Node: text.Clause{May: true, Do: move()}},
			text.Row{ID: "official from among them, " + to.id, NT: "s6", EN: face("from among them, ", "{Do.0.What.Sel:amongsel}"), Node: text.Clause{Do: move()}},
			text.Row{ID: "official also from among them, " + to.id, NT: "s6", EN: face("you may also ", "{Do.0.What.Sel:taken}"), Node: text.Clause{May: true, Do: move()}},
			text.Row{ID: "official also, " + to.id, NT: "s6", EN: face("you may also ", "{Do.0.What.Sel:amongsel}"), Node: text.Clause{May: true, Do: move()}, Needs: lookedAtStill})
	}
	rows = append(rows,
		text.Row{ID: "official among, of a sort", NT: "amongsel", EN: "{N:count} {Of+:npraw}", Node: text.AmongLooked()},
		text.Row{ID: "official among, so many", NT: "amongsel", EN: "{N:count}", Node: text.AmongLooked(), Needs: func(v any) bool { return v.(ability.Selector).N.Op <= ability.UpTo }},
		text.Row{ID: "official among, one", NT: "amongsel", EN: "one", Node: oneAmong()},
		text.Row{ID: "official among, jointly", NT: "amongsel", EN: "{+:jointraw}", Node: text.AmongLooked()})
	for _, list := range []string{"0 and 1", "0, 1,‹| and› 2", "0, 1, 2,‹| and› 3"} {
		rows = append(rows, text.Row{ID: "official among, some of each", NT: "amongsel", EN: eachOf(list, "Each."), Node: ability.Selector{Each: slices.Repeat([]ability.Selector{text.AmongLooked()}, sorts(list))}, Needs: func(v any) bool {
			return bareSorts(v.(ability.Selector).Each)
		}})
	}
	return rows
}

// lookedAtStill: what is taken besides is of those that were looked at, though it is not said again; of what might lie on the field that would be
// meant.
func lookedAtStill(v any) bool {
	m := v.(text.Clause).Do[0].(*ability.Move)
	if m.To.Zone == ability.Field || m.Show {
		return true
	}
	return len(m.What.Sel.Each) == 0 && (m.What.Sel.Of.Kind == ability.SpellCard || text.Equal(m.What.Sel.Of, text.AmongLooked().Of))
}

// eachOf is a list, of which the numbers are given, of so many of each of several sorts.
func eachOf(list, field string) string {
	for i := range sorts(list) {
		n := strconv.Itoa(i)
		list = strings.ReplaceAll(list, n, "{"+field+n+".N:count} {"+field+n+".Of+:npraw}")
	}
	return list
}

// sorts is how many a list has.
func sorts(list string) (n int) {
	for strings.Contains(list, strconv.Itoa(n)) {
		n++
	}
	return n
}

// bareSorts: of each it is said what it is, and nothing more, so that what stands behind the last is said of them all.
func bareSorts(all []ability.Selector) bool {
	return !slices.ContainsFunc(all, func(s ability.Selector) bool {
		return s.N.Op > ability.UpTo || s.Of.Kind&ability.Leader != 0 || len(s.Of.Or) > 0 || s.Of.Ref != (ability.Ref{})
	})
}
