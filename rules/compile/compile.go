package compile

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/rules/text"
)

// Card compiles the texts of one card of a pack. The pack stays as it was.
func (c *Compiler) Card(p *deck.Pack, i int) deck.Card {
	d := p.Cards[i]
	d.Sides = append([]state.Side(nil), d.Sides...)
	out := deck.Card{Report: deck.CardReport{ID: d.ID, Number: d.Number, Name: d.Sides[0].Name, Status: deck.Vanilla}}
	r := &out.Report
	for n := range d.Sides {
		s := &d.Sides[n]
		c.traits(s)
		card, class, problems := c.compile(s, n)
		s.Card = card
		s.Kinds |= card.Kinds()
		r.Problems = append(r.Problems, problems...)
		switch {
		case class == text.Assisted:
			r.Status = deck.Assisted
		case class == text.Automatic && r.Status == deck.Vanilla:
			r.Status = deck.Automatic
		}
		out.English = append(out.English, c.english(s))
		out.Said = append(out.Said, c.said(s, out.English[n].Text))
	}
	if !slices.ContainsFunc(out.Said, func(s deck.Said) bool { return s.JA != nil || s.EN != nil }) {
		out.Said = nil
	}
	out.Def = d
	return out
}

// traits gives a side the traits by which texts look for it: those of a card that says them in English alone are the Japanese ones that
// other cards say with those, if any do.
func (c *Compiler) traits(s *state.Side) {
	said := s.Traits
	if len(said) == 0 {
		said = s.TraitsEN
	}
	as := slices.Clone(said)
	for i := range as {
		as[i] = c.g.Dict.Trait(as[i], text.EN)
	}
	if slices.Equal(as, s.Traits) {
		return
	}
	s.Traits, s.TraitsEN = as, said
}

// Meant says what each ability of a card means in both languages.
func (c *Compiler) Meant(card *deck.Card) (out []deck.Meant) {
	for n := range card.Def.Sides {
		s := &card.Def.Sides[n]
		for i := range s.Card.Abilities {
			a := &s.Card.Abilities[i]
			if a.Print == "" {
				continue
			}
			one := &ability.Card{Abilities: s.Card.Abilities[i : i+1], Quoted: s.Card.Quoted}
			out = append(out, deck.Meant{Side: n, Print: a.Print, JA: c.g.Print(one, s.Name, text.JA), EN: c.g.Print(one, s.Name, text.EN), Hand: int(a.Hand)})
		}
	}
	return out
}

// Cards compiles packs of one game, in this order, with the grammar of all of them.
func Cards(packs ...*deck.Pack) []deck.Card {
	var out []deck.Card
	c := Grammar(packs...)
	for _, p := range packs {
		for i := range p.Cards {
			out = append(out, c.Card(p, i))
		}
	}
	return out
}

// Build is the pool of the cards of packs. A card id given twice is an error.
func Build(packs ...*deck.Pack) (*state.Pool, []deck.CardReport, error) {
	var defs []state.Def
	var reports []deck.CardReport
	for _, c := range Cards(packs...) {
		defs, reports = append(defs, c.Def), append(reports, c.Report)
	}
	pool, err := state.NewPool(defs)
	if err != nil {
		return nil, nil, err
	}
	return pool, reports, nil
}
