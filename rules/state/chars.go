package state

import (
	"slices"

	"gotaku/rules/ability"
)

// Held is an ability that a card has.
type Held struct {
	ID    AbilityID
	Kind  ability.Kind // of the ability
	Via   Source       // what gave it; zero: its own print
	Since Stamp        // how old the effect is that gave it; of no matter once the card has left
}

// Chars is what a card is now: the print and every effect on it. A number may be
// absent, which is not zero; numbers are raw and signed, the game clamps.
type Chars struct {
	Num       Nums
	Kinds     ability.Kinds
	Keys      uint64 // keywords, a bit each (Rules.Key)
	Names     []string
	Alias     string // what it is called besides its card name, and only said whole; one of Names unless a game sets it apart [SVE 2.14.2]
	Classes   []string
	Traits    []string
	Abilities []Held
	Sorts     uint8 // kinds of ability among them, a bit each
}

// CopyFrom makes c equal to p. The lists are never edited in place, so they are shared.
func (c *Chars) CopyFrom(p *Chars) { *c = *p }

// WordsOf is where a card says what it is by an attribute; nil: not by words.
func (c *Chars) WordsOf(a ability.Attr) *[]string {
	switch a {
	case ability.NameAttr:
		return &c.Names
	case ability.TraitAttr:
		return &c.Traits
	case ability.ClassAttr:
		return &c.Classes
	}
	return nil
}

// Words are what a card says of an attribute.
func (c *Chars) Words(a ability.Attr) []string {
	if words := c.WordsOf(a); words != nil {
		return *words
	}
	if a == ability.KindAttr {
		return c.Kinds.Words()
	}
	return nil
}

// Clone returns a copy that is never edited.
func (c *Chars) Clone() Chars {
	d := *c
	d.Names, d.Classes, d.Traits, d.Abilities = slices.Clone(c.Names), slices.Clone(c.Classes), slices.Clone(c.Traits), slices.Clone(c.Abilities)
	return d
}
