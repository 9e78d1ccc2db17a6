package deck

import (
	"fmt"
	"hash/crc32"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// A card file holds what was made of the texts of some packs of one game, so that who
// has the packs need not read their texts again:
//
//	cards 1a2b3c4d
//	sve-go/G-001 {Status:2 Sides:[{Card:{}}]}
//
// The first line has a check sum of what the packs print; behind it each card has a
// line in the order of the packs, its id and the written form (package ability) of made.

// made is what a card file says of a card.
type made struct {
	Status   Status
	Problems []Problem
	Sides    []madeSide
}

type madeSide struct {
	Card    *ability.Card
	English English
}

// WriteCards is the card file of packs; cards are theirs, in their order.
func WriteCards(packs []*Pack, cards []Card) []byte {
	b := fmt.Appendf(nil, "cards %08x\n", printed(packs))
	for i := range cards {
		c := &cards[i]
		m := made{Status: c.Report.Status, Problems: c.Report.Problems}
		for j := range c.Def.Sides {
			m.Sides = append(m.Sides, madeSide{c.Def.Sides[j].Card, c.English[j]})
		}
		b = append(append(b, c.Def.ID...), ' ')
		b = append(ability.AppendForm(b, &m), '\n')
	}
	return b
}

// printed is the check sum of what the cards of packs print in words.
func printed(packs []*Pack) uint32 {
	sum := uint32(0)
	add := func(s string) { sum = crc32.Update(sum, crc32.IEEETable, append([]byte(s), 0)) }
	for _, p := range packs {
		add(p.Game)
		for i := range p.Cards {
			add(p.Cards[i].ID)
			for j := range p.Cards[i].Sides {
				s := &p.Cards[i].Sides[j]
				for _, list := range [...][]string{{s.Name, s.NameEN, s.Text, s.TextEN}, s.Traits, s.TraitsEN} {
					add(strings.Join(list, "\x01"))
				}
				add(fmt.Sprint(s.Kinds))
			}
		}
	}
	return sum
}

// CardReader reads a card file, a card at a time.
type CardReader struct {
	form  *ability.FormReader
	lines string // that were not read yet
	packs []*Pack
	at    [2]int // pack and card of the next
}

// ReadCards begins to read the card file of packs. It fails when the file is of other
// packs, or of these with other texts.
func ReadCards(b []byte, packs ...*Pack) (*CardReader, error) {
	head, lines, _ := strings.Cut(string(b), "\n")
	if want := fmt.Sprintf("cards %08x", printed(packs)); strings.TrimSuffix(head, "\r") != want {
		return nil, fmt.Errorf("the card file is of other texts: it begins with %.40q, these packs' with %q", head, want)
	}
	return &CardReader{ability.NewFormReader(), lines, packs, [2]int{}}, nil
}

// Next reads the next card; nil when all have been read. The pack stays as it was. A
// line is taken whole or not at all: what is not exactly such a card is an error.
func (r *CardReader) Next() (*Card, error) {
	for r.at[0] < len(r.packs) && r.at[1] == len(r.packs[r.at[0]].Cards) {
		r.at = [2]int{r.at[0] + 1, 0}
	}
	if r.at[0] == len(r.packs) {
		if r.lines != "" {
			return nil, fmt.Errorf("the card file has more behind its last card: %.40q", r.lines)
		}
		return nil, nil
	}
	d := r.packs[r.at[0]].Cards[r.at[1]]
	line, rest, _ := strings.Cut(r.lines, "\n")
	form, ok := strings.CutPrefix(strings.TrimSuffix(line, "\r"), d.ID+" ")
	if !ok {
		return nil, fmt.Errorf("the card file has %.40q in the place of card %s", line, d.ID)
	}
	var m made
	if err := r.form.Read(form, &m); err != nil {
		return nil, fmt.Errorf("the card file: card %s: %w", d.ID, err)
	}
	if len(m.Sides) != len(d.Sides) || m.Status > Vanilla {
		return nil, fmt.Errorf("the card file: card %s is not like that of the pack", d.ID)
	}
	r.lines = rest
	r.at[1]++
	c := &Card{Def: d, Report: CardReport{d.ID, d.Number, d.Sides[0].Name, m.Status, m.Problems}}
	c.Def.Sides = append([]rules.Side(nil), d.Sides...)
	for i := range m.Sides {
		s := &m.Sides[i]
		if n := s.English; s.Card == nil || len(n.Abilities) != len(s.Card.Abilities) || len(n.Quoted) != len(s.Card.Quoted) {
			return nil, fmt.Errorf("the card file: side %d of card %s has other abilities than it says in English", i+1, d.ID)
		}
		c.Def.Sides[i].Card = s.Card
		c.English = append(c.English, s.English)
	}
	return c, nil
}
