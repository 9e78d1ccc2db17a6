package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// Defaults is what most games do. Embed it and override what a rulebook says otherwise.
type Defaults struct{ ReadsDefaults }

// ReadsDefaults is what most games read alike. Embed it and override what a rulebook says
// otherwise.
type ReadsDefaults struct{}

// Formats: the usual one alone.
func (Defaults) Formats() []Format { return []Format{{JA: "構築戦", EN: "Constructed"}} }

// Legal: any deck.
func (Defaults) Legal(*Pool, string, *DeckSetup, []FaceID) []Why { return nil }

// Bases: decks are built on nothing.
func (Defaults) Bases(*Pool, string, *DeckSetup) []string { return nil }

// Immediate: nothing interrupts.
func (Defaults) Immediate(*Kernel, []Event) {}

// Print: nothing is added.
func (ReadsDefaults) Print(*Chars) {}

// Basic: none.
func (ReadsDefaults) Basic(*ability.Ability) bool { return false }

// Bound: they can be anything.
func (ReadsDefaults) Bound(*Chars) {}

// Base: cards are what their side prints.
func (ReadsDefaults) Base(*Board, CardID, *Chars) bool { return false }

// Layers: abilities, other non-numbers, numbers.
func (ReadsDefaults) Layers() int8 { return 3 }

// Layer sorts clauses into the three usual layers.
func (ReadsDefaults) Layer(c ability.Effect) int8 {
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

// Fixed: a stored effect keeps the objects it had when it was made, unless they
// are cards still to be played or lie hidden.
func (Defaults) Fixed(c ability.Effect) bool {
	_, cost := c.(*ability.CostChange)
	return !cost
}

// Born: when it resolves.
func (Defaults) Born(k *Board, _ *Frame) Stamp { return k.State.Now }

// Looks: departures, and moves out of sight, are read before, all else after.
func (ReadsDefaults) Looks(k *Board, e *Event) Look {
	if e.Verb == ability.Moved && (k.InPlay(e.From.Zone) || k.sees(e.From, false) == All && k.sees(e.To, k.arrivesDown(e)) != All) {
		return Before
	}
	return After
}

// Chooser: the master of what is affected.
func (Defaults) Chooser(k *Board, e *Event) Seat {
	if e.Card.ID != 0 {
		return k.LastCard(e.Card).Master
	}
	return e.Seat
}

// Carry: a card that moves becomes a new object.
func (Defaults) Carry(*Board, *Event) (same, follow bool) { return false, false }

// Works: texts work in the zones that say so, or where the text says.
func (ReadsDefaults) Works(k *Board, a *ability.Ability, _ CardID, p Place) bool {
	if len(a.Works) == 0 {
		return k.Zones[p.Zone].Texts
	}
	for _, w := range a.Works {
		if k.Zone(w) == p.Zone {
			return true
		}
	}
	return false
}

// Damage marks it; damage to a player who is no card is the game's.
func (Defaults) Damage(k *Kernel, e *Event) {
	if e.Card != (Ref{}) {
		k.SetDamage(e.Card, k.State.Card(e.Card).Damage+e.N)
	}
}

// Performed: nothing is noted.
func (Defaults) Performed(*Kernel, *Event) {}

// Perform: an event without a change of state.
func (Defaults) Perform(*Kernel, *Event) {}

// Pointless: what changes nothing does not happen.
func (ReadsDefaults) Pointless(k *Board, e *Event) bool { return k.ChangesNothing(e) }

// Rewrite: events stay as they are.
func (ReadsDefaults) Rewrite(*Board, *Event, []Event) bool { return true }

// State: unknown states do not hold.
func (ReadsDefaults) State(*Board, ability.State, Ref) bool { return false }

// Number: as stored.
func (ReadsDefaults) Number(k *Board, s Seat, n ability.Stat) int32 { return k.Stored(s, n) }

// UseCost: costs are spent.
func (Defaults) UseCost(*Kernel, Ref, AbilityID) (now, print int32, ok bool) { return 0, 0, false }

// Allowances: none.
func (Defaults) Allowances(*Kernel, Seat) []Allowance { return nil }

// PhaseAt: the first of that phase.
func (Defaults) PhaseAt(k *Kernel) int {
	return slices.IndexFunc(k.Game.Words().Phases, func(w PhaseWord) bool { return w.Phase == k.State.Phase() })
}

// Bill: nothing is added.
func (Defaults) Bill(*Kernel, *Frame, *Bill) {}

// Currency: play points.
func (Defaults) Currency() ability.Res { return ability.PP }

// CiteFor: whatever is played, the rule is the same.
func (Defaults) CiteFor(*Kernel, *Frame, string) string { return "" }

// AtOnce: part by part and seat by seat, in the order of the text.
func (Defaults) AtOnce() bool { return false }

// Sources: nothing is paid by plans.
func (Defaults) Sources(_ *Kernel, _ Seat, _ *Frame, _ *Part, into []Payment) []Payment { return into }

// Gives: nothing is paid by plans.
func (Defaults) Gives(k *Kernel, _ Seat, _ *Part, _ Payment) (int32, *Why) { return 0, k.why.cost }

// CheckPlan: nothing is paid by plans.
func (Defaults) CheckPlan(k *Kernel, _ Seat, _ *Frame, _ *Part, _ []Payment) *Why { return k.why.cost }

// Solve: nothing is paid by plans.
func (Defaults) Solve(*Kernel, Seat, *Frame, *Part) ([]Payment, bool) { return nil, false }

// Cancelled: it ceases to be.
func (Defaults) Cancelled(*Kernel, *Frame) {}

// Janken: by lot.
func (Defaults) Janken(k *Kernel, _ *Frame) Seat { return Seat(k.Random(2)) }

// CouldAct: its own tests say what is wrong.
func (Defaults) CouldAct(*Kernel, *Frame, *ability.Act, []Ref, int) bool { return true }

// Vacuous: it is.
func (Defaults) Vacuous(ability.Zone) bool { return true }

// DrawsSaid: card by card.
func (Defaults) DrawsSaid() bool { return false }

// Said: as it reads.
func (ReadsDefaults) Said(_ *Board, _ Ref, _ ability.Stat, n int32) int32 { return n }

// Winning: that seat wins.
func (Defaults) Winning(_ *Kernel, s Seat, rule string) Result { return Result{Winner: s, Rule: rule} }

// Losing: both at once is a draw.
func (Defaults) Losing(_ *Kernel, lost [2]bool, rule string) Result { return Losing(lost, rule) }

// Selectable: anything may be chosen.
func (ReadsDefaults) Selectable(*Board, Seat, Ref) *Why { return nil }

// Act: a word without a procedure is carried out by hand.
func (Defaults) Act(k *Kernel, f *Frame, a *ability.Act, _ []Ref) Extent {
	k.ByHandText(f, a.Word)
	return Full
}
