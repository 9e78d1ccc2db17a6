package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is used once more, and what is discarded for a special ability, as older lists say it. FF-TCG 11.6, 11.7.

// useAgain is the word of an ability that is used once more for nothing.
const useAgain = "use again"

// useRows are those rows.
func useRows() (rows []text.Row) {
	rows = append(rows, text.Row{ID: "is used again", NT: "effect", JA: "この‹|スペシャル|アクション›アビリティを‹コストを支払わずに‹、|›|›もう‹1|一›‹度|回›‹使用する|使う|発動する›", EN: "use this ‹|special |action ›ability again without paying ‹the|its|any› cost‹|s›", Node: &ability.Act{Word: useAgain}})
	ofCard := func(w *ability.Filter) bool {
		return w != nil && w.Ref == (ability.Ref{}) && len(w.Zone)+len(w.Rel)+len(w.Is) == 0 && w.Who == (ability.Who{})
	}
	for _, r := range []struct{ id, ja, en string }{{"such", "{With:npraw}‹を|1枚を|を1枚›", "‹1|a|an› {With:npraw}"}, {"any", "‹手札|カード›‹を1枚|1枚を›", "‹1|a› card"}} {
		node := &ability.Rule{Verb: ability.DiscardedV, Mode: ability.May}
		if r.id == "any" {
			node.With = &ability.Filter{}
		}
		rows = append(rows, text.Row{Quiet: true, ID: r.id + " is discarded in the place of a namesake", NT: "effect", Node: node,
			JA: "{What:what}のスペシャルアビリティは‹|コストとして›‹、|›‹《S》‹を支払う|の›|{:namesake}‹|1枚›‹を捨てる|の››代わりに‹、|›‹|手札の|手札にある›" + r.ja + "捨てることで‹、|›使用できる",
			EN: "you ‹can|may› use {What.Ref:ref}'s special abilit‹y|ies› by discarding " + r.en + " instead of ‹discarding ‹1|a|an› {:namesake}|paying 《S》|《S》›‹| as part of the cost› | ‹when|while› ‹paying|paying for|using› ‹the cost of |›{What.Ref:ref}'s special abilit‹y|ies›, you ‹can|may› discard " + r.en + " instead of ‹{:namesake}|a {:namesake}|1 {:namesake}|《S》› | you ‹can|may› discard " + r.en + " instead of ‹{:namesake}|a {:namesake}|1 {:namesake}|《S》› to use {What.Ref:ref}'s special abilit‹y|ies›",
			Needs: func(v any) bool {
				e := v.(*ability.Rule)
				return ofCard(e.With) && text.Equal(*e.With, ability.Filter{}) == (r.id == "any")
			}})
	}
	return rows
}

// parseNamesake reads a card by its name that is discarded for the icon S: it is one with the name of the card itself. [11.7.1]
func parseNamesake(p *text.Parser, pos int, add func(int, any)) {
	for _, r := range p.At(p.Game.Table.Nonterminal("name"), pos) {
		add(r.End, nil)
	}
}

// againWithout tells whether an ability is used again that is no ability to use, or for which nothing is paid or done first: it would never end.
func againWithout(a *ability.Ability) (found bool) {
	var look func(es []ability.Effect, paid bool)
	look = func(es []ability.Effect, paid bool) {
		for _, e := range es {
			switch e := e.(type) {
			case *ability.Act:
				found = found || e.Word == useAgain && (a.Kind != ability.Activated || !paid)
			case *ability.Try:
				look(e.Do, paid)
				look(e.Then, paid || e.May && len(e.Cost)+len(e.Do) > 0)
				look(e.Else, paid)
			case *ability.If:
				look(e.Then, paid)
				look(e.Else, paid)
			case *ability.Modes:
				for _, way := range e.List {
					look(way, paid)
				}
			case *ability.Later:
				look(e.Do, false)
			}
		}
	}
	look(a.Do, false)
	return found
}
