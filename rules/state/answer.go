package state

import "gotaku/rules/ability"

// HandOp is one operation of an assisted effect, carried out by a person. Its verb says
// which of the other fields count; those that do not are zero.
type HandOp struct {
	Verb ability.Verb // Moved (N: attached to that card; 0: to none), Stood, ActedV, DealtDamage, Healed, PlusV, MinusV, CounterPut, CounterRemoved, NumberChanged, Created, Stayed, Cleared, Drew, Shuffled
	Card CardID       // of all that are done to a card
	To   Place        // Moved, Created; of Drew, Shuffled and NumberChanged only whose (Of)
	Pos  int16        // Moved: 0 is the top, -1 the bottom
	Stat ability.Stat // PlusV, MinusV, NumberChanged
	N    int32        // damage, numbers, counters: up to handMost; Created: the face
	Name string       // of counters: up to handName bytes
}

// Bare is an operation with nothing but what its verb uses.
func (h *HandOp) Bare() HandOp {
	b := HandOp{Verb: h.Verb}
	switch h.Verb {
	case ability.Moved:
		b.Card, b.To, b.Pos, b.N = h.Card, h.To, h.Pos, h.N
	case ability.Created:
		b.To, b.N = h.To, h.N
	case ability.Stood, ability.ActedV, Stayed:
		b.Card = h.Card
	case ability.DealtDamage, ability.Healed:
		b.Card, b.N = h.Card, h.N
	case ability.CounterPut, ability.CounterRemoved:
		b.Card, b.N, b.Name = h.Card, h.N, h.Name
	case ability.PlusV, ability.MinusV:
		b.Card, b.Stat, b.N = h.Card, h.Stat, h.N
	case NumberChanged:
		b.To.Of, b.Stat, b.N = h.To.Of, h.Stat, h.N
	case ability.Drew, ability.Shuffled:
		b.To.Of = h.To.Of
	}
	return b
}

// Mend is an operation by hand at a rest: what puts the board right where a card or the
// program is wrong.
type Mend struct {
	By Seat
	Op HandOp
}

// ActVerb is a kind of act. Games have their own from ActGame on.
type ActVerb uint8

// The acts every game has.
const (
	Pass ActVerb = iota
	PlayCard
	UseAbility
	DeclareAttack
	EndPhase
	ActGame
)

// Act is one thing a seat may do, named by cards and abilities, never by index.
type Act struct {
	Verb    ActVerb
	Card    CardID
	Target  CardID
	Ability AbilityID
	N       int32
}

// Item is one thing that may be chosen: a card, or a number (a mode, a waiting
// ability), or both.
type Item struct {
	Card    CardID
	N       int32
	Ability AbilityID
	Face    FaceID // of a token that would be made
}

// Answer is a seat's reply. It names things; what is not asked is zero: an answer that
// says more is refused whole.
type Answer struct {
	Act  Act
	Pick []Item
	N    []int32
	Hand *HandOp // ByHand: the operation; nil: done
	Plan []Payment
}

// Payment is one source of a plan: what the card gives (0: the player's own
// number), as colour As of Words.Colors.
type Payment struct {
	Card CardID
	As   uint8
}
