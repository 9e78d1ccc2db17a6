package scenario

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What the words of several games are made of.

// only is a verb that means one act on its card.
func only(v rules.ActVerb) func(*rules.Kernel, rules.Seat, rules.CardID, *Action) []rules.Act {
	return func(_ *rules.Kernel, _ rules.Seat, c rules.CardID, _ *Action) []rules.Act {
		return []rules.Act{{Verb: v, Card: c}}
	}
}

// uses lists the activated abilities of a card that have one of the marks, or
// none of those to leave out, played in that way.
func uses(marks, not ability.Marks, way int32) func(*rules.Kernel, rules.Seat, rules.CardID, *Action) []rules.Act {
	return func(k *rules.Kernel, seat rules.Seat, c rules.CardID, a *Action) []rules.Act {
		ids := activated(k, seat, c, marks, not)
		if len(ids) == 0 && marks == 0 {
			ids = activated(k, seat, c, 0, 0)
		}
		if a.Nth > 0 {
			ids = ids[min(a.Nth-1, len(ids)):min(a.Nth, len(ids))]
		}
		var out []rules.Act
		for _, id := range ids {
			out = append(out, rules.Act{Verb: rules.UseAbility, Card: c, Ability: id, N: way})
		}
		return out
	}
}

func activated(k *rules.Kernel, seat rules.Seat, c rules.CardID, marks, not ability.Marks) (ids []rules.AbilityID) {
	k.Through(rules.EyesOf(seat), func() {
		for _, h := range k.Chars(k.State.Ref(c)).Abilities {
			ab := k.Ability(h.ID)
			if ab.Kind == ability.Activated && (marks == 0 || ab.Marks&marks != 0) && ab.Marks&not == 0 {
				ids = append(ids, h.ID)
			}
		}
	})
	return ids
}

// compile reads the printed text of a side, Japanese or English.
func compile(g *text.Game, all []rules.Def, s *rules.Side) []Problem {
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
	card, rep := g.With(dict).CompileAs(s.Kinds, s.Name, s.Text, lang)
	s.Card = card
	var out []Problem
	for _, sp := range rep.Spans {
		out = append(out, Problem{Text: s.Text[sp.Start:sp.End], Why: sp.EN})
	}
	return out
}

// blank is the card "?": it has no kind, no number and no text.
func blank(rules.Seat) rules.Def {
	return rules.Def{ID: "scenario/?", Number: "?", Sides: []rules.Side{{Name: "?", Card: &ability.Card{}}}}
}
