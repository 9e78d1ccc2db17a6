package idle

import (
	"fmt"
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Fill adds cards to those that there are and has them tried. What is not said of one besides its text, its numbers and
// classes, it takes from a card of a deck that is of its kinds.
func (c *Cards) Fill(defs []state.Def) {
	for i := range defs {
		d := defs[i]
		d.ID = fmt.Sprintf("tried/%d", len(c.Tried)+1)
		d.Sides = slices.Clone(d.Sides)
		like := c.like(d.Sides[0].Kinds, i)
		for n := range d.Sides {
			lend(&d.Sides[n], like)
		}
		if p := c.before(&d, defs); p != nil {
			c.try(*p)
		}
		c.try(d)
	}
}

// try adds a card and has it tried.
func (c *Cards) try(d state.Def) {
	c.Defs = append(c.Defs, d)
	c.Tried = append(c.Tried, state.FaceID(len(c.Defs)))
}

// like is a side of one of the cards of these kinds in the decks, the nth or so of them; nil: there is none.
func (c *Cards) like(k ability.Kinds, n int) *state.Side {
	var all []*state.Side
	for i := range c.Decks {
		for _, f := range slices.Concat(c.Decks[i].Main, c.Decks[i].Side) {
			if s := &c.Defs[f-1].Sides[0]; s.Kinds == k && !slices.Contains(all, s) {
				all = append(all, s)
			}
		}
	}
	if len(all) == 0 {
		return nil
	}
	return all[n%len(all)]
}

// lend gives a side what is not said of it.
func lend(s *state.Side, like *state.Side) {
	if like == nil {
		return
	}
	for n := range ability.CardStats {
		if v, has := like.Num.N[n], like.Num.Own&(1<<n) != 0; has && s.Num.Own&(1<<n) == 0 {
			s.Num.Set(n, v)
		}
	}
	s.Num.Has |= like.Num.Has &^ s.Num.Own
	if len(s.Classes) == 0 {
		s.Classes = like.Classes
	}
}

// before is what a card needs that lies beside the main deck and comes upon another of its name: that other one; nil: it
// is there, or it needs none.
func (c *Cards) before(d *state.Def, defs []state.Def) *state.Def {
	name := d.Sides[0].Name
	if sectionOf(c.Wing.Lexicon(), d.Sides[0].Kinds) != "evolve" || slices.ContainsFunc(defs, func(o state.Def) bool {
		return o.Sides[0].Name == name && sectionOf(c.Wing.Lexicon(), o.Sides[0].Kinds) == "main"
	}) {
		return nil
	}
	for i := range c.Decks {
		for _, f := range c.Decks[i].Main {
			p := c.Defs[f-1]
			if slices.ContainsFunc(c.Decks[i].Side, func(g state.FaceID) bool { return c.Defs[g-1].Sides[0].Name == p.Sides[0].Name }) {
				p.ID, p.Sides = d.ID+"/before", slices.Clone(p.Sides)
				p.Sides[0].Name, p.Sides[0].Card = name, copied(p.Sides[0].Card)
				return &p
			}
		}
	}
	return nil
}

// wanted gives every second card the words by which the texts that are tried ask for cards, and each of those in turn a
// name: what they ask for is there.
func (c *Cards) wanted() {
	words := map[ability.Attr][]string{}
	for _, f := range c.Tried {
		for _, s := range c.Defs[f-1].Sides {
			asked(reflect.ValueOf(s.Card), words)
		}
	}
	n := 0
	for i := 0; i < len(c.Defs); i += 2 {
		c.Defs[i].Sides = slices.Clone(c.Defs[i].Sides)
		s := &c.Defs[i].Sides[0]
		s.Traits = union(s.Traits, words[ability.TraitAttr])
		s.Categories = union(s.Categories, words[ability.CategoryAttr])
		if names := words[ability.NameAttr]; len(names) > 0 && s.Alias == "" {
			s.Alias = names[n%len(names)]
			n++
		}
	}
}

// union is a list with the words of another that it lacks.
func union(list, more []string) []string {
	list = slices.Clone(list)
	for _, w := range more {
		if !slices.Contains(list, w) {
			list = append(list, w)
		}
	}
	return list
}

// asked collects the words that data ask for, by what they are words of.
func asked(v reflect.Value, into map[ability.Attr][]string) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			asked(v.Elem(), into)
		}
	case reflect.Slice:
		for i := range v.Len() {
			asked(v.Index(i), into)
		}
	case reflect.Struct:
		if p, is := v.Interface().(ability.Prop); is {
			if p.Value != "" && !slices.Contains(into[p.Attr], p.Value) {
				into[p.Attr] = append(into[p.Attr], p.Value)
			}
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				asked(v.Field(i), into)
			}
		}
	}
}
