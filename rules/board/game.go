package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Order: by layers, dependence and age alone; what was given is as old as the giving.
func (Defaults) Order() Order { return Order{} }

// Immune: nothing is.
func (Defaults) Immune(*Board, state.Seat, state.Source, state.CardID) bool { return false }

// Grid: none.
func (Defaults) Grid() *Grid { return nil }

// Defaults is what most games read alike. Embed it and override what a rulebook says
// otherwise. It is as large as a pointer, and nothing else: an interface holds such a game as
// it is, and calls its methods without another function between.
type Defaults struct{ _ *struct{} }

// Print: nothing is added.
func (Defaults) Print(*state.Chars) {}

// Basic: none.
func (Defaults) Basic(*ability.Ability) bool { return false }

// Lasting: effects may take every ability that is used.
func (Defaults) Lasting(*ability.Ability) bool { return false }

// Bound: they can be anything.
func (Defaults) Bound(*state.Chars) {}

// Base: cards are what their side prints.
func (Defaults) Base(*Board, state.CardID, *state.Chars) bool { return false }

// Layers: abilities, other non-numbers, numbers.
func (Defaults) Layers() int8 { return 3 }

// Layer sorts clauses into the three usual layers.
func (Defaults) Layer(c ability.Effect) int8 {
	switch c := c.(type) {
	case *ability.Give:
		if len(c.Props) > 0 || c.Kinds != 0 {
			return 1
		}
		return 0
	case *ability.Change:
		if c.Stat > ability.CardStats {
			return -1
		}
		return 2
	}
	return -1
}

// Looks: departures, and moves out of sight, are read before, all else after.
func (Defaults) Looks(b *Board, e *state.Event) Look {
	if e.Verb == ability.Moved && (b.InPlay(e.From.Zone) || b.Sees(e.From, false) == state.All && b.Sees(e.To, b.ArrivesDown(e)) != state.All) {
		return Before
	}
	return After
}

// WorksIn: texts work in the zones that say so, or where the text says.
func (Defaults) WorksIn(a *ability.Ability, z *ZoneSpec) bool {
	if len(a.Works) == 0 {
		return z.Texts
	}
	return slices.Contains(a.Works, z.Word)
}

// Works: in those zones always.
func (Defaults) Works(*Board, *ability.Ability, state.CardID, state.Place) bool { return true }

// Pointless: what changes nothing does not happen.
func (Defaults) Pointless(b *Board, e *state.Event) bool { return b.ChangesNothing(e) }

// Rewrite: events stay as they are.
func (Defaults) Rewrite(*Board, *state.Event, []state.Event) bool { return true }

// State: unknown states do not hold.
func (Defaults) State(*Board, ability.State, state.Ref) bool { return false }

// Number: as stored.
func (Defaults) Number(b *Board, s state.Seat, n ability.Stat) int32 { return b.Stored(s, n) }

// Counted: as it is stored, or as bounded by what may be so in a turn; life may besides be that
// of a card, or how many cards lie somewhere.
func (Defaults) Counted(n ability.Stat) Facts {
	if n == ability.PlayerLife {
		return FactNumbers | FactTurn | FactTable | FactPlaces | FactDamage | FactSums
	}
	return FactNumbers | FactTurn | FactTable
}

// Said: as it reads.
func (Defaults) Said(_ *Board, _ state.Ref, _ ability.Stat, n int32) int32 { return n }

// Lapsed: nothing lapses before the turn ends.
func (Defaults) Lapsed(*Board, int) bool { return false }

// Fated: none.
func (Defaults) Fated(*state.Event) bool { return false }

// Writes: whatever there is.
func (Defaults) Writes(*state.Event) Facts { return FactAll }

// Selectable: anything may be chosen.
func (Defaults) Selectable(*Board, state.Seat, state.Ref, *ability.Filter) *Why { return nil }

// Pickable: anything may be.
func (Defaults) Pickable(*Board, state.Ref, *ability.Filter) *Why { return nil }

// Printing is what cards and players are: zones, keywords, prints, states, numbers.
type Printing interface {
	Name() string
	Zones() []ZoneSpec // Zones()[0] is Nowhere
	// Grid is the board, where it is one whose places have neighbours; nil: none. [Z/X 303.2]
	Grid() *Grid
	Keywords() []Keyword
	// Print completes what a side prints with what the rules say every such card has,
	// and hides the numbers its kind cannot have; again when its kind has changed.
	Print(c *state.Chars)
	// Basic says whether a static ability that is printed defines its own card in every zone, as if that
	// were printed there. [Divine Cross 805.2]
	Basic(a *ability.Ability) bool
	// Lasting says whether no effect takes from its card an ability that is used. [Buddyfight 4.reversal.6]
	Lasting(a *ability.Ability) bool
	// Bound keeps the numbers of a card that effects have changed to what they can be.
	Bound(c *state.Chars)
	// Base writes what a card is before any effect, when that is not the print of its side; false: it is.
	Base(b *Board, id state.CardID, into *state.Chars) bool
	// State answers a state the kernel does not know of by itself.
	State(b *Board, s ability.State, r state.Ref) bool
	// Number is a player's number as the game bounds or derives it: Board.Stored is what is kept.
	Number(b *Board, who state.Seat, s ability.Stat) int32
	// Counted is what Number of n reads, the effects that change it aside. [Z/X 307.3]
	Counted(n ability.Stat) Facts
	// Said is what texts mean by a number of a card that reads n. [Divine Cross 921.1]
	Said(b *Board, r state.Ref, s ability.Stat, n int32) int32
}

// Order is how games differ in which effect applies before which, but for their layers.
type Order struct {
	// LargerFloorFirst: of effects with a least value for one number the one with the larger applies first, whatever their age. [Z/X 811.9]
	LargerFloorFirst bool
	// AgesOfCards: a static ability is as old as its card where that lies, whatever gave it. [SVE 10.9.1.6.1, Z/X 811.3a]
	AgesOfCards bool
	// AimsLast: whom an effect is on by a number says the number with all effects on it, whatever layer the effect applies in. [Buddyfight 4.flow.3.1]
	AimsLast bool
}

// Lasting is how effects that last are applied, and where texts work.
type Lasting interface {
	// Layer says in which layer (0..Layers-1) a clause applies; -1: it changes no characteristic.
	Layer(c ability.Effect) int8
	Layers() int8
	// Order is what the game says of the order of effects besides their layers.
	Order() Order
	// Immune says whether a continuous effect of a seat's, from that source, does not apply to a card that it is on. [Z/X 811.7, 1013.1a]
	Immune(b *Board, by state.Seat, src state.Source, id state.CardID) bool
	// WorksIn says whether the text of an ability may work in a zone, whatever else is so. [SVE 10.3.4, 10.3.5]
	WorksIn(a *ability.Ability, z *ZoneSpec) bool
	// Works says whether the text of an ability of a card lying at p works, where it may: Board.Works asks both.
	Works(b *Board, a *ability.Ability, id state.CardID, p state.Place) bool
}

// Meeting is what is read of an event, and of what may be chosen.
type Meeting interface {
	// Looks says when a trigger reads an event's objects.
	Looks(b *Board, e *state.Event) Look
	// Pointless says whether an event that would change nothing is not performed at all.
	Pointless(b *Board, e *state.Event) bool
	// Rewrite changes an event before replacements are looked for (tokens that go nowhere else); false drops it.
	// earlier are those of the same batch that stand.
	Rewrite(b *Board, e *state.Event, earlier []state.Event) bool
	// Fated says whether nothing can happen instead of e. [Buddyfight RP.2, RP.3, Divine Cross 1102.1a]
	Fated(e *state.Event) bool
	// Lapsed says whether what happened as the nth of this turn may not be referred to any
	// more by who may act "when" it does: ability.StillOpen. [Buddyfight 4.misc.when.1]
	Lapsed(b *Board, n int) bool
	// Writes is what an event of the game's own has written.
	Writes(e *state.Event) Facts
	// Selectable says whether a seat's card or ability may choose r as a target, where of says
	// what is asked for; nil: whatever it is.
	Selectable(b *Board, by state.Seat, r state.Ref, of *ability.Filter) *Why
	// Pickable says the same of every other choice that an effect asks for, whoever makes it;
	// costs are none. [Z/X 1106.2]
	Pickable(b *Board, r state.Ref, of *ability.Filter) *Why
}

// Game is what is read of a game: what its rulebook says is so. Nothing of it may ask or
// do anything.
type Game interface {
	Printing
	Lasting
	Meeting
}
