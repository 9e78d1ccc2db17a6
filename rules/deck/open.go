package deck

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// perPack is how many cards a pack of ours holds; the rulebooks leave it to the packs.
const perPack = 8

// Open opens n packs by chance: each has a card of another section for one of its
// cards where there is one of its name, such as an evolve card.
func (x *Index) Open(game string, n int, chance *rules.Rand) []state.FaceID {
	var main, others []state.FaceID
	for i := range x.pool.Defs {
		switch f := state.FaceID(i + 1); x.SectionOf(game, f) {
		case "main":
			main = append(main, f)
		case "", "leader":
		default:
			others = append(others, f)
		}
	}
	var out []state.FaceID
	for range n {
		from := len(out)
		for range perPack - 1 {
			out = append(out, main[chance.N(len(main))])
		}
		var fit []state.FaceID
		for _, f := range others {
			name := x.pool.Def(f).Sides[0].Name
			if slices.ContainsFunc(out[from:], func(m state.FaceID) bool { return x.pool.Def(m).Sides[0].Name == name }) {
				fit = append(fit, f)
			}
		}
		if len(fit) == 0 {
			fit = main
		}
		out = append(out, fit[chance.N(len(fit))])
	}
	return out
}

// SectionOf is the section of a deck list that a card belongs in; "" for a card
// that no deck holds, such as a token.
func (x *Index) SectionOf(game string, f state.FaceID) string {
	d, g := x.pool.Def(f), gameOf(game)
	if d == nil || g == nil || d.Sides[0].Kinds&ability.Token != 0 {
		return ""
	}
	for i := range g.Sections {
		if len(x.fitting(&g.Sections[i], []state.FaceID{f})) > 0 {
			return g.Sections[i].ID
		}
	}
	return ""
}
