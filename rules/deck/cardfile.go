package deck

import (
	"cmp"
	"fmt"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// A card file holds the cards of a game's packs with what was made of their texts, so
// that who plays needs neither the packs nor what reads texts: each line is a card, in
// the order of the packs, in the written form (package ability) of a line.

// line is what a card file says of a card.
type line struct {
	Status   Status
	Def      state.Def
	English  []English
	Said     []Said
	Problems []Problem
}

// WriteCards is the card file of cards.
func WriteCards(cards []Card) []byte {
	var b []byte
	for i := range cards {
		c := &cards[i]
		b = append(ability.AppendForm(b, &line{c.Report.Status, c.Def, c.English, c.Said, c.Report.Problems}), '\n')
	}
	return b
}

// CardReader reads a card file, a card at a time.
type CardReader struct {
	form *ability.FormReader
	left string // lines
	all  int    // bytes
	read int    // cards
}

// NewCardReader begins to read a card file.
func NewCardReader(file []byte) *CardReader {
	return &CardReader{ability.NewFormReader(), string(file), len(file), 0}
}

// Part is how much has been read, 0 to 1.
func (r *CardReader) Part() float32 { return 1 - float32(len(r.left))/float32(max(r.all, 1)) }

// Next reads the next card; nil when all have been read. A line is taken whole or not at
// all: what is not exactly a card is an error, and then the line is still the next.
func (r *CardReader) Next() (*Card, error) {
	if r.left == "" {
		return nil, nil
	}
	form, rest, _ := strings.Cut(r.left, "\n")
	var l line
	if err := r.form.Read(strings.TrimSuffix(form, "\r"), &l); err != nil {
		return nil, fmt.Errorf("card %d: %w", r.read+1, err)
	}
	if fault := l.fault(); fault != "" {
		return nil, fmt.Errorf("card %d: %s", r.read+1, fault)
	}
	r.left = rest
	r.read++
	return &Card{l.Def, CardReport{l.Def.ID, l.Def.Number, l.Def.Sides[0].Name, l.Status, l.Problems}, l.English, l.Said}, nil
}

// fault is what is wrong with a line that could be read; empty: nothing.
func (l *line) fault() string {
	if l.Status > Unread || l.Def.ID == "" || len(l.Def.Sides) == 0 || len(l.English) != len(l.Def.Sides) || len(l.Said) > 0 && len(l.Said) != len(l.Def.Sides) {
		return "it has no id, no side, sides that are not said in English, or an unknown status"
	}
	for i := range l.English {
		c := l.Def.Sides[i].Card
		if c == nil || len(l.English[i].Abilities) != len(c.Abilities) || len(l.English[i].Quoted) != len(c.Quoted) {
			return fmt.Sprintf("side %d has other abilities than it says in English", i+1)
		}
		if s := &l.Def.Sides[i]; len(l.Said) > 0 && l.Said[i].fault(c, s.Text, cmp.Or(s.TextEN, l.English[i].Text)) {
			return fmt.Sprintf("side %d says where other clauses stand than it has", i+1)
		}
	}
	return ""
}
