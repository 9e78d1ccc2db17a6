package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Defaults is what most games do. Embed it and override what a rulebook says otherwise.
type Defaults struct{ board.Defaults }

// Formats: the usual one alone.
func (Defaults) Formats() []Format { return []Format{{JA: "構築戦", EN: "Constructed"}} }

// Legal: any deck.
func (Defaults) Legal(*Pool, string, *DeckSetup, []FaceID) []Why { return nil }

// Bases: decks are built on nothing.
func (Defaults) Bases(*Pool, string, *DeckSetup) []string { return nil }

// Immediate: nothing interrupts.
func (Defaults) Immediate(*Kernel, []Event) {}

// Fixed: a stored effect keeps the objects it had when it was made, unless they
// are cards still to be played or lie hidden.
func (Defaults) Fixed(c ability.Effect) bool {
	_, cost := c.(*ability.CostChange)
	return !cost
}

// Born: when it resolves.
func (Defaults) Born(k *Board, _ *Frame) Stamp { return k.State.Now }

// Chooser: the master of what is affected.
func (Defaults) Chooser(k *Board, e *Event) Seat {
	if e.Card.ID != 0 {
		return k.LastCard(e.Card).Master
	}
	return e.Seat
}

// Carry: a card that moves becomes a new object.
func (Defaults) Carry(*Board, *Event) (same, follow bool) { return false, false }

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

// Winning: that seat wins.
func (Defaults) Winning(_ *Kernel, s Seat, rule string) Result { return Result{Winner: s, Rule: rule} }

// Losing: both at once is a draw.
func (Defaults) Losing(_ *Kernel, lost [2]bool, rule string) Result { return Losing(lost, rule) }

// Act: a word without a procedure is carried out by hand.
func (Defaults) Act(k *Kernel, f *Frame, a *ability.Act, _ []Ref) Extent {
	k.ByHandText(f, a.Word)
	return Full
}
