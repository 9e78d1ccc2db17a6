package scenario

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// compile reads the printed text of a side, Japanese or English. all are every card of
// the scenario.
func (g *Game) compile(all []state.Def, s *state.Side) []Problem {
	dict := text.Dict{Names: map[string]string{}, Traits: map[string]string{}, Kinds: map[string]ability.Kinds{}}
	for i := range all {
		for j := range all[i].Sides {
			o := &all[i].Sides[j]
			if _, known := dict.Kinds[o.Name]; !known {
				dict.Kinds[o.Name] = o.Kinds
			}
			if o.NameEN != "" {
				dict.Names[o.Name] = o.NameEN
			}
			for n, t := range o.Traits {
				en := ""
				if n < len(o.TraitsEN) {
					en = o.TraitsEN[n]
				}
				if _, known := dict.Traits[t]; !known {
					dict.Traits[t] = en
				}
			}
		}
	}
	lang := text.JA
	if !isWide(s.Text) {
		lang = text.EN
	}
	card, rep := text.Of(g.ID).With(dict).CompileAs(s.Kinds, s.Name, s.Text, lang)
	s.Card = card
	s.Kinds |= card.Kinds()
	var out []Problem
	for _, sp := range rep.Spans {
		out = append(out, Problem{Text: s.Text[sp.Start:sp.End], Why: sp.EN})
	}
	return out
}

// blank is the card "?": it has no kind, no number and no text.
func blank() state.Def {
	return state.Def{ID: "scenario/" + wing.Blank, Number: wing.Blank, Sides: []state.Side{{Name: wing.Blank, Card: &ability.Card{}}}}
}
