package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Defaults is what most games do. Embed it and override what a rulebook says otherwise.
type Defaults struct{ board.Defaults }

// Formats: the usual one alone.
func (Defaults) Formats() []Format { return []Format{{JA: "構築戦", EN: "Constructed"}} }

// Legal: any deck.
func (Defaults) Legal(*state.Pool, string, *DeckSetup, []state.FaceID) []board.Why { return nil }

// Bases: decks are built on nothing.
func (Defaults) Bases(*state.Pool, string, *DeckSetup) []string { return nil }

// Mended: the next step begins with what is due.
func (Defaults) Mended(*Kernel) {}

// Immediate: nothing interrupts.
func (Defaults) Immediate(*Kernel, []state.Event) {}

// Fixed: a stored effect keeps the objects it had when it was made, unless they
// are cards still to be played or lie hidden.
func (Defaults) Fixed(c ability.Effect) bool {
	_, cost := c.(*ability.CostChange)
	return !cost
}

// Born: when it resolves.
func (Defaults) Born(k *board.Board, _ *state.Frame) state.Stamp { return k.State.Now }

// Chooser: the master of what is affected.
func (Defaults) Chooser(k *board.Board, e *state.Event) state.Seat {
	if e.Card.ID != 0 {
		return k.LastCard(e.Card).Master
	}
	return e.Seat
}

// Placing: places are said.
func (Defaults) Placing(_ *Kernel, _ state.Seat, _ *state.Frame, _ *ability.Place, evs []state.Event) []state.Event {
	return evs
}

// Before: nobody may act.
func (Defaults) Before(_ *Kernel, evs []state.Event) []state.Event { return evs }

// OneByOne: all at once.
func (Defaults) OneByOne(_, _ ability.Zone) bool { return false }

// Carry: a card that moves becomes a new object.
func (Defaults) Carry(*board.Board, *state.Event) (same, follow bool) { return false, false }

// Damage marks it; damage to a player who is no card is the game's.
func (Defaults) Damage(k *Kernel, e *state.Event) {
	if e.Card != (state.Ref{}) {
		k.SetDamage(e.Card, k.State.Card(e.Card).Damage+e.N)
	}
}

// Performed: nothing is noted.
func (Defaults) Performed(*Kernel, *state.Event) {}

// Perform: an event without a change of state.
func (Defaults) Perform(*Kernel, *state.Event) {}

// UseCost: costs are spent.
func (Defaults) UseCost(*board.Board, state.Ref, state.AbilityID) (now, print int32, ok bool) {
	return 0, 0, false
}

// Allowances: none.
func (Defaults) Allowances(*board.Board, state.Seat) []Allowance { return nil }

// PhaseAt: the first of that phase.
func (Defaults) PhaseAt(b *board.Board, of []PhaseWord) int {
	return slices.IndexFunc(of, func(w PhaseWord) bool { return w.Phase == b.State.Phase() })
}

// Bill: nothing is added.
func (Defaults) Bill(*Kernel, *state.Frame, *Bill) {}

// Currency: cards cost nothing.
func (Defaults) Currency() ability.Res { return ability.NoRes }

// Purse: no resource is a number.
func (Defaults) Purse(ability.Res) ability.Stat { return ability.NoStat }

// CiteFor: whatever is played, the rule is the same.
func (Defaults) CiteFor(*Kernel, *state.Frame, string) string { return "" }

// Sources: nothing is paid by plans.
func (Defaults) Sources(_ *Kernel, _ state.Seat, _ *state.Frame, _ *Part, into []state.Payment) []state.Payment {
	return into
}

// Gives: nothing is paid by plans.
func (Defaults) Gives(k *Kernel, _ state.Seat, _ *Part, _ state.Payment) (int32, *board.Why) {
	return 0, k.why.cost
}

// CheckPlan: nothing is paid by plans.
func (Defaults) CheckPlan(k *Kernel, _ state.Seat, _ *state.Frame, _ *Part, _ []state.Payment) *board.Why {
	return k.why.cost
}

// Solve: nothing is paid by plans.
func (Defaults) Solve(*Kernel, state.Seat, *state.Frame, *Part) ([]state.Payment, bool) {
	return nil, false
}

// Cancelled: it ceases to be.
func (Defaults) Cancelled(*Kernel, *state.Frame) {}

// Janken: by lot.
func (Defaults) Janken(k *Kernel, f *state.Frame) state.Seat {
	return k.RandomSeat(Lot{Key: "janken", Src: f.Src})
}

// CouldAct: its own tests say what is wrong.
func (Defaults) CouldAct(*board.Board, *state.Frame, *ability.Act, []state.Ref, int) bool {
	return true
}

// Ways: none of them.
func (Defaults) Ways() Ways { return Ways{} }

// Vacuous: it is.
func (Defaults) Vacuous(ability.Zone) bool { return true }

// Winning: that seat wins.
func (Defaults) Winning(_ *board.Board, s state.Seat, rule string) Result {
	return Result{Winner: s, Rule: rule}
}

// Losing: both at once is a draw.
func (Defaults) Losing(_ *board.Board, lost [2]bool, rule string) Result { return Losing(lost, rule) }

// Act: a word without a procedure is carried out by hand.
func (Defaults) Act(k *Kernel, f *state.Frame, a *ability.Act, _ []state.Ref) Extent {
	k.ByHandText(f, a.Word)
	return Full
}
