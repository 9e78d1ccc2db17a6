package deck

import (
	"fmt"
	"strings"

	"gotaku/rules/state"
)

// Missing is an entry of a list that no pack has a card for.
type Missing struct {
	Section string
	CardCount
}

// Known is a list in which each entry says what is known of it: who writes a list in another program may have other
// numbers, or names in another language. What no pack has is listed by itself.
func (x *Index) Known(l *List) (out *List, missing []Missing) {
	copied := *l
	out = &copied
	out.Sections = nil
	for _, s := range l.Sections {
		cards := append([]CardCount(nil), s.Cards...)
		for i := range cards {
			c := &cards[i]
			byNumber, byName := c.Number != "" && len(x.byNumber[c.Number])+len(x.byNumber[fold(c.Number)]) > 0, c.Name != "" && len(x.byName[nameKey(c.Name)]) > 0
			switch {
			case byNumber && !byName:
				c.Name = ""
			case byName && !byNumber:
				c.Number = ""
			case !byName && !byNumber && len(x.byName[nameKey(c.Number+" "+c.Name)]) == 0:
				missing = append(missing, Missing{s.ID, *c})
			}
		}
		out.Sections = append(out.Sections, Section{s.ID, cards})
	}
	return out, missing
}

// Blanks is a pack of cards that are known by their numbers or names alone: of the first kind that the section of the list
// holds, with the least that a card of that kind must have. Those without a number get one, counted from n.
func Blanks(id, game string, list []Missing, n int) (*Pack, error) {
	g := gameOf(game)
	m, e := NewMaker(id, game, "")
	if e != nil {
		return nil, e
	}
	for i := range list {
		c := list[i].CardCount
		if c.Number == "" {
			c.Number = fmt.Sprintf("blank-%03d", n+i+1)
		}
		if c.Name == "" {
			c.Name = c.Number
		}
		if m.Has(c.Number) {
			continue
		}
		if e := m.blank(g, list[i].Section, c); e != nil {
			return nil, e
		}
	}
	if p := m.Pack(); p != nil {
		return p, nil
	}
	return nil, &Error{JA: "空のカードになるものがありません。", EN: "there is nothing to make blank cards of."}
}

// BlankOf is a card in the place of one that is none any more: with its number and name as far as they can be seen, and
// nothing else of it.
func BlankOf(game string, d *state.Def) (p *Pack, err error) {
	id, _, _ := strings.Cut(d.ID, "/")
	for _, number := range [...]string{clip(d.Number), ""} { // one that is none is given anew
		for _, s := range gameOf(game).Sections {
			c := CardCount{N: 1, Number: number, Name: clip(d.Sides[0].Name)}
			if p, err = Blanks(id, game, []Missing{{s.ID, c}}, 0); err == nil {
				return p, nil
			}
		}
	}
	return nil, err
}

// blank adds a card of the first kind that goes into a section.
func (m *Maker) blank(g *Game, section string, c CardCount) (last *Error) {
	for k := range g.Kinds {
		for s := range g.Sections {
			if w := &g.Sections[s]; w.ID != section || w.Any != 0 && g.Kinds[k].Is&w.Any == 0 || g.Kinds[k].Is&w.Not != 0 {
				continue
			}
			for _, numbers := range [...]int{0, 1} { // without any, or each of them
				fields := []Field{{Key: "number", As: "number", Value: c.Number}, {Key: "name", As: "name", Value: c.Name}, {Key: "kind", As: "kind", Value: g.Kinds[k].ID}}
				if len(g.Classes) > 0 {
					fields = append(fields, Field{Key: "class", As: "class", Value: g.Classes[0].ID})
				}
				for i := range g.Numbers {
					if numbers > 0 {
						fields = append(fields, Field{Key: g.Numbers[i].ID, As: g.Numbers[i].ID, Value: "1"})
					}
				}
				if last = m.Add(0, fields); last == nil {
					return nil
				}
			}
		}
	}
	if last == nil {
		last = &Error{JA: "「" + section + "」に入るカードの種類がありません。", EN: "no kind of card goes into " + section + "."}
	}
	return last
}
