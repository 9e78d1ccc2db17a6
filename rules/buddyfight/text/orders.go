package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// orders are sentences whose parts stand in another order than most say them in: the place before what is put there, what is counted
// before what grows by it.
func orders() []text.Row {
	own := func(v any) bool { // what comes to lie where one's own cards do
		w := v.(*ability.Move).What
		return w.Ref == text.ThisRef || w.Sel != nil && w.Sel.Of.Who == you && text.FromSomewhere(v)
	}
	per := text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}
	grows := func(v any) bool {
		c := v.(text.Clause)
		if len(c.Do) != 1 || c.If != nil {
			return false
		}
		_, is := c.Do[0].(*ability.Change)
		return is
	}
	rows := []text.Row{
		needing(quiet("grows by how many there are", "s5", "{Per.Of:np}の‹枚数|数›‹分|だけ›‹、|›{+:s6}", "", per), grows),
		quiet("for each of how many there are", "s5", "{Per.Of:np}の‹枚数|数›1枚につき‹、|›{+:s6}", "", per),
	}
	for _, z := range [...]struct {
		zone     ability.Zone
		ja, done string
	}{{ability.GaugeZone, "ゲージ", "置く"}, {ability.Discards, "ドロップゾーン", "置く"}, {ability.Hand_, "手札", "加える"}} {
		rows = append(rows, needing(quiet("there: into "+z.ja, "effect", "‹君の|›"+z.ja+"に‹、|›{What:o}"+z.done, "", &ability.Move{To: text.At(z.zone)}), own))
	}
	return rows
}
