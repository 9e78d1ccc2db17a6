package deck

import (
	"gotaku/rules"
	"gotaku/rules/text"
)

// Problem is a part of a printed text that was not understood.
type Problem struct {
	Side     int    // 0 front, 1 back
	From, To int    // runes of the printed text
	Text     string // that part
	JA, EN   string // what the matter is
}

// Status is how much of a card the rules carry out by themselves.
type Status uint8

// The statuses; a deck list marks them ◎ △ —.
const (
	Automatic Status = iota
	Assisted         // a part is carried out by hand
	Vanilla          // no text
)

// Mark is the sign of a status.
func (s Status) Mark() string { return [...]string{"◎", "△", "—"}[s] }

// CardReport says how a card compiled.
type CardReport struct {
	ID, Number, Name string
	Status           Status
	Problems         []Problem
}

// Compile compiles the texts of a pack. The pack stays as it was; Defs and
// reports are in its order.
func (c *Compiler) Compile(p *Pack) ([]rules.Def, []CardReport) {
	defs := make([]rules.Def, len(p.Cards))
	reports := make([]CardReport, len(p.Cards))
	for i := range p.Cards {
		defs[i], reports[i] = c.Card(p, i)
	}
	return defs, reports
}

// Card compiles the texts of one card of a pack. The pack stays as it was.
func (c *Compiler) Card(p *Pack, i int) (rules.Def, CardReport) {
	d := p.Cards[i]
	d.Sides = append([]rules.Side(nil), d.Sides...)
	r := CardReport{ID: d.ID, Number: d.Number, Name: d.Sides[0].Name, Status: Vanilla}
	for n := range d.Sides {
		s := &d.Sides[n]
		card, class, problems := c.compile(s, n)
		s.Card = card
		r.Problems = append(r.Problems, problems...)
		switch {
		case class == text.Assisted:
			r.Status = Assisted
		case class == text.Automatic && r.Status == Vanilla:
			r.Status = Automatic
		}
	}
	return d, r
}

// Build compiles packs of one game into one pool, in this order, with the grammar
// of all of them. A card id given twice is an error.
func Build(packs ...*Pack) (*rules.Pool, []CardReport, error) {
	var defs []rules.Def
	var reports []CardReport
	grammar := Grammar(packs...)
	for _, p := range packs {
		d, r := grammar.Compile(p)
		defs, reports = append(defs, d...), append(reports, r...)
	}
	pool, err := rules.NewPool(defs)
	if err != nil {
		return nil, nil, err
	}
	return pool, reports, nil
}
